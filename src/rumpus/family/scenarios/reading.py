"""Reads scenario files. What could never be true, or could never fail, is a fault of the file."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from rumpus.family.ids import id_of
from rumpus.family.scenarios.form import (
    ANSWER,
    EVERYONE,
    KEYWORDS,
    BadPosition,
    Goal,
    Head,
    Offers,
    Puzzle,
    Step,
)
from rumpus.family.scenarios.matching import listed
from rumpus.family.scenarios.notation import NOBODY, Notation, Scenario
from rumpus.family.scenarios.source import Document, all_read, documents_in

AnyNotation = Notation[Any, Any, Any]
RESERVED = [EVERYONE, NOBODY, "because", "rule"]  # what a scenario says in the place of a name
HEAD = Head.__struct_encode_fields__


def read_scenarios(text: str, known: Mapping[str, AnyNotation | None], usual: str) -> list[Scenario]:
    """The scenarios of a file, in their order; `usual` is the family of those that do not name theirs."""
    return all_read(partial(read_document, document, known, usual) for document in documents_in(text))


def read_document(document: Document, known: Mapping[str, AnyNotation | None], usual: str) -> Scenario:
    plain = document.plain
    if not isinstance(plain, dict):
        raise document.fault("$", "a scenario is a mapping that begins with `scenario:`")
    head = document.convert({key: told for key, told in plain.items() if key in HEAD}, Head, "$")
    family = head.family or usual
    if family not in known:
        raise document.fault("$.family", f"there is no game called {family!r}; choose from {listed(list(known))}")
    notation = known[family]
    if notation is None:
        raise document.fault("$", f"there are no scenarios of {family}")
    check_head(document, head, notation)
    told = {key: each for key, each in plain.items() if key not in HEAD and key != "play"}
    players, play = told.get("players"), plain.get("play", [])
    if isinstance(players, dict):  # one by one, so that an error can name its player
        all_read(
            partial(document.convert, each, notation.player, f"$.players.{name}") for name, each in players.items()
        )
    scenario = Scenario(notation, head, document.convert(told, notation.position, "$"), document=document)
    names = scenario.names
    for name in names:
        if not is_name(name):
            raise document.fault("$.players", f"nobody can be called {name!r}")
    try:
        notation.state_of(scenario.position)
    except BadPosition as error:
        where, _, message = str(error).partition(": ")
        raise document.fault(f"$.{where}", message) from None
    if head.puzzle is not None:
        read_puzzle(document, head.puzzle, notation, names)
    steps = document.convert(play, list[Any], "$.play")
    scenario.play = all_read(
        partial(read_step, document, notation, step, names, f"$.play[{i}]") for i, step in enumerate(steps)
    )
    return scenario


def is_name(name: str) -> bool:
    """Can a player be called that in a scenario?"""
    return name not in RESERVED and bool(name.strip()) and name == name.strip()


def check_head(document: Document, head: Head, notation: AnyNotation) -> None:
    for i, rule in enumerate(head.rules):
        for fault in faults_of_rule(rule, notation):
            raise document.fault(f"$.rules[{i}]", fault)
    for i, card in enumerate(head.cards):
        if id_of(card) not in notation.cards:
            raise document.fault(f"$.cards[{i}]", f"there is no card called {card!r}")


def read_puzzle(document: Document, puzzle: Puzzle, notation: AnyNotation, names: Sequence[str]) -> None:
    goal = puzzle.goal
    if goal == Goal():
        raise document.fault("$.puzzle.goal", "say what")
    if goal.expect is not None:
        goal.expect = document.convert(goal.expect, notation.expect, "$.puzzle.goal.expect")
        for where, fault in notation.faults(goal.expect, names):
            raise document.fault(f"$.puzzle.goal.expect.{where}", fault)
    for name in (puzzle.player, goal.wins, goal.does_not_win, *goal.at_least, *goal.at_most):
        if name and name not in names:
            raise document.fault("$.puzzle", f"there is nobody called {name!r}")
    if puzzle.until and puzzle.until not in notation.prompts:
        raise document.fault("$.puzzle.until", f"no question is called {puzzle.until!r}")
    if not puzzle.solutions or not all(puzzle.solutions):
        raise document.fault("$.puzzle.solutions", "say at least one, with what has to be done")
    if id_of(puzzle.nudge) not in notation.cards:
        raise document.fault("$.puzzle.nudge", f"there is no card called {puzzle.nudge!r}")


def read_step(document: Document, notation: AnyNotation, plain: Any, names: Sequence[str], path: str) -> Step:
    if not isinstance(plain, dict) or not plain:
        raise document.fault(path, f"a step is a mapping: an answer, or {listed(KEYWORDS)}")
    speakers = [name for name in (*names, EVERYONE) if name not in KEYWORDS]
    if len(plain) == 1 and isinstance(told := plain.get(ANSWER), dict) and len(told) == 1:
        plain, speakers = told, [*names, EVERYONE]  # in full, since a name may be one of the words below
    for key in plain:
        if key not in (*KEYWORDS, *speakers):
            message = f"there is nobody called {key!r}, and no step begins like that; choose from {listed(KEYWORDS)}"
            raise document.fault(path, message)
        if key in speakers and len(plain) > 1:
            raise document.fault(f"{path}.{key}", "an answer is a step of its own")
    if next(iter(plain)) in speakers:
        [(name, answer)] = plain.items()
        return Step(answer={name: document.convert(answer, str, f"{path}.{name}")})
    step = document.convert({key: told for key, told in plain.items() if key != "expect"}, Step, path)
    if "expect" in plain:
        step.expect = document.convert(plain["expect"], notation.expect, f"{path}.expect")
    for where, fault in faults_of_step(step, names, notation):
        raise document.fault(f"{path}.{where}", fault)
    return step


def faults_of_step(step: Step, names: Sequence[str], notation: AnyNotation) -> Iterator[tuple[str, str]]:
    """(where, what is wrong), for anything that could never be true, or could never fail."""
    if step.asked is not None:
        yield from faults_of_asked(step.asked, names, notation)
    for field in ("offers", "offers_some", "offers_none_of"):
        told: Offers | None = getattr(step, field)
        if told is not None and not told:
            yield field.replace("_", " "), "say who, and what"
        for name, texts in (told or {}).items():
            if name not in names:
                yield field.replace("_", " "), f"there is nobody called {name!r}"
            if not texts and field != "offers":
                yield f"{field.replace('_', ' ')}.{name}", "say what"
            for i, text in enumerate(texts):
                for fault in faults_of_answer(text, notation.cards, names):
                    yield f"{field.replace('_', ' ')}.{name}[{i}]", fault
    if step.refuses is not None:
        refused = [key for key in step.refuses if key not in ("because", "rule")]
        if len(refused) != 1 or refused[0] not in names:
            yield "refuses", f"say who is refused: one of {listed(names)}"
        for text in refused:
            for fault in faults_of_answer(step.refuses[text], notation.cards, names):
                yield f"refuses.{text}", fault
        reason, rule = step.refuses.get("because"), step.refuses.get("rule")
        if reason is not None and reason not in notation.words.REFUSALS:
            yield "refuses.because", f"nothing is refused because of {reason!r}"
        for fault in faults_of_rule(rule, notation) if rule is not None else ():
            yield "refuses.rule", fault
    if step.expect is not None:
        if step.expect == notation.expect():
            yield "expect", "say what"
        try:
            for where, fault in notation.faults(step.expect, names):
                yield f"expect.{where}", fault
        except BadPosition as error:
            yield "expect", str(error)


def faults_of_asked(
    asked: str | list[str] | dict[str, str], names: Sequence[str], notation: AnyNotation
) -> Iterator[tuple[str, str]]:
    told = [asked] if isinstance(asked, str) else list(asked)
    if not told:
        yield "asked", "say who"
    for name in told:
        if name not in (*names, NOBODY):
            yield "asked", f"there is nobody called {name!r}"
        elif name == NOBODY and asked not in (NOBODY, [NOBODY]):
            yield "asked", "nobody is asked nothing: say just `asked: nobody`"
        elif told.count(name) > 1:
            yield "asked", f"{name} is asked once"
        elif isinstance(asked, dict) and re.sub(r" \(\w+\)$", "", asked[name]) not in notation.prompts:
            yield f"asked.{name}", f"no question is called {asked[name]!r}"


def faults_of_rule(text: str, notation: AnyNotation) -> Iterator[str]:
    numbers = re.fullmatch(rf"{notation.sign}(\d+)\.(\d+)", text)
    if numbers is None:
        yield f"a rule is a number like {notation.sign}5.6, not {text!r}"
        return
    chapter, rule = map(int, numbers.groups())
    if not 1 <= chapter <= len(notation.last_rules) or not 1 <= rule <= notation.last_rules[chapter - 1]:
        yield f"there is no rule {text}"


def faults_of_answer(text: str, cards: Container[str], names: Sequence[str]) -> Iterator[str]:
    """Nothing that holds a misspelt card is ever offered."""
    owners = [f"{name}'s " for name in names]
    for begins in re.finditer("|".join(["^play ", "^use ", " at ", *map(re.escape, owners)]), text):
        words = re.split("[ #]", text[begins.end() :])
        is_card = any(id_of(" ".join(words[:count])) in cards for count in range(1, len(words) + 1))
        if not is_card and not text.startswith(tuple(owners), begins.end()):
            yield f"there is no card called {words[0]!r}"
