"""What bots with a character remark upon: a curse, a loss, a base that another took, the end.

It is read off the fields of what everybody is told, never off its words, and follows from the game alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

from rumpus.bots.words import remarks
from rumpus.family import Line, Note, Occasion
from rumpus.server.accounts import WATCHING, Viewpoint
from rumpus.server.store import StoreDown

if TYPE_CHECKING:
    from rumpus.server.room import Room

EVERY = 3  # turns: more often they say nothing
TALKS = 0.7  # how often they say something when they could
NOBODY = -1


class Remarks:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.doers: dict[int, int] = {}  # who began each act
        self.spoken = room.standing().turn  # when something was said last; after a restart they are silent for a while

    def hear(self) -> None:
        """After an answer: one of them may say something."""
        if not any(self.is_somebody(seat) for seat in range(len(self.room.saved.seats))):
            return
        found = [each for each in self.occasions() if self.is_somebody(each.seat)]
        turn, record = self.room.standing().turn, self.room.match.record
        chance = Random(record.seed * 1_000_003 + len(record.answers))
        may_speak = self.room.is_over or (turn - self.spoken >= EVERY and chance.random() < TALKS)
        if found and may_speak:
            self.spoken = turn
            self.speak(min(found, key=lambda each: (each.rank, chance.random())), chance)

    def forget(self) -> None:
        """Answers were taken back: who began what is no longer known."""
        self.doers.clear()

    def speak(self, occasion: Occasion, chance: Random) -> None:
        character = self.room.saved.seats[occasion.seat].character
        keys = remarks(character, occasion.what, occasion.about >= 0)
        said = {line.key for line in self.room.talk.chat}
        fresh = [key for key in keys if key not in said] or keys
        if fresh:
            with suppress(StoreDown):  # what cannot be stored is not said
                self.room.talk.remark(occasion.seat, chance.choice(fresh), occasion.about)

    def is_somebody(self, seat: int) -> bool:
        place = self.room.saved.seats[seat]
        return bool(place.bot and place.character)

    def occasions(self) -> list[Occasion]:
        """What the last answer gives somebody reason to speak of."""
        match, family = self.room.match, self.room.family
        account = self.room.audience.account(Viewpoint(WATCHING))
        account.follow(match)
        lines = account.log.lines(account.lines_before(account.parts - 1))
        notes = [note for chapter in match.chapters(len(match.told) - 1) for note in family.notes(chapter)]
        if self.room.is_over:
            return self.of_the_end()
        return [*self.of_notes(notes), *self.of_losses(lines)]

    def of_the_end(self) -> list[Occasion]:
        winners = self.room.standing().winners
        others = [seat for seat in range(len(self.room.saved.seats)) if seat not in winners]
        best = winners[0] if winners else NOBODY
        return [*[Occasion("wins", seat) for seat in winners], *[Occasion("loses", seat, best) for seat in others]]

    def of_notes(self, notes: Sequence[Note]) -> list[Occasion]:
        return [occasion for note in notes for occasion in note.occasions()]

    def of_losses(self, lines: Sequence[Line]) -> Iterator[Occasion]:
        """What somebody does to somebody else."""
        for line in lines:
            doer = self.doers.setdefault(line.act, line.by) if line.act else NOBODY
            for victim in {hit.seat for hit in line.hits} - {doer, NOBODY}:
                if line.mood == "loss" and doer != NOBODY:
                    yield Occasion("hurt", victim, doer)
                    yield Occasion("strikes", doer, victim)
