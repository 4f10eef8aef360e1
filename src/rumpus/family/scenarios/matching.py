"""What is expected, and what is found instead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rumpus.family.ids import id_of
from rumpus.family.scenarios.form import Count

NOTHING = "nothing"
Cards = list[str] | Count  # the cards, or how many there are


class Mismatch(NamedTuple):
    """Where a scenario and the table disagree."""

    place: str
    expected: str
    found: str


def compare(place: str, expected: str, found: str) -> Iterator[Mismatch]:
    if expected != found:
        yield Mismatch(place, expected or NOTHING, found or NOTHING)


def compare_cards(place: str, told: Cards, found: list[str], is_ordered: bool = False) -> Iterator[Mismatch]:
    if isinstance(told, int):
        if told != len(found):
            yield Mismatch(place, f"so many cards: {told}", f"{len(found)}: {listed(found) or NOTHING}")
        return
    expected = [id_of(card) for card in told]
    if not is_ordered:
        expected, found = sorted(expected), sorted(found)
    yield from compare(place, listed(expected), listed(found))


def listed(words: Sequence[str]) -> str:
    return ", ".join(words)
