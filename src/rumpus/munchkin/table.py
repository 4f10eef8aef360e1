"""The verbs of a fight, on top of all others: what a card's abilities get to work with."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.kernel import EVERYONE, shuffle
from rumpus.munchkin.ability import Side
from rumpus.munchkin.redeal import redeal
from rumpus.munchkin.state import Air, Fight, Foe, News, Spread, Terms, Throw
from rumpus.munchkin.verbs import Verbs
from rumpus.munchkin.zones import SEAT_NAMES


class Table(Verbs):
    """The whole table. Verbs are awaited, queries are not."""

    __slots__ = ()

    def redeal(self, viewer: int, seed: int) -> None:
        self.touch()
        redeal(self.state, viewer, seed)

    # -- cards from decks ------------------------------------------------------------------------------

    async def draw_doors(self, player: int, count: int = 1, openly: bool = False) -> None:
        await self._draw(player, count, True, openly)

    async def draw_treasures(self, player: int, count: int = 1, openly: bool = False) -> None:
        await self._draw(player, count, False, openly)

    async def _draw(self, player: int, count: int, is_door: bool, openly: bool) -> None:
        """Into hand. A card drawn outside one's own turn may be put down at once (MU-2.12)."""
        for _ in range(count):
            uid = self._take(is_door)
            if uid is None:
                return
            card = self.card(uid)
            if openly:
                self.tell("draw openly", SEAT_NAMES[player], card.id)
            else:
                back = "door" if is_door else "treasure"
                self.tell("draw", SEAT_NAMES[player], back, secret=(card.id,), knows=1 << player)
            await self._receive(player, uid, openly)

    async def redraw(self, player: int) -> None:
        """What was dealt, and does something when it is drawn, does it now."""
        for uid in [uid for uid in self.hand(player) if self.card(uid).when_drawn and not self.card(uid).is_door]:
            self._leave_hand(player, uid)
            await self._receive(player, uid, openly=False)

    async def _receive(self, player: int, uid: int, openly: bool) -> None:
        card = self.card(uid)
        if card.when_drawn is not None and (openly or not card.is_door):
            self.state.aside.append(uid)
            await self.as_ability(card, card.when_drawn(self, player, uid, openly))
        else:
            self._to_hand(player, uid, EVERYONE if openly else 0)
            self.arrive(player)

    def look_at_door(self, player: int) -> None:
        """At the first one, unseen by others."""
        state = self.state
        uid = self._take(is_door=True)
        assert uid is not None
        state.doors.append(uid)
        state.known[uid] |= 1 << player
        state.barrier += 1
        self.tell("peek", SEAT_NAMES[player], secret=(self.card(uid).id,), knows=1 << player)

    def bury_door(self, player: int) -> None:
        """The first one goes under the deck."""
        doors = self.state.doors
        doors.insert(0, doors.pop())
        self.tell("bury door", SEAT_NAMES[player])

    async def turn_up_monster(self) -> int | None:
        """Doors are turned up until a monster appears; the others are discarded. None: there was none."""
        state = self.state
        for _ in range(2 * len(state.doors) + len(state.door_discard)):  # the deck may be made anew meanwhile
            uid = self._take(is_door=True)
            assert uid is not None
            state.known[uid] = 0
            self.tell("turn up", self.card(uid).id)
            if self.card(uid).is_monster:
                return uid
            self._discard(uid)
        return None

    def may_still_loot(self) -> None:
        """The room may be looted although a monster was met; nobody looks for trouble any more."""
        self.state.phase = "trouble"
        self.touch()

    async def open_door(self, player: int) -> None:
        """MU-2.2: phase 1. A monster fights, a curse strikes, anything else goes into hand."""
        state = self.state
        uid = self._take(is_door=True)
        state.phase = "trouble"
        state.doors_opened += 1
        self.touch()
        if uid is None:
            self.tell("no door", SEAT_NAMES[player])
            return
        card = self.card(uid)
        state.known[uid] = 0
        self.tell("open door", SEAT_NAMES[player], card.id)
        if card.is_curse:
            state.air.append(Air(uid, -1, player, -1, ()))
            return
        state.news.append(News("opened", player, uid))
        if card.is_monster:
            await self.begin_fight(player, uid)
        elif card.when_drawn is not None:
            state.aside.append(uid)
            await self.as_ability(card, card.when_drawn(self, player, uid, True))
        else:
            self._to_hand(player, uid, EVERYONE)

    # -- cards in a fight ------------------------------------------------------------------------------

    def take_up(self, player: int, uid: int) -> None:
        """A card that is played leaves where it was: the hand, or the table before its player."""
        if uid in self.hand(player):
            self._leave_hand(player, uid)
        else:
            self._remove(next(gear for gear in self.gear(player) if gear.uid == uid))

    async def throw_in(self, player: int, uid: int, side: Side = "", amount: int = 0) -> None:
        """A card lies in the fight from now on."""
        throw = Throw(uid, player, side, amount)
        self.fight.thrown.append(throw)
        self.state.news.append(News("played", player, uid))
        self.touch()
        for gear in self.gear(player):
            if gear.card.when_thrown is not None:
                await self.as_ability(gear.card, gear.card.when_thrown(self, gear, throw))

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

    # -- monsters --------------------------------------------------------------------------------------

    async def begin_fight(self, fighter: int, uid: int, is_sought: bool = False) -> None:
        """MU-2.2: combat at once."""
        state = self.state
        state.has_met = True
        foe = self._new_foe(uid, fighter)
        state.fight = Fight(fighter, [foe], asked=[0] * len(state.heroes), sought=foe.serial if is_sought else -1)
        state.offers = [offer for offer in state.offers if fighter not in (offer.by, offer.to)]
        self.touch()
        self.tell("fight", SEAT_NAMES[fighter], foe.card.id, foe.serial)
        await self.enter_fight(fighter)
        if foe.card.before_fight is not None:
            await self.as_ability(foe.card, foe.card.before_fight(self, foe))
        await self._appear(foe, calls_goths=True)

    async def call_off_fight(self, foe: Foe) -> None:
        """This monster was never met: what came with it goes back to where it was."""
        state, fight = self.state, self.fight
        for each in fight.foes.copy():
            await self.remove_foe(each, to_hand_of=-1 if each is foe else each.by)
        for throw in fight.thrown:
            self._discard(throw.uid)
        state.fight = None
        state.has_met = False
        self.touch()
        self.tell("fight ends")

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

    async def _appear(self, foe: Foe, calls_goths: bool) -> None:
        """MU-3.10: a goth calls before anything else."""
        if foe.card.is_goth and calls_goths:
            self.fight.calls = self.players_from(foe.by)
            self.fight.coming.append(foe.serial)
        elif foe.card.appear is not None:
            await self.as_ability(foe.card, foe.card.appear(self, foe))

    def _new_foe(self, uid: int, by: int) -> Foe:
        self.state.serial += 1
        return Foe(self.state.serial, uid, self.card(uid), by)

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
        if to_hand_of >= 0 and not foe.twin_of:
            self._to_hand(to_hand_of, foe.uid, EVERYONE)
        else:
            self._discard(foe.uid)
        fight.runs = [run for run in fight.runs if run[1] != foe.serial]
        self.touch()
        self.tell("leaves fight", foe.card.id, foe.serial)

    # -- munchkins -------------------------------------------------------------------------------------

    async def enter_fight(self, player: int) -> None:
        """What the items of a fighter or helper do on entering, in their owner's order (MU-2.13)."""
        waiting = [gear for gear in self.used(player) if gear.card.enters_fight is not None and self.is_usable(gear)]
        while gear := await self.choose_gear(player, "first", waiting):
            waiting.remove(gear)
            assert gear.card.enters_fight is not None
            await self.as_ability(gear.card, gear.card.enters_fight(self, gear))

    async def add_helper(self, terms: Terms) -> None:
        """MU-3.3: the whole strength of the helper is added. Help agreed on is not taken back (MU-3.12)."""
        fight, state = self.fight, self.state
        fight.helper, fight.terms, fight.offer = terms.helper, terms, None
        state.offers = [offer for offer in state.offers if terms.helper not in (offer.by, offer.to)]
        self.touch()
        self.tell("helps", SEAT_NAMES[terms.helper], SEAT_NAMES[fight.fighter])
        await self.enter_fight(terms.helper)
        for foe in fight.foes.copy():
            if foe.card.appear is not None and "meets helpers" in foe.card.tags:
                await self.as_ability(foe.card, foe.card.appear(self, foe))

    async def die(self, player: int) -> None:
        """MU-3.17: who dies while a fight is open is out of it; without its fighter it ends, and nobody runs."""
        await super().die(player)
        if self.is_open and player == self.fight.helper:
            self.fight.helper = -1
        elif self.is_open and player == self.fight.fighter:
            await self.end_fight(has_won=False)

    async def replace_fighter(self, player: int) -> None:
        """Somebody else fights on, for whatever is to be won; who fought so far is out of it."""
        fight = self.fight
        for lasting in [each for each in self.hero(fight.fighter).lasting if each.until == "combat"]:
            await self.lift(fight.fighter, lasting)
        fight.fighter, fight.offer = player, None
        self.state.offers = [offer for offer in self.state.offers if player not in (offer.by, offer.to)]
        fight.asked[player] = fight.refused = 0  # this fighter has asked nobody yet
        self.touch()
        self.tell("takes over", SEAT_NAMES[player])
        await self.enter_fight(player)

    async def _is_saved(self, player: int) -> bool:
        asker = self._asker
        if asker is not None and (asker.is_curse or asker.is_monster):
            for gear in self.gear(player):
                if gear.card.rescue is not None and await gear.card.rescue(self, gear):
                    return True
        return False

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

    def reopen(self) -> None:
        """MU-3.13: somebody has acted, so the fighter must call anew."""
        fight = self.state.fight
        if fight is not None and fight.stage == "called":
            fight.stage = "open"
            fight.passed = 0
            self.touch()

    # -- how it ends -----------------------------------------------------------------------------------

    async def end_fight(self, has_won: bool) -> None:
        """Monsters, enhancers and what was thrown are discarded (MU-4.7, 3.11); «this combat» is over."""
        state, fight = self.state, self.fight
        munchkins = self.munchkins()
        for player in self.players_from(fight.fighter):  # an item may have been taken from a munchkin meanwhile
            for gear in self.gear(player).copy():
                if gear.card.leaves_fight is not None:
                    await self.as_ability(gear.card, gear.card.leaves_fight(self, gear, has_won))
        state.fight = None
        for foe in fight.foes:
            for uid in (*foe.enhancers, foe.uid):
                self._discard(uid)
        for throw in fight.thrown:
            self._discard(throw.uid)
        over = ("combat", "flight") if fight.stage == "flight" else ("combat",)
        for player in munchkins:
            for lasting in [each for each in self.hero(player).lasting if each.until in over]:
                await self.lift(player, lasting)
        for player in munchkins:
            if fight.hurt and not fight.hurt >> player & 1 and len(munchkins) > 1:
                state.news.append(News("survived", player))
        state.phase = "rest"
        self.touch()
        self.tell("fight ends")
        for throw in fight.thrown:
            card = self.card(throw.uid)
            if card.when_discarded is not None:
                await self.as_ability(card, card.when_discarded(self, throw.by, munchkins))

    async def end_turn(self) -> None:
        """Whoever's turn it is may do nothing more in it; charity is still due."""
        self.state.phase = "end"
        self.touch()

    async def share_treasures(self, count: int, terms: Terms, fighter: int) -> None:
        """MU-3.18, 4.2: turned up, then picked in turn, beginning as agreed."""
        won = []
        for _ in range(count):
            uid = self._take(is_door=False)
            if uid is not None:
                won.append(uid)
        picks: list[int] = []
        left = {terms.helper: terms.treasures, fighter: count - terms.treasures}
        picker, other = (terms.helper, fighter) if terms.helper_first else (fighter, terms.helper)
        for _ in won:
            if left[picker] <= 0:  # the other one's share is all that is left
                picker, other = other, picker
            left[picker] -= 1
            picks.append(picker)
            picker, other = other, picker
        self.tell("won together", SEAT_NAMES[fighter], SEAT_NAMES[terms.helper], *[self.card(uid).id for uid in won])
        self.state.spoils = Spread(tuple(won), tuple(picks), terms.helper, is_set=False)

    async def deal_spoils(self) -> None:
        """Treasures won together are shuffled and dealt to both, unseen by others; the active player gets the first."""
        state, spoils = self.state, self.state.spoils
        assert spoils is not None
        cards = list(spoils.cards)
        state.seed = shuffle(state.seed, cards)
        state.spoils = None
        state.barrier += 1
        fighter = next((player for player in spoils.picks if player != spoils.of), state.active)
        for place, uid in enumerate(cards):
            player = spoils.of if place % 2 else fighter
            self.tell("deal", SEAT_NAMES[player], "treasure", secret=(self.card(uid).id,), knows=1 << player)
            await self._receive(player, uid, openly=False)
