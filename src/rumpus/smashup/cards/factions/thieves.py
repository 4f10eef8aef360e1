"""Thieves: they have treasures to spend, on points, on power, and on whoever stands in their way."""

from __future__ import annotations

from rumpus.smashup.cards.box import Faction
from rumpus.smashup.cards.sets import MUNCHKIN
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Piece
from rumpus.smashup.table.table import Table

thieves = Faction("Thieves", MUNCHKIN)

master_thief = thieves.minion("Master Thief", power=5, copies=1)


@master_thief.talent()
async def break_in(g: Table, me: Piece) -> None:
    """Talent: draw a treasure."""
    await g.draw_treasures(me.controller)


fence = thieves.minion(
    "Fence",
    power=3,
    copies=2,
    rulings=("Only when it is played, and only once: two treasures, neither more nor less.",),
)


@fence.on_play
async def buy_cheap(g: Table, me: Piece) -> None:
    """You may discard two treasures from your hand. If you do, you get 1 VP."""
    if g.treasures(me.controller) >= 2 and await g.agrees(me.controller, "sell treasures"):
        await g.discard_treasure(me.controller)
        await g.discard_treasure(me.controller)
        await g.gain_points(me.controller, 1)


cat_burglar = thieves.minion("Cat Burglar", power=3, copies=3, rulings=("The treasures stay in your hand.",))


@cat_burglar.on_play
async def boast(g: Table, me: Piece) -> None:
    """Show any number of treasures from your hand. Put as many +1 power counters on this minion."""
    await g.add_counters(me, await g.show_treasures(me.controller))


pickpocket = thieves.minion("Pickpocket", power=2, copies=4, rulings=("The other one may be anybody's.",))


@pickpocket.on_play
async def work_together(g: Table, me: Piece) -> None:
    """If there is another Pickpocket here, draw a treasure."""
    if any(minion.card is me.card for minion in g.minions(at=me, but=me)):
        await g.draw_treasures(me.controller)


backstab = thieves.action("Backstab", copies=1)


@backstab.on_play
async def stab(g: Table, me: Piece) -> None:
    """Discard a treasure from your hand. If you did, destroy a minion of power 3 or less."""
    if await g.discard_treasure(me.controller):
        if victim := await g.choose(me.controller, "destroy", g.minions(max_power=3)):
            await g.destroy(victim)


def has_minion_there(g: Board, player: int, base: Piece) -> bool:
    return g.has_minion(player, base)


clever_distraction = thieves.action(
    "Clever Distraction",
    copies=1,
    rulings=(
        "If you are the winner, you lose 1 VP and get 1 VP.",
        "Each of several winners loses 1 VP; you get only one.",
    ),
)


@clever_distraction.special_from_hand("after", when=has_minion_there)
async def look_over_there(g: Table, me: Piece, base: Piece) -> None:
    """Special: after a base where you have a minion has scored, its winner loses 1 VP and you get 1 VP."""
    winners = g.winners()
    if winners and not g.edition.distraction_robs_all_winners:
        winners = [await g.choose_player(me.controller, "rob", winners)]
    for winner in winners:
        await g.lose_points(winner, 1)
    await g.gain_points(me.controller, 1)


mugging = thieves.action(
    "Mugging",
    copies=1,
    rulings=(
        "Taking an action off a minion does not affect that minion.",
        "Who controls the action stays the same.",
    ),
)


@mugging.on_play
async def mug(g: Table, me: Piece) -> None:
    """Take an action from any minion and put it on another one, which is yours."""
    yours = g.minions(of=me.controller)
    worn = [action for minion in g.minions() if any(each is not minion for each in yours) for action in minion.on]
    if action := await g.choose(me.controller, "transfer", worn):
        others = [minion for minion in g.minions(of=me.controller) if action not in minion.on]
        if host := await g.choose(me.controller, "transfer to", others):
            await g.transfer(action, host)


potion_bandolier = thieves.action("Potion Bandolier", copies=2)


@potion_bandolier.on_play
async def drink(g: Table, me: Piece) -> None:
    """Choose a minion. Discard a treasure from your hand; if you did, that minion gets +3 power until the end of the
    turn."""
    if minion := await g.choose(me.controller, "empower", g.minions()):
        if await g.discard_treasure(me.controller):
            await g.empower(minion, 3, until_turn_of=g.state.active)


secret_stash = thieves.action(
    "Secret Stash",
    copies=1,
    on="base",
    rulings=(
        "Also at a base without monsters.",
        "It is shared out like all loot.",
    ),
)


@secret_stash.adds_to_loot(2)
def hide_some_more(g: Board, me: Piece) -> int:
    """Play on a base. When it scores, there are two more treasures in the loot."""
    return 2


smuggling = thieves.action(
    "Smuggling",
    copies=1,
    rulings=(
        "With fewer than two treasures you discard none and get nothing; the rest happens all the same.",
        "The treasures go to the treasure discard pile, not into your deck.",
    ),
)


@smuggling.on_play
async def cross_the_border(g: Table, me: Piece) -> None:
    """Discard two treasures from your hand; if you did, you get 1 VP. Shuffle your discard pile into your deck. Put
    this card under your deck."""
    player = me.controller
    if g.treasures(player) >= 2:
        await g.discard_treasure(player)
        await g.discard_treasure(player)
        await g.gain_points(player, 1)
    await g.shuffle_into_deck(player, g.discard_pile(player))
    await g.put_under_own_deck(me)


strip_bare = thieves.action(
    "Strip Bare",
    copies=1,
    rulings=(
        "On a minion, on a base, or a treasure that is a minion itself.",
        "Taking an action off a minion does not affect that minion.",
    ),
)


@strip_bare.on_play
async def take_everything(g: Table, me: Piece) -> None:
    """Take a treasure that is in play into your hand."""
    shiny = [piece for piece in [*g.minions(), *g.actions()] if piece.card.is_treasure]
    if treasure := await g.choose(me.controller, "take", shiny):
        await g.place_in_hand(treasure, of=me.controller)


swipe = thieves.action("Swipe", copies=2)


@swipe.on_play
async def grab_and_run(g: Table, me: Piece) -> None:
    """Draw a treasure."""
    await g.draw_treasures(me.controller)
