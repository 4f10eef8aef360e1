"""The market as the contract sees it, and positions in it that several tests start from."""

from __future__ import annotations

from random import Random

from rumpus.kernel import EVERYONE, SILENT, Game, Log, Rules
from tests.contract.checks import Family, random_answer
from tests.contract.orders import Layout
from tests.kernel.market import MARKET, State


def new_game(seed: int = 1, players: int = 3, log: Log = SILENT) -> Game[State]:
    return MARKET.start({"players": players}, seed, log)


def game_at(prompt: str, seed: int = 1, players: int = 3, log: Log = SILENT) -> Game[State]:
    """A game that has come to such a question by random answers."""
    game, rng = new_game(seed, players, log), Random(seed)
    while game.decision is not None and game.decision.prompt != prompt:
        game.answer(*random_answer(game.decision, rng))
    return game


def all_cards(state: State) -> list[int]:
    zones = [state.deck, state.aside, state.sold]
    for stand in state.stands:
        zones += [stand.hand, stand.shelf]
    return sorted(uid for zone in zones for uid in zone)


def exchange(state: State, viewer: int, rng: Random) -> None:
    """Two different cards in the deck or in other hands, or the next die."""
    if rng.random() < 0.25:
        state.seed += 1
        return
    zones = [state.deck, *[stand.hand for seat, stand in enumerate(state.stands) if seat != viewer]]
    while True:
        one, two = rng.choice(zones), rng.choice(zones)
        i, j = rng.randrange(len(one)), rng.randrange(len(two))
        if state.cards[one[i]] != state.cards[two[j]]:
            one[i], two[j] = two[j], one[i]
            return


def relabel(state: State) -> None:
    """Let every card be called by the uid of its next copy."""
    for stand in state.stands:
        stand.hand[:] = [next_copy(uid, state) for uid in stand.hand]
        stand.shelf[:] = [next_copy(uid, state) for uid in stand.shelf]
    for zone in (state.deck, state.aside, state.sold):
        zone[:] = [next_copy(uid, state) for uid in zone]
    known = state.known.copy()
    for uid in range(len(known)):
        state.known[next_copy(uid, state)] = known[uid]


def next_copy(uid: int, state: State) -> int:
    copies = [other for other in range(len(state.cards)) if state.cards[other] == state.cards[uid]]
    return copies[(copies.index(uid) + 1) % len(copies)]


FAMILY = Family(MARKET, all_cards, exchange, relabel)


def rearrange(state: State, rng: Random) -> None:
    """Nobody minds the order of a hand."""
    for stand in state.stands:
        rng.shuffle(stand.hand)


def turn(state: State, by: int) -> None:
    """Everybody sits so many seats further on."""
    count = len(state.stands)

    def turned(mask: int) -> int:
        return sum(1 << (seat + by) % count for seat in range(count) if mask >> seat & 1)

    state.stands = [state.stands[(seat - by) % count] for seat in range(count)]
    state.active = (state.active + by) % count
    state.bidder = (state.bidder + by) % count if state.bidder >= 0 else -1
    state.passed = turned(state.passed)
    state.known = bytearray(mask if mask == EVERYONE else turned(mask) for mask in state.known)


def heaped(state: State) -> str:
    """With the cards by their names, and hands in no order."""
    names = [f"{name} {known}" for name, known in zip(state.cards, state.known, strict=True)]
    stands = [
        (sorted(names[uid] for uid in stand.hand), [names[uid] for uid in stand.shelf], stand.coins)
        for stand in state.stands
    ]
    zones = [[names[uid] for uid in zone] for zone in (state.deck, state.aside, state.sold)]
    numbers = (state.seed, state.active, state.turn, state.phase, state.price, state.bidder, state.passed)
    return repr((stands, zones, numbers))


def seats(state: State) -> int:
    return len(state.stands)


def layout_of(rules: Rules[State]) -> Layout[State]:
    return Layout(rules, seats, rearrange, heaped, turn)
