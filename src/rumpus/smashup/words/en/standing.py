"""How the table stands, in English."""

from __future__ import annotations


class StandingWords:
    RESULT = "{who} {points}"
    TURN_WITH_PLAYS = "{turn}: {plays}"
    YOUR_TURN = "Turn {turn}, your turn"
    TURN_OF = "Turn {turn}, {whose} turn"
    DRAFTING = "Before the first turn: choosing factions"
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
        "discard": " out of your discard pile",
    }
    NO_ACTIONS = "no actions this turn"
    STANDS = "{power} of {breakpoint}"  # a base, after a minion is played there
    STANDS_AND_SCORES = "{stands}, so it scores"
    STANDS_NO_MORE = "{stands}, so it no longer scores"
    STANDS_THEN = "{stands}; then {then}"
    ONLY_THEN = "then {then}"  # where it is played at no base
    THEN_MUST = "you must {deed}"
    THEN_SPOILT = "{deed}, and it no longer scores"
    THEN_MAYBE_SPOILT = "{deed}; it may no longer score"
    ONE_TARGET = "the only one"
    ONE_OF_YOURS = "your only one"
    OF_TARGETS = "1 of {count}"
    OF_YOURS = "1 of your {count}"
    OF_ALL_AND_YOURS = "1 of {count}, {own} of them yours"
    STANDS_BUT = "{stands}; {but}"
    DEEDS_THEN = {  # by the prompt of what the minion asks
        "destroy": "destroy {one}",
        "empower": "strengthen {one}",
        "move": "move {one}",
        "return": "return {one}",
        "take": "take {one}",
        "take control": "take over {one}",
        "weaken": "weaken {one}",
    }
    CHOICE_THEN = "choose {one}"
    # What a player has for a question, below it.
    TARGETS = {"theirs": "{count} of theirs", "mine": "{count} of yours", "nobody's": "{count} that nobody controls"}
    TARGETS_IN_ALL = "To choose from: {targets}."
    HOLDING = "You hold {cards}."
    HELD_BY_NAME = "{count} ({names})"
    # What the base being scored is worth, as it stands.
    TO_GET = "As it stands you come {place} with {power} power, for {points} VP."
    NOTHING_TO_GET = "As it stands you get nothing: you have no minion there."
    ENOUGH_TO_WIN = {  # True: you do
        True: "{said} You would have {points} VP, enough to win.",
        False: "{said} {who} would have {points} VP, enough to win.",
    }
    ORDINALS = ("", "1st", "2nd", "3rd", "4th")
