"""Cards in words: the help text that people read, the facts that programs read, and cards by what people type."""

from __future__ import annotations

from rumpus.family.finder import Finder
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.catalog import CARDS
from rumpus.smashup.text import english


def group_of(card: Card) -> str:
    """What people look for: minion, action, base, monster or treasure."""
    return "monster" if card.is_monster else "treasure" if card.is_treasure else card.kind


def kind_words(card: Card) -> str:
    if card.is_monster:
        return english.UNDEAD_MONSTER if card.is_undead else english.MONSTER
    words = english.STAYS_ON[card.on] if card.on is not None else english.KINDS[card.kind]
    return english.TREASURE.format(kind=words) if card.is_treasure else words


def numbers(card: Card) -> str:
    """`power 3, 2 copies`, or a base's `breakpoint 20, VP 4 / 2 / 1 for 1st / 2nd / 3rd`."""
    if card.kind == "base":
        breakpoint = english.BREAKPOINT.format(breakpoint=card.breakpoint)
        monsters = f", {english.MONSTERS.format(count=card.monsters)}" if card.monsters else ""
        return f"{breakpoint}, {english.PLACES.format(*card.vp)}{monsters}"
    copies = english.COPIES.get(card.copies, english.MANY_COPIES.format(copies=card.copies))
    power = [english.POWER.format(power=card.power)] if card.is_minion else []
    treasures = [english.WORTH.format(count=card.treasures)] if card.is_monster else []
    return ", ".join([*power, *treasures, copies])


def headline(card: Card) -> str:
    group = english.GROUP.format(set=card.faction.set.title, faction=card.faction.name)
    return f"{card.name} ({group}): {kind_words(card)}, {numbers(card)}"


def help_lines(card: Card) -> list[str]:
    """All there is to know about a card."""
    rulings = [english.RULING.format(ruling=ruling) for ruling in card.rulings]
    return [headline(card), card.text or english.NO_TEXT, *rulings, english.SOURCES[card.source]]


def facts(card: Card) -> dict[str, object]:
    """The same for programs; what a card of this kind does not have is null."""
    is_base = card.kind == "base"
    return {
        "id": card.id,
        "name": card.name,
        "set": card.faction.set.name,
        "faction": card.faction.id,
        "kind": card.kind,
        "group": group_of(card),
        "copies": card.copies,
        "power": card.power if card.is_minion else None,
        "on": card.on,
        "breakpoint": card.breakpoint if is_base else None,
        "vp": list(card.vp) if is_base else None,
        "monsters": card.monsters if is_base else None,
        "treasures": card.treasures if card.is_monster else None,
        "undead": card.is_undead if card.is_monster else None,
        "text": card.text,
        "rulings": list(card.rulings),
        "source": card.source,
    }


FINDER = Finder(CARDS)
find_cards = FINDER.find
similar_names = FINDER.similar
