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
    # Long words of names, with hyphens where they may break on a small card.
    BREAKS = """
        Al-li-ance Am-mu-ni-tion Aug-host Author-i-ties Awak-ened Back-pack Bag-pipes Bar-reled Ber-zerker
        Bile-piper Blas-phe-mous Blood-letter Bor-rower Cara-pace Car-ni-fex Cat-a-chan Cat-a-pult Cease-fire
        Celes-tine Chain-sword Chi-bi-thulhu Cin-e-matic Com-mis-sar Con-fused Con-scripted Con-verted Cor-roded
        Cor-rupted Crea-tures Daemon-ette Data-base Der-wraith Di-men-sional Dis-banded Dis-cover Dyna-mite
        El-dridge Elec-tri-cal En-light-en-ment Eu-clid-ean Ex-ter-mi-na-tus Fin-gered Flame-thrower Flash-light
        For-got-ten Fren-zied Frog-goth Froth-ing Ga-loshes Gen-er-ously Gene-stealer Ghost-helm Gib-ber-ing
        Gnarly-thotep Guil-li-man Hor-ma-gaunt Hor-rible Im-pe-rial In-de-scrib-ably Inns-mouth
        In-quis-i-to-rial Inter-viewed In-ves-ti-gator Las-blaster Las-pistol Launch-er Maaaaaa-ster Ma-ni-a-cal
        Mem-ber-ship Me-phitic Mine-field Min-ia-tures Mis-ka-tonic Mor-tar-ion Munch-craft Munch-kin Mu-ta-tion
        Necro-comicon Necro-dermis Necro-gnomicon Necro-nomicon Necro-nookiecon Necro-telecom Niggu-rath
        Nurg-ling Nyuk-hees Of-fended Of-fi-cial Om-nis-siah Out-dated Over-loaded Oza-thoth Paint-ing Pierc-ing
        Pil-grim-age Pox-bringer Pox-walker Prac-tice Pre-his-toric Pres-i-dent Pri-maris Pro-fes-sor
        Pro-tec-tive Psy-chi-cally Rail-road Re-breather Re-painted Req-ui-si-tion Re-search Rule-book
        Sanc-ti-fied Scram-bler Scrib-ble Scyth-ing Shog-goth Shogu-lator Shu-ri-ken Skar-brand Slop-pity
        Slug-goth Snark-ham Snot-lings Sole-stealer Squa-mous Stomp-ers Stomp-ing Sur-vivor Swarm-lord Tele-port
        Ten-ta-cle Tour-na-ment Tzee-ntch Ultra-marine Un-der-sized Uni-ver-sity Un-name-able Un-painted
        Un-pro-nounce-able Un-speak-able Un-wel-come Wal-lop-ing Wan-der-ing War-scythe
    """
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
