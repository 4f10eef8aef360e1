"""What cards of Munchkin are worth to a player: from public facts and the player's own hand, no further."""

from __future__ import annotations

from rumpus.munchkin.board import Board
from rumpus.munchkin.card import Card
from rumpus.munchkin.heroes import JOKERS
from rumpus.munchkin.state import Gear

LEVEL = 12.0  # what a level is worth, in points of strength
GOLD = LEVEL / 1000


def card_worth(g: Board, player: int, card: Card) -> float:
    """A card in hand."""
    if card.kind == "level":
        return LEVEL if g.hero(player).level < 9 else 0.0
    if card.is_worn:
        gain = item_gain(g, player, card)
        return max(2.0 * gain, GOLD * (card.gold or 0)) + 0.5
    if card.kind == "one-shot":
        return 1.5 * abs(card.bonus) + GOLD * (card.gold or 0) + (6.0 if "answers curses" in card.tags else 2.0)
    if card.is_role:
        return 0.5 if g.roles(player, "class" if card.is_class else "army") else 6.0
    if card.is_monster:
        return 3.0 if card.level < g.strength(player) else 1.0
    return {"super munchkin": 5.0, "alliance": 5.0, "cheat": 3.0, "item enhancer": 4.0, "curse": 4.0, "other": 4.0}.get(
        card.kind, 3.0
    )


def bonus_of(g: Board, player: int, card: Card) -> int:
    """What an item gives its user, roughly: as printed."""
    return card.bonus + 2 * card.extra_hands + card.run_away


def item_gain(g: Board, player: int, card: Card) -> float:
    """How much stronger using this item would make its owner, with what has to be put away for it."""
    if not g.may_use(player, card) or not g.has_room(player, card, card.hands):
        return 0.0
    blocking = sorted(g.in_the_way(player, card, card.hands), key=lambda gear: gear.card.bonus)
    lost, hands = 0, card.hands + g.hands_used(player) - g.hands(player)
    for gear in blocking:
        if card.slot or hands > 0:
            lost += g.item_bonus(gear)
            hands -= g.hands_of(gear)
    return bonus_of(g, player, card) - lost


def gear_gain(g: Board, gear: Gear) -> float:
    """How much stronger putting on a carried item would make its owner."""
    return item_gain(g, gear.owner, gear.card) + sum(each.card.bonus for each in gear.on)


def gear_worth(g: Board, player: int, gear: Gear) -> float:
    """A card in play, to this player: their own, or one that they could get."""
    bonus = g.item_bonus(gear) if gear.owner == player and gear.is_used else max(0.0, item_gain(g, player, gear.card))
    if gear.card.is_role or gear.card.kind in JOKERS.values():
        return 6.0
    return 2.0 * bonus + GOLD * (gear.card.gold or 0) + 0.3


def danger(g: Board, player: int) -> float:
    """How near a player is to winning."""
    return 4.0 * g.hero(player).level + g.strength(player)


def leader(g: Board, player: int) -> int:
    """Whom to stop: of the others, who is nearest to winning."""
    return max(g.others(player), key=lambda other: danger(g, other))
