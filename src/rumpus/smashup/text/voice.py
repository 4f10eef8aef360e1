"""What is said at a table: a question with what on the table each answer is about, lines of the log, the result."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from rumpus.family import Asked, Choice, Line, Memory, View
from rumpus.kernel import Event, Game, Option, key_of
from rumpus.smashup.cards.catalog import CARDS
from rumpus.smashup.table.table import Table
from rumpus.smashup.text import english
from rumpus.smashup.text.naming import listed
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
        choices = [choice(option, said, zones) for option, said in options]
        for each in choices:
            find_zone(zones, each, self.viewer)
        return Asked(self.prompt(seen), choices)

    def waiting(self, view: View) -> str:
        question = read_view(view).question
        assert question is not None
        form = english.CHOOSES if question.source else english.THINKS
        card = CARDS[question.source].name if question.source else ""
        return form.format(who=listed([self.names[seat] for seat in question.awaited]), card=card)

    def lines(self, events: Sequence[Event], since: int = 0, memory: Memory | None = None) -> list[Line]:
        told = self.sentences(events, since, memory)
        return [Line(line.text, line.by, "turn" if line.kind == "turn" else "") for line in told]

    def result(self, view: View) -> str:
        return result(read_view(view), self)


Zones = dict[str, tuple[str, int]]


def choice(option: Option, words: str, zones: Zones) -> Choice:
    """A faction may be called like a card: only what lies somewhere is one."""
    found = Choice(key_of(option), words)
    first, *rest = option
    if first in ("play", "use") and rest:
        found.card = str(rest[0])
        if first == "use" and len(rest) > 1:
            found.piece = int(rest[1])
        if "at" in rest:
            found.base = str(rest[-1])
    elif rest and isinstance(rest[0], int):
        found.card, found.piece = str(first), rest[0]
    elif first in CARDS and CARDS[str(first)].kind == "base":
        found.base = str(first)
    elif first in zones:
        found.card = str(first)
    elif re.fullmatch(r"P\d", str(first)):
        found.player = int(str(first)[1:])
    return found


def find_zone(zones: Zones, found: Choice, seat: int) -> None:
    """Where the card of a choice lies: the table knows it of the cards that an effect offers, and the free choice of a
    turn is from the hand, but for what is used or played from the discard pile."""
    card = found.card or found.base
    if found.piece or not card:
        return
    if card in zones:
        found.zone, found.player = zones[card]
    elif found.card:
        is_discarded = found.key.startswith("use ") or " from_discard" in found.key
        found.zone, found.player = "discard" if is_discarded else "hand", seat
