"""What makes a faction worth choosing: said of each of them, and short enough for its tile."""

from __future__ import annotations

from rumpus.smashup.cards.catalog import FACTIONS
from rumpus.smashup.text.catalogue import LEVELS, rulebook
from rumpus.smashup.words import words_of

MOST_LETTERS = 24


def test_every_faction_has_a_style_that_fits_and_says_how_hard_it_is() -> None:
    factions = rulebook(words_of("en")).factions
    assert [faction.id for faction in factions] == list(FACTIONS)
    assert [faction.style for faction in factions if not 0 < len(faction.style) <= MOST_LETTERS] == []
    assert [faction.id for faction in factions if not (faction.short and faction.about)] == []
    assert {faction.level for faction in factions} == {1, 2, 3}


def test_no_two_factions_are_sold_in_the_same_words() -> None:
    pitches = words_of("en").PITCHES
    assert len({style for _, style, _ in pitches.values()}) == len(FACTIONS)
    assert len({short for short, _, _ in pitches.values()}) == len(FACTIONS)


def test_what_is_said_is_said_of_factions_that_there_are() -> None:
    assert set(words_of("en").PITCHES) == set(LEVELS) == set(FACTIONS)
