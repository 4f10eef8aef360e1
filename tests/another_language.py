"""How another language is added: by files that stand beside the English ones. Here the made-up one."""

from __future__ import annotations

import json
import os
import shutil
from importlib import import_module
from pathlib import Path

import pytest

from rumpus.family.words import USUAL
from tests.brackets import in_brackets, made_up

ROOT = Path(__file__).parents[1]
NAME = "xx"
ROOMS = ("family", "smashup", "munchkin", "bots", "terminal", "server")  # that have words
SETS = ("munchkin/cards/decks/cthulhu",)  # likewise, beside those of their game
MODULE = """from rumpus.{room}.words.en import WORDS as ENGLISH
from tests.brackets import made_up

WORDS = made_up(ENGLISH)
"""


def checkout_with_it(folder: Path) -> Path:
    """All that a server needs, and the files of the language: no other file changes."""
    for part in ("src/rumpus", "web/dist"):
        shutil.copytree(ROOT / part, folder / part, copy_function=os.symlink)
    for room in (*ROOMS, *SETS):
        module = folder / "src" / "rumpus" / room / "words" / f"{NAME}.py"
        module.write_text(MODULE.format(room=room.replace("/", ".")))
    messages = json.loads((ROOT / "web" / "src" / "messages" / "en.json").read_text())
    (folder / "web" / "dist" / "messages").mkdir(exist_ok=True)
    (folder / "web" / "dist" / "messages" / f"{NAME}.json").write_text(json.dumps(in_brackets(messages)))
    return folder


def let_all_speak_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if its files were there, for a while."""
    for room in ROOMS:
        languages = import_module(f"rumpus.{room}.words").LANGUAGES
        monkeypatch.setitem(languages, NAME, made_up(languages[USUAL]))
