"""What is wrong with a request, told in the language of whoever sent it."""

from __future__ import annotations

from rumpus import families
from rumpus.family import Mistake
from rumpus.family.words import LANGUAGES, spoken
from rumpus.server.words import words


class Fault(Exception):
    """A request that cannot be served: a status for programs, and the key of the words for people."""

    def __init__(self, status: int, key: str, place: str = "", **values: object) -> None:
        super().__init__(status, key, place, values)
        self.status = status
        self.key = key
        self.place = place  # in what was sent: `seats[2].bot`
        self.values = values

    def as_told(self, language: str) -> dict[str, str]:
        """For programs: what is wrong, and where."""
        place = {"place": self.place} if self.place else {}
        return {"error": self.told(language), **place}

    def told(self, language: str) -> str:
        shared = spoken(LANGUAGES, language)
        values = dict(self.values)
        for name, value in self.values.items():
            if isinstance(value, Mistake):
                values[name] = families.told(value, language)
            elif isinstance(value, list):
                values[name] = shared.joined(value)
        said = words(self.key, language, **values)
        return shared.capital(said) if self.place else said
