"""What speaks for an answer, in English. It stands beside the answer, which is who does it."""

from __future__ import annotations

from rumpus.family.words import English


class AdviceWords(English):
    UPSHOTS = {
        "wins": "wins the game",
        "takes": "takes {card} for {number} VP",
        "scores": "gets {number} VP at {card}",
        "destroys": "destroys {whose} {card}",
        "takes over": "takes control of {whose} {card}",
        "sends back": "sends {whose} {card} back to hand",
        "removes": "gets rid of {whose} {card}",
        "leads": "ends the turn in the lead at {card}",
        "draws": "draws {cards}",
        "power": "ends the turn with {number} more power at {card}",
        "waits": "keeps cards for later",
    }
    AVERTED = {
        "rival wins": "keeps {who} from winning",
        "rival takes": "keeps {who} from taking {card} for {number} VP",
        "loses": "saves {card}",
    }
