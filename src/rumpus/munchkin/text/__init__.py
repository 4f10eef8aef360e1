"""Everything that people are shown, in words: questions, answers, what happened, why not, and what a card does."""

from rumpus.munchkin.text.rulebook import HOW_TO_PLAY, RULES, find_rules
from rumpus.munchkin.text.seen import MunchkinView, read_view
from rumpus.munchkin.text.speaker import Speaker

__all__ = ["HOW_TO_PLAY", "RULES", "MunchkinView", "Speaker", "find_rules", "read_view"]
