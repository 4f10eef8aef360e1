"""The bases of the base set whose scoring brings points, cards or the next base."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import (
    cave_of_shinies,
    evans_city_cemetery,
    factory_436_1337,
    jungle_oasis,
    rhodes_plaza_mall,
    school_of_wizardry,
    tar_pits,
    the_central_brain,
    the_great_library,
    the_homeworld,
)
from rumpus.smashup.cards.edition import EDITIONS, Edition
from rumpus.smashup.cards.factions.aliens import jammed_signal
from rumpus.smashup.cards.factions.ninjas import (
    ninja_acolyte,
    ninja_master,
    poison,
    shinobi,
    tiger_assassin,
)
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import On, given

ALICE_WINS: list[On] = [*[("Alice", ninja_master)] * 3, *[("Bob", tiger_assassin)] * 3]  # 15 and 12
TIED: list[On] = [*[("Alice", ninja_master)] * 3, *[("Bob", ninja_master)] * 3]
THREE = ["Alice", "Bob", "Carol"]


def test_factory_436_1337_pays_the_winner_1_point_more_for_every_5_power() -> None:
    table = given(bases={factory_436_1337: ALICE_WINS}, base_deck=[jungle_oasis])
    table.ends_turn("Alice")
    assert (table.points("Alice"), table.points("Bob")) == (2 + 3, 2)  # 15 power; nothing more for Bob's 12


def test_factory_436_1337_rounds_down() -> None:
    minions: list[On] = [*[("Alice", ninja_master)] * 2, ("Alice", tiger_assassin), *[("Bob", tiger_assassin)] * 3]
    table = given(bases={factory_436_1337: minions}, base_deck=[jungle_oasis])
    table.ends_turn("Alice")
    assert (table.points("Alice"), table.points("Bob")) == (2 + 2, 2)  # 14


def test_factory_436_1337_pays_all_tied_winners() -> None:
    table = given(bases={factory_436_1337: TIED}, base_deck=[jungle_oasis])
    table.ends_turn("Alice")
    assert (table.points("Alice"), table.points("Bob")) == (5, 5)


def test_factory_436_1337_is_silent_under_jammed_signal() -> None:
    table = given(bases={factory_436_1337: [*ALICE_WINS, ("Bob", jammed_signal)]}, base_deck=[jungle_oasis])
    table.ends_turn("Alice")
    assert (table.points("Alice"), table.points("Bob")) == (2, 2)


def test_school_of_wizardry_lets_the_winner_choose_the_next_base() -> None:
    table = given(
        bases={school_of_wizardry: ALICE_WINS},
        base_deck=[tar_pits, cave_of_shinies, the_homeworld, jungle_oasis],
        active="Bob",
    )
    table.ends_turn("Bob")
    assert table.offers("Alice") == ["cave_of_shinies", "tar_pits", "the_homeworld"]  # the next three
    table.picks("Alice", "the_homeworld")
    assert table.offers("Alice") == ["cave_of_shinies", "tar_pits"]  # the rest in any order
    table.picks("Alice", "tar_pits")
    assert [base.card.id for base in table.state.bases] == ["the_homeworld"]
    deck = [table.state.cards[uid].id for uid in reversed(table.state.base_deck)]
    assert deck == ["tar_pits", "cave_of_shinies", "jungle_oasis"]


def test_school_of_wizardry_shows_the_bases_to_the_winner_only() -> None:
    table = given(bases={school_of_wizardry: ALICE_WINS}, base_deck=[tar_pits, cave_of_shinies, the_homeworld])
    table.ends_turn("Alice")
    assert "cave_of_shinies" not in str(table.game.view(1))
    table.picks("Alice", "the_homeworld", "tar_pits")


def test_school_of_wizardry_makes_do_with_fewer_bases() -> None:
    table = given(bases={school_of_wizardry: ALICE_WINS}, base_deck=[tar_pits])
    table.ends_turn("Alice")
    assert [base.card.id for base in table.state.bases] == ["tar_pits"]

    table = given(bases={school_of_wizardry: ALICE_WINS}, base_deck=[])
    table.ends_turn("Alice")
    assert [base.card.id for base in table.state.bases] == ["school_of_wizardry"]  # the only one there is


@pytest.mark.rule("SU-5.7")
def test_school_of_wizardry_is_for_the_first_of_tied_winners_in_turn_order() -> None:
    table = given(bases={school_of_wizardry: TIED}, base_deck=[tar_pits, cave_of_shinies, the_homeworld], active="Bob")
    table.ends_turn("Bob")
    table.picks("Bob", "cave_of_shinies", "tar_pits")
    assert table.offers("Alice")[-1] == "end turn"


def test_school_of_wizardry_can_be_for_all_tied_winners(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EDITIONS, "first_print", Edition("first_print", school_for_all_winners=True))
    table = given(bases={school_of_wizardry: TIED}, base_deck=[tar_pits, cave_of_shinies, the_homeworld])
    table.ends_turn("Alice")
    table.picks("Alice", "cave_of_shinies", "tar_pits")
    table.picks("Bob", "the_homeworld", "tar_pits")
    assert [base.card.id for base in table.state.bases] == ["the_homeworld"]
    assert table.game.view(0)["base deck known"] == []  # Alice does not see how Bob has put them back
    assert table.game.view(1)["base deck known"] == [(0, "tar_pits"), (1, "cave_of_shinies")]


def test_the_great_library_lets_each_player_there_draw_a_card() -> None:
    table = given(
        decks={name: [walker] * 5 for name in (*THREE, "Dan")},
        bases={the_great_library: [*TIED, ("Carol", walker)], tar_pits: [("Dan", walker)]},
        players=[*THREE, "Dan"],
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "use the_great_library")
    table.passes("Bob")
    table.picks("Carol", "use the_great_library")
    table.passes("Bob")
    assert [len(table.hand(name)) for name in (*THREE, "Dan")] == [1 + 2, 0, 1, 0]  # Alice has drawn her two as well


def test_the_great_library_is_silent_under_jammed_signal() -> None:
    table = given(bases={the_great_library: [*ALICE_WINS, ("Bob", jammed_signal)]}, base_deck=[jungle_oasis])
    table.ends_turn("Alice")
    assert table.points("Alice") == 4


def test_evans_city_cemetery_makes_the_winner_draw_a_new_hand() -> None:
    table = given(
        hands={"Alice": [tiger_assassin] * 3, "Bob": [tiger_assassin]},
        decks={"Alice": [walker] * 9, "Bob": [walker]},
        bases={evans_city_cemetery: ALICE_WINS},
        base_deck=[jungle_oasis],
        active="Bob",
    )
    table.ends_turn("Bob")
    assert table.hand("Alice") == ["walker"] * 5
    assert table.discard("Alice") == [*["tiger_assassin"] * 3, *["ninja_master"] * 3]
    assert table.hand("Bob")[0] == "tiger_assassin"  # the runner-up keeps theirs


def test_evans_city_cemetery_serves_all_tied_winners() -> None:
    table = given(
        hands={"Alice": [shinobi], "Bob": []},
        decks={"Alice": [walker] * 8, "Bob": [walker] * 8},
        bases={evans_city_cemetery: TIED},
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    table.passes("Alice")
    assert table.hand("Alice") == ["walker"] * 7  # and two at the end of the turn
    assert table.hand("Bob") == ["walker"] * 5


def test_evans_city_cemetery_is_silent_under_jammed_signal() -> None:
    table = given(
        hands={"Alice": [tiger_assassin]},
        bases={evans_city_cemetery: [*ALICE_WINS, ("Alice", jammed_signal)]},
        base_deck=[jungle_oasis],
        active="Bob",
    )
    table.ends_turn("Bob")
    assert table.hand("Alice") == ["tiger_assassin"]


def test_rhodes_plaza_mall_pays_1_point_for_each_minion() -> None:
    players = [*THREE, "Dan"]
    table = given(
        bases={
            rhodes_plaza_mall: [
                *ALICE_WINS,
                ("Bob", walker, ("Alice", poison)),  # power 0 counts, too
                *[("Carol", ninja_acolyte, "Bob"), ("Carol", ninja_acolyte)],  # for who controls them
                ("Dan", walker),  # the fourth place
            ],
            tar_pits: [("Dan", walker)],
        },
        players=players,
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    assert [table.points(name) for name in players] == [3, 4, 2, 1]


def test_rhodes_plaza_mall_is_worth_nothing_under_jammed_signal() -> None:
    table = given(bases={rhodes_plaza_mall: [*ALICE_WINS, ("Bob", jammed_signal)]}, base_deck=[the_central_brain])
    table.ends_turn("Alice")
    assert (table.points("Alice"), table.points("Bob")) == (0, 0)


def test_school_of_wizardry_is_silent_under_jammed_signal() -> None:
    table = given(
        bases={school_of_wizardry: [*ALICE_WINS, ("Bob", jammed_signal)]}, base_deck=[tar_pits, cave_of_shinies]
    )
    table.ends_turn("Alice")
    assert [base.card.id for base in table.state.bases] == ["tar_pits"]
