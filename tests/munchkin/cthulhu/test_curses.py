"""The curses, and how they strike."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.classes import (
    cheat,
    cultist,
    investigator,
    monster_whacker,
    professor,
    super_munchkin,
)
from rumpus.munchkin.cards.decks.cthulhu.curses import (
    curse_amnesia,
    curse_backpack_eaten,
    curse_change_sex,
    curse_dragged_off_to_snarkham_asylum,
    curse_flashlight_goes_out,
    curse_get_all_blobby,
    curse_hair_stands_on_end,
    curse_hair_turns_white_with_horror,
    curse_hastur_hastur_hastur,
    curse_learn_yet_another_awful_truth,
    curse_madness_takes_its_toll,
    curse_solestealer,
    curse_weapon_becomes_evil,
)
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bowling_pin,
    brass_knucks,
    elder_sign,
    fake_tentacle,
    fez_of_fazooli,
    flamethrower,
    galoshes,
    maaaaaaster,
    miners_helmet,
    miskatonic_university_t_shirt,
    monster_stompers,
    necrocomicon,
    necronomicon,
    official_mythos,
    professor_teslas_electrical_protective_device,
    sushi_knife_of_doom,
    tentacle,
    two_handed_flashlight,
)
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    foggoth,
    polly_polyp,
    shallow_ones,
    the_bodiless,
    the_dunwich_snorer,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink, wishing_ring
from tests.munchkin.cthulhu.cursing import struck
from tests.munchkin.given import given

snarkham = curse_dragged_off_to_snarkham_asylum


tesla_device = professor_teslas_electrical_protective_device


# -- how curses strike -----------------------------------------------------------------------------------------


@pytest.mark.rule("MU-9.1")
def test_curse_learn_yet_another_awful_truth_strikes_at_the_door() -> None:
    table = struck(curse_learn_yet_another_awful_truth, level=3)
    assert table.level("Alice") == 2
    assert table.discards() == ["curse_learn_yet_another_awful_truth"]
    assert table.prompt == "trouble"


@pytest.mark.rule("MU-9.1")
def test_curse_learn_yet_another_awful_truth_is_played_on_anybody_any_time() -> None:
    truth = curse_learn_yet_another_awful_truth
    table = given(hands={"Bob": [truth]}, levels={"Carol": 2})
    assert [offer for offer in table.offers("Bob") if truth.id in offer] == [
        f"play {truth.id} {name}" for name in ("Alice", "Bob", "Carol")
    ]
    table.plays("Bob", truth, "Carol")
    table.everyone_passes()
    assert table.level("Carol") == 1

    table = given(doors=[the_bodiless], hands={"Bob": [truth]}, levels={"Alice": 5})
    table.opens_door()
    table.answer("Alice", "call")
    table.plays("Bob", truth, "Alice")
    table.everyone_passes()
    assert table.strengths() == (4, 4)


@pytest.mark.rule("MU-1.5")
def test_curse_learn_yet_another_awful_truth_leaves_level_1() -> None:
    assert struck(curse_learn_yet_another_awful_truth).level("Alice") == 1


# -- Amnesia ---------------------------------------------------------------------------------------------------


def test_curse_amnesia_takes_a_class_or_else_a_level() -> None:
    table = struck(curse_amnesia, professor, level=3)
    assert (table.lying("Alice"), table.level("Alice")) == ([], 3)
    assert struck(curse_amnesia, level=3).level("Alice") == 2


def test_curse_amnesia_lets_the_victim_choose_of_two() -> None:
    table = struck(curse_amnesia, professor, investigator, super_munchkin)
    assert table.offers("Alice") == ["professor", "investigator"]
    table.answer("Alice", "professor")
    assert table.lying("Alice") == ["investigator", "super_munchkin"]


def test_curse_amnesia_takes_cultist_too_unless_there_is_no_other() -> None:
    table = given(doors=[curse_amnesia], play={"Alice": [cultist], "Bob": [cultist]})
    table.opens_door()
    assert table.lying("Alice") == []

    table = struck(curse_amnesia, cultist, level=3)
    assert (table.lying("Alice"), table.level("Alice")) == (["cultist"], 3)
    table = struck(curse_amnesia, cultist, professor, super_munchkin)
    assert table.lying("Alice") == ["cultist", "super_munchkin"]


# -- Backpack Eaten --------------------------------------------------------------------------------------------


def test_curse_backpack_eaten_takes_what_is_carried_and_could_not_be_used() -> None:
    table = struck(
        curse_backpack_eaten,
        flamethrower,
        miners_helmet,
        ("carry", bowling_pin),  # no hand is free
        ("carry", fez_of_fazooli),  # nor the head
        ("carry", monster_stompers),  # only for others
        ("carry", brass_knucks),
        ("carry", tesla_device),
        kitchen_sink,
    )
    assert table.lying("Alice") == [
        "flamethrower",
        "miners_helmet",
        "brass_knucks (carried)",
        "professor_teslas_electrical_protective_device (carried)",
        "kitchen_sink (carried)",
    ]


def test_curse_backpack_eaten_spares_what_has_a_cheat() -> None:
    table = struck(curse_backpack_eaten, flamethrower, ("carry", necronomicon, cheat))
    assert table.lying("Alice") == ["flamethrower", "necronomicon + cheat (carried)"]


def test_curse_backpack_eaten_takes_nothing_in_use_even_if_it_is_of_no_use() -> None:
    assert struck(curse_backpack_eaten, elder_sign).lying("Alice") == ["elder_sign"]


def test_curse_backpack_eaten_has_nothing_to_eat() -> None:
    table = struck(curse_backpack_eaten)
    assert table.prompt == "trouble"
    assert table.discards() == ["curse_backpack_eaten"]


# -- Change Sex ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-13.10")
def test_curse_change_sex_lies_there_until_the_next_fight() -> None:
    table = given(
        hands={"Bob": [curse_change_sex]}, doors=[the_dunwich_snorer], levels={"Alice": 9}, sexes={"Alice": "male"}
    )
    table.plays("Bob", curse_change_sex, "Alice")
    table.everyone_passes()
    assert table.hero("Alice").sex == "female"
    assert table.discards() == []
    assert table.strength("Alice") == 9

    table.opens_door()
    assert table.strengths() == (9 - 5, 1)
    table.fights_it_out()
    assert table.prompt == "over"
    assert table.hero("Alice").sex == "female"


@pytest.mark.rule("MU-9.2")
def test_curse_change_sex_strikes_in_the_present_fight_and_goes_with_it() -> None:
    table = given(doors=[the_bodiless], hands={"Bob": [curse_change_sex]}, levels={"Alice": 8})
    table.next_roll(6)
    table.opens_door()
    table.plays("Bob", curse_change_sex, "Alice")
    table.everyone_passes()
    assert table.strengths() == (8 - 5, 4)
    assert table.hero("Alice").sex == "male"

    table.fights_it_out()
    table.runs("Alice", the_bodiless)
    assert table.hero("Alice").lasting == []
    assert "curse_change_sex" in table.discards()
    assert table.hero("Alice").sex == "male"


@pytest.mark.rule("MU-9.4")
def test_curse_change_sex_weighs_on_a_helper() -> None:
    table = given(doors=[the_bodiless], hands={"Carol": [curse_change_sex]}, levels={"Bob": 6})
    table.plays("Carol", curse_change_sex, "Bob")
    table.everyone_passes()
    table.opens_door()
    assert table.strengths() == (1, 4)
    table.is_helped("Bob")
    assert table.strengths() == (1 + 6 - 5, 4)


def test_curse_change_sex_is_lifted_by_a_wishing_ring() -> None:
    table = given(hands={"Bob": [curse_change_sex], "Alice": [wishing_ring]}, rest=False)
    table.plays("Bob", curse_change_sex, "Alice")
    table.everyone_passes()
    table.plays("Alice", wishing_ring, curse_change_sex, "Alice")
    assert table.hero("Alice").lasting == []


# -- Dragged Off To Snarkham Asylum ----------------------------------------------------------------------------


def test_curse_dragged_off_to_snarkham_asylum_makes_a_cultist() -> None:
    table = struck(snarkham, professor, cultists=1)
    assert table.lying("Alice") == ["cultist"]
    assert sorted(table.discards()) == sorted(["professor", snarkham.id])


def test_curse_dragged_off_to_snarkham_asylum_finds_no_card_for_another_cultist() -> None:
    assert struck(snarkham, professor).lying("Alice") == ["professor"]


def test_curse_dragged_off_to_snarkham_asylum_gives_a_cultist_another_class() -> None:
    table = given(
        doors=[snarkham],
        play={"Alice": [cultist], "Bob": [cultist]},
        door_discard=[professor, investigator, professor, polly_polyp],
    )
    table.opens_door()
    assert table.offers("Alice") == ["investigator", "professor"]
    table.answer("Alice", "professor")
    assert table.lying("Alice") == ["professor"]
    assert len(table.state.piles["cultist"]) == 1
    assert sorted(table.discards()) == sorted(["professor", "investigator", "polly_polyp", snarkham.id])


def test_curse_dragged_off_to_snarkham_asylum_finds_no_class_among_the_discards() -> None:
    table = given(doors=[snarkham], play={"Alice": [cultist], "Bob": [cultist]}, cultists=2)
    table.opens_door()
    assert table.lying("Alice") == []


def test_curse_dragged_off_to_snarkham_asylum_does_nothing_to_the_only_cultist() -> None:
    table = struck(snarkham, cultist, door_discard=[professor])
    assert table.lying("Alice") == ["cultist"]
    assert table.discards() == ["professor", snarkham.id]


def test_curse_dragged_off_to_snarkham_asylum_lets_a_super_munchkin_have_a_class_that_differs() -> None:
    table = given(
        doors=[snarkham],
        play={"Alice": [cultist, professor, super_munchkin], "Bob": [cultist]},
        door_discard=[professor, investigator],
    )
    table.opens_door()
    assert table.lying("Alice") == ["professor", "super_munchkin", "investigator"]

    table = given(
        doors=[snarkham], play={"Alice": [cultist, super_munchkin], "Bob": [cultist]}, door_discard=[investigator]
    )
    table.opens_door()
    assert table.lying("Alice") == ["super_munchkin", "investigator"]


# -- Flashlight Goes Out! --------------------------------------------------------------------------------------


def test_curse_flashlight_goes_out_takes_lamps_in_use_and_carried_and_3_in_the_next_fight() -> None:
    table = given(
        doors=[curse_flashlight_goes_out],
        play={"Alice": [two_handed_flashlight, ("carry", miners_helmet), brass_knucks]},
        hands={"Alice": [the_bodiless]},
    )
    table.opens_door()
    table.everyone_passes()
    assert table.lying("Alice") == ["brass_knucks"]
    assert table.strength("Alice") == 1 + 1

    table.plays("Alice", the_bodiless)
    assert table.strengths() == (1 + 1 - 3, 4)


def test_curse_flashlight_goes_out_weighs_on_those_without_lamps_in_their_present_fight() -> None:
    table = given(
        doors=[the_bodiless],
        hands={"Bob": [curse_flashlight_goes_out], "Alice": [miners_helmet]},
        play={"Alice": [brass_knucks]},
    )
    table.opens_door()
    table.plays("Bob", curse_flashlight_goes_out, "Alice")
    table.everyone_passes()
    assert table.strengths() == (1 + 1 - 3, 4)
    assert table.hand("Alice") == ["miners_helmet"]  # safe in hand


# -- what is worn ----------------------------------------------------------------------------------------------


def test_curse_get_all_blobby_takes_the_armor_that_is_worn() -> None:
    assert struck(curse_get_all_blobby, tesla_device, miners_helmet).lying("Alice") == ["miners_helmet"]
    table = struck(curse_get_all_blobby, ("carry", tesla_device))
    assert table.lying("Alice") == [f"{tesla_device.id} (carried)"]


def test_curse_hair_stands_on_end_takes_the_headgear_that_is_worn() -> None:
    table = struck(curse_hair_stands_on_end, miners_helmet, ("carry", fez_of_fazooli), tesla_device)
    assert table.lying("Alice") == ["fez_of_fazooli (carried)", tesla_device.id]


def test_curse_hair_stands_on_end_takes_a_fake_tentacle_along() -> None:
    assert struck(curse_hair_stands_on_end, miners_helmet, fake_tentacle).lying("Alice") == []


@pytest.mark.rule("MU-13.8")
def test_curse_solestealer_takes_footgear_or_nothing() -> None:
    assert struck(curse_solestealer, monster_whacker, monster_stompers).lying("Alice") == ["monster_whacker"]
    table = struck(curse_solestealer, miners_helmet)
    assert table.lying("Alice") == ["miners_helmet"]
    assert table.discards() == ["curse_solestealer"]


def test_curse_solestealer_is_content_with_galoshes() -> None:
    table = struck(curse_solestealer, monster_whacker, monster_stompers, galoshes)
    assert table.lying("Alice") == ["monster_whacker", "monster_stompers"]


# -- Hair Turns White With Horror ------------------------------------------------------------------------------


def test_curse_hair_turns_white_with_horror_takes_all_classes_but_cultist() -> None:
    white = curse_hair_turns_white_with_horror
    assert struck(white, professor, investigator, super_munchkin).lying("Alice") == []
    assert struck(white, professor, cultist, super_munchkin).lying("Alice") == ["cultist", "super_munchkin"]
    table = struck(white, level=3)
    assert table.level("Alice") == 3  # without a class nothing happens


# -- Hastur Hastur Hastur --------------------------------------------------------------------------------------


def test_curse_hastur_hastur_hastur_lets_the_right_neighbour_pick() -> None:
    table = struck(curse_hastur_hastur_hastur, flamethrower, ("carry", bowling_pin), kitchen_sink, professor)
    assert table.awaited == ["Carol"]
    assert table.offers("Carol") == ["flamethrower", "bowling_pin", "kitchen_sink"]
    table.answer("Carol", "flamethrower")
    assert table.lying("Alice") == ["bowling_pin (carried)", "kitchen_sink (carried)", "professor"]


def test_curse_hastur_hastur_hastur_takes_what_lies_on_the_item_as_well() -> None:
    table = struck(curse_hastur_hastur_hastur, (flamethrower, official_mythos))
    assert table.lying("Alice") == []
    assert sorted(table.discards()) == ["curse_hastur_hastur_hastur", "flamethrower", "official_mythos"]


def test_curse_hastur_hastur_hastur_finds_nothing() -> None:
    assert struck(curse_hastur_hastur_hastur, professor).lying("Alice") == ["professor"]


# -- Madness Takes Its Toll ------------------------------------------------------------------------------------


def test_curse_madness_takes_its_toll_takes_1000_gold_of_the_victims_choice() -> None:
    table = struck(curse_madness_takes_its_toll, flamethrower, tesla_device, ("carry", necrocomicon), maaaaaaster)
    assert table.offers("Alice") == ["flamethrower", tesla_device.id, "necrocomicon"]  # nothing worthless
    table.picks("Alice", tesla_device.id, "necrocomicon")  # 900 + 100
    assert table.lying("Alice") == ["flamethrower", "maaaaaaster"]


def test_curse_madness_takes_its_toll_goes_on_until_it_is_enough() -> None:
    table = struck(curse_madness_takes_its_toll, flamethrower, tesla_device, ("carry", brass_knucks))
    table.picks("Alice", tesla_device.id, "flamethrower")
    assert table.lying("Alice") == ["brass_knucks (carried)"]


def test_curse_madness_takes_its_toll_takes_what_goes_along_only_once() -> None:
    table = struck(curse_madness_takes_its_toll, flamethrower, tesla_device, miskatonic_university_t_shirt)
    table.picks("Alice", miskatonic_university_t_shirt.id, tesla_device.id)  # 100 + 900; the shirt is gone already
    assert table.lying("Alice") == ["flamethrower"]


def test_curse_madness_takes_its_toll_takes_all_if_that_is_less() -> None:
    table = struck(curse_madness_takes_its_toll, flamethrower, ("carry", necrocomicon), maaaaaaster, professor)
    assert table.lying("Alice") == ["professor"]


# -- Weapon Becomes Evil ---------------------------------------------------------------------------------------


evil = curse_weapon_becomes_evil


def test_curse_weapon_becomes_evil_turns_the_biggest_bonus_around() -> None:
    table = struck(evil, sushi_knife_of_doom, fez_of_fazooli, ("carry", miners_helmet))
    assert table.lying("Alice") == [
        "sushi_knife_of_doom",
        "fez_of_fazooli + curse_weapon_becomes_evil",
        "miners_helmet (carried)",
    ]
    assert table.strength("Alice") == 1 + 2 - 3
    assert table.discards() == []


def test_curse_weapon_becomes_evil_finds_what_is_carried() -> None:
    """It is in play, although it is not in use: there it gives nothing, but it stays what it is."""
    table = struck(evil, sushi_knife_of_doom, fez_of_fazooli, ("carry", flamethrower), level=3)
    assert table.lying("Alice")[2] == "flamethrower + curse_weapon_becomes_evil (carried)"
    assert table.strength("Alice") == 3 + 2 + 3
    assert "put on flamethrower" not in table.offers("Alice")
    table.answer("Alice", "be rid of flamethrower")
    assert (table.level("Alice"), table.lying("Alice")) == (1, ["sushi_knife_of_doom", "fez_of_fazooli"])


def test_curse_weapon_becomes_evil_compares_carried_items_with_what_lies_on_them() -> None:
    table = struck(evil, fez_of_fazooli, ("carry", sushi_knife_of_doom, official_mythos))
    assert table.lying("Alice") == [
        "fez_of_fazooli",
        "sushi_knife_of_doom + official_mythos + curse_weapon_becomes_evil (carried)",
    ]


def test_curse_weapon_becomes_evil_counts_what_lies_on_the_item() -> None:
    table = struck(evil, (sushi_knife_of_doom, official_mythos), fez_of_fazooli)
    assert table.strength("Alice") == 1 - (2 + 2) + 3


def test_curse_weapon_becomes_evil_lets_the_victim_choose_of_equals() -> None:
    table = struck(evil, sushi_knife_of_doom, miners_helmet)
    assert table.offers("Alice") == ["sushi_knife_of_doom", "miners_helmet"]
    table.answer("Alice", "miners_helmet")
    assert table.lying("Alice")[1] == "miners_helmet + curse_weapon_becomes_evil"


def test_curse_weapon_becomes_evil_passes_over_what_gives_nothing() -> None:
    table = struck(evil, elder_sign, ("carry", necronomicon), kitchen_sink)  # only for others; and used up once
    assert table.lying("Alice") == ["elder_sign", "necronomicon (carried)", "kitchen_sink (carried)"]
    assert table.discards() == ["curse_weapon_becomes_evil"]


def test_curse_weapon_becomes_evil_cannot_be_put_away_traded_or_sold() -> None:
    table = struck(evil, flamethrower, ("carry", bowling_pin), ("carry", tesla_device), level=2)
    table.answer("Alice", "flamethrower")
    offers = table.offers("Alice")
    assert "put away flamethrower" not in offers
    assert "put on bowling_pin" not in offers  # no hand is free
    assert "be rid of flamethrower" not in offers  # two levels cannot be paid
    assert "sell" in offers
    table.picks("Alice", "sell")
    assert "flamethrower" not in table.offers("Alice")
    table.answer("Alice", "cancel")
    table.answer("Alice", "trade Bob")
    assert "flamethrower" not in table.offers("Alice")
    table.answer("Alice", "done")


def test_curse_weapon_becomes_evil_is_discarded_for_two_levels_even_in_a_fight() -> None:
    table = given(doors=[the_bodiless], play={"Alice": [(flamethrower, evil)]}, levels={"Alice": 3})
    table.opens_door()
    assert table.strengths() == (3 - 4, 4)
    table.answer("Alice", "be rid of flamethrower")
    assert table.strengths() == (1, 4)
    assert sorted(table.discards()) == ["curse_weapon_becomes_evil", "flamethrower"]


def test_curse_weapon_becomes_evil_is_lifted_by_a_wishing_ring() -> None:
    table = given(play={"Alice": [(flamethrower, evil)]}, hands={"Bob": [wishing_ring]})
    table.plays("Bob", wishing_ring, evil, "Alice")
    assert table.lying("Alice") == ["flamethrower"]
    assert table.strength("Alice") == 1 + 4


def test_curse_weapon_becomes_evil_goes_on_death_and_is_no_loot() -> None:
    table = given(doors=[shallow_ones], play={"Alice": [(flamethrower, evil)]}, levels={"Bob": 2})
    table.next_roll(1)
    table.opens_door()
    table.fights_it_out()
    table.runs("Alice", shallow_ones)
    assert table.offers("Bob") == ["flamethrower", "none"]
    assert "curse_weapon_becomes_evil" in table.discards()
    table.picks("Bob", "none")
    table.picks("Carol", "none")


def test_curse_weapon_becomes_evil_finds_no_bonus_in_the_fog() -> None:
    table = given(doors=[foggoth], play={"Alice": [bowling_pin]}, hands={"Bob": [evil]})
    table.opens_door()
    table.declines_goths()
    table.plays("Bob", evil, "Alice")
    table.everyone_passes()
    assert table.lying("Alice") == ["bowling_pin"]


def test_curse_weapon_becomes_evil_stays_in_hand_when_hands_get_fewer() -> None:
    table = given(
        doors=[curse_hastur_hastur_hastur], play={"Alice": [tentacle, (flamethrower, evil), bowling_pin]}, rest=False
    )
    table.opens_door()
    table.answer("Carol", "tentacle")
    assert table.lying("Alice") == ["flamethrower + curse_weapon_becomes_evil", "bowling_pin (carried)"]


def test_curse_weapon_becomes_evil_is_worn_beside_what_has_a_cheat() -> None:
    table = given(play={"Alice": [(miners_helmet, evil), ("carry", fez_of_fazooli, cheat)]})
    table.answer("Alice", "put on fez_of_fazooli")
    assert table.strength("Alice") == 1 - 2 + 3
