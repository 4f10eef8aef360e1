"""Ninjas: they strike where nobody looks, and appear just before a base scores."""

from __future__ import annotations

from rumpus.smashup.cards.box import Faction
from rumpus.smashup.cards.conditions import in_play, one_of_yours, your_next_turn
from rumpus.smashup.cards.sets import BASE
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Deed, Piece
from rumpus.smashup.table.table import Table

ninjas = Faction(
    "Ninjas",
    BASE,
    short="Ninja",
    style="Strikes as a base scores",
    about="They wait in the hand, then turn a scoring over. Weak while nothing is about to score.",
    level=2,
)

ninja_master = ninjas.minion("Ninja Master", power=5, copies=1)


@ninja_master.on_play
async def strike_anyone(g: Table, me: Piece) -> None:
    """You may choose any minion here and destroy it."""
    if victim := await g.may_choose(me.controller, "destroy", g.minions(at=me)):
        await g.destroy(victim)


tiger_assassin = ninjas.minion(
    "Tiger Assassin",
    power=4,
    copies=2,
    rulings=("Use the power it has now: a weakened minion of printed power 4 may be chosen.",),
)


@tiger_assassin.on_play
async def strike_the_weak(g: Table, me: Piece) -> None:
    """You may choose a minion here whose power is 3 or less and destroy it."""
    if victim := await g.may_choose(me.controller, "destroy", g.minions(at=me, max_power=3)):
        await g.destroy(victim)


shinobi = ninjas.minion(
    "Shinobi",
    power=3,
    copies=3,
    rulings=(
        "Only your own uses of this ability at this scoring count, not a Shinobi played in another way.",
        "A Shinobi that is already in play cannot use it.",
    ),
)


@shinobi.special_from_hand("before", once=True)
async def appear(g: Table, me: Piece, base: Piece) -> None:
    """Special: before a base scores, you may play this minion there from your hand, but only one Shinobi at each
    scoring."""
    await g.play_one_of(me.controller, [me.uid], [base])


def may_change_places(g: Board, me: Piece) -> bool:
    """No minion was played yet; it can be returned, and some minion, perhaps it again, could be played at its base."""
    player, base = me.controller, g.base_of(me)
    returns = Deed("return", me, me.base, player, me.card, me.serial, False, player)
    if base is None or g.minions_played or not g.can_happen(returns):
        return False
    back = [me.uid] if g.owner(me.uid) == player else []
    uids = [*g.hand(player), *back, *g.as_in_hand(player, [base], more=len(back))]
    return any(g.card(uid).is_minion and g.may_play(player, g.card(uid), base) for uid in uids)


ninja_acolyte = ninjas.minion(
    "Ninja Acolyte",
    power=2,
    copies=4,
    rulings=(
        "Only minions that you played in step 2 of this turn count.",
        "The extra minion counts as played, so only one Acolyte can do this each turn.",
        "Once you begin, you must do both; the returned Acolyte itself may be the extra minion.",
        "You cannot use it where a card keeps him from being returned, or where you could then play no minion.",
    ),
)


@ninja_acolyte.special_on_your_turn(when=may_change_places)
async def change_places(g: Table, me: Piece) -> None:
    """Special: on your turn, as long as you have played no minion, you may take this one back into your hand. If you
    do, play an extra minion at the base it left."""
    base = g.base_of(me)
    if base and await g.return_to_hand(me):
        await g.play_one_of(me.controller, g.hand(me.controller), [base], must=True)


assassination = ninjas.action(
    "Assassination",
    copies=1,
    on="minion",
    rulings=(
        "If the minion survives, this is tried again at the end of every following turn, whoever's it is.",
        "The turn ends after scoring, so the victim still counts at a base that scores this turn.",
    ),
)


@assassination.at_end_of_turn(when=in_play)
async def kill_silently(g: Table, me: Piece, deed: Deed) -> None:
    """Play on a minion. Ongoing: when the turn ends, destroy that minion."""
    if victim := g.host(me):
        await g.destroy(victim)


disguise = ninjas.action(
    "Disguise",
    copies=1,
    rulings=(
        "The extra minions are played first and at once, so they cannot be the cards you picked.",
        "You must do both. Minions for which you have no extra minion to play still return.",
    ),
)


@disguise.on_play
async def swap_clothes(g: Table, me: Piece) -> None:
    """Pick one or two of your minions at the same base. Play that many extra minions there, then take the ones you
    picked back into your hand."""
    first = await g.choose(me.controller, "disguise", g.minions(of=me.controller, owned=True))
    if not first:
        return
    others = g.minions(of=me.controller, at=first, but=first, owned=True)
    second = await g.may_choose(me.controller, "disguise", others)
    base = g.base_of(first)
    chosen = [first, second] if second else [first]
    for _ in chosen:
        if base:
            await g.play_one_of(me.controller, g.hand(me.controller), [base])
    await g.return_all(chosen)


hidden_ninja = ninjas.action(
    "Hidden Ninja",
    copies=1,
    rulings=(
        "The minion's ability happens before victory points are counted; extra plays that it grants are used at once.",
        "It does not use up your action or your minion for the turn.",
    ),
)


@hidden_ninja.special_from_hand("before")
async def step_out_of_the_shadows(g: Table, me: Piece, base: Piece) -> None:
    """Special: when a base is about to score, play a minion at it."""
    await g.play_one_of(me.controller, g.hand(me.controller), [base])


infiltrate = ninjas.action(
    "Infiltrate",
    copies=2,
    on="base",
    rulings=(
        "It destroys an action on the base itself, never one on a minion, and never itself.",
        "If another player uses the base's ability on one of your minions, you may ignore that too.",
        "This concerns only you and your cards: others keep what the base gives them.",
        "When its time is up, it is discarded.",
    ),
)


@infiltrate.on_play
async def sabotage(g: Table, me: Piece) -> None:
    """Play on a base. Destroy another action on this base."""
    base = g.base_of(me)
    others = [piece for piece in base.on if piece.card.is_action and piece is not me] if base else []
    if action := await g.choose(me.controller, "destroy", others):
        await g.destroy(action)


@infiltrate.lets_controller_ignore_base
def slip_past(g: Board, me: Piece) -> bool:
    """Ongoing: you may ignore what this base says until your next turn starts."""
    return True


@infiltrate.at_start_of_turn(when=your_next_turn, alike=True)
async def be_found_out(g: Table, me: Piece, deed: Deed) -> None:
    """Then discard this card."""
    await g.remove(me)


poison = ninjas.action(
    "Poison",
    copies=1,
    on="minion",
    rulings=(
        "Add up everything that changes the power first; if the result is below 0, it counts as 0.",
        "On a minion that your actions do not affect, it is discarded without effect.",
    ),
)


@poison.on_play
async def cleanse(g: Table, me: Piece) -> None:
    """Play on a minion. Destroy as many other actions on that minion as you like."""
    host = g.host(me)
    others = [each for each in host.on if each is not me] if host else []
    chosen: list[Piece] = []
    while action := await g.may_choose(me.controller, "destroy", others):
        others.remove(action)
        chosen.append(action)
    await g.destroy_all(chosen)


@poison.host_power
def weaken(g: Board, me: Piece) -> int:
    """Ongoing: that minion's power is 4 lower, but never below 0."""
    return -4


seeing_stars = ninjas.action("Seeing Stars", copies=2)


@seeing_stars.on_play
async def throw_stars(g: Table, me: Piece) -> None:
    """Choose a minion whose power is 3 or less, at any base, and destroy it."""
    if victim := await g.choose(me.controller, "destroy", g.minions(max_power=3)):
        await g.destroy(victim)


smoke_bomb = ninjas.action(
    "Smoke Bomb",
    copies=1,
    on="minion",
    rulings=(
        "Other players' actions on it are discarded.",
        "It only stops actions: the abilities of minions and bases still work.",
    ),
)


smoke_bomb.played_on(one_of_yours)


@smoke_bomb.forbids("affect")
def vanish(g: Board, me: Piece, deed: Deed) -> bool:
    """Ongoing: other players' actions do not affect that minion."""
    return me in deed.what.on and deed.by_action and deed.by_another(me.controller)


@smoke_bomb.at_start_of_turn(when=your_next_turn, alike=True)
async def clear_away(g: Table, me: Piece, deed: Deed) -> None:
    """When your next turn starts, destroy this card."""
    await g.destroy(me)


way_of_deception = ninjas.action("Way of Deception", copies=1)


@way_of_deception.on_play
async def slip_away(g: Table, me: Piece) -> None:
    """Choose one of your minions and move it to a different base."""
    if minion := await g.choose(me.controller, "move", g.minions(of=me.controller)):
        if base := await g.choose(me.controller, "move to", g.bases(but=minion)):
            await g.move(minion, to=base)
