"""The monsters, by name."""

from __future__ import annotations

from rumpus.family.ids import id_of
from rumpus.munchkin.cards.ability import FIGHT
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.box import cthulhu
from rumpus.munchkin.cards.decks.cthulhu.classes import (
    CLASSES,
    CULTISTS,
    EVERYBODY_ELSE,
    INVESTIGATORS,
    MONSTER_WHACKERS,
    PROFESSORS,
)
from rumpus.munchkin.cards.decks.cthulhu.cult import become_cultist, passes_for_cultist
from rumpus.munchkin.cards.groups import LOWEST_LEVEL, MEN, WOMEN
from rumpus.munchkin.cards.playing import throw
from rumpus.munchkin.table.state import Foe, Gear, Throw
from rumpus.munchkin.table.table import Table

aughost_derwraith = cthulhu.monster("Aughost Derwraith", 2, 1, against=((MONSTER_WHACKERS, 3),), tags=("undead",))


@aughost_derwraith.bad_stuff
async def frighten(g: Table, victim: int) -> None:
    """Discard all your classes except Cultist."""
    for gear in g.classes(victim):
        if gear.card.id != "cultist":
            await g.lose_role(gear)


buggoth = cthulhu.monster(
    "Buggoth",
    1,
    1,
    tags=("goth",),
    rulings=("Monsters keep their bonuses and penalties for classes: those are not abilities of the class.",),
)
buggoth.silences_classes = True
buggoth.says("From the moment it is seen until it leaves the fight, nobody has the abilities of a class.")


@buggoth.bad_stuff
async def eat_the_armor(g: Table, victim: int) -> None:
    """Lose your armor, in use or carried."""
    await g.lose_own(victim, "armor")


campus_crusade_for_cthulhu = cthulhu.monster(
    "Campus Crusade for Cthulhu", 6, 2, against=((PROFESSORS, -2), (CULTISTS, 2))
)


@campus_crusade_for_cthulhu.bad_stuff
async def convert(g: Table, victim: int) -> None:
    """A Cultist discards items worth at least 1,000 gold in total; anybody else becomes a Cultist."""
    is_cultist = g.is_really(victim, "cultist")
    if CULTISTS.blames(g, victim) or (not is_cultist and await passes_for_cultist(g, victim)):
        await g.lose_items_worth(victim, 1000)
    else:
        await become_cultist(g, victim, may_pass=False)


chibithulhu = cthulhu.monster(
    "Chibithulhu",
    2,
    1,
    against=((WOMEN, 4),),
    rulings=("Carried items give no bonus. If several give the same bonus, the Cultist chooses.",),
)


@chibithulhu.bad_stuff
async def beg_for_a_toy(g: Table, victim: int) -> None:
    """A Cultist loses the item in use that gives the largest bonus; anybody else loses an item of their choice."""
    items = g.items(victim)
    if CULTISTS.blames(g, victim):
        most = max([g.item_bonus(gear) for gear in items], default=0)
        items = [gear for gear in items if g.item_bonus(gear) == most > 0]
    await g.lose_item(victim, items)


coggoth = cthulhu.monster(
    "Coggoth", 8, 2, tags=("goth",), rulings=("The hand is counted once, after any other goth has been called.",)
)


@coggoth.appears
async def count_the_hand(g: Table, me: Foe) -> None:
    """If the fighter holds an even number of cards when it appears, it gets +3 for this fight; zero is even."""
    if len(g.hand(g.fight.fighter)) % 2 == 0:
        await g.grow(me, 3)


@coggoth.bad_stuff
async def grind(g: Table, victim: int) -> None:
    """Lose two levels, and discard a card of your choice from your hand."""
    await g.lose_levels(victim, 2)
    await g.discard_chosen(victim, 1)


elder_globs = cthulhu.monster(
    "Elder Globs", 10, 3, rulings=("If there are several monsters in the fight, this applies to the whole fight.",)
)


@elder_globs.alters_throws
def swim_in_ichor(g: Table, throw: Throw) -> int:
    """Ichors do nothing against it, and those that help it count twice."""
    if not g.card(throw.uid).is_ichor:
        return 1
    return 2 if throw.side == "against" else 0


@elder_globs.bad_stuff
async def take_up_a_collection(g: Table, victim: int) -> None:
    """Give a card, from your hand or from play, to each other Cultist in the game."""
    for other in g.others(victim):
        if g.is_a(other, "cultist"):
            await g.give_any(victim, other)


eldridge_hawrer = cthulhu.monster("Eldridge Hawrer", 1, 1, against=((INVESTIGATORS, 2),))


@eldridge_hawrer.bad_stuff
async def rob(g: Table, victim: int) -> None:
    """Discard items worth at least 500 gold in total."""
    await g.lose_items_worth(victim, 500)


foggoth = cthulhu.monster(
    "Foggoth",
    6,
    2,
    tags=("goth",),
    rulings=(
        "Nor do items that help you run away, or a Loaded Die for that roll. Penalties stay.",
        "Items may still be used for something else: a Wishing Ring on a curse, a Cult Membership Card for the cult.",
        "A one-shot without a gold value is not an item, so it works.",
    ),
)


@foggoth.hushes_items
def hide_in_fog(card: Card) -> bool:
    """Items give nothing in this fight, neither bonuses nor abilities; but ichors work, and so does what attacks with
    fire."""
    return card.is_item and not card.is_ichor and "flame" not in card.tags


@foggoth.alters_items
def blaze(g: Table, gear: Gear) -> int:
    """Items that attack with fire count twice,"""
    return 2 if "flame" in gear.card.tags else 1


@foggoth.alters_throws
def flare_up(g: Table, throw: Throw) -> int:
    """and so do one-shots that do."""
    card = g.card(throw.uid)
    return 0 if hide_in_fog(card) else 2 if "flame" in card.tags else 1


@foggoth.bad_stuff
async def lose_in_the_fog(g: Table, victim: int) -> None:
    """Give a card, from your hand or from play, to the player on your left or on your right."""
    neighbours = sorted({g.left_of(victim), g.right_of(victim)} - {victim})
    if g.hand(victim) or g.items(victim):
        await g.give_any(victim, await g.choose_player(victim, "give to", neighbours))


froggoth = cthulhu.monster("Froggoth", 12, 3, against=((MONSTER_WHACKERS, -2),), tags=("goth",))
froggoth.kills = True


@froggoth.bad_stuff
async def swallow(g: Table, victim: int) -> None:
    """You are dead."""
    await g.die(victim)


fun_guy_from_yuggoth = cthulhu.monster(
    "Fun Guy from Yuggoth",
    12,
    3,
    tags=("goth",),
    rulings=(
        "No card is lost if it joins a fight.",
        "Ichors that have been played into the fight no longer belong to anybody.",
    ),
)


@fun_guy_from_yuggoth.starts_fight
async def play_a_trick(g: Table, me: Foe) -> None:
    """Before the fight begins, the player on your left discards a card from your hand without looking."""
    await g.lose_random(g.fight.fighter)


@fun_guy_from_yuggoth.bad_stuff
async def drink_it_all(g: Table, victim: int) -> None:
    """Show your hand, and discard every ichor of yours, from hand and from play."""
    await g.show_hand(victim)
    await g.discard(victim, *[uid for uid in g.hand(victim) if g.card(uid).is_ichor])
    await g.discard_all(victim, [gear for gear in g.gear(victim) if gear.card.is_ichor])


geek_ones = cthulhu.monster("Geek Ones", 4, 2, against=((WOMEN, -2),))


@geek_ones.bad_stuff
async def keep_to_yourself(g: Table, victim: int) -> None:
    """You cannot help anybody in a fight until you have gained a level."""
    await g.lay_on(victim, "no helping", "level")


gnarlythotep = cthulhu.monster(
    "Gnarlythotep",
    14,
    4,
    against=((PROFESSORS, -2), (INVESTIGATORS, -2)),
    rulings=("Against both classes it has -4.",),
)


@gnarlythotep.bad_stuff
async def bend_the_will(g: Table, victim: int) -> None:
    """Until your next turn, you must help everybody who asks you, for nothing."""
    await g.lay_on(victim, "must help", "turn")


gram_smoker = cthulhu.monster("Gram Smoker", 2, 1, against=((MEN, 3),), tags=("undead",))


@gram_smoker.refuses_helper
def send_away_men(g: Table, player: int) -> bool:
    """Men cannot help against it."""
    return MEN.has(g, player)


@gram_smoker.bad_stuff
async def blow_smoke(g: Table, victim: int) -> None:
    """Lose a level."""
    await g.lose_levels(victim, 1)


grape_old_ones = cthulhu.monster("Grape Old Ones", 12, 3, against=((WOMEN, -2),))


@grape_old_ones.bad_stuff
async def press(g: Table, victim: int) -> None:
    """Discard your whole hand."""
    await g.discard_hand(victim)


great_cthulhu = cthulhu.monster(
    "Great Cthulhu",
    20,
    5,
    levels=2,
    against=((EVERYBODY_ELSE, 4),),
    rulings=(
        "The +4 counts once, if anybody in the fight is not a Cultist.",
        "A player who has already been killed by another monster is not caught by this one.",
    ),
)
great_cthulhu.kills = True


@great_cthulhu.bad_stuff
async def devour(g: Table, victim: int) -> None:
    """You are dead, and your new character becomes a Cultist."""
    await g.die(victim)
    await become_cultist(g, victim)


@great_cthulhu.flight_over
async def leave_survivors(g: Table, me: Foe) -> None:
    """If it catches anybody, each player who is not caught gains a level, but never the winning one."""
    for player in g.players_from(g.state.active):
        if not me.caught >> player & 1:
            await g.gain_levels(player, 1)


hp_munchcraft = cthulhu.monster("H.P. Munchcraft", 6, 2, against=((INVESTIGATORS, 3),), tags=("meets newcomers",))


@hp_munchcraft.appears
async def tell_a_story(g: Table, me: Foe) -> None:
    """Anybody who fights it or helps against it becomes a Cultist at once."""
    for player in g.munchkins():
        if g.state.phase != "over" and not me.note >> player & 1:
            await g.note(me, me.note | 1 << player)
            await become_cultist(g, player)


@hp_munchcraft.bad_stuff
async def say_no_more(g: Table, victim: int) -> None:
    """Nothing more happens."""


joggoth = cthulhu.monster("Joggoth", 1, 1, run_away=-2, tags=("goth",))


@joggoth.alters_items
def outrun_shoes(g: Table, gear: Gear) -> int:
    """Footgear is ignored in this fight, and when you run away from it."""
    return 0 if gear.card.slot == "footgear" else 1


@joggoth.bad_stuff
async def trip(g: Table, victim: int) -> None:
    """Show your hand. The player with the lowest level picks a card from it, which you discard; if several tie, you say
    which of them picks."""
    if g.hand(victim):
        await g.show_hand(victim)
        chooser = await g.choose_player(victim, "who picks", g.lowest())
        uid = await g.choose_open_card(chooser, "discard", g.hand(victim))
        assert uid is not None
        await g.discard(victim, uid)


lloyd_lloigor = cthulhu.monster("Lloyd Lloigor", 8, 2, against=((CULTISTS, -2),))


@lloyd_lloigor.bad_stuff
async def crush(g: Table, victim: int) -> None:
    """Lose two levels."""
    await g.lose_levels(victim, 2)


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
    lost: list[Gear] = []
    for _ in range(3):
        gear = await g.choose_gear(victim, "lose", [each for each in g.items(victim) if each not in lost])
        lost += [gear] if gear is not None else []
    await g.discard_all(victim, lost)


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
    for taker in sorted(g.players_from(g.state.active), key=lambda player: -g.hero(player).level):
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
    await become_cultist(g, victim)


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
    await become_cultist(g, victim)


shrub_niggurath = cthulhu.monster("Shrub-Niggurath", 16, 4, levels=2, leaves_alone=3)


@shrub_niggurath.bad_stuff
async def entangle(g: Table, victim: int) -> None:
    """Lose three levels and your footgear, in use or carried."""
    await g.lose_levels(victim, 3)
    await g.lose_own(victim, "footgear")


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
    playable = [] if g.bears(fighter, "no playing") else sorted(g.hand(fighter), key=lambda each: g.card(each).id)
    for uid in playable:
        card = g.card(uid)
        if card.bonus > 0 and any(p.when & FIGHT and ("for",) in p.targets(g, fighter, card) for p in card.plays):
            await throw(g, fighter, uid, "for")


@tchoo_tchoo_people.bad_stuff
async def take_the_best(g: Table, victim: int) -> None:
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
    await g.discard(victim, *[uid for uid in g.hand(victim) if g.card(uid).is_door])


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
    blamed = [group for group in CLASSES if group.blames(g, victim)]
    reserved = [gear for gear in g.used(victim) if any(group in blamed for group in gear.card.only)]
    await g.discard_all(victim, reserved)


the_cruller_out_of_space = cthulhu.monster("The Cruller Out Of Space", 4, 2, against=((MONSTER_WHACKERS, 6),))


@the_cruller_out_of_space.bad_stuff
async def glaze(g: Table, victim: int) -> None:
    """Lose your headgear and your footgear, in use or carried."""
    await g.lose_own(victim, "headgear", "footgear")


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
    await g.lay_on(victim, "no asking", "level")


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
    await g.discard(victim, *[uid for uid in g.hand(victim) if begins_with_a_vowel(g.card(uid))])
    lying = [each for gear in g.gear(victim) for each in ((gear,) if begins_with_a_vowel(gear.card) else gear.on)]
    await g.discard_all(victim, [gear for gear in lying if begins_with_a_vowel(gear.card)])
