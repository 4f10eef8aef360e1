"""Scenarios played: how the table differs from what they expect, to be read by people."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rumpus.family import Checked, Unreadable
from rumpus.smashup.positions.expectation import minion_found, words
from rumpus.smashup.positions.scenario import BadScenario, Outcome, read_scenarios, run
from rumpus.smashup.positions.scene import Scene
from rumpus.smashup.positions.writer import Writer
from rumpus.smashup.table.state import Piece


def check(text: str) -> list[Checked]:
    try:
        scenarios = read_scenarios(text)
    except BadScenario as error:
        raise Unreadable("as it says", error=error) from None
    outcomes = [run(scenario) for scenario in scenarios]
    return [Checked(each.scenario.scenario, None if each.is_as_expected else difference(each)) for each in outcomes]


def difference(outcome: Outcome) -> RenderableType:
    scenario, scene = outcome.scenario, outcome.scene
    parts: list[RenderableType] = []
    if scenario.rules:
        parts.append(line(f"rules: {', '.join(scenario.rules)}"))
    parts += [table_of_bases(scene), table_of_players(scene), line(question(scene))]
    for place, expected, found in outcome.mismatches:
        parts += [
            line(f"  at        {place}"),
            line(f"  expected  {expected}", "green"),
            line(f"  found     {found}", "red"),
        ]
    return Group(*parts)


def line(words: str, style: str = "") -> Text:
    """It is not broken, however long: it may be copied."""
    return Text(words, style=style, no_wrap=True, overflow="ignore")


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
