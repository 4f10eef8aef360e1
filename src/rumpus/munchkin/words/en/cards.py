"""Cards and their facts, in English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rumpus.family.words import English
from rumpus.family.words.en import Printed
from rumpus.munchkin.cards.script import BAD_STUFF

if TYPE_CHECKING:
    from rumpus.munchkin.cards.box import CardSet
    from rumpus.munchkin.cards.card import Card
    from rumpus.munchkin.cards.groups import Group


class CardWords(English):
    KINDS = {
        "class": "class",
        "super munchkin": "improves a class",
        "army": "army",
        "alliance": "improves an army",
        "wandering monster": "brings a monster",
        "cheat": "cheat",
        "monster": "monster",
        "monster enhancer": "monster enhancer",
        "curse": "curse",
        "other": "event",
        "level": "gives a level",
        "item": "item",
        "item enhancer": "item enhancer",
        "one-shot": "one-shot",
    }
    PILES = {"door": "Doors", "treasure": "Treasures"}
    PILE = {"door": "door", "treasure": "treasure"}
    SLOTS = {"headgear": "headgear", "armor": "armor", "footgear": "footgear", "vehicle": "vehicle"}
    BIG = "Big"
    HANDS = {1: "1 hand", 2: "2 hands"}
    TAGS = {"goth": "goth", "undead": "undead", "chaos": "Chaos", "ichor": "ichor", "flame": "fire"}
    BONUS_VS = "{tag} {amount}"

    FACTS = {
        "level": "Level",
        "treasures": "Treasures",
        "levels": "Levels for killing it",
        "bonus": "Bonus",
        "bonus_vs": "More against",
        "slot": "Used as",
        "size": "Size",
        "hands": "Hands",
        "gold": "Gold",
        "run_away": "Running away",
        "leaves_alone": "Ignores up to level",
        "leaves_group": "Ignores",
        "grants": "Makes its monster",
        "only": "Only for",
        "never": "Not for",
        "traits": "Is",
    }
    NUMBERS = {
        "level": "level {value}",
        "bonus": "{value}",
        "gold": "{value} gold",
    }
    CARD_AGAINST = "{amount} against {group}."
    LEAVES_ALONE = "It does not pursue players of level {level} or less."
    RUN_AWAY = "{amount} to run away from it."
    TWO_LEVELS = "Killing it gives {levels} levels."
    ONLY = "Only for {groups}."
    NEVER = "Not for {groups}."
    THROWN = "In any fight: {amount} for either side."
    OR = " or "
    A_CLASS = {True: "an {name}", False: "a {name}"}
    VOWELS = "AEIOU"

    HEADLINE = "{name} ({set}, {pile}): {numbers}"
    COPIES = "{copies} copies"
    ONE_COPY = "1 copy"
    NO_TEXT = "No ability."
    RULING = "Ruling: {ruling}"
    SOURCES = {
        "sourced": "Facts: from published card lists and rulings.",
        "reconstructed": "Facts: put together from descriptions, not checked against a printed card.",
    }
    DECK = (
        "{title}: {cards} cards: {doors} doors, {treasures} treasures; "
        "of {kinds} different ones {sourced} sourced, {reconstructed} reconstructed"
    )
    DECK_ALONE = "; by itself enough for {players} players"
    DECK_TOO_SMALL = "; by itself too few to play with: only together with another set"
    ITEM = "{name} ({numbers})"
    MONSTER = "{name} (level {level})"
    CARRIED = "carried"
    BAD_STUFF = "Bad stuff: {text}"
    SET_TITLES: Mapping[str, str] = {}  # in place of the English ones
    GROUPS: Mapping[str, str] = {}  # likewise: whom a monster likes or hates, by name

    PLURALS: Mapping[str, str] = {}  # of classes and armies, by the id of the card

    def plural(self, card: Card) -> str:
        return self.PLURALS.get(card.id, card.plural)

    def a_class(self, name: str) -> str:
        """`an Elf`."""
        return self.A_CLASS[name[0] in self.VOWELS].format(name=name)

    def kind_with(self, traits: Sequence[str], kind: str) -> str:
        """`goth monster`."""
        return " ".join([*traits, kind])

    def set(self, box: CardSet) -> str:
        return self.SET_TITLES.get(box.name, box.title)

    def text(self, card: Printed) -> str:
        """All that a card does; the bad stuff of a monster says that it is that."""
        return " ".join([self.labelled(ability, self.ability(card, ability)) for ability in card.texts])

    def labelled(self, ability: str, text: str) -> str:
        return self.BAD_STUFF.format(text=text) if ability == BAD_STUFF else text

    def group(self, group: Group) -> str:
        return self.GROUPS.get(group.name, group.words)
