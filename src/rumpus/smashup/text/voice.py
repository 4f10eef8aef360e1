"""What is said at a table: a question with what on the table each answer is about, lines of the log, the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rumpus.family import Asked, Line, Memory, View, choice
from rumpus.kernel import Event, Game
from rumpus.smashup.grammar import GRAMMAR
from rumpus.smashup.table.table import Table
from rumpus.smashup.text.seen import read_view
from rumpus.smashup.text.speaker import Speaker
from rumpus.smashup.text.standing import result
from rumpus.smashup.view import zones_offered


class Voice(Speaker):
    """A speaker as a table needs it: it reads plain views."""

    def asked(self, game: Game[Any], view: View) -> Asked:
        seen, decision, table = read_view(view), game.decision, game.table
        assert decision is not None and isinstance(table, Table)
        zones = zones_offered(table)
        options = zip(decision.offers[self.viewer], self.options(seen), strict=True)
        choices = [choice(GRAMMAR.read(option, zones, self.viewer), said) for option, said in options]
        return Asked(self.prompt(seen), choices)

    def waiting(self, view: View) -> str:
        question = read_view(view).question
        assert question is not None
        form = self.words.CHOOSES if question.source else self.words.THINKS
        card = self.word(question.source) if question.source else ""
        return form.format(who=self.words.listed([self.names[seat] for seat in question.awaited]), card=card)

    def lines(self, events: Sequence[Event], since: int = 0, memory: Memory | None = None) -> list[Line]:
        told = self.sentences(events, since, memory)
        return [Line(line.text, line.by, "turn" if line.kind == "turn" else "") for line in told]

    def result(self, view: View) -> str:
        return result(read_view(view), self)
