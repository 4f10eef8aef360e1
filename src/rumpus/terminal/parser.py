"""What can be typed after `rumpus`, in a language."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from math import inf, isfinite, nan
from pathlib import Path
from typing import Any

from rumpus import __version__
from rumpus.arena import FOLDER
from rumpus.bots import BOTS, USUAL_BOT
from rumpus.families import FAMILIES
from rumpus.family import Family
from rumpus.family.words import LANGUAGES, USUAL
from rumpus.terminal.seats import PERSON
from rumpus.terminal.words import English, words_of

USUAL_GAME = "smashup"
MOST_PROCESSES = 64
LAST_PORT = 65_535


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


class Number:
    """What is typed has to be a number within these bounds; otherwise that is what is said."""

    def __init__(self, words: English, least: float = -inf, most: float = inf, is_whole: bool = True) -> None:
        self.words = words
        self.least = least
        self.most = most
        self.is_whole = is_whole

    def __call__(self, said: str) -> float:
        try:
            number = int(said) if self.is_whole else float(said)
        except ValueError:
            number = nan
        if isfinite(number) and self.least <= number <= self.most:
            return number
        words, is_bound = self.words, (self.least > -inf, self.most < inf)
        told = words.NUMBER_WANTED[is_bound].format(kind=words.NUMBERS[self.is_whole], least=self.least, most=self.most)
        raise argparse.ArgumentTypeError(words.NOT_WANTED.format(wanted=told, said=said))


class CommandLine:
    """The parser, and those of its commands. `told.command` is the command then."""

    def __init__(self, family: Family, language: str) -> None:
        self.family = family
        self.desk = family.desk()
        self.language = language
        self.words = words = words_of(language)
        self.number = partial(Number, words)
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
            self.add_play, self.add_watch, self.add_replay, self.add_review, self.add_puzzle, self.add_match,
            self.add_serve, self.add_admin, self.add_scenario, self.add_cards,
        ):  # fmt: skip
            add()

    def plainly(self) -> dict[str, Any]:
        return {"add_help": False, "formatter_class": lambda prog: Formatter(prog, self.words)}

    def command(self, name: str, of: str = "", commands: Any = None) -> tuple[Any, Any]:
        """A further command, or one of a command's own: where its arguments go, and where its options go."""
        words, about = self.words, f"{of} {name}".strip()
        each = (commands or self.commands).add_parser(
            name, help=words.HELP[about], description=words.DESCRIPTIONS.get(about), **self.plainly()
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

    def add_players(self, to: Any) -> None:
        info = self.family.info()
        self.add(
            to,
            "--players",
            "number",
            {"fewest": info.fewest, "most": info.most},
            type=self.number(),
            default=info.fewest,
        )

    def add_setup(self, to: Any) -> None:
        self.add_game(to)
        self.add_decks(to)
        self.add_players(to)
        self.add(to, "--bots", "kind", {"bots": self.words.either(list(BOTS))}, default=USUAL_BOT)
        self.add(to, "--seed", "number", type=self.number())
        self.desk.add_setup(to, self.language)

    # -- the commands -------------------------------------------------------------------------------------

    def add_play(self) -> None:
        _, to = self.command("play")
        self.add_setup(to)
        self.add(to, "--seat", "number", type=self.number(), default=1)
        self.add(to, "--name", "name", default=PERSON)
        self.add(to, "--resume", "file", type=Path)

    def add_watch(self) -> None:
        _, to = self.command("watch")
        self.add_setup(to)
        pace = to.add_mutually_exclusive_group()
        self.add(pace, "--delay", "seconds", type=self.number(0, is_whole=False))
        self.add(pace, "--fast", action="store_true")
        self.add(to, "--save", "file", type=Path)

    def add_replay(self) -> None:
        what, to = self.command("replay")
        self.add(what, "file", "file", type=Path)
        self.add(to, "--to", "number", type=self.number())
        self.add(to, "--seat", "number", about="seat to watch", type=self.number())
        self.add(to, "--log-only", action="store_true")
        self.add_decks(to)
        self.add(to, "--play-on", action="store_true")
        self.add(to, "--bots", "kind", about="bots to play on with", default=USUAL_BOT)

    def add_review(self) -> None:
        what, to = self.command("review")
        self.add(what, "file", "file", type=Path)
        self.add(to, "--seat", "number", about="seat to review", type=self.number())
        self.add_decks(to)
        self.add(to, "--json", about="json of a review", action="store_true")

    def add_puzzle(self) -> None:
        what, to = self.command("puzzle")
        self.add(what, "puzzles", "name", nargs="*")
        self.add(to, "--bot", "kind", about="bot at puzzles", choices=tuple(BOTS), default="")
        self.add_game(to)

    def add_match(self) -> None:
        what, to = self.command("match")
        bots = {"bots": self.words.either(list(BOTS)), "usual": USUAL_BOT}
        self.add(what, "names", "name", bots, about="bots to match", nargs="*")
        self.add(to, "--outside", "command line")
        self.add_game(to)
        self.add_players(to)
        self.add(to, "--rounds", "number", {"usual": 100}, type=self.number(1), default=100)
        self.add(to, "--first", "number", about="first round", type=self.number(0), default=0)
        self.add(to, "--processes", "number", type=self.number(1, MOST_PROCESSES), default=os.cpu_count() or 1)
        self.add(to, "--folder", "file", {"usual": FOLDER}, type=Path, default=FOLDER)
        self.add(to, "--again", action="store_true")

    def add_serve(self) -> None:
        _, to = self.command("serve")
        self.add(to, "--host", "address", default="127.0.0.1")
        self.add(to, "--port", "number", {"usual": 8123}, type=self.number(0, LAST_PORT), default=8123)
        self.add(to, "--database", "file", {"usual": "rumpus.sqlite"}, default="rumpus.sqlite")
        self.add(to, "--pace", "seconds", {"usual": 0.6}, type=self.number(0, is_whole=False), default=0.6)
        self.add(to, "--tables", "number", {"usual": 30}, type=self.number(0), default=30)
        self.add(to, "--people", "number", {"usual": 8}, type=self.number(0), default=8)
        self.add(to, "--allow-host", "name", action="append", default=[], dest="names")
        self.add(to, "--thinkers", "number", type=self.number(0, MOST_PROCESSES), default=None)
        self.add(
            to, "--processes", "number", about="processes to serve", type=self.number(1, MOST_PROCESSES), default=1
        )
        self.add(to, "--peer", "address", default="")
        self.add(to, "--game", about="game to serve", action="append", default=[], choices=tuple(FAMILIES))
        self.add_decks(to)
        friends = to.add_mutually_exclusive_group()
        self.add(friends, "--friends", action="store_true", default=None)
        self.add(friends, "--alone", action="store_false", default=None, dest="friends")
        self.add(to, "--open", action="store_true", dest="is_shown")
        self.add(to, "--keep-finished", "days", type=self.number(0, is_whole=False), default=None)
        self.add(to, "--no-push", action="store_false", dest="pushes")
        self.add(to, "--no-webhooks", action="store_false", dest="hooks")
        self.add(to, "--webhook-host", "name", action="append", default=[], dest="hook_hosts")
        self.add(to, "--metrics", action="store_true")
        self.add(to, "--log-format", choices=("text", "json"), default="text")

    def add_admin(self) -> None:
        words = self.words
        top = self.commands.add_parser(
            "admin", help=words.HELP["admin"], description=words.DESCRIPTIONS["admin"], **self.plainly()
        )
        self.options_of(top)
        tasks = top.add_subparsers(
            required=True, dest="task", title=words.COMMANDS_TITLE, metavar=words.METAVARS["command"]
        )
        parts = {name: self.command(name, "admin", tasks) for name in
                 ("list", "show", "export", "close", "delete", "prune", "backup", "restore", "move")}  # fmt: skip
        for name in parts.keys() - {"move"}:
            self.add(parts[name][1], "--database", "file", {"usual": "rumpus.sqlite"}, default="rumpus.sqlite")
        for name in ("show", "export"):
            self.add(parts[name][0], "table", "name")
        for name in ("close", "delete"):
            self.add(parts[name][0], "tables", "name", about="table", nargs="+")
        for name in ("list", "show"):
            self.add(parts[name][1], "--json", action="store_true")
        self.add(parts["list"][1], "--stage", choices=("waiting", "playing", "over", "closed", "unreadable"))
        self.add(parts["export"][1], "--to", "file", about="file to write", type=Path)
        self.add(parts["prune"][0], "days", "number", type=self.number(0, is_whole=False))
        self.add(parts["prune"][1], "--unfinished", action="store_true")
        self.add(parts["prune"][1], "--dry-run", action="store_true")
        for name in ("backup", "restore"):
            self.add(parts[name][0], "file", "file", about=f"file to {name}", type=Path)
        self.add(parts["backup"][1], "--replace", action="store_true")
        self.add(parts["move"][0], "source", "file")
        self.add(parts["move"][0], "database", "file", about="target")

    def add_scenario(self) -> None:
        what, to = self.command("scenario")
        self.add(what, "files", "file", nargs="+")
        self.add_game(to)
        self.add_decks(to)

    def add_cards(self) -> None:
        what, to = self.command("cards")
        self.add(what, "names", "name", nargs="*")
        self.add_game(to)
        self.add_decks(to)
        self.desk.add_filters(to, self.language)
        self.add(to, "--json", action="store_true")
