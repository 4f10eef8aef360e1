"""When a card's ability happens, and what an action may be played on: what several cards share."""

from __future__ import annotations

from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Deed, Piece


def in_play(g: Board, me: Piece, deed: Deed) -> bool:
    """As long as it is there."""
    return g.is_in_play(me)


def itself(g: Board, me: Piece, deed: Deed) -> bool:
    return deed.what is me


def minion_here(g: Board, me: Piece, deed: Deed) -> bool:
    """To a minion at this base, while the base is still there."""
    return deed.base == me.base and deed.what.card.is_minion and g.is_in_play(me)


def your_minion_here(g: Board, me: Piece, deed: Deed) -> bool:
    """To a minion of its controller's at its base."""
    return deed.what.card.is_minion and deed.what.controller == me.controller and deed.base == me.base


def owned_minion_here(g: Board, me: Piece, deed: Deed) -> bool:
    """The same, and the minion has an owner: a monster or a treasure has none (SU-8.5, 8.6)."""
    return minion_here(g, me, deed) and g.owner(deed.what.uid) >= 0


def monster_here(g: Board, me: Piece, deed: Deed) -> bool:
    """To a monster at its base, while it is still there."""
    return deed.base == me.base and deed.what.card.is_monster and g.is_in_play(me)


def this_base(g: Board, me: Piece, deed: Deed) -> bool:
    """At the scoring of the base where it is."""
    return deed.base == me.base and g.is_in_play(me)


def your_turn(g: Board, me: Piece, deed: Deed) -> bool:
    """On a turn of its controller, while it is in play."""
    return g.active == me.controller and g.is_in_play(me)


def your_next_turn(g: Board, me: Piece, deed: Deed) -> bool:
    """The same, but not while the turn starts in which it came (SU-2.1)."""
    return your_turn(g, me, deed) and not deed.is_fresh


def minion_played_here_by_another(g: Board, me: Piece, deed: Deed) -> bool:
    """Another player's new minion, and this card, are both still at the base where it was played."""
    both_here = deed.base == me.base == deed.what.base and g.is_in_play(me) and g.is_in_play(deed.what)
    return both_here and deed.by not in (me.controller, -1)


def open_to_monsters(g: Board, me: Piece) -> list[Piece]:
    """The bases where its controller may play a monster."""
    return [base for base in g.bases() if g.may_play_monster(me.controller, base)]


def one_of_yours(g: Board, me: Piece) -> list[Piece]:
    """Play on one of your minions."""
    return g.minions(of=me.controller)
