"""Plays a scenario up to its end, or up to the first step that is not as expected."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rumpus.family.scenarios.form import EVERYONE, Offers, Step
from rumpus.family.scenarios.matching import Mismatch, listed
from rumpus.family.scenarios.notation import NOBODY, E, Notation, P, S, Scenario
from rumpus.family.scenarios.scene import NotOffered, Scene, Unclear
from rumpus.kernel import Game, Log


class Outcome:
    """How a scenario went: no mismatches, or those of the first step that has any; the scene is as it was then."""

    def __init__(self, scenario: Scenario, scene: Scene[Any], mismatches: list[Mismatch]) -> None:
        self.scenario = scenario
        self.scene = scene
        self.mismatches = mismatches

    @property
    def is_as_expected(self) -> bool:
        return not self.mismatches


def open_scene(notation: Notation[S, P, E], position: P) -> Scene[S]:
    """A game that starts from a position."""
    game = Game(notation.rules, notation.state_of(position), [], log=Log())
    return notation.scene(game, list(position.players))


def run(scenario: Scenario) -> Outcome:
    scene = open_scene(scenario.notation, scenario.position)
    for i, step in enumerate(scenario.play):
        try:
            mismatches = list(play_step(scenario, scene, step, f"$.play[{i}]"))
        except Unclear as error:
            raise scenario.fault(f"$.play[{i}]{where_unclear(scene, step)}", str(error)) from None
        if mismatches:
            return Outcome(scenario, scene, mismatches)
    return Outcome(scenario, scene, [])


def play_step(scenario: Scenario, scene: Scene[Any], step: Step, place: str) -> Iterator[Mismatch]:
    if step.answer is not None:
        [(name, text)] = step.answer.items()
        try:
            give(scene, name, text)
        except NotOffered:
            yield Mismatch(f"{place}.{name}", text, found_offers(scene, name, text))
    if step.asked is not None:
        yield from check_asked(scene, step.asked, f"{place}.asked")
    for field in ("offers", "offers_some", "offers_none_of"):
        told: Offers = getattr(step, field) or {}
        for name, texts in told.items():
            yield from check_offers(scene, name, texts, field, f"{place}.{field.replace('_', ' ')}.{name}")
    if step.refuses is not None:
        yield from check_refusal(scene, step.refuses, f"{place}.refuses")
    if step.expect is not None:
        yield from scenario.notation.disagreements(scene, step.expect, f"{place}.expect")


def give(scene: Scene[Any], name: str, text: str) -> None:
    """An answer. Everyone's is given once by each who is asked, as long as the question stays the same."""
    if name != EVERYONE:
        scene.answer(name, text)
        return
    prompt, given = scene.prompt, 0
    while (
        scene.prompt == prompt and given < len(scene.names) and (not given or scene.find(scene.asked, text) is not None)
    ):
        scene.answer(scene.asked, text)
        given += 1


def check_asked(scene: Scene[Any], told: str | list[str] | dict[str, str], place: str) -> Iterator[Mismatch]:
    decision, awaited = scene.game.decision, scene.awaited or [NOBODY]
    found = f"{listed(awaited)}: {scene.prompt}"
    if isinstance(told, list):
        if sorted(told) != sorted(awaited):
            yield Mismatch(place, listed(told), found)
        return
    for name, prompt in [(told, "")] if isinstance(told, str) else told.items():
        is_right = name in awaited
        if not is_right or (prompt and decision and prompt not in (decision.prompt, scene.prompt)):
            yield Mismatch(place, f"{name}: {prompt}" if prompt else name, found)


def check_offers(scene: Scene[Any], name: str, texts: list[str], field: str, place: str) -> Iterator[Mismatch]:
    offered = scene.offers(name)
    indexes = [scene.find(name, text) for text in texts]
    told = [text if index is None else offered[index] for text, index in zip(texts, indexes, strict=True)]
    if field == "offers":
        is_right = sorted(told) == sorted(offered)
    elif field == "offers_some":
        is_right = None not in indexes
    else:
        is_right = not any(scene.find(name, text) is not None or scene.fitting(name, text) for text in texts)
        for text in texts if is_right else ():
            scene.meant(name, text)
    if not is_right:
        expected = listed(told) if field != "offers_none_of" else f"not: {listed(texts)}"
        yield Mismatch(place, expected, found_offers(scene, name))


def where_unclear(scene: Scene[Any], step: Step) -> str:
    """The part of a step whose text names nothing, or several things."""
    for name, texts in (step.offers_none_of or {}).items():
        for i, text in enumerate(texts):
            try:
                scene.meant(name, text)
            except Unclear:
                return f".offers none of.{name}[{i}]"
    return ".refuses"


def check_refusal(scene: Scene[Any], told: dict[str, str], place: str) -> Iterator[Mismatch]:
    name = next(key for key in told if key not in ("because", "rule"))
    refusal = scene.why_not(name, told[name])
    reason, rule = told.get("because", ""), told.get("rule", "")
    if refusal is None:
        yield Mismatch(f"{place}.{name}", f"{told[name]} is refused", "it is offered")
    elif reason not in ("", refusal.reason) or rule not in ("", refusal.rule):
        expected = " ".join(word for word in (reason, f"[{rule}]" if rule else "") if word)
        yield Mismatch(place, expected, repr(refusal))


def found_offers(scene: Scene[Any], name: str, text: str = "") -> str:
    name = scene.asked if name == EVERYONE else name
    offered = scene.offers(name) if name else []
    if len(several := scene.fitting(name, text) if text else []) > 1:
        return f"{text!r} fits {len(several)}: {listed([offered[index] for index in several])}"
    if offered:
        return f"{name} is offered: {listed(offered)}"
    return f"{name} is not asked, but {listed(scene.awaited) or NOBODY} ({scene.prompt})"
