"""What a player of Munchkin thinks about fights: whose side a card would turn them to, who may help at what price, and
how to get away."""

from __future__ import annotations

from functools import cached_property

from rumpus.bots.munchkin.seat import Seat
from rumpus.bots.munchkin.trial import after, copy_of, margin, shots_needed, taken_over, target_of, with_helper
from rumpus.bots.munchkin.worth import LEVEL, TREASURE, card_worth, danger, gear_worth, leads, least_worth, life
from rumpus.kernel import Option
from rumpus.munchkin.cards.card import CARDS, Card
from rumpus.munchkin.table.state import Terms
from rumpus.munchkin.table.strength import ESCAPES, GOAL
from rumpus.munchkin.table.table import Table
from rumpus.munchkin.table.zones import seat_of

VICTORY = 100.0
NEARLY = 8.0  # that somebody else gets to the last level but one, well ahead
HURT = 8.0  # bad stuff that does not kill
NEAR_GOAL = 7
HOPE = 4  # so much somebody with cards in hand may add to stop a winner
SAFE = 3  # so far ahead one wants to be who makes a fight harder than it is


# -- how a fight stands ----------------------------------------------------------------------------------------


def extra_levels(g: Table, player: int, ahead: int) -> int:
    """What roles add to a victory by so much."""
    return sum(gear.card.margin_levels(g, gear, ahead) for gear in g.gear(player) if gear.card.margin_levels)


def who_would_win(g: Table, ahead: int) -> int:
    """Whose game it would be if this fight is won; -1: nobody's."""
    fight = g.fight
    if g.hero(fight.fighter).level + g.levels_at_stake() >= GOAL:
        return fight.fighter
    if fight.helper >= 0 and g.hero(fight.helper).level + extra_levels(g, fight.helper, ahead) >= GOAL:
        return fight.helper
    return -1


def standing(g: Table, me: int) -> float:
    """How good this fight is for a player as it stands, in points of strength."""
    fight = g.state.fight
    if fight is None or not fight.foes:
        return 0.0
    ahead = margin(g)
    if fight.stage == "flight" or ahead <= 0:
        return in_flight(g, me)
    winner = who_would_win(g, ahead)
    if winner >= 0:
        return VICTORY if winner == me or (g.options.shared_victory and g.in_combat(me)) else -VICTORY
    promised = fight.terms.treasures if fight.terms is not None and fight.helper >= 0 else 0
    if me == fight.helper:
        return LEVEL * extra_levels(g, me, ahead) + TREASURE * promised
    level, levels = g.hero(fight.fighter).level, g.levels_at_stake()
    levels = max(levels, min(levels + extra_levels(g, fight.fighter, ahead), GOAL - 1 - level))
    if me == fight.fighter:
        return LEVEL * levels + TREASURE * (g.treasures_at_stake() - promised)
    return -NEARLY if level + levels >= max(GOAL - 1, g.hero(me).level + 2) else -float(levels)


def in_flight(g: Table, me: int) -> float:
    """The munchkins have to run: what this player suffers by it, or those suffer whom to stop."""
    if g.in_combat(me):
        return -harm(g, me)
    return sum(harm(g, each) for each in g.munchkins() if g.hero(each).level >= NEAR_GOAL and leads(g, me, each))


def harm(g: Table, player: int) -> float:
    """What somebody has to fear from the monsters that they have not got away from."""
    fight, total = g.fight, 0.0
    for foe in fight.foes:
        if (fight.stage == "flight" and (player, foe.serial) not in fight.runs) or g.is_safe(player, foe):
            continue
        chance = min(1.0, max(0.0, (ESCAPES - 1 - g.flight_modifier(player, foe)) / 6))
        if fight.roll is not None and fight.roll[:2] == (player, foe.serial):
            chance = 0.0 if g.is_enough(fight.roll) else 1.0
        total += chance * (life(g, player) if foe.card.kills else HURT)
    return total


class Fighting(Seat):
    """What is asked in a fight."""

    # -- cards -----------------------------------------------------------------------------------------

    @cached_property
    def now(self) -> float:
        return standing(self.g, self.me)

    @cached_property
    def ahead(self) -> int:
        return margin(self.g)

    @cached_property
    def tried(self) -> dict[Option, tuple[float, int]]:
        """What each card that may be played would make of the fight: how it stands, and how far these munchkins are
        ahead, if they go on."""
        found: dict[Option, tuple[float, int]] = {}
        for option in self.decision.offers[self.me]:
            if option[0] in ("play", "use") and self.is_for_fights(CARDS[str(option[1])]):
                trial = after(self.g, self.me, option)
                goes_on = trial.fight.foes and trial.fight.fighter == self.g.fight.fighter
                found[option] = standing(trial, self.me), margin(trial) if goes_on else self.ahead
        return found

    def is_for_fights(self, card: Card) -> bool:
        return card.kind != "level" and not card.is_curse and not card.is_worn and (
            not card.is_role or "dakka" in card.effects
        )  # fmt: skip

    def meddle(self, option: Option) -> float:
        """A card into a fight, if it makes more of it than it costs; or if it does so together with others."""
        card = CARDS[str(option[1])]
        if not self.is_worth_a_thought(card) or option not in self.tried:
            return -3.0
        then, ahead = self.tried[option]
        is_mine = self.g.in_combat(self.me)
        if is_mine and self.ahead > 0 and ahead < self.ahead and ahead <= SAFE:
            return -3.0
        gain, cost = then - self.now + self.reward(card, option), self.cost(card, option)
        if gain > cost:
            return 3.0 + 0.02 * (gain - cost)
        if is_mine:
            return 1.4 if self.ahead <= 0 < ahead + self.reserve(1, card) and ahead > self.ahead else -2.0
        is_enough = ahead - self.reserve(-1, card) - self.hope() <= 0 < ahead < self.ahead
        return 1.4 if self.now <= -NEARLY and is_enough else -2.0

    def is_worth_a_thought(self, card: Card) -> bool:
        """Others' fights matter if somebody has to be stopped, or if there is something in it for oneself."""
        g = self.g
        if g.in_combat(self.me) or self.now <= -NEARLY or "replace the fighter" in card.effects:
            return True
        return self.now > 0 or g.fight.roll is not None or (card.kind == "one-shot" and self.is_treacherous())

    def is_treacherous(self) -> bool:
        """Does a card thrown for the monsters bring a treasure?"""
        return any("treacherous" in each.card.effects and not self.g.is_spent(each, "treacherous")
            for each in self.g.gear(self.me))  # fmt: skip

    def reward(self, card: Card, option: Option) -> float:
        """What a card brings besides what it makes of the fight."""
        fight = self.g.fight
        if card.kind == "one-shot" and card.is_item and option[-1] == "against" and self.is_treacherous():
            return TREASURE
        if "send all monsters away" in card.effects:
            return TREASURE * int(card.effects["send all monsters away"]["treasures"])
        if "destroy a monster" in card.effects and len(fight.foes) == 1 and fight.fighter == self.me:
            return TREASURE * self.g.treasures_at_stake()
        return 0.0

    def cost(self, card: Card, option: Option) -> float:
        """What one gives for it: the card, and monsters from hand that come with it."""
        if card.is_role:
            return least_worth(self.g, self.me, shots_needed(self.g, self.me, card))
        last = [str(word) for word in target_of(option)[-1:]]
        brought = [CARDS[word] for word in last if word in CARDS and CARDS[word].is_monster]
        return sum(card_worth(self.g, self.me, each) for each in (card, *brought))

    def reserve(self, sign: int, but: Card) -> int:
        """What all other cards that one may play now could change together."""
        best: dict[object, int] = {}
        for option, (_, ahead) in self.tried.items():
            if option[1] != but.id:
                best[option[1]] = max(best.get(option[1], 0), sign * (ahead - self.ahead))
        return sum(best.values())

    def hope(self) -> int:
        """What one expects of the others if somebody would win the game."""
        g = self.g
        others = [each for each in g.others(self.me) if not g.in_combat(each) and g.hand(each)]
        return HOPE * len(others) if self.now <= -VICTORY else 0

    # -- help ------------------------------------------------------------------------------------------

    def call(self, option: Option) -> float:
        return 2.0 if self.ahead > 0 else 0.0

    def is_won_with(self, helper: int) -> bool:
        """With this helper, and not by the helper for good."""
        trial = with_helper(self.g, helper)
        ahead = margin(trial)
        return ahead > 0 and (helper == self.me or who_would_win(trial, ahead) != helper)

    def ask(self, option: Option) -> float:
        """Whoever makes the difference and is no danger."""
        helper = seat_of(option[1])
        if self.ahead > 0:
            return -5.0
        return 3.0 - 0.05 * danger(self.g, helper) if self.is_won_with(helper) else -2.0

    def answer_help(self, option: Option) -> float:
        """Help pays with treasures, never to the winner; a price is accepted if it makes the difference."""
        terms = self.g.fight.offer
        assert terms is not None
        if terms.helper == self.me:
            good = self.is_good_for_helper(terms)
        else:
            good = self.is_won_with(terms.helper) and not terms.items
        if option[0] == "accept":
            return 3.0 if good else -3.0
        if option[0] == "counter":
            wants_more = terms.helper == self.me and not good and self.is_safe_to_help() and not terms.treasures
            return 1.0 if wants_more else -4.0
        return 0.0

    def is_safe_to_help(self) -> bool:
        fight = self.g.fight
        wins = self.g.hero(fight.fighter).level + self.g.levels_at_stake() >= GOAL
        return (not wins or self.g.options.shared_victory) and self.is_won_with(self.me)

    def is_good_for_helper(self, terms: Terms) -> bool:
        return self.is_safe_to_help() and (terms.treasures > 0 or bool(terms.items))

    def price(self, option: Option) -> float:
        """How many treasures to offer or to want: about half, all of them for the last level."""
        stake, count = self.g.treasures_at_stake(), int(str(option[0]))
        wins = self.g.hero(self.g.fight.fighter).level + self.g.levels_at_stake() >= GOAL
        fair = stake if wins else (stake + 1) // 2
        return -abs(count - fair)

    def take_over(self, option: Option) -> float:
        """Somebody else's fight, if one wins it."""
        gain = standing(taken_over(self.g, self.me), self.me)
        return gain if option[0] == "yes" else 0.0

    def send_away(self, option: Option) -> float:
        """A monster that could be beaten stays."""
        return float(self.ahead <= 0) if option[0] == "yes" else 0.5

    # -- running away ----------------------------------------------------------------------------------

    def run(self, option: Option) -> float:
        """The most dangerous first: who is dead runs no more."""
        foe = self.g.foe(option[2])
        return 1.0 if foe.card.kills else 0.5

    def abandon(self, option: Option) -> float:
        """A vehicle that hinders, if what it puts at risk is worth more."""
        g, gear = self.g, self.g.find_gear(int(option[2]))
        assert gear is not None
        without = copy_of(g)
        without.hero(self.me).gear = [each for each in without.gear(self.me) if each.serial != gear.serial]
        return 2.0 if harm(without, self.me) + gear_worth(g, self.me, gear) < harm(g, self.me) else -8.0

    def give_up(self, option: Option) -> float:
        """To lose something, or else what a monster does to those who do not."""
        source = CARDS.get(self.decision.source)
        if option == ("none",) and source is not None and source.is_monster:
            return -life(self.g, self.me) if source.kills else -LEVEL
        return self.keep_the_best(option)

    def die(self, option: Option) -> float:
        """High enough to escape; low if a monster's bad stuff is rolled for."""
        g, source = self.g, self.decision.source
        is_bad_stuff = source in CARDS and CARDS[source].is_monster
        if option[0] != "keep":
            return 0.5 if option[1] == ("1" if is_bad_stuff else "6") else -1.0
        if is_bad_stuff:
            return 1.0 if g.state.die <= 4 else 0.0
        runs = [g.foe(serial) for player, serial in g.fight.runs if player == self.me] if g.state.fight else []
        worst = min([g.flight_modifier(self.me, foe) for foe in runs], default=0) if not source else 0
        return 1.0 if g.state.die + worst >= ESCAPES else 0.0
