"""What classes and armies can do."""

from __future__ import annotations

from rumpus.kernel import Option
from rumpus.munchkin.cards.ability import FIGHT, OWN_TURN, GearUse
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.effects.registry import Bonus, Count, Strength, ability
from rumpus.munchkin.table.state import Gear, Throw
from rumpus.munchkin.table.table import Table

ANY_NUMBER = 99

# -- doors and treasures ---------------------------------------------------------------------------------------


@ability("foresight")
def foresight(card: Card) -> None:
    """once on your turn, before you open a door, you may look at it; you may then discard a card from your hand to put
    that door under the deck"""

    def before_the_door(g: Table, me: Gear) -> list[Option]:
        is_early = g.state.phase == "start" and not g.state.doors_opened
        return [()] if is_early and g.has_doors and not g.is_spent(me, "foresight") else []

    async def look_ahead(g: Table, me: Gear) -> None:
        await g.spend(me, "foresight")
        await g.look_at_door(me.owner)
        if g.hand(me.owner) and await g.agrees(me.owner, "bury door"):
            await g.discard_chosen(me.owner, 1, "pay for door")
            await g.bury_door(me.owner)

    card.uses.append(GearUse(OWN_TURN, before_the_door, look_ahead))


@ability("insatiable")
def insatiable(card: Card) -> None:
    """when you loot the room and draw a monster, you may fight it at once"""
    card.fights_loot = True


@ability("devour")
def devour(card: Card) -> None:
    """when you have killed a monster, you may discard one of your items in play to draw another treasure"""

    async def feed(g: Table, me: Gear) -> None:
        items = [gear for gear in g.items(me.owner) if g.is_movable(gear)]
        gear = await g.choose_gear(me.owner, "devour", items, may=True)
        if gear is not None:
            await g.discard_gear(gear)
            await g.draw_treasures(me.owner)

    card.when_won = feed


# -- fights ----------------------------------------------------------------------------------------------------


@ability("fleet of foot")
def fleet_of_foot(card: Card, amount: Bonus) -> None:
    """{amount:+} to run away"""
    card.run_away = amount


@ability("waaagh", title="WAAAGH!")
def waaagh(card: Card, margin: Strength) -> None:
    """when you win a fight by more than {margin}, as fighter or helper, you gain an extra level for each monster in it;
    even a helper can win the game this way"""

    def loot_glory(g: Table, me: Gear, won_by: int) -> int:
        return len(g.fight.foes) if won_by > margin else 0

    card.margin_levels = loot_glory


@ability("dakka")
def dakka(card: Card, most: Count) -> None:
    """in a fight that you are in, you may discard up to {most} cards from your hand, for +1 each"""

    def with_cards_left(g: Table, me: Gear) -> list[Option]:
        fired = sum(each.what == "bonus" and each.card is card for each in g.hero(me.owner).lasting)
        return [()] if g.in_combat(me.owner) and g.hand(me.owner) and fired < most else []

    async def fire(g: Table, me: Gear) -> None:
        await g.discard_chosen(me.owner, 1, "pay for bonus")
        await g.lay_on(me.owner, "bonus", "combat", 1)

    card.uses.append(GearUse(FIGHT, with_cards_left, fire))


@ability("heavy support")
def heavy_support(card: Card, bonus: Bonus) -> None:
    """{bonus:+} in a fight while you use a Big item"""

    def bring_it_to_bear(g: Table, me: Gear, owner: int) -> int:
        return bonus if any(gear.card.is_big and g.is_usable(gear) for gear in g.used(owner)) else 0

    card.own_bonus = bring_it_to_bear


@ability("codex discipline")
def codex_discipline(card: Card) -> None:
    """you may have any number of Big items"""
    card.extra_bigs = ANY_NUMBER


@ability("treacherous")
def treacherous(card: Card) -> None:
    """once each turn, when you play a one-shot item for the monsters in a fight, you may draw a treasure face up"""

    async def profit(g: Table, me: Gear, throw: Throw) -> None:
        thrown = g.card(throw.uid)
        is_treason = throw.side == "against" and thrown.is_item and thrown.kind == "one-shot"
        if is_treason and not g.is_spent(me, "treacherous") and await g.agrees(me.owner, "profit"):
            await g.spend(me, "treacherous")
            await g.draw_treasures(me.owner, openly=True)

    card.when_thrown = profit


# -- curses and death ------------------------------------------------------------------------------------------


@ability("contagious")
def contagious(card: Card) -> None:
    """when a curse has hit you, everybody else rolls a die, and it also hits those who roll 1 or less; this does not
    apply to a curse that hits everybody anyway, or that reached you in this way"""

    async def spread(g: Table, me: Gear, curse: Card, victim: int) -> None:
        if curse.hits_all:
            return
        caught = [other for other in g.others(victim) if g.state.phase != "over" and await g.roll(other) <= 1]
        await g.catch_curse(caught, curse, victim)

    card.when_cursed = spread


@ability("reanimation")
def reanimation(card: Card, most: Count) -> None:
    """when you die, you keep up to {most} of your items in play"""
    card.kept_in_death = most


@ability("living metal")
def living_metal(card: Card, price: Count) -> None:
    """when a curse or bad stuff would take one item from you, you may discard {price} cards from your hand to keep it;
    this does not work when it takes several items, or all of a kind"""

    async def heal(g: Table, me: Gear) -> bool:
        if len(g.hand(me.owner)) < price or not await g.agrees(me.owner, "save item"):
            return False
        await g.discard_chosen(me.owner, price, "pay for item")
        return True

    card.rescue = heal
