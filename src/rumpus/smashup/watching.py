"""Who in play has something to say about others: the lists that the board and the verbs look through.

They are a cache. Every write to what is in play says so: `_come` and `_part` for a piece that comes or goes, `_stir` if
something else changes at a base, `_touch` if there is more to it: then all is looked up anew when it is needed.
"""

from __future__ import annotations

from collections.abc import Set
from typing import Any, get_args

from rumpus.kernel import Log
from rumpus.smashup.ability import About, BonusForOther, Trigger, Verb, Watch
from rumpus.smashup.state import Piece, State, copy_of
from rumpus.smashup.zones import Zones

Witness = tuple[Piece, Trigger]
NOBODY: list[Any] = []
SILENCE: dict[Watch, list[tuple[Piece, Any]]] = dict.fromkeys((*get_args(Verb), *get_args(About)), NOBODY)
HUSHING: frozenset[Watch] = frozenset(("mute", "ignore base"))  # it concerns what others have to say
ODD: tuple[Watch, ...] = ("total", "breakpoint", "leave out")
NUMBERS: frozenset[Watch] = frozenset(("power", "power here", *ODD))
NOWHERE: frozenset[int] = frozenset()


class Watching(Zones):
    """Few cards in play watch anything. The lists are there once `_watchers` has looked."""

    __slots__ = ("_bonuses", "_bonuses_here", "_idle", "_is_hushed", "_mute", "_odd", "_said", "_saved", "_silent",
                 "_watch")  # fmt: skip

    _saved: dict[int, Piece]  # bases with all that lies there, as in the last checkpoint; by serial, if still the same
    _watch: list[Piece] | None  # all who watch, in table order; None: look again
    _said: dict[Watch, list[tuple[Piece, Any]]]  # who has something to say about it, and what; a list never changes
    _bonuses: list[tuple[Piece, BonusForOther]]  # for minions at all bases
    _bonuses_here: dict[int, list[tuple[Piece, BonusForOther]]]  # by the serial of the base
    _odd: Set[int]  # the serials of bases where more than the power of minions counts
    _idle: Set[int]  # of minions that count into no total
    _silent: list[int]  # of bases whose ability is ignored
    _mute: set[int]  # of pieces that have no abilities now
    _is_hushed: bool  # whoever comes may be mute

    def __init__(self, state: State, log: Log) -> None:
        super().__init__(state, log)
        self._saved = {}
        self._watch = None

    def save(self) -> State:
        """A copy for a checkpoint, which nobody writes to: it shares with the last one what has not changed since."""
        saved = self._saved
        for base in self.state.bases:
            if base.serial not in saved:
                [saved[base.serial]] = copy_of([base])
        return self.state.copy([saved[base.serial] for base in self.state.bases])

    def base(self, serial: int) -> Piece | None:
        for base in self.state.bases:
            if base.serial == serial:
                return base
        return None

    def host(self, action: Piece) -> Piece | None:
        """What an action lies on: a base or a minion."""
        base = self.base(action.base)
        if base is None or action in base.on:
            return base
        return next((minion for minion in base.on if action in minion.on), None)

    # -- what has changed ------------------------------------------------------------------------------

    def _touch(self) -> None:
        """Bases have come or gone, or something has abilities no more, or again."""
        self._saved.clear()
        self._watch = None

    def _stir(self, serial: int) -> None:
        """Something at this base is not as it was."""
        self._saved.pop(serial, None)

    def _come(self, piece: Piece, host: Piece) -> None:
        """It lies on its host now, on top of what was there before."""
        self._saved.pop(piece.base, None)
        watches = piece.card.watches
        if self._watch is None or not (watches or self._is_hushed):
            return
        if self._is_hushed or not HUSHING.isdisjoint(watches):
            self._watch = None
            return
        watch = self._watch
        watch.insert(self._place_of(piece, host, watch), piece)
        for about in watches:
            self._said[about] = [(each, each.card.watches[about]) for each in watch if about in each.card.watches]
        if not NUMBERS.isdisjoint(watches):
            self._find_numbers()

    def _place_of(self, piece: Piece, host: Piece, watch: list[Piece]) -> int:
        """Before those at later bases, and those that lie after its host."""
        bases, base, place = self.state.bases, self.base(piece.base), len(watch)
        assert base is not None
        if base is not bases[-1]:
            later = [base.serial for base in bases[bases.index(base) + 1 :]]
            while place and watch[place - 1].base in later:
                place -= 1
        if host is not base:
            for other in base.on[base.on.index(host) + 1 :]:
                place -= len([each for each in (other, *other.on) if each in watch])
        return place

    def _part(self, piece: Piece) -> None:
        """It is about to leave its base, with all that lies on it."""
        self._saved.pop(piece.base, None)
        for each in (piece, *piece.on):
            watches = each.card.watches
            if self._watch is None or not watches or each.serial in self._mute:
                continue
            if not HUSHING.isdisjoint(watches):
                self._watch = None
                return
            self._watch.remove(each)
            for about in watches:
                self._said[about] = [entry for entry in self._said[about] if entry[0] is not each]
            if not NUMBERS.isdisjoint(watches):
                self._find_numbers()

    # -- looking ---------------------------------------------------------------------------------------

    def _watchers(self) -> None:
        """Look who watches. Who is mute is known only when all have been heard."""
        self._mute = set()
        self._watch = self._scan()
        lasting = {each.what for each in self.state.lasting}
        self._is_hushed = "silence base" in lasting
        if self._is_hushed or "silence" in lasting or any("mute" in piece.card.watches for piece in self._watch):
            self._find_mute()
            if self._mute:
                self._watch = [piece for piece in self._scan() if piece.serial not in self._mute]
        self._said = said = SILENCE.copy()
        for piece in self._watch:
            for about, what in piece.card.watches.items():
                if said[about]:
                    said[about].append((piece, what))
                else:
                    said[about] = [(piece, what)]
        self._find_numbers()

    def _scan(self) -> list[Piece]:
        """Whoever would watch if nothing were mute; a base whose ability is ignored does not."""
        watch: list[Piece] = []
        self._silent = []
        for base in self.state.bases:
            first = len(watch)
            for piece in base.on:
                if piece.card.watches:
                    watch.append(piece)
                    if "ignore base" in piece.card.watches and piece.serial not in self._mute:
                        self._silent.append(base.serial)
                if piece.on:
                    watch += [action for action in piece.on if action.card.watches]
            if base.card.watches and base.serial not in self._silent:
                watch.insert(first, base)
        return watch

    def _find_numbers(self) -> None:
        """Where power, totals and breakpoints are more than the power of minions by themselves."""
        said = self._said
        self._bonuses, self._bonuses_here, self._idle, self._odd = said["power"], {}, NOWHERE, NOWHERE
        for me, bonus in said["power here"]:
            self._bonuses_here.setdefault(me.base, []).append((me, bonus))
        if said["total"] or said["breakpoint"] or said["leave out"]:
            self._idle = {host.serial for me, _ in said["leave out"] if (host := self.host(me)) is not None}
            self._odd = {me.base for about in ODD for me, _ in said[about]}

    def _find_mute(self) -> None:
        """What has no abilities: for the turn, or because of a card on it (which may itself be mute)."""
        self._mute = mute = {each.on for each in self.state.lasting if each.what == "silence"}
        bases = {each.on for each in self.state.lasting if each.what == "silence base"}
        for base in self.state.bases:
            for piece in base.on:
                if base.serial in bases:
                    mute.update([piece.serial, *[action.serial for action in piece.on]])
                elif any("mute" in action.card.watches and action.serial not in mute for action in piece.on):
                    mute.add(piece.serial)

    def _has_lasting(self, *kinds: str) -> bool:
        return any(each.what in kinds for each in self.state.lasting)
