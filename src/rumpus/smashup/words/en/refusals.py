"""Why something cannot be done, in English."""

from __future__ import annotations

from rumpus.family.words import English


class Refusals(English):
    REFUSALS = {
        "asleep": "You cannot play actions this turn, because of {0}.",
        "cannot use now": "You cannot use {0} now: its text says when you can.",
        "extra does not cover": "You cannot play {0} at {1} as your extra minion: it does not meet the condition.",
        "forbidden": "{0} forbids it.",
        "hushed": "Only {0} may use specials until this base has scored.",
        "game over": "The game is over.",
        "no action left": "You have no action left to play this turn.",
        "no minion left": "You have no minion left to play this turn.",
        "no special now": "{0} has no special to use at this moment.",
        "no such base": "There is no base called {0} on the table.",
        "no such card": "There is no card called {0}.",
        "not a choice": "There is no such answer to what {0} asks now.",
        "nothing to use": "{0} has nothing to use.",
        "not in hand": "{0} is not in your hand.",
        "not your turn": "It is not your turn. The table is waiting for {0}.",
        "not yours": "You do not control {0}.",
        "only at scoring": "{0} can be played only when a base scores.",
        "silenced": "{0} has no abilities now.",
        "too many plays": "{0} cards have been played this turn, which is the limit.",
        "used at this base": "You have already used {0} at this scoring.",
        "used this turn": "You have already used {0} this turn.",
        "whose card": "You hold {0} of more than one owner: say whose you play.",
    }
    MISTAKES = {  # on the way to a table
        "choices of factions": "there are {players} players, but {choices} choices",
        "faction of another set": "{faction} is in the set {of}, which is not in use; in use: {sets}",
        "faction taken": "{faction} is already taken (rule SU-1.2)",
        "factions or draft": "choose your factions either with --factions or in a --draft",
        "no such faction": "there is no faction called {typed!r}, only {factions}",
        "number of copies": "one or two copies of each set",
        "number of factions": "{players} players need {fewest} to {most} factions",
        "too few factions": "{players} players need {fewest} factions, and these sets have {found}: use more sets, or two "
        "copies",
        "two factions": "a deck needs two different factions (rules SU-1.1 and SU-1.2)",
    }
    NO_DECKS = (
        "Smash Up cards are written in Python (docs/write-a-card.md); deck files are for Munchkin: --game munchkin"
    )
    WORDS = {"rules": "a rule"}  # that stand for something else than a card, a faction or a player
    TABS = {  # when a card in hand could be played, and why it would do nothing now, or no good
        "undoes": "your base will not score",
        "no count minions": "no minion to count",
        "no destroy": "nothing to destroy",
        "no destroy or bury": "nothing to destroy",
        "no destroy or lure": "nothing to destroy",
        "no discard": "no card to discard",
        "no discard to destroy": "no card to discard",
        "no disguise": "no minion to disguise",
        "no empower": "no minion to empower",
        "no fetch": "nothing to fetch",
        "no fire at": "no base to fire from",
        "no grab": "nothing to grab",
        "no grow": "no minion to grow",
        "no hunt with": "no minion to hunt with",
        "no move": "nothing to move",
        "no move from": "nothing to move",
        "no move to": "nowhere to move",
        "no play": "nothing to play",
        "no play at": "nowhere to play it",
        "no play on": "nothing to play it on",
        "no put on deck": "nothing to put back",
        "no put under deck": "nothing to put away",
        "no rampage with": "nobody to rampage with",
        "no return": "nothing to return",
        "no return all": "nothing to return",
        "no sacrifice": "nobody to sacrifice",
        "no shuffle in": "nothing to shuffle in",
        "no take": "nothing to take",
        "no take control": "nobody to take over",
        "no take or draw": "nothing to take",
        "no transfer": "nothing to transfer",
        "no weaken": "nobody to weaken",
        "after scoring": "after a base scores",
        "after this": "after this question",
        "before scoring": "before a base scores",
        "next turn": "next turn",
        "too strong": "too strong: next turn",
        "when scoring": "when a base scores",
    }
    TABS_OF_CARDS: dict[str | int, str] = {  # why this card does nothing, where no choice says it
        "angry_pillagers": "you are not 3 ahead",
        "campaign": "nobody meets a monster",
        "howl": "no minion to howl",
        "recover_arcane_wisdom": "your hand is full enough",
        "shady_deal": "you hold too many cards",
        "topper_chopper": "it only shows off",
    }
