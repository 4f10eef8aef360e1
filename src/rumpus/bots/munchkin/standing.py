"""How good a table of Munchkin is for a player, in points of strength: how a fight stands, who has what to fear, and
what has been gained or lost between two moments."""

from __future__ import annotations

from rumpus.bots.munchkin.worth import HELD, LEVEL, TREASURE, card_worth, gear_worth, leaders, life
from rumpus.munchkin.table.strength import ESCAPES, GOAL
from rumpus.munchkin.table.table import Table

VICTORY = 100.0
NEARLY = 8.0  # somebody else getting within a level of the goal, well ahead of the rest
HURT = 8.0  # bad stuff that does not kill
NEAR_GOAL = 7


def margin(g: Table) -> int:
    """How far ahead the munchkins are; 0 if there is no fight."""
    if g.state.fight is None:
        return 0
    ours, theirs = g.strengths()
    return ours - theirs


def would_win(g: Table, ahead: int) -> int:
    """Who would win the game by winning this fight; -1: nobody."""
    fight = g.fight
    if g.hero(fight.fighter).level + g.levels_at_stake() >= GOAL:
        return fight.fighter
    if fight.helper >= 0 and g.hero(fight.helper).level + g.extra_levels(fight.helper, ahead) >= GOAL:
        return fight.helper
    return -1


def standing(g: Table, me: int, ahead: int) -> float:
    """How good this fight is for a player as it stands, with the munchkins ahead by that much."""
    fight = g.state.fight
    if fight is None or not fight.foes:
        return 0.0
    if fight.stage == "flight" or ahead <= 0:
        return in_flight(g, me)
    winner = would_win(g, ahead)
    if winner >= 0:
        return VICTORY if winner == me or (g.options.shared_victory and g.in_combat(me)) else -VICTORY
    promised = fight.terms.treasures if fight.terms is not None and fight.helper >= 0 else 0
    if me == fight.helper:
        return LEVEL * g.extra_levels(me, ahead) + TREASURE * promised
    level, levels = g.hero(fight.fighter).level, g.levels_at_stake()
    levels = max(levels, min(levels + g.extra_levels(fight.fighter, ahead), GOAL - 1 - level))
    if me == fight.fighter:
        return LEVEL * levels + TREASURE * (g.treasures_at_stake() - promised)
    return -NEARLY if level + levels >= max(GOAL - 1, g.hero(me).level + 2) else -float(levels)


def in_flight(g: Table, me: int) -> float:
    """The munchkins have to run: what this player stands to lose, or what those stand to lose who must be stopped."""
    if g.in_combat(me):
        return -harm(g, me, is_me=True)
    return sum(harm(g, each) for each in to_stop(g, me))


def to_stop(g: Table, me: int) -> list[int]:
    """Those in the fight who are close to winning the game."""
    near = [each for each in g.munchkins() if g.hero(each).level >= NEAR_GOAL]
    first = leaders(g, me) if near else []
    return [each for each in near if each in first]


def harm(g: Table, player: int, is_me: bool = False) -> float:
    """What somebody has to fear from the monsters they have not escaped yet. Nobody dies twice: if each of two killed,
    to play one's cards for nothing would look like saving them."""
    fight, hurt, survives = g.fight, 0.0, 1.0
    for foe in fight.foes:
        if (fight.stage == "flight" and (player, foe.serial) not in fight.runs) or g.is_safe(player, foe):
            continue
        chance = min(1.0, max(0.0, (ESCAPES - 1 - g.flight_modifier(player, foe)) / 6))
        if fight.roll is not None and fight.roll[:2] == (player, foe.serial):
            chance = 0.0 if g.is_enough(fight.roll) else 1.0
        if foe.card.kills:
            survives *= 1 - chance
        else:
            hurt += chance * HURT
    return hurt + (1 - survives) * life(g, player, is_me) if survives < 1 else hurt


# -- between two moments ---------------------------------------------------------------------------------------


def gain(before: Table, stood: float, after: Table, me: int) -> float:
    """How much better off a player is than before, when the fight stood as given."""
    if after.state.phase == "over":
        return VICTORY if me in after.state.winners else -VICTORY
    mine, *theirs = [after.hero(each).level - before.hero(each).level for each in before.players_from(me)]
    cards = cards_got(before, after, me) - cards_lost(before, after, me)
    struck = sum([life(before, each) - life(after, each) for each in to_stop(before, me)])
    return standing(after, me, margin(after)) - stood + LEVEL * mine - sum(theirs) + cards + struck


def cards_lost(before: Table, after: Table, me: int) -> float:
    kept = {*after.hand(me), *[gear.uid for gear in after.gear(me)]}
    held = [card_worth(before, me, before.card(uid)) for uid in before.hand(me) if uid not in kept]
    return sum(held) + sum([gear_worth(before, me, gear) for gear in before.gear(me) if gear.uid not in kept])


def cards_got(before: Table, after: Table, me: int) -> float:
    """Cards that were drawn count as any card does: in truth nobody knows yet what they will be."""
    had = {*before.hand(me), *[gear.uid for gear in before.gear(me)]}
    drawn = [HELD if after.card(uid).is_door else TREASURE for uid in after.hand(me) if uid not in had]
    promised = after.state.spoils.picks.count(me) if after.state.spoils is not None else 0
    gear = sum([gear_worth(after, me, gear) for gear in after.gear(me) if gear.uid not in had])
    return sum(drawn) + TREASURE * promised + gear
