"""The monster deck, kind by kind: the undead."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_homeworld
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.decks.monsters import (
    bigfoot,
    ghoul,
    king_tut,
    knight_of_the_living_dead,
    poultrygeist,
    web_troll,
)
from rumpus.smashup.cards.decks.potions import potion_of_paralysis
from rumpus.smashup.cards.decks.treasures import bag_of_caltrops, wand_of_dowsing
from rumpus.smashup.cards.factions.clerics import curse_of_imprisonment
from rumpus.smashup.cards.factions.mages import charm
from rumpus.smashup.cards.factions.ninjas import (
    assassination,
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
