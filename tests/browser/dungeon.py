"""Tables of Munchkin that have come as far as somebody wants to see: bots have played them there before people come.

A game that a test needs is looked for, seed by seed, so that no test knows what a shuffle brings. The server finds it
in its store, as it finds every table after a restart.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from rumpus import Match, new_match
from rumpus.bots import BOTS, chair_for
from rumpus.kernel import Game
from rumpus.munchkin.cards.card import CARDS
from rumpus.server.lobby import NAMES, Lobby
from rumpus.server.store import SqliteStore
from rumpus.server.tables import NewRoom, SeatWish
from tests.browser.serving import Opened, WebServer

MOST_ANSWERS = 1_000  # then the next seed is tried
CTHULHU = ("cthulhu",)
WARHAMMER = ("warhammer40k",)
BOTH = (*CTHULHU, *WARHAMMER)
Moment = Callable[[Game[Any]], bool]


# The first seed that is tried for what hardly ever happens, by the moment's name: before it are only games without it.
RARE = {"is_crowded": 70, "is_laden": 19}


def table_at(
    server: WebServer, moment: Moment, people: int, bots: int = 0, sets: tuple[str, ...] = CTHULHU, **wish: Any
) -> Opened:
    """A table where it is the moment; people sit on the first seats."""
    return laid(server, found(moment, people + bots, sets), people, **wish)


class NoLock:
    """The server owns the file, and a table is laid into it beside it."""

    def __init__(self, path: str) -> None:
        self.path = path

    def acquire(self, may_create: bool = False) -> None: ...

    def release(self) -> None: ...


def laid(server: WebServer, match: Match[Any], people: int, **wish: Any) -> Opened:
    """A table where a game has come this far; people sit on the first seats, and want to be
    asked everything; bots sit on the others."""
    players: int = match.record.setup["players"]
    seats = [SeatWish("you" if seat < people else "bot", NAMES[seat], "fair") for seat in range(players)]
    setup = {name: value for name, value in match.record.setup.items() if name != "players"}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("rumpus.server.store.Lock", NoLock)
        patch.setattr("rumpus.server.lobby.check", lambda wish: None)  # a test may lay out whatever it wants to see
        store = SqliteStore(str(server.database))
        lobby = Lobby(store)
        opened = lobby.open(NewRoom(seats, setup, seed=match.record.seed, family=match.record.family, **wish))
    room = lobby.find(opened.room)
    assert room is not None
    for seat in room.saved.seats:
        seat.wish = "always"
    room.keep()
    for number, answer in enumerate(match.record.answers):
        store.append(opened.room, number, answer, time.time())
    store.close()
    return server.opened(opened.room, opened.tokens)


@cache  # its record is read, and nobody plays on
def found(moment: Moment, players: int, sets: tuple[str, ...] = CTHULHU) -> Match[Any]:
    for seed in itertools.count(RARE.get(moment.__name__, 0)):
        match = new_match("munchkin", seed=seed, players=players, first=0, sets=list(sets))
        if come_to(match, moment):
            return match
    raise AssertionError("there is no end of seeds")


def come_to(match: Match[Any], moment: Moment) -> bool:
    bot = BOTS["fair"](match.record.seed)
    for _ in range(MOST_ANSWERS):
        if moment(match.game):
            return True
        if match.game.decision is None:
            return False
        seat = match.game.decision.awaited[0]
        match.answer(seat, bot.decide(chair_for(bot, match.game, seat)))
    return False


# -- moments: Ann sits on seat 0, Bob on seat 1 ----------------------------------------------------------------


def seen(game: Game[Any], seat: int) -> Any:
    return game.view(seat)


def asks(game: Game[Any], prompt: str) -> bool:
    """Is Ann the one who is asked, and for this?"""
    decision = game.decision
    return decision is not None and decision.prompt == prompt and 0 in decision.awaited


def is_over(game: Game[Any]) -> bool:
    return game.decision is None


def can_open(game: Game[Any]) -> bool:
    return asks(game, "start")


def finds_no_monster(game: Game[Any]) -> bool:
    """Behind Ann's door is something else, which asks her nothing."""
    if not can_open(game):
        return False
    opened = game.clone()
    opened.answer(0, open_to(opened, 0).index("open door"))
    return asks(opened, "trouble")


def needs_help(game: Game[Any]) -> bool:
    """Ann fights for three treasures, and wins only with Bob's help."""
    if not (asks(game, "fight") and game.state.active == 0 and seen(game, 0)["fight"]["treasures"] == 3):
        return False
    helped = game.clone()
    for seat, key in ((0, "ask P1"), (0, "1"), (0, "fighter"), (0, "done"), (1, "accept")):
        keys = open_to(helped, seat)
        if key in keys:
            helped.answer(seat, keys.index(key))
        elif key != "done":  # a player without items is not asked which to pay with
            return False
    return lead(game) <= 0 < lead(helped)


def can_be_stabbed(game: Game[Any]) -> bool:
    """Bob can make a monster stronger that Ann fights."""
    if not asks(game, "fight") or game.decision is None:
        return False
    return any(
        option[0] == "play" and CARDS[str(option[1])].kind == "monster enhancer"
        for option in game.decision.offers.get(1, ())
    )


def lead(game: Game[Any]) -> int:
    fight = seen(game, 0)["fight"]
    return int(fight["ours"]["total"] - fight["theirs"]["total"])


def can_curse(game: Game[Any]) -> bool:
    """Ann holds a curse, and Bob the ring that breaks it."""
    if not can_open(game):
        return False
    mine = any(card.startswith("curse_") for card in seen(game, 0)["heroes"][0]["hand"])
    return mine and "wishing_ring" in seen(game, 1)["heroes"][1]["hand"]


def chooses_for_bob(game: Game[Any]) -> bool:
    """Ann is asked what Bob loses."""
    decision = game.decision
    if decision is None or decision.awaited != (0,):
        return False
    lying = {f"{gear['card']}#{gear['serial']}" for gear in seen(game, 0)["heroes"][1]["gear"]}
    return set(decision.keys(0)) <= lying


def can_trade(game: Game[Any]) -> bool:
    """Ann may give Bob two items of hers for one of his."""
    if not can_open(game):
        return False
    mine, theirs = movable(game, 0), movable(game, 1)
    if len(mine) < 2 or not theirs or len({*mine, *theirs}) < len(mine) + len(theirs):
        return False
    traded = game.clone()
    traded.say(0, "trade P1")
    for prompt, key in (("give", mine[0]), ("give", mine[1]), ("give", "done"), ("want", theirs[0]), ("want", "done")):
        if asks(traded, prompt):  # there may be no more to choose from
            traded.say(0, key)
    traded.say(1, "accept trade P0")
    return theirs[0] in movable(traded, 0) and can_open(traded)


def movable(game: Game[Any], seat: int) -> list[str]:
    """The items before this player that may change hands."""
    lying = seen(game, seat)["heroes"][seat]["gear"]
    return [f"{gear['card']}#{gear['serial']}" for gear in lying if gear["is movable"]]


def open_to(game: Game[Any], seat: int) -> list[str]:
    return game.decision.keys(seat) if game.decision is not None else []


def can_sell(game: Game[Any]) -> bool:
    """What lies before Ann is worth a level, and she is far from the last one."""
    hero = seen(game, 0)["heroes"][0]
    worth = sum(gear["value"] for gear in hero["gear"] if gear["is movable"])
    return can_open(game) and "sell" in open_to(game, 0) and worth >= 1000 and hero["level"] < 6


def can_show(game: Game[Any]) -> bool:
    """Ann begins, and nobody else has a copy of her first card."""
    if not can_open(game) or game.state.turn > 1 or not seen(game, 0)["heroes"][0]["hand"]:
        return False
    first = seen(game, 0)["heroes"][0]["hand"][0]
    return not any(first in seen(game, seat)["heroes"][seat]["hand"] for seat in (1, 2))


def is_dressed(game: Game[Any]) -> bool:
    """Ann is about to open a door, and everybody has had enough turns to have got something."""
    return can_open(game) and game.state.turn > 2 * len(game.state.heroes)


def can_twin(game: Game[Any]) -> bool:
    """Bob has called the result; Ann, of an army and with a Big item, holds a Twin for his only monster."""
    if not asks(game, "call") or game.state.active == 0:
        return False
    twins = [key for key in open_to(game, 0) if key.startswith("play twin ")]
    lying = [CARDS[gear["card"]] for gear in seen(game, 0)["heroes"][0]["gear"]]
    return len(twins) == 1 and any(card.kind == "army" for card in lying) and any(card.is_big for card in lying)


def is_crowded(game: Game[Any]) -> bool:
    """Ann fights several monsters, and many cards were thrown in."""
    if not (asks(game, "fight") and game.state.active == 0):
        return False
    fight = seen(game, 0)["fight"]
    return len(fight["foes"]) > 1 and len(fight["thrown"]) > 2


def is_laden(game: Game[Any]) -> bool:
    """It is Ann's turn, and all have more before them than a low screen has room for."""
    return can_open(game) and game.state.active == 0 and sum(len(hero.gear) for hero in game.state.heroes) > 60
