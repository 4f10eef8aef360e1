"""What a seat is asked, for a client: the sentence, and each answer with what on the table it is about."""

from __future__ import annotations

import re
from typing import Any, cast

from rumpus.kernel import Game, Option, key_of
from rumpus.server.protocol import Choice, Question, Zone
from rumpus.smashup.catalog import CARDS
from rumpus.smashup.table import Table
from rumpus.smashup.text import Speaker, read_view
from rumpus.smashup.text.standing import result
from rumpus.smashup.view import zones_offered


def question(game: Game[Any], number: int, seat: int, speaker: Speaker, view: dict[str, Any]) -> Question:
    """The open question as this seat sees it; without choices if somebody else is asked, or nobody."""
    decision = game.decision
    if decision is None:
        return Question(number, [], words=result(read_view(view), speaker), prompt="over")
    asked = Question(number, list(decision.awaited), can_undo=game.can_undo(seat))
    if seat in decision.offers:
        seen = read_view(view)
        words = speaker.options(seen)
        asked.words, asked.source, asked.prompt = speaker.prompt(seen), decision.source, decision.prompt
        table = game.table
        assert isinstance(table, Table)
        zones = zones_offered(table)
        options = zip(decision.offers[seat], words, strict=True)
        asked.choices = [choice(option, said, zones) for option, said in options]
        for each in asked.choices:
            find_zone(zones, each, seat)
    return asked


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
        zone, player = zones[card]
        found.zone, found.player = cast(Zone, zone), player
    elif found.card:
        is_discarded = found.key.startswith("use ") or " from_discard" in found.key
        found.zone, found.player = "discard" if is_discarded else "hand", seat
