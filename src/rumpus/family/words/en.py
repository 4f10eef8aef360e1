"""English, as far as all families share it: people, lists, numbers, cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from rumpus.family.mistakes import Mistake


class Printed(Protocol):
    """A card with its English words, as its file has them."""

    id: str
    name: str

    @property
    def texts(self) -> Mapping[str, str]: ...  # by ability
    @property
    def rulings(self) -> Sequence[str]: ...


class English:
    def __init_subclass__(cls) -> None:
        """What another language leaves out of a mapping is said in English as well."""
        super().__init_subclass__()
        for name, own in vars(cls).items():
            if name.isupper() and isinstance(own, dict):
                setattr(cls, name, {**getattr(super(cls, cls), name, {}), **own})

    YOU = "you"
    CONCEDES = "{name} concedes."
    YOU_CONCEDE = "You concede."
    CONCEDED = "{name} has conceded: {winner} wins."
    HAS_WON = "{name} wins"
    YOU_HAVE_WON = "You win!"
    WON_TOGETHER = "{names} win together"
    NOBODY_HAS_WON = "Nobody wins"
    TURNED = "{leader} led by {lead} before that. From then on nobody was ahead of {winner}."
    NEVER_BEHIND = "Nobody was ever ahead of {winner}. This was the biggest step ahead of the others."
    PLACE_OF = "{place} of {count}"
    ORDINALS_IN_WORDS = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
    NUMBERS_IN_WORDS = ("", "one", "two", "three", "four", "five", "six", "seven", "eight")
    YOUR = "your"
    YOURSELF = "yourself"
    THEMSELVES = "themselves"
    WHOSE = "{name}'s"
    COMMA = ", "
    AND = " and "
    COPIES_OF = "{count} x {name}"
    OR = " or "
    NO = "no"
    WHICH_CARD = "Which one? {names}"
    CHOSEN_FOR = "{card}: {choice}"  # what somebody has chosen, read apart from the question of the card
    NAME_A_CARD = "Name a card."
    NO_SUCH_CARD = "there is no card called {typed!r}.{hint}"
    NOT_AMONG_THESE = "there is no card called {typed!r} among these.{hint}"
    DID_YOU_MEAN = " Did you mean {names}?"
    TIMES = {2: " (twice)"}
    MANY_TIMES = " ({count} times)"
    # What comes of an answer, and what does not though it would of others.
    UPSHOTS: Mapping[str, str] = {}
    AVERTED: Mapping[str, str] = {}
    REASON = "{told}."
    NO_REASON = "Pays off later, if at all."
    COUNTED: Mapping[str, tuple[str, str]] = {}  # one, many: ("a card", "{count} cards")
    MISTAKES: Mapping[str, str] = {  # by the name of the reason
        "another answer": "answer {number} is {said!r}, but {key!r} was recorded",
        "another state": "after answer {number} ({key!r}) the state is {found}, but {expected} was recorded",
        "answer does not fit": "answer {number} ({key!r}) does not fit: {error}",
        "as it says": "{error}",
        "bot for each seat": "{players} bots are needed, one for each seat, and {found} are here",
        "no log": "this must be a Log",
        "no such game": "there is no game called {game!r}, only {games}",
        "no such seat": "the seats are 0 to {last}",
        "no such set": "there is no set called {typed!r}, only {sets}",
        "not a record": "not a game record: {error}",
        "not among": "must be among {known}",
        "number of players": "{fewest} to {most} can play (rule {rule})",
        "number of answers": "the game has {answers} answers, not {wanted}",
        "one for each player": "one for each player (rule {rule})",
        "rules have changed": "the rules have changed since this game was recorded (version {version}): it can be seen again "
        "up to answer {at} of {answers}",
        "whole number": "this must be a whole number, not {found}",
        "other rules": "the record was made with the rules {theirs!r}, but these are {ours!r}",
    }
    REFUSAL = "{reason} (rule {rule})"
    REFUSALS: Mapping[str, str] = {}  # by the name of the reason
    RULES: Mapping[str, str] = {}  # by number
    TABS: Mapping[str, str] = {  # at the foot of a card, by what is said; at most 24 letters, what comes of it first
        "all shielded": "nothing: all shielded",
        "costs": "no need, at a price",
        "helps": "only helps others",
        "hurts": "only hurts you",
        "nothing": "does nothing now",
        "risks": "a risk, for more",
        "shielded": "{}",
        "waits": "no use yet",
    }

    LESSON: Mapping[str, tuple[str, str]] = {}  # by step: what to do, in at most eight words, and why
    LESSON_OTHERWISE: Mapping[str, tuple[str, str]] = {}  # where what a step rests on is not so

    # What is printed on cards is English's own. Another language has its words here, and no card file changes.
    CARD_NAMES: Mapping[str, str] = {}  # by the id of the card
    CARD_TEXTS: Mapping[tuple[str, str], str] = {}  # by the id of the card and the name of the ability
    RULINGS: Mapping[str, Sequence[str]] = {}  # by the id of the card
    BOTS: Mapping[str, tuple[str, str]] = {}  # title and text, in place of what the bot says of itself

    PUZZLES: Mapping[str, tuple[str, str, str]] = {}  # title, aim and why, in place of what is in the puzzle's file

    def puzzle(self, id: str, told: tuple[str, str, str]) -> tuple[str, str, str]:
        return self.PUZZLES.get(id, told)

    def mistake(self, mistake: Mistake) -> str:
        """What somebody got wrong."""
        told = {name: self.joined(each) if isinstance(each, list) else each for name, each in mistake.values.items()}
        return self.MISTAKES[mistake.reason].format_map(told)

    def name(self, card: Printed) -> str:
        return self.CARD_NAMES.get(card.id, card.name)

    def text(self, card: Printed) -> str:
        """All that a card does, in the order of its abilities."""
        return " ".join([self.ability(card, ability) for ability in card.texts])

    def ability(self, card: Printed, ability: str) -> str:
        """What one of its abilities does."""
        return self.CARD_TEXTS.get((card.id, ability), card.texts[ability])

    def rulings(self, card: Printed) -> list[str]:
        return list(self.RULINGS.get(card.id, card.rulings))

    def bot(self, name: str, english: tuple[str, str]) -> tuple[str, str]:
        return self.BOTS.get(name, english)

    def listed(self, names: Sequence[str]) -> str:
        """`Scout, 2 x Shinobi and Howl`."""
        if len(names) == 1:  # as mostly
            return names[0]
        counts = {name: names.count(name) for name in names}
        told = [self.COPIES_OF.format(count=count, name=name) if count > 1 else name for name, count in counts.items()]
        return self.AND.join(filter(None, (self.COMMA.join(told[:-1]), "".join(told[-1:]))))

    def either(self, names: Sequence[str]) -> str:
        """`random or fair`."""
        return self.OR.join(names)

    def joined(self, parts: Iterable[str]) -> str:
        """`power 3, 2 copies`."""
        return self.COMMA.join(parts)

    def counted(self, count: int, what: str) -> str:
        """`a treasure`, `3 treasures`, `no treasures`."""
        one, many = self.COUNTED[what]
        return one if count == 1 else many.format(count=count if count else self.NO)

    def times(self, count: int) -> str:
        """What is said behind a line that stands for several."""
        if count == 1:
            return ""
        return self.TIMES.get(count, self.MANY_TIMES.format(count=count))

    def signed(self, amount: int) -> str:
        return f"{amount:+d}"

    def is_question(self, sentence: str) -> bool:
        return sentence.endswith("?")

    def capital(self, sentence: str) -> str:
        return sentence[:1].upper() + sentence[1:]


WORDS = English()
