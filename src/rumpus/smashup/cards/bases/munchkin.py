"""The sixteen bases of Smash Up: Munchkin, two for each faction. All of them begin with monsters."""

from __future__ import annotations

from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.conditions import monster_here
from rumpus.smashup.cards.factions.clerics import clerics
from rumpus.smashup.cards.factions.dwarves import dwarves
from rumpus.smashup.cards.factions.elves import elves
from rumpus.smashup.cards.factions.halflings import halflings
from rumpus.smashup.cards.factions.mages import mages
from rumpus.smashup.cards.factions.orcs import orcs
from rumpus.smashup.cards.factions.thieves import thieves
from rumpus.smashup.cards.factions.warriors import warriors
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Deed, Piece
from rumpus.smashup.table.table import Table


def played_here(g: Board, me: Piece, deed: Deed) -> bool:
    """By a player, at this base, while the base is still there."""
    return deed.base == me.serial and deed.by >= 0 and g.is_in_play(me)


hotel_of_holiness = clerics.base(
    "Hotel of Holiness",
    breakpoint=15,
    vp=(4, 3, 2),
    monsters=2,
    rulings=(
        "Monsters and treasures have no owner and go to their own discard piles.",
        "Players put their own minions on their deck in any order they like; the last one is on top.",
        "If another card saves a minion too, the player whose turn it is says which one does.",
    ),
)


@hotel_of_holiness.before_cleared
async def send_home(g: Table, me: Piece, places: list[int]) -> None:
    """Once this base has scored, the minions here are not discarded; they go on top of their owners' decks."""
    saved: list[Piece] = []
    for owner in g.players_from(g.active):
        theirs = [minion for minion in g.minions(at=me) if g.owner(minion.uid) == owner]
        if theirs and await g.obeys(owner, me):
            saved += theirs
    await g.clear_away(me, onto_decks=saved)


def undead_played_here(g: Board, me: Piece, deed: Deed) -> bool:
    """By anybody."""
    return deed.base == me.serial and deed.what.card.is_undead and g.is_in_play(me)


whack_a_ghoul = clerics.base(
    "Whack-A-Ghoul",
    breakpoint=12,
    vp=(3, 2, 1),
    monsters=3,
    rulings=(
        "No other monster takes its place: the base may begin with fewer than three, or none.",
        "It does not matter whether the base or a player played it.",
    ),
)


@whack_a_ghoul.after("play", when=undead_played_here)
async def whack(g: Table, me: Piece, deed: Deed) -> None:
    """When an undead monster has been played here, put it under the monster deck."""
    await g.put_away(deed.what, "monster deck bottom")


the_mines = dwarves.base("The Mines", breakpoint=18, vp=(4, 2, 1), monsters=2)


@the_mines.power_here
def glitter(g: Board, me: Piece, minion: Piece) -> int:
    """Each treasure on a minion here gives that minion +1 power."""
    return g.treasures_on(minion)


treasure_bath = dwarves.base(
    "Treasure Bath",
    breakpoint=12,
    vp=(2, 0, 0),
    monsters=1,
    rulings=("This applies once to each player each turn.", "A minion that is moved here has not been played here."),
)


@treasure_bath.after("play", when=played_here)
async def dive_in(g: Table, me: Piece, deed: Deed) -> None:
    """The first time each turn that you play a minion here, draw a treasure."""
    if not g.is_used_up(me, deed.by):
        await g.use_up(me, deed.by)
        await g.draw_treasures(deed.by)


helpers_hollow = elves.base(
    "Helper's Hollow",
    breakpoint=17,
    vp=(3, 2, 1),
    monsters=2,
    rulings=("It changes with every turn.", "A monster that nobody controls gets nothing."),
)


@helpers_hollow.power_here
def help_the_others(g: Board, me: Piece, minion: Piece) -> int:
    """On a player's turn, everybody else's minions here have +1 power."""
    if minion.controller == g.active:
        return 0
    return 1 if minion.controller >= 0 or g.edition.hollow_helps_monsters else 0


treehouse = elves.base("Treehouse", breakpoint=15, vp=(4, 2, 1), monsters=2)


@treehouse.after("play", when=played_here)
async def treat(g: Table, me: Piece, deed: Deed) -> None:
    """When you have played a minion here, choose another player. They may draw a card."""
    if await g.obeys(deed.by, me):
        other = await g.choose_player(deed.by, "may draw", g.others(deed.by))
        if await g.agrees(other, "draw"):
            await g.draw(other)


birthday_party = halflings.base(
    "Birthday Party",
    breakpoint=20,
    vp=(4, 2, 1),
    monsters=1,
    rulings=("A minion of yours that somebody else controls does not count.", "Moving minions is not playing them."),
)


@birthday_party.forbids_playing
def come_here_first(g: Board, me: Piece, player: int, card: Card | None, base: Piece) -> bool:
    """A player who has no minion here cannot play minions at other bases."""
    return base is not me and not g.has_minion(player, me) and not g.may_ignore(player, me)


subterranean_lair = halflings.base(
    "Subterranean Lair",
    breakpoint=23,
    vp=(5, 3, 2),
    monsters=1,
    rulings=("At any time in step 2, and again in the same turn if the minion is moved away.",),
)


@subterranean_lair.extra_minion_here(again=True)
def burrow(g: Board, me: Piece) -> bool:
    """On your turn, you may play an extra minion here whenever you have none here."""
    return not g.has_minion(g.active, me)


dimension_doors = mages.base("Dimension Doors", breakpoint=20, vp=(4, 2, 1), monsters=1)


@dimension_doors.after("play", when=played_here)
async def open_a_door(g: Table, me: Piece, deed: Deed) -> None:
    """The first time each turn that you play a minion here, you may discard a card. If you do, you may play an extra
    minion here."""
    if g.is_used_up(me, deed.by):
        return
    await g.use_up(me, deed.by)
    if await g.discard_one(deed.by, may=True):
        await g.extra_minion(deed.by, at=me)


mages_tower = mages.base(
    "Mage's Tower", breakpoint=18, vp=(4, 3, 2), monsters=1, rulings=("Every time, not just once a turn.",)
)


@mages_tower.after("play", when=played_here)
async def learn(g: Table, me: Piece, deed: Deed) -> None:
    """When you have played a minion here, you may draw a card."""
    if await g.agrees(deed.by, "draw"):
        await g.draw(deed.by)


garrison = orcs.base(
    "Garrison",
    breakpoint=12,
    vp=(3, 2, 1),
    monsters=2,
    rulings=(
        "Monsters that nobody controls do not count.",
        "If only one or two players have minions here, they still get it.",
    ),
)


@garrison.when_scored
async def pay_the_soldiers(g: Table, me: Piece, places: list[int]) -> None:
    """When this base scores, if all players together have 22 or more power here, those in the first three places get 1
    VP more each."""
    if g.total_power(me) >= 22:
        for player in g.players_from(g.active):
            if 1 <= places[player] <= 3:
                await g.gain_points(player, 1)


the_pits = orcs.base(
    "The Pits",
    breakpoint=16,
    vp=(4, 2, 1),
    monsters=2,
    rulings=(
        "It only stops actions: the abilities of minions, monsters and bases still work.",
        "Other players' actions on a minion that comes here are discarded, and all on a monster that nobody controls.",
        "Who may ignore this base still cannot affect others' minions here.",
        "No action affects a monster that nobody controls, because nobody's action is its controller's.",
    ),
)


@the_pits.forbids("affect")
def take_cover(g: Board, me: Piece, deed: Deed) -> bool:
    """A minion here is affected only by its own controller's actions."""
    if deed.base != me.serial or not deed.what.card.is_minion or not deed.by_action:
        return False
    if deed.what.controller < 0 and not g.edition.pits_shelter_monsters:
        return False
    return deed.by_another(deed.what.controller)


the_coffers = thieves.base(
    "The Coffers", breakpoint=18, vp=(4, 2, 1), monsters=2, rulings=("The loot is still shared out.",)
)


@the_coffers.when_scored
async def open_the_coffers(g: Table, me: Piece, places: list[int]) -> None:
    """When this base scores, each player who has a minion here draws a treasure."""
    for player in g.players_from(g.active):
        if g.has_minion(player, me):
            await g.draw_treasures(player)


def treasure_played_here(g: Board, me: Piece, deed: Deed) -> bool:
    """On the base, on a minion there, or as a minion there."""
    if not deed.what.card.is_treasure or not g.is_in_play(me):
        return False
    if deed.what.card.is_minion:
        return deed.base == me.serial and g.edition.guild_counts_treasure_minions
    return deed.what.base == me.serial


thieves_guild = thieves.base(
    "Thieves' Guild",
    breakpoint=19,
    vp=(4, 3, 2),
    monsters=1,
    rulings=("A treasure that is a minion counts if it is played here.",),
)


@thieves_guild.after("play", "play action", when=treasure_played_here)
async def show_off_the_booty(g: Table, me: Piece, deed: Deed) -> None:
    """When you have played a treasure here, on the base or on a minion, draw a card."""
    await g.draw(deed.by)


bastion = warriors.base(
    "Bastion",
    breakpoint=11,
    vp=(3, 2, 2),
    monsters=3,
    rulings=(
        "This comes on top of the monster's own treasures.",
        "Only the player whose card destroyed it draws. After Ruckus nobody does.",
    ),
)


def paid_monster_here(g: Board, me: Piece, deed: Deed) -> bool:
    return monster_here(g, me, deed) and deed.by >= 0 and deed.pays


@bastion.after("destroy", when=paid_monster_here, alike=True)
async def reward_the_hero(g: Table, me: Piece, deed: Deed) -> None:
    """Each time you destroy a monster here, draw a treasure."""
    await g.draw_treasures(deed.by)


the_gauntlet = warriors.base(
    "The Gauntlet",
    breakpoint=14,
    vp=(5, 3, 2),
    monsters=3,
    rulings=(
        "The base plays the new monster, not a player, so what it would do when it is played does not happen.",
        "Whoever destroyed the first one gets its treasures as usual.",
    ),
)


@the_gauntlet.after("destroy", when=monster_here, alike=True)
async def send_the_next(g: Table, me: Piece, deed: Deed) -> None:
    """Each time a monster is destroyed here, the base plays a new one here."""
    await g.play_monster(me, is_quiet=True)
