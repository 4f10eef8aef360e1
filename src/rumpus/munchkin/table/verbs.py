"""The verbs: roles, what lasts, and death."""

from __future__ import annotations

from rumpus.munchkin.cards.ability import Kind
from rumpus.munchkin.table.heroes import CULTIST
from rumpus.munchkin.table.possessions import Possessions
from rumpus.munchkin.table.state import Gear, Lasting, Spread, Until, What
from rumpus.munchkin.table.zones import SEAT_NAMES


class Verbs(Possessions):
    """What happens to the heroes themselves."""

    __slots__ = ()

    # -- roles -----------------------------------------------------------------------------------------

    def is_last_cultist(self, gear: Gear) -> bool:
        """Is this the class of the only Cultist in the game?"""
        return gear.card.id == CULTIST and sum(self.is_really(each, CULTIST) for each in self.players_from(0)) == 1

    async def lose_role(self, gear: Gear) -> bool:
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
        spared = 1 if self.joker(player, "class") is not None else 0
        while len(classes) > spared:
            gear = await self.choose_gear(player, "lose", classes)
            assert gear is not None
            self._lose(gear)
            classes = self.classes(player)
        self.state.aside.remove(uid)
        self.put_into_play(player, uid)
        self.tell("become cultist", SEAT_NAMES[player])
        await self._after_role_change(player, "class")

    async def _after_role_change(self, player: int, kind: Kind) -> None:
        """MU-6.2, 6.9, 7.2, 7.4: a joker goes with the last role, one of two roles with the joker."""
        joker, roles = self.joker(player, kind), self.roles(player, kind)
        if joker is not None and not roles:
            self._lose(joker)
        elif joker is None and len(roles) > 1:
            gear = await self.choose_gear(player, "lose", [gear for gear in roles if gear.card.id != CULTIST])
            assert gear is not None
            self._lose(gear)
        if kind == "class":
            await self._after_class_change(player)
        await self.make_room(player)

    async def _after_class_change(self, player: int) -> None:
        """MU-6.8: what strengthens a Cultist goes with that class, and the Cultists are counted."""
        if not self.is_really(player, CULTIST):
            for gear in [gear for gear in self.gear(player) if gear.card.kind == "monster enhancer"]:
                await self.discard_gear(gear)
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

    async def lay_on(self, player: int, what: What, until: Until, amount: int = 0) -> None:
        """What the card that is taking effect leaves behind; a curse is kept as a reminder until it is over."""
        card = self._asker
        assert card is not None
        await self.burden(player, Lasting(what, card, until, amount, card.is_curse, self.keep_card()))

    async def penalize(self, player: int, amount: int) -> None:
        """So much less in the present combat or, if there is none, in the next (MU-9.2)."""
        await self.lay_on(player, "penalty", "combat", amount)

    def keep_card(self) -> int:
        """The card that is taking effect is not discarded afterwards: its uid. -1: it is kept already, and strikes
        somebody else as well."""
        aside = self.state.aside
        if not aside or self.card(aside[-1]) is not self._asker:
            return -1
        return aside.pop()

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

    async def lift_all(self, player: int, *until: Until) -> None:
        """What lasts until now is over."""
        for lasting in [each for each in self.hero(player).lasting if each.until in until]:
            await self.lift(player, lasting)

    async def lift(self, player: int, lasting: Lasting) -> None:
        self.hero(player).lasting.remove(lasting)
        if lasting.uid >= 0:
            self._discard(lasting.uid)
        self.touch()
        self.tell("lifted", SEAT_NAMES[player], lasting.card.id)

    # -- death -----------------------------------------------------------------------------------------

    async def die(self, player: int) -> None:
        """MU-5.1: roles and level stay; all else is laid out for the looters (MU-5.2)."""
        state, hero = self.state, self.hero(player)
        self.tell("die", SEAT_NAMES[player])
        kept = await self._keep_in_death(player)
        body = hero.hand.copy()
        hero.hand.clear()
        hero.rations = ()
        for gear in hero.gear.copy():
            if gear.card.role:
                continue
            if gear not in kept:
                self._remove(gear)
                lost = [*gear.on, gear]
            elif lost := [each for each in gear.on if each.card.kind == "cheat"]:  # MU-5.1: it comes off its item
                gear.on = [each for each in gear.on if each not in lost]
                gear.is_used = False
            for each in lost:
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
        await self.make_room(player)  # what was kept may have needed what was not

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
            faces[player] += self.bears_in_all(player, ("rolls",))
        order: list[int] = []
        for face in sorted(set(faces.values()), reverse=True):
            order += self._rolled([player for player in players if faces[player] == face])
        return order
