"""What makes a faction worth choosing: said of each of them, and short enough for its tile."""

from __future__ import annotations

from rumpus.smashup.cards.catalog import FACTIONS
from rumpus.smashup.text.catalogue import rulebook
from rumpus.smashup.words import words_of

MOST_LETTERS = 24


def test_every_faction_has_a_style_that_fits_and_says_how_hard_it_is() -> None:
    factions = rulebook(words_of("en")).factions
    assert [faction.id for faction in factions] == list(FACTIONS)
    assert [faction.style for faction in factions if not 0 < len(faction.style) <= MOST_LETTERS] == []
    assert [faction.id for faction in factions if not (faction.short and faction.about)] == []
    assert {faction.level for faction in factions} == {1, 2, 3}


def test_no_two_factions_are_sold_in_the_same_words() -> None:
    assert len({faction.style for faction in FACTIONS.values()}) == len(FACTIONS)
    assert len({faction.short for faction in FACTIONS.values()}) == len(FACTIONS)
