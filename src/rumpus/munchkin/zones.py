"""Cards out of play, and who knows them; questions to one seat. A card is always in some zone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from rumpus.kernel import EVERYONE, Decision, Event, Log, Option, ask_one, random_below, shuffle
from rumpus.munchkin.card import Card
from rumpus.munchkin.options import Options
from rumpus.munchkin.state import Gear, Hero, News, State

Fits = Callable[[Card], bool]
SEAT_NAMES = ("P0", "P1", "P2", "P3", "P4", "P5", "P6", "P7")


ROUNDS = [[[(first + i) % count for i in range(count)] for first in range(count)] for count in range(9)]


def seat_of(name: str | int) -> int:
    """`P3` is seat 3."""
    return int(str(name)[1:])


class Zones:
    """Hands, decks and discard piles."""

    __slots__ = ("_asker", "_offers", "_traders", "has_asked", "log", "state")

    def __init__(self, state: State, log: Log) -> None:
        self.state = state
        self.log = log
        self.has_asked = False  # in this step
        self._asker: Card | None = None  # whose ability is carried out
        self._offers: dict[int, list[Option]] = {}  # what each seat may do, until something changes
        self._traders: dict[int, bool] | None = None  # likewise who may trade, and whether they have anything to

    # -- queries ---------------------------------------------------------------------------------------

    @property
    def options(self) -> Options:
        return self.state.options

    def players_from(self, first: int) -> list[int]:
        """Everyone, clockwise."""
        return list(ROUNDS[len(self.state.heroes)][first])

    def others(self, player: int) -> list[int]:
        return self.players_from(player)[1:]

    def left_of(self, player: int) -> int:
        return (player + 1) % len(self.state.heroes)

    def right_of(self, player: int) -> int:
        return (player - 1) % len(self.state.heroes)

    def hero(self, player: int) -> Hero:
        return self.state.heroes[player]

    def card(self, uid: int) -> Card:
        return self.state.cards[uid]

    def hand(self, player: int) -> list[int]:
        return self.state.heroes[player].hand

    def in_hand(self, player: int, card_id: str | int) -> int:
        """The uid of this card in hand; of its copies, the first."""
        cards = self.state.cards
        return next(uid for uid in self.state.heroes[player].hand if cards[uid].id == card_id)

    @property
    def has_doors(self) -> bool:
        """Can a door be drawn?"""
        return bool(self.state.doors or self.state.door_discard)

    # -- questions -------------------------------------------------------------------------------------

    def pick(self, player: int, prompt: str, options: Sequence[Option]) -> Awaitable[int]:
        """The index of the option this player picks. Every question to one seat is put here."""
        self.has_asked = True
        asker = self._asker
        return ask_one(Decision(prompt, {player: options}, (player,), asker.id if asker is not None else ""))

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

    async def choose_gear(
        self, player: int, prompt: str, gear: Sequence[Gear], may: bool = False, otherwise: str = "none"
    ) -> Gear | None:
        """One of these cards in play. None: there is none, or declined."""
        if not gear or (len(gear) == 1 and not may):
            return gear[0] if gear else None
        options: list[Option] = [(each.card.id, each.serial) for each in gear]
        if may:
            options.append((otherwise,))
        answer = await self.pick(player, prompt, options)
        return gear[answer] if answer < len(gear) else None

    async def choose_card(
        self, player: int, prompt: str, zone: Sequence[int], fits: Fits | None = None, may: bool = False
    ) -> int | None:
        """The uid of one of the cards in a hidden zone, copies being one option. None: there is none, or declined.

        It is asked, too, when only one answer is left: what a hand does not hold is nobody's business.
        """
        cards = self.state.cards
        distinct = {cards[uid].id: uid for uid in reversed(zone) if fits is None or fits(cards[uid])}
        if not zone:
            return None
        if len(zone) == 1 and not may and fits is None:
            self.state.barrier += 1  # nobody has chosen it, and what comes of it shows what it is
            return zone[0]
        return await self._pick_card(player, prompt, distinct, may)

    async def choose_open_card(
        self, player: int, prompt: str, zone: Sequence[int], fits: Fits | None = None, may: bool = False
    ) -> int | None:
        """The same in a zone that everyone can see: it is not asked when there is nothing to choose."""
        cards = self.state.cards
        distinct = {cards[uid].id: uid for uid in reversed(zone) if fits is None or fits(cards[uid])}
        if not distinct or (len(distinct) == 1 and not may):
            return next(iter(distinct.values()), None)
        return await self._pick_card(player, prompt, distinct, may)

    async def _pick_card(self, player: int, prompt: str, distinct: dict[str, int], may: bool) -> int | None:
        names = sorted(distinct)  # never the order of a hand
        options: list[Option] = [(each,) for each in names]
        if may or not names:
            options.append(("none",))
        answer = await self.pick(player, prompt, options)
        return distinct[names[answer]] if answer < len(names) else None

    # -- the die ---------------------------------------------------------------------------------------

    def _roll(self) -> int:
        self.state.seed, face = random_below(self.state.seed, 6)
        self.state.barrier += 1
        self.state.die = face + 1
        return face + 1

    # -- the only writers ------------------------------------------------------------------------------

    def touch(self) -> None:
        """Something has changed that what a seat may do can depend on."""
        if self._offers:
            self._offers = {}
        self._traders = None

    def _take(self, is_door: bool) -> int | None:
        """The top card of a deck, made anew from its discard pile if it is empty (MU-1.2)."""
        state = self.state
        deck = state.doors if is_door else state.treasures
        if not deck:
            pile = state.door_discard if is_door else state.treasure_discard
            if not pile:
                return None
            deck += pile
            pile.clear()
            state.seed = shuffle(state.seed, deck)
            for uid in deck:
                state.known[uid] = 0
            self.tell("reshuffle", "doors" if is_door else "treasures")
        state.barrier += 1
        return deck.pop()

    def _to_hand(self, player: int, uid: int, knows: int) -> None:
        """Into a hand; `knows` are the others who see it."""
        self.state.heroes[player].hand.append(uid)
        self.state.known[uid] = knows
        self.touch()

    def _leave_hand(self, player: int, uid: int) -> None:
        """A card leaves a hand openly. Who has seen a copy of it there cannot tell which one it was: of the copies that
        they know, one is gone."""
        state = self.state
        hand, known, card = state.heroes[player].hand, state.known, state.cards[uid]
        hand.remove(uid)
        if card.copies > 1:
            unsure = EVERYONE & ~known[uid]
            for other in hand:
                if state.cards[other] is card:
                    known[other], unsure = known[other] & ~unsure, unsure & ~known[other]
        known[uid] = 0
        self.touch()

    def _discard(self, uid: int) -> None:
        """To the pile of its kind; Cultists have one of their own (MU-1.2)."""
        state = self.state
        card = state.cards[uid]
        if "cultist" in card.tags:
            state.cultist_pile.append(uid)
        else:
            (state.door_discard if card.is_door else state.treasure_discard).append(uid)
            state.news.append(News("discarded", -1, uid))
        state.known[uid] = 0
        self.touch()

    def tell(self, kind: str, *public: str | int, secret: Option = (), knows: int = EVERYONE) -> None:
        if self.log.on:
            self.log.events.append(Event(kind, public, secret, knows))
