"""Says what a seat is asked, may answer, is told and is refused: from its view and its events, no further.

Every answer says what will happen, and what on the table it is about.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from rumpus.family import Answer, Asked, Question, View, choice
from rumpus.family.options import seat_of
from rumpus.kernel import Game, Option, Refusal
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.catalog import CARDS
from rumpus.munchkin.grammar import GRAMMAR
from rumpus.munchkin.table.strength import ESCAPES, GOAL, HAND_LIMIT
from rumpus.munchkin.text.asking import Asking
from rumpus.munchkin.text.cards import a_class, short
from rumpus.munchkin.text.previewing import Previews
from rumpus.munchkin.text.seen import FightSeen, MunchkinView, read_view

SUNG = 5


class Speaker(Asking):
    @cached_property
    def previews(self) -> Previews:
        return Previews(self.viewer)

    def asked(self, game: Game[Any], question: Question, view: View) -> Asked:
        seen = read_view(view)
        choices = []
        for option in question.options:
            answer = GRAMMAR.read(option, question.places, self.viewer)
            self.lay_out(answer, seen)
            choices.append(choice(option, answer, self.words.capital(self.option(option, question, seen))))
        for place, totals in self.previews.of(game, view).items():
            choices[place].preview = list(totals)
            choices[place].words = self.words.PREVIEW.format(
                words=choices[place].words, ours=totals[0], theirs=totals[1]
            )
        return Asked(self.question(question, seen), choices)

    def lay_out(self, answer: Answer, seen: MunchkinView) -> None:
        """A card without a number is offered from one's own hand, unless the question knows better or it is not there:
        then it lies on the table."""
        for part in answer.parts:
            if part.card and not part.piece and not part.zone:
                is_held = part.card in seen.heroes[self.viewer].hand
                part.zone, part.owner = ("hand", self.viewer) if is_held else ("laid out", -1)

    # -- answers ---------------------------------------------------------------------------------------

    def option(self, option: Option, question: Question, seen: MunchkinView) -> str:
        verb, *rest = option
        prompt = question.prompt
        if verb == "play" and rest:
            return self.play(CARDS[str(rest[0])], tuple(rest[1:]), seen)
        if verb == "use" and len(rest) > 1:
            return self.use(CARDS[str(rest[0])], tuple(rest[2:]), seen)
        if verb in self.words.OWN_CARDS:
            return self.handle(str(verb), str(rest[0]), int(rest[1]), seen)
        if seen.fight is not None and verb in self.words.IN_FIGHT:
            return self.in_fight(option, seen, seen.fight)
        if verb in self.words.TRADES:
            return self.trade(str(verb), seat_of(rest[0]) if rest else self.viewer, seen)
        if (prompt, verb) in self.words.OPTIONS_OF_PROMPTS:
            return self.words.OPTIONS_OF_PROMPTS[prompt, str(verb)]
        if verb == "end turn":
            return self.end_turn(seen)
        if verb == "hand in" and seen.heroes[self.viewer].level == GOAL - 1:
            return self.words.HAND_IN_AND_WIN
        if verb == "fight":
            return self.words.FIGHT_IT.format(card=short(CARDS[str(rest[0])], self.words))
        if verb in self.words.OPTIONS:
            return self.words.OPTIONS[str(verb)]
        return self.pick(option, question, seen)

    def pick(self, option: Option, question: Question, seen: MunchkinView) -> str:
        """A card, a player or a number that is chosen."""
        first, *rest = option
        prompt = question.prompt
        if prompt == "treasures":
            return self.words.counted(int(first), "treasure")
        if prompt == "first pick" and seen.fight is not None:
            is_own = (first == "fighter") == (seen.fight.fighter == self.viewer)
            other = self.words.THE_HELPER if seen.fight.fighter == self.viewer else self.who(seen.fight.fighter)
            return self.words.FIRST_PICK[is_own].format(who=other)
        if prompt == "die":
            return self.words.TURN_DIE.format(card=self.word(str(first)), face=rest[0])
        if first not in CARDS:
            return self.word(str(first))
        card = CARDS[str(first)]
        if prompt == "charity" and not rest:
            return self.words.DISCARD_CARD.format(card=short(card, self.words))
        if rest and isinstance(rest[0], str):
            return self.words.GIVE_CARD.format(card=short(card, self.words), whom=self.who(seat_of(rest[0])))
        return self.gear(card, int(rest[0]), seen) if rest else short(card, self.words)

    def gear(self, card: Card, serial: int, seen: MunchkinView) -> str:
        """A card in play, with what it gives now and what lies on it."""
        gear = seen.gear(serial)
        if gear is None or not card.is_item:
            return self.words.name(card)
        told = [self.words.signed(gear.bonus)] if gear.bonus else []
        told += [self.words.NUMBER_OF_GOLD.format(value=gear.value)] if gear.value else []
        told += [self.words.name(CARDS[each]) for _, each in gear.on]
        told += [self.words.CARRIED] if card.is_worn and not gear.is_used else []
        return (
            self.words.ITEM.format(name=self.words.name(card), numbers=self.words.joined(told))
            if told
            else self.words.name(card)
        )

    def handle(self, verb: str, card_id: str, serial: int, seen: MunchkinView) -> str:
        card = CARDS[card_id]
        item = short(card, self.words) if verb == "put on" else self.gear(card, serial, seen)
        role = self.words.TOLD_ROLES[card.kind][0] if card.is_role else ""
        return self.words.OWN_CARDS[verb].format(card=self.words.name(card), item=item, role=role)

    def end_turn(self, seen: MunchkinView) -> str:
        """With what charity will cost."""
        excess = len(seen.heroes[self.viewer].hand) - HAND_LIMIT
        if excess <= 0:
            return self.words.OPTIONS["end turn"]
        least = min(hero.level for hero in seen.heroes)
        lowest = [seat for seat, hero in enumerate(seen.heroes) if hero.level == least]
        is_given = self.viewer not in lowest
        form = (self.words.GOES_ONE if excess == 1 else self.words.GOES_TO)[is_given]
        goes = form.format(whom=self.words.listed([self.who(seat) for seat in lowest]))
        return self.words.END_AND_GIVE.format(cards=self.words.counted(excess, "card"), goes=goes)

    def trade(self, verb: str, other: int, seen: MunchkinView) -> str:
        offers = [self.trade_of(each, seen) for each in seen.offers if each.by == other]
        offer = offers[0] if offers else ""
        return self.words.TRADES[verb].format(whose=self.whose(other), whom=self.who(other), offer=offer)

    def in_fight(self, option: Option, seen: MunchkinView, fight: FightSeen) -> str:
        verb, *rest = option
        helper = self.viewer if verb == "offer help" else seat_of(rest[0]) if verb == "ask" else -1
        return self.words.IN_FIGHT[str(verb)].format(
            whom=self.who(fight.fighter if verb == "offer help" else helper) if helper >= 0 else "",
            strength=self.words.signed(seen.heroes[helper].strength),
            ours=fight.ours.total,
            theirs=fight.theirs.total,
            outcome=self.words.OUTCOMES[self.outcome(fight)].format(stake=self.stake(fight)),
            foe=self.word(str(rest[0])) if verb == "run" else "",
            chance=self.chance(int(rest[1]), fight) if verb == "run" else "",
        )

    def chance(self, serial: int, fight: FightSeen) -> str:
        """What has to be rolled."""
        roll = next((each for each in fight.rolls if (each.player, each.serial) == (self.viewer, serial)), None)
        need = ESCAPES - (roll.modifier if roll else 0)
        is_safe = roll is not None and roll.is_safe
        kind = "safe" if is_safe else "sure" if need <= 1 else "never" if need > 6 else "six" if need == 6 else "roll"
        return self.words.CHANCES[kind].format(need=need)

    # -- playing a card --------------------------------------------------------------------------------

    def play(self, card: Card, target: Option, seen: MunchkinView) -> str:
        first = str(target[0]) if target else ""
        names = [
            self.word(str(each)) for each in target if not isinstance(each, int) and each not in ("for", "against")
        ]
        name = self.words.name(card) if card.kind == "one-shot" and first != "carry" else short(card, self.words)
        words = {
            "card": name,
            "a_class": a_class(card, self.words),
            "target": self.words.listed(names),
            "amount": self.words.signed(card.bonus),
        }
        way = "plain"
        if card.is_role:
            way = "class"
        elif card.is_monster:
            way = "fight" if seen.fight is None else "follow"
            words["likes"] = self.likes(card, seen)
        elif first in ("use", "carry"):
            way = first
        elif first in ("for", "against") and len(target) < 3:
            return self.throw(card, target, seen)
        elif (found := self.special(card, target, seen)) is not None:
            words["target"], way = found, "target"
        elif card.kind == "level":
            seat = seat_of(first)
            form = self.words.GAINS if seen.heroes[seat].level < GOAL - 1 else self.words.NO_GAIN
            words["gains"], way = form[seat == self.viewer].format(who=self.who(seat)), "level"
        elif card.kind == "wandering monster":
            words["target"], way = short(CARDS[first], self.words), "monster"
        elif card.kind in ("cheat", "item enhancer"):
            way = "own"
        elif card.kind == "monster enhancer" and first in CARDS:
            way = "twin" if card.is_twin else "foe" if len(target) > 1 else "bring"
        elif target:
            way = "player" if seat_of(first) >= 0 else "target"
            words["target"] = self.whom(seat_of(first), self.viewer) if way == "player" else words["target"]
        return self.words.PLAY[way].format_map(words)

    def likes(self, card: Card, seen: MunchkinView) -> str:
        """Why it may come into this fight."""
        present = {tag for foe in seen.fight.foes for tag in foe.tags} if seen.fight else set()
        return next((words for tag, words in self.words.LIKES.items() if tag in present and tag in card.tags), "")

    def use(self, card: Card, target: Option, seen: MunchkinView) -> str:
        """What lies in play: a one-shot is thrown like one from hand."""
        if card.kind == "one-shot":
            return self.play(card, target, seen)
        found = self.special(card, target, seen)
        return self.words.PLAY["use on" if found else "use gear"].format(card=self.words.name(card), target=found)

    def throw(self, card: Card, target: Option, seen: MunchkinView) -> str:
        """A one-shot for either side; some count only in flight, and have no number."""
        words = {
            "card": self.words.name(card),
            "amount": self.words.signed(SUNG if "sung" in target else card.bonus),
            "side": self.side(str(target[0]), seen.fight.fighter if seen.fight else -1),
        }
        if "sung" in target:
            return self.words.SUNG.format_map(words)
        return self.words.PLAY["side" if card.bonus else "help"].format_map(words)

    def special(self, card: Card, target: Option, seen: MunchkinView) -> str | None:
        """What some cards do, in words of their own."""
        names = [each for each in target if not isinstance(each, int) and (each in CARDS or seat_of(each) >= 0)]
        told = [self.words.DEEDS.get((deed, len(names))) for deed in card.effects]
        form = self.words.TARGETS.get((card.id, len(names))) or next(filter(None, told), None)
        if card.id == "ichor_picker" and len(target) > 1:
            form = self.words.PICKED_UP[str(target[1])]
        if form is None:
            return None
        side = self.side(str(target[-1]), seen.fight.fighter if seen.fight else -1) if target else ""
        return form.format(*[self.word(str(each)) for each in names], side=side)

    # -- why not ---------------------------------------------------------------------------------------

    def refusal(self, refusal: Refusal) -> str:
        """The reason, with the number of the rule."""
        return self.words.REFUSAL.format(reason=self.reason(refusal), rule=refusal.rule)

    def reason(self, refusal: Refusal) -> str:
        about = [self.word(str(each)) for each in refusal.about]
        if refusal.reason in ("action under way", "not your turn"):
            about = [self.words.listed(about)]
        return self.words.capital(self.words.REFUSALS[refusal.reason].format(*about))
