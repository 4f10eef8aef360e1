"""What only the terminal says, in English."""

from __future__ import annotations


class TerminalWords:
    SEAT_POINTS = "{points} VP"
    SEAT_HAND = "hand {count}"
    SEAT_HAND_WITH = "hand {count} ({treasures} treasures)"
    SEAT_DECK = "deck {count}"
    SEAT_DISCARD = "discard {count}"
    FACTIONS = " + "
    MONSTER_PILES = "Monsters: deck {deck}, discard {discard}"
    TREASURE_PILES = "   Treasures: deck {deck}, discard {discard}"
    LOOT = "   Loot: {cards}"
    SCORES_NOW = "{base} (scores now)"
    NEEDED = " {power} of {needed}  VP {points}"
    AT_BASE = "{place} {who} {total}: "
    MONSTERS_AT_BASE = "Monsters: {monsters}"
    MONSTER_THERE = "{monster} ({treasures}T)"
    ON_BASE = "On it: {action}"
    SILENT = "{minion} (silent)"
    WITH_ACTIONS = "{minion} ({actions})"
    WITH_NOTE = "{action}, {note}"
    NOBODY_CALLED = "There is nobody called {typed!r}: the players are {names}."
    NOT_DISCARDING = "(This shows discard piles. To choose a card to discard, type its number or its name alone.)"
    DISCARD_PILE = "{whose} discard pile:"
    EMPTY_PILE = "{whose} discard pile is empty."
    YOUR_HAND = "Your hand"
    FROM_DISCARD = "{card} from your discard pile"
    WHY_WHAT = "Name a card: `why shinobi at tar pits`."
    WHY_WHERE = "There is no base called {typed!r} on the table."
    YOU_CAN = "You can: {answer}."
    METAVAR = "NAME"  # what stands for one in help
    HELP = {  # of options on the command line
        "draft": "how factions are dealt (default: random)",
        "edition": "which printing of the cards",
        "faction": "one of {factions}",
        "factions": "your two factions, or those of the first bot; the others' are random",
        "kind": "cards of this kind only",
        "set": "one box only",
        "sets": "of {sets} (default: all)",
    }
    LOOKS = {  # what is typed, and what it shows
        "hand": ("hand", "your cards with their texts"),
        "card": ("card NAME", "everything about a card or a base, or the cards of a faction"),
        "why": ("why CARD at BASE", "why you cannot play or use it now"),
        "discard": ("discard [NAME]", "the discard piles"),
    }
