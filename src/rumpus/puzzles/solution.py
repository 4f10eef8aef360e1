"""What is answered at a puzzle, as people read it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rumpus.family import question_to
from rumpus.family.words import USUAL
from rumpus.puzzles.puzzle import Puzzle


class Deed(NamedTuple):
    """What somebody does, in words."""

    seat: int
    words: str


def deeds(
    puzzle: Puzzle, answers: Iterable[tuple[int, int]], language: str = USUAL, names: Sequence[str] = ()
) -> Iterator[Deed]:
    """These answers from the beginning, in words, without those that only let the game go on: what the player chooses,
    and what comes of what the others do."""
    match, family = puzzle.start(), puzzle.family
    speaker, words = family.speaker(names or puzzle.names, puzzle.seat, language), family.words(language)
    cards = {card.id: card.name for card in family.rulebook(language).cards}
    for seat, option in answers:
        game, question = match.game, question_to(match.game, seat)
        assert question is not None
        is_deed = not family.grammar.lets_go(question.options[option])
        if is_deed and seat == puzzle.seat:
            told = speaker.asked(game, question, game.view(seat)).choices[option].words
            card = cards.get(question.source)
            yield Deed(seat, told if card is None else words.CHOSEN_FOR.format(card=card, choice=told))
        match.answer(seat, option)
        if is_deed and seat != puzzle.seat:
            [happened] = match.chapters(len(match.told) - 1)
            found = [line.text for line in speaker.lines(happened) if line.by == seat and line.kind != "turn"]
            if found:
                yield Deed(seat, found[0])


def solution_of(puzzle: Puzzle, language: str = USUAL) -> list[str]:
    """What the player does in the play of its file, one thing after the other."""
    found = deeds(puzzle, played(puzzle), language)
    return [deed.words for deed in found if deed.seat == puzzle.seat]


def played(puzzle: Puzzle) -> Iterator[tuple[int, int]]:
    """The play of its file: seats and options."""
    game, notation = puzzle.start().game, puzzle.scenario.notation
    for step in puzzle.scenario.play:
        for name, text in (step.answer or {}).items():
            scene = notation.scene(game, puzzle.names)
            option, seat = scene.find(name, text), scene.seat(name)
            assert option is not None, f"{puzzle.id}: {name} cannot answer {text!r}"
            yield seat, option
            game.answer(seat, option)
