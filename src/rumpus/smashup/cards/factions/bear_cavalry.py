"""Bear Cavalry: they chase others from base to base, and wait for them where they arrive."""

from __future__ import annotations

from rumpus.smashup.cards.box import Faction
from rumpus.smashup.cards.conditions import your_minion_here
from rumpus.smashup.cards.sets import AWESOME
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Deed, Piece
from rumpus.smashup.table.table import Table

bear_cavalry = Faction(
    "Bear Cavalry",
    AWESOME,
    short="Bear",
    style="Shoves others off a base",
    about="They chase others from base to base, and wait for them where they arrive.",
    level=2,
)


async def chase(g: Table, player: int, minions: list[Piece]) -> None:
    """Move one of these minions to another base, both of this player's choice."""
    if minion := await g.choose(player, "move", minions):
        if base := await g.choose(player, "move to", g.bases(but=minion)):
            await g.move(minion, to=base)


def another_minion_arrives(g: Board, me: Piece, deed: Deed) -> bool:
    """Another player's, by a move; it and this card are still here."""
    minion = deed.what
    is_here = minion.base == me.base and g.is_in_play(me) and g.is_in_play(minion)
    return is_here and minion.card.is_minion and minion.controller not in (me.controller, -1)


general_ivan = bear_cavalry.minion(
    "General Ivan",
    power=6,
    copies=1,
    rulings=(
        "Not even by your own cards.",
        "They can be moved, returned or put under a deck, and they are discarded after their base scores.",
    ),
)


@general_ivan.forbids("destroy")
def lead_from_the_front(g: Board, me: Piece, deed: Deed) -> bool:
    """Ongoing: none of your minions, this one included, can be destroyed."""
    return deed.what.card.is_minion and deed.what.controller == me.controller


def is_alone(g: Board, me: Piece) -> bool:
    """Is it its controller's only minion at its base?"""
    return not g.minions(of=me.controller, at=me, but=me)


polar_commando = bear_cavalry.minion(
    "Polar Commando",
    power=4,
    copies=2,
    rulings=(
        "Both end as soon as you have a second minion here, and start again when it is gone.",
        "Alone it has power 6, no matter how long it has been alone.",
    ),
)


@polar_commando.own_power
def fight_alone(g: Board, me: Piece) -> int:
    """Ongoing: while you have no other minion here, this one has +2 power"""
    return 2 if is_alone(g, me) else 0


@polar_commando.forbids("destroy")
def survive_alone(g: Board, me: Piece, deed: Deed) -> bool:
    """and cannot be destroyed."""
    return deed.what is me and is_alone(g, me)


bear_rider = bear_cavalry.minion("Bear Cavalry", power=3, copies=3, rulings=("You must do this if you can.",))


@bear_rider.on_play
async def charge(g: Table, me: Piece) -> None:
    """Choose another player's minion here and move it to a different base."""
    await chase(g, me.controller, g.minions(at=me, not_of=me.controller))


cub_scout = bear_cavalry.minion(
    "Cub Scout",
    power=3,
    copies=4,
    rulings=(
        "It does not matter who moved the minion. A minion that is played here has not been moved here.",
        "Compare the power that both have here, after the move.",
        "It ignores a minion that was moved here together with it.",
    ),
)


def weaker_minion_arrives(g: Board, me: Piece, deed: Deed) -> bool:
    return another_minion_arrives(g, me, deed) and g.power(deed.what) < g.power(me)


@cub_scout.after("move", when=weaker_minion_arrives)
async def pounce(g: Table, me: Piece, deed: Deed) -> None:
    """Ongoing: when another player's minion is moved here, destroy it if it is weaker than this minion."""
    await g.destroy(deed.what)


bear_hug = bear_cavalry.action(
    "Bear Hug",
    copies=1,
    rulings=(
        "Compare the minions at all bases by the power they have now.",
        "Those players destroy the minion; you do not. But this is your card for all that protects from others' cards.",
        "A minion that cannot be destroyed may be chosen; then nothing happens.",
        "Its owner chooses between equally weak ones; in the Bigger Geekier Box edition, its controller does.",
    ),
)


@bear_hug.on_play
async def squeeze(g: Table, me: Piece) -> None:
    """Each other player destroys their weakest minion."""
    for player in [each for each in g.players_from(g.active) if each != me.controller]:
        theirs = g.minions(of=player)
        least = min([g.power(minion) for minion in theirs], default=0)
        weakest = [minion for minion in theirs if g.power(minion) == least]
        owners = {g.owner(minion.uid) for minion in weakest} if g.edition.bear_hug_owner_picks else {player}
        chooser = owners.pop() if len(owners) == 1 else player
        if victim := await g.choose(chooser if chooser >= 0 else player, "destroy", weakest):
            await g.on_behalf_of(player, g.destroy(victim))


bear_necessities = bear_cavalry.action("Bear Necessities", copies=1)


@bear_necessities.on_play
async def tear_down(g: Table, me: Piece) -> None:
    """Choose an action in play, on a minion or on a base, and destroy it."""
    if action := await g.choose(me.controller, "destroy", g.actions()):
        await g.destroy(action)


bear_rides_you = bear_cavalry.action("Bear Rides You", copies=1)


@bear_rides_you.on_play
async def ride_on(g: Table, me: Piece) -> None:
    """Choose one of your minions and move it to a different base."""
    await chase(g, me.controller, g.minions(of=me.controller))


commission = bear_cavalry.action(
    "Commission",
    copies=2,
    rulings=(
        "The extra minion cannot be saved for later.",
        "If you do not play an extra minion, nothing is moved.",
    ),
)


@commission.on_play
async def call_up(g: Table, me: Piece) -> None:
    """You may play an extra minion right away, at a base of your choice. If you do, move another player's minion from
    there to a different base."""
    player = me.controller
    if base := await g.may_choose(player, "play at", g.bases()):
        if await g.play_one_of(player, g.hand(player), [base], may=True):
            await chase(g, player, g.minions(at=base, not_of=player))


def another_minion_arrives_at_yours(g: Board, me: Piece, deed: Deed) -> bool:
    base = g.base_of(me)
    return base is not None and g.has_minion(me.controller, base) and another_minion_arrives(g, me, deed)


high_ground = bear_cavalry.action(
    "High Ground",
    copies=1,
    on="base",
    rulings=(
        "The newcomer's power does not matter. A minion that is played here has not been moved here.",
        "You are the one who destroys it.",
    ),
)


@high_ground.after("move", when=another_minion_arrives_at_yours)
async def roll_rocks(g: Table, me: Piece, deed: Deed) -> None:
    """Play on a base. Ongoing: when another player's minion is moved here while you have a minion here, destroy the
    newcomer."""
    await g.destroy(deed.what)


superiority = bear_cavalry.action(
    "Superiority",
    copies=1,
    on="base",
    rulings=(
        "It does not stop cards that put a minion elsewhere or shuffle it into a deck.",
        "Bases are not other players' cards, and your own cards still work.",
    ),
)


@superiority.forbids("destroy", "move", "return")
def stand_above(g: Board, me: Piece, deed: Deed) -> bool:
    """Play on a base. Ongoing: other players' cards cannot destroy, move or return your minions here."""
    return your_minion_here(g, me, deed) and deed.by_another(me.controller)


youre_pretty_much_borscht = bear_cavalry.action(
    "You're Pretty Much Borscht", copies=1, rulings=("They all go to the same base, at the same time.",)
)


@youre_pretty_much_borscht.on_play
async def stir(g: Table, me: Piece) -> None:
    """Choose a base where you have a minion, then another base. Every other player's minions move from the first to the
    second."""
    if source := await g.choose(me.controller, "move from", g.bases_with(me.controller)):
        if base := await g.choose(me.controller, "move to", g.bases(but=source)):
            await g.move_all([(minion, base) for minion in g.minions(at=source, not_of=me.controller)])


youre_screwed = bear_cavalry.action("You're Screwed", copies=2)


@youre_screwed.on_play
async def drive_out(g: Table, me: Piece) -> None:
    """Choose another player's minion at a base where you have one too, and move it to a different base."""
    bases = g.bases_with(me.controller)
    await chase(g, me.controller, [minion for base in bases for minion in g.minions(at=base, not_of=me.controller)])
