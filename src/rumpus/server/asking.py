"""What a seat is asked, for a client: the sentence, and each answer with what on the table it is about."""

from __future__ import annotations

from typing import Any

from rumpus.family import Speaker, View
from rumpus.kernel import Game
from rumpus.server.protocol import Question


def question(game: Game[Any], number: int, seat: int, speaker: Speaker, view: View) -> Question:
    """The open question as this seat sees it; who may not answer hears what the others are asked."""
    decision = game.decision
    if decision is None:
        return Question(number, [], words=speaker.result(view), prompt="over")
    found = Question(number, list(decision.awaited), can_undo=game.can_undo(seat))
    found.source, found.prompt = decision.source, decision.prompt
    if seat in decision.offers:
        found.words, found.choices = speaker.asked(game, view)
        found.is_awaited = seat in decision.awaited
    else:
        found.words = speaker.waiting(view)
    return found
