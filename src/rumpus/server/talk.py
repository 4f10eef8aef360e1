"""What is said at a table: lines of chat, phrases, what bots remark, and what people make of what happens.

All of it is stored, and bounded. A phrase and a remark are kept by their keys, so that everybody reads them in their
own language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from math import inf
from typing import TYPE_CHECKING, get_args

import msgspec

from rumpus.bots import words as bots
from rumpus.family import Line
from rumpus.family.acts import acts_in
from rumpus.family.words import USUAL
from rumpus.server import protocol
from rumpus.server.accounts import WATCHING
from rumpus.server.applause import Applause
from rumpus.server.audience import Audience, Listener, by_viewpoint, refuse, tell
from rumpus.server.parts import Phrase, Reaction
from rumpus.server.protocol import ENCODER
from rumpus.server.saved import SavedLine, SavedReaction, SavedRoom
from rumpus.server.spelling import seen, spelled
from rumpus.server.words import words

if TYPE_CHECKING:
    from rumpus.server.room import Room

MOST_LETTERS = 500  # in a line of chat
MOST_LINE = 1000  # bytes in it, as it is sent
MOST_CHAT = 200  # lines
MOST_CHAT_BYTES = 64_000  # in all of them
MOST_REACTIONS = 500
# Letters that are not seen: some databases do not take them, or they turn around what is written after them.
UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
PHRASES = {phrase: f"phrase {phrase}" for phrase in get_args(Phrase)}  # the keys of their words


class Talk:
    def __init__(self, room: Room, saved: SavedRoom) -> None:
        self.room = room
        self.chat = last_of(saved.chat)
        self.applause = Applause()
        self.given = {(each.act, each.seat): each for each in saved.reactions}  # the oldest first

    # -- lines -----------------------------------------------------------------------------------------

    def say(self, listener: Listener, said: protocol.Say) -> None:
        """A line of chat, or a phrase."""
        key = PHRASES[said.phrase] if said.phrase else ""
        text = words(key, USUAL) if key else shortened(spelled(UNSEEN.sub(" ", said.text)).strip())
        if listener.sees_hands:
            refuse(listener, "not allowed", "sees hands")
        elif listener.seat == WATCHING and self.room.saved.are_spectators_silent:
            refuse(listener, "not allowed", "spectators silent")
        elif self.room.host.is_muted(listener):
            refuse_muted(listener)
        elif seen(text).strip() and listener.may("talk"):
            self.add(SavedLine(text, listener.seat, self.room.now(), key))

    def remark(self, seat: int, key: str, about: int) -> None:
        """What a bot says, by the key of its words; it may be about another player."""
        line = SavedLine("", seat, self.room.now(), key, about)
        self.add(msgspec.structs.replace(line, text=self.text(line, USUAL)))

    def add(self, line: SavedLine) -> None:
        self.room.store.say(self.room.id, line, MOST_CHAT)
        self.chat = last_of([*self.chat, line])
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
        """Words that are no longer known are told as they were, and so is what a damaged row says of nobody."""
        names = self.room.names
        if line.key in PHRASES.values():
            return words(line.key, language)
        if not line.key or line.about >= len(names):
            return line.text
        return bots.words(line.key, language).format(name=names[line.about] if line.about >= 0 else "") or line.text

    # -- reactions -------------------------------------------------------------------------------------

    def react(self, listener: Listener, wish: protocol.React) -> None:
        """What somebody makes of an act of the log; the newest counts."""
        if listener.sees_hands:
            refuse(listener, "not allowed", "sees hands")
        elif listener.seat == WATCHING and not self.room.saved.spectators_react:
            refuse(listener, "not your seat", "watching")
        elif not 0 < wish.act <= self.last_act():
            refuse(listener, "not allowed", "no such act")
        elif self.room.host.is_muted(listener):
            refuse_muted(listener)
        elif not listener.may("talk"):
            return
        elif listener.seat == WATCHING:
            self.tell_reactions(self.applause.hear(listener, wish.act, wish.what))
        else:
            self.keep(SavedReaction(wish.act, listener.seat, wish.what, self.room.now()))
            self.tell_reactions([Reaction(wish.act, listener.seat, wish.what)])
            if len(self.given) > MOST_REACTIONS:
                self.forget(next(iter(self.given.values())))

    def tell_reactions(self, given: Iterable[Reaction]) -> None:
        for each in given:
            told = protocol.Reacted(each)
            self.room.audience.tell(told)
            self.room.tell_gallery(told)

    def keep(self, reaction: SavedReaction) -> None:
        self.room.store.react(self.room.id, reaction)
        self.given.pop((reaction.act, reaction.seat), None)
        if reaction.what:
            self.given[reaction.act, reaction.seat] = reaction

    def forget(self, reaction: SavedReaction) -> None:
        self.keep(msgspec.structs.replace(reaction, what=""))

    def reactions(self, until: float = inf) -> list[Reaction]:
        """All that were given up to a time."""
        given = [Reaction(each.act, each.seat, each.what) for each in self.given.values() if each.at <= until]
        return given + (self.applause.reactions() if until == inf else [])

    def take_back(self) -> None:
        """Answers were taken back: to what never happened nobody has reacted."""
        last = self.last_act() if self.given or self.applause.given else 0
        self.applause.take_back(last)
        for reaction in [each for each in self.given.values() if each.act > last]:
            self.forget(reaction)

    def last_act(self) -> int:
        """The number of the newest act, which is the same for everybody."""
        match = self.room.match
        return acts_in(self.room.audience.accounts.course.before(match, len(match.told)))


def refuse_muted(listener: Listener) -> None:
    if listener.seat == WATCHING:
        refuse(listener, "not allowed", "muted beside you")
    else:
        refuse(listener, "not allowed", "muted")


def shortened(text: str) -> str:
    """As much of a line as may be said."""
    text = text[:MOST_LETTERS]
    while size(text) > MOST_LINE:
        text = text[: len(text) * MOST_LINE // size(text)]
    return text


def last_of(lines: list[SavedLine]) -> list[SavedLine]:
    """The newest, as many as are told to whoever comes."""
    lines, left = lines[-MOST_CHAT:], MOST_CHAT_BYTES
    for place in reversed(range(len(lines))):
        left -= size(lines[place].text)
        if left < 0:
            return lines[place + 1 :]
    return lines


def size(text: str) -> int:
    """In bytes, on its way: some letters take several, and some are written out."""
    return len(ENCODER.encode(text))
