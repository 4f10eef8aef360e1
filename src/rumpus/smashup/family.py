"""Smash Up as a table knows it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rumpus.family import Desk, FamilyInfo, NoDecks, Note, Rulebook, Standing, View, with_open_hands
from rumpus.family.words import USUAL
from rumpus.kernel import Event, Game
from rumpus.smashup.consequences import CONSEQUENCES
from rumpus.smashup.draft import FEWEST, MOST, with_sets
from rumpus.smashup.foresight import SIGNS
from rumpus.smashup.grammar import GRAMMAR
from rumpus.smashup.lesson import LESSON
from rumpus.smashup.manners import MANNERS
from rumpus.smashup.positions.notation import NOTATION
from rumpus.smashup.story import SmashUpStory, story_of
from rumpus.smashup.text import Seen
from rumpus.smashup.text.catalogue import SmashUpCard, rulebook
from rumpus.smashup.text.notes import Scored, scored
from rumpus.smashup.text.voice import Voice
from rumpus.smashup.turn import SMASHUP
from rumpus.smashup.winning import winners
from rumpus.smashup.words import English, words_of


class SmashUpFamily:
    rules = SMASHUP
    types = (Seen, SmashUpCard, SmashUpStory, Scored)
    grammar = GRAMMAR
    notation = NOTATION
    signs = SIGNS
    consequences = CONSEQUENCES
    manners = MANNERS
    lesson = LESSON

    def words(self, language: str = USUAL) -> English:
        return words_of(language)

    def info(self, language: str = USUAL) -> FamilyInfo:
        return FamilyInfo(SMASHUP.name, self.title({}, language), FEWEST, MOST, has_tour=True)

    def title(self, setup: dict[str, Any], language: str = USUAL) -> str:
        return words_of(language).TITLE

    def speaker(self, names: Sequence[str], viewer: int, language: str = USUAL) -> Voice:
        return Voice(names, viewer, words_of(language))

    def rulebook(self, language: str = USUAL) -> Rulebook:
        return rulebook(words_of(language))

    def standing(self, game: Game[Any]) -> Standing:
        state = game.state
        turn = 0 if state.draft is not None else state.turn
        sides = [seat.factions for seat in state.seats]
        return Standing(turn, state.active, [seat.points for seat in state.seats], winners(state), sides)

    def notes(self, events: Sequence[Event], since: int = 0) -> list[Note]:
        return scored(events, since)

    def highlights(self, events: Sequence[Event], since: int = 0) -> list[str]:
        """Bases that begin to score."""
        return [str(event.public[0]) for event in events[since:] if event.kind == "scoring"]

    def story(self, game: Game[Any], winners: Sequence[int], chapters: Iterable[Sequence[Event]]) -> SmashUpStory:
        seats = game.state.seats
        return story_of(chapters, [seat.points for seat in seats], winners, [seat.factions for seat in seats])

    def open_view(self, game: Game[Any]) -> View:
        return with_open_hands(game, "seats")

    def load_deck(self, text: str, language: str = USUAL) -> str:
        raise NoDecks([words_of(language).NO_DECKS])

    def complete(self, setup: dict[str, Any]) -> dict[str, Any]:
        return with_sets(setup)

    def desk(self) -> Desk:
        from rumpus.smashup.terminal.desk import SmashUpDesk  # it draws, which needs more than the rules do

        return SmashUpDesk()


SMASH_UP = SmashUpFamily()
