"""How a finished game of Munchkin went, from its events."""

from __future__ import annotations

from random import Random

import pytest

from rumpus.family.events import Cause
from rumpus.family.options import seat_of
from rumpus.kernel import Event
from rumpus.match import Match
from rumpus.munchkin.family import MUNCHKIN
from rumpus.munchkin.story import Death, MunchkinStory, Stab, Step, story_of
from rumpus.munchkin.turn import MUNCHKIN as RULES
from tests.contract.checks import random_answer
from tests.contract.munchkin import random_setup

NAMES = ["Ann", "Bob", "Cy", "Dan", "Eve", "Fay", "Gus", "Hal"]


def event(kind: str, *public: str | int, card: str = "", rule: str = "") -> Event:
    return Event(kind, public, cause=Cause(card, rule=rule))


def told(*chapters: list[Event], points: list[int], winners: list[int], viewer: int = -1) -> MunchkinStory:
    return MUNCHKIN.speaker(NAMES[: len(points)], viewer).story(story_of(chapters, points, winners))


def killed(who: str, level: int, ours: int, theirs: int) -> list[Event]:
    return [event("decided", who, ours, theirs), event("gain levels", who, 1, level, rule="MU-4.1"),
            event("fight ends")]  # fmt: skip


GAME = (
    [event("turn", "P0", 1), event("fight", "P0", "froggoth", 1), event("stands", 12, 9)],
    [event("play", "P1", "squamous", "froggoth", 1), event("stands", 12, 14)],
    [event("asks for help", "P0", "P2", 2, "helper"), event("accepts", "P2", "P0"), event("helps", "P2", "P0"),
     event("stands", 20, 14)],
    [event("play", "P2", "kitchen_sink", "for"), event("stands", 23, 14)],
    [event("play", "P1", "ichor_liquor", "against"), event("stands", 23, 16), *killed("P0", 2, 23, 16)],
    [event("play", "P0", "mystic_visions"), event("gain levels", "P0", 1, 3, card="mystic_visions")],
    [event("turn", "P1", 2), event("sell", "P1", 2100), event("gain levels", "P1", 2, 3, rule="MU-8.7")],
    [event("open door", "P1", "great_cthulhu"), event("fight", "P1", "great_cthulhu", 2), event("stands", 5, 20),
     event("decided", "P1", 5, 20), event("die", "P1", card="great_cthulhu"),
     event("lose levels", "P1", 1, 2, card="great_cthulhu")],
    [event("turn", "P0", 3), event("fight", "P0", "polly_polyp", 3), event("stands", 9, 2),
     event("decided", "P0", 9, 2), event("gain levels", "P0", 1, 4, rule="MU-4.1"), event("win", "P0")],
)  # fmt: skip


def test_each_level_of_the_winner_says_how_it_came() -> None:
    assert told(*GAME, points=[4, 2, 1], winners=[0]).steps == [
        Step(2, "kill", 1, "froggoth"),
        Step(3, "card", 1, "mystic_visions"),
        Step(4, "kill", 3, "polly_polyp"),
    ]
    assert told(*GAME[:7], points=[3, 3, 1], winners=[1]).steps == [
        Step(2, "sold", 2, gold=2100),
        Step(3, "sold", 2, gold=2100),
    ]


def test_only_cards_of_others_that_made_it_worse_are_stabs() -> None:
    story = told(*GAME, points=[4, 2, 1], winners=[0])
    assert story.stabs == [Stab(1, 0, 2)]
    [worst] = story.worst
    assert (worst.card, worst.cost, worst.is_decisive) == ("squamous", 5, True)
    assert worst.text == "Bob stops Ann with Squamous: 12 to 14."


def test_the_last_fight_and_the_biggest_are_told() -> None:
    story = told(*GAME, points=[4, 2, 1], winners=[0], viewer=0)
    assert story.last is not None
    assert (story.last.title, story.last.text) == ("You kill Polly Polyp, 9 to 2", "Nobody played against it.")
    assert story.biggest is not None
    assert story.biggest.title == "You and Cy kill Froggoth, 23 to 16"
    assert story.biggest.text == "Cy helped for 2 treasures. Bob played against it."


def test_who_died_of_what() -> None:
    assert told(*GAME, points=[4, 2, 1], winners=[0]).deaths == [Death(1, 2, "great_cthulhu")]


def test_what_came_of_a_cancelled_card_has_never_happened() -> None:
    undone = [event("cancelled", "great_cthulhu")]
    story = told(*GAME[:8], undone, GAME[8], points=[4, 3, 1], winners=[0])
    assert story.deaths == []
    assert story.biggest is not None
    assert story.biggest.foes == ["froggoth"]


@pytest.mark.parametrize(
    ("viewer", "title", "text"),
    [(0, "You win!", "Level 10 after 3 turns."), (2, "Ann wins", "You end on level 1, third of three.")],
)
def test_it_is_told_to_each_in_their_words(viewer: int, title: str, text: str) -> None:
    story = told(*GAME, points=[10, 2, 1], winners=[0], viewer=viewer)
    assert (story.title, story.text) == (title, text)
    story = told(*GAME, points=[9, 2, 1], winners=[0], viewer=viewer)
    assert story.text == text.replace("10", "9") + " Nobody reached level 10: the highest won."
    story = told(*GAME, [event("all cultists")], points=[9, 2, 1], winners=[0], viewer=viewer)
    assert story.text == text.replace("10", "9") + " Everybody is a Cultist: the highest level wins."


@pytest.mark.parametrize("seed", range(12))
def test_in_every_game_the_levels_add_up_and_every_arrow_is_a_card_played_in_a_fight(seed: int) -> None:
    rng = Random(seed)
    match = Match(RULES, random_setup(rng), seed)
    while (decision := match.decision) is not None:
        match.answer(*random_answer(decision, rng))
    standing = MUNCHKIN.standing(match.game)
    facts = MUNCHKIN.story(match.game, standing.winners, match.chapters())
    story = MUNCHKIN.speaker(NAMES[: len(standing.points)], 0).story(facts)
    if story.winners:
        levels = range(2, standing.points[story.winners[0]] + 1)
        assert [step.level for step in story.steps] == list(levels)
    played = thrown_in(match.log.events)
    for stab in story.stabs:
        assert stab.by != stab.whom
        assert 0 < stab.count <= played.count((stab.by, stab.whom))
    for worst in story.worst:
        assert worst.cost > 0
        assert (worst.by, worst.whom) in [(each.by, each.whom) for each in story.stabs]


def thrown_in(events: list[Event]) -> list[tuple[int, int]]:
    """Who has played a card in whose fight."""
    found, fighter = [], -1
    for each in events:
        if each.kind in ("fight", "takes over"):
            fighter = seat_of(each.public[0])
        elif each.kind in ("play", "use") and fighter >= 0:
            found.append((seat_of(each.public[0]), fighter))
    return found
