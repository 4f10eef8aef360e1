"""A player of Munchkin that plays its best ideas on in imagined worlds, and leaves the first only for a better one."""

from __future__ import annotations

from functools import partial

from rumpus.bots.chair import Chair
from rumpus.bots.munchkin.greedy import MunchkinPlayer
from rumpus.bots.munchkin.knowledge import MunchkinKnowledge
from rumpus.bots.munchkin.seat import CARD_VERBS, read
from rumpus.bots.munchkin.standing import NEARLY, VICTORY
from rumpus.bots.munchkin.thought import Thought
from rumpus.bots.search.knowledge import SILENCE, judge
from rumpus.bots.search.paired import better_answer

KNOWLEDGE = MunchkinKnowledge()
TURNS = 1  # after which an answer is judged
IDEAS = 4  # answers that are played on at most
LEAST = -7.0  # the score below which an answer is no idea
# Questions that are worth a search: most others do not matter much, or show only much later what they were worth.
SEARCHED = frozenset({"fight", "flight", "help", "start", "trouble"})
FIGHTS = ("fight", "call")  # windows in which it may interject


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
        if not others or not is_worth_a_search(thought):
            return order[0]
        return better_answer(chair, order[0], others, partial(judge, KNOWLEDGE, turns=TURNS))

    def interject(self, chair: Chair) -> int | None:
        """Answer a trade; and step in only where somebody is winning the game, so that a table is not slowed."""
        usual = super().interject(chair)
        cards = [index for index, option in enumerate(chair.options) if read(option).verb in CARD_VERBS]
        if usual is not None or chair.decision.prompt not in FIGHTS or not cards:
            return usual
        thought = self.think(chair)
        if thought.is_mine or thought.now > -VICTORY:
            return None
        scores = {index: thought.score(chair.options[index]) for index in cards}
        ideas = [index for index in sorted(cards, key=lambda index: -scores[index])[:IDEAS] if scores[index] > LEAST]
        found = better_answer(chair, SILENCE, ideas, partial(judge, KNOWLEDGE, turns=TURNS))
        return None if found == SILENCE else found


def is_worth_a_search(thought: Thought) -> bool:
    """In the fights of others it spends nothing early: what is left in hand is needed when somebody has to be stopped,
    and the others gain as much by it."""
    prompt = thought.decision.prompt
    return prompt in SEARCHED or (prompt == "call" and (thought.is_mine or thought.now <= -NEARLY))
