"""Names in all the world's letters, in a picture."""

from __future__ import annotations

from pathlib import Path

import pytest

from rumpus.server import lettering
from rumpus.server.lettering import Lettering

FONTS = Path(__file__).parents[2] / "web" / "public" / "fonts"


@pytest.fixture(autouse=True)
def _bare_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without any fonts of its own."""
    monkeypatch.setattr(lettering, "MACHINES", ())


def test_letters_are_drawn_with_the_font_that_has_them() -> None:
    found = Lettering(FONTS)
    runs = [run for run, _ in found.runs("Zoë’s Łó", 40)]
    assert runs == ["Zoë’s ", "Ł", "ó"]
    assert found.font_of("Ł") != found.font_of("Z")


@pytest.mark.parametrize(
    ("name", "shown"),
    [("Łukasz", "Łukasz"), ("李", "#2"), ("Ann 李", "Ann"), ("🦊", "#2"), ("Ṩigrid", "Sigrid"), ("…", "#2")],
)
def test_what_no_font_has_is_left_out_of_a_name(name: str, shown: str) -> None:
    assert Lettering(FONTS).legible(name, "#2") == shown


def test_what_this_machine_has_comes_after_what_the_client_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    latin, extended = lettering.CLIENTS
    theirs = str(FONTS / extended)
    monkeypatch.setattr(lettering, "CLIENTS", (latin,))
    monkeypatch.setattr(lettering, "MACHINES", ("Nobody Has This.ttf", theirs))
    found = Lettering(FONTS)
    assert [found.font_of(letter) for letter in "ZŁ李"] == [latin, theirs, None]
