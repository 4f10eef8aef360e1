"""Taking answers back: free to the information barrier, beyond it with everybody's consent. Methods of the room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rumpus.server import protocol
from rumpus.server.listening import Listener, refuse, tell
from rumpus.server.words import words

if TYPE_CHECKING:
    from rumpus.server.room import Room


class UndoWish:
    """Somebody would like to take back an answer beyond the information barrier; these seats have yet to agree."""

    def __init__(self, seat: int, answers: int, waits_for: set[int]) -> None:
        self.seat = seat
        self.answers = answers
        self.waits_for = waits_for


def undo(room: Room, listener: Listener) -> None:
    seat, answers = listener.seat, room.match.record.answers
    if room.is_over:
        refuse(listener, "cannot undo", "game is over")
        return
    if room.match.game.can_undo(seat):
        take_back(room, len(answers) - 1)
        return
    mine = [place for place, answer in enumerate(answers) if answer[0] == seat]
    if not mine:
        refuse(listener, "cannot undo", "nothing to undo")
        return
    others = {place for place, each in enumerate(room.saved.seats) if not each.bot and not each.is_out} - {seat}
    room.wish = UndoWish(seat, mine[-1], others)
    asked = [each for each in room.listeners if each.seat in others]
    tell(asked, protocol.AskConsent(seat, room.saved.seats[seat].name))
    grant_if_all_agree(room)


def consent(room: Room, listener: Listener, agrees: bool) -> None:
    wish = room.wish
    if wish is None or listener.seat not in wish.waits_for:
        refuse(listener, "too late", "nobody asks")
        return
    wish.waits_for.discard(listener.seat)
    if not agrees:
        room.wish = None
        told = words("does not agree", name=room.saved.seats[listener.seat].name)
        tell([each for each in room.listeners if each.seat == wish.seat], protocol.Refused("cannot undo", told))
    grant_if_all_agree(room)


def grant_if_all_agree(room: Room) -> None:
    if room.wish is not None and not room.wish.waits_for:
        take_back(room, room.wish.answers)


def take_back(room: Room, answers: int) -> None:
    """Back to when so many answers had been given; first of all, no question number comes again."""
    match = room.match
    room.saved.ahead += match.game.answered - answers + 1
    room.keep()
    room.store.truncate(room.id, answers)
    last_by, _, _ = match.record.answers[-1]
    if answers == len(match.record.answers) - 1 and match.game.can_undo(last_by):
        match.undo(last_by)
    else:
        match.go_back(answers)
    del room.times[answers:]
    room.wish, room.deadlines, room.window = None, {}, room.new_window()
    room.silent.clear()
    room.welcome(room.listeners)
    room.tell_late(answers)
