"""Takes news outside, to devices and webhooks, while nobody waits for it. What cannot be delivered is tried again a few
times, and then forgotten. Neither addresses nor what is said there are ever written to the log."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from importlib import import_module
from typing import Any, Literal, NamedTuple

from rumpus.server.limits import HOUR, Rate, Rates
from rumpus.server.outbound import Forbidden, Outbound
from rumpus.server.troubles import Troubles

LOG = logging.getLogger("rumpus")
MOST_WAITING = 1000  # letters
AT_ONCE = 8  # letters on their way
OFTEN = Rate(60, HOUR)  # to one seat on all its devices, or to one table
PAUSES = (5.0, 30.0, 180.0)  # seconds before each further try
GONE = (404, 410)
TOO_FAST = 429

Packed = tuple[bytes, dict[str, str]]
Outcome = Literal["done", "failed", "gone", "later"]


class Letter(NamedTuple):
    """What is sent, to whose address: a seat of a table, or the table itself (-1)."""

    table: str
    seat: int
    url: str
    pack: Callable[[], Packed]  # this may take a moment
    lost: Callable[[], None]  # called if there is no such address any more


class Courier:
    def __init__(self, outbound: Outbound, troubles: Troubles) -> None:
        self.outbound = outbound
        self.troubles = troubles
        self.rates = Rates(OFTEN)
        self.waiting: set[asyncio.Task[None]] = set()
        self._doors = asyncio.Semaphore(AT_ONCE)

    def send(self, letter: Letter) -> bool:
        """False: there are too many already, at this address or of all."""
        if len(self.waiting) >= MOST_WAITING or self.rates.wait((letter.table, letter.seat)):
            LOG.info("news for table %s were left out: there are too many", letter.table, extra={"table": letter.table})
            return False
        task = asyncio.create_task(self.deliver(letter))
        self.waiting.add(task)
        task.add_done_callback(self.waiting.discard)
        return True

    def stop(self) -> None:
        for task in self.waiting:
            task.cancel()

    async def deliver(self, letter: Letter) -> None:
        outcome = await self.try_once(letter)
        for pause in PAUSES:
            if outcome != "later":
                break
            await asyncio.sleep(pause)
            outcome = await self.try_once(letter)
        if outcome == "gone":
            with self.troubles.kept_at("call", letter.table):
                letter.lost()
        elif outcome != "done":
            LOG.info("news for table %s could not be delivered", letter.table, extra={"table": letter.table})

    async def try_once(self, letter: Letter) -> Outcome:
        posting = await imported("posting")
        try:
            async with self._doors:
                body, headers = await asyncio.to_thread(letter.pack)
                status: int = await posting.post(self.outbound, letter.url, body, headers)
        except Forbidden:
            return "failed"
        except (OSError, TimeoutError, posting.aiohttp.ClientError):  # they say the address
            return "later"
        except Exception as error:  # the keys of a device are none, for instance
            LOG.warning("news for table %s: %s", letter.table, type(error).__name__, extra={"table": letter.table})
            return "failed"
        if 200 <= status < 300:
            return "done"
        return "gone" if status in GONE else "later" if status == TOO_FAST or status >= 500 else "failed"


async def imported(name: str) -> Any:
    """One of our modules that takes long to import, without making anybody wait."""
    return await asyncio.to_thread(import_module, f"rumpus.server.{name}")
