"""What a seat may know, from an allow-list. No uid appears: cards in play have serial numbers, hidden ones a place."""

from __future__ import annotations

from rumpus.smashup.state import Piece, State
from rumpus.smashup.table import Table


def view(g: Table, viewer: int) -> dict[str, object]:
    """Plain values only; the same bytes in every world that this seat cannot tell apart. -1 is a spectator."""
    state = g.state
    shown: dict[str, object] = {
        "turn": state.turn,
        "active": state.active,
        "phase": state.phase,
        "minions left": state.minions_left,
        "actions left": state.actions_left,
        "extra minions": list(state.extra_minions),
        "bases": [show_base(g, base) for base in state.bases],
        "base deck": len(state.base_deck),
        "base deck known": show_known(g, state.base_deck, viewer),
        "base discard": [state.cards[uid].id for uid in state.base_discard],
        "resolving": [state.cards[uid].id for uid in state.resolving],
        "lasting": list(state.lasting),
        "seats": [show_seat(g, player, viewer) for player in range(len(state.seats))],
    }
    scoring = state.scoring
    if scoring is not None:
        shown["scoring"] = {
            "base": scoring.base,
            "stage": scoring.stage,
            "seat": scoring.seat,
            "places": list(scoring.places),
        }
    if state.draft is not None:
        shown["draft"] = {"pool": sorted(state.draft.pool), "picks": [list(picks) for picks in state.draft.picks]}
    return shown


def show_seat(g: Table, player: int, viewer: int) -> dict[str, object]:
    seat = g.state.seats[player]
    cards = g.state.cards
    if player == viewer:
        hand = [cards[uid].id for uid in seat.hand]
    else:
        hand = sorted([name_for(g, uid, viewer) for uid in seat.hand])
    shown: dict[str, object] = {
        "factions": seat.factions,
        "points": seat.points,
        "sleep": seat.sleep,
        "hand": hand,
        "deck": len(seat.deck),
        "discard": [cards[uid].id for uid in seat.discard],
    }
    if known := show_known(g, seat.deck, viewer):
        shown["deck known"] = known
    if seat.aside:
        shown["aside"] = [name_for(g, uid, viewer) for uid in seat.aside]
    return shown


def show_known(g: Table, deck: list[int], viewer: int) -> list[tuple[int, str]]:
    """Cards of a deck that this seat knows: (how many lie above it, which)."""
    known = g.state.known
    if viewer < 0:
        return [(i, g.state.cards[uid].id) for i, uid in enumerate(reversed(deck)) if known[uid] == 255]
    return [(i, g.state.cards[uid].id) for i, uid in enumerate(reversed(deck)) if known[uid] >> viewer & 1]


def name_for(g: Table, uid: int, viewer: int) -> str:
    """The name of a card in a hidden zone, or nothing."""
    known = g.state.known[uid]
    return g.state.cards[uid].id if (known >> viewer & 1 if viewer >= 0 else known == 255) else ""


def show_base(g: Table, base: Piece) -> dict[str, object]:
    return {
        "card": base.card.id,
        "serial": base.serial,
        "power": g.total_power(base),
        "breakpoint": g.breakpoint(base),
        "on": [show_piece(g, piece) for piece in base.on],
    }


def show_piece(g: Table, piece: Piece) -> dict[str, object]:
    shown: dict[str, object] = {"card": piece.card.id, "serial": piece.serial, "controller": piece.controller}
    if piece.card.is_minion:
        shown["power"] = g.power(piece)
    if piece.counters:
        shown["counters"] = piece.counters
    if piece.note:
        shown["note"] = piece.note
    if g.state.owners[piece.uid] != piece.controller:
        shown["owner"] = g.state.owners[piece.uid]
    if piece.on:
        shown["on"] = [show_piece(g, action) for action in piece.on]
    return shown


def zones_offered(g: Table) -> dict[str, tuple[str, int]]:
    """Where the cards lie that an effect offers now, and whose zone that is: for who is asked, to find them there."""
    return {card: zone_of(g.state, uid) for card, uid in g._offered.items()}


def zone_of(state: State, uid: int) -> tuple[str, int]:
    """Nowhere and nobody's if it is in play."""
    for player, seat in enumerate(state.seats):
        zones = (("hand", seat.hand), ("discard", seat.discard), ("aside", seat.aside), ("deck", seat.deck))
        for zone, uids in zones:
            if uid in uids:
                return zone, player
    if uid in state.base_deck:
        return "base deck", -1
    return ("base discard", -1) if uid in state.base_discard else ("", -1)
