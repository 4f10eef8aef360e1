"""The items that are numbers only, and the places they are used in."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.catalog import SETS
from rumpus.munchkin.cards.decks.cthulhu.classes import (
    cheat,
    cultist,
    investigator,
    monster_whacker,
    professor,
    super_munchkin,
)
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bowling_pin,
    brass_knucks,
    bug_spray,
    cowl_of_cthulhu,
    cthulhu_bumper_sticker,
    elder_sign,
    fez_of_fazooli,
    flamethrower,
    maaaaaaster,
    miners_helmet,
    monster_stompers,
    mystic_scribble,
    necrocomicon,
    necrognomicon,
    necronomicon,
    necrotelecom,
    of_the_middle_aged_gods,
    official_mythos,
    prehistoric_axe,
    professor_teslas_electrical_protective_device,
    railroad_spike,
    sushi_knife_of_doom,
    tommy_gun,
    triple_barreled_shotgun,
    two_handed_flashlight,
    wand_of_walloping,
)
from rumpus.munchkin.cards.decks.cthulhu.monsters import shallow_ones
from tests.munchkin.given import given


def check(card: Card, bonus: int, gold: int, hands: int = 0, slot: str = "") -> None:
    """Put down from hand it counts; carried it does not. It fills its place and is worth its gold."""
    table = given(hands={"Alice": [card]}, play={"Alice": [("carry", each) for each in rivals(card)]})
    table.plays("Alice", card, "use")
    assert table.strength("Alice") == 1 + bonus
    assert table.table.hands_used(0) == hands
    assert [table.table.value(gear) for gear in table.table.used(0)] == [gold]
    assert (card.slot, card.is_stacked) == (slot, False)

    table.answer("Alice", f"put away {card.id}")
    assert table.strength("Alice") == 1
    assert table.table.hands_used(0) == 0


def rivals(card: Card) -> list[Card]:
    """Something in the backpack that gives nothing there."""
    return [] if card in (miners_helmet, bowling_pin) else [miners_helmet, bowling_pin]


def check_only(card: Card, group: Card, bonus: int) -> None:
    """Others may carry it (MU-8.4); half a class is enough."""
    table = given(hands={"Alice": [card]})
    assert table.offers("Alice")[-1] == f"play {card.id} carry"
    assert f"play {card.id} use" not in table.offers("Alice")
    table.plays("Alice", card, "carry")
    assert table.strength("Alice") == 1
    assert f"put on {card.id}" not in table.offers("Alice")

    for classes in ([group], [group, super_munchkin]):
        table = given(hands={"Alice": [card]}, play={"Alice": classes})
        table.plays("Alice", card, "use")
        assert table.strength("Alice") == 1 + bonus

    table = given(play={"Alice": [(card, cheat)]})
    assert table.strength("Alice") == 1 + bonus


def check_never(card: Card, group: Card, bonus: int) -> None:
    """Not for that class; but half of it does not matter."""
    table = given(hands={"Alice": [card]}, play={"Alice": [group]})
    assert f"play {card.id} use" not in table.offers("Alice")
    table.plays("Alice", card, "carry")
    assert f"put on {card.id}" not in table.offers("Alice")

    table = given(hands={"Alice": [card]}, play={"Alice": [group, super_munchkin]})
    table.plays("Alice", card, "use")
    assert table.strength("Alice") == 1 + bonus


# -- in the hands ----------------------------------------------------------------------------------------------


def test_bowling_pin_gives_2_in_one_hand() -> None:
    check(bowling_pin, 2, 200, hands=1)


def test_bug_spray_gives_2_in_one_hand() -> None:
    check(bug_spray, 2, 300, hands=1)


def test_elder_sign_gives_3_in_one_hand_to_investigators_only() -> None:
    check_only(elder_sign, investigator, 3)
    assert (elder_sign.hands, elder_sign.gold) == (1, 200)


def test_flamethrower_gives_4_in_two_hands_and_is_fire() -> None:
    check(flamethrower, 4, 800, hands=2)
    assert "flame" in flamethrower.tags


def test_mystic_scribble_gives_2_in_one_hand_but_not_to_cultists() -> None:
    check(mystic_scribble, 2, 300, hands=1)
    check_never(mystic_scribble, cultist, 2)


def test_necrocomicon_gives_1_in_one_hand() -> None:
    check(necrocomicon, 1, 100, hands=1)


def test_necrognomicon_gives_2_in_one_hand() -> None:
    check(necrognomicon, 2, 200, hands=1)


def test_necronomicon_gives_5_in_two_hands_to_professors_only() -> None:
    check_only(necronomicon, professor, 5)
    assert (necronomicon.hands, necronomicon.gold) == (2, 800)


def test_railroad_spike_gives_3_in_one_hand_to_monster_whackers_only() -> None:
    check_only(railroad_spike, monster_whacker, 3)
    assert (railroad_spike.hands, railroad_spike.gold) == (1, 400)


def test_sushi_knife_of_doom_gives_2_in_one_hand() -> None:
    check(sushi_knife_of_doom, 2, 300, hands=1)


def test_tommy_gun_gives_4_in_two_hands_whatever_you_are_called() -> None:
    check(tommy_gun, 4, 600, hands=2)


@pytest.mark.rule("MU-13.11")
def test_triple_barreled_shotgun_gives_4_in_two_hands_to_investigators_only() -> None:
    check_only(triple_barreled_shotgun, investigator, 4)
    assert (triple_barreled_shotgun.hands, triple_barreled_shotgun.gold) == (2, 700)


def test_two_handed_flashlight_gives_3_in_two_hands_but_not_to_professors() -> None:
    check(two_handed_flashlight, 3, 400, hands=2)
    check_never(two_handed_flashlight, professor, 3)
    assert "light" in two_handed_flashlight.tags


def test_wand_of_walloping_gives_3_in_one_hand_but_not_to_investigators() -> None:
    check(wand_of_walloping, 3, 400, hands=1)
    check_never(wand_of_walloping, investigator, 3)


@pytest.mark.rule("MU-8.2")
def test_two_hands_hold_two_one_handed_items_or_one_two_handed() -> None:
    table = given(hands={"Alice": [bug_spray]}, play={"Alice": [bowling_pin, necrognomicon]})
    table.plays("Alice", bug_spray, "use")
    assert table.prompt == "put away (bug_spray)"
    table.answer("Alice", "bowling_pin")
    assert table.lying("Alice") == ["bowling_pin (carried)", "necrognomicon", "bug_spray"]
    assert table.strength("Alice") == 1 + 2 + 2

    table = given(hands={"Alice": [flamethrower]}, play={"Alice": [bowling_pin, necrognomicon]})
    table.plays("Alice", flamethrower, "use")
    table.answer("Alice", "bowling_pin")
    assert table.lying("Alice") == ["bowling_pin (carried)", "necrognomicon (carried)", "flamethrower"]


@pytest.mark.rule("MU-8.3")
def test_nothing_comes_out_of_the_backpack_in_a_fight_or_in_somebody_elses_turn() -> None:
    table = given(doors=[shallow_ones], play={"Alice": [("carry", bowling_pin)], "Bob": [("carry", bug_spray)]})
    assert "put on bowling_pin" in table.offers("Alice")
    assert "put on bug_spray" not in table.offers("Bob")
    table.opens_door()
    assert "put on bowling_pin" not in table.offers("Alice")


@pytest.mark.rule("MU-8.1")
def test_items_are_put_down_in_ones_own_turn_outside_combat() -> None:
    table = given(doors=[shallow_ones], hands={"Alice": [bowling_pin], "Bob": [bug_spray]})
    assert table.offers("Bob") == []
    table.opens_door()
    assert not [offer for offer in table.offers("Alice") if "bowling_pin" in offer]
    assert table.why_not("Alice", "play bowling_pin use") is not None


# -- worn, and the rest ----------------------------------------------------------------------------------------


def test_cowl_of_cthulhu_gives_2_on_the_head() -> None:
    check(cowl_of_cthulhu, 2, 400, slot="headgear")
    assert cowl_of_cthulhu.source == "reconstructed"
    assert [card.id for card in SETS["cthulhu"].cards if card.source != "sourced"] == ["cowl_of_cthulhu"]


def test_fez_of_fazooli_gives_3_on_the_head_but_not_to_monster_whackers() -> None:
    check(fez_of_fazooli, 3, 700, slot="headgear")
    check_never(fez_of_fazooli, monster_whacker, 3)


def test_maaaaaaster_gives_4_on_the_head_to_cultists_only_and_is_worth_nothing() -> None:
    check_only(maaaaaaster, cultist, 4)
    assert (maaaaaaster.slot, maaaaaaster.gold, maaaaaaster.is_item) == ("headgear", 0, True)


def test_miners_helmet_gives_2_on_the_head_and_is_a_light() -> None:
    check(miners_helmet, 2, 400, slot="headgear")
    assert "light" in miners_helmet.tags


def test_necrotelecom_gives_2_on_the_head() -> None:
    check(necrotelecom, 2, 300, slot="headgear")


def test_monster_stompers_give_3_on_the_feet_of_monster_whackers_only() -> None:
    check_only(monster_stompers, monster_whacker, 3)
    assert (monster_stompers.slot, monster_stompers.gold) == ("footgear", 600)


def test_professor_teslas_electrical_protective_device_gives_4_as_armor_to_anybody() -> None:
    check(professor_teslas_electrical_protective_device, 4, 900, slot="armor")


def test_brass_knucks_give_1_and_need_no_hand() -> None:
    check(brass_knucks, 1, 200)
    table = given(play={"Alice": [flamethrower, brass_knucks]})
    assert table.strength("Alice") == 1 + 4 + 1


def test_cthulhu_bumper_sticker_gives_2_and_is_worth_nothing() -> None:
    check(cthulhu_bumper_sticker, 2, 0)
    assert cthulhu_bumper_sticker.is_item


@pytest.mark.rule("MU-8.2")
def test_new_headgear_takes_the_place_of_the_old() -> None:
    table = given(hands={"Alice": [fez_of_fazooli]}, play={"Alice": [miners_helmet]})
    table.plays("Alice", fez_of_fazooli, "use")
    assert table.lying("Alice") == ["miners_helmet (carried)", "fez_of_fazooli"]


@pytest.mark.rule("MU-3.15")
def test_an_item_that_may_no_longer_be_used_gives_nothing_but_stays() -> None:
    table = given(doors=[shallow_ones], play={"Alice": [investigator, triple_barreled_shotgun]})
    table.opens_door()
    assert table.strengths() == (1 + 4, 8)
    table.answer("Alice", "drop investigator")
    assert table.strengths() == (1, 8)
    assert table.lying("Alice") == ["triple_barreled_shotgun"]


@pytest.mark.rule("MU-8.7")
def test_worthless_items_are_not_sold() -> None:
    table = given(hands={"Alice": [maaaaaaster, cthulhu_bumper_sticker, flamethrower, necrognomicon]})
    table.answer("Alice", "sell")
    assert table.offers("Alice") == ["flamethrower", "necrognomicon", "cancel"]
    table.picks("Alice", "flamethrower", "necrognomicon", "done")
    assert table.level("Alice") == 2
    assert table.hand("Alice") == ["maaaaaaster", "cthulhu_bumper_sticker"]


# -- what improves them ----------------------------------------------------------------------------------------


@pytest.mark.rule("MU-8.9")
def test_official_mythos_adds_2_to_what_is_held_in_the_hands() -> None:
    table = given(
        hands={"Alice": [official_mythos]},
        play={"Alice": [flamethrower, miners_helmet, brass_knucks, ("carry", bowling_pin)]},
    )
    offers = [offer for offer in table.offers("Alice") if offer.startswith("play")]
    assert offers == ["play official_mythos flamethrower", "play official_mythos bowling_pin"]
    table.plays("Alice", official_mythos, flamethrower)
    assert table.strength("Alice") == 1 + 4 + 2 + 2 + 1
    assert table.table.hands_used(0) == 2


def test_official_mythos_shares_the_fate_of_its_item() -> None:
    table = given(play={"Alice": [(flamethrower, official_mythos), professor_teslas_electrical_protective_device]})
    table.picks("Alice", "sell", "flamethrower", professor_teslas_electrical_protective_device.id, "done")
    assert sorted(table.discards()) == [
        "flamethrower",
        "official_mythos",
        "professor_teslas_electrical_protective_device",
    ]

    table = given(play={"Alice": [(bowling_pin, official_mythos)]})
    table.picks("Alice", "trade Bob", "bowling_pin")
    table.picks("Bob", "accept trade Alice")
    assert table.lying("Bob") == ["bowling_pin + official_mythos"]
    assert table.strength("Bob") == 1 + 2 + 2


def test_official_mythos_is_nothing_without_an_item_and_nothing_for_others() -> None:
    table = given(hands={"Alice": [official_mythos], "Bob": [of_the_middle_aged_gods]}, play={"Bob": [bowling_pin]})
    assert "official_mythos" not in " ".join(table.offers("Alice"))
    assert "of_the_middle_aged_gods" not in " ".join(table.offers("Bob"))  # not in Bob's turn


def test_of_the_middle_aged_gods_adds_2_and_saves_a_hand() -> None:
    table = given(
        hands={"Alice": [of_the_middle_aged_gods, bowling_pin, bug_spray]}, play={"Alice": [flamethrower, necrotelecom]}
    )
    offers = [offer for offer in table.offers("Alice") if offer.startswith("play of_")]
    assert offers == ["play of_the_middle_aged_gods flamethrower", "play of_the_middle_aged_gods necrotelecom"]
    table.plays("Alice", of_the_middle_aged_gods, flamethrower)
    table.plays("Alice", bowling_pin, "use")
    assert table.table.hands_used(0) == 2
    assert table.strength("Alice") == 1 + 4 + 2 + 2 + 2

    table.plays("Alice", bug_spray, "use")
    table.answer("Alice", "bowling_pin")  # a third hand is not there
    assert table.lying("Alice")[0] == "flamethrower + of_the_middle_aged_gods"


def test_of_the_middle_aged_gods_frees_the_hand_of_a_one_handed_item() -> None:
    table = given(hands={"Alice": [of_the_middle_aged_gods, flamethrower]}, play={"Alice": [bowling_pin, brass_knucks]})
    table.plays("Alice", of_the_middle_aged_gods, bowling_pin)
    assert table.table.hands_used(0) == 0
    table.plays("Alice", flamethrower, "use")
    assert table.strength("Alice") == 1 + 2 + 2 + 1 + 4


def test_of_the_middle_aged_gods_needs_an_item_with_a_bonus() -> None:
    plain = [card for card in SETS["cthulhu"].cards if card.kind == "item" and not card.has_bonus]
    assert sorted(card.id for card in plain) == [
        "cult_membership_card",
        "fake_tentacle",
        "non_euclidean_map",
        "shoes_of_only_having_to_run_faster_than_you",
        "tentacle",
    ]
    table = given(hands={"Alice": [of_the_middle_aged_gods]}, play={"Alice": [*plain, prehistoric_axe, brass_knucks]})
    offers = [offer for offer in table.offers("Alice") if offer.startswith("play")]
    assert offers == ["play of_the_middle_aged_gods prehistoric_axe", "play of_the_middle_aged_gods brass_knucks"]


def test_of_the_middle_aged_gods_and_official_mythos_go_together() -> None:
    table = given(play={"Alice": [(flamethrower, official_mythos, of_the_middle_aged_gods)]})
    assert table.strength("Alice") == 1 + 4 + 2 + 2
    assert table.table.hands_used(0) == 1
