"""Orcs: strong, hard to hurt, and always where the crowd is."""

from __future__ import annotations

from rumpus.smashup.cards.box import Faction
from rumpus.smashup.cards.conditions import your_minion_here
from rumpus.smashup.cards.sets import MUNCHKIN
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Deed, Piece
from rumpus.smashup.table.table import Table

orcs = Faction(
    "Orcs",
    MUNCHKIN,
    short="Orc",
    style="Hits hard, hard to hurt",
    about="Strong, hard to get rid of, and always where the crowd is.",
    level=1,
)

sword_lord = orcs.minion("Sword Lord", power=5, copies=1, rulings=("A monster counts while you control it.",))


@sword_lord.power_of_others
def lead_the_horde(g: Board, me: Piece, minion: Piece) -> int:
    """Ongoing: all your other minions, wherever they are, have +1 power."""
    return 1 if minion.controller == me.controller and minion is not me else 0


topper_chopper = orcs.minion(
    "Topper Chopper",
    power=5,
    copies=2,
    rulings=("It is stronger than such minions usually are, and still counts as a minion with a talent.",),
)


@topper_chopper.talent()
async def show_off(g: Table, me: Piece) -> None:
    """Talent: nothing happens."""


hammer_slammer = orcs.minion(
    "Hammer Slammer",
    power=3,
    copies=3,
    rulings=(
        "You must do this, even if the victim is your own.",
        "A monster may be chosen, and its treasures are gained as usual.",
    ),
)


@hammer_slammer.on_play
async def slam(g: Table, me: Piece) -> None:
    """Choose a minion of power 2 or less, at any base, and destroy it."""
    if victim := await g.choose(me.controller, "destroy", g.minions(max_power=2)):
        await g.destroy(victim)


dork_orc = orcs.minion(
    "Dork Orc",
    power=2,
    copies=4,
    rulings=(
        "An action that another player plays on it is discarded without effect.",
        "Taking an action off it does not affect it. One of another player's that comes onto it is discarded.",
        "It only stops actions: the abilities of minions, monsters and bases still work.",
    ),
)


@dork_orc.forbids("affect")
def notice_nothing(g: Board, me: Piece, deed: Deed) -> bool:
    """Ongoing: other players' actions do not affect this minion."""
    return deed.what is me and deed.by_action and deed.by_another(me.controller)


and_stay_down = orcs.action(
    "And Stay Down!",
    copies=1,
    rulings=("Sharing the highest total is enough.", "Specials that have already been used are not undone."),
)


@and_stay_down.special_from_hand("before")
async def shout_them_down(g: Table, me: Piece, base: Piece) -> None:
    """Special: before a base scores, if nobody has more power there than you, the other players cannot use specials
    until it has scored."""
    if not g.is_behind(me.controller, base):
        await g.hush_others(me.controller)


angry_pillagers = orcs.action(
    "Angry Pillagers",
    copies=2,
    rulings=(
        "If nobody else is there, your own total must be 3 or more.",
        "A player who shares first place is not ahead of anybody.",
    ),
)


@angry_pillagers.special_from_hand("when")
async def pillage(g: Table, me: Piece, base: Piece) -> None:
    """Special: when a base scores, you get 1 VP if your total there beats the next player's by 3 or more."""
    totals = g.totals(base)
    rivals = [totals[other] for other in g.others(me.controller) if totals[other] >= 0]
    if not rivals and g.edition.pillagers_need_a_rival:
        return
    if totals[me.controller] >= max([*rivals, 0]) + 3:
        await g.gain_points(me.controller, 1)


def outnumbered(g: Board, me: Piece) -> list[Piece]:
    """The minions of players who have fewer of them at their base than the controller of this card."""
    return [
        minion
        for minion in g.minions(not_of=me.controller)
        if len(g.minions(at=minion, of=minion.controller)) < len(g.minions(at=minion, of=me.controller))
    ]


crush = orcs.action("Crush", copies=1, rulings=("You choose the minion; its power does not matter.",))


@crush.on_play
async def crush_the_few(g: Table, me: Piece) -> None:
    """Pick a player who has fewer minions than you at some base. Destroy one of their minions at that base."""
    if victim := await g.choose(me.controller, "destroy", outnumbered(g, me)):
        await g.destroy(victim)


death_breath = orcs.action(
    "Death Breath",
    copies=1,
    rulings=(
        "A monster has no owner and cannot be chosen; a treasure goes to the treasure discard pile.",
        "The minion has not been destroyed.",
    ),
)


@death_breath.on_play
async def breathe_out(g: Table, me: Piece) -> None:
    """Choose a minion of power 4 or less and put it under its owner's deck."""
    if minion := await g.choose(me.controller, "put under deck", g.minions(max_power=4, owned=True)):
        await g.place(minion, "deck bottom")


def crowds(g: Board, player: int, minion: Piece) -> list[Piece]:
    """The other bases where this player has two minions or more."""
    return [base for base in g.bases(but=minion) if len(g.minions(at=base, of=player)) >= 2]


dogpile = orcs.action("Dogpile", copies=2, rulings=("Even then, the minion may move from any base to any such base.",))


@dogpile.on_play
async def pile_in(g: Table, me: Piece) -> None:
    """Choose one of your minions and move it to another base where you already have two or more."""
    player = me.controller
    movable = [minion for minion in g.minions(of=player) if crowds(g, player, minion)]
    if minion := await g.choose(player, "move", movable):
        if base := await g.choose(player, "move to", crowds(g, player, minion)):
            await g.move(minion, to=base)


@dogpile.special_from_hand("before")
async def pile_in_late(g: Table, me: Piece, base: Piece) -> None:
    """Special: you may also play this card before a base scores."""
    await pile_in(g, me)


gimme = orcs.action(
    "Gimme!",
    copies=1,
    rulings=(
        "You get one action, however many the minion has, and you get it even if the minion cannot be destroyed.",
        "The action keeps its controller.",
        "If a monster is destroyed, its treasures are gained as usual.",
    ),
)


@gimme.on_play
async def grab(g: Table, me: Piece) -> None:
    """Choose an action on a minion, then a different minion of your own. Destroy the first minion; the action goes to
    yours."""
    on_minions = [action for minion in g.minions() for action in minion.on]
    action = await g.choose(me.controller, "grab", on_minions)
    host = g.host(action) if action else None
    if action and host:
        mine = await g.choose(me.controller, "grab for", g.minions(of=me.controller, but=host))
        await g.at_once(g.destroy(host), *([g.transfer(action, mine)] if mine else []))


def anothers_new_card_on_yours(g: Board, me: Piece, deed: Deed) -> bool:
    """It has not been decided yet whether that card is kept off."""
    is_new = deed.is_fresh and deed.by_another(me.controller) and not g.is_shielded(me, deed.number)
    return is_new and your_minion_here(g, me, deed)


stalling = orcs.action(
    "Stalling",
    copies=1,
    on="base",
    rulings=(
        "You decide once for each card that is played, for all of your minions here together.",
        "Cards that were played earlier, and talents, still affect them.",
    ),
)


@stalling.instead_of("affect", when=anothers_new_card_on_yours)
async def stall(g: Table, me: Piece, deed: Deed) -> bool:
    """Play on a base. Ongoing: when another player plays a card that would affect your minions here, you may keep it
    from affecting them."""
    if not await g.agrees(me.controller, "keep off"):
        if not g.edition.stalling_for_each_minion:
            await g.shield(me, deed)  # it has been decided
        return False
    mine = g.minions(at=me, of=me.controller)
    for minion in [deed.what] if g.edition.stalling_for_each_minion else mine:
        await g.shield(minion, deed)
    return True


too_tough = orcs.action(
    "Too Tough",
    copies=1,
    on="minion",
    rulings=(
        "On another player's minion it stops that player's own actions, but not yours.",
        "All actions on it that are not yours are discarded, even those of the player who controls it.",
    ),
)


@too_tough.forbids("affect")
def grin_and_bear_it(g: Board, me: Piece, deed: Deed) -> bool:
    """Play on a minion. Ongoing: only your own actions affect that minion."""
    return me in deed.what.on and deed.by_action and deed.by_another(me.controller)
