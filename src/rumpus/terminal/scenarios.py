"""`rumpus scenario FILE...`: runs scenario files and shows where they and the table disagree."""

from __future__ import annotations

import sys
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from rumpus.smashup.expectation import minion_found, words
from rumpus.smashup.scenario import BadScenario, Outcome, Scenario, read_scenarios, run
from rumpus.smashup.scene import Scene
from rumpus.smashup.state import Piece
from rumpus.smashup.writer import Writer

AS_EXPECTED = 0
NOT_AS_EXPECTED = 1
UNREADABLE = 2


def run_files(paths: list[str]) -> int:
    """A line for each scenario that is as expected; the table and the difference for each that is not."""
    console = Console(highlight=False, markup=False, soft_wrap=True)
    errors = Console(highlight=False, markup=False, soft_wrap=True, file=sys.stderr)
    code = AS_EXPECTED
    for path in find_files(paths):
        try:
            scenarios = read_file(path)
        except BadScenario as error:
            errors.print(f"{path}: {error}")
            code = UNREADABLE
            continue
        for scenario in scenarios:
            outcome = run(scenario)
            if outcome.is_as_expected:
                console.print(f"ok      {path}: {scenario.scenario}")
            else:
                show_difference(console, path, outcome)
                code = max(code, NOT_AS_EXPECTED)
    return code


def find_files(paths: list[str]) -> list[Path]:
    """The files themselves, and all scenario files in folders."""
    found: list[Path] = []
    for path in map(Path, paths):
        found += sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
    return found


def read_file(path: Path) -> list[Scenario]:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadScenario(error.strerror or "cannot be read") from None
    except UnicodeDecodeError:
        raise BadScenario("this is no text in UTF-8") from None
    return read_scenarios(text)


def show_difference(console: Console, path: Path, outcome: Outcome) -> None:
    scenario = outcome.scenario
    console.print(f"DIFFERS {path}: {scenario.scenario}", style="bold")
    if scenario.rules:
        console.print(f"rules: {', '.join(scenario.rules)}")
    console.print(table_of_bases(outcome.scene), soft_wrap=False)
    console.print(table_of_players(outcome.scene), soft_wrap=False)
    console.print(question(outcome.scene))
    for place, expected, found in outcome.mismatches:
        console.print(f"  at        {place}")
        console.print(f"  expected  {expected}", style="green")
        console.print(f"  found     {found}", style="red")


def table_of_bases(scene: Scene) -> Table:
    shown = Table("base", "power", "minions", "actions", box=box.SIMPLE_HEAD)
    writer = Writer(scene.state, scene.names)
    for base in scene.state.bases:
        power = f"{scene.table.total_power(base)} of {scene.table.breakpoint(base)}"
        minions = [words(minion_found(scene, piece)) for piece in base.on if piece.card.is_minion]
        actions = [action_words(writer, piece) for piece in base.on if piece.card.is_action]
        shown.add_row(base.card.id, power, Text("\n".join(minions)), Text("\n".join(actions)))
    return shown


def action_words(writer: Writer, piece: Piece) -> str:
    told = writer.action(piece)
    return told if isinstance(told, str) else f"{told.card} of {told.of} {told.note}".rstrip()


def table_of_players(scene: Scene) -> Table:
    shown = Table("player", "VP", "hand", "deck", "discard pile", box=box.SIMPLE_HEAD)
    for name in scene.names:
        hand, deck, discard = [", ".join(scene.cards(name, zone)) for zone in ("hand", "deck", "discard")]
        points = scene.state.seats[scene.seat(name)].points
        shown.add_row(Text(name), str(points), Text(hand), Text(deck), Text(discard))
    return shown


def question(scene: Scene) -> str:
    state = scene.state
    turn = f"turn {state.turn} of {scene.names[state.active]}, step {state.phase}, "
    left = f"minions left: {state.minions_left}, actions left: {state.actions_left}"
    asked = f"{scene.asked} is asked: {scene.prompt}" if scene.asked else "nobody is asked"
    return f"{turn}{left}; {asked}"
