"""Smash Up as the contract sees it: where its cards are, what is hidden, and all kinds of games of it."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from rumpus.kernel import Game, Rules
from rumpus.match import Match
from rumpus.smashup.cards.catalog import FACTIONS
from rumpus.smashup.cards.edition import EDITIONS
from rumpus.smashup.draft import new_state
from rumpus.smashup.table.deeds import Pending
from rumpus.smashup.table.state import Piece, State
from rumpus.smashup.turn import SMASHUP, SmashUp
from tests.contract.checks import Family, promise, random_answer

Setup = dict[str, Any]


def found(state: State) -> list[int]:
    uids = [uid for zone in zones(state) for uid in zone]
    uids += [piece.uid for piece in pieces(state.bases)]
    return uids


def zones(state: State) -> Iterable[list[int]]:
    """Every place with cards that are not in play."""
    yield from (state.base_deck, state.base_discard, state.resolving)
    for seat in state.seats:
        yield from (seat.hand, seat.deck, seat.discard, seat.aside)
    if piles := state.piles:
        yield from (piles.monster_deck, piles.monster_discard, piles.treasure_deck, piles.treasure_discard, piles.loot)


def pieces(roots: Iterable[Piece]) -> Iterable[Piece]:
    for piece in roots:
        yield piece
        if piece.on:
            yield from pieces(piece.on)


def exchange(state: State, viewer: int, rng: Random) -> None:
    """At the start of a game nobody knows anything but their own hand and the open bases; and nobody ever knows the
    future."""
    if rng.random() < 0.25:
        state.seed += 1
        return
    other = state.seats[rng.choice([player for player in range(len(state.seats)) if player != viewer])]
    mine = state.seats[viewer].deck
    while True:
        places = [(other.hand, other.deck), (other.deck, other.deck), (mine, mine), (state.base_deck, state.base_deck)]
        if piles := state.piles:
            places += [(piles.monster_deck, piles.monster_deck), (piles.treasure_deck, piles.treasure_deck)]
        one, two = rng.choice(places)
        i, j = rng.randrange(len(one)), rng.randrange(len(two))
        is_open = state.known[one[i]] or state.known[two[j]]  # a monster that was put under the deck at once
        if state.cards[one[i]] is not state.cards[two[j]] and not is_open:
            one[i], two[j] = two[j], one[i]
            return


def relabel(state: State) -> None:
    """Call each card by the uid of the next copy in its deck."""
    copies: dict[tuple[int, str], list[int]] = {}
    for uid, (card, owner) in enumerate(zip(state.cards, state.owners, strict=True)):
        copies.setdefault((owner, card.id), []).append(uid)
    other = [0] * len(state.cards)
    for uids in copies.values():
        for uid, following in zip(uids, uids[1:] + uids[:1], strict=True):
            other[uid] = following
    for zone in zones(state):
        zone[:] = [other[uid] for uid in zone]
    for piece in pieces(state.bases):
        piece.uid = other[piece.uid]
    known = state.known.copy()
    for uid, following in enumerate(other):
        state.known[following] = known[uid]


FAMILY = Family(SMASHUP, found, exchange, relabel)


# -- triggers in another order -------------------------------------------------------------------------------


class CommutingApart(SmashUp):
    """A table that can carry out triggers that are said to commute by themselves."""

    __slots__ = ()

    async def commute(self, waiting: Iterable[Pending]) -> None:
        done: list[object] = []
        for me, trigger, deed in waiting:
            if trigger.commutes and self.holds(me, trigger, deed) and (me, trigger, deed.by) not in done:
                if trigger.once:
                    done.append((me, trigger, deed.by))
                await self.as_ability(me, trigger.name, trigger.do(self, me, deed))


class CommutingFirst(CommutingApart):
    """They come before all others, and the last of them first."""

    __slots__ = ()

    async def react(self, pending: list[Pending]) -> None:
        waiting = [entry for entry in pending if self.holds(*entry)]
        await self.commute(reversed(waiting))
        await super().react([entry for entry in waiting if not entry[1].commutes])


class CommutingLast(CommutingApart):
    """They come after all others."""

    __slots__ = ()

    async def react(self, pending: list[Pending]) -> None:
        waiting = [entry for entry in pending if self.holds(*entry)]
        await super().react([entry for entry in waiting if not entry[1].commutes])
        await self.commute(waiting)


IN_OTHER_ORDERS: list[Rules[State]] = [
    Rules("smashup", SMASHUP.version, new_state, table) for table in (CommutingFirst, CommutingLast)
]


# -- games ---------------------------------------------------------------------------------------------------


def rounds() -> list[list[list[str]]]:
    """Each faction with each other once: a list of rounds in which every faction is in one pair."""
    names = list(FACTIONS)
    first, circle = names[0], names[1:]
    found: list[list[list[str]]] = []
    for turn in range(len(circle)):
        turned = [first, *circle[turn:], *circle[:turn]]
        half = len(turned) // 2
        found.append([[turned[i], turned[-1 - i]] for i in range(half)])
    return found


def setups() -> list[Setup]:
    """Games of two, three and four players in which every pair of factions occurs once, in both editions."""
    tables: list[Setup] = []
    for number, pairs in enumerate(rounds()):
        players = 2 + number % 3
        for start in range(0, len(pairs), players):
            chosen = (pairs[start:] + pairs)[:players]
            edition = list(EDITIONS)[(number + start) % len(EDITIONS)]
            tables.append({"players": players, "factions": chosen, "edition": edition})
    return tables


def random_setup(rng: Random) -> Setup:
    """Any table that somebody might sit down to."""
    players = rng.choice((2, 2, 3, 4))
    setup: Setup = {
        "players": players,
        "copies": rng.choice((1, 1, 1, 2)),
        "edition": rng.choice(list(EDITIONS)),
        "bases": rng.choice(("chosen", "all")),
    }
    draft = rng.choice(("chosen", "chosen", "random", "free", "snake"))
    if draft == "chosen":
        pool = list(FACTIONS) * setup["copies"]
        pairs: list[list[str]] = []
        while len(pairs) < players:
            one, two = rng.sample(pool, 2)
            if one != two:
                pairs.append([one, two])
                pool.remove(one)
                pool.remove(two)
            elif len(set(pool)) == 1:
                pool, pairs = list(FACTIONS) * setup["copies"], []
        setup["factions"] = pairs
    else:
        setup["draft"] = draft
        if rng.random() < 0.3:
            setup["pool"] = rng.randint(2 * players, len(FACTIONS) * setup["copies"])
    return setup


def play_up_to_the_first_turn(match: Match[State], rng: Random) -> None:
    """Through the draft and the deal, to where the state is the whole game."""
    while match.game.state.phase != "play":
        assert match.game.decision is not None
        match.answer(*random_answer(match.game.decision, rng))


def check_commuting(match: Match[State], rng: Random) -> None:
    """Triggers that are said to commute do: in whatever order they come, the same is asked, the same comes of it."""
    game, record = match.game, match.record
    others = [rules.start(record.setup, record.seed) for rules in IN_OTHER_ORDERS]
    while game.decision is not None:
        for i, other in enumerate(others):
            promise("the order of commuting triggers changes no question", repr(game.decision), repr(other.decision))
            if game.decision.prompt == "play":
                promise("the order of commuting triggers changes nothing", heaped(game.state), heaped(other.state))
                if repr(game.state) != repr(other.state):
                    others[i] = Game(other.rules, game.state.copy(), [])  # or the piles would be shuffled differently
        answer = random_answer(game.decision, rng)
        match.answer(*answer)
        for other in others:
            other.answer(*answer)


def heaped(state: State) -> str:
    """The state without the order of the discard piles, which no rule reads."""
    heap = state.copy()
    for seat in heap.seats:
        seat.discard.sort()
    if heap.piles is not None:
        heap.piles.monster_discard.sort()
        heap.piles.treasure_discard.sort()
    return repr(heap)
