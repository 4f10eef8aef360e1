"""What has changed between two views: a client is sent that, not the world.

Views are compared as they are sent: what stands under each key or, of a list of objects, each of these. What differs is
sent whole, since most of it differs then.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from rumpus.server.protocol import ENCODER

PLAIN = (int, str)  # what is compared as it is: to write it takes longer, and more room
Way = list[str | int]
Written = dict[str, int | str | bytes | list[bytes]]  # a view: numbers and words, all else ready for the wire


class Comparison:
    """Writes the views of several seats. What they share is written once: they live as long as this does."""

    def __init__(self) -> None:
        self._written: dict[int, bytes | list[bytes]] = {}

    def written(self, view: dict[str, Any]) -> Written:
        """To be kept until the next answer, which is a tenth of the memory that the view takes."""
        known, found = self._written, dict[str, Any]()
        for key, value in view.items():
            if type(value) in PLAIN:
                found[key] = value
                continue
            part = known.get(id(value))
            if part is None:
                part = known[id(value)] = self._write(value)
            found[key] = part
        return found

    def _write(self, value: Any) -> bytes | list[bytes]:
        if not has_parts(value):
            return ENCODER.encode(value)
        known, found = self._written, []
        for each in value:
            part = known.get(id(each))
            if part is None:
                part = known[id(each)] = ENCODER.encode(each)
            assert isinstance(part, bytes)
            found.append(part)
        return found


def changes(old: Written, new: Written) -> tuple[list[bytes], list[Way]]:
    """(places with their new values, ready for the wire; places that are gone), both in the order of the view."""
    found: list[bytes] = []
    for key, part in new.items():
        before = old.get(key)
        if before == part:
            continue
        if not isinstance(part, list):
            found.append(change(key, None, part if isinstance(part, bytes) else ENCODER.encode(part)))
        elif isinstance(before, list) and len(before) == len(part):
            pairs = enumerate(zip(before, part, strict=True))
            found += [change(key, place, each) for place, (was, each) in pairs if was != each]
        else:
            found.append(change(key, None, b"[" + b",".join(part) + b"]"))
    return found, [[key] for key in old if key not in new]


def change(key: str, place: int | None, part: bytes) -> bytes:
    return way_of(key, place) + part + b"]"


@lru_cache(maxsize=256)
def way_of(key: str, place: int | None) -> bytes:
    """How a change begins: the place in the view."""
    return b"[" + ENCODER.encode([key] if place is None else [key, place]) + b","


def has_parts(value: Any) -> bool:
    """A list of objects is compared one by one; a list of names is short, and sent whole."""
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)
