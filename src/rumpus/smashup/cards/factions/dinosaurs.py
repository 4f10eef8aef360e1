"""Dinosaurs: sheer strength, more of it every turn, and no mercy for the weak."""

from __future__ import annotations

from rumpus.smashup.cards.box import Faction
from rumpus.smashup.cards.conditions import your_minion_here
from rumpus.smashup.cards.sets import BASE
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Deed, Piece
from rumpus.smashup.table.table import Table

dinosaurs = Faction(
    "Dinosaurs",
    BASE,
    short="Dino",
    style="Big, and gets bigger",
    about="Sheer strength, more of it every turn, and no mercy for the weak. Little to read, much to smash.",
    level=1,
)

king_rex = dinosaurs.minion("King Rex", power=7, copies=1)

laseratops = dinosaurs.minion(
    "Laseratops",
    power=4,
    copies=2,
    rulings=("You must do this: if only your own minions are weak enough, one of them is destroyed.",),
)


@laseratops.on_play
async def shoot(g: Table, me: Piece) -> None:
    """Choose a minion of power 2 or less here and destroy it."""
    if victim := await g.choose(me.controller, "destroy", g.minions(at=me, max_power=2)):
        await g.destroy(victim)


armor_stego = dinosaurs.minion(
    "Armor Stego",
    power=3,
    copies=3,
    rulings=("If a base scores on your own turn, it has its printed power; on another player's turn, it has 2 more.",),
)


@armor_stego.own_power
def stand_guard(g: Board, me: Piece) -> int:
    """Ongoing: while it is another player's turn, this minion has +2 power."""
    return 2 if g.active != me.controller else 0


war_raptor = dinosaurs.minion(
    "War Raptor",
    power=2,
    copies=4,
    rulings=("The War Raptors of all players count.", "Outside play its power is 2."),
)


@war_raptor.own_power
def hunt_in_a_pack(g: Board, me: Piece) -> int:
    """Ongoing: every War Raptor here, this one too, gives this minion +1 power."""
    return sum([minion.card is me.card for minion in g.minions(at=me)])


augmentation = dinosaurs.action(
    "Augmentation",
    copies=2,
    rulings=("If you play it on another player's turn, it lasts until the end of your next turn.",),
)


@augmentation.on_play
async def augment(g: Table, me: Piece) -> None:
    """Until the end of your turn, a minion of your choice has +4 power."""
    if minion := await g.choose(me.controller, "empower", g.minions()):
        await g.empower(minion, 4, until_turn_of=me.controller)


howl = dinosaurs.action(
    "Howl",
    copies=2,
    rulings=(
        "Minions that arrive later get nothing.",
        "If you play it on another player's turn, it lasts until the end of your next turn.",
    ),
)


@howl.on_play
async def rouse_the_pack(g: Table, me: Piece) -> None:
    """Until the end of your turn, every minion that you have in play now has +1 power."""
    await g.empower_all(g.minions(of=me.controller), 1, until_turn_of=me.controller)


def weaker_than(g: Board, hunter: Piece) -> list[Piece]:
    """The minions at its base that have less power."""
    return g.minions(at=hunter, max_power=g.power(hunter) - 1)


natural_selection = dinosaurs.action(
    "Natural Selection",
    copies=1,
    rulings=(
        "If any of your minions has a weaker one beside it, you must choose such a pair, even if both are yours.",
    ),
)


@natural_selection.on_play
async def select(g: Table, me: Piece) -> None:
    """Pick one of your minions, then destroy a weaker one at the same base."""
    hunters = [minion for minion in g.minions(of=me.controller) if weaker_than(g, minion)]
    if hunter := await g.choose(me.controller, "hunt with", hunters):
        if victim := await g.choose(me.controller, "destroy", weaker_than(g, hunter)):
            await g.destroy(victim)


rampage = dinosaurs.action(
    "Rampage",
    copies=1,
    rulings=(
        "Use the power that the minion has at this moment, whatever happens to it later.",
        "The card is not played on the base.",
    ),
)


@rampage.on_play
async def run_riot(g: Table, me: Piece) -> None:
    """Choose one of your minions. Until the end of the turn, the breakpoint of its base is lower by that minion's
    power."""
    if minion := await g.choose(me.controller, "rampage with", g.minions(of=me.controller)):
        if base := g.base_of(minion):
            await g.until_end_of_turn("breakpoint", base, -g.power(minion))


survival_of_the_fittest = dinosaurs.action(
    "Survival of the Fittest",
    copies=1,
    rulings=(
        "The minions of all players count; one is destroyed at each base where not all have the same power.",
        "You choose among the weakest. All victims are chosen first, then destroyed at the same time.",
    ),
)


@survival_of_the_fittest.on_play
async def cull(g: Table, me: Piece) -> None:
    """At each base where one minion is stronger than another, destroy a minion that has the least power there."""
    victims: list[Piece] = []
    tied: list[Piece] = []
    for base in g.bases():
        powers = [g.power(minion) for minion in g.minions(at=base)]
        if powers and min(powers) < max(powers):
            weakest = g.minions(at=base, max_power=min(powers))
            if len(weakest) == 1:
                victims += weakest
            else:
                tied += weakest
    while victim := await g.choose(me.controller, "destroy", tied):
        victims.append(victim)
        tied = [minion for minion in tied if minion.base != victim.base]
    await g.destroy_all(victims)


def is_next_to_affect_it(g: Board, me: Piece, deed: Deed) -> bool:
    """The minion it lies on; in one edition only another player's ability counts."""
    return me in deed.what.on and (deed.by_another(me.controller) or not g.edition.tooth_and_claw_ignores_own_cards)


tooth_and_claw_and_guns = dinosaurs.action(
    "Tooth and Claw... and Guns",
    copies=1,
    on="minion",
    rulings=(
        "Any ability uses it up, even one of your own cards or of a base.",
        "To affect a minion is to move, return or destroy it, or to play an action on it.",
        "In the Bigger Geekier Box edition only other players' abilities use it up.",
        "There, the ability it stopped stays stopped for the rest of the turn.",
    ),
)


@tooth_and_claw_and_guns.instead_of("affect", when=is_next_to_affect_it)
async def bite_back(g: Table, me: Piece, deed: Deed) -> bool:
    """Play on a minion. Ongoing: when an ability would next affect that minion, it does not; destroy this card
    instead."""
    await g.destroy(me)
    await g.shield(deed.what, deed)
    return True


upgrade = dinosaurs.action("Upgrade", copies=1, on="minion")


@upgrade.host_power
def strengthen(g: Board, me: Piece) -> int:
    """Play on any minion. Ongoing: its power is 2 higher."""
    return 2


wildlife_preserve = dinosaurs.action(
    "Wildlife Preserve",
    copies=1,
    on="base",
    rulings=(
        "Other players' actions on your minions here, and on those that come here later, are discarded.",
        "It only stops actions: the abilities of minions and bases still work.",
    ),
)


@wildlife_preserve.forbids("affect")
def keep_poachers_out(g: Board, me: Piece, deed: Deed) -> bool:
    """Play on a base. Ongoing: other players' actions do not affect your minions here."""
    return your_minion_here(g, me, deed) and deed.by_action and deed.by_another(me.controller)
