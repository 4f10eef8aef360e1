"""What a player of Munchkin thinks who knows how games are won: a turn without a fight is lost, and in the fight for
the last level, what is kept back is lost with the game."""

from __future__ import annotations

from math import inf
from typing import Any

from rumpus.bots.munchkin.fight import LITTLE, is_plain
from rumpus.bots.munchkin.seat import CARD_VERBS, offers, read, table_of
from rumpus.bots.munchkin.standing import VICTORY
from rumpus.bots.munchkin.thought import Thought
from rumpus.kernel import Game, Option
from rumpus.munchkin.cards.card import CARDS, Card
from rumpus.munchkin.table.state import Terms
from rumpus.munchkin.table.strength import GOAL

HELPED = 5.0  # what such a fight counts before its treasures: a little less than one that needs no help
MONSTERS = ((10, 7.0), (14, 5.0), (inf, 2.0))  # up to which level, and what such a monster is worth in hand
ASKED_FIRST = 4.0  # before any card is played into the fight
TRUST = 10  # how much anybody with cards is expected to add, to stop a winner: who does not try has lost anyway


class Shrewd(Thought):
    """As a sensible player thinks, but for these."""

    def worth(self, option: Option) -> float:
        """A monster in hand is a fight when no door brings one: a level, and at last the game."""
        answer = read(option)
        if not answer.card or answer.piece or not CARDS[answer.card].is_monster:
            return super().worth(option)
        return next(worth for most, worth in MONSTERS if CARDS[answer.card].level <= most)

    def play(self, option: Option) -> float:
        """A monster that is too strong for one alone is worth a fight if somebody will help."""
        score = super().play(option)
        answer = read(option)
        if score >= 0 or answer.verb != "play" or self.g.state.fight is not None:
            return score
        card = CARDS[answer.card]
        return HELPED + card.treasures if card.is_monster and self.finds_help(card) else score

    def finds_help(self, monster: Card) -> bool:
        """Is there somebody who makes the difference, and would be paid for it? Nobody helps a winner, and what kills
        is not worth the risk."""
        g = self.g
        if monster.kills or not monster.treasures or self.hero.level + monster.levels >= GOAL:
            return False
        ahead = g.strength(self.me) - monster.level
        return any(ahead + g.strength(each) > 0 for each in g.others(self.me))

    def offers_help(self) -> bool:
        """Is it worth stepping into somebody's fight to help, before they ask anybody else? Once, if it makes the
        difference and is paid for, and does not bring them to the last level but one."""
        g, fight = self.g, self.g.state.fight
        if fight is None or not fight.foes or fight.offers or (self.me, fight.fighter) in fight.asked:
            return False
        is_needed = self.ahead <= 0 < self.ahead + g.strength(self.me)
        level = g.hero(fight.fighter).level + g.levels_at_stake()
        return is_needed and g.treasures_at_stake() > 0 and level < GOAL - 1

    def ask(self, option: Option) -> float:
        """Where there are treasures to share, help costs less than cards that the last fight is won with."""
        score = super().ask(option)
        return ASKED_FIRST if option == self.best_to_ask and self.g.treasures_at_stake() > 1 else score

    def price(self, option: Option) -> float:
        """Whoever asks for help offers no more than half."""
        g, stake = self.g, self.g.treasures_at_stake()
        if g.fight.fighter != self.me or self.hero.level + g.levels_at_stake() >= GOAL:
            return super().price(option)
        return -abs(read(option).number - max(stake // 2, 1))

    def first_pick(self, option: Option) -> float:
        """Everybody names themselves first."""
        return float(read(option).verb == ("fighter" if self.g.fight.fighter == self.me else "helper"))

    def pay(self, option: Option) -> float:
        """Who helps is paid in treasures: nobody parts with their items for it, and who asks for them asks in vain."""
        gear = self.gear_in(option)
        return super().pay(option) if gear is None or gear.owner == self.me else -1.0

    def is_fair_price(self, terms: Terms) -> bool:
        """Nothing is, for help that makes no difference."""
        return self.ahead <= 0 and super().is_fair_price(terms)

    def meddle(self, option: Option) -> float:
        """Whoever is far ahead before they call the result of the last fight is less often opposed: each of the others
        doubts that it can be turned."""
        score, is_simple = super().meddle(option), is_plain(CARDS[read(option).card])
        if not self.is_mine:
            return score
        if self.ahead <= 0:
            return score if score > 0 or is_simple or self.imagine is None else max(score, self.begin(option))
        is_more = self.is_for_the_game and is_simple and self.ahead_with(option) > self.ahead
        return 2.5 if is_more and self.g.fight.stage == "open" else score

    def begin(self, option: Option) -> float:
        """A card that does no good in a lost fight may be the first of two that do: whatever chance brings."""
        gained, little = inf, LITTLE + self.temper.hoard
        for world in (self.world, self.imagine() if self.imagine is not None else self.world):
            gained = min(gained, self.gain_by_two(world, option))
            if gained <= little:
                return -inf
        return 3.0 + 0.02 * gained

    def gain_by_two(self, world: Game[Any], option: Option) -> float:
        """How much better off one is after this card and the best of those that may follow it."""
        begun, gained = world.clone(), -inf
        begun.answer(self.me, self.options.index(option))
        self.settle(begun)
        for index, then in enumerate(offers(begun, self.me)):
            if read(then).verb in CARD_VERBS and table_of(begun).state.fight is not None:
                twin = begun.rollout()
                twin.answer(self.me, index)
                self.settle(twin)
                gained = max(gained, self.gain(table_of(twin)))
        return gained

    def hope(self) -> int:
        g = self.g
        others = [each for each in g.others(self.me) if not g.in_combat(each) and (g.hand(each) or g.gear(each))]
        return TRUST * len(others) if self.now <= -VICTORY else 0
