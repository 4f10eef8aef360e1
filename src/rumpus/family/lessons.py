"""A first game that teaches: a table that is always laid the same, and what whoever learns is told there.

They do everything themselves, by the usual rules. A step belongs to a question and points to some of its answers;
whatever is answered then, it has been taught. The others follow a script for as long as it fits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from rumpus.family.options import Answer, Role


class Pointer(msgspec.Struct, frozen=True):
    """Some answers of a question, by what they say; what is left out may be anything."""

    verb: str | None = None
    card: str = ""
    base: str = ""
    role: Role | None = None

    def fits(self, answer: Answer) -> bool:
        return (
            self.verb in (None, answer.verb)
            and self.card in ("", answer.card)
            and self.base in ("", answer.base)
            and self.role in (None, answer.role)
        )


class Step(msgspec.Struct, frozen=True):
    """One thing to learn: to which question it belongs, and which of its answers it points to."""

    name: str  # of its words
    prompt: str
    to: Pointer | None = None  # None: to nothing; it is said when all the others have been taught
    source: str = ""  # the card that asks; empty: any, or none
    turn: int = 0  # of the game; 0: any


class Lesson(msgspec.Struct, frozen=True):
    """Whoever learns has the first seat."""

    setup: Mapping[str, Any]
    seed: int
    rivals: Sequence[str]  # the names of the others
    bot: str  # that plays for them where the script ends
    steps: Sequence[Step]
    script: Mapping[int, Sequence[str]]  # the first answers of each of them, by their keys

    def line(self, seat: int, said: Sequence[str]) -> str | None:
        """What this seat says after these answers; None: its script has ended, or it has left it."""
        script = self.script.get(seat, ())
        is_in_it = len(said) < len(script) and list(script[: len(said)]) == list(said)
        return script[len(said)] if is_in_it else None
