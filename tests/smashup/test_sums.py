"""A minion's power as a sum with its causes."""

from __future__ import annotations

from random import Random

import pytest

from rumpus import new_game
from rumpus.smashup.cards.bases.core import jungle_oasis, the_central_brain
from rumpus.smashup.cards.factions.dinosaurs import howl, upgrade, war_raptor
from rumpus.smashup.cards.factions.ghosts import ghost
from rumpus.smashup.cards.factions.orcs import sword_lord
from rumpus.smashup.cards.factions.zombies import walker
from rumpus.smashup.sums import Part, power_parts
from rumpus.smashup.text import read_view
from rumpus.smashup.turn import SmashUp
from tests.contract.checks import random_answer
from tests.smashup.given import given


@pytest.mark.rule("SU-11.1")
def test_every_cause_has_its_line() -> None:
    table = given(
        hands={"Alice": [howl]},
        bases={the_central_brain: [("Alice", war_raptor, ("Bob", upgrade))], jungle_oasis: [("Alice", sword_lord)]},
    )
    table.plays("Alice", howl)
    [raptor] = read_view(table.game.view(1)).bases[0].on
    assert [(part.why, part.amount, part.card, part.of) for part in raptor.sum] == [
        ("printed", 2, "", -1),
        ("itself", 1, "war_raptor", 0),
        ("card", 2, "upgrade", 1),
        ("card", 1, "sword_lord", 0),
        ("card", 1, "the_central_brain", -1),
        ("turn", 1, "", -1),
    ]
    assert sum(part.amount for part in raptor.sum) == raptor.power == 8


@pytest.mark.rule("SU-10.8")
def test_counters_have_a_line_of_their_own() -> None:
    table = given(bases={jungle_oasis: [("Alice", walker)]})
    [minion] = table.table.minions()
    minion.counters = 2
    assert list(power_parts(table.table, minion)) == [Part("printed", 2), Part("counters", 2)]


@pytest.mark.rule("SU-11.1")
def test_what_is_just_printed_needs_no_sum() -> None:
    table = given(bases={jungle_oasis: [("Alice", ghost)]})
    [minion] = read_view(table.game.view(0)).bases[0].on
    assert not minion.sum


@pytest.mark.rule("SU-11.1")
@pytest.mark.parametrize("seed", range(6))
def test_the_lines_add_up_in_whole_games(seed: int) -> None:
    game, rng = new_game(players=4, seed=seed), Random(seed)
    seen = 0
    for _ in range(250):
        if game.decision is None:
            break
        game.answer(*random_answer(game.decision, rng))
        g = game.table
        assert isinstance(g, SmashUp)
        for minion in g.minions():
            parts = list(power_parts(g, minion))
            assert max(sum(part.amount for part in parts), 0) == g.power(minion)
            seen += len(parts) > 1
    assert seen
