"""The verbs: what happens to cards in play and to those who own them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rumpus.kernel import Option
from rumpus.munchkin.card import Card
from rumpus.munchkin.hands import Hands
from rumpus.munchkin.state import Gear, Lasting, Spread
from rumpus.munchkin.zones import SEAT_NAMES

CULTIST = "cultist"


class Verbs(Hands):
    """Items, classes, what lasts, death, and the die."""

    __slots__ = ()

    # -- the die ---------------------------------------------------------------------------------------

    async def roll(self, player: int) -> int:
        """A die roll of this player's, who may still change it (Loaded Die)."""
        face = self._roll()
        self.tell("roll", SEAT_NAMES[player], face)
        return await self._reconsider(player, face)

    async def _reconsider(self, player: int, face: int) -> int:
        """MU-2.10: a card that answers a roll comes in between. Who may hold one is asked, whether or not they do."""
        if not self._may_hold(player, "changes roll"):
            return face
        held = self._held(player, "changes roll")
        options: list[tuple[str | int, ...]] = [("keep",)]
        options += [(card_id, str(each)) for card_id in held for each in range(1, 7) if each != face]
        choice = options[await self.pick(player, "die", options)]
        if choice[0] == "keep":
            return face
        await self._spend(player, str(choice[0]))
        self.state.die = int(choice[1])
        self.tell("change roll", SEAT_NAMES[player], str(choice[0]), self.state.die)
        return self.state.die

    def _may_hold(self, player: int, tag: str) -> bool:
        """From public facts only: is such a card in play before them, or can one be in their hand?"""
        hero = self.hero(player)
        if any(tag in gear.card.tags for gear in hero.gear):
            return True
        return bool(hero.hand) and self.is_unseen(self.tagged(tag))

    def tagged(self, tag: str) -> tuple[int, ...]:
        """The uids of all such cards in the game."""
        return tagged(self.state.cards, tag)

    def is_unseen(self, uids: Sequence[int]) -> bool:
        """Does any of these cards lie where not everybody sees it: in a deck or a hand?"""
        state = self.state
        hidden = [state.doors, state.treasures, *[hero.hand for hero in state.heroes]]
        return any(uid in zone for uid in uids for zone in hidden)

    def _held(self, player: int, tag: str) -> list[str]:
        """The cards of this kind that the player has in hand or in play."""
        held = {self.card(uid).id for uid in self.hand(player) if tag in self.card(uid).tags}
        held |= {gear.card.id for gear in self.gear(player) if tag in gear.card.tags}
        return sorted(held)

    async def _spend(self, player: int, card_id: str) -> None:
        """Use up a card from play or from hand."""
        gear = next((gear for gear in self.gear(player) if gear.card.id == card_id), None)
        if gear is not None:
            await self.discard_gear(gear)
        else:
            uid = self.in_hand(player, card_id)
            self._leave_hand(player, uid)
            self._discard(uid)

    # -- cards in play ---------------------------------------------------------------------------------

    def put_into_play(self, player: int, uid: int, is_used: bool = False) -> Gear:
        self.state.serial += 1
        gear = Gear(self.state.serial, uid, self.card(uid), player, is_used)
        self.hero(player).gear.append(gear)
        self.touch()
        return gear

    def fix_to(self, item: Gear, uid: int) -> None:
        """An enhancer, a cheat or a curse lies on an item from now on."""
        self.state.serial += 1
        item.on.append(Gear(self.state.serial, uid, self.card(uid), item.owner))
        self.touch()

    def _remove(self, gear: Gear) -> None:
        hero = self.hero(gear.owner)
        if gear in hero.gear:
            hero.gear.remove(gear)
        else:
            next(each for each in hero.gear if gear in each.on).on.remove(gear)
        self.touch()

    async def discard_gear(self, gear: Gear) -> None:
        """A card in play goes to its discard pile, and what lies on it with it (MU-8.9)."""
        self._remove(gear)
        for each in (*gear.on, gear):
            self._discard(each.uid)
        self.tell("lose", SEAT_NAMES[gear.owner], gear.card.id)
        if gear.card.is_class or gear.card.kind == "super munchkin":
            await self._after_class_change(gear.owner)
        else:
            await self.make_room(gear.owner)

    async def give_gear(self, gear: Gear, to: int) -> None:
        """Into play before another player, in use if there is a free place for it (MU-8.8, 8.11)."""
        self._remove(gear)
        giver, gear.owner = gear.owner, to
        for each in gear.on.copy():
            each.owner = to
            if each.card.kind == "cheat":  # only its player may use it beyond the limits
                gear.on.remove(each)
                self._discard(each.uid)
        gear.is_used = False
        self.hero(to).gear.append(gear)
        gear.is_used = gear.card.is_worn and not self.in_combat(to) and self.fits(gear) and self.is_usable(gear)
        self.touch()
        self.tell("give", SEAT_NAMES[giver], SEAT_NAMES[to], gear.card.id)
        await self.make_room(giver)

    async def give_any(self, player: int, to: int) -> None:
        """A card of the player's choice, from their hand or from play."""
        hand, gear = self.hand(player), [each for each in self.gear(player) if self.is_movable(each)]
        names = sorted({self.card(uid).id for uid in hand})
        options: list[Option] = [(name,) for name in names] + [(each.card.id, each.serial) for each in gear]
        if not options:
            return
        answer = await self.pick(player, "give", options) if len(hand) + len(gear) > 1 else 0
        if answer < len(names):
            await self.give_card(player, self.in_hand(player, names[answer]), to)
        else:
            await self.give_gear(gear[answer - len(names)], to)

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

    async def make_room(self, player: int) -> None:
        """A limit has shrunk: the owner picks what is put away (MU-3.15)."""
        while self.hands_used(player) > self.hands(player):
            held = [gear for gear in self.used(player) if self.hands_of(gear)]
            held = [gear for gear in held if not self.is_evil(gear)] or held
            gear = await self.choose_gear(player, "put away", held)
            assert gear is not None
            gear.is_used = False
            self.touch()
            self.tell("put away", SEAT_NAMES[player], gear.card.id)

    async def lose_slot(self, player: int, slot: str) -> None:
        """What is worn there is lost; overshoes alone take it upon themselves."""
        worn = [gear for gear in self.used(player) if gear.card.slot == slot]
        shield = [gear for gear in worn if "overshoe" in gear.card.tags]
        for gear in shield or worn:
            await self.discard_gear(gear)

    async def lose_item(self, player: int, items: Sequence[Gear], chooser: int | None = None) -> None:
        """One of these, of the owner's choice unless told."""
        gear = await self.choose_gear(player if chooser is None else chooser, "lose", items)
        if gear is not None:
            await self.discard_gear(gear)

    async def lose_items_worth(self, player: int, gold: int) -> None:
        """Items of the owner's choice until their values add up, or none of any value is left."""
        lost = 0
        while lost < gold:
            items = [gear for gear in self.items(player) if self.value(gear)]
            gear = await self.choose_gear(player, "lose", items)
            if gear is None:
                return
            lost += self.value(gear)
            await self.discard_gear(gear)

    # -- classes ---------------------------------------------------------------------------------------

    def is_last_cultist(self, gear: Gear) -> bool:
        """Is this the class of the only Cultist in the game?"""
        return gear.card.id == CULTIST and sum(self.is_really(each, CULTIST) for each in self.players_from(0)) == 1

    async def lose_class(self, gear: Gear) -> bool:
        """By the effect of a card; the only Cultist in the game stays one (MU-6.5)."""
        if self.is_last_cultist(gear):
            self.tell("stays cultist", SEAT_NAMES[gear.owner])
            return False
        await self.discard_gear(gear)
        return True

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
        spared = 1 if self.super_munchkin(player) is not None else 0
        while len(classes) > spared:
            gear = await self.choose_gear(player, "lose", classes)
            assert gear is not None
            self._remove(gear)
            self._discard(gear.uid)
            self.tell("lose", SEAT_NAMES[player], gear.card.id)
            classes = self.classes(player)
        self.state.aside.remove(uid)
        self.put_into_play(player, uid)
        self.tell("become cultist", SEAT_NAMES[player])
        await self._after_class_change(player)

    async def _after_class_change(self, player: int) -> None:
        """MU-6.2, 6.9, 6.8: what hangs on a class goes with it, and the Cultists are counted."""
        super_munchkin = self.super_munchkin(player)
        classes = self.classes(player)
        if super_munchkin is not None and not classes:
            self._remove(super_munchkin)
            self._discard(super_munchkin.uid)
            self.tell("lose", SEAT_NAMES[player], super_munchkin.card.id)
        elif super_munchkin is None and len(classes) > 1:
            options = [gear for gear in classes if gear.card.id != CULTIST]
            gear = await self.choose_gear(player, "lose", options)
            assert gear is not None
            self._remove(gear)
            self._discard(gear.uid)
            self.tell("lose", SEAT_NAMES[player], gear.card.id)
        if not self.is_really(player, CULTIST):
            for gear in [gear for gear in self.gear(player) if gear.card.kind == "monster enhancer"]:
                await self.discard_gear(gear)
        await self.make_room(player)
        await self.count_cultists()

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

    # -- what lasts ------------------------------------------------------------------------------------

    async def burden(self, player: int, lasting: Lasting) -> None:
        self.hero(player).lasting.append(lasting)
        self.touch()
        self.tell("lasts", SEAT_NAMES[player], lasting.card.id, lasting.what)

    async def penalize(self, player: int, amount: int) -> None:
        """A curse: so much less in the present combat or, if there is none, in the next (MU-9.2)."""
        assert self._asker is not None
        await self.burden(player, Lasting("penalty", self._asker, "combat", amount, True, self.keep_card()))

    def keep_card(self) -> int:
        """The card that is taking effect is not discarded afterwards: the uid of it."""
        return self.state.aside.pop()

    async def change_sex(self, player: int) -> None:
        hero = self.hero(player)
        hero.sex = "male" if hero.sex == "female" else "female"
        self.touch()
        self.tell("change sex", SEAT_NAMES[player], hero.sex)

    async def cancel(self) -> None:
        """The card in the air does nothing, and is discarded."""
        air = self.state.air.pop()
        self._discard(air.uid)
        self.touch()
        self.tell("cancelled", self.card(air.uid).id)

    async def lift_curse(self, player: int, card_id: str) -> None:
        """A curse that lasts: on the hero, or on an item of theirs."""
        for lasting in self.hero(player).lasting:
            if lasting.is_curse and lasting.card.id == card_id:
                await self.lift(player, lasting)
                return
        for gear in self.items(player):
            for curse in gear.on:
                if curse.card.id == card_id:
                    await self.discard_gear(curse)
                    return

    async def lift(self, player: int, lasting: Lasting) -> None:
        self.hero(player).lasting.remove(lasting)
        if lasting.uid >= 0:
            self._discard(lasting.uid)
        self.touch()
        self.tell("lifted", SEAT_NAMES[player], lasting.card.id)

    def bears(self, player: int, what: str) -> bool:
        return any(each.what == what for each in self.hero(player).lasting)

    # -- death -----------------------------------------------------------------------------------------

    async def die(self, player: int) -> None:
        """MU-5.1: class and level stay; all else is laid out for the looters (MU-5.2)."""
        state, hero = self.state, self.hero(player)
        self.tell("die", SEAT_NAMES[player])
        body = hero.hand.copy()
        hero.hand.clear()
        for gear in hero.gear.copy():
            if gear.card.is_class or gear.card.kind == "super munchkin":
                continue
            self._remove(gear)
            for each in (*gear.on, gear):
                if each.card.is_curse or each.card.kind == "monster enhancer":
                    self._discard(each.uid)
                else:
                    body.append(each.uid)
        for uid in body:
            state.known[uid] = 0
        state.arrivals = [each for each in state.arrivals if each[0] != player]
        hero.is_new = True
        state.barrier += 1
        if state.fight is not None:
            state.fight.runs = [run for run in state.fight.runs if run[0] != player]
        state.offers = [offer for offer in state.offers if player not in (offer.by, offer.to)]
        self.touch()
        self.tell("laid out", SEAT_NAMES[player], *sorted([self.card(uid).id for uid in body]))
        state.bodies.append(Spread(tuple(body), tuple(self._looters(player)), player))

    def _looters(self, player: int) -> list[int]:
        """MU-5.2: by level, highest first; ties are rolled for."""
        others = self.others(player)
        order: list[int] = []
        for level in sorted({self.hero(other).level for other in others}, reverse=True):
            order += self._rolled([other for other in others if self.hero(other).level == level])
        return order

    def _rolled(self, players: list[int]) -> list[int]:
        """Who rolls higher comes first; equals roll again."""
        if len(players) == 1:
            return players
        faces: dict[int, int] = {}
        for player in players:
            faces[player] = self._roll()
            self.tell("roll", SEAT_NAMES[player], faces[player])
        order: list[int] = []
        for face in sorted(set(faces.values()), reverse=True):
            order += self._rolled([player for player in players if faces[player] == face])
        return order


@lru_cache(maxsize=256)
def tagged(cards: tuple[Card, ...], tag: str) -> tuple[int, ...]:
    return tuple(uid for uid, card in enumerate(cards) if tag in card.tags)
