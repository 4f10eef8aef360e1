"""How a finished game of Munchkin went: the winner's way up, the fights, who stabbed whom, and the dead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from rumpus.family.events import Fields, cause_of
from rumpus.family.story import Change, Story, places, turning
from rumpus.kernel import Event
from rumpus.munchkin.events import ENDINGS, KINDS

How = Literal["kill", "card", "sold", "other"]
MOST_WORST = 2  # stabs that are told in a sentence of their own
BEGINS = ("draw openly", "open door", "play", "use")  # what a card that is cancelled has begun
KILL = "MU-4.1"  # levels for it


class Step(msgspec.Struct, omit_defaults=True):
    """How the winner came to a level, the last time that it happened."""

    level: int
    how: How
    turn: int
    card: str = ""  # the monster that was killed, or the card
    gold: int = 0  # what was sold for it


class Stab(msgspec.Struct, omit_defaults=True):
    """Cards that somebody played against a fighter, each of which made the fight worse for them."""

    by: int
    whom: int
    count: int


class WorstStab(msgspec.Struct, omit_defaults=True):
    by: int
    whom: int
    card: str
    turn: int
    ours: int  # how the fight stood after it
    theirs: int
    cost: int  # how much of the lead it took
    is_decisive: bool = False  # before it the fighter was winning
    text: str = ""


class FightStory(msgspec.Struct, omit_defaults=True):
    fighter: int
    turn: int
    foes: list[str]
    ours: int
    theirs: int
    helper: int = -1
    pay: int = 0  # treasures that the helper was promised
    stabbed_by: list[int] = []
    title: str = ""
    text: str = ""


class Death(msgspec.Struct, omit_defaults=True):
    seat: int
    turn: int
    card: str = ""  # what killed them


class MunchkinStory(Story, msgspec.Struct, omit_defaults=True):
    ending: str = ""  # what ended it in a way of a set's own, as the event is called
    steps: list[Step] = []  # of the first of the winners, from level 2 on
    stabs: list[Stab] = []
    worst: list[WorstStab] = []
    last: FightStory | None = None  # that won the game, if it was a fight
    biggest: FightStory | None = None
    deaths: list[Death] = []


class Fight:
    """A fight that is going on."""

    def __init__(self, fighter: int, turn: int) -> None:
        self.fighter = fighter
        self.turn = turn
        self.helper = -1
        self.pay = 0
        self.foes: dict[int, str] = {}  # by serial number
        self.strengths: tuple[int, int] | None = None  # when that was told last
        self.thrown: list[tuple[int, str]] = []  # by others, since then: who, and which card
        self.stabbed_by: list[int] = []
        self.is_decided = False

    def found(self, ours: int, theirs: int) -> FightStory:
        stabbed_by = sorted(set(self.stabbed_by))
        return FightStory(
            self.fighter, self.turn, list(self.foes.values()), ours, theirs, self.helper, self.pay, stabbed_by
        )


class Reading:
    """Everybody's levels and fights, event by event."""

    def __init__(self, players: int) -> None:
        self.levels = [1] * players
        self.steps: list[dict[int, Step]] = [{} for _ in range(players)]  # of each player, by level
        self.turn = 0
        self.began = 0  # how many answers had been given when the turn began
        self.changes: list[Change] = []
        self.fight: Fight | None = None
        self.offers: dict[int, int] = {}  # treasures for help, by who asks or offers
        self.gold = 0  # of the sale that goes on
        self.place = 0  # of the event
        self.begun: dict[str, int] = {}  # where a card was played or opened last
        self.fights: list[tuple[int, FightStory]] = []  # each of these with its place
        self.stabs: list[tuple[int, WorstStab]] = []
        self.deaths: list[tuple[int, Death]] = []
        self.ending = ""

    def read(self, event: Event, at: int) -> None:
        told = KINDS[event.kind].read((event.kind, *event.public))
        self.place += 1
        if event.kind in BEGINS and "card" in told:
            self.begun[told["card"]] = self.place
        match event.kind:
            case "turn":
                self.turn, self.began, self.fight = told["number"], at, None
            case "gain levels" | "lose levels":
                self.rise(told, event)
            case "sell":
                self.gold = told["number"]
            case "die":
                self.deaths.append((self.place, Death(told["who"], self.turn, cause_of(event).card)))
            case "cancelled":
                self.forget(told["card"])
            case kind if kind in ENDINGS:
                self.ending = kind
            case "fight":
                self.fight = Fight(told["who"], self.turn)
                self.fight.foes[told["serial"]] = told["card"]
            case _ if self.fight is not None:
                self.follow(self.fight, event.kind, told)

    def follow(self, fight: Fight, kind: str, told: Fields) -> None:
        """What happens in a fight."""
        match kind:
            case "joins":
                fight.foes[told["serial"]] = told["card"]
            case "leaves fight":
                fight.foes.pop(told["serial"], None)
            case "asks everybody" | "asks for help" | "offers help":
                self.offers[told["who"]] = told["count"]
            case "accepts":
                fight.pay = self.offers.get(told["whose"], 0)
            case "helps":
                fight.helper = told["who"]
            case "drops out":
                fight.helper = -1
            case "takes over":
                fight.fighter = told["who"]
            case "play" | "use" if told["who"] not in (fight.fighter, fight.helper):
                fight.thrown.append((told["who"], told["card"]))
            case "stands" | "call":
                self.stand(fight, told["ours"], told["theirs"])
            case "decided":
                self.stand(fight, told["ours"], told["theirs"])
                fight.is_decided = True
                self.fights.append((self.place, fight.found(told["ours"], told["theirs"])))
            case "fight ends":
                self.fight = None

    def stand(self, fight: Fight, ours: int, theirs: int) -> None:
        """Cards that others have played since it was told last, and after which it stands worse, were stabs."""
        before = fight.strengths
        cost = 0 if before is None else (before[0] - before[1]) - (ours - theirs)
        if before is not None and cost > 0:
            is_decisive = before[0] > before[1] and ours <= theirs
            for by, card in fight.thrown:
                stab = WorstStab(by, fight.fighter, card, self.turn, ours, theirs, cost, is_decisive)
                self.stabs.append((self.place, stab))
                fight.stabbed_by.append(by)
        fight.strengths = ours, theirs
        fight.thrown.clear()

    def rise(self, told: Fields, event: Event) -> None:
        """Or fall. Each level keeps how it was reached last."""
        seat, level, cause = told["who"], told["number"], cause_of(event)
        how: How = "other"
        card, gold = cause.card, 0
        if card:
            how = "card"
        elif cause.rule == KILL and self.fight is not None:
            how, card = "kill", next(iter(self.fight.foes.values()), "")
        elif self.gold:
            how, gold = "sold", self.gold
        if event.kind == "gain levels":
            for each in range(level - told["count"] + 1, level + 1):
                self.steps[seat][each] = Step(each, how, self.turn, card, gold)
        self.gold = 0
        self.levels[seat] = level
        self.changes.append(Change(self.began, self.turn, card, tuple(self.levels)))

    def forget(self, card: str) -> None:
        """A card was cancelled: what came of it has never happened. Levels tell by themselves where they are next."""
        since = self.begun.get(card, self.place)
        self.fights = [each for each in self.fights if each[0] < since]
        self.stabs = [each for each in self.stabs if each[0] < since]
        self.deaths = [each for each in self.deaths if each[0] < since]
        if self.fight is not None:
            self.fight.thrown = [each for each in self.fight.thrown if each[1] != card]

    def way_up(self, winners: Sequence[int], points: Sequence[int]) -> list[Step]:
        if not winners:
            return []
        steps = self.steps[winners[0]]
        return [steps[level] for level in range(2, points[winners[0]] + 1) if level in steps]

    def counted(self) -> list[Stab]:
        pairs = [(stab.by, stab.whom) for _, stab in self.stabs]
        found = [Stab(*pair, pairs.count(pair)) for pair in dict.fromkeys(pairs)]
        return sorted(found, key=lambda each: -each.count)

    def worst(self) -> list[WorstStab]:
        """The costliest: those that turned a fight, then those that cost most; one of each player."""
        ranked = sorted([stab for _, stab in self.stabs], key=lambda each: (each.is_decisive, each.cost), reverse=True)
        found: dict[int, WorstStab] = {}
        for stab in ranked:
            found.setdefault(stab.by, stab)
        return list(found.values())[:MOST_WORST]


def story_of(chapters: Iterable[Sequence[Event]], points: Sequence[int], winners: Sequence[int]) -> MunchkinStory:
    """From what happened before the first answer and after each."""
    reading = Reading(len(points))
    for at, chapter in enumerate(chapters):
        for event in chapter:
            reading.read(event, at)
    fights = [fight for _, fight in reading.fights]
    has_fought = reading.fight is not None and reading.fight.is_decided
    return MunchkinStory(
        list(winners), list(points), places(points, winners), reading.turn, ending=reading.ending,
        steps=reading.way_up(winners, points),
        stabs=reading.counted(), worst=reading.worst(), deaths=[death for _, death in reading.deaths],
        last=fights[-1] if winners and fights and has_fought else None,
        biggest=max(fights, key=lambda each: each.ours + each.theirs, default=None),
        turning=turning(reading.changes, winners),
    )  # fmt: skip
