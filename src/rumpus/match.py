"""A game at a table: it writes its own record, and can go back to any of its moments."""

from __future__ import annotations

import pickle
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from sys import intern
from typing import Any, Generic

import msgspec

from rumpus.kernel import Decision, Event, Game, IllegalAnswer, IllegalUndo, Log, Option, Rules, key_of
from rumpus.kernel.game import S, thaw
from rumpus.record import CONCEDES, Record, answers_of, check_family, marked, run

DIGEST_EVERY = 50  # answers
TWIN_EVERY = 50  # answers: so many are played again in a few milliseconds
ASKERS = 8  # more questions than any card asks before anything comes of it
TAKEN_BACK = 20  # answers that can be taken back one by one after going back
PAGE = 16  # events that are put away together
Given = tuple[int, int, str]  # an answer as it is written down: the seat, the option, its key
Keep = Callable[[Given], None]  # puts it where it is safe, or raises


def nowhere(given: Given) -> None:
    """The answer is kept in the record alone."""


class Match(Generic[S]):
    """A game that writes its own record, and can go back to any of its moments."""

    __slots__ = ("askers", "game", "is_stopped", "log", "pages", "record", "rules", "told", "twins")

    def __init__(self, rules: Rules[S], setup: Mapping[str, Any], seed: int) -> None:
        self.rules = rules
        self.log = Log()
        self.record = Record(rules.name, rules.version, dict(setup), seed, [])
        self.game = rules.start(self.record.setup, seed, self.log)
        self.is_stopped = False  # nobody is asked any more, though it is not over
        self.pages: list[bytes] = []  # events that were put away: they come before those of the log
        self.told = [len(self.log.events)]  # how much had happened before the first answer, and after each
        self.askers: list[str] = []  # the cards that asked for the last few answers; empty: the rules did
        # Sleeping, as they were after so many answers, and packed: it goes back from there, or begins again.
        self.twins: dict[int, bytes] = {}

    @classmethod
    def resumed(cls, rules: Rules[S], record: Record, upto: int | None = None) -> Match[S]:
        """Resume a record, at its end or (a fork) after this many answers."""
        check_family(rules, record)
        match = cls(rules, record.setup, record.seed)
        match.play_on(record, answers_of(record, upto))
        return match

    def play_on(self, record: Record, upto: int) -> None:
        """Go on with a record of the same game, to when this many answers had been given."""
        answers = record.answers[:upto]
        is_conceded = bool(answers) and answers[-1][1] == CONCEDES
        for answer in answers[len(self.told) - 1 : -1 if is_conceded else None]:
            asker = asker_of(self.game)
            run(self.game, record, [answer])
            self.note(asker)
        if is_conceded:
            self.told.append(self.happened)
        digests = {count: found for count, found in record.digests.items() if count <= len(answers)}
        self.record = msgspec.structs.replace(record, answers=answers, digests=digests)

    @property
    def decision(self) -> Decision | None:
        """The open question; None when the game is over, also since somebody has conceded, or goes no further."""
        answers = self.record.answers
        if self.is_stopped or (answers and answers[-1][1] == CONCEDES):  # asked some twenty times an answer
            return None
        return self.game.decision

    def concede(self, seat: int, keep: Keep = nowhere) -> Option:
        """End a game of two: the other player has won."""
        if self.decision is None or self.record.setup.get("players") != 2 or seat not in (0, 1):
            raise IllegalAnswer(f"seat {seat} cannot concede")
        said: Option = ("concede",)
        given = (seat, CONCEDES, key_of(said))
        keep(given)
        self.told.append(self.happened)
        self.record.answers.append(given)
        return said

    def answer(self, seat: int, option: int, keep: Keep = nowhere) -> Option:
        """Give a seat's answer, and write it down; returns what was said. It counts if it could also be kept."""
        if option == CONCEDES:
            return self.concede(seat, keep)
        if self.record.conceded >= 0 or self.is_stopped:
            raise IllegalAnswer("the game is over")
        decision = self.game.decision
        if decision is None or option not in range(len(decision.offers.get(seat, ()))):
            raise IllegalAnswer(f"seat {seat} cannot answer {option!r} to {decision}")
        said = decision.offers[seat][option]
        given = (seat, option, intern(key_of(said)))
        self.game.answer(seat, option, lambda: keep(given))
        self.record.answers.append(given)
        count = len(self.record.answers)
        if count % DIGEST_EVERY == 0 or self.game.decision is None:
            self.record.digests[count] = marked(self.game)
        self.note(decision.source)
        return said

    def begun(self, seat: int) -> list[str]:
        """What this seat has answered to the card that asks, since anything last happened, as keys: what it began, and
        has yet to finish."""
        if self.game.is_at_rest:
            return []
        answers, asker, keys = self.record.answers, asker_of(self.game), []
        before = self.told[-ASKERS - 1 : -1]  # how much had happened before each of the last few
        last = zip(reversed(answers), reversed(self.askers), reversed(before), reversed(self.told), strict=False)
        for (by, _, key), asked, start, end in last:
            if by != seat or asked != asker or start != end:
                break
            keys.append(key)
        return keys[::-1]

    def undo(self, seat: int) -> None:
        """Take back this seat's last answer, if nobody has learned anything since."""
        self.game.undo(seat)
        self.record.digests.pop(len(self.record.answers), None)
        self.record.answers.pop()
        self.told.pop()
        del self.askers[-1:]
        self.forget_twins()

    def go_back(self, answers: int) -> None:
        """Go back to when this many answers had been given; the others have to agree to that."""
        if not 0 <= answers <= len(self.record.answers):
            raise IllegalUndo(f"{len(self.record.answers)} answers were given, not {answers}")
        if answers == len(self.record.answers):
            return
        start = max((count for count in self.twins if count <= answers - TAKEN_BACK), default=0)
        log, told = Log(), self.told[: start + 1]
        pages = self.pages[: told[-1] // PAGE] if start else []
        first = PAGE * len(pages)
        if start:
            log.events = list(islice(self.events(first), told[-1] - first))
            game: Game[S] = thaw(self.rules, *unpacked(self.twins[start]))
            game.log = log
        else:
            game = self.rules.start(self.record.setup, self.record.seed, log)
        askers: list[str] = []
        for answer in self.record.answers[start:answers]:
            askers.append(asker_of(game))
            run(game, self.record, [answer])
            told.append(first + len(log.events))
        self.game, self.log, self.pages, self.told = game, log, pages, told
        self.askers = askers[-ASKERS:]
        digests = {count: found for count, found in self.record.digests.items() if count <= answers}
        self.record = msgspec.structs.replace(self.record, answers=self.record.answers[:answers], digests=digests)
        self.forget_twins()

    def note(self, asker: str) -> None:
        """An answer was given, for which this card had asked. Keep a twin for every so many of them."""
        self.told.append(self.happened)
        self.askers = [*self.askers[1 - ASKERS :], asker]
        count = len(self.told) - 1
        if count % TWIN_EVERY == 0:
            self.twins[count] = asleep(self.game)

    def forget_twins(self) -> None:
        """Those of answers that were taken back."""
        for count in [count for count in self.twins if count >= len(self.told)]:
            del self.twins[count]

    # -- what has happened -----------------------------------------------------------------------------

    @property
    def happened(self) -> int:
        """How many events."""
        return PAGE * len(self.pages) + len(self.log.events)

    def put_away(self) -> None:
        """Pack events that cannot be taken back one by one. Those that are read again and again are the last ones."""
        events = self.log.events
        end = (len(events) - max(PAGE, sum(self.game.undoable))) // PAGE * PAGE
        if end <= 0:
            return
        self.pages += [page_of(events[start : start + PAGE]) for start in range(0, end, PAGE)]
        del events[:end]

    def events(self, start: int) -> Iterator[Event]:
        """From a place on."""
        for number in range(start // PAGE, len(self.pages)):
            yield from read_page(self.pages[number])[max(0, start - number * PAGE) :]
        yield from self.log.events[max(0, start - PAGE * len(self.pages)) :]

    def chapters(self, since: int = 0) -> Iterator[list[Event]]:
        """What has happened, in parts: before the first answer, then after each; from such a part on."""
        start = self.told[since - 1] if since else 0
        if start >= PAGE * len(self.pages) and since == len(self.told) - 1:  # the last one, as nearly always
            yield self.log.events[start - PAGE * len(self.pages) :]
            return
        events = self.events(start)
        for end in self.told[since:]:
            yield list(islice(events, end - start))
            start = end


def asker_of(game: Game[S]) -> str:
    """The card that asks; empty: the rules do, or nobody does any more."""
    return game.decision.source if game.decision is not None else ""


def asleep(game: Game[S]) -> bytes:
    """A twin as it is now, without its rules: not all are known by their name."""
    made: Any = game.__reduce__()
    return packed(made[1][1:])


def page_of(events: Sequence[Event]) -> bytes:
    """Taken apart: events as they are would take twice the time, and more room."""
    return packed([
        (each.kind, each.public, each.secret, each.knows, type(each.cause), tuple(each.cause)) for each in events
    ])  # fmt: skip


def read_page(page: bytes) -> list[Event]:
    return [
        Event(kind, public, secret, knows, cause if made_as is tuple else made_as(*cause))
        for kind, public, secret, knows, made_as, cause in unpacked(page)
    ]


def packed(what: object) -> bytes:
    return zlib.compress(pickle.dumps(what), 1)


def unpacked(what: bytes) -> Any:
    return pickle.loads(zlib.decompress(what))
