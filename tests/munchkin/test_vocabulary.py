"""The page of queries and verbs is true, and cards keep to it: they use nothing else, and write no state."""

import ast
import inspect
import re
from collections import Counter
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rumpus import new_game
from rumpus.kernel import SILENT
from rumpus.munchkin.cards.decks.cthulhu.box import SINGING
from rumpus.munchkin.cards.groups import WOMEN
from rumpus.munchkin.table.table import Table
from rumpus.munchkin.turn import Munchkin
from tests.contract.checks import random_answer
from tests.vocabulary import functions, helped, tree_of, written

ROOT = Path(__file__).parents[2]
CARDS = ROOT / "src" / "rumpus" / "munchkin" / "cards"
CODE = [*(CARDS / "decks").rglob("*.py"), *(CARDS / "effects").glob("*.py")]
MODULES = sorted(path for path in CODE if "words" not in path.parts)
RULES = [*CARDS.parent.glob("*.py"), *(CARDS.parent / "table").glob("*.py"), CARDS / "playing.py"]
PAGE = (ROOT / "docs" / "munchkin-verbs.md").read_text()
OWN = ("rumpus.munchkin.cards.decks", "rumpus.munchkin.cards.effects")
SOLE = {  # what one ability alone uses: others together cannot do it, since no other writes, or tries, what it does
    "bury_door": "the deck from below",
    "call_off_fight": "a fight that was never begun",
    "catch_curse": "whom a curse strikes that has spread",
    "change_role": "roles that go for another, without being settled one by one",
    "change_sex": "a hero's sex",
    "curse_item": "a curse that is fixed to an item",
    "deal_spoils": "how treasures won together are shared",
    "grow": "what a monster has more than is printed",
    "hand_in_rations": "a hero's ration tokens",
    "hand_out_rations": "the same",
    "keep_door": "a door from the deck to a hand, told as what it is",
    "lie_before": "a card that has been played and stays",
    "lose_turn": "a turn that has no end of its own",
    "mark_outsider": "who alone is not what all others are",
    "may_still_loot": "a phase of the turn again",
    "pass_curse_on": "whom the card in the air strikes",
    "replace_fighter": "who fights",
    "swap_hands": "who knows which cards of two hands that change places",
    "take_from_pile": "a pile of a card's own",
    "take_throw": "a card from a fight to a hand",
    "turn_up_monster": "doors that are turned up one by one",
    "would_win_with": "a copy of the table, to try it on",
}

each_module = pytest.mark.parametrize("module", MODULES, ids=lambda path: path.relative_to(CARDS).as_posix())


def section(title: str) -> str:
    return next(each for each in re.split(r"^## ", PAGE, flags=re.MULTILINE) if each.startswith(title))


QUERIES = set(re.findall(r"`g\.([\w.]+)", section("Queries")))
VERBS = set(re.findall(r"`g\.(\w+)", section("Questions") + section("Verbs")))
HELP = set(re.findall(r"`([a-z]\w+)`", section("Ways").split("|---|---|")[1]))


def used(module: Path) -> set[str]:
    return used_in(tree_of(module))


def used_in(whole: ast.AST) -> set[str]:
    """What it uses of the table, and of its state."""
    found = set()
    for node in ast.walk(whole):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "g":
            found.add(node.attr)
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) in ("g.state", "state"):
            found.add(f"state.{node.attr}")
    return found - {"state"}


@each_module
def test_cards_use_only_what_is_on_the_page(module: Path) -> None:
    assert used(module) - QUERIES - VERBS == set()
    assert helped(module, "rumpus.", OWN) - HELP == set()


def test_all_that_is_on_the_page_is_used_by_cards() -> None:
    everything = set().union(*[used(module) for module in MODULES])
    assert (QUERIES | VERBS) - everything == set()
    assert HELP - set().union(*[helped(module, "rumpus.", OWN) for module in MODULES]) == set()


def test_what_is_on_the_page_has_more_than_one_user() -> None:
    """Else it belongs into that card."""
    by_cards: dict[str, set[tuple[Path, int]]] = {}
    for module in MODULES:
        for whole in tree_of(module).body:
            for name in used_in(whole):
                by_cards.setdefault(name, set()).add((module, whole.lineno))
    by_rules = {
        node.attr
        for path in RULES
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) in ("g", "self", "trial")
    }
    names = {name for name in QUERIES | VERBS if "." not in name}
    assert {name for name in names if len(by_cards[name]) == 1 and name not in by_rules} == SOLE.keys()


def test_the_ways_on_the_page_have_more_than_one_user() -> None:
    users = Counter(
        node.id
        for path in CARDS.parent.rglob("*.py")
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
    )
    assert {name for name in HELP if users[name] < 2} == set()


def test_verbs_are_awaited_and_queries_are_not() -> None:
    plain = {name for name in VERBS if not inspect.iscoroutinefunction(getattr(Table, name))}
    assert plain == {"pick", "tell"}  # what `pick` gives is awaited
    awaited = {name for name in QUERIES if inspect.iscoroutinefunction(inspect.getattr_static(Table, name, None))}
    assert awaited == set()


@each_module
def test_queries_of_cards_use_no_verbs(module: Path) -> None:
    for function in functions(tree_of(module)):
        if not isinstance(function, ast.AsyncFunctionDef):
            found = [node for node in ast.walk(function) if isinstance(node, ast.Attribute)]
            assert {node.attr for node in found if ast.unparse(node.value) == "g"} & VERBS == set()


@each_module
def test_cards_write_no_state(module: Path) -> None:
    assert written(tree_of(module), VERBS) == []


# -- every query can be asked at any time ------------------------------------------------------------------


OF_FIGHTS = {  # there must be one
    "are_classes_silent", "fight", "foe", "foes_make_of", "foes_named", "is_hushed", "is_winning", "minds",
    "munchkins", "treasures_of", "would_win_with",
}  # fmt: skip


def answers(g: Table, name: str) -> list[str]:
    """What it says about everything that lies there."""
    found = inspect.getattr_static(Table, name)
    if not inspect.isfunction(found):
        return [repr(getattr(g, name))]
    state = g.state
    foes, thrown = (state.fight.foes, state.fight.thrown) if state.fight is not None else ([], [])
    gear = [each for player in range(len(state.heroes)) for each in g.gear(player)]
    fit: dict[str, list[Any]] = {
        "player": list(range(len(state.heroes))),
        "first": [0],
        "uid": g.hand(0),
        "card": [g.card(uid) for uid in g.hand(0)],
        "card_id": [g.card(uid).id for uid in g.hand(0)],
        "card_ids": [each.card.id for each in foes],
        "role_id": ["cultist"],
        "what": ["no playing"],
        "ability": ["use"],
        "gear": gear,
        "foe": foes,
        "throw": thrown,
        "serial": [each.serial for each in foes if name == "foe"] or [each.serial for each in gear],
        "group": [WOMEN],
        "amount": [1],
        "of_set": [SINGING],
        "tag": ["goth"],
        "uids": [frozenset(g.hand(0))],
        "roll": [state.fight.roll] if state.fight is not None and state.fight.roll is not None else [],
    }
    needed = list(inspect.signature(found).parameters)[1:]
    ways = [dict(zip(needed, each, strict=True)) for each in product(*[fit[each] for each in needed])]
    return [repr(getattr(g, name)(*way.values())) for way in ways if may_be_asked(g, name, way)]


def may_be_asked(g: Table, name: str, way: dict[str, Any]) -> bool:
    """Of some things only what is there."""
    if name == "in_hand":
        return way["card_id"] in g.held(way["player"])
    return name != "would_win_with" or (g.in_combat(way["player"]) and way["gear"].card.is_item)


@pytest.mark.parametrize("seed", range(4))
def test_every_query_works_on_a_fresh_table_and_says_the_same_as_on_an_old_one(seed: int) -> None:
    game, rng = new_game("munchkin", players=3 + seed % 2, seed=seed, sets=["cthulhu"]), Random(seed)
    asked: set[str] = set()
    for count in range(300):
        decision = game.decision
        if decision is None:
            break
        if count % 6 == 0:
            assert isinstance(game.table, Table)
            for name in sorted(name for name in QUERIES if "." not in name):
                if name not in OF_FIGHTS or game.state.fight is not None:
                    found = answers(Munchkin(game.state.copy(), SILENT), name)
                    assert found == answers(game.table, name)
                    asked |= {name} if found else set()
        game.answer(*random_answer(decision, rng))
    assert {name for name in QUERIES if "." not in name} - asked <= {"foes_make_of", "is_enough"}  # seldom
