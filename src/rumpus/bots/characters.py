"""Bots as people: whoever sits in a seat plays in their own way, at any level. Their words stand in `words`."""

from __future__ import annotations

from typing import NamedTuple


class Character(NamedTuple):
    """Their name, which is the same in every language, and how they are, each from 1 to 5."""

    name: str
    risk: int
    revenge: int
    patience: int


CHARACTERS = {
    "ada": Character("Ada", risk=1, revenge=2, patience=4),
    "grumm": Character("Grumm", risk=4, revenge=3, patience=2),
    "lark": Character("Mother Lark", risk=2, revenge=1, patience=5),
    "nell": Character("Nell", risk=4, revenge=5, patience=1),
    "bruin": Character("Bruin", risk=3, revenge=1, patience=3),
    "pike": Character("Professor Pike", risk=2, revenge=3, patience=5),
    "okk": Character("Okk", risk=2, revenge=2, patience=3),
    "mog": Character("Mog", risk=5, revenge=1, patience=1),
}
