"""Whether hints are given at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rumpus.server import protocol
from rumpus.server.accounts import WATCHING
from rumpus.server.audience import Listener, tell

if TYPE_CHECKING:
    from rumpus.server.room import Room


def may_hint(room: Room, seat: int) -> bool:
    """Alone with bots, or where everybody knows it; never where something is to be found or taught."""
    if room.saved.puzzle or room.saved.taught is not None:
        return False
    others = [place for each, place in enumerate(room.saved.seats) if each != seat]
    return room.saved.hints or (seat != WATCHING and all(place.bot for place in others))


def offer_hints(room: Room, listener: Listener) -> None:
    """Say so before anybody sits down."""
    if may_hint(room, listener.seat):
        tell([listener], protocol.Hints())
