"""When things happen at a table by themselves, and how long it takes over them."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import TYPE_CHECKING

from rumpus.server.absence import NAMED
from rumpus.server.pauses import USUAL_PACE, Pauses

if TYPE_CHECKING:
    from rumpus.server.room import Room

FEW = 4  # seats at which bots need not hurry
HURRY = 1.5  # with more of them a whole round takes hardly longer, as how each fight ends is seen at leisure


class Tempo:
    def __init__(self, room: Room, pauses: Pauses, clock: Callable[[], float]) -> None:
        self.room = room
        self.pauses = pauses
        self.clock = clock
        self.woken = clock()  # when the table was fetched
        self.asked_at = clock()  # when the open question was put, or the last thing happened in its window
        self.is_die_cast = False  # by what happened then
        self.is_new = True  # it is not only part of what the same player has begun
        self.has_alarm = False  # somebody will let happen what is due

    def begin(self) -> None:
        """Something has happened, and there is time from now on."""
        self.asked_at = self.clock()
        self.room.offers.note(self.asked_at)
        match, decision = self.room.match, self.room.match.decision
        [happened] = match.chapters(len(match.told) - 1)
        self.is_die_cast = self.room.family.manners.is_die_cast(happened)
        self.is_new = (
            decision is None
            or match.game.is_at_rest
            or not match.record.answers
            or (decision.awaited != (match.record.answers[-1][0],))
        )

    def begin_anew(self) -> None:
        """Somebody has sat down: nobody has kept them waiting before that."""
        self.asked_at = self.clock()

    def tick(self, now: float) -> None:
        """Let happen what is due."""
        room = self.room
        for part in (room.wishes, room.holds, room.offers, room.clocks, room.calls, room.absence, room.rematch):
            part.tick(now)

    def due(self, now: float) -> float | None:
        """When something is due next; None: nothing is."""
        room = self.room
        parts = room.wishes, room.holds, room.offers, room.calls, room.rematch
        times = (*[part.due() for part in parts], room.absence.due(now), room.looks.due(now))
        return min([each for each in times if each is not None], default=None)

    def calm(self, now: float) -> float:
        """Seconds in which nothing is due, as far as that is plain: until somebody is missed."""
        room, decision = self.room, self.room.match.decision
        if room.holds.hold or room.offers.since or room.calls.since or room.looks.seen or room.rematch.until:
            return 0.0
        if not room.audience.listeners or decision is None or decision.prompt in room.family.manners.passable:
            return 0.0
        return max(0.0, self.asked_at + NAMED - now)

    # -- pauses ----------------------------------------------------------------------------------------

    def pause_of(self, seat: int) -> float:
        """How long after a question its passing is heard from this person, or said for them. Where somebody could
        learn something from it, it is always the same."""
        own = self.pauses.pass_by if self.room.wishes.sparing(seat) else 0.0
        return max(own if self.is_private_to(seat) else self.pauses.window, self.pause_after_roll())

    def pause_of_bots(self) -> float:
        """How long after a question bots answer it: always the same time, since their speed must not show what they
        hold. If people are asked as well, they take as long as those. The more seats, the sooner one's turn comes."""
        room, decision = self.room, self.room.match.decision
        assert decision is not None
        people = room.stand_ins.people_awaited() if room.answers.window.is_shared else []
        is_spared = bool(people) and self.is_private_to(people[0]) and bool(room.wishes.sparing(people[0]))
        if people and not is_spared:
            own = self.pauses.window
        else:
            is_passing = decision.prompt in room.family.manners.passable
            own = self.pauses.pass_by if is_passing else self.pauses.bot if self.is_new else self.pauses.follow_up
            own *= min(1.0, FEW / len(room.saved.seats)) ** HURRY
            if decision.is_window and not is_passing and len(decision.awaited) == 1:
                until = room.offers.until_for(decision.awaited[0])
                own = max(own, until - self.asked_at)
        return max(own, self.pause_after_roll())

    def bot_is_heard_at(self, seat: int) -> float:
        """When this bot, which knows its answer now, gives it. One that thinks seems to think over everything for the
        same time; if that was not enough, for twice or three times as long."""
        pause, takes = self.pause_of_bots(), self.room.stand_ins.kind(seat).takes * self.pauses.bot / USUAL_PACE
        if takes:
            pause = max(pause, takes * ceil((self.clock() - self.asked_at) / takes))
        return self.asked_at + pause

    def pause_after_roll(self) -> float:
        return self.pauses.die if self.is_die_cast else 0.0

    def is_private_to(self, seat: int) -> bool:
        """Nobody but this person sees the table, and so nobody can learn anything about them from how long it takes."""
        room = self.room
        is_watched = room.gallery is not None or any(each.seat != seat for each in room.audience.listeners)
        return not is_watched and all(each.bot for place, each in enumerate(room.saved.seats) if place != seat)
