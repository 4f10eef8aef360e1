"""What speaks for an answer, in English. It stands beside the answer, which is who does it."""

from __future__ import annotations

from rumpus.family.words import English


class AdviceWords(English):
    UPSHOTS = {
        "wins": "wins the game",
        "beats": "beats {card}",
        "levels": "goes up {levels}",
        "rival dies": "kills {who}",
        "curses": "curses {who}",
        "cards": "brings {cards}",
        "strength": "adds {number} strength",
        "waits": "keeps cards for later",
    }
    AVERTED = {
        "rival wins": "keeps {who} from winning",
        "rival beats": "keeps {who} from beating {card}",
        "rival levels": "keeps {who} from going up {levels}",
        "loses levels": "saves {levels}",
        "dies": "stays alive",
        "loses cards": "keeps {cards}",
        "weaker": "keeps {number} strength",
    }
