"""Pirates: they are never where they were, and fire at whatever is small."""

from __future__ import annotations

from rumpus.smashup.cards.box import Faction
from rumpus.smashup.cards.conditions import itself
from rumpus.smashup.cards.sets import BASE
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Deed, Piece
from rumpus.smashup.table.table import Table

pirates = Faction(
    "Pirates",
    BASE,
    short="Pirate",
    style="Moves, hard to pin down",
    about="They are never where they were, and fire at whatever is small.",
    level=1,
)


def not_at_the_scoring_base(g: Board, me: Piece, base: Piece) -> bool:
    return me.base != base.serial


def at_the_scoring_base(g: Board, me: Piece, base: Piece) -> bool:
    return me.base == base.serial


async def sail(g: Table, player: int, most: int) -> None:
    """This player moves up to so many of their minions, each to any other base, all at the same time."""
    moves: list[tuple[Piece, Piece]] = []
    others = g.minions(of=player)
    while len(moves) < most and (minion := await g.may_choose(player, "move", others)):
        others.remove(minion)
        if base := await g.choose(player, "move to", g.bases(but=minion)):
            moves.append((minion, base))
    await g.move_all(moves)


pirate_king = pirates.minion(
    "Pirate King",
    power=5,
    copies=1,
    rulings=("The power that he brings counts for this scoring.",),
)


@pirate_king.special_in_play("before", when=not_at_the_scoring_base)
async def join_the_battle(g: Table, me: Piece, base: Piece) -> None:
    """Special: before another base scores, on anybody's turn, you may move this minion to it."""
    await g.move(me, to=base)


buccaneer = pirates.minion(
    "Buccaneer",
    power=4,
    copies=2,
    rulings=(
        "You must do this; you choose the base, whoever attacks.",
        "A Buccaneer that escapes has been moved, not destroyed, so nothing that waits for its destruction happens.",
        "If there is no other base, or it cannot be moved, it is destroyed.",
        "It is a special: when other players may use no specials, it is destroyed.",
    ),
)


@buccaneer.instead_of("destroy", when=itself, special=True)
async def swing_away(g: Table, me: Piece, deed: Deed) -> bool:
    """Special: when this minion would be destroyed, it moves to another base instead."""
    base = await g.choose(me.controller, "move to", g.bases(but=me))
    return base is not None and await g.move(me, to=base)


saucy_wench = pirates.minion("Saucy Wench", power=3, copies=3)


@saucy_wench.on_play
async def throw_out(g: Table, me: Piece) -> None:
    """You may choose a minion here whose power is 2 or less and destroy it."""
    if victim := await g.may_choose(me.controller, "destroy", g.minions(at=me, max_power=2)):
        await g.destroy(victim)


first_mate = pirates.minion(
    "First Mate",
    power=2,
    copies=4,
    rulings=(
        "It cannot go to the base that replaces this one: that base is not there yet.",
        "It may do so each time its base scores, even several times in a turn.",
        "Its power counts at once where it goes, and may be just what that base needs to score.",
    ),
)


@first_mate.special_in_play("after", when=at_the_scoring_base)
async def abandon_ship(g: Table, me: Piece, base: Piece) -> None:
    """Special: once this base has scored, you may move this minion to another base; it is not discarded with the
    rest."""
    if haven := await g.choose(me.controller, "move to", g.bases(but=me)):
        await g.move(me, to=haven)


broadside = pirates.action(
    "Broadside",
    copies=2,
    rulings=(
        "You may choose any player, even yourself or one who has no such minion there.",
        "All are destroyed at the same time; use the power they had before.",
    ),
)


@broadside.on_play
async def fire_all_guns(g: Table, me: Piece) -> None:
    """Choose a base where you have a minion, and a player. Destroy all of that player's minions of power 2 or less
    there."""
    if base := await g.choose(me.controller, "fire at", g.bases_with(me.controller)):
        player = await g.choose_player(me.controller, "destroy minions of", g.players_from(me.controller))
        await g.destroy_all(g.minions(at=base, of=player, max_power=2))


cannon = pirates.action(
    "Cannon",
    copies=1,
    rulings=(
        "They may be at different bases.",
        "Both are chosen first, then destroyed together.",
    ),
)


@cannon.on_play
async def take_aim(g: Table, me: Piece) -> None:
    """You may destroy one or two minions of power 2 or less."""
    first = await g.may_choose(me.controller, "destroy", g.minions(max_power=2))
    if first:
        second = await g.may_choose(me.controller, "destroy", g.minions(max_power=2, but=first))
        await g.destroy_all([first, second] if second else [first])


dinghy = pirates.action("Dinghy", copies=2, rulings=("They may go to different bases.",))


@dinghy.on_play
async def row_ashore(g: Table, me: Piece) -> None:
    """You may move one or two of your minions, each to another base."""
    await sail(g, me.controller, 2)


full_sail = pirates.action(
    "Full Sail",
    copies=1,
    rulings=(
        "Each may go to a different base, even to the one that is about to score.",
        "A base that falls below its breakpoint now still scores.",
        "As a special it can be played on anybody's turn and does not use up your action.",
    ),
)


@full_sail.on_play
async def set_sail(g: Table, me: Piece) -> None:
    """Move as many of your minions as you like, each to another base."""
    await sail(g, me.controller, len(g.minions(of=me.controller)))


@full_sail.special_from_hand("before")
async def set_sail_in_time(g: Table, me: Piece, base: Piece) -> None:
    """Special: you may also play this card before a base scores."""
    await set_sail(g, me)


powderkeg = pirates.action(
    "Powderkeg",
    copies=1,
    rulings=(
        "Compare all powers before anything is destroyed.",
        "If your minion cannot be destroyed, or is moved instead, the others are still destroyed.",
    ),
)


@powderkeg.on_play
async def light_the_fuse(g: Table, me: Piece) -> None:
    """Destroy one of your minions, along with every minion at its base, whoever controls it, that is not stronger."""
    if mine := await g.choose(me.controller, "destroy", g.minions(of=me.controller)):
        await g.destroy_all(g.minions(at=mine, max_power=g.power(mine)))


sea_dogs = pirates.action("Sea Dogs", copies=1, rulings=("They all come from one base, and they all go to one base.",))


@sea_dogs.on_play
async def press_a_crew(g: Table, me: Piece) -> None:
    """Choose a faction and two bases. Other players' minions of that faction all move from the first base to the
    second."""
    faction = await g.choose_word(me.controller, "faction", g.factions())
    if source := await g.choose(me.controller, "move from", g.bases()):
        if base := await g.choose(me.controller, "move to", g.bases(but=source)):
            pressed = [each for each in g.minions(at=source, not_of=me.controller) if each.card.faction.id == faction]
            await g.move_all([(minion, base) for minion in pressed])


shanghai = pirates.action("Shanghai", copies=1)


@shanghai.on_play
async def kidnap(g: Table, me: Piece) -> None:
    """Choose a minion of another player and move it to a different base."""
    if minion := await g.choose(me.controller, "move", g.minions(not_of=me.controller)):
        if base := await g.choose(me.controller, "move to", g.bases(but=minion)):
            await g.move(minion, to=base)


swashbuckling = pirates.action(
    "Swashbuckling", copies=1, rulings=("Minions that arrive later in the turn get nothing.",)
)


@swashbuckling.on_play
async def cheer_them_on(g: Table, me: Piece) -> None:
    """All minions that you have in play now have +1 power until the end of the turn."""
    await g.empower_all(g.minions(of=me.controller), 1, until_turn_of=g.active)
