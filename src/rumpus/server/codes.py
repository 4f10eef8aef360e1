"""Two short words by which friends find a table: to be said aloud, and typed on the first page."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable

from rumpus.family.words import LANGUAGES
from rumpus.server.store import Store
from rumpus.server.words import words

FORGOTTEN = 24 * 3600  # seconds: a table that nobody has touched for this long is not found any more
BETWEEN = re.compile(r"[\s-]+")


class Codes:
    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now

    def give(self, room: str, language: str) -> str:
        """A code for this table that no other one has now."""
        code = new_code(language)
        while self.room(code) is not None:
            code = new_code(language)
        self.store.call(room, code)
        return code

    def room(self, typed: str) -> str | None:
        """The table that is meant; None: there is none, or no longer."""
        code = BETWEEN.sub("-", typed.strip().lower())
        return self.store.called(code, self.now() - FORGOTTEN)


def is_code(typed: str) -> bool:
    """Whether these are two of the words that codes are made of, in any language."""
    parts = BETWEEN.split(typed.strip().lower())
    return len(parts) == 2 and any(set(parts) <= set(words("code words", each).split()) for each in LANGUAGES)


def new_code(language: str) -> str:
    known = words("code words", language).split()
    return "-".join(secrets.choice(known) for _ in range(2))
