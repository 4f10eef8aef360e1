"""A monster that a player plays is a minion that this player has played: for bans, triggers and counts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rumpus.smashup.cards.bases.awesome import haunted_house, tsars_palace
from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_homeworld
from rumpus.smashup.cards.bases.munchkin import birthday_party, the_gauntlet, treasure_bath, treehouse
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.decks.monsters import bigfoot, ghoul, king_tut, poultrygeist, web_troll
from rumpus.smashup.cards.decks.potions import potion_of_redundancy_potion
from rumpus.smashup.cards.decks.treasures import bag_of_caltrops, wishing_ring
from rumpus.smashup.cards.factions.aliens import jammed_signal, terraforming
from rumpus.smashup.cards.factions.dinosaurs import king_rex
from rumpus.smashup.cards.factions.elves import fae_fighter
from rumpus.smashup.cards.factions.halflings import lunch_run, quarterling
from rumpus.smashup.cards.factions.killer_plants import sprout
from rumpus.smashup.cards.factions.mages import charm, mass_summoning, portal_to_beyond
from rumpus.smashup.cards.factions.ninjas import hidden_ninja, infiltrate, ninja_acolyte, seeing_stars
from rumpus.smashup.cards.factions.robots import microbot_fixer
from rumpus.smashup.cards.factions.tricksters import flame_trap, leprechaun, pay_the_piper
from rumpus.smashup.cards.factions.warriors import big_hero, dungeon_bait, ruckus, taunter
from rumpus.smashup.cards.factions.zombies import outbreak, overrun, walker
from tests.smashup.given import given

pytestmark = pytest.mark.rule("SU-8.12")


# -- bans --------------------------------------------------------------------------------------------------


def test_where_a_player_may_not_play_minions_no_monster_is_turned_up() -> None:
    table = given(
        hands={"Alice": [ruckus]},
        bases={jungle_oasis: [("Bob", overrun)], tar_pits: []},
        monster_deck=[king_tut, ghoul, bigfoot],
    )
    table.plays("Alice", ruckus)
    table.picks("Alice", "jungle_oasis", "no")
    assert table.at("jungle_oasis") == ["Bob's overrun"]
    assert table.pile("monster_deck") == ["king_tut", "ghoul", "bigfoot"]


def test_whoever_may_play_minions_there_may_play_monsters_there() -> None:
    table = given(hands={"Alice": [ruckus]}, bases={jungle_oasis: [("Alice", overrun)]}, monster_deck=[king_tut, ghoul])
    table.plays("Alice", ruckus)
    table.picks("Alice", "no")
    assert table.at("jungle_oasis") == ["Alice's overrun", "king_tut", "ghoul"]


def test_mass_summoning_passes_over_the_bases_that_are_closed_to_its_player() -> None:
    table = given(
        hands={"Alice": [mass_summoning]},
        bases={birthday_party: [("Bob", walker)], jungle_oasis: [], tar_pits: []},
        monster_deck=[king_tut, ghoul, bigfoot],
    )
    table.plays("Alice", mass_summoning)
    assert table.at("birthday_party") == ["Bob's walker", "king_tut"]  # where Alice has no minion herself
    assert table.at("jungle_oasis") == table.at("tar_pits") == []
    assert table.pile("monster_deck") == ["ghoul", "bigfoot"]


def test_who_is_at_the_birthday_party_may_play_monsters_anywhere() -> None:
    table = given(
        hands={"Alice": [mass_summoning]},
        bases={birthday_party: [("Alice", walker)], jungle_oasis: []},
        monster_deck=[king_tut, ghoul],
    )
    table.plays("Alice", mass_summoning)
    table.picks("Alice", "jungle_oasis")
    assert table.at("jungle_oasis") == ["king_tut"]
    assert table.at("birthday_party") == ["Alice's walker", "ghoul"]


def test_dungeon_bait_offers_only_bases_that_are_open() -> None:
    table = given(
        hands={"Alice": [dungeon_bait]},
        bases={jungle_oasis: [("Bob", overrun)], tar_pits: [], the_homeworld: []},
        monster_deck=[king_tut],
    )
    table.plays("Alice", dungeon_bait)
    assert table.offers("Alice") == ["tar_pits", "the_homeworld"]
    table.picks("Alice", "tar_pits")


@pytest.mark.rule("SU-10.12")
def test_who_may_play_no_monster_destroys_one_if_there_is_one() -> None:
    closed = [("Bob", overrun), ("Bob", walker), ("", king_tut)]
    bases = {jungle_oasis: [*closed, ("Alice", big_hero)]}
    table = given(hands={"Alice": [dungeon_bait, ruckus]}, bases=bases, monster_deck=[ghoul], actions_left=2)
    table.plays("Alice", dungeon_bait)
    assert table.at("jungle_oasis") == ["king_tut", "Alice's big_hero", "Bob's overrun"]
    table.plays("Alice", ruckus)
    assert table.at("jungle_oasis") == ["Alice's big_hero", "Bob's overrun"]
    table = given(bases=bases, monster_deck=[ghoul])
    table.uses("Alice", big_hero)
    table.picks("Alice", "no")  # the treasures
    assert table.at("jungle_oasis") == ["Bob's walker", "Alice's big_hero", "Bob's overrun"]


@pytest.mark.rule("SU-10.12")
def test_who_may_play_no_monster_and_has_none_to_destroy_does_nothing() -> None:
    table = given(
        hands={"Alice": [dungeon_bait]},
        bases={jungle_oasis: [("Bob", overrun), ("Alice", big_hero)]},
        monster_deck=[ghoul],
    )
    table.plays("Alice", dungeon_bait)
    table.uses("Alice", big_hero)
    assert table.at("jungle_oasis") == ["Alice's big_hero", "Bob's overrun"]
    assert table.pile("monster_deck") == ["ghoul"]


def test_taunter_at_the_only_open_base_does_not_ask_for_a_monster_elsewhere() -> None:
    table = given(hands={"Alice": [taunter]}, bases={birthday_party: [], jungle_oasis: []}, monster_deck=[king_tut])
    table.plays("Alice", taunter, at=birthday_party)
    table.picks("Alice", "yes")  # he is there himself by now
    assert table.at("birthday_party") == ["Alice's taunter", "king_tut"]


def test_a_portal_at_a_base_that_has_been_closed_takes_the_card_and_brings_nothing() -> None:
    table = given(
        hands={"Alice": [walker]},
        bases={jungle_oasis: [("Alice", portal_to_beyond), ("Bob", overrun)]},
        monster_deck=[king_tut],
    )
    table.uses("Alice", portal_to_beyond)
    assert table.discard("Alice") == ["walker"]
    assert table.pile("monster_deck") == ["king_tut"]


@pytest.mark.parametrize(("monster", "comes"), [(poultrygeist, False), (web_troll, False), (ghoul, True)])
def test_a_monster_too_weak_for_tsars_palace_is_discarded_unplayed(monster: Card, comes: bool) -> None:
    table = given(
        hands={"Alice": [walker]},
        bases={tsars_palace: [("Alice", big_hero), ("Alice", lunch_run)], tar_pits: []},
        decks={"Alice": [walker]},
        monster_deck=[monster, king_tut],
    )
    table.uses("Alice", big_hero)
    assert (table.pile("monster_discard") == []) is comes
    assert len(table.at("tsars_palace")) == 2 + comes
    assert len(table.hand("Alice")) == 1 + comes  # Lunch Run
    assert table.state.minions_played == int(comes)
    assert table.pile("monster_deck") == ["king_tut"]


def test_who_may_ignore_tsars_palace_plays_weak_monsters_there() -> None:
    table = given(
        bases={tsars_palace: [("Alice", big_hero), ("Alice", infiltrate)], tar_pits: []}, monster_deck=[poultrygeist]
    )
    table.uses("Alice", big_hero)
    assert "poultrygeist" in table.at("tsars_palace")


def test_a_jammed_palace_turns_no_monster_away() -> None:
    table = given(
        bases={tsars_palace: [("Alice", big_hero), ("Bob", jammed_signal)], tar_pits: []}, monster_deck=[poultrygeist]
    )
    table.uses("Alice", big_hero)
    assert "poultrygeist" in table.at("tsars_palace")


def test_a_base_plays_its_monsters_whatever_players_are_forbidden() -> None:
    table = given(
        hands={"Alice": [seeing_stars]},
        bases={birthday_party: [("Bob", king_rex)], the_gauntlet: [("", web_troll), ("Bob", overrun)]},
        monster_deck=[king_tut],
    )
    table.plays("Alice", seeing_stars)
    assert table.at("the_gauntlet") == ["Bob's overrun", "king_tut"]


# -- triggers ----------------------------------------------------------------------------------------------


def test_a_web_trolls_monster_is_played_by_who_played_the_troll() -> None:
    table = given(
        hands={"Alice": [taunter, walker, walker, walker]},
        bases={haunted_house: []},
        monster_deck=[web_troll, ghoul],
    )
    table.plays("Alice", taunter, at=haunted_house)
    table.picks("Alice", "yes", "walker", "walker")
    assert table.discard("Alice") == ["walker"] * 3  # for the Ghoul, for the Troll and for Taunter


def test_a_web_troll_that_a_base_brings_brings_nobodys_monster() -> None:
    table = given(
        hands={"Alice": [terraforming]},
        bases={jungle_oasis: [("Bob", fae_fighter)]},
        base_deck=[treehouse],
        monster_deck=[web_troll, ghoul, king_tut],
        minions_left=0,
    )
    table.plays("Alice", terraforming)
    assert table.at("treehouse") == ["Bob's fae_fighter", "web_troll", "ghoul", "king_tut"]
    assert table.asked == "Alice"
    assert table.state.minions_played == 0


def test_a_chain_of_trolls_meets_every_trap() -> None:
    table = given(
        hands={"Alice": [dungeon_bait, walker, walker, walker]},
        bases={jungle_oasis: [("Bob", flame_trap), ("Bob", bag_of_caltrops), ("Bob", pay_the_piper)]},
        monster_deck=[web_troll, web_troll, king_tut],
        treasure_deck=[wishing_ring],
    )
    table.plays("Alice", dungeon_bait)
    table.picks("Alice", "Bob's flame_trap at jungle_oasis")  # King Tut comes last and is done first
    table.picks("Bob", "no")
    table.picks("Alice", "walker", "Bob's bag_of_caltrops at jungle_oasis", "walker")  # for the second Troll
    assert table.at("jungle_oasis") == ["Bob's pay_the_piper", "web_troll"]
    assert table.hand("Alice") == []


def test_leprechaun_destroys_a_weaker_monster_of_another_player_and_is_paid_for_it() -> None:
    table = given(
        hands={"Alice": [taunter]},
        bases={jungle_oasis: [], tar_pits: [("Bob", leprechaun), ("Alice", big_hero)]},
        monster_deck=[ghoul],
        treasure_deck=[wishing_ring],
    )
    table.uses("Alice", big_hero)
    table.picks("Bob", "yes")
    assert table.at("tar_pits") == ["Bob's leprechaun", "Alice's big_hero"]
    assert table.hand("Bob") == ["wishing_ring"]


def test_the_homeworld_gives_nobody_anything_for_a_monster() -> None:
    table = given(
        hands={"Alice": [dungeon_bait, walker]}, bases={the_homeworld: []}, monster_deck=[ghoul], minions_left=0
    )
    table.plays("Alice", dungeon_bait)
    assert table.at("the_homeworld") == ["ghoul"]
    assert table.offers("Alice") == ["end turn"]


def test_a_monster_is_the_first_minion_of_the_turn_at_treasure_bath() -> None:
    table = given(
        hands={"Alice": [dungeon_bait, king_rex]},
        bases={treasure_bath: []},
        monster_deck=[ghoul],
        treasure_deck=[wishing_ring, bag_of_caltrops],
    )
    table.plays("Alice", dungeon_bait)
    table.plays("Alice", king_rex, at=treasure_bath)
    assert table.hand("Alice") == ["wishing_ring"]


# -- counts ------------------------------------------------------------------------------------------------


def test_a_monster_uses_up_no_minion_but_counts_as_one() -> None:
    table = given(
        hands={"Alice": [dungeon_bait, microbot_fixer, king_rex]}, bases={jungle_oasis: []}, monster_deck=[ghoul]
    )
    table.plays("Alice", dungeon_bait)
    table.plays("Alice", microbot_fixer, at=jungle_oasis)  # her free minion, but not her first one
    assert table.offers("Alice") == ["end turn"]


def test_a_monster_played_in_step_2_keeps_ninja_acolyte_where_he_is() -> None:
    table = given(
        hands={"Alice": [dungeon_bait]},
        bases={jungle_oasis: [("Alice", ninja_acolyte)], tar_pits: []},
        monster_deck=[king_tut],
    )
    assert "use Alice's ninja_acolyte at jungle_oasis" in table.offers("Alice")
    table.plays("Alice", dungeon_bait)
    table.picks("Alice", "none", "tar_pits")
    assert table.offers("Alice") == ["end turn"]


def test_a_monster_of_the_start_of_the_turn_counts_for_the_turn_but_not_for_step_2() -> None:
    table = given(
        hands={"Alice": [microbot_fixer, king_rex]},
        decks={"Alice": [taunter, walker], "Bob": [walker] * 2},
        bases={jungle_oasis: [("Alice", sprout)], tar_pits: [("Alice", ninja_acolyte)]},
        monster_deck=[ghoul],
        active="Bob",
    )
    table.ends_turn("Bob")
    table.picks("Alice", "yes", "play taunter at jungle_oasis", "yes")
    assert table.state.seats[0].minions_this_turn == 2
    assert "use Alice's ninja_acolyte at tar_pits" in table.offers("Alice")
    table.plays("Alice", microbot_fixer, at=tar_pits)
    assert table.offers("Alice") == ["end turn"]


def test_a_monster_played_in_another_players_scoring_meets_what_watches_plays_there() -> None:
    table = given(
        hands={"Alice": [hidden_ninja, taunter]},
        decks={"Bob": [walker] * 2},
        bases={jungle_oasis: [*[("Bob", king_rex)] * 2, ("Bob", leprechaun)], tar_pits: []},
        monster_deck=[poultrygeist],
        treasure_deck=[wishing_ring],
        active="Bob",
    )
    table.ends_turn("Bob")
    table.picks("Alice", "play hidden_ninja", "play taunter at jungle_oasis", "yes")
    table.picks("Bob", "yes")  # its treasure; Taunter is next
    assert table.hand("Bob")[0] == "wishing_ring"
    assert table.discard("Alice") == ["taunter", "hidden_ninja"]


def test_a_monster_that_is_turned_away_was_not_played() -> None:
    table = given(
        hands={"Alice": [dungeon_bait, microbot_fixer]},
        bases={tsars_palace: [], tar_pits: [("Alice", ninja_acolyte)]},
        monster_deck=[web_troll, king_tut],
    )
    table.plays("Alice", dungeon_bait)
    table.picks("Alice", "none", "tsars_palace")
    assert "use Alice's ninja_acolyte at tar_pits" in table.offers("Alice")
    table.plays("Alice", microbot_fixer, at=tar_pits)
    assert table.state.minions_left == 1  # the first minion of the turn


def test_who_uses_anothers_talent_has_played_the_monster() -> None:
    table = given(
        bases={
            jungle_oasis: [("Bob", walker, ("Alice", potion_of_redundancy_potion)), ("Alice", fae_fighter)],
            tar_pits: [("Alice", big_hero)],
        },
        monster_deck=[king_tut],
    )
    table.uses("Alice", potion_of_redundancy_potion)
    assert table.offers("Alice") == ["king_tut at jungle_oasis", "none"]  # it is another player's to Fae Fighter
    table.picks("Alice", "none")
    assert [seat.minions_this_turn for seat in table.state.seats] == [0, 1]


def test_a_monster_is_yours_for_what_asks_for_your_minions_only_while_you_control_it() -> None:
    table = given(
        hands={"Alice": [charm, outbreak, quarterling, king_rex]},
        bases={birthday_party: [("", bigfoot)], tar_pits: []},
        monster_deck=[],
        actions_left=2,
    )
    assert "play king_rex at tar_pits" not in table.offers("Alice")
    table.plays("Alice", charm)
    assert "play king_rex at tar_pits" in table.offers("Alice")
    table.plays("Alice", quarterling, at=birthday_party)
    assert table.state.extras == []  # it is not alone
    table.plays("Alice", outbreak)
    assert table.offers("Alice") == ["play king_rex at tar_pits", "end turn"]


def test_mass_summoning_loses_what_the_palace_turns_away_and_goes_on() -> None:
    table = given(
        hands={"Alice": [mass_summoning]},
        bases={tsars_palace: [], jungle_oasis: [("Bob", overrun)], tar_pits: []},
        monster_deck=[web_troll, ghoul, king_tut],
    )
    table.plays("Alice", mass_summoning)
    table.picks("Alice", "tsars_palace")
    assert (table.at("tsars_palace"), table.at("tar_pits")) == ([], ["ghoul"])
    assert table.pile("monster_discard") == ["web_troll"]
    assert table.pile("monster_deck") == ["king_tut"]


def test_the_switch_takes_monsters_out_of_bans_triggers_and_counts() -> None:
    table = given(
        hands={"Alice": [dungeon_bait]},
        bases={tsars_palace: [("Bob", leprechaun), ("Bob", overrun)], jungle_oasis: [("Alice", ninja_acolyte)]},
        monster_deck=[poultrygeist],
    )
    table.state.edition = replace(table.state.edition, players_play_monsters=False)
    table.plays("Alice", dungeon_bait)
    table.picks("Alice", "none", "tsars_palace")
    assert table.at("tsars_palace") == ["Bob's leprechaun", "Bob's overrun", "poultrygeist"]
    assert "use Alice's ninja_acolyte at jungle_oasis" in table.offers("Alice")
