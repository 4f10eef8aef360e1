"""Is one stronger than another? Asked after every round, and answered as soon as the rounds say it clearly enough.

Two tests run side by side (Wald's, with the variance that the rounds turn out to have): is it better by `margin` rather
than equal, and is it worse by that rather than equal? Whoever is equal is called stronger or weaker in at most
`FALSE_ALARM` of all cases, and whoever differs by the margin is missed in at most `MISSED`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal

FALSE_ALARM, MISSED = 0.05, 0.05
FEWEST = 16  # rounds: before, their variance is not known well enough
DOUBT = 4  # rounds that the variance counts like, which is expected before any is played

# `close`: if there is a difference, it is smaller than the margin. `open`: play on.
Verdict = Literal["stronger", "weaker", "close", "open"]


def verdict(values: Sequence[float], equal: float, margin: float, expected: float) -> Verdict:
    """What rounds come to with these values: `equal` on average if there is no difference. Their variance is `expected`
    to begin with, so that a few that happen to be alike do not settle anything."""
    if len(values) < FEWEST:
        return "open"
    mean = sum(values) / len(values)
    variance = (sum((value - mean) ** 2 for value in values) + DOUBT * expected) / (len(values) - 1 + DOUBT)
    better, worse = [
        len(values) * margin * (sign * (mean - equal) - margin / 2) / variance for sign in (1, -1)
    ]  # how much likelier it is that there is this difference than that there is none, as a logarithm
    found, rejected = math.log((1 - MISSED) / (FALSE_ALARM / 2)), math.log(MISSED / (1 - FALSE_ALARM / 2))
    if better >= found:
        return "stronger"
    if worse >= found:
        return "weaker"
    return "close" if better <= rejected and worse <= rejected else "open"
