"""A market at one of its auctions: all but the seller bid or pass, and who holds a gong may ring it, asked or not."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from rumpus.kernel import Decision
from rumpus.server.room import Room
from tests.server.following import Guest, new_room, sit

Wanted = Callable[[Decision], bool]


def has_bystander(decision: Decision) -> bool:
    """The seller holds a gong, and two others are awaited who have not."""
    gongs = [seat for seat in decision.offers if "ring" in decision.keys(seat)]
    return len(decision.awaited) == 2 and len(gongs) == 1 and gongs[0] not in decision.awaited


def is_plain(decision: Decision) -> bool:
    return len(decision.awaited) == 2 and all(decision.keys(seat) == ["bid#1", "pass"] for seat in decision.awaited)


def auction(wanted: Wanted = is_plain, **told: Any) -> Room:
    """A table that has come to such an auction: by default three people."""
    for seed in range(200):
        room, rng = new_room(**{"people": 3, "family": "market", "seed": seed, **told}), Random(seed)
        while (decision := room.match.game.decision) is not None:
            if decision.prompt == "auction" and wanted(decision):
                return room
            seat = decision.awaited[0]
            room.answers.put(seat, rng.randrange(len(decision.offers[seat])))
    raise AssertionError("no such auction")


def asked_at(room: Room) -> tuple[list[Guest], Guest, Guest, Guest]:
    """All at the table; the two who are awaited, and the seller."""
    guests = sit(room)
    decision = room.match.game.decision
    assert decision is not None
    one, two = decision.awaited
    return guests, guests[one], guests[two], guests[3 - one - two]
