"""Plain values that somebody wrote, made into a form; what does not fit is said in plain words, with its place."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Any

import msgspec
from msgspec import inspect

SORTS = {  # of plain values, as msgspec calls them, and as people do
    "array": "a list",
    "bool": "true or false",
    "float": "a number",
    "int": "a whole number",
    "null": "nothing",
    "object": "names with values",
    "str": "a text",
}
MOST_NAMED = 12


def misfit(error: msgspec.ValidationError, form: Any) -> tuple[str, str]:
    """What does not fit a form, and where in it: `.players[0].level`."""
    told, _, place = str(error).partition(" - at `$")
    place = place.removesuffix("`")
    if unknown := re.fullmatch("Object contains unknown field `(.*)`", told):
        fields = [name for each in kinds_at(form, place) for name in fields_of(each)]
        return f"there is no field {unknown[1]!r}{hint(unknown[1], fields)}", place
    if wrong := re.fullmatch("Invalid enum value (.*)", told):
        values = [str(value) for each in kinds_at(form, place) for value in values_of(each)]
        return f"this must be {either(values)}, not {wrong[1]}", place
    if missing := re.fullmatch("Object missing required field `(.*)`", told):
        return f"{missing[1]!r} is missing", place
    if wanted := re.fullmatch("Expected `([^`]*)`(?: >= (-?[0-9]+))?(?:, got `(.*)`)?", told):
        sorts, least, got = wanted.groups()
        named = [SORTS.get(each, each) for each in sorts.split(" | ") if each != "null"]
        from_least = f" from {least} on" if least else ""
        return f"this must be {either(named)}{from_least}" + (f", not {SORTS.get(got, got)}" if got else ""), place
    return told, place


def either(names: list[str]) -> str:
    """`free, random or snake`."""
    return " or ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))


def hint(found: str, known: Iterable[str]) -> str:
    """What somebody may have meant, or all that there is."""
    names = list(known)
    if close := get_close_matches(found, names, n=1, cutoff=0.6):
        return f"; did you mean {close[0]!r}?"
    return f"; choose from {', '.join(names)}" if 0 < len(names) <= MOST_NAMED else ""


def kinds_at(form: Any, place: str) -> list[inspect.Type]:
    """What may stand at a place of a form."""
    kinds = [*alternatives(inspect.type_info(form))]
    for field, _ in re.findall(r"\.([^.\[]+)|(\[[^\]]*\])", place):
        kinds = [inner for kind in kinds for each in within(kind, field) for inner in alternatives(each)]
    return kinds


def alternatives(kind: inspect.Type) -> Iterator[inspect.Type]:
    if isinstance(kind, inspect.UnionType):
        yield from kind.types
    else:
        yield kind


def within(kind: inspect.Type, field: str) -> Iterator[inspect.Type]:
    """The kinds of a field or, without a name, of all values."""
    if isinstance(kind, inspect.StructType):
        yield from [each.type for each in kind.fields if each.encode_name == field]
    elif isinstance(kind, inspect.DictType):
        yield kind.value_type
    elif isinstance(kind, inspect.ListType):
        yield kind.item_type


def fields_of(kind: inspect.Type) -> list[str]:
    return [each.encode_name for each in kind.fields] if isinstance(kind, inspect.StructType) else []


def values_of(kind: inspect.Type) -> tuple[Any, ...]:
    return kind.values if isinstance(kind, inspect.LiteralType) else ()
