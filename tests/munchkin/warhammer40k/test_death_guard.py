"""Death Guards: curses that spread (MU-7.5), and grenades for the monsters (MU-7.6)."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.classes import professor
from rumpus.munchkin.cards.decks.cthulhu.curses import (
    curse_amnesia,
    curse_change_sex,
    curse_hastur_hastur_hastur,
    curse_learn_yet_another_awful_truth,
    curse_weapon_becomes_evil,
)
from rumpus.munchkin.cards.decks.cthulhu.events import corrupted_by_power, i_am_not_worthy_of_this_honor
from rumpus.munchkin.cards.decks.cthulhu.items import flamethrower
from rumpus.munchkin.cards.decks.cthulhu.levels import call_the_army
from rumpus.munchkin.cards.decks.cthulhu.one_shots import wishing_ring
from rumpus.munchkin.table.state import Lasting
from tests.munchkin.given import Given, Lying
from tests.munchkin.warhammer40k.cards import (
    alliance,
    bolter,
    converted,
    corroded_armor,
    dark_angel,
    death_guard,
    disbanded,
    eldar,
    exterminatus,
    flak_armor,
    forgotten_terrain,
    frag_grenade,
    heresy,
    imperial_tithe,
    inquisitorial_audit,
    laspistol,
    loaded_die_40k,
    nurgles_rot,
    ork,
    purity_seal,
    rebreather,
    recaf,
    servo_skull,
    unpainted_miniatures,
    warp_storm,
    wrong_colours,
    youve_got_a_bird,
)
from tests.munchkin.warhammer40k.table import given40k, given_both

NAMES = ("Alice", "Bob", "Carol")


def cursed(curse: Card, *rolls: int, play: dict[str, list[Lying]] | None = None, **more: object) -> Given:
    """Alice, a Death Guard of level 5 like all others, opens the door to this curse; the next rolls are these."""
    lying: dict[str, list[Lying]] = {"Alice": [death_guard], **(play or {})}
    make = given_both if more.pop("both", False) else given40k
    facts = {"doors": [curse], "play": lying, "levels": dict.fromkeys(NAMES, 5), **more}
    table = make(**facts)  # type: ignore[arg-type]
    if rolls:
        table.next_roll(*rolls)
    table.opens_door()
    table.everyone_passes()
    return table


def levels(table: Given) -> list[int]:
    return [table.level(name) for name in NAMES]


def rolled(table: Given) -> list[str]:
    return [each for each in table.told() if each.startswith("roll ")]


# -- Contagious ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-7.5", "MU-7.3")
@pytest.mark.parametrize(
    ("rolls", "after"), [((1, 2), [4, 4, 5]), ((6, 1), [4, 5, 4]), ((1, 1), [4, 4, 4]), ((2, 3), [4, 5, 5])]
)
def test_death_guard_passes_a_curse_on_to_whoever_rolls_a_one(rolls: tuple[int, int], after: list[int]) -> None:
    table = cursed(heresy, *rolls)
    assert levels(table) == after
    assert rolled(table) == [f"roll P1 {rolls[0]}", f"roll P2 {rolls[1]}"], "clockwise, and not the Death Guard"
    assert (table.discards(), table.prompt) == (["heresy"], "trouble")


@pytest.mark.rule("MU-7.5")
def test_death_guard_spreads_a_curse_that_somebody_plays_too() -> None:
    hands = {"Bob": [warp_storm]}
    table = given40k(hands=hands, play={"Alice": [death_guard]}, levels={"Alice": 2, "Bob": 2}, rest=False)
    table.next_roll(1, 6)
    table.plays("Bob", warp_storm, "Alice")
    table.everyone_passes()
    assert (table.level("Alice"), table.level("Bob")) == (1, 1), "it comes back to who played it"


@pytest.mark.rule("MU-7.5")
def test_nobody_but_a_death_guard_spreads_a_curse() -> None:
    table = cursed(heresy, 1, 1, play={"Alice": [eldar], "Bob": [death_guard]})
    assert (levels(table), rolled(table)) == ([4, 5, 5], [])


@pytest.mark.rule("MU-7.5")
def test_death_guard_does_not_spread_what_came_by_contagion() -> None:
    table = cursed(heresy, 1, 6, play={"Bob": [death_guard], "Carol": [death_guard]})
    assert (levels(table), len(rolled(table))) == ([4, 4, 5], 2)


@pytest.mark.rule("MU-7.5")
@pytest.mark.parametrize("curse", [exterminatus, imperial_tithe])
def test_death_guard_does_not_spread_what_hits_everybody(curse: Card) -> None:
    table = cursed(curse, 1, 1, play={"Alice": [death_guard, laspistol], "Bob": [rebreather], "Carol": [bolter]})
    assert rolled(table) == []
    assert [table.lying(name) for name in NAMES] == [["death_guard"], [], []]


@pytest.mark.rule("MU-7.5", "MU-7.2")
def test_death_guard_with_alliance_or_a_second_army_is_as_contagious() -> None:
    half = cursed(heresy, 1, 6, play={"Alice": [death_guard, alliance]})
    assert levels(half) == [4, 4, 5]
    both = cursed(heresy, 1, 6, play={"Alice": [death_guard, alliance, ork]})
    assert (levels(both), len(rolled(both))) == ([4, 4, 5], 2)


@pytest.mark.rule("MU-7.5")
def test_death_guard_spreads_the_curse_that_takes_the_army() -> None:
    table = cursed(disbanded, 6, 1, play={"Bob": [ork], "Carol": [eldar]})
    assert [table.lying(name) for name in NAMES] == [[], ["ork"], []]


@pytest.mark.rule("MU-7.5")
def test_death_guard_spreads_a_change_of_sides() -> None:
    table = cursed(wrong_colours, 1, 6, play={"Bob": [ork]}, door_discard=[eldar])
    assert table.lying("Alice") == ["eldar"], "the last army that was discarded before"
    assert table.lying("Bob") == ["death_guard"], "and that is Alice's now"


@pytest.mark.rule("MU-7.5", "MU-9.3")
def test_death_guard_spreads_a_curse_that_finds_nothing_to_take() -> None:
    table = cursed(corroded_armor, 1, 6, play={"Bob": [flak_armor], "Carol": [rebreather]})
    assert (table.lying("Bob"), table.lying("Carol")) == ([], ["rebreather"])


@pytest.mark.rule("MU-7.5")
def test_death_guard_spreads_each_with_its_own_consequence() -> None:
    table = cursed(youve_got_a_bird, 1, 1, play={"Alice": [death_guard, rebreather]})
    assert (table.lying("Alice"), levels(table)) == (["death_guard"], [5, 4, 4]), "without headgear a level"


@pytest.mark.rule("MU-7.5")
def test_death_guard_spreads_an_audit_to_the_neighbours_of_the_next_one() -> None:
    table = cursed(inquisitorial_audit, 1, 6, hands={"Bob": [recaf, frag_grenade]})
    table.keeps_roll()
    table.everyone_passes()
    while table.prompt == "arrive":
        table.answer(table.awaited[0], "done")
    assert (len(table.hand("Alice")), table.hand("Bob"), len(table.hand("Carol"))) == (1, [], 1)


@pytest.mark.rule("MU-7.5")
def test_death_guard_spreads_to_who_rolls_one_or_less_after_modifiers() -> None:
    table = given40k(doors=[heresy], play={"Alice": [death_guard]}, levels=dict.fromkeys(NAMES, 5))
    for name in ("Bob", "Carol"):
        table.hero(name).lasting.append(Lasting("rolls", nurgles_rot, "kill", -1, is_curse=True))
    table.next_roll(2, 3)
    table.opens_door()
    assert levels(table) == [4, 4, 5]


@pytest.mark.rule("MU-7.5")
def test_death_guard_spreads_nothing_to_who_changes_the_roll() -> None:
    table = cursed(heresy, 1, 6, hands={"Bob": [loaded_die_40k]})
    assert table.prompt.startswith("die")
    table.answer("Bob", "loaded_die_40k 2")
    assert levels(table) == [4, 5, 5]


@pytest.mark.rule("MU-7.5")
def test_death_guard_spreads_nothing_that_was_cancelled() -> None:
    table = given40k(doors=[heresy], hands={"Bob": [purity_seal]}, play={"Alice": [death_guard]}, levels={"Alice": 5})
    table.opens_door()
    table.plays("Bob", purity_seal)
    table.everyone_passes()
    assert (table.level("Alice"), rolled(table)) == (5, [])


@pytest.mark.rule("MU-7.5", "MU-3.15")
def test_death_guard_spreads_to_a_fighter_whose_strength_changes_at_once() -> None:
    table = given40k(doors=[dark_angel], hands={"Carol": [heresy]}, play={"Bob": [death_guard]}, levels={"Alice": 8})
    table.next_roll(6, 1)
    table.opens_door()
    table.plays("Carol", heresy, "Bob")
    table.everyone_passes()
    table.keeps_roll()
    assert table.strengths() == (7, 6)


# -- curses that last ------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-7.5", "MU-9.2")
@pytest.mark.parametrize("curse", [unpainted_miniatures, forgotten_terrain, nurgles_rot, curse_change_sex])
def test_death_guard_spreads_a_curse_that_is_kept_as_a_reminder(curse: Card) -> None:
    table = cursed(curse, 1, 6, both=curse is curse_change_sex)
    for name, count in (("Alice", 1), ("Bob", 1), ("Carol", 0)):
        assert [each.card for each in table.hero(name).lasting] == [curse] * count
    assert table.discards() == [], "the card itself lies before Alice"


@pytest.mark.rule("MU-7.5", "MU-9.2")
def test_death_guard_and_who_caught_it_are_each_rid_of_it_in_a_fight_of_their_own() -> None:
    table = cursed(curse_change_sex, 1, 6, both=True, doors=[curse_change_sex, servo_skull, converted])
    assert [table.hero(name).sex for name in NAMES] == ["male", "male", "female"]
    table.ends_turn()
    table.opens_door("Bob")
    assert table.strengths() == (5 - 5, 1)
    table.is_helped("Carol", "Bob")
    table.fights_it_out("Bob")
    assert [len(table.hero(name).lasting) for name in NAMES] == [1, 0, 0]
    assert "curse_change_sex" not in table.discards(), "Alice's still lasts"


@pytest.mark.rule("MU-7.5", "MU-9.2")
def test_death_guard_is_rid_of_it_first() -> None:
    table = given40k(
        doors=[servo_skull], hands={"Carol": [unpainted_miniatures]}, play={"Alice": [death_guard], "Bob": [laspistol]},
        levels={"Alice": 5},
    )  # fmt: skip
    table.next_roll(1, 6)
    table.opens_door()
    table.plays("Carol", unpainted_miniatures, "Alice")
    table.everyone_passes()
    table.fights_it_out()
    assert "unpainted_miniatures" in table.discards()
    assert [each.card.id for each in table.hero("Bob").lasting] == ["unpainted_miniatures"], "without the card"


@pytest.mark.rule("MU-7.5")
def test_death_guard_spreads_a_curse_that_lies_on_an_item() -> None:
    play: dict[str, list[Lying]] = {"Alice": [death_guard, bolter], "Bob": [flamethrower], "Carol": [laspistol]}
    table = cursed(curse_weapon_becomes_evil, 1, 6, both=True, play=play)
    assert table.lying("Alice") == ["death_guard", "bolter + curse_weapon_becomes_evil"]
    assert table.lying("Bob") == ["flamethrower + curse_weapon_becomes_evil"]
    assert [table.strength(name) for name in NAMES] == [5 - 3, 5 - 4, 5 + 1]
    assert table.discards() == []


@pytest.mark.rule("MU-7.5")
def test_death_guard_without_a_weapon_leaves_the_card_to_the_next_one() -> None:
    play: dict[str, list[Lying]] = {"Bob": [flamethrower], "Carol": [laspistol]}
    table = cursed(curse_weapon_becomes_evil, 1, 1, both=True, play=play)
    assert [table.strength(name) for name in NAMES] == [5, 5 - 4, 5 - 1]
    table.answer("Carol", "be rid of laspistol")
    assert (table.lying("Carol"), table.level("Carol"), table.discards()) == ([], 3, ["laspistol"])
    table.answer("Bob", "be rid of flamethrower")
    assert (table.lying("Bob"), table.strength("Bob")) == ([], 3)
    assert sorted(table.discards()) == ["curse_weapon_becomes_evil", "flamethrower", "laspistol"], "one card of it"


@pytest.mark.rule("MU-7.5")
def test_death_guard_and_who_caught_it_lift_it_from_their_weapons_one_by_one() -> None:
    play: dict[str, list[Lying]] = {"Alice": [death_guard, bolter], "Bob": [flamethrower]}
    table = cursed(curse_weapon_becomes_evil, 1, 6, both=True, play=play, hands={"Carol": [purity_seal, wishing_ring]})
    table.keeps_roll()
    table.everyone_passes()
    table.plays("Carol", purity_seal, "curse_weapon_becomes_evil", "Bob")
    table.everyone_passes()
    assert [table.strength(name) for name in NAMES[:2]] == [5 - 3, 5 + 4]
    table.plays("Carol", wishing_ring, "curse_weapon_becomes_evil", "Alice")
    table.everyone_passes()
    assert table.strength("Alice") == 5 + 3
    assert sorted(table.discards()) == ["curse_weapon_becomes_evil", "purity_seal", "wishing_ring"]


# -- curses of the other set -----------------------------------------------------------------------------------


@pytest.mark.rule("MU-7.5", "MU-11.3")
def test_death_guard_spreads_curses_of_the_other_set() -> None:
    plain = cursed(curse_learn_yet_another_awful_truth, 1, 6, both=True)
    assert levels(plain) == [4, 4, 5]

    taken = cursed(curse_hastur_hastur_hastur, 6, 1, both=True, play={"Carol": [laspistol, rebreather]})
    assert taken.prompt == "lose (curse_hastur_hastur_hastur)"
    taken.answer("Bob", "laspistol")
    assert taken.lying("Carol") == ["rebreather"], "who sits on Carol's right has picked"

    classes = cursed(curse_amnesia, 1, 6, both=True, play={"Bob": [professor, ork]})
    assert (levels(classes), classes.lying("Bob")) == ([4, 5, 5], ["ork"]), "an army is no class"


@pytest.mark.rule("MU-7.5")
def test_death_guard_to_whom_a_curse_is_passed_on_spreads_it() -> None:
    hands = {"Alice": [i_am_not_worthy_of_this_honor]}
    table = given_both(doors=[heresy], hands=hands, play={"Bob": [death_guard]}, levels=dict.fromkeys(NAMES, 5))
    table.next_roll(6, 1)
    table.opens_door()
    table.plays("Alice", i_am_not_worthy_of_this_honor, "Bob")
    table.everyone_passes()
    assert levels(table) == [4, 4, 5]


@pytest.mark.rule("MU-7.5")
def test_death_guard_spreads_only_curses() -> None:
    hands = {"Bob": [call_the_army, corrupted_by_power]}
    table = given_both(hands=hands, play={"Alice": [death_guard]}, rest=False)
    table.plays("Bob", call_the_army, "Alice")
    table.plays("Bob", corrupted_by_power, "Alice")
    table.everyone_passes()
    assert (len(table.hero("Alice").lasting), rolled(table)) == (1, [])
