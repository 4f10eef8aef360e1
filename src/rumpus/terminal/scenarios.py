"""`rumpus scenario FILE...`: runs scenario files and shows where they and the table disagree."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.text import Text

from rumpus import families
from rumpus.family import Unreadable
from rumpus.family.scenarios import BadScenario, Outcome, all_read, listed, read_scenarios, run
from rumpus.family.words import USUAL
from rumpus.terminal.words import words_of

AS_EXPECTED = 0
NOT_AS_EXPECTED = 1
UNREADABLE = 2


def run_files(usual: str, paths: list[str], language: str = USUAL) -> int:
    """A line for each scenario that is as expected; the table and the difference for each that is not. `usual` is the
    game of the files that do not name theirs."""
    console = Console(highlight=False, markup=False, soft_wrap=True)
    errors = Console(highlight=False, markup=False, soft_wrap=True, file=sys.stderr)
    code = AS_EXPECTED
    files = find_files(paths)
    if not files:
        errors.print(words_of(language).NO_SCENARIOS.format(folders=", ".join(paths)))
        return UNREADABLE
    for path in files:
        try:
            found = check(read_file(path), usual)
        except Unreadable as error:
            for line in families.told(error, language, words_of(language)).splitlines():
                errors.print(f"{path}: {line}")
            code = UNREADABLE
            continue
        for outcome in found:
            show(console, path, outcome)
            if not outcome.is_as_expected:
                code = max(code, NOT_AS_EXPECTED)
    return code


def check(text: str, usual: str) -> list[Outcome]:
    try:
        return all_read(partial(run, scenario) for scenario in read_scenarios(text, families.notations(), usual))
    except BadScenario as error:
        raise Unreadable("as it says", error=error) from None


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


def show(console: Console, path: Path, outcome: Outcome) -> None:
    scenario, scene = outcome.scenario, outcome.scene
    if outcome.is_as_expected:
        console.print(f"ok      {path}: {scenario.title}")
        return
    console.print(f"DIFFERS {path}: {scenario.title}", style="bold")
    if scenario.head.rules:
        console.print(f"rules: {listed(scenario.head.rules)}")
    for line in scenario.notation.lines(scene):
        console.print(line)
    console.print(f"{listed(scene.awaited)}: {scene.prompt}" if scene.asked else "nobody is asked")
    for mismatch in outcome.mismatches:
        line = f"line {scenario.document.line(mismatch.place)}, " if scenario.document else ""
        console.print(f"  at        {line}{mismatch.place}")
        console.print(Text(f"  expected  {mismatch.expected}", style="green"))
        console.print(Text(f"  found     {mismatch.found}", style="red"))
