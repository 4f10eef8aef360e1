"""Every scenario file is as expected."""

from __future__ import annotations

from pathlib import Path

import pytest

from rumpus.families import notations
from rumpus.family.scenarios import Scenario, read_scenarios, run

ROOT = Path(__file__).parents[1] / "scenarios"
SCENARIOS = [
    pytest.param(scenario, id=f"{path.relative_to(ROOT)}: {scenario.title}")
    for path in sorted(ROOT.rglob("*.yaml"))
    for scenario in read_scenarios(path.read_text(encoding="utf-8"), notations(), "smashup")
]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_scenario_is_as_expected(scenario: Scenario) -> None:
    outcome = run(scenario)
    assert outcome.mismatches == []
    assert outcome.scene.game.is_at_rest, f"left hanging: {outcome.scene.asked} at {outcome.scene.prompt}"


def test_there_are_scenarios() -> None:
    assert len(SCENARIOS) > 20
