"""Scenario files, as far as they know no game: a table, what is answered from there on, and what is expected
(docs/scenarios.md). How a table is written down is the family's own: its `Notation`."""

from rumpus.family.scenarios.form import BadPosition, Count, Form, Goal, Head, Puzzle, Step
from rumpus.family.scenarios.matching import NOTHING, Cards, Mismatch, compare, compare_cards, listed
from rumpus.family.scenarios.notation import NOBODY, Notation, Scenario
from rumpus.family.scenarios.reading import read_scenarios
from rumpus.family.scenarios.running import Outcome, open_scene, run
from rumpus.family.scenarios.scene import NotOffered, Scene, Unclear
from rumpus.family.scenarios.source import BadScenario, all_read
from rumpus.family.scenarios.writing import json_schema, report_of, scenario_of, write_scenario

__all__ = [
    "NOBODY",
    "NOTHING",
    "BadPosition",
    "BadScenario",
    "Cards",
    "Count",
    "Form",
    "Goal",
    "Head",
    "Mismatch",
    "NotOffered",
    "Notation",
    "Outcome",
    "Puzzle",
    "Scenario",
    "Scene",
    "Step",
    "Unclear",
    "all_read",
    "compare",
    "compare_cards",
    "json_schema",
    "listed",
    "open_scene",
    "read_scenarios",
    "report_of",
    "run",
    "scenario_of",
    "write_scenario",
]
