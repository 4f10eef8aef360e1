"""The bot that plays sensibly, with a player for each family of games that knows what is good there."""

from __future__ import annotations

from rumpus.bots.bot import Bot, BotWords
from rumpus.bots.chair import Chair
from rumpus.bots.looking_ahead import LookingAhead
from rumpus.bots.munchkin.greedy import MunchkinPlayer
from rumpus.bots.random import RandomBot
from rumpus.bots.smashup.value import value


class GreedyBot(Bot):
    """It takes what looks best now; in a family that it does not know, anything at all."""

    words = BotWords("Greedy", "Takes what looks best right now, without looking ahead.")

    def __init__(self, seed: int, simulations: int | None = None) -> None:
        super().__init__(seed, simulations)
        self.players: dict[str, Bot] = {"smashup": LookingAhead(seed, value), "munchkin": MunchkinPlayer(seed)}
        self.stranger = RandomBot(seed)

    def decide(self, chair: Chair) -> int:
        return self.players.get(chair.family, self.stranger).decide(chair)

    def interject(self, chair: Chair) -> int | None:
        return self.players.get(chair.family, self.stranger).interject(chair)
