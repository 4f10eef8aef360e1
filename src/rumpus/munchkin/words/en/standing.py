"""How the table stands, in English."""

from __future__ import annotations


class StandingWords:
    YOUR_TURN = "Turn {turn}, your turn"
    TURN_OF = "Turn {turn}, {whose} turn"
    SETTING_UP = "Before the first turn: everybody puts down their opening cards"
    OVER = "The game is over"
    RESULT = "{who} {level}"
    LASTING = {
        "penalty": "{amount} in the next fight ({card})",
        "bonus": "{amount} in the fight ({card})",
        "best item": "gets nothing from the best item in the next fight ({card})",
        "rolls": "{amount} to die rolls until the next kill ({card})",
        "flight": "{amount} to the next attempt to run away ({card})",
        "no helping": "cannot help until the next level ({card})",
        "no asking": "cannot ask for help until the next level ({card})",
        "no help": "cannot be helped until the next kill alone ({card})",
        "must help": "must help anyone who asks ({card})",
        "no playing": "cannot play cards from hand until the next turn ({card})",
    }
    LEDGER = {  # what is not a card by itself
        "level": "{whose} level",
        "likes": "against {group}",
    }
    GROWTH = "how much it has grown"
    TWIN = "twin"
    RATIONS = "ration tokens {counts}"
    SEXES = {"female": "woman", "male": "man"}
