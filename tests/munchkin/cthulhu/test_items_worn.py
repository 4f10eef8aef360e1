"""The armor and the footgear that do more than give a number."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.classes import cheat, professor, super_munchkin, wandering_monster
from rumpus.munchkin.cards.decks.cthulhu.curses import (
    curse_flashlight_goes_out,
    curse_get_all_blobby,
    curse_hair_stands_on_end,
    curse_solestealer,
)
from rumpus.munchkin.cards.decks.cthulhu.items import (
    fake_tentacle,
    galoshes,
    miners_helmet,
    miskatonic_university_t_shirt,
    professor_teslas_electrical_protective_device,
    shoes_of_only_having_to_run_faster_than_you,
    slime_proof_poncho,
    tweed_jacket,
)
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    joggoth,
    polly_polyp,
    shallow_ones,
    the_cruller_out_of_space,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import (
    bicker_ichor,
    ichor_liquor,
    kicker_ichor,
    kitchen_sink,
    quicker_ichor,
    sticker_ichor,
)
from tests.munchkin.given import Given, Lying, given

shoes = shoes_of_only_having_to_run_faster_than_you
device = professor_teslas_electrical_protective_device


def cursed(table: Given) -> None:
    """The door is a curse, and nobody answers it."""
    table.opens_door()
    table.everyone_passes()


# -- armor -----------------------------------------------------------------------------------------------------


def test_miskatonic_university_t_shirt_goes_beside_other_armor_and_is_lost_with_it() -> None:
    assert (miskatonic_university_t_shirt.slot, miskatonic_university_t_shirt.gold) == ("armor", 100)
    table = given(
        hands={"Alice": [device]}, play={"Alice": [miskatonic_university_t_shirt]}, doors=[curse_get_all_blobby]
    )
    assert table.strength("Alice") == 1 + 1
    table.plays("Alice", device, "use")
    assert table.strength("Alice") == 1 + 1 + 4
    cursed(table)
    assert table.lying("Alice") == []


def test_miskatonic_university_t_shirt_in_the_backpack_is_spared() -> None:
    table = given(play={"Alice": [device, ("carry", miskatonic_university_t_shirt)]}, doors=[curse_get_all_blobby])
    cursed(table)
    assert table.lying("Alice") == ["miskatonic_university_t_shirt (carried)"]


def test_tweed_jacket_is_for_professors_and_goes_beside_other_armor() -> None:
    assert (tweed_jacket.slot, tweed_jacket.gold) == ("armor", 400)
    table = given(hands={"Alice": [tweed_jacket]})
    assert "play tweed_jacket use" not in table.offers("Alice")
    assert "play tweed_jacket carry" in table.offers("Alice")

    for classes in ([professor], [professor, super_munchkin]):
        table = given(
            hands={"Alice": [tweed_jacket, miskatonic_university_t_shirt]},
            play={"Alice": [*classes, slime_proof_poncho]},
            doors=[curse_get_all_blobby],
        )
        table.plays("Alice", tweed_jacket, "use")
        table.plays("Alice", miskatonic_university_t_shirt, "use")
        assert table.strength("Alice") == 1 + 2 + 2 + 1
        cursed(table)
        assert table.lying("Alice") == [card.id for card in classes]


def test_slime_proof_poncho_keeps_off_the_ichors_of_others() -> None:
    assert (slime_proof_poncho.slot, slime_proof_poncho.gold) == ("armor", 400)
    hands = {"Alice": [ichor_liquor], "Bob": [sticker_ichor, kitchen_sink]}
    table = given(doors=[shallow_ones], play={"Alice": [slime_proof_poncho]}, hands=hands)
    table.opens_door()
    table.plays("Bob", sticker_ichor, "against")
    assert table.strengths() == (1 + 2, 8)
    table.plays("Bob", kitchen_sink, "against")  # no ichor
    assert table.strengths() == (1 + 2, 8 + 3)
    table.plays("Alice", ichor_liquor, "for")  # her own
    assert table.strengths() == (1 + 2 + 3, 8 + 3)


def test_slime_proof_poncho_keeps_off_helpful_ichors_too_but_not_from_the_backpack() -> None:
    for lying, ours in ((slime_proof_poncho, 1 + 2), (("carry", slime_proof_poncho), 1 + 4)):
        table = given(doors=[shallow_ones], play={"Alice": [lying]}, hands={"Bob": [sticker_ichor]})
        table.opens_door()
        table.plays("Bob", sticker_ichor, "for")
        assert table.strengths() == (ours, 8)


def test_slime_proof_poncho_of_a_helper_covers_the_fight() -> None:
    hands = {"Alice": [ichor_liquor], "Bob": [sticker_ichor]}
    table = given(doors=[shallow_ones], play={"Bob": [slime_proof_poncho]}, hands=hands)
    table.opens_door()
    table.plays("Alice", ichor_liquor, "for")
    table.plays("Bob", sticker_ichor, "for")
    assert table.strengths() == (1 + 3 + 4, 8)
    table.is_helped("Bob")
    assert table.strengths() == (1 + 4 + 1 + 2, 8)


def test_slime_proof_poncho_of_a_bystander_does_nothing() -> None:
    table = given(doors=[shallow_ones], play={"Bob": [slime_proof_poncho]}, hands={"Carol": [sticker_ichor]})
    table.opens_door()
    table.plays("Carol", sticker_ichor, "against")
    assert table.strengths() == (1, 8 + 4)


def test_slime_proof_poncho_keeps_quicker_and_kicker_ichor_off_the_wearer_alone() -> None:
    hands = {"Carol": [kicker_ichor, quicker_ichor]}
    table = given(doors=[shallow_ones], play={"Alice": [slime_proof_poncho, galoshes]}, hands=hands)
    table.opens_door()
    table.plays("Carol", kicker_ichor)
    assert table.strengths() == (1 + 2 + 1, 8)
    table.is_helped("Bob")
    table.fights_it_out()
    table.plays("Carol", quicker_ichor, "against")
    fight = table.state.fight
    assert fight is not None
    assert table.table.flight_modifier(0, fight.foes[0]) == 0
    assert table.table.flight_modifier(1, fight.foes[0]) == -2


def test_slime_proof_poncho_does_not_keep_monsters_from_bickering() -> None:
    hands = {"Bob": [wandering_monster, polly_polyp, bicker_ichor]}
    table = given(doors=[shallow_ones], play={"Alice": [slime_proof_poncho]}, hands=hands)
    table.opens_door()
    table.plays("Bob", wandering_monster, polly_polyp)
    table.plays("Bob", bicker_ichor, polly_polyp)
    assert table.foes() == ["shallow_ones"]


# -- on the feet -----------------------------------------------------------------------------------------------


def test_galoshes_go_over_other_footgear_and_are_lost_instead() -> None:
    table = given(
        hands={"Alice": [galoshes]}, play={"Alice": [shoes]}, doors=[curse_solestealer, curse_hair_stands_on_end]
    )
    table.plays("Alice", galoshes, "use")
    assert table.strength("Alice") == 1 + 1
    assert galoshes.gold == 300
    cursed(table)
    assert table.lying("Alice") == [shoes.id]


def test_galoshes_by_themselves_are_lost_and_in_the_backpack_are_no_shield() -> None:
    table = given(play={"Alice": [galoshes]}, doors=[curse_solestealer])
    cursed(table)
    assert table.lying("Alice") == []

    table = given(play={"Alice": [("carry", galoshes), shoes]}, doors=[curse_solestealer])
    cursed(table)
    assert table.lying("Alice") == ["galoshes (carried)"]


def test_shoes_of_only_having_to_run_faster_than_you_save_the_fighter_at_the_helpers_cost() -> None:
    table = given(doors=[polly_polyp], play={"Alice": [shoes]}, levels={"Bob": 2}, hands={"Carol": [sticker_ichor]})
    table.next_roll(6)
    table.opens_door()
    assert table.strengths() == (1, 2)
    table.is_helped("Bob")
    table.plays("Carol", sticker_ichor, "against")
    table.fights_it_out()
    table.runs("Alice", polly_polyp)
    assert table.told()[-1] == "escapes P0 polly_polyp"
    assert not [line for line in table.told() if line.startswith("roll")]
    table.runs("Bob", polly_polyp)  # a 6 is 4
    assert table.level("Bob") == 1


def test_shoes_of_only_having_to_run_faster_than_you_save_the_helper_too() -> None:
    hands = {"Carol": [sticker_ichor, quicker_ichor]}
    table = given(doors=[polly_polyp], play={"Bob": [shoes]}, levels={"Alice": 2}, hands=hands)
    table.next_roll(6)
    table.opens_door()
    table.is_helped("Bob")
    table.plays("Carol", sticker_ichor, "against")
    table.fights_it_out()
    table.runs("Alice", polly_polyp)  # 6 - 2
    assert table.level("Alice") == 1
    table.plays("Carol", quicker_ichor, "against")
    table.runs("Bob", polly_polyp)  # whatever other cards say
    assert "escapes P1 polly_polyp" in table.told()
    assert shoes.gold == 500


def test_shoes_of_only_having_to_run_faster_than_you_are_footgear_that_joggoth_ignores() -> None:
    table = given(doors=[joggoth], play={"Bob": [shoes]}, hands={"Carol": [sticker_ichor]})
    table.next_roll(6, 6)
    table.opens_door()
    table.declines_goths()
    table.is_helped("Bob")
    table.plays("Carol", sticker_ichor, "against")
    table.fights_it_out()
    table.runs("Alice", joggoth)
    table.runs("Bob", joggoth)
    assert [line for line in table.told() if line.startswith("runs")] == [
        "runs P0 joggoth 6 -2",
        "runs P1 joggoth 6 -2",
    ]


def test_shoes_of_only_having_to_run_faster_than_you_do_nothing_for_one_alone() -> None:
    for lying, face, level in ((shoes, 4, 1), (shoes, 5, 2)):
        table = given(doors=[polly_polyp], play={"Alice": [lying]}, levels={"Alice": 2})
        table.next_roll(face)
        table.opens_door()
        table.fights_it_out()
        table.runs("Alice", polly_polyp)
        assert table.level("Alice") == level


def test_shoes_of_only_having_to_run_faster_than_you_stay_in_the_backpack_without_effect() -> None:
    table = given(doors=[polly_polyp], play={"Alice": [("carry", shoes)]}, hands={"Carol": [sticker_ichor]})
    table.next_roll(5, 5)
    table.opens_door()
    table.is_helped("Bob")
    table.plays("Carol", sticker_ichor, "against")
    table.fights_it_out()
    table.runs("Alice", polly_polyp)
    table.runs("Bob", polly_polyp)
    assert [line for line in table.told() if line.startswith("runs")] == [
        "runs P0 polly_polyp 5 0",
        "runs P1 polly_polyp 5 0",
    ]


# -- one of several ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-9.6")
def test_of_two_armors_by_a_cheat_the_victim_loses_one() -> None:
    table = given(play={"Alice": [device, (slime_proof_poncho, cheat)]}, doors=[curse_get_all_blobby])
    cursed(table)
    assert table.offers("Alice") == [device.id, "slime_proof_poncho"]
    table.answer("Alice", "slime_proof_poncho")
    assert table.lying("Alice") == [device.id]


@pytest.mark.rule("MU-9.6")
def test_what_goes_along_goes_with_the_one_of_two_that_is_lost() -> None:
    lying: list[Lying] = [miskatonic_university_t_shirt, device, (slime_proof_poncho, cheat)]
    table = given(play={"Alice": lying}, doors=[curse_get_all_blobby])
    cursed(table)
    assert table.offers("Alice") == [device.id, "slime_proof_poncho"], "the shirt goes with either"
    table.answer("Alice", device.id)
    assert table.lying("Alice") == ["slime_proof_poncho + cheat"]


@pytest.mark.rule("MU-9.6")
def test_two_that_go_along_with_each_other_are_both_lost() -> None:
    lying: list[Lying] = [professor, miskatonic_university_t_shirt, tweed_jacket]
    table = given(play={"Alice": lying}, doors=[curse_get_all_blobby])
    cursed(table)
    assert table.lying("Alice") == ["professor"]


@pytest.mark.rule("MU-9.6")
def test_a_fake_tentacle_goes_along_with_headgear_however_that_is_lost() -> None:
    for curse in (curse_hair_stands_on_end, curse_flashlight_goes_out):
        table = given(play={"Alice": [fake_tentacle, miners_helmet]}, doors=[curse])
        cursed(table)
        assert table.lying("Alice") == []
    table = given(play={"Alice": [("carry", fake_tentacle), miners_helmet]}, doors=[curse_flashlight_goes_out])
    cursed(table)
    assert table.lying("Alice") == ["fake_tentacle (carried)"]


@pytest.mark.rule("MU-9.6")
def test_what_is_worn_is_lost_only_from_use() -> None:
    table = given(play={"Alice": [("carry", miners_helmet), ("carry", device)]}, doors=[curse_hair_stands_on_end])
    cursed(table)
    assert table.lying("Alice") == ["miners_helmet (carried)", f"{device.id} (carried)"]


@pytest.mark.rule("MU-9.6")
def test_plain_footgear_may_be_carried_but_worn_galoshes_are_lost_instead() -> None:
    cases: list[tuple[list[Lying], list[str], list[str]]] = [
        ([galoshes, ("carry", shoes)], [], [f"{shoes.id} (carried)"]),
        ([("carry", galoshes), shoes], ["galoshes", shoes.id], ["galoshes (carried)"]),
    ]
    for lying, offered, left in cases:
        table = given(play={"Alice": lying}, doors=[the_cruller_out_of_space])
        table.next_roll(1)
        table.opens_door()
        table.fights_it_out()
        table.runs("Alice", the_cruller_out_of_space)
        if offered:
            assert table.offers("Alice") == offered
            table.answer("Alice", shoes.id)
        assert table.lying("Alice") == left
