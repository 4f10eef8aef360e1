"""Cards in play: they are destroyed, moved, returned, taken control of, made stronger."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rumpus.family.options import SEAT_NAMES
from rumpus.smashup.cards.ability import Destination, Zone
from rumpus.smashup.table.at_once import DISCARDED, IN_HAND, AtOnce
from rumpus.smashup.table.board import name
from rumpus.smashup.table.state import Deed, Lasting, Leaving, Piece, Promise


class InPlay(AtOnce):
    """What happens to a piece. A verb that is prevented is False."""

    __slots__ = ()

    async def destroy(self, what: Piece, pays: bool = True) -> bool:
        return await self.do("destroy", what, DISCARDED, pays=pays)

    async def destroy_all(self, pieces: Sequence[Piece], pays: bool = True) -> list[Piece]:
        """All at the same time: each sees the others go. Whoever destroys a monster earns its treasures, if it pays.
        Returns what was destroyed."""
        return await self.do_all("destroy", pieces, DISCARDED, pays=pays)

    async def return_to_hand(self, what: Piece) -> bool:
        return not what.card.is_monster and await self.do("return", what, IN_HAND)

    async def return_all(self, pieces: Sequence[Piece]) -> list[Piece]:
        """To their owners' hands: a monster has no owner (SU-8.5). Returns what was returned."""
        return await self.do_all("return", [what for what in pieces if not what.card.is_monster], IN_HAND)

    async def place(self, what: Piece, zone: Literal["hand", "deck", "deck bottom"], of: int = -1) -> bool:
        return bool(await self.place_all([what], zone, of))

    async def place_all(
        self, pieces: Sequence[Piece], zone: Literal["hand", "deck", "deck bottom"], of: int = -1
    ) -> list[Piece]:
        """To that zone of their owners', or of the player named: neither destroyed nor returned. A monster has an owner
        only if one is named."""
        told = {"hand": "hand", "deck": "top", "deck bottom": "deck"}[zone]
        owned = [what for what in pieces if zone == "hand" or not what.card.is_monster]
        return await self.do_all("place", owned, (zone, of), (told,))

    async def move(self, what: Piece, to: Piece) -> bool:
        return await self.do("move", what, lambda what: self.pieces.move(what, to))

    async def move_all(self, moves: Sequence[tuple[Piece, Piece]]) -> list[Piece]:
        """Each to its base, all at the same time; what follows comes when all are there. Returns what was moved."""
        goals = {what.serial: to for what, to in moves}
        return await self.do_all(
            "move", [what for what, _ in moves], lambda what: self.pieces.move(what, goals[what.serial])
        )

    async def transfer(self, action: Piece, to: Piece) -> bool:
        """Move an action from one minion to another; it keeps its controller (SU-10.2). One that does not affect the
        minion takes no control of it, does not silence it, and is discarded there."""

        def carry_over(what: Piece) -> None:
            self.pieces.move_action(what, to, is_welcome=self.ward_of(to, what) is None)

        return await self.do("transfer", action, carry_over, name(to))

    async def take_control(self, minion: Piece, player: int, this_turn: bool = False) -> bool:
        """For this turn, or until it leaves play (SU-7.1)."""
        return await self.do(
            "control", minion, lambda what: self.pieces.give(what, player, this_turn), (SEAT_NAMES[player],)
        )

    async def empower(self, minion: Piece, amount: int, until_turn_of: int) -> bool:
        return bool(await self.empower_all([minion], amount, until_turn_of))

    async def empower_all(self, minions: Sequence[Piece], amount: int, until_turn_of: int) -> list[Piece]:
        """More (or less) power until the end of that player's turn."""

        def make_stronger(what: Piece) -> None:
            self.pieces.last(Lasting("power", what.serial, amount, until_turn_of))

        return await self.do_all("empower", minions, make_stronger, (amount,))

    async def add_counters(self, minion: Piece, count: int = 1) -> bool:
        """+1 power counters (SU-10.8)."""
        return bool(count) and await self.do(
            "counter", minion, lambda what: self.pieces.add_counters(what, count), (count,)
        )

    async def until_end_of_turn(
        self,
        what: Literal["breakpoint", "set breakpoint", "total", "silence"],
        on: Piece,
        amount: int = 0,
        of: int = -1,
    ) -> None:
        """The breakpoint of a base, or a player's total there, is higher or lower, or it is set to a number; or it has
        no abilities: a base means all cards there, now and later."""
        kind: Literal["breakpoint", "set breakpoint", "total", "silence", "silence base"] = what
        if what == "silence" and on.card.kind == "base":
            kind = "silence base"
        if what == "set breakpoint":
            await self._set_breakpoint(on, amount)
            return
        self.pieces.last(Lasting(kind, on.serial, amount, self.state.active, of))
        if what == "silence":
            self.tell("silence", *name(on))
            self.settle()
        elif what == "total":
            self.tell("total", SEAT_NAMES[of], *name(on), amount)
        else:
            self.tell("breakpoint", *name(on), amount, self.breakpoint(on))

    async def _set_breakpoint(self, base: Piece, number: int) -> None:
        """Once: of two numbers the active player picks one (SU-11.1)."""
        before = self.set_breakpoint(base)
        if before is not None and before != number:
            words = [str(each) for each in sorted((before, number))]
            number = int(await self.choose_word(self.state.active, "set breakpoint", words))
        if before != number:
            changed = number - (base.card.breakpoint if before is None else before)
            self.state.lasting = [each for each in self.state.lasting if each[:2] != ("set breakpoint", base.serial)]
            self.pieces.last(Lasting("set breakpoint", base.serial, number, self.state.active))
            self.tell("breakpoint", *name(base), changed, self.breakpoint(base))

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
            await self.leave_play(what)
            self.tell("remove", *name(what))

    async def put_away(self, me: Piece, zone: Zone, of: int = -1) -> None:
        """A card in play or being carried out goes, face up, to that zone of its owner's, or of the player named. What
        is a treasure goes under the treasure deck instead of its owner's."""
        if zone == "deck bottom" and me.card.is_treasure:
            zone = "treasure deck bottom"
        if self.is_in_play(me):
            await self.leave_play(me, (zone, of))
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

    # -- out of play -----------------------------------------------------------------------------------

    async def leave_play(self, what: Piece, to: Destination = DISCARDED) -> None:
        """To its owner's zone (SU-7.2); what lay on it is discarded (SU-7.3)."""
        self.pieces.leave(what, await self.way(Leaving(what, False), to))
        self.settle()
