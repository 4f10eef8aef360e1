"""What is in play: who is where, and how strong. Power, totals and breakpoints are computed on read."""

from __future__ import annotations

from rumpus.kernel import Log
from rumpus.smashup.table.pieces import Pieces
from rumpus.smashup.table.state import Piece, State
from rumpus.smashup.table.watch import Watch
from rumpus.smashup.table.zones import Zones


class Powers(Zones):
    """They return fresh lists: after an await, ask again."""

    __slots__ = ("pieces", "watch")

    def __init__(self, state: State, log: Log) -> None:
        super().__init__(state, log)
        self.watch = Watch(state)
        self.pieces = Pieces(state, self.watch)

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
        bases = self.state.bases
        if at is not None:
            base = self.watch.base(at if isinstance(at, int) else at.base)
            bases = [base] if base is not None else []
        # One after the other: most calls ask for one or two of these.
        if of is None:
            found = [piece for base in bases for piece in base.on if piece.card.is_minion]
        else:
            found = [piece for base in bases for piece in base.on if piece.controller == of and piece.card.is_minion]
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
        """The other monsters at its base. Their power may depend on each other, so it is not asked for."""
        base = self.base(me.base)
        return [piece for piece in base.on if piece.card.is_monster and piece is not me] if base is not None else []

    def bases(self, *, but: Piece | int | None = None) -> list[Piece]:
        if but is None:
            return self.state.bases.copy()
        serial = but.base if isinstance(but, Piece) else but
        return [base for base in self.state.bases if base.serial != serial]

    def bases_with(self, player: int) -> list[Piece]:
        """The bases where this player has a minion."""
        return [base for base in self.state.bases if self.has_minion(player, base)]

    def has_minion(self, player: int, base: Piece) -> bool:
        for piece in base.on:  # noqa: SIM110  # asked for each card and base: a generator takes twice as long
            if piece.controller == player and piece.card.is_minion:
                return True
        return False

    def base(self, serial: int) -> Piece | None:
        return self.watch.base(serial)

    def base_of(self, piece: Piece) -> Piece | None:
        return self.watch.base(piece.base)

    def host(self, action: Piece) -> Piece | None:
        """What an action lies on: a base or a minion."""
        return self.watch.host(action)

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
        base = self.watch.base(piece.base)
        if base is None:
            return False
        if piece is base or piece in base.on:
            return True
        return not piece.card.is_minion and self.watch.host(piece) is not None

    # -- numbers ---------------------------------------------------------------------------------------

    def power(self, minion: Piece) -> int:
        """Printed, counters, what it and others add, what lasts this turn; the floor of 0 comes last (SU-11.1)."""
        watch, card = self.watch, minion.card
        total, own_bonus = card.power + minion.counters, card.own_bonus
        if own_bonus is not None and minion.serial not in watch.mute:
            total += own_bonus(self, minion)
        for action in minion.on:
            host_bonus = action.card.host_bonus
            if host_bonus is not None and action.serial not in watch.mute:
                total += host_bonus(self, action)
        for me, bonus in watch.bonuses:
            total += bonus(self, me, minion)
        if watch.bonuses_here and minion.base in watch.bonuses_here:
            for me, bonus in watch.bonuses_here[minion.base]:
                total += bonus(self, me, minion)
        if self.state.lasting:
            for what, serial, amount, _, _ in self.state.lasting:
                if what == "power" and serial == minion.serial:
                    total += amount
        return total if total > 0 else 0

    def counts(self, minion: Piece) -> int:
        """What it adds to a total, or to the breakpoint: its power, unless a card leaves it out."""
        return 0 if minion.serial in self.watch.left_out else self.power(minion)

    def total_power(self, base: Piece) -> int:
        """Of all players together."""
        return sum([total for total in self.totals(base) if total > 0])

    def totals(self, base: Piece) -> list[int]:
        """Each player's total power there; -1 for a player who has no minion there and so no place (SU-5.5)."""
        special = self.watch.tally(base)[1]
        return self.totals_of(
            base,
            [
                (each, self.counts(each) if each in special else each.card.power + each.counters)
                for each in base.on
                if each.card.is_minion
            ],
        )

    def totals_of(self, base: Piece, minions: list[tuple[Piece, int]]) -> list[int]:
        """The same, of the minions there with what each of them adds."""
        found = [-1] * len(self.state.seats)
        for piece, power in minions:
            if (player := piece.controller) >= 0:
                found[player] = power if found[player] < 0 else found[player] + power
        for me, bonus in self.watch.who["total"]:
            if me.base == base.serial and found[me.controller] >= 0:
                found[me.controller] += bonus(self, me)
        if self.state.lasting:
            for what, serial, amount, _, seat in self.state.lasting:
                if what == "total" and serial == base.serial and found[seat] >= 0:
                    found[seat] += amount
        return found

    def total_of(self, player: int, base: Piece) -> int:
        """A player's total there; 0 for a player without a minion there."""
        return max(self.totals(base)[player], 0)

    def is_behind(self, player: int, base: Piece) -> bool:
        """Does another player have more power there?"""
        totals = self.totals(base)
        return max(totals) > max(totals[player], 0)

    def in_place(self, place: int, places: list[int]) -> list[int]:
        """The players in this place of a scoring, all who tie for it, from the active player on (SU-5.7)."""
        return [player for player in self.players_from(self.state.active) if places[player] == place]

    def winners(self) -> list[int]:
        """Of the base that is being scored, once victory points have been awarded."""
        scoring = self.state.scoring
        return self.in_place(1, scoring.places) if scoring is not None and scoring.places else []

    def breakpoint(self, base: Piece) -> int:
        """Printed, as cards change it; then what monsters there add that nobody controls (SU-8.3, 11.1)."""
        return max(self.printed_breakpoint(base) + self.monster_power(base), 0)

    def printed_breakpoint(self, base: Piece) -> int:
        """Without the monsters."""
        if not self.state.lasting:
            return base.card.breakpoint
        number = self.set_breakpoint(base)
        total = base.card.breakpoint if number is None else number
        for what, serial, amount, _, _ in self.state.lasting:
            if what == "breakpoint" and serial == base.serial:
                total += amount
        return total

    def set_breakpoint(self, base: Piece) -> int | None:
        """What a card has set it to for this turn."""
        for what, serial, amount, _, _ in self.state.lasting:
            if what == "set breakpoint" and serial == base.serial:
                return amount
        return None

    def monster_power(self, base: Piece) -> int:
        return sum([self.counts(piece) for piece in base.on if piece.controller < 0 and piece.card.is_minion])

    def bases_up(self) -> list[Piece]:
        """SU-5.1: those that are up for scoring: the power there is at least the breakpoint."""
        adjusted = self.watch.adjusted
        if self.state.lasting:
            adjusted = adjusted | {
                each.on for each in self.state.lasting if each.what in ("breakpoint", "set breakpoint", "total")
            }
        up: list[Piece] = []
        for base in self.state.bases:
            if base.serial in adjusted:
                needed = self.breakpoint(base)
                if needed == 0 and not self.state.edition.powerless_bases_score:
                    needed = 1
                missing = needed - self.total_power(base)
            else:  # as nearly always: nothing but the power of the minions there counts
                missing, special = self.watch.tally(base)
                for piece in special:
                    missing -= self.power(piece) if piece.controller >= 0 else -self.power(piece)
            if missing <= 0:
                up.append(base)
        return up
