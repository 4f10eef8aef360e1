"""The pipeline of the verbs: may it? instead? do it, tell the watchers.

What happens to several at once is judged for all of them on the table as it lay before; then all of it happens, and
only then anybody acts upon it. What happens instead belongs to the same moment.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, NamedTuple

from rumpus.kernel import Log, Option
from rumpus.smashup.cards.ability import Destination, Verb, Zone
from rumpus.smashup.table.board import name
from rumpus.smashup.table.deeds import Pending
from rumpus.smashup.table.pieces import Way
from rumpus.smashup.table.state import Deed, Leaving, Piece, State
from rumpus.smashup.table.treasures import Treasures

DISCARDED: Destination = ("discard", -1)
IN_HAND: Destination = ("hand", -1)
ON_DECK: Destination = ("deck", -1)
CarryOut = Callable[[Piece], None] | Destination  # what is done, or where it goes when it leaves play
Departure = tuple[Piece, Way]
OWNERS: tuple[Destination, ...] = (IN_HAND, ON_DECK, ("deck bottom", -1))  # where only cards with an owner go
DECK_PROMPTS: dict[Zone, str] = {"deck": "put on deck", "deck bottom": "put under deck"}


class Change(NamedTuple):
    """A deed that nothing has prevented, and what is still to be done."""

    deed: Deed
    carry_out: CarryOut
    told: Option  # more for the log


class AtOnce(Treasures):
    """How one thing happens to a piece, or several things to several."""

    __slots__ = ("_changes",)

    def __init__(self, state: State, log: Log) -> None:
        super().__init__(state, log)
        self._changes: list[Change] | None = None  # what will happen at the moment that is being judged

    async def do(self, verb: Verb, what: Piece, carry_out: CarryOut, told: Option = (), pays: bool = True) -> bool:
        """True if it was done; while more is being judged: if it will be."""
        if self._changes is not None or self.watch.who["instead"]:
            return bool(await self.do_all(verb, [what], carry_out, told, pays))
        deed = self.judge(verb, what)  # as nearly always: alone, and nothing else can happen instead
        if deed is None:
            return False
        deed.pays = pays
        await self._happen_alone(deed, carry_out, told)
        return True

    async def do_all(
        self, verb: Verb, pieces: Sequence[Piece], carry_out: CarryOut, told: Option = (), pays: bool = True
    ) -> list[Piece]:
        """To all of them at once. Returns those to which it was done."""
        if self._changes is not None:
            before = len(self._changes)
            await self._judge(verb, pieces, carry_out, told, pays)
            return done_to(self._changes[before:], verb, pieces)
        if len(pieces) == 1 and not self.watch.who["instead"]:
            return [*pieces] if await self.do(verb, pieces[0], carry_out, told, pays) else []
        changes: list[Change] = []
        self._changes = changes
        await self._judge(verb, pieces, carry_out, told, pays)
        self._changes = None
        done = await self._happen(changes) if changes else changes
        return done_to(done, verb, pieces)

    async def at_once(self, *doings: Coroutine[Any, Any, object]) -> None:
        """Several verbs as one: all are judged before anything happens."""
        assert self._changes is None
        changes: list[Change] = []
        self._changes = changes
        try:
            for doing in doings:
                await doing
        finally:  # a game that falls asleep here leaves those that have not begun
            for doing in doings:
                doing.close()
        self._changes = None
        await self._happen(changes)

    async def _judge(self, verb: Verb, pieces: Sequence[Piece], carry_out: CarryOut, told: Option, pays: bool) -> None:
        changes = self._changes
        assert changes is not None
        deeds: list[Deed] = []
        for what in pieces:
            if deed := self.judge(verb, what):
                deed.pays = pays
                deeds.append(deed)
        if self.watch.who["instead"]:
            if len(deeds) > 1:  # what keeps an ability off may do so for all: first where there is most to choose from
                deeds.sort(key=lambda deed: (-self.wards(deed), self._asking_order(deed.what)))
            deeds = [deed for deed in deeds if not await self.is_replaced(deed)]
        for deed in deeds:
            changes.append(Change(deed, carry_out, told))

    def is_about_to_leave(self, piece: Piece) -> bool:
        changes = self._changes or []
        return any(change.deed.what is piece and not callable(change.carry_out) for change in changes)

    def _asking_order(self, piece: Piece) -> tuple[int, int]:
        """Clockwise from the active player; the order on the table does not matter."""
        state, player = self.state, piece.controller
        return ((player - state.active) % len(state.seats) if player >= 0 else -1, piece.serial)

    async def _happen(self, changes: list[Change]) -> list[Change]:
        """Now. Returns what has happened: a card may have kept off some of it since it was judged, and to a card that
        leaves play nothing else is done."""
        if self.state.lasting:
            changes = [change for change in changes if not self.is_kept_off(change.deed)]
        if len(changes) > 1:
            gone = [change.deed.what for change in changes if not callable(change.carry_out)]
            changes = [change for change in changes if not callable(change.carry_out) or change.deed.what not in gone]
        if len(changes) == 1:
            await self._happen_alone(changes[0].deed, changes[0].carry_out, changes[0].told)
            return changes
        for verb in dict.fromkeys([change.deed.verb for change in changes]):
            deeds = [change.deed for change in changes if change.deed.verb == verb]
            together = tuple([deed.what for deed in deeds])
            for deed in deeds:
                deed.together = together
        pending: list[Pending] = []
        for change in changes:
            pending += self.triggers(change.deed)
        kept = [change.deed.what.uid for change in changes if change.deed.verb == "transfer"]
        leaving = [(change.deed, change.carry_out) for change in changes if not callable(change.carry_out)]
        if len(leaving) > 1:
            leaving.sort(key=lambda entry: self._asking_order(entry[0].what))
        departures = [await self._departure(deed, to, kept) for deed, to in leaving]
        await self.depart(departures)
        for change in changes:
            if callable(change.carry_out):
                change.carry_out(change.deed.what)
        for change in changes:
            self.done(change.deed, change.told)
        if self.watch.who["ward"] and any(changes_shelter(change.deed) for change in changes):
            self.settle()
        if self.state.piles is not None:
            await self._pay([change.deed for change in changes if change.deed.verb == "destroy"])
        if pending:
            await self.follow(pending)
        return changes

    async def _happen_alone(self, deed: Deed, carry_out: CarryOut, told: Option) -> None:
        """The same for one thing, and nothing has kept it off."""
        what = deed.what
        deed.together = (what,)
        pending = self.triggers(deed)
        if callable(carry_out):
            carry_out(what)
        elif self.watch.who["discard"]:
            self.pieces.leave(what, await self.way(Leaving(what, deed.verb == "destroy"), carry_out))
        else:
            self.pieces.leave(what, straight_way(what, carry_out))
        self.done(deed, told)
        if self.watch.who["ward"] and changes_shelter(deed):
            self.settle()
        if what.card.is_monster and deed.verb == "destroy" and self.state.piles is not None:
            await self.pay(deed)
        if pending:
            await self.follow(pending)

    async def _departure(self, deed: Deed, to: Destination, kept: list[int]) -> Departure:
        """What is put on something else at the same time does not go along."""
        way = await self.way(Leaving(deed.what, deed.verb == "destroy"), to)
        return deed.what, [way[0], *[each for each in way[1:] if each[0] not in kept]] if kept else way

    async def _pay(self, deeds: list[Deed]) -> None:
        monsters = [deed for deed in deeds if deed.what.card.is_monster]
        for deed in sorted(monsters, key=lambda deed: deed.what.serial):
            await self.pay(deed)

    # -- out of play -----------------------------------------------------------------------------------

    async def way(self, leaving: Leaving, to: Destination = DISCARDED, base: Piece | None = None) -> Way:
        """Where a card that leaves play goes, and what is on it. Asked before anything leaves. Of several cards that
        would send it elsewhere than to the discard pile the active player says which one does (SU-10.13); one of them
        may be a base, which puts it on its owner's deck. A card without an owner may still be saved by another."""
        what = leaving.what
        if not self.watch.who["discard"] and base is None:
            return straight_way(what, to)
        if to in OWNERS and self.owner(what.uid) < 0:
            to = DISCARDED  # nobody's: it cannot go there (SU-7.2)
        found = self.diversions(what, leaving) if to == DISCARDED else []
        if base is not None:
            found.append((base, ON_DECK))
        if found:
            saved_by = await self.choose_replacement([me for me, _ in found])
            to = next(each for me, each in found if me is saved_by)
            if self.owner(what.uid) < 0 and to in OWNERS:
                to = next((each for _, each in found if each not in OWNERS), DISCARDED)
            leaving = leaving._replace(saved_by=saved_by)
        return [(what.uid, to), *[(action.uid, self.destination(action, leaving)) for action in what.on]]

    async def clear_away(self, base: Piece, onto_decks: Sequence[Piece]) -> None:
        """Discard all that is left at a base, at the same time. It puts these on top of their owners' decks instead,
        unless another card saves them."""
        departures: list[Departure] = []
        for piece in sorted(base.on, key=self._asking_order):
            saved_by = base if piece in onto_decks else None
            departures.append((piece, await self.way(Leaving(piece, False), base=saved_by)))
        await self.depart(departures)
        for piece, way in departures:
            if piece in onto_decks and way[0][1] == ON_DECK:
                self.tell("place", "rules", *name(piece), *name(base), "top")

    async def discard_from_play(self, pieces: Sequence[Piece]) -> None:
        """At the same time, neither destroyed nor prevented."""
        if self.watch.who["discard"]:  # somebody may be asked
            pieces = sorted(pieces, key=self._asking_order)
        await self.depart([(piece, await self.way(Leaving(piece, False))) for piece in pieces])

    async def depart(self, departures: Sequence[Departure]) -> None:
        """All leave play at the same time, and what lies on them goes along."""
        if len(departures) > 1:
            departures = await self._in_deck_order(departures)
        for piece, way in departures:
            if len(departures) == 1 or self.is_in_play(piece):
                self.pieces.leave(piece, way)

    async def _in_deck_order(self, departures: Sequence[Departure]) -> list[Departure]:
        """Where several cards go on or under one deck, its player says in which order, one after the other."""
        ordered = sorted(departures, key=lambda departure: departure[0].serial)
        if DECK_PROMPTS.keys().isdisjoint([way[0][1][0] for _, way in ordered]):
            return ordered
        for zone, prompt in DECK_PROMPTS.items():
            for player in self.players_from(self.state.active):
                waiting = [piece for piece, way in ordered if self._goes_to(way, zone, player)]
                if len({piece.card for piece in waiting}) > 1:
                    while piece := await self.choose(player, prompt, waiting):
                        waiting.remove(piece)
                        place = next(i for i, (each, _) in enumerate(ordered) if each is piece)
                        ordered.append(ordered.pop(place))
        return ordered

    def _goes_to(self, way: Way, zone: Zone, player: int) -> bool:
        uid, (to, whose) = way[0]
        return to == zone and player == (whose if whose >= 0 else self.owner(uid))


def straight_way(what: Piece, to: Destination) -> Way:
    """Nothing sends what is on it elsewhere."""
    return [(what.uid, to), *[(action.uid, DISCARDED) for action in what.on]] if what.on else [(what.uid, to)]


def changes_shelter(deed: Deed) -> bool:
    """May a minion be protected by it that was not before? Not if one without actions goes or serves elsewhere."""
    card = deed.what.card
    if deed.verb in ("move", "control"):
        return bool(deed.what.on) or "ward" in card.watches
    return deed.verb in ("attach", "transfer") or card.is_action


def done_to(changes: list[Change], verb: Verb, pieces: Sequence[Piece]) -> list[Piece]:
    """Those of the pieces to which it is done; to others something else may be."""
    return [change.deed.what for change in changes if change.deed.verb == verb and change.deed.what in pieces]
