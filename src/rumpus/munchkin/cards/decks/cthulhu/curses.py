"""The curses."""

from __future__ import annotations

from rumpus.family.options import SEAT_NAMES
from rumpus.munchkin.cards.decks.cthulhu.box import SPEAKING, cthulhu
from rumpus.munchkin.cards.decks.cthulhu.cult import become_cultist, is_last_cultist
from rumpus.munchkin.cards.playing import curse
from rumpus.munchkin.table.heroes import is_cheated
from rumpus.munchkin.table.table import Table

curse_amnesia = cthulhu.curse("Curse! Amnesia")


@curse_amnesia.befalls
async def forget(g: Table, victim: int) -> None:
    """Discard one of your classes. If you have none, lose a level."""
    classes = g.classes(victim)
    gear = await g.choose_gear(victim, "lose", [each for each in classes if not is_last_cultist(g, each)] or classes)
    if gear is not None:
        await g.lose_role(gear)
    else:
        await g.lose_levels(victim, 1)


curse_backpack_eaten = cthulhu.curse("Curse! Backpack Eaten", rulings=("One-shots can be used, so they are spared.",))


@curse_backpack_eaten.befalls
async def eat(g: Table, victim: int) -> None:
    """Discard each item in your backpack that you could not use now, because it is not for you or you have no room for
    it. An item with a cheat is spared."""
    carried = [gear for gear in g.items(victim) if gear.card.is_worn and not gear.is_used]
    useless = [each for each in carried if not is_cheated(each) and not (g.is_usable(each) and g.fits(each))]
    await g.discard_all(victim, useless)


curse_change_sex = cthulhu.curse("Curse! Change Sex")


@curse_change_sex.befalls
async def change(g: Table, victim: int) -> None:
    """Your sex changes for good, and you have -5 in this fight, or in your next one if you are not fighting."""
    await g.change_sex(victim)
    await g.lay_on(victim, "penalty", "combat", -5)


curse_dragged_off_to_snarkham_asylum = cthulhu.curse(
    "Curse! Dragged Off To Snarkham Asylum",
    rulings=("The game's only Cultist cannot lose that class, so they do not get another one either.",),
)


@curse_dragged_off_to_snarkham_asylum.befalls
async def treat(g: Table, victim: int) -> None:
    """If you are a Cultist, you lose that class and take another one of your choice from the discarded doors. Otherwise
    you become a Cultist."""
    sick = next((gear for gear in g.classes(victim) if gear.card.id == "cultist"), None)
    if sick is None:
        await become_cultist(g, victim)
    elif not is_last_cultist(g, sick):
        owned = [gear.card for gear in g.classes(victim)]
        discards = g.state.door_discard
        uid = await g.choose_open_card(victim, "take", discards, lambda card: card.is_class and card not in owned)
        if uid is not None:
            await g.take_into_play(victim, uid)
        await g.lose_role(sick)


curse_flashlight_goes_out = cthulhu.curse("Curse! Flashlight Goes Out!")


@curse_flashlight_goes_out.befalls
async def darken(g: Table, victim: int) -> None:
    """Discard your Miner's Helmet and your Two-Handed Flashlight, in use or carried. You have -3 in this fight, or in
    your next one if you are not fighting."""
    await g.discard_all(victim, [gear for gear in g.items(victim) if "light" in gear.card.tags])
    await g.lay_on(victim, "penalty", "combat", -3)


curse_get_all_blobby = cthulhu.curse("Curse! Get All Blobby")


@curse_get_all_blobby.befalls
async def swell(g: Table, victim: int) -> None:
    """Lose the armor that you wear."""
    await g.lose_worn(victim, "armor")


curse_hair_stands_on_end = cthulhu.curse("Curse! Hair Stands On End")


@curse_hair_stands_on_end.befalls
async def bristle(g: Table, victim: int) -> None:
    """Lose the headgear that you wear."""
    await g.lose_worn(victim, "headgear")


curse_hair_turns_white_with_horror = cthulhu.curse("Curse! Hair Turns White With Horror")


@curse_hair_turns_white_with_horror.befalls
async def blanch(g: Table, victim: int) -> None:
    """Discard all your classes except Cultist."""
    for gear in g.classes(victim):
        if gear.card.id != "cultist":
            await g.lose_role(gear)


curse_hastur_hastur_hastur = cthulhu.curse("Curse! Hastur Hastur Hastur")
curse_hastur_hastur_hastur.says("If the table plays with speaking, whoever plays this must say the name three times.")


async def call_his_name(g: Table, player: int, uid: int, victim: str) -> None:
    """A player who falls silent has played the card for nothing."""
    is_called = True
    for _ in range(3 if g.option(SPEAKING) else 0):
        is_called = is_called and await g.choose_word(player, "speak", ("hastur", "silence")) == "hastur"
    await curse(g, player, uid, victim)
    if not is_called:
        await g.cancel()


curse_hastur_hastur_hastur.plays[0] = curse_hastur_hastur_hastur.plays[0]._replace(deed=call_his_name)


@curse_hastur_hastur_hastur.befalls
async def be_named(g: Table, victim: int) -> None:
    """The player on your right picks one of your items in play, and you lose it."""
    await g.lose_item(victim, g.items(victim), chooser=g.right_of(victim))


curse_learn_yet_another_awful_truth = cthulhu.curse("Curse! Learn Yet Another Awful Truth")


@curse_learn_yet_another_awful_truth.befalls
async def learn(g: Table, victim: int) -> None:
    """Lose a level."""
    await g.lose_levels(victim, 1)


curse_madness_takes_its_toll = cthulhu.curse("Curse! Madness Takes Its Toll")


@curse_madness_takes_its_toll.befalls
async def squander(g: Table, victim: int) -> None:
    """Discard items worth at least 1,000 gold in total, or all that you have in play if they are worth less."""
    items = g.items(victim)
    if sum([g.value(gear) for gear in items]) >= 1000:
        await g.lose_items_worth(victim, 1000)
    else:
        await g.discard_all(victim, items)


curse_solestealer = cthulhu.curse("Curse! Solestealer")


@curse_solestealer.befalls
async def go_barefoot(g: Table, victim: int) -> None:
    """Lose the footgear that you wear."""
    await g.lose_worn(victim, "footgear")


curse_weapon_becomes_evil = cthulhu.curse("Curse! Weapon Becomes Evil")
curse_weapon_becomes_evil.tags = frozenset({"evil"})


@curse_weapon_becomes_evil.befalls
async def turn_on_its_owner(g: Table, victim: int) -> None:
    """Your item in play with the biggest bonus, in use or carried, has a penalty of the same size from now on. You
    cannot put it on or away, trade it or sell it, but you may lose two levels to discard it."""
    items = [gear for gear in g.items(victim) if gear.card.is_worn and g.is_usable(gear)]
    most = max([g.full_bonus(gear) for gear in items], default=0)
    if most > 0:
        best = [gear for gear in items if g.full_bonus(gear) == most]
        gear = await g.choose_gear(victim, "evil", best)
        assert gear is not None
        await g.curse_item(gear)
        g.tell("evil", SEAT_NAMES[victim], gear.card.id)
