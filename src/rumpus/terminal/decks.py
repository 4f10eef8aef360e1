"""Deck files on the command line: `--deck FILE`, and `rumpus cards check FILE`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from rumpus.families import FAMILIES
from rumpus.family import BadDeck, Family, NoDecks
from rumpus.terminal.words import words_of


def load(paths: Sequence[Path], language: str, family: Family | None = None) -> None:
    """Play with these decks from now on; without a family, in the one that has deck files."""
    for path in paths:
        try:
            read(path, language, family)
        except BadDeck as error:
            raise type(error)([f"{path}: {fault}" for fault in error.faults]) from None


def check(path: Path, console: Console, language: str) -> int:
    """What is in a deck file, or everything that is wrong with it."""
    try:
        console.print(Text(read(path, language)), soft_wrap=True)
    except BadDeck as error:
        for fault in error.faults:
            console.print(Text(fault), soft_wrap=True)
        return 1
    return 0


def read(path: Path, language: str, family: Family | None = None) -> str:
    text = path.read_text(encoding="utf-8", errors="replace")
    if family is not None:
        return family.load_deck(text, language)
    for each in FAMILIES.values():
        try:
            return each.load_deck(text, language)
        except NoDecks:
            continue
    raise NoDecks([words_of(language).NO_DECKS.format(path=path)])
