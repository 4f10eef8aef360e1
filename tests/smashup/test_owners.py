"""Into a hand, a deck or a pile means its owner's."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_homeworld
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.decks.treasures import wishing_ring
from rumpus.smashup.cards.factions.aliens import beam_up, crop_circles
from rumpus.smashup.cards.factions.dinosaurs import king_rex
from rumpus.smashup.cards.factions.elves import trade
from rumpus.smashup.cards.factions.ghosts import spirit
from rumpus.smashup.cards.factions.mages import speed_reading
from rumpus.smashup.cards.factions.ninjas import hidden_ninja, shinobi
from rumpus.smashup.cards.factions.tricksters import take_the_shinies
from rumpus.smashup.cards.factions.wizards import mass_enchantment, winds_of_change
from rumpus.smashup.cards.factions.zombies import walker
from rumpus.smashup.text.seen import read_view
from tests.smashup.given import given

pytestmark = pytest.mark.rule("SU-7.2")


def test_a_card_that_is_shuffled_into_a_deck_with_others_goes_into_its_owners() -> None:
    table = given(
        hands={"Alice": [trade, winds_of_change], "Bob": [shinobi]},
        decks={"Alice": [walker] * 6, "Bob": [walker] * 3},
        bases={jungle_oasis: []},
    )
    table.plays("Alice", trade)
    table.plays("Alice", winds_of_change)
    assert sorted(table.deck("Bob")) == ["shinobi", *["walker"] * 3]
    assert table.discard("Bob") == []
    assert table.hand("Alice") == ["walker"] * 5


def test_a_treasure_goes_to_its_own_pile() -> None:
    table = given(
        hands={"Alice": [wishing_ring, winds_of_change]},
        decks={"Alice": [walker] * 6},
        bases={jungle_oasis: []},
        treasure_deck=[],
    )
    table.plays("Alice", winds_of_change)
    assert table.pile("treasure_discard") == ["wishing_ring"]


@pytest.mark.parametrize("owner", ["Alice", "Bob"])
@pytest.mark.parametrize("hand", [[shinobi, trade], [trade, shinobi]])
def test_of_the_same_cards_of_two_owners_it_is_a_choice_whose_is_played(hand: list[Card], owner: str) -> None:
    table = given(hands={"Alice": hand, "Bob": [shinobi]}, bases={jungle_oasis: []})
    table.plays("Alice", trade)
    refusal = table.game.why_not(0, "play shinobi at jungle_oasis")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("whose card", "SU-7.2")
    table.answer("Alice", f"play shinobi of {owner} at jungle_oasis")
    [piece] = table.state.bases[0].on
    assert table.names[table.state.owners[piece.uid]] == owner
    assert table.hand("Alice") == ["shinobi"]


@pytest.mark.parametrize("owner", ["Alice", "Bob"])
def test_whose_special_is_used_and_whose_minion_comes_with_it_are_choices(owner: str) -> None:
    table = given(
        hands={"Alice": [trade, shinobi, hidden_ninja], "Bob": [shinobi]},
        bases={jungle_oasis: [("Alice", king_rex), ("Alice", king_rex)], tar_pits: []},
        base_deck=[the_homeworld],
    )
    table.plays("Alice", trade)
    table.ends_turn("Alice")
    assert sorted(table.offers("Alice")) == [
        "pass",
        "play hidden_ninja",
        "play shinobi of Alice",
        "play shinobi of Bob",
    ]
    table.plays("Alice", hidden_ninja)
    table.answer("Alice", f"play shinobi of {owner} at jungle_oasis")
    table.passes("Bob")
    assert table.offers("Alice") == ["play shinobi", "pass"]
    piece = table.base("jungle_oasis").on[-1]
    assert table.names[table.state.owners[piece.uid]] == owner
    table.passes("Alice")


def test_whose_action_is_played_as_an_extra_one_is_a_choice() -> None:
    table = given(hands={"Alice": [trade, beam_up], "Bob": [beam_up]}, bases={jungle_oasis: [("Bob", walker)]})
    table.plays("Alice", trade)
    assert table.offers("Alice") == ["play beam_up of Alice", "play beam_up of Bob", "end turn"]
    table.answer("Alice", "play beam_up of Bob")
    assert table.discard("Bob") == ["beam_up"]
    assert table.offers("Alice") == ["end turn"]


def test_who_knows_their_own_card_in_another_hand_still_does_when_the_same_card_of_another_owner_leaves_it() -> None:
    table = given(hands={"Alice": [shinobi, trade], "Bob": [shinobi]}, bases={jungle_oasis: []})
    table.plays("Alice", trade)
    table.answer("Alice", "play shinobi of Alice at jungle_oasis")
    assert read_view(table.game.view(1)).seats[0].hand == ["shinobi"], "Bob's is still there"


@pytest.mark.parametrize(("whose", "loser"), [("Alice", "Alice"), ("Bob", "Bob")])
def test_of_the_same_cards_of_two_owners_it_is_a_choice_whose_is_discarded(whose: str, loser: str) -> None:
    table = given(
        hands={"Alice": [trade, speed_reading, shinobi], "Bob": [shinobi]},
        decks={"Alice": [walker] * 6},
        bases={jungle_oasis: []},
    )
    table.plays("Alice", trade)
    table.plays("Alice", speed_reading)
    assert table.offers("Alice") == ["shinobi of Alice", "shinobi of Bob"]
    table.picks("Alice", f"shinobi of {whose}")
    assert "shinobi" in table.discard(loser)
    assert table.hand("Alice") == ["shinobi", *["walker"] * 3]


def test_the_same_cards_of_one_owner_are_one_choice() -> None:
    table = given(
        hands={"Alice": [speed_reading, shinobi, shinobi]}, decks={"Alice": [walker] * 6}, bases={jungle_oasis: []}
    )
    table.plays("Alice", speed_reading)
    assert table.offers("Alice") == ["shinobi"]
    table.picks("Alice", "shinobi")


def test_what_is_discarded_at_random_goes_to_its_owner_as_well() -> None:
    table = given(
        hands={"Alice": [trade, shinobi], "Bob": [shinobi], "Carol": [take_the_shinies]},
        players=("Alice", "Carol", "Bob"),
        decks={"Alice": [], "Bob": [walker] * 3, "Carol": [walker] * 3},
        bases={jungle_oasis: []},
    )
    table.plays("Alice", trade)
    table.picks("Alice", "Bob")
    table.ends_turn("Alice")
    table.plays("Carol", take_the_shinies)
    assert table.discard("Bob") == ["shinobi"]
    assert sorted(table.discard("Alice")) == ["shinobi", "trade"]


def test_whose_card_is_borrowed_is_a_choice() -> None:
    table = given(
        hands={"Alice": [mass_enchantment]},
        decks={"Bob": [beam_up], "Carol": [beam_up]},
        players=("Alice", "Bob", "Carol"),
        bases={jungle_oasis: []},
    )
    table.plays("Alice", mass_enchantment)
    assert table.offers("Alice") == ["beam_up of Bob", "beam_up of Carol"]
    table.picks("Alice", "beam_up of Carol")
    assert (table.discard("Bob"), table.discard("Carol")) == ([], ["beam_up"])


def test_minions_return_to_their_owners_whoever_has_control() -> None:
    table = given(
        hands={"Alice": [crop_circles]},
        bases={jungle_oasis: [("Bob", shinobi, "Alice"), ("Alice", spirit, "Bob")], tar_pits: []},
    )
    table.plays("Alice", crop_circles)
    table.picks("Alice", "jungle_oasis")
    assert (table.hand("Alice"), table.hand("Bob")) == (["shinobi"], ["spirit"])
