"""What is printed on a card. What it does is its script. No game state in here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rumpus.family.ids import id_of
from rumpus.munchkin.cards.ability import Kind, Slot
from rumpus.munchkin.cards.groups import Group
from rumpus.munchkin.cards.script import Script

if TYPE_CHECKING:
    from rumpus.munchkin.cards.box import CardSet

DOORS: tuple[Kind, ...] = (
    "class", "super munchkin", "army", "alliance", "wandering monster", "cheat", "monster", "monster enhancer", "curse",
    "other",
)  # fmt: skip
ROLES: dict[Kind, Kind] = {"class": "class", "super munchkin": "class", "army": "army", "alliance": "army"}


class Card(Script):
    """Any card. Most are a line of data; decorators attach what needs code, whose docstrings are the card's text."""

    def __init__(
        self,
        name: str,
        kind: Kind,
        card_set: CardSet,
        id: str = "",
        is_door: bool | None = None,
        copies: int = 1,
        level: int = 0,
        treasures: int = 0,
        levels: int = 0,
        against: Sequence[tuple[Group, int]] = (),
        leaves_alone: int = 0,
        leaves_group: Group | None = None,
        run_away: int = 0,
        bonus: int = 0,
        bonus_vs: Sequence[tuple[str, int]] = (),
        grants: str = "",
        slot: Slot = "",
        hands: int = 0,
        gold: int | None = None,
        is_big: bool = False,
        only: Sequence[Group] = (),
        never: Sequence[Group] = (),
        is_stacked: bool = False,
        tags: Sequence[str] = (),
        rulings: Sequence[str] = (),
        source: str = "sourced",
        has_own_pile: bool = False,
    ) -> None:
        super().__init__()
        self.id = id or id_of(name)
        self.name = name
        self.plural = f"{name}s"  # of a role
        self.kind: Kind = kind
        self.set = card_set
        self.is_door = kind in DOORS if is_door is None else is_door
        self.back = "door" if self.is_door else "treasure"  # what everybody sees of it
        self.copies = copies
        self.level = level
        self.treasures = treasures  # what a monster brings, or an enhancer adds
        self.levels = levels  # gained by killing it, or by playing it
        self.against = tuple(against)
        self.leaves_alone = leaves_alone  # does not pursue characters up to this level
        self.leaves_group = leaves_group  # nor these
        self.run_away = run_away  # added to the rolls of those who run from it, or use it
        self.bonus = bonus
        self.bonus_vs = tuple(bonus_vs)  # more, against monsters of a tag
        self.grants = grants  # the tag that an enhancer gives its monster
        self.slot: Slot = slot
        self.hands = hands
        self.gold = gold  # None: no value printed, so it is not an item (MU-8.1)
        self.is_big: bool = is_big
        self.takes_big_place = is_big and slot != "vehicle"  # a vehicle does not, although it is Big (MU-8.6)
        self.only = tuple(only)
        self.never = tuple(never)
        self.is_stacked = is_stacked  # may be used with another one in the same place
        self.tags = frozenset(tags)
        self.rulings = tuple(rulings)
        self.source = source  # of its facts: "sourced" or "reconstructed"
        self.has_own_pile = has_own_pile  # instead of the discard pile of its deck
        self.is_monster = kind == "monster"
        self.is_class = kind == "class"
        self.role = ROLES.get(kind)  # that it is, or makes more of
        self.is_role = self.role == kind
        self.is_joker = self.role is not None and not self.is_role
        self.is_curse = kind == "curse"
        self.is_item = gold is not None
        self.is_worn = kind == "item"  # put down to be used or carried
        self.is_goth = "goth" in self.tags
        self.is_ichor = "ichor" in self.tags

    @property
    def has_bonus(self) -> bool:
        """A combat bonus of its own, printed or worked out; what it gives by passing for a class does not count."""
        return self.bonus > 0 or (self.own_bonus is not None and not self.counts_as)

    def __repr__(self) -> str:
        return self.id

    def __reduce__(self) -> tuple[object, ...]:
        return card_named, (self.id,)  # a card is code: it is stored by name, and there is one of each


CARDS: dict[str, Card] = {}  # of all sets that can be played


def card_named(card_id: str) -> Card:
    return CARDS[card_id]
