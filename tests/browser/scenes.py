"""Every page and every state of the table, for somebody to look at."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from playwright.sync_api import expect

from tests.browser.dungeon import (
    BOTH,
    CTHULHU,
    Moment,
    can_curse,
    is_crowded,
    is_dressed,
    is_over,
    needs_help,
    table_at,
)
from tests.browser.people import PHONE, Crowd, Person, play
from tests.browser.serving import Opened, WebServer
from tests.browser.wire import Wire

PAGES = {
    "home": "/",
    "new-table": "/new",
    "rules": "/rules",
    "how-to-play": "/how-to-play",
    "how-to-play-munchkin": "/how-to-play?game=munchkin",
    "puzzles": "/puzzles",
    "nowhere": "/nowhere",
    "no-such-words": "/frog-frog",
}


class Story:
    """A game of four that is over, and moments of it that are worth a look."""

    def __init__(self, server: WebServer) -> None:
        self.server = server
        self.table = server.finished("bot", "bot", "bot", bot="random")  # they crowd the bases
        self.marks = server.ask(f"rooms/{self.table.room}/moments")
        mine = [mark["at"] for mark in self.marks[:-1] if mark["active"] == 0]
        self.crowded = max(mine, key=self.minions)

    def minions(self, at: int) -> int:
        view = self.server.ask(f"rooms/{self.table.room}/replay?at={at}")["view"]
        return sum(len(base["on"]) for base in view["bases"])

    def played_on(self) -> Opened:
        """From Ann's turn with the most minions in play."""
        return self.server.fork(self.table, self.crowded, 0)

    def before_scoring(self) -> tuple[Opened, int]:
        """From where somebody let a base score, by them."""
        before = next(mark for mark, after in pairwise(self.marks) if after.get("cards"))
        return self.server.fork(self.table, before["at"], before["active"]), before["active"]


class Stage:
    """What a scene needs: a server, a game that was played there, the way there, and who comes to look."""

    def __init__(self, server: WebServer, story: Story, wire: Wire, crowd: Crowd) -> None:
        self.server = server
        self.story = story
        self.wire = wire
        self.crowd = crowd

    def page(self, address: str) -> Person:
        ann = self.crowd.comes(address)
        expect(ann.page.locator("h1")).to_be_attached()
        ann.page.wait_for_load_state("networkidle")
        return ann

    def table(self, address: str) -> Person:
        ann = self.crowd.comes(address)
        expect(ann.page.locator(".seat").first).to_be_attached()
        return ann


def home_with_tables(stage: Stage) -> Person:
    stage.server.table("you", "open", "bot", is_listed=True)
    ann = stage.table(stage.server.table("you", "bot").seat(0))
    ann.go(stage.server.url)
    expect(ann.page.get_by_role("listitem").filter(has_text="Ann").first).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    return ann


def crowded(stage: Stage) -> Person:
    ann = stage.table(stage.story.played_on().seat(0))
    play([ann], until=lambda: ann.can_play_minion)
    return ann


def invite(stage: Stage) -> Person:
    """Two friends are to come, and only this computer can open the link, until its host opens it."""
    table = stage.server.table("you", "open", "open", "bot")
    ann = stage.table(table.seat(0))
    ann.go(f"{table.invite}#host=key")
    expect(ann.button("Open it to this network")).to_be_visible()
    return ann


def invite_friends(stage: Stage) -> Person:
    """They can come, and one has."""
    table = stage.server.table("you", "open", "open", "bot")
    stage.server.ask(f"rooms/{table.room}/seats/1", name="Bob")
    ann = stage.table(table.seat(0))
    ann.page.route("**/api/network", lambda route: route.fulfill(json={"address": "192.168.178.24:8123"}))
    ann.go(table.invite)
    expect(ann.page.get_by_text("192.168.178.24:8123").first).to_be_visible()
    return ann


def my_games(stage: Stage) -> Person:
    """Some are over, and one waits for Ann."""
    ann = over(stage, stage.story.table.seat(0))
    for table in (stage.server.finished("bot"), stage.server.table("you", "bot"), stage.server.table("you", "you")):
        ann.go(table.seat(0))
        expect(ann.page.locator(".seat, #who-won").first).to_be_attached()
    ann.go(stage.server.url + "/my-games")
    expect(ann.page.get_by_role("region", name="Played recently").get_by_role("listitem")).to_have_count(2)
    return ann


def cards(stage: Stage) -> Person:
    """Those of one faction: all the others look alike."""
    ann = stage.page(stage.server.url + "/cards")
    ann.button("Ninjas").click()
    expect(ann.page.get_by_role("list", name="Cards found").get_by_role("button", name="Zapbot")).to_have_count(0)
    return ann


def about(stage: Stage) -> Person:
    """A few icons of each author: all the others look alike."""
    ann = stage.page(stage.server.url + "/about")
    ann.page.evaluate("document.querySelectorAll('dd li:nth-child(n + 7)').forEach((each) => each.remove())")
    return ann


def picked(stage: Stage) -> Person:
    ann = stage.table(stage.server.table("you", "bot").seat(0))
    ann.waits_for_turn()
    ann.page.locator(".hand .is-minion.can").first.click()
    expect(ann.page.locator(".picked")).to_have_count(1)
    return ann


def read(stage: Stage) -> Person:
    """A finger has tapped a card."""
    ann = stage.crowd.comes(stage.server.table("you", "bot").seat(0), has_touch=True)
    ann.waits_for_turn()
    ann.page.locator(".hand .is-minion.can").first.tap()
    expect(ann.page.locator(".read")).to_be_visible()
    return ann


def spotlight(stage: Stage) -> Person:
    """A bot has played a card, and Ann looks at it."""
    ann = stage.table(stage.server.table("you", "bot").seat(0))
    ann.waits_for_turn()
    ann.wants("Step")
    ann.button("End your turn").click()
    expect(ann.page.locator(".spot")).to_be_visible()
    return ann


def target(stage: Stage) -> Person:
    ann = stage.table(stage.server.pirates().seat(0))
    ann.asks_what_to_move()
    return ann


def refused(stage: Stage) -> Person:
    ann = stage.table(stage.server.table("you", "bot").seat(0))
    ann.waits_for_turn()
    ann.play_minion(base=0)
    expect(ann.pieces).to_have_count(1)
    ann.page.locator(".hand .is-minion").first.click()
    ann.page.get_by_role("alert").get_by_text("Rule SU-").click()  # it stays for anybody who reads the rule
    return ann


def scoring(stage: Stage) -> Person:
    table, seat = stage.story.before_scoring()
    ann = stage.table(table.seat(seat))
    play([ann], until=lambda: ann.page.locator("dialog[open]").count() > 0)
    return ann


def hint(stage: Stage) -> Person:
    """What it says is made up: it is here to be looked at, and thinking takes long."""
    ann = stage.table(stage.server.table("you", "bot").seat(0))
    ann.waits_for_turn()
    minion = ann.page.locator(".hand .is-minion.can").first.get_attribute("data-id")
    bases = [each.get_attribute("data-base") for each in ann.page.locator(".base").all()[:2]]
    why = "Takes Temple of Goju for 3 VP and keeps Bob from taking The Central Brain for 4 VP."
    keys = [*[f"play {minion} at {base}" for base in bases], "end turn"]
    ideas = [{"key": key, "chance": 0.61 - place / 20, "why": why} for place, key in enumerate(keys)]
    told = {"number": 0, "tries": 400, "ideas": ideas}
    ann.page.route("**/hint?*", lambda route: route.fulfill(json=told))
    ann.page.keyboard.press("h")
    expect(ann.page.get_by_role("complementary", name="Hint").get_by_role("listitem")).to_have_count(3)
    return ann


def draft(stage: Stage) -> Person:
    ann = stage.table(stage.server.table("you", "bot", "bot", "bot", setup={"draft": "snake", "first": 0}).seat(0))
    expect(ann.page.get_by_role("button", name="Take").first).to_be_visible()
    return ann


def draft_second(stage: Stage) -> Person:
    """One faction is Ann's, and some are others'."""
    ann = draft(stage)
    ann.button("Take Aliens").click()
    expect(ann.page.locator("#question")).to_contain_text("second faction")
    return ann


def puzzle(stage: Stage) -> Person:
    """Missed, and its solution is looked at."""
    ann = stage.page(stage.server.url + "/puzzles")
    ann.button("Royal visit").click()
    ann.button("End your turn").click()
    ann.sees("Not yet")
    ann.button("A nudge").click()
    ann.button("Solution").click()
    ann.sees("Both minions are needed")
    return ann


def guided(stage: Stage) -> Person:
    told = stage.server.ask("tours", family="smashup", name="Ann")
    ann = stage.table(stage.server.opened(told["room"], {0: told["tokens"]["0"]}).seat(0))
    expect(ann.page.locator("[data-pointed]").first).to_be_visible()
    return ann


def curtain(stage: Stage) -> Person:
    table = stage.server.table("you", "you")
    both = stage.crowd.comes(table.seat(0))
    both.waits_for_turn()
    both.go("about:blank")
    both.go(table.seat(1))
    expect(both.page.locator(".curtain")).to_be_visible()
    return both


def waiting(stage: Stage) -> Person:
    return stage.table(stage.server.table("you", "open", "open").seat(0))


def guest(stage: Stage) -> Person:
    return stage.table(stage.server.table("you", "open", "open").address)


def chat(stage: Stage) -> Person:
    table = stage.server.table("you", "you")
    ann, bob = stage.table(table.seat(0)), stage.table(table.seat(1))
    ann.page.set_viewport_size(PHONE)  # where it has to be opened, and stays open
    ann.says("Good luck!")
    bob.says("And to you. I shall need it: look at what they have done to my Ninja Dojo")
    expect(ann.page.get_by_role("tabpanel")).to_contain_text("Dojo")
    return ann


def talk(stage: Stage) -> Person:
    ann = stage.table(stage.server.table("you", "bot").seat(0))
    ann.button("Talk").click()
    ann.button("Well played!").click()
    expect(ann.page.locator(".log:popover-open li")).to_contain_text("Well played!")
    return ann


def lost(stage: Stage) -> Person:
    ann = stage.table(stage.server.table("you", "bot").seat(0).replace(stage.server.address, stage.wire.address))
    ann.waits_for_turn()
    stage.wire.cut()
    ann.sees("Back in a moment")
    return ann


def menu(stage: Stage) -> Person:
    ann = stage.table(stage.server.table("you", "bot").seat(0))
    ann.opens_menu()
    return ann


def report(stage: Stage) -> Person:
    ann = menu(stage)
    ann.button("Report a problem").click()
    expect(ann.page.locator("dialog[open]")).to_be_visible()
    return ann


def zoom(stage: Stage) -> Person:
    ann = stage.table(stage.server.pirates().seat(0))
    ann.card("dinghy").click(button="right")
    expect(ann.page.locator("dialog[open]")).to_be_visible()
    return ann


def replay(stage: Stage) -> Person:
    at = len(stage.story.marks) // 2
    ann = stage.page(f"{stage.story.table.replay}?at={at}&seat=0")
    expect(ann.page.get_by_text(f"Step {at} of")).to_be_visible()
    return ann


def replay_link(stage: Stage) -> Person:
    """Only this computer can open it."""
    ann = replay(stage)
    ann.button("Link to this step").click()
    ann.sees("Only this computer can open it so far.")
    return ann


def review(stage: Stage) -> Person:
    """Of her own game, with her slips."""
    ann = stage.crowd.comes(stage.story.table.seat(0))
    expect(ann.page.locator("h1")).to_be_attached()
    ann.go(stage.story.table.review)
    expect(ann.page.get_by_text("Luck and play, told apart")).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    return ann


def over(stage: Stage, address: str) -> Person:
    """A game that has ended."""
    ann = stage.crowd.comes(address)
    expect(ann.page.locator("#who-won")).to_be_visible()
    return ann


def share(stage: Stage) -> Person:
    ann = over(stage, table_at(stage.server, is_over, people=1, bots=1).seat(0))
    ann.button("Share").click()
    expect(ann.page.locator("dialog[open] img")).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    return ann


def munchkin(stage: Stage, moment: Moment, bots: int, sets: tuple[str, ...] = CTHULHU) -> Person:
    """Ann at a table with bots."""
    ann = stage.crowd.comes(table_at(stage.server, moment, people=1, bots=bots, sets=sets).seat(0))
    expect(ann.page.locator(".seats .mseat")).to_have_count(bots)
    return ann


def help_sheet(stage: Stage) -> Person:
    ann = munchkin(stage, needs_help, bots=1)
    ann.button("Ask for help").click()
    expect(ann.page.locator("dialog[open]")).to_be_visible()
    return ann


def curse(stage: Stage) -> Person:
    """In the air: its victim has not said anything yet."""
    table = table_at(stage.server, can_curse, people=2)
    ann, bob = stage.crowd.comes(table.seat(0)), stage.crowd.comes(table.seat(1))
    ann.page.locator(".hand [data-id^=curse_].can").first.click()
    ann.button("Choose Bob").click()
    expect(bob.page.locator(".air")).to_be_visible()
    return bob


Scene = Callable[[Stage], Person]
SCENES: dict[str, Scene] = {
    **{name: lambda stage, path=path: stage.page(stage.server.url + path) for name, path in PAGES.items()},  # type: ignore[misc]
    "home-with-tables": home_with_tables,
    "invite": invite,
    "invite-friends": invite_friends,
    "my-games": my_games,
    "about": about,
    "cards": cards,
    "table": crowded,
    "table-picked": picked,
    "table-read": read,
    "table-spotlight": spotlight,
    "table-target": target,
    "table-refused": refused,
    "scoring": scoring,
    "hint": hint,
    "draft": draft,
    "draft-second": draft_second,
    "puzzle": puzzle,
    "guided": guided,
    "curtain": curtain,
    "waiting": waiting,
    "guest": guest,
    "spectator": lambda stage: stage.table(stage.story.played_on().address),
    "chat": chat,
    "talk": talk,
    "lost": lost,
    "menu": menu,
    "report": report,
    "zoom": zoom,
    "over": lambda stage: over(stage, stage.story.table.seat(0)),
    "result": lambda stage: over(stage, stage.story.table.address.replace("/table/", "/result/")),
    "replay": replay,
    "replay-link": replay_link,
    "review": review,
    "munchkin-start": lambda stage: munchkin(stage, is_dressed, bots=7, sets=BOTH),
    "munchkin-fight": lambda stage: munchkin(stage, is_crowded, bots=5),
    "munchkin-help": help_sheet,
    "munchkin-curse": curse,
    "munchkin-over": lambda stage: over(stage, table_at(stage.server, is_over, people=1, bots=5).seat(0)),
    "share": share,
}
