"""Questions to one seat, the same in every family: may I, which player, which word, which card of a zone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Generic, Protocol, TypeVar

from rumpus.kernel import Decision, Option, ask_one

SEAT_NAMES = ("P0", "P1", "P2", "P3", "P4", "P5", "P6", "P7")
NO_CARDS: Mapping[str, int] = {}


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

    __slots__ = ("_offered", "asker", "has_asked", "state")

    state: Dealt[C]
    asker: C | None  # the card whose ability is carried out and may ask; None: the rules do
    has_asked: bool  # in this step
    _offered: Mapping[str, int]  # cards that the open question is about, so that they can be shown

    def pick(
        self, player: int, prompt: str, options: Sequence[Option], cards: Mapping[str, int] = NO_CARDS
    ) -> Awaitable[int]:
        """The index of the option this player picks. `cards` are those out of play that are offered, by their ids."""
        self.has_asked = True
        self._offered = cards
        source = self.asker.id if self.asker is not None else ""
        return ask_one(Decision(prompt, {player: options}, (player,), source))

    async def agrees(self, player: int, prompt: str) -> bool:
        """A plain «you may»."""
        return await self.pick(player, prompt, (("yes",), ("no",))) == 0

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
            return None
        cards = self.state.cards
        distinct = {cards[uid].id: uid for uid in zone if fits is None or fits(cards[uid])}
        if len(zone) == 1 and not may:
            self.state.barrier += 1  # nobody has chosen it, and what comes of it shows what it is
            return next(iter(distinct.values()), None)
        return await self._pick_card(player, prompt, distinct, may)

    async def choose_open_card(
        self, player: int, prompt: str, zone: Sequence[int], fits: Callable[[C], bool] | None = None, may: bool = False
    ) -> int | None:
        """The same in a zone that everyone can see: it is not asked when there is nothing to choose."""
        cards = self.state.cards
        distinct = {cards[uid].id: uid for uid in zone if fits is None or fits(cards[uid])}
        if not distinct or (len(distinct) == 1 and not may):
            return next(iter(distinct.values()), None)
        return await self._pick_card(player, prompt, distinct, may)

    async def _pick_card(self, player: int, prompt: str, distinct: dict[str, int], may: bool) -> int | None:
        names = sorted(distinct)  # never the order of a hand
        options: list[Option] = [(each,) for each in names]
        if may or not names:
            options.append(("none",))
        answer = await self.pick(player, prompt, options, distinct)
        return distinct[names[answer]] if answer < len(names) else None
