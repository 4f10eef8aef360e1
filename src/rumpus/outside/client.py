"""A seat at a table of a server, over HTTP and a WebSocket."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from rumpus.outside.asked import Asked, Question
from rumpus.outside.lines import Decide

AGAIN_AFTER = (0.1, 0.5, 1, 2, 5, 10)  # seconds: a server that begins anew is soon back
AT_A_TIME = 0.06  # seconds between two answers: a connection may send 40 messages in two seconds
TOO_FAST = 1.0  # seconds to wait when it was too fast all the same


class TurnedAway(Exception):
    """The server does not let this program do that; the words say why."""


def open_table(server: str, seats: Sequence[dict[str, Any]], **wish: Any) -> Client:
    """Open a table and sit down in the first seat of kind `you`: `open_table("127.0.0.1:8123", [{"kind": "you", "name":
    "Dicey"}, {"kind": "bot", "bot": "fair"}], family="munchkin")`."""
    opened = call(server, "/api/rooms", {"seats": list(seats), **wish})
    seat = min(opened["tokens"], key=int)
    return Client(server, opened["room"], opened["tokens"][seat])


def sit_down(server: str, room: str, seat: int, name: str) -> Client:
    """In an open seat of somebody's table."""
    tokens = call(server, f"/api/rooms/{quote(room)}/seats/{seat}", {"name": name})["tokens"]
    return Client(server, room, tokens[str(seat)])


def call(server: str, path: str, wish: dict[str, Any] | None = None, token: str = "") -> Any:
    body = None if wish is None else json.dumps(wish).encode()
    request = Request(f"http://{server}{path}", body, {"Authorization": f"Bearer {token}"} if token else {})
    try:
        with urlopen(request) as response:
            told = response.read()
    except HTTPError as error:
        raise TurnedAway(error.read().decode()) from None
    except URLError as error:
        raise TurnedAway(f"there is no server at {server}: {error.reason}") from None
    return json.loads(told) if response.headers.get_content_type() == "application/json" else told.decode()


class Client:
    """Somebody in a seat. It comes back when the connection breaks, and an answer that was not heard is given again."""

    def __init__(self, server: str, room: str, token: str) -> None:
        self.server, self.room, self.token = server, room, token
        self.seat, self.family = -1, ""
        self.view: dict[str, Any] = {}
        self.result: Question | None = None  # once the game is over: its words, and the winners
        self._connection = ExitStack()
        self._socket: ClientConnection | None = None
        self._given: tuple[int, str] = (-1, "")  # the last answer, and the number of its question
        self._last = 0.0  # when it was given

    def play(self, decide: Decide) -> Question:
        """Play the game to its end; how it ended."""
        for asked in self.questions():
            key = decide(asked)
            if key is not None:
                self.answer(asked, key)
        assert self.result is not None
        return self.result

    def questions(self) -> Iterator[Asked]:
        """Every question to which this seat may say something, until the game is over."""
        for message in self.messages():
            if message["type"] == "refused":
                self.refused(message)
            if message["type"] not in ("welcome", "update"):
                continue
            self.look(message)
            question = msgspec.convert(message["question"], Question)
            if question.prompt == "over":
                self.result = question
                self.close()
                return
            if message["type"] == "welcome" and question.number == self._given[0] and question.is_awaited:
                self.send_answer()  # it was not heard
            elif question.choices:
                yield Asked(question, self.seat, self.family, self.view, self.position)

    def answer(self, asked: Asked, key: str) -> None:
        if key not in asked.keys:
            raise ValueError(f"{key!r} is not one of the answers: {', '.join(asked.keys)}")
        self._given = (asked.number, key)
        self.send_answer()

    def position(self) -> str:
        """The table as this seat knows it, with everything else dealt again, as a scenario; empty where it has none."""
        try:
            return str(call(self.server, f"/api/rooms/{quote(self.room)}/report", token=self.token))
        except TurnedAway:
            return ""

    def close(self) -> None:
        self._socket = None
        self._connection.close()

    # -- the connection ------------------------------------------------------------------------------------------

    def messages(self) -> Iterator[dict[str, Any]]:
        while True:
            try:
                yield json.loads(self.socket().recv())
            except ConnectionClosed:
                self.close()

    def socket(self) -> ClientConnection:
        """The connection; if there is none, a new one, as soon as the server lets us."""
        for patience in (*AGAIN_AFTER, None):
            if self._socket is not None:
                break
            try:
                address = f"ws://{self.server}/ws/{quote(self.room)}"
                self._socket = self._connection.enter_context(connect(address, max_size=None))
                self._socket.send(json.dumps({"type": "hello", "token": self.token}))
            except (OSError, InvalidHandshake, ConnectionClosed):
                self.close()
                if patience is None:
                    raise
                time.sleep(patience)
        assert self._socket is not None
        return self._socket

    def send_answer(self) -> None:
        """It may be lost with the connection: then the next welcome says so."""
        number, key = self._given
        time.sleep(max(0.0, self._last + AT_A_TIME - time.monotonic()))
        self._last = time.monotonic()
        try:
            self.socket().send(json.dumps({"type": "answer", "number": number, "key": key}))
        except ConnectionClosed:
            self.close()

    def refused(self, message: dict[str, Any]) -> None:
        """Somebody else was quicker: the next question comes by itself."""
        if message["code"] == "too fast":
            time.sleep(TOO_FAST)
            self.send_answer()
        elif message["code"] == "try again":
            time.sleep(TOO_FAST)
            self.close()
        elif message["code"] != "too late":
            raise TurnedAway(message["words"])

    def look(self, message: dict[str, Any]) -> None:
        """What the seat sees now."""
        if message["type"] == "welcome":
            self.seat, self.family, self.view = message["seat"], message["family"], message["view"]
            return
        for way, value in message.get("changes", ()):
            place, last = self.place(way)
            place[last] = value
        for way in message.get("gone", ()):
            place, last = self.place(way)
            del place[last]

    def place(self, way: list[str | int]) -> tuple[Any, Any]:
        """Where a change happens: what it is in, and its name or number there."""
        place: Any = self.view
        for step in way[:-1]:
            place = place[step]
        return place, way[-1]
