"""A table position written down by card names: for tests, puzzles, rules questions and bug reports.

`Position` is the documented form (docs/scenarios.md). A card is named by its id or by its printed name; a card in play
is `shinobi of Bob`, or a mapping when there is more to say about it; a monster that nobody controls is just `ghoul`.
What a position does not tell is who has seen which hidden card.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from rumpus.family.ids import id_of
from rumpus.family.scenarios import BadPosition, Count, Form
from rumpus.smashup.cards.ability import ANY_POWER, Stage
from rumpus.smashup.cards.card import CARDS, Card
from rumpus.smashup.cards.catalog import FACTIONS, SETS
from rumpus.smashup.cards.edition import EDITIONS
from rumpus.smashup.table.pieces import Pieces
from rumpus.smashup.table.state import (
    Claim,
    Extra,
    Lasting,
    Piece,
    Piles,
    Promise,
    Scoring,
    Seat,
    State,
    Where,
    deck_facts,
)
from rumpus.smashup.table.watch import Watch

Step = Literal["start", "play", "score", "draw", "discard", "end", "over"]
Asleep = Literal["", "next turn", "this turn", "both"]
MEANT = "if you mean it, say `anything goes: true`"
SLEEP: tuple[Asleep, ...] = ("", "next turn", "this turn", "both")  # as a seat counts them


class Attached(Form):
    """An action in play."""

    card: str
    of: str = ""  # who controls it; of a monster perhaps nobody
    owner: str = ""  # in whose deck it began, if that is somebody else
    note: str = ""  # what was named when it was played
    used_this_turn: bool = False  # what it allows once a turn


class MinionAt(Attached):
    counters: Count = 0
    actions: list[str | Attached] = []
    until_end_of_turn: dict[str, int] = {}  # more (or less) power, by whose turn it ends with
    silent: bool = False  # it has no abilities until the end of this turn
    lent_by: str = ""  # who (or `nobody`) has it again when this turn ends; or when an action on it is gone: its owner
    used_at_this_scoring: bool = False  # its special


class BaseAt(Form):
    base: str
    minions: list[str | MinionAt] = []
    actions: list[str | Attached] = []
    until_end_of_turn: dict[str, int] = {}  # more (or less) breakpoint, by whose turn it ends with
    totals: dict[str, int] = {}  # more (or less) of a player's total until the end of this turn
    silent: bool = False  # no card there has abilities until the end of this turn
    used_this_turn: bool = False  # what it allows once a turn


class PlayerAt(Form):
    """Decks are written top first."""

    factions: list[str] = []
    vp: Count = 0
    hand: list[str] = []
    deck: list[str] = []
    discard: list[str] = []
    asleep: Asleep = ""  # may play no actions then


class ExtraAt(Form):
    """An extra card not yet played, with its condition."""

    max_power: Count = ANY_POWER
    at: str = ""  # only at this base
    where: Where = ""  # only where its player has no minion, or less power than another; or out of the discard pile
    named: str = ""  # only this card; `treasure`; `=1`: the first one played decides for all that have this number


class PromiseAt(Form):
    """What a card will do once the points of a scoring are awarded."""

    card: str
    of: str
    about: str


class ScoringAt(Form):
    """A base that is being scored, and how far it has come."""

    base: str
    stage: Stage = "before"
    player: str = ""  # who is asked next in the window; by default the active player
    passes: Count = 0  # in a row
    used: list[str] = []  # specials from hand: `shinobi of Bob`
    places: dict[str, int] = {}  # once VP were awarded
    picks: list[str] = []  # who picks from the loot, the next one first
    only: str = ""  # the one player who may still use specials
    promises: list[PromiseAt] = []


class TurnAt(Form):
    """Whose turn it is, in which step, and what may still be played."""

    player: str = ""
    number: int = 1
    step: Step = "play"
    minions_left: Count = 1
    actions_left: Count = 1
    extras: list[ExtraAt] = []
    minions_played: Count = 0  # by this player in this step
    minions_this_turn: dict[str, Count] = {}  # by each player since the turn began; by default as many as in this step
    cards_played: Count = 0  # in this turn, by anyone; a special counts as well
    used: list[str] = []  # cards whose once-a-turn special was used
    scoring: ScoringAt | None = None


class PilesAt(Form):
    """Monsters and treasures. Decks are written top first; by default they hold whatever is not elsewhere."""

    monster_deck: list[str] | None = None
    monster_discard: list[str] = []
    treasure_deck: list[str] | None = None
    treasure_discard: list[str] = []
    loot: list[str] = []
    mixed: bool = False  # cards have changed hands unseen


class Position(Form):
    players: dict[str, PlayerAt]
    bases: list[str | BaseAt] = []
    base_deck: list[str] | None = None  # top first; by default the other bases of the base set
    base_discard: list[str] = []
    piles: PilesAt | None = None  # in the game if given here, or if any card of a set with monsters is
    turn: TurnAt = msgspec.field(default_factory=TurnAt)
    seed: int = 1
    edition: str = "first_print"
    set_up: dict[str, Any] | None = None  # a new game instead of a table
    anything_goes: bool = False  # cards where they cannot be, and more copies than there are


class Layout:
    """Gives every card its uid while a position is laid out."""

    def __init__(self, names: list[str], turn: TurnAt) -> None:
        self.names = names
        self.turn = turn.number
        self.active = self.seat(turn.player, "turn.player") if turn.player else 0
        self.anything_goes = False
        self.factions: list[tuple[str, ...]] = []
        self.cards: list[Card] = []
        self.owners: list[int] = []
        self.serial = 0
        self.lasting: list[Lasting] = []
        self.used: list[str] = []  # specials at the running scoring

    def seat(self, name: str, place: str) -> int:
        if name not in self.names:
            raise BadPosition(f"{place}: there is no player called {name!r}, only {', '.join(self.names)}")
        return self.names.index(name)

    def deal(self, name: str, owner: int, place: str, kinds: tuple[str, ...] = ("minion", "action")) -> int:
        card = CARDS.get(id_of(name))
        if card is None or card.kind not in kinds:
            raise BadPosition(f"{place}: there is no {' or '.join(kinds)} called {name!r}")
        if card.kind == "base" and card in self.cards:
            raise BadPosition(f"{place}: there is only one {card.id}")
        if card.is_monster and not place.startswith(("bases", "piles.monster")):
            raise BadPosition(f"{place}: {card.id} is a monster")
        if not self.anything_goes:
            self.check(card, owner, place)
        self.cards.append(card)
        self.owners.append(-1 if card.is_monster or card.is_treasure else owner)
        return len(self.cards) - 1

    def check(self, card: Card, owner: int, place: str) -> None:
        """Could this card be in the game, in the deck of its owner? Two players may share a faction (SU-1.2)."""
        owners = [whose for each, whose in zip(self.cards, self.owners, strict=True) if each is card]
        is_nobodys = card.is_monster or card.is_treasure or card.kind == "base"
        most = card.copies if is_nobodys else 2 * card.copies
        if len(owners) >= most or (not is_nobodys and owners.count(owner) >= card.copies):
            whose = "" if is_nobodys else " in a deck"
            raise BadPosition(f"{place}: there are no more than {card.copies} of {card.id}{whose}; {MEANT}")
        if not is_nobodys and self.factions[owner] and card.faction.id not in self.factions[owner]:
            raise BadPosition(f"{place}: {card.id} is not in the deck of {self.names[owner]}; {MEANT}")

    def owned(self, text: str, player: int) -> tuple[str, int]:
        """A card and its owner, who may not be the player who holds it: `trade of Bob`."""
        card, of = card_of_player(text)
        return (card, self.names.index(of)) if of in self.names else (text, player)

    def piece(self, told: Attached, base: int, kind: str, place: str) -> Piece:
        card = CARDS.get(id_of(told.card))
        if not told.of and not (card and card.is_monster):
            raise BadPosition(f"{place}: say whose card it is: '{told.card} of ...'")
        controller = self.seat(told.of, place) if told.of else -1
        owner = self.seat(told.owner, place) if told.owner else controller
        uid = self.deal(told.card, owner, place, (kind,))
        self.serial += 1
        used = self.turn if told.used_this_turn else 0
        return Piece(self.serial, uid, self.cards[uid], controller, base, [], used=used, note=told.note)

    def last(self, what: Literal["power", "breakpoint"], serial: int, told: dict[str, int], place: str) -> None:
        for name, amount in told.items():
            self.lasting.append(Lasting(what, serial, amount, self.seat(name, f"{place}.until end of turn")))

    def lend(self, minion: Piece, lender: str, is_silent: bool, place: str) -> None:
        """Somebody controls it for a time, by an action on it or else for this turn; a silent action gives nothing. At
        first it was its owner's."""
        actions = [Claim(each.controller, each.serial) for each in minion.on if each.card.controls_host]
        holding = [claim for claim in actions if claim.seat == minion.controller]
        has_owner = minion.card.is_monster or self.owners[minion.uid] >= 0
        first = Claim(self.owners[minion.uid] if has_owner else minion.controller)
        if lender:
            before = -1 if lender == "nobody" else self.seat(lender, f"{place}.lent by")
            earlier = [claim for claim in actions if claim.seat == before and claim not in holding]
            if not holding:
                holding = [Claim(minion.controller)]
                self.lasting.append(Lasting("control", minion.serial, 0, self.active, minion.controller))
            minion.claims = (first if earlier else Claim(before), *earlier, *holding)
        elif holding:
            minion.claims = (first, *holding)
        elif actions and is_silent:
            minion.claims = (Claim(minion.controller), *actions)

    def base(self, told: str | BaseAt, place: str) -> Piece:
        told = BaseAt(told) if isinstance(told, str) else told
        uid = self.deal(told.base, -1, place, ("base",))
        self.serial += 1
        used = self.turn if told.used_this_turn else 0
        base = Piece(self.serial, uid, self.cards[uid], -1, self.serial, [], used=used)
        self.last("breakpoint", base.serial, told.until_end_of_turn, place)
        for name, amount in told.totals.items():
            seat = self.seat(name, f"{place}.totals")
            self.lasting.append(Lasting("total", base.serial, amount, self.active, seat))
        if told.silent:
            self.lasting.append(Lasting("silence base", base.serial, 0, self.active))
        for i, each in enumerate(told.minions):
            where = f"{place}.minions[{i}]"
            full = MinionAt(*card_of_player(each)) if isinstance(each, str) else each
            minion = self.piece(full, base.serial, "minion", where)
            minion.counters = full.counters
            self.last("power", minion.serial, full.until_end_of_turn, where)
            if full.used_at_this_scoring:
                self.used.append(f"#{minion.serial}")
            if full.silent:
                self.lasting.append(Lasting("silence", minion.serial, 0, self.active))
            minion.on = self.attached(full.actions, base.serial, "minion", where)
            self.lend(minion, full.lent_by, told.silent, where)
            base.on.append(minion)
        base.on += self.attached(told.actions, base.serial, "base", place)
        return base

    def attached(self, actions: list[str | Attached], base: int, host: str, place: str) -> list[Piece]:
        found: list[Piece] = []
        for i, each in enumerate(actions):
            full = Attached(*card_of_player(each)) if isinstance(each, str) else each
            found.append(self.piece(full, base, "action", f"{place}.actions[{i}]"))
            if found[-1].card.on != host and not self.anything_goes:
                raise BadPosition(f"{place}.actions[{i}]: {found[-1].card.id} is not played on a {host}; {MEANT}")
        return found


def card_of_player(text: str) -> tuple[str, str]:
    """`shinobi of Bob`; a card of nobody is just named. Names and cards may have an « of » of their own."""
    if id_of(text) in CARDS:
        return text, ""
    parts = text.split(" of ")
    for count in range(len(parts) - 1, 0, -1):
        if id_of(" of ".join(parts[:count])) in CARDS:
            return " of ".join(parts[:count]), " of ".join(parts[count:])
    card, of, player = text.rpartition(" of ")
    return (card, player) if of else (text, "")


def lay_out(position: Position) -> State:
    """The state that a position describes; the order of everything is the order in which it is written."""
    names, turn = list(position.players), position.turn
    if not 2 <= len(names) <= 4:
        raise BadPosition("players: there must be two to four")
    if position.edition not in EDITIONS:
        raise BadPosition(f"edition: must be one of {', '.join(EDITIONS)}")
    if not position.bases:
        raise BadPosition("bases: there must be at least one on the table")
    layout = Layout(names, turn)
    layout.anything_goes = position.anything_goes
    layout.factions = [tuple(map(id_of, position.players[name].factions)) for name in names]
    seats = [seat_told(layout, player, position.players[name]) for player, name in enumerate(names)]
    seats[layout.active].minions_this_turn = turn.minions_played
    for name, count in turn.minions_this_turn.items():
        seats[layout.seat(name, "turn.minions this turn")].minions_this_turn = count
    bases = [layout.base(told, f"bases[{i}]") for i, told in enumerate(position.bases)]
    discarded = [layout.deal(name, -1, f"base discard[{i}]", ("base",)) for i, name in enumerate(position.base_discard)]
    deck = position.base_deck
    if deck is None:
        deck = [card.id for card in SETS["base"].bases if card not in layout.cards]
    base_deck = [layout.deal(name, -1, f"base deck[{i}]", ("base",)) for i, name in enumerate(deck)][::-1]
    piles = piles_of(layout, position.piles)
    extras = [extra_of(bases, told, f"turn.extras[{i}]") for i, told in enumerate(turn.extras)]
    scoring = scoring_of(layout, bases, turn.scoring) if turn.scoring else None
    if scoring and turn.step != "score":
        raise BadPosition(f"turn.scoring: only in the step 'score', not in {turn.step!r}")
    cards, owners = tuple(layout.cards), tuple(layout.owners)
    state = State(
        EDITIONS[position.edition], cards, owners, deck_facts(cards, owners, len(seats)), seats, bases, base_deck,
        discarded, position.seed, None, layout.active, turn.number, turn.step, turn.minions_left, turn.actions_left,
        extras, turn.minions_played, turn.cards_played, [id_of(name) for name in turn.used], layout.lasting, scoring,
        known=bytearray(len(cards)), serial=layout.serial, piles=piles,
    )  # fmt: skip
    Pieces(state, Watch(state)).collect()
    return state


def seat_told(layout: Layout, player: int, told: PlayerAt) -> Seat:
    place = f"players.{layout.names[player]}"
    for i, faction in enumerate(told.factions):
        if id_of(faction) not in FACTIONS:
            raise BadPosition(f"{place}.factions[{i}]: there is no faction called {faction!r}")
    hand, deck, discard = [
        [layout.deal(*layout.owned(card, player), f"{place}.{zone}[{i}]") for i, card in enumerate(cards)]
        for zone, cards in (("hand", told.hand), ("deck", told.deck), ("discard", told.discard))
    ]
    factions = tuple(id_of(faction) for faction in told.factions)
    return Seat(factions, hand, deck[::-1], discard, [], told.vp, SLEEP.index(told.asleep))


def piles_of(layout: Layout, told: PilesAt | None) -> Piles | None:
    """Monsters and treasures, if they are written down or any card of their set is in the game."""
    sets = dict.fromkeys([card.faction.set for card in layout.cards])
    if told is None and not any(each.monsters for each in sets):
        return None
    told = told or PilesAt()

    def dealt(zone: str, names: list[str]) -> list[int]:
        return [layout.deal(name, -1, f"piles.{zone}[{i}]") for i, name in enumerate(names)]

    def others(cards: list[Card]) -> list[str]:
        return [card.id for card in cards for _ in range(card.copies - layout.cards.count(card))]

    discards = dealt("monster discard", told.monster_discard), dealt("treasure discard", told.treasure_discard)
    loot = dealt("loot", told.loot)
    monsters = [card for each in SETS.values() for card in each.monsters]
    treasures = [card for each in SETS.values() for card in each.treasures]
    monster_deck = dealt("monster deck", others(monsters) if told.monster_deck is None else told.monster_deck)
    treasure_deck = dealt("treasure deck", others(treasures) if told.treasure_deck is None else told.treasure_deck)
    return Piles(monster_deck[::-1], discards[0], treasure_deck[::-1], discards[1], loot, told.mixed)


def serial_of(bases: list[Piece], name: str, place: str) -> int:
    for base in bases:
        if base.card.id == id_of(name):
            return base.serial
    raise BadPosition(f"{place}: there is no base called {name!r} on the table")


def extra_of(bases: list[Piece], told: ExtraAt, place: str) -> Extra:
    base = serial_of(bases, told.at, f"{place}.at") if told.at else -1
    return Extra(told.max_power, base, told.where, told.named)


def scoring_of(layout: Layout, bases: list[Piece], told: ScoringAt) -> Scoring:
    place = "turn.scoring"
    used = layout.used.copy()
    for i, text in enumerate(told.used):
        card, player = card_of_player(text)
        used.append(f"{id_of(card)} {layout.seat(player, f'{place}.used[{i}]')}")
    seats = {layout.seat(name, f"{place}.places"): rank for name, rank in told.places.items()}
    awarded = told.stage not in ("before", "award")
    places = [seats.get(player, 0) for player in range(len(layout.names))] if awarded else []
    asked = layout.seat(told.player, f"{place}.player") if told.player else layout.active
    picks = [layout.seat(name, f"{place}.picks[{i}]") for i, name in enumerate(told.picks)]
    only = layout.seat(told.only, f"{place}.only") if told.only else -1
    promises = [promise_of(layout, each, f"{place}.promises[{i}]") for i, each in enumerate(told.promises)]
    base = serial_of(bases, told.base, f"{place}.base")
    return Scoring(base, told.stage, asked, told.passes, used, places, picks, only, promises)


def promise_of(layout: Layout, told: PromiseAt, place: str) -> Promise:
    card = CARDS.get(id_of(told.card))
    if card is None or card.promise is None:
        raise BadPosition(f"{place}: {told.card!r} promises nothing")
    return Promise(card, layout.seat(told.of, f"{place}.of"), layout.seat(told.about, f"{place}.about"))
