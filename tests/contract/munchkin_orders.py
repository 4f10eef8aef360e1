"""Munchkin as the check of orders sees it: what may lie in any order, and what belongs to which seat."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from random import Random
from typing import Any

from rumpus.family.options import SEAT_NAMES, seat_of
from rumpus.kernel import Option
from rumpus.munchkin.table.state import Before, Fight, Foe, Gear, Spread, State
from rumpus.munchkin.turn import MUNCHKIN
from tests.contract.munchkin import pieces
from tests.contract.orders import Layout

SEATS_NOTED = {"hp_munchcraft"}  # monsters that remember seats


def seats(state: State) -> int:
    return len(state.heroes)


# -- another order -------------------------------------------------------------------------------------------


def rearrange(state: State, rng: Random) -> None:
    """What lies before a hero or on an item, what lasts, hands, and all that is in a fight: nobody says in which order
    it came. Discard piles have an order that cards read, and the last cards in a hand may have just arrived."""
    arriving = {each.player for each in state.arrivals}
    for player, hero in enumerate(state.heroes):
        for zone in (hero.gear, hero.lasting, *[gear.on for gear in hero.gear]):
            rng.shuffle(zone)  # type: ignore[arg-type]
        if player not in arriving:
            rng.shuffle(hero.hand)
    rng.shuffle(state.offers)
    rng.shuffle(state.news)
    if (fight := state.fight) is not None:
        for entries in (fight.foes, fight.thrown, fight.offers):
            rng.shuffle(entries)
        for foe in fight.foes:
            both = list(zip(foe.enhancers, foe.enhanced_by, strict=True))
            rng.shuffle(both)
            foe.enhancers[:], foe.enhanced_by[:] = [each[0] for each in both], [each[1] for each in both]


def heaped(state: State) -> str:
    """The whole state without these orders. Copies of a card in one zone cannot be told apart."""

    def called(uid: int) -> tuple[str, int]:
        return (state.cards[uid].id, state.known[uid]) if uid >= 0 else ("", 0)

    def stack(uids: Iterable[int]) -> list[Any]:
        return [called(uid) for uid in uids]

    def heap(entries: Iterable[object]) -> list[str]:
        return sorted(map(repr, entries))

    def laid(gear: list[Gear]) -> list[str]:
        return heap(
            [each.serial, called(each.uid), each.owner, each.is_used, laid(each.on), each.note] for each in gear
        )

    def met(foe: Foe) -> list[Any]:
        enhancers = heap(zip(stack(foe.enhancers), foe.enhanced_by, strict=True))
        return [foe.serial, called(foe.uid), foe.by, enhancers, foe.extra, foe.note, foe.caught, foe.twin_of]

    def fought(fight: Fight) -> dict[str, Any]:
        told = {each.name: getattr(fight, each.name) for each in fields(fight)}
        told["foes"] = heap(map(met, fight.foes))
        told["thrown"] = heap((called(throw.uid), *throw[1:]) for throw in fight.thrown)
        told["asked"], told["offers"], told["runs"] = heap(fight.asked.items()), heap(fight.offers), heap(fight.runs)
        return told

    def spread(each: Spread) -> list[Any]:
        fixed = heap((called(uid), called(item)) for uid, item in each.fixed)
        return [heap(stack(each.cards)), *each[1:-1], fixed]

    def back(before: Before) -> list[Any]:
        return [called(before.uid), *before[1:4], heaped(before.start), before.said]

    told: dict[str, Any] = {each.name: getattr(state, each.name) for each in fields(state)}
    for name in ("options", "sets", "cards", "known", "barrier"):
        del told[name]
    told["heroes"] = [
        [heap(stack(hero.hand)), laid(hero.gear), heap((*each[:-1], called(each.uid)) for each in hero.lasting),
         hero.level, hero.sex, hero.is_new, hero.is_tom, hero.rations]
        for hero in state.heroes
    ]  # fmt: skip
    for name in ("doors", "treasures", "door_discard", "treasure_discard", "aside"):
        told[name] = stack(told[name])
    told["piles"] = {name: stack(pile) for name, pile in state.piles.items()}
    told["fight"] = fought(state.fight) if state.fight is not None else None
    told["air"] = [
        [called(each.uid), each.by, each.victim, each.play, each.target, each.passed, each.caught] for each in state.air
    ]
    told["spoils"] = spread(state.spoils) if state.spoils is not None else None
    told["bodies"] = [spread(each) for each in state.bodies]
    told["news"] = heap((*each[:2], called(each.uid), each.amount) for each in state.news)
    told["offers"], told["spent"], told["tally"] = heap(state.offers), heap(state.spent), heap(state.tally.items())
    told["winners"] = sorted(state.winners)
    told["before"] = [back(each) for each in state.before]
    told["doubt"] = [back(state.doubt.card), called(state.doubt.by)] if state.doubt is not None else None
    return "\n".join(f"{name}: {value}" for name, value in sorted(told.items()))


# -- other seats ---------------------------------------------------------------------------------------------


def turn(state: State, by: int) -> None:
    """Everybody sits so many seats further on, with all that is theirs."""
    count = len(state.heroes)

    def to(seat: int) -> int:
        return (seat + by) % count if seat >= 0 else seat

    def mask(known: int) -> int:
        if known < 0:
            return known
        others = known >> count << count  # bits of seats that are not there
        return others | sum(1 << to(seat) for seat in range(count) if known >> seat & 1)

    def words(option: Option) -> Option:
        return tuple(SEAT_NAMES[to(seat)] if (seat := seat_of(word)) >= 0 else word for word in option)

    def spread(each: Spread) -> Spread:
        return each._replace(picks=tuple(map(to, each.picks)), of=to(each.of), passed=mask(each.passed))

    def turn_fight(fight: Fight) -> None:
        fight.fighter, fight.helper = to(fight.fighter), to(fight.helper)
        terms = [each._replace(by=to(each.by), to=to(each.to), helper=to(each.helper)) for each in
                 (*fight.offers, *([fight.terms] if fight.terms is not None else []))]  # fmt: skip
        fight.terms = terms.pop() if fight.terms is not None else None
        fight.offers = terms
        fight.asked = {(to(one), to(other)): times for (one, other), times in fight.asked.items()}
        fight.thrown = [throw._replace(by=to(throw.by)) for throw in fight.thrown]
        fight.passed, fight.out = mask(fight.passed), mask(fight.out)
        fight.hurt, fight.refused = mask(fight.hurt), mask(fight.refused)
        fight.calls = [to(seat) for seat in fight.calls]
        fight.runs = [(to(seat), serial) for seat, serial in fight.runs]
        if fight.roll is not None:
            fight.roll = fight.roll._replace(player=to(fight.roll.player), passed=mask(fight.roll.passed))
        for foe in fight.foes:
            foe.by, foe.enhanced_by = to(foe.by), [to(seat) for seat in foe.enhanced_by]
            foe.caught = mask(foe.caught)
            foe.note = mask(foe.note) if foe.card.id in SEATS_NOTED else foe.note

    def back(before: Before) -> Before:
        if id(before.start) not in starts:  # cards that were played together share it
            starts[id(before.start)] = before.start.copy()
            turn(starts[id(before.start)], by)
        start = starts[id(before.start)]
        said = tuple((to(seat), words(option)) for seat, option in before.said)
        return before._replace(player=to(before.player), start=start, said=said)

    starts: dict[int, State] = {}
    state.heroes = [state.heroes[(seat - by) % count] for seat in range(count)]
    for hero in state.heroes:
        for gear in pieces(hero.gear):
            gear.owner = to(gear.owner)
    state.active, state.outsider = to(state.active), to(state.outsider)
    state.tally = {(what, to(one), to(other)): times for (what, one, other), times in state.tally.items()}
    state.spent = tuple((to(seat), ability) for seat, ability in state.spent)
    state.setting_up = [to(seat) for seat in state.setting_up]
    if state.fight is not None:
        turn_fight(state.fight)
    for air in state.air:
        air.by, air.victim, air.target, air.passed = to(air.by), to(air.victim), words(air.target), mask(air.passed)
    state.spoils = spread(state.spoils) if state.spoils is not None else None
    state.bodies = [spread(each) for each in state.bodies]
    state.arrivals = [each._replace(player=to(each.player)) for each in state.arrivals]
    state.offers = [each._replace(by=to(each.by), to=to(each.to)) for each in state.offers]
    if state.charity is not None:
        state.charity = state.charity._replace(to=tuple(map(to, state.charity.to)))
    state.news = [each._replace(player=to(each.player)) for each in state.news]
    state.before = tuple(map(back, state.before))
    if state.doubt is not None:
        state.doubt = state.doubt._replace(card=back(state.doubt.card))
    state.winners = [to(seat) for seat in state.winners]
    state.let_end = mask(state.let_end)
    state.known = bytearray(map(mask, state.known))


LAYOUT = Layout(MUNCHKIN, seats, rearrange, heaped, turn)
