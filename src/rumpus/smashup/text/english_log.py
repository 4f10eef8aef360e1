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
    "belongs to": ("card who", "{card} belongs to {who}."),
    "breakpoint": ("where amount", "The breakpoint of {where} changes by {amount} until the end of the turn."),
    "by chance": ("card", "By chance: {card}."),
    "control": (
        "who what where whose",
        "You put {what}{at} under {whose} control.",
        "{who} puts {what}{at} under {whose} control.",
        "{what}{at} comes under {whose} control.",
    ),
    "counter": (
        "who what where amount",
        "You put {amount} power counters on {what}{at}.",
        "{who} puts {amount} power counters on {what}{at}.",
        "{what}{at} gets {amount} power counters.",
    ),
    "destroy": (
        "who what where",
        "You destroy {what}{at}.",
        "{who} destroys {what}{at}.",
        "{what}{at} is destroyed.",
    ),
    "discard": ("who cards*", "You discard {cards}.", "{who} discards {cards}."),
    "discard treasure": ("cards*", "From the treasure deck {cards} is discarded."),
    "draw": ("who cards*", "You draw {cards}.", "{who} draws {cards}."),
    "draw treasure": ("who cards*", "You draw {cards} from the treasure deck.", "{who} draws {treasures}."),
    "empower": (
        "who what where amount",
        "You give {what}{at} {amount} power.",
        "{who} gives {what}{at} {amount} power.",
        "{what}{at} gets {amount} power.",
    ),
    "endless loop": ("", "This would go on for ever: nothing more happens."),
    "faction": ("who cards*", "You take {cards}.", "{who} takes {cards}."),
    "hand over": (
        "who card whose",
        "You put {card} into {whose} hand.",
        "{who} puts {card} into {whose} hand.",
    ),
    "hush": ("who", "Nobody but you may use specials now.", "Nobody but {who} may use specials now."),
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
    "loot": ("cards*", "The loot: {cards}."),
    "lose points": ("who amount", "You lose {amount} VP.", "{who} loses {amount} VP."),
    "monster": (
        "who card where",
        "You play a monster at {where}: {card}.",
        "{who} plays a monster at {where}: {card}.",
        "A monster comes to {where}: {card}.",
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
    "on deck": (
        "who cards*",
        "You shuffle {cards} and put the result on top of your deck.",
        "{who} shuffles {cards} and puts the result on top of their deck.",
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
    "reshuffle pile": ("word", "The discarded {word} are shuffled into a new deck."),
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
    "search treasures": ("who cards*", "You search the treasure deck.", "{who} searches the treasure deck."),
    "shuffle": ("who", "You shuffle your deck.", "{who} shuffles their deck."),
    "shuffle treasures": ("", "The treasure deck is shuffled."),
    "silence": ("what", "{what} has no abilities until the end of the turn."),
    "sleep": ("who", "You may play no actions in your next turn.", "{who} may play no actions in their next turn."),
    "swap base": ("where new", "{where} is exchanged for {new}."),
    "take": ("who cards*", "You take {cards} into your hand.", "{who} takes {cards} into their hand."),
    "take from hand": (
        "who whose word cards*",
        "You take {cards} from {whose} hand.",
        "{who} takes {cards} from {whose} hand.",
    ),
    "take treasure": ("who cards*", "You take {cards} into your hand.", "{who} takes {cards} into their hand."),
    "total": (
        "who where amount",
        "Your total at {where} changes by {amount} until the end of the turn.",
        "{who}'s total at {where} changes by {amount} until the end of the turn.",
    ),
    "transfer": (
        "who what where host",
        "You put {what} on {host}.",
        "{who} puts {what} on {host}.",
        "{what} goes on {host}.",
    ),
    "turn": ("who number", "--- Turn {number}: yours ---", "--- Turn {number}: {who} ---"),
    "under deck": (
        "who card",
        "{card} goes under your deck.",
        "{card} goes under {who}'s deck.",
    ),
    "under monster deck": ("what", "{what} goes under the monster deck."),
    "under own deck": ("what", "{what} goes under its deck."),
    "use": ("who card", "You use {card}.", "{who} uses {card}."),
    "win": ("who amount", "You win with {amount} VP!", "{who} wins with {amount} VP."),
}
TOGETHER = (  # one after the other, they are told as one
    "base", "discard", "discard treasure", "draw", "draw treasure", "faction", "into deck", "loot", "take",
    "take treasure",
)  # fmt: skip
ZONES = {"deck": "under its owner's deck", "hand": "into a hand", "top": "on top of its owner's deck"}
AT = " at {base}"
SHOWN = ": {cards}"
STANDING = "{who} {power}"
NOBODY_THERE = "nobody has a minion there"

THEIR_OWN = "their own"
A_CARD = "a card"
CARDS = "{count} cards"
A_TREASURE = "a treasure"
TREASURES = "{count} treasures"
NO_CARDS = "no cards"
TIMES = {2: " (twice)"}
MANY_TIMES = " ({count} times)"
