"""A player of Munchkin that plays its best ideas on in imagined worlds, and leaves the first only for a better one."""

from __future__ import annotations

from functools import partial
from typing import Any

from rumpus.bots.chair import Chair
from rumpus.bots.munchkin.fight import is_plain
from rumpus.bots.munchkin.greedy import MunchkinPlayer
from rumpus.bots.munchkin.knowledge import CloseKnowledge, MunchkinKnowledge, would_have_passed
from rumpus.bots.munchkin.seat import CARD_VERBS, read
from rumpus.bots.munchkin.shrewd import Shrewd
from rumpus.bots.munchkin.standing import NEARLY, VICTORY, would_win
from rumpus.bots.munchkin.thought import Thought
from rumpus.bots.search.knowledge import judge
from rumpus.bots.search.paired import better_answer
from rumpus.kernel import Game, Option
from rumpus.munchkin.cards.card import CARDS
from rumpus.munchkin.windows import PASS_THIS_FIGHT

QUICK = MunchkinKnowledge()
CLOSE = CloseKnowledge()
TURNS = 1  # after which an answer is judged
WORLDS = 5  # that are looked at for one that is likely
IDEAS = 4  # answers that are played on at most
BOLDER = 2  # by how much closer a fight may be: worth a quarter of a level in a game
LEAST = -7.0  # the score below which an answer is no idea
OFFER_HELP: Option = ("offer help",)
# Questions that are worth a search: most others do not matter much, or show only much later what they were worth.
SEARCHED = frozenset({"fight", "flight", "help", "start", "trouble"})


class MunchkinSearch(MunchkinPlayer):
    """It leaves the answer of a sensible player only for one that is better in the same worlds, beyond doubt. It steps
    into no fight before it is asked, but to help: whoever fights has to call the result, and then everybody is."""

    mind = Shrewd
    looks_up = 3  # once in so many turns it thinks of offering help, unasked

    def think(self, chair: Chair) -> Thought:
        """About fights that it picks itself it is bolder than most: hardly anybody steps into an early one."""
        thought = super().think(chair)
        thought.temper = chair.temper._replace(nerve=chair.temper.nerve + BOLDER)
        return thought

    def interject(self, chair: Chair) -> int | None:
        if chair.decision.prompt == "fight" and OFFER_HELP in chair.options:
            thought = self.think(chair)
            assert isinstance(thought, Shrewd)
            if thought.g.state.turn % self.looks_up == 0 and thought.offers_help():
                return chair.options.index(OFFER_HELP)
        return super().interject(chair)

    def decide(self, chair: Chair) -> int:
        if len(chair.options) == 1:
            return 0
        thought = self.think(chair)
        scores = thought.scores()
        order = sorted(range(len(scores)), key=lambda index: -scores[index])
        while thought.is_folly(order[0]):
            del order[0]
        ideas = [index for index in order if is_idea(thought, chair.options[index])]
        others = [index for index in ideas[:IDEAS] if index != order[0] and scores[index] > LEAST]
        if not others or not is_worth_a_search(thought):
            return order[0]
        if is_decisive(thought):
            return better_answer(chair, order[0], others, partial(judge, CLOSE, turns=TURNS), Game.clone, likely_world)
        return better_answer(chair, order[0], others, partial(judge, QUICK, turns=TURNS))


class MunchkinMaster(MunchkinSearch):
    """It misses no chance to help for treasures."""

    looks_up = 1


def is_idea(thought: Thought, option: Option) -> bool:
    """To pass a whole fight is as good as to pass once. And who spends cards on the monsters that will kill them leaves
    less to others, but seems to be out of their mind."""
    answer = read(option)
    if option == PASS_THIS_FIGHT or answer.verb not in CARD_VERBS or not thought.is_mine or thought.ahead > 0:
        return option != PASS_THIS_FIGHT
    return not is_plain(CARDS[answer.card]) or answer.player >= 0 or thought.ahead_with(option) >= thought.ahead


def is_worth_a_search(thought: Thought) -> bool:
    """In the fights of others it spends nothing early: what is left in hand is needed when somebody has to be stopped,
    and the others gain as much by it."""
    prompt = thought.decision.prompt
    return prompt in SEARCHED or (prompt == "call" and (thought.is_mine or thought.now <= -NEARLY))


def is_decisive(thought: Thought) -> bool:
    """May somebody win the game by this fight? Then it counts what everybody has against it, and who spends it."""
    g = thought.g
    if g.state.fight is None or not g.fight.foes:
        return False
    return would_win(g, 1) == thought.me if thought.is_mine else thought.now <= -VICTORY


def likely_world(chair: Chair) -> Game[Any]:
    """One in which those who have let a fight pass hold what they would have let it pass with."""
    for _ in range(WORLDS):
        world = chair.imagine()
        if would_have_passed(world, chair.seat, chair.random):
            break
    return world
