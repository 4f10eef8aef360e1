"""How the table stands, in English."""

from __future__ import annotations


class StandingWords:
    YOUR_TURN = "Turn {turn}, your turn"
    TURN_OF = "Turn {turn}, {whose} turn"
    SETTING_UP = "Before the first turn: everybody puts down what they are and have"
    OVER = "The game is over"
    NOBODY_WINS = "nobody wins"
    RESULT = "{who} {level}"
    WINS = "{who} wins, "
    LASTING = {
        "penalty": "{amount} in the next fight ({card})",
        "bonus": "{amount} in the fight ({card})",
        "best item": "the best item gives nothing in the next fight ({card})",
        "rolls": "{amount} to die rolls until a monster is killed ({card})",
        "flight": "{amount} to run away the next time ({card})",
        "no helping": "cannot help until the next level ({card})",
        "no asking": "cannot ask for help until the next level ({card})",
        "no help": "nobody can help until a monster is killed alone ({card})",
        "must help": "must help who asks ({card})",
        "no playing": "plays nothing from hand until the next turn ({card})",
    }
    LEDGER = {  # what is no card by itself
        "level": "{whose} level",
        "likes": "against {group}",
    }
    GROWTH = "what it grows by"
    TWIN = "twin"
    RATIONS = "ration tokens {counts}"
    SEXES = {"female": "woman", "male": "man"}
