"""Smash Up as the check of orders sees it: what may lie in any order, and what belongs to which seat."""

from __future__ import annotations

from dataclasses import fields
from random import Random
from typing import Any

from rumpus.kernel import EVERYONE
from rumpus.smashup.table.state import (
    Claim,
    DeckFacts,
    Draft,
    Extra,
    Lasting,
    Piece,
    Piles,
    Promise,
    Scoring,
    Seat,
    State,
)
from rumpus.smashup.turn import SMASHUP
from tests.contract.orders import Layout
from tests.contract.smashup import pieces


def seats(state: State) -> int:
    return len(state.seats)


# -- another order -------------------------------------------------------------------------------------------

PARTS = (State, Seat, Piece, Scoring, Piles, DeckFacts, Draft, Claim, Promise, Lasting, Extra)


def rearrange(state: State, rng: Random) -> None:
    """The bases, whatever lies on one or on a minion, hands, discard piles, and whatever is kept in mind."""

    def shuffled(values: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(rng.sample(values, len(values)))

    for piece in list(pieces(state.bases)):
        rng.shuffle(piece.on)
    for seat in state.seats:
        rng.shuffle(seat.hand)
        rng.shuffle(seat.discard)
        seat.factions = shuffled(seat.factions)
    for zone in (state.bases, state.base_discard, state.extras, state.used, state.lasting):
        rng.shuffle(zone)
    if piles := state.piles:
        for pile in (piles.monster_discard, piles.treasure_discard, piles.loot):
            rng.shuffle(pile)
    if scoring := state.scoring:
        rng.shuffle(scoring.used)
        rng.shuffle(scoring.promises)
    state.decks = tuple(
        DeckFacts({stage: shuffled(uids) for stage, uids in deck.specials.items()}, deck.discard, deck.has_twins)
        for deck in state.decks
    )


SHUFFLED = {
    "State.bases",
    "State.base_discard",
    "State.extras",
    "State.used",
    "State.lasting",
    "Piece.on",
    "Seat.factions",
    "Seat.hand",
    "Seat.discard",
    "Scoring.used",
    "Scoring.promises",
    "Piles.monster_discard",
    "Piles.treasure_discard",
    "Piles.loot",
    "DeckFacts.specials",
}
KEPT = {  # an order that says something
    "State.cards": "by uid",
    "State.owners": "by uid",
    "State.known": "by uid",
    "State.decks": "by seat",
    "State.seats": "by seat",
    "Scoring.places": "by seat",
    "State.base_deck": "the next base is the last",
    "Seat.deck": "the next card is the last",
    "Piles.monster_deck": "the next monster is the last",
    "Piles.treasure_deck": "the next treasure is the last",
    "Piece.claims": "of two who control a minion the later one does",
    "Scoring.picks": "who picks first",
    "Scoring.taken": "who has picked first",
    "State.resolving": "empty where a game rests",
    "Seat.aside": "empty where a game rests",
    "Draft.pool": "a random draft takes the first",
    "Draft.order": "who picks first",
    "Draft.picks": "by seat",
    "Draft.sets": "cards get their uids in this order",
}


def heaped(state: State) -> str:
    """The whole state without these orders. Copies of a card in one zone cannot be told apart."""

    def called(uid: int) -> tuple[str, int, int]:
        return state.cards[uid].id, state.owners[uid], state.known[uid]

    def stack(uids: list[int]) -> list[Any]:
        return [called(uid) for uid in uids]

    def heap(uids: list[int]) -> list[Any]:
        return sorted(stack(uids))

    def laid(on: list[Piece]) -> list[Any]:
        names = [each for each in Piece.__struct_fields__ if each not in ("uid", "on")]
        return [
            [called(piece.uid), *[getattr(piece, each) for each in names], laid(piece.on)]
            for piece in sorted(on, key=lambda piece: piece.serial)
        ]

    told: dict[str, Any] = {
        each.name: getattr(state, each.name)
        for each in fields(state)
        if each.name not in ("edition", "cards", "owners", "decks", "known", "scoring")
    }
    told["bases"] = laid(state.bases)
    told["seats"] = [
        [sorted(seat.factions), heap(seat.hand), stack(seat.deck), heap(seat.discard), stack(seat.aside), seat.points,
         seat.sleep, seat.minions_this_turn]
        for seat in state.seats
    ]  # fmt: skip
    told["base_deck"], told["base_discard"] = stack(state.base_deck), heap(state.base_discard)
    told["extras"], told["lasting"], told["used"] = sorted(state.extras), sorted(state.lasting), sorted(state.used)
    told["resolving"] = stack(state.resolving)
    if piles := state.piles:
        decks = [stack(piles.monster_deck), stack(piles.treasure_deck)]
        told["piles"] = [*decks, *map(heap, (piles.monster_discard, piles.treasure_discard, piles.loot)), piles.mixed]
    if scoring := state.scoring:
        told["scoring"] = {each.name: getattr(scoring, each.name) for each in fields(scoring)}
        told["scoring"]["used"] = sorted(scoring.used)
        told["scoring"]["taken"] = [(card, player) for card, player, _ in scoring.taken]  # not where it lay
        told["scoring"]["promises"] = sorted((card.id, player, other) for card, player, other in scoring.promises)
    return "\n".join(f"{name}: {value}" for name, value in sorted(told.items()))


# -- other seats ---------------------------------------------------------------------------------------------


def turn(state: State, by: int) -> None:
    """Everybody sits so many seats further on, with all that is theirs."""
    count = len(state.seats)

    def to(seat: int) -> int:
        return (seat + by) % count if seat >= 0 else seat

    def turned(values: list[Any]) -> list[Any]:
        return [values[(seat - by) % count] for seat in range(count)]

    def mask(known: int) -> int:
        return known if known == EVERYONE else sum(1 << to(seat) for seat in range(count) if known >> seat & 1)

    def marked(mark: str) -> str:
        """A card that was used up for one player (`dimension_doors_1`), or used by one (`shinobi 1`)."""
        for sign in ("_", " "):
            card, _, seat = mark.rpartition(sign)
            if seat.isdigit() and mark not in ids:
                return f"{card}{sign}{to(int(seat))}"
        return mark

    def lasts(effect: Lasting) -> Lasting:
        on = to(effect.on) if effect.what == "shield player" else effect.on
        return effect._replace(on=on, until=to(effect.until), seat=to(effect.seat))

    def turn_scoring(scoring: Scoring) -> None:
        scoring.seat, scoring.only = to(scoring.seat), to(scoring.only)
        scoring.picks = [to(seat) for seat in scoring.picks]
        scoring.places = turned(scoring.places) if scoring.places else []
        scoring.used = [marked(mark) for mark in scoring.used]
        scoring.promises = [each._replace(player=to(each.player), other=to(each.other)) for each in scoring.promises]
        scoring.taken = [each._replace(by=to(each.by)) for each in scoring.taken]

    ids = {card.id for card in state.cards}
    state.seats = turned(state.seats)
    state.owners = tuple(to(owner) for owner in state.owners)
    state.decks = (*turned(list(state.decks[:-1])), state.decks[-1])
    state.known = bytearray(map(mask, state.known))
    state.active = to(state.active)
    state.used = [marked(mark) for mark in state.used]
    state.lasting = [lasts(effect) for effect in state.lasting]
    for piece in pieces(state.bases):
        piece.controller = to(piece.controller)
        piece.claims = tuple(claim._replace(seat=to(claim.seat)) for claim in piece.claims)
    if state.scoring is not None:
        turn_scoring(state.scoring)


LAYOUT = Layout(SMASHUP, seats, rearrange, heaped, turn)
