"""What the functions of a card look like, and when cards may be played."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Concatenate, Literal, NamedTuple, TypeVar

from rumpus.kernel import Option

if TYPE_CHECKING:
    from rumpus.munchkin.cards.card import Card
    from rumpus.munchkin.table.state import Foe, Gear, Throw

Kind = Literal[
    "class", "super munchkin", "army", "alliance", "wandering monster", "cheat", "monster", "monster enhancer", "curse",
    "other", "level", "item", "item enhancer", "one-shot",
]  # fmt: skip
Slot = Literal["", "headgear", "armor", "footgear", "vehicle"]
Side = Literal["", "for", "against"]  # the munchkins
Goes = Literal["air", "fight", "discard"]  # where a card is while it takes effect

F = TypeVar("F", bound=Callable[..., Any])

# The first value is always the whole table: whatever part of it calls an ability hands over itself.
Happening = Callable[[Any, int], Awaitable[None]]  # to a player: bad stuff, a curse
Appears = Callable[[Any, "Foe"], Awaitable[None]]
Drawn = Callable[[Any, int, int, bool], Awaitable[None]]  # by whom, which uid, openly?
Deed = Callable[Concatenate[Any, int, ...], Awaitable[None]]  # who plays the card, then the parts of the target
OwnDeed = Callable[Concatenate[Any, int, int, ...], Awaitable[None]]  # likewise, with the uid of the card in between
GearDeed = Callable[Concatenate[Any, "Gear", ...], Awaitable[None]]  # the card in play, then the parts of the target
Targets = Callable[[Any, int, "Card"], list[Option]]  # each is the end of an option
GearTargets = Callable[[Any, "Gear"], list[Option]]
Bonus = Callable[[Any, "Gear", int], int]  # of a card in play, for its owner
FoeBonus = Callable[[Any, "Foe"], int]
Hushes = Callable[["Card"], bool]
ItemFactor = Callable[[Any, "Gear"], int]
ThrowFactor = Callable[[Any, "Throw"], int]
Bars = Callable[[Any, int], bool]
FlightBonus = Callable[[Any, int, "Foe"], int]
Escapes = Callable[[Any, int, "Foe"], bool]
FightBegins = Callable[[Any, "Gear"], Awaitable[None]]
FightEnds = Callable[[Any, "Gear", bool], Awaitable[None]]
Aftermath = Callable[[Any, int, list[int]], Awaitable[None]]  # who played the card, and who fought
CurseStrikes = Callable[[Any, "Gear", "Card", int], Awaitable[None]]
AfterThrow = Callable[[Any, "Gear", "Throw"], Awaitable[None]]
SavesItem = Callable[[Any, "Gear"], Awaitable[bool]]
AfterWin = Callable[[Any, "Gear"], Awaitable[None]]
AfterEscape = Callable[[Any, int, "Foe"], Awaitable[None]]
GameBegins = Callable[[Any], Awaitable[None]]
AfterKill = Callable[[Any, int, int], Awaitable[None]]  # the fighter, and how many monsters
RoleChange = Callable[[Any, int, Kind], Awaitable[None]]  # whose, and of which kind

# When a card may be played (MU-2.9): bits, of which a seat has several at a time.
OWN_TURN = 1  # one's own turn outside combat
OWN_COMBAT = 2  # one's own turn, in combat
ANY_TIME = 4
FIGHT = 8  # any open fight
FLIGHT = 16  # while somebody runs away
OUTSIDE_COMBAT = 32  # anybody's turn, while nobody fights
AIR = 64  # a card is in the air and may be answered
SPOILS = 128  # two players have won treasures and are about to share them
ROLL = 256  # somebody has rolled to run away, and the roll may be answered
CALL = 1024  # a goth calls its kind, and the monster may still be cancelled
END = 512  # a card has ended the game, and may be answered
IN_FIGHT = FIGHT | FLIGHT | ROLL


def no_target(*_: object) -> list[Option]:
    """It is simply played."""
    return [()]


class TurnAction(NamedTuple):
    """What a class, an army or a whole set lets the active player do outside combat."""

    verb: str
    is_open: Callable[[Any, int], bool]  # (table, player)
    deed: Happening


class Play(NamedTuple):
    """One way to play a card: when, on what, what happens, and where the card is meanwhile."""

    when: int
    targets: Targets
    deed: Deed
    goes: Goes
    ability: str = ""  # whose text tells of it


class OwnWay(NamedTuple):
    """One way to play a card whose deed says itself where the card goes."""

    when: int
    targets: Targets
    deed: OwnDeed
    ability: str = ""  # whose text tells of it; none: the rules for cards of its kind do


class GearUse(NamedTuple):
    """One way to use a card that lies in play."""

    when: int
    targets: GearTargets
    deed: GearDeed
    ability: str = ""  # whose text tells of it
