"""A review of a finished game: chances, slips, luck and play."""

from __future__ import annotations

import pickle
from typing import Any

import msgspec
import pytest

from rumpus.advice import Findings, Reviewer, Slip
from rumpus.advice.chances import estimate
from rumpus.families import FAMILIES, new_match
from rumpus.family.consequences import Upshot
from rumpus.kernel import ALL_HANDS, SPECTATOR
from rumpus.match import Match
from rumpus.puzzles import puzzle_named
from rumpus.record import BadRecord
from tests.advice.conftest import a_game, broken_off, missed

BLUNDERS = {  # what is said at a puzzle, and what would have won the game
    "rob-the-right-grave": ("end turn", {"play grave_robbing"}),
    "the-oasis-howls": ("end turn", {"play war_raptor at jungle_oasis"}),
    "two-small-steps": ("end turn", {"play pestling at the_mines", "play time_loop"}),
    "from-above": ("call", {"use orbital_strike#2 for"}),
    "decoy": ("call", {"play holo_decoy mortarion#6 scarab_swarm"}),
    "one-scream": ("call", {"play piercing_shriek for"}),
}


def reviewed(match: Match[Any], people: list[int]) -> Reviewer:
    reviewer = Reviewer(match.record, people)
    done = list(reviewer.work())
    assert done == sorted(done)
    assert done[-1] == pytest.approx(1.0)
    return reviewer


@pytest.mark.usefixtures("thrifty")
@pytest.mark.parametrize("puzzle", BLUNDERS)
def test_a_missed_win_is_the_costliest_slip(puzzle: str) -> None:
    said, better = BLUNDERS[puzzle]
    match, seat = missed(puzzle, said), puzzle_named(puzzle).seat
    reviewer = Reviewer(match.record, [seat])
    reviewer.decisions = reviewer.decisions[:1]  # what was played after it is no matter here
    for jobs in (reviewer.screens, reviewer.judgements):
        for job in jobs():
            reviewer.take(job, job())
    slip: Slip = reviewer.slips()[0]
    decision = reviewer.course.steps[0].game.decision
    assert decision is not None
    assert decision.keys(seat)[slip.option] == said
    assert decision.keys(seat)[slip.better] in better
    assert slip.cost > 0.15
    assert slip.at == 0
    assert Upshot("wins") in slip.reason.upshots


@pytest.mark.usefixtures("thrifty")
@pytest.mark.parametrize(("family", "players"), [("smashup", 2), ("munchkin", 3)])
def test_luck_and_play_add_up_from_the_start_to_the_end(family: str, players: int) -> None:
    match = a_game(family, players, seed=4)
    review = reviewed(match, []).review()
    for point in review.points:
        assert sum(point.chances) == pytest.approx(1.0)
        assert min(point.chances) >= 0.0
    assert [point.at for point in review.points] == sorted({point.at for point in review.points})
    assert review.points[-1].chances == [match.game.outcome(seat) for seat in range(players)]
    for seat, share in enumerate(review.shares):
        total = share.start + share.luck + share.own + share.others
        assert total == pytest.approx(match.game.outcome(seat))
    assert sum(share.luck for share in review.shares) == pytest.approx(0.0)
    assert sum(share.own for share in review.shares) == pytest.approx(0.0)
    assert sum(share.others for share in review.shares) == pytest.approx(0.0)
    assert any(abs(share.luck) > 0.01 for share in review.shares)
    assert any(abs(share.own) > 0.01 for share in review.shares)


@pytest.mark.parametrize("puzzle", ["two-small-steps", "decoy"])
def test_a_won_position_is_as_good_as_won(puzzle: str) -> None:
    found = puzzle_named(puzzle)
    match = found.start()
    decision = match.decision
    assert decision is not None
    before = estimate(match.game, 1, 20)
    place = decision.keys(found.seat).index(min(BLUNDERS[puzzle][1]))
    after = estimate(match.game, 1, 20, (found.seat, place))
    assert sum(before.chances) == pytest.approx(1.0)
    assert after.chances[found.seat] > 0.9
    assert after.chances[found.seat] > before.chances[found.seat]


@pytest.mark.parametrize(("family", "players"), [("smashup", 4), ("munchkin", 4)])
def test_at_the_start_nobody_is_far_ahead(family: str, players: int) -> None:
    game = new_match(family, seed=3, players=players, **({"draft": "random"} if family == "smashup" else {})).game
    assert max(estimate(game, 1, 12).chances) < 0.6


@pytest.mark.usefixtures("thrifty")
def test_the_same_game_gives_the_same_review_in_any_order_and_process() -> None:
    match = broken_off()
    first, again = reviewed(match, [0]), Reviewer(match.record, [0])
    for jobs in (again.estimates, again.screens, again.judgements):
        for job in reversed(list(jobs())):
            again.take(job, pickle.loads(pickle.dumps(job))())
    assert again.is_done
    assert msgspec.json.encode(again.review()) == msgspec.json.encode(first.review())


@pytest.mark.usefixtures("thrifty")
def test_a_review_goes_on_where_it_was() -> None:
    match = broken_off()
    begun = Reviewer(match.record, [0])
    for _ in zip(begun.work(), range(4), strict=False):
        pass
    kept = msgspec.json.decode(msgspec.json.encode(begun.found), type=Findings)
    later = Reviewer(match.record, [0], kept)
    left = len(list(later.estimates())) - 5
    assert sum(job.kind in ("now", "after") for job in later.jobs()) == left
    list(later.work())
    assert msgspec.json.encode(later.review()) == msgspec.json.encode(reviewed(match, [0]).review())


def test_what_another_version_found_is_worked_out_again() -> None:
    match = broken_off()
    assert Reviewer(match.record, [0], Findings(version=0)).found.version > 0


def test_a_game_that_is_not_over_has_no_review() -> None:
    match = new_match("smashup", seed=1, players=2)
    with pytest.raises(BadRecord) as caught:
        Reviewer(match.record, [0])
    assert caught.value.reason == "not over"


@pytest.mark.usefixtures("thrifty")
def test_whoever_concedes_has_lost() -> None:
    match = puzzle_named("two-small-steps").start()
    match.concede(0)
    reviewer = reviewed(match, [0])
    assert reviewer.course.end == [0.0, 1.0]
    given = reviewer.shares()[0]
    assert given.luck == 0.0
    assert given.own + given.others == pytest.approx(-given.start)  # a decision like any other
    assert given.own == pytest.approx(-given.start / 2)  # the average player gave up half as much
    assert reviewer.slips() == []


@pytest.mark.parametrize("family", FAMILIES)
def test_with_all_hands_open_only_what_nobody_knows_is_dealt_again(family: str) -> None:
    """At every question of a game: the hands stay, and some deck does not."""
    match = a_game(family, 3, seed=2)
    game, changed = new_match(family, seed=2, players=3).game, 0
    for seat, option, _ in match.record.answers[:80]:
        worlds = [game.imagine(ALL_HANDS, chance) for chance in range(2)]
        for viewer in range(3):
            assert hands(worlds[0].view(viewer)) == hands(game.view(viewer)) == hands(worlds[1].view(viewer))
        assert worlds[0].view(SPECTATOR) == game.view(SPECTATOR)
        changed += repr(worlds[0].state) != repr(worlds[1].state)
        game.answer(seat, option)
    assert changed > 70


def hands(view: dict[str, Any]) -> list[Any]:
    return [each["hand"] for each in view.get("seats") or view["heroes"]]
