"""The little that a search has to know of a family of games, and how it judges an answer by it."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from rumpus.bots.chair import Chair
from rumpus.bots.playout import play_on
from rumpus.kernel import Decision, Game

SILENCE = -1  # among answers: to say nothing, and let others go on


class Knowledge(Protocol):
    def turn(self, game: Game[Any]) -> int:
        """The number of the turn. A turn is over when the next has begun, and all that it brought has happened."""
        ...

    def policy(self, game: Game[Any], decision: Decision, seat: int, random: Random) -> int:
        """A quick answer of anybody who has a choice, in an imagined world."""
        ...

    def value(self, game: Game[Any], seat: int) -> float:
        """The chance of this seat to win from here, from 0 to 1, as well as can be told without playing on."""
        ...


def judge(knowledge: Knowledge, chair: Chair, world: Game[Any], answer: int, turns: int) -> float:
    """The chance to win after an answer in a world of its own, once so many turns are over."""
    until = knowledge.turn(world) + turns
    if answer != SILENCE:
        world.answer(chair.seat, answer)
    return judge_later(knowledge, chair, world, until)


def judge_later(knowledge: Knowledge, chair: Chair, world: Game[Any], until: int) -> float:
    """The chance to win once that turn has begun."""
    play_on(world, chair.random, knowledge.policy, lambda game: knowledge.turn(game) >= until)
    return knowledge.value(world, chair.seat)
