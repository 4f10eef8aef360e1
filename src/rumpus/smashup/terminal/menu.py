"""The answers as people at a terminal read them: the free choice of a turn is a table of the hand and the bases."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rumpus.family import Choice
from rumpus.family.menu import Menu
from rumpus.smashup.cards.catalog import CARDS
from rumpus.smashup.terminal.board import LABELS, in_order, named
from rumpus.smashup.text import Seen


class TurnMenu(Menu):
    def __init__(self, choices: Sequence[Choice], seen: Seen, viewer: int) -> None:
        assert seen.question is not None
        self.seen = seen
        self.viewer = viewer
        keys = [choice.key for choice in choices]
        self.is_free_choice = seen.question.prompt == "play" and "end turn" in keys
        super().__init__(choices)

    def draw(self) -> RenderableType:
        return self.free_choice() if self.is_free_choice else super().draw()

    def nicknames(self, key: str) -> list[str]:
        """The letter of the base which the answer is about: `play x at base`, the base itself, or a piece there."""
        for place, base in enumerate(self.seen.bases):
            serials = [piece.serial for each in base.on for piece in (each, *each.on)]
            if key.split()[-1] == base.card or key.rpartition("#")[2] in map(str, serials):
                return [LABELS[place].lower()]
        return []

    def hint(self, key: str) -> str:
        """What a card does that can be used at a scoring."""
        found = re.fullmatch(r"(?:play|use) (\w+)(?:#\d+)?", key)
        return CARDS[found[1]].text if found else ""

    def free_choice(self) -> RenderableType:
        """The hand, with a number for each base where a card can go; below it, what else can be done."""
        bases = [base.card for base in self.seen.bases]
        hand = self.seen.seats[self.viewer].hand
        table = Table.grid(padding=(0, 1))
        table.add_column()
        table.add_column(justify="right", min_width=2, style="bold")
        for _ in bases:
            table.add_column(justify="right", min_width=2, style="bold")
        table.add_column()
        table.add_row("Your hand", "", *[Text(LABELS[place], style="dim") for place in range(len(bases))], "")
        for card_id in in_order(hand):
            plays = [self.cell(f"play {card_id}"), *[self.cell(f"play {card_id} at {base}") for base in bases]]
            text = CARDS[card_id].text if any(plays) else ""  # what cannot be played now is not explained again
            table.add_row(named(card_id, hand.count(card_id)), *plays, Text(text, style="dim"))
        for card_id in from_discard(self.keys):
            plays = ["", *[self.cell(f"play {card_id} from_discard at {base}") for base in bases]]
            table.add_row(f"{named(card_id)} from your discard pile", *plays, "")
        others = [index for index in range(len(self.keys)) if index not in self.order]
        rest = Table.grid(padding=(0, 1))
        rest.add_column(justify="right", min_width=3, style="bold")
        for index in others:
            rest.add_row(self.take(index), self.words[index])
        return Group(table, rest)

    def cell(self, key: str) -> str:
        return self.take(self.keys.index(key)) if key in self.keys else ""


def from_discard(keys: list[str]) -> list[str]:
    found = [re.fullmatch(r"play (\w+) from_discard at \w+", key) for key in keys]
    return in_order([match[1] for match in found if match])
