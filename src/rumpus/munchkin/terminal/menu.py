"""The answers as people at a terminal read them: beside a fight, and what differs only in its target on one line."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rumpus.family import Answer, Choice, Part
from rumpus.family.menu import Menu
from rumpus.munchkin.cards.catalog import CARDS
from rumpus.munchkin.terminal.board import FightBox
from rumpus.munchkin.text import MunchkinView, Speaker
from rumpus.munchkin.text.cards import text_of

FIGHTING = ("fight", "call", "help", "flight", "roll")
FIRST = (
    ("call",), ("open door",), ("loot the room",), ("end turn",), ("accept", "accept trade"),
    ("refuse", "refuse trade"), ("counter", "counter trade"), ("run",), ("abandon",), ("pass", "pass this fight"),
    ("done",), ("keep",), ("fight",),
)  # fmt: skip
THEN = (
    ("ask",), ("ask everybody",), ("offer help",), ("peek",), ("listen",), ("play",), ("use",), ("put on", "put away"),
    ("drop",), ("be rid of",), ("sell",), ("hand in",), ("trade",), ("withdraw", "withdraw trade"),
    ("show hand",),
)  # fmt: skip
RANKS = {
    verb: (part, place)
    for part, order in enumerate((FIRST, THEN))
    for place, verbs in enumerate(order)
    for verb in verbs
}
AIMED = ("", "ask", "play", "trade", "use")  # the player who is named last is whom it is for
LONGEST_HINT = 160


class WindowMenu(Menu):
    def __init__(self, choices: Sequence[Choice], seen: MunchkinView, speaker: Speaker, prompt: str) -> None:
        self.seen = seen
        self.speaker = speaker
        self.prompt = prompt
        super().__init__(choices)

    def draw(self) -> RenderableType:
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", min_width=3, style="bold")
        told: set[str] = set()
        for group in self.grouped():
            hint = self.hint(self.choices[group[0]])
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
            groups.setdefault(stem(choice), []).append(index)
        return sorted(groups.values(), key=lambda group: rank(self.choices[group[0]]))

    def on_one_line(self, group: list[int]) -> Text:
        """`Play Curse! Burnt Fingers: 4 you, 5 Bob, 6 Cleo`."""
        line = Text(self.lead(self.choices[group[0]]) + ": ")
        for place, index in enumerate(group):
            line.append(", " if place else "")
            line.append(self.take(index), style="bold")
            line.append(f" {self.target(self.choices[index])}")
        return line

    def lead(self, choice: Choice) -> str:
        return self.speaker.words.LEADS[choice.verb].format(card=self.speaker.word(choice.card))

    def target(self, choice: Choice) -> str:
        """Who it is for, and what the answer says of them alone."""
        who = self.speaker.who(choice.player)
        if choice.verb == "ask":
            return f"{who} (+{self.seen.heroes[choice.player].strength})"
        return who

    def hint(self, choice: Choice) -> str:
        """What a card does that can be played or used."""
        if choice.verb not in ("play", "use") or not choice.card:
            return ""
        text = text_of(CARDS[choice.card], self.speaker.words)
        return text if len(text) <= LONGEST_HINT else text[:LONGEST_HINT].rsplit(" ", 1)[0] + " ..."


def stem(choice: Choice) -> str:
    """An answer without whom it is for. Where nothing but a player is named, it has none."""
    *rest, last = choice.parts or [Part()]
    is_aimed = last.player >= 0 and choice.verb in AIMED and (choice.verb or rest)
    return Answer(choice.verb, choice.role, rest if is_aimed else choice.parts).key


def rank(choice: Choice) -> tuple[int, int]:
    """Plain answers, then cards, then what lies before one, then trade."""
    if choice.parts and choice.parts[0].number == 0:  # so that numbers are called by their own
        return 2, 0
    return RANKS.get(choice.verb, (1, 0))
