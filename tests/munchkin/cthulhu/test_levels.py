"""The cards that give a level."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.levels import (
    call_the_army,
    discover_family_history,
    inform_local_authorities,
    interviewed_for_evening_news,
    learn_things_man_was_not_meant_to_know,
    mystic_visions,
    report_creatures_to_fbi,
    sole_survivor,
    target_practice,
    tell_the_president,
)
from rumpus.munchkin.cards.decks.cthulhu.monsters import polly_polyp, shallow_ones, shoggoth
from rumpus.munchkin.cards.decks.cthulhu.one_shots import sticker_ichor
from tests.munchkin.given import Given, given


def check(card: Card) -> None:
    """For anybody, at any time, in a fight as well; never the tenth level."""
    table = given(doors=[shallow_ones], hands={"Bob": [card]}, levels={"Carol": 8})
    table.opens_door()
    assert table.offers("Bob")[-3:] == [f"play {card.id} {name}" for name in ("Alice", "Bob", "Carol")]
    table.plays("Bob", card, "Carol")
    table.everyone_passes()
    assert (table.level("Alice"), table.level("Bob"), table.level("Carol")) == (1, 1, 9)
    assert table.discards() == [card.id]

    table = given(hands={"Alice": [card]}, levels={"Alice": 9})
    table.plays("Alice", card, "Alice")
    table.everyone_passes()
    assert table.level("Alice") == 9
    assert table.prompt == "start"


def test_call_the_army_gives_a_level() -> None:
    check(call_the_army)


def test_discover_family_history_gives_a_level() -> None:
    check(discover_family_history)


def test_inform_local_authorities_gives_a_level() -> None:
    check(inform_local_authorities)


def test_interviewed_for_evening_news_gives_a_level() -> None:
    check(interviewed_for_evening_news)


def test_learn_things_man_was_not_meant_to_know_gives_a_level() -> None:
    check(learn_things_man_was_not_meant_to_know)


def test_mystic_visions_gives_a_level() -> None:
    check(mystic_visions)


def test_report_creatures_to_fbi_gives_a_level() -> None:
    check(report_creatures_to_fbi)


def test_target_practice_gives_a_level() -> None:
    check(target_practice)


def test_tell_the_president_gives_a_level() -> None:
    check(tell_the_president)


@pytest.mark.rule("MU-12.3")
def test_call_the_army_changes_a_fight_that_is_called() -> None:
    table = given(doors=[polly_polyp], hands={"Bob": [call_the_army]}, levels={"Alice": 2})
    table.opens_door()
    table.answer("Alice", "call")
    table.plays("Bob", call_the_army, "Alice")
    table.everyone_passes()
    assert table.prompt == "fight"  # to be called anew
    assert table.strengths() == (3, 2)


@pytest.mark.rule("MU-13.3")
def test_target_practice_in_a_flight_counts_for_the_rolls_still_to_come() -> None:
    table = given(doors=[shallow_ones], hands={"Bob": [target_practice]}, levels={"Alice": 4})
    table.opens_door()
    table.fights_it_out()
    table.plays("Bob", target_practice, "Alice")
    table.everyone_passes()
    assert table.level("Alice") == 5
    assert table.prompt == "flight"


def test_tell_the_president_is_no_item() -> None:
    assert tell_the_president.gold is None
    table = given(hands={"Alice": [tell_the_president]})
    assert "sell" not in table.offers("Alice")


# -- Sole Survivor ---------------------------------------------------------------------------------------------


def flight(rolls: tuple[int, ...], foe: Card = polly_polyp, levels: int = 3, holder: str = "Alice") -> Given:
    """Alice, helped by Bob, has lost and runs; both are of that level."""
    table = given(
        doors=[foe],
        hands={holder: [sole_survivor], "Carol": [sticker_ichor, *([sole_survivor] if holder == "Carol" else [])]},
        levels={"Alice": levels, "Bob": levels},
    )
    table.next_roll(*rolls)
    table.opens_door()
    table.declines_goths()
    table.is_helped("Bob")
    table.plays("Carol", sticker_ichor, "against")
    table.fights_it_out()
    return table


def lose_both(table: Given, foe: Card = polly_polyp) -> None:
    table.runs("Alice", foe)
    table.runs("Bob", foe)


def test_sole_survivor_gives_a_level_like_the_others() -> None:
    check(sole_survivor)


def test_sole_survivor_gives_two_straight_after_only_the_partner_was_hurt() -> None:
    table = flight((5, 1))
    lose_both(table)
    assert (table.level("Alice"), table.level("Bob")) == (3, 2)
    table.plays("Alice", sole_survivor, "Alice")
    assert table.level("Alice") == 5


def test_sole_survivor_gives_two_to_whom_its_player_likes() -> None:
    table = flight((5, 1))
    lose_both(table)
    table.plays("Alice", sole_survivor, "Carol")
    assert table.level("Carol") == 1 + 2


def test_sole_survivor_serves_a_helper_whose_fighter_was_hurt() -> None:
    table = flight((1, 5), holder="Bob")
    lose_both(table)
    table.plays("Bob", sole_survivor, "Bob")
    assert table.level("Bob") == 5


def test_sole_survivor_gives_one_if_both_or_nobody_was_hurt() -> None:
    for rolls, before in (((1, 1), 2), ((5, 5), 3)):
        table = flight(rolls)
        lose_both(table)
        table.plays("Alice", sole_survivor, "Alice")
        assert table.level("Alice") == before + 1


def test_sole_survivor_gives_one_to_whoever_was_hurt_or_not_there() -> None:
    for holder, name, level in (("Bob", "Bob", 2 + 1), ("Carol", "Carol", 1 + 1)):
        table = flight((5, 1), holder=holder)
        lose_both(table)
        table.plays(holder, sole_survivor, name)
        assert table.level(name) == level


def test_sole_survivor_gives_one_before_it_is_over() -> None:
    table = flight((1, 5), holder="Bob")
    table.runs("Alice", polly_polyp)
    table.plays("Bob", sole_survivor, "Bob")  # before his own roll
    assert table.level("Bob") == 3 + 1
    table.runs("Bob", polly_polyp)


def test_sole_survivor_gives_one_when_time_has_passed() -> None:
    table = flight((5, 1))
    lose_both(table)
    table.answer("Alice", "end turn")
    table.plays("Alice", sole_survivor, "Alice")
    assert table.level("Alice") == 3 + 1


def test_sole_survivor_gives_one_after_a_fight_alone() -> None:
    table = given(doors=[polly_polyp], hands={"Alice": [sole_survivor]}, levels={"Alice": 2})
    table.next_roll(5)
    table.opens_door()
    table.fights_it_out()
    table.runs("Alice", polly_polyp)
    table.plays("Alice", sole_survivor, "Alice")
    assert table.level("Alice") == 3


def test_sole_survivor_stops_at_9() -> None:
    table = flight((5, 1), foe=shoggoth, levels=8)
    lose_both(table, shoggoth)
    table.plays("Alice", sole_survivor, "Alice")
    assert table.level("Alice") == 9


def test_sole_survivor_still_serves_a_helper_when_the_fighter_died_and_the_turn_is_over() -> None:
    table = flight((1, 5), foe=shallow_ones, levels=1, holder="Bob")
    lose_both(table, shallow_ones)
    assert table.state.active == table.seat("Bob")
    table.plays("Bob", sole_survivor, "Bob")
    assert table.level("Bob") == 3
