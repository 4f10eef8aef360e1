"""A kind player of Munchkin, who overlooks a lot."""

from __future__ import annotations

from rumpus.bots.chair import Chair
from rumpus.bots.munchkin.greedy import MunchkinPlayer
from rumpus.family.options import PASS
from rumpus.kernel import Option

ERROR = 2.0  # how far off it scores an answer, as a rule
SELL: Option = ("sell",)
BACK_OUT: Option = ("cancel",)


class EasyMunchkin(MunchkinPlayer):
    """It leaves other people's fights alone, and often misjudges its own."""

    def decide(self, chair: Chair) -> int:
        options = chair.options
        if len(options) == 1:
            return 0
        if PASS in options:
            return options.index(PASS)
        # To sell nothing after all is tiring for who watches: no sale of what it needs is begun, nor one broken off.
        scores = self.think(chair).scores()
        least = {SELL: 0.0, BACK_OUT: max(scores)}
        ideas = [index for index, score in enumerate(scores) if score >= least.get(options[index], score)]
        return max(ideas, key=lambda index: scores[index] + chair.random.gauss(0.0, ERROR))
