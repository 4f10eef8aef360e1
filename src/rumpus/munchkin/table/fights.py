"""Fights: who is in them, what is thrown into them, how they end, and what they bring."""

from __future__ import annotations

from rumpus.family.options import SEAT_NAMES
from rumpus.kernel import EVERYONE, shuffle
from rumpus.munchkin.cards.ability import Side
from rumpus.munchkin.table.foes import Foes
from rumpus.munchkin.table.heroes import by_serial
from rumpus.munchkin.table.state import Fight, Foe, News, Roll, Spread, Terms, Throw


class Fights(Foes):
    """What happens in a fight."""

    __slots__ = ()

    # -- munchkins ---------------------------------------------------------------------------------------

    async def begin_fight(self, fighter: int, uid: int, is_sought: bool = False) -> None:
        """MU-2.2: combat at once."""
        state = self.state
        state.has_met = True
        foe = self.new_foe(uid, fighter)
        state.fight = Fight(fighter, [foe], sought=foe.serial if is_sought else -1)
        state.offers = [offer for offer in state.offers if fighter not in (offer.by, offer.to)]
        self.touch()
        self.tell("fight", SEAT_NAMES[fighter], foe.card.id, foe.serial)
        state.fight.is_entered = False
        await self.appear(foe, calls_goths=True)
        if not state.fight.calls:
            await self.enter_fight_with(foe)

    async def enter_fight_with(self, foe: Foe) -> None:
        """The fight begins with this monster; if it is a goth, once it has called."""
        self.fight.is_entered = True
        await self.enter_fight(self.fight.fighter)
        if foe.card.before_fight is not None:
            await self.as_ability(foe.card, "before fight", -1, foe.card.before_fight(self, foe), foe.serial)
        if self.state.fight is not None:  # it may have been called off
            await self.do_on_appearing(foe)

    async def enter_fight(self, player: int) -> None:
        """What the items of a fighter or helper do on entering, in their owner's order (MU-2.13)."""
        waiting = [gear for gear in self.used(player) if gear.card.enters_fight is not None and self.is_usable(gear)
                   and not self.is_hushed(gear.card)]  # fmt: skip
        while gear := await self.choose_gear(player, "first", waiting):
            waiting.remove(gear)
            assert gear.card.enters_fight is not None
            await self.as_ability(gear.card, "enter fight", player, gear.card.enters_fight(self, gear), gear.serial)

    async def _come_into_fight(self, player: int) -> None:
        """While it is under way: some monsters act on whoever joins."""
        await self.enter_fight(player)
        for foe in sorted(self.fight.foes, key=by_serial):
            if foe.card.appear is not None and "meets newcomers" in foe.card.tags:
                await self.as_ability(foe.card, "appear", -1, foe.card.appear(self, foe), foe.serial)

    async def add_helper(self, terms: Terms) -> None:
        """MU-3.3: the whole strength of the helper is added. Help agreed on is not taken back (MU-3.12)."""
        fight, state = self.fight, self.state
        fight.helper, fight.terms = terms.helper, terms
        fight.offers.clear()
        state.offers = [offer for offer in state.offers if terms.helper not in (offer.by, offer.to)]
        self.touch()
        self.tell("helps", SEAT_NAMES[terms.helper], SEAT_NAMES[fight.fighter])
        await self._come_into_fight(terms.helper)

    async def lose_helper(self) -> None:
        """MU-3.17: they no longer count, are owed nothing and need not run."""
        helper, self.fight.helper = self.fight.helper, -1
        self.touch()
        await self.lift_all(helper, "combat")

    async def replace_fighter(self, player: int) -> None:
        """Somebody else fights on, for whatever is to be won; the old fighter is out of it."""
        fight = self.fight
        await self.lift_all(fight.fighter, "combat")
        fight.fighter = player
        fight.offers.clear()
        self.state.offers = [offer for offer in self.state.offers if player not in (offer.by, offer.to)]
        fight.asked.clear()  # this fighter has not asked anybody yet
        fight.refused = 0
        self.touch()
        self.tell("takes over", SEAT_NAMES[player])
        await self._come_into_fight(player)

    # -- cards in a fight --------------------------------------------------------------------------------

    async def throw_in(self, player: int, uid: int, side: Side = "", amount: int = 0) -> None:
        """A card lies in the fight from now on, unless it is to be as if it had never been played (MU-2.17)."""
        if self.is_there(uid, is_drawn=False):
            self.arrive_there()
            self.lay_on_pile(uid)
            return
        self.fight.thrown.append(Throw(uid, player, side, amount))
        self.note_played(player, uid)
        self.touch()

    async def after_throw(self, player: int, uid: int) -> None:
        """What the player's own cards do about a card in the fight, once its side is chosen."""
        throw = next((each for each in self.fight.thrown if each.uid == uid), None)
        for gear in self.gear(player).copy():
            if gear.card.when_thrown is not None and throw is not None and not self.is_silent(gear):
                await self.as_ability(
                    gear.card, "thrown", player, gear.card.when_thrown(self, gear, throw), gear.serial
                )

    async def change_throw(self, throw: Throw, other: Throw | None) -> None:
        """Replace what was thrown, or take it out of the fight."""
        thrown = self.fight.thrown
        place = thrown.index(throw)
        thrown[place : place + 1] = [other] if other is not None else []
        self.touch()

    async def take_throw(self, player: int, throw: Throw) -> None:
        """Out of the fight, openly into a hand."""
        await self.change_throw(throw, None)
        self.put_in_hand(player, throw.uid, EVERYONE)
        self.tell("take", SEAT_NAMES[player], self.card(throw.uid).id)

    # -- running away ------------------------------------------------------------------------------------

    async def flee(self) -> None:
        """MU-4.4: the fighter and the helper roll for each monster."""
        fight = self.fight
        fight.stage = "flight"
        fight.offers.clear()
        fight.runs = [(player, foe.serial) for player in self.munchkins() for foe in fight.foes]
        self.touch()

    async def escape(self, player: int, foe: Foe) -> None:
        """This player gets away from this monster."""
        self.fight.runs = [run for run in self.fight.runs if run != (player, foe.serial)]
        self.touch()
        self.tell("escapes", SEAT_NAMES[player], foe.card.id)
        for gear in self.gear(player).copy():
            if gear.card.when_escaped is not None and not self.is_silent(gear):
                escaped = gear.card.when_escaped(self, player, foe)
                await self.as_ability(gear.card, "escaped", player, escaped, gear.serial)

    async def change_flight_roll(self, roll: Roll) -> None:
        """This counts in place of the roll that has just been made; everybody may answer it again."""
        self.fight.roll = roll._replace(passed=0)

    # -- how it ends -------------------------------------------------------------------------------------

    def reopen(self) -> None:
        """MU-3.13: somebody has acted, so the fighter must call again."""
        fight = self.state.fight
        if fight is not None and fight.stage == "called":
            fight.stage = "open"
            fight.passed = 0
            self.touch()

    async def end_fight(self, has_won: bool) -> None:
        """Monsters, enhancers and what was thrown are discarded (MU-4.7, 3.11); «this combat» is over."""
        state, fight = self.state, self.fight
        munchkins = self.munchkins()
        for player in self.players_from(fight.fighter):  # an item may have been taken from a munchkin in the meantime
            for gear in sorted(self.gear(player), key=by_serial):
                if gear.card.leaves_fight is not None:
                    await self.as_ability(
                        gear.card, "leave fight", player, gear.card.leaves_fight(self, gear, has_won), gear.serial
                    )
        state.fight = None
        for foe in sorted(fight.foes, key=by_serial):
            for uid in (*self.in_order(foe.enhancers), foe.uid):
                self.lay_on_pile(uid)
        thrown = sorted(fight.thrown, key=lambda throw: self.card(throw.uid).id)
        for throw in thrown:
            self.lay_on_pile(throw.uid)
        for player in munchkins:
            await self.lift_all(player, "combat")
            if fight.stage == "flight":
                await self.lift_all(player, "flight")
        for player in munchkins:
            if fight.hurt and not fight.hurt >> player & 1 and len(munchkins) > 1:
                state.news.append(News("survived", player))
        state.phase = "rest"
        self.touch()
        self.tell("fight ends")
        for throw in thrown:
            card = self.card(throw.uid)
            if card.after_fight is not None:
                await self.as_ability(card, "afterwards", throw.by, card.after_fight(self, throw.by, munchkins))
            await self.after_discard(throw.by, throw.uid)

    async def share_treasures(self, count: int, terms: Terms, fighter: int) -> None:
        """MU-3.18, 4.2: turned up, then picked in turn, starting as agreed."""
        won = []
        for _ in range(count):
            uid = self.take_top(is_door=False)
            if uid is not None:
                self.note_drawn(fighter, uid, is_open=True)
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
        self.state.spoils = Spread(tuple(won), tuple(picks), terms.helper, fighter, is_set=False)

    async def deal_spoils(self) -> None:
        """Treasures won together are shuffled and dealt evenly to both, unseen by others; one that is left over goes to
        the player whose turn it is."""
        state, spoils = self.state, self.state.spoils
        assert spoils is not None
        cards = list(self.in_order(spoils.cards))
        state.seed = shuffle(state.seed, cards)
        state.spoils = None
        state.barrier += 1
        shares = [spoils.fighter, spoils.of] * (len(cards) // 2) + [state.active] * (len(cards) % 2)
        for player, uid in zip(shares, cards, strict=True):
            self.tell("deal", SEAT_NAMES[player], "treasure", secret=(self.card(uid).id,), knows=1 << player)
            await self.receive(player, uid, openly=False)
