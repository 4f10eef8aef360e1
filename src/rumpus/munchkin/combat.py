"""A fight: open until the fighter calls the result and everybody lets it pass, then decided once (MU-3.13)."""

from __future__ import annotations

from collections.abc import Awaitable

from rumpus.family.options import PASS, SEAT_NAMES
from rumpus.kernel import Option
from rumpus.munchkin import flight
from rumpus.munchkin.deals import answer_options, help_options, pay_helper
from rumpus.munchkin.table.heroes import by_serial
from rumpus.munchkin.table.state import Fight
from rumpus.munchkin.table.table import Table
from rumpus.munchkin.windows import CALL_RESULT, PASS_THIS_FIGHT, Action, open_window

NO_GOTH: Option = ("none",)


def step(g: Table, fight: Fight) -> Awaitable[None]:
    if fight.calls:
        return call_goth(g, fight)
    if fight.coming:
        return appear(g, fight)
    if fight.stage == "flight":
        return flight.step(g, fight)
    if not fight.foes:
        return leave_the_field(g)
    if fight.helper >= 0 and g.is_barred(fight.helper):
        return drop_out(g, fight)
    if fight.offers:
        asked = {terms.to for terms in fight.offers}
        awaited = [player for player in g.players_from(fight.fighter) if player in asked]
        own: dict[int, list[Option]] = {player: answer_options(g, player) for player in awaited}
        for player in {terms.by for terms in fight.offers}:
            own.setdefault(player, []).append(("withdraw",))
        return open_window(g, "help", awaited, own)
    if fight.stage == "open":
        return open_window(g, "fight", (fight.fighter,), {fight.fighter: [CALL_RESULT]}, help_options)
    waiting = [player for player in g.players_from(fight.fighter) if is_awaited(g, fight, player)]
    if waiting:
        own = {player: [PASS, PASS_THIS_FIGHT] for player in waiting}
        return open_window(g, "call", waiting, own, help_options)
    return decide(g, fight)


def is_awaited(g: Table, fight: Fight, player: int) -> bool:
    """Anybody who has not passed and has any card at all: that much everybody can see."""
    hero = g.hero(player)
    return not (fight.passed | fight.out) >> player & 1 and bool(hero.hand or hero.gear)


async def call_goth(g: Table, fight: Fight) -> None:
    """MU-3.10: in turn, everybody may add a goth, until one player does. Meanwhile a card may cancel the monster."""
    g.rule = "MU-3.10"
    player = fight.calls[0]
    if not g.hand(player) or not g.is_unseen(g.tagged("goth")) or g.bears(player, "no playing"):
        fight.calls.pop(0)
        g.touch()
        return
    goths = sorted({card.id for card in map(g.card, g.hand(player)) if card.is_goth})
    own: list[Option] = [*[(name,) for name in goths], NO_GOTH]
    await open_window(g, "goth", (player,), {player: own})
    if g.said is None or g.said[1] not in own:
        return
    (_, option), g.said = g.said, None
    fight.calls.pop(0)
    g.touch()
    if option != NO_GOTH:
        fight.calls.clear()
        uid = g.in_hand(player, option[0])
        g.leave_hand(player, uid)
        g.note_played(player, uid)
        g.tell("play", SEAT_NAMES[player], g.card(uid).id)
        await g.join(uid, player, calls_goths=False)


async def appear(g: Table, fight: Fight) -> None:
    """What goths do on appearing, once they have called; the fight may begin only with that."""
    serial = fight.coming.pop(0)
    foe = next((each for each in fight.foes if each.serial == serial), None)
    if foe is not None and not fight.is_entered:
        await g.enter_fight_with(foe)
    elif foe is not None:
        await g.do_on_appearing(foe)


async def call_result(g: Table, player: int, option: Option) -> None:
    """Only the fighter can bring a fight to a decision."""
    g.fight.stage = "called"
    g.fight.passed = 1 << player  # a player who calls has said all they want to say, for now
    sums = g.strengths() if g.log.on else ()  # adding up takes longer than all else that is done here
    g.tell("call", SEAT_NAMES[player], *sums)


async def drop_out(g: Table, fight: Fight) -> None:
    """MU-3.17: a helper who may no longer help is out of the fight, and the fighter must call again."""
    g.rule = "MU-3.17"
    g.tell("drops out", SEAT_NAMES[fight.helper])
    await g.lose_helper()
    g.reopen()


async def leave_the_field(g: Table) -> None:
    """MU-3.16: the last monster has left, and the fight ends without loss or flight."""
    g.rule = "MU-3.16"
    await g.end_fight(has_won=False)


async def decide(g: Table, fight: Fight) -> None:
    """MU-3.1: strictly stronger wins; the monsters win ties."""
    g.rule = "MU-3.1"
    g.state.news.clear()
    g.forget()
    ours, theirs = g.strengths()
    fighter, terms = fight.fighter, fight.terms if fight.helper >= 0 else None
    foes = [foe.card for foe in sorted(fight.foes, key=by_serial)]
    g.tell("decided", SEAT_NAMES[fighter], ours, theirs, *[foe.id for foe in foes])
    if ours <= theirs:
        g.rule = "MU-4.4"
        await g.flee()
        return
    g.rule = "MU-4.1"
    count, beaten = g.treasures_at_stake(), foes
    await raise_levels(g, fight, ours - theirs)
    if g.state.phase == "over":
        if g.options.shared_victory and fight.helper >= 0 and fight.helper not in g.state.winners:
            await g.win([fight.helper])
        return
    await g.lift_all(fighter, "kill")
    if fight.helper < 0:
        await g.lift_all(fighter, "lone kill")
    await g.end_fight(has_won=True)
    for card in beaten:
        if card.when_beaten is not None:
            await g.as_ability(card, "beaten", -1, card.when_beaten(g, fighter))
    for gear in [each for each in g.gear(fighter) if each.card.when_won is not None]:
        assert gear.card.when_won is not None
        await g.as_ability(gear.card, "won", fighter, gear.card.when_won(g, gear), gear.serial)
    for each in g.state.sets:
        if each.when_killed is not None:
            await each.when_killed(g, fighter, len(beaten))
    g.rule = "MU-4.2"
    if terms is None:
        await g.draw_treasures(fighter, count)
    else:
        await pay_helper(g, terms)
        await g.share_treasures(count, terms, fighter)


async def raise_levels(g: Table, fight: Fight, margin: int) -> None:
    """MU-4.1, 4.3: the fighter's by the kill, and what roles add to it; a helper's may be the winning one. All of it
    happens at once (MU-10.2)."""
    extra = {player: g.extra_levels(player, margin) for player in g.munchkins()}
    await g.gain_levels(fight.fighter, g.levels_at_stake(), by_kill=True)
    if g.state.phase != "over":
        await g.gain_levels(fight.fighter, extra[fight.fighter])
    if fight.helper >= 0:
        await g.gain_levels(fight.helper, extra[fight.helper], may_win=True)


ACTIONS: dict[str, Action] = {"call": call_result}
