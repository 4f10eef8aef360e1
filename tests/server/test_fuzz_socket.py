"""The WebSocket part: whatever is sent in whatever order, the server answers in its own words, and nothing goes wrong;
whoever listens knows the table as it is, and it is the one that is kept."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any, Literal, get_args, get_origin

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test
from starlette.testclient import TestClient

from rumpus.kernel import digest
from rumpus.server.app import Server
from rumpus.server.limits import Limits, Rates
from rumpus.server.protocol import ClientMessage, CloseTable, FreeSeat, Refused, RenewLink, ServerMessage, Welcome
from rumpus.server.room import Room
from rumpus.server.store import SqliteStore
from tests.server.following import fresh, loaded
from tests.server.speaking import Speaker, opened

EXAMPLES, STEPS = 5, 20
SERVER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ServerMessage)
NOISE = st.text(max_size=40)
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | NOISE,
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(NOISE, inside, max_size=3),
    max_leaves=6,
)
HELLO = json.dumps({"type": "hello"})


def values(kind: Any) -> st.SearchStrategy[Any]:
    """What could stand in a field: something of its kind, or nearly."""
    if get_origin(kind) is Literal:
        return st.sampled_from(get_args(kind))
    if get_origin(kind) is list:
        return st.lists(values(get_args(kind)[0]), max_size=3)
    if get_args(kind):
        return st.one_of([values(each) for each in get_args(kind)])
    if kind is int:
        return st.integers(-2, 12) | st.integers()
    if kind is bool:
        return st.booleans()
    return NOISE if kind is str else PLAIN


def message(kind: Any) -> st.SearchStrategy[dict[str, Any]]:
    fields = {field.encode_name: values(field.type) for field in msgspec.structs.fields(kind)}
    whole = st.fixed_dictionaries({"type": st.just(kind.__struct_config__.tag), **fields})
    return whole | st.builds(lambda told, more: {**told, **more}, whole, st.dictionaries(NOISE, PLAIN, max_size=1))


ENDING = (CloseTable, FreeSeat, RenewLink)  # they end connections, on which this conversation goes on
ANYTHING = st.one_of([message(kind) for kind in get_args(ClientMessage) if kind not in ENDING])


class Conversation(RuleBasedStateMachine):
    """Two people at a table, one of them on two devices, and a spectator."""

    family = "smashup"

    def __init__(self) -> None:
        super().__init__()
        self.open = ExitStack()
        self.store = SqliteStore(":memory:")
        self.server = Server(self.store, 0.0, None, Limits(0), [self.family])
        self.server.limits.of_party = {kind: Rates(None) for kind in self.server.limits.of_party}
        self.client = self.open.enter_context(TestClient(self.server.app()))
        setup = {"first": 0} if self.family == "smashup" else {}
        seats = [{"kind": "you"}, {"kind": "you"}, {"kind": "bot", "bot": "random"}]
        self.name, self.tokens = opened(self.client, family=self.family, setup=setup, seats=seats)
        self.devices = [self.sat_down(seat) for seat in (0, 0, 1, -1)]
        self.number = 0

    @property
    def room(self) -> Room:
        found = self.server.lobby.find(self.name)
        assert found is not None
        return found

    def sat_down(self, seat: int) -> tuple[int, Speaker]:
        return seat, self.open.enter_context(Speaker(self.client, self.name, self.tokens.get(seat, "")))

    @rule(device=st.integers(0, 3), what=ANYTHING)
    def say(self, device: int, what: dict[str, Any]) -> None:
        self.devices[device][1].socket.send_text(json.dumps(what))

    @rule(device=st.integers(0, 3), text=NOISE | PLAIN.map(json.dumps))
    def say_nothing_sensible(self, device: int, text: str) -> None:
        self.devices[device][1].socket.send_text(text)

    @rule(device=st.integers(0, 2), choice=st.integers(0, 30), late=st.sampled_from([0, 0, 0, 0, -1, 1]))
    def give_an_answer(self, device: int, choice: int, late: int) -> None:
        speaker = self.devices[device][1]
        if speaker.keys:
            key = speaker.keys[choice % len(speaker.keys)]
            speaker.says("answer", number=speaker.number + late, key=key)

    @rule(device=st.integers(0, 2))
    def take_back(self, device: int) -> None:
        self.devices[device][1].says("undo")
        self.devices[2 - device][1].says("consent", agrees=True)

    @rule(text=st.one_of(st.just(HELLO), NOISE, PLAIN.map(json.dumps), ANYTHING.map(json.dumps)))
    def come_and_go(self, text: str) -> None:
        """Whoever does not say hello is told why, and turned away."""
        with self.client.websocket_connect(f"/ws/{self.name}") as socket:
            socket.send_text(text)
            first = SERVER.decode(socket.receive_text())
            assert isinstance(first, (Welcome, Refused))
            if isinstance(first, Refused):
                assert socket.receive() == {"type": "websocket.close", "code": 4403, "reason": ""}

    @invariant()
    def all_is_well(self) -> None:
        for _, speaker in self.devices:
            speaker.is_answered()
        for _, speaker in self.devices:  # what one of them has done, the others hear of
            speaker.is_answered()
        assert self.server.troubles.counts == {}
        numbers = [speaker.number for _, speaker in self.devices]
        assert min(numbers) >= self.number
        self.number = min(numbers)
        for _, speaker in self.devices:
            for text in speaker.texts:
                SERVER.decode(text)
            speaker.texts.clear()
            speaker.messages.clear()

    def teardown(self) -> None:
        room = self.room
        for seat, speaker in self.devices:
            if room.number == speaker.number:
                assert (speaker.view, speaker.question) == fresh(room, seat)
        again = loaded(room)
        assert digest(again.match.game.state) == digest(room.match.game.state)
        assert (again.number, again.match.record.answers) == (room.number, room.match.record.answers)
        self.open.close()
        self.store.close()


class ConversationAtMunchkin(Conversation):
    family = "munchkin"


SHORT = settings(
    max_examples=EXAMPLES,
    stateful_step_count=STEPS,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


def test_whatever_is_said_nothing_goes_wrong() -> None:
    run_state_machine_as_test(Conversation, settings=SHORT)


def test_nor_where_several_may_speak_at_once() -> None:
    run_state_machine_as_test(ConversationAtMunchkin, settings=SHORT)
