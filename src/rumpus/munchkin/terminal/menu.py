"""The answers as people at a terminal read them: beside a fight, and what differs only in its target on one line."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rumpus.family import Choice
from rumpus.family.menu import Menu
from rumpus.munchkin.cards.catalog import CARDS
from rumpus.munchkin.terminal.board import FightBox
from rumpus.munchkin.text import MunchkinView, Speaker
from rumpus.munchkin.text.cards import text_of
from rumpus.munchkin.text.naming import capital

FIGHTING = ("fight", "call", "help", "flight", "roll")
FIRST = (
    "call", "open", "loot", "end", "accept", "refuse", "counter", "run", "abandon", "pass", "done", "keep", "fight",
)  # fmt: skip
LONGEST_HINT = 160


class WindowMenu(Menu):
    def __init__(self, choices: Sequence[Choice], seen: MunchkinView, speaker: Speaker, prompt: str) -> None:
        self.choices = choices
        self.seen = seen
        self.speaker = speaker
        self.prompt = prompt
        super().__init__(choices)

    def draw(self) -> RenderableType:
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", min_width=3, style="bold")
        told: set[str] = set()
        for group in self.grouped():
            hint = self.hint(self.keys[group[0]])
            shown = Text("" if hint in told else hint, style="dim")
            told.add(hint)
            if len(group) > 1:
                table.add_row("", self.on_one_line(group), shown)
            else:
                table.add_row(self.take(group[0]), self.words[group[0]], shown)
        if self.seen.fight is not None and self.prompt in FIGHTING:
            return Group(FightBox(self.seen, self.seen.fight, self.speaker), table)
        return table

    def grouped(self) -> list[list[int]]:
        """What is done with the same card, and differs in the player only, belongs together; plain answers first."""
        groups: dict[str, list[int]] = {}
        for index, choice in enumerate(self.choices):
            is_aimed = choice.player >= 0 and not choice.zone and " trade " not in choice.key
            groups.setdefault(stem(choice.key) if is_aimed else choice.key, []).append(index)
        return sorted(groups.values(), key=lambda group: rank(self.keys[group[0]]))

    def on_one_line(self, group: list[int]) -> Text:
        """`Play Curse! Amnesia: 4 you, 5 Bob, 6 Cleo`."""
        line = Text(self.lead(self.keys[group[0]]) + ": ")
        for place, index in enumerate(group):
            line.append(", " if place else "")
            line.append(self.take(index), style="bold")
            line.append(f" {self.target(self.choices[index])}")
        return line

    def target(self, choice: Choice) -> str:
        """Who it is for, and what the answer says of them alone."""
        who = self.speaker.who(choice.player)
        if choice.key.startswith("ask "):
            return f"{who} (+{self.seen.heroes[choice.player].strength})"
        return who

    def lead(self, key: str) -> str:
        words = key.split()
        if words[0] in LEADS:
            return LEADS[words[0]]
        return (
            f"{capital(words[0])} {CARDS[words[1].split('#')[0]].name}"
            if len(words) > 2
            else f"Give {CARDS[words[0]].name}"
        )

    def hint(self, key: str) -> str:
        """What a card does that can be played or used."""
        words = key.split()
        if words[0] not in ("play", "use") or len(words) < 2:
            return ""
        text = text_of(CARDS[words[1].split("#")[0]])
        return text if len(text) <= LONGEST_HINT else text[:LONGEST_HINT].rsplit(" ", 1)[0] + " ..."


LEADS = {"ask": "Ask for help", "trade": "Offer a trade or a gift"}


def stem(key: str) -> str:
    return key.rpartition(" ")[0]


def rank(key: str) -> tuple[int, int]:
    """Plain answers, then cards, then what lies before one, then trade."""
    word = key.split()[0]
    if word == "0":  # so that numbers are called by their own
        return 2, 0
    if word in FIRST:
        return 0, FIRST.index(word)
    order = (
        "ask",
        "offer",
        "peek",
        "listen",
        "play",
        "use",
        "put",
        "drop",
        "be",
        "sell",
        "hand",
        "accept",
        "trade",
        "withdraw",
    )
    return 1, order.index(word) if word in order else 0
