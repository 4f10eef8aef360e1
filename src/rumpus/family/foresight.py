"""What would come of each answer to the open question: something, nothing, or nothing to what is protected.

It is tried in worlds that the seat imagines, so nothing hidden shows. That nothing would come of an answer has to be
certain: what hangs on chance, on hidden cards or on what others decide does something, and so does whatever asks more
than is looked through here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from rumpus.family.options import Grammar, Role
from rumpus.family.questions import Choosing
from rumpus.kernel import Decision, Event, Game, Input, Log, Option

MOST_TRIES = 60  # answers given for one question, in all worlds
FEWEST_TRIES = 3  # for each of its answers
DEPTH = 2  # further questions of one's own
WORLDS = (0, 1)  # their seeds
MOST_PASSES = 16  # by others, until something takes effect
TRIED: tuple[Role, ...] = ("act", "main")  # whoever declines or passes knows what comes of it


class Tab(NamedTuple):
    """A few words at the foot of a card: the name of what is said, and the cards that it is about."""

    name: str
    about: Option = ()


class Fate(NamedTuple):
    """What would come of an answer, where that is less than it seems."""

    is_idle: bool  # nothing would
    shield: str = ""  # the card that protects what the answer names
    are_shielded: bool = False  # it names nothing yet, and whatever it could be about is protected
    missing: str = ""  # the prompt of a choice for which there would be nothing
    card: str = ""  # that would do nothing

    @property
    def tab(self) -> Tab:
        if self.shield:
            return Tab("shielded", (self.shield,))
        if self.are_shielded:
            return Tab("all shielded")
        return Tab(f"no {self.missing}" if self.missing else "nothing", (self.card,) if self.card else ())


class Signs(Protocol):
    """How a family tells that something has happened."""

    grammar: Grammar

    def is_doubtful(self, decision: Decision, option: Option) -> bool:
        """May it come to nothing? If not, it is not tried."""
        ...

    def goes_on(self, game: Game[Any]) -> bool:
        """Does the open question belong to what the answer began?"""
        ...

    def passing(self, game: Game[Any]) -> Input | None:
        """How whoever is asked lets happen what the answer began; None: they have to decide something."""
        ...

    def is_untouched(
        self, before: Game[Any], after: Game[Any], seat: int, option: Option, events: Sequence[Event]
    ) -> bool:
        """Has nothing changed but the place of the card that was played? These events have happened since."""
        ...

    def shield(self, before: Game[Any], after: Game[Any], option: Option, events: Sequence[Event]) -> str:
        """The card that has kept off what the answer names; empty: none."""
        ...

    def later(self, game: Game[Any], seat: int) -> Mapping[str, Tab]:
        """When cards in this hand could be played that cannot now, where that is known."""
        ...


def foresee(game: Game[Any], seat: int, signs: Signs) -> dict[int, Fate]:
    """By the place of the answer; what does something is left out."""
    decision = game.decision
    options = decision.offers.get(seat, ()) if decision is not None else ()
    doubtful = [
        place
        for place, option in enumerate(options)
        if decision is not None and signs.grammar.role(option) in TRIED and signs.is_doubtful(decision, option)
    ]
    if not doubtful:
        return {}
    worlds = [game.imagine(seat, WORLDS[0])]
    share = max(FEWEST_TRIES, MOST_TRIES // len(doubtful))
    found: dict[int, Fate] = {}
    for place in doubtful[: MOST_TRIES // FEWEST_TRIES]:
        option = options[place]
        fate = Trial(worlds[0], seat, option, signs, share).fate(place)
        if fate.is_idle or fate.shield:
            worlds += [game.imagine(seat, seed) for seed in WORLDS[len(worlds) :]]
            others = [Trial(world, seat, option, signs, share).fate(place) for world in worlds[1:]]
            is_idle = fate.is_idle and all(each.is_idle for each in others)
            shield = fate.shield if all(each.shield == fate.shield for each in others) else ""
            missing = fate.missing if all(each.missing == fate.missing for each in others) else ""
            fate = Fate(is_idle, shield, all(each.are_shielded for each in (fate, *others)), missing, fate.card)
        if fate.is_idle or fate.shield:
            found[place] = fate
    return found


class Trial:
    """An answer that is tried in one world."""

    def __init__(self, world: Game[Any], seat: int, option: Option, signs: Signs, tries: int) -> None:
        self.world = world
        self.seat = seat
        self.option = option
        self.signs = signs
        self.tries = tries
        self.shields: list[str] = []  # what has kept off any of the further answers
        self.missing = ""  # for which choice there was nothing

    def fate(self, place: int) -> Fate:
        twin, events = self.after(self.world, self.seat, place, ())
        shield = self.signs.shield(self.world, twin, self.option, events)
        is_idle = self.is_idle(twin, events, DEPTH)
        are_shielded = is_idle and not shield and bool(self.shields)
        answer = self.signs.grammar.read(self.option)
        return Fate(is_idle, shield, are_shielded, self.missing, answer.card if answer.verb else "")

    def after(
        self, game: Game[Any], seat: int, place: int, events: Sequence[Event]
    ) -> tuple[Game[Any], Sequence[Event]]:
        """The world after one more answer, and all that has happened since the first."""
        self.tries -= 1
        twin = game.clone()
        twin.log = Log()
        twin.answer(seat, place)
        assert isinstance(twin.table, Choosing)
        self.missing = twin.table.missed or self.missing
        return twin, [*events, *twin.log.events]

    def is_idle(self, twin: Game[Any], events: Sequence[Event], depth: int) -> bool:
        """Has nothing happened, and can nothing happen whatever is answered from here?"""
        signs, option = self.signs, self.option
        for _ in range(MOST_PASSES):
            if not signs.goes_on(twin) or (said := signs.passing(twin)) is None:
                break
            twin, events = self.after(twin, *said, events)
        if not signs.is_untouched(self.world, twin, self.seat, option, events):
            return False
        if not signs.goes_on(twin):
            return True
        decision = twin.decision
        if decision is None or decision.is_window or decision.awaited != (self.seat,) or depth == 0:
            return False
        places = range(len(decision.offers[self.seat]))  # to decline may lead to something as well
        if len(places) > self.tries:
            return False
        return all(self.is_idle(*self.then(twin, place, events), depth - 1) for place in places)

    def then(self, game: Game[Any], place: int, events: Sequence[Event]) -> tuple[Game[Any], Sequence[Event]]:
        """A further answer of one's own."""
        assert game.decision is not None
        option = game.decision.offers[self.seat][place]
        twin, events = self.after(game, self.seat, place, events)
        self.shields += filter(None, [self.signs.shield(game, twin, option, events)])
        return twin, events
