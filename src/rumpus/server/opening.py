"""What a new table may be, beyond what its game itself checks."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.bots import BOTS
from rumpus.bots.characters import CHARACTERS
from rumpus.bots.words import words
from rumpus.family.laid_out import TABLE
from rumpus.family.words import USUAL
from rumpus.server.fault import Fault
from rumpus.server.room import Room
from rumpus.server.saved import A_DAY
from rumpus.server.tables import Fork, NewRoom, SeatWish

LONGEST = 14 * A_DAY  # seconds for an answer
LATEST = 3600  # seconds that spectators who see all hands are behind
SOONEST = 60  # where others play, who might be told by them
MOST_SEED = 2**53  # that people choose: a number that every JSON reader understands


def check(wish: NewRoom) -> None:
    """Check what the game itself does not; it checks the rest of the setup."""
    for place, seat in enumerate(wish.seats):
        if seat.kind == "bot" and seat.bot not in BOTS:
            raise Fault(422, "no bot", f"seats[{place}].bot", bot=seat.bot, bots=list(BOTS))
    check_characters(wish.seats)
    if TABLE in wish.setup:  # that would be for anybody to think of who wants to see the server stumble
        raise Fault(422, "not laid out", f"setup.{TABLE}")
    if not 0 <= wish.seconds <= LONGEST:
        raise Fault(422, "new seconds", "seconds", most=LONGEST)
    if not 0 <= wish.window_seconds <= LONGEST:
        raise Fault(422, "new window seconds", "window_seconds", most=LONGEST)
    if (0 < wish.window_seconds < A_DAY) if wish.seconds >= A_DAY else wish.window_seconds > A_DAY:
        raise Fault(422, "slow window", "window_seconds", day=A_DAY)
    if not 1 <= wish.hands_delay <= LATEST:
        raise Fault(422, "new delay", "hands_delay", most=LATEST)
    people = [seat for seat in wish.seats if seat.kind != "bot"]
    if wish.open_hands and len(people) > 1 and wish.hands_delay < SOONEST:
        raise Fault(422, "new delay with others", "hands_delay", least=SOONEST)
    if wish.seed is not None and not 0 <= wish.seed < MOST_SEED:
        raise Fault(422, "new seed", "seed", last=MOST_SEED - 1)


def check_characters(seats: Sequence[SeatWish]) -> None:
    """Nobody sits at a table twice."""
    seen: set[str] = set()
    for place, seat in enumerate(seats):
        if seat.kind != "bot" or not seat.character:
            continue
        if seat.character not in CHARACTERS:
            raise Fault(
                422, "no character", f"seats[{place}].character",
                character=seat.character, characters=list(CHARACTERS),
            )  # fmt: skip
        if seat.character in seen:
            name = words(f"{seat.character} name", USUAL)
            raise Fault(422, "character twice", f"seats[{place}].character", name=name)
        seen.add(seat.character)


def check_fork(wish: Fork, old: Room) -> None:
    answers, seats = len(old.match.record.answers), len(old.saved.seats)
    if not 0 <= wish.at < answers:
        raise Fault(422, "fork at", "at", last=answers - 1)
    if not 0 <= wish.seat < seats:
        raise Fault(422, "fork seat", "seat", last=seats - 1)
    if wish.bot not in BOTS:
        raise Fault(422, "no bot", "bot", bot=wish.bot, bots=list(BOTS))
