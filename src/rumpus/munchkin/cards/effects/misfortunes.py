"""What happens to a player: the steps of bad stuff and curses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from rumpus.munchkin.cards.effects.registry import LISTS, Count, Gold, Loss, Steps, counted, step, take_steps
from rumpus.munchkin.cards.groups import Group
from rumpus.munchkin.table.state import Gear
from rumpus.munchkin.table.table import Table

Worn = Literal["headgear", "armor", "footgear"]


class Items(NamedTuple):
    """Some of a player's items in play, and what texts call them."""

    one: str
    choice: str
    all: str
    test: Callable[[Gear], bool]

    def of(self, g: Table, player: int) -> list[Gear]:
        return [gear for gear in g.items(player) if self.test(gear)]


class Neighbour(NamedTuple):
    """Somebody who sits beside the player."""

    words: str
    seat: Callable[[Table, int], int]


def some(what: str, test: Callable[[Gear], bool], more: str = "", more_of_all: str = "") -> Items:
    """`some("small item", ...)`: «a small item», «a small item of your choice», «all your small items»."""
    one = counted(1, what)
    return Items(f"{one}{more}", f"{one} of your choice{more}", f"all your {what}s{more_of_all}", test)


def own(slot: str) -> Items:
    words = f"your {slot}, in use or carried"
    return Items(words, words, words, lambda gear: gear.card.slot == slot)


ITEMS = {
    "any": some("item", lambda gear: True),
    "small": some("small item", lambda gear: not gear.card.is_big),
    "big": some("Big item", lambda gear: gear.card.is_big),
    "vehicle": Items("your vehicle", "your vehicle", "your vehicle", lambda gear: gear.card.slot == "vehicle"),
    "hand": some("item", lambda gear: gear.card.hands > 0, " that takes a hand", " that take a hand"),
    "held": Items(
        "an item that you hold in your hands",
        "an item of your choice that you hold in your hands",
        "all items that you hold in your hands",
        lambda gear: gear.is_used and gear.card.hands > 0,
    ),
    **{slot: own(slot) for slot in ("headgear", "armor", "footgear")},
}
NEIGHBOURS = {
    "left": Neighbour("the player on your left", lambda g, player: g.left_of(player)),
    "right": Neighbour("the player on your right", lambda g, player: g.right_of(player)),
}
LISTS[Items] = ITEMS
LISTS[Neighbour] = NEIGHBOURS

# -- what depends on something ---------------------------------------------------------------------------------


@step("if", then=", ", leads_on=True)
async def is_one_of(g: Table, victim: int, group: Group) -> bool:
    """if {group:you}"""
    return group.has(g, victim)


@step("worse if", then=", ", leads_on=True)
async def is_blamed_as(g: Table, victim: int, group: Group) -> bool:
    """if {group:you}"""
    return group.blames(g, victim)


@step("may discard", then="; if you do, ")
async def may_discard(g: Table, victim: int, items: Items) -> bool:
    """you may discard {items:one}"""
    found = [each for each in items.of(g, victim) if g.is_movable(each)]  # what has become evil does not let go
    gear = await g.choose_gear(victim, "lose", found, may=True)
    if gear is not None:
        await g.discard_all(victim, [gear])
    return gear is not None


@step("everybody")
async def befall_everybody(g: Table, victim: int, steps: Steps) -> bool:
    """this happens to each player, starting with you: {steps}"""
    done = [await take_steps(g, player, steps) for player in g.players_from(victim)]
    return any(done)


# -- levels and lives ------------------------------------------------------------------------------------------


@step("lose levels", without="at level 1, ")
async def lose_levels(g: Table, victim: int, count: Count) -> bool:
    """lose {count:level}"""
    return await g.lose_levels(victim, count) > 0


@step("roll for levels")
async def roll_for_levels(g: Table, victim: int) -> bool:
    """roll a die and lose half that many levels, rounded up"""
    return await g.lose_levels(victim, max(0, (await g.roll(victim, of_fight=g.in_combat(victim)) + 1) // 2)) > 0


@step("die")
async def die(g: Table, victim: int) -> bool:
    """you are dead"""
    await g.die(victim)
    return True


# -- items -----------------------------------------------------------------------------------------------------


@step("lose worn", without="without any, ")
async def lose_worn(g: Table, victim: int, slot: Worn) -> bool:
    """lose the {slot} that you wear"""
    return await g.lose_worn(victim, slot)


@step("lose own", without="without any, ")
async def lose_own(g: Table, victim: int, slot: Worn) -> bool:
    """lose your {slot}, in use or carried"""
    return await g.lose_own(victim, slot)


@step("lose item", without="without one, ")
async def lose_item(g: Table, victim: int, items: Items) -> bool:
    """lose {items:choice}"""
    return await g.lose_item(victim, items.of(g, victim))


@step("lose picked item", without="without one, ")
async def lose_picked_item(g: Table, victim: int, items: Items, by: Neighbour) -> bool:
    """lose {items:one} that {by:words} picks"""
    return await g.lose_item(victim, items.of(g, victim), by.seat(g, victim))


@step("hand over item", without="without one, ")
async def hand_over_item(g: Table, victim: int, items: Items, to: Neighbour) -> bool:
    """{to:words} picks {items:one} of yours and takes it over, in play"""
    taker = to.seat(g, victim)
    found = [gear for gear in items.of(g, victim) if g.can_have(taker, gear.card)]
    return await g.lose_item(victim, found, taker, to=taker)


@step("lose every item", without="without any, ")
async def lose_every_item(g: Table, victim: int, items: Items) -> bool:
    """lose {items:all}"""
    return await lose_all(g, victim, items.of(g, victim))


@step("lose cheap items", without="without any, ")
async def lose_cheap_items(g: Table, victim: int, gold: Gold) -> bool:
    """lose all your items that are worth {gold} gold or less"""
    return await lose_all(g, victim, [gear for gear in g.items(victim) if g.value(gear) <= gold])


@step("lose everything", without="without anything, ")
async def lose_everything(g: Table, victim: int) -> bool:
    """lose everything you have in play except armies and Alliance"""
    return await lose_all(g, victim, [gear for gear in g.gear(victim) if gear.card.role != "army"])


async def lose_all(g: Table, victim: int, found: list[Gear]) -> bool:
    await g.discard_all(victim, found)
    return bool(found)


@step("tithe", without="without one, ")
async def tithe(g: Table, victim: int) -> bool:
    """lose an item of your choice. Each other player loses items of at least the same value or, if they cannot, all
    their items and a level"""
    gear = await g.choose_gear(victim, "lose", g.items(victim))
    if gear is None:
        return False
    gold = g.value(gear)
    await g.lose_item(victim, [gear])
    if gear in g.gear(victim):  # it was saved, and nobody has to keep up with it
        return True
    for other in g.others(victim):
        if sum([g.value(each) for each in g.items(other)]) >= gold:
            await g.lose_items_worth(other, gold)
        else:
            await lose_all(g, other, g.items(other))
            await g.lose_levels(other, 1)
    return True


# -- hands -----------------------------------------------------------------------------------------------------


@step("discard cards", without="if you hold fewer, discard them, and ")
async def discard_cards(g: Table, victim: int, count: Count) -> bool:
    """discard {count:card} of your choice from your hand"""
    return await g.discard_chosen(victim, count) == count


@step("discard hand", without="without any card, ")
async def discard_hand(g: Table, victim: int) -> bool:
    """discard your whole hand"""
    had_any = bool(g.hand(victim))
    await g.discard_hand(victim)
    return had_any


@step("swap hands")
async def swap_hands(g: Table, victim: int, neighbour: Neighbour) -> bool:
    """swap hands with {neighbour:words}"""
    return await g.swap_hands(victim, neighbour.seat(g, victim))


@step("neighbours take cards", without="without any card, ")
async def neighbours_take_cards(g: Table, victim: int) -> bool:
    """the players on your left and right each take a card from your hand without looking"""
    had_any = bool(g.hand(victim))
    for player in dict.fromkeys((g.left_of(victim), g.right_of(victim))):
        await g.lose_random(victim, to=player)
    return had_any


# -- classes ---------------------------------------------------------------------------------------------------


@step("lose a class", without="without a class, ")
async def lose_a_class(g: Table, victim: int) -> bool:
    """lose a class of your choice; if it is your last one, lose any Super Munchkin too"""
    gear = await g.choose_gear(victim, "lose", g.classes(victim))
    return gear is not None and await g.lose_role(gear)


@step("lose all classes", without="without a class, ")
async def lose_all_classes(g: Table, victim: int) -> bool:
    """lose all your classes and any Super Munchkin"""
    return await lose_roles(g, g.classes(victim))


# -- armies ----------------------------------------------------------------------------------------------------


@step("lose an army", without="without an army, ")
async def lose_an_army(g: Table, victim: int) -> bool:
    """lose an army of your choice; if it is your last one, lose any Alliance too"""
    gear = await g.choose_gear(victim, "lose", g.armies(victim))
    return gear is not None and await g.lose_role(gear)


@step("lose all armies", without="without an army, ")
async def lose_all_armies(g: Table, victim: int) -> bool:
    """lose all your armies and any Alliance"""
    return await lose_roles(g, g.armies(victim))


async def lose_roles(g: Table, found: list[Gear]) -> bool:
    for gear in found:
        if gear in g.gear(gear.owner):  # it may have gone with another
            await g.lose_role(gear)
    return bool(found)


@step("change sides", without="without one, ")
async def change_sides(g: Table, victim: int) -> bool:
    """lose all your armies and any Alliance, and take the last army discarded before that, if any"""
    pile = g.state.door_discard
    last = next((uid for uid in reversed(pile) if g.card(uid).kind == "army"), None)
    had_any = await lose_all_armies(g, victim)
    if last is not None and last in pile:
        await g.take_into_play(victim, last)
    return had_any or last is not None


# -- what lasts ------------------------------------------------------------------------------------------------


@step("weaker in a fight")
async def weaker_in_a_fight(g: Table, victim: int, amount: Loss) -> bool:
    """you have -{amount} in this fight, or in your next one if you are not fighting"""
    await g.lay_on(victim, "penalty", "combat", -amount)
    return True


@step("best item gives nothing")
async def best_item_gives_nothing(g: Table, victim: int) -> bool:
    """your item with the biggest bonus gives nothing in this fight, or in your next one if you are not fighting"""
    await g.lay_on(victim, "best item", "combat")
    return True


@step("slower in a flight")
async def slower_in_a_flight(g: Table, victim: int, amount: Loss) -> bool:
    """you have -{amount} to each roll the next time you run away"""
    await g.lay_on(victim, "flight", "flight", -amount)
    return True


@step("worse rolls")
async def worse_rolls(g: Table, victim: int, amount: Loss) -> bool:
    """you have -{amount} to all your die rolls until you kill a monster"""
    await g.lay_on(victim, "rolls", "kill", -amount)
    return True


@step("no cards from hand")
async def no_cards_from_hand(g: Table, victim: int) -> bool:
    """you cannot play cards from your hand until your next turn begins"""
    await g.lay_on(victim, "no playing", "turn")
    return True
