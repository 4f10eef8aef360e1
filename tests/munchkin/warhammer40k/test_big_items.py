"""MU-8.5 and 8.12: how many Big items one may have, and what becomes of those that are too many."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from tests.munchkin.cthulhu.fights import meet
from tests.munchkin.given import Given, Lying
from tests.munchkin.warhammer40k.cards import (
    alliance,
    blight_launcher,
    bolter,
    carnifex,
    disbanded,
    eldar,
    flamer,
    frag_grenade,
    land_raider,
    laspistol,
    leman_russ,
    lord_of_change,
    mega_armor,
    necron,
    ork,
    plague_armor,
    plasma_gun,
    power_armor,
    storm_shield,
    thunder_hammer,
    ultramarine,
    warscythe,
    wrack,
)
from tests.munchkin.warhammer40k.table import given40k

HAMMER_AND_MORE: list[Lying] = [thunder_hammer, ("carry", storm_shield), ("carry", mega_armor)]


def bigs(table: Given, name: str) -> list[str]:
    return [gear.card.id for gear in table.table.bigs(table.seat(name))]


def refused(table: Given, card: Card) -> str:
    refusal = table.why_not("Alice", f"play {card.id} carry")
    assert refusal is not None
    return refusal.rule


# -- one -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-8.5")
@pytest.mark.parametrize("lying", [thunder_hammer, ("carry", thunder_hammer)])
def test_nobody_has_two_big_items_in_use_or_carried(lying: Lying) -> None:
    table = given40k(hands={"Alice": [storm_shield, bolter]}, play={"Alice": [lying]})
    offers = [offer for offer in table.offers("Alice") if offer.startswith("play")]
    assert offers == ["play bolter use", "play bolter carry"], "small ones are many"
    assert refused(table, storm_shield) == "MU-8.5"


@pytest.mark.rule("MU-8.5")
def test_a_big_item_may_be_changed_for_another_once_the_first_is_gone() -> None:
    table = given40k(hands={"Alice": [storm_shield]}, play={"Alice": [thunder_hammer]})
    table.answer("Alice", "throw away thunder_hammer")
    table.plays("Alice", storm_shield, "use")
    assert table.lying("Alice") == ["storm_shield"]


@pytest.mark.rule("MU-8.5", "MU-2.12")
def test_a_big_item_that_comes_in_somebody_elses_turn_stays_in_hand_if_there_is_one_already() -> None:
    for lying, is_offered in (([], True), ([thunder_hammer], False)):
        table = meet(given40k(doors=[wrack], treasures=[storm_shield], levels={"Alice": 5}, play={"Bob": lying}))
        table.picks("Alice", "ask Bob", "1", "helper")
        table.answer("Bob", "accept")
        table.fights_it_out()
        if is_offered:
            assert table.offers("Bob") == ["play storm_shield use", "play storm_shield carry", "done"]
            table.answer("Bob", "done")
        assert table.hand("Bob") == ["storm_shield"]


@pytest.mark.rule("MU-8.5")
def test_an_ultramarine_has_any_number_half_an_ultramarine_too() -> None:
    for armies in ([ultramarine], [ultramarine, alliance], [ultramarine, alliance, ork]):
        table = given40k(hands={"Alice": [thunder_hammer]}, play={"Alice": [*armies, storm_shield, mega_armor]})
        table.plays("Alice", thunder_hammer, "carry")
        assert bigs(table, "Alice") == ["storm_shield", "mega_armor", "thunder_hammer"]


# -- the permission is lost, in one's own turn -----------------------------------------------------------------------


@pytest.mark.rule("MU-8.5")
def test_who_loses_the_permission_in_their_own_turn_keeps_one_and_may_sell_the_others() -> None:
    table = given40k(play={"Alice": [ultramarine, *HAMMER_AND_MORE]})
    table.answer("Alice", "drop ultramarine")
    assert (table.prompt, table.offers("Alice")) == ("too big", ["thunder_hammer", "storm_shield", "mega_armor"])
    table.answer("Alice", "storm_shield")
    assert (table.prompt, table.offers("Alice")) == ("sell big", ["yes", "no"])
    table.answer("Alice", "yes")
    assert table.offers("Alice") == ["thunder_hammer", "mega_armor", "cancel"], "the shield is sold with them"
    table.picks("Alice", "thunder_hammer", "done")
    assert (table.level("Alice"), table.lying("Alice")) == (2, ["mega_armor (carried)"])
    assert (table.lying("Bob"), table.lying("Carol")) == ([], [])


@pytest.mark.rule("MU-8.5", "MU-8.7")
def test_a_sale_that_is_broken_off_or_declined_sends_the_item_to_the_lowest_level() -> None:
    for answers in (("no",), ("yes", "cancel")):
        table = given40k(play={"Alice": [ultramarine, *HAMMER_AND_MORE]}, levels={"Bob": 3, "Carol": 2})
        table.picks("Alice", "drop ultramarine", "mega_armor", *answers)
        assert table.lying("Carol") == ["mega_armor (carried)"], "she is no Ork"
        table.picks("Alice", "thunder_hammer", *answers)
        assert table.lying("Bob") == ["thunder_hammer"], "Carol has a Big item now"
        assert table.lying("Alice") == ["storm_shield (carried)"]
        assert table.level("Alice") == 1


@pytest.mark.rule("MU-8.5", "MU-8.7")
def test_what_is_not_worth_a_level_is_not_sold() -> None:
    table = given40k(play={"Alice": [ultramarine, ("carry", storm_shield), ("carry", mega_armor)]}, levels={"Bob": 2})
    table.picks("Alice", "drop ultramarine", "storm_shield")
    assert (table.prompt, table.lying("Carol")) == ("start", ["storm_shield"]), "300 and 500 gold"


@pytest.mark.rule("MU-8.5", "MU-8.7")
def test_cards_in_hand_help_to_make_a_sale_of_it() -> None:
    table = given40k(
        hands={"Alice": [frag_grenade, laspistol]}, play={"Alice": [ultramarine, storm_shield, ("carry", mega_armor)]}
    )
    table.picks("Alice", "drop ultramarine", "mega_armor", "yes", "frag_grenade", "laspistol", "storm_shield", "done")
    assert (table.level("Alice"), table.lying("Alice"), table.hand("Alice")) == (2, [], [])


@pytest.mark.rule("MU-8.5")
def test_another_army_instead_is_the_end_of_the_permission() -> None:
    table = given40k(hands={"Alice": [ork]}, play={"Alice": [ultramarine, *HAMMER_AND_MORE[1:]]}, levels={"Carol": 2})
    table.plays("Alice", ork)
    table.answer("Alice", "storm_shield")
    assert table.lying("Alice") == ["mega_armor (carried)", "ork"]
    assert table.lying("Bob") == ["storm_shield"]


@pytest.mark.rule("MU-8.5", "MU-7.4")
def test_the_permission_stays_with_one_of_two_armies_or_goes_with_the_other() -> None:
    lying: list[Lying] = [ultramarine, alliance, ork, *HAMMER_AND_MORE[1:]]
    table = given40k(play={"Alice": lying}, levels={"Carol": 2})
    table.answer("Alice", "drop ork")
    assert (table.prompt, bigs(table, "Alice")) == ("start", ["storm_shield", "mega_armor"])

    table = given40k(play={"Alice": lying}, levels={"Carol": 2})
    table.picks("Alice", "drop ultramarine", "mega_armor")
    assert bigs(table, "Alice") == ["storm_shield"]
    assert table.lying("Bob") == ["mega_armor (carried)"]


@pytest.mark.rule("MU-8.5")
def test_nothing_is_sold_in_ones_own_fight() -> None:
    table = meet(given40k(doors=[carnifex], play={"Alice": [ultramarine, *HAMMER_AND_MORE]}, levels={"Bob": 2}))
    assert table.strengths() == (1 + 5 + 2, 14)
    table.picks("Alice", "drop ultramarine", "thunder_hammer")
    assert table.lying("Carol") == ["thunder_hammer"]
    table.answer("Alice", "mega_armor")
    assert table.lying("Bob") == ["mega_armor (carried)"]
    assert (table.prompt, table.strengths()) == ("fight", (1, 14))


@pytest.mark.rule("MU-8.5")
def test_a_curse_behind_the_door_leaves_time_to_sell() -> None:
    table = given40k(doors=[disbanded], play={"Alice": [ultramarine, *HAMMER_AND_MORE[:2]]})
    table.opens_door()
    table.everyone_passes()
    table.picks("Alice", "thunder_hammer", "yes", "storm_shield", "done")
    assert (table.level("Alice"), table.lying("Alice"), table.prompt) == (2, [], "trouble")


# -- in somebody else's turn -----------------------------------------------------------------------------------------


@pytest.mark.rule("MU-8.5")
def test_in_somebody_elses_turn_it_goes_to_the_lowest_level_that_can_have_it() -> None:
    table = given40k(
        hands={"Alice": [disbanded]},
        play={"Alice": [blight_launcher], "Carol": [ultramarine, *HAMMER_AND_MORE[:2]]},
        levels={"Bob": 5, "Carol": 9},
    )
    table.plays("Alice", disbanded, "Carol")
    table.everyone_passes()
    table.answer("Carol", "storm_shield")
    assert table.lying("Bob") == ["storm_shield"], "Alice is lower, but has a Big item"
    assert table.lying("Carol") == ["thunder_hammer"]


@pytest.mark.rule("MU-8.5")
def test_of_several_with_the_lowest_level_the_giver_chooses() -> None:
    table = given40k(
        players=["Alice", "Bob", "Carol", "Dave"],
        hands={"Alice": [disbanded]},
        play={"Carol": [ultramarine, *HAMMER_AND_MORE[:2]]},
        levels={"Bob": 2, "Alice": 2, "Dave": 3},
    )
    table.plays("Alice", disbanded, "Carol")
    table.everyone_passes()
    table.answer("Carol", "thunder_hammer")
    assert (table.prompt, table.offers("Carol")) == ("give to (disbanded)", ["Alice", "Bob"])
    table.answer("Carol", "Bob")
    assert table.lying("Bob") == ["thunder_hammer"]


@pytest.mark.rule("MU-8.5")
def test_what_nobody_can_have_is_discarded() -> None:
    table = given40k(
        hands={"Alice": [disbanded]},
        play={"Alice": [blight_launcher], "Bob": [("carry", warscythe)], "Carol": [ultramarine, *HAMMER_AND_MORE]},
    )
    table.plays("Alice", disbanded, "Carol")
    table.everyone_passes()
    table.picks("Carol", "thunder_hammer", "mega_armor")
    assert table.lying("Carol") == ["storm_shield (carried)"]
    assert {"thunder_hammer", "mega_armor"} <= set(table.discards())


@pytest.mark.rule("MU-8.5")
def test_an_ultramarine_can_always_have_it() -> None:
    table = given40k(
        hands={"Bob": [disbanded]},
        play={"Alice": [ultramarine, power_armor], "Bob": [warscythe], "Carol": [ultramarine, *HAMMER_AND_MORE]},
        levels={"Alice": 9},
    )
    table.plays("Bob", disbanded, "Carol")
    table.everyone_passes()
    table.picks("Carol", "thunder_hammer", "mega_armor")
    assert table.lying("Alice") == ["ultramarine", "power_armor", "thunder_hammer", "mega_armor (carried)"]


# -- everything at once ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-8.5")
def test_a_land_raider_lost_with_all_it_carries_gives_nobody_anything() -> None:
    table = meet(
        given40k(
            doors=[lord_of_change],
            play={"Alice": [eldar, land_raider, thunder_hammer, ("carry", storm_shield)]},
            levels={"Alice": 4},
        ),
        1,
    )
    table.fights_it_out()
    table.runs("Alice", lord_of_change)
    assert (table.lying("Alice"), table.lying("Bob"), table.lying("Carol")) == (["eldar"], [], [])


@pytest.mark.rule("MU-8.5", "MU-8.7")
def test_a_land_raider_is_sold_with_what_it_carries_or_before_it() -> None:
    play: list[Lying] = [land_raider, thunder_hammer, ("carry", storm_shield)]
    table = given40k(play={"Alice": play})
    table.picks("Alice", "sell", "land_raider", "storm_shield", "done")
    assert (table.level("Alice"), table.lying("Alice")) == (2, ["thunder_hammer"])

    table = given40k(hands={"Alice": [plasma_gun, flamer]}, play={"Alice": play})
    table.picks("Alice", "sell", "land_raider", "plasma_gun", "done", "storm_shield")
    assert table.hand("Alice") == ["flamer"], "the gun is sold already"
    table.picks("Alice", "yes", "thunder_hammer", "done")
    assert (table.level("Alice"), table.lying("Alice"), table.hand("Alice")) == (3, [], ["flamer"])
    assert (table.lying("Bob"), table.lying("Carol")) == ([], [])


@pytest.mark.rule("MU-8.5", "MU-8.11")
def test_who_gets_a_land_raider_can_take_what_its_giver_may_no_longer_carry() -> None:
    table = given40k(
        play={"Alice": [land_raider, thunder_hammer, ("carry", storm_shield)], "Bob": [power_armor]},
        levels={"Alice": 2, "Bob": 1, "Carol": 3},
    )
    table.picks("Alice", "trade Bob", "land_raider", "done", "done")
    table.answer("Bob", "accept trade Alice")
    table.picks("Alice", "storm_shield", "no")
    assert table.lying("Bob") == ["power_armor", "land_raider", "storm_shield"]
    assert (table.lying("Alice"), table.lying("Carol")) == (["thunder_hammer"], [])


@pytest.mark.rule("MU-8.5", "MU-5.1")
def test_a_necron_who_keeps_two_big_items_in_death_but_not_the_land_raider_parts_with_one() -> None:
    table = meet(
        given40k(
            doors=[carnifex],
            play={"Alice": [necron, land_raider, thunder_hammer, ("carry", plague_armor)], "Bob": [leman_russ]},
            levels={"Carol": 2},
        ),
        1,
    )
    table.fights_it_out()
    table.runs("Alice", carnifex)
    table.answer("Alice", "none")
    table.picks("Alice", "thunder_hammer", "plague_armor", "plague_armor")
    assert table.lying("Bob") == ["leman_russ", "plague_armor (carried)"]
    assert table.lying("Alice") == ["necron", "thunder_hammer"]
    table.answer("Carol", "land_raider")
    table.answer("Carol", "done")
