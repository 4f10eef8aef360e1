"""A bot plays with what its seat knows: its chair tells nothing else, and it answers the same in worlds that its seat
cannot tell apart."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rumpus.bots import BOTS, Budget, Chair, ask
from rumpus.bots.characters import CHARACTERS
from rumpus.kernel import Game
from tests.bots.quick import quick_bot
from tests.bots.twins import CONTRACTS, twins
from tests.contract import munchkin
from tests.contract.checks import random_answer, whole

QUESTIONS = 40  # of a game, and then of another one


def answers(name: str, game: Game[Any], seat: int, seed: int) -> int | None:
    """What a bot says that is asked this and nothing else."""
    return ask(quick_bot(name, seed), game, seat)


@pytest.mark.parametrize("family", CONTRACTS)
def test_a_chair_leads_to_nothing_but_what_its_seat_knows(family: str) -> None:
    """Whatever can be asked of it is the same in two worlds that its seat cannot tell apart."""
    contract, setups = CONTRACTS[family]
    game, rng = contract.rules.start(setups[0], 1), Random(1)
    while game.decision is not None and game.answered < QUESTIONS:
        decision = game.decision
        seat = decision.awaited[0]
        chairs = [Chair(world, seat, 7, Budget(5, 1.0)) for world in (game, game.imagine(seat, 1))]
        names = [name for name in dir(chairs[0]) if not name.startswith("_")]
        assert not [name for name in names if isinstance(getattr(chairs[0], name), Game)]
        told = [[each.view(), repr(each.look().state), repr(each.decision), each.options] for each in chairs]
        assert told[0] == told[1]
        made = [
            [whole(each.imagine(9)), each.random.random(), [answer.key for answer in each.answers]] for each in chairs
        ]
        assert made[0] == made[1]
        assert list(chairs[0].decision.offers) == [seat]
        game.answer(*random_answer(decision, rng))


def test_a_chair_of_somebody_who_watches_has_no_options() -> None:
    game = munchkin.FAMILY.rules.start({"players": 2}, 1)
    assert game.decision is not None
    watching = 1 - game.decision.awaited[0]
    chair = Chair(game, watching, 1, Budget(5, 1.0))
    assert not chair.is_awaited
    assert (chair.options, chair.answers) == ((), [])
    assert chair.imagine().view(watching) == chair.view()


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("family", CONTRACTS)
@pytest.mark.parametrize("seed", range(4))
def test_a_bot_answers_the_same_in_worlds_that_its_seat_cannot_tell_apart(family: str, name: str, seed: int) -> None:
    assert twins(family, name, seed, QUESTIONS)


@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("family", CONTRACTS)
def test_nobody_peeks_whoever_they_are(family: str, character: str) -> None:
    """As every character, each time at another level; `make twins` asks all of them more."""
    name = ("easy", "fair", "strong", "master")[list(CHARACTERS).index(character) % 4]
    assert twins(family, name, 2, QUESTIONS // 2, character)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("family", CONTRACTS)
def test_a_bot_answers_the_same_whatever_is_dealt_to_where_it_cannot_look(family: str, name: str) -> None:
    """Later, and with what has been seen meanwhile: each question in the true world and in two others."""
    contract, setups = CONTRACTS[family]
    for seed in range(2):
        game, rng = contract.rules.start(setups[3 + seed], seed), Random(seed)
        while game.decision is not None and game.answered < QUESTIONS:
            decision = game.decision
            seat = decision.awaited[0]
            if game.answered % 2:
                worlds = [game, game.imagine(seat, 1), game.imagine(seat, 2)]
                choices = {answers(name, world, seat, game.answered) for world in worlds}
                assert len(choices) == 1
            game.answer(seat, rng.randrange(len(decision.offers[seat])))
