"""Another language at the terminal: nothing that is shown stays English."""

from __future__ import annotations

from random import Random

import pytest

from rumpus import FAMILIES, new_match
from rumpus.family.words import NoSuchLanguage
from rumpus.terminal.play import Session
from rumpus.terminal.seats import seat_people
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
