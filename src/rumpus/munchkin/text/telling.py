"""The log in sentences: what happened and why, to whom it may be told, several of a kind in one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial

from rumpus.family import Line, Memory, View
from rumpus.family.acts import Part, Plot, merged
from rumpus.family.events import NOBODY, Cause, Fields, Kind, is_about, is_caused_by
from rumpus.family.options import seat_of
from rumpus.family.words import Filling
from rumpus.kernel import Event, Option
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.catalog import CARDS
from rumpus.munchkin.events import KINDS
from rumpus.munchkin.text.cards import a_class, bad_stuff
from rumpus.munchkin.text.memory import CALLED, DECIDED, DRAWN, FIGHTER, OURS, THEIRS, recalled, remember
from rumpus.munchkin.text.naming import Naming

TOGETHER = {  # one after the other, they are told as one as long as this many of their first values are the same
    "deal": 1, "discard": 1, "draw": 1, "draw openly": 1, "give card": 2, "loots": 2, "lose": 1, "put away": 1,
    "take": 1, "takes": 1, "turn up": 0,
}  # fmt: skip
SILENT = ("fight ends",)  # after a decision, which says it all
SAID_BY = {"fight": ("open door",), "lose": ("abandon", "drop", "rid of", "throw away")}  # if it comes just before
STRIKES = ("bad stuff", "caught", "cursed")
UNCAUSED = ("fight ends", "laid out", "no door", "reshuffle")  # what comes before it says why it happens
COMBINED = {  # several events that are told in one sentence, or what is told otherwise after others
    "caught": Kind(who="player", card="card", face="number", modifier="number"),
    "gets away": Kind(who="player", card="card", face="number", modifier="number"),
    "level card": Kind(who="player", card="card", count="number", number="number"),
    "no effect": Kind(who="player", card="card"),
    "rid of": Kind(who="player", card="card", count="number", number="number"),
    "sale": Kind(who="player", count="number", number="number", cards="cards"),
    "seek": Kind(who="player", card="card", serial="number"),
    "stands again": Kind(ours="number", theirs="number"),
    "still stands": Kind(ours="number", theirs="number"),
    "victory": Kind(who="player", ours="number", theirs="number", count="number", number="number", foes="cards"),
}
CARRY = "carry"  # of what is played: it only goes into a backpack
CAUSE = "{cause}"  # in a form: where the card is named that did it
TOLD = {**KINDS, **COMBINED}
PLOT = Plot(
    begins={
        "accepts trade", "change roll", "decided", "helps", "open door", "play", "put on", "roll", "runs", "sell",
        "show hand", "shows", "shows to", "turn up", "use",
    },
    ends={
        "asks everybody", "asks for help", "call", "deal", "offers help", "offers trade", "refuses", "sets up", "turn",
        "win", "withdraws",
    },
    routine={"MU-2.4", "MU-2.5", "MU-11.1"},
    losses={
        "abandon", "bad stuff", "die", "discard", "drop", "drops out", "laid out", "lasts", "lose", "lose levels",
        "throw away",
    },
    gains={"draw", "draw openly", "escapes", "gain levels", "lifted", "loots", "ration", "take", "takes"},
    cards=CARDS,
    owner=lambda serial, memory: NOBODY,
)  # fmt: skip


class Told:
    """What is told in one line: an event or, of some kinds, several that follow each other."""

    def __init__(self, kind: str, values: Option, fighter: int, part: Part) -> None:
        self.kind = kind
        self.values = list(values)
        self.fighter = fighter  # whose fight it was then
        self.part = part
        self.more: list[Told] = []  # what it has come to, told along with it

    @property
    def cause(self) -> Cause:
        return self.part.cause

    @property
    def fields(self) -> Fields:
        return TOLD[self.kind].read((self.kind, *self.values))

    @property
    def who(self) -> int:
        """Whom it is about."""
        return seat_of(self.values[0]) if self.values else -1

    @property
    def by(self) -> int:
        """Who did it: the one whose card it was, if a card did it."""
        return self.cause.player if self.is_by_card and self.cause.player >= 0 else self.who

    @property
    def is_by_card(self) -> bool:
        """Is there a card to be named that the sentence does not name anyway?"""
        return bool(self.cause.card) and self.cause.card not in self.values and self.kind not in UNCAUSED


class Telling(Naming):
    def tell(self, events: Sequence[Event], since: int = 0) -> list[str]:
        """What happened, in words only."""
        return [line.text for line in self.lines(events, since)]

    def lines(self, events: Sequence[Event], since: int = 0, memory: Memory | None = None) -> list[Line]:
        """What happened, from a place of the log on. What comes before is only read, to know whose fight it is."""
        start = 0 if memory is None else since
        memory = {} if memory is None else memory
        told: list[Told] = []
        for place in range(start, len(events)):
            kind, *values = events[place].seen_by(self.viewer)
            part = PLOT.part(events[place], memory)
            if place >= since:
                add(told, str(kind), tuple(values), memory, part)
            remember(str(kind), values, memory)
        return merged([self.line(each, memory) for each in told], self.words)

    def read(self, events: Sequence[Event], memory: Memory) -> None:
        for event in events:
            PLOT.part(event, memory)
            kind, *values = event.seen_by(self.viewer)
            remember(str(kind), values, memory)

    def recall(self, view: View) -> Memory:
        return recalled(view)

    def is_concerned(self, events: Sequence[Event], memory: Memory) -> bool:
        """Whether the lines of these may read otherwise to the viewer than to a spectator: a card is played for a side
        of somebody's fight."""
        return memory.get(FIGHTER) == self.viewer or any(
            is_about(event, self.viewer) or is_caused_by(event, self.viewer) for event in events
        )

    def line(self, told: Told, memory: Memory) -> Line:
        text = self.words.SENTENCES.join(self.sentence(each) for each in (told, *told.more))
        kind = CARRY if told.kind == "play" and CARRY in told.values else told.kind
        return PLOT.line(text, told.by, kind, [told.fields], told.part, memory)

    def sentence(self, told: Told) -> str:
        words, kind, cause, is_by_card = self.words, TOLD[told.kind], told.cause, told.is_by_card
        forms = words.EVENTS_BY_RULES.get((told.kind, cause.rule)) or words.EVENTS[told.kind]
        if is_by_card and cause.player != told.who:
            forms = words.EVENTS_BY_CARDS.get(told.kind, forms)
        is_own = "who" not in kind.fields or told.who == self.viewer
        form = forms[0] if is_own or len(forms) == 1 else forms[1]
        said = form.format_map(self.filled(kind, told))
        if is_by_card and CAUSE not in form:
            said = words.CAUSED_BY.format(cause=self.cause(told), told=said)
        return re.sub(r"([.!?])\.$", r"\1", words.capital(said).strip())  # some names end a sentence by themselves

    def cause(self, told: Told) -> str:
        """The card that did it; whose it is need not be said of whom the sentence is about anyway."""
        card, player = self.word(told.cause.card), told.cause.player
        if player < 0 or player == told.who:
            return card
        return self.words.OWNED.format(whose=self.whose(player), card=card)

    # -- fields ----------------------------------------------------------------------------------------

    def filled(self, kind: Kind, told: Told) -> Filling:
        """The words for each field of an event, and for what follows from them."""
        values = told.values.copy()
        raw: dict[str, list[str | int]] = {}
        for field in kind.fields:
            if field == kind.list:
                raw[field] = values
                values = []
            else:
                raw[field] = [values.pop(0)] if values else []
        words = Filling({field: partial(self.field, field, found, told) for field, found in raw.items()})
        words["cause"] = lambda: self.cause(told)
        words["fighter"] = lambda: self.who(told.fighter)
        self.derive(words, raw, told)
        return words

    def field(self, field: str, found: list[str | int], told: Told) -> str:
        if field == "whose" and found:
            return self.whose(seat_of(found[0]))
        if field == "other" and found:
            return self.whom(seat_of(found[0]), told.who)
        if field == "who" and told.kind == "win":
            return self.words.listed([self.who(seat_of(each)) for each in told.values])
        return self.words.listed([self.word(str(each)) for each in found]) or self.words.NOTHING

    def derive(self, words: Filling, raw: dict[str, list[str | int]], told: Told) -> None:
        """Words that are put together from several values, or from what a card says."""
        card = CARDS.get(str(raw["card"][0])) if raw.get("card") else None
        if card is not None:
            words["level"] = self.words.TOLD_LEVEL.format(level=card.level) if card.is_monster else ""
            words["text"] = lambda: self.words.text(card)
            words["bad_stuff"] = lambda: self.words.BAD_STUFF.format(text=bad_stuff(card, self.words))
        if "back" in raw:
            words["drawn"] = words["cards"] = self.drawn(told)
        if "count" in raw:
            count = int(raw["count"][0])
            words["levels"] = self.words.counted(count, "level")
            words["terms"] = self.terms(told, count, raw) if "first" in raw else ""
            words["what"] = lambda: words["cards"] if raw.get("cards") else self.words.counted(count, "card")
        if "ours" in raw:
            has_won = int(raw["ours"][0]) > int(raw["theirs"][0])
            words["won"], words["wins"] = self.words.WON[has_won]
            words["must_run"] = self.words.MUST_RUN[has_won]
        if "face" in raw:
            words["rolled"] = self.rolled_words(int(raw["face"][0]), int(raw["modifier"][0]))
        if told.kind == "drop" and card is not None and card.is_role:
            words["role"], words["a_role"] = self.words.TOLD_ROLES[card.kind]
        if told.kind == "put on" and card is not None:
            words["played"], words["plays"] = self.played(card, ["use"], told)
        if told.kind == "ration":
            words["ration"] = self.words.TOLD_RATIONS[int(raw["kind"][0])]
        if told.kind == "lasts":
            what, burdens = str(raw["what"][0]), self.words.BURDENS
            if raw["when"]:
                burdens = {**burdens, **self.words.BURDENS_NOW}
            words["burden"], words["burdens"] = burdens[what]
        if told.kind == "offers trade":
            words["deal"] = self.deal([str(each) for each in raw["cards"]])
        if "target" in raw and card is not None:
            target = raw["target"]
            words["played"] = lambda: self.played(card, target, told)[0]
            words["plays"] = lambda: self.played(card, target, told)[1]
            words["on"] = lambda: self.played_on(target, told)

    def played_on(self, target: list[str | int], told: Told) -> str:
        names = self.targets(target, told.who, told.fighter)
        return self.words.ON.format(target=names) if names else ""

    def drawn(self, told: Told) -> str:
        """What others see of cards that are drawn or given: their backs, and those that they know."""
        hidden: list[str] = []
        known: list[str] = []
        for value in told.values[TOGETHER[told.kind] :]:
            (hidden if value in ("door", "treasure") else known).append(str(value))
        backs = [self.words.counted(hidden.count(back), back) for back in ("door", "treasure") if back in hidden]
        return (
            self.words.listed([self.word(each) for each in known])
            if len(known) == len(hidden)
            else self.words.listed(backs)
        )

    def terms(self, told: Told, count: int, raw: dict[str, list[str | int]]) -> str:
        """What help costs, as it was said: `2 treasures, Bob picks first and Helmet`."""
        helper = raw.get("who" if told.kind == "offers help" else "other", [""])
        first = seat_of(helper[0]) if raw["first"][0] == "helper" else told.fighter
        parts = [self.words.counted(count, "treasure") + self.picks_first(first)] if count else []
        parts += [self.word(str(each)) for each in raw["cards"]]
        return self.words.listed(parts) or self.words.FOR_NOTHING

    def picks_first(self, seat: int) -> str:
        """-1: whoever comes to help."""
        who = self.who(seat) if seat >= 0 else self.words.WHO_HELPS
        return self.words.PICKS_FIRST[seat == self.viewer and seat >= 0].format(who=who)

    def deal(self, cards: list[str]) -> str:
        place = cards.index("for")
        return self.deal_words(
            [self.word(each) for each in cards[:place]], [self.word(each) for each in cards[place + 1 :]]
        )

    def deal_words(self, gives: list[str], wants: list[str]) -> str:
        words = self.words
        form = words.OFFER if gives and wants else words.GIFT if gives else words.WISH
        return form.format(gives=words.listed(gives), wants=words.listed(wants))

    def rolled_words(self, face: int, modifier: int) -> str:
        words = self.words
        if not modifier:
            return words.TOLD_ROLLED.format(face=face)
        return words.TOLD_ROLLED_MODIFIED.format(face=face, modifier=words.signed(modifier), sum=face + modifier)

    # -- a card that was played ------------------------------------------------------------------------

    def played(self, card: Card, target: list[str | int], told: Told) -> tuple[str, ...]:
        first = str(target[0]) if target else ""
        if card.is_role:
            way = "class"
        elif first == "use":
            way = way_to_use(card)
        elif first == "carry":
            way = first
        elif first in ("for", "against"):
            way = "side"
        elif card.kind == "monster enhancer" and first in CARDS and not card.is_twin:
            way = "enhance" if len(target) > 1 else "joined"
        elif card.kind == "wandering monster":
            way = "with"
        else:
            way = "on" if target and not (card.kind == "level" and seat_of(first) == told.who) else "plain"
        amount = card.bonus
        words = {
            "card": self.words.name(card),
            "a_class": a_class(card, self.words),
            "amount": self.words.signed(amount),
            "plus": self.words.PLUS.format(amount=self.words.signed(amount)) if amount else "",
            "side": self.side(first, told.fighter),
            "on": self.targets(target, told.who, told.fighter),
        }
        if way == "side" and not amount:
            way = "on"
            words["on"] = words["side"]
        return tuple(form.format_map(words) for form in self.words.PLAYED[way])

    def side(self, side: str, fighter: int) -> str:
        if side == "against" or fighter < 0:
            return self.words.SIDES["theirs"]
        return self.words.SIDES["ours"].format(whose=self.whose(fighter))

    def targets(self, target: Sequence[str | int], by: int, fighter: int) -> str:
        """What a card was played on: cards and players by name, without their numbers."""
        names = []
        for each in target:
            if each in ("for", "against"):
                names.append(self.side(str(each), fighter))
            elif seat_of(each) >= 0:
                names.append(self.whom(seat_of(each), by))
            elif isinstance(each, str) and each in CARDS:
                names.append(self.words.name(CARDS[each]))
        return self.words.listed(names)


def way_to_use(card: Card) -> str:
    return "ride" if card.slot == "vehicle" else "wield" if card.hands else "use"


def add(told: list[Told], kind: str, values: Option, memory: Memory, part: Part) -> None:
    """The next event: said by itself, or together with the one before it."""
    last = told[-1] if told else None
    if kind in SILENT and memory.get(DECIDED):
        return
    if kind == "stands":
        add_standing(told, values, memory, part)
        return
    new = Told(kind, values, memory.get(FIGHTER, -1), part)
    if last is None:
        told.append(new)
        return
    if kind == "misses" and last.kind in STRIKES and last.values[:2] == list(values):
        last.more.append(Told("no effect", values, new.fighter, part))
        return
    if is_told_with(last, kind, values, part.cause):
        return
    before = (last.kind, *last.values[:2])
    if kind == "fight" and before == ("play", *values[:2]):
        told[-1] = Told("fight" if memory.get(DRAWN) else "seek", values, new.fighter, last.part)
        return
    if kind == "helps" and before[:1] == ("accepts",):
        told.pop()
    if (kind == "decided" and before[:1] == ("call",)) or (kind == "runs" and before == ("roll", values[0], values[2])):
        told.pop()
    told.append(new)


def is_told_with(last: Told, kind: str, values: Option, cause: Cause) -> bool:
    """Does the last sentence take this in, or has it been said with it already?"""
    same, mine, others = TOGETHER.get(kind), last.values, list(values)
    is_same_player = mine[:1] == others[:1]
    if same is not None and (kind, cause) == (last.kind, last.cause) and others[:same] == mine[:same]:
        last.values += others[same:]
    elif kind in SAID_BY and last.kind in SAID_BY[kind] and mine[:2] == others[:2]:
        pass
    elif last.kind == "runs" and kind in ("escapes", "bad stuff") and mine[:2] == others:
        last.kind = "gets away" if kind == "escapes" else "caught"
    elif kind == "gain levels" and last.kind == "decided" and is_same_player:
        last.kind, last.values = "victory", mine[:3] + others[1:] + mine[3:]
    elif kind == "gain levels" and last.kind == "play" and is_same_player and cause.card == mine[1]:
        last.kind, last.values = "level card", mine[:2] + others[1:]
    elif kind == "lose levels" and last.kind == "be rid of" and is_same_player:
        last.kind, last.values = "rid of", mine + others[1:]
    elif kind in ("discard", "gain levels", "lose") and last.kind in ("sell", "sale") and cause == last.cause:
        if last.kind == "sell":
            last.kind, last.values = "sale", [mine[0], 0, 0]
        if kind == "gain levels":
            last.values[1:3] = others[1:]
        else:
            last.values += others[1:]
    else:
        return False
    return True


def add_standing(told: list[Told], values: Option, memory: Memory, part: Part) -> None:
    """How a fight stands is told if that has changed, or if a call no longer counts."""
    is_news = (memory.get(OURS), memory.get(THEIRS)) != values
    if not is_news and not memory.get(CALLED):
        return
    kind = "stands" if not memory.get(CALLED) else "stands again" if is_news else "still stands"
    new = Told(kind, values, memory.get(FIGHTER, -1), part)
    if told:
        told[-1].more.append(new)
    else:
        told.append(new)
