"""Thieves: they have treasures to spend, on points, on power, and on whoever stands in their way."""

from __future__ import annotations

from rumpus.smashup.cards.box import Faction
from rumpus.smashup.cards.sets import MUNCHKIN
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Piece
from rumpus.smashup.table.table import Table

thieves = Faction(
    "Thieves",
    MUNCHKIN,
    short="Thief",
    style="Spends treasures on all",
    about="They have treasures to spend: on points, on power, and on whoever stands in their way.",
    level=3,
)

master_thief = thieves.minion("Master Thief", power=5, copies=1)


@master_thief.talent()
async def break_in(g: Table, me: Piece) -> None:
    """Talent: draw a treasure."""
    await g.draw_treasures(me.controller)


fence = thieves.minion(
    "Fence",
    power=3,
    copies=2,
    rulings=("Only when you play it, and only once: two treasures, neither more nor fewer.",),
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
    """Show any number of treasures from your hand. Put that many +1 power counters on this minion."""
    player, shown = me.controller, list[int]()
    while True:
        hidden = [uid for uid in g.hand(player) if g.card(uid).is_treasure and uid not in shown]
        if (uid := await g.choose_card(player, "show", hidden, may=True)) is None:
            break
        shown.append(uid)
        await g.show(player, [uid])
    await g.add_counters(me, len(shown))


pickpocket = thieves.minion("Pickpocket", power=2, copies=4, rulings=("The other one may be anybody's.",))


@pickpocket.on_play
async def work_together(g: Table, me: Piece) -> None:
    """Draw a treasure if this is not the only Pickpocket here."""
    if any(minion.card is me.card for minion in g.minions(at=me, but=me)):
        await g.draw_treasures(me.controller)


backstab = thieves.action("Backstab", copies=1)


@backstab.on_play
async def stab(g: Table, me: Piece) -> None:
    """Discard a treasure from your hand. If you do, choose a minion of power 3 or less and destroy it."""
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
        "If there are several winners, each of them loses 1 VP; you still get only one.",
    ),
)


@clever_distraction.special_from_hand("after", when=has_minion_there)
async def look_over_there(g: Table, me: Piece, base: Piece) -> None:
    """Special: once a base where you have a minion has scored, the winner loses 1 VP and you get 1 VP."""
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
        "The action keeps its controller.",
    ),
)


@mugging.on_play
async def mug(g: Table, me: Piece) -> None:
    """Take an action off any minion and put it on a different one of yours."""
    yours = g.minions(of=me.controller)
    worn = [action for minion in g.minions() if any(each is not minion for each in yours) for action in minion.on]
    if action := await g.choose(me.controller, "transfer", worn):
        others = [minion for minion in g.minions(of=me.controller) if action not in minion.on]
        if host := await g.choose(me.controller, "transfer to", others):
            await g.transfer(action, host)


potion_bandolier = thieves.action("Potion Bandolier", copies=2)


@potion_bandolier.on_play
async def drink(g: Table, me: Piece) -> None:
    """Choose a minion, then discard a treasure from your hand. If you do, that minion has +3 power until the end of the
    turn."""
    if minion := await g.choose(me.controller, "empower", g.minions()):
        if await g.discard_treasure(me.controller):
            await g.empower(minion, 3, until_turn_of=g.active)


secret_stash = thieves.action(
    "Secret Stash",
    copies=1,
    on="base",
    rulings=(
        "It works even at a base without monsters.",
        "They are shared out like all loot.",
    ),
)


@secret_stash.adds_to_loot(2)
def hide_some_more(g: Board, me: Piece) -> int:
    """Play on a base. Ongoing: when this base scores, its loot is two treasures larger."""
    return 2


smuggling = thieves.action(
    "Smuggling",
    copies=1,
    rulings=(
        "With fewer than two treasures you discard none and get nothing; everything else still happens.",
        "The treasures go to the treasure discard pile, not into your deck.",
    ),
)


@smuggling.on_play
async def cross_the_border(g: Table, me: Piece) -> None:
    """Discard two treasures from your hand; if you do, you get 1 VP. Shuffle your discard pile into your deck. Put this
    card under your deck."""
    player = me.controller
    if g.treasures(player) >= 2:
        await g.discard_treasure(player)
        await g.discard_treasure(player)
        await g.gain_points(player, 1)
    await g.shuffle_into_deck(player, g.discard_pile(player))
    await g.put_away(me, "deck bottom")


strip_bare = thieves.action(
    "Strip Bare",
    copies=1,
    rulings=(
        "It may be on a minion, on a base, or a minion itself.",
        "Taking an action off a minion does not affect that minion.",
    ),
)


@strip_bare.on_play
async def take_everything(g: Table, me: Piece) -> None:
    """Take any treasure in play into your hand."""
    shiny = [piece for piece in [*g.minions(), *g.actions()] if piece.card.is_treasure]
    if treasure := await g.choose(me.controller, "take", shiny):
        await g.place(treasure, "hand", of=me.controller)


swipe = thieves.action("Swipe", copies=2)


@swipe.on_play
async def grab_and_run(g: Table, me: Piece) -> None:
    """Draw a treasure."""
    await g.draw_treasures(me.controller)
