"""What a scenario expects of a table of Munchkin, and what is found instead.

Only what a scenario mentions is compared. Hands, piles and what lies before a player have no order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any

import msgspec

from rumpus.family.ids import id_of
from rumpus.family.scenarios import NOBODY, NOTHING, Cards, Count, Form, Mismatch, compare, compare_cards, listed
from rumpus.munchkin.cards.card import CARDS
from rumpus.munchkin.positions.layout import in_full
from rumpus.munchkin.positions.position import GearAt
from rumpus.munchkin.positions.scene import Scene
from rumpus.munchkin.positions.writer import Writer, cards_of, in_short
from rumpus.munchkin.table.state import Phase, Sex, Stage, Until, What


class LastingIs(Form):
    """What lasts on a hero, with as much about it as is written down."""

    card: str
    what: What | None = None
    until: Until | None = None
    amount: int | None = None


class MonsterIs(Form):
    card: str
    strength: int | None = None
    treasures: Count | None = None
    enhancers: list[str] | None = None


class FightIs(Form):
    fighter: str = ""
    helper: str = ""  # or nobody
    stage: Stage | None = None
    monsters: list[str | MonsterIs] | None = None  # all of them
    ours: int | None = None  # the strength of the munchkins
    theirs: int | None = None  # and of the monsters
    levels: Count | None = None  # that can be won
    treasures: Count | None = None
    thrown: list[str] | None = None
    running: list[str] | None = None  # who still has to run away


class TurnIs(Form):
    player: str = ""
    number: int | None = None
    phase: Phase | None = None


class Expect(Form):
    """Each field speaks of the players that it names."""

    level: dict[str, int] = {}
    sex: dict[str, Sex] = {}
    strength: dict[str, int] = {}  # of a hero alone
    hand: dict[str, Cards] = {}
    gear: dict[str, list[str] | Count] = {}  # all that lies before them
    lasting: dict[str, list[str | LastingIs]] = {}  # all that lasts on them
    dead: dict[str, bool] = {}  # and without cards until their next turn
    rations: dict[str, list[int]] = {}
    doors: Count | None = None
    treasures: Count | None = None
    next_doors: list[str] = []  # the top ones, in their order
    next_treasures: list[str] = []
    door_discard: Cards | None = None
    treasure_discard: Cards | None = None
    piles: dict[str, Count] = {}
    spoils: Cards | None = None  # treasures won together that lie there to be shared
    bodies: dict[str, Cards] = {}  # what is left to be looted, by whose it was
    fight: str | FightIs = ""  # or nothing
    air: str = ""  # the card that is to take effect, or nothing
    turn: TurnIs | None = None
    last_roll: Annotated[int, msgspec.Meta(ge=0, le=6)] | None = None
    winner: str | list[str] = ""  # or nobody


ZONES = ("door_discard", "treasure_discard")
OF_PLAYERS = ("level", "sex", "strength", "hand", "gear", "lasting", "dead", "rations", "bodies")


def disagreements(scene: Scene, expect: Expect, place: str) -> Iterator[Mismatch]:
    state = scene.state
    yield from of_players(scene, expect, place)
    for count, deck, name in ((expect.doors, state.doors, "doors"), (expect.treasures, state.treasures, "treasures")):
        if count is not None:
            yield from compare(f"{place}.{name}", str(count), str(len(deck)))
    for told, deck, name in (
        (expect.next_doors, state.doors, "next doors"),
        (expect.next_treasures, state.treasures, "next treasures"),
    ):
        found = scene.cards(deck[::-1][: len(told)])
        yield from compare(f"{place}.{name}", listed(list(map(id_of, told))), listed(found))
    for zone in ZONES:
        cards: Cards | None = getattr(expect, zone)
        if cards is not None:
            yield from compare_cards(f"{place}.{zone.replace('_', ' ')}", cards, scene.cards(getattr(state, zone)))
    for card, count in expect.piles.items():
        yield from compare(f"{place}.piles.{card}", str(count), str(len(state.piles.get(id_of(card), ()))))
    if expect.spoils is not None:
        lying = scene.cards(state.spoils.cards) if state.spoils is not None else []
        yield from compare_cards(f"{place}.spoils", expect.spoils, lying)
    for name, told_body in expect.bodies.items():
        left = [scene.cards(body.cards) for body in state.bodies if body.of == scene.seat(name)]
        yield from compare_cards(f"{place}.bodies.{name}", told_body, left[0] if left else [])
    yield from the_fight(scene, expect.fight, f"{place}.fight")
    if expect.air:
        found_air = scene.table.in_air().id if state.air else NOTHING
        yield from compare(f"{place}.air", id_of(expect.air), found_air)
    if expect.turn is not None:
        yield from given(
            f"{place}.turn",
            ("player", expect.turn.player or None, scene.names[state.active]),
            ("number", expect.turn.number, state.turn),
            ("phase", expect.turn.phase, state.phase),
        )
    yield from given(place, ("last roll", expect.last_roll, state.die))
    if expect.winner:
        winners = [expect.winner] if isinstance(expect.winner, str) else expect.winner
        won = [scene.names[seat] for seat in state.winners] or [NOBODY]
        yield from compare(f"{place}.winner", listed(sorted(winners)), listed(sorted(won)))


def given(place: str, *fields: tuple[str, Any, Any]) -> Iterator[Mismatch]:
    """Those that are told: (name, what is expected, what is found)."""
    for name, expected, found in fields:
        if expected is not None:
            yield from compare(f"{place}.{name}", str(expected), str(found))


def of_players(scene: Scene, expect: Expect, place: str) -> Iterator[Mismatch]:
    for name in scene.names:
        hero, seat = scene.hero(name), scene.seat(name)
        for field, found in (
            ("level", hero.level),
            ("sex", hero.sex),
            ("strength", scene.table.strength(seat)),
            ("dead", hero.is_new),
            ("rations", list(hero.rations)),
        ):
            yield from given(f"{place}.{field}", (name, getattr(expect, field).get(name), found))
        if name in expect.hand:
            yield from compare_cards(f"{place}.hand.{name}", expect.hand[name], scene.cards(hero.hand))
        if name in expect.gear:
            told = expect.gear[name]
            if isinstance(told, list):
                told = [as_line(each) for each in told]
            yield from compare_lines(f"{place}.gear.{name}", told, lying_before(scene, name))
        if name in expect.lasting:
            yield from lasting_on(scene, name, expect.lasting[name], f"{place}.lasting.{name}")


def lying_before(scene: Scene, name: str) -> list[str]:
    writer = Writer(scene.state, scene.names)
    return [as_line(writer.gear(gear)) for gear in scene.hero(name).gear]


def as_line(told: str | GearAt) -> str:
    """In the same words for everybody: by ids, in a fixed order."""
    full = in_full(told) if isinstance(told, str) else told
    card, *on = map(id_of, cards_of(full))
    return in_short(GearAt(card, full.carried, [*sorted(on)]))


def compare_lines(place: str, told: list[str] | int, found: list[str]) -> Iterator[Mismatch]:
    if isinstance(told, int):
        if told != len(found):
            yield Mismatch(place, f"so many cards: {told}", f"{len(found)}: {listed(found) or NOTHING}")
    else:
        yield from compare(place, listed(sorted(told)), listed(sorted(found)))


def lasting_on(scene: Scene, name: str, told: list[str | LastingIs], place: str) -> Iterator[Mismatch]:
    expected = [LastingIs(each) if isinstance(each, str) else each for each in told]
    left = [LastingIs(each.card.id, each.what, each.until, each.amount) for each in scene.hero(name).lasting]
    found = [lasting_words(each) for each in left]
    for each in expected:
        fitting = [other for other in left if is_like(each, other)]
        if not fitting:
            yield Mismatch(place, lasting_words(each), listed(found) or NOTHING)
            return
        left.remove(fitting[0])
    if left:
        yield Mismatch(place, listed([lasting_words(each) for each in expected]) or NOTHING, listed(found))


def is_like(told: Any, found: Any) -> bool:
    """Is it as it should be, in all that is told?"""
    fields = [(getattr(told, field), getattr(found, field)) for field in told.__struct_fields__ if field != "card"]
    return id_of(told.card) == found.card and all(each in (None, other) for each, other in fields)


def lasting_words(each: LastingIs) -> str:
    said = [str(part) for part in (each.what, each.amount or None) if part is not None]
    said += [f"until {each.until}"] if each.until is not None else []
    return f"{id_of(each.card)} ({listed(said)})" if said else id_of(each.card)


# -- a fight -----------------------------------------------------------------------------------------------


def the_fight(scene: Scene, told: str | FightIs, place: str) -> Iterator[Mismatch]:
    fight = scene.state.fight
    if isinstance(told, str):
        if told and fight is not None:
            yield Mismatch(place, NOTHING, listed(scene.cards([foe.uid for foe in fight.foes])))
        return
    if fight is None:
        yield Mismatch(place, "a fight", NOTHING)
        return
    g = scene.table
    ours, theirs = g.strengths()
    yield from given(
        place,
        ("fighter", told.fighter or None, scene.names[fight.fighter]),
        ("helper", told.helper or None, scene.name(fight.helper) or NOBODY),
        ("stage", told.stage, fight.stage),
        ("ours", told.ours, ours),
        ("theirs", told.theirs, theirs),
        ("levels", told.levels, g.levels_at_stake()),
        ("treasures", told.treasures, g.treasures_at_stake()),
    )
    if told.thrown is not None:
        yield from compare_cards(f"{place}.thrown", told.thrown, scene.cards([each.uid for each in fight.thrown]))
    if told.running is not None:
        running = [scene.names[seat] for seat, _ in fight.runs]
        yield from compare(f"{place}.running", listed(sorted(told.running)), listed(sorted(set(running))))
    if told.monsters is not None:
        expected = [MonsterIs(each) if isinstance(each, str) else each for each in told.monsters]
        found = monsters_found(scene)
        if not all_fit(expected, found):
            words = listed([monster_words(each) for each in expected]), listed([monster_words(each) for each in found])
            yield Mismatch(f"{place}.monsters", words[0] or NOTHING, words[1] or NOTHING)


def monsters_found(scene: Scene) -> list[MonsterIs]:
    g = scene.table
    return [
        MonsterIs(foe.card.id, g.foe_strength(foe), g.treasures_of(foe), sorted(scene.cards(list(g.enhancers_of(foe)))))
        for foe in g.fight.foes
    ]


def all_fit(expected: list[MonsterIs], found: list[MonsterIs]) -> bool:
    """Can each be paired with one that is as it should be? The order is free."""
    if not expected or len(expected) != len(found):
        return len(expected) == len(found)
    first = expected[0]
    if first.enhancers is not None:
        first = MonsterIs(first.card, first.strength, first.treasures, sorted(map(id_of, first.enhancers)))
    return any(
        is_like(first, each) and all_fit(expected[1:], found[:i] + found[i + 1 :]) for i, each in enumerate(found)
    )


def monster_words(each: MonsterIs) -> str:
    said = [] if each.strength is None else [f"strength {each.strength}"]
    said += [] if each.treasures is None else [f"treasures {each.treasures}"]
    said += [f"with {card}" for card in each.enhancers or []]
    return f"{id_of(each.card)} ({listed(said)})" if said else id_of(each.card)


# -- the whole table ---------------------------------------------------------------------------------------


def lines(scene: Scene) -> list[str]:
    state, g = scene.state, scene.table
    found: list[str] = []
    for seat, (name, hero) in enumerate(zip(scene.names, state.heroes, strict=True)):
        found.append(f"{name}: level {hero.level}, {hero.sex}, strength {g.strength(seat)}")
        lasting = [lasting_words(LastingIs(each.card.id, each.what, each.until, each.amount)) for each in hero.lasting]
        for what, cards in (
            ("hand", scene.cards(hero.hand)),
            ("gear", lying_before(scene, name)),
            ("lasting", lasting),
        ):
            found += [f"  {what}: {listed(cards)}"] if cards else []
    for what, pile in (("door discard", state.door_discard), ("treasure discard", state.treasure_discard)):
        found += [f"{what}: {listed(scene.cards(pile))}"] if pile else []
    if (fight := state.fight) is not None:
        ours, theirs = g.strengths()
        helper = f", helped by {scene.names[fight.helper]}" if fight.helper >= 0 else ""
        found.append(f"fight of {scene.names[fight.fighter]}{helper} ({fight.stage}): {ours} against {theirs}")
        found += [f"  {monster_words(each)}" for each in monsters_found(scene)]
        found += [f"  thrown: {listed(scene.cards([each.uid for each in fight.thrown]))}"] if fight.thrown else []
    found += [f"in the air: {card}" for card in scene.cards([each.uid for each in state.air if each.uid >= 0])]
    return [*found, f"turn {state.turn} of {scene.names[state.active]}, phase {state.phase}"]


# -- is it well said? --------------------------------------------------------------------------------------


def faults(expect: Expect, names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Players and cards that do not exist: (where, what is wrong). They would never be found."""
    for field in OF_PLAYERS:
        for name in getattr(expect, field):
            if name not in names:
                yield field, f"there is nobody called {name!r}"
    for name, cards in expect.hand.items():
        yield from unknown(cards, f"hand.{name}")
    for name, gear in expect.gear.items():
        if isinstance(gear, list):
            for full in map(in_full, gear):
                yield from unknown(cards_of(full), f"gear.{name}")
    for name, lasting in expect.lasting.items():
        yield from unknown([each if isinstance(each, str) else each.card for each in lasting], f"lasting.{name}")
    for name, body in expect.bodies.items():
        yield from unknown(body, f"bodies.{name}")
    for field in ("next_doors", "next_treasures", "spoils", *ZONES):
        yield from unknown(getattr(expect, field), field.replace("_", " "))
    yield from unknown(list(expect.piles), "piles")
    for name in expect.piles:
        if id_of(name) in CARDS and not CARDS[id_of(name)].has_own_pile:
            yield "piles", f"{id_of(name)} has no pile of its own"
    if expect.air not in ("", NOTHING):
        yield from unknown([expect.air], "air")
    for name in [expect.winner] if isinstance(expect.winner, str) else expect.winner:
        if name not in ("", *names, NOBODY):
            yield "winner", f"there is nobody called {name!r}"
    if expect.turn == TurnIs():
        yield "turn", "say what"
    if expect.fight == FightIs():
        yield "fight", "say what"
    if expect.turn is not None and expect.turn.player not in ("", *names):
        yield "turn.player", f"there is nobody called {expect.turn.player!r}"
    if isinstance(expect.fight, FightIs):
        yield from faults_of_fight(expect.fight, names)
    elif expect.fight not in ("", NOTHING):
        yield "fight", f"say what it is like, or {NOTHING!r}"


def faults_of_fight(fight: FightIs, names: Sequence[str]) -> Iterator[tuple[str, str]]:
    for field, people in (("fighter", [fight.fighter]), ("helper", [fight.helper]), ("running", fight.running or [])):
        for name in people:
            if name not in ("", *names, NOBODY):
                yield f"fight.{field}", f"there is nobody called {name!r}"
    yield from unknown(fight.thrown, "fight.thrown")
    for i, each in enumerate(fight.monsters or []):
        full = MonsterIs(each) if isinstance(each, str) else each
        yield from unknown([full.card, *(full.enhancers or [])], f"fight.monsters[{i}]")


def unknown(cards: Cards | None, place: str) -> Iterator[tuple[str, str]]:
    if isinstance(cards, list):
        for name in cards:
            if id_of(name) not in CARDS:
                yield place, f"there is no card called {name!r}"
