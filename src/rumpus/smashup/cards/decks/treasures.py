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
    "Dwarf Hireling", power=2, rulings=("Only treasures that are played on a minion can be chosen.",)
)


@dwarf_hireling.on_play
async def carry_a_treasure(g: Table, me: Piece) -> None:
    """You may play a treasure from the treasure discard pile on this minion, as an extra action."""
    player, pile = me.controller, g.piles.treasure_discard
    found = [uid for uid in pile if stays_on_minion(g.card(uid)) and g.may_play_action(player, g.card(uid))]
    uid = await g.choose_open_card(player, "play", found, may=True)
    if uid is not None:
        await g.play_action(player, uid, on=me)


halfling_hireling = treasures.minion(
    "Halfling Hireling", power=2, rulings=("At any base, and it may be another treasure.",)
)


@halfling_hireling.on_play
async def bring_a_friend(g: Table, me: Piece) -> None:
    """You may play an extra minion."""
    await g.extra_minion(me.controller)


tiger_steed = treasures.minion(
    "Tiger Steed", power=3, rulings=("A minion of its own, played neither on nor with another one.",)
)


@tiger_steed.on_play
async def pounce(g: Table, me: Piece) -> None:
    """You may destroy a minion of power 2 or less here."""
    if victim := await g.may_choose(me.controller, "destroy", g.minions(at=me, max_power=2)):
        await g.destroy(victim)


def weak_minion_played_here_by_another(g: Board, me: Piece, deed: Deed) -> bool:
    """Of printed power 3 or less, as for all plays (SU-3.2)."""
    return minion_played_here_by_another(g, me, deed) and deed.what.card.power <= 3


bag_of_caltrops = treasures.action(
    "Bag of Caltrops",
    on="base",
    rulings=(
        "You have no choice. It works once, as it destroys itself, even if the minion cannot be destroyed.",
        "The printed power counts, and the minion must still be here when its ability is over.",
        "A monster that comes with a new base, or that a base brings, was played by no player.",
    ),
)


@bag_of_caltrops.after("play", when=weak_minion_played_here_by_another)
async def prick(g: Table, me: Piece, deed: Deed) -> None:
    """Play on a base. Ongoing: after another player has played a minion of power 3 or less here, destroy it and this
    card."""
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
        "It is the player of the boots who uses them, whoever controls the minion.",
    ),
)


@boots_of_running_really_fast.talent()
async def run(g: Table, me: Piece) -> None:
    """Play on a minion. Talent: move that minion to another base."""
    if base := await g.choose(me.controller, "move to", g.bases(but=me)):
        if minion := g.host(me):
            await g.move(minion, to=base)


buckler_of_swashing = treasures.action(
    "Buckler of Swashing",
    on="minion",
    rulings=("It can still be moved, returned, taken control of, or discarded when its base has scored.",),
)


@buckler_of_swashing.forbids("destroy")
def parry(g: Board, me: Piece, deed: Deed) -> bool:
    """Play on a minion. Ongoing: it cannot be destroyed."""
    return me in deed.what.on


chainsaw_of_bloody_dismemberment = treasures.action("Chainsaw of Bloody Dismemberment", on="minion")


@chainsaw_of_bloody_dismemberment.host_power
def roar(g: Board, me: Piece) -> int:
    """Play on a minion. Ongoing: it has +2 power."""
    return 2


chest_of_holding = treasures.action("Chest of Holding", on="minion")


@chest_of_holding.host_power
def hold_everything(g: Board, me: Piece) -> int:
    """Play on a minion. Ongoing: it has +1 power for each treasure on it, this one included."""
    host = g.host(me)
    return g.treasures_on(host) if host is not None else 0


cross_bow = treasures.action(
    "Cross Bow",
    rulings=(
        "Monsters and treasures are of no faction.",
        "It counts for the minions of all players, but not for those that come later.",
    ),
)


@cross_bow.on_play
async def arm_a_faction(g: Table, me: Piece) -> None:
    """Choose a base and a faction. Each minion of that faction there gets +2 power until the end of the turn."""
    if base := await g.choose(me.controller, "empower at", g.bases()):
        faction = await g.choose_word(me.controller, "faction", g.factions())
        for minion in g.minions(at=base):
            if minion.card.faction.id == faction:
                await g.empower(minion, 2, until_turn_of=g.state.active)


dungeon_rule_book = treasures.action(
    "Dungeon Rule Book", rulings=("Before a scoring, too, the action may lie anywhere.",)
)


@dungeon_rule_book.on_play
async def quote_a_rule(g: Table, me: Piece) -> None:
    """Destroy an action on a base or a minion."""
    if action := await g.choose(me.controller, "destroy", g.actions()):
        await g.destroy(action)


@dungeon_rule_book.special_from_hand("before")
async def argue(g: Table, me: Piece, base: Piece) -> None:
    """Special: you may also play this before a base scores."""
    await quote_a_rule(g, me)


jetpack_of_anachronism = treasures.action(
    "Jetpack of Anachronism",
    on="minion",
    rulings=(
        "It also saves the minion when its base has scored.",
        "A monster or a treasure has no owner and goes to its own discard pile.",
        "The Jetpack itself goes to the treasure discard pile.",
    ),
)


@jetpack_of_anachronism.instead_of_discard
def fly_home(g: Board, me: Piece, what: Piece, leaving: Leaving) -> Destination | None:
    """Play on a minion. Ongoing: when it would go to the discard pile, it goes to its owner's hand instead."""
    return ("hand", -1) if me in what.on and g.owner(what.uid) >= 0 else None


kneepads_of_allure = treasures.action(
    "Kneepads of Allure",
    on="minion",
    rulings=("Everybody's minions, monsters as well: one that nobody controls adds 1 more to the breakpoint.",),
)


@kneepads_of_allure.power_here
def allure(g: Board, me: Piece, minion: Piece) -> int:
    """Play on a minion. Ongoing: each minion at its base has +1 power."""
    return 1


magic_missile = treasures.action(
    "Magic Missile", on="minion", rulings=("The minion that it lies on may be destroyed as well.",)
)


@magic_missile.talent()
async def fire(g: Table, me: Piece) -> None:
    """Play on a minion. Talent: put this card under the treasure deck and destroy a minion of power 3 or less here."""
    base = me.base
    await g.put_under_own_deck(me)
    if victim := await g.choose(me.controller, "destroy", g.minions(at=base, max_power=3)):
        await g.destroy(victim)


wand_of_dowsing = treasures.action("Wand of Dowsing")


@wand_of_dowsing.on_play
async def dowse(g: Table, me: Piece) -> None:
    """Draw two treasures. Then shuffle this card and the treasure discard pile into the treasure deck."""
    await g.draw_treasures(me.controller, 2)
    await g.put_under_own_deck(me)
    await g.shuffle_treasures(g.piles.treasure_discard)


wishing_ring = treasures.action("Wishing Ring")


@wishing_ring.on_play
async def wish(g: Table, me: Piece) -> None:
    """You get 1 VP. Put this card under the treasure deck."""
    await g.gain_points(me.controller, 1)
    await g.put_under_own_deck(me)
