"""What a seat is asked, where it is known that something is."""

from __future__ import annotations

from typing import Any

from rumpus.family import Question, question_to
from rumpus.kernel import Game


def question(game: Game[Any], seat: int) -> Question:
    found = question_to(game, seat)
    assert found is not None
    return found
