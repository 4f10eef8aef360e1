"""What somebody has chosen for a card, of which nothing has come yet."""

from __future__ import annotations

from rumpus.family.laid_out import setup_of
from rumpus.match import Match
from rumpus.smashup.positions.position import BaseAt, MinionAt, PlayerAt, Position
from rumpus.smashup.table.state import State
from rumpus.smashup.turn import SMASHUP

HELD = ["cannon", "powderkeg"]


def begin() -> Match[State]:
    minions: list[str | MinionAt] = ["king_rex of Alice", "buccaneer of Alice", "zapbot of Bob", "walker of Bob"]
    bases: list[str | BaseAt] = [BaseAt("jungle_oasis", minions), "tar_pits", "the_mothership"]
    position = Position({"Alice": PlayerAt(hand=[*HELD]), "Bob": PlayerAt()}, bases)
    return Match(SMASHUP, setup_of(position), 1)


def says(match: Match[State], start: str) -> str:
    """Alice gives the answer that begins like this."""
    assert match.decision is not None
    keys = match.decision.keys(0)
    key = next(key for key in keys if key.startswith(start))
    match.answer(0, keys.index(key))
    return key


def test_what_one_card_asks_for_is_begun_until_something_comes_of_it() -> None:
    match = begin()
    says(match, "play cannon")
    assert match.begun(0) == []
    first = says(match, "zapbot")
    assert (match.begun(0), match.begun(1)) == ([first], [])
    assert Match.resumed(SMASHUP, match.record).begun(0) == [first]
    says(match, "walker")
    assert match.begun(0) == []
    match.undo(0)
    assert match.begun(0) == [first]
    match.go_back(1)
    assert match.begun(0) == []


def test_what_was_chosen_for_another_card_is_none_of_its_business() -> None:
    """The powderkeg would destroy a buccaneer, who asks where to go instead."""
    match = begin()
    says(match, "play powderkeg")
    says(match, "king_rex")
    assert match.decision is not None
    assert (match.decision.source, match.begun(0)) == ("buccaneer", [])
