"""Bots at a table of Munchkin answer and interject, and greedy plays sensibly."""

from __future__ import annotations

import pytest
from benchmarks.strength import FOUR, MUNCHKIN_SETS, course_of_munchkin, has_won_munchkin

from rumpus.bots import BOTS, ask, bystanders, chair_for, play_out
from rumpus.kernel import digest
from rumpus.munchkin.cards.decks.cthulhu.classes import cultist, monster_whacker, professor
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_learn_yet_another_awful_truth
from rumpus.munchkin.cards.decks.cthulhu.enhancers import four_dimensional, frothing
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bowling_pin,
    flamethrower,
    miners_helmet,
    monster_stompers,
    necronomicon,
)
from rumpus.munchkin.cards.decks.cthulhu.levels import call_the_army
from rumpus.munchkin.cards.decks.cthulhu.monsters import lloyd_lloigor, polly_polyp
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink, sticker_ichor, wishing_ring
from rumpus.munchkin.turn import MUNCHKIN
from tests.bots.quick import quick_bot
from tests.munchkin.given import Given, given


def answer_of_greedy(table: Given, name: str) -> str:
    bot = BOTS["fair"](1)
    return table.offers(name)[bot.decide(chair_for(bot, table.game, table.seat(name)))]


def interjection_of_greedy(table: Given, name: str) -> str | None:
    choice = ask(BOTS["fair"](1), table.game, table.seat(name))
    return None if choice is None else table.offers(name)[choice]


@pytest.mark.slow
@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_bot_plays_whole_games_with_any_number_of_players(name: str, players: int) -> None:
    game = MUNCHKIN.start({"players": players}, players)
    play_out(game, [quick_bot(name if seat == 0 else "fair", seat) for seat in range(players)])
    assert game.is_over
    assert game.winners


@pytest.mark.parametrize("sets", MUNCHKIN_SETS)
def test_a_bot_changes_nothing_by_thinking(sets: str) -> None:
    game = MUNCHKIN.start({"players": 4, "sets": sets.split()}, 6)
    bots = [BOTS["fair"](seat) for seat in range(4)]
    while game.decision is not None and game.answered < 120:
        seat, before = game.decision.awaited[0], digest(game.state)
        for other in bystanders(game.decision):
            ask(bots[other], game, other)
        choice = bots[seat].decide(chair_for(bots[seat], game, seat))
        assert digest(game.state) == before
        game.answer(seat, choice)


@pytest.mark.slow
@pytest.mark.parametrize("sets", MUNCHKIN_SETS)
def test_greedy_usually_beats_two_random_bots(sets: str) -> None:
    assert sum(has_won_munchkin((sets, number)) for number in range(12)) >= 8


@pytest.mark.slow
@pytest.mark.parametrize("sets", MUNCHKIN_SETS)
def test_games_between_greedy_bots_end_in_a_sensible_number_of_turns(sets: str) -> None:
    courses = [course_of_munchkin((sets, number)) for number in range(5)]
    assert all(winners and 3 * FOUR <= turn <= 40 * FOUR for turn, winners in courses)


def test_greedy_puts_on_what_makes_it_stronger() -> None:
    table = given(hands={"Alice": [necronomicon, miners_helmet]})
    assert answer_of_greedy(table, "Alice") == "play miners_helmet use"


def test_greedy_takes_a_level_where_it_can() -> None:
    table = given(hands={"Alice": [call_the_army]})
    assert answer_of_greedy(table, "Alice") == "play call_the_army Alice"


def test_greedy_looks_for_trouble_that_it_can_master_and_for_no_other() -> None:
    for level, expected in ((6, "play polly_polyp"), (3, "loot the room")):
        table = given(hands={"Alice": [polly_polyp]}, levels={"Alice": level}, phase="trouble")
        assert answer_of_greedy(table, "Alice") == expected


def test_greedy_throws_what_is_needed_to_win_and_no_more() -> None:
    table = given(doors=[lloyd_lloigor], hands={"Alice": [kitchen_sink, sticker_ichor]}, levels={"Alice": 6})
    table.opens_door()
    assert table.strengths() == (6, 8)
    assert answer_of_greedy(table, "Alice") == "play kitchen_sink for"
    table.plays("Alice", kitchen_sink, "for")
    assert answer_of_greedy(table, "Alice") == "call"


def test_greedy_asks_whoever_makes_the_difference_and_pays_with_treasures() -> None:
    table = given(doors=[lloyd_lloigor], levels={"Alice": 4, "Bob": 2, "Carol": 6})
    table.opens_door()
    assert answer_of_greedy(table, "Alice") == "ask Carol"
    table.answer("Alice", "ask Carol")
    assert table.prompt == "treasures"
    assert answer_of_greedy(table, "Alice") == "1"
    table.answer("Alice", "1")
    table.answer("Alice", answer_of_greedy(table, "Alice"))
    assert answer_of_greedy(table, "Carol") == "accept"


def test_greedy_does_not_help_for_nothing_nor_to_the_last_level() -> None:
    table = given(doors=[lloyd_lloigor], levels={"Alice": 4, "Carol": 6})
    table.opens_door()
    table.picks("Alice", "ask Carol", "0")
    assert answer_of_greedy(table, "Carol") == "counter"

    table = given(doors=[lloyd_lloigor], levels={"Alice": 9, "Carol": 6}, play={"Bob": [monster_whacker]})
    table.opens_door()
    table.picks("Alice", "ask Carol", "2", "helper")
    assert answer_of_greedy(table, "Carol") == "refuse"


def test_greedy_stops_whoever_would_win() -> None:
    table = given(
        doors=[polly_polyp],
        hands={"Bob": [four_dimensional]},
        levels={"Alice": 9, "Bob": 3},
        play={"Carol": [flamethrower]},
    )
    table.opens_door()
    table.answer("Alice", "call")
    assert answer_of_greedy(table, "Bob") == "play four_dimensional polly_polyp"


def test_greedy_stops_a_winner_by_the_monster_and_not_by_what_strengthens_a_cultist() -> None:
    table = given(
        doors=[lloyd_lloigor], hands={"Bob": [frothing]}, levels={"Alice": 9, "Bob": 3}, play={"Bob": [cultist]}
    )
    table.opens_door()
    table.answer("Alice", "call")
    bots = [BOTS["fair"](seed) for seed in range(9)]
    assert "play frothing Bob" in table.offers("Bob")
    assert "play frothing Bob" not in {table.offers("Bob")[bot.decide(chair_for(bot, table.game, 1))] for bot in bots}


def test_greedy_curses_the_leader_near_the_goal() -> None:
    """When it is asked next: at the latest in the leader's fight."""
    curse = curse_learn_yet_another_awful_truth
    for level, expected in ((8, f"play {curse.id} Alice"), (3, "pass")):
        table = given(doors=[polly_polyp], hands={"Bob": [curse]}, levels={"Alice": level, "Bob": 3, "Carol": 2})
        assert interjection_of_greedy(table, "Bob") is None
        table.opens_door()
        table.answer("Alice", "call")
        assert answer_of_greedy(table, "Bob") == expected


def test_greedy_wishes_its_own_curse_away_and_nobody_elses() -> None:
    for victim, expected in (("Bob", "play wishing_ring"), ("Carol", "pass")):
        table = given(hands={"Alice": [curse_learn_yet_another_awful_truth], "Bob": [wishing_ring]})
        table.plays("Alice", curse_learn_yet_another_awful_truth, victim)
        assert answer_of_greedy(table, "Bob") == expected
        table.everyone_passes()


def test_greedy_accepts_a_trade_that_it_gains_by() -> None:
    play = {"Alice": [("carry", miners_helmet)], "Bob": [("carry", bowling_pin)]}
    table = given(play=play)
    table.picks("Alice", "trade Bob", "miners_helmet", "bowling_pin")
    assert interjection_of_greedy(table, "Bob") == "accept trade Alice"

    table = given(play={"Alice": play["Bob"], "Bob": play["Alice"]})
    table.picks("Alice", "trade Bob", "bowling_pin", "miners_helmet")
    assert interjection_of_greedy(table, "Bob") == "refuse trade Alice"


def test_greedy_offers_a_trade_that_both_gain_by() -> None:
    """Each has what only the other can use."""
    table = given(
        play={
            "Alice": [monster_whacker, ("carry", necronomicon)],
            "Bob": [professor, ("carry", monster_stompers)],
        }
    )
    bot = BOTS["fair"](1)
    for expected in ("trade Bob", "necronomicon", "monster_stompers"):
        choice = table.offers("Alice")[bot.decide(chair_for(bot, table.game, 0))]
        assert choice == expected
        table.answer("Alice", choice)
    assert interjection_of_greedy(table, "Bob") == "accept trade Alice"
    table.answer("Bob", "refuse trade Alice")
    table.state.tally.clear()  # as if it were another turn
    assert table.offers("Alice")[bot.decide(chair_for(bot, table.game, 0))] != "trade Bob"
    assert answer_of_greedy(table, "Alice") == "trade Bob"  # somebody else does not know yet that Bob refuses
