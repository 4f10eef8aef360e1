"""Players that are programs."""

from rumpus.bots.bot import Bot, BotWords, ask, bystanders, chair_for, next_answer, play_out
from rumpus.bots.budget import Budget
from rumpus.bots.chair import Chair
from rumpus.bots.levels import EasyBot, FairBot, MasterBot, StrongBot
from rumpus.bots.playout import play_on
from rumpus.bots.random import RandomBot
from rumpus.family.words import LANGUAGES, spoken

USUAL_BOT = "fair"  # sits down unless another one is asked for, and for people who have left
FORMER_NAMES = {"greedy": "fair"}  # in older records and tables


class Roster(dict[str, type[Bot]]):
    """Bots by name. Former names are understood, and not listed."""

    def __missing__(self, name: str) -> type[Bot]:
        if name not in FORMER_NAMES:
            raise KeyError(name)
        return self[FORMER_NAMES[name]]

    def __contains__(self, name: object) -> bool:
        return super().__contains__(name) or name in FORMER_NAMES


BOTS = Roster(
    random=RandomBot,
    easy=EasyBot,
    fair=FairBot,
    strong=StrongBot,
    master=MasterBot,
)  # the weakest comes first


def described(name: str, language: str) -> BotWords:
    """What people read of a bot: its bare name if nobody has described it."""
    bot = BOTS[name]
    return BotWords(*spoken(LANGUAGES, language).bot(name, bot.words or (bot.__name__, "")))


__all__ = [
    "BOTS", "USUAL_BOT", "Bot", "BotWords", "Budget", "Chair", "RandomBot", "ask", "bystanders", "chair_for",
    "described", "next_answer", "play_on", "play_out",
]  # fmt: skip
