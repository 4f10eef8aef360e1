"""What happened, in English: a sentence for every kind of event.

The fields of the event in their order (one with a star takes all that is left), then the forms: to the player whom it
is about, about another one, about nobody. An event that is about nobody in particular has one form.
"""

from __future__ import annotations

EVENTS: dict[str, tuple[str, ...]] = {
    "attach": (
        "who what where action",
        "You put {action} on {what}{at}.",
        "{who} puts {action} on {what}{at}.",
        "{action} is put on {what}{at}.",
    ),
    "award": ("where power breakpoint standing*", "Power at {where}: {standing}."),
    "base": ("cards*", "The bases are {cards}."),
    "breakpoint": ("where amount", "The breakpoint of {where} changes by {amount} until the end of the turn."),
    "destroy": (
        "who what where",
        "You destroy {what}{at}.",
        "{who} destroys {what}{at}.",
        "{what}{at} is destroyed.",
    ),
    "discard": ("who cards*", "You discard {cards}.", "{who} discards {cards}."),
    "draw": ("who cards*", "You draw {cards}.", "{who} draws {cards}."),
    "empower": (
        "who what where amount",
        "You give {what}{at} {amount} power.",
        "{who} gives {what}{at} {amount} power.",
        "{what}{at} gets {amount} power.",
    ),
    "endless loop": ("", "This would go on for ever: nothing more happens."),
    "faction": ("who cards*", "You take {cards}.", "{who} takes {cards}."),
    "into deck": ("who cards*", "You put {cards} into your deck.", "{who} puts {cards} into their deck."),
    "look at bases": (
        "who count cards*",
        "You look at the next bases{shown}.",
        "{who} looks at the next bases.",
    ),
    "look at hand": (
        "who whose cards*",
        "You look at {whose} hand{shown}.",
        "{who} looks at {whose} hand{shown}.",
    ),
    "look at top": (
        "who count cards*",
        "You look at the top of your deck{shown}.",
        "{who} looks at {cards} on top of their deck.",
    ),
    "move": (
        "who what where",
        "You move {what} to {where}.",
        "{who} moves {what} to {where}.",
        "{what} moves to {where}.",
    ),
    "name": ("what word", "{what} names {word}."),
    "new base": ("where new", "All that is left at {where} is discarded. The next base is {new}."),
    "no minion": (
        "who",
        "You have no minion in your first hand: it is shown and replaced.",
        "{who} has no minion in the first hand: it is shown and replaced.",
    ),
    "place": (
        "who what where zone",
        "You put {what} from {where} {zone}.",
        "{who} puts {what} from {where} {zone}.",
        "{what} goes from {where} {zone}.",
    ),
    "play": ("who card where", "You play {card} at {where}.", "{who} plays {card} at {where}."),
    "play action": ("who card", "You play {card}.", "{who} plays {card}."),
    "points": ("who amount", "You get {amount} VP.", "{who} gets {amount} VP."),
    "prevented": ("what by", "{what} is protected by {by}."),
    "put back": (
        "who card",
        "You put {card} back on top of your deck.",
        "{who} puts {card} back on top of their deck.",
    ),
    "remove": ("what", "{what} is discarded."),
    "reshuffle": (
        "who",
        "Your deck is empty: your discard pile becomes your new deck.",
        "{who}'s deck is empty: the discard pile becomes the new deck.",
    ),
    "return": (
        "who what where",
        "You return {what} from {where} to its owner's hand.",
        "{who} returns {what} from {where} to its owner's hand.",
        "{what} returns from {where} to its owner's hand.",
    ),
    "reveal": ("who cards*", "You reveal {cards}.", "{who} reveals {cards}."),
    "scoring": ("where power breakpoint", "{where} scores: power {power}, breakpoint {breakpoint}."),
    "search base deck": ("who cards*", "You search the base deck.", "{who} searches the base deck."),
    "search deck": ("who cards*", "You search your deck.", "{who} searches their deck."),
    "shuffle": ("who", "You shuffle your deck.", "{who} shuffles their deck."),
    "sleep": ("who", "You may play no actions in your next turn.", "{who} may play no actions in their next turn."),
    "swap base": ("where new", "{where} is exchanged for {new}."),
    "take": ("who cards*", "You take {cards} into your hand.", "{who} takes {cards} into their hand."),
    "turn": ("who number", "--- Turn {number}: yours ---", "--- Turn {number}: {who} ---"),
    "under deck": (
        "who card",
        "{card} goes under your deck.",
        "{card} goes under {who}'s deck.",
    ),
    "use": ("who card", "You use {card}.", "{who} uses {card}."),
    "win": ("who amount", "You win with {amount} VP!", "{who} wins with {amount} VP."),
}
TOGETHER = ("base", "discard", "draw", "faction", "into deck", "take")  # one after the other, they are told as one
ZONES = {"deck": "under its owner's deck", "hand": "into its owner's hand"}
AT = " at {base}"
SHOWN = ": {cards}"
STANDING = "{who} {power}"
NOBODY_THERE = "nobody has a minion there"

THEIR_OWN = "their own"
A_CARD = "a card"
CARDS = "{count} cards"
NO_CARDS = "no cards"
TIMES = {2: " (twice)"}
MANY_TIMES = " ({count} times)"
