"""Smash Up at a terminal: what can be told on the command line, and how its table is drawn."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType

from rumpus.family import Arguments, BadSetup, CardEntry, Choice, Question, View
from rumpus.family.finder import find_rules
from rumpus.family.ids import id_of
from rumpus.family.menu import Menu
from rumpus.family.options import END_TURN
from rumpus.kernel import shuffle
from rumpus.smashup.cards.catalog import FACTIONS, SETS
from rumpus.smashup.cards.edition import EDITIONS
from rumpus.smashup.scoring import WINDOWS
from rumpus.smashup.terminal.board import board
from rumpus.smashup.terminal.cards import pool
from rumpus.smashup.terminal.looks import LOOKS
from rumpus.smashup.terminal.menu import TurnMenu
from rumpus.smashup.text import read_view
from rumpus.smashup.text.cards import FINDER, facts, help_lines
from rumpus.smashup.text.voice import Voice
from rumpus.smashup.words import words_of


class SmashUpDesk:
    looks = LOOKS

    def look_words(self, language: str) -> Mapping[str, tuple[str, str]]:
        return words_of(language).LOOKS

    def add_setup(self, to: Arguments, language: str) -> None:
        words = words_of(language)
        to.add_argument("--draft", choices=("random", "snake", "free"), help=words.HELP["draft"])
        to.add_argument("--sets", default="", metavar="A,B", help=words.HELP["sets"].format(sets=words.joined(SETS)))
        to.add_argument("--edition", default="first_print", choices=tuple(EDITIONS), help=words.HELP["edition"])
        to.add_argument("--factions", default="", metavar="A,B", help=words.HELP["factions"])

    def setup(self, told: Namespace, players: int, person: int, seed: int) -> dict[str, Any]:
        setup: dict[str, Any] = {"draft": told.draft or "random", "edition": told.edition}
        if told.sets:
            setup["sets"] = [id_of(name) for name in told.sets.split(",")]
        if told.factions:
            if told.draft:
                raise BadSetup("factions or draft")
            setup["factions"] = with_others(told.factions, players, max(person, 0), seed, setup.get("sets", list(SETS)))
        return setup

    def board(self, view: View, question: Question | None, speaker: Voice, width: int) -> RenderableType:
        return board(read_view(view), question, speaker, width)

    def face(self, view: View) -> object:
        seen = read_view(view)
        return seen.turn, seen.minions_left, seen.actions_left, seen.bases, seen.seats

    def shows_board(self, question: Question) -> bool:
        return END_TURN in question.options or question.prompt in WINDOWS

    def menu(self, choices: Sequence[Choice], question: Question, view: View, speaker: Voice) -> Menu:
        return TurnMenu(choices, read_view(view), speaker.viewer, speaker.words)

    def find_rules(self, typed: str, language: str) -> list[str]:
        return find_rules(words_of(language).RULES, "SU-", typed)

    def add_filters(self, to: Arguments, language: str) -> None:
        words, kinds = words_of(language), ("minion", "action", "base", "monster", "treasure")
        factions = words.HELP["faction"].format(factions=words.joined(FACTIONS))
        to.add_argument("--faction", default="", metavar=words.METAVAR, help=factions)
        to.add_argument("--set", default="", dest="card_set", metavar=words.METAVAR, help=words.HELP["set"])
        to.add_argument("--kind", default="", choices=kinds, help=words.HELP["kind"])

    def cards(self, told: Namespace) -> list[CardEntry]:
        words = words_of(told.language)
        found = FINDER.chosen(told.names, pool(told.faction, told.card_set, told.kind), words)
        return [CardEntry(help_lines(card, words), facts(card, words)) for card in found]


def with_others(factions: str, players: int, person: int, seed: int, sets: list[str]) -> list[list[str]]:
    """The factions of the person, or of the first bot, and random ones of these sets for all others."""
    own = [id_of(each) for each in factions.split(",")]
    others = [each.id for each in FACTIONS.values() if each.id not in own and each.set.name in sets]
    places = list(range(len(others)))
    shuffle(seed, places)
    left = [others[place] for place in places]
    dealt = [[left.pop(), left.pop()] for seat in range(players) if len(left) >= 2 and seat != person]
    dealt.insert(person, own)
    return dealt
