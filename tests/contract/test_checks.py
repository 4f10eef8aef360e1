"""The checks find what they are for: each of these markets breaks one promise, and one check says so."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from rumpus.family import View
from rumpus.kernel import Decision, Option, Rules, ask
from rumpus.match import Match
from tests.contract import checks
from tests.contract.orders import check_orders
from tests.kernel.market import MARKET, Market, State, new_state
from tests.kernel.trading import all_cards, exchange, layout_of, relabel

Check = Callable[[checks.Family[State], Match[State], Random], None]


class ShowsUids(Market):
    def view(self, viewer: int, public: View | None = None) -> View:
        return super().view(viewer, public) | {"top": self.state.deck[-1:]}


class OffersTwice(Market):
    async def pick(self, seat: int, prompt: str, options: list[Option]) -> int:
        return min(await super().pick(seat, prompt, [*options, options[0]]), len(options) - 1)


class LosesCards(Market):
    def leave_hand(self, seat: int, name: str, to: list[int]) -> None:
        super().leave_hand(seat, name, to)
        self.state.deck.pop()


class AsksAgain(Market):
    """A player who never dares to bury any but the first card never gets away."""

    async def pick(self, seat: int, prompt: str, options: list[Option]) -> int:
        while (answer := await super().pick(seat, prompt, options)) == 0 and prompt == "bury":
            pass
        return answer


class WritesBeforeWindow(Market):
    async def auction(self) -> None:
        self.state.turns += 1
        await super().auction()


class SpiesWithoutBarrier(Market):
    async def spy(self, me: int) -> None:
        self.state.barrier -= 1
        await super().spy(me)


class RemembersOutsideTheState(Market):
    asked = 0

    async def pick(self, seat: int, prompt: str, options: list[Option]) -> int:
        RemembersOutsideTheState.asked += 1
        return await super().pick(seat, f"{prompt} {self.asked}", options)


class RemembersUids(Market):
    async def spy(self, me: int) -> None:
        state = self.state
        looked_at = [state.deck.pop() for _ in range(3)]
        state.aside += looked_at
        state.barrier += 1
        place = await self.pick((me + 1) % len(state.stands), "bury", [("place", i) for i in range(3)])
        state.aside.remove(looked_at[place])  # in an imagined world it lies elsewhere
        state.deck += [looked_at[place], *state.aside]
        state.aside.clear()


class DealsOthersOnly(Market):
    def redeal(self, viewer: int, seed: int) -> None:
        kept = self.state.seed
        super().redeal(viewer, seed)
        self.state.seed = kept  # the next die


class DealsWhatIsKnown(Market):
    def redeal(self, viewer: int, seed: int) -> None:
        self.state.known[:] = bytes(len(self.state.known))
        super().redeal(viewer, seed)


class SkipsForHiddenReasons(Market):
    """Nobody is asked which card to take when both are equal: so everybody knows that they are."""

    async def pick(self, seat: int, prompt: str, options: list[Option]) -> int:
        return 0 if len(options) == 1 else await super().pick(seat, prompt, options)


class AwaitsWhoCanRing(Market):
    """Who could interject is waited for: so everybody knows who holds a gong."""

    async def auction(self) -> None:
        script = super().auction()
        try:
            decision: Decision = script.send(None)
        except StopIteration:
            return
        seat, index = await ask(Decision("auction", decision.offers, tuple(decision.offers), is_window=True))
        with pytest.raises(StopIteration):
            script.send((seat, index))


class SellsTheLastOfTheHand(Market):
    """Whichever card was asked for."""

    def leave_hand(self, seat: int, name: str, to: list[int]) -> None:
        hand = self.state.stands[seat].hand
        super().leave_hand(seat, self.state.cards[hand[-1]] if to is self.state.sold else name, to)


class FavoursTheFirstSeat(Market):
    def end_turn(self) -> None:
        super().end_turn()
        self.state.stands[0].coins += 1


def twins(family: checks.Family[State], match: Match[State], rng: Random) -> None:
    checks.check_twins(match.game, rng)


def question(family: checks.Family[State], match: Match[State], rng: Random) -> None:
    checks.check_question(match.game)


def window(family: checks.Family[State], match: Match[State], rng: Random) -> None:
    checks.check_window(match.game)


def cards(family: checks.Family[State], match: Match[State], rng: Random) -> None:
    checks.check_options(family, match.game)


def imagination(family: checks.Family[State], match: Match[State], rng: Random) -> None:
    checks.check_imagination(family, match.game, rng)


def uids(family: checks.Family[State], match: Match[State], rng: Random) -> None:
    checks.check_uids(family, match.game, 3)


def answer(family: checks.Family[State], match: Match[State], rng: Random) -> None:
    checks.check_answer(match, checks.random_answer(checks.open_question(match.game), rng), rng)


def two_worlds(family: checks.Family[State], match: Match[State], rng: Random) -> None:
    checks.check_two_worlds(family, match, 3, rng)


def in_other_orders(family: checks.Family[State], match: Match[State], rng: Random) -> None:
    check_orders(layout_of(match.rules), match, rng)


@pytest.mark.parametrize(
    ("table", "check"),
    [
        (ShowsUids, uids),
        (OffersTwice, question),
        (LosesCards, cards),
        (AsksAgain, cards),
        (WritesBeforeWindow, window),
        (SpiesWithoutBarrier, answer),
        (RemembersOutsideTheState, twins),
        (RemembersUids, imagination),
        (DealsOthersOnly, imagination),
        (DealsWhatIsKnown, imagination),
        (SkipsForHiddenReasons, two_worlds),
        (AwaitsWhoCanRing, two_worlds),
        (SellsTheLastOfTheHand, in_other_orders),
        (FavoursTheFirstSeat, in_other_orders),
    ],
)
def test_a_broken_promise_is_found(table: type[Market], check: Check) -> None:
    rules: Rules[State] = Rules(f"market of {table.__name__} {check.__name__}", 1, new_state, table)
    family = checks.Family(rules, all_cards, exchange, relabel)
    for seed in range(30):
        match, rng = Match(rules, {"players": 3, "turns": 12}, seed), Random(seed)
        while match.game.decision is not None:
            try:
                check(family, match, rng)
            except (checks.Violation, ValueError):
                return
            if match.game.decision is not None:
                match.answer(*checks.random_answer(match.game.decision, rng))
    pytest.fail(f"{table.__name__} was not found out")


def test_the_market_minds_neither_the_order_of_a_hand_nor_who_sits_where() -> None:
    for seed in range(5):
        match: Match[State] = Match(MARKET, {"players": 2 + seed % 3, "turns": 20}, seed)
        assert check_orders(layout_of(MARKET), match, Random(seed)) == match.game.answered
