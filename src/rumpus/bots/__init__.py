"""Players that are programs."""

from collections.abc import Callable

from rumpus.bots.bot import Bot, bystanders, play_out
from rumpus.bots.greedy import GreedyBot
from rumpus.bots.random import RandomBot

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "bystanders", "play_out"]
