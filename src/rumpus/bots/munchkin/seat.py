"""One question of Munchkin: the table as its seat knows it, and imagined games in which answers can be tried."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cached_property, lru_cache
from random import Random
from typing import Any, NamedTuple

from rumpus.bots.munchkin.standing import gain, margin, standing
from rumpus.bots.munchkin.worth import card_worth, danger, gear_worth
from rumpus.bots.temper import CALM
from rumpus.family.manners import Offered
from rumpus.family.options import PASS, Part, Role
from rumpus.kernel import Decision, Game, Option
from rumpus.munchkin.cards.card import CARDS
from rumpus.munchkin.grammar import GRAMMAR
from rumpus.munchkin.table.state import Gear
from rumpus.munchkin.turn import Munchkin

LONGEST = 30  # how many questions may follow an answer that is tried
WORLDS = 4  # in how many it tries something that depends on chance
SIDES = ("for", "against")
CARD_VERBS = ("play", "use")  # of answers that are about a card of one's own: in hand, and in play
Mind = Callable[[Game[Any], Decision, int, Random], int]  # how anybody who is asked on the way answers


class Reading(NamedTuple):
    """An answer that has been read, and the first of each kind of thing that it names."""

    verb: str
    role: Role
    card: str
    piece: int
    player: int
    number: int
    parts: Sequence[Part]

    def says(self, word: str) -> bool:
        return any(part.word == word for part in self.parts)

    @property
    def side(self) -> str:
        """For which side of a fight a card is thrown; empty: it is not."""
        word = self.parts[-1].word if self.parts else ""
        return word if word in SIDES else ""


@lru_cache(maxsize=4096)
def read(option: Option) -> Reading:
    """The same answers are offered again and again."""
    answer = GRAMMAR.read(option)
    return Reading(answer.verb, answer.role, answer.card, answer.piece, answer.player, answer.number, answer.parts)


def table_of(game: Game[Any]) -> Munchkin:
    table = game.table
    assert isinstance(table, Munchkin)
    return table


class Seat:
    """Whoever is asked. What it tries happens in a world where all that it does not know is made up; there nobody tries
    anything in turn."""

    def __init__(
        self,
        g: Munchkin,
        decision: Decision,
        me: int,
        random: Random,
        mind: Mind,
        imagine: Callable[[], Game[Any]] | None = None,
    ) -> None:
        self.g = g
        self.decision = decision
        self.options = decision.offers[me]
        self.me = me
        self.hero = g.hero(me)
        self.random = random
        self.mind = mind
        self.imagine = imagine
        self.made: Collection[Offered] = ()  # what has been offered in this game
        self.temper = CALM

    # -- trying ----------------------------------------------------------------------------------------

    @cached_property
    def world(self) -> Game[Any]:
        """The one in which everything is tried first."""
        assert self.imagine is not None
        return self.imagine()

    def after(self, option: Option, world: Game[Any] | None = None) -> Game[Any]:
        """The world after this answer: everyone lets pass what is in the air, and answers any question about it as this
        player would. What can be used again is used again, as long as the fight is lost without it."""
        twin = (world or self.world).rollout()
        twin.answer(self.me, self.options.index(option))
        self.settle(twin)
        while is_still_there(option, twin) and is_losing(table_of(twin)) and option in (again := offers(twin, self.me)):
            twin.answer(self.me, again.index(option))
            self.settle(twin)
        return twin

    def settle(self, twin: Game[Any]) -> None:
        state = table_of(twin).state
        for _ in range(LONGEST):
            decision = twin.decision
            if decision is None or (decision.is_window and not state.air) or state.arrivals or state.bodies:
                return
            seat = decision.awaited[0]
            if decision.is_window:
                twin.answer(seat, decision.offers[seat].index(PASS))
            else:
                twin.answer(seat, self.mind(twin, decision, seat, self.random))

    def tries(self, option: Option) -> list[Munchkin]:
        """The table after this answer: in one world, or in several if chance plays a part. Where nobody tries anything,
        it is as it was."""
        if self.imagine is None:
            return [self.g]
        here = table_of(self.after(option))
        if not is_chancy(table_of(self.world), here):
            return [here]
        return [here, *[table_of(self.after(option, self.imagine())) for _ in range(WORLDS - 1)]]

    def outcome(self, option: Option) -> float:
        """How much better off this answer leaves one."""
        return average([self.gain(g) for g in self.tries(option)])

    def gain(self, after: Munchkin) -> float:
        return gain(self.g, self.now, after, self.me)

    @cached_property
    def now(self) -> float:
        return standing(self.g, self.me, self.ahead)

    @cached_property
    def ahead(self) -> int:
        return margin(self.g)

    # -- what cards are worth --------------------------------------------------------------------------

    def keep_the_best(self, option: Option) -> float:
        """When something is to be lost, given or paid: the least of one's own cards, the best of other people's.
        Otherwise «yes» to whatever is allowed; and of players, the weakest."""
        answer = read(option)
        if answer.role in ("main", "done"):
            return 0.5
        if answer.player >= 0 and not answer.card:
            return -danger(self.g, answer.player)
        gear = self.gear_in(option)
        return self.worth(option) if gear is not None and gear.owner != self.me else -self.worth(option)

    def take_the_best(self, option: Option) -> float:
        return self.worth(option) or 0.1

    def worth(self, option: Option) -> float:
        """What the card is worth that an option names, be it in hand, laid out or in play; 0 if it names none."""
        gear, card = self.gear_in(option), read(option).card
        if gear is not None:
            return gear_worth(self.g, self.me, gear)
        return card_worth(self.g, self.me, CARDS[card]) if card else 0.0

    def gear_in(self, option: Option) -> Gear | None:
        serial = read(option).piece
        return self.g.find_gear(serial) if serial else None


def offers(game: Game[Any], seat: int) -> Sequence[Option]:
    return game.decision.offers.get(seat, ()) if game.decision is not None else ()


def is_still_there(option: Option, twin: Game[Any]) -> bool:
    """Has a card in play been used, and is it still there?"""
    answer = read(option)
    return answer.verb == "use" and table_of(twin).find_gear(answer.piece) is not None


def is_losing(g: Munchkin) -> bool:
    return g.is_open and margin(g) <= 0


def is_chancy(before: Munchkin, after: Munchkin) -> bool:
    """Was a die rolled or a door opened? Which treasures are drawn does not matter yet."""
    return before.state.seed != after.state.seed or len(before.state.doors) != len(after.state.doors)


def average(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
