"""Whole games and single evenings at the table, typed in."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from rumpus.families import new_match
from rumpus.record import read_record
from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits
from rumpus.smashup.cards.factions.ninjas import poison, shinobi, tiger_assassin
from rumpus.smashup.words import words_of
from rumpus.terminal.play import Session
from rumpus.terminal.seats import seat_people
from tests.smashup.given import Given, given
from tests.terminal.sitting import Evening, Sitting, WholeGame

NINJAS = "play --seed 3 --factions ninjas,zombies --bots random"

HOW_TO_PLAY = words_of("en").HOW_TO_PLAY


def two_bases() -> Given:
    """Alice to play, with two Shinobi and Poison in hand."""
    decks = {"Alice": [shinobi] * 9, "Bob": [shinobi] * 9}
    return given(hands={"Alice": [shinobi, shinobi, poison]}, bases={tar_pits: [], jungle_oasis: []}, decks=decks)


@pytest.mark.parametrize(
    "arguments", ["--players 2", "--players 3 --seat 2", "--players 4 --bots greedy,random,random"]
)
def test_a_whole_game_by_numbers(arguments: str) -> None:
    game = WholeGame(f"play --seed 5 --bots random {arguments}", ["1"])
    assert game.code == 0
    assert HOW_TO_PLAY in game.output
    assert re.search(r"The game is over: .+ \d+, .+ \d+", game.words)
    assert max(map(len, game.output.splitlines())) <= 80


def test_a_whole_game_with_every_kind_of_nonsense_in_between() -> None:
    nonsense = [
        "banana", "0", "99", "-1", "1.5", "{}", "[bold]", "card", "card xyzzy", "card [red]", "why", "why xyzzy",
        "why why", "why tar pits", "rules xyzzy", "play", "at", "#", "²", "discard nobody", "log -3", "log 0",
        "back 99", "back x", "save /nowhere/at/all.json", "undo", "help me",
    ]  # fmt: skip
    game = WholeGame("play --seed 8 --bots random --sets base,awesome9000,munchkin", [*nonsense, *["1"] * 12])
    assert "The game is over" in game.output
    assert game.code == 0


def test_every_draft_is_asked_in_the_game() -> None:
    table = Sitting("play --seed 3 --draft snake --bots random", ["card zombies", "ninjas", "zombies", "quit"])
    assert "Choose your first faction." in table.output
    assert "Tenacious Z (2) x3" in table.output
    assert "You take Ninjas" in table.words
    assert "Turn" in table.output


def test_answers_in_words_and_letters_of_bases() -> None:
    table = Evening(two_bases(), "shinobi b", "quit")
    assert "You play Shinobi at Jungle Oasis, now 3 of 12." in table.words


def test_words_that_fit_several_answers_are_asked_back() -> None:
    table = Evening(two_bases(), "shinobi", "quit")
    assert "Which one? 1 Play Shinobi at Tar Pits 2 Play Shinobi at Jungle Oasis" in table.words


def test_nothing_typed_shows_the_question_again() -> None:
    table = Sitting(NINJAS, ["", "", "quit"])
    assert table.output.count("Play a card, or end your turn.") == 3


def test_the_commands_answer() -> None:
    typed = [
        "help",
        "?",
        "howto",
        "board",
        "hand",
        "card grave digger",
        "card shinoby",
        "card ninja",
        "log",
        "log 2",
        "log all",
    ]
    table = Sitting(
        NINJAS, [*typed, "discard", "discard you", "discard ann", "rules", "rules 5.6", "rule SU-9.1", "exit"]
    )
    assert table.output.count("take back your last answer") == 2
    assert table.output.count(HOW_TO_PLAY) == 2
    assert "Grave Digger (Smash Up, Zombies): minion, power 4, 2 copies" in table.words
    assert "Did you mean Shinobi?" in table.words
    assert "Which one? Ninja Master, Ninja Acolyte" in table.words
    assert table.output.count("Your discard pile is empty.") == 2
    assert "Ann's discard pile" in table.output
    assert table.output.count("SU-9.1 ") == 2
    assert "Players who tie all get the full value" in table.words


def test_why_something_cannot_be_done() -> None:
    typed = [
        "why can't I play shinobi at b",
        "shinobi a",
        "why",
        "why xyzzy",
        "why ninja",
        "why shinobi at a",
        "why shinobi",
    ]
    table = Evening(two_bases(), *typed, "why tiger assassin at nowhere", "why play howl", "why use shinobi", "quit")
    assert "You can: Play Shinobi at Jungle Oasis." in table.words
    assert "Name a card" in table.words
    assert "There is no card called 'xyzzy'." in table.words
    assert "Which one? Ninja Master, Ninja Acolyte, Hidden Ninja" in table.words
    assert table.words.count("You have no minion left to play this turn. (rule SU-2.2)") == 2
    assert "There is no base called 'nowhere' on the table." in table.words
    assert "Howl is not in your hand. (rule SU-2.2)" in table.words
    assert "Shinobi has nothing to use. (rule SU-10.6)" in table.words


def test_why_in_a_scoring_speaks_of_that_moment() -> None:
    bases = {jungle_oasis: [("Bob", tiger_assassin)] * 3, tar_pits: []}
    table = Evening(
        given(hands={"Alice": [shinobi, poison]}, bases=bases),
        "end",
        "why poison",
        "why shinobi",
        "play shinobi",
        "quit",
    )
    assert "Jungle Oasis is about to score: use a special, or pass." in table.words
    assert "Poison has no special to use at this moment. (rule SU-6.1)" in table.words
    assert "You can: Play Shinobi." in table.words
    assert "1 Play Shinobi Special: before a base scores" in table.words
    assert "You play Shinobi at Jungle Oasis, now " in table.words


def test_undo_takes_back_what_nobody_has_learned_from() -> None:
    table = Evening(two_bases(), "shinobi b", "poison", "undo", "undo", "quit")
    assert table.words.count("Taken back.") == 2
    assert table.match.record.answers == []
    assert table.words.count("you may still play a minion and an action") == 2


def test_undo_is_refused_after_a_draw_and_back_goes_back_all_the_same() -> None:
    table = Evening(two_bases(), "undo", "end", "undo", "back", "quit")
    assert table.output.count("You cannot take that back") == 2
    assert "Back again." in table.output
    assert table.match.record.answers == []


def test_where_one_can_only_pass_one_is_not_asked_but_can_go_back_to_before() -> None:
    bases = {jungle_oasis: [("Bob", tiger_assassin)] * 3, tar_pits: []}
    table = given(hands={"Alice": [poison]}, bases=bases, decks={"Alice": [shinobi, shinobi]})
    evening = Evening(table, "end", "back", "quit")
    assert "about to score: use a special" not in evening.output
    assert "Back again." in evening.output
    assert evening.match.record.answers == []


def test_back_wants_a_number_that_there_is() -> None:
    table = Sitting(NINJAS, ["back", "1", "back 7", "back 1", "quit"])
    assert "You have given 0 answers" in table.words
    assert "You have given 1 answers" in table.words
    assert "Back again." in table.output


def interrupted(prompt: str) -> str:
    raise KeyboardInterrupt


def closed(prompt: str) -> str:
    raise EOFError


@pytest.mark.parametrize("read", [interrupted, closed])
def test_leaving_in_any_way_saves_the_game(read: Callable[[str], str]) -> None:
    console = Console(width=80, record=True, quiet=True)
    session = Session(new_match(seed=9), seat_people(2, 0, "Eve", ["random"]), console, read)
    assert session.run() == 0
    assert read_record(Path("rumpus-9.json").read_bytes()).note == "seats: Eve, Ann (random)"


def test_a_saved_game_goes_on_where_it_was_left() -> None:
    first = Sitting(NINJAS + " --name Eve", ["end", "save evening.json", "quit"])
    assert "Later: rumpus play --resume evening.json" in first.words
    again = Sitting("play --resume evening.json", ["hand", "end", "quit"])
    assert again.code == 0
    assert HOW_TO_PLAY not in again.output
    question = first.output.rpartition("Play a card")[2].partition(">")[0]
    assert question in again.output
    assert "rumpus play --resume evening.json" in again.words
    assert len(read_record(Path("evening.json").read_bytes()).answers) > 2


def test_a_finished_game_can_be_looked_at_and_kept() -> None:
    class Keeper(WholeGame):
        def next_line(self) -> str:
            after = ["log 3", "dance", "save kept.json", "hand", ""]
            if "The game is over:" in self.output and not self.typed[0].startswith("log"):
                self.typed, self.lines = after, 0
            return self.typed[self.lines % len(self.typed)]

    game = Keeper("play --seed 5 --bots random", ["1"])
    assert game.output.count("wins with") + game.output.count("You win with") == 2
    assert "The game is over; `help` lists" in game.words
    assert "Later: rumpus replay kept.json" in game.words
    assert Sitting("replay kept.json --log-only").code == 0
    assert "The game is over:" in Sitting("play --resume kept.json").output


def test_where_the_game_cannot_be_written_it_goes_among_the_temporary_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rumpus.terminal.files.gettempdir", lambda: str(tmp_path))
    match = new_match(seed=9)
    session = Session(match, seat_people(2, 0, "", ["random"]), Console(quiet=True), closed, Path("no/such/place.json"))
    session.run()
    assert (tmp_path / "place.json").exists()


def test_nothing_that_others_hold_is_on_the_screen() -> None:
    """The other seat's first hand and draws are told by number only."""
    table = Sitting("play --seed 5 --factions ninjas,zombies --bots random", ["end", "end", "log all", "quit"])
    others = [line for line in table.output.splitlines() if line.startswith("Ann draws")]
    assert others
    assert all(
        re.fullmatch(r"Ann draws (a first hand of )?(a card|\d cards)( to end the turn)?\.", line) for line in others
    )
