"""Players that are programs."""

from rumpus.bots.bot import Bot, BotWords, Outlook, bystanders, play_out
from rumpus.bots.greedy import GreedyBot
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


__all__ = ["BOTS", "Bot", "BotWords", "GreedyBot", "Outlook", "RandomBot", "bystanders", "described", "play_out"]
