"""The items that do more than give a number and are neither worn nor held."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.classes import cultist, professor, super_munchkin, wandering_monster
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_amnesia, curse_hastur_hastur_hastur
from rumpus.munchkin.cards.decks.cthulhu.items import (
    backpack_full_of_dynamite,
    bowling_pin,
    bug_spray,
    cult_membership_card,
    flamethrower,
    maaaaaaster,
    mystic_scribble,
    necrocomicon,
    non_euclidean_map,
    of_the_middle_aged_gods,
    tentacle,
)
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    buggoth,
    foggoth,
    lloyd_lloigor,
    nyukhees,
    polly_polyp,
    ruggoth,
    shallow_ones,
    shog_goth,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink, loaded_die
from tests.munchkin.given import given

# -- Backpack Full of Dynamite ---------------------------------------------------------------------------------


def test_backpack_full_of_dynamite_gives_the_number_that_is_announced() -> None:
    for number in range(1, 7):
        table = given(doors=[shallow_ones], play={"Alice": [backpack_full_of_dynamite]})
        assert table.strength("Alice") == 1
        table.next_roll(1)
        table.opens_door()
        assert table.prompt == "announce (backpack_full_of_dynamite)"
        assert table.offers("Alice") == ["1", "2", "3", "4", "5", "6"]
        table.answer("Alice", str(number))
        assert table.strengths() == (1 + number, 8)  # used up or not
    assert (backpack_full_of_dynamite.gold, backpack_full_of_dynamite.hands) == (500, 0)


def test_backpack_full_of_dynamite_is_used_up_if_the_roll_is_lower() -> None:
    for number, face, stays in (("4", 3, False), ("4", 4, True), ("4", 5, True), ("1", 1, True), ("6", 5, False)):
        table = given(doors=[shallow_ones], play={"Alice": [backpack_full_of_dynamite]}, levels={"Alice": 8})
        table.next_roll(face)
        table.opens_door()
        table.answer("Alice", number)
        assert table.lying("Alice") == ["backpack_full_of_dynamite"]  # until the fight is over
        table.fights_it_out()
        assert table.level("Alice") == 9
        assert table.lying("Alice") == (["backpack_full_of_dynamite"] if stays else [])
        assert table.strength("Alice") == 9


def test_backpack_full_of_dynamite_is_used_up_in_a_lost_fight_too() -> None:
    table = given(doors=[polly_polyp], play={"Alice": [backpack_full_of_dynamite]}, hands={"Bob": [kitchen_sink]})
    table.next_roll(1, 6)
    table.opens_door()
    table.answer("Alice", "2")
    table.plays("Bob", kitchen_sink, "against")
    assert table.strengths() == (3, 5)
    table.fights_it_out()
    assert table.lying("Alice") == ["backpack_full_of_dynamite"]
    table.runs("Alice", polly_polyp)
    assert table.lying("Alice") == []


def test_backpack_full_of_dynamite_of_a_helper_is_lit_on_joining() -> None:
    table = given(doors=[shallow_ones], play={"Bob": [backpack_full_of_dynamite]})
    table.next_roll(6)
    table.opens_door()
    table.is_helped("Bob")
    assert table.awaited == ["Bob"]
    table.answer("Bob", "6")
    assert table.strengths() == (1 + 1 + 6, 8)


def test_backpack_full_of_dynamite_does_nothing_while_it_is_carried() -> None:
    table = given(doors=[shallow_ones], play={"Alice": [("carry", backpack_full_of_dynamite)]})
    table.opens_door()
    assert table.prompt == "fight"


def test_backpack_full_of_dynamite_can_be_saved_by_a_loaded_die() -> None:
    table = given(doors=[shallow_ones], play={"Alice": [backpack_full_of_dynamite]}, hands={"Alice": [loaded_die]})
    table.next_roll(1)
    table.opens_door()
    table.picks("Alice", "6", "loaded_die 6")
    table.fights_it_out()
    assert table.lying("Alice") == ["backpack_full_of_dynamite"]
    assert table.prompt == "flight"


def test_backpack_full_of_dynamite_can_be_improved_and_is_wet_in_the_fog() -> None:
    table = given(doors=[shallow_ones], play={"Alice": [(backpack_full_of_dynamite, of_the_middle_aged_gods)]})
    table.opens_door()
    table.answer("Alice", "1")
    assert table.strengths() == (1 + 1 + 2, 8)

    table = given(doors=[foggoth], play={"Alice": [backpack_full_of_dynamite]})
    table.opens_door()
    table.declines_goths()
    assert (table.prompt, table.strengths()) == ("fight", (1, 6)), "no number is announced for nothing"


def test_backpack_full_of_dynamite_that_is_taken_in_flight_goes_with_the_fight_all_the_same() -> None:
    for face, lying in ((5, []), (6, ["backpack_full_of_dynamite"])):
        table = given(doors=[nyukhees], play={"Alice": [backpack_full_of_dynamite]}, levels={"Bob": 2})
        table.next_roll(face, 1)
        table.opens_door()
        table.answer("Alice", "6")
        table.fights_it_out()
        table.runs("Alice", nyukhees)
        table.answer("Bob", "backpack_full_of_dynamite")
        assert table.lying("Bob") == lying
        assert table.strength("Bob") == 2


# -- Cult Membership Card --------------------------------------------------------------------------------------


def test_cult_membership_card_gives_2_in_a_fight_for_each_other_cultist() -> None:
    play = {"Alice": [cult_membership_card], "Bob": [cultist], "Carol": [cultist]}
    table = given(doors=[shallow_ones], play={**play, "Dora": []}, players=("Alice", "Bob", "Carol", "Dora"))
    assert table.strength("Alice") == 1
    table.opens_door()
    assert table.strengths() == (1 + 2 + 2, 8)

    table = given(doors=[shallow_ones], play={"Alice": [("carry", cult_membership_card)], "Bob": [cultist]})
    table.opens_door()
    assert table.strengths() == (1, 8)


def test_cult_membership_card_helps_a_cultist_who_fights_beside_it() -> None:
    table = given(doors=[shallow_ones], play={"Alice": [cultist], "Bob": [cult_membership_card]})
    table.opens_door()
    assert table.strengths() == (1, 8)
    table.is_helped("Bob")
    assert table.strengths() == (1 + 2 + 1 + 2, 8)


def test_cult_membership_card_is_silent_with_the_classes() -> None:
    table = given(doors=[buggoth], play={"Alice": [cult_membership_card], "Bob": [cultist]})
    table.opens_door()
    table.declines_goths()
    assert table.strengths()[0] == 1


def test_cult_membership_card_is_not_for_cultists() -> None:
    table = given(hands={"Alice": [cult_membership_card]}, play={"Alice": [cultist], "Bob": [cultist]})
    assert "play cult_membership_card use" not in table.offers("Alice")
    assert "play cult_membership_card carry" in table.offers("Alice")
    assert cult_membership_card.gold == 100


def test_cult_membership_card_opens_the_cultists_items_and_shuts_none() -> None:
    hands = {"Alice": [maaaaaaster, mystic_scribble]}
    table = given(play={"Alice": [cult_membership_card]}, hands=hands)
    table.plays("Alice", maaaaaaster, "use")
    table.plays("Alice", mystic_scribble, "use")  # not for Cultists
    assert table.strength("Alice") == 1 + 4 + 2

    table.answer("Alice", "put away cult_membership_card")
    assert table.strength("Alice") == 1 + 2


def test_cult_membership_card_counts_where_monsters_like_cultists_not_where_they_hate_them() -> None:
    table = given(doors=[lloyd_lloigor], play={"Alice": [cult_membership_card]})
    table.opens_door()
    assert table.strengths() == (1, 8 - 2)

    table = given(doors=[shog_goth], play={"Alice": [cult_membership_card]})
    table.opens_door()
    table.declines_goths()
    assert table.strengths() == (1, 1)


def test_cult_membership_card_may_end_the_game_at_any_time_when_all_others_are_cultists() -> None:
    play = {"Alice": [cult_membership_card], "Bob": [cultist], "Carol": [cultist]}
    table = given(play=play, levels={"Alice": 4, "Bob": 3}, active="Bob", doors=[shallow_ones])
    table.opens_door("Bob")
    table.uses("Alice", cult_membership_card)
    table.everyone_passes()
    assert table.prompt == "over"
    assert table.state.winners == [table.seat("Alice")]


def test_cult_membership_card_ends_nothing_while_another_is_no_cultist() -> None:
    table = given(play={"Alice": [cult_membership_card], "Bob": [cultist]})
    assert "use cult_membership_card" not in table.offers("Alice")

    table = given(play={"Alice": [("carry", cult_membership_card)], "Bob": [cultist], "Carol": [cultist]})
    assert "use cult_membership_card" not in table.offers("Alice")


def test_cult_membership_card_asks_when_the_last_of_the_others_becomes_a_cultist() -> None:
    play = {"Alice": [cult_membership_card], "Bob": [cultist]}
    for answer, winners in (("yes", [2]), ("no", [])):
        table = given(play=play, hands={"Carol": [cultist]}, active="Carol", levels={"Carol": 2})
        table.plays("Carol", cultist)
        assert table.prompt.startswith("pass for cultist")
        table.answer("Alice", answer)
        assert table.state.winners == winners
        assert table.level("Alice") == (1 if winners else 2)  # the last outsider's level


def test_cult_membership_card_keeps_its_owner_from_becoming_a_cultist_if_they_like() -> None:
    for answer, lying in (("yes", ["cult_membership_card"]), ("no", ["cult_membership_card", "cultist"])):
        table = given(doors=[ruggoth], play={"Alice": [cult_membership_card]}, cultists=2)
        table.next_roll(1)
        table.opens_door()
        table.declines_goths()
        table.fights_it_out()
        table.runs("Alice", ruggoth)
        table.answer("Alice", answer)
        assert table.lying("Alice") == lying


# -- Non-Euclidean Map -----------------------------------------------------------------------------------------


def test_non_euclidean_map_brings_a_treasure_more_for_a_kill() -> None:
    for lying, count in ((non_euclidean_map, 2), (("carry", non_euclidean_map), 1)):
        treasures = [kitchen_sink, bug_spray, bowling_pin]
        table = given(doors=[polly_polyp], play={"Alice": [lying]}, levels={"Alice": 3}, treasures=treasures)
        table.opens_door()
        table.fights_it_out()
        assert len(table.hand("Alice")) == count
    assert non_euclidean_map.gold == 400


def test_non_euclidean_map_brings_one_treasure_for_two_monsters() -> None:
    table = given(
        doors=[shallow_ones],
        play={"Alice": [non_euclidean_map]},
        levels={"Alice": 7},
        hands={"Alice": [wandering_monster, polly_polyp, kitchen_sink], "Bob": []},
    )
    table.opens_door()
    table.plays("Alice", wandering_monster, polly_polyp)
    assert table.table.treasures_at_stake() == 2 + 1 + 1


def test_non_euclidean_map_of_a_helper_brings_nothing() -> None:
    table = given(doors=[shallow_ones], play={"Bob": [non_euclidean_map]})
    table.opens_door()
    table.is_helped("Bob")
    assert table.table.treasures_at_stake() == 2


def test_non_euclidean_map_takes_1_from_every_escape() -> None:
    for lying, face, level in (
        (non_euclidean_map, 5, 1),
        (non_euclidean_map, 6, 2),
        (("carry", non_euclidean_map), 5, 2),
    ):
        table = given(doors=[polly_polyp], play={"Alice": [lying]}, levels={"Alice": 2})
        table.next_roll(face)
        table.opens_door()
        table.fights_it_out()
        table.runs("Alice", polly_polyp)
        assert table.level("Alice") == level


# -- Tentacle --------------------------------------------------------------------------------------------------


def test_tentacle_is_a_third_hand_for_cultists() -> None:
    assert tentacle.gold == 400
    for classes in ([cultist], [cultist, super_munchkin]):
        table = given(hands={"Alice": [tentacle, bowling_pin]}, play={"Alice": [*classes, flamethrower]})
        table.plays("Alice", tentacle, "use")
        table.plays("Alice", bowling_pin, "use")
        assert table.strength("Alice") == 1 + 4 + 2

    table = given(hands={"Alice": [tentacle]}, play={"Alice": [professor]})
    assert "play tentacle use" not in table.offers("Alice")


def test_tentacle_put_away_takes_its_hand_along() -> None:
    table = given(play={"Alice": [cultist, tentacle, bowling_pin, bug_spray, necrocomicon]})
    table.answer("Alice", "put away tentacle")
    assert table.prompt == "put away"
    table.answer("Alice", "bug_spray")
    assert table.table.hands_used(0) == 2


@pytest.mark.rule("MU-3.15")
def test_tentacle_is_no_hand_once_the_cultist_is_none() -> None:
    table = given(
        doors=[shallow_ones],
        play={"Alice": [cultist, tentacle, bowling_pin, flamethrower], "Bob": [cultist]},
        hands={"Bob": [curse_amnesia]},
    )
    table.opens_door()
    table.plays("Bob", curse_amnesia, "Alice")
    table.everyone_passes()
    assert table.prompt == "put away (curse_amnesia)"
    table.answer("Alice", "flamethrower")
    assert table.lying("Alice") == ["tentacle", "bowling_pin", "flamethrower (carried)"]


def test_tentacle_serves_who_passes_for_a_cultist_as_long_as_they_do() -> None:
    table = given(
        play={"Alice": [cult_membership_card, tentacle, bowling_pin, flamethrower]},
        hands={"Carol": [curse_hastur_hastur_hastur]},
    )
    assert table.table.hands(0) == 3
    table.plays("Carol", curse_hastur_hastur_hastur, "Alice")
    table.everyone_passes()
    table.answer("Carol", "cult_membership_card")
    table.answer("Alice", "flamethrower")
    assert table.lying("Alice") == ["tentacle", "bowling_pin", "flamethrower (carried)"]


def test_tentacle_that_is_given_away_takes_its_hand_along() -> None:
    table = given(play={"Alice": [cultist, tentacle, bowling_pin, flamethrower]})
    table.picks("Alice", "trade Bob", "tentacle", "done")
    table.answer("Bob", "accept trade Alice")
    table.answer("Alice", "bowling_pin")
    assert table.lying("Alice") == ["cultist", "bowling_pin (carried)", "flamethrower"]
    assert table.lying("Bob") == ["tentacle (carried)"]
