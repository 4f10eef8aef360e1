"""A set is a folder or a file: nothing outside it names a class, an army, a card or a set."""

import re
from pathlib import Path

import pytest

from rumpus.munchkin.cards.catalog import CARDS, SETS

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "rumpus"
WORDS = {"text", "words", "events.py"}  # what is said to people, and the kinds of events, of all sets
OTHERS = [SOURCE / "server", SOURCE / "bots", SOURCE / "terminal", SOURCE / "family", SOURCE / "kernel"]
MODULES = [
    path
    for folder in (SOURCE / "munchkin", *OTHERS)
    for path in sorted(folder.rglob("*.py"))
    if "decks" not in path.parts and not WORDS & set(path.relative_to(SOURCE).parts)
]
KINDS = {"super_munchkin", "alliance", "wandering_monster", "cheat"}  # printed as what they are


def names() -> set[str]:
    """As they are printed, and their ids; ordinary small words are not names."""
    found = {name for box in SETS.values() for name in (box.name, box.title.removeprefix("Munchkin "))}
    for card in CARDS.values():
        if card.id not in KINDS:
            found |= {card.name, card.plural} if card.is_role else {card.name}
            found |= {card.id} if card.is_role or "_" in card.id else set()
    return found


NAMES = re.compile(r"(?<!\w)(" + "|".join(sorted(map(re.escape, names()), key=len, reverse=True)) + r")(?!\w)")


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_no_set_is_named(module: Path) -> None:
    text = module.read_text()
    assert [f"{text[: found.start()].count(chr(10)) + 1}: {found[0]}" for found in NAMES.finditer(text)] == []
