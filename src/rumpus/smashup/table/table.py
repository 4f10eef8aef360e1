"""The vocabulary of the cards: queries (plain calls) and verbs (awaited: a player may be asked).

Whatever happens to a piece goes through `_do`: may it? instead? do it, tell the watchers. Who does it is ambient, set
by `as_ability` around each ability, so that cards simply write `await g.destroy(victim)`. A refused verb is False.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import ClassVar, TypeVar

from rumpus.kernel import Log, Option
from rumpus.smashup.cards.ability import Trigger, Verb
from rumpus.smashup.table import base_deck, hands, monsters, plays, redeal
from rumpus.smashup.table.board import name
from rumpus.smashup.table.pieces import Pieces
from rumpus.smashup.table.state import Deed, Lasting, Leaving, Piece, Promise, State
from rumpus.smashup.table.watch import NOBODY
from rumpus.smashup.table.zones import SEAT_NAMES, THE_RULES, Cause

T = TypeVar("T")
Pending = tuple[Piece, Trigger, Deed]
BUDGET = 300  # deeds in one step; more is an endless loop
DEPTH = 40  # deeds inside deeds; each takes eight Python frames, and there are only a thousand


class EndlessLoop(Exception):
    """An effect that does not end (in tests; at the table it is cut off)."""


class Table(Pieces):
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

    async def destroy(self, what: Piece, pays: bool = True, heir: tuple[Piece, Piece] | None = None) -> bool:
        return bool(await self.destroy_all([what], pays, heir))

    async def destroy_all(
        self, pieces: Sequence[Piece], pays: bool = True, heir: tuple[Piece, Piece] | None = None
    ) -> list[Piece]:
        """At the same time: those that go see the others go, and what follows comes when all are gone.

        Who destroys a monster earns its treasures, if it pays. The heir is an action on it that does not go with it,
        and the minion to which it goes instead. Returns what was destroyed.
        """
        permitted = [deed for what in pieces if (deed := await self._permit("destroy", what))]
        deeds = [deed for deed in permitted if not self.is_shielded(deed.what, deed.number)]  # perhaps since
        pending = self._all_triggers("destroy", deeds)
        ways = [self._ways(Leaving(deed.what, "discard", True)) for deed in deeds]
        if heir is not None and deeds and self.is_in_play(heir[0]) and self.is_in_play(heir[1]):
            self._move_action(*heir)
            ways = [[(uid, to) for uid, to in way if uid != heir[0].uid] for way in ways]
        for deed, way in zip(deeds, ways, strict=True):
            deed.pays = pays
            self._carry_out(deed, lambda what=deed.what, way=way: self._go(what, way))  # type: ignore[misc]
        for deed in deeds:
            if deed.what.card.is_monster:
                await monsters.pay(self, deed)
        if pending:
            await self._follow(pending)
        return [deed.what for deed in deeds]

    async def return_to_hand(self, what: Piece) -> bool:
        """To its owner's hand: a monster has none (SU-8.5)."""
        if what.card.is_monster:
            return False
        return await self._do("return", what, lambda: self._leave(what, ("hand", -1)))

    async def place_under_deck(self, what: Piece) -> bool:
        """To the bottom of its owner's deck: neither destroyed nor returned."""
        if what.card.is_monster:
            return False
        return await self._do("place", what, lambda: self._leave(what, ("deck bottom", -1)), ("deck",))

    async def place_on_deck(self, what: Piece) -> bool:
        """To the top of its owner's deck: neither destroyed nor returned."""
        if what.card.is_monster:
            return False
        return await self._do("place", what, lambda: self._leave(what, ("deck", -1)), ("top",))

    async def place_in_hand(self, what: Piece, of: int = -1) -> bool:
        """To its owner's hand, or to that of the player named, without being returned."""
        return await self._do("place", what, lambda: self._leave(what, ("hand", of)), ("hand",))

    async def move(self, what: Piece, to: Piece) -> bool:
        return await self._do("move", what, lambda: self._move(what, to))

    async def move_all(self, pieces: Sequence[Piece], to: Piece) -> None:
        """To one base at the same time; what follows comes when all are there."""
        deeds = [deed for what in pieces if (deed := await self._permit("move", what))]
        pending = self._all_triggers("move", deeds)
        for deed in deeds:
            self._carry_out(deed, lambda what=deed.what: self._move(what, to))  # type: ignore[misc]
        if pending:
            await self._follow(pending)

    async def transfer(self, action: Piece, to: Piece) -> bool:
        """An action from one minion to another; who controls it stays the same (SU-10.2)."""
        return await self._do("transfer", action, lambda: self._move_action(action, to), name(to))

    async def take_control(self, minion: Piece, player: int, this_turn: bool = False) -> bool:
        """For this turn, or until it leaves play (SU-7.1)."""
        return await self._do("control", minion, lambda: self._give(minion, player, this_turn), (SEAT_NAMES[player],))

    async def empower(self, minion: Piece, amount: int, until_turn_of: int) -> bool:
        """More (or less) power until the end of that player's turn."""
        effect = Lasting("power", minion.serial, amount, until_turn_of)
        return await self._do("empower", minion, lambda: self._last(effect), (f"{amount:+}",))

    async def add_counters(self, minion: Piece, count: int = 1) -> bool:
        """+1 power counters (SU-10.8)."""

        def put() -> None:
            minion.counters += count
            self._stir(minion.base)

        return bool(count) and await self._do("counter", minion, put, (f"{count:+}",))

    async def lower_breakpoint(self, base: Piece, amount: int) -> None:
        """Until the end of this turn."""
        self._last(Lasting("breakpoint", base.serial, -amount, self.state.active))
        self.tell("breakpoint", *name(base), str(-amount))

    async def raise_total(self, player: int, base: Piece, amount: int) -> None:
        """A player's total at a base, until the end of this turn."""
        self._last(Lasting("total", base.serial, amount, self.state.active, player))
        self.tell("total", SEAT_NAMES[player], *name(base), f"{amount:+}")

    async def silence(self, what: Piece) -> None:
        """It has no abilities until the end of this turn; a base: all cards there have none, now and later."""
        kind = "silence base" if what.card.kind == "base" else "silence"
        self._last(Lasting(kind, what.serial, 0, self.state.active))  # type: ignore[arg-type]
        self.tell("silence", *name(what))

    async def promise(self, me: Piece, other: int) -> None:
        """What this card does about another player once the running scoring has been awarded."""
        assert self.state.scoring is not None
        self.state.scoring.promises.append(Promise(me.card, me.controller, other))

    async def hush_others(self, player: int) -> None:
        """Nobody else may use specials until the running scoring is over."""
        assert self.state.scoring is not None
        self.state.scoring.only = player
        self.tell("hush", SEAT_NAMES[player])

    async def shield(self, what: Piece | int, deed: Deed) -> None:
        """For this turn, nothing else that this deed's ability does will affect the piece (or the player's minions).

        That of a piece ends with the step, and so with the ability, where the edition does not let it last.
        """
        if isinstance(what, Piece):
            self.state.lasting.append(Lasting("shield minion", what.serial, deed.number, self.state.active))
        else:
            self.state.lasting.append(Lasting("shield player", what, deed.number, self.state.active))

    async def write_down(self, me: Piece, word: str) -> None:
        """Remember what was named for this card."""
        me.note = word
        self._stir(me.base)
        self.tell("name", *name(me), word)

    async def remove(self, what: Piece) -> None:
        """Discard a card from play: it is not destroyed, and nothing prevents it."""
        if self.is_in_play(what):
            self._leave(what)
            self.tell("remove", *name(what))

    async def shed(self, minion: Piece, keep_of: int) -> None:
        """Discard the actions on a minion that it is not affected by any more: all but this player's."""
        for action in minion.on.copy():
            if action.controller != keep_of:
                await self.remove(action)

    obeys = base_deck.obeys
    search_base_deck = base_deck.search_base_deck
    arrange_base_deck = base_deck.arrange_base_deck
    swap_base = base_deck.swap_base
    replace_base = base_deck.replace_base
    redeal = redeal.redeal
    look_at_hand = hands.look_at_hand
    show_hand = hands.show_hand
    take_at_random = hands.take_at_random
    hand_over = hands.hand_over
    shuffle_onto_deck = hands.shuffle_onto_deck
    play_monster = monsters.play_monster
    piece_at_random = monsters.piece_at_random
    put_under_monster_deck = monsters.put_under_monster_deck
    draw_treasures = monsters.draw_treasures
    discard_treasure = monsters.discard_treasure
    discard_treasures = monsters.discard_treasures
    show_treasures = monsters.show_treasures
    take_treasure = monsters.take_treasure
    search_treasures = monsters.search_treasures
    shuffle_treasures = monsters.shuffle_treasures
    play_minion = plays.play_minion
    play_action = plays.play_action
    extra_minion = plays.extra_minion
    extra_action = plays.extra_action
    extra_minions_alike = plays.extra_minions_alike
    extra_treasures = plays.extra_treasures
    play_drawn = plays.play_drawn
    play_one_of = plays.play_one_of
    play_from_deck = plays.play_from_deck
    play_card = plays.play_card
    put_under_own_deck = plays.put_under_own_deck
    use_up = plays.use_up
    first_this_turn = plays.first_this_turn
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
        affects = verb in self.state.edition.affect and what.card.kind != "base"
        if affects and what.card.is_minion and self.is_shielded(what, cause.number):
            return None
        if not self._is_heard:
            self._hear()
        for me, forbids in self._said["forbid"]:
            condition = forbids.get(verb) or (forbids.get("affect") if affects else None)
            if condition is not None and condition(self, me, deed):
                self.tell("prevented", *name(what), *name(me))
                return None
        if not self._said["instead"]:
            return deed
        # What keeps an ability off comes before how its victim escapes it.
        for me, replaces in sorted(self._said["instead"], key=lambda entry: entry[0] is what):
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
            self.tell(deed.verb, SEAT_NAMES[deed.by] if deed.by >= 0 else "rules", *name(what), *where, *told)

    async def _follow(self, pending: list[Pending]) -> None:
        self._depth += 1
        await self.react(pending)
        self._depth -= 1

    async def react(self, pending: list[Pending]) -> None:
        """Triggers that come together: the active player orders them, if the order can matter (SU-6.3)."""
        while pending := [  # what came before may have changed it
            entry for entry in pending if entry[1].looks_back or entry[1].when(self, entry[0], entry[2])
        ]:
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

    def _is_awaited(self, verb: Verb) -> bool:
        """Would anybody do anything at this moment?"""
        for me, trigger in self.witnesses(verb):
            if self._holds(me, trigger, Deed(verb, me, me.base, -1, None, 0, False)):
                return True
        return False

    async def pass_moment(self, verb: Verb, what: Piece | None = None) -> None:
        """Those who wait for this moment act, then those who have come meanwhile; it concerns a base, or nothing."""
        seen: set[int] = set()
        last = NOBODY
        while (waiting := self.witnesses(verb)) is not last:  # nobody comes unless what is in play changes
            last = waiting
            pending = [
                (me, trigger, Deed(verb, what or me, (what or me).base, -1, None, 0, bool(seen)))
                for me, trigger in waiting
                if me.serial not in seen
            ]
            if not pending:
                return
            seen.update([me.serial for me, _, _ in pending])
            await self.react(pending)

    def _holds(self, me: Piece, trigger: Trigger, deed: Deed) -> bool:
        return trigger.looks_back or trigger.when(self, me, deed)

    def _triggers(self, verb: Verb, deed: Deed) -> list[Pending]:
        return [
            (me, trigger, deed)
            for me, trigger in self.witnesses(verb)
            if not trigger.looks_back or trigger.when(self, me, deed)
        ]

    def _all_triggers(self, verb: Verb, deeds: list[Deed]) -> list[Pending]:
        """Of what happens at the same time."""
        together = tuple([deed.what for deed in deeds])
        for deed in deeds:
            deed.together = together
        return [entry for deed in deeds for entry in self._triggers(verb, deed)]

    async def as_ability(self, me: Piece, ability: Awaitable[T], number: int = 0, is_fresh: bool = False) -> T:
        """Carry out an ability on behalf of its card's controller: protections ask who does it, and by what."""
        before = self._cause
        self._cause = Cause(me.controller, me.card, number or me.serial, is_fresh)
        result = await ability
        self._cause = before
        return result

    async def on_behalf_of(self, player: int, doing: Awaitable[T]) -> T:
        """A card makes somebody else do it: it is they who destroy, move, ..."""
        before = self._cause
        self._cause = Cause(player, before.card, before.number, before.is_fresh)
        result = await doing
        self._cause = before
        return result

    def is_shielded(self, what: Piece, number: int) -> bool:
        for kind, key, warded, _, _ in self.state.lasting:
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
            self.tell("endless loop")
            self._deeds = BUDGET + 1
        return True

    def begin_step(self) -> None:
        self._deeds = self._depth = 0
        self._cause = THE_RULES
        self.has_asked = False
        self._affected.clear()
        if self.state.lasting and not self.state.edition.shields_last_all_turn:
            self.state.lasting = [effect for effect in self.state.lasting if effect[0] != "shield minion"]
