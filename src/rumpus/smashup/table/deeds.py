"""What comes before anything is done to a piece, and what after: may it? instead? who acts upon it?

Who does it is ambient, set by `as_ability` around each ability, so that cards simply write `await g.destroy(victim)`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import ClassVar, TypeVar

from rumpus.family.options import SEAT_NAMES
from rumpus.kernel import Log, Option
from rumpus.smashup.cards.ability import Trigger, Verb
from rumpus.smashup.cards.card import Card
from rumpus.smashup.table.board import name
from rumpus.smashup.table.hands import Hands
from rumpus.smashup.table.offer import Offer
from rumpus.smashup.table.state import Deed, Piece, Promise, State
from rumpus.smashup.table.watch import NOBODY, Witness
from rumpus.smashup.table.zones import THE_RULES, Doer

T = TypeVar("T")
Pending = tuple[Piece, Trigger, Deed]
BUDGET = 300  # deeds in one step; more is an endless loop
DEPTH = 40  # deeds inside deeds; each takes eight Python frames, and there are only a thousand


class EndlessLoop(Exception):
    """An effect that does not end (in tests; at the table it is cut off)."""


class OfferedPieces(Offer):
    """One of these, or perhaps none."""

    __slots__ = ("pieces",)

    def __init__(self, pieces: Sequence[Piece], may: bool = False) -> None:
        self.pieces = tuple(pieces)  # whoever asks may go on to change theirs
        self.size = len(pieces) + may

    def called(self, index: int) -> Option:
        return name(self.pieces[index]) if index < len(self.pieces) else ("none",)


class Deeds(Hands):
    """How anything is done to a piece, by whom, and who acts upon it."""

    __slots__ = ("_deeds", "_depth", "affected")
    is_strict: ClassVar[bool] = False  # an endless loop raises instead of being cut off

    def __init__(self, state: State, log: Log) -> None:
        super().__init__(state, log)
        self._deeds = 0
        self._depth = 0
        self.affected: list[tuple[int, int]] = []  # in this step: (number of the ability, serial of what it affected)

    # -- questions about pieces ------------------------------------------------------------------------

    async def choose(self, player: int, prompt: str, pieces: Sequence[Piece]) -> Piece | None:
        """One of the pieces. None only if there are none: a card does as much as it can (SU-12.2)."""
        if not pieces:
            self.missed = prompt
            return None
        if len(pieces) == 1:
            return pieces[0]
        return pieces[await self.pick(player, prompt, OfferedPieces(pieces))]

    async def may_choose(self, player: int, prompt: str, pieces: Sequence[Piece]) -> Piece | None:
        """One of the pieces, or None if the player declines."""
        if not pieces:
            self.missed = prompt
            return None
        answer = await self.pick(player, prompt, OfferedPieces(pieces, may=True))
        return pieces[answer] if answer < len(pieces) else None

    # -- the pipeline ----------------------------------------------------------------------------------

    def judge(self, verb: Verb, what: Piece) -> Deed | None:
        """What is about to happen, if nothing forbids it. Nothing has changed yet."""
        if not self.is_in_play(what) or self.is_endless():
            return None
        doer = self.doer
        deed = Deed(verb, what, what.base, doer.by, doer.card, doer.number, doer.is_fresh, doer.whose)
        if self.state.lasting and self.is_kept_off(deed):
            return None
        forbids = self.forbidder(deed) if self.watch.who["forbid"] else None
        if forbids is None:
            return deed
        self.tell("prevented", *name(what), *name(forbids))
        return None

    def is_kept_off(self, deed: Deed) -> bool:
        """Has a card shielded it from this ability, perhaps since it was judged?"""
        if not self.state.lasting or not deed.what.card.is_minion:
            return False
        return self.affects(deed) and self.is_shielded(deed.what, deed.number)

    async def is_replaced(self, deed: Deed) -> bool:
        """Is it kept off, or does something else happen instead? Of several such cards the active player says which one
        does (SU-10.13); if it does not, the others still may."""
        tried: list[Piece] = []
        while not self.is_kept_off(deed):
            found = [(me, what_for, each) for me, what_for, each in self.replacements(deed) if me not in tried]
            if not found:
                return False
            me = await self.choose_replacement([me for me, _, _ in found])
            what_for, instead = next((what_for, each) for one, what_for, each in found if one is me)
            if await self.as_ability(me, f"instead of {what_for}", instead.do(self, me, deed)):
                return True
            tried.append(me)
        return True

    def wards(self, deed: Deed) -> int:
        """How many cards could keep the ability off it?"""
        return sum([what_for == "affect" for _, what_for, _ in self.replacements(deed)])

    async def choose_replacement(self, cards: list[Piece]) -> Piece:
        """Which of these replaces what would happen: the active player says so, if it can matter (SU-6.3)."""
        cards = sorted(cards, key=lambda me: me.serial)
        if len({(me.card.id, me.controller) for me in cards}) == 1:
            return cards[0]
        return cards[await self.pick(self.state.active, "instead", [name(me) for me in cards])]

    def done(self, deed: Deed, told: Option = ()) -> None:
        """It has happened: remember what was affected, and tell everybody."""
        what = deed.what
        if deed.is_fresh and what.card.is_minion and deed.verb in self.state.edition.affect:
            self.affected.append((deed.number, what.serial))
        if self.log.on:
            base = self.base(what.base)
            where = name(base) if base is not None else ("nowhere",)
            now = (self.power(what),) if deed.verb in ("counter", "empower") else ()
            self.tell(deed.verb, SEAT_NAMES[deed.by] if deed.by >= 0 else "rules", *name(what), *where, *told, *now)

    async def follow(self, pending: list[Pending]) -> None:
        self._depth += 1
        await self.react(pending)
        self._depth -= 1

    async def react(self, pending: list[Pending]) -> None:
        """Triggers that come together: the active player orders them, if the order can matter (SU-6.3)."""
        while pending := [  # what came before may have changed it
            (me, trigger, deed)
            for me, trigger, deed in pending
            if (trigger.looks_back or trigger.when(self, me, deed)) and self.has_ability(me)
        ]:
            chosen = await self.first_of(pending) if len(pending) > 1 else pending[0]
            me, trigger, deed = chosen
            if trigger.once:
                pending = [each for each in pending if each[:2] != (me, trigger) or each[2].by != deed.by]
            else:
                pending.remove(chosen)
            await self.as_ability(me, trigger.name, trigger.do(self, me, deed))

    async def first_of(self, pending: list[Pending]) -> Pending:
        """Asked only if it can matter. Where a card, or copies of it, act upon several things, each is offered with its
        own."""
        pending = sorted(pending, key=lambda entry: (entry[0].serial, entry[2].what.serial))
        kinds: dict[object, Pending] = {}
        for entry in pending:
            me, trigger, deed = entry
            if trigger.commutes:
                continue
            kind: object
            if trigger.once:
                kind = me, deed.by
            elif trigger.alike:
                kind = me.card, me.controller
            else:
                kind = self.looks(me), self.looks(deed.what)
            kinds.setdefault(kind, entry)
        if len(kinds) < 2:
            return pending[0]
        offered = list(kinds.values())
        victims: dict[Card, set[Piece]] = {}
        for me, _, deed in offered:
            if deed.what is not me:
                victims.setdefault(me.card, set()).add(deed.what)
        names = [
            (*name(me), "for", *name(deed.what)) if deed.what is not me and len(victims[me.card]) > 1 else name(me)
            for me, _, deed in offered
        ]
        return offered[await self.pick(self.state.active, "first", names)]

    def looks(self, piece: Piece) -> tuple[object, ...]:
        """What tells it from others, as far as the order can matter in which things happen to them: only its place for
        a plain minion that has nothing to say, if nobody has anything to say about its end."""
        card = piece.card
        if card.is_minion and not (card.watches or card.own_bonus or piece.on) and not self._is_end_watched():
            return piece.base, card.is_monster
        host = self.host(piece) if card.is_action else None
        worn = sorted([(action.card.id, action.controller) for action in piece.on]) if card.is_minion else []
        lasting = [each._replace(on=0) for each in self.state.lasting if each.on == piece.serial]
        return (card, self.owner(piece.uid), piece.controller, piece.base, piece.counters, piece.note, *worn,
                *lasting, self.looks(host) if host is not None and host.card.is_minion else 0)  # fmt: skip

    def _is_end_watched(self) -> bool:
        """May it matter in which order minions are destroyed?"""
        return bool(self.watch.who["instead"]) or any(not each.commutes for _, each in self.watch.who["destroy"])

    def is_awaited(self, verb: Verb) -> bool:
        """Would anybody do anything at this moment?"""
        for me, trigger in self.watch.who[verb]:
            if self.holds(me, trigger, Deed(verb, me, me.base, -1, None, 0, False)):
                return True
        return False

    async def pass_moment(self, verb: Verb, what: Piece | None = None) -> None:
        """The cards that wait for this moment act, then those that have come in the meantime; it concerns a base, or
        nothing."""
        seen: set[int] = set()
        last = NOBODY
        while (waiting := self.watch.who[verb]) is not last:  # nobody comes unless what is in play changes
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

    def holds(self, me: Piece, trigger: Trigger, deed: Deed) -> bool:
        return trigger.looks_back or trigger.when(self, me, deed)

    def triggers(self, deed: Deed) -> list[Pending]:
        """Who will act upon it. Asked before it happens: a card sees its own destruction. Those that move together do
        not see each other arrive."""
        witnesses = self.watch.who[deed.verb]
        if not witnesses:
            return []
        if len(deed.together) > 1 and deed.verb == "move":
            movers = [*deed.together, *[action for piece in deed.together for action in piece.on]]
            witnesses = [entry for entry in witnesses if entry[0] not in movers]
        return [
            (me, trigger, deed) for me, trigger in witnesses if not trigger.looks_back or trigger.when(self, me, deed)
        ]

    async def as_ability(
        self,
        me: Piece,
        ability: str,
        doing: Awaitable[T],
        is_fresh: bool = False,
        of: Piece | None = None,
        player: int = -1,
    ) -> T:
        """Carry out an ability on behalf of its card's controller: protections ask who does it, and by what. It may be
        that of another card, which this one uses as its own. The player has played a card that nobody controls."""
        before = self.doer
        by = me.controller
        self.doer = Doer(by, player if player >= 0 else by, by, me.card, ability, me, is_fresh, of)
        self.asker = me.card
        result = await doing
        self.doer, self.asker = before, before.card
        return result

    async def on_behalf_of(self, player: int, doing: Awaitable[T]) -> T:
        """A card makes or lets somebody do it: that player is the one who destroys, moves, ... It is still the same
        card's doing."""
        before = self.doer
        self.doer = Doer(
            player, player, before.whose, before.card, before.ability, before.me, before.is_fresh, before.of
        )
        result = await doing
        self.doer = before
        return result

    async def keep(self, promise: Promise, gained: int) -> None:
        """What a card has promised for this moment, on behalf of who played it; the other player has got so many
        points."""
        assert promise.card.promise is not None
        player = promise.player
        self.doer, self.asker = Doer(player, player, player, promise.card, "promise"), promise.card
        await promise.card.promise(self, player, promise.other, gained)
        self.doer, self.asker = THE_RULES, None

    def is_endless(self) -> bool:
        """Is the budget of the step spent? That raises in tests; at the table nothing more happens in this step."""
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
        self.doer, self.asker = THE_RULES, None
        self.has_asked = False
        if self.affected:
            self.affected = []
        if self.state.lasting and not self.state.edition.shields_last_all_turn:
            self.state.lasting = [effect for effect in self.state.lasting if effect[0] != "shield minion"]

    async def tell_of_play(self, verb: Verb, me: Piece, player: int, base: int, witnesses: list[Witness]) -> None:
        """Tell those that saw the card come, and those that have come since; each knows by now what it affected."""
        affected: tuple[int, ...] = ()
        if self.affected:
            affected = tuple([serial for number, serial in self.affected if number == me.serial])
        deed = Deed(verb, me, base, player, me.card, me.serial, True, player, affected)
        now = self.watch.who[verb]
        if now is not witnesses:
            seen = [witness for witness, _ in witnesses]
            witnesses = witnesses + [entry for entry in now if entry[0] not in seen]
        await self.react([(witness, trigger, deed) for witness, trigger in witnesses])
