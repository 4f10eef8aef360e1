"""What would come at once of an answer: how the base then stands where a minion is played or a target lies, and what
the card asks next. Tried on tables that the player imagines; what hangs on hidden cards is not told."""

from __future__ import annotations

from typing import Any, NamedTuple

from rumpus.kernel import Game, Log, Option
from rumpus.smashup.grammar import GRAMMAR
from rumpus.smashup.table.state import Piece
from rumpus.smashup.table.table import Table

MOST_TRIES = 30  # answers to one question, in each world
MOST_LEFT = 8  # further answers that are tried for one
WORLDS = (0, 1)  # their seeds


class Outlook(NamedTuple):
    power: int = 0  # at the base then
    breakpoint: int = 0  # 0: it is about no base
    is_up: bool = False  # it scores when the turn ends, as it stands
    was_up: bool = False  # it would have before
    prompt: str = ""  # what the card asks then
    targets: int = 0  # and how many there are to choose from
    own: int = 0  # of these, the player's own
    is_forced: bool = False  # one of them has to be chosen
    missed: str = ""  # the prompt of a choice for which there is nothing
    spoilt: int = 0  # of the targets, those after which the base no longer scores


def outlooks(game: Game[Any], seat: int) -> dict[int, Outlook]:
    """By the place of the answer; what would be as before is left out."""
    decision = game.decision
    if decision is None or decision.is_window or seat not in decision.awaited:
        return {}
    places = [place for place, option in enumerate(decision.offers[seat]) if is_told(option)][:MOST_TRIES]
    if not places:
        return {}
    worlds = [game.imagine(seat, seed) for seed in WORLDS]
    found = {place: {outlook(world, seat, place) for world in worlds} for place in places}
    return {place: told for place, (told, *others) in found.items() if told is not None and not others}


def is_told(option: Option) -> bool:
    """A card is played, or one in play is chosen."""
    if option[0] == "play":
        return True
    answer = GRAMMAR.read(option)
    return not answer.verb and answer.piece > 0


def outlook(world: Game[Any], seat: int, place: int) -> Outlook | None:
    """None: there is nothing to say, or the base has gone."""
    assert world.decision is not None
    answer = GRAMMAR.read(world.decision.offers[seat][place])
    before = table_of(world)
    base = base_called(before, answer.base) if answer.base else base_with(before, answer.piece)
    twin = world.clone()
    twin.log = Log()
    twin.answer(seat, place)
    found = standing(before, table_of(twin), base)
    decision = twin.decision
    is_asked = decision is not None and decision.awaited == (seat,) and not decision.is_window
    if answer.verb and is_asked and decision is not None and decision.source == answer.card:
        asked = follow_up(twin, seat, base)
        return Outlook(*(found or Outlook())[:4])._replace(**asked) if found or asked["is_forced"] else None
    if found is not None and answer.verb:
        is_all = all(event.kind == "play" for event in twin.log.events)
        return found._replace(missed=table_of(twin).missed if is_all else "")
    return found if found is not None and found.was_up and not found.is_up else None


def standing(before: Table, after: Table, base: Piece | None) -> Outlook | None:
    """How the base stands then; None: there is none, or it has gone."""
    then = next((each for each in after.bases() if base is not None and each.serial == base.serial), None)
    if base is None or then is None:
        return None
    is_up, was_up = (base.serial in [each.serial for each in g.bases_up()] for g in (after, before))
    return Outlook(after.total_power(then), after.breakpoint(then), is_up, was_up)


def follow_up(twin: Game[Any], seat: int, base: Piece | None) -> dict[str, Any]:
    """What the card asks now, and what that could do to the base."""
    decision, table = twin.decision, table_of(twin)
    assert decision is not None
    roles = [GRAMMAR.role(option) for option in decision.offers[seat]]
    acts = [place for place, role in enumerate(roles) if role == "act"]
    minions = [find(table, GRAMMAR.read(decision.offers[seat][place]).piece) for place in acts]
    spoilt = 0
    if base is not None and len(acts) <= MOST_LEFT and base.serial in [each.serial for each in table.bases_up()]:
        for place in acts:
            last = twin.clone()
            last.answer(seat, place)
            spoilt += base.serial not in [each.serial for each in table_of(last).bases_up()]
    return {
        "prompt": decision.prompt,
        "targets": len(acts),
        "own": sum(each is not None and each.controller == seat for each in minions),
        "is_forced": len(acts) == len(roles),
        "spoilt": spoilt,
    }


def base_called(table: Table, card: str) -> Piece | None:
    return next((each for each in table.bases() if each.card.id == card), None)


def base_with(table: Table, serial: int) -> Piece | None:
    piece = find(table, serial)
    return None if piece is None else table.base_of(piece)


def find(table: Table, serial: int) -> Piece | None:
    """A card in play."""
    pieces = [piece for base in table.bases() for on in base.on for piece in (on, *on.on)]
    return next((piece for piece in pieces if piece.serial == serial), None)


def table_of(game: Game[Any]) -> Table:
    table = game.table
    assert isinstance(table, Table)
    return table
