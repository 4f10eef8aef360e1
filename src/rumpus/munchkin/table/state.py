"""Only what changes during a game. Whatever lasts (a fight, an offer, a body to loot, a curse in the air) is here,
so that every window is a resting point. Cards in play are gear with a serial number; all others are bare uids."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from rumpus.kernel import Option
from rumpus.munchkin.cards.ability import Side
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.options import Options

if TYPE_CHECKING:
    from rumpus.munchkin.cards.box import CardSet

Sex = Literal["female", "male"]
Phase = Literal["setup", "start", "trouble", "rest", "end", "charity", "ending", "over"]
Stage = Literal["open", "called", "flight"]
What = Literal[
    "penalty", "bonus", "best item", "rolls", "flight", "no helping", "no asking", "no help", "must help", "no playing"
]  # fmt: skip
Until = Literal["combat", "flight", "level", "kill", "lone kill", "turn"]


class Gear(msgspec.Struct, eq=False):  # as all that is made, copied or stored often
    """A card in play in front of a player: an item, a class, something that lasts. An item has its enhancers and its
    curse on it."""

    serial: int
    uid: int
    card: Card
    owner: int
    is_used: bool = False  # an item: in use, not in the backpack
    on: list[Gear] = []
    note: int = 0  # what its card has to remember during a fight

    def copy(self) -> Gear:
        on = [each.copy() for each in self.on] if self.on else []
        return Gear(self.serial, self.uid, self.card, self.owner, self.is_used, on, self.note)


class Lasting(NamedTuple):
    """What a card has left behind on a hero, and how long it lasts."""

    what: What
    card: Card
    until: Until
    amount: int = 0
    is_curse: bool = False
    uid: int = -1  # the card itself, if it is kept as a reminder


class Hero(msgspec.Struct, eq=False):
    level: int
    sex: Sex
    hand: list[int]
    gear: list[Gear]
    lasting: list[Lasting] = []
    is_new: bool = False  # dead, and without cards until their next turn (MU-5.3)
    is_tom: bool = False  # the player is called Tom, Tommy or Tommie (MU-11.10)
    rations: tuple[int, ...] = ()  # ration tokens of each kind, where the table plays with them (MU-10.3)

    def copy(self) -> Hero:
        gear = [each.copy() for each in self.gear] if self.gear else []
        return Hero(self.level, self.sex, self.hand.copy(), gear, self.lasting.copy(), self.is_new, self.is_tom,
                    self.rations)  # fmt: skip


class Throw(NamedTuple):
    """A card that has been played into a fight: by whom, and for which side."""

    uid: int
    by: int
    side: Side = ""
    amount: int = 0
    is_doubled: bool = False


class Foe(msgspec.Struct, eq=False):
    """A monster in a fight, with its enhancers."""

    serial: int
    uid: int
    card: Card
    by: int  # who drew or played it
    enhancers: list[int] = []  # uids
    enhanced_by: list[int] = []  # who has played each of them
    extra: int = 0  # fixed when it appeared
    note: int = 0  # what its card has to remember
    caught: int = 0  # a mask of seats
    twin_of: int = 0  # the serial of the monster whose enhancers it shares; its uid is the card that brought it

    def copy(self) -> Foe:
        return Foe(self.serial, self.uid, self.card, self.by, self.enhancers.copy(), self.enhanced_by.copy(),
                   self.extra, self.note, self.caught, self.twin_of)  # fmt: skip

    def enhance(self, uid: int, by: int) -> None:
        self.enhancers.append(uid)
        self.enhanced_by.append(by)


class Roll(NamedTuple):
    """A roll to run away that is not final: somebody may still answer it."""

    player: int
    serial: int  # of the monster
    face: int
    extra: int = 0  # what cards have added since
    passed: int = 0  # a mask of seats


class Terms(NamedTuple):
    """What help costs (MU-3.4): how many treasures of this fight, who takes the first, and which of the fighter's
    items."""

    by: int  # who says so
    to: int  # who has to answer
    helper: int
    treasures: int
    helper_first: bool
    items: tuple[int, ...] = ()  # serials


class Offer(NamedTuple):
    """Items for items (MU-8.8); for nothing: a gift."""

    by: int
    to: int
    gives: tuple[int, ...]  # serials
    wants: tuple[int, ...]


class Fight(msgspec.Struct, eq=False):
    """A combat. It is open until it is decided (MU-3.13); then come the flight or the spoils."""

    fighter: int
    foes: list[Foe]
    stage: Stage = "open"
    helper: int = -1
    terms: Terms | None = None
    offers: list[Terms] = []  # of help, still to be answered: one for each who might help
    asked: dict[tuple[int, int], int] = {}  # how many of them one has made to another
    thrown: list[Throw] = []
    passed: int = 0  # masks of seats
    out: int = 0  # "pass for this fight"
    calls: list[int] = []  # who may still add a goth (MU-3.10)
    coming: list[int] = []  # serials of goths that call or were called, and only then appear
    is_entered: bool = True  # not while the goth that it begins with is calling
    sought: int = -1  # the serial of the monster that was played when looking for trouble
    runs: list[tuple[int, int]] = []  # who still runs from which monster
    hurt: int = 0  # who suffered bad stuff
    refused: int = 0  # who was asked for help and said no
    roll: Roll | None = None

    def copy(self) -> Fight:
        return Fight(self.fighter, [foe.copy() for foe in self.foes], self.stage, self.helper, self.terms,
                     self.offers.copy(), self.asked.copy(), self.thrown.copy(), self.passed, self.out,
                     self.calls.copy(), self.coming.copy(), self.is_entered, self.sought, self.runs.copy(),
                     self.hurt, self.refused, self.roll)  # fmt: skip


class Air(msgspec.Struct, eq=False):
    """A card in the air: it takes effect when everybody has let it pass."""

    uid: int  # -1: the card itself is elsewhere, since it has already struck somebody
    by: int  # -1: the door
    victim: int  # of a curse
    play: int  # which of its plays; -1: the curse itself
    target: Option
    passed: int = 0
    caught: Card | None = None  # a curse that has spread from another player

    def copy(self) -> Air:
        return Air(self.uid, self.by, self.victim, self.play, self.target, self.passed, self.caught)


class Spread(NamedTuple):
    """Cards that are face up, and who picks the next ones: treasures won together, or the body of `of`."""

    cards: tuple[int, ...]
    picks: tuple[int, ...]
    of: int = -1  # whose body, or with whose help they were won
    fighter: int = -1  # of treasures: who has won them
    is_set: bool = True  # nobody may change how they are shared any more; of a body: it is known who picks
    passed: int = 0  # a mask of seats
    fixed: tuple[tuple[int, int], ...] = ()  # of a body: a card, and the item that it lies on


class Arrival(NamedTuple):
    """Cards that a player has just got, and may put down at once: the last ones in that hand."""

    player: int
    came: int  # as everybody has seen
    left: int  # in that hand; others may not know that some are gone


class Charity(NamedTuple):
    """Cards still to be given away, to whom, and how many each has got."""

    left: int
    to: tuple[int, ...]
    got: tuple[int, ...]


class News(NamedTuple):
    """What the last action brought about: cards that answer «just now» look here."""

    what: Literal["played", "discarded", "gained", "opened", "survived"]
    player: int
    uid: int = -1
    amount: int = 0  # of levels gained


class Before(NamedTuple):
    """The way back to where a card was drawn or played: how the table lay when that action began, and what was said
    from there on. Nobody ever writes to such a state."""

    uid: int
    player: int  # who has drawn or played it
    is_drawn: bool
    is_open: bool  # everybody has seen it; otherwise only who has drawn it can answer it
    start: State
    said: tuple[tuple[int, Option], ...]  # by whom, and what

    def __repr__(self) -> str:
        """What could be answered back then is left out: it would be told over and over."""
        return f"Before{(*self[:4], self.said)!r} of {self.start.shown(is_whole=False)}"


class Doubt(NamedTuple):
    """A card is to be as if it had never been drawn or played."""

    card: Before
    by: int  # the uid of the card that says so


@dataclass(slots=True, eq=False, repr=False)
class State:
    """A whole game between two steps."""

    options: Options = field(repr=False)
    sets: tuple[CardSet, ...] = field(repr=False)  # whose rules count; these never change, so copies share them
    cards: tuple[Card, ...] = field(repr=False)  # uid -> card
    heroes: list[Hero]
    doors: list[int]  # the last card of a deck is its top
    treasures: list[int]
    door_discard: list[int]
    treasure_discard: list[int]
    piles: dict[str, tuple[int, ...]]  # by card: those that have one of their own, which is not a discard pile (MU-1.2)
    seed: int
    active: int = 0
    turn: int = 1
    phase: Phase = "setup"
    has_met: bool = False  # a monster was met this turn (MU-2.4)
    has_listened: bool = False  # phase 0 of faster play is over (MU-11.1)
    doors_opened: int = 0  # this turn
    tally: dict[tuple[str, int, int], int] = field(default_factory=dict)  # what each has done this turn (MU-2.16)
    spent: tuple[tuple[int, str], ...] = ()  # abilities that were used this turn: by whom, and which
    setting_up: list[int] = field(default_factory=list)  # who still puts down cards, in order; -1: nobody has begun
    fight: Fight | None = None
    air: list[Air] = field(default_factory=list)
    spoils: Spread | None = None
    bodies: list[Spread] = field(default_factory=list)
    arrivals: list[Arrival] = field(default_factory=list)  # one for each player who has any
    offers: list[Offer] = field(default_factory=list)
    charity: Charity | None = None
    aside: list[int] = field(default_factory=list)  # looked at, or on its way: a card is always somewhere
    news: list[News] = field(default_factory=list)
    before: tuple[Before, ...] = ()  # of each card that can still be answered, while somebody holds a card that can
    doubt: Doubt | None = None
    winners: list[int] = field(default_factory=list)
    let_end: int = -1  # a card has ended the game, and may be answered: a mask of those who let it; -1: no such card
    outsider: int = -1  # the only one who is not what all others are (MU-6.6)
    die: int = 0  # the last roll
    dice: tuple[int, ...] = ()  # the next rolls, where a scenario tells them; otherwise chance decides
    known: bytearray = field(default_factory=bytearray)  # for each uid, the seats that know it in a hidden zone
    serial: int = 0
    barrier: int = 0

    def copy(self) -> State:
        return State(
            self.options, self.sets, self.cards, [hero.copy() for hero in self.heroes], self.doors.copy(),
            self.treasures.copy(), self.door_discard.copy(), self.treasure_discard.copy(),
            self.piles.copy(), self.seed, self.active,
            self.turn, self.phase, self.has_met, self.has_listened, self.doors_opened, self.tally.copy(), self.spent,
            self.setting_up.copy(), self.fight.copy() if self.fight else None, [air.copy() for air in self.air],
            self.spoils, self.bodies.copy(), self.arrivals.copy(), self.offers.copy(), self.charity,
            self.aside.copy(), self.news.copy(), self.before, self.doubt, self.winners.copy(), self.let_end,
            self.outsider, self.die, self.dice, self.known.copy(), self.serial, self.barrier,
        )  # fmt: skip

    def become(self, other: State) -> None:
        """The same as that one, which stays as it is."""
        twin = other.copy()
        for each in fields(self):
            setattr(self, each.name, getattr(twin, each.name))

    def __repr__(self) -> str:
        return self.shown()

    def shown(self, is_whole: bool = True) -> str:
        """Digests are made of it, and records keep them: each pile stands here like a field."""
        shown: list[str] = []
        for each in fields(self):
            value = getattr(self, each.name)
            if each.name == "before" and not is_whole:
                continue
            if each.name == "piles":
                shown += [f"{name}_pile={list(pile)!r}" for name, pile in value.items()]
            elif each.repr:
                shown.append(f"{each.name}={value!r}")
        return f"State({', '.join(shown)})"
