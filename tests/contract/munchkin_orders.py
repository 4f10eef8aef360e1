"""Munchkin as the check of orders sees it: what may lie in any order, and what belongs to which seat."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from random import Random
from typing import Any

from rumpus.family.options import SEAT_NAMES, seat_of
from rumpus.kernel import Option
from rumpus.munchkin.table.state import (
    Air,
    Arrival,
    Before,
    Charity,
    Doubt,
    Fight,
    Foe,
    Gear,
    Hero,
    Lasting,
    News,
    Offer,
    Roll,
    Spread,
    State,
    Terms,
    Throw,
)
from rumpus.munchkin.turn import MUNCHKIN
from tests.contract.munchkin import pieces
from tests.contract.orders import Layout

SEATS_NOTED = {"hp_munchcraft"}  # monsters that remember seats


def seats(state: State) -> int:
    return len(state.heroes)


# -- another order -------------------------------------------------------------------------------------------

PARTS = (
    State, Hero, Gear, Lasting, Fight, Foe, Throw, Roll, Terms, Offer, Air, Spread, Charity, News, Before, Doubt,
    Arrival,
)  # fmt: skip
SHUFFLED = {
    "State.piles",
    "State.tally",
    "State.spent",
    "State.offers",
    "State.news",
    "State.winners",
    "Hero.hand",
    "Hero.gear",
    "Hero.lasting",
    "Gear.on",
    "Fight.foes",
    "Fight.offers",
    "Fight.asked",
    "Fight.thrown",
    "Fight.runs",
    "Foe.enhancers",
    "Foe.enhanced_by",
    "Terms.items",
    "Offer.gives",
    "Offer.wants",
    "Spread.cards",
    "Spread.fixed",
}
KEPT = {  # an order that says something
    "State.cards": "by uid",
    "State.known": "by uid",
    "State.heroes": "by seat",
    "State.sets": "never changes",
    "Hero.rations": "by kind",
    "Charity.to": "beside `got`",
    "Charity.got": "beside `to`",
    "State.doors": "the next card is the last",
    "State.treasures": "the next card is the last",
    "State.door_discard": "cards ask which is on top",
    "State.treasure_discard": "cards ask which is on top",
    "State.dice": "the next roll is the first",
    "State.setting_up": "who puts down cards first",
    "State.arrivals": "who got cards first",
    "State.air": "the last card takes effect first",
    "State.bodies": "who died first is looted first",
    "Spread.picks": "who picks first",
    "State.before": "what was drawn or played first",
    "Before.said": "what was said first",
    "Fight.calls": "who is asked first",
    "Fight.coming": "the goth that appears first",
    "State.aside": "empty where a game rests",
}


def rearrange(state: State, rng: Random) -> None:
    """What lies before a hero or on an item, what lasts, hands, all that is in a fight or face up, and whatever is kept
    in mind: nobody says in which order it came. So with the tables to which a card can go back."""

    def shuffled(values: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(rng.sample(values, len(values)))

    def spread(each: Spread) -> Spread:
        return each._replace(cards=shuffled(each.cards), fixed=shuffled(each.fixed))

    def back(before: Before) -> Before:
        if id(before.start) not in starts:  # cards that were played together share it
            starts[id(before.start)] = before.start.copy()
            rearrange(starts[id(before.start)], rng)
        return before._replace(start=starts[id(before.start)])

    starts: dict[int, State] = {}
    new = {each.player: each.left for each in state.arrivals}
    for player, hero in enumerate(state.heroes):
        for zone in (hero.gear, hero.lasting, *[gear.on for gear in hero.gear]):
            rng.shuffle(zone)  # type: ignore[arg-type]
        old = len(hero.hand) - new.get(player, 0)  # the last cards in a hand may have just arrived
        hero.hand[:] = rng.sample(hero.hand[:old], old) + rng.sample(hero.hand[old:], len(hero.hand) - old)
    for entries in (state.offers, state.news, state.winners):
        rng.shuffle(entries)
    state.offers[:] = [each._replace(gives=shuffled(each.gives), wants=shuffled(each.wants)) for each in state.offers]
    state.spent = shuffled(state.spent)
    state.tally = dict(shuffled(tuple(state.tally.items())))
    state.piles = {name: shuffled(pile) for name, pile in state.piles.items()}
    state.spoils = spread(state.spoils) if state.spoils is not None else None
    state.bodies = [spread(each) for each in state.bodies]
    state.before = tuple(map(back, state.before))
    if state.doubt is not None:
        state.doubt = state.doubt._replace(card=back(state.doubt.card))
    if state.fight is not None:
        rearrange_fight(state.fight, rng)


def rearrange_fight(fight: Fight, rng: Random) -> None:
    def shuffled(terms: Terms) -> Terms:
        return terms._replace(items=tuple(rng.sample(terms.items, len(terms.items))))

    runner = fight.runs[0][0] if fight.runs else -1
    for entries in (fight.foes, fight.thrown, fight.offers, fight.runs):
        rng.shuffle(entries)
    fight.runs.sort(key=lambda run: run[0] != runner)  # one runs from all monsters, then the other
    for foe in fight.foes:
        both = list(zip(foe.enhancers, foe.enhanced_by, strict=True))
        rng.shuffle(both)
        foe.enhancers[:], foe.enhanced_by[:] = [each[0] for each in both], [each[1] for each in both]
    asked = list(fight.asked.items())
    rng.shuffle(asked)
    fight.asked = dict(asked)
    fight.terms = shuffled(fight.terms) if fight.terms is not None else None
    fight.offers[:] = [shuffled(each) for each in fight.offers]


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

    def agreed(terms: Terms) -> list[Any]:
        return [*terms[:-1], sorted(terms.items)]

    def offered(offer: Offer) -> list[Any]:
        return [offer.by, offer.to, sorted(offer.gives), sorted(offer.wants)]

    def fought(fight: Fight) -> dict[str, Any]:
        told = {each: getattr(fight, each) for each in fight.__struct_fields__}
        told["foes"] = heap(map(met, fight.foes))
        told["thrown"] = heap((called(throw.uid), *throw[1:]) for throw in fight.thrown)
        told["asked"], told["runs"] = heap(fight.asked.items()), heap(fight.runs)
        told["terms"], told["offers"] = agreed(fight.terms) if fight.terms else None, heap(map(agreed, fight.offers))
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
    told["offers"], told["spent"] = heap(map(offered, state.offers)), heap(state.spent)
    told["tally"] = heap(state.tally.items())
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
        picks, fighter = tuple(map(to, each.picks)), to(each.fighter)
        return each._replace(picks=picks, of=to(each.of), fighter=fighter, passed=mask(each.passed))

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
