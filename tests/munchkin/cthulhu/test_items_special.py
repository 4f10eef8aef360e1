"""The items that do more than give a number: in the hands, on the head."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.classes import cultist, wandering_monster
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_hair_stands_on_end, curse_weapon_becomes_evil
from rumpus.munchkin.cards.decks.cthulhu.enhancers import and_its_spawn
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bagpipes,
    bowling_pin,
    fake_tentacle,
    galoshes,
    miners_helmet,
    necronookiecon,
    necrotelecom,
    official_mythos,
    prehistoric_axe,
    professor_teslas_electrical_protective_device,
    shoes_of_only_having_to_run_faster_than_you,
    shogulator,
)
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    foggoth,
    fun_guy_from_yuggoth,
    nightie_gaunts,
    ozathoth,
    polly_polyp,
    ruggoth,
    shallow_ones,
    shog_goth,
    shoggoth,
    shrub_niggurath,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import ichor_liquor, kitchen_sink, loaded_die, song_of_madness
from tests.munchkin.given import Given, given

shoes = shoes_of_only_having_to_run_faster_than_you
device = professor_teslas_electrical_protective_device


def cursed(table: Given) -> None:
    """The door is a curse, and nobody answers it."""
    table.opens_door()
    table.everyone_passes()


# -- Bagpipes --------------------------------------------------------------------------------------------------


def test_bagpipes_give_4_unless_a_6_is_rolled() -> None:
    for face, strength in ((1, 1 + 4), (5, 1 + 4), (6, 1)):
        table = given(doors=[shallow_ones], play={"Alice": [bagpipes]})
        assert table.strength("Alice") == 1 + 4
        table.next_roll(face)
        table.opens_door()
        assert table.strengths() == (strength, 8)
    assert table.table.hands_used(0) == 2


def test_bagpipes_that_were_silent_are_lost_unless_the_monster_is_killed() -> None:
    for face, level, lying in ((6, 1, []), (5, 1, ["bagpipes"]), (6, 3, ["bagpipes"])):
        table = given(
            doors=[shallow_ones if face == 5 else polly_polyp], play={"Alice": [bagpipes]}, levels={"Alice": level}
        )
        table.next_roll(face, 5)
        table.opens_door()
        table.fights_it_out()
        if level == 1:
            table.runs("Alice", shallow_ones if face == 5 else polly_polyp)
        assert table.lying("Alice") == lying
        assert table.strength("Alice") == table.level("Alice") + (4 if lying else 0)  # sound again


def test_bagpipes_that_were_silent_are_lost_if_the_monster_only_leaves() -> None:
    table = given(doors=[ozathoth], play={"Alice": [bagpipes, cultist]}, hands={"Alice": [song_of_madness]})
    table.next_roll(6)
    table.opens_door()
    table.keeps_roll()
    table.plays("Alice", song_of_madness, ozathoth)
    assert table.lying("Alice") == ["cultist"]
    assert table.discards() == ["ozathoth", "bagpipes", "song_of_madness"]


def test_bagpipes_of_a_helper_are_tried_on_joining() -> None:
    table = given(doors=[shallow_ones], play={"Bob": [bagpipes]})
    table.next_roll(6)
    table.opens_door()
    assert not [line for line in table.told() if line.startswith("roll")]
    table.is_helped("Bob")
    assert table.strengths() == (1 + 1, 8)


def test_bagpipes_in_the_backpack_are_not_tried() -> None:
    table = given(doors=[shallow_ones], play={"Alice": [("carry", bagpipes)]})
    table.opens_door()
    assert not [line for line in table.told() if line.startswith("roll")]


def test_bagpipes_silence_what_is_fixed_to_them() -> None:
    for face, strength in ((6, 1), (5, 1 + 4 + 2)):
        table = given(doors=[shallow_ones], play={"Alice": [(bagpipes, official_mythos)]})
        table.next_roll(face)
        table.opens_door()
        assert table.strengths() == (strength, 8)


def test_bagpipes_are_saved_by_a_loaded_die() -> None:
    table = given(doors=[shallow_ones], play={"Alice": [bagpipes]}, hands={"Alice": [loaded_die]})
    table.next_roll(6)
    table.opens_door()
    assert table.prompt == "die (bagpipes)"
    table.answer("Alice", "loaded_die 1")
    assert table.strengths() == (1 + 4, 8)


# -- Necronookiecon --------------------------------------------------------------------------------------------


def test_necronookiecon_gives_3_in_one_hand() -> None:
    table = given(play={"Alice": [necronookiecon]})
    assert table.strength("Alice") == 1 + 3
    assert (necronookiecon.hands, necronookiecon.gold) == (1, 300)
    assert "use necronookiecon" not in " ".join(table.offers("Alice"))  # no fight


def test_necronookiecon_ends_fight_and_turn_without_reward() -> None:
    table = given(doors=[shallow_ones], play={"Alice": [necronookiecon]}, levels={"Alice": 9})
    table.opens_door()
    table.uses("Alice", necronookiecon, shallow_ones)
    assert table.level("Alice") == 9
    assert table.hand("Alice") == table.lying("Alice") == []
    assert table.discards() == ["shallow_ones", "necronookiecon"]
    assert table.state.active == table.seat("Bob")
    assert table.prompt == "start"


def test_necronookiecon_does_not_spare_charity() -> None:
    hand = [miners_helmet, bowling_pin, galoshes, ichor_liquor, kitchen_sink, loaded_die]
    table = given(doors=[shallow_ones], play={"Alice": [necronookiecon]}, hands={"Alice": hand}, levels={"Alice": 2})
    table.opens_door()
    table.uses("Alice", necronookiecon, shallow_ones)
    assert table.prompt == "charity"
    table.answer("Alice", "bowling_pin Carol")
    assert table.prompt == "arrive"
    table.answer("Carol", "done")
    assert table.state.active == table.seat("Bob")


def test_necronookiecon_works_against_exactly_one_monster() -> None:
    table = given(
        doors=[shallow_ones], play={"Alice": [necronookiecon]}, hands={"Bob": [wandering_monster, polly_polyp]}
    )
    table.opens_door()
    table.plays("Bob", wandering_monster, polly_polyp)
    assert "use necronookiecon" not in " ".join(table.offers("Alice"))


def test_necronookiecon_is_for_the_fighter_only() -> None:
    table = given(doors=[shallow_ones], play={"Bob": [necronookiecon], "Carol": [("carry", bowling_pin)]})
    table.opens_door()
    table.is_helped("Bob")
    assert "use necronookiecon" not in " ".join(table.offers("Bob"))


def test_necronookiecon_leaves_the_helper_alone_and_must_be_in_use() -> None:
    table = given(doors=[shallow_ones], play={"Alice": [necronookiecon]}, hands={"Carol": [miners_helmet]})
    table.opens_door()
    table.is_helped("Bob")
    table.answer("Alice", "call")
    table.uses("Alice", necronookiecon, shallow_ones)
    assert table.state.fight is None
    assert table.level("Bob") == 1

    table = given(doors=[shallow_ones], play={"Alice": [("carry", necronookiecon)]})
    table.opens_door()
    assert "use necronookiecon" not in " ".join(table.offers("Alice"))


def test_necronookiecon_is_no_way_out_once_the_fight_is_lost_or_the_book_is_evil() -> None:
    table = given(doors=[shallow_ones], play={"Alice": [necronookiecon]})
    table.opens_door()
    table.fights_it_out()
    assert table.prompt == "flight"
    assert "use necronookiecon" not in " ".join(table.offers("Alice"))

    table = given(doors=[shallow_ones], play={"Alice": [(necronookiecon, curse_weapon_becomes_evil)]})
    table.opens_door()
    assert "use necronookiecon" not in " ".join(table.offers("Alice"))


# -- Prehistoric Axe, Shogulator -------------------------------------------------------------------------------


def test_prehistoric_axe_has_5_from_level_15_on() -> None:
    assert (prehistoric_axe.hands, prehistoric_axe.gold) == (1, 500)
    for monster, bonus in ((nightie_gaunts, 2), (shrub_niggurath, 5), (ozathoth, 5)):
        table = given(doors=[monster], play={"Alice": [prehistoric_axe]})
        assert table.strength("Alice") == 1 + 2
        table.opens_door()
        assert table.strengths() == (1 + bonus, monster.level)


@pytest.mark.rule("MU-3.21")
def test_prehistoric_axe_asks_for_the_printed_level_of_any_monster_there() -> None:
    hands = {"Bob": [and_its_spawn, wandering_monster, shrub_niggurath]}
    table = given(doors=[nightie_gaunts], play={"Alice": [prehistoric_axe]}, hands=hands)
    table.opens_door()
    table.plays("Bob", and_its_spawn, nightie_gaunts)
    assert table.strengths() == (1 + 2, 14 + 5)
    table.plays("Bob", wandering_monster, shrub_niggurath)
    assert table.strengths() == (1 + 5, 14 + 5 + 16)


def test_shogulator_knows_its_goths() -> None:
    assert (shogulator.hands, shogulator.gold) == (2, 600)
    for monster, bonus in (
        (polly_polyp, 2),
        (ozathoth, 2),  # no goth
        (ruggoth, 5),
        (fun_guy_from_yuggoth, 5),
        (shoggoth, 10),
        (shog_goth, 10),
    ):
        table = given(doors=[monster], play={"Alice": [shogulator]})
        assert table.strength("Alice") == 1 + 2
        table.opens_door()
        table.declines_goths()
        assert table.strengths()[0] == 1 + bonus, monster


def test_shogulator_counts_once_for_several_goths() -> None:
    table = given(doors=[ruggoth], play={"Alice": [shogulator]}, hands={"Bob": [shog_goth]})
    table.opens_door()
    table.answer("Bob", "shog_goth")
    assert table.strengths() == (1 + 10, 2 + 1)


def test_shogulator_is_lost_in_the_fog() -> None:
    table = given(doors=[foggoth], play={"Alice": [shogulator]})
    table.opens_door()
    table.declines_goths()
    assert table.strengths() == (1, 6)


# -- on the head -----------------------------------------------------------------------------------------------


def test_fake_tentacle_adds_1_to_run_away() -> None:
    for lying, face, level in ((fake_tentacle, 4, 2), (fake_tentacle, 3, 1), (("carry", fake_tentacle), 4, 1)):
        table = given(doors=[polly_polyp], play={"Alice": [lying]}, levels={"Alice": 2})
        table.next_roll(face)
        table.opens_door()
        assert table.strengths() == (2, 2)
        table.fights_it_out()
        table.runs("Alice", polly_polyp)
        assert table.level("Alice") == level


def test_fake_tentacle_goes_beside_other_headgear_and_is_lost_with_it() -> None:
    table = given(
        hands={"Alice": [fake_tentacle, necrotelecom]},
        play={"Alice": [miners_helmet]},
        doors=[curse_hair_stands_on_end],
    )
    table.plays("Alice", fake_tentacle, "use")
    assert table.lying("Alice") == ["miners_helmet", "fake_tentacle"]
    table.plays("Alice", necrotelecom, "use")  # of the others still one only
    assert table.lying("Alice") == ["miners_helmet (carried)", "fake_tentacle", "necrotelecom"]
    assert fake_tentacle.gold == 200

    cursed(table)
    assert table.lying("Alice") == ["miners_helmet (carried)"]


def test_fake_tentacle_is_headgear_by_itself() -> None:
    table = given(play={"Alice": [fake_tentacle]}, doors=[curse_hair_stands_on_end])
    cursed(table)
    assert table.lying("Alice") == []
