"""Who listens at a table, and what they have been told so far."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rumpus.family import Memory
from rumpus.server.protocol import ENCODER, Message, RefusalCode, Refused
from rumpus.server.words import words

WATCHING = -1


class Listener:
    """A connection: which seat it speaks for, and where messages for it go, ready for the wire.

    Who watches with open hands sees them all, and the table as it was some time ago.
    """

    def __init__(self, seat: int, send: Callable[[str], None], sees_hands: bool = False) -> None:
        self.seat = seat
        self.send = send
        self.sees_hands = sees_hands


class Shown:
    """What a seat has been told: all who listen there have heard the same."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.told = 0  # events of the log
        self.memory: Memory = {}  # what the speaker keeps of them


def by_seat(listeners: list[Listener]) -> list[tuple[int, list[Listener]]]:
    """Who listens at each seat: what a seat sees is worked out once."""
    return [(seat, [each for each in listeners if each.seat == seat]) for seat in {each.seat: 0 for each in listeners}]


def tell(listeners: list[Listener], message: Message) -> None:
    if listeners:
        text = ENCODER.encode(message).decode()
        for listener in listeners:
            listener.send(text)


def refuse(listener: Listener, code: RefusalCode, key: str, **values: object) -> None:
    """By the key of the words."""
    tell([listener], Refused(code, words(key, **values)))
