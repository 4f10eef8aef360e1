"""What makes monsters stronger, or weaker."""

from __future__ import annotations

from rumpus.family.options import SEAT_NAMES, seat_of
from rumpus.kernel import Option
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.box import cthulhu
from rumpus.munchkin.cards.decks.cthulhu.classes import PROFESSORS
from rumpus.munchkin.cards.decks.cthulhu.cult import passes_for_cultist
from rumpus.munchkin.table.state import Foe
from rumpus.munchkin.table.table import Table

and_its_spawn = cthulhu.monster_enhancer(". . . And Its Spawn", 5, treasures=1)
mephitic = cthulhu.monster_enhancer("Mephitic", 5, treasures=1)
rugose = cthulhu.monster_enhancer("Rugose", 5, treasures=1)
squamous = cthulhu.monster_enhancer("Squamous", 5, treasures=1)
for each in (and_its_spawn, mephitic, rugose, squamous):
    each.says("A monster in a fight gets +5 and one extra treasure.")

four_dimensional = cthulhu.monster_enhancer("Four-Dimensional", 10, treasures=2)
indescribably_horrible = cthulhu.monster_enhancer("Indescribably Horrible", 10, treasures=2)
for each in (four_dimensional, indescribably_horrible):
    each.says("A monster in a fight gets +10 and two extra treasures.")

in_a_million_year_sleep = cthulhu.monster_enhancer("In A Million-Year Sleep", -5, treasures=-1)
in_a_million_year_sleep.says("A monster in a fight gets -5 and one treasure less, but always has at least one.")

unnameable = cthulhu.monster_enhancer("Unnameable", 5, treasures=1)


@unnameable.enhances
def baffle_scholars(g: Table, foe: Foe) -> int:
    """A monster in a fight gets +5, or +10 while a Professor is in that fight, and one extra treasure."""
    return 10 if any(PROFESSORS.blames(g, player) for player in g.munchkins()) else 5


# -- for Cultists, too -----------------------------------------------------------------------------------------

blasphemous = cthulhu.monster_enhancer("Blasphemous", 3)
frothing = cthulhu.monster_enhancer("Frothing", 3)
gibbering = cthulhu.monster_enhancer("Gibbering", 3)
raving = cthulhu.monster_enhancer("Raving", 3)


def cultists(g: Table, player: int, card: Card) -> list[Option]:
    """Anybody, even the player themselves, and whoever may pass for one."""
    return [(SEAT_NAMES[each],) for each in g.players_from(0) if g.is_a(each, "cultist")]


async def inspire(g: Table, player: int, who: str) -> None:
    """Or, at any time: put this in front of a Cultist, who has +3 until they lose that class or die."""
    cultist = seat_of(who)
    if player == cultist or await passes_for_cultist(g, cultist):
        await g.lie_before(cultist)


for each in (blasphemous, frothing, gibbering, raving):
    each.hangs_on = "cultist"
    each.says("A monster in a fight gets +3.")
    each.any_time(cultists)(inspire)
