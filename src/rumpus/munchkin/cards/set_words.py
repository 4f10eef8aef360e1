"""What a set says in words of its own, in one language: they are laid beside those of the rules.

Each constant is called as in `munchkin/words/en`, and has the same shape. A set that says nothing of its own needs
none.
"""

from __future__ import annotations

from collections.abc import Mapping


class SetWords:
    EVENTS: Mapping[str, tuple[str, ...]] = {}
    LESSON: Mapping[str, tuple[str, str]] = {}
    LESSON_OTHERWISE: Mapping[str, tuple[str, str]] = {}
    OPTIONS: Mapping[str, str] = {}
    OPTIONS_OF_PROMPTS: Mapping[tuple[str, str], str] = {}
    PROMPTS: Mapping[str, str] = {}
    PROMPTS_OF_CARDS: Mapping[tuple[str, str], str] = {}
    TARGETS: Mapping[tuple[str, int | str], str] = {}
    THROWS: Mapping[str, str] = {}
    WAITING_PROMPTS: Mapping[str, str] = {}
