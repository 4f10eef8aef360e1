"""A puzzle at a table: who plays against it, and how an attempt has ended."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

from rumpus.kernel import Game
from rumpus.puzzles import Adversary, Puzzle, deeds, puzzle_named
from rumpus.server.parts import Question
from rumpus.server.tables import Attempt, Deed

if TYPE_CHECKING:
    from rumpus.server.room import Room


class Trial:
    def __init__(self, room: Room, puzzle: Puzzle) -> None:
        self.room = room
        self.puzzle = puzzle

    @property
    def verdict(self) -> bool | None:
        return self.puzzle.verdict(self.room.match.game)

    @property
    def is_over(self) -> bool:
        return self.verdict is not None

    @property
    def address(self) -> str:
        """Of whoever tries it; empty, if they are away."""
        here = [each for each in self.room.audience.listeners if each.seat == self.puzzle.seat]
        return here[0].budget.address if here else ""

    def think(self, seat: int) -> Callable[[], int | None]:
        """As of any bot: what has to be done to know its answer."""
        return partial(reply, self.puzzle.id, self.room.match.game.clone(), seat)

    def can_undo(self, seat: int) -> bool:
        """Whatever they have done, however much has happened since."""
        return any(by == seat for by, _, _ in self.room.match.record.answers)

    def end(self) -> Question:
        """In place of a question: how the attempt has ended. It can be taken back."""
        found = Question(self.room.number, [], prompt="puzzle", can_undo=True)
        found.verdict = "solved" if self.verdict else "missed"
        return found

    def attempt(self, language: str) -> Attempt:
        """What has been done so far."""
        answers = [(seat, option) for seat, option, _ in self.room.match.record.answers]
        done = [Deed(*each) for each in deeds(self.puzzle, answers, language, self.room.names)]
        room, seat = self.room, self.puzzle.seat
        end = room.family.speaker(room.names, seat, language).result(room.match.game.view(seat))
        return Attempt(done, end, self.puzzle.told(language).why if self.verdict else "")


def trial_of(room: Room) -> Trial | None:
    """None: it is a game like any other."""
    return Trial(room, puzzle_named(room.saved.puzzle)) if room.saved.puzzle else None


def reply(puzzle: str, game: Game[Any], seat: int) -> int | None:
    """What somebody who plays against a puzzle answers; None: the game does not wait for them, and they say nothing."""
    decision, adversary = game.decision, adversary_of(puzzle)
    assert decision is not None
    return adversary.decide(game, seat) if seat in decision.awaited else adversary.interject(game, seat)


@lru_cache(16)
def adversary_of(puzzle: str) -> Adversary:
    """With what it has found out before."""
    return Adversary(puzzle_named(puzzle))
