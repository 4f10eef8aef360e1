"""Whom a monster likes or hates, and who may use an item."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rumpus.munchkin.board import Board


class Group:
    """Some of the heroes. Whoever is only half of a class has its advantages but is not blamed for it (MU-6.2)."""

    def __init__(
        self,
        name: str,
        words: str,
        has: Callable[[Board, int], bool],
        blames: Callable[[Board, int], bool] | None = None,
    ) -> None:
        self.name = name
        self.words = words
        self.has = has
        self.blames = blames or has

    def __repr__(self) -> str:
        return self.name


def of_class(name: str, words: str) -> Group:
    return Group(name, words, lambda g, player: g.is_a(player, name), lambda g, player: g.is_blamed_as(player, name))


INVESTIGATORS = of_class("investigator", "Investigators")
MONSTER_WHACKERS = of_class("monster_whacker", "Monster Whackers")
PROFESSORS = of_class("professor", "Professors")
CULTISTS = of_class("cultist", "Cultists")
EVERYBODY_ELSE = Group("not cultist", "those who are no Cultists", lambda g, player: not g.is_a(player, "cultist"))
WOMEN = Group("female", "women", lambda g, player: g.hero(player).sex == "female")
MEN = Group("male", "men", lambda g, player: g.hero(player).sex == "male")
LOWEST_LEVEL = Group(
    "lowest level",
    "a fighter of the lowest level",
    lambda g, player: player == g.fight.fighter and player in g.lowest(),
)
