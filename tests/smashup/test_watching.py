"""What the table looks up instead of working it out anew: it is the same, whatever has come and gone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rumpus import Game
from rumpus.kernel import SILENT
from rumpus.smashup.state import Piece, State
from rumpus.smashup.turn import SMASHUP, SmashUp
from tests.contract.checks import play_out
from tests.contract.smashup import random_setup

SETUPS = [random_setup(Random(seed)) for seed in range(60)]


def looked_up(table: SmashUp) -> dict[str, Any]:
    """Who watches, and what follows from it, by serial numbers."""
    if not table._is_heard:
        table._hear()
    return {
        "said": {about: [(me.serial, what) for me, what in entries] for about, entries in table._said.items()},
        "bonuses": [(me.serial, bonus) for me, bonus in table._bonuses],
        "bonuses here": {
            base: [(me.serial, bonus) for me, bonus in found] for base, found in table._bonuses_here.items()
        },
        "odd": set(table._odd),
        "idle": set(table._idle),
        "silent": table._silent,
        "mute": table._mute
        & {each.serial for base in table.state.bases for piece in base.on for each in (piece, *piece.on)},
        "is hushed": table._is_hushed,
        "tallies": [tallied(table, base) for base in table.state.bases],
        "bases": [base is table.base(base.serial) for base in table.state.bases],
    }


def tallied(table: SmashUp, base: Piece) -> tuple[int, list[int], list[int]]:
    missing, special, monsters = table._tallies.get(base.serial) or table._tally(base)
    return missing, [piece.serial for piece in special], [piece.serial for piece in monsters]


def table_of(game: Game[State]) -> SmashUp:
    assert isinstance(game.table, SmashUp)
    return game.table


@pytest.mark.parametrize("seed", range(len(SETUPS)))
def test_what_is_looked_up_is_what_a_fresh_look_finds(seed: int) -> None:
    game, rng = SMASHUP.start(SETUPS[seed], seed).rollout(), Random(seed)
    while game.decision is not None:
        if game.state.bases:
            assert looked_up(table_of(game)) == looked_up(SmashUp(game.state.copy(), SILENT))
        play_out(game, rng, 1)


@pytest.mark.parametrize("seed", range(0, len(SETUPS), 3))
def test_what_is_saved_is_the_state_and_never_changes(seed: int) -> None:
    game, rng = SMASHUP.start(SETUPS[seed], seed).rollout(), Random(seed)
    saved: list[tuple[State, str]] = []
    while game.decision is not None:
        one = table_of(game).save()
        assert repr(one) == repr(game.state)
        saved.append((one, repr(one)))
        play_out(game, rng, 1)
    assert all(repr(one) == told for one, told in saved)


def test_bases_that_have_not_changed_are_saved_once() -> None:
    """Checkpoints share them."""
    game = SMASHUP.start({"players": 2, "factions": [["zombies", "robots"], ["aliens", "pirates"]]}, 3).rollout()
    table = table_of(game)
    one = table.save()
    assert game.decision is not None
    game.say(0, next(key for key in game.decision.keys(0) if " at " in key))
    two = table.save()
    changed = [old is not new for old, new in zip(one.bases, two.bases, strict=True)]
    assert sorted(changed) == [False, False, True]
