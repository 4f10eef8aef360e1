"""Who in play has something to say about others: the lists that the board and the verbs look through.

They are a cache. Every write to what is in play says so: `_come` and `_part` for a piece that comes or goes, `_stir` if
something else changes at a base, `touch` if there is more to it: then all is looked up anew when it is needed.
"""

from __future__ import annotations

from collections.abc import Set
from typing import Any, get_args

from rumpus.kernel import Log
from rumpus.smashup.cards.ability import About, BonusForOther, Trigger, Verb, Watch
from rumpus.smashup.table.state import Piece, State, copy_of
from rumpus.smashup.table.zones import Zones

Witness = tuple[Piece, Trigger]
Said = dict[Watch, list[tuple[Piece, Any]]]
Tally = tuple[int, list[Piece], list[Piece]]
NOBODY: list[Any] = []
SILENCE: Said = dict.fromkeys((*get_args(Verb), *get_args(About)), NOBODY)
HUSHING: frozenset[Watch] = frozenset(("mute", "ignore base"))  # it concerns what others have to say
ODD: tuple[Watch, ...] = ("total", "leave out")
NUMBERS: frozenset[Watch] = frozenset(("power", "power here", *ODD))
NOWHERE: frozenset[int] = frozenset()


class Watching(Zones):
    """Few cards in play watch anything. The lists are there once `_hear` has asked them."""

    __slots__ = ("_bases", "_bonuses", "_bonuses_here", "_idle", "_is_heard", "_is_hushed", "_mute", "_odd", "_said",
                 "_saved", "_silent", "_tallies")  # fmt: skip

    _saved: dict[int, Piece]  # bases with all that lies there, as in the last checkpoint; by serial, if still the same
    _tallies: dict[int, Tally]  # of bases, by serial, if still the same
    _bases: dict[int, Piece]  # those that were looked for, by serial
    _is_heard: bool  # is what follows still true?
    _said: Said  # who has something to say about what; in table order, and a list never changes
    _bonuses: list[tuple[Piece, BonusForOther]]  # for minions at all bases
    _bonuses_here: dict[int, list[tuple[Piece, BonusForOther]]]  # by the serial of the base
    _odd: Set[int]  # the serials of bases where more than the power of minions counts
    _idle: Set[int]  # of minions that count into no total
    _silent: list[int]  # of bases whose ability is ignored
    _mute: set[int]  # of pieces that have no abilities now
    _is_hushed: bool  # whoever comes may be mute

    def __init__(self, state: State, log: Log) -> None:
        super().__init__(state, log)
        self._saved, self._tallies, self._bases = {}, {}, {}
        self._is_heard = self._is_hushed = False

    def save(self) -> State:
        """A copy for a checkpoint, which nobody writes to: it shares with the last one what has not changed since."""
        saved = self._saved
        for base in self.state.bases:
            if base.serial not in saved:
                [saved[base.serial]] = copy_of([base])
        return self.state.copy([saved[base.serial] for base in self.state.bases])

    def _tally(self, base: Piece) -> Tally:
        """The power that is missing after what is printed on the minions there, those that have more to them, and the
        monsters."""
        missing = base.card.breakpoint
        special: list[Piece] = []
        monsters: list[Piece] = []
        for piece in base.on:
            card = piece.card
            if card.is_minion:
                if piece.on or card.own_bonus is not None:
                    special.append(piece)
                else:
                    missing -= card.power + piece.counters if piece.controller >= 0 else -card.power - piece.counters
                if card.is_monster:
                    monsters.append(piece)
        tally = self._tallies[base.serial] = (missing, special, monsters)
        return tally

    def base(self, serial: int) -> Piece | None:
        base = self._bases.get(serial)
        if base is None:
            base = next((each for each in self.state.bases if each.serial == serial), None)
            if base is not None:
                self._bases[serial] = base
        return base

    def host(self, action: Piece) -> Piece | None:
        """What an action lies on: a base or a minion."""
        base = self.base(action.base)
        if base is None or action in base.on:
            return base
        return next((minion for minion in base.on if action in minion.on), None)

    # -- what has changed ------------------------------------------------------------------------------

    def touch(self) -> None:
        """Bases have come or gone, or something has abilities no more, or again."""
        self._saved.clear()
        self._tallies.clear()
        self._bases.clear()
        self._is_heard = False

    def _stir(self, serial: int) -> None:
        """Something at this base is not as it was."""
        self._saved.pop(serial, None)
        self._tallies.pop(serial, None)

    def _come(self, piece: Piece, host: Piece) -> None:
        """It lies on its host now, on top of what was there before."""
        self._stir(piece.base)
        watches = piece.card.watches
        if self._is_hushed or not HUSHING.isdisjoint(watches):
            self._is_heard = False
        if not self._is_heard or not watches or piece.serial in self._mute:
            return
        later = self._later_than(piece, host)
        for about, what in watches.items():
            entries = self._said[about]
            place = len(entries)
            while place and (entries[place - 1][0].base in later or entries[place - 1][0].serial in later):
                place -= 1
            self._said[about] = [*entries[:place], (piece, what), *entries[place:]]
        if not NUMBERS.isdisjoint(watches):
            self._find_numbers()

    def _later_than(self, piece: Piece, host: Piece) -> set[int]:
        """The serials of the bases that come after its own in table order, and of what lies there after its host."""
        bases, base = self.state.bases, self.base(piece.base)
        assert base is not None
        later = {each.serial for each in bases[bases.index(base) + 1 :]}
        if host is not base:
            for other in base.on[base.on.index(host) + 1 :]:
                later.update([other.serial, *[action.serial for action in other.on]])
        return later

    def _part(self, piece: Piece) -> None:
        """It is about to leave its base, with all that lies on it."""
        self._stir(piece.base)
        for each in (piece, *piece.on):
            watches = each.card.watches
            if not self._is_heard or not watches or each.serial in self._mute:
                continue
            if not HUSHING.isdisjoint(watches):
                self._is_heard = False
                return
            for about in watches:
                self._said[about] = [entry for entry in self._said[about] if entry[0] is not each]
            if not NUMBERS.isdisjoint(watches):
                self._find_numbers()

    # -- looking ---------------------------------------------------------------------------------------

    def _hear(self) -> None:
        """Ask all who watch what they have to say. Who is mute is known only when all have been heard."""
        self._is_heard = True
        self._mute = set()
        self._said = sorted_out(self._scan())
        lasting = {each.what for each in self.state.lasting} if self.state.lasting else NOBODY
        self._is_hushed = "silence base" in lasting
        if self._said["mute"] or self._is_hushed or "silence" in lasting:
            self._find_mute()
            if self._mute:
                self._said = sorted_out([piece for piece in self._scan() if piece.serial not in self._mute])
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
        if said["total"] or said["leave out"]:
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


def sorted_out(watch: list[Piece]) -> Said:
    """By what they have something to say about."""
    said = SILENCE.copy()
    for piece in watch:
        for about, what in piece.card.watches.items():
            if said[about]:
                said[about].append((piece, what))
            else:
                said[about] = [(piece, what)]
    return said
