"""The decks, their discard piles, and the die."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.family.options import SEAT_NAMES
from rumpus.kernel import EVERYONE, random_below, shuffle
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.table.roles import Roles
from rumpus.munchkin.table.state import State


class Decks(Roles):
    """What chance brings."""

    __slots__ = ()

    # -- drawing -----------------------------------------------------------------------------------------

    async def draw_doors(self, player: int, count: int = 1, openly: bool = False) -> None:
        await self._draw(player, count, True, openly)

    async def draw_treasures(self, player: int, count: int = 1, openly: bool = False) -> None:
        await self._draw(player, count, False, openly)

    async def _draw(self, player: int, count: int, is_door: bool, openly: bool) -> None:
        """Into hand. A card drawn outside the player's own turn may be put down at once (MU-2.12)."""
        for _ in range(count):
            uid = self.take_top(is_door)
            if uid is None:
                return
            card = self.card(uid)
            self.note_drawn(player, uid, is_open=openly or shows_itself(card))
            if openly:
                self.tell("draw openly", SEAT_NAMES[player], card.id)
            else:
                back = "door" if is_door else "treasure"
                self.tell("draw", SEAT_NAMES[player], back, secret=(card.id,), knows=1 << player)
            await self.receive(player, uid, openly)

    async def redraw(self, player: int) -> None:
        """Cards that were dealt and do something when they are drawn do it now."""
        for uid in [uid for uid in self.hand(player) if self.card(uid).when_drawn and not self.card(uid).is_door]:
            self.leave_hand(player, uid)
            await self.receive(player, uid, openly=False)

    async def receive(self, player: int, uid: int, openly: bool) -> None:
        card = self.card(uid)
        if card.when_drawn is not None and (openly or shows_itself(card)):
            self.state.aside.append(uid)
            await self.as_ability(card, "drawn", player, card.when_drawn(self, player, uid, openly))
        else:
            self.put_in_hand(player, uid, EVERYONE if openly else 0)
            self.arrive(player)

    def take_top(self, is_door: bool) -> int | None:
        """The top card of a deck. One that is to be as if it had never been drawn is discarded, and the next one taken
        in its place (MU-2.17)."""
        uid = self._lift(is_door)
        if uid is not None and self.is_there(uid, is_drawn=True):
            self.arrive_there()
            self.lay_on_pile(uid)
            uid = self._lift(is_door)
        return uid

    def _lift(self, is_door: bool) -> int | None:
        """The top card of a deck, which is refilled from its discard pile if it is empty (MU-1.2)."""
        state = self.state
        deck = state.doors if is_door else state.treasures
        if not deck:
            pile = state.door_discard if is_door else state.treasure_discard
            if not pile:
                return None
            deck += pile
            pile.clear()
            state.seed = shuffle(state.seed, deck)
            if self.has_past:
                self.rewrite(lambda start: with_shuffled(start, deck, is_door))
            for uid in deck:
                state.known[uid] = 0
            self.tell("reshuffle", "doors" if is_door else "treasures")
        state.barrier += 1
        return deck.pop()

    async def look_at_door(self, player: int, is_opened: bool = False) -> None:
        """At the first one, unseen by others. Opened: this is the beginning of phase 1."""
        state = self.state
        state.doors_opened += is_opened
        uid = self._lift(is_door=True)
        assert uid is not None
        state.doors.append(uid)
        state.known[uid] |= 1 << player
        state.barrier += 1
        self.tell("peek", SEAT_NAMES[player], secret=(self.card(uid).id,), knows=1 << player)

    async def keep_door(self, player: int) -> None:
        """The first one goes into hand, unseen by others."""
        uid = self.take_top(is_door=True)
        assert uid is not None
        self.note_drawn(player, uid, is_open=False)
        self.put_in_hand(player, uid, 0)
        self.tell("keep door", SEAT_NAMES[player], secret=(self.card(uid).id,), knows=1 << player)

    async def bury_door(self, player: int) -> None:
        """The first one goes under the deck."""
        doors = self.state.doors
        doors.insert(0, doors.pop())
        self.tell("bury door", SEAT_NAMES[player])

    async def turn_up_monster(self) -> int | None:
        """Doors are turned up until a monster appears; the others are discarded. None: there was none."""
        state = self.state
        for _ in range(2 * len(state.doors) + len(state.door_discard)):  # the deck may be refilled meanwhile
            uid = self.take_top(is_door=True)
            assert uid is not None
            state.known[uid] = 0
            self.tell("turn up", self.card(uid).id)
            if self.card(uid).is_monster:
                self.note_drawn(state.active, uid, is_open=True)
                return uid
            self.lay_on_pile(uid)
        return None

    # -- discard piles -----------------------------------------------------------------------------------

    async def take_from_discard(self, player: int, uid: int, arrives: bool = False) -> None:
        """Openly into hand. Arriving there it may be put down at once (MU-2.12)."""
        pile = self.state.door_discard if self.card(uid).is_door else self.state.treasure_discard
        pile.remove(uid)
        self.put_in_hand(player, uid, EVERYONE)
        self.tell("take", SEAT_NAMES[player], self.card(uid).id)
        if arrives:
            self.arrive(player)

    async def take_into_play(self, player: int, uid: int) -> None:
        """A class or an army from the discards is this player's."""
        self.state.door_discard.remove(uid)
        self.put_into_play(player, uid)
        self.tell("take", SEAT_NAMES[player], self.card(uid).id)

    async def take_from_pile(self, card: Card) -> int:
        """From the pile that such cards have of their own; the caller puts it somewhere else at once."""
        piles = self.state.piles
        *rest, uid = piles[card.id]
        piles[card.id] = tuple(rest)
        return uid

    async def discard_drawn(self, player: int, uid: int) -> None:
        """A card that does something when it is drawn, and is not kept."""
        self.state.aside.remove(uid)
        self.lay_on_pile(uid)
        self.tell("discard", SEAT_NAMES[player], self.card(uid).id)

    # -- the die -----------------------------------------------------------------------------------------

    async def roll(self, player: int, of_fight: bool = False) -> int:
        """A die roll by this player, with what cards add to all their rolls."""
        return await self.roll_face(player, of_fight) + self.bears_in_all(player, ("rolls",))

    async def roll_face(self, player: int, of_fight: bool = False) -> int:
        """The face that counts in the end: its player may still change it; in and for a fight not by an item that gives
        nothing there."""
        face = self.cast_die()
        self.tell("roll", SEAT_NAMES[player], face)
        tagged = self.tagged("changes roll")
        if of_fight and tagged and all(self.is_hushed(self.card(uid)) for uid in tagged):
            return face
        return await self._reconsider(player, face)

    def cast_die(self) -> int:
        state = self.state
        if state.dice:
            state.die, state.dice = state.dice[0], state.dice[1:]
        else:
            state.seed, face = random_below(state.seed, 6)
            state.die = face + 1
        state.barrier += 1
        return state.die

    async def _reconsider(self, player: int, face: int) -> int:
        """MU-2.10: a card that answers a roll comes first. Everybody who may hold one is asked, whether or not they
        do."""
        if not self.who_may_hold("changes roll", [player]):
            return face
        held = self._held(player, "changes roll")
        options: list[tuple[str | int, ...]] = [("keep",)]
        options += [(card_id, str(each)) for card_id in sorted(held) for each in range(1, 7) if each != face]
        choice = options[await self.pick(player, "die", options, held)]
        if choice[0] == "keep":
            return face
        await self._use_up(player, str(choice[0]))
        self.state.die = int(choice[1])
        self.tell("change roll", SEAT_NAMES[player], str(choice[0]), self.state.die)
        return self.state.die

    def _held(self, player: int, tag: str) -> dict[str, int]:
        """The cards of this kind that the player has in hand or in play, by their ids."""
        held: dict[str, int] = {}
        if not self.bears(player, "no playing"):
            held = {self.card(uid).id: uid for uid in self.hand(player) if tag in self.card(uid).tags}
        return held | {gear.card.id: gear.uid for gear in self.gear(player) if tag in gear.card.tags}

    async def _use_up(self, player: int, card_id: str) -> None:
        """A card from play or from hand."""
        gear = next((gear for gear in self.gear(player) if gear.card.id == card_id), None)
        self.note_played(player, gear.uid if gear is not None else self.in_hand(player, card_id))
        if gear is not None:
            await self.discard_gear(gear)
        else:
            uid = self.in_hand(player, card_id)
            self.leave_hand(player, uid)
            self.lay_on_pile(uid)

    # -- where a card may be -----------------------------------------------------------------------------

    def who_may_hold(self, tag: str, players: Sequence[int]) -> list[int]:
        """Which of these players, by public facts only: such a card is in front of them, or one can be in their
        hand."""
        uids = self.tagged(tag)
        if not uids or not players:
            return []
        is_unseen = self.is_unseen(uids)
        return [
            player
            for player in players
            if (is_unseen and self.hand(player) and not self.bears(player, "no playing"))
            or any(tag in gear.card.tags for gear in self.gear(player))
        ]

    def is_unseen(self, uids: frozenset[int]) -> bool:
        """Is any of these cards where not everybody can see it: in a deck or a hand?"""
        state = self.state
        hidden = [state.doors, state.treasures, *[hero.hand for hero in state.heroes]]
        return not all(map(uids.isdisjoint, hidden))


def shows_itself(card: Card) -> bool:
    """Does it take effect before all, even if it was drawn unseen? What lies behind a door does so only when that is
    opened."""
    return card.when_drawn is not None and not card.is_door


def with_shuffled(start: State, deck: list[int], is_door: bool) -> State:
    """A deck once shuffled stays so, also for a table that goes back: what lay on the pile then is below the deck."""
    twin = start.copy()
    below = twin.door_discard if is_door else twin.treasure_discard
    (twin.doors if is_door else twin.treasures)[:0] = [uid for uid in deck if uid in below]
    below[:] = [uid for uid in below if uid not in deck]
    return twin
