"""Tempers bend what somebody thinks of a table, and nothing that their seat does not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rumpus import new_game
from rumpus.bots import BOTS, Bot, ask, chair_for
from rumpus.bots.characters import CHARACTERS, temper_of
from rumpus.bots.smashup.value import value
from rumpus.bots.temper import CALM, Temper
from rumpus.kernel import Game
from rumpus.munchkin.cards.decks.cthulhu.monsters import lloyd_lloigor
from rumpus.smashup.table.board import Board
from tests.munchkin.given import Given, given


def somebody(character: str, seed: int = 7) -> Bot:
    bot = BOTS["fair"](seed)
    bot.temper = temper_of(character)
    return bot


def played(family: str, answers: int, seed: int = 3) -> Game[Any]:
    """A game in its middle."""
    game, rng = new_game(family, players=3, seed=seed), Random(seed)
    while (decision := game.decision) is not None and game.answered < answers:
        seat = decision.awaited[0]
        game.answer(seat, rng.randrange(len(decision.offers[seat])))
    return game


def test_nobody_in_particular_is_calm() -> None:
    assert temper_of("") == CALM
    assert temper_of("somebody of a later version") == CALM
    assert BOTS["fair"](1).temper == CALM
    assert len({who.temper for who in CHARACTERS.values()} | {CALM}) == len(CHARACTERS) + 1


def test_a_temper_shows_in_what_a_table_is_worth() -> None:
    game = played("smashup", 60)
    table = game.table
    assert isinstance(table, Board)
    plain, hand = value(game, 0), len(game.state.seats[0].hand)
    strongest = max(table.totals(base)[0] for base in game.state.bases)
    assert hand
    assert strongest > 0
    assert value(game, 0, Temper()) == pytest.approx(plain)
    assert value(game, 0, Temper(hoard=2.0)) == pytest.approx(plain + 2.0 * hand)
    assert value(game, 0, Temper(focus=0.5)) == pytest.approx(plain + 0.5 * strongest)
    assert value(game, 0, Temper(envy=1.5)) < plain


def choice_of(character: str, table: Given, name: str) -> str:
    return table.offers(name)[somebody(character).decide(chair_for(somebody(character), table.game, table.seat(name)))]


def test_a_haggler_helps_for_more_than_one_treasure() -> None:
    """Of two that are at stake, Okk wants both."""
    for price, ada, okk in (("1", "accept", "refuse"), ("2", "accept", "accept")):
        table = given(doors=[lloyd_lloigor], levels={"Alice": 4, "Carol": 6})
        table.opens_door()
        table.picks("Alice", "ask Carol", price, "helper")
        assert (choice_of("ada", table, "Carol"), choice_of("okk", table, "Carol")) == (ada, okk)


def answers_of(bot: Bot, family: str, seed: int) -> list[int | None]:
    """What it says to the questions of a game that goes on by chance."""
    game, rng, found = new_game(family, players=3, seed=seed), Random(seed), list[int | None]()
    while (decision := game.decision) is not None and len(found) < 12:
        seat = decision.awaited[0]
        options = len(decision.offers[seat])
        if seat == 0 and options > 1:
            found.append(ask(bot, game, 0))
        game.answer(seat, rng.randrange(options))
    return found


@pytest.mark.parametrize("family", ["smashup", "munchkin"])
def test_characters_play_differently_and_each_always_alike(family: str) -> None:
    calm = answers_of(BOTS["fair"](7), family, 5)
    found = {name: answers_of(somebody(name), family, 5) for name in ("grumm", "mog")}
    assert found["mog"] != calm
    assert found == {name: answers_of(somebody(name), family, 5) for name in found}
