"""The words, in English. Only templates and names: what is put into them comes from `speaker`. The log has its own."""

from __future__ import annotations

TITLE = "Smash Up"
NO_DECKS = "the cards of Smash Up are Python (docs/write-a-card.md); deck files are for Munchkin: --game munchkin"
VP = "VP"
EDITION = "Edition"
NOT_YET_DEALT = "there is nothing to report before the cards are dealt"

# -- questions -------------------------------------------------------------------------------------------------
# {what} is the kind of thing that is offered, {base} the base being scored, {aside} what was revealed or is looked at.
# A card's name comes in front, and behind it what can be said instead.

PROMPTS = {
    "after scoring": "{base} has scored: use a special",
    "before scoring": "{base} is about to score: use a special",
    "breathe at": "choose the player who moves a minion",
    "copy": "choose {what} whose talent is used",
    "count minions": "choose a base: you draw a card for each of your minions there",
    "destroy": "choose {what} to destroy",
    "destroy monsters": "destroy all monsters there? If not, two more come",
    "destroy or bury": "choose {what} to destroy, or shuffle a minion into your deck",
    "destroy or lure": "choose {what} to destroy, or play a monster",
    "destroy minions of": "choose the player whose minions are destroyed",
    "discard": "choose {what} to discard",
    "discard to destroy": "choose {what} to destroy, by discarding as many cards as it has power",
    "disguise": "choose {what} that will return to your hand",
    "draft": "choose a faction",
    "draw": "draw a card?",
    "draw treasures": "draw the treasures of the monster?",
    "empower": "choose {what} that gets the power",
    "empower at": "choose the base whose minions get the power",
    "extra play": "choose what you may play in addition",
    "faction": "choose a faction",
    "find another": "choose {what}: you search your deck for a card of its name",
    "fire at": "choose a base to fire at",
    "first": "several things happen now: choose what comes first",
    "give away": "give this minion to another player, for one of theirs?",
    "give to": "choose the player who gets this minion",
    "grab": "choose {what} to take from its minion, which is destroyed",
    "grab for": "choose your minion that gets the action",
    "grow": "choose the new minion to put a +1 power counter on it and on one of yours",
    "help": "choose the player whose total there is raised",
    "hunt with": "choose your minion that hunts a weaker one",
    "ignore base": "ignore what this base does to you?",
    "keep off": "keep this card off your minions here?",
    "look at hand": "choose the player whose hand you look at",
    "make trouble at": "choose a base to make trouble at",
    "may draw": "choose the player who may draw a card",
    "move": "choose {what} to move",
    "move from": "choose the base that they move from",
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
    "put back": "choose the card that goes back on your deck next; the last one will be on top",
    "put on deck": "choose {what} to put on top of your deck",
    "put to sleep": "choose the player who may play no actions in their next turn",
    "put under deck": "choose {what} to put under its owner's deck",
    "rampage with": "choose your minion that lowers the breakpoint of its base",
    "return": "choose {what} to return to its owner's hand",
    "return all": "choose the base whose minions return",
    "revealed": "{aside} is revealed: what do you do with it?",
    "rob": "choose the winner who loses the VP",
    "sacrifice": "choose your minion to sacrifice",
    "score": "several bases score: choose which comes first",
    "sell treasures": "discard two treasures for 1 VP?",
    "show": "choose {what} to show",
    "shuffle any in": "shuffle a card from your discard pile, chosen at random, into your deck?",
    "search": "search your deck for a minion to play?",
    "shuffle in": "choose {what} to shuffle into your deck",
    "shuffle one in": "choose {what} to shuffle into your deck",
    "take": "choose {what} to take into your hand",
    "take control": "choose {what} to take control of",
    "take loot": "the loot is shared out: take a treasure",
    "loot scoring": "{base} has scored and the loot lies open: use a special",
    "take or draw": "choose {what} to take from the treasure discard pile, or draw one",
    "trade with": "choose the player to trade with",
    "train with": "choose the player who gives power to a minion first",
    "transfer": "choose {what} to put on another minion",
    "transfer to": "choose {what} to put it on",
    "weaken": "choose {what} that loses the power",
    "when scoring": "{base} scores: use a special",
    "which extra": "which of your plays does this card use up?",
    "who draws": "choose the player who draws a card before you do",
}
# The same question, when no card asks it but the rules.
PROMPTS_OF_RULES = {
    "discard": "you hold more than ten cards: choose one to discard",
    "play": "play a card",
}
THINKS = "{who} is thinking."  # to who is not asked
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

# -- answers ---------------------------------------------------------------------------------------------------

OPTIONS = {
    "end turn": "End your turn",
    "no": "No",
    "none": "Do nothing",
    "pass": "Pass",
    "play": "Play it now",
    "take": "Take it into your hand",
    "yes": "Yes",
}
DECLINED = {  # where it means something else than doing nothing
    "destroy or bury": "Shuffle a minion into your deck",
    "destroy or lure": "Play a monster",
    "discard": "No card",
    "disguise": "No other one",
    "revealed": "Put it back",
    "put on deck": "No more cards",
    "shuffle in": "No more cards",
    "shuffle one in": "No card",
    "show": "No more cards",
    "take": "No card",
    "take or draw": "Draw a treasure",
}
PLAY_AT = "Play {card} at {base}"
PLAY_FROM_DISCARD = "Play {card} from your discard pile at {base}"
PLAY = "Play {card}"
USE = "Use {piece}"
USE_FROM_DISCARD = "Use {card} from your discard pile"
MINION = "{card} (power {power})"
PIECE_AT = "{piece} at {base}"
MINION_WITH = "{card} (power {power}, with {actions})"
ACTION_ON = "{action} on {minion}"
BASE_IN_PLAY = "{base} (power {power} of {breakpoint})"
BASE_CARD = "{base} (breakpoint {breakpoint})"

# -- names -----------------------------------------------------------------------------------------------------

YOU = "you"
YOUR = "your"
WHOSE = "{name}'s"
AND = " and "
COPIES_OF = "{count} x {name}"

# -- why not ---------------------------------------------------------------------------------------------------

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
REFUSAL = "{reason} (rule {rule})"
THE_RULES = "a rule"

# -- cards -----------------------------------------------------------------------------------------------------

KINDS = {"minion": "minion", "action": "action", "base": "base"}
STAYS_ON = {"minion": "action, stays on a minion", "base": "action, stays on a base"}
MONSTER = "monster"
UNDEAD_MONSTER = "undead monster"
TREASURE = "treasure, {kind}"
MONSTERS = "monsters {count}"
WORTH = "treasures {count}"
POWER = "power {power}"
COPIES = {1: "1 copy", 2: "2 copies", 3: "3 copies", 4: "4 copies"}
MANY_COPIES = "{copies} copies"
BREAKPOINT = "breakpoint {breakpoint}"
PLACES = "VP {0} / {1} / {2} for 1st / 2nd / 3rd"
FACTS = {
    "breakpoint": "Breakpoint",
    "monsters": "Monsters",
    "power": "Power",
    "treasures": "Treasures",
    "vp": "VP for 1st / 2nd / 3rd",
}
NO_TEXT = "No ability."
RULING = "Ruling: {ruling}"
GROUP = "{set}, {faction}"
SOURCES = {
    "sourced": "Facts: from published card lists and rulings.",
    "reconstructed": "Facts: put together from descriptions, not checked against a printed card.",
}

# -- how the table stands --------------------------------------------------------------------------------------

YOUR_TURN = "Turn {turn}, your turn"
TURN_OF = "Turn {turn}, {whose} turn"
DRAFTING = "Before the first turn: factions are chosen"
OVER = "The game is over"
STILL_TO_PLAY = "you may still play {plays}"
BY_CARDS_IN_PLAY = "cards in play let you do more"
NOTHING_TO_PLAY = "nothing left to play this turn"
PLAYS_LEFT = {"minion": ("a minion", "{count} minions"), "action": ("an action", "{count} actions")}
EXTRA_MINION = "an extra minion{named}{power}{base}{where}"
EXTRA_CARDS = {"treasure": "an extra treasure", "action": "an action", "minion": "a minion"}
EXTRA_NAMED = " called {card}"
EXTRA_ALIKE = " of the same name as the others"
EXTRA_POWER = " of power {power} or less"
EXTRA_BASE = " at {base}"
EXTRA_WHERE = {
    "": "",
    "none": " at a base where you have none",
    "behind": " at a base where somebody has more power than you",
}
NO_ACTIONS = "no actions this turn"
ORDINALS = ("", "1st", "2nd", "3rd", "4th")
