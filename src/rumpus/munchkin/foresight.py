"""How Munchkin tells that an answer has come to something."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rumpus.family.foresight import Tab
from rumpus.family.options import PASS
from rumpus.kernel import Decision, Event, Game, Input, Option
from rumpus.munchkin.cards.ability import AIR, FIGHT, FLIGHT, OUTSIDE_COMBAT, OWN_COMBAT, OWN_TURN, ROLL
from rumpus.munchkin.cards.card import CARDS
from rumpus.munchkin.grammar import GRAMMAR
from rumpus.munchkin.table.state import Fight, Gear, Hero, State
from rumpus.munchkin.table.table import Table
from rumpus.munchkin.windows import moment

EMPTY = frozenset({"play", "use", "cursed", "misses", "stands"})  # events that change nothing by themselves
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

    def shield(self, world: Game[Any], twin: Game[Any], option: Option, events: Sequence[Event]) -> str:
        return ""

    def later(self, game: Game[Any], seat: int) -> Mapping[str, Tab]:
        table, decision = game.table, game.decision
        assert isinstance(table, Table)
        if decision is None or not decision.is_window:
            return {}
        now = moment(table, seat)
        found: dict[str, Tab] = {}
        for card in {table.card(uid) for uid in table.hand(seat)}:
            when = next((said for bit, said in TIMES.items() if card.when & bit), "")
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
