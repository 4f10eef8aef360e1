"""What people got wrong. A mistake carries a name and values; its words are made where it is shown."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Protocol


class Words(Protocol):
    """What can put mistakes into words, by their reasons."""

    MISTAKES: Mapping[str, str]

    def mistake(self, mistake: Mistake) -> str: ...


ENGLISH: list[Words] = []  # that of all games, once they are known


class Mistake(ValueError):
    """Something that cannot be done as it was wished. `English.mistake` and its like put it into words."""

    def __init__(self, reason: str, place: str = "", **values: object) -> None:
        super().__init__(reason, place, values)
        self.reason = reason  # by its name: what it is called in `MISTAKES`
        self.place = place  # in what was wished: `setup.players`
        self.values = values

    def __reduce__(self) -> tuple[object, ...]:
        """It may come from another process."""
        return partial(type(self), self.reason, self.place, **self.values), ()

    def __str__(self) -> str:
        """For programmers: `setup.players: 2 to 4 can play (rule SU-1.1)`. Of what only others have words for, its name
        and values: `no such bot [typed=far]`."""
        values = ", ".join(f"{name}={value}" for name, value in self.values.items())
        words = next((each for each in ENGLISH if self.reason in each.MISTAKES), None)
        told = words.mistake(self) if words is not None else self.reason + (f" [{values}]" if values else "")
        return f"{self.place}: {told}" if self.place else told


class BadSetup(Mistake):
    """No game can be started like this."""


class Unreadable(Mistake):
    """This text is not a scenario, or there is no card of this name."""
