"""Exhausts what is left of a puzzle: every answer of its player, and every answer of the others against it.

A *plan* is what the player has to do, whatever the others do: answers in words, in no order, without those that
only let the game go on. It counts as a solution only if none of it can be left out: what is played beside it makes no
further solution.

The others play together, know everything and speak first. They agree to no deal, so nobody needs to offer one; and what
they might as well do at another time does not count.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rumpus.family.options import CANCEL, END_TURN, PASS, YES, with_names, with_pieces
from rumpus.kernel import Decision, Game, Option, digest, key_of
from rumpus.puzzles.puzzle import Puzzle

Plan = frozenset[tuple[str, int]]  # answers in words, each with how many times it was given before
Plans = frozenset[Plan]
LOST: Plans = frozenset()
WON: Plans = frozenset([frozenset()])
MOST_PLANS = 100
MOST_ANSWERS = 200_000  # that are tried


class TooMuch(Exception):
    """There is more to try than the budget allows, or more ways to win than anybody would write down."""


class Search:
    """What it has found out about a table it keeps. With `allowed`, the player does only that."""

    def __init__(self, puzzle: Puzzle, budget: int = MOST_ANSWERS, allowed: Iterable[str] | None = None) -> None:
        self.puzzle = puzzle
        self.budget = budget
        self.tried = 0
        self.allowed = None if allowed is None else frozenset(allowed)
        self._plans: dict[str, Plans] = {}
        self._hopes: dict[str, bool] = {}

    # -- all solutions ---------------------------------------------------------------------------------

    def plans(self, game: Game[Any]) -> Plans:
        """Every way to reach the goal from here; none: the others can prevent it. May raise TooMuch."""
        verdict = self.puzzle.verdict(game)
        if verdict is not None:
            return WON if verdict else LOST
        place = digest(game.state) if game.is_at_rest else ""
        if place in self._plans:
            return self._plans[place]
        decision, me = open_question(game), self.puzzle.seat
        if me in decision.awaited:
            found = self._mine(game, decision, self.own(game, decision))
            found = self._against(game, found, self.interjections(decision))
        else:
            found = self._against(game, WON, self.replies(decision))
            if acts := [each for each in self.own(game, decision) if each[2]]:
                sooner = self._mine(game, decision, acts)
                found = smallest([*found, *self._against(game, sooner, self.interjections(decision))])
        if place:
            self._plans[place] = found
        return found

    def _mine(self, game: Game[Any], decision: Decision, answers: Iterable[tuple[int, str, bool]]) -> Plans:
        found: list[Plan] = []
        for option, words, is_act in answers:
            plans = self.plans(self.after(game, self.puzzle.seat, option))
            found += [with_answer(plan, words) for plan in plans] if is_act else plans
        return smallest(found)

    def _against(self, game: Game[Any], found: Plans, answers: Iterable[tuple[int, int]]) -> Plans:
        for seat, option in answers:
            if not found:
                break
            left = self.plans(self.after(game, seat, option))
            found = smallest([one | other for one in found for other in left])
        return found

    # -- is there one? ---------------------------------------------------------------------------------

    def has_hope(self, game: Game[Any]) -> bool:
        """Whether there is any way to reach the goal from here. May raise TooMuch."""
        verdict = self.puzzle.verdict(game)
        if verdict is not None:
            return verdict
        place = digest(game.state) if game.is_at_rest else ""
        if place in self._hopes:
            return self._hopes[place]
        decision, me = open_question(game), self.puzzle.seat
        found = self.has_hope_if_left_alone(game)
        if me in decision.awaited:
            found = found and self._all(game, self.interjections(decision))
        elif not found and (acts := [(me, option) for option, _, is_act in self.own(game, decision) if is_act]):
            found = self._any(game, acts) and self._all(game, self.interjections(decision))
        if place:
            self._hopes[place] = found
        return found

    def has_hope_if_left_alone(self, game: Game[Any]) -> bool:
        """The same, if nobody speaks before those who are asked. May raise TooMuch."""
        decision, me = open_question(game), self.puzzle.seat
        if me in decision.awaited:
            return self._any(game, [(me, option) for option, _, _ in self.own(game, decision)])
        return self._all(game, self.replies(decision))

    def _any(self, game: Game[Any], answers: Iterable[tuple[int, int]]) -> bool:
        return any(self.has_hope(self.after(game, *answer)) for answer in answers)

    def _all(self, game: Game[Any], answers: Iterable[tuple[int, int]]) -> bool:
        return all(self.has_hope(self.after(game, *answer)) for answer in answers)

    # -- answers ---------------------------------------------------------------------------------------

    def own(self, game: Game[Any], decision: Decision) -> list[tuple[int, str, bool]]:
        """What the player may say: the option, its words, and whether anything is done by it. Of answers that read
        alike the first counts."""
        puzzle = self.puzzle
        options = self.serious(decision, puzzle.seat)
        pieces = puzzle.scenario.notation.scene(game, puzzle.names).in_play() if options else {}
        found: dict[str, tuple[int, str, bool]] = {}
        for index, option in options:
            described = with_pieces(option, lambda card, serial: pieces.get(serial, (card, card))[1])
            words = key_of(with_names(described, puzzle.names))
            is_act = puzzle.family.grammar.role(option) == "act" or option == YES
            if not is_act or self.allowed is None or words in self.allowed:
                found.setdefault(words, (index, words, is_act))
        return list(found.values())

    def replies(self, decision: Decision) -> Iterator[tuple[int, int]]:
        """What the others may say while the player waits. Only the first of them who is asked lets it go on: in which
        order they pass does not matter."""
        first = decision.awaited[0]
        for seat, index, option in self._of_others(decision):
            if seat == first or not self.lets_go(option):
                yield seat, index

    def interjections(self, decision: Decision) -> Iterator[tuple[int, int]]:
        """What the others may do before the player answers."""
        for seat, index, option in self._of_others(decision):
            if not self.lets_go(option):
                yield seat, index

    def _of_others(self, decision: Decision) -> Iterator[tuple[int, int, Option]]:
        grammar, aside = self.puzzle.family.grammar, self.puzzle.family.manners.aside if decision.is_window else ()
        for seat in decision.offers:
            if seat != self.puzzle.seat:
                for index, option in self.serious(decision, seat):
                    if not grammar.has_verb(option, aside):
                        yield seat, index, option

    def serious(self, decision: Decision, seat: int) -> list[tuple[int, Option]]:
        """What a seat may say without deals and talk. Who passes need not say more than that, and whoever has begun
        something carries it through if that is possible."""
        grammar, passes = self.puzzle.family.grammar, self.puzzle.family.manners.passes
        numbered = list(enumerate(decision.offers.get(seat, ())))
        unsaid, verbs = [*[option for option in passes if option != PASS], CANCEL], grammar.deals | grammar.talk
        found = [each for each in numbered if each[1] not in unsaid and not grammar.has_verb(each[1], verbs)]
        return found or (numbered if seat in decision.awaited else [])

    def lets_go(self, option: Option) -> bool:
        return option == END_TURN or self.puzzle.family.grammar.lets_go(option)

    def after(self, game: Game[Any], seat: int, option: int) -> Game[Any]:
        self.tried += 1
        if self.tried > self.budget:
            raise TooMuch(f"{self.puzzle.id}: more than {self.budget} answers")
        twin = game.clone()
        twin.answer(seat, option)
        while (decision := twin.decision) is not None and is_forced(decision) and self.puzzle.verdict(twin) is None:
            twin.answer(decision.awaited[0], 0)
        return twin


def open_question(game: Game[Any]) -> Decision:
    assert game.decision is not None
    return game.decision


def is_forced(decision: Decision) -> bool:
    """Whether there is nothing to decide."""
    return sum(len(options) for options in decision.offers.values()) == 1


def with_answer(plan: Plan, words: str) -> Plan:
    times = sum(said == words for said, _ in plan)
    return plan | {(words, times)}


def smallest(plans: Iterable[Plan]) -> Plans:
    """Those that hold no other one."""
    kept: list[Plan] = []
    for plan in sorted(set(plans), key=len):
        if not any(each <= plan for each in kept):
            kept.append(plan)
    if len(kept) > MOST_PLANS:
        raise TooMuch(f"more than {MOST_PLANS} ways to win")
    return frozenset(kept)
