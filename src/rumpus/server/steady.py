"""The time of day, as it goes on by itself: nobody sets this clock while the server runs.

If the machine's clock is put forward or back, what waits for a time to pass neither happens at once nor never.
"""

from __future__ import annotations

import time
from collections.abc import Callable


class SteadyTime:
    """In seconds since 1970: what the clock showed at the start, and what has passed since."""

    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        self.clock = clock or since_boot
        self.start = time.time() - self.clock()

    def __call__(self) -> float:
        return self.start + self.clock()


def since_boot() -> float:
    """Also while the machine sleeps, where the system knows that."""
    boot: int | None = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)
