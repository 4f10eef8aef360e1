"""The log in sentences: what happened and why, to whom it may be told, several of a kind in one."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.family import Line, Memory
from rumpus.family.acts import Part, Plot, merged
from rumpus.family.events import NOBODY, Cause, Fields, Thing, is_about, is_caused_by
from rumpus.kernel import Event
from rumpus.smashup.cards.catalog import CARDS
from rumpus.smashup.events import KINDS
from rumpus.smashup.text.naming import Naming

TOGETHER = (  # one after the other, they are told as one
    "base", "discard", "discard treasure", "draw", "draw treasure", "faction", "into deck", "loot", "take",
    "take treasure",
)  # fmt: skip
ALIKE = {  # so are these, done to several pieces by one card: and what else may differ
    "control": ("where",), "counter": ("where", "now"), "destroy": ("where",), "empower": ("where", "now"), "move": (),
    "place": ("where",), "prevented": (), "remove": (), "return": ("where",), "silence": (),
}  # fmt: skip
MANY = 4  # as many pieces are counted before they are named
BRINGS = {"play": "card", "attach": "action"}  # events that put a piece into play, and the field that names it
UNCAUSED = ("belongs to", "endless loop", "reshuffle", "reshuffle pile")  # each says by itself why it happens
SEARCHES = ("search base deck", "search deck", "search treasures")  # what was seen there is not said
PLAYED_ON = "played on"  # an action is played, and put on something: one sentence
PLOT = Plot(
    begins={"play", "play action", "use", "monster", "scoring"},
    ends={"base", "faction", "turn", "win"},
    routine={"SU-2.4"},
    losses={
        "destroy", "discard", "hush", "lose points", "place", "remove", "return", "silence", "sleep", "take from hand",
        "under own deck",
    },
    gains={"counter", "draw", "draw treasure", "empower", "points", "take", "take treasure", "total"},
    cards=CARDS,
    owner=lambda serial, owners: owners.get(serial, NOBODY),
)  # fmt: skip


class Told:
    """What is told in one sentence: an event or, of some kinds, several that follow each other."""

    def __init__(self, kind: str, fields: Fields, part: Part, scored: str) -> None:
        self.kind = kind
        self.fields = fields
        self.part = part
        self.scored = scored  # the base whose points are awarded
        self.count = 1
        self.pieces = [fields] if kind in ALIKE else []

    @property
    def cause(self) -> Cause:
        return self.part.cause

    def goes_on(self, kind: str, fields: Fields, cause: Cause) -> bool:
        """Take in the next event as well, if it is more of the same."""
        if kind != self.kind or cause != self.cause:
            return False
        if kind in ALIKE:
            return bool(cause.card) and self._goes_on_with(fields)
        if kind not in TOGETHER:
            return False
        cards = KINDS[kind].list
        mine, others = self.fields[cards], fields[cards]
        if bool(mine) != bool(others) or {**self.fields, cards: []} != {**fields, cards: []}:
            return False
        self.fields[cards] = mine + others
        self.count += 1
        return True

    def _goes_on_with(self, fields: Fields) -> bool:
        differing = ("what", *ALIKE[self.kind])
        if any(self.fields[field] != value for field, value in fields.items() if field not in differing):
            return False
        self.pieces.append(fields)
        return True

    @property
    def is_by_card(self) -> bool:
        """Is there a card to be named that the sentence does not name anyway?"""
        if not self.cause.card or self.kind in UNCAUSED:
            return False
        return self.kind in SEARCHES or not any(
            is_same(each, self.cause)
            for fields in self.pieces or [self.fields]
            for value in fields.values()
            for each in (value if isinstance(value, list) else [value])
        )

    @property
    def is_of_itself(self) -> bool:
        """Does a piece do it to itself?"""
        return len(self.pieces) == 1 and is_same(self.fields["what"], self.cause)


class Telling(Naming):
    def tell(self, events: Sequence[Event], since: int = 0) -> list[str]:
        """What happened, in words only."""
        return [line.text for line in self.lines(events, since)]

    def lines(self, events: Sequence[Event], since: int = 0, memory: Memory | None = None) -> list[Line]:
        """What happened, from a place of the log on; what comes before it is only read, to know what is whose.

        The memory is who put each piece into play, by its serial number. Who keeps it from one call to the next has
        what comes before read only once.
        """
        start = 0 if memory is None else since
        memory = {} if memory is None else memory
        told: list[Told] = []
        scored = ""
        for place in range(start, len(events)):
            kind, part = events[place].kind, PLOT.part(events[place], memory)
            fields = KINDS[kind].read(events[place].seen_by(self.viewer))
            if kind in BRINGS:
                memory[fields[BRINGS[kind]].serial] = fields["who"]
            if kind == "award":
                scored = fields["where"].card
            if place < since or (told and told[-1].goes_on(kind, fields, part.cause)):
                continue
            if kind == "attach" and told and is_played_on(told[-1], fields):
                kind, part = PLAYED_ON, told.pop().part
            told.append(Told(kind, fields, part, scored))
        return merged([self.line(each, memory) for each in told], self.words)

    def is_concerned(self, events: Sequence[Event], memory: Memory) -> bool:
        """Whether the lines of these may read otherwise to the viewer than to a spectator: they may also tell of what
        is the viewer's, and of how everybody stands at a base."""
        return any(
            is_about(event, self.viewer)
            or "standing" in KINDS[event.kind].fields
            or self.viewer in [memory.get(each) for each in (*event.public, *event.secret) if isinstance(each, int)]
            or is_caused_by(event, self.viewer)
            for event in events
        )

    # -- a sentence ------------------------------------------------------------------------------------

    def line(self, told: Told, memory: Memory) -> Line:
        text, by = self.sentence(told, memory)
        return PLOT.line(self.words.capital(text), by, told.kind, told.pieces or [told.fields], told.part, memory)

    def sentence(self, told: Told, owners: Memory) -> tuple[str, int]:
        """The words, and who did it (-1: nobody)."""
        words, cause = self.words, told.cause
        forms = words.EVENTS_BY_RULES.get((told.kind, cause.rule)) or words.EVENTS.get(told.kind) or words.PLAYED_ON
        about = told.fields["who"] if len(forms) > 1 else -1
        is_by_card = told.is_by_card
        if is_by_card and told.kind in words.EVENTS_BY_CARDS and about in (-1, cause.player):
            said = self.filled(told, -1, owners) | {"cause": self.cause(cause, -1)}
            return words.EVENTS_BY_CARDS[told.kind].format_map(said), cause.player
        subject = -1 if told.is_of_itself and len(forms) > 2 else about
        form = forms[0] if subject == self.viewer >= 0 or len(forms) == 1 else forms[1 if subject >= 0 else -1]
        text = form.format_map(self.filled(told, subject, owners))
        if is_by_card:
            text = words.CAUSED_BY.format(cause=self.cause(cause, about), told=text)
        return text, cause.player if is_by_card and cause.player >= 0 else about

    def cause(self, cause: Cause, about: int) -> str:
        """The card that did it; whose it is need not be said of whom the sentence is about anyway."""
        card = self.word(cause.card)
        if cause.player < 0 or cause.player == about:
            return card
        return self.words.OWNED.format(whose=self.whose(cause.player), card=card)

    def filled(self, told: Told, about: int, owners: Memory) -> dict[str, str]:
        """The words for each field of an event."""
        words = self.words
        said = {"at": "", "card": words.A_CARD, "now": "", "these": "", "for_base": ""}
        if told.scored:
            said["for_base"] = words.FOR_BASE.format(base=self.word(told.scored))
        for field, value in told.fields.items():
            if field == "standing":
                said[field] = self.standing(value)
            elif field == "cards":
                names, count = [self.word(each) for each in value], told.fields.get("count", told.count)
                said["cards"] = words.listed(names) if names else words.counted(count, "card")
                said["treasures"] = words.counted(count, "treasure")
                said["shown"] = words.SHOWN.format(cards=said["cards"]) if names else ""
            elif field == "amount":
                said["amount"], said["signed"] = str(value), words.signed(value)
                said["counters"] = words.counted(value, "counter")
            elif field == "now":
                said[field] = words.NOW.format(now=value)
            elif field == "breakpoint" and told.kind == "play":
                said["now"] = words.NOW_OF.format(power=told.fields["now"], breakpoint=value)
            elif field == "zone":
                said[field] = words.ZONES[value]
            elif field == "who":
                said[field] = self.who(value) if value >= 0 else ""
            elif field == "whose":
                said[field] = self.whose(value)
            elif isinstance(value, Thing):
                said[field] = self.thing(field, value, about, owners)
            else:
                said[field] = str(value) if isinstance(value, int) else self.word(value)
        if "where" in said and said["where"] != said.get("what"):
            said["at"] = words.AT.format(base=said["where"])
        if len(told.pieces) > 1:
            said |= self.several(told, about, owners)
        return said

    def several(self, told: Told, about: int, owners: Memory) -> dict[str, str]:
        """Many pieces in one sentence: each with its base, unless that is the same for all."""
        words = self.words
        is_one_place = "where" not in ALIKE[told.kind] or len({fields["where"] for fields in told.pieces}) == 1
        names = []
        for fields in told.pieces:
            name = self.thing("what", fields["what"], about, owners)
            name += "" if is_one_place else words.AT.format(base=self.word(fields["where"]))
            names.append(name + (words.NOW_EACH.format(now=fields["now"]) if "now" in fields else ""))
        said = {"what": words.listed(names), "now": ""}
        if not is_one_place:
            said["at"] = ""
        if len(names) >= MANY:
            are_minions = all(CARDS[fields["what"].card].is_minion for fields in told.pieces)
            said["what"] = words.counted(len(names), "minion" if are_minions else "card")
            said["these"] = words.SHOWN.format(cards=words.listed(names))
        return said

    def thing(self, field: str, thing: Thing, about: int, owners: Memory) -> str:
        """With its owner, where that is not obvious."""
        if field not in ("what", "by") or thing.serial not in owners:
            return self.word(thing.card)
        owner = owners[thing.serial]
        whose = self.words.THEIR_OWN if owner == about != self.viewer else self.whose(owner)
        return self.words.OWNED.format(whose=whose, card=self.word(thing.card))

    def standing(self, numbers: list[int]) -> str:
        """Who had how much power: of each player's four numbers, the first two."""
        rows = zip(numbers[::4], numbers[1::4], strict=True)
        told = [self.words.STANDING.format(who=self.who(seat), power=power) for seat, power in rows]
        return self.words.joined(told) or self.words.NOBODY_THERE


def is_same(what: object, cause: Cause) -> bool:
    """Is this the card that did it, as far as one can tell?"""
    if not isinstance(what, Thing):
        return what == cause.card
    return what.card == cause.card and (not what.serial or not cause.piece or what.serial == cause.piece)


def is_played_on(last: Told, fields: Fields) -> bool:
    """Was the action played just now? Then where it goes is told along with that."""
    played = last.kind == "play action" and last.fields["card"] == fields["action"].card
    return played and last.fields["who"] == fields["who"]
