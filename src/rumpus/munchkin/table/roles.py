"""Classes and armies: how they are lost, and what depends on them."""

from __future__ import annotations

from collections.abc import Sequence

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

    async def discard_all(self, player: int, found: Sequence[Gear]) -> None:
        """Several cards at once: only when all are gone is it clear what there is no longer room for."""
        for gear in found:
            if gear.card.is_item:
                self.lose_gear(gear)
        others = [gear for gear in found if not gear.card.is_item]
        for gear in sorted(others, key=lambda each: each.card.is_joker):  # a joker goes with its roles
            if gear in self.gear(player):
                await self.discard_gear(gear)
        await self.make_room(player)

    # -- roles -------------------------------------------------------------------------------------------

    async def lose_role(self, gear: Gear) -> bool:
        """By the effect of a card. Is it gone? Some hold on (MU-6.5)."""
        if gear.card.holds_on is not None and await gear.card.holds_on(self, gear):
            return False
        await self.discard_gear(gear)
        return True

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
