"""What a seat may know, from an allow-list. No uid appears: cards in play have serial numbers, hidden ones a place."""

from __future__ import annotations

from collections.abc import Sequence, Set
from functools import lru_cache
from itertools import cycle, islice

from rumpus.family import View
from rumpus.kernel import EVERYONE, known_to, uids_in
from rumpus.smashup.cards.ability import ANY_POWER
from rumpus.smashup.cards.card import Card
from rumpus.smashup.sums import power_parts
from rumpus.smashup.table.state import Extra, Piece, Piles, Scoring, Seat
from rumpus.smashup.table.table import Table
from rumpus.smashup.winning import places, points_for, winners

BY_ALL = bytes(mask == EVERYONE for mask in range(256))  # are these seats all there are?


def view(g: Table, viewer: int, public: View | None = None) -> View:
    """Plain values only; the same bytes in every world that this seat cannot tell apart. -1 is a spectator."""
    if public is None:
        public = public_view(g)
    return public if viewer < 0 else own_view(g, viewer, public)


def public_view(g: Table) -> View:
    """What everybody sees; of hidden cards, those that everybody knows."""
    state, seen = g.state, uids_in(bytes(g.state.known.translate(BY_ALL)))
    shown: View = {
        "turn": state.turn,
        "active": state.active,
        "phase": state.phase,
        "minions left": state.minions_left,
        "actions left": state.actions_left,
        "extras": [show_extra(extra) for extra in state.extras],
        "bases": [look_of(g, base) for base in state.bases],
        "base deck": len(state.base_deck),
        "base deck known": show_known(state.cards, state.base_deck, seen),
        "base discard": [state.cards[uid].id for uid in state.base_discard],
        "resolving": [state.cards[uid].id for uid in state.resolving],
        "lasting": list(state.lasting),
        "seats": [show_seat(g, player, seen) for player in range(len(state.seats))],
    }
    if state.piles is not None:
        shown["piles"] = show_piles(state.cards, state.piles, seen)
    scoring = state.scoring
    if scoring is not None:
        shown["scoring"] = {
            "base": scoring.base,
            "stage": scoring.stage,
            "seat": scoring.seat,
            "places": list(scoring.places),
            "picks": pickers(scoring, state.piles),
            "taken": [taken._asdict() for taken in scoring.taken],
        }
    if state.phase == "over":
        shown["winners"] = winners(state)
    if state.draft is not None:
        shown["draft"] = {"pool": sorted(state.draft.pool), "picks": [list(picks) for picks in state.draft.picks]}
    return shown


def own_view(g: Table, viewer: int, public: View) -> View:
    """What a seat sees on top of what everybody sees: its own hand, and hidden cards that it knows."""
    state, cards = g.state, g.state.cards
    seen, hand = uids_in(known_to(viewer, state.known)), state.seats[viewer].hand
    shown = public.copy()
    seats = shown["seats"] = public["seats"].copy()
    if not seen.issubset(hand):
        show_own_knowledge(g, seen, shown)
    seats[viewer] = {**seats[viewer], "hand": [cards[uid].id for uid in hand]}
    return shown


def show_own_knowledge(g: Table, seen: frozenset[int], shown: View) -> None:
    """Hidden cards in other places than the viewer's hand, those that everybody knows among them."""
    state, cards, seats = g.state, g.state.cards, shown["seats"]
    for player, seat in enumerate(state.seats):
        if not (seen.isdisjoint(seat.hand) and seen.isdisjoint(seat.deck) and seen.isdisjoint(seat.aside)):
            seats[player] = show_hidden(cards, seat, seen, seats[player].copy())
    if not seen.isdisjoint(state.base_deck):
        shown["base deck known"] = show_known(cards, state.base_deck, seen)
    piles = state.piles
    if piles is not None and not (seen.isdisjoint(piles.monster_deck) and seen.isdisjoint(piles.treasure_deck)):
        shown["piles"] = show_piles(cards, piles, seen)


def show_piles(cards: tuple[Card, ...], piles: Piles, seen: frozenset[int]) -> dict[str, object]:
    """Monsters and treasures out of play."""
    return {
        "monster deck": len(piles.monster_deck),
        "monster deck known": show_known(cards, piles.monster_deck, seen),
        "monster discard": [cards[uid].id for uid in piles.monster_discard],
        "treasure deck": len(piles.treasure_deck),
        "treasure deck known": show_known(cards, piles.treasure_deck, seen),
        "treasure discard": [cards[uid].id for uid in piles.treasure_discard],
        "loot": [cards[uid].id for uid in piles.loot],
    }


def show_seat(g: Table, player: int, seen: frozenset[int]) -> dict[str, object]:
    seat, cards = g.state.seats[player], g.state.cards
    shown: dict[str, object] = {
        "factions": seat.factions,
        "points": seat.points,
        "sleep": seat.sleep,
        "deck": len(seat.deck),
        "discard": [cards[uid].id for uid in seat.discard],
    }
    if g.state.piles is not None and (count := g.treasures(player)):
        shown["treasures"] = count
    return show_hidden(cards, seat, seen, shown)


def show_hidden(
    cards: tuple[Card, ...], seat: Seat, seen: frozenset[int], shown: dict[str, object]
) -> dict[str, object]:
    """What somebody else sees of the cards that only this seat may look at: those that are known there by name."""
    if not seen or seen.isdisjoint(seat.hand):
        shown["hand"] = [""] * len(seat.hand)
    else:
        shown["hand"] = sorted([cards[uid].id if uid in seen else "" for uid in seat.hand])
    if seen and (known := show_known(cards, seat.deck, seen)):
        shown["deck known"] = known
    if seat.aside:
        shown["aside"] = [cards[uid].id if uid in seen else "" for uid in seat.aside]
    return shown


def show_known(cards: tuple[Card, ...], deck: list[int], seen: frozenset[int]) -> list[tuple[int, str]]:
    """Cards of a deck that this seat knows: (how many lie above it, which)."""
    if seen.isdisjoint(deck):
        return []
    return [(i, cards[uid].id) for i, uid in enumerate(reversed(deck)) if uid in seen]


def pickers(scoring: Scoring, piles: Piles | None) -> list[int]:
    """Who takes each of the treasures that are left: one each, round and round."""
    left = len(piles.loot) if piles is not None else 0
    return list(islice(cycle(scoring.picks), left))


def look_of(g: Table, base: Piece) -> dict[str, object]:
    """Most answers change nothing at most bases: how those look is kept."""
    watch = g.watch
    if not watch.is_plain(base):
        return show_base(g, base, watch.mute)
    found = watch.looks.get(base.serial)
    if found is None:
        found = show_base(g, base, watch.mute)
        is_used = any(piece.used == g.state.turn for piece in base.on)  # which ends with the turn
        if found["missing"] and not is_used:  # whether it scores is not up to it alone
            watch.looks[base.serial] = found
    return found


def show_base(g: Table, base: Piece, mute: Set[int]) -> dict[str, object]:
    special, left_out = g.watch.tally(base)[1], g.watch.left_out
    on = [show_piece(g, piece, special, mute) for piece in base.on]
    minions: list[tuple[Piece, int]] = []
    monsters = 0  # what those add to the breakpoint that nobody controls
    for piece, shown in zip(base.on, on, strict=True):
        if piece.card.is_minion:
            adds = 0 if left_out and piece.serial in left_out else shown["power"]
            minions.append((piece, adds))
            if piece.controller < 0:
                monsters += adds
    totals, own = g.totals_of(base, minions), g.printed_breakpoint(base)
    power = sum([total for total in totals if total > 0])
    breakpoint = max(own + monsters, 0)
    missing = breakpoint - power
    if missing <= 0:
        missing = 0 if base in g.bases_up() else 1
    taken, worth = prospects(base.card, tuple(totals))
    found: dict[str, object] = {
        "card": base.card.id,
        "serial": base.serial,
        "power": power,
        "breakpoint": breakpoint,
        "missing": missing,
        "totals": totals,
        "places": taken,
        "worth": worth,
        "on": on,
    }
    if monsters:
        found["monsters"], found["own"] = monsters, own
    return found


def show_extra(extra: Extra) -> dict[str, object]:
    """An extra card to play: of a certain kind, of one name, or any minion; where, and of which power at most."""
    is_alike = extra.named.startswith("=")
    kind = "alike" if is_alike else "treasure" if extra.named == "treasure" else ""
    return {
        "kind": kind,
        "card": "" if kind else extra.named,
        "power": extra.most if extra.most < ANY_POWER else -1,
        "base": extra.base,
        "where": extra.where,
    }


@lru_cache(maxsize=4096)
def prospects(base: Card, totals: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """Each player's place if the base were scored now, and what it is worth. It is shown again and again."""
    taken = places(totals)
    return taken, points_for(base, taken)


def show_piece(g: Table, piece: Piece, special: Sequence[Piece], mute: Set[int]) -> View:
    """Special are the minions to which there is more than print and counters; what is mute has no abilities now."""
    card, state = piece.card, g.state
    shown: View = {"card": card.id, "serial": piece.serial, "controller": piece.controller}
    if card.is_minion:
        shown["power"] = power = g.power(piece) if piece in special else card.power + piece.counters
        if power != card.power or piece.counters:
            parts = power_parts(g, piece)
            shown["sum"] = [{"why": why, "amount": amount, "card": by, "of": of} for why, amount, by, of in parts]
            if piece.counters:
                shown["counters"] = piece.counters
    if card.is_talent and piece.used == state.turn:
        shown["used"] = True
    if mute and piece.serial in mute:
        shown["silent"] = True
    if piece.note:
        shown["note"] = piece.note
    owner = state.owners[piece.uid]
    if owner != piece.controller:
        shown["owner"] = owner
    if piece.on:
        shown["on"] = [show_piece(g, action, special, mute) for action in piece.on]
    return shown
