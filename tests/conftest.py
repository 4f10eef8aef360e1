"""Every test plays by strict rules: an endless loop raises, and no question is left hanging in a scenario.

A test is quick or it is marked `slow`, so that `make check`, which leaves the slow ones out, stays a first answer.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator

import pytest
from xdist.remote import Producer

from rumpus.smashup.table.table import Table
from tests.laid_out import LaidOut
from tests.machine import slowness
from tests.sharing import ByFile

Table.is_strict = True
SLOW_FOLDERS = ("browser", "contract")
QUICK = 4.0  # seconds of processor time on an idle machine: few of them take one


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent.name in SLOW_FOLDERS:
            item.add_marker(pytest.mark.slow)
    # Whoever looks at a browser waits a lot, so that comes first, beside each other; and at the end no process is left
    # alone with a long one.
    items.sort(key=lambda item: (item.get_closest_marker("browser") is None, is_quick(item)))


def is_quick(item: pytest.Item) -> bool:
    return item.get_closest_marker("slow") is None


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> ByFile:
    return ByFile(config, log)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    before = processor_time()
    yield
    spent = processor_time() - before
    if spent > QUICK and is_quick(item) and spent > QUICK * slowness():
        pytest.fail(f"this takes {spent:.1f} seconds of processor time: make it quicker, or mark it as slow")


def processor_time() -> float:
    """Of this process, and of those that it has waited for."""
    return sum(os.times()[:4])


@pytest.fixture(autouse=True)
def at_rest() -> Iterator[None]:
    """A scenario ends where its effects have ended."""
    LaidOut.all.clear()
    yield
    for table in LaidOut.all:
        assert table.is_at_rest(), f"left hanging: {table.awaited} at {table.prompt}"
