"""Every event says why it happened: which card did it, by which ability, or which rule."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from rumpus import new_match
from rumpus.family.events import Cause, cause_of
from rumpus.kernel import Event
from rumpus.munchkin.cards.card import CARDS
from rumpus.munchkin.cards.decks.cthulhu.classes import professor
from rumpus.munchkin.cards.decks.cthulhu.levels import mystic_visions
from rumpus.munchkin.cards.decks.cthulhu.monsters import lloyd_lloigor, polly_polyp, shallow_ones
from tests.munchkin.given import Given, given

RULES = re.findall(r"\b(MU-[\d.]*\d)\b", (Path(__file__).parents[2] / "docs/rules/munchkin.md").read_text())


def told(seed: int) -> list[Event]:
    sets = [["cthulhu"], ["warhammer40k"], ["cthulhu", "warhammer40k"]][seed % 3]
    match, rng = new_match("munchkin", players=2 + seed % 3, seed=seed, sets=sets), Random(seed)
    for _ in range(1500):
        if (decision := match.game.decision) is None:
            break
        seat = decision.awaited[0]
        match.answer(seat, rng.randrange(len(decision.offers[seat])))
    return match.log.events


@pytest.mark.parametrize("seed", range(6))
def test_every_event_has_a_cause(seed: int) -> None:
    for event in told(seed):
        cause = cause_of(event)
        assert bool(cause.card) != bool(cause.rule)
        assert cause.rule in RULES if cause.rule else cause.card in CARDS and cause.ability


def causes(table: Given, kind: str) -> list[Cause]:
    return [cause_of(event) for event in table.game.log.events if event.kind == kind]


def test_a_death_is_caused_by_the_bad_stuff_of_a_monster() -> None:
    table = given(doors=[shallow_ones])
    table.opens_door()
    serial = table.table.fight.foes[0].serial
    table.next_roll(1)
    table.fights_it_out()
    table.runs("Alice", shallow_ones)
    assert causes(table, "die") == [Cause("shallow_ones", serial, -1, "bad stuff")]


def test_levels_come_by_a_kill_or_by_a_card() -> None:
    table = given(doors=[polly_polyp], hands={"Bob": [mystic_visions]}, levels={"Alice": 5})
    table.opens_door()
    table.fights_it_out()
    table.plays("Bob", mystic_visions, "Carol")
    assert causes(table, "gain levels") == [Cause(player=0, rule="MU-4.1"), Cause("mystic_visions", 0, 1, "play")]


def test_what_a_class_does_is_caused_by_it() -> None:
    hand = [polly_polyp, lloyd_lloigor, shallow_ones]
    table = given(play={"Alice": [professor]}, hands={"Alice": hand}, phase="rest")
    serial = table.hero("Alice").gear[0].serial
    table.ends_turn("Alice")
    table.says("Alice", "yes", "polly_polyp", "lloyd_lloigor")
    assert causes(table, "gain levels") == [Cause("professor", serial, 0, "turn end")]
