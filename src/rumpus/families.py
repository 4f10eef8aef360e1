"""The families of games that can be played, by name."""

from __future__ import annotations

from typing import Any

from rumpus.crossing import Stop, cross
from rumpus.family import BadSetup, Family, Mistake, scenarios
from rumpus.family.mistakes import ENGLISH
from rumpus.family.scenarios import Notation, Scenario
from rumpus.family.words import USUAL, English
from rumpus.kernel import SILENT, Game, Log, Rules
from rumpus.match import Match
from rumpus.munchkin.family import MUNCHKIN
from rumpus.record import BadRecord, Record, answers_of
from rumpus.smashup.family import SMASH_UP

FAMILIES: dict[str, Family] = {family.rules.name: family for family in (SMASH_UP, MUNCHKIN)}


def new_game(family: str = "smashup", *, seed: int, log: Log = SILENT, **setup: Any) -> Game[Any]:
    """A new game at its first question. The setup is the family's own: `players=3, draft="snake"`."""
    if not isinstance(log, Log):
        raise BadSetup("no log", "log")
    found = family_of(family)
    return found.rules.start(found.complete(setup), checked(seed), log)


def new_match(family: str = "smashup", *, seed: int, **setup: Any) -> Match[Any]:
    """A new game that writes its own record."""
    found = family_of(family)
    return Match(found.rules, found.complete(setup), checked(seed))


def checked(seed: int) -> int:
    if not isinstance(seed, int):
        raise BadSetup("whole number", "seed", found=repr(seed))
    return seed


def resume(record: Record, upto: int | None = None) -> Match[Any]:
    """Resume a recorded game, at its end or after this many answers. One of earlier rules is brought over."""
    rules = rules_of(record)
    answers_of(record, upto)
    if record.version == rules.version:
        return Match.resumed(rules, record, upto)
    today, stop = cross(rules, record)
    if stop is not None and (upto is None or upto > stop.at):
        raise BadRecord("rules have changed", at=stop.at, answers=len(record.answers), version=record.version)
    return Match.resumed(rules, today, upto)


def brought_over(record: Record) -> tuple[Record, Stop | None]:
    """A game as it would be recorded today, and where it stops."""
    return cross(rules_of(record), record)


def rules_of(record: Record) -> Rules[Any]:
    if record.family not in FAMILIES:
        raise BadRecord("no such game", game=record.family, games=list(FAMILIES))
    return FAMILIES[record.family].rules


def family_of(name: str) -> Family:
    if name not in FAMILIES:
        raise BadSetup("no such game", "family", game=name, games=list(FAMILIES))
    return FAMILIES[name]


def notations() -> dict[str, Notation[Any, Any, Any] | None]:
    """How the tables of each family are written down."""
    return {name: family.notation for name, family in FAMILIES.items()}


def scenario_of(game: Game[Any], names: list[str], title: str) -> Scenario:
    """A running game as a scenario: where it rested last, and the answers given since."""
    notation = FAMILIES[game.rules.name].notation
    assert notation is not None, f"tables of {game.rules.name} are not written down"
    return scenarios.scenario_of(notation, game, names, title)


def told(mistake: Mistake, language: str, *others: English) -> str:
    """What somebody got wrong, in words: of these others, or of the family that knows it."""
    speakers = [*others, *[family.words(language) for family in FAMILIES.values()]]
    return next(words for words in speakers if mistake.reason in words.MISTAKES).mistake(mistake)


ENGLISH.extend(family.words(USUAL) for family in FAMILIES.values())
