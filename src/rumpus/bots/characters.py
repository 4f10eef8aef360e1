"""Bots as people: whoever sits in a seat plays in their own way, at any level. Their words stand in `words`."""

from __future__ import annotations

from typing import NamedTuple


class Character(NamedTuple):
    """How somebody is, each from 1 to 5."""

    risk: int
    revenge: int
    patience: int


CHARACTERS = {
    "ada": Character(risk=1, revenge=2, patience=4),
    "grumm": Character(risk=4, revenge=3, patience=2),
    "lark": Character(risk=2, revenge=1, patience=5),
    "nell": Character(risk=4, revenge=5, patience=1),
    "bruin": Character(risk=3, revenge=1, patience=3),
    "pike": Character(risk=2, revenge=3, patience=5),
    "okk": Character(risk=2, revenge=2, patience=3),
    "mog": Character(risk=5, revenge=1, patience=1),
}
