"""Waking whoever waits."""

from __future__ import annotations

import asyncio

from rumpus.server.signals import Letters, Mailbox, Signal


def test_all_who_wait_are_woken_and_one_may_give_up() -> None:
    async def wait() -> None:
        signal = Signal()
        first, second, third = (asyncio.create_task(signal.wait()) for _ in range(3))
        await asyncio.sleep(0)
        second.cancel()
        signal.set()
        signal.clear()  # they were called all the same
        await asyncio.wait_for(asyncio.gather(first, third), 1)
        assert second.cancelled() or await asyncio.gather(second, return_exceptions=True)
        assert not signal.is_set()
        signal.set()
        await asyncio.wait_for(signal.wait(), 1)

    asyncio.run(wait())


def test_mail_is_read_in_order_and_none_is_lost_when_a_reader_gives_up() -> None:
    async def read() -> None:
        mailbox: Mailbox[int] = Mailbox()
        reading = asyncio.create_task(mailbox.get())
        await asyncio.sleep(0)
        mailbox.put_nowait(1)
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
        mailbox.put_nowait(2)
        assert [await mailbox.get(), await mailbox.get()] == [1, 2]
        assert mailbox.empty()
        reading = asyncio.create_task(mailbox.get())
        await asyncio.sleep(0)
        mailbox.put_nowait(3)
        assert await asyncio.wait_for(reading, 1) == 3

    asyncio.run(read())


def test_letters_are_read_out_one_at_a_time_also_after_one_that_hurts() -> None:
    heard: list[int] = []

    def read(letter: int) -> None:
        heard.append(letter)
        if letter == 1:
            raise ValueError(letter)

    async def write() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda loop, context: None)
        before: Mailbox[int] = Mailbox()
        before.put_nowait(1)
        letters = Letters(loop, read, before)
        letters.put_nowait(2)
        assert not heard
        await asyncio.sleep(0)
        assert heard == [1]
        await asyncio.sleep(0)
        assert heard == [1, 2]
        assert letters.empty()

    asyncio.run(write())
