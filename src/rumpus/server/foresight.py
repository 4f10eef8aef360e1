"""What a seat is told about its answers before it gives one. Worked out when somebody asks, once a question."""

from __future__ import annotations

from typing import Any

from rumpus.family import Family, Speaker
from rumpus.family.foresight import foresee
from rumpus.kernel import Game
from rumpus.server.accounts import Viewpoint
from rumpus.server.parts import Fate, Later
from rumpus.server.protocol import Foreseen


class Foresight:
    def __init__(self, family: Family) -> None:
        self.family = family
        self._kept: dict[Viewpoint, Foreseen] = {}

    def of(self, game: Game[Any], number: int, viewpoint: Viewpoint, speaker: Speaker) -> Foreseen:
        """About the open question, which has this number."""
        kept = self._kept.get(viewpoint)
        if kept is None or kept.number != number:
            kept = self._kept[viewpoint] = self._foreseen(game, number, viewpoint.seat, speaker)
        return kept

    def _foreseen(self, game: Game[Any], number: int, seat: int, speaker: Speaker) -> Foreseen:
        signs, decision = self.family.signs, game.decision
        if signs is None or decision is None or seat not in decision.offers:
            return Foreseen(number)
        keys, found = decision.keys(seat), foresee(game, seat, signs)
        fates = [
            Fate(keys[place], speaker.tab(fate.tab), fate.is_idle, fate.shield, fate.harm)
            for place, fate in found.items()
        ]
        waits = [Later(card, speaker.tab(tab)) for card, tab in sorted(signs.later(game, seat).items())]
        gains = [Later(card, words) for card, words in sorted(speaker.gains(game).items())]
        return Foreseen(number, fates, waits, gains)
