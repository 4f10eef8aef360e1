"""What comes of an answer in Smash Up, in short: points, minions that are gone, who leads where."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from rumpus.family.consequences import FollowUp, Upshot
from rumpus.kernel import Game
from rumpus.smashup.events import KINDS
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Piece, State

GONE = {"destroy": "destroys", "return": "sends back", "place": "removes", "control": "takes over"}
STANDING = 4  # numbers for each player: the seat, its power, its place and its points
LITTLE = 2  # points of somebody else that are not worth a word


class SmashUpConsequences:
    weights: ClassVar[dict[str, float]] = {
        "wins": 100.0, "rival wins": -100.0, "takes": 5.0, "scores": 4.0, "rival takes": -4.0,
        "destroys": 6.0, "takes over": 7.0, "sends back": 5.0, "removes": 5.0, "loses": -5.0, "leads": 5.0,
        "draws": 1.5, "power": 0.4,
        "waits": 0.1,
    }  # fmt: skip

    implied: ClassVar[dict[str, frozenset[str]]] = {"leads": frozenset({"power"})}

    def upshots(self, found: FollowUp) -> Iterator[Upshot]:
        if found.waits:
            yield Upshot("waits")
        seat = found.seat
        for winner in found.after.winners:
            yield Upshot("wins") if winner == seat else Upshot("rival wins", winner)
        yield from self.happened(found)
        yield from self.changed(found)

    def happened(self, found: FollowUp) -> Iterator[Upshot]:
        """Points at any time, everything else as long as the turn lasts."""
        state, seat = found.before.state, found.seat
        owners = {piece.serial: piece.controller for piece in pieces(state)}
        is_now, drawn = True, 0
        for event in found.events:
            told = KINDS[event.kind].read((event.kind, *event.public))
            if event.kind == "turn":
                is_now = False
            elif event.kind == "award":
                numbers = told["standing"]
                for place in range(0, len(numbers), STANDING):
                    yield from self.awarded(seat, told["where"].card, *numbers[place : place + STANDING])
            elif is_now and event.kind in GONE and told["what"].serial in owners:
                owner = owners[told["what"].serial]
                if owner == seat and event.kind == "destroy":
                    yield Upshot("loses", card=told["what"].card)
                elif owner not in (seat, -1) and (event.kind != "control" or told["whose"] == seat):
                    yield Upshot(GONE[event.kind], owner, told["what"].card)
            elif is_now and event.kind == "draw" and told["who"] == seat and event.cause and event.cause[0]:
                drawn += len(event.secret) or len(told["cards"])
        if drawn:
            yield Upshot("draws", number=drawn)

    def awarded(self, seat: int, base: str, who: int, power: int, place: int, points: int) -> Iterator[Upshot]:
        if who == seat and points:
            yield Upshot("takes" if place == 1 else "scores", card=base, number=points)
        elif who != seat and place == 1 and points > LITTLE:
            yield Upshot("rival takes", who, base, points)

    def changed(self, found: FollowUp) -> Iterator[Upshot]:
        """How the bases lie when the turn is over that were there before it."""
        seat = found.seat
        was, now = standings(found.before), standings(found.then)
        for serial in was.keys() & now.keys():
            card, before = was[serial]
            _, after = now[serial]
            if leads(after, seat) and not leads(before, seat):
                yield Upshot("leads", card=card)
            elif (more := max(after[seat], 0) - max(before[seat], 0)) > 0:
                yield Upshot("power", card=card, number=more)


def pieces(state: State) -> Iterator[Piece]:
    for base in state.bases:
        for piece in base.on:
            yield piece
            yield from piece.on


def standings(game: Game[Any]) -> dict[int, tuple[str, list[int]]]:
    """Of each base by its serial number: its card, and everybody's power there."""
    table = game.table
    assert isinstance(table, Board)
    return {base.serial: (base.card.id, table.totals(base)) for base in table.state.bases}


def leads(totals: list[int], seat: int) -> bool:
    return totals[seat] > max([total for each, total in enumerate(totals) if each != seat])


CONSEQUENCES = SmashUpConsequences()
