"""What can be seen on the table: who is what, what counts in a fight and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from rumpus.munchkin.card import Card
from rumpus.munchkin.groups import Group
from rumpus.munchkin.state import Fight, Foe, Gear, Throw
from rumpus.munchkin.zones import Zones

GOAL = 10
HANDS = 2
HAND_LIMIT = 5


class Line(NamedTuple):
    """One entry of a strength: where it comes from, and how much it is."""

    what: Literal["level", "item", "class", "lasting", "thrown", "monster", "likes", "enhancer", "card"]
    amount: int
    card: str = ""
    serial: int = 0  # of gear or of a monster
    player: int = -1


class Board(Zones):
    """Queries about heroes and fights. Everything is worked out when it is asked, nothing is stored."""

    __slots__ = ()

    # -- heroes ----------------------------------------------------------------------------------------

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

    def classes(self, player: int) -> list[Gear]:
        return [gear for gear in self.gear(player) if gear.card.is_class]

    def super_munchkin(self, player: int) -> Gear | None:
        return next((gear for gear in self.gear(player) if gear.card.kind == "super munchkin"), None)

    def is_half(self, player: int) -> bool:
        """A Super Munchkin of one class is half human: its advantages, none of its disadvantages (MU-6.2)."""
        return self.super_munchkin(player) is not None and len(self.classes(player)) == 1

    def is_really(self, player: int, class_id: str) -> bool:
        return any(gear.card.id == class_id for gear in self.gear(player))

    def is_a(self, player: int, class_id: str) -> bool:
        """Of that class, or passing for it, where it is of use."""
        return any(
            gear.card.id == class_id or (gear.is_used and gear.card.counts_as == class_id and self.is_usable(gear))
            for gear in self.gear(player)
        )

    def is_blamed_as(self, player: int, class_id: str) -> bool:
        """Of that class, where it is a disadvantage: not who is only half of it, or merely passes for it."""
        return self.is_really(player, class_id) and not self.is_half(player)

    def lowest(self) -> list[int]:
        """Who has the lowest level."""
        least = min([hero.level for hero in self.state.heroes])
        return [player for player, hero in enumerate(self.state.heroes) if hero.level == least]

    def by_level(self, players: list[int]) -> list[int]:
        """Highest first; of equals, in the order given."""
        return sorted(players, key=lambda player: -self.state.heroes[player].level)

    # -- items -----------------------------------------------------------------------------------------

    def hands(self, player: int) -> int:
        return HANDS + sum([gear.card.extra_hands for gear in self.gear(player) if self._counts(gear)])

    def hands_of(self, gear: Gear) -> int:
        """How many hands it takes; none if a cheat lies on it."""
        if not gear.on:
            return gear.card.hands
        if is_cheated(gear):
            return 0
        return max(0, gear.card.hands - sum([each.card.hands for each in gear.on]))

    def hands_used(self, player: int) -> int:
        return sum([self.hands_of(gear) for gear in self.gear(player) if gear.is_used])

    def _counts(self, gear: Gear) -> bool:
        """A class and whatever else is no item counts where it lies; an item if it is in use and may be."""
        return not gear.card.is_item or (gear.is_used and self.is_usable(gear))

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
        """What would have to be put away to use such an item: of its place, or of the hands any that make room."""
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
        """Can its owner use it beside the rest, with nothing put away?"""
        hands = 0 if is_cheated(gear) else self.hands_of(gear)
        return is_cheated(gear) or (
            not self.in_the_way(gear.owner, gear.card, hands) and hands <= self.hands(gear.owner)
        )

    def is_evil(self, gear: Gear) -> bool:
        return bool(gear.on) and any("evil" in each.card.tags for each in gear.on)

    def is_movable(self, gear: Gear) -> bool:
        """An item that may be traded, sold or put away."""
        return gear.card.is_item and not self.is_evil(gear)

    def payable(self, player: int) -> list[Gear]:
        """What may pay a cost from play (MU-6.3): no Cultist card (MU-6.7), nothing that has become evil."""
        return [gear for gear in self.gear(player) if gear.card.id != "cultist" and not self.is_evil(gear)]

    def value(self, gear: Gear) -> int:
        return gear.card.gold or 0

    def item_bonus(self, gear: Gear) -> int:
        """What an item in use gives now: as printed or worked out, with what lies on it, as the fight lets it."""
        card = gear.card
        if not self._counts(gear):
            return 0
        bonus = card.bonus if card.own_bonus is None else card.own_bonus(self, gear, gear.owner)
        if gear.on:
            bonus += sum([each.card.bonus for each in gear.on])
            if self.is_evil(gear):
                bonus = -abs(bonus)
        if bonus and self.state.fight is not None:
            for each in self.cards_in_fight():
                if each.item_factor is not None:
                    bonus *= each.item_factor(self, gear)
        return bonus

    # -- the fight -------------------------------------------------------------------------------------

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

    @property
    def is_open(self) -> bool:
        """Is there a fight that is not decided?"""
        fight = self.state.fight
        return fight is not None and fight.stage in ("open", "called")

    def is_undead(self, foe: Foe) -> bool:
        return "undead" in foe.card.tags

    def foe(self, serial: int | str) -> Foe:
        return next(foe for foe in self.fight.foes if foe.serial == serial)

    def foes_named(self, *card_ids: str) -> list[Foe]:
        return [foe for foe in self.fight.foes if foe.card.id in card_ids]

    def cards_in_fight(self) -> Iterator[Card]:
        """Monsters and whatever was played into the fight, unless a monster makes nothing of it."""
        fight, cards = self.fight, self.state.cards
        for foe in fight.foes:
            yield foe.card
        for throw in fight.thrown:
            if self.foes_make_of(throw):
                yield cards[throw.uid]

    def foes_make_of(self, throw: Throw) -> int:
        """By what the monsters multiply a card that was thrown: 0 is nothing."""
        factor = 1
        for foe in self.fight.foes:
            if foe.card.throw_factor is not None:
                factor *= foe.card.throw_factor(self, throw)
        return factor

    def are_classes_silent(self) -> bool:
        fight = self.state.fight
        return fight is not None and any(foe.card.silences_classes for foe in fight.foes)

    def has_ability(self, player: int, class_id: str) -> bool:
        """May this player use the abilities of that class now?"""
        return self.is_really(player, class_id) and not self.are_classes_silent()

    # -- strength --------------------------------------------------------------------------------------

    def strength(self, player: int) -> int:
        """Of one hero alone (MU-3.1)."""
        return sum([line.amount for line in self.ledger_of(player)])

    def ledger_of(self, player: int) -> list[Line]:
        """Level, items, classes, and what else weighs on a hero."""
        hero = self.state.heroes[player]
        lines = [Line("level", hero.level, player=player)]
        silent = self.are_classes_silent()
        half = self.is_half(player)
        for gear in hero.gear:
            card = gear.card
            if card.is_item:
                if gear.is_used and (amount := self.item_bonus(gear)):
                    lines.append(Line("item", amount, card.id, gear.serial, player))
            elif card.is_class:
                amount = 0 if silent or card.own_bonus is None else card.own_bonus(self, gear, player)
                if card.drawback is not None and not half and not silent:
                    amount += card.drawback(self, gear, player)
                if amount:
                    lines.append(Line("class", amount, card.id, gear.serial, player))
            elif card.bonus:
                lines.append(Line("card", card.bonus, card.id, gear.serial, player))
        if hero.lasting and self.in_combat(player):
            for lasting in hero.lasting:
                if lasting.what == "penalty":
                    lines.append(Line("lasting", lasting.amount, lasting.card.id, player=player))
        return lines

    def ledger_of_foe(self, foe: Foe) -> list[Line]:
        card, serial = foe.card, foe.serial
        lines = [Line("monster", card.level + foe.extra, card.id, serial)]
        if card.against and not any(each.ignores_likes for each in self.cards_in_fight()):
            amount = sum([amount for group, amount in card.against if self._minds(group, amount)])
            if amount:
                lines.append(Line("likes", amount, card.id, serial))
        for uid in foe.enhancers:
            each = self.state.cards[uid]
            amount = each.bonus if each.enhancement is None else each.enhancement(self, foe)
            lines.append(Line("enhancer", amount, each.id, serial))
        for throw in self.fight.thrown:
            each = self.state.cards[throw.uid]
            if each.foe_bonus is not None and (amount := each.foe_bonus(self, foe)):
                lines.append(Line("card", amount, each.id, serial))
        return lines

    def _minds(self, group: Group, amount: int) -> bool:
        """Does anybody on the munchkins' side belong to it (MU-3.2)?"""
        test = group.blames if amount > 0 else group.has
        return any(test(self, player) for player in self.munchkins())

    def foe_strength(self, foe: Foe) -> int:
        return sum([line.amount for line in self.ledger_of_foe(foe)])

    def worth(self, throw: Throw) -> int:
        """What a card that was thrown adds to its side."""
        if not throw.amount:
            return 0
        amount = throw.amount * (2 if throw.is_doubled else 1) * self.foes_make_of(throw)
        own = self.state.cards[throw.uid].throw_factor
        if own is not None:
            amount *= own(self, throw)
        for player in self.munchkins():
            for gear in self.used(player):
                if gear.card.throw_factor is not None:
                    amount *= gear.card.throw_factor(self, throw)
        return amount

    def ledger(self) -> tuple[list[Line], list[Line]]:
        """Both sides of the fight, line by line: the munchkins', the monsters'."""
        ours = [line for player in self.munchkins() for line in self.ledger_of(player)]
        theirs = [line for foe in self.fight.foes for line in self.ledger_of_foe(foe)]
        for throw in self.fight.thrown:
            if throw.side and (amount := self.worth(throw)):
                line = Line("thrown", amount, self.state.cards[throw.uid].id, player=throw.by)
                (ours if throw.side == "for" else theirs).append(line)
        return ours, theirs

    def strengths(self) -> tuple[int, int]:
        """The munchkins' and the monsters' (MU-3.1)."""
        ours, theirs = self.ledger()
        return sum([line.amount for line in ours]), sum([line.amount for line in theirs])

    # -- what a fight brings ---------------------------------------------------------------------------

    def levels_at_stake(self) -> int:
        return sum([foe.card.levels for foe in self.fight.foes])

    def treasures_of(self, foe: Foe) -> int:
        """At least one, whatever its enhancers say."""
        return max(1, foe.card.treasures + sum([self.state.cards[uid].treasures for uid in foe.enhancers]))

    def treasures_at_stake(self) -> int:
        fight = self.fight
        count = sum([self.treasures_of(foe) for foe in fight.foes])
        for gear in self.gear(fight.fighter):
            if gear.card.extra_treasures is not None and self._counts(gear):
                count += gear.card.extra_treasures(self, gear, fight.fighter)
        return count

    # -- running away ----------------------------------------------------------------------------------

    def flight_modifier(self, player: int, foe: Foe) -> int:
        """What is added to this player's roll (MU-4.4)."""
        total = foe.card.run_away
        for gear in self.used(player):
            if gear.card.run_away and self._helps_in_flight(gear):
                total += gear.card.run_away
        for other in self.munchkins():
            for gear in self.used(other):
                if gear.card.flight_bonus is not None and self._helps_in_flight(gear):
                    total += gear.card.flight_bonus(self, player, foe)
        for throw in self.fight.thrown:
            bonus = self.state.cards[throw.uid].flight_bonus
            if bonus is not None:
                factor = self.foes_make_of(throw) * (2 if throw.is_doubled else 1)
                total += bonus(self, player, foe) * factor * (1 if throw.side == "for" else -1)
        return total

    def is_safe(self, player: int, foe: Foe) -> bool:
        """Does this player get away without a roll (MU-4.5)?"""
        if self.hero(player).level <= foe.card.leaves_alone:
            return True
        return any(gear.card.escape is not None and self._helps_in_flight(gear) and gear.card.escape(self, player, foe)
            for gear in self.used(player))  # fmt: skip

    def _helps_in_flight(self, gear: Gear) -> bool:
        """May it be used, and does nothing in the fight make it worthless?"""
        return self.is_usable(gear) and all(
            each.item_factor is None or each.item_factor(self, gear) for each in self.cards_in_fight()
        )


def is_cheated(gear: Gear) -> bool:
    return any(each.card.kind == "cheat" for each in gear.on)
