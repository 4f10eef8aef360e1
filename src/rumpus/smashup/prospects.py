"""What a treasure would do for a player if they could play it now: tried on tables that they imagine, at which it is
their turn and the base that is being scored has gone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from rumpus.kernel import Game
from rumpus.smashup.table.state import State
from rumpus.smashup.table.table import Table
from rumpus.smashup.winning import places, points_for

MOST_TRIES = 40  # answers, for one treasure
PROMPT = "take loot"
LIES_ON = "play on"  # the prompt for what a card lies on


class Prospect(NamedTuple):
    """What is best about it, the most important first."""

    points: int = 0
    worth: int = 0  # points more that the player would get if that base scored now
    beaten: tuple[tuple[int, str], ...] = ()  # minions of others that would no longer be there: whose, and which
    power: int = 0
    cards: int = 0
    base: str = ""  # where that is
    place: int = 0  # of the player there

    @property
    def rank(self) -> tuple[int, ...]:
        return self.points, self.worth, len(self.beaten), self.power, self.cards


def prospects(game: Game[Any], seat: int) -> dict[str, Prospect | None]:
    """Of each treasure that the player may take, by its id. None: there is nothing to play it on."""
    decision = game.decision
    if decision is None or decision.prompt != PROMPT or seat not in decision.awaited:
        return {}
    world: State = game.imagine(seat, 0).state
    return {card: prospect(in_turn(game, world, seat, uid), seat, card) for card, uid in decision.cards.items()}


def in_turn(game: Game[Any], world: State, seat: int, uid: int) -> Game[Any]:
    """It is the player's turn, and they hold nothing but this treasure."""
    state = world.copy()
    assert state.scoring is not None
    assert state.piles is not None
    state.bases = [base for base in state.bases if base.serial != state.scoring.base]
    state.scoring, state.phase, state.active = None, "play", seat
    state.minions_left, state.actions_left, state.extras, state.resolving = 1, 1, [], []
    state.piles.loot = [each for each in state.piles.loot if each != uid]
    state.seats[seat].hand = [uid]
    return Game(game.rules, state, [])


def prospect(game: Game[Any], seat: int, card: str) -> Prospect | None:
    decision = game.decision
    assert decision is not None
    plays = [place for place, option in enumerate(decision.offers[seat]) if option[:2] == ("play", card)]
    if not plays:
        return Prospect()  # its time is another one
    tables = [after for place in plays for after in outcomes(game, seat, place, MOST_TRIES)]
    found = [measured(game, after, seat) for after in tables if table_of(after).missed != LIES_ON]
    return max(found, key=lambda each: each.rank) if found else None


def outcomes(game: Game[Any], seat: int, place: int, tries: int) -> Iterator[Game[Any]]:
    """The table after this answer, and after all others that belong to it."""
    twin = game.clone()
    twin.answer(seat, place)
    decision = twin.decision
    if decision is None or twin.is_at_rest or decision.awaited != (seat,):
        yield twin
        return
    count = len(decision.offers[seat])
    for each in range(min(count, tries)):
        yield from outcomes(twin, seat, each, tries // count)


def measured(game: Game[Any], after: Game[Any], seat: int) -> Prospect:
    """At the base where it does most."""
    before, now = table_of(game), table_of(after)
    points = now.state.seats[seat].points - before.state.seats[seat].points
    cards = len(now.state.seats[seat].hand) - len(before.state.seats[seat].hand) + 1
    found = [Prospect(points, cards=max(0, cards))]
    for base in before.bases():
        then = next((each for each in now.bases() if each.serial == base.serial), None)
        if then is None:
            continue
        here, there = before.totals(base), now.totals(then)
        worth = points_for(then.card, places(there))[seat] - points_for(base.card, places(here))[seat]
        left = {minion.serial for minion in now.minions(at=then)}
        others = [minion for minion in before.minions(at=base) if minion.controller not in (seat, -1)]
        beaten = tuple((minion.controller, minion.card.id) for minion in others if minion.serial not in left)
        power = max(0, there[seat]) - max(0, here[seat])
        found.append(Prospect(points, worth, beaten, power, max(0, cards), base.card.id, places(there)[seat]))
    return max(found, key=lambda each: each.rank)


def table_of(game: Game[Any]) -> Table:
    table = game.table
    assert isinstance(table, Table)
    return table
