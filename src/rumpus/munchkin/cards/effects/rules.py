"""What a set brings along beyond its cards, where the table wants it."""

from __future__ import annotations

from rumpus.munchkin.cards.ability import TurnAction
from rumpus.munchkin.cards.box import CardSet
from rumpus.munchkin.cards.effects.registry import rule
from rumpus.munchkin.options import SetOption
from rumpus.munchkin.table.table import Table


@rule("ration tokens")
def ration_tokens(box: CardSet, option: SetOption) -> None:
    """killing a monster brings a token of one of four kinds; a full set is worth a level, even the tenth"""

    @box.killed
    async def find_rations(g: Table, fighter: int, count: int) -> None:
        if g.option(option):
            await g.hand_out_rations(fighter, count)

    def has_one_of_each(g: Table, player: int) -> bool:
        return bool(g.hero(player).rations) and all(g.hero(player).rations)

    async def hand_in(g: Table, player: int) -> None:
        await g.hand_in_rations(player)

    box.turn_actions.append(TurnAction("hand in", has_one_of_each, hand_in))
