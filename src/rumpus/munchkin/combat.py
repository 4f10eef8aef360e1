"""A fight: open until the fighter calls the result and everybody lets it pass, then decided once (MU-3.13)."""

from __future__ import annotations

from rumpus.kernel import Option
from rumpus.munchkin.deals import answer_options, help_options, pay_helper
from rumpus.munchkin.table.state import Fight, Gear, News, Roll
from rumpus.munchkin.table.table import Table
from rumpus.munchkin.table.zones import SEAT_NAMES
from rumpus.munchkin.windows import ACTIONS, PASS, PASS_THIS_FIGHT, open_window


async def step(g: Table, fight: Fight) -> None:
    if fight.calls:
        await call_goth(g, fight)
    elif fight.coming:
        await appear(g, fight)
    elif fight.stage == "flight":
        await flight_step(g, fight)
    elif not fight.foes:
        await leave_the_field(g)
    elif fight.offer is not None:
        terms = fight.offer
        own: dict[int, list[Option]] = {terms.to: answer_options(terms, g), terms.by: [("withdraw",)]}
        await open_window(g, "help", (terms.to,), own)
    elif fight.stage == "open":
        await open_window(g, "fight", (fight.fighter,), {fight.fighter: [("call",)]}, help_options)
    elif waiting := [player for player in g.players_from(fight.fighter) if is_awaited(g, fight, player)]:
        own = {player: [PASS, PASS_THIS_FIGHT] for player in waiting}
        await open_window(g, "call", waiting, own, help_options)
    else:
        await decide(g, fight)


def is_awaited(g: Table, fight: Fight, player: int) -> bool:
    """Whoever has not passed and has any card at all: that much everybody can see."""
    hero = g.hero(player)
    return not (fight.passed | fight.out) >> player & 1 and bool(hero.hand or hero.gear)


async def call_goth(g: Table, fight: Fight) -> None:
    """MU-3.10: one after the other may add a goth, until one does."""
    player = fight.calls.pop(0)
    if not g.hand(player) or not g.is_unseen(g.tagged("goth")) or g.bears(player, "no playing"):
        return
    uid = await g.choose_card(player, "goth", g.hand(player), lambda card: card.is_goth, may=True)
    if uid is not None:
        fight.calls.clear()
        g._leave_hand(player, uid)
        g.state.news.append(News("played", player, uid))
        g.tell("play", SEAT_NAMES[player], g.card(uid).id)
        await g.join(uid, player, calls_goths=False)


async def appear(g: Table, fight: Fight) -> None:
    """What a goth does on appearing, once it has called."""
    serial = fight.coming.pop(0)
    for foe in fight.foes:
        if foe.serial == serial and foe.card.appear is not None:
            await g.as_ability(foe.card, foe.card.appear(g, foe))
            return


async def call_result(g: Table, player: int, option: Option) -> None:
    """Only the fighter can bring a fight to its decision."""
    g.fight.stage = "called"
    g.fight.passed = 1 << player  # who calls has said all they want to say, for now
    g.tell("call", SEAT_NAMES[player], *g.strengths())


async def leave_the_field(g: Table) -> None:
    """MU-3.16: the last monster has left, and the fight ends without loss or flight."""
    await g.end_fight(has_won=False)


async def decide(g: Table, fight: Fight) -> None:
    """MU-3.1: strictly stronger wins; the monsters win ties."""
    g.state.news.clear()
    ours, theirs = g.strengths()
    fighter, terms = fight.fighter, fight.terms if fight.helper >= 0 else None
    g.tell("decided", SEAT_NAMES[fighter], ours, theirs)
    if ours <= theirs:
        await g.flee()
        return
    count, beaten = g.treasures_at_stake(), [foe.card for foe in fight.foes]
    await raise_levels(g, fight, ours - theirs)
    if g.state.phase == "over":
        if g.options.shared_victory and fight.helper >= 0:
            g.win([fight.helper])
        return
    await g.lift_all(fighter, "kill")
    if fight.helper < 0:
        await g.lift_all(fighter, "lone kill")
    await g.end_fight(has_won=True)
    for card in beaten:
        if card.when_beaten is not None:
            await g.as_ability(card, card.when_beaten(g, fighter))
    for gear in [each for each in g.gear(fighter) if each.card.when_won is not None]:
        assert gear.card.when_won is not None
        await g.as_ability(gear.card, gear.card.when_won(g, gear))
    g.hand_out_rations(fighter, len(beaten))
    if terms is None:
        await g.draw_treasures(fighter, count)
    else:
        await pay_helper(g, terms, fighter)
        await g.share_treasures(count, terms, fighter)


async def raise_levels(g: Table, fight: Fight, margin: int) -> None:
    """MU-4.1, 4.3: the fighter's by the kill, and what roles add to it; a helper's may be the winning one. All of it
    happens at once (MU-10.2)."""
    extra = {
        player: sum([gear.card.margin_levels(g, gear, margin) for gear in g.gear(player) if gear.card.margin_levels])
        for player in g.munchkins()
    }
    await g.gain_levels(fight.fighter, g.levels_at_stake(), by_kill=True)
    if g.state.phase != "over":
        await g.gain_levels(fight.fighter, extra[fight.fighter])
    if fight.helper >= 0:
        await g.gain_levels(fight.helper, extra[fight.helper], may_win=True)


# -- running away ----------------------------------------------------------------------------------------------


async def flight_step(g: Table, fight: Fight) -> None:
    """MU-4.4, 4.8: monster by monster, in the runner's order; the fighter's rolls first."""
    if fight.roll is not None:
        await answer_roll(g, fight.roll)
        return
    if not fight.runs:
        for foe in fight.foes.copy():
            if foe.caught and foe.card.after_flight is not None:
                await g.as_ability(foe.card, foe.card.after_flight(g, foe))
        await g.end_fight(has_won=False)
        return
    runner = fight.runs[0][0]
    own: list[Option] = [("run", g.foe(serial).card.id, serial) for player, serial in fight.runs if player == runner]
    own += [("abandon", gear.card.id, gear.serial) for gear in g.used(runner) if is_hindrance(gear)]
    await open_window(g, "flight", (runner,), {runner: own})


def is_hindrance(gear: Gear) -> bool:
    """MU-8.6: a vehicle that makes running away harder may be left behind."""
    return gear.card.slot == "vehicle" and gear.card.run_away < 0


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
    g.fight.roll = Roll(player, foe.serial, await g.roll_face(player))
    if not may_answer_roll(g, g.fight.roll):
        await settle_roll(g, g.fight.roll)


def may_answer_roll(g: Table, roll: Roll) -> list[int]:
    """Who might, as far as everybody can tell."""
    return g.who_may_hold("answers rolls", g.waiting(roll.player, roll.passed))


async def answer_roll(g: Table, roll: Roll) -> None:
    """A roll for running away is final when everybody has let it pass."""
    waiting = may_answer_roll(g, roll)
    if waiting:
        await open_window(g, "roll", waiting, {player: [PASS] for player in waiting})
    else:
        await settle_roll(g, roll)


async def settle_roll(g: Table, roll: Roll) -> None:
    """MU-4.5: 5 or more escapes; else the bad stuff, at once."""
    fight, player, foe = g.fight, roll.player, g.foe(roll.serial)
    fight.roll = None
    g.state.barrier += roll.passed > 0  # who has let it pass now sees what comes of it
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
    await g.as_ability(foe.card, foe.card.strike(g, player))


ACTIONS["call"] = call_result
ACTIONS["run"] = run_from
ACTIONS["abandon"] = abandon
