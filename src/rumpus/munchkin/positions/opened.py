"""The box of a game, opened: people and cards by name, while a table is laid out."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.family import BadSetup
from rumpus.family.ids import id_of
from rumpus.family.scenarios import BadPosition
from rumpus.kernel import EVERYONE
from rumpus.munchkin.cards.card import CARDS, Card
from rumpus.munchkin.cards.catalog import SETS
from rumpus.munchkin.positions.position import HeldAt, Position
from rumpus.munchkin.setup import own_piles, read_setup
from rumpus.munchkin.table.state import State

ALL = "everyone"
ALL_ELSE = "everyone else"


class Opened:
    """Gives out each card once, with its uid, and the players with their seats."""

    def __init__(self, position: Position) -> None:
        self.told = position
        self.names = list(position.players)
        setup = {"players": len(self.names), "sets": position.sets, "options": position.options}
        try:
            read, options = read_setup(setup)
        except BadSetup as error:
            where, told = error.place.removeprefix("setup."), ", ".join(map(str, error.values.values()))
            raise BadPosition(f"{where}: {error.reason} {told}".rstrip()) from None
        sets = [SETS[each] for each in read.sets or []]
        rules = [each for each in SETS.values() if each not in sets and options.of_sets.keys() & each.options.keys()]
        self.cards = [card for each in sets for card in each.cards for _ in range(card.copies)]
        self.left: dict[Card, list[int]] = {}
        for uid, card in enumerate(self.cards):
            self.left.setdefault(card, []).append(uid)
        self.state = State(
            options, (*sets, *rules), (), [], [], [], [], [], own_piles(sets), position.seed,
            known=bytearray(len(self.cards)),
        )  # fmt: skip

    def seat(self, name: str, place: str) -> int:
        if name not in self.names:
            raise BadPosition(f"{place}: there is no player called {name!r}, only {', '.join(self.names)}")
        return self.names.index(name)

    def maybe(self, name: str, place: str) -> int:
        """A seat, or -1."""
        return self.seat(name, place) if name else -1

    def seats(self, names: Sequence[str], place: str) -> list[int]:
        return [self.seat(name, f"{place}[{i}]") for i, name in enumerate(names)]

    def mask(self, names: Sequence[str], place: str) -> int:
        return sum(1 << seat for seat in set(self.seats(names, place)))

    def card(self, name: str, place: str) -> Card:
        card = CARDS.get(id_of(name.partition(" #")[0]))
        if card is None:
            raise BadPosition(f"{place}: there is no card called {name!r}")
        return card

    def refuse(self, message: str) -> None:
        """No game leads there."""
        if not self.told.anything_goes:
            raise BadPosition(f"{message}; if you mean it, say `anything goes: true`")

    def deal(self, name: str, place: str) -> int:
        """The uid of a card that is taken out of the box."""
        card = self.card(name, place)
        if card not in self.left and not self.told.anything_goes:
            raise BadPosition(f"{place}: {card.id} is not in {', '.join(self.told.sets)}")
        if which := name.partition(" #")[2]:
            return self.copy(card, which, place)
        if self.left.get(card):
            return self.left[card].pop(0)
        if not self.told.anything_goes:
            many = "is only one" if card.copies == 1 else f"are only {card.copies}"
            raise BadPosition(f"{place}: there {many} of {card.id}")
        self.cards.append(card)
        self.state.known.append(0)
        return len(self.cards) - 1

    def copy(self, card: Card, which: str, place: str) -> int:
        """A certain one of its copies."""
        uids = [uid for uid, each in enumerate(self.cards) if each is card]
        uid = uids[int(which) - 1] if which.isdigit() and 0 < int(which) <= len(uids) else -1
        if uid not in self.left[card]:
            raise BadPosition(f"{place}: there is no {card.id} #{which} left")
        self.left[card].remove(uid)
        return uid

    def held(self, told: str | HeldAt, place: str, owner: int = -1) -> int:
        """In a hand, or in a deck."""
        if isinstance(told, str):
            return self.deal(told, place)
        uid = self.deal(told.card, place)
        if told.seen_by == [ALL]:
            self.state.known[uid] = EVERYONE
        elif told.seen_by == [ALL_ELSE] and owner >= 0:
            self.state.known[uid] = EVERYONE & ~(1 << owner)
        else:
            self.state.known[uid] = self.mask(told.seen_by, f"{place}.seen by")
        return uid

    def pile(self, zone: str, told: Sequence[str | HeldAt], is_door: bool) -> list[int]:
        for i, each in enumerate(told):
            card = self.card(each if isinstance(each, str) else each.card, f"{zone}[{i}]")
            if card.is_door is not is_door:
                raise BadPosition(f"{zone}[{i}]: {card.id} is a {card.back}")
        return [self.held(each, f"{zone}[{i}]") for i, each in enumerate(told)]

    def named(self, name: str, place: str) -> int:
        """The uid of a card, wherever it is: the first of its copies, unless it has a number."""
        card, which = self.card(name, place), name.partition(" #")[2] or "1"
        uids = [uid for uid, each in enumerate(self.cards) if each is card]
        if not which.isdigit() or not 0 < int(which) <= len(uids):
            raise BadPosition(f"{place}: there is no {name!r}")
        return uids[int(which) - 1]

    def next_serial(self, told: int) -> int:
        """The number of a card that comes into play: its own, if that is told."""
        self.state.serial = max(self.state.serial, told) if told else self.state.serial + 1
        return told or self.state.serial
