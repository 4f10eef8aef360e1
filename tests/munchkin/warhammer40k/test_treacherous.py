"""Death Guards: a treasure for helping the monsters (MU-7.6)."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.monsters import polly_polyp
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink, maniacal_laugh, quicker_ichor
from tests.munchkin.given import Given
from tests.munchkin.warhammer40k.cards import (
    alliance,
    bolter,
    converted,
    dark_angel,
    death_guard,
    fog_of_war,
    frag_grenade,
    holy_grenade,
    krak_grenade,
    laspistol,
    ork,
    psyk_out_grenade,
    recaf,
    servo_skull,
    torment_grenade,
)
from tests.munchkin.warhammer40k.table import given40k, given_both


def traitor(*hand: Card, **more: object) -> Given:
    """Alice fights a Servo-Skull; Bob, a Death Guard, holds these cards. The next treasure is a Bolter."""
    facts = {
        "doors": [servo_skull],
        "hands": {"Bob": hand},
        "play": {"Bob": [death_guard]},
        "treasures": [bolter, laspistol],
        **more,
    }
    table = given40k(**facts)  # type: ignore[arg-type]
    table.opens_door()
    return table


@pytest.mark.rule("MU-7.6", "MU-7.3")
def test_death_guard_draws_a_treasure_openly_for_a_one_shot_on_the_monsters_side() -> None:
    table = traitor(frag_grenade)
    table.plays("Bob", frag_grenade, "against")
    assert (table.prompt, table.offers("Bob")) == ("profit (death_guard)", ["yes", "no"])
    table.answer("Bob", "yes")
    assert "draw openly P1 bolter" in table.told("Carol")
    assert (table.hand("Bob"), table.strengths()) == (["bolter"], (1, 1 + 2))
    assert "play bolter use" not in table.offers("Bob"), "in a fight it goes to hand"


@pytest.mark.rule("MU-7.6")
def test_death_guard_may_decline_and_profit_later() -> None:
    table = traitor(frag_grenade, recaf)
    table.plays("Bob", frag_grenade, "against")
    table.answer("Bob", "no")
    assert table.hand("Bob") == ["recaf"]
    table.plays("Bob", recaf, "against")
    table.answer("Bob", "yes")
    assert table.hand("Bob") == ["bolter"]


@pytest.mark.rule("MU-7.6")
def test_death_guard_profits_once_in_a_turn() -> None:
    hands = {"Bob": [frag_grenade, recaf, krak_grenade]}
    table = traitor(hands=hands, doors=[servo_skull, dark_angel], levels={"Alice": 8}, players=("Alice", "Bob"))
    table.plays("Bob", frag_grenade, "against")
    table.answer("Bob", "yes")
    table.plays("Bob", recaf, "against")
    assert (table.prompt, table.hand("Bob")) == ("fight", ["krak_grenade", "bolter"])
    table.fights_it_out()
    table.ends_turn()
    table.opens_door("Bob")
    table.plays("Bob", krak_grenade, "against")
    assert table.prompt == "profit (death_guard)", "the next turn, and the own fight"
    table.answer("Bob", "yes")
    assert len(table.hand("Bob")) == 2


@pytest.mark.rule("MU-7.6")
def test_death_guard_does_not_profit_twice_by_another_copy_of_the_army() -> None:
    table = given40k(
        doors=[servo_skull], hands={"Alice": [frag_grenade, recaf, death_guard]}, play={"Alice": [death_guard]}
    )
    table.opens_door()
    table.plays("Alice", frag_grenade, "against")
    table.picks("Alice", "yes", "drop death_guard")
    table.plays("Alice", death_guard)
    table.plays("Alice", recaf, "against")
    assert table.prompt == "fight"


@pytest.mark.rule("MU-7.6")
def test_two_death_guards_profit_each() -> None:
    hands = {"Bob": [frag_grenade], "Carol": [recaf]}
    table = traitor(hands=hands, play={"Bob": [death_guard], "Carol": [death_guard]})
    table.plays("Bob", frag_grenade, "against")
    table.answer("Bob", "yes")
    table.plays("Carol", recaf, "against")
    table.answer("Carol", "yes")
    assert (table.hand("Bob"), table.hand("Carol")) == (["bolter"], ["laspistol"])


@pytest.mark.rule("MU-7.6")
def test_death_guard_profits_by_a_one_shot_from_the_table() -> None:
    table = traitor(play={"Bob": [death_guard, torment_grenade]})
    table.uses("Bob", torment_grenade, "against")
    table.answer("Bob", "yes")
    assert (table.hand("Bob"), table.lying("Bob")) == (["bolter"], ["death_guard"])


@pytest.mark.rule("MU-7.6")
def test_death_guard_draws_nothing_for_what_does_not_help_the_monsters() -> None:
    table = traitor(holy_grenade, fog_of_war, converted, psyk_out_grenade)
    table.plays("Bob", holy_grenade, "for")
    assert table.prompt == "fight", "the munchkins' side"
    table.plays("Bob", fog_of_war)
    assert table.prompt == "fight", "no item, and on no side"
    table.plays("Bob", converted, servo_skull)
    assert table.prompt == "fight", "an enhancer is no one-shot"
    table.plays("Bob", psyk_out_grenade)
    assert (table.prompt, table.hand("Bob")) == ("flight", []), "it drives the munchkins away, on no side"


@pytest.mark.rule("MU-7.6")
@pytest.mark.parametrize("lying", [[], [ork]])
def test_nobody_but_a_death_guard_profits(lying: list[Card]) -> None:
    table = traitor(frag_grenade, play={"Bob": lying, "Carol": [death_guard]})
    table.plays("Bob", frag_grenade, "against")
    assert (table.prompt, table.hand("Bob")) == ("fight", [])


@pytest.mark.rule("MU-7.6", "MU-7.2")
def test_death_guard_with_alliance_profits_and_with_two_armies_too() -> None:
    for lying in ([death_guard, alliance], [death_guard, ork, alliance]):
        table = traitor(frag_grenade, play={"Bob": lying})
        table.plays("Bob", frag_grenade, "against")
        table.answer("Bob", "yes")
        assert table.hand("Bob") == ["bolter"]


@pytest.mark.rule("MU-7.6")
def test_death_guard_draws_nothing_where_no_treasure_is_left() -> None:
    table = traitor(frag_grenade, treasures=[], rest=False)
    table.plays("Bob", frag_grenade, "against")
    table.answer("Bob", "yes")
    assert (table.hand("Bob"), table.strengths()) == ([], (1, 3))


@pytest.mark.rule("MU-7.6", "MU-11.3")
def test_death_guard_profits_by_items_of_the_other_set_only_if_they_are_items() -> None:
    table = given_both(
        doors=[polly_polyp],
        hands={"Bob": [kitchen_sink, maniacal_laugh]},
        play={"Bob": [death_guard]},
        treasures=[bolter],
    )
    table.opens_door()
    table.plays("Bob", maniacal_laugh, "against")
    assert table.prompt == "fight", "it has no value, so it is no item"
    table.plays("Bob", kitchen_sink, "against")
    table.answer("Bob", "yes")
    assert table.hand("Bob") == ["bolter"]


@pytest.mark.rule("MU-7.6", "MU-2.8")
@pytest.mark.parametrize(("side", "profits"), [("against", True), ("for", False)])
def test_death_guard_profits_from_what_slows_down_who_runs_away(side: str, profits: bool) -> None:
    table = given_both(
        doors=[polly_polyp], hands={"Bob": [quicker_ichor]}, play={"Bob": [death_guard]}, treasures=[bolter]
    )
    table.opens_door()
    table.fights_it_out()
    table.plays("Bob", quicker_ichor, side)
    if profits:
        table.picks("Bob", "yes", "done")
    assert (table.hand("Bob"), table.prompt) == (["bolter"] if profits else [], "flight")
