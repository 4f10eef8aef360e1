"""`make cards`: cards and rules without a test, tests without a card, marks without a rule, factions of another
size, cards that are not imported. Silent if all is well.

A card is tested by functions called `test_<card id>_...` (and a faction as a whole by `test_<faction id>_...`) among
the tests of its own family, for two families may have cards of the same id. A test that proves a rule or has parameters
may be about several cards, and is called as it likes. A rule is tested by a mark, `@pytest.mark.rule("SU-5.6")`, or by
the `rules:` of a scenario file. Rules that wait for an edition are listed on the page of the rules itself.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import NamedTuple

from rumpus.families import notations
from rumpus.family.scenarios import read_scenarios
from rumpus.munchkin.cards import catalog as munchkin
from rumpus.smashup.cards import catalog as smashup
from rumpus.smashup.cards.box import Faction

ROOT = Path(__file__).parents[1]
RULE = re.compile(r"^- ([A-Z]+-\d+\.\d+) ", re.MULTILINE)
WAITING = re.compile(r"^Not in the game yet: (.*?)\.$", re.MULTILINE | re.DOTALL)
FOLDERS_OF_CARDS = [f"src/rumpus/smashup/cards/{folder}" for folder in ("factions", "bases", "decks")]
CARDS_OF_A_FACTION = 20
BASES_OF_A_FACTION = 2


class Box(NamedTuple):
    """The cards of a family, the folders of their tests, and what else a test in there may be named after."""

    cards: Collection[str]
    folders: tuple[str, ...]
    besides: Collection[str] = ()


BOXES = (
    Box(smashup.CARDS, ("smashup/factions", "smashup/bases", "smashup/decks"), smashup.FACTIONS),
    *[
        Box([each.id for each in box.cards], (f"munchkin/{name}",), munchkin.CARDS)
        for name, box in munchkin.SETS.items()
    ],
)


def rules_in(page: str) -> tuple[list[str], set[str]]:
    """The numbers of the rules on a page, and those that wait: `SU-5.8`, or `SU-8` for a whole chapter."""
    numbers = RULE.findall(page)
    waiting = {number for told in WAITING.findall(page) for number in re.findall(r"[A-Z]+-[\d.]*\d", told)}
    return numbers, {number for number in numbers if number in waiting or number.split(".")[0] in waiting}


def card_of(test: str, cards: Collection[str]) -> str | None:
    """The card that a test is named after: of ids that begin alike, the longest."""
    fitting = [card for card in cards if f"{test}_".startswith(f"test_{card}_")]
    return max(fitting, key=len, default=None)


def tests_in(source: str) -> dict[str, bool]:
    """The tests, and whether each may be about several cards."""
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    return {each.name: any(map(names_several, each.decorator_list)) for each in functions if each.name[:5] == "test_"}


def names_several(decorator: ast.expr) -> bool:
    return ast.unparse(decorator).startswith(("pytest.mark.rule(", "pytest.mark.parametrize("))


def marks_in(source: str) -> list[str]:
    """The rules that are named by `pytest.mark.rule(...)`."""
    return [
        str(argument.value)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"
        for argument in node.args
        if isinstance(argument, ast.Constant)
    ]


def findings(root: Path, boxes: Collection[Box]) -> Iterator[str]:
    for box in boxes:
        yield from findings_in(root, box)
    yield from findings_about_rules(root)
    yield from findings_about_modules(root)


def findings_about_factions(factions: Collection[Faction]) -> Iterator[str]:
    """Whether each is twenty cards and two bases (SU-1.1, 1.9)."""
    for faction in factions:
        cards = sum(card.copies for card in faction.cards)
        bases = sum(base.faction is faction for base in faction.set.bases)
        if cards != CARDS_OF_A_FACTION:
            yield f"{faction}: {cards} cards, not {CARDS_OF_A_FACTION}"
        if bases != BASES_OF_A_FACTION:
            yield f"{faction}: {bases} of its own bases, not {BASES_OF_A_FACTION}"


def findings_about_modules(root: Path) -> Iterator[str]:
    """What the catalogue does not import, directly or not, nobody plays with."""
    for folder in FOLDERS_OF_CARDS:
        for path in sorted((root / folder).glob("*.py")):
            name = ".".join(path.relative_to(root / "src").with_suffix("").parts)
            if path.stem != "__init__" and name not in sys.modules:
                yield f"{path.relative_to(root)}: cards/catalog.py does not import it"


def findings_in(root: Path, box: Box) -> Iterator[str]:
    tested: set[str] = set()
    for folder in box.folders:
        for path in sorted((root / "tests" / folder).rglob("test_*.py")):
            for test, is_for_several in tests_in(path.read_text(encoding="utf-8")).items():
                card = card_of(test, [*box.cards, *box.besides])
                if card is not None:
                    tested.add(card)
                elif not is_for_several:
                    yield f"{path.relative_to(root)}: {test} is named after no card"
    yield from (f"{card}: no test in {box.folders[0]}" for card in box.cards if card not in tested)


def findings_about_rules(root: Path) -> Iterator[str]:
    numbers: list[str] = []
    waiting: set[str] = set()
    for page in sorted((root / "docs" / "rules").glob("*.md")):
        found, later = rules_in(page.read_text(encoding="utf-8"))
        numbers += found
        waiting |= later
    proven: set[str] = set()
    for path, rule in named_rules(root):
        proven.add(rule)
        if rule not in numbers:
            yield f"{path.relative_to(root)}: there is no rule {rule}"
        elif rule in waiting:
            yield f"{path.relative_to(root)}: {rule} waits for an edition"
    yield from (f"{rule}: no test" for rule in numbers if rule not in proven and rule not in waiting)


def named_rules(root: Path) -> Iterator[tuple[Path, str]]:
    for path in sorted((root / "tests").rglob("*.py")):
        yield from ((path, rule) for rule in marks_in(path.read_text(encoding="utf-8")))
    for path in sorted((root / "scenarios").rglob("*.yaml")):
        for scenario in read_scenarios(path.read_text(encoding="utf-8"), notations(), "smashup"):
            yield from ((path, rule) for rule in scenario.head.rules)


def main() -> int:
    found = [*findings(ROOT, BOXES), *findings_about_factions(smashup.FACTIONS.values())]
    for finding in found:
        print(finding)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
