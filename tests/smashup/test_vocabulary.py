"""The page of queries and verbs is true, and cards keep to it: they use nothing else, and write no state."""

from __future__ import annotations

import ast
import inspect
import re
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rumpus import Game, new_game
from rumpus.kernel import SILENT
from rumpus.smashup.cards.bases.core import jungle_oasis
from rumpus.smashup.cards.factions.ninjas import poison, shinobi
from rumpus.smashup.table.state import Deed, Leaving, State
from rumpus.smashup.table.table import Table
from rumpus.smashup.turn import SmashUp
from tests.smashup.given import given
from tests.vocabulary import helped, tree_of, written

ROOT = Path(__file__).parents[2]
SMASHUP = ROOT / "src" / "rumpus" / "smashup"
CARDS = SMASHUP / "cards"
MODULES = sorted([*[path for each in ("factions", "bases", "decks") for path in (CARDS / each).glob("*.py")]])
PAGE = (ROOT / "docs" / "verbs.md").read_text()
FRESH = ("actions", "minions")  # queries whose lists may be changed by whoever asks
SOLE = {  # verbs of one card: others together cannot do it, since no other writes what it does
    "arrange_base_deck": "the order of the next bases, and who knows it",
    "at_once": "that several verbs are judged and done as one",
    "can_happen": "whether what a card could do would be prevented",
    "clear_away": "that some are discarded and others saved at one moment",
    "extra_minions_alike": "plays that wait and are bound to each other",
    "extra_treasures": "plays that wait, for minions and actions alike",
    "hush_others": "who alone may use specials in a scoring",
    "promise": "what a card does once points are awarded",
    "put_to_sleep": "a turn without actions",
    "remove": "a card that is discarded from play, whatever protects it",
    "shuffle_onto_deck": "cards on a deck in an order that nobody knows",
    "swap_base": "a base in place of another, with its minions",
    "take_at_random": "a card from hand to hand that two players know",
    "write_down": "what was named for a card",
}

each_module = pytest.mark.parametrize("module", MODULES, ids=lambda path: path.relative_to(CARDS).as_posix())


def section(title: str) -> dict[str, str]:
    """The names in a part of the page, each with its parameters as they are written there."""
    return dict(re.findall(r"`g\.(\w+)(\([^`]*\))?`", told(title)))


def told(title: str) -> str:
    return next(each for each in re.split(r"^## ", PAGE, flags=re.MULTILINE) if each.startswith(title))


FUNCTIONS = set(re.findall(r"`([a-z]\w+)`", told("Functions").split("|---|---|")[1]))
QUERIES, QUESTIONS, VERBS, RULES = map(section, ("Queries", "Questions", "Verbs", "What only"))


def used(module: Path) -> list[str]:
    return used_in(tree_of(module))


def used_in(whole: ast.AST) -> list[str]:
    return [
        node.attr
        for node in ast.walk(whole)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "g"
    ]


def parameters(name: str) -> str:
    """As on the page: what may be left out ends in `=`."""
    found = inspect.getattr_static(Table, name)
    if not inspect.isfunction(found):
        return ""
    written = [
        f"{'*' if each.kind is each.VAR_POSITIONAL else ''}{each.name}{'' if each.default is each.empty else '='}"
        for each in list(inspect.signature(found).parameters.values())[1:]
    ]
    return f"({', '.join(written)})"


def test_the_page_has_every_name_of_the_table_with_its_parameters() -> None:
    page = {**QUERIES, **QUESTIONS, **VERBS, **RULES}
    assert len(page) == len(QUERIES) + len(QUESTIONS) + len(VERBS) + len(RULES)
    assert page == {name: parameters(name) for name in dir(Table) if not name.startswith("_")}


@each_module
def test_cards_use_only_what_is_on_the_page_for_them(module: Path) -> None:
    assert set(used(module)) - set(QUERIES) - set(QUESTIONS) - set(VERBS) == set()
    assert helped(module) - FUNCTIONS == set()


def test_what_is_on_the_page_for_cards_has_more_than_one_user() -> None:
    """Else it belongs into that card."""
    wholes = [whole for module in [*MODULES, CARDS / "conditions.py"] for whole in tree_of(module).body]
    by_cards = Counter(name for whole in wholes for name in set(used_in(whole)))
    others = [path for path in SMASHUP.rglob("*.py") if CARDS not in path.parents]
    by_rules = {
        node.attr
        for path in others
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) in ("g", "self", "table")
    }
    names = {*QUERIES, *QUESTIONS, *VERBS}
    assert {name for name in names if by_cards[name] == 0} == set()
    assert {name for name in names if by_cards[name] == 1 and name not in by_rules} == SOLE.keys()


def test_the_functions_on_the_page_have_more_than_one_user() -> None:
    users = Counter(
        node.id
        for path in CARDS.rglob("*.py")
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
    )
    assert {name for name in FUNCTIONS if users[name] < 2} == set()


def test_verbs_are_awaited_and_queries_are_not() -> None:
    assert {name for name in {**QUESTIONS, **VERBS} if not inspect.iscoroutinefunction(getattr(Table, name))} == set()
    assert {name for name in QUERIES if inspect.iscoroutinefunction(inspect.getattr_static(Table, name))} == set()


@each_module
def test_cards_write_no_state(module: Path) -> None:
    assert written(tree_of(module), VERBS, FRESH) == []


# -- every query can be asked at any time ------------------------------------------------------------------


PLAIN = {"counts", "breakpoint", "printed_breakpoint", "monster_power", "bases_up", "play_ban", "may_attach"}
PLAIN |= {"may_play_actions", "destination", "diversions", "witnesses", "is_awaited", "triggers"}


@cache
def needs(name: str) -> list[str] | None:
    """What has to be said to ask this query; None: it is a property."""
    found = inspect.getattr_static(Table, name)
    if not inspect.isfunction(found):
        return None
    parameters = list(inspect.signature(found).parameters.values())[1:]
    return [each.name for each in parameters if each.default is each.empty]


def answers(g: Table, name: str) -> list[str]:
    """What it says about everything that lies there."""
    needed = needs(name)
    if needed is None:
        return [repr(getattr(g, name))]
    fit: dict[str, list[Any]] = {
        "player": list(range(len(g.state.seats))),
        "base": g.state.bases,
        "minion": g.minions(),
        "piece": [*g.state.bases, *g.minions(), *g.actions()],
        "me": [*g.state.bases, *g.minions(), *g.actions()],
        "what": g.minions(),
        "action": g.actions(),
        "card": [g.card(uid) for uid in g.hand(0)],
        "uid": g.hand(0),
        "bases": [g.state.bases],
        "serial": [base.serial for base in g.state.bases],
        "first": [0],
        "place": [1],
        "places": [[1] * len(g.state.seats)],
        "number": [0],
        "verb": ["play", "destroy", "start"],
        "leaving": [Leaving(minion, True) for minion in g.minions()],
        "deed": [Deed("destroy", minion, minion.base, 0, None, 0, False) for minion in g.minions()],
    }
    count = min([len(fit[each]) for each in needed], default=1)
    return [repr(getattr(g, name)(*[fit[each][i] for each in needed])) for i in range(count)]


def fresh(game: Game[State]) -> Table:
    """A table on which nothing was asked yet."""
    return SmashUp(game.state.copy(), SILENT)


def test_what_cards_may_change_is_no_part_of_the_state() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", shinobi), ("Bob", shinobi), ("Bob", shinobi, ("Alice", poison))]}
    ).game.table
    assert isinstance(table, Table)
    for name in FRESH:
        before = answers(table, name)
        getattr(table, name)().clear()
        assert answers(table, name) == before != ["[]"]


@pytest.mark.parametrize("seed", range(4))
def test_every_query_works_on_a_fresh_table_and_says_the_same_as_on_an_old_one(seed: int) -> None:
    game, rng = new_game(players=2 + seed % 3, seed=seed), Random(seed)
    for count in range(120):
        decision = game.decision
        if decision is None:
            break
        if count % 12 == 0:
            assert isinstance(game.table, Table)
            for name in sorted({*QUERIES, *PLAIN}):
                if name != "piles" or game.table.state.piles is not None:
                    assert answers(fresh(game), name) == answers(game.table, name)
        seat = decision.awaited[0]
        game.answer(seat, rng.randrange(len(decision.offers[seat])))
