"""Classes and armies: how they are lost, and what hangs on them."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.kernel import Option
from rumpus.munchkin.cards.ability import Kind
from rumpus.munchkin.table.gear import Outfit
from rumpus.munchkin.table.heroes import CULTIST
from rumpus.munchkin.table.state import Gear
from rumpus.munchkin.table.zones import SEAT_NAMES


class Roles(Outfit):
    """What happens to roles, and to any card in play that may be one."""

    __slots__ = ()

    # -- any card in play --------------------------------------------------------------------------------

    async def discard_gear(self, gear: Gear) -> None:
        """A card in play goes to its discard pile, and what lies on it with it (MU-8.9)."""
        self.lose_gear(gear)
        if gear.card.role:
            await self.settle_roles(gear.owner, gear.card.role)
        else:
            await self.make_room(gear.owner)

    async def discard_all(self, player: int, found: Sequence[Gear]) -> None:
        """Several cards at once: only when they are gone it shows what there is no room for any more."""
        for gear in found:
            if gear.card.is_item:
                self.lose_gear(gear)
        others = [gear for gear in found if not gear.card.is_item]
        for gear in sorted(others, key=lambda each: each.card.is_joker):  # a joker goes with its roles
            if gear in self.gear(player):
                await self.discard_gear(gear)
        await self.make_room(player)

    async def pay(self, player: int, count: int) -> None:
        """MU-6.3: so many cards of the player's choice, from hand or from play."""
        for _ in range(count):
            gear = self.payable(player)
            names = sorted({self.card(uid).id for uid in self.hand(player)})
            options: list[Option] = [(name,) for name in names] + [(each.card.id, each.serial) for each in gear]
            if not options:  # what was paid first has taken the rest along: a Super Munchkin one of two classes
                return
            answer = await self.pick(player, "pay", options)
            if answer < len(names):
                await self.discard(player, self.in_hand(player, names[answer]))
            else:
                await self.discard_gear(gear[answer - len(names)])

    # -- roles -------------------------------------------------------------------------------------------

    async def lose_role(self, gear: Gear) -> bool:
        """By the effect of a card; the only Cultist in the game stays one (MU-6.5)."""
        if self.is_last_cultist(gear):
            self.tell("stays cultist", SEAT_NAMES[gear.owner])
            return False
        await self.discard_gear(gear)
        return True

    async def settle_roles(self, player: int, kind: Kind) -> None:
        """MU-6.2, 6.9, 7.2, 7.4: a joker goes with the last role, one of two roles with the joker."""
        joker, roles = self.joker(player, kind), self.roles(player, kind)
        if joker is not None and not roles:
            self.lose_gear(joker)
        elif joker is None and len(roles) > 1:
            gear = await self.choose_gear(player, "lose", [gear for gear in roles if gear.card.id != CULTIST])
            assert gear is not None
            self.lose_gear(gear)
        if kind == "class":
            await self._after_class_change(player)
        await self.make_room(player)

    async def _after_class_change(self, player: int) -> None:
        """MU-6.8: what strengthens a Cultist goes with that class, and the Cultists are counted."""
        if not self.is_really(player, CULTIST):
            for gear in [gear for gear in self.gear(player) if gear.card.kind == "monster enhancer"]:
                await self.discard_gear(gear)
        await self.count_cultists()

    # -- Cultists ----------------------------------------------------------------------------------------

    def is_last_cultist(self, gear: Gear) -> bool:
        """Is this the class of the only Cultist in the game?"""
        return gear.card.id == CULTIST and sum(self.is_really(each, CULTIST) for each in self.players_from(0)) == 1

    async def passes_for_cultist(self, player: int) -> bool:
        """Is one, or is taken for one and wants to be now."""
        if self.is_really(player, CULTIST) or not self.is_a(player, CULTIST):
            return self.is_really(player, CULTIST)
        return await self.agrees(player, "pass for cultist")

    async def become_cultist(self, player: int, may_pass: bool = True) -> None:
        """MU-6.4: with a card from the pile, if there is one."""
        if (
            not self.state.cultist_pile
            or self.is_really(player, CULTIST)
            or (may_pass and await self.passes_for_cultist(player))
        ):
            self.tell("no cultist", SEAT_NAMES[player])
            return
        await self.join_cult(player, self.state.cultist_pile.pop())

    async def join_cult(self, player: int, uid: int) -> None:
        """This Cultist card is put down. The old class goes, unless a Super Munchkin keeps one (MU-6.7)."""
        self.state.aside.append(uid)
        classes = self.classes(player)
        spared = 1 if self.joker(player, "class") is not None else 0
        while len(classes) > spared:
            gear = await self.choose_gear(player, "lose", classes)
            assert gear is not None
            self.lose_gear(gear)
            classes = self.classes(player)
        self.state.aside.remove(uid)
        self.put_into_play(player, uid)
        self.tell("become cultist", SEAT_NAMES[player])
        await self.settle_roles(player, "class")

    async def count_cultists(self) -> None:
        """MU-6.6: the last outsider gains a level, which may win; when all are Cultists, the highest level wins."""
        state = self.state
        if state.phase in ("setup", "over"):
            return
        outside = [player for player in self.players_from(state.active) if not self.is_really(player, CULTIST)]
        if len(outside) == 1 and self.is_a(outside[0], CULTIST) and await self.agrees(outside[0], "pass for cultist"):
            outside = []
        if not outside:
            await self.end_among_cultists()
            return
        alone = outside[0] if len(outside) == 1 and len(state.heroes) >= state.options.cultist_level_from else -1
        if alone >= 0 and alone != state.outsider:
            state.outsider = alone
            self.tell("last outsider", SEAT_NAMES[alone])
            await self.gain_levels(alone, 1, may_win=True)
        state.outsider = alone

    async def end_among_cultists(self) -> None:
        """All are Cultists."""
        most = max(hero.level for hero in self.state.heroes)
        self.tell("all cultists")
        self.win([player for player, hero in enumerate(self.state.heroes) if hero.level == most])
