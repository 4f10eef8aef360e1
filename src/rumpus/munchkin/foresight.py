"""How Munchkin tells that an answer has come to something."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rumpus.family.foresight import Harm, Tab
from rumpus.family.options import PASS
from rumpus.kernel import Decision, Event, Game, Input, Option
from rumpus.munchkin.cards.ability import AIR, FIGHT, FLIGHT, OUTSIDE_COMBAT, OWN_COMBAT, OWN_TURN, ROLL
from rumpus.munchkin.cards.card import CARDS
from rumpus.munchkin.grammar import GRAMMAR
from rumpus.munchkin.table.state import Fight, Gear, Hero, State
from rumpus.munchkin.table.table import Table
from rumpus.munchkin.view import is_own_doing
from rumpus.munchkin.windows import moment

EMPTY = frozenset({"play", "use", "cursed", "misses", "stands"})  # events that change nothing by themselves
RISK, PRICE = 2, 3  # a fight that is harder to win, for more; and one that was won anyway, for less
OF_CARDS = ("play", "use")  # what is done with a card, where anything may be done
TIMES = {  # when a card could be played, the first that fits
    FIGHT: "in a fight", OWN_TURN: "on your turn", OUTSIDE_COMBAT: "outside fights", OWN_COMBAT: "in your fight",
    FLIGHT: "in a flight", ROLL: "after a roll", AIR: "to answer a card",
}  # fmt: skip


class MunchkinSigns:
    grammar = GRAMMAR

    def is_doubtful(self, decision: Decision, option: Option) -> bool:
        if decision.is_window:
            return option[0] in OF_CARDS
        return bool(decision.source)

    def goes_on(self, game: Game[Any]) -> bool:
        decision = game.decision
        return decision is not None and (bool(game.state.air) or not decision.is_window)

    def passing(self, game: Game[Any]) -> Input | None:
        """Everybody lets pass what is in the air."""
        decision = game.decision
        if decision is None or not decision.is_window:
            return None
        seat = decision.awaited[0]
        options = decision.offers[seat]
        return (seat, list(options).index(PASS)) if PASS in options else None

    def is_untouched(
        self, world: Game[Any], twin: Game[Any], seat: int, option: Option, events: Sequence[Event]
    ) -> bool:
        before: State = world.state
        if before.air or not EMPTY.issuperset([event.kind for event in events]):
            return False  # whoever answers a card in the air does something about that
        answer = GRAMMAR.read(option)
        own = set(before.aside)
        laid: set[int] = set()  # what may lie in play or not
        if answer.verb == "play":
            own |= {uid for uid in before.heroes[seat].hand if before.cards[uid].id == answer.card}
            if CARDS[answer.card].kind == "cheat" and is_unlimited(before, seat, answer.piece):
                laid = own
        elif answer.verb == "use":
            laid = {gear.uid for gear in before.heroes[seat].gear if gear.serial == answer.piece}
        own |= laid
        if table_of(before, own, laid) != table_of(twin.state, own, laid):
            return False
        return strengths(world) == strengths(twin)

    def harm(self, world: Game[Any], twin: Game[Any], seat: int, option: Option) -> Harm:
        """Levels, cards and strength that are lost, in one's own fight above all; or levels that another gets."""
        before: State = world.state
        after: State = twin.state
        if before.air:
            return "helps" if is_own_doing(before.air[-1], seat) else ""
        if surroundings(before) != surroundings(after):
            return ""
        answer = GRAMMAR.read(option)
        played = before.heroes[seat].hand if answer.verb == "play" else ()
        own = {*before.aside, *[uid for uid in played if before.cards[uid].id == answer.card]}
        shifts = [shift_of(world, twin, each, own) for each in range(len(before.heroes))]
        others = {shift for each, shift in enumerate(shifts) if each != seat}
        fight = 0 if before.fight is None else shift_in_fight(world, twin, seat)
        if set(shifts) == {0} and answer.says("carry"):
            return "waits"  # until it can be used
        if set(shifts) == {0} and fight in (RISK, PRICE):
            return "risks" if fight == RISK else "costs"
        if shifts[seat] is None or fight is None or not others <= {0, 1} or {1, RISK, PRICE} & {shifts[seat], fight}:
            return ""
        if -1 in (shifts[seat], fight):
            return "hurts"
        return "helps" if 1 in others else ""

    def shield(self, world: Game[Any], twin: Game[Any], option: Option, events: Sequence[Event]) -> str:
        return ""

    def later(self, game: Game[Any], seat: int) -> Mapping[str, Tab]:
        table, decision = game.table, game.decision
        assert isinstance(table, Table)
        if decision is None or not decision.is_window:
            return {}
        now = moment(table, seat)
        found: dict[str, Tab] = {}
        is_own_fight = table.state.fight is not None and table.state.active == seat
        for card in {table.card(uid) for uid in table.hand(seat)}:
            when = next((said for bit, said in TIMES.items() if card.when & bit), "")
            if "changes roll" in card.tags:
                when = "after a roll"  # on one's turn it can also be put down
            elif is_own_fight and when == "on your turn":
                when = "outside fights"
            if card.is_monster and now & OWN_TURN and table.state.phase == "start":
                found[card.id] = Tab("for trouble")  # behind the door is no other, perhaps
            elif when and not card.when & now:
                found[card.id] = Tab(when)
        return found


def strengths(game: Game[Any]) -> list[object]:
    table = game.table
    assert isinstance(table, Table)
    heroes = range(len(table.state.heroes))
    own = [(table.hands(each), table.most_bigs(each), table.strength(each)) for each in heroes]
    return [*own, table.strengths() if table.is_open else None]


def shift_of(world: Game[Any], twin: Game[Any], seat: int, own: set[int]) -> int | None:
    """How somebody stands compared with before: worse (-1), the same, or better; None: that is not plain. The cards
    that are played count for nothing."""
    one, other = standing_of(world, seat, own), standing_of(twin, seat, own)
    if one == other:
        return 0
    level, strength, hand, gear = one
    level_now, strength_now, hand_now, gear_now = other
    if level_now <= level and strength_now <= strength and hand_now <= hand and gear_now <= gear:
        return -1
    return 1 if level_now >= level and strength_now >= strength and (hand, gear) == (hand_now, gear_now) else None


def standing_of(game: Game[Any], seat: int, own: set[int]) -> tuple[int, int, frozenset[int], frozenset[int]]:
    """The level, the strength, the hand, and what lies before somebody."""
    table = game.table
    assert isinstance(table, Table)
    hero = table.state.heroes[seat]
    gear = [each for carried in hero.gear for each in (carried, *carried.on)]
    hand = frozenset(uid for uid in hero.hand if uid not in own)
    return hero.level, table.strength(seat), hand, frozenset(each.uid for each in gear if each.uid not in own)


def shift_in_fight(world: Game[Any], twin: Game[Any], seat: int) -> int | None:
    """How one's own fight stands compared with before. More treasure is better only if the fight can still be won, and
    a risk if it has become harder. Less of it is the price of a fight that is easier, though it was won already."""
    before, after = world.table, twin.table
    assert isinstance(before, Table) and isinstance(after, Table)
    if not (before.is_open and after.is_open) or seat not in (before.fight.fighter, before.fight.helper):
        return None
    (ours, theirs), (ours_now, theirs_now) = before.strengths(), after.strengths()
    if ours_now > ours or theirs_now < theirs:
        return PRICE if before.is_winning() and after.treasures_at_stake() < before.treasures_at_stake() else None
    is_richer = before.treasures_at_stake() < after.treasures_at_stake()
    is_richer |= before.levels_at_stake() < after.levels_at_stake()
    is_harder = (ours, theirs) != (ours_now, theirs_now)
    if is_richer and after.is_winning():
        return RISK if is_harder else None
    return -1 if is_harder else 0


def is_unlimited(state: State, seat: int, serial: int) -> bool:
    """Is it an item in use that no limit could ever keep from it? A cheat would give it nothing."""
    gear = next(each for each in state.heroes[seat].gear if each.serial == serial)
    card = gear.card
    is_anywhere = not (card.slot or card.hands or card.takes_big_place)
    return gear.is_used and is_anywhere and not card.only and not card.never


def table_of(state: State, own: set[int], laid: set[int]) -> tuple[object, ...]:
    """All that matters, without the cards that are being played, and without what only counts how much was done."""
    piles = {name: [uid for uid in pile if uid not in own] for name, pile in state.piles.items()}
    return (
        [hero_of(hero, own, laid) for hero in state.heroes],
        state.doors, state.treasures,
        [uid for uid in (*state.door_discard, *state.treasure_discard) if uid not in own],
        piles, state.seed, state.active, state.turn, state.phase, state.has_met, state.has_listened,
        state.doors_opened, state.setting_up, fight_of(state.fight), state.spoils, state.bodies, state.arrivals,
        state.offers, state.charity, [uid for uid in state.aside if uid not in own], state.doubt, state.winners,
        state.let_end, state.outsider, state.die, state.dice,
        [air.victim for air in state.air if air.uid not in own],
    )  # fmt: skip


def surroundings(state: State) -> tuple[object, ...]:
    """What has to be the same: it may be good or bad for anybody."""
    return (
        state.doors, state.treasures, state.seed, state.active, state.turn, state.phase, state.has_met,
        state.has_listened, state.doors_opened, state.setting_up, state.fight is None, state.spoils, state.bodies,
        state.arrivals, state.offers, state.charity, state.winners, state.let_end, state.outsider, state.die,
        [hero.is_new for hero in state.heroes], [hero.rations for hero in state.heroes],
    )  # fmt: skip


def hero_of(hero: Hero, own: set[int], laid: set[int]) -> tuple[object, ...]:
    hand = [uid for uid in hero.hand if uid not in own]
    gear = [gear_of(each, laid) for each in hero.gear if each.uid not in laid]
    return hero.level, hero.sex, hand, gear, hero.lasting, hero.is_new, hero.rations


def gear_of(gear: Gear, laid: set[int]) -> tuple[object, ...]:
    on = [gear_of(each, laid) for each in gear.on if each.uid not in laid]
    return gear.serial, gear.owner, gear.is_used, gear.note, on


def fight_of(fight: Fight | None) -> object:
    if fight is None:
        return None
    foes = [(foe.serial, foe.enhancers, foe.extra, foe.note, foe.caught, foe.twin_of) for foe in fight.foes]
    return (
        fight.fighter, foes, fight.stage, fight.helper, fight.terms, fight.offers, fight.thrown, fight.coming,
        fight.is_entered, fight.sought, fight.runs, fight.hurt, fight.refused,
        fight.roll._replace(passed=0) if fight.roll is not None else None,
    )  # fmt: skip


SIGNS = MunchkinSigns()
