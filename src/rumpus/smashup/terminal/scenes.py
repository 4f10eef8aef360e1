"""The whole table of a scenario, with all that is hidden."""

from __future__ import annotations

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rumpus.smashup.positions.expectation import minion_found, words
from rumpus.smashup.positions.scene import Scene
from rumpus.smashup.positions.writer import Writer
from rumpus.smashup.table.state import Piece


def laid_out(scene: Scene) -> list[RenderableType]:
    return [table_of_bases(scene), table_of_players(scene), turn(scene)]


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


def turn(scene: Scene) -> str:
    state = scene.state
    left = f"minions left: {state.minions_left}, actions left: {state.actions_left}"
    return f"turn {state.turn} of {scene.names[state.active]}, step {state.phase}, {left}"
