"""The actions of the Warriors that are done when they are played."""

from __future__ import annotations

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_homeworld
from rumpus.smashup.cards.decks.monsters import bigfoot, ghoul, hippogriff, king_tut, poultrygeist, web_troll
from rumpus.smashup.cards.decks.potions import potion_of_line_cutting
from rumpus.smashup.cards.decks.treasures import (
    chainsaw_of_bloody_dismemberment,
    tiger_steed,
    wishing_ring,
)
from rumpus.smashup.cards.factions.elves import fae_fighter
from rumpus.smashup.cards.factions.ninjas import ninja_acolyte, ninja_master, shinobi, tiger_assassin
from rumpus.smashup.cards.factions.warriors import campaign, cleave, dungeon_bait, ruckus, star_player, war_cry
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import given

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
    table.picks("Alice", "tar_pits")
    assert table.at("tar_pits") == ["ghoul", "bigfoot"]


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
