"""The one-shots that change strengths: grenades and their like, Fog of War, Cloning Vat, Orbital Strike."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.events import o_rlyeh
from rumpus.munchkin.cards.decks.cthulhu.monsters import polly_polyp
from tests.munchkin.cthulhu.cursing import plays_of
from tests.munchkin.given import Given, Lying
from tests.munchkin.warhammer40k.cards import (
    attack_bike,
    blessed_ammunition,
    bolter,
    chaos_tainted,
    cloning_vat,
    combat_stimms,
    converted,
    dark_angel,
    fog_of_war,
    frag_grenade,
    ghosthelm,
    heresy,
    holy_grenade,
    horror_of_tzeentch,
    krak_grenade,
    laspistol,
    melta_bomb,
    necron,
    nurgling,
    orbital_strike,
    peaked_cap,
    plague_zombie,
    power_sword,
    poxwalker,
    recaf,
    sanctified,
    squig,
    thunder_hammer,
    torment_grenade,
    undead,
)
from tests.munchkin.warhammer40k.table import given40k, given_both


def check(card: Card, bonus: int, gold: int) -> None:
    """Thrown on either side of anybody's fight, from hand or from the table; put down in one's own turn only."""
    assert (card.kind, card.is_item, card.gold) == ("one-shot", True, gold)
    for side, strengths in (("for", (1 + bonus, 6)), ("against", (1, 6 + bonus))):
        table = given40k(doors=[dark_angel], hands={"Bob": [card]})
        assert plays_of(table, "Bob", card.id) == []
        table.opens_door()
        assert plays_of(table, "Bob", card.id) == ["for", "against"]
        table.plays("Bob", card, side)
        assert (table.strengths(), table.discards()) == (strengths, [])
        table.fights_it_out()
        assert plays_of(table, "Bob", card.id) == []

    table = given40k(doors=[dark_angel], hands={"Alice": [card]}, levels={"Alice": 6})
    assert plays_of(table, "Alice", card.id) == ["carry"]
    table.plays("Alice", card, "carry")
    assert (table.lying("Alice"), table.strength("Alice")) == ([f"{card.id} (carried)"], 6)
    table.opens_door()
    table.uses("Alice", card, "for")
    assert (table.strengths(), table.lying("Alice")) == ((6 + bonus, 6), [])
    table.fights_it_out()
    assert table.discards() == ["dark_angel", card.id]  # when the fight is over


def test_torment_grenade_gives_3_to_either_side() -> None:
    check(torment_grenade, 3, 200)


def test_frag_grenade_gives_2_to_either_side() -> None:
    check(frag_grenade, 2, 100)


def test_krak_grenade_gives_4_to_either_side() -> None:
    check(krak_grenade, 4, 200)


def test_combat_stimms_give_2_to_either_side() -> None:
    check(combat_stimms, 2, 100)


def test_recaf_gives_1_to_either_side() -> None:
    check(recaf, 1, 100)


def test_melta_bomb_gives_5_to_either_side() -> None:
    check(melta_bomb, 5, 300)


def test_melta_bomb_is_fire_which_a_plague_zombie_fears() -> None:
    table = given40k(doors=[plague_zombie], hands={"Alice": [melta_bomb]})
    table.opens_door()
    assert table.strengths() == (1, 2)
    table.plays("Alice", melta_bomb, "for")
    assert table.strengths() == (1 + 5, 2 - 2)


def test_melta_bomb_is_not_fire_of_the_munchkins_if_it_is_thrown_for_the_monster() -> None:
    table = given40k(doors=[plague_zombie], hands={"Alice": [melta_bomb]})
    table.opens_door()
    table.plays("Alice", melta_bomb, "against")
    assert table.strengths() == (1, 2 + 5)


def test_frag_grenade_and_others_feed_a_horror_of_tzeentch() -> None:
    table = given40k(doors=[horror_of_tzeentch], hands={"Alice": [frag_grenade, recaf], "Bob": [krak_grenade]})
    table.opens_door()
    table.plays("Alice", frag_grenade, "for")
    table.plays("Alice", recaf, "for")
    assert table.strengths() == (1 + 2 + 1, 8 + 2)
    table.plays("Bob", krak_grenade, "against")
    assert table.strengths() == (1 + 2 + 1, 8 + 2 + 4)


@pytest.mark.rule("MU-3.5")
def test_krak_grenade_makes_the_fighter_call_anew() -> None:
    table = given40k(doors=[dark_angel], hands={"Carol": [krak_grenade]}, levels={"Alice": 8})
    table.opens_door()
    table.answer("Alice", "call")
    table.plays("Carol", krak_grenade, "against")
    assert (table.prompt, table.strengths()) == ("fight", (8, 10))


# -- against Chaos and undead ----------------------------------------------------------------------------------


def test_holy_grenade_gives_3_to_either_side() -> None:
    check(holy_grenade, 3, 200)


@pytest.mark.parametrize("monster", [nurgling, plague_zombie, poxwalker], ids=str)
def test_holy_grenade_gives_2_more_against_chaos_or_undead_and_not_twice(monster: Card) -> None:
    table = given40k(doors=[monster], hands={"Bob": [holy_grenade]})
    table.opens_door()
    table.plays("Bob", holy_grenade, "for")
    assert table.strengths() == (1 + 3 + 2, monster.level)


def test_holy_grenade_gives_a_chaos_monster_no_more_than_3() -> None:
    table = given40k(doors=[nurgling], hands={"Bob": [holy_grenade]})
    table.opens_door()
    table.plays("Bob", holy_grenade, "against")
    assert table.strengths() == (1, 2 + 3)


def test_holy_grenade_looks_at_what_a_monster_becomes_later() -> None:
    table = given40k(doors=[dark_angel], hands={"Bob": [holy_grenade, undead]})
    table.opens_door()
    table.plays("Bob", holy_grenade, "for")
    assert table.strengths() == (1 + 3, 6)
    table.plays("Bob", undead, dark_angel)
    assert table.strengths() == (1 + 3 + 2, 6 + 5)


def test_blessed_ammunition_gives_2_to_either_side() -> None:
    check(blessed_ammunition, 2, 200)


def test_blessed_ammunition_gives_5_against_chaos_only() -> None:
    for monster, bonus in ((nurgling, 5), (poxwalker, 5), (plague_zombie, 2)):
        table = given40k(doors=[monster], hands={"Bob": [blessed_ammunition]})
        table.opens_door()
        table.plays("Bob", blessed_ammunition, "for")
        assert table.strengths() == (1 + bonus, monster.level)
    table = given40k(doors=[nurgling], hands={"Bob": [blessed_ammunition]})
    table.opens_door()
    table.plays("Bob", blessed_ammunition, "against")
    assert table.strengths() == (1, 2 + 2)


# -- Fog of War ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-13.20")
def test_fog_of_war_makes_bonuses_against_chaos_count() -> None:
    play: dict[str, list[Lying]] = {"Alice": [(power_sword, sanctified)]}
    hands = {"Alice": [blessed_ammunition], "Bob": [fog_of_war, holy_grenade]}
    table = given40k(doors=[dark_angel], hands=hands, play=play)
    table.opens_door()
    table.plays("Alice", blessed_ammunition, "for")
    assert table.strengths() == (1 + (2 + 1) + 2, 6)
    table.plays("Bob", fog_of_war)
    assert table.strengths() == (1 + (2 + 2 + 1 + 3) + (2 + 3), 6)
    table.plays("Bob", holy_grenade, "for")
    assert table.strengths() == (1 + 8 + 5 + (3 + 2), 6)


def test_fog_of_war_counts_for_a_helper_too_and_not_for_what_cannot_be_used() -> None:
    play: dict[str, list[Lying]] = {"Alice": [ghosthelm], "Bob": [power_sword]}  # a Ghosthelm is for Aeldari
    table = given40k(doors=[dark_angel], hands={"Carol": [fog_of_war]}, play=play)
    table.opens_door()
    table.is_helped("Bob")
    assert table.strengths() == (1 + 1 + 2, 6)
    table.plays("Carol", fog_of_war)
    assert table.strengths() == (1 + 1 + 2 + 2, 6)


def test_fog_of_war_makes_no_monster_chaos() -> None:
    table = given40k(doors=[dark_angel], hands={"Bob": [fog_of_war, nurgling, chaos_tainted, squig]})
    table.opens_door()
    table.plays("Bob", fog_of_war)
    assert plays_of(table, "Bob", "nurgling") == []
    assert plays_of(table, "Bob", "chaos_tainted") == ["dark_angel"]


def test_fog_of_war_adds_nothing_where_chaos_fights_anyway_and_goes_with_the_fight() -> None:
    table = given40k(doors=[nurgling], hands={"Bob": [fog_of_war]}, play={"Alice": [power_sword]})
    table.opens_door()
    table.plays("Bob", fog_of_war)
    assert table.strengths() == (1 + 4, 2)
    table.fights_it_out()
    assert table.discards() == ["nurgling", "fog_of_war"]
    assert table.strength("Alice") == 2 + 2


@pytest.mark.rule("MU-8.1")
def test_fog_of_war_is_no_item() -> None:
    assert (fog_of_war.gold, fog_of_war.is_item) == (None, False)
    table = given40k(hands={"Alice": [fog_of_war]})
    assert plays_of(table, "Alice", "fog_of_war") == []


# -- Cloning Vat -----------------------------------------------------------------------------------------------


def test_cloning_vat_counts_the_level_twice_but_not_the_items() -> None:
    table = given40k(doors=[dark_angel], hands={"Alice": [cloning_vat]}, play={"Alice": [bolter]}, levels={"Alice": 4})
    table.opens_door()
    table.plays("Alice", cloning_vat)
    assert table.strengths() == (4 + 4 + 3, 6)
    table.fights_it_out()
    assert (table.level("Alice"), table.strength("Alice")) == (5, 5 + 3)
    assert cloning_vat.gold == 300


def test_cloning_vat_is_only_for_ones_own_fight_and_only_alone() -> None:
    table = given40k(doors=[dark_angel], hands={"Alice": [cloning_vat], "Bob": [recaf]})
    table.opens_door()
    assert plays_of(table, "Alice", "cloning_vat") == [""]
    table.is_helped("Bob")
    assert plays_of(table, "Alice", "cloning_vat") == []

    table = given40k(doors=[dark_angel], hands={"Bob": [cloning_vat]})
    table.opens_door()
    assert plays_of(table, "Bob", "cloning_vat") == []
    table.is_helped("Bob")
    assert plays_of(table, "Bob", "cloning_vat") == []


def test_cloning_vat_counts_no_longer_once_somebody_helps() -> None:
    table = given40k(doors=[dark_angel], hands={"Alice": [cloning_vat]}, levels={"Alice": 4})
    table.opens_door()
    table.plays("Alice", cloning_vat)
    assert table.strengths() == (8, 6)
    table.is_helped("Bob")
    assert table.strengths() == (4 + 1, 6)


def test_cloning_vat_follows_the_level() -> None:
    table = given40k(doors=[dark_angel], hands={"Alice": [cloning_vat], "Bob": [heresy]}, levels={"Alice": 4})
    table.opens_door()
    table.plays("Alice", cloning_vat)
    table.plays("Bob", heresy, "Alice")
    table.everyone_passes()
    assert table.strengths() == (3 + 3, 6)


def test_cloning_vat_works_from_the_table() -> None:
    table = given40k(doors=[dark_angel], play={"Alice": [cloning_vat]}, levels={"Alice": 4})
    assert not [offer for offer in table.offers("Alice") if "use cloning_vat" in offer]
    table.opens_door()
    table.uses("Alice", cloning_vat)
    assert table.strengths() == (8, 6)


# -- Orbital Strike --------------------------------------------------------------------------------------------


def bombed(side: str, alice: list[Lying], bob: list[Lying], rolls: tuple[int, ...] = ()) -> Given:
    """Carol has played it in Alice's fight, in which Bob helps, and the fight was called."""
    table = given40k(
        doors=[squig], hands={"Carol": [orbital_strike]}, play={"Alice": alice, "Bob": bob}, treasures=[laspistol]
    )
    if rolls:
        table.next_roll(*rolls)
    table.opens_door()
    table.is_helped("Bob")
    table.plays("Carol", orbital_strike, side)
    table.fights_it_out()
    return table


def test_orbital_strike_gives_8_to_either_side() -> None:
    check(orbital_strike, 8, 500)


def test_orbital_strike_costs_each_munchkin_a_small_item_when_the_fight_is_over() -> None:
    table = bombed("for", [bolter, peaked_cap, attack_bike], [thunder_hammer, krak_grenade])
    assert table.prompt == "lose (orbital_strike)"
    assert table.offers("Alice") == ["bolter", "peaked_cap", "attack_bike"]
    table.answer("Alice", "peaked_cap")
    table.everyone_passes()
    assert table.lying("Alice") == ["bolter", "attack_bike"]
    assert table.lying("Bob") == ["thunder_hammer"]  # nothing Big
    assert table.level("Alice") == 2


def test_orbital_strike_costs_the_same_if_the_munchkins_lose() -> None:
    table = bombed("against", [bolter], [], rolls=(6, 6))
    assert table.lying("Alice") == ["bolter"]
    table.runs("Alice", squig)
    table.runs("Bob", squig)
    assert (table.lying("Alice"), table.prompt) == ([], "rest")


def test_orbital_strike_leaves_bystanders_and_who_has_nothing_alone() -> None:
    table = given40k(doors=[squig], hands={"Carol": [orbital_strike]}, play={"Carol": [bolter]})
    table.opens_door()
    table.plays("Carol", orbital_strike, "for")
    table.fights_it_out()
    assert (table.lying("Carol"), table.level("Alice")) == (["bolter"], 2)


def test_orbital_strike_cannot_be_saved_from_by_living_metal() -> None:
    """It is neither a curse nor bad stuff."""
    play: dict[str, list[Lying]] = {"Alice": [necron, bolter]}
    table = given40k(doors=[squig], hands={"Alice": [converted, undead], "Carol": [orbital_strike]}, play=play)
    table.opens_door()
    table.plays("Carol", orbital_strike, "for")
    table.fights_it_out()
    assert table.lying("Alice") == ["necron"]


def test_fog_of_war_is_cancelled_by_a_card_of_the_other_set() -> None:
    hands = {"Bob": [fog_of_war], "Carol": [o_rlyeh]}
    table = given_both(doors=[dark_angel], hands=hands, play={"Alice": [power_sword]})
    table.opens_door()
    table.plays("Bob", fog_of_war)
    table.plays("Carol", o_rlyeh, fog_of_war)
    assert table.strengths() == (1 + 2, 6)
    assert sorted(table.discards()) == ["fog_of_war", "o_rlyeh"]


# -- both sets -------------------------------------------------------------------------------------------------


def test_krak_grenade_is_thrown_at_a_monster_of_the_other_set() -> None:
    table = given_both(doors=[polly_polyp], hands={"Bob": [krak_grenade]})
    table.opens_door()
    table.plays("Bob", krak_grenade, "against")
    assert table.strengths() == (1, polly_polyp.level + 4)
