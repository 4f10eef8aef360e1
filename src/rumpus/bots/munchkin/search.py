"""A player of Munchkin that plays its best ideas on in imagined worlds, and leaves the first only for a better one."""

from __future__ import annotations

from typing import Any

from rumpus.bots.chair import Chair
from rumpus.bots.munchkin.chances import chance_of
from rumpus.bots.munchkin.greedy import MunchkinPlayer
from rumpus.bots.munchkin.seat import CARD_VERBS, read
from rumpus.bots.munchkin.thought import choice
from rumpus.bots.playout import play_on
from rumpus.bots.search.paired import better_answer
from rumpus.kernel import Game

SILENCE = -1  # among answers: to say nothing
IDEAS = 4  # answers that are played on at most
LEAST = -7.0  # the score below which an answer is no idea
NEAR_GOAL = 7  # from this level on of a rival, one interjects
# Questions that are worth a search: most others do not matter much, or show only much later what they were worth.
SEARCHED = frozenset({"call", "fight", "flight", "help", "start", "trouble"})
FIGHTS = frozenset({"fight", "call", "flight"})  # windows in which it may interject


class MunchkinSearch(MunchkinPlayer):
    """It leaves the answer of a sensible player only for one that is better in the same worlds, beyond doubt."""

    turns = 1  # after how many an answer is judged

    def decide(self, chair: Chair) -> int:
        if len(chair.options) == 1:
            return 0
        scores = self.think(chair).scores()
        order = sorted(range(len(scores)), key=lambda index: -scores[index])
        others = [index for index in order[1:IDEAS] if scores[index] > LEAST]
        if chair.decision.prompt not in SEARCHED or not others:
            return order[0]
        return better_answer(chair, order[0], others, self.judge)

    def interject(self, chair: Chair) -> int | None:
        """Answer a trade; and step in only where somebody may be about to win, so that a table is not slowed."""
        usual = super().interject(chair)
        if usual is not None or chair.decision.prompt not in FIGHTS or not is_urgent(chair):
            return usual
        cards = [index for index, option in enumerate(chair.options) if read(option).verb in CARD_VERBS]
        if not cards:
            return None
        thought = self.think(chair)
        scores = {index: thought.score(chair.options[index]) for index in cards}
        ideas = [index for index in sorted(cards, key=lambda index: -scores[index])[:3] if scores[index] > LEAST]
        found = better_answer(chair, SILENCE, ideas, self.judge)
        return None if found == SILENCE else found

    def judge(self, chair: Chair, world: Game[Any], answer: int) -> float:
        """What came of it when the turn was over."""
        until = world.state.turn + self.turns
        if answer != SILENCE:
            world.answer(chair.seat, answer)
        play_on(world, chair.random, choice, lambda game: game.state.turn >= until)
        return chance_of(world, chair.seat)


def is_urgent(chair: Chair) -> bool:
    """Is a rival close to the goal, by what everybody can see?"""
    heroes: Any = chair.view()["heroes"]
    return any(hero["level"] >= NEAR_GOAL for seat, hero in enumerate(heroes) if seat != chair.seat)
