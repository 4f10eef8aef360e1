"""A table as it was some time ago, for spectators who see all hands: nothing younger than the delay reaches them."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from rumpus.families import resume
from rumpus.family import Speaker, View
from rumpus.match import Match
from rumpus.server import protocol
from rumpus.server.accounts import WATCHING, Accounts, Viewpoint
from rumpus.server.audience import Audience, Listener, end_of, question_of, tell, views_of
from rumpus.server.parts import Question
from rumpus.server.protocol import Message, Welcome
from rumpus.server.saved import SavedLine
from rumpus.server.talk import MOST_CHAT, MOST_REACTIONS

if TYPE_CHECKING:
    from rumpus.server.room import Room

Answer = tuple[int, int, str]
Step = Answer | int  # an answer, or back to when this many had been given
Coming = Step | Message | SavedLine
SAID = SavedLine, protocol.Reacted
MOST_SAID = MOST_CHAT + MOST_REACTIONS  # that wait


class Gallery:
    """A game that follows that of the room, step by step, when each step has become old enough.

    Chat comes as late as what is played; only news of who sits there comes at once.
    """

    def __init__(self, room: Room, match: Match[Any] | None = None) -> None:
        """`match`: that of the room, after as many answers as are old enough, or a few less."""
        self.room = room
        self.family = room.family
        self.match = match or resume(room.match.record, self.given(room))
        given = len(self.match.record.answers)
        self.coming: deque[tuple[float, Coming]] = deque(
            zip(room.answers.times[given:], room.match.record.answers[given:], strict=True)
        )
        self.audience = Audience(self)

    @staticmethod
    def given(room: Room) -> int:
        """How many answers are old enough."""
        until = room.now() - room.saved.hands_delay
        return len(list(takewhile(lambda at: at <= until, room.answers.times)))

    @property
    def names(self) -> list[str]:
        return self.room.names

    @property
    def until(self) -> float:
        """What happened later is too young."""
        return self.room.now() - self.room.saved.hands_delay

    def views(self, seats: Iterable[int]) -> dict[int, View]:
        """What a spectator sees, and each seat as it sees itself.

        The deal has no time of its own, and people may sit down long after it. It came before the first answer: when
        that is old enough, so is the deal. Until then they see what everybody does.
        """
        if not self.match.record.answers:
            return views_of(self.match.game, seats)
        return dict.fromkeys(seats, self.family.open_view(self.match.game))

    def question(self, seat: int, speaker: Speaker, view: View) -> Question:
        number = len(self.match.told) - 1
        if self.match.decision is None:
            return end_of(self.match, self.family, number, speaker, view)
        return question_of(self.match.game, number, WATCHING, speaker, view)

    def greeting(self, viewpoint: Viewpoint, view: View, question: Question) -> Welcome:
        """Whatever is old enough."""
        found = self.room.greeting(viewpoint, view, question)
        found.chat = self.room.talk.lines(viewpoint.language, self.until)
        found.reactions = self.room.talk.reactions(self.until)
        found.delay = self.room.saved.hands_delay
        found.may_react = False  # who sees the hands tells nobody anything
        return found

    def join(self, listener: Listener) -> None:
        self.catch_up()
        self.audience.listeners.append(listener)
        self.greet(listener)

    def greet(self, listener: Listener) -> None:
        self.audience.welcome([listener])
        tell([listener], protocol.Seats(self.room.seats()))

    def hear(self, what: Coming) -> None:
        """Something that they will get when it is old enough. Of what is said as much waits as a table keeps of it."""
        self.coming.append((self.room.now(), what))
        if isinstance(what, SAID):
            said = [place for place, (_, each) in enumerate(self.coming) if isinstance(each, SAID)]
            if len(said) > MOST_SAID:
                del self.coming[said[0]]

    def deal_anew(self) -> None:
        """Before the first answer all cards came otherwise. What was given and taken back before never happens here."""
        self.match = resume(self.room.match.record)
        self.audience.accounts = Accounts(self.family)
        self.coming = deque(each for each in self.coming if isinstance(each[1], Message | SavedLine))

    def catch_up(self) -> None:
        """Let everything happen that has become old enough."""
        while self.step():
            pass

    def step(self) -> bool:
        """Let the next thing happen that has become old enough. False: nothing has."""
        if not self.coming or self.coming[0][0] > self.until:
            return False
        _, what = self.coming.popleft()
        if isinstance(what, Message):
            self.audience.tell(what)
        elif isinstance(what, SavedLine):
            self.room.talk.tell(self.audience, what)
        elif isinstance(what, int):
            self.match.go_back(what)
            self.audience.begin_again()
        else:
            self.match.answer(what[0], what[1])
            self.audience.update()
        return True
