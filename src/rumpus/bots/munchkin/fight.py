"""What a player of Munchkin thinks about fights: which way a card would turn them, who may help at what price, and how
to get away."""

from __future__ import annotations

from functools import cache, cached_property
from typing import Any

from rumpus.bots.munchkin.seat import CARD_VERBS, Seat, average, offers, read, table_of
from rumpus.bots.munchkin.standing import NEARLY, VICTORY, margin, standing, would_win
from rumpus.bots.munchkin.worth import LEVEL, TREASURE, card_worth, danger, life
from rumpus.kernel import Game, Option
from rumpus.munchkin.cards.card import CARDS, Card
from rumpus.munchkin.deals import offer_to
from rumpus.munchkin.table.state import Terms, Throw
from rumpus.munchkin.table.strength import GOAL
from rumpus.munchkin.turn import Munchkin

HOPE = 4  # how much anybody with cards in hand is expected to add, to stop a winner
SAFE = 3  # how far ahead one wants to stay after making a fight harder
SAFE_FROM_DEATH = 10  # the same where it may cost one's life
LITTLE = 0.01  # a gain that is not worth a card
TOO_WEAK = -5  # still this far behind with a helper's strength, nothing else about the helper makes up for it
ACCEPT: Option = ("accept",)


class Fighting(Seat):
    """What is asked in a fight."""

    # -- cards -----------------------------------------------------------------------------------------

    @cached_property
    def is_mine(self) -> bool:
        return self.g.in_combat(self.me)

    @cached_property
    def tried(self) -> dict[Option, list[Munchkin]]:
        """What became of the table after each card that was tried in this fight."""
        return {}

    def with_card(self, option: Option) -> list[Munchkin]:
        if option not in self.tried:
            self.tried[option] = self.tries(option)
        return self.tried[option]

    def gained_by(self, option: Option) -> float:
        """How much better off one is once this is played."""
        ahead = self.plainly(option)
        if ahead is None:
            return average([self.gain(g) for g in self.with_card(option)])
        card, more = CARDS[read(option).card], 0.0
        if card.treasures and self.me == self.g.fight.fighter and ahead > 0:
            more = TREASURE * card.treasures
        return standing(self.g, self.me, ahead) + more - self.now - card_worth(self.g, self.me, card)

    def plainly(self, option: Option) -> int | None:
        """How far ahead the munchkins are once a card is played that only adds to one side; None: it may do more, and
        has to be tried."""
        answer = read(option)
        card = CARDS[answer.card]
        if not is_plain(card) or not self.are_foes_plain or answer.player >= 0:  # some strengthen a player instead
            return None
        if card.kind == "monster enhancer":
            return self.ahead - card.bonus
        if not answer.side or self.profits_by_throwing:
            return None
        gear = self.gear_in(option)
        uid = gear.uid if gear is not None else self.g.in_hand(self.me, answer.card)
        amount = self.g.worth(Throw(uid, self.me, "for" if answer.side == "for" else "against", card.bonus))
        return self.ahead + (amount if answer.side == "for" else -amount)

    @cached_property
    def are_foes_plain(self) -> bool:
        """Does no monster grow by what is played, and has none a twin that would be changed as well?"""
        foes = self.g.fight.foes
        return all(foe.card.growth is None for foe in foes) and not any(self.g.root_of(foe) is not foe for foe in foes)

    def ahead_with(self, option: Option) -> float:
        """How far ahead the munchkins are once this is played, if the fight goes on."""
        return average(self.aheads_with(option))

    def aheads_with(self, option: Option) -> list[int]:
        """The same in each of the worlds in which it was tried."""
        ahead = self.plainly(option)
        if ahead is not None:
            return [ahead]
        return [margin(g) if self.goes_on(g) else self.ahead for g in self.with_card(option)]

    def goes_on(self, g: Munchkin) -> bool:
        fight = g.state.fight
        return fight is not None and bool(fight.foes) and fight.fighter == self.g.fight.fighter

    def is_for_fights(self, option: Option) -> bool:
        """May this card do some good in the fight? A player who is ahead needs no more strength, and leaves things
        alone when only just ahead; one who is behind calls for no more monsters."""
        answer = read(option)
        if answer.verb not in CARD_VERBS:
            return False
        card = CARDS[answer.card]
        if card.kind == "one-shot" and answer.side == ("against" if self.is_mine else "for"):
            return self.profits_by_throwing
        if self.is_mine and self.ahead > 0 and (card.kind == "one-shot" or card.is_role):
            return self.profits_by_strength
        if self.is_mine and (0 < self.ahead <= SAFE or (self.ahead <= 0 and brings_a_monster(card))):
            return False
        return not (card.kind == "level" or card.is_curse or card.is_worn or card.is_role) or answer.verb == "use"

    def meddle(self, option: Option) -> float:
        """Play a card into a fight, if one gains by it or if it is one of several that turn the fight together."""
        if not self.is_worth_a_thought(option) or not self.is_for_fights(option):
            return -3.0
        gained, little = self.gained_by(option), LITTLE + self.temper.hoard
        if self.is_mine and self.ahead > 0:
            return -3.0 if gained <= little or self.is_risky(option) else 3.0 + 0.02 * gained
        if gained > little:
            return 3.0 + 0.02 * gained
        return 1.4 if self.is_part_of_it(option) else -2.0

    def is_risky(self, option: Option) -> bool:
        """Might it lose the fight that is won? Nothing is worth the game; and if chance decides, it counts what may
        come."""
        least = min(self.aheads_with(option))
        if self.is_for_the_game:
            return least < self.ahead
        safe = SAFE_FROM_DEATH if any(foe.card.kills for foe in self.g.fight.foes) else SAFE
        return least <= min(safe, self.ahead - 1)

    @cached_property
    def is_for_the_game(self) -> bool:
        """Does one win the game by winning this fight?"""
        fight = self.g.state.fight
        return fight is not None and bool(fight.foes) and would_win(self.g, max(self.ahead, 1)) == self.me

    def is_part_of_it(self, option: Option) -> bool:
        """Does it turn the fight together with everything else one may play? In other people's fights, where somebody
        has to be stopped, one counts on the rest of the table as well."""
        if self.gained_by(option) < -VICTORY / 2:  # somebody wins by it
            return False
        if self.is_mine:
            ahead = self.ahead_with(option)
            return ahead > self.ahead and ahead + self.reserve(1, option) > 0
        if self.now > -NEARLY:
            return False
        ahead = self.ahead_with(option)
        return 0 < ahead < self.ahead and ahead - self.reserve(-1, option) - self.hope() <= 0

    def is_worth_a_thought(self, option: Option) -> bool:
        """Other people's fights matter if somebody has to be stopped, or if there is something in it for oneself."""
        fight = self.g.fight
        if self.is_mine or self.now <= -NEARLY or fight.roll is not None or (fight.stage == "flight" and self.now > 0):
            return True
        answer = read(option)
        is_for_me = any(part.player == self.me for part in answer.parts)
        return is_for_me or (CARDS[answer.card].kind == "one-shot" and self.profits_by_throwing)

    @cached_property
    def profits_by_throwing(self) -> bool:
        return any(gear.card.when_thrown is not None for gear in self.g.gear(self.me))

    @cached_property
    def profits_by_strength(self) -> bool:
        return any(gear.card.margin_levels is not None for gear in self.g.gear(self.me))

    def reserve(self, sign: int, but: Option) -> float:
        """How much all the other cards one may play now could change together."""
        best: dict[str, float] = {}
        for option in self.options:
            card = read(option).card
            if self.is_for_fights(option) and card != read(but).card:
                best[card] = max(best.get(card, 0.0), sign * (self.ahead_with(option) - self.ahead))
        return sum(best.values())

    def hope(self) -> int:
        """What one expects the others to add when somebody is about to win the game."""
        g = self.g
        others = [each for each in g.others(self.me) if not g.in_combat(each) and g.hand(each)]
        return HOPE * len(others) if self.now <= -VICTORY else 0

    def take_over(self, option: Option) -> float:
        """Somebody's fight, if one wins it."""
        if self.imagine is not None:
            return self.outcome(option)
        is_won = self.g.strength(self.me) > self.g.strengths()[1]
        return float(is_won == (read(option).role == "main"))

    # -- help ------------------------------------------------------------------------------------------

    def call(self, option: Option) -> float:
        return 2.0 if self.ahead > 0 else 0.0

    def ask(self, option: Option) -> float:
        """Somebody who makes the difference and is no danger; nobody twice."""
        helper = read(option).player
        if option == self.best_to_ask:
            return 3.0 - 0.05 * danger(self.g, helper)
        return -8.0 if (self.me, helper) in self.g.fight.asked else -2.0

    @cached_property
    def best_to_ask(self) -> Option | None:
        """The weakest player with whose help the fight is won, of those who have not been asked. Those who are far too
        weak are not even considered."""
        if self.ahead > 0:
            return None
        able = [(danger(self.g, helper), helper, option) for option in self.options if read(option).verb == "ask"
            for helper in [read(option).player] if self.g.strength(helper) + self.ahead > TOO_WEAK
            and (self.me, helper) not in self.g.fight.asked]  # fmt: skip
        return next((option for _, helper, option in sorted(able) if self.is_won_by_asking(helper, option)), None)

    def is_won_by_asking(self, helper: int, option: Option) -> bool:
        if self.imagine is None:
            return self.g.strength(helper) + self.ahead > 0
        return is_won_with(helper, self.agreed(self.after(option)))

    def agreed(self, twin: Game[Any]) -> Munchkin:
        """The table once the offer that was made has been accepted."""
        made = table_of(twin).fight.offers
        if made and ACCEPT in (options := offers(twin, made[-1].to)):
            twin.answer(made[-1].to, options.index(ACCEPT))
            self.settle(twin)
        return table_of(twin)

    def helps(self, terms: Terms) -> bool:
        """Does accepting the offer win the fight?"""
        if self.imagine is None:
            return self.g.strength(terms.helper) + self.ahead > 0
        if terms not in self.won_with:
            accept = next(
                (each for each in self.options if read(each).verb == "accept" and self.terms(each) == terms), None
            )
            self.won_with[terms] = accept is not None and is_won_with(
                terms.helper, table_of(self.after(accept)), self.me
            )
        return self.won_with[terms]

    @cached_property
    def won_with(self) -> dict[Terms, bool]:
        """Offers whose acceptance has been tried."""
        return {}

    def terms(self, option: Option) -> Terms:
        """The offer of help that this answers."""
        return offer_to(self.g, self.me, option)

    def answer_help(self, option: Option) -> float:
        """Help is worth giving for treasures, but never to somebody who wins by it; a price is worth paying if the help
        makes the difference."""
        terms = self.terms(option)
        good = self.is_good_for_helper(terms) if terms.helper == self.me else self.is_fair_price(terms)
        if read(option).verb == "accept":
            return 3.0 - 0.01 * terms.treasures if good else -3.0
        if read(option).verb == "counter":
            wants_more = terms.helper == self.me and not good and self.is_safe_to_help(terms) and not terms.treasures
            return 1.0 if wants_more else -4.0
        return 0.0

    def is_fair_price(self, terms: Terms) -> bool:
        """One's life is worth all treasures, and nothing else is, if there are several."""
        stake = self.g.treasures_at_stake()
        is_deadly = any(foe.card.kills for foe in self.g.fight.foes)
        return self.helps(terms) and not terms.items and (terms.treasures < max(stake, 2) or is_deadly)

    def is_safe_to_help(self, terms: Terms) -> bool:
        fight = self.g.fight
        wins = self.g.hero(fight.fighter).level + self.g.levels_at_stake() >= GOAL
        return (not wins or self.g.options.shared_victory) and self.helps(terms)

    def is_good_for_helper(self, terms: Terms) -> bool:
        wanted = max(0.0, min(self.temper.greed, self.g.treasures_at_stake() - 1))
        return (terms.treasures > wanted or bool(terms.items)) and self.is_safe_to_help(terms)

    def price(self, option: Option) -> float:
        """How many treasures to offer or to ask for: about half, or all but one for the last level."""
        stake, count = self.g.treasures_at_stake(), read(option).number
        wins = self.g.hero(self.g.fight.fighter).level + self.g.levels_at_stake() >= GOAL
        fair = max(stake - 1, 1) if wins else (stake + 1) // 2
        return -abs(count - fair)

    def first_pick(self, option: Option) -> float:
        return float(read(option).verb == "fighter")

    def pay(self, option: Option) -> float:
        """Whatever is paid besides, by oneself or by who is helped."""
        return 1.0 if read(option).role == "done" else self.keep_the_best(option)

    # -- running away ----------------------------------------------------------------------------------

    def run(self, option: Option) -> float:
        """From the deadliest first: the dead run no further."""
        foe = self.g.foe(read(option).piece)
        return 1.0 if foe.card.kills else 0.5

    def abandon(self, option: Option) -> float:
        """A vehicle that slows one down, if more than the vehicle is at risk."""
        return 2.0 if self.outcome(option) > 0 else -8.0

    def give_up(self, option: Option) -> float:
        """Lose something, or suffer what a monster does to those who refuse."""
        source = CARDS.get(self.decision.source)
        if read(option).role == "decline" and source is not None and source.is_monster:
            return -life(self.g, self.me, is_me=True) if source.kills else -LEVEL
        return self.keep_the_best(option)


@cache
def is_plain(card: Card) -> bool:
    """Does it do nothing in a fight but add to one side?"""
    if card.kind == "monster enhancer":
        return card.bonus != 0 and not (card.enhancement or card.is_twin or card.grants) and card.floor is None
    does = (card.foe_bonus, card.item_factor, card.flight_bonus, card.after_fight, card.when_discarded)
    is_quiet = not card.ignores_bonuses and not card.conjures and all(each is None for each in does)
    return card.kind == "one-shot" and card.bonus > 0 and is_quiet


def brings_a_monster(card: Card) -> bool:
    return card.is_monster or card.kind == "wandering monster"


def is_won_with(helper: int, g: Munchkin, me: int = -1) -> bool:
    """Is the fight won with this helper, without handing them the game?"""
    if not g.is_open:
        return False
    ahead = margin(g)
    return ahead > 0 and (helper == me or would_win(g, ahead) != helper)
