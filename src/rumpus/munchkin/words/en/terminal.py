"""What only the terminal says, in English."""

from __future__ import annotations


class TerminalWords:
    YOUR_HAND = "Your hand: {cards}"
    NOTHING_HELD = "nothing"
    BODY = "{whose} body: {cards}"
    OFFERED = "Offered by {by} to {to}: {trade}"
    SEAT_LEVEL = "  level {level:<2}"
    SEAT_STRENGTH = "  strength {strength:<3} {hand}"
    DEAD = "dead"
    SEAT_HAND = "hand {count} ({doors})"
    CARRIES = "carries {items}"
    NO_USE = "of no use"
    SEMICOLON = "; "
    WITH = "{name} ({what})"
    DOOR_PILES = "Doors: deck {deck}, discard {discard}"
    TREASURE_PILES = "Treasures: deck {deck}, discard {discard}"
    OTHER_PILE = "{name}: {count}"
    ALSO_PLAYED = "Also played: {cards}"
    HELPS = "{who} helps: {terms}"
    FIGHT = "Fight: {ours} to {theirs}"
    FLIGHT = "Fight: {ours} to {theirs}, running away"
    FOE = "{name}: {text}"
    AT_STAKE = "At stake: {levels} and {treasures}"
    WHY_WHAT = "Name a card: `why {card}`."
    YOU_CAN = "You can: {answer}."
    DISCARDED = {"doors": "Discarded doors:", "treasures": "Discarded treasures:"}
    NONE_DISCARDED = {"doors": "No doors have been discarded.", "treasures": "No treasures have been discarded."}
    LEADS = {  # of a line with several players whom it may be for
        "": "Give {card}",
        "ask": "Ask for help",
        "play": "Play {card}",
        "trade": "Offer a trade or a gift",
        "use": "Use {card}",
    }
    METAVAR = "NAME"  # what stands for one in help
    HELP = {  # of options on the command line
        "kind": "cards of this kind only",
        "mark": "what else a card is",
        "number": "{text} (default: {usual})",
        "pile": "cards of this deck only",
        "set": "one box only: {sets}",
        "sets": "of {sets}, and those of --deck (default: {usual}, or those of --deck)",
        "sexes": "sexes of the players, in the order of their seats",
        "source": "where its facts come from",
    }
    LOOKS = {  # what is typed, and what it shows
        "hand": ("hand", "your cards with their texts"),
        "card": ("card NAME", "everything about a card"),
        "why": ("why CARD", "why you cannot play or use it now"),
        "discard": ("discard [doors|treasures]", "the discard piles"),
    }
