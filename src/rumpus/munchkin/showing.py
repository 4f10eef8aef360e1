"""Cards in hand that their player shows (MU-8.13): to one or to all, some of them or the whole hand."""

from __future__ import annotations

from rumpus.family.options import SEAT_NAMES, seat_of
from rumpus.kernel import Option
from rumpus.munchkin.table.table import Table

SHOW: Option = ("show hand",)
ALL: Option = ("everybody",)
HAND: Option = ("whole hand",)
DONE: Option = ("done",)
CANCEL: Option = ("cancel",)


async def show(g: Table, player: int, option: Option) -> None:
    """Whom, and what; until it is done, its player may think better of it."""
    g.count("show", player)
    whom = await choose_whom(g, player)
    uids = await choose_cards(g, player)
    if uids:
        await g.show(player, uids, whom)


async def choose_whom(g: Table, player: int) -> int:
    """One other player, or -1: all of them."""
    others = g.others(player)
    if len(others) == 1:
        return others[0]
    options = [ALL, *[(SEAT_NAMES[other],) for other in others]]
    return seat_of(options[await g.pick(player, "show to", options)][0])


async def choose_cards(g: Table, player: int) -> list[int]:
    """Any number of cards in hand; copies are chosen one by one. How often this is asked says nothing but how many."""
    chosen: list[int] = []
    while True:
        held = {g.card(uid).id: uid for uid in g.by_fame(player) if uid not in chosen}  # of copies, the best known
        options: list[Option] = [(name,) for name in sorted(held)]
        options += [DONE, CANCEL] if chosen else [HAND, CANCEL]
        answer = options[await g.pick(player, "show", options, held)]
        if answer == HAND:
            return g.hand(player).copy()
        if answer in (DONE, CANCEL):
            return chosen if answer == DONE else []
        chosen.append(held[str(answer[0])])
