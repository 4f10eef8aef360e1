"""What is sent is what has changed, and no more."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rumpus.server.changes import Comparison, changes
from tests.server.following import applied, asked_of, new_room, sit

AVERAGE_UPDATE = 4096  # bytes

values = st.recursive(
    st.none() | st.booleans() | st.integers(0, 3) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=12,
)
views = st.dictionaries(st.sampled_from("abcd"), values, max_size=4)
on_a_busy_machine = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


def sent(old: dict[str, Any], new: dict[str, Any]) -> tuple[list[Any], list[Any]]:
    """As a client reads it."""
    found, gone = changes(Comparison().written(old), Comparison().written(new))
    return [json.loads(each) for each in found], gone


@on_a_busy_machine
@given(old=views, new=views)
def test_changes_lead_from_any_view_to_any_other(old: dict[str, Any], new: dict[str, Any]) -> None:
    assert applied(copy.deepcopy(old), *sent(old, new)) == new


@on_a_busy_machine
@given(view=views)
def test_nothing_is_sent_where_nothing_has_changed(view: dict[str, Any]) -> None:
    assert sent(view, copy.deepcopy(view)) == ([], [])


def test_of_a_list_of_objects_only_those_are_sent_that_have_changed() -> None:
    old = {"turn": 1, "bases": [{"power": 1}, {"power": 2}]}
    assert sent(old, {"turn": 1, "bases": [{"power": 1}, {"power": 3}]}) == ([[["bases", 1], {"power": 3}]], [])


def test_what_views_share_is_written_once() -> None:
    shared, comparison = [{"power": 1}], Comparison()
    first, second = (comparison.written({"seat": seat, "bases": shared}) for seat in (0, 1))
    assert first["bases"] is second["bases"]


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_updates_are_small(players: int) -> None:
    sizes: list[int] = []
    for seed in range(3):
        room, rng = new_room(players, seed), Random(seed)
        guests = sit(room, spectators=1)
        while not room.is_over:
            asked_of(guests).answers_anything(rng)
        sizes += [len(text.encode()) for guest in guests for text in guest.texts if '"update"' in text[:20]]
    assert sum(sizes) / len(sizes) < AVERAGE_UPDATE
