"""Nobody is hindered anywhere: by colours, by names that are not said, by words that are cut, by large letters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from rumpus import new_match
from rumpus.server.lobby import NAMES as LOBBY_NAMES
from tests.browser.dungeon import BOTH, is_laden, laid, table_at
from tests.browser.looks import TWICE, check_large, check_looks
from tests.browser.people import BIG, HEAD, IN_A_BROWSER, LAPTOP, PHONE, TABLET, Crowd
from tests.browser.scenes import SCENES, Stage, Story
from tests.browser.serving import FACTIONS, NAMES, WebServer
from tests.browser.wire import Wire

pytestmark = IN_A_BROWSER


@pytest.fixture(scope="module")
def story(shared_server: WebServer) -> Story:
    return Story(shared_server)


@pytest.fixture
def wire(server: WebServer) -> Iterator[Wire]:
    with Wire(server.port) as wire:
        yield wire


@pytest.mark.parametrize("scene", SCENES)
def test_nobody_is_hindered(scene: str, server: WebServer, story: Story, wire: Wire, crowd: Crowd) -> None:
    person = SCENES[scene](Stage(server, story, wire, crowd))
    check_looks(person, scene)
    check_large(person, scene)


# What has to be scrolled to at a table, and tiles that are too narrow.
CRAMPED = """() => {
  const scrolls = (each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1;
  const found = [...document.querySelectorAll("main, .lanes, .cards")].filter(scrolls).map((each) => each.className);
  const tiles = [...document.querySelectorAll(".lane .card")].map((each) => each.offsetWidth);
  return [...found, ...tiles.filter((width) => width < 64)];
}"""


@pytest.mark.parametrize("size", [LAPTOP, BIG])
def test_a_crowded_table_of_smash_up_needs_no_scrolling(size: ViewportSize, story: Story, crowd: Crowd) -> None:
    ann = crowd.comes(story.played_on().seat(0), viewport=size)
    expect(ann.page.locator(".lane .card").first).to_be_visible()
    assert ann.page.evaluate(CRAMPED) == []


# Words of the mash-up beyond its box.
CUT_OFF = """() => {
  const edge = document.querySelector(".mix").getBoundingClientRect().right;
  const words = [...document.querySelectorAll(".mix :is(h2, p, span)")].filter((each) => each.textContent !== "");
  return words.filter((each) => each.getBoundingClientRect().right > edge).map((each) => each.textContent);
}"""


def test_the_mash_up_is_read_in_large_letters_on_a_phone(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.table("you", "bot", setup={"draft": "snake", "first": 0}).seat(0), viewport=PHONE)
    expect(ann.page.locator(".mix h2")).to_have_text("Aliens")
    browser = ann.context.new_cdp_session(ann.page)
    browser.send("Page.setFontSizes", {"fontSizes": {"standard": TWICE}})
    ann.page.reload()
    expect(ann.page.locator(".mix h2")).to_have_text("Aliens")
    assert ann.page.evaluate(CUT_OFF) == []


def full_table() -> dict[str, Any]:
    """Ann has ten cards in hand and two talents in play; at each base are minions of all four, and a monster."""
    minions = ["blaster_master of Ann", "happy_zapper of Ann", "walker of Bob", "first_mate of Cleo", "gremlin of Dan"]
    names = ["tar_pits", "mushroom_kingdom", "temple_of_goju", "the_central_brain", "tortuga"]
    hand = ["ninja_master", "shinobi", "shinobi", "seeing_stars", "smoke_bomb", "poison", "poison", "infiltrate"]
    players = dict(zip(NAMES, FACTIONS, strict=True)) | {"Ann": ["ninjas", "mages"]}
    return {
        "anything goes": True,
        "players": {
            name: {"factions": factions, "hand": [*hand, "hidden_ninja", "zzzzzap"] if name == "Ann" else []}
            for name, factions in players.items()
        },
        "bases": [
            {"base": name, "minions": [*(minions if place == 0 else minions[2:]), "walker of Ann", "ghoul"]}
            for place, name in enumerate(names)
        ],
        "turn": {"player": "Ann", "step": "play"},
    }


def test_ten_cards_talents_and_bases_with_five_lanes_are_all_in_sight(server: WebServer, crowd: Crowd) -> None:
    table = laid(server, new_match("smashup", seed=1, players=4, table=full_table()), 1)
    ann = crowd.comes(table.seat(0), viewport=LAPTOP)
    expect(ann.page.locator(".hand.in-play .card")).to_have_count(2)
    expect(ann.page.locator(".lanes").first.locator(".lane")).to_have_count(5)
    assert ann.page.evaluate(CRAMPED) == []


@pytest.mark.parametrize(("size", "held"), [(TABLET, 3), (PHONE, 1)])
def test_what_cannot_be_played_now_waits_behind_a_button_only_where_there_is_no_room(
    size: ViewportSize, held: int, server: WebServer, crowd: Crowd
) -> None:
    laid_out = {
        "anything goes": True,
        "players": {
            "Ann": {"factions": ["dinosaurs", "ninjas"], "hand": ["king_rex", "shinobi", "war_raptor", "augmentation"]},
            "Bob": {"factions": ["robots", "zombies"]},
        },
        "bases": [{"base": "tar_pits", "minions": ["walker of Ann"]}, "tortuga"],
        "turn": {"player": "Ann", "step": "play"},
    }
    table = laid(server, new_match("smashup", seed=1, players=2, table=laid_out), 1)
    ann = crowd.comes(table.seat(0), viewport=size)
    ann.card("king_rex").click()
    ann.page.locator(".base__hit").first.click(position=HEAD)
    expect(ann.page.locator(".base .card[data-card=king_rex]")).to_be_visible()
    expect(ann.page.locator(".hand .card[data-in=hand]")).to_have_count(held)


def test_on_a_phone_lanes_stand_beside_each_other_whatever_lies_between_them(server: WebServer, crowd: Crowd) -> None:
    table = full_table()
    three_monsters = ["ghoul", "ghoul", "ghoul", "walker of Ann", "king_rex of Bob", "gremlin of Cleo"]
    table["bases"][0] = {"base": "tar_pits", "minions": three_monsters}
    ann = crowd.comes(laid(server, new_match("smashup", seed=1, players=4, table=table), 1).seat(0), viewport=PHONE)
    expect(ann.page.locator(".is-open .lane")).to_have_count(4)
    mine, bobs = (ann.page.locator(f".is-open .lane.{player}").bounding_box() for player in ("p1", "p2"))
    assert mine is not None
    assert bobs is not None
    assert mine["y"] == bobs["y"]


def test_a_question_with_more_to_say_takes_no_room_from_the_board(server: WebServer, crowd: Crowd) -> None:
    table = full_table()
    table["bases"][0]["minions"].append("king_rex of Bob")
    ann = crowd.comes(laid(server, new_match("smashup", seed=1, players=4, table=table), 1).seat(0), viewport=LAPTOP)
    bar = ann.page.locator(".ask")
    ann.waits_for_turn()
    before = bar.bounding_box()
    ann.button("End your turn").click()
    expect(ann.page.locator(".ask .askme")).to_be_visible()
    after = bar.bounding_box()
    assert before is not None
    assert after is not None
    assert after["height"] == before["height"]


def test_a_card_that_is_pointed_at_leaves_the_question_free(story: Story, crowd: Crowd) -> None:
    ann = crowd.comes(story.played_on().seat(0), viewport=LAPTOP)
    lanes = ann.page.locator(".lanes")
    expect(lanes.locator(".card").first).to_be_visible()
    for place in range(lanes.count()):
        if lanes.nth(place).locator(".card").count() == 0:
            continue
        lanes.nth(place).locator(".card").last.hover()
        shown, question = ann.page.locator(".peek").bounding_box(), ann.page.locator(".ask").bounding_box()
        assert shown is not None
        assert question is not None
        assert shown["y"] + shown["height"] <= question["y"]


def fight_of_eight() -> dict[str, Any]:
    """Bob and Cleo fight a monster with three enhancers; each of them has four items."""
    armed = ["flamethrower", "miners_helmet", "tweed_jacket", "galoshes"]
    players = {name: {"level": 4, "gear": armed} for name in LOBBY_NAMES}
    sluggoth = {"card": "sluggoth", "enhancers": ["squamous", "rugose", "gibbering"]}
    return {
        "anything goes": True,
        "sets": list(BOTH),
        "players": players | {"Ann": {"hand": ["kitchen_sink", "mephitic"]}},
        "turn": {"player": "Bob"},
        "fight": {"fighter": "Bob", "helper": "Cleo", "stage": "called", "monsters": [sluggoth]},
    }


# Lines of the strengths in a fight that are scrolled out of sight.
OUT_OF_SIGHT = """() => {
  const edge = document.querySelector(".sides").getBoundingClientRect().bottom + 1;
  const lines = [...document.querySelectorAll(".ledger li")].filter((each) => each.checkVisibility());
  return [lines.length > 0, lines.filter((each) => each.getBoundingClientRect().bottom > edge).length];
}"""


def test_with_eight_at_the_table_a_fight_still_adds_up_in_sight(server: WebServer, crowd: Crowd) -> None:
    table = laid(server, new_match("munchkin", seed=1, players=8, table=fight_of_eight()), 1)
    ann = crowd.comes(table.seat(0), viewport=LAPTOP)
    expect(ann.page.locator(".ledger").first).to_be_visible()
    assert ann.page.evaluate(OUT_OF_SIGHT) == [True, 0]


def test_eight_with_all_their_gear_leave_room_for_what_goes_on(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(table_at(server, is_laden, people=1, bots=7, sets=BOTH).seat(0), viewport=LAPTOP)
    expect(ann.page.locator(".mseat")).to_have_count(8)
    ann.button("Listen at the door").click(trial=True)  # nothing covers it
    stage = ann.page.locator(".middle").bounding_box()
    assert stage is not None
    assert stage["height"] >= 128
    last = ann.page.locator(".mseat.me [data-in=gear]").last
    last.scroll_into_view_if_needed()
    last.click(trial=True)
