"""Bots that play their seats, or stand in for somebody who has left or has run out of time."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from rumpus.bots import BOTS, USUAL_BOT, Bot, ask, bystanders
from rumpus.bots.characters import temper_of
from rumpus.family.manners import Offered
from rumpus.kernel import Game
from rumpus.server.audience import Listener, refuse

if TYPE_CHECKING:
    from rumpus.server.room import Room


class Thought(NamedTuple):
    """What a bot answers, still to be worked out: in another process, if you like, for it looks at a twin of the game.
    None: the game does not wait for it, and it has nothing to say."""

    bot: Bot
    game: Game[Any]
    seat: int
    made: frozenset[Offered]
    line: int | None = None  # what it is to say, in a game that teaches

    @property
    def is_quick(self) -> bool:
        return self.line is not None or self.bot.is_quick

    def __call__(self) -> int | None:
        return ask(self.bot, self.game, self.seat, self.made) if self.line is None else self.line


class StandIns:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.bots: dict[int, Bot] = {}  # those that have been asked something
        self.asked_at = 0  # the number of the last question that one of them was asked
        self.silent: set[int] = set()  # bots that may interject now, and do not
        self.are_playing = False  # somebody lets them

    def is_bot(self, seat: int) -> bool:
        """Whether a bot answers for this seat now."""
        place = self.room.saved.seats[seat]
        return bool(place.bot) or place.is_out

    def people_awaited(self) -> list[int]:
        decision = self.room.match.decision
        if decision is None or self.room.is_waiting:
            return []
        return [seat for seat in decision.awaited if not self.is_bot(seat)]

    def to_move(self) -> int | None:
        """The seat of a bot that may say something now: first those that could interject, then those that must
        answer."""
        room, decision = self.room, self.room.match.decision
        if decision is None or room.is_held or room.looks.hold_bots or room.holds.hold is not None:
            return None
        if room.is_dismissed or (room.trial is not None and room.trial.is_over):
            return None
        others = [seat for seat in bystanders(decision) if seat not in self.silent]
        return next((seat for seat in (*others, *decision.awaited) if self.is_bot(seat)), None)

    def kind(self, seat: int) -> type[Bot]:
        return BOTS[self.room.saved.seats[seat].bot or USUAL_BOT]

    def bot(self, seat: int) -> Bot:
        """The bot that sits there, with what it remembers of the game: nothing any more, once answers are taken back.

        Its chance follows from the game alone, so that a restart changes nothing.
        """
        match, kind = self.room.match, self.kind(seat)
        if match.game.answered < self.asked_at:
            self.bots.clear()
        self.asked_at = match.game.answered
        if type(self.bots.get(seat)) is not kind:
            self.bots[seat] = kind(match.record.seed)
            self.bots[seat].temper = temper_of(self.room.saved.seats[seat].character)
        return self.bots[seat]

    def think(self, seat: int) -> Thought:
        """What has to be done to know its answer."""
        game, line = self.room.match.game.clone(), self.room.tour.line(seat)
        return Thought(self.bot(seat), game, seat, frozenset(self.room.offers.made), line)

    def think_fairly(self, seat: int) -> Thought:
        """The same in place of a bot that takes too long."""
        return self.think(seat)._replace(bot=BOTS[USUAL_BOT](self.room.match.record.seed))

    def anything(self, seat: int, tries: int) -> int | None:
        """In place of a bot that has failed: another answer with each try."""
        decision = self.room.match.decision
        assert decision is not None
        return Random(tries).randrange(len(decision.offers[seat])) if seat in decision.awaited else None

    def say(self, seat: int, option: int | None) -> None:
        if option is None:
            self.silent.add(seat)
        else:
            self.room.answers.take(seat, option)

    # -- coming and going ------------------------------------------------------------------------------

    def sit_out(self, seat: int, for_good: bool) -> None:
        """A bot plays the seat from now on, and its player is asked nothing."""
        room, bot = self.room, self.room.saved.seats[seat].bot
        since = len(room.match.record.answers)
        room.keep_seat(seat, is_out=True, out_since=since, bot=bot or USUAL_BOT if for_good else bot)
        self.tell_change()
        if for_good:
            room.undo.excuse(seat)
        else:
            room.undo.miss(seat)

    def sit_again(self, listener: Listener) -> None:
        if self.room.saved.seats[listener.seat].bot:
            refuse(listener, "not allowed", "gave up seat")
            return
        self.room.keep_seat(listener.seat, is_out=False)
        self.tell_change()

    def tell_change(self) -> None:
        self.room.tell_seats()
        self.room.audience.update()
