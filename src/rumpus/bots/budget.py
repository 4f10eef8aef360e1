"""How much a bot may think about one answer."""

from __future__ import annotations

from time import monotonic


class Budget:
    """So many simulations, which are the same in every process; and so many seconds, so that nobody waits for a machine
    that is slow or busy."""

    __slots__ = ("_deadline", "left", "spent")

    def __init__(self, simulations: int, seconds: float) -> None:
        self.left = simulations
        self.spent = 0
        self._deadline = monotonic() + seconds

    def take(self) -> bool:
        """One more simulation, if there is one left."""
        if self.left <= 0 or monotonic() > self._deadline:
            self.left = 0
            return False
        self.left -= 1
        self.spent += 1
        return True
