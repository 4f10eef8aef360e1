"""The one-shots for a flight, and the window after its rolls."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.classes import professor
from tests.munchkin.cthulhu.cursing import plays_of
from tests.munchkin.given import Given, Lying
from tests.munchkin.warhammer40k.cards import (
    attack_bike,
    bolter,
    carnifex,
    dark_angel,
    eldar,
    forgotten_terrain,
    grav_boots,
    heresy,
    loaded_die_40k,
    mortarion,
    ork,
    sloppity_bilepiper,
    smoke_launcher,
    snotlings,
    squig,
    stasis_trap,
    swarmlord,
    teleport_homer,
    twin,
    wandering_monster_40k,
)
from tests.munchkin.warhammer40k.table import given40k, given_both

ANSWERS = [smoke_launcher, stasis_trap]


def ran(
    *rolls: int,
    monster: Card = dark_angel,
    hands: dict[str, list[Card]] | None = None,
    play: dict[str, list[Lying]] | None = None,
    gone: list[Card] | None = None,
    level: int = 4,
) -> Given:
    """Alice has lost and has rolled; these are the next rolls. What has `gone` lies among the discards; the Loaded Die
    does, so that nobody is asked about it."""
    table = given40k(
        doors=[monster],
        hands=hands,
        play=play,
        levels={"Alice": level},
        treasure_discard=[loaded_die_40k, *(gone or [])],
    )
    table.next_roll(*rolls)
    table.opens_door()
    table.fights_it_out()
    table.answer("Alice", f"run {monster.id}")
    return table


# -- the window after a roll -----------------------------------------------------------------------------------


@pytest.mark.rule("MU-2.10")
def test_a_roll_waits_for_all_who_might_hold_an_answer_whatever_they_hold() -> None:
    """Who is asked does not show what anybody holds."""
    for hand in ([smoke_launcher], [stasis_trap], [ork], [snotlings, heresy]):
        table = ran(1, hands={"Bob": hand, "Alice": [bolter]})
        assert (table.prompt, table.awaited) == ("roll", ["Alice", "Bob"])  # Carol has no cards at all
        assert table.level("Alice") == 4  # it is not final
        table.everyone_passes()
        assert table.level("Alice") == 3


@pytest.mark.rule("MU-2.10")
def test_a_roll_waits_for_nobody_if_all_see_that_there_is_no_answer() -> None:
    table = ran(1, hands={"Bob": [ork], "Alice": [bolter]}, gone=ANSWERS)
    assert (table.prompt, table.level("Alice")) == ("rest", 3)

    table = ran(1)  # nobody holds anything
    assert (table.prompt, table.level("Alice")) == ("rest", 3)


@pytest.mark.rule("MU-2.10")
def test_a_roll_waits_for_who_has_an_answer_lying_in_play() -> None:
    table = ran(1, hands={"Bob": [ork]}, play={"Carol": [smoke_launcher]}, gone=[stasis_trap])
    assert table.awaited == ["Carol"]  # all see that no other is left
    table.answer("Carol", "pass")
    assert table.level("Alice") == 3

    table = ran(1, hands={"Bob": [ork]}, play={"Carol": [smoke_launcher]})  # the Stasis Trap may be in Bob's hand
    assert table.awaited == ["Bob", "Carol"]
    table.everyone_passes()


@pytest.mark.rule("MU-2.10")
def test_a_roll_does_not_wait_for_a_hand_that_may_not_be_played() -> None:
    """A player caught by a Sloppity Bilepiper plays nothing from hand."""
    table = given40k(
        doors=[sloppity_bilepiper],
        hands={"Alice": [smoke_launcher], "Bob": [twin]},
        levels={"Alice": 4},
        treasure_discard=[loaded_die_40k],
    )
    table.next_roll(1, 1)
    table.opens_door()
    table.plays("Bob", twin, sloppity_bilepiper)
    table.fights_it_out()
    table.answer("Alice", "run sloppity_bilepiper")
    assert table.awaited == ["Alice"]
    table.answer("Alice", "pass")
    assert table.level("Alice") == 3
    table.answer("Alice", "run sloppity_bilepiper")
    assert (table.level("Alice"), table.prompt) == (2, "rest")


@pytest.mark.rule("MU-2.10")
def test_a_roll_may_be_answered_with_nothing_else_even_by_one_who_has_passed() -> None:
    hand = [smoke_launcher, heresy, teleport_homer, forgotten_terrain]
    table = ran(2, hands={"Alice": [ork], "Bob": hand})
    assert table.offers("Bob") == ["pass", "play smoke_launcher"]
    table.answer("Bob", "pass")
    assert (table.awaited, table.offers("Bob")) == (["Alice"], ["play smoke_launcher"])
    table.plays("Bob", smoke_launcher)
    table.everyone_passes()
    assert table.level("Alice") == 4


@pytest.mark.rule("MU-2.10")
def test_a_roll_that_was_answered_is_shown_to_all_again() -> None:
    table = ran(2, 1, hands={"Alice": [smoke_launcher, ork], "Bob": [stasis_trap, ork]})
    table.answer("Bob", "pass")
    table.plays("Alice", smoke_launcher)  # 2 + 3
    assert table.awaited == ["Alice", "Bob"]
    table.plays("Bob", stasis_trap)  # the new roll is final: all see that there is no answer left
    assert (table.level("Alice"), table.prompt) == (3, "rest")  # 1, and the smoke has gone


# -- Smoke Launcher --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("roll", "level"), [(2, 4), (1, 3)])
def test_smoke_launcher_adds_3_to_a_roll_that_was_made(roll: int, level: int) -> None:
    table = ran(roll, hands={"Alice": [smoke_launcher]})
    table.plays("Alice", smoke_launcher)
    table.everyone_passes()
    assert (table.level("Alice"), table.prompt) == (level, "rest")
    assert table.discards()[-1] == "smoke_launcher"
    assert smoke_launcher.gold == 100


def test_smoke_launcher_helps_another_and_works_from_the_table() -> None:
    table = ran(3, play={"Carol": [smoke_launcher]})
    table.uses("Carol", smoke_launcher)
    table.everyone_passes()
    assert (table.level("Alice"), table.lying("Carol")) == (4, [])


def test_smoke_launcher_counts_for_one_roll_only() -> None:
    table = given40k(
        doors=[squig],
        hands={"Alice": [smoke_launcher], "Bob": [wandering_monster_40k, dark_angel]},
        levels={"Alice": 4},
        treasure_discard=[loaded_die_40k],
    )
    table.next_roll(3, 3)
    table.opens_door()
    table.plays("Bob", wandering_monster_40k, dark_angel)
    table.fights_it_out()
    table.answer("Alice", "run squig")
    table.plays("Alice", smoke_launcher)  # 3 - 1 + 3
    table.everyone_passes()
    assert table.level("Alice") == 4
    table.runs("Alice", dark_angel)
    assert table.level("Alice") == 3


def test_smoke_launcher_is_added_to_what_a_vehicle_gives() -> None:
    play: dict[str, list[Lying]] = {"Alice": [attack_bike, grav_boots]}
    table = ran(1, hands={"Bob": [smoke_launcher]}, play=play)
    table.plays("Bob", smoke_launcher)
    table.everyone_passes()
    assert table.level("Alice") == 4  # 1 + 1 + 3


def test_smoke_launcher_is_not_for_other_moments() -> None:
    table = given40k(doors=[dark_angel], hands={"Alice": [smoke_launcher], "Bob": [ork]})
    assert plays_of(table, "Alice", "smoke_launcher") == ["carry"]
    table.opens_door()
    assert plays_of(table, "Alice", "smoke_launcher") == []
    table.fights_it_out()
    assert plays_of(table, "Alice", "smoke_launcher") == []  # not before the roll: it is worth more after it


# -- Stasis Trap -----------------------------------------------------------------------------------------------


def test_stasis_trap_makes_a_good_roll_again() -> None:
    table = ran(6, 2, hands={"Bob": [stasis_trap]})
    assert table.level("Alice") == 4
    table.plays("Bob", stasis_trap)
    table.everyone_passes()
    assert (table.level("Alice"), table.prompt) == (3, "rest")
    assert stasis_trap.gold == 200


@pytest.mark.parametrize(
    ("roll", "lying", "can"), [(5, [], True), (4, [], False), (4, [eldar], True), (3, [eldar], False)]
)
def test_stasis_trap_is_only_for_a_roll_that_was_good_enough(roll: int, lying: list[Lying], can: bool) -> None:
    table = ran(roll, hands={"Bob": [stasis_trap]}, play={"Alice": lying})
    assert (plays_of(table, "Bob", "stasis_trap") == [""]) is can
    table.everyone_passes()


def test_stasis_trap_may_be_wasted_on_luck() -> None:
    table = ran(5, 6, hands={"Bob": [stasis_trap]})
    table.plays("Bob", stasis_trap)
    table.everyone_passes()
    assert table.level("Alice") == 4


def test_stasis_trap_does_not_catch_who_is_not_pursued() -> None:
    table = ran(1, monster=mortarion, hands={"Bob": [stasis_trap]})
    assert (table.prompt, table.level("Alice")) == ("rest", 4)


# -- Teleport Homer --------------------------------------------------------------------------------------------


def in_flight(hands: dict[str, list[Card]], **more: object) -> Given:
    """Alice and Bob are to run from a Carnifex and a Dark Angel."""
    bob = [wandering_monster_40k, dark_angel, *hands.pop("Bob", [])]
    table = given40k(doors=[carnifex], hands={**hands, "Bob": bob}, levels={"Alice": 3, "Bob": 3}, **more)  # type: ignore[arg-type]
    table.next_roll(1, 6, 6)
    table.opens_door()
    table.plays("Bob", wandering_monster_40k, dark_angel)
    table.is_helped("Bob")
    table.fights_it_out()
    return table


def test_teleport_homer_lets_one_munchkin_escape_from_all_monsters() -> None:
    table = in_flight({"Alice": [teleport_homer]})
    assert plays_of(table, "Alice", "teleport_homer") == ["Alice", "Bob"]
    table.plays("Alice", teleport_homer, "Alice")
    assert table.awaited == ["Bob"]
    assert table.offers("Bob") == ["run carnifex", "run dark_angel"]
    table.runs("Bob", dark_angel)
    assert (table.level("Alice"), table.level("Bob")) == (3, 2)
    table.runs("Bob", carnifex)
    assert table.prompt == "rest"


def test_teleport_homer_is_played_by_a_bystander_for_the_helper() -> None:
    table = in_flight({"Carol": [teleport_homer]})
    table.plays("Carol", teleport_homer, "Bob")
    assert table.awaited == ["Alice"]
    table.runs("Alice", dark_angel)
    table.runs("Alice", carnifex)
    assert (table.level("Alice"), table.level("Bob"), table.prompt) == (2, 3, "rest")


def test_teleport_homer_saves_from_the_rest_after_a_roll() -> None:
    table = in_flight({"Alice": [teleport_homer]})
    table.runs("Alice", dark_angel)
    assert table.level("Alice") == 2
    table.plays("Alice", teleport_homer, "Alice")
    assert table.awaited == ["Bob"]
    table.runs("Bob", carnifex)
    table.runs("Bob", dark_angel)
    assert plays_of(table, "Alice", "teleport_homer") == []


def test_teleport_homer_is_only_for_who_still_has_to_run_and_comes_too_late_after_the_roll() -> None:
    table = given40k(doors=[dark_angel], hands={"Alice": [teleport_homer], "Bob": [ork]}, levels={"Alice": 3})
    assert plays_of(table, "Alice", "teleport_homer") == ["carry"]
    table.next_roll(1)
    table.opens_door()
    assert plays_of(table, "Alice", "teleport_homer") == []  # the fight is open
    table.fights_it_out()
    assert plays_of(table, "Alice", "teleport_homer") == ["Alice"]
    table.answer("Alice", "run dark_angel")
    table.keeps_roll()
    assert plays_of(table, "Alice", "teleport_homer") == []
    table.everyone_passes()
    assert table.level("Alice") == 2


def test_teleport_homer_gives_a_professor_a_level_for_an_escape_from_death() -> None:
    table = given_both(
        doors=[swarmlord], hands={"Bob": [teleport_homer]}, play={"Alice": [professor]}, levels={"Alice": 5}
    )
    table.opens_door()
    table.fights_it_out()
    table.plays("Bob", teleport_homer, "Alice")
    assert table.level("Alice") == 6


# -- the order of rolls ----------------------------------------------------------------------------------------


@pytest.mark.rule("MU-13.22", "MU-4.4")
def test_wandering_monster_40k_comes_into_ones_own_fight_and_the_runner_picks_the_order() -> None:
    table = given40k(doors=[squig], hands={"Alice": [wandering_monster_40k, dark_angel]}, levels={"Alice": 4})
    table.next_roll(6, 1)
    table.opens_door()
    table.plays("Alice", wandering_monster_40k, dark_angel)
    assert table.strengths() == (4, 2 + 6)
    table.fights_it_out()
    assert table.offers("Alice") == ["run squig", "run dark_angel"]
    table.runs("Alice", dark_angel)
    assert table.level("Alice") == 4
    table.runs("Alice", squig)
    assert table.level("Alice") == 3
