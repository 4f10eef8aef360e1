"""Vehicles, and how one runs away with them (MU-8.6)."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.items import fake_tentacle, shoes_of_only_having_to_run_faster_than_you
from rumpus.munchkin.cards.decks.cthulhu.one_shots import quicker_ichor
from tests.munchkin.cthulhu.fights import meet
from tests.munchkin.given import Given, Lying
from tests.munchkin.warhammer40k.cards import (
    attack_bike,
    bolter,
    carnifex,
    cheat_40k,
    commissar,
    dark_angel,
    eldar,
    forgotten_terrain,
    grav_boots,
    land_raider,
    land_speeder,
    leman_russ,
    machine_spirit_offended,
    mega_armor,
    mortarion,
    nork_deddog,
    nurgles_rot,
    ork,
    power_armor,
    primaris_psyker,
    servo_skull,
    squig,
    sticky_grots,
    storm_shield,
    thunder_hammer,
    too_heavy,
    twin,
    ultramarine,
    war_trukk,
    warlord,
    wrack,
)
from tests.munchkin.warhammer40k.checking import check, check_only
from tests.munchkin.warhammer40k.table import given40k, given_both


def modifier(monster: Card, *lying: Lying) -> int:
    """What Alice, with this before her, adds to her roll."""
    table = meet(given40k(doors=[monster], play={"Alice": lying}))
    assert table.state.fight is not None
    return table.table.flight_modifier(0, table.state.fight.foes[0])


def fleeing(*faces: int, monster: Card = dark_angel, lying: list[Lying], **more: object) -> Given:
    """Alice at level 2 has lost, and has to run; the next rolls are these."""
    told = {"doors": [monster], "play": {"Alice": lying}, "levels": {"Alice": 2}, **more}
    table = meet(given40k(**told), *faces)  # type: ignore[arg-type]
    table.fights_it_out()
    return table


# -- each of them ------------------------------------------------------------------------------------------------


def test_attack_bike_gives_1_and_1_to_run_away() -> None:
    check(attack_bike, 1, 400, slot="vehicle")
    assert modifier(commissar, attack_bike) == 1


def test_land_speeder_gives_2_and_2_to_run_away() -> None:
    check(land_speeder, 2, 600, slot="vehicle", big=True)
    assert modifier(commissar, land_speeder) == 2


def test_war_trukk_gives_3_and_1_to_run_away_to_orks_only() -> None:
    check_only(war_trukk, ork, 3, 500, slot="vehicle", big=True)
    assert modifier(dark_angel, ork, war_trukk) == 1
    assert modifier(dark_angel, war_trukk, grav_boots) == 2, "who may not use it runs on foot"


def test_leman_russ_gives_5_and_minus_2_to_run_away() -> None:
    check(leman_russ, 5, 800, slot="vehicle", big=True)
    assert modifier(commissar, leman_russ) == -2
    assert modifier(commissar, ("carry", leman_russ)) == 0


def test_land_raider_gives_4_and_minus_1_to_run_away() -> None:
    check(land_raider, 4, 800, slot="vehicle", big=True)
    assert modifier(commissar, land_raider) == -1


@pytest.mark.rule("MU-8.5")
def test_land_raider_carries_one_big_item_more() -> None:
    table = given40k(hands={"Alice": [storm_shield, power_armor]}, play={"Alice": [land_raider, thunder_hammer]})
    table.plays("Alice", storm_shield, "carry")
    assert table.lying("Alice") == ["land_raider", "thunder_hammer", "storm_shield (carried)"]
    assert not [offer for offer in table.offers("Alice") if offer.startswith("play power_armor")]
    refusal = table.why_not("Alice", "play power_armor carry")
    assert refusal is not None
    assert refusal.rule == "MU-8.5"


def test_land_raider_in_the_backpack_carries_nothing() -> None:
    table = given40k(hands={"Alice": [storm_shield]}, play={"Alice": [("carry", land_raider), thunder_hammer]})
    assert not [offer for offer in table.offers("Alice") if offer.startswith("play")]
    table.answer("Alice", "put on land_raider")
    assert "play storm_shield carry" in table.offers("Alice")


@pytest.mark.rule("MU-8.5")
def test_land_raider_put_away_leaves_one_big_item_too_many() -> None:
    table = given40k(play={"Alice": [land_raider, thunder_hammer, ("carry", storm_shield)]})
    table.answer("Alice", "put away land_raider")
    assert (table.prompt, table.offers("Alice")) == ("too big", ["thunder_hammer", "storm_shield"])
    table.picks("Alice", "storm_shield", "no", "Bob")
    assert table.lying("Alice") == ["land_raider (carried)", "thunder_hammer"]
    assert table.lying("Bob") == ["storm_shield"]


# -- one, beside a Big item ---------------------------------------------------------------------------------------


@pytest.mark.rule("MU-8.6")
@pytest.mark.parametrize("lying", [attack_bike, ("carry", attack_bike)])
def test_nobody_has_two_vehicles_not_even_carried(lying: Lying) -> None:
    table = given40k(hands={"Alice": [leman_russ]}, play={"Alice": [lying]})
    assert not [offer for offer in table.offers("Alice") if "leman_russ" in offer]
    refusal = table.why_not("Alice", "play leman_russ use")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("one vehicle", "MU-8.6")
    table.answer("Alice", "throw away attack_bike")
    table.plays("Alice", leman_russ, "use")
    assert table.strength("Alice") == 1 + 5


@pytest.mark.rule("MU-8.6")
def test_a_big_vehicle_does_not_count_as_big() -> None:
    table = given40k(hands={"Alice": [land_speeder, thunder_hammer]})
    table.plays("Alice", land_speeder, "use")
    table.plays("Alice", thunder_hammer, "use")
    assert table.strength("Alice") == 1 + 2 + 5
    assert [gear.card.id for gear in table.table.bigs(0)] == ["thunder_hammer"]


@pytest.mark.rule("MU-8.3", "MU-8.6")
def test_a_vehicle_is_put_on_in_ones_own_turn_only() -> None:
    table = given40k(doors=[dark_angel], play={"Alice": [("carry", attack_bike)], "Bob": [("carry", leman_russ)]})
    assert "put on attack_bike" in table.offers("Alice")
    assert "put on leman_russ" not in table.offers("Bob")
    table.opens_door()
    assert "put on attack_bike" not in table.offers("Alice")


@pytest.mark.rule("MU-8.6", "MU-8.10")
def test_a_cheat_lets_anybody_drive_a_war_trukk() -> None:
    assert modifier(dark_angel, (war_trukk, cheat_40k), grav_boots) == 1


# -- running away ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-8.6")
@pytest.mark.parametrize(
    ("lying", "expected"),
    [
        ([attack_bike, grav_boots], 1),
        ([grav_boots, attack_bike], 1),
        ([eldar, land_speeder, grav_boots], 2),
        ([ork, mega_armor, attack_bike], 1),
        ([leman_russ, grav_boots], -2),
        ([eldar, ("carry", leman_russ), grav_boots], 3),
    ],
)
def test_a_vehicle_replaces_what_items_and_armies_add(lying: list[Lying], expected: int) -> None:
    assert modifier(commissar, *lying) == expected


@pytest.mark.rule("MU-8.6")
def test_the_monsters_own_modifier_still_counts() -> None:
    assert modifier(servo_skull, land_speeder, grav_boots) == 2 + 1
    assert modifier(squig, leman_russ) == -2 - 1


def cursed_modifier(curse: Card, *lying: Lying) -> int:
    """What Alice adds to her roll, after Bob has laid this curse on her."""
    table = given40k(doors=[commissar], hands={"Bob": [curse]}, play={"Alice": lying})
    table.plays("Bob", curse, "Alice")
    table.everyone_passes()
    meet(table)
    assert table.state.fight is not None
    return table.table.flight_modifier(0, table.state.fight.foes[0])


@pytest.mark.rule("MU-8.6")
def test_a_vehicle_replaces_a_curse_on_running_away_but_not_one_on_all_dice() -> None:
    assert cursed_modifier(forgotten_terrain, land_speeder) == 2
    assert cursed_modifier(forgotten_terrain, leman_russ, grav_boots) == -2
    assert cursed_modifier(forgotten_terrain, ("carry", land_speeder), grav_boots) == 2 - 2
    assert cursed_modifier(nurgles_rot, land_speeder) == 2 - 1


@pytest.mark.rule("MU-8.6")
def test_a_curse_on_running_away_weighs_again_on_who_leaves_the_vehicle_behind() -> None:
    table = fleeing(6, monster=carnifex, lying=[leman_russ], hands={"Bob": [forgotten_terrain]})
    table.plays("Bob", forgotten_terrain, "Alice")
    table.everyone_passes()
    assert table.state.fight is not None
    carnifex_here = table.state.fight.foes[0]
    assert table.table.flight_modifier(0, carnifex_here) == -2 + 1
    table.answer("Alice", "abandon leman_russ")
    assert table.table.flight_modifier(0, table.state.fight.foes[0]) == -2 + 1, "the curse in place of the tank"
    table.runs("Alice", carnifex)


@pytest.mark.rule("MU-8.6")
def test_what_the_monsters_enhancers_and_other_players_do_to_the_roll_still_counts() -> None:
    shoes = shoes_of_only_having_to_run_faster_than_you
    table = given_both(
        doors=[commissar],
        hands={"Carol": [warlord, quicker_ichor]},
        play={"Alice": [land_speeder, fake_tentacle], "Bob": [shoes]},
    )
    meet(table)
    table.is_helped("Bob")
    table.plays("Carol", warlord, commissar)
    table.fights_it_out()
    assert table.state.fight is not None
    foe = table.state.fight.foes[0]
    assert table.table.flight_modifier(0, foe) == 2 - 1 - 2, "the warlord, and the shoes of her partner"
    table.plays("Carol", quicker_ichor, "for")
    assert table.table.flight_modifier(0, table.state.fight.foes[0]) == 2 - 1 - 2 + 2


@pytest.mark.rule("MU-8.6", "MU-4.5")
def test_who_escapes_without_a_roll_does_so_from_a_vehicle_too() -> None:
    table = fleeing(1, monster=mortarion, lying=[leman_russ])
    table.answer("Alice", "run mortarion")
    assert "escapes P0 mortarion" in table.told()


# -- Big, or small -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-8.6", "MU-8.5")
def test_a_big_vehicle_is_a_big_item_for_all_but_its_place() -> None:
    table = given40k(hands={"Bob": [too_heavy]}, play={"Alice": [land_speeder, thunder_hammer]})
    table.plays("Bob", too_heavy, "Alice")
    table.everyone_passes()
    assert (table.prompt, table.offers("Alice")) == ("lose (too_heavy)", ["land_speeder", "thunder_hammer"])
    table.answer("Alice", "land_speeder")

    assert meet(given40k(doors=[nork_deddog], play={"Alice": [leman_russ]})).strengths() == (1 + 5, 11)
    assert meet(given40k(doors=[nork_deddog], play={"Alice": [attack_bike]})).strengths() == (1 + 1, 11 + 4)
    assert given40k(play={"Alice": [ultramarine, land_speeder]}).strength("Alice") == 1 + 2 + 2
    assert given40k(play={"Alice": [ultramarine, attack_bike]}).strength("Alice") == 1 + 1
    assert given40k(play={"Alice": [ultramarine, ("carry", land_speeder)]}).strength("Alice") == 1


@pytest.mark.rule("MU-8.6")
@pytest.mark.parametrize(("vehicle", "is_taken"), [(attack_bike, True), (land_speeder, False), (leman_russ, False)])
def test_only_a_vehicle_that_is_not_big_is_a_small_item(vehicle: Card, is_taken: bool) -> None:
    table = given40k(hands={"Bob": [sticky_grots]}, play={"Alice": [vehicle]})
    table.plays("Bob", sticky_grots, "Alice")
    table.everyone_passes()
    assert table.lying("Alice") == ([] if is_taken else [vehicle.id])


@pytest.mark.rule("MU-8.6")
@pytest.mark.parametrize(("face", "level"), [(2, 1), (3, 2)])
def test_who_drives_a_land_speeder_escapes_with_3(face: int, level: int) -> None:
    table = fleeing(face, lying=[land_speeder])
    assert table.offers("Alice") == ["run dark_angel"], "what helps is not left behind"
    table.runs("Alice", dark_angel)
    assert (table.level("Alice"), table.lying("Alice")) == (level, ["land_speeder"])


@pytest.mark.rule("MU-8.6")
def test_a_vehicle_that_hinders_is_left_behind_before_the_roll_and_one_runs_on_foot() -> None:
    table = fleeing(2, monster=carnifex, lying=[eldar, leman_russ, grav_boots])
    assert table.offers("Alice") == ["run carnifex", "abandon leman_russ", "drop eldar"]
    table.answer("Alice", "abandon leman_russ")
    assert table.discards() == ["leman_russ"]
    assert table.lying("Alice") == ["eldar", "grav_boots"]
    table.runs("Alice", carnifex)
    assert (table.prompt, table.level("Alice")) == ("rest", 2), "2 and +2 of the boots, +1 of the army, +1 of Carnifex"


@pytest.mark.rule("MU-8.6")
def test_who_stays_in_a_leman_russ_needs_a_7() -> None:
    table = fleeing(6, monster=primaris_psyker, lying=[leman_russ])
    table.runs("Alice", primaris_psyker)
    assert (table.level("Alice"), table.lying("Alice")) == (1, ["leman_russ"])


@pytest.mark.rule("MU-8.6")
def test_a_vehicle_is_left_behind_between_two_rolls_but_not_in_the_fight_or_by_somebody_else() -> None:
    lying: dict[str, list[Lying]] = {"Alice": [land_raider], "Bob": [leman_russ]}
    table = meet(given40k(doors=[carnifex], hands={"Bob": [twin]}, play=lying), 6, 6)
    table.plays("Bob", twin, carnifex)
    assert "abandon land_raider" not in table.offers("Alice")
    table.fights_it_out()
    assert "abandon leman_russ" not in table.offers("Bob")
    table.runs("Alice", carnifex)
    table.answer("Alice", "abandon land_raider")
    assert not [offer for offer in table.offers("Alice") if offer.startswith("abandon")]
    table.runs("Alice", carnifex)
    assert (table.lying("Alice"), table.prompt) == ([], "rest")


@pytest.mark.rule("MU-8.6", "MU-4.6")
def test_a_helper_leaves_their_own_vehicle_behind_when_they_run() -> None:
    table = meet(given40k(doors=[carnifex], play={"Bob": [leman_russ]}), 6, 5)
    table.is_helped("Bob")
    table.fights_it_out()
    assert "abandon leman_russ" not in table.offers("Alice") + table.offers("Bob")
    table.runs("Alice", carnifex)
    assert "abandon leman_russ" in table.offers("Bob")
    table.answer("Bob", "abandon leman_russ")
    table.runs("Bob", carnifex)
    assert table.prompt == "rest"


@pytest.mark.rule("MU-8.6", "MU-8.5")
def test_a_land_raider_left_behind_does_not_carry_its_big_item_any_more() -> None:
    table = fleeing(6, monster=carnifex, lying=[land_raider, thunder_hammer, ("carry", storm_shield)])
    table.answer("Alice", "abandon land_raider")
    assert (table.prompt, table.offers("Alice")) == ("too big", ["thunder_hammer", "storm_shield"])
    table.answer("Alice", "thunder_hammer")
    assert (table.prompt, table.offers("Alice")) == ("give to", ["Bob", "Carol"]), "nothing is sold in a flight"
    table.answer("Alice", "Carol")
    assert table.lying("Carol") == ["thunder_hammer"]
    assert table.lying("Alice") == ["storm_shield (carried)"]
    table.runs("Alice", carnifex)


# -- what else takes them -----------------------------------------------------------------------------------------


@pytest.mark.rule("MU-8.5")
def test_a_curse_takes_the_vehicle_and_what_only_it_could_carry_goes_to_the_lowest_level() -> None:
    table = given40k(
        hands={"Bob": [machine_spirit_offended]},
        play={"Alice": [bolter], "Carol": [land_raider, thunder_hammer, ("carry", storm_shield)]},
        levels={"Bob": 2},
    )
    table.plays("Bob", machine_spirit_offended, "Carol")
    table.everyone_passes()
    table.answer("Carol", "storm_shield")
    assert table.lying("Carol") == ["thunder_hammer"]
    assert table.lying("Alice") == ["bolter", "storm_shield (carried)"], "both her hands are full"


@pytest.mark.rule("MU-8.1")
def test_a_vehicle_is_won_put_down_and_sold_like_any_item() -> None:
    table = meet(given40k(doors=[wrack], treasures=[land_speeder], levels={"Alice": 5}, play={"Alice": [grav_boots]}))
    table.fights_it_out()
    table.plays("Alice", land_speeder, "use")
    table.picks("Alice", "sell", "grav_boots", "land_speeder", "done")
    assert (table.level("Alice"), table.lying("Alice")) == (7, [])
