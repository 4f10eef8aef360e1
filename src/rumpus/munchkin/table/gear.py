"""Cards in front of the heroes: put down, put away, given, lost and sold."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.family.options import NO, SEAT_NAMES, YES
from rumpus.kernel import Option
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.table.heroes import by_serial, goes_along
from rumpus.munchkin.table.levels import Levels
from rumpus.munchkin.table.state import Foe, Gear

LEVEL_PRICE = 1000


class Outfit(Levels):
    """What happens to cards in play; to classes and armies see `Roles`."""

    __slots__ = ()

    # -- put down and taken up ---------------------------------------------------------------------------

    def put_into_play(self, player: int, uid: int, is_used: bool = False) -> Gear:
        self.state.serial += 1
        gear = Gear(self.state.serial, uid, self.card(uid), player, is_used)
        self.hero(player).gear.append(gear)
        self.touch()
        return gear

    def fix_to(self, item: Gear, uid: int, card: Card | None = None) -> None:
        """An enhancer, a cheat or a curse is on an item from now on. A curse that has spread has one card for all: on
        the other items it is there without a card (-1)."""
        self.state.serial += 1
        item.on.append(Gear(self.state.serial, uid, card or self.card(uid), item.owner))
        self.touch()

    def take_up(self, player: int, uid: int) -> None:
        """A card that is played leaves the place where it was: the hand, or the table in front of its player."""
        if uid in self.hand(player):
            self.leave_hand(player, uid)
        else:
            self.remove_gear(next(gear for gear in self.gear(player) if gear.uid == uid))

    async def play(self, player: int, uid: int, *target: str | int) -> None:
        """The card leaves where it was, and everybody sees what it is."""
        self.take_up(player, uid)
        self.note_played(player, uid)
        self.tell("play", SEAT_NAMES[player], self.card(uid).id, *target)

    def remove_gear(self, gear: Gear) -> None:
        hero = self.hero(gear.owner)
        if gear in hero.gear:
            hero.gear.remove(gear)
        else:
            next(each for each in hero.gear if gear in each.on).on.remove(gear)
        self.touch()

    def lose_gear(self, gear: Gear) -> None:
        self.remove_gear(gear)
        for each in (*sorted(gear.on, key=by_serial), gear):
            self.lay_on_pile(each.uid)
        self.tell("lose", SEAT_NAMES[gear.owner], gear.card.id)

    async def note(self, what: Gear | Foe, number: int) -> None:
        """What a card has to remember during a fight."""
        what.note = number
        self.touch()

    async def spend(self, gear: Gear, ability: str) -> None:
        self.state.spent += ((gear.owner, ability),)
        self.touch()

    # -- room --------------------------------------------------------------------------------------------

    async def make_room(self, player: int) -> None:
        """What strengthens a role goes with it. If a limit has shrunk, the owner picks what is put away (MU-3.15)."""
        for each in sorted(self.gear(player), key=by_serial):
            if each.card.hangs_on and not self.is_a(player, each.card.hangs_on):
                self.lose_gear(each)
        while self.hands_used(player) > self.hands(player):
            held = [gear for gear in self.used(player) if self.hands_of(gear)]
            held = [gear for gear in held if not self.is_evil(gear)] or held
            gear = await self.choose_gear(player, "put away", held)
            assert gear is not None
            gear.is_used = False
            self.touch()
            self.tell("put away", SEAT_NAMES[player], gear.card.id)
        while len(self.bigs(player)) > self.most_bigs(player):
            bigs = self.bigs(player)
            gear = await self.choose_gear(player, "too big", [each for each in bigs if self.is_movable(each)] or bigs)
            assert gear is not None
            await self.be_rid_of_big(gear)

    async def discard_item(self, gear: Gear) -> None:
        """Not a class or an army: that is for `discard_gear`."""
        self.lose_gear(gear)
        await self.make_room(gear.owner)

    async def be_rid_of_big(self, gear: Gear) -> None:
        """MU-8.5: sold, if possible; otherwise it goes to the lowest level that can carry it, or is discarded."""
        owner = gear.owner
        if self.is_movable(gear) and self.might_sell(owner):
            options = [YES, NO] if self.can_sell(owner) else [NO]  # asking reveals nothing
            if options[await self.pick(owner, "sell big", options)] == YES:
                await self.sell(owner, gear)
        if gear not in self.gear(owner):
            return
        takers = [other for other in self.others(owner) if self.can_have(other, gear.card)]
        least = min([self.hero(other).level for other in takers], default=0)
        takers = [other for other in takers if self.hero(other).level == least]
        if takers:
            await self.give_gear(gear, await self.choose_player(owner, "give to", takers))
        else:
            await self.discard_item(gear)

    # -- given -------------------------------------------------------------------------------------------

    async def give_gear(self, gear: Gear, to: int, is_used: bool = False) -> None:
        """Into play in front of another player, in use if there is a free place for it (MU-8.8, 8.11)."""
        giver = gear.owner
        self.hand_over(gear, to, is_used)
        await self.make_room(giver)

    def hand_over(self, gear: Gear, to: int, is_used: bool = False) -> None:
        """The same; the giver makes room for what they keep afterwards."""
        self._pass_over(gear, to)
        gear.is_used = (is_used or not self.in_combat(to)) and self._is_at_hand(gear)

    async def swap(self, given: Sequence[tuple[Gear, int]]) -> None:
        """Several items at once, each to that player. Of those that are in each other's way there the new owner picks
        what is put away (MU-8.11)."""
        given = sorted(given, key=lambda each: by_serial(each[0]))
        involved = {player for gear, to in given for player in (gear.owner, to)}
        traders = [player for player in self.players_from(self.state.active) if player in involved]
        for gear, to in given:
            self._pass_over(gear, to)
        for player in traders:
            new = [gear for gear, to in given if to == player]
            while at_hand := [gear for gear in new if not gear.is_used and self._is_at_hand(gear)]:
                for gear in at_hand:
                    gear.is_used = True
                while crowded := [gear for gear in at_hand if gear.is_used and not self._has_place(gear)]:
                    away = await self.choose_gear(player, "put away", crowded)
                    assert away is not None
                    away.is_used = False
                    new.remove(away)
            self.touch()
        for player in traders:  # what somebody is rid of may go to who has only now what makes room for it
            await self.make_room(player)

    def _is_at_hand(self, gear: Gear) -> bool:
        """Can a new item be used at once?"""
        return gear.card.is_worn and self.fits(gear) and self.is_usable(gear)

    def _has_place(self, gear: Gear) -> bool:
        """Is there one beside all others that are in use?"""
        gear.is_used = False
        has_place = self.fits(gear)
        gear.is_used = True
        return has_place

    def _pass_over(self, gear: Gear, to: int) -> None:
        self.remove_gear(gear)
        giver, gear.owner = gear.owner, to
        for each in gear.on.copy():
            each.owner = to
            if each.card.kind == "cheat":  # only its player may use it beyond the limits
                gear.on.remove(each)
                self.lay_on_pile(each.uid)
        gear.is_used = False
        self.hero(to).gear.append(gear)
        self.touch()
        self.tell("give", SEAT_NAMES[giver], SEAT_NAMES[to], gear.card.id)

    async def give_any(self, player: int, to: int) -> None:
        """A card of the player's choice, from their hand or from play."""
        hand, held = self.hand(player), self.held(player)
        gear = [each for each in self.gear(player) if self.is_movable(each) and self.can_have(to, each.card)]
        names = sorted(held)
        options: list[Option] = [(name,) for name in names] + [(each.card.id, each.serial) for each in gear]
        if not options:
            return
        answer = await self.pick(player, "give", options, held) if len(hand) + len(gear) > 1 else 0
        if answer < len(names):
            await self.give_card(player, self.in_hand(player, names[answer]), to)
        else:
            await self.give_gear(gear[answer - len(names)], to)

    # -- lost --------------------------------------------------------------------------------------------

    async def lose_worn(self, player: int, *slots: str) -> bool:
        """What is worn there is lost: one, of several the owner's choice. Was there any?"""
        return await self._lose_from(player, slots, self.used(player))

    async def lose_own(self, player: int, *slots: str) -> bool:
        """The same, in use or carried."""
        return await self._lose_from(player, slots, self.items(player))

    async def _lose_from(self, player: int, slots: Sequence[str], items: Sequence[Gear]) -> bool:
        """For each of these places, one of these items, with what goes along; worn overshoes keep the rest."""
        lost: list[Gear] = []
        for slot in slots:
            fitting = [gear for gear in items if gear.card.slot == slot]
            over = [gear for gear in fitting if gear.is_used and "overshoe" in gear.card.tags]
            gear = await self.choose_gear(player, "lose", over or self._apart(fitting))
            lost += self.lost_with(gear) if gear is not None else []
        if len(lost) == 1 and await self._is_saved(player):
            return True
        for gear in sorted(lost, key=by_serial):
            self.lose_gear(gear)
        await self.make_room(player)
        return bool(lost)

    def _apart(self, items: Sequence[Gear]) -> list[Gear]:
        """What can be lost by itself: all but that which goes along with another of them."""
        worn = [gear for gear in items if gear.is_used]
        apart = [gear for gear in worn if not goes_along(gear)] or sorted(worn, key=lambda each: each.card.id)[:1]
        return [gear for gear in items if gear in apart or not gear.is_used]

    async def lose_item(
        self, player: int, items: Sequence[Gear], chooser: int | None = None, to: int | None = None
    ) -> bool:
        """One of these, by default of the owner's choice, is discarded or goes to somebody else. Was there any?"""
        if not items:
            return False
        may_be_several = to is None and any(len(self.lost_with(each)) > 1 for each in items)
        if not may_be_several and await self._is_saved(player):
            return True
        gear = await self.choose_gear(player if chooser is None else chooser, "lose", items)
        assert gear is not None
        if to is not None:
            await self.give_gear(gear, to)
            return True
        lost = self.lost_with(gear)
        if may_be_several and len(lost) == 1 and await self._is_saved(player):
            return True
        for each in sorted(lost, key=by_serial):
            self.lose_gear(each)
        await self.make_room(player)
        return True

    async def _is_saved(self, player: int) -> bool:
        asker = self.asker
        if asker is not None and (asker.is_curse or asker.is_monster):
            for gear in self.gear(player):
                if gear.card.rescue is not None and not self.is_silent(gear) and await gear.card.rescue(self, gear):
                    return True
        return False

    async def lose_items_worth(self, player: int, gold: int) -> None:
        """Items of the owner's choice until their values add up, or none of any value is left."""
        lost: list[Gear] = []
        while sum([self.value(gear) for gear in lost]) < gold:
            items = [gear for gear in self.items(player) if self.value(gear) and gear not in lost]
            gear = await self.choose_gear(player, "lose", items)
            if gear is None:
                break
            lost += [each for each in self.lost_with(gear) if each not in lost]
        for gear in sorted(lost, key=by_serial):
            self.lose_gear(gear)
        await self.make_room(player)

    # -- sold --------------------------------------------------------------------------------------------

    def might_sell(self, player: int) -> bool:
        """MU-8.7, as far as everybody can tell: it is their own turn outside combat, and what is in front of them is
        worth a level, or may be together with what they hold."""
        state = self.state
        if player != state.active or state.fight is not None or state.phase == "setup":
            return False
        return bool(self.hand(player)) or self._worth_in_play(player) >= LEVEL_PRICE

    def can_sell(self, player: int) -> bool:
        """Items in hand and in play are worth a level together."""
        cards = self.state.cards
        return (
            self.might_sell(player)
            and self._worth_in_play(player) + sum([cards[uid].gold or 0 for uid in self.hand(player)]) >= LEVEL_PRICE
        )

    def _worth_in_play(self, player: int) -> int:
        return sum([self.value(gear) for gear in self.gear(player) if self.is_movable(gear)])

    async def sell(self, player: int, first: Gear | None = None) -> None:
        """Items worth at least 1,000 gold, a level for each full thousand; no change (MU-8.7). `first` is sold with the
        rest, if anything is. Until it is done one may back out of it, but not for ever (MU-2.16)."""
        may_back_out = self.may_still("move", player)
        hand: list[int] = []
        gear: list[int] = [first.serial] if first is not None else []
        total = self.value(first) if first is not None else 0
        while True:
            cards = self.state.cards
            in_play = [each for each in self.items(player) if self.is_movable(each) and self.value(each)]
            in_play = [each for each in in_play if each.serial not in gear]
            held = {cards[uid].id: uid for uid in self.hand(player) if cards[uid].gold and uid not in hand}
            options: list[Option] = [(each.card.id, each.serial) for each in in_play]
            options += [(name,) for name in sorted(held)]
            if total >= LEVEL_PRICE:
                options.append(("done",))
            if may_back_out:
                options.append(("cancel",))
            answer = await self.pick(player, "sell", options, held, proceeds(total))
            if options[answer] == ("cancel",):
                self.count("move", player)
                self.tell("sells nothing", SEAT_NAMES[player])
                return
            if options[answer] == ("done",):
                break
            if answer < len(in_play):
                gear.append(in_play[answer].serial)
                total += self.value(in_play[answer])
            else:
                uid = held[str(options[answer][0])]
                hand.append(uid)
                total += cards[uid].gold or 0
        self.tell("sell", SEAT_NAMES[player], total)
        for each in [found for serial in gear if (found := self.find_gear(serial)) is not None]:
            self.lose_gear(each)
        await self.discard(player, *hand)
        await self.gain_levels(player, proceeds(total)["levels"])
        await self.make_room(player)


def proceeds(gold: int) -> dict[str, int]:
    """What so much gold buys: a level for each full thousand, or what is missing for the first (MU-8.7)."""
    return {"gold": gold, "levels": gold // LEVEL_PRICE, "missing": max(0, LEVEL_PRICE - gold)}
