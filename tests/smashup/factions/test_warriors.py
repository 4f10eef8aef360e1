"""The Warriors, card by card."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_homeworld
from rumpus.smashup.cards.decks.monsters import (
    bigfoot,
    ghoul,
    hippogriff,
    king_tut,
    plutonium_dragon,
    poultrygeist,
    web_troll,
)
from rumpus.smashup.cards.decks.potions import potion_of_line_cutting
from rumpus.smashup.cards.decks.treasures import (
    buckler_of_swashing,
    chainsaw_of_bloody_dismemberment,
    tiger_steed,
    wand_of_dowsing,
    wishing_ring,
)
from rumpus.smashup.cards.factions.clerics import remove_curse
from rumpus.smashup.cards.factions.elves import fae_fighter
from rumpus.smashup.cards.factions.ninjas import (
    ninja_acolyte,
    ninja_master,
    poison,
    seeing_stars,
    shinobi,
    tiger_assassin,
    way_of_deception,
)
from rumpus.smashup.cards.factions.warriors import (
    berserker,
    big_hero,
    campaign,
    cleave,
    dumbbells,
    dungeon_bait,
    eternal_hero,
    ruckus,
    shield_of_ubiquity,
    star_player,
    taunter,
    war_cry,
)
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import given

# -- Big Hero ----------------------------------------------------------------------------------------------


def test_big_hero_destroys_a_monster_here() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", big_hero), ("", king_tut), ("Bob", ghoul)], tar_pits: [("", bigfoot)]},
        treasure_deck=[wishing_ring, tiger_steed, wand_of_dowsing],
    )
    table.uses("Alice", big_hero)
    assert table.offers("Alice") == ["king_tut at jungle_oasis", "Bob's ghoul at jungle_oasis", "none"]
    table.picks("Alice", "king_tut", "yes")
    assert table.hand("Alice") == ["wishing_ring", "tiger_steed"]
    assert table.at("jungle_oasis") == ["Alice's big_hero", "Bob's ghoul"]
    assert "use big_hero" not in " ".join(table.offers("Alice"))  # once a turn


def test_big_hero_plays_a_monster_here_instead() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", big_hero), ("", king_tut)], tar_pits: [("Bob", fae_fighter)]},
        monster_deck=[bigfoot, ghoul],
    )
    table.uses("Alice", big_hero)
    table.picks("Alice", "none")
    table.picks("Bob", "none")  # for Alice has played a minion
    assert table.at("jungle_oasis") == ["Alice's big_hero", "king_tut", "bigfoot"]


def test_big_hero_plays_a_monster_if_there_is_none_to_destroy() -> None:
    table = given(bases={jungle_oasis: [("Alice", big_hero)]}, monster_deck=[ghoul])
    assert table.offers("Alice") == ["use Alice's big_hero at jungle_oasis", "end turn"]  # never forced
    table.uses("Alice", big_hero)
    assert table.at("jungle_oasis") == ["Alice's big_hero", "ghoul"]


# -- Star Player -------------------------------------------------------------------------------------------


def test_star_player_gets_a_counter_for_each_monster_destroyed_here_by_anybody() -> None:
    table = given(
        hands={"Alice": [seeing_stars], "Bob": [seeing_stars]},
        bases={jungle_oasis: [("Alice", star_player), ("", ghoul), ("", hippogriff)]},
        decks={"Alice": [walker] * 2},
        treasure_deck=[],
    )
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "ghoul", "no")  # destroyed, though it goes back to the deck
    assert table.power("jungle_oasis", "Alice's star_player") == 5
    table.ends_turn("Alice")
    table.plays("Bob", seeing_stars)
    table.picks("Bob", "no")
    assert table.power("jungle_oasis", "Alice's star_player") == 6


def test_star_player_also_profits_from_what_no_player_destroys() -> None:
    table = given(
        bases={jungle_oasis: [("Bob", star_player), ("", plutonium_dragon), ("", web_troll), ("", web_troll)]},
        decks={"Alice": [walker] * 2},
    )
    table.ends_turn("Alice")
    assert table.power("jungle_oasis", "Bob's star_player") == 6


def test_star_player_gets_nothing_for_other_minions_nor_elsewhere() -> None:
    table = given(
        hands={"Alice": [seeing_stars, seeing_stars]},
        bases={jungle_oasis: [("Alice", star_player), ("Bob", shinobi)], tar_pits: [("", web_troll)]},
        actions_left=2,
    )
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "shinobi")
    table.plays("Alice", seeing_stars)
    assert table.power("jungle_oasis", "Alice's star_player") == 4


@pytest.mark.rule("SU-5.10")
def test_star_player_gets_nothing_when_monsters_are_cleared_away() -> None:
    table = given(
        bases={
            jungle_oasis: [
                ("Alice", star_player, ("Alice", eternal_hero)),
                ("", web_troll),
                *[("Bob", ninja_master)] * 2,
            ]
        },
        base_deck=[the_homeworld],
        decks={"Alice": [walker] * 2},
    )
    table.ends_turn("Alice")
    assert table.hand("Alice")[:2] == ["eternal_hero", "star_player"]
    assert table.pile("monster_discard") == ["web_troll"]
    assert "counter" not in [event.kind for event in table.game.log.events]


# -- Berserker ---------------------------------------------------------------------------------------------


def test_berserker_destroys_a_monster_that_is_not_stronger_and_grows() -> None:
    table = given(
        hands={"Alice": [berserker]},
        bases={
            jungle_oasis: [("", ghoul), ("", web_troll), ("", king_tut), ("Bob", shinobi)],
            tar_pits: [("", web_troll)],
        },
        treasure_deck=[wishing_ring],
    )
    table.plays("Alice", berserker, at=jungle_oasis)
    assert table.offers("Alice") == ["ghoul at jungle_oasis", "web_troll at jungle_oasis"]  # not 4; compulsory
    table.picks("Alice", "ghoul", "yes")
    assert table.power("jungle_oasis", "Alice's berserker") == 4
    assert table.hand("Alice") == ["wishing_ring"]


def test_berserker_has_no_match() -> None:
    table = given(hands={"Alice": [berserker]}, bases={jungle_oasis: [("", king_tut), ("Bob", walker)]})
    table.plays("Alice", berserker, at=jungle_oasis)
    assert table.power("jungle_oasis", "Alice's berserker") == 3
    assert len(table.at("jungle_oasis")) == 3


def test_berserker_gets_no_counter_if_the_monster_survives() -> None:
    table = given(hands={"Alice": [berserker]}, bases={jungle_oasis: [("", web_troll, ("Bob", buckler_of_swashing))]})
    table.plays("Alice", berserker, at=jungle_oasis)
    assert table.at("jungle_oasis") == ["web_troll + Bob's buckler_of_swashing", "Alice's berserker"]
    assert table.power("jungle_oasis", "Alice's berserker") == 3


# -- Taunter -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-8.2")
def test_taunter_may_play_a_monster_here() -> None:
    table = given(
        hands={"Alice": [taunter, shinobi]},
        bases={jungle_oasis: [], tar_pits: []},
        monster_deck=[ghoul],
        minions_left=2,
    )
    table.plays("Alice", taunter, at=jungle_oasis)
    assert table.offers("Alice") == ["yes", "no"]
    table.picks("Alice", "yes")
    assert table.at("jungle_oasis") == ["Alice's taunter", "ghoul"]
    assert "play shinobi at tar_pits" in table.offers("Alice")  # the monster used up no play


def test_taunter_may_leave_it() -> None:
    table = given(hands={"Alice": [taunter]}, bases={jungle_oasis: []}, monster_deck=[ghoul])
    table.plays("Alice", taunter, at=jungle_oasis)
    table.picks("Alice", "no")
    assert table.at("jungle_oasis") == ["Alice's taunter"]


def test_taunter_finds_no_monster_in_empty_decks() -> None:
    table = given(hands={"Alice": [taunter]}, bases={jungle_oasis: []}, monster_deck=[])
    table.plays("Alice", taunter, at=jungle_oasis)
    table.picks("Alice", "yes")
    assert table.at("jungle_oasis") == ["Alice's taunter"]


# -- Dumbbells ---------------------------------------------------------------------------------------------


def test_dumbbells_give_any_minion_3_power() -> None:
    table = given(hands={"Alice": [dumbbells]}, bases={jungle_oasis: [("Bob", shinobi), ("", ghoul)]})
    table.plays("Alice", dumbbells)
    table.picks("Alice", "Bob's shinobi at jungle_oasis")
    assert table.power("jungle_oasis", "Bob's shinobi") == 6


def test_dumbbells_on_a_monster_raise_the_breakpoint() -> None:
    table = given(hands={"Alice": [dumbbells]}, bases={jungle_oasis: [("", ghoul)]})
    table.plays("Alice", dumbbells)
    assert table.table.breakpoint(table.base("jungle_oasis")) == 12 + 6


def test_dumbbells_find_no_minion() -> None:
    table = given(hands={"Alice": [dumbbells]}, bases={jungle_oasis: []})
    table.plays("Alice", dumbbells)
    assert table.discard("Alice") == ["dumbbells"]


# -- Eternal Hero ------------------------------------------------------------------------------------------


def test_eternal_hero_is_played_on_a_minion_of_yours_and_brings_both_back_when_it_is_destroyed() -> None:
    table = given(
        hands={"Alice": [eternal_hero], "Bob": [seeing_stars]},
        bases={
            jungle_oasis: [("Alice", shinobi, ("Bob", poison), ("Alice", dumbbells)), ("Bob", shinobi), ("", bigfoot)]
        },
        decks={"Alice": [walker] * 2},
    )
    table.plays("Alice", eternal_hero)  # the only one she controls
    table.ends_turn("Alice")
    table.plays("Bob", seeing_stars)
    table.picks("Bob", "Alice's shinobi at jungle_oasis")
    assert sorted(table.hand("Alice")) == ["eternal_hero", "shinobi", "walker", "walker"]
    assert table.discard("Alice") == ["dumbbells"]  # other actions go as usual
    assert table.discard("Bob") == ["poison", "seeing_stars"]


def test_eternal_hero_finds_no_minion_of_yours() -> None:
    table = given(hands={"Alice": [eternal_hero]}, bases={jungle_oasis: [("Bob", shinobi), ("", ghoul)]})
    table.plays("Alice", eternal_hero)
    assert table.discard("Alice") == ["eternal_hero"]


@pytest.mark.rule("SU-5.10")
def test_eternal_hero_also_saves_from_the_discard_after_a_scoring() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", ninja_master, ("Alice", eternal_hero)), *[("Bob", ninja_master)] * 2]},
        base_deck=[the_homeworld],
        decks={"Alice": [walker] * 2},
    )
    table.ends_turn("Alice")
    assert sorted(table.hand("Alice")) == ["eternal_hero", "ninja_master", "walker", "walker"]


@pytest.mark.rule("SU-7.2")
def test_eternal_hero_leaves_a_treasure_or_a_monster_to_its_own_pile_and_returns_alone() -> None:
    table = given(
        hands={"Bob": [seeing_stars, seeing_stars]},
        bases={
            jungle_oasis: [("Alice", tiger_steed, ("Alice", eternal_hero))],
            tar_pits: [("Alice", hippogriff, ("Alice", eternal_hero))],
        },
        active="Bob",
        actions_left=2,
        treasure_deck=[],
        monster_deck=[],
    )
    table.plays("Bob", seeing_stars)
    table.picks("Bob", "tiger_steed")
    assert table.hand("Alice") == ["eternal_hero"]
    assert table.pile("treasure_discard") == ["tiger_steed"]
    table.plays("Bob", seeing_stars)
    table.picks("Bob", "no")
    assert table.hand("Alice") == ["eternal_hero"] * 2
    assert table.pile("monster_discard") == ["hippogriff"]


@pytest.mark.rule("SU-7.2")
def test_eternal_hero_sends_each_card_to_its_own_owner() -> None:
    table = given(
        hands={"Bob": [seeing_stars]},
        bases={jungle_oasis: [("Alice", shinobi, "Carol", ("Alice", eternal_hero))]},
        active="Bob",
        players=("Alice", "Bob", "Carol"),
    )
    table.plays("Bob", seeing_stars)
    assert table.hand("Alice") == ["eternal_hero"]
    assert table.hand("Carol") == ["shinobi"]


def test_eternal_hero_is_discarded_when_it_is_destroyed_itself() -> None:
    table = given(
        hands={"Bob": [remove_curse]}, bases={jungle_oasis: [("Alice", shinobi, ("Alice", eternal_hero))]}, active="Bob"
    )
    table.plays("Bob", remove_curse)
    assert table.discard("Alice") == ["eternal_hero"]
    assert table.at("jungle_oasis") == ["Alice's shinobi"]


# -- Shield of Ubiquity ------------------------------------------------------------------------------------


def test_shield_of_ubiquity_gives_2_power_for_each_monster_at_the_base_of_its_minion() -> None:
    table = given(
        hands={"Alice": [shield_of_ubiquity, way_of_deception, seeing_stars]},
        bases={
            jungle_oasis: [("Alice", tiger_assassin), ("", ghoul), ("Bob", king_tut)],
            tar_pits: [("", web_troll), ("Bob", shinobi)],
        },
        actions_left=3,
    )
    table.plays("Alice", shield_of_ubiquity)
    table.picks("Alice", "Alice's tiger_assassin at jungle_oasis")
    assert table.power("jungle_oasis", "Alice's tiger_assassin") == 8  # whoever controls the monsters
    table.plays("Alice", way_of_deception)
    assert table.power("tar_pits", "Alice's tiger_assassin") == 6  # it goes along
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "web_troll at tar_pits")
    assert table.power("tar_pits", "Alice's tiger_assassin") == 4


def test_shield_of_ubiquity_may_lie_on_any_minion_and_finds_none() -> None:
    table = given(hands={"Alice": [shield_of_ubiquity]}, bases={jungle_oasis: [("Bob", shinobi)]})
    table.plays("Alice", shield_of_ubiquity)
    assert table.power("jungle_oasis", "Bob's shinobi") == 3
    table = given(hands={"Alice": [shield_of_ubiquity]}, bases={jungle_oasis: []})
    table.plays("Alice", shield_of_ubiquity)
    assert table.discard("Alice") == ["shield_of_ubiquity"]


# -- Campaign ----------------------------------------------------------------------------------------------


def test_campaign_gives_2_power_to_your_minions_beside_monsters_until_the_end_of_the_turn() -> None:
    table = given(
        hands={"Alice": [campaign, shinobi]},
        bases={
            jungle_oasis: [("Alice", walker), ("Bob", walker), ("", bigfoot)],
            tar_pits: [("Alice", ninja_master)],
            the_homeworld: [("Alice", ninja_acolyte), ("Bob", ghoul)],
        },
        decks={"Alice": [walker] * 2},
    )
    table.plays("Alice", campaign)
    assert table.power("jungle_oasis", "Alice's walker") == 4
    assert table.power("jungle_oasis", "Bob's walker") == 2
    assert table.power("tar_pits", "Alice's ninja_master") == 5  # no monster there
    assert table.power("the_homeworld", "Alice's ninja_acolyte") == 4  # whoever controls the monster
    table.plays("Alice", shinobi, at=jungle_oasis)
    assert table.power("jungle_oasis", "Alice's shinobi") == 3  # too late
    table.ends_turn("Alice")
    assert table.power("jungle_oasis", "Alice's walker") == 2


def test_campaign_lasts_even_if_the_monster_goes() -> None:
    table = given(
        hands={"Alice": [campaign, dungeon_bait]},
        bases={jungle_oasis: [("Alice", shinobi), ("", web_troll)]},
        actions_left=2,
    )
    table.plays("Alice", campaign)
    table.plays("Alice", dungeon_bait)
    table.picks("Alice", "web_troll")
    assert table.power("jungle_oasis", "Alice's shinobi") == 5


def test_campaign_finds_nobody() -> None:
    table = given(hands={"Alice": [campaign]}, bases={jungle_oasis: [("Alice", shinobi)]})
    table.plays("Alice", campaign)
    assert table.power("jungle_oasis", "Alice's shinobi") == 3


# -- Cleave ------------------------------------------------------------------------------------------------


def test_cleave_destroys_a_monster_and_lets_you_play_its_treasures_as_extra_cards() -> None:
    table = given(
        hands={"Alice": [cleave]},
        bases={jungle_oasis: [("", king_tut), ("Bob", shinobi)], tar_pits: [("", ghoul)]},
        treasure_deck=[wishing_ring, tiger_steed],
        minions_left=0,
        actions_left=1,
    )
    table.plays("Alice", cleave)
    assert table.offers("Alice") == ["king_tut at jungle_oasis", "ghoul at tar_pits"]  # any monster, nothing else
    table.picks("Alice", "king_tut", "yes")
    assert table.offers("Alice") == ["tiger_steed", "wishing_ring", "none"]
    table.picks("Alice", "wishing_ring")
    assert table.points("Alice") == 1
    table.picks("Alice", "tiger_steed", "tar_pits")
    assert table.at("tar_pits") == ["ghoul", "Alice's tiger_steed"]
    assert table.offers("Alice") == ["end turn"]


def test_cleave_leaves_what_you_do_not_play_in_your_hand() -> None:
    table = given(
        hands={"Alice": [cleave, walker, chainsaw_of_bloody_dismemberment]},
        bases={jungle_oasis: [("", king_tut), ("Bob", shinobi)]},
        treasure_deck=[wishing_ring, tiger_steed],
        minions_left=0,
    )
    table.plays("Alice", cleave)
    table.picks("Alice", "yes")
    assert table.offers("Alice") == ["tiger_steed", "wishing_ring", "none"]  # not the one she had before
    table.picks("Alice", "none")
    assert table.hand("Alice") == ["walker", "chainsaw_of_bloody_dismemberment", "wishing_ring", "tiger_steed"]
    assert table.offers("Alice") == ["end turn"]


def test_cleave_does_not_offer_a_treasure_that_is_a_special_only() -> None:
    table = given(
        hands={"Alice": [cleave]},
        bases={jungle_oasis: [("", king_tut)]},
        treasure_deck=[potion_of_line_cutting, wishing_ring],
    )
    table.plays("Alice", cleave)
    table.picks("Alice", "yes")
    assert table.offers("Alice") == ["wishing_ring", "none"]
    table.picks("Alice", "none")


def test_cleave_without_treasures() -> None:
    table = given(hands={"Alice": [cleave, wishing_ring]}, bases={jungle_oasis: [("", web_troll)]})
    table.plays("Alice", cleave)
    assert table.pile("monster_discard") == ["web_troll"]
    assert table.hand("Alice") == ["wishing_ring"]


def test_cleave_finds_no_monster() -> None:
    table = given(hands={"Alice": [cleave]}, bases={jungle_oasis: [("Bob", shinobi)]})
    table.plays("Alice", cleave)
    assert table.at("jungle_oasis") == ["Bob's shinobi"]


# -- Dungeon Bait ------------------------------------------------------------------------------------------


def test_dungeon_bait_destroys_a_minion_of_power_2_or_less() -> None:
    table = given(
        hands={"Alice": [dungeon_bait]},
        bases={
            jungle_oasis: [("Bob", ninja_acolyte), ("Bob", shinobi), ("Alice", walker)],
            tar_pits: [("", poultrygeist), ("", hippogriff)],
        },
        treasure_deck=[wishing_ring],
    )
    table.plays("Alice", dungeon_bait)
    assert table.offers("Alice") == [
        "Bob's ninja_acolyte at jungle_oasis",
        "Alice's walker at jungle_oasis",
        "poultrygeist at tar_pits",
        "none",
    ]  # not power 3
    table.picks("Alice", "poultrygeist", "yes")
    assert table.hand("Alice") == ["wishing_ring"]


def test_dungeon_bait_plays_a_monster_at_a_base_instead() -> None:
    table = given(
        hands={"Alice": [dungeon_bait]},
        bases={jungle_oasis: [("Bob", ninja_acolyte)], tar_pits: [("Bob", fae_fighter)]},
        monster_deck=[bigfoot],
    )
    table.plays("Alice", dungeon_bait)
    table.picks("Alice", "none")
    assert table.offers("Alice") == ["jungle_oasis", "tar_pits"]
    table.picks("Alice", "jungle_oasis")
    table.picks("Bob", "none")  # Alice has played a minion
    assert table.at("jungle_oasis") == ["Bob's ninja_acolyte", "bigfoot"]


def test_dungeon_bait_must_play_a_monster_if_there_is_no_victim() -> None:
    table = given(
        hands={"Alice": [dungeon_bait]}, bases={jungle_oasis: [("Bob", shinobi)], tar_pits: []}, monster_deck=[bigfoot]
    )
    table.plays("Alice", dungeon_bait)
    assert table.offers("Alice") == ["jungle_oasis", "tar_pits"]
    table.picks("Alice", "tar_pits")
    assert table.at("tar_pits") == ["bigfoot"]


# -- Ruckus ------------------------------------------------------------------------------------------------


def test_ruckus_destroys_all_monsters_at_a_base_and_nobody_gets_treasures() -> None:
    table = given(
        hands={"Alice": [ruckus]},
        bases={
            jungle_oasis: [("", king_tut), ("Bob", ghoul), ("Alice", star_player), ("Bob", walker)],
            tar_pits: [("", bigfoot)],
        },
        treasure_deck=[wishing_ring],
        monster_deck=[],
    )
    table.plays("Alice", ruckus)
    assert table.offers("Alice") == ["jungle_oasis", "tar_pits"]
    table.picks("Alice", "jungle_oasis")
    table.picks("Alice", "yes")
    assert table.at("jungle_oasis") == ["Alice's star_player", "Bob's walker"]
    assert table.power("jungle_oasis", "Alice's star_player") == 6  # a counter for each
    assert table.pile("treasure_deck") == ["wishing_ring"]
    assert table.pile("treasure_discard") == []
    assert (table.pile("monster_discard"), table.pile("monster_deck")) == (["king_tut"], ["ghoul"])


def test_ruckus_plays_two_monsters_instead() -> None:
    table = given(
        hands={"Alice": [ruckus]},
        bases={jungle_oasis: [("", king_tut)], tar_pits: []},
        monster_deck=[web_troll, ghoul, bigfoot, hippogriff],
    )
    table.plays("Alice", ruckus)
    table.picks("Alice", "jungle_oasis", "no")
    assert table.at("jungle_oasis") == ["king_tut", "web_troll", "ghoul", "bigfoot"]  # two, and the Web Troll's


def test_ruckus_plays_two_monsters_where_there_are_none() -> None:
    table = given(hands={"Alice": [ruckus]}, bases={jungle_oasis: [], tar_pits: []}, monster_deck=[ghoul, bigfoot])
    table.plays("Alice", ruckus)
    table.picks("Alice", "tar_pits", "no")
    assert table.at("tar_pits") == ["ghoul", "bigfoot"]


@pytest.mark.rule("SU-10.12")
def test_ruckus_may_destroy_all_monsters_where_there_are_none() -> None:
    table = given(hands={"Alice": [ruckus]}, bases={jungle_oasis: [], tar_pits: []}, monster_deck=[ghoul, bigfoot])
    table.plays("Alice", ruckus)
    table.picks("Alice", "tar_pits", "yes")
    assert table.at("tar_pits") == []


# -- War Cry -----------------------------------------------------------------------------------------------


def test_war_cry_destroys_a_monster_and_gives_its_power_to_a_minion_there() -> None:
    table = given(
        hands={"Alice": [war_cry]},
        bases={
            the_homeworld: [("", bigfoot), ("Alice", shinobi), ("Bob", tiger_assassin)],
            tar_pits: [("", ghoul), ("Alice", walker)],
        },
        treasure_deck=[wishing_ring],
        decks={"Alice": [walker] * 2},
    )
    table.plays("Alice", war_cry)
    assert table.offers("Alice") == ["bigfoot at the_homeworld", "ghoul at tar_pits"]
    table.picks("Alice", "bigfoot", "yes")
    assert table.offers("Alice") == ["Alice's shinobi at the_homeworld", "Bob's tiger_assassin at the_homeworld"]
    table.picks("Alice", "shinobi")
    assert table.power("the_homeworld", "Alice's shinobi") == 3 + 7  # what it had just before
    assert "wishing_ring" in table.hand("Alice")
    table.ends_turn("Alice")
    assert table.power("the_homeworld", "Alice's shinobi") == 3


def test_war_cry_may_strengthen_another_monster_there() -> None:
    table = given(
        hands={"Alice": [war_cry]},
        bases={jungle_oasis: [("", poultrygeist), ("", hippogriff)]},
        treasure_deck=[],
    )
    table.plays("Alice", war_cry)
    table.picks("Alice", "poultrygeist", "no")
    assert table.power("jungle_oasis", "hippogriff") == 5
    assert table.table.breakpoint(table.base("jungle_oasis")) == 12 + 5


def test_war_cry_with_nobody_else_there_only_destroys() -> None:
    table = given(hands={"Alice": [war_cry]}, bases={jungle_oasis: [("", web_troll)], tar_pits: [("Alice", shinobi)]})
    table.plays("Alice", war_cry)
    assert table.at("jungle_oasis") == []
    assert table.power("tar_pits", "Alice's shinobi") == 3


def test_war_cry_finds_no_monster() -> None:
    table = given(hands={"Alice": [war_cry]}, bases={jungle_oasis: [("Alice", shinobi)]})
    table.plays("Alice", war_cry)
    assert table.power("jungle_oasis", "Alice's shinobi") == 3
    assert table.discard("Alice") == ["war_cry"]
