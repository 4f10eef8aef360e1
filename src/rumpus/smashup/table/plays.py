"""Playing cards, and gaining extra plays, now or in this play step."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.family.options import SEAT_NAMES
from rumpus.smashup.cards.ability import ANY_POWER, Stage
from rumpus.smashup.cards.card import Card
from rumpus.smashup.table.allowances import (
    MOST_PLAYS,
    FreeChoice,
    Named,
    fits_at,
    fits_card,
)
from rumpus.smashup.table.board import name
from rumpus.smashup.table.in_play import InPlay
from rumpus.smashup.table.state import Extra, Lasting, Piece, Where
from rumpus.smashup.table.zones import Fits, mark_of


class Plays(InPlay):
    """What may be played now, and what happens then."""

    __slots__ = ()

    async def play_minion(self, player: int, uid: int, base: Piece, is_mute: bool = False) -> Piece:
        """Put a minion into play, carry out its ability, then tell those who watch for it (SU-3.1).

        A mute one has no abilities until the end of the turn.
        """
        state = self.state
        self.leave_zone(player, uid)
        self.count_minion(player)
        minion = self.pieces.new(uid, player)
        if is_mute:
            self.pieces.last(Lasting("silence", minion.serial, 0, state.active))
        self.pieces.enter(minion, base)
        if self.log.on:
            stands = self.total_power(base), self.breakpoint(base)
            self.tell("play", SEAT_NAMES[player], *name(minion), *name(base), *stands)
        if self.watch.who["small hand"]:
            self.shrink_hand()
        witnesses = self.watch.who["play"]
        if minion.card.play is not None and not (self.watch.mute and not self.has_ability(minion)):
            await self.as_ability(minion, "play", minion.card.play(self, minion), is_fresh=True)
        if witnesses or self.watch.who["play"]:
            await self.tell_of_play("play", minion, player, base.serial, witnesses)
        return minion

    def count_minion(self, player: int) -> None:
        """This player has played one more."""
        state = self.state
        state.plays += 1
        state.seats[player].minions_this_turn += 1
        if state.phase == "play" and state.active == player:
            state.minions_played += 1

    async def play_action(self, player: int, uid: int, moment: Stage | None = None, on: Piece | None = None) -> None:
        """Play an action: it does its thing and is discarded, or stays on what it is played on (SU-4.1, 4.2).

        One that its own ability has put somewhere else is not discarded. At a moment of a scoring it is a special.
        `on` is what it must be played on.
        """
        state = self.state
        self.leave_zone(player, uid)
        state.resolving.append(uid)
        state.plays += 1
        me = self.pieces.new(uid, player)
        card = me.card
        if self.log.on:
            self.tell("play action", SEAT_NAMES[player], card.id)
        if self.watch.who["small hand"]:
            self.shrink_hand()
        witnesses = self.watch.who["play action"]
        if moment is not None:
            base = self.base(state.scoring.base) if state.scoring is not None else None
            assert base is not None
            await self.as_ability(me, moment, card.from_hand[moment](self, me, base), is_fresh=True)
        elif card.on is not None:
            hosts = [on] if on is not None else self.hosts_for(me)
            await self.as_ability(me, "play" if card.play is not None else "", self.attach(me, hosts), is_fresh=True)
        elif card.play is not None:
            await self.as_ability(me, "play", card.play(self, me), is_fresh=True)
        if uid in state.resolving:
            state.resolving.remove(uid)
            self.state.discard(uid)
        if witnesses or self.watch.who["play action"]:
            await self.tell_of_play("play action", me, player, -1, witnesses)

    async def attach(self, me: Piece, hosts: list[Piece]) -> None:
        """Choose what to play it on and put it there, unless there is nothing or that is protected."""

        def put_there(host: Piece) -> None:
            self.state.resolving.remove(me.uid)
            self.pieces.enter(me, host)

        host = await self.choose(me.controller, "play on", hosts)
        is_there = host is not None and await self.do("attach", host, put_there, name(me))
        if is_there and me.card.play is not None and self.has_ability(me):
            await me.card.play(self, me)

    def hosts_for(self, me: Piece) -> list[Piece]:
        """What its controller may play this action on now."""
        card = me.card
        if card.hosts is not None:
            hosts = card.hosts(self, me)
        else:
            hosts = self.bases() if card.on == "base" else self.minions()
        return [host for host in hosts if host.card.kind != "base" or self.may_attach(me.controller, card, host)]

    async def play_card(self, player: int, uid: int) -> bool:
        """Play this very card now, as an extra one: a minion at a base of the player's choice, or an action."""
        card = self.card(uid)
        if self.state.plays >= MOST_PLAYS:
            return False
        if card.is_minion:
            base = await self.choose(
                player, "play at", [base for base in self.bases() if self.may_play(player, card, base)]
            )
            if base is not None:
                await self.play_minion(player, uid, base)
            return base is not None
        if self.may_play_action(player, card):
            await self.play_action(player, uid)
            return True
        return False

    # -- extra plays -------------------------------------------------------------------------------------------

    async def use_up(self, me: Piece, of: int = -1) -> None:
        """It has done what it does once a turn."""
        self.state.used.append(mark_of(me, of))

    async def extra_minion(
        self,
        player: int,
        max_power: int = ANY_POWER,
        at: Piece | None = None,
        where: Where = "",
    ) -> None:
        """One more minion in this play step; at any other time it is played at once or not at all (SU-6.2, 10.5)."""
        extra = Extra(max_power, at.serial if at is not None else -1, where)
        waits = where != "discard" or self.edition.discard_plays_wait
        if not self.is_play_step_of(player) or not waits:
            zone = self.discard_pile(player) if where == "discard" else self.hand(player)
            bases = [base for base in self.bases() if fits_at(self, player, extra, base)]
            await self.play_one_of(player, zone, bases, lambda card: fits_card(extra, card), may=True)
        elif extra == Extra():
            self.state.minions_left += 1
        else:
            self.state.extras.append(extra)

    async def extra_minions_alike(self, player: int, count: int) -> None:
        """Up to so many more minions of one name, which the first one played decides; they wait as one does."""
        if self.is_play_step_of(player):
            self.state.serial += 1
            self.state.extras += [Extra(named=f"={self.state.serial}")] * count
        elif first := await self.play_one_of(player, self.hand(player), self.bases(), may=True):
            for _ in range(count - 1):
                await self.play_one_of(player, self.hand(player), self.bases(), lambda card: card is first.card, True)

    async def extra_treasures(self, player: int, count: int) -> None:
        """Up to so many treasures from hand, minions or actions; they wait as one minion or action does."""
        if self.is_play_step_of(player):
            self.state.extras += [Extra(named="treasure")] * count
            return
        for _ in range(count):
            held = [uid for uid in self.hand(player) if self.card(uid).is_treasure]
            uid = await self.choose_card(player, "play", held, lambda card: self.may_play_now(player, card), may=True)
            if uid is None or not await self.play_card(player, uid):
                return

    async def play_drawn(self, player: int, drawn: int) -> None:
        """The last treasures drawn into a hand may be played now, as extra cards, one after the other."""
        first = self.treasures(player) - drawn
        while drawn:
            newest = [uid for uid in self.hand(player) if self.card(uid).is_treasure][first : first + drawn]
            uid = await self.choose_card(player, "play", newest, lambda card: self.may_play_now(player, card), may=True)
            if uid is None or not await self.play_card(player, uid):
                return
            drawn -= 1

    async def extra_action(self, player: int, count: int = 1) -> None:
        """More actions in this play step; at any other time they are played at once or not at all (SU-6.2, 10.5)."""
        if self.is_play_step_of(player):
            self.state.actions_left += count
            return
        for _ in range(count if self.may_play_actions(player) else 0):
            hand = self.hand(player)
            uid = await self.choose_card(
                player, "play", hand, lambda card: self.may_play_action(player, card), may=True
            )
            if uid is None:
                return
            await self.play_action(player, uid)

    async def play_one_of(
        self,
        player: int,
        zone: Sequence[int],
        bases: Sequence[Piece],
        fits: Fits | None = None,
        may: bool = False,
        must: bool = False,
        is_mute: bool = False,
    ) -> Piece | None:
        """Play at once, as an extra, one of the minions in this zone at one of these bases.

        Without «may» it is compulsory, if it is possible; but nobody has to play a card from another place as if from
        hand, unless one «must» be played.
        A question about a hand or a deck is asked even if there is no minion in it.
        """
        if self.state.plays >= MOST_PLAYS:
            return None
        is_hidden = zone is self.hand(player) or zone is self.deck(player)
        discarded = self.as_in_hand(player, bases) if zone is self.hand(player) else []
        if not bases or not (zone or discarded):
            return None

        def is_fit(card: Card) -> bool:
            return card.is_minion and (fits is None or fits(card))

        found = [(called, uid) for called, uid in self.distinct(zone, is_fit).items()]
        found += [((*called, "from_discard"), uid) for called, uid in self.distinct(discarded, is_fit).items()]
        plays: list[Named] = []
        for called, uid in found:
            card = self.card(uid)
            for base in bases:
                is_there = uid not in discarded or self.is_as_in_hand(player, card, base)
                if is_there and self.is_in_play(base) and self.may_play(player, card, base):
                    plays.append((("play", *called, "at", base.card.id), (uid, base)))
        if not is_hidden and not plays:
            return None
        is_forced = bool(plays) if must else not may and any("from_discard" not in option for option, _ in plays)
        choice = FreeChoice(plays, () if is_forced else ("none",))
        play = choice.play(await self.pick(player, "play minion", choice) if len(choice) > 1 or is_hidden else 0)
        if play is None:
            return None
        uid, at = play
        assert at is not None
        return await self.play_minion(player, uid, at, is_mute)

    async def play_from_deck(self, player: int, base: Piece, fits: Fits | None = None) -> None:
        """Search the player's deck for a minion, play it at this base as an extra one, and shuffle."""
        await self.play_one_of(player, await self.search(player), [base], fits)
        await self.shuffle_deck(player)

    def may_play_actions(self, player: int) -> bool:
        """Mark of Sleep forbids them on a player's own turn."""
        return not (self.state.seats[player].sleep >= 2 and self.state.active == player)

    def may_play_action(self, player: int, card: Card) -> bool:
        """Might this player play this card now, as an extra action?"""
        may = is_playable_action(card) and self.may_play_actions(player)
        return may and (card.play_if is None or card.play_if(self, player))

    def may_play_now(self, player: int, card: Card) -> bool:
        """Might this player play this card now, as an extra one?"""
        if card.is_minion:
            return any(self.may_play(player, card, base) for base in self.bases())
        return self.may_play_action(player, card)


def is_playable_action(card: Card) -> bool:
    return card.is_action and not card.is_special_only


def stays_on_minion(card: Card) -> bool:
    return card.on == "minion"
