"""A box of cards, and a line for each kind of card in it."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.munchkin.ability import ANY_TIME, FIGHT, OWN_COMBAT, OWN_TURN, Deed, Play, Slot, no_target
from rumpus.munchkin.card import Card
from rumpus.munchkin.groups import Group
from rumpus.munchkin.playing import (
    aim_at_foes,
    aim_at_items,
    aim_at_players,
    aim_at_sides,
    attach,
    become,
    curse,
    enhance,
    follow,
    join_with,
    monsters_in_hand,
    promote,
    put_down,
    rise,
    seek,
    throw,
    ways_to_become,
    ways_to_follow,
    ways_to_put_down,
    ways_to_rise,
    ways_to_seek,
)


class CardSet:
    """The doors and treasures of one box."""

    def __init__(self, name: str, title: str) -> None:
        SETS[name] = self
        self.name = name
        self.title = title
        self.cards: list[Card] = []

    def _add(self, card: Card, *plays: Play) -> Card:
        self.cards.append(card)
        card.plays.extend(plays)
        return card

    # -- doors -----------------------------------------------------------------------------------------

    def hero_class(self, name: str, copies: int, rulings: Sequence[str] = ()) -> Card:
        card = Card(name, "class", self, copies=copies, rulings=rulings)
        return self._add(card, Play(OWN_TURN | OWN_COMBAT | ANY_TIME, ways_to_become, become, "own way"))

    def super_munchkin(self, name: str, copies: int, rulings: Sequence[str] = ()) -> Card:
        card = Card(name, "super munchkin", self, copies=copies, rulings=rulings)
        return self._add(card, Play(ANY_TIME, ways_to_rise, rise, "own way"))

    def wandering_monster(self, name: str, copies: int, rulings: Sequence[str] = ()) -> Card:
        card = Card(name, "wandering monster", self, copies=copies, rulings=rulings)
        return self._add(card, Play(FIGHT, monsters_in_hand, join_with, "fight"))

    def cheat(self, name: str, copies: int, rulings: Sequence[str] = ()) -> Card:
        card = Card(name, "cheat", self, copies=copies, rulings=rulings)
        return self._add(card, Play(OWN_TURN, aim_at_items(lambda g, gear: True), attach, "own way"))

    def monster(
        self,
        name: str,
        level: int,
        treasures: int,
        levels: int = 1,
        against: Sequence[tuple[Group, int]] = (),
        leaves_alone: int = 0,
        run_away: int = 0,
        tags: Sequence[str] = (),
        rulings: Sequence[str] = (),
        source: str = "sourced",
    ) -> Card:
        card = Card(
            name, "monster", self, level=level, treasures=treasures, levels=levels, against=against,
            leaves_alone=leaves_alone, run_away=run_away, tags=tags, rulings=rulings, source=source,
        )  # fmt: skip
        if "undead" in tags:
            card.plays.append(Play(FIGHT, ways_to_follow, follow, "own way"))
        return self._add(card, Play(OWN_TURN, ways_to_seek, seek, "own way"))

    def monster_enhancer(
        self, name: str, bonus: int, treasures: int = 0, rulings: Sequence[str] = (), source: str = "sourced"
    ) -> Card:
        card = Card(name, "monster enhancer", self, bonus=bonus, treasures=treasures, rulings=rulings, source=source)
        return self._add(card, Play(FIGHT, aim_at_foes, enhance, "own way"))

    def curse(self, name: str, rulings: Sequence[str] = (), source: str = "sourced") -> Card:
        card = Card(name, "curse", self, rulings=rulings, source=source)
        return self._add(card, Play(ANY_TIME, aim_at_players, curse, "own way"))

    def other(
        self, name: str, is_door: bool, copies: int = 1, tags: Sequence[str] = (), rulings: Sequence[str] = ()
    ) -> Card:
        """A card of its own kind: its decorators say when and how it is played."""
        return self._add(Card(name, "other", self, is_door=is_door, copies=copies, tags=tags, rulings=rulings))

    # -- treasures -------------------------------------------------------------------------------------

    def level_card(self, name: str, deed: Deed = promote, rulings: Sequence[str] = ()) -> Card:
        card = Card(name, "level", self, levels=1, rulings=rulings)
        card.says("Any time: a player of your choice gains a level, but never the winning one.")
        return self._add(card, Play(ANY_TIME, aim_at_players, deed, "own way"))

    def item(
        self,
        name: str,
        bonus: int,
        gold: int,
        slot: Slot = "",
        hands: int = 0,
        run_away: int = 0,
        only: Sequence[Group] = (),
        never: Sequence[Group] = (),
        is_stacked: bool = False,
        tags: Sequence[str] = (),
        rulings: Sequence[str] = (),
        source: str = "sourced",
    ) -> Card:
        card = Card(
            name, "item", self, bonus=bonus, gold=gold, slot=slot, hands=hands, run_away=run_away, only=only,
            never=never, is_stacked=is_stacked, tags=tags, rulings=rulings, source=source,
        )  # fmt: skip
        return self._add(card, Play(OWN_TURN, ways_to_put_down, put_down, "own way"))

    def item_enhancer(self, name: str, bonus: int, needs_hands: bool, rulings: Sequence[str] = ()) -> Card:
        """Fixed to an item that is held in the hands, or to any that has a combat bonus (MU-8.9)."""
        card = Card(name, "item enhancer", self, bonus=bonus, rulings=rulings)
        if needs_hands:
            fits = aim_at_items(lambda g, gear: gear.card.hands > 0)
        else:
            fits = aim_at_items(lambda g, gear: gear.card.has_bonus)
        return self._add(card, Play(OWN_TURN, fits, attach, "own way"))

    def one_shot(
        self,
        name: str,
        bonus: int = 0,
        gold: int | None = None,
        copies: int = 1,
        tags: Sequence[str] = (),
        rulings: Sequence[str] = (),
        source: str = "sourced",
    ) -> Card:
        """With a bonus it may be thrown on either side of any fight; with a value it may lie in play until then."""
        card = Card(
            name, "one-shot", self, copies=copies, bonus=bonus, gold=gold, tags=tags, rulings=rulings, source=source
        )
        if bonus:
            card.plays.append(Play(FIGHT, aim_at_sides, throw, "own way"))
        if gold is not None:
            card.plays.append(Play(OWN_TURN, lambda g, player, card: [("carry",)], put_down, "own way"))
        return self._add(card)


SETS: dict[str, CardSet] = {}

__all__ = ["SETS", "CardSet", "no_target"]
