"""What has changed between two views: a client is sent that, not the world."""

from __future__ import annotations

from typing import Any

import msgspec

Way = list[str | int]
Change = tuple[Way, Any]
NOTHING = object()
PACKER, UNPACKER = msgspec.msgpack.Encoder(), msgspec.msgpack.Decoder()


class Comparison:
    """Compares the views of several seats before and after an answer. What they share is compared and packed once."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], tuple[list[Change], list[Way]]] = {}
        self._packed: dict[int, Any] = {}
        self._opened: list[object] = []  # what is known by its id lives as long as that

    def packed(self, view: dict[str, Any]) -> dict[str, Any]:
        """A view to be kept until the next answer: its parts are packed, which is a tenth of the memory. Only those
        that have changed are opened again."""
        return {key: self._pack(value) for key, value in view.items()}

    def _pack(self, value: Any) -> Any:
        if not isinstance(value, (dict, list)):
            return value
        found = self._packed.get(id(value))
        if found is None:
            if isinstance(value, dict):
                found = PACKER.encode(value)
            else:
                found = [self._pack(each) for each in value] if has_parts(value) else value
            self._packed[id(value)] = found
        return found

    def changes(self, old: Any, new: Any) -> tuple[list[Change], list[Way]]:
        """(places with their new values, places that are gone); both in the order of the view. The old one may be
        packed."""
        found: list[Change] = []
        gone: list[Way] = []
        self._compare(old, new, [], found, gone)
        return found, gone

    def _compare(self, old: Any, new: Any, way: Way, found: list[Change], gone: list[Way]) -> None:
        """What differs between two things."""
        if isinstance(old, dict) and isinstance(new, dict):
            for key, value in new.items():
                before = old.get(key, NOTHING)
                if before is not value:
                    self._look_up(before, value, way, key, found, gone)
            gone += [[*way, key] for key in old if key not in new]
        elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new) and has_parts(new):
            for place, (before, value) in enumerate(zip(old, new, strict=True)):
                if before is not value:
                    self._look_up(before, value, way, place, found, gone)
        elif old != new:
            found.append((way, new))

    def _look_up(self, old: Any, new: Any, way: Way, place: str | int, found: list[Change], gone: list[Way]) -> None:
        """What several views share is in the same place in all of them."""
        if not isinstance(new, (dict, list)):
            if old != new:
                found.append(([*way, place], new))
            return
        known = self._known.get((id(old), id(new)))
        if known is None:
            known = self._known[id(old), id(new)] = [], []
            if isinstance(old, bytes):
                packed = self._pack(new)
                if packed != old:
                    opened = UNPACKER.decode(old), UNPACKER.decode(packed) if isinstance(packed, bytes) else new
                    self._opened.append(opened)
                    self._compare(*opened, [*way, place], *known)
            elif old != new:  # at once for all that it is made of
                self._compare(old, new, [*way, place], *known)
        found += known[0]
        gone += known[1]


def has_parts(values: list[Any]) -> bool:
    """A list of objects is compared one by one; a list of names is short, and sent whole."""
    return bool(values) and isinstance(values[0], dict)
