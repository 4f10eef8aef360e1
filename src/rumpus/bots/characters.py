"""Bots as people: whoever sits in a seat plays in their own way, at any level. Their words stand in `words`."""

from __future__ import annotations

from typing import NamedTuple

from rumpus.bots.temper import CALM, Temper


class Character(NamedTuple):
    """How somebody is, each from 1 to 5, and how that shows in play."""

    risk: int
    revenge: int
    patience: int
    temper: Temper


CHARACTERS = {
    "ada": Character(risk=1, revenge=2, patience=4, temper=Temper(envy=0.9, nerve=-1)),
    "grumm": Character(risk=4, revenge=3, patience=2, temper=Temper(envy=1.2, spite=1, nerve=2)),
    "lark": Character(risk=2, revenge=1, patience=5, temper=Temper(hoard=0.4, nerve=-1)),
    "nell": Character(risk=4, revenge=5, patience=1, temper=Temper(envy=1.1, spite=3, nerve=1)),
    "bruin": Character(risk=3, revenge=1, patience=3, temper=Temper(focus=0.15, nerve=1)),
    "pike": Character(risk=2, revenge=3, patience=5, temper=Temper(envy=1.05, hoard=0.2)),
    "okk": Character(risk=2, revenge=2, patience=3, temper=Temper(greed=1.5)),
    "mog": Character(risk=5, revenge=1, patience=1, temper=Temper(whim=0.6, nerve=3)),
}


def temper_of(character: str) -> Temper:
    """Nobody in particular plays as well as they can."""
    return CHARACTERS[character].temper if character in CHARACTERS else CALM
