"""The treasure deck: three minions, and what a minion can wear, wield or lie in wait with. Potions are next door."""

from __future__ import annotations

from rumpus.smashup.cards.ability import Destination
from rumpus.smashup.cards.box import Treasures
from rumpus.smashup.cards.conditions import minion_played_here_by_another
from rumpus.smashup.cards.sets import MUNCHKIN
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.plays import stays_on_minion
from rumpus.smashup.table.state import Deed, Leaving, Piece
from rumpus.smashup.table.table import Table

treasures = Treasures("Treasures", MUNCHKIN)

dwarf_hireling = treasures.minion(
    "Dwarf Hireling", power=2, rulings=("You can choose only treasures that go on a minion.",)
)


@dwarf_hireling.on_play
async def carry_a_treasure(g: Table, me: Piece) -> None:
    """You may take a treasure from the treasure discard pile and play it on this minion as an extra action."""
    player, pile = me.controller, g.piles.treasure_discard
    found = [uid for uid in pile if stays_on_minion(g.card(uid)) and g.may_play_action(player, g.card(uid))]
    uid = await g.choose_open_card(player, "play", found, may=True)
    if uid is not None:
        await g.play_action(player, uid, on=me)


halfling_hireling = treasures.minion(
    "Halfling Hireling", power=2, rulings=("You may play it at any base, and it may be another treasure.",)
)


@halfling_hireling.on_play
async def bring_a_friend(g: Table, me: Piece) -> None:
    """You may play an extra minion."""
    await g.extra_minion(me.controller)


tiger_steed = treasures.minion(
    "Tiger Steed", power=3, rulings=("It is a minion in its own right: it is not played on or with another one.",)
)


@tiger_steed.on_play
async def pounce(g: Table, me: Piece) -> None:
    """You may choose a minion here whose power is 2 or less and destroy it."""
    if victim := await g.may_choose(me.controller, "destroy", g.minions(at=me, max_power=2)):
        await g.destroy(victim)


def weak_minion_played_here_by_another(g: Board, me: Piece, deed: Deed) -> bool:
    """Of printed power 3 or less, as for all plays (SU-3.2)."""
    return minion_played_here_by_another(g, me, deed) and deed.what.card.power <= 3


bag_of_caltrops = treasures.action(
    "Bag of Caltrops",
    on="base",
    rulings=(
        "You have no choice. It works once and is used up, even if the minion cannot be destroyed.",
        "Use the printed power. The minion must still be here when its ability is over.",
        "A monster that comes with a new base, or that a base plays, was not played by a player.",
    ),
)


@bag_of_caltrops.after("play", when=weak_minion_played_here_by_another)
async def prick(g: Table, me: Piece, deed: Deed) -> None:
    """Play on a base. Ongoing: when another player has played a minion of power 3 or less here, destroy that minion,
    and this card with it."""
    await g.destroy_all([deed.what, me])


boots_of_butt_kicking = treasures.action("Boots of Butt-Kicking", on="minion")


@boots_of_butt_kicking.on_play
async def kick(g: Table, me: Piece) -> None:
    """Play on a minion. You may play an extra action."""
    await g.extra_action(me.controller)


@boots_of_butt_kicking.host_power
def stand_firm(g: Board, me: Piece) -> int:
    """Ongoing: that minion has +1 power."""
    return 1


boots_of_running_really_fast = treasures.action(
    "Boots of Running Really Fast",
    on="minion",
    rulings=(
        "The boots and everything else on the minion go along.",
        "Only the player of the boots can use them, whoever controls the minion.",
    ),
)


@boots_of_running_really_fast.talent()
async def run(g: Table, me: Piece) -> None:
    """Play on a minion. Talent: choose a different base and move that minion there."""
    if base := await g.choose(me.controller, "move to", g.bases(but=me)):
        if minion := g.host(me):
            await g.move(minion, to=base)


buckler_of_swashing = treasures.action(
    "Buckler of Swashing",
    on="minion",
    rulings=("It can still be moved, returned or taken control of, and it is discarded after its base scores.",),
)


@buckler_of_swashing.forbids("destroy")
def parry(g: Board, me: Piece, deed: Deed) -> bool:
    """Play on a minion. Ongoing: nothing can destroy that minion."""
    return me in deed.what.on


chainsaw_of_bloody_dismemberment = treasures.action("Chainsaw of Bloody Dismemberment", on="minion")


@chainsaw_of_bloody_dismemberment.host_power
def roar(g: Board, me: Piece) -> int:
    """Play on a minion. Ongoing: its power is 2 higher."""
    return 2


chest_of_holding = treasures.action("Chest of Holding", on="minion")


@chest_of_holding.host_power
def hold_everything(g: Board, me: Piece) -> int:
    """Play on a minion. Ongoing: each treasure on that minion, even this one, gives it +1 power."""
    host = g.host(me)
    return g.treasures_on(host) if host is not None else 0


cross_bow = treasures.action(
    "Cross Bow",
    rulings=(
        "Monsters and treasures do not belong to a faction.",
        "It helps the minions of all players, but not those that arrive later.",
    ),
)


@cross_bow.on_play
async def arm_a_faction(g: Table, me: Piece) -> None:
    """Choose a base and a faction. Until the end of the turn, each minion of that faction there has +2 power."""
    if base := await g.choose(me.controller, "empower at", g.bases()):
        faction = await g.choose_word(me.controller, "faction", g.factions())
        armed = [minion for minion in g.minions(at=base) if minion.card.faction.id == faction]
        await g.empower_all(armed, 2, until_turn_of=g.active)


dungeon_rule_book = treasures.action("Dungeon Rule Book", rulings=("Even then, the action may be anywhere.",))


@dungeon_rule_book.on_play
async def quote_a_rule(g: Table, me: Piece) -> None:
    """Choose an action in play, on a minion or on a base, and destroy it."""
    if action := await g.choose(me.controller, "destroy", g.actions()):
        await g.destroy(action)


@dungeon_rule_book.special_from_hand("before")
async def argue(g: Table, me: Piece, base: Piece) -> None:
    """Special: you may also play this card before a base scores."""
    await quote_a_rule(g, me)


jetpack_of_anachronism = treasures.action(
    "Jetpack of Anachronism",
    on="minion",
    rulings=(
        "It also saves the minion after its base has scored.",
        "A monster or a treasure has no owner and goes to its own discard pile.",
        "The Jetpack itself goes to the treasure discard pile.",
    ),
)


@jetpack_of_anachronism.instead_of_discard
def fly_home(g: Board, me: Piece, what: Piece, leaving: Leaving) -> Destination | None:
    """Play on a minion. Ongoing: if that minion would go to the discard pile, it goes to its owner's hand instead."""
    return ("hand", -1) if me in what.on and g.owner(what.uid) >= 0 else None


kneepads_of_allure = treasures.action(
    "Kneepads of Allure",
    on="minion",
    rulings=(
        "This helps everybody's minions, and monsters too: one that nobody controls adds 1 more to the breakpoint.",
    ),
)


@kneepads_of_allure.power_here
def allure(g: Board, me: Piece, minion: Piece) -> int:
    """Play on a minion. Ongoing: every minion at its base has +1 power."""
    return 1


magic_missile = treasures.action("Magic Missile", on="minion", rulings=("You may destroy the minion that it is on.",))


@magic_missile.talent()
async def fire(g: Table, me: Piece) -> None:
    """Play on a minion. Talent: put this card under the treasure deck, then destroy a minion of power 3 or less
    here."""
    base = me.base
    await g.put_away(me, "deck bottom")
    if victim := await g.choose(me.controller, "destroy", g.minions(at=base, max_power=3)):
        await g.destroy(victim)


wand_of_dowsing = treasures.action("Wand of Dowsing")


@wand_of_dowsing.on_play
async def dowse(g: Table, me: Piece) -> None:
    """Draw two treasures. Then shuffle this card and the treasure discard pile into the treasure deck."""
    await g.draw_treasures(me.controller, 2)
    await g.put_away(me, "deck bottom")
    await g.shuffle_treasures(g.piles.treasure_discard)


wishing_ring = treasures.action("Wishing Ring")


@wishing_ring.on_play
async def wish(g: Table, me: Piece) -> None:
    """You get 1 VP. Put this card under the treasure deck."""
    await g.gain_points(me.controller, 1)
    await g.put_away(me, "deck bottom")
