"""Over the wire, too, nobody can tell apart two worlds that differ only in what they cannot know.

The same answers are given at two tables. As long as a seat is told the same events, the messages it gets are the same,
byte for byte: views, questions with their words and numbers, lines of the log, and explanations; and so are the reports
that it can download. The same holds for spectators. And they get them at the same times: no pause shows what somebody
holds.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from rumpus.kernel import Game
from rumpus.match import Match
from rumpus.server.accounts import Viewpoint
from rumpus.server.pauses import Pauses
from rumpus.server.report import draft_of, scenario_of
from rumpus.server.room import Room
from rumpus.server.tempo import Tempo
from tests.contract import munchkin, smashup
from tests.contract.checks import Family, Violation, promise, random_answer
from tests.server.following import Guest, Plain, keep_answers, new_room, sit

FAMILIES: dict[str, Family[Any]] = {"smashup": smashup.FAMILY, "munchkin": munchkin.FAMILY}
GAMES = smashup.setups()[::6]
GAMES_OF_MUNCHKIN = [setup for setup in munchkin.setups() if setup["players"] <= 4]
MOST = 250  # answers: games of Munchkin are long
QUESTIONS_ABOUT = (
    "end turn", "none", "play shinobi at tar_pits", "play archmage", "use hoverbot", "P1", "yes",
    "open door", "call", "pass", "play kitchen_sink for", "play polly_polyp", "show hand", "trade P1", "play cultist",
)  # fmt: skip


class OtherTable:
    """A table at which something is different that one seat cannot see. Everybody has come to it."""

    def __init__(self, room: Room, seat: int, rng: Random) -> None:
        family = room.match.record.family
        rules = FAMILIES[family].rules
        state = room.match.game.state.copy()
        FAMILIES[family].exchange(state, seat, rng)
        match: Match[Any] = Match(rules, room.match.record.setup, room.match.record.seed)
        match.log.events[:] = room.match.events(0)
        match.told[:] = room.match.told
        match.game = Game(rules, state, [], log=match.log)
        match.game.answered = room.match.game.answered
        self.truth = room
        self.room = new_room(len(room.saved.seats), room.match.record.seed, family=family)
        self.room.saved.room = room.id
        self.room.match = match
        self.seat = seat
        self.guest = sit(self.room, spectators=1)[seat]
        self.heard = match.happened

    def is_told_apart(self) -> bool:
        """Has the seat been told what differs?"""
        here, there = self.truth.match.events(self.heard), self.room.match.events(self.heard)
        self.heard = self.truth.match.happened
        return any(one.seen_by(self.seat) != two.seen_by(self.seat) for one, two in zip(here, there, strict=False))

    def tell_no_other(self) -> None:
        """Only the seat itself is told what happens: what it is told depends on nobody else who listens."""
        self.room.audience.listeners[:] = [self.guest.listener]

    def offers(self, seat: int, key: str) -> bool:
        decision = self.room.match.game.decision
        return decision is not None and key in decision.keys(seat)

    def answer(self, seat: int, key: str) -> None:
        decision = self.room.match.game.decision
        assert decision is not None
        self.room.answers.put(seat, decision.keys(seat).index(key))

    def takes(self, seat: int, key: str) -> None:
        decision = self.room.match.game.decision
        assert decision is not None
        self.room.answers.take(seat, decision.keys(seat).index(key))

    def passes_unless_spared(self, seat: int) -> None:
        decision = self.room.match.game.decision
        assert decision is not None
        option = self.room.family.manners.letting_go(decision, seat)
        if option is not None and not self.room.wishes.sparing(seat):
            self.room.answers.take(seat, option)


def ask(guests: list[Guest], rng: Random) -> None:
    """Why something cannot be done, what would come of what can, and what is asked after it; now and then everything
    again."""
    key, again, part = rng.choice(QUESTIONS_ABOUT), rng.random() < 0.1, rng.random()
    for guest in guests:
        guest.says("why", key=key)
        guest.says("foresee", number=guest.number)
        if guest.keys:
            guest.says("try", keys=[guest.keys[int(part * len(guest.keys))]])
        if again:
            guest.says("answer", number=-1, key=key)


def play_in_all_worlds(room: Room, seats: int, rng: Random, worlds: int, most: int = 100_000) -> int:
    """Play to the end, for so many answers, or until the worlds are told apart; returns how often messages were
    compared."""
    guests = sit(room, spectators=1)  # who watches, seat -1, comes last
    tables = [OtherTable(room, number % (seats + 1) - 1, rng) for number in range(worlds)]
    for table in tables:
        table.tell_no_other()
    compared = 0
    while tables and (most := most - 1) >= 0:
        tables = [table for table in tables if not table.is_told_apart()]
        compared_with = [guests[seat] for seat in {table.seat for table in tables}]
        ask([*compared_with, *[table.guest for table in tables]], rng)
        for table in tables:
            truth = guests[table.seat].texts[-len(table.guest.texts) :]
            promise(f"P{table.seat} gets the same messages", "\n".join(truth), "\n".join(table.guest.texts))
            if rng.random() < 0.04:
                reports = [scenario_of(draft_of(each, Viewpoint(table.seat), "why?")) for each in (room, table.room)]
                promise(f"P{table.seat} gets the same report", *reports)
            table.guest.texts.clear()
            compared += 1
        decision = room.match.game.decision
        if decision is None:
            break
        seat, option = random_answer(decision, rng)
        key = decision.keys(seat)[option]
        tables = [table for table in tables if table.offers(seat, key)]
        room.answers.put(seat, option)
        for table in tables:
            table.answer(seat, key)
    return compared


@pytest.mark.slow
@pytest.mark.parametrize("setup", GAMES, ids=lambda setup: " - ".join("+".join(pair) for pair in setup["factions"]))
def test_messages_are_the_same_in_worlds_that_a_seat_cannot_tell_apart(setup: Plain) -> None:
    rng = Random(GAMES.index(setup))
    players: int = setup["players"]
    for seed in range(2):
        room = new_room(players, seed, setup={name: value for name, value in setup.items() if name != "players"})
        smashup.play_up_to_the_first_turn(room.match, rng)
        keep_answers(room)
        assert play_in_all_worlds(room, players, rng, 2 * players + 2) > 2 * players


@pytest.mark.slow
@pytest.mark.parametrize("setup", GAMES_OF_MUNCHKIN, ids=lambda setup: f"{'+'.join(setup['sets'])} {setup['players']}")
def test_messages_of_munchkin_are_the_same_as_well(setup: Plain) -> None:
    rng = Random(GAMES_OF_MUNCHKIN.index(setup))
    players: int = setup["players"]
    told = {name: value for name, value in setup.items() if name != "players"}
    room = new_room(players, 1, setup=told, family="munchkin")
    munchkin.play_up_to_the_first_turn(room.match, rng)
    keep_answers(room)
    assert play_in_all_worlds(room, players, rng, 2 * players + 2, MOST) > 2 * players


# -- in time ---------------------------------------------------------------------------------------------------


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def set_going(room: Room, clock: Clock) -> None:
    room.tempo.clock, room.tempo.pauses, room.tempo.asked_at = clock, Pauses.at(0.6), clock.now


def pause_of_bots(room: Room) -> float:
    """How long one would take for an answer now."""
    return room.tempo.pause_of_bots() if room.match.decision is not None else 0.0


def play_in_time(room: Room, seats: int, rng: Random, worlds: int, most: int) -> int:
    """As above, by the clock: people answer early or late, and the table passes for those who are not asked. Who is
    asked in another world, since they could do something there, passes in time. Returns how often it passed."""
    clock, passed = Clock(), 0
    set_going(room, clock)
    guests = sit(room, spectators=1)
    tables = [OtherTable(room, number % (seats + 1) - 1, rng) for number in range(worlds)]
    for table in tables:
        set_going(table.room, clock)
        table.guest.texts.clear()
    for guest in guests:
        guest.texts.clear()
    while tables and (most := most - 1) >= 0 and (decision := room.match.game.decision) is not None:
        spared = [seat for seat in decision.awaited if room.wishes.sparing(seat)]
        if spared and rng.random() < 0.8:
            for table in tables:
                for seat in spared:
                    table.passes_unless_spared(seat)
            passed += 1
        else:
            seat, option = random_answer(decision, rng)
            key = decision.keys(seat)[option]
            tables = [table for table in tables if table.offers(seat, key)]
            room.answers.take(seat, option)
            for table in tables:
                table.takes(seat, key)
        for _ in range(rng.randrange(1, 8)):
            tables = [table for table in tables if not table.is_told_apart()]
            for table in tables:
                told = [each.texts for each in (guests[table.seat], table.guest)]
                promise(f"P{table.seat} hears at {clock.now}", *["\n".join(texts) for texts in told])
                promise(f"P{table.seat} waits for bots", *[pause_of_bots(each) for each in (room, table.room)])
                table.guest.texts.clear()
            for guest in guests:
                guest.texts.clear()
            clock.now += 0.6
            for each in (room, *[table.room for table in tables]):
                each.tempo.tick(clock.now)
    return passed


@pytest.mark.slow
@pytest.mark.parametrize("family", FAMILIES)
def test_no_pause_shows_what_somebody_holds(family: str) -> None:
    passed = sum(play_in_time(room_at_the_first_turn(family, seed), 3, Random(seed), 12, 150) for seed in range(5))
    assert passed > 10


@pytest.mark.slow
def test_a_pause_that_shows_something_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the table passed sooner for those who can do nothing."""
    pause_of = Tempo.pause_of

    def careless(tempo: Tempo, seat: int) -> float:
        return 0.6 if tempo.room.wishes.sparing(seat) == "nothing" else pause_of(tempo, seat)

    monkeypatch.setattr(Tempo, "pause_of", careless)
    rooms = [room_at_the_first_turn("munchkin", seed) for seed in range(10, 30)]  # it shows in the first, as things are
    with pytest.raises(Violation, match="hears at"):
        sum(play_in_time(room, 3, Random(1), 12, 150) for room in rooms)


def room_at_the_first_turn(family: str, seed: int) -> Room:
    room, rng = new_room(3, seed, family=family), Random(seed)
    {"smashup": smashup, "munchkin": munchkin}[family].play_up_to_the_first_turn(room.match, rng)
    keep_answers(room)
    return room


@pytest.mark.slow
def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a view showed how the deck lies, its messages would differ."""
    views = Room.views

    def careless(room: Room, seats: Iterable[int]) -> dict[int, Plain]:
        deck = room.match.game.state.base_deck.copy()
        return {seat: {**view, "bases to come": deck} for seat, view in views(room, seats).items()}

    monkeypatch.setattr(Room, "views", careless)
    rooms = [new_room(2, seed) for seed in range(2, 22)]  # it shows in the first, as things are
    with pytest.raises(Violation, match="gets the same messages"):
        sum(play_in_all_worlds(room, 2, Random(1), 8) for room in rooms)
