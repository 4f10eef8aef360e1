"""Running away (MU-4.4): roll by roll, monster by monster; a player who does not get away suffers the bad stuff."""

from __future__ import annotations

from collections.abc import Awaitable

from rumpus.family.options import PASS, SEAT_NAMES
from rumpus.kernel import Option
from rumpus.munchkin.table.heroes import by_serial
from rumpus.munchkin.table.state import Fight, Gear, Roll
from rumpus.munchkin.table.table import Table
from rumpus.munchkin.windows import Action, open_window


def step(g: Table, fight: Fight) -> Awaitable[None]:
    """MU-4.4, 4.8: monster by monster, in the runner's order; the fighter's rolls first."""
    g.rule = "MU-4.4"
    if fight.roll is not None:
        return answer_roll(g, fight.roll)
    if not fight.runs:
        return get_over_it(g, fight)
    runner = fight.runs[0][0]
    own: list[Option] = [("run", g.foe(serial).card.id, serial) for player, serial in fight.runs if player == runner]
    own += [("abandon", gear.card.id, gear.serial) for gear in g.used(runner) if is_hindrance(g, gear)]
    return open_window(g, "flight", (runner,), {runner: own})


async def get_over_it(g: Table, fight: Fight) -> None:
    """Everybody has run from everything."""
    for foe in sorted(fight.foes, key=by_serial):
        if foe.caught and foe.card.after_flight is not None:
            await g.as_ability(foe.card, "flight over", -1, foe.card.after_flight(g, foe), foe.serial)
    await g.end_fight(has_won=False)


def is_hindrance(g: Table, gear: Gear) -> bool:
    """MU-8.6: a vehicle that makes running away harder may be left behind, unless it has become evil."""
    return gear.card.slot == "vehicle" and gear.card.run_away < 0 and g.is_movable(gear)


async def abandon(g: Table, player: int, option: Option) -> None:
    """On foot again."""
    gear = g.find_gear(int(option[2]))
    assert gear is not None
    g.tell("abandon", SEAT_NAMES[player], gear.card.id)
    await g.discard_gear(gear)


async def run_from(g: Table, player: int, option: Option) -> None:
    """MU-4.5: those whom it does not pursue escape without a roll."""
    foe = g.foe(option[2])
    if g.is_safe(player, foe):
        await g.escape(player, foe)
        return
    g.fight.roll = Roll(player, foe.serial, await g.roll_face(player, of_fight=True))
    if not may_answer_roll(g, g.fight.roll):
        await settle_roll(g, g.fight.roll)


def may_answer_roll(g: Table, roll: Roll) -> list[int]:
    """Those who might, as far as everybody can tell."""
    return g.who_may_hold("answers rolls", g.waiting(roll.player, roll.passed))


def answer_roll(g: Table, roll: Roll) -> Awaitable[None]:
    """A roll to run away is final when everybody has let it pass."""
    waiting = may_answer_roll(g, roll)
    if waiting:
        return open_window(g, "roll", waiting, {player: [PASS] for player in waiting})
    return settle_roll(g, roll)


async def settle_roll(g: Table, roll: Roll) -> None:
    """MU-4.5: 5 or more escapes; otherwise the bad stuff happens at once."""
    fight, player, foe = g.fight, roll.player, g.foe(roll.serial)
    fight.roll = None
    g.state.barrier += roll.passed > 0  # those who have let it pass now see what happens
    g.touch()
    g.tell("runs", SEAT_NAMES[player], foe.card.id, roll.face, g.flight_modifier(player, foe) + roll.extra)
    if g.is_enough(roll):
        await g.escape(player, foe)
        return
    fight.runs.remove((player, foe.serial))
    fight.hurt |= 1 << player
    foe.caught |= 1 << player
    g.tell("bad stuff", SEAT_NAMES[player], foe.card.id)
    assert foe.card.strike is not None
    strikes = g.strike_or_miss(player, foe.card, foe.card.strike(g, player))
    await g.as_ability(foe.card, "bad stuff", -1, strikes, foe.serial)


ACTIONS: dict[str, Action] = {"run": run_from, "abandon": abandon}
