"""A set is a folder or a file: nothing outside it names a class, an army, a card or a set."""

import re
from pathlib import Path

import pytest

from rumpus.family.ids import id_of
from rumpus.munchkin.cards.catalog import CARDS, SETS
from rumpus.smashup.cards.catalog import CARDS as SMASH_UP_CARDS

ROOT = Path(__file__).parents[2]
SOURCE, WEB = ROOT / "src" / "rumpus", ROOT / "web" / "src"
DECKS = SOURCE / "munchkin" / "cards" / "decks"
PICTURES = WEB / "lib" / "icons"  # of cards, by their ids
FILES = {
    "the server": [path for path in sorted(SOURCE.rglob("*.py")) if DECKS not in path.parents or path.parent == DECKS],
    "the page": [path for path in sorted(WEB.rglob("*")) if path.is_file() and PICTURES not in path.parents],
}
KINDS = {"super_munchkin", "alliance", "wandering_monster", "cheat", "undead", "twin"}  # printed as what they are


def names() -> set[str]:
    """As they are printed, in small letters, and their ids; what Smash Up calls the same is not a name. The id
    of what is no class or army is one only in quotes, if it is a word like any other."""
    found = {name for box in SETS.values() for name in (box.name, box.title.removeprefix("Munchkin "))}
    for card in CARDS.values():
        if id_of(card.name) not in {*KINDS, *SMASH_UP_CARDS}:
            found |= {card.name, card.plural, card.plural.lower()} if card.is_role else {card.name}
            found |= {card.id, card.name.lower()}
    return found


def pattern_of(name: str) -> str:
    card = CARDS.get(name)
    is_word = card is not None and not card.is_role and name.isalpha()
    return f"(?<=[\"'`]){name}(?=[\"'`])" if is_word else re.escape(name)


NAMES = re.compile(r"(?<!\w)(" + "|".join(map(pattern_of, sorted(names(), key=len, reverse=True))) + r")(?!\w)")


@pytest.mark.parametrize("part", FILES)
def test_no_set_is_named(part: str) -> None:
    assert len(FILES[part]) > 100
    found = {path.relative_to(ROOT).as_posix(): NAMES.findall(path.read_text()) for path in FILES[part]}
    assert {file: names for file, names in found.items() if names} == {}


def test_a_name_is_noticed_however_it_is_written() -> None:
    told = ["'froggoth'", "a professor", "`kitchen sink`", "Great Cthulhu", '"curse_change_sex"', "space orks"]
    assert all(map(NAMES.search, told))
    assert not NAMES.search("a bolter, with bagpipes")
