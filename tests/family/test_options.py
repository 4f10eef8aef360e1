"""The grammar of answers: each option is read into its parts, and these put together are the option again."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rumpus
from rumpus.families import FAMILIES
from rumpus.family import Answer, Choice, Grammar, Part, Role
from rumpus.family.options import ROLES, seat_of
from rumpus.kernel import Decision, Game, Option, key_of
from rumpus.munchkin.grammar import GRAMMAR as MUNCHKIN
from rumpus.smashup.grammar import GRAMMAR as SMASH_UP
from tests.asking import question

GRAMMARS = {"munchkin": MUNCHKIN, "smashup": SMASH_UP}
SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("smashup", {"players": 3, "draft": "snake"}),
    ("smashup", {"players": 4}),
    ("munchkin", {"players": 4, "sets": ["cthulhu"], "singing": True, "speaking": True}),
    ("munchkin", {"players": 5, "sets": ["cthulhu", "warhammer40k"], "ration_tokens": True, "faster": True}),
]
SOURCE = Path(rumpus.__file__).parent
GRAMMAR = SOURCE / "family" / "options.py"
MODULES = sorted(path for path in SOURCE.rglob("*.py") if path != GRAMMAR and "kernel" not in path.parts)
IDLE = {*ROLES, "cancel", "keep"} - {"yes"}
TAKES_APART = re.compile(
    r'P\\d|f"P\{|#\\d|(split|partition|find|index)\("#"\)|def seat_of|'
    r"\bkey\.(split|startswith|endswith|r?partition|removeprefix|removesuffix|replace)\(|"
    r'" in \w+(\.\w+)*\.keys\(\w|keys\.index\("'
)
NAMES = tuple(part for part in Part.__struct_fields__ if part not in ("zone", "owner"))


def questions(family: str, setup: dict[str, Any], seed: int, most: int = 400) -> Iterator[tuple[Game[Any], Decision]]:
    """The questions of a random game, with whoever may come in between now and then doing so."""
    game, random = FAMILIES[family].rules.start(FAMILIES[family].complete(setup), seed), Random(seed)
    for _ in range(most):
        decision = game.decision
        if decision is None:
            return
        yield game, decision
        seat = random.choice(decision.awaited if random.random() < 0.9 else list(decision.offers))
        game.answer(seat, random.randrange(len(decision.offers[seat])))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("family", "setup"), SETUPS)
def test_the_parts_of_every_option_put_together_are_the_option(family: str, setup: dict[str, Any], seed: int) -> None:
    grammar = GRAMMARS[family]
    for _, decision in questions(family, setup, seed):
        for options in decision.offers.values():
            for option in options:
                answer = grammar.read(option)
                assert answer.option == option
                assert answer.key == key_of(option)
                assert key_of(grammar.option_of(answer.key)) == answer.key
                assert all(is_one_thing(part) for part in answer.parts), answer


def is_one_thing(part: Part) -> bool:
    """`power_3` is a word with its number, and a card in play has one too."""
    nothing = Part()
    named = [name for name in NAMES if getattr(part, name) != getattr(nothing, name)]
    return len(named) == 1 or named in (["card", "piece"], ["word", "number"])


@pytest.mark.parametrize(("family", "setup"), SETUPS)
def test_every_choice_names_what_it_is_about_and_what_kind_of_answer_it_is(family: str, setup: dict[str, Any]) -> None:
    grammar = GRAMMARS[family]
    for game, decision in questions(family, setup, 7, most=150):
        for seat in decision.offers:
            names = ["Ann", "Bob", "Cleo", "Dan", "Eve"][: setup["players"]]
            choices = FAMILIES[family].speaker(names, seat).asked(game, question(game, seat), game.view(seat)).choices
            assert [choice.key for choice in choices] == decision.keys(seat)
            for option, choice in zip(decision.offers[seat], choices, strict=True):
                assert Answer(choice.verb, choice.role, choice.parts).option == option
                assert choice.role == grammar.role(option)
                assert choice.role == "act" or not [part for part in choice.parts if part.player < 0]
                assert all(part.zone for part in choice.parts if part.card and not part.piece), choice
                assert_named(option, choice)


def assert_named(option: Option, choice: Choice) -> None:
    """Whatever is a card, a player or a number is a part."""
    for place, word in enumerate(option):
        if isinstance(word, int):
            assert any((part.card, part.piece) == (option[place - 1], word) for part in choice.parts)
        elif seat_of(word) >= 0:
            assert any(part.player == seat_of(word) for part in choice.parts)
        elif word.isdigit():
            assert any(part.number == int(word) for part in choice.parts)


@pytest.mark.parametrize(
    ("grammar", "option", "verb", "role", "parts"),
    [
        (SMASH_UP, ("end turn",), "end turn", "end", []),
        (SMASH_UP, ("no",), "no", "decline", []),
        (SMASH_UP, ("scout", 12), "", "act", [Part(card="scout", piece=12)]),
        (SMASH_UP, ("P2",), "", "act", [Part(player=2)]),
        (SMASH_UP, ("tar_pits",), "", "act", [Part(base="tar_pits")]),
        (
            SMASH_UP,
            ("play", "scout", "at", "tar_pits"),
            "play",
            "act",
            [Part(card="scout"), Part(word="at"), Part(base="tar_pits")],
        ),
        (
            SMASH_UP,
            ("play", "tenacious_z", "from_discard", "at", "tar_pits"),
            "play",
            "act",
            [
                Part(card="tenacious_z"),
                Part(word="from_discard"),
                Part(word="at"),
                Part(base="tar_pits"),
            ],
        ),
        (SMASH_UP, ("extra", "power_2"), "extra", "act", [Part(word="power", number=2)]),
        (MUNCHKIN, ("pass",), "pass", "pass", []),
        (MUNCHKIN, ("refuse trade", "P0"), "refuse trade", "decline", [Part(player=0)]),
        (MUNCHKIN, ("open door",), "open door", "main", []),
        (MUNCHKIN, ("0",), "", "act", [Part(number=0)]),
        (
            MUNCHKIN,
            ("play", "rugose", "froggoth", 7),
            "play",
            "act",
            [Part(card="rugose"), Part(card="froggoth", piece=7)],
        ),
    ],
)
def test_an_option_is_read(grammar: Grammar, option: Option, verb: str, role: Role, parts: list[Part]) -> None:
    assert grammar.read(option) == Answer(verb, role, parts)
    assert grammar.option_of(key_of(option)) == option


def test_whatever_is_not_in_play_lies_where_the_question_says() -> None:
    places = {"rugose": ("hand", 1), "froggoth": ("laid out", -1)}
    parts = MUNCHKIN.read(("play", "rugose", "froggoth", 7, "froggoth"), places).parts
    assert [(part.zone, part.owner) for part in parts] == [("hand", 1), ("", -1), ("laid out", -1)]
    assert SMASH_UP.read(("tar_pits",), {"tar_pits": ("base deck", -1)}).parts == [
        Part(base="tar_pits", zone="base deck")
    ]


def test_a_faction_that_is_called_like_a_card_is_one_unless_the_card_lies_somewhere() -> None:
    assert SMASH_UP.read(("bear_cavalry",)).parts == [Part(faction="bear_cavalry")]
    lying = SMASH_UP.read(("bear_cavalry",), {"bear_cavalry": ("discard", 2)})
    assert lying.parts == [Part(card="bear_cavalry", zone="discard", owner=2)]
    assert SMASH_UP.read(("play", "bear_cavalry")).card == "bear_cavalry"


def test_of_several_things_of_a_kind_the_first_is_what_it_is_about() -> None:
    answer = MUNCHKIN.read(("use", "froggoth", 5, "rugose", 6, "P2", "P3", "4"))
    assert (answer.card, answer.piece, answer.player, answer.number) == ("froggoth", 5, 2, 4)
    assert SMASH_UP.read(("play", "scout", "at", "tar_pits")).base == "tar_pits"
    nothing = SMASH_UP.read(("pass",))
    assert (nothing.card, nothing.piece, nothing.base, nothing.player, nothing.number) == ("", 0, "", -1, -1)


@pytest.mark.parametrize(
    "key", ["", "#", "#3", "use x#", "use x#\u00b2", "x#99999999999999999999", "P\u0663", "power_\u00b2"]
)
def test_whatever_people_type_is_read_somehow(key: str) -> None:
    assert SMASH_UP.read(SMASH_UP.option_of(key)).key == key


def test_a_word_that_is_no_seat_names_nobody() -> None:
    assert [seat_of(word) for word in ("P0", "P7", "P8", "pass", "P", 3)] == [0, 7, -1, -1, -1, -1]


# -- nobody else takes answers apart ---------------------------------------------------------------------------


def faults(modules: list[Path], find: Callable[[str], list[Any]]) -> dict[str, list[Any]]:
    """What is found in these modules, by their names."""
    found = {path.relative_to(SOURCE).as_posix(): find(path.read_text()) for path in modules}
    return {name: each for name, each in found.items() if each}


def test_no_other_module_takes_a_key_apart() -> None:
    assert faults(MODULES, TAKES_APART.findall) == {}


def is_rules(module: Path) -> bool:
    """The rules make options and carry them out: they know what they have put where."""
    family, *rest = module.relative_to(SOURCE).parts
    return family in FAMILIES and (len(rest) == 1 or rest[0] in ("cards", "table"))


def taken_apart(source: str) -> list[str]:
    """Where a part of an option is looked at: `option[0]`, `len(option)`, `for word in option`, `verb, *rest = option`,
    `"P1" in option`."""
    tree = ast.parse(source)
    options = names_of_options(tree)
    found: list[ast.AST] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript):
            looked_at: list[ast.expr] = [node.value]
        elif isinstance(node, ast.Call) and named(node.func, "len"):
            looked_at = node.args
        elif isinstance(node, ast.For | ast.comprehension):
            looked_at = [node.iter]
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple):
            looked_at = [node.value]
        elif isinstance(node, ast.Compare) and any(isinstance(each, ast.In | ast.NotIn) for each in node.ops):
            looked_at = node.comparators
        else:
            continue
        found += [each for each in looked_at if is_option(each, options)]
    return [ast.unparse(each) for each in found]


def names_of_options(tree: ast.Module) -> set[str]:
    """What they are called: `option`, or whatever runs over `options`."""
    loops = [node for node in ast.walk(tree) if isinstance(node, ast.For | ast.comprehension)]
    over = [loop for loop in loops if ast.unparse(loop.iter).rpartition(".")[2] == "options"]
    return {"option", *[loop.target.id for loop in over if isinstance(loop.target, ast.Name)]}


def is_option(node: ast.expr, names: set[str]) -> bool:
    """A name for one, or `answer.option`."""
    if isinstance(node, ast.Attribute):
        return node.attr == "option"
    return isinstance(node, ast.Name) and node.id in names


def named(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def test_nobody_but_the_grammar_and_the_rules_takes_an_option_apart() -> None:
    assert faults([module for module in MODULES if not is_rules(module)], taken_apart) == {}


@pytest.mark.parametrize(
    "source",
    [
        "verb = option[0]", "is_bare = len(option) == 1", "for word in option: pass", "verb, *target = option",
        "is_mine = 'P1' in option", "verbs = [each[0] for each in question.options]",
        "words = [each for each in answer.option]",
    ],
)  # fmt: skip
def test_what_takes_an_option_apart_is_noticed(source: str) -> None:
    assert taken_apart(source)


def test_whole_options_may_be_compared_and_looked_for() -> None:
    assert taken_apart("option == PASS; PASS in options; options.index(option); options[3]; known[option]") == []


def idle_words(source: str) -> list[list[Any]]:
    """Lists with several of the words that do nothing."""
    lists = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Tuple | ast.List | ast.Set)]
    words = [[each.value for each in node.elts if isinstance(each, ast.Constant)] for node in lists]
    return [found for found in words if len(IDLE.intersection(found)) > 1]


def test_no_other_module_lists_the_words_that_do_nothing() -> None:
    assert faults(MODULES, idle_words) == {}


@pytest.mark.parametrize(
    "source",
    [
        're.fullmatch(r"P\\d", word)', 'f"P{seat}"', 'word.split("#")[0]', 'key.startswith("use ")',
        'verb, card = key.split()', 'def seat_of(word: str) -> int:', 're.sub(r"#\\d+", "", key)',
        'choice.key.partition(" ")', '"end turn" in decision.keys(seat)', 'keys.index("pass")',
    ],
)  # fmt: skip
def test_what_takes_a_key_apart_is_noticed(source: str) -> None:
    assert TAKES_APART.search(source)


@pytest.mark.parametrize("family", GRAMMARS)
def test_of_what_is_typed_only_as_much_is_looked_up_as_a_verb_has_words(
    family: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody may type a thousand words, each of which would be tried as the end of a verb."""
    tried: list[object] = []

    class Noted(frozenset[str]):
        def __contains__(self, text: object) -> bool:
            tried.append(text)
            return super().__contains__(text)

    grammar = GRAMMARS[family]
    longest = max((each.split() for each in grammar.verbs), key=len)
    monkeypatch.setattr(grammar, "verbs", Noted(grammar.verbs))
    assert grammar.option_of("play" + " 1" * 5000) == ("play", *["1"] * 5000)
    assert grammar.option_of(" ".join([*longest, "1"])) == (" ".join(longest), "1")
    assert len(tried) < 10
