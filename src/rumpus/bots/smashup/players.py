"""Players of Smash Up."""

from __future__ import annotations

from functools import partial

from rumpus.bots.bot import Bot
from rumpus.bots.chair import Chair
from rumpus.bots.looking_ahead import Trials
from rumpus.bots.search.tree import Node, TreeSearch
from rumpus.bots.smashup.knowledge import SmashUpKnowledge, chance
from rumpus.bots.smashup.value import POINT, value

ERROR = 0.8 * POINT  # how far off it judges the table, as a rule


class SmashUpPlayer(Bot):
    """It tries every answer in an imagined world, and takes the one that leaves it best off."""

    def decide(self, chair: Chair) -> int:
        if len(chair.options) == 1:
            return 0
        if chair.decision.prompt == "draft":
            return chair.random.randrange(len(chair.options))
        return self.think(chair)

    def think(self, chair: Chair) -> int:
        worths = self.worths(chair)
        return worths.index(max(worths))

    def worths(self, chair: Chair) -> list[float]:
        temper = chair.temper
        trials = Trials(partial(value, temper=temper), chair.seat, chair.random)
        worths = trials.worths(chair.imagine(), chair.options)
        return [worth + chair.random.gauss(0.0, temper.whim) for worth in worths] if temper.whim else worths


class EasySmashUp(SmashUpPlayer):
    """It does the same, and often misjudges what it sees."""

    def worths(self, chair: Chair) -> list[float]:
        return [worth + chair.random.gauss(0.0, ERROR) for worth in super().worths(chair)]


class SmashUpSearch(SmashUpPlayer):
    """It plans its turn in a tree over many worlds, and remembers its plan as long as the turn lasts."""

    def __init__(self, seed: int, simulations: int | None = None) -> None:
        super().__init__(seed, simulations)
        self.plan: tuple[int, Node] | None = None  # in which turn, and what it answered last

    def think(self, chair: Chair) -> int:
        turn = chair.look().state.turn
        known = self.plan[1].kids if self.plan is not None and self.plan[0] == turn else {}
        search = TreeSearch(
            SmashUpKnowledge(chair.temper), chair, [chance(worth) for worth in self.worths(chair)], known
        )
        best = search.best()
        self.plan = turn, search.nodes[best]
        return best
