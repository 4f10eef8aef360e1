"""What a client has put together from all it was told is what a fresh look shows, whoever it is and whenever it came.

Whole random games of both families, at all kinds of tables: players, spectators, late ones who see all hands, and
connections that come and go. After every answer each of them has the view, the question and the log that somebody would
get who asked for the first time.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from rumpus.families import FAMILIES
from rumpus.server.accounts import WATCHING, Viewpoint
from rumpus.server.audience import question_of
from rumpus.server.replay import Playback
from rumpus.server.room import Room
from tests.contract import munchkin, smashup
from tests.server.following import Guest, Plain, fresh, loaded, new_room, sit

DELAY = 60
ANSWERS = 120
LOGS_EVERY = 10  # answers: to tell them from the start takes a while
SETUPS = {"smashup": smashup.random_setup, "munchkin": munchkin.random_setup}


class Clock:
    time = 1000.0

    def __call__(self) -> float:
        return self.time


def plain(value: Any) -> Any:
    """As it is after a trip over the wire."""
    return json.loads(msgspec.json.encode(value))


def told_from_the_start(room: Room | Any, seat: int) -> list[list[str]]:
    """By somebody who has heard nothing yet: answer by answer."""
    speaker, memory = room.family.speaker(room.names, seat), dict[int, int]()
    return [[line.text for line in speaker.lines(chapter, 0, memory)] for chapter in room.match.chapters()]


def page(told: list[list[str]], guest: Guest) -> list[str]:
    """As much of it as somebody was told who came when they did."""
    return [line for part in told[guest.log_since :] for line in part]


def check(guests: list[Guest], room: Room) -> None:
    for seat in {guest.seat for guest in guests}:
        view, question = fresh(room, seat)
        for guest in guests:
            if guest.seat == seat:
                assert guest.view == view
                assert guest.question == question


def check_logs(guests: list[Guest], room: Room) -> None:
    for seat in {guest.seat for guest in guests}:
        log = told_from_the_start(room, seat)
        assert all(guest.log == page(log, guest) for guest in guests if guest.seat == seat)


def check_late(guest: Guest, room: Room) -> None:
    gallery = room.gallery
    assert gallery is not None
    game, speaker = gallery.match.game, room.family.speaker(room.names, WATCHING)
    view: Plain = room.family.open_view(game) if gallery.match.record.answers else game.view(WATCHING)
    asked = question_of(game, game.answered, WATCHING, speaker, view)
    assert guest.view == plain(view)
    assert guest.question == plain(asked)


def answer_at_random(room: Room, guests: list[Guest], rng: Random) -> None:
    """Whoever may say something, not only those who must."""
    able = [guest for guest in guests if guest.keys]
    awaited = [guest for guest in able if guest.seat in guest.question["awaited"]]
    rng.choice(able if rng.random() < 0.2 else awaited).answers_anything(rng)


@pytest.mark.slow
@pytest.mark.parametrize("family", list(FAMILIES))
@pytest.mark.parametrize("seed", range(4))
def test_everybody_knows_what_they_would_be_told_now(family: str, seed: int) -> None:
    rng, clock = Random(f"{family} {seed}"), Clock()
    setup = SETUPS[family](rng)
    room = new_room(setup.pop("players"), seed, setup=setup, family=family, hands_delay=DELAY, now=clock)
    players, late = sit(room), Guest(room, WATCHING, sees_hands=True)
    others = [Guest(room, WATCHING)]
    for count in range(ANSWERS):
        if room.is_over:
            break
        clock.time += 20
        answer_at_random(room, players, rng)
        if rng.random() < 0.1:
            rng.choice(players).says("undo")
        if rng.random() < 0.1:  # a second device, or somebody who looks in
            others.append(Guest(room, rng.randrange(-1, len(players))))
        if rng.random() < 0.1 and others:
            others.pop(rng.randrange(len(others))).leaves()
        if rng.random() < 0.05:  # a connection is lost, and somebody comes back
            place = rng.randrange(len(players))
            players[place].leaves()
            players[place] = Guest(room, place)
        assert room.gallery is not None
        room.gallery.catch_up()
        check(players + others, room)
        check_late(late, room)
        if count % LOGS_EVERY == 0:
            check_logs(players + others, room)
            assert late.log == page(told_from_the_start(room.gallery, WATCHING), late)
    assert len(late.of_type("update")) > ANSWERS / 3 or room.is_over


@pytest.mark.parametrize("family", list(FAMILIES))
def test_what_is_taken_back_is_told_one_by_one_while_the_game_goes_on(family: str) -> None:
    """Meanwhile others answer, take back once more, come and go; in the end everybody knows what there is."""
    waiting, rng = deque[Callable[[], None]](), Random(6)
    room = loaded(new_room(4, 6, family=family), waiting.append)
    players, others = sit(room), [Guest(room, WATCHING), Guest(room, 1)]
    for _ in range(30):
        for _ in range(rng.randrange(1, 8)):
            answer_at_random(room, [each for each in players if each.number == room.number], rng)
        room.undo.go_back(rng.randrange(len(room.match.record.answers)))
        heard = [len(each.of_type("welcome")) for each in players]
        for _ in range(rng.randrange(4)):
            waiting.popleft()()
        told = [each for each, before in zip(players, heard, strict=True) if len(each.of_type("welcome")) > before]
        check(told, room)
        if any(each.seat in each.question["awaited"] for each in told):
            answer_at_random(room, told, rng)
        others.pop(0).leaves()
        others.append(Guest(room, rng.randrange(-1, 4)))
        while waiting:
            waiting.popleft()()
        check(players + others, room)
        check_logs(players + others, room)


def test_who_has_gone_meanwhile_is_told_nothing() -> None:
    waiting = deque[Callable[[], None]]()
    room = loaded(new_room(2, 6), waiting.append)
    guests = sit(room)
    room.show_seats()
    for guest in guests:
        guest.leaves()
    room.show_seats()
    while waiting:
        waiting.popleft()()
    assert [len(guest.of_type("welcome")) for guest in guests] == [1, 1]


def test_a_fault_in_what_one_is_told_leaves_the_others_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = deque[Callable[[], None]]()
    room = loaded(new_room(3, 6), waiting.append)
    guests, views = sit(room), room.views
    monkeypatch.setattr(room, "views", lambda seats: views([seat for seat in seats if seat != 0]))
    room.show_seats()
    failed = 0
    while waiting:
        try:
            waiting.popleft()()
        except KeyError:
            failed += 1
    assert failed == 1
    assert [len(guest.of_type("welcome")) for guest in guests] == [1, 2, 2]


def test_a_spectator_and_another_player_are_told_no_card_of_a_hand() -> None:
    """What is shared between viewers is what everybody may see."""
    room = new_room(3, 5)
    guests = sit(room, spectators=1)
    for guest in guests:
        for seat, shown in enumerate(guest.view["seats"]):
            assert all(shown["hand"]) == (seat == guest.seat)


@pytest.mark.parametrize(("family", "people"), [("smashup", 2), ("smashup", 4), ("munchkin", 3)])
def test_whoever_comes_late_is_told_of_the_last_round_and_finds_the_rest_in_the_replay(
    family: str, people: int
) -> None:
    room, rng = new_room(people, 4, family=family), Random(4)
    guests = sit(room)
    for _ in range(200):
        answer_at_random(room, guests, rng)
    for table in (room, loaded(room)):
        for seat in range(-1, people):
            again = Guest(table, seat)
            heads = [line for line in again.messages[0]["log"] if line["kind"] == "turn"]
            assert {line["by"] for line in heads} == set(range(people))
            assert 0 < again.log_since < 200
            playback = Playback(room.match.record)
            assert playback.follow(room.match.record)
            before = playback.moment(again.log_since - 1, Viewpoint(seat), room.names)
            told = [line["text"] for line in plain(before)["log"]] + again.log
            assert told == [line for part in told_from_the_start(room, seat) for line in part]


def test_a_new_name_is_used_from_the_beginning() -> None:
    room = new_room(2, 1)
    ann, bob = sit(room)
    ann.answers("end turn")
    room.saved.seats[0].is_taken = False
    room.sit_down(0, "Zoe")
    assert any("Zoe" in line for line in bob.log)
    assert not any("Ann" in line for line in bob.log)
    check([bob], room)
    check_logs([bob], room)
