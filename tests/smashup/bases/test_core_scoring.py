"""The bases of the base set whose scoring does something to minions."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import (
    cave_of_shinies,
    jungle_oasis,
    ninja_dojo,
    tar_pits,
    temple_of_goju,
    the_grey_opal,
    the_mothership,
    tortuga,
)
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.factions.aliens import jammed_signal
from rumpus.smashup.cards.factions.dinosaurs import war_raptor
from rumpus.smashup.cards.factions.ninjas import (
    infiltrate,
    ninja_master,
    poison,
    shinobi,
    tiger_assassin,
)
from rumpus.smashup.cards.factions.zombies import grave_digger, walker
from tests.smashup.given import On, given

ALICE_WINS: list[On] = [*[("Alice", ninja_master)] * 3, *[("Bob", tiger_assassin)] * 3]  # 15 and 12
TIED: list[On] = [*[("Alice", ninja_master)] * 3, *[("Bob", ninja_master)] * 3]
THREE = ["Alice", "Bob", "Carol"]


def test_the_mothership_lets_the_winner_return_a_weak_minion() -> None:
    table = given(
        bases={the_mothership: [*ALICE_WINS, ("Alice", shinobi), ("Bob", shinobi)], tar_pits: [("Alice", walker)]},
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "use the_mothership")  # only one has power 3, and is here and hers
    assert table.hand("Alice")[0] == "shinobi"
    assert (table.points("Alice"), table.points("Bob")) == (4, 2)


def test_the_mothership_reads_the_power_that_a_minion_has_now() -> None:
    table = given(
        bases={the_mothership: [*ALICE_WINS, ("Alice", tiger_assassin, ("Bob", poison))]}, base_deck=[jungle_oasis]
    )
    table.ends_turn("Alice")
    table.picks("Alice", "use the_mothership")
    assert "tiger_assassin" in table.hand("Alice")


def test_the_mothership_has_nobody_weak_to_return() -> None:
    table = given(bases={the_mothership: [*ALICE_WINS, ("Bob", walker)]}, base_deck=[jungle_oasis])
    table.ends_turn("Alice")
    assert table.offers("Bob") == ["end turn"]


@pytest.mark.rule("SU-5.7")
def test_the_mothership_serves_all_tied_winners_from_the_active_player_on() -> None:
    table = given(
        bases={the_mothership: [*TIED, ("Alice", walker), ("Bob", walker)]}, base_deck=[jungle_oasis], active="Bob"
    )
    table.ends_turn("Bob")
    table.picks("Bob", "use the_mothership")
    table.picks("Alice", "use the_mothership")
    assert (table.points("Alice"), table.points("Bob")) == (4, 4)


def test_ninja_dojo_lets_the_winner_destroy_any_minion() -> None:
    table = given(
        bases={ninja_dojo: ALICE_WINS, tar_pits: [("Bob", ninja_master)], cave_of_shinies: [("Alice", walker)]},
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "use ninja_dojo")
    assert len(table.offers("Alice")) == 8
    table.picks("Alice", "Bob's ninja_master at tar_pits")
    assert table.at("tar_pits") == []
    assert (table.points("Alice"), table.points("Bob")) == (2, 3)  # the second place is worth more


def test_ninja_dojo_winner_may_decline() -> None:
    table = given(bases={ninja_dojo: ALICE_WINS, tar_pits: [("Bob", ninja_master)]}, base_deck=[jungle_oasis])
    table.ends_turn("Alice")
    table.passes("Alice")
    assert table.at("tar_pits") == ["Bob's ninja_master"]


@pytest.mark.rule("SU-14.10")
def test_ninja_dojo_serves_all_tied_winners() -> None:
    table = given(
        bases={ninja_dojo: TIED, tar_pits: [("Bob", ninja_master), ("Alice", ninja_master)]}, base_deck=[jungle_oasis]
    )
    table.ends_turn("Alice")
    table.picks("Alice", "use ninja_dojo", "Bob's ninja_master at tar_pits")
    table.picks("Bob", "use ninja_dojo", "Alice's ninja_master at tar_pits")
    assert table.at("tar_pits") == []


def test_ninja_dojo_is_silent_under_jammed_signal() -> None:
    table = given(bases={ninja_dojo: [*ALICE_WINS, ("Bob", jammed_signal)]}, base_deck=[jungle_oasis])
    table.ends_turn("Alice")
    assert table.offers("Bob") == ["end turn"]
    assert (table.points("Alice"), table.points("Bob")) == (2, 3)  # the numbers stay


def test_temple_of_goju_puts_each_players_strongest_minion_under_its_deck() -> None:
    table = given(
        decks={"Alice": [walker] * 3, "Bob": [walker]},
        bases={
            temple_of_goju: [
                *[("Alice", ninja_master), ("Alice", tiger_assassin), ("Alice", shinobi)],
                *[("Bob", tiger_assassin), ("Bob", shinobi, "Alice")],
            ]
        },
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")  # nobody is asked
    assert table.deck("Alice") == ["walker", "ninja_master"]  # two were drawn
    assert table.deck("Bob") == ["walker", "tiger_assassin"]
    assert table.discard("Alice") == ["tiger_assassin", "shinobi", "shinobi"]


def test_temple_of_goju_lets_a_player_choose_among_equally_strong_minions() -> None:
    table = given(
        decks={"Alice": [walker] * 2},
        bases={temple_of_goju: [*[("Alice", tiger_assassin), ("Alice", grave_digger)] * 2, ("Bob", tiger_assassin)]},
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    assert len(table.offers("Alice")) == 4
    table.picks("Alice", "Alice's grave_digger at temple_of_goju")
    assert table.deck("Alice") == ["grave_digger"]
    assert table.deck("Bob") == ["tiger_assassin"]


def test_temple_of_goju_takes_all_equally_strong_minions_in_the_geekier_box() -> None:
    table = given(
        decks={"Alice": [walker] * 2},
        bases={temple_of_goju: [*[("Alice", ninja_master)] * 3, ("Alice", walker), ("Bob", tiger_assassin)]},
        base_deck=[jungle_oasis],
        edition="geekier_box",
    )
    table.ends_turn("Alice")
    assert table.deck("Alice") == ["ninja_master"] * 3
    assert table.discard("Alice") == ["walker"]


def test_temple_of_goju_compares_all_powers_before_a_minion_leaves() -> None:
    table = given(
        bases={temple_of_goju: [*[("Alice", war_raptor)] * 2, ("Bob", war_raptor), ("Bob", tiger_assassin)]},
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    table.picks("Alice", table.offers("Alice")[0])  # without it, Bob's War Raptor would have 4 power and not 5
    assert table.deck("Bob") == ["war_raptor"]


def test_temple_of_goju_may_be_ignored_by_an_infiltrator() -> None:
    table = given(
        decks={"Alice": [walker] * 2},
        bases={temple_of_goju: [*[("Alice", ninja_master)] * 3, ("Bob", tiger_assassin), ("Alice", infiltrate)]},
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "yes")
    assert table.deck("Alice") == []
    assert table.deck("Bob") == ["tiger_assassin"]


def test_the_grey_opal_lets_all_but_the_winner_move_a_minion_to_another_base() -> None:
    table = given(
        bases={
            the_grey_opal: [*[("Alice", ninja_master)] * 3, ("Bob", shinobi), ("Bob", walker), ("Carol", walker)],
            tar_pits: [("Bob", walker)],
            cave_of_shinies: [],
        },
        players=THREE,
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    table.picks("Bob", "use the_grey_opal")
    assert table.offers("Bob") == ["Bob's shinobi at the_grey_opal", "Bob's walker at the_grey_opal"]
    table.picks("Bob", "shinobi")
    assert table.offers("Bob") == ["tar_pits", "cave_of_shinies"]  # not the base that replaces this one
    table.picks("Bob", "cave_of_shinies")
    table.passes("Carol")
    assert table.at("cave_of_shinies") == ["Bob's shinobi"]
    assert table.at("jungle_oasis") == []
    assert table.discard("Carol") == ["walker"]
    assert [table.points(name) for name in THREE] == [3, 1, 1]


def test_the_grey_opal_moves_nobody_of_tied_winners() -> None:
    table = given(
        bases={the_grey_opal: [*TIED, ("Carol", walker)], tar_pits: []}, players=THREE, base_deck=[jungle_oasis]
    )
    table.ends_turn("Alice")
    assert table.asked == "Carol"
    table.picks("Carol", "use the_grey_opal")
    assert table.at("tar_pits") == ["Carol's walker"]
    assert [table.points(name) for name in THREE] == [3, 3, 1]


def test_the_grey_opal_does_not_ask_who_has_no_minion_there() -> None:
    table = given(bases={the_grey_opal: [("Alice", ninja_master)] * 4, tar_pits: []}, base_deck=[jungle_oasis])
    table.ends_turn("Alice")
    assert table.offers("Bob") == ["end turn"]


def test_tortuga_lets_the_runner_up_move_a_minion_to_the_new_base() -> None:
    table = given(
        bases={
            tortuga: ALICE_WINS,
            tar_pits: [("Alice", walker), ("Bob", walker)],
            cave_of_shinies: [("Bob", shinobi)],
        },
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    assert table.offers("Bob") == ["Bob's walker at tar_pits", "Bob's shinobi at cave_of_shinies", "none"]
    assert table.discard("Bob") == ["tiger_assassin"] * 3  # those at Tortuga have gone
    table.picks("Bob", "shinobi")
    assert table.at("jungle_oasis") == ["Bob's shinobi"]
    assert (table.points("Alice"), table.points("Bob")) == (4, 3)


def test_tortuga_runner_up_may_decline_or_have_nobody() -> None:
    table = given(bases={tortuga: ALICE_WINS, tar_pits: [("Bob", walker)]}, base_deck=[jungle_oasis])
    table.ends_turn("Alice")
    table.picks("Bob", "none")
    assert table.at("tar_pits") == ["Bob's walker"]

    table = given(bases={tortuga: ALICE_WINS, tar_pits: [("Alice", walker)]}, base_deck=[jungle_oasis])
    table.ends_turn("Alice")
    assert table.offers("Bob") == ["end turn"]


def test_tortuga_has_no_runner_up_after_a_tie_for_the_first_place() -> None:
    table = given(
        bases={tortuga: [*TIED, ("Carol", walker)], tar_pits: [(name, walker) for name in THREE]},
        players=THREE,
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    assert table.offers("Bob") == ["end turn"]


def test_tortuga_serves_all_who_tie_for_the_second_place() -> None:
    table = given(
        bases={
            tortuga: [*ALICE_WINS, *[("Carol", tiger_assassin)] * 3],
            tar_pits: [(name, walker) for name in THREE],
        },
        players=THREE,
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    table.picks("Bob", "walker")
    table.picks("Carol", "walker")
    assert table.at("jungle_oasis") == ["Bob's walker", "Carol's walker"]


def test_tortuga_is_silent_under_jammed_signal() -> None:
    table = given(
        bases={tortuga: [*ALICE_WINS, ("Alice", jammed_signal)], tar_pits: [("Bob", walker)]}, base_deck=[jungle_oasis]
    )
    table.ends_turn("Alice")
    assert table.offers("Bob") == ["end turn"]


@pytest.mark.parametrize("base", [the_mothership, temple_of_goju, the_grey_opal], ids=lambda base: base.id)
def test_the_mothership_and_others_are_silent_under_jammed_signal(base: Card) -> None:
    table = given(
        bases={base: [*ALICE_WINS, ("Alice", walker), ("Bob", jammed_signal)], tar_pits: []}, base_deck=[jungle_oasis]
    )
    table.ends_turn("Alice")
    assert table.offers("Bob")[-1] == "end turn"
    assert "tiger_assassin" not in table.deck("Bob")
