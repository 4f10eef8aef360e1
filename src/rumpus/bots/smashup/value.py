"""What a Smash Up table is worth to a player: points; the place held at each base, the loot there, and how close the
base is to scoring; cards in hand, and how many of them may still be played."""

from __future__ import annotations

from functools import cache
from typing import Any

from rumpus.bots.temper import CALM, Temper
from rumpus.kernel import Game
from rumpus.smashup.cards.card import Card
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Piece, Seat, State
from rumpus.smashup.winning import GOAL

POINT = 10.0
POWER = 0.35  # a point of power at a base, whatever place it takes now: it may yet take a better one
CARD = 1.0
TREASURE = 2.5  # in hand
MINION_POWER = 0.12  # in hand, for each point of printed power
PLAY = 2.0  # a minion that was played this turn, or one in hand that still may be
WINNING = 500.0


def value(game: Game[Any], player: int, temper: Temper = CALM) -> float:
    """How much better off this player is than the best of the others; to somebody of this temper."""
    table = game.table
    assert isinstance(table, Board)
    worths = prospects(table)
    rivals = [worth for each, worth in enumerate(worths) if each != player]
    own = worths[player] if temper == CALM else worths[player] + fancy(table, player, temper)
    return own - 0.8 * temper.envy * max(rivals) - 0.2 * temper.envy * sum(rivals) / len(rivals)


def prospects(table: Board) -> list[float]:
    """How well off everybody is."""
    state = table.state
    found = [wealth(state, seat) for seat in state.seats]
    if state.phase == "play":
        found[state.active] += PLAY * minion_plays(state)
    for base in state.bases:
        for each, worth in enumerate(base_worth(table, base)):
            found[each] += worth
    return found


def fancy(table: Board, player: int, temper: Temper) -> float:
    """What somebody likes, whatever it is worth: cards and treasures in hand, and to be strong in one place."""
    state = table.state
    hand = [state.cards[uid] for uid in state.seats[player].hand]
    treasures = sum([card.is_treasure for card in hand])
    strongest = max([table.totals(base)[player] for base in state.bases], default=0)
    return temper.hoard * len(hand) + temper.greed * treasures + temper.focus * max(0, strongest)


def wealth(state: State, seat: Seat) -> float:
    """Points and cards. Reaching the goal is worth more than the points that lead to it."""
    cards = sum([card_worth(state.cards[uid]) for uid in seat.hand])
    over = WINNING if state.phase == "over" and seat.points >= GOAL else 0.0
    return POINT * seat.points + cards + 2.0 * max(0, seat.points - GOAL + 3) + over


def minion_plays(state: State) -> int:
    """How many minions the active player has played this turn or still may, without monsters. Playing one does not
    change this number; being allowed an extra one does, if there is a minion to play: in hand, or in the discard pile
    if it is for that."""
    seat, cards, left = state.seats[state.active], state.cards, state.minions_left + len(state.extras)
    held = sum([cards[uid].is_minion for uid in seat.hand])
    fallen = 0
    if state.extras and (rights := sum([extra.where == "discard" for extra in state.extras])):
        fallen = min(rights, sum([cards[uid].is_minion for uid in seat.discard]))
        left -= rights
    return state.minions_played - state.monsters_played + fallen + min(left, held)


@cache
def card_worth(card: Card) -> float:
    return (TREASURE if card.is_treasure else CARD) + MINION_POWER * card.power


def base_worth(table: Board, base: Piece) -> list[float]:
    """For each player: the points that this base promises as it stands, and the more so the closer it is to scoring."""
    totals = table.totals(base)
    scoring = table.state.scoring
    if scoring is not None and scoring.base == base.serial:
        if scoring.stage not in ("before", "award"):
            return [0.0] * len(totals)  # the points have been awarded, and what is left here will be discarded
        nearness = 1.0
    else:
        needed = table.breakpoint(base)
        there = sum([total for total in totals if total > 0])
        nearness = 1.0 if there >= needed else 0.75 * (there / needed) ** 1.5
    worth = []
    takers = len(totals) - totals.count(-1)
    loot = sum([piece.card.treasures for piece in base.on]) / takers if takers else 0.0
    for total in totals:
        if total < 0:
            worth.append(0.0)
            continue
        place = sum([other > total for other in totals])
        points = base.card.vp[place] if place < 3 else 0
        worth.append(nearness * (POINT * points + TREASURE * loot) + POWER * total)
    return worth
