"""What must not be seen: found by fuzzing two worlds that look alike."""

from __future__ import annotations

import itertools

import pytest

from rumpus.smashup.cards.bases.awesome import haunted_house
from rumpus.smashup.cards.bases.core import jungle_oasis
from rumpus.smashup.cards.decks.treasures import wishing_ring
from rumpus.smashup.cards.factions.clerics import turner
from rumpus.smashup.cards.factions.elves import trade
from rumpus.smashup.cards.factions.ninjas import poison, seeing_stars, shinobi
from rumpus.smashup.cards.factions.tricksters import gremlin
from rumpus.smashup.text import read_view
from tests.smashup.given import given


@pytest.mark.rule("SU-10.16")
def test_a_random_discard_does_not_show_which_of_two_copies_it_was() -> None:
    """The order of one's own hand would tell it."""
    left: dict[str, set[tuple[str, ...]]] = {}
    for seed in range(30):
        table = given(
            hands={"Alice": [seeing_stars], "Bob": [shinobi, poison, shinobi]},
            bases={jungle_oasis: [("Alice", gremlin)]},
            seed=seed,
        )
        table.plays("Alice", seeing_stars)
        left.setdefault(table.discard("Bob")[0], set()).add(tuple(table.hand("Bob")))
    assert left == {"shinobi": {("shinobi", "poison")}, "poison": {("shinobi", "shinobi")}}


@pytest.mark.rule("SU-10.16")
@pytest.mark.parametrize("turned", [False, True])
def test_a_random_discard_does_not_show_the_numbers_of_the_cards(turned: bool) -> None:
    """Of copies it is the one that lies last, whichever number it has."""
    left: set[tuple[str, ...]] = set()
    for seed in range(30):
        table = given(
            hands={"Alice": [seeing_stars], "Bob": [shinobi, poison, shinobi]},
            bases={jungle_oasis: [("Alice", gremlin)]},
            seed=seed,
        )
        hand = table.state.seats[1].hand
        if turned:
            hand.reverse()
        table.plays("Alice", seeing_stars)
        left.add(tuple(table.hand("Bob")))
    assert left == {("shinobi", "poison"), ("shinobi", "shinobi")}


def test_a_card_taken_at_random_does_not_show_which_of_two_copies_it_was() -> None:
    left: dict[str, set[tuple[str, ...]]] = {}
    for seed in range(30):
        table = given(hands={"Alice": [trade], "Bob": [shinobi, poison, shinobi]}, bases={jungle_oasis: []}, seed=seed)
        table.plays("Alice", trade)
        left.setdefault(table.hand("Alice")[0], set()).add(tuple(table.hand("Bob")))
    assert left == {"shinobi": {("shinobi", "poison", "trade")}, "poison": {("shinobi", "shinobi", "trade")}}


@pytest.mark.rule("SU-10.16")
@pytest.mark.parametrize("place", [0, 2])
def test_of_two_copies_that_nobody_else_knows_neither_is_kept_for_how_it_lies(place: int) -> None:
    """What a hand is said to know of itself does not hang on it either."""
    left: set[int] = set()
    for seed in range(30):
        table = given(hands={"Alice": [trade], "Bob": [shinobi, poison, shinobi]}, bases={jungle_oasis: []}, seed=seed)
        hand = table.state.seats[1].hand
        table.state.known[hand[place]] = 1 << 1
        table.plays("Alice", trade)
        if table.hand("Alice") == ["shinobi"]:
            left |= {table.state.known[uid] for uid in hand if table.state.cards[uid] is shinobi}
    assert left == {0}


@pytest.mark.rule("SU-10.16")
@pytest.mark.parametrize("place", [0, 2])
def test_of_two_copies_the_one_that_others_have_seen_is_taken_at_random(place: int) -> None:
    """Wherever it lies: what is known of the other does not hang on that."""
    for seed in range(30):
        table = given(hands={"Alice": [trade], "Bob": [shinobi, poison, shinobi]}, bases={jungle_oasis: []}, seed=seed)
        table.state.known[table.state.seats[1].hand[place]] = 1 << 0
        table.plays("Alice", trade)
        seen = [card for card in read_view(table.game.view(0)).seats[1].hand if card]
        assert seen == (["trade"] if table.hand("Alice") == ["shinobi"] else ["shinobi", "trade"])


def test_a_last_card_that_is_discarded_unasked_cannot_be_taken_back() -> None:
    """Somebody else's answer may have led to it, and they have seen it now."""
    table = given(hands={"Alice": [shinobi, poison]}, bases={haunted_house: []})
    table.plays("Alice", shinobi, at=haunted_house)
    assert table.discard("Alice") == ["poison"]
    assert not table.game.can_undo(0)


def test_of_the_copies_that_somebody_knows_one_is_gone_when_one_is_played() -> None:
    """However many others are there, known or not: that would tell what else is in the hand."""
    for others in ([], [shinobi]):
        table = given(hands={"Alice": [shinobi, shinobi, *others, poison]}, bases={jungle_oasis: []})
        for uid in table.state.seats[0].hand[:2]:
            table.state.known[uid] = 1 << 1  # Bob has seen them
        table.plays("Alice", shinobi, at=jungle_oasis)
        seen = read_view(table.game.view(1)).seats[0].hand
        assert [card for card in seen if card] == ["shinobi"]


@pytest.mark.rule("SU-10.16")
def test_chance_in_an_open_pile_does_not_show_which_of_two_copies_it_was() -> None:
    """The order of the pile would tell it, and so the future."""
    left: set[tuple[str, ...]] = set()
    for seed in range(30):
        table = given(
            hands={"Alice": [turner]},
            discards={"Alice": [gremlin, poison, gremlin]},
            bases={jungle_oasis: []},
            seed=seed,
        )
        table.plays("Alice", turner, at=jungle_oasis)
        left.add(tuple(table.discard("Alice")))
    assert left == {("poison", "gremlin")}


def test_a_card_taken_blindly_shows_by_its_back_whether_it_is_a_treasure() -> None:
    """Everybody can count the treasures in each hand, so they are told."""
    told = set()
    for seed in range(20):
        table = given(
            players=("Alice", "Bob", "Carol"),
            hands={"Alice": [trade], "Bob": [shinobi, wishing_ring]},
            bases={jungle_oasis: []},
            seed=seed,
        )
        table.plays("Alice", trade)
        table.picks("Alice", "Bob")
        taken = next(event for event in table.game.log.events if event.kind == "take from hand")
        told.add((taken.seen_by(2)[1:], table.table.treasures(0)))
    assert told == {(("P0", "P1", "card"), 0), (("P0", "P1", "treasure"), 1)}


def test_everybody_is_told_whose_card_it_was_that_leaves_a_hand() -> None:
    """After a Trade two cards of a name may be in one hand, with different owners; they go to different piles."""
    table = given(
        hands={"Alice": [trade, poison], "Bob": [shinobi]}, bases={jungle_oasis: [("Alice", gremlin)]}, actions_left=2
    )
    table.plays("Alice", trade)
    table.plays("Alice", shinobi, at=jungle_oasis)
    assert ("belongs to", "shinobi", "P1") in [event.seen_by(1) for event in table.game.log.events]


def test_what_is_remembered_of_copies_does_not_hang_on_how_they_lie() -> None:
    for known in itertools.permutations((0, 1, 2, 3)):
        table = given(hands={"Alice": [shinobi] * 4}, bases={jungle_oasis: []})
        hand = table.state.seats[0].hand
        for uid, mask in zip(hand, known, strict=True):
            table.state.known[uid] = mask
        table.plays("Alice", shinobi, at=jungle_oasis)
        assert sorted(table.state.known[uid] for uid in table.state.seats[0].hand) == [0, 0, 3]
