"""The verbs of monsters: how they come into a fight and leave it, what is thrown into it, and running away."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from rumpus.kernel import EVERYONE
from rumpus.munchkin.cards.ability import Side
from rumpus.munchkin.table.state import Foe, News, Throw
from rumpus.munchkin.table.verbs import Verbs
from rumpus.munchkin.table.zones import SEAT_NAMES


class Foes(Verbs):
    """What happens to monsters."""

    __slots__ = ()

    # -- they come -------------------------------------------------------------------------------------

    def _new_foe(self, uid: int, by: int) -> Foe:
        self.state.serial += 1
        return Foe(self.state.serial, uid, self.card(uid), by)

    async def join(self, uid: int, by: int, calls_goths: bool, enhancers: Sequence[int] = ()) -> None:
        """Another monster comes into the fight (MU-3.7)."""
        foe = self._new_foe(uid, by)
        for each in enhancers:
            foe.enhance(each, by)
        self.fight.foes.append(foe)
        self.touch()
        self.tell("joins", foe.card.id, foe.serial)
        await self._appear(foe, calls_goths)

    async def add_twin(self, uid: int, foe: Foe, by: int) -> None:
        """A second monster of the same kind, with all enhancers that the first one has or will get (MU-3.8)."""
        self.state.serial += 1
        twin = Foe(self.state.serial, uid, foe.card, by, twin_of=foe.twin_of or foe.serial)
        self.fight.foes.append(twin)
        self.touch()
        self.tell("joins", twin.card.id, twin.serial)
        await self._appear(twin, calls_goths=False)

    @abstractmethod
    async def _appear(self, foe: Foe, calls_goths: bool) -> None:
        """What it does on coming into the fight."""

    # -- they leave ------------------------------------------------------------------------------------

    async def call_off_fight(self, foe: Foe) -> None:
        """This monster was never met: what came with it goes back to where it was."""
        state, fight = self.state, self.fight
        for each in fight.foes.copy():
            await self.remove_foe(each, to_hand_of=-1 if each is foe else each.by)
        for throw in fight.thrown:
            self._discard(throw.uid)
        for hero in state.heroes:
            for gear in hero.gear:
                gear.note = 0  # items remember nothing of it
        state.fight = None
        state.has_met = False
        self.touch()
        self.tell("fight ends")

    async def discard_enhancer(self, foe: Foe, uid: int) -> None:
        """It is lifted from its monster."""
        place = foe.enhancers.index(uid)
        del foe.enhancers[place], foe.enhanced_by[place]
        self._discard(uid)

    async def drive_off(self, foe: Foe, to_hand_of: int = -1) -> bool:
        """A card makes it leave, unless nothing can."""
        if foe.card.stays:
            self.tell("stays", foe.card.id, foe.serial)
            return False
        await self.remove_foe(foe, to_hand_of)
        return True

    async def remove_foe(self, foe: Foe, to_hand_of: int = -1) -> None:
        """Out of the fight without being killed: no level, no treasure (MU-3.16). A twin stays, with the enhancers."""
        fight = self.fight
        fight.foes.remove(foe)
        twins = [each for each in fight.foes if each.twin_of == foe.serial]
        for twin in twins:
            twin.twin_of = twins[0].serial
        if twins:
            twins[0].twin_of, twins[0].enhancers, twins[0].enhanced_by = 0, foe.enhancers, foe.enhanced_by
        else:
            for uid in foe.enhancers:
                self._discard(uid)
        if to_hand_of >= 0 and self.card(foe.uid) is foe.card:  # of a twin there is no card but the one that brought it
            self._to_hand(to_hand_of, foe.uid, EVERYONE)
        else:
            self._discard(foe.uid)
        fight.runs = [run for run in fight.runs if run[1] != foe.serial]
        self.touch()
        self.tell("leaves fight", foe.card.id, foe.serial)

    # -- cards in a fight ------------------------------------------------------------------------------

    def take_up(self, player: int, uid: int) -> None:
        """A card that is played leaves where it was: the hand, or the table before its player."""
        if uid in self.hand(player):
            self._leave_hand(player, uid)
        else:
            self._remove(next(gear for gear in self.gear(player) if gear.uid == uid))

    async def throw_in(self, player: int, uid: int, side: Side = "", amount: int = 0) -> None:
        """A card lies in the fight from now on."""
        self.fight.thrown.append(Throw(uid, player, side, amount))
        self.state.news.append(News("played", player, uid))
        self.touch()

    def change_throw(self, throw: Throw, other: Throw | None) -> None:
        """Replace what was thrown, or take it out of the fight."""
        thrown = self.fight.thrown
        place = thrown.index(throw)
        thrown[place : place + 1] = [other] if other is not None else []
        self.touch()

    async def take_throw(self, player: int, throw: Throw) -> None:
        """Out of the fight, openly into a hand."""
        self.change_throw(throw, None)
        self._to_hand(player, throw.uid, EVERYONE)
        self.tell("take", SEAT_NAMES[player], self.card(throw.uid).id)

    # -- running away ----------------------------------------------------------------------------------

    async def flee(self) -> None:
        """MU-4.4: the fighter and the helper roll for each monster."""
        fight = self.fight
        fight.stage = "flight"
        fight.runs = [(player, foe.serial) for player in self.munchkins() for foe in fight.foes]
        self.touch()

    async def escape(self, player: int, foe: Foe) -> None:
        """This player is rid of this monster."""
        self.fight.runs = [run for run in self.fight.runs if run != (player, foe.serial)]
        self.touch()
        self.tell("escapes", SEAT_NAMES[player], foe.card.id)
        if foe.card.kills and self.has_ability(player, "professor"):
            await self.gain_levels(player, 1)

    async def change_flight_roll(self, modifier: int) -> None:
        """A card adds to the roll that was just made."""
        roll = self.fight.roll
        assert roll is not None
        self.fight.roll = roll._replace(extra=roll.extra + modifier, passed=0)

    async def roll_flight_again(self) -> None:
        """The roll that was just made does not count."""
        roll = self.fight.roll
        assert roll is not None
        face = await self.roll_face(roll.player)
        self.fight.roll = roll._replace(face=face, extra=0, passed=0)
