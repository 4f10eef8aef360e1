"""How people are told that they are awaited: what is sent, to whom, and that nobody else learns where."""

from __future__ import annotations

import base64
import json
import logging
import subprocess
import sys
import time
from collections.abc import Iterator
from email.header import decode_header, make_header
from hashlib import sha256
from random import Random
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from starlette.testclient import TestClient

from rumpus.server import calls, courier
from rumpus.server.app import Server
from rumpus.server.limits import Limits
from rumpus.server.network import Network
from rumpus.server.outbound import Outbound
from rumpus.server.saved import A_DAY
from rumpus.server.store import SqliteStore
from rumpus.server.webhooks import News, kind_of, written
from tests.server.following import play_out, sit
from tests.server.mailbox import Mailbox, mailbox
from tests.server.speaking import Speaker, bearing, fault_of, opened

KINDS = ["discord", "slack", "ntfy", "json"]


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as box:
        yield box


@pytest.fixture
def server(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> Server:
    monkeypatch.setattr(calls, "PATIENCE", 0.0)
    monkeypatch.setattr(courier, "PAUSES", (0.01, 0.01))
    return Server(store, 0.0, None, Limits(0), outbound=Outbound(["localhost"]))


class Browser:
    """A browser that has subscribed: it can read what is sent to it."""

    def __init__(self, box: Mailbox, path: str = "/push/1") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))
        self.endpoint = box.address + path

    @property
    def subscription(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": plain(point), "auth": plain(self.auth)}

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth))


def plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def say(client: TestClient, room: str, what: str, token: str, **wish: Any) -> Any:
    told = client.post(f"/api/rooms/{room}/ways/{what}", json=wish, headers=bearing(token))
    assert told.status_code == 200, told.text
    return told.json()


def at(server: Server, room: str) -> Any:
    found = server.lobby.in_memory(room)
    assert found is not None
    return found


def tell(client: TestClient, server: Server, room: str, seat: int) -> None:
    """All that is sent has arrived, or not."""
    assert client.portal is not None
    client.portal.call(server.calling.tell, at(server, room), [seat], "reminder")
    settle(server)


def settle(server: Server) -> None:
    until = time.monotonic() + 20
    while server.courier.waiting:
        assert time.monotonic() < until
        time.sleep(0.01)


def play_out_here(server: Server, room: str) -> None:
    there = at(server, room)
    play_out(there, sit(there), Random(1))


def leaves_it_to_bob(client: TestClient, room: str, token: str) -> None:
    """Ann plays until Bob is awaited, who is not there."""
    with Speaker(client, room, token) as ann:
        while ann.question["awaited"] == [0]:
            ann.answers("end" if "end" in ann.keys else ann.keys[0])
            ann.until("update")
        ann.is_answered()


# -- webhooks --------------------------------------------------------------------------------------------------


def test_addresses_are_recognised() -> None:
    assert kind_of("https://discord.com/api/webhooks/1/x") == "discord"
    assert kind_of("https://hooks.slack.com/services/T/B/x") == "slack"
    assert kind_of("https://ntfy.sh/topic") == kind_of("https://ntfy.example.org/topic") == "ntfy"
    assert kind_of("https://example.org/discord.com") == "json"


@pytest.mark.parametrize("kind", KINDS)
def test_each_service_is_told_in_its_own_way(client: TestClient, box: Mailbox, kind: str) -> None:
    room, tokens = opened(client, seconds=2 * A_DAY)
    url = f"{box.address}/hook/secret"
    told = say(client, room, "webhook", tokens[1], url=url, kind=kind)
    assert told["webhook"] == {"kind": kind, "host": f"localhost:{box.port}"}
    leaves_it_to_bob(client, room, tokens[0])
    (letter,) = box.until(1)
    text, link = "Your table with Ann is waiting for you.", f"http://testserver/table/{room}"
    assert letter.path == "/hook/secret"
    if kind == "ntfy":
        assert letter.body.decode() == text
        assert (letter.headers["Title"], letter.headers["Click"]) == ("Smash Up", link)
        return
    assert letter.headers["Content-Type"] == "application/json"
    expected = {
        "discord": {"content": f"**Smash Up**: {text}\n{link}", "allowed_mentions": {"parse": []}},
        "slack": {"text": f"*Smash Up*: {text}\n{link}"},
        "json": {
            "why": "awaited", "table": room, "game": "Smash Up", "names": ["Bob"], "text": text, "link": link,
        },
    }  # fmt: skip
    assert json.loads(letter.body) == expected[kind]


@pytest.mark.parametrize(
    ("guests", "begin", "text"),
    [
        ("192.168.178.24", "http://192.168.178.24:8123", ""),
        ("fd00::2", "http://[fd00::2]:8123", ""),
        ("", "http://127.0.0.1:8123", " Only the computer on which Rumpus runs can open the link."),
    ],
)
def test_a_link_leads_to_where_others_reach_it_or_says_that_they_do_not(
    server: Server, box: Mailbox, guests: str, begin: str, text: str
) -> None:
    server.network = Network(port=8123)
    server.network.guests = guests
    with TestClient(server.app(), base_url="http://127.0.0.1:8123") as client:
        room, tokens = opened(client)
        say(client, room, "webhook", tokens[0], url=f"{box.address}/hook", whose="table")
        tell(client, server, room, 1)
        (letter,) = box.until(1)
        told = json.loads(letter.body)
        assert told["link"] == f"{begin}/table/{room}"
        assert told["text"] == f"Still waiting for Bob. A quarter of the time is left.{text}"


def test_no_name_rings_for_a_whole_channel() -> None:
    news = News("awaited", "r", "Smash Up", ["<!channel>"], "Awaited: <!channel> & @everyone.", "https://x/")
    body, _ = written(news, "slack")
    assert "&lt;!channel&gt; &amp;" in json.loads(body)["text"]
    body, _ = written(news, "discord")
    assert json.loads(body)["allowed_mentions"] == {"parse": []}


def test_a_table_tells_everybody_who_is_awaited(client: TestClient, box: Mailbox) -> None:
    room, tokens = opened(client)
    told = say(client, room, "webhook", tokens[0], whose="table", url=f"{box.address}/all")
    assert told["table_webhook"]["kind"] == "json"
    assert "webhook" not in told
    leaves_it_to_bob(client, room, tokens[0])
    (letter,) = box.until(1)
    assert json.loads(letter.body)["text"] == "Waiting for Bob."
    mine = client.get(f"/api/rooms/{room}/ways", headers=bearing(tokens[1])).json()
    assert "table_webhook" not in mine


def test_trying_it_says_whether_it_works_and_nothing_else(client: TestClient, box: Mailbox) -> None:
    room, tokens = opened(client)
    say(client, room, "webhook", tokens[0], url=f"{box.address}/mine")
    say(client, room, "webhook", tokens[0], whose="table", url=f"{box.address}/all")
    box.answers = [200, 500, 302]
    assert [say(client, room, "webhook/try", tokens[0]) for _ in range(3)] == [
        {"works": works} for works in (True, False, False)
    ]
    assert say(client, room, "webhook/try", tokens[0], whose="table") == {"works": True}
    assert [letter.path for letter in box.letters] == ["/mine", "/mine", "/mine", "/all"]
    assert json.loads(box.letters[-1].body)["text"] == "It works. You will be told here whom the table is waiting for."


def test_a_webhook_can_be_taken_away(client: TestClient, box: Mailbox) -> None:
    room, tokens = opened(client)
    say(client, room, "webhook", tokens[0], url=f"{box.address}/mine")
    assert "webhook" not in say(client, room, "webhook", tokens[0])
    told = client.post(f"/api/rooms/{room}/ways/webhook/try", json={}, headers=bearing(tokens[0]))
    assert (told.status_code, fault_of(told)) == (409, "there is no webhook to try")


def test_what_does_not_arrive_is_tried_again_a_few_times(client: TestClient, server: Server, box: Mailbox) -> None:
    room, tokens = opened(client)
    say(client, room, "webhook", tokens[1], url=f"{box.address}/mine")
    box.answers = [503, 429]
    leaves_it_to_bob(client, room, tokens[0])
    assert len(box.until(3)) == 3
    box.answers = [503, 503, 503, 503]
    tell(client, server, room, 1)
    assert len(box.letters) == 6
    box.answers = [400]
    tell(client, server, room, 1)
    assert len(box.letters) == 7  # it will never be right


def test_a_title_in_other_letters_is_written_as_mail_does() -> None:
    _, headers = written(News("awaited", "r", "Spaß", [], "x", "https://x/"), "ntfy")
    assert headers["Title"] == "=?utf-8?b?U3Bhw58=?="


@pytest.mark.parametrize("sets", ["Cthulhu + Kitchen + Cellar + Garden + Attic + Balcony + Garage", "Spaß + " * 10])
def test_a_long_title_is_one_line(sets: str) -> None:
    """Nobody sends a header of several."""
    _, headers = written(News("awaited", "r", f"Munchkin: {sets}", [], "x", "https://x/"), "ntfy")
    assert "\n" not in headers["Title"]
    assert str(make_header(decode_header(headers["Title"]))) == f"Munchkin: {sets}"


def test_a_table_that_sleeps_reminds_people_after_a_new_start(
    store: SqliteStore, server: Server, box: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TestClient(server.app()) as client:
        room, tokens = opened(client, seconds=2 * A_DAY)
        say(client, room, "webhook", tokens[1], url=f"{box.address}/mine")
        leaves_it_to_bob(client, room, tokens[0])
        box.until(1)
    later = time.time() + 1.6 * A_DAY
    again = Server(store, 0.0, None, now=lambda: later, outbound=Outbound(["localhost"]))
    with TestClient(again.app()):
        assert json.loads(box.until(2)[1].body)["why"] == "reminder"
        assert at(again, room).saved.seats[1].reminded > later


# -- browsers --------------------------------------------------------------------------------------------------


def test_a_browser_is_told_in_a_letter_that_only_it_can_read(client: TestClient, box: Mailbox) -> None:
    room, tokens = opened(client)
    browser = Browser(box)
    told = say(client, room, "device", tokens[1], **browser.subscription)
    assert told["devices"] == [sha256(browser.endpoint.encode()).hexdigest()[:16]]
    leaves_it_to_bob(client, room, tokens[0])
    (letter,) = box.until(1)
    text = "Your table with Ann is waiting for you."
    assert browser.read(letter.body) == {"title": "Smash Up", "text": text, "path": f"/table/{room}", "room": room}
    assert text.encode() not in letter.body
    headers = letter.headers
    assert (headers["Content-Encoding"], headers["TTL"], headers["Topic"]) == ("aes128gcm", "86400", room)
    assert f"k={told['push_key']}" in headers["Authorization"]
    assert Vapid02.verify(headers["Authorization"])
    claims = headers["Authorization"].split("t=")[1].split(",")[0].split(".")[1]
    assert json.loads(base64.urlsafe_b64decode(claims + "=="))["aud"] == box.address


def test_the_key_of_the_server_stays_the_same(store: SqliteStore) -> None:
    keys = set()
    for _ in range(2):
        with TestClient(Server(store, 0.0, None).app()) as client:
            room, tokens = opened(client)
            keys.add(client.get(f"/api/rooms/{room}/ways", headers=bearing(tokens[0])).json()["push_key"])
    (key,) = keys
    assert len(base64.urlsafe_b64decode(key + "=")) == 65


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(client: TestClient, server: Server, box: Mailbox, status: int) -> None:
    room, tokens = opened(client)
    for path in ("/gone", "/there"):
        say(client, room, "device", tokens[1], **Browser(box, path).subscription)
    box.answers = [status]
    leaves_it_to_bob(client, room, tokens[0])
    lost = box.until(2)[0].path
    settle(server)
    (left,) = at(server, room).saved.seats[1].devices
    assert lost not in left.endpoint


def test_a_browser_can_be_taken_away_and_counts_once(client: TestClient, box: Mailbox) -> None:
    room, tokens = opened(client)
    for _ in range(2):
        assert len(say(client, room, "device", tokens[0], **Browser(box).subscription)["devices"]) == 1
    for number in range(10):
        told = say(client, room, "device", tokens[0], **Browser(box, f"/push/{number}").subscription)
    assert len(told["devices"]) == 5
    left = say(client, room, "device/forget", tokens[0], endpoint=f"{box.address}/push/9")
    assert left["devices"] == told["devices"][:-1]


@pytest.mark.parametrize(
    ("wrong", "fault"),
    [
        ({"endpoint": "https://10.0.0.1/"}, "endpoint: This server sends nothing to that address"),
        ({"endpoint": "http://push.example.org/"}, "endpoint: This server sends nothing to that address"),
        ({"p256dh": "x"}, "p256dh: This is not a key of a push subscription"),
        ({"auth": "AAAA"}, "auth: This is not a key of a push subscription"),
        ({"auth": "ä"}, "auth: This is not a key of a push subscription"),
        ({"auth": "!" * 10_000 + "A" * 22}, "auth: This is not a key of a push subscription"),  # which is read over
    ],
)
def test_what_is_no_subscription_is_refused(
    client: TestClient, server: Server, box: Mailbox, wrong: dict[str, str], fault: str
) -> None:
    room, tokens = opened(client)
    wish = {**Browser(box).subscription, **wrong}
    told = client.post(f"/api/rooms/{room}/ways/device", json=wish, headers=bearing(tokens[0]))
    assert told.status_code == 422
    assert fault_of(told).startswith(fault)
    assert at(server, room).saved.seats[0].devices == []


def test_a_browser_whose_keys_are_none_costs_nothing_else(client: TestClient, server: Server, box: Mailbox) -> None:
    room, tokens = opened(client)
    wrong = {**Browser(box).subscription, "p256dh": plain(bytes(65))}  # as long as a point, but not on the curve
    say(client, room, "device", tokens[1], **wrong)
    say(client, room, "webhook", tokens[1], url=f"{box.address}/mine")
    leaves_it_to_bob(client, room, tokens[0])
    assert box.until(1)[0].path == "/mine"


# -- who may, and who knows ------------------------------------------------------------------------------------


def test_only_players_have_ways_and_only_the_host_those_of_the_table(client: TestClient, box: Mailbox) -> None:
    room, tokens = opened(client)
    assert client.get(f"/api/rooms/{room}/ways").status_code == 403
    wish = {"whose": "table", "url": f"{box.address}/all"}
    for token in (tokens[1], ""):
        told = client.post(f"/api/rooms/{room}/ways/webhook", json=wish, headers=bearing(token))
        assert told.status_code == 403
    for url in ("http://example.org/", "https://192.168.0.1/", "https://[fe80::1]/"):
        told = client.post(f"/api/rooms/{room}/ways/webhook", json={"url": url}, headers=bearing(tokens[0]))
        assert told.status_code == 422


def test_whoever_runs_the_server_can_switch_both_off(store: SqliteStore, box: Mailbox) -> None:
    server = Server(store, 0.0, None, outbound=Outbound(["localhost"]), pushes=False, hooks=False)
    with TestClient(server.app()) as client:
        room, tokens = opened(client)
        assert client.get(f"/api/rooms/{room}/ways", headers=bearing(tokens[0])).json() == {}
        wishes = {"device": Browser(box).subscription, "webhook": {"url": f"{box.address}/x"}}
        for what, wish in wishes.items():
            told = client.post(f"/api/rooms/{room}/ways/{what}", json=wish, headers=bearing(tokens[0]))
            assert told.status_code == 403


def test_nobody_is_told_an_address_and_it_is_in_no_log(
    client: TestClient, server: Server, box: Mailbox, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    room, tokens = opened(client)
    browser = Browser(box, "/push/secret-one")
    told = [say(client, room, "device", tokens[1], **browser.subscription)]
    told.append(say(client, room, "webhook", tokens[1], url=f"{box.address}/secret-two"))
    told.append(say(client, room, "webhook", tokens[0], whose="table", url=f"{box.address}/secret-three"))
    box.answers = [500, 404, 400, 500, 500, 500]
    with Speaker(client, room) as cleo:
        leaves_it_to_bob(client, room, tokens[0])
        box.until(3)
        with Speaker(client, room, tokens[1]) as bob:
            bob.is_answered()
            told += [bob.texts, cleo.texts]
    for path in ("", "/ways", "/report"):
        for token in ("", *tokens.values()):
            told.append(client.get(f"/api/rooms/{room}{path}", headers=bearing(token)).text)
    told.append(client.get("/api/rooms").text)
    play_out_here(server, room)
    for path in ("/record", "/result", "/report"):
        told.append(client.get(f"/api/rooms/{room}{path}").text)
    assert "secret" not in json.dumps(told)
    logged = caplog.text + "".join(str(record.__dict__) for record in caplog.records if record.name == "rumpus")
    assert "secret-" not in logged


def test_there_is_a_limit_for_each_seat_and_for_all(
    client: TestClient, server: Server, box: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, tokens = opened(client)
    say(client, room, "webhook", tokens[0], url=f"{box.address}/mine")
    for _ in range(courier.OFTEN.most + 5):
        tell(client, server, room, 0)
    told = client.post(f"/api/rooms/{room}/ways/webhook/try", json={}, headers=bearing(tokens[0]))
    assert told.status_code == 429
    assert len(box.letters) == courier.OFTEN.most
    monkeypatch.setattr(courier, "MOST_WAITING", 0)
    say(client, room, "webhook", tokens[1], url=f"{box.address}/other")
    tell(client, server, room, 1)
    assert len(box.letters) == courier.OFTEN.most


def test_a_rematch_is_told_in_the_same_ways(client: TestClient, server: Server, box: Mailbox) -> None:
    room, tokens = opened(client)
    say(client, room, "device", tokens[0], **Browser(box).subscription)
    say(client, room, "webhook", tokens[1], url=f"{box.address}/mine")
    say(client, room, "webhook", tokens[0], whose="table", url=f"{box.address}/all")
    play_out_here(server, room)
    old = at(server, room).saved
    assert old.is_over
    assert client.portal is not None
    new = at(server, client.portal.call(server.lobby._rematch, at(server, room))).saved
    assert new.webhook == old.webhook
    assert [seat.devices for seat in new.seats] == [seat.devices for seat in old.seats]
    assert [seat.webhook for seat in new.seats] == [seat.webhook for seat in old.seats]


def test_what_is_heavy_is_imported_when_it_is_needed() -> None:
    heavy = "aiohttp", "pywebpush", "cryptography"
    code = f"import sys, rumpus.terminal.serve; assert not {{*{heavy}}} & {{*sys.modules}}"
    subprocess.run([sys.executable, "-c", code], check=True)
