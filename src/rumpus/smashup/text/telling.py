"""The log in sentences: what happened, to whom it may be told, several of a kind in one."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.family import Line, Memory
from rumpus.family.acts import Part, Plot, merged
from rumpus.family.events import NOBODY, Fields, Thing, is_about
from rumpus.kernel import Event
from rumpus.smashup.cards.catalog import CARDS
from rumpus.smashup.events import KINDS
from rumpus.smashup.text.naming import Naming

TOGETHER = (  # one after the other, they are told as one
    "base", "discard", "discard treasure", "draw", "draw treasure", "faction", "into deck", "loot", "take",
    "take treasure",
)  # fmt: skip
BRINGS = {"play": "card", "attach": "action"}  # events that put a piece into play, and the field that names it
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

    def __init__(self, kind: str, fields: Fields, part: Part) -> None:
        self.kind = kind
        self.fields = fields
        self.part = part
        self.count = 1

    def goes_on(self, kind: str, fields: Fields) -> bool:
        """Take in the next event as well, if it is more of the same."""
        if kind != self.kind:
            return False
        cards = KINDS[kind].list
        mine, others = self.fields[cards], fields[cards]
        if bool(mine) != bool(others) or {**self.fields, cards: []} != {**fields, cards: []}:
            return False
        self.fields[cards] = mine + others
        self.count += 1
        return True


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
        for place in range(start, len(events)):
            kind = events[place].kind
            fields = KINDS[kind].read(events[place].seen_by(self.viewer))
            if kind in BRINGS:
                memory[fields[BRINGS[kind]].serial] = fields["who"]
            part = PLOT.part(events[place], memory)
            if place >= since and not (kind in TOGETHER and told and told[-1].goes_on(kind, fields)):
                told.append(Told(kind, fields, part))
        return merged([self.line(each, memory) for each in told], self.words)

    def is_concerned(self, events: Sequence[Event], memory: Memory) -> bool:
        """Whether the lines of these may read otherwise to the viewer than to a spectator: they may also tell of what
        is the viewer's, and of how everybody stands at a base."""
        return any(
            is_about(event, self.viewer)
            or "standing" in KINDS[event.kind].fields
            or self.viewer in [memory.get(each) for each in (*event.public, *event.secret) if isinstance(each, int)]
            for event in events
        )

    def line(self, told: Told, memory: Memory) -> Line:
        forms = self.words.EVENTS[told.kind]
        about = told.fields["who"] if len(forms) > 1 else -1
        form = forms[0]
        if len(forms) > 1 and (about != self.viewer or about < 0):
            form = forms[1] if about >= 0 else forms[-1]
        text = self.words.capital(form.format_map(self.filled(told, about, memory)))
        return PLOT.line(text, about, told.kind, told.fields, told.part, memory)

    def filled(self, told: Told, about: int, owners: Memory) -> dict[str, str]:
        """The words for each field of an event."""
        words = self.words
        said = {"at": "", "card": words.A_CARD}
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
