"""Writes scenarios: a running game as it is, or as one seat may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import yaml

from rumpus.family import fast_yaml
from rumpus.family.scenarios.form import ANSWER, KEYWORDS, Head, Step
from rumpus.family.scenarios.notation import E, Notation, P, S, Scenario
from rumpus.family.scenarios.reading import is_name
from rumpus.family.scenarios.running import open_scene
from rumpus.family.scenarios.scene import Scene
from rumpus.kernel import SILENT, Game, Input

SEED = 1  # of the new deal in a report: the same for all, so that it says nothing about the old one


def scenario_of(notation: Notation[S, P, E], game: Game[S], names: list[str], title: str) -> Scenario:
    """A running game as a scenario: where it rested last, and the answers given since, in words."""
    rested = game.checkpoint
    scene = notation.scene(Game(notation.rules, rested, []), names)
    position = notation.position_of(scene.state if notation.is_free_choice(scene) else rested, names)
    twin = open_scene(notation, position)
    play = []
    for seat, option in game.tail:
        name = names[seat]
        offered = scene.offers(name)
        alike = [i for i, words in enumerate(twin.offers(name)) if words == offered[option]]
        index = alike[offered[:option].count(offered[option])]
        play.append(Step(answer={name: offered[option] if len(alike) == 1 else twin.keys(name)[index]}))
        scene.game.answer(seat, option)
        twin.game.answer(seat, index)
    return Scenario(notation, Head(title, 1, notation.rules.name), position, play)


def report_of(
    notation: Notation[S, P, E], game: Game[S], names: Sequence[str], seat: int, title: str, note: str
) -> Scenario:
    """A running game to pass on: the table where it rested last, as one seat may know it, with everything else dealt
    again; then the answers that this seat has given since, as far as they fit that deal. May raise BadPosition."""
    called = names_of(list(names))
    rested = game.checkpoint
    truth = notation.scene(Game(notation.rules, rested, []), called)
    table = notation.rules.open((truth.state if notation.is_free_choice(truth) else rested).copy(), SILENT)
    table.redeal(seat, SEED)
    notation.conceal(table.state, seat)
    position = notation.position_of(table.state, called)
    play = own_answers(game.tail, seat, truth, open_scene(notation, position))
    return Scenario(notation, Head(title, 1, notation.rules.name, note=note), position, play)


def own_answers(given: Sequence[Input], seat: int, truth: Scene[S], twin: Scene[S]) -> list[Step]:
    """What this seat has answered since the table rested, up to where somebody else did or the new deal differs."""
    found: list[Step] = []
    for by, option in given:
        name = truth.names[by]
        if by != seat or twin.asked != name:
            break
        said = truth.offers(name)[option]
        if twin.offers(name).count(said) != 1:
            break
        found.append(Step(answer={name: said}))
        truth.game.answer(by, option)
        twin.answer(name, said)
    return found


def names_of(names: list[str]) -> list[str]:
    """Names that a scenario can tell apart."""
    is_good = all(map(is_name, names)) and len(set(names)) == len(names)
    return names if is_good else [f"Player {seat + 1}" for seat in range(len(names))]


def write_scenario(scenario: Scenario) -> str:
    """The file that reads back as this scenario."""
    told = msgspec.to_builtins(scenario.head) | msgspec.to_builtins(scenario.position)
    told["play"] = [as_written(step) for step in msgspec.to_builtins(scenario.play)]
    return yaml.dump(
        told, Dumper=fast_yaml.Dumper, sort_keys=False, allow_unicode=True, width=100, default_flow_style=None
    )


def as_written(step: dict[str, Any]) -> dict[str, Any]:
    """An answer stands under the name of its player, unless that is one of the words that begin a step."""
    answer: dict[str, Any] = step.get(ANSWER, step)
    return step if answer.keys() & {ANSWER, *KEYWORDS} else answer


def json_schema(notation: Notation[Any, Any, Any]) -> dict[str, Any]:
    """The form, for editors that check YAML against a JSON Schema."""
    forms = (Head, notation.position, Step, notation.expect)
    (head, position, step, expect), parts = msgspec.json.schema_components(forms, ref_template="#/$defs/{name}")
    whole: dict[str, Any]
    whole, table = (parts.pop(each["$ref"].removeprefix("#/$defs/")) for each in (head, position))
    whole["title"] = "Scenario"
    whole["properties"] |= table["properties"] | {"play": {"type": "array", "items": step, "default": []}}
    whole["required"] += table["required"]
    steps = parts[step["$ref"].removeprefix("#/$defs/")]
    del steps["properties"][ANSWER]
    steps["properties"]["expect"] = expect
    steps["additionalProperties"] = {"type": "string", "description": "An answer, under the name of the player."}
    whole["$defs"] = parts
    return whole
