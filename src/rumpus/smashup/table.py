"""The vocabulary of the cards: queries (plain calls) and verbs (awaited: a player may be asked).

Whatever happens to a piece goes through `_do`: may it? instead? do it, tell the watchers. Who does it is ambient, set
by `as_ability` around each ability, so that cards simply write `await g.destroy(victim)`. A refused verb is False.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import ClassVar, TypeVar

from rumpus.kernel import EVERYONE, Log, Option
from rumpus.smashup import plays
from rumpus.smashup.board import Board, name
from rumpus.smashup.card import Trigger, Verb
from rumpus.smashup.state import Deed, Lasting, Piece, State
from rumpus.smashup.zones import SEAT_NAMES, THE_RULES, Cause

T = TypeVar("T")
Pending = tuple[Piece, Trigger, Deed]
BUDGET = 300  # deeds in one step; more is an endless loop
DEPTH = 40  # deeds inside deeds; each takes eight Python frames, and there are only a thousand


class EndlessLoop(Exception):
    """An effect that does not end (in tests; at the table it is cut off)."""


class Table(Board):
    """What a card can see and do."""

    __slots__ = ("_affected", "_deeds", "_depth")
    is_strict: ClassVar[bool] = False  # an endless loop raises instead of being cut off

    def __init__(self, state: State, log: Log) -> None:
        super().__init__(state, log)
        self._deeds = 0
        self._depth = 0
        self._affected: list[tuple[int, int]] = []  # in this step: (number of the ability, serial of what it affected)

    # -- questions about pieces ------------------------------------------------------------------------

    async def choose(self, player: int, prompt: str, pieces: Sequence[Piece]) -> Piece | None:
        """One of the pieces. None only if there are none: a card does as much as it can (SU-12.2)."""
        if len(pieces) <= 1:
            return pieces[0] if pieces else None
        return pieces[await self.pick(player, prompt, [name(piece) for piece in pieces])]

    async def may_choose(self, player: int, prompt: str, pieces: Sequence[Piece]) -> Piece | None:
        """One of the pieces, or None if the player declines."""
        if not pieces:
            return None
        answer = await self.pick(player, prompt, [*[name(piece) for piece in pieces], ("none",)])
        return pieces[answer] if answer < len(pieces) else None

    # -- verbs: what happens to a piece ----------------------------------------------------------------

    async def destroy(self, what: Piece) -> bool:
        return await self._do("destroy", what, lambda: self._leave(what, "discard"))

    async def destroy_all(self, minions: Sequence[Piece]) -> None:
        """At the same time: those that go see the others go, and what follows comes when all are gone."""
        permitted = [deed for what in minions if (deed := await self._permit("destroy", what))]
        deeds = [deed for deed in permitted if not self._is_shielded(deed.what, deed.number)]  # perhaps since
        pending = [entry for deed in deeds for entry in self._triggers("destroy", deed)]
        for deed in deeds:
            self._carry_out(deed, partial(self._leave, deed.what, "discard"))
        await self._follow(pending)

    async def return_to_hand(self, what: Piece) -> bool:
        return await self._do("return", what, lambda: self._leave(what, "hand"))

    async def place_under_deck(self, what: Piece) -> bool:
        """To the bottom of its owner's deck: neither destroyed nor returned."""
        return await self._do("place", what, lambda: self._leave(what, "deck"), ("deck",))

    async def place_in_hand(self, what: Piece) -> bool:
        """To its owner's hand instead of the discard pile, when its base has scored: not returned."""
        return await self._do("place", what, lambda: self._leave(what, "hand"), ("hand",))

    async def move(self, what: Piece, to: Piece) -> bool:
        return await self._do("move", what, lambda: self._move(what, to))

    async def empower(self, minion: Piece, amount: int, until_turn_of: int) -> bool:
        """More (or less) power until the end of that player's turn."""
        lasting = self.state.lasting
        effect: Lasting = ("power", minion.serial, amount, until_turn_of)
        return await self._do("empower", minion, lambda: lasting.append(effect), (f"{amount:+}",))

    async def lower_breakpoint(self, base: Piece, amount: int) -> None:
        """Until the end of this turn."""
        self.state.lasting.append(("breakpoint", base.serial, -amount, self.state.active))
        self._tell("breakpoint", *name(base), str(-amount))

    async def shield(self, what: Piece | int, deed: Deed) -> None:
        """For this turn, nothing else that this deed's ability does will affect the piece (or the player's minions).

        That of a piece ends with the step, and so with the ability, where the edition does not let it last.
        """
        if isinstance(what, Piece):
            self.state.lasting.append(("shield minion", what.serial, deed.number, self.state.active))
        else:
            self.state.lasting.append(("shield player", what, deed.number, self.state.active))

    async def write_down(self, me: Piece, word: str) -> None:
        """Remember what was named for this card."""
        me.note = word
        self._tell("name", *name(me), word)

    async def remove(self, what: Piece) -> None:
        """Discard a card from play: it is not destroyed, and nothing prevents it."""
        if self.is_in_play(what):
            self._leave(what, "discard")
            self._tell("remove", *name(what))

    async def shed(self, minion: Piece, keep_of: int) -> None:
        """Discard the actions on a minion that it is not affected by any more: all but this player's."""
        for action in minion.on.copy():
            if action.controller != keep_of:
                await self.remove(action)

    # -- verbs: bases ----------------------------------------------------------------------------------

    async def obeys(self, player: int, base: Piece) -> bool:
        """Before a base's ability strikes a player: may they ignore it, and do they?"""
        for action in base.on:
            if action.card.excuses_controller and action.controller == player:
                return not await self.agrees(player, "ignore base")
        return True

    async def search_base_deck(self, player: int) -> list[int]:
        """Look through the base deck. Shuffle it afterwards."""
        deck = self._refill_base_deck()
        self._learn(deck, 1 << player)
        names = tuple(self.card(uid).id for uid in reversed(deck))
        self._tell("search base deck", SEAT_NAMES[player], secret=names, knows=1 << player)
        return deck

    async def arrange_base_deck(self, player: int, count: int) -> None:
        """Look at the next bases and put them back in any order, the next one first."""
        deck = self._refill_base_deck()
        count = min(count, len(deck))
        for each in deck[-count:]:
            self.state.known[each] = 0  # whoever knew their order does not know the new one
        self._learn(deck[-count:], 1 << player)
        names = tuple(self.card(uid).id for uid in reversed(deck[-count:]))
        self._tell("look at bases", SEAT_NAMES[player], count, secret=names, knows=1 << player)
        for top in range(len(deck) - 1, len(deck) - count, -1):
            uid = await self.choose_card(player, "next base", deck[len(deck) - count : top + 1])
            assert uid is not None
            deck.remove(uid)
            deck.insert(top, uid)

    async def swap_base(self, old: Piece, uid: int) -> Piece:
        """Exchange a base for one of the base deck. Actions on the old one are discarded, minions stay (no move)."""
        state = self.state
        for piece in old.on.copy():
            if piece.card.is_action:
                self._leave(piece, "discard")
        state.base_deck.remove(uid)
        new = self._base_piece(uid)
        new.on = old.on
        for piece in new.on:
            piece.base = new.serial
            for action in piece.on:
                action.base = new.serial
        old.on = []
        state.bases[state.bases.index(old)] = new
        state.base_deck.append(old.uid)
        self._touch()
        self._tell("swap base", *name(old), *name(new))
        self._shuffle(state.base_deck)
        return new

    play_minion = plays.play_minion
    play_action = plays.play_action
    extra_minion = plays.extra_minion
    extra_action = plays.extra_action
    play_one_of = plays.play_one_of
    is_play_step_of = plays.is_play_step_of
    may_play_action = plays.may_play_action

    # -- the pipeline ----------------------------------------------------------------------------------

    async def _do(self, verb: Verb, what: Piece, carry_out: Callable[[], None], told: Option = ()) -> bool:
        """May it? Instead? Do it, tell the watchers. True if it was done. `told` is more for the log."""
        deed = await self._permit(verb, what)
        if deed is None:
            return False
        pending = self._triggers(verb, deed)  # before it happens: a card sees its own destruction
        self._carry_out(deed, carry_out, told)
        if pending:
            await self._follow(pending)
        return True

    async def _permit(self, verb: Verb, what: Piece) -> Deed | None:
        """What is about to happen. None: something forbids it, or happens instead."""
        if not self.is_in_play(what) or self._is_endless():
            return None
        cause = self._cause
        deed = Deed(verb, what, what.base, cause.by, cause.card, cause.number, cause.is_fresh)
        affects = verb in self.state.edition.affect and what.card.is_minion
        if affects and self._is_shielded(what, cause.number):
            return None
        watching = self._watchers()
        for me in watching:
            forbids = me.card.forbid
            if forbids:
                condition = forbids.get(verb) or (forbids.get("affect") if affects else None)
                if condition is not None and condition(self, me, deed):
                    self._tell("prevented", *name(what), *name(me))
                    return None
        replacing = [me for me in watching if me.card.replace]
        replacing.sort(key=lambda me: me is what)  # what keeps an ability off comes before how its victim escapes it
        for me in replacing:
            replaces = me.card.replace
            instead = replaces.get(verb) or (replaces.get("affect") if affects else None)
            if instead is not None and self.is_in_play(me):
                if await self.as_ability(me, instead(self, me, deed)):
                    return None
        return deed

    def _carry_out(self, deed: Deed, carry_out: Callable[[], None], told: Option = ()) -> None:
        carry_out()
        what = deed.what
        if deed.is_fresh and what.card.is_minion and deed.verb in self.state.edition.affect:
            self._affected.append((deed.number, what.serial))
        if self.log.on:
            base = self.base(what.base)
            where = name(base) if base is not None else ("nowhere",)
            self._tell(deed.verb, SEAT_NAMES[deed.by] if deed.by >= 0 else "rules", *name(what), *where, *told)

    async def _follow(self, pending: list[Pending]) -> None:
        self._depth += 1
        await self.react(pending)
        self._depth -= 1

    async def react(self, pending: list[Pending]) -> None:
        """Triggers that come together: the active player orders them, if the order can matter (SU-6.3)."""
        while pending := [entry for entry in pending if self._holds(*entry)]:  # what came before may have changed it
            chosen = pending[0]
            if len(pending) > 1:
                first: dict[int, Pending] = {}  # of each card: what it saw first
                for entry in pending:
                    if not entry[1].commutes:
                        first.setdefault(entry[0].serial, entry)
                ordered = list(first.values())
                if len({(me.card.id, me.controller) for me, _, _ in ordered}) > 1:
                    names = [name(me) for me, _, _ in ordered]
                    chosen = ordered[await self.pick(self.state.active, "first", names)]
            pending.remove(chosen)
            me, trigger, deed = chosen
            await self.as_ability(me, trigger.do(self, me, deed))

    def moment(self, verb: Verb) -> list[Pending]:
        """Those who wait for the start or the end of the turn."""
        watching = self._watchers()
        if verb not in self._verbs:
            return []
        return [
            (me, me.card.react[verb], Deed(verb, me, me.base, -1, None, 0, False))
            for me in watching
            if verb in me.card.react
        ]

    def _holds(self, me: Piece, trigger: Trigger, deed: Deed) -> bool:
        return trigger.looks_back or trigger.when(self, me, deed)

    def _witnesses(self, verb: Verb) -> list[tuple[Piece, Trigger]]:
        """Those in play who wait for this, whatever it will turn out to be."""
        watching = self._watchers()
        if verb not in self._verbs:
            return []
        return [(me, me.card.react[verb]) for me in watching if verb in me.card.react]

    def _triggers(self, verb: Verb, deed: Deed) -> list[Pending]:
        watching = self._watchers()
        if verb not in self._verbs:
            return []
        return [
            (me, trigger, deed)
            for me in watching
            if (trigger := me.card.react.get(verb)) is not None
            and (not trigger.looks_back or trigger.when(self, me, deed))
        ]

    async def as_ability(self, me: Piece, ability: Awaitable[T], number: int = 0, is_fresh: bool = False) -> T:
        """Carry out an ability on behalf of its card's controller: protections ask who does it, and by what."""
        before = self._cause
        self._cause = Cause(me.controller, me.card, number or me.serial, is_fresh)
        result = await ability
        self._cause = before
        return result

    def _is_shielded(self, what: Piece, number: int) -> bool:
        for kind, key, warded, _ in self.state.lasting:
            if warded == number and (
                (kind == "shield minion" and key == what.serial) or (kind == "shield player" and key == what.controller)
            ):
                return True
        return False

    def _is_endless(self) -> bool:
        """The budget of the step is spent: loud in tests; at the table nothing more happens in this step."""
        self._deeds += 1
        if self._deeds <= BUDGET and self._depth <= DEPTH:
            return False
        if self.is_strict:
            raise EndlessLoop(f"{self._deeds} deeds in one step, {self._depth} deep")
        if self._deeds <= BUDGET + 1:
            self._tell("endless loop")
            self._deeds = BUDGET + 1
        return True

    def begin_step(self) -> None:
        self._deeds = self._depth = 0
        self._cause = THE_RULES
        self.has_asked = False
        self._affected.clear()
        if self.state.lasting and not self.state.edition.shields_last_all_turn:
            self.state.lasting = [effect for effect in self.state.lasting if effect[0] != "shield minion"]

    # -- the only writers ------------------------------------------------------------------------------

    def _piece(self, uid: int, controller: int) -> Piece:
        """A card about to enter play or to be carried out, with a serial number of its own."""
        self.state.serial += 1
        return Piece(self.state.serial, uid, self.state.cards[uid], controller, -1, [])

    def _base_piece(self, uid: int) -> Piece:
        self.state.serial += 1
        return Piece(self.state.serial, uid, self.state.cards[uid], -1, self.state.serial, [])

    def _enter(self, piece: Piece, host: Piece) -> None:
        piece.base = host.base
        host.on.append(piece)
        if piece.card.watches:
            self._touch()

    def _move(self, what: Piece, to: Piece) -> None:
        self._detach(what)
        to.on.append(what)
        for piece in (what, *what.on):
            piece.base = to.serial
            if piece.card.watches:
                self._touch()

    def _leave(self, what: Piece, zone: str) -> None:
        """Out of play, to its owner's zone (SU-7.2); what lay on it is discarded (SU-7.3)."""
        self._detach(what)
        if what.card.watches or what.on:
            self._touch()
        for action in what.on:
            self._discard(action.uid)
        if zone == "discard":
            self._discard(what.uid)
        else:
            seat = self.state.seats[self.state.owners[what.uid]]
            if zone == "hand":
                seat.hand.append(what.uid)
            else:
                seat.deck.insert(0, what.uid)
            self.state.known[what.uid] = EVERYONE

    def _detach(self, what: Piece) -> None:
        host = self.host(what)
        assert host is not None
        host.on.remove(what)

    def _refill_base_deck(self) -> list[int]:
        """The base deck; an empty one is made anew from the base discard pile (SU-5.11)."""
        state = self.state
        if not state.base_deck:
            state.base_deck, state.base_discard = state.base_discard, []
            self._shuffle(state.base_deck)
        return state.base_deck

    def replace_base(self, base: Piece) -> Piece:
        """SU-5.10, 5.11: discard all that lies on a base; the next one from the base deck takes its place."""
        state = self.state
        for piece in base.on.copy():
            self._leave(piece, "discard")
        state.base_discard.append(base.uid)
        uid = self._refill_base_deck().pop()
        state.known[uid] = 0
        new = self._base_piece(uid)
        state.bases[state.bases.index(base)] = new
        state.barrier += 1
        self._touch()
        self._tell("new base", *name(base), *name(new))
        return new
