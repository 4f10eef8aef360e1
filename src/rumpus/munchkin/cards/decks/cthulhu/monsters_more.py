"""The monsters from Loggoth to Tht Whch Hs N Vwls."""

from __future__ import annotations

from rumpus.family.ids import id_of
from rumpus.munchkin.cards.ability import FIGHT
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.box import cthulhu
from rumpus.munchkin.cards.groups import (
    CULTISTS,
    INVESTIGATORS,
    LOWEST_LEVEL,
    MEN,
    MONSTER_WHACKERS,
    PROFESSORS,
    WOMEN,
)
from rumpus.munchkin.cards.playing import throw
from rumpus.munchkin.table.state import Foe, Lasting
from rumpus.munchkin.table.table import Table

loggoth = cthulhu.monster(
    "Loggoth",
    4,
    2,
    tags=("goth",),
    rulings=(
        "If it joins later, offers that promise a reward can no longer be accepted, but agreed rewards still count.",
    ),
)
loggoth.forbids_pay = True
loggoth.says("Nobody can be paid for helping against it.")


@loggoth.bad_stuff
async def roll_over(g: Table, victim: int) -> None:
    """If it is not your turn, lose a level."""
    if victim != g.state.active:
        await g.lose_levels(victim, 1)


nightie_gaunts = cthulhu.monster("Nightie-Gaunts", 14, 4, against=((MEN, 3),))


@nightie_gaunts.bad_stuff
async def undress(g: Table, victim: int) -> None:
    """Discard three items of your choice that you have in play."""
    for _ in range(3):
        gear = await g.choose_gear(victim, "lose", g.items(victim))
        if gear is not None:
            await g.discard_gear(gear)


nyukhees = cthulhu.monster(
    "Nyukhees",
    8,
    2,
    against=((LOWEST_LEVEL, 4),),
    rulings=("Players of the same level choose clockwise, starting from the player whose turn it is.",),
)


@nyukhees.bad_stuff
async def share_out(g: Table, victim: int) -> None:
    """The other players, from the highest level to the lowest, may each take one of your items in play."""
    for taker in g.by_level(g.players_from(g.state.active)):
        if taker != victim:
            items = [gear for gear in g.items(victim) if g.can_have(taker, gear.card)]
            gear = await g.choose_gear(taker, "take", items, may=True)
            if gear is not None:
                await g.give_gear(gear, taker)


ozathoth = cthulhu.monster("Ozathoth", 18, 5, levels=2, leaves_alone=4)
ozathoth.says("Song of Madness can drive him off; whoever plays it that way becomes a Cultist.")
ozathoth.kills = True


@ozathoth.bad_stuff
async def unmake(g: Table, victim: int) -> None:
    """You are dead."""
    await g.die(victim)


polly_polyp = cthulhu.monster("Polly Polyp", 2, 1, against=((PROFESSORS, 3),))


@polly_polyp.bad_stuff
async def sting(g: Table, victim: int) -> None:
    """Lose a level."""
    await g.lose_levels(victim, 1)


ruggoth = cthulhu.monster("Ruggoth", 2, 1, tags=("goth",))


@ruggoth.bad_stuff
async def roll_up(g: Table, victim: int) -> None:
    """You become a Cultist."""
    await g.become_cultist(victim)


shallow_ones = cthulhu.monster("Shallow Ones", 8, 2, against=((PROFESSORS, 2),))
shallow_ones.kills = True


@shallow_ones.bad_stuff
async def drown(g: Table, victim: int) -> None:
    """You are dead."""
    await g.die(victim)


shog_goth = cthulhu.monster("Shog Goth", 1, 1, against=((CULTISTS, 3),), tags=("goth",))


@shog_goth.bad_stuff
async def sulk(g: Table, victim: int) -> None:
    """Lose a level."""
    await g.lose_levels(victim, 1)


shoggoth = cthulhu.monster("Shoggoth", 16, 4, levels=2, against=((INVESTIGATORS, -2),), leaves_alone=3, tags=("goth",))


@shoggoth.bad_stuff
async def engulf(g: Table, victim: int) -> None:
    """You become a Cultist."""
    await g.become_cultist(victim)


shrub_niggurath = cthulhu.monster("Shrub-Niggurath", 16, 4, levels=2, leaves_alone=3)


@shrub_niggurath.bad_stuff
async def entangle(g: Table, victim: int) -> None:
    """Lose three levels and the footgear that you wear."""
    await g.lose_levels(victim, 3)
    await g.lose_worn(victim, "footgear")


sluggoth = cthulhu.monster("Sluggoth", 14, 4, against=((MONSTER_WHACKERS, -3),), tags=("goth",))


@sluggoth.bad_stuff
async def slow_down(g: Table, victim: int) -> None:
    """Lose a level. If yours was not the lowest, a player with the lowest level gains it; if several tie, you choose
    one."""
    lowest = g.lowest()
    await g.lose_levels(victim, 1)
    if victim not in lowest:
        await g.gain_levels(await g.choose_player(victim, "give a level", lowest), 1)


tchoo_tchoo_people = cthulhu.monster(
    "Tchoo-Tchoo People",
    6,
    2,
    rulings=("Only cards in the fighter's hand that give their side a bonus are used up, not cards in play.",),
)


@tchoo_tchoo_people.appears
async def rush(g: Table, me: Foe) -> None:
    """When they appear, the fighter shows their hand and must play every one-shot in it that strengthens the fighter's
    side."""
    fighter = g.fight.fighter
    await g.show_hand(fighter)
    for uid in g.hand(fighter).copy():
        card = g.card(uid)
        if card.bonus > 0 and any(p.when & FIGHT and ("for",) in p.targets(g, fighter, card) for p in card.plays):
            await throw(g, fighter, uid, "for")


@tchoo_tchoo_people.bad_stuff
async def rob(g: Table, victim: int) -> None:
    """Discard your most valuable item in play."""
    items = g.items(victim)
    most = max([g.value(gear) for gear in items], default=0)
    await g.lose_item(victim, [gear for gear in items if g.value(gear) == most])


the_bodiless = cthulhu.monster("The Bodiless", 4, 2)


@the_bodiless.beaten
async def look_around(g: Table, fighter: int) -> None:
    """When you have killed it, you draw a door, unseen by others, along with the treasures."""
    await g.draw_doors(fighter)


@the_bodiless.bad_stuff
async def shut_the_doors(g: Table, victim: int) -> None:
    """Discard all doors from your hand."""
    for uid in g.hand(victim).copy():
        if g.card(uid).is_door:
            await g.discard(victim, uid)


the_borrower_from_beneath = cthulhu.monster(
    "The Borrower From Beneath",
    10,
    3,
    against=((WOMEN, 2),),
    rulings=("Items that you only carry are spared, and so are those that you use by passing for a Cultist.",),
)


@the_borrower_from_beneath.bad_stuff
async def borrow(g: Table, victim: int) -> None:
    """Discard every item in use that is reserved for a class of yours."""
    classes = [gear.card.id for gear in g.classes(victim)]
    for gear in g.used(victim):
        if any(group.name in classes for group in gear.card.only):
            await g.discard_gear(gear)


the_cruller_out_of_space = cthulhu.monster("The Cruller Out Of Space", 4, 2, against=((MONSTER_WHACKERS, 6),))


@the_cruller_out_of_space.bad_stuff
async def glaze(g: Table, victim: int) -> None:
    """Lose the headgear and the footgear that you wear."""
    await g.lose_worn(victim, "headgear", "footgear")


the_dunwich_snorer = cthulhu.monster("The Dunwich Snorer", 1, 1)
the_dunwich_snorer.says("The Stars Are Right wakes it: that card gives it +10 instead of +3.")


@the_dunwich_snorer.bad_stuff
async def turn_over(g: Table, victim: int) -> None:
    """Discard your least valuable item in play, not counting those that are worth nothing."""
    items = [gear for gear in g.items(victim) if g.value(gear)]
    least = min([g.value(gear) for gear in items], default=0)
    await g.lose_item(victim, [gear for gear in items if g.value(gear) == least])


the_king_in_pink = cthulhu.monster(
    "The King in Pink", 16, 4, levels=2, against=((MEN, -2),), leaves_alone=3, tags=("undead",)
)


@the_king_in_pink.bad_stuff
async def tax(g: Table, victim: int) -> None:
    """Lose a level for each card in your hand."""
    await g.lose_levels(victim, len(g.hand(victim)))


the_unpronounceable_evil = cthulhu.monster(
    "The Unpronounceable Evil",
    10,
    3,
    against=((CULTISTS, -2),),
    tags=("undead",),
    rulings=("Others may still offer you their help.",),
)


@the_unpronounceable_evil.bad_stuff
async def tie_the_tongue(g: Table, victim: int) -> None:
    """You cannot ask anybody for help until you gain a level."""
    await g.burden(victim, Lasting("no asking", the_unpronounceable_evil, "level"))


tht_whch_hs_n_vwls = cthulhu.monster(
    "Tht Whch Hs N Vwls",
    18,
    5,
    levels=2,
    leaves_alone=4,
    rulings=("Look at the first letter, ignoring any dots or quotation marks before it. Y is not a vowel.",),
)


def begins_with_a_vowel(card: Card) -> bool:
    return id_of(card.name)[0] in "aeiou"  # the bare letters of the name


@tht_whch_hs_n_vwls.bad_stuff
async def swallow_vowels(g: Table, victim: int) -> None:
    """Show your hand. Discard every card in it, and every card you have in play, whose name begins with a vowel."""
    await g.show_hand(victim)
    for uid in g.hand(victim).copy():
        if begins_with_a_vowel(g.card(uid)):
            await g.discard(victim, uid)
    for fixed in [each for gear in g.gear(victim) for each in gear.on if begins_with_a_vowel(each.card)]:
        await g.discard_gear(fixed)
    await g.discard_all(victim, [gear for gear in g.gear(victim) if begins_with_a_vowel(gear.card)])
