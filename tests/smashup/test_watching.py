"""What the table looks up instead of working it out anew: it is the same, whatever has come and gone."""

from __future__ import annotations

from random import Random

import pytest

from rumpus import Game
from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, tortuga
from rumpus.smashup.cards.decks.treasures import boots_of_running_really_fast
from rumpus.smashup.cards.factions.ninjas import shinobi
from rumpus.smashup.table.state import Lasting, State
from rumpus.smashup.turn import SMASHUP, SmashUp
from tests.contract.checks import play_out
from tests.contract.lookups import check_lookups
from tests.contract.smashup import random_setup
from tests.smashup.given import given

SETUPS = [random_setup(Random(seed)) for seed in range(60)]


def table_of(game: Game[State]) -> SmashUp:
    assert isinstance(game.table, SmashUp)
    return game.table


@pytest.mark.parametrize("seed", range(len(SETUPS)))
def test_what_is_looked_up_is_what_a_fresh_look_finds(seed: int) -> None:
    game, rng = SMASHUP.start(SETUPS[seed], seed).rollout(), Random(seed)
    while game.decision is not None:
        check_lookups(game)
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


def test_what_lies_on_a_minion_that_moves_is_looked_up_once() -> None:
    """Even where whoever comes may have no abilities, so that all are looked up anew."""
    table = given(
        bases={tar_pits: [("Alice", shinobi, ("Alice", boots_of_running_really_fast))], jungle_oasis: [], tortuga: []}
    )
    rules = table_of(table.game)
    here, there, silenced = rules.bases()
    rules.pieces.last(Lasting("silence base", silenced.serial, 0, 0))
    rules.pieces.move(here.on[0], there)
    assert [me.card for me, _ in rules.watch.who["use"]] == [boots_of_running_really_fast]
    check_lookups(table.game)
