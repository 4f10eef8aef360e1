"""`make cards` finds what has no test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rumpus.smashup.cards.box import FACTIONS, SETS, CardSet, Faction
from rumpus.smashup.cards.card import CARDS
from tests.coverage_of_cards import Box, card_of, findings, findings_about_factions, marks_in, rules_in

PAGE = """# Rules
Not in the game yet: SU-1.3, and all of SU-2
(monsters).

## 1
- SU-1.1 Two to four players.
- SU-1.2 No more.
- SU-1.3 Later.
- SU-2.1 Later as well.
- SU-20.1 This one is not.
"""


@pytest.mark.parametrize(
    ("test", "card"),
    [
        ("test_scout_goes_home", "scout"),
        ("test_scout", "scout"),
        ("test_scout_leader_stays", "scout_leader"),
        ("test_scouts_are_many", None),
    ],
)
def test_the_longest_card_id_wins(test: str, card: str | None) -> None:
    assert card_of(test, ["scout", "scout_leader"]) == card


def test_rules_are_read_from_their_page_with_those_that_wait() -> None:
    assert rules_in(PAGE) == (["SU-1.1", "SU-1.2", "SU-1.3", "SU-2.1", "SU-20.1"], {"SU-1.3", "SU-2.1"})


def test_marks_are_read_without_running_the_tests() -> None:
    source = '@pytest.mark.rule("SU-1.1")\n@pytest.mark.rule("SU-1.2", "SU-1.3")\ndef test_it() -> None: ...\n'
    assert sorted(marks_in(source)) == ["SU-1.1", "SU-1.2", "SU-1.3"]


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def test_whatever_is_missing_is_named(tmp_path: Path) -> None:
    write(tmp_path / "docs/rules/game.md", PAGE)
    write(
        tmp_path / "tests/smashup/factions/test_a.py",
        "def test_scout_goes(): ...\ndef test_aliens(): ...\ndef test_nobody(): ...\n",
    )
    write(tmp_path / "tests/test_b.py", '@pytest.mark.rule("SU-1.1", "SU-1.3", "SU-9.9")\ndef test_b(): ...\n')
    box = Box(["scout", "invader"], ("smashup/factions",), ["aliens"])
    assert sorted(findings(tmp_path, [box])) == [
        "SU-1.2: no test",
        "SU-20.1: no test",
        "invader: no test in smashup/factions",
        "tests/smashup/factions/test_a.py: test_nobody is named after no card",
        "tests/test_b.py: SU-1.3 waits for an edition",
        "tests/test_b.py: there is no rule SU-9.9",
    ]


@pytest.fixture
def bees() -> Iterator[Faction]:
    faction = Faction("Bees", CardSet("bees", "The Bee Box"))
    faction.minion("Worker Bee", power=2, copies=21)
    faction.base("The Hive", breakpoint=20, vp=(4, 2, 1))
    yield faction
    del SETS["bees"], FACTIONS["bees"], CARDS["worker_bee"], CARDS["the_hive"]


def test_a_faction_of_another_size_is_named(bees: Faction) -> None:
    others = [each for each in FACTIONS.values() if each is not bees]
    assert list(findings_about_factions([*others, bees])) == [
        "bees: 21 cards, not 20",
        "bees: 1 of its own bases, not 2",
    ]


def test_cards_that_nobody_imports_are_named(tmp_path: Path) -> None:
    write(tmp_path / "src/rumpus/smashup/cards/factions/ninjas.py", "")
    write(tmp_path / "src/rumpus/smashup/cards/bases/hives.py", "")
    assert list(findings(tmp_path, [])) == [
        "src/rumpus/smashup/cards/bases/hives.py: cards/catalog.py does not import it"
    ]


def test_a_card_that_two_families_have_is_tested_by_each(tmp_path: Path) -> None:
    write(tmp_path / "tests/smashup/factions/test_a.py", "def test_shoggoth_grows(): ...\n")
    write(tmp_path / "tests/munchkin/cthulhu/test_b.py", "def test_portal_opens(): ...\n")
    boxes = [Box(["shoggoth", "portal"], ("smashup/factions",)), Box(["shoggoth", "portal"], ("munchkin/cthulhu",))]
    assert list(findings(tmp_path, boxes)) == [
        "portal: no test in smashup/factions",
        "shoggoth: no test in munchkin/cthulhu",
    ]


def test_a_test_of_a_rule_or_with_parameters_is_named_after_no_card(tmp_path: Path) -> None:
    source = (
        '@pytest.mark.rule("SU-1.1")\ndef test_hands(): ...\n@pytest.mark.parametrize("a", [1])\ndef test_all(a): ...\n'
    )
    write(tmp_path / "tests/smashup/factions/test_a.py", source)
    write(tmp_path / "docs/rules/game.md", "- SU-1.1 Two to four players.\n")
    assert list(findings(tmp_path, [Box([], ("smashup/factions",))])) == []


def test_a_scenario_file_proves_the_rules_that_it_names(tmp_path: Path) -> None:
    write(tmp_path / "docs/rules/game.md", "- SU-1.1 Two to four players.\n")
    scenario = "scenario: x\nversion: 1\nrules: [SU-1.1]\nplayers: {Alice: {}, Bob: {}}\nbases: [tar_pits]\n"
    write(tmp_path / "scenarios/a.yaml", scenario)
    assert list(findings(tmp_path, [])) == []
