"""Cards in words: the help text that people read, the facts that programs read, and cards by what people type."""

from __future__ import annotations

from rumpus.family.finder import Finder
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.catalog import CARDS
from rumpus.smashup.words import English


def group_of(card: Card) -> str:
    """What people look for: minion, action, base, monster or treasure."""
    return "monster" if card.is_monster else "treasure" if card.is_treasure else card.kind


def kind_words(card: Card, words: English) -> str:
    if card.is_monster:
        return words.UNDEAD_MONSTER if card.is_undead else words.MONSTER
    kind = words.STAYS_ON[card.on] if card.on is not None else words.KINDS[card.kind]
    return words.TREASURE.format(kind=kind) if card.is_treasure else kind


def numbers(card: Card, words: English) -> str:
    """`power 3, 2 copies`, or a base's `breakpoint 20, VP 4 / 2 / 1 for 1st / 2nd / 3rd`."""
    if card.kind == "base":
        breakpoint = words.BREAKPOINT.format(breakpoint=card.breakpoint)
        monsters = [words.MONSTERS.format(count=card.monsters)] if card.monsters else []
        return words.joined([breakpoint, words.PLACES.format(*card.vp), *monsters])
    copies = words.COPIES.get(card.copies, words.MANY_COPIES.format(copies=card.copies))
    power = [words.POWER.format(power=card.power)] if card.is_minion else []
    treasures = [words.WORTH.format(count=card.treasures)] if card.is_monster else []
    return words.joined([*power, *treasures, copies])


def headline(card: Card, words: English) -> str:
    return words.HEADLINE.format(
        name=words.name(card),
        set=words.set(card.faction.set),
        faction=words.faction(card.faction),
        kind=kind_words(card, words),
        numbers=numbers(card, words),
    )


def help_lines(card: Card, words: English) -> list[str]:
    """All there is to know about a card."""
    rulings = [words.RULING.format(ruling=ruling) for ruling in words.rulings(card)]
    return [headline(card, words), words.text(card) or words.NO_TEXT, *rulings, words.SOURCES[card.source]]


def facts(card: Card, words: English) -> dict[str, object]:
    """The same for programs; what a card of this kind does not have is null."""
    is_base = card.kind == "base"
    return {
        "id": card.id,
        "name": words.name(card),
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
        "text": words.text(card),
        "rulings": words.rulings(card),
        "source": card.source,
    }


FINDER = Finder(CARDS)
find_cards = FINDER.find
similar = FINDER.similar
