"""Bots that play every family, with a player for each that knows what is good there."""

from __future__ import annotations

from collections.abc import Mapping

from rumpus.bots.bot import Bot
from rumpus.bots.budget import Budget
from rumpus.bots.chair import Chair
from rumpus.bots.random import RandomBot


class Versatile(Bot):
    """In a family that it does not know, it answers anything at all."""

    def __init__(self, seed: int, players: Mapping[str, Bot]) -> None:
        super().__init__(seed)
        self.players = players
        self.stranger = RandomBot(seed)

    def player(self, family: str) -> Bot:
        return self.players.get(family, self.stranger)

    def budget(self, family: str) -> Budget:
        return Budget(self.player(family).simulations, self.seconds)

    def decide(self, chair: Chair) -> int:
        return self.player(chair.family).decide(chair)

    def interject(self, chair: Chair) -> int | None:
        return self.player(chair.family).interject(chair)
