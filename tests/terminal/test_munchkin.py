"""Munchkin at the terminal: whole games typed in, the table, and what can be looked at."""

from __future__ import annotations

import json
import re

import pytest

from rumpus.family import choice
from rumpus.kernel import Option
from rumpus.munchkin.grammar import GRAMMAR
from rumpus.munchkin.terminal.menu import stem
from rumpus.munchkin.words import words_of
from tests.terminal.sitting import Sitting, WholeGame

HOW_TO_PLAY = words_of("en").HOW_TO_PLAY


@pytest.mark.parametrize(
    "arguments",
    [
        "--players 2",
        "--players 4 --seat 2 --faster",
        "--players 6 --shared-victory",
        "--players 3 --sets warhammer40k --bots greedy --seed 7",
    ],
)
def test_a_whole_game_by_numbers(arguments: str) -> None:
    game = WholeGame(f"play --game munchkin --seed 5 --bots random {arguments}", ["1"])
    assert game.code == 0
    assert HOW_TO_PLAY in game.output
    assert re.search(r"The game is over: .+ \d+, .+ \d+", game.words)
    assert max(map(len, game.output.splitlines())) <= 80


@pytest.mark.slow
def test_looking_at_things_changes_nothing() -> None:
    typed = ["hand", "card froggoth", "card xyzzy", "card the", "discard", "discard doors", "rules goth", "rules 3.5"]
    typed += ["why", "why froggoth", "why xyzzy", "board", "howto", "banana", "99", "[bold]", "quit"]
    table = Sitting("play --game munchkin --seed 3 --players 3 --bots random", typed)
    assert "Froggoth (Munchkin Cthulhu, door): goth monster, level 12, 3 treasures, 1 copy" in table.words
    assert "There is no card called 'xyzzy'" in table.words
    assert "Froggoth is not in your hand." in table.words
    assert "MU-3.10" in table.output
    assert "No doors have been discarded." in table.output
    assert "The game is saved." in table.output


def test_watching_tells_the_game_and_shows_the_table() -> None:
    table = Sitting("watch --game munchkin --seed 3 --players 3 --bots random --fast")
    assert "--- Turn 1:" in table.output
    assert "Doors: deck" in table.output
    assert "[#.........]" in table.output
    assert "The game is over:" in table.output


def test_cards_are_looked_up_by_name_pile_and_kind() -> None:
    table = Sitting("cards --game munchkin froggoth")
    assert "Bad stuff: You are dead." in table.output
    facts = json.loads(Sitting("cards --game munchkin --kind class --json").output)
    assert [card["id"] for card in facts] == ["investigator", "monster_whacker", "professor", "cultist"]
    facts = json.loads(Sitting("cards --game munchkin --kind army --json").output)
    assert [card["name"] for card in facts][:2] == ["Aeldari", "Death Guard"]
    for box, counts in (("cthulhu", [100, 68]), ("warhammer40k", [94, 74])):
        piles = [json.loads(Sitting(f"cards --game munchkin --set {box} --pile {pile} --json").output)
                 for pile in ("door", "treasure")]  # fmt: skip
        assert [sum(card["copies"] for card in pile) for pile in piles] == counts


def test_cards_are_looked_up_by_what_they_are_and_where_their_facts_come_from() -> None:
    def found(filters: str) -> list[str]:
        return [card["name"] for card in json.loads(Sitting(f"cards --game munchkin {filters} --json").output)]

    vehicles = found("--kind vehicle")
    assert vehicles == ["Attack Bike", "Land Speeder", "War Trukk", "Leman Russ Tank", "Land Raider"]
    assert set(vehicles) < set(found("--kind item"))
    assert found("--mark big --source sourced") == ["Plague Armor"]  # a vehicle is big in no way that counts
    assert found("--mark flame --pile treasure --set cthulhu") == ["Flamethrower"]
    assert "Poxwalker" in found("--mark chaos")
    assert "Poxwalker" in found("--mark undead")
    assert len(found("--source sourced")) + len(found("--source reconstructed")) == len(found(""))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("play --players 7", "2 to 6 can play"),
        ("play --players 9 --sets cthulhu,warhammer40k", "2 to 8 can play"),
        ("play --sets pirates", "must be among cthulhu, warhammer40k"),
        ("play --sexes f,x", "neither f nor m"),
        ("play --sexes f --players 3", "one for each player"),
        ("cards xyzzy", "there is no card called 'xyzzy'"),
        ("cards --set pirates", "there is no set called 'pirates'"),
    ],
)
def test_what_cannot_be_is_explained(arguments: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    command, _, rest = arguments.partition(" ")
    assert Sitting(f"{command} --game munchkin {rest}").code == 2
    assert words in capsys.readouterr().err


def test_sexes_and_options_are_told_on_the_command_line() -> None:
    arguments = "play --game munchkin --players 3 --sexes m,f,woman --singing --bots random --seed 1"
    table = Sitting(arguments, ["save game.json", "board", "quit"])
    told = re.findall(r"level 1 .*\n +(\w+)", table.output)
    assert told[:3] == ["man", "woman", "woman"]


@pytest.mark.slow
def test_sets_are_told_on_the_command_line_and_eight_can_play_with_both() -> None:
    arguments = "watch --game munchkin --sets cthulhu,warhammer40k --players 8 --bots greedy --seed 3 --fast"
    game = Sitting(arguments + " --ration-tokens")
    assert game.code == 0
    assert "Hal" in game.output
    assert "finds a ration token" in game.output
    assert max(map(len, game.output.splitlines())) <= 80


def test_a_name_that_two_sets_have_shows_both_cards() -> None:
    table = Sitting(
        "play --game munchkin --sets warhammer40k --seed 3 --bots random", ["card cheat!", "why cheat!", "quit"]
    )
    assert "Cheat! (Munchkin Cthulhu, door)" in table.words
    assert "Cheat! (Munchkin Warhammer 40,000, treasure)" in table.words
    assert "Cheat! is not in your hand." in table.words


def test_what_differs_only_in_whom_it_is_for_belongs_together_but_players_to_choose_from_do_not() -> None:
    def stems(*options: Option) -> list[str]:
        return [stem(choice(option, GRAMMAR.read(option), "")) for option in options]

    assert stems(("play", "froggoth", "P0"), ("play", "froggoth", "P1")) == ["play froggoth"] * 2
    assert stems(("froggoth", "P0"), ("froggoth", "P1"), ("ask", "P1")) == ["froggoth", "froggoth", "ask"]
    assert stems(("P0",), ("P1",)) == ["P0", "P1"]
    assert stems(("accept trade", "P1"), ("pass",)) == ["accept trade P1", "pass"]
