"""The log of a game as it was told: packed, and read as if it were not."""

from __future__ import annotations

import pickle

import msgspec
import pytest

from rumpus.family import Line
from rumpus.server.chronicle import PAGE, Chronicle, written
from rumpus.server.protocol import ENCODER

LINES = [Line(f"Ann plays Scout {number}, «ünïcode»\nand more", number % 3, "play", number) for number in range(100)]


@pytest.fixture
def chronicle() -> Chronicle:
    found = Chronicle()
    for start in range(0, 100, 7):
        found.add(written(LINES[start : start + 7]))
    return found


def test_it_is_read_from_any_place(chronicle: Chronicle) -> None:
    assert len(chronicle) == 100
    for start in range(101):
        assert chronicle.lines(start) == LINES[start:]


def test_lines_are_sent_as_they_are(chronicle: Chronicle) -> None:
    for start, end in ((0, None), (90, None), (PAGE, 2 * PAGE), (20, 50), (3, 3), (0, 0), (99, 100), (100, None)):
        told = ENCODER.encode({"log": chronicle.sent(start, end)})
        assert msgspec.json.decode(told) == msgspec.json.decode(ENCODER.encode({"log": LINES[start:end]}))


@pytest.mark.parametrize("count", [0, 1, PAGE - 1, PAGE, PAGE + 1, 4 * PAGE, 97, 100])
def test_it_forgets_what_was_taken_back_and_goes_on(chronicle: Chronicle, count: int) -> None:
    chronicle.cut(count)
    assert chronicle.lines() == LINES[:count]
    chronicle.add(written(LINES))
    assert chronicle.lines() == [*LINES[:count], *LINES]


def test_it_takes_a_quarter_of_what_it_says(chronicle: Chronicle) -> None:
    chronicle.add(written(LINES * 10))
    assert len(pickle.dumps(chronicle)) < len(ENCODER.encode(chronicle.lines())) / 4
