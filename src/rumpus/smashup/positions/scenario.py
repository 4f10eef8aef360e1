"""Scenario files: a position, what is answered from there on, and what is expected (docs/scenarios.md).

Pure functions on text. A file that is not a scenario raises `BadScenario`, which names the document and the place.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator, Sequence
from typing import Any, Literal, TypeVar

import msgspec
import yaml

from rumpus.family import fast_yaml
from rumpus.family.ids import id_of
from rumpus.family.options import unnumbered
from rumpus.kernel import Game, Log, key_of
from rumpus.smashup.cards.card import CARDS
from rumpus.smashup.positions.expectation import NOBODY, Expect, Mismatch, disagreements, faults, listed
from rumpus.smashup.positions.position import BadPosition, Form, PlayerAt, Position, lay_out
from rumpus.smashup.positions.scene import NotOffered, Scene
from rumpus.smashup.positions.writer import position_of
from rumpus.smashup.table.state import State
from rumpus.smashup.turn import SMASHUP

T = TypeVar("T")
Offers = dict[str, list[str]]


class BadScenario(ValueError):
    """This is not a scenario; the message names the document and the place."""


class Step(Form):
    """An answer, which stands alone, or what should be seen before the next answer."""

    answer: dict[str, str] | None = None  # written without this word: `Alice: play shinobi at tar_pits`
    asked: str | dict[str, str] | None = None  # who, and perhaps what
    offers: Offers | None = None  # this and nothing else
    offers_some: Offers | None = None  # this at least
    offers_none_of: Offers | None = None
    refuses: dict[str, str] | None = None  # who is refused what, for which reason, by which rule
    expect: Expect | None = None


class Scenario(Position, kw_only=True):
    """A position and a play: a rules question with its answer, a puzzle, a bug report."""

    scenario: str  # its title
    version: Literal[1]
    question: str = ""  # as players ask it
    answer: str = ""  # as a judge would give it
    rules: list[str] = msgspec.field(default_factory=list)  # the numbers of the rules that it shows
    cards: list[str] = msgspec.field(default_factory=list)  # the cards that it is about
    note: str = ""
    play: list[Step] = msgspec.field(default_factory=list)


class Outcome:
    """How a scenario went: no mismatches, or those of the first step that has any; the scene is as it was then."""

    def __init__(self, scenario: Scenario, scene: Scene, mismatches: list[Mismatch]) -> None:
        self.scenario = scenario
        self.scene = scene
        self.mismatches = mismatches

    @property
    def is_as_expected(self) -> bool:
        return not self.mismatches


# -- reading -----------------------------------------------------------------------------------------------

ANSWER = "answer"
KEYWORDS = ["asked", "offers", "offers some", "offers none of", "refuses", "expect"]
RESERVED = [ANSWER, *KEYWORDS, "because", "rule", NOBODY]
RULE = re.compile(r"SU-\d+\.\d+")


class Loader(fast_yaml.Loader):
    """YAML in which `yes` and `no` are words, and no key comes twice."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        seen: list[str] = []
        for key, _ in node.value:
            if key.value in seen:
                raise yaml.constructor.ConstructorError(None, None, f"{key.value!r} is said twice", key.start_mark)
            if isinstance(key.value, str):
                seen.append(key.value)
        return super().construct_mapping(node, deep)


Loader.yaml_implicit_resolvers = {
    letter: [(tag, pattern) for tag, pattern in resolvers if tag != "tag:yaml.org,2002:bool"]
    for letter, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("^(?:true|false)$"), ["t", "f"])


def read_scenarios(text: str) -> list[Scenario]:
    """The scenarios of a file, in their order."""
    documents: list[Any] = []
    try:
        for document in yaml.load_all(text, Loader):
            documents.append(document)
    except yaml.MarkedYAMLError as error:
        where = f", line {error.problem_mark.line + 1}" if error.problem_mark else ""
        raise BadScenario(f"document {len(documents) + 1}{where}: {error.problem or error.context}") from None
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise BadScenario(f"document {len(documents) + 1}: this is not YAML: {error}") from None
    found = [read_document(plain, f"document {i}") for i, plain in enumerate(documents, 1) if plain is not None]
    if not found:
        raise BadScenario("document 1: there is no scenario in here")
    return found


def read_document(plain: Any, place: str) -> Scenario:
    if not isinstance(plain, dict):
        raise BadScenario(f"{place}: a scenario is a mapping that begins with `scenario:`")
    players, play = plain.get("players"), plain.get("play")
    if isinstance(players, dict):  # one by one, so that an error can name its scenario
        for name, told in players.items():
            convert(told, PlayerAt, f"{place}, $.players.{name}")
    scenario = convert({**plain, "play": []} if isinstance(play, list) else plain, Scenario, f"{place}, $")
    names = list(scenario.players)
    for name in names:
        if name in RESERVED or " of " in name or not name.strip():
            raise BadScenario(f"{place}, $.players: nobody can be called {name!r}")
    for i, rule in enumerate(scenario.rules):
        if not RULE.fullmatch(rule):
            raise BadScenario(f"{place}, $.rules[{i}]: a rule is a number like SU-5.6, not {rule!r}")
    for i, card in enumerate(scenario.cards):
        if id_of(card) not in CARDS:
            raise BadScenario(f"{place}, $.cards[{i}]: there is no card called {card!r}")
    try:
        lay_out(scenario)
    except BadPosition as error:
        raise BadScenario(f"{place}, $.{error}") from None
    if isinstance(play, list):
        scenario.play = [read_step(step, names, f"{place}, $.play[{i}]") for i, step in enumerate(play)]
    return scenario


def read_step(plain: Any, names: Sequence[str], place: str) -> Step:
    if not isinstance(plain, dict) or not plain:
        raise BadScenario(f"{place}: a step is a mapping: an answer, or {listed(KEYWORDS)}")
    for key in plain:
        if key not in KEYWORDS and key not in names:
            raise BadScenario(
                f"{place}: there is nobody called {key!r}, and no step begins like that; choose from {listed(KEYWORDS)}"
            )
        if key in names and len(plain) > 1:
            raise BadScenario(f"{place}.{key}: an answer is a step of its own")
    if next(iter(plain)) in names:
        [(name, answer)] = plain.items()
        return Step(answer={name: convert(answer, str, f"{place}.{name}")})
    step = convert(plain, Step, place)
    for field, fault in faults_of_step(step, names):
        raise BadScenario(f"{place}.{field}: {fault}")
    return step


def convert(plain: Any, kind: type[T], place: str) -> T:
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `$")
        raise BadScenario(f"{place}{path.removesuffix('`')}: {message}") from None


def faults_of_step(step: Step, names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """(where, what is wrong), for anything that could never be true, or could never fail."""
    asked = {step.asked: ""} if isinstance(step.asked, str) else step.asked or {}
    for name in asked:
        if name not in (*names, NOBODY):
            yield "asked", f"there is nobody called {name!r}"
    for field in ("offers", "offers_some", "offers_none_of"):
        told: Offers = getattr(step, field) or {}
        for name, texts in told.items():
            if name not in names:
                yield field.replace("_", " "), f"there is nobody called {name!r}"
            for i, text in enumerate(texts):
                for fault in faults_of_answer(text):
                    yield f"{field.replace('_', ' ')}.{name}[{i}]", fault
    if step.refuses is not None:
        refused = [key for key in step.refuses if key not in ("because", "rule")]
        if len(refused) != 1 or refused[0] not in names:
            yield "refuses", f"say who is refused: one of {listed(names)}"
        for text in refused:
            for fault in faults_of_answer(step.refuses[text]):
                yield f"refuses.{text}", fault
    if step.expect is not None:
        try:
            for where, fault in faults(step.expect, names):
                yield f"expect.{where}", fault
        except BadPosition as error:
            yield "expect", str(error)


def faults_of_answer(text: str) -> Iterator[str]:
    """Nothing that holds a misspelt card is ever offered."""
    for card in re.findall(r"^(?:play|use) (\w+)\b(?!')| at (\w+)$|'s (\w+)", text):
        for name in card:
            if name and name not in CARDS:
                yield f"there is no card called {name!r}"


# -- running -----------------------------------------------------------------------------------------------


def open_scene(position: Position) -> Scene:
    """A game that starts from a position."""
    return Scene(Game(SMASHUP, lay_out(position), [], log=Log()), list(position.players))


def run(scenario: Scenario) -> Outcome:
    """Play a scenario up to its end, or up to the first step that is not as expected."""
    scene = open_scene(scenario)
    for i, step in enumerate(scenario.play):
        if mismatches := list(play_step(scene, step, f"$.play[{i}]")):
            return Outcome(scenario, scene, mismatches)
    return Outcome(scenario, scene, [])


def play_step(scene: Scene, step: Step, place: str) -> Iterator[Mismatch]:
    if step.answer is not None:
        [(name, text)] = step.answer.items()
        try:
            scene.answer(name, text)
        except NotOffered:
            yield Mismatch(f"{place}.{name}", text, found_offers(scene, name))
    if step.asked is not None:
        yield from check_asked(scene, step.asked, f"{place}.asked")
    for field in ("offers", "offers_some", "offers_none_of"):
        told: Offers = getattr(step, field) or {}
        for name, texts in told.items():
            yield from check_offers(scene, name, texts, field, f"{place}.{field.replace('_', ' ')}.{name}")
    if step.refuses is not None:
        yield from check_refusal(scene, step.refuses, f"{place}.refuses")
    if step.expect is not None:
        yield from disagreements(scene, step.expect, f"{place}.expect")


def check_asked(scene: Scene, told: str | dict[str, str], place: str) -> Iterator[Mismatch]:
    decision = scene.game.decision
    for name, prompt in [(told, "")] if isinstance(told, str) else told.items():
        is_right = name == (scene.asked or NOBODY)
        if not is_right or (prompt and decision and prompt not in (decision.prompt, scene.prompt)):
            found = f"{scene.asked or NOBODY}: {scene.prompt}"
            yield Mismatch(place, f"{name}: {prompt}" if prompt else name, found)


def check_offers(scene: Scene, name: str, texts: list[str], field: str, place: str) -> Iterator[Mismatch]:
    offered = scene.offers(name)
    indexes = [scene.find(name, text) for text in texts]
    told = [text if index is None else offered[index] for text, index in zip(texts, indexes, strict=True)]
    if field == "offers":
        is_right = sorted(told) == sorted(offered)
    elif field == "offers_some":
        is_right = None not in indexes
    else:
        short = [key_of(unnumbered(option)) for option in scene.options(name)]
        is_right = not any(text in (*scene.keys(name), *offered, *short) for text in texts)
    if not is_right:
        expected = listed(told) if field != "offers_none_of" else f"not: {listed(texts)}"
        yield Mismatch(place, expected, found_offers(scene, name))


def check_refusal(scene: Scene, told: dict[str, str], place: str) -> Iterator[Mismatch]:
    name = next(key for key in told if key not in ("because", "rule"))
    refusal = scene.why_not(name, told[name])
    reason, rule = told.get("because", ""), told.get("rule", "")
    if refusal is None:
        yield Mismatch(f"{place}.{name}", f"{told[name]} is refused", "it is offered")
    elif reason not in ("", refusal.reason) or rule not in ("", refusal.rule):
        expected = " ".join(word for word in (reason, f"[{rule}]" if rule else "") if word)
        yield Mismatch(place, expected, repr(refusal))


def found_offers(scene: Scene, name: str) -> str:
    offered = scene.offers(name)
    if offered:
        return f"{name} is offered: {listed(offered)}"
    return f"{name} is not asked, but {scene.asked or NOBODY} ({scene.prompt})"


# -- writing -----------------------------------------------------------------------------------------------


def scenario_of(game: Game[State], names: list[str], title: str) -> Scenario:
    """A running game as a scenario: where it rested last, and the answers given since, in words."""
    rested = game.checkpoint
    scene = Scene(Game(SMASHUP, rested, []), names)
    position = position_of(scene.state if is_free_choice(scene) else rested, names)
    twin = open_scene(position)
    play = []
    for seat, option in game.tail:
        name = names[seat]
        offered = scene.offers(name)
        alike = [i for i, words in enumerate(twin.offers(name)) if words == offered[option]]
        index = alike[offered[:option].count(offered[option])]
        play.append(Step(answer={name: offered[option] if len(alike) == 1 else twin.keys(name)[index]}))
        scene.game.answer(seat, option)
        twin.game.answer(seat, index)
    fields = {field: getattr(position, field) for field in position.__struct_fields__}
    return Scenario(**fields, scenario=title, version=1, play=play)


def is_free_choice(scene: Scene) -> bool:
    """Do the rules ask, and not a card? Then everything that has happened in this step is on the table."""
    decision = scene.game.decision
    return (
        decision is not None
        and not decision.source
        and scene.state.phase in ("play", "score", "discard")
        and (scene.state.scoring is None)
    )


def write_scenario(scenario: Scenario) -> str:
    """The file that reads back as this scenario."""
    plain = msgspec.to_builtins(scenario)
    head = ["scenario", "version", "question", "answer", "rules", "cards", "note"]
    ordered = {key: plain[key] for key in head if key in plain}
    ordered |= {"version": scenario.version}
    ordered |= {key: value for key, value in plain.items() if key not in ordered and key != "play"}
    ordered["play"] = [step.get(ANSWER, step) for step in plain.get("play", [])]
    return yaml.dump(
        ordered, Dumper=fast_yaml.Dumper, sort_keys=False, allow_unicode=True, width=100, default_flow_style=None
    )


def json_schema() -> dict[str, Any]:
    """The form, for editors that check YAML against a JSON Schema."""
    schema = msgspec.json.schema(Scenario)
    step = schema["$defs"]["Step"]
    del step["properties"][ANSWER]
    step["additionalProperties"] = {"type": "string", "description": "An answer, under the name of the player."}
    return schema
