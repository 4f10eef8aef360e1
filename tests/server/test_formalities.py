"""What can change nothing any more is asked of nobody: the table answers it."""

from __future__ import annotations

from rumpus.families import FAMILIES, notations, resume
from rumpus.family.laid_out import setup_of
from rumpus.family.scenarios import read_scenarios
from rumpus.match import Match
from rumpus.record import read_record
from rumpus.server.room import Room
from rumpus.server.saved import SavedRoom, SavedSeat
from rumpus.server.store import SqliteStore
from tests.server.following import Guest, loaded

TABLE = """
scenario: Too many cards
version: 1
anything goes: true
players:
  Alice: {vp: VP, hand: [howl, howl, howl, howl, howl, howl, howl, howl, howl, howl], deck: [howl, howl]}
  Bob: {vp: 3}
bases: [tar_pits, jungle_oasis]
"""


def opened(store: SqliteStore, points: int) -> tuple[Room, Guest]:
    [scenario] = read_scenarios(TABLE.replace("VP", str(points)), notations(), "smashup")
    match = Match(FAMILIES["smashup"].rules, setup_of(scenario.position), 1)
    seats = [SavedSeat(name, "", True) for name in scenario.names]
    saved = SavedRoom("too many cards", match.record, seats)
    store.save(saved)
    room = Room(saved, store)
    return room, Guest(room, 0)


def test_who_has_won_need_not_discard_down_to_ten(store: SqliteStore) -> None:
    room, alice = opened(store, 15)
    alice.answers("end turn")
    assert room.is_over
    assert (alice.question["prompt"], alice.view["winners"]) == ("over", [0])
    assert [key for _, _, key in room.match.record.answers] == ["end turn", "howl", "howl"]
    again = resume(read_record(room.match.record.to_json()))
    assert repr(again.game.state) == repr(room.match.game.state)
    assert loaded(room).is_over


def test_who_has_not_won_yet_discards(store: SqliteStore) -> None:
    room, alice = opened(store, 14)
    alice.answers("end turn")
    assert not room.is_over
    assert alice.question["prompt"] == "discard"
