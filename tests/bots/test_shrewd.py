"""What those who search think about the fight for the last level in Munchkin: before they try anything, and where."""

from __future__ import annotations

from typing import Any

import pytest

from rumpus.bots import BOTS, Chair, chair_for
from rumpus.bots.munchkin.greedy import MunchkinPlayer
from rumpus.bots.munchkin.search import likely_world
from rumpus.bots.munchkin.seat import table_of
from rumpus.bots.munchkin.shrewd import Shrewd
from rumpus.kernel import Game
from rumpus.munchkin.cards.card import Card
from tests.munchkin.given import Given
from tests.munchkin.warhammer40k.cards import (
    bolter,
    converted,
    dark_angel,
    flak_armor,
    frenzied,
    incubi,
    krak_grenade,
    laspistol,
    melta_bomb,
    mortarion,
    nurgling,
    psychically_awakened,
    squig,
    thunder_hammer,
    veteran,
    vortex_grenade,
    warlord,
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
    ("level", "bob", "expected"), [(7, 9, "play incubi"), (7, 2, "loot the room"), (9, 9, "loot the room")]
)
def test_trouble_is_looked_for_where_somebody_would_help(level: int, bob: int, expected: str) -> None:
    """Nobody helps who is too weak, or somebody who wins by it."""
    table = given40k(
        doors=[frenzied],
        hands={"Alice": [incubi]},
        levels={"Alice": level, "Bob": bob},
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
    bot, seat = BOTS["master"](1, 1), table.seat("Bob")
    answer = bot.interject(chair_for(bot, table.game, seat))
    assert (answer is not None) == is_offered
    if answer is not None:
        assert table.offers("Bob")[answer] == "offer help"
        for said in ("offer help", "1", "fighter"):
            table.answer("Bob", said)
        assert bot.interject(chair_for(bot, table.game, seat)) is None  # once is enough


@pytest.mark.parametrize(("level", "expected"), [("strong", [False, False, True]), ("master", [True, True, True])])
def test_only_a_master_always_thinks_of_offering_help(level: str, expected: list[bool]) -> None:
    found = []
    for turn in (1, 2, 3):
        table = given40k(doors=[incubi], levels={"Alice": 5, "Bob": 8}, play={"Bob": [laspistol]})
        table.opens_door()
        table.state.turn = turn
        bot = BOTS[level](1, 1)
        found.append(bot.interject(chair_for(bot, table.game, table.seat("Bob"))) is not None)
    assert found == expected


def said_in_turn(table: Given, name: str, times: int) -> list[str]:
    """What somebody shrewd says to so many questions."""
    said = []
    for _ in range(times):
        said.append(first_thought(table, name))
        table.answer(name, said[-1])
    return said


def test_help_is_offered_for_treasures_alone() -> None:
    """Those who asked for items as well were always refused."""
    table = given40k(doors=[incubi], levels={"Alice": 5, "Bob": 8}, play={"Alice": [laspistol], "Bob": [bolter]})
    table.opens_door()
    table.answer("Bob", "offer help")
    assert said_in_turn(table, "Bob", 3) == ["2", "helper", "done"]
    assert first_thought(table, "Alice", MunchkinPlayer) == "accept"


def test_who_asks_for_help_offers_no_more_than_half() -> None:
    table = given40k(doors=[incubi], levels={"Alice": 5, "Bob": 8})
    table.opens_door()
    table.answer("Alice", "ask Bob")
    assert first_thought(table, "Alice", MunchkinPlayer) == "2"
    assert first_thought(table, "Alice") == "1"


@pytest.mark.parametrize(("monster", "expected"), [(incubi, "accept"), (dark_angel, "refuse")])
def test_nothing_is_paid_for_help_that_makes_no_difference(monster: Card, expected: str) -> None:
    table = given40k(doors=[monster], levels={"Alice": 7, "Bob": 8}, play={"Alice": [laspistol]})
    table.opens_door()
    for said in ("offer help", "1", "helper", "done"):
        table.answer("Bob", said)
    assert first_thought(table, "Alice", MunchkinPlayer) == "accept"
    assert first_thought(table, "Alice") == expected


def test_no_treasure_is_worth_the_game() -> None:
    assert first_thought(far_ahead(8, [frenzied]), "Alice") == "play frenzied squig"
    assert first_thought(far_ahead(9, [frenzied]), "Alice") == "call"


@pytest.mark.parametrize(("level", "expected"), [(8, "call"), (9, "play krak_grenade for")])
def test_everything_is_shown_before_the_last_fight_is_called(level: int, expected: str) -> None:
    assert first_thought(far_ahead(level, [krak_grenade]), "Alice") == expected


@pytest.mark.parametrize("hand", [[nurgling, vortex_grenade], [nurgling, krak_grenade], [vortex_grenade]])
def test_a_card_is_played_for_what_another_one_makes_of_it(hand: list[Card]) -> None:
    """The small one stays to be killed if the big one is sent away."""
    table = given40k(doors=[mortarion], hands={"Alice": hand}, levels={"Alice": 9})
    table.opens_door()
    assert (first_thought(table, "Alice") == "play nurgling") == (len(hand) == 2 and vortex_grenade in hand)


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


@pytest.mark.parametrize("has_passed", [True, False])
def test_whoever_lets_a_winner_pass_most_likely_cannot_stop_her(has_passed: bool) -> None:
    table = given40k(
        doors=[dark_angel],
        hands={"Bob": [laspistol, bolter, flak_armor, squig, incubi], "Carol": [krak_grenade]},
        levels={"Alice": 9},
    )
    table.opens_door()
    table.answer("Alice", "call")
    if has_passed:
        table.answer("Bob", "pass")
    bob, chair = table.seat("Bob"), chair_for(BOTS["strong"](1), table.game, table.seat("Carol"))
    usual, likely = [[find(chair) for _ in range(100)] for find in (Chair.imagine, likely_world)]
    most, fewer = [sum(could_stop(world, bob) for world in worlds) for worlds in (usual, likely)]
    assert most >= 30
    assert fewer < 0.7 * most if has_passed else fewer > 0.7 * most


def could_stop(world: Game[Any], player: int) -> bool:
    """By a card in hand that is strong enough alone."""
    g = table_of(world)
    ahead, fight = g.strength(g.fight.fighter) - dark_angel.level, ("one-shot", "monster enhancer")
    return any(card.kind in fight and card.bonus >= ahead for card in map(g.card, g.hand(player)))


def test_a_monster_that_can_be_beaten_is_not_given_away() -> None:
    """When no door brings one, it is a fight."""
    hand = [squig, frenzied, converted, psychically_awakened, veteran, warlord]
    table = given40k(hands={"Alice": hand}, levels={"Alice": 5}, phase="rest")
    table.answer("Alice", "end turn")
    assert "squig" in first_thought(table, "Alice", MunchkinPlayer)
    assert "squig" not in first_thought(table, "Alice")


@pytest.mark.parametrize(
    ("monster", "level", "expected"), [(dark_angel, 5, "ask Bob"), (squig, 1, "play krak_grenade for")]
)
def test_help_is_asked_for_before_cards_are_spent(monster: Card, level: int, expected: str) -> None:
    """If there are treasures to share."""
    table = given40k(doors=[monster], hands={"Alice": [krak_grenade]}, levels={"Alice": level, "Bob": 8})
    table.opens_door()
    assert first_thought(table, "Alice", MunchkinPlayer) == "play krak_grenade for"
    assert first_thought(table, "Alice") == expected
