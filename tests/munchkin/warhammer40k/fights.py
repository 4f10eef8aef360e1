"""What happens to Alice again and again: she must run from a monster, however strong she is, and does not get away."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.munchkin.cards.card import Card
from tests.munchkin.given import Given, Lying
from tests.munchkin.warhammer40k.cards import psyk_out_grenade
from tests.munchkin.warhammer40k.table import given40k


def chased_by(
    monster: Card,
    *lying: Lying,
    level: int = 5,
    hand: Sequence[Card] = (),
    rolls: Sequence[int] = (1,),
    **more: object,
) -> Given:
    """She opens the door to it, with these cards before her. Bob makes her run at once; these are the rolls."""
    table = given40k(
        doors=[monster],
        play={"Alice": lying},
        levels={"Alice": level},
        hands={"Alice": hand, "Bob": [psyk_out_grenade]},
        **more,  # type: ignore[arg-type]
    )
    table.next_roll(*rolls)
    table.opens_door()
    must_run(table)
    table.runs("Alice", monster)
    return table


def must_run(table: Given) -> None:
    """Bob throws his grenade, and the munchkins run."""
    table.plays("Bob", psyk_out_grenade)
    table.everyone_passes()


def is_dead(table: Given, name: str = "Alice") -> bool:
    return table.hero(name).is_new and f"die P{table.seat(name)}" in table.told()
