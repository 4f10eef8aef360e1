"""`rumpus serve --processes N`: several servers at one address and on one database. Who fails is started again."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess

from rumpus.server.words import words
from rumpus.terminal.serve import HOME, complain, listening

LOOK_EVERY = 0.5  # seconds
TOO_SOON = 1.0  # seconds: who fails within that is not started again at once
STOPPED_WITHIN = 10.0  # seconds
REFUSED = 2  # what a server returns that cannot be started like this
Serve = Callable[..., int]


def serve_together(
    count: int, host: str, port: int, peer: str, language: str, prepare: Callable[[], None], serve: Serve
) -> int:
    """`peer`: where servers on other machines reach the first of them, and the next ones at the ports after it."""
    try:
        listener = listening(host, port)
        where, _, first = (peer or f"{HOME}:0").rpartition(":")
        peers = [f"{where}:{int(first) + number if int(first) else 0}" for number in range(count)]
    except (OSError, ValueError) as error:
        return complain(words("no peer", language, address=peer or f"{host}:{port}", error=error), language)
    starts = [partial(begin, serve, prepare, listener, each, is_quiet=number > 0) for number, each in enumerate(peers)]
    return Servers(starts).run()


class Servers:
    def __init__(self, starts: Sequence[Callable[[], None]]) -> None:
        self.starts = starts
        self.began = [0.0] * len(starts)
        self.is_stopping = False

    def run(self) -> int:
        for each in (signal.SIGINT, signal.SIGTERM):
            signal.signal(each, self.stop)
        processes = [self.start(number) for number in range(len(self.starts))]
        code = 0
        while not self.is_stopping:
            wait([process.sentinel for process in processes], LOOK_EVERY)
            for number, process in enumerate(processes):
                if process.is_alive() or self.is_stopping:
                    continue
                if process.exitcode == REFUSED:
                    code, self.is_stopping = REFUSED, True
                elif time.monotonic() - self.began[number] > TOO_SOON:
                    processes[number] = self.start(number)
        for process in processes:
            process.terminate()
        until = time.monotonic() + STOPPED_WITHIN
        for process in processes:
            process.join(max(0.0, until - time.monotonic()))
            process.kill()
        return code

    def start(self, number: int) -> BaseProcess:
        self.began[number] = time.monotonic()
        process = multiprocessing.get_context("spawn").Process(target=self.starts[number])
        process.start()
        return process

    def stop(self, *_: object) -> None:
        self.is_stopping = True


def begin(serve: Serve, prepare: Callable[[], None], listener: socket.socket, peer: str, is_quiet: bool) -> None:
    """In a process of its own."""
    threading.Thread(target=end_with_parent, daemon=True).start()
    prepare()
    raise SystemExit(serve(peer=peer, listener=listener, is_quiet=is_quiet))


def end_with_parent() -> None:
    """Nobody would start it again."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
