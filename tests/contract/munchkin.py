"""Munchkin as the contract sees it: where its cards are, what is hidden, and all kinds of games of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from rumpus.kernel import SILENT
from rumpus.match import Match
from rumpus.munchkin.table.state import Gear, State
from rumpus.munchkin.table.table import Table
from rumpus.munchkin.turn import MUNCHKIN
from tests.contract.checks import Family, random_answer

Setup = dict[str, Any]
VARIANTS = ("faster", "shared_victory")


def found(state: State) -> list[int]:
    uids: list[int] = []
    note = uids.append

    def look(uid: int) -> int:
        note(uid)
        return uid

    change(state, look)
    return uids


def change(state: State, called: Callable[[int], int]) -> None:
    """Every card in the game, wherever it is, gets the uid that `called` gives it."""
    for zone in zones(state):
        zone[:] = [called(uid) for uid in zone]
    for hero in state.heroes:
        for gear in pieces(hero.gear):
            gear.uid = called(gear.uid) if gear.uid >= 0 else gear.uid
        hero.lasting = [each._replace(uid=called(each.uid)) if each.uid >= 0 else each for each in hero.lasting]
    if state.fight is not None:
        for foe in state.fight.foes:
            foe.uid = called(foe.uid)
            foe.enhancers[:] = [called(uid) for uid in foe.enhancers]
        state.fight.thrown[:] = [throw._replace(uid=called(throw.uid)) for throw in state.fight.thrown]
    for air in state.air:
        air.uid = called(air.uid) if air.uid >= 0 else air.uid
    if state.spoils is not None:
        state.spoils = state.spoils._replace(cards=tuple(called(uid) for uid in state.spoils.cards))
    state.piles = {name: tuple(called(uid) for uid in pile) for name, pile in state.piles.items()}
    for place, body in enumerate(state.bodies):
        now = {uid: called(uid) for uid in body.cards}
        fixed = tuple((now[uid], now[item]) for uid, item in body.fixed if uid in now)
        state.bodies[place] = body._replace(cards=tuple(now.values()), fixed=fixed)


def zones(state: State) -> Iterable[list[int]]:
    """Lists of cards that are not in play."""
    yield from (state.doors, state.treasures, state.door_discard, state.treasure_discard)
    yield state.aside
    for hero in state.heroes:
        yield hero.hand


def pieces(gear: Iterable[Gear]) -> Iterable[Gear]:
    for each in gear:
        yield each
        yield from each.on


def exchange(state: State, viewer: int, rng: Random) -> None:
    """At the start of a game nobody knows anything but their own hand; and nobody ever knows the future. A card that
    takes effect when it is drawn is in no hand."""
    if rng.random() < 0.25:
        state.seed += 1
        return
    other = state.heroes[rng.choice([player for player in range(len(state.heroes)) if player != viewer])]
    while True:
        deck = rng.choice((state.doors, state.treasures))
        one, two = rng.choice(((other.hand, deck), (deck, deck)))
        i, j = rng.randrange(len(one)), rng.randrange(len(two))
        here, there = state.cards[one[i]], state.cards[two[j]]
        is_plain = here.when_drawn is None and there.when_drawn is None
        if here is not there and here.is_door == there.is_door and is_plain:
            one[i], two[j] = two[j], one[i]
            return


def relabelled(start: State) -> State:
    twin = start.copy()
    twin.before, twin.doubt = (), None  # what was remembered then has its turn by itself
    relabel(twin)
    return twin


def relabel(state: State) -> None:
    """Call each card by the uid of the next copy."""
    copies: dict[str, list[int]] = {}
    for uid, card in enumerate(state.cards):
        copies.setdefault(card.id, []).append(uid)
    other = [0] * len(state.cards)
    for uids in copies.values():
        for uid, following in zip(uids, uids[1:] + uids[:1], strict=True):
            other[uid] = following
    change(state, lambda uid: other[uid])
    memory = Table(state, SILENT)
    if memory.has_past:
        memory.rewrite(relabelled, dict(enumerate(other)))
    state.news = [each._replace(uid=other[each.uid]) if each.uid >= 0 else each for each in state.news]
    known = state.known.copy()
    for uid, following in enumerate(other):
        state.known[following] = known[uid]


FAMILY = Family(MUNCHKIN, found, exchange, relabel)


def play_up_to_the_first_turn(match: Match[State], rng: Random) -> None:
    """Everybody puts down what they like."""
    while match.game.state.phase == "setup":
        assert match.game.decision is not None
        match.answer(*random_answer(match.game.decision, rng))


def setups() -> list[Setup]:
    """Games of each set alone, of both, and with the variants, for as many players as each takes."""
    variants = dict.fromkeys(VARIANTS, True)
    tables: list[tuple[list[str], Setup, Iterable[int]]] = [
        (["cthulhu"], {}, range(2, 7)),
        (["cthulhu"], variants, (2, 4, 6)),
        (["warhammer40k"], {}, (2, 4, 6)),
        (["warhammer40k"], {**variants, "ration_tokens": True}, (3,)),
        (["cthulhu", "warhammer40k"], {}, (2, 5, 8)),
    ]
    return [
        {"players": players, "sets": sets, "options": options} for sets, options, seats in tables for players in seats
    ]


def random_setup(rng: Random) -> Setup:
    """Any table that somebody might sit down to."""
    sets = rng.choice((["cthulhu"], ["warhammer40k"], ["cthulhu", "warhammer40k"]))
    players = rng.randint(2, 6 if len(sets) == 1 else 8)
    options = {name: rng.random() < 0.5 for name in (*VARIANTS, "ration_tokens")}
    setup: Setup = {"players": players, "sets": sets, "options": options}
    if rng.random() < 0.5:
        setup["sexes"] = [rng.choice(("female", "male")) for _ in range(players)]
    return setup
