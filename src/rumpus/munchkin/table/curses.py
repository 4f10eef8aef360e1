"""Curses, and what else cards leave behind on a hero."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence

from rumpus.family.options import SEAT_NAMES
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.table.decks import Decks
from rumpus.munchkin.table.state import Air, Gear, Lasting, Until, What


class Curses(Decks):
    """What lasts, and how it ends."""

    __slots__ = ()

    async def lay_on(self, player: int, what: What, until: Until, amount: int = 0, is_curse: bool = False) -> None:
        """What the card that is taking effect leaves behind: in the present combat or, if there is none, in the next
        (MU-9.2), or for longer. A curse, and what is lifted like one, is kept as a reminder until it is over."""
        card = self.asker
        assert card is not None
        lasting = Lasting(what, card, until, amount, is_curse or card.is_curse, self.keep_card())
        self.hero(player).lasting.append(lasting)
        self.touch()
        now = ("now",) if until == "combat" and self.in_combat(player) else ()
        self.tell("lasts", SEAT_NAMES[player], card.id, what, *now)

    async def lie_before(self, player: int) -> None:
        """The card that is taking effect stays in play before this player."""
        self.put_into_play(player, self.keep_card())

    async def curse_item(self, gear: Gear) -> None:
        """The curse that is taking effect lies on this item from now on."""
        self.fix_to(gear, self.keep_card(), self.asker)

    async def befall(self, player: int, curse: Card) -> None:
        """A curse takes effect."""
        assert curse.befall is not None
        before, self.rule = self.rule, "MU-9.2"
        self.tell("cursed", SEAT_NAMES[player], curse.id)
        self.rule = before
        await self.as_ability(curse, "curse", -1, self.strike_or_miss(player, curse, curse.befall(self, player)))

    async def strike_or_miss(self, player: int, card: Card, strikes: Awaitable[None]) -> None:
        """Bad stuff or a curse may find nothing to do. Whatever happens is told, so that can be seen."""
        before = self.told
        await strikes
        if self.told == before:
            self.tell("misses", SEAT_NAMES[player], card.id)

    async def pass_curse_on(self, by: int, to: int) -> None:
        """The one in the air strikes somebody else, unless that one has an answer."""
        air = self.state.air[-1]
        air.by, air.victim, air.passed = by, to, 0
        self.touch()

    async def catch_curse(self, players: Sequence[int], curse: Card, source: int) -> None:
        """It spreads to these players, and strikes one after the other like any curse (MU-7.5)."""
        for player in reversed(players):
            self.state.air.append(Air(-1, source, player, -1, (), caught=curse))
        self.touch()

    def in_air(self) -> Card:
        """The card that may be answered now."""
        air = self.state.air[-1]
        return air.caught or self.card(air.uid)

    def let_fall(self, uid: int) -> None:
        """A card that was in the air is discarded; a curse only once nobody else is about to be struck by it."""
        air = self.state.air
        if uid >= 0 and air and air[-1].caught is self.card(uid):
            air[-1].uid = uid
        else:
            self.lay_on_pile(uid)

    def keep_card(self) -> int:
        """The card that is taking effect is not discarded afterwards: its uid. -1: it has already been kept, and
        strikes somebody else as well."""
        aside = self.state.aside
        if not aside or self.card(aside[-1]) is not self.asker:
            return -1
        return aside.pop()

    async def change_sex(self, player: int) -> None:
        hero = self.hero(player)
        hero.sex = "male" if hero.sex == "female" else "female"
        self.touch()
        self.tell("change sex", SEAT_NAMES[player], hero.sex)

    async def cancel(self) -> None:
        """The card in the air does nothing, and is discarded."""
        card, air = self.in_air(), self.state.air.pop()
        self.let_fall(air.uid)
        self.touch()
        self.tell("cancelled", card.id)

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
        over = [each for each in self.hero(player).lasting if each.until in until]
        for lasting in sorted(over, key=lambda each: (each.card.id, each.uid)):
            await self.lift(player, lasting)

    async def lift(self, player: int, lasting: Lasting) -> None:
        self.hero(player).lasting.remove(lasting)
        if lasting.uid >= 0:
            self.lay_on_pile(lasting.uid)
        self.touch()
        self.tell("lifted", SEAT_NAMES[player], lasting.card.id)
