"""Players of Smash Up."""

from __future__ import annotations

from functools import partial

from rumpus.bots.bot import Bot
from rumpus.bots.chair import Chair
from rumpus.bots.looking_ahead import Trials
from rumpus.bots.search.finish import ENOUGH, Finish, Line
from rumpus.bots.search.tree import Node, TreeSearch
from rumpus.bots.smashup.knowledge import SmashUpKnowledge, chance
from rumpus.bots.smashup.value import POINT, value
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Piece
from rumpus.smashup.winning import GOAL

ERROR = 0.8 * POINT  # how far off it judges the table, as a rule
NEAR = 0.5  # the share of its breakpoint from which a base may be made to score in one turn


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
    """It plans its turn in a tree over many worlds, and remembers its plan as long as the turn lasts. Where the game
    can be won at once, it looks for how."""

    def __init__(self, seed: int, simulations: int | None = None) -> None:
        super().__init__(seed, simulations)
        self.plan: tuple[int, Node] | None = None  # in which turn, and what it answered last
        self.line: Line = ()  # what wins the game, if it is answered one after the other
        self.sought = 0  # in which turn it has looked for that

    def think(self, chair: Chair) -> int:
        knowledge, table = SmashUpKnowledge(chair.temper), chair.look()
        assert isinstance(table, Board)
        turn = table.state.turn
        if is_within_reach(table, chair.seat):
            finish = Finish(knowledge, chair, turn)
            if self.line and (self.line[0] not in chair.options or finish.proofs(self.line) < ENOUGH):
                self.line, self.sought = (), 0
            if not self.line and self.sought != turn:
                self.line, self.sought = finish.line(), turn
            if self.line:
                self.plan, answer, self.line = None, self.line[0], self.line[1:]
                return chair.options.index(answer)
        known = self.plan[1].kids if self.plan is not None and self.plan[0] == turn else {}
        search = TreeSearch(knowledge, chair, [chance(worth) for worth in self.worths(chair)], known)
        best = search.best()
        self.plan = turn, search.nodes[best]
        return best


def is_within_reach(table: Board, player: int) -> bool:
    """Could the active player win with what there is to win this turn?"""
    state = table.state
    if state.active != player:
        return False
    near = [base.card.vp[0] for base in state.bases if there(table, base) >= NEAR * table.breakpoint(base)]
    return state.seats[player].points + sum(near) >= GOAL


def there(table: Board, base: Piece) -> int:
    return sum([max(0, total) for total in table.totals(base)])
