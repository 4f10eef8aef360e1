"""Classes and armies: how they are lost, and what depends on them."""

from __future__ import annotations

from collections.abc import Iterable

from rumpus.munchkin.cards.ability import Kind
from rumpus.munchkin.table.gear import Outfit
from rumpus.munchkin.table.state import Gear


class Roles(Outfit):
    """What happens to roles, and to any card in play that may be one."""

    __slots__ = ()

    # -- any card in play --------------------------------------------------------------------------------

    async def discard_gear(self, gear: Gear) -> None:
        """A card in play goes to its discard pile, together with what is on it (MU-8.9)."""
        self.lose_gear(gear)
        if gear.card.role:
            await self.settle_roles(gear.owner, gear.card.role)
        else:
            await self.make_room(gear.owner)

    async def discard_all(self, player: int, found: Iterable[Gear]) -> None:
        """Several cards at once, by the effect of a card: only when all are gone is it clear what goes with them, and
        what there is no longer room for. Cards that lie on items may be among them; some roles hold on (MU-6.5)."""
        found = dict.fromkeys([each for gear in found for each in self.lost_with(gear)])
        going = [gear for gear in found if not await self._holds_on(gear)]
        for gear in sorted(
            going, key=lambda each: (each in self.gear(player), each.serial)
        ):  # what lies on items first
            self.lose_gear(gear)
        for kind in sorted({gear.card.role for gear in going if gear.card.role is not None}):
            await self.settle_roles(player, kind)
        await self.make_room(player)

    # -- roles -------------------------------------------------------------------------------------------

    async def lose_role(self, gear: Gear) -> bool:
        """By the effect of a card. Is it gone? Some hold on (MU-6.5)."""
        if await self._holds_on(gear):
            return False
        await self.discard_gear(gear)
        return True

    async def _holds_on(self, gear: Gear) -> bool:
        return gear.card.holds_on is not None and await gear.card.holds_on(self, gear)

    async def settle_roles(self, player: int, kind: Kind) -> None:
        """MU-6.2, 6.9, 7.2, 7.4: a joker goes with the last role, one of two roles with the joker."""
        joker, roles = self.joker(player, kind), self.roles(player, kind)
        if joker is not None and not roles:
            self.lose_gear(joker)
        elif joker is None and len(roles) > 1:
            gear = await self.choose_gear(player, "lose", [gear for gear in roles if not gear.card.is_binding])
            assert gear is not None
            self.lose_gear(gear)
        for each in self.state.sets:
            if each.when_roles_change is not None:
                await each.when_roles_change(self, player, kind)
        await self.make_room(player)

    async def change_role(self, player: int, uid: int) -> None:
        """By the effect of a card: this class or army is put down, and the old ones go, unless a joker keeps one
        (MU-6.7). The roles must be settled afterwards."""
        kind = self.card(uid).kind
        self.state.aside.append(uid)
        roles = self.roles(player, kind)
        spared = 1 if self.joker(player, kind) is not None else 0
        while len(roles) > spared:
            gear = await self.choose_gear(player, "lose", roles)
            assert gear is not None
            self.lose_gear(gear)
            roles = self.roles(player, kind)
        self.state.aside.remove(uid)
        self.put_into_play(player, uid)

    async def mark_outsider(self, player: int) -> None:
        """The only one who is not what all others are; -1: there is none."""
        self.state.outsider = player
