"""Bots that play their seats, or sit in for who has left or has run out of time. Methods of the room."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rumpus.bots import BOTS
from rumpus.server import protocol
from rumpus.server.listening import Listener, refuse, tell
from rumpus.server.taking_back import grant_if_all_agree

if TYPE_CHECKING:
    from rumpus.server.room import Room

SITS_IN = "greedy"  # plays for somebody whose clock ran out, or who has left for good


def bot_to_move(room: Room) -> int | None:
    """The seat of a bot that is asked now."""
    decision = room.match.game.decision
    if decision is None or room.is_waiting:
        return None
    seat = decision.awaited[0]
    return seat if room.saved.seats[seat].bot or room.saved.seats[seat].is_out else None


def bot_thinks(room: Room, seat: int) -> Callable[[], int]:
    """What has to be done to know its answer; in another thread, if you like, since it looks at a twin of the game.

    Its chance follows from the game alone, so that a restart changes nothing.
    """
    game, record = room.match.game.clone(), room.match.record
    bot = BOTS[room.saved.seats[seat].bot or SITS_IN](record.seed * 1_000_003 + game.answered * 8 + seat)
    return lambda: bot.decide(game, seat)


def let_bot_answer(room: Room, seat: int) -> None:
    room.put(seat, bot_thinks(room, seat)())


def tick(room: Room, now: float) -> None:
    """Start the clock of who is asked; when it has run out, a bot sits in."""
    decision = room.match.game.decision
    if not room.saved.seconds or decision is None or room.is_waiting or bot_to_move(room) is not None:
        room.deadline = None
        return
    if room.deadline is None:
        room.deadline = now + room.saved.seconds
    left = room.deadline - now
    seat = decision.awaited[0]
    tell(room.listeners, protocol.Ticking([protocol.Clock(seat, round(max(left, 0.0), 1), room.saved.seconds)]))
    if left <= 0:
        room.deadline = None
        sit_out(room, seat, for_good=False)


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
