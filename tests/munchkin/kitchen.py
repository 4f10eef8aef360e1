"""A small deck of its own, and how to get rid of it again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rumpus.munchkin.cards.card import CARDS
from rumpus.munchkin.cards.catalog import LOADED, SETS

KITCHEN = """\
set: kitchen
title: Munchkin Kitchen
armies:
- {name: Cook, copies: 2, abilities: [{dakka: 2}, {fleet of foot: 1}]}
alliances:
- {name: Brigade, copies: 1}
wandering monsters:
- {name: Uninvited Guest, copies: 2}
monsters:
- name: Burnt Toast
  level: 1
  treasures: 1
  copies: 4
  against: {cook: -1, no headgear: 2}
  bad stuff:
  - lose worn: headgear
    otherwise: [{lose levels: 1}]
- name: Angry Critic
  level: 9
  treasures: 3
  levels: 2
  copies: 3
  tags: [undead]
  leaves alone: {group: cook}
  run away: -1
  traits: [stays, fights alone]
  bad stuff:
  - if: cook
    then: [die]
    otherwise: [discard hand, {lose picked item: {items: any, by: right}}]
  rulings: ["He has seen better."]
  source: sourced
monster enhancers:
- {name: Overcooked, bonus: 5, treasures: 1, traits: [{more against: {group: women, amount: 2}}]}
- {name: Second Helping, twin: true}
curses:
- {name: Curse! Dropped Tray, effect: [{lose item: small}, {weaker in a fight: 2}], copies: 2}
- {name: Curse! Closing Time, hits all: true, effect: [{everybody: [{lose levels: 1}]}]}
events:
- {name: Kitchen Door, deck: door, effect: [swap a monster for the next one]}
level cards:
- {name: Praise the Chef, copies: 2}
items:
- {name: Ladle, bonus: 2, gold: 200, hands: 1, copies: 3}
- {name: Cauldron, bonus: 4, gold: 600, hands: 2, big: true, only: [cook], bonus vs: {undead: 3}, copies: 3}
- {name: Toque, bonus: 1, gold: 100, slot: headgear, run away: 1, traits: [{more while: {group: with help, amount: 2}}]}
vehicles:
- {name: Serving Trolley, bonus: 1, gold: 400, run away: 1}
item enhancers:
- {name: Well Seasoned, bonus: 1, gold: 100, fits: hand}
one-shots:
- {name: Hot Pepper, bonus: 3, gold: 100, tags: [flame], copies: 4}
cheats:
- {name: Cookbook, deck: treasure}
"""


@contextmanager
def only_for_now() -> Iterator[None]:
    """What is loaded in here is gone afterwards."""
    sets, cards, loaded = SETS.copy(), CARDS.copy(), LOADED.copy()
    try:
        yield
    finally:
        SETS.clear()
        SETS.update(sets)
        CARDS.clear()
        CARDS.update(cards)
        LOADED[:] = loaded
