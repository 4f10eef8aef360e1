"""What is said: a speaker who has followed the game says the same as one who has just come, and tells whoever is not
concerned what everybody is told."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from rumpus.families import FAMILIES
from rumpus.family import Memory
from rumpus.match import Match
from tests.asking import question
from tests.family.test_questions import SETUPS

NAMES = ("Ann", "Bob", "Cleo", "Dan")


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_whoever_has_followed_the_game_says_the_same_as_a_newcomer(name: str, setup: dict[str, Any], seed: int) -> None:
    family, random = FAMILIES[name], Random(seed)
    game = family.rules.start(family.complete(setup), seed)
    names = NAMES[: setup["players"]]
    speakers = [family.speaker(names, seat) for seat in range(len(names))]
    for _ in range(250):
        decision = game.decision
        if decision is None:
            break
        for seat, speaker in enumerate(speakers):
            asked, view = question(game, seat), game.view(seat)
            if asked.options:
                assert speaker.asked(game, asked, view) == family.speaker(names, seat).asked(game, asked, view)
        seat = random.choice(decision.awaited)
        game.answer(seat, random.randrange(len(decision.offers[seat])))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_whoever_is_not_concerned_reads_what_a_spectator_reads(name: str, setup: dict[str, Any], seed: int) -> None:
    family, random = FAMILIES[name], Random(seed)
    match = Match(family.rules, family.complete(setup), seed)
    speakers = [family.speaker(NAMES[: setup["players"]], seat) for seat in range(-1, setup["players"])]
    memories: list[Memory] = [{} for _ in speakers]
    read: Memory = {}
    is_told_otherwise = Counter[bool]()
    for place in range(250):
        (chapter,) = match.chapters(place)
        is_concerned = [speaker.is_concerned(chapter, memories[0]) for speaker in speakers[1:]]
        watching, *others = [each.lines(chapter, 0, memory) for each, memory in zip(speakers, memories, strict=True)]
        for lines, may_differ in zip(others, is_concerned, strict=True):
            assert may_differ or lines == watching
            is_told_otherwise[may_differ] += bool(lines)
        speakers[-1].read(chapter, read)
        assert all(memory == read for memory in memories)
        decision = match.game.decision
        if decision is None:
            break
        seat = random.choice(decision.awaited)
        match.answer(seat, random.randrange(len(decision.offers[seat])))
    assert min(is_told_otherwise.values()) > 10
