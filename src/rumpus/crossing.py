"""Games of earlier rules, brought over to those of today: played again, answer by answer, with a check.

Earlier versions of the rules do not run beside those of today. A recorded game goes on if every answer of it is still
offered to whoever gave it, and if what everybody could say is the same wherever that was noted. Otherwise it stops
where it was last known to be the same: up to there it can be seen again, and nobody pretends that it goes on.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from rumpus.kernel import Decision
from rumpus.kernel.game import Game, Rules, S
from rumpus.record import CONCEDES, Record, check_family, position_in, position_of


class Stop(NamedTuple):
    """Where a game goes no further under the rules of today."""

    at: int  # answers that are the same
    record: Record  # as it was recorded


def cross(rules: Rules[S], record: Record) -> tuple[Record, Stop | None]:
    """The game as it would be recorded today, as far as it is the same. BadRecord: of other or newer rules."""
    if record.family != rules.name or record.version > rules.version:
        check_family(rules, record)
    game = Game(rules, rules.setup(record.setup, record.seed), []).rollout()
    answers, agreed = followed(game, record)
    at = len(answers)
    if at < len(record.answers) and any(map(position_in, record.digests.values())):
        at = agreed
    today = msgspec.structs.replace(record, version=rules.version, answers=answers[:at], digests={})
    return today, Stop(at, record) if at < len(record.answers) else None


def followed(game: Game[Any], record: Record) -> tuple[list[tuple[int, int, str]], int]:
    """The answers that can still be given, as they are numbered today, and after how many of them it was last noted
    that the game is the same."""
    answers: list[tuple[int, int, str]] = []
    agreed = 0
    for seat, option, key in record.answers:
        if option == CONCEDES and game.decision is not None:
            answers.append((seat, option, key))
            break
        number = number_of(game.decision, seat, option, key)
        if number is None:
            break
        game.answer(seat, number)
        noted = position_in(record.digests.get(len(answers) + 1, ""))
        if noted and noted != position_of(game):
            break
        answers.append((seat, number, key))
        agreed = len(answers) if noted else agreed
    return answers, agreed


def number_of(decision: Decision | None, seat: int, option: int, key: str) -> int | None:
    """Which option of a seat this is today."""
    keys = decision.keys(seat) if decision is not None and seat in decision.offers else []
    if option < len(keys) and keys[option] == key:
        return option
    return keys.index(key) if key in keys else None
