"""Aliens: the actions that deal with bases, card by card."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import (
    jungle_oasis,
    mushroom_kingdom,
    ninja_dojo,
    rhodes_plaza_mall,
    tar_pits,
    the_central_brain,
    the_homeworld,
    the_mothership,
    tortuga,
)
from rumpus.smashup.cards.factions.aliens import (
    invader,
    jammed_signal,
    scout,
    supreme_overlord,
    terraforming,
)
from rumpus.smashup.cards.factions.dinosaurs import king_rex, wildlife_preserve
from rumpus.smashup.cards.factions.ninjas import (
    assassination,
    infiltrate,
    ninja_acolyte,
    poison,
    seeing_stars,
    shinobi,
)
from tests.smashup.given import given

# -- Jammed Signal -----------------------------------------------------------------------------------------


def test_jammed_signal_is_played_on_any_base_and_stays() -> None:
    table = given(
        hands={"Alice": [jammed_signal]},
        bases={the_central_brain: [("Bob", shinobi)], tar_pits: [], jungle_oasis: []},
    )
    assert table.power("the_central_brain", "Bob's shinobi") == 4
    table.plays("Alice", jammed_signal)
    assert table.offers("Alice") == ["the_central_brain", "tar_pits", "jungle_oasis"]
    table.picks("Alice", "the_central_brain")
    assert table.at("the_central_brain") == ["Bob's shinobi", "Alice's jammed_signal"]
    assert table.power("the_central_brain", "Bob's shinobi") == 3


def test_jammed_signal_silences_its_own_base_only_and_for_all_players() -> None:
    for jammed, pile in ((tar_pits, "discard"), (jungle_oasis, "deck")):
        table = given(
            hands={"Alice": [seeing_stars]},
            bases={
                tar_pits: [("Bob", shinobi), *([("Bob", jammed_signal)] if jammed is tar_pits else [])],
                jungle_oasis: [("Bob", jammed_signal)] if jammed is jungle_oasis else [],
            },
        )
        table.plays("Alice", seeing_stars)
        assert table.cards("Bob", pile) == ["shinobi"]


def test_jammed_signal_stops_what_a_base_gives_to_who_plays_there() -> None:
    table = given(
        hands={"Alice": [shinobi, ninja_acolyte]}, bases={the_homeworld: [("Bob", jammed_signal)], tar_pits: []}
    )
    table.plays("Alice", shinobi, at=the_homeworld)
    assert table.offers("Alice") == ["end turn"]


def test_jammed_signal_stops_abilities_of_the_scoring_but_not_points_or_breakpoint() -> None:
    strong = [("Alice", king_rex), ("Alice", king_rex), ("Alice", scout)]
    table = given(bases={the_mothership: [*strong, ("Alice", ninja_acolyte), ("Bob", jammed_signal)], tar_pits: []})
    table.ends_turn("Alice")  # 19 of 20
    assert table.points("Alice") == 0

    table = given(bases={the_mothership: [*strong, ("Alice", shinobi), ("Bob", jammed_signal)], tar_pits: []})
    table.ends_turn("Alice")
    assert table.points("Alice") == 4
    assert table.offers("Alice") == ["use Alice's scout at the_mothership", "pass"]  # the base does not ask
    table.passes("Alice")
    assert table.discard("Bob") == ["jammed_signal"]


def test_jammed_signal_stops_what_a_base_does_with_its_points() -> None:
    table = given(bases={rhodes_plaza_mall: [*[("Alice", king_rex)] * 4, ("Bob", jammed_signal)], tar_pits: []})
    table.ends_turn("Alice")
    assert table.points("Alice") == 0


def test_jammed_signal_stops_what_a_base_does_when_it_is_replaced() -> None:
    table = given(
        bases={
            tortuga: [*[("Alice", king_rex)] * 3, ("Bob", shinobi), ("Bob", jammed_signal)],
            tar_pits: [("Bob", scout)],
        },
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    assert table.points("Bob") == 3
    assert table.prompt == "play"  # the runner-up was not asked
    assert table.at("tar_pits") == ["Bob's scout"]


def test_jammed_signal_stops_the_start_of_a_turn() -> None:
    for actions in ([], [("Alice", jammed_signal)]):
        table = given(bases={mushroom_kingdom: actions, tar_pits: [("Alice", shinobi)]})
        table.ends_turn("Alice")
        if actions:
            assert table.prompt == "play"
        else:
            assert table.prompt == "move (mushroom_kingdom)"
            table.picks("Bob", "none")


def test_jammed_signal_is_over_when_it_leaves() -> None:
    table = given(hands={"Alice": [infiltrate]}, bases={the_central_brain: [("Bob", shinobi), ("Bob", jammed_signal)]})
    table.plays("Alice", infiltrate)
    assert table.discard("Bob") == ["jammed_signal"]
    assert table.power("the_central_brain", "Bob's shinobi") == 4


# -- Terraforming ------------------------------------------------------------------------------------------


def test_terraforming_exchanges_a_base_in_play_for_any_of_the_base_deck() -> None:
    table = given(
        hands={"Alice": [terraforming]},
        bases={
            tar_pits: [("Bob", shinobi, ("Alice", poison)), ("Alice", scout), ("Bob", infiltrate)],
            jungle_oasis: [],
        },
        base_deck=[the_homeworld, ninja_dojo, the_central_brain],
    )
    table.plays("Alice", terraforming)
    assert table.offers("Alice") == ["ninja_dojo", "the_central_brain", "the_homeworld"]
    table.picks("Alice", "the_central_brain")
    assert table.offers("Alice") == ["tar_pits", "jungle_oasis"]
    table.picks("Alice", "tar_pits")
    assert [base.card.id for base in table.state.bases] == ["the_central_brain", "jungle_oasis"]
    assert table.at("the_central_brain") == ["Bob's shinobi + Alice's poison", "Alice's scout"]
    assert table.power("the_central_brain", "Alice's scout") == 4  # its ability works
    assert table.discard("Bob") == ["infiltrate"]
    assert sorted(table.state.cards[uid].id for uid in table.state.base_deck) == [
        "ninja_dojo",
        "tar_pits",
        "the_homeworld",
    ]
    assert table.state.base_discard == []
    assert table.game.view(0)["base deck known"] == []  # it was shuffled


def test_terraforming_gives_an_extra_minion_at_the_new_base_only() -> None:
    table = given(
        hands={"Alice": [terraforming, shinobi, king_rex]},
        bases={tar_pits: [], jungle_oasis: []},
        base_deck=[the_homeworld, ninja_dojo],
        minions_left=0,
    )
    table.plays("Alice", terraforming)
    table.picks("Alice", "ninja_dojo", "tar_pits")
    assert table.offers("Alice") == ["play shinobi at ninja_dojo", "play king_rex at ninja_dojo", "end turn"]
    table.plays("Alice", king_rex, at=ninja_dojo)
    assert table.offers("Alice") == ["end turn"]


def test_terraforming_keeps_the_normal_minion_for_other_bases() -> None:
    table = given(
        hands={"Alice": [terraforming, shinobi, king_rex]},
        bases={tar_pits: [], jungle_oasis: []},
        base_deck=[ninja_dojo],
    )
    table.plays("Alice", terraforming)
    table.picks("Alice", "tar_pits")  # of one base in the deck nothing is asked
    table.plays("Alice", shinobi, at=jungle_oasis)
    assert table.offers("Alice") == ["play king_rex at ninja_dojo", "end turn"]


@pytest.mark.rule("SU-3.3")
def test_terraforming_neither_moves_nor_plays_the_minions_that_stay() -> None:
    table = given(
        hands={"Alice": [terraforming, invader]},
        bases={tar_pits: [("Alice", shinobi), ("Alice", invader)]},
        base_deck=[the_homeworld],
        minions_left=0,
    )
    table.plays("Alice", terraforming)
    assert table.at("the_homeworld") == ["Alice's shinobi", "Alice's invader"]
    assert table.points("Alice") == 0
    assert len(table.state.extras) == 1  # its own, none from the base


def test_terraforming_lets_the_new_base_score_in_the_score_step() -> None:
    table = given(
        hands={"Alice": [terraforming]},
        bases={the_homeworld: [("Alice", king_rex), ("Bob", supreme_overlord)], tar_pits: []},
        base_deck=[jungle_oasis],
    )
    table.plays("Alice", terraforming)
    table.picks("Alice", "the_homeworld")
    assert table.points("Alice") == 0
    table.ends_turn("Alice")
    assert table.points("Alice") == 2
    assert table.discard("Bob") == ["supreme_overlord"]


def test_terraforming_gets_rid_of_a_jammed_signal_and_a_preserve() -> None:
    table = given(
        hands={"Alice": [terraforming, shinobi]},
        bases={tar_pits: [("Bob", jammed_signal), ("Bob", wildlife_preserve)]},
        base_deck=[the_central_brain],
    )
    table.plays("Alice", terraforming)
    assert table.discard("Bob") == ["jammed_signal", "wildlife_preserve"]
    table.plays("Alice", shinobi, at=the_central_brain)
    assert table.power("the_central_brain", "Alice's shinobi") == 4


def test_terraforming_does_nothing_when_all_bases_lie_on_the_table() -> None:
    table = given(
        hands={"Alice": [terraforming, shinobi]}, bases={tar_pits: [("Bob", scout)]}, base_deck=[], minions_left=0
    )
    table.plays("Alice", terraforming)
    assert table.at("tar_pits") == ["Bob's scout"]
    assert table.offers("Alice") == ["end turn"]  # without a new base no extra minion


def test_terraforming_searches_the_bases_that_have_scored_when_the_base_deck_is_empty() -> None:
    table = given(
        hands={"Bob": [terraforming]},
        bases={jungle_oasis: [("Alice", king_rex), ("Alice", supreme_overlord)], ninja_dojo: []},
        base_deck=[tar_pits],
    )
    table.ends_turn("Alice")
    assert [base.card.id for base in table.state.bases] == ["tar_pits", "ninja_dojo"]
    table.plays("Bob", terraforming)
    table.picks("Bob", "ninja_dojo")
    assert [base.card.id for base in table.state.bases] == ["tar_pits", "jungle_oasis"]
    assert table.state.base_discard == []


def test_terraforming_leaves_actions_on_minions_at_work() -> None:
    table = given(
        hands={"Alice": [terraforming]},
        bases={jungle_oasis: [("Bob", shinobi, ("Alice", assassination))]},
        base_deck=[ninja_dojo],
    )
    table.plays("Alice", terraforming)
    assert table.at("ninja_dojo") == ["Bob's shinobi + Alice's assassination"]
    table.ends_turn("Alice")
    assert table.discard("Bob") == ["shinobi"]
