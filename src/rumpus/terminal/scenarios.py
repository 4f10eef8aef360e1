"""`rumpus scenario FILE...`: runs scenario files and shows where they and the table disagree."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console

from rumpus.family import Checked, Desk, Unreadable

AS_EXPECTED = 0
NOT_AS_EXPECTED = 1
UNREADABLE = 2


def run_files(desk: Desk, paths: list[str]) -> int:
    """A line for each scenario that is as expected; the table and the difference for each that is not."""
    console = Console(highlight=False, markup=False, soft_wrap=True)
    errors = Console(highlight=False, markup=False, soft_wrap=True, file=sys.stderr)
    code = AS_EXPECTED
    for path in find_files(paths):
        try:
            found = desk.check(read_file(path))
        except Unreadable as error:
            errors.print(f"{path}: {error}")
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
        raise Unreadable(error.strerror or "cannot be read") from None
    except UnicodeDecodeError:
        raise Unreadable("this is not a text in UTF-8") from None


def show(console: Console, path: Path, checked: Checked) -> None:
    if checked.difference is None:
        console.print(f"ok      {path}: {checked.title}")
    else:
        console.print(f"DIFFERS {path}: {checked.title}", style="bold")
        console.print(checked.difference, soft_wrap=False)
