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
