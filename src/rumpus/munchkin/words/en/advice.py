"""What speaks for an answer, in English. It stands beside the answer, which is who does it."""

from __future__ import annotations

from rumpus.family.words import English


class AdviceWords(English):
    UPSHOTS = {
        "wins": "wins the game",
        "beats": "beats {card}",
        "levels": "goes up {counted}",
        "rival dies": "kills {who}",
        "curses": "curses {who}",
        "cards": "brings {counted}",
        "strength": "adds {number} strength",
        "waits": "keeps cards for later",
    }
    AVERTED = {
        "rival wins": "keeps {who} from winning",
        "rival beats": "keeps {who} from beating {card}",
        "rival levels": "keeps {who} from going up {counted}",
        "loses levels": "saves {counted}",
        "dies": "stays alive",
        "loses cards": "keeps {counted}",
        "weaker": "keeps {number} strength",
    }
    UPSHOTS_COUNTED = {
        "levels": "level",
        "rival levels": "level",
        "loses levels": "level",
        "cards": "card",
        "loses cards": "card",
    }
