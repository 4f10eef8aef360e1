"""What happened, in English: a sentence for every kind of event.

The forms: to the player whom it is about, about another one, about nobody. What is about nobody in particular has one.
"""

from __future__ import annotations

from rumpus.family.words import English


class LogWords(English):
    EVENTS: dict[str, tuple[str, ...]] = {
        "attach": (
            "You put {action} on {what}{at}.",
            "{who} puts {action} on {what}{at}.",
            "{action} is put on {what}{at}.",
        ),
        "award": ("Power at {where}: {standing}.",),
        "base": ("The bases are {cards}.",),
        "belongs to": ("{card} belongs to {who}.",),
        "breakpoint": ("The breakpoint of {where} changes by {signed} until the end of the turn.",),
        "by chance": ("At random: {card}.",),
        "control": (
            "You put {what}{at} under {whose} control.",
            "{who} puts {what}{at} under {whose} control.",
            "{what}{at} comes under {whose} control.",
        ),
        "counter": (
            "You put power counters on {what}{at} ({signed}).",
            "{who} puts power counters on {what}{at} ({signed}).",
            "{what}{at} gets power counters ({signed}).",
        ),
        "destroy": (
            "You destroy {what}{at}.",
            "{who} destroys {what}{at}.",
            "{what}{at} is destroyed.",
        ),
        "discard": (
            "You discard {cards}.",
            "{who} discards {cards}.",
        ),
        "discard treasure": ("Discarded from the treasure deck: {cards}.",),
        "draw": (
            "You draw {cards}.",
            "{who} draws {cards}.",
        ),
        "draw treasure": (
            "You draw {cards} from the treasure deck.",
            "{who} draws {treasures}.",
        ),
        "empower": (
            "You give {what}{at} {signed} power.",
            "{who} gives {what}{at} {signed} power.",
            "{what}{at} gets {signed} power.",
        ),
        "endless loop": ("This would go on forever, so nothing more happens.",),
        "faction": (
            "You take {cards}.",
            "{who} takes {cards}.",
        ),
        "hand over": (
            "You put {card} into {whose} hand.",
            "{who} puts {card} into {whose} hand.",
        ),
        "hush": (
            "Only you may use specials now.",
            "Only {who} may use specials now.",
        ),
        "into deck": (
            "You put {cards} into your deck.",
            "{who} puts {cards} into their deck.",
        ),
        "look at bases": (
            "You look at the next bases{shown}.",
            "{who} looks at the next bases.",
        ),
        "look at hand": (
            "You look at {whose} hand{shown}.",
            "{who} looks at {whose} hand{shown}.",
        ),
        "look at top": (
            "You look at the top of your deck{shown}.",
            "{who} looks at {cards} on top of their deck.",
        ),
        "loot": ("The loot: {cards}.",),
        "lose points": (
            "You lose {amount} VP.",
            "{who} loses {amount} VP.",
        ),
        "monster": (
            "You play a monster at {where}: {card}.",
            "{who} plays a monster at {where}: {card}.",
            "A monster comes to {where}: {card}.",
        ),
        "move": (
            "You move {what} to {where}.",
            "{who} moves {what} to {where}.",
            "{what} moves to {where}.",
        ),
        "name": ("{what} names {word}.",),
        "new base": ("Everything left at {where} is discarded. The next base is {new}.",),
        "no minion": (
            "You have no minion in your first hand: it is shown and replaced.",
            "{who} has no minion in their first hand: it is shown and replaced.",
        ),
        "on deck": (
            "You put {cards} on top of your deck, shuffled.",
            "{who} puts {cards} on top of their deck, shuffled.",
        ),
        "place": (
            "You put {what} from {where} {zone}.",
            "{who} puts {what} from {where} {zone}.",
            "{what} goes from {where} {zone}.",
        ),
        "play": (
            "You play {card} at {where}.",
            "{who} plays {card} at {where}.",
        ),
        "play action": (
            "You play {card}.",
            "{who} plays {card}.",
        ),
        "points": (
            "You get {amount} VP.",
            "{who} gets {amount} VP.",
        ),
        "prevented": ("{by} protects {what}.",),
        "put back": (
            "You put {card} back on top of your deck.",
            "{who} puts {card} back on top of their deck.",
        ),
        "remove": ("{what} is discarded.",),
        "reshuffle": (
            "Your deck is empty: your discard pile becomes your new deck.",
            "{who}'s deck is empty: their discard pile becomes their new deck.",
        ),
        "reshuffle pile": ("The discarded {word} are shuffled into a new deck.",),
        "return": (
            "You return {what} from {where} to its owner's hand.",
            "{who} returns {what} from {where} to its owner's hand.",
            "{what} returns from {where} to its owner's hand.",
        ),
        "reveal": (
            "You reveal {cards}.",
            "{who} reveals {cards}.",
        ),
        "scoring": ("{where} scores: power {power}, breakpoint {breakpoint}.",),
        "search base deck": (
            "You search the base deck.",
            "{who} searches the base deck.",
        ),
        "search deck": (
            "You search your deck.",
            "{who} searches their deck.",
        ),
        "search treasures": (
            "You search the treasure deck.",
            "{who} searches the treasure deck.",
        ),
        "shuffle": (
            "You shuffle your deck.",
            "{who} shuffles their deck.",
        ),
        "shuffle treasures": ("The treasure deck is shuffled.",),
        "silence": ("{what} has no abilities until the end of the turn.",),
        "sleep": (
            "You cannot play actions on your next turn.",
            "{who} cannot play actions on their next turn.",
        ),
        "swap base": ("{where} is swapped for {new}.",),
        "take": (
            "You take {cards} into your hand.",
            "{who} takes {cards} into their hand.",
        ),
        "take from hand": (
            "You take {cards} from {whose} hand.",
            "{who} takes {cards} from {whose} hand.",
        ),
        "take treasure": (
            "You take {cards} into your hand.",
            "{who} takes {cards} into their hand.",
        ),
        "total": (
            "Your total at {where} changes by {signed} until the end of the turn.",
            "{who}'s total at {where} changes by {signed} until the end of the turn.",
        ),
        "transfer": (
            "You put {what} on {host}.",
            "{who} puts {what} on {host}.",
            "{what} goes on {host}.",
        ),
        "turn": (
            "Turn {number}: yours",
            "Turn {number}: {who}",
        ),
        "turn away": ("{card} cannot be played at {where} and is discarded.",),
        "under deck": (
            "{card} goes under your deck.",
            "{card} goes under {who}'s deck.",
        ),
        "under monster deck": ("{what} goes under the monster deck.",),
        "under own deck": ("{what} goes under its deck.",),
        "use": (
            "You use {card}.",
            "{who} uses {card}.",
        ),
        "win": (
            "You win with {amount} VP!",
            "{who} wins with {amount} VP.",
        ),
    }
    ZONES = {"deck": "under its owner's deck", "hand": "into a hand", "top": "on top of its owner's deck"}
    AT = " at {base}"
    SHOWN = ": {cards}"
    STANDING = "{who} {power}"
    NOBODY_THERE = "nobody has a minion there"

    THEIR_OWN = "their own"
    OWNED = "{whose} {card}"
    A_CARD = "a card"
    COUNTED = {"card": ("a card", "{count} cards"), "treasure": ("a treasure", "{count} treasures")}
