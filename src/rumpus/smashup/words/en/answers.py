"""What can be answered, in English."""

from __future__ import annotations


class Answers:
    OPTIONS = {
        "end turn": "End your turn",
        "extra action": "An action",
        "extra minion": "A minion",
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
        "disguise": "No more minions",
        "revealed": "Put it back",
        "put on deck": "No more cards",
        "shuffle in": "No more cards",
        "shuffle one in": "No card",
        "show": "No more cards",
        "take": "No card",
        "take or draw": "Draw a treasure",
    }
    DECLINED_OF_CARDS = {("discard", "walker"): "Put it back"}  # the same, by the prompt and the id of the card
    ENOUGH = "That is all"  # where something has been chosen already
    PLAY_AT = "Play {card} at {base}"
    PLAY_FROM_DISCARD = "Play {card} from your discard pile at {base}"
    PLAY = "Play {card}"
    FIRST_FOR = "{watcher}, because of {what}"
    USE = "Use {piece}"
    USE_FROM_DISCARD = "Use {card} from your discard pile"
    MINION = "{card} (power {power})"
    PIECE_AT = "{piece} at {base}"
    MINION_WITH = "{card} (power {power}, with {actions})"
    ACTION_ON = "{action} on {minion}"
    BASE_IN_PLAY = "{base} (power {power} of {breakpoint})"
    BASE_CARD = "{base} (breakpoint {breakpoint})"
    # What choosing something does to it, by the prompt: {what} is chosen, and {card} asks.
    DEEDS = {
        "breathe at": "have {what} move a minion",
        "copy": "use the talent of {what}",
        "count minions": "count your minions at {what}",
        "destroy": "destroy {what}",
        "destroy minions of": "destroy minions of {what}",
        "destroy or bury": "destroy {what}",
        "destroy or lure": "destroy {what}",
        "discard": "discard {what}",
        "discard to destroy": "destroy {what}",
        "disguise": "take {what} back to hand",
        "draft": "take {what}",
        "empower": "strengthen {what}",
        "empower at": "strengthen minions at {what}",
        "faction": "choose {what}",
        "find another": "find another {what}",
        "fire at": "fire at {what}",
        "first": "{what} first",
        "give to": "give it to {what}",
        "grab": "take {what}",
        "grab for": "give it to {what}",
        "grow": "grow {what}",
        "help": "help {what}",
        "hunt with": "hunt with {what}",
        "instead": "use {what}",
        "look at hand": "look at {whose} hand",
        "make trouble at": "make trouble at {what}",
        "may draw": "let {what} draw a card",
        "move": "move {what}",
        "move from": "move from {what}",
        "move to": "move to {what}",
        "name": "name {what}",
        "new base": "bring in {what}",
        "next base": "put {what} next",
        "old base": "replace {what}",
        "play": "play {what}",
        "play at": "play at {what}",
        "play monster at": "play a monster at {what}",
        "play on": "play {card} on {what}",
        "put back": "put {what} back",
        "put on deck": "put {what} on your deck",
        "put to sleep": "keep {what} from playing actions",
        "put under deck": "put {what} under its owner's deck",
        "rampage with": "rampage with {what}",
        "return": "return {what} to hand",
        "return all": "return minions from {what}",
        "rob": "take 1 VP from {what}",
        "sacrifice": "sacrifice {what}",
        "score": "score {what} first",
        "show": "show {what}",
        "shuffle in": "shuffle {what} into your deck",
        "shuffle one in": "shuffle {what} into your deck",
        "take": "take {what} into your hand",
        "take control": "take control of {what}",
        "take loot": "take {what}",
        "take or draw": "take {what}",
        "trade with": "trade with {what}",
        "train with": "train with {what}",
        "transfer": "move {what}",
        "transfer to": "put it on {what}",
        "weaken": "weaken {what}",
        "who draws": "let {what} draw a card",
    }
    DEEDS_WITH = {"move to": "move {it} to {what}", "transfer to": "put {it} on {what}"}  # {it} was chosen before
    THIS = "this"
