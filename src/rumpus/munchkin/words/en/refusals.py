"""Why something cannot be done, in English."""

from __future__ import annotations

from rumpus.family.words import English


class Refusals(English):
    REFUSALS = {
        "action under way": "Something else must be finished first. The table is waiting for {0}.",
        "all tainted": "You cannot play {0}: every monster in the fight is already like that.",
        "already allied": "You already have an Alliance.",
        "already super": "You are already a Super Munchkin.",
        "barred": "Something keeps them from helping, or you from asking.",
        "before the game": "You cannot put {0} down before the game begins.",
        "bound": "A {1} cannot take another class.",
        "cannot use now": "You cannot use {0} now: its text says when you can.",
        "card in the air": "{0} is in the air: you can play only what answers it now.",
        "enough offers": "You have offered {0} terms for help often enough in this fight.",
        "enough shown": "You have shown cards often enough this turn.",
        "enough moves": "You have switched items often enough this turn.",
        "enough trades": "You have offered {0} enough trades this turn.",
        "evil": "{0} has become evil: it stays where it is until you lose two levels for it.",
        "fits nothing": "{0} goes on an item you have in play, and it fits none of yours.",
        "game over": "The game is over.",
        "Big limit": "You cannot carry {0}: one Big item is the limit, unless a card says otherwise.",
        "may not use": "You cannot use {0}: it is not for you. You may carry it.",
        "monster now": "You cannot play {0} now: use a monster to look for trouble after a door without one, or bring it "
        "into a fight with another card.",
        "needs a class": "{0} must be played on a class.",
        "needs an army": "{0} must be played on an army.",
        "never dropped": "{0} cannot be given up: only another card takes it away.",
        "no switching": "You can switch items only on your own turn, outside fights: {0} stays as it is.",
        "no trade in combat": "Nobody trades while in combat.",
        "no open fight": "No fight is open: nobody can help now.",
        "no playing": "{1} still keeps you from playing cards from your hand.",
        "no room": "You have no room for {0}: the limit is one headgear, one armor, one footgear and two hands.",
        "no such card": "There is no card called {0}.",
        "not a choice": "There is no such answer to what {0} asks now.",
        "not in a fight": "You cannot put {0} down during a fight.",
        "not in hand": "{0} is not in your hand.",
        "not in your turn": "You can put {0} down only on your own turn.",
        "not now": "You cannot play {0} now: its text says when you can.",
        "nothing to show": "You have no cards in your hand.",
        "not yours": "You do not have {0} in play.",
        "not your part": "{0} fights and asks for help; others offer it.",
        "not your turn": "It is not your turn. The table is waiting for {0}.",
        "one at a time": "Your offer of a trade still lies there: withdraw it first.",
        "offer waiting": "An offer of help still has to be answered. The table is waiting for {0}.",
        "one of each": "You already begin as something else: {0} can take its place on your turn.",
        "one helper": "Only one player may help, and that is settled.",
        "one vehicle": "You cannot have {0}: one vehicle is the limit.",
        "only lies there": "There is nothing to do with {0}: it counts as it lies there.",
        "only in a fight": "{0} is for a fight that has not been decided.",
        "game ending": "The game is about to end: you can play only what answers the card that ends it.",
        "roll waiting": "{0} has rolled: you can play only what changes the roll now.",
        "same army": "You already have that army: nobody has the same one twice.",
        "same class": "You already have that class: nobody has the same one twice.",
        "two armies": "You already have two armies: drop one first.",
        "two classes": "You already have two classes: drop one first.",
    }

    MISTAKES = {  # on the way to a table
        "a number": "this must be a number",
        "another deck": "{name!r} is played with the deck {told}, but {found} is loaded: choose another --deck",
        "deck not loaded": "this game was played with the deck {name!r}: add --deck FILE",
        "each once": "each can be named only once",
        "neither sex": "{typed!r} is neither f nor m",
        "no such option": "there is no option called {name!r}",
        "not the usual deck": "{name!r} is played with the deck that comes with Rumpus, but {found} is loaded: choose "
        "another --deck",
        "too few cards": "{players} players need {needed} doors and {needed} treasures to begin, and these sets have {doors} "
        "and {treasures}: play with fewer, or with another set besides",
        "yes or no": "this must be yes or no",
    }
    TABS = {  # when a card in hand could be played, and why it would do nothing now
        "no discard": "no card to discard",
        "no lose": "nothing to lose",
        "after a roll": "after a roll",
        "for trouble": "to look for trouble",
        "in a fight": "in a fight",
        "in a flight": "when somebody flees",
        "in your fight": "in your own fight",
        "on your turn": "on your turn",
        "outside fights": "when nobody fights",
        "to answer a card": "to answer a card",
        "costs": "safer, less treasure",
        "risks": "stronger, more treasure",
        "waits": "to sell or trade later",
    }
