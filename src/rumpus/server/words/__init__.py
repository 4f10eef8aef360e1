"""Everything that the server itself says to people, by key; the game has its own words."""

from __future__ import annotations

from rumpus.server.words.english import WORDS


def words(key: str, **values: object) -> str:
    return WORDS[key].format_map(values)
