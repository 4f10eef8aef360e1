"""The rulings are complete, and their pages are as `make rulings` writes them. `test_scenarios.py` plays them."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rulings import PAGES, SHELVES, Ruling, anchor, chapters, names, page_of, rulings_of

RULINGS = {family: rulings_of(family) for family in SHELVES}
each_shelf = pytest.mark.parametrize("family", [family for family in SHELVES if RULINGS[family]])
each_ruling = pytest.mark.parametrize(
    ("family", "ruling"),
    [
        pytest.param(family, ruling, id=f"{family}/{ruling.topic}/{ruling.path.stem}")
        for family, rulings in RULINGS.items()
        for ruling in rulings
    ],
)


@each_shelf
def test_page_is_current(family: str) -> None:
    assert (PAGES / f"{family}.md").read_text(encoding="utf-8") == page_of(family), "run `make rulings`"


@each_shelf
def test_every_topic_has_rulings(family: str) -> None:
    assert {ruling.topic for ruling in RULINGS[family]} == set(SHELVES[family].topics)


@each_shelf
def test_no_question_is_asked_twice(family: str) -> None:
    asked = Counter(anchor(ruling.question) for ruling in RULINGS[family])
    assert [question for question, times in asked.items() if times > 1] == []


@each_ruling
def test_ruling_is_complete(family: str, ruling: Ruling) -> None:
    assert ruling.path.parent.parent.name == family, "it is in the folder of a topic"
    assert ruling.question.endswith("?")
    assert ruling.answer.endswith(".")
    assert not ruling.answer[0].isdigit(), "on the page that would begin a list"
    assert ruling.rules
    assert set(ruling.rules) <= set(chapters(family))
    assert names(SHELVES[family], ruling.cards)
