"""Deals that the table keeps: help in a fight on terms (MU-3.3, 3.4), and items for items (MU-8.8)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from rumpus.family.options import SEAT_NAMES, seat_of
from rumpus.kernel import Option
from rumpus.munchkin.table.heroes import by_serial
from rumpus.munchkin.table.state import Gear, Offer, Terms
from rumpus.munchkin.table.table import Table

MOST_OFFERS = 3  # of help, by one player to another in one fight: nobody is pestered forever
ASK = [("ask", name) for name in SEAT_NAMES]
TRADE = [("trade", name) for name in SEAT_NAMES]


# -- help ------------------------------------------------------------------------------------------------------


def can_help(g: Table, player: int) -> bool:
    """MU-3.3: only one player may, even if that one is gone (MU-3.17), and not one whom a card stops."""
    fight = g.fight
    return fight.terms is None and player != fight.fighter and not g.is_barred(player)


def help_options(g: Table, player: int) -> list[Option]:
    """The fighter asks one or everybody, and anybody else may offer (MU-3.12)."""
    fight = g.fight
    if fight.terms is not None:
        return []
    if player != fight.fighter:
        return [("offer help",)] if can_help(g, player) and may_propose(g, player, fight.fighter) else []
    able = who_can_be_asked(g)
    return [ASK[other] for other in able] + ([("ask everybody",)] if len(able) > 1 else [])


def who_can_be_asked(g: Table) -> list[int]:
    fighter = g.fight.fighter
    if g.bears(fighter, "no asking"):
        return []
    return [other for other in g.others(fighter) if can_help(g, other) and may_propose(g, fighter, other)]


def may_propose(g: Table, by: int, to: int) -> bool:
    """So often, whatever anybody else has said."""
    return g.fight.asked.get((by, to), 0) < MOST_OFFERS


def answer_options(g: Table, player: int) -> list[Option]:
    """What may be said to offers of help. Of several it is said whose is meant: a fighter who has asked everybody may
    hear other terms from each of them."""
    offers = [terms for terms in g.fight.offers if terms.to == player]
    return [
        (verb, SEAT_NAMES[terms.by]) if len(offers) > 1 else (verb,)
        for terms in offers
        for verb in answers_to(g, terms)
    ]


def answers_to(g: Table, terms: Terms) -> list[str]:
    """It may have become impossible since it was made."""
    if not can_help(g, terms.helper):
        return ["refuse"]
    can_counter = may_propose(g, terms.to, terms.by)
    if is_unpaid(g) and (terms.treasures or terms.items):  # made before that monster came
        return ["refuse", "counter"] if can_counter else ["refuse"]
    return ["accept", "refuse", "counter"] if can_counter and not is_unpaid(g) else ["accept", "refuse"]


def offer_to(g: Table, player: int, option: Option) -> Terms:
    """The offer of help that this answers."""
    offers = [terms for terms in g.fight.offers if terms.to == player]
    return offers[0] if len(option) == 1 else next(each for each in offers if each.by == seat_of(option[1]))


def is_unpaid(g: Table) -> bool:
    return any(foe.card.forbids_pay for foe in g.fight.foes)


async def ask_for_help(g: Table, player: int, option: Option) -> None:
    await ask_players(g, player, [seat_of(option[1])])


async def ask_everybody(g: Table, player: int, option: Option) -> None:
    """MU-3.12: on the same terms; the first to accept is the helper."""
    await ask_players(g, player, who_can_be_asked(g))


async def ask_players(g: Table, player: int, others: list[int]) -> None:
    forced = next((other for other in others if g.bears(other, "must help")), -1)
    if forced >= 0:
        g.remember()
        note_offers(g, player, others)
        await g.add_helper(Terms(player, forced, forced, 0, False))
        return
    await propose(g, player, others, others)


async def offer_help(g: Table, player: int, option: Option) -> None:
    await propose(g, player, [g.fight.fighter], [player])


async def counter(g: Table, player: int, option: Option) -> None:
    """Other terms, to be answered by the player who made the first offer: those have been refused."""
    terms = offer_to(g, player, option)
    drop_offer(g, player, terms)
    await propose(g, player, [terms.by], [terms.helper])


def note_offers(g: Table, by: int, to: list[int]) -> None:
    asked = g.fight.asked
    for each in to:
        asked[by, each] = asked.get((by, each), 0) + 1


async def propose(g: Table, by: int, to: list[int], helpers: list[int]) -> None:
    """The terms: how many treasures, who takes the first, which of the fighter's items."""
    fight = g.fight
    note_offers(g, by, to)
    treasures, first, items = 0, False, []
    if not is_unpaid(g):
        most = g.treasures_at_stake()
        treasures = await g.pick(by, "treasures", [(str(count),) for count in range(most + 1)])
        first = treasures > 0 and await g.pick(by, "first pick", (("fighter",), ("helper",))) == 1
        items = await choose_items(g, by, "pay", fight.fighter)
    for each, helper in zip(to, helpers, strict=True):
        fight.offers.append(Terms(by, each, helper, treasures, first, tuple(items)))
    g.touch()
    whom = [SEAT_NAMES[to[0]]] if len(to) == 1 else []
    g.tell("offers help" if by in helpers else "asks for help" if whom else "asks everybody", SEAT_NAMES[by], *whom,
           treasures, "helper" if first else "fighter", *[name_of(g, serial) for serial in items])  # fmt: skip


async def choose_items(g: Table, chooser: int, prompt: str, owner: int) -> list[int]:
    """Any number of somebody's items in play, by their serials."""
    chosen: list[int] = []
    while left := [gear for gear in g.items(owner) if g.is_movable(gear) and gear.serial not in chosen]:
        gear = await g.choose_gear(chooser, prompt, left, may=True, otherwise="done")
        if gear is None:
            break
        chosen.append(gear.serial)
    return chosen


def name_of(g: Table, serial: int) -> str:
    gear = g.find_gear(serial)
    assert gear is not None
    return gear.card.id


async def accept_help(g: Table, player: int, option: Option) -> None:
    terms = offer_to(g, player, option)
    g.tell("accepts", SEAT_NAMES[player], SEAT_NAMES[terms.by])
    await g.add_helper(terms)


async def refuse_help(g: Table, player: int, option: Option) -> None:
    terms = offer_to(g, player, option)
    drop_offer(g, player, terms)
    g.tell("refuses", SEAT_NAMES[player], SEAT_NAMES[terms.by])


def drop_offer(g: Table, player: int, terms: Terms) -> None:
    """It has not been accepted."""
    g.fight.offers.remove(terms)
    if player == terms.helper:
        g.fight.refused |= 1 << player


async def withdraw_help(g: Table, player: int, option: Option) -> None:
    """Everything that this player has offered, or asked for."""
    g.fight.offers = [terms for terms in g.fight.offers if terms.by != player]
    g.tell("withdraws", SEAT_NAMES[player])


async def pay_helper(g: Table, terms: Terms) -> None:
    """MU-3.18: after the fight, if it was won, the items are still there, and the helper can have them. Whoever has
    promised them pays, even if somebody else has fought on."""
    payer = terms.to if terms.by == terms.helper else terms.by
    paid: list[Gear] = []
    for gear in sorted(g.items(payer), key=by_serial):
        serials = (*[each.serial for each in paid], gear.serial)
        is_due = gear.serial in terms.items and g.is_movable(gear)
        if is_due and can_have_all(g, Offer(payer, terms.helper, serials, ())):
            paid.append(gear)
    await g.swap([(gear, terms.helper) for gear in paid])


# -- trade -----------------------------------------------------------------------------------------------------


def goods(g: Table, player: int) -> list[Gear]:
    """What a player has to trade."""
    return [gear for gear in g.state.heroes[player].gear if gear.card.is_item and (not gear.on or g.is_movable(gear))]


def trade_options(g: Table, player: int) -> list[Option]:
    """Offers to answer or to withdraw, and the players to whom an offer may be made: one at a time, and by nobody in
    combat (MU-8.8)."""
    fighting = g.munchkins()
    if player in fighting:
        return []
    options: list[Option] = []
    is_waiting = False
    for offer in g.state.offers:
        if offer.to == player and offer.by not in fighting:
            verbs = ["accept trade", "refuse trade"]
            verbs += ["counter trade"] if g.may_still("trade", player, offer.by) else []
            options += [(verb, SEAT_NAMES[offer.by]) for verb in verbs]
        elif offer.by == player:
            is_waiting = True
            options.append(("withdraw trade",))
    if not is_waiting:
        others = [other for other in range(len(g.state.heroes)) if other != player and other not in fighting]
        if not goods(g, player):
            others = [other for other in others if goods(g, other)]
        options += [TRADE[other] for other in others if g.may_still("trade", player, other)]
    return options


async def offer_trade(g: Table, player: int, option: Option) -> None:
    """Items in play for items in play; for nothing it is a gift."""
    other = seat_of(option[1])
    g.count("trade", player, other)
    gives = await choose_items(g, player, "give", player)
    wants = await choose_items(g, player, "want", other)
    if not gives and not wants:
        return
    g.state.offers.append(Offer(player, other, tuple(gives), tuple(wants)))
    g.tell("offers trade", SEAT_NAMES[player], SEAT_NAMES[other], *[name_of(g, serial) for serial in gives], "for",
           *[name_of(g, serial) for serial in wants])  # fmt: skip


def offer_of(g: Table, player: int) -> Offer:
    return next(offer for offer in g.state.offers if offer.by == player)


async def accept_trade(g: Table, player: int, option: Option) -> None:
    """The trade happens as agreed, if everything is still there."""
    offer = offer_of(g, seat_of(option[1]))
    g.state.offers.remove(offer)
    g.tell("accepts trade", SEAT_NAMES[player], SEAT_NAMES[offer.by])
    items = [*[(serial, offer.by) for serial in offer.gives], *[(serial, offer.to) for serial in offer.wants]]
    found = [(g.find_gear(serial), owner) for serial, owner in items]
    is_off = any(gear is None or gear.owner != owner or not g.is_movable(gear) for gear, owner in found)
    if is_off or not can_have_all(g, offer):
        g.tell("trade fails", SEAT_NAMES[offer.by], SEAT_NAMES[offer.to])
        return
    await g.swap([(gear, offer.to if owner == offer.by else offer.by) for gear, owner in found if gear is not None])


def can_have_all(g: Table, offer: Offer) -> bool:
    """MU-8.12: nobody gets a Big item or a vehicle that they cannot have with what they keep."""
    for player, gets, gives in ((offer.to, offer.gives, offer.wants), (offer.by, offer.wants, offer.gives)):
        kept = [gear for gear in g.gear(player) if gear.serial not in gives]
        new = [gear for serial in gets if (gear := g.find_gear(serial)) is not None]
        bigs = sum(gear.card.takes_big_place for gear in new) + sum(gear in kept for gear in g.bigs(player))
        most = g.most_bigs(player) + sum(gear.card.extra_bigs for gear in new if g.may_use(player, gear.card))
        most -= sum(gear.card.extra_bigs for gear in g.used(player) if gear not in kept and g.is_usable(gear))
        if any(gear.card.takes_big_place for gear in new) and bigs > most:
            return False
        vehicles = [gear for gear in (*kept, *new) if gear.card.slot == "vehicle"]
        if len(vehicles) > 1 and any(gear in vehicles for gear in new):
            return False
    return True


async def refuse_trade(g: Table, player: int, option: Option) -> None:
    offer = offer_of(g, seat_of(option[1]))
    g.state.offers.remove(offer)
    g.tell("refuses", SEAT_NAMES[player], SEAT_NAMES[offer.by])


async def counter_trade(g: Table, player: int, option: Option) -> None:
    """Another offer instead, to be answered by the player who made the first. It is the only one of its player; what
    others have offered to either of them still stands."""
    answered = offer_of(g, seat_of(option[1]))
    g.state.offers = [offer for offer in g.state.offers if offer is not answered and offer.by != player]
    await offer_trade(g, player, option)


async def withdraw_trade(g: Table, player: int, option: Option) -> None:
    g.state.offers.remove(offer_of(g, player))
    g.tell("withdraws", SEAT_NAMES[player])


ACTIONS: dict[str, Callable[[Table, int, Option], Awaitable[None]]] = {
    "ask": ask_for_help,
    "ask everybody": ask_everybody,
    "offer help": offer_help,
    "accept": accept_help,
    "refuse": refuse_help,
    "counter": counter,
    "withdraw": withdraw_help,
    "trade": offer_trade,
    "accept trade": accept_trade,
    "refuse trade": refuse_trade,
    "counter trade": counter_trade,
    "withdraw trade": withdraw_trade,
}
