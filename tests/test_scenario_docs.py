"""The scenarios in docs/scenarios.md are complete and true, and the page names what there is."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from rumpus.families import notations
from rumpus.family.scenarios import Form, Head, json_schema, read_scenarios, run
from rumpus.family.scenarios.form import KEYWORDS
from rumpus.munchkin.positions import expectation as munchkin_expectation
from rumpus.munchkin.positions import position as munchkin_position
from rumpus.munchkin.words import words_of as munchkin_words
from rumpus.smashup.positions import expectation as smashup_expectation
from rumpus.smashup.positions import position as smashup_position
from rumpus.smashup.words import words_of as smashup_words

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
PROMPTS = ROOT / "docs" / "prompts.md"
SAMPLES = re.findall(r"^```yaml\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
SCHEMAS = {"smashup": "scenario.schema.json", "munchkin": "munchkin-scenario.schema.json"}
MODULES = (smashup_position, smashup_expectation, munchkin_position, munchkin_expectation)
FORMS = [Head] + [
    form for module in MODULES for form in vars(module).values() if isinstance(form, type) and issubclass(form, Form)
]


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.splitlines()[0])
def test_a_sample_is_as_expected(sample: str) -> None:
    for scenario in read_scenarios(sample, notations(), "smashup"):
        assert run(scenario).mismatches == []


@pytest.mark.parametrize("form", FORMS, ids=lambda form: f"{form.__module__}.{form.__name__}")
def test_every_field_of_the_form_is_explained(form: type[Form]) -> None:
    assert [field for field in form.__struct_encode_fields__ if not re.search(rf"\b{field}\b", PAGE)] == []


@pytest.mark.parametrize("keyword", KEYWORDS)
def test_every_step_is_explained(keyword: str) -> None:
    assert f"`{keyword}: " in PAGE


@pytest.mark.parametrize("family", SCHEMAS)
def test_every_reason_of_a_refusal_is_listed(family: str) -> None:
    source = (ROOT / "src" / "rumpus" / family / "why_not.py").read_text(encoding="utf-8")
    reasons = set(re.findall(r'(?:Refusal\(\s*|Refusal\(.* else )"([A-Za-z ]+)"', source))
    assert {reason for reason in reasons if f"`{reason}`" not in PAGE.replace("\n", " ")} == set()


@pytest.mark.parametrize(("family", "page"), [("smashup", "smash-up.md"), ("munchkin", "munchkin.md")])
def test_the_last_rule_of_each_chapter_is_known(family: str, page: str) -> None:
    notation = notations()[family]
    assert notation is not None
    text = (ROOT / "docs" / "rules" / page).read_text(encoding="utf-8")
    last: dict[int, int] = {}
    for chapter, rule in re.findall(rf"{notation.sign}(\d+)\.(\d+)", text):
        last[int(chapter)] = max(last.get(int(chapter), 0), int(rule))
    assert [last[chapter] for chapter in sorted(last)] == [*notation.last_rules]


@pytest.mark.parametrize("family", SCHEMAS)
def test_the_schemas_in_the_docs_are_current(family: str) -> None:
    assert json.loads(schema_of(family).read_text()) == fresh(family), "run `python -m tests.test_scenario_docs`"


def test_the_page_of_prompts_is_current() -> None:
    assert PROMPTS.read_text(encoding="utf-8") == page_of_prompts(), "run `python -m tests.test_scenario_docs`"


def page_of_prompts() -> str:
    """Those that have words; that all of the source do is tested where the words are."""
    said = [
        "# What is asked",
        "",
        "The names of all questions, for `asked: {Alice: destroy}` in [scenarios](scenarios.md) and for programs.",
        "If a card asks, its id may follow: `destroy (tiger_assassin)`.",
    ]
    for title, prompts in (
        ("Smash Up", smashup_words("en").PROMPTS),
        ("Munchkin", {**munchkin_words("en").WINDOWS, **munchkin_words("en").PROMPTS}),
    ):
        said += ["", f"## {title}", "", "| prompt | asks |", "|---|---|"]
        said += [f"| `{prompt}` | {prompts[prompt].replace('|', '/')} |" for prompt in sorted(prompts)]
    return "\n".join(said) + "\n"


def schema_of(family: str) -> Path:
    return ROOT / "docs" / SCHEMAS[family]


def fresh(family: str) -> object:
    notation = notations()[family]
    assert notation is not None
    return json_schema(notation)


if __name__ == "__main__":
    PROMPTS.write_text(page_of_prompts(), encoding="utf-8")
    for name in SCHEMAS:
        schema_of(name).write_text(json.dumps(fresh(name), indent=1) + "\n")
