"""What is asked, in English."""

from __future__ import annotations


class Questions:
    # {what} is the kind of thing that is offered, {base} the base being scored, {aside} what was revealed or looked at.
    # A card's name comes in front, and behind it what can be said instead.

    PROMPTS = {
        "after scoring": "{base} has scored: use a special",
        "before scoring": "{base} is about to score: use a special",
        "breathe at": "choose the player who moves a minion",
        "copy": "choose {what} whose talent you want to use",
        "count minions": "choose a base; you draw a card for each of your minions there",
        "destroy": "choose {what} to destroy",
        "destroy monsters": "destroy all monsters there? If not, you play two more",
        "destroy or bury": "choose {what} to destroy, or shuffle a minion into your deck",
        "destroy or lure": "choose {what} to destroy, or play a monster",
        "destroy minions of": "choose the player whose minions will be destroyed",
        "discard": "choose {what} to discard",
        "discard to destroy": "choose {what} to destroy; you discard a card for each point of its power",
        "disguise": "choose {what} that will return to your hand",
        "draft": "choose a faction",
        "draw": "draw a card?",
        "draw treasures": "draw the monster's treasures?",
        "empower": "choose {what} to make stronger",
        "empower at": "choose the base whose minions get stronger",
        "extra play": "choose which extra card you may play",
        "faction": "choose a faction",
        "find another": "choose {what}; you search your deck for a card of that name",
        "fire at": "choose a base to fire at",
        "first": "several things happen now: choose what comes first",
        "give away": "give this minion to another player in exchange for one of theirs?",
        "give to": "choose the player who gets this minion",
        "grab": "choose {what} to take; the minion that has it is destroyed",
        "grab for": "choose which of your minions gets the action",
        "grow": "choose the new minion to put a +1 power counter on it and one on a minion of yours",
        "help": "choose the player whose total goes up",
        "hunt with": "choose which of your minions hunts a weaker one",
        "ignore base": "ignore what this base does to you?",
        "instead": "several things could happen instead: choose the one that does",
        "keep off": "keep this card off your minions here?",
        "look at hand": "choose the player whose hand you want to look at",
        "make trouble at": "choose a base to make trouble at",
        "may draw": "choose the player who may draw a card",
        "move": "choose {what} to move",
        "move from": "choose the base to move from",
        "move to": "choose the base to move to",
        "name": "name a faction",
        "new base": "choose the new base",
        "next base": "choose which base comes next",
        "old base": "choose the base that it replaces",
        "play": "choose {what} to play",
        "play at": "choose a base to play a minion at",
        "play minion": "choose a minion to play, and where",
        "play monster": "play a monster here?",
        "play monster at": "choose a base to play a monster at",
        "play on": "choose {what} to play this on",
        "put back": "choose the next card to go back on your deck; the last one will be on top",
        "put on deck": "choose {what} to put on top of your deck",
        "put to sleep": "choose the player who cannot play actions on their next turn",
        "put under deck": "choose {what} to put under its owner's deck",
        "rampage with": "choose which of your minions lowers the breakpoint of its base",
        "return": "choose {what} to return to its owner's hand",
        "return all": "choose the base whose minions return",
        "revealed": "{aside} is revealed: what do you do with it?",
        "rob": "choose the winner who loses the VP",
        "sacrifice": "choose which of your minions to sacrifice",
        "score": "several bases score: choose which comes first",
        "sell treasures": "discard two treasures for 1 VP?",
        "show": "choose {what} to show",
        "shuffle any in": "shuffle a random card from your discard pile into your deck?",
        "search": "search your deck for a minion to play?",
        "set breakpoint": "choose the number to which the breakpoint is set",
        "shuffle in": "choose {what} to shuffle into your deck",
        "shuffle one in": "choose {what} to shuffle into your deck",
        "take": "choose {what} to take into your hand",
        "take control": "choose {what} to take control of",
        "take loot": "the loot is being shared out: take a treasure",
        "loot scoring": "{base} has scored and the loot is laid out: use a special",
        "take or draw": "choose {what} to take from the treasure discard pile, or draw one",
        "trade with": "choose the player to trade with",
        "train with": "choose the player who makes a minion stronger first",
        "transfer": "choose {what} to put on another minion",
        "transfer to": "choose {what} to put it on",
        "weaken": "choose {what} to weaken",
        "when scoring": "{base} scores: use a special",
        "which extra": "which of your plays does this card use up?",
        "who draws": "choose the player who draws a card before you do",
    }
    # The same question, when no card asks it but the rules.
    PROMPTS_OF_RULES = {
        "discard": "you hold more than {limit} cards: choose one to discard",
        "play": "play a card",
    }
    ASKED_BY = "{card}: {asked}"
    STATEMENT = "{asked}{or_else}."
    THINKS = "{who} is thinking."  # said to those who are not asked
    CHOOSES = "{who} is choosing for {card}."
    OR_ELSE = {"none": ", or none", "pass": ", or pass", "end turn": ", or end your turn"}
    WHAT = {
        "minion": "a minion",
        "action": "an action",
        "base": "a base",
        "card": "a card",
        "player": "a player",
        "faction": "a faction",
    }
