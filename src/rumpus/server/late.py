"""A table as it was some time ago, for spectators who see all hands: nothing younger than the delay reaches them."""

from __future__ import annotations

from collections import deque
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from rumpus.families import resume
from rumpus.family import Line
from rumpus.server import protocol
from rumpus.server.asking import question
from rumpus.server.changes import changes
from rumpus.server.listening import WATCHING, Listener, Shown, tell
from rumpus.server.protocol import Message, Question

if TYPE_CHECKING:
    from rumpus.server.room import Room

Answer = tuple[int, int, str]
Step = Answer | int  # an answer, or back to when so many had been given


class Late:
    """A game that follows that of the room, step by step, when each step has become old enough.

    What is said at the table comes as late as what is played there; only who sits there is told at once.
    """

    def __init__(self, room: Room) -> None:
        self.room = room
        self.listeners: list[Listener] = []
        until = room.now() - room.saved.hands_delay
        given = len(list(takewhile(lambda at: at <= until, room.times)))
        self.match = resume(room.match.record, given)
        self.coming: deque[tuple[float, Step | Message]] = deque(
            zip(room.times[given:], room.match.record.answers[given:], strict=True)
        )
        self.shown = Shown({})

    def look(self) -> tuple[dict[str, Any], Question]:
        """What a spectator sees, and each seat as it sees itself."""
        game = self.match.game
        view = self.room.family.open_view(game)
        asked = question(game, game.answered, WATCHING, self.room.speaker(WATCHING), view)
        view.pop("question", None)
        return view, asked

    def join(self, listener: Listener) -> None:
        self.catch_up()
        self.listeners.append(listener)
        self.welcome([listener])
        tell([listener], protocol.Seats(self.room.seats()))

    def welcome(self, listeners: list[Listener]) -> None:
        """Tell these everything that is old enough."""
        room, until = self.room, self.room.now() - self.room.saved.hands_delay
        view, asked = self.look()
        self.shown = Shown(view)
        chat = [Line(each.text, each.by) for each in room.chat if each.at <= until]
        tell(
            listeners,
            protocol.Welcome(
                protocol.VERSION, room.id, room.family.info.name, WATCHING, room.seats(), view, asked, self.news(),
                chat, room.saved.hands_delay,
            ),
        )  # fmt: skip

    def update(self) -> None:
        view, asked = self.look()
        found, gone = changes(self.shown.view, view)
        self.shown.view = view
        notes = self.room.family.notes(self.match.log.events, self.shown.told)
        tell(self.listeners, protocol.Update(asked, found, gone, self.news(), notes))

    def news(self) -> list[Line]:
        events, shown = self.match.log.events, self.shown
        lines = self.room.speaker(WATCHING).lines(events, shown.told, shown.memory)
        shown.told = len(events)
        return lines

    def catch_up(self) -> None:
        """Let everything happen that has become old enough."""
        until = self.room.now() - self.room.saved.hands_delay
        while self.coming and self.coming[0][0] <= until:
            _, what = self.coming.popleft()
            if isinstance(what, Message):
                tell(self.listeners, what)
            elif isinstance(what, int):
                self.match.go_back(what)
                self.welcome(self.listeners)
            else:
                self.match.answer(what[0], what[1])
                self.update()
