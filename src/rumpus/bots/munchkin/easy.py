"""A kind player of Munchkin, who overlooks a lot."""

from __future__ import annotations

from rumpus.bots.chair import Chair
from rumpus.bots.munchkin.greedy import MunchkinPlayer
from rumpus.family.options import PASS

ERROR = 2.0  # how far off it scores an answer, as a rule


class EasyMunchkin(MunchkinPlayer):
    """It leaves other people's fights alone, and often misjudges its own."""

    def decide(self, chair: Chair) -> int:
        options = chair.options
        if len(options) == 1:
            return 0
        if PASS in options:
            return options.index(PASS)
        scores = [score + chair.random.gauss(0.0, ERROR) for score in self.think(chair).scores()]
        return scores.index(max(scores))
