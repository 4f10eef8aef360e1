"""How a finished game of Smash Up went, from its events."""

from __future__ import annotations

from random import Random

import pytest

from rumpus.family.events import Cause
from rumpus.kernel import Event
from rumpus.match import Match
from rumpus.smashup.family import SMASH_UP
from rumpus.smashup.story import ScoredBase, SmashUpStory, story_of
from rumpus.smashup.turn import SMASHUP
from tests.contract.checks import random_answer
from tests.contract.smashup import random_setup

NAMES = ["Ann", "Bob", "Cy", "Dan"]
FACTIONS = [["ninjas", "pirates"], ["robots", "zombies"]]


def event(kind: str, *public: str | int, card: str = "") -> Event:
    return Event(kind, public, cause=Cause(card))


def scored(base: str, *rows: tuple[int, int]) -> list[Event]:
    """A base scores: who gets how many points, the best first."""
    standing = [each for place, (seat, points) in enumerate(rows, 1) for each in (seat, 20 - place, place, points)]
    gains = [event("points", f"P{seat}", points, 0) for seat, points in rows if points]
    return [event("scoring", base, 20, 20), event("award", base, 1, 20, 20, *standing), *gains]


def told(*chapters: list[Event], points: list[int], winners: list[int], viewer: int = -1) -> SmashUpStory:
    return SMASH_UP.speaker(NAMES[: len(points)], viewer).story(story_of(chapters, points, winners, FACTIONS))


GAME = (
    [event("turn", "P0", 1)],
    [event("play", "P0", "pirate_king", 7, "tar_pits", 5, 16), event("play", "P1", "walker", 8, "tar_pits", 7, 16)],
    [*scored("tar_pits", (1, 4), (0, 2)), event("move", "P0", "pirate_king", 7, "tortuga"),
     event("new base", "tar_pits", "jungle_oasis")],
    [event("points", "P0", 1, 3, card="invader")],
    [event("turn", "P1", 2), event("play", "P1", "walker", 9, "tortuga", 7, 21)],
    [event("destroy", "P1", "walker", 9, "tortuga"), event("play", "P1", "walker", 10, "tortuga", 7, 21)],
    [event("destroy", "P1", "walker", 10, "tortuga"), event("turn", "P0", 3)],
    [*scored("tortuga", (0, 4)), event("points", "P0", 1, 8), event("new base", "tortuga", "the_mothership")],
)  # fmt: skip


def test_points_are_told_base_by_base_and_the_rest_apart() -> None:
    story = told(*GAME, points=[8, 4], winners=[0])
    assert story.bases == [ScoredBase("tar_pits", 1, [2, 4]), ScoredBase("tortuga", 3, [5, 0], is_turning=True)]
    assert story.elsewhere == [1, 0]
    assert story.factions == FACTIONS


def test_points_that_everybody_began_with_are_told_apart() -> None:
    """As in a guided game: what came later does not add up to what they have."""
    assert told(*GAME, points=[8, 4], winners=[0]).began == []
    assert told(*GAME, points=[14, 10], winners=[0]).began == [6, 6]


def test_it_turned_at_the_base_after_which_nobody_was_ahead() -> None:
    turning = told(*GAME, points=[8, 4], winners=[0]).turning
    assert turning is not None
    assert (turning.card, turning.turn, turning.at, turning.title) == ("tortuga", 3, 6, "Tortuga")


def test_the_best_minion_was_there_for_the_most_points() -> None:
    best = told(*GAME, points=[8, 4], winners=[0]).best
    assert best is not None
    assert (best.seat, best.card, best.scorings, best.points) == (0, "pirate_king", 2, 6)
    assert best.text == "Helped at 2 scorings, for 6 points."


def test_the_most_stubborn_one_came_back() -> None:
    stubborn = told(*GAME, points=[8, 4], winners=[0]).stubborn
    assert stubborn is not None
    assert (stubborn.seat, stubborn.card) == (1, "walker")
    assert stubborn.text == "Destroyed 2 times, played again once."


@pytest.mark.parametrize(
    ("viewer", "title", "text"),
    [
        (0, "You win!", "8 points, 4 ahead of Bob"),
        (-1, "Ann wins", "8 points, 4 ahead of Bob"),
        (1, "Ann wins", "You end on 4 points, second of two."),
    ],
)
def test_it_is_told_to_each_in_their_words(viewer: int, title: str, text: str) -> None:
    story = told(*GAME, points=[8, 4], winners=[0], viewer=viewer)
    assert (story.title, story.text) == (title, text)


def test_a_game_that_was_conceded_says_so() -> None:
    facts = story_of(GAME, [3, 4], [0], FACTIONS)
    facts.conceded = 1
    story = SMASH_UP.speaker(NAMES[:2], -1).story(facts)
    assert (story.title, story.text) == ("Ann wins", "Bob concedes.")
    assert SMASH_UP.speaker(NAMES[:2], 1).story(facts).text == "You concede."
    assert facts.title == "", "the facts stay without words"


@pytest.mark.parametrize("seed", range(12))
def test_in_every_game_the_points_add_up(seed: int) -> None:
    rng = Random(seed)
    match = Match(SMASHUP, random_setup(rng), seed)
    while (decision := match.decision) is not None:
        match.answer(*random_answer(decision, rng))
    standing = SMASH_UP.standing(match.game)
    facts = SMASH_UP.story(match.game, standing.winners, match.chapters())
    story = SMASH_UP.speaker(NAMES[: len(standing.points)], 0).story(facts)
    sums = [sum(column) for column in zip(*[base.points for base in story.bases], story.elsewhere, strict=True)]
    assert sums == standing.points
    assert story.turns == standing.turn
    assert len(story.factions) == len(sums)
    assert all(len(pair) == 2 for pair in story.factions)
    assert story.title
    if story.winners:
        assert story.turning is not None
        assert story.turning.after >= 0
        assert match.log.events[match.told[story.turning.at] - 1].kind != "win"
    if story.best is not None:
        assert 0 < story.best.points <= max(standing.points)
