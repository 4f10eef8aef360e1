"""Nothing in the engine is without words: every question, answer, event and refusal, in the source and in games."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, TypeGuard, get_args, get_type_hints

import pytest

import rumpus
from rumpus.munchkin.cards.ability import Kind, no_target
from rumpus.munchkin.cards.box import CardSet
from rumpus.munchkin.cards.catalog import CARDS, SETS
from rumpus.munchkin.cards.effects.registry import EFFECTS
from rumpus.munchkin.cards.set_words import SetWords
from rumpus.munchkin.events import KINDS
from rumpus.munchkin.family import MUNCHKIN
from rumpus.munchkin.options import VARIANTS, Options
from rumpus.munchkin.table.state import Lasting
from rumpus.munchkin.table.strength import Line
from rumpus.munchkin.text import Speaker
from rumpus.munchkin.text.cards import help_lines, text_of
from rumpus.munchkin.text.telling import COMBINED
from rumpus.munchkin.turn import ACTIONS
from rumpus.munchkin.words import English as Rules
from rumpus.munchkin.words import with_sets, words_of
from tests.asking import question
from tests.contract.checks import random_answer

ENGLISH = words_of("en")
ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "src/rumpus/munchkin"
SOURCES = [path for path in FOLDER.rglob("*.py") if not {"text", "terminal", "words"} & set(path.parts)]
TREES = {path: ast.parse(path.read_text()) for path in SOURCES}
DECKS = FOLDER / "cards/decks"
QUESTIONS = {  # verbs that ask, and where they name the question
    "agrees": 1,
    "choose_card": 1,
    "choose_gear": 1,
    "choose_items": 2,
    "choose_open_card": 1,
    "choose_player": 1,
    "choose_word": 1,
    "discard_chosen": 2,
    "open_window": 1,
    "pick": 1,
}
USUAL_PROMPT = "discard"  # where a card does not say otherwise
FREE_CHOICES = {"start", "trouble", "rest"}  # phases of a turn, by whose names they are asked
NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana"]
CTHULHU, WARHAMMER = ["cthulhu"], ["warhammer40k"]
RAW = re.compile(r"[_#{}]|\bP\d\b|\brules\b|\.\.(?!\.)$|  ")


def calls(*names: str, among: Callable[[Path], bool] = lambda path: True) -> Iterator[ast.Call]:
    for path in filter(among, SOURCES):
        for node in ast.walk(TREES[path]):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in names:
                    yield node


def texts(node: ast.expr) -> list[str]:
    """What a literal says, or both sides of a choice between two."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) + texts(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def prompts(among: Callable[[Path], bool] = lambda path: True) -> set[str]:
    found = set()
    for call in calls(*QUESTIONS, among=among):
        place = QUESTIONS[call.func.attr if isinstance(call.func, ast.Attribute) else call.func.id]  # type: ignore[attr-defined]
        found |= {text for each in call.args[place : place + 1] for text in texts(each)}
    return found


def kinds(among: Callable[[Path], bool] = lambda path: True) -> set[str]:
    return {text for call in calls("tell", among=among) for text in texts(call.args[0])}


def test_every_question_in_the_source_has_words() -> None:
    assert prompts() | {USUAL_PROMPT} | FREE_CHOICES == set(ENGLISH.PROMPTS) | set(ENGLISH.WINDOWS)
    assert set(ENGLISH.BYSTANDER) == set(ENGLISH.WINDOWS) == set(ENGLISH.WAITING_WINDOWS)
    assert set(ENGLISH.WAITING_PROMPTS) == set(ENGLISH.PROMPTS)


def test_every_answer_in_the_source_has_words() -> None:
    said = {*ENGLISH.OPTIONS, *ENGLISH.OWN_CARDS, *ENGLISH.IN_FIGHT, *ENGLISH.TRADES, "play", "use"}
    assert set(ACTIONS) - said == set()
    assert {prompt for prompt, _ in ENGLISH.OPTIONS_OF_PROMPTS} <= set(ENGLISH.PROMPTS) | set(ENGLISH.WINDOWS)


def test_every_deed_of_deck_files_that_aims_at_something_has_words() -> None:
    deeds = EFFECTS["deed"]
    known = {name for card in CARDS.values() for name in card.effects}
    said = {name for name, _ in ENGLISH.DEEDS}
    assert said <= known
    assert {name for name, effect in deeds.items() if effect.targets is not no_target} <= said


def test_every_event_in_the_source_has_words() -> None:
    assert kinds() == set(KINDS) == set(ENGLISH.EVENTS) - set(COMBINED)


@pytest.mark.parametrize("box", [box for box in SETS.values() if (DECKS / box.name).is_dir()], ids=repr)
def test_what_only_one_set_says_lies_in_its_folder(box: CardSet) -> None:
    def is_own(path: Path) -> bool:
        return DECKS / box.name in path.parents

    def is_of_others(path: Path) -> bool:
        return not is_own(path)

    own = box.words.get("en", SetWords)
    asked = prompts(is_own) - prompts(is_of_others) - {USUAL_PROMPT}
    assert set(own.PROMPTS) == set(own.WAITING_PROMPTS) == asked
    assert {prompt for prompt, _ in own.OPTIONS_OF_PROMPTS} <= asked
    assert not asked & {prompt for prompt, _ in Rules.OPTIONS_OF_PROMPTS}
    assert set(own.EVENTS) == set(box.events) == kinds(is_own) - kinds(is_of_others)
    assert {card for card, _ in own.TARGETS} <= {card.id for card in box.cards}
    known = {node.value for path in filter(is_own, SOURCES) for node in ast.walk(TREES[path]) if is_text(node)}
    assert {*own.OPTIONS, *own.THROWS} <= known


def is_text(node: ast.AST) -> TypeGuard[ast.Constant]:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def test_sets_lay_their_words_beside_those_of_the_rules_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    class Other(Rules):
        """Another language."""

    class OwnWords(SetWords):
        """What a set says in it."""

    Other.PROMPTS = {**Rules.PROMPTS, "lose": "perde"}
    OwnWords.PROMPTS = {"study": "stude"}
    monkeypatch.setattr(SETS["cthulhu"], "words", {**SETS["cthulhu"].words, "eo": OwnWords()})
    other = with_sets(Other, "eo")
    assert (other.PROMPTS["lose"], other.PROMPTS["study"]) == ("perde", "stude")
    assert other.PROMPTS["fetch"] == ENGLISH.PROMPTS["fetch"]  # what a set has no words for yet is said in English


def test_every_refusal_in_the_source_has_words_and_its_rule_is_in_the_short_rules() -> None:
    refusals = [(texts(call.args[0]), texts(call.args[1])) for call in calls("Refusal")]
    assert {reason for reasons, _ in refusals for reason in reasons} == set(ENGLISH.REFUSALS)
    assert {rule for _, rules in refusals for rule in rules} - set(ENGLISH.rules(SETS.values())) == set()


def test_whatever_lasts_or_counts_has_words() -> None:
    lasting = set(get_args(get_type_hints(Lasting)["what"]))
    assert lasting == set(ENGLISH.LASTING) == set(ENGLISH.BURDENS) > set(ENGLISH.BURDENS_NOW)
    assert set(ENGLISH.LEDGER) <= set(get_args(get_type_hints(Line)["what"]))
    assert set(get_args(Kind)) == set(ENGLISH.KINDS)


def test_every_option_that_the_engine_looks_at_is_offered_and_no_other() -> None:
    looked_at = {
        found
        for path in SOURCES
        for found in re.findall(r"\boptions\.(\w+)", path.read_text())
        if hasattr(Options, found) and found != "of_sets"
    }
    assert looked_at == set(VARIANTS) == set(ENGLISH.TABLE_OPTIONS)


def test_the_short_rules_have_the_numbers_of_the_full_ones() -> None:
    page = (ROOT / "docs/rules/munchkin.md").read_text()
    numbers = set(re.findall(r"^- (MU-\d+\.\d+) ", page, re.MULTILINE))
    assert set(ENGLISH.rules(SETS.values())) - numbers == set()


def test_sets_add_to_the_rules_at_their_places_and_another_language_says_it_in_its_words() -> None:
    told = ENGLISH.rules(SETS.values())
    assert told["MU-4.3"] == "A helper gains no level. But an Ork does if the monsters are beaten by more than 10."
    assert [number for number in told if number.startswith("MU-6.")] == [f"MU-6.{each}" for each in (*range(1, 8), 9)]
    assert ENGLISH.rules([])["MU-4.3"] == "A helper gains no level."

    class Other(Rules):
        """Another language."""

    Other.SET_RULES = {("warhammer40k", "MU-4.3"): "Sed Orko jes."}
    assert Other().rules(SETS.values())["MU-4.3"] == "A helper gains no level. Sed Orko jes."


def test_every_rule_that_the_source_names_is_on_the_page() -> None:
    page = (ROOT / "docs/rules/munchkin.md").read_text()
    for path in SOURCES:
        for number in re.findall(r"MU-\d+\.\d+", path.read_text()):
            assert f"- {number} " in page, f"{path.name} names {number}"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "sets"),
    [
        (2, CTHULHU), (3, CTHULHU), (4, CTHULHU), (5, CTHULHU), (6, CTHULHU), (2, WARHAMMER), (3, WARHAMMER),
        (4, WARHAMMER), (5, WARHAMMER), (6, WARHAMMER), (8, CTHULHU + WARHAMMER),
    ],
)  # fmt: skip
def test_all_that_happens_in_a_game_can_be_said_to_everybody(players: int, sets: list[str]) -> None:
    is_odd = players % 2 == 1
    told: dict[str, Any] = {"sets": sets, "faster": is_odd, "singing": is_odd, "ration_tokens": not is_odd}
    match = rumpus.new_match("munchkin", players=players, seed=players, **told)
    chance, said = Random(players), []
    memories: list[dict[int, int]] = [{} for _ in range(players + 1)]
    since = 0
    while (decision := match.game.decision) is not None and match.game.answered < 400:
        for seat in decision.offers:
            asked = Speaker(NAMES, seat, ENGLISH).asked(match.game, question(match.game, seat), match.game.view(seat))
            assert [choice.key for choice in asked.choices] == decision.keys(seat)
            said += [asked.words, *[choice.words for choice in asked.choices]]
        for seat in range(-1, players):
            said.append(Speaker(NAMES, seat, ENGLISH).waiting(question(match.game, seat), match.game.view(seat)))
        key = chance.choice([f"play {chance.choice(list(CARDS))}", f"use {chance.choice(list(CARDS))}#7", "dance"])
        for seat in range(players):
            refusal = match.game.why_not(seat, key)
            said += [Speaker(NAMES, seat, ENGLISH).refusal(refusal)] if refusal is not None else []
        match.answer(*random_answer(decision, chance))
        for viewer in range(-1, players):
            lines = Speaker(NAMES, viewer, ENGLISH).lines(match.log.events, since, memories[viewer])
            said += [line.text for line in lines]
        MUNCHKIN.notes(match.log.events, since)
        since = len(match.log.events)
    assert [words for words in said if not words or RAW.search(words)] == []


def test_the_log_is_the_same_in_one_piece_and_in_many() -> None:
    match = rumpus.new_match("munchkin", players=3, seed=5)
    chance = Random(5)
    while (decision := match.game.decision) is not None and match.game.answered < 300:
        match.answer(*random_answer(decision, chance))
    events, speaker = match.log.events, Speaker(NAMES, 1, ENGLISH)
    for since in range(0, len(events), 7):
        memory: dict[int, int] = {}
        speaker.lines(events[:since], 0, memory)
        assert speaker.lines(events, since, memory) == speaker.lines(events, since)


def test_every_card_has_help() -> None:
    for card in CARDS.values():
        headline, text, *_ = help_lines(card, ENGLISH)
        assert headline.startswith(card.name)
        assert text
        assert not re.search(r"[_#{}]", headline + text_of(card, ENGLISH))
