"""A client at a WebSocket of Starlette's test client, and how a table is opened."""

from __future__ import annotations

import json
from types import TracebackType
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from tests.server.following import Follower, Plain

TWO_PEOPLE: Plain = {"seats": [{"kind": "you", "name": "Ann"}, {"kind": "you", "name": "Bob"}], "setup": {"first": 0}}
AGAINST_A_BOT: Plain = {"seats": [{"kind": "you", "name": "Ann"}, {"kind": "bot", "bot": "random"}]}


def opened(client: TestClient, **wish: Any) -> tuple[str, dict[int, str]]:
    """A new table: its id and the tokens of my seats."""
    told = client.post("/api/rooms", json={**TWO_PEOPLE, "seed": 1, **wish})
    assert told.status_code == 201, told.text
    return told.json()["room"], {int(seat): token for seat, token in told.json()["tokens"].items()}


def bearing(token: str) -> dict[bytes, bytes]:
    """The header by which a request is that of a seat; without a token, none."""
    return {b"Authorization": f"Bearer {token}".encode()} if token else {}


def fault_of(told: Any) -> str:
    """What is wrong with a request, after the place where it is."""
    fault = told.json()
    return f"{fault['place']}: {fault['error']}" if "place" in fault else str(fault["error"])


def turned_away(client: TestClient, room: str, token: str = "", sees_hands: bool = False, **headers: str) -> Plain:
    """What somebody who is not let in is told."""
    with client.websocket_connect(f"/ws/{room}", headers=headers) as socket:
        socket.send_json({"type": "hello", "token": token, "sees_hands": sees_hands})
        told: Plain = socket.receive_json()
        assert told["type"] == "refused"
        assert socket.receive()["type"] == "websocket.close"
    return told


class Speaker(Follower):
    """Use it in a `with`: it has heard its welcome, and who is here."""

    def __init__(
        self, client: TestClient, room: str, token: str = "", sees_hands: bool = False, **headers: str
    ) -> None:
        super().__init__()
        self._session = client.websocket_connect(f"/ws/{room}", headers=headers)
        self._hello = {"token": token, "sees_hands": sees_hands}
        self.socket: WebSocketTestSession

    def __enter__(self) -> Speaker:
        self.socket = self._session.__enter__()
        self.says("hello", **self._hello)
        self.until("seats")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._session.__exit__(kind, error, trace)

    def next(self) -> Plain:
        self.hear(self.socket.receive_text())
        return self.last

    def until(self, *kinds: str) -> Plain:
        """Listen until a message of one of these types comes."""
        while self.next()["type"] not in kinds:
            pass
        return self.last

    def says(self, kind: str, **fields: Any) -> None:
        self.socket.send_text(json.dumps({"type": kind, **fields}))

    def answers(self, key: str) -> None:
        self.says("answer", number=self.number, key=key)

    def is_answered(self) -> None:
        """Everything that was sent before has been heard and answered."""
        self.says("ping")
        self.until("pong")
