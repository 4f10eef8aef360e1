"""Writes down a table as a position, by card names: the way back from `position.lay_out`."""

from __future__ import annotations

from rumpus.family.scenarios import BadPosition
from rumpus.kernel import EVERYONE
from rumpus.smashup.positions.layout import labels, lay_out
from rumpus.smashup.positions.position import (
    ALL,
    ALL_ELSE,
    NOBODY,
    SLEEP,
    Attached,
    BaseAt,
    ExtraAt,
    HeldAt,
    MinionAt,
    PilesAt,
    PlayerAt,
    Position,
    PromiseAt,
    ScoringAt,
    TakenAt,
    TurnAt,
)
from rumpus.smashup.table.state import Piece, Scoring, State


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
        self.labels = labels(state.bases, names)

    def position(self) -> Position:
        state, cards = self.state, self.cards
        players = {
            name: PlayerAt(
                list(seat.factions), seat.points, self.held(seat.hand, player), self.held(seat.deck[::-1], player),
                cards(seat.discard), SLEEP[seat.sleep], self.shields("shield player", player),
            )
            for player, (name, seat) in enumerate(zip(self.names, state.seats, strict=True))
        }  # fmt: skip
        bases = [self.base(base) for base in state.bases]
        deck, discarded = self.held(state.base_deck[::-1]), cards(state.base_discard)
        told = Position(players, bases, deck, discarded, self.piles(), self.turn(), state.seed, state.edition.name)
        try:
            lay_out(told)
        except BadPosition:
            told.anything_goes = True  # somebody meant it
        return told

    def piles(self) -> PilesAt | None:
        piles, cards = self.state.piles, self.cards
        if piles is None:
            return None
        return PilesAt(
            self.held(piles.monster_deck[::-1]), cards(piles.monster_discard), self.held(piles.treasure_deck[::-1]),
            cards(piles.treasure_discard), cards(piles.loot), piles.mixed,
        )  # fmt: skip

    def held(self, uids: list[int], holder: int = -1) -> list[str | HeldAt]:
        """In a hand or in a deck: with the owner of each card that is somebody else's, and who knows it there."""
        found: list[str | HeldAt] = []
        for uid in uids:
            card, owner, mask = self.state.cards[uid].id, self.state.owners[uid], self.state.known[uid]
            card = card if owner in (-1, holder) else f"{card} of {self.names[owner]}"
            if not mask:
                found.append(card)
            elif mask == EVERYONE:
                found.append(HeldAt(card, [ALL]))
            elif holder >= 0 and mask == EVERYONE & ~(1 << holder):
                found.append(HeldAt(card, [ALL_ELSE]))
            else:
                found.append(HeldAt(card, [name for seat, name in enumerate(self.names) if mask >> seat & 1]))
        return found

    def cards(self, uids: list[int]) -> list[str]:
        return [self.state.cards[uid].id for uid in uids]

    def turn(self) -> TurnAt:
        state = self.state
        assert state.phase != "draft" and state.phase != "deal"
        scoring = self.scoring(state.scoring) if state.scoring else None
        return TurnAt(
            self.names[state.active], state.turn, state.phase, state.minions_left, state.actions_left,
            self.extras(), state.minions_played, self.minions_this_turn(), state.plays, state.used.copy(), scoring,
            state.monsters_played,
        )  # fmt: skip

    def minions_this_turn(self) -> dict[str, int]:
        """Where it is not what a position without it would mean."""
        expected = [
            self.state.minions_played if player == self.state.active else 0 for player in range(len(self.names))
        ]
        played = [seat.minions_this_turn for seat in self.state.seats]
        return {} if played == expected else dict(zip(self.names, played, strict=True))

    def extras(self) -> list[ExtraAt]:
        return [
            ExtraAt(most, self.base_id(serial) if serial >= 0 else "", where, named)
            for most, serial, where, named in self.state.extras
            if serial < 0 or any(base.serial == serial for base in self.state.bases)
        ]

    def base_id(self, serial: int) -> str:
        return next(base.card.id for base in self.state.bases if base.serial == serial)

    def scoring(self, scoring: Scoring) -> ScoringAt:
        used = [text.split() for text in scoring.used if not text.startswith("#")]
        specials = [f"{card} of {self.names[int(seat)]}" for card, seat in used]
        places = {name: place for name, place in zip(self.names, scoring.places, strict=False) if place}
        names = self.names
        promises = [PromiseAt(card.id, names[player], names[other]) for card, player, other in scoring.promises]
        return ScoringAt(
            self.base_id(scoring.base), scoring.stage, names[scoring.seat], scoring.passes, specials, places,
            [names[player] for player in scoring.picks], names[scoring.only] if scoring.only >= 0 else "", promises,
            [TakenAt(card, names[by], place) for card, by, place in scoring.taken],
        )  # fmt: skip

    def base(self, base: Piece) -> str | BaseAt:
        minions = [self.minion(piece) for piece in base.on if piece.card.is_minion]
        actions = [self.action(piece) for piece in base.on if piece.card.is_action]
        totals: dict[str, int] = {}
        for each in self.state.lasting:
            if each[:2] == ("total", base.serial):
                totals[self.names[each.seat]] = totals.get(self.names[each.seat], 0) + each.amount
        told = BaseAt(
            base.card.id, minions, actions, self.lasting(base), totals, self.is_silent("silence base", base),
            base.used == self.state.turn, self.set_breakpoint(base),
        )  # fmt: skip
        return base.card.id if told == BaseAt(base.card.id) else told

    def is_silent(self, what: str, piece: Piece) -> bool:
        return any(each.what == what and each.on == piece.serial for each in self.state.lasting)

    def minion(self, piece: Piece) -> str | MinionAt:
        scoring = self.state.scoring
        told = MinionAt(
            *self.piece(piece), piece.counters, [self.action(action) for action in piece.on], self.lasting(piece),
            self.is_silent("silence", piece), self.lender(piece),
            scoring is not None and f"#{piece.serial}" in scoring.used, self.claims(piece),
            self.shields("shield minion", piece.serial),
        )  # fmt: skip
        return named(told) if told == MinionAt(told.card, told.of) else told

    def lender(self, piece: Piece) -> str:
        """Who had it before the one who has it for this turn, if that is all."""
        is_all = bool(piece.claims) and not self.claims(piece)
        return self.whose(piece.claims[0].seat) if is_all and not piece.claims[1].action else ""

    def claims(self, piece: Piece) -> list[str]:
        """Each who has had it, unless only one has taken it: for this turn, or from its owner by an action on it."""
        actions = [each.serial for each in piece.on if each.card.controls_host]
        if len(piece.claims) == 2 and piece.claims[1].seat == piece.controller:
            first, last = piece.claims
            if not actions or (actions == [last.action] and first.seat == self.state.owners[piece.uid]):
                return []
        return [
            f"{next(each.card.id for each in piece.on if each.serial == claim.action)} of {self.names[claim.seat]}"
            if claim.action
            else self.whose(claim.seat)
            for claim in piece.claims
        ]

    def whose(self, seat: int) -> str:
        return self.names[seat] if seat >= 0 else NOBODY

    def shields(self, what: str, on: int) -> list[str]:
        """Cards that have left play do nothing more."""
        return [
            self.labels[each.amount]
            for each in self.state.lasting
            if each[:2] == (what, on) and each.amount in self.labels
        ]

    def action(self, piece: Piece) -> str | Attached:
        told = Attached(*self.piece(piece))
        return named(told) if told == Attached(told.card, told.of) else told

    def piece(self, piece: Piece) -> tuple[str, str, str, str, bool]:
        owner = self.state.owners[piece.uid]
        owned_by = self.names[owner] if owner not in (piece.controller, -1) else ""
        controller = self.names[piece.controller] if piece.controller >= 0 else ""
        return piece.card.id, controller, owned_by, piece.note, piece.used == self.state.turn

    def lasting(self, piece: Piece) -> dict[str, int]:
        found: dict[str, int] = {}
        for what, serial, amount, whose, _ in self.state.lasting:
            if what in ("power", "breakpoint") and serial == piece.serial:
                found[self.names[whose]] = found.get(self.names[whose], 0) + amount
        return found

    def set_breakpoint(self, base: Piece) -> int | None:
        return next((each.amount for each in self.state.lasting if each[:2] == ("set breakpoint", base.serial)), None)


def named(told: Attached) -> str:
    return f"{told.card} of {told.of}" if told.of else told.card
