"""The program's side of a conversation in lines: every message is a JSON object in a line of its own."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any, TextIO

import msgspec

from rumpus.outside.asked import Asked, Question

Decide = Callable[[Asked], str | None]  # the key of an answer; None: nothing, if nobody waits for it


def answer_lines(decide: Decide, heard: TextIO = sys.stdin, said: TextIO = sys.stdout) -> None:
    """Play all games that are asked about in lines, until there are no more."""
    messages: Iterator[dict[str, Any]] = (msgspec.json.decode(line) for line in iter(heard.readline, ""))

    def say(**message: Any) -> None:
        said.write(msgspec.json.encode(message).decode() + "\n")
        said.flush()

    def position() -> str:
        say(type="position")
        return str(next(messages)["scenario"])

    seat, family = -1, ""
    for message in messages:
        if message["type"] == "game":
            seat, family = message["seat"], message["family"]
        elif message["type"] == "question":
            asked = Asked(msgspec.convert(message, Question), seat, family, message["view"], position)
            say(type="answer", number=asked.number, key=decide(asked))
