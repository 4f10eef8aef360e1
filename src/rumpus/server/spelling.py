"""How people may write their names and what they say: so that it can be seen, and nobody passes for somebody else."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import count
from unicodedata import category, combining, normalize

from rumpus.server.saved import SavedSeat

MOST_OF_NAME = 20  # letters
MOST_MARKS = 2  # on one letter: no language needs many more, and with dozens they run over the lines above and below
MOST_IN_A_ROW = 20  # of which the order matters
# Letters and marks that count as printable though nothing is printed.
FILLERS = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
STROKES = str.maketrans("Il1|0", "||||O")  # what is drawn alike
# Cyrillic and Greek ones that are drawn as Latin ones.
DOUBLES = str.maketrans("АВЕКМНОРСТУХІЈЅасеорухіјѕΑΒΕΖΗΙΚΜΝΟΡΤΥΧο", "ABEKMHOPCTYXIJSaceopyxijsABEZHIKMNOPTYXo")


def spelled(text: str) -> str:
    """The same with one sign for a letter and its marks, where there is one, and no more marks than can be read."""
    found, marks = [], 0
    for letter in normalize("NFC", "".join(few_marks(text))):
        kind = category(letter)
        if kind in ("Mn", "Me"):
            marks += 1
        elif kind != "Cf":  # what only joins letters begins no new one
            marks = 0
        if marks <= MOST_MARKS or kind == "Cf":
            found.append(letter)
    return "".join(found)


def few_marks(text: str) -> Iterator[str]:
    """To put thousands of them in order takes very long."""
    marks = 0
    for letter in text:
        marks = marks + 1 if combining(letter) else 0
        if marks <= MOST_IN_A_ROW:
            yield letter


def seen(text: str) -> str:
    """What of it can be seen."""
    return FILLERS.sub("", "".join(filter(str.isprintable, text)))


def clean(name: str) -> str:
    """A name that can be shown: one line, at most twenty letters."""
    return " ".join(spelled(seen(name)).split())[:MOST_OF_NAME].strip()


def own_name(name: str, seats: Sequence[SavedSeat], seat: int) -> str:
    """What somebody at this seat is called, who would like to be called so: if another is, or it looks so, with a
    number."""
    others = [each.name for place, each in enumerate(seats) if place != seat and not each.is_free]
    taken = {look for name in others for look in looks(name)}
    numbered = (f"{name[: MOST_OF_NAME - 1 - len(str(number))]} {number}" for number in count(2))
    return name if looks(name).isdisjoint(taken) else next(each for each in numbered if looks(each).isdisjoint(taken))


def told_apart(seats: Sequence[SavedSeat]) -> list[SavedSeat]:
    """Those of a new table, all of whom may have wished the same name."""
    found: list[SavedSeat] = []
    for place, seat in enumerate(seats):
        found.append(seat)
        if not seat.is_free:
            seat.name = own_name(seat.name, found, place)
    return found


def looks(name: str) -> set[str]:
    """Names that look the same have one of these in common: however large the letters are, or with each as it is."""
    plain = normalize("NFKC", name).translate(DOUBLES)
    return {plain.casefold(), plain.translate(STROKES)}
