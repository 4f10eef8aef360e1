"""What others are asked, as those read it who are not."""

from __future__ import annotations

from rumpus.munchkin.cards.decks.cthulhu.curses import curse_amnesia
from rumpus.munchkin.cards.decks.cthulhu.items import fez_of_fazooli, flamethrower
from rumpus.munchkin.cards.decks.cthulhu.monsters import froggoth, polly_polyp
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink, wishing_ring
from rumpus.munchkin.text import Speaker
from rumpus.munchkin.words import words_of
from tests.asking import question
from tests.munchkin.given import Given, given

ENGLISH = words_of("en")


def waiting(table: Given, name: str = "") -> str:
    seat = table.seat(name) if name else -1
    return Speaker(table.names, seat, ENGLISH).waiting(question(table.game, seat), table.game.view(seat))


def test_whose_turn_it_is() -> None:
    assert waiting(given(), "Bob") == "Alice is getting ready to open the door."


def test_a_fight_and_its_call() -> None:
    table = given(doors=[polly_polyp], levels={"Alice": 5}, hands={"Bob": [kitchen_sink], "Carol": [wishing_ring]})
    table.opens_door()
    assert waiting(table) == "Alice is fighting Polly Polyp and deciding what to do."
    table.answer("Alice", "call")
    assert waiting(table, "Alice") == "You call the result: will Bob and Carol meddle with your fight?"
    table.answer("Bob", "pass")
    assert waiting(table, "Bob") == "Alice calls the result: will Carol meddle with Alice's fight?"
    table.everyone_passes()


def test_help_that_is_asked_for_and_offered() -> None:
    table = given(doors=[froggoth])
    table.opens_door()
    table.declines_goths()
    table.picks("Alice", "ask Bob", "0")
    assert waiting(table, "Carol") == "Bob decides whether to help Alice."
    assert waiting(table, "Alice") == "Bob decides whether to help you."
    table.picks("Bob", "counter", "1")
    assert waiting(table, "Carol") == "Bob says who picks the first treasure."
    table.answer("Bob", "helper")
    assert waiting(table, "Carol") == "Alice decides whether to take Bob's help."
    table.answer("Alice", "refuse")
    table.picks("Alice", "ask everybody", "0")
    assert waiting(table, "Alice") == "Bob and Carol decide whether to help you."
    table.picks("Bob", "counter", "0")
    assert waiting(table, "") == "Alice and Carol decide whether to agree on help."
    table.picks("Carol", "counter", "0")
    assert waiting(table, "") == "Alice decides whether to take Bob's and Carol's help."
    table.answer("Alice", "accept Carol")


def test_a_curse_says_what_strikes_and_not_what_breaks_it() -> None:
    for held in (kitchen_sink, wishing_ring):
        table = given(hands={"Alice": [curse_amnesia], "Bob": [held], "Carol": []})
        table.plays("Alice", curse_amnesia, "Bob")
        assert waiting(table, "Carol") == "Alice plays Curse! Amnesia on Bob. Bob may still answer it."
        table.everyone_passes()


def test_what_somebody_chooses_to_sell_is_theirs() -> None:
    table = given(play={"Alice": [fez_of_fazooli, flamethrower]})
    table.answer("Alice", "sell")
    assert waiting(table, "Bob") == "Alice chooses what to sell."
    table.answer("Alice", "cancel")
