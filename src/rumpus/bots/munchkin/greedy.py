"""A sensible player of Munchkin: it equips itself, sells, fights what it can beat, asks for help at a fair price,
curses the leader, and stops anyone who is about to win."""

from __future__ import annotations

from typing import ClassVar

from rumpus.bots.bot import Bot
from rumpus.bots.chair import Chair
from rumpus.bots.munchkin.seat import CARD_VERBS, read
from rumpus.bots.munchkin.thought import Thought, choice
from rumpus.bots.munchkin.trade import answers_trade
from rumpus.family.manners import Offered
from rumpus.family.options import PASS
from rumpus.munchkin.turn import Munchkin


class MunchkinPlayer(Bot):
    """Scores each option of a question, and takes the best. It remembers what it has offered, and offers that to nobody
    again."""

    mind: ClassVar[type[Thought]] = Thought  # how it thinks about a question

    def __init__(self, seed: int, simulations: int | None = None) -> None:
        super().__init__(seed, simulations)
        self.offered: set[Offered] = set()
        self.offering: Offered | None = None  # it is still being asked about that

    def think(self, chair: Chair) -> Thought:
        """About what its seat knows of the table."""
        g = chair.look()
        assert isinstance(g, Munchkin)
        thought = self.mind(g, chair.decision, chair.seat, chair.random, choice, chair.imagine)
        thought.temper = chair.temper
        if chair.decision.prompt not in ("give", "want") and self.offering is not None:
            self.offered.add(self.offering)
            self.offering = None
        thought.made = {*chair.made, *self.offered}
        if chair.decision.prompt == "want" and (found := thought.bargain) is not None:
            self.offering = (chair.seat, found[2].owner, (found[1].serial,), (found[2].serial,))
        return thought

    def decide(self, chair: Chair) -> int:
        options = chair.options
        if len(options) == 1:
            return 0
        if PASS in options and not any(read(option).verb in CARD_VERBS for option in options):
            return options.index(PASS)
        return self.think(chair).choose()

    def interject(self, chair: Chair) -> int | None:
        """Answer a trade; everything else waits until it is asked."""
        options = chair.options
        if not any(map(answers_trade, options)):
            return None
        thought = self.think(chair)
        worths = [thought.answer_trade(option) if answers_trade(option) else 0.0 for option in options]
        best = max(worths)
        return worths.index(best) if best > 0 else None
