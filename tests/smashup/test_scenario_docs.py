"""The scenarios in docs/scenarios.md are complete and true, and the page names what there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rumpus.families import notations
from rumpus.family.scenarios import Form, Head, read_scenarios, run
from rumpus.family.scenarios.form import KEYWORDS
from rumpus.smashup.positions.expectation import BaseIs, Expect, TurnIs
from rumpus.smashup.positions.position import PlayerAt, Position, ScoringAt, TurnAt

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
SAMPLES = re.findall(r"^```yaml\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.splitlines()[0])
def test_a_sample_is_as_expected(sample: str) -> None:
    for scenario in read_scenarios(sample, notations(), "smashup"):
        assert run(scenario).mismatches == []


@pytest.mark.parametrize("form", [Head, Position, PlayerAt, TurnAt, ScoringAt, Expect, BaseIs, TurnIs])
def test_every_field_of_the_form_is_explained(form: type[Form]) -> None:
    assert [field for field in form.__struct_encode_fields__ if not re.search(rf"\b{field}\b", PAGE)] == []


@pytest.mark.parametrize("keyword", KEYWORDS)
def test_every_step_is_explained(keyword: str) -> None:
    assert f"`{keyword}: " in PAGE


def test_every_reason_of_a_refusal_is_listed() -> None:
    source = (ROOT / "src" / "rumpus" / "smashup" / "why_not.py").read_text(encoding="utf-8")
    reasons = set(re.findall(r'Refusal\(\s*"([^"]+)"', source))
    assert {reason for reason in reasons if f"`{reason}`" not in PAGE} == set()
