"""Declared events: fields by name, and what is kept from somebody is missing."""

from __future__ import annotations

import pytest

from rumpus.family.events import NOBODY, Cause, Kind, Thing, cause_of
from rumpus.kernel import Event


def test_fields_are_read_by_name() -> None:
    kind = Kind(who="player", what="thing", where="card", amount="number")
    assert kind.read(("empower", "P1", "scout", 12, "tar_pits", 2)) == {
        "who": 1,
        "what": Thing("scout", 12),
        "where": "tar_pits",
        "amount": 2,
    }


def test_nobody_does_what_the_rules_do() -> None:
    assert Kind(who="player", what="thing").read(("destroy", "rules", "tar_pits")) == {
        "who": NOBODY,
        "what": Thing("tar_pits"),
    }


def test_what_is_kept_from_somebody_is_missing() -> None:
    assert Kind(who="player", card="card").read(("peek", "P0")) == {"who": 0}
    assert Kind(who="player", cards="cards").read(("draw", "P0")) == {"who": 0, "cards": []}


def test_a_list_takes_all_that_is_left() -> None:
    assert Kind(winners="players").read(("win", "P0", "P2")) == {"winners": [0, 2]}
    assert Kind(cards="cards").read(("loot", "gold", "shield")) == {"cards": ["gold", "shield"]}
    assert Kind(on="things").read(("on", "scout", 3, "tar_pits")) == {"on": [Thing("scout", 3), Thing("tar_pits")]}


def test_an_event_with_more_than_its_fields_is_a_fault() -> None:
    with pytest.raises(AssertionError, match="more than its fields"):
        Kind(who="player").read(("turn", "P0", 3))
    with pytest.raises(AssertionError, match="no number"):
        Kind(number="number").read(("turn", "3"))


def test_an_event_names_its_cause() -> None:
    cause = Cause("scout", 12, 1, "return")
    assert cause_of(Event("return", ("P1",), cause=cause)) == cause
