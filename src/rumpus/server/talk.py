"""What is said at a table: lines of chat, phrases, what bots remark, and what people make of what happens.

All of it is stored, and bounded. A phrase and a remark are kept by their keys, so that everybody reads them in their
own language.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, get_args
from weakref import WeakKeyDictionary

import msgspec

from rumpus.bots import words as bots
from rumpus.family import Line
from rumpus.family.words import USUAL
from rumpus.server import protocol
from rumpus.server.audience import WATCHING, Audience, Listener, Viewpoint, by_viewpoint, refuse, tell
from rumpus.server.limits import MOST_TALK, TALKED_WITHIN, Pace
from rumpus.server.protocol import Phrase, Reaction
from rumpus.server.store import SavedLine, SavedReaction, SavedRoom
from rumpus.server.words import words

if TYPE_CHECKING:
    from rumpus.server.room import Room

MOST_LETTERS = 500  # in a line of chat
MOST_CHAT = 200  # lines
MOST_REACTIONS = 500
PHRASES = {phrase: f"phrase {phrase}" for phrase in get_args(Phrase)}  # the keys of their words


class Talk:
    def __init__(self, room: Room, saved: SavedRoom) -> None:
        self.room = room
        self.chat = saved.chat.copy()
        self.given = {(each.act, each.seat): each for each in saved.reactions}  # the oldest first
        self.paces: WeakKeyDictionary[Listener, Pace] = WeakKeyDictionary()

    # -- lines -----------------------------------------------------------------------------------------

    def say(self, listener: Listener, said: protocol.Say) -> None:
        """A line of chat, or a phrase."""
        key = PHRASES[said.phrase] if said.phrase else ""
        text = words(key, USUAL) if key else said.text.strip()[:MOST_LETTERS]
        if listener.sees_hands:
            refuse(listener, "not allowed", "sees hands")
        elif text and self.is_slow_enough(listener):
            self.add(SavedLine(text, listener.seat, self.room.now(), key))

    def remark(self, seat: int, key: str, about: int) -> None:
        """What a bot says, by the key of its words; it may be about another player."""
        line = SavedLine("", seat, self.room.now(), key, about)
        self.add(msgspec.structs.replace(line, text=self.text(line, USUAL)))

    def add(self, line: SavedLine) -> None:
        self.room.store.say(self.room.id, line, MOST_CHAT)
        self.chat = [*self.chat, line][-MOST_CHAT:]
        self.tell(self.room.audience, line)
        if self.room.gallery is not None:
            self.room.gallery.hear(line)

    def tell(self, audience: Audience, line: SavedLine) -> None:
        for viewpoint, there in by_viewpoint(audience.listeners).items():
            tell(there, protocol.Said(self.told(line, viewpoint.language)))

    def lines(self, language: str, until: float = inf) -> list[Line]:
        """All that was said up to a time."""
        return [self.told(line, language) for line in self.chat if line.at <= until]

    def told(self, line: SavedLine, language: str) -> Line:
        return Line(self.text(line, language), line.by)

    def text(self, line: SavedLine, language: str) -> str:
        """Words that are no longer known are told as they were."""
        if line.key in PHRASES.values():
            return words(line.key, language)
        said = bots.words(line.key, language) if line.key else ""
        return said.format(name=self.room.names[line.about] if line.about >= 0 else "") or line.text

    # -- reactions -------------------------------------------------------------------------------------

    def react(self, listener: Listener, wish: protocol.React) -> None:
        """What somebody makes of an act of the log; the newest counts."""
        if not 0 < wish.act <= self.last_act():
            refuse(listener, "not allowed", "no such act")
        elif self.is_slow_enough(listener):
            self.keep(SavedReaction(wish.act, listener.seat, wish.what, self.room.now()))
            told = protocol.Reacted(Reaction(wish.act, listener.seat, wish.what))
            self.room.audience.tell(told)
            self.room.tell_gallery(told)
            if len(self.given) > MOST_REACTIONS:
                self.forget(next(iter(self.given.values())))

    def keep(self, reaction: SavedReaction) -> None:
        self.room.store.react(self.room.id, reaction)
        self.given.pop((reaction.act, reaction.seat), None)
        if reaction.what:
            self.given[reaction.act, reaction.seat] = reaction

    def forget(self, reaction: SavedReaction) -> None:
        self.keep(msgspec.structs.replace(reaction, what=""))

    def reactions(self, until: float = inf) -> list[Reaction]:
        """All that were given up to a time."""
        return [Reaction(each.act, each.seat, each.what) for each in self.given.values() if each.at <= until]

    def take_back(self) -> None:
        """Answers were taken back: to what never happened nobody has reacted."""
        last = self.last_act() if self.given else 0
        for reaction in [each for each in self.given.values() if each.act > last]:
            self.forget(reaction)

    def last_act(self) -> int:
        """The number of the newest act, which is the same for everybody."""
        log = self.room.audience.log(Viewpoint(WATCHING))
        return next((line.act for line in reversed(log) if line.act), 0)

    def is_slow_enough(self, listener: Listener) -> bool:
        pace = self.paces.setdefault(listener, Pace(MOST_TALK, TALKED_WITHIN))
        if not pace.allows(self.room.now()):
            refuse(listener, "too fast", "slower")
            return False
        return True
