"""What every game must keep, whatever its rules: checks for one open question, for the tests and for the fuzzer.

A check never moves the game that it is given. `Violation` says what was promised, and both sides of what differs.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from rumpus.families import FAMILIES
from rumpus.kernel import SILENT, Decision, Game, IllegalAnswer, Input, Log, Rules, State, digest
from rumpus.match import Match
from rumpus.record import read_record, replay


class Dealt(State, Protocol):
    """A state with cards, called by their uids, and its chance in `seed`."""

    seed: int

    @property
    def cards(self) -> tuple[object, ...]: ...


S = TypeVar("S", bound=Dealt)
NOBODY = 99  # a seat that no game has


class Violation(AssertionError):
    """A game that breaks its promise."""


class Family(Generic[S]):
    """What the checks have to know about a rule family.

    `found` lists the uid of every card, wherever it is; `exchange` swaps two cards that a seat cannot see, so that it
    cannot tell the two worlds apart; `relabel` calls each card by the uid of another copy, which nobody may notice.
    """

    def __init__(
        self,
        rules: Rules[S],
        found: Callable[[S], list[int]],
        exchange: Callable[[S, int, Random], None],
        relabel: Callable[[S], None],
    ) -> None:
        self.rules = rules
        self.found = found
        self.exchange = exchange
        self.relabel = relabel


def promise(what: str, *sides: object) -> None:
    """All sides are equal."""
    for side in sides[1:]:
        if side != sides[0]:
            one, two = str(sides[0]), str(side)
            same = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
            raise Violation(f"{what}:\n  {excerpt(one, same)}\n  {excerpt(two, same)}")


def excerpt(text: str, place: int) -> str:
    """Enough of a long text to see what is there, and where."""
    return f"... {text[max(0, place - 300) : place]} >>> {text[place : place + 300]} ..."


def shown(game: Game[Any], seat: int) -> str:
    """All that a seat is shown, as a server would send it."""
    return sent(game.view(seat))


def sent(view: object) -> str:
    return msgspec.json.encode(view, order="sorted").decode()


def whole(game: Game[Any]) -> tuple[str, str]:
    """All of it: the open question and the state."""
    return repr(game.decision), repr(game.state)


def open_question(game: Game[Any]) -> Decision:
    assert game.decision is not None
    return game.decision


def random_answer(decision: Decision, rng: Random) -> Input:
    """Some seat that may answer, one in five times one that nobody waits for, and some option of its own."""
    seats: Sequence[int] = decision.awaited
    if len(decision.offers) > 1:
        others = [seat for seat in decision.offers if seat not in decision.awaited]
        if others and rng.random() < 0.2:
            seats = others
    seat = seats[int(rng.random() * len(seats))]
    return seat, int(rng.random() * len(decision.offers[seat]))


def play_out(game: Game[Any], rng: Random, most: int = 100_000) -> int:
    """Play at random to the end, or for this many answers; returns how many were given."""
    for count in range(most):
        decision = game.decision
        if decision is None:
            return count
        game.answer(*random_answer(decision, rng))
    return most


# -- cheap checks: at every question -------------------------------------------------------------------------


def check_question(game: Game[Any]) -> None:
    """It waits for somebody, everyone who is asked has options with a text of their own, and windows are at rest."""
    decision = open_question(game)
    if not decision.awaited or any(seat not in decision.offers for seat in decision.awaited):
        raise Violation(f"it waits for a seat that can answer: {decision}")
    if len(set(decision.awaited)) != len(decision.awaited):
        raise Violation(f"it waits for nobody twice: {decision}")
    if decision.is_window:
        if not game.is_at_rest:
            raise Violation(f"nothing is suspended in a window: {decision}")
    elif len(decision.offers) != 1:
        raise Violation(f"only a window asks several seats: {decision}")
    for seat in decision.offers:
        keys = decision.keys(seat)
        if not keys or len(set(keys)) != len(keys) or "" in keys:
            raise Violation(f"every option has a text of its own: {decision}")
        if (family := FAMILIES.get(game.rules.name)) is not None:
            for word in {word for option in decision.offers[seat] for word in option if isinstance(word, str)}:
                if not family.grammar.knows(word):
                    raise Violation(f"the grammar knows {word!r}: {decision}")


def check_cards(family: Family[S], game: Game[S]) -> None:
    """No card is lost, and none is there twice."""
    found = family.found(game.state)
    if len(found) != len(game.state.cards) or len(set(found)) != len(found):
        lost = [uid for uid in range(len(game.state.cards)) if uid not in found]
        double = sorted({uid for uid in found if found.count(uid) > 1})
        raise Violation(f"no card gets lost or double: lost {lost}, double {double}")


# -- expensive checks ----------------------------------------------------------------------------------------


def check_twins(game: Game[S], rng: Random) -> None:
    """A clone, a rollout and a game that was frozen and thawed go on exactly as the game does, and disturb nobody."""
    before = whole(game)
    play_out(game.clone(), rng, 3)
    clone, rollout = game.clone(), game.rollout()
    thawed: Game[S] = pickle.loads(pickle.dumps(game))
    twins = (clone, clone.clone(), rollout, thawed)
    for twin in twins:
        promise("a twin stands where the game stands", before, whole(twin))
    answer = random_answer(open_question(game), rng)
    for twin in twins:
        twin.answer(*answer)
    promise(f"twins go on alike after {answer}", *[whole(twin) for twin in twins])
    promise("a twin disturbs nobody", before, whole(game))


def check_options(family: Family[S], game: Game[S], most: int = 1000) -> None:
    """Whatever is offered is accepted, and leads on."""
    for seat, options in open_question(game).offers.items():
        for index in range(min(len(options), most)):
            twin = game.rollout()
            twin.answer(seat, index)
            check_cards(family, twin)
            check_progress(game, twin, seat, index)


def check_progress(game: Game[S], twin: Game[S], seat: int, index: int, most: int = 30) -> None:
    """Giving the same answer again and again does not lead back to the same question for ever: a bot would be
    caught."""
    for _ in range(most):
        decision = twin.decision
        if decision is None or decision.keys(seat) != open_question(game).keys(seat) or whole(twin) != whole(game):
            return
        twin.answer(seat, index)
    raise Violation(f"P{seat} gets nowhere with {open_question(game).keys(seat)[index]!r} to {open_question(game)}")


def check_refusals(game: Game[S]) -> None:
    """What is not offered is refused, with a reason, and changes nothing."""
    before = whole(game)
    decision = open_question(game)
    for seat in (*decision.offers, NOBODY):
        for option in (-1, len(decision.offers.get(seat, ()))):
            try:
                game.answer(seat, option)
            except IllegalAnswer:
                continue
            raise Violation(f"P{seat} was not offered {option}: {decision}")
        if seat == NOBODY:
            check_nobody(game)
            continue
        refusal = game.why_not(seat, "no such answer")
        if refusal is None or not refusal.reason or not refusal.rule:
            raise Violation(f"a refusal has a reason and a rule: {refusal}")
        if any(game.why_not(seat, key) is not None for key in decision.keys(seat)):
            raise Violation(f"what is offered is not refused: {decision}")
    promise("a refused answer changes nothing", before, whole(game))


def check_nobody(game: Game[S]) -> None:
    """Who has no seat is told nothing, not even why not."""
    for ask in (
        lambda: game.why_not(NOBODY, "no such answer"),
        lambda: game.view(NOBODY),
        lambda: game.outcome(NOBODY),
    ):
        try:
            ask()
        except IllegalAnswer:
            continue
        raise Violation("there is no such seat")


def check_uids(family: Family[S], game: Game[S], seats: int) -> None:
    """No uid is shown or offered: with other uids for the same cards, everything looks the same."""
    twin: Game[S] = game.clone()
    checkpoint = frozen_state(twin).copy()
    family.relabel(checkpoint)
    other = Game(family.rules, checkpoint, list(twin.tail))
    promise("an option contains no uid", repr(game.decision), repr(other.decision))
    for viewer in range(-1, seats):
        promise("a view contains no uid", game.view(viewer), other.view(viewer))


def frozen_state(game: Game[S]) -> S:
    """The state before the running step: with the tail, it is what a frozen game holds."""
    _, parts = game.__reduce__()
    assert isinstance(parts, tuple)
    state: S = parts[1]
    return state


def check_window(game: Game[S]) -> None:
    """Before a window its step only reads: started anew from the state, it asks the same."""
    decision = open_question(game)
    if decision.is_window:
        table = game.rules.open(game.state.copy(), SILENT)
        script = table.step()
        promise("a window can be opened anew", repr(decision), repr(script.send(None)))
        promise("before a window nothing is written", repr(game.state), repr(table.state))
        script.close()


def check_imagination(family: Family[S], game: Game[S], rng: Random, on: int = 6) -> None:
    """A player who is asked imagines worlds that look like the truth, keep all cards, and can be played on."""
    decision = open_question(game)
    before = whole(game)
    for seat in decision.offers:
        seed = rng.getrandbits(64)
        world, quick = game.imagine(seat, seed), game.imagine(seat, seed, keep=False)
        truth = game.view(seat)
        promise(f"P{seat} looks at what it sees", truth, game.look(seat).view(seat))
        for one in (world, quick):
            promise(f"in a world that P{seat} imagines it sees the same", sent(truth), shown(one, seat))
            promise("it may do the same", decision.offers[seat], open_question(one).offers.get(seat))
            promise(f"P{seat} looks at what it sees there", truth, one.look(seat).view(seat))
            check_cards(family, one)
        if world.state.seed == game.state.seed:
            raise Violation(f"P{seat} must not know the next die")
        twin: Game[S] = pickle.loads(pickle.dumps(world.clone()))
        answer = random_answer(open_question(world), rng)
        for one in (world, twin, quick):
            one.answer(*answer)
        promise("an imagined world can be cloned, frozen, rolled out", whole(world), whole(twin), whole(quick))
        play_out(world, rng, on)
        check_cards(family, world)
    check_watching(family, game, rng, on)
    check_refused_imagination(game)
    promise("imagining changes nothing", before, whole(game))


def check_watching(family: Family[S], game: Game[S], rng: Random, on: int) -> None:
    """Whoever is not asked imagines too, from where the game rested last."""
    for seat in [seat for seat in (0, 1) if seat not in open_question(game).offers]:
        world = game.imagine(seat, rng.getrandbits(64))
        check_cards(family, world)
        play_out(world, rng, on)
        check_cards(family, world)


def check_refused_imagination(game: Game[S]) -> None:
    """Nobody imagines who has no seat."""
    try:
        game.imagine(NOBODY, 1)
    except IllegalAnswer:
        return
    raise Violation("only a seat may imagine")


def check_same_seed(family: Family[S], setup: dict[str, Any], seed: int) -> None:
    """Games with the same setup, seed and answers are the same."""
    games = [family.rules.start(setup, seed) for _ in range(2)]
    for game in games:
        play_out(game, Random(seed))
    promise("the same seed is the same game", *[(game.answered, digest(game.state)) for game in games])


# -- an answer -----------------------------------------------------------------------------------------------


def check_answer(match: Match[S], answer: Input, rng: Random) -> None:
    """Give the answer, and take it back on the way: undo is the identity, and what it takes back taught nothing."""
    game, seat = match.game, answer[0]
    before, told, written = whole(game), len(match.log.events), len(match.record.answers)
    worlds = [game.imagine(seat, rng.getrandbits(64)) for _ in range(2)]
    twin, barrier = game.clone(), game.state.barrier
    match.answer(*answer)
    twin.answer(*answer)
    after = whole(game)
    promise("a clone plays on exactly", after, whole(twin))
    promise("it can be taken back until somebody learns something", game.can_undo(seat), game.state.barrier == barrier)
    if game.can_undo(seat):
        view, older = shown(game, seat), match.log.events[:told]
        events = [event.seen_by(seat) for event in match.log.events[told:]]
        for world in worlds:
            world.answer(*answer)
            promise("what can be taken back taught nothing", view, shown(world, seat))
        match.undo(seat)
        promise("undo is the identity", before, whole(game))
        promise("what was taken back is no longer told", older, match.log.events)
        promise("nor written down", written, len(match.record.answers))
        match.answer(*answer)
        promise("and the same way can be gone again", after, whole(game))
        promise("with the same events", events, [event.seen_by(seat) for event in match.log.events[told:]])


# -- two worlds ----------------------------------------------------------------------------------------------


class OtherWorld(Generic[S]):
    """A game that differs from the truth in something that one seat cannot see, and goes on with the same answers."""

    def __init__(self, family: Family[S], match: Match[S], viewer: int, rng: Random) -> None:
        state = match.game.state.copy()
        family.exchange(state, viewer, rng)
        self.viewer = viewer
        self.game = Game(family.rules, state, [], log=Log())
        self.heard = self.before = len(match.log.events)

    def is_told_apart(self, match: Match[S]) -> bool:
        """Has the seat been told what differs?"""
        here, there = match.log.events[self.heard :], self.game.log.events[self.heard - self.before :]
        self.heard = len(match.log.events)
        for one, two in zip(here, there, strict=False):
            if one.seen_by(self.viewer) != two.seen_by(self.viewer):
                return True
        promise(f"P{self.viewer} does not see the one world wait and the other go on", len(here), len(there))
        return False

    def offers(self, seat: int, key: str) -> bool:
        return self.game.decision is not None and key in self.game.decision.keys(seat)


def check_two_worlds(family: Family[S], match: Match[S], seats: int, rng: Random, count: int = 4) -> int:
    """As long as a seat is told the same events, it sees the same, is offered the same, and sees the others asked the
    same, whatever differs in what is hidden. Independent of `known` and of `imagine`.

    It begins where nobody knows anything but their own hand. Returns how many worlds were told apart in the end.
    """
    worlds = [OtherWorld(family, match, i % seats, rng) for i in range(count)]
    told_apart = 0
    while worlds:
        same = [world for world in worlds if not world.is_told_apart(match)]
        told_apart += len(worlds) - len(same)
        truth = {viewer: shown(match.game, viewer) for viewer in {world.viewer for world in same}}
        for world in same:
            one, two = truth[world.viewer], shown(world.game, world.viewer)
            promise(f"P{world.viewer} sees the same as long as it is told the same", one, two)
        decision = match.game.decision
        if decision is None:
            break
        for _ in range(4):  # preferably an answer that is offered in all worlds
            answer = random_answer(decision, rng)
            key = decision.keys(answer[0])[answer[1]]
            worlds = [world for world in same if world.offers(answer[0], key)]
            if len(worlds) == len(same):
                break
        match.answer(*answer)
        for world in worlds:
            world.game.say(answer[0], key)
    return told_apart


# -- all together --------------------------------------------------------------------------------------------


def check_all(family: Family[S], game: Game[S], rng: Random, seats: int) -> None:
    """Everything that can be checked at an open question."""
    check_question(game)
    check_cards(family, game)
    check_twins(game, rng)
    check_options(family, game)
    check_refusals(game)
    check_uids(family, game, seats)
    check_window(game)
    check_imagination(family, game, rng)


def check_record(match: Match[S]) -> None:
    """What was written down, read again and replayed, is the game."""
    record = read_record(match.record.to_json())
    promise("a record survives the file", match.record, record)
    promise("the replay of a record is the game", whole(match.game), whole(replay(match.rules, record)))
