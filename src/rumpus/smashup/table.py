"""The vocabulary of the cards: queries (plain calls) and verbs (awaited: a player may be asked).

Whatever happens to a piece goes through `_do`: may it? instead? do it, tell the watchers. Who does it is ambient, set
by `as_ability` around each ability, so that cards simply write `await g.destroy(victim)`. A refused verb is False.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import ClassVar, TypeVar

from rumpus.kernel import EVERYONE, Log
from rumpus.smashup import plays
from rumpus.smashup.board import Board, name
from rumpus.smashup.card import Trigger, Verb
from rumpus.smashup.state import Deed, Piece, State
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

    async def return_to_hand(self, what: Piece) -> bool:
        return await self._do("return", what, lambda: self._leave(what, "hand"))

    async def place_under_deck(self, what: Piece) -> bool:
        """To the bottom of its owner's deck: neither destroyed nor returned."""
        return await self._do("place", what, lambda: self._leave(what, "deck"))

    async def move(self, what: Piece, to: Piece) -> bool:
        return await self._do("move", what, lambda: self._move(what, to))

    async def empower(self, minion: Piece, amount: int, until_turn_of: int) -> bool:
        """More (or less) power until the end of that player's turn."""
        lasting = self.state.lasting
        return await self._do(
            "empower", minion, lambda: lasting.append(("power", minion.serial, amount, until_turn_of))
        )

    async def lower_breakpoint(self, base: Piece, amount: int) -> None:
        """Until the end of this turn."""
        self.state.lasting.append(("breakpoint", base.serial, -amount, self.state.active))
        self._tell("breakpoint", *name(base), str(-amount))

    async def shield(self, what: Piece | int, deed: Deed) -> None:
        """For this turn, nothing else that this deed's ability does will affect the piece (or the player's minions)."""
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

    # -- verbs: bases ----------------------------------------------------------------------------------

    async def obeys(self, player: int, base: Piece) -> bool:
        """Before a base's ability strikes a player: may they ignore it, and do they?"""
        for action in base.on:
            if action.card.excuses_controller and action.controller == player:
                return not await self.agrees(player, "ignore base")
        return True

    async def search_base_deck(self, player: int) -> list[int]:
        """Look through the base deck. Shuffle it afterwards."""
        deck = self.state.base_deck
        self._learn(deck, 1 << player)
        self._tell("search base deck", SEAT_NAMES[player])
        return deck

    async def arrange_base_deck(self, player: int, count: int) -> None:
        """Look at the next bases and put them back in any order, the next one first."""
        deck = self.state.base_deck
        if not deck:
            deck += self.state.base_discard
            self.state.base_discard.clear()
            self._shuffle(deck)
        count = min(count, len(deck))
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

    # -- the pipeline ----------------------------------------------------------------------------------

    async def _do(self, verb: Verb, what: Piece, carry_out: Callable[[], None]) -> bool:
        """May it? Instead? Do it, tell the watchers. True if it was done."""
        if not self.is_in_play(what) or self._is_endless():
            return False
        cause = self._cause
        deed = Deed(verb, what, what.base, cause.by, cause.card, cause.number, cause.is_fresh)
        affects = verb in self.state.edition.affect and what.card.is_minion
        if affects and self.state.lasting and self._is_shielded(what, cause.number):
            return False
        watching = self._watchers()
        for me in watching:
            forbids = me.card.forbid
            if forbids:
                condition = forbids.get(verb) or (forbids.get("affect") if affects else None)
                if condition is not None and condition(self, me, deed):
                    self._tell("prevented", *name(what), *name(me))
                    return False
        for me in watching:
            replaces = me.card.replace
            if replaces:
                instead = replaces.get(verb) or (replaces.get("affect") if affects else None)
                if instead is not None and self.is_in_play(me):
                    if await self.as_ability(me, instead(self, me, deed)):
                        return False
        pending = self._triggers(verb, deed)  # before it happens: a card sees its own destruction
        carry_out()
        if affects and cause.is_fresh:
            self._affected.append((cause.number, what.serial))
        if self.log.on:
            base = self.base(what.base)
            where = name(base) if base is not None else ("nowhere",)
            self._tell(verb, SEAT_NAMES[cause.by] if cause.by >= 0 else "rules", *name(what), *where)
        if pending:
            self._depth += 1
            await self.react(pending)
            self._depth -= 1
        return True

    async def react(self, pending: list[Pending]) -> None:
        """Triggers that come together: the active player orders them, if the order can matter (SU-6.3)."""
        pending = [entry for entry in pending if entry[1].when(self, entry[0], entry[2])]
        while pending:
            chosen = pending[0]
            if len(pending) > 1:
                ordered = [entry for entry in pending if not entry[1].commutes]
                if len({(me.card.id, me.controller) for me, _, _ in ordered}) > 1:
                    names = [name(me) for me, _, _ in ordered]
                    chosen = ordered[await self.pick(self.state.active, "first", names)]
            pending.remove(chosen)
            me, trigger, deed = chosen
            if trigger.when(self, me, deed):  # still? what came before may have changed it
                await self.as_ability(me, trigger.do(self, me, deed))

    def moment(self, verb: Verb) -> list[Pending]:
        """Those who wait for the start or the end of the turn."""
        return [
            (me, me.card.react[verb], Deed(verb, me, me.base, -1, None, 0, False))
            for me in self._watchers()
            if verb in me.card.react
        ]

    def _triggers(self, verb: Verb, deed: Deed) -> list[Pending]:
        return [(me, me.card.react[verb], deed) for me in self._watchers() if verb in me.card.react]

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
        self._affected.clear()

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
        self._touch()

    def _move(self, what: Piece, to: Piece) -> None:
        self._detach(what)
        to.on.append(what)
        for piece in (what, *what.on):
            piece.base = to.serial
        self._touch()

    def _leave(self, what: Piece, zone: str) -> None:
        """Out of play, to its owner's zone (SU-7.2); what lay on it is discarded (SU-7.3)."""
        self._detach(what)
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
        self._touch()

    def _detach(self, what: Piece) -> None:
        host = self.host(what)
        assert host is not None
        host.on.remove(what)

    def replace_base(self, base: Piece) -> Piece:
        """SU-5.10, 5.11: discard all that lies on a base; the next one from the base deck takes its place."""
        state = self.state
        for piece in base.on.copy():
            self._leave(piece, "discard")
        state.base_discard.append(base.uid)
        if not state.base_deck:
            state.base_deck, state.base_discard = state.base_discard, []
            self._shuffle(state.base_deck)
        uid = state.base_deck.pop()
        state.known[uid] = 0
        new = self._base_piece(uid)
        state.bases[state.bases.index(base)] = new
        state.barrier += 1
        self._touch()
        self._tell("new base", *name(base), *name(new))
        return new
