"""Bases come and go: the base deck, and exchanging bases on the table."""

from __future__ import annotations

from rumpus.family.options import SEAT_NAMES
from rumpus.smashup.table.board import name
from rumpus.smashup.table.monsters import Monsters
from rumpus.smashup.table.state import Piece


class Bases(Monsters):
    """What happens to bases."""

    __slots__ = ()

    async def obeys(self, player: int, base: Piece) -> bool:
        """Before a base's ability strikes a player: may they ignore it, and do they?"""
        return not self.may_ignore(player, base) or not await self.agrees(player, "ignore base")

    async def arrange_base_deck(self, player: int, count: int) -> None:
        """Look at the next bases and put them back in any order, starting with the next one."""
        deck = self.base_deck()
        count = min(count, len(deck))
        for each in deck[-count:]:
            self.state.known[each] = 0  # those who knew the old order do not know the new one
        self.learn(deck[-count:], 1 << player)
        names = tuple(self.card(uid).id for uid in reversed(deck[-count:]))
        self.tell("look at bases", SEAT_NAMES[player], count, secret=names, knows=1 << player)
        for top in range(len(deck) - 1, len(deck) - count, -1):
            uid = await self.choose_card(player, "next base", deck[len(deck) - count : top + 1])
            assert uid is not None
            deck.remove(uid)
            deck.insert(top, uid)

    async def swap_base(self, old: Piece, uid: int) -> Piece:
        """Exchange a base for one of the base deck. Actions on the old one are discarded, minions stay (no move)."""
        state = self.state
        await self.discard_from_play([piece for piece in old.on if piece.card.is_action])
        state.base_deck.remove(uid)
        new = self.pieces.new_base(uid)
        self.pieces.swap_base(old, new)
        state.base_deck.append(old.uid)
        self.tell("swap base", *name(old), *name(new))
        self.settle()
        self.shuffle_pile(state.base_deck)
        await self.lay_monsters(new)
        return new

    async def replace_base(self, base: Piece) -> Piece:
        """SU-5.10, 5.11: discard everything on a base; the next one from the base deck takes its place."""
        state = self.state
        await self.discard_from_play(base.on)
        state.base_discard.append(base.uid)
        uid = self.base_deck().pop()
        state.known[uid] = 0
        new = self.pieces.new_base(uid)
        self.pieces.swap_base(base, new)
        state.barrier += 1
        self.tell("new base", *name(base), *name(new))
        await self.lay_monsters(new)
        return new
