"""Wandering Monster: it brings another monster into a fight."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.classes import wandering_monster
from rumpus.munchkin.cards.decks.cthulhu.monsters import elder_globs, foggoth, froggoth, gram_smoker, polly_polyp
from tests.munchkin.given import given

# -- Wandering Monster -----------------------------------------------------------------------------------------


@pytest.mark.rule("MU-13.22")
def test_wandering_monster_comes_into_ones_own_fight_as_into_anybodys() -> None:
    for name in ("Alice", "Bob"):
        table = given(doors=[polly_polyp], hands={name: [wandering_monster, elder_globs]})
        table.opens_door()
        table.plays(name, wandering_monster, elder_globs)
        assert table.foes() == ["polly_polyp", "elder_globs"]
        assert table.strengths() == (1, 2 + 10)
        assert table.hand(name) == []


def test_wandering_monster_needs_a_monster_and_a_fight() -> None:
    table = given(doors=[polly_polyp], hands={"Bob": [wandering_monster], "Carol": [wandering_monster, elder_globs]})
    assert not [offer for offer in table.offers("Carol") if "wandering_monster" in offer]
    table.opens_door()
    assert not [offer for offer in table.offers("Bob") if "wandering_monster" in offer]
    assert "play elder_globs" not in table.offers("Carol")  # it does not come alone


def test_wandering_monster_is_fled_from_in_the_runners_order() -> None:
    table = given(doors=[gram_smoker], hands={"Bob": [wandering_monster, elder_globs]})
    table.next_roll(5, 6)
    table.opens_door()
    table.plays("Bob", wandering_monster, elder_globs)
    table.fights_it_out()
    assert table.offers("Alice") == ["run gram_smoker", "run elder_globs"]

    table.runs("Alice", elder_globs)
    table.runs("Alice", gram_smoker)
    assert table.prompt == "rest"
    assert sorted(table.discards()) == ["elder_globs", "gram_smoker", "wandering_monster"]


def test_wandering_monster_that_is_a_goth_calls_goths() -> None:
    table = given(doors=[polly_polyp], hands={"Bob": [wandering_monster, foggoth], "Carol": [froggoth]})
    table.opens_door()
    table.plays("Bob", wandering_monster, foggoth)
    assert (table.prompt, table.awaited) == ("goth", ["Carol"])  # Bob's hand is empty
    table.answer("Carol", "froggoth")
    assert table.foes() == ["polly_polyp", "foggoth", "froggoth"]


def test_wandering_monster_ends_a_call() -> None:
    table = given(doors=[polly_polyp], hands={"Bob": [wandering_monster, elder_globs]}, levels={"Alice": 5})
    table.opens_door()
    table.answer("Alice", "call")
    table.plays("Bob", wandering_monster, elder_globs)
    assert table.prompt == "fight"
