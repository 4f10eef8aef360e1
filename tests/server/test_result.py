"""How a finished game went: over HTTP, as a picture, and where a link to it is pasted."""

from __future__ import annotations

import re
from html import unescape
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from starlette.testclient import TestClient

from rumpus.family import Story
from rumpus.family.story import places
from rumpus.server import past
from rumpus.server.app import Server
from rumpus.server.limits import Rate, Rates
from rumpus.server.parts import House, SeatInfo
from rumpus.server.picture import COLOURS, SIZE, picture_of
from rumpus.server.store import SqliteStore
from rumpus.server.tables import Result, RoomInfo
from tests.server.speaking import bearing, fault_of, opened


def conceded(client: TestClient, server: Server, **wish: Any) -> tuple[str, dict[int, str]]:
    """A table whose game was over soon: Bob gave up."""
    name, tokens = opened(client, **wish)
    room = server.lobby.find(name)
    assert room is not None
    room.answers.put(1, -1)
    return name, tokens


def test_of_a_running_game_nothing_is_told(client: TestClient) -> None:
    name, tokens = opened(client)
    told = client.get(f"/api/rooms/{name}/result", headers=bearing(tokens[0]))
    assert told.status_code == 403
    assert fault_of(told) == "how a game went is told once it is over"


def test_anybody_may_read_how_a_finished_game_went(client: TestClient, server: Server) -> None:
    name, tokens = conceded(client, server)
    told = client.get(f"/api/rooms/{name}/result").json()
    assert told["table"]["state"] == "over"
    assert told["minutes"] == 0
    assert told["story"]["title"] == "Ann wins"
    assert told["story"]["conceded"] == 1
    own = client.get(f"/api/rooms/{name}/result", headers=bearing(tokens[0])).json()
    assert own["story"]["title"] == "You win!"
    assert client.get(f"/api/rooms/{name}/result", headers=bearing("guessed")).status_code == 403


def test_it_is_there_after_a_restart(client: TestClient, server: Server) -> None:
    name, _ = conceded(client, server)
    before = client.get(f"/api/rooms/{name}/result").json()
    server.lobby._rooms.clear()
    assert client.get(f"/api/rooms/{name}/result").json() == before


@pytest.mark.usefixtures("market")
def test_every_family_has_a_story(client: TestClient, server: Server) -> None:
    name, _ = conceded(client, server, family="market", setup={})
    assert client.get(f"/api/rooms/{name}/result").json()["story"]["winners"] == [0]


# -- the picture ---------------------------------------------------------------------------------------------


def result(names: list[str], winners: list[int]) -> Result:
    points = list(range(len(names)))
    seats = [SeatInfo(name) for name in names]
    table = RoomInfo("room", "market", "Market", seats, False, "over", 9, points, winners, [], 0, House(), "")
    return Result(table, 9, Story(winners, points, places(points, winners), 9, title="Łukasz wins"))


@pytest.mark.parametrize(("count", "winners"), [(2, [1]), (4, [0]), (8, [7, 2]), (3, [])])
def test_the_picture_is_square_and_in_the_colours_of_the_winner(count: int, winners: list[int]) -> None:
    names = ["Łukasz", "Zoë", "Bartholomew the Third", "李", "Eve", "Fay", "Gus", "Hal"][:count]
    picture = Image.open(BytesIO(picture_of(result(names, winners), fonts=None)))
    assert (picture.format, picture.size) == ("PNG", (SIZE, SIZE))
    middle = "#{:02X}{:02X}{:02X}".format(*picture.convert("RGB").getpixel((SIZE // 2, 400)))  # type: ignore[misc]
    assert (middle == COLOURS[winners[0]]) if winners else (middle not in COLOURS)


def test_only_a_finished_game_has_a_picture(
    client: TestClient, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    running, _ = opened(client)
    assert client.get(f"/api/rooms/{running}/picture.png").status_code == 403
    over, _ = conceded(client, server)
    told = client.get(f"/api/rooms/{over}/picture.png")
    assert told.headers["content-type"] == "image/png"
    with monkeypatch.context() as patch:
        patch.setattr(past, "picture_of", None)  # it is drawn once
        assert client.get(f"/api/rooms/{over}/picture.png").content == told.content


# -- where a link is pasted ----------------------------------------------------------------------------------


@pytest.fixture
def site(store: SqliteStore, tmp_path: Path) -> Server:
    """A server with pages."""
    (tmp_path / "index.html").write_text("<html><head><title>Rumpus</title></head><body></body></html>")
    return Server(store, 0.0, tmp_path)


def tags(page: str) -> dict[str, str]:
    return {name: unescape(told) for name, told in re.findall(r'<meta property="(.*?)" content="(.*?)" />', page)}


def test_a_link_to_a_running_table_is_an_invitation_and_no_more(site: Server) -> None:
    client = TestClient(site.app())
    name, _ = opened(client, seats=[{"kind": "you", "name": 'Ann "<b>"'}, {"kind": "open", "name": "Bob"}])
    page = client.get(f"/table/{name}").text
    assert "<b>" not in page
    found = tags(page)
    assert found["og:title"] == "Come and play Smash Up"
    assert found["og:description"] == 'At the table: Ann "<b>". A seat is free. Sit down or watch.'
    assert found["og:url"] == f"http://testserver/table/{name}"
    assert "og:image" not in found
    assert tags(client.get(f"/result/{name}").text)["og:title"] == "Come and play Smash Up"


@pytest.mark.parametrize(
    ("kinds", "title", "text"),
    [
        (("you", "bot"), "Come and watch Smash Up", "At the table: Ann and Bob. All seats are taken."),
        (("open", "open"), "Come and play Smash Up", "All seats are free. Sit down or watch."),
    ],
)
def test_nobody_is_asked_to_sit_down_where_all_do_nor_named_where_nobody_does(
    site: Server, kinds: tuple[str, str], title: str, text: str
) -> None:
    client = TestClient(site.app())
    seats = [{"kind": kind, "name": name} for kind, name in zip(kinds, ("Ann", "Bob"), strict=True)]
    name, _ = opened(client, seats=seats)
    found = tags(client.get(f"/table/{name}").text)
    assert (found["og:title"], found["og:description"]) == (title, text)


def test_a_link_to_a_finished_game_shows_how_it_ended(site: Server) -> None:
    client = TestClient(site.app())
    name, _ = conceded(client, site)
    found = tags(client.get(f"/result/{name}").text)
    assert found["og:title"] == "Ann wins: Smash Up"
    assert found["og:description"] == "Ann 0, Bob 0"
    assert found["twitter:card"] == "summary"
    assert client.get(found["og:image"]).status_code == 200
    assert found["og:image:width"] == found["og:image:height"] == str(SIZE)


def test_so_does_a_link_to_a_moment_of_it(site: Server) -> None:
    client = TestClient(site.app())
    name, _ = conceded(client, site)
    found = tags(client.get(f"/replay/{name}?at=0&seat=1").text)
    assert found["og:title"] == "Ann wins: Smash Up"
    assert found["og:url"] == f"http://testserver/replay/{name}?at=0&seat=1"


def test_of_a_running_game_a_link_to_its_replay_tells_no_more_than_the_invitation(site: Server) -> None:
    client = TestClient(site.app())
    name, _ = opened(client)
    at_table, replayed = (tags(client.get(f"/{page}/{name}").text) for page in ("table", "replay"))
    assert {**replayed, "og:url": ""} == {**at_table, "og:url": ""}


def test_the_two_words_that_friends_are_sent_show_the_invitation(site: Server) -> None:
    client = TestClient(site.app())
    name, _ = opened(client, seats=[{"kind": "you", "name": "Ann"}, {"kind": "open"}])
    code = client.get(f"/api/rooms/{name}").json()["code"]
    for typed in (code, code.upper(), code.replace("-", "%20")):
        found = client.get(f"/{typed}")
        assert found.url.path == f"/table/{name}"
        assert tags(found.text)["og:title"] == "Come and play Smash Up"
    assert client.get(f"/{code}", follow_redirects=False).headers["cache-control"] == "no-store"


def test_words_that_lead_nowhere_and_pages_of_two_words_are_plain_pages(site: Server) -> None:
    site.limits.of_address["guess"] = Rates(Rate(2, 3600.0))
    client = TestClient(site.app())
    for _ in range(3):
        assert tags(client.get("/my-games").text) == {}
    name, _ = opened(client, seats=[{"kind": "you", "name": "Ann"}, {"kind": "open"}])
    code = client.get(f"/api/rooms/{name}").json()["code"]
    found = [client.get(f"/{typed}", follow_redirects=False) for typed in ("frog-frog", code, code)]
    assert [each.status_code for each in found] == [200, 307, 200]  # who tries them all learns nothing any more


def test_a_link_to_no_table_is_a_plain_page(site: Server) -> None:
    client = TestClient(site.app())
    told = client.get("/result/nowhere")
    assert told.status_code == 200
    assert tags(told.text) == {}
