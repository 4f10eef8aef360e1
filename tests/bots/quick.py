"""Bots that think little, for tests that only want to know how they behave."""

from __future__ import annotations

import math

from rumpus.bots import BOTS, Bot

SIMULATIONS = 6  # the first worlds are as good as any to find out who peeks


def quick_bot(name: str, seed: int) -> Bot:
    bot = BOTS[name](seed, SIMULATIONS)
    bot.seconds = math.inf  # a busy machine must not change what it answers
    return bot


def sensible_bot(level: str) -> Bot:
    """A bot of this level that thinks as much as it takes to see what is obvious."""
    return BOTS[level](1, {"strong": 40, "master": 80}.get(level))
