"""Bots answer what they are asked, and greedy plays sensibly."""

from __future__ import annotations

import pytest
from benchmarks.strength import has_won

from rumpus import new_game
from rumpus.bots import BOTS, chair_for, play_out
from rumpus.kernel import digest
from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_homeworld
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.decks.monsters import web_troll
from rumpus.smashup.cards.factions.aliens import crop_circles
from rumpus.smashup.cards.factions.dinosaurs import king_rex, laseratops, war_raptor
from rumpus.smashup.cards.factions.halflings import unexpected_party
from rumpus.smashup.cards.factions.ninjas import seeing_stars
from rumpus.smashup.cards.factions.pirates import first_mate
from rumpus.smashup.cards.factions.warriors import taunter
from rumpus.smashup.cards.factions.wizards import mystic_studies
from rumpus.smashup.cards.factions.zombies import they_keep_coming, walker
from tests.bots.quick import quick_bot
from tests.smashup.given import Given, given


def answer_of_greedy(table: Given) -> str:
    decision = table.game.decision
    assert decision is not None
    seat = decision.awaited[0]
    bot = BOTS["fair"](1)
    return table.offers(table.names[seat])[bot.decide(chair_for(bot, table.game, seat))]


@pytest.mark.slow
@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_plays_whole_games_with_any_number_of_players(name: str, players: int) -> None:
    game = new_game(players=players, draft="snake", seed=players)
    play_out(game, [quick_bot(name, seat) for seat in range(players)])
    assert game.is_over
    assert len(game.winners) == 1


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_with_the_same_seed_gives_the_same_answers(name: str) -> None:
    ends = []
    for _ in range(2):
        game = new_game(players=2, seed=4)
        play_out(game, [quick_bot(name, 1), quick_bot(name, 2)], most=60)
        ends.append(digest(game.state))
    assert ends[0] == ends[1]


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_changes_nothing_by_thinking(name: str) -> None:
    game = new_game(players=3, seed=6)
    bots = [quick_bot(name, seat) for seat in range(3)]
    while game.decision is not None and game.answered < 80:
        seat = game.decision.awaited[0]
        before = digest(game.state)
        choice = bots[seat].decide(chair_for(bots[seat], game, seat))
        assert digest(game.state) == before
        game.answer(seat, choice)


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    """The full measure is `make strength`: here twenty of its games."""
    assert sum(has_won(number * 21) for number in range(20)) >= 18


def test_greedy_takes_a_base_that_it_wins() -> None:
    table = given(
        hands={"Alice": [king_rex, mystic_studies]},
        bases={jungle_oasis: [("Alice", laseratops), ("Bob", war_raptor)], tar_pits: []},
    )
    assert answer_of_greedy(table) == "play king_rex at jungle_oasis"  # 12 in all, and 11 of them are hers


def test_greedy_does_not_break_a_base_for_the_other() -> None:
    table = given(
        hands={"Alice": [first_mate]},
        bases={jungle_oasis: [("Bob", king_rex), ("Bob", laseratops)], the_homeworld: []},
    )
    assert answer_of_greedy(table) != "play first_mate at jungle_oasis"


def test_greedy_spares_its_own_minions() -> None:
    table = given(
        hands={"Alice": [seeing_stars]},
        bases={jungle_oasis: [("Alice", first_mate), ("Bob", war_raptor)], tar_pits: []},
    )
    table.plays("Alice", seeing_stars)
    assert answer_of_greedy(table) == "Bob's war_raptor at jungle_oasis"
    table.picks("Alice", "Bob's war_raptor at jungle_oasis")


@pytest.mark.parametrize(("held", "answer"), [([walker], "play unexpected_party"), ([], "end turn")])
def test_greedy_makes_room_for_an_extra_minion_if_it_has_one(held: list[Card], answer: str) -> None:
    """It has had its minion of this turn; the party lets it play another one at the empty base."""
    table = given(
        minions_left=0,
        hands={"Alice": [unexpected_party, *held]},
        bases={jungle_oasis: [("Alice", king_rex)], tar_pits: [("Bob", walker)]},
    )
    assert answer_of_greedy(table) == answer


@pytest.mark.parametrize(("fallen", "answer"), [([king_rex], "play they_keep_coming"), ([mystic_studies], "end turn")])
def test_greedy_sees_what_a_right_to_the_discard_pile_is_worth(fallen: list[Card], answer: str) -> None:
    table = given(
        minions_left=0,
        hands={"Alice": [they_keep_coming]},
        discards={"Alice": fallen},
        bases={jungle_oasis: [], tar_pits: [("Bob", walker)]},
    )
    assert answer_of_greedy(table) == answer


def test_greedy_does_not_take_a_monster_for_a_minion_of_its_own() -> None:
    """It would only raise the breakpoint of a base where it is ahead."""
    table = given(
        hands={"Alice": [taunter]},
        bases={jungle_oasis: [("Alice", king_rex), ("Bob", walker)], tar_pits: []},
        monster_deck=[web_troll],
    )
    table.plays("Alice", taunter, at=jungle_oasis)
    assert answer_of_greedy(table) == "no"
    table.picks("Alice", "no")


def test_greedy_keeps_a_card_that_would_hurt_it() -> None:
    table = given(hands={"Alice": [crop_circles]}, bases={jungle_oasis: [("Alice", king_rex)], tar_pits: []})
    assert answer_of_greedy(table) == "end turn"
