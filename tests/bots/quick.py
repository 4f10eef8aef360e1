"""Bots that think little, for tests that only want to know how they behave."""

from __future__ import annotations

from rumpus.bots import BOTS, Bot

SIMULATIONS = 6  # the first worlds are as good as any to find out who peeks


def quick_bot(name: str, seed: int) -> Bot:
    return BOTS[name](seed, SIMULATIONS)


def sensible_bot(level: str) -> Bot:
    """A bot of this level that thinks as much as it takes to see what is obvious."""
    return BOTS[level](1, {"strong": 40, "master": 80}.get(level))
