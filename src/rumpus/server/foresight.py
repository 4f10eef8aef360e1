"""What a seat is told about its answers before it gives one. Worked out when somebody asks, once a question."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rumpus.family import Family, Speaker
from rumpus.family.foresight import foreseen
from rumpus.kernel import Game
from rumpus.server.accounts import Viewpoint
from rumpus.server.parts import Fate, Later, Outlook
from rumpus.server.protocol import Foreseen


class Foresight:
    def __init__(self, family: Family) -> None:
        self.family = family
        self._kept: dict[Viewpoint, Foreseen] = {}

    def kept(self, number: int, viewpoint: Viewpoint) -> Foreseen | None:
        """What was found out about the question of this number."""
        found = self._kept.get(viewpoint)
        return found if found is not None and found.number == number else None

    def find_out(self, game: Game[Any], number: int, viewpoint: Viewpoint, speaker: Speaker) -> Iterator[None]:
        """About the open question, which has this number: a little at a time, until it is kept."""
        found, seat = Foreseen(number), viewpoint.seat
        signs, decision = self.family.signs, game.decision
        if signs is not None and decision is not None and seat in decision.offers:
            keys = decision.keys(seat)
            for place, fate in foreseen(game, seat, signs):
                if fate.is_less:
                    tab = speaker.tab(fate.tab)
                    found.fates.append(Fate(keys[place], tab, fate.is_idle, fate.shield, fate.harm))
                yield
            found.waits += [Later(card, speaker.tab(tab)) for card, tab in sorted(signs.later(game, seat).items())]
            found.gains += [Later(card, words) for card, words in sorted(speaker.gains(game).items())]
            yield
            found.outlooks += [Outlook(key, words) for key, words in speaker.outlooks(game).items()]
        self._kept[viewpoint] = found
