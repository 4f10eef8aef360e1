"""Working out a review, bit by bit: each bit by itself, in any process, and always with the same result.

What has been found so far can be put away and taken up again.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from rumpus.advice.chances import Estimate, estimate
from rumpus.advice.expert import EXPERTS
from rumpus.advice.review import Point, Review, Share, Slip
from rumpus.advice.steps import Course, Step, course_of
from rumpus.advice.weighing import Weighing
from rumpus.bots.budget import Budget
from rumpus.bots.chair import Chair
from rumpus.family.consequences import Reason
from rumpus.kernel import Game
from rumpus.record import CONCEDES, BadRecord, Record

VERSION = 2  # of what is found: what another version has found is worked out again
MOST_SLIPS = 3  # of one seat
SUSPECTS = 8  # of one seat, that are looked at again
LEAST_COST = 0.04  # a chance that is worth a word
SURE = 1.6  # by how many standard errors it has to be one
SCREENED = {"smashup": 160, "munchkin": 90}  # simulations to find out whether an answer is suspect
JUDGED = {"smashup": 900, "munchkin": 400}  # to find out how bad it was
WORLDS = {"smashup": 150, "munchkin": 120}  # for each estimate of everybody's chances
WEIGHT = 4  # how much longer that takes
SEED = 20011  # so that a review tries other worlds than the bots did that played
PATIENCE = 600.0  # seconds for one bit: simulations are what counts

Kind = Literal["now", "after", "screen", "judge"]


class Screened(msgspec.Struct):
    """By how much something else looked better at first sight."""

    cost: float


class Judged(msgspec.Struct):
    """What would have been better, by how much, and why."""

    better: int
    cost: float
    error: float
    reason: Reason


class Stamp(msgspec.Struct, omit_defaults=True):
    """Of something found: as much of it as tells whether it can be gone on with."""

    version: int = 0  # of whoever has found it

    @property
    def is_of_today(self) -> bool:
        return self.version == VERSION


class Findings(Stamp, omit_defaults=True):
    """What has been found so far, by how many answers had been given."""

    now: dict[int, Estimate] = {}  # the chances then
    after: dict[int, Estimate] = {}  # after the next answer, before anybody knows what chance brings
    screen: dict[int, Screened] = {}
    judge: dict[int, Judged] = {}

    def add(self, more: Findings) -> None:
        self.now |= more.now
        self.after |= more.after
        self.screen |= more.screen
        self.judge |= more.judge


@dataclass(frozen=True)
class Job:
    """One bit of the work; it can be pickled and done elsewhere."""

    kind: Kind
    at: int
    game: Game[Any]
    seat: int
    option: int

    def __call__(self) -> Estimate | Screened | Judged:
        family = self.game.rules.name
        if self.kind == "now":
            return estimate(self.game, SEED + 2 * self.at, WORLDS[family])
        if self.kind == "after":
            return estimate(self.game, SEED + 2 * self.at + 1, WORLDS[family], (self.seat, self.option))
        if self.kind == "screen":
            return self.screen(Chair(self.game, self.seat, SEED, Budget(SCREENED[family], PATIENCE)))
        return self.judge(Chair(self.game, self.seat, SEED + 1, Budget(JUDGED[family], PATIENCE)))

    def screen(self, chair: Chair) -> Screened:
        found = {each.option: each.chance for each in Weighing(chair).best(1, [self.option])}
        played = found.pop(self.option)
        return Screened(max(found.values(), default=played) - played)

    def judge(self, chair: Chair) -> Judged:
        weighing = Weighing(chair)
        better = next(each.option for each in weighing.best(2, [self.option]) if each.option != self.option)
        cost, error = weighing.difference(better, self.option)
        return Judged(better, cost, error, weighing.why([better, self.option])[0])


class Reviewer:
    """Of one game; `people` are the seats whose slips are looked for. May raise BadRecord."""

    def __init__(self, record: Record, people: Iterable[int], found: Findings | None = None) -> None:
        self.course: Course = course_of(record)
        if record.family not in EXPERTS:
            raise BadRecord("no review", game=record.family)
        self.people = [seat for seat in people if 0 <= seat < self.course.players]
        self.go_on_with(found)
        self.decisions = [step for step in self.course.steps if self.is_judged(step)]
        own = Counter(step.seat for step in self.decisions)
        judged = sum(min(SUSPECTS, own[seat]) for seat in self.people)
        self.whole = len(list(self.estimates())) + len(self.decisions) + WEIGHT * judged  # of the work

    def go_on_with(self, found: Findings | None) -> None:
        """What another version has found is nothing."""
        self.found = found if found is not None and found.is_of_today else Findings(VERSION)

    def is_judged(self, step: Step) -> bool:
        decision = step.game.decision
        if step.seat not in self.people or step.option == CONCEDES or decision is None:
            return False
        if len(decision.offers[step.seat]) == 1 and step.seat in decision.awaited:
            return False
        chair = Chair(step.game, step.seat, 0, Budget(0, 0.0))
        return EXPERTS[chair.family].has_an_opinion(chair)

    # -- what is to be done ------------------------------------------------------------------------------

    def estimates(self) -> Iterator[Job]:
        """Where chances may have changed: after whatever somebody does in a row, and after each chance. The last is the
        end, which is known."""
        steps = self.course.steps
        has_acted = False  # whoever answers, since the last estimate
        for step, following in zip(steps, [*steps[1:], None], strict=False):
            if step.at == 0:
                yield Job("now", 0, step.game, step.seat, step.option)
            has_acted = has_acted or step.is_choice
            if step.is_chance and has_acted:
                yield Job("after", step.at, step.game, step.seat, step.option)
            if following is not None and (step.is_chance or (has_acted and following.seat != step.seat)):
                yield Job("now", following.at, following.game, following.seat, following.option)
                has_acted = False

    def screens(self) -> Iterator[Job]:
        for step in self.decisions:
            yield Job("screen", step.at, step.game, step.seat, step.option)

    def judgements(self) -> Iterator[Job]:
        """Those that looked worst, once all have been looked at."""
        screened = self.found.screen
        for seat in self.people:
            own = [step for step in self.decisions if step.seat == seat and step.at in screened]
            for step in sorted(own, key=lambda step: -screened[step.at].cost)[:SUSPECTS]:
                yield Job("judge", step.at, step.game, seat, step.option)

    def jobs(self) -> Iterator[Job]:
        """All that is left to do, one after the other; each is to be done before the next is asked for."""
        for jobs in (self.estimates, self.screens, self.judgements):
            for job in list(jobs()):
                if job.at not in getattr(self.found, job.kind):
                    yield job

    def take(self, job: Job, result: Estimate | Screened | Judged) -> Findings:
        """Returns it by itself."""
        more = Findings(VERSION)
        getattr(more, job.kind)[job.at] = result
        self.found.add(more)
        return more

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        found = self.found
        done = len(found.now) + len(found.after) + len(found.screen) + WEIGHT * len(found.judge)
        return done / max(1, self.whole)

    @property
    def is_done(self) -> bool:
        return next(self.jobs(), None) is None

    def work(self) -> Iterator[float]:
        """Do all of it here; tells from time to time how far it is."""
        for job in self.jobs():
            self.take(job, job())
            yield self.progress

    # -- what has been found -----------------------------------------------------------------------------

    def review(self) -> Review:
        assert self.is_done, "everything has to be found first"
        return Review(self.points(), self.slips(), self.shares())

    def points(self) -> list[Point]:
        steps, found = self.course.steps, self.found.now
        points = [Point(step.at, step.turn, found[step.at].chances) for step in steps if step.at in found]
        return [*points, Point(len(steps), self.course.turn, self.course.end)]

    def slips(self) -> list[Slip]:
        slips: list[Slip] = []
        for seat in self.people:
            own: list[Slip] = []
            for step in self.decisions:
                if step.seat == seat and (found := self.found.judge.get(step.at)) is not None:
                    told = found.better, found.cost, found.error, found.reason
                    own.append(Slip(step.at, step.turn, seat, step.option, *told))
            dear = [slip for slip in own if slip.cost >= LEAST_COST and slip.cost > SURE * slip.error]
            slips += sorted(dear, key=lambda slip: -slip.cost)[:MOST_SLIPS]
        return slips

    def shares(self) -> list[Share]:
        """Chances change after each answer: by what was decided, up to where chance has not spoken yet; from there on
        by luck."""
        players, found = self.course.players, self.found
        start = found.now[0].chances if self.course.steps else self.course.end
        luck, own, others = [0.0] * players, [0.0] * players, [0.0] * players
        before, doubt = start, 0.0
        for step, following in zip(self.course.steps, [*self.course.steps[1:], None], strict=False):
            later = Estimate(self.course.end, 0.0) if following is None else found.now.get(following.at)
            pending = found.after.get(step.at)
            if later is None and pending is None:
                continue  # whoever did this goes on
            after = later.chances if later is not None else before
            decided = pending.chances if pending is not None else before if step.is_chance else after
            for seat in range(players):
                mine = own if seat == step.seat else others
                mine[seat] += decided[seat] - before[seat]
                luck[seat] += after[seat] - decided[seat]
            if step.is_chance:
                doubt += sum(each.error**2 for each in (pending, later) if each is not None)
            before = after
        usual = sum(own) / players  # everybody plays better than the quick player who goes on for them in the estimates
        own, others = [each - usual for each in own], [each + usual for each in others]
        return [Share(*each, math.sqrt(doubt)) for each in zip(start, luck, own, others, strict=True)]
