"""A table of Munchkin written down by card names: for tests, puzzles, rules questions and bug reports.

`Position` is the documented form (docs/scenarios.md). A card is named by its id or by its printed name. What lies
before a player is told in a line: `weapon + enhancer`, `helmet (carried)`; or in a mapping, when
there is more to say. Cards in play are called `Bob's ladle`, monsters in a fight `goblin`; of several that
look alike the second is `monster (2)`. Where it matters which copy of a card it is, it has a number: `card #3`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from rumpus.family.scenarios import Count, Form
from rumpus.munchkin.cards.ability import Side
from rumpus.munchkin.setup import USUAL_SET
from rumpus.munchkin.table.state import Phase, Sex, Stage, Until, What

Face = Annotated[int, msgspec.Meta(ge=1, le=6)]
NewsOf = Literal["played", "discarded", "gained", "opened", "survived"]


class HeldAt(Form):
    """A card in a hand or a deck that somebody else knows."""

    card: str
    seen_by: list[str]  # names; `everyone`, or `everyone else`: all but the player whose hand it is


class GearAt(Form):
    """A card that lies before a player, with what lies on it."""

    card: str
    carried: bool = False  # an item that is not in use
    on: list[str | GearAt] = []  # enhancers, a cheat, a curse
    note: int = 0  # what the card has to remember during a fight
    serial: int = 0  # its number, if what is remembered has to name it


class LastingAt(Form):
    """What a card has left behind on a hero."""

    card: str
    what: What
    until: Until
    amount: int = 0
    curse: bool | None = None  # may it be lifted like one? By default if the card is a curse
    kept: bool = True  # the card itself lies there as a reminder; not if it has struck somebody else as well


class PlayerAt(Form):
    level: Annotated[int, msgspec.Meta(ge=1)] = 1
    sex: Sex = "female"
    hand: list[str | HeldAt] = []
    gear: list[str | GearAt] = []  # all that lies before them: classes, armies, items, what lasts
    lasting: list[LastingAt] = []
    new: bool = False  # dead, and without cards until their next turn
    tom: bool = False  # called Tom, Tommy or Tommie
    rations: list[int] = []


class DoneAt(Form):
    """What is limited in a turn."""

    what: str
    player: str
    towards: str = ""
    times: Count = 1


class TurnAt(Form):
    """Whose turn it is, and how far it has come."""

    player: str = ""
    number: int = 1
    phase: Phase | None = None  # by default `start`, or in a fight `trouble`
    met: bool | None = None  # a monster, in this turn; by default if there is a fight
    listened: bool = False  # in faster play
    doors_opened: Count | None = None
    done: list[DoneAt] = []
    spent: dict[str, list[str]] = {}  # abilities that go once a turn, by player


class EnhancerAt(Form):
    card: str
    by: str


class FoeAt(Form):
    """A monster in a fight."""

    card: str
    by: str = ""  # who drew or played it; by default the fighter
    enhancers: list[str | EnhancerAt] = []
    extra: int = 0  # fixed when it appeared
    note: int = 0  # what its card has to remember
    caught: list[str] = []  # whom it has caught
    twin_of: str = ""  # the monster whose enhancers it shares
    brought_by: str = ""  # the card that made it a twin
    serial: int = 0  # as of items


class ThrowAt(Form):
    """A card that has been played into a fight."""

    card: str
    by: str
    side: Side = ""
    amount: int | None = None  # by default the bonus of the card, if it is for a side
    doubled: bool = False


class TermsAt(Form):
    """What help costs."""

    by: str
    to: str
    helper: str
    treasures: Count = 0
    helper_first: bool = False
    items: list[str] = []


class RunAt(Form):
    player: str
    monster: str


class RollAt(Form):
    """A roll to run away that may still be answered."""

    player: str
    monster: str
    face: Face
    extra: int = 0
    passed: list[str] = []


class FightAt(Form):
    monsters: list[str | FoeAt]
    fighter: str = ""  # by default whose turn it is
    stage: Stage = "open"
    helper: str = ""
    terms: TermsAt | None = None  # agreed on; by default, with a helper: nothing
    offers: list[TermsAt] = []  # of help, to be answered
    asked: dict[str, Count] = {}  # how often the fighter has asked each
    offered: dict[str, Count] = {}  # how often each has offered the fighter help
    thrown: list[ThrowAt] = []
    passed: list[str] = []
    out: list[str] = []  # who passes for this fight
    calls: list[str] = []  # who may still add a goth
    coming: list[str] = []  # goths that call or were called, and only then appear
    entered: bool = True  # not while the goth that it begins with is calling
    sought: str = ""  # the monster that was played when looking for trouble
    runs: list[RunAt] = []  # who still runs from which monster
    hurt: list[str] = []  # who suffered bad stuff
    refused: list[str] = []  # who was asked for help and said no
    roll: RollAt | None = None


class AirAt(Form):
    """A card that takes effect when everybody has let it pass."""

    card: str
    by: str = ""  # by default the door
    victim: str = ""  # of a curse
    play: int = -1  # which of its plays; -1: the curse itself
    target: list[str] = []
    passed: list[str] = []
    caught: bool = False  # a curse that has spread from `by`
    lies_elsewhere: bool = False  # the card itself has struck somebody before


class SpreadAt(Form):
    """Cards that are face up, and who picks the next ones."""

    cards: list[str]
    picks: list[str]
    of: str = ""  # whose body, or with whose help they were won
    fighter: str = ""  # who has won them; by default whose turn it is
    open: bool = False  # it may still be changed how they are shared; of a body: who picks is still to be found out
    passed: list[str] = []
    on: dict[str, list[str]] = {}  # of a body: by item, which of the cards lie on it


class ArrivalAt(Form):
    """The last cards in a hand, which may be put down at once."""

    player: str
    cards: Count
    gone: Count = 0  # more that have come, and have left that hand again


class TradeAt(Form):
    by: str
    to: str
    gives: list[str] = []
    wants: list[str] = []


class CharityAt(Form):
    left: Count
    to: dict[str, Count] = {}  # how many each has got


class NewsAt(Form):
    """What the last action brought about."""

    what: NewsOf
    player: str = ""
    card: str = ""
    at: str = ""  # where that card is now: a zone
    amount: int = 0


class BeforeAt(Form):
    """The way back to where a card was drawn or played that can still be answered."""

    card: str
    player: str  # who has drawn or played it
    start: Position  # how the table lay when that action began
    drawn: bool = False
    open: bool = False  # everybody has seen it
    said: list[dict[str, list[str]]] = []  # from there on: by whom, and what


class DoubtAt(Form):
    """A card is to be as if it had never been drawn or played."""

    card: BeforeAt
    by: str  # the card that says so


class Position(Form):
    players: dict[str, PlayerAt]
    sets: list[str] = msgspec.field(default_factory=lambda: [USUAL_SET])
    options: dict[str, bool | int] = {}  # those of the table that differ from the usual
    doors: list[str | HeldAt] = []  # the next ones, top first; below them lies the rest of the box
    treasures: list[str | HeldAt] = []
    rest_of_the_box: bool = True  # false: whatever is not told is out of the game
    door_discard: list[str] = []
    treasure_discard: list[str] = []
    piles: dict[
        str, Annotated[int, msgspec.Meta(ge=0, le=100)] | list[str]
    ] = {}  # of cards that have one of their own: how many, or which
    turn: TurnAt = msgspec.field(default_factory=TurnAt)
    setting_up: list[str] | None = None  # before the first turn: who still puts down cards
    fight: FightAt | None = None
    air: list[AirAt] = []  # the last one is answered first
    spoils: SpreadAt | None = None
    bodies: list[SpreadAt] = []
    arrivals: list[ArrivalAt] = []
    trades: list[TradeAt] = []  # on offer
    charity: CharityAt | None = None
    aside: list[str] = []  # looked at, or on its way
    just_now: list[NewsAt] = []
    before: list[BeforeAt] = []  # of each card that can still be answered
    doubt: DoubtAt | None = None
    winners: list[str] = []
    let_end: list[str] | None = None  # a card has ended the game, and may be answered: who lets it
    outsider: str = ""  # the only one who is not what all others are
    dice: list[Face] = []  # the next rolls; after them chance decides
    last_roll: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    seed: int = 1
    serial: Count = 0  # the last number that a card in play has got
    set_up: dict[str, Any] | None = None  # a new game instead of a table
    anything_goes: bool = False  # cards where they cannot be, and more copies than there are
