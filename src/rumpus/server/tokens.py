"""Seat tokens: signed, so that nobody can make one; with a secret part, so that nobody can guess one."""

from __future__ import annotations

import secrets

from itsdangerous import BadSignature, Signer, URLSafeSerializer


class Tokens:
    def __init__(self, key: str) -> None:
        self._signer = URLSafeSerializer(key, salt="rumpus seat")
        self._people = URLSafeSerializer(key, salt="rumpus person")

    def seat(self, room: str, seat: int) -> str:
        """A new token for this seat. All tokens of a seat are good: one for each device."""
        return str(self._signer.dumps([room, seat, secrets.token_urlsafe(12)]))

    def read(self, token: str, room: str) -> int | None:
        """The seat that a token opens at this table; None if it is not one of ours, or for another table."""
        try:
            told = self._signer.loads(token)
        except BadSignature:
            return None
        if isinstance(told, list) and len(told) == 3 and told[0] == room and isinstance(told[1], int):
            return told[1]
        return None

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


def new_key() -> str:
    return secrets.token_urlsafe(32)


def new_room_id() -> str:
    return secrets.token_urlsafe(9)
