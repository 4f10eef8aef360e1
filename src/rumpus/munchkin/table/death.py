"""Death: what the dead keep, and who loots the rest."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.family.options import SEAT_NAMES
from rumpus.kernel import EVERYONE
from rumpus.munchkin.table.fights import Fights
from rumpus.munchkin.table.heroes import by_serial
from rumpus.munchkin.table.state import Gear, Spread


class Death(Fights):
    """What happens to the dead."""

    __slots__ = ()

    async def die(self, player: int) -> None:
        """MU-5.1: roles and level stay; everything else is laid out for the looters (MU-5.2). A player who dies while a
        fight is open is out of it; without its fighter it ends, and nobody runs (MU-3.17)."""
        state, hero = self.state, self.hero(player)
        self.tell("die", SEAT_NAMES[player])
        kept = await self._keep_in_death(player)
        body = hero.hand.copy()
        fixed: list[tuple[int, int]] = []
        hero.hand.clear()
        hero.rations = ()
        for gear in sorted(hero.gear, key=by_serial):
            if gear.card.role:
                continue
            cheats = [each for each in gear.on if each.card.kind == "cheat"]  # MU-5.1: they come off first
            body += [each.uid for each in cheats]
            if cheats:
                gear.on = [each for each in gear.on if each not in cheats]
                gear.is_used = False
            if gear in kept:
                continue
            self.remove_gear(gear)
            if gear.card.hangs_on:
                self.lay_on_pile(gear.uid)
                continue
            body.append(gear.uid)
            for each in sorted(gear.on, key=by_serial):
                if each.card.is_curse:
                    self.lay_on_pile(each.uid)  # MU-5.6: it is no loot
                else:
                    body.append(each.uid)
                    fixed.append((each.uid, gear.uid))
        for uid in body:
            state.known[uid] = 0
        state.arrivals = [each for each in state.arrivals if each.player != player]
        hero.is_new = True
        state.barrier += 1
        if state.fight is not None:
            state.fight.runs = [run for run in state.fight.runs if run[0] != player]
        state.offers = [offer for offer in state.offers if player not in (offer.by, offer.to)]
        self.touch()
        self.tell("laid out", SEAT_NAMES[player], *sorted([self.card(uid).id for uid in body]))
        state.bodies.append(Spread(tuple(body), (), player, is_set=False, fixed=tuple(fixed)))
        await self.make_room(player)  # what was kept may have needed what was not
        if self.is_open and player == self.fight.helper:
            await self.lose_helper()
        elif self.is_open and player == self.fight.fighter:
            await self.end_fight(has_won=False)

    async def _keep_in_death(self, player: int) -> list[Gear]:
        """Items that a card lets the dead keep, of their choice."""
        kept: list[Gear] = []
        most = sum([gear.card.kept_in_death for gear in self.gear(player)])
        while len(kept) < most:
            items = [gear for gear in self.items(player) if gear not in kept and not self.is_evil(gear)]
            gear = await self.choose_gear(player, "keep in death", items, may=True)
            if gear is None:
                break
            kept.append(gear)
        return kept

    async def looters(self, player: int) -> list[int]:
        """MU-5.2: by level, highest first; ties are rolled for."""
        others = self.others(player)
        order: list[int] = []
        for level in sorted({self.hero(other).level for other in others}, reverse=True):
            order += await self._rolled([other for other in others if self.hero(other).level == level])
        return order

    async def _rolled(self, players: list[int]) -> list[int]:
        """The higher roll comes first; players who tie roll again."""
        if len(players) == 1:
            return players
        rolls = {player: await self.roll(player) for player in players}
        order: list[int] = []
        for roll in sorted(set(rolls.values()), reverse=True):
            order += await self._rolled([player for player in players if rolls[player] == roll])
        return order

    async def take_as_it_lies(self, player: int, uid: int, fixed: Sequence[int]) -> None:
        """An item with its enhancers is one card, and goes into play; whoever cannot have it there takes all of it into
        hand."""
        if not self.can_have(player, self.card(uid)):
            for each in (uid, *fixed):
                self.put_in_hand(player, each, EVERYONE)
            return
        gear = self.put_into_play(player, uid)
        for each in fixed:
            self.fix_to(gear, each)
        gear.is_used = not self.in_combat(player) and self.fits(gear) and self.is_usable(gear)
