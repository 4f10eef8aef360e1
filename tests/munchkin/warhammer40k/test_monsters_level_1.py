"""The monsters of level 1."""

from __future__ import annotations

import pytest

from tests.munchkin.cthulhu.fights import caught_by, meet, meets
from tests.munchkin.given import Lying
from tests.munchkin.warhammer40k.cards import (
    alliance,
    attack_bike,
    bolter,
    carapace_armor,
    chaos_cultist,
    frag_grenade,
    grav_boots,
    grots,
    heresy,
    krak_grenade,
    laspistol,
    leman_russ,
    more_dakka,
    necron,
    nurgling,
    ork,
    peaked_cap,
    rebreather,
    ripper_swarm,
    servo_skull,
    snotlings,
    squig,
    stomping_boots,
    storm_shield,
    thunder_hammer,
    tyranid,
    wandering_monster_40k,
)
from tests.munchkin.warhammer40k.fights import chased_by
from tests.munchkin.warhammer40k.table import given40k

# -- Snotlings -------------------------------------------------------------------------------------------------


def test_snotlings_fear_orks() -> None:
    for lying in ([ork], [ork, alliance], [ork, necron, alliance]):
        table = given40k(doors=[snotlings], play={"Alice": lying})
        assert meets(table) == (1, 1 - 1)
    assert meets(given40k(doors=[snotlings], play={"Alice": [necron]})) == (1, 1)


def test_snotlings_fear_an_ork_who_helps() -> None:
    table = given40k(doors=[snotlings], play={"Bob": [ork]})
    assert meets(table) == (1, 1)
    table.is_helped("Bob")
    assert table.strengths() == (2, 0)


def test_snotlings_take_a_small_item_of_your_choice() -> None:
    lying: list[Lying] = [
        necron,
        laspistol,
        ("carry", peaked_cap),
        ("carry", thunder_hammer),
        attack_bike,
        frag_grenade,
    ]
    table = chased_by(snotlings, *lying, hand=[rebreather])
    assert table.offers("Alice") == ["laspistol", "peaked_cap", "attack_bike", "frag_grenade"]  # not Big, not the hand

    table.answer("Alice", "peaked_cap")
    assert "peaked_cap" in table.discards()
    assert table.lying("Alice") == [
        "necron", "laspistol", "thunder_hammer (carried)", "attack_bike", "frag_grenade (carried)",
    ]  # fmt: skip


def test_snotlings_take_the_only_small_item_and_what_lies_on_it() -> None:
    table = chased_by(snotlings, (laspistol, more_dakka), storm_shield)
    assert table.lying("Alice") == ["storm_shield"]
    assert {"laspistol", "more_dakka"} <= set(table.discards())


def test_snotlings_do_nothing_to_who_has_no_small_item() -> None:
    table = chased_by(snotlings, ork, thunder_hammer, leman_russ, hand=[laspistol], level=3)
    assert table.lying("Alice") == ["ork", "thunder_hammer", "leman_russ"]
    assert (table.level("Alice"), table.hand("Alice")) == (3, ["laspistol"])


@pytest.mark.rule("MU-12.2")
def test_snotlings_are_one_monster_with_one_roll_and_one_level() -> None:
    table = given40k(doors=[snotlings], levels={"Alice": 2})
    meet(table)
    table.fights_it_out()
    assert table.level("Alice") == 3
    assert len(table.hand("Alice")) == 1


# -- Ripper Swarm ----------------------------------------------------------------------------------------------


def test_ripper_swarm_may_be_sent_away_by_a_tyranid() -> None:
    for lying in ([tyranid], [tyranid, alliance]):
        table = given40k(doors=[ripper_swarm], play={"Alice": lying}, hands={"Alice": [squig]})
        table.opens_door()
        assert table.prompt == "send away (ripper_swarm)"
        table.answer("Alice", "yes")
        assert table.foes() == []
        assert table.discards() == ["ripper_swarm"]
        assert (table.level("Alice"), table.hand("Alice")) == (1, ["squig"])
        assert {"loot the room", "play squig"} <= set(table.offers("Alice"))  # as if no monster had been met


def test_ripper_swarm_may_be_fought_by_a_tyranid_all_the_same() -> None:
    table = given40k(doors=[ripper_swarm], play={"Alice": [tyranid]}, levels={"Alice": 2})
    table.opens_door()
    table.answer("Alice", "no")
    table.fights_it_out()
    assert table.level("Alice") == 3
    assert len(table.hand("Alice")) == 1
    assert "loot the room" not in table.offers("Alice")


def test_ripper_swarm_is_not_sent_away_by_others() -> None:
    table = given40k(doors=[ripper_swarm], play={"Alice": [ork], "Bob": [tyranid]})
    table.opens_door()
    assert table.prompt == "fight"
    table.is_helped("Bob")
    assert table.foes() == ["ripper_swarm"]  # who helps has not met it


def test_ripper_swarm_that_was_looked_for_may_be_sent_away() -> None:
    table = given40k(play={"Alice": [tyranid]}, hands={"Alice": [ripper_swarm, squig]}, phase="trouble")
    table.plays("Alice", ripper_swarm)
    table.answer("Alice", "yes")
    assert table.hand("Alice") == ["squig"]
    table.plays("Alice", squig)
    assert table.foes() == ["squig"]


def test_ripper_swarm_from_the_room_may_be_sent_away_but_the_room_is_looted() -> None:
    table = given40k(doors=[ripper_swarm], play={"Alice": [tyranid]}, hands={"Alice": [squig]}, phase="trouble")
    table.picks("Alice", "loot the room", "fight ripper_swarm", "yes")
    assert table.discards() == ["ripper_swarm"]
    assert not {"loot the room", "play squig"} & set(table.offers("Alice"))
    assert "end turn" in table.offers("Alice")


def test_ripper_swarm_that_joins_a_fight_stays() -> None:
    table = given40k(doors=[squig], play={"Alice": [tyranid]}, hands={"Bob": [wandering_monster_40k, ripper_swarm]})
    meet(table)
    table.plays("Bob", wandering_monster_40k, ripper_swarm)
    table.everyone_passes()
    assert table.prompt == "fight"
    assert table.strengths() == (1, 2 + 1)


def test_ripper_swarm_takes_the_footgear_or_else_a_level() -> None:
    for lying, left, level in (
        ([stomping_boots, peaked_cap], ["peaked_cap"], 5),
        ([("carry", stomping_boots)], [], 5),
        ([peaked_cap], ["peaked_cap"], 4),
    ):
        table = chased_by(ripper_swarm, *lying)
        assert table.lying("Alice") == left
        assert table.level("Alice") == level


def test_ripper_swarm_takes_no_level_from_level_1() -> None:
    table = caught_by(ripper_swarm, given40k(doors=[ripper_swarm]))
    assert table.level("Alice") == 1


# -- Servo-Skull -----------------------------------------------------------------------------------------------


def test_servo_skull_takes_the_headgear() -> None:
    table = chased_by(servo_skull, rebreather, carapace_armor)
    assert table.lying("Alice") == ["carapace_armor"]
    assert table.level("Alice") == 5


def test_servo_skull_takes_nothing_else() -> None:
    table = chased_by(servo_skull, ("carry", rebreather), carapace_armor, hand=[peaked_cap])
    assert table.lying("Alice") == ["carapace_armor"], "carried is hers, too; the hand is safe"
    assert (table.level("Alice"), table.hand("Alice")) == (5, ["peaked_cap"])


def test_servo_skull_is_easier_to_flee_from() -> None:
    table = chased_by(servo_skull, rebreather, rolls=(4,))
    assert table.lying("Alice") == ["rebreather"]
    table = chased_by(servo_skull, rebreather, rolls=(3,))
    assert table.lying("Alice") == []
    table = chased_by(servo_skull, rebreather, grav_boots, rolls=(2,))  # 2 + 1 + 2
    assert table.lying("Alice") == ["rebreather", "grav_boots"]


# -- Grots -----------------------------------------------------------------------------------------------------


def test_grots_fear_orks() -> None:
    assert meets(given40k(doors=[grots], play={"Alice": [ork, alliance]})) == (1, 0)
    assert meets(given40k(doors=[grots])) == (1, 1)


def test_grots_let_the_player_on_the_left_pick_a_small_item() -> None:
    table = chased_by(grots, peaked_cap, laspistol, storm_shield, attack_bike, ("carry", bolter), hand=[frag_grenade])
    assert table.awaited == ["Bob"]
    assert table.offers("Bob") == ["peaked_cap", "laspistol", "attack_bike", "bolter"]

    table.answer("Bob", "bolter")
    assert table.lying("Bob") == ["bolter"]  # at once in use, there is room
    assert table.lying("Alice") == ["peaked_cap", "laspistol", "storm_shield", "attack_bike"]
    assert table.hand("Alice") == ["frag_grenade"]


def test_grots_hand_over_the_only_small_item_and_what_lies_on_it() -> None:
    table = chased_by(grots, (laspistol, more_dakka), storm_shield)
    assert table.lying("Bob") == ["laspistol + more_dakka"]
    assert table.lying("Alice") == ["storm_shield"]
    assert table.strength("Bob") == 1 + 1 + 3


def test_grots_do_nothing_to_who_has_no_small_item() -> None:
    table = chased_by(grots, storm_shield, leman_russ, hand=[laspistol])
    assert table.lying("Alice") == ["storm_shield", "leman_russ"]
    assert (table.level("Alice"), table.hand("Alice"), table.lying("Bob")) == (5, ["laspistol"], [])


def test_grots_give_a_helper_what_the_fighter_loses_but_not_to_use_in_the_flight() -> None:
    table = given40k(doors=[grots], play={"Alice": [peaked_cap]}, hands={"Carol": [krak_grenade]})
    meet(table, 1, 6)
    table.is_helped("Bob")
    table.plays("Carol", krak_grenade, "against")
    table.fights_it_out()
    table.runs("Alice", grots)
    assert table.lying("Bob") == ["peaked_cap (carried)"]
    table.runs("Bob", grots)
    assert table.lying("Bob") == ["peaked_cap (carried)"]


def test_grots_take_from_a_helper_for_the_third_player() -> None:
    table = given40k(doors=[grots], play={"Bob": [peaked_cap]}, hands={"Carol": [krak_grenade]})
    meet(table, 6, 1)
    table.is_helped("Bob")
    table.plays("Carol", krak_grenade, "against")
    table.fights_it_out()
    table.runs("Alice", grots)
    table.runs("Bob", grots)
    assert (table.lying("Bob"), table.lying("Carol")) == ([], ["peaked_cap"])


# -- Chaos Cultist ---------------------------------------------------------------------------------------------


def test_chaos_cultist_makes_you_discard_a_card() -> None:
    table = caught_by(chaos_cultist, given40k(doors=[chaos_cultist], hands={"Alice": [bolter, heresy]}))
    assert table.offers("Alice") == ["bolter", "heresy"]
    table.answer("Alice", "bolter")
    assert table.hand("Alice") == ["heresy"]
    assert "bolter" in table.discards()


def test_chaos_cultist_takes_the_last_card_unasked_and_nothing_from_play() -> None:
    table = given40k(doors=[chaos_cultist], hands={"Alice": [bolter]}, play={"Alice": [("carry", laspistol)]})
    caught_by(chaos_cultist, table)
    assert (table.hand("Alice"), table.lying("Alice")) == ([], ["laspistol (carried)"])


def test_chaos_cultist_does_nothing_to_an_empty_hand() -> None:
    table = given40k(doors=[chaos_cultist], play={"Alice": [("carry", laspistol)]})
    caught_by(chaos_cultist, table)
    assert (table.level("Alice"), table.lying("Alice")) == (1, ["laspistol (carried)"])


@pytest.mark.rule("MU-3.9")
def test_chaos_cultist_is_followed_by_chaos() -> None:
    table = given40k(doors=[chaos_cultist], hands={"Alice": [nurgling], "Bob": [squig]})
    meet(table)
    assert "play squig" not in table.offers("Bob")
    table.plays("Alice", nurgling)
    assert table.foes() == ["chaos_cultist", "nurgling"]
