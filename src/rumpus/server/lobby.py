"""All tables of a server: opened, found again after a restart, listed."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Any

import msgspec

from rumpus.bots import BOTS
from rumpus.kernel import BadSetup
from rumpus.match import Match
from rumpus.record import BadRecord
from rumpus.server import protocol
from rumpus.server.protocol import Fork, NewRoom, Opened, RoomInfo, SeatWish
from rumpus.server.room import WATCHING, Listener, Room, tell
from rumpus.server.store import SavedRoom, SavedSeat, Store
from rumpus.server.tokens import Tokens, new_key, new_room_id
from rumpus.smashup.turn import SMASHUP

NAMES = ("Ann", "Bob", "Cleo", "Dan")
MOST_LISTED = 50
MOST_AWAKE = 1000  # tables in memory; who comes back to another finds it in the store
LONGEST = 24 * 3600  # seconds for an answer
MOST_SEED = 2**53  # a number that every JSON reader understands


class NotFree(ValueError):
    """Somebody sits there already, or nobody may."""


class Lobby:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.tokens = Tokens(store.secret(new_key()))
        self._rooms: dict[str, Room] = {}

    def open(self, wish: NewRoom) -> Opened:
        """A new table; its opener gets a token for each of their own seats."""
        check(wish)
        setup: dict[str, Any] = {**wish.setup, "players": len(wish.seats)}
        seed = secrets.randbelow(MOST_SEED) if wish.seed is None else wish.seed
        record = Match(SMASHUP, setup, seed).record
        seats = [saved_seat(place, seat) for place, seat in enumerate(wish.seats)]
        saved = SavedRoom(new_room_id(), record, seats, wish.is_listed, wish.seconds)
        self.store.save(saved)
        self._keep(Room(saved, self.store))
        mine = [place for place, seat in enumerate(wish.seats) if seat.kind == "you"]
        return Opened(saved.room, {place: self.tokens.seat(saved.room, place) for place in mine})

    def fork(self, old: Room, wish: Fork) -> Opened:
        """A new table where a game is played on from one of its moments, by one person and bots."""
        check_fork(wish, old)
        record = msgspec.structs.replace(
            old.match.record, answers=old.match.record.answers[: wish.at], digests={}, note=""
        )
        seats = [
            SavedSeat(seat.name, "" if place == wish.seat else wish.bot, place == wish.seat)
            for place, seat in enumerate(old.saved.seats)
        ]
        saved = SavedRoom(new_room_id(), record, seats)
        room = Room(saved, self.store)
        for number, answer in enumerate(room.match.record.answers):  # before the table, which is then never without
            self.store.append(saved.room, number, answer)
        self.store.save(saved)
        self._keep(room)
        return Opened(saved.room, {wish.seat: self.tokens.seat(saved.room, wish.seat)})

    def find(self, room: str) -> Room | None:
        """A table, fetched from the store if it is not in memory. BadRecord: it was played by other rules."""
        if room not in self._rooms:
            saved = self.store.load(room)
            if saved is None:
                return None
            self._keep(Room(saved, self.store))
        return self._rooms[room]

    def take_seat(self, room: Room, seat: int, name: str) -> Opened:
        if not 0 <= seat < len(room.saved.seats) or room.saved.seats[seat].bot or room.saved.seats[seat].is_taken:
            raise NotFree("this seat is not free")
        room.sit_down(seat, clean(name) or NAMES[seat])
        return Opened(room.id, {seat: self.tokens.seat(room.id, seat)})

    def listed(self) -> list[RoomInfo]:
        """Tables that anybody may see, the newest first."""
        found: list[RoomInfo] = []
        for each in self.store.listed(MOST_LISTED):
            with suppress(BadRecord):
                room = self.find(each)
                if room is not None:
                    found.append(room.info())
        return found

    def awake(self) -> list[Room]:
        """Tables in memory."""
        return list(self._rooms.values())

    def _keep(self, room: Room) -> None:
        idle = [each for each in self._rooms.values() if each.is_idle] if len(self._rooms) >= MOST_AWAKE else []
        for each in idle[: len(self._rooms) - MOST_AWAKE + 1]:
            del self._rooms[each.id]
        room.rematch = self._rematch
        self._rooms[room.id] = room

    def _rematch(self, old: Room, asked_by: Listener) -> None:
        """The same people at a new table: all who are there move over, and who comes later asks again."""
        if old.saved.rematch:
            movers = [asked_by]
        else:
            setup = {name: value for name, value in old.match.record.setup.items() if name != "players"}
            wishes = [
                SeatWish("you" if seat.is_taken else "bot", seat.name, seat.bot or "greedy") for seat in old.saved.seats
            ]
            opened = self.open(NewRoom(wishes, setup, old.saved.is_listed, old.saved.seconds))
            old.saved.rematch = opened.room
            self.store.save(old.saved)
            movers = old.listeners
        room = old.saved.rematch
        for each in movers:
            token = self.tokens.seat(room, each.seat) if each.seat != WATCHING else ""
            tell([each], protocol.Moved(room, token))


def check(wish: NewRoom) -> None:
    """What is not the game's own to check; the rest of the setup is."""
    for place, seat in enumerate(wish.seats):
        if seat.kind == "bot" and seat.bot not in BOTS:
            raise BadSetup(f"seats[{place}].bot: no bot is called {seat.bot!r}; there are {', '.join(BOTS)}")
    if not 0 <= wish.seconds <= LONGEST:
        raise BadSetup(f"seconds: from 0 (no clock) to {LONGEST}")
    if wish.seed is not None and not 0 <= wish.seed < MOST_SEED:
        raise BadSetup(f"seed: from 0 to {MOST_SEED - 1}")


def check_fork(wish: Fork, old: Room) -> None:
    answers, seats = len(old.match.record.answers), len(old.saved.seats)
    if not 0 <= wish.at < answers:
        raise BadSetup(f"at: from 0 to {answers - 1}, before the end of the game")
    if not 0 <= wish.seat < seats:
        raise BadSetup(f"seat: from 0 to {seats - 1}")
    if wish.bot not in BOTS:
        raise BadSetup(f"bot: no bot is called {wish.bot!r}; there are {', '.join(BOTS)}")


def saved_seat(place: int, wish: SeatWish) -> SavedSeat:
    name = clean(wish.name) or NAMES[place]
    return SavedSeat(name, wish.bot if wish.kind == "bot" else "", wish.kind == "you")


def clean(name: str) -> str:
    """A name that can be shown: one line, no more than twenty letters."""
    return " ".join("".join(letter for letter in name if letter.isprintable()).split())[:20]
