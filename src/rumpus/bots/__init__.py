"""Players that are programs."""

from rumpus.bots.bot import Bot, BotWords, Outlook, bystanders, play_out
from rumpus.bots.greedy import GreedyBot
from rumpus.bots.random import RandomBot

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}  # the weakest comes first

__all__ = ["BOTS", "Bot", "BotWords", "GreedyBot", "Outlook", "RandomBot", "bystanders", "play_out"]
