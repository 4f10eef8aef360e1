"""`rumpus scenario FILE...`: runs scenario files and shows where they and the table disagree."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console

from rumpus import families
from rumpus.family import Checked, Desk, Unreadable
from rumpus.family.words import USUAL
from rumpus.terminal.words import words_of

AS_EXPECTED = 0
NOT_AS_EXPECTED = 1
UNREADABLE = 2


def run_files(desk: Desk, paths: list[str], language: str = USUAL) -> int:
    """A line for each scenario that is as expected; the table and the difference for each that is not."""
    console = Console(highlight=False, markup=False, soft_wrap=True)
    errors = Console(highlight=False, markup=False, soft_wrap=True, file=sys.stderr)
    code = AS_EXPECTED
    for path in find_files(paths):
        try:
            found = desk.check(read_file(path))
        except Unreadable as error:
            errors.print(f"{path}: {families.told(error, language, words_of(language))}")
            code = UNREADABLE
            continue
        for checked in found:
            show(console, path, checked)
            if checked.difference is not None:
                code = max(code, NOT_AS_EXPECTED)
    return code


def find_files(paths: list[str]) -> list[Path]:
    """The files themselves, and all scenario files in folders."""
    found: list[Path] = []
    for path in map(Path, paths):
        found += sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
    return found


def read_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Unreadable("as it says", error=error.strerror or error) from None
    except UnicodeDecodeError:
        raise Unreadable("not UTF-8") from None


def show(console: Console, path: Path, checked: Checked) -> None:
    if checked.difference is None:
        console.print(f"ok      {path}: {checked.title}")
    else:
        console.print(f"DIFFERS {path}: {checked.title}", style="bold")
        console.print(checked.difference, soft_wrap=False)
