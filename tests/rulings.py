"""`make rulings`: the questions and answers of `scenarios/rulings`, a page for each family in `docs/rulings`.

A ruling is a scenario file with a question and an answer, in the folder of its topic: `smash-up/bases/gazebo.yaml`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from rumpus.family.ids import id_of
from rumpus.munchkin.cards import catalog as munchkin
from rumpus.smashup.cards import catalog as smashup

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "rulings"
SECTION = re.compile(r"^## (.+)$|^- ([A-Z]+-\d+\.\d+) ", re.MULTILINE)


class Shelf(NamedTuple):
    """The rulings of a family: what it is called, its cards, and its topics by their folders, in their order."""

    title: str
    cards: Mapping[str, Any]
    topics: Mapping[str, str]


SHELVES = {
    "smash-up": Shelf(
        "Smash Up",
        smashup.CARDS,
        {
            "playing-and-extra-plays": "Playing cards, and extra plays",
            "talents-and-specials": "Talents and specials",
            "moving-and-returning": "Moving and returning",
            "who-does-it": "Who does it, and whose card makes it happen",
            "at-the-same-time": "What happens at the same time",
            "instead": "Instead of being destroyed or discarded",
            "protection": "Protection",
            "silence": "Cards without abilities",
            "control-and-ownership": "Control and ownership",
            "power-and-breakpoints": "Power and breakpoints",
            "bases": "What bases do",
            "scoring-windows": "Before, when and after a base scores",
            "monsters-and-treasures": "Monsters and treasures",
            "ties-and-winning": "Ties, points and winning",
        },
    ),
    "munchkin": Shelf(
        "Munchkin",
        munchkin.CARDS,
        {
            "the-turn": "The turn, and charity",
            "asking-for-help": "Asking for help, and sharing",
            "monsters": "Monsters, and what joins or strengthens them",
            "one-shots": "One-shots",
            "items": "Items: in use, carried, cheated, Big",
            "selling-and-trading": "Selling and trading",
            "classes-and-armies": "Classes and armies",
            "cultists": "Cultists",
            "curses": "Curses, and what stops them",
            "going-back": "As if it had never happened",
            "running-away": "Running away",
            "death-and-looting": "Death, and looting the body",
            "levels-and-winning": "Levels and winning",
        },
    ),
}


class Ruling(NamedTuple):
    """A scenario file, as far as a reader of the page is told of it."""

    path: Path
    question: str
    answer: str
    rules: Sequence[str]
    cards: Sequence[str]

    @property
    def topic(self) -> str:
        return self.path.parent.name


def rulings_of(family: str) -> list[Ruling]:
    return [read_ruling(path) for path in sorted((ROOT / "scenarios" / "rulings" / family).rglob("*.yaml"))]


def read_ruling(path: Path) -> Ruling:
    [plain] = yaml.safe_load_all(path.read_text(encoding="utf-8"))
    told = (plain.get("question", ""), plain.get("answer", ""), plain.get("rules", []), plain.get("cards", []))
    return Ruling(path, *told)


def chapters(family: str) -> dict[str, str]:
    """The heading on the page of the rules under which each number stands."""
    found: dict[str, str] = {}
    chapter = ""
    for heading, number in SECTION.findall((ROOT / "docs" / "rules" / f"{family}.md").read_text(encoding="utf-8")):
        chapter = heading or chapter
        if number:
            found[number] = chapter
    return found


def page_of(family: str) -> str:
    return "\n".join(lines_of(family, SHELVES[family], rulings_of(family))) + "\n"


def lines_of(family: str, shelf: Shelf, rulings: Sequence[Ruling]) -> Iterator[str]:
    topics = {folder: [each for each in rulings if each.topic == folder] for folder in shelf.topics}
    headings = chapters(family)
    yield f"# {shelf.title}: questions and answers"
    yield ""
    yield "<!-- Written by `make rulings` from scenarios/rulings. -->"
    yield ""
    yield f"{len(rulings)} questions that come up at the table, each with its answer, the [rules](../rules/{family}.md)"
    yield "behind it, and a [scenario](../scenarios.md) that plays it. Run one of them, or all:"
    yield ""
    yield "```"
    yield f"rumpus scenario scenarios/rulings/{family}"
    yield "```"
    yield ""
    for folder, found in topics.items():
        yield f"- [{shelf.topics[folder]}](#{anchor(shelf.topics[folder])})"
        yield from (f"  - [{each.question}](#{anchor(each.question)})" for each in found)
    for folder, found in topics.items():
        yield from ["", f"## {shelf.topics[folder]}"]
        for ruling in found:
            rules = [f"[{rule}](../rules/{family}.md#{anchor(headings[rule])})" for rule in ruling.rules]
            place = ruling.path.relative_to(ROOT).as_posix()
            yield from ["", f"### {ruling.question}", "", ruling.answer, ""]
            yield f"*Rules:* {', '.join(rules)}. *Cards:* {', '.join(names(shelf, ruling.cards))}.  "
            yield f"*Run it:* [`rumpus scenario {place}`](../../{place})"


def names(shelf: Shelf, cards: Sequence[str]) -> list[str]:
    return [shelf.cards[id_of(card)].name for card in cards]


def anchor(heading: str) -> str:
    """What the heading is called in a link."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


def main() -> None:
    PAGES.mkdir(exist_ok=True)
    for family in SHELVES:
        if rulings_of(family):
            (PAGES / f"{family}.md").write_text(page_of(family), encoding="utf-8")


if __name__ == "__main__":
    main()
