"""The answers to a question, numbered for people, and found again by number or by any words that tell one from the
rest."""

from __future__ import annotations

import re

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rumpus.smashup.catalog import CARDS
from rumpus.smashup.text import Seen, Speaker
from rumpus.smashup.text.cards import plain
from rumpus.terminal.board import LABELS, in_order, named


class Menu:
    """Numbers begin at 1, in the order in which they are shown."""

    def __init__(self, seen: Seen, speaker: Speaker) -> None:
        assert seen.question is not None
        self.seen = seen
        self.keys = seen.question.options
        self.words = speaker.options(seen)
        self.order: list[int] = []  # the option behind each number
        self.is_free_choice = seen.question.prompt == "play" and "end turn" in self.keys
        self.renderable = self._free_choice(speaker) if self.is_free_choice else self._plain()

    def find(self, typed: str) -> list[int]:
        """The options that the words may mean: one if all is well. Options that read alike count as one."""
        text = plain(typed)
        if text.isdigit():
            return [self.order[int(text) - 1]] if 1 <= int(text) <= len(self.order) else []
        if typed in self.keys:
            return [self.keys.index(typed)]
        texts = [[*plain(words).split(), *self._letter(key)] for words, key in zip(self.words, self.keys, strict=True)]
        wanted = text.split()
        whole = [index for index, words in enumerate(texts) if all(part in words for part in wanted)]
        begun = [index for index, words in enumerate(texts) if all(begins(part, words) for part in wanted)]
        found = (whole or begun) if wanted else []
        return found[:1] if len({self.words[index] for index in found}) == 1 else found

    def number(self, option: int) -> int:
        return self.order.index(option) + 1

    def _letter(self, key: str) -> list[str]:
        """That of the base which the answer is about: `play x at base`, the base itself, or a piece there."""
        for place, base in enumerate(self.seen.bases):
            serials = [piece.serial for each in base.on for piece in (each, *each.on)]
            if key.split()[-1] == base.card or key.rpartition("#")[2] in map(str, serials):
                return [LABELS[place].lower()]
        return []

    def _take(self, option: int) -> str:
        self.order.append(option)
        return str(len(self.order))

    def _plain(self) -> RenderableType:
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", min_width=3, style="bold")
        for index, (key, words) in enumerate(zip(self.keys, self.words, strict=True)):
            table.add_row(self._take(index), words, Text(special_text(key), style="dim"))
        return table

    def _free_choice(self, speaker: Speaker) -> RenderableType:
        """The hand, with a number for each base where a card can go; below it, what else can be done."""
        bases = [base.card for base in self.seen.bases]
        hand = self.seen.seats[speaker.viewer].hand
        table = Table.grid(padding=(0, 1))
        table.add_column()
        table.add_column(justify="right", min_width=2, style="bold")
        for _ in bases:
            table.add_column(justify="right", min_width=2, style="bold")
        table.add_column()
        table.add_row("Your hand", "", *[Text(LABELS[place], style="dim") for place in range(len(bases))], "")
        for card_id in in_order(hand):
            plays = [self._cell(f"play {card_id}"), *[self._cell(f"play {card_id} at {base}") for base in bases]]
            text = CARDS[card_id].text if any(plays) else ""  # what cannot be played now is not explained again
            table.add_row(named(card_id, hand.count(card_id)), *plays, Text(text, style="dim"))
        for card_id in from_discard(self.keys):
            plays = ["", *[self._cell(f"play {card_id} from_discard at {base}") for base in bases]]
            table.add_row(f"{named(card_id)} from your discard pile", *plays, "")
        others = [index for index in range(len(self.keys)) if index not in self.order]
        rest = Table.grid(padding=(0, 1))
        rest.add_column(justify="right", min_width=3, style="bold")
        for index in others:
            rest.add_row(self._take(index), self.words[index])
        return Group(table, rest)

    def _cell(self, key: str) -> str:
        return self._take(self.keys.index(key)) if key in self.keys else ""


def special_text(key: str) -> str:
    """What a card does that can be used at a scoring."""
    found = re.fullmatch(r"(?:play|use) (\w+)(?:#\d+)?", key)
    return CARDS[found[1]].text if found else ""


def from_discard(keys: list[str]) -> list[str]:
    found = [re.fullmatch(r"play (\w+) from_discard at \w+", key) for key in keys]
    return in_order([match[1] for match in found if match])


def begins(part: str, words: list[str]) -> bool:
    return any(word.startswith(part) for word in words)
