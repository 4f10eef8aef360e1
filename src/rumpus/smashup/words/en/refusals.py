"""Why something cannot be done, in English."""

from __future__ import annotations

from rumpus.family.words import English


class Refusals(English):
    REFUSALS = {
        "asleep": "You may play no actions this turn: that is what {0} did to you.",
        "cannot use now": "{0} cannot be used now: its text says when.",
        "extra does not cover": "What you may still play does not allow {0} at {1}: the extra minion has a condition.",
        "forbidden": "{0} forbids it.",
        "hushed": "Only {0} may use specials until this base has scored.",
        "game over": "The game is over.",
        "no action left": "You have no action left to play this turn.",
        "no minion left": "You have no minion left to play this turn.",
        "no special now": "{0} has nothing to use at this moment.",
        "no such base": "There is no base called {0} on the table.",
        "no such card": "There is no card called {0}.",
        "not a choice": "That is not among the choices: {0} asks something else now.",
        "not in hand": "{0} is not in your hand.",
        "not your turn": "It is not your turn: {0} is asked.",
        "only at scoring": "{0} can be played only when a base scores.",
        "too many plays": "{0} cards have been played this turn: that is enough.",
        "used at this base": "You have used {0} at this scoring already.",
        "used this turn": "You have used {0} this turn already.",
    }
    NOT_YET_DEALT = "there is nothing to report before the cards are dealt"
    NO_DECKS = "the cards of Smash Up are Python (docs/write-a-card.md); deck files are for Munchkin: --game munchkin"
    WORDS = {"rules": "a rule"}  # that stand for something else than a card, a faction or a player
