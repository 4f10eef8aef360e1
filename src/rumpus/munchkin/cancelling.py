"""Cancelling a card that has just been opened or played, as if nothing had happened: where it is, and how it leaves;
and ending curses."""

from __future__ import annotations

from rumpus.family.options import SEAT_NAMES, seat_of
from rumpus.kernel import Option
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.table.state import Foe, Gear, News, Throw
from rumpus.munchkin.table.table import Table


def just_now(g: Table) -> list[News]:
    """The cards that the last action brought, as far as they can still be cancelled."""
    return [news for news in g.state.news if news.what in ("opened", "played") and is_there(g, news)]


def is_there(g: Table, news: News) -> bool:
    uid = news.uid
    if g.state.fight is not None and (foe_of(g, uid) or enhanced_by(g, uid) or lasting_throw(g, uid)):
        return True
    if news.what == "opened":
        return uid in g.hand(news.player)
    return gear_of(g, uid) is not None or g.card(uid).kind == "level"


def foe_of(g: Table, uid: int) -> Foe | None:
    return next((foe for foe in g.fight.foes if foe.uid == uid), None)


def enhanced_by(g: Table, uid: int) -> Foe | None:
    return next((foe for foe in g.fight.foes if uid in foe.enhancers), None)


def lasting_throw(g: Table, uid: int) -> Throw | None:
    """A card in the fight that works as long as it is there; one that has had its effect cannot be taken back."""
    throw = next((each for each in g.fight.thrown if each.uid == uid), None)
    card = g.card(uid)
    if throw is None or (card.bonus and not throw.side):  # it did something else, once
        return None
    effects = (card.item_factor, card.throw_factor, card.foe_bonus, card.flight_bonus)
    works = throw.side or card.ignores_likes or card.conjures or card.kind == "wandering monster"
    return throw if works or any(each is not None for each in effects) else None


def gear_of(g: Table, uid: int) -> Gear | None:
    """A card that lies before a player, or on one of their items."""
    for player in g.players_from(0):
        for gear in g.gear(player):
            for each in (gear, *gear.on):
                if each.uid == uid:
                    return each
    return None


async def undo(g: Table, news: News) -> None:
    """The card is discarded, and whatever it did is as before."""
    uid = news.uid
    g.tell("cancelled", g.card(uid).id)
    if g.state.fight is not None and (foe := foe_of(g, uid)):
        await undo_monster(g, foe, news)
    elif g.state.fight is not None and (foe := enhanced_by(g, uid)):
        await undo_enhancer(g, foe, news)
    elif g.state.fight is not None and (throw := lasting_throw(g, uid)):
        await undo_throw(g, throw)
    elif gear := gear_of(g, uid):
        await undo_gear(g, gear)
    elif news.what == "opened":
        await g.discard(news.player, uid)
        await g.open_door(news.player)
    else:
        for each in g.state.news:
            if each.what == "gained":
                await g.lose_levels(each.player, each.amount)


async def undo_monster(g: Table, foe: Foe, news: News) -> None:
    """Another door is opened in place of the one that was opened; a player who looked for trouble may do so again."""
    if news.what == "opened":
        await g.call_off_fight(foe)
        await g.open_door(news.player)
    elif foe.serial == g.fight.sought:
        await g.call_off_fight(foe)
    else:
        await g.remove_foe(foe)


async def undo_enhancer(g: Table, foe: Foe, news: News) -> None:
    """A monster that came together with it goes back to its player's hand (MU-3.9)."""
    if any(each.what == "played" and each.uid == foe.uid for each in g.state.news):
        await g.remove_foe(foe, to_hand_of=news.player)
    else:
        await g.discard_enhancer(foe, news.uid)


async def undo_throw(g: Table, throw: Throw) -> None:
    """The monster that a wandering monster card has brought goes back to its player's hand."""
    await g.change_throw(throw, None)
    g.lay_on_pile(throw.uid)
    if g.card(throw.uid).kind == "wandering monster":
        brought = [news.uid for news in g.state.news if news.what == "played"]
        foe = next((foe for foe in g.fight.foes if foe.uid in brought), None)
        if foe is not None:
            await g.remove_foe(foe, to_hand_of=throw.by)


async def undo_gear(g: Table, gear: Gear) -> None:
    """The class or army that was dropped for it comes back."""
    if gear.card.is_role:
        kind = gear.card.kind
        dropped = [news.uid for news in g.state.news if news.what == "discarded" and g.card(news.uid).kind == kind]
        for uid in dropped:
            await g.take_into_play(gear.owner, uid)
    await g.discard_gear(gear)


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
