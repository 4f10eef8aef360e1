"""Why something cannot be done: the reason that is given is the true one."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.classes import cheat, cultist, monster_whacker, professor, super_munchkin
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_weapon_becomes_evil
from rumpus.munchkin.cards.decks.cthulhu.enhancers import blasphemous, rugose
from rumpus.munchkin.cards.decks.cthulhu.events import mutation
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bowling_pin,
    brass_knucks,
    flamethrower,
    galoshes,
    maaaaaaster,
    miners_helmet,
    necronookiecon,
    of_the_middle_aged_gods,
    official_mythos,
)
from rumpus.munchkin.cards.decks.cthulhu.monsters import lloyd_lloigor
from rumpus.munchkin.cards.decks.cthulhu.one_shots import (
    bicker_ichor,
    canned_meat,
    innsmouth_yellow_pages,
    loaded_die,
    quicker_ichor,
    wishing_ring,
)
from tests.munchkin.given import Given, Lying, given
from tests.munchkin.warhammer40k.cards import eldar, ork, smoke_launcher, stasis_trap, storm_shield, thunder_hammer
from tests.munchkin.warhammer40k.table import given40k, given_both


def why(table: Given, name: str, verb: str, card: Card) -> str:
    """Of a card before somebody, the one that lies there."""
    serial = next((gear.serial for hero in table.state.heroes for gear in hero.gear if gear.card is card), 0)
    return repr(table.why_not(name, f"{verb} {card.id}" + (f"#{serial}" if serial and verb != "play" else "")))


# -- from hand --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-2.9")
@pytest.mark.parametrize("card", [wishing_ring, loaded_die, innsmouth_yellow_pages, quicker_ichor, bicker_ichor])
def test_a_one_shot_with_a_time_of_its_own_is_not_said_to_be_for_fights(card: Card) -> None:
    told = f"not now [MU-2.9] {card.id}"
    table = given(hands={"Bob": [card]}, doors=[lloyd_lloigor])
    if card is not bicker_ichor:
        assert why(table, "Bob", "play", card) == told
    table.opens_door()
    assert why(table, "Bob", "play", card) == told, "it could be put down only on his turn, but is not for that"


@pytest.mark.rule("MU-2.9")
def test_what_changes_a_roll_is_not_said_to_be_for_the_open_fight() -> None:
    table = given_both(hands={"Bob": [smoke_launcher, stasis_trap]}, doors=[lloyd_lloigor])
    table.opens_door()
    table.fights_it_out()
    for card in (smoke_launcher, stasis_trap):
        assert why(table, "Bob", "play", card) == f"not now [MU-2.9] {card.id}"


@pytest.mark.rule("MU-3.5")
@pytest.mark.parametrize("card", [canned_meat, bicker_ichor, rugose, mutation])
def test_what_is_for_an_open_fight_only_is_said_to_be(card: Card) -> None:
    assert why(given(hands={"Bob": [card]}), "Bob", "play", card) == f"only in a fight [MU-3.5] {card.id}"


@pytest.mark.rule("MU-2.9")
def test_an_enhancer_for_cultists_too_has_two_times() -> None:
    assert why(given(hands={"Bob": [blasphemous]}), "Bob", "play", blasphemous) == "not now [MU-2.9] blasphemous"


@pytest.mark.rule("MU-8.9", "MU-8.10")
def test_what_goes_on_an_item_lacks_no_room_but_the_item() -> None:
    table = given(hands={"Alice": [official_mythos, of_the_middle_aged_gods, cheat]}, play={"Alice": [canned_meat]})
    assert why(table, "Alice", "play", official_mythos) == "fits nothing [MU-8.9] official_mythos"
    assert why(table, "Alice", "play", of_the_middle_aged_gods) == "fits nothing [MU-8.9] of_the_middle_aged_gods"
    assert why(table, "Alice", "play", cheat) == "fits nothing [MU-8.10] cheat"


# -- in play ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-6.4")
def test_cultist_is_not_dropped_because_nobody_can() -> None:
    table = given(play={"Alice": [cultist]})
    for verb in ("drop", "use"):
        assert why(table, "Alice", verb, cultist) == "never dropped [MU-6.4] cultist"


@pytest.mark.rule("MU-2.9")
def test_an_ability_that_has_been_used_is_not_a_second_army() -> None:
    table = given40k(play={"Alice": [eldar]})
    table.uses("Alice", eldar)
    assert why(table, "Alice", "use", eldar) == "cannot use now [MU-2.9] eldar"


@pytest.mark.rule("MU-2.9")
def test_an_item_with_an_ability_is_refused_for_its_time_and_not_for_being_put_down() -> None:
    table = given(play={"Alice": [necronookiecon, canned_meat]}, doors=[lloyd_lloigor])
    assert why(table, "Alice", "use", necronookiecon) == "cannot use now [MU-2.9] necronookiecon"
    assert why(table, "Alice", "use", canned_meat) == "cannot use now [MU-2.9] canned_meat"


@pytest.mark.rule("MU-8.3")
def test_items_are_switched_in_ones_own_turn_outside_fights() -> None:
    table = given(play={"Alice": [galoshes], "Bob": [("carry", miners_helmet)]}, doors=[lloyd_lloigor])
    assert why(table, "Bob", "put on", miners_helmet) == "no switching [MU-8.3] miners_helmet"
    table.opens_door()
    for verb in ("use", "put away"):
        assert why(table, "Alice", verb, galoshes) == "no switching [MU-8.3] galoshes"


@pytest.mark.rule("MU-8.2", "MU-8.4")
def test_in_ones_own_turn_it_is_the_place_or_the_class_that_is_missing() -> None:
    lying: list[Lying] = [("carry", maaaaaaster), (flamethrower, curse_weapon_becomes_evil), ("carry", bowling_pin)]
    table = given(play={"Alice": lying})
    assert why(table, "Alice", "put on", maaaaaaster) == "may not use [MU-8.4] maaaaaaster"
    assert why(table, "Alice", "put on", bowling_pin) == "no room [MU-8.2] bowling_pin"


def test_what_has_become_evil_says_so() -> None:
    table = given(play={"Alice": [(bowling_pin, curse_weapon_becomes_evil)]}, levels={"Alice": 2})
    for verb in ("use", "put away", "be rid of"):
        assert why(table, "Alice", verb, bowling_pin) == "evil [MU-12.1] bowling_pin"


@pytest.mark.rule("MU-2.9")
def test_what_lies_before_somebody_else_is_theirs() -> None:
    table = given(play={"Bob": [brass_knucks]})
    assert why(table, "Alice", "use", brass_knucks) == "not yours [MU-2.9] brass_knucks"


@pytest.mark.rule("MU-2.9")
def test_what_only_lies_there_is_of_no_other_use() -> None:
    table = given(play={"Alice": [professor, super_munchkin, (flamethrower, official_mythos)]})
    assert why(table, "Alice", "use", super_munchkin) == "only lies there [MU-2.9] super_munchkin"
    serial = table.hero("Alice").gear[2].on[0].serial
    assert repr(table.why_not("Alice", f"use official_mythos#{serial}")) == "only lies there [MU-2.9] official_mythos"


# -- before the first turn --------------------------------------------------------------------------------------


@pytest.mark.rule("MU-1.4")
@pytest.mark.parametrize(
    ("held", "lying", "told"),
    [
        (professor, monster_whacker, "one of each [MU-1.4] professor"),
        (professor, cultist, "bound [MU-6.7] professor cultist"),
        (super_munchkin, None, "needs a class [MU-6.2] super_munchkin"),
        (official_mythos, professor, "fits nothing [MU-8.9] official_mythos"),
        (lloyd_lloigor, None, "before the game [MU-1.4] lloyd_lloigor"),
        (eldar, ork, "one of each [MU-1.4] eldar"),
        (storm_shield, thunder_hammer, "Big limit [MU-8.5] storm_shield"),
    ],
)
def test_what_does_not_fit_is_refused_for_that_before_the_game_too(held: Card, lying: Card | None, told: str) -> None:
    table = given_both(hands={"Alice": [held]}, play={"Alice": [lying] if lying is not None else []}, phase="setup")
    assert why(table, "Alice", "play", held) == told
    for name in table.names:
        table.answer(name, "done")
