"""What goes wrong at a table: it is written down with the table's name and counted, and stops there.

Other tables notice nothing, and whoever runs the server sees the counts at /api/health.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from rumpus.server.limits import Rate, Rates

LOG = logging.getLogger("rumpus")
Where = Literal["bot", "call", "clock", "message", "review", "table"]  # what somebody sent; `table`: it cannot be read


OFTEN = Rate(10, 60.0)  # of one table: with a full disk each of a thousand would fill what is left with its complaints


class Troubles:
    def __init__(self) -> None:
        self.counts: Counter[Where] = Counter()
        self.written = Rates(OFTEN)

    def note(self, where: Where, table: str, error: Exception) -> None:
        self.counts[where] += 1
        if self.written.wait((where, table)):
            return
        told = {"table": table, "where": where}
        LOG.error("trouble with a %s at table %s: %r", where, table, error, exc_info=error, extra=told)

    @contextmanager
    def kept_at(self, where: Where, table: str) -> Iterator[None]:
        """Whatever goes wrong inside stays at this table."""
        try:
            yield
        except Exception as error:
            self.note(where, table, error)
