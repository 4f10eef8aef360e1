"""The verbs of a fight, on top of all others: what a card's abilities get to work with."""

from __future__ import annotations

from rumpus.kernel import EVERYONE, shuffle
from rumpus.munchkin.table.foes import Foes
from rumpus.munchkin.table.redeal import redeal
from rumpus.munchkin.table.state import Air, Fight, Foe, News, Spread, Terms
from rumpus.munchkin.table.zones import SEAT_NAMES


class Table(Foes):
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

    async def look_at_door(self, player: int) -> None:
        """At the first one, unseen by others."""
        state = self.state
        uid = self._take(is_door=True)
        assert uid is not None
        state.doors.append(uid)
        state.known[uid] |= 1 << player
        state.barrier += 1
        self.tell("peek", SEAT_NAMES[player], secret=(self.card(uid).id,), knows=1 << player)

    async def bury_door(self, player: int) -> None:
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

    async def may_still_loot(self) -> None:
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

    async def after_throw(self, player: int, uid: int) -> None:
        """What the player's own cards make of a card that lies in the fight, once it has found its side."""
        throw = next((each for each in self.fight.thrown if each.uid == uid), None)
        for gear in self.gear(player).copy():
            if gear.card.when_thrown is not None and throw is not None:
                await self.as_ability(gear.card, gear.card.when_thrown(self, gear, throw))

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
        if state.fight is not None:  # it may have been called off
            await self._appear(foe, calls_goths=True)

    async def _appear(self, foe: Foe, calls_goths: bool) -> None:
        """MU-3.10: a goth calls before anything else."""
        if foe.card.is_goth and calls_goths:
            self.fight.calls = self.players_from(foe.by)
            self.fight.coming.append(foe.serial)
        elif foe.card.appear is not None:
            await self.as_ability(foe.card, foe.card.appear(self, foe))

    # -- munchkins -------------------------------------------------------------------------------------

    async def enter_fight(self, player: int) -> None:
        """What the items of a fighter or helper do on entering, in their owner's order (MU-2.13)."""
        waiting = [gear for gear in self.used(player) if gear.card.enters_fight is not None and self.is_usable(gear)]
        while gear := await self.choose_gear(player, "first", waiting):
            waiting.remove(gear)
            assert gear.card.enters_fight is not None
            await self.as_ability(gear.card, gear.card.enters_fight(self, gear))

    async def _come_into_fight(self, player: int) -> None:
        """While it is under way: some monsters receive whoever comes."""
        await self.enter_fight(player)
        for foe in self.fight.foes.copy():
            if foe.card.appear is not None and "meets newcomers" in foe.card.tags:
                await self.as_ability(foe.card, foe.card.appear(self, foe))

    async def add_helper(self, terms: Terms) -> None:
        """MU-3.3: the whole strength of the helper is added. Help agreed on is not taken back (MU-3.12)."""
        fight, state = self.fight, self.state
        fight.helper, fight.terms, fight.offer = terms.helper, terms, None
        state.offers = [offer for offer in state.offers if terms.helper not in (offer.by, offer.to)]
        self.touch()
        self.tell("helps", SEAT_NAMES[terms.helper], SEAT_NAMES[fight.fighter])
        await self._come_into_fight(terms.helper)

    async def die(self, player: int) -> None:
        """MU-3.17: who dies while a fight is open is out of it; without its fighter it ends, and nobody runs."""
        await super().die(player)
        if self.is_open and player == self.fight.helper:
            self.fight.helper = -1
            await self.lift_all(player, "combat")
        elif self.is_open and player == self.fight.fighter:
            await self.end_fight(has_won=False)

    async def replace_fighter(self, player: int) -> None:
        """Somebody else fights on, for whatever is to be won; who fought so far is out of it."""
        fight = self.fight
        await self.lift_all(fight.fighter, "combat")
        fight.fighter, fight.offer = player, None
        self.state.offers = [offer for offer in self.state.offers if player not in (offer.by, offer.to)]
        fight.asked[player] = fight.refused = 0  # this fighter has asked nobody yet
        self.touch()
        self.tell("takes over", SEAT_NAMES[player])
        await self._come_into_fight(player)

    async def _is_saved(self, player: int) -> bool:
        asker = self._asker
        if asker is not None and (asker.is_curse or asker.is_monster):
            for gear in self.gear(player):
                if gear.card.rescue is not None and await gear.card.rescue(self, gear):
                    return True
        return False

    # -- how it ends -----------------------------------------------------------------------------------

    def reopen(self) -> None:
        """MU-3.13: somebody has acted, so the fighter must call anew."""
        fight = self.state.fight
        if fight is not None and fight.stage == "called":
            fight.stage = "open"
            fight.passed = 0
            self.touch()

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
