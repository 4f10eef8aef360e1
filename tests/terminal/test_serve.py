"""Whether friends may come is asked once, of somebody who can answer, and remembered."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from io import StringIO

import pytest

from rumpus.server.store import SqliteStore
from rumpus.terminal import serve
from rumpus.terminal.parser import CommandLine, meant
from rumpus.terminal.serve import is_somebody_there, may_friends_come


@pytest.fixture
def store() -> Iterator[SqliteStore]:
    store = SqliteStore(":memory:")
    yield store
    store.close()


@pytest.fixture
def somebody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "is_somebody_there", lambda: True)


def nobody(question: str) -> str:
    raise AssertionError("nobody is to be asked")


@pytest.mark.usefixtures("somebody")
@pytest.mark.parametrize(("said", "may"), [("y", True), (" YES ", True), ("n", False), ("", False), ("what?", False)])
def test_it_is_asked_once(store: SqliteStore, said: str, may: bool, capsys: pytest.CaptureFixture[str]) -> None:
    assert may_friends_come(store, None, lambda question: said, "en") == may
    assert "Remembered" in capsys.readouterr().out
    assert may_friends_come(store, None, nobody, "en") == may


@pytest.mark.usefixtures("somebody")
def test_the_last_flag_counts_and_is_remembered(store: SqliteStore) -> None:
    for told in (True, False):
        assert may_friends_come(store, told, nobody, "en") == told
        assert may_friends_come(store, None, nobody, "en") == told


@pytest.mark.usefixtures("somebody")
def test_who_says_nothing_is_asked_again(store: SqliteStore) -> None:
    def goes(question: str) -> str:
        raise EOFError

    assert not may_friends_come(store, None, goes, "en")
    assert may_friends_come(store, None, lambda question: "y", "en")


def test_where_nobody_is_there_nobody_is_asked(store: SqliteStore) -> None:
    assert not may_friends_come(store, None, nobody, "en")


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("reads", "writes", "tests", "is_there"),
    [
        (Terminal(), Terminal(), "", True),
        (Terminal(), Terminal(), "true", False),  # a machine that only tests
        (StringIO(), Terminal(), "", False),
        (Terminal(), StringIO(), "", False),
    ],
)
def test_somebody_is_there_at_a_terminal(
    reads: StringIO, writes: StringIO, tests: str, is_there: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", tests)
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdin", reads)
        patch.setattr(sys, "stdout", writes)
        found = is_somebody_there()
    assert found == is_there


@pytest.mark.parametrize(("line", "told"), [("serve", None), ("serve --friends", True), ("serve --alone", False)])
def test_flags_answer_it(line: str, told: bool | None) -> None:
    assert CommandLine(*meant(line.split())).top.parse_args(line.split()).friends is told
