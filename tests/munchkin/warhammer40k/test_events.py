"""The events that are about monsters, and Supply Drop."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.events import mutation, o_rlyeh
from rumpus.munchkin.cards.decks.cthulhu.monsters import froggoth, joggoth, polly_polyp
from tests.munchkin.cthulhu.cursing import plays_of
from tests.munchkin.warhammer40k.cards import (
    bolter,
    called_away,
    carnifex,
    change_of_orders,
    chaos_spawn,
    chaos_tainted,
    converted,
    dark_angel,
    flak_armor,
    flamer,
    heresy,
    holo_decoy,
    khorne_berzerker,
    nurgling,
    ork,
    snotlings,
    squig,
    supply_drop,
    vox_jammer,
    wandering_monster_40k,
    warlord,
    warp_rift,
)
from tests.munchkin.warhammer40k.table import given40k, given_both

# -- Holo-Decoy ------------------------------------------------------------------------------------------------


def test_holo_decoy_swaps_a_monster_with_its_enhancers_for_one_from_hand() -> None:
    table = given40k(doors=[carnifex], hands={"Alice": [holo_decoy, squig, snotlings, bolter], "Bob": [warlord]})
    table.opens_door()
    table.plays("Bob", warlord, carnifex)
    assert plays_of(table, "Alice", "holo_decoy") == ["carnifex snotlings", "carnifex squig"]
    table.plays("Alice", holo_decoy, carnifex, squig)
    table.everyone_passes()
    assert (table.foes(), table.strengths()) == (["squig"], (1, 2))
    assert sorted(table.discards()) == ["carnifex", "holo_decoy", "warlord"]
    assert sorted(table.hand("Alice")) == ["bolter", "snotlings"]


def test_holo_decoy_is_played_in_anybodys_fight_and_needs_a_monster() -> None:
    table = given40k(doors=[snotlings], hands={"Bob": [holo_decoy, carnifex], "Carol": [bolter]})
    assert plays_of(table, "Bob", "holo_decoy") == []
    table.opens_door()
    table.plays("Bob", holo_decoy, snotlings, carnifex)
    table.everyone_passes()
    assert table.strengths() == (1, 14)

    table = given40k(doors=[snotlings], hands={"Bob": [holo_decoy, bolter]})
    table.opens_door()
    assert plays_of(table, "Bob", "holo_decoy") == []


def test_holo_decoy_moves_one_of_several_and_none_that_stays() -> None:
    hand = [holo_decoy, wandering_monster_40k, khorne_berzerker, snotlings]
    table = given40k(doors=[dark_angel], hands={"Bob": hand})
    table.opens_door()
    table.plays("Bob", wandering_monster_40k, khorne_berzerker)
    assert plays_of(table, "Bob", "holo_decoy") == ["dark_angel snotlings"]
    table.plays("Bob", holo_decoy, dark_angel, snotlings)
    table.everyone_passes()
    assert table.foes() == ["khorne_berzerker", "snotlings"]


# -- Warp Rift -------------------------------------------------------------------------------------------------


def test_warp_rift_turns_up_doors_until_another_monster_appears() -> None:
    table = given40k(doors=[carnifex, ork, heresy, converted, squig, snotlings], hands={"Carol": [warp_rift]})
    table.opens_door()
    table.plays("Carol", warp_rift, carnifex)
    table.everyone_passes()
    assert (table.foes(), table.strengths()) == (["squig"], (1, 2))
    assert table.discards() == ["carnifex", "ork", "heresy", "converted", "warp_rift"]
    assert table.level("Alice") == 1


def test_warp_rift_finds_the_same_monster_again_if_there_is_no_other() -> None:
    """The discards are shuffled, and it lies among them."""
    for seed in range(8):
        table = given40k(doors=[carnifex, ork], hands={"Carol": [warp_rift, converted]}, rest=False, seed=seed)
        table.opens_door()
        table.plays("Carol", converted, carnifex)
        table.plays("Carol", warp_rift, carnifex)
        table.everyone_passes()
        assert (table.foes(), table.strengths()) == (["carnifex"], (1, 14))


def test_warp_rift_does_not_move_what_stays() -> None:
    table = given40k(doors=[khorne_berzerker], hands={"Carol": [warp_rift]})
    table.opens_door()
    assert plays_of(table, "Carol", "warp_rift") == []


# -- Called Away -----------------------------------------------------------------------------------------------


def test_called_away_ends_ones_own_fight_for_2_treasures_and_no_level() -> None:
    hands = {"Alice": [called_away], "Bob": [wandering_monster_40k, squig, converted]}
    table = given40k(doors=[carnifex], hands=hands, treasures=[bolter, flak_armor, flamer])
    table.opens_door()
    table.plays("Bob", wandering_monster_40k, squig)
    table.plays("Bob", converted, squig)
    table.plays("Alice", called_away)
    table.everyone_passes()
    assert (table.level("Alice"), table.hand("Alice"), table.prompt) == (1, ["bolter", "flak_armor"], "rest")
    assert "draw P0 treasure" in table.told("Bob")
    assert "draw P0 treasure bolter" in table.told("Alice")
    assert "loot the room" not in table.offers("Alice")
    assert sorted(table.discards()) == ["called_away", "carnifex", "converted", "squig", "wandering_monster_40k"]


def test_called_away_is_only_for_ones_own_fight() -> None:
    table = given40k(doors=[dark_angel], hands={"Bob": [called_away]})
    assert plays_of(table, "Bob", "called_away") == []
    table.opens_door()
    assert plays_of(table, "Bob", "called_away") == []
    table.is_helped("Bob")
    assert plays_of(table, "Bob", "called_away") == []


@pytest.mark.rule("MU-2.8")
def test_called_away_brings_treasures_when_the_fight_is_over() -> None:
    """Bob, who has taken over on Alice's turn, may put them down at once."""
    hands = {"Alice": [change_of_orders], "Bob": [called_away]}
    table = given40k(doors=[carnifex], hands=hands, treasures=[bolter, flak_armor])
    table.opens_door()
    table.plays("Alice", change_of_orders, "Bob")
    table.everyone_passes()
    table.answer("Bob", "yes")
    table.plays("Bob", called_away)
    table.everyone_passes()
    assert table.prompt == "arrive"
    table.picks("Bob", "play bolter use", "done")
    assert (table.lying("Bob"), table.hand("Bob"), table.prompt) == (["bolter"], ["flak_armor"], "rest")


def test_called_away_leaves_who_stays_and_then_there_is_no_treasure() -> None:
    table = given40k(
        doors=[dark_angel], hands={"Alice": [called_away], "Bob": [wandering_monster_40k, khorne_berzerker]}
    )
    table.opens_door()
    table.plays("Bob", wandering_monster_40k, khorne_berzerker)
    table.plays("Alice", called_away)
    table.everyone_passes()
    assert (table.foes(), table.hand("Alice")) == (["khorne_berzerker"], [])


# -- Vox Jammer ------------------------------------------------------------------------------------------------


def test_vox_jammer_turns_a_wandering_monster_back() -> None:
    table = given40k(doors=[dark_angel], hands={"Bob": [wandering_monster_40k, carnifex], "Carol": [vox_jammer]})
    table.opens_door()
    assert plays_of(table, "Carol", "vox_jammer") == []
    table.plays("Bob", wandering_monster_40k, carnifex)
    table.plays("Carol", vox_jammer, wandering_monster_40k)
    assert (table.foes(), table.strengths()) == (["dark_angel"], (1, 6))
    assert table.hand("Bob") == ["carnifex"]
    assert table.discards() == ["vox_jammer", "wandering_monster_40k"]


def test_vox_jammer_comes_too_late_after_another_action() -> None:
    hands = {"Bob": [wandering_monster_40k, squig, converted], "Carol": [vox_jammer]}
    table = given40k(doors=[dark_angel], hands=hands)
    table.opens_door()
    table.plays("Bob", wandering_monster_40k, squig)
    table.plays("Bob", converted, dark_angel)
    assert plays_of(table, "Carol", "vox_jammer") == []


def test_vox_jammer_turns_a_monster_back_with_what_was_played_on_it() -> None:
    hands = {"Bob": [wandering_monster_40k, squig, converted], "Carol": [vox_jammer]}
    table = given40k(doors=[dark_angel], hands=hands)
    table.opens_door()
    table.plays("Bob", wandering_monster_40k, squig)
    table.plays("Bob", converted, squig)
    assert plays_of(table, "Carol", "vox_jammer") == ["wandering_monster_40k"]
    table.plays("Carol", vox_jammer, wandering_monster_40k)
    assert (table.foes(), sorted(table.hand("Bob"))) == (["dark_angel"], ["converted", "squig"])


def test_vox_jammer_may_still_answer_while_the_result_is_called() -> None:
    table = given40k(doors=[dark_angel], hands={"Bob": [wandering_monster_40k, squig], "Carol": [vox_jammer]})
    table.opens_door()
    table.plays("Bob", wandering_monster_40k, squig)
    table.answer("Alice", "call")
    table.plays("Carol", vox_jammer, wandering_monster_40k)
    assert (table.foes(), table.prompt) == (["dark_angel"], "fight")


def test_vox_jammer_turns_back_a_monster_that_came_with_chaos_tainted() -> None:
    table = given40k(doors=[nurgling], hands={"Bob": [chaos_tainted, squig], "Carol": [vox_jammer]})
    table.opens_door()
    table.plays("Bob", chaos_tainted, squig)
    table.plays("Carol", vox_jammer, chaos_tainted)
    assert (table.foes(), table.hand("Bob")) == (["nurgling"], ["squig"])
    assert sorted(table.discards()) == ["chaos_tainted", "vox_jammer"]


def test_vox_jammer_does_not_answer_what_brings_nobody_from_a_hand() -> None:
    table = given40k(doors=[dark_angel], hands={"Bob": [chaos_tainted, chaos_spawn], "Carol": [vox_jammer]})
    table.opens_door()
    table.plays("Bob", chaos_tainted, dark_angel)
    assert plays_of(table, "Carol", "vox_jammer") == []
    table.plays("Bob", chaos_spawn)  # it has come by itself
    assert plays_of(table, "Carol", "vox_jammer") == []


def test_vox_jammer_works_in_ones_own_fight_and_with_both_sets() -> None:
    table = given_both(doors=[dark_angel], hands={"Alice": [vox_jammer], "Bob": [wandering_monster_40k, polly_polyp]})
    table.opens_door()
    table.plays("Bob", wandering_monster_40k, polly_polyp)
    table.plays("Alice", vox_jammer, wandering_monster_40k)
    assert (table.foes(), table.hand("Bob")) == (["dark_angel"], ["polly_polyp"])


def test_chaos_tainted_cancelled_by_o_rlyeh_takes_back_the_monster_that_came_with_it() -> None:
    table = given_both(doors=[nurgling], hands={"Bob": [chaos_tainted, squig], "Carol": [o_rlyeh]})
    table.opens_door()
    table.plays("Bob", chaos_tainted, squig)
    table.plays("Carol", o_rlyeh, chaos_tainted)
    assert (table.foes(), table.hand("Bob")) == (["nurgling"], ["squig"])


def test_vox_jammer_answers_whatever_brings_a_monster_from_hand() -> None:
    table = given_both(doors=[dark_angel], hands={"Bob": [holo_decoy, carnifex], "Carol": [vox_jammer]})
    table.opens_door()
    table.plays("Bob", holo_decoy, dark_angel, carnifex)
    table.everyone_passes()
    table.plays("Carol", vox_jammer, holo_decoy)
    assert (table.foes(), table.hand("Bob")) == (["dark_angel"], ["carnifex"])

    table = given_both(doors=[dark_angel], hands={"Bob": [mutation, carnifex], "Carol": [vox_jammer]})
    table.opens_door()
    table.plays("Bob", mutation, dark_angel, carnifex)
    table.everyone_passes()
    assert plays_of(table, "Carol", "vox_jammer") == ["mutation"]
    table.plays("Carol", vox_jammer, mutation)
    assert (table.foes(), table.hand("Bob")) == (["dark_angel"], ["carnifex"])


@pytest.mark.rule("MU-3.10")
def test_vox_jammer_answers_before_a_goth_that_was_brought_has_called() -> None:
    table = given_both(
        doors=[dark_angel],
        hands={"Alice": [joggoth], "Bob": [wandering_monster_40k, froggoth], "Carol": [vox_jammer]},
    )
    table.opens_door()
    table.plays("Bob", wandering_monster_40k, froggoth)
    assert (table.prompt, plays_of(table, "Carol", "vox_jammer")) == ("goth", ["wandering_monster_40k"])
    table.plays("Carol", vox_jammer, wandering_monster_40k)
    assert (table.foes(), table.prompt, table.hand("Bob")) == (["dark_angel"], "fight", ["froggoth"])


# -- Supply Drop -----------------------------------------------------------------------------------------------


def test_supply_drop_brings_3_treasures_unseen_if_it_came_unseen() -> None:
    table = given40k(doors=[squig], treasures=[supply_drop, bolter, flamer, flak_armor], levels={"Alice": 5})
    table.opens_door()
    table.fights_it_out()
    assert table.hand("Alice") == ["bolter", "flamer", "flak_armor"]
    assert "supply_drop" in table.discards()
    assert table.told("Bob").count("draw P0 treasure") >= 3


def test_supply_drop_brings_3_treasures_openly_if_it_came_openly() -> None:
    table = given40k(doors=[squig], treasures=[supply_drop, bolter, flamer, flak_armor], levels={"Alice": 5})
    table.opens_door()
    table.is_helped("Bob")
    table.fights_it_out()
    table.everyone_passes()
    assert sorted(table.hand("Alice")) == ["bolter", "flak_armor", "flamer"]
    assert "draw openly P0 bolter" in table.told("Carol")
    assert "supply_drop" in table.discards()


def test_supply_drop_brings_what_is_left() -> None:
    table = given40k(doors=[squig], treasures=[supply_drop, bolter], levels={"Alice": 5}, rest=False)
    table.opens_door()
    table.fights_it_out()
    assert table.hand("Alice") == ["bolter"]


def test_supply_drop_is_no_item_and_never_stays_in_hand() -> None:
    assert (supply_drop.gold, supply_drop.is_door, supply_drop.plays) == (None, False, [])
