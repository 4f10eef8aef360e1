"""The log in sentences: what happened and why, to whom it may be told, several of a kind in one."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.family import Line, Memory, View
from rumpus.family.acts import Part, Plot, merged
from rumpus.family.events import NOBODY, Cause, Fields, Thing, is_about, is_caused_by
from rumpus.kernel import Event
from rumpus.smashup.cards.catalog import CARDS
from rumpus.smashup.events import KINDS
from rumpus.smashup.text.naming import Naming
from rumpus.smashup.text.seen import read_view

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
UNTOLD = "present"  # it is only noted
PLAYED_ON = "played on"  # an action is played, and put on something: one sentence
PLOT = Plot(
    begins={"play", "play action", "use", "monster", "scoring"},
    ends={"base", "faction", "turn", "win"},
    routine={"SU-1.6", "SU-2.4"},
    losses={
        "destroy", "discard", "hush", "lose points", "place", "remove", "return", "silence", "sleep", "take from hand",
        "under own deck",
    },
    gains={"counter", "draw", "draw treasure", "empower", "points", "take", "take treasure", "total"},
    cards=CARDS,
    owner=lambda serial, owners: owners.get(serial, NOBODY),
    returns={"award": "scoring"},  # specials come in between
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
        cause = self.part.cause
        if not cause.card or self.kind in UNCAUSED:
            return False
        if self.kind in SEARCHES:
            return True
        for fields in self.pieces or [self.fields]:
            for value in fields.values():
                for each in value if isinstance(value, list) else [value]:
                    if is_same(each, cause):
                        return False
        return True

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
            if place < since or kind == UNTOLD or (told and told[-1].goes_on(kind, fields, part.cause)):
                continue
            if kind == "attach" and told and is_played_on(told[-1], fields):
                kind, part = PLAYED_ON, told.pop().part
            told.append(Told(kind, fields, part, scored))
        return merged([self.line(each, memory) for each in told], self.words)

    def read(self, events: Sequence[Event], memory: Memory) -> None:
        for event in events:
            PLOT.part(event, memory)
            if event.kind in BRINGS:
                fields = KINDS[event.kind].read(event.seen_by(self.viewer))
                memory[fields[BRINGS[event.kind]].serial] = fields["who"]

    def recall(self, view: View) -> Memory:
        return {piece.serial: piece.controller for piece, _ in read_view(view).pieces() if piece.controller != NOBODY}

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
            return words.EVENTS_BY_CARDS[told.kind].format_map(Gaps(self, told, -1, owners)), cause.player
        subject = -1 if told.is_of_itself and len(forms) > 2 else about
        form = forms[0] if subject == self.viewer >= 0 or len(forms) == 1 else forms[1 if subject >= 0 else -1]
        text = form.format_map(Gaps(self, told, subject, owners))
        if is_by_card:
            text = words.CAUSED_BY.format(cause=self.cause(cause, about), told=text)
        return text, cause.player if is_by_card and cause.player >= 0 else about

    def cause(self, cause: Cause, about: int) -> str:
        """The card that did it; whose it is need not be said of whom the sentence is about anyway."""
        card = self.word(cause.card)
        if cause.player < 0 or cause.player == about:
            return card
        return self.words.OWNED.format(whose=self.whose(cause.player), card=card)

    def gap(self, gap: str, told: Told, about: int, owners: Memory) -> str:
        """The words for a gap of a sentence: a field of the event, or what follows from its fields."""
        words, fields = self.words, told.fields
        if len(told.pieces) > 1 and gap in ("what", "these", "now", "at"):
            return self.several(gap, told, about, owners)
        value = fields.get(gap)
        if gap == "who":
            return self.who(fields["who"]) if fields["who"] >= 0 else ""
        if gap == "now":
            return self.now(told)
        if gap == "at":
            return self.at_base(told, about, owners)
        if isinstance(value, Thing):
            return self.thing(gap, value, about, owners)
        if gap in ("cards", "treasures", "shown"):
            return self.cards(gap, told)
        if gap == "amount" or (isinstance(value, int) and gap != "whose"):
            return str(value)
        if gap == "whose":
            return self.whose(fields["whose"])
        if gap == "signed":
            return words.signed(fields["amount"])
        if gap == "counters":
            return words.counted(fields["amount"], "counter")
        if gap == "zone":
            return (words.ZONES_OF_SEVERAL if len(told.pieces) > 1 else words.ZONES)[fields["zone"]]
        if gap == "goes":
            return words.GOES[len(told.pieces) > 1]
        if gap == "standing":
            return self.standing(fields["standing"])
        if gap == "for_base":
            return words.FOR_BASE.format(base=self.word(told.scored)) if told.scored else ""
        if gap == "cause":
            return self.cause(told.cause, about)
        if gap == "card" and value is None:
            return words.A_CARD
        return "" if gap == "these" else self.word(fields[gap])

    def now(self, told: Told) -> str:
        """What a number has become."""
        fields = told.fields
        if told.kind == "play" and "breakpoint" in fields:
            return self.words.NOW_OF.format(power=fields["now"], breakpoint=fields["breakpoint"])
        return self.words.NOW.format(now=fields["now"]) if "now" in fields else ""

    def at_base(self, told: Told, about: int, owners: Memory) -> str:
        """Where it is, unless that is what it is about."""
        if "where" not in told.fields:
            return ""
        base = self.gap("where", told, about, owners)
        is_it = "what" in told.fields and base == self.thing("what", told.fields["what"], about, owners)
        return "" if is_it else self.words.AT.format(base=base)

    def cards(self, gap: str, told: Told) -> str:
        """By their names, or how many they are where nobody is told which."""
        words, names = self.words, told.fields.get("cards", [])
        count = told.fields.get("count", told.count)
        if gap == "treasures":
            return words.counted(count, "treasure")
        if gap == "shown" and not names:
            return ""
        listed = words.listed([self.word(each) for each in names]) if names else words.counted(count, "card")
        return words.SHOWN.format(cards=listed) if gap == "shown" else listed

    def several(self, gap: str, told: Told, about: int, owners: Memory) -> str:
        """Many pieces in one sentence: each with its base, unless that is the same for all."""
        words, pieces = self.words, told.pieces
        is_one_place = "where" not in ALIKE[told.kind] or len({fields["where"] for fields in pieces}) == 1
        if gap == "at":
            return self.at_base(told, about, owners) if is_one_place else ""
        is_counted = len(pieces) >= MANY
        if gap == "now" or (gap == "these" and not is_counted):
            return ""
        if gap == "what" and is_counted:
            are_minions = all(CARDS[fields["what"].card].is_minion for fields in pieces)
            return words.counted(len(pieces), "minion" if are_minions else "card")
        names = []
        for fields in pieces:
            name = self.thing("what", fields["what"], about, owners)
            name += "" if is_one_place else words.AT.format(base=self.word(fields["where"]))
            names.append(name + (words.NOW_EACH.format(now=fields["now"]) if "now" in fields else ""))
        return words.listed(names) if gap == "what" else words.SHOWN.format(cards=words.listed(names))

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


class Gaps:
    """What fills the gaps of a sentence: words are found only for those that it has."""

    __slots__ = ("about", "owners", "telling", "told")

    def __init__(self, telling: Telling, told: Told, about: int, owners: Memory) -> None:
        self.telling, self.told, self.about, self.owners = telling, told, about, owners

    def __getitem__(self, gap: str) -> str:
        return self.telling.gap(gap, self.told, self.about, self.owners)


def is_same(what: object, cause: Cause) -> bool:
    """Is this the card that did it, as far as one can tell?"""
    if not isinstance(what, Thing):
        return what == cause.card
    return what.card == cause.card and (not what.serial or not cause.piece or what.serial == cause.piece)


def is_played_on(last: Told, fields: Fields) -> bool:
    """Was the action played just now? Then where it goes is told along with that."""
    played = last.kind == "play action" and last.fields["card"] == fields["action"].card
    return played and last.fields["who"] == fields["who"]
