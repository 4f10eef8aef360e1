"""How Smash Up tells that an answer has come to something."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rumpus.family.foresight import Harm, Tab
from rumpus.kernel import SPECTATOR, Decision, Event, Game, Input, Option
from rumpus.smashup.cards.card import CARDS, Card
from rumpus.smashup.events import KINDS
from rumpus.smashup.grammar import GRAMMAR
from rumpus.smashup.table.state import Piece, Scoring, Seat, State
from rumpus.smashup.table.table import Table
from rumpus.smashup.winning import places, points_for

EMPTY = frozenset({"play action", "prevented", "use"})  # events that change nothing by themselves
OF_RULES = frozenset({"draft", "discard", "which extra"})  # questions whose every answer counts


class SmashUpSigns:
    grammar = GRAMMAR

    def is_doubtful(self, decision: Decision, option: Option) -> bool:
        """A minion on a base always does something."""
        return decision.prompt not in OF_RULES and not (option[0] == "play" and "at" in option)

    def goes_on(self, game: Game[Any]) -> bool:
        return game.decision is not None and not game.is_at_rest

    def passing(self, game: Game[Any]) -> Input | None:
        return None

    def is_untouched(
        self, world: Game[Any], twin: Game[Any], seat: int, option: Option, events: Sequence[Event]
    ) -> bool:
        before: State = world.state
        after: State = twin.state
        if not EMPTY.issuperset([event.kind for event in events]):
            return False
        answer = GRAMMAR.read(option)
        own = own_cards(before, seat, option)
        is_paid = answer.verb == "play" and before.scoring is None and not before.resolving
        if plays_left(after) != plays_left(before) - is_paid:
            return False
        if table_of(before, own, answer.piece) != table_of(after, own, answer.piece):
            return False
        return powers(world) == powers(twin)  # some hang on the number of cards in a hand

    def harm(self, world: Game[Any], twin: Game[Any], seat: int, option: Option) -> Harm:
        """Points, cards and power that are lost; or such a gain, of others; or a base that was to score for them."""
        if is_undone(world, twin, seat):
            return "undoes"
        shifts = shifts_of(world, twin, own_cards(world.state, seat, option))
        if shifts is None or shifts.better & {seat} or shifts.worse - {seat}:
            return ""
        return "hurts" if shifts.worse else "helps" if shifts.better else ""

    def shield(self, world: Game[Any], twin: Game[Any], option: Option, events: Sequence[Event]) -> str:
        """What protects a card in play, or is used up for it."""
        serial = GRAMMAR.read(option).piece
        aim = find(world.state.bases, serial) if serial else None
        if aim is None:
            return ""
        for event in events:
            told = KINDS[event.kind].read(event.seen_by(SPECTATOR))
            if event.kind == "prevented" and told["what"].serial == serial:
                return str(told["by"].card)
            if event.kind == "destroy" and "affect" in CARDS[told["what"].card].watches.get("instead", ()):
                left = find(twin.state.bases, serial)
                if left is not None and shape(left) == shape(aim, without=told["what"].serial):
                    return str(told["what"].card)
        return ""

    def later(self, game: Game[Any], seat: int) -> Mapping[str, Tab]:
        state: State = game.state
        decision = game.decision
        if decision is None or seat not in decision.offers:
            return {}
        found: dict[str, Tab] = {}
        offered = {GRAMMAR.read(option).card for option in decision.offers[seat] if option[0] == "play"}
        is_own = state.active == seat and state.phase == "play"
        for card in {state.cards[uid] for uid in state.seats[seat].hand}:
            stage = next((each for each in ("before", "when", "after") if each in card.from_hand), "")
            if card.is_special_only and stage:
                if state.scoring is None or state.scoring.stage != stage:
                    found[card.id] = Tab(f"{stage} scoring")
            elif is_own and decision.source:
                found[card.id] = Tab("after this")
            elif is_own and decision.prompt == "play":
                is_spent = state.minions_left == 0 if card.is_minion else state.actions_left == 0
                if is_spent and card.id not in offered:
                    found[card.id] = Tab("too strong" if is_too_strong(card, state) else "next turn")
        return found


def is_too_strong(card: Card, state: State) -> bool:
    """Are there extra minions to play, and all of less power?"""
    extras = [extra for extra in state.extras if extra.named != "treasure"]
    return card.is_minion and bool(extras) and all(extra.most < card.power for extra in extras)


def is_undone(world: Game[Any], twin: Game[Any], seat: int) -> bool:
    """Is there a base that was to score in their own turn, with most points for them, and no longer is?"""
    before, after = world.table, twin.table
    assert isinstance(before, Table)
    assert isinstance(after, Table)
    if before.state.active != seat or before.state.phase != "play" or after.state.phase != "play":
        return False
    still = {base.serial for base in after.bases_up()}
    there = {base.serial for base in after.bases()}
    lost = [base for base in before.bases_up() if base.serial in there - still]
    return any(is_first_at(before, base, seat) for base in lost)


def is_first_at(g: Table, base: Piece, seat: int) -> bool:
    """Would nobody get more points there?"""
    worth = points_for(base.card, places(g.totals(base)))
    return worth[seat] > 0 and worth[seat] == max(worth)


def own_cards(state: State, seat: int, option: Option) -> set[int]:
    """The cards that are being played."""
    answer = GRAMMAR.read(option)
    played = {uid for uid in state.seats[seat].hand if state.cards[uid].id == answer.card}
    return {*state.resolving, *(played if answer.verb == "play" else ())}


class Shifts:
    """Who has more than before, and who less."""

    def __init__(self) -> None:
        self.better: set[int] = set()
        self.worse: set[int] = set()

    def note(self, seat: int, before: int, after: int) -> None:
        if before != after:
            (self.better if after > before else self.worse).add(seat)


def shifts_of(world: Game[Any], twin: Game[Any], own: set[int]) -> Shifts | None:
    """How everybody stands, compared with before; None: more has changed than can be weighed here. The cards of one's
    own that are played count for nothing."""
    before: State = world.state
    after: State = twin.state
    if surroundings(before, own) != surroundings(after, own) or plays_left(after) > plays_left(before):
        return None
    shifts = Shifts()
    for seat, (one, other) in enumerate(zip(before.seats, after.seats, strict=True)):
        under = len(other.deck) - len(one.deck)  # cards may have been put under a deck
        if under < 0 or (one.deck, one.aside, one.sleep) != (other.deck[under:], other.aside, other.sleep):
            return None
        shifts.note(seat, one.points, other.points)
        shifts.note(seat, *[len([uid for uid in each.hand if uid not in own]) for each in (one, other)])
    lay, lies = placed(world), placed(twin)
    for serial in lay.keys() | lies.keys():
        piece, power, place = lay.get(serial) or lies[serial]
        _, power_now, place_now = lies.get(serial, (piece, -1, place))
        if place != place_now or (piece.controller < 0 and (serial not in lay or power != power_now)):
            return None
        if serial in lay:
            shifts.note(piece.controller, power, power_now)
        elif piece.uid not in own:
            shifts.better.add(piece.controller)
        elif not is_bonus(piece.card):
            return None  # it stays, and may do something later
    return shifts


def surroundings(state: State, own: set[int]) -> tuple[object, ...]:
    """What has to be the same: it may be good or bad for anybody. Power for a turn counts as power."""
    lasting = [effect for effect in state.lasting if effect.what != "power"]
    return (
        state.base_deck, state.base_discard, state.seed, state.active, state.turn, state.phase, lasting,
        scoring_of(state.scoring), state.barrier, piles_of(state, own),
    )  # fmt: skip


def placed(game: Game[Any]) -> dict[int, tuple[Piece, int, object]]:
    """All that is in play by its number: how strong it is, and where and whose."""
    table = game.table
    assert isinstance(table, Table)
    found: dict[int, tuple[Piece, int, object]] = {}
    for base in table.bases():
        found[base.serial] = (base, table.breakpoint(base), base.counters)
        for piece in pieces_of(base.on):
            on = [each.serial for each in pieces_of(base.on) if piece in each.on]
            power = table.power(piece) if piece.card.is_minion else 0
            found[piece.serial] = (piece, power, (piece.base, on, piece.controller, piece.note, piece.claims))
    return found


def is_bonus(card: Card) -> bool:
    """Does it make whoever it lies on stronger, and nothing else?"""
    return card.host_bonus is not None and not card.watches and card.use is None and not card.is_minion


def pieces_of(pieces: Sequence[Piece]) -> Iterator[Piece]:
    for piece in pieces:
        yield piece
        yield from pieces_of(piece.on)


def find(bases: Sequence[Piece], serial: int) -> Piece | None:
    return next((piece for piece in pieces_of(bases) if piece.serial == serial), None)


def table_of(state: State, own: set[int], used: int) -> tuple[object, ...]:
    """All that matters, without the cards that are being played, and without what only counts how much was played."""
    return (
        [cards_of(seat, own) for seat in state.seats],
        [shape(base, used=used) for base in state.bases],
        state.base_deck, state.base_discard, state.seed, state.active, state.turn, state.phase, state.minions_left,
        state.minions_played, state.lasting, scoring_of(state.scoring), state.barrier,
        [None if uid in own else known for uid, known in enumerate(state.known)],
        piles_of(state, own),
    )  # fmt: skip


def piles_of(state: State, own: set[int]) -> list[object]:
    """The monsters and treasures out of play, without the cards that are being played."""
    piles = state.piles
    if piles is None:
        return []
    zones = (piles.monster_deck, piles.monster_discard, piles.treasure_deck, piles.treasure_discard, piles.loot)
    return [[uid for uid in zone if uid not in own] for zone in zones]


def powers(game: Game[Any]) -> list[object]:
    table = game.table
    assert isinstance(table, Table)
    return [[table.breakpoint(base), *[table.power(each) for each in table.minions(at=base)]] for base in table.bases()]


def plays_left(state: State) -> int:
    """Actions, and extra cards with a condition."""
    return state.actions_left + len(state.extras)


def cards_of(seat: Seat, own: set[int]) -> tuple[object, ...]:
    hand, discard = ([uid for uid in zone if uid not in own] for zone in (seat.hand, seat.discard))
    return hand, discard, seat.deck, seat.aside, seat.points, seat.sleep, seat.minions_this_turn


def shape(piece: Piece, without: int = 0, used: int = 0) -> tuple[object, ...]:
    """A card in play with what lies on it, except one; it may count as used."""
    on = [shape(each, without, used) for each in piece.on if each.serial != without]
    turn = 0 if piece.serial == used else piece.used
    return piece.serial, piece.controller, piece.base, piece.counters, turn, piece.note, piece.claims, on


def scoring_of(scoring: Scoring | None) -> object:
    if scoring is None:
        return None
    return scoring.base, scoring.stage, scoring.places, scoring.picks, scoring.only, scoring.promises


SIGNS = SmashUpSigns()
