"""How a game has gone, from its record: played once, then seen at any of its moments.

This is done where heavy work is done, and what is found is sent on as it is.
"""

from __future__ import annotations

from typing import Any

from rumpus.families import FAMILIES
from rumpus.family import Story
from rumpus.kernel import Game
from rumpus.match import Match
from rumpus.record import CONCEDES, Record, read_record
from rumpus.server.accounts import Accounts, Viewpoint
from rumpus.server.audience import story_of
from rumpus.server.limits import MOST_LOG
from rumpus.server.protocol import ENCODER
from rumpus.server.tables import Mark, Moment

MOST_KEPT = 20  # games that somebody is watching again
TWIN_EVERY = 50  # answers


class Playback:
    """A game with all its moments: a sleeping twin now and then, from which the next ones are played, and what had been
    told before the first answer and after each.

    Dragging a slider asks for many moments, one after the other.
    """

    def __init__(self, record: Record) -> None:
        self.family = FAMILIES[record.family]
        self.match = Match(self.family.rules, record.setup, record.seed)
        self.twins: list[Game[Any]] = []
        self.accounts = Accounts(self.family, are_whole=True)
        self.marks: list[Mark] = []
        self._note()

    @property
    def answers(self) -> list[tuple[int, int, str]]:
        return self.match.record.answers

    def follow(self, record: Record) -> bool:
        """Play on to its end. False: it is another game now, since answers were taken back."""
        mine, answers = self.match.record, record.answers
        if (record.setup, record.seed, answers[: len(self.answers)]) != (mine.setup, mine.seed, self.answers):
            return False
        for answer in answers[len(self.answers) :]:
            self.match.answer(answer[0], answer[1])
            self._note()
        return True

    def _note(self) -> None:
        game, [happened] = self.match.game, self.match.chapters(len(self.answers))
        self.marks.append(Mark(len(self.answers), *self.family.standing(game)[:3], self.family.highlights(happened)))
        if len(self.answers) % TWIN_EVERY == 0:
            self.twins.append(game.clone())

    def moment(self, at: int, viewpoint: Viewpoint, names: list[str]) -> Moment:
        """The game after this many answers, as it was seen then."""
        account = self.accounts.of(viewpoint, names, self.match)
        account.follow(self.match)
        notes = self.family.notes(next(self.match.chapters(at))) if at else []
        end = account.ends[at]
        log = account.log.sent(max(0, end - MOST_LOG), end)
        return Moment(at, len(self.answers), self.game(at).view(viewpoint.seat), log, notes)

    def game(self, at: int) -> Game[Any]:
        game = self.twins[at // TWIN_EVERY].clone()
        for seat, option, _ in self.answers[at // TWIN_EVERY * TWIN_EVERY : at]:
            if option != CONCEDES:
                game.answer(seat, option)
        return game


class Playbacks:
    """The last ones that were looked at, by the names of their tables."""

    def __init__(self) -> None:
        self._kept: dict[str, Playback] = {}

    def of(self, name: str, record: Record) -> Playback:
        found = self._kept.pop(name, None)
        if found is None or not found.follow(record):
            found = Playback(record)
            found.follow(record)
        self._kept[name] = found
        for oldest in list(self._kept)[:-MOST_KEPT]:
            del self._kept[oldest]
        return found


KEPT = Playbacks()  # of this process


def moment(table: str, record: bytes, at: int, viewpoint: Viewpoint, names: list[str]) -> bytes:
    return ENCODER.encode(KEPT.of(table, read_record(record)).moment(at, viewpoint, names))


def marks(table: str, record: bytes) -> bytes:
    return ENCODER.encode(KEPT.of(table, read_record(record)).marks)


def story(table: str, record: bytes) -> Story:
    """How a finished game went."""
    playback = KEPT.of(table, read_record(record))
    return story_of(playback.match, playback.family)
