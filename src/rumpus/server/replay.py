"""How a game has gone, from its record: played once, then seen at any of its moments."""

from __future__ import annotations

from typing import Any

from rumpus.families import FAMILIES
from rumpus.kernel import Game
from rumpus.match import Match
from rumpus.record import Record
from rumpus.server.audience import Accounts, Viewpoint
from rumpus.server.tables import Mark, Moment

MOST_KEPT = 20  # games that somebody is watching again


class Playback:
    """A game with all its moments: a sleeping twin before the first answer and after each, and what had been told by
    then.

    Dragging a slider asks for many moments, one after the other, and the players must not wait for that.
    """

    def __init__(self, record: Record) -> None:
        self.family = FAMILIES[record.family]
        self.match = Match(self.family.rules, record.setup, record.seed)
        self.twins: list[Game[Any]] = []
        self.accounts = Accounts(self.family)
        self.marks: list[Mark] = []
        self._note()

    @property
    def answers(self) -> list[tuple[int, int, str]]:
        return self.match.record.answers

    def follow(self, answers: list[tuple[int, int, str]]) -> bool:
        """Play on to the end of these. False: it is another game now, since answers were taken back."""
        if answers[: len(self.answers)] != self.answers:
            return False
        for answer in answers[len(self.answers) :]:
            self.match.answer(answer[0], answer[1])
            self._note()
        return True

    def _note(self) -> None:
        game, [happened] = self.match.game, self.match.chapters(len(self.answers))
        self.marks.append(Mark(len(self.answers), *self.family.standing(game)[:3], self.family.highlights(happened)))
        self.twins.append(game.clone())

    def moment(self, at: int, viewpoint: Viewpoint, names: list[str]) -> Moment:
        """The game after this many answers, as it was seen then."""
        account = self.accounts.of(viewpoint, names)
        account.follow(self.match)
        notes = self.family.notes(next(self.match.chapters(at))) if at else []
        view = self.twins[at].clone().view(viewpoint.seat)
        return Moment(at, len(self.answers), view, account.lines[: account.ends[at]], notes)


class Playbacks:
    """The last ones that were looked at, by the names of their tables."""

    def __init__(self) -> None:
        self._kept: dict[str, Playback] = {}

    def of(self, name: str, record: Record) -> Playback:
        found = self._kept.pop(name, None)
        if found is None or not found.follow(record.answers):
            found = Playback(record)
            found.follow(record.answers)
        self._kept[name] = found
        for oldest in list(self._kept)[:-MOST_KEPT]:
            del self._kept[oldest]
        return found
