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

from rumpus.bots import Bot
from rumpus.server.stand_ins import Thought

PATIENCE = 5.0  # seconds that a thought may wait for its turn, beside those that the bot may take for it
KIND = 10  # so much do bots step back behind the server itself


def nothing() -> None:
    """What a new process has to do first where there is nothing to do."""


class Thinking:
    """`processes` at most; none: a thread, which will do for tests. `prepare` is done first in each: cards that were
    read from files are unknown there."""

    def __init__(self, processes: int = 0, prepare: Callable[[], None] = nothing) -> None:
        self.processes = processes
        self.prepare = prepare
        self._thread = ThreadPoolExecutor(1)
        self._pool: Executor | None = None  # nobody has had to think yet

    async def over(self, thought: Thought) -> tuple[int | None, Bot]:
        """The answer, and the bot with what it has learned. TimeoutError: nobody waits for it any longer."""
        try:
            async with asyncio.timeout(PATIENCE + thought.bot.seconds):
                return await asyncio.wrap_future(self.pool().submit(think, thought))  # called off with whoever waits
        except BrokenProcessPool as error:  # a process was killed: the next thought gets new ones
            self._pool = None
            raise TimeoutError from error

    async def soon(self, thought: Thought) -> tuple[int | None, Bot]:
        """The same for a bot that is never slow."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, think, thought)

    def pool(self) -> Executor:
        if self._pool is None:
            self._pool = self._thread
            if self.processes:
                # Not forked from a server that is at work: its locks and connections are none of theirs.
                spawning = multiprocessing.get_context("spawn")
                first = partial(begin, self.prepare)
                self._pool = ProcessPoolExecutor(self.processes, mp_context=spawning, initializer=first)
        return self._pool

    def close(self) -> None:
        for pool in (self._pool, self._thread):
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)


def think(thought: Thought) -> tuple[int | None, Bot]:
    return thought(), thought.bot


def begin(prepare: Callable[[], None]) -> None:
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
