"""Levels, and cards that go from hand to hand. Each verb keeps the rules it is about, and tells what it did."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence

from rumpus.kernel import EVERYONE, random_below
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.table.board import GOAL, Board
from rumpus.munchkin.table.state import News
from rumpus.munchkin.table.zones import SEAT_NAMES

RATIONS = 4  # kinds of ration tokens


class Hands(Board):
    """What happens to levels and hands."""

    __slots__ = ()

    async def as_ability(self, card: Card, ability: Awaitable[None]) -> None:
        """Questions in here come from this card."""
        before, self._asker = self._asker, card
        await ability
        self._asker = before

    # -- levels ----------------------------------------------------------------------------------------

    async def gain_levels(self, player: int, count: int, by_kill: bool = False, may_win: bool = False) -> int:
        """MU-10.1: the tenth level comes by a kill or where it is said; other gains stop at 9. Returns how many."""
        hero = self.hero(player)
        top = GOAL if by_kill or may_win else GOAL - 1
        gained = max(0, min(count, top - hero.level))
        if not gained:
            return 0
        hero.level += gained
        hero.lasting = [each for each in hero.lasting if each.until != "level"]
        if not by_kill:
            self.state.news.append(News("gained", player, amount=gained))
        self.touch()
        self.tell("gain levels", SEAT_NAMES[player], gained, hero.level)
        if hero.level >= GOAL:
            self.win([player])
        return gained

    async def lose_levels(self, player: int, count: int) -> int:
        """Never below 1 (MU-1.5). Returns how many."""
        hero = self.hero(player)
        lost = min(count, hero.level - 1)
        if lost > 0:
            hero.level -= lost
            self.touch()
            self.tell("lose levels", SEAT_NAMES[player], lost, hero.level)
        return lost

    def hand_out_rations(self, player: int, count: int) -> None:
        """MU-10.3: where the table plays with ration tokens, a kill brings one, of a kind that chance picks."""
        state, hero = self.state, self.hero(player)
        for _ in range(count if state.options.ration_tokens else 0):
            state.seed, kind = random_below(state.seed, RATIONS)
            state.barrier += 1
            have = hero.rations or (0,) * RATIONS
            hero.rations = tuple(each + (place == kind) for place, each in enumerate(have))
            self.tell("ration", SEAT_NAMES[player], kind)
        self.touch()

    def win(self, players: Sequence[int]) -> None:
        self.state.winners += [player for player in players if player not in self.state.winners]
        self.state.phase = "over"
        self.tell("win", *[SEAT_NAMES[player] for player in players])

    # -- cards from hands ------------------------------------------------------------------------------

    def arrive(self, player: int) -> None:
        """MU-2.12: who gets a card outside their own turn may put it down at once; in their own turn they can anyway.
        While a fight is open nothing but a class may be put down (MU-3.20)."""
        state = self.state
        if player == state.active or state.phase == "setup":
            return
        if state.arrivals and state.arrivals[-1][0] == player:
            state.arrivals[-1] = (player, state.arrivals[-1][1] + 1)
        else:
            state.arrivals.append((player, 1))

    async def take_from_discard(self, player: int, uid: int) -> None:
        """Openly into hand."""
        pile = self.state.door_discard if self.card(uid).is_door else self.state.treasure_discard
        pile.remove(uid)
        self._to_hand(player, uid, EVERYONE)
        self.tell("take", SEAT_NAMES[player], self.card(uid).id)

    async def discard(self, player: int, uid: int) -> None:
        """From hand."""
        self._leave_hand(player, uid)
        self._discard(uid)
        self.tell("discard", SEAT_NAMES[player], self.card(uid).id)

    async def discard_drawn(self, player: int, uid: int) -> None:
        """A card that does something when it is drawn, and is not kept."""
        self.state.aside.remove(uid)
        self._discard(uid)
        self.tell("discard", SEAT_NAMES[player], self.card(uid).id)

    async def discard_hand(self, player: int) -> None:
        self.state.barrier += 1
        for uid in self.hand(player).copy():
            await self.discard(player, uid)

    async def discard_random(self, player: int) -> None:
        """One card from hand that chance picks."""
        state = self.state
        if hand := self.hand(player):
            state.seed, place = random_below(state.seed, len(hand))
            state.barrier += 1
            await self.discard(player, self.in_hand(player, self.card(hand[place]).id))  # of its copies, the first

    async def take_random(self, player: int, taker: int) -> None:
        """One card that chance picks goes from hand to hand."""
        state = self.state
        if hand := self.hand(player):
            state.seed, place = random_below(state.seed, len(hand))
            await self.give_card(player, self.in_hand(player, self.card(hand[place]).id), taker)

    async def discard_chosen(self, player: int, count: int, prompt: str = "discard") -> int:
        """So many cards of the player's choice from their hand; returns how many there were."""
        for done in range(count):
            uid = await self.choose_card(player, prompt, self.hand(player))
            if uid is None:
                return done
            await self.discard(player, uid)
        return count

    async def show_hand(self, player: int) -> None:
        """To all."""
        hand = self.hand(player)
        for uid in hand:
            self.state.known[uid] = EVERYONE
        self.state.barrier += 1
        self.tell("show hand", SEAT_NAMES[player], *sorted([self.card(uid).id for uid in hand]))

    async def give_card(self, player: int, uid: int, to: int) -> None:
        """From hand to hand: who looks on sees only the back."""
        self._leave_hand(player, uid, seen_by=1 << player | 1 << to)
        self._come_from(player, uid, to)

    async def swap_hands(self, player: int, other: int) -> bool:
        """All of both: who looks on and knew a card knows where it is now. Was there any?"""
        hands = self.hand(player).copy(), self.hand(other).copy()
        self.hand(player).clear()
        self.hand(other).clear()
        for uid in hands[0]:
            self._come_from(player, uid, other)
        for uid in hands[1]:
            self._come_from(other, uid, player)
        return any(hands)

    def _come_from(self, player: int, uid: int, to: int) -> None:
        """A card that has left a hand comes into another."""
        knows = self.state.known[uid] | 1 << player
        self._to_hand(to, uid, knows & ~(1 << to))
        self.state.barrier += 1
        card = self.card(uid)
        back = "door" if card.is_door else "treasure"
        self.tell("give card", SEAT_NAMES[player], SEAT_NAMES[to], back, secret=(card.id,), knows=knows | 1 << to)
        self.arrive(to)
