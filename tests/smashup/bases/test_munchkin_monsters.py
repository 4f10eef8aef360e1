"""The bases of Smash Up: Munchkin that care for treasures and for monsters that are destroyed."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits
from rumpus.smashup.cards.bases.munchkin import bastion, the_gauntlet, thieves_guild
from rumpus.smashup.cards.decks.monsters import bigfoot, ghoul, king_tut, plutonium_dragon, poultrygeist, web_troll
from rumpus.smashup.cards.decks.treasures import (
    bag_of_caltrops,
    chainsaw_of_bloody_dismemberment,
    tiger_steed,
    wand_of_dowsing,
    wishing_ring,
)
from rumpus.smashup.cards.factions.dinosaurs import upgrade
from rumpus.smashup.cards.factions.elves import fae_fighter
from rumpus.smashup.cards.factions.ninjas import ninja_acolyte, ninja_master, seeing_stars, shinobi
from rumpus.smashup.cards.factions.thieves import mugging
from rumpus.smashup.cards.factions.warriors import berserker, big_hero, ruckus, star_player
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import given

# -- Thieves' Guild ----------------------------------------------------------------------------------------


def test_thieves_guild_draws_for_treasures_played_on_it_or_on_minions_there() -> None:
    table = given(
        hands={"Alice": [chainsaw_of_bloody_dismemberment, bag_of_caltrops, upgrade]},
        bases={thieves_guild: [("Bob", shinobi)], tar_pits: [("Alice", shinobi)]},
        decks={"Alice": [walker] * 4},
        actions_left=3,
    )
    table.plays("Alice", chainsaw_of_bloody_dismemberment)
    table.picks("Alice", "Bob's shinobi at thieves_guild")  # anybody's minion there
    assert table.hand("Alice").count("walker") == 1
    table.plays("Alice", bag_of_caltrops)
    table.picks("Alice", "thieves_guild")
    assert table.hand("Alice").count("walker") == 2
    table.plays("Alice", upgrade)  # no treasure
    table.picks("Alice", "Bob's shinobi at thieves_guild")
    assert table.hand("Alice").count("walker") == 2


def test_thieves_guild_draws_for_a_treasure_that_is_a_minion() -> None:
    table = given(
        hands={"Alice": [tiger_steed, shinobi]},
        bases={thieves_guild: [], tar_pits: []},
        decks={"Alice": [walker] * 4},
        minions_left=2,
    )
    table.plays("Alice", tiger_steed, at=thieves_guild)
    assert table.hand("Alice") == ["shinobi", "walker"]
    table.plays("Alice", shinobi, at=thieves_guild)
    assert table.hand("Alice") == ["walker"]


def test_thieves_guild_draws_neither_for_other_bases_nor_for_treasures_that_do_not_stay_nor_transfers() -> None:
    table = given(
        hands={"Alice": [wishing_ring, chainsaw_of_bloody_dismemberment, mugging]},
        bases={thieves_guild: [("Alice", shinobi)], tar_pits: [("Bob", shinobi)]},
        decks={"Alice": [walker] * 4},
        actions_left=3,
    )
    table.plays("Alice", wishing_ring)
    table.plays("Alice", chainsaw_of_bloody_dismemberment)
    table.picks("Alice", "Bob's shinobi at tar_pits")
    table.plays("Alice", mugging)
    assert table.at("thieves_guild") == ["Alice's shinobi + Alice's chainsaw_of_bloody_dismemberment"]
    assert table.hand("Alice") == []


# -- Bastion -----------------------------------------------------------------------------------------------


def test_bastion_gives_a_treasure_to_who_destroys_a_monster_there() -> None:
    table = given(
        hands={"Alice": [seeing_stars, seeing_stars]},
        bases={bastion: [("", poultrygeist), ("", web_troll), ("Bob", ninja_master)]},
        treasure_deck=[wishing_ring, wand_of_dowsing, tiger_steed, bag_of_caltrops],
        actions_left=2,
    )
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "poultrygeist", "yes")
    assert table.hand("Alice") == ["seeing_stars", "wishing_ring", "wand_of_dowsing"]  # its own, and one more
    table.plays("Alice", seeing_stars)  # every time; a Web Troll is worth none
    assert table.hand("Alice") == ["wishing_ring", "wand_of_dowsing", "tiger_steed"]


def test_bastion_gives_its_treasure_even_to_who_does_not_want_the_others() -> None:
    table = given(hands={"Alice": [seeing_stars]}, bases={bastion: [("", poultrygeist)]}, treasure_deck=[wishing_ring])
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "no")
    assert table.hand("Alice") == ["wishing_ring"]


def test_bastion_gives_nothing_for_other_minions_nor_at_other_bases() -> None:
    table = given(
        hands={"Alice": [seeing_stars, seeing_stars]},
        bases={bastion: [("Bob", shinobi)], jungle_oasis: [("", web_troll)]},
        treasure_deck=[wishing_ring],
        actions_left=2,
    )
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "shinobi")
    table.plays("Alice", seeing_stars)
    assert table.pile("monster_discard") == ["web_troll"]
    assert table.hand("Alice") == []


def test_bastion_gives_nothing_when_no_player_destroyed_the_monster() -> None:
    table = given(
        bases={bastion: [("", plutonium_dragon), ("", poultrygeist)]},
        treasure_deck=[wishing_ring, tiger_steed],
        decks={"Alice": [walker] * 2},
    )
    table.ends_turn("Alice")
    assert table.pile("treasure_discard") == ["wishing_ring"]  # the monster's own one is lost
    assert table.pile("treasure_deck") == ["tiger_steed"]


def test_bastion_gives_nothing_after_ruckus() -> None:
    table = given(
        hands={"Alice": [ruckus]},
        bases={bastion: [("", poultrygeist), ("", bigfoot), ("Alice", star_player)]},
        treasure_deck=[wishing_ring, tiger_steed],
    )
    table.plays("Alice", ruckus)
    table.picks("Alice", "yes")
    assert table.at("bastion") == ["Alice's star_player"]
    assert table.hand("Alice") == []
    assert table.pile("treasure_deck") == ["wishing_ring", "tiger_steed"]


@pytest.mark.rule("SU-5.8", "SU-14.11")
def test_bastion_has_its_loot_shared_out_by_power() -> None:
    """Monsters worth five; Alice is ahead of Bob, Carol has no minion there."""
    loot = [wishing_ring, wand_of_dowsing, tiger_steed, bag_of_caltrops, chainsaw_of_bloody_dismemberment]
    table = given(
        bases={
            bastion: [
                ("", king_tut),
                ("", plutonium_dragon),
                *[("Alice", ninja_master)] * 3,
                *[("Bob", ninja_master)] * 2,
            ]
        },
        base_deck=[jungle_oasis],
        treasure_deck=loot,
        players=("Alice", "Bob", "Carol"),
        decks={"Alice": [walker] * 2, "Bob": [walker] * 2},
    )
    table.ends_turn("Alice")
    for name, card in (("Alice", "tiger_steed"), ("Bob", "wishing_ring"), ("Alice", "wand_of_dowsing")):
        assert table.prompt == "take loot"
        table.picks(name, card)
    table.picks("Bob", "bag_of_caltrops")  # the last one goes to Alice
    table.picks("Alice", "tiger_steed")  # King Tut makes the winner discard
    assert table.hand("Bob") == ["wishing_ring", "bag_of_caltrops"]
    assert "chainsaw_of_bloody_dismemberment" in table.hand("Alice")
    assert table.hand("Carol") == []


# -- The Gauntlet ------------------------------------------------------------------------------------------


def test_the_gauntlet_replaces_a_destroyed_monster() -> None:
    table = given(
        hands={"Alice": [seeing_stars]},
        bases={the_gauntlet: [("", poultrygeist)]},
        monster_deck=[bigfoot, ghoul],
        treasure_deck=[wishing_ring],
    )
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "yes")  # who destroyed it is paid as usual
    assert table.hand("Alice") == ["wishing_ring"]
    assert table.at("the_gauntlet") == ["bigfoot"]


@pytest.mark.rule("SU-13.3")
def test_the_gauntlet_plays_the_monster_itself_and_quietly() -> None:
    table = given(
        hands={"Alice": [seeing_stars]},
        bases={the_gauntlet: [("", poultrygeist)], jungle_oasis: [("Bob", fae_fighter)]},
        monster_deck=[web_troll, bigfoot],
        treasure_deck=[],
    )
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "no")
    assert table.at("the_gauntlet") == ["web_troll"]  # it brings no other; and no player played it
    assert table.prompt == "play"


def test_the_gauntlet_brings_back_a_ghoul_at_once() -> None:
    table = given(
        hands={"Alice": [seeing_stars]}, bases={the_gauntlet: [("", ghoul)]}, monster_deck=[bigfoot], treasure_deck=[]
    )
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "no")
    assert table.at("the_gauntlet") == ["ghoul"]


def test_the_gauntlet_replaces_each_of_several_and_whoever_destroyed_them() -> None:
    table = given(
        bases={the_gauntlet: [("", plutonium_dragon), ("", web_troll), ("", web_troll), ("Bob", ninja_acolyte)]},
        monster_deck=[king_tut, bigfoot, ghoul],
        decks={"Alice": [walker] * 2},
    )
    table.ends_turn("Alice")  # the Dragon burns all that are weak; for a player's minion no monster comes
    assert table.at("the_gauntlet") == ["plutonium_dragon", "king_tut", "bigfoot"]


def test_the_gauntlet_does_not_replace_monsters_elsewhere_nor_other_minions() -> None:
    table = given(
        hands={"Alice": [seeing_stars, seeing_stars]},
        bases={the_gauntlet: [("Bob", shinobi)], jungle_oasis: [("", web_troll)]},
        actions_left=2,
    )
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "shinobi")
    table.plays("Alice", seeing_stars)
    assert table.at("the_gauntlet") == []
    assert table.at("jungle_oasis") == []


def test_the_gauntlet_lets_berserkers_and_heroes_go_on() -> None:
    table = given(
        hands={"Alice": [berserker]},
        bases={the_gauntlet: [("Alice", big_hero), ("", web_troll)]},
        monster_deck=[web_troll, web_troll, bigfoot],
    )
    table.plays("Alice", berserker, at=the_gauntlet)
    assert table.at("the_gauntlet") == ["Alice's big_hero", "Alice's berserker", "web_troll"]
    table.uses("Alice", big_hero)
    table.picks("Alice", "web_troll")
    assert table.at("the_gauntlet") == ["Alice's big_hero", "Alice's berserker", "web_troll"]
    assert table.power("the_gauntlet", "Alice's berserker") == 4
