"""docs/write-a-card.md is true: the faction on it can be played and passes its own tests, and the page names all that
there is."""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from rumpus import new_game
from rumpus.bots import BOTS, play_out
from rumpus.smashup.cards import sets
from rumpus.smashup.cards.box import FACTIONS, SETS
from rumpus.smashup.cards.card import CARDS, Card
from rumpus.smashup.table.state import Deed
from tests.coverage_of_cards import card_of
from tests.smashup.given import Given, given

PAGE = (Path(__file__).parents[2] / "docs/write-a-card.md").read_text(encoding="utf-8")
BOX, FACTION, ITS_TESTS = re.findall(r"^```python\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)[1:]
TESTS = [each.name for each in ast.parse(ITS_TESTS).body if isinstance(each, ast.FunctionDef)]
NAME = "rumpus.smashup.cards.factions.gardeners"


@pytest.fixture
def module(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The faction, as if it were in its file."""
    registries: list[dict[str, Any]] = [SETS, FACTIONS, CARDS]
    before = [registry.copy() for registry in registries]
    module = ModuleType(NAME)
    monkeypatch.setattr(sets, "GARDEN", None, raising=False)
    monkeypatch.setitem(sys.modules, NAME, module)
    exec(BOX, vars(sets))
    exec(FACTION, vars(module))
    yield module
    for registry, known in zip(registries, before, strict=True):
        registry.clear()
        registry.update(known)


@pytest.mark.parametrize("test", TESTS)
def test_the_faction_passes_its_tests(test: str, module: ModuleType) -> None:
    tests: dict[str, Any] = {}
    exec(ITS_TESTS, tests)
    tests[test]()


def test_each_of_its_cards_has_a_test(module: ModuleType) -> None:
    cards = [name for name, each in vars(module).items() if isinstance(each, Card)]
    assert {card_of(test, cards) for test in TESTS} == set(cards)


def test_it_can_be_played(module: ModuleType) -> None:
    factions = [["gardeners", "ninjas"], ["pirates", "robots"]]
    game = new_game(players=2, seed=3, factions=factions, bases="all")
    play_out(game, [BOTS["random"](seat) for seat in range(2)])
    assert game.is_over


def test_every_decorator_is_listed() -> None:
    decorators = {name for name, each in vars(Card).items() if inspect.isfunction(each) and not name.startswith("_")}
    rows = "".join(re.findall(r"^\| (.*?) \|", PAGE, re.MULTILINE))
    assert {each for each in decorators if not re.search(rf"`{each}[`(]", rows)} == set()


def test_every_word_of_a_test_is_listed() -> None:
    assert {each for each in inspect.signature(given).parameters if f"`{each}=`" not in PAGE} == set()
    words = {name for name in vars(Given) if not name.startswith("_")} - {"is_at_rest"}
    assert {each for each in words if f"`table.{each}(" not in PAGE} == set()


def test_every_field_of_a_deed_is_listed() -> None:
    table = PAGE.partition("| of a `Deed` | is |")[2].partition("## ")[0]
    assert {each for each in Deed.__struct_fields__ if f"`{each}`" not in table} == {"number"}
