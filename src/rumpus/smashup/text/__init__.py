"""Everything that people are shown, in words: questions, answers, what happened, why not, and what a card does."""

from rumpus.smashup.text.seen import Seen, SeenBase, SeenPiece, SeenSeat, read_view
from rumpus.smashup.text.speaker import Speaker

__all__ = [
    "Seen",
    "SeenBase",
    "SeenPiece",
    "SeenSeat",
    "Speaker",
    "read_view",
]
