"""A bot plays with what its seat knows: it asks nothing else of the game, and answers the same in worlds that its seat
cannot tell apart."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

import pytest

from rumpus.bots import BOTS, Outlook
from rumpus.kernel import Decision, Game, Option, Rules, Table
from rumpus.match import Match
from tests.contract import munchkin, smashup
from tests.contract.checks import Family, OtherWorld, random_answer

CONTRACTS: dict[str, tuple[Family[Any], list[dict[str, Any]]]] = {
    "smashup": (smashup.FAMILY, smashup.setups()),
    "munchkin": (munchkin.FAMILY, munchkin.setups()),
}
QUESTIONS = 40  # of a game, and then of another one


class OwnOffers(Mapping[int, Sequence[Option]]):
    """What one seat may answer; nobody else's options can be seen."""

    def __init__(self, decision: Decision, seat: int) -> None:
        self.decision = decision
        self.seat = seat

    def __getitem__(self, seat: int) -> Sequence[Option]:
        assert seat == self.seat, f"P{self.seat} looks at what P{seat} is offered"
        return self.decision.offers[seat]

    def __iter__(self) -> Iterator[int]:
        raise AssertionError(f"P{self.seat} looks at who is offered something")

    def __len__(self) -> int:
        raise AssertionError(f"P{self.seat} looks at how many are offered something")


class Guarded:
    """A game that answers only what one seat may ask."""

    def __init__(self, game: Game[Any], seat: int) -> None:
        decision = game.decision
        assert decision is not None
        offers = OwnOffers(decision, seat)
        self.game = game
        self.seat = seat
        self.rules: Rules[Any] = game.rules
        self.answered = game.answered
        self.decision = Decision(decision.prompt, offers, decision.awaited, decision.source, decision.is_window)

    def view(self, seat: int) -> dict[str, object]:
        assert seat == self.seat, f"P{self.seat} looks through the eyes of P{seat}"
        return self.game.view(seat)

    def look(self, seat: int) -> Table[Any]:
        assert seat == self.seat, f"P{self.seat} looks at the table as P{seat} knows it"
        return self.game.look(seat)

    def imagine(self, seat: int, seed: int, keep: bool = True) -> Game[Any]:
        assert seat == self.seat, f"P{self.seat} imagines for P{seat}"
        return self.game.imagine(seat, seed, keep)

    def __getattr__(self, name: str) -> object:
        raise AssertionError(f"P{self.seat} asks the game for its {name}")


def answers(name: str, game: Outlook, decision: Decision, seat: int, seed: int) -> int | None:
    """What a bot says that is asked this and nothing else."""
    bot = BOTS[name](seed)
    return bot.decide(game, seat) if seat in decision.awaited else bot.interject(game, seat)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("family", CONTRACTS)
def test_a_bot_asks_the_game_only_what_its_seat_may_ask(family: str, name: str) -> None:
    contract, setups = CONTRACTS[family]
    for seed in range(2):
        game, rng = contract.rules.start(setups[seed * 5], seed), Random(seed)
        while game.decision is not None and game.answered < QUESTIONS:
            decision = game.decision
            for seat in list(decision.offers):
                choice = answers(name, Guarded(game, seat), decision, seat, game.answered)
                assert choice is None or 0 <= choice < len(decision.offers[seat])
            game.answer(*random_answer(decision, rng))


@pytest.mark.parametrize("peek", [
    lambda game, seat: game.state.seed,
    lambda game, seat: game.table,
    lambda game, seat: game.clone(),
    lambda game, seat: game.view(1 - seat),
    lambda game, seat: game.look(1 - seat),
    lambda game, seat: game.imagine(1 - seat, 1),
    lambda game, seat: game.decision.offers[1 - seat],
    lambda game, seat: list(game.decision.offers),
])  # fmt: skip
def test_a_bot_that_asks_for_more_is_caught(peek: Callable[[Any, int], object]) -> None:
    game = munchkin.FAMILY.rules.start({"players": 2}, 1)
    assert game.decision is not None
    seat = game.decision.awaited[0]
    with pytest.raises(AssertionError, match=f"P{seat}"):
        peek(Guarded(game, seat), seat)


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
            choice, other = [answers(name, each, decision, seat, asked) for each in (match.game, world.game)]
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
                choices = {answers(name, world, decision, seat, game.answered) for world in worlds}
                assert len(choices) == 1
            game.answer(seat, rng.randrange(len(decision.offers[seat])))
