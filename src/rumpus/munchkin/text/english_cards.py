"""Cards, options and tables in English: what the catalogue says."""

from __future__ import annotations

KINDS = {
    "class": "class",
    "super munchkin": "makes more of a class",
    "army": "army",
    "alliance": "makes more of an army",
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
COMMA = ", "

# -- numbers ---------------------------------------------------------------------------------------------------

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
    "leaves_alone": "Lets go up to level",
    "leaves_group": "Lets go",
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
AGAINST = "{amount} against {group}."
LEAVES_ALONE = "It does not pursue players of level {level} or less."
RUN_AWAY = "{amount} to run away from it."
TWO_LEVELS = "Killing it gives {levels} levels."
ONLY = "Only for {groups}."
NEVER = "Not for {groups}."
THROWN = "In any fight: {amount} for either side."
OR = " or "
A_CLASS = {True: "an {name}", False: "a {name}"}
VOWELS = "AEIOU"
BAD_STUFF = "Bad stuff: "

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
ITEM = "{name} ({numbers})"
MONSTER = "{name} (level {level})"
CARRIED = "carried"

# -- options of a table ----------------------------------------------------------------------------------------

YES = "Yes"
NO = "No"
SEXES = {"female": "Woman", "male": "Man"}
SEX = ("Sex", "Some monsters and curses mind it.")
OPTIONS: dict[str, tuple[str, str]] = {  # title, meaning
    "faster": (
        "Faster play",
        "You draw a door before you open one, and whoever loots the room draws a treasure instead of a door.",
    ),
    "shared_victory": ("Shared victory", "Who helps somebody to the tenth level wins as well."),
}
PLAYERS = "{count} players"
SETS = ("Cards", "With several boxes up to eight can play, and faster play is usual.")
