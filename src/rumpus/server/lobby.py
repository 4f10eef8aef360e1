"""All tables of a server: opened, found again after a restart, listed."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from rumpus.bots import BOTS, USUAL_BOT
from rumpus.bots.words import words
from rumpus.crossing import Stop
from rumpus.families import family_of
from rumpus.family import BadSetup
from rumpus.family.laid_out import TABLE
from rumpus.family.words import USUAL
from rumpus.match import Match
from rumpus.puzzles import Puzzle
from rumpus.record import BadRecord
from rumpus.server.accounts import WATCHING
from rumpus.server.calls import Tell
from rumpus.server.codes import FORGOTTEN, Codes
from rumpus.server.fault import Fault
from rumpus.server.gallery import Gallery
from rumpus.server.glance import info_of
from rumpus.server.loading import Turns, resumed
from rumpus.server.opening import SOONEST, check, check_fork
from rumpus.server.pauses import NONE, Pauses
from rumpus.server.queues import Errand
from rumpus.server.room import Room
from rumpus.server.saved import SavedRoom, SavedSeat
from rumpus.server.spelling import clean, told_apart
from rumpus.server.stops import is_of_earlier_rules, under_rules_of_today
from rumpus.server.store import OutOfStep, Store, StoreDown
from rumpus.server.tables import Fork, NewRoom, NewTour, Opened, RoomInfo, SeatWish
from rumpus.server.tokens import Tokens, new_key, new_room_id, new_seed
from rumpus.server.tour import PUPIL
from rumpus.server.workshop import Workshop

LOG = logging.getLogger("rumpus")
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")
PLAYS_AGAINST = USUAL_BOT  # the face of those who play against a puzzle
MOST_LISTED = 50  # tables to join or to watch, and as many that are over
FRESH = 1.0  # seconds for which the list of them is kept
MOST_AWAKE = 1000  # tables in memory; the others are in the store
IN_HAND = 60.0  # seconds after which no request is still about a table that was put away
MOST_NAMES = 10_000  # that are tried for a new one
MOST_BROKEN = 1000  # tables that are remembered as such
AT_ONCE = 500  # answers that are stored in one go


class Lobby:
    def __init__(
        self,
        store: Store,
        now: Callable[[], float] = time.time,
        pauses: Pauses = NONE,
        workshop: Workshop | None = None,
    ) -> None:
        self.store = store
        self.now = now
        self.pauses = pauses
        self.tokens = Tokens(store.secret(new_key()))
        self.codes = Codes(store, now)
        self.workshop = workshop or Workshop()
        self.turns = Turns()
        self.soon: Callable[[str, Callable[[], None]], None] = lambda table, do: do()  # when others have had their turn
        self.tell: Tell | None = None  # people who are awaited and are not there
        self.broken: set[str] = set()  # tables that could not be read
        self._listed: dict[str, tuple[float, list[RoomInfo]]] = {}  # by language, and when that was
        self._rooms: dict[str, Room] = {}
        self._leaving: deque[tuple[float, Room]] = deque()  # tables that are put away, since then
        self._coming: dict[str, tuple[asyncio.Task[Room | None], Errand]] = {}  # tables that are being fetched
        store.out_of_step, store.lost = self.forget, self.forget_all

    def open(self, wish: NewRoom, language: str = USUAL) -> Opened:
        """A new table; its opener gets a token for each of their own seats. If others are to come, it gets a code."""
        check(wish)
        seed = new_seed() if wish.seed is None else wish.seed
        setup: dict[str, Any] = {**wish.setup, "players": len(wish.seats)}
        family = family_of(wish.family)
        record = Match(family.rules, family.complete(setup), seed).record
        seats = told_apart([saved_seat(place, seat) for place, seat in enumerate(wish.seats)])
        saved = SavedRoom(
            self._new_id(), record, seats, wish.is_listed, wish.seconds, opened=int(self.now()),
            open_hands=wish.open_hands, hands_delay=wish.hands_delay, window_seconds=wish.window_seconds,
            spectators_react=wish.spectators_react, are_spectators_silent=wish.are_spectators_silent,
            has_chosen_seed=wish.seed is not None, hints=wish.hints,
        )  # fmt: skip
        if any(seat.kind == "open" for seat in wish.seats):
            saved.code = self.codes.give(saved.room, language)
        mine = [place for place, seat in enumerate(wish.seats) if seat.kind == "you"]
        return self._opened(self._room(saved), mine)

    def guide(self, wish: NewTour) -> Opened:
        """A guided game: one person with bots. Nobody else can sit there, so it does no harm that its seed is known."""
        family = family_of(wish.family)
        lesson = family.lesson
        if lesson is None:
            raise Fault(422, "no tour", "family", family=wish.family)
        setup = {**lesson.setup, "players": 1 + len(lesson.rivals)}
        record = Match(family.rules, family.complete(setup), lesson.seed).record
        seats = [
            saved_seat(PUPIL, SeatWish("you", wish.name)),
            *[SavedSeat(name, lesson.bot) for name in lesson.rivals],
        ]
        saved = SavedRoom(self._new_id(), record, told_apart(seats), opened=int(self.now()), taught=[])
        return self._opened(self._room(saved), [PUPIL])

    def open_puzzle(self, puzzle: Puzzle, name: str) -> Opened:
        """A table at which one person finds something, and the others play against it."""
        seats = [
            SavedSeat(clean(name) or each, "", True) if place == puzzle.seat else SavedSeat(each, PLAYS_AGAINST)
            for place, each in enumerate(puzzle.names)
        ]
        record, opened = puzzle.start().record, int(self.now())
        saved = SavedRoom(self._new_id(), record, told_apart(seats), opened=opened, puzzle=puzzle.id)
        return self._opened(self._room(saved), [puzzle.seat])

    async def fork(self, old: Room, wish: Fork, errand: Errand) -> Opened:
        """A new table where a game is played on from one of its moments, by one person and bots."""
        check_fork(wish, old)
        record = msgspec.structs.replace(
            old.match.record, answers=old.match.record.answers[: wish.at], digests={}, note=""
        )
        seats = [
            SavedSeat(seat.name, "", True)
            if place == wish.seat
            else SavedSeat(seat.name, wish.bot, character=seat.character)
            for place, seat in enumerate(old.saved.seats)
        ]
        now = self.now()
        saved = SavedRoom(self._new_id(), record, seats, opened=int(now), times=[now] * wish.at)
        match = await resumed(saved.room, record, self.workshop, self.turns, errand)
        room = self._room(saved, match)
        for first in range(0, wish.at, AT_ONCE):  # before the table, which is never without them then
            self.store.append_all(saved.room, first, record.answers[first : first + AT_ONCE], now)
            await asyncio.sleep(0)
        return self._opened(room, [wish.seat])

    def _new_id(self) -> str:
        """The name of a new table, which is one of ours."""
        for _ in range(MOST_NAMES):
            if self.store.term(name := new_room_id()) is not None:
                return name
        raise StoreDown("no tables are ours now")

    def find(self, room: str) -> Room | None:
        """A table, fetched from the store if it is not in memory. BadRecord: it was played under other rules."""
        if room not in self._rooms:
            saved = self.store.load(room)
            if saved is None:
                return None
            try:
                self._keep(self._room(saved))
            except BadSetup as error:  # of cards that are no longer known
                raise BadRecord(error.reason, error.place, **error.values) from None
        return self._rooms[room]

    async def fetch(self, room: str, errand: Errand | None = None) -> Room | None:
        """The same, while other tables go on. Whoever asks for one that is already on its way waits for that, and it is
        fetched for whoever is in a hurry."""
        if room in self._rooms:
            return self._rooms[room]
        errand = errand or Errand()
        if room not in self._coming:
            task = asyncio.create_task(self._fetch(room, errand))
            task.add_done_callback(lambda task: self._coming.pop(room))
            self._coming[room] = task, errand
        task, meant = self._coming[room]
        if errand.is_urgent and not meant.is_urgent:
            meant.who, meant.is_urgent = errand.who, True
        try:
            return await asyncio.shield(task)
        except (StoreDown, Fault):  # that will pass
            raise
        except Exception:
            self.note_broken(room)
            raise

    def note_broken(self, room: str) -> None:
        self._listed.clear()
        self.broken = {room, *list(self.broken)[:MOST_BROKEN]}

    async def _fetch(self, room: str, errand: Errand) -> Room | None:
        saved, term = None, self.store.term(room)
        if term is None:
            raise OutOfStep(f"{room} is in other hands")
        for saved in self.store.load_slowly(room):  # noqa: B007 -- the last one has it all
            await asyncio.sleep(0)
        if saved is None:
            return None
        try:
            self._keep(await self._room_of(saved, term, errand))
        except BadSetup as error:  # of cards that are no longer known
            raise BadRecord(error.reason, error.place, **error.values) from None
        return self._rooms[room]

    async def _room_of(self, saved: SavedRoom, term: int, errand: Errand) -> Room:
        """A stored table, whichever version of the rules it was begun under."""
        name, today, stop = saved.room, saved, None
        try:
            if is_of_earlier_rules(saved.record):
                today, stop = await self.workshop.do(name, partial(under_rules_of_today, saved), errand)
            match = await resumed(name, today.record, self.workshop, self.turns, errand)
        except BadRecord as error:
            if error.reason != "another state":  # which may only look different inside
                raise
            today, stop = await self.workshop.do(name, partial(under_rules_of_today, saved), errand)
            match = await resumed(name, today.record, self.workshop, self.turns, errand)
        if self.store.term(name) != term:  # somebody else may have written meanwhile
            raise OutOfStep(f"{name} was in other hands")
        room = self._room(today, match, stop)
        room.saved.record.version = saved.record.version  # in the store it stays as it is
        return room

    async def prepare(self, room: Room, sees_hands: bool, errand: Errand) -> None:
        """Somebody is about to come there: let all be ready that they will be told."""
        if not sees_hands:
            await self.turns.read(room.id, room.audience, errand)
            return
        while room.gallery is None or room.gallery.step():
            if room.gallery is not None:
                await asyncio.sleep(0)
                continue
            record, given = room.match.record, Gallery.given(room)
            match = await resumed(room.id, record, self.workshop, self.turns, errand, given)
            today = room.match.record
            is_same = (today.seed, today.answers[:given]) == (record.seed, record.answers[:given])
            if room.gallery is None and is_same:
                room.gallery = Gallery(room, match)
        await self.turns.read(room.id, room.gallery.audience, errand)

    def take_seat(self, room: Room, seat: int, name: str) -> Opened:
        if not 0 <= seat < len(room.saved.seats) or room.saved.seats[seat].bot or room.saved.seats[seat].is_taken:
            raise Fault(409, "seat not free")
        room.sit_down(seat, clean(name) or NAMES[seat])
        self._listed.clear()
        return Opened(room.id, {seat: self.tokens.seat(room.id, seat, room.saved.seats[seat].link)})

    def listed(self, language: str) -> list[RoomInfo]:
        """Tables that anybody may see, the newest first; those that are over come last. None of them is woken. That may
        have been a second ago, but whoever has opened a table or sat down finds it so."""
        since, kept = self._listed.get(language, (-FRESH, []))
        if time.monotonic() - since >= FRESH:
            kept = self._list(language)
            self._listed[language] = time.monotonic(), kept
        return kept

    def _list(self, language: str) -> list[RoomInfo]:
        found = []
        for saved in self.store.listed(MOST_LISTED, self.now() - FORGOTTEN):
            room = self.in_memory(saved.room)
            if saved.is_closed or saved.room in self.broken:
                continue
            try:
                found.append(room.info(language) if room is not None else info_of(saved, language))
            except (BadRecord, BadSetup, LookupError):  # of one that cannot be played there is nothing to list
                continue
            except Exception:
                LOG.exception("table %s cannot be listed", saved.room, extra={"table": saved.room})
                self.note_broken(saved.room)
        return found

    def seat_bot(self, room: Room, by: int, seat: int, bot: str) -> None:
        """The host expects nobody else in an open seat."""
        if by != room.saved.host or by == WATCHING:
            raise Fault(403, "only the opener")
        if bot not in BOTS:
            raise Fault(422, "no bot", "bot", bot=bot, bots=list(BOTS))
        if not 0 <= seat < len(room.saved.seats) or room.saved.seats[seat].bot or room.saved.seats[seat].is_taken:
            raise Fault(409, "seat not free")
        room.seat_bot(seat, bot)
        self._listed.clear()

    def delete(self, name: str) -> bool:
        """A table for good; not one at which somebody is, or something happens, or which is just being fetched."""
        room = self._rooms.get(name)
        is_used = name in self._coming or (room is not None and not room.is_idle)
        if self.store.term(name) is None or is_used:
            return False
        self.store.delete(name)
        self._listed.clear()
        self.forget(name)  # whoever still has it in hand cannot store it again
        return True

    def forget(self, name: str) -> None:
        """A table that is stored otherwise than it is here: it is fetched anew for whoever comes."""
        room = self._rooms.pop(name, None)
        if room is not None:
            room.dismiss()

    def forget_all(self) -> None:
        for name in list(self._rooms):
            self.forget(name)

    def in_memory(self, room: str) -> Room | None:
        """None: it sleeps, or there is no such table."""
        return self._rooms.get(room)

    def awake(self) -> list[Room]:
        """Tables in memory."""
        return list(self._rooms.values())

    def _room(self, saved: SavedRoom, match: Match[Any] | None = None, stop: Stop | None = None) -> Room:
        soon = partial(self.soon, saved.room)
        return Room(saved, self.store, self.now, self.pauses, match=match, stop=stop, soon=soon)

    def _opened(self, room: Room, mine: list[int]) -> Opened:
        """A table that there was not before, for those who sit at these seats; the first of them is the host."""
        room.keep(host=mine[0] if mine else -1)
        self._listed.clear()
        self._keep(room)
        LOG.info("a table is opened", extra={"table": room.id})
        return Opened(room.id, {place: self.tokens.seat(room.id, place) for place in mine})

    def _keep(self, room: Room) -> None:
        idle = [each for each in self._rooms.values() if each.is_idle] if len(self._rooms) >= MOST_AWAKE else []
        for each in idle[: len(self._rooms) - MOST_AWAKE + 1]:
            self._leaving.append((time.monotonic(), self._rooms.pop(each.id)))
        while self._leaving and self._leaving[0][0] <= time.monotonic() - IN_HAND:
            self._leaving.popleft()[1].let_go()
        room.rematch.open, room.rematch.token = self._rematch, self.tokens.seat
        room.links.token = self.tokens.seat
        room.calls.tell = self.tell
        self._rooms[room.id] = room

    def _rematch(self, old: Room) -> str:
        """A new table for the same people: bots sit in for those who have not agreed, until they come after all. What
        was laid out, as in a guided game, is a usual game then."""
        setup = {name: value for name, value in old.match.record.setup.items() if name not in ("players", TABLE)}
        if old.saved.taught is not None and old.family.lesson is not None:
            setup |= old.family.lesson.then
        wishes = [
            SeatWish("you" if seat.is_taken else "bot", seat.name, seat.bot or USUAL_BOT, seat.character)
            for seat in old.saved.seats
        ]
        opened = self.open(
            NewRoom(
                wishes, setup, old.saved.is_listed, old.saved.seconds, None, old.saved.open_hands,
                max(old.saved.hands_delay, SOONEST), old.match.record.family, old.saved.window_seconds,
                old.saved.spectators_react, old.saved.are_spectators_silent, old.saved.hints,
            )
        )  # fmt: skip
        room = self._rooms[opened.room]
        pairs = zip(room.saved.seats, old.saved.seats, strict=True)
        room.keep(
            host=old.saved.host,
            webhook=old.saved.webhook,
            seats=[
                msgspec.structs.replace(
                    seat, is_out=seat.is_taken and before.again != "yes", is_muted=before.is_muted,
                    devices=before.devices, webhook=before.webhook,
                )
                for seat, before in pairs
            ],
        )  # fmt: skip
        return opened.room


def saved_seat(place: int, wish: SeatWish) -> SavedSeat:
    if wish.kind != "bot":
        return SavedSeat(clean(wish.name) or NAMES[place], "", wish.kind == "you")
    usual = words(f"{wish.character} name", USUAL) if wish.character else NAMES[place]
    return SavedSeat(clean(wish.name) or usual, wish.bot, character=wish.character)
