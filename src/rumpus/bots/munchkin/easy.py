"""A kind player of Munchkin, who overlooks a lot."""

from __future__ import annotations

from rumpus.bots.chair import Chair
from rumpus.bots.munchkin.greedy import MunchkinPlayer
from rumpus.family.options import PASS
from rumpus.kernel import Option

ERROR = 2.0  # how far off it scores an answer, as a rule
SELL: Option = ("sell",)


class EasyMunchkin(MunchkinPlayer):
    """It leaves other people's fights alone, and often misjudges its own."""

    def decide(self, chair: Chair) -> int:
        options = chair.options
        if len(options) == 1:
            return 0
        if PASS in options:
            return options.index(PASS)
        # A sale of what it needs is one mistake that it sees: to sell nothing after all is tiring for who watches.
        scores = self.think(chair).scores()
        ideas = [index for index, score in enumerate(scores) if score > 0 or options[index] != SELL]
        return max(ideas, key=lambda index: scores[index] + chair.random.gauss(0.0, ERROR))
