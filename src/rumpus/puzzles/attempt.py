"""A bot at a puzzle."""

from __future__ import annotations

import math

from rumpus.bots import Bot, ask
from rumpus.puzzles.adversary import Adversary
from rumpus.puzzles.puzzle import Puzzle
from rumpus.puzzles.solver import open_question


def is_found(puzzle: Puzzle, bot: Bot) -> bool:
    """Whether this bot reaches the goal against those who do whatever spoils it. Like a player at the table, it may
    speak before the others let something pass."""
    bot.seconds = math.inf  # what it finds must not hang on how busy the machine is
    game, adversary, me = puzzle.start().game, Adversary(puzzle), puzzle.seat
    while (verdict := puzzle.verdict(game)) is None:
        answer = adversary.next_answer(game)
        if answer is None or me in open_question(game).offers:
            said = ask(bot, game, me)
            answer = answer if said is None else (me, said)
        assert answer is not None, "whoever is awaited answers"
        game.answer(*answer)
    return verdict
