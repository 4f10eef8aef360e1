"""A guided game: what its player has been taught, what they are told next, and what the others say by their script.

It is a table like any other, at which one person sits with bots: its setup, its seed and its names are those of the
family's lesson, and nobody can choose them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rumpus.family import Speaker, View, question_to
from rumpus.family.lessons import Lesson, Step
from rumpus.kernel import key_of
from rumpus.server.audience import Listener, refuse
from rumpus.server.parts import Coach
from rumpus.server.saved import Taught

if TYPE_CHECKING:
    from rumpus.server.room import Room

PUPIL = 0  # the seat of whoever learns


class Tour:
    def __init__(self, room: Room) -> None:
        self.room = room

    @property
    def lesson(self) -> Lesson | None:
        """What is taught here; None: nothing, or not any more."""
        saved = self.room.saved
        return None if saved.taught is None or saved.has_left_tour else self.room.family.lesson

    @property
    def taught(self) -> list[Taught]:
        return self.room.saved.taught or []

    # -- whoever learns --------------------------------------------------------------------------------

    def coach(self, seat: int, speaker: Speaker, view: View) -> Coach | None:
        """What a seat is told about the open question."""
        lesson = self.lesson
        if lesson is None or seat != PUPIL or self.room.is_over:
            return None
        names, taught = [step.name for step in lesson.steps], self.taught
        is_other = bool(taught) and taught[-1].is_other
        did = self.done(taught[-1].at, speaker) if is_other else ""
        step, keys = self.open_step()
        if step is None:
            last = max([names.index(each.step) for each in taught], default=-1)
            return Coach(last + 1, len(names), is_other=is_other, did=did)
        what, why = lesson.told(step, view, speaker.words)
        return Coach(names.index(step.name), len(names), what, why, keys, is_other, did)

    def done(self, at: int, speaker: Speaker) -> str:
        """What came of the answer of whoever learns that had so many before it, in one sentence; empty: nothing yet."""
        happened = next(self.room.match.chapters(at + 1), [])
        return next((line.text for line in speaker.lines(happened) if line.by == PUPIL and line.kind != "turn"), "")

    def teaches(self, seat: int) -> bool:
        """Whether a seat is to learn something from the open question."""
        return self.lesson is not None and seat == PUPIL and self.open_step()[0] is not None

    def open_step(self) -> tuple[Step | None, list[str]]:
        """What is taught with the open question, and the keys of the answers that it points to."""
        question, turn = question_to(self.room.match.game, PUPIL), self.room.standing().turn
        if question is None or PUPIL not in question.awaited:
            return None, []
        left = self.left(turn)
        for step in left:
            keys = [] if step.cue is None else step.cue.keys(question, turn, self.room.family.grammar)
            if keys or (left == [step] and step.prompt == question.prompt):
                return step, keys
        return None, []

    def left(self, turn: int) -> list[Step]:
        """What may still be taught."""
        known = {each.step for each in self.taught}
        steps: Sequence[Step] = () if self.lesson is None else self.lesson.steps
        return [
            step for step in steps if step.name not in known and not (step.cue is not None and 0 < step.cue.turn < turn)
        ]

    def learned(self, seat: int, option: int) -> Taught | None:
        """What this answer to the open question ends: whatever is said, it has been taught."""
        decision = self.room.match.decision
        if self.lesson is None or seat != PUPIL or decision is None:
            return None
        step, keys = self.open_step()
        is_other = bool(keys) and option >= 0 and key_of(decision.offers[seat][option]) not in keys
        return None if step is None else Taught(step.name, len(self.room.match.record.answers), is_other)

    def note(self, learned: Taught | None) -> None:
        if learned is not None:
            self.room.keep(taught=[*self.taught, learned])

    def go_back(self, answers: int) -> None:
        """Answers were taken back: what came after them is taught again."""
        if self.lesson is not None:
            self.room.keep(taught=[each for each in self.taught if each.at < answers])

    def leave(self, listener: Listener) -> None:
        """From now on it is a game like any other."""
        if self.lesson is None:
            refuse(listener, "not allowed", "nothing taught")
            return
        self.room.keep(has_left_tour=True)
        self.room.audience.update(PUPIL)

    # -- the others ------------------------------------------------------------------------------------

    def line(self, seat: int) -> int | None:
        """The place of what a bot answers by the script; None: it decides for itself."""
        lesson = self.lesson
        if lesson is None:
            return None
        turn, question = self.room.standing().turn, question_to(self.room.match.game, seat)
        if turn > lesson.scripted or question is None or seat not in question.awaited:
            return None
        grammar = self.room.family.grammar
        keys = next((found for cue in lesson.script if (found := cue.keys(question, turn, grammar))), None)
        return None if keys is None else [key_of(option) for option in question.options].index(keys[0])
