"""A bot plays with what its seat knows: its chair tells nothing else, and it answers the same in worlds that its seat
cannot tell apart."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rumpus.bots import BOTS, Budget, Chair, ask
from rumpus.kernel import Decision, Game
from rumpus.match import Match
from tests.bots.quick import quick_bot
from tests.contract import munchkin, smashup
from tests.contract.checks import Family, OtherWorld, random_answer, whole

CONTRACTS: dict[str, tuple[Family[Any], list[dict[str, Any]]]] = {
    "smashup": (smashup.FAMILY, smashup.setups()),
    "munchkin": (munchkin.FAMILY, munchkin.setups()),
}
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
    """They differ in a card that it cannot see, or in the next die, and go on with the same answers."""
    contract, setups = CONTRACTS[family]
    match: Match[Any] = Match(contract.rules, setups[seed * 7 % len(setups)], seed)
    rng, seat, asked = Random(seed), 0, 0
    world = OtherWorld(contract, match, seat, rng)
    while (decision := match.game.decision) is not None and asked < QUESTIONS:
        if world.is_told_apart(match):
            break
        choice = None
        if seat in decision.offers:
            asked += 1
            choice, other = [answers(name, each, seat, asked) for each in (match.game, world.game)]
            assert choice == other
        answer = (seat, choice) if choice is not None else common_answer(world, decision, rng)
        if answer is None:
            break
        key = decision.keys(answer[0])[answer[1]]
        match.answer(*answer)
        world.game.say(answer[0], key)
    assert asked


def common_answer(world: OtherWorld[Any], decision: Decision, rng: Random) -> tuple[int, int] | None:
    """One that is offered in both worlds."""
    for _ in range(9):
        seat, index = random_answer(decision, rng)
        if seat != world.viewer and world.offers(seat, decision.keys(seat)[index]):
            return seat, index
    return None


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
