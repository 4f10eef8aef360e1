"""A question that several seats answer, in the order in which their answers come.

Each answer leads to a new question with a new number, but for somebody who is just about to click it is still the same
one: an answer to an older number is taken as long as nothing has happened in between that its player should see first.
"""

from __future__ import annotations

from rumpus.family.options import PASS
from rumpus.kernel import Decision, Option


def can_pass(decision: Decision) -> bool:
    """A window in which every awaited seat, whether one or several, may simply let things pass."""
    return decision.is_window and all(PASS in decision.offers.get(seat, ()) for seat in decision.awaited)


class Window:
    """The open question with those of the same window before it. An ordinary question is a window of its own."""

    def __init__(self, number: int, decision: Decision | None, turn: int) -> None:
        self.decision = decision
        self.turn = turn
        self.opened = number
        self.changed = number  # since this question the others have only passed
        self.answered: dict[int, int] = {}  # the question that a seat last answered
        self.is_shared = decision is not None and can_pass(decision)

    def goes_on(self, seat: int, is_pass: bool, number: int, decision: Decision | None, turn: int) -> bool:
        """Whether the question after an answer is of the same window; then it is counted in."""
        was = self.decision
        if was is None or decision is None or not (was.is_window and decision.is_window) or turn != self.turn:
            return False
        if (was.prompt, was.source) != (decision.prompt, decision.source):
            return False
        self.answered[seat] = number - 1
        if not is_pass:
            self.changed = number
        self.decision = decision
        self.is_shared = self.is_shared or can_pass(decision)
        return True

    def takes(self, seat: int, option: Option, number: int) -> bool:
        """May a seat still give this answer to the question of this number? Passing means agreeing with what one has
        seen."""
        since = self.changed if option == PASS else self.opened
        return number >= since and number > self.answered.get(seat, -1)
