"""What would come at once of a minion that is played somewhere: how its base stands then, and what it asks. Tried on
tables that the player imagines; what hangs on hidden cards is not told."""

from __future__ import annotations

from typing import Any, NamedTuple

from rumpus.kernel import Game, Option
from rumpus.smashup.grammar import GRAMMAR
from rumpus.smashup.table.table import Table

MOST_TRIES = 30  # answers to one question, in each world
WORLDS = (0, 1)  # their seeds


class Outlook(NamedTuple):
    power: int  # at the base then
    breakpoint: int
    is_up: bool  # it scores when the turn ends, as it stands
    prompt: str = ""  # what the minion asks then
    targets: int = 0  # and how many there are to choose from
    missed: str = ""  # the prompt of a choice for which there is nothing


def outlooks(game: Game[Any], seat: int) -> dict[int, Outlook]:
    """By the place of the answer, of a player who may play minions now."""
    decision = game.decision
    if decision is None or seat not in decision.awaited:
        return {}
    places = [place for place, option in enumerate(decision.offers[seat]) if is_placed(option)][:MOST_TRIES]
    if not places:
        return {}
    worlds = [game.imagine(seat, seed) for seed in WORLDS]
    found = {place: {outlook(world, seat, place) for world in worlds} for place in places}
    return {place: told for place, (told, *others) in found.items() if told is not None and not others}


def is_placed(option: Option) -> bool:
    return option[0] == "play" and bool(GRAMMAR.read(option).base)


def outlook(world: Game[Any], seat: int, place: int) -> Outlook | None:
    """None: the base has gone."""
    assert world.decision is not None
    answer = GRAMMAR.read(world.decision.offers[seat][place])
    twin = world.clone()
    twin.answer(seat, place)
    table = twin.table
    assert isinstance(table, Table)
    base = next((each for each in table.bases() if each.card.id == answer.base), None)
    if base is None:
        return None
    stands = Outlook(table.total_power(base), table.breakpoint(base), base in table.bases_up(), missed=table.missed)
    decision = twin.decision
    if decision is None or decision.awaited != (seat,) or decision.source != answer.card:
        return stands
    targets = sum(GRAMMAR.role(option) == "act" for option in decision.offers[seat])
    return stands._replace(prompt=decision.prompt, targets=targets)
