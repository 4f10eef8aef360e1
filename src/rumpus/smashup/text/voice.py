"""What is said at a table: a question with what on the table each answer is about, lines of the log, the result."""

from __future__ import annotations

from copy import deepcopy
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from rumpus.family import Asked, Choice, Question, Story, View, choice
from rumpus.family.options import NOWHERE, Place, Places
from rumpus.kernel import Game, Option
from rumpus.smashup.grammar import GRAMMAR, is_said_anywhere
from rumpus.smashup.outlooks import Outlook, outlooks
from rumpus.smashup.prospects import Prospect, prospects
from rumpus.smashup.story import SmashUpStory
from rumpus.smashup.table.state import State
from rumpus.smashup.table.table import Table
from rumpus.smashup.text.holding import holding
from rumpus.smashup.text.seen import Look, read_view
from rumpus.smashup.text.speaker import Speaker
from rumpus.smashup.text.standing import result
from rumpus.smashup.text.story import tell_story
from rumpus.smashup.winning import is_decided, leader_of, places, points_for
from rumpus.smashup.words import English


class Voice(Speaker):
    """A speaker as a table needs it: it reads plain views."""

    def asked(self, game: Game[Any], question: Question, view: View) -> Asked:
        look = Look(view)
        offered = zip(question.options, question.places, strict=True)
        last = GRAMMAR.read(question.chosen[-1]) if question.chosen else None
        it = self.called(last, look) if last is not None and last.piece else ""
        choices = [self.choice(option, places, question, it, look) for option, places in offered]
        chosen = [self.choice(option, NOWHERE, question, it, look) for option in question.chosen]
        held = holding(question, choices, look, self)
        asked = Asked(self.prompt(question, choices, look, chosen), choices, chosen=chosen, holding=held)
        enough = self.words.ENOUGH if chosen and question.prompt not in self.words.DECLINED else ""
        declined = self.words.DECLINED_OF_CARDS.get((question.prompt, question.source), enough)
        if not declined:
            return asked
        return asked._replace(
            choices=[replace(each, words=declined) if each.verb == "none" else each for each in choices]
        )

    def follows(self, game: Game[Any], view: View) -> str:
        """Who wins when this turn ends, as it stands."""
        state, decision, words = game.state, game.decision, self.words
        assert isinstance(state, State)
        assert isinstance(game.table, Table)
        if decision is None or state.phase == "draft":
            return ""
        if not is_decided(state):
            return self.wins_by_scoring(game.table) if state.phase == "play" else ""
        points = max(seat.points for seat in state.seats)
        leader = next(player for player, seat in enumerate(state.seats) if seat.points == points)
        is_own = leader == self.viewer
        is_free = decision.prompt == "play" and not decision.source and self.viewer in decision.awaited
        if is_own and is_free and not game.table.bases_up():  # what scores could still turn it
            return words.WINS_BY_ENDING.format(points=points)
        return words.capital(words.WINS_SOON[is_own].format(who=self.who(leader), points=points))

    def wins_by_scoring(self, table: Table) -> str:
        """The same of the bases that score as this turn ends."""
        scoring = table.bases_up()
        worth = [points_for(base.card, places(table.totals(base))) for base in scoring]
        points = [seat.points + sum(each) for seat, *each in zip(table.state.seats, *worth, strict=True)]
        leader = leader_of(points)
        if not scoring or leader is None:
            return ""
        return self.words.WINS_BY_SCORING[leader == self.viewer].format(
            who=self.who(leader),
            bases=self.words.listed([self.word(base.card.id) for base in scoring]),
            points=points[leader],
        )

    def choice(self, option: Option, places: Places, question: Question, it: str, look: Look) -> Choice:
        """`it`: what was chosen before."""
        if is_said_anywhere(option):
            return said_anywhere(option, tuple(places.items()), question.prompt, self.words)
        answer = GRAMMAR.read(option, places)
        found = choice(option, answer, self.option(answer, look, question.prompt))
        found.deed = self.deed(answer, question, it, look)
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

    def outlooks(self, game: Game[Any]) -> dict[str, str]:
        """Of each card to play or to choose: how its base would stand, and what the card would ask then."""
        found = outlooks(game, self.viewer)
        if game.decision is None or not found:
            return {}
        keys = game.decision.keys(self.viewer)
        said = {keys[place]: self.outlook(told) for place, told in found.items()}
        return {key: words for key, words in said.items() if words}

    def outlook(self, found: Outlook) -> str:
        words = self.words
        then = self.then(found) if found.targets else ""
        if not found.breakpoint:
            return words.capital(words.ONLY_THEN.format(then=then)) if then else ""
        stands = words.STANDS.format(power=found.power, breakpoint=found.breakpoint)
        if found.is_up and not found.spoilt:
            stands = words.STANDS_AND_SCORES.format(stands=stands)
        elif found.was_up and not found.is_up:
            stands = words.STANDS_NO_MORE.format(stands=stands)
        if then:
            return words.STANDS_THEN.format(stands=stands, then=then)
        if f"no {found.missed}" in words.TABS:
            return words.STANDS_BUT.format(stands=stands, but=words.TABS[f"no {found.missed}"])
        return stands

    def then(self, found: Outlook) -> str:
        """What has to be chosen next, and what may come of that."""
        words, is_hard = self.words, found.is_forced and found.own == found.targets
        if is_hard:
            one = words.ONE_OF_YOURS if found.own == 1 else words.OF_YOURS
        elif found.is_forced and found.own:
            one = words.OF_ALL_AND_YOURS
        else:
            one = words.ONE_TARGET if found.targets == 1 else words.OF_TARGETS
        one = one.format(count=found.targets, own=found.own)
        deed = words.DEEDS_THEN.get(found.prompt, words.CHOICE_THEN).format(one=one)
        if is_hard:
            deed = words.THEN_MUST.format(deed=deed)
        if not found.spoilt:
            return deed
        return (words.THEN_SPOILT if found.spoilt == found.targets else words.THEN_MAYBE_SPOILT).format(deed=deed)

    def waiting(self, question: Question, view: View) -> str:
        words, names = self.words, [self.names[seat] for seat in question.awaited]
        chosen = words.CHOSEN[question.prompt]
        said = words.WAITING_FOR.format(
            who=words.listed(names),
            what=chosen.format(base=self.scored(read_view(view))) if "{" in chosen else chosen,
        )
        return words.ASKED_BY.format(card=self.word(question.source), asked=said) if question.source else said

    def result(self, view: View) -> str:
        return result(read_view(view), self)

    def story(self, story: Story) -> SmashUpStory:
        assert isinstance(story, SmashUpStory)
        told = deepcopy(story)
        tell_story(told, self)
        return told


@lru_cache(maxsize=2048)  # the same is offered again and again, at every table
def said_anywhere(option: Option, places: tuple[tuple[str, Place], ...], prompt: str, words: English) -> Choice:
    """An answer that is worded alike to everybody, whatever lies on the table."""
    answer = GRAMMAR.read(option, dict(places))
    return choice(option, answer, Speaker((), -1, words).anywhere(answer, prompt))
