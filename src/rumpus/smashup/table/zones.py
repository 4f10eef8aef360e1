"""Cards out of play, and who knows them. A card is always in some zone, a hidden one with a mask of who has seen it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rumpus.family.questions import NO_CARDS, Choosing
from rumpus.family.questions import SEAT_NAMES as SEAT_NAMES
from rumpus.kernel import (
    EVERYONE,
    Event,
    Log,
    Option,
    random_below,
    shuffle,
)
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.edition import Edition
from rumpus.smashup.table.state import Piles, State

Fits = Callable[[Card], bool]


def is_minion(card: Card) -> bool:
    return card.is_minion


def is_action(card: Card) -> bool:
    return card.is_action


def is_treasure(card: Card) -> bool:
    return card.is_treasure


class Cause:
    """On whose behalf things are done now, by which card, and whether that card is just being played."""

    __slots__ = ("by", "card", "is_fresh", "number")

    def __init__(self, by: int, card: Card | None, number: int, is_fresh: bool) -> None:
        self.by = by
        self.card = card
        self.number = number
        self.is_fresh = is_fresh


THE_RULES = Cause(-1, None, 0, False)


class Zones(Choosing[Card]):
    """The part of the table that cards cannot see through: hands, decks, what is being looked at."""

    __slots__ = ("_cause", "log")

    state: State

    def __init__(self, state: State, log: Log) -> None:
        self.state = state
        self.log = log
        self._cause = THE_RULES
        self.has_asked = False
        self._offered = NO_CARDS

    # -- queries ---------------------------------------------------------------------------------------

    @property
    def edition(self) -> Edition:
        return self.state.edition

    def players_from(self, first: int) -> list[int]:
        """Everyone, clockwise."""
        count = len(self.state.seats)
        return [(first + i) % count for i in range(count)]

    def others(self, player: int) -> list[int]:
        return self.players_from(player)[1:]

    def factions(self) -> list[str]:
        """The ids of the factions in this game."""
        state = self.state
        return sorted({card.faction.id for card, owner in zip(state.cards, state.owners, strict=True) if owner >= 0})

    def card(self, uid: int) -> Card:
        return self.state.cards[uid]

    def owner(self, uid: int) -> int:
        return self.state.owners[uid]

    def hand(self, player: int) -> list[int]:
        return self.state.seats[player].hand

    def deck(self, player: int) -> list[int]:
        return self.state.seats[player].deck

    def discard_pile(self, player: int) -> list[int]:
        return self.state.seats[player].discard

    @property
    def piles(self) -> Piles:
        """The monsters and treasures out of play."""
        assert self.state.piles is not None
        return self.state.piles

    def treasures(self, player: int) -> int:
        """How many treasures this player holds: their backs tell everybody."""
        return sum([self.state.cards[uid].is_treasure for uid in self.state.seats[player].hand])

    def aside(self, player: int) -> list[int]:
        """What was revealed or is looked at. Read it again after each await: never keep a copy of hidden cards."""
        return self.state.seats[player].aside

    def _source(self) -> str:
        card = self._cause.card
        return card.id if card is not None else ""

    # -- verbs -----------------------------------------------------------------------------------------

    async def draw(self, player: int, count: int = 1) -> None:
        self._draw(player, count)

    async def look_at_top(self, player: int, count: int = 1) -> list[int]:
        """Lay cards of one's deck aside, seen by their owner only. Returns the zone: read it again after each await."""
        names = self._lay_aside(player, count, 1 << player)
        self.tell("look at top", SEAT_NAMES[player], len(names), secret=names, knows=1 << player)
        return self.aside(player)

    async def reveal_top(self, player: int, count: int = 1) -> list[int]:
        """Lay cards of a deck aside, seen by all."""
        names = self._lay_aside(player, count, EVERYONE)
        self.tell("reveal", SEAT_NAMES[player], *names)
        return self.aside(player)

    async def put_back(self, player: int, uid: int, in_secret: bool = False) -> None:
        """From aside to the top of the deck. Who knew the card knows where it is now, unless the order is a secret."""
        seat = self.state.seats[player]
        seat.aside.remove(uid)
        seat.deck.append(uid)
        if in_secret:
            self.state.known[uid] &= 1 << player
        knows = self.state.known[uid]
        self.tell("put back", SEAT_NAMES[player], secret=(self.card(uid).id,), knows=knows)

    async def take_into_hand(self, player: int, uid: int) -> None:
        """From aside, the deck or the discard pile, shown to all, into its owner's hand."""
        seat = self.state.seats[player]
        next(zone for zone in (seat.aside, seat.discard, seat.deck) if uid in zone).remove(uid)
        seat.hand.append(uid)
        self.state.known[uid] = EVERYONE
        self.tell("take", SEAT_NAMES[player], self.card(uid).id)

    async def discard(self, player: int, uid: int) -> None:
        """From this player's hand, aside or deck, to its owner's discard pile."""
        seat = self.state.seats[player]
        if uid in seat.hand:
            self._leave_hand(player, uid)
        else:
            (seat.aside if uid in seat.aside else seat.deck).remove(uid)
        self._discard(uid)
        if self.log.on:
            self.tell("discard", SEAT_NAMES[player], self.card(uid).id)

    async def discard_one(self, player: int, fits: Fits | None = None, may: bool = False) -> bool:
        """A card of this player's choice from their hand. False: none was discarded."""
        uid = await self.choose_card(player, "discard", self.hand(player), fits, may)
        if uid is None:
            return False
        await self.discard(player, uid)
        return True

    async def discard_any(self, player: int, fits: Fits | None = None) -> int:
        """Any number of cards from hand, none included; returns how many."""
        count = 0
        while await self.discard_one(player, fits, may=True):
            count += 1
        return count

    async def one_at_random(self, uids: Sequence[int]) -> int | None:
        """One of these cards of an open pile, by chance; of its copies, the first."""
        if not uids:
            return None
        self.state.seed, index = random_below(self.state.seed, len(uids))
        self.state.barrier += 1
        self.tell("by chance", self.card(uids[index]).id)
        return next(uid for uid in uids if self.card(uid) is self.card(uids[index]))

    async def discard_at_random(self, player: int, count: int) -> None:
        """SU-10.16: a fair random draw."""
        hand = self.state.seats[player].hand
        for _ in range(min(count, len(hand))):
            self.state.seed, index = random_below(self.state.seed, len(hand))
            self.state.barrier += 1
            card = self.card(hand[index])
            await self.discard(player, next(uid for uid in hand if self.card(uid) is card))  # of its copies, the first

    async def discard_hand(self, player: int) -> None:
        for uid in self.hand(player).copy():
            await self.discard(player, uid)

    async def search_deck(self, player: int) -> list[int]:
        """Look through one's deck (SU-2.6: made anew if it is empty). Shuffle it afterwards."""
        seat = self.state.seats[player]
        if seat.deck or self._refill(player):
            for uid in seat.deck:
                self.state.known[uid] = 0  # the others lose track of what they knew in it
            self._learn(seat.deck, 1 << player)
            names = tuple(self.card(uid).id for uid in reversed(seat.deck))
            self.tell("search deck", SEAT_NAMES[player], secret=names, knows=1 << player)
        return seat.deck

    async def shuffle_deck(self, player: int) -> None:
        self._shuffle(self.state.seats[player].deck)
        self.tell("shuffle", SEAT_NAMES[player])

    async def shuffle_into_deck(self, player: int, uids: Sequence[int]) -> None:
        """From the hand or the discard pile into the deck; what is not this player's goes where it belongs (SU-7.2)."""
        seat = self.state.seats[player]
        for uid in list(uids):
            if self.state.owners[uid] != player:
                await self.discard(player, uid)
                continue
            if uid in seat.hand:
                seat.hand.remove(uid)
                self.tell("into deck", SEAT_NAMES[player], secret=(self.card(uid).id,), knows=1 << player)
            else:
                seat.discard.remove(uid)
                self.tell("into deck", SEAT_NAMES[player], self.card(uid).id)
            seat.deck.append(uid)
        await self.shuffle_deck(player)

    async def put_under_deck(self, uid: int) -> None:
        """From the discard pile, face up, to the bottom of its owner's deck."""
        owner = self.owner(uid)
        seat = self.state.seats[owner]
        if owner >= 0 and uid in seat.discard:
            seat.discard.remove(uid)
            seat.deck.insert(0, uid)
            self.state.known[uid] = EVERYONE
            self.tell("under deck", SEAT_NAMES[owner], self.card(uid).id)

    async def gain_points(self, player: int, count: int) -> None:
        if count:
            self.state.seats[player].points += count
            self.tell("points", SEAT_NAMES[player], str(count))

    async def lose_points(self, player: int, count: int) -> int:
        """As many as the player has; returns how many they lost."""
        lost = min(count, self.state.seats[player].points)
        if lost:
            self.state.seats[player].points -= lost
            self.tell("lose points", SEAT_NAMES[player], str(lost))
        return lost

    async def put_to_sleep(self, player: int) -> None:
        """No actions in this player's next turn."""
        self.state.seats[player].sleep |= 1
        self.tell("sleep", SEAT_NAMES[player])

    # -- the only writers ------------------------------------------------------------------------------

    def _draw(self, player: int, count: int) -> None:
        state = self.state
        seat = state.seats[player]
        for _ in range(count):
            if not seat.deck and not self._refill(player):
                return
            uid = seat.deck.pop()
            seat.hand.append(uid)
            state.barrier += 1
            if self.log.on:
                self.tell("draw", SEAT_NAMES[player], secret=(state.cards[uid].id,), knows=1 << player)

    def _lay_aside(self, player: int, count: int, knows: int) -> tuple[str, ...]:
        seat = self.state.seats[player]
        laid: list[int] = []
        for _ in range(count):
            if seat.deck or self._refill(player):
                laid.append(seat.deck.pop())
        seat.aside += laid
        self._learn(laid, knows)
        return tuple(self.card(uid).id for uid in laid)

    def _discard(self, uid: int) -> None:
        """To its owner's discard pile; what has no owner goes to that of its kind (SU-7.2)."""
        owner = self.state.owners[uid]
        if owner >= 0:
            self.state.seats[owner].discard.append(uid)
        elif self.state.cards[uid].is_monster:
            self.piles.monster_discard.append(uid)
        else:
            self.piles.treasure_discard.append(uid)
        self.state.known[uid] = 0

    def _leave_hand(self, player: int, uid: int) -> None:
        """A card leaves a hand openly. Who has seen a copy of it there cannot tell which one it was: of the copies that
        they know, one is gone."""
        state = self.state
        hand, known, cards = state.seats[player].hand, state.known, state.cards
        card = cards[uid]
        hand.remove(uid)
        if state.owners[uid] not in (player, -1):
            self.tell("belongs to", card.id, SEAT_NAMES[state.owners[uid]])  # of the same cards, not this player's
        if card.copies > 1:
            unsure = EVERYONE & ~known[uid]
            for other in hand:
                if cards[other] is card and known[other]:
                    known[other], unsure = known[other] & ~unsure, unsure & ~known[other]
        known[uid] = 0

    def _leave_zone(self, player: int, uid: int) -> None:
        """A card that is played leaves where it was: this player's hand, or any other zone of its owner's."""
        if uid in self.state.seats[player].hand:
            self._leave_hand(player, uid)
            return
        if self.state.owners[uid] >= 0:
            seat = self.state.seats[self.state.owners[uid]]
            zones = (seat.discard, seat.aside, seat.deck)
        else:
            zones = (self.piles.treasure_discard, self.piles.treasure_deck, self.piles.loot)
        next(zone for zone in zones if uid in zone).remove(uid)
        self.state.known[uid] = 0

    def _refill(self, player: int) -> bool:
        """An empty deck is made anew from the discard pile, if there is one (SU-2.6)."""
        seat = self.state.seats[player]
        if not seat.deck and seat.discard:
            seat.deck, seat.discard = seat.discard, seat.deck
            self._shuffle(seat.deck)
            self.tell("reshuffle", SEAT_NAMES[player])
        return bool(seat.deck)

    def _shuffle(self, deck: list[int]) -> None:
        self.state.seed = shuffle(self.state.seed, deck)
        known = self.state.known
        for uid in deck:
            known[uid] = 0
        self.state.barrier += 1

    def _learn(self, uids: Sequence[int], seats: int) -> None:
        for uid in uids:
            self.state.known[uid] |= seats
        self.state.barrier += 1

    def tell(self, kind: str, *public: str | int, secret: Option = (), knows: int = EVERYONE) -> None:
        if self.log.on:
            self.log.events.append(Event(kind, public, secret, knows))
