"""The files of the web client: small on the wire, kept where they cannot change, asked for where they can."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from rumpus.server.app import Server
from rumpus.server.store import SqliteStore

SCRIPT = "console.log('hello');" * 500


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("assets", "fonts"):
        (tmp_path / "dist" / name).mkdir(parents=True)
    (tmp_path / "dist" / "index.html").write_text("<!doctype html><title>Rumpus</title>")
    (tmp_path / "dist" / "icons.svg").write_text("<svg></svg>" * 100)
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
    assert client.get("/icons.svg").headers["content-encoding"] == "gzip"
    assert client.get("/api/catalogue").headers["content-encoding"] == "gzip"


@pytest.mark.parametrize(
    ("path", "cached"),
    [
        ("/", "no-cache"),
        ("/table/abc", "no-cache"),
        ("/index.html", "no-cache"),
        ("/icons.svg", "no-cache"),
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
