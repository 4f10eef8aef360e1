"""Seat tokens: signed, so that nobody can make one; with a secret part, so that nobody can guess one; and with the
number of the link that they come from, so that it can be renewed."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import NamedTuple

from itsdangerous import BadSignature, Signer, URLSafeSerializer

from rumpus.server.saved import SavedSeat


class Ticket(NamedTuple):
    """A seat, and how often its link had been renewed."""

    seat: int
    link: int

    def opens(self, seats: Sequence[SavedSeat]) -> bool:
        return self.is_of(seats) and seats[self.seat].link == self.link

    def is_of(self, seats: Sequence[SavedSeat]) -> bool:
        """It opens one of these seats, or did once."""
        return 0 <= self.seat < len(seats)


class Tokens:
    def __init__(self, key: str) -> None:
        self._signer = URLSafeSerializer(key, salt="rumpus seat")
        self._people = URLSafeSerializer(key, salt="rumpus person")

    def seat(self, room: str, seat: int, link: int = 0) -> str:
        """A new token for this seat, whose link was renewed so many times. All of them are good until it is renewed:
        one for each device."""
        return str(self._signer.dumps([room, seat, secrets.token_urlsafe(12), link]))

    def read(self, token: str, room: str) -> Ticket | None:
        """What a token opens at this table; None if it is not one of ours, or for another table."""
        try:
            name, seat, _, *link = self._signer.loads(token)
        except (BadSignature, TypeError, ValueError):
            return None
        return Ticket(seat, link[0] if link else 0) if name == room else None

    def person(self) -> str:
        """The secret of a new personal link."""
        return str(self._people.dumps(secrets.token_urlsafe(12)))

    def read_person(self, token: str) -> str | None:
        """Whose personal link it is; None if it is not one of ours."""
        try:
            told = self._people.loads(token)
        except BadSignature:
            return None
        return told if isinstance(told, str) else None


def host_key(key: str) -> str:
    """What whoever started the server knows, and nobody else: the same as long as its file is."""
    return Signer(key, salt="rumpus host").get_signature("host").decode()


def peer_key(key: str) -> str:
    """What servers of the same database know, and nobody else."""
    return Signer(key, salt="rumpus peer").get_signature("peer").decode()


def new_key() -> str:
    return secrets.token_urlsafe(32)


def new_seed() -> int:
    """Of a game: with so many bits that nobody can try them all."""
    return secrets.randbits(128)


def new_room_id() -> str:
    """Never with a dash in front: at the command line that would be an option."""
    while (found := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return found
