"""The market of the kernel's tests as a family: a game with windows, to test tables with that know no game."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from rumpus.family import (
    Arguments,
    Asked,
    CardEntry,
    CardInfo,
    Choice,
    Desk,
    FamilyInfo,
    Grammar,
    Line,
    Look,
    Manners,
    Memory,
    NoDecks,
    Note,
    OptionInfo,
    OptionValue,
    Question,
    Rulebook,
    RuleInfo,
    Standing,
    Story,
    View,
    choice,
    with_open_hands,
)
from rumpus.family.events import is_about
from rumpus.family.foresight import Tab
from rumpus.family.menu import Menu
from rumpus.family.story import places
from rumpus.family.words import USUAL, English
from rumpus.kernel import Event, Game, Refusal, key_of
from tests.kernel.market import GOODS, MARKET

GRAMMAR = Grammar({*GOODS})
RULES = {"M-1": "The market closes.", "M-2": "Who is asked answers.", "M-3": "What is offered can be answered."}


class Sale(Note, tag_field="type", tag="sale"):
    """A card that is up for auction."""

    seat: int
    card: str


class MarketSpeaker:
    def __init__(self, names: Sequence[str], viewer: int) -> None:
        self.names = names
        self.viewer = viewer
        self.words = English()

    def stand_beside(self, other: MarketSpeaker) -> None:
        pass

    def asked(self, game: Game[Any], question: Question, view: View) -> Asked:
        options = question.options
        choices = [choice(option, GRAMMAR.read(option), key_of(option).capitalize()) for option in options]
        return Asked(f"{question.prompt}?", choices)

    def waiting(self, question: Question, view: View) -> str:
        return f"{question.prompt}?"

    def lines(self, events: Sequence[Event], since: int = 0, memory: Memory | None = None) -> list[Line]:
        return [
            Line(" ".join(map(str, event.seen_by(self.viewer))), kind="turn" if event.kind == "turn" else "")
            for event in events[since:]
        ]

    def read(self, events: Sequence[Event], memory: Memory) -> None:
        pass

    def is_concerned(self, events: Sequence[Event], memory: Memory) -> bool:
        return any(is_about(event, self.viewer) for event in events)

    def reason(self, refusal: Refusal) -> str:
        return refusal.reason

    def follows(self, game: Game[Any], view: View) -> str:
        return ""

    def gains(self, game: Game[Any]) -> dict[str, str]:
        return {}

    def tab(self, tab: Tab) -> str:
        return tab.name

    def result(self, view: View) -> str:
        return ", ".join(f"{name} {coins}" for name, coins in zip(self.names, view["coins"], strict=True))

    def story(self, story: Story) -> Story:
        return story


class MarketFamily:
    rules = MARKET
    types = (Sale,)
    grammar = GRAMMAR
    notation = None
    signs = None
    manners = Manners(GRAMMAR)
    lesson = None

    def words(self, language: str = USUAL) -> English:
        return English()

    def info(self, language: str = USUAL) -> FamilyInfo:
        return FamilyInfo("market", "Market", 2, 4, asks_several=True)

    def title(self, setup: dict[str, Any], language: str = USUAL) -> str:
        return "Market"

    def speaker(self, names: Sequence[str], viewer: int, language: str = USUAL) -> MarketSpeaker:
        return MarketSpeaker(names, viewer)

    def rulebook(self, language: str = USUAL) -> Rulebook:
        return Rulebook(
            cards=[CardInfo(name, name.capitalize(), "goods", "market", "", "", "goods") for name in sorted({*GOODS})],
            factions=[],
            sets={"market": "Market"},
            rules=[RuleInfo(number, text) for number, text in RULES.items()],
            how_to_play="Sell, bid, and be rich.",
            options=[OptionInfo("turns", "Turns", [OptionValue(15, "Fifteen"), OptionValue(5, "Five")])],
            goal=20,
            points="coins",
            groups={},
            showcase=[],
            breaks=[],
        )

    def standing(self, game: Game[Any]) -> Standing:
        return Standing(game.state.turn, game.state.active, [stand.coins for stand in game.state.stands])

    def notes(self, events: Sequence[Event], since: int = 0) -> list[Note]:
        sold = [event.public for event in events[since:] if event.kind == "sell"]
        return [Sale(int(str(seat)[1:]), str(card)) for seat, card in sold]

    def highlights(self, events: Sequence[Event], since: int = 0) -> list[str]:
        return [str(event.public[1]) for event in events[since:] if event.kind == "sell"]

    def story(self, game: Game[Any], winners: Sequence[int], chapters: Iterable[Sequence[Event]]) -> Story:
        standing = self.standing(game)
        return Story(list(winners), standing.points, places(standing.points, winners), standing.turn)

    def open_view(self, game: Game[Any]) -> View:
        return with_open_hands(game, "hands")

    def load_deck(self, text: str, language: str = USUAL) -> str:
        raise NoDecks(["the market has goods only"])

    def complete(self, setup: dict[str, Any]) -> dict[str, Any]:
        return setup

    def desk(self) -> Desk:
        return MarketDesk()


class MarketDesk:
    looks: Mapping[str, Look] = {
        "hand": lambda game, speaker, typed: Text(str(game.view(speaker.viewer)["hands"])),
    }

    def look_words(self, language: str) -> Mapping[str, tuple[str, str]]:
        return {"hand": ("hand", "your goods")}

    def add_setup(self, to: Arguments, language: str) -> None:
        to.add_argument("--turns", type=int, default=15)

    def setup(self, told: Namespace, players: int, person: int, seed: int) -> dict[str, Any]:
        return {"turns": told.turns}

    def board(self, view: View, question: Question | None, speaker: MarketSpeaker, width: int) -> RenderableType:
        return Text(f"Coins: {view['coins']}")

    def face(self, view: View) -> object:
        return view["coins"]

    def shows_board(self, question: Question) -> bool:
        return question.prompt == "open"

    def menu(self, choices: Sequence[Choice], question: Question, view: View, speaker: MarketSpeaker) -> Menu:
        return Menu(choices)

    def find_rules(self, typed: str, language: str) -> list[str]:
        return [number for number in RULES if typed in number]

    def add_filters(self, to: Arguments, language: str) -> None:
        to.add_argument("--kind", default="")

    def cards(self, told: Namespace) -> list[CardEntry]:
        return [CardEntry([name.capitalize()], {"id": name}) for name in told.names or sorted({*GOODS})]


MARKET_FAMILY = MarketFamily()
