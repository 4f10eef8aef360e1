"""What happened and why, in English: where a card or a rule did it, another sentence than usual.

The forms are those of the log.
"""

from __future__ import annotations


class Causes:
    # Where a card does it that is not the player's own: the card is {cause}.
    EVENTS_BY_CARDS = {
        "cancelled": ("{cause} undoes {card}.",),
        "die": (
            "{cause} kills you. Ouch.",
            "{cause} kills {who}.",
        ),
        "joins": ("{cause} brings {card} into the fight{level}.",),
        "leaves fight": ("{cause} sends {card} away.",),
        "lose": (
            "{cause} costs you {cards}.",
            "{cause} costs {who} {cards}.",
        ),
        "lose levels": (
            "{cause} costs you {levels}, now level {number}.",
            "{cause} costs {who} {levels}, now level {number}.",
        ),
        "stays": ("{cause} cannot make {card} leave the fight: nothing can.",),
    }
    # Where this rule does it.
    EVENTS_BY_RULES = {
        ("discard", "MU-2.5"): (
            "you hold too many cards and discard {cards}.",
            "{who} holds too many cards and discards {cards}.",
        ),
        ("draw", "MU-11.1"): (
            "you listen at the door and draw {cards}.",
            "{who} listens at the door and draws {drawn}.",
        ),
        ("draw", "MU-2.4"): (
            "you loot the room: {cards}.",
            "{who} loots the room and draws {drawn}.",
        ),
        ("draw", "MU-4.2"): (
            "your treasure: {cards}.",
            "{who} draws {drawn} for it.",
        ),
        ("draw", "MU-5.3"): (
            "you are back from the dead with {cards}.",
            "{who} is back from the dead and draws {drawn}.",
        ),
        ("give card", "MU-2.5"): (
            "you hold too many cards and give {other} {cards}.",
            "{who} holds too many cards and gives {other} {drawn}.",
        ),
        ("lose", "MU-2.9"): (
            "you give up {cards} for {cause}.",
            "{who} gives up {cards} for {cause}.",
        ),
        ("roll", "MU-4.4"): (
            "you run for it and roll a {number}.",
            "{who} runs for it and rolls a {number}.",
        ),
        ("roll", "MU-5.2"): (
            "you roll a {number} for who loots first.",
            "{who} rolls a {number} for who loots first.",
        ),
        ("takes", "MU-3.18"): (
            "you take {cards} from the treasures.",
            "{who} takes {cards} from the treasures.",
        ),
    }
    CAUSED_BY = "{cause}: {told}"
    SENTENCES = " "
    OWNED = "{whose} {card}"
