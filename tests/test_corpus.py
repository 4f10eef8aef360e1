"""Finished games of every version so far, played again; and what becomes of games when the rules have changed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from rumpus.crossing import cross
from rumpus.families import FAMILIES, new_match, resume
from rumpus.kernel import Rules
from rumpus.match import DIGEST_EVERY, Match
from rumpus.record import BadRecord, Record, position_in
from rumpus.smashup.table.state import State
from rumpus.smashup.turn import SMASHUP, SmashUp
from tests import corpus
from tests.corpus import Kept

ADVICE = "the rules of {} have changed: CONTRIBUTING.md says what to do then"


@pytest.mark.slow
@pytest.mark.parametrize("path", corpus.paths(), ids=lambda path: path.name.partition(".")[0])
def test_games_go_as_far_as_they_did(path: Path) -> None:
    """To their end, if they are of the present version."""
    for kept in corpus.read(path):
        answers, family = len(kept.record.answers), FAMILIES[kept.record.family]
        if kept.record.version == family.rules.version:
            assert (kept.reaches, kept.ends_so) == (answers, True)
        assert corpus.reached(kept) == (kept.reaches, kept.ends_so), ADVICE.format(kept.record.family)


def test_there_are_games_of_every_kind() -> None:
    games = [kept for path in corpus.paths() for kept in corpus.read(path)]
    assert len(games) >= 200
    for name, family in FAMILIES.items():
        own = [kept.record for kept in games if kept.record.family == name]
        assert {record.version for record in own} == set(range(1, family.rules.version + 1))
        info = family.info()
        assert {record.setup["players"] for record in own} >= set(range(info.fewest, info.most + 1))
        assert {each for record in own for each in record.setup.get("sets", ())} <= set(family.rulebook().sets)
        upcoming = [family.complete(setup) for setup in corpus.setups(name)]  # of the next version
        assert {each for setup in upcoming for each in setup["sets"]} == set(family.rulebook().sets)
    assert sum(path.stat().st_size for path in corpus.paths()) < 1_000_000


# -- when the rules change ------------------------------------------------------------------------------------------


def finished() -> Kept:
    """A game of the present version, with its positions."""
    return min(corpus.read(corpus.path_of("smashup", SMASHUP.version)), key=lambda kept: len(kept.record.answers))


def next_version() -> Rules[State]:
    """The same rules under another number."""
    return Rules("smashup", SMASHUP.version + 1, SMASHUP.setup, SmashUp)


def test_a_game_that_is_the_same_is_brought_over() -> None:
    record = finished().record
    today, stop = cross(next_version(), record)
    assert stop is None
    assert (today.version, today.answers) == (SMASHUP.version + 1, record.answers)


def test_answers_are_found_by_their_keys() -> None:
    """Options may be numbered in another way."""
    record = finished().record
    shifted = msgspec.structs.replace(record, answers=[(seat, option + 1, key) for seat, option, key in record.answers])
    today, stop = cross(next_version(), shifted)
    assert stop is None
    assert today.answers == record.answers


def test_a_game_stops_where_an_answer_is_no_longer_offered() -> None:
    record = msgspec.structs.replace(finished().record, digests={})
    record.answers[20] = (*record.answers[20][:2], "play a card that was")
    today, stop = cross(next_version(), record)
    assert stop is not None
    assert (stop.at, stop.record, len(today.answers)) == (20, record, 20)
    assert not Match.resumed(next_version(), today).game.is_over


def test_it_stops_where_it_was_last_known_to_be_the_same() -> None:
    record = finished().record
    record.answers[DIGEST_EVERY + 20] = (*record.answers[DIGEST_EVERY + 20][:2], "play a card that was")
    today, stop = cross(next_version(), record)
    assert stop is not None
    assert stop.at == len(today.answers) == DIGEST_EVERY


def test_it_stops_where_others_could_say_something_else() -> None:
    """All answers are still offered, but the table is another."""
    record = finished().record
    record.digests[2 * DIGEST_EVERY] = " another"
    today, stop = cross(next_version(), record)
    assert stop is not None
    assert len(today.answers) == DIGEST_EVERY


def test_a_new_record_has_what_later_rules_compare() -> None:
    match = new_match(players=2, seed=3)
    while len(match.record.answers) < DIGEST_EVERY:
        decision = match.decision
        assert decision is not None
        match.answer(decision.awaited[0], len(decision.offers[decision.awaited[0]]) - 1)
    assert position_in(match.record.digests[DIGEST_EVERY])


@pytest.mark.parametrize("family", FAMILIES)
def test_a_game_of_the_first_rules_is_resumed_as_far_as_it_goes(family: str) -> None:
    kept = next(kept for kept in corpus.read(corpus.path_of(family, 1)) if kept.reaches < len(kept.record.answers))
    reaches = kept.reaches
    with pytest.raises(BadRecord, match="rules have changed"):
        resume(kept.record)
    assert len(resume(kept.record, reaches).record.answers) == reaches
    with pytest.raises(BadRecord):
        resume(kept.record, reaches + 1)


def test_newer_rules_are_not_guessed_at() -> None:
    record = Record("smashup", SMASHUP.version + 1, {"players": 2}, 1, [])
    with pytest.raises(BadRecord, match="the record was made with the rules"):
        resume(record)
