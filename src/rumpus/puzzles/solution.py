"""The solution of a puzzle as people read it."""

from __future__ import annotations

from rumpus.family import question_to
from rumpus.family.words import USUAL
from rumpus.puzzles.puzzle import Puzzle


def solution_of(puzzle: Puzzle, language: str = USUAL) -> list[str]:
    """What the player answers in the play of its file, in words, one after the other."""
    game, notation = puzzle.start().game, puzzle.scenario.notation
    speaker = puzzle.family.speaker(puzzle.names, puzzle.seat, language)
    found = []
    for step in puzzle.scenario.play:
        for name, text in (step.answer or {}).items():
            scene = notation.scene(game, puzzle.names)
            option, seat = scene.find(name, text), scene.seat(name)
            assert option is not None, f"{puzzle.id}: {name} cannot answer {text!r}"
            question = question_to(game, seat)
            assert question is not None
            if seat == puzzle.seat and not puzzle.family.grammar.lets_go(question.options[option]):
                found.append(speaker.asked(game, question, game.view(seat)).choices[option].words)
            game.answer(seat, option)
    return found
