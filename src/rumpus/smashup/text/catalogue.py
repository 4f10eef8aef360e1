"""Cards, factions, rules and options as a client shows them: sent once, not with every view."""

from __future__ import annotations

from rumpus.family import CardInfo, Fact, FactionInfo, OptionInfo, OptionValue, Rulebook, RuleInfo
from rumpus.smashup.cards.box import Faction
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.catalog import CARDS, FACTIONS, SETS
from rumpus.smashup.cards.edition import EDITIONS
from rumpus.smashup.text.cards import group_of
from rumpus.smashup.winning import GOAL
from rumpus.smashup.words import English

SHOWCASE = ("zapbot", "king_rex", "ninja_master", "pirate_king", "walker")


class SmashUpCard(CardInfo):
    """A card with the numbers that the table draws."""

    power: int = 0
    breakpoint: int = 0
    vp: tuple[int, ...] = ()
    monsters: int = 0  # of a base
    treasures: int = 0  # of a monster
    is_undead: bool = False
    has_talent: bool = False
    on: str = ""


def rulebook(words: English) -> Rulebook:
    return Rulebook(
        cards=[card_info(card, words) for card in CARDS.values()],
        factions=[faction_info(each, words) for each in FACTIONS.values()],
        sets={name: words.set(box) for name, box in SETS.items()},
        rules=[RuleInfo(number, text) for number, text in words.RULES.items()],
        how_to_play=words.HOW_TO_PLAY,
        options=[OptionInfo("edition", words.EDITION, [OptionValue(e, words.EDITIONS[e]) for e in EDITIONS])],
        goal=GOAL,
        points=words.VP,
        groups={},
        showcase=list(SHOWCASE),
        breaks=words.BREAKS.split(),
    )


def faction_info(faction: Faction, words: English) -> FactionInfo:
    return FactionInfo(faction.id, words.faction(faction), faction.set.name, *words.pitch(faction), faction.level)


def card_info(card: Card, words: English) -> SmashUpCard:
    return SmashUpCard(
        card.id, words.name(card), card.kind, card.faction.set.name, card.faction.id, words.text(card), group_of(card),
        card.copies, facts_of(card, words), words.rulings(card), card.source, [], card.power, card.breakpoint,
        card.vp if card.kind == "base" else (), card.monsters, card.treasures, card.is_undead, card.is_talent,
        card.on or "",
    )  # fmt: skip


def facts_of(card: Card, words: English) -> list[Fact]:
    """The same numbers with their names, for clients that do not draw the cards of this game."""
    if card.kind == "base":
        places = " / ".join(map(str, card.vp))
        told: dict[str, int | str] = {"breakpoint": card.breakpoint, "vp": places, "monsters": card.monsters}
    else:
        told = {"treasures": card.treasures}
        if card.is_minion:
            told = {"power": card.power, **told}
    return [Fact(name, words.FACTS[name], value) for name, value in told.items() if value or name == "power"]
