"""Cards that were just drawn or played: which can still be answered, so that they are as if they had never been there
(MU-2.17); and ending curses."""

from __future__ import annotations

from rumpus.family.options import SEAT_NAMES, seat_of
from rumpus.kernel import SILENT, Option
from rumpus.munchkin.cards.card import CARDS, Card
from rumpus.munchkin.table.past import GOES_BACK
from rumpus.munchkin.table.state import Before
from rumpus.munchkin.table.table import Table
from rumpus.munchkin.windows import gear_options, moment

OF_GEAR = ("put on", "put away", "throw away", "drop", "be rid of")
OF_FLIGHT = ("run", "abandon")
OF_HELP = ("ask", "ask everybody", "offer help", "accept", "refuse", "counter", "withdraw")


def just_now(g: Table, player: int) -> dict[str, Before]:
    """What this player can answer, by the names of the cards; of copies the last one. A card that nobody else has seen
    is answered by who has drawn it."""
    return {g.card(each.uid).id: each for each in g.state.before if each.is_open or each.player == player}


def still_to_answer(g: Table, player: int, option: Option) -> list[Before]:
    """Of what came just before, all that can still be answered when this player does so."""
    if option[0] == "play" and GOES_BACK in CARDS[str(option[1])].tags:
        return list(g.state.before)  # this is the answer
    return [each for each in g.state.before if depends_on(g, each, player, option)]


def depends_on(g: Table, before: Before, player: int, option: Option) -> bool:
    """Could this player not do so if the card had never been there, with the cards that they hold now? Where their
    cards came from is nobody's business."""
    verb, start = option[0], before.start
    if verb in OF_HELP:
        return start.fight is None
    if verb in OF_FLIGHT:
        return start.fight is None or start.fight.stage != "flight"
    if verb not in ("play", "use", *OF_GEAR):
        return False
    past = Table(start.copy(), SILENT)
    if before.is_drawn:
        past.state.phase = g.state.phase  # another card would have been drawn
    if verb != "play" and ((gear := past.find_gear(int(option[2]))) is None or gear.uid == before.uid):
        return True
    hand = past.hand(player)
    hand += [uid for uid in g.hand(player) if uid not in hand]
    if not before.is_drawn and before.uid in hand:
        hand.remove(before.uid)
    if could_do(past, player, option):
        return False
    pass_by(past)
    return not could_do(past, player, option)


def could_do(past: Table, player: int, option: Option) -> bool:
    """Is it possible at that table?"""
    when, card = moment(past, player), CARDS[str(option[1])]
    if option[0] == "play":
        return any(play.when & when and option[2:] in play.targets(past, player, card) for play in card.plays)
    gear = past.find_gear(int(option[2]))
    assert gear is not None
    if option[0] in OF_GEAR:
        return option in gear_options(past, player, gear, when)
    if any(use.when & when and option[3:] in use.targets(past, gear) for use in card.uses):
        return True
    return any(play.when & when and option[3:] in play.targets(past, player, card) for play in card.plays)


def pass_by(past: Table) -> None:
    """What could only be answered there and then is over: a card in the air, a roll, a call, treasures to be shared."""
    state = past.state
    state.air, state.spoils, state.let_end = [], None, -1
    if state.fight is not None:
        state.fight.roll, state.fight.calls = None, []


# -- curses ----------------------------------------------------------------------------------------------------


def curses(g: Table, player: int, card: Card) -> list[Option]:
    """The one in the air, or one that lasts."""
    if g.state.air:
        return [()] if g.state.air[-1].play < 0 else []
    lasting = [
        (each.card.id, SEAT_NAMES[other])
        for other in g.players_from(0)
        for each in g.hero(other).lasting
        if each.is_curse
    ]
    evil = [
        (curse.card.id, SEAT_NAMES[gear.owner])
        for other in g.players_from(0)
        for gear in g.items(other)
        for curse in gear.on
        if curse.card.is_curse
    ]
    return [*lasting, *evil]


async def end_curse(g: Table, player: int, curse: str = "", victim: str = "") -> None:
    """At any time: cancel a curse, either one that is striking now or a lasting one."""
    if g.state.air:
        await g.cancel()
        return
    await g.lift_curse(seat_of(victim), curse)
