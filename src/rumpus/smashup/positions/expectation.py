"""What a scenario expects of the table, and what is found instead.

Only what a scenario mentions is compared. Hands, discard piles and what lies at a base have no order; decks have one,
top first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from rumpus.family.ids import id_of
from rumpus.family.scenarios import NOBODY, NOTHING, Cards, Count, Form, Mismatch, compare, compare_cards, listed
from rumpus.smashup.cards.card import CARDS
from rumpus.smashup.cards.catalog import FACTIONS
from rumpus.smashup.positions.position import SLEEP, Asleep, Attached, ExtraAt, Step, card_of_player
from rumpus.smashup.positions.scene import Scene
from rumpus.smashup.positions.writer import Writer
from rumpus.smashup.table.state import Piece
from rumpus.smashup.winning import winners


class MinionIs(Form):
    """A minion, with as much about it as is written down."""

    card: str
    of: str  # who controls it
    owner: str = ""
    note: str = ""
    power: int | None = None
    counters: Count | None = None
    actions: list[str | Attached] | None = None  # all that lie on it


class BaseIs(Form):
    minions: list[str | MinionIs] | None = None  # all that are there
    actions: list[str | Attached] | None = None  # all that lie on the base itself
    power: int | None = None  # of all minions there
    total: dict[str, int] = msgspec.field(default_factory=dict)  # each player's power there
    breakpoint: int | None = None


class TurnIs(Form):
    player: str = ""
    number: int | None = None
    step: Step | None = None
    minions_left: Count | None = None
    actions_left: Count | None = None
    extras: list[ExtraAt] | None = None
    minions_played: Count | None = None
    minions_this_turn: dict[str, int] = msgspec.field(default_factory=dict)
    cards_played: Count | None = None
    used: list[str] | None = None
    scoring: str = ""  # the base that is being scored, or nothing


class Expect(Form):
    """Each field speaks of the players and bases that it names."""

    vp: dict[str, int] = msgspec.field(default_factory=dict)
    hand: dict[str, Cards] = msgspec.field(default_factory=dict)
    deck: dict[str, Cards] = msgspec.field(default_factory=dict)
    discard: dict[str, Cards] = msgspec.field(default_factory=dict)
    factions: dict[str, list[str]] = msgspec.field(default_factory=dict)
    asleep: dict[str, Asleep] = msgspec.field(default_factory=dict)
    bases: list[str] | None = None  # those on the table, in their order
    at: dict[str, BaseIs] = msgspec.field(default_factory=dict)
    base_deck: Cards | None = None
    base_discard: Cards | None = None
    monster_deck: Cards | None = None
    monster_discard: Cards | None = None
    treasure_deck: Cards | None = None
    treasure_discard: Cards | None = None
    loot: Cards | None = None
    turn: TurnIs | None = None
    winner: str = ""  # who has won, or nobody


PILES = (
    "base_deck", "base_discard", "monster_deck", "monster_discard", "treasure_deck", "treasure_discard", "loot",
)  # fmt: skip


def disagreements(scene: Scene, expect: Expect, place: str) -> Iterator[Mismatch]:
    state = scene.state
    for name, vp in expect.vp.items():
        yield from compare(f"{place}.vp.{name}", str(vp), str(state.seats[scene.seat(name)].points))
    for zone in ("hand", "deck", "discard"):
        told: dict[str, Cards] = getattr(expect, zone)
        for name, cards in told.items():
            yield from compare_cards(f"{place}.{zone}.{name}", cards, scene.cards(name, zone), zone == "deck")
    for name, factions in expect.factions.items():
        found = sorted(state.seats[scene.seat(name)].factions)
        yield from compare(f"{place}.factions.{name}", listed(sorted(map(id_of, factions))), listed(found))
    for name, asleep in expect.asleep.items():
        yield from compare(f"{place}.asleep.{name}", asleep, SLEEP[state.seats[scene.seat(name)].sleep])
    if expect.bases is not None:
        found = [base.card.id for base in state.bases]
        yield from compare(f"{place}.bases", listed(list(map(id_of, expect.bases))), listed(found))
    for base_id, told_base in expect.at.items():
        yield from at_base(scene, id_of(base_id), told_base, f"{place}.at.{base_id}")
    for field in PILES:
        told_pile: Cards | None = getattr(expect, field)
        if told_pile is not None:
            is_deck = field.endswith("deck")
            pile: list[int] = getattr(state if field.startswith("base") else state.piles, field, [])
            found = [state.cards[uid].id for uid in (pile[::-1] if is_deck else pile)]
            yield from compare_cards(f"{place}.{field.replace('_', ' ')}", told_pile, found, is_deck)
    if expect.turn is not None:
        yield from the_turn(scene, expect.turn, f"{place}.turn")
    if expect.winner:
        won = [scene.names[player] for player in winners(state)]
        yield from compare(f"{place}.winner", expect.winner, listed(won) if won else NOBODY)


# -- a base ------------------------------------------------------------------------------------------------


def at_base(scene: Scene, base_id: str, told: BaseIs, place: str) -> Iterator[Mismatch]:
    base = next((base for base in scene.state.bases if base.card.id == base_id), None)
    if base is None:
        yield Mismatch(place, "on the table", f"on the table are {listed([b.card.id for b in scene.state.bases])}")
        return
    table = scene.table
    if told.minions is not None:
        minions = [full_minion(each, place) for each in told.minions]
        found = [minion_found(scene, piece) for piece in base.on if piece.card.is_minion]
        if not all_fit(minions, found):
            yield Mismatch(f"{place}.minions", listed(list(map(words, minions))), listed(list(map(words, found))))
    if told.actions is not None:
        yield from actions_on(scene, base, told.actions, f"{place}.actions")
    for name, total in told.total.items():
        yield from compare(f"{place}.total.{name}", str(total), str(table.total_of(scene.seat(name), base)))
    if told.power is not None:
        yield from compare(f"{place}.power", str(told.power), str(table.total_power(base)))
    if told.breakpoint is not None:
        yield from compare(f"{place}.breakpoint", str(told.breakpoint), str(table.breakpoint(base)))


def actions_on(scene: Scene, host: Piece, told: list[str | Attached], place: str) -> Iterator[Mismatch]:
    expected = [as_minion(each, place) for each in told]
    found = [action_found(scene, piece) for piece in host.on if piece.card.is_action]
    if not all_fit(expected, found):
        yield Mismatch(place, listed(list(map(words, expected))), listed(list(map(words, found))))


def full_minion(told: str | MinionIs, place: str) -> MinionIs:
    full = MinionIs(*card_of_player(told)) if isinstance(told, str) else told
    return MinionIs(id_of(full.card), full.of, full.owner, full.note, full.power, full.counters, full.actions)


def as_minion(told: str | Attached, place: str) -> MinionIs:
    """An action has everything that a minion has, except power."""
    full = Attached(*card_of_player(told)) if isinstance(told, str) else told
    return MinionIs(id_of(full.card), full.of, full.owner, full.note)


def minion_found(scene: Scene, piece: Piece) -> MinionIs:
    found = action_found(scene, piece)
    found.power = scene.table.power(piece)
    found.counters = piece.counters
    writer = Writer(scene.state, scene.names)
    found.actions = [writer.action(action) for action in piece.on]
    return found


def action_found(scene: Scene, piece: Piece) -> MinionIs:
    return MinionIs(piece.card.id, scene.name(piece.controller), scene.name(scene.state.owners[piece.uid]), piece.note)


def all_fit(expected: list[MinionIs], found: list[MinionIs]) -> bool:
    """Can each be paired with one that is as it should be? The order is free."""
    if not expected or len(expected) != len(found):
        return len(expected) == len(found)
    return any(
        fits(expected[0], each) and all_fit(expected[1:], found[:i] + found[i + 1 :]) for i, each in enumerate(found)
    )


def fits(told: MinionIs, found: MinionIs) -> bool:
    if told.actions is not None:
        actions = [as_minion(each, "") for each in told.actions]
        if not all_fit(actions, [as_minion(each, "") for each in found.actions or []]):
            return False
    return (
        (told.card, told.of) == (found.card, found.of)
        and told.owner in ("", found.owner)
        and told.note in ("", found.note)
        and told.power in (None, found.power)
        and told.counters in (None, found.counters)
    )


def words(piece: MinionIs) -> str:
    """`shinobi of Bob (power 3)`."""
    said = []
    if piece.owner not in ("", piece.of):
        said.append(f"owned by {piece.owner}")
    if piece.power is not None:
        said.append(f"power {piece.power}")
    if piece.counters:
        said.append(f"counters {piece.counters}")
    if piece.note:
        said.append(f"named {piece.note}")
    if piece.actions:
        said += [f"with {words(as_minion(each, ''))}" for each in piece.actions]
    return f"{piece.card} of {piece.of}" + (f" ({listed(said)})" if said else "")


# -- the turn ----------------------------------------------------------------------------------------------


def the_turn(scene: Scene, told: TurnIs, place: str) -> Iterator[Mismatch]:
    state = scene.state
    for field, expected, found in (
        ("player", told.player or None, scene.names[state.active]),
        ("number", told.number, state.turn),
        ("step", told.step, state.phase),
        ("minions left", told.minions_left, state.minions_left),
        ("actions left", told.actions_left, state.actions_left),
        ("minions played", told.minions_played, state.minions_played),
        ("cards played", told.cards_played, state.plays),
    ):
        if expected is not None:
            yield from compare(f"{place}.{field}", str(expected), str(found))
    for name, count in told.minions_this_turn.items():
        found = str(state.seats[scene.seat(name)].minions_this_turn)
        yield from compare(f"{place}.minions this turn.{name}", str(count), found)
    writer = Writer(state, scene.names)
    if told.extras is not None:
        extras = sorted(str(extra) for extra in writer.extras())
        yield from compare(f"{place}.extras", listed(sorted(str(extra) for extra in told.extras)), listed(extras))
    if told.used is not None:
        yield from compare(f"{place}.used", listed(sorted(map(id_of, told.used))), listed(sorted(state.used)))
    if told.scoring:
        found = writer.base_id(state.scoring.base) if state.scoring else NOTHING
        yield from compare(f"{place}.scoring", id_of(told.scoring), found)


# -- the whole table ---------------------------------------------------------------------------------------


def lines(scene: Scene) -> list[str]:
    state = scene.state
    found: list[str] = []
    for base in state.bases:
        found.append(f"{base.card.id}: power {scene.table.total_power(base)} of {scene.table.breakpoint(base)}")
        found += [f"  {words(minion_found(scene, piece))}" for piece in base.on if piece.card.is_minion]
        found += [f"  on the base: {words(action_found(scene, piece))}" for piece in base.on if piece.card.is_action]
    for name in scene.names:
        found.append(f"{name}: {state.seats[scene.seat(name)].points} VP")
        found += [f"  {zone}: {listed(scene.cards(name, zone)) or NOTHING}" for zone in ("hand", "deck", "discard")]
    left = f"minions left: {state.minions_left}, actions left: {state.actions_left}"
    return [*found, f"turn {state.turn} of {scene.names[state.active]}, step {state.phase}, {left}"]


# -- is it well said? --------------------------------------------------------------------------------------


def faults(expect: Expect, names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Players, cards and bases that do not exist: (where, what is wrong). They would never be found."""
    for field in ("vp", "hand", "deck", "discard", "factions", "asleep"):
        for name in getattr(expect, field):
            if name not in names:
                yield field, f"there is nobody called {name!r}"
    for field in ("hand", "deck", "discard"):
        for name, cards in getattr(expect, field).items():
            yield from unknown(cards, ("minion", "action"), f"{field}.{name}")
    for field in ("bases", *PILES):
        kinds = ("base",) if field.startswith("base") else ("minion", "action")
        cards = getattr(expect, field)
        yield from unknown(cards, kinds, field.replace("_", " "))
        for name in cards if isinstance(cards, list) and not field.startswith("base") else ():
            card = CARDS.get(id_of(name))
            if card and not (card.is_monster if field.startswith("monster") else card.is_treasure):
                yield field.replace("_", " "), f"{card.id} never lies there"
    for name, factions in expect.factions.items():
        for i, faction in enumerate(factions):
            if id_of(faction) not in FACTIONS:
                yield f"factions.{name}[{i}]", f"there is no faction called {faction!r}"
    yield from unknown(list(expect.at), ("base",), "at")
    if expect.winner and expect.winner not in (*names, NOBODY):
        yield "winner", f"there is nobody called {expect.winner!r}"
    for base_id, told in expect.at.items():
        for field, kind in (("minions", "minion"), ("actions", "action")):
            for i, each in enumerate(getattr(told, field) or []):
                yield from faults_of_piece(each, kind, names, f"at.{base_id}.{field}[{i}]")
        for name in told.total:
            if name not in names:
                yield f"at.{base_id}.total", f"there is nobody called {name!r}"
    if expect.turn is not None:
        if expect.turn.player and expect.turn.player not in names:
            yield "turn.player", f"there is nobody called {expect.turn.player!r}"
        for name in expect.turn.minions_this_turn:
            if name not in names:
                yield "turn.minions this turn", f"there is nobody called {name!r}"
        if expect.turn == TurnIs():
            yield "turn", "say what"
        yield from unknown([each.at for each in expect.turn.extras or [] if each.at], ("base",), "turn.extras")
        yield from unknown(expect.turn.used, ("minion", "action"), "turn.used")
        if expect.turn.scoring not in ("", NOTHING):
            yield from unknown([expect.turn.scoring], ("base",), "turn.scoring")


def faults_of_piece(
    told: str | MinionIs | Attached, kind: str, names: Sequence[str], place: str
) -> Iterator[tuple[str, str]]:
    card, of = card_of_player(told) if isinstance(told, str) else (told.card, told.of)
    yield from unknown([card], (kind,), place)
    if not isinstance(told, str) and told.owner and told.owner not in names:
        yield f"{place}.owner", f"there is nobody called {told.owner!r}"
    if not of and id_of(card) in CARDS and not CARDS[id_of(card)].is_monster:
        yield place, f"say whose card it is: '{card} of ...'"
    if of and of not in names:
        yield place, f"there is nobody called {of!r}"
    if isinstance(told, MinionIs):
        for i, each in enumerate(told.actions or []):
            yield from faults_of_piece(each, "action", names, f"{place}.actions[{i}]")


def unknown(cards: Cards | None, kinds: tuple[str, ...], place: str) -> Iterator[tuple[str, str]]:
    if isinstance(cards, list):
        for name in cards:
            if id_of(name) not in CARDS or CARDS[id_of(name)].kind not in kinds:
                yield place, f"there is no {' or '.join(kinds)} called {name!r}"
