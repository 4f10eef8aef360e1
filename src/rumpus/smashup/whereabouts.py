"""Where the cards lie that a free choice offers. Worked out for people, never in simulations."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.family.options import NOWHERE, Places
from rumpus.kernel import Option
from rumpus.smashup.table.allowances import FreeChoice
from rumpus.smashup.table.table import Table


def whereabouts(g: Table, options: Sequence[Option]) -> list[Places]:
    if not isinstance(options, FreeChoice):
        return [NOWHERE] * len(options)
    plays = [options.play(index) for index in range(len(options))]
    uids = [play[0] if play is not None else -1 for play in plays]  # -1: it is in play, or no card at all
    found = {uid: {g.card(uid).id: g.place_of(uid)} if uid >= 0 else NOWHERE for uid in set(uids)}
    return [found[uid] for uid in uids]
