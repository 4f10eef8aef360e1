"""What one-shots and events do when they are played."""

from __future__ import annotations

from rumpus.family.options import SEAT_NAMES, seat_of
from rumpus.kernel import Option
from rumpus.munchkin.cancelling import curses, end_curse, just_now
from rumpus.munchkin.cards.ability import AIR, ANY_TIME, CALL, END, FIGHT, FLIGHT, ROLL, Play
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.effects.registry import Bonus, Count, deed, trait
from rumpus.munchkin.cards.playing import leavable, swaps
from rumpus.munchkin.deals import can_help
from rumpus.munchkin.table.past import GOES_BACK
from rumpus.munchkin.table.state import Roll, Terms, Throw
from rumpus.munchkin.table.table import Table


def own_fight(g: Table, player: int, card: Card) -> list[Option]:
    return [()] if g.fight.fighter == player else []


def own_fight_to_end(g: Table, player: int, card: Card) -> list[Option]:
    """The player's own, if any monster in it can be made to leave."""
    return own_fight(g, player, card) if leavable(g, player, card) else []


# -- monsters leave --------------------------------------------------------------------------------------------


@deed("destroy a monster", targets=leavable)
async def destroy_a_monster(g: Table, player: int, _: str, serial: int) -> None:
    """in any fight: a monster leaves it; if it was the last one, the munchkins get its treasures, but no level"""
    foe, fight = g.foe(serial), g.fight
    treasures = g.treasures_of(foe)
    if await g.drive_off(foe) and not fight.foes:
        await g.end_fight(has_won=False)
        if fight.terms is not None and fight.helper >= 0:
            await g.share_treasures(treasures, fight.terms, fight.fighter)
        else:
            await g.draw_treasures(fight.fighter, treasures)


@deed("end your fight", targets=own_fight_to_end)
async def end_your_fight(g: Table, player: int) -> None:
    """in your own fight: all monsters leave it, and nobody gets anything for them; on your own turn, you may then loot
    the room"""
    await send_all_away(g)
    if not g.fight.foes:
        await g.end_fight(has_won=False)
        if player == g.state.active:
            await g.may_still_loot()


@deed("send all monsters away", targets=own_fight_to_end)
async def send_all_monsters_away(g: Table, player: int, *, treasures: Count) -> None:
    """in your own fight: all monsters leave it, nobody gains a level, and you draw {treasures:treasure}, unseen by
    others"""
    await send_all_away(g)
    if not g.fight.foes:
        await g.end_fight(has_won=False)
        await g.draw_treasures(player, treasures)


async def send_all_away(g: Table) -> None:
    for foe in sorted(g.fight.foes, key=lambda each: each.serial):
        await g.drive_off(foe)


# -- other monsters come ---------------------------------------------------------------------------------------


@deed("swap a monster for one in hand", targets=swaps)
async def swap_for_one_in_hand(g: Table, player: int, _: str, serial: int, name: str) -> None:
    """in any fight: discard a monster from it, and a monster from your hand takes its place"""
    uid = g.in_hand(player, name)
    if await g.drive_off(g.foe(serial)):
        await g.join_from_hand(player, uid)


@deed("swap a monster for the next one", targets=leavable)
async def swap_for_the_next_one(g: Table, player: int, _: str, serial: int) -> None:
    """in any fight: discard a monster from it, and turn up doors until another one appears, which takes its place; the
    other doors are discarded"""
    if await g.drive_off(g.foe(serial)):
        uid = await g.turn_up_monster()
        if uid is not None:
            await g.join(uid, g.fight.fighter, calls_goths=True)


@deed("swap a monster for a discarded one", targets=leavable)
async def swap_for_a_discarded_one(g: Table, player: int, _: str, serial: int) -> None:
    """in any fight: discard a monster from it; the last monster discarded before that, if any, takes its place"""
    fighter = g.fight.fighter
    uid = next((each for each in reversed(g.state.door_discard) if g.card(each).is_monster), None)
    if await g.drive_off(g.foe(serial)) and uid is not None:
        await g.take_from_discard(fighter, uid)
        await g.join_from_hand(fighter, uid)


def newcomers(g: Table, player: int, card: Card) -> list[Option]:
    """What has just brought another monster from its player's hand: both were played by one word."""
    played = {name: each for name, each in just_now(g, player).items() if not each.is_drawn}
    brought = [each for each in played.values() if g.card(each.uid).is_monster]
    return [
        (name,)
        for name, each in sorted(played.items())
        if each not in brought and any(other.start is each.start and other.said == each.said for other in brought)
    ]


@deed("turn a newcomer back", when=FIGHT | CALL | END, targets=newcomers, goes="discard", tags=(GOES_BACK,))
async def turn_a_newcomer_back(g: Table, player: int, name: str) -> None:
    """when somebody has just played a card in a fight together with a monster from their hand: cancel that card; the
    monster goes back to their hand"""
    await g.doubt(just_now(g, player)[name])


# -- munchkins -------------------------------------------------------------------------------------------------


def bystanders(g: Table, player: int, card: Card) -> list[Option]:
    return [(SEAT_NAMES[each],) for each in g.players_from(g.fight.fighter) if not g.in_combat(each)]


@deed("replace the fighter", targets=bystanders)
async def replace_the_fighter(g: Table, player: int, who: str) -> None:
    """in any fight: another player of your choice, if they agree, takes over from the fighter, and gets the levels and
    treasures"""
    if await g.agrees(seat_of(who), "take over"):
        await g.replace_fighter(seat_of(who))


def refused_by_all(g: Table, player: int, card: Card) -> list[Option]:
    """Everybody who could help has been asked and has said no. Those who are barred are neither asked nor named."""
    able = [each for each in g.others(g.fight.fighter) if can_help(g, each)]
    refused = g.fight.refused
    return [(SEAT_NAMES[each],) for each in able] if all(refused >> each & 1 for each in able) else []


@deed("force a helper", targets=refused_by_all)
async def force_a_helper(g: Table, player: int, who: str) -> None:
    """when a fighter has asked everybody for help and all have refused: a player of your choice must help, and takes
    one of the treasures"""
    fighter, helper = g.fight.fighter, seat_of(who)
    await g.add_helper(Terms(fighter, helper, helper, 1, helper_first=False))


def what_would_win(g: Table, player: int, card: Card) -> list[Option]:
    """Items of others that turn a defeat into a victory."""
    if g.fight.fighter != player or g.is_winning():
        return []
    items = [gear for other in g.others(player) for gear in g.items(other)]
    items = [gear for gear in items if g.is_movable(gear) and g.can_have(player, gear.card)]
    return [(gear.card.id, gear.serial) for gear in items if g.would_win_with(player, gear)]


@deed("requisition an item", targets=what_would_win)
async def requisition_an_item(g: Table, player: int, _: str, serial: int) -> None:
    """in your own fight, while you are losing: take an item that another player has in play and that would let you win;
    it is yours, and you may use it at once"""
    gear = g.find_gear(serial)
    if gear is not None:
        await g.give_gear(gear, player, is_used=True)


@trait("doubles your level", kinds=("one-shot",))
def doubles_your_level(card: Card) -> None:
    """in your own fight: your level counts twice, as long as you fight alone"""

    def alone(g: Table, player: int, card: Card) -> list[Option]:
        return own_fight(g, player, card) if g.fight.helper < 0 else []

    async def double(g: Table, player: int) -> None:
        throw = g.fight.thrown[-1]
        await g.change_throw(throw, throw._replace(side="for", amount=1))

    def level(g: Table, throw: Throw) -> int:
        is_alone = g.fight.helper < 0 and g.fight.fighter == throw.by
        return g.hero(throw.by).level if is_alone else 0

    card.throw_factor = level
    card.plays.append(Play(FIGHT, alone, double, "fight"))


# -- running away ----------------------------------------------------------------------------------------------


@deed("force a flight")
async def force_a_flight(g: Table, player: int) -> None:
    """in any fight: the munchkins must run away at once, even if they were winning"""
    await g.flee()


def runners(g: Table, player: int, card: Card) -> list[Option]:
    return [(SEAT_NAMES[each],) for each in dict.fromkeys([run[0] for run in g.fight.runs])]


@deed("escape", when=FLIGHT, targets=runners, goes="discard")
async def escape(g: Table, player: int, who: str) -> None:
    """when somebody is about to roll to run away: a munchkin of your choice escapes from all monsters in this fight"""
    runner = seat_of(who)
    for serial in [serial for each, serial in g.fight.runs if each == runner]:
        await g.escape(runner, g.foe(serial))


def flight_roll(g: Table) -> Roll:
    """The one that has just been made."""
    assert g.fight.roll is not None
    return g.fight.roll


@deed("add to a flight roll", when=ROLL, goes="discard", tags=("answers rolls",))
async def add_to_a_flight_roll(g: Table, player: int, *, amount: Bonus) -> None:
    """when somebody has rolled to run away: {amount:+} to that roll"""
    roll = flight_roll(g)
    await g.change_flight_roll(roll._replace(extra=roll.extra + amount))


def good_roll(g: Table, player: int, card: Card) -> list[Option]:
    return [()] if g.is_enough(flight_roll(g)) else []


@deed("repeat a flight roll", when=ROLL, targets=good_roll, goes="discard", tags=("answers rolls",))
async def repeat_a_flight_roll(g: Table, player: int) -> None:
    """when somebody has rolled high enough to run away: they must roll again"""
    roll = flight_roll(g)
    await g.change_flight_roll(roll._replace(face=await g.roll_face(roll.player, of_fight=True), extra=0))


# -- curses ----------------------------------------------------------------------------------------------------


@deed("lift a curse", when=ANY_TIME | AIR, targets=curses, goes="discard", tags=("answers curses",))
async def lift_a_curse(g: Table, player: int, curse: str = "", victim: str = "") -> None:
    """at any time: cancel a curse, either one that is striking now or a lasting one"""
    await end_curse(g, player, curse, victim)
