"""Dinosaurs: the actions that stay in play, card by card."""

from __future__ import annotations

from typing import Literal

import pytest

from rumpus.smashup.cards.bases.core import (
    jungle_oasis,
    mushroom_kingdom,
    tar_pits,
)
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.factions.aliens import (
    beam_up,
    collector,
    crop_circles,
    disintegrator,
    invader,
    invasion,
    scout,
)
from rumpus.smashup.cards.factions.bear_cavalry import cub_scout
from rumpus.smashup.cards.factions.dinosaurs import (
    augmentation,
    king_rex,
    tooth_and_claw_and_guns,
    upgrade,
    war_raptor,
    wildlife_preserve,
)
from rumpus.smashup.cards.factions.ninjas import (
    assassination,
    infiltrate,
    ninja_master,
    poison,
    seeing_stars,
    shinobi,
    way_of_deception,
)
from rumpus.smashup.cards.factions.tricksters import disenchant
from tests.smashup.given import On, given

BOTH: tuple[Literal["first_print", "geekier_box"], ...] = ("first_print", "geekier_box")
ARMED: On = ("Bob", shinobi, ("Bob", tooth_and_claw_and_guns))


# -- Tooth and Claw... and Guns ----------------------------------------------------------------------------


def test_tooth_and_claw_and_guns_is_played_on_any_minion_and_stays() -> None:
    for edition in BOTH:
        table = given(
            hands={"Alice": [tooth_and_claw_and_guns]},
            bases={tar_pits: [("Alice", shinobi), ("Bob", scout)]},
            edition=edition,
        )
        table.plays("Alice", tooth_and_claw_and_guns)
        assert table.offers("Alice") == ["Alice's shinobi at tar_pits", "Bob's scout at tar_pits"]
        table.picks("Alice", "shinobi")
        assert table.at("tar_pits") == ["Alice's shinobi + Alice's tooth_and_claw_and_guns", "Bob's scout"]


def test_tooth_and_claw_and_guns_without_a_minion_is_discarded() -> None:
    table = given(hands={"Alice": [tooth_and_claw_and_guns]}, bases={tar_pits: []})
    table.plays("Alice", tooth_and_claw_and_guns)
    assert table.discard("Alice") == ["tooth_and_claw_and_guns"]


@pytest.mark.parametrize("action", [beam_up, invasion, seeing_stars, poison])
def test_tooth_and_claw_and_guns_wards_off_the_first_thing_that_affects_its_minion(action: Card) -> None:
    """Returned, moved, destroyed, an action played on it."""
    for edition in BOTH:
        table = given(
            hands={"Alice": [action, action]},
            bases={jungle_oasis: [ARMED], tar_pits: []},
            actions_left=2,
            edition=edition,
        )
        table.plays("Alice", action)
        assert table.at("jungle_oasis") == ["Bob's shinobi"]
        assert table.discard("Bob") == ["tooth_and_claw_and_guns"]
        assert table.discard("Alice") == [action.id]
        table.plays("Alice", action)  # another card, another ability
        assert table.at("jungle_oasis") == (["Bob's shinobi + Alice's poison"] if action is poison else [])


def test_tooth_and_claw_and_guns_saves_its_minion_from_what_befalls_all() -> None:
    table = given(hands={"Alice": [crop_circles]}, bases={jungle_oasis: [ARMED, ("Bob", scout), ("Alice", invader)]})
    table.plays("Alice", crop_circles)
    assert table.at("jungle_oasis") == ["Bob's shinobi"]
    assert table.hand("Bob") == ["scout"]


def test_tooth_and_claw_and_guns_wards_off_minions_too() -> None:
    for edition in BOTH:
        table = given(hands={"Alice": [ninja_master]}, bases={jungle_oasis: [ARMED]}, edition=edition)
        table.plays("Alice", ninja_master, at=jungle_oasis)
        table.picks("Alice", "shinobi")
        assert table.at("jungle_oasis") == ["Bob's shinobi", "Alice's ninja_master"]
        assert table.discard("Bob") == ["tooth_and_claw_and_guns"]


def test_tooth_and_claw_and_guns_guards_its_own_minion_only() -> None:
    table = given(hands={"Alice": [beam_up]}, bases={jungle_oasis: [ARMED, ("Bob", scout)]})
    table.plays("Alice", beam_up)
    table.picks("Alice", "scout")
    assert table.hand("Bob") == ["scout"]
    assert table.at("jungle_oasis") == ["Bob's shinobi + Bob's tooth_and_claw_and_guns"]


@pytest.mark.rule("SU-10.3")
def test_tooth_and_claw_and_guns_lets_placing_and_power_pass_in_the_first_print_only() -> None:
    for action in (disintegrator, augmentation):
        table = given(hands={"Alice": [action]}, bases={jungle_oasis: [ARMED]})
        table.plays("Alice", action)
        if action is disintegrator:
            assert table.deck("Bob") == ["shinobi"]
        else:
            assert table.power("jungle_oasis", "Bob's shinobi") == 7
            assert table.at("jungle_oasis") == ["Bob's shinobi + Bob's tooth_and_claw_and_guns"]

        table = given(hands={"Alice": [action]}, bases={jungle_oasis: [ARMED]}, edition="geekier_box")
        table.plays("Alice", action)
        assert table.at("jungle_oasis") == ["Bob's shinobi"]
        assert table.power("jungle_oasis", "Bob's shinobi") == 3
        assert table.discard("Bob") == ["tooth_and_claw_and_guns"]


def test_tooth_and_claw_and_guns_is_used_up_by_your_own_cards_in_the_first_print_only() -> None:
    armed: On = ("Alice", shinobi, ("Alice", tooth_and_claw_and_guns))
    table = given(hands={"Alice": [upgrade]}, bases={jungle_oasis: [armed]})
    table.plays("Alice", upgrade)
    assert table.at("jungle_oasis") == ["Alice's shinobi"]
    assert table.discard("Alice") == ["tooth_and_claw_and_guns", "upgrade"]

    table = given(hands={"Alice": [upgrade]}, bases={jungle_oasis: [armed]}, edition="geekier_box")
    table.plays("Alice", upgrade)
    assert table.at("jungle_oasis") == ["Alice's shinobi + Alice's tooth_and_claw_and_guns + Alice's upgrade"]


def test_tooth_and_claw_and_guns_is_used_up_by_bases_in_the_first_print_only() -> None:
    bases = {mushroom_kingdom: [], tar_pits: [("Alice", shinobi, ("Alice", tooth_and_claw_and_guns))]}
    table = given(bases=bases)
    table.ends_turn("Alice")
    table.picks("Bob", "shinobi")
    assert table.at("tar_pits") == ["Alice's shinobi"]
    assert table.at("mushroom_kingdom") == []

    table = given(bases=bases, edition="geekier_box")
    table.ends_turn("Alice")
    table.picks("Bob", "shinobi")
    assert table.at("mushroom_kingdom") == ["Alice's shinobi + Alice's tooth_and_claw_and_guns"]


def test_tooth_and_claw_and_guns_on_another_players_minion_obeys_who_played_it() -> None:
    """In the geekier box it keeps off the minion's own controller, but not the player of this card."""
    bases: dict[Card, list[On]] = {jungle_oasis: [("Bob", shinobi, ("Alice", tooth_and_claw_and_guns))], tar_pits: []}
    table = given(hands={"Alice": [beam_up]}, bases=bases, edition="geekier_box")
    table.plays("Alice", beam_up)
    assert table.hand("Bob") == ["shinobi"]

    table = given(hands={"Bob": [way_of_deception]}, bases=bases, active="Bob", edition="geekier_box")
    table.plays("Bob", way_of_deception)
    assert table.at("jungle_oasis") == ["Bob's shinobi"]
    assert table.discard("Alice") == ["tooth_and_claw_and_guns"]


def test_tooth_and_claw_and_guns_wards_an_ability_off_for_the_whole_turn_in_one_edition() -> None:
    armed: On = ("Alice", war_raptor, ("Alice", tooth_and_claw_and_guns))
    table = given(
        hands={"Alice": [way_of_deception] * 3},
        bases={jungle_oasis: [armed], tar_pits: [("Bob", cub_scout, ("Bob", upgrade))]},
        actions_left=3,
        edition="geekier_box",
    )
    table.plays("Alice", way_of_deception)
    assert table.discard("Alice") == ["tooth_and_claw_and_guns", "way_of_deception"]
    table.plays("Alice", way_of_deception)
    table.plays("Alice", way_of_deception)  # back to the Cub Scout, whose ability has been warded off
    assert table.at("tar_pits") == ["Bob's cub_scout + Bob's upgrade", "Alice's war_raptor"]


def test_tooth_and_claw_and_guns_is_not_used_up_by_what_is_forbidden_anyway() -> None:
    for edition in BOTH:
        table = given(
            hands={"Alice": [beam_up]}, bases={jungle_oasis: [ARMED, ("Bob", wildlife_preserve)]}, edition=edition
        )
        table.plays("Alice", beam_up)
        assert table.at("jungle_oasis")[0] == "Bob's shinobi + Bob's tooth_and_claw_and_guns"


def test_tooth_and_claw_and_guns_does_not_guard_itself() -> None:
    table = given(hands={"Alice": [disenchant]}, bases={jungle_oasis: [ARMED]})
    table.plays("Alice", disenchant)
    assert table.at("jungle_oasis") == ["Bob's shinobi"]
    assert table.discard("Bob") == ["tooth_and_claw_and_guns"]


def test_tooth_and_claw_and_guns_is_used_up_one_at_a_time() -> None:
    table = given(
        hands={"Alice": [beam_up]},
        bases={jungle_oasis: [("Bob", shinobi, ("Bob", tooth_and_claw_and_guns), ("Alice", tooth_and_claw_and_guns))]},
    )
    table.plays("Alice", beam_up)
    table.picks("Alice", "Bob's tooth_and_claw_and_guns at jungle_oasis")
    assert table.at("jungle_oasis") == ["Bob's shinobi + Alice's tooth_and_claw_and_guns"]


def test_tooth_and_claw_and_guns_is_discarded_with_its_minion_after_a_scoring() -> None:
    table = given(bases={jungle_oasis: [ARMED, ("Bob", king_rex), ("Bob", collector)], tar_pits: []})
    table.ends_turn("Alice")
    assert table.points("Bob") == 2
    assert "tooth_and_claw_and_guns" in table.discard("Bob")
    assert "shinobi" in table.discard("Bob")


# -- Upgrade -----------------------------------------------------------------------------------------------


def test_upgrade_gives_any_minion_2_power_as_long_as_it_lies_there() -> None:
    table = given(hands={"Alice": [upgrade]}, bases={tar_pits: [("Alice", shinobi), ("Bob", scout)], jungle_oasis: []})
    table.plays("Alice", upgrade)
    assert table.offers("Alice") == ["Alice's shinobi at tar_pits", "Bob's scout at tar_pits"]
    table.picks("Alice", "scout")
    assert table.power("tar_pits", "Bob's scout") == 5
    assert table.power("tar_pits", "Alice's shinobi") == 3
    table.ends_turn("Alice")
    assert table.power("tar_pits", "Bob's scout") == 5


def test_upgrade_without_a_minion_is_discarded() -> None:
    table = given(hands={"Alice": [upgrade]}, bases={tar_pits: []})
    table.plays("Alice", upgrade)
    assert table.discard("Alice") == ["upgrade"]


@pytest.mark.rule("SU-7.4")
def test_upgrade_moves_with_its_minion_and_ends_when_destroyed() -> None:
    table = given(
        hands={"Alice": [way_of_deception, poison]},
        bases={tar_pits: [("Alice", shinobi, ("Bob", upgrade))], jungle_oasis: []},
        actions_left=2,
    )
    table.plays("Alice", way_of_deception)
    assert table.power("jungle_oasis", "Alice's shinobi") == 5
    table.plays("Alice", poison)
    table.picks("Alice", "upgrade")
    assert table.power("jungle_oasis", "Alice's shinobi") == 0
    assert table.discard("Bob") == ["upgrade"]


# -- Wildlife Preserve -------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", [beam_up, invasion, seeing_stars, poison])
def test_wildlife_preserve_keeps_other_players_actions_off_your_minions_there(action: Card) -> None:
    for edition in BOTH:
        table = given(
            hands={"Alice": [action]},
            bases={jungle_oasis: [("Bob", shinobi), ("Bob", wildlife_preserve)], tar_pits: []},
            edition=edition,
        )
        table.plays("Alice", action)
        assert table.at("jungle_oasis") == ["Bob's shinobi", "Bob's wildlife_preserve"]
        assert table.discard("Alice") == [action.id]


def test_wildlife_preserve_does_not_keep_your_own_actions_off() -> None:
    table = given(hands={"Alice": [beam_up]}, bases={jungle_oasis: [("Alice", shinobi), ("Alice", wildlife_preserve)]})
    table.plays("Alice", beam_up)
    assert table.hand("Alice") == ["shinobi"]


def test_wildlife_preserve_guards_neither_minions_of_others_nor_those_elsewhere() -> None:
    for victim in ("Cid's scout at jungle_oasis", "Bob's shinobi at tar_pits"):
        table = given(
            players=("Alice", "Bob", "Cid"),
            hands={"Alice": [beam_up]},
            bases={
                jungle_oasis: [("Bob", king_rex), ("Cid", scout), ("Bob", wildlife_preserve)],
                tar_pits: [("Bob", shinobi)],
            },
        )
        table.plays("Alice", beam_up)
        table.picks("Alice", victim)
        assert (table.hand("Bob"), table.hand("Cid")) in ((["shinobi"], []), ([], ["scout"]))


def test_wildlife_preserve_lets_minions_and_bases_affect() -> None:
    table = given(hands={"Alice": [ninja_master]}, bases={jungle_oasis: [("Bob", shinobi), ("Bob", wildlife_preserve)]})
    table.plays("Alice", ninja_master, at=jungle_oasis)
    table.picks("Alice", "shinobi")
    assert table.discard("Bob") == ["shinobi"]

    table = given(bases={mushroom_kingdom: [], tar_pits: [("Alice", shinobi), ("Alice", wildlife_preserve)]})
    table.ends_turn("Alice")
    table.picks("Bob", "shinobi")
    assert table.at("mushroom_kingdom") == ["Alice's shinobi"]


@pytest.mark.rule("SU-10.3")
def test_wildlife_preserve_lets_placing_and_power_pass_in_the_first_print_only() -> None:
    bases: dict[Card, list[On]] = {jungle_oasis: [("Bob", shinobi), ("Bob", wildlife_preserve)]}
    table = given(hands={"Alice": [disintegrator]}, bases=bases)
    table.plays("Alice", disintegrator)
    assert table.deck("Bob") == ["shinobi"]
    table = given(hands={"Alice": [augmentation]}, bases=bases)
    table.plays("Alice", augmentation)
    assert table.power("jungle_oasis", "Bob's shinobi") == 7

    for action in (disintegrator, augmentation):
        table = given(hands={"Alice": [action]}, bases=bases, edition="geekier_box")
        table.plays("Alice", action)
        assert table.power("jungle_oasis", "Bob's shinobi") == 3
        assert table.deck("Bob") == []


def test_wildlife_preserve_sheds_other_players_actions_when_it_is_played() -> None:
    table = given(
        hands={"Alice": [wildlife_preserve]},
        bases={
            jungle_oasis: [
                ("Alice", shinobi, ("Bob", poison), ("Alice", upgrade), ("Bob", assassination)),
                ("Bob", scout, ("Bob", upgrade)),
                ("Bob", infiltrate),
            ],
            tar_pits: [("Alice", king_rex, ("Bob", poison))],
        },
    )
    table.plays("Alice", wildlife_preserve)
    assert table.offers("Alice") == ["jungle_oasis", "tar_pits"]
    table.picks("Alice", "jungle_oasis")
    assert table.at("jungle_oasis") == [
        "Alice's shinobi + Alice's upgrade",
        "Bob's scout + Bob's upgrade",
        "Bob's infiltrate",
        "Alice's wildlife_preserve",
    ]
    assert table.at("tar_pits") == ["Alice's king_rex + Bob's poison"]
    assert table.discard("Bob") == ["poison", "assassination"]


def test_wildlife_preserve_sheds_other_players_actions_from_a_minion_that_is_moved_there() -> None:
    table = given(
        hands={"Alice": [way_of_deception]},
        bases={
            jungle_oasis: [("Alice", wildlife_preserve)],
            tar_pits: [("Alice", king_rex, ("Bob", poison), ("Alice", upgrade)), ("Bob", scout, ("Alice", poison))],
        },
    )
    table.plays("Alice", way_of_deception)
    assert table.at("jungle_oasis") == ["Alice's wildlife_preserve", "Alice's king_rex + Alice's upgrade"]
    assert table.discard("Bob") == ["poison"]


def test_wildlife_preserve_does_not_shed_actions_from_another_players_minion_that_is_moved_there() -> None:
    table = given(
        hands={"Alice": [invasion]},
        bases={jungle_oasis: [("Alice", wildlife_preserve)], tar_pits: [("Bob", king_rex, ("Bob", upgrade))]},
    )
    table.plays("Alice", invasion)
    assert table.at("jungle_oasis") == ["Alice's wildlife_preserve", "Bob's king_rex + Bob's upgrade"]


def test_wildlife_preserve_does_not_hold_back_a_minion_of_yours_that_is_moved_in_by_another_player() -> None:
    table = given(
        hands={"Bob": [invasion]},
        bases={jungle_oasis: [("Alice", wildlife_preserve)], tar_pits: [("Alice", king_rex, ("Bob", poison))]},
        active="Bob",
    )
    table.plays("Bob", invasion)
    assert table.at("jungle_oasis") == ["Alice's wildlife_preserve", "Alice's king_rex"]


def test_wildlife_preserve_ends_when_it_leaves() -> None:
    table = given(
        hands={"Alice": [infiltrate, beam_up]},
        bases={jungle_oasis: [("Bob", shinobi), ("Bob", wildlife_preserve)]},
        actions_left=2,
    )
    table.plays("Alice", infiltrate)
    table.plays("Alice", beam_up)
    assert table.hand("Bob") == ["shinobi"]
    assert table.discard("Bob") == ["wildlife_preserve"]


def test_wildlife_preserve_on_a_base_without_minions_guards_those_that_come() -> None:
    table = given(hands={"Alice": [wildlife_preserve, shinobi], "Bob": [seeing_stars]}, bases={jungle_oasis: []})
    table.plays("Alice", wildlife_preserve)
    table.plays("Alice", shinobi, at=jungle_oasis)
    table.ends_turn("Alice")
    table.plays("Bob", seeing_stars)
    assert table.at("jungle_oasis") == ["Alice's wildlife_preserve", "Alice's shinobi"]
