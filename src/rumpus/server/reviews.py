"""Reviews of finished games: worked out bit by bit while bots need not think, and kept with the game."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rumpus.advice import LEAST_COST, Review, Share, Slip
from rumpus.advice.telling import told as in_words
from rumpus.families import FAMILIES
from rumpus.record import BadRecord, read_record, replay
from rumpus.server.accounts import WATCHING, Viewpoint
from rumpus.server.fault import Fault
from rumpus.server.lookback import Matter, begun, bit, review_in
from rumpus.server.queues import Errand, Queue
from rumpus.server.requests import answer, errand_of, language_named, limited
from rumpus.server.room import Room
from rumpus.server.store import StoreDown
from rumpus.server.tables import ToldReview, ToldSlip
from rumpus.server.tokens import new_key
from rumpus.server.words import words

if TYPE_CHECKING:
    from rumpus.server.app import Server

MOST_WAITING = 50  # games that wait for their review
MOST_OF_ADDRESS = 10  # of them
MOST_FAILED = 100  # games of which it is remembered that they cannot be reviewed
KEEP_EVERY = 5.0  # seconds: so much is lost at most if the server is stopped
MOST_TRIES = 3  # before a review is given up
HALF = 0.5  # who has more than this at the end has won


class Reviews:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.store = server.lobby.store
        self.thinking = server.caretaker.thinking
        self.troubles = server.troubles
        self.queue = Queue()
        self.waiting: dict[str, str] = {}  # tables whose turn comes, and the address that wants it
        self.progress: dict[str, float] = {}
        self.failed: list[str] = []  # of the last games that cannot be reviewed
        self.work: set[asyncio.Task[None]] = set()

    def routes(self) -> list[Route]:
        return [Route("/api/rooms/{room}/review", limited(self.server.limits, "moment", self.get_review))]

    async def get_review(self, request: Request) -> Response:
        """A finished game looked back at, or how far that is worked out."""
        room, seat = await self.server.seated(request)
        return answer(await self.of(room, Viewpoint(seat, language_named(request)), errand_of(request)))

    def stop(self) -> None:
        for task in self.work:
            task.cancel()

    async def of(self, room: Room, viewpoint: Viewpoint, errand: Errand) -> ToldReview:
        """The review of a finished game, or how far it is: who asks first begins it."""
        if not room.is_over:
            raise Fault(403, "result is hidden")
        if room.id not in self.waiting:
            review = review_in(self.store.review(room.id) or b"")
            if review is not None:
                return await self.told(review, room, viewpoint, errand)
            if room.id in self.failed:
                raise Fault(422, "no review")
            theirs = list(self.waiting.values()).count(errand.who)
            if len(self.waiting) >= MOST_WAITING or theirs >= MOST_OF_ADDRESS:
                raise Fault(503, "too many reviews")
            self.waiting[room.id] = errand.who
            room.expected += 1  # by whoever works it out
            task = asyncio.create_task(self.work_out(room, errand))
            self.work.add(task)
            task.add_done_callback(self.work.discard)
        return ToldReview(self.progress.get(room.id, 0.0))

    # -- working it out ----------------------------------------------------------------------------------

    async def work_out(self, room: Room, errand: Errand) -> None:
        """When it is their turn."""
        name = room.id
        try:
            async with self.queue.turn(name, errand):
                await self.review(room)
        except BadRecord:
            self.give_up(name)
        except Exception as error:
            self.troubles.note("review", name, error)
            if not isinstance(error, StoreDown):  # whoever asks again when that is over gets one
                self.give_up(name)
        finally:
            self.waiting.pop(name, None)
            room.expected -= 1
            self.progress.pop(name, None)

    def give_up(self, name: str) -> None:
        self.failed = [*self.failed, name][-MOST_FAILED:]

    async def review(self, room: Room) -> None:
        """A bit after the other. What has been found is only kept here: it is told to a process that does not know it,
        and not read."""
        people = [seat for seat, place in enumerate(room.saved.seats) if not place.bot]
        record, saved = msgspec.json.encode(room.match.record), begun(self.store.review(room.id) or b"")
        name = new_key()
        loop, tries, is_done, matter = asyncio.get_running_loop(), 0, False, None
        stored = loop.time()
        while not is_done:
            try:
                found = await self.thinking.aside(partial(bit, name, len(saved), matter))
            except TimeoutError:  # the process was killed
                tries += 1
                if tries >= MOST_TRIES:
                    raise
                continue
            if found is None:
                matter = Matter(record, people, saved)
                continue
            is_done, matter, self.progress[room.id] = found.is_done, None, found.progress
            saved = found.saved if is_done else saved + found.saved
            if is_done or loop.time() - stored > KEEP_EVERY:
                stored = loop.time()
                self.store.keep_review(room.id, saved)

    # -- telling -----------------------------------------------------------------------------------------

    async def told(self, review: Review, room: Room, viewpoint: Viewpoint, errand: Errand) -> ToldReview:
        """To one seat: its own slips are its own business."""
        own = [slip for slip in review.slips if slip.seat == viewpoint.seat]
        slips: list[ToldSlip] = []
        if own:
            record = msgspec.json.encode(room.match.record)
            job = partial(told_slips, own, record, room.names, viewpoint)
            slips = await self.server.workshop.do(room.id, job, errand)
        verdict = "" if viewpoint.seat == WATCHING else self.verdict(review.shares[viewpoint.seat], viewpoint.language)
        return ToldReview(1.0, review.points, review.shares, slips, LEAST_COST, verdict)

    def verdict(self, share: Share, language: str) -> str:
        """What did most for this seat or, if it has not won, against it."""
        parts = {"luck": share.luck, "own": share.own, "others": share.others}
        if sum(parts.values()) + share.start > HALF:
            match max(parts, key=lambda part: parts[part]):
                case "luck":
                    return words("won by luck", language)
                case "own":
                    return words("won by play", language)
                case _:
                    return words("won by others", language)
        match min(parts, key=lambda part: parts[part]):
            case "luck":
                return words("lost by luck", language)
            case "own":
                return words("lost by play", language)
            case _:
                return words("lost by others", language)


def told_slips(slips: list[Slip], saved: bytes, names: list[str], viewpoint: Viewpoint) -> list[ToldSlip]:
    """In words: for that the game is played up to each of them once more."""
    record = read_record(saved)
    told: list[ToldSlip] = []
    for slip in slips:
        game = replay(FAMILIES[record.family].rules, record, slip.at)
        asked, said, better, why = in_words(slip, game, names, *viewpoint)
        told.append(ToldSlip(slip.at, slip.turn, slip.seat, asked, said, slip.cost, why, better))
    return told
