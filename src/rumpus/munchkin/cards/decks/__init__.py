"""The cards: a folder for each box that is written in Python, a deck file for each that people can correct."""

from __future__ import annotations

from pkgutil import get_data


def packed(name: str) -> str:
    """The text of a deck file that comes with Rumpus."""
    text = get_data(__name__, f"{name}.yaml")
    assert text is not None
    return text.decode()
