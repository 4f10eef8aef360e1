"""The heroes: who is what, what they use and carry, and what there is room for."""

from __future__ import annotations

from rumpus.munchkin.cards.ability import Kind
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.table.past import Past
from rumpus.munchkin.table.state import Fight, Foe, Gear

HANDS = 2
BIGS = 1


class Heroes(Past):
    """Queries about heroes. Everything is worked out when it is asked, nothing is stored."""

    __slots__ = ()

    # -- heroes ------------------------------------------------------------------------------------------

    def gear(self, player: int) -> list[Gear]:
        return self.state.heroes[player].gear

    def find_gear(self, serial: int) -> Gear | None:
        for hero in self.state.heroes:
            for gear in hero.gear:
                if gear.serial == serial:
                    return gear
        return None

    def items(self, player: int) -> list[Gear]:
        """In use and in the backpack."""
        return [gear for gear in self.gear(player) if gear.card.is_item]

    def used(self, player: int) -> list[Gear]:
        """The items in use."""
        return [gear for gear in self.gear(player) if gear.is_used]

    def roles(self, player: int, kind: Kind) -> list[Gear]:
        """Classes, or armies."""
        return [gear for gear in self.gear(player) if gear.card.kind == kind]

    def classes(self, player: int) -> list[Gear]:
        return self.roles(player, "class")

    def armies(self, player: int) -> list[Gear]:
        return self.roles(player, "army")

    def joker(self, player: int, kind: Kind) -> Gear | None:
        """What makes more of a role: a Super Munchkin for classes (MU-6.2), an Alliance for armies (MU-7.2)."""
        return next((gear for gear in self.gear(player) if gear.card.is_joker and gear.card.role == kind), None)

    def is_half(self, player: int, kind: Kind) -> bool:
        """With one such role and a joker: its advantages, none of its disadvantages."""
        return self.joker(player, kind) is not None and len(self.roles(player, kind)) == 1

    def can_be_too(self, player: int, card: Card) -> bool:
        """A class or an army on top of what this player is: the first of its kind, or with a joker a second; none twice
        (MU-6.9, 7.1)."""
        has_room = not self.roles(player, card.kind) or self.is_half(player, card.kind)
        return has_room and not self.is_really(player, card.id)

    def can_become(self, player: int, card: Card) -> bool:
        """On top of what this player is, or in place of the one class or army that they are, unless that binds them
        (MU-6.2, 6.7, 7.1). Whoever is two of them has to drop one first."""
        if self.can_be_too(player, card):
            return True
        roles = self.roles(player, card.kind)
        return len(roles) == 1 and not roles[0].card.is_binding and not self.is_really(player, card.id)

    def role(self, player: int, role_id: str) -> Gear | None:
        return next((gear for gear in self.gear(player) if gear.card.id == role_id), None)

    def is_really(self, player: int, role_id: str) -> bool:
        return role_id in [gear.card.id for gear in self.state.heroes[player].gear]

    def is_a(self, player: int, role_id: str) -> bool:
        """Of that class or army, or passing for it, where that helps."""
        return any(
            gear.card.id == role_id or (gear.is_used and gear.card.counts_as == role_id and self.is_usable(gear))
            for gear in self.gear(player)
        )

    def is_met_as(self, player: int, role_id: str) -> bool:
        """The same, to the monsters of a fight: not by an item that gives nothing there."""
        if self.is_really(player, role_id):
            return True
        passing = [gear for gear in self.used(player) if gear.card.counts_as == role_id and self.is_usable(gear)]
        return any(not self.is_hushed(gear.card) for gear in passing)

    def is_blamed_as(self, player: int, role_id: str) -> bool:
        """Of that class or army, where that hurts: not a player who is only half of it, or merely passes for it."""
        found = self.role(player, role_id)
        return found is not None and not self.is_half(player, found.card.kind)

    def lowest(self) -> list[int]:
        """Who has the lowest level."""
        least = min([hero.level for hero in self.state.heroes])
        return [player for player, hero in enumerate(self.state.heroes) if hero.level == least]

    def is_spent(self, gear: Gear, ability: str) -> bool:
        """Has this ability already been used this turn?"""
        return (gear.owner, ability) in self.state.spent

    def bears(self, player: int, what: str) -> bool:
        lasting = self.state.heroes[player].lasting
        return bool(lasting) and any(each.what == what for each in lasting)

    def bears_in_all(self, player: int, what: tuple[str, ...]) -> int:
        """What cards have left behind on a hero that adds to a die."""
        return sum([each.amount for each in self.hero(player).lasting if each.what in what])

    # -- items -------------------------------------------------------------------------------------------

    def hands(self, player: int) -> int:
        return HANDS + sum(
            [more for gear in self.gear(player) if (more := gear.card.extra_hands) and self.is_effective(gear)]
        )

    def hands_of(self, gear: Gear) -> int:
        """How many hands it takes; none if a cheat lies on it."""
        if not gear.on:
            return gear.card.hands
        if is_cheated(gear):
            return 0
        return max(0, gear.card.hands - sum([each.card.hands for each in gear.on]))

    def hands_used(self, player: int) -> int:
        return sum([self.hands_of(gear) for gear in self.gear(player) if gear.is_used])

    def bigs(self, player: int) -> list[Gear]:
        """The Big items that count: a cheat lifts that limit too."""
        return [gear for gear in self.gear(player) if gear.card.takes_big_place and not is_cheated(gear)]

    def most_bigs(self, player: int) -> int:
        """MU-8.5: one, unless a card says otherwise."""
        return BIGS + sum(
            [more for gear in self.gear(player) if (more := gear.card.extra_bigs) and self.is_effective(gear)]
        )

    def can_have(self, player: int, card: Card) -> bool:
        """May this player have it in play, in use or carried (MU-8.5, 8.6)?"""
        if card.slot == "vehicle":
            return not any(gear.card.slot == "vehicle" for gear in self.gear(player))
        return not card.takes_big_place or len(self.bigs(player)) < self.most_bigs(player)

    def is_effective(self, gear: Gear) -> bool:
        """A class and whatever else is not an item counts where it lies, unless a monster silences it; an item if it is
        in use and may be."""
        return gear.is_used and self.is_usable(gear) if gear.card.is_item else not self.is_silent(gear)

    def is_usable(self, gear: Gear) -> bool:
        """May its owner use it (MU-8.4)? A cheat lifts every limit."""
        card = gear.card
        if not card.only and not card.never:
            return True
        if is_cheated(gear):
            return True
        return self.may_use(gear.owner, card)

    def may_use(self, player: int, card: Card) -> bool:
        if card.only and not any(group.has(self, player) for group in card.only):
            return False
        return not any(group.blames(self, player) for group in card.never)

    def in_the_way(self, player: int, card: Card, hands: int) -> list[Gear]:
        """What would have to be put away to use such an item: what is in its place, or anything that frees enough
        hands."""
        if card.slot:
            if card.is_stacked:
                return []
            used = [each for each in self.used(player) if each.card.slot == card.slot and not each.card.is_stacked]
            return [each for each in used if not is_cheated(each)]
        if hands and self.hands_used(player) + hands > self.hands(player):
            return [each for each in self.used(player) if self.hands_of(each)]
        return []

    def has_room(self, player: int, card: Card, hands: int) -> bool:
        """Can it be used, if need be once something is put away?"""
        stuck = [each for each in self.in_the_way(player, card, hands) if self.is_evil(each)]
        if card.slot and not card.is_stacked:
            return not stuck
        return hands + sum([self.hands_of(each) for each in stuck]) <= self.hands(player)

    def fits(self, gear: Gear) -> bool:
        """Can its owner use it with the rest, without putting anything away?"""
        hands = self.hands_of(gear)
        return is_cheated(gear) or (
            not self.in_the_way(gear.owner, gear.card, hands) and hands <= self.hands(gear.owner)
        )

    def lost_with(self, gear: Gear) -> list[Gear]:
        """An item that an effect takes, and what is worn beside it and goes along: with one that does so itself, any
        other in its place."""
        if not gear.is_used or not gear.card.slot:
            return [gear]
        beside = [each for each in self.used(gear.owner) if each.card.slot == gear.card.slot and each is not gear]
        return [gear, *[each for each in beside if goes_along(each)]]

    def is_evil(self, gear: Gear) -> bool:
        return bool(gear.on) and any("evil" in each.card.tags for each in gear.on)

    def is_movable(self, gear: Gear) -> bool:
        """An item that may be traded, sold or put away."""
        return gear.card.is_item and not self.is_evil(gear)

    def payable(self, player: int) -> list[Gear]:
        """What may pay a cost from play (MU-6.3): no class that binds (MU-6.7), nothing that has become evil."""
        return [gear for gear in self.gear(player) if not gear.card.is_binding and not self.is_evil(gear)]

    def value(self, gear: Gear) -> int:
        gold = gear.card.gold or 0
        return gold + sum([each.card.added_value for each in gear.on]) if gear.on else gold

    # -- who fights --------------------------------------------------------------------------------------

    @property
    def fight(self) -> Fight:
        assert self.state.fight is not None
        return self.state.fight

    def munchkins(self) -> list[int]:
        """The fighter and the helper."""
        fight = self.state.fight
        if fight is None:
            return []
        return [fight.fighter] if fight.helper < 0 else [fight.fighter, fight.helper]

    def in_combat(self, player: int) -> bool:
        """MU-2.8: the fighter from the moment the monster appears, the helper from the moment of joining."""
        fight = self.state.fight
        return fight is not None and player in (fight.fighter, fight.helper)

    def are_classes_silent(self) -> bool:
        fight = self.state.fight
        return fight is not None and any(foe.card.silences_classes for foe in fight.foes)

    def is_hushed(self, card: Card) -> bool:
        """Does such an item give nothing in this fight, neither bonus nor ability? Penalties stay."""
        fight = self.state.fight
        return fight is not None and any(foe.card.hushes is not None and foe.card.hushes(card) for foe in fight.foes)

    def is_silent(self, gear: Gear) -> bool:
        """A class whose abilities nobody has as long as a monster is there."""
        return gear.card.is_class and self.are_classes_silent()


def by_serial(each: Gear | Foe) -> int:
    """As they came into play: the order of what goes together."""
    return each.serial


def goes_along(gear: Gear) -> bool:
    """Is it worn beside another item, and lost with that? Overshoes are not: they are lost instead."""
    return gear.card.is_stacked and "overshoe" not in gear.card.tags


def is_cheated(gear: Gear) -> bool:
    return any(each.card.kind == "cheat" for each in gear.on)
