"""How a game has gone, from its record: played once, then seen at any of its moments."""

from __future__ import annotations

from typing import Any

from rumpus.families import FAMILIES
from rumpus.family import Speaker
from rumpus.kernel import Game
from rumpus.match import Match
from rumpus.record import Record
from rumpus.server.protocol import Mark, Moment

MOST_KEPT = 20  # games that somebody looks at again


class Playback:
    """A game with all its moments: a sleeping twin before the first answer and after each, and what was told by then.

    Whoever drags a slider asks for many moments, one after the other, and those who play must not wait for that.
    """

    def __init__(self, record: Record) -> None:
        self.family = FAMILIES[record.family]
        self.match = Match(self.family.rules, record.setup, record.seed)
        self.answers: list[tuple[int, int, str]] = []
        self.twins: list[Game[Any]] = []
        self.told: list[int] = []
        self.marks: list[Mark] = []
        self._note()

    def follow(self, answers: list[tuple[int, int, str]]) -> bool:
        """Play on to the end of these. False: it is another game now, since answers were taken back."""
        if answers[: len(self.answers)] != self.answers:
            return False
        for answer in answers[len(self.answers) :]:
            self.match.game.answer(answer[0], answer[1])
            self.answers.append(answer)
            self._note()
        return True

    def _note(self) -> None:
        game, events = self.match.game, self.match.log.events
        since = self.told[-1] if self.told else 0
        self.marks.append(Mark(len(self.answers), *self.family.standing(game), self.family.highlights(events, since)))
        self.twins.append(game.clone())
        self.told.append(len(events))

    def moment(self, at: int, speaker: Speaker) -> Moment:
        """The game after so many answers, as who is spoken to saw it then."""
        events = self.match.log.events[: self.told[at]]
        notes = self.family.notes(events, self.told[at - 1]) if at else []
        view = self.twins[at].clone().view(speaker.viewer)
        return Moment(at, len(self.answers), view, speaker.lines(events), notes)


class Playbacks:
    """Those that were looked at last, by the names of their tables."""

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
