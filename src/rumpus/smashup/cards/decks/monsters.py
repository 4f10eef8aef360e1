"""The monster deck: twenty cards of eight kinds, half of them undead."""

from __future__ import annotations

from rumpus.smashup.cards.ability import Destination
from rumpus.smashup.cards.box import Monsters
from rumpus.smashup.cards.conditions import in_play, this_base
from rumpus.smashup.cards.sets import MUNCHKIN
from rumpus.smashup.table.board import Board, name
from rumpus.smashup.table.state import Deed, Leaving, Piece
from rumpus.smashup.table.table import Table

monsters = Monsters("Monsters", MUNCHKIN)

plutonium_dragon = monsters.monster(
    "Plutonium Dragon",
    power=5,
    treasures=3,
    copies=1,
    rulings=(
        "It spares nobody, not even other monsters.",
        "While nobody controls it, the treasures of monsters that it destroys are discarded from the treasure deck.",
    ),
)


@plutonium_dragon.at_end_of_turn(when=in_play)
async def burn_the_weak(g: Table, me: Piece, deed: Deed) -> None:
    """Ongoing: at the end of every turn, destroy all minions here of power 2 or less."""
    await g.destroy_all(g.minions(at=me, max_power=2))


bigfoot = monsters.monster(
    "Bigfoot",
    power=4,
    treasures=2,
    copies=2,
    rulings=("Alone it adds 7 to the breakpoint; beside another monster, 4.",),
)


@bigfoot.own_power
def roam_alone(g: Board, me: Piece) -> int:
    """Ongoing: this monster has +3 power while there is no other monster here."""
    return 0 if len(g.monsters_beside(me)) else 3


hippogriff = monsters.monster(
    "Hippogriff",
    power=3,
    treasures=1,
    copies=3,
    rulings=(
        "Each Hippogriff does this separately, before anybody may use a special.",
        "The base scores even if its total then falls below the breakpoint.",
    ),
)


@hippogriff.at_scoring("before", when=this_base, alike=True)
async def snatch(g: Table, me: Piece, deed: Deed) -> None:
    """Ongoing: before this base scores, destroy a random minion here, one of power 3 or less that is not a monster."""
    weak = [minion for minion in g.minions(at=me, max_power=3) if not minion.card.is_monster]
    if weak:
        await g.destroy(weak[await g.by_chance([name(minion) for minion in weak])])


web_troll = monsters.monster(
    "Web Troll",
    power=1,
    treasures=0,
    copies=4,
    rulings=(
        "The other monster does not count towards the number that a new base gets.",
        "Whoever has played this one, if anybody, plays the other as well.",
        "It does not bring one when The Gauntlet plays it.",
    ),
)


@web_troll.on_play
async def bring_another(g: Table, me: Piece) -> None:
    """Play another monster here."""
    if base := g.base_of(me):
        await g.play_monster(base)


knight_of_the_living_dead = monsters.monster(
    "Knight of the Living Dead",
    power=5,
    treasures=2,
    copies=1,
    undead=True,
    rulings=("Any other monster counts, whoever controls it.",),
)


@knight_of_the_living_dead.own_power
def lead(g: Board, me: Piece) -> int:
    """Ongoing: each other monster here gives this one +1 power."""
    return len(g.monsters_beside(me))


king_tut = monsters.monster(
    "King Tut",
    power=4,
    treasures=2,
    copies=2,
    undead=True,
    rulings=(
        "The winner chooses the card; players who tie for first place discard one each.",
        "Nothing happens if King Tut has already left.",
    ),
)


@king_tut.at_scoring("after", when=this_base, alike=True)
async def curse_the_winner(g: Table, me: Piece, deed: Deed) -> None:
    """Ongoing: once this base has scored, the winner discards a card."""
    for winner in g.winners():
        await g.discard_one(winner)


ghoul = monsters.monster(
    "Ghoul",
    power=3,
    treasures=1,
    copies=3,
    undead=True,
    rulings=(
        "Whoever destroys it still gets its treasure.",
        "If it is discarded after its base scores, it goes to the discard pile like any other monster.",
    ),
)


@ghoul.instead_of_discard
def rise_again(g: Board, me: Piece, what: Piece, leaving: Leaving) -> Destination | None:
    """Ongoing: when this monster is destroyed, put it on top of the monster deck, not on the discard pile."""
    return ("monster deck", -1) if what is me and leaving.is_destroyed else None


poultrygeist = monsters.monster(
    "Poultrygeist",
    power=2,
    treasures=1,
    copies=4,
    undead=True,
    rulings=("Other Poultrygeists count: two together have power 3 each.",),
)


@poultrygeist.own_power
def flock(g: Board, me: Piece) -> int:
    """Ongoing: each other undead monster here gives this one +1 power."""
    return len([monster for monster in g.monsters_beside(me) if monster.card.is_undead])
