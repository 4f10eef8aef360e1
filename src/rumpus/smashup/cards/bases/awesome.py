"""The eight bases of Awesome Level 9000, two for each faction."""

from __future__ import annotations

from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.conditions import minion_here
from rumpus.smashup.cards.factions.bear_cavalry import bear_cavalry
from rumpus.smashup.cards.factions.ghosts import ghosts
from rumpus.smashup.cards.factions.killer_plants import killer_plants
from rumpus.smashup.cards.factions.steampunks import steampunks
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Deed, Piece
from rumpus.smashup.table.table import Table
from rumpus.smashup.table.zones import is_action


def by_a_player(g: Board, me: Piece, deed: Deed) -> bool:
    """To a minion here; what has become of it since does not matter."""
    return deed.by >= 0 and minion_here(g, me, deed)


field_of_honor = bear_cavalry.base(
    "Field of Honor",
    breakpoint=18,
    vp=(3, 2, 1),
    rulings=(
        "An effect is worth 1 VP, however many minions it destroys at once.",
        "Your own minions count, and so do monsters.",
        "The point goes to the player whose card destroys the minion, or whom a card tells to destroy one.",
    ),
)


@field_of_honor.after("destroy", when=by_a_player, commutes=True, once=True)
async def decorate(g: Table, me: Piece, deed: Deed) -> None:
    """Whoever destroys one or more minions here gets 1 VP."""
    await g.gain_points(deed.by, 1)


tsars_palace = bear_cavalry.base(
    "Tsar's Palace",
    breakpoint=22,
    vp=(5, 3, 2),
    rulings=(
        "Use the printed power. Weaker minions can be moved here.",
        "A monster that turns out to be too weak is discarded without being played.",
    ),
)


@tsars_palace.forbids_playing
def turn_away_peasants(g: Board, me: Piece, player: int, card: Card | None, base: Piece) -> bool:
    """Only minions of power 3 or more can be played here."""
    return base is me and card is not None and card.power <= 2 and not g.may_ignore(player, me)


haunted_house = ghosts.base(
    "Haunted House",
    breakpoint=18,
    vp=(4, 3, 2),
    rulings=("They choose the card themselves, after the minion's own ability.",),
)


@haunted_house.after("play", when=by_a_player)
async def frighten(g: Table, me: Piece, deed: Deed) -> None:
    """Whoever plays a minion here then discards a card."""
    if g.hand(deed.by) and await g.obeys(deed.by, me):
        await g.discard_one(deed.by)


the_dread_gazebo = ghosts.base(
    "The Dread Gazebo",
    breakpoint=20,
    vp=(4, 2, 1),
    rulings=("Actions can be played on minions here, and actions that are not played on anything work as usual.",),
)


@the_dread_gazebo.forbids_attaching
def stay_as_it_is(g: Board, me: Piece, player: int, card: Card, base: Piece) -> bool:
    """No action can be played on this base."""
    return base is me and not g.may_ignore(player, me)


secret_grove = killer_plants.base(
    "Secret Grove",
    breakpoint=21,
    vp=(3, 2, 1),
    rulings=(
        "This is open to every player, in the step in which they play cards.",
        "Use the printed power.",
    ),
)


@secret_grove.extra_minion_here(max_power=2)
def hide_the_small(g: Board, me: Piece) -> bool:
    """Once on each of your turns, you may play an extra minion of power 2 or less here."""
    return True


the_greenhouse = killer_plants.base(
    "The Greenhouse",
    breakpoint=24,
    vp=(4, 2, 1),
    rulings=(
        "The minion is played, so its ability happens; extra cards that it grants are played at once or not at all.",
        "If players tie for first place, each of them may do this.",
    ),
)


@the_greenhouse.after_replaced
async def transplant(g: Table, new: Piece, places: list[int]) -> None:
    """Once this base has been replaced, the winner may look through their deck for a minion to play on the new base,
    and then shuffles the deck."""
    for winner in g.in_place(1, places):
        if await g.agrees(winner, "search"):
            await g.play_from_deck(winner, new)


inventors_salon = steampunks.base(
    "Inventor's Salon",
    breakpoint=22,
    vp=(4, 2, 1),
    rulings=("If players tie for first place, each of them may do this.",),
)


def winner_with_scrap(g: Board, me: Piece, player: int) -> bool:
    return player in g.winners() and any(g.card(uid).is_action for uid in g.discard_pile(player))


@inventors_salon.usable_after_scoring(by=winner_with_scrap)
async def exhibit(g: Table, me: Piece, player: int) -> None:
    """Once this base has scored, the winner may take an action from their discard pile into their hand."""
    uid = await g.choose_open_card(player, "take", g.discard_pile(player), is_action)
    if uid is not None:
        await g.take_into_hand(player, uid)


def action_played_on_this_base(g: Board, me: Piece, deed: Deed) -> bool:
    return g.host(deed.what) is me


workshop = steampunks.base(
    "Workshop",
    breakpoint=20,
    vp=(4, 2, 1),
    rulings=(
        "Only an action that stays on this base counts, not one on a minion here.",
        "If the extra action is played here too, it grants another one, and so on.",
    ),
)


@workshop.after("play action", when=action_played_on_this_base)
async def tinker_on(g: Table, me: Piece, deed: Deed) -> None:
    """Whoever plays an action on this base may then play an extra action."""
    await g.extra_action(deed.by)
