"""A quick player of Smash Up, for playing imagined games on: eager, strong minions to where they count, harm to others
and help to oneself, and chance in everything."""

from __future__ import annotations

from random import Random
from typing import Any

from rumpus.kernel import Decision, Game
from rumpus.smashup.table.allowances import FreeChoice
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.deeds import OfferedPieces

HARM = frozenset({"destroy", "return", "put under deck", "take control", "put on deck", "weaken", "move"})
HELP = frozenset({"empower", "play on", "keep off"})
MINION_FIRST = 0.6  # how often a minion is played before an action
STAYING = 0.7  # what a place that one already has counts, against one that is won
SPREAD = 1.5  # of chance among the bases, in points


def policy(game: Game[Any], decision: Decision, seat: int, random: Random) -> int:
    options = decision.offers[seat]
    if isinstance(options, FreeChoice):
        return free_choice(game, options, seat, random)
    if isinstance(options, OfferedPieces) and (decision.prompt in HARM or decision.prompt in HELP):
        return a_piece(options, seat, decision.prompt in HELP, random)
    return int(random.random() * len(options))


def free_choice(game: Game[Any], options: FreeChoice, seat: int, random: Random) -> int:
    """Anything rather than the end of the turn; of two minions the stronger one."""
    count, chance = options.size, random.random
    if not options.split or (options.split < count - 1 and chance() >= MINION_FIRST):
        return int(chance() * (count - 1))
    if options.placed:
        return int(chance() * options.split)
    minions, rooms = options.minions, len(options.rooms)
    one, two = int(chance() * len(minions)), int(chance() * len(minions))
    table = game.table
    assert isinstance(table, Board)
    cards = table.state.cards
    power, chosen = max((cards[minions[each][1]].power, each) for each in (one, two))
    return chosen * rooms + best_room(table, options, seat, power, random)


def best_room(table: Board, options: FreeChoice, seat: int, power: int, random: Random) -> int:
    """Where a minion of this power wins most, the more so the closer the base is to scoring."""
    best, found = -1.0, 0
    for place, base in enumerate(options.rooms):
        totals = table.totals(base)
        there = sum([total for total in totals if total > 0])
        own = totals.pop(seat)
        others = max(totals)
        first, second, _ = base.card.vp
        had = 0 if own < 0 else first if own > others else second
        won = first if max(own, 0) + power > others else second
        nearness = min(1.0, (there + power) / (base.card.breakpoint or 1))
        promise = nearness * (won - STAYING * had) + random.random() * SPREAD
        if promise > best:
            best, found = promise, place
    return found


def a_piece(options: OfferedPieces, seat: int, is_help: bool, random: Random) -> int:
    """Somebody else's to harm, one's own to help, if a few glances find one."""
    count, index = options.size, 0
    for _ in range(3):
        index = int(random.random() * count)
        if index < len(options.pieces) and (options.pieces[index].controller == seat) == is_help:
            break
    return index
