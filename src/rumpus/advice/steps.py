"""A finished game, answer by answer: where somebody had a choice, and where chance had its say."""

from __future__ import annotations

from typing import Any, NamedTuple

from rumpus.families import FAMILIES
from rumpus.kernel import Game
from rumpus.record import CONCEDES, BadRecord, Record, check_family, run


class Step(NamedTuple):
    """One answer; to concede is one, too."""

    at: int  # so many were given before it
    turn: int
    seat: int
    option: int
    is_choice: bool  # something else could have been said, and what was said does something
    is_chance: bool  # after it something was drawn, rolled or turned up
    game: Game[Any]  # before it


class Course(NamedTuple):
    """A whole game."""

    steps: list[Step]
    end: list[float]  # 1 for whoever has won, shared by those who win together
    turn: int  # the last

    @property
    def players(self) -> int:
        return len(self.end)


def course_of(record: Record) -> Course:
    """May raise BadRecord: it does not fit the rules, or is not over."""
    if record.family not in FAMILIES:
        raise BadRecord("no such game", game=record.family, games=list(FAMILIES))
    family = FAMILIES[record.family]
    check_family(family.rules, record)
    game = family.rules.start(record.setup, record.seed)
    steps: list[Step] = []
    answers = record.answers[:-1] if record.conceded >= 0 else record.answers
    for answer in answers:
        seat, option, _ = answer
        before, decision = game.clone(), game.decision
        turn, knew = family.standing(game).turn, game.state.barrier
        run(game, record, [answer])
        assert decision is not None
        offered = decision.offers[seat]
        has_choice = len(offered) > 1 or seat not in decision.awaited
        is_chance = game.state.barrier != knew
        is_choice = has_choice and (is_chance or not family.grammar.lets_go(offered[option]))
        steps.append(Step(game.answered - 1, turn, seat, option, is_choice, is_chance, before))
    standing = family.standing(game)
    if record.conceded >= 0:
        end = [float(seat != record.conceded) for seat in range(len(standing.points))]
        steps.append(Step(len(answers), standing.turn, record.conceded, CONCEDES, True, False, game))
    elif game.decision is None:
        end = [game.outcome(seat) for seat in range(len(standing.points))]
    else:
        raise BadRecord("not over", answers=len(record.answers))
    return Course(steps, end, standing.turn)
