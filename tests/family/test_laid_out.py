"""A game that begins at a table that is laid out."""

from __future__ import annotations

from typing import Any

import pytest

from rumpus.families import FAMILIES
from rumpus.family import BadSetup
from rumpus.family.laid_out import setup_of
from rumpus.match import Match
from rumpus.munchkin.positions.position import PlayerAt as HeroAt
from rumpus.munchkin.positions.position import Position as MunchkinPosition
from rumpus.smashup.positions.position import PlayerAt, Position

SMASH_UP = Position({"Alice": PlayerAt(vp=12, hand=["scout"]), "Bob": PlayerAt(vp=9)}, bases=["tar_pits", "tortuga"])
MUNCHKIN = MunchkinPosition({"Alice": HeroAt(level=4), "Bob": HeroAt(level=9)})
TABLES: dict[str, tuple[Any, list[int]]] = {"smashup": (SMASH_UP, [12, 9]), "munchkin": (MUNCHKIN, [4, 9])}


@pytest.mark.parametrize("family", TABLES)
def test_it_has_a_record_and_can_be_taken_back(family: str) -> None:
    position, points = TABLES[family]
    rules = FAMILIES[family].rules
    match: Match[Any] = Match(rules, setup_of(position), 3)
    assert FAMILIES[family].standing(match.game).points == points
    assert match.decision is not None
    match.answer(0, len(match.decision.offers[0]) - 1)
    again = Match.resumed(rules, match.record)
    assert repr(again.game.state) == repr(match.game.state)
    match.go_back(0)
    assert FAMILIES[family].standing(match.game).points == points


@pytest.mark.parametrize(
    "setup",
    [
        {"players": 3, "table": {"players": {"Alice": {}, "Bob": {}}}},
        {"players": 2, "table": {"players": {"Alice": {}, "Bob": {}}, "bases": ["atlantis"]}},
        {"players": 2, "table": {"players": {"Alice": {}, "Bob": {}}, "weather": "fine"}},
        {"players": 2, "table": {"players": {"Alice": {}, "Bob": {}}, "set up": {"draft": "snake"}}},
        {"players": 2, "table": {"players": {"Alice": {}, "Bob": {}}}, "draft": "snake"},
        {"players": 2, "table": "tar_pits"},
        {"players": 2, "table": {}},
    ],
)
def test_what_cannot_be_laid_out_is_refused(setup: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        FAMILIES["smashup"].rules.start(setup, 1)
