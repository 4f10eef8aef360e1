"""A game at a table: it writes its own record, and can go back to any of its moments."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Generic

import msgspec

from rumpus.kernel import Decision, Event, IllegalAnswer, IllegalUndo, Log, Option, Rules, digest, key_of
from rumpus.kernel.game import S
from rumpus.record import CONCEDES, Record, check_family, run

DIGEST_EVERY = 50  # answers
Given = tuple[int, int, str]  # an answer as it is written down: the seat, the option, its key
Keep = Callable[[Given], None]  # puts it where it is safe, or raises


def nowhere(given: Given) -> None:
    """The answer is kept in the record alone."""


class Match(Generic[S]):
    """A game that writes its own record, and can go back to any of its moments."""

    __slots__ = ("game", "log", "record", "rules", "told")

    def __init__(self, rules: Rules[S], setup: Mapping[str, Any], seed: int) -> None:
        self.rules = rules
        self.log = Log()
        self.record = Record(rules.name, rules.version, dict(setup), seed)
        self.game = rules.start(self.record.setup, seed, self.log)
        self.told = [len(self.log.events)]  # how long the log was before the first answer, and after each

    @classmethod
    def resumed(cls, rules: Rules[S], record: Record, upto: int | None = None) -> Match[S]:
        """Resume a record, at its end or (a fork) after this many answers."""
        check_family(rules, record)
        match = cls(rules, record.setup, record.seed)
        answers = record.answers if upto is None else record.answers[:upto]
        is_conceded = bool(answers) and answers[-1][1] == CONCEDES
        for answer in answers[:-1] if is_conceded else answers:
            run(match.game, record, [answer])
            match.told.append(len(match.log.events))
        if is_conceded:
            match.concede(answers[-1][0])
        match.record = msgspec.structs.replace(
            record, answers=list(answers), digests={n: d for n, d in record.digests.items() if n <= len(answers)}
        )
        return match

    @property
    def decision(self) -> Decision | None:
        """The open question; None when the game is over, also since somebody has conceded."""
        return None if self.record.conceded >= 0 else self.game.decision

    def concede(self, seat: int, keep: Keep = nowhere) -> Option:
        """End a game of two: the other player has won."""
        if self.decision is None or self.record.setup.get("players") != 2 or seat not in (0, 1):
            raise IllegalAnswer(f"seat {seat} cannot concede")
        said: Option = ("concede",)
        given = (seat, CONCEDES, key_of(said))
        keep(given)
        self.told.append(len(self.log.events))
        self.record.answers.append(given)
        return said

    def answer(self, seat: int, option: int, keep: Keep = nowhere) -> Option:
        """Give a seat's answer, and write it down; returns what was said. It counts if it could also be kept."""
        if option == CONCEDES:
            return self.concede(seat, keep)
        if self.record.conceded >= 0:
            raise IllegalAnswer("the game is over")
        decision = self.game.decision
        if decision is None or not 0 <= option < len(decision.offers.get(seat, ())):
            raise IllegalAnswer(f"seat {seat} cannot answer {option} to {decision}")
        said = decision.offers[seat][option]
        given = (seat, option, key_of(said))
        self.game.answer(seat, option, lambda: keep(given))
        self.told.append(len(self.log.events))
        self.record.answers.append(given)
        count = len(self.record.answers)
        if count % DIGEST_EVERY == 0 or self.game.decision is None:
            self.record.digests[count] = digest(self.game.state)
        return said

    def undo(self, seat: int) -> None:
        """Take back this seat's last answer, if nobody has learned anything since."""
        self.game.undo(seat)
        self.record.digests.pop(len(self.record.answers), None)
        self.record.answers.pop()
        self.told.pop()

    def go_back(self, answers: int) -> None:
        """Go back to when this many answers had been given; the others have to agree to that."""
        if not 0 <= answers <= len(self.record.answers):
            raise IllegalUndo(f"{len(self.record.answers)} answers were given, not {answers}")
        again = Match.resumed(self.rules, self.record, answers)
        self.game, self.log, self.record, self.told = again.game, again.log, again.record, again.told

    def chapters(self, since: int = 0) -> Iterator[list[Event]]:
        """What has happened, in parts: before the first answer, then after each; from such a part on."""
        for place in range(since, len(self.told)):
            yield self.log.events[self.told[place - 1] if place else 0 : self.told[place]]
