"""What happened, in English: a sentence for every kind of event.

The forms: to the player whom it is about, about another one, about nobody. What is about nobody in particular has one.
"""

from __future__ import annotations

from rumpus.family.words import English


class LogWords(English):
    EVENTS: dict[str, tuple[str, ...]] = {
        "attach": (
            "you put {action} on {what}{at}.",
            "{who} puts {action} on {what}{at}.",
            "{action} is put on {what}{at}.",
        ),
        "award": ("power {power} counts at {where}: {standing}.",),
        "base": ("the bases are {cards}.",),
        "belongs to": ("{card} belongs to {who}.",),
        "breakpoint": ("the breakpoint of {where} changes by {signed} until the end of the turn{now}.",),
        "by chance": ("{card} is chosen at random.",),
        "control": (
            "you put {what}{at} under {whose} control.",
            "{who} puts {what}{at} under {whose} control.",
            "{what}{at} comes under {whose} control.",
        ),
        "counter": (
            "you put {counters} on {what}{at}{now}{these}.",
            "{who} puts {counters} on {what}{at}{now}{these}.",
            "{what}{at} gets {counters}{now}{these}.",
        ),
        "destroy": (
            "you destroy {what}{at}{these}.",
            "{who} destroys {what}{at}{these}.",
            "{what}{at} is destroyed.",
        ),
        "discard": (
            "you discard {cards}.",
            "{who} discards {cards}.",
        ),
        "discard treasure": ("discarded from the treasure deck: {cards}.",),
        "draw": (
            "you draw {cards}.",
            "{who} draws {cards}.",
        ),
        "draw treasure": (
            "you draw {cards} from the treasure deck.",
            "{who} draws {treasures}.",
        ),
        "empower": (
            "you give {what}{at} {signed} power{now}{these}.",
            "{who} gives {what}{at} {signed} power{now}{these}.",
            "{what}{at} gets {signed} power{now}{these}.",
        ),
        "endless loop": ("this would go on forever, so nothing more happens.",),
        "faction": (
            "you take {cards}.",
            "{who} takes {cards}.",
        ),
        "hand over": (
            "you put {card} into {whose} hand.",
            "{who} puts {card} into {whose} hand.",
        ),
        "hush": (
            "only you may use specials now.",
            "only {who} may use specials now.",
        ),
        "into deck": (
            "you put {cards} into your deck.",
            "{who} puts {cards} into their deck.",
        ),
        "look at bases": (
            "you look at the next bases{shown}.",
            "{who} looks at the next bases.",
        ),
        "look at hand": (
            "you look at {whose} hand{shown}.",
            "{who} looks at {whose} hand{shown}.",
        ),
        "look at top": (
            "you look at the top of your deck{shown}.",
            "{who} looks at {cards} on top of their deck.",
        ),
        "loot": ("the loot: {cards}.",),
        "lose points": (
            "you lose {amount} VP{now}.",
            "{who} loses {amount} VP{now}.",
        ),
        "monster": (
            "you bring {card} to {where}.",
            "{who} brings {card} to {where}.",
            "{card} comes to {where}.",
        ),
        "move": (
            "you move {what} to {where}{these}.",
            "{who} moves {what} to {where}{these}.",
            "{what} moves to {where}.",
        ),
        "name": ("{what} names {word}.",),
        "new base": ("everything left at {where} is discarded. The next base is {new}.",),
        "no minion": (
            "you have no minion in your first hand: it is shown and replaced.",
            "{who} has no minion in their first hand: it is shown and replaced.",
        ),
        "on deck": (
            "you put {cards} on top of your deck, shuffled.",
            "{who} puts {cards} on top of their deck, shuffled.",
        ),
        "place": (
            "you put {what}{at} {zone}{these}.",
            "{who} puts {what}{at} {zone}{these}.",
            "{what}{at} {goes} {zone}{these}.",
        ),
        "play": (
            "you play {card} at {where}{now}.",
            "{who} plays {card} at {where}{now}.",
        ),
        "play action": (
            "you play {card}.",
            "{who} plays {card}.",
        ),
        "points": (
            "you get {amount} VP{now}.",
            "{who} gets {amount} VP{now}.",
        ),
        "prevented": ("{by} protects {what}.",),
        "put back": (
            "you put {card} back on top of your deck.",
            "{who} puts {card} back on top of their deck.",
        ),
        "remove": ("{what} is discarded.",),
        "reshuffle": (
            "your deck is empty: your discard pile becomes your new deck.",
            "{who}'s deck is empty: their discard pile becomes their new deck.",
        ),
        "reshuffle pile": ("the discarded {word} are shuffled into a new deck.",),
        "return": (
            "you send {what}{at} back to hand{these}.",
            "{who} sends {what}{at} back to hand{these}.",
            "{what}{at} goes back to hand.",
        ),
        "reveal": (
            "you reveal {cards}.",
            "{who} reveals {cards}.",
        ),
        "scoring": ("{where} is about to score: power {power}, breakpoint {breakpoint}.",),
        "search base deck": (
            "you search the base deck.",
            "{who} searches the base deck.",
        ),
        "search deck": (
            "you search your deck.",
            "{who} searches their deck.",
        ),
        "search treasures": (
            "you search the treasure deck.",
            "{who} searches the treasure deck.",
        ),
        "shuffle": (
            "you shuffle your deck.",
            "{who} shuffles their deck.",
        ),
        "shuffle treasures": ("the treasure deck is shuffled.",),
        "silence": ("{what} has no abilities until the end of the turn.",),
        "sleep": (
            "you cannot play actions on your next turn.",
            "{who} cannot play actions on their next turn.",
        ),
        "swap base": ("{where} is swapped for {new}.",),
        "take": (
            "you take {cards} into your hand.",
            "{who} takes {cards} into their hand.",
        ),
        "take from hand": (
            "you take {cards} from {whose} hand.",
            "{who} takes {cards} from {whose} hand.",
        ),
        "take treasure": (
            "you take {cards} into your hand.",
            "{who} takes {cards} into their hand.",
        ),
        "total": (
            "your total at {where} changes by {signed} until the end of the turn.",
            "{who}'s total at {where} changes by {signed} until the end of the turn.",
        ),
        "transfer": (
            "you put {what} on {host}.",
            "{who} puts {what} on {host}.",
            "{what} goes on {host}.",
        ),
        "turn": (
            "turn {number}: yours",
            "turn {number}: {who}",
        ),
        "turn away": ("{card} cannot be played at {where} and is discarded.",),
        "under deck": (
            "{card} goes under your deck.",
            "{card} goes under {who}'s deck.",
        ),
        "under monster deck": ("{what} goes under the monster deck.",),
        "under own deck": ("{what} goes under its deck.",),
        "use": (
            "you use {card}.",
            "{who} uses {card}.",
        ),
        "win": (
            "you win with {amount} VP!",
            "{who} wins with {amount} VP.",
        ),
    }
    PLAYED_ON = (
        "you play {action} on {what}{at}.",
        "{who} plays {action} on {what}{at}.",
    )
    GOES = {False: "goes", True: "go"}  # one, several
    ZONES = {"deck": "under its owner's deck", "hand": "back to hand", "top": "on top of its owner's deck"}
    ZONES_OF_SEVERAL = {
        "deck": "under their owners' decks",
        "hand": "back to hand",
        "top": "on top of their owners' decks",
    }
    # The same, where a card does it that belongs to whoever does it, or to nobody: the card is {cause}.
    EVENTS_BY_CARDS = {
        "breakpoint": "{cause} changes the breakpoint of {where} by {signed} until the end of the turn{now}.",
        "by chance": "{cause} picks {card} at random.",
        "control": "{cause} puts {what}{at} under {whose} control{these}.",
        "counter": "{cause} puts {counters} on {what}{at}{now}{these}.",
        "destroy": "{cause} destroys {what}{at}{these}.",
        "empower": "{cause} gives {what}{at} {signed} power{now}{these}.",
        "monster": "{cause} brings {card} to {where}.",
        "move": "{cause} moves {what} to {where}{these}.",
        "place": "{cause} puts {what}{at} {zone}{these}.",
        "prevented": "{by} protects {what} from {cause}{these}.",
        "remove": "{cause} makes {what} go to the discard pile{these}.",
        "return": "{cause} sends {what}{at} back to hand{these}.",
        "silence": "{cause} takes all abilities from {what} until the end of the turn{these}.",
        "swap base": "{cause} swaps {where} for {new}.",
        "transfer": "{cause} puts {what} on {host}.",
    }
    # The same, where this rule does it.
    EVENTS_BY_RULES = {
        ("discard", "SU-2.4"): (
            "you hold more than ten cards and discard {cards}.",
            "{who} holds more than ten cards and discards {cards}.",
        ),
        ("draw", "SU-1.6"): (
            "your first hand: {cards}.",
            "{who} draws a first hand of {cards}.",
        ),
        ("draw", "SU-2.4"): (
            "you draw {cards} to end your turn.",
            "{who} draws {cards} to end the turn.",
        ),
        ("points", "SU-5.5"): (
            "you get {amount} VP{for_base}{now}.",
            "{who} gets {amount} VP{for_base}{now}.",
        ),
        ("take treasure", "SU-5.8"): (
            "you take {cards} from the loot.",
            "{who} takes {cards} from the loot.",
        ),
    }
    CAUSED_BY = "{cause}: {told}"
    FOR_BASE = " for {base}"
    NOW = ", now {now}"
    NOW_EACH = " (now {now})"
    NOW_OF = ", now {power} of {breakpoint}"
    AT = " at {base}"
    SHOWN = ": {cards}"
    STANDING = "{who} {power}"
    NOBODY_THERE = "nobody has a minion there"

    THEIR_OWN = "their own"
    OWNED = "{whose} {card}"
    A_CARD = "a card"
    COUNTED = {
        "action": ("an action", "{count} actions"),
        "card": ("a card", "{count} cards"),
        "counter": ("a +1 power counter", "{count} +1 power counters"),
        "minion": ("a minion", "{count} minions"),
        "point": ("one point", "{count} points"),
        "scoring": ("one scoring", "{count} scorings"),
        "time": ("once", "{count} times"),
        "treasure": ("a treasure", "{count} treasures"),
    }
