"""What is best, and what was: hints at a question, and a review of a finished game."""

from rumpus.advice.hints import Hint, Idea, hint
from rumpus.advice.review import Point, Review, Share, Slip
from rumpus.advice.reviewing import LEAST_COST, Findings, Job, Reviewer, Stamp

__all__ = [
    "LEAST_COST",
    "Findings",
    "Hint",
    "Idea",
    "Job",
    "Point",
    "Review",
    "Reviewer",
    "Share",
    "Slip",
    "Stamp",
    "hint",
]
