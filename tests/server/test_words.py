"""What the server says comes from one file: every key is there, and none is left over."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from rumpus.server import words as package
from rumpus.server.words import words
from rumpus.server.words.english import WORDS

SOURCE = Path(package.__file__).parents[2]
KEY_AT = {"words": 0, "refuse": 2}  # where a call names its words


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
    assert used() == set(WORDS)


def test_what_stands_in_braces_is_filled_in() -> None:
    assert words("does not agree", name="Zoe") == "Zoe does not agree."


def test_no_sentence_is_in_the_code() -> None:
    """A text of several words that ends like a sentence, or is told as a fault."""
    for path in (SOURCE / "server").glob("*.py"):
        tree = ast.parse(path.read_text())
        documented = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documented:
                assert not re.fullmatch(r"[A-Z]\w+( [\w,']+)+[.!?]", node.value), f"{path.name}: {node.value}"
