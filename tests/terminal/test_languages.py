"""Another language at the terminal: nothing that is shown stays English."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random

import pytest

from rumpus import FAMILIES, families, new_match
from rumpus.bots import BOTS
from rumpus.bots.characters import CHARACTERS
from rumpus.family.words import English, NoSuchLanguage
from rumpus.terminal.cli import main
from rumpus.terminal.play import Session
from rumpus.terminal.seats import seat_people
from rumpus.terminal.words import words_of
from tests import another_language
from tests.brackets import outside
from tests.terminal.sitting import Sitting, Terminal

LOOKS = (
    "help", "howto", "hand", "card the", "card shinoby", "card froggoth", "board", "discard", "discard xyzzy", "why",
    "why xyzzy", "why shinobi", "why froggoth", "rules 2", "rules xyzzy", "log all", "undo", "back", "interject",
    "banana",
)  # fmt: skip
NAMES = {"Ada", "Ann", "Bob", "random", "SU", "MU", *[word for look in LOOKS for word in look.split()]}


class Typist(Terminal):
    """Somebody who answers by number, at random, and now and then types everything else there is."""

    def __init__(self, seed: int, lines: int) -> None:
        super().__init__(width=100)
        self.random = Random(seed)
        self.left = lines

    def next_line(self) -> str:
        self.left -= 1
        if self.left < 0:
            raise EOFError
        return self.random.choice(LOOKS) if self.random.random() < 0.2 else str(self.random.randrange(1, 7))


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_at_the_terminal_stays_english(
    family: str, seed: int, monkeypatch: pytest.MonkeyPatch, tmp_path: object
) -> None:
    another_language.let_all_speak_it(monkeypatch)
    monkeypatch.chdir(str(tmp_path))
    table, match = Typist(seed, lines=150), new_match(family, players=3, seed=seed)
    seats = seat_people(3, 0, "Ada", ["random", "random"])
    Session(match, seats, table.console, table.read, language=another_language.NAME).run()
    assert len(match.record.answers) > 40
    command = {"rumpus", "play", "resume", "json"}
    assert outside(table.output, NAMES | command) == []


def test_a_language_that_nobody_speaks_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        Sitting("play --language tlh")
    assert "invalid choice: 'tlh'" in capsys.readouterr().err
    for family in FAMILIES.values():
        with pytest.raises(NoSuchLanguage, match="nobody here speaks 'tlh'"):
            family.speaker(["Ann", "Bob"], 0, "tlh")


# -- the command line ------------------------------------------------------------------------------------------

KNOWN = {"SU", "MU", "build", "arena", *BOTS, *CHARACTERS, *FAMILIES}  # what is named, not said
for book in [family.rulebook() for family in FAMILIES.values()]:
    KNOWN |= {*book.sets, *[faction.id for faction in book.factions]}
TASKS = ("list", "show", "export", "close", "delete", "prune", "backup", "restore", "move")
COMMANDS = ("", "play", "watch", "replay", "review", "puzzle", "match", "serve", "admin", "scenario", "cards")
TYPED = re.compile(r"--?[a-z][\w-]*|\{[^}]*\}|\[[^\]]*\.\.\.\]|`[^`]*`|f,m|A,B|a,b")  # the same in every language


@pytest.mark.parametrize("game", FAMILIES)
@pytest.mark.parametrize("command", [*COMMANDS, *[f"admin {task}" for task in TASKS]])
def test_no_help_stays_english(
    game: str, command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    another_language.let_all_speak_it(monkeypatch)
    game_told = ["--game", game] if command.split()[:1] not in ([], ["replay"], ["review"], ["admin"]) else []
    with pytest.raises(SystemExit):
        main([*command.split(), *game_told, "--language", another_language.NAME, "--help"])
    assert outside(TYPED.sub(" ", capsys.readouterr().out), {"rumpus", "sqlite", "en", *COMMANDS, *TASKS, *KNOWN}) == []


@pytest.mark.parametrize(
    "line",
    [
        "play --players 9",
        "play --seat 7",
        "play --bots gnu",
        "play --factions ninjas,gnu",
        "play --factions ninjas,ninjas",
        "play --game munchkin --players 9",
        "play --game munchkin --sexes gnu",
        "match gnu",
        "match fair fair --players 9",
        "cards --faction gnu",
        "cards gnu",
        "cards --game munchkin --set gnu",
    ],
)
def test_no_mistake_is_told_in_english(
    line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    another_language.let_all_speak_it(monkeypatch)
    assert main([*line.split(), "--language", another_language.NAME]) == 2
    told = capsys.readouterr().err
    assert "⟦" in told
    assert outside(TYPED.sub(" ", told), {"rumpus", "setup", "players", "factions", "gnu", *KNOWN}) == []


RAISED = ("BadRecord", "BadSetup", "NoPuzzle", "NoSuchBot", "NoTable", "OutsideFailed", "Unreadable")


def test_every_mistake_has_words_and_none_is_known_twice() -> None:
    """By the first argument of what is raised."""
    source = Path(families.__file__).parent
    raised = set()
    for path in source.rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text())):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
                continue
            if call.func.id in RAISED and isinstance(call.args[0], ast.Constant):
                raised.add(str(call.args[0].value))
    shared = {*English.MISTAKES}
    own = [{*words.MISTAKES} - shared for words in (words_of("en"), *[each.words() for each in FAMILIES.values()])]
    assert len(set().union(*own)) == sum(map(len, own))
    assert raised - shared.union(*own) == set()
    assert shared.union(*own) - raised <= {"another deck", "not the usual deck", "a number", "yes or no"}
