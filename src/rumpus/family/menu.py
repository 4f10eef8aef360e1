"""The answers to a question, numbered for people at a terminal, and found again by number or by any words that tell one
from the rest."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rumpus.family import Choice


class Menu:
    """Numbers begin at 1, in the order in which they are shown. A family whose free choice is better shown otherwise
    draws its own menu; whatever it shows, it takes a number for it."""

    def __init__(self, choices: Sequence[Choice]) -> None:
        self.choices = choices
        self.keys = [choice.key for choice in choices]
        self.words = [choice.words for choice in choices]
        self.order: list[int] = []  # the option behind each number
        self.renderable = self.draw()

    def draw(self) -> RenderableType:
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", min_width=3, style="bold")
        for index, choice in enumerate(self.choices):
            table.add_row(self.take(index), choice.words, Text(self.hint(choice), style="dim"))
        return table

    def hint(self, choice: Choice) -> str:
        """What is shown after an answer: what a card does, for example."""
        return ""

    def nicknames(self, choice: Choice) -> list[str]:
        """Words that mean this answer besides its own."""
        return []

    def take(self, option: int) -> str:
        """The next number, for this option."""
        self.order.append(option)
        return str(len(self.order))

    def number(self, option: int) -> int:
        return self.order.index(option) + 1

    def find(self, typed: str) -> list[int]:
        """The options that the words may mean: one if all is well. Options that read alike count as one."""
        text = plain(typed)
        if re.fullmatch(r"-?\d+", typed.strip()):
            number = int(typed)
            return [self.order[number - 1]] if 1 <= number <= len(self.order) else []
        if typed in self.keys:
            return [self.keys.index(typed)]
        texts = [[*plain(choice.words).split(), *self.nicknames(choice)] for choice in self.choices]
        wanted = text.split()
        whole = [index for index, words in enumerate(texts) if all(part in words for part in wanted)]
        begun = [index for index, words in enumerate(texts) if all(begins(part, words) for part in wanted)]
        found = (whole or begun) if wanted else []
        return found[:1] if len({self.words[index] for index in found}) == 1 else found


def begins(part: str, words: list[str]) -> bool:
    return any(word.startswith(part) for word in words)


def plain(text: str) -> str:
    """As people type it: small letters, no punctuation."""
    return re.sub(r"[^a-z0-9#]+", " ", text.lower().replace("'", "")).strip()
