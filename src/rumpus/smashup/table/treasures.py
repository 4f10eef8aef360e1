"""The treasures: a deck that belongs to nobody, and what is laid out of it as loot."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.family.options import SEAT_NAMES
from rumpus.kernel import EVERYONE
from rumpus.smashup.table.deeds import Deeds
from rumpus.smashup.table.state import Deed


class Treasures(Deeds):
    """What happens to treasures that are not in play."""

    __slots__ = ()

    async def draw_treasures(self, player: int, count: int = 1) -> list[int]:
        """Into a player's hand, unseen by the others. Returns their uids, which this player alone may know."""
        drawn: list[int] = []
        for _ in range(count):
            if self.state.piles is None or not self.treasure_deck():
                break
            uid = self.piles.treasure_deck.pop()
            self.hand(player).append(uid)
            drawn.append(uid)
            self.state.barrier += 1
            self.tell("draw treasure", SEAT_NAMES[player], secret=(self.card(uid).id,), knows=1 << player)
        return drawn

    async def discard_treasure(self, player: int) -> bool:
        """One from a player's hand, of their choice; the backs show how many there are. False: there is none."""
        uid = await self.choose_card(
            player, "discard", [uid for uid in self.hand(player) if self.card(uid).is_treasure]
        )
        if uid is None:
            return False
        await self.discard(player, uid)
        return True

    async def discard_treasures(self, count: int) -> None:
        """From the top of the treasure deck to its discard pile."""
        for _ in range(count):
            if self.state.piles is None or not self.treasure_deck():
                return
            uid = self.piles.treasure_deck.pop()
            self.state.barrier += 1
            self.state.discard(uid)
            self.tell("discard treasure", self.card(uid).id)

    async def lay_out_loot(self, count: int) -> None:
        """Face up beside the base that scores."""
        for _ in range(count):
            if not self.treasure_deck():
                return
            uid = self.piles.treasure_deck.pop()
            self.piles.loot.append(uid)
            self.state.known[uid] = EVERYONE
            self.state.barrier += 1
            self.tell("loot", self.card(uid).id)

    async def take_treasure(self, player: int, uid: int) -> None:
        """From the loot or the treasure discard pile, seen by all, into a player's hand."""
        (self.piles.loot if uid in self.piles.loot else self.piles.treasure_discard).remove(uid)
        self.hand(player).append(uid)
        self.state.known[uid] = EVERYONE
        self.tell("take treasure", SEAT_NAMES[player], self.card(uid).id)

    async def shuffle_treasures(self, uids: Sequence[int] = ()) -> None:
        """Shuffle the treasure deck, with these cards from its discard pile."""
        if self.state.piles is None:
            return
        for uid in list(uids):
            self.piles.treasure_discard.remove(uid)
            self.piles.treasure_deck.append(uid)
        self.shuffle_pile(self.piles.treasure_deck)
        self.tell("shuffle treasures")

    async def pay(self, deed: Deed) -> None:
        """SU-8.4: whoever destroys a monster may draw its treasures; those that nobody earns are discarded
        (SU-13.12)."""
        count = deed.what.card.treasures
        if not count or not deed.pays:
            return
        await self.as_ability(deed.what, "", self._pay_out(deed.by, count))

    async def _pay_out(self, player: int, count: int) -> None:
        if player < 0:
            await self.discard_treasures(count)
        elif await self.agrees(player, "draw treasures"):
            await self.draw_treasures(player, count)
