"""The files of the web client: small on the wire, kept where they cannot change, asked for where they can."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from rumpus.server.app import Server
from rumpus.server.store import SqliteStore
from tests.server.speaking import bearing, opened, turned_away

SCRIPT = "console.log('hello');" * 500


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("assets", "fonts"):
        (tmp_path / "dist" / name).mkdir(parents=True)
    (tmp_path / "dist" / "index.html").write_text("<!doctype html><title>Rumpus</title>")
    (tmp_path / "dist" / "worker.js").write_text("hello")
    (tmp_path / "dist" / "logo.svg").write_text("<svg></svg>" * 100)
    (tmp_path / "dist" / "assets" / "index-abc.js").write_text(SCRIPT)
    (tmp_path / "dist" / "fonts" / "one.woff2").write_bytes(b"\0\1\2" * 100)
    (tmp_path / "secret.txt").write_text("secret")
    return tmp_path / "dist"


@pytest.fixture
def client(folder: Path, store: SqliteStore) -> Iterator[TestClient]:
    with TestClient(Server(store, 0.0, folder).app()) as client:
        yield client


def test_what_can_be_packed_is(client: TestClient) -> None:
    told = client.get("/assets/index-abc.js", headers={"accept-encoding": "gzip"})
    assert told.headers["content-encoding"] == "gzip"
    assert int(told.headers["content-length"]) < len(SCRIPT) / 10
    assert told.text == SCRIPT
    plain = client.get("/assets/index-abc.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT
    assert "content-encoding" not in client.get("/fonts/one.woff2").headers
    assert client.get("/logo.svg").headers["content-encoding"] == "gzip"
    assert client.get("/api/catalogue").headers["content-encoding"] == "gzip"


@pytest.mark.parametrize(
    ("path", "cached"),
    [
        ("/", "no-cache"),
        ("/table/abc", "no-cache"),
        ("/index.html", "no-cache"),
        ("/logo.svg", "no-cache"),
        ("/worker.js", "no-cache"),
        ("/api/catalogue", "no-cache"),
        ("/assets/index-abc.js", "public, max-age=31536000, immutable"),
        ("/fonts/one.woff2", "public, max-age=604800"),
    ],
)
def test_how_long_a_file_is_kept(client: TestClient, path: str, cached: str) -> None:
    told = client.get(path)
    assert told.status_code == 200
    assert told.headers["cache-control"] == cached
    again = client.get(path, headers={"if-none-match": told.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""


def test_other_addresses_are_pages_of_the_client(client: TestClient) -> None:
    for path in ("/", "/table/abc", "/cards/shinobi"):
        told = client.get(path)
        assert "Rumpus" in told.text
        assert told.headers["content-type"].startswith("text/html")
    assert client.head("/").status_code == 200


def test_files_that_are_not_there_are_not_pages(client: TestClient) -> None:
    for path in ("/assets/index-old.js", "/fonts/none.woff2", "/assets/"):
        assert client.get(path).status_code == 404


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt"]
)
def test_nothing_outside_is_served(client: TestClient, path: str) -> None:
    assert "secret" not in client.get(path).text


def test_a_client_that_is_built_anew_is_served_at_once(client: TestClient, folder: Path) -> None:
    (folder / "index.html").unlink()
    assert "Rumpus" in client.get("/").text  # while it is being built
    (folder / "assets" / "index-new.js").write_text("new")
    (folder / "index.html").write_text("anew")
    os.utime(folder / "index.html", (1, 1))
    assert client.get("/").text == "anew"
    assert client.get("/assets/index-new.js").text == "new"


# -- what every answer says ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    ["/", "/table/abc", "/assets/index-abc.js", "/assets/none.js", "/fonts/one.woff2", "/api/rooms", "/api/rooms/none"],
)
def test_every_answer_says_what_a_page_may_do(client: TestClient, path: str) -> None:
    headers = client.get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


def test_what_may_be_about_a_hand_is_never_kept(client: TestClient) -> None:
    room, tokens = opened(client)
    for path in ("/api/rooms", f"/api/rooms/{room}", f"/api/rooms/{room}/replay", "/api/rooms/none", "/assets/none.js"):
        assert client.get(path, headers=bearing(tokens[0])).headers["cache-control"] == "no-store"


def test_an_answer_that_went_wrong_is_no_exception(folder: Path, store: SqliteStore) -> None:
    server = Server(store, 0.0, folder)

    def stumble(language: str) -> None:
        raise RuntimeError("Ann holds a Ninja Master")

    server.lobby.listed = stumble  # type: ignore[assignment]
    with TestClient(server.app(), raise_server_exceptions=False) as client:
        told = client.get("/api/rooms")
        assert told.status_code == 500
        assert "Something went wrong" in told.json()["error"]
        assert "Ninja" not in told.text
        assert "frame-ancestors 'none'" in told.headers["content-security-policy"]
        assert told.headers["cache-control"] == "no-store"


def test_a_broken_table_tells_nothing_of_hands(folder: Path, store: SqliteStore) -> None:
    """Neither one whose answers no longer fit nor one that cannot be read at all, not even where its link is pasted."""
    server = Server(store, 0.0, folder)
    with TestClient(server.app(), raise_server_exceptions=False) as client:
        rooms = [opened(client)[0] for _ in range(2)]
        changed, damaged = (store.load(room) for room in rooms)
        assert changed is not None
        assert damaged is not None
        store.append(changed.room, 0, (0, 0, "play ninja_master"), 0.0)
        damaged.record.setup = {"players": "ninja_master"}
        store.save(damaged)
        server.lobby._rooms.clear()
        for room in rooms:
            for page in ("", "/replay", "/moments", "/report", "/record", "/result"):
                told = client.get(f"/api/rooms/{room}{page}")
                assert told.status_code in (410, 500)
                assert "ninja" not in told.text.lower()
            for page in ("table", "invite", "result"):
                told = client.get(f"/{page}/{room}")
                assert told.status_code == 200
                assert told.text == client.get("/").text
            assert "ninja" not in turned_away(client, room)["words"].lower()
