"""What a player of Munchkin thinks of each option of a question. It reads what lies open and its own hand, and nothing
else."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rumpus.bots.munchkin_worth import (
    card_worth,
    danger,
    gear_gain,
    gear_worth,
    item_gain,
    leader,
)
from rumpus.kernel import Decision, Option
from rumpus.munchkin.ability import Role
from rumpus.munchkin.board import GOAL
from rumpus.munchkin.card import CARDS, Card
from rumpus.munchkin.state import Gear, Terms
from rumpus.munchkin.turn import Munchkin
from rumpus.munchkin.zones import seat_of

Score = Callable[[Option], float]
FAIR = 0.5  # what one wants to gain by a trade
PASSING = ("pass", "done", "none", "keep", "end turn", "no", "cancel")


class Thought:
    """One question, as its seat sees it."""

    def __init__(self, g: Munchkin, me: int, decision: Decision) -> None:
        self.g = g
        self.me = me
        self.decision = decision
        self.hero = g.hero(me)

    # -- every question --------------------------------------------------------------------------------

    def score(self, option: Option) -> float:
        prompt = self.decision.prompt
        if prompt in SCORES:
            return SCORES[prompt](self, option)
        return self.window(option) if self.decision.is_window else self.keep_the_best(option)

    def keep_the_best(self, option: Option) -> float:
        """Something is to be lost, given or paid: the least of it. «Yes» to what one may; of players the weakest."""
        first = str(option[0])
        if first in ("yes", "done"):
            return 0.5
        if first.startswith("P") and first[1:].isdigit():
            return -danger(self.g, int(first[1:]))
        return -self.worth(option)

    def take_the_best(self, option: Option) -> float:
        return self.worth(option) if option[0] not in PASSING else 0.1

    def worth(self, option: Option) -> float:
        """Of a card in hand or lying open, or of gear."""
        first = str(option[0])
        if len(option) > 1 and isinstance(option[1], int):
            gear = self.g.find_gear(option[1])
            return gear_worth(self.g, self.me, gear) if gear is not None else 0.0
        return card_worth(self.g, self.me, CARDS[first]) if first in CARDS else 0.0

    # -- windows ---------------------------------------------------------------------------------------

    def window(self, option: Option) -> float:
        verb = str(option[0])
        if verb in ("play", "use"):
            return self.play(option)
        return VERBS.get(verb, rarely)(self, option)

    def play(self, option: Option) -> float:
        """A card, by what it is for."""
        card = CARDS[str(option[1])]
        target = option[2:] if option[0] == "play" else option[3:]
        if option[0] == "use" and card.kind != "one-shot":
            return -0.5
        if self.g.state.air:
            return self.answer_air()
        if card.kind == "level":
            return 20.0 if seat_of(target[0]) == self.me and self.hero.level < GOAL - 1 else -5.0
        if card.is_worn and target in (("use",), ("carry",)):
            gain = item_gain(self.g, self.me, card)
            return 8.0 + gain if target == ("use",) and gain > 0 else 3.0 if target == ("carry",) else -1.0
        if card.kind == "one-shot" and target == ("carry",):
            return 1.5 if len(self.hero.hand) > 5 and self.decision.prompt == "rest" else -1.0
        if card.is_role:
            kind: Role = "class" if card.is_class else "army"
            return 9.0 if not self.g.roles(self.me, kind) or self.g.joker(self.me, kind) is not None else -3.0
        if card.kind in ("super munchkin", "alliance", "item enhancer", "cheat"):
            return 7.0 + (self.gear_bonus(target) if target else 0.0)
        if card.is_monster and self.g.state.fight is None:
            return self.look_for_trouble(card)
        if card.is_curse:
            return self.curse(seat_of(target[0]))
        if self.g.is_open:
            return self.meddle(card, target)
        return -1.0

    def gear_bonus(self, target: Option) -> float:
        gear = self.g.find_gear(int(target[1])) if len(target) > 1 else None
        return 0.1 * self.g.item_bonus(gear) if gear is not None else 0.0

    def look_for_trouble(self, card: Card) -> float:
        """A monster from hand that one beats alone, with something in reserve."""
        strength = self.g.strength(self.me)
        likes = sum(
            amount for group, amount in card.against if (group.blames if amount > 0 else group.has)(self.g, self.me)
        )
        return 6.0 + card.treasures if strength > card.level + likes + 2 else -4.0

    def curse(self, victim: int) -> float:
        """The leader, when near the goal or when the hand overflows."""
        if victim == self.me or victim != leader(self.g, self.me):
            return -6.0
        level = self.g.hero(victim).level
        overflows = len(self.hero.hand) > 5 and self.decision.prompt == "rest"
        return 4.0 if (level >= 7 and level >= self.hero.level) or overflows else -2.0

    def answer_air(self) -> float:
        """A curse that strikes oneself is worth an answer."""
        air = self.g.state.air[-1]
        return 5.0 if air.victim == self.me else -5.0

    # -- fights ----------------------------------------------------------------------------------------

    def margin(self) -> int:
        ours, theirs = self.g.strengths()
        return ours - theirs

    def is_mine(self) -> bool:
        return self.me in (self.g.fight.fighter, self.g.fight.helper)

    def meddle(self, card: Card, target: Option) -> float:
        """A card into a fight: for one's own side what is needed to win, against others what stops them."""
        change = self.swing(card, target)
        if not change:
            return -2.0
        margin = self.margin()
        if self.is_mine():
            if margin > 0 or change < 0:
                return -3.0
            reach = margin + self.reserve(1)
            return 5.0 - 0.1 * change if margin + change > 0 else 4.0 if reach > 0 else -2.0
        if margin <= 0 or change > 0 or not self.must_stop():
            return -3.0
        return 5.0 + 0.1 * change if margin + change <= 0 else 4.0 if margin - self.reserve(-1) <= 0 else -2.0

    def swing(self, card: Card, target: Option) -> int:
        """How much a card changes the balance in favour of the munchkins."""
        if card.kind == "one-shot" and target and target[-1] in ("for", "against"):
            return card.bonus if target[-1] == "for" else -card.bonus
        if card.kind == "monster enhancer":
            return -card.bonus
        if card.kind == "wandering monster":
            return -CARDS[str(target[0])].level
        return -card.level if card.is_monster else 0

    def reserve(self, sign: int) -> int:
        """What all cards that one may play now could change together."""
        total = 0
        for option in self.decision.offers[self.me]:
            if option[0] in ("play", "use"):
                target = option[2:] if option[0] == "play" else option[3:]
                total += max(0, sign * self.swing(CARDS[str(option[1])], target))
        return total

    def must_stop(self) -> bool:
        """Would this victory end the game, or nearly?"""
        fight = self.g.fight
        level = self.g.hero(fight.fighter).level + self.g.levels_at_stake()
        return level >= GOAL or (level >= GOAL - 1 and level > self.hero.level + 1)

    def call(self, option: Option) -> float:
        return 2.0 if self.margin() > 0 else 0.0

    def ask(self, option: Option) -> float:
        """Whoever makes the difference and is no danger."""
        if self.margin() > 0:
            return -5.0
        helper = seat_of(option[1])
        gap = self.margin() + self.g.strength(helper)
        return 3.0 - 0.05 * danger(self.g, helper) if gap > 0 else -2.0

    def offer_help(self, option: Option) -> float:
        return -5.0

    def answer_help(self, option: Option) -> float:
        """Help pays with treasures, never to the winner; a price is accepted if it makes the difference."""
        terms = self.g.fight.offer
        assert terms is not None
        if terms.helper == self.me:
            good = self.is_good_for_helper(terms)
        else:
            good = self.margin() + self.g.strength(terms.helper) > 0 and not terms.items
        if option[0] == "accept":
            return 3.0 if good else -3.0
        if option[0] == "counter":
            wants_more = terms.helper == self.me and not good and self.is_safe_to_help() and not terms.treasures
            return 1.0 if wants_more else -4.0
        return 0.0

    def is_safe_to_help(self) -> bool:
        fight = self.g.fight
        wins = self.g.hero(fight.fighter).level + self.g.levels_at_stake() >= GOAL
        if wins and not self.g.options.shared_victory:
            return False
        return self.margin() + self.g.strength(self.me) > 0

    def is_good_for_helper(self, terms: Terms) -> bool:
        return self.is_safe_to_help() and (terms.treasures > 0 or bool(terms.items))

    def price(self, option: Option) -> float:
        """How many treasures to offer or to want: about half, all of them for the last level."""
        stake, count = self.g.treasures_at_stake(), int(str(option[0]))
        wins = self.g.hero(self.g.fight.fighter).level + self.g.levels_at_stake() >= GOAL
        fair = stake if wins else (stake + 1) // 2
        return -abs(count - fair)

    def run(self, option: Option) -> float:
        """The most dangerous first: who is dead runs no more."""
        foe = self.g.foe(option[2])
        return 1.0 if foe.card.kills else 0.5

    def die(self, option: Option) -> float:
        if option[0] == "keep":
            return 1.0 if self.g.state.die >= 5 else 0.0
        return 0.5 if option[1] == "6" else -1.0

    # -- the turn --------------------------------------------------------------------------------------

    def go_on(self, option: Option) -> float:
        return {"open door": 1.0, "listen": 2.0, "loot the room": 0.8, "end turn": 0.0}.get(str(option[0]), 0.0)

    def put_on(self, option: Option) -> float:
        gear = self.g.find_gear(int(option[2]))
        return 6.0 if gear is not None and gear_gain(self.g, gear) > 0 else -2.0

    def sell(self, option: Option) -> float:
        """What is neither in use nor any use."""
        return 5.0 if self.hero.level < GOAL - 1 and self.spare_gold() >= 1000 else -3.0

    def spare_gold(self) -> int:
        carried = sum(gear.card.gold or 0 for gear in self.g.items(self.me) if self.is_spare(gear.card, gear.is_used))
        return carried + sum(
            card.gold or 0 for card in map(self.g.card, self.hero.hand) if self.is_spare(card, is_used=False)
        )

    def is_spare(self, card: Card, is_used: bool) -> bool:
        return not is_used and (card.is_worn or card.is_item) and item_gain(self.g, self.me, card) <= 0

    def sale(self, option: Option) -> float:
        """Spare items only, and no more than make the next thousand."""
        if option[0] == "done":
            return 1.0
        if option[0] == "cancel":
            return 0.0
        gear = self.g.find_gear(int(option[1])) if len(option) > 1 else None
        card = CARDS[str(option[0])]
        if not self.is_spare(card, gear is not None and gear.is_used):
            return -5.0
        return 0.5 + 0.0001 * (card.gold or 0)

    # -- trade -----------------------------------------------------------------------------------------

    def bargain(self) -> tuple[float, Gear, Gear] | None:
        """The best swap of a carried item for somebody's carried item that both gain by: what I give, what I want."""
        g, best = self.g, None
        mine = [gear for gear in g.items(self.me) if g.is_movable(gear) and not gear.is_used]
        for other in g.others(self.me):
            for want in [gear for gear in g.items(other) if g.is_movable(gear) and not gear.is_used]:
                for give in mine:
                    theirs = gear_worth(g, other, give) - gear_worth(g, other, want)
                    gain = gear_worth(g, self.me, want) - gear_worth(g, self.me, give)
                    if min(theirs, gain) > FAIR and (best is None or gain > best[0]):
                        best = (gain, give, want)
        return best

    def offer_trade(self, option: Option) -> float:
        """Once a turn, of one's own accord."""
        if self.g.state.moves or self.me != self.g.state.active:
            return -8.0
        found = self.bargain()
        return 5.0 if found is not None and found[2].owner == seat_of(option[1]) else -8.0

    def swap(self, option: Option) -> float:
        """One item for one: the next is none. If a card asks, it is no trade."""
        if self.decision.source:
            return self.keep_the_best(option)
        found = self.bargain()
        if option == ("done",):
            return 0.0
        return 1.0 if found is not None and option[1] in (found[1].serial, found[2].serial) else -1.0

    # -- coming in between -----------------------------------------------------------------------------

    def interjection(self, option: Option) -> float:
        """Above 0: worth doing now."""
        verb = str(option[0])
        if verb == "accept trade":
            return self.trade(seat_of(option[1]))
        if verb == "refuse trade":
            return 0.5 - self.trade(seat_of(option[1]))
        if verb != "play":
            return -1.0
        card = CARDS[str(option[1])]
        if card.is_curse:
            return (
                self.curse(seat_of(option[2])) if self.hero.level + 2 <= self.g.hero(seat_of(option[2])).level else -1.0
            )
        if self.g.is_open and self.g.fight.stage == "called":
            return self.meddle(card, option[2:])
        return -1.0

    def trade(self, other: int) -> float:
        """What one would gain by it."""
        offer = next(each for each in self.g.state.offers if each.by == other)
        return self.sum_worth(offer.gives) - self.sum_worth(offer.wants) - FAIR

    def sum_worth(self, serials: Sequence[int]) -> float:
        found = [self.g.find_gear(serial) for serial in serials]
        return sum(gear_worth(self.g, self.me, gear) for gear in found if gear is not None)


def rarely(thought: Thought, option: Option) -> float:
    """What this player does only when there is nothing else."""
    return -8.0


def let_pass(thought: Thought, option: Option) -> float:
    return 0.0 if option[0] == "pass" else -0.1


VERBS: dict[str, Callable[[Thought, Option], float]] = {
    "pass": let_pass,
    "pass this fight": let_pass,
    "call": Thought.call,
    "ask": Thought.ask,
    "offer help": Thought.offer_help,
    "accept": Thought.answer_help,
    "refuse": Thought.answer_help,
    "counter": Thought.answer_help,
    "run": Thought.run,
    "open door": Thought.go_on,
    "listen": Thought.go_on,
    "loot the room": Thought.go_on,
    "end turn": Thought.go_on,
    "put on": Thought.put_on,
    "sell": Thought.sell,
    "trade": Thought.offer_trade,
}
SCORES: dict[str, Callable[[Thought, Option], float]] = {
    "set up": lambda thought, option: 0.0 if option == ("done",) else thought.play(option),
    "arrive": lambda thought, option: 0.0 if option == ("done",) else thought.play(option),
    "treasures": Thought.price,
    "first pick": lambda thought, option: float(option[0] == "fighter"),
    "die": Thought.die,
    "sell": Thought.sale,
    "give": Thought.swap,
    "want": Thought.swap,
    "loot": Thought.take_the_best,
    "take treasure": Thought.take_the_best,
    "pay": lambda thought, option: 1.0 if option == ("done",) else thought.keep_the_best(option),
    "goth": lambda thought, option: 0.0 if option == ("none",) else -1.0,
}
