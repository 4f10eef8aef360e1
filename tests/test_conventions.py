"""The conventions that no linter checks."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
MODULES = sorted(path for folder in ("src", "tests", "benchmarks") for path in (ROOT / folder).rglob("*.py"))
MODULE_LIMIT = 400
LONG_LIMIT = 600  # where one subject has many parts: tests, and cards
LONG = re.compile(r"(tests|src/rumpus/\w+/cards/(bases|decks|factions))/")
KERNEL_LIMIT = 650
VAGUE_NAMES = {"base_class", "common", "helpers", "manager", "misc", "utils"}
LOOSE_END = re.compile(r"\b(TOD[O]|FIXM[E]|XX[X])\b(?!\(#\d+\))")


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def test_modules_are_short_enough_to_read() -> None:
    lengths = {name_of(path): len(lines(path)) for path in MODULES}
    limits = {name: LONG_LIMIT if LONG.match(name) else MODULE_LIMIT for name in lengths}
    assert {name: length for name, length in lengths.items() if length > limits[name]} == {}


def test_kernel_is_small() -> None:
    kernel = ROOT / "src" / "rumpus" / "kernel"
    assert sum(len(lines(path)) for path in kernel.rglob("*.py")) <= KERNEL_LIMIT


def test_loose_ends_name_an_issue() -> None:
    found = [
        f"{name_of(path)}:{number}: {line}"
        for path in MODULES
        for number, line in enumerate(lines(path), 1)
        if LOOSE_END.search(line)
    ]
    assert found == []


def test_names_of_modules_say_what_is_inside() -> None:
    assert [name_of(path) for path in MODULES if path.stem in VAGUE_NAMES] == []
