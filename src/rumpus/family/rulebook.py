"""Everything about a family that does not change: its cards, its rules, its options."""

from __future__ import annotations

import msgspec


class Fact(msgspec.Struct):
    """A number, or a few words, that are printed on a card: `power`, «Power», 3."""

    name: str
    label: str
    value: int | str


class CardInfo(msgspec.Struct, omit_defaults=True):
    """A card with its text in our words, its rulings and where its facts come from. A family may add fields that its
    own table draws; whoever knows nothing of that family shows the labelled facts."""

    id: str
    name: str
    kind: str
    set: str
    faction: str  # or whatever its cards belong to: colours and icons go by it
    text: str
    group: str  # what people look for: minion, action, monster, curse ...
    copies: int = 1
    facts: list[Fact] = []
    rulings: list[str] = []
    source: str = "sourced"  # or `reconstructed`
    marks: list[str] = []  # what else people look for: Big, Chaos


class FactionInfo(msgspec.Struct, omit_defaults=True):
    """What cards belong to: a faction, a pile."""

    id: str
    name: str
    set: str
    short: str = ""  # before another one's name, where two are mixed
    style: str = ""  # how it plays, in at most 24 letters
    about: str = ""  # the same in a sentence or two
    level: int = 0  # how hard it is to play: 1 easy, 2 fair, 3 tricky; 0: nobody has said so


class OptionValue(msgspec.Struct):
    value: bool | int | str
    title: str


class OptionInfo(msgspec.Struct, omit_defaults=True):
    """Something that can be set up differently: the key in `setup`, and its values, the usual one first."""

    name: str
    title: str
    values: list[OptionValue]
    text: str = ""  # what it means
    is_for_each_seat: bool = False  # then `setup` has a list of values, one a seat
    is_by_turns: bool = False  # then the usual value for the second seat is the second one, and so on
    is_rare: bool = False  # most tables never change it: hidden until somebody looks for it
    is_several: bool = False  # any number of its values, but one at least: then `setup` has a list of them
    sets: list[str] = []  # it matters only if one of these is played; none: always
    usual_combined: int = 0  # the place of the usual value if several sets are played


class RuleInfo(msgspec.Struct):
    number: str
    text: str


class FamilyInfo(msgspec.Struct, omit_defaults=True):
    """A game that can be played here."""

    name: str
    title: str
    fewest: int  # players
    most: int
    asks_several: bool = False  # at the same time: then windows may have a clock of their own
    most_with_one_set: int = 0  # players with one set, if that is fewer than with several; otherwise 0
    has_tour: bool = False  # there is a guided game for those who have never played it
    usual: int = 0  # players where nobody says how many; 0: the fewest


class Rulebook(msgspec.Struct):
    """Everything about a family that does not change: for the card browser, the rules, and the form for a new table."""

    cards: list[CardInfo]
    factions: list[FactionInfo]
    sets: dict[str, str]  # name -> title
    rules: list[RuleInfo]
    how_to_play: str
    options: list[OptionInfo]
    goal: int  # how many points end the game
    points: str  # what they are called: `VP`, `level`
    groups: dict[str, str]  # of players, as cards speak of them: name -> words
    showcase: list[str]  # a few cards that stand for it, where somebody chooses a game
    breaks: list[str]  # long words of their names, with hyphens where they may break on a small card
