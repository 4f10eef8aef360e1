"""Where bots think: in processes of their own, one thought a table, so that nobody else's table waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from threading import Thread
from typing import TypeVar

from rumpus.bots import Bot
from rumpus.server.stand_ins import Thought

MOST_WAITING = 8  # thoughts for each process: whoever comes then has to be quick
PATIENCE = 5.0  # seconds that a thought may wait for its turn, beside those that the bot may take for it
STEP_BACK = 0.05  # seconds until it is seen again whether bots still think
KIND = 10  # so much do bots step back behind the server itself

T = TypeVar("T")


def nothing() -> None:
    """What a new process has to do first where there is nothing to do."""


class Thinking:
    """`processes` at most; none: a thread, which will do for tests. `prepare` is done first in each: cards that were
    read from files are unknown there."""

    def __init__(self, processes: int = 0, prepare: Callable[[], None] = nothing) -> None:
        self.processes = processes
        self.prepare = prepare
        self.asked = 0  # thoughts that somebody waits for
        self._thread = ThreadPoolExecutor(1)
        self._pool: Executor | None = None  # nobody has had to think yet

    async def over(self, thought: Thought) -> tuple[int | None, Bot]:
        """The answer, and the bot with what it has learned. TimeoutError: nobody waits for it any longer."""
        return await self.at_once(partial(think, thought), thought.bot.seconds)

    async def at_once(self, job: Callable[[], T], seconds: float) -> T:
        """Something that somebody at a table waits for, and that takes so long."""
        self.asked += 1
        try:
            async with asyncio.timeout(PATIENCE + seconds):
                return await asyncio.wrap_future(self.pool().submit(job))  # called off with whoever waits
        except BrokenProcessPool as error:  # a process was killed: the next thought gets new ones
            self._pool = None
            raise TimeoutError from error
        finally:
            self.asked -= 1

    @property
    def is_crowded(self) -> bool:
        """So many wait that long thoughts would not be over in time."""
        return self.asked >= MOST_WAITING * max(1, self.processes)

    async def soon(self, thought: Thought) -> tuple[int | None, Bot]:
        """The same for a bot that is never slow."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, think, thought)

    async def aside(self, job: Callable[[], T]) -> T:
        """What nobody at a table waits for: done while no bot has to think. TimeoutError: it could not be done now."""
        while self.asked:
            await asyncio.sleep(STEP_BACK)
        try:
            return await asyncio.wrap_future(self.pool().submit(job))
        except BrokenProcessPool as error:
            self._pool = None
            raise TimeoutError from error

    def pool(self) -> Executor:
        if self._pool is None:
            self._pool = self._thread
            if self.processes:
                self._pool = processes(self.processes, self.prepare)
        return self._pool

    def close(self) -> None:
        for pool in (self._pool, self._thread):
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)


def processes(count: int, prepare: Callable[[], None]) -> Executor:
    """They begin when there is something to do, and end with the server."""
    # Not forked from a server that is at work: its locks and connections are none of theirs.
    spawning = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, mp_context=spawning, initializer=partial(begin, prepare))


def think(thought: Thought) -> tuple[int | None, Bot]:
    return thought(), thought.bot


def begin(prepare: Callable[[], None]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the server, which has something to say before
    Thread(target=end_with_server, daemon=True).start()
    with suppress(OSError, AttributeError):  # not every system knows it
        os.nice(KIND)
    prepare()


def end_with_server() -> None:
    """Also if it is killed: nobody is left to send an answer to."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os.kill(os.getpid(), signal.SIGTERM)


def usual_processes() -> int:
    """One core is left to the server."""
    return max(1, (os.cpu_count() or 1) - 1)
