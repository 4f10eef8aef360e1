"""What a view works out for whoever draws it: no rule is left to them."""

from __future__ import annotations

from typing import Any

import pytest

from rumpus.families import FAMILIES
from rumpus.munchkin.cards.decks.cthulhu.classes import professor
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_amnesia
from rumpus.munchkin.cards.decks.cthulhu.enhancers import rugose
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bowling_pin,
    brass_knucks,
    miners_helmet,
    non_euclidean_map,
    official_mythos,
)
from rumpus.munchkin.cards.decks.cthulhu.monsters import lloyd_lloigor, polly_polyp, shallow_ones
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink, quicker_ichor, wishing_ring
from rumpus.munchkin.table.state import Roll
from rumpus.munchkin.text.catalogue import MunchkinCard
from rumpus.munchkin.view import show_rolled
from tests.munchkin.given import Given, given

FAMILY = FAMILIES["munchkin"]


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
    assert (roll["extra"], roll["short"]) == (extra, max(0, 5 - face - extra))


def test_what_is_added_to_a_roll_says_where_it_comes_from() -> None:
    table = given(doors=[lloyd_lloigor], play={"Alice": [non_euclidean_map]}, hands={"Bob": [quicker_ichor]})
    table.opens_door()
    table.fights_it_out()
    table.plays("Bob", quicker_ichor, "for")
    (roll,) = fight_in(table)["rolls"]
    told = [(line["what"], line["card"], line["player"], line["amount"]) for line in roll["lines"]]
    assert told == [("item", "non_euclidean_map", 0, -1), ("thrown", "quicker_ichor", 1, 2)]
    assert roll["modifier"] == -1 + 2


def test_a_monster_says_its_bad_stuff_apart_from_the_rest() -> None:
    cards = {card.id: card for card in FAMILY.rulebook("en").cards}
    monster = cards["froggoth"]
    assert isinstance(monster, MunchkinCard)
    assert monster.text == f"{monster.besides} Bad stuff: {monster.bad_stuff}"
    item = cards["miners_helmet"]
    assert isinstance(item, MunchkinCard)
    assert (item.bad_stuff, item.besides) == ("", "")


def test_what_lies_before_somebody_says_where() -> None:
    table = given(play={"Alice": [professor, miners_helmet, brass_knucks, ("carry", bowling_pin)]})
    places = {gear["card"]: gear["place"] for gear in seen_by(table, 0)["heroes"][0]["gear"]}
    assert places == {
        "professor": "role", "miners_helmet": "headgear", "brass_knucks": "other", "bowling_pin": "hands",
    }  # fmt: skip


def test_a_body_shows_what_lies_on_each_of_its_items() -> None:
    table = given(
        doors=[shallow_ones],
        hands={"Alice": [kitchen_sink]},
        play={"Alice": [(bowling_pin, official_mythos), ("carry", miners_helmet)]},
    )
    table.next_roll(1)
    table.opens_door()
    table.fights_it_out()
    table.runs("Alice", shallow_ones)
    body = seen_by(table, -1)["body"]
    assert body["cards"] == ["bowling_pin", "kitchen_sink", "miners_helmet"]
    assert body["on"] == [["official_mythos"], [], []]
    while table.prompt == "loot":
        table.answer(table.awaited[0], "none")


def window_in(table: Given) -> tuple[list[int], list[int]] | None:
    """Who has let it pass, and whom it concerns."""
    window = seen_by(table, -1).get("window")
    return window and (window["passed"], window["concerns"])


@pytest.mark.parametrize(("level", "concerns"), [(5, [0]), (9, [0, 1, 2])])
def test_a_call_concerns_who_fights_and_everybody_if_the_game_may_be_won(level: int, concerns: list[int]) -> None:
    table = given(doors=[polly_polyp], hands={"Bob": [kitchen_sink], "Carol": [rugose]}, levels={"Alice": level})
    table.opens_door()
    assert window_in(table) is None
    table.answer("Alice", "call")
    assert window_in(table) == ([0], concerns)  # who calls has nothing more to do
    table.answer("Bob", "pass this fight")
    assert window_in(table) == ([0, 1], concerns)


def test_a_call_concerns_the_helper() -> None:
    table = given(doors=[polly_polyp], hands={"Bob": [kitchen_sink]}, levels={"Alice": 5})
    table.opens_door()
    table.is_helped("Carol")
    table.answer("Alice", "call")
    assert window_in(table) == ([0], [0, 2])


def test_a_curse_concerns_who_plays_it_and_whom_it_strikes() -> None:
    table = given(
        hands={"Alice": [rugose], "Bob": [curse_amnesia], "Carol": [wishing_ring]}, play={"Alice": [professor]}
    )
    table.plays("Bob", curse_amnesia, "Alice")
    assert window_in(table) == ([], [0, 1])
    table.answer("Alice", "pass")
    assert window_in(table) == ([0], [0, 1])


def test_a_table_says_what_heroes_can_be_and_whether_sexes_matter() -> None:
    seen = seen_by(given(), -1)
    assert (seen["roles"], seen["minds sex"]) == (["class"], True)
    setup = FAMILY.complete({"players": 3, "sets": ["warhammer40k"]})
    assert FAMILY.rules.start(setup, 1).view(-1)["roles"] == ["army"]
    setup = FAMILY.complete({"players": 3, "sets": ["cthulhu", "warhammer40k"]})
    assert FAMILY.rules.start(setup, 1).view(-1)["roles"] == ["army", "class"]
