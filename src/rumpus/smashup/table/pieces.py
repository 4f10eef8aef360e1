"""The only writers of what is in play: pieces come, go, change places and hands. They ask nobody and tell nobody."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.kernel import EVERYONE
from rumpus.smashup.cards.ability import Destination, Zone
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import NOT_LENT, Lasting, Leaving, Piece

DISCARDED: Destination = ("discard", -1)


class Pieces(Board):
    """What the verbs of the table are made of; each keeps the caches of the board true."""

    __slots__ = ()

    def _piece(self, uid: int, controller: int) -> Piece:
        """A card about to enter play or to be carried out, with a serial number of its own."""
        self.state.serial += 1
        return Piece(self.state.serial, uid, self.state.cards[uid], controller, -1, [])

    def _base_piece(self, uid: int) -> Piece:
        self.state.serial += 1
        return Piece(self.state.serial, uid, self.state.cards[uid], -1, self.state.serial, [])

    def _last(self, effect: Lasting) -> None:
        self.state.lasting.append(effect)
        if effect.what in ("silence", "silence base"):
            self.touch()

    def end_lasting(self, player: int) -> None:
        """What lasted until the end of this player's turn is over."""
        state = self.state
        ended = [each for each in state.lasting if each.until == player]
        if ended:
            state.lasting = [each for each in state.lasting if each.until != player]
            for each in ended:
                if each.what in ("silence", "silence base"):
                    self.touch()
                elif each.what == "control":
                    for minion in self.minions():
                        if minion.serial == each.on:
                            self._settle(minion)

    def _enter(self, piece: Piece, host: Piece) -> None:
        piece.base = host.base
        host.on.append(piece)
        self._come(piece, host)
        if piece.card.controls_host:
            self._settle(host)

    def _move(self, what: Piece, to: Piece) -> None:
        self._detach(what)
        to.on.append(what)
        what.base = to.serial
        self._come(what, to)
        for action in what.on:
            action.base = to.serial
            self._come(action, what)

    def _move_action(self, action: Piece, to: Piece) -> None:
        self._detach(action)
        self._enter(action, to)

    def _give(self, minion: Piece, player: int, this_turn: bool) -> None:
        if this_turn:
            self._last(Lasting("control", minion.serial, 0, self.state.active, player))
        elif minion.lender == NOT_LENT:
            minion.controller = player
        else:
            minion.lender = player
        self._settle(minion)

    def _settle(self, minion: Piece) -> None:
        """Who controls it now: for this turn; else by a card on it; else whoever did before anybody took it."""
        taken = [each.seat for each in self.state.lasting if each.what == "control" and each.on == minion.serial]
        taken = taken or [action.controller for action in minion.on if action.card.controls_host]
        rightful = minion.controller if minion.lender == NOT_LENT else minion.lender
        minion.controller, minion.lender = (taken[-1], rightful) if taken else (rightful, NOT_LENT)
        self._stir(minion.base)

    def _leave(self, what: Piece, to: Destination = DISCARDED) -> None:
        """Out of play, to its owner's zone (SU-7.2); what lay on it is discarded (SU-7.3)."""
        self._go(what, self._ways(Leaving(what, to[0], False), to))

    def _leave_together(self, pieces: Sequence[Piece]) -> None:
        """All are discarded at once: none is gone before another."""
        ways = [(piece, self._ways(Leaving(piece, "discard", False))) for piece in pieces]
        for piece, way in ways:
            self._go(piece, way)

    def _ways(self, leaving: Leaving, to: Destination = DISCARDED) -> list[tuple[int, Destination]]:
        """Where a card goes that leaves play, and what lies on it. Asked before anything goes."""
        what = leaving.what
        if not self._is_heard:
            self._hear()
        if not self._said["discard"]:
            return [(what.uid, to), *[(action.uid, DISCARDED) for action in what.on]]
        first = self.destination(what, leaving) if to is DISCARDED else to
        return [(what.uid, first), *[(action.uid, self.destination(action, leaving)) for action in what.on]]

    def _go(self, what: Piece, ways: list[tuple[int, Destination]]) -> None:
        self._detach(what)
        for uid, (zone, whose) in reversed(ways):
            self._put(uid, zone, whose)

    def _put(self, uid: int, zone: Zone, whose: int) -> None:
        """What has no owner goes to its own pile, unless a card says whose hand it is to go to (SU-7.2)."""
        state = self.state
        seat = whose if whose >= 0 else state.owners[uid]
        if zone == "monster deck":
            self.piles.monster_deck.append(uid)
        elif zone == "monster deck bottom":
            self.piles.monster_deck.insert(0, uid)
        elif zone == "treasure deck bottom":
            self.piles.treasure_deck.insert(0, uid)
        elif zone == "discard" or seat < 0:
            self._discard(uid)
            return
        elif zone == "hand":
            state.seats[seat].hand.append(uid)
        elif zone == "deck":
            state.seats[seat].deck.append(uid)
        else:
            state.seats[seat].deck.insert(0, uid)
        state.known[uid] = EVERYONE

    def _detach(self, what: Piece) -> None:
        host = self.host(what)
        assert host is not None
        self._part(what)
        host.on.remove(what)
        if what.card.controls_host:
            self._settle(host)
