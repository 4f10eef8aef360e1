"""What is wrong with a request, told in the language of whoever sent it."""

from __future__ import annotations

from rumpus.server.words import words


class Fault(Exception):
    """A request that cannot be served: a status for programs, and the key of the words for people."""

    def __init__(self, status: int, key: str, **values: object) -> None:
        super().__init__(key, values)
        self.status = status
        self.key = key
        self.values = values

    def told(self, language: str) -> str:
        return words(self.key, language, **self.values)
