"""What the seats of a table answer. What an answer changes is stored before anybody hears of it."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import TYPE_CHECKING

from rumpus.kernel import IllegalAnswer, Option
from rumpus.server import protocol
from rumpus.server.audience import Listener, refuse, tell
from rumpus.server.durations import ANSWER_SECONDS
from rumpus.server.elsewhere import in_step
from rumpus.server.glance import is_glance_old, keep_end, keep_glance
from rumpus.server.windows import Window

if TYPE_CHECKING:
    from rumpus.server.room import Room


class Answers:
    def __init__(self, room: Room, times: Iterable[float]) -> None:
        self.room = room
        self.times = array("d", times)  # when each was given
        self.window = self.new_window()

    def hear(self, listener: Listener, message: protocol.Answer) -> None:
        room, seat, game = self.room, listener.seat, self.room.match.game
        keys = game.decision.keys(seat) if game.decision is not None else []
        option = keys.index(message.key) if message.key in keys else -1
        if message.number != room.number and not (option >= 0 and self.takes_late(seat, option, message.number)):
            refuse(listener, "too late", "table has changed")
            if message.number > room.number and listener.may("welcome"):  # otherwise the question is on its way
                room.audience.welcome([listener])
            return
        if room.is_held:
            refuse(listener, "not offered", "somebody to come")
            return
        if option < 0:
            refusal = game.why_not(seat, message.key)
            assert refusal is not None
            tell([listener], protocol.Refused("not offered", room.inquiries.reason(listener, refusal), refusal.rule))
            return
        self.take(seat, option)

    def takes_late(self, seat: int, option: int, number: int) -> bool:
        """May the seat still give this answer to the older question of this number?"""
        decision = self.room.match.decision
        assert decision is not None
        return number < self.room.number and self.window.takes(seat, decision.offers[seat][option], number)

    def take(self, seat: int, option: int) -> None:
        """Somebody gives an answer, which may have to wait a moment."""
        decision = self.room.match.decision
        assert decision is not None
        said = decision.offers[seat][option]
        if self.room.wishes.hears(seat, said) and self.room.holds.hears(seat, said):
            self.put(seat, option)

    @ANSWER_SECONDS.of
    def put(self, seat: int, option: int) -> None:
        """Give an answer, then tell everybody. What can change nothing any more is answered before anybody sees it."""
        room, formality = self.room, self.room.family.manners.formality
        before = len(room.match.record.answers)
        with in_step(room):
            self.give(seat, option)
            while (found := formality(room.match.game)) is not None:
                self.give(*found)
        room.audience.update()
        for given in room.match.record.answers[before:]:
            room.tell_gallery(given)
        if is_glance_old(room):
            keep_glance(room)
        keep_end(room)
        room.remarks.hear()
        room.match.put_away()

    def give(self, seat: int, option: int) -> None:
        """Give an answer and store it, or neither."""
        room, answers, now = self.room, self.room.match.record.answers, self.room.now()
        learned = room.tour.learned(seat, option)
        try:
            said = room.match.answer(seat, option, lambda given: room.store.append(room.id, len(answers), given, now))
        except IllegalAnswer:
            raise AssertionError("offered answers are accepted") from None
        self.times.append(now)
        room.tour.note(learned)
        self.go_on(seat, said)

    def go_on(self, seat: int, said: Option) -> None:
        """After an answer. In a window, those who have yet to answer do not notice that another has passed."""
        room, is_pass = self.room, said in self.room.family.manners.passes
        if not self.window.goes_on(seat, is_pass, room.number, room.match.decision, room.standing().turn):
            self.ask_anew()
            return
        room.stand_ins.silent.clear()
        if is_pass:
            room.clocks.stop(seat)
            room.wishes.said.pop(seat, None)
        else:
            self.begin_anew()
        if room.undo.wish is not None and room.undo.wish.seat == seat:
            room.undo.wish = None

    def begin_again(self, answers: int) -> None:
        """Back to when this many had been given."""
        room = self.room
        del self.times[answers:]
        room.tour.go_back(answers)
        self.ask_anew()
        room.audience.accounts.go_back(room.match)
        room.talk.take_back()
        room.remarks.forget()
        room.audience.welcome_all()
        room.tell_gallery(answers)

    def ask_anew(self) -> None:
        """Another question: nothing from the last one applies."""
        self.window, self.room.undo.wish = self.new_window(), None
        self.room.stand_ins.silent.clear()
        self.begin_anew()

    def begin_anew(self) -> None:
        """Something has happened: everybody has all the time that there is."""
        room = self.room
        room.clocks.stop_all()
        room.absence.forget()
        room.wishes.forget()
        room.holds.forget()
        room.tempo.begin()

    def new_window(self) -> Window:
        return Window(self.room.number, self.room.match.decision, self.room.standing().turn)
