"""Before the first turn: who plays, with which cards and options, and what is dealt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from rumpus.family import BadSetup
from rumpus.family.plain import misfit
from rumpus.kernel import random_below, shuffle
from rumpus.munchkin.cards.box import CardSet
from rumpus.munchkin.cards.catalog import AS_PACKED, SETS
from rumpus.munchkin.options import VARIANTS, Options
from rumpus.munchkin.table.state import Hero, Sex, State

USUAL_SET = next(name for name, each in SETS.items() if each.is_usual)
FEWEST, MOST = 2, 6  # players
MOST_COMBINED = 8  # with several sets (MU-11.4)
OPENING = 4  # doors, and as many treasures


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """How a game of Munchkin is set up. Plain values, so that a record can hold it."""

    players: int = 4
    sets: list[str] | None = None  # those in use; by default the usual one
    sexes: list[Sex] | None = None  # each player's own; by default alternating
    toms: list[bool] | None = None  # who is called Tom, Tommy or Tommie; by default nobody
    options: dict[str, bool | int] = {}  # those of the table that differ from the usual
    first: int | None = None  # the start player; by default at random
    decks: dict[str, str] = {}  # the fingerprints of deck files that were loaded, by set: a record needs the same


def read_setup(plain: dict[str, Any]) -> tuple[Setup, Options]:
    """Check a setup; a mistake is reported with its place. An option of the table may also be given beside the rest."""
    known = known_options()
    own = {name: value for name, value in plain.items() if name in known}
    try:
        setup = msgspec.convert({name: value for name, value in plain.items() if name not in own}, Setup)
    except msgspec.ValidationError as error:
        said, place = misfit(error, Setup)
        raise BadSetup("as it says", f"setup{place}", error=said) from None
    sets = setup.sets if setup.sets is not None else [USUAL_SET]
    for each in sets:
        if each not in SETS and each in setup.decks:
            raise BadSetup("deck not loaded", "setup.sets", name=each)
    if not sets or not all(each in SETS for each in sets):
        raise BadSetup("not among", "setup.sets", known=list(SETS))
    if len(set(sets)) < len(sets):
        raise BadSetup("each once", "setup.sets")
    most, rule = (MOST, "MU-1.1") if len(sets) < 2 else (MOST_COMBINED, "MU-11.4")
    if not FEWEST <= setup.players <= most:
        raise BadSetup("number of players", "setup.players", fewest=FEWEST, most=most, rule=rule)
    if setup.sexes is not None and len(setup.sexes) != setup.players:
        raise BadSetup("one for each player", "setup.sexes", rule="MU-1.3")
    if setup.toms is not None and len(setup.toms) != setup.players:
        raise BadSetup("one for each player", "setup.toms", rule="MU-11.10")
    if setup.first is not None and not 0 <= setup.first < setup.players:
        raise BadSetup("no such seat", "setup.first", last=setup.players - 1)
    for each in sets:
        found, told = SETS[each].fingerprint, setup.decks.get(each, AS_PACKED.get(each))
        if told is not None and told != found:
            reason = "another deck" if each in setup.decks else "not the usual deck"
            raise BadSetup(reason, "setup.decks", name=each, told=told, found=found)
    usual = {"faster": True} if len(sets) > 1 else {}  # both books want that with combined sets (MU-11.5)
    decided = {**usual, **setup.options, **own}
    for name, value in decided.items():
        if name not in known:
            raise BadSetup("no such option", "setup.options", name=name)
        if type(value) is not type(known[name]):
            reason = "yes or no" if isinstance(known[name], bool) else "a number"
            raise BadSetup(reason, f"setup.options.{name}")
    return setup, Options(**{name: value for name, value in decided.items() if value != known[name]})


def known_options() -> dict[str, bool | int]:
    """All that a setup may name, with their usual values."""
    of_sets = [each for box in SETS.values() for each in box.options.values() if not each.is_for_each_seat]
    return dict.fromkeys(VARIANTS, False) | {each.name: each.usual for each in of_sets}


def enough_for(sets: Iterable[CardSet]) -> int:
    """How many can play with these sets: nobody, perhaps (MU-1.1)."""
    cards = [card for each in sets for card in each.cards]
    doors = sum(card.copies for card in cards if card.is_door)
    return min(doors, sum(card.copies for card in cards) - doors) // OPENING


def with_decks(plain: dict[str, Any]) -> dict[str, Any]:
    """A new game's setup, with the fingerprints of decks that were loaded and do not come with Rumpus."""
    sets = plain.get("sets") or [USUAL_SET]
    if "decks" in plain or not isinstance(sets, list):
        return plain
    loaded = {each: SETS[each].fingerprint for each in sets if isinstance(each, str) and each in SETS}
    decks = {each: found for each, found in loaded.items() if found != AS_PACKED.get(each, "")}
    return {**plain, "decks": decks} if decks else plain


def new_state(plain: dict[str, Any], seed: int) -> State:
    """MU-1.1, 1.3: both decks shuffled, four cards of each for everybody, level 1."""
    setup, options = read_setup(plain)
    sets = tuple(SETS[each] for each in setup.sets or [USUAL_SET])
    rules = [each for each in SETS.values() if each not in sets and options.of_sets.keys() & each.options.keys()]
    cards = tuple(card for each in sets for card in each.cards for _ in range(card.copies))
    doors = [uid for uid, card in enumerate(cards) if card.is_door]
    treasures = [uid for uid, card in enumerate(cards) if not card.is_door]
    if min(len(doors), len(treasures)) < OPENING * setup.players:
        needed = OPENING * setup.players
        raise BadSetup(
            "too few cards",
            "setup.sets",
            players=setup.players,
            needed=needed,
            doors=len(doors),
            treasures=len(treasures),
        )
    seed = shuffle(shuffle(seed, doors), treasures)
    seed, first = random_below(seed, setup.players)
    if setup.first is not None:
        first = setup.first
    sexes: list[Sex] = setup.sexes or [("female", "male")[seat % 2] for seat in range(setup.players)]
    heroes = []
    for sex, is_tom in zip(sexes, setup.toms or [False] * setup.players, strict=True):
        hand = [deck.pop() for deck in (doors, treasures) for _ in range(OPENING)]
        heroes.append(Hero(1, sex, hand, [], is_tom=is_tom))
    order = [(first + place) % setup.players for place in range(setup.players)]
    return State(
        options, (*sets, *rules), cards, heroes, doors, treasures, [], [], own_piles(sets), seed, active=first,
        setting_up=[-1, *order], known=bytearray(len(cards)),
    )  # fmt: skip


def own_piles(sets: Sequence[CardSet]) -> dict[str, tuple[int, ...]]:
    """Empty, for each card that has one. Those of the usual set are always there, as in old records."""
    found = dict.fromkeys((SETS[USUAL_SET], *sets))
    return {card.id: () for each in found for card in each.cards if card.has_own_pile}
