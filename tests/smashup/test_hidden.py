"""What must not be seen: found by fuzzing two worlds that look alike."""

from __future__ import annotations

import pytest

from rumpus.smashup.bases.core import jungle_oasis
from rumpus.smashup.factions.ninjas import poison, seeing_stars, shinobi
from rumpus.smashup.factions.tricksters import gremlin
from tests.smashup.given import given


@pytest.mark.rule("SU-10.16")
def test_a_random_discard_does_not_show_which_of_two_copies_it_was() -> None:
    """The order of one's own hand would tell it."""
    left: dict[str, set[tuple[str, ...]]] = {}
    for seed in range(30):
        table = given(
            hands={"Alice": [seeing_stars], "Bob": [shinobi, poison, shinobi]},
            bases={jungle_oasis: [("Alice", gremlin)]},
            seed=seed,
        )
        table.plays("Alice", seeing_stars)
        left.setdefault(table.discard("Bob")[0], set()).add(tuple(table.hand("Bob")))
    assert left == {"shinobi": {("poison", "shinobi")}, "poison": {("shinobi", "shinobi")}}
