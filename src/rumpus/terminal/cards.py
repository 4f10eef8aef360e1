"""`rumpus cards`: every card with its numbers, its text, its rulings, and where its facts come from."""

from __future__ import annotations

import json
from argparse import Namespace

from rich.console import Console
from rich.text import Text

from rumpus.family import Desk


def cards(desk: Desk, told: Namespace, console: Console) -> int:
    found = desk.cards(told)
    if told.json:
        console.out(json.dumps([card.facts for card in found], indent=1), highlight=False)
        return 0
    for index, card in enumerate(found):
        first, *others = card.lines
        console.print(Text(("\n" if index else "") + first, style="bold"))
        for line in others:
            console.print(Text(line))
    return 0
