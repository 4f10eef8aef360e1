"""Answers of a game in words: those that were given, and those that would have been better."""

from __future__ import annotations

from typing import Any, NamedTuple

from rumpus.advice.review import Slip
from rumpus.families import FAMILIES
from rumpus.family import Asked, Choice, Speaker, question_to
from rumpus.kernel import Game


class ToldSlip(NamedTuple):
    asked: str  # the question
    said: Choice
    better: Choice | None  # None: to say nothing
    why: str


def asked(game: Game[Any], seat: int, speaker: Speaker) -> Asked:
    """What a seat is asked, as it is said to it."""
    question = question_to(game, seat)
    assert question is not None
    return speaker.asked(game, question, game.view(seat))


def told(slip: Slip, game: Game[Any], names: list[str], viewer: int, language: str) -> ToldSlip:
    """A slip as this viewer reads it; the game is as it was before."""
    family = FAMILIES[game.rules.name]
    found = asked(game, slip.seat, family.speaker(names, slip.seat, language))
    better = found.choices[slip.better] if slip.better >= 0 else None
    why = family.speaker(names, viewer, language).because(slip.reason)
    return ToldSlip(found.words, found.choices[slip.option], better, why)
