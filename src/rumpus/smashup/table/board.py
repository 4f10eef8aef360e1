"""What is in play, and what follows from it: who is where, how strong, and who has something to say about others.

Power, totals and breakpoints are computed on read.
"""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.kernel import Log, Option
from rumpus.smashup.cards.ability import Destination, Replacement, Verb
from rumpus.smashup.cards.card import Card
from rumpus.smashup.table.pieces import Pieces
from rumpus.smashup.table.state import Deed, Leaving, Piece, State
from rumpus.smashup.table.watch import Watch, Witness
from rumpus.smashup.table.zones import Doer, Zones


class Board(Zones):
    """The queries that cards use. They return fresh lists: after an await, ask again."""

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
        return [piece for piece in self.watch.tally(base)[2] if piece is not me] if base is not None else []

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
        return not piece.card.is_minion and any(piece in minion.on for minion in base.on)

    # -- numbers ---------------------------------------------------------------------------------------

    def power(self, minion: Piece) -> int:
        """Printed, counters, what it and others add, what lasts this turn; the floor of 0 comes last (SU-11.1)."""
        watch, card = self.watch, minion.card
        total = card.power + minion.counters
        if card.own_bonus is not None and minion.serial not in watch.mute:
            total += card.own_bonus(self, minion)
        if minion.on:
            for action in minion.on:
                if action.card.host_bonus is not None and action.serial not in watch.mute:
                    total += action.card.host_bonus(self, action)
        if watch.bonuses:
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
        return self.totals_of(base, [(each, self.counts(each)) for each in base.on if each.card.is_minion])

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
        """SU-5.1: those that are up for scoring: the power there is at least the breakpoint.

        Nearly always all is told by the minions there, most of them by their print.
        """
        watch, lasting = self.watch, self.state.lasting
        adjusted, is_stronger = watch.adjusted, False
        if lasting:
            adjusted = adjusted | {
                each.on for each in lasting if each.what in ("breakpoint", "set breakpoint", "total")
            }
            is_stronger = any(each.what == "power" for each in lasting)
        up: list[Piece] = []
        for base in self.state.bases:
            if base.serial in adjusted:
                needed = self.breakpoint(base)
                if needed == 0 and not self.state.edition.powerless_bases_score:
                    needed = 1
                missing = needed - self.total_power(base)
            else:
                if is_stronger or watch.bonuses or base.serial in watch.bonuses_here:
                    missing, minions = base.card.breakpoint, [piece for piece in base.on if piece.card.is_minion]
                else:
                    missing, minions, _ = watch.tally(base)
                for piece in minions:
                    missing -= self.power(piece) if piece.controller >= 0 else -self.power(piece)
            if missing <= 0:
                up.append(base)
        return up

    def has_ability(self, me: Piece) -> bool:
        """False while everybody ignores the base's ability, or the card has none."""
        return me.serial not in self.watch.mute and me.serial not in self.watch.silent

    def is_shielded(self, what: Piece, number: int) -> bool:
        """Has it, or its player, been protected from the ability with this number?"""
        for kind, key, warded, _, _ in self.state.lasting:
            if warded == number and (
                (kind == "shield minion" and key == what.serial) or (kind == "shield player" and key == what.controller)
            ):
                return True
        return False

    def is_hushed(self, player: int) -> bool:
        """May this player use no specials for the rest of a scoring?"""
        scoring = self.state.scoring
        return scoring is not None and scoring.only not in (-1, player)

    def may_ignore(self, player: int, base: Piece) -> bool:
        """Does a card there let this player ignore the base's ability?"""
        for each in base.on:
            if each.card.excuses_controller and each.controller == player and self.has_ability(each):
                return True
        return False

    def may_play(self, player: int, card: Card | None, base: Piece) -> bool:
        """Does nothing in play forbid this player to play this minion there? No card: one that is still face down."""
        return self.play_ban(player, card, base) is None

    def may_play_monster(self, player: int, base: Piece) -> bool:
        """Does nothing in play forbid this player to play a monster there, whichever it may be?"""
        return not self.edition.players_play_monsters or self.may_play(player, None, base)

    def play_ban(self, player: int, card: Card | None, base: Piece) -> Piece | None:
        """What forbids it."""
        for me, forbids in self.watch.who["play ban"]:
            if forbids(self, me, player, card, base):
                return me
        return None

    def is_as_in_hand(self, player: int, card: Card, base: Piece, more: int = 0) -> bool:
        """May this player play this minion there out of the discard pile as if from hand? With so many more in hand."""
        may = card.play_from_discard
        if may is not None and not self.is_hushed(player) and may(self, player, more):
            return True  # that is a special
        if self.is_play_step_of(player):
            for me, _ in self.watch.who["from discard"]:
                if me.base == base.serial and me.controller == player:
                    return True
        return False

    def as_in_hand(self, player: int, bases: Sequence[Piece], more: int = 0) -> list[int]:
        """The minions in the discard pile that may be played at one of these bases as if from hand; or could be, with
        so many more cards in hand."""
        state = self.state
        if not self.watch.who["from discard"] and not state.decks[player].discard:
            return []
        minions = [uid for uid in state.seats[player].discard if state.cards[uid].is_minion]
        return [
            uid for uid in minions if any(self.is_as_in_hand(player, state.cards[uid], base, more) for base in bases)
        ]

    def may_attach(self, player: int, card: Card, base: Piece) -> bool:
        """Does nothing in play forbid this player to play this action on this base?"""
        return not any(forbids(self, me, player, card, base) for me, forbids in self.watch.who["attach ban"])

    def diversions(self, what: Piece, leaving: Leaving) -> list[tuple[Piece, Destination]]:
        """The cards that would send it elsewhere if it would go to the discard pile, and where."""
        found: list[tuple[Piece, Destination]] = []
        for me, divert in self.watch.who["discard"]:
            to = divert(self, me, what, leaving)
            if to is not None:
                found.append((me, to))
        return found

    def destination(self, action: Piece, leaving: Leaving) -> Destination:
        """Where an action goes that would go to the discard pile: all that send it elsewhere send it to one place."""
        found = self.diversions(action, leaving)
        return found[0][1] if found else ("discard", -1)

    # -- protections -----------------------------------------------------------------------------------

    def affects(self, deed: Deed) -> bool:
        """Does it affect a card (SU-10.3)?"""
        return deed.verb in self.state.edition.affect and deed.what.card.kind != "base"

    def forbidder(self, deed: Deed) -> Piece | None:
        """What in play forbids it."""
        verb = deed.verb
        also = "affect" if self.affects(deed) else verb
        for me, forbids in self.watch.who["forbid"]:
            condition = forbids.get(verb) or forbids.get(also)
            if condition is not None and condition(self, me, deed):
                return me
        return None

    def replacements(self, deed: Deed) -> list[tuple[Piece, str, Replacement]]:
        """What could happen instead, and instead of what."""
        found: list[tuple[Piece, str, Replacement]] = []
        for me, replaces in self.watch.who["instead"]:
            what_for = deed.verb if deed.verb in replaces or not self.affects(deed) else "affect"
            instead = replaces.get(what_for)
            if instead is None or not instead.when(self, me, deed) or self.is_about_to_leave(me):
                continue
            if not (instead.is_special and self.is_hushed(me.controller)):
                found.append((me, what_for, instead))
        return found

    def is_about_to_leave(self, piece: Piece) -> bool:
        """Has it been used up at the moment that is being judged?"""
        return False

    def can_happen(self, deed: Deed) -> bool:
        """Does nothing in play forbid it, or happen instead?"""
        return self.forbidder(deed) is None and not self.replacements(deed)

    def settle(self) -> None:
        """An action that has come to lie on a minion that it does not affect is discarded at once (SU-10.3)."""
        while self.watch.who["ward"] and (unwelcome := self.unwelcome()):
            before = self.doer
            ways = [self.destination(action, Leaving(action, False)) for action, _ in unwelcome]
            for (action, ward), to in zip(unwelcome, ways, strict=True):
                self.doer = Doer(ward.controller, ward.card, "forbid", ward)
                self.pieces.leave(action, [(action.uid, to)])
                self.tell("remove", *name(action))
            self.doer = before

    def shrink_hand(self) -> None:
        """A card has left a hand, and a minion that the hand shelters may be sheltered now."""
        for minion, _ in self.watch.who["small hand"]:
            if minion.on:
                self.settle()
                return

    def unwelcome(self) -> list[tuple[Piece, Piece]]:
        """The actions on minions that do not affect them, each with the card that protects the minion."""
        found: list[tuple[Piece, Piece]] = []
        for minion in [piece for base in self.state.bases for piece in self.watch.tally(base)[1] if piece.on]:
            if {minion.controller}.issuperset([action.controller for action in minion.on]):
                continue  # nobody is another player here
            for action in minion.on:
                if (ward := self.ward_of(minion, action)) is not None:
                    found.append((action, ward))
        return sorted(found, key=lambda entry: entry[0].serial) if len(found) > 1 else found

    def ward_of(self, minion: Piece, action: Piece) -> Piece | None:
        """What protects this minion from this action, if it lies there or comes to lie there."""
        deed = Deed("attach", minion, minion.base, action.controller, action.card, 0, False, action.controller)
        return next((me for me, protects in self.watch.who["ward"] if protects(self, me, deed)), None)

    # -- who waits for what ----------------------------------------------------------------------------

    def witnesses(self, verb: Verb) -> list[Witness]:
        """The cards in play that wait for this. It is the same list until what is in play changes, and then a new
        one."""
        return self.watch.who[verb]


def name(piece: Piece) -> Option:
    """What a piece is called in options and events: stable, readable, and the same in every clone."""
    return (piece.card.id,) if piece.card.kind == "base" else (piece.card.id, piece.serial)
