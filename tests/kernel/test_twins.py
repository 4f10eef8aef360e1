"""Clones, rollouts, imagined worlds, frozen games."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from rumpus.kernel import EVERYONE, SILENT, Game, IllegalAnswer, Rules, digest
from rumpus.match import Match
from tests.contract.checks import (
    check_cards,
    check_imagination,
    check_options,
    check_twins,
    check_two_worlds,
    check_uids,
    play_out,
    random_answer,
    shown,
    whole,
)
from tests.kernel.market import MARKET, State
from tests.kernel.trading import FAMILY, game_at, new_game


@pytest.mark.parametrize("seed", range(6))
def test_at_every_question_twins_are_exact_and_worlds_look_alike(seed: int) -> None:
    game, rng = new_game(seed, 2 + seed % 3), Random(seed)
    prompts = set()
    while game.decision is not None:
        prompts.add(game.decision.prompt)
        check_cards(FAMILY, game)
        check_twins(game, rng)
        check_options(FAMILY, game)
        check_imagination(FAMILY, game, rng)
        check_uids(FAMILY, game, len(game.state.stands))
        game.answer(*random_answer(game.decision, rng))
    assert prompts >= {"open", "auction", "bury", "take"}


def test_a_clone_stands_at_the_same_question_and_plays_on_alone() -> None:
    game = game_at("take")
    before = whole(game)
    twin = game.clone()
    assert twin.decision is game.decision
    assert twin.answered == game.answered
    assert not twin.can_undo(game.state.active)
    play_out(twin, Random(1))
    assert twin.decision is None
    assert whole(game) == before


def test_a_rollout_plays_on_exactly_and_cannot_be_cloned_or_frozen() -> None:
    game = game_at("bury")
    rollout, twin = game.rollout(), game.clone()
    assert rollout.is_rollout
    assert not game.is_rollout
    with pytest.raises(AssertionError, match="cannot be cloned"):
        rollout.clone()
    with pytest.raises(AssertionError, match="no checkpoint"):
        pickle.dumps(rollout)
    assert play_out(rollout, Random(3)) == play_out(twin, Random(3))
    assert whole(rollout) == whole(twin)
    assert rollout.answered == twin.answered
    assert not rollout.can_undo(0)
    with pytest.raises(AssertionError, match="does not know whether it is at rest"):
        _ = rollout.is_at_rest


def test_a_rollout_can_take_checkpoints_again() -> None:
    game, rng = new_game(2), Random(2)
    rollout = game.rollout()
    play_out(rollout, rng, 20)
    rollout.keep_again()
    while rollout.is_rollout:
        play_out(rollout, rng, 1)
    assert rollout.is_at_rest
    while rollout.decision is not None:
        check_twins(rollout, rng)
        play_out(rollout, rng, 1)


def test_a_frozen_game_thaws_in_the_middle_of_an_effect() -> None:
    game = game_at("take")
    frozen = pickle.dumps(game)
    thawed: Game[State] = pickle.loads(frozen)
    assert len(frozen) < 2000
    assert whole(thawed) == whole(game)
    assert (thawed.answered, thawed.tail) == (game.answered, game.tail)
    assert thawed.log is SILENT
    again = pickle.dumps(pickle.loads(frozen))  # the first may share words with the code that made them
    assert pickle.dumps(pickle.loads(again)) == again
    assert play_out(thawed, Random(5)) == play_out(game, Random(5))
    assert whole(thawed) == whole(game)


def test_what_a_seat_knows_stays_and_the_rest_is_dealt_again() -> None:
    """Who spies knows the two cards that are left; the other hands and the deck may be anything."""
    game = game_at("take")
    seat, state = game.state.active, game.state
    other = (seat + 1) % 3
    worlds = [game.imagine(seat, seed) for seed in range(40)]
    assert {shown(world, seat) for world in worlds} == {shown(game, seat)}
    assert {tuple(world.state.aside) for world in worlds} == {tuple(state.aside)}
    assert {world.state.deck[0] for world in worlds} == {state.deck[0]}  # the one that was buried
    assert len({tuple(world.state.stands[other].hand) for world in worlds}) > 30
    assert len({world.state.seed for world in worlds}) == 40


def test_the_table_that_a_seat_looks_at_shows_nothing_that_it_does_not_know() -> None:
    game = game_at("take")
    seat, before = game.state.active, whole(game)
    looks = {repr(each.look(seat).state) for each in (game, *[game.imagine(seat, seed) for seed in range(9)])}
    assert len(looks) == 1
    assert list(game.look(seat).state.aside) == list(game.state.aside)
    assert whole(game) == before


def test_in_the_worlds_of_another_seat_the_suspended_effect_looks_at_other_cards() -> None:
    game = game_at("bury")
    active, asked = game.state.active, (game.state.active + 1) % 3
    seen = set()
    for seed in range(40):
        world = game.imagine(asked, seed)
        assert shown(world, asked) == shown(game, asked)
        aside = list(world.state.aside)
        assert all(world.state.known[uid] >> active & 1 for uid in aside)  # it knows what lies there now
        seen.add(tuple(aside))
        world.say(asked, "place#1")
        assert world.decision is not None
        assert sorted({world.state.cards[uid] for uid in (aside[0], aside[2])}) == world.decision.keys(active)
    assert len(seen) > 30


def test_in_an_imagined_window_the_others_are_offered_what_fits_their_new_hands() -> None:
    rings = set()
    game = game_at("auction")
    assert game.decision is not None
    seat = game.decision.awaited[0]
    for seed in range(40):
        world = game.imagine(seat, seed)
        assert world.decision is not None
        assert world.is_at_rest
        assert world.decision.offers[seat] == game.decision.offers[seat]
        for other, stand in enumerate(world.state.stands):
            has_gong = "gong" in [world.state.cards[uid] for uid in stand.hand]
            assert ("ring" in world.decision.keys(other)) == has_gong
            rings.add((other, has_gong))
    assert len(rings) == 5  # the others with and without; one's own hand is what it is


def test_a_world_imagined_at_a_resting_point_is_dealt_once_for_all_who_play_on_in_it() -> None:
    """Also at the first free choice of a turn, although a card has been drawn since the last question."""
    game, rng, turns = new_game(3, 3), Random(3), set()
    while (decision := game.decision) is not None:
        seat = decision.awaited[0]
        if decision.prompt == "open":
            world, quick = game.imagine(seat, 5), game.imagine(seat, 5, keep=False)
            assert world.is_at_rest
            assert shown(world, seat) == shown(game, seat)
            twin = world.clone()
            assert whole(twin) == whole(world)
            assert play_out(quick, Random(5)) == play_out(twin, Random(5))
            assert digest(quick.state) == digest(twin.state)
            turns.add(game.state.turn)
        game.answer(*random_answer(decision, rng))
    assert len(turns) > 5


def test_who_watches_imagines_from_where_the_game_rested() -> None:
    """What is suspended hangs on cards that only some have seen: for the others the step begins again."""
    game = game_at("bury")
    watching = (game.state.active + 2) % 3
    own = [game.state.cards[uid] for uid in game.state.stands[watching].hand]
    worlds = [game.imagine(watching, seed) for seed in range(20)]
    assert {world.decision.prompt for world in worlds if world.decision is not None} == {"open"}
    assert {world.answered for world in worlds} == {game.answered - 1}
    for world in worlds:
        assert [world.state.cards[uid] for uid in world.state.stands[watching].hand] == own
        assert whole(world.clone()) == whole(world)
        play_out(world, Random(1))
    assert len({tuple(world.state.stands[game.state.active].hand) for world in worlds}) > 10
    quick = game.imagine(watching, 3, keep=False)
    assert quick.is_rollout
    assert whole(quick) == whole(game.imagine(watching, 3))


def test_in_an_imagined_world_nobody_who_watches_sees_the_true_one() -> None:
    game = game_at("bury")
    asked, watching = (game.state.active + 1) % 3, (game.state.active + 2) % 3
    hands = {tuple(game.imagine(asked, seed).imagine(watching, 1).state.stands[watching].hand) for seed in range(20)}
    assert len(hands) > 10


def test_only_a_seat_imagines() -> None:
    game = game_at("bury")
    for seat in (-1, 99):
        with pytest.raises(IllegalAnswer, match=f"P{seat} cannot imagine"):
            game.imagine(seat, 1)


def test_the_same_seed_is_the_same_world_and_worlds_can_be_imagined_in_worlds() -> None:
    game = game_at("bury")
    asked, active = (game.state.active + 1) % 3, game.state.active
    one, two = game.imagine(asked, 9), game.imagine(asked, 9)
    assert whole(one) == whole(two)
    assert whole(one.imagine(asked, 4)) == whole(two.imagine(asked, 4)) != whole(one)
    one.say(asked, "place#0")
    inner = one.imagine(active, 3)
    assert shown(inner, active) == shown(one, active)
    assert one.tail[1] == (~asked, 9)  # a re-deal is an input like an answer
    one.undo(asked)
    assert whole(one) == whole(two)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_long_as_a_seat_is_told_the_same_it_sees_the_same(players: int) -> None:
    compared = told_apart = 0
    for seed in range(20):
        match = Match(MARKET, {"players": players}, seed)
        told_apart += check_two_worlds(FAMILY, match, players, Random(seed))
        compared += match.game.answered
    assert compared > 500
    assert told_apart > 10


def test_a_copy_of_a_card_in_hand_cannot_be_told_from_the_one_that_was_seen() -> None:
    """Two figs in a hand, one of which everybody has seen: when one is sold, nobody knows which one is left."""
    views = []
    for seen in (0, 1):
        game = new_game(1)
        state = game.state.copy()
        figs = [uid for uid, name in enumerate(state.cards) if name == "fig"][:2]
        state.stands[0].hand[:] = figs
        state.known[figs[seen]] = EVERYONE
        game = Game(game.rules, state, [])
        assert "fig" in shown(game, 1)
        game.say(0, "sell fig")
        views.append((shown(game, 1), shown(game, -1)))
    assert views[0] == views[1]


def test_equal_digests_equal_states() -> None:
    game = game_at("auction")
    assert digest(game.state) == digest(game.state.copy())
    changed = game.state.copy()
    changed.stands[0].coins += 1
    assert digest(changed) != digest(game.state)
    assert len(digest(changed)) == 16


def test_a_stored_game_names_its_rules_and_holds_no_code() -> None:
    frozen = pickle.dumps(game_at("take"))
    assert pickle.loads(frozen).rules is MARKET
    assert b"market" in frozen
    assert b"new_state" not in frozen
    with pytest.raises(AssertionError, match="other rules are called market"):
        pickle.dumps(Rules("market", 1, MARKET.setup, MARKET.open))
