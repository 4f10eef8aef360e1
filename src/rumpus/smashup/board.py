"""What is in play, and what follows from it: who is where, how strong, and who has something to say about others.

Power, totals and breakpoints are computed on read. The lists of those who watch are a cache, dropped by `_touch`, which
every write to what is in play calls.
"""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.kernel import Log, Option
from rumpus.smashup.card import BonusForOther, Card, ForbidsPlay, Verb
from rumpus.smashup.state import Piece, State
from rumpus.smashup.zones import Zones


class Board(Zones):
    """The queries that cards use. They return fresh lists: after an await, ask again."""

    __slots__ = ("_bans", "_bonuses", "_helpers", "_silent", "_verbs", "_watch")

    def __init__(self, state: State, log: Log) -> None:
        super().__init__(state, log)
        self._watch: list[Piece] | None = None  # whoever in play has something to say about others
        self._bonuses: list[tuple[Piece, BonusForOther]] = []
        self._bans: list[tuple[Piece, ForbidsPlay]] = []
        self._helpers: list[Piece] = []  # those that add to what may be played
        self._verbs: set[Verb] = set()  # what somebody in play reacts to
        self._silent: list[int] = []  # the serials of bases whose ability is ignored

    # -- who is where ----------------------------------------------------------------------------------

    def minions(
        self,
        *,
        at: Piece | int | None = None,
        of: int | None = None,
        not_of: int | None = None,
        max_power: int | None = None,
        but: Piece | None = None,
    ) -> list[Piece]:
        """The minions in play that fit, in table order."""
        if at is None:
            bases: Sequence[Piece] = self.state.bases
        else:
            serial = at if isinstance(at, int) else at.base
            bases = [base for base in self.state.bases if base.serial == serial]
        return [
            piece
            for base in bases
            for piece in base.on
            if piece.card.is_minion
            and piece is not but
            and (of is None or piece.controller == of)
            and (not_of is None or piece.controller != not_of)
            and (max_power is None or self.power(piece) <= max_power)
        ]

    def bases(self, *, but: Piece | int | None = None) -> list[Piece]:
        serial = but.base if isinstance(but, Piece) else but
        return [base for base in self.state.bases if base.serial != serial]

    def bases_with(self, player: int) -> list[Piece]:
        """The bases where this player has a minion."""
        return [base for base in self.state.bases if self.has_minion(player, base)]

    def has_minion(self, player: int, base: Piece) -> bool:
        return any(piece.controller == player and piece.card.is_minion for piece in base.on)

    def base_of(self, piece: Piece) -> Piece | None:
        return self.base(piece.base)

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

    def actions(self) -> list[Piece]:
        """All actions in play, on bases and on minions."""
        found: list[Piece] = []
        for base in self.state.bases:
            for piece in base.on:
                if piece.card.is_action:
                    found.append(piece)
                found += piece.on
        return found

    def is_in_play(self, piece: Piece) -> bool:
        base = self.base(piece.base)
        if base is None:
            return False
        return piece is base or piece in base.on or any(piece in minion.on for minion in base.on)

    # -- numbers ---------------------------------------------------------------------------------------

    def power(self, minion: Piece) -> int:
        """Printed, counters, what it and others add, what lasts this turn; the floor of 0 comes last (SU-11.1)."""
        if self._watch is None:
            self._watchers()
        card = minion.card
        total = card.power + minion.counters
        if card.own_bonus is not None:
            total += card.own_bonus(self, minion)
        for action in minion.on:
            if action.card.host_bonus is not None:
                total += action.card.host_bonus(self, action)
        for me, bonus in self._bonuses:
            total += bonus(self, me, minion)
        if self.state.lasting:
            for what, serial, amount, _ in self.state.lasting:
                if what == "power" and serial == minion.serial:
                    total += amount
        return total if total > 0 else 0

    def total_power(self, base: Piece, of: int | None = None) -> int:
        if self._watch is None:
            self._watchers()
        if of is None and not self._bonuses and not self.state.lasting:  # nearly always: add up what is printed
            total = 0
            for piece in base.on:
                card = piece.card
                if card.is_minion:
                    is_plain = card.own_bonus is None and not piece.on
                    total += card.power + piece.counters if is_plain else self.power(piece)
            return total
        return sum([self.power(m) for m in base.on if m.card.is_minion and (of is None or m.controller == of)])

    def totals(self, base: Piece) -> list[int]:
        """Each player's total power there; -1 for who has no minion there and so no place (SU-5.5)."""
        found = [-1] * len(self.state.seats)
        for piece in base.on:
            if piece.card.is_minion:
                found[piece.controller] = max(found[piece.controller], 0) + self.power(piece)
        return found

    def in_place(self, place: int, places: list[int]) -> list[int]:
        """The players in this place of a scoring, all who tie for it, from the active player on (SU-5.7)."""
        return [player for player in self.players_from(self.state.active) if places[player] == place]

    def breakpoint(self, base: Piece) -> int:
        total = base.card.breakpoint
        for what, serial, amount, _ in self.state.lasting:
            if what == "breakpoint" and serial == base.serial:
                total += amount
        return total if total > 0 else 0

    def is_up(self, base: Piece) -> bool:
        """SU-5.1: is it up for scoring?"""
        needed = self.breakpoint(base) if self.state.lasting else base.card.breakpoint
        return self.total_power(base) >= needed

    def has_ability(self, base: Piece) -> bool:
        """False while the base's ability is to be ignored by all."""
        if self._watch is None:
            self._watchers()
        return base.serial not in self._silent

    def may_play(self, player: int, card: Card, base: Piece) -> bool:
        """Does nothing in play forbid this player to play this minion there?"""
        return self.play_ban(player, card, base) is None

    def play_ban(self, player: int, card: Card, base: Piece) -> Piece | None:
        """What forbids it."""
        if self._watch is None:
            self._watchers()
        for me, forbids in self._bans:
            if forbids(self, me, player, card, base):
                return me
        return None

    def reacts_to(self, verb: Verb) -> bool:
        """Does anything in play wait for this?"""
        if self._watch is None:
            self._watchers()
        return verb in self._verbs

    # -- caches ----------------------------------------------------------------------------------------

    def _touch(self) -> None:
        """What is in play has changed: forget what was computed from it."""
        self._watch = None

    def _watchers(self) -> list[Piece]:
        """In table order. Few cards in play watch anything, so the verbs look through these."""
        if self._watch is None:
            self._watch = watch = []
            self._silent = []
            for base in self.state.bases:
                for piece in base.on:
                    if piece.card.silences_base:
                        self._silent.append(base.serial)
                if base.card.watches and base.serial not in self._silent:
                    watch.append(base)
                for piece in base.on:
                    if piece.card.watches:
                        watch.append(piece)
                    for action in piece.on:
                        if action.card.watches:
                            watch.append(action)
            self._verbs = {verb for piece in watch for verb in piece.card.react}
            self._bonuses = [(piece, piece.card.bonus) for piece in watch if piece.card.bonus is not None]
            self._bans = [(piece, piece.card.play_ban) for piece in watch if piece.card.play_ban is not None]
            self._helpers = [piece for piece in watch if piece.card.helps_plays]
        return self._watch


def name(piece: Piece) -> Option:
    """How a piece is called in options and events: stable, readable, and the same in every clone."""
    return (piece.card.id,) if piece.card.kind == "base" else (piece.card.id, piece.serial)
