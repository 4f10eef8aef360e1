"""What advice knows of Munchkin."""

from __future__ import annotations

import math
from typing import Any

from rumpus.bots.chair import Chair
from rumpus.bots.munchkin.greedy import MunchkinPlayer
from rumpus.bots.munchkin.knowledge import MunchkinKnowledge, in_hand, prospect
from rumpus.bots.munchkin.search import LEAST
from rumpus.bots.munchkin.seat import table_of
from rumpus.kernel import Game
from rumpus.munchkin.windows import PASS_THIS_FIGHT

PUT_DOWN = frozenset({"set up", "arrive"})


class MunchkinExpert(MunchkinKnowledge):
    turns = 1
    plans = False

    def glances(self, game: Game[Any]) -> int:
        return 1  # how long everybody has to wait is part of how they stand

    def chances(self, game: Game[Any]) -> list[float]:
        """With all hands open, everybody's counts."""
        g = table_of(game)
        players = range(len(g.state.heroes))
        if game.is_over:
            return [game.outcome(seat) for seat in players]
        odds = [math.exp(prospect(g, seat) + in_hand(g, seat)) for seat in players]
        return [each / sum(odds) for each in odds]

    def has_an_opinion(self, chair: Chair) -> bool:
        """What is put down at once, for nothing, is no question: a few numbers tell too little of when it is wise not
        to."""
        return chair.decision.prompt not in PUT_DOWN

    def opinions(self, chair: Chair) -> list[float]:
        """Whatever does nothing at all is not worth a try, and to pass a whole fight is no other idea than to pass."""
        thought = MunchkinPlayer(chair.seed).think(chair)
        return [
            -math.inf if score <= LEAST or option == PASS_THIS_FIGHT or thought.is_folly(place) else score
            for place, (option, score) in enumerate(zip(chair.options, thought.scores(), strict=True))
        ]
