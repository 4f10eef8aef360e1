"""Another language lays its words beside the English ones, as far as it has any."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from rumpus import FAMILIES
from rumpus.bots import described
from rumpus.family import Family
from rumpus.family import words as shared
from rumpus.family.consequences import Reason, Upshot
from rumpus.munchkin import words as munchkin
from rumpus.smashup import words as smashup
from tests import another_language
from tests.brackets import outside


class Shared(shared.English):
    AND = " und "
    BOTS = {"fair": ("Gierig", "Nimmt, was gerade gut aussieht.")}


class Munchkin(Shared, munchkin.English):
    OPTIONS = {"yes": "Ja"}
    COUNTED = {"card": ("eine Karte", "{count} Karten")}
    SET_TITLES = {"cthulhu": "Munchkin Klein-Cthulhu"}
    SET_OPTIONS = {"singing": ("Gesang", "Wer singt, bekommt mehr.")}
    GROUPS = {"cultist": "Kultisten"}


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch) -> munchkin.English:
    monkeypatch.setitem(shared.LANGUAGES, "de", Shared())
    monkeypatch.setitem(munchkin.LANGUAGES, "de", Munchkin())
    return munchkin.words_of("de")


def test_what_it_has_no_words_for_is_said_in_english(german: munchkin.English) -> None:
    assert (german.OPTIONS["yes"], german.OPTIONS["no"]) == ("Ja", "No")
    assert (german.counted(2, "card"), german.counted(2, "door")) == ("2 Karten", "2 doors")
    assert german.listed(["Ann", "Bob"]) == "Ann und Bob"
    assert munchkin.words_of("en").OPTIONS["yes"] == "Yes"


def test_a_room_without_any_words_of_it_speaks_english(german: munchkin.English) -> None:
    assert smashup.words_of("de") is smashup.words_of("en")
    with pytest.raises(shared.NoSuchLanguage, match="there are en, de"):
        smashup.words_of("tlh")


def test_what_stands_in_the_files_of_sets_and_bots_can_be_overlaid(german: munchkin.English) -> None:
    book = FAMILIES["munchkin"].rulebook("de")
    english = FAMILIES["munchkin"].rulebook("en")
    assert book.sets == {**english.sets, "cthulhu": "Munchkin Klein-Cthulhu"}
    assert book.groups == {**english.groups, "cultist": "Kultisten"}
    titles = {option.name: option.title for option in book.options}
    assert titles == {**{option.name: option.title for option in english.options}, "singing": "Gesang"}
    assert described("fair", "de").title == "Gierig"
    assert described("random", "de") == described("random", "en")


def test_all_that_sets_say_of_themselves_is_looked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their titles, what they leave to the table, and whom their monsters like."""
    another_language.let_all_speak_it(monkeypatch)
    book = FAMILIES["munchkin"].rulebook(another_language.NAME)
    assert len(book.options) > 5
    assert len(book.groups) > 5
    told = [*book.sets.values(), *book.groups.values()]
    for option in book.options:
        told += [option.title, option.text, *[value.title for value in option.values]]
    assert outside(" ".join(told)) == []


@pytest.mark.parametrize("family", FAMILIES.values(), ids=FAMILIES)
def test_why_an_answer_is_better_is_told_in_any_language(family: Family, monkeypatch: pytest.MonkeyPatch) -> None:
    another_language.let_all_speak_it(monkeypatch)
    speaker, words = family.speaker(["Ann", "Bob"], 0, another_language.NAME), family.words()
    card = family.rulebook().cards[0].id
    for upshots, averted in ((words.UPSHOTS, ()), ((), words.AVERTED)):
        reason = Reason(*[[Upshot(name, 1, card, 2) for name in names] for names in (upshots, averted)])
        assert outside(speaker.because(reason), ["Bob"]) == []


def test_all_words_are_used() -> None:
    source = Path(shared.__file__).parents[2]
    declared: dict[str, Path] = {}
    for path in [*source.glob("*/words/en.py"), *source.glob("*/words/en/*.py")]:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ClassDef):
                told = [each for each in node.body if isinstance(each, ast.Assign | ast.AnnAssign)]
                for target in [each.target if isinstance(each, ast.AnnAssign) else each.targets[0] for each in told]:
                    declared[ast.unparse(target)] = path
    used = set(re.findall(r"\.([A-Z][A-Z_]+)\b", "".join([path.read_text() for path in source.rglob("*.py")])))
    assert len(declared) > 300
    assert {name: path.name for name, path in declared.items() if name.isupper() and name not in used} == {}
