"""What cards of Munchkin are worth to a player, judged by public facts and the player's own hand alone."""

from __future__ import annotations

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.table.heroes import is_cheated
from rumpus.munchkin.table.state import Gear
from rumpus.munchkin.table.table import Table

LEVEL = 12.0  # what a level is worth, in points of strength
GOLD = LEVEL / 1000
TREASURE = 6.0  # one that has yet to be drawn
HELD = 4.0  # a card in somebody's hand
ROLE = 3.0  # a class or an army, for its abilities alone
OFTEN = 0.3  # the share of fights that are with monsters of a given tag
RUNNING = 0.5  # one more on the die when running away

# -- cards in hand ---------------------------------------------------------------------------------------------


def card_worth(g: Table, player: int, card: Card) -> float:
    """What a card in hand is worth."""
    if card.kind == "level":
        return LEVEL if g.hero(player).level < 9 else 0.0
    if card.is_worn:
        gain = item_gain(g, player, card)
        return max(2.0 * gain, GOLD * (card.gold or 0)) + 0.5
    if card.kind == "one-shot":
        return 1.5 * abs(card.bonus) + GOLD * (card.gold or 0) + (6.0 if "answers curses" in card.tags else 2.0)
    if card.is_role:
        return max(0.5, role_gain(g, player, card))
    if card.kind == "monster enhancer":
        return 2.0 + 0.5 * abs(card.bonus)
    if card.is_monster:
        return 3.0 if card.level < g.strength(player) else 1.0
    return {"super munchkin": 5.0, "alliance": 5.0, "cheat": 3.0, "item enhancer": 4.0, "curse": 4.0, "other": 4.0}.get(
        card.kind, 3.0
    )


def least_worth(g: Table, player: int, count: int) -> float:
    """What it costs to discard that many cards from hand."""
    return sum(sorted(card_worth(g, player, g.card(uid)) for uid in g.hand(player))[:count])


# -- classes and armies ----------------------------------------------------------------------------------------


def role_worth(g: Table, player: int, role: Card) -> float:
    """What being of a class or army brings: its abilities, and the items in hand and in play that need it."""
    items = [*map(g.card, g.hand(player)), *[gear.card for gear in g.items(player)]]
    worth = ROLE
    for item in items:
        worth += item.bonus * any(group.name == role.id for group in item.only)
        worth -= item.bonus * any(group.name == role.id for group in item.never)
    bigs = sorted((item.bonus for item in items if item.takes_big_place), reverse=True)
    return worth + sum(bigs[1 : 1 + role.extra_bigs])


def role_gain(g: Table, player: int, card: Card) -> float:
    """What one gains by playing a class or army from hand: it replaces the one in play, unless a joker makes room for
    it."""
    roles = [gear.card for gear in g.gear(player) if gear.card.kind == card.kind]
    if card in roles or len(roles) > 1:
        return 0.0
    worth = role_worth(g, player, card)
    return worth if not roles or g.joker(player, card.kind) is not None else worth - role_worth(g, player, roles[0])


# -- items -----------------------------------------------------------------------------------------------------


def bonus_of(card: Card) -> float:
    """Roughly what an item gives its user: as printed."""
    more = max([amount for _, amount in card.bonus_vs], default=0)
    return card.bonus + OFTEN * more + 2 * card.extra_hands + min(1, card.extra_bigs) + RUNNING * card.run_away


def use_of(g: Table, gear: Gear) -> float:
    """What an item in play gives its owner now."""
    if not gear.is_used or not g.is_usable(gear):
        return 0.0
    return bonus_of(gear.card) + sum(bonus_of(each.card) for each in gear.on)


def crowding(g: Table, player: int, card: Card) -> Gear | None:
    """Which Big item or vehicle in play would have to make room for this one: the least useful."""
    if g.can_have(player, card):
        return None
    is_vehicle = card.slot == "vehicle"
    found = [gear for gear in g.items(player) if gear.card.slot == "vehicle"] if is_vehicle else g.bigs(player)
    return min(found, key=lambda gear: use_of(g, gear)) if card not in [gear.card for gear in found] else None


def item_gain(g: Table, player: int, card: Card) -> float:
    """How much stronger this item would make a player, less what has to be put away for it."""
    if not g.may_use(player, card) or not g.has_room(player, card, card.hands):
        return 0.0
    blocking = sorted(g.in_the_way(player, card, card.hands), key=lambda gear: use_of(g, gear))
    away: list[Gear] = []
    hands = card.hands + g.hands_used(player) - g.hands(player)
    for gear in blocking:
        if card.slot or hands > 0:
            away.append(gear)
            hands -= g.hands_of(gear)
    rival = crowding(g, player, card)
    if rival is not None and rival not in away:
        away.append(rival)
    return bonus_of(card) - sum(use_of(g, gear) for gear in away)


def gear_gain(g: Table, gear: Gear) -> float:
    """How much stronger putting on a carried item would make its owner."""
    own = bonus_of(gear.card) if is_cheated(gear) else item_gain(g, gear.owner, gear.card)
    return own + sum(bonus_of(each.card) for each in gear.on)


def gear_worth(g: Table, player: int, gear: Gear) -> float:
    """What a card in play is worth to this player, be it theirs or one they could get."""
    if gear.card.is_role:
        return role_worth(g, player, gear.card) + ROLE
    if gear.card.is_joker:
        return 6.0
    if gear.card.kind == "one-shot":
        return card_worth(g, player, gear.card)
    is_own = gear.owner == player and gear.is_used
    bonus = use_of(g, gear) if is_own else max(0.0, item_gain(g, player, gear.card))
    return 2.0 * bonus + GOLD * g.value(gear) + 0.3


def attachment_gain(g: Table, card: Card, gear: Gear) -> float:
    """What an enhancer or a cheat adds to one of one's own items."""
    if card.kind != "cheat":
        return bonus_of(card) if gear.is_used else 0.0
    return 0.0 if gear.is_used else bonus_of(gear.card) - max(0.0, item_gain(g, gear.owner, gear.card))


def is_blocking(g: Table, player: int, card: Card) -> bool:
    """Would this Big item or vehicle take the last room for one, with a better one in hand?"""
    if card.slot != "vehicle" and not (card.takes_big_place and len(g.bigs(player)) + 1 >= g.most_bigs(player)):
        return False
    held = [each for each in map(g.card, g.hand(player)) if each is not card and each.is_worn]
    rivals = [each for each in held if (each.slot == card.slot if card.slot == "vehicle" else each.takes_big_place)]
    return any(item_gain(g, player, each) > item_gain(g, player, card) for each in rivals)


def bulky(g: Table, player: int) -> list[Card]:
    """The Big items and vehicles in a hand."""
    return [card for card in map(g.card, g.hand(player)) if card.is_big or card.slot == "vehicle"]


def is_outdone(g: Table, gear: Gear) -> bool:
    """Does a Big item or vehicle take up the room of a better one in its owner's hand?"""
    held = bulky(g, gear.owner)
    return any(crowding(g, gear.owner, each) is gear and item_gain(g, gear.owner, each) >= 1 for each in held)


# -- players ---------------------------------------------------------------------------------------------------


def life(g: Table, player: int, is_me: bool = False) -> float:
    """What a hero loses by dying. Only the size of other players' hands is known."""
    hand = least_worth(g, player, len(g.hand(player))) if is_me else HELD * len(g.hand(player))
    return sum(gear_worth(g, player, gear) for gear in g.items(player)) + hand


def danger(g: Table, player: int) -> float:
    """How close a player is to winning."""
    return 4.0 * g.hero(player).level + g.strength(player)


def leaders(g: Table, player: int) -> list[int]:
    """Whom this player has to stop, because no other rival is closer to winning."""
    dangers = {each: danger(g, each) for each in g.others(player)}
    most = max(dangers.values())
    return [each for each, found in dangers.items() if found == most]
