"""Where cards come from: the boxes, their factions with twenty cards each, and the two decks that belong to nobody."""

from __future__ import annotations

from rumpus.family.ids import id_of
from rumpus.smashup.cards.ability import Kind
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.faults import fault


class CardSet:
    """A box: its factions, bases, and the decks that all players share, in the order of the rulebook."""

    def __init__(self, name: str, title: str) -> None:
        SETS[name] = self
        self.name = name
        self.title = title
        self.factions: list[Faction] = []
        self.bases: list[Card] = []
        self.monsters: list[Card] = []
        self.treasures: list[Card] = []


class Faction:
    """Twenty cards that share a deck with another faction's twenty, and the bases that came with them.

    What makes it worth choosing: how it is called before another («Ninja Pirates»), its `style` in at most 24 letters,
    what it is `about` in a sentence or two, and how hard it is to play well (1 easy, 2 fair, 3 tricky).
    """

    def __init__(
        self, name: str, card_set: CardSet, short: str = "", style: str = "", about: str = "", level: int = 0
    ) -> None:
        self.id = id_of(name)
        if self.id in FACTIONS:
            raise fault(f"two factions are called {name}")
        FACTIONS[self.id] = self
        card_set.factions.append(self)
        self.name = name
        self.set = card_set
        self.short, self.style, self.about, self.level = short, style, about, level
        self.cards: list[Card] = []

    def __repr__(self) -> str:
        return self.id

    def minion(
        self, name: str, power: int, copies: int, rulings: tuple[str, ...] = (), source: str = "sourced"
    ) -> Card:
        card = Card(name, "minion", self, power=power, copies=copies, rulings=rulings, source=source)
        self.cards.append(card)
        return card

    def action(
        self,
        name: str,
        copies: int,
        on: Kind | None = None,
        rulings: tuple[str, ...] = (),
        source: str = "sourced",
    ) -> Card:
        """An action; one that is played `on` a base or a minion stays there."""
        card = Card(name, "action", self, copies=copies, on=on, rulings=rulings, source=source)
        self.cards.append(card)
        return card

    def base(
        self,
        name: str,
        breakpoint: int,
        vp: tuple[int, int, int],
        monsters: int = 0,
        rulings: tuple[str, ...] = (),
        source: str = "sourced",
    ) -> Card:
        card = Card(name, "base", self, breakpoint=breakpoint, vp=vp, monsters=monsters, rulings=rulings, source=source)
        self.set.bases.append(card)
        return card


class Pile:
    """The monsters or the treasures of a box: cards without owner and faction (SU-8.5, 8.6)."""

    def __init__(self, name: str, card_set: CardSet) -> None:
        self.id = id_of(name)
        self.name = name
        self.set = card_set
        self.cards: list[Card] = []

    def __repr__(self) -> str:
        return self.id


class Monsters(Pile):
    """The monster deck."""

    def monster(
        self,
        name: str,
        power: int,
        treasures: int,
        copies: int,
        undead: bool = False,
        rulings: tuple[str, ...] = (),
        source: str = "sourced",
    ) -> Card:
        card = Card(name, "minion", self, power=power, copies=copies, rulings=rulings, source=source)
        card.is_monster = True
        card.treasures = treasures
        card.is_undead = undead
        self.cards.append(card)
        self.set.monsters.append(card)
        return card


class Treasures(Pile):
    """The treasure deck: minions and actions, one of each."""

    def minion(self, name: str, power: int, rulings: tuple[str, ...] = (), source: str = "sourced") -> Card:
        return self._treasure(Card(name, "minion", self, power=power, rulings=rulings, source=source))

    def action(self, name: str, on: Kind | None = None, rulings: tuple[str, ...] = (), source: str = "sourced") -> Card:
        """An action; one that is played `on` a base or a minion stays there."""
        return self._treasure(Card(name, "action", self, on=on, rulings=rulings, source=source))

    def _treasure(self, card: Card) -> Card:
        card.is_treasure = True
        self.cards.append(card)
        self.set.treasures.append(card)
        return card


FACTIONS: dict[str, Faction] = {}
SETS: dict[str, CardSet] = {}
