"""Bots that play their seats, or sit in for who has left or has run out of time; and clocks. Methods of the room."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rumpus.bots import BOTS, bystanders
from rumpus.family.options import PASS
from rumpus.server import protocol
from rumpus.server.listening import Listener, refuse, tell
from rumpus.server.taking_back import grant_if_all_agree

if TYPE_CHECKING:
    from rumpus.server.room import Room

SITS_IN = "greedy"  # plays for somebody whose clock ran out, or who has left for good


def is_bot(room: Room, seat: int) -> bool:
    """Whether a bot answers for this seat now."""
    return bool(room.saved.seats[seat].bot) or room.saved.seats[seat].is_out


def people_awaited(room: Room) -> list[int]:
    decision = room.match.game.decision
    if decision is None or room.is_waiting:
        return []
    return [seat for seat in decision.awaited if not is_bot(room, seat)]


def bot_to_move(room: Room) -> int | None:
    """The seat of a bot that may say something now: first those that could interject, then those that must answer."""
    decision = room.match.game.decision
    if decision is None or room.is_waiting:
        return None
    others = [seat for seat in bystanders(decision) if seat not in room.silent]
    return next((seat for seat in (*others, *decision.awaited) if is_bot(room, seat)), None)


def bot_thinks(room: Room, seat: int) -> Callable[[], int | None]:
    """What has to be done to know its answer; in another thread, if you like, since it looks at a twin of the game.
    None: the game does not wait for it, and it has nothing to say.

    Its chance follows from the game alone, so that a restart changes nothing.
    """
    game, record, decision = room.match.game.clone(), room.match.record, room.match.game.decision
    assert decision is not None
    bot = BOTS[room.saved.seats[seat].bot or SITS_IN](record.seed * 1_000_003 + game.answered * 8 + seat)
    return lambda: bot.decide(game, seat) if seat in decision.awaited else bot.interject(game, seat)


def bot_says(room: Room, seat: int, option: int | None) -> None:
    if option is None:
        room.silent.add(seat)
    else:
        room.put(seat, option)


def let_bot_answer(room: Room, seat: int) -> None:
    bot_says(room, seat, bot_thinks(room, seat)())


# -- clocks ----------------------------------------------------------------------------------------------------


def limit(room: Room) -> int:
    """How long each awaited person has for this question; 0: no clock. It is the same whatever anybody holds."""
    return room.saved.window_seconds if has_window_clock(room) else room.saved.seconds


def has_window_clock(room: Room) -> bool:
    return room.window.is_shared and room.saved.window_seconds > 0


def tick(room: Room, now: float) -> None:
    """Start the clocks of those who are asked; whose has run out passes in a window, else a bot sits in."""
    seconds, people = limit(room), people_awaited(room)
    room.deadlines = {seat: room.deadlines.get(seat, now + seconds) for seat in people} if seconds else {}
    if not room.deadlines:
        return
    clocks = [protocol.Clock(seat, round(max(until - now, 0.0), 1), seconds) for seat, until in room.deadlines.items()]
    tell(room.listeners, protocol.Ticking(clocks))
    window = room.window
    for seat in [seat for seat, until in room.deadlines.items() if until <= now]:
        if room.window is window:  # else the game has gone on, and they are asked something new
            run_out(room, seat)


def run_out(room: Room, seat: int) -> None:
    room.deadlines.pop(seat, None)
    decision = room.match.game.decision
    options = list(decision.offers.get(seat, ())) if decision is not None else []
    if has_window_clock(room) and PASS in options:
        room.put(seat, options.index(PASS))
    else:
        sit_out(room, seat, for_good=False)


# -- coming and going ------------------------------------------------------------------------------------------


def sit_out(room: Room, seat: int, for_good: bool) -> None:
    """A bot plays the seat from now on, and its player is asked nothing."""
    place = room.saved.seats[seat]
    place.is_out = True
    if for_good:
        place.bot = place.bot or SITS_IN
    room.keep()
    room.tell_seats()
    room.update()
    if room.wish is not None:
        room.wish.waits_for.discard(seat)
        grant_if_all_agree(room)


def sit_again(room: Room, listener: Listener) -> None:
    place = room.saved.seats[listener.seat]
    if place.bot:
        refuse(listener, "not allowed", "gave up seat")
        return
    place.is_out = False
    room.keep()
    room.tell_seats()
    room.update()
