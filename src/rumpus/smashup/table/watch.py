"""Who in play has something to say about others: the one owner of what is looked up instead of being worked out anew.

It is always true: whoever writes to what is in play says so. `come` and `part` are for a piece that comes or goes,
`touch_base` if something else changes at a base, `touch` if there is more to it.
"""

from __future__ import annotations

from collections.abc import Set
from typing import Any, Literal, TypedDict, cast, get_args

from rumpus.smashup.cards.ability import (
    About,
    AtScoring,
    Bonus,
    BonusForOther,
    Condition,
    Divert,
    ForbidsAttaching,
    ForbidsPlay,
    MayUse,
    Replacement,
    Topic,
    Trigger,
    Verb,
)
from rumpus.smashup.table.state import Piece, State, copy_of

Witness = tuple[Piece, Trigger]
Entries = dict[Topic, list[tuple[Piece, Any]]]
Who = TypedDict(  # what each card has to say about a topic is of one shape
    "Who",
    {
        "play": list[Witness],
        "play action": list[Witness],
        "move": list[Witness],
        "return": list[Witness],
        "destroy": list[Witness],
        "attach": list[Witness],
        "transfer": list[Witness],
        "place": list[Witness],
        "control": list[Witness],
        "empower": list[Witness],
        "counter": list[Witness],
        "start": list[Witness],
        "before scoring": list[Witness],
        "after scoring": list[Witness],
        "end": list[Witness],
        "forbid": list[tuple[Piece, dict[Verb | Literal["affect"], Condition]]],
        "ward": list[tuple[Piece, Condition]],
        "small hand": list[tuple[Piece, Condition]],
        "instead": list[tuple[Piece, dict[Verb | Literal["affect"], Replacement]]],
        "power": list[tuple[Piece, BonusForOther]],
        "power here": list[tuple[Piece, BonusForOther]],
        "total": list[tuple[Piece, Bonus]],
        "leave out": list[tuple[Piece, object]],
        "mute": list[tuple[Piece, object]],
        "ignore base": list[tuple[Piece, object]],
        "discard": list[tuple[Piece, Divert]],
        "play ban": list[tuple[Piece, ForbidsPlay]],
        "attach ban": list[tuple[Piece, ForbidsAttaching]],
        "extra minion": list[tuple[Piece, MayUse]],
        "extra action": list[tuple[Piece, object]],
        "use": list[tuple[Piece, MayUse]],
        "from discard": list[tuple[Piece, object]],
        "special": list[tuple[Piece, AtScoring]],
    },
)
Tally = tuple[int, list[Piece]]
NOBODY: list[Any] = []
SILENCE: Entries = dict.fromkeys((*get_args(Verb), *get_args(About)), NOBODY)
HUSHING: frozenset[Topic] = frozenset(("mute", "ignore base"))  # it concerns what others have to say
ADJUSTING: tuple[Literal["total", "leave out"], ...] = ("total", "leave out")
NUMBERS: frozenset[Topic] = frozenset(("power", "power here", *ADJUSTING))
NOWHERE: frozenset[int] = frozenset()


class Watch:
    """Few cards in play watch anything. Read what has a plain name as it is, and write nothing."""

    __slots__ = ("_bases", "_is_hushed", "_saved", "_tallies", "adjusted", "bonuses", "bonuses_here", "left_out",
                 "looks", "mute", "silent", "state", "who")  # fmt: skip

    who: Who  # who has something to say about what; in table order, a list stays as is
    bonuses: list[tuple[Piece, BonusForOther]]  # for minions at all bases
    bonuses_here: dict[int, list[tuple[Piece, BonusForOther]]]  # by the serial of the base
    adjusted: Set[int]  # the serials of bases where more than the power of minions counts
    left_out: Set[int]  # of minions that count towards no total
    silent: list[int]  # of bases whose ability is ignored
    mute: set[int]  # of pieces that have no abilities now
    looks: dict[int, dict[str, object]]  # how bases look, by serial, if still the same
    _is_hushed: bool  # a card that comes may be mute
    _saved: dict[int, Piece]  # bases with all that lies there, as in the last checkpoint; by serial, if still the same
    _tallies: dict[int, Tally]  # of bases, by serial, if still the same
    _bases: dict[int, Piece]  # those that were looked for, by serial

    def __init__(self, state: State) -> None:
        self.state = state
        self._saved, self._tallies, self._bases, self.looks = {}, {}, {}, {}
        self._look()

    # -- asking ----------------------------------------------------------------------------------------

    def base(self, serial: int) -> Piece | None:
        base = self._bases.get(serial)
        if base is None:
            for each in self.state.bases:
                if each.serial == serial:
                    self._bases[serial] = each
                    return each
        return base

    def host(self, action: Piece) -> Piece | None:
        """What an action lies on: a base or a minion."""
        base = self.base(action.base)
        if base is None or action in base.on:
            return base
        for minion in base.on:
            if action in minion.on:
                return minion
        return None

    def tally(self, base: Piece) -> Tally:
        """The power that is missing after what is printed on the minions there, and those that have more to them than
        their print and counters."""
        tally = self._tallies.get(base.serial)
        if tally is not None:
            return tally
        missing, lasting = base.card.breakpoint, self.state.lasting
        special: list[Piece] = []
        are_helped = self.bonuses or base.serial in self.bonuses_here
        if are_helped or (lasting and [each for each in lasting if each.what == "power"]):
            special = [piece for piece in base.on if piece.card.is_minion]
        else:
            for piece in base.on:
                card = piece.card
                if card.is_minion:
                    if piece.on or card.own_bonus is not None:
                        special.append(piece)
                    elif piece.controller >= 0:
                        missing -= card.power + piece.counters
                    else:
                        missing += card.power + piece.counters
        tally = self._tallies[base.serial] = (missing, special)
        return tally

    def is_plain(self, base: Piece) -> bool:
        """Whether all numbers there follow from what is printed on what lies there, and from counters."""
        if self.state.lasting or self.mute:
            return False
        return base.serial not in self.adjusted and not self.tally(base)[1]

    def save(self) -> State:
        """A copy for a checkpoint, which nobody writes to: it shares with the last one what has not changed since."""
        saved = self._saved
        for base in self.state.bases:
            if base.serial not in saved:
                [saved[base.serial]] = copy_of([base])
        return self.state.copy([saved[base.serial] for base in self.state.bases])

    # -- what has changed ------------------------------------------------------------------------------

    def touch(self) -> None:
        """Bases have come or gone, or something has lost its abilities or got them back."""
        self._saved.clear()
        self._tallies.clear()
        self._bases.clear()
        self.looks.clear()
        self._look()

    def touch_power(self) -> None:
        """What adds to the power of others has come or gone."""
        self._tallies.clear()

    def touch_base(self, serial: int) -> None:
        """Something at this base has changed."""
        self._saved.pop(serial, None)
        self._tallies.pop(serial, None)
        self.looks.pop(serial, None)

    def come(self, piece: Piece, host: Piece) -> None:
        """It is on its host now, above what was there before, with all that is on it."""
        self.touch_base(piece.base)
        for each in (piece, *piece.on):
            watches = each.card.watches
            if self._is_hushed or not HUSHING.isdisjoint(watches):
                self._look()
                return
            if not watches or each.serial in self.mute:
                continue
            later = self._later_than(each, host if each is piece else piece)
            who = cast("Entries", self.who)
            for about, what in watches.items():
                entries = who[about]
                place = len(entries)
                while place and (entries[place - 1][0].base in later or entries[place - 1][0].serial in later):
                    place -= 1
                who[about] = [*entries[:place], (each, what), *entries[place:]]
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

    def part(self, piece: Piece) -> None:
        """It has left its base, with all that lies on it."""
        self.touch_base(piece.base)
        for each in (piece, *piece.on):
            watches = each.card.watches
            if not watches or each.serial in self.mute:
                continue
            if not HUSHING.isdisjoint(watches):
                self._look()
                return
            who = cast("Entries", self.who)
            for about in watches:
                who[about] = [entry for entry in who[about] if entry[0] is not each]
            if not NUMBERS.isdisjoint(watches):
                self._find_numbers()

    # -- looking ---------------------------------------------------------------------------------------

    def _look(self) -> None:
        """Ask every card that watches what it has to say. Which ones are mute is known only when all have been
        asked."""
        self.mute = set()
        self.who = sorted_out(self._scan())
        lasting = {each.what for each in self.state.lasting} if self.state.lasting else NOBODY
        self._is_hushed = "silence base" in lasting
        if self.who["mute"] or self._is_hushed or "silence" in lasting:
            self._find_mute()
            if self.mute:
                self.who = sorted_out([piece for piece in self._scan() if piece.serial not in self.mute])
        self._find_numbers()

    def _scan(self) -> list[Piece]:
        """Every card that would watch if nothing were mute; a base whose ability is ignored does not."""
        watch: list[Piece] = []
        self.silent = []
        for base in self.state.bases:
            first = len(watch)
            for piece in base.on:
                watches = piece.card.watches
                if watches:
                    watch.append(piece)
                    if "ignore base" in watches and piece.serial not in self.mute:
                        self.silent.append(base.serial)
                if piece.on:
                    watch += [action for action in piece.on if action.card.watches]
            if base.card.watches and base.serial not in self.silent:
                watch.insert(first, base)
        return watch

    def _find_numbers(self) -> None:
        """Where power, totals and breakpoints are more than the power of minions by themselves."""
        self.touch_power()
        who = self.who
        self.bonuses, self.bonuses_here, self.left_out, self.adjusted = who["power"], {}, NOWHERE, NOWHERE
        for me, bonus in who["power here"]:
            self.bonuses_here.setdefault(me.base, []).append((me, bonus))
        if who["total"] or who["leave out"]:
            self.left_out = {host.serial for me, _ in who["leave out"] if (host := self.host(me)) is not None}
            self.adjusted = {me.base for about in ADJUSTING for me, _ in who[about]}

    def _find_mute(self) -> None:
        """What has no abilities: for the turn, or because of a card on it (which may itself be mute)."""
        self.mute = mute = {each.on for each in self.state.lasting if each.what == "silence"}
        bases = {each.on for each in self.state.lasting if each.what == "silence base"}
        for base in self.state.bases:
            for piece in base.on:
                if base.serial in bases:
                    mute.update([piece.serial, *[action.serial for action in piece.on]])
                elif any("mute" in action.card.watches and action.serial not in mute for action in piece.on):
                    mute.add(piece.serial)


def sorted_out(watch: list[Piece]) -> Who:
    """Sorted by what they have something to say about."""
    who = SILENCE.copy()
    for piece in watch:
        for about, what in piece.card.watches.items():
            entries = who[about]
            if entries:
                entries.append((piece, what))
            else:
                who[about] = [(piece, what)]
    return cast("Who", who)
