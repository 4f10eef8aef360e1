"""Everything that people are shown, in words: questions, answers, what happened, why not, and what a card does."""

from rumpus.smashup.text.rulebook import HOW_TO_PLAY, RULES, find_rules
from rumpus.smashup.text.seen import Seen, SeenBase, SeenPiece, SeenSeat, read_view
from rumpus.smashup.text.speaker import Speaker

__all__ = [
    "HOW_TO_PLAY",
    "RULES",
    "Seen",
    "SeenBase",
    "SeenPiece",
    "SeenSeat",
    "Speaker",
    "find_rules",
    "read_view",
]
