"""Bots are asked what they would answer: nobody does answer, and a scenario may end in the middle of an effect."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def at_rest() -> None:
    """Nothing has to be at rest here."""
