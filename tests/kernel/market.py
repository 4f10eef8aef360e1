"""A small market, to test the kernel with: hidden hands, draws, a die, a look at the deck, and auctions.

In your turn you shelve goods as you like, and then do one thing: sell a card, spy on the deck, or rest. At an auction
everyone else bids or passes in any order, and whoever holds a gong may ring it and end the auction at once.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from rumpus.family import BadSetup, View
from rumpus.kernel import (
    EVERYONE,
    Decision,
    Event,
    Log,
    Option,
    Refusal,
    Rules,
    Script,
    ask,
    deal_again,
    known_to,
    random_below,
    shuffle,
)

GOODS = ("fig", "jar", "rug", "lamp", "gong") * 8


@dataclass(slots=True, eq=False)
class Stand:
    hand: list[int]
    shelf: list[int]
    coins: int = 4

    def copy(self) -> Stand:
        return Stand(self.hand.copy(), self.shelf.copy(), self.coins)


@dataclass(slots=True, eq=False)
class State:
    cards: tuple[str, ...] = field(repr=False)
    stands: list[Stand]
    deck: list[int]  # the last one is the top
    known: bytearray
    seed: int
    turns: int
    aside: list[int] = field(default_factory=list)  # what the active player looks at
    sold: list[int] = field(default_factory=list)  # what is up for auction
    active: int = 0
    turn: int = 1
    phase: Literal["draw", "open", "auction", "over"] = "draw"
    price: int = 0
    bidder: int = -1
    passed: int = 0  # a mask of seats
    barrier: int = 0

    def copy(self) -> State:
        return State(self.cards, [s.copy() for s in self.stands], self.deck.copy(), self.known.copy(), self.seed,
                     self.turns, self.aside.copy(), self.sold.copy(), self.active, self.turn, self.phase, self.price,
                     self.bidder, self.passed, self.barrier)  # fmt: skip


def new_state(setup: dict[str, Any], seed: int) -> State:
    players = setup.get("players", 3)
    if players not in (2, 3, 4):
        raise BadSetup("number of players", "setup.players", fewest=2, most=4, rule="1")
    deck = list(range(len(GOODS)))
    seed = shuffle(seed, deck)
    stands = [Stand([deck.pop(), deck.pop(), deck.pop()], []) for _ in range(players)]
    return State(GOODS, stands, deck, bytearray(len(GOODS)), seed, setup.get("turns", 15))


class Market:
    """The table: one method for each thing that can happen."""

    def __init__(self, state: State, log: Log) -> None:
        self.state = state
        self.log = log

    def save(self) -> State:
        return self.state.copy()

    def is_over(self) -> bool:
        return self.state.phase == "over"

    def victors(self) -> list[int]:
        """Whoever has the most coins."""
        coins = [stand.coins for stand in self.state.stands]
        return [seat for seat, each in enumerate(coins) if each == max(coins)] if self.is_over() else []

    def players(self) -> int:
        return len(self.state.stands)

    def is_resting(self) -> bool:
        """The free choice only reads before it asks."""
        return self.state.phase == "open"

    def step(self) -> Script:
        return {"draw": self.begin, "open": self.free_choice, "auction": self.auction}[self.state.phase]()

    async def begin(self) -> None:
        state = self.state
        if state.turn > state.turns or not state.deck:
            state.phase = "over"
            return
        self.tell("turn", f"P{state.active}")
        self.draw(state.active)
        state.phase = "open"

    async def free_choice(self) -> None:
        state, me = self.state, self.state.active
        names = sorted({state.cards[uid] for uid in state.stands[me].hand})
        options: list[Option] = [(verb, name) for verb in ("shelve", "sell") for name in names]
        if len(state.deck) >= 3:
            options.append(("spy",))
        options.append(("rest",))
        verb, *name = options[await self.pick(me, "open", options)]
        if verb == "shelve":
            await self.shelve(me, str(name[0]))
        elif verb == "sell":
            self.leave_hand(me, str(name[0]), state.sold)
            state.phase, state.price, state.bidder, state.passed = "auction", 0, -1, 0
            self.tell("sell", f"P{me}", *name)
        else:
            if verb == "spy":
                await self.spy(me)
            self.end_turn()

    async def shelve(self, me: int, name: str) -> None:
        shelf = self.state.stands[me].shelf
        self.leave_hand(me, name, shelf)
        self.tell("shelve", f"P{me}", name)
        if len(shelf) > 1 and await self.pick(me, "side", [("left",), ("right",)]) == 0:
            shelf.insert(0, shelf.pop())
            self.tell("to the left", name)

    async def spy(self, me: int) -> None:
        """Look at three cards. The next player buries one of them unseen, you take one, the last goes back on top."""
        state = self.state
        for _ in range(3):
            state.aside.append(state.deck.pop())
            state.known[state.aside[-1]] |= 1 << me
        state.barrier += 1
        self.tell("spy", f"P{me}", secret=tuple(state.cards[uid] for uid in state.aside), knows=1 << me)
        place = await self.pick((me + 1) % len(state.stands), "bury", [("place", i) for i in range(3)])
        state.deck.insert(0, state.aside.pop(place))
        self.tell("bury", place)
        names = sorted({state.cards[uid] for uid in state.aside})  # asked even if they are equal: nobody else knows
        taken = names[await self.pick(me, "take", [(name,) for name in names])]
        place = [state.cards[uid] for uid in state.aside].index(taken)
        state.stands[me].hand.append(state.aside.pop(place))
        state.deck.append(state.aside.pop())
        self.tell("take", f"P{me}", secret=(taken,), knows=1 << me)

    async def auction(self) -> None:
        """A window: nothing is written before it, and who bids, passes and rings in which order is up to them."""
        state = self.state
        others = [seat for seat in range(len(state.stands)) if seat != state.active]
        waiting = [seat for seat in others if not state.passed >> seat & 1 and seat != state.bidder]
        if not waiting:
            self.settle()
            return
        offers: dict[int, tuple[Option, ...]] = {}
        for seat, stand in enumerate(state.stands):
            options: list[Option] = [("pass",)] if seat in waiting else []
            if options and stand.coins > state.price:
                options.insert(0, ("bid", state.price + 1))
            if "gong" in [state.cards[uid] for uid in stand.hand]:
                options.append(("ring",))
            if options:
                offers[seat] = tuple(options)
        seat, index = await ask(Decision("auction", offers, tuple(waiting), is_window=True))
        verb = offers[seat][index][0]
        self.tell(str(verb), f"P{seat}")
        if verb == "bid":
            state.price, state.bidder = state.price + 1, seat
        elif verb == "pass":
            state.passed |= 1 << seat
        else:
            self.leave_hand(seat, "gong", state.stands[seat].shelf)
            self.settle()

    def settle(self) -> None:
        """The highest bidder pays and gets the card. If nobody wants it, a die says what the caravan pays for it."""
        state = self.state
        seller = state.stands[state.active]
        if state.bidder >= 0:
            state.stands[state.bidder].coins -= state.price
            seller.coins += state.price
            buyer = state.stands[state.bidder]
        else:
            state.seed, die = random_below(state.seed, 6)
            state.barrier += 1
            seller.coins += die
            buyer = seller
            self.tell("die", die + 1)
        state.known[state.sold[0]] = EVERYONE
        buyer.hand.append(state.sold.pop())
        self.end_turn()

    def end_turn(self) -> None:
        self.state.active = (self.state.active + 1) % len(self.state.stands)
        self.state.turn += 1
        self.state.phase = "draw"

    def draw(self, seat: int) -> None:
        uid = self.state.deck.pop()
        self.state.stands[seat].hand.append(uid)
        self.state.barrier += 1
        self.tell("draw", f"P{seat}", secret=(self.state.cards[uid],), knows=1 << seat)

    def leave_hand(self, seat: int, name: str, to: list[int]) -> None:
        """Of the copies that stay, nobody else can tell any more which one they had seen."""
        cards, hand = self.state.cards, self.state.stands[seat].hand
        copies = [uid for uid in hand if cards[uid] == name]
        for uid in copies:
            self.state.known[uid] = 0
        hand.remove(copies[0])
        to.append(copies[0])

    async def pick(self, seat: int, prompt: str, options: list[Option]) -> int:
        return (await ask(Decision(prompt, {seat: tuple(options)}, (seat,))))[1]

    def tell(self, kind: str, *public: str | int, secret: Option = (), knows: int = EVERYONE) -> None:
        if self.log.on:
            self.log.events.append(Event(kind, public, secret, knows))

    def redeal(self, viewer: int, seed: int) -> None:
        state = self.state
        hands = [stand.hand for seat, stand in enumerate(state.stands) if seat != viewer]
        fixed = known_to(viewer, state.known)
        state.seed = deal_again(seed, [[state.deck, state.aside, *hands]], fixed, state.known)

    def view(self, viewer: int, public: View | None = None) -> View:
        state = self.state
        cards = [self.name_for(uid, viewer) for uid in range(len(state.cards))]
        return {
            "phase": state.phase,
            "turn": (state.turn, state.active),
            "auction": ([state.cards[uid] for uid in state.sold], state.price, state.bidder, state.passed),
            "deck": [cards[uid] for uid in state.deck],
            "aside": [cards[uid] for uid in state.aside],
            "hands": [
                [state.cards[uid] for uid in stand.hand] if seat == viewer else sorted(cards[uid] for uid in stand.hand)
                for seat, stand in enumerate(state.stands)
            ],
            "shelves": [[state.cards[uid] for uid in stand.shelf] for stand in state.stands],
            "coins": [stand.coins for stand in state.stands],
        }

    def name_for(self, uid: int, viewer: int) -> str:
        known = self.state.known[uid]
        return self.state.cards[uid] if (known >> viewer & 1 if viewer >= 0 else known == EVERYONE) else "?"

    def why_not(self, decision: Decision | None, seat: int, key: str) -> Refusal:
        if decision is None:
            return Refusal("closed", "M-1")
        if seat not in decision.offers:
            return Refusal("not asked", "M-2", (f"P{seat}",))
        return Refusal("not a choice", "M-3", (decision.prompt,))


MARKET: Rules[State] = Rules("market", 1, new_state, Market)
