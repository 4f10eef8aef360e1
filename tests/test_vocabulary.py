"""What is found in card files that write state, so that nobody does."""

from __future__ import annotations

import ast

import pytest

from tests.vocabulary import written


@pytest.mark.parametrize(
    "line",
    [
        "me.counters = 1",
        "del g.state.seats[0]",
        "g.state.extras += [1]",
        "g.hand(0).remove(3)",
        "hand = g.hand(0); hand.remove(3)",
        "hand = []; hand = g.hand(0); hand.append(3)",
        "hand = g.hand(0); hand += [3]",
        "hand, count = g.hand(0), 1; hand.clear()",
        "for each in g.state.bases: each.on.clear()",
        "setattr(me, 'counters', 1)",
        "g.state.known.setdefault(3, 1)",
        "g.state.seats[0].hand.discard(3)",
    ],
)
def test_a_card_that_writes_state_is_noticed(line: str) -> None:
    assert written(ast.parse(f"def f(g, me):\n    {line}"), {"discard"}, {"minions"})


@pytest.mark.parametrize(
    "line",
    [
        "rest = g.minions(); rest.remove(me)",
        "found = list[int](); found.append(1)",
        "rest = g.hand(0).copy(); rest.pop()",
        "count = 0; count += 1",
        "shown, left = [], 3; shown.append(left)",
        "g.discard(3)",
    ],
)
def test_what_is_its_own_a_card_may_change(line: str) -> None:
    assert written(ast.parse(f"def f(g, me):\n    {line}"), {"discard"}, {"minions"}) == []
