"""Munchkin as a table knows it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rumpus.family import Desk, FamilyInfo, Note, Rulebook, Standing, View, with_open_hands
from rumpus.family.laid_out import TABLE
from rumpus.family.lessons import Lesson
from rumpus.family.words import USUAL
from rumpus.kernel import Event, Game
from rumpus.munchkin.cards.catalog import LOADED, SETS
from rumpus.munchkin.cards.deckfile.deck import load_deck
from rumpus.munchkin.consequences import CONSEQUENCES
from rumpus.munchkin.foresight import SIGNS
from rumpus.munchkin.grammar import GRAMMAR
from rumpus.munchkin.manners import MANNERS
from rumpus.munchkin.positions.notation import NOTATION
from rumpus.munchkin.setup import FEWEST, MOST, MOST_COMBINED, USUAL_SET, Setup, with_decks
from rumpus.munchkin.story import MunchkinStory, story_of
from rumpus.munchkin.text import MunchkinView, Speaker
from rumpus.munchkin.text.cards import deck_in_words
from rumpus.munchkin.text.catalogue import MunchkinCard, rulebook, title_of
from rumpus.munchkin.text.notes import Decided, Died, Rolled, Struck, notes
from rumpus.munchkin.turn import MUNCHKIN as RULES
from rumpus.munchkin.words import English, words_of


class MunchkinFamily:
    rules = RULES
    types = (MunchkinView, MunchkinCard, MunchkinStory, Decided, Died, Rolled, Struck)
    grammar = GRAMMAR
    notation = NOTATION
    signs = SIGNS
    consequences = CONSEQUENCES
    manners = MANNERS

    @property
    def lesson(self) -> Lesson | None:
        """That of the set that is played by default."""
        return SETS[USUAL_SET].lesson

    def words(self, language: str = USUAL) -> English:
        return words_of(language)

    def info(self, language: str = USUAL) -> FamilyInfo:
        title = words_of(language).TITLE
        return FamilyInfo(
            RULES.name,
            title,
            FEWEST,
            MOST_COMBINED,
            asks_several=True,
            most_with_one_set=MOST,
            has_tour=self.lesson is not None,
            usual=Setup().players,
        )

    def title(self, setup: dict[str, Any], language: str = USUAL) -> str:
        sets = setup.get(TABLE, setup).get("sets") or [USUAL_SET]
        return title_of(sets, words_of(language))

    def speaker(self, names: Sequence[str], viewer: int, language: str = USUAL) -> Speaker:
        return Speaker(names, viewer, words_of(language))

    def rulebook(self, language: str = USUAL) -> Rulebook:
        return rulebook(words_of(language))

    def standing(self, game: Game[Any]) -> Standing:
        state = game.state
        turn = 0 if state.phase == "setup" else state.turn
        return Standing(turn, state.active, [hero.level for hero in state.heroes], state.winners)

    def notes(self, events: Sequence[Event], since: int = 0) -> list[Note]:
        return notes(events, since)

    def highlights(self, events: Sequence[Event], since: int = 0) -> list[str]:
        """Monsters that are fought."""
        return [str(event.public[1]) for event in events[since:] if event.kind == "fight"]

    def story(self, game: Game[Any], winners: Sequence[int], chapters: Iterable[Sequence[Event]]) -> MunchkinStory:
        return story_of(chapters, [hero.level for hero in game.state.heroes], winners)

    def open_view(self, game: Game[Any]) -> View:
        return with_open_hands(game, "heroes")

    def load_deck(self, text: str, language: str = USUAL) -> str:
        cards = load_deck(text)
        if cards.name not in LOADED:
            LOADED.append(cards.name)
        return deck_in_words(cards, words_of(language))

    def complete(self, setup: dict[str, Any]) -> dict[str, Any]:
        return with_decks(setup)

    def desk(self) -> Desk:
        from rumpus.munchkin.terminal.desk import MunchkinDesk  # it draws, which needs more than the rules do

        return MunchkinDesk()


MUNCHKIN = MunchkinFamily()
