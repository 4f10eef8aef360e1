"""A client as the protocol describes it, without a socket: it hears, and keeps what it was told up to date."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from rumpus.families import new_match
from rumpus.family.words import USUAL
from rumpus.server.audience import Listener
from rumpus.server.limits import Budget
from rumpus.server.protocol import CLIENT
from rumpus.server.room import Room
from rumpus.server.saved import SavedRoom, SavedSeat
from rumpus.server.signals import Soon, at_once
from rumpus.server.store import SqliteStore, Store

Plain = dict[str, Any]
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")


def applied(view: Any, changes: list[Any], gone: list[Any]) -> Any:
    """The view after an update."""
    for way, value in changes:
        if not way:
            view = value
            continue
        inside(view, way)[way[-1]] = value
    for way in gone:
        del inside(view, way)[way[-1]]
    return view


def inside(view: Any, way: list[Any]) -> Any:
    for step in way[:-1]:
        view = view[step]
    return view


class Follower:
    """What one client knows, from the messages it gets."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.messages: list[Plain] = []
        self.view: Plain = {}
        self.question: Plain = {}
        self.seats: list[Plain] = []
        self.log: list[str] = []
        self.log_since = 0
        self.chat: list[Plain] = []

    def hear(self, text: str) -> None:
        message: Plain = json.loads(text)
        self.texts.append(text)
        self.messages.append(message)
        if message["type"] == "welcome":
            self.view, self.question, self.seats = message["view"], message["question"], message["seats"]
            self.log, self.chat = [line["text"] for line in message["log"]], list(message["chat"])
            self.log_since = message.get("log_since", 0)
        elif message["type"] == "update":
            self.view = applied(self.view, message.get("changes", []), message.get("gone", []))
            self.question = message["question"]
            self.log += [line["text"] for line in message.get("log", [])]
        elif message["type"] == "seats":
            self.seats = message["seats"]
        elif message["type"] == "said":
            self.chat.append(message["line"])

    @property
    def last(self) -> Plain:
        return self.messages[-1]

    @property
    def number(self) -> int:
        return int(self.question["number"])

    @property
    def keys(self) -> list[str]:
        return [choice["key"] for choice in self.question.get("choices", [])]

    def of_type(self, kind: str) -> list[Plain]:
        return [message for message in self.messages if message["type"] == kind]


class Guest(Follower):
    """A client at a table in this process."""

    def __init__(
        self, room: Room, seat: int, sees_hands: bool = False, language: str = USUAL, budget: Budget | None = None
    ) -> None:
        super().__init__()
        self.room = room
        self.seat = seat
        self.listener = Listener(seat, self.hear, sees_hands, language, budget)
        room.join(self.listener)

    def leaves(self) -> None:
        self.room.leave(self.listener)

    def says(self, kind: str, **fields: Any) -> Plain:
        """Send a message; what was heard last."""
        self.room.receive(self.listener, CLIENT.decode(json.dumps({"type": kind, **fields})))
        return self.last

    def answers(self, key: str) -> Plain:
        return self.says("answer", number=self.number, key=key)

    def reacts(self, act: int, what: str) -> Plain:
        return self.says("react", act=act, what=what)

    def answers_anything(self, rng: Random) -> Plain:
        return self.answers(rng.choice(self.keys))


def new_room(
    people: int = 2,
    seed: int = 1,
    bots: int = 0,
    seconds: int = 0,
    store: Store | None = None,
    setup: Plain | None = None,
    hands_delay: int = 0,
    family: str = "smashup",
    window_seconds: int = 0,
    now: Callable[[], float] = time.time,
) -> Room:
    """A table at which people sit, and bots after them."""
    usual = {"first": 0} if family == "smashup" else {}
    record = new_match(family, seed=seed, players=people + bots, **(usual if setup is None else setup)).record
    seats = [SavedSeat(NAMES[place], "", True) for place in range(people)]
    seats += [SavedSeat(NAMES[people + place], "random") for place in range(bots)]
    store = store if store is not None else SqliteStore(":memory:")
    open_hands = hands_delay > 0
    saved = SavedRoom(
        f"room {seed}", record, seats, seconds=seconds, open_hands=open_hands, hands_delay=hands_delay,
        window_seconds=window_seconds,
    )  # fmt: skip
    store.save(saved)
    return Room(saved, store, now)


def keep_answers(room: Room) -> None:
    """Those that were given to the game itself, past the table."""
    for number, answer in enumerate(room.match.record.answers):
        room.store.append(room.id, number, answer, room.now())


def loaded(room: Room, soon: Soon = at_once) -> Room:
    """The same table after a restart."""
    saved = room.store.load(room.id)
    assert saved is not None
    return Room(saved, room.store, room.now, soon=soon)


def sit(room: Room, spectators: int = 0) -> list[Guest]:
    """Somebody at each seat, and spectators after them."""
    return [Guest(room, seat) for seat in [*range(len(room.saved.seats)), *[-1] * spectators]]


def asked_of(guests: list[Guest]) -> Guest:
    """Who has to answer."""
    return next(guest for guest in guests if guest.seat in guest.question["awaited"] and guest.keys)


def fresh(room: Room, seat: int) -> tuple[Plain, Plain]:
    """What a seat sees and is asked, worked out anew, as it is after a trip over the wire."""
    view = room.views([seat])[seat]
    question = room.question(seat, room.family.speaker(room.names, seat), view)
    return json.loads(json.dumps(view)), json.loads(msgspec.json.encode(question))


def let_bot_answer(room: Room, seat: int) -> None:
    room.stand_ins.say(seat, room.stand_ins.think(seat)())


def let_bots_play(room: Room) -> None:
    """Until somebody else is asked."""
    while (seat := room.stand_ins.to_move()) is not None:
        let_bot_answer(room, seat)


def play_out(room: Room, guests: list[Guest], rng: Random, most: int = 100_000) -> int:
    """Play at random to the end, or for this many answers; returns how many were given."""
    for count in range(most):
        if room.is_over:
            return count
        asked_of(guests).answers_anything(rng)
    return most
