"""Curses, and what else cards leave behind on a hero."""

from __future__ import annotations

from rumpus.munchkin.table.decks import Decks
from rumpus.munchkin.table.state import Lasting, Until, What
from rumpus.munchkin.table.zones import SEAT_NAMES


class Curses(Decks):
    """What lasts, and how it ends."""

    __slots__ = ()

    async def burden(self, player: int, lasting: Lasting) -> None:
        self.hero(player).lasting.append(lasting)
        self.touch()
        self.tell("lasts", SEAT_NAMES[player], lasting.card.id, lasting.what)

    async def lay_on(self, player: int, what: What, until: Until, amount: int = 0) -> None:
        """What the card that is taking effect leaves behind; a curse is kept as a reminder until it is over."""
        card = self.asker
        assert card is not None
        await self.burden(player, Lasting(what, card, until, amount, card.is_curse, self.keep_card()))

    async def penalize(self, player: int, amount: int) -> None:
        """This much less in the present combat or, if there is none, in the next (MU-9.2)."""
        await self.lay_on(player, "penalty", "combat", amount)

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
        air = self.state.air.pop()
        self.lay_on_pile(air.uid)
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
            self.lay_on_pile(lasting.uid)
        self.touch()
        self.tell("lifted", SEAT_NAMES[player], lasting.card.id)
