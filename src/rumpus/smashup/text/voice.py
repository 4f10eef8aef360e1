"""What is said at a table: a question with what on the table each answer is about, lines of the log, the result."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from rumpus.family import Asked, Choice, Line, Memory, View, choice
from rumpus.family.options import Places
from rumpus.kernel import Event, Game, Option, key_of
from rumpus.smashup.grammar import GRAMMAR
from rumpus.smashup.table.table import Table
from rumpus.smashup.text.seen import Seen, read_view
from rumpus.smashup.text.speaker import Speaker
from rumpus.smashup.text.standing import result
from rumpus.smashup.view import zones_offered


class Voice(Speaker):
    """A speaker as a table needs it: it reads plain views."""

    @cached_property
    def plays(self) -> dict[Option, Choice]:
        """What was said of each card that can be played."""
        return {}

    def asked(self, game: Game[Any], view: View) -> Asked:
        seen, decision, table = read_view(view), game.decision, game.table
        assert decision is not None and isinstance(table, Table)
        zones = zones_offered(table)
        choices = [self.choice(option, zones, seen) for option in decision.offers[self.viewer]]
        return Asked(self.prompt(seen), choices)

    def choice(self, option: Option, zones: Places, seen: Seen) -> Choice:
        """To play a card reads the same whatever lies on the table, and is offered again and again."""
        is_plain = option[0] == "play" and not zones
        found = self.plays.get(option) if is_plain else None
        if found is None:
            found = choice(option, GRAMMAR.read(option, zones, self.viewer), self.option(key_of(option), seen))
            if is_plain:
                self.plays[option] = found
        return found

    def waiting(self, view: View) -> str:
        question = view["question"]
        source, who = question["source"], self.words.listed([self.names[seat] for seat in question["awaited"]])
        form = self.words.CHOOSES if source else self.words.THINKS
        return form.format(who=who, card=self.word(source) if source else "")

    def lines(self, events: Sequence[Event], since: int = 0, memory: Memory | None = None) -> list[Line]:
        told = self.sentences(events, since, memory)
        return [Line(line.text, line.by, "turn" if line.kind == "turn" else "") for line in told]

    def result(self, view: View) -> str:
        return result(read_view(view), self)
