"""The log in sentences: what happened, to whom it may be told, several of a kind in one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from rumpus.kernel import Event, Option
from rumpus.smashup.cards.catalog import CARDS
from rumpus.smashup.text import english_log
from rumpus.smashup.text.naming import Naming, capital, listed

NUMBERS = ("amount", "breakpoint", "count", "number", "power")
BRINGS = {"play": 1, "attach": -1}  # events that put a piece into play, and where they name it
Owners = dict[int, int]  # the serial of a piece -> who put it into play


class Told:
    """What is told in one sentence: an event or, of some kinds, several that follow each other."""

    def __init__(self, kind: str, groups: list[Option]) -> None:
        self.kind = kind
        self.groups = groups
        self.count = 1

    def goes_on(self, kind: str, groups: list[Option]) -> bool:
        """Take in the next event as well, if it is more of the same."""
        shared = 0 if kind in ("base", "discard treasure", "loot") else 1
        is_same = kind == self.kind and groups[:shared] == self.groups[:shared]
        is_as_open = len(groups) > shared if len(self.groups) > shared else len(groups) == shared
        if kind not in english_log.TOGETHER or not is_same or not is_as_open:
            return False
        self.groups += groups[shared:]
        self.count += 1
        return True


class Sentence(NamedTuple):
    """A line of the log: the words, what kind of event it tells, and who did it (-1: nobody)."""

    text: str
    kind: str
    by: int


class Telling(Naming):
    def tell(self, events: Sequence[Event], since: int = 0) -> list[str]:
        """What happened, in words only."""
        return [line.text for line in self.sentences(events, since)]

    def sentences(self, events: Sequence[Event], since: int = 0, owners: Owners | None = None) -> list[Sentence]:
        """What happened, from a place of the log on; what lies before it is read, not told, to know whose is what.

        Who keeps the owners from one call to the next has them read only once.
        """
        start = 0 if owners is None else since
        owners = {} if owners is None else owners
        told: list[Told] = []
        for place in range(start, len(events)):
            event = events[place]
            groups = grouped(event.seen_by(self.viewer)[1:])
            if event.kind in BRINGS:
                owners[int(groups[BRINGS[event.kind]][1])] = seat_of(groups[0])
            if place >= since and not (told and told[-1].goes_on(event.kind, groups)):
                told.append(Told(event.kind, groups))
        lines = [self.sentence(each, owners) for each in told]
        return [line._replace(text=line.text + times(len(list(same)))) for line, same in groupby(lines)]

    def sentence(self, told: Told, owners: Owners) -> Sentence:
        fields, *forms = english_log.EVENTS[told.kind]
        form, about = forms[0], -1
        if fields.split()[:1] == ["who"]:
            about = seat_of(told.groups[0])
            if about != self.viewer or about < 0:
                form = forms[1] if about >= 0 else forms[-1]
        text = capital(form.format_map(self.filled(fields, told, about, owners)))
        return Sentence(text, told.kind, about)

    def filled(self, fields: str, told: Told, about: int, owners: Owners) -> dict[str, str]:
        """The words for each field of an event."""
        words = {"at": "", "card": english_log.A_CARD}
        left = list(told.groups)
        for field in fields.split():
            if field == "standing*":
                words["standing"] = self.standing(left)
            elif field.endswith("*"):
                names = [self.word(str(group[0])) for group in left]
                count = int(words.get("count", told.count))
                words["cards"] = listed(names) if names else counted(count)
                words["treasures"] = english_log.TREASURES.format(count=count) if count > 1 else english_log.A_TREASURE
                words["shown"] = english_log.SHOWN.format(cards=words["cards"]) if names else ""
            elif left:
                words[field] = self.field(field, left.pop(0), about, owners)
        if "where" in words and words["where"] != words.get("what"):
            words["at"] = english_log.AT.format(base=words["where"])
        return words

    def standing(self, groups: list[Option]) -> str:
        """Who had how much power: of each player's four words, the first two."""
        rows = zip(groups[::4], groups[1::4], strict=True)
        told = [english_log.STANDING.format(who=self.who(seat_of(who)), power=power[0]) for who, power in rows]
        return ", ".join(told) or english_log.NOBODY_THERE

    def field(self, field: str, group: Option, about: int, owners: Owners) -> str:
        if field in NUMBERS:
            return str(group[0])
        if field == "zone":
            return english_log.ZONES[str(group[0])]
        if field == "whose":
            return self.whose(seat_of(group))
        if field in ("what", "by") and len(group) == 2 and int(group[1]) in owners:
            owner = owners[int(group[1])]
            own = owner == about != self.viewer
            return f"{english_log.THEIR_OWN if own else self.whose(owner)} {self.word(str(group[0]))}"
        return self.word(str(group[0]))


def grouped(told: Option) -> list[Option]:
    """The values of an event: a card and its number belong together, a player and a number do not."""
    groups: list[Option] = []
    for value in told:
        if isinstance(value, int) and groups and groups[-1][0] in CARDS and len(groups[-1]) == 1:
            groups[-1] = (groups[-1][0], value)
        else:
            groups.append((value,))
    return groups


def seat_of(group: Option) -> int:
    """-1: nobody, the rules did it."""
    word = str(group[0])
    return int(word[1:]) if re.fullmatch(r"P\d", word) else -1


def counted(count: int) -> str:
    if count == 1:
        return english_log.A_CARD
    return english_log.CARDS.format(count=count) if count else english_log.NO_CARDS


def times(count: int) -> str:
    if count == 1:
        return ""
    return english_log.TIMES.get(count, english_log.MANY_TIMES.format(count=count))
