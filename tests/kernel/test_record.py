"""Games written down: round trips, replays, forks, and records that are broken."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from rumpus.family import BadSetup
from rumpus.kernel import Log, digest
from rumpus.match import Match
from rumpus.record import BadRecord, Record, read_record, replay
from tests.contract.checks import check_twins, play_out, random_answer, whole
from tests.kernel.market import MARKET, State


def played(seed: int = 1, answers: int = 1000) -> Match[State]:
    match, rng = Match(MARKET, {"players": 3, "turns": 30}, seed), Random(seed)
    while match.game.decision is not None and len(match.record.answers) < answers:
        match.answer(*random_answer(match.game.decision, rng))
    return match


def test_a_record_survives_the_file() -> None:
    record = played().record
    text = record.to_json()
    assert read_record(text) == record
    assert read_record(text).to_json() == text
    plain = json.loads(text)
    assert plain["family"] == "market"
    assert plain["setup"] == {"players": 3, "turns": 30}
    seat, option, key = plain["answers"][0]
    decision = MARKET.start(plain["setup"], plain["seed"]).decision
    assert decision is not None
    assert decision.keys(seat)[option] == key
    assert list(plain["digests"])[:1] == ["50"]


def test_a_replay_stands_where_the_game_stood_after_every_answer() -> None:
    """Long records are replayed without checkpoints until shortly before the end: at no length does it matter."""
    record = played().record
    assert len(record.answers) > 60
    game = MARKET.start(record.setup, record.seed)
    for count, (seat, option, _) in enumerate(record.answers):
        again = replay(MARKET, record, count)
        assert whole(again) == whole(game)
        assert again.answered == count
        assert not again.is_rollout
        check_twins(again, Random(count))
        game.answer(seat, option)
    assert whole(replay(MARKET, record)) == whole(game)
    assert game.decision is None


def test_a_replay_with_a_log_tells_everything_again() -> None:
    match, log = played(), Log()
    replay(MARKET, match.record, log=log)
    told = [event.seen_by(1) for event in match.log.events]
    assert [event.seen_by(1) for event in log.events] == told


def test_a_replay_goes_on_where_the_record_ends() -> None:
    record = played(answers=40).record
    forks = [replay(MARKET, record, 25) for _ in range(2)]
    for seed, fork in enumerate(forks):
        play_out(fork, Random(seed))
        assert fork.decision is None
    assert digest(forks[0].state) != digest(forks[1].state)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (b"", "not a game record"),
        (b'{"family": "market", "version": 1, "setup": {}, "seed": 1}', "missing required field `answers`"),
        (b"no json", "not a game record"),
        (b"\xff\xfe{}", "not a game record"),
        (b"[1, 2]", "Expected `object`"),
        (b"{}", "missing required field `family`"),
        (b'{"family": "market", "version": 1, "setup": {}}', "missing required field `seed`"),
        (b'{"family": "market", "version": "one", "setup": {}, "seed": 1}', r"\$\.version"),
        (b'{"family": "market", "version": 1, "setup": [], "seed": 1}', r"\$\.setup"),
        (b'{"family": "market", "version": 1, "setup": {}, "seed": 1.5}', r"\$\.seed"),
        (b'{"family": "market", "version": 1, "setup": {}, "seed": 1, "answers": [[0, 0]]}', r"\$\.answers\[0\]"),
        (
            b'{"family": "market", "version": 1, "setup": {}, "seed": 1, "answers": [[0, 0, "x"], [0, "a", "x"]]}',
            r"\$\.answers\[1\]\[1\]",
        ),
        (b'{"family": "market", "version": 1, "setup": {}, "seed": 1, "digests": {"x": "y"}}', r"\$\.digests"),
        (b'{"family": "market", "version": 1, "setup": {}, "seed": 1, "digest": {}}', "unknown field `digest`"),
        (b'{"family": "market", "version": 1, "setup": {"a": ' + b"[" * 100_000, "not a game record"),
    ],
)
def test_what_is_no_record_is_named(text: bytes, place: str) -> None:
    with pytest.raises(BadRecord, match=place):
        read_record(text)


def changed(**fields: Any) -> Record:
    plain = json.loads(played(answers=60).record.to_json()) | fields
    return read_record(json.dumps(plain).encode())


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"family": "smashup"}, "with the rules 'smashup 1', but these are 'market 1'"),
        ({"version": 2}, "with the rules 'market 2', but these are 'market 1'"),
        ({"answers": [[1, 0, "rest"]]}, "answer 1 .'rest'. does not fit: P1 cannot answer 0"),
        ({"answers": [[0, 99, "sell it"]]}, "answer 1 .'sell it'. does not fit: P0 cannot answer 99"),
        ({"answers": [[-1, 0, "rest"]]}, "answer 1 .'rest'. does not fit: P-1 cannot answer 0"),
        ({"answers": [[0, 0, "rest"]]}, r"answer 1 is 'shelve \w+', but 'rest' was recorded"),
        (
            {"digests": {"50": "0123456789abcdef"}},
            r"after answer 50 .* but 0123456789abcdef was recorded",
        ),
    ],
)
def test_a_record_that_does_not_fit_the_rules_is_named(fields: dict[str, Any], place: str) -> None:
    record = changed(**fields)
    for take_up in (replay, Match.resumed):
        with pytest.raises(BadRecord, match=place):
            take_up(MARKET, record)


def test_an_answer_after_the_end_does_not_fit() -> None:
    record = played().record
    record.answers.append((0, 0, "rest"))
    with pytest.raises(BadRecord, match=f"answer {len(record.answers)} .'rest'. does not fit"):
        replay(MARKET, record)


def test_a_bad_setup_in_a_record_is_named() -> None:
    with pytest.raises(BadSetup, match=r"setup\.players"):
        replay(MARKET, Record("market", 1, {"players": 9}, 1, []))


def test_a_record_is_not_changed_by_replaying_it() -> None:
    record = played(answers=70).record
    before = record.to_json()
    play_out(replay(MARKET, record, 30), Random(1))
    assert record.to_json() == before


def test_a_game_needs_nothing_but_its_setup_its_seed_and_its_answers() -> None:
    match = played(5)
    game = MARKET.start({"players": 3, "turns": 30}, 5)
    for seat, option, _ in match.record.answers:
        game.answer(seat, option)
    assert whole(game) == whole(match.game)
