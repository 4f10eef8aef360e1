"""One table: its game, who sits there, who listens. Plain, without input or output: messages in, messages out.

Everybody who listens gets what their seat may see and no more.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any

import msgspec

from rumpus.crossing import Stop
from rumpus.families import FAMILIES, resume
from rumpus.family import Family, Speaker, Standing, Story, View
from rumpus.match import Match
from rumpus.server import protocol, stops, tables
from rumpus.server.absence import Absence
from rumpus.server.accounts import WATCHING, Viewpoint
from rumpus.server.answers import Answers
from rumpus.server.audience import Audience, Listener, asked_of, end_of, standing_of, story_of, views_of
from rumpus.server.calls import Calls
from rumpus.server.days import clocks_of
from rumpus.server.elsewhere import Elsewhere
from rumpus.server.gallery import Gallery, Step
from rumpus.server.glance import keep_end, keep_glance
from rumpus.server.greeting import greet
from rumpus.server.hearing import hear
from rumpus.server.holds import Holds
from rumpus.server.host import Host
from rumpus.server.inquiries import Inquiries
from rumpus.server.links import Links
from rumpus.server.looks import Looks
from rumpus.server.offers import Offers
from rumpus.server.parts import Question, SeatInfo
from rumpus.server.pauses import NONE, Pauses
from rumpus.server.remarks import Remarks
from rumpus.server.rematch import Rematch
from rumpus.server.saved import SavedRoom
from rumpus.server.signals import Soon, at_once
from rumpus.server.spelling import own_name
from rumpus.server.stand_ins import StandIns
from rumpus.server.store import Store
from rumpus.server.summary import info_of
from rumpus.server.talk import Talk
from rumpus.server.tempo import Tempo
from rumpus.server.tour import Tour
from rumpus.server.trial import trial_of
from rumpus.server.undo import Undo
from rumpus.server.wishes import Wishes


class Room:
    def __init__(
        self,
        saved: SavedRoom,
        store: Store,
        now: Callable[[], float] = time.time,
        pauses: Pauses = NONE,
        clock: Callable[[], float] = time.monotonic,
        match: Match[Any] | None = None,
        stop: Stop | None = None,
        soon: Soon = at_once,
    ) -> None:
        self.saved = saved.facts()
        self.store = store
        self.now = now
        self.match: Match[Any] = match or resume(saved.record)
        self.stop, self.match.is_stopped = stop, stop is not None
        self.family: Family = FAMILIES[saved.record.family]
        self.audience = Audience(self, soon)  # those who see the table as it is
        self.gallery: Gallery | None = None  # for those who see it as it was
        self.expected = 0  # those who are on their way
        self.is_dismissed = False  # it is in other hands, and nothing happens here any more
        self.talk, self.remarks = Talk(self, saved), Remarks(self)
        self.undo = Undo(self)
        self.clocks = clocks_of(self)
        self.stand_ins = StandIns(self)
        self.looks, self.offers = Looks(self), Offers(self)
        self.inquiries = Inquiries(self)
        self.wishes, self.holds = Wishes(self), Holds(self)
        self.absence, self.calls = Absence(self), Calls(self)
        self.host, self.links = Host(self), Links(self)
        self.tour, self.trial = Tour(self), trial_of(self)
        self.answers = Answers(self, saved.times)
        self.tempo = Tempo(self, pauses, clock)
        self.rematch = Rematch(self)
        keep_end(self)
        self.match.put_away()

    # -- looking ---------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.saved.room

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.saved.seats]

    @property
    def number(self) -> int:
        """The number of the open question. It is never used again, even if the answer to it is taken back."""
        return len(self.match.told) - 1 + self.saved.ahead

    @property
    def is_over(self) -> bool:
        """Nothing is hidden any more. Of a game that only stops, under the rules of today, all that was hidden is."""
        return self.match.decision is None if self.stop is None else self.saved.is_over

    @property
    def is_waiting(self) -> bool:
        """Somebody is still to sit down, or nobody ever will."""
        for seat in self.saved.seats:  # asked ten times an answer: a generator takes three times as long
            if not (seat.bot or seat.is_taken):
                return True
        return self.saved.is_closed

    @property
    def is_held(self) -> bool:
        """Nobody is asked anything until all have sat down, unless this can be answered before by who is there."""
        if not self.is_waiting:
            return False
        decision, seats = self.match.decision, self.saved.seats
        if self.saved.is_closed or decision is None or decision.prompt not in self.family.manners.early:
            return True
        return any(seats[seat].is_free for seat in decision.awaited)

    @property
    def is_idle(self) -> bool:
        """Nobody is there, and nothing happens by itself."""
        is_moving = self.stand_ins.are_playing or self.clocks.keep_awake or self.tempo.has_alarm
        return not (is_moving or self.audience.listeners or self.gallery or self.expected)

    def seats(self) -> list[SeatInfo]:
        here = {listener.seat for listener in self.audience.listeners}
        return [
            SeatInfo(seat.name, seat.bot, seat.is_taken, place in here, seat.is_out, seat.character, seat.is_muted)
            for place, seat in enumerate(self.saved.seats)
        ]

    def info(self, language: str) -> tables.RoomInfo:
        return info_of(self, language)

    @cached_property
    def story(self) -> Story:
        """How the game went, when it is over; still without words."""
        assert self.is_over
        return story_of(self.match, self.family)

    def title(self, language: str) -> str:
        """What is played here: the game, or its sets."""
        return self.family.title(self.match.record.setup, language)

    def views(self, seats: Iterable[int]) -> dict[int, View]:
        return views_of(self.match.game, seats)

    def question(self, seat: int, speaker: Speaker, view: View) -> Question:
        """What a seat is asked: nobody is while others are to come first, nor is a player who is out."""
        if self.stop is not None:
            return Question(self.number, [], prompt="stopped")
        if self.trial is not None and self.trial.is_over:
            return self.trial.end()
        if self.is_over:
            return end_of(self.match, self.family, self.number, speaker, view)
        is_asked = seat != WATCHING and not self.is_held and not self.saved.seats[seat].is_out
        found = asked_of(self.match, self.family, self.number, seat if is_asked else WATCHING, speaker, view)
        found.window = self.answers.window.changed if self.answers.window.is_shared else 0
        if is_asked and self.wishes.is_passable(seat):
            found.ask_me, found.sparing = self.wishes.of(seat), self.wishes.sparing(seat)
            found.is_awaited = not found.sparing
        found.coach = self.tour.coach(seat, speaker, view)
        if self.trial is not None:
            found.can_undo = self.trial.can_undo(seat)
        return found

    def greeting(self, viewpoint: Viewpoint, view: View, question: Question) -> protocol.Welcome:
        """Everything but the log."""
        if self.stop is not None:
            question.words = stops.told(self.stop, viewpoint.language)
        return protocol.Welcome(
            protocol.VERSION, self.id, self.family.rules.name, self.title(viewpoint.language), viewpoint.seat,
            self.seats(), view, question, [], self.talk.lines(viewpoint.language), self.talk.reactions(),
            puzzle=self.saved.puzzle, house=self.host.house(),
            may_react=viewpoint.seat != WATCHING or self.saved.spectators_react,
        )  # fmt: skip

    # -- coming and going ------------------------------------------------------------------------------

    def join(self, listener: Listener) -> None:
        if listener.sees_hands:
            self.gallery = self.gallery or Gallery(self)
            self.gallery.join(listener)
            return
        self.audience.listeners.append(listener)
        self.host.note_coming(listener.seat, listener.budget.address)
        greet(self, listener)

    def leave(self, listener: Listener) -> None:
        if self.gallery is not None and listener.sees_hands:
            self.gallery.audience.listeners.remove(listener)
            if not self.gallery.audience.listeners:
                self.gallery = None
            return
        self.audience.listeners.remove(listener)
        if self.is_dismissed:
            return
        if not self.audience.listeners:
            keep_glance(self)
        self.looks.forget(listener)
        self.host.note_leaving(listener.seat)
        self.absence.settle()
        self.tell_seats()
        self.rematch.settle()

    def dismiss(self) -> None:
        """Everybody comes back to the table as it is stored; whoever still has this one in hand cannot change it."""
        self.is_dismissed, self.store = True, Elsewhere()
        for audience in self.audiences():
            for listener in audience.listeners:
                listener.unsay()
            audience.tell(protocol.Closing())
            for listener in audience.listeners:
                listener.hang_up()

    def let_go(self) -> None:
        """It was put away, and nobody uses it. Its parts hold it and each other: taken apart, they are free at once."""
        if self.is_idle:
            vars(self).clear()

    def sit_down(self, seat: int, name: str) -> None:
        """Take an open seat."""
        self.keep_seat(seat, name=own_name(name, self.saved.seats, seat), is_taken=True)
        self.tempo.begin_anew()
        self.show_seats()

    def seat_bot(self, seat: int, bot: str) -> None:
        """A bot has an open seat from now on, under the name that stands there."""
        self.keep_seat(seat, name=own_name(self.names[seat], self.saved.seats, seat), bot=bot)
        self.show_seats()

    def show_seats(self) -> None:
        """Somebody has sat down or has gone for good: that changes what everybody is asked."""
        for audience in self.audiences():
            audience.welcome_all()

    def audiences(self) -> list[Audience]:
        return [self.audience] if self.gallery is None else [self.audience, self.gallery.audience]

    def tell_seats(self) -> None:
        for audience in self.audiences():
            audience.tell(protocol.Seats(self.seats()))

    # -- keeping ---------------------------------------------------------------------------------------

    def keep(self, **facts: object) -> None:
        """Store new facts about the table: when that is done, they are true. The answers, the chat and the reactions
        are stored one by one."""
        saved = self.with_facts(**facts)
        self.store.save(saved)
        self.saved = saved

    def keep_seat(self, seat: int, **facts: object) -> None:
        """New facts about one seat."""
        self.keep(seats=self.saved.with_seat(seat, **facts))

    def keep_taken_back(self, answers: int, ahead: int) -> None:
        """Only this many answers are left, and question numbers run on."""
        seats = [msgspec.structs.replace(seat, out_since=min(seat.out_since, answers)) for seat in self.saved.seats]
        saved = self.with_facts(ahead=ahead, record=stops.kept(self, answers), seats=seats)
        self.store.take_back(saved, len(self.match.record.answers), answers)
        self.saved = saved

    def with_facts(self, **facts: object) -> SavedRoom:
        return msgspec.structs.replace(self.saved, touched=self.now(), **{"record": stops.kept(self), **facts})

    # -- messages --------------------------------------------------------------------------------------

    def receive(self, listener: Listener, message: protocol.ClientMessage) -> None:
        hear(self, listener, message)

    def standing(self) -> Standing:
        return standing_of(self.match, self.family)

    def tell_gallery(self, what: protocol.Message | Step) -> None:
        if self.gallery is not None:
            self.gallery.hear(what)
