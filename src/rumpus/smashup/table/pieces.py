"""The only writer of what is in play: pieces come, go, change places and hands. It asks nobody and tells nobody."""

from __future__ import annotations

from rumpus.smashup.cards.ability import Destination
from rumpus.smashup.table.state import Claim, Lasting, Piece, State
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

    def enter(self, piece: Piece, host: Piece, is_welcome: bool = True) -> None:
        """An action that does not affect its host is discarded at once: until then it neither silences nor controls
        it."""
        piece.base = host.base
        host.on.append(piece)
        if is_welcome or "mute" not in piece.card.watches:
            self.watch.come(piece, host)
        if piece.card.controls_host and is_welcome:
            self._claim(host, Claim(piece.controller, piece.serial))
        if self.watch.who["extra action"]:
            self.collect()

    def move(self, what: Piece, to: Piece) -> None:
        """To another base, with all that lies on it."""
        self._detach(what)
        to.on.append(what)
        what.base = to.serial
        for action in what.on:
            action.base = to.serial
        self.watch.come(what, to)
        if what.claims:
            self._settle(what)

    def move_action(self, action: Piece, to: Piece, is_welcome: bool) -> None:
        """To another minion; the one that it lay on may have left play at this moment."""
        if self.watch.host(action) is not None:
            self._detach(action)
        self.enter(action, to, is_welcome)

    def leave(self, what: Piece, way: Way) -> None:
        """Each leaves play and goes to its place."""
        self._detach(what)
        for uid, (zone, whose) in reversed(way):
            self.state.put(uid, zone, whose)

    def swap_base(self, old: Piece, new: Piece) -> None:
        """A base takes the place of another, with everything there. Extra minions at the old one can no longer be
        played."""
        state = self.state
        new.on, old.on = old.on, []
        for piece in new.on:
            piece.base = new.serial
            for action in piece.on:
                action.base = new.serial
        state.bases[state.bases.index(old)] = new
        state.extras = [extra for extra in state.extras if extra.base != old.serial]
        self._hear_anew()

    def last(self, effect: Lasting) -> None:
        self.state.lasting.append(effect)
        if effect.what == "power":
            self.watch.touch_power()
        elif effect.what in ("silence", "silence base"):
            self._hear_anew()

    def end_lasting(self, player: int) -> None:
        """What lasted until the end of this player's turn is over."""
        state = self.state
        ended = [each for each in state.lasting if each.until == player]
        if not ended:
            return
        state.lasting = [each for each in state.lasting if each.until != player]
        self.watch.touch_power()
        lent = {each.on for each in ended if each.what == "control"}
        if lent:
            for base in state.bases:
                for piece in base.on:
                    if piece.serial in lent and piece.claims:
                        first, *later = piece.claims
                        self._settle(piece, (first, *[claim for claim in later if claim.action]))
        if any(each.what in ("silence", "silence base") for each in ended):
            self._hear_anew()

    def give(self, minion: Piece, player: int, this_turn: bool) -> None:
        if this_turn:
            self.last(Lasting("control", minion.serial, 0, self.state.active, player))
            self._claim(minion, Claim(player))
        else:  # whoever had taken it before never gets it back
            self._settle(minion, (Claim(player),))

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

    def collect(self) -> None:
        """Once a card that gives an extra action on each turn is there in its controller's step 2, that action is
        theirs, whatever becomes of the card."""
        state = self.state
        for me, _ in self.watch.who["extra action"]:
            if state.phase == "play" and me.controller == state.active and me.used != state.turn:
                self.use(me)
                state.actions_left += 1

    def _claim(self, minion: Piece, claim: Claim) -> None:
        self._settle(minion, (*(minion.claims or (Claim(minion.controller),)), claim))

    def _settle(self, minion: Piece, claims: tuple[Claim, ...] = ()) -> None:
        """Who controls it now: whoever took it last, unless the card that gives it to them has no ability (SU-7.6)."""
        claims = claims or minion.claims
        minion.controller = [claim.seat for claim in claims if claim.action not in self.watch.mute][-1]
        minion.claims = claims if len(claims) > 1 else ()
        self.watch.touch_base(minion.base)
        self.collect()

    def _hear_anew(self) -> None:
        """Cards have lost their abilities or got them back."""
        self.watch.touch()
        for base in self.state.bases:
            for piece in base.on:
                if piece.claims:
                    self._settle(piece)
        self.collect()

    def _detach(self, what: Piece) -> None:
        host = self.watch.host(what)
        assert host is not None
        host.on.remove(what)
        self.watch.part(what)
        if what.card.controls_host and host.claims:
            self._settle(host, tuple([claim for claim in host.claims if claim.action != what.serial]))
        if self.watch.who["extra action"]:
            self.collect()
