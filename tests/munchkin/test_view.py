"""What a view works out for whoever draws it: no rule is left to them."""

from __future__ import annotations

from typing import Any

import pytest

from rumpus.munchkin.cards.decks.cthulhu.classes import professor
from rumpus.munchkin.cards.decks.cthulhu.items import bowling_pin, brass_knucks, miners_helmet
from rumpus.munchkin.cards.decks.cthulhu.monsters import lloyd_lloigor, polly_polyp
from rumpus.munchkin.table.state import Roll
from rumpus.munchkin.view import show_rolled
from tests.munchkin.given import Given, given


def seen_by(table: Given, seat: int) -> Any:
    return table.game.view(seat)


def fight_in(table: Given) -> dict[str, Any]:
    found: dict[str, Any] = seen_by(table, 0)["fight"]
    return found


@pytest.mark.parametrize(("level", "reaches", "may_win"), [(3, 4, False), (8, 9, False), (9, 10, True)])
def test_a_fight_says_who_is_ahead_and_what_it_is_about(level: int, reaches: int, may_win: bool) -> None:
    table = given(doors=[polly_polyp], levels={"Alice": level})
    table.opens_door()
    fight = fight_in(table)
    assert fight["lead"] == fight["ours"]["total"] - fight["theirs"]["total"] == level - 2
    assert fight["is winning"]
    assert (fight["reaches"], fight["may win"]) == (reaches, may_win)
    assert fight["shares"] == [(0, level)]


def test_who_is_not_ahead_does_not_win() -> None:
    table = given(doors=[polly_polyp], levels={"Alice": 2})
    table.opens_door()
    assert (fight_in(table)["lead"], fight_in(table)["is winning"]) == (0, False)


@pytest.mark.parametrize(("face", "extra", "escapes"), [(4, 0, False), (5, 0, True), (3, 2, True)])
def test_a_roll_says_what_it_comes_to(face: int, extra: int, escapes: bool) -> None:
    table = given(doors=[lloyd_lloigor], levels={"Alice": 3})
    table.opens_door()
    table.fights_it_out()
    assert table.state.fight is not None
    roll = show_rolled(table.table, Roll(0, table.state.fight.foes[0].serial, face, extra))
    assert (roll["face"], roll["modifier"], roll["total"], roll["escapes"]) == (face, extra, face + extra, escapes)


def test_what_lies_before_somebody_says_where() -> None:
    table = given(play={"Alice": [professor, miners_helmet, brass_knucks, ("carry", bowling_pin)]})
    places = {gear["card"]: gear["place"] for gear in seen_by(table, 0)["heroes"][0]["gear"]}
    assert places == {
        "professor": "role", "miners_helmet": "headgear", "brass_knucks": "other", "bowling_pin": "hands",
    }  # fmt: skip


def test_who_sells_knows_what_everything_is_worth_and_nobody_else_does() -> None:
    table = given(hands={"Alice": [miners_helmet, professor]})
    own, others = seen_by(table, 0), seen_by(table, 1)
    assert own["level price"] == 1000
    hero = own["heroes"][0]
    assert dict(zip(hero["hand"], hero["worth"], strict=True)) == {"miners_helmet": miners_helmet.gold, "professor": 0}
    assert others["heroes"][0]["worth"] == []
