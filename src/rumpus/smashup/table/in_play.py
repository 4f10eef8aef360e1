"""Cards in play: they are destroyed, moved, returned, taken control of, made stronger."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rumpus.family.options import SEAT_NAMES
from rumpus.smashup.cards.ability import Destination, Zone
from rumpus.smashup.table.board import name
from rumpus.smashup.table.pieces import Way
from rumpus.smashup.table.state import Deed, Lasting, Leaving, Piece, Promise
from rumpus.smashup.table.treasures import Treasures

DISCARDED: Destination = ("discard", -1)


class InPlay(Treasures):
    """What happens to a piece. A verb that is prevented is False."""

    __slots__ = ()

    async def destroy(self, what: Piece, pays: bool = True, heir: tuple[Piece, Piece] | None = None) -> bool:
        return bool(await self.destroy_all([what], pays, heir))

    async def destroy_all(
        self, pieces: Sequence[Piece], pays: bool = True, heir: tuple[Piece, Piece] | None = None
    ) -> list[Piece]:
        """All at the same time: each sees the others go, and what follows comes when all are gone.

        Whoever destroys a monster earns its treasures, if it pays. The heir is an action that does not go with its
        minion, and the minion to which it goes instead. Returns what was destroyed.
        """
        permitted = [deed for what in pieces if (deed := await self.permit("destroy", what))]
        deeds = [deed for deed in permitted if not self.is_shielded(deed.what, deed.number)]  # perhaps since
        pending = self.all_triggers("destroy", deeds)
        ways = [self.way(Leaving(deed.what, "discard", True)) for deed in deeds]
        if heir is not None and deeds and self.is_in_play(heir[0]) and self.is_in_play(heir[1]):
            self.pieces.move_action(*heir)
            ways = [[(uid, to) for uid, to in way if uid != heir[0].uid] for way in ways]
        for deed, way in zip(deeds, ways, strict=True):
            deed.pays = pays
            self.pieces.leave(deed.what, way)
            self.done(deed)
        for deed in deeds:
            if deed.what.card.is_monster:
                await self.pay(deed)
        if pending:
            await self.follow(pending)
        return [deed.what for deed in deeds]

    async def return_to_hand(self, what: Piece) -> bool:
        """To its owner's hand: a monster has none (SU-8.5)."""
        if what.card.is_monster:
            return False
        return await self.do("return", what, lambda: self.leave_play(what, ("hand", -1)))

    async def place(self, what: Piece, zone: Literal["hand", "deck", "deck bottom"], of: int = -1) -> bool:
        """To that zone of its owner's, or of the player named: neither destroyed nor returned. A monster has an owner
        only if one is named."""
        if what.card.is_monster and zone != "hand":
            return False
        told = {"hand": "hand", "deck": "top", "deck bottom": "deck"}[zone]
        return await self.do("place", what, lambda: self.leave_play(what, (zone, of)), (told,))

    async def move(self, what: Piece, to: Piece) -> bool:
        return bool(await self.move_all([what], to))

    async def move_all(self, pieces: Sequence[Piece], to: Piece) -> list[Piece]:
        """All to one base at the same time; what follows comes when all are there. Returns what was moved."""
        deeds = [deed for what in pieces if (deed := await self.permit("move", what))]
        pending = self.all_triggers("move", deeds)
        for deed in deeds:
            self.pieces.move(deed.what, to)
            self.done(deed)
        if pending:
            await self.follow(pending)
        return [deed.what for deed in deeds]

    async def transfer(self, action: Piece, to: Piece) -> bool:
        """Move an action from one minion to another; it keeps its controller (SU-10.2)."""
        return await self.do("transfer", action, lambda: self.pieces.move_action(action, to), name(to))

    async def take_control(self, minion: Piece, player: int, this_turn: bool = False) -> bool:
        """For this turn, or until it leaves play (SU-7.1)."""
        return await self.do(
            "control", minion, lambda: self.pieces.give(minion, player, this_turn), (SEAT_NAMES[player],)
        )

    async def empower(self, minion: Piece, amount: int, until_turn_of: int) -> bool:
        """More (or less) power until the end of that player's turn."""
        effect = Lasting("power", minion.serial, amount, until_turn_of)
        return await self.do("empower", minion, lambda: self.pieces.last(effect), (amount,))

    async def add_counters(self, minion: Piece, count: int = 1) -> bool:
        """+1 power counters (SU-10.8)."""
        return bool(count) and await self.do(
            "counter", minion, lambda: self.pieces.add_counters(minion, count), (count,)
        )

    async def until_end_of_turn(
        self, what: Literal["breakpoint", "total", "silence"], on: Piece, amount: int = 0, of: int = -1
    ) -> None:
        """The breakpoint of a base, or a player's total there, is higher or lower; or it has no abilities: a base means
        all cards there, now and later."""
        kind: Literal["breakpoint", "total", "silence", "silence base"] = what
        if what == "silence" and on.card.kind == "base":
            kind = "silence base"
        self.pieces.last(Lasting(kind, on.serial, amount, self.state.active, of))
        if what == "silence":
            self.tell("silence", *name(on))
        elif what == "total":
            self.tell("total", SEAT_NAMES[of], *name(on), amount)
        else:
            self.tell("breakpoint", *name(on), amount)

    async def promise(self, me: Piece, other: int) -> None:
        """Put off what this card does about another player until the points of this scoring have been awarded."""
        assert self.state.scoring is not None
        self.state.scoring.promises.append(Promise(me.card, me.controller, other))

    async def hush_others(self, player: int) -> None:
        """Nobody else may use specials until the running scoring is over."""
        assert self.state.scoring is not None
        self.state.scoring.only = player
        self.tell("hush", SEAT_NAMES[player])

    async def shield(self, what: Piece | int, deed: Deed) -> None:
        """For this turn, nothing else that this deed's ability does will affect the piece (or the player's minions).

        In an edition that does not let it last, the shield of a piece ends with the step, and so with the ability.
        """
        if isinstance(what, Piece):
            self.state.lasting.append(Lasting("shield minion", what.serial, deed.number, self.state.active))
        else:
            self.state.lasting.append(Lasting("shield player", what, deed.number, self.state.active))

    async def write_down(self, me: Piece, word: str) -> None:
        """Remember what was named for this card."""
        self.pieces.write_down(me, word)
        self.tell("name", *name(me), word)

    async def remove(self, what: Piece) -> None:
        """Discard a card from play: it is not destroyed, and nothing prevents it."""
        if self.is_in_play(what):
            self.leave_play(what)
            self.tell("remove", *name(what))

    async def put_away(self, me: Piece, zone: Zone, of: int = -1) -> None:
        """A card in play or being carried out goes, face up, to that zone of its owner's, or of the player named. What
        is a treasure goes under the treasure deck instead of its owner's."""
        if zone == "deck bottom" and me.card.is_treasure:
            zone = "treasure deck bottom"
        if self.is_in_play(me):
            self.leave_play(me, (zone, of))
        elif me.uid in self.state.resolving:
            self.state.resolving.remove(me.uid)
            self.state.put(me.uid, zone, of)
        else:
            return
        if zone == "hand":
            self.tell("hand over", SEAT_NAMES[me.controller], me.card.id, SEAT_NAMES[of])
        elif me.card.is_monster:
            self.tell("under monster deck", *name(me))
        else:
            self.tell("under own deck", *name(me))

    async def shed(self, minion: Piece, keep_of: int) -> None:
        """Discard the actions that no longer affect a minion: all except this player's."""
        for action in minion.on.copy():
            if action.controller != keep_of:
                await self.remove(action)

    # -- out of play -----------------------------------------------------------------------------------

    def leave_play(self, what: Piece, to: Destination = DISCARDED) -> None:
        """To its owner's zone (SU-7.2); what lay on it is discarded (SU-7.3)."""
        self.pieces.leave(what, self.way(Leaving(what, to[0], False), to))

    def leave_play_together(self, pieces: Sequence[Piece]) -> None:
        """All are discarded at the same time: none leaves before another."""
        ways = [(piece, self.way(Leaving(piece, "discard", False))) for piece in pieces]
        for piece, way in ways:
            self.pieces.leave(piece, way)

    def way(self, leaving: Leaving, to: Destination = DISCARDED) -> Way:
        """Where a card that leaves play goes, and what is on it. Asked before anything leaves."""
        what = leaving.what
        if not self.watch.who["discard"]:
            return [(what.uid, to), *[(action.uid, DISCARDED) for action in what.on]]
        first = self.destination(what, leaving) if to == DISCARDED else to
        return [(what.uid, first), *[(action.uid, self.destination(action, leaving)) for action in what.on]]
