"""What somebody at a table says, and who there takes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rumpus.record import CONCEDES
from rumpus.server import protocol
from rumpus.server.accounts import WATCHING
from rumpus.server.audience import Listener, refuse, tell

if TYPE_CHECKING:
    from rumpus.server.room import Room


def hear(room: Room, listener: Listener, message: protocol.ClientMessage) -> None:
    if isinstance(message, protocol.Ping):
        tell([listener], protocol.Pong())
    elif isinstance(message, protocol.Say):
        room.talk.say(listener, message)
    elif isinstance(message, protocol.React):
        room.talk.react(listener, message)
    elif listener.seat == WATCHING:
        refuse(listener, "not your seat", "watching")
    elif isinstance(message, protocol.Rematch):
        room.rematch.hear(listener, message.agrees)
    elif isinstance(message, protocol.Looked):
        room.looks.take(listener, message.number)
    elif isinstance(message, protocol.HostMessage):
        room.host.hear(listener, message)
    elif isinstance(message, protocol.RenewLink):
        room.links.renew(listener)
    elif room.stop is not None:
        refuse(listener, "not allowed", "game has stopped")
    elif isinstance(message, protocol.SitAgain):
        room.stand_ins.sit_again(listener)
    elif room.saved.seats[listener.seat].is_out:
        refuse(listener, "not allowed", "bot plays seat")
    elif room.match.record.conceded >= 0:
        refuse(listener, "not allowed", "game is over")
    elif isinstance(message, protocol.Answer):
        room.answers.hear(listener, message)
    elif isinstance(message, protocol.Inquiry):
        room.inquiries.answer(listener, message)
    elif isinstance(message, protocol.AskMe):
        room.wishes.take(listener.seat, message.when)
    elif isinstance(message, protocol.Wait):
        if not room.wishes.wait(listener.seat):
            room.holds.wait(listener, message.lets_go)
    elif isinstance(message, protocol.StandIn):
        room.absence.go_on(listener, message.seat, message.once)
    elif isinstance(message, protocol.LeaveTour):
        room.tour.leave(listener)
    elif isinstance(message, protocol.Undo):
        room.undo.ask(listener, message.all)
    elif isinstance(message, protocol.Consent):
        room.undo.consent(listener, message.agrees)
    elif room.is_over:
        refuse(listener, "not allowed", "game is over")
    elif len(room.saved.seats) > 2:
        room.stand_ins.sit_out(listener.seat, for_good=True)
    elif room.is_waiting:
        refuse(listener, "not allowed", "somebody to come")
    else:
        room.answers.put(listener.seat, CONCEDES)
