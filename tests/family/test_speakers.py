"""What is said: a speaker that has followed the game says the same as one who has just come."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rumpus.families import FAMILIES
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
