"""Everything that people are shown, in words: questions, answers, what happened, why not, and what a card does."""

from rumpus.munchkin.text.seen import MunchkinView, read_view
from rumpus.munchkin.text.speaker import Speaker

__all__ = ["MunchkinView", "Speaker", "read_view"]
