"""Dwarves: they wear what they find, dig up what others threw away, and grow with every treasure."""

from __future__ import annotations

from rumpus.smashup.cards.ability import Destination
from rumpus.smashup.cards.box import Faction
from rumpus.smashup.cards.sets import MUNCHKIN
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.plays import stays_on_minion
from rumpus.smashup.table.state import Leaving, Piece
from rumpus.smashup.table.table import Table

dwarves = Faction(
    "Dwarves",
    MUNCHKIN,
    short="Dwarf",
    style="Hoards, and grows rich",
    about="They wear what they find, dig up what others threw away, and grow with every treasure.",
    level=2,
)

dwarf_king = dwarves.minion(
    "Dwarf King",
    power=5,
    copies=1,
    rulings=(
        "This works at any base, even when the minion leaves play or its base has scored.",
        "This saves only treasures: other actions are discarded as usual.",
        "What counts is who controls the minion, not who played the treasure.",
    ),
)


@dwarf_king.instead_of_discard
def keep_it_all(g: Board, me: Piece, what: Piece, leaving: Leaving) -> Destination | None:
    """Ongoing: when a treasure on one of your minions would go to the treasure discard pile, it goes to your hand
    instead."""
    host = g.host(what) if what.card.is_treasure and what.card.is_action else None
    is_yours = host is not None and host.card.is_minion and host.controller == me.controller
    return ("hand", me.controller) if is_yours else None


loot_lover = dwarves.minion("Loot Lover", power=4, copies=2)


@loot_lover.own_power
def cling_to_it(g: Board, me: Piece) -> int:
    """Ongoing: this minion has +2 power for each treasure on it."""
    return 2 * g.treasures_on(me)


def has_treasure_to_dig_for(g: Board, me: Piece) -> bool:
    return bool(g.piles.treasure_discard)


gold_digger = dwarves.minion("Gold Digger", power=3, copies=3, rulings=("You cannot use it while that pile is empty.",))


@gold_digger.talent(when=has_treasure_to_dig_for)
async def dig(g: Table, me: Piece) -> None:
    """Talent: take any one treasure from the treasure discard pile into your hand."""
    uid = await g.choose_open_card(me.controller, "take", g.piles.treasure_discard)
    if uid is not None:
        await g.take_treasure(me.controller, uid)


gem_grabber = dwarves.minion("Gem Grabber", power=2, copies=4, rulings=("A second treasure adds nothing to this.",))


@gem_grabber.own_power
def hold_tight(g: Board, me: Piece) -> int:
    """Ongoing: this minion has +2 power while there is a treasure on it."""
    return 2 if g.treasures_on(me) else 0


anything_for_money = dwarves.action(
    "Anything for Money",
    copies=1,
    rulings=("You may discard treasures as well; they go to the treasure discard pile.",),
)


@anything_for_money.on_play
async def sell_everything(g: Table, me: Piece) -> None:
    """Discard any number of cards. Draw that many treasures."""
    count = await g.discard_any(me.controller)
    await g.draw_treasures(me.controller, count)


cash_out = dwarves.action(
    "Cash Out", copies=1, rulings=("Each counts as an extra minion or an extra action, depending on the treasure.",)
)


@cash_out.on_play
async def show_off(g: Table, me: Piece) -> None:
    """This turn you may play up to three treasures as extra cards."""
    await g.extra_treasures(me.controller, 3)


cunning_plan = dwarves.action(
    "Cunning Plan", copies=1, rulings=("Play it at once as an extra card, or it stays in your hand.",)
)


@cunning_plan.special_from_hand("before")
async def have_a_plan(g: Table, me: Piece, base: Piece) -> None:
    """Special: before a base scores, draw a treasure. You may play it at once."""
    drawn = len(await g.draw_treasures(me.controller))
    await g.play_drawn(me.controller, drawn)


greed_is_good = dwarves.action("Greed is Good", copies=2)


@greed_is_good.on_play
async def want_more(g: Table, me: Piece) -> None:
    """Take a treasure from the treasure discard pile into your hand, or else draw one. You may play an extra action."""
    uid = await g.choose_open_card(me.controller, "take or draw", g.piles.treasure_discard, may=True)
    if uid is not None:
        await g.take_treasure(me.controller, uid)
    else:
        await g.draw_treasures(me.controller)
    await g.extra_action(me.controller)


hidden_assets = dwarves.action("Hidden Assets", copies=2)


@hidden_assets.on_play
async def hide_wealth(g: Table, me: Piece) -> None:
    """Discard the top three cards of the treasure deck. Draw a card. You may play an extra action."""
    await g.discard_treasures(3)
    await g.draw(me.controller)
    await g.extra_action(me.controller)


mine = dwarves.action(
    "Mine!",
    copies=1,
    rulings=("You must play one if the deck holds one and you have a minion to put it on.",),
)


@mine.on_play
async def claim(g: Table, me: Piece) -> None:
    """Look through the treasure deck for a treasure that goes on a minion. Play it on one of yours as an extra action,
    then shuffle the treasure deck."""
    deck = await g.search(me.controller, "treasure deck")
    if minions := g.minions(of=me.controller):
        uid = await g.choose_card(me.controller, "play", deck, stays_on_minion)
        if uid is not None and (host := await g.choose(me.controller, "play on", minions)):
            await g.play_action(me.controller, uid, on=host)
    await g.shuffle_treasures()


no_my_precious = dwarves.action("No! My Precious!", copies=1, rulings=("You cannot choose an action on a base.",))


@no_my_precious.on_play
async def let_nobody_have_it(g: Table, me: Piece) -> None:
    """Choose an action on a minion and destroy it. You may play an extra action if it was a treasure."""
    worn = [action for minion in g.minions() for action in minion.on]
    if action := await g.choose(me.controller, "destroy", worn):
        if await g.destroy(action) and action.card.is_treasure:
            await g.extra_action(me.controller)


salvage = dwarves.action("Salvage", copies=1, rulings=("You can choose only treasures that go on a minion.",))


@salvage.special_from_hand("before")
async def pull_out(g: Table, me: Piece, base: Piece) -> None:
    """Special: before a base scores, choose a treasure in the treasure discard pile and play it on one of your minions
    there."""
    if minions := g.minions(at=base, of=me.controller):
        uid = await g.choose_open_card(me.controller, "play", g.piles.treasure_discard, stays_on_minion)
        if uid is not None and (host := await g.choose(me.controller, "play on", minions)):
            await g.play_action(me.controller, uid, on=host)
