"""What is said at a table: a question with what on the table each answer is about, lines of the log, the result."""

from __future__ import annotations

from copy import deepcopy
from functools import cached_property
from typing import Any

from rumpus.family import Asked, Choice, Question, Story, View, choice
from rumpus.family.options import Places
from rumpus.kernel import Game, Option
from rumpus.smashup.grammar import GRAMMAR
from rumpus.smashup.prospects import Prospect, prospects
from rumpus.smashup.story import SmashUpStory
from rumpus.smashup.text.seen import Seen, read_view
from rumpus.smashup.text.speaker import Speaker
from rumpus.smashup.text.standing import result
from rumpus.smashup.text.story import tell_story


class Voice(Speaker):
    """A speaker as a table needs it: it reads plain views."""

    @cached_property
    def plays(self) -> dict[tuple[object, ...], Choice]:
        """What was said of each card that can be played, by the option and the card's place."""
        return {}

    def asked(self, game: Game[Any], question: Question, view: View) -> Asked:
        seen = read_view(view)
        offered = zip(question.options, question.places, strict=True)
        choices = [self.choice(option, places, question.prompt, seen) for option, places in offered]
        return Asked(self.prompt(question, choices, seen), choices)

    def choice(self, option: Option, places: Places, prompt: str, seen: Seen) -> Choice:
        """Playing a card is worded the same whatever is on the table, and is offered again and again."""
        play = (option, *places.values())
        found = self.plays.get(play)
        if found is None:
            answer = GRAMMAR.read(option, places)
            found = choice(option, answer, self.option(answer, seen, prompt))
            if answer.verb == "play":
                self.plays[play] = found
        return found

    def gains(self, game: Game[Any]) -> dict[str, str]:
        """Of each treasure that may be taken: what it would do for the viewer now."""
        return {card: self.gain(found) for card, found in prospects(game, self.viewer).items()}

    def gain(self, found: Prospect | None) -> str:
        words = self.words
        if found is None:
            return words.GAINS["unplayable"]
        kinds = ("points", "worth", "beaten", "power", "cards")
        kind = next((each for each, amount in zip(kinds, found.rank, strict=True) if amount > 0), "later")
        return words.GAINS[kind].format(
            points=found.points,
            place=words.RANKS.get(found.place, ""),
            base=self.word(found.base),
            beaten=words.listed(
                [words.WHOSE_CARD.format(whose=self.whose(seat), card=self.word(card)) for seat, card in found.beaten]
            ),
            power=found.power,
            cards=words.counted(found.cards, "card"),
        )

    def waiting(self, question: Question, view: View) -> str:
        words = self.words
        said = words.WAITING_FOR.format(
            who=words.listed([self.names[seat] for seat in question.awaited]),
            what=words.CHOSEN[question.prompt].format(base=self.scored(read_view(view))),
        )
        return words.ASKED_BY.format(card=self.word(question.source), asked=said) if question.source else said

    def result(self, view: View) -> str:
        return result(read_view(view), self)

    def story(self, story: Story) -> SmashUpStory:
        assert isinstance(story, SmashUpStory)
        told = deepcopy(story)
        tell_story(told, self)
        return told
