"""The contract, kept by Smash Up: every pair of factions, two to four players, both editions.

A fixed sample, so that it takes a minute; the fuzzer (`python -m tests.fuzz`) does the same for as long as one likes.
"""

from __future__ import annotations

from random import Random

import pytest

from rumpus.match import Match
from rumpus.smashup.cards.catalog import FACTIONS
from rumpus.smashup.cards.factions.dinosaurs import king_rex
from rumpus.smashup.cards.factions.tricksters import leprechaun
from rumpus.smashup.table.state import Piece, State
from rumpus.smashup.table.table import Table
from rumpus.smashup.turn import SMASHUP
from tests.contract.checks import (
    Violation,
    check_all,
    check_answer,
    check_record,
    check_same_seed,
    check_two_worlds,
    random_answer,
)
from tests.contract.orders import check_orders
from tests.contract.smashup import (
    FAMILY,
    Setup,
    check_commuting,
    play_up_to_the_first_turn,
    random_setup,
    rounds,
    setups,
)
from tests.contract.smashup_orders import LAYOUT

LONGEST = 5000  # answers; a random game has a few hundred
EVERY_GAME = setups()


def name_of(setup: Setup) -> str:
    return " - ".join("+".join(pair) for pair in setup["factions"])


each_game = pytest.mark.parametrize("setup", EVERY_GAME, ids=name_of)


def test_every_pair_of_factions_plays() -> None:
    pairs = {frozenset(pair) for each in rounds() for pair in each}
    count = len(FACTIONS)
    assert len(pairs) == count * (count - 1) // 2
    assert {frozenset(pair) for setup in EVERY_GAME for pair in setup["factions"]} == pairs
    assert {setup["players"] for setup in EVERY_GAME} == {2, 3, 4}


@each_game
def test_the_contract_holds_at_every_question(setup: Setup) -> None:
    """All checks at every third question; each answer is taken back, if it can be, and given again."""
    seed = EVERY_GAME.index(setup)
    match, rng = Match(SMASHUP, setup, seed), Random(seed)
    game = match.game
    while game.decision is not None:
        assert game.answered < LONGEST
        if game.answered % 3 == seed % 3:
            check_all(FAMILY, game, rng, setup["players"])
        check_answer(match, random_answer(game.decision, rng), rng)
    assert game.table.is_over()
    check_record(match)


@pytest.mark.parametrize("setup", EVERY_GAME[::9], ids=name_of)
def test_the_same_seed_is_the_same_game(setup: Setup) -> None:
    check_same_seed(FAMILY, setup, 11)


@each_game
def test_as_long_as_a_seat_is_told_the_same_it_sees_the_same(setup: Setup) -> None:
    for seed in range(2):
        rng = Random(seed)
        match: Match[State] = Match(SMASHUP, setup, seed)
        play_up_to_the_first_turn(match, rng)
        check_two_worlds(FAMILY, match, setup["players"], rng)


@each_game
def test_commuting_triggers_commute(setup: Setup) -> None:
    check_commuting(Match(SMASHUP, setup, 5), Random(5))


def test_a_wrong_claim_to_commute_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leprechaun destroys the newcomer, so whatever else waits for it has to come before or too late."""

    def play_some() -> None:
        for seed in range(40):
            pairs = [["tricksters", "zombies"], ["tricksters", "robots"], ["aliens", "wizards"]]
            check_commuting(Match(SMASHUP, {"players": 3, "factions": pairs, "copies": 2}, seed), Random(seed))

    monkeypatch.setattr(leprechaun.watches["play"], "commutes", True)
    with pytest.raises(Violation, match="the order of commuting triggers"):
        play_some()


@pytest.mark.parametrize("setup", EVERY_GAME[::3], ids=name_of)
def test_order_never_matters_by_accident(setup: Setup) -> None:
    """How the cards lie on a base, in a hand or in a pile, and who sits in which seat."""
    match: Match[State] = Match(SMASHUP, setup, 7)
    rng = Random(7)
    play_up_to_the_first_turn(match, rng)
    assert check_orders(LAYOUT, match, rng) > 50


def test_an_order_that_matters_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A King Rex that is stronger if it lies first."""

    def first_minion(g: Table, me: Piece) -> int:
        return 3 if g.minions(at=me)[0] is me else 0

    def play_some() -> None:
        for seed in range(10):
            pairs = [["dinosaurs", "ninjas"], ["aliens", "wizards"]]
            check_orders(LAYOUT, Match(SMASHUP, {"players": 2, "factions": pairs}, seed), Random(seed))

    monkeypatch.setattr(king_rex, "own_bonus", first_minion)
    with pytest.raises(Violation, match="the order on the table"):
        play_some()


@pytest.mark.parametrize("seed", range(12))
def test_every_kind_of_table_plays(seed: int) -> None:
    """Drafts, two copies of a set, small pools."""
    rng = Random(seed)
    match: Match[State] = Match(SMASHUP, random_setup(rng), seed)
    while match.game.decision is not None:
        if match.game.answered < 12:
            check_all(FAMILY, match.game, rng, match.record.setup["players"])
        match.answer(*random_answer(match.game.decision, rng))
    check_record(match)
