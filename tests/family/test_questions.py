"""What a seat is asked: its own part of the open question, with where the cards lie that it is offered."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

from rumpus.families import FAMILIES
from rumpus.family import Question
from rumpus.kernel import Game
from tests.asking import question

SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("smashup", {"players": 3}),
    ("munchkin", {"players": 4, "sets": ["cthulhu", "warhammer40k"]}),
]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("family", "setup"), SETUPS)
def test_where_offered_cards_lie_is_part_of_the_question_in_every_twin(
    family: str, setup: dict[str, Any], seed: int
) -> None:
    game, random = FAMILIES[family].rules.start(FAMILIES[family].complete(setup), seed), Random(seed)
    asleep: list[tuple[Game[Any], int, Question]] = []
    for _ in range(400):
        decision = game.decision
        if decision is None:
            break
        seat = random.choice(decision.awaited)
        asked = question(game, seat)
        if decision.cards:
            assert set(asked.places) == set(decision.cards)
            assert all(zone for zone, _ in asked.places.values())
            assert plain(question(pickle.loads(pickle.dumps(game)), seat)) == plain(asked)
            assert plain(question(game.imagine(seat, 5), seat)) == plain(asked)
            asleep.append((game.clone(), seat, asked))
        others = question(game, (seat + 1) % setup["players"])
        assert decision.is_window or (others.options, others.places) == ((), {})
        game.answer(seat, random.randrange(len(decision.offers[seat])))
    assert asleep
    for twin, seat, asked in asleep:  # they have not noticed that the game went on
        assert plain(question(twin, seat)) == plain(asked)


def plain(asked: Question) -> tuple[object, ...]:
    return asked.prompt, asked.source, asked.awaited, list(asked.options), dict(asked.places)
