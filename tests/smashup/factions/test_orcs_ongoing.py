"""The actions of the Orcs that lie on something, or take what lies there."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, rhodes_plaza_mall, tar_pits, the_homeworld
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.decks.monsters import bigfoot, ghoul
from rumpus.smashup.cards.decks.treasures import buckler_of_swashing, chainsaw_of_bloody_dismemberment, wishing_ring
from rumpus.smashup.cards.factions.aliens import beam_up
from rumpus.smashup.cards.factions.dinosaurs import survival_of_the_fittest, upgrade
from rumpus.smashup.cards.factions.mages import blaster_master
from rumpus.smashup.cards.factions.ninjas import (
    assassination,
    ninja_acolyte,
    ninja_master,
    poison,
    seeing_stars,
    shinobi,
    smoke_bomb,
    tiger_assassin,
    way_of_deception,
)
from rumpus.smashup.cards.factions.orcs import gimme, stalling, too_tough
from rumpus.smashup.cards.factions.pirates import powderkeg
from rumpus.smashup.cards.factions.tricksters import flame_trap
from rumpus.smashup.cards.factions.warriors import eternal_hero
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import given

# -- Gimme! ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-13.9", "SU-10.2")
def test_gimme_destroys_the_host_and_takes_one_of_its_actions() -> None:
    table = given(
        hands={"Alice": [gimme]},
        bases={
            jungle_oasis: [
                ("Bob", shinobi, ("Bob", upgrade), ("Bob", assassination), ("Alice", poison)),
                ("Alice", walker),
            ],
            rhodes_plaza_mall: [("Alice", ninja_master), ("Bob", stalling)],
        },
    )
    table.plays("Alice", gimme)
    assert table.offers("Alice") == [
        "Bob's upgrade at jungle_oasis",
        "Bob's assassination at jungle_oasis",
        "Alice's poison at jungle_oasis",
    ]  # not one on a base
    table.picks("Alice", "upgrade")
    assert table.offers("Alice") == ["Alice's walker at jungle_oasis", "Alice's ninja_master at rhodes_plaza_mall"]
    table.picks("Alice", "ninja_master")
    assert table.at("jungle_oasis") == ["Alice's walker"]
    assert table.at("rhodes_plaza_mall") == ["Alice's ninja_master + Bob's upgrade", "Bob's stalling"]
    assert table.power("rhodes_plaza_mall", "Alice's ninja_master") == 7
    assert sorted(table.discard("Bob")) == ["assassination", "shinobi"]
    assert table.discard("Alice") == ["poison", "gimme"]


@pytest.mark.rule("SU-13.9")
@pytest.mark.parametrize("card", [buckler_of_swashing, smoke_bomb])
def test_gimme_gets_the_action_even_if_that_keeps_its_host_from_being_destroyed(card: Card) -> None:
    table = given(hands={"Alice": [gimme]}, bases={jungle_oasis: [("Bob", shinobi, ("Bob", card)), ("Alice", walker)]})
    table.plays("Alice", gimme)
    assert table.at("jungle_oasis") == ["Bob's shinobi", f"Alice's walker + Bob's {card.id}"]


def test_gimme_may_take_an_eternal_hero_whose_host_is_saved_by_it() -> None:
    table = given(
        hands={"Alice": [gimme]}, bases={jungle_oasis: [("Bob", shinobi, ("Bob", eternal_hero)), ("Alice", walker)]}
    )
    table.plays("Alice", gimme)
    assert table.at("jungle_oasis") == ["Alice's walker + Bob's eternal_hero"]
    assert table.hand("Bob") == ["shinobi"]


@pytest.mark.rule("SU-8.4")
def test_gimme_earns_the_treasures_of_a_monster_and_the_treasure_on_it() -> None:
    table = given(
        hands={"Alice": [gimme]},
        bases={jungle_oasis: [("", ghoul, ("Bob", chainsaw_of_bloody_dismemberment)), ("Alice", walker)]},
        treasure_deck=[wishing_ring],
    )
    table.plays("Alice", gimme)
    table.picks("Alice", "yes")
    assert table.hand("Alice") == ["wishing_ring"]
    assert table.at("jungle_oasis") == ["Alice's walker + Bob's chainsaw_of_bloody_dismemberment"]
    assert table.power("jungle_oasis", "Alice's walker") == 4


def test_gimme_without_a_minion_of_yours_only_destroys() -> None:
    table = given(hands={"Alice": [gimme]}, bases={jungle_oasis: [("Bob", shinobi, ("Bob", upgrade))]})
    table.plays("Alice", gimme)
    assert table.at("jungle_oasis") == []
    assert table.discard("Bob") == ["upgrade", "shinobi"]


def test_gimme_may_take_from_your_own_minion_for_another() -> None:
    table = given(
        hands={"Alice": [gimme]}, bases={jungle_oasis: [("Alice", walker, ("Alice", upgrade)), ("Alice", shinobi)]}
    )
    table.plays("Alice", gimme)
    assert table.at("jungle_oasis") == ["Alice's shinobi + Alice's upgrade"]
    assert table.discard("Alice") == ["walker", "gimme"]


def test_gimme_finds_no_action() -> None:
    table = given(hands={"Alice": [gimme]}, bases={jungle_oasis: [("Alice", walker), ("Bob", stalling)]})
    table.plays("Alice", gimme)
    assert table.discard("Alice") == ["gimme"]


# -- Stalling ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "answer", "left"), [(seeing_stars, "yes", 1), (seeing_stars, "no", 0)])
def test_stalling_lets_you_keep_off_another_players_action(card: Card, answer: str, left: int) -> None:
    table = given(hands={"Alice": [card]}, bases={jungle_oasis: [("Bob", shinobi), ("Bob", stalling)]})
    table.plays("Alice", card)
    assert table.prompt == "keep off (stalling)"
    assert table.asked == "Bob"
    table.picks("Bob", answer)
    assert len(table.at("jungle_oasis")) == 1 + left


def test_stalling_keeps_off_a_minion_that_is_played_but_not_a_talent() -> None:
    table = given(
        hands={"Alice": [tiger_assassin, walker]},
        bases={
            jungle_oasis: [("Bob", shinobi), ("Bob", ninja_acolyte), ("Bob", stalling)],
            tar_pits: [("Alice", blaster_master)],
        },
    )
    table.plays("Alice", tiger_assassin, at=jungle_oasis)
    table.picks("Alice", "Bob's shinobi at jungle_oasis")
    table.picks("Bob", "yes")
    table.uses("Alice", blaster_master)
    assert table.at("jungle_oasis") == ["Bob's shinobi", "Bob's stalling", "Alice's tiger_assassin"]


def test_stalling_is_decided_once_for_a_card_and_all_your_minions_here() -> None:
    for answer, left in (("yes", 3), ("no", 1)):
        table = given(
            hands={"Alice": [powderkeg]},
            bases={jungle_oasis: [("Alice", walker), ("Bob", walker), ("Bob", ninja_acolyte), ("Bob", stalling)]},
        )
        table.plays("Alice", powderkeg)  # destroys Alice's Walker and all minions of its power or less there
        table.picks("Bob", answer)  # asked once
        assert len(table.at("jungle_oasis")) == left


def test_stalling_saves_neither_minions_elsewhere_nor_those_of_others() -> None:
    table = given(
        hands={"Alice": [survival_of_the_fittest]},
        bases={
            jungle_oasis: [("Bob", walker), ("Alice", shinobi), ("Bob", stalling)],
            the_homeworld: [("Bob", walker), ("Bob", shinobi)],
            rhodes_plaza_mall: [("Carol", walker), ("Bob", shinobi)],
        },
        players=("Alice", "Bob", "Carol"),
    )
    table.plays("Alice", survival_of_the_fittest)
    table.picks("Bob", "yes")
    assert "Bob's walker" in table.at("jungle_oasis")
    assert table.at("the_homeworld") == ["Bob's shinobi"]
    assert table.at("rhodes_plaza_mall") == ["Bob's shinobi"]


def test_stalling_does_not_ask_about_your_own_cards_nor_bases_nor_cards_played_before() -> None:
    table = given(
        hands={"Bob": [way_of_deception, walker], "Alice": [seeing_stars]},
        bases={
            jungle_oasis: [("Bob", shinobi), ("Bob", stalling), ("Alice", flame_trap)],
            tar_pits: [("Alice", ninja_master)],
        },
        active="Bob",
    )
    table.plays("Bob", walker, at=jungle_oasis)  # the trap was played before
    assert table.at("jungle_oasis") == ["Bob's shinobi", "Bob's stalling"]
    table.plays("Bob", way_of_deception)
    assert table.at("tar_pits") == ["Alice's ninja_master", "Bob's shinobi"]


def test_stalling_keeps_off_an_action_that_is_played_on_a_minion_here() -> None:
    table = given(hands={"Alice": [assassination]}, bases={jungle_oasis: [("Bob", shinobi), ("Bob", stalling)]})
    table.plays("Alice", assassination)
    table.picks("Bob", "yes")
    assert table.at("jungle_oasis") == ["Bob's shinobi", "Bob's stalling"]
    assert table.discard("Alice") == ["assassination"]


def test_stalling_is_asked_again_for_the_next_card() -> None:
    table = given(
        hands={"Alice": [seeing_stars, seeing_stars]},
        bases={jungle_oasis: [("Bob", shinobi), ("Bob", stalling)]},
        actions_left=2,
    )
    table.plays("Alice", seeing_stars)
    table.picks("Bob", "yes")
    table.plays("Alice", seeing_stars)
    table.picks("Bob", "no")
    assert table.at("jungle_oasis") == ["Bob's stalling"]


# -- Too Tough ---------------------------------------------------------------------------------------------


def test_too_tough_keeps_off_other_players_actions() -> None:
    table = given(
        hands={"Alice": [seeing_stars, beam_up, poison]},
        bases={jungle_oasis: [("Bob", shinobi, ("Bob", too_tough))]},
        actions_left=3,
    )
    for card in (seeing_stars, beam_up, poison):
        table.plays("Alice", card)
    assert table.at("jungle_oasis") == ["Bob's shinobi + Bob's too_tough"]


def test_too_tough_does_not_keep_off_your_own_actions_nor_minions() -> None:
    table = given(
        hands={"Alice": [too_tough, upgrade], "Bob": [ninja_master]},
        bases={jungle_oasis: [("Alice", shinobi)]},
        actions_left=2,
        decks={"Alice": [walker] * 4},
    )
    table.plays("Alice", too_tough)
    table.plays("Alice", upgrade)
    assert table.at("jungle_oasis") == ["Alice's shinobi + Alice's too_tough + Alice's upgrade"]
    table.ends_turn("Alice")
    table.plays("Bob", ninja_master, at=jungle_oasis)
    table.picks("Bob", "Alice's shinobi at jungle_oasis")
    assert table.at("jungle_oasis") == ["Bob's ninja_master"]


@pytest.mark.rule("SU-13.20")
def test_too_tough_on_another_players_minion_keeps_off_that_players_actions_but_not_yours() -> None:
    table = given(
        hands={"Alice": [seeing_stars], "Bob": [upgrade, way_of_deception]},
        bases={jungle_oasis: [("Bob", shinobi, ("Alice", too_tough))], tar_pits: []},
        active="Bob",
        actions_left=2,
        decks={"Bob": [walker] * 4},
    )
    table.plays("Bob", upgrade)
    table.plays("Bob", way_of_deception)
    assert table.at("jungle_oasis") == ["Bob's shinobi + Alice's too_tough"]
    table.ends_turn("Bob")
    table.plays("Alice", seeing_stars)
    assert table.at("jungle_oasis") == []


def test_too_tough_is_played_on_any_minion_and_sheds_the_actions_of_others() -> None:
    table = given(
        hands={"Alice": [too_tough]},
        bases={jungle_oasis: [("Bob", shinobi, ("Bob", upgrade), ("Alice", poison)), ("", bigfoot)]},
    )
    table.plays("Alice", too_tough)
    assert table.offers("Alice") == ["Bob's shinobi at jungle_oasis", "bigfoot at jungle_oasis"]
    table.picks("Alice", "shinobi")
    assert table.at("jungle_oasis")[0] == "Bob's shinobi + Alice's poison + Alice's too_tough"
    assert table.discard("Bob") == ["upgrade"]


def test_too_tough_finds_no_minion() -> None:
    table = given(hands={"Alice": [too_tough]}, bases={jungle_oasis: []})
    table.plays("Alice", too_tough)
    assert table.discard("Alice") == ["too_tough"]
