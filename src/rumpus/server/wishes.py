"""When a person wants to be asked, and the questions that the table lets pass for them.

A question that comes whatever a seat holds is none to somebody who can do nothing. The table lets it pass for them, as
it does for those who do not want to be asked, after a time that is the same for all. Whoever passes themselves is not
heard before that time either, so that nobody learns from it who could have done something.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rumpus.kernel import Option
from rumpus.server.accounts import WATCHING
from rumpus.server.parts import Sparing, WhenToAsk

if TYPE_CHECKING:
    from rumpus.server.room import Room

LESSONS = 2  # turns in which somebody new is asked about what others do, so that they learn what they could do


class Wishes:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.quiet: dict[int, int] = {}  # the turn in which a seat does not want to be asked again
        self.waiting: set[int] = set()  # seats that want time for the open question, whatever they wished before
        self.said: dict[int, Option] = {}  # how seats have let it pass, before the table hears it

    def of(self, seat: int) -> WhenToAsk:
        if self.quiet.get(seat) == self.room.standing().turn:
            return "never"
        return self.room.saved.seats[seat].wish

    def take(self, seat: int, wish: WhenToAsk) -> None:
        room = self.room
        self.waiting.discard(seat)
        self.quiet.pop(seat, None)
        if wish == "never":
            self.quiet[seat] = room.standing().turn
        else:
            room.keep_seat(seat, wish=wish, has_wished=True)
        room.audience.update(seat)

    def wait(self, seat: int) -> bool:
        """Ask me this time. False: the seat is asked anyway."""
        if not self.sparing(seat):
            return False
        self.waiting.add(seat)
        self.room.audience.update(seat)
        return True

    def forget(self) -> None:
        """Something has happened that everybody should see first."""
        self.waiting.clear()
        self.said.clear()

    def is_passable(self, seat: int) -> bool:
        """Is this person asked something that the table might let pass for them?"""
        room = self.room
        decision = room.match.decision
        manners = room.family.manners
        if decision is None or decision.prompt not in manners.passable:  # nearly always, and soon known
            return False
        if seat == WATCHING or room.is_waiting or room.stand_ins.is_bot(seat):
            return False
        return manners.letting_go(decision, seat) is not None

    def sparing(self, seat: int) -> Sparing:
        """Why the table lets the open question pass for this seat; nothing: it does not."""
        if not self.is_passable(seat) or seat in self.waiting or self.room.tour.teaches(seat):
            return ""
        wish, game, manners = self.of(seat), self.room.match.game, self.room.family.manners
        if wish == "always":
            return ""
        if not manners.can_act(game, seat):
            return "nothing"
        if wish == "never":
            return "choice"
        return "" if seat in manners.concerned(game) or self.is_learning(seat) else "choice"

    def is_learning(self, seat: int) -> bool:
        """They have yet to see what it means to be asked: they are, even if they are not in it."""
        saved, turn = self.room.saved.seats[seat], self.room.standing().turn
        return not saved.has_wished and (turn in saved.asked_in or len(saved.asked_in) < LESSONS)

    def note(self, seat: int) -> None:
        """They answer what they are asked only since they are learning: that was one of the turns for it."""
        saved, turn = self.room.saved.seats[seat], self.room.standing().turn
        if self.is_lesson(seat) and turn not in saved.asked_in:
            self.room.keep_seat(seat, asked_in=[*saved.asked_in, turn])

    def is_lesson(self, seat: int) -> bool:
        """Are they asked the open question only since they are learning?"""
        is_asked = self.is_passable(seat) and not self.sparing(seat)
        return (
            is_asked and self.is_learning(seat) and seat not in self.room.family.manners.concerned(self.room.match.game)
        )

    # -- time --------------------------------------------------------------------------------------------

    def passing(self) -> list[int]:
        """The people who will pass by themselves, in the order in which they are asked."""
        decision = self.room.match.decision
        if decision is None or decision.prompt not in self.room.family.manners.passable:  # nearly always
            return []
        return [seat for seat in self.room.stand_ins.people_awaited() if seat in self.said or self.sparing(seat)]

    def due(self) -> float | None:
        """When the first of them does; None: nobody will."""
        return min([self.time_of(seat) for seat in self.passing()], default=None)

    def time_of(self, seat: int) -> float:
        """When this seat passes, at the earliest."""
        return self.room.tempo.asked_at + self.room.tempo.pause_of(seat)

    def hears(self, seat: int, said: Option) -> bool:
        """False: somebody lets the question pass, and that is heard when its time has come."""
        if not self.is_passable(seat):
            return True
        self.note(seat)
        if not self.room.family.grammar.lets_go(said) or self.time_of(seat) <= self.room.tempo.clock():
            return True
        self.said[seat] = said
        return False

    def tick(self, now: float) -> None:
        """Let those pass whose time has come."""
        room, window = self.room, self.room.answers.window
        changed = window.changed
        for seat in self.passing():
            decision = room.match.decision
            is_same = room.answers.window is window and window.changed == changed
            if is_same and decision is not None and seat in decision.awaited and self.time_of(seat) <= now:
                option = room.family.manners.letting_go(decision, seat)
                assert option is not None
                if (said := self.said.pop(seat, None)) is not None:
                    option = decision.offers[seat].index(said)
                room.answers.put(seat, option)
