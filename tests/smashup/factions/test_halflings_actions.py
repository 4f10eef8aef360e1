"""The actions of the Halflings that do something at once."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_homeworld
from rumpus.smashup.cards.decks.monsters import ghoul
from rumpus.smashup.cards.decks.treasures import chainsaw_of_bloody_dismemberment, tiger_steed
from rumpus.smashup.cards.factions.aliens import scout
from rumpus.smashup.cards.factions.dinosaurs import king_rex, war_raptor
from rumpus.smashup.cards.factions.halflings import (
    last_call,
    lunch_run,
    out_of_nowhere,
    pestling,
    rude_awakening,
    spoiled_brats,
    unexpected_party,
)
from rumpus.smashup.cards.factions.ninjas import ninja_master, poison, seeing_stars, shinobi, tiger_assassin
from rumpus.smashup.cards.factions.pirates import first_mate
from rumpus.smashup.cards.factions.steampunks import aggromotive, captain_ahab, escape_hatch, zeppelin
from rumpus.smashup.cards.factions.tricksters import block_the_path, leprechaun, pay_the_piper
from rumpus.smashup.cards.factions.zombies import overrun, walker
from tests.smashup.given import given

DECKS = {"Alice": [walker] * 4, "Bob": [walker] * 4}

# -- Last Call ---------------------------------------------------------------------------------------------


def test_last_call_plays_a_minion_without_abilities_at_the_base_that_scores() -> None:
    table = given(
        hands={"Alice": [last_call, ninja_master]},
        bases={tar_pits: [("Bob", king_rex), ("Bob", king_rex), ("Bob", walker)], the_homeworld: []},
        decks=DECKS,
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play last_call")
    assert table.offers("Alice") == ["play ninja_master at tar_pits"]  # asked, or all would know the hand
    table.picks("Alice", "play ninja_master at tar_pits")
    assert (table.points("Alice"), table.points("Bob")) == (3, 4)  # nobody was destroyed, its power counts
    assert sorted(table.discard("Alice")) == ["last_call", "ninja_master"]


def test_last_call_makes_a_minion_lose_what_it_does_all_the_time() -> None:
    table = given(
        hands={"Alice": [last_call, war_raptor]},
        bases={jungle_oasis: [("Alice", war_raptor), ("Alice", shinobi), ("Bob", king_rex), ("Bob", shinobi)]},
        decks=DECKS,
        base_deck=[tar_pits],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play last_call", "play war_raptor at jungle_oasis")
    # The old Raptor has 2 + 2, the new one 2 and not 4: 9 against 10.
    assert (table.points("Alice"), table.points("Bob")) == (0, 2)


def test_last_call_takes_the_special_of_a_minion_as_well() -> None:
    table = given(
        hands={"Alice": [last_call, first_mate]},
        bases={jungle_oasis: [("Bob", king_rex), ("Bob", king_rex)], tar_pits: []},
        decks=DECKS,
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play last_call", "play first_mate at jungle_oasis")
    assert table.at("tar_pits") == []  # it could not leave the ship
    assert "first_mate" in table.discard("Alice")


def test_last_call_finds_no_minion() -> None:
    table = given(
        hands={"Alice": [last_call, poison]},
        bases={jungle_oasis: [("Bob", king_rex), ("Bob", king_rex)]},
        decks=DECKS,
        base_deck=[tar_pits],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play last_call", "none")
    assert table.discard("Alice") == ["last_call"]


def test_last_call_obeys_what_forbids_playing_there() -> None:
    table = given(
        hands={"Alice": [last_call, king_rex]},
        bases={jungle_oasis: [("Bob", king_rex), ("Bob", king_rex), ("Bob", overrun)]},
        decks=DECKS,
        base_deck=[tar_pits],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play last_call", "none")
    assert "king_rex" in table.hand("Alice")


@pytest.mark.rule("SU-10.6")
def test_last_call_is_played_on_anybodys_turn_but_only_at_a_scoring() -> None:
    table = given(
        active="Bob",
        hands={"Alice": [last_call, scout]},
        bases={jungle_oasis: [("Bob", king_rex), ("Bob", king_rex)], tar_pits: []},
        decks=DECKS,
    )
    table.ends_turn("Bob")
    table.picks("Alice", "play last_call", "play scout at jungle_oasis")
    assert "scout" in table.discard("Alice")
    assert table.offers("Alice") == ["end turn"]

    table = given(hands={"Alice": [last_call, scout]}, bases={jungle_oasis: []})
    assert "play last_call" not in table.offers("Alice")


# -- Out of Nowhere! ---------------------------------------------------------------------------------------


def test_out_of_nowhere_takes_the_next_two_minions_of_your_deck() -> None:
    table = given(
        hands={"Alice": [out_of_nowhere]},
        bases={jungle_oasis: []},
        decks={"Alice": [poison, walker, overrun, seeing_stars, shinobi, king_rex, lunch_run]},
    )
    table.plays("Alice", out_of_nowhere)
    assert sorted(table.hand("Alice")) == ["shinobi", "walker"]
    assert sorted(table.deck("Alice")) == ["king_rex", "lunch_run", "overrun", "poison", "seeing_stars"]


def test_out_of_nowhere_shuffles_the_deck() -> None:
    orders = set()
    for seed in range(1, 7):
        table = given(
            hands={"Alice": [out_of_nowhere]},
            bases={jungle_oasis: []},
            decks={"Alice": [walker, walker, poison, overrun, seeing_stars, lunch_run]},
            seed=seed,
        )
        table.plays("Alice", out_of_nowhere)
        orders.add(tuple(table.deck("Alice")))
    assert len(orders) > 1


@pytest.mark.rule("SU-2.6")
def test_out_of_nowhere_goes_on_with_the_discard_pile() -> None:
    table = given(
        hands={"Alice": [out_of_nowhere]},
        bases={jungle_oasis: []},
        decks={"Alice": [poison, walker]},
        discards={"Alice": [shinobi]},
    )
    table.plays("Alice", out_of_nowhere)
    assert sorted(table.hand("Alice")) == ["shinobi", "walker"]
    assert table.deck("Alice") == ["poison"]
    assert table.discard("Alice") == ["out_of_nowhere"]


@pytest.mark.parametrize(("deck", "found"), [([poison, walker, overrun], ["walker"]), ([poison], []), ([], [])])
def test_out_of_nowhere_takes_what_there_is(deck: list[object], found: list[str]) -> None:
    table = given(hands={"Alice": [out_of_nowhere]}, bases={jungle_oasis: []}, decks={"Alice": deck})  # type: ignore[dict-item]
    table.plays("Alice", out_of_nowhere)
    assert table.hand("Alice") == found
    assert len(table.deck("Alice")) == len(deck) - len(found)


# -- Rude Awakening ----------------------------------------------------------------------------------------


def test_rude_awakening_plays_all_minions_of_your_hand_at_one_base() -> None:
    table = given(
        hands={"Alice": [rude_awakening, shinobi, walker, poison, walker]},
        bases={jungle_oasis: [("Bob", scout)], tar_pits: []},
        decks=DECKS,
    )
    table.plays("Alice", rude_awakening)
    assert table.offers("Alice") == ["jungle_oasis", "tar_pits"]
    table.picks("Alice", "jungle_oasis")
    assert table.offers("Alice") == ["shinobi", "walker"]  # the order is yours, but all must come
    table.picks("Alice", "walker", "shinobi")
    assert table.at("jungle_oasis") == ["Bob's scout", "Alice's walker", "Alice's shinobi", "Alice's walker"]
    assert table.hand("Alice") == ["poison"]
    assert table.deck("Alice") == ["walker"] * 4  # the Walkers did not look at anything


def test_rude_awakening_does_not_play_a_minion_again_that_returns() -> None:
    """Bob's Leprechaun destroys what is weaker than itself, and Alice's Escape Hatch takes it back, again and again."""
    table = given(
        hands={"Alice": [rude_awakening, walker, shinobi]},
        bases={jungle_oasis: [("Bob", leprechaun), ("Alice", escape_hatch)]},
        decks=DECKS,
    )
    table.plays("Alice", rude_awakening)
    table.picks("Alice", "walker")
    assert sorted(table.hand("Alice")) == ["shinobi", "walker"]
    assert table.at("jungle_oasis") == ["Bob's leprechaun", "Alice's escape_hatch"]


def test_rude_awakening_takes_their_abilities_for_the_turn() -> None:
    table = given(
        hands={"Alice": [rude_awakening, pestling, war_raptor]},
        bases={jungle_oasis: [("Alice", war_raptor)]},
        decks=DECKS,
    )
    table.plays("Alice", rude_awakening)
    table.picks("Alice", "pestling")
    base = table.base("jungle_oasis")
    assert table.table.totals(base)[0] == (2 + 2) + 3 + 2  # the old Raptor counts both, the new one nothing
    assert table.offers("Alice") == ["end turn"]  # Pestling brings nobody; your minion of the turn is still free
    table.ends_turn("Alice")
    assert table.table.totals(table.base("jungle_oasis"))[0] == (2 + 2) + 3 + (2 + 2)


def test_rude_awakening_takes_their_abilities_wherever_they_go() -> None:
    table = given(
        hands={"Alice": [rude_awakening, captain_ahab]},
        bases={jungle_oasis: [("Alice", zeppelin)], tar_pits: [], the_homeworld: [("Alice", aggromotive)]},
        decks=DECKS,
    )
    table.plays("Alice", rude_awakening)
    table.picks("Alice", "tar_pits", "use zeppelin")
    assert table.at("jungle_oasis") == ["Alice's zeppelin", "Alice's captain_ahab"]
    assert table.offers("Alice") == ["end turn"]  # Captain Ahab cannot go on to the other action
    table.ends_turn("Alice")
    table.ends_turn("Bob")
    assert "use Alice's captain_ahab at jungle_oasis" in table.offers("Alice")


def test_rude_awakening_uses_up_no_minion_play() -> None:
    table = given(hands={"Alice": [rude_awakening, king_rex]}, bases={jungle_oasis: []}, decks=DECKS)
    table.plays("Alice", rude_awakening)
    assert table.state.minions_left == 1
    assert table.at("jungle_oasis") == ["Alice's king_rex"]


def test_rude_awakening_plays_treasures_too() -> None:
    table = given(
        hands={"Alice": [rude_awakening, tiger_steed, chainsaw_of_bloody_dismemberment]},
        bases={jungle_oasis: [("Bob", walker)]},
    )
    table.plays("Alice", rude_awakening)
    assert table.at("jungle_oasis") == ["Bob's walker", "Alice's tiger_steed"]
    assert table.hand("Alice") == ["chainsaw_of_bloody_dismemberment"]


def test_rude_awakening_shows_your_hand_to_all() -> None:
    table = given(hands={"Alice": [rude_awakening, poison]}, bases={jungle_oasis: []})
    table.plays("Alice", rude_awakening)
    seats = table.game.view(1)["seats"]
    assert seats[0]["hand"] == ["poison"]  # type: ignore[index]
    assert table.at("jungle_oasis") == []


def test_rude_awakening_does_not_play_what_is_drawn_meanwhile() -> None:
    table = given(
        hands={"Alice": [rude_awakening, shinobi]},
        bases={jungle_oasis: [("Alice", lunch_run)]},
        decks={"Alice": [king_rex]},
    )
    table.plays("Alice", rude_awakening)
    assert table.at("jungle_oasis") == ["Alice's lunch_run", "Alice's shinobi"]
    assert table.hand("Alice") == ["king_rex"]


def test_rude_awakening_leaves_in_hand_what_may_not_be_played_there() -> None:
    table = given(hands={"Alice": [rude_awakening, shinobi]}, bases={jungle_oasis: [("Bob", overrun)]})
    table.plays("Alice", rude_awakening)
    assert table.hand("Alice") == ["shinobi"]


def test_rude_awakening_loses_what_is_discarded_before_its_turn_comes() -> None:
    table = given(hands={"Alice": [rude_awakening, shinobi, king_rex]}, bases={jungle_oasis: [("Bob", pay_the_piper)]})
    table.plays("Alice", rude_awakening)
    table.picks("Alice", "king_rex")
    assert table.at("jungle_oasis") == ["Bob's pay_the_piper", "Alice's king_rex"]
    assert table.discard("Alice") == ["shinobi", "rude_awakening"]


# -- Spoiled Brats -----------------------------------------------------------------------------------------


def test_spoiled_brats_puts_any_number_of_minions_on_top_of_your_deck() -> None:
    table = given(
        hands={"Alice": [spoiled_brats]},
        bases={jungle_oasis: []},
        decks={"Alice": [overrun]},
        discards={"Alice": [walker, poison, king_rex, shinobi], "Bob": [scout]},
    )
    table.plays("Alice", spoiled_brats)
    assert table.offers("Alice") == ["king_rex", "shinobi", "walker", "none"]  # no action, nothing of Bob's
    table.picks("Alice", "walker", "king_rex", "none")
    assert sorted(table.deck("Alice")[:2]) == ["king_rex", "walker"]
    assert table.deck("Alice")[2:] == ["overrun"]
    assert table.discard("Alice") == ["poison", "shinobi", "spoiled_brats"]


def test_spoiled_brats_come_in_an_order_that_nobody_knows() -> None:
    orders = set()
    for seed in range(1, 9):
        table = given(
            hands={"Alice": [spoiled_brats]},
            bases={jungle_oasis: []},
            discards={"Alice": [walker, king_rex]},
            seed=seed,
        )
        table.plays("Alice", spoiled_brats)
        table.picks("Alice", "walker", "king_rex")
        orders.add(tuple(table.deck("Alice")))
        assert "deck known" not in table.game.view(0)["seats"][0]  # type: ignore[index]
    assert len(orders) == 2


def test_spoiled_brats_that_are_all_alike_are_known() -> None:
    table = given(
        hands={"Alice": [spoiled_brats]},
        bases={jungle_oasis: []},
        decks={"Alice": [overrun]},
        discards={"Alice": [walker]},
    )
    table.plays("Alice", spoiled_brats)
    table.picks("Alice", "walker")
    for seat in (0, 1):
        assert table.game.view(seat)["seats"][0]["deck known"] == [(0, "walker")]  # type: ignore[index]


def test_spoiled_brats_may_be_none() -> None:
    for pile in ([walker], [poison], []):
        table = given(
            hands={"Alice": [spoiled_brats]},
            bases={jungle_oasis: []},
            decks={"Alice": [overrun]},
            discards={"Alice": pile},
        )
        table.plays("Alice", spoiled_brats)
        if pile == [walker]:
            table.picks("Alice", "none")
        assert table.deck("Alice") == ["overrun"]
        assert table.discard("Alice") == [*[card.id for card in pile], "spoiled_brats"]


# -- Unexpected Party --------------------------------------------------------------------------------------


def test_unexpected_party_brings_a_minion_to_a_base_where_you_have_none() -> None:
    table = given(
        minions_left=0,
        hands={"Alice": [unexpected_party, king_rex, tiger_assassin]},
        bases={
            jungle_oasis: [("Alice", shinobi)],
            tar_pits: [("Bob", shinobi)],
            the_homeworld: [("", ghoul), ("Alice", lunch_run)],
        },
    )
    table.plays("Alice", unexpected_party)
    assert table.offers("Alice") == [
        "play king_rex at tar_pits",
        "play king_rex at the_homeworld",
        "play tiger_assassin at tar_pits",
        "play tiger_assassin at the_homeworld",
        "end turn",
    ]
    table.plays("Alice", king_rex, at=tar_pits)
    assert table.offers("Alice") == ["end turn"]


def test_unexpected_party_does_not_come_beside_a_monster_that_you_control() -> None:
    table = given(
        minions_left=0,
        hands={"Alice": [unexpected_party, king_rex]},
        bases={jungle_oasis: [("Alice", ghoul)], tar_pits: [("Bob", ghoul), ("Bob", block_the_path)]},
    )
    table.plays("Alice", unexpected_party)
    assert table.offers("Alice") == ["play king_rex at tar_pits", "end turn"]


def test_unexpected_party_has_nowhere_to_go() -> None:
    table = given(
        minions_left=0, hands={"Alice": [unexpected_party, king_rex]}, bases={jungle_oasis: [("Alice", walker)]}
    )
    table.plays("Alice", unexpected_party)
    assert table.offers("Alice") == ["end turn"]
