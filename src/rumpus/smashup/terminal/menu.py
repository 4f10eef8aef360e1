"""The answers as people at a terminal read them: the free choice of a turn is a table of the hand and the bases."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rumpus.family import Choice
from rumpus.family.menu import Menu
from rumpus.smashup.cards.catalog import CARDS
from rumpus.smashup.terminal.board import LABELS, in_order, named
from rumpus.smashup.text import Seen
from rumpus.smashup.words import English

FROM_DISCARD = ("play", "discard")


class TurnMenu(Menu):
    def __init__(self, choices: Sequence[Choice], seen: Seen, viewer: int, words: English) -> None:
        self.seen = seen
        self.viewer = viewer
        self.language = words
        self.is_free_choice = any(choice.role == "end" for choice in choices)
        super().__init__(choices)

    def draw(self) -> RenderableType:
        return self.free_choice() if self.is_free_choice else super().draw()

    def nicknames(self, choice: Choice) -> list[str]:
        """The letter of the base which the answer is about: `play x at base`, the base itself, or a piece there."""
        for place, base in enumerate(self.seen.bases):
            if choice.base == base.card or any(
                piece.serial == choice.piece for on in base.on for piece in (on, *on.on)
            ):
                return [LABELS[place].lower()]
        return []

    def hint(self, choice: Choice) -> str:
        """What a card does that can be used at a scoring."""
        is_about_it = choice.verb in ("play", "use") and choice.card and not choice.base
        return self.language.text(CARDS[choice.card]) if is_about_it else ""

    def free_choice(self) -> RenderableType:
        """The hand, with a number for each base where a card can go; below it, what else can be done."""
        words = self.language
        bases = [base.card for base in self.seen.bases]
        hand = self.seen.seats[self.viewer].hand
        table = Table.grid(padding=(0, 1))
        table.add_column()
        table.add_column(justify="right", min_width=2, style="bold")
        for _ in bases:
            table.add_column(justify="right", min_width=2, style="bold")
        table.add_column()
        table.add_row(words.YOUR_HAND, "", *[Text(LABELS[place], style="dim") for place in range(len(bases))], "")
        for card_id in in_order(hand, words):
            plays = [self.cell(card_id, "hand", base) for base in ("", *bases)]
            text = words.text(CARDS[card_id]) if any(plays) else ""  # what cannot be played now is not explained again
            table.add_row(named(card_id, words, hand.count(card_id)), *plays, Text(text, style="dim"))
        discarded = [choice.card for choice in self.choices if (choice.verb, choice.zone) == FROM_DISCARD]
        for card_id in in_order(discarded, words):
            plays = ["", *[self.cell(card_id, "discard", base) for base in bases]]
            table.add_row(words.FROM_DISCARD.format(card=named(card_id, words)), *plays, "")
        others = [index for index in range(len(self.keys)) if index not in self.order]
        rest = Table.grid(padding=(0, 1))
        rest.add_column(justify="right", min_width=3, style="bold")
        for index in others:
            rest.add_row(self.take(index), self.words[index])
        return Group(table, rest)

    def cell(self, card: str, zone: str, base: str) -> str:
        """The number of the answer that plays a card from there to this base."""
        for index, choice in enumerate(self.choices):
            if (choice.verb, choice.card, choice.zone, choice.base) == ("play", card, zone, base):
                return self.take(index)
        return ""
