"""The conventions that no linter checks."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MODULES = sorted(path for folder in ("src", "tests", "benchmarks") for path in (ROOT / folder).rglob("*.py"))
MODULE_LIMIT = 400
LONG_LIMIT = 600  # where one subject has many parts: tests, and cards
LONG = re.compile(r"(tests|src/rumpus/\w+/cards/(bases|decks|factions))/")
KERNEL_LIMIT = 650
VAGUE_NAMES = {"base_class", "common", "helpers", "manager", "misc", "utils"}
LOOSE_END = re.compile(r"\b(TOD[O]|FIXM[E]|XX[X])\b(?!\(#\d+\))")

each_module = pytest.mark.parametrize("module", MODULES, ids=lambda path: path.relative_to(ROOT).as_posix())


def lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


@each_module
def test_module_is_short_enough_to_read(module: Path) -> None:
    limit = LONG_LIMIT if LONG.match(module.relative_to(ROOT).as_posix()) else MODULE_LIMIT
    assert len(lines(module)) <= limit


def test_kernel_is_small() -> None:
    kernel = ROOT / "src" / "rumpus" / "kernel"
    assert sum(len(lines(path)) for path in kernel.rglob("*.py")) <= KERNEL_LIMIT


@each_module
def test_loose_ends_name_an_issue(module: Path) -> None:
    found = [f"{number}: {line}" for number, line in enumerate(lines(module), 1) if LOOSE_END.search(line)]
    assert found == []


@each_module
def test_module_name_says_what_is_inside(module: Path) -> None:
    assert module.stem not in VAGUE_NAMES
