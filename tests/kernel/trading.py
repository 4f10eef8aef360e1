"""The market as the contract sees it, and positions in it that several tests start from."""

from __future__ import annotations

from random import Random

from rumpus.kernel import SILENT, Game, Log
from tests.contract.checks import Family, random_answer
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
