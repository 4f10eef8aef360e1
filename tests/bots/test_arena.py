"""Contests: rounds in which everybody has the same luck, kept as they are played, and what is told of them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from rumpus import new_game
from rumpus.arena import Contest, NoSuchBot, Played, entrant, kept, play, play_all, unplayed, wins_of
from rumpus.arena.contest import setup_of
from rumpus.arena.shadow import RulesDiffer, Shadow
from rumpus.bots import chair_for
from rumpus.kernel import digest
from rumpus.smashup.cards.catalog import FACTIONS
from rumpus.terminal.cli import main
from rumpus.terminal.matches import told

ROOT = Path(__file__).parents[2]
PAIR = Contest(entrant("fair"), entrant("random"), "smashup", 2)


@pytest.mark.parametrize(("family", "players"), [("smashup", 2), ("smashup", 4), ("munchkin", 4), ("munchkin", 8)])
def test_a_round_is_the_same_game_for_every_seat(family: str, players: int) -> None:
    one, same, other = [digest(new_game(**setup_of(family, players, number)).state) for number in (3, 3, 4)]
    assert one == same != other


def test_rounds_come_with_every_faction_and_every_set() -> None:
    setups = [setup_of("smashup", 4, number) for number in range(40)]
    assert len({faction for setup in setups for deck in setup["factions"] for faction in deck}) == len(FACTIONS)
    assert len({tuple(setup_of("munchkin", 4, number)["sets"]) for number in range(3)}) == 3


def test_a_game_that_is_played_again_ends_alike() -> None:
    one, two = play(PAIR, 1, 0), play(PAIR, 1, 0)
    assert (one.won, one.answers) == (two.won, two.answers)
    assert one.won in (0.0, 1.0)
    assert one.answers > 10


def test_who_plays_themself_wins_as_often_as_not() -> None:
    alike = PAIR._replace(first=entrant("random"))
    assert play(alike, 2, 0).won + play(alike, 2, 1).won == 1


@pytest.mark.parametrize("typed", ["", "gnu", "fair:gnu", "gnu:nell", "fair:nell:nell"])
def test_who_does_not_exist_does_not_take_part(typed: str) -> None:
    with pytest.raises(NoSuchBot):
        entrant(typed)


def test_a_temper_takes_part_under_its_name() -> None:
    nell = entrant("fair:nell")
    assert (nell.name, nell.label) == ("fair:nell", "fair-nell")
    assert nell.sit_down(1, 0, {}).temper != entrant("fair").sit_down(1, 0, {}).temper


# -- what is kept ------------------------------------------------------------------------------------------------


def test_a_contest_goes_on_where_it_was(tmp_path: Path) -> None:
    quick = PAIR._replace(first=entrant("random"))
    with ThreadPoolExecutor(1) as pool:
        before = [game for _, game in play_all(unplayed(quick, range(2), []), pool, 1, tmp_path)]
        assert kept(quick, tmp_path) == before
        left = list(unplayed(quick, range(3), before))
        assert [job[1:] for job in left] == [(2, 0), (2, 1)]
        list(play_all(left, pool, 1, tmp_path))
    assert len(wins_of(quick, kept(quick, tmp_path))) == 3


def test_a_match_begins_with_the_round_it_is_told_to_and_counts_no_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    common = ["match", "random", "random", "--processes", "1", "--folder", str(tmp_path)]
    assert main([*common, "--rounds", "1"]) == 0
    assert main([*common, "--rounds", "2", "--first", "1000"]) == 0
    told_last = capsys.readouterr().out.splitlines()[-1]
    assert "(4 games" in told_last
    contest = Contest(entrant("random"), entrant("random"), "smashup", 2)
    assert {game.round for game in kept(contest, tmp_path)} == {0, 1000, 1001}


def test_what_is_told_is_of_whole_rounds_with_their_interval() -> None:
    won = [(1.0, 1.0), (1.0, 0.0), (0.0, 0.0), (1.0, 0.0)]
    games = [Played(number, seat, won[number][seat], 10, 0.1, 0.05) for number in range(4) for seat in range(2)]
    unfinished = Played(4, 0, 1.0, 10, 9.0, 9.0)
    assert told(PAIR, [*games, unfinished], "en") == (
        "With 2 players fair wins 50.0% ± 38.7% against random (8 games, 50% by chance; 10.0 ms an answer, 50 at most)"
    )
    assert told(PAIR, games[:2], "en") == "fair against random: too few rounds have been played to say anything"


# -- another checkout ----------------------------------------------------------------------------------------------


def test_a_bot_of_another_checkout_answers_as_it_would_here() -> None:
    here = PAIR._replace(other=entrant("easy"))
    there = PAIR._replace(other=entrant("easy")._replace(checkout=str(ROOT)))
    one, two = play(here, 1, 0), play(there, 1, 0)
    assert (one.won, one.answers) == (two.won, two.answers)


def test_it_is_said_when_the_rules_are_no_longer_the_same() -> None:
    setup, seat = setup_of("smashup", 2, 1), 0
    shadow = Shadow(1, "random", str(ROOT), seat, {**setup, "first": seat})
    elsewhere = new_game(**{**setup_of("smashup", 2, 2), "first": seat})  # as if other cards were dealt
    with pytest.raises(RulesDiffer):
        shadow.decide(chair_for(shadow, elsewhere, seat))
