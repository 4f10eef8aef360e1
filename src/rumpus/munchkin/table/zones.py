"""Cards out of play, and who knows them; questions to one seat. A card is always in some zone."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.family.questions import NO_CARDS, Choosing
from rumpus.family.questions import SEAT_NAMES as SEAT_NAMES
from rumpus.kernel import EVERYONE, Event, Log, Option, random_below, shuffle
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.options import Options
from rumpus.munchkin.table.state import Gear, Hero, News, State

ROUNDS = [[[(first + i) % count for i in range(count)] for first in range(count)] for count in range(9)]


def seat_of(name: str | int) -> int:
    """`P3` is seat 3."""
    return int(str(name)[1:])


class Zones(Choosing[Card]):
    """Hands, decks and discard piles."""

    __slots__ = ("_asker", "_offers", "_traders", "log")

    state: State

    def __init__(self, state: State, log: Log) -> None:
        self.state = state
        self.log = log
        self.has_asked = False
        self._offered = NO_CARDS
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

    def waiting(self, first: int, passed: int) -> list[int]:
        """Clockwise, who has not let it pass yet."""
        return [player for player in ROUNDS[len(self.state.heroes)][first] if not passed >> player & 1]

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

    def _source(self) -> str:
        return self._asker.id if self._asker is not None else ""

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

    def _leave_hand(self, player: int, uid: int, seen_by: int = EVERYONE) -> None:
        """A card leaves a hand. Who sees it, and has seen a copy of it there, cannot tell which one it was: of the
        copies that they know, one is gone. Who sees only the back knows nothing any more of the cards with that back,
        unless there was only one."""
        state = self.state
        hand, known, card = state.heroes[player].hand, state.known, state.cards[uid]
        hand.remove(uid)
        if card.copies > 1:
            unsure = seen_by & ~known[uid]
            for other in hand:
                if state.cards[other] is card:
                    known[other], unsure = known[other] & ~unsure, unsure & ~known[other]
        if seen_by != EVERYONE:
            alike = [other for other in hand if state.cards[other].is_door == card.is_door]
            for other in (uid, *alike) if alike else ():
                known[other] &= seen_by
        known[uid] &= ~seen_by
        self.touch()

    def _discard(self, uid: int) -> None:
        """To the pile of its kind; Cultists have one of their own (MU-1.2). -1: no card, a curse that has spread."""
        if uid < 0:
            return
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
