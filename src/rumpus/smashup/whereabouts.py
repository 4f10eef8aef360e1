"""Where the cards lie that a free choice offers. Worked out for people, never in simulations."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.family.options import NOWHERE, Places
from rumpus.kernel import Option
from rumpus.smashup.table.allowances import FreeChoice
from rumpus.smashup.table.table import Table


def whereabouts(g: Table, seat: int, options: Sequence[Option]) -> list[Places]:
    if not isinstance(options, FreeChoice):
        return [NOWHERE] * len(options)
    hand = set(g.hand(seat))
    plays = [options.play(index) for index in range(len(options))]
    uids = [play[0] if play is not None else -1 for play in plays]  # -1: it is in play, or no card at all
    found: dict[int, Places] = {-1: NOWHERE}
    for uid in uids:
        if uid not in found:
            found[uid] = {g.card(uid).id: ("hand", seat) if uid in hand else g.place_of(uid)}
    return [found[uid] for uid in uids]
