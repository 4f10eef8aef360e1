"""How a finished game of Smash Up went: the points base by base, the minions that brought them, and when it turned."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from rumpus.family.events import Fields, Thing, cause_of
from rumpus.family.story import Change, Story, places, turning
from rumpus.kernel import Event
from rumpus.smashup.cards.catalog import CARDS
from rumpus.smashup.events import KINDS

GONE = ("destroy", "place", "remove", "return", "under own deck")  # events after which a piece is no longer in play
OFTEN = 2  # a minion that was destroyed so many times is worth telling


class ScoredBase(msgspec.Struct, omit_defaults=True):
    """What a base brought everybody, with all that cards added while it scored."""

    base: str
    turn: int
    points: list[int]  # of each seat
    is_turning: bool = False


class BestMinion(msgspec.Struct, omit_defaults=True):
    """The minion that was there when its player got the most points."""

    seat: int
    card: str
    scorings: int
    points: int
    text: str = ""


class Stubborn(msgspec.Struct, omit_defaults=True):
    """A minion, or copies of it, that others destroyed again and again."""

    seat: int
    card: str
    destroyed: int
    again: int  # how often it was played after that
    text: str = ""


class SmashUpStory(Story, msgspec.Struct, omit_defaults=True):
    factions: list[list[str]] = []  # of each seat
    began: list[int] = []  # points that each seat began with, if anybody had some
    bases: list[ScoredBase] = []
    elsewhere: list[int] = []  # points of each seat that came while no base scored
    best: BestMinion | None = None
    stubborn: Stubborn | None = None


class Career:
    """A minion in play: whose it is, where it stands, and what it was there for."""

    def __init__(self, seat: int, card: str, base: str) -> None:
        self.seat = seat
        self.card = card
        self.base = base
        self.scorings = 0
        self.points = 0


class Reading:
    """Everybody's points and minions, event by event."""

    def __init__(self, players: int) -> None:
        self.points = [0] * players
        self.elsewhere = [0] * players
        self.turn = 0
        self.began = 0  # how many answers had been given when the turn began
        self.scored: list[ScoredBase] = []
        self.scoring: ScoredBase | None = None
        self.changes: list[Change] = []
        self.careers: dict[int, Career] = {}  # by serial number
        self.ended: list[Career] = []
        self.destroyed: dict[tuple[int, str], int] = {}  # by player and card
        self.again: dict[tuple[int, str], int] = {}

    def read(self, event: Event, at: int) -> None:
        told = KINDS[event.kind].read((event.kind, *event.public))
        match event.kind:
            case "turn":
                self.close()
                self.turn, self.began = told["number"], at
            case "scoring":
                self.close()
                self.scoring = ScoredBase(told["where"], self.turn, [0] * len(self.points))
            case "award":
                self.award(told)
            case "points":
                self.gain(told["who"], told["amount"], cause_of(event).card)
            case "lose points":
                self.gain(told["who"], -told["amount"], cause_of(event).card)
            case "new base":
                self.close()
                for serial in [each for each, career in self.careers.items() if career.base == told["where"]]:
                    self.ended.append(self.careers.pop(serial))
            case _:
                self.follow(event.kind, told)

    def follow(self, kind: str, told: Fields) -> None:
        """Where minions are, and what becomes of them."""
        if kind == "play" and CARDS[told["card"].card].is_minion:
            who, (card, serial) = told["who"], told["card"]
            self.careers[serial] = Career(who, card, told["where"])
            if (who, card) in self.destroyed:
                self.again[who, card] = self.again.get((who, card), 0) + 1
        elif kind == "swap base":
            for each in self.careers.values():
                each.base = told["new"] if each.base == told["where"] else each.base
        what = told.get("what")
        career = self.careers.get(what.serial) if isinstance(what, Thing) else None
        if career is None or not isinstance(what, Thing):
            return
        if kind == "move":
            career.base = told["where"]
        elif kind == "control":
            career.seat = told["whose"]
        elif kind in GONE:
            self.ended.append(self.careers.pop(what.serial))
        if kind == "destroy":
            self.destroyed[career.seat, career.card] = self.destroyed.get((career.seat, career.card), 0) + 1

    def award(self, told: Fields) -> None:
        """Whoever stood there was in it."""
        rows = dict(zip(told["standing"][::4], told["standing"][3::4], strict=True))
        for each in self.careers.values():
            if each.base == told["where"].card:
                each.scorings += 1
                each.points += rows.get(each.seat, 0)

    def gain(self, seat: int, amount: int, card: str) -> None:
        self.points[seat] += amount
        if self.scoring is not None:
            self.scoring.points[seat] += amount
        else:
            self.elsewhere[seat] += amount
            self.note(card)

    def close(self) -> None:
        """No base scores any more."""
        if self.scoring is not None:
            self.scored.append(self.scoring)
            self.note(self.scoring.base)
            self.scoring = None

    def note(self, card: str) -> None:
        self.changes.append(Change(self.began, self.turn, card, tuple(self.points)))

    def best(self) -> BestMinion | None:
        careers = [each for each in (*self.ended, *self.careers.values()) if each.points > 0]
        if not careers:
            return None
        found = max(careers, key=lambda each: (each.points, each.scorings, CARDS[each.card].power))
        return BestMinion(found.seat, found.card, found.scorings, found.points)

    def stubborn(self) -> Stubborn | None:
        found = max(self.destroyed, key=self.destroyed.__getitem__, default=None)
        if found is None or self.destroyed[found] < OFTEN:
            return None
        return Stubborn(*found, self.destroyed[found], self.again.get(found, 0))


def story_of(
    chapters: Iterable[Sequence[Event]],
    points: Sequence[int],
    winners: Sequence[int],
    factions: Sequence[Sequence[str]],
) -> SmashUpStory:
    """From what happened before the first answer and after each."""
    reading = Reading(len(points))
    for at, chapter in enumerate(chapters):
        for event in chapter:
            reading.read(event, at)
    reading.close()
    began = [in_the_end - gained for in_the_end, gained in zip(points, reading.points, strict=True)]
    found = SmashUpStory(
        list(winners),
        list(points),
        places(points, winners),
        reading.turn,
        factions=[list(each) for each in factions],
        began=began if any(began) else [],
        bases=reading.scored,
        elsewhere=reading.elsewhere,
        best=reading.best(),
        stubborn=reading.stubborn(),
        turning=turning(reading.changes, winners),
    )
    for base in found.bases:
        base.is_turning = found.turning is not None and (base.base, base.turn) == (
            found.turning.card,
            found.turning.turn,
        )
    return found
