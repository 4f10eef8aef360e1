"""Players that are programs."""

from rumpus.bots.bot import Bot, BotWords, ask, bystanders, chair_for, next_answer, play_out
from rumpus.bots.budget import Budget
from rumpus.bots.chair import Chair
from rumpus.bots.greedy import GreedyBot
from rumpus.bots.playout import play_on
from rumpus.bots.random import RandomBot
from rumpus.family.words import LANGUAGES, spoken

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}  # the weakest comes first


def described(name: str, language: str) -> BotWords:
    """What people read of a bot: its bare name if nobody has described it."""
    bot = BOTS[name]
    return BotWords(*spoken(LANGUAGES, language).bot(name, bot.words or (bot.__name__, "")))


__all__ = [
    "BOTS", "Bot", "BotWords", "Budget", "Chair", "GreedyBot", "RandomBot", "ask", "bystanders", "chair_for",
    "described", "next_answer", "play_on", "play_out",
]  # fmt: skip
