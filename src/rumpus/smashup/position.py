"""A table position written down by card names: for tests, puzzles, rules questions and bug reports.

`Position` is the documented form (docs/scenarios.md). A card is named by its id or by its printed name; a card in play
is `shinobi of Bob`, or a mapping when there is more to say about it. What a position does not tell is who has seen
which hidden card.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rumpus.smashup.card import CARDS, Card, Stage, id_of
from rumpus.smashup.catalog import FACTIONS, SETS
from rumpus.smashup.edition import EDITIONS
from rumpus.smashup.state import ANY_POWER, ExtraMinion, Lasting, Piece, Scoring, Seat, State, deck_facts

Count = Annotated[int, msgspec.Meta(ge=0)]
Step = Literal["start", "play", "score", "draw", "discard", "end", "over"]
Asleep = Literal["", "next turn", "this turn", "both"]
SLEEP: tuple[Asleep, ...] = ("", "next turn", "this turn", "both")  # as a seat counts them


class BadPosition(ValueError):
    """This cannot be laid out on a table; the message names the place."""


class Form(
    msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, rename=lambda field: field.replace("_", " ")
):
    """Something to fill in: a mapping in YAML, whose keys are the fields with blanks."""


class Attached(Form):
    """An action in play."""

    card: str
    of: str  # who controls it
    owner: str = ""  # in whose deck it began, if that is somebody else
    note: str = ""  # what was named when it was played
    used_this_turn: bool = False  # what it allows once a turn


class MinionAt(Attached):
    counters: Count = 0
    actions: list[str | Attached] = []
    until_end_of_turn: dict[str, int] = {}  # more (or less) power, by whose turn it ends with
    used_at_this_scoring: bool = False  # its special


class BaseAt(Form):
    base: str
    minions: list[str | MinionAt] = []
    actions: list[str | Attached] = []
    until_end_of_turn: dict[str, int] = {}  # more (or less) breakpoint, by whose turn it ends with


class PlayerAt(Form):
    """Decks are written top first."""

    factions: list[str] = []
    vp: Count = 0
    hand: list[str] = []
    deck: list[str] = []
    discard: list[str] = []
    asleep: Asleep = ""  # may play no actions then


class ExtraAt(Form):
    """An extra minion not yet played, with its condition."""

    max_power: Count = ANY_POWER
    at: str = ""  # only at this base
    where_none: bool = False  # only where its player has no minion


class ScoringAt(Form):
    """A base that is being scored, and how far it has come."""

    base: str
    stage: Stage = "before"
    player: str = ""  # who is asked next in the window; the active player unless told
    passes: Count = 0  # in a row
    used: list[str] = []  # specials from hand: `shinobi of Bob`
    places: dict[str, int] = {}  # once VP were awarded


class TurnAt(Form):
    """Whose turn it is, in which step, and what may still be played."""

    player: str = ""
    number: int = 1
    step: Step = "play"
    minions_left: Count = 1
    actions_left: Count = 1
    extra_minions: list[ExtraAt] = []
    minions_played: Count = 0  # by this player in this step
    cards_played: Count = 0  # in this turn, by anyone; a special counts as well
    used: list[str] = []  # cards whose once-a-turn special was used
    scoring: ScoringAt | None = None


class Position(Form):
    players: dict[str, PlayerAt]
    bases: list[str | BaseAt]
    base_deck: list[str] | None = None  # top first; the other bases of the base set unless told
    base_discard: list[str] = []
    turn: TurnAt = msgspec.field(default_factory=TurnAt)
    seed: int = 1
    edition: str = "first_print"


class Layout:
    """Gives every card its uid while a position is laid out."""

    def __init__(self, names: list[str], turn: int) -> None:
        self.names = names
        self.turn = turn
        self.cards: list[Card] = []
        self.owners: list[int] = []
        self.serial = 0
        self.lasting: list[Lasting] = []
        self.used: list[str] = []  # specials at the running scoring

    def seat(self, name: str, place: str) -> int:
        if name not in self.names:
            raise BadPosition(f"{place}: nobody is called {name!r}; players are {', '.join(self.names)}")
        return self.names.index(name)

    def deal(self, name: str, owner: int, place: str, kinds: tuple[str, ...] = ("minion", "action")) -> int:
        card = CARDS.get(id_of(name))
        if card is None or card.kind not in kinds:
            raise BadPosition(f"{place}: no {' or '.join(kinds)} is called {name!r}")
        if card.kind == "base" and card in self.cards:
            raise BadPosition(f"{place}: there is only one {card.id}")
        self.cards.append(card)
        self.owners.append(owner)
        return len(self.cards) - 1

    def piece(self, told: Attached, base: int, kind: str, place: str) -> Piece:
        controller = self.seat(told.of, place)
        owner = self.seat(told.owner, place) if told.owner else controller
        uid = self.deal(told.card, owner, place, (kind,))
        self.serial += 1
        used = self.turn if told.used_this_turn else 0
        return Piece(self.serial, uid, self.cards[uid], controller, base, [], used=used, note=told.note)

    def last(self, what: Literal["power", "breakpoint"], serial: int, told: dict[str, int], place: str) -> None:
        for name, amount in told.items():
            self.lasting.append((what, serial, amount, self.seat(name, f"{place}.until end of turn")))

    def base(self, told: str | BaseAt, place: str) -> Piece:
        told = BaseAt(told) if isinstance(told, str) else told
        uid = self.deal(told.base, -1, place, ("base",))
        self.serial += 1
        base = Piece(self.serial, uid, self.cards[uid], -1, self.serial, [])
        self.last("breakpoint", base.serial, told.until_end_of_turn, place)
        for i, each in enumerate(told.minions):
            where = f"{place}.minions[{i}]"
            full = MinionAt(*card_of_player(each, where)) if isinstance(each, str) else each
            minion = self.piece(full, base.serial, "minion", where)
            minion.counters = full.counters
            self.last("power", minion.serial, full.until_end_of_turn, where)
            if full.used_at_this_scoring:
                self.used.append(f"#{minion.serial}")
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
    names, turn = list(position.players), position.turn
    if not 2 <= len(names) <= 4:
        raise BadPosition("players: two to four can play")
    if position.edition not in EDITIONS:
        raise BadPosition(f"edition: known are {', '.join(EDITIONS)}")
    if not position.bases:
        raise BadPosition("bases: at least one lies on the table")
    layout = Layout(names, turn.number)
    seats = [seat_of(layout, player, position.players[name]) for player, name in enumerate(names)]
    bases = [layout.base(told, f"bases[{i}]") for i, told in enumerate(position.bases)]
    discarded = [layout.deal(name, -1, f"base discard[{i}]", ("base",)) for i, name in enumerate(position.base_discard)]
    deck = position.base_deck
    if deck is None:
        deck = [card.id for card in SETS["base"].bases if card not in layout.cards]
    base_deck = [layout.deal(name, -1, f"base deck[{i}]", ("base",)) for i, name in enumerate(deck)][::-1]
    active = layout.seat(turn.player, "turn.player") if turn.player else 0
    extras = [extra_of(bases, told, f"turn.extra minions[{i}]") for i, told in enumerate(turn.extra_minions)]
    scoring = scoring_of(layout, bases, active, turn.scoring) if turn.scoring else None
    if scoring and turn.step != "score":
        raise BadPosition(f"turn.scoring: in the step 'score', not in {turn.step!r}")
    cards, owners = tuple(layout.cards), tuple(layout.owners)
    return State(
        EDITIONS[position.edition], cards, owners, deck_facts(cards, owners, len(seats)), seats, bases, base_deck,
        discarded, position.seed, None, active, turn.number, turn.step, turn.minions_left, turn.actions_left, extras,
        turn.minions_played, turn.cards_played, [id_of(name) for name in turn.used], layout.lasting, scoring,
        known=bytearray(len(cards)), serial=layout.serial,
    )  # fmt: skip


def seat_of(layout: Layout, player: int, told: PlayerAt) -> Seat:
    place = f"players.{layout.names[player]}"
    for i, faction in enumerate(told.factions):
        if id_of(faction) not in FACTIONS:
            raise BadPosition(f"{place}.factions[{i}]: no faction is called {faction!r}")
    hand, deck, discard = [
        [layout.deal(card, player, f"{place}.{zone}[{i}]") for i, card in enumerate(cards)]
        for zone, cards in (("hand", told.hand), ("deck", told.deck), ("discard", told.discard))
    ]
    factions = tuple(id_of(faction) for faction in told.factions)
    return Seat(factions, hand, deck[::-1], discard, [], told.vp, SLEEP.index(told.asleep))


def serial_of(bases: list[Piece], name: str, place: str) -> int:
    for base in bases:
        if base.card.id == id_of(name):
            return base.serial
    raise BadPosition(f"{place}: no base on the table is called {name!r}")


def extra_of(bases: list[Piece], told: ExtraAt, place: str) -> ExtraMinion:
    return told.max_power, serial_of(bases, told.at, f"{place}.at") if told.at else -1, told.where_none


def scoring_of(layout: Layout, bases: list[Piece], active: int, told: ScoringAt) -> Scoring:
    place = "turn.scoring"
    used = layout.used.copy()
    for i, text in enumerate(told.used):
        card, player = card_of_player(text, f"{place}.used[{i}]")
        used.append(f"{id_of(card)} {layout.seat(player, f'{place}.used[{i}]')}")
    seats = {layout.seat(name, f"{place}.places"): rank for name, rank in told.places.items()}
    awarded = told.stage not in ("before", "award")
    places = [seats.get(player, 0) for player in range(len(layout.names))] if awarded else []
    asked = layout.seat(told.player, f"{place}.player") if told.player else active
    return Scoring(serial_of(bases, told.base, f"{place}.base"), told.stage, asked, told.passes, used, places)


def position_of(state: State, names: list[str]) -> Position:
    """Write down a table at rest: where nothing is being carried out, the position is the whole game."""
    if state.draft is not None or state.resolving or any(seat.aside for seat in state.seats):
        raise BadPosition("only a table at rest can be written down")
    return Writer(state, names).position()


class Writer:
    """Turns a state back into words."""

    def __init__(self, state: State, names: list[str]) -> None:
        self.state = state
        self.names = names

    def position(self) -> Position:
        state, cards = self.state, self.cards
        players = {
            name: PlayerAt(
                list(seat.factions), seat.points, cards(seat.hand), cards(seat.deck[::-1]), cards(seat.discard),
                SLEEP[seat.sleep],
            )
            for name, seat in zip(self.names, state.seats, strict=True)
        }  # fmt: skip
        bases = [self.base(base) for base in state.bases]
        deck, discarded = cards(state.base_deck[::-1]), cards(state.base_discard)
        return Position(players, bases, deck, discarded, self.turn(), state.seed, state.edition.name)

    def cards(self, uids: list[int]) -> list[str]:
        return [self.state.cards[uid].id for uid in uids]

    def turn(self) -> TurnAt:
        state = self.state
        assert state.phase != "draft" and state.phase != "deal"
        scoring = self.scoring(state.scoring) if state.scoring else None
        return TurnAt(
            self.names[state.active], state.turn, state.phase, state.minions_left, state.actions_left,
            self.extras(), state.minions_played, state.plays, state.used.copy(), scoring,
        )  # fmt: skip

    def extras(self) -> list[ExtraAt]:
        return [
            ExtraAt(most, self.base_id(serial) if serial >= 0 else "", where_none)
            for most, serial, where_none in self.state.extra_minions
            if serial < 0 or any(base.serial == serial for base in self.state.bases)
        ]

    def base_id(self, serial: int) -> str:
        return next(base.card.id for base in self.state.bases if base.serial == serial)

    def scoring(self, scoring: Scoring) -> ScoringAt:
        used = [text.split() for text in scoring.used if not text.startswith("#")]
        specials = [f"{card} of {self.names[int(seat)]}" for card, seat in used]
        places = {name: place for name, place in zip(self.names, scoring.places, strict=False) if place}
        player = self.names[scoring.seat]
        return ScoringAt(self.base_id(scoring.base), scoring.stage, player, scoring.passes, specials, places)

    def base(self, base: Piece) -> str | BaseAt:
        minions = [self.minion(piece) for piece in base.on if piece.card.is_minion]
        actions = [self.action(piece) for piece in base.on if piece.card.is_action]
        lasting = self.lasting(base)
        return BaseAt(base.card.id, minions, actions, lasting) if base.on or lasting else base.card.id

    def minion(self, piece: Piece) -> str | MinionAt:
        scoring = self.state.scoring
        told = MinionAt(
            *self.piece(piece), piece.counters, [self.action(action) for action in piece.on], self.lasting(piece),
            scoring is not None and f"#{piece.serial}" in scoring.used,
        )  # fmt: skip
        return f"{told.card} of {told.of}" if told == MinionAt(told.card, told.of) else told

    def action(self, piece: Piece) -> str | Attached:
        told = Attached(*self.piece(piece))
        return f"{told.card} of {told.of}" if told == Attached(told.card, told.of) else told

    def piece(self, piece: Piece) -> tuple[str, str, str, str, bool]:
        owner = self.state.owners[piece.uid]
        owned_by = self.names[owner] if owner != piece.controller else ""
        return piece.card.id, self.names[piece.controller], owned_by, piece.note, piece.used == self.state.turn

    def lasting(self, piece: Piece) -> dict[str, int]:
        found: dict[str, int] = {}
        for what, serial, amount, whose in self.state.lasting:
            if what in ("power", "breakpoint") and serial == piece.serial:
                found[self.names[whose]] = found.get(self.names[whose], 0) + amount
        return found
