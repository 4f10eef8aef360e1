"""Munchkin at a terminal: what can be told on the command line, and how its table is drawn."""

from __future__ import annotations

from argparse import ArgumentParser, BooleanOptionalAction, Namespace
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType

from rumpus.family import CardEntry, Checked, Choice, Question, Unreadable, View
from rumpus.family.finder import find_rules
from rumpus.family.ids import id_of
from rumpus.family.menu import Menu
from rumpus.family.words import USUAL
from rumpus.kernel import BadSetup
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.catalog import CARDS, LOADED, SETS
from rumpus.munchkin.terminal.board import board
from rumpus.munchkin.terminal.looks import LOOKS
from rumpus.munchkin.terminal.menu import WindowMenu
from rumpus.munchkin.text import Speaker, read_view
from rumpus.munchkin.text.cards import FINDER, facts, help_lines, marks, sort_of
from rumpus.munchkin.text.catalogue import table_options
from rumpus.munchkin.words import words_of

FREE_CHOICES = ("set up", "start", "trouble", "rest")
ENGLISH = words_of(USUAL)  # what is typed on the command line
MARKS = tuple([mark.lower() for mark in (ENGLISH.BIG, *ENGLISH.TAGS.values())])


class MunchkinDesk:
    looks = LOOKS

    def look_words(self, language: str) -> Mapping[str, tuple[str, str]]:
        return words_of(language).LOOKS

    def add_setup(self, to: ArgumentParser) -> None:
        for option in table_options(ENGLISH):
            flag = "--" + option.name.replace("_", "-")
            if isinstance(option.values[0].value, bool):
                to.add_argument(flag, action=BooleanOptionalAction, default=None, help=option.text)
            else:
                to.add_argument(flag, type=int, metavar="N", help=f"{option.text} (default: {option.values[0].value})")
        to.add_argument("--sets", default="", metavar="A,B", help=f"of {', '.join(SETS)} (default: {next(iter(SETS))})")
        to.add_argument(
            "--sexes", default="", metavar="f,m,...", help="sexes of the players, in the order of their seats"
        )

    def setup(self, told: Namespace, players: int, person: int, seed: int) -> dict[str, Any]:
        setup: dict[str, Any] = {
            option.name: value for option in table_options(ENGLISH) if (value := getattr(told, option.name)) is not None
        }
        if told.sets or LOADED:  # who loads a deck wants to play with it
            setup["sets"] = [id_of(name) for name in told.sets.split(",")] if told.sets else list(LOADED)
        if told.sexes:
            setup["sexes"] = [sex_of(each) for each in told.sexes.split(",")]
        return setup

    def board(self, view: View, question: Question | None, speaker: Speaker, width: int) -> RenderableType:
        return board(read_view(view), speaker)

    def face(self, view: View) -> object:
        return {name: shown for name, shown in view.items() if name != "die"}

    def shows_board(self, question: Question) -> bool:
        return question.prompt in FREE_CHOICES

    def menu(self, choices: Sequence[Choice], question: Question, view: View, speaker: Speaker) -> Menu:
        return WindowMenu(choices, read_view(view), speaker, question.prompt)

    def find_rules(self, typed: str) -> list[str]:
        return find_rules(ENGLISH.rules(SETS.values()), "MU-", typed)

    def add_filters(self, to: ArgumentParser) -> None:
        to.add_argument("--set", default="", dest="card_set", help=f"one box only: {', '.join(SETS)}")
        to.add_argument("--pile", default="", choices=("door", "treasure"))
        to.add_argument("--kind", default="", choices=(*ENGLISH.KINDS, "vehicle"))
        to.add_argument("--mark", default="", choices=MARKS, help="what else a card is")
        to.add_argument("--source", default="", choices=tuple(ENGLISH.SOURCES), help="where its facts come from")

    def cards(self, told: Namespace) -> list[CardEntry]:
        found = FINDER.chosen(told.names, [card for card in box(told.card_set) if is_wanted(card, told)], ENGLISH)
        return [CardEntry(help_lines(card, ENGLISH), facts(card, ENGLISH)) for card in found]

    def check(self, text: str) -> list[Checked]:
        raise Unreadable(ENGLISH.NO_SCENARIO)


def sex_of(typed: str) -> str:
    """As people type it: `f`, `woman`, `male`."""
    for sex, word in ENGLISH.SEX_TITLES.items():
        if typed and (sex.startswith(typed.strip().lower()) or word.lower() == typed.strip().lower()):
            return sex
    raise BadSetup(f"--sexes: {typed!r} is neither f nor m")


def box(name: str) -> list[Card]:
    if name and id_of(name) not in SETS:
        raise Unreadable(f"there is no set called {name!r}, only {', '.join(SETS)}")
    return [card for card in CARDS.values() if not name or card.set.name == id_of(name)]


def is_wanted(card: Card, told: Namespace) -> bool:
    return (
        told.pile in ("", card.back)
        and told.kind in ("", card.kind, sort_of(card))
        and told.mark in ("", *[mark.lower() for mark in marks(card, ENGLISH)])
        and told.source in ("", card.source)
    )
