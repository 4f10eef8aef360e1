"""What the server says comes from one file: every key is there, and none is left over."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from rumpus.family import words as shared
from rumpus.server import words as package
from rumpus.server.calling import MINE, OURS
from rumpus.server.preview import EMPTY, INVITE, WATCH
from rumpus.server.talk import PHRASES
from rumpus.server.words import LANGUAGES, language_of, words
from rumpus.server.words.en import WORDS
from tests import another_language
from tests.server.speaking import turned_away

SOURCE = Path(package.__file__).parents[2]
KEY_AT = {"words": 0, "BadStore": 0, "Fault": 1, "refuse": 2}  # where a call names its words


def used() -> set[str]:
    found: set[str] = set()
    for path in [*(SOURCE / "server").glob("*.py"), SOURCE / "terminal" / "serve.py"]:
        for call in ast.walk(ast.parse(path.read_text())):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in KEY_AT:
                key = call.args[KEY_AT[call.func.id]]
                if isinstance(key, ast.Constant):
                    found.add(str(key.value))
    return found


def test_every_key_has_words_and_all_words_have_a_key() -> None:
    assert used() | {*PHRASES.values(), *MINE.values(), *OURS.values(), *EMPTY, *INVITE, *WATCH} == set(WORDS)


def test_what_stands_in_braces_is_filled_in() -> None:
    assert words("does not agree", "en", name="Zoe") == "Zoe does not agree."


def test_who_asks_for_a_language_that_is_not_spoken_hears_english(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [language_of(wish) for wish in ("en", "en-GB", "EN", "tlh", "", "?")] == ["en"] * 6
    monkeypatch.setitem(shared.LANGUAGES, "de", shared.English())
    assert [language_of(wish) for wish in ("de", "de-AT", "DE", "nl")] == ["de", "de", "de", "en"]


def test_whoever_names_a_language_is_told_faults_in_it(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    another_language.let_all_speak_it(monkeypatch)
    for language, told in (("en", "no such table"), ("xx", "⟦no⟧ ⟦such⟧ ⟦table⟧"), ("yy", "no such table")):
        address = f"nowhere?language={language}"
        assert client.get(f"/api/rooms/{address}").json() == {"error": told}
        assert turned_away(client, address) == {"type": "refused", "code": "no such room", "words": told}


def test_what_a_language_has_no_words_for_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shared.LANGUAGES, "de", shared.English())
    assert words("watching", "de") == WORDS["watching"]
    monkeypatch.setitem(LANGUAGES, "de", {"no table": "kein Tisch"})
    assert (words("no table", "de"), words("watching", "de")) == ("kein Tisch", WORDS["watching"])


def test_no_sentence_is_in_the_code() -> None:
    """A text of several words that ends like a sentence, or is told as a fault."""
    for path in (SOURCE / "server").glob("*.py"):
        tree = ast.parse(path.read_text())
        documented = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documented:
                assert not re.fullmatch(r"[A-Z]\w+( [\w,']+)+[.!?]", node.value), f"{path.name}: {node.value}"
