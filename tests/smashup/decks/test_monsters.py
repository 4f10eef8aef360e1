"""The monster deck, kind by kind."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_homeworld
from rumpus.smashup.cards.bases.munchkin import the_gauntlet, treehouse
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.decks.monsters import (
    bigfoot,
    ghoul,
    hippogriff,
    king_tut,
    knight_of_the_living_dead,
    plutonium_dragon,
    poultrygeist,
    web_troll,
)
from rumpus.smashup.cards.decks.potions import potion_of_paralysis
from rumpus.smashup.cards.decks.treasures import bag_of_caltrops, tiger_steed, wand_of_dowsing, wishing_ring
from rumpus.smashup.cards.factions.clerics import curse_of_imprisonment
from rumpus.smashup.cards.factions.elves import fae_fighter
from rumpus.smashup.cards.factions.mages import charm
from rumpus.smashup.cards.factions.ninjas import (
    assassination,
    ninja_acolyte,
    ninja_master,
    poison,
    seeing_stars,
    shinobi,
    tiger_assassin,
    way_of_deception,
)
from rumpus.smashup.cards.factions.warriors import taunter
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import Given, On, given

HAND_OF_TWO = {"Alice": [walker] * 2, "Bob": [walker] * 2}


# -- Plutonium Dragon --------------------------------------------------------------------------------------


def test_plutonium_dragon_burns_all_minions_of_power_2_or_less_there_at_the_end_of_each_turn() -> None:
    table = given(
        bases={
            jungle_oasis: [
                ("", plutonium_dragon),
                ("Alice", walker),
                ("Alice", shinobi),
                ("Bob", ninja_acolyte),
                ("Bob", tiger_assassin, ("Alice", poison)),
            ],
            tar_pits: [("Bob", walker)],
        },
        decks=HAND_OF_TWO,
    )
    table.ends_turn("Alice")
    assert table.at("jungle_oasis") == ["plutonium_dragon", "Alice's shinobi"]
    assert table.discard("Bob") == ["ninja_acolyte", "tiger_assassin"]  # power 0 by then
    assert table.at("tar_pits") == ["Bob's walker"]


def test_plutonium_dragon_burns_at_the_end_of_everybodys_turn() -> None:
    table = given(
        hands={"Bob": [ninja_acolyte]}, bases={jungle_oasis: [("", plutonium_dragon)]}, active="Bob", decks=HAND_OF_TWO
    )
    table.plays("Bob", ninja_acolyte, at=jungle_oasis)
    table.ends_turn("Bob")
    assert table.discard("Bob") == ["ninja_acolyte"]


@pytest.mark.rule("SU-13.12", "SU-8.4")
def test_plutonium_dragon_burns_monsters_whose_treasures_are_discarded() -> None:
    table = given(
        bases={jungle_oasis: [("", plutonium_dragon), ("", poultrygeist), ("", web_troll), ("", hippogriff)]},
        decks=HAND_OF_TWO,
        treasure_deck=[wishing_ring, tiger_steed],
    )
    table.ends_turn("Alice")
    assert table.at("jungle_oasis") == ["plutonium_dragon", "hippogriff"]
    assert table.pile("treasure_discard") == ["wishing_ring"]  # one for the Poultrygeist, none for the Web Troll
    assert table.pile("treasure_deck") == ["tiger_steed"]
    assert table.hand("Alice") == ["walker", "walker"]


def test_plutonium_dragon_does_nothing_without_its_ability_or_when_gone() -> None:
    table = given(
        bases={jungle_oasis: [("", plutonium_dragon, ("Bob", curse_of_imprisonment)), ("Alice", walker)]},
        decks=HAND_OF_TWO,
    )
    table.ends_turn("Alice")
    assert len(table.at("jungle_oasis")) == 2


# -- Bigfoot -----------------------------------------------------------------------------------------------


def test_bigfoot_alone_has_3_power_more() -> None:
    table = given(
        bases={
            jungle_oasis: [("", bigfoot), ("Alice", walker)],
            tar_pits: [("", bigfoot), ("Bob", web_troll)],
        }
    )
    assert table.power("jungle_oasis", "bigfoot") == 7  # a player's minion is no monster
    assert table.table.breakpoint(table.base("jungle_oasis")) == 12 + 7
    assert table.power("tar_pits", "bigfoot") == 4  # whoever controls the other monster
    assert table.table.breakpoint(table.base("tar_pits")) == 16 + 4


def test_bigfoot_is_alone_again_when_the_other_monster_has_gone() -> None:
    table = given(hands={"Alice": [seeing_stars]}, bases={jungle_oasis: [("", bigfoot), ("", web_troll)]})
    assert table.power("jungle_oasis", "bigfoot") == 4
    table.plays("Alice", seeing_stars)
    assert table.power("jungle_oasis", "bigfoot") == 7


def test_bigfoot_beside_another_has_its_plain_power() -> None:
    table = given(bases={jungle_oasis: [("", bigfoot)] * 2})
    assert table.table.breakpoint(table.base("jungle_oasis")) == 12 + 4 + 4


def test_bigfoot_without_its_ability_is_a_plain_power_4() -> None:
    table = given(bases={jungle_oasis: [("", bigfoot, ("Bob", curse_of_imprisonment))]})
    assert table.power("jungle_oasis", "bigfoot") == 4


# -- Hippogriff --------------------------------------------------------------------------------------------


def riders(*on: On) -> Given:
    """Alice has 20 of power at the Oasis, which is about to score."""
    return given(
        bases={jungle_oasis: [*[("Alice", ninja_master)] * 4, *on], tar_pits: [("Bob", walker)]},
        base_deck=[the_homeworld],
        decks=HAND_OF_TWO,
        treasure_deck=[],
    )


def test_hippogriff_destroys_a_weak_minion_before_the_scoring() -> None:
    table = riders(("", hippogriff), ("Bob", shinobi), ("Bob", tiger_assassin))
    table.ends_turn("Alice")
    assert "shinobi" in table.discard("Bob")
    assert table.discard("Bob") == ["shinobi", "tiger_assassin"]  # destroyed first, then what was cleared away


def test_hippogriff_takes_neither_power_4_nor_monsters_nor_minions_elsewhere() -> None:
    table = riders(("", hippogriff), ("", ghoul), ("Bob", tiger_assassin))
    table.ends_turn("Alice")
    assert table.points("Alice") == 2
    assert sorted(table.pile("monster_discard")) == ["ghoul", "hippogriff"]  # the Ghoul was not destroyed
    assert table.at("tar_pits") == ["Bob's walker"]


def test_hippogriff_takes_a_treasure_that_is_a_minion() -> None:
    table = riders(("", hippogriff), ("Bob", tiger_steed))
    table.ends_turn("Alice")
    assert "tiger_steed" in table.hand("Alice")  # it was destroyed, and became the only loot


@pytest.mark.rule("SU-6.4")
def test_hippogriff_strikes_each_for_itself_and_the_base_scores_all_the_same() -> None:
    table = given(
        bases={
            jungle_oasis: [*[("", hippogriff)] * 2, *[("Alice", shinobi)] * 5, ("Bob", tiger_assassin)],
        },
        base_deck=[the_homeworld],
        decks=HAND_OF_TWO,
        treasure_deck=[],
    )
    base = table.base("jungle_oasis")
    assert (table.table.total_power(base), table.table.breakpoint(base)) == (19, 18)
    table.ends_turn("Alice")  # two Shinobi go: 13, less than 18
    assert (table.points("Alice"), table.points("Bob")) == (2, 0)
    assert table.discard("Alice").count("shinobi") == 5


@pytest.mark.rule("SU-13.15")
def test_hippogriff_strikes_before_anybody_may_use_a_special() -> None:
    table = given(
        hands={"Bob": [potion_of_paralysis]},
        bases={jungle_oasis: [("", hippogriff), *[("Alice", ninja_master)] * 3, ("Bob", shinobi)]},
        base_deck=[the_homeworld],
        decks=HAND_OF_TWO,
        treasure_deck=[],
    )
    table.ends_turn("Alice")
    assert table.asked == "Bob"
    assert table.discard("Bob") == ["shinobi"]  # too late
    table.passes("Bob")


def test_hippogriff_chooses_by_chance() -> None:
    struck = set()
    for seed in range(1, 9):
        table = given(
            bases={
                jungle_oasis: [("", hippogriff), *[("Alice", ninja_master)] * 3, ("Alice", walker), ("Bob", shinobi)]
            },
            base_deck=[the_homeworld],
            decks=HAND_OF_TWO,
            treasure_deck=[],
            seed=seed,
        )
        table.ends_turn("Alice")
        struck.add(table.discard("Alice")[0] == "walker")
    assert struck == {True, False}


def test_hippogriff_at_another_base_does_nothing() -> None:
    table = given(
        bases={jungle_oasis: [*[("Alice", ninja_master)] * 3], tar_pits: [("", hippogriff), ("Bob", walker)]},
        base_deck=[the_homeworld],
        decks=HAND_OF_TWO,
    )
    table.ends_turn("Alice")
    assert table.at("tar_pits") == ["hippogriff", "Bob's walker"]


# -- Web Troll ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-13.11", "SU-8.1")
def test_web_troll_brings_another_monster_beyond_the_number_of_a_new_base() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", ninja_master)] * 3},
        base_deck=[treehouse],
        monster_deck=[web_troll, king_tut, ghoul, bigfoot],
        decks=HAND_OF_TWO,
    )
    table.ends_turn("Alice")
    assert table.at("treehouse") == ["web_troll", "king_tut", "ghoul"]  # two, and the Web Troll's own


def test_web_troll_may_bring_another_web_troll() -> None:
    table = given(
        hands={"Alice": [taunter]}, bases={jungle_oasis: []}, monster_deck=[web_troll, web_troll, web_troll, ghoul]
    )
    table.plays("Alice", taunter, at=jungle_oasis)
    table.picks("Alice", "yes")
    assert table.at("jungle_oasis") == ["Alice's taunter", *["web_troll"] * 3, "ghoul"]


@pytest.mark.rule("SU-13.3")
def test_web_troll_brings_none_when_the_gauntlet_plays_it() -> None:
    table = given(
        hands={"Alice": [seeing_stars]}, bases={the_gauntlet: [("", web_troll)]}, monster_deck=[web_troll, ghoul]
    )
    table.plays("Alice", seeing_stars)
    assert table.at("the_gauntlet") == ["web_troll"]


@pytest.mark.rule("SU-8.1")
def test_web_troll_of_a_new_base_is_played_by_no_player_nor_is_what_it_brings() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", ninja_master)] * 3, tar_pits: [("Bob", fae_fighter)]},
        base_deck=[treehouse],
        monster_deck=[web_troll, king_tut, ghoul],
        decks=HAND_OF_TWO,
    )
    table.ends_turn("Alice")
    assert table.prompt == "play"  # the Fae Fighter was not asked
    assert table.power("treehouse", "king_tut") == 4


def test_web_troll_pays_nothing_and_finds_no_other_in_empty_decks() -> None:
    table = given(
        hands={"Alice": [taunter, seeing_stars]},
        bases={jungle_oasis: []},
        monster_deck=[web_troll],
        treasure_deck=[wishing_ring],
    )
    table.plays("Alice", taunter, at=jungle_oasis)
    table.picks("Alice", "yes")
    assert table.at("jungle_oasis") == ["Alice's taunter", "web_troll"]
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "web_troll")
    assert table.hand("Alice") == []


# -- Knight of the Living Dead -----------------------------------------------------------------------------


def test_knight_of_the_living_dead_gains_power_for_each_other_monster_there() -> None:
    table = given(
        bases={
            jungle_oasis: [
                ("", knight_of_the_living_dead),
                ("", web_troll),
                ("Bob", ghoul),
                ("Bob", shinobi),
            ],
            tar_pits: [("", bigfoot)],
        }
    )
    assert table.power("jungle_oasis", "knight_of_the_living_dead") == 7  # undead or not, controlled or not


def test_knight_of_the_living_dead_alone_has_5() -> None:
    table = given(bases={jungle_oasis: [("", knight_of_the_living_dead), ("Bob", shinobi)]})
    assert table.power("jungle_oasis", "knight_of_the_living_dead") == 5


def test_knight_of_the_living_dead_follows_what_comes_and_goes() -> None:
    table = given(
        hands={"Alice": [taunter]}, bases={jungle_oasis: [("", knight_of_the_living_dead)]}, monster_deck=[ghoul]
    )
    table.plays("Alice", taunter, at=jungle_oasis)
    table.picks("Alice", "yes")
    assert table.power("jungle_oasis", "knight_of_the_living_dead") == 6
    assert table.table.breakpoint(table.base("jungle_oasis")) == 12 + 6 + 3


# -- King Tut ----------------------------------------------------------------------------------------------


def tomb(hands: dict[str, list[Card]], *on: On) -> Given:
    return given(
        hands=hands,
        bases={jungle_oasis: [*on], tar_pits: []},
        base_deck=[the_homeworld],
        decks=HAND_OF_TWO,
        treasure_deck=[],
        active="Carol",
        players=("Alice", "Bob", "Carol"),
    )


def test_king_tut_makes_the_winner_discard_a_card_of_their_choice() -> None:
    table = tomb(
        {"Alice": [tiger_assassin, poison], "Bob": [tiger_assassin, walker]},
        ("", king_tut),
        *[("Alice", ninja_master)] * 3,
        ("Bob", walker),
    )
    table.ends_turn("Carol")
    assert table.prompt == "discard (king_tut)"
    assert table.offers("Alice") == ["poison", "tiger_assassin"]
    table.picks("Alice", "poison")
    assert table.hand("Alice") == ["tiger_assassin"]
    assert table.hand("Bob") == ["tiger_assassin", "walker"]
    assert table.points("Alice") == 2


@pytest.mark.rule("SU-5.7")
def test_king_tut_makes_all_who_tie_for_the_first_place_discard() -> None:
    table = tomb(
        {"Alice": [tiger_assassin, poison], "Bob": [tiger_assassin, walker]},
        ("", king_tut),
        *[("Alice", ninja_master)] * 2,
        *[("Bob", ninja_master)] * 2,
    )
    table.ends_turn("Carol")
    table.picks("Alice", "poison")
    table.picks("Bob", "tiger_assassin")
    assert table.hand("Alice") == ["tiger_assassin"]
    assert table.hand("Bob") == ["walker"]


def test_king_tut_takes_nothing_from_an_empty_hand() -> None:
    table = tomb({}, ("", king_tut), *[("Alice", ninja_master)] * 4)
    table.ends_turn("Carol")
    assert table.points("Alice") == 2


def test_king_tut_comes_twice_if_there_are_two() -> None:
    table = tomb({"Alice": [tiger_assassin, poison]}, ("", king_tut), ("", king_tut), *[("Alice", ninja_master)] * 4)
    table.ends_turn("Carol")
    table.picks("Alice", "poison")
    assert table.hand("Alice") == []  # the last card goes by itself


def test_king_tut_does_nothing_if_it_has_no_ability_any_more() -> None:
    table = tomb({"Alice": [tiger_assassin, potion_of_paralysis]}, ("", king_tut), *[("Alice", ninja_master)] * 4)
    table.ends_turn("Carol")
    table.plays("Alice", potion_of_paralysis)
    assert table.hand("Alice") == ["tiger_assassin", "potion_of_paralysis"]  # that is the loot again
    assert table.points("Alice") == 2


def test_king_tut_at_another_base_does_nothing() -> None:
    table = given(
        hands={"Alice": [tiger_assassin]},
        bases={jungle_oasis: [("Alice", ninja_master)] * 3, tar_pits: [("", king_tut)]},
        base_deck=[the_homeworld],
        decks=HAND_OF_TWO,
    )
    table.ends_turn("Alice")
    assert table.discard("Alice") == ["ninja_master"] * 3


# -- Ghoul -------------------------------------------------------------------------------------------------


def test_ghoul_goes_on_top_of_the_monster_deck_when_it_is_destroyed_and_pays() -> None:
    table = given(
        hands={"Alice": [seeing_stars, taunter]},
        bases={jungle_oasis: [("", ghoul, ("Bob", assassination))]},
        monster_deck=[bigfoot],
        treasure_deck=[wand_of_dowsing, bag_of_caltrops],
    )
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "yes")
    assert table.hand("Alice") == ["taunter", "wand_of_dowsing"]
    assert table.pile("monster_deck") == ["ghoul", "bigfoot"]
    assert table.discard("Bob") == ["assassination"]  # what lies on it is discarded as usual
    table.plays("Alice", taunter, at=jungle_oasis)
    table.picks("Alice", "yes")
    assert table.at("jungle_oasis") == ["Alice's taunter", "ghoul"]


@pytest.mark.rule("SU-5.10")
def test_ghoul_is_discarded_with_a_base_that_has_scored() -> None:
    table = given(
        bases={jungle_oasis: [("", ghoul), *[("Alice", ninja_master)] * 3]},
        base_deck=[the_homeworld],
        monster_deck=[bigfoot],
        treasure_deck=[],
        decks=HAND_OF_TWO,
    )
    table.ends_turn("Alice")
    assert table.pile("monster_discard") == ["ghoul"]
    assert table.pile("monster_deck") == ["bigfoot"]


def test_ghoul_that_somebody_controls_rises_as_well() -> None:
    table = given(
        hands={"Alice": [charm, seeing_stars]},
        bases={jungle_oasis: [("", ghoul)]},
        monster_deck=[],
        treasure_deck=[],
        actions_left=2,
    )
    table.plays("Alice", charm)
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "no")
    assert table.pile("monster_deck") == ["ghoul"]


def test_ghoul_without_its_ability_is_discarded() -> None:
    table = given(
        hands={"Alice": [seeing_stars]},
        bases={jungle_oasis: [("", ghoul, ("Bob", curse_of_imprisonment))]},
        monster_deck=[],
        treasure_deck=[],
    )
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "no")
    assert table.pile("monster_discard") == ["ghoul"]


# -- Poultrygeist ------------------------------------------------------------------------------------------


def test_poultrygeist_gains_power_for_each_other_undead_monster_there() -> None:
    table = given(
        bases={
            jungle_oasis: [("", poultrygeist), ("", ghoul), ("Bob", king_tut), ("", bigfoot), ("Bob", walker)],
            tar_pits: [("", ghoul)],
        }
    )
    assert table.power("jungle_oasis", "poultrygeist") == 4  # not for Bigfoot, nor for a Zombie


def test_poultrygeist_counts_other_poultrygeists() -> None:
    table = given(bases={jungle_oasis: [("", poultrygeist)] * 2, tar_pits: [("", poultrygeist)] * 4})
    assert table.power("jungle_oasis", "poultrygeist") == 3
    assert table.table.breakpoint(table.base("jungle_oasis")) == 12 + 6
    assert table.table.breakpoint(table.base("tar_pits")) == 16 + 20


def test_poultrygeist_alone_has_2_and_may_be_moved_while_you_control_it() -> None:
    table = given(
        hands={"Alice": [charm, way_of_deception]},
        bases={jungle_oasis: [("", poultrygeist)], tar_pits: [("Bob", ghoul)]},
        actions_left=2,
        decks=HAND_OF_TWO,
    )
    table.plays("Alice", charm)
    table.picks("Alice", "poultrygeist")
    table.plays("Alice", way_of_deception)
    assert table.power("tar_pits", "Alice's poultrygeist") == 3
