"""A guided game: what its player has been taught, what they are told next, and what the others say by their script.

It is a table like any other, at which one person sits with bots: its setup, its seed and its names are those of the
family's lesson, and nobody can choose them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rumpus.family import Speaker, View, question_to
from rumpus.family.lessons import Due, Lesson, Step
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
        due, left = self.due(view), self.left()
        past = {each.step for each in self.taught} - {due.step.name if due is not None else ""}
        found = Coach(len(past), len(lesson.steps))
        last = self.taught[-1] if self.taught else None
        if last is not None and last.is_other and self.is_latest(last) and (due is None or due.step.name != last.step):
            found.is_other, found.did = True, self.done(last.at, speaker)
        if due is not None:
            found.words, found.why = lesson.told(due, left, view, self.room.names[1:], speaker.words)
            found.keys = list(due.keys)
        is_past = lesson.steps[-1] not in left
        return None if is_past and due is None else found

    def is_latest(self, taught: Taught) -> bool:
        """Has whoever learns answered nothing since?"""
        return all(seat != PUPIL for seat, *_ in self.room.match.record.answers[taught.at + 1 :])

    def done(self, at: int, speaker: Speaker) -> str:
        """What came of the answer of whoever learns that had so many before it, in one sentence; empty: nothing yet."""
        happened = next(self.room.match.chapters(at + 1), [])
        return next((line.text for line in speaker.lines(happened) if line.by == PUPIL and line.kind != "turn"), "")

    def teaches(self, seat: int) -> bool:
        """Whether a seat is to learn something from the open question."""
        return self.lesson is not None and seat == PUPIL and self.due() is not None

    def due(self, view: View | None = None) -> Due | None:
        """What is taught with the open question."""
        question, room = question_to(self.room.match.game, PUPIL), self.room
        if self.lesson is None or question is None or PUPIL not in question.awaited:
            return None
        seen = room.views([PUPIL])[PUPIL] if view is None else view
        return self.lesson.due(self.left(), question, room.standing().turn, room.family.grammar, seen)

    def left(self) -> list[Step]:
        """What may still be taught: in the turn in which something else was done, that as well."""
        turn = self.room.standing().turn
        known = {each.step for each in self.taught if not (each.is_other and each.turn == turn)}
        return [step for step in (self.lesson.steps if self.lesson else ()) if step.name not in known]

    def learned(self, seat: int, option: int) -> Taught | None:
        """What this answer to the open question ends."""
        decision = self.room.match.decision
        due = self.due() if seat == PUPIL and decision is not None else None
        if due is None or decision is None:
            return None
        is_other = bool(due.keys) and option >= 0 and key_of(decision.offers[seat][option]) not in due.keys
        return Taught(due.step.name, len(self.room.match.record.answers), is_other, self.room.standing().turn)

    def note(self, learned: Taught | None) -> None:
        if learned is not None:
            self.room.keep(taught=[*self.taught, learned])

    def go_back(self, answers: int) -> None:
        """Answers were taken back: what came after them is taught again."""
        if self.lesson is not None:
            self.room.keep(taught=[each for each in self.taught if each.at < answers])

    def leave(self, listener: Listener) -> None:
        """From now on it is a game like any other. Whoever has come to its end is taught what comes up later."""
        if self.lesson is None:
            refuse(listener, "not allowed", "nothing taught")
            return
        due = self.due()
        if due is not None and due.cue is None:
            self.note(Taught(due.step.name, len(self.room.match.record.answers)))
        else:
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
