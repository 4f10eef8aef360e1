"""What would come of each answer to the open question: something, nothing, nothing to what is protected, or only harm.

It is tried in worlds that the seat imagines, so nothing hidden shows. That nothing would come of an answer, or nothing
but harm, has to be certain: what hangs on chance, on hidden cards or on what others decide does something, and so does
whatever asks more than is looked through here. Who may decline is harmed by what is worse than that: the first of two
targets is hit whatever is said of the second.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple, Protocol

from rumpus.family.options import Grammar, Role
from rumpus.family.questions import Choosing
from rumpus.kernel import Decision, Event, Game, Input, Log, Option

MOST_TRIES = 60  # answers given for one question, in each world
FEWEST_TRIES = 3  # for each of its answers
MOST_GIVEN = 160  # in all worlds, with those by which others let it happen: nobody at another table waits for more
DEPTH = 2  # further questions of one's own
WORLDS = (0, 1)  # their seeds
MOST_PASSES = 16  # by others, until something takes effect
# What an answer would do, if it does no plain good to who gives it. `hurts`: they only lose by it; `helps`: it is good
# for others, and for nobody else; `risks`: they may gain by it, and pay for that; `costs`: they pay for what they have
# already; `undoes`: it takes away what they were about to get; `waits`: it is of use later.
Harm = Literal["", "hurts", "helps", "risks", "costs", "undoes", "waits"]
WORST_FIRST: tuple[Harm, ...] = ("hurts", "helps", "risks", "costs", "undoes", "waits")
NO_EFFECT: tuple[Harm, ...] = ()
SOME_EFFECT: tuple[Harm, ...] = ("",)
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
    harm: Harm = ""

    @property
    def is_less(self) -> bool:
        """Is it less than it seems?"""
        return self.is_idle or bool(self.shield or self.harm)

    @property
    def tab(self) -> Tab:
        if self.harm:
            return Tab(self.harm)
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

    def harm(self, before: Game[Any], after: Game[Any], seat: int, option: Option) -> Harm:
        """Has it done no plain good to this seat? Where something else has changed, too, it may have."""
        ...

    def shield(self, before: Game[Any], after: Game[Any], option: Option, events: Sequence[Event]) -> str:
        """The card that has kept off what the answer names; empty: none."""
        ...

    def later(self, game: Game[Any], seat: int) -> Mapping[str, Tab]:
        """When cards in this hand could be played that cannot now, where that is known."""
        ...


def foresee(game: Game[Any], seat: int, signs: Signs) -> dict[int, Fate]:
    """By the place of the answer; what does something is left out."""
    return {place: fate for place, fate in foreseen(game, seat, signs) if fate.is_less}


def foreseen(game: Game[Any], seat: int, signs: Signs) -> Iterator[tuple[int, Fate]]:
    """The fate of one doubtful answer after the other, as it is found: each takes a millisecond or two."""
    decision = game.decision
    options = decision.offers.get(seat, ()) if decision is not None else ()
    doubtful = [
        place
        for place, option in enumerate(options)
        if decision is not None and signs.grammar.role(option) in TRIED and signs.is_doubtful(decision, option)
    ]
    worlds = [game.imagine(seat, WORLDS[0])] if doubtful else []
    share = max(FEWEST_TRIES, MOST_TRIES // max(1, len(doubtful)))
    given = 0
    for place in doubtful[: MOST_TRIES // FEWEST_TRIES]:
        if given >= MOST_GIVEN:
            break
        trials = [Trial(worlds[0], seat, options[place], signs, share)]
        fate = trials[0].fate(place)
        if fate.is_less:
            worlds += [game.imagine(seat, seed) for seed in WORLDS[len(worlds) :]]
            trials += [Trial(world, seat, options[place], signs, share) for world in worlds[1:]]
            fate = in_all([fate, *[each.fate(place) for each in trials[1:]]])
        given += sum(share - each.tries for each in trials)
        yield place, fate


def in_all(fates: Sequence[Fate]) -> Fate:
    """What holds in all of these worlds."""
    first = fates[0]
    is_idle = all(each.is_idle for each in fates)
    harms = {each.harm for each in fates if not each.is_idle}
    return Fate(
        is_idle,
        first.shield if all(each.shield == first.shield for each in fates) else "",
        all(each.are_shielded for each in fates),
        first.missing if all(each.missing == first.missing for each in fates) else "",
        first.card,
        worst(harms),
    )


def worst(harms: Collection[Harm]) -> Harm:
    """Of all that may come of an answer: who may be hurt by it is told that; if any of it is no harm, none is."""
    if not harms or "" in harms:
        return ""
    return next(harm for harm in WORST_FIRST if harm in harms)


def declined(game: Game[Any], seat: int, signs: Signs) -> Game[Any] | None:
    """What the game would be if a seat declined; None: it cannot, or that is not the end of it."""
    decision = game.decision
    options = decision.offers.get(seat, ()) if decision is not None and not decision.is_window else ()
    place = next((place for place, option in enumerate(options) if signs.grammar.role(option) == "decline"), None)
    if place is None:
        return None
    twin = game.clone()
    twin.log = Log()
    twin.answer(seat, place)
    return None if signs.goes_on(twin) else twin


class Trial:
    """An answer that is tried in one world."""

    def __init__(self, world: Game[Any], seat: int, option: Option, signs: Signs, tries: int) -> None:
        self.world = world
        self.seat = seat
        self.option = option
        self.signs = signs
        self.tries = tries
        self.without = declined(world, seat, signs)
        self.shields: list[str] = []  # what has kept off any of the further answers
        self.missing = ""  # for which choice there was nothing

    def fate(self, place: int) -> Fate:
        twin, events = self.after(self.world, self.seat, place, ())
        shield = self.signs.shield(self.world, twin, self.option, events)
        come = self.come(twin, events, DEPTH)
        is_idle = not come
        are_shielded = is_idle and not shield and bool(self.shields)
        answer = self.signs.grammar.read(self.option)
        card = answer.card if answer.verb else ""
        return Fate(is_idle, shield, are_shielded, self.missing, card, worst(come))

    def after(
        self, game: Game[Any], seat: int, place: int, events: Sequence[Event]
    ) -> tuple[Game[Any], Sequence[Event]]:
        """The world after one more answer, and all that has happened since the first."""
        twin = game.clone()
        return twin, self.go_on(twin, seat, place, events)

    def go_on(self, twin: Game[Any], seat: int, place: int, events: Sequence[Event]) -> Sequence[Event]:
        """The same in this very world, where nobody needs it as it was: to copy it takes longer than the answer."""
        self.tries -= 1
        twin.log = Log()
        twin.answer(seat, place)
        assert isinstance(twin.table, Choosing)
        self.missing = twin.table.missed or self.missing
        return [*events, *twin.log.events]

    def come(self, twin: Game[Any], events: Sequence[Event], depth: int) -> Collection[Harm]:
        """All that can come of it, whatever is answered from here: nothing, harm, or something else, which is enough to
        know."""
        signs, option = self.signs, self.option
        for _ in range(MOST_PASSES):
            if not signs.goes_on(twin) or (said := signs.passing(twin)) is None:
                break
            events = self.go_on(twin, *said, events)
        is_untouched = signs.is_untouched(self.world, twin, self.seat, option, events)
        goes_on = signs.goes_on(twin)
        compared = self.world if self.without is None or goes_on else self.without
        harm = "" if is_untouched else signs.harm(compared, twin, self.seat, option)
        if not is_untouched and not harm:
            return SOME_EFFECT
        if not goes_on:
            return NO_EFFECT if is_untouched else {harm}
        decision = twin.decision
        if decision is None or decision.is_window or decision.awaited != (self.seat,) or depth == 0:
            return SOME_EFFECT
        places = range(len(decision.offers[self.seat]))  # to decline may lead to something as well
        if len(places) > self.tries:
            return SOME_EFFECT
        found: set[Harm] = set()
        for place in places:
            found.update(self.come(*self.then(twin, place, events), depth - 1))
            if "" in found:
                return SOME_EFFECT
        return found

    def then(self, game: Game[Any], place: int, events: Sequence[Event]) -> tuple[Game[Any], Sequence[Event]]:
        """A further answer of one's own."""
        assert game.decision is not None
        option = game.decision.offers[self.seat][place]
        twin, events = self.after(game, self.seat, place, events)
        self.shields += filter(None, [self.signs.shield(game, twin, option, events)])
        return twin, events
