"""Before the first turn: who plays which factions, the decks, the bases, the first hands."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from rumpus.family import BadSetup
from rumpus.family.laid_out import TABLE
from rumpus.family.options import SEAT_NAMES
from rumpus.family.plain import misfit
from rumpus.kernel import EVERYONE, random_below, shuffle
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.catalog import FACTIONS, SETS
from rumpus.smashup.cards.edition import EDITIONS
from rumpus.smashup.table.board import name
from rumpus.smashup.table.state import Draft, Piles, Seat, State, deck_facts
from rumpus.smashup.table.table import Table

HAND = 5
FEWEST, MOST = 2, 4  # players
UNNAMED_SETS = ["base", "awesome9000", "munchkin"]  # all there were while records did not say which are in use


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """How a game of Smash Up is set up. Plain values, so that a record can hold it."""

    players: int = 2
    factions: list[list[str]] | None = None  # two for each player; then there is no draft
    draft: Literal["random", "free", "snake"] = "random"
    sets: list[str] | None = None  # those in use; a new game writes down all of them if it is told none
    copies: int = 1  # of each set: with two, two players may share a faction (SU-1.2)
    pool: int | None = None  # how many factions are laid out for the draft, at random; by default all
    bases: Literal["chosen", "all"] = "chosen"  # the bases of the sets that are played, or of all in use (SU-1.3)
    edition: str = "first_print"
    first: int | None = None  # the start player; by default at random


def read_setup(plain: dict[str, Any]) -> Setup:
    """Check a setup; a mistake is reported with its place."""
    try:
        setup = msgspec.convert(plain, Setup)
    except msgspec.ValidationError as error:
        said, place = misfit(error, Setup)
        raise BadSetup("as it says", f"setup{place}", error=said) from None
    sets = sets_of(setup)
    if not FEWEST <= setup.players <= MOST:
        raise BadSetup("number of players", "setup.players", fewest=FEWEST, most=MOST, rule="SU-1.1")
    if setup.edition not in EDITIONS:
        raise BadSetup("not among", "setup.edition", known=list(EDITIONS))
    if setup.copies not in (1, 2):
        raise BadSetup("number of copies", "setup.copies")
    if not sets or not all(each in SETS for each in sets):
        raise BadSetup("not among", "setup.sets", known=list(SETS))
    if setup.first is not None and not 0 <= setup.first < setup.players:
        raise BadSetup("no such seat", "setup.first", last=setup.players - 1)
    check_factions(setup, sets)
    return setup


def sets_of(setup: Setup) -> list[str]:
    """Those in use. Where they are not named, as in old records, a box that came later counts only if a faction of it
    is."""
    if setup.sets is not None:
        return setup.sets
    chosen = [FACTIONS[each].set.name for picks in setup.factions or [] for each in picks if each in FACTIONS]
    return list(dict.fromkeys([*UNNAMED_SETS, *chosen]))


def with_sets(plain: dict[str, Any]) -> dict[str, Any]:
    """A new game's setup, with the sets that are in use: those that come later leave the game as it is."""
    if TABLE in plain or plain.get("sets") is not None:
        return plain
    return {**plain, "sets": list(SETS)}


def check_factions(setup: Setup, sets: list[str]) -> None:
    pool = [faction.id for each in sets for faction in SETS[each].factions] * setup.copies
    if setup.factions is None:
        count = len(pool) if setup.pool is None else setup.pool
        if len(pool) < 2 * setup.players:
            raise BadSetup(
                "too few factions", "setup.sets", players=setup.players, fewest=2 * setup.players, found=len(pool)
            )
        if not 2 * setup.players <= count <= len(pool):
            raise BadSetup(
                "number of factions", "setup.pool", players=setup.players, fewest=2 * setup.players, most=len(pool)
            )
        return
    if len(setup.factions) != setup.players:
        raise BadSetup("choices of factions", "setup.factions", players=setup.players, choices=len(setup.factions))
    for player, chosen in enumerate(setup.factions):
        place = f"setup.factions[{player}]"
        unknown = [each for each in chosen if each not in FACTIONS]
        if unknown:
            raise BadSetup("no such faction", place, typed=unknown[0], factions=list(FACTIONS))
        if len(chosen) != 2 or chosen[0] == chosen[1]:
            raise BadSetup("two factions", place)
        for each in chosen:
            if FACTIONS[each].set.name not in sets:
                raise BadSetup("faction of another set", place, faction=each, sets=sets, of=FACTIONS[each].set.name)
            if each not in pool:
                raise BadSetup("faction taken", place, faction=each)
            pool.remove(each)


def new_state(plain: dict[str, Any], seed: int) -> State:
    setup = read_setup(plain)
    sets = sets_of(setup)
    seed, first = random_below(seed, setup.players)
    if setup.first is not None:
        first = setup.first
    players = [(first + i) % setup.players for i in range(setup.players)]
    pool = [faction.id for each in sets for faction in SETS[each].factions] * setup.copies
    picks: list[list[str]] = [[] for _ in players]
    order: list[int] = []
    if setup.factions is not None:
        picks = [list(chosen) for chosen in setup.factions]
    else:
        order = players + players[::-1] if setup.draft == "snake" else [seat for seat in players for _ in (1, 2)]
        if setup.pool is not None or setup.draft == "random":
            places = list(range(len(pool)))
            seed = shuffle(seed, places)
            pool = [pool[place] for place in places[: setup.pool]]
    mode = "chosen" if setup.factions is not None else setup.draft
    draft = Draft(mode, pool, order, picks, tuple(sets), setup.bases == "all")
    seats = [Seat((), [], [], [], []) for _ in players]
    edition = EDITIONS[setup.edition]
    return State(edition, (), (), (), seats, [], [], [], seed, draft=draft, active=first, phase="draft")


async def pick(g: Table) -> None:
    """SU-1.8: the player whose turn it is takes one of the open factions, never the same one twice (SU-1.2)."""
    draft = g.state.draft
    assert draft is not None
    if not draft.order:
        g.state.phase = "deal"
        return
    player = draft.order[0]
    can_be_taken = (each for each in draft.pool if can_take(draft.pool, draft.order, draft.picks, each))
    if draft.mode == "random":
        chosen = next(can_be_taken)
    else:
        chosen = await g.choose_word(player, "draft", sorted(set(can_be_taken)))
    draft.order.pop(0)
    draft.pool.remove(chosen)
    draft.picks[player].append(chosen)
    g.tell("faction", SEAT_NAMES[player], chosen)


def can_take(pool: list[str], order: list[int], picks: list[list[str]], faction: str) -> bool:
    """May the next player pick this and leave the players after them a faction that they do not have yet?"""
    player = order[0]
    if faction in picks[player]:
        return False
    if len(order) == 1:
        return True
    left, then = pool.copy(), [taken.copy() for taken in picks]
    left.remove(faction)
    then[player].append(faction)
    return any(can_take(left, order[1:], then, each) for each in dict.fromkeys(left))


async def deal(g: Table) -> None:
    """SU-1.1 to 1.5: decks, bases, monsters."""
    state = g.state
    draft = state.draft
    assert draft is not None
    lay_out(state, draft)
    for player in g.players_from(state.active):
        g.shuffle_pile(g.deck(player))
    g.shuffle_pile(state.base_deck)
    for _ in range(len(state.seats) + 1):
        base = g.pieces.new_base(state.base_deck.pop())
        state.bases.append(base)
        g.tell("base", *name(base))
    g.watch.touch()
    if state.piles is not None:
        g.shuffle_pile(state.piles.monster_deck)
        g.shuffle_pile(state.piles.treasure_deck)
        for base in state.bases.copy():
            await g.lay_monsters(base)
    state.phase = "hands"


async def deal_hands(g: Table) -> None:
    """SU-1.6: a hand without a minion is shown, discarded and replaced."""
    for player in g.players_from(g.state.active):
        await g.draw(player, HAND)
        hand = g.hand(player)
        if not any(g.card(uid).is_minion for uid in hand):
            g.learn(hand, EVERYONE)
            g.tell("no minion", SEAT_NAMES[player])
            await g.discard_hand(player)
            await g.draw(player, HAND)
    g.state.phase = "start"


def lay_out(state: State, draft: Draft) -> None:
    """Give every card of this game its uid: the players' decks, the bases, then monsters and treasures (SU-1.5)."""
    cards: list[Card] = []
    owners: list[int] = []
    for player, chosen in enumerate(draft.picks):
        deck = [card for each in chosen for card in FACTIONS[each].cards for _ in range(card.copies)]
        state.seats[player].factions = tuple(chosen)
        state.seats[player].deck = list(range(len(cards), len(cards) + len(deck)))
        cards += deck
        owners += [player] * len(deck)
    chosen_sets = {FACTIONS[each].set.name for picks in draft.picks for each in picks}
    bases = [card for each in draft.sets if draft.all_bases or each in chosen_sets for card in SETS[each].bases]
    state.base_deck = list(range(len(cards), len(cards) + len(bases)))
    cards += bases
    sets = dict.fromkeys(
        [*[FACTIONS[each].set for picks in draft.picks for each in picks], *[base.faction.set for base in bases]]
    )
    monsters = [card for each in sets for card in each.monsters for _ in range(card.copies)]
    treasures = [card for each in sets for card in each.treasures for _ in range(card.copies)]
    if monsters or treasures:
        first = len(cards)
        middle = first + len(monsters)
        state.piles = Piles(list(range(first, middle)), [], list(range(middle, middle + len(treasures))), [], [])
        cards += monsters + treasures
    owners += [-1] * (len(cards) - len(owners))
    state.cards, state.owners = tuple(cards), tuple(owners)
    state.decks = deck_facts(state.cards, state.owners, len(state.seats))
    state.known = bytearray(len(cards))
    state.draft = None
