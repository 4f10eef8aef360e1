"""Cards that can be answered: those in the air before they take effect (MU-2.10), and one that ends the game before it
does (MU-10.5)."""

from __future__ import annotations

from collections.abc import Awaitable

from rumpus.family.options import PASS
from rumpus.kernel import Option
from rumpus.munchkin.cards.ability import Play
from rumpus.munchkin.table.past import GOES_BACK
from rumpus.munchkin.table.state import Air
from rumpus.munchkin.table.table import Table
from rumpus.munchkin.windows import open_window


def step(g: Table) -> Awaitable[None]:
    air = g.state.air[-1]
    tag = "answers curses" if air.play < 0 else "answers cards"
    first = max(air.victim, 0) if air.by < 0 or air.caught is not None else air.by
    waiting = g.who_may_hold(tag, g.waiting(first, air.passed))
    if not waiting:
        return take_effect(g, air)
    own: dict[int, list[Option]] = {player: [PASS] for player in waiting}
    return open_window(g, "curse" if air.play < 0 else "event", waiting, own)


def last_word(g: Table) -> Awaitable[None]:
    waiting = g.who_may_hold(GOES_BACK, g.waiting(g.state.active, g.state.let_end))
    if waiting:
        return open_window(g, "end", waiting, {player: [PASS] for player in waiting})
    return g.end_game()


async def take_effect(g: Table, air: Air) -> None:
    state, card = g.state, g.in_air()
    state.air.pop()
    state.barrier += air.passed > 0  # those who have let it pass now see what happens
    if air.uid >= 0:
        state.aside.append(air.uid)
    g.touch()
    if air.play < 0:
        gear_of_victim = g.gear(air.victim) if air.caught is None else []  # what was caught spreads no further
        spreading = [gear for gear in gear_of_victim if gear.card.when_cursed is not None]
        await g.befall(air.victim, card)
        for gear in spreading:
            assert gear.card.when_cursed is not None
            await g.as_ability(
                gear.card, "cursed", air.victim, gear.card.when_cursed(g, gear, card, air.victim), gear.serial
            )
    else:
        play = card.plays[air.play]
        assert isinstance(play, Play), "what goes its own way is never in the air"
        await g.as_ability(card, play.ability, air.by, play.deed(g, air.by, *air.target))
    if air.uid in state.aside:
        state.aside.remove(air.uid)
        g.let_fall(air.uid)
