"""Nothing in the engine is without words: every question, event and refusal, in the source and in played games."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rumpus
from rumpus.bots import BOTS, chair_for
from rumpus.smashup.cards.catalog import CARDS
from rumpus.smashup.events import KINDS
from rumpus.smashup.text import Speaker
from rumpus.smashup.text.cards import help_lines
from rumpus.smashup.text.telling import UNTOLD
from rumpus.smashup.text.voice import Voice
from rumpus.smashup.words import words_of
from tests.asking import question

ENGLISH = words_of("en")
ROOT = Path(__file__).parents[2]
SOURCES = [path for path in (ROOT / "src/rumpus/smashup").rglob("*.py") if "text" not in path.parts]
QUESTIONS = {
    "agrees",
    "choose",
    "choose_card",
    "choose_open_card",
    "choose_player",
    "choose_word",
    "may_choose",
    "pick",
}
NAMES = ["Ann", "Bob", "Cleo", "Dan"]
STAGES = ("before", "when", "loot", "after")


def calls(*names: str) -> Iterator[ast.Call]:
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in names:
                    yield node


def texts(node: ast.expr) -> list[str]:
    """What a literal says, or both sides of a choice between two; for one with a window of scoring in it, all
    windows."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) + texts(node.orelse)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.JoinedStr):
        assert ast.unparse(node) == "f'{moment_of(stage)} scoring'"
        return [f"{stage} scoring" for stage in STAGES]
    return []


def test_every_question_in_the_source_has_words() -> None:
    prompts = [text for call in calls(*QUESTIONS) if len(call.args) > 1 for text in texts(call.args[1])]
    assert len(prompts) > 50
    assert set(prompts) - set(ENGLISH.PROMPTS) == set(), "say them in src/rumpus/smashup/words/en/questions.py"
    assert set(ENGLISH.PROMPTS) - set(prompts) == set(), "nobody asks this"
    assert set(ENGLISH.PROMPTS) == set(ENGLISH.CHOSEN)
    assert {prompt for prompt, _ in ENGLISH.PROMPTS_OF_CARDS} - set(prompts) == set()
    assert {card for _, card in ENGLISH.PROMPTS_OF_CARDS} - set(CARDS) == set()


def test_every_event_in_the_source_has_words() -> None:
    kinds = {text for call in calls("tell", "do", "do_all") for text in texts(call.args[0])}
    assert kinds == set(KINDS) == {*ENGLISH.EVENTS, UNTOLD}


def test_every_refusal_in_the_source_has_words_and_its_rule_is_in_the_short_rules() -> None:
    refusals = [(texts(call.args[0]), texts(call.args[1])) for call in calls("Refusal")]
    assert {reason for reasons, _ in refusals for reason in reasons} == set(ENGLISH.REFUSALS)
    assert {rule for _, rules in refusals for rule in rules} - set(ENGLISH.RULES) == set()


def test_the_short_rules_have_the_numbers_of_the_full_ones() -> None:
    page = (ROOT / "docs/rules/smash-up.md").read_text()
    numbers = set(re.findall(r"^- (SU-\d+\.\d+) ", page, re.MULTILINE))
    assert set(ENGLISH.RULES) - numbers == set()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["first_print", "geekier_box"])
def test_all_that_happens_in_a_game_can_be_said_to_everybody(players: int, edition: str) -> None:
    match = rumpus.new_match(players=players, seed=players, edition=edition)
    bots = [BOTS["random"](seat) for seat in range(players)]
    said: list[str] = []
    while (decision := match.game.decision) is not None and match.game.answered < 500:
        seat = decision.awaited[0]
        assert decision.prompt in ENGLISH.PROMPTS
        asked = Voice(NAMES, seat, ENGLISH).asked(match.game, question(match.game, seat), match.game.view(seat))
        said += [asked.words, *[choice.words for choice in asked.choices]]
        for choice in asked.choices:
            is_named = not choice.verb and choice.parts and not choice.says("for") and choice.number < 0
            assert choice.deed if is_named else not choice.deed, (decision.prompt, choice.key)
        for key in ("play shinobi at tar_pits", "play howl", "use scout", "dance", decision.keys(seat)[0]):
            for asker in range(players):
                refusal = match.game.why_not(asker, key)
                said += [Speaker(NAMES, asker, ENGLISH).refusal(refusal)] if refusal is not None else []
        match.answer(seat, bots[seat].decide(chair_for(bots[seat], match.game, seat)))
    for viewer in range(-1, players):
        said += Speaker(NAMES, viewer, ENGLISH).tell(match.log.events)
    assert [words for words in said if not words or re.search(r"[_#{}]|\bP\d\b|rules", words)] == []


def test_every_card_has_help() -> None:
    for card in CARDS.values():
        headline, text, *_ = help_lines(card, ENGLISH)
        assert headline.startswith(card.name)
        assert text
