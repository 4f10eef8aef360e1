"""Says what a seat is asked, may answer, is told and is refused: from its view and its events, no further.

Every answer says what will happen, and what on the table it is about.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from functools import cached_property
from typing import Any

import msgspec

from rumpus.family import Answer, Asked, Choice, Part, Question, Story, View, choice
from rumpus.family.options import NOWHERE, Places
from rumpus.kernel import Game, Option, Refusal
from rumpus.munchkin.aftermath import Aftermath, Aftermaths
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.catalog import CARDS
from rumpus.munchkin.grammar import GRAMMAR
from rumpus.munchkin.outlooks import Outlook, Shift, outlooks
from rumpus.munchkin.story import MunchkinStory
from rumpus.munchkin.table.gear import LEVEL_PRICE
from rumpus.munchkin.table.strength import GOAL, HAND_LIMIT
from rumpus.munchkin.text.asking import MOST_NAMED, Asking, chance_of
from rumpus.munchkin.text.cards import a_class, short, text_of
from rumpus.munchkin.text.previewing import Balance, Previews, Trades
from rumpus.munchkin.text.seen import FightSeen, Look, Sight, SpreadSeen
from rumpus.munchkin.text.story import tell_story

SIDES = ("for", "against")
OFTEN = (
    "drop",
    "pass",
    "pass this fight",
    "play",
    "show hand",
    "trade",
    "use",
)  # offered, and read from the option alone


class Offered:
    """What was said of answers that are offered again and again. It stays the same as long as the viewer's hand, the
    sides of the fight and those whom no level helps are the same."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.scene: object = None
        self.known: dict[tuple[Option, str], Choice] = {}  # by the option and the prompt

    def at(self, view: View) -> dict[tuple[Option, str], Choice]:
        fight, heroes = view.get("fight"), view["heroes"]
        sides = (fight["fighter"], [foe["tags"] for foe in fight["foes"]]) if fight is not None else None
        scene = heroes[self.viewer]["hand"], sides, [hero["level"] >= GOAL - 1 for hero in heroes]
        if scene != self.scene:
            self.scene, self.known = scene, {}
        return self.known


class Speaker(Asking):
    @cached_property
    def previews(self) -> Previews:
        return Previews(self.viewer)

    @cached_property
    def trades(self) -> Trades:
        return Trades(self.viewer)

    @cached_property
    def aftermaths(self) -> Aftermaths:
        return Aftermaths()

    @cached_property
    def offered(self) -> Offered:
        return Offered(self.viewer)

    def asked(self, game: Game[Any], question: Question, view: View) -> Asked:
        seen = Look(view)
        known, prompt = self.offered.at(view), question.prompt
        choices = [
            known.get((option, prompt)) or self.choice(option, places, question, seen)
            for option, places in zip(question.options, question.places, strict=True)
        ]
        for place, balance in self.previews.of(game, prompt, choices, view).items():
            told = self.preview(choices[place], balance, view["fight"])
            choices[place] = msgspec.structs.replace(choices[place], words=told, preview=list(map(int, balance)))
        for place, (now, then) in self.trades.of(game, choices, view).items():
            told = self.words.TRADE_PREVIEW.format(words=choices[place].words, now=now, then=then)
            choices[place] = msgspec.structs.replace(choices[place], words=told, preview=[now, then])
        about = text_of(CARDS[seen.air.card], self.words) if seen.air is not None else ""
        chosen = [self.choice(option, NOWHERE, question, seen) for option in question.chosen]
        return Asked(self.question(question, choices, seen), choices, about, chosen)

    def preview(self, choice: Choice, balance: Balance, fight: View) -> str:
        """An answer with what comes of it. Who helps somebody to the last level wins a fight, and loses the game."""
        fighter, helper = fight["fighter"], fight["helper"]
        if balance.is_won and fight["may win"]:
            template = self.words.WINS_GAME[fighter == self.viewer]
        else:
            template = self.words.PREVIEWS[balance.is_won, self.viewer in (fighter, helper) or choice.verb == "accept"]
        return template.format(words=choice.words, who=self.who(fighter), **balance._asdict())

    def stand_beside(self, other: Speaker) -> None:
        self.aftermaths = other.aftermaths

    def follows(self, game: Game[Any], view: View) -> str:
        """What becomes of somebody who runs away and is caught."""
        fight, decision = view.get("fight"), game.decision
        if fight is None or decision is None or decision.prompt not in ("flight", "roll"):
            return ""
        roll, runs = fight["roll"], fight["rolls"]
        if roll["escapes"] if roll is not None else runs[0]["is safe"]:
            return ""
        heroes = [{**hero, "hand": len(hero["hand"])} for hero in view["heroes"]]
        found = self.aftermaths.of(game, (roll, runs, heroes))
        return "" if found is None else self.fate(found, (roll or runs[0])["player"])

    def fate(self, found: Aftermath, runner: int) -> str:
        words = self.words
        gear = [self.word(card) for card in found.gear]
        lost = [
            words.counted(found.levels, "level") if found.levels else "",
            words.listed(gear) if len(gear) <= MOST_NAMED else words.counted(len(gear), "item"),
            words.counted(found.cards, "hand card") if found.cards else "",
        ]
        told = words.listed([each for each in lost if each])
        if found.dies:
            return words.DIES[bool(told)].format(lost=told)
        return words.COSTS[bool(told)].format(lost=told, whom=self.who(runner))

    def outlooks(self, game: Game[Any]) -> dict[str, str]:
        """Of cards, players and things to choose, and of asking for help: what would be another then."""
        found = outlooks(game, self.viewer)
        if game.decision is None or not found:
            return {}
        keys = game.decision.keys(self.viewer)
        return {keys[place]: self.outlook(told) for place, told in found.items()}

    def outlook(self, found: Outlook) -> str:
        if found.is_help:
            return self.words.HELP_THEN[found.is_won].format(ours=found.ours, theirs=found.theirs)
        return self.words.THEN_OTHERS.join(self.shift(each) for each in found.shifts)

    def shift(self, found: Shift) -> str:
        """Everybody knows what a level adds."""
        words, (level, level_then), (strength, then) = self.words, found.levels, found.strengths
        is_own, who = found.player == self.viewer, self.who(found.player)
        said = []
        if level != level_then:
            said.append(words.LEVEL_THEN.format(now=level, then=level_then))
        if then - strength != level_then - level:
            said.append(words.STRENGTH_THEN.format(now=strength, then=then))
        for cards, way in ((found.stowed, words.STOWS_THEN), (found.lost, words.LOSES_THEN)):
            if cards:
                said.insert(0, way[is_own].format(who=who, cards=words.listed([self.word(card) for card in cards])))
        told = words.THEN_TOO.join(said)
        names_them = is_own or found.lost or found.stowed
        return told if names_them else words.OTHERS_THEN.format(who=who, then=told)

    def choice(self, option: Option, places: Places, question: Question, seen: Sight) -> Choice:
        answer = GRAMMAR.read(option, places)
        found = choice(option, answer, self.words.capital(self.option(answer, question, seen)))
        if answer.verb in OFTEN:
            self.offered.known[option, question.prompt] = found
        return found

    # -- answers ---------------------------------------------------------------------------------------

    def option(self, answer: Answer, question: Question, seen: Sight) -> str:
        verb, words = answer.verb, self.words
        if verb in ("play", "use") and answer.card:
            say = self.play if verb == "play" else self.use
            return say(CARDS[answer.card], answer.parts[1:], seen)
        if verb in words.OWN_CARDS:
            return self.handle(answer, seen)
        if seen.fight is not None and verb in words.IN_FIGHT:
            return self.in_fight(answer, seen, seen.fight)
        if verb in words.ANSWERS_TO and answer.player >= 0:
            who = answer.player
            return words.ANSWERS_TO[verb].format(whose=self.whose(who), whom=self.who(who))
        if verb in words.TRADES:
            return self.trade(verb, answer.player if answer.player >= 0 else self.viewer, seen)
        if (question.prompt, verb) in words.OPTIONS_OF_PROMPTS:
            return words.OPTIONS_OF_PROMPTS[question.prompt, verb]
        if verb == "end turn":
            return self.end_turn(seen)
        if verb == "hand in" and seen.heroes[self.viewer].level == GOAL - 1:
            return words.HAND_IN_AND_WIN
        if verb == "sell":
            return words.OPTIONS[verb].format(price=LEVEL_PRICE)
        if verb == "fight":
            return words.FIGHT_IT.format(card=short(CARDS[answer.card], words))
        return words.OPTIONS[verb] if verb in words.OPTIONS else self.pick(answer, question.prompt, seen)

    def pick(self, answer: Answer, prompt: str, seen: Sight) -> str:
        """A card, a player or a number that is chosen."""
        words = self.words
        if prompt == "treasures":
            return words.counted(answer.number, "treasure")
        if prompt == "first pick" and seen.fight is not None:
            is_own = (answer.verb == "fighter") == (seen.fight.fighter == self.viewer)
            other = words.THE_HELPER if seen.fight.fighter == self.viewer else self.who(seen.fight.fighter)
            return words.FIRST_PICK[is_own].format(who=other)
        if prompt == "die":
            return words.TURN_DIE.format(card=self.word(answer.card), face=answer.number)
        if not answer.card:
            return self.word(answer.verb or answer.parts[0].name)
        card = CARDS[answer.card]
        if answer.player >= 0:
            return words.GIVE_CARD.format(card=short(card, words), whom=self.who(answer.player))
        if answer.piece:
            return self.gear(card, answer.piece, seen)
        if prompt == "loot" and seen.body is not None:
            return self.laid_out(card.id, seen.body)
        return words.PICKS.get(prompt, "{card}").format(card=short(card, words))

    def laid_out(self, card_id: str, spread: SpreadSeen) -> str:
        """A card that can be picked, with what lies on it."""
        card = short(CARDS[card_id], self.words)
        on = self.words.listed([self.word(each) for each in spread.on[spread.cards.index(card_id)]])
        return self.words.TOGETHER.format(card=card, on=on) if on else card

    def gear(self, card: Card, serial: int, seen: Sight) -> str:
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

    def handle(self, answer: Answer, seen: Sight) -> str:
        card = CARDS[answer.card]
        item = short(card, self.words) if answer.verb == "put on" else self.gear(card, answer.piece, seen)
        role = self.words.TOLD_ROLES[card.kind][0] if card.is_role else ""
        return self.words.OWN_CARDS[answer.verb].format(card=self.words.name(card), item=item, role=role)

    def end_turn(self, seen: Sight) -> str:
        """With what charity will cost."""
        excess = len(seen.heroes[self.viewer].hand) - HAND_LIMIT
        if excess <= 0:
            return self.words.OPTIONS["end turn"]
        least = min(hero.level for hero in seen.heroes)
        lowest = [seat for seat, hero in enumerate(seen.heroes) if hero.level == least]
        is_given = self.viewer not in lowest
        form = (self.words.GOES_ONE if excess == 1 else self.words.GOES_TO)[is_given]
        among = self.words.either if excess < len(lowest) else self.words.listed
        goes = form.format(whom=among([self.who(seat) for seat in lowest]))
        return self.words.END_AND_GIVE.format(cards=self.words.counted(excess, "card"), limit=HAND_LIMIT, goes=goes)

    def trade(self, verb: str, other: int, seen: Sight) -> str:
        offers = [self.trade_of(each, seen) for each in seen.offers if each.by == other]
        offer = offers[0] if offers else ""
        return self.words.TRADES[verb].format(whose=self.whose(other), whom=self.who(other), offer=offer)

    def in_fight(self, answer: Answer, seen: Sight, fight: FightSeen) -> str:
        verb = answer.verb
        helper = self.viewer if verb == "offer help" else answer.player
        return self.words.IN_FIGHT[verb].format(
            whom=self.who(fight.fighter if verb == "offer help" else helper) if helper >= 0 else "",
            strength=self.words.signed(seen.heroes[helper].strength),
            ours=fight.ours.total,
            theirs=fight.theirs.total,
            outcome=self.words.OUTCOMES[self.outcome(fight)].format(stake=self.stake(fight)),
            foe=self.word(answer.card) if verb == "run" else "",
            chance=self.chance(answer.piece, fight) if verb == "run" else "",
        )

    def chance(self, serial: int, fight: FightSeen) -> str:
        """What has to be rolled."""
        roll = next(each for each in fight.rolls if (each.player, each.serial) == (self.viewer, serial))
        kind, need = chance_of(roll)
        return self.words.CHANCES[kind].format(need=need)

    # -- playing a card --------------------------------------------------------------------------------

    def play(self, card: Card, target: Sequence[Part], seen: Sight) -> str:
        first = target[0] if target else Part()
        names = [self.word(part.name) for part in target if part.word not in SIDES]
        name = self.words.name(card) if card.kind == "one-shot" and first.word != "carry" else short(card, self.words)
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
        elif first.word in ("use", "carry"):
            way = first.word
        elif first.word in SIDES and all(part.word for part in target):
            return self.throw(card, target, seen)
        elif (found := self.special(card, target, seen)) is not None:
            words["target"], way = found, "target"
        elif card.kind == "level":
            seat, level = first.player, seen.heroes[first.player].level
            form = self.words.GAINS if level < GOAL - 1 else self.words.NO_GAIN
            words["gains"], way = form[seat == self.viewer].format(who=self.who(seat), level=level), "level"
        elif card.kind == "wandering monster":
            words["target"], way = short(CARDS[first.card], self.words), "monster"
        elif card.kind in ("cheat", "item enhancer"):
            way = "own"
        elif card.kind == "monster enhancer" and first.card:
            way = "twin" if card.is_twin else "foe" if first.piece or len(target) > 1 else "bring"
        elif target:
            way = "player" if first.player >= 0 else "target"
            words["target"] = self.whom(first.player, self.viewer) if way == "player" else words["target"]
        return self.words.PLAY[way].format_map(words)

    def likes(self, card: Card, seen: Sight) -> str:
        """Why it may come into this fight."""
        present = {tag for foe in seen.fight.foes for tag in foe.tags} if seen.fight else set()
        return next((words for tag, words in self.words.LIKES.items() if tag in present and tag in card.tags), "")

    def use(self, card: Card, target: Sequence[Part], seen: Sight) -> str:
        """A card in play: a one-shot is thrown as if from hand."""
        if card.kind == "one-shot":
            return self.play(card, target, seen)
        found = self.special(card, target, seen)
        return self.words.PLAY["use on" if found else "use gear"].format(card=self.words.name(card), target=found)

    def throw(self, card: Card, target: Sequence[Part], seen: Sight) -> str:
        """A one-shot for either side; some count only in flight, and have no number."""
        words = {
            "card": self.words.name(card),
            "amount": self.words.signed(card.bonus),
            "side": self.side(target[0].word, seen.fight.fighter if seen.fight else -1),
        }
        usual = self.words.PLAY["side" if card.bonus else "help"]
        return self.words.THROWS.get(target[-1].word, usual).format_map(words)

    def special(self, card: Card, target: Sequence[Part], seen: Sight) -> str | None:
        """What some cards do, in words of their own."""
        names = [self.word(part.name) for part in target if part.card or part.player >= 0]
        told = [self.words.DEEDS.get((deed, len(names))) for deed in card.effects]
        last = target[-1].word if target else ""
        form = self.words.TARGETS.get((card.id, last or len(names))) or next(filter(None, told), None)
        if form is None:
            return None
        side = self.side(target[-1].word, seen.fight.fighter if seen.fight else -1) if target else ""
        return form.format(*names, side=side)

    # -- why not ---------------------------------------------------------------------------------------

    def refusal(self, refusal: Refusal) -> str:
        """The reason, with the number of the rule."""
        return self.words.REFUSAL.format(reason=self.reason(refusal), rule=refusal.rule)

    def reason(self, refusal: Refusal) -> str:
        about = [self.word(str(each)) for each in refusal.about]
        if refusal.reason in ("action under way", "not your turn", "offer waiting"):
            about = [self.words.listed(about)]
        return self.words.capital(self.words.REFUSALS[refusal.reason].format(*about))

    # -- the end ---------------------------------------------------------------------------------------

    def story(self, story: Story) -> MunchkinStory:
        assert isinstance(story, MunchkinStory)
        told = deepcopy(story)
        tell_story(told, self)
        return told
