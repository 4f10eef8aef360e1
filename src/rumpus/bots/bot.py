"""What a bot is: it is asked a question, looks at what its seat may know, and returns the index of an option."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import Any, ClassVar, NamedTuple

from rumpus.bots.budget import Budget
from rumpus.bots.chair import Chair
from rumpus.bots.temper import CALM, Temper
from rumpus.family import BadSetup
from rumpus.family.manners import Offered
from rumpus.kernel import Decision, Game


class BotWords(NamedTuple):
    """What people read where they choose a bot."""

    title: str
    text: str


class Bot(ABC):
    """A bot has to say only how it decides. With the same seed it gives the same answers. It stays in its seat for a
    whole game, and may keep what it learns there."""

    words: ClassVar[BotWords | None] = None  # in English
    is_quick: ClassVar[bool] = False  # it answers at once, and need not think where it holds nobody up
    simulations: int = 0  # that it may make for one answer
    temper: Temper = CALM  # how it is, beside how well it plays
    seconds: float = 10.0  # that an answer may take, whatever is left of these
    takes: ClassVar[float] = 0.0  # seconds that each answer seems to take at a table: none tells how hard it was

    def __init__(self, seed: int, simulations: int | None = None) -> None:
        self.seed = seed
        if simulations is not None:
            self.simulations = simulations

    def budget(self, family: str) -> Budget:
        """For one answer in a game of this family."""
        return Budget(self.simulations, self.seconds)

    @abstractmethod
    def decide(self, chair: Chair) -> int:
        """The index of one of `chair.options`."""

    def interject(self, chair: Chair) -> int | None:
        """What it says while others are asked, though nobody is waiting for it. None: nothing."""
        return None


def chair_for(bot: Bot, game: Game[Any], seat: int, made: Collection[Offered] = ()) -> Chair:
    """Where this bot sits to be asked the open question, with its chance and its budget."""
    return Chair(game, seat, bot.seed, bot.budget(game.rules.name), made, bot.temper)


def ask(bot: Bot, game: Game[Any], seat: int, made: Collection[Offered] = ()) -> int | None:
    """What a bot in this seat says to the open question. None: the game does not wait for it, and it has nothing to
    say."""
    chair = chair_for(bot, game, seat, made)
    return bot.decide(chair) if chair.is_awaited else bot.interject(chair)


def bystanders(decision: Decision) -> list[int]:
    """The seats that may say something, though nobody is waiting for them."""
    return [seat for seat in decision.offers if seat not in decision.awaited] if decision.is_window else []


def play_out(game: Game[Any], bots: Sequence[Bot], most: int = 100_000) -> int:
    """Let the bots play the game to its end, or for at most this many answers; returns how many they gave."""
    players, seated = game.table.players(), sum(isinstance(each, Bot) for each in bots)
    if seated < max(players, len(bots)):
        raise BadSetup("bot for each seat", players=players, found=seated)
    for count in range(most):
        decision = game.decision
        if decision is None:
            return count
        game.answer(*next_answer(game, decision, bots))
    return most


def next_answer(game: Game[Any], decision: Decision, bots: Sequence[Bot]) -> tuple[int, int]:
    """Bots that interject come first, then the first seat that is awaited."""
    for seat in (*bystanders(decision), *decision.awaited):
        answer = ask(bots[seat], game, seat)
        if answer is not None:
            return seat, answer
    raise AssertionError(f"nobody answers {decision}")
