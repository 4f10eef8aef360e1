"""Why something cannot be done, in English."""

from __future__ import annotations

from rumpus.family.words import English


class Refusals(English):
    REFUSALS = {
        "action under way": "Something is being done that must be finished first: {0} is asked.",
        "all tainted": "{0} cannot be played: every monster in the fight is that already.",
        "already allied": "You have an Alliance already.",
        "already super": "You are a Super Munchkin already.",
        "bound": "A {1} takes no other class.",
        "card in the air": "{0} is in the air: only what answers it can be played now.",
        "game over": "The game is over.",
        "Big limit": "You cannot carry {0}: one Big item is the limit, unless a card says otherwise.",
        "may not use": "You may not use {0}: it is not for what you are. You may carry it.",
        "monster now": "{0} cannot be played now: a monster is for looking for trouble after a door without one, or comes "
        "into a fight with another card.",
        "needs a class": "{0} needs a class to be played on.",
        "needs an army": "{0} needs an army to be played on.",
        "no playing": "{1} still keeps you from playing cards from your hand.",
        "no room": "You have no place for {0}: the limit is one headgear, one armor, one footgear and two hands.",
        "no such card": "There is no card called {0}.",
        "not a choice": "That is not among the choices: {0} asks something else now.",
        "not in a fight": "{0} cannot be put down while there is a fight.",
        "not in hand": "{0} is not in your hand.",
        "not in your turn": "{0} can be put down in your own turn only.",
        "not now": "{0} cannot be played now: its text says when.",
        "not your turn": "It is not your turn: {0} is asked.",
        "one class": "You have a class already: drop it first.",
        "one vehicle": "You cannot have {0}: one vehicle is the limit.",
        "only in a fight": "{0} is for a fight that is not decided.",
        "roll waiting": "{0} has rolled: only what changes the roll can be played now.",
        "same army": "You are that already: nobody has the same army twice.",
        "same class": "You are that already: nobody has the same class twice.",
        "two armies": "You have two armies already: drop one first.",
    }

    NO_SCENARIO = "games of Munchkin cannot be written down as scenarios yet"
