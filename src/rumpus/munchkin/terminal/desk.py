"""Munchkin at a terminal: what can be told on the command line, and how its table is drawn."""

from __future__ import annotations

from argparse import BooleanOptionalAction, Namespace
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType

from rumpus.family import Arguments, BadSetup, CardEntry, Choice, Question, Unreadable, View
from rumpus.family.finder import find_rules
from rumpus.family.ids import id_of
from rumpus.family.menu import Menu
from rumpus.family.words import USUAL
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.catalog import CARDS, LOADED, SETS
from rumpus.munchkin.setup import USUAL_SET, enough_for
from rumpus.munchkin.terminal.board import board
from rumpus.munchkin.terminal.looks import LOOKS
from rumpus.munchkin.terminal.menu import WindowMenu
from rumpus.munchkin.text import Speaker, read_view
from rumpus.munchkin.text.cards import FINDER, facts, help_lines, sort_of
from rumpus.munchkin.text.catalogue import table_options
from rumpus.munchkin.words import words_of

FREE_CHOICES = ("set up", "start", "trouble", "rest")
ENGLISH = words_of(USUAL)  # what is typed on the command line
MARKS = ("big", *ENGLISH.TAGS)


class MunchkinDesk:
    looks = LOOKS

    def look_words(self, language: str) -> Mapping[str, tuple[str, str]]:
        return words_of(language).LOOKS

    def add_setup(self, to: Arguments, language: str) -> None:
        words = words_of(language)
        for option in table_options(words):
            flag = "--" + option.name.replace("_", "-")
            usual = option.values[0].value
            if isinstance(usual, bool):
                to.add_argument(flag, action=BooleanOptionalAction, default=None, help=option.text)
            else:
                told = words.HELP["number"].format(text=option.text, usual=usual)
                to.add_argument(flag, type=int, metavar="N", help=told)
        known = words.HELP["sets"].format(sets=words.joined(SETS), usual=USUAL_SET)
        to.add_argument("--sets", default="", metavar="A,B", help=known)
        to.add_argument("--sexes", default="", metavar="f,m,...", help=words.HELP["sexes"])

    def setup(self, told: Namespace, players: int, person: int, seed: int) -> dict[str, Any]:
        setup: dict[str, Any] = {
            option.name: value for option in table_options(ENGLISH) if (value := getattr(told, option.name)) is not None
        }
        if told.sets:
            setup["sets"] = [id_of(name) for name in told.sets.split(",")]
        elif LOADED:  # who loads a deck wants to play with it, a small one together with the usual cards
            is_enough = enough_for(SETS[each] for each in LOADED) >= players
            setup["sets"] = [*LOADED] if is_enough else list(dict.fromkeys([USUAL_SET, *LOADED]))
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

    def find_rules(self, typed: str, language: str) -> list[str]:
        return find_rules(words_of(language).rules(SETS.values()), "MU-", typed)

    def add_filters(self, to: Arguments, language: str) -> None:
        words = words_of(language)
        sets = words.HELP["set"].format(sets=words.joined(SETS))
        to.add_argument("--set", default="", dest="card_set", metavar=words.METAVAR, help=sets)
        to.add_argument("--pile", default="", choices=tuple(words.PILE), help=words.HELP["pile"])
        to.add_argument("--kind", default="", choices=(*words.KINDS, "vehicle"), help=words.HELP["kind"])
        to.add_argument("--mark", default="", choices=MARKS, help=words.HELP["mark"])
        to.add_argument("--source", default="", choices=tuple(words.SOURCES), help=words.HELP["source"])

    def cards(self, told: Namespace) -> list[CardEntry]:
        words = words_of(told.language)
        found = FINDER.chosen(told.names, [card for card in box(told.card_set) if is_wanted(card, told)], words)
        return [CardEntry(help_lines(card, words), facts(card, words)) for card in found]


def sex_of(typed: str) -> str:
    """As people type it: `f`, `woman`, `male`."""
    for sex, word in ENGLISH.SEX_TITLES.items():
        if typed and (sex.startswith(typed.strip().lower()) or word.lower() == typed.strip().lower()):
            return sex
    raise BadSetup("neither sex", "--sexes", typed=typed)


def box(name: str) -> list[Card]:
    if name and id_of(name) not in SETS:
        raise Unreadable("no such set", typed=name, sets=list(SETS))
    return [card for card in CARDS.values() if not name or card.set.name == id_of(name)]


def is_wanted(card: Card, told: Namespace) -> bool:
    return (
        told.pile in ("", card.back)
        and told.kind in ("", card.kind, sort_of(card))
        and told.mark in ("", *(["big"] if card.is_big else []), *card.tags)
        and told.source in ("", card.source)
    )
