"""Lines of the log in fields: which of them belong together, and what they hit."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rumpus.families import FAMILIES
from rumpus.family import Line, Memory
from rumpus.family.events import Cause
from rumpus.family.speech import Hit
from rumpus.kernel import Event
from rumpus.match import Match
from tests.family.test_questions import SETUPS

NAMES = ("Ann", "Bob", "Cleo", "Dan")
WITHOUT_A_CARD = {
    "accepts trade", "decided", "helps", "roll", "sale", "scoring", "sell", "show hand", "shows", "shows to", "turn up",
    "victory",
}  # fmt: skip
TURN, DRAW = Cause(rule="SU-2.1"), Cause(rule="SU-2.4")


def told(family: str, *events: Event, viewer: int = 0) -> list[Line]:
    return FAMILIES[family].speaker(NAMES, viewer).lines(events)


def test_what_a_base_awards_belongs_to_its_scoring_whatever_was_played_meanwhile() -> None:
    lines = told(
        "smashup",
        Event("scoring", ("tar_pits", 17, 16), cause=Cause(rule="SU-5.3")),
        Event("play", ("P1", "shinobi", 9, "tar_pits"), cause=Cause("shinobi", 9, 1, "special")),
        Event("award", ("tar_pits", 3, 17, 16, 1, 10, 1, 4), cause=Cause(rule="SU-5.5")),
        Event("points", ("P1", 4, 4), cause=Cause(rule="SU-5.5")),
        Event("play action", ("P1", "full_sail"), cause=Cause(rule="SU-5.6")),
        Event("turn", ("P1", 2), cause=TURN),
    )
    assert [(line.kind, line.act) for line in lines] == [
        ("scoring", 1), ("play", 2), ("award", 1), ("points", 1), ("play action", 3), ("turn", 0),
    ]  # fmt: skip


def test_what_a_card_does_belongs_to_its_play() -> None:
    powderkeg = Cause("powderkeg", 0, 1, "play")
    lines = told(
        "smashup",
        Event("turn", ("P1", 2), cause=TURN),
        Event("play action", ("P1", "powderkeg"), cause=Cause(rule="SU-2.2")),
        Event("destroy", ("P1", "walker", 7, "tar_pits"), cause=powderkeg),
        Event("under own deck", ("walker", 7), cause=Cause("tar_pits", 1, -1, "destroyed")),
        Event("draw", ("P1",), cause=DRAW),
    )
    assert [(line.kind, line.act, line.card) for line in lines] == [
        ("turn", 0, ""),
        ("play action", 1, "powderkeg"),
        ("destroy", 1, "powderkeg"),
        ("under own deck", 1, "tar_pits"),
        ("draw", 0, ""),
    ]


def test_a_hit_says_what_it_was_and_whose() -> None:
    lines = told(
        "smashup",
        Event("play", ("P0", "shinobi", 4, "tar_pits"), cause=Cause(rule="SU-2.2")),
        Event("play", ("P1", "tiger_assassin", 5, "tar_pits"), cause=Cause(rule="SU-2.2")),
        Event("destroy", ("P1", "shinobi", 4, "tar_pits"), cause=Cause("tiger_assassin", 5, 1, "play")),
        Event("discard", ("P0", "zapbot"), cause=Cause("tiger_assassin", 5, 1, "play")),
    )
    played, *_, destroyed, discarded = lines
    assert (played.card, played.piece, played.base, played.hits) == ("shinobi", 4, "tar_pits", [])
    assert (destroyed.piece, destroyed.hits, destroyed.mood) == (5, [Hit(0, "shinobi", 4)], "loss")
    assert (discarded.hits, discarded.mood) == ([Hit(0, "zapbot")], "loss")


def test_what_a_card_does_by_itself_is_an_act_of_its_own() -> None:
    start = Cause("mushroom_kingdom", 3, 1, "start")
    lines = told(
        "smashup",
        Event("turn", ("P1", 4), cause=TURN),
        Event("move", ("P1", "shinobi", 7, "mushroom_kingdom"), cause=start),
    )
    assert [(line.act, line.card, line.piece) for line in lines] == [(0, "", 0), (1, "mushroom_kingdom", 3)]


def test_what_is_told_in_one_sentence_hits_all_that_it_tells_of() -> None:
    robots = [Event("remove", ("zapbot", serial), cause=Cause("tar_pits", 1, -1, "play")) for serial in (4, 5)]
    (line,) = told("smashup", *robots)
    assert [hit.piece for hit in line.hits] == [4, 5]


def test_lines_that_read_the_same_become_one() -> None:
    (line,) = told("smashup", *[Event("reshuffle pile", ("monsters",)) for _ in range(2)])
    assert line.text.endswith("(twice)")


def test_a_card_played_on_somebody_hits_them() -> None:
    by_hand = Cause(rule="MU-2.9")
    on_player, on_monster, for_a_side = told(
        "munchkin",
        Event("play", ("P1", "raving", "P0"), cause=by_hand),
        Event("play", ("P1", "four_dimensional", "eldridge_hawrer", 10), cause=by_hand),
        Event("play", ("P1", "ichor_liquor", "for"), cause=by_hand),
    )
    assert on_player.hits == [Hit(0)]
    assert on_monster.hits == [Hit(card="eldridge_hawrer", piece=10)]
    assert for_a_side.hits == []


def test_what_only_goes_into_a_backpack_is_told_apart() -> None:
    carried, thrown = (
        Event("play", ("P1", "ichor_liquor", how), cause=Cause(rule="MU-2.9")) for how in ("carry", "for")
    )
    assert [line.kind for line in told("munchkin", carried, thrown)] == ["carry", "play"]


def test_what_somebody_decides_next_did_not_come_of_the_card_before() -> None:
    by_hand, boots = Cause(rule="MU-2.9"), ("P1", "stomping_boots")
    for next_one in (
        Event("call", ("P1", 5, 1), cause=by_hand),
        Event("asks for help", ("P1", "P2", 1, "P1"), cause=by_hand),
        Event("refuses", ("P2", "P1"), cause=by_hand),
    ):
        lines = told("munchkin", Event("play", boots, cause=by_hand), next_one)
        assert [line.act for line in lines] == [1, 0], next_one.kind
    looted = told("munchkin", Event("play", boots, cause=by_hand), Event("draw", ("P1",), cause=Cause(rule="MU-2.4")))
    assert [line.act for line in looted] == [1, 0]


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_every_act_begins_with_what_somebody_did_or_with_the_card_that_acts(name: str, setup: dict[str, Any]) -> None:
    """And nobody is told of a card that they are not shown."""
    family, random = FAMILIES[name], Random(7)
    match = Match(family.rules, family.complete(setup), 7)
    speakers = [family.speaker(NAMES[: setup["players"]], seat) for seat in range(-1, setup["players"])]
    memories: list[Memory] = [{} for _ in speakers]
    begun: dict[int, Line] = {}
    while (decision := match.game.decision) is not None and match.game.answered < 400:
        seat = random.choice(decision.awaited)
        match.answer(seat, random.randrange(len(decision.offers[seat])))
        (chapter,) = match.chapters(len(match.told) - 1)
        outside, *others = [each.lines(chapter, 0, memory) for each, memory in zip(speakers, memories, strict=True)]
        for line in outside:
            if line.act:
                begun.setdefault(line.act, line)
            shown = {str(part) for event in chapter for part in event.seen_by(-1)}
            assert {hit.card for hit in line.hits} <= shown | {""}
        for lines in others:
            assert [(line.kind, line.act) for line in lines] == [(line.kind, line.act) for line in outside]
    assert len(begun) > 20
    assert {line.kind for line in begun.values() if not line.card} <= WITHOUT_A_CARD
