"""What has changed between two views: a client is sent that, not the world."""

from __future__ import annotations

from typing import Any

Way = list[str | int]
Change = tuple[Way, Any]


def changes(old: Any, new: Any) -> tuple[list[Change], list[Way]]:
    """(places with their new values, places that are gone); both in the order of the view."""
    found: list[Change] = []
    gone: list[Way] = []
    compare(old, new, [], found, gone)
    return found, gone


def compare(old: Any, new: Any, way: Way, found: list[Change], gone: list[Way]) -> None:
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key, value in new.items():
            if key in old:
                compare(old[key], value, [*way, key], found, gone)
            else:
                found.append(([*way, key], value))
        gone += [[*way, key] for key in old if key not in new]
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new) and has_parts(new):
        for place, (before, after) in enumerate(zip(old, new, strict=True)):
            compare(before, after, [*way, place], found, gone)
    else:
        found.append((way, new))


def has_parts(values: list[Any]) -> bool:
    """A list of objects is compared one by one; a list of names is short, and sent whole."""
    return bool(values) and isinstance(values[0], dict)
