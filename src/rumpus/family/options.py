"""The grammar of answers: how an option is put together, what its parts are, and what kind of answer it is.

An option is a verb and what it is about, in order: `("play", "scout", "at", "tar_pits")`, `("use", "ladle", 5)`,
`("ask", "P2")`. Without a verb it names something that is chosen: `("scout", 12)`, `("P0",)`, `("3",)`. A number that
is no word belongs to the word before it: the serial number of a card in play. The kernel's `key_of` gives its text;
here that is read again where people type one. Nobody else takes a key or an option apart to learn what it names.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import Literal

import msgspec

from rumpus.kernel import Option, key_of

# What kind of answer it is. `act`: it does or chooses something. `main`: it does what is asked, or takes the next step
# of the game. `pass`: it lets a window pass. `decline`: it says no to what may be done. `done`: it ends a choice of
# several things. `end`: it ends the turn.
Role = Literal["act", "main", "pass", "decline", "done", "end"]

SEAT_NAMES = ("P0", "P1", "P2", "P3", "P4", "P5", "P6", "P7")
SEATS: dict[str | int, int] = {name: seat for seat, name in enumerate(SEAT_NAMES)}
PASS: Option = ("pass",)  # what every window that awaits several seats offers to each of them
END_TURN: Option = ("end turn",)
CANCEL: Option = ("cancel",)  # what was begun and has several steps: it never happened
YES: Option = ("yes",)
NO: Option = ("no",)
ROLES: Mapping[str, Role] = {
    "yes": "main",
    "no": "decline",
    "none": "decline",
    "done": "done",
    "pass": "pass",
    "end turn": "end",
}

Place = tuple[str, int]  # a zone by the family's own name for it, and whose it is; -1: nobody's
Places = Mapping[str, Place]  # where cards lie that are not in play
NOWHERE: Places = {}


def seat_of(word: str | int) -> int:
    """`P3` is seat 3; -1: it is not a seat."""
    return SEATS.get(word, -1)


def unnumbered(option: Option) -> Option:
    """As people say it who do not know the serial numbers."""
    return tuple(word for word in option if isinstance(word, str))


def with_names(option: Option, names: Sequence[str]) -> Option:
    """As people say it who call the players by their names."""
    return tuple(names[seat] if (seat := seat_of(word)) >= 0 else word for word in option)


def with_pieces(option: Option, describe: Callable[[str, int], str]) -> Option:
    """As people say it who describe a card in play, instead of giving its number."""
    told: list[str | int] = []
    for word in option:
        if isinstance(word, int):
            told[-1] = describe(str(told[-1]), word)
        else:
            told.append(word)
    return tuple(told)


def is_number(word: str) -> bool:
    """A number as options have it; anything else that people type is not one."""
    return word.isascii() and word.isdigit() and len(word) < 10


class Part(msgspec.Struct, omit_defaults=True):
    """One thing that an answer names, or a word that says how (`at`, `for`, `carry`)."""

    word: str = ""
    card: str = ""
    piece: int = 0  # the serial number of a card in play
    base: str = ""
    faction: str = ""
    player: int = -1
    number: int = -1
    zone: str = ""  # where a card or a base lies that is not in play
    owner: int = -1  # whose zone that is

    @property
    def name(self) -> str:
        """What it is called in options, without the number of a card in play."""
        if self.player >= 0:
            return f"P{self.player}"
        word = self.word or self.card or self.base or self.faction
        if self.number >= 0:
            return f"{word}_{self.number}" if word else str(self.number)
        return word

    @property
    def option(self) -> Option:
        """This part, as options have it."""
        return tuple(each for each in (self.name, self.piece) if each)


class OfParts:
    """What has parts can be asked for what they name. Of several things of a kind it is the first."""

    __slots__ = ()

    parts: list[Part]

    @property
    def card(self) -> str:
        return next((part.card for part in self.parts if part.card), "")

    @property
    def piece(self) -> int:
        return next((part.piece for part in self.parts if part.piece), 0)

    @property
    def base(self) -> str:
        return next((part.base for part in self.parts if part.base), "")

    @property
    def player(self) -> int:
        return next((part.player for part in self.parts if part.player >= 0), -1)

    @property
    def number(self) -> int:
        return next((part.number for part in self.parts if part.number >= 0), -1)

    @property
    def zone(self) -> str:
        return next((part.zone for part in self.parts if part.zone), "")

    def says(self, word: str) -> bool:
        return any(part.word == word for part in self.parts)


class Answer(OfParts, msgspec.Struct):
    """An option that has been read."""

    verb: str
    role: Role
    parts: list[Part]

    @property
    def ends_turn(self) -> bool:
        return self.role == "end"

    @property
    def option(self) -> Option:
        """The option that this was read from."""
        verb: Option = (self.verb,) if self.verb else ()
        return verb + tuple(word for part in self.parts for word in part.option)

    @property
    def key(self) -> str:
        return key_of(self.option)


class Grammar:
    """Reads the options of a family, which says what its cards are, its bases and factions, which verbs have several
    words, which words are answers of a certain kind, which verbs only tell others something, and which are about deals:
    nothing comes of these unless somebody else agrees."""

    def __init__(
        self,
        cards: Container[str],
        bases: Container[str] = (),
        factions: Container[str] = (),
        verbs: Iterable[str] = (),
        roles: Mapping[str, Role] | None = None,
        talk: Iterable[str] = (),
        words: Iterable[str] = (),
        deals: Iterable[str] = (),
    ) -> None:
        self.cards = cards
        self.bases = bases
        self.factions = factions
        self.roles = {**ROLES, **(roles or {})}
        self.talk = frozenset(talk)
        self.deals = frozenset(deals)
        self.verbs = frozenset(each for each in (*verbs, *self.roles) if " " in each)
        self.longest = max([len(each.split()) for each in self.verbs], default=1)  # in words
        self.words = frozenset((*words, *verbs, *self.roles))  # all that options are made of, besides what they name

    def role(self, option: Option) -> Role:
        return self.roles.get(str(option[0]), "act")

    def has_verb(self, option: Option, verbs: Container[str]) -> bool:
        return option[0] in verbs

    def is_idle(self, options: Sequence[Option]) -> bool:
        """Is there nothing to do but let things go on? One can always talk."""
        acts = [option for option in options if option[0] not in self.talk]
        return bool(acts) and all(map(self.lets_go, acts))

    def lets_go(self, option: Option) -> bool:
        """Is nothing done by this answer?"""
        return self.role(option) in ("pass", "decline", "done")

    def read(self, option: Option, places: Places = NOWHERE) -> Answer:
        """With where its cards lie, if the question says so."""
        verb = ""
        parts: list[Part] = []
        for place, word in enumerate(option):
            if isinstance(word, int):
                parts = parts or [Part()]
                parts[-1].piece = word
            elif place == 0 and not self.is_thing(word):
                verb = word
            else:
                is_chosen = len(option) == 1 and word not in places  # a faction may be called like a card
                parts.append(Part(faction=word) if is_chosen and word in self.factions else self.part(word))
        for part in parts:
            if not part.piece and (name := part.card or part.base) in places:
                part.zone, part.owner = places[name]
        return Answer(verb, self.role(option), parts)

    def knows(self, word: str) -> bool:
        """Could an option have this in it?"""
        name, _, number = word.rpartition("_")
        is_word = word in self.words or (is_number(number) and name in self.words)
        return is_word or self.is_thing(word) or word in self.bases

    def is_thing(self, word: str) -> bool:
        return word in self.cards or word in SEATS or word in self.factions or is_number(word)

    def part(self, word: str) -> Part:
        if word in SEATS:
            return Part(player=SEATS[word])
        if word in self.bases:
            return Part(base=word)
        if word in self.cards:
            return Part(card=word)
        name, _, number = word.rpartition("_")
        return Part(word=name, number=int(number)) if is_number(number) else Part(word=word)

    def option_of(self, key: str) -> Option:
        """What somebody typed, as the option that it would be."""
        words = key.split()
        counts = range(min(self.longest, len(words)), 1, -1)
        length = next((count for count in counts if " ".join(words[:count]) in self.verbs), 1)
        option: list[str | int] = []
        for word in (" ".join(words[:length]), *words[length:]):
            name, _, serial = word.rpartition("#")
            option += [name, int(serial)] if name and is_number(serial) else [word]
        return tuple(option)
