"""One question of Munchkin, as its seat sees it: what the cards that it is about are worth there."""

from __future__ import annotations

from rumpus.bots.munchkin.worth import card_worth, danger, gear_worth
from rumpus.kernel import Decision, Option
from rumpus.munchkin.cards.card import CARDS
from rumpus.munchkin.turn import Munchkin

PASSING = ("pass", "done", "none", "keep", "end turn", "no", "cancel")


class Seat:
    """Whoever is asked. It reads what lies open and its own hand, and nothing else."""

    def __init__(self, g: Munchkin, me: int, decision: Decision) -> None:
        self.g = g
        self.me = me
        self.decision = decision
        self.hero = g.hero(me)

    def keep_the_best(self, option: Option) -> float:
        """Something is to be lost, given or paid: the least of one's own, the best of others'. «Yes» to what one may;
        of players the weakest."""
        first = str(option[0])
        if first in ("yes", "done"):
            return 0.5
        if first.startswith("P") and first[1:].isdigit():
            return -danger(self.g, int(first[1:]))
        gear = self.g.find_gear(option[1]) if len(option) > 1 and isinstance(option[1], int) else None
        return self.worth(option) if gear is not None and gear.owner != self.me else -self.worth(option)

    def take_the_best(self, option: Option) -> float:
        return self.worth(option) if option[0] not in PASSING else 0.1

    def worth(self, option: Option) -> float:
        """Of a card in hand or lying open, or of gear."""
        first = str(option[0])
        if len(option) > 1 and isinstance(option[1], int):
            gear = self.g.find_gear(option[1])
            return gear_worth(self.g, self.me, gear) if gear is not None else 0.0
        return card_worth(self.g, self.me, CARDS[first]) if first in CARDS else 0.0
