"""The items, and what improves them."""

from __future__ import annotations

from rumpus.kernel import Option
from rumpus.munchkin.cards.ability import ANY_TIME, FIGHT
from rumpus.munchkin.cards.decks.cthulhu.box import cthulhu
from rumpus.munchkin.cards.decks.cthulhu.classes import CULTISTS, INVESTIGATORS, MONSTER_WHACKERS, PROFESSORS
from rumpus.munchkin.cards.decks.cthulhu.cult import end_among_cultists
from rumpus.munchkin.table.state import Foe, Gear, Throw
from rumpus.munchkin.table.table import Table

# -- held in the hands -----------------------------------------------------------------------------------------

bagpipes = cthulhu.item("Bagpipes", 4, 500, hands=2, rulings=("A card attached to them gives nothing then either.",))


@bagpipes.at_start_of_fight
async def blow(g: Table, me: Gear) -> None:
    """Whenever you enter a fight with them, roll a die: on a 6 they give you nothing in that fight."""
    await g.note(me, 1 if await g.roll(me.owner) == 6 else 0)


@bagpipes.gives
def drone(g: Table, me: Gear, owner: int) -> int:
    """Otherwise they give +4."""
    is_silent = me.note and g.in_combat(owner)
    return -sum([each.card.bonus for each in me.on]) if is_silent else 4


@bagpipes.at_end_of_fight
async def burst(g: Table, me: Gear, has_won: bool) -> None:
    """If they gave nothing and the monster was not killed, discard them."""
    was_silent = me.note
    await g.note(me, 0)
    if was_silent and not has_won:
        await g.discard_gear(me)


bowling_pin = cthulhu.item("Bowling Pin", 2, 200, hands=1)
bug_spray = cthulhu.item("Bug Spray", 2, 300, hands=1)
elder_sign = cthulhu.item("Elder Sign", 3, 200, hands=1, only=(INVESTIGATORS,))
flamethrower = cthulhu.item("Flamethrower", 4, 800, hands=2, tags=("flame",))
flamethrower.says("It attacks with fire.")
mystic_scribble = cthulhu.item("Mystic Scribble", 2, 300, hands=1, never=(CULTISTS,))
necrocomicon = cthulhu.item("Necrocomicon", 1, 100, hands=1)
necrognomicon = cthulhu.item("Necrognomicon", 2, 200, hands=1)
necronomicon = cthulhu.item("Necronomicon", 5, 800, hands=2, only=(PROFESSORS,))

necronookiecon = cthulhu.item(
    "Necronookiecon",
    3,
    300,
    hands=1,
    rulings=("Only the fighter can do this, while the fight is still open. The turn still ends with charity.",),
)


def a_lone_monster(g: Table, me: Gear) -> list[Option]:
    """In its owner's fight; a weapon that has become evil does not let go."""
    foes = g.fight.foes
    if me.owner != g.fight.fighter or len(foes) != 1 or foes[0].card.stays or g.is_evil(me):
        return []
    return [(foes[0].card.id, foes[0].serial)]


@necronookiecon.used(FIGHT, a_lone_monster)
async def distract(g: Table, me: Gear, foe: str, serial: int) -> None:
    """In your own fight with exactly one monster: discard this and the monster, for no reward. Your turn is over."""
    await g.discard_gear(me)
    await g.remove_foe(g.foe(serial))
    await g.end_fight(has_won=False)
    if me.owner == g.state.active:
        await g.end_turn()


prehistoric_axe = cthulhu.item("Prehistoric Axe", 2, 500, hands=1)


@prehistoric_axe.gives
def fell(g: Table, me: Gear, owner: int) -> int:
    """It gives +5 instead of +2 in a fight with a monster of level 15 or more."""
    return 5 if g.in_combat(owner) and any(foe.card.level >= 15 for foe in g.fight.foes) else 2


railroad_spike = cthulhu.item("Railroad Spike", 3, 400, hands=1, only=(MONSTER_WHACKERS,))

shogulator = cthulhu.item("Shogulator", 2, 600, hands=2)


@shogulator.gives
def compute(g: Table, me: Gear, owner: int) -> int:
    """Instead of +2, it gives +10 in a fight with Shoggoth or Shog Goth, and +5 in a fight with any other goth."""
    if not g.in_combat(owner):
        return 2
    if g.foes_named("shoggoth", "shog_goth"):
        return 10
    return 5 if any(foe.card.is_goth for foe in g.fight.foes) else 2


sushi_knife_of_doom = cthulhu.item("Sushi Knife of Doom", 2, 300, hands=1)
tommy_gun = cthulhu.item("Tommy Gun", 4, 600, hands=2)


@tommy_gun.gives
def greet_its_namesake(g: Table, me: Gear, owner: int) -> int:
    """It gives +5 instead of +4 if you are called Tom, Tommy or Tommie and have said so at the table."""
    return 5 if g.hero(owner).is_tom else 4


triple_barreled_shotgun = cthulhu.item("Triple-Barreled Shotgun", 4, 700, hands=2, only=(INVESTIGATORS,))
two_handed_flashlight = cthulhu.item("Two-Handed Flashlight", 3, 400, hands=2, never=(PROFESSORS,), tags=("light",))
wand_of_walloping = cthulhu.item("Wand Of Walloping", 3, 400, hands=1, never=(INVESTIGATORS,))

# -- worn on the head ------------------------------------------------------------------------------------------

cowl_of_cthulhu = cthulhu.item("Cowl of Cthulhu", 2, 400, slot="headgear", source="reconstructed")
fake_tentacle = cthulhu.item("Fake Tentacle", 0, 200, slot="headgear", run_away=1, is_stacked=True)
fake_tentacle.says("You have +1 to run away.")
fake_tentacle.says("You may wear this with other headgear. If you lose your headgear, you lose both.")
fez_of_fazooli = cthulhu.item("Fez of Fazooli", 3, 700, slot="headgear", never=(MONSTER_WHACKERS,))
maaaaaaster = cthulhu.item("Maaaaaaster!", 4, 0, slot="headgear", only=(CULTISTS,))
miners_helmet = cthulhu.item("Miner's Helmet", 2, 400, slot="headgear", tags=("light",))
necrotelecom = cthulhu.item("Necrotelecom", 2, 300, slot="headgear")

# -- armor -----------------------------------------------------------------------------------------------------

BESIDE_ARMOR = "You may wear this with other armor. If you lose your armor, you lose both."

miskatonic_university_t_shirt = cthulhu.item(
    "Miskatonic University T-Shirt", 1, 100, slot="armor", is_stacked=True
)  # fmt: skip
miskatonic_university_t_shirt.says(BESIDE_ARMOR)
professor_teslas_electrical_protective_device = cthulhu.item(
    "Professor Tesla's Electrical Protective Device (pat. pending)", 4, 900, slot="armor"
)

slime_proof_poncho = cthulhu.item(
    "Slime-Proof Poncho",
    2,
    400,
    slot="armor",
    rulings=(
        "When two munchkins fight together, only the wearer's own ichors count, on either side.",
        "Ichors that others play do not change the wearer's footgear and rolls, but they do change everybody else's.",
        "Bicker Ichor works on the monsters, and Thicker Ichor on another ichor, so it stops neither.",
    ),
)


def is_proof(g: Table, player: int, throw: Throw) -> bool:
    """Does this player wear the poncho against somebody else's ichor?"""
    wears_it = any(gear.card is slime_proof_poncho for gear in g.used(player)) and not g.is_hushed(slime_proof_poncho)
    return wears_it and throw.by != player


@slime_proof_poncho.alters_throws
def repel(g: Table, throw: Throw) -> int:
    """Ichors that others play have no effect on you, good or bad."""
    if not g.card(throw.uid).is_ichor:
        return 1
    return 0 if any(is_proof(g, player, throw) for player in g.munchkins()) else 1


tweed_jacket = cthulhu.item("Tweed Jacket", 2, 400, slot="armor", only=(PROFESSORS,), is_stacked=True)
tweed_jacket.says(BESIDE_ARMOR)

# -- footgear --------------------------------------------------------------------------------------------------

galoshes = cthulhu.item("Galoshes", 1, 300, slot="footgear", is_stacked=True, tags=("overshoe",))
galoshes.says("You may wear this over other footgear. If you lose your footgear, you lose only this.")
monster_stompers = cthulhu.item("Monster Stompers", 3, 600, slot="footgear", only=(MONSTER_WHACKERS,))

shoes_of_only_having_to_run_faster_than_you = cthulhu.item(
    "Shoes Of Only Having To Run Faster Than YOU", 0, 500, slot="footgear"
)


@shoes_of_only_having_to_run_faster_than_you.lets_escape
def outrun(g: Table, player: int, foe: Foe) -> bool:
    """When you and a partner run away, you escape without a roll, whatever other cards say,"""
    return len(g.munchkins()) == 2


@shoes_of_only_having_to_run_faster_than_you.adds_to_flight
def leave_behind(g: Table, player: int, foe: Foe) -> int:
    """and your partner has -2 to run away."""
    wears_them = any(gear.card is shoes_of_only_having_to_run_faster_than_you for gear in g.used(player))
    return 0 if wears_them or len(g.munchkins()) < 2 else -2


# -- neither ---------------------------------------------------------------------------------------------------

backpack_full_of_dynamite = cthulhu.item("Backpack Full of Dynamite", 0, 500)
USED_UP = 10


@backpack_full_of_dynamite.at_start_of_fight
async def light_it(g: Table, me: Gear) -> None:
    """When you enter a fight, announce a number from 1 to 6 and roll a die."""
    number = int(await g.choose_word(me.owner, "announce", ("1", "2", "3", "4", "5", "6")))
    await g.note(me, number + (USED_UP if await g.roll(me.owner) < number else 0))


@backpack_full_of_dynamite.gives
def blast(g: Table, me: Gear, owner: int) -> int:
    """Your bonus in this fight is that number."""
    return me.note % USED_UP if g.in_combat(owner) else 0


@backpack_full_of_dynamite.at_end_of_fight
async def burn_out(g: Table, me: Gear, has_won: bool) -> None:
    """If you rolled a lower number, discard this when the fight is over."""
    is_used_up = me.note > USED_UP
    await g.note(me, 0)
    if is_used_up:
        await g.discard_gear(me)


brass_knucks = cthulhu.item("Brass Knucks", 1, 200)
brass_knucks.says("It does not take up a hand.")
cthulhu_bumper_sticker = cthulhu.item(
    "Cthulhu Bumper Sticker",
    2,
    0,
    rulings=("There are vehicles in Munchkin Warhammer 40,000. One that is carried counts.",),
)


@cthulhu_bumper_sticker.gives
def decorate(g: Table, me: Gear, owner: int) -> int:
    """It gives +3 instead of +2 if you have a steed or a vehicle."""
    return 3 if any(gear.card.slot == "vehicle" for gear in g.gear(owner)) else 2


cult_membership_card = cthulhu.item(
    "Cult Membership Card",
    0,
    100,
    never=(CULTISTS,),
    rulings=(
        "You count as a Cultist where that helps you and not where it hurts; if it is unclear, you are asked.",
        "So you may use what only Cultists may, and what strengthens a Cultist may lie before you while you use this.",
        "You do not matter for the last outsider's level, unless you say that you are a Cultist too.",
    ),
)
cult_membership_card.counts_as = "cultist"
cult_membership_card.says("You may count as a Cultist for any purpose, and change your mind at will.")


@cult_membership_card.gives
def blend_in(g: Table, me: Gear, owner: int) -> int:
    """So in a fight you have +2 for each other Cultist in the game."""
    if not g.in_combat(owner) or g.are_classes_silent() or g.is_really(owner, "cultist"):
        return 0
    return 2 * sum(g.is_really(other, "cultist") for other in g.others(owner))


def the_last_one(g: Table, me: Gear) -> list[Option]:
    """Are all others Cultists?"""
    return [()] if all(g.is_really(other, "cultist") for other in g.others(me.owner)) and g.is_usable(me) else []


@cult_membership_card.used(ANY_TIME, the_last_one)
async def confess(g: Table, me: Gear) -> None:
    """When everybody else is a Cultist, you may say at any time that you are one too: the game ends, and the highest
    level wins."""
    await end_among_cultists(g)


non_euclidean_map = cthulhu.item("Non-Euclidean Map", 0, 400, run_away=-1)
non_euclidean_map.says("You have -1 to run away.")


@non_euclidean_map.adds_treasures
def find_more(g: Table, me: Gear, owner: int) -> int:
    """If you kill a monster on your own turn, you get an extra treasure."""
    return 1 if owner == g.state.active else 0


tentacle = cthulhu.item("Tentacle", 0, 400, only=(CULTISTS,))
tentacle.extra_hands = 1
tentacle.says("You have one extra hand.")

# -- what improves them ----------------------------------------------------------------------------------------

of_the_middle_aged_gods = cthulhu.item_enhancer(". . . Of The Middle-Aged Gods", 2, fits="bonus")
of_the_middle_aged_gods.hands = 1  # fewer
of_the_middle_aged_gods.says(
    "Attach this to one of your items that has a bonus: it gets +2 and takes one hand less, if it takes any."
)

official_mythos = cthulhu.item_enhancer("Official Mythos . . .", 2, fits="hand")
official_mythos.says("Attach this to one of your items that is held in the hands: it gets +2.")
