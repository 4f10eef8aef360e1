"""The table as it is drawn: all that matters is there, in words, at any width."""

from __future__ import annotations

import io

import pytest
from rich.console import Console, RenderableType

from rumpus.family import question_to
from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_homeworld
from rumpus.smashup.cards.factions.ninjas import infiltrate, poison, shinobi, tiger_assassin
from rumpus.smashup.terminal.board import board, hand
from rumpus.smashup.text import Speaker, read_view
from rumpus.smashup.words import words_of
from tests.smashup.given import Given, given

ENGLISH = words_of("en")


def drawn(what: RenderableType, width: int) -> str:
    screen = io.StringIO()
    Console(file=screen, width=width, color_system=None, highlight=False).print(what)
    return screen.getvalue()


def drawn_board(table: Given, viewer: int, width: int = 80) -> str:
    seen, speaker = read_view(table.game.view(viewer)), Speaker(table.names, viewer, ENGLISH)
    return drawn(board(seen, question_to(table.game, viewer), speaker, width), width)


def busy_table() -> Given:
    return given(
        hands={"Alice": [shinobi, shinobi, poison], "Bob": [tiger_assassin]},
        bases={
            tar_pits: [("Bob", tiger_assassin, ("Alice", poison)), ("Alice", shinobi), ("Bob", infiltrate)],
            jungle_oasis: [],
            the_homeworld: [],
        },
        discards={"Bob": [shinobi]},
        points={"Alice": 7},
    )


@pytest.mark.parametrize("width", [40, 60, 80, 120, 200])
def test_everything_is_on_the_board_at_any_width(width: int) -> None:
    text = drawn_board(busy_table(), 0, width)
    assert max(map(len, text.splitlines())) <= width
    words = " ".join(text.replace("│", " ").split())
    for part in (
        "A Tar Pits",
        "B Jungle Oasis",
        "C The Homeworld",
        "3 of 16",
        "0 of 12",
        "VP 4/3/2",
        "7 VP",
        "Alice's turn",
    ):
        if part != "Alice's turn":
            assert part in words
    assert "your turn" in words


def test_minions_stand_with_their_player_in_the_order_of_power() -> None:
    lines = [line.strip() for line in drawn_board(busy_table(), 0).splitlines()]
    first = lines.index("1st You 3: Shinobi 3")
    assert lines[first + 1] == "2nd Bob 0: Tiger Assassin 0 (your Poison)"
    assert lines[first + 2] == "On it: Bob's Infiltrate"


def test_others_hands_are_numbers() -> None:
    text = drawn_board(busy_table(), 0)
    assert "hand 1" in text
    assert text.count("Tiger Assassin") == 1  # the one in play


def test_a_spectator_hears_everybody_by_name() -> None:
    text = drawn_board(busy_table(), -1)
    assert "1st Alice 3: Shinobi 3" in text
    assert "you" not in text.lower().split()


def test_a_base_that_scores_says_so() -> None:
    table = given(hands={"Bob": [shinobi]}, bases={jungle_oasis: [("Alice", tiger_assassin)] * 3, tar_pits: []})
    table.ends_turn("Alice")
    text = drawn_board(table, 1)
    assert "A Jungle Oasis (scores now)" in text
    assert "[############] 12 of 12" in text
    table.passes("Bob")


def test_the_hand_shows_copies_together_with_their_text() -> None:
    seen = read_view(busy_table().game.view(0))
    text = drawn(hand(seen, Speaker(["Alice", "Bob"], 0, ENGLISH)), 80)
    assert text.startswith("Shinobi (3) x2  Special: before a base scores")
    assert "Poison" in text


def test_without_colour_nothing_but_characters_is_printed() -> None:
    assert "\x1b" not in drawn_board(busy_table(), 0)
