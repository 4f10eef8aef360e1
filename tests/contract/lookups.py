"""What a Smash Up table looks up instead of working it out anew must be what a fresh look finds."""

from __future__ import annotations

from typing import Any, cast

from rumpus.kernel import SILENT, SPECTATOR, Game
from rumpus.smashup.table.state import Piece, State
from rumpus.smashup.table.watch import Entries
from rumpus.smashup.turn import SmashUp
from tests.contract.checks import promise


def check_lookups(game: Game[State]) -> None:
    """Whatever has come and gone, the table knows which cards have something to say, and what is where."""
    table = game.table
    assert isinstance(table, SmashUp)
    if game.state.bases:
        kept, fresh = looked_up(table), looked_up(SmashUp(game.state.copy(), SILENT))
        for what in kept:
            promise(f"what is looked up is true: {what}", fresh[what], kept[what])
        promise("no action lies on a minion that it does not affect", [], table.unwelcome())


def looked_up(table: SmashUp) -> dict[str, Any]:
    """Who watches, and what follows from it, by serial numbers."""
    watch = table.watch
    who = cast("Entries", watch.who)
    return {
        "who": {about: [(me.serial, what) for me, what in entries] for about, entries in who.items()},
        "bonuses": [(me.serial, bonus) for me, bonus in watch.bonuses],
        "bonuses here": {
            base: [(me.serial, bonus) for me, bonus in found] for base, found in watch.bonuses_here.items()
        },
        "adjusted": set(watch.adjusted),
        "left out": set(watch.left_out),
        "silent": watch.silent,
        "mute": watch.mute
        & {each.serial for base in table.state.bases for piece in base.on for each in (piece, *piece.on)},
        "tallies": [tallied(table, base) for base in table.state.bases],
        "looks": table.view(SPECTATOR)["bases"],
        "bases": [base is table.base(base.serial) for base in table.state.bases],
    }


def tallied(table: SmashUp, base: Piece) -> tuple[int, list[int]]:
    missing, special = table.watch.tally(base)
    return missing, [piece.serial for piece in special]
