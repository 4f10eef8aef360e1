"""Monsters: how they come into a fight, and how they leave it."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.kernel import EVERYONE
from rumpus.munchkin.table.curses import Curses
from rumpus.munchkin.table.heroes import by_serial
from rumpus.munchkin.table.state import Foe


class Foes(Curses):
    """What happens to monsters."""

    __slots__ = ()

    # -- they come ---------------------------------------------------------------------------------------

    def new_foe(self, uid: int, by: int) -> Foe:
        self.state.serial += 1
        return Foe(self.state.serial, uid, self.card(uid), by)

    async def join(self, uid: int, by: int, calls_goths: bool, enhancers: Sequence[int] = ()) -> None:
        """Another monster comes into the fight (MU-3.7)."""
        foe = self.new_foe(uid, by)
        for each in enhancers:
            foe.enhance(each, by)
        self.fight.foes.append(foe)
        self.touch()
        self.tell("joins", foe.card.id, foe.serial)
        await self.appear(foe, calls_goths)

    async def join_from_hand(self, player: int, uid: int) -> None:
        """A monster of this player's comes into the fight by the effect of a card."""
        self.take_up(player, uid)
        await self.join(uid, player, calls_goths=True)

    async def grow(self, foe: Foe, amount: int) -> None:
        """So much stronger, for this fight."""
        foe.extra += amount
        self.touch()

    async def add_twin(self, uid: int, foe: Foe, by: int) -> None:
        """A second monster of the same kind, with all enhancers that the first one has or will get (MU-3.8)."""
        self.state.serial += 1
        twin = Foe(self.state.serial, uid, foe.card, by, twin_of=foe.twin_of or foe.serial)
        self.fight.foes.append(twin)
        self.touch()
        self.tell("joins", twin.card.id, twin.serial)
        await self.appear(twin, calls_goths=True)

    async def appear(self, foe: Foe, calls_goths: bool) -> None:
        """MU-3.10: a goth calls before anything else; one that was called waits for that, too."""
        fight = self.fight
        if foe.card.is_goth and calls_goths:
            fight.calls = self.players_from(foe.by)
        if fight.calls or fight.coming:
            fight.coming.append(foe.serial)
        elif fight.is_entered:
            await self.do_on_appearing(foe)

    async def do_on_appearing(self, foe: Foe) -> None:
        if foe.card.appear is not None:
            await self.as_ability(foe.card, "appear", -1, foe.card.appear(self, foe), foe.serial)

    # -- they leave --------------------------------------------------------------------------------------

    async def call_off_fight(self, foe: Foe) -> None:
        """This monster was never met: what came with it goes back where it was."""
        state, fight = self.state, self.fight
        for each in sorted(fight.foes, key=by_serial):
            await self.remove_foe(each, to_hand_of=-1 if each is foe else each.by)
        for uid in self.in_order([throw.uid for throw in fight.thrown]):
            self.lay_on_pile(uid)
        for hero in state.heroes:
            for gear in hero.gear:
                gear.note = 0  # items do not remember it
        state.fight = None
        state.has_met = False
        self.touch()
        self.tell("fight ends")

    async def drive_off(self, foe: Foe, to_hand_of: int = -1) -> bool:
        """A card makes it leave, unless no card can."""
        if foe.card.stays:
            self.tell("stays", foe.card.id, foe.serial)
            return False
        await self.remove_foe(foe, to_hand_of)
        return True

    async def remove_foe(self, foe: Foe, to_hand_of: int = -1) -> None:
        """Out of the fight without being killed: no level, no treasure (MU-3.16). A twin stays, with the enhancers."""
        fight = self.fight
        fight.foes.remove(foe)
        twins = sorted([each for each in fight.foes if each.twin_of == foe.serial], key=by_serial)
        for twin in twins:
            twin.twin_of = twins[0].serial
        if twins:
            twins[0].twin_of, twins[0].enhancers, twins[0].enhanced_by = 0, foe.enhancers, foe.enhanced_by
        else:
            for uid in self.in_order(foe.enhancers):
                self.lay_on_pile(uid)
        if to_hand_of >= 0 and self.card(foe.uid) is foe.card:  # a twin has no card except the one that brought it
            self.put_in_hand(to_hand_of, foe.uid, EVERYONE)
        else:
            self.lay_on_pile(foe.uid)
        fight.runs = [run for run in fight.runs if run[1] != foe.serial]
        self.touch()
        self.tell("leaves fight", foe.card.id, foe.serial)
