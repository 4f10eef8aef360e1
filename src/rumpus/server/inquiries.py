"""What a seat may ask without answering anything: why not, what then, and what would come of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from rumpus.family import Answer
from rumpus.kernel import Refusal
from rumpus.server import protocol
from rumpus.server.accounts import Viewpoint
from rumpus.server.audience import Listener, question_of, tell
from rumpus.server.foresight import Foresight
from rumpus.server.words import words

if TYPE_CHECKING:
    from rumpus.server.room import Room

MOST_TRIED = 60  # answers, to see what would be asked then


class Inquiries:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.foresight = Foresight(room.family)
        self.waiting: dict[tuple[int, Viewpoint], list[Listener]] = {}  # for what is being worked out

    def answer(self, listener: Listener, message: protocol.Inquiry) -> None:
        if isinstance(message, protocol.Why):
            self.explain(listener, message.key or Answer(message.verb, "act", message.parts).key)
        elif isinstance(message, protocol.Try):
            self.try_out(listener, message.keys)
        else:
            self.foresee(listener, message.number)

    def explain(self, listener: Listener, key: str) -> None:
        refusal = self.room.match.game.why_not(listener.seat, key)
        if refusal is None:
            tell([listener], protocol.Explained(key, words("can answer", listener.viewpoint.language)))
        else:
            tell([listener], protocol.Explained(key, self.reason(listener, refusal), refusal.rule))

    def try_out(self, listener: Listener, keys: list[str]) -> None:
        """In a world that this seat imagines, so that nothing hidden shows."""
        room, seat = self.room, listener.seat
        game = world = room.match.game
        for key in keys[:MOST_TRIED]:
            refusal = world.why_not(seat, key)
            if refusal is not None:
                tell([listener], protocol.Refused("not offered", self.reason(listener, refusal), refusal.rule))
                return
            world = game.imagine(seat, 0) if world is game else world
            world.say(seat, key)
        speaker = room.family.speaker(room.names, *listener.viewpoint)
        question = question_of(world, room.number, seat, speaker, world.view(seat))
        tell([listener], protocol.Tried(keys, question))

    def foresee(self, listener: Listener, number: int) -> None:
        """Of an older question nobody needs to know any more; nobody is asked while others are to come first."""
        room, viewpoint = self.room, listener.viewpoint
        if number != room.number or room.is_held:
            return
        found = self.foresight.kept(number, viewpoint)
        if found is not None:
            tell([listener], found)
        elif (number, viewpoint) in self.waiting:
            self.waiting[number, viewpoint].append(listener)
        else:
            self.waiting[number, viewpoint] = [listener]
            speaker = room.audience.account(viewpoint).speaker
            self.find_out(number, viewpoint, self.foresight.find_out(room.match.game, number, viewpoint, speaker))

    def find_out(self, number: int, viewpoint: Viewpoint, finding: Iterator[None]) -> None:
        """A little more of it, if the question is still open; then all other tables have their turn."""
        waiting = self.waiting.pop((number, viewpoint))
        if number != self.room.number:
            return
        for _ in finding:
            self.waiting[number, viewpoint] = waiting
            self.room.audience.soon(partial(self.find_out, number, viewpoint, finding))
            return
        found = self.foresight.kept(number, viewpoint)
        assert found is not None
        tell(waiting, found)

    def reason(self, listener: Listener, refusal: Refusal) -> str:
        return self.room.audience.account(listener.viewpoint).speaker.reason(refusal)
