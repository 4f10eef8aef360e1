"""Every event says why it happened: which card did it, by which ability, or which rule."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from rumpus import new_match
from rumpus.family.events import cause_of
from rumpus.kernel import Event
from rumpus.smashup.cards.card import CARDS

RULES = re.findall(r"^- (SU-[\d.]+) ", (Path(__file__).parents[2] / "docs/rules/smash-up.md").read_text(), re.MULTILINE)
WITHOUT_TEXT = {"play", "monsters"}  # an action that merely stays in play; a base that gets its monsters


def told(seed: int) -> list[Event]:
    match, rng = new_match(players=2 + seed % 3, seed=seed), Random(seed)
    while (decision := match.game.decision) is not None:
        seat = decision.awaited[0]
        match.answer(seat, rng.randrange(len(decision.offers[seat])))
    return match.log.events


@pytest.mark.parametrize("seed", range(6))
def test_every_event_has_a_cause(seed: int) -> None:
    for event in told(seed):
        cause = cause_of(event)
        assert bool(cause.card) != bool(cause.rule)
        if cause.rule:
            assert cause.rule in RULES
        elif cause.ability != "talent":  # that may be another card's
            assert cause.ability in CARDS[cause.card].texts or cause.ability in WITHOUT_TEXT


def test_the_cards_that_are_dealt_are_told_from_those_that_are_drawn() -> None:
    rules = {cause_of(event).rule for event in told(1) if event.kind == "draw"}
    assert {"SU-1.6", "SU-2.4"} <= rules


def test_points_for_a_place_come_by_the_rule_that_awards_them() -> None:
    rules = {cause_of(event).rule for seed in range(3) for event in told(seed) if event.kind == "points"}
    assert "SU-5.5" in rules
    assert rules <= {"SU-5.5", ""}  # or a card gives them
