"""All tables go from one place to another, and games that were being played go on there; `rumpus admin` at both."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from rumpus.server.copies import back_up, everything, move, restore
from rumpus.server.databases import opened
from rumpus.server.lobby import Lobby
from rumpus.server.saved import A_DAY, SavedLine, SavedReaction
from rumpus.server.schema import BadStore
from rumpus.server.store import PARTS, Store
from rumpus.server.tables import NewRoom, SeatWish
from tests.server.database import Cluster
from tests.server.following import play_out, sit
from tests.server.live import LiveServer, patiently
from tests.server.takeover import surprises
from tests.terminal.sitting import Sitting

pytestmark = pytest.mark.xdist_group("postgres")
BOTH = [{"kind": "you"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite")


@pytest.fixture
def address(postgres: Cluster) -> str:
    return postgres.new_database()


def fill(store: Store) -> list[str]:
    """Something of everything: one game is over, one is played."""
    lobby = Lobby(store)
    store.remember("friends", "no")
    names = [lobby.open(NewRoom([SeatWish("you"), SeatWish("you")], {"first": 0}, seed=1)).room for _ in range(2)]
    for name, most in zip(names, (10_000, 7), strict=True):
        room = lobby.find(name)
        assert room is not None
        play_out(room, sit(room), Random(1), most)
        store.call(room.id, f"red-{room.id}")
        store.say(room.id, SavedLine("well played \N{GRINNING FACE}", 0, 1.0), 10)
        store.react(room.id, SavedReaction(1, 0, "bravo", 2.0))
        store.give("ann", room.id, 0)
        store.keep_review(room.id, b"\0\xff")
    return names


def stored(store: Store) -> dict[str, list[tuple[object, ...]]]:
    found: dict[str, list[tuple[object, ...]]] = {part: [] for part in PARTS}
    for part, rows in everything(store):
        found[part] += [row for row in rows if row[0] != "version"]
    return {part: sorted(rows, key=repr) for part, rows in found.items()}


def test_all_tables_are_moved_there_and_back(file: str, address: str, tmp_path: Path) -> None:
    with closing(opened(file)) as store:
        _, played = fill(store)
        before = stored(store)
    assert all(before.values())
    back = str(tmp_path / "back.sqlite")
    for source, target in ((file, address), (address, back)):
        assert move(source, target) == 2
        with closing(opened(target, is_patient=True)) as store:
            assert stored(store) == before
            saved = store.load(played)
            assert saved is not None
            assert len(saved.record.answers) == 7


def test_nothing_is_overwritten(file: str, address: str, capsys: pytest.CaptureFixture[str]) -> None:
    for each in (file, address):
        with closing(opened(each, is_patient=True)) as store:
            store.delete(fill(store)[0])
    assert Sitting(f"admin move {file} {address}").code == 2
    assert "there are tables here already" in capsys.readouterr().err
    assert Sitting(f"admin move {file}x {address}").code == 2
    assert "there is no such file" in capsys.readouterr().err


def test_what_a_server_uses_is_not_moved(file: str, address: str) -> None:
    for mine, other in ((file, address), (address, file)):
        with closing(opened(mine)), pytest.raises(BadStore, match="owned database"):
            move(mine, other)


def test_a_copy_of_a_database_is_a_file_and_is_put_back(address: str, postgres: Cluster, tmp_path: Path) -> None:
    copy, target = tmp_path / "copy.sqlite", postgres.new_database()
    with closing(opened(address, is_patient=True)) as store:
        fill(store)
        assert back_up(address, copy) == 2  # while a server uses it
        before = stored(store)
    assert copy.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir()] == [copy.name]
    with pytest.raises(BadStore, match="copy exists"):
        back_up(address, copy)
    with pytest.raises(BadStore, match="not empty"):
        restore(copy, address)
    assert restore(copy, target) is None
    with closing(opened(target, is_patient=True)) as store:
        assert stored(store) == before


def admin(task: str, address: str) -> Sitting:
    return Sitting(f"admin {task} --database {address}", width=120)


def test_tables_in_a_database_are_looked_after(address: str, tmp_path: Path) -> None:
    with closing(opened(address, is_patient=True)) as store:
        over, played = fill(store)
    listed = json.loads(admin("list --json", address).output)
    assert {each["table"]: each["stage"] for each in listed} == {over: "over", played: "playing"}
    assert json.loads(admin(f"show {played} --json", address).output)["answers"] == 7
    assert len(json.loads(admin(f"export {played}", address).output)["answers"]) == 7
    assert admin(f"close {played}", address).code == 0
    assert json.loads(admin("list --json --stage closed", address).output)[0]["table"] == played
    with closing(opened(address)):
        assert admin(f"delete {played}", address).code == 2  # a server uses it
        assert admin("list", address).code == 0
    assert admin(f"delete {played}", address).code == 0
    with closing(opened(address, is_patient=True)) as store:
        saved = store.facts(over)
        assert saved is not None
        saved.touched = time.time() - 3 * A_DAY
        store.save(saved)
    assert "1" in admin("prune 2 --dry-run", address).output
    assert admin("prune 2", address).code == 0
    assert json.loads(admin("list --json", address).output) == []
    assert admin(f"backup {tmp_path}/copy.sqlite", address).code == 0
    assert admin(f"restore {tmp_path}/copy.sqlite", address).code == 0


@pytest.mark.slow
def test_running_games_are_moved_from_a_file_to_a_database(tmp_path: Path, address: str) -> None:
    async def play(server: LiveServer, room: str, token: str, most: int) -> tuple[int, object]:
        async with server.client(room, token) as client:
            await client.next()
            for _ in range(most):
                if client.keys:
                    await client.answers(client.keys[-1])
                await client.next()
            return client.number, client.view

    server = LiveServer(tmp_path)
    with server:
        tables = [server.open(seats=BOTH, seed=seed) for seed in range(3)]
        before = [asyncio.run(play(server, room, tokens[0], 15)) for room, tokens in tables]
    assert Sitting(f"admin move {server.database} {address}").code == 0
    server.database = address
    with server:
        for (room, tokens), (number, _) in zip(tables, before, strict=True):
            after, _ = patiently(lambda: asyncio.run(play(server, room, tokens[0], 15)))  # noqa: B023 -- at once
            assert after > number > 0
        assert surprises(server) == []
