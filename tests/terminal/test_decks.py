"""Deck files on the command line: checked, played with, and needed again for a saved game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.munchkin.kitchen import KITCHEN, only_for_now
from tests.terminal.sitting import Sitting


@pytest.fixture(autouse=True)
def clean_up() -> Iterator[None]:
    with only_for_now():
        yield


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    path = tmp_path / "kitchen.yaml"
    path.write_text(KITCHEN)
    return path


def test_a_deck_that_is_right(deck: Path) -> None:
    table = Sitting(f"cards check {deck}")
    assert table.code == 0
    assert table.output == (
        "Munchkin Kitchen: 34 cards: 18 doors, 16 treasures; of 18 different ones 1 sourced, 17 reconstructed; "
        "by itself enough for 4 players\n"
    )


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """With seven doors and four treasures."""
    path = tmp_path / "pantry.yaml"
    path.write_text("""
set: pantry
title: Munchkin Pantry
monsters: [{name: Mouldy Bread, level: 1, treasures: 1, bad stuff: [die], copies: 7}]
items: [{name: Corkscrew, bonus: 1, gold: 100, hands: 1, copies: 4}]
""")
    return path


def test_a_small_deck_says_so_and_is_played_together_with_the_usual_cards(
    small: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "by itself too few to play with" in Sitting(f"cards check {small}").words
    played = Sitting(f"play --game munchkin --seed 1 --deck {small}", ["quit"])
    assert played.code == 0
    assert Sitting(f"play --game munchkin --seed 1 --sets pantry --deck {small}").code == 2
    assert "2 players need 8 doors and 8 treasures to begin" in capsys.readouterr().err


def test_a_scenario_may_use_its_cards(deck: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scenario = tmp_path / "toast.yaml"
    scenario.write_text("""
scenario: Burnt Toast takes a level from whoever wears nothing
version: 1
family: munchkin
sets: [cthulhu, kitchen]
cards: [burnt_toast]
players: {Alice: {level: 3}, Bob: {}}
fight: {monsters: [burnt_toast]}
dice: [1]
play:
  - everyone: call
  - Alice: run burnt_toast
  - expect: {level: {Alice: 2}}
""")
    assert Sitting(f"scenario {scenario} --deck {deck}").code == 0, capsys.readouterr()


def test_the_command_for_a_saved_game_names_its_decks(
    deck: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = tmp_path / "game.json"
    with only_for_now():
        played = Sitting(f"play --game munchkin --seed 1 --deck {deck}", [f"save {saved}", "quit"], width=500)
        assert f"rumpus play --resume {saved} --deck {deck}" in played.words
    assert Sitting(f"play --resume {saved}").code == 2
    assert "this game was played with the deck 'kitchen': add --deck FILE" in capsys.readouterr().err
    assert Sitting(f"play --resume {saved} --deck {deck}", ["quit"]).code == 0


def test_a_deck_that_is_wrong_tells_all_of_it(deck: Path) -> None:
    deck.write_text(KITCHEN.replace("level: 9", "level: 99").replace("only: [cook]", "only: [kook]"))
    table = Sitting(f"cards check {deck}")
    assert table.code == 1
    assert [line.split(":")[0] for line in table.output.splitlines()] == ["line 19", "line 45"]


def test_no_such_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert Sitting("cards check nowhere.yaml").code == 2
    assert "nowhere.yaml" in capsys.readouterr().err


def test_a_faulty_deck_is_not_played_with(deck: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck.write_text(KITCHEN.replace("level: 9", "level: 99"))
    assert Sitting(f"watch --game munchkin --fast --deck {deck}").code == 2
    assert (
        f"{deck}: line 19: monsters: Angry Critic: «level» must be a whole number from 1 to 30, not «99»"
        in capsys.readouterr().err
    )


def test_its_cards_are_looked_up(deck: Path) -> None:
    table = Sitting(f"cards --game munchkin --deck {deck} angry critic")
    assert "Angry Critic (Munchkin Kitchen, door): undead monster, level 9, 3 treasures, 3 copies" in table.words


@pytest.mark.slow
def test_who_loads_a_deck_plays_with_it_and_needs_it_again(
    deck: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = tmp_path / "game.json"
    with only_for_now():
        played = Sitting(f"watch --game munchkin --seed 2 --bots random --fast --deck {deck} --save {saved}")
        assert played.code == 0
        assert "Burnt Toast" in played.output
    assert Sitting(f"replay {saved} --log-only").code == 2
    assert "this game was played with the deck 'kitchen'" in capsys.readouterr().err
    again = Sitting(f"replay {saved} --log-only --deck {deck}")
    assert again.code == 0
    assert "The game is over" in again.output
    deck.write_text(KITCHEN.replace("level: 9", "level: 8"))
    assert Sitting(f"replay {saved} --log-only --deck {deck}").code == 2
    assert "'kitchen' is played with the deck" in capsys.readouterr().err


def test_other_sets_can_be_played_all_the_same(deck: Path) -> None:
    table = Sitting(f"watch --game munchkin --seed 2 --bots random --fast --deck {deck} --sets cthulhu")
    assert "Burnt Toast" not in table.output


def test_smash_up_has_none(deck: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert Sitting(f"watch --fast --deck {deck}").code == 2
    assert "Smash Up cards are written in Python" in capsys.readouterr().err
