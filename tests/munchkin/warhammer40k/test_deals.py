"""MU-8.8, 8.12 and 3.18: trading Big items and vehicles, and paying with them."""

from __future__ import annotations

import pytest

from tests.munchkin.cthulhu.fights import meet
from tests.munchkin.given import Given, Lying
from tests.munchkin.warhammer40k.cards import (
    attack_bike,
    bolter,
    cheat_40k,
    disbanded,
    grots,
    land_raider,
    land_speeder,
    laspistol,
    leman_russ,
    mega_armor,
    peaked_cap,
    plague_armor,
    power_armor,
    rebreather,
    storm_shield,
    thunder_hammer,
    ultramarine,
    wrack,
)
from tests.munchkin.warhammer40k.table import given40k

FAILED = "trade fails P0 P1"


def traded(
    alice: list[Lying], bob: list[Lying], gives: tuple[str, ...], wants: tuple[str, ...], **more: object
) -> Given:
    """Alice offers these for those, and Bob agrees."""
    table = given40k(play={"Alice": alice, "Bob": bob}, **more)  # type: ignore[arg-type]
    table.picks("Alice", "trade Bob", *gives)
    if table.prompt == "give":
        table.answer("Alice", "done")
    table.picks("Alice", *wants)
    if table.prompt == "want":
        table.answer("Alice", "done")
    table.answer("Bob", "accept trade Alice")
    return table


# -- trades --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-8.12", "MU-8.5")
@pytest.mark.parametrize("kept", [storm_shield, ("carry", storm_shield)])
def test_a_big_item_is_not_given_to_who_has_one(kept: Lying) -> None:
    table = traded([thunder_hammer], [kept], ("thunder_hammer",), ())
    assert FAILED in table.told()
    assert table.lying("Alice") == ["thunder_hammer"]
    assert len(table.lying("Bob")) == 1


@pytest.mark.rule("MU-8.12")
def test_a_big_item_is_given_to_who_has_none_or_only_a_big_vehicle() -> None:
    table = traded([thunder_hammer, bolter], [leman_russ], ("thunder_hammer",), ())
    assert (table.lying("Alice"), table.lying("Bob")) == (["bolter"], ["leman_russ", "thunder_hammer"])


@pytest.mark.rule("MU-8.12", "MU-8.11")
def test_two_big_items_change_places_and_both_are_in_use() -> None:
    table = traded([thunder_hammer], [storm_shield], ("thunder_hammer",), ("storm_shield",))
    assert (table.lying("Alice"), table.lying("Bob")) == (["storm_shield"], ["thunder_hammer"])


@pytest.mark.rule("MU-8.12")
def test_the_whole_trade_fails_if_one_side_cannot_have_it() -> None:
    table = traded([thunder_hammer, laspistol], [storm_shield, bolter], ("thunder_hammer", "laspistol"), ("bolter",))
    assert FAILED in table.told()
    assert table.lying("Bob") == ["storm_shield", "bolter"]


@pytest.mark.rule("MU-8.12")
def test_an_ultramarine_can_be_given_any_number_of_big_items() -> None:
    table = traded([("carry", mega_armor)], [ultramarine, power_armor, storm_shield], ("mega_armor",), ())
    assert table.lying("Bob") == ["ultramarine", "power_armor", "storm_shield", "mega_armor (carried)"]


@pytest.mark.rule("MU-8.12", "MU-8.6")
@pytest.mark.parametrize("kept", [attack_bike, ("carry", attack_bike)])
def test_a_vehicle_is_not_given_to_who_has_one_but_for_that_one(kept: Lying) -> None:
    table = traded([land_speeder, bolter], [kept], ("land_speeder",), ())
    assert FAILED in table.told()
    assert table.lying("Alice") == ["land_speeder", "bolter"]

    table = traded([land_speeder], [kept], ("land_speeder",), ("attack_bike",))
    assert (table.lying("Alice"), table.lying("Bob")) == (["attack_bike"], ["land_speeder"])


@pytest.mark.rule("MU-8.12", "MU-8.5")
def test_a_land_raider_given_away_carries_nothing_for_the_giver() -> None:
    table = traded([land_raider, thunder_hammer], [("carry", storm_shield)], ("land_raider",), ("storm_shield",))
    assert FAILED in table.told(), "she would have two Big items, and no Land Raider"
    assert table.lying("Alice") == ["land_raider", "thunder_hammer"]


@pytest.mark.rule("MU-8.12", "MU-8.5")
@pytest.mark.parametrize("gives", [("land_raider", "storm_shield"), ("storm_shield", "land_raider")])
def test_a_land_raider_goes_with_what_it_carries_whatever_is_named_first(gives: tuple[str, ...]) -> None:
    table = traded([land_raider, thunder_hammer, ("carry", storm_shield)], [plague_armor, laspistol], gives, ())
    assert table.lying("Alice") == ["thunder_hammer"]
    assert table.lying("Bob") == ["plague_armor", "laspistol", "land_raider", "storm_shield"]
    assert table.prompt == "start"


@pytest.mark.rule("MU-8.12", "MU-8.5")
def test_who_gets_a_land_raider_has_room_for_two_big_items_and_gives_something_for_it() -> None:
    table = traded(
        [land_raider, thunder_hammer, ("carry", storm_shield)],
        [("carry", laspistol)],
        ("thunder_hammer", "storm_shield", "land_raider"),
        ("laspistol",),
    )
    assert (table.prompt, table.offers("Bob")) == ("put away", ["thunder_hammer", "storm_shield"]), "two hands"
    table.answer("Bob", "storm_shield")
    assert table.lying("Alice") == ["laspistol"]
    assert table.lying("Bob") == ["land_raider", "thunder_hammer", "storm_shield (carried)"]


@pytest.mark.rule("MU-8.11")
def test_of_several_items_for_one_place_their_new_owner_chooses_which_is_used() -> None:
    table = traded([rebreather, ("carry", peaked_cap), bolter], [laspistol], ("peaked_cap", "rebreather", "bolter"), ())
    assert table.offers("Bob") == ["rebreather", "peaked_cap"]
    table.answer("Bob", "rebreather")
    assert table.lying("Bob") == ["laspistol", "rebreather (carried)", "peaked_cap", "bolter (carried)"]


@pytest.mark.rule("MU-8.12", "MU-8.5")
def test_who_gives_the_land_raider_alone_has_a_big_item_too_many() -> None:
    table = traded(
        [land_raider, thunder_hammer, ("carry", storm_shield)], [bolter], ("land_raider",), (), levels={"Carol": 2}
    )
    assert (table.prompt, table.offers("Alice")) == ("too big", ["thunder_hammer", "storm_shield"])
    table.picks("Alice", "storm_shield", "no")
    assert table.lying("Bob") == ["bolter", "land_raider", "storm_shield (carried)"]


@pytest.mark.rule("MU-8.10", "MU-8.12")
def test_a_cheat_stays_behind_so_the_big_item_counts_for_who_gets_it() -> None:
    for kept, fails in (([laspistol], False), ([storm_shield], True)):
        table = traded([(thunder_hammer, cheat_40k)], list(kept), ("thunder_hammer",), ())
        assert (FAILED in table.told()) == fails
        assert ("cheat_40k" in table.discards()) != fails


@pytest.mark.rule("MU-8.12", "MU-8.8")
def test_a_trade_that_was_possible_when_it_was_offered_may_fail_when_it_is_accepted() -> None:
    table = given40k(
        hands={"Carol": [disbanded]},
        play={"Alice": [thunder_hammer], "Bob": [ultramarine, storm_shield]},
    )
    table.picks("Alice", "trade Bob", "thunder_hammer", "done")
    table.plays("Carol", disbanded, "Bob")
    table.everyone_passes()
    table.answer("Bob", "accept trade Alice")
    assert FAILED in table.told()


# -- payment -------------------------------------------------------------------------------------------------------


def paid(lying: list[Lying], **more: object) -> Given:
    """Bob helps against Wrack for a Big item, a vehicle and a pistol, with this before him."""
    alice: list[Lying] = [thunder_hammer, leman_russ, ("carry", laspistol)]
    table = given40k(doors=[wrack], treasures=[bolter], play={"Alice": alice, "Bob": lying}, **more)  # type: ignore[arg-type]
    meet(table)
    table.picks("Alice", "ask Bob", "0", "thunder_hammer", "leman_russ", "laspistol")
    table.answer("Bob", "accept")
    table.fights_it_out()
    return table


@pytest.mark.rule("MU-3.18", "MU-8.12")
def test_a_helper_is_paid_with_a_big_item_and_a_vehicle() -> None:
    table = paid([])
    assert (table.prompt, table.offers("Bob")) == ("put away", ["thunder_hammer", "laspistol"])
    table.answer("Bob", "laspistol")
    assert table.lying("Bob") == ["thunder_hammer", "leman_russ", "laspistol (carried)"]
    assert table.lying("Alice") == []


@pytest.mark.rule("MU-3.18", "MU-8.12")
def test_what_a_helper_cannot_have_stays_with_the_fighter() -> None:
    table = paid([storm_shield])
    assert table.lying("Alice") == ["thunder_hammer"]
    assert table.lying("Bob") == ["storm_shield", "leman_russ", "laspistol"]

    table = paid([("carry", attack_bike)])
    table.answer("Bob", "laspistol")
    assert table.lying("Alice") == ["leman_russ"]
    assert table.lying("Bob") == ["attack_bike (carried)", "thunder_hammer", "laspistol (carried)"]


@pytest.mark.rule("MU-3.18", "MU-8.12")
def test_an_ultramarine_who_helped_gets_it_all() -> None:
    table = paid([ultramarine, storm_shield])
    assert table.lying("Bob") == ["ultramarine", "storm_shield", "thunder_hammer (carried)", "leman_russ", "laspistol"]


@pytest.mark.rule("MU-3.18", "MU-8.5")
def test_a_fighter_who_pays_with_the_land_raider_may_have_a_big_item_too_many() -> None:
    table = meet(
        given40k(
            doors=[wrack],
            treasures=[bolter],
            play={"Alice": [land_raider, thunder_hammer, ("carry", mega_armor)], "Bob": [laspistol]},
            levels={"Bob": 2},
        )
    )
    table.picks("Alice", "ask Bob", "0", "land_raider", "done")
    table.answer("Bob", "accept")
    table.fights_it_out()
    assert (table.prompt, table.offers("Alice")) == ("too big", ["thunder_hammer", "mega_armor"])
    table.picks("Alice", "mega_armor", "no")
    assert (table.lying("Alice"), table.lying("Carol")) == (["thunder_hammer"], ["mega_armor (carried)"])


# -- taken ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-8.12")
def test_neither_big_items_nor_vehicles_are_small() -> None:
    table = meet(given40k(doors=[grots], play={"Alice": [("carry", thunder_hammer), ("carry", leman_russ)]}), 1)
    table.fights_it_out()
    table.runs("Alice", grots)
    assert (table.lying("Bob"), len(table.lying("Alice"))) == ([], 2), "Grots take small items only"
