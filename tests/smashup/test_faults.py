"""Mistakes in how a card is written: each is told in words, with the line where it is."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from rumpus.smashup.cards.box import FACTIONS, SETS, CardSet, Faction
from rumpus.smashup.cards.card import CARDS
from rumpus.smashup.cards.faults import BadCard

WORKER = 'worker = bees.minion("Worker", power=2, copies=4)\n'
HONEY = 'honey = bees.action("Honey", copies=1)\n'


@pytest.fixture
def bees() -> Iterator[Faction]:
    known = [*CARDS]
    yield Faction("Bees", CardSet("bees", "The Bee Box"))
    del SETS["bees"], FACTIONS["bees"]
    for name in set(CARDS) - set(known):
        del CARDS[name]


@pytest.mark.parametrize(
    ("written", "line", "words"),
    [
        (WORKER + WORKER, 2, "two cards are called Worker"),
        ('Faction("Bees", bees.set)', 1, "two factions are called Bees"),
        ('bees.minion("Worker", power=-4, copies=4)', 1, "Worker: the power is -4, and cannot be below 0"),
        ('bees.minion("Worker", power=4, copies=0)', 1, "Worker: there are 0 copies of it"),
        ('bees.action("Honey", copies=1, on="bases")', 1, "Honey: on=: there is no «bases»; did you mean «base»?"),
        (WORKER + "@worker.own_power\ndef buzz(g, me): ...", 2, "worker: buzz (own power) has no docstring"),
        (
            WORKER + "@worker.own_power\ndef buzz(g, me): 'Buzz.'\n\n@worker.own_power\ndef hum(g, me): 'Hum.'",
            5,
            "worker: it has two abilities of the same kind (own power)",
        ),
        (WORKER + '@worker.forbids("destory")\ndef sting(g, me, deed): "X."', 2, "did you mean «destroy»?"),
        (WORKER + '@worker.after("destroyed", when=sting)\nasync def x(g, me, deed): "X."', 2, "«destroyed»"),
        (WORKER + '@worker.at_scoring("during", when=0)\nasync def x(g, me, deed): "X."', 2, "one of before, after"),
        (HONEY + '@honey.special_from_hand("befor")\nasync def x(g, me, base): "X."', 2, "did you mean «before»?"),
        (WORKER + '@worker.talent\nasync def x(g, me): "X."', 2, "talent needs brackets: @worker.talent(...)"),
        (WORKER + '@worker.forbids\ndef x(g, me, deed): "X."', 2, "forbids needs brackets"),
        (WORKER + '@worker.extra_minion_here\ndef x(g, me): "X."', 2, "extra_minion_here needs brackets"),
    ],
)
def test_a_mistake_is_told_where_it_is(written: str, line: int, words: str, bees: Faction) -> None:
    file = "factions/bees.py"
    known = {"__name__": "bees", "bees": bees, "Faction": Faction, "sting": None}
    with pytest.raises(BadCard, match=f"^{file}:{line}: .*{re.escape(words)}"):
        exec(compile(written, file, "exec"), known)


def test_a_condition_may_be_given_without_its_name(bees: Faction) -> None:
    worker = bees.minion("Worker", power=2, copies=4)

    @worker.talent(lambda g, me: True)
    async def hum(g: object, me: object) -> None:
        """Talent: nothing."""

    assert worker.texts == {"talent": "Talent: nothing."}
