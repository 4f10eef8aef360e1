"""Lets happen at all tables what happens by itself: bots play, clocks run, what was waited for is due.

Whatever goes wrong stays at its table and is tried again later, if it can get better by itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from rumpus.server.fault import Fault
from rumpus.server.lobby import Lobby
from rumpus.server.outbox import nothing
from rumpus.server.protocol import Closing
from rumpus.server.queues import Errand
from rumpus.server.room import Room
from rumpus.server.store import StoreDown
from rumpus.server.thinking import Thinking
from rumpus.server.trial import Trial
from rumpus.server.troubles import Troubles
from rumpus.server.vigil import Vigil
from rumpus.server.workshop import Workshop

TICK = 0.5  # seconds
RETRY = 5.0  # seconds until something that went wrong by itself is tried again
HEARD = 0.2  # seconds until everybody has heard it
TOGETHER = 10  # tables whose clocks are looked at in one go
FEW = 3  # answers of bots that come at once, one after the other
MOST_TRIES = 5  # answers of a bot that go wrong, one after the other


class Alarm(NamedTuple):
    at: float  # by the clock of the loop: not every handle knows it, if that is now
    handle: asyncio.Handle


class Caretaker:
    def __init__(self, lobby: Lobby, troubles: Troubles, thinking: Thinking, workshop: Workshop) -> None:
        self.lobby = lobby
        self.troubles = troubles
        self.thinking = thinking
        self.workshop = workshop
        self.playing: dict[str, asyncio.Task[None]] = {}  # tables whose bots are playing
        self.thoughts: dict[str, tuple[int, asyncio.Future[int | None]]] = {}  # tables with the question thought about
        self.alarms: dict[Room, Alarm] = {}  # tables at which something will happen by itself
        self.vigil = Vigil(lobby, troubles, self.wake)
        self.rest: Callable[[], None] = nothing  # called when something has happened, and before anything else does
        self.clock: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.clock = asyncio.create_task(self.keep_time())
        self.vigil.start()

    async def say_farewell(self) -> None:
        """Before everybody is disconnected: they know that it is not for long."""
        if self.clock is not None:
            self.clock.cancel()  # this is the last that they are told
        for room in self.lobby.awake():
            with self.troubles.kept_at("clock", room.id):
                room.clocks.keep(room.tempo.clock())
                for audience in room.audiences():
                    audience.tell(Closing())
        await asyncio.sleep(HEARD)

    def stop(self) -> None:
        self.vigil.stop()
        for alarm in self.alarms.values():
            alarm.handle.cancel()
        for task in (self.clock, *self.playing.values(), *[thought for _, thought in self.thoughts.values()]):
            if task is not None:
                task.cancel()
        self.thinking.close()
        self.workshop.close()

    def soon(self, table: str, do: Callable[[], None]) -> None:
        """Something for a table, when all other tables have had their turn."""

        def then() -> None:
            with self.troubles.kept_at("message", table):
                do()

        asyncio.get_running_loop().call_soon(then)

    def wake(self, room: Room) -> None:
        """Let happen at a table what is due, and its bots play on, if it is their turn and they are not playing
        already."""
        with self.troubles.kept_at("clock", room.id):
            try:
                if not room.is_dismissed:
                    room.tempo.tick(room.tempo.clock())
            except Exception:
                self.set_alarm(room, RETRY)
                raise
            if room.is_dismissed:
                self.vigil.note_lost(room)
                return
            self.set_alarm(room)
            self.vigil.note(room)
            number, thought = self.thoughts.get(room.id, (room.number, None))
            if thought is not None and number != room.number:
                thought.cancel()  # nobody wants to know any more
            if room.stand_ins.to_move() is not None and not room.stand_ins.are_playing:
                room.stand_ins.are_playing = True
                self.playing[room.id] = asyncio.create_task(self.let_bots_play(room))
        self.rest()

    def set_alarm(self, room: Room, earliest: float = 0.0) -> None:
        """For the next thing that happens by itself, but not within so many seconds. One that rings sooner is left as
        it is: then it is looked again, and most of the time something has happened until then."""
        now, loop, alarm = room.tempo.clock(), asyncio.get_running_loop(), self.alarms.get(room)
        if alarm is not None and not earliest and alarm.at - loop.time() <= room.tempo.calm(now):
            return
        due = room.tempo.due(now)
        room.tempo.has_alarm = due is not None
        if due is not None:
            pause = max(earliest, due - now)
            at = loop.time() + pause
            if alarm is not None and not earliest and alarm.at <= at:
                return
            self.alarms[room] = Alarm(at, loop.call_later(pause, self.ring, room))
        if alarm is not None:
            if due is None:
                del self.alarms[room]
            alarm.handle.cancel()

    def ring(self, room: Room) -> None:
        """Something may be due."""
        del self.alarms[room]
        self.wake(room)

    async def let_bots_play(self, room: Room) -> None:
        tries = count = 0
        try:
            while (seat := room.stand_ins.to_move()) is not None and tries < MOST_TRIES:
                number = room.number
                try:
                    if not tries and self.is_at_once(room, seat):
                        option, count = await self.answer_of(room, seat, tries), count + 1
                        if count % FEW == 0:
                            await asyncio.sleep(0)  # others have their turn
                    else:
                        thought = asyncio.ensure_future(self.answer_in_time(room, seat, tries))
                        self.thoughts[room.id] = number, thought
                        await asyncio.wait({thought})
                        if thought.cancelled():
                            continue
                        option = thought.result()
                    if (room.stand_ins.to_move(), room.number) != (seat, number):  # something has changed meanwhile
                        continue
                    room.stand_ins.say(seat, option)
                    self.rest()
                    tries = 0
                except StoreDown as error:
                    self.troubles.note("bot", room.id, error)
                    await asyncio.sleep(RETRY)
                except Exception as error:
                    self.troubles.note("bot", room.id, error)
                    tries += 1
        finally:  # at once, so that nobody thinks they are still playing
            room.stand_ins.are_playing = False
            self.playing.pop(room.id, None)
            self.thoughts.pop(room.id, None)
        if tries < MOST_TRIES:  # otherwise it waits until somebody does something
            self.wake(room)

    def is_at_once(self, room: Room, seat: int) -> bool:
        """Whether a bot neither thinks nor waits."""
        is_quick = room.stand_ins.kind(seat).is_quick and room.trial is None
        return is_quick and room.tempo.bot_is_heard_at(seat) <= room.tempo.clock()

    async def answer_in_time(self, room: Room, seat: int, tries: int) -> int | None:
        """What a bot wants to say, when it is time to say it."""
        option = await self.answer_of(room, seat, tries)
        if option is not None:
            await asyncio.sleep(max(0.0, room.tempo.bot_is_heard_at(seat) - room.tempo.clock()))
        return option

    async def answer_of(self, room: Room, seat: int, tries: int) -> int | None:
        """What a bot wants to say. One that takes too long, or would have to wait too long for its turn to think, says
        what a fair one would; one that fails, or whose answers have gone wrong so many times, says anything."""
        if tries:
            return room.stand_ins.anything(seat, tries)
        thought = room.stand_ins.think(seat)
        try:
            if room.trial is not None:
                return await self.reply(room, room.trial, seat)
            if thought.is_quick:  # sending it elsewhere would take longer
                return thought()
            try:
                if self.thinking.is_crowded:
                    option, _ = await self.thinking.over(room.stand_ins.think_fairly(seat))
                else:
                    option, room.stand_ins.bots[seat] = await self.thinking.over(thought)
            except TimeoutError as error:
                self.troubles.note("bot", room.id, error)
                option, _ = await self.thinking.soon(room.stand_ins.think_fairly(seat))
            return option
        except Exception as error:
            self.troubles.note("bot", room.id, error)
            return room.stand_ins.anything(seat, tries)

    async def reply(self, room: Room, trial: Trial, seat: int) -> int | None:
        """Of somebody who plays against a puzzle. Anything else than the best would spoil it: where there is too much
        to do, it is asked again."""
        errand = Errand(trial.address, is_urgent=True)
        for _ in range(MOST_TRIES - 1):
            try:
                return await self.workshop.do(room.id, trial.think(seat), errand)
            except Fault as error:
                self.troubles.note("bot", room.id, error)
        return await self.workshop.do(room.id, trial.think(seat), errand)

    async def keep_time(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            for count, room in enumerate(self.lobby.awake()):
                if count % TOGETHER == 0:
                    await asyncio.sleep(0)  # others have their turn
                with self.troubles.kept_at("clock", room.id):
                    if room.clocks.are_ticking:
                        self.wake(room)
                    while room.gallery is not None and room.gallery.step():
                        await asyncio.sleep(0)  # others have their turn
