"""The commands around the table: watch, replay, cards, and what goes wrong."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from rumpus.family import Desk
from rumpus.record import Record, read_record
from rumpus.smashup.cards.catalog import CARDS
from rumpus.smashup.turn import RULES_VERSION
from rumpus.terminal import seats
from rumpus.terminal.cli import main
from tests.terminal.sitting import Sitting, WholeGame


@pytest.fixture
def kept() -> Path:
    """A whole game of bots, on file."""
    Sitting("watch --fast --seed 4 --players 3 --bots random --save game.json")
    return Path("game.json")


# -- watch -----------------------------------------------------------------------------------------------------


def test_watching_bots_to_the_end() -> None:
    show = Sitting("watch --fast --seed 4 --bots greedy,random --sets base")
    assert show.code == 0
    assert ": Ann (greedy) and Bob (random)" in show.words
    assert re.search(r"The game is over: (Ann|Bob) \d+, (Ann|Bob) \d+\.", show.words)
    assert not re.search(r"\byou\b", show.output.lower())


def test_the_first_of_the_bots_that_are_watched_has_the_factions_that_were_wished(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    assert Sitting(f"watch --factions ninjas,robots --fast --bots random --seed 1 --save {saved}").code == 0
    assert read_record(saved.read_bytes()).setup["factions"][0] == ["ninjas", "robots"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("match random fair --rounds 0", "argument --rounds: this must be a whole number from 1 on, not '0'"),
        ("match random fair --rounds x", "argument --rounds: this must be a whole number from 1 on, not 'x'"),
        ("match random fair --processes 65", "this must be a whole number from 1 to 64, not '65'"),
        ("play --seed 1.5", "argument --seed: this must be a whole number, not '1.5'"),
        ("watch --delay=-1", "argument --delay: this must be a number from 0 on, not '-1'"),
        ("serve --pace nan", "argument --pace: this must be a number from 0 on, not 'nan'"),
        ("serve --port 99999", "argument --port: this must be a whole number from 0 to 65535, not '99999'"),
    ],
)
def test_numbers_have_bounds(arguments: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        Sitting(arguments)
    assert told in capsys.readouterr().err


def test_watching_step_by_step_and_stopping() -> None:
    show = Sitting("watch --seed 4 --bots random", ["", "", "q"])
    assert show.code == 0
    assert show.output.count("Enter: next turn") == 3
    assert "The game is over" not in show.output
    assert Sitting("watch --seed 4 --bots random", [""]).code == 0  # the terminal was closed


def test_watching_with_a_delay_waits_after_each_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    monkeypatch.setattr("time.sleep", waited.append)
    show = Sitting("watch --seed 4 --bots random --delay 0.5")
    assert "The game is over" in show.output
    assert set(waited) == {0.5}
    assert len(waited) > 5


# -- replay ----------------------------------------------------------------------------------------------------


def test_a_replay_tells_the_whole_game(kept: Path) -> None:
    show = Sitting(f"replay {kept}")
    assert show.code == 0
    assert "--- Turn 1: " in show.output
    assert "The game is over:" in show.output
    assert show.output.count("answers\n") > 5


def test_a_replay_to_a_point_from_a_seat(kept: Path) -> None:
    whole = Sitting(f"replay {kept} --log-only")
    part = Sitting(f"replay {kept} --to 10 --seat 2 --log-only")
    assert "The game is over" not in part.output
    assert "After 10 answers" in part.output
    assert "You draw" in part.output
    assert "You draw" not in whole.output
    spectator = Sitting(f"replay {kept} --to 10 --seat 0 --log-only")
    assert "You draw" not in spectator.output


def test_a_replay_forks_into_a_game_of_ones_own(kept: Path) -> None:
    before = kept.read_bytes()
    fork = Sitting(f"replay {kept} --to 10 --play-on --seat 1 --bots random", ["1", "quit"])
    assert fork.code == 0
    assert "rumpus play --resume game-fork.json" in fork.words
    record = read_record(Path("game-fork.json").read_bytes())
    assert record.answers[:10] == read_record(before).answers[:10]
    assert record.note == "seats: You, Ann (random), Bob (random)"
    assert kept.read_bytes() == before
    game = WholeGame("play --resume game-fork.json", ["1"])
    assert "The game is over:" in game.output


def test_a_record_that_does_not_say_who_played_can_be_resumed(kept: Path) -> None:
    record = read_record(kept.read_bytes())
    record.note, record.answers = "", record.answers[:3]
    record.digests = {}
    kept.write_bytes(record.to_json())
    table = Sitting(f"play --resume {kept} --seat 2 --bots random", ["quit"])
    assert table.code == 0
    assert "you against Ann (random) and Bob (random)" in table.words


# -- what goes wrong -------------------------------------------------------------------------------------------


def broken(kept: Path, old: bytes, new: bytes) -> None:
    text = kept.read_bytes()
    assert old in text
    kept.write_bytes(text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"{", b""),
        (b'"family": "smashup"', b'"family": "chess"'),
        (f'"version": {RULES_VERSION}'.encode(), b'"version": 999'),
        (b'"players": 3', b'"players": 17'),
        (b'"answers": [', b'"answers": [[0, 99, "dance"], '),
        (b'"answers": [', b'"answers": [["x"], '),
        (b'"seed": 4', b'"seed": 5'),
        (b'"seed": 4', b'"seed": "four"'),
        (b'"edition": "first_print"', b'"edition": "last_print"'),
        (b'"setup": {', b'"setup": {"surprise": 1, '),
    ],
)
@pytest.mark.parametrize("command", ["replay", "play --resume"])
def test_a_damaged_file_is_refused_with_a_sentence(
    kept: Path, old: bytes, new: bytes, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    broken(kept, old, new)
    assert Sitting(f"{command} {kept}").code == 2
    message = capsys.readouterr().err
    assert message.startswith("rumpus: ")
    assert "Traceback" not in message


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("play --players 7", "2 to 4 can play"),
        ("play --factions ninjas,ninjas", "two different factions"),
        ("play --factions ninjas,gnus", "no faction called 'gnus'"),
        ("play --factions ninjas", "two different factions"),
        ("play --factions ninjas,robots --draft snake", "either with --factions or in a --draft"),
        ("play --bots genius", "there is no bot called 'genius'"),
        ("play --players 4 --bots random,random", "3 bots are needed"),
        ("play --seat 3", "no seat 3"),
        ("play --seat 0", "no seat 0"),
        ("play --resume nothing.json", "nothing.json"),
        ("replay nothing.json", "nothing.json"),
        ("replay .", "rumpus: .: Is a directory"),
        ("match", "say which bot plays"),
        ("match --outside= fair", "needs the command that starts your program"),
        ("cards check", "which deck file is to be checked"),
        ("cards xyzzy", "there is no card called 'xyzzy'"),
        ("cards shinoby", "Did you mean Shinobi?"),
        ("cards shinobi --faction robots", "among these"),
        ("cards --faction gnus", "there is no faction called 'gnus'"),
        ("cards --set gnus", "there is no set called 'gnus'"),
    ],
)
def test_mistakes_are_explained_and_end_with_2(arguments: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert Sitting(arguments).code == 2
    message = capsys.readouterr().err
    assert message.startswith("rumpus: ")
    assert told in message


@pytest.mark.parametrize(
    ("options", "told"), [("--to 99999", "not 99999"), ("--seat 9", "no seat 9"), ("--to -1", "not -1")]
)
def test_a_replay_knows_its_bounds(kept: Path, options: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert Sitting(f"replay {kept} {options}").code == 2
    assert told in capsys.readouterr().err


def test_a_game_of_bots_alone_is_not_resumed_but_forked(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert Sitting(f"play --resume {kept}").code == 2
    assert "--play-on" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", ["", "dance", "cards --kind gnu", "watch --fast --delay 1", "play --seed x"])
def test_unknown_commands_and_options_end_with_2(arguments: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments.split())
    assert left.value.code == 2
    assert "usage: rumpus" in capsys.readouterr().err


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert re.fullmatch(r"rumpus \d+\.\d+\.\d+\n", capsys.readouterr().out)


def test_scenarios_are_handed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rumpus.terminal.scenarios.run_files", lambda usual, paths, language: len(paths))
    assert main(["scenario", "one.yaml", "two.yaml"]) == 2


def test_an_interrupt_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(desk: Desk, paths: list[str], language: str) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("rumpus.terminal.scenarios.run_files", interrupt)
    assert main(["scenario", "one.yaml"]) == 130


# -- cards -----------------------------------------------------------------------------------------------------


def test_all_cards_for_programs() -> None:
    found = json.loads(Sitting("cards --json").output)
    assert {card["id"] for card in found} == set(CARDS)
    assert len(found) == len(CARDS)
    fields = {
        "id",
        "name",
        "set",
        "faction",
        "kind",
        "group",
        "copies",
        "power",
        "on",
        "breakpoint",
        "vp",
        "monsters",
        "treasures",
        "undead",
        "text",
        "rulings",
        "source",
    }
    assert all(set(card) == fields for card in found)
    shinobi = next(card for card in found if card["id"] == "shinobi")
    assert (shinobi["power"], shinobi["copies"], shinobi["faction"], shinobi["set"]) == (3, 3, "ninjas", "base")


def test_cards_by_faction_kind_and_name() -> None:
    bases = json.loads(Sitting("cards --json --kind base --set base").output)
    assert len(bases) == 16
    minions = json.loads(Sitting("cards --json --kind minion --faction Ninjas").output)
    assert [card["name"] for card in minions] == ["Ninja Master", "Tiger Assassin", "Shinobi", "Ninja Acolyte"]
    assert len(json.loads(Sitting("cards --json --kind monster").output)) == 8
    assert len(json.loads(Sitting("cards --json --kind treasure").output)) == 22
    two = json.loads(Sitting("cards --json shinobi poison").output)
    assert [card["id"] for card in two] == ["shinobi", "poison"]
    one = json.loads(Sitting("cards --json tiger assassin").output)
    assert [card["id"] for card in one] == ["tiger_assassin"]


def test_cards_for_people_have_text_rulings_and_source() -> None:
    page = Sitting("cards shinobi").words
    assert "Shinobi (Smash Up, Ninjas): minion, power 3, 3 copies" in page
    assert "Special: before a base scores" in page
    assert "Ruling: A Shinobi that is already in play cannot use it." in page
    assert "Facts: " in page
    everything = Sitting("cards", width=200).output
    assert [card.name for card in CARDS.values() if card.name not in everything] == []


# -- seats -----------------------------------------------------------------------------------------------------


def test_seats_are_read_back_from_a_note() -> None:
    told = seats.seat_people(3, 1, "Eve, (the) Great", ["greedy", "random"])
    assert told.names == ("Ann", "Eve the Great", "Bob")
    assert told.person == 1
    record = Record("smashup", 1, {}, 1, [], note=told.note())
    assert seats.seats_of(record, 3) == told
    assert seats.seats_of(record, 2) is None
    record.note = "seats: Ann (genius), Bob"
    assert seats.seats_of(record, 2) is None


def test_nobody_is_called_like_somebody_else() -> None:
    assert seats.seat_people(2, 0, "ann", ["random"]).names == ("ann", "Bob")
