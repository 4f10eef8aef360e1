"""What counts in a fight, and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.groups import Group
from rumpus.munchkin.table.heroes import Heroes
from rumpus.munchkin.table.state import Foe, Gear, Roll, Throw

GOAL = 10
ESCAPES = 5
HAND_LIMIT = 5


class Line(NamedTuple):
    """One entry of a strength: where it comes from, and how much it is."""

    what: Literal["level", "item", "class", "army", "lasting", "thrown", "monster", "likes", "enhancer", "card"]
    amount: int
    card: str = ""
    serial: int = 0  # of gear or of a monster
    player: int = -1
    group: str = ""  # whom a monster minds


class Strength(Heroes):
    """Queries about fights. Everything is worked out when it is asked, nothing is stored."""

    __slots__ = ()

    # -- the fight ---------------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Is there a fight that has not been decided?"""
        fight = self.state.fight
        return fight is not None and fight.stage in ("open", "called")

    def tags_of(self, foe: Foe) -> frozenset[str]:
        """What a monster is: as printed, or made so by an enhancer."""
        granted = [self.state.cards[uid].grants for uid in self.enhancers_of(foe)]
        return foe.card.tags.union(granted) if granted else foe.card.tags

    def faces(self, tag: str) -> bool:
        """Is such a monster in the fight, or does a card make the munchkins fight as if it were?"""
        return any(tag in self.tags_of(foe) for foe in self.fight.foes) or any(
            self.state.cards[throw.uid].conjures == tag and self.foes_make_of(throw) for throw in self.fight.thrown
        )

    def root_of(self, foe: Foe) -> Foe:
        """The monster that a twin is like: what modifies one of them modifies both (MU-3.8)."""
        return self.foe(foe.twin_of) if foe.twin_of else foe

    def enhancers_of(self, foe: Foe) -> list[int]:
        return self.root_of(foe).enhancers

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
        """By what the monsters multiply a card that was thrown: 0 makes it nothing."""
        factor = 1
        for foe in self.fight.foes:
            if foe.card.throw_factor is not None:
                factor *= foe.card.throw_factor(self, throw)
        return factor

    def is_barred(self, player: int) -> bool:
        """Does a card keep this player from helping in the fight?"""
        fight = self.fight
        if self.bears(player, "no helping") or self.bears(fight.fighter, "no help"):
            return True
        return True in [bars(self, player) for foe in fight.foes if (bars := foe.card.bars_help) is not None]

    # -- strength ----------------------------------------------------------------------------------------

    def strength(self, player: int) -> int:
        """Of one hero alone (MU-3.1)."""
        return sum([line.amount for line in self.ledger_of(player)])

    def ledger_of(self, player: int) -> list[Line]:
        """Level, items, classes, and what else weighs on a hero."""
        hero = self.state.heroes[player]
        lines = [Line("level", hero.level, player=player)]
        for gear in hero.gear:
            card = gear.card
            if card.is_item:
                if gear.is_used and (amount := self.item_bonus(gear)):
                    lines.append(Line("item", amount, card.id, gear.serial, player))
            elif card.is_role:
                if amount := self._role_bonus(gear):
                    lines.append(Line("class" if card.is_class else "army", amount, card.id, gear.serial, player))
            elif card.bonus:
                lines.append(Line("card", card.bonus, card.id, gear.serial, player))
        if hero.lasting and self.in_combat(player):
            for lasting in hero.lasting:
                amount = lasting.amount if lasting.what in ("penalty", "bonus") else 0
                if lasting.what == "best item":
                    amount = -max([0, *[line.amount for line in lines if line.what == "item"]])
                if amount:
                    lines.append(Line("lasting", amount, lasting.card.id, player=player))
        return lines

    def _role_bonus(self, gear: Gear) -> int:
        card, player = gear.card, gear.owner
        if (card.own_bonus is None and card.drawback is None) or self.is_silent(gear):
            return 0
        amount = card.own_bonus(self, gear, player) if card.own_bonus is not None else 0
        if card.drawback is not None and not self.is_half(player, card.kind):
            amount += card.drawback(self, gear, player)
        return amount

    def item_bonus(self, gear: Gear) -> int:
        """What an item in use gives now."""
        return self.full_bonus(gear) if self.is_effective(gear) else 0

    def full_bonus(self, gear: Gear) -> int:
        """What an item gives whoever can use it: as printed or worked out, with what lies on it, as the fight lets
        it."""
        card = gear.card
        bonus = card.bonus if card.own_bonus is None else card.own_bonus(self, gear, gear.owner)
        if card.bonus_vs and self.in_combat(gear.owner):
            bonus += self.bonus_against(card)
        if gear.on:
            bonus += sum([each.card.bonus for each in gear.on])
            if self.in_combat(gear.owner):
                bonus += sum([self.bonus_against(each.card) for each in gear.on if each.card.bonus_vs])
            if self.is_evil(gear):
                bonus = -abs(bonus)
        if bonus and self.state.fight is not None:
            if bonus > 0 and self.is_hushed(card):
                return 0
            for each in self.cards_in_fight():
                if each.item_factor is not None:
                    bonus *= each.item_factor(self, gear)
        return bonus

    def bonus_against(self, card: Card) -> int:
        """What else it gives against the monsters that are there; if they are of several kinds, the best of these."""
        return max([amount for tag, amount in card.bonus_vs if self.faces(tag)], default=0)

    def ledger_of_foe(self, foe: Foe) -> list[Line]:
        card, serial = foe.card, foe.serial
        is_plain = any(each.ignores_bonuses for each in self.cards_in_fight())
        lines = [Line("monster", card.level + (0 if is_plain else foe.extra), card.id, serial)]
        if not is_plain:
            for group, amount in card.against:
                if self.minds(group, amount):
                    lines.append(Line("likes", amount, card.id, serial, group=group.name))
            if card.growth is not None and (amount := card.growth(self, foe)):
                lines.append(Line("card", amount, card.id, serial))
        root = self.root_of(foe)
        limits: list[tuple[int, int]] = []  # of what lets the strength fall only so far: its line, and how far
        for uid, by in zip(root.enhancers, root.enhanced_by, strict=True):
            each = self.state.cards[uid]
            amount = each.bonus if each.enhancement is None else each.enhancement(self, foe)
            if each.floor is not None:
                limits.append((len(lines), each.floor))
            lines.append(Line("enhancer", amount, each.id, serial, by))
        for throw in self.fight.thrown:
            each = self.state.cards[throw.uid]
            if each.foe_bonus is not None and (amount := each.foe_bonus(self, foe)):
                lines.append(Line("card", amount, each.id, serial))
        for place, floor in limits:
            missing = max(0, floor - sum([line.amount for line in lines]))
            lines[place] = lines[place]._replace(amount=lines[place].amount + missing)
        return lines

    def minds(self, group: Group, amount: int) -> bool:
        """Does a bonus against these count, or a penalty: is any of the munchkins one of them (MU-3.2)?"""
        test = group.blames if amount > 0 else group.is_met
        return any(test(self, player) for player in self.munchkins())

    def foe_strength(self, foe: Foe) -> int:
        return sum([line.amount for line in self.ledger_of_foe(foe)])

    def worth(self, throw: Throw) -> int:
        """What a card that was thrown adds to its side."""
        if not throw.amount:
            return 0
        card = self.state.cards[throw.uid]
        amount = throw.amount
        if card.bonus_vs and throw.side == "for":
            amount += self.bonus_against(card)
        amount *= (2 if throw.is_doubled else 1) * self.foes_make_of(throw)
        own = card.throw_factor
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

    def is_winning(self) -> bool:
        """Are the munchkins stronger? The monsters win ties."""
        ours, theirs = self.strengths()
        return ours > theirs

    # -- what a fight brings -----------------------------------------------------------------------------

    def levels_at_stake(self) -> int:
        return sum([foe.card.levels for foe in self.fight.foes])

    def extra_levels(self, player: int, margin: int) -> int:
        """What a player's roles add to a victory by this margin (MU-4.3)."""
        return sum([
            gear.card.margin_levels(self, gear, margin)
            for gear in self.gear(player)
            if gear.card.margin_levels is not None and not self.is_silent(gear)
        ])  # fmt: skip

    def treasures_of(self, foe: Foe) -> int:
        """At least one, whatever its enhancers say, unless it has none of its own."""
        more = sum([self.state.cards[uid].treasures for uid in self.enhancers_of(foe)])
        return max(min(1, foe.card.treasures), foe.card.treasures + more)

    def treasures_at_stake(self) -> int:
        fight = self.fight
        count = sum([self.treasures_of(foe) for foe in fight.foes])
        for gear in self.gear(fight.fighter):
            more = gear.card.extra_treasures
            if more is not None and self.is_effective(gear) and not self.is_hushed(gear.card):
                count += more(self, gear, fight.fighter)
        return count

    # -- running away ------------------------------------------------------------------------------------

    def flight_modifier(self, player: int, foe: Foe) -> int:
        """What is added to this player's roll (MU-4.4)."""
        return sum([line.amount for line in self.flight_lines(player, foe)])

    def flight_lines(self, player: int, foe: Foe) -> list[Line]:
        """The same, each with what it comes from."""
        cards = self.state.cards
        lines = [Line("monster", foe.card.run_away, foe.card.id, foe.serial)]
        lines += [Line("enhancer", cards[uid].run_away, cards[uid].id) for uid in self.enhancers_of(foe)]
        lines += [*self._own_flight_lines(player, foe), *self._lasting_in_flight(player, "rolls")]
        for other in self.munchkins():
            if other != player:
                lines += self._flight_bonuses_of(other, player, foe)
        for throw in self.fight.thrown:
            card = cards[throw.uid]
            if card.flight_bonus is not None:
                factor = self.foes_make_of(throw) * (2 if throw.is_doubled else 1) * (1 if throw.side == "for" else -1)
                lines.append(Line("thrown", card.flight_bonus(self, player, foe) * factor, card.id, 0, throw.by))
        return [line for line in lines if line.amount]

    def _own_flight_lines(self, player: int, foe: Foe) -> list[Line]:
        """Of the runner's own roles, items in use and curses; a vehicle that changes running away replaces all the
        others (MU-8.6)."""
        counting = [gear for gear in self.gear(player) if gear.card.run_away and self._runs_with(gear)]
        lines = [Line("item", gear.card.run_away, gear.card.id, gear.serial, player) for gear in counting]
        for gear, line in zip(counting, lines, strict=True):
            if gear.card.slot == "vehicle":
                return [line]
        return [*lines, *self._flight_bonuses_of(player, player, foe), *self._lasting_in_flight(player, "flight")]

    def _flight_bonuses_of(self, owner: int, player: int, foe: Foe) -> list[Line]:
        """What this munchkin's items work out for a player who runs."""
        return [Line("item", gear.card.flight_bonus(self, player, foe), gear.card.id, gear.serial, owner)
                for gear in self.used(owner)
                if gear.card.flight_bonus is not None and self._helps_in_flight(gear)]  # fmt: skip

    def _lasting_in_flight(self, player: int, what: str) -> list[Line]:
        """What cards have left behind on a runner."""
        lasting = self.hero(player).lasting
        return [Line("lasting", each.amount, each.card.id, 0, player) for each in lasting if each.what == what]

    def is_enough(self, roll: Roll) -> bool:
        """MU-4.4: 5 or more escapes."""
        return roll.face + self.flight_modifier(roll.player, self.foe(roll.serial)) + roll.extra >= ESCAPES

    def is_safe(self, player: int, foe: Foe) -> bool:
        """Does this player get away without a roll (MU-4.5)?"""
        card = foe.card
        if self.hero(player).level <= card.leaves_alone:
            return True
        if card.leaves_group is not None and card.leaves_group.is_met(self, player):
            return True
        return any(gear.card.escape is not None and self._helps_in_flight(gear) and gear.card.escape(self, player, foe)
            for gear in self.used(player))  # fmt: skip

    def _runs_with(self, gear: Gear) -> bool:
        if gear.card.is_role:
            return not self.is_silent(gear)
        return gear.is_used and (self._is_noticed(gear) if gear.card.run_away < 0 else self._helps_in_flight(gear))

    def _helps_in_flight(self, gear: Gear) -> bool:
        return self._is_noticed(gear) and not self.is_hushed(gear.card)

    def _is_noticed(self, gear: Gear) -> bool:
        """May it be used, and is it not ignored in this fight?"""
        return self.is_usable(gear) and all(
            each.item_factor is None or each.item_factor(self, gear) for each in self.cards_in_fight()
        )
