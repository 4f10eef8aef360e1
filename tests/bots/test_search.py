"""Search keeps its budget, gives the same answer everywhere, and finds what one answer alone does not show."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from rumpus import new_game
from rumpus.bots import BOTS, USUAL_BOT, Budget, Chair, chair_for, play_on
from rumpus.bots.search.paired import better_answer
from rumpus.bots.smashup.players import SmashUpSearch
from rumpus.kernel import Game
from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits
from rumpus.smashup.cards.factions.dinosaurs import king_rex, laseratops, war_raptor
from rumpus.smashup.cards.factions.wizards import mystic_studies
from tests.bots.quick import sensible_bot
from tests.smashup.given import given

FAMILIES = ("smashup", "munchkin")


def chair_in(family: str, simulations: int, seed: int = 1) -> Chair:
    """Of somebody who has a choice."""
    game = new_game(family, players=3, seed=seed)
    game_on(game)
    assert game.decision is not None
    return Chair(game, game.decision.awaited[0], 5, Budget(simulations, 60.0))


def game_on(game: Game[Any]) -> None:
    """To a free choice in the second turn."""
    play_on(game, Random(2), until=has_choice)


def has_choice(game: Game[Any]) -> bool:
    return game.state.turn > 1 and game.decision is not None and not game.decision.is_forced


# -- budgets ---------------------------------------------------------------------------------------------------


def test_a_budget_ends_with_its_simulations_or_with_its_time() -> None:
    budget = Budget(2, 60.0)
    assert [budget.take() for _ in range(3)] == [True, True, False]
    assert (budget.left, budget.spent) == (0, 2)
    late = Budget(2, -1.0)
    assert not late.take()
    assert late.spent == 0


@pytest.mark.parametrize("family", FAMILIES)
def test_a_level_keeps_its_budget(family: str) -> None:
    for seed in range(3):
        chair = chair_in(family, 20, seed)
        BOTS["strong"](seed).decide(chair)
        assert chair.budget.spent <= 20


@pytest.mark.parametrize("family", FAMILIES)
def test_master_thinks_more_than_strong_and_the_others_do_not_search(family: str) -> None:
    thoughts = [BOTS[name](1).budget(family).left for name in ("random", "easy", "fair", "strong", "master")]
    assert thoughts[:3] == [0, 0, 0]
    assert 0 < thoughts[3] < thoughts[4]


# -- the same everywhere ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("family", FAMILIES)
def test_a_search_gives_the_same_answer_to_a_game_that_was_frozen(family: str) -> None:
    game = new_game(family, players=2, seed=8)
    game_on(game)
    assert game.decision is not None
    seat = game.decision.awaited[0]
    bot = BOTS["strong"](3, 12)
    again = pickle.loads(pickle.dumps(bot))
    thawed = pickle.loads(pickle.dumps(game))
    assert bot.decide(chair_for(bot, game, seat)) == again.decide(chair_for(again, thawed, seat))


IN_ANOTHER_PROCESS = """
import sys
from rumpus import new_game
from rumpus.bots import BOTS, play_out

game = new_game(sys.argv[1], players=3, seed=4)
play_out(game, [BOTS["strong"](seat, 6) for seat in range(3)], 40)
print(game.answered, game.view(0), game.view(1))
"""


@pytest.mark.parametrize("family", FAMILIES)
def test_a_search_gives_the_same_answers_in_every_process(family: str) -> None:
    """Whatever the order in which Python goes through a set there."""
    command = [sys.executable, "-c", IN_ANOTHER_PROCESS, family]
    played = [subprocess.check_output(command, env={**os.environ, "PYTHONHASHSEED": seed}) for seed in ("1", "2")]
    assert played[0].startswith(b"40 ")
    assert played[0] == played[1]


# -- is another answer better? ---------------------------------------------------------------------------------


def lucky(chair: Chair, world: Game[Any], answer: float) -> float:
    """An answer is worth its number, give or take the luck of the world, which is the same for all."""
    return answer + float(world.state.seed % 100) / 100


def test_another_answer_is_taken_only_if_it_is_better_beyond_doubt() -> None:
    assert better_answer(chair_in("smashup", 30), 0.5, [0.3, 0.7, 0.6], lucky) == 0.7
    assert better_answer(chair_in("smashup", 30), 0.5, [0.3, 0.5], lucky) == 0.5
    assert better_answer(chair_in("smashup", 1), 0.5, [0.7], lucky) == 0.5
    assert better_answer(chair_in("smashup", 30), 0.5, [], lucky) == 0.5


def test_nobody_leaves_an_answer_for_noise() -> None:
    def noisy(chair: Chair, world: Game[Any], answer: int) -> float:
        return chair.random.random()

    left = [better_answer(chair_in("smashup", 40, seed), 0, [1], noisy) for seed in range(12)]
    assert left.count(1) <= 4


# -- what it finds ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["strong", "master"])
def test_a_search_takes_a_base_that_it_wins(level: str) -> None:
    table = given(
        hands={"Alice": [king_rex, mystic_studies]},
        bases={jungle_oasis: [("Alice", laseratops), ("Bob", war_raptor)], tar_pits: []},
    )
    bot = sensible_bot(level)
    answer = table.offers("Alice")[bot.decide(chair_for(bot, table.game, 0))]
    assert answer in ("play king_rex at jungle_oasis", "play mystic_studies")  # cards first, if they come anyway


def test_a_search_remembers_its_plan_for_as_long_as_the_turn_lasts() -> None:
    table = given(
        hands={"Alice": [king_rex, mystic_studies]},
        bases={jungle_oasis: [("Alice", laseratops), ("Bob", war_raptor)], tar_pits: []},
    )
    bot = SmashUpSearch(3, 60)
    table.game.answer(0, bot.decide(chair_for(bot, table.game, 0)))
    assert bot.plan is not None
    first = bot.plan[1]
    bot.decide(chair_for(bot, table.game, 0))
    assert any(kid is bot.plan[1] for kid in first.kids.values())


# -- names -----------------------------------------------------------------------------------------------------


def test_a_former_name_is_understood_and_not_listed() -> None:
    assert list(BOTS) == ["random", "easy", "fair", "strong", "master"]
    assert BOTS["greedy"] is BOTS[USUAL_BOT]
    assert "greedy" in BOTS
    assert "nobody" not in BOTS
    with pytest.raises(KeyError):
        BOTS["nobody"]
