"""The potions of the treasure deck."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_central_brain
from rumpus.smashup.cards.decks.monsters import bigfoot, ghoul, hippogriff, king_tut
from rumpus.smashup.cards.decks.potions import (
    potion_of_cowardice,
    potion_of_halitosis,
    potion_of_idiotic_bravery,
    potion_of_line_cutting,
    potion_of_paralysis,
    potion_of_redundancy_potion,
)
from rumpus.smashup.cards.decks.treasures import (
    boots_of_running_really_fast,
    chest_of_holding,
    cross_bow,
    tiger_steed,
    wishing_ring,
)
from rumpus.smashup.cards.factions.dwarves import gold_digger, loot_lover
from rumpus.smashup.cards.factions.mages import blaster_master
from rumpus.smashup.cards.factions.ninjas import ninja_acolyte, ninja_master, shinobi, smoke_bomb, tiger_assassin
from rumpus.smashup.cards.factions.robots import microbot_alpha, microbot_fixer
from rumpus.smashup.cards.factions.thieves import master_thief
from rumpus.smashup.cards.factions.tricksters import gremlin
from rumpus.smashup.cards.factions.warriors import big_hero, star_player
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import given

SCORES = [("Alice", ninja_master), ("Alice", ninja_master), ("Alice", walker)]  # just the 12 of the oasis


def test_potion_of_cowardice_takes_two_power() -> None:
    table = given(
        hands={"Alice": [potion_of_cowardice]}, bases={jungle_oasis: [("Bob", shinobi), ("Bob", microbot_alpha)]}
    )
    table.plays("Alice", potion_of_cowardice)
    table.picks("Alice", "Bob's shinobi at jungle_oasis")
    assert table.power("jungle_oasis", "Bob's shinobi") == 1


@pytest.mark.rule("SU-11.1")
def test_potion_of_cowardice_leaves_no_less_than_zero() -> None:
    table = given(bases={jungle_oasis: [("Bob", microbot_fixer, ("Alice", potion_of_cowardice))]})
    assert table.power("jungle_oasis", "Bob's microbot_fixer") == 0


def test_potion_of_cowardice_takes_all_abilities_away() -> None:
    table = given(
        bases={
            jungle_oasis: [
                ("Alice", big_hero, ("Bob", potion_of_cowardice)),
                ("", bigfoot, ("Bob", potion_of_cowardice)),
            ],
            tar_pits: [("Bob", gremlin)],
        }
    )
    assert table.offers("Alice") == ["end turn"]  # no talent
    assert table.power("jungle_oasis", "Alice's big_hero") == 3
    assert table.power("jungle_oasis", "bigfoot") == 2  # printed 4; no +3 either way


def test_potion_of_cowardice_leaves_the_cards_on_its_minion_their_abilities() -> None:
    table = given(
        bases={
            jungle_oasis: [
                ("Alice", loot_lover, ("Bob", potion_of_cowardice), ("Alice", boots_of_running_really_fast))
            ],
            tar_pits: [],
        }
    )
    assert table.power("jungle_oasis", "Alice's loot_lover") == 4 - 2  # not for the two treasures
    assert table.offers("Alice")[0] == "use Alice's boots_of_running_really_fast at jungle_oasis"


def test_potion_of_halitosis_makes_a_player_move_a_minion_of_their_choice() -> None:
    table = given(
        hands={"Alice": [potion_of_halitosis]},
        bases={
            jungle_oasis: [("Bob", shinobi), ("Bob", walker), ("Alice", walker), ("", ghoul)],
            tar_pits: [("", ghoul)],
            the_central_brain: [("Bob", shinobi)],
        },
    )
    table.plays("Alice", potion_of_halitosis)
    assert table.offers("Alice") == ["jungle_oasis", "the_central_brain"]  # a monster alone is nobody's
    table.picks("Alice", "jungle_oasis")
    assert table.offers("Alice") == ["Alice", "Bob"]
    table.picks("Alice", "Bob")
    assert table.asked == "Bob"
    assert table.offers("Bob") == ["Bob's shinobi at jungle_oasis", "Bob's walker at jungle_oasis"]
    table.picks("Bob", "Bob's walker at jungle_oasis")
    assert table.offers("Bob") == ["tar_pits", "the_central_brain"]
    table.picks("Bob", "tar_pits")
    assert table.at("tar_pits") == ["ghoul", "Bob's walker"]
    assert table.pile("treasure_discard") == ["potion_of_halitosis"]


def test_potion_of_halitosis_may_name_yourself() -> None:
    table = given(
        hands={"Alice": [potion_of_halitosis]},
        bases={jungle_oasis: [("Bob", shinobi), ("Alice", walker)], tar_pits: []},
    )
    table.plays("Alice", potion_of_halitosis)
    table.picks("Alice", "Alice")
    assert table.at("tar_pits") == ["Alice's walker"]


def test_potion_of_halitosis_finds_no_players_minion() -> None:
    table = given(hands={"Alice": [potion_of_halitosis]}, bases={jungle_oasis: [("", ghoul)], tar_pits: []})
    table.plays("Alice", potion_of_halitosis)
    assert table.offers("Alice") == ["end turn"]
    assert table.at("jungle_oasis") == ["ghoul"]


def test_potion_of_halitosis_moves_a_monster_for_who_controls_it() -> None:
    table = given(hands={"Alice": [potion_of_halitosis]}, bases={jungle_oasis: [("Bob", ghoul)], tar_pits: []})
    table.plays("Alice", potion_of_halitosis)
    assert table.at("tar_pits") == ["Bob's ghoul"]


def test_potion_of_halitosis_is_another_players_action_to_a_protected_minion() -> None:
    table = given(
        hands={"Alice": [potion_of_halitosis]},
        bases={jungle_oasis: [("Bob", shinobi, ("Bob", smoke_bomb))], tar_pits: []},
    )
    table.plays("Alice", potion_of_halitosis)
    assert table.at("jungle_oasis") == ["Bob's shinobi + Bob's smoke_bomb"]


@pytest.mark.rule("SU-5.3")
def test_potion_of_halitosis_before_a_scoring_concerns_that_base_only() -> None:
    table = given(
        hands={"Bob": [potion_of_halitosis]},
        bases={jungle_oasis: [*SCORES, ("Bob", shinobi)], tar_pits: [("Bob", walker)]},
        decks={"Alice": [walker, walker]},
        base_deck=[the_central_brain],
    )
    table.ends_turn("Alice")
    table.picks("Bob", "play potion_of_halitosis")
    assert table.offers("Bob") == ["Bob", "Alice"]
    table.picks("Bob", "Alice")
    table.picks("Alice", "Alice's walker at jungle_oasis")
    assert "Alice's walker" in table.at("tar_pits")
    assert table.points("Alice") == 2  # it has scored all the same


def test_potion_of_idiotic_bravery_adds_three_power_until_the_end_of_the_turn() -> None:
    table = given(
        hands={"Alice": [potion_of_idiotic_bravery]},
        bases={jungle_oasis: [("Bob", shinobi), ("", ghoul)]},
    )
    table.plays("Alice", potion_of_idiotic_bravery)
    assert table.offers("Alice") == ["Bob's shinobi at jungle_oasis", "ghoul at jungle_oasis"]
    table.picks("Alice", "ghoul at jungle_oasis")
    assert table.power("jungle_oasis", "ghoul") == 6
    assert table.table.breakpoint(table.base("jungle_oasis")) == 18
    table.ends_turn("Alice")
    assert table.power("jungle_oasis", "ghoul") == 3


def test_potion_of_idiotic_bravery_with_nobody_to_drink_it() -> None:
    table = given(hands={"Alice": [potion_of_idiotic_bravery]}, bases={jungle_oasis: []})
    table.plays("Alice", potion_of_idiotic_bravery)
    assert table.pile("treasure_discard") == ["potion_of_idiotic_bravery"]


@pytest.mark.rule("SU-5.8")
def test_potion_of_line_cutting_takes_first_and_the_rest_is_shared_out_as_always() -> None:
    table = given(
        hands={"Bob": [potion_of_line_cutting]},
        bases={tar_pits: [*[("Alice", ninja_master)] * 5, ("Bob", shinobi), ("", bigfoot)]},
        treasure_deck=[tiger_steed, wishing_ring],
        decks={"Alice": [walker, walker]},
        base_deck=[the_central_brain],
    )
    table.ends_turn("Alice")
    assert table.prompt.startswith("loot scoring")
    assert table.offers("Bob") == ["play potion_of_line_cutting", "pass"]
    table.picks("Bob", "play potion_of_line_cutting")
    assert table.offers("Bob") == ["tiger_steed", "wishing_ring"]
    table.picks("Bob", "wishing_ring")
    assert table.hand("Bob")[0] == "wishing_ring"
    assert table.hand("Alice")[0] == "tiger_steed"  # the first pick of what is left
    assert table.pile("treasure_discard")[0] == "potion_of_line_cutting"


def test_potion_of_line_cutting_needs_no_minion_and_leaves_you_your_own_pick() -> None:
    table = given(
        hands={"Alice": [potion_of_line_cutting]},
        bases={tar_pits: [*[("Bob", ninja_master)] * 5, ("", bigfoot)]},
        treasure_deck=[tiger_steed, wishing_ring],
        decks={"Alice": [walker, walker]},
        base_deck=[the_central_brain],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play potion_of_line_cutting", "tiger_steed")
    assert table.hand("Alice")[0] == "tiger_steed"
    table = given(
        hands={"Alice": [potion_of_line_cutting]},
        bases={tar_pits: [*[("Alice", ninja_master)] * 5, ("", bigfoot)]},
        treasure_deck=[tiger_steed, wishing_ring],
        decks={"Alice": [walker, walker]},
        base_deck=[the_central_brain],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play potion_of_line_cutting", "tiger_steed")
    assert table.hand("Alice")[:2] == ["tiger_steed", "wishing_ring"]


def test_potion_of_line_cutting_waits_for_loot() -> None:
    table = given(
        hands={"Alice": [potion_of_line_cutting]},
        bases={jungle_oasis: SCORES},
        decks={"Alice": [walker, walker]},
        base_deck=[the_central_brain],
    )
    assert table.offers("Alice") == ["end turn"]  # never in step 2
    table.ends_turn("Alice")
    assert table.offers("Alice") == ["pass"]  # nor before the scoring
    table.passes("Alice")
    assert table.asked == "Bob"
    assert table.points("Alice") == 2
    assert table.hand("Alice")[0] == "potion_of_line_cutting"


@pytest.mark.rule("SU-13.15")
def test_potion_of_paralysis_silences_all_cards_at_the_base_that_scores() -> None:
    table = given(
        hands={"Alice": [gremlin], "Bob": [potion_of_paralysis]},
        bases={
            tar_pits: [
                *[("Alice", ninja_master)] * 3,
                ("Alice", loot_lover, ("Alice", chest_of_holding)),
                ("", king_tut),
            ],
            jungle_oasis: [("Alice", loot_lover, ("Alice", boots_of_running_really_fast))],
        },
        treasure_deck=[],
        decks={"Alice": [walker, walker]},
        base_deck=[the_central_brain],
    )
    assert table.power("tar_pits", "Alice's loot_lover") == 4 + 2 + 1
    table.ends_turn("Alice")
    table.picks("Bob", "play potion_of_paralysis")
    assert table.power("jungle_oasis", "Alice's loot_lover") == 4 + 2
    assert table.points("Alice") == 4
    # King Tut is silent; his treasures are still loot, and the potion is all that the treasure piles hold
    assert table.hand("Alice") == ["gremlin", "potion_of_paralysis", "walker", "walker"]


def test_potion_of_paralysis_is_too_late_for_what_happens_before_everything() -> None:
    table = given(
        hands={"Bob": [potion_of_paralysis]},
        bases={jungle_oasis: [*[("Alice", ninja_master)] * 3, ("Alice", walker), ("", hippogriff)]},
        treasure_deck=[],
        decks={"Alice": [shinobi, shinobi]},
        base_deck=[the_central_brain],
    )
    table.ends_turn("Alice")
    assert table.asked == "Bob"
    assert "Alice's walker" not in table.at("jungle_oasis")
    table.picks("Bob", "play potion_of_paralysis")
    assert table.points("Alice") == 2


def test_potion_of_paralysis_leaves_the_base_its_ability_and_ends_with_the_turn() -> None:
    table = given(
        hands={"Bob": [potion_of_paralysis]},
        bases={the_central_brain: [*[("Alice", ninja_master)] * 3, ("Alice", loot_lover, ("Bob", chest_of_holding))],
               jungle_oasis: []},
        decks={"Alice": [shinobi, shinobi]},
        base_deck=[tar_pits],
    )  # fmt: skip
    table.ends_turn("Alice")
    before = table.table.total_power(table.base("the_central_brain"))
    table.picks("Bob", "play potion_of_paralysis")
    assert before == 3 * 6 + 4 + 2 + 1 + 1
    assert table.state.lasting == []


def test_potion_of_redundancy_potion_uses_the_talent_of_any_other_minion() -> None:
    table = given(
        bases={
            jungle_oasis: [("Alice", walker, ("Alice", potion_of_redundancy_potion)), ("Bob", star_player)],
            tar_pits: [("Bob", master_thief), ("Alice", gold_digger), ("Bob", big_hero)],
        },
        treasure_deck=[tiger_steed],
        treasure_discard=[wishing_ring],
    )
    table.uses("Alice", potion_of_redundancy_potion)
    assert table.offers("Alice") == [
        "Bob's master_thief at tar_pits",
        "Alice's gold_digger at tar_pits",
        "Bob's big_hero at tar_pits",
    ]
    table.picks("Alice", "Bob's master_thief at tar_pits")
    assert table.hand("Alice") == ["tiger_steed"]
    assert "use Alice's gold_digger at tar_pits" in table.offers("Alice")  # nobody's own talent is used up
    assert not any("redundancy" in offer for offer in table.offers("Alice"))  # once a turn
    table.ends_turn("Alice")
    assert "use Bob's master_thief at tar_pits" in table.offers("Bob")


def test_potion_of_redundancy_potion_makes_its_own_minion_do_it_where_it_stands() -> None:
    table = given(
        bases={
            jungle_oasis: [("Alice", walker, ("Alice", potion_of_redundancy_potion))],
            tar_pits: [("Bob", big_hero), ("", ghoul)],
        },
        monster_deck=[king_tut],
    )
    table.uses("Alice", potion_of_redundancy_potion)
    assert table.at("jungle_oasis")[-1] == "king_tut"


def test_potion_of_redundancy_potion_does_what_its_minions_own_talent_did_not() -> None:
    table = given(
        bases={
            jungle_oasis: [("Alice", master_thief, ("Alice", potion_of_redundancy_potion))],
            tar_pits: [("Bob", master_thief)],
        },
        treasure_deck=[tiger_steed, wishing_ring],
    )
    table.uses("Alice", master_thief)
    table.uses("Alice", potion_of_redundancy_potion)
    assert table.hand("Alice") == ["tiger_steed", "wishing_ring"]


def test_potion_of_redundancy_potion_finds_no_talent() -> None:
    silent = ("Bob", master_thief, ("Alice", potion_of_cowardice))
    table = given(
        bases={jungle_oasis: [("Alice", master_thief, ("Alice", potion_of_redundancy_potion)), silent,
                              ("Bob", ninja_acolyte)]},
    )  # fmt: skip
    assert table.offers("Alice") == ["use Alice's master_thief at jungle_oasis", "end turn"]


def test_potion_of_redundancy_potion_is_of_no_use_to_a_silent_minion_or_a_monster() -> None:
    worn = (("Alice", potion_of_redundancy_potion), ("Bob", potion_of_cowardice))
    table = given(bases={jungle_oasis: [("Alice", walker, *worn), ("Bob", master_thief)]})
    assert table.offers("Alice") == ["end turn"]
    table = given(
        bases={jungle_oasis: [("", ghoul, ("Alice", potion_of_redundancy_potion)), ("Bob", master_thief)]},
    )
    assert table.offers("Alice") == ["end turn"]


def test_potion_of_redundancy_potion_on_another_players_minion_serves_that_player() -> None:
    table = given(
        bases={
            jungle_oasis: [("Bob", walker, ("Alice", potion_of_redundancy_potion)), ("Bob", tiger_assassin)],
            tar_pits: [("Alice", master_thief)],
        },
        treasure_deck=[cross_bow],
    )
    table.uses("Alice", potion_of_redundancy_potion)
    assert table.hand("Bob") == ["cross_bow"]


def test_potion_of_redundancy_potion_pays_what_the_talent_costs() -> None:
    table = given(
        hands={"Alice": [cross_bow]},
        bases={
            jungle_oasis: [("Alice", ninja_master, ("Alice", potion_of_redundancy_potion)), ("Bob", walker)],
            tar_pits: [("Bob", blaster_master)],
        },
    )
    table.uses("Alice", potion_of_redundancy_potion)
    assert table.hand("Alice") == []
    assert table.discard("Bob") == ["walker"]
    table = given(
        bases={
            jungle_oasis: [("Alice", ninja_master, ("Alice", potion_of_redundancy_potion)), ("Bob", walker)],
            tar_pits: [("Bob", blaster_master)],
        },
    )
    assert table.offers("Alice") == ["end turn"]  # she cannot pay
