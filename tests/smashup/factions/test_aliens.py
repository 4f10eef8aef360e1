"""Aliens: the minions, card by card."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import (
    jungle_oasis,
    rhodes_plaza_mall,
    tar_pits,
    the_homeworld,
)
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.factions.aliens import (
    abduction,
    aliens,
    collector,
    invader,
    invasion,
    scout,
    supreme_overlord,
)
from rumpus.smashup.cards.factions.dinosaurs import king_rex, tooth_and_claw_and_guns, upgrade
from rumpus.smashup.cards.factions.ninjas import (
    poison,
    shinobi,
    tiger_assassin,
)
from tests.smashup.given import On, given

# Alice controls a scout of Bob's, and the oasis is up for scoring.
BORROWED: dict[Card, list[On]] = {
    jungle_oasis: [("Alice", scout, "Bob"), ("Alice", king_rex), ("Alice", invader)],
    tar_pits: [],
}


def test_aliens_are_twenty_cards() -> None:
    assert sum(card.copies for card in aliens.cards) == 20
    assert {card.id: card.power for card in aliens.cards if card.is_minion} == {
        "supreme_overlord": 5,
        "invader": 3,
        "scout": 3,
        "collector": 2,
    }


# -- Supreme Overlord --------------------------------------------------------------------------------------


def test_supreme_overlord_returns_any_minion_at_any_base() -> None:
    table = given(
        hands={"Alice": [supreme_overlord]},
        bases={tar_pits: [("Bob", king_rex)], jungle_oasis: [("Alice", shinobi), ("Bob", scout)]},
    )
    table.plays("Alice", supreme_overlord, at=tar_pits)
    assert table.offers("Alice") == [
        "Bob's king_rex at tar_pits",
        "Alice's supreme_overlord at tar_pits",
        "Alice's shinobi at jungle_oasis",
        "Bob's scout at jungle_oasis",
        "none",
    ]
    table.picks("Alice", "scout")
    assert table.hand("Bob") == ["scout"]
    assert table.at("jungle_oasis") == ["Alice's shinobi"]


def test_supreme_overlord_returns_itself() -> None:
    table = given(hands={"Alice": [supreme_overlord]}, bases={tar_pits: []})
    table.plays("Alice", supreme_overlord, at=tar_pits)
    assert table.offers("Alice") == ["Alice's supreme_overlord at tar_pits", "none"]
    table.picks("Alice", "supreme_overlord")
    assert table.hand("Alice") == ["supreme_overlord"]
    assert table.at("tar_pits") == []


def test_supreme_overlord_may_leave_all_as_it_is() -> None:
    table = given(hands={"Alice": [supreme_overlord]}, bases={tar_pits: [("Bob", king_rex)]})
    table.plays("Alice", supreme_overlord, at=tar_pits)
    table.picks("Alice", "none")
    assert table.at("tar_pits") == ["Bob's king_rex", "Alice's supreme_overlord"]


@pytest.mark.rule("SU-7.3")
def test_supreme_overlord_lets_actions_on_the_minion_go_to_their_owners_discard_piles() -> None:
    table = given(
        hands={"Alice": [supreme_overlord]},
        bases={tar_pits: [("Bob", king_rex, ("Alice", poison), ("Bob", upgrade))]},
    )
    table.plays("Alice", supreme_overlord, at=tar_pits)
    table.picks("Alice", "king_rex")
    assert table.hand("Bob") == ["king_rex"]
    assert table.discard("Alice") == ["poison"]
    assert table.discard("Bob") == ["upgrade"]


@pytest.mark.rule("SU-7.2")
def test_supreme_overlord_returns_a_minion_to_its_owner_not_to_its_controller() -> None:
    table = given(hands={"Alice": [supreme_overlord]}, bases=BORROWED)
    table.plays("Alice", supreme_overlord, at=tar_pits)
    table.picks("Alice", "scout")
    assert table.hand("Bob") == ["scout"]
    assert table.hand("Alice") == []


# -- Invader -----------------------------------------------------------------------------------------------


def test_invader_gives_one_point_when_played() -> None:
    table = given(hands={"Alice": [invader]}, bases={tar_pits: []}, points={"Alice": 2})
    table.plays("Alice", invader, at=tar_pits)
    assert (table.points("Alice"), table.points("Bob")) == (3, 0)


def test_invader_keeps_the_point_and_gives_another_when_played_again() -> None:
    table = given(hands={"Alice": [invader, abduction]}, bases={tar_pits: []})
    table.plays("Alice", invader, at=tar_pits)
    table.plays("Alice", abduction)
    assert table.hand("Alice") == ["invader"]
    assert table.points("Alice") == 1
    table.plays("Alice", invader, at=tar_pits)
    assert table.points("Alice") == 2


@pytest.mark.rule("SU-3.3")
def test_invader_gives_nothing_when_moved() -> None:
    table = given(hands={"Alice": [invasion]}, bases={tar_pits: [("Alice", invader)], jungle_oasis: []})
    table.plays("Alice", invasion)
    assert table.at("jungle_oasis") == ["Alice's invader"]
    assert table.points("Alice") == 0


# -- Scout -------------------------------------------------------------------------------------------------


def test_scout_goes_to_hand_after_its_base_scored() -> None:
    table = given(
        decks={"Alice": [poison, upgrade]},
        bases={jungle_oasis: [("Alice", scout), ("Alice", king_rex), ("Alice", invader)], tar_pits: []},
    )
    table.ends_turn("Alice")
    assert table.points("Alice") == 2  # the window opens when the points have been awarded
    assert table.offers("Alice") == ["use Alice's scout at jungle_oasis", "pass"]
    table.uses("Alice", scout)
    assert table.asked == "Bob"  # nobody else has anything to use
    assert table.hand("Alice") == ["scout", "poison", "upgrade"]
    assert table.discard("Alice") == ["king_rex", "invader"]


def test_scout_may_stay_and_is_discarded() -> None:
    table = given(
        bases={jungle_oasis: [("Bob", king_rex), ("Bob", scout), ("Bob", invader)], tar_pits: []},
    )
    table.ends_turn("Alice")
    assert table.offers("Bob") == ["use Bob's scout at jungle_oasis", "pass"]
    table.passes("Bob")
    assert table.hand("Bob") == []
    assert sorted(table.discard("Bob")) == ["invader", "king_rex", "scout"]


def test_scout_at_another_base_and_in_hand_stays_where_it_is() -> None:
    table = given(
        hands={"Bob": [scout]},
        bases={jungle_oasis: [("Bob", king_rex), ("Bob", supreme_overlord)], tar_pits: [("Bob", scout)]},
    )
    table.ends_turn("Alice")
    assert table.points("Bob") == 2  # no window opened
    assert table.asked == "Bob"
    assert table.prompt == "play"
    assert table.at("tar_pits") == ["Bob's scout"]
    assert table.hand("Bob") == ["scout"]


def test_scout_after_scout_from_the_active_player_on() -> None:
    table = given(
        players=("Alice", "Bob", "Cid"),
        bases={jungle_oasis: [("Alice", scout), ("Cid", scout), ("Bob", scout), ("Bob", scout)], tar_pits: []},
        active="Bob",
    )
    table.ends_turn("Bob")
    assert table.offers("Bob") == ["use Bob's scout at jungle_oasis"] * 2 + ["pass"]
    table.picks("Bob", "use Bob's scout at jungle_oasis")
    assert table.asked == "Cid"
    table.passes("Cid")
    table.picks("Alice", "use scout")
    table.picks("Bob", "use scout")
    table.picks("Cid", "use scout")  # a pass binds nobody
    assert table.hand("Alice") == ["scout"]
    assert table.hand("Cid") == ["scout"]


def test_scout_counts_for_the_points_of_its_base() -> None:
    table = given(
        bases={rhodes_plaza_mall: [("Bob", scout), *[("Bob", king_rex)] * 3], tar_pits: []},
    )
    table.ends_turn("Alice")
    assert table.points("Bob") == 4
    table.uses("Bob", scout)
    assert table.hand("Bob") == ["scout"]


@pytest.mark.rule("SU-7.2")
def test_scout_goes_to_its_owners_hand() -> None:
    table = given(bases=BORROWED)
    table.ends_turn("Alice")
    table.uses("Alice", scout)
    assert table.hand("Bob") == ["scout"]


def test_scout_discards_the_actions_on_it() -> None:
    table = given(
        bases={jungle_oasis: [("Bob", king_rex), ("Bob", scout, ("Bob", upgrade))], tar_pits: []},
    )
    table.ends_turn("Alice")
    table.uses("Bob", scout)
    assert table.hand("Bob") == ["scout"]
    assert sorted(table.discard("Bob")) == ["king_rex", "upgrade"]


def test_scout_is_placed_not_returned_so_tooth_and_claw_lets_it_go() -> None:
    bases = {
        jungle_oasis: [("Bob", king_rex), ("Bob", invader), ("Bob", scout, ("Alice", tooth_and_claw_and_guns))],
        tar_pits: [],
    }
    table = given(bases=bases)
    table.ends_turn("Alice")
    table.uses("Bob", scout)
    assert table.hand("Bob") == ["scout"]

    table = given(bases=bases, edition="geekier_box")  # placing affects, and Bob is another player than Alice
    table.ends_turn("Alice")
    table.uses("Bob", scout)
    assert table.hand("Bob") == []
    assert "scout" in table.discard("Bob")


# -- Collector ---------------------------------------------------------------------------------------------


def test_collector_returns_a_minion_of_power_3_but_not_4_at_its_own_base() -> None:
    table = given(
        hands={"Alice": [collector]},
        bases={
            tar_pits: [("Bob", shinobi), ("Bob", tiger_assassin), ("Alice", invader)],
            jungle_oasis: [("Bob", scout)],
        },
    )
    table.plays("Alice", collector, at=tar_pits)
    assert table.offers("Alice") == [
        "Bob's shinobi at tar_pits",
        "Alice's invader at tar_pits",
        "Alice's collector at tar_pits",
        "none",
    ]
    table.picks("Alice", "shinobi")
    assert table.hand("Bob") == ["shinobi"]


def test_collector_may_decline() -> None:
    table = given(hands={"Alice": [collector]}, bases={tar_pits: [("Bob", shinobi)]})
    table.plays("Alice", collector, at=tar_pits)
    table.picks("Alice", "none")
    assert table.at("tar_pits") == ["Bob's shinobi", "Alice's collector"]


def test_collector_reads_the_power_that_a_minion_has_now() -> None:
    table = given(
        hands={"Alice": [collector]},
        bases={jungle_oasis: [("Bob", king_rex, ("Alice", poison)), ("Bob", shinobi, ("Bob", upgrade))]},
    )
    table.plays("Alice", collector, at=jungle_oasis)
    assert table.offers("Alice") == ["Bob's king_rex at jungle_oasis", "Alice's collector at jungle_oasis", "none"]
    table.picks("Alice", "king_rex")
    assert table.hand("Bob") == ["king_rex"]


def test_collector_returns_itself_to_the_homeworld_again_and_again() -> None:
    table = given(hands={"Alice": [collector]}, bases={the_homeworld: []})
    for _ in range(3):
        table.plays("Alice", collector, at=the_homeworld)
        table.picks("Alice", "collector")
        assert table.hand("Alice") == ["collector"]
    assert "play collector at the_homeworld" in table.offers("Alice")


def test_collector_spares_collectors_in_the_geekier_box() -> None:
    table = given(
        hands={"Alice": [collector]},
        bases={tar_pits: [("Bob", collector), ("Alice", collector), ("Bob", shinobi)], jungle_oasis: []},
        edition="geekier_box",
    )
    table.plays("Alice", collector, at=tar_pits)
    assert table.offers("Alice") == ["Bob's shinobi at tar_pits", "none"]
    table.picks("Alice", "none")

    table = given(hands={"Alice": [collector]}, bases={tar_pits: [("Bob", collector)]}, edition="geekier_box")
    table.plays("Alice", collector, at=tar_pits)
    assert table.prompt == "play"  # nothing to return
