"""What a seat may know, from an allow-list. No uid appears: cards in play have serial numbers, hidden ones a place."""

from __future__ import annotations

from rumpus.smashup.state import Piece, Piles, State
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
        "extras": list(state.extras),
        "bases": [show_base(g, base) for base in state.bases],
        "base deck": len(state.base_deck),
        "base deck known": show_known(g, state.base_deck, viewer),
        "base discard": [state.cards[uid].id for uid in state.base_discard],
        "resolving": [state.cards[uid].id for uid in state.resolving],
        "lasting": list(state.lasting),
        "seats": [show_seat(g, player, viewer) for player in range(len(state.seats))],
    }
    if state.piles is not None:
        shown["piles"] = show_piles(g, state.piles, viewer)
    scoring = state.scoring
    if scoring is not None:
        shown["scoring"] = {
            "base": scoring.base,
            "stage": scoring.stage,
            "seat": scoring.seat,
            "places": list(scoring.places),
            "picks": list(scoring.picks),
        }
    if state.draft is not None:
        shown["draft"] = {"pool": sorted(state.draft.pool), "picks": [list(picks) for picks in state.draft.picks]}
    return shown


def show_piles(g: Table, piles: Piles, viewer: int) -> dict[str, object]:
    """Monsters and treasures out of play."""
    cards = g.state.cards
    return {
        "monster deck": len(piles.monster_deck),
        "monster deck known": show_known(g, piles.monster_deck, viewer),
        "monster discard": [cards[uid].id for uid in piles.monster_discard],
        "treasure deck": len(piles.treasure_deck),
        "treasure deck known": show_known(g, piles.treasure_deck, viewer),
        "treasure discard": [cards[uid].id for uid in piles.treasure_discard],
        "loot": [cards[uid].id for uid in piles.loot],
    }


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
    if g.state.piles is not None and (count := g.treasures(player)):
        shown["treasures"] = count
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
    totals = g.totals(base)
    shown: dict[str, object] = {
        "card": base.card.id,
        "serial": base.serial,
        "power": sum([total for total in totals if total > 0]),
        "breakpoint": g.breakpoint(base),
        "totals": totals,
        "on": [show_piece(g, piece) for piece in base.on],
    }
    if monsters := g.monster_power(base):
        shown["monsters"] = monsters
    return shown


def show_piece(g: Table, piece: Piece) -> dict[str, object]:
    shown: dict[str, object] = {"card": piece.card.id, "serial": piece.serial, "controller": piece.controller}
    if piece.card.is_minion:
        shown["power"] = g.power(piece)
    if piece.counters:
        shown["counters"] = piece.counters
    if piece.card.is_talent and piece.used == g.state.turn:
        shown["used"] = True
    if not g.has_ability(piece):
        shown["silent"] = True
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
    """Where a card lies that is not in play, and whose zone that is; nowhere and nobody's if it is in play."""
    for player, seat in enumerate(state.seats):
        for zone, uids in (
            ("hand", seat.hand), ("discard", seat.discard), ("aside", seat.aside), ("deck", seat.deck)
        ):  # fmt: skip
            if uid in uids:
                return zone, player
    shared = [("base deck", state.base_deck), ("base discard", state.base_discard)]
    if piles := state.piles:
        shared += [("treasure deck", piles.treasure_deck), ("treasure discard", piles.treasure_discard)]
        shared += [("loot", piles.loot)]
    return next(((zone, -1) for zone, uids in shared if uid in uids), ("", -1))
