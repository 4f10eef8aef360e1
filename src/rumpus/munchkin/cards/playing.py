"""How cards of each kind are played: what they may be played on, and what happens then (MU-2.9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rumpus.family.options import SEAT_NAMES, seat_of
from rumpus.kernel import Option
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.table.heroes import by_serial, is_cheated
from rumpus.munchkin.table.state import Air, Gear

if TYPE_CHECKING:
    from rumpus.munchkin.table.table import Table

FOLLOWING = frozenset({"undead", "chaos"})
HEROES: list[Option] = [(name,) for name in SEAT_NAMES]


# -- on heroes -------------------------------------------------------------------------------------------------


def aim_at_players(g: Table, player: int, card: Card) -> list[Option]:
    """Anybody, oneself included (MU-9.1)."""
    return HEROES[: len(g.state.heroes)]


async def curse(g: Table, player: int, uid: int, victim: str) -> None:
    """It is in the air until everybody has let it pass."""
    await g.play(player, uid, victim)
    g.state.air.append(Air(uid, player, seat_of(victim), -1, ()))


async def promote(g: Table, player: int, uid: int, who: str, levels: int = 1) -> None:
    """A card that gives a level."""
    await g.play(player, uid, who)
    g.lay_on_pile(uid)
    await g.gain_levels(seat_of(who), levels)


# -- roles -----------------------------------------------------------------------------------------------------


def ways_to_become(g: Table, player: int, card: Card) -> list[Option]:
    """MU-6.1, 6.2, 7.1: in one's own turn; as a Super Munchkin's second class any time."""
    if not g.can_become(player, card):
        return []
    return [()] if player == g.state.active or (card.is_class and g.is_half(player, card.kind)) else []


async def become(g: Table, player: int, uid: int) -> None:
    """The old class or army is dropped, unless a joker has room for both."""
    await g.play(player, uid)
    kind = g.card(uid).kind
    if g.joker(player, kind) is None:
        for gear in sorted(g.roles(player, kind), key=by_serial):
            g.lose_gear(gear)
    g.put_into_play(player, uid)
    await g.settle_roles(player, kind)


def ways_to_rise(g: Table, player: int, card: Card) -> list[Option]:
    """MU-6.2, 7.2: any time you have such a role; one card of this kind is enough (MU-6.9)."""
    kind = card.role
    return [()] if kind and g.roles(player, kind) and g.joker(player, kind) is None else []


async def lie_there(g: Table, player: int, uid: int) -> None:
    """It is simply put before its player."""
    await g.play(player, uid)
    g.put_into_play(player, uid)


# -- items -----------------------------------------------------------------------------------------------------


def ways_to_put_down(g: Table, player: int, card: Card) -> list[Option]:
    """In use, if it may be and there is room or room can be made; or carried, if its owner can have it at all."""
    if not g.can_have(player, card):
        return []
    if g.may_use(player, card) and g.has_room(player, card, card.hands):
        return [("use",), ("carry",)]
    return [("carry",)]


def ways_to_carry(g: Table, player: int, card: Card) -> list[Option]:
    """A one-shot that waits for its use."""
    return [("carry",)]


async def put_down(g: Table, player: int, uid: int, how: str) -> None:
    await g.play(player, uid, how)
    gear = g.put_into_play(player, uid)
    if how == "use":
        await put_on(g, gear)


async def put_on(g: Table, gear: Gear) -> None:
    """Into use; what is in the way is put away, of several the owner's choice."""
    hands = g.hands_of(gear)
    while not is_cheated(gear) and (blocking := g.in_the_way(gear.owner, gear.card, hands)):
        away = await g.choose_gear(gear.owner, "put away", [each for each in blocking if not g.is_evil(each)])
        assert away is not None
        away.is_used = False
        g.tell("put away", SEAT_NAMES[gear.owner], away.card.id)
    gear.is_used = True
    g.touch()


def aim_at_items(fits: Callable[[Table, Gear], bool]) -> Callable[[Table, int, Card], list[Option]]:
    """One's own items in play that fit; a second cheat on the same one would be of no use."""

    def targets(g: Table, player: int, card: Card) -> list[Option]:
        return [
            (gear.card.id, gear.serial)
            for gear in g.items(player)
            if gear.card.is_worn
            and fits(g, gear)
            and not any(each.card is card or each.card.kind == card.kind == "cheat" for each in gear.on)
        ]

    return targets


async def attach(g: Table, player: int, uid: int, card_id: str, serial: int) -> None:
    """MU-8.9: it never moves to another item."""
    await g.play(player, uid, card_id, serial)
    item = g.find_gear(serial)
    assert item is not None
    g.fix_to(item, uid)


# -- in a fight ------------------------------------------------------------------------------------------------


def aim_at_sides(g: Table, player: int, card: Card) -> list[Option]:
    return [("for",), ("against",)]


async def throw(g: Table, player: int, uid: int, side: str) -> None:
    g.take_up(player, uid)
    g.tell("play", SEAT_NAMES[player], g.card(uid).id, side)
    await g.throw_in(player, uid, "for" if side == "for" else "against", g.card(uid).bonus)
    await g.after_throw(player, uid)


def aim_at_foes(g: Table, player: int, card: Card) -> list[Option]:
    return [(foe.card.id, foe.serial) for foe in g.fight.foes]


def leavable(g: Table, player: int, card: Card) -> list[Option]:
    """Those that a card can make leave."""
    return [(foe.card.id, foe.serial) for foe in g.fight.foes if not foe.card.stays]


def swaps(g: Table, player: int, card: Card) -> list[Option]:
    """One that can be made to leave, and a monster in hand for it."""
    return [(*foe, *held) for foe in leavable(g, player, card) for held in monsters_in_hand(g, player, card)]


async def enhance(g: Table, player: int, uid: int, card_id: str, serial: int) -> None:
    """MU-3.8."""
    await g.play(player, uid, card_id, serial)
    g.root_of(g.foe(serial)).enhance(uid, player)
    g.touch()


async def twin(g: Table, player: int, uid: int, card_id: str, serial: int) -> None:
    """MU-3.8."""
    await g.play(player, uid, card_id, serial)
    await g.add_twin(uid, g.foe(serial), player)


def ways_to_taint(g: Table, player: int, card: Card) -> list[Option]:
    """A monster in the fight that is not such yet; or one from hand, which comes along to its like (MU-3.9)."""
    kinds = [(foe, g.tags_of(foe)) for foe in g.fight.foes]
    options: list[Option] = [(foe.card.id, foe.serial) for foe, tags in kinds if card.grants not in tags]
    if any(card.grants in tags for _, tags in kinds):
        held = {each.id for each in map(g.card, g.hand(player)) if each.is_monster and card.grants not in each.tags}
        options += [(name,) for name in sorted(held)]
    return options


async def taint(g: Table, player: int, uid: int, card_id: str, serial: int = 0) -> None:
    """With a serial number: a monster in the fight; without: one from hand."""
    if serial:
        await enhance(g, player, uid, card_id, serial)
        return
    await g.play(player, uid, card_id)
    monster = g.in_hand(player, card_id)
    await g.play(player, monster)
    await g.join(monster, player, calls_goths=True, enhancers=(uid,))


def monsters_in_hand(g: Table, player: int, card: Card) -> list[Option]:
    cards = g.state.cards
    return [(name,) for name in sorted({cards[uid].id for uid in g.hand(player) if cards[uid].is_monster})]


# What has no number among these targets is in the player's hand.
FROM_HAND = (monsters_in_hand, swaps, ways_to_taint)


async def join_with(g: Table, player: int, card_id: str) -> None:
    """A wandering monster brings any monster from its player's hand."""
    uid = g.in_hand(player, card_id)
    g.leave_hand(player, uid)
    g.note_played(player, uid)
    await g.join(uid, player, calls_goths=True)


def ways_to_seek(g: Table, player: int, card: Card) -> list[Option]:
    """MU-2.3: only if phase 1 brought no monster."""
    return [()] if g.state.phase == "trouble" and not g.state.has_met else []


async def seek(g: Table, player: int, uid: int) -> None:
    """Looking for trouble."""
    await g.play(player, uid)
    await g.begin_fight(player, uid, is_sought=True)


def ways_to_follow(g: Table, player: int, card: Card) -> list[Option]:
    """MU-3.9: undead come to undead, and Chaos to Chaos."""
    return [()] if any(FOLLOWING & card.tags & g.tags_of(foe) for foe in g.fight.foes) else []


async def follow(g: Table, player: int, uid: int) -> None:
    await g.play(player, uid)
    await g.join(uid, player, calls_goths=True)
