"""What waits for a client is bounded; whoever falls behind is told everything anew, once."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest
from starlette.websockets import WebSocket

from rumpus.server import course, talk
from rumpus.server.audience import Listener
from rumpus.server.limits import Limits
from rumpus.server.outbox import Outbox
from rumpus.server.room import Room
from rumpus.server.socket import Conversation, converse
from rumpus.server.troubles import Troubles
from rumpus.server.turnstile import Turnstile
from tests.server.following import Follower, Guest, loaded, new_room, play_out, sit


def kinds(outbox: Outbox) -> list[str]:
    """What is waiting, or `None` for everything anew."""

    async def all_of_it() -> list[str]:
        found = []
        while outbox.size or outbox.is_behind:
            text = await outbox.next()
            found.append(json.loads(text)["type"] if text is not None else "None")
        return found

    return asyncio.run(all_of_it())


def test_a_welcome_takes_the_place_of_what_it_tells_again() -> None:
    outbox = Outbox()
    for kind in ("welcome", "seats", "update", "refused", "welcome", "update"):
        outbox.put(json.dumps({"type": kind, "words": "x"}, separators=(",", ":")))
    assert kinds(outbox) == ["seats", "refused", "welcome", "update"]


def test_too_much_is_thrown_away_and_everything_told_anew() -> None:
    outbox = Outbox(100)
    for _ in range(50):
        outbox.put('{"type":"update","words":"ääää"}')
        assert outbox.size <= 100
    assert kinds(outbox) == ["None"]
    outbox.put('{"type":"pong"}')
    assert kinds(outbox) == ["pong"]


def test_a_line_hears_once_that_something_waits_and_takes_it_in_order() -> None:
    heard: list[str] = []
    outbox = Outbox(filled=lambda: heard.append("filled"))
    for text in "123":
        outbox.put(text)
    assert (heard, outbox.take_some()) == (["filled"], ["1", "2", "3"])
    outbox.put("4")
    outbox.close()
    outbox.put("5")
    assert (heard, outbox.take_some(), outbox.is_done) == (["filled"] * 3, ["4"], True)


def test_not_too_much_goes_on_the_wire_in_one_go() -> None:
    outbox = Outbox()
    for letter in "abc":
        outbox.put(letter * 30_000)
    assert [len(outbox.take_some()), len(outbox.take_some())] == [2, 1]


def test_what_has_never_happened_is_not_told() -> None:
    outbox = Outbox()
    for text in "12":
        outbox.put(text)
    outbox.empty()
    outbox.put("3")
    assert outbox.take_some() == ["3"]


def test_whoever_falls_behind_takes_nothing_and_is_told_everything_anew() -> None:
    outbox = Outbox(10)
    for _ in range(3):
        outbox.put("123456789")
    assert outbox.has_some
    assert (outbox.take_some(), outbox.has_some) == ([], False)


def test_what_is_told_is_stored_before() -> None:
    """Also where somebody waits for what is told, and gets it in a task of their own."""
    done: list[str] = []
    outbox = Outbox(settle=lambda: done.append("stored"))

    async def told() -> None:
        outbox.put("1")
        done.append(str(await outbox.next()))

    asyncio.run(told())
    assert done == ["stored", "1"]


def test_one_message_is_always_told() -> None:
    outbox = Outbox(10)
    outbox.put('{"type":"welcome","room":"large"}')
    assert kinds(outbox) == ["welcome"]


def test_messages_begin_as_the_outbox_believes() -> None:
    ann = Guest(new_room(), 0)
    ann.answers("end turn")
    told = {message["type"]: text for message, text in zip(ann.messages, ann.texts, strict=True)}
    assert told["welcome"].startswith('{"type":"welcome"')
    assert told["update"].startswith('{"type":"update"')


def conversation(room: Room, outbox: Outbox) -> Conversation:
    """Of somebody who has just come to the first seat."""
    listener = Listener(0, outbox.put, budget=Limits().budget("", 0))
    found = Conversation(room, listener, outbox, lambda room: None, Troubles(), lambda: None, Turnstile(1))
    found.begin()
    return found


class SlowLine:
    """A WebSocket whose other end reads only when it is let."""

    def __init__(self) -> None:
        self.is_read = asyncio.Event()
        self.told = Follower()
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def socket(self) -> WebSocket:
        self.heard.put_nowait({"type": "websocket.connect"})
        return WebSocket({"type": "websocket", "headers": []}, self.heard.get, self.send)

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            await self.is_read.wait()
            self.told.hear(message["text"])


def test_a_slow_reader_gets_one_fresh_welcome() -> None:
    """Everything is told again and again while Ann's line is dead; what waits for her never takes more than it may."""
    room = new_room()
    Guest(room, 1)
    outbox = Outbox(50_000)

    async def play() -> Follower:
        line = SlowLine()
        socket = line.socket()
        await socket.accept()
        there = asyncio.create_task(converse(socket, conversation(room, outbox)))
        while len(room.audience.listeners) < 2:
            await asyncio.sleep(0)
        for number in range(100):
            room.audience.begin_again()  # as after an undo: everything for everybody
            room.tell_seats()
            assert outbox.size <= 50_000
            if number % 50 == 0:
                await asyncio.sleep(0)
        line.is_read.set()
        while "pong" not in {each["type"] for each in line.told.messages}:
            if not outbox.size and not outbox.is_behind:
                line.heard.put_nowait({"type": "websocket.receive", "text": '{"type": "ping"}'})
            await asyncio.sleep(0)
        there.cancel()
        return line.told

    told = asyncio.run(play())
    assert 1 <= len(told.of_type("welcome")) <= 2  # one was on its way when the line died
    fresh = Guest(room, 0)
    assert (told.view, told.question, told.log) == (fresh.view, fresh.question, fresh.log)


def test_who_floods_a_table_and_hangs_up_is_no_trouble() -> None:
    """Nobody can be told any more that they are let go: that is nothing for the log of the server."""
    room = new_room()

    async def hung_up(message: Any) -> None:
        if message["type"] == "websocket.close":
            raise OSError

    async def flood() -> None:
        line = SlowLine()
        line.send = hung_up  # type: ignore[method-assign]
        socket = line.socket()
        await socket.accept()
        for _ in range(500):
            line.heard.put_nowait({"type": "websocket.receive", "text": '{"type": "ping"}'})
        await converse(socket, conversation(room, Outbox()))

    asyncio.run(flood())
    assert not room.audience.listeners


# -- what everybody is told ----------------------------------------------------------------------------------


@pytest.mark.parametrize("letter", ["a", "ä", "\U0001f600", "\x01"])
def test_a_line_of_chat_is_limited_in_letters_and_bytes(letter: str) -> None:
    ann = Guest(new_room(), 0)
    ann.says("say", text=letter * 2000 + "!")
    (line,) = ann.chat
    assert 1 <= len(line["text"]) <= talk.MOST_LETTERS
    assert len(json.dumps(line["text"], ensure_ascii=False).encode()) <= talk.MOST_LINE


def test_all_of_the_chat_is_limited_in_bytes() -> None:
    """Also after a restart."""
    room = new_room()
    for number in range(100):
        ann = Guest(room, 0)
        ann.says("say", text=f"{number:03}" + "\U0001f600" * 200)
        ann.leaves()
    for table in (room, loaded(room)):
        ann = Guest(table, 0)
        assert len(json.dumps(ann.chat, ensure_ascii=False)) <= 1.2 * talk.MOST_CHAT_BYTES
        assert ann.chat[-1]["text"].startswith("099")
        ann.leaves()


def test_of_a_very_long_round_the_last_lines_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "LEAST", 5)
    monkeypatch.setattr(course, "MOST", 10)
    room = new_room()
    ann, bob = sit(room)
    play_out(room, [ann, bob], Random(1), 40)
    told = Guest(room, 0).log
    assert len(ann.log) > 20
    assert 0 < len(told) <= 15
    assert told == ann.log[-len(told) :]
