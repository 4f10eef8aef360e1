"""A live server with tables for people who come with browsers, and quick bots."""

from __future__ import annotations

import itertools
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from websockets.sync.client import connect

from rumpus import new_game
from tests.server.live import COMMAND, LiveServer

PACE = 0.02  # seconds that a bot thinks
Sitter = Literal["you", "open", "bot"]
NAMES = ("Ann", "Bob", "Cleo", "Dan")
# Ann's minions look at no hidden card when they are played, so that she can take them back.
FACTIONS = [["dinosaurs", "tricksters"], ["ninjas", "pirates"], ["aliens", "robots"], ["wizards", "zombies"]]
# Enough for a page to be looked at.
QUICK_REVIEWS = """from rumpus.advice import reviewing
for budget, few in ((reviewing.WORLDS, 2), (reviewing.SCREENED, 8), (reviewing.JUDGED, 60)):
    budget.update(dict.fromkeys(budget, few))
"""


@dataclass
class Opened:
    """A table, and links to it: one for everybody, and one for each seat."""

    room: str
    address: str
    tokens: dict[int, str]

    def seat(self, seat: int) -> str:
        return f"{self.address}#seat={self.tokens[seat]}"

    @property
    def invite(self) -> str:
        return self.address.replace("/table/", "/invite/")

    @property
    def review(self) -> str:
        return f"{self.replay}?view=review"

    @property
    def replay(self) -> str:
        return self.address.replace("/table/", "/replay/")


class WebServer(LiveServer):
    def __init__(self, folder: Path, source: Path | None = None, pace: float = PACE) -> None:
        super().__init__(folder, pace, source)
        if source is None:
            self.command = QUICK_REVIEWS + COMMAND

    @property
    def url(self) -> str:
        return f"http://{self.address}"

    def table(self, *sitters: Sitter, bot: str = "fair", **wish: Any) -> Opened:
        """A new table. The same seed gives the same game, as long as the same is played."""
        seats = [{"kind": kind, "name": name, "bot": bot} for kind, name in zip(sitters, NAMES, strict=False)]
        setup = {"factions": FACTIONS[: len(seats)], "first": 0}
        return self.opened(*self.open(**{"seats": seats, "setup": setup, "seed": 7, **wish}))

    def fork(self, table: Opened, at: int, seat: int) -> Opened:
        """A table where a finished game is played on from one of its moments."""
        told = self.ask(f"rooms/{table.room}/fork", at=at, seat=seat)
        return self.opened(told["room"], {seat: told["tokens"][str(seat)]})

    def opened(self, room: str, tokens: dict[int, str]) -> Opened:
        return Opened(room, f"{self.url}/table/{room}", tokens)

    def pirates(self) -> Opened:
        """Ann has a War Raptor, and a Dinghy, which asks what to move and where to."""
        factions = [["pirates", "dinosaurs"], ["ninjas", "tricksters"]]
        seed = seed_for(factions, "war_raptor", "dinghy")
        return self.table("you", "bot", setup={"factions": factions, "first": 0}, seed=seed)

    def finished(self, *bots: Sitter, bot: str = "fair") -> Opened:
        """A game of Ann's that is over: she said nothing, and bots have played it."""
        table = self.table("you", *bots, bot=bot, is_listed=True, seconds=1)
        with connect(f"ws://{self.address}/ws/{table.room}") as socket:
            socket.send(json.dumps({"type": "hello", "token": table.tokens[0]}))
            while json.loads(socket.recv()).get("question", {}).get("prompt") != "over":
                pass
        return table


def seed_for(factions: list[list[str]], *wanted: str) -> int:
    """A seed with which the first player begins with these cards in hand."""
    for seed in itertools.count():
        view: Any = new_game(players=2, factions=factions, first=0, seed=seed).view(0)
        if set(wanted) <= set(view["seats"][0]["hand"]):
            return seed
    raise AssertionError("there is no end of seeds")
