"""The bot that plays sensibly: for each family of games one that knows what is good there."""

from __future__ import annotations

from random import Random
from typing import Any

from rumpus.bots.bot import Bot
from rumpus.bots.looking_ahead import LookingAhead
from rumpus.bots.munchkin.greedy import MunchkinPlayer
from rumpus.bots.smashup import value
from rumpus.kernel import Game


class GreedyBot:
    """It takes what looks best now."""

    def __init__(self, seed: int) -> None:
        random = Random(seed)
        self.players: dict[str, Bot] = {
            "smashup": LookingAhead(random, value.value),
            "munchkin": MunchkinPlayer(random),
        }

    def decide(self, game: Game[Any], seat: int) -> int:
        return self.players[game.rules.name].decide(game, seat)

    def interject(self, game: Game[Any], seat: int) -> int | None:
        return self.players[game.rules.name].interject(game, seat)
