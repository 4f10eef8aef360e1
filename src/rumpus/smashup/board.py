"""What is in play, and what follows from it: who is where, how strong, and who has something to say about others.

Power, totals and breakpoints are computed on read. The lists of those who watch are a cache, dropped by `_touch`, which
every write to what is in play calls.
"""

from __future__ import annotations

from rumpus.kernel import Log, Option
from rumpus.smashup.ability import Bonus, BonusForOther, Destination, Divert, ForbidsPlay, Trigger, Verb
from rumpus.smashup.card import Card
from rumpus.smashup.state import Leaving, Piece, State
from rumpus.smashup.zones import Zones

Witness = tuple[Piece, Trigger]
NOBODY: list[Witness] = []


class Board(Zones):
    """The queries that cards use. They return fresh lists: after an await, ask again."""

    __slots__ = (
        "_bans",
        "_bonuses",
        "_bonuses_here",
        "_diverts",
        "_forbidding",
        "_givers",
        "_helpers",
        "_idle",
        "_lowering",
        "_mute",
        "_odd",
        "_reacting",
        "_replacing",
        "_silent",
        "_special",
        "_totals",
        "_watch",
    )

    # What is in play, sorted by what it has to say about others. It is there once `_watchers` has looked.
    _watch: list[Piece] | None  # all of them; None: what is in play has changed since
    _bonuses: list[tuple[Piece, BonusForOther]]  # at all bases
    _bonuses_here: dict[int, list[tuple[Piece, BonusForOther]]]  # by the serial of the base
    _bans: list[tuple[Piece, ForbidsPlay]]
    _givers: list[Piece]  # those that give extra minions
    _helpers: list[Piece]  # those that add something else to what may be played
    _forbidding: list[Piece]
    _replacing: list[Piece]
    _reacting: dict[Verb, list[Witness]]  # who waits for what; a list here never changes
    _special: list[Piece]  # minions that can do something at a scoring
    _odd: set[int]  # the serials of bases where more than the power of minions counts
    _totals: list[tuple[Piece, Bonus]]  # what is added to somebody's total at a base
    _lowering: list[tuple[Piece, Bonus]]  # what changes the breakpoint of its base
    _diverts: list[tuple[Piece, Divert]]
    _silent: list[int]  # the serials of bases whose ability is ignored
    _mute: set[int]  # of pieces that have no abilities now
    _idle: set[int]  # of minions that count into no total

    def __init__(self, state: State, log: Log) -> None:
        super().__init__(state, log)
        self._watch = None

    # -- who is where ----------------------------------------------------------------------------------

    def minions(
        self,
        *,
        at: Piece | int | None = None,
        of: int | None = None,
        not_of: int | None = None,
        max_power: int | None = None,
        but: Piece | None = None,
        owned: bool = False,
    ) -> list[Piece]:
        """The minions in play that fit, in table order. A monster that nobody controls is no other player's (SU-8.5);
        `owned` leaves out all monsters, as a card that speaks of owners does."""
        if at is None:
            found = [piece for base in self.state.bases for piece in base.on if piece.card.is_minion]
        else:
            base = self.base(at if isinstance(at, int) else at.base)
            found = [piece for piece in base.on if piece.card.is_minion] if base is not None else []
        # One after the other: most calls ask for one or two of these.
        if of is not None:
            found = [piece for piece in found if piece.controller == of]
        if not_of is not None:
            found = [piece for piece in found if piece.controller not in (not_of, -1)]
        if but is not None:
            found = [piece for piece in found if piece is not but]
        if owned:
            found = [piece for piece in found if not piece.card.is_monster]
        if max_power is not None:
            found = [piece for piece in found if self.power(piece) <= max_power]
        return found

    def monsters(self, *, at: Piece | int | None = None, max_power: int | None = None) -> list[Piece]:
        """The monsters in play that fit, controlled or not."""
        return [minion for minion in self.minions(at=at, max_power=max_power) if minion.card.is_monster]

    def monsters_beside(self, me: Piece) -> list[Piece]:
        """The other monsters at its base. Their power may depend on each other, so none is asked for."""
        base = self.base(me.base)
        return [piece for piece in base.on if piece.card.is_monster and piece is not me] if base is not None else []

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

    def treasures_on(self, minion: Piece) -> int:
        return sum([action.card.is_treasure for action in minion.on])

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
        if card.own_bonus is not None and minion.serial not in self._mute:
            total += card.own_bonus(self, minion)
        if minion.on:
            for action in minion.on:
                if action.card.host_bonus is not None and action.serial not in self._mute:
                    total += action.card.host_bonus(self, action)
        if self._bonuses:
            for me, bonus in self._bonuses:
                total += bonus(self, me, minion)
        if minion.base in self._bonuses_here:
            for me, bonus in self._bonuses_here[minion.base]:
                total += bonus(self, me, minion)
        if self.state.lasting:
            for what, serial, amount, _, _ in self.state.lasting:
                if what == "power" and serial == minion.serial:
                    total += amount
        return total if total > 0 else 0

    def counts(self, minion: Piece) -> int:
        """What it adds to a total, or to the breakpoint: its power, unless a card leaves it out."""
        return 0 if self._idle and minion.serial in self._idle else self.power(minion)

    def total_power(self, base: Piece) -> int:
        """Of all players together."""
        return sum([total for total in self.totals(base) if total > 0])

    def totals(self, base: Piece) -> list[int]:
        """Each player's total power there; -1 for who has no minion there and so no place (SU-5.5)."""
        if self._watch is None:
            self._watchers()
        found = [-1] * len(self.state.seats)
        for piece in base.on:
            if piece.card.is_minion and piece.controller >= 0:
                found[piece.controller] = max(found[piece.controller], 0) + self.counts(piece)
        for me, bonus in self._totals:
            if me.base == base.serial and found[me.controller] >= 0:
                found[me.controller] += bonus(self, me)
        if self.state.lasting:
            for what, serial, amount, _, seat in self.state.lasting:
                if what == "total" and serial == base.serial and found[seat] >= 0:
                    found[seat] += amount
        return found

    def total_of(self, player: int, base: Piece) -> int:
        """A player's total there; 0 for who has no minion."""
        return max(self.totals(base)[player], 0)

    def is_behind(self, player: int, base: Piece) -> bool:
        """Has another player more power there?"""
        totals = self.totals(base)
        return max(totals) > max(totals[player], 0)

    def in_place(self, place: int, places: list[int]) -> list[int]:
        """The players in this place of a scoring, all who tie for it, from the active player on (SU-5.7)."""
        return [player for player in self.players_from(self.state.active) if places[player] == place]

    def winners(self) -> list[int]:
        """Of the base that is being scored, once victory points were awarded."""
        return self.in_place(1, self.state.scoring.places) if self.state.scoring is not None else []

    def breakpoint(self, base: Piece) -> int:
        """Printed, as cards change it; then what monsters there add that nobody controls (SU-8.3, 11.1)."""
        return max(self.printed_breakpoint(base) + self.monster_power(base), 0)

    def printed_breakpoint(self, base: Piece) -> int:
        """Without the monsters."""
        total = base.card.breakpoint
        for what, serial, amount, _, _ in self.state.lasting:
            if what == "breakpoint" and serial == base.serial:
                total += amount
        if self._watch is None:
            self._watchers()
        for me, bonus in self._lowering:
            if me.base == base.serial:
                total += bonus(self, me)
        return total

    def monster_power(self, base: Piece) -> int:
        if self._watch is None:
            self._watchers()
        return sum([self.counts(piece) for piece in base.on if piece.controller < 0 and piece.card.is_minion])

    def is_up(self, base: Piece) -> bool:
        """SU-5.1: is it up for scoring?"""
        needed = self.breakpoint(base)
        if needed == 0 and not self.state.edition.powerless_bases_score:
            needed = 1
        return self.total_power(base) >= needed

    def _has_lasting(self, *kinds: str) -> bool:
        return any(each.what in kinds for each in self.state.lasting)

    def has_ability(self, me: Piece) -> bool:
        """False while the base's ability is to be ignored by all, or the card has none."""
        if self._watch is None:
            self._watchers()
        return me.serial not in self._silent and me.serial not in self._mute

    def may_ignore(self, player: int, base: Piece) -> bool:
        """Does a card there let this player ignore the base's ability?"""
        return any(
            each.card.excuses_controller and each.controller == player and self.has_ability(each) for each in base.on
        )

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

    def may_attach(self, player: int, card: Card, base: Piece) -> bool:
        """Does nothing in play forbid this player to play this action on this base?"""
        for me in self._watchers():
            forbids = me.card.attach_ban
            if forbids is not None and forbids(self, me, player, card, base):
                return False
        return True

    def destination(self, what: Piece, leaving: Leaving) -> Destination:
        """Where a card in play goes that would go to the discard pile."""
        self._watchers()
        for me, divert in self._diverts:
            found = divert(self, me, what, leaving)
            if found is not None:
                return found
        return "discard", -1

    def witnesses(self, verb: Verb) -> list[Witness]:
        """Those in play who wait for this. It is the same list until what is in play changes, and then another."""
        if self._watch is None:
            self._watchers()
        return self._reacting.get(verb, NOBODY)

    # -- caches ----------------------------------------------------------------------------------------

    def _touch(self) -> None:
        """What is in play has changed: forget what was computed from it."""
        self._watch = None

    def _watchers(self) -> list[Piece]:
        """In table order. Few cards in play watch anything, so the verbs look through these."""
        if self._watch is None:
            self._mute = set()
            self._watch = self._scan()
            is_muting = self._sort(self._watch)
            if is_muting or (self.state.lasting and self._has_lasting("silence", "silence base")):
                self._find_mute()
                if self._mute:
                    self._watch = [piece for piece in self._scan() if piece.serial not in self._mute]
                    self._sort(self._watch)
        return self._watch

    def _sort(self, watch: list[Piece]) -> bool:
        """By what they have to say. True if some of it is that a minion has no abilities."""
        is_muting = False
        reacting = self._reacting = dict[Verb, list[Witness]]()
        self._bonuses, self._bans, self._totals, self._lowering, self._diverts = [], [], [], [], []
        self._bonuses_here, self._special, self._odd = {}, [], set()
        self._helpers, self._givers, self._forbidding, self._replacing, self._idle = [], [], [], [], set()
        for piece in watch:
            card = piece.card
            if card.react:
                for verb, trigger in card.react.items():
                    if verb in reacting:
                        reacting[verb].append((piece, trigger))
                    else:
                        reacting[verb] = [(piece, trigger)]
            if card.helps_plays:
                self._helpers.append(piece)
            if card.forbid:
                self._forbidding.append(piece)
            if card.is_rare:
                is_muting = is_muting or card.mutes_host
                self._sort_rare(piece, card)
        return is_muting

    def _sort_rare(self, piece: Piece, card: Card) -> None:
        if card.bonus is not None:
            self._bonuses.append((piece, card.bonus))
        if card.bonus_here is not None:
            self._bonuses_here.setdefault(piece.base, []).append((piece, card.bonus_here))
        if card.extra_minion is not None:
            self._givers.append(piece)
        if card.play_ban is not None:
            self._bans.append((piece, card.play_ban))
        if card.replace:
            self._replacing.append(piece)
        if card.in_play_if:
            self._special.append(piece)
        if card.total_bonus is not None:
            self._totals.append((piece, card.total_bonus))
            self._odd.add(piece.base)
        if card.host_breakpoint_bonus is not None:
            self._lowering.append((piece, card.host_breakpoint_bonus))
            self._odd.add(piece.base)
        if card.divert is not None:
            self._diverts.append((piece, card.divert))
        if card.discounts_host and (host := self.host(piece)) is not None:
            self._idle.add(host.serial)
            self._odd.add(piece.base)

    def _scan(self) -> list[Piece]:
        """Whoever would watch if nothing were mute; a base whose ability is ignored does not."""
        watch: list[Piece] = []
        self._silent = []
        for base in self.state.bases:
            first = len(watch)
            for piece in base.on:
                if piece.card.watches:
                    watch.append(piece)
                    if piece.card.silences_base and piece.serial not in self._mute:
                        self._silent.append(base.serial)
                if piece.on:
                    watch += [action for action in piece.on if action.card.watches]
            if base.card.watches and base.serial not in self._silent:
                watch.insert(first, base)
        return watch

    def _find_mute(self) -> None:
        """What has no abilities: for the turn, or because of a card on it (which may itself be mute)."""
        self._mute = mute = {each.on for each in self.state.lasting if each.what == "silence"}
        bases = {each.on for each in self.state.lasting if each.what == "silence base"}
        for base in self.state.bases:
            for piece in base.on:
                if base.serial in bases:
                    mute.update([piece.serial, *[action.serial for action in piece.on]])
                elif any(action.card.mutes_host and action.serial not in mute for action in piece.on):
                    mute.add(piece.serial)


def name(piece: Piece) -> Option:
    """How a piece is called in options and events: stable, readable, and the same in every clone."""
    return (piece.card.id,) if piece.card.kind == "base" else (piece.card.id, piece.serial)
