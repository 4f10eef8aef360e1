"""What a seat sees, with types: the plain values of `view`, read by what shows them to people."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Literal, TypeVar

import msgspec

from rumpus.family import View
from rumpus.munchkin.table.state import Phase, Sex, Stage

S = TypeVar("S", bound=msgspec.Struct)


def spaced(field: str) -> str:
    """`is_used` is called `is used` there."""
    return field.replace("_", " ")


class GearSeen(msgspec.Struct, rename=spaced):
    """A card in play: an item, a class, what lasts."""

    serial: int
    card: str
    place: Literal["role", "headgear", "armor", "footgear", "hands", "vehicle", "other"]
    is_used: bool
    bonus: int
    is_usable: bool
    is_movable: bool
    value: int
    on: list[tuple[int, str]]


class HeroSeen(msgspec.Struct, rename=spaced):
    """A hand holds `door` or `treasure` for cards that are hidden from the viewer."""

    level: int
    sex: Sex
    is_new: bool
    hand: list[str]
    gear: list[GearSeen]
    lasting: list[tuple[str, str, str, int]]  # what, by which card, until when, how much
    rations: list[int]  # ration tokens of each kind; none at most tables
    strength: int
    hands: tuple[int, int]  # in use, of how many
    bigs: tuple[int, int]  # Big items, of how many


class FoeSeen(msgspec.Struct, rename=spaced):
    serial: int
    card: str
    strength: int
    treasures: int
    enhancers: list[str]
    tags: list[str]  # its tags, of those by which monsters find each other
    twin_of: int  # the serial of the monster that it is a twin of; 0: of none
    by: int


class LineSeen(msgspec.Struct):
    """One entry of a strength."""

    what: str
    amount: int
    card: str
    serial: int
    player: int
    group: str


class SideSeen(msgspec.Struct):
    total: int
    lines: list[LineSeen]


class ThrowSeen(msgspec.Struct):
    card: str
    by: int
    side: str
    amount: int


class TermsSeen(msgspec.Struct, rename=spaced):
    """What help costs."""

    by: int
    to: int
    helper: int
    treasures: int
    helper_first: bool
    items: list[int]


class RollSeen(msgspec.Struct, rename=spaced):
    """What is added to a roll that is still to come."""

    player: int
    serial: int
    modifier: int
    lines: list[LineSeen]  # where that comes from
    is_safe: bool


class RolledSeen(msgspec.Struct):
    """A roll for running away that may still be answered, with all that is added to it."""

    player: int
    serial: int
    face: int
    lines: list[LineSeen]  # where what is added comes from
    extra: int  # what cards have added since
    modifier: int  # all of it
    total: int
    short: int  # of getting away
    escapes: bool


class FightSeen(msgspec.Struct, rename=spaced):
    fighter: int
    helper: int
    stage: Stage
    foes: list[FoeSeen]
    ours: SideSeen
    theirs: SideSeen
    shares: list[tuple[int, int]]  # how much of our strength is each munchkin's own
    lead: int
    is_winning: bool
    may_win: bool  # the game, with this fight
    reaches: int  # the fighter's level after a victory
    thrown: list[ThrowSeen]
    levels: int
    treasures: int
    offers: list[TermsSeen]  # of help, still to be answered
    terms: TermsSeen | None
    is_unpaid: bool
    runs: list[tuple[int, int]]
    rolls: list[RollSeen]
    calls: list[int]
    roll: RolledSeen | None

    def foe(self, serial: int) -> FoeSeen | None:
        return next((foe for foe in self.foes if foe.serial == serial), None)


class AirSeen(msgspec.Struct):
    """A card in the air. by -1: from behind the door; victim -1: it is not a curse."""

    card: str
    by: int
    caught: bool  # a curse that has spread from there
    victim: int
    target: list[str | int]
    struck: int  # whom it is played on, a curse or not; -1: nobody
    aims: list[int]  # what else, by serial number


class SpreadSeen(msgspec.Struct):
    """Cards that lie open, and who picks the next ones."""

    cards: list[str]
    on: list[list[str]]  # what lies on each of them, and goes with it
    picks: list[int]
    of: int


class WindowSeen(msgspec.Struct):
    """A window that everybody has to let pass: who has, and whom it concerns."""

    passed: list[int]
    concerns: list[int]


class TradeSeen(msgspec.Struct):
    by: int
    to: int
    gives: list[int]
    wants: list[int]


class CharitySeen(msgspec.Struct):
    left: int
    to: list[int]
    got: list[int]


class InPlay:
    """What lies before the players can be looked for."""

    __slots__ = ()

    heroes: list[HeroSeen]
    fight: FightSeen | None

    def all_gear(self) -> Iterator[tuple[int, GearSeen]]:
        """Everything in play, with whose it is."""
        for seat, hero in enumerate(self.heroes):
            for gear in hero.gear:
                yield seat, gear

    def gear(self, serial: int) -> GearSeen | None:
        return next((gear for _, gear in self.all_gear() if gear.serial == serial), None)

    def card_of(self, serial: int) -> str:
        """The card with this number: before a player, on an item, or a monster in the fight; else nothing."""
        for _, gear in self.all_gear():
            for number, card in ((gear.serial, gear.card), *gear.on):
                if number == serial:
                    return card
        foe = self.fight.foe(serial) if self.fight else None
        return foe.card if foe else ""


class MunchkinView(InPlay, msgspec.Struct, rename=spaced):
    """The whole table as one seat, or a spectator, sees it."""

    roles: list[Literal["class", "army"]]  # what heroes can be
    minds_sex: bool  # some card of this table does
    turn: int
    active: int
    phase: Phase
    doors: int
    door_known: str
    treasures: int
    door_discard: list[str]
    treasure_discard: list[str]
    piles: dict[str, int]  # how many lie on piles of their own, by card
    heroes: list[HeroSeen]
    die: int
    winners: list[int]
    fight: FightSeen | None = None
    air: AirSeen | None = None
    window: WindowSeen | None = None
    spoils: SpreadSeen | None = None
    body: SpreadSeen | None = None
    offers: list[TradeSeen] = []
    charity: CharitySeen | None = None


def read_view(view: View) -> MunchkinView:
    return msgspec.convert(view, MunchkinView)


def read(part: View | None, kind: type[S]) -> S | None:
    return None if part is None else msgspec.convert(part, kind)


class Look(InPlay):
    """A view of which the players are read only if somebody wants to know more of them: most questions are worded
    without that."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.roles: list[str] = view["roles"]
        self.active: int = view["active"]
        self.phase: Phase = view["phase"]
        self.door_known: str = view["door known"]
        self.die: int = view["die"]
        self.winners: list[int] = view["winners"]
        self.fight = read(view.get("fight"), FightSeen)
        self.air = read(view.get("air"), AirSeen)
        self.spoils = read(view.get("spoils"), SpreadSeen)
        self.body = read(view.get("body"), SpreadSeen)
        self.offers = [msgspec.convert(each, TradeSeen) for each in view.get("offers", ())]
        self.charity = read(view.get("charity"), CharitySeen)

    @cached_property
    def heroes(self) -> list[HeroSeen]:  # type: ignore[override]
        return [msgspec.convert(hero, HeroSeen) for hero in self.view["heroes"]]


Sight = MunchkinView | Look
