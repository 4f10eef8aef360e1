"""How cards change hands by the rules: bodies, treasures won together, charity, and cards that are put down at once."""

from __future__ import annotations

from collections.abc import Awaitable

from rumpus.family.options import PASS, SEAT_NAMES, seat_of
from rumpus.kernel import EVERYONE, Option
from rumpus.munchkin.cards.ability import OWN_TURN
from rumpus.munchkin.table.state import Charity, Spread
from rumpus.munchkin.table.table import Table
from rumpus.munchkin.windows import carry_out, open_window


async def arrive(g: Table) -> None:
    """MU-2.12: a player who has just got cards may put them down at once. If all have seen the cards, everybody knows
    whether they can."""
    g.rule = "MU-2.12"
    state = g.state
    arrival, player = state.arrivals[0], state.arrivals[0].player
    hand = g.hand(player)
    cards = hand[len(hand) - arrival.left :]
    may_put_down = not g.is_open and not g.in_combat(player)  # MU-3.5, 3.20
    options: list[Option] = []
    for card in dict.fromkeys([g.card(uid) for uid in cards]):  # copies are one option
        if card.is_role:
            options += [("play", card.id)] if g.can_become(player, card) else []
        elif may_put_down and (card.is_item or card.extra_hands or card.kind in ("cheat", "item enhancer")):
            play = next(play for play in card.plays if play.when & OWN_TURN)
            targets = play.targets(g, player, card)
            if card.is_worn and targets and g.in_the_way(player, card, card.hands):  # MU-8.11: nothing is moved for it
                targets = [("carry",)]
            options += [("play", card.id, *target) for target in targets]
    is_clear = arrival.left == arrival.came and all(state.known[uid] == EVERYONE for uid in cards)
    if not (arrival.came and hand) or g.bears(player, "no playing") or (is_clear and not options):
        state.arrivals.pop(0)
        return
    options.append(("done",))
    choice = options[await g.pick(player, "arrive", options, {g.card(uid).id: uid for uid in cards})]
    if choice[0] == "done":
        state.arrivals.pop(0)
        return
    state.arrivals[0] = arrival._replace(came=arrival.came - 1)
    uid = next(uid for uid in cards if g.card(uid).id == choice[1])
    card = g.card(uid)
    await carry_out(g, player, uid, next(play for play in card.plays if play.when & OWN_TURN), choice[2:])


async def loot(g: Table) -> None:
    """MU-5.2: in turn, players take a card from the body; what remains is discarded."""
    g.rule = "MU-5.2"
    state = g.state
    body = state.bodies[0]
    if not body.is_set:
        order = await g.looters(body.of) if body.cards else []
        state.bodies[0] = body._replace(picks=tuple(order), is_set=True)
        return
    if not body.picks or not body.cards:
        state.bodies.pop(0)
        remains = g.in_order(body.cards)
        for uid in remains:
            g.lay_on_pile(uid)
        for uid in remains:
            await g.after_discard(body.of, uid)
        return
    looter = body.picks[0]
    on = dict(body.fixed)
    items = list(on.values())
    lying = sorted([uid for uid in body.cards if uid not in on], key=items.count)  # of copies, one with more on it
    taken = await g.choose_open_card(looter, "loot", lying, may=True)
    fixed = [uid for uid in body.cards if uid in on and on[uid] == taken]
    left = tuple(uid for uid in body.cards if uid != taken and uid not in fixed)
    still_on = tuple(pair for pair in body.fixed if pair[0] in left)
    state.bodies[0] = body._replace(cards=left, picks=body.picks[1:], fixed=still_on)
    if taken is None:
        return
    g.tell("loots", SEAT_NAMES[looter], SEAT_NAMES[body.of], *[g.card(uid).id for uid in (taken, *fixed)])
    if fixed:
        await g.take_as_it_lies(looter, taken, fixed)
    else:
        g.put_in_hand(looter, taken, EVERYONE)
        g.arrive(looter)


def share(g: Table, spoils: Spread) -> Awaitable[None]:
    """MU-3.18: treasures won together are laid face up; before that, everybody may still change how they are shared."""
    g.rule = "MU-3.18"
    if not spoils.is_set:
        waiting = g.who_may_hold("shares treasures", g.waiting(g.state.active, spoils.passed))
        if waiting:
            return open_window(g, "spoils", waiting, {player: [PASS] for player in waiting})
    return share_out(g, spoils)


async def share_out(g: Table, spoils: Spread) -> None:
    state = g.state
    if not spoils.is_set:
        state.spoils = spoils._replace(is_set=True)
        return
    if not spoils.cards:
        state.spoils = None
        g.touch()
        return
    picker = spoils.picks[0]
    taken = g.in_order(spoils.cards)
    if len(set(spoils.picks)) > 1:  # otherwise all that is left is this player's
        chosen = await g.choose_open_card(picker, "take treasure", spoils.cards)
        assert chosen is not None
        taken = (chosen,)
    for uid in taken:
        left = tuple(each for each in spoils.cards if each != uid)
        state.spoils = spoils = spoils._replace(cards=left, picks=spoils.picks[1:])
        g.tell("takes", SEAT_NAMES[picker], g.card(uid).id)
        await g.receive(picker, uid, openly=True)


async def give_alms(g: Table) -> None:
    """MU-2.5: cards over the limit go to the lowest level, evenly; a player who is lowest discards them."""
    g.rule = "MU-2.5"
    state, player, charity = g.state, g.state.active, g.state.charity
    assert charity is not None
    if not charity.left:
        state.charity = None
        return
    held = g.held(player)
    names = sorted(held)
    least = min(charity.got, default=0)
    receivers = [each for each, got in zip(charity.to, charity.got, strict=True) if got == least]
    options: list[Option] = (
        [(name, SEAT_NAMES[each]) for name in names for each in receivers] if receivers else [(name,) for name in names]
    )
    choice = options[await g.pick(player, "charity", options, held)]
    uid = g.in_hand(player, choice[0])
    got = charity.got
    if receivers:
        to = seat_of(choice[1])
        got = tuple(count + (each == to) for each, count in zip(charity.to, got, strict=True))
        await g.give_card(player, uid, to)
    else:
        await g.discard(player, uid)
    state.charity = Charity(charity.left - 1, charity.to, got)
