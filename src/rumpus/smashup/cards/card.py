"""What is printed on a card. What it does is its script. No game state in here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rumpus.family.ids import id_of
from rumpus.kernel import Option
from rumpus.smashup.cards.ability import Kind
from rumpus.smashup.cards.faults import check_facts
from rumpus.smashup.cards.script import Script

if TYPE_CHECKING:
    from rumpus.smashup.cards.box import Faction, Pile


class Card(Script):
    """A minion (or a monster), an action or a base."""

    __slots__ = (
        "breakpoint", "called", "copies", "faction", "id", "is_action", "is_minion", "is_monster", "is_treasure",
        "is_undead", "kind", "monsters", "name", "on", "power", "rulings", "source", "vp",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        kind: Kind,
        faction: Faction | Pile,
        power: int = 0,
        copies: int = 1,
        on: Kind | None = None,
        breakpoint: int = 0,
        vp: tuple[int, int, int] = (0, 0, 0),
        monsters: int = 0,
        rulings: tuple[str, ...] = (),
        source: str = "sourced",
    ) -> None:
        super().__init__(is_instant=kind == "action" and on is None)
        self.id = id_of(name)
        self.called: Option = (self.id,)
        check_facts(name, self.id in CARDS, power, copies, on)
        CARDS[self.id] = self
        self.name = name
        self.kind = kind
        self.faction = faction
        self.is_minion = kind == "minion"
        self.is_action = kind == "action"
        self.power = power
        self.copies = copies
        self.on = on  # an action that stays in play: what it is played on
        self.breakpoint = breakpoint
        self.vp = vp
        self.monsters = monsters  # of a base: how many it begins with
        self.is_monster = self.is_undead = self.is_treasure = False
        self.rulings = rulings
        self.source = source  # of its facts: "sourced" or "reconstructed"

    def __repr__(self) -> str:
        return self.id

    def __reduce__(self) -> tuple[object, ...]:
        return card_named, (self.id,)  # a card is code: it is stored by name, and there is one of each


CARDS: dict[str, Card] = {}


def card_named(card_id: str) -> Card:
    if card_id not in CARDS:
        import rumpus.smashup.cards.catalog  # noqa: F401  # a pickle may come to a process that has no cards yet
    return CARDS[card_id]
