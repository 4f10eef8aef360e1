"""Taking answers back: free to the information barrier, beyond it with everybody's consent.

Whoever is away for a while, so that a bot sits in, keeps their say for what was before that. Who has given up their
seat has none any more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rumpus.server import protocol
from rumpus.server.audience import Listener, refuse, tell
from rumpus.server.elsewhere import in_step
from rumpus.server.saved import SavedSeat

if TYPE_CHECKING:
    from rumpus.server.room import Room


class Wish:
    """Somebody would like to take back an answer beyond the information barrier; these seats have yet to agree."""

    def __init__(self, seat: int, answers: int, waits_for: set[int]) -> None:
        self.seat = seat
        self.answers = answers
        self.waits_for = waits_for


class Undo:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.wish: Wish | None = None

    def ask(self, listener: Listener, all: bool) -> None:
        if not listener.may("undo"):
            return
        room, seat, answers = self.room, listener.seat, self.room.match.record.answers
        mine = [place for place, answer in enumerate(answers) if answer[0] == seat]
        if room.is_over and room.trial is None:
            refuse(listener, "cannot undo", "game is over")
            return
        if not mine:
            refuse(listener, "cannot undo", "nothing to undo")
            return
        if room.trial is not None:  # there it is free, whatever has happened since
            self.go_back(0 if all else mine[-1])
            return
        if room.match.game.can_undo(seat):
            self.go_back(len(answers) - 1)
            return
        if away := [each.name for each in room.saved.seats if self.is_before_bot_of(each, mine[-1])]:
            refuse(listener, "cannot undo", "agrees when back", names=", ".join(away))
            return
        others = {place for place, each in enumerate(room.saved.seats) if not each.bot and not each.is_out} - {seat}
        self.wish = Wish(seat, mine[-1], others)
        self.ask_others(room.audience.listeners)
        self.grant_if_all_agree()

    def is_before_bot_of(self, seat: SavedSeat, answers: int) -> bool:
        """Somebody who may come back was still there when so many answers had been given."""
        return seat.is_out and not seat.bot and answers < seat.out_since

    def ask_others(self, listeners: list[Listener]) -> None:
        """Those of them who have yet to agree, if anybody wishes something."""
        if self.wish is not None:
            asked = [each for each in listeners if each.seat in self.wish.waits_for]
            tell(asked, protocol.AskConsent(self.wish.seat, self.room.names[self.wish.seat]))

    def consent(self, listener: Listener, agrees: bool) -> None:
        wish = self.wish
        if wish is None or listener.seat not in wish.waits_for:
            refuse(listener, "too late", "nobody asks")
            return
        if agrees:
            self.excuse(listener.seat)
            return
        for each in self.dropped(wish):
            refuse(each, "cannot undo", "does not agree", name=self.room.names[listener.seat])

    def dropped(self, wish: Wish) -> list[Listener]:
        """Nobody is asked any more; those who had wished it."""
        self.wish = None
        return [each for each in self.room.audience.listeners if each.seat == wish.seat]

    def miss(self, seat: int) -> None:
        """A bot sits in for somebody, and what is wished is from before that."""
        if self.wish is not None and seat in self.wish.waits_for:
            for each in self.dropped(self.wish):
                refuse(each, "cannot undo", "agrees when back", names=self.room.names[seat])

    def excuse(self, seat: int) -> None:
        """This seat agrees, or no longer needs to be asked."""
        if self.wish is not None:
            self.wish.waits_for.discard(seat)
            self.grant_if_all_agree()

    def grant_if_all_agree(self) -> None:
        if self.wish is not None and not self.wish.waits_for:
            self.go_back(self.wish.answers)

    def go_back(self, answers: int) -> None:
        """To when this many answers had been given; before that, make sure that no question number is used again."""
        room, match = self.room, self.room.match
        with in_step(room):
            room.keep_taken_back(answers, room.saved.ahead + match.game.answered - answers + 1)
            last_by, _, _ = match.record.answers[-1]
            if answers == len(match.record.answers) - 1 and match.game.can_undo(last_by):
                match.undo(last_by)
            else:
                match.go_back(answers)
            room.answers.begin_again(answers)
