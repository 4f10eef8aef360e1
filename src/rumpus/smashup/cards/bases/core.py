"""The sixteen bases of the base set, two for each faction."""

from __future__ import annotations

from rumpus.smashup.cards.conditions import in_play, owned_minion_here, this_base
from rumpus.smashup.cards.factions.aliens import aliens
from rumpus.smashup.cards.factions.dinosaurs import dinosaurs
from rumpus.smashup.cards.factions.ninjas import ninjas
from rumpus.smashup.cards.factions.pirates import pirates
from rumpus.smashup.cards.factions.robots import robots
from rumpus.smashup.cards.factions.tricksters import tricksters
from rumpus.smashup.cards.factions.wizards import wizards
from rumpus.smashup.cards.factions.zombies import zombies
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Deed, Piece
from rumpus.smashup.table.table import Table

the_homeworld = aliens.base(
    "The Homeworld",
    breakpoint=23,
    vp=(4, 2, 1),
    rulings=(
        "If the extra minion is played here too, it goes on.",
        "On another player's turn, or during a scoring, the extra minion is played at once or not at all.",
    ),
)


@the_homeworld.after("play", when=owned_minion_here)
async def invite(g: Table, me: Piece, deed: Deed) -> None:
    """Each minion that is played here lets its owner play an extra minion of power 2 or less."""
    await g.extra_minion(g.owner(deed.what.uid), max_power=2)


the_mothership = aliens.base("The Mothership", breakpoint=20, vp=(4, 2, 1))


def passengers(g: Board, me: Piece, player: int) -> list[Piece]:
    return g.minions(at=me, of=player, max_power=3, owned=True)


def winner_with_a_passenger(g: Board, me: Piece, player: int) -> bool:
    return player in g.winners() and bool(passengers(g, me, player))


@the_mothership.usable_after_scoring(by=winner_with_a_passenger)
async def beam_home(g: Table, me: Piece, player: int) -> None:
    """Once this base has scored, the winner may take one of their minions here back into their hand, if its power is 3
    or less."""
    if minion := await g.choose(player, "return", passengers(g, me, player)):
        await g.return_to_hand(minion)


jungle_oasis = dinosaurs.base("Jungle Oasis", breakpoint=12, vp=(2, 0, 0))

tar_pits = dinosaurs.base(
    "Tar Pits",
    breakpoint=16,
    vp=(4, 3, 2),
    rulings=(
        "It still counts as destroyed. Being discarded after the scoring is not being destroyed.",
        "If several of your minions are destroyed at once, you choose their order: the last one lies lowest.",
    ),
)


@tar_pits.after("destroy", when=owned_minion_here, once=True)
async def sink(g: Table, me: Piece, deed: Deed) -> None:
    """When a minion has been destroyed here, it is put under its owner's deck."""
    minions = [piece for piece in deed.together if piece.card.is_minion and piece.base == me.base]
    for owner in g.players_from(g.active):
        lost = [minion.uid for minion in minions if minion.uid in g.discard_pile(owner)]
        if lost and await g.obeys(owner, me):
            while (uid := await g.choose_open_card(owner, "put under deck", lost)) is not None:
                lost.remove(uid)
                await g.put_back(owner, uid)


ninja_dojo = ninjas.base(
    "Ninja Dojo",
    breakpoint=18,
    vp=(2, 3, 2),
    rulings=(
        "If players tie for first place, each of them may do this.",
        "The winner is the one who destroys it, and gets what that earns. The base is nobody's card.",
    ),
)


def winner_with_a_victim(g: Board, me: Piece, player: int) -> bool:
    return player in g.winners() and bool(g.minions())


@ninja_dojo.usable_after_scoring(by=winner_with_a_victim)
async def make_an_example(g: Table, me: Piece, player: int) -> None:
    """Once this base has scored, the winner may destroy a minion at any base."""
    victim = await g.choose(player, "destroy", g.minions())
    if victim and await g.obeys(victim.controller, me):
        await g.destroy(victim)


temple_of_goju = ninjas.base(
    "Temple of Goju",
    breakpoint=18,
    vp=(2, 3, 2),
    rulings=(
        "If several of your minions are equally strong, you choose one.",
        "All are chosen by the power they have now, and leave together.",
    ),
)


@temple_of_goju.at_scoring("after", when=this_base)
async def meditate(g: Table, me: Piece, deed: Deed) -> None:
    """Once this base has scored, the strongest minion that each player has here is put under its owner's deck."""
    leaving: list[Piece] = []
    for player in g.players_from(g.active):
        mine = g.minions(at=me, of=player, owned=True)
        if mine and await g.obeys(player, me):
            most = max(g.power(minion) for minion in mine)
            strongest = [minion for minion in mine if g.power(minion) == most]
            if not g.edition.temple_takes_all_ties:
                chosen = await g.choose(player, "put under deck", strongest)
                strongest = [chosen] if chosen else []
            leaving += strongest
    await g.place_all(leaving, "deck bottom")


the_grey_opal = pirates.base(
    "The Grey Opal",
    breakpoint=17,
    vp=(3, 1, 1),
    rulings=(
        "They cannot go to the base that replaces this one.",
        "Players who tie for first place are all winners; none of them moves a minion.",
    ),
)


def loser_with_a_minion(g: Board, me: Piece, player: int) -> bool:
    return player not in g.winners() and g.has_minion(player, me) and bool(g.bases(but=me))


@the_grey_opal.usable_after_scoring(by=loser_with_a_minion)
async def set_ashore(g: Table, me: Piece, player: int) -> None:
    """Once this base has scored, each player except the winner may move one of their minions from here to another
    base."""
    if minion := await g.choose(player, "move", g.minions(at=me, of=player)):
        if base := await g.choose(player, "move to", g.bases(but=me)):
            await g.move(minion, to=base)


tortuga = pirates.base(
    "Tortuga",
    breakpoint=21,
    vp=(4, 3, 2),
    rulings=(
        "The minion comes from another base: those at Tortuga have been discarded by then.",
        "If players tie for first place, there is no runner-up; if they tie for second, each may move one.",
    ),
)


@tortuga.after_replaced
async def land(g: Table, new: Piece, places: list[int]) -> None:
    """Once this base has been replaced, the runner-up may move one of their minions to the new base."""
    for player in g.in_place(2, places):
        if minion := await g.may_choose(player, "move", g.minions(of=player)):
            await g.on_behalf_of(player, g.move(minion, to=new))


factory_436_1337 = robots.base(
    "Factory 436-1337",
    breakpoint=25,
    vp=(2, 2, 1),
    rulings=("Players who tie for first place all get it.",),
)


@factory_436_1337.when_scored
async def pay_by_power(g: Table, me: Piece, places: list[int]) -> None:
    """When this base scores, the winner gets 1 VP more for every full 5 points of power they have here."""
    for winner in g.in_place(1, places):
        await g.gain_points(winner, g.total_of(winner, me) // 5)


the_central_brain = robots.base("The Central Brain", breakpoint=19, vp=(4, 2, 1))


@the_central_brain.power_here
def inspire(g: Board, me: Piece, minion: Piece) -> int:
    """Every minion at this base has +1 power."""
    return 1


cave_of_shinies = tricksters.base(
    "Cave of Shinies",
    breakpoint=23,
    vp=(4, 2, 1),
    rulings=(
        "Each minion counts, even if one card destroys several.",
        "The owner gets it, not the controller.",
        "A minion that is moved instead has not been destroyed, nor has one that is discarded after the scoring.",
    ),
)


@cave_of_shinies.after("destroy", when=owned_minion_here, commutes=True)
async def console(g: Table, me: Piece, deed: Deed) -> None:
    """For each minion that is destroyed here, its owner gets 1 VP."""
    await g.gain_points(g.owner(deed.what.uid), 1)


mushroom_kingdom = tricksters.base("Mushroom Kingdom", breakpoint=20, vp=(5, 3, 2))


@mushroom_kingdom.at_start_of_turn(when=in_play)
async def lure(g: Table, me: Piece, deed: Deed) -> None:
    """When your turn starts, you may move another player's minion from another base to this one."""
    player = g.active
    elsewhere = [minion for minion in g.minions(not_of=player) if minion.base != me.serial]
    minion = await g.may_choose(player, "move", elsewhere)
    if minion and await g.obeys(minion.controller, me):
        await g.on_behalf_of(player, g.move(minion, to=me))


school_of_wizardry = wizards.base(
    "School of Wizardry",
    breakpoint=20,
    vp=(3, 2, 1),
    rulings=("If players tie for first place, the first of them in turn order does this.",),
)


@school_of_wizardry.at_scoring("after", when=this_base)
async def foresee(g: Table, me: Piece, deed: Deed) -> None:
    """Once this base has scored, the winner looks at the next three bases, chooses the one that replaces this base, and
    puts the others back in any order."""
    winners = g.winners()
    for winner in winners if g.edition.school_for_all_winners else winners[:1]:
        await g.arrange_base_deck(winner, 3)


the_great_library = wizards.base("The Great Library", breakpoint=22, vp=(4, 2, 1))


def reader(g: Board, me: Piece, player: int) -> bool:
    return g.has_minion(player, me)


@the_great_library.usable_after_scoring(by=reader)
async def study(g: Table, me: Piece, player: int) -> None:
    """Once this base has scored, each player who has a minion here may draw a card."""
    await g.draw(player)


evans_city_cemetery = zombies.base("Evans City Cemetery", breakpoint=20, vp=(5, 3, 2))


@evans_city_cemetery.at_scoring("after", when=this_base)
async def start_afresh(g: Table, me: Piece, deed: Deed) -> None:
    """Once this base has scored, the winner discards every card they hold and draws five."""
    for winner in g.winners():
        if await g.obeys(winner, me):
            await g.discard_hand(winner)
            await g.draw(winner, 5)


rhodes_plaza_mall = zombies.base(
    "Rhodes Plaza Mall",
    breakpoint=24,
    vp=(0, 0, 0),
    rulings=("Minions count for whoever controls them, whatever their power; even fourth place benefits.",),
)


@rhodes_plaza_mall.when_scored
async def go_shopping(g: Table, me: Piece, places: list[int]) -> None:
    """When this base scores, every player gets 1 VP for each minion they have here."""
    for player in g.players_from(g.active):
        await g.gain_points(player, len(g.minions(at=me, of=player)))
