"""What can be filled in, in a scenario of any family: its head and its steps."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0)]
Offers = dict[str, list[str]]


class BadPosition(ValueError):
    """This cannot be laid out on a table; the message names the place."""


class Form(
    msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, rename=lambda field: field.replace("_", " ")
):
    """Something to fill in: a mapping in YAML, whose keys are the fields with blanks."""


class Goal(Form):
    """What has to be so in the end; if it says several things, all of them."""

    wins: str = ""  # who
    does_not_win: str = ""
    at_least: dict[str, Count] = {}  # what players have to have: points or levels
    at_most: dict[str, Count] = {}
    expect: Any = None  # how the table lies then, in the form of the family


class Puzzle(Form):
    """What is to be found at a table, and what there is to find."""

    kind: Literal["win", "save", "stop"]  # win this turn; save what is yours; stop somebody else
    player: str  # who has to find it
    aim: str  # the goal as people are told it
    goal: Goal
    solutions: list[list[str]]  # all of them: what the player has to do, whatever the others do
    nudge: str  # the card or the base that is looked at too late
    why: str  # how it comes about
    level: Literal[1, 2, 3] = 2  # easy, fair, tricky
    turns: Annotated[int, msgspec.Meta(ge=1)] = 1  # there is time until the end of this turn; 2: of the next one
    until: str = ""  # or only until this is asked


class Head(Form):
    """What a scenario is about."""

    scenario: str  # its title
    version: Literal[1]
    family: str = ""  # which game it is; by default the one that its reader knows best
    question: str = ""  # as players ask it
    answer: str = ""  # as a judge would give it
    rules: list[str] = []  # the numbers of the rules that it shows
    cards: list[str] = []  # the cards that it is about
    note: str = ""
    puzzle: Puzzle | None = None


class Step(Form):
    """An answer, which stands alone, or what should be seen before the next answer."""

    answer: dict[str, str] | None = None  # written without this word: `Alice: play shinobi at tar_pits`
    asked: str | list[str] | dict[str, str] | None = None  # who, and perhaps what
    offers: Offers | None = None  # this and nothing else
    offers_some: Offers | None = None  # this at least
    offers_none_of: Offers | None = None
    refuses: dict[str, str] | None = None  # who is refused what, for which reason, by which rule
    expect: Any = None  # in the form of the family


ANSWER = "answer"
EVERYONE = "everyone"  # in place of a name: all who are asked this give the same answer
KEYWORDS = ["asked", "offers", "offers some", "offers none of", "refuses", "expect"]
