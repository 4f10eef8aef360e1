"""What follows for others from what is in play: what they may play where, what is protected, and who waits for what."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.kernel import Option
from rumpus.smashup.cards.ability import Destination, Replacement, Verb
from rumpus.smashup.cards.card import Card
from rumpus.smashup.table.powers import Powers
from rumpus.smashup.table.state import Deed, Leaving, Piece
from rumpus.smashup.table.watch import Witness
from rumpus.smashup.table.zones import Doer


class Board(Powers):
    """The queries that cards use."""

    __slots__ = ()

    # -- what may be played ----------------------------------------------------------------------------

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
                self.doer = Doer(ward.controller, ward.controller, ward.controller, ward.card, "forbid", ward)
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
        for base in self.state.bases:
            for minion in self.watch.tally(base)[1]:
                for each in minion.on:
                    if each.controller != minion.controller:
                        found += self._unwelcome_on(minion)
                        break  # else nobody is another player here
        return sorted(found, key=lambda entry: entry[0].serial) if len(found) > 1 else found

    def _unwelcome_on(self, minion: Piece) -> list[tuple[Piece, Piece]]:
        return [(action, ward) for action in minion.on if (ward := self.ward_of(minion, action)) is not None]

    def ward_of(self, minion: Piece, action: Piece) -> Piece | None:
        """What protects this minion from this action, if it lies there or comes to lie there."""
        deed = Deed("attach", minion, minion.base, action.controller, action.card, 0, False, action.controller)
        for me, protects in self.watch.who["ward"]:
            if protects(self, me, deed):
                return me
        return None

    # -- who waits for what ----------------------------------------------------------------------------

    def witnesses(self, verb: Verb) -> list[Witness]:
        """The cards in play that wait for this. It is the same list until what is in play changes, and then a new
        one."""
        return self.watch.who[verb]


def name(piece: Piece) -> Option:
    """What a piece is called in options and events: stable, readable, and the same in every clone."""
    card = piece.card
    return card.called if card.kind == "base" else (card.id, piece.serial)
