"""What cards simply have, besides their numbers."""

from __future__ import annotations

from typing import Literal

from rumpus.munchkin.cards.ability import FIGHT, Play, no_target
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.effects.misfortunes import Worn
from rumpus.munchkin.cards.effects.registry import Bonus, Count, Steps, Strength, take_steps, trait
from rumpus.munchkin.cards.groups import Group
from rumpus.munchkin.table.state import Foe, Gear
from rumpus.munchkin.table.table import Table

# -- monsters --------------------------------------------------------------------------------------------------


@trait("may be sent away", kinds=("monster",))
def may_be_sent_away(card: Card, group: Group) -> None:
    """{group:words} who meet it may discard it instead of fighting: they get nothing for it, and the turn goes on as if
    they had met no monster"""

    async def send_away(g: Table, me: Foe) -> None:
        fighter = g.fight.fighter
        if group.has(g, fighter) and await g.agrees(fighter, "send away"):
            await g.call_off_fight(me)

    card.before_fight = send_away


@trait("silences", kinds=("monster",))
def silences(card: Card, slot: Worn) -> None:
    """{slot} gives no bonus against it"""
    card.hushes = lambda item: item.slot == slot


@trait("grows with one-shots", kinds=("monster",))
def grows_with_one_shots(card: Card, amount: Bonus) -> None:
    """{amount:+} for each one-shot that has been played for the munchkins in this fight"""

    def growth(g: Table, me: Foe) -> int:
        thrown = [throw for throw in g.fight.thrown if throw.side == "for"]
        return amount * sum(g.card(throw.uid).kind == "one-shot" for throw in thrown)

    card.growth = growth


@trait("stays", kinds=("monster",))
def stays(card: Card) -> None:
    """cards cannot make it leave a fight"""
    card.stays = True


@trait("fights alone", kinds=("monster",))
def fights_alone(card: Card) -> None:
    """nobody can help against it"""
    card.bars_help = lambda g, player: True


# -- monster enhancers -----------------------------------------------------------------------------------------


@trait("more against", kinds=("monster enhancer",))
def more_against(card: Card, group: Group, amount: Bonus) -> None:
    """{amount:+} more against {group:words}"""

    def enhancement(g: Table, foe: Foe) -> int:
        return card.bonus + (amount if g.minds(group, amount) else 0)

    card.enhancement = enhancement


@trait("leaves at least", kinds=("monster enhancer",))
def leaves_at_least(card: Card, strength: Strength) -> None:
    """the monster's strength does not fall below {strength}"""
    card.floor = strength


# -- items -----------------------------------------------------------------------------------------------------


@trait("more while", kinds=("item",))
def more_while(card: Card, group: Group, amount: Bonus) -> None:
    """{amount:+} more while {group:you}"""

    def bonus(g: Table, me: Gear, owner: int) -> int:
        return card.bonus + (amount if group.has(g, owner) else 0)

    card.own_bonus = bonus


@trait("extra hands", kinds=("item",))
def extra_hands(card: Card, count: Count) -> None:
    """while you use it, you have {count:extra hand} for items"""
    card.extra_hands = count


@trait("extra big items", kinds=("item",))
def extra_big_items(card: Card, count: Count) -> None:
    """while you use it, you may have {count:extra Big item}"""
    card.extra_bigs = count


# -- one-shots and events --------------------------------------------------------------------------------------


@trait("conjures", kinds=("one-shot", "other"))
def conjures(card: Card, tag: Literal["chaos", "undead"]) -> None:
    """in any fight: all the munchkins' bonuses against {tag:name} monsters count, even if there is no such monster"""

    async def lie_there(g: Table, player: int) -> None:
        """It counts as long as it lies in the fight."""

    card.conjures = tag
    card.plays.append(Play(FIGHT, no_target, lie_there, "fight"))


@trait("afterwards", kinds=("one-shot", "other"))
def afterwards(card: Card, steps: Steps) -> None:
    """after the fight, this happens to each munchkin who was in it: {steps}"""

    async def befall(g: Table, player: int, munchkins: list[int]) -> None:
        for each in munchkins:
            await take_steps(g, each, steps)

    card.after_fight = befall


@trait("changes rolls", kinds=("one-shot", "other"))
def changes_rolls(card: Card) -> None:
    """after one of your own die rolls, turn the die to any face"""
    card.tags |= frozenset({"changes roll"})


@trait("draws treasures", kinds=("other",))
def draws_treasures(card: Card, count: Count) -> None:
    """when you draw this: draw {count:extra treasure}, face up if this was drawn face up, and discard it"""

    async def draw(g: Table, player: int, uid: int, openly: bool) -> None:
        await g.draw_treasures(player, count, openly)
        await g.discard_drawn(player, uid)

    card.when_drawn = draw
