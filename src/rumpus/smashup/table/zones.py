"""Cards out of play, and who knows them. A card is always in some zone, a hidden one with a mask of who has seen it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from rumpus.family.events import Cause
from rumpus.family.options import SEAT_NAMES, Place
from rumpus.family.questions import Choosing
from rumpus.kernel import (
    EVERYONE,
    Event,
    Log,
    Option,
    shuffle,
)
from rumpus.smashup.cards.ability import Stage
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.edition import Edition
from rumpus.smashup.table.state import Phase, Piece, Piles, State

Fits = Callable[[Card], bool]


def is_minion(card: Card) -> bool:
    return card.is_minion


def is_action(card: Card) -> bool:
    return card.is_action


def is_treasure(card: Card) -> bool:
    return card.is_treasure


def mark_of(me: Piece, player: int) -> str:
    """How it is written down that a card was used up, for anybody (-1) or for one player."""
    return me.card.id if player < 0 else f"{me.card.id}_{player}"


class Lookalike:
    """A card that is offered by its owner's name too, if need be: another player has the same one."""

    __slots__ = ("called",)

    def __init__(self, called: Option) -> None:
        self.called = called


class Doer(msgspec.Struct, eq=False):
    """Who does things now, by which card and whose it is, and whether that card is just being played."""

    by: int
    player: int  # who plays the monsters that it brings
    whose: int  # who controls the card
    card: Card | None
    ability: str = ""  # its name on the card; nothing: what the rules say of all such cards
    me: Piece | None = None
    is_fresh: bool = False
    of: Piece | None = None  # whose ability it is, if it uses another's

    @property
    def number(self) -> int:
        """Of the ability: everything that it does in one go has the same number."""
        return self.me.serial if self.me is not None else 0


THE_RULES = Doer(-1, -1, -1, None)
RULES: dict[Phase, str] = {
    "draft": "SU-1.8", "deal": "SU-1.4", "hands": "SU-1.6", "start": "SU-2.1", "play": "SU-2.2",
    "score": "SU-5.11",  # outside a scoring: once a base is done with
    "draw": "SU-2.4", "discard": "SU-2.4", "end": "SU-2.5", "over": "SU-9.1",
}  # fmt: skip
LAYS_MONSTERS, PAYS = "SU-8.1", "SU-8.4"  # all that a base and a monster do by the rules
SCORING_RULES: dict[Stage, str] = {
    "before": "SU-5.4", "award": "SU-5.5", "when": "SU-5.9", "lay out": "SU-5.8", "loot": "SU-5.8", "share": "SU-5.8",
    "when again": "SU-5.9", "reward": "SU-5.13", "after": "SU-6.1", "clear": "SU-5.10",
}  # fmt: skip


class Zones(Choosing[Card]):
    """The part of the table that cards cannot see through: hands, decks, what is being looked at."""

    __slots__ = ("doer", "log")

    state: State

    def __init__(self, state: State, log: Log) -> None:
        self.state = state
        self.log = log
        self.doer, self.asker = THE_RULES, None
        self.has_asked, self.missed = False, ""

    # -- queries ---------------------------------------------------------------------------------------

    @property
    def edition(self) -> Edition:
        return self.state.edition

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self.state.active

    def players_from(self, first: int) -> list[int]:
        """Everyone, clockwise."""
        count = len(self.state.seats)
        return [(first + i) % count for i in range(count)]

    def others(self, player: int) -> list[int]:
        return self.players_from(player)[1:]

    def is_play_step_of(self, player: int) -> bool:
        return self.state.phase == "play" and self.state.active == player

    @property
    def minions_played(self) -> int:
        """By the active player, in this play step."""
        return self.state.minions_played

    def minions_this_turn(self, player: int) -> int:
        """How many minions this player has played in this turn, whoever's it is."""
        return self.state.seats[player].minions_this_turn

    def is_used_up(self, me: Piece, of: int = -1) -> bool:
        """Has it done what it does once a turn, all copies together: for anybody, or for this player?"""
        return mark_of(me, of) in self.state.used

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
        """How many treasures this player holds: everybody can see that by their backs."""
        cards = self.state.cards
        return sum([cards[uid].is_treasure for uid in self.state.seats[player].hand])

    def aside(self, player: int) -> list[int]:
        """What has been revealed or is being looked at. Read it again after each await: never keep a copy of hidden
        cards."""
        return self.state.seats[player].aside

    def place_of(self, uid: int) -> Place:
        """Where a card lies that is not in play, and whose zone that is; nowhere and nobody's if it is in play."""
        state = self.state
        for player, seat in enumerate(state.seats):
            for zone, uids in (
                ("hand", seat.hand), ("discard", seat.discard), ("aside", seat.aside), ("deck", seat.deck)
            ):  # fmt: skip
                if uid in uids:
                    return zone, player
        shared = [("base deck", state.base_deck), ("base discard", state.base_discard)]
        if piles := state.piles:
            shared += [("treasure deck", piles.treasure_deck), ("treasure discard", piles.treasure_discard)]
            shared += [("loot", piles.loot)]
        return next(((zone, -1) for zone, uids in shared if uid in uids), ("", -1))

    def distinct(self, zone: Sequence[int], fits: Fits | None) -> dict[Option, int]:
        """The same cards of two owners are two options: they go to different piles (SU-7.2)."""
        cards, owners = self.state.cards, self.state.owners
        if not self.state.decks[-1].has_twins:
            fitting = zone if fits is None else [uid for uid in zone if fits(cards[uid])]
            return {cards[uid].called: uid for uid in fitting}
        whose: dict[Card, set[int]] = {}
        for uid in zone:
            whose.setdefault(cards[uid], set()).add(owners[uid])
        found: dict[Option, int] = {}
        for uid in zone:
            card = cards[uid]
            if fits is None or fits(card):
                found[(card.id,) if len(whose[card]) == 1 else (card.id, "of", SEAT_NAMES[owners[uid]])] = uid
        return found

    def held(self, player: int) -> dict[Card | Lookalike, int]:
        """What this player holds, by what says how it is called: copies are one option."""
        cards, hand = self.state.cards, self.state.seats[player].hand
        if not self.state.decks[-1].has_twins:
            return {cards[uid]: uid for uid in hand}
        return {Lookalike(called): uid for called, uid in self.distinct(hand, None).items()}

    # -- what the verbs are made of --------------------------------------------------------------------

    def deal(self, player: int, count: int) -> None:
        state = self.state
        seat = state.seats[player]
        for _ in range(count):
            if not seat.deck and not self.refill(player):
                return
            uid = seat.deck.pop()
            seat.hand.append(uid)
            state.barrier += 1
            if self.log.on:
                self.tell("draw", SEAT_NAMES[player], secret=(state.cards[uid].id,), knows=1 << player)

    def lay_aside(self, player: int, count: int, knows: int) -> tuple[str, ...]:
        seat = self.state.seats[player]
        laid: list[int] = []
        for _ in range(count):
            if seat.deck or self.refill(player):
                laid.append(seat.deck.pop())
        seat.aside += laid
        self.learn(laid, knows)
        return tuple(self.card(uid).id for uid in laid)

    def leave_hand(self, player: int, uid: int) -> None:
        """A card leaves a hand openly. Players who have seen a copy of it there cannot tell which one it was: of the
        copies that they know, one is gone."""
        state = self.state
        hand, known, cards = state.seats[player].hand, state.known, state.cards
        card, owner = cards[uid], state.owners[uid]
        hand.remove(uid)
        if owner not in (player, -1):
            self.tell("belongs to", card.id, SEAT_NAMES[owner])  # of the same cards, not this player's
        if card.copies > 1 and any(map(known.__getitem__, hand)):
            self._know_copies_less(hand, uid)
        known[uid] = 0

    def _know_copies_less(self, hand: list[int], gone: int) -> None:
        known, cards, owners = self.state.known, self.state.cards, self.state.owners
        card, owner = cards[gone], owners[gone]
        copies = [uid for uid in hand if cards[uid] is card and owners[uid] == owner]
        if len(copies) == 1:
            known[copies[0]] &= known[gone]
        elif copies:
            masks = [known[gone], *[known[uid] for uid in copies]]
            for place, uid in enumerate(sorted(copies), 1):
                known[uid] = known_to_be_more_than(place, masks)

    def leave_zone(self, player: int, uid: int) -> None:
        """A card that is played leaves the place where it was: this player's hand, or any other zone of its owner."""
        if uid in self.state.seats[player].hand:
            self.leave_hand(player, uid)
            return
        if self.state.owners[uid] >= 0:
            seat = self.state.seats[self.state.owners[uid]]
            zones = (seat.discard, seat.aside, seat.deck)
        else:
            zones = (self.piles.treasure_discard, self.piles.treasure_deck, self.piles.loot)
        next(zone for zone in zones if uid in zone).remove(uid)
        self.state.known[uid] = 0

    def refill(self, player: int) -> bool:
        """An empty deck is refilled from the discard pile, if there is one (SU-2.6)."""
        seat = self.state.seats[player]
        if not seat.deck and seat.discard:
            seat.deck, seat.discard = seat.discard, seat.deck
            self.shuffle_pile(seat.deck)
            self.tell("reshuffle", SEAT_NAMES[player])
        return bool(seat.deck)

    def refill_pile(self, deck: list[int], discard: list[int], what: str) -> list[int]:
        """SU-8.10: the deck; an empty one is refilled from its discard pile."""
        if not deck and discard:
            deck += discard
            discard.clear()
            self.shuffle_pile(deck)
            self.tell("reshuffle pile", what)
        return deck

    def treasure_deck(self) -> list[int]:
        return self.refill_pile(self.piles.treasure_deck, self.piles.treasure_discard, "treasures")

    def base_deck(self) -> list[int]:
        """The base deck; an empty one is refilled from the base discard pile (SU-5.11)."""
        state = self.state
        if not state.base_deck:
            state.base_deck, state.base_discard = state.base_discard, []
            self.shuffle_pile(state.base_deck)
        return state.base_deck

    def shuffle_pile(self, deck: list[int]) -> None:
        deck.sort()  # what comes of it does not depend on how the cards lay
        self.state.seed = shuffle(self.state.seed, deck)
        known = self.state.known
        for uid in deck:
            known[uid] = 0
        self.state.barrier += 1

    def learn(self, uids: Sequence[int], seats: int) -> None:
        for uid in uids:
            self.state.known[uid] |= seats
        self.state.barrier += 1

    def tell(self, kind: str, *public: str | int, secret: Option = (), knows: int = EVERYONE) -> None:
        if self.log.on:
            self.log.events.append(Event(kind, public, secret, knows, self.why()))

    def why(self) -> Cause:
        """What causes that which happens now: a card by one of its abilities, a card by the rules, or a rule alone."""
        doer, state = self.doer, self.state
        rule = SCORING_RULES[state.scoring.stage] if state.scoring is not None else RULES[state.phase]
        if doer.card is None:
            return Cause(player=state.active, rule=rule)
        me = doer.of or doer.me
        card, serial = (me.card, me.serial if me.base >= 0 else 0) if me is not None else (doer.card, 0)
        if doer.ability:
            return Cause(card.id, serial, doer.whose, doer.ability)
        if card.kind == "base":
            rule = LAYS_MONSTERS
        elif card.is_monster:
            rule = PAYS
        return Cause(card.id, serial, doer.whose, rule=rule)


def known_to_be_more_than(count: int, masks: list[int]) -> int:
    """The seats that know more than so many of these cards."""
    return sum(1 << seat for seat in range(8) if sum(mask >> seat & 1 for mask in masks) > count)
