"""Cards, factions and rules as a client shows them: sent once, not with every view."""

from __future__ import annotations

import msgspec

from rumpus.bots import BOTS
from rumpus.server.words import words
from rumpus.smashup.catalog import CARDS, FACTIONS, SETS
from rumpus.smashup.edition import EDITIONS
from rumpus.smashup.text import HOW_TO_PLAY, RULES
from rumpus.smashup.text.cards import group_of


class CardInfo(msgspec.Struct, omit_defaults=True):
    """A card with its numbers, its text in our words, its rulings and where its facts come from."""

    id: str
    name: str
    kind: str
    set: str
    faction: str
    text: str
    group: str  # what people look for: minion, action, base, monster or treasure
    copies: int = 1
    power: int = 0
    breakpoint: int = 0
    vp: list[int] = []
    monsters: int = 0  # of a base
    treasures: int = 0  # of a monster
    is_undead: bool = False
    has_talent: bool = False
    on: str = ""
    rulings: list[str] = []
    source: str = "sourced"


class FactionInfo(msgspec.Struct):
    id: str
    name: str
    set: str


class BotInfo(msgspec.Struct):
    """A bot that can sit at a table; the weakest comes first."""

    name: str
    title: str
    text: str


class EditionInfo(msgspec.Struct):
    name: str
    title: str


class RuleInfo(msgspec.Struct):
    number: str
    text: str


class Catalogue(msgspec.Struct):
    cards: list[CardInfo]
    factions: list[FactionInfo]
    sets: dict[str, str]
    rules: list[RuleInfo]
    how_to_play: str
    bots: list[BotInfo]
    editions: list[EditionInfo]


def catalogue() -> Catalogue:
    cards = [
        CardInfo(
            card.id, card.name, card.kind, card.faction.set.name, card.faction.id, card.text, group_of(card),
            card.copies, card.power, card.breakpoint, list(card.vp) if card.kind == "base" else [], card.monsters,
            card.treasures, card.is_undead, card.is_talent, card.on or "", list(card.rulings), card.source,
        )
        for card in CARDS.values()
    ]  # fmt: skip
    factions = [FactionInfo(faction.id, faction.name, faction.set.name) for faction in FACTIONS.values()]
    rules = [RuleInfo(number, text) for number, text in RULES.items()]
    sets = {name: box.title for name, box in SETS.items()}
    bots = [BotInfo(name, words(f"bot {name}"), words(f"bot {name} text")) for name in BOTS]
    editions = [EditionInfo(edition.name, edition.title) for edition in EDITIONS.values()]
    return Catalogue(cards, factions, sets, rules, HOW_TO_PLAY, bots, editions)
