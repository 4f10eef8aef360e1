"""A player of Munchkin that plays its best ideas on in imagined worlds, and leaves the first only for a better one."""

from __future__ import annotations

from functools import partial
from typing import Any

from rumpus.bots.chair import Chair
from rumpus.bots.munchkin.greedy import MunchkinPlayer
from rumpus.bots.munchkin.knowledge import MunchkinKnowledge
from rumpus.bots.munchkin.seat import CARD_VERBS, read
from rumpus.bots.search.knowledge import SILENCE, judge
from rumpus.bots.search.paired import better_answer

KNOWLEDGE = MunchkinKnowledge()
TURNS = 1  # after which an answer is judged
IDEAS = 4  # answers that are played on at most
LEAST = -7.0  # the score below which an answer is no idea
NEAR_GOAL = 7  # from this level on of a rival, one interjects
# Questions that are worth a search: most others do not matter much, or show only much later what they were worth.
SEARCHED = frozenset({"fight", "flight", "help", "start", "trouble"})
FIGHTS = frozenset({"fight", "call", "flight"})  # windows in which it may interject


class MunchkinSearch(MunchkinPlayer):
    """It leaves the answer of a sensible player only for one that is better in the same worlds, beyond doubt."""

    def decide(self, chair: Chair) -> int:
        if len(chair.options) == 1:
            return 0
        thought = self.think(chair)
        scores = thought.scores()
        order = sorted(range(len(scores)), key=lambda index: -scores[index])
        while thought.is_in_vain(order[0]):
            del order[0]
        others = [index for index in order[1:IDEAS] if scores[index] > LEAST]
        if not others or not is_worth_a_search(chair):
            return order[0]
        return better_answer(chair, order[0], others, partial(judge, KNOWLEDGE, turns=TURNS))

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
        found = better_answer(chair, SILENCE, ideas, partial(judge, KNOWLEDGE, turns=TURNS))
        return None if found == SILENCE else found


def is_worth_a_search(chair: Chair) -> bool:
    """In the fights of others it spends nothing early: what is left in hand is needed when somebody has to be stopped,
    and the others gain as much by it."""
    prompt = chair.decision.prompt
    return prompt in SEARCHED or (prompt == "call" and is_urgent(chair))


def is_urgent(chair: Chair) -> bool:
    """Is a rival close to the goal, by what everybody can see?"""
    heroes: Any = chair.view()["heroes"]
    return any(hero["level"] >= NEAR_GOAL for seat, hero in enumerate(heroes) if seat != chair.seat)
