"""Aeldari and Ultramarines: doors that are foreseen, and Big items."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.classes import investigator
from rumpus.munchkin.cards.decks.cthulhu.monsters import buggoth
from tests.munchkin.given import Lying
from tests.munchkin.warhammer40k.cards import (
    alliance,
    attack_bike,
    converted,
    daemonette,
    dark_angel,
    eldar,
    flak_armor,
    frenzied,
    ghosthelm,
    grav_boots,
    heresy,
    khorne_berzerker,
    laspistol,
    leman_russ,
    nurgling,
    plague_armor,
    power_armor,
    recaf,
    servo_skull,
    squig,
    storm_shield,
    thunder_hammer,
    ultramarine,
)
from tests.munchkin.warhammer40k.table import given40k, given_both

# -- Aeldari: Foresight ----------------------------------------------------------------------------------------


def test_eldar_looks_at_the_first_door_unseen_by_others_and_may_bury_it() -> None:
    table = given40k(doors=[squig, heresy], hands={"Alice": [recaf]}, play={"Alice": [eldar]}, levels={"Alice": 3})
    table.uses("Alice", eldar)
    assert "peek P0 squig" in table.told("Alice")
    assert "peek P0" in table.told("Bob")
    assert (table.prompt, table.offers("Alice")) == ("bury door (eldar)", ["yes", "no"])
    table.answer("Alice", "yes")
    assert (table.hand("Alice"), table.discards()) == ([], ["recaf"])
    assert table.state.cards[table.state.doors[0]] is squig, "under the deck"
    table.opens_door()
    table.everyone_passes()
    assert table.level("Alice") == 2, "the curse came next"


def test_eldar_picks_the_card_that_pays_and_may_leave_the_door_where_it_is() -> None:
    table = given40k(doors=[squig], hands={"Alice": [recaf, heresy]}, play={"Alice": [eldar]})
    table.uses("Alice", eldar)
    table.answer("Alice", "yes")
    assert (table.prompt, table.offers("Alice")) == ("pay for door (eldar)", ["heresy", "recaf"])
    table.answer("Alice", "recaf")
    assert table.hand("Alice") == ["heresy"]

    other = given40k(doors=[squig], hands={"Alice": [recaf]}, play={"Alice": [eldar]})
    other.uses("Alice", eldar)
    other.answer("Alice", "no")
    assert other.hand("Alice") == ["recaf"]
    other.opens_door()
    assert other.foes() == ["squig"]


def test_eldar_with_an_empty_hand_only_looks() -> None:
    table = given40k(doors=[squig], play={"Alice": [eldar]})
    table.uses("Alice", eldar)
    assert (table.prompt, "peek P0 squig" in table.told("Alice")) == ("start", True)


def test_eldar_foresees_once_a_turn_before_the_door_and_only_in_the_own_turn() -> None:
    table = given40k(doors=[eldar, squig], play={"Alice": [eldar], "Bob": [eldar]})
    assert "use eldar" not in table.offers("Bob")
    table.uses("Alice", eldar)
    assert "use eldar" not in table.offers("Alice")
    other = given40k(doors=[converted], play={"Alice": [eldar]})
    other.opens_door()
    assert (other.prompt, "use eldar" in other.offers("Alice")) == ("trouble", False)
    other.ends_turn()
    assert "use eldar" not in other.offers("Alice")


def test_eldar_foresees_again_in_the_next_turn_but_not_by_another_copy_in_the_same() -> None:
    table = given40k(doors=[squig], hands={"Alice": [eldar]}, play={"Alice": [eldar]}, players=("Alice", "Bob"))
    table.uses("Alice", eldar)
    table.picks("Alice", "no", "drop eldar")
    table.plays("Alice", eldar)
    assert "use eldar" not in table.offers("Alice")

    other = given40k(doors=[converted, frenzied], play={"Alice": [eldar]}, players=("Alice", "Bob"))
    other.uses("Alice", eldar)
    for name in ("Alice", "Bob"):
        other.opens_door(name)
        other.ends_turn(name)
    assert "use eldar" in other.offers("Alice")


def test_eldar_foresees_nothing_without_doors_and_buries_the_only_one_in_vain() -> None:
    none = given40k(play={"Alice": [eldar]}, rest=False)
    assert "use eldar" not in none.offers("Alice")

    one = given40k(doors=[squig], hands={"Alice": [recaf]}, play={"Alice": [eldar]}, rest=False)
    one.uses("Alice", eldar)
    one.answer("Alice", "yes")
    one.opens_door()
    assert one.foes() == ["squig"]


def test_eldar_and_investigator_may_both_look() -> None:
    table = given_both(doors=[squig], play={"Alice": [eldar, investigator]})
    assert {"use eldar", "peek"} <= set(table.offers("Alice"))
    table.uses("Alice", eldar)
    table.answer("Alice", "peek")
    assert table.foes() == ["squig"]


# -- Aeldari: Fleet of foot ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "level"), [(4, 3), (3, 2)])
def test_eldar_escapes_with_a_four(face: int, level: int) -> None:
    table = given40k(doors=[dark_angel], play={"Alice": [eldar]}, levels={"Alice": 3})
    table.next_roll(face)
    table.opens_door()
    table.fights_it_out()
    table.runs("Alice", dark_angel)
    assert table.level("Alice") == level


def test_eldar_helper_runs_faster_but_not_the_fighter() -> None:
    table = given40k(doors=[khorne_berzerker], play={"Bob": [eldar]}, levels={"Alice": 4, "Bob": 4})
    table.next_roll(4, 4)
    table.opens_door()
    table.is_helped("Bob")
    table.fights_it_out()
    table.runs("Alice", khorne_berzerker)
    table.runs("Bob", khorne_berzerker)
    assert (table.level("Alice"), table.level("Bob")) == (2, 4)


@pytest.mark.rule("MU-8.6")
@pytest.mark.parametrize(("lying", "modifier"), [(grav_boots, 3), (attack_bike, 1), (leman_russ, -2)])
def test_eldar_adds_to_boots_but_a_vehicle_replaces_it(lying: Card, modifier: int) -> None:
    table = given40k(doors=[dark_angel], play={"Alice": [eldar, lying]})
    table.opens_door()
    assert table.table.flight_modifier(0, table.state.fight.foes[0]) == modifier  # type: ignore[union-attr]


def test_eldar_with_alliance_keeps_all_but_the_monsters_bonus() -> None:
    lying: list[Lying] = [eldar, alliance, ghosthelm]
    table = given40k(doors=[nurgling], play={"Alice": lying}, levels={"Alice": 2})
    assert "use eldar" in table.offers("Alice")
    table.opens_door()
    assert table.strengths() == (2 + 2 + 2, 2)
    assert table.table.flight_modifier(0, table.state.fight.foes[0]) == 1  # type: ignore[union-attr]


# -- Ultramarine -----------------------------------------------------------------------------------------------


def test_ultramarine_may_have_any_number_of_big_items() -> None:
    table = given40k(hands={"Alice": [thunder_hammer, storm_shield, power_armor]}, play={"Alice": [ultramarine]})
    table.plays("Alice", thunder_hammer, "use")
    table.plays("Alice", storm_shield, "carry")
    table.plays("Alice", power_armor, "use")
    assert table.lying("Alice") == ["ultramarine", "thunder_hammer", "storm_shield (carried)", "power_armor"]

    civilian = given40k(hands={"Alice": [storm_shield]}, play={"Alice": [thunder_hammer]})
    assert not [offer for offer in civilian.offers("Alice") if offer.startswith("play storm_shield")]
    assert repr(civilian.why_not("Alice", "play storm_shield carry")) == "Big limit [MU-8.5] storm_shield"


@pytest.mark.rule("MU-8.5", "MU-7.1")
def test_ultramarine_no_more_keeps_one_big_item() -> None:
    lying: list[Lying] = [ultramarine, thunder_hammer, ("carry", storm_shield)]
    table = given40k(play={"Alice": lying}, levels={"Alice": 1, "Bob": 3, "Carol": 2})
    table.answer("Alice", "drop ultramarine")
    assert (table.prompt, table.offers("Alice")) == ("too big", ["thunder_hammer", "storm_shield"])
    table.answer("Alice", "storm_shield")
    if table.prompt == "sell big":
        table.answer("Alice", "no")
    assert table.lying("Alice") == ["thunder_hammer"]
    assert [each.split()[0] for each in table.lying("Carol")] == ["storm_shield"], "the lowest of the others"


@pytest.mark.parametrize(
    ("lying", "bonus"),
    [
        ([power_armor], 5 + 2),
        ([thunder_hammer, power_armor], 5 + 5 + 2),  # once, however many there are
        ([("carry", power_armor)], 0),
        ([flak_armor, laspistol], 2),
        ([plague_armor], 0),  # of no use to them
        ([leman_russ], 5 + 2),  # a Big vehicle
        ([attack_bike], 1),
    ],
)
def test_ultramarine_has_two_more_while_using_a_big_item(lying: list[Lying], bonus: int) -> None:
    table = given40k(play={"Alice": [ultramarine, *lying]}, levels={"Alice": 7})
    assert table.strength("Alice") == 7 + bonus


def test_ultramarine_helper_brings_heavy_support_along_and_a_half_one_too() -> None:
    table = given40k(doors=[servo_skull], play={"Bob": [ultramarine, storm_shield]})
    table.opens_door()
    assert table.strengths() == (1, 1)
    table.is_helped("Bob")
    assert table.strengths() == (1 + 1 + 2 + 2, 1)

    half = given40k(doors=[dark_angel], play={"Alice": [ultramarine, alliance, power_armor]})
    half.opens_door()
    assert half.strengths() == (1 + 5 + 2, 6), "and no +3 for the Dark Angel"


def test_ultramarine_is_not_silenced_by_what_silences_classes() -> None:
    table = given_both(doors=[buggoth], play={"Alice": [ultramarine, storm_shield]})
    table.opens_door()
    table.declines_goths()
    assert table.strengths() == (1 + 2 + 2, 1)


def test_eldar_is_hated_only_while_in_play() -> None:
    table = given40k(doors=[daemonette], hands={"Alice": [eldar]})
    table.opens_door()
    assert table.strengths()[1] == 6
    table.plays("Alice", eldar)
    assert table.strengths()[1] == 10
    table.answer("Alice", "drop eldar")
    assert table.strengths()[1] == 6
