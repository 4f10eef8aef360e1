"""A table position written down by card names: for tests, puzzles, rules questions and bug reports.

`Position` is the documented form (docs/scenarios.md). A card is named by its id or by its printed name; a card in play
is `shinobi of Bob`, or a mapping when there is more to say about it.
"""

from __future__ import annotations

import msgspec

from rumpus.smashup.card import CARDS, Card, id_of
from rumpus.smashup.catalog import SETS
from rumpus.smashup.edition import EDITIONS
from rumpus.smashup.state import Phase, Piece, Seat, State, deck_facts


class BadPosition(ValueError):
    """This cannot be laid out on a table; the message names the place."""


class Attached(msgspec.Struct, forbid_unknown_fields=True):
    """An action in play."""

    card: str
    of: str  # who controls it
    owner: str = ""  # in whose deck it began, if that is somebody else
    note: str = ""  # what was named when it was played


class MinionAt(Attached, forbid_unknown_fields=True):
    counters: int = 0
    actions: list[str | Attached] = []


class BaseAt(msgspec.Struct, forbid_unknown_fields=True):
    base: str
    minions: list[str | MinionAt] = []
    actions: list[str | Attached] = []


class PlayerAt(msgspec.Struct, forbid_unknown_fields=True):
    """Decks are written top first."""

    factions: list[str] = []
    vp: int = 0
    hand: list[str] = []
    deck: list[str] = []
    discard: list[str] = []


class TurnAt(msgspec.Struct, forbid_unknown_fields=True, rename={"minions_left": "minions left",
                                                                 "actions_left": "actions left"}):  # fmt: skip
    """Whose turn it is, in which step, and what may still be played."""

    player: str = ""
    number: int = 1
    step: Phase = "play"
    minions_left: int = 1
    actions_left: int = 1


class Position(msgspec.Struct, forbid_unknown_fields=True, rename={"base_deck": "base deck",
                                                                   "base_discard": "base discard"}):  # fmt: skip
    players: dict[str, PlayerAt]
    bases: list[str | BaseAt]
    base_deck: list[str] | None = None  # top first; the other bases of the base set unless told
    base_discard: list[str] = []
    turn: TurnAt = msgspec.field(default_factory=TurnAt)
    seed: int = 1
    edition: str = "first_print"


class Layout:
    """Gives every card its uid while a position is laid out."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.cards: list[Card] = []
        self.owners: list[int] = []
        self.serial = 0

    def seat(self, name: str, place: str) -> int:
        if name not in self.names:
            raise BadPosition(f"{place}: nobody is called {name!r}; players are {', '.join(self.names)}")
        return self.names.index(name)

    def deal(self, name: str, owner: int, place: str, kinds: tuple[str, ...] = ("minion", "action")) -> int:
        card = CARDS.get(id_of(name))
        if card is None or card.kind not in kinds:
            raise BadPosition(f"{place}: no {' or '.join(kinds)} is called {name!r}")
        self.cards.append(card)
        self.owners.append(owner)
        return len(self.cards) - 1

    def piece(self, told: Attached, base: int, kind: str, place: str) -> Piece:
        controller = self.seat(told.of, place)
        owner = self.seat(told.owner, place) if told.owner else controller
        uid = self.deal(told.card, owner, place, (kind,))
        self.serial += 1
        return Piece(self.serial, uid, self.cards[uid], controller, base, [], note=told.note)

    def base(self, told: str | BaseAt, place: str) -> Piece:
        told = BaseAt(told) if isinstance(told, str) else told
        uid = self.deal(told.base, -1, place, ("base",))
        self.serial += 1
        base = Piece(self.serial, uid, self.cards[uid], -1, self.serial, [])
        for i, each in enumerate(told.minions):
            where = f"{place}.minions[{i}]"
            full = MinionAt(*card_of_player(each, where)) if isinstance(each, str) else each
            minion = self.piece(full, base.serial, "minion", where)
            minion.counters = full.counters
            minion.on = self.attached(full.actions, base.serial, where)
            base.on.append(minion)
        base.on += self.attached(told.actions, base.serial, place)
        return base

    def attached(self, actions: list[str | Attached], base: int, place: str) -> list[Piece]:
        return [
            self.piece(
                Attached(*card_of_player(each, f"{place}.actions[{i}]")) if isinstance(each, str) else each,
                base,
                "action",
                f"{place}.actions[{i}]",
            )
            for i, each in enumerate(actions)
        ]


def card_of_player(text: str, place: str) -> tuple[str, str]:
    """`shinobi of Bob`."""
    card, of, player = text.rpartition(" of ")
    if not of:
        raise BadPosition(f"{place}: say whose card it is: '{text} of ...'")
    return card, player


def lay_out(position: Position) -> State:
    """The state that a position describes; the order of everything is the order in which it is written."""
    names = list(position.players)
    if not 2 <= len(names) <= 4:
        raise BadPosition("players: two to four can play")
    if position.edition not in EDITIONS:
        raise BadPosition(f"edition: known are {', '.join(EDITIONS)}")
    if not position.bases:
        raise BadPosition("bases: at least one lies on the table")
    layout = Layout(names)
    seats: list[Seat] = []
    for player, (name, told) in enumerate(position.players.items()):
        zones = [
            [layout.deal(card, player, f"players.{name}.{zone}[{i}]") for i, card in enumerate(cards)]
            for zone, cards in (("hand", told.hand), ("deck", told.deck), ("discard", told.discard))
        ]
        seats.append(Seat(tuple(told.factions), zones[0], zones[1][::-1], zones[2], [], told.vp))
    bases = [layout.base(told, f"bases[{i}]") for i, told in enumerate(position.bases)]
    lying = {base.card.id for base in bases}
    deck = position.base_deck
    if deck is None:
        elsewhere = lying | {id_of(name) for name in position.base_discard}
        deck = [card.id for card in SETS["base"].bases if card.id not in elsewhere]
    base_deck = [layout.deal(name, -1, f"base deck[{i}]", ("base",)) for i, name in enumerate(deck)][::-1]
    discarded = [layout.deal(name, -1, f"base discard[{i}]", ("base",)) for i, name in enumerate(position.base_discard)]
    cards, owners, turn = tuple(layout.cards), tuple(layout.owners), position.turn
    return State(
        EDITIONS[position.edition], cards, owners, deck_facts(cards, owners, len(seats)), seats, bases, base_deck,
        discarded, position.seed, None, layout.seat(turn.player, "turn.player") if turn.player else 0, turn.number,
        turn.step, turn.minions_left, turn.actions_left, known=bytearray(len(cards)), serial=layout.serial,
    )  # fmt: skip
