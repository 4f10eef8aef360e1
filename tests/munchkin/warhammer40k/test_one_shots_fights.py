"""The one-shots that do something to a whole fight, to its monsters or to who fights."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.monsters import polly_polyp
from tests.munchkin.cthulhu.cursing import plays_of
from tests.munchkin.given import Given
from tests.munchkin.warhammer40k.cards import (
    bolter,
    ceasefire,
    change_of_orders,
    chaos_tainted,
    cloning_vat,
    conscripted,
    converted,
    dark_angel,
    flak_armor,
    flamer,
    gene_scrambler,
    khorne_berzerker,
    laspistol,
    nurgling,
    ork,
    psyk_out_grenade,
    skarbrand,
    snotlings,
    squig,
    swarmlord,
    veteran,
    vortex_grenade,
    wandering_monster_40k,
)
from tests.munchkin.warhammer40k.table import given40k, given_both

ANY_FIGHT = [psyk_out_grenade, vortex_grenade, change_of_orders, gene_scrambler]
OWN_FIGHT = [ceasefire, cloning_vat]


@pytest.mark.parametrize("card", [*ANY_FIGHT, *OWN_FIGHT], ids=str)
def test_a_one_shot_with_a_value_is_put_down_in_ones_own_turn_only(card: Card) -> None:
    table = given40k(doors=[dark_angel], hands={"Alice": [card]})
    assert plays_of(table, "Alice", card.id) == ["carry"]
    table.plays("Alice", card, "carry")
    assert not [offer for offer in table.offers("Alice") if offer.startswith("use")]
    table.opens_door()
    assert [offer for offer in table.offers("Alice") if offer.startswith(f"use {card.id}")]
    assert plays_of(given40k(hands={"Bob": [card]}), "Bob", card.id) == []


@pytest.mark.parametrize("card", OWN_FIGHT, ids=str)
def test_a_one_shot_for_ones_own_fight_is_of_no_use_in_anothers(card: Card) -> None:
    table = given40k(doors=[dark_angel], hands={"Bob": [card]})
    table.opens_door()
    assert plays_of(table, "Bob", card.id) == []
    table.is_helped("Bob")
    assert plays_of(table, "Bob", card.id) == []


# -- Psyk-Out Grenade ------------------------------------------------------------------------------------------


def test_psyk_out_grenade_makes_winners_run_at_once() -> None:
    table = given40k(doors=[squig], hands={"Carol": [psyk_out_grenade]}, levels={"Alice": 8, "Bob": 5})
    table.next_roll(1, 6)
    table.opens_door()
    table.is_helped("Bob")
    table.plays("Carol", psyk_out_grenade)
    table.everyone_passes()
    assert table.prompt == "flight"
    table.runs("Alice", squig)
    table.runs("Bob", squig)
    assert (table.level("Alice"), table.level("Bob"), table.prompt) == (7, 5, "rest")
    assert table.hand("Alice") == []
    assert psyk_out_grenade.gold == 300


def test_psyk_out_grenade_still_comes_in_time_while_the_result_is_called_and_never_after() -> None:
    table = given40k(doors=[squig], hands={"Bob": [psyk_out_grenade], "Carol": [snotlings]}, levels={"Alice": 8})
    table.next_roll(6)
    table.opens_door()
    table.answer("Alice", "call")
    table.plays("Bob", psyk_out_grenade)
    table.everyone_passes()
    assert table.offers("Alice") == ["run squig"]
    assert table.discards() == ["psyk_out_grenade"]
    table.runs("Alice", squig)
    assert table.level("Alice") == 8

    table = given40k(doors=[squig], hands={"Bob": [psyk_out_grenade]})
    table.opens_door()
    table.fights_it_out()
    assert plays_of(table, "Bob", "psyk_out_grenade") == []  # they run anyway


def test_psyk_out_grenade_may_save_its_own_player_from_a_monster_that_does_not_pursue() -> None:
    table = given40k(doors=[swarmlord], hands={"Alice": [psyk_out_grenade]}, levels={"Alice": 3})
    table.opens_door()
    table.plays("Alice", psyk_out_grenade)
    table.runs("Alice", swarmlord)
    assert (table.prompt, table.level("Alice")) == ("rest", 3)


# -- Vortex Grenade --------------------------------------------------------------------------------------------


def test_vortex_grenade_removes_the_last_monster_for_its_treasures_without_a_level() -> None:
    table = given40k(
        doors=[dark_angel],
        hands={"Bob": [vortex_grenade, converted]},
        treasures=[bolter, flamer, flak_armor, laspistol],
    )
    table.opens_door()
    table.plays("Bob", converted, dark_angel)
    table.plays("Bob", vortex_grenade, dark_angel)
    table.everyone_passes()
    assert (table.level("Alice"), table.hand("Alice"), table.prompt) == (1, ["bolter", "flamer", "flak_armor"], "rest")
    assert sorted(table.discards()) == ["converted", "dark_angel", "vortex_grenade"]
    assert "draw P0 treasure" in table.told("Bob")


def test_vortex_grenade_removes_one_of_two_and_the_fight_goes_on() -> None:
    table = given40k(
        doors=[squig], hands={"Alice": [vortex_grenade], "Bob": [wandering_monster_40k, swarmlord]}, levels={"Alice": 4}
    )
    table.opens_door()
    table.plays("Bob", wandering_monster_40k, swarmlord)
    assert plays_of(table, "Alice", "vortex_grenade") == ["squig", "swarmlord"]
    table.plays("Alice", vortex_grenade, swarmlord)
    table.everyone_passes()
    assert (table.foes(), table.hand("Alice")) == (["squig"], [])
    table.fights_it_out()
    assert (table.level("Alice"), len(table.hand("Alice"))) == (5, 1)


def test_vortex_grenade_shares_the_treasures_with_a_helper_as_agreed() -> None:
    table = given40k(doors=[dark_angel], hands={"Carol": [vortex_grenade]}, treasures=[bolter, flamer])
    table.opens_door()
    table.picks("Alice", "ask Bob", "1", "helper")
    table.answer("Bob", "accept")
    table.plays("Carol", vortex_grenade, dark_angel)
    table.everyone_passes()
    assert table.offers("Bob") == ["bolter", "flamer"]
    table.answer("Bob", "flamer")
    table.answer("Bob", "done")
    assert (table.hand("Alice"), table.hand("Bob"), table.level("Alice")) == (["bolter"], ["flamer"], 1)


def test_vortex_grenade_gives_all_to_the_fighter_openly_if_the_helper_gets_none() -> None:
    table = given40k(doors=[dark_angel], hands={"Carol": [vortex_grenade]}, treasures=[bolter, flamer])
    table.opens_door()
    table.is_helped("Bob")
    table.plays("Carol", vortex_grenade, dark_angel)
    table.everyone_passes()
    assert table.hand("Alice") == ["bolter", "flamer"]
    assert "won together P0 P1 bolter flamer" in table.told("Carol")


def test_vortex_grenade_cannot_move_a_khorne_berzerker() -> None:
    table = given40k(doors=[khorne_berzerker], hands={"Bob": [vortex_grenade]})
    table.opens_door()
    assert plays_of(table, "Bob", "vortex_grenade") == []


# -- Ceasefire -------------------------------------------------------------------------------------------------


def test_ceasefire_ends_the_fight_for_nothing_and_lets_the_room_be_looted() -> None:
    hands = {"Alice": [ceasefire, squig], "Bob": [wandering_monster_40k, snotlings]}
    table = given40k(doors=[swarmlord, ork], hands=hands, levels={"Alice": 5})
    table.opens_door()
    table.plays("Bob", wandering_monster_40k, snotlings)
    table.plays("Alice", ceasefire)
    table.everyone_passes()
    assert (table.level("Alice"), table.hand("Alice"), table.prompt) == (5, ["squig"], "trouble")
    assert plays_of(table, "Alice", "squig") == []  # a monster was met: nobody looks for more
    table.answer("Alice", "loot the room")
    assert table.hand("Alice") == ["squig", "ork"]
    assert sorted(table.discards()) == ["ceasefire", "snotlings", "swarmlord", "wandering_monster_40k"]


def test_ceasefire_does_not_impress_a_khorne_berzerker() -> None:
    table = given40k(
        doors=[squig],
        hands={"Alice": [ceasefire], "Bob": [wandering_monster_40k, khorne_berzerker]},
        levels={"Alice": 5},
    )
    table.opens_door()
    table.plays("Bob", wandering_monster_40k, khorne_berzerker)
    table.plays("Alice", ceasefire)
    table.everyone_passes()
    assert (table.foes(), table.prompt) == (["khorne_berzerker"], "fight")


def test_ceasefire_of_who_has_taken_over_lets_nobody_loot() -> None:
    table = given40k(doors=[squig], hands={"Alice": [change_of_orders], "Bob": [ceasefire]})
    table.opens_door()
    table.plays("Alice", change_of_orders, "Bob")
    table.everyone_passes()
    table.answer("Bob", "yes")
    table.plays("Bob", ceasefire)
    table.everyone_passes()
    assert table.prompt == "rest"
    assert "loot the room" not in table.offers("Alice")


# -- Change of Orders ------------------------------------------------------------------------------------------


def relieved(answer: str = "yes", monster: Card = dark_angel) -> Given:
    """Carol has played it in Alice's fight for Bob, of level 7."""
    table = given40k(doors=[monster], hands={"Carol": [change_of_orders]}, levels={"Alice": 2, "Bob": 7})
    table.next_roll(1)
    table.opens_door()
    table.plays("Carol", change_of_orders, "Bob")
    table.everyone_passes()
    table.answer("Bob", answer)
    return table


def test_change_of_orders_lets_another_fight_for_levels_and_treasures() -> None:
    table = relieved()
    assert table.strengths() == (7, 6)
    assert table.awaited == ["Bob"]
    table.fights_it_out("Bob")
    while table.prompt == "arrive":
        table.answer("Bob", "done")
    assert (table.level("Alice"), table.level("Bob")) == (2, 8)
    assert (len(table.hand("Alice")), len(table.hand("Bob"))) == (0, 2)
    assert (table.prompt, table.awaited) == ("rest", ["Alice"])  # it is still her turn


def test_change_of_orders_needs_the_others_yes() -> None:
    table = relieved("no")
    assert (table.strengths(), table.awaited) == ((2, 6), ["Alice"])
    assert table.discards() == ["change_of_orders"]


def test_change_of_orders_is_for_those_who_are_not_in_the_fight() -> None:
    table = given40k(doors=[dark_angel], hands={"Alice": [change_of_orders]}, players=("Alice", "Bob", "Carol", "Dave"))
    table.opens_door()
    assert plays_of(table, "Alice", "change_of_orders") == ["Bob", "Carol", "Dave"]
    table.is_helped("Bob")
    assert plays_of(table, "Alice", "change_of_orders") == ["Carol", "Dave"]
    table.plays("Alice", change_of_orders, "Dave")
    table.everyone_passes()
    table.answer("Dave", "yes")
    assert table.strengths() == (1 + 1, 6)  # Dave, and Bob who helps on


@pytest.mark.rule("MU-3.18")
@pytest.mark.parametrize("by", ["Alice", "Bob"])
def test_change_of_orders_leaves_what_was_promised_to_a_helper_as_it_was(by: str) -> None:
    table = given40k(
        doors=[dark_angel],
        hands={"Alice": [change_of_orders]},
        play={"Alice": [flak_armor, laspistol], "Carol": [bolter]},
        levels={"Bob": 4, "Carol": 4},
    )
    table.opens_door()
    if by == "Alice":
        table.picks("Alice", "ask Bob", "1", "helper", "laspistol", "done")
        table.answer("Bob", "accept")
    else:
        table.picks("Bob", "offer help", "1", "helper", "laspistol", "done")
        table.answer("Alice", "accept")
    table.plays("Alice", change_of_orders, "Carol")
    table.everyone_passes()
    table.answer("Carol", "yes")
    table.fights_it_out("Carol")
    assert (table.lying("Alice"), table.lying("Carol")) == (["flak_armor"], ["bolter"])
    assert table.lying("Bob") == ["laspistol"]
    assert (table.prompt, table.awaited) == ("take treasure", ["Bob"])
    table.answer("Bob", table.offers("Bob")[0])
    while table.prompt == "arrive":
        table.answer(table.awaited[0], "done")
    assert [len(table.hand(name)) for name in ("Alice", "Bob", "Carol")] == [0, 1, 1]


def test_change_of_orders_makes_the_new_fighter_run_and_the_old_one_not() -> None:
    table = relieved(monster=skarbrand)
    table.fights_it_out("Bob")
    table.runs("Bob", skarbrand)
    assert table.hero("Bob").is_new
    assert (table.hero("Alice").is_new, table.prompt, table.awaited) == (False, "rest", ["Alice"])


def test_change_of_orders_may_win_the_game_for_another() -> None:
    table = given40k(doors=[squig], hands={"Bob": [change_of_orders]}, levels={"Bob": 9})
    table.opens_door()
    table.plays("Bob", change_of_orders, "Bob")
    table.everyone_passes()
    table.answer("Bob", "yes")
    table.fights_it_out("Bob")
    assert (table.prompt, table.state.winners) == ("over", [1])


def test_change_of_orders_makes_refusals_of_before_void() -> None:
    """Bob has asked nobody, so nobody can be conscripted for him."""
    table = given40k(
        doors=[dark_angel],
        hands={"Alice": [change_of_orders], "Carol": [conscripted]},
        players=("Alice", "Bob", "Carol"),
    )
    table.opens_door()
    for name in ("Bob", "Carol"):
        table.picks("Alice", f"ask {name}", "0")
        table.answer(name, "refuse")
    assert plays_of(table, "Carol", "conscripted") == ["Bob", "Carol"]
    table.plays("Alice", change_of_orders, "Bob")
    table.everyone_passes()
    table.answer("Bob", "yes")
    assert plays_of(table, "Carol", "conscripted") == []
    assert "ask Alice" in table.offers("Bob")


def test_change_of_orders_takes_a_cloning_vat_of_the_old_fighter_out_of_account() -> None:
    table = given40k(doors=[dark_angel], hands={"Alice": [cloning_vat, change_of_orders]}, levels={"Alice": 4})
    table.opens_door()
    table.plays("Alice", cloning_vat)
    table.plays("Alice", change_of_orders, "Bob")
    table.everyone_passes()
    table.answer("Bob", "yes")
    assert table.strengths() == (1, 6)


# -- Gene Scrambler --------------------------------------------------------------------------------------------


def test_gene_scrambler_swaps_a_monster_for_the_last_one_discarded() -> None:
    table = given40k(
        doors=[swarmlord], hands={"Alice": [gene_scrambler], "Bob": [veteran]}, door_discard=[squig, snotlings, ork]
    )
    table.opens_door()
    table.plays("Bob", veteran, swarmlord)
    table.plays("Alice", gene_scrambler, swarmlord)
    table.everyone_passes()
    assert (table.foes(), table.strengths()) == (["snotlings"], (1, 1))
    assert sorted(table.discards()) == ["gene_scrambler", "ork", "squig", "swarmlord", "veteran"]


def test_gene_scrambler_leaves_nothing_if_no_monster_was_discarded_before() -> None:
    table = given40k(doors=[swarmlord], hands={"Bob": [gene_scrambler]}, door_discard=[ork], levels={"Alice": 5})
    table.opens_door()
    table.plays("Bob", gene_scrambler, swarmlord)
    table.everyone_passes()
    assert (table.prompt, table.level("Alice"), table.hand("Alice")) == ("rest", 5, [])


def test_gene_scrambler_is_of_no_use_on_a_khorne_berzerker() -> None:
    table = given40k(doors=[khorne_berzerker], hands={"Bob": [gene_scrambler]}, door_discard=[squig])
    table.opens_door()
    assert plays_of(table, "Bob", "gene_scrambler") == []


def test_gene_scrambler_brings_a_monster_of_the_other_set_that_chaos_does_not_follow() -> None:
    table = given_both(doors=[nurgling], hands={"Bob": [gene_scrambler, chaos_tainted]}, door_discard=[polly_polyp])
    table.opens_door()
    table.plays("Bob", gene_scrambler, nurgling)
    table.everyone_passes()
    assert table.foes() == ["polly_polyp"]
    assert plays_of(table, "Bob", "chaos_tainted") == ["polly_polyp"]
