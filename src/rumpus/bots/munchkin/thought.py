"""What a player of Munchkin thinks of each option of a question, whatever it is about."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property
from random import Random
from typing import Any

from rumpus.bots.munchkin.fight import Fighting
from rumpus.bots.munchkin.seat import CARD_VERBS, offers, read, table_of
from rumpus.bots.munchkin.standing import NEAR_GOAL, VICTORY, margin
from rumpus.bots.munchkin.trade import Trading
from rumpus.bots.munchkin.worth import (
    LEVEL,
    TREASURE,
    attachment_gain,
    card_worth,
    gear_gain,
    is_blocking,
    item_gain,
    leaders,
    least_worth,
    life,
    role_gain,
)
from rumpus.family.foresight import Trial
from rumpus.family.options import NO, PASS
from rumpus.kernel import Decision, Game, Option
from rumpus.munchkin.cards.card import CARDS, Card
from rumpus.munchkin.foresight import SIGNS
from rumpus.munchkin.table.strength import GOAL, HAND_LIMIT
from rumpus.munchkin.turn import Munchkin

NO_FIGHT = -99
HOPELESS = -5  # this much weaker than a monster, one need not even think about it
EASY = 2  # further ahead of a monster than this, one has something in reserve
WASTED = ("cheat", "item enhancer", "other")  # kinds of cards that may do nothing
IN_VAIN = -90.0  # below whatever is worth doing
TRIES = 12  # to find out what comes of a card
WITH_HELP = -5  # less far behind a monster than this, one may still find somebody to help


class Thought(Fighting, Trading):
    """Scores each option of one question."""

    # -- every question --------------------------------------------------------------------------------

    def choose(self) -> int:
        """The index of the best answer. Chance only breaks ties."""
        if len(self.options) == 1:
            return 0
        scores = self.scores()
        while self.is_folly(best := scores.index(max(scores))):
            scores[best] = IN_VAIN
        return best

    def scores(self) -> list[float]:
        """What it thinks of each option. Chance only breaks ties."""
        judge, chance, whim = self.judge, self.random.random, 0.01 + self.temper.whim
        return [judge(self, option) + chance() * whim for option in self.options]

    def is_folly(self, index: int) -> bool:
        """Would a card be wasted, since nothing comes of it, or a class give somebody else the game? What has been
        tried in a fight was worth it; anything else is tried before it is played."""
        option = self.options[index]
        answer = read(option)
        if self.imagine is None or answer.verb != "play" or self.g.state.fight is not None:
            return False
        card = CARDS[answer.card]
        if card.is_role:
            return self.outcome(option) < -VICTORY / 2
        if card.kind not in WASTED or not self.decision.is_window:
            return False
        return Trial(self.world, self.me, option, SIGNS, TRIES).fate(index).is_idle

    @property
    def judge(self) -> Callable[[Thought, Option], float]:
        """How the options of this question are scored."""
        usual = Thought.window if self.decision.is_window else Thought.keep_the_best
        return SCORES.get(self.decision.prompt, usual)

    # -- windows ---------------------------------------------------------------------------------------

    def window(self, option: Option) -> float:
        verb = read(option).verb
        if verb in CARD_VERBS:
            return self.play(option)
        return VERBS.get(verb, rarely)(self, option)

    def play(self, option: Option) -> float:
        """A card of one's own, by what it is for."""
        answer = read(option)
        card = CARDS[answer.card]
        if answer.verb == "use" and card.kind != "one-shot":
            return self.use(option)
        if self.g.state.let_end >= 0:
            return -5.0 if self.me in self.g.state.winners else 50.0
        if self.g.state.air:
            return self.answer_air(option)
        if card.kind == "level":
            return 20.0 if answer.player == self.me and self.hero.level < GOAL - 1 else -5.0
        if card.is_worn:
            return self.put_down(card, answer.says("use"))
        if card.kind == "one-shot" and answer.says("carry"):
            return 1.5 if self.is_overflowing() else -1.0
        if card.is_role:
            gain = role_gain(self.g, self.me, card)
            has_any = any(gear.card.kind == card.kind for gear in self.g.gear(self.me))
            return -3.0 if gain <= 0 else 9.0 + 0.1 * gain if not has_any or gain > 2 else -3.0
        if card.kind in ("super munchkin", "alliance"):
            return 7.0
        if card.kind in ("item enhancer", "cheat"):
            return self.attach(card, answer.piece)
        if card.is_monster and self.g.state.fight is None:
            return 6.0 + card.treasures if self.is_easy(card, option) else -4.0
        if card.is_curse:
            return self.curse(card, option)
        return self.meddle(option) if self.g.state.fight is not None else -1.0

    def lay_down(self, option: Option) -> float:
        return 0.0 if read(option).role == "done" else self.play(option)

    def is_overflowing(self) -> bool:
        return len(self.hero.hand) > HAND_LIMIT and self.decision.prompt == "rest"

    def use(self, option: Option) -> float:
        """What a card in play can do: it is worth doing if it turns a fight, brings something, or teaches something for
        nothing."""
        if self.g.state.fight is not None:
            return self.meddle(option)
        return 3.0 if self.teaches(option) or self.outcome(option) > 0 else -0.5

    def teaches(self, option: Option) -> bool:
        """Does one learn something before anything has to be paid for it?"""
        if self.imagine is None:
            return False
        twin = self.world.rollout()
        twin.answer(self.me, self.options.index(option))
        g = table_of(twin)
        return g.state.barrier > self.g.state.barrier and self.gain(g) == 0

    def put_down(self, card: Card, is_used: bool) -> float:
        """What makes one stronger is used. Everything else is carried, unless it takes up the room of something
        better."""
        takes_a_place = card.is_big or card.slot == "vehicle"
        if is_used:
            gain = item_gain(self.g, self.me, card)
            return 8.0 + gain if gain > 0 and not is_blocking(self.g, self.me, card) else -1.0
        if takes_a_place:
            return 0.5 if self.is_overflowing() and not is_blocking(self.g, self.me, card) else -1.0
        return 3.0

    def attach(self, card: Card, serial: int) -> float:
        gear = self.g.find_gear(serial)
        assert gear is not None
        gain = attachment_gain(self.g, card, gear)
        return 7.0 + 0.1 * gain if gain > 1 or (gain > 0 and self.is_overflowing()) else -1.0

    def curse(self, card: Card, option: Option) -> float:
        """Curse the leader, when they are close to the goal or one's hand is too full; with a curse that hits
        everybody, only if one has the least to lose."""
        victim = read(option).player
        if victim not in self.leaders:
            return -8.0 if victim == self.me else -6.0
        level = self.g.hero(victim).level
        is_near = level >= NEAR_GOAL - self.temper.spite and level >= self.hero.level
        if not (is_near or self.is_overflowing()):
            return -2.0
        is_worth_it = self.is_spared(option, victim) if card.hits_all else self.strikes(option, victim)
        return 4.0 if is_worth_it else -2.0

    @cached_property
    def leaders(self) -> list[int]:
        return leaders(self.g, self.me)

    def strikes(self, option: Option, victim: int) -> bool:
        """Does a curse do anything to whom it is meant for?"""
        return self.imagine is None or plight(table_of(self.after(option)), victim) != plight(self.g, victim)

    def is_spared(self, option: Option, victim: int) -> bool:
        """Does a curse for all cost whoever plays it less than whom it is meant for, and do they have no more items
        than anybody?"""
        g = self.g
        if len(g.items(self.me)) >= min(len(g.items(each)) for each in g.others(self.me)):
            return False
        if self.imagine is None:
            return True
        after = table_of(self.after(option))
        spent = card_worth(g, self.me, CARDS[read(option).card])  # whatever comes of it
        return loss(g, after, self.me, is_me=True) - spent < loss(g, after, victim)

    def answer_air(self, option: Option) -> float:
        """Only a curse on oneself is worth an answer, and no card that came before it."""
        air = self.g.state.air[-1]
        named = [part.card for part in read(option).parts if part.card]
        is_about_it = len(named) < 2 or named[-1] == self.g.in_air().id
        return 5.0 if air.victim == self.me and is_about_it else -5.0

    # -- the turn --------------------------------------------------------------------------------------

    def go_on(self, option: Option) -> float:
        return {"open door": 1.0, "listen": 2.0, "loot the room": 0.8, "end turn": 0.0}.get(read(option).verb, 0.0)

    def put_on(self, option: Option) -> float:
        gear = self.gear_in(option)
        return 6.0 if gear is not None and gear_gain(self.g, gear) > 0 else -2.0

    def bury_door(self, option: Option) -> float:
        """Bury a curse or a monster that is too strong, if that does more harm than the card that it costs."""
        if read(option).role == "decline" or self.imagine is None:
            return 0.0
        twin = self.after(NO)
        twin.answer(self.me, offers(twin, self.me).index(("open door",)))
        self.settle(twin)
        door = self.g.card(self.g.state.doors[-1])
        is_lost = door.is_monster and self.prospect(twin) <= WITH_HELP
        evil = 9.0 if is_lost and door.kills else 5.0 if is_lost or door.is_curse else 0.0
        return evil - least_worth(self.g, self.me, 1)

    def fight_loot(self, option: Option) -> float:
        answer = read(option)
        return 0.5 if answer.role == "done" else float(self.is_easy(CARDS[answer.card], option))

    def is_easy(self, card: Card, option: Option) -> bool:
        """Would one beat this monster alone, with something in reserve? Hopeless cases are not even tried."""
        ahead = self.g.strength(self.me) - card.level
        easy = EASY - self.temper.nerve
        if self.imagine is None or is_usual(card):
            return ahead > easy
        return ahead >= HOPELESS and self.prospect(self.after(option)) > easy

    def prospect(self, twin: Game[Any]) -> int:
        """How far ahead one would be in the fight that an answer leads to."""
        g = table_of(twin)
        return margin(g) if g.is_open else NO_FIGHT

    def devour(self, option: Option) -> float:
        """Feed it whatever is worth less than a treasure."""
        return 0.0 if read(option).role == "decline" else TREASURE - self.worth(option)


def plight(g: Munchkin, player: int) -> tuple[object, ...]:
    """What a curse can change of a hero."""
    hero = g.hero(player)
    return hero.level, len(hero.hand), len(hero.lasting), [gear.uid for gear in hero.gear]


def loss(before: Munchkin, after: Munchkin, player: int, is_me: bool = False) -> float:
    """How much worse off a hero is than before."""
    levels = before.hero(player).level - after.hero(player).level
    return LEVEL * levels + life(before, player, is_me) - life(after, player, is_me)


@cache
def is_usual(monster: Card) -> bool:
    """Does it have its printed level, whoever fights it, and do nothing before that?"""
    return not monster.against and not any((monster.growth, monster.appear, monster.before_fight, monster.hushes))


def rarely(thought: Thought, option: Option) -> float:
    """What this player does only if there is nothing else to do."""
    return -8.0


def let_pass(thought: Thought, option: Option) -> float:
    return 0.0 if option == PASS else -0.1


VERBS: dict[str, Callable[[Thought, Option], float]] = {
    "pass": let_pass,
    "pass this fight": let_pass,
    "call": Thought.call,
    "ask": lambda thought, option: thought.ask(option),
    "accept": Thought.answer_help,
    "refuse": Thought.answer_help,
    "counter": Thought.answer_help,
    "run": Thought.run,
    "abandon": Thought.abandon,
    "open door": Thought.go_on,
    "listen": Thought.go_on,
    "loot the room": Thought.go_on,
    "end turn": Thought.go_on,
    "hand in": lambda thought, option: 10.0,
    "put on": Thought.put_on,
    "throw away": Thought.throw_away,
    "sell": Thought.sell,
    "trade": Thought.offer_trade,
}
SCORES: dict[str, Callable[[Thought, Option], float]] = {
    "set up": Thought.lay_down,
    "arrive": Thought.lay_down,
    "treasures": lambda thought, option: thought.price(option),
    "first pick": lambda thought, option: thought.first_pick(option),
    "die": Thought.outcome,
    "sell": Thought.sale,
    "sell big": Thought.sell_big,
    "give": Thought.swap,
    "want": Thought.swap,
    "loot": Thought.take_the_best,
    "take treasure": Thought.take_the_best,
    "keep in death": Thought.take_the_best,
    "lose": Thought.give_up,
    "pay": lambda thought, option: thought.pay(option),
    "goth": lambda thought, option: 0.0 if read(option).role == "decline" else -1.0,
    "bury door": Thought.bury_door,
    "fight loot": Thought.fight_loot,
    "devour": Thought.devour,
    "save item": Thought.outcome,
    "send away": Thought.outcome,
    "take over": Thought.take_over,
}


def choice(world: Game[Any], decision: Decision, me: int, random: Random) -> int:
    """Of somebody who is asked in an imagined world: all think alike."""
    return Thought(table_of(world), decision, me, random, choice).choose()


def think(g: Munchkin, decision: Decision, me: int, random: Random, imagine: Callable[[], Game[Any]]) -> Thought:
    return Thought(g, decision, me, random, choice, imagine)
