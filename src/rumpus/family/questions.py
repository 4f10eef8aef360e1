"""Questions to one seat, the same in every family: may I, which player, which word, which card of a zone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import cache
from typing import Any, Generic, NamedTuple, Protocol, TypeGuard, TypeVar, runtime_checkable

from rumpus.family.options import NO, NOWHERE, SEAT_NAMES, YES, Place, Places
from rumpus.kernel import Decision, Game, Option, Table, ask_one
from rumpus.kernel.decision import NO_CARDS, NO_FIGURES


class Question(NamedTuple):
    """The open question as one seat sees it. What others are offered is not in it."""

    prompt: str
    source: str  # the id of the card that asks; empty: the rules do
    awaited: tuple[int, ...]
    options: Sequence[Option] = ()  # none: the seat may not answer
    places: Sequence[Places] = ()  # of each option: where the cards lie that it names and that are not in play
    figures: Mapping[str, int] = NO_FIGURES  # what it is about, in numbers
    chosen: Sequence[Option] = ()  # what the seat has chosen before, of which nothing has come yet


@runtime_checkable
class Laid(Protocol):
    """A table whose questions offer cards that are not in play."""

    def place_of(self, uid: int) -> Place:
        """Where such a card lies."""
        ...

    def whereabouts(self, seat: int, options: Sequence[Option]) -> Sequence[Places]:
        """For each option of a free choice, which does not say which cards these are: where they lie."""
        ...


def is_laid(table: Table[Any]) -> TypeGuard[Laid]:
    return lays(type(table))


@cache
def lays(table: type[Table[Any]]) -> bool:
    return issubclass(table, Laid)


def question_to(game: Game[Any], seat: int) -> Question | None:
    """What a seat is asked, or hears that others are; None when the game is over."""
    table, decision = game.table, game.decision
    if decision is None:
        return None
    options = decision.offers.get(seat, ())
    places: Sequence[Places] = [NOWHERE] * len(options)
    if options and is_laid(table):
        found = {card: table.place_of(uid) for card, uid in decision.cards.items()}
        places = [found] * len(options) if found else table.whereabouts(seat, options)
    figures = decision.figures if options else NO_FIGURES
    return Question(decision.prompt, decision.source, decision.awaited, options, places, figures)


class Named(Protocol):
    """A card, as far as a question is concerned."""

    @property
    def id(self) -> str: ...


C = TypeVar("C", bound=Named)
C_co = TypeVar("C_co", bound=Named, covariant=True)


class Dealt(Protocol[C_co]):
    """A state with cards, called by their uids. `barrier` counts the moments when somebody learned something."""

    barrier: int

    @property
    def cards(self) -> tuple[C_co, ...]: ...


class Choosing(Generic[C]):
    """The part of a table that asks one player. Every such question goes through `pick`."""

    __slots__ = ("asker", "has_asked", "missed", "state")

    state: Dealt[C]
    asker: C | None  # the card whose ability is carried out and may ask; None: the rules do
    has_asked: bool  # in this step
    missed: str  # the prompt of the last choice for which there was nothing

    def pick(
        self,
        player: int,
        prompt: str,
        options: Sequence[Option],
        cards: Mapping[str, int] = NO_CARDS,
        figures: Mapping[str, int] = NO_FIGURES,
    ) -> Awaitable[int]:
        """The index of the option this player picks. `cards` are those out of play that are offered, by their ids;
        `figures` what has been chosen so far comes to."""
        self.has_asked = True
        source = self.asker.id if self.asker is not None else ""
        return ask_one(Decision(prompt, {player: options}, (player,), source, False, cards, figures))

    async def agrees(self, player: int, prompt: str) -> bool:
        """A plain «you may»."""
        return await self.pick(player, prompt, (YES, NO)) == 0

    async def choose_player(self, player: int, prompt: str, players: Sequence[int]) -> int:
        if len(players) == 1:
            return players[0]
        return players[await self.pick(player, prompt, [(SEAT_NAMES[each],) for each in players])]

    async def choose_word(self, player: int, prompt: str, words: Sequence[str]) -> str:
        if len(words) == 1:
            return words[0]
        return words[await self.pick(player, prompt, [(word,) for word in words])]

    async def choose_card(
        self, player: int, prompt: str, zone: Sequence[int], fits: Callable[[C], bool] | None = None, may: bool = False
    ) -> int | None:
        """The uid of one of the cards in a hidden zone, copies being one option. None: there is none, or declined.

        It is skipped for public reasons only -- at most one card -- or the others would learn what the zone holds.
        """
        if not zone:
            self.missed = prompt
            return None
        distinct = self.distinct(zone, fits)
        if not distinct:
            self.missed = prompt
        if len(zone) == 1 and not may:
            self.state.barrier += 1  # nobody has chosen it, and what comes of it shows what it is
            return next(iter(distinct.values()), None)
        return await self._pick_card(player, prompt, distinct, may)

    async def choose_open_card(
        self, player: int, prompt: str, zone: Sequence[int], fits: Callable[[C], bool] | None = None, may: bool = False
    ) -> int | None:
        """The same in a zone that everyone can see: it is not asked when there is nothing to choose."""
        distinct = self.distinct(zone, fits)
        if not distinct:
            self.missed = prompt
        if not distinct or (len(distinct) == 1 and not may):
            return next(iter(distinct.values()), None)
        return await self._pick_card(player, prompt, distinct, may)

    def distinct(self, zone: Sequence[int], fits: Callable[[C], bool] | None) -> dict[Option, int]:
        """The cards of a zone that fit, by how they are offered: what is called alike is one option."""
        cards = self.state.cards
        return {(cards[uid].id,): uid for uid in zone if fits is None or fits(cards[uid])}

    async def _pick_card(self, player: int, prompt: str, distinct: dict[Option, int], may: bool) -> int | None:
        options = sorted(distinct)  # never the order of a hand
        offered: list[Option] = [*options, ("none",)] if may or not options else options
        cards = self.state.cards
        answer = await self.pick(player, prompt, offered, {cards[uid].id: uid for uid in distinct.values()})
        return distinct[options[answer]] if answer < len(options) else None
