"""Chapter 1 of the rules: factions, decks, bases, first hands."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

from rumpus import new_match, resume
from rumpus.family import BadSetup
from rumpus.family.laid_out import TABLE
from rumpus.kernel import Game, Log, digest
from rumpus.match import Match
from rumpus.smashup.cards.box import FACTIONS, SETS, CardSet, Faction
from rumpus.smashup.cards.card import CARDS
from rumpus.smashup.draft import with_sets
from rumpus.smashup.table import zones
from rumpus.smashup.table.state import State
from rumpus.smashup.turn import SMASHUP

TWO_DECKS = [["ninjas", "aliens"], ["pirates", "zombies"]]


def start(seed: int = 1, log: Log | None = None, **setup: Any) -> Game[State]:
    """A new game at its first question; Alice, so to speak, has seat 0 and begins."""
    return SMASHUP.start(with_sets({"first": 0, **setup}), seed, log or Log(False))


def answer(game: Game[State], *keys: str) -> list[int]:
    """Give these answers, whoever is asked; returns who gave them."""
    seats = []
    for key in keys:
        assert game.decision is not None
        seats.append(game.decision.awaited[0])
        game.say(seats[-1], key)
    return seats


def offered(game: Game[State]) -> list[str]:
    assert game.decision is not None
    return game.decision.keys(game.decision.awaited[0])


def cards_of(game: Game[State], player: int) -> list[str]:
    """All cards that began in this player's deck."""
    state = game.state
    return sorted(card.id for card, owner in zip(state.cards, state.owners, strict=True) if owner == player)


def bases_of(game: Game[State]) -> list[str]:
    """All bases of this game: on the table and in the base deck."""
    state = game.state
    return sorted(card.id for card, owner in zip(state.cards, state.owners, strict=True) if owner < 0)


@pytest.fixture
def second_set() -> Iterator[CardSet]:
    """Another box, with one faction and one base."""
    box = CardSet("cowboys", "The Cowboy Box")
    cowboys = Faction("Cowboys", box)
    cowboys.minion("Deputy", power=2, copies=20)
    cowboys.base("Saloon", breakpoint=20, vp=(3, 2, 1))
    yield box
    del SETS["cowboys"], FACTIONS["cowboys"], CARDS["deputy"], CARDS["saloon"]


@pytest.mark.rule("SU-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_factions_of_twenty_cards_make_a_deck_of_forty(players: int) -> None:
    game = start(players=players)
    for player, seat in enumerate(game.state.seats):
        expected = [card for each in seat.factions for card in FACTIONS[each].cards for _ in range(card.copies)]
        assert cards_of(game, player) == sorted(card.id for card in expected)
        assert len(expected) == 40
        assert len(seat.deck) == 40 - len(seat.hand) - len(seat.discard)


@pytest.mark.rule("SU-1.1")
@pytest.mark.parametrize("players", [1, 5])
def test_nobody_plays_alone_and_no_five_play(players: int) -> None:
    with pytest.raises(BadSetup, match=r"setup\.players: 2 to 4 can play"):
        start(players=players)


@pytest.mark.rule("SU-1.1")
def test_the_deck_is_shuffled() -> None:
    orders = {tuple(start(seed, factions=TWO_DECKS).state.seats[0].deck) for seed in range(5)}
    assert len(orders) == 5


@pytest.mark.rule("SU-1.2")
def test_nobody_takes_a_faction_twice() -> None:
    with pytest.raises(BadSetup, match=r"setup.factions\[0\]: a deck needs two different factions"):
        start(factions=[["ninjas", "ninjas"], ["pirates", "zombies"]], copies=2)


@pytest.mark.rule("SU-1.2")
def test_two_players_share_a_faction_only_with_two_copies_of_the_set() -> None:
    shared = [["ninjas", "aliens"], ["ninjas", "zombies"]]
    with pytest.raises(BadSetup, match=r"setup.factions\[1\]: ninjas is already taken"):
        start(factions=shared)
    game = start(factions=shared, copies=2)
    assert cards_of(game, 0).count("shinobi") == cards_of(game, 1).count("shinobi") == 3


@pytest.mark.rule("SU-1.2")
def test_with_two_copies_of_a_set_its_bases_are_used_once() -> None:
    assert bases_of(start(factions=TWO_DECKS, copies=2)) == sorted(base.id for base in SETS["base"].bases)


@pytest.mark.rule("SU-1.3")
def test_the_base_deck_is_that_of_the_chosen_sets_or_of_all_sets_in_use(second_set: CardSet) -> None:
    base_set = sorted(base.id for base in SETS["base"].bases)
    assert bases_of(start(factions=TWO_DECKS)) == base_set
    both = ["base", second_set.name]
    assert bases_of(start(factions=TWO_DECKS, bases="all", sets=both)) == sorted([*base_set, "saloon"])
    assert bases_of(start(factions=[["ninjas", "cowboys"], TWO_DECKS[1]])) == sorted([*base_set, "saloon"])
    assert bases_of(start(factions=TWO_DECKS, bases="all", sets=["base"])) == base_set


@pytest.mark.rule("SU-1.3")
def test_only_factions_of_the_sets_in_use_can_be_taken(second_set: CardSet) -> None:
    named = SMASHUP.start({"factions": [["ninjas", "cowboys"], TWO_DECKS[1]], "first": 0}, 1)
    assert bases_of(named) == sorted([*[base.id for base in SETS["base"].bases], "saloon"])
    with pytest.raises(BadSetup, match="cowboys is in the set cowboys, which is not in use; in use: base"):
        start(factions=[["ninjas", "cowboys"], TWO_DECKS[1]], sets=["base"])


def test_too_few_factions_are_told_of_the_sets_unless_a_pool_was_wished() -> None:
    with pytest.raises(BadSetup, match=r"setup\.sets: 4 players need 8 factions, and these sets have 4"):
        start(players=4, sets=["awesome9000"])
    with pytest.raises(BadSetup, match=r"setup\.pool: 2 players need 4 to"):
        start(pool=3)


def test_what_is_of_another_kind_is_told_with_what_could_be_there() -> None:
    with pytest.raises(BadSetup, match=r"setup\.draft: this must be free, random or snake, not 'serpent'"):
        start(draft="serpent")
    with pytest.raises(BadSetup, match=r"setup: there is no field 'plyers'; did you mean 'players'"):
        start(plyers=3)
    with pytest.raises(BadSetup, match=r"setup\.sets: must be among base"):
        start(sets=["chess"])


@pytest.mark.parametrize("names_its_sets", [True, False], ids=["of today", "of before sets were named"])
def test_a_new_box_leaves_games_as_they_are(names_its_sets: bool, request: pytest.FixtureRequest) -> None:
    setup = {"players": 2, "draft": "snake"}
    rng, match = Random(1), Match(SMASHUP, with_sets(setup) if names_its_sets else setup, 5)
    while len(match.record.answers) < 60 and (decision := match.decision) is not None:
        seat = decision.awaited[0]
        match.answer(seat, rng.randrange(len(decision.offers[seat])))
    box = request.getfixturevalue("second_set")
    assert digest(resume(match.record).game.state) == digest(match.game.state)
    assert box.name in new_match(players=2, seed=5).record.setup["sets"]


def test_a_table_that_is_laid_out_names_no_sets() -> None:
    setup = {"players": 2, TABLE: {"players": {"Alice": {}, "Bob": {}}, "bases": ["tar_pits"]}}
    assert with_sets(setup) == setup


@pytest.mark.rule("SU-1.4", "SU-14.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_one_base_more_than_there_are_players(players: int) -> None:
    state = start(players=players, sets=["base"]).state
    assert len(state.bases) == players + 1
    assert len(state.base_deck) == 16 - players - 1
    assert state.base_discard == []


@pytest.mark.rule("SU-1.4")
def test_the_base_deck_is_shuffled() -> None:
    assert len({tuple(base.card.id for base in start(seed).state.bases) for seed in range(5)}) == 5


@pytest.mark.rule("SU-1.6")
def test_everyone_draws_five_and_keeps_a_hand_with_a_minion() -> None:
    for seed in range(10):
        log = Log()
        state = start(seed, log, players=4).state
        replaced = [event.public[0] for event in log.events if event.kind == "no minion"]
        for player, seat in enumerate(state.seats):
            assert len(seat.hand) == 5
            assert len(seat.discard) == (5 if f"P{player}" in replaced else 0)


def undealt(seed: int, cards: list[int]) -> int:
    """A shuffle that leaves everything as it lies: actions of the second faction on top, its minions below."""
    return seed


@pytest.mark.rule("SU-1.6")
def test_a_hand_of_actions_is_shown_discarded_and_replaced_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(zones, "shuffle", undealt)
    log = Log()
    state = start(log=log, factions=[["ninjas", "aliens"], ["pirates", "robots"]]).state
    alice, bob = state.seats
    assert [card.is_action for card in FACTIONS["aliens"].cards for _ in range(card.copies)][-10:] == [True] * 10
    shown = [state.cards[uid] for uid in alice.discard]
    kept = [state.cards[uid] for uid in alice.hand]
    assert len(shown) == len(kept) == 5
    assert not any(card.is_minion for card in shown)
    assert not any(card.is_minion for card in kept)  # the second hand is kept, minion or not
    assert any(state.cards[uid].is_minion for uid in bob.hand)
    assert bob.discard == []
    assert [event.public for event in log.events if event.kind == "no minion"] == [("P0",)]
    discarded = [event.public for event in log.events if event.kind == "discard"]
    assert discarded == [("P0", card.id) for card in shown]  # everyone sees which


@pytest.mark.rule("SU-1.7")
def test_the_start_player_is_random_unless_told_and_play_goes_clockwise() -> None:
    assert {SMASHUP.start({"players": 3}, seed).state.active for seed in range(20)} == {0, 1, 2}
    game = SMASHUP.start({"players": 3, "first": 2}, 1)
    turns: list[int] = []
    while len(turns) < 4:
        turns.append(game.state.active)
        while game.state.active == turns[-1]:
            answer(game, offered(game)[-1])  # the last option ends, passes or declines
    assert turns == [2, 0, 1, 2]


@pytest.mark.rule("SU-1.7")
def test_a_start_player_who_is_not_there_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"setup\.first: the seats are 0 to 1"):
        start(players=2, first=2)


@pytest.mark.rule("SU-1.8")
def test_snake_draft_goes_round_and_back() -> None:
    game = start(players=3, draft="snake", first=1)
    assert offered(game) == sorted(FACTIONS)  # all of them lie open
    picks = ["ninjas", "aliens", "pirates", "robots", "wizards", "zombies"]
    assert answer(game, *picks[:4]) == [1, 2, 0, 0]  # the last one picks twice at once
    assert offered(game) == sorted(set(FACTIONS) - set(picks[:4]))
    assert answer(game, *picks[4:]) == [2, 1]  # who picked first picks last
    assert [seat.factions for seat in game.state.seats] == [
        ("pirates", "robots"),
        ("ninjas", "zombies"),
        ("aliens", "wizards"),
    ]


@pytest.mark.rule("SU-1.8")
def test_free_draft_lets_each_player_choose_both_factions() -> None:
    game = start(players=2, draft="free")
    assert answer(game, "ninjas", "aliens", "pirates", "robots") == [0, 0, 1, 1]
    assert [seat.factions for seat in game.state.seats] == [("ninjas", "aliens"), ("pirates", "robots")]


@pytest.mark.rule("SU-1.8")
def test_random_draft_asks_nobody() -> None:
    drawn = set()
    for seed in range(10):
        game = start(seed, players=4, sets=["base"])
        factions = [faction for seat in game.state.seats for faction in seat.factions]
        assert sorted(factions) == sorted(faction.id for faction in SETS["base"].factions)
        drawn.add(tuple(factions))
    assert len(drawn) == 10


@pytest.mark.rule("SU-1.8")
def test_as_many_factions_lie_open_as_the_table_says() -> None:
    pools = {tuple(offered(start(seed, players=2, draft="snake", pool=4))) for seed in range(10)}
    assert {len(pool) for pool in pools} == {4}
    assert len(pools) > 1  # at random
    with pytest.raises(BadSetup, match=rf"setup\.pool: 2 players need 4 to {len(FACTIONS)} factions"):
        start(players=2, draft="snake", pool=3)


@pytest.mark.rule("SU-1.2", "SU-1.8")
def test_in_a_draft_with_two_copies_nobody_is_offered_their_own_faction_again() -> None:
    game = start(players=2, draft="snake", copies=2)
    answer(game, "ninjas")
    assert "ninjas" in offered(game)
    answer(game, "ninjas")
    assert "ninjas" not in offered(game)


@pytest.mark.rule("SU-1.2", "SU-1.8")
@pytest.mark.parametrize("draft", ["random", "snake", "free"])
def test_a_narrow_draft_with_two_copies_leaves_nobody_with_their_own_faction_only(draft: str) -> None:
    for seed in range(40):
        game = start(seed, players=2, draft=draft, copies=2, pool=4)
        while game.decision is not None and game.decision.prompt == "draft":
            answer(game, offered(game)[seed % len(offered(game))])
        assert all(len(set(seat.factions)) == 2 for seat in game.state.seats)


@pytest.mark.rule("SU-1.9")
def test_the_base_set_has_eight_factions_and_sixteen_bases() -> None:
    names = [faction.name for faction in SETS["base"].factions]
    assert sorted(names) == [
        "Aliens", "Dinosaurs", "Ninjas", "Pirates", "Robots", "Tricksters", "Wizards", "Zombies",
    ]  # fmt: skip
    assert len(SETS["base"].bases) == 16
    for faction in SETS["base"].factions:
        assert sum(card.copies for card in faction.cards) == 20


@pytest.mark.rule("SU-1.10", "SU-14.4")
def test_eight_factions_make_twenty_eight_different_decks_and_all_are_allowed() -> None:
    factions = [faction.id for faction in SETS["base"].factions]
    decks = list(combinations(factions, 2))
    assert len(decks) == 28
    for deck in decks:
        others = [faction for faction in factions if faction not in deck]
        assert start(factions=[list(deck), others[:2]]).state.seats[0].factions == deck


@pytest.mark.rule("SU-1.10")
def test_factions_of_different_sets_go_together(second_set: CardSet) -> None:
    game = start(factions=[["cowboys", "ninjas"], ["pirates", "zombies"]])
    assert cards_of(game, 0).count("deputy") == 20


@pytest.mark.rule("SU-14.3")
def test_with_two_copies_wizards_meet_wizards() -> None:
    game = start(factions=[["wizards", "aliens"], ["wizards", "zombies"]], copies=2)
    assert cards_of(game, 0).count("archmage") == cards_of(game, 1).count("archmage") == 1
