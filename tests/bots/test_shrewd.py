"""What those who search think about the fight for the last level in Munchkin, before they try anything."""

from __future__ import annotations

import pytest

from rumpus.bots import BOTS, chair_for
from rumpus.bots.munchkin.greedy import MunchkinPlayer
from rumpus.bots.munchkin.shrewd import Shrewd
from rumpus.munchkin.cards.card import Card
from tests.munchkin.given import Given
from tests.munchkin.warhammer40k.cards import (
    bolter,
    frenzied,
    incubi,
    krak_grenade,
    laspistol,
    melta_bomb,
    squig,
    thunder_hammer,
)
from tests.munchkin.warhammer40k.table import given40k


class ShrewdPlayer(MunchkinPlayer):
    mind = Shrewd


def first_thought(table: Given, name: str, player: type[MunchkinPlayer] = ShrewdPlayer) -> str:
    bot = player(1)
    return table.offers(name)[bot.decide(chair_for(bot, table.game, table.seat(name)))]


def far_ahead(level: int, hand: list[Card]) -> Given:
    """Alice beats a squig by far."""
    table = given40k(
        doors=[squig], hands={"Alice": hand}, levels={"Alice": level}, play={"Alice": [thunder_hammer, bolter]}
    )
    table.opens_door()
    return table


@pytest.mark.parametrize(
    ("level", "rivals", "expected"), [(7, 9, "play incubi"), (7, 2, "loot the room"), (9, 9, "loot the room")]
)
def test_trouble_is_looked_for_where_others_would_help(level: int, rivals: int, expected: str) -> None:
    """Nobody helps who is too weak, or somebody who wins by it."""
    table = given40k(
        doors=[frenzied],
        hands={"Alice": [incubi]},
        levels={"Alice": level, "Bob": rivals, "Carol": rivals},
        play={"Alice": [laspistol]},
    )
    table.opens_door()
    assert first_thought(table, "Alice", MunchkinPlayer) == "loot the room"
    assert first_thought(table, "Alice") == expected


@pytest.mark.parametrize(
    ("alice", "bob", "is_offered"),
    [(5, 8, True), (5, 4, False), (8, 8, False)],  # it is not enough; it would bring her to level 9
)
def test_help_is_offered_where_it_makes_the_difference(alice: int, bob: int, is_offered: bool) -> None:
    table = given40k(doors=[incubi], levels={"Alice": alice, "Bob": bob}, play={"Bob": [laspistol]})
    table.opens_door()
    bot, seat = BOTS["strong"](1, 1), table.seat("Bob")
    answer = bot.interject(chair_for(bot, table.game, seat))
    assert (answer is not None) == is_offered
    if answer is not None:
        assert table.offers("Bob")[answer] == "offer help"
        for said in ("offer help", "1", "fighter"):
            table.answer("Bob", said)
        assert bot.interject(chair_for(bot, table.game, seat)) is None  # once is enough


def test_no_treasure_is_worth_the_game() -> None:
    assert first_thought(far_ahead(8, [frenzied]), "Alice") == "play frenzied squig"
    assert first_thought(far_ahead(9, [frenzied]), "Alice") == "call"


@pytest.mark.parametrize(("level", "expected"), [(8, "call"), (9, "play krak_grenade for")])
def test_everything_is_shown_before_the_last_fight_is_called(level: int, expected: str) -> None:
    assert first_thought(far_ahead(level, [krak_grenade]), "Alice") == expected


def test_nobody_saves_a_card_that_may_help_to_stop_a_winner() -> None:
    table = given40k(
        doors=[squig],
        hands={"Bob": [melta_bomb], "Carol": [krak_grenade]},
        levels={"Alice": 9, "Bob": 4},
        play={"Alice": [thunder_hammer]},
    )
    table.opens_door()
    table.answer("Alice", "call")
    assert first_thought(table, "Bob", MunchkinPlayer) == "pass"
    assert first_thought(table, "Bob") == "play melta_bomb against"
