"""Cards that are used up."""

from __future__ import annotations

from rumpus.kernel import Option
from rumpus.munchkin.cancelling import curses, end_curse
from rumpus.munchkin.cards.ability import AIR, ANY_TIME, FIGHT, FLIGHT, OWN_COMBAT, OWN_TURN, Side
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.box import SINGING, cthulhu
from rumpus.munchkin.cards.decks.cthulhu.cult import become_cultist
from rumpus.munchkin.cards.decks.cthulhu.items import is_proof
from rumpus.munchkin.cards.playing import aim_at_sides
from rumpus.munchkin.table.state import Foe, Gear, Throw
from rumpus.munchkin.table.table import Table

canned_meat = cthulhu.one_shot("Canned Meat", 3, gold=100)
kitchen_sink = cthulhu.one_shot("Kitchen Sink", 3, gold=300)
loaded_die = cthulhu.one_shot("Loaded Die", gold=300, tags=("changes roll",))
loaded_die.says("After one of your own die rolls, turn the die to any face.")

# -- ichors ----------------------------------------------------------------------------------------------------

ichor_liquor = cthulhu.one_shot("Ichor Liquor", 3, gold=300, tags=("ichor",))
sicker_ichor = cthulhu.one_shot("Sicker Ichor", 2, gold=100, tags=("ichor",))
sticker_ichor = cthulhu.one_shot("Sticker Ichor", 4, gold=300, tags=("ichor",))


def throw_of(g: Table, card: Card) -> Throw:
    """This card in the fight."""
    return next(throw for throw in g.fight.thrown if g.card(throw.uid) is card)


def turned(side: str) -> Side:
    return "for" if side == "for" else "against"


bicker_ichor = cthulhu.one_shot(
    "Bicker Ichor", gold=600, tags=("ichor",), rulings=("Use the printed level, without enhancers.",)
)


def the_lowest(g: Table, player: int, card: Card) -> list[Option]:
    """If there are several monsters, those of the lowest level that can be made to leave."""
    foes = g.fight.foes
    least = min([foe.card.level for foe in foes])
    lowest = [foe for foe in foes if foe.card.level == least and not foe.card.stays]
    return [(foe.card.id, foe.serial) for foe in lowest] if len(foes) > 1 else []


@bicker_ichor.in_fight(the_lowest)
async def quarrel(g: Table, player: int, foe: str, serial: int) -> None:
    """In any fight with several monsters: the one with the lowest level leaves, for no reward. If several tie, you
    choose."""
    if g.foes_make_of(throw_of(g, bicker_ichor)):
        await g.drive_off(g.foe(serial))


kicker_ichor = cthulhu.one_shot("Kicker Ichor", gold=200, tags=("ichor",))


@kicker_ichor.in_fight()
async def kick_off(g: Table, player: int) -> None:
    """In any fight:"""


@kicker_ichor.alters_items
def kick(g: Table, gear: Gear) -> int:
    """the bonus of all footgear counts three times."""
    throw = throw_of(g, kicker_ichor)
    if gear.card.slot != "footgear" or is_proof(g, gear.owner, throw) or not g.foes_make_of(throw):
        return 1
    return 6 if throw.is_doubled else 3


quicker_ichor = cthulhu.one_shot("Quicker Ichor", gold=400, tags=("ichor",))


@quicker_ichor.in_flight(aim_at_sides)
async def spill(g: Table, player: int, side: str) -> None:
    """While anybody runs away:"""
    throw = throw_of(g, quicker_ichor)
    await g.change_throw(throw, throw._replace(side=turned(side)))


@quicker_ichor.adds_to_flight
def slip(g: Table, player: int, foe: Foe) -> int:
    """everybody who runs from this fight has +2 to run away or, if you prefer, -2."""
    return 0 if is_proof(g, player, throw_of(g, quicker_ichor)) else 2


def ichors(g: Table) -> list[Throw]:
    """In an open fight, the ichors in it; in flight, those that affect running away."""
    thrown = [(throw, g.card(throw.uid)) for throw in g.fight.thrown]
    return [throw for throw, card in thrown if card.is_ichor and (g.is_open or card.flight_bonus is not None)]


ichor_picker = cthulhu.one_shot(
    "Ichor Picker",
    tags=("ichor",),
    rulings=("What Bicker Ichor has done stays done; if you take Thicker Ichor, nothing is doubled any longer.",),
)


def ways_to_pick(g: Table, player: int, card: Card) -> list[Option]:
    options: list[Option] = []
    for throw in ichors(g):
        ichor = g.card(throw.uid)
        if ichor is not ichor_picker:
            options.append((ichor.id, "hand"))
            options += [(ichor.id, "against" if throw.side == "for" else "for")] if throw.side else []
    return options


@ichor_picker.in_fight(ways_to_pick, FIGHT | FLIGHT)
async def pick_up(g: Table, player: int, ichor: str, where: str) -> None:
    """Take an ichor that has been played into a fight: keep it in your hand, or play it at once for the other side."""
    throw = next(throw for throw in g.fight.thrown if g.card(throw.uid).id == ichor)
    if where == "hand":
        await g.take_throw(player, throw)
    else:
        await g.change_throw(throw, throw._replace(by=player, side=turned(where)))
    if ichor == thicker_ichor.id:
        for each in [each for each in g.fight.thrown if each.is_doubled]:
            await g.change_throw(each, each._replace(is_doubled=False))


thicker_ichor = cthulhu.one_shot(
    "Thicker Ichor",
    gold=300,
    tags=("ichor",),
    rulings=("On Bicker Ichor: if there are still several monsters, the one with the lowest level leaves too.",),
)


def ways_to_thicken(g: Table, player: int, card: Card) -> list[Option]:
    options: list[Option] = []
    for throw in ichors(g):
        ichor = g.card(throw.uid)
        if ichor is bicker_ichor and not throw.is_doubled:
            options += [(ichor.id, *target) for target in the_lowest(g, player, ichor)]
        elif not throw.is_doubled and ichor not in (ichor_picker, thicker_ichor):
            options.append((ichor.id,))
    return options


@thicker_ichor.in_fight(ways_to_thicken, FIGHT | FLIGHT)
async def thicken(g: Table, player: int, ichor: str, foe: str = "", serial: int = 0) -> None:
    """Play this when another ichor has been played into a fight: it doubles what that ichor does."""
    throw = next(throw for throw in g.fight.thrown if g.card(throw.uid).id == ichor)
    await g.change_throw(throw, throw._replace(is_doubled=True))
    if foe:
        await quarrel(g, player, foe, serial)


# -- noises ----------------------------------------------------------------------------------------------------

maniacal_laugh = cthulhu.one_shot("Maniacal Laugh", 2)


@maniacal_laugh.discarded
async def laugh_along(g: Table, player: int) -> None:
    """When you have discarded it, used or not, the player on your right may take it if their level is lower than
    yours."""
    await offer(g, maniacal_laugh, g.right_of(player), player)


piercing_shriek = cthulhu.one_shot("Piercing Shriek", 2)


@piercing_shriek.discarded
async def shriek_back(g: Table, player: int) -> None:
    """When you have discarded it, used or not, the player on your left may take it if their level is lower than
    yours."""
    await offer(g, piercing_shriek, g.left_of(player), player)


async def offer(g: Table, card: Card, neighbour: int, player: int) -> None:
    lying = [uid for uid in g.state.treasure_discard if g.card(uid) is card]
    if lying and g.hero(neighbour).level < g.hero(player).level and await g.agrees(neighbour, "take it"):
        await g.take_from_discard(neighbour, lying[-1], arrives=True)


song_of_madness = cthulhu.one_shot(
    "Song of Madness", rulings=("Ozathoth is driven off, not killed: he gives no level and no treasures.",)
)
song_of_madness.bonus = 2
SUNG = 5


def ways_to_sing(g: Table, player: int, card: Card) -> list[Option]:
    sides = ["for", "against"] if g.fight.helper < 0 else ["against"]
    sung = ["sung"] if g.option(SINGING) else []
    foes = [(foe.card.id, foe.serial) for foe in g.foes_named("ozathoth")]
    return [*[(side,) for side in sides], *[(side, each) for side in sides for each in sung], *foes]


@song_of_madness.in_fight(ways_to_sing)
async def sing(g: Table, player: int, target: str, how: str | int = "") -> None:
    """In any fight: +2 for either side, or +5 if you sing and the table plays with singing. Or, if Ozathoth is there:
    he leaves for no reward, and you become a Cultist."""
    if target == "ozathoth":
        await g.remove_foe(g.foe(how))
        await become_cultist(g, player)
        return
    throw = throw_of(g, song_of_madness)
    await g.change_throw(
        throw, throw._replace(side=turned(target), amount=SUNG if how == "sung" else song_of_madness.bonus)
    )


@song_of_madness.alters_throws
def drown_out(g: Table, throw: Throw) -> int:
    """It helps the munchkins only while just one of them is in the fight."""
    is_wasted = g.card(throw.uid) is song_of_madness and throw.side == "for" and g.fight.helper >= 0
    return 0 if is_wasted else 1


# -- out of fights ---------------------------------------------------------------------------------------------

innsmouth_yellow_pages = cthulhu.one_shot(
    "Innsmouth Yellow Pages",
    gold=200,
    rulings=("You cannot pay with a Cultist card in play.", "You pay before you choose."),
)


def with_two_to_pay(g: Table, player: int, card: Card) -> list[Option]:
    """Two cards besides itself; and there must be a monster to fetch."""
    others = len(g.hand(player)) + len(g.payable(player)) - 1
    return [()] if others >= 2 and any(g.card(uid).is_monster for uid in g.state.door_discard) else []


async def pay(g: Table, player: int) -> None:
    """MU-6.3: a card of the player's choice, from hand or from play."""
    held, gear = g.held(player), g.payable(player)
    names = sorted(held)
    options: list[Option] = [*[(name,) for name in names], *[(each.card.id, each.serial) for each in gear]]
    if not options:  # what was paid first has taken the rest with it: a Super Munchkin takes one of two classes
        return
    answer = await g.pick(player, "pay", options, held)
    if answer < len(names):
        await g.discard(player, g.in_hand(player, names[answer]))
    else:
        await g.discard_gear(gear[answer - len(names)])


@innsmouth_yellow_pages.answers(with_two_to_pay, OWN_TURN | OWN_COMBAT)
async def look_up(g: Table, player: int) -> None:
    """On your own turn: discard this and two other cards, from your hand or from play, to take any monster from the
    discard pile into your hand."""
    for _ in range(2):
        await pay(g, player)
    uid = await g.choose_open_card(player, "fetch", g.state.door_discard, lambda card: card.is_monster)
    if uid is not None:
        await g.take_from_discard(player, uid)


wishing_ring = cthulhu.one_shot("Wishing Ring", gold=500, tags=("answers curses",), copies=2)


wishing_ring.answers(curses, ANY_TIME | AIR)(end_curse)
