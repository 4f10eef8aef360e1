"""When a card's ability happens: the conditions that several cards share."""

from __future__ import annotations

from rumpus.smashup.board import Board
from rumpus.smashup.state import Deed, Piece


def in_play(g: Board, me: Piece, deed: Deed) -> bool:
    """As long as it is there."""
    return g.is_in_play(me)


def itself(g: Board, me: Piece, deed: Deed) -> bool:
    return deed.what is me


def its_host(g: Board, me: Piece, deed: Deed) -> bool:
    """To the minion that this action lies on."""
    return me in deed.what.on


def minion_here(g: Board, me: Piece, deed: Deed) -> bool:
    """To a minion at this base, which still lies there and is not ignored by all."""
    return deed.base == me.base and deed.what.card.is_minion and g.is_in_play(me) and g.has_ability(me)


def your_turn(g: Board, me: Piece, deed: Deed) -> bool:
    """On a turn of its controller, while it is in play."""
    return g.state.active == me.controller and g.is_in_play(me)


def minion_played_here_by_another(g: Board, me: Piece, deed: Deed) -> bool:
    """Another player's new minion, and this card, are both still at the base where it was played."""
    both_here = deed.base == me.base == deed.what.base and g.is_in_play(me) and g.is_in_play(deed.what)
    return both_here and deed.by != me.controller
