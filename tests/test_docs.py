"""The samples in README and docs are true: each ```python block runs, with the output it shows."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from rumpus.smashup.table.table import Table

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_samples_run(page: Path) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", page.read_text(), re.DOTALL | re.MULTILINE)
    samples = "\n".join(block for block in blocks if ">>>" in block)
    test = doctest.DocTestParser().get_doctest(samples, {}, page.name, str(page), 0)
    told: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS).run(test, out=told.append)
    assert not told, "".join(told)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([\w./-]+\.\w+)\)", page.read_text()):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_every_verb_and_query_has_a_line_in_the_docs() -> None:
    page = (ROOT / "docs" / "verbs.md").read_text()
    procedure = {
        "affected",
        "all_triggers",
        "as_ability",
        "asker",
        "attach",
        "base_deck",
        "bases_up",
        "begin_step",
        "doer",
        "holds",
        "keep",
        "why",
        "deal",
        "done",
        "follow",
        "has_asked",
        "hosts_for",
        "is_awaited",
        "is_endless",
        "is_strict",
        "lay_aside",
        "lay_monsters",
        "lay_out_loot",
        "learn",
        "leave_hand",
        "leave_play",
        "leave_play_together",
        "leave_zone",
        "log",
        "may_play_actions",
        "may_play_now",
        "pass_moment",
        "pay",
        "permit",
        "place_of",
        "react",
        "redeal",
        "refill",
        "refill_pile",
        "replace_base",
        "save",
        "shuffle_pile",
        "state",
        "tell",
        "tell_of_play",
        "treasure_deck",
        "triggers",
        "way",
    }
    names = {name for name in dir(Table) if not name.startswith("_")} - procedure
    assert [name for name in sorted(names) if not re.search(rf"\b{name}\b", page)] == []
