"""What can be typed after `rumpus`, in a language."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rumpus import __version__
from rumpus.bots import BOTS, USUAL_BOT
from rumpus.families import FAMILIES
from rumpus.family import Family
from rumpus.family.words import LANGUAGES, USUAL
from rumpus.terminal.seats import PERSON
from rumpus.terminal.words import English, words_of

USUAL_GAME = "smashup"


class Formatter(argparse.HelpFormatter):
    """Help that begins in the language that is spoken."""

    def __init__(self, prog: str, words: English) -> None:
        super().__init__(prog)
        self.words = words

    def add_usage(
        self, usage: str | None, actions: Iterable[argparse.Action], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, self.words.USAGE if prefix is None else prefix)


def meant(arguments: Sequence[str] | None) -> tuple[Family, str]:
    """The game and the language: the other options and their help depend on them. What is wrong with them is reported
    later."""
    first = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    first.add_argument("--game", default=USUAL_GAME)
    first.add_argument("--language", default=USUAL)
    try:
        told = first.parse_known_args(arguments)[0]
    except argparse.ArgumentError:
        return FAMILIES[USUAL_GAME], USUAL
    language = told.language if told.language in LANGUAGES else USUAL
    return FAMILIES.get(told.game, FAMILIES[USUAL_GAME]), language


class CommandLine:
    """The parser, and those of its commands. `told.command` is the command then."""

    def __init__(self, family: Family, language: str) -> None:
        self.family = family
        self.desk = family.desk()
        self.language = language
        self.words = words = words_of(language)
        titles = words.either([each.info(language).title for each in FAMILIES.values()])
        self.top = argparse.ArgumentParser(
            prog="rumpus", description=words.DESCRIPTION.format(games=titles), **self.plainly()
        )
        to = self.options_of(self.top)
        self.add(to, "--version", action="version", version=f"rumpus {__version__}")
        self.commands = self.top.add_subparsers(
            required=True, dest="command", title=words.COMMANDS_TITLE, metavar=words.METAVARS["command"]
        )
        for add in (
            self.add_play, self.add_watch, self.add_replay, self.add_puzzle, self.add_serve, self.add_scenario,
            self.add_cards,
        ):  # fmt: skip
            add()

    def plainly(self) -> dict[str, Any]:
        return {"add_help": False, "formatter_class": lambda prog: Formatter(prog, self.words)}

    def command(self, name: str) -> tuple[Any, Any]:
        """A further command: where its arguments go, and where its options go."""
        words = self.words
        each = self.commands.add_parser(
            name, help=words.HELP[name], description=words.DESCRIPTIONS.get(name), **self.plainly()
        )
        return each.add_argument_group(words.ARGUMENTS_TITLE), self.options_of(each)

    def options_of(self, each: argparse.ArgumentParser) -> Any:
        to = each.add_argument_group(self.words.OPTIONS_TITLE)
        self.add(to, "--help", action="help")
        usual = USUAL if each is self.top else argparse.SUPPRESS  # what was said before the command
        self.add(to, "--language", values={"usual": USUAL}, default=usual, choices=tuple(LANGUAGES))
        return to

    def add(
        self,
        to: Any,
        flag: str,
        metavar: str = "",
        values: Mapping[str, object] | None = None,
        about: str = "",
        **how: Any,
    ) -> None:
        """An option or an argument with its help, which is found by its name or by what it is about."""
        flags = ("-h", flag) if flag == "--help" else (flag,)
        if metavar:
            how["metavar"] = self.words.METAVARS[metavar]
        to.add_argument(*flags, help=self.words.HELP[about or flag.lstrip("-")].format_map(values or {}), **how)

    # -- what several commands have ----------------------------------------------------------------------

    def add_game(self, to: Any) -> None:
        self.add(to, "--game", values={"usual": USUAL_GAME}, default=USUAL_GAME, choices=tuple(FAMILIES))

    def add_decks(self, to: Any) -> None:
        self.add(to, "--deck", "file", action="append", default=[], type=Path, dest="decks")

    def add_setup(self, to: Any) -> None:
        self.add_game(to)
        self.add_decks(to)
        info, bots = self.family.info(), self.words.either(list(BOTS))
        self.add(to, "--players", "number", {"fewest": info.fewest, "most": info.most}, type=int, default=info.fewest)
        self.add(to, "--bots", "kind", {"bots": bots}, default=USUAL_BOT)
        self.add(to, "--seed", "number", type=int)
        self.desk.add_setup(to, self.language)

    # -- the commands -------------------------------------------------------------------------------------

    def add_play(self) -> None:
        _, to = self.command("play")
        self.add_setup(to)
        self.add(to, "--seat", "number", type=int, default=1)
        self.add(to, "--name", "name", default=PERSON)
        self.add(to, "--resume", "file", type=Path)

    def add_watch(self) -> None:
        _, to = self.command("watch")
        self.add_setup(to)
        pace = to.add_mutually_exclusive_group()
        self.add(pace, "--delay", "seconds", type=float)
        self.add(pace, "--fast", action="store_true")
        self.add(to, "--save", "file", type=Path)

    def add_replay(self) -> None:
        what, to = self.command("replay")
        self.add(what, "file", "file", type=Path)
        self.add(to, "--to", "number", type=int)
        self.add(to, "--seat", "number", about="seat to watch", type=int)
        self.add(to, "--log-only", action="store_true")
        self.add_decks(to)
        self.add(to, "--play-on", action="store_true")
        self.add(to, "--bots", "kind", about="bots to play on with", default=USUAL_BOT)

    def add_puzzle(self) -> None:
        what, to = self.command("puzzle")
        self.add(what, "puzzles", "name", nargs="*")
        self.add_game(to)

    def add_serve(self) -> None:
        _, to = self.command("serve")
        self.add(to, "--host", "address", default="127.0.0.1")
        self.add(to, "--port", "number", {"usual": 8123}, type=int, default=8123)
        self.add(to, "--database", "file", {"usual": "rumpus.sqlite"}, default="rumpus.sqlite")
        self.add(to, "--pace", "seconds", {"usual": 0.6}, type=float, default=0.6)
        self.add(to, "--tables", "number", {"usual": 30}, type=int, default=30)
        self.add(to, "--thinkers", "number", type=int, default=None)
        self.add(to, "--game", about="game to serve", action="append", default=[], choices=tuple(FAMILIES))
        self.add_decks(to)
        friends = to.add_mutually_exclusive_group()
        self.add(friends, "--friends", action="store_true", default=None)
        self.add(friends, "--alone", action="store_false", default=None, dest="friends")
        self.add(to, "--open", action="store_true", dest="is_shown")

    def add_scenario(self) -> None:
        what, to = self.command("scenario")
        self.add(what, "files", "file", nargs="+")
        self.add_game(to)

    def add_cards(self) -> None:
        what, to = self.command("cards")
        self.add(what, "names", "name", nargs="*")
        self.add_game(to)
        self.add_decks(to)
        self.desk.add_filters(to, self.language)
        self.add(to, "--json", action="store_true")
