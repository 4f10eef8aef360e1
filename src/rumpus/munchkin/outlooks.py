"""What would come at once of an answer: whose level and strength would be another, who would lose what, and how a fight
would stand with help. Tried on tables that the player imagines; what hangs on hidden cards or on others is not told."""

from __future__ import annotations

from typing import Any, NamedTuple

from rumpus.kernel import Game, Log, Option
from rumpus.munchkin.cards.card import CARDS
from rumpus.munchkin.foresight import SIGNS
from rumpus.munchkin.grammar import GRAMMAR
from rumpus.munchkin.table.table import Table

MOST_TRIES = 24  # answers to one question, in each world
MOST_PASSES = 16  # by others, until something takes effect
WORLDS = (0, 1)  # their seeds
OF_HELP = ("ask", "offer help")
OF_CARDS = ("play", "use", "put on", "put away", "drop")
TERMS = ("treasures", "first pick", "pay")  # what is asked about help; the first answer costs least


class Shift(NamedTuple):
    """What changes for somebody."""

    player: int
    levels: tuple[int, int]  # before and after
    strengths: tuple[int, int]
    lost: tuple[str, ...]  # of what lay before them
    stowed: tuple[str, ...]  # of what they used, and only carry then


class Outlook(NamedTuple):
    shifts: tuple[Shift, ...] = ()
    ours: int = 0  # with help
    theirs: int = 0
    is_won: bool = False

    @property
    def is_help(self) -> bool:
        return self.ours > 0


def outlooks(game: Game[Any], seat: int) -> dict[int, Outlook]:
    """By the place of the answer; what would leave everything as it is, or ask more, is left out."""
    decision = game.decision
    if decision is None or seat not in decision.offers:
        return {}
    table = table_of(game)
    places = [place for place, option in enumerate(decision.offers[seat]) if is_told(table, option)][:MOST_TRIES]
    if not places:
        return {}
    worlds = [game.imagine(seat, seed) for seed in WORLDS]
    found = {place: {outlook(world, seat, place) for world in worlds} for place in places}
    return {place: told for place, (told, *others) in found.items() if told is not None and not others}


def is_told(g: Table, option: Option) -> bool:
    """A card is played or chosen, or help is asked for. How a fight would stand after a card, the answer says."""
    answer = GRAMMAR.read(option)
    if answer.verb in OF_HELP:
        return True
    if not answer.verb:
        return answer.piece > 0
    return answer.verb in OF_CARDS and (not g.is_open or CARDS[answer.card].is_curse)


def outlook(world: Game[Any], seat: int, place: int) -> Outlook | None:
    """None: there is nothing to say, or something else has to be answered first."""
    assert world.decision is not None
    option = world.decision.offers[seat][place]
    twin = world.clone()
    twin.log = Log()
    twin.answer(seat, place)
    if option[0] in OF_HELP:
        return with_help(twin, seat)
    for _ in range(MOST_PASSES):
        if not SIGNS.goes_on(twin) or (passing := SIGNS.passing(twin)) is None:
            break
        twin.answer(*passing)
    if SIGNS.goes_on(twin):
        return None
    before, after = table_of(world), table_of(twin)
    moved = GRAMMAR.read(option).piece
    shifts = [shift(before, after, player, moved) for player in range(len(before.state.heroes))]
    changed = tuple([each for each in shifts if is_another(each)])
    return Outlook(changed) if changed else None


def is_another(found: Shift) -> bool:
    levels, strengths = found.levels, found.strengths
    return bool(found.lost or found.stowed) or levels[0] != levels[1] or strengths[0] != strengths[1]


def with_help(twin: Game[Any], seat: int) -> Outlook | None:
    """If it is granted, on whatever terms."""
    for _ in range(MOST_PASSES):
        decision = twin.decision
        if decision is None or decision.prompt not in TERMS or decision.awaited != (seat,):
            break
        options = list(decision.offers[seat])
        twin.answer(seat, options.index(("done",)) if ("done",) in options else 0)
    decision = twin.decision
    if decision is not None and decision.prompt == "help":
        helper = decision.awaited[0]
        twin.answer(helper, [option[0] for option in decision.offers[helper]].index("accept"))
    table = table_of(twin)
    if not table.is_open or table.fight.helper < 0:
        return None
    ours, theirs = table.strengths()
    return Outlook(ours=ours, theirs=theirs, is_won=table.is_winning())


def shift(before: Table, after: Table, player: int, moved: int) -> Shift:
    """What is moved by the answer itself is not told."""
    one, other = before.hero(player), after.hero(player)
    kept = {gear.serial: gear for gear in other.gear}
    lost = tuple([gear.card.id for gear in one.gear if gear.serial not in kept])
    used = [gear for gear in one.gear if gear.is_used and gear.serial in kept and gear.serial != moved]
    stowed = tuple([gear.card.id for gear in used if not kept[gear.serial].is_used])
    strengths = (before.strength(player), after.strength(player))
    return Shift(player, (one.level, other.level), strengths, lost, stowed)


def table_of(game: Game[Any]) -> Table:
    table = game.table
    assert isinstance(table, Table)
    return table
