"""One table: its game, who sits there, who listens. Plain and without input or output: messages in, messages out.

What an answer changes is stored before anybody is told of it. Whoever listens gets what their seat may see and no more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from rumpus.bots import BOTS
from rumpus.families import resume
from rumpus.kernel import IllegalAnswer
from rumpus.match import Match
from rumpus.server import protocol
from rumpus.server.asking import question
from rumpus.server.changes import changes
from rumpus.server.protocol import ENCODER, Line, Question, RefusalCode, Refused, SeatInfo
from rumpus.server.store import SavedRoom, Store
from rumpus.smashup.text import Speaker
from rumpus.smashup.text.telling import Owners

SITS_IN = "greedy"  # plays for somebody whose clock ran out, or who has left for good
MOST_CHAT = 200
WATCHING = -1


class Listener:
    """A connection: which seat it speaks for, and where messages for it go, ready for the wire."""

    def __init__(self, seat: int, send: Callable[[str], None]) -> None:
        self.seat = seat
        self.send = send


class Shown:
    """What a seat has been told: all who listen there have heard the same."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.told = 0  # events of the log
        self.owners: Owners = {}  # of the pieces these named


class UndoWish:
    """Somebody would like to take back an answer beyond the information barrier; these seats have yet to agree."""

    def __init__(self, seat: int, answers: int, waits_for: set[int]) -> None:
        self.seat = seat
        self.answers = answers
        self.waits_for = waits_for


class Room:
    def __init__(self, saved: SavedRoom, store: Store) -> None:
        self.saved = saved
        self.store = store
        self.match: Match[Any] = resume(saved.record)
        saved.record = msgspec.structs.replace(saved.record, answers=[])
        self.listeners: list[Listener] = []
        self.shown: dict[int, Shown] = {}
        self.chat: list[Line] = []
        self.wish: UndoWish | None = None
        self.deadline: float | None = None  # when the clock of who is asked runs out
        self.bots_play = False  # somebody lets them
        self.rematch: Callable[[Room, Listener], None] | None = None

    # -- looking ---------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.saved.room

    @property
    def number(self) -> int:
        """The number of the open question. It never comes again, even if the answer to it is taken back."""
        return self.match.game.answered + self.saved.ahead

    @property
    def is_over(self) -> bool:
        return self.match.game.decision is None

    @property
    def is_waiting(self) -> bool:
        """Somebody is still to sit down."""
        return any(not seat.bot and not seat.is_taken for seat in self.saved.seats)

    @property
    def is_idle(self) -> bool:
        """Nobody is there, and nothing happens on its own."""
        return not self.listeners and not self.bots_play and self.deadline is None

    def seats(self) -> list[SeatInfo]:
        here = {listener.seat for listener in self.listeners}
        return [
            SeatInfo(seat.name, seat.bot, seat.is_taken, place in here, seat.is_out)
            for place, seat in enumerate(self.saved.seats)
        ]

    def info(self) -> protocol.RoomInfo:
        state = self.match.game.state
        stage = "waiting" if self.is_waiting else "over" if self.is_over else "playing"
        points = [seat.points for seat in state.seats]
        return protocol.RoomInfo(self.id, self.seats(), self.saved.is_listed, stage, state.turn, points)  # type: ignore[arg-type]

    def speaker(self, seat: int) -> Speaker:
        return Speaker([each.name for each in self.saved.seats], seat)

    def look(self, seat: int) -> tuple[dict[str, Any], Question]:
        """What a seat sees, and what it is asked; while somebody is still to come, nobody is."""
        view = self.match.game.view(seat)
        asked = question(self.match.game, self.number, WATCHING if self.is_waiting else seat, self.speaker(seat), view)
        view.pop("question", None)
        return view, asked

    # -- coming and going ------------------------------------------------------------------------------

    def join(self, listener: Listener) -> None:
        self.listeners.append(listener)
        self.welcome([listener])
        self.tell_seats()
        if self.wish is not None and listener.seat in self.wish.waits_for:
            tell([listener], protocol.AskConsent(self.wish.seat, self.saved.seats[self.wish.seat].name))

    def leave(self, listener: Listener) -> None:
        self.listeners.remove(listener)
        self.tell_seats()

    def sit_down(self, seat: int, name: str) -> None:
        """Take an open seat."""
        place = self.saved.seats[seat]
        place.name, place.is_taken = name, True
        self.store.save(self.saved)
        self.welcome(self.listeners)

    def welcome(self, listeners: list[Listener]) -> None:
        """Tell these everything."""
        for seat, there in by_seat(listeners):
            view, asked = self.look(seat)
            shown = self.shown[seat] = Shown(view)
            log = self.news(seat, shown)
            tell(
                there,
                protocol.Welcome(protocol.VERSION, self.id, seat, self.seats(), view, asked, log, list(self.chat)),
            )

    def update(self) -> None:
        """Tell everybody what has changed."""
        for seat, there in by_seat(self.listeners):
            view, asked = self.look(seat)
            shown = self.shown[seat]
            found, gone = changes(shown.view, view)
            shown.view = view
            tell(there, protocol.Update(asked, found, gone, self.news(seat, shown)))

    def news(self, seat: int, shown: Shown) -> list[Line]:
        """What has happened since this seat was told."""
        events = self.match.log.events
        lines = [Line(text) for text in self.speaker(seat).tell(events, shown.told, shown.owners)]
        shown.told = len(events)
        return lines

    # -- messages --------------------------------------------------------------------------------------

    def receive(self, listener: Listener, message: protocol.ClientMessage) -> None:
        if isinstance(message, protocol.Ping):
            tell([listener], protocol.Pong())
        elif isinstance(message, protocol.Say):
            self.say(listener, message.text)
        elif listener.seat == WATCHING:
            refuse(listener, "not your seat", "You watch; only players can do that.")
        elif isinstance(message, protocol.Rematch):
            self.play_again(listener)
        elif isinstance(message, protocol.SitAgain):
            self.sit_again(listener)
        elif self.saved.seats[listener.seat].is_out:
            refuse(listener, "not allowed", "A bot plays this seat now.")
        elif isinstance(message, protocol.Answer):
            self.answer(listener, message)
        elif isinstance(message, protocol.Why):
            self.explain(listener, message.key)
        elif isinstance(message, protocol.Undo):
            self.undo(listener)
        elif isinstance(message, protocol.Consent):
            self.consent(listener, message.agrees)
        elif self.is_over:
            refuse(listener, "not allowed", "The game is over.")
        else:
            self.sit_out(listener.seat, for_good=True)

    def say(self, listener: Listener, text: str) -> None:
        line = Line(text.strip()[:500], listener.seat)
        if line.text:
            self.chat = [*self.chat, line][-MOST_CHAT:]
            tell(self.listeners, protocol.Said(line))

    def answer(self, listener: Listener, message: protocol.Answer) -> None:
        seat, game = listener.seat, self.match.game
        if message.number != self.number:
            refuse(listener, "too late", "The table has changed since.")
            self.welcome([listener])
            return
        keys = game.decision.keys(seat) if game.decision is not None and not self.is_waiting else []
        if message.key not in keys:
            refusal = game.why_not(seat, message.key)
            words = self.speaker(seat).refusal(refusal) if refusal is not None else "Somebody is still to come."
            refuse(listener, "not offered", words, refusal.rule if refusal is not None else "")
            return
        self.put(seat, keys.index(message.key))

    def put(self, seat: int, option: int) -> None:
        """Give an answer, store it, then tell everybody."""
        try:
            self.match.answer(seat, option)
        except IllegalAnswer:
            raise AssertionError("offered answers are accepted") from None
        answers = self.match.record.answers
        try:
            self.store.append(self.id, len(answers) - 1, answers[-1])
        except Exception:  # it was not kept, so it was not given
            self.match.go_back(len(answers) - 1)
            raise
        self.wish = self.deadline = None
        self.update()

    def explain(self, listener: Listener, key: str) -> None:
        refusal = self.match.game.why_not(listener.seat, key)
        if refusal is None:
            tell([listener], protocol.Explained(key, "You can answer that now."))
        else:
            words = self.speaker(listener.seat).refusal(refusal)
            tell([listener], protocol.Explained(key, words, refusal.rule))

    # -- taking back -----------------------------------------------------------------------------------

    def undo(self, listener: Listener) -> None:
        seat, answers = listener.seat, self.match.record.answers
        if self.is_over:
            refuse(listener, "cannot undo", "The game is over.")
            return
        if self.match.game.can_undo(seat):
            self.take_back(len(answers) - 1)
            return
        mine = [place for place, answer in enumerate(answers) if answer[0] == seat]
        if not mine:
            refuse(listener, "cannot undo", "You have answered nothing yet.")
            return
        others = {place for place, each in enumerate(self.saved.seats) if not each.bot and not each.is_out} - {seat}
        self.wish = UndoWish(seat, mine[-1], others)
        asked = [each for each in self.listeners if each.seat in others]
        tell(asked, protocol.AskConsent(seat, self.saved.seats[seat].name))
        self.grant_if_all_agree()

    def consent(self, listener: Listener, agrees: bool) -> None:
        wish = self.wish
        if wish is None or listener.seat not in wish.waits_for:
            refuse(listener, "too late", "Nobody asks for that any more.")
            return
        wish.waits_for.discard(listener.seat)
        if not agrees:
            self.wish = None
            name = self.saved.seats[listener.seat].name
            asked = [each for each in self.listeners if each.seat == wish.seat]
            tell(asked, Refused("cannot undo", f"{name} does not agree."))
        self.grant_if_all_agree()

    def grant_if_all_agree(self) -> None:
        if self.wish is not None and not self.wish.waits_for:
            self.take_back(self.wish.answers)

    def take_back(self, answers: int) -> None:
        """Back to when so many answers had been given; first of all, no question number comes again."""
        self.saved.ahead += self.match.game.answered - answers + 1
        self.store.save(self.saved)
        self.store.truncate(self.id, answers)
        self.match.go_back(answers)
        self.wish = self.deadline = None
        self.welcome(self.listeners)

    # -- bots and clocks -------------------------------------------------------------------------------

    def bot_to_move(self) -> int | None:
        """The seat of a bot that is asked now."""
        decision = self.match.game.decision
        if decision is None or self.is_waiting:
            return None
        seat = decision.awaited[0]
        return seat if self.saved.seats[seat].bot or self.saved.seats[seat].is_out else None

    def bot_thinks(self, seat: int) -> Callable[[], int]:
        """What has to be done to know its answer; in another thread, if you like, since it looks at a twin of the game.

        Its chance follows from the game alone, so that a restart changes nothing.
        """
        game, record = self.match.game.clone(), self.match.record
        bot = BOTS[self.saved.seats[seat].bot or SITS_IN](record.seed * 1_000_003 + game.answered * 8 + seat)
        return lambda: bot.decide(game, seat)

    def let_bot_answer(self, seat: int) -> None:
        self.put(seat, self.bot_thinks(seat)())

    def tick(self, now: float) -> None:
        """Start the clock of who is asked; when it has run out, a bot sits in."""
        decision = self.match.game.decision
        if not self.saved.seconds or decision is None or self.is_waiting or self.bot_to_move() is not None:
            self.deadline = None
            return
        if self.deadline is None:
            self.deadline = now + self.saved.seconds
        left = self.deadline - now
        seat = decision.awaited[0]
        tell(self.listeners, protocol.Ticking([protocol.Clock(seat, round(max(left, 0.0), 1), self.saved.seconds)]))
        if left <= 0:
            self.deadline = None
            self.sit_out(seat, for_good=False)

    def sit_out(self, seat: int, for_good: bool) -> None:
        place = self.saved.seats[seat]
        place.is_out = True
        if for_good:
            place.bot = place.bot or SITS_IN
        self.store.save(self.saved)
        self.tell_seats()
        if self.wish is not None:
            self.wish.waits_for.discard(seat)
            self.grant_if_all_agree()

    def sit_again(self, listener: Listener) -> None:
        place = self.saved.seats[listener.seat]
        if place.bot:
            refuse(listener, "not allowed", "You have given up this seat.")
            return
        place.is_out = False
        self.store.save(self.saved)
        self.tell_seats()

    def play_again(self, listener: Listener) -> None:
        if self.rematch is not None and self.is_over:
            self.rematch(self, listener)
        else:
            refuse(listener, "not allowed", "The game is not over.")

    def tell_seats(self) -> None:
        tell(self.listeners, protocol.Seats(self.seats()))


def by_seat(listeners: list[Listener]) -> list[tuple[int, list[Listener]]]:
    """Who listens at each seat: what a seat sees is worked out once."""
    return [(seat, [each for each in listeners if each.seat == seat]) for seat in {each.seat: 0 for each in listeners}]


def tell(listeners: list[Listener], message: protocol.Message) -> None:
    if listeners:
        text = ENCODER.encode(message).decode()
        for listener in listeners:
            listener.send(text)


def refuse(listener: Listener, code: RefusalCode, words: str, rule: str = "") -> None:
    tell([listener], Refused(code, words, rule))
