"""The only writer of what is in play: pieces come, go, change places and hands. It asks nobody and tells nobody."""

from __future__ import annotations

from rumpus.smashup.cards.ability import Destination
from rumpus.smashup.table.state import NOT_LENT, Lasting, Piece, State
from rumpus.smashup.table.watch import Watch

Way = list[tuple[int, Destination]]  # where a card goes that leaves play, and then what lies on it


class Pieces:
    """The building blocks of the verbs. It tells the watch what has changed."""

    __slots__ = ("state", "watch")

    def __init__(self, state: State, watch: Watch) -> None:
        self.state = state
        self.watch = watch

    def new(self, uid: int, controller: int) -> Piece:
        """A card about to enter play or to be carried out, with a serial number of its own."""
        self.state.serial += 1
        return Piece(self.state.serial, uid, self.state.cards[uid], controller, -1, [])

    def new_base(self, uid: int) -> Piece:
        self.state.serial += 1
        return Piece(self.state.serial, uid, self.state.cards[uid], -1, self.state.serial, [])

    def enter(self, piece: Piece, host: Piece) -> None:
        piece.base = host.base
        host.on.append(piece)
        self.watch.come(piece, host)
        if piece.card.controls_host:
            self._settle(host)

    def move(self, what: Piece, to: Piece) -> None:
        """To another base, with all that lies on it."""
        self._detach(what)
        to.on.append(what)
        what.base = to.serial
        for action in what.on:
            action.base = to.serial
        self.watch.come(what, to)

    def move_action(self, action: Piece, to: Piece) -> None:
        self._detach(action)
        self.enter(action, to)

    def leave(self, what: Piece, way: Way) -> None:
        """Each leaves play and goes to its place."""
        self._detach(what)
        for uid, (zone, whose) in reversed(way):
            self.state.put(uid, zone, whose)

    def swap_base(self, old: Piece, new: Piece) -> None:
        """A base takes the place of another, with everything there."""
        state = self.state
        new.on, old.on = old.on, []
        for piece in new.on:
            piece.base = new.serial
            for action in piece.on:
                action.base = new.serial
        state.bases[state.bases.index(old)] = new
        self.watch.touch()

    def last(self, effect: Lasting) -> None:
        self.state.lasting.append(effect)
        if effect.what in ("silence", "silence base"):
            self.watch.touch()

    def end_lasting(self, player: int) -> None:
        """What lasted until the end of this player's turn is over."""
        state = self.state
        ended = [each for each in state.lasting if each.until == player]
        if not ended:
            return
        state.lasting = [each for each in state.lasting if each.until != player]
        lent = {each.on for each in ended if each.what == "control"}
        if lent:
            for base in state.bases:
                for piece in base.on:
                    if piece.serial in lent:
                        self._settle(piece)
        if any(each.what in ("silence", "silence base") for each in ended):
            self.watch.touch()

    def give(self, minion: Piece, player: int, this_turn: bool) -> None:
        if this_turn:
            self.last(Lasting("control", minion.serial, 0, self.state.active, player))
        elif minion.lender == NOT_LENT:
            minion.controller = player
        else:
            minion.lender = player
        self._settle(minion)

    def add_counters(self, minion: Piece, count: int) -> None:
        minion.counters += count
        self.watch.touch_base(minion.base)

    def use(self, piece: Piece) -> None:
        """What it allows once a turn has been used in this one."""
        piece.used = self.state.turn
        self.watch.touch_base(piece.base)

    def write_down(self, piece: Piece, word: str) -> None:
        piece.note = word
        self.watch.touch_base(piece.base)

    def _settle(self, minion: Piece) -> None:
        """Who controls it now: for this turn; or by a card on it; or else whoever did before it was taken."""
        taken = [each.seat for each in self.state.lasting if each.what == "control" and each.on == minion.serial]
        taken = taken or [action.controller for action in minion.on if action.card.controls_host]
        rightful = minion.controller if minion.lender == NOT_LENT else minion.lender
        minion.controller, minion.lender = (taken[-1], rightful) if taken else (rightful, NOT_LENT)
        self.watch.touch_base(minion.base)

    def _detach(self, what: Piece) -> None:
        host = self.watch.host(what)
        assert host is not None
        host.on.remove(what)
        self.watch.part(what)
        if what.card.controls_host:
            self._settle(host)
