"""Cards out of play: hands, decks and discard piles, and victory points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rumpus.family.knowledge import turned_to
from rumpus.family.options import SEAT_NAMES
from rumpus.kernel import EVERYONE, Option, random_below
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.zones import Fits


class Hands(Board):
    """What happens to cards that are not in play."""

    __slots__ = ()

    async def draw(self, player: int, count: int = 1) -> None:
        self.deal(player, count)

    async def reveal_top(self, player: int, count: int = 1, in_secret: bool = False) -> list[int]:
        """Lay cards of a deck aside, seen by all, or in secret by this player only. Returns the zone: read it again
        after each await."""
        knows = 1 << player if in_secret else EVERYONE
        names = self.lay_aside(player, count, knows)
        if in_secret:
            self.tell("look at top", SEAT_NAMES[player], len(names), secret=names, knows=knows)
        else:
            self.tell("reveal", SEAT_NAMES[player], *names)
        return self.aside(player)

    async def put_back(self, player: int, uid: int, in_secret: bool = False) -> None:
        """From aside to the top of the deck, or from the discard pile to the bottom. Who knew the card knows where it
        is now, unless the order is a secret."""
        seat, known = self.state.seats[player], self.state.known
        if uid in seat.discard:
            seat.discard.remove(uid)
            seat.deck.insert(0, uid)
            known[uid] = EVERYONE
            self.tell("under deck", SEAT_NAMES[player], self.card(uid).id)
            return
        seat.aside.remove(uid)
        seat.deck.append(uid)
        if in_secret:
            known[uid] &= 1 << player
        self.tell("put back", SEAT_NAMES[player], secret=(self.card(uid).id,), knows=known[uid])

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
            self.leave_hand(player, uid)
        else:
            (seat.aside if uid in seat.aside else seat.deck).remove(uid)
        self.state.discard(uid)
        if self.log.on:
            self.tell("discard", SEAT_NAMES[player], self.card(uid).id)
        self.shrink_hand()

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
        index = await self.by_chance([(self.card(uid).id,) for uid in uids])
        return next(uid for uid in uids if self.card(uid) is self.card(uids[index]))

    async def by_chance(self, options: Sequence[Option]) -> int:
        """The index of one of these, which are told like options. Chance does not look at their order."""
        self.state.seed, index = random_below(self.state.seed, len(options))
        index = sorted(range(len(options)), key=options.__getitem__)[index]
        self.state.barrier += 1
        self.tell("by chance", *options[index])
        return index

    async def discard_at_random(self, player: int, count: int) -> None:
        """SU-10.16: a fair random draw."""
        for _ in range(min(count, len(self.hand(player)))):
            await self.discard(player, self.drawn_blind(player))

    def drawn_blind(self, player: int) -> int:
        """Any card of a hand. Chance does not look at how they lie; of the same cards of one owner it is the best known
        one, and of those that are known alike the one that lies last."""
        hand = self.hand(player)
        ordered = sorted(hand)
        self.state.seed, index = random_below(self.state.seed, len(ordered))
        self.state.barrier += 1
        drawn = self.card(ordered[index]), self.owner(ordered[index])
        same = [uid for uid in reversed(hand) if (self.card(uid), self.owner(uid)) == drawn]
        known, count = self.state.known, len(self.state.seats)
        return max(same, key=lambda uid: turned_to(player, known[uid], count))

    async def discard_hand(self, player: int) -> None:
        for uid in self.hand(player).copy():
            await self.discard(player, uid)

    async def search(self, player: int, where: Literal["deck", "treasure deck", "base deck"] = "deck") -> list[int]:
        """Look through one's deck (SU-2.6: made anew if it is empty), or another. Shuffle it afterwards."""
        if where == "base deck":
            deck = self.base_deck()
        elif where == "treasure deck" and self.state.piles is not None:
            deck = self.treasure_deck()
        elif where == "deck" and self.refill(player):
            deck = self.deck(player)
        else:
            return []
        if where != "base deck":
            for uid in deck:
                self.state.known[uid] = 0  # the others lose track of what they knew in it
        self.learn(deck, 1 << player)
        names = tuple(self.card(uid).id for uid in reversed(deck))
        if where == "base deck":
            self.tell("search base deck", SEAT_NAMES[player], secret=names, knows=1 << player)
        elif where == "treasure deck":
            self.tell("search treasures", SEAT_NAMES[player], secret=names, knows=1 << player)
        else:
            self.tell("search deck", SEAT_NAMES[player], secret=names, knows=1 << player)
        return deck

    async def shuffle_deck(self, player: int) -> None:
        self.shuffle_pile(self.state.seats[player].deck)
        self.tell("shuffle", SEAT_NAMES[player])

    async def shuffle_into_deck(self, player: int, uids: Sequence[int]) -> None:
        """From the hand or the discard pile into the deck; cards that are not this player's go into their owner's, and
        treasures to their discard pile (SU-7.2)."""
        state, seat = self.state, self.state.seats[player]
        shuffled = {player}
        for uid in list(uids):
            owner = state.owners[uid]
            if owner < 0:
                await self.discard(player, uid)
                continue
            if uid in seat.hand:
                seat.hand.remove(uid)
                self.tell("into deck", SEAT_NAMES[owner], secret=(self.card(uid).id,), knows=1 << player)
            else:
                seat.discard.remove(uid)
                self.tell("into deck", SEAT_NAMES[owner], self.card(uid).id)
            state.seats[owner].deck.append(uid)
            shuffled.add(owner)
        self.shrink_hand()
        for each in self.players_from(player):
            if each in shuffled:
                await self.shuffle_deck(each)

    async def shuffle_onto_deck(self, player: int, uids: Sequence[int]) -> None:
        """From the discard pile on top of the deck, in an order that nobody knows."""
        if not uids:
            return
        seat, chosen = self.state.seats[player], list(uids)
        for uid in chosen:
            seat.discard.remove(uid)
        self.shuffle_pile(chosen)
        seat.deck += chosen
        names = sorted([self.card(uid).id for uid in chosen])
        if names[0] == names[-1]:
            self.learn(chosen, EVERYONE)
        self.tell("on deck", SEAT_NAMES[player], *names)

    async def gain_points(self, player: int, count: int) -> None:
        if count:
            self.state.seats[player].points += count
            self.tell("points", SEAT_NAMES[player], count, self.state.seats[player].points)

    async def lose_points(self, player: int, count: int) -> int:
        """At most as many as the player has; returns how many they lost."""
        lost = min(count, self.state.seats[player].points)
        if lost:
            self.state.seats[player].points -= lost
            self.tell("lose points", SEAT_NAMES[player], lost, self.state.seats[player].points)
        return lost

    async def put_to_sleep(self, player: int) -> None:
        """This player can play no actions on their next turn."""
        self.state.seats[player].sleep |= 1
        self.tell("sleep", SEAT_NAMES[player])

    async def show(self, player: int, uids: Sequence[int], to: int | None = None) -> None:
        """Cards of a hand to all, or to one player only, who know them from now on (SU-10.11)."""
        names = tuple(self.card(uid).id for uid in uids)
        self.learn(uids, EVERYONE if to is None else 1 << to)
        if to is None:
            self.tell("reveal", SEAT_NAMES[player], *sorted(names))
        else:
            self.tell("look at hand", SEAT_NAMES[to], SEAT_NAMES[player], secret=names, knows=1 << to | 1 << player)

    async def take_at_random(self, player: int, of: int) -> None:
        """A random card from another player's hand into one's own: only these two know which; its back shows everybody
        whether it is a treasure."""
        state, hand = self.state, self.hand(of)
        if not hand:
            return
        uid = self.drawn_blind(of)
        both = 1 << player | 1 << of
        hand.remove(uid)
        if state.piles is not None:
            state.piles.mixed = True
        for other in hand:  # what the others knew of that hand may have left it
            state.known[other] &= both
        self.hand(player).append(uid)
        state.known[uid] = both
        back = "treasure" if self.card(uid).is_treasure else "card"
        self.tell("take from hand", SEAT_NAMES[player], SEAT_NAMES[of], back, secret=(self.card(uid).id,), knows=both)
        self.shrink_hand()
