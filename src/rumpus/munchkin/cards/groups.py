"""Whom a monster likes or hates, and who may use an item."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rumpus.munchkin.table.heroes import Heroes


class Group:
    """Some of the heroes. Whoever is only half of a class or army has its advantages but is not blamed
    for it (MU-6.2, 7.2)."""

    def __init__(
        self,
        name: str,
        words: str,
        has: Callable[[Heroes, int], bool],
        blames: Callable[[Heroes, int], bool] | None = None,
        you: str = "",
        is_met: Callable[[Heroes, int], bool] | None = None,
    ) -> None:
        self.name = name
        self.words = words
        self.you = you or f"you are one of {words}"  # behind «if»
        self.has = has
        self.blames = blames or has
        self.is_met = is_met or has  # as the monsters of a fight see it

    def __repr__(self) -> str:
        return self.name


def of_role(name: str, words: str, one: str = "") -> Group:
    """A class or an army, by the id of its card; `one` of them, and all, in words."""
    one = one or words.removesuffix("s")
    return Group(
        name,
        words,
        lambda g, player: g.is_a(player, name),
        lambda g, player: g.is_blamed_as(player, name),
        f"you are {'an' if one[0] in 'AEIOU' else 'a'} {one}",
        lambda g, player: g.is_met_as(player, name),
    )


WOMEN = Group("female", "women", lambda g, player: g.hero(player).sex == "female", you="you are a woman")
MEN = Group("male", "men", lambda g, player: g.hero(player).sex == "male", you="you are a man")

# -- by what they have or do -----------------------------------------------------------------------------------


LOWEST_LEVEL = Group("lowest level", "anyone of the lowest level", lambda g, player: player in g.lowest())


def without(slot: str) -> Group:
    def has(g: Heroes, player: int) -> bool:
        return not any(gear.card.slot == slot for gear in g.used(player))

    return Group(f"no {slot}", f"anyone who uses no {slot}", has, you=f"you use no {slot}")


def of_level(least: int) -> Group:
    def has(g: Heroes, player: int) -> bool:
        return g.hero(player).level >= least

    return Group(
        f"level {least} or more", f"anyone of level {least} or more", has, you=f"your level is {least} or more"
    )


def attacks_with_fire(g: Heroes, player: int) -> bool:
    """With an item in use, or with a card that they have thrown for their own side."""
    thrown = g.state.fight.thrown if g.state.fight is not None else []
    return any("flame" in gear.card.tags and g.is_usable(gear) for gear in g.used(player)) or any(
        throw.by == player and throw.side == "for" and "flame" in g.card(throw.uid).tags for throw in thrown
    )


def is_cursed(g: Heroes, player: int) -> bool:
    """By a curse that lasts: on the hero, or on an item of theirs."""
    return any(each.is_curse for each in g.hero(player).lasting) or any(
        each.card.is_curse for gear in g.gear(player) for each in gear.on
    )


CONDITIONS = (
    Group("no class", "anyone without a class", lambda g, player: not g.classes(player), you="you have no class"),
    Group("civilian", "civilians", lambda g, player: not g.armies(player), you="you have no army"),
    Group(
        "no big items",
        "those without Big items",
        lambda g, player: not any(gear.card.is_big for gear in g.gear(player)),
        you="you have no Big item",
    ),
    Group("fire", "those who attack with fire", attacks_with_fire, you="you attack with fire"),
    Group("cursed", "those under a lasting curse", is_cursed, you="a curse still lasts on you"),
    Group(
        "asked for help",
        "those who have asked for help",
        lambda g, player: (
            g.in_combat(player) and player == g.fight.fighter and any(by == player for by, _ in g.fight.asked)
        ),
        you="you have asked for help in this fight",
    ),
    Group(
        "with help",
        "those who help or are helped",
        lambda g, player: g.in_combat(player) and g.fight.helper >= 0,
        you="you have a helper or are one",
    ),
    *[without(slot) for slot in ("headgear", "armor", "footgear", "vehicle")],
)
NAMED = {group.name: group for group in CONDITIONS} | {"women": WOMEN, "men": MEN}
LEVEL = re.compile(r"level (\d+) or more")


def group_named(name: str) -> Group | None:
    """One of those that a deck file can name everywhere; classes and armies are known by their cards."""
    found = LEVEL.fullmatch(name)
    return of_level(int(found[1])) if found else NAMED.get(name)
