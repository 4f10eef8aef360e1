"""The actions of the Halflings that stay in play."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import cave_of_shinies, jungle_oasis, mushroom_kingdom, tar_pits, the_homeworld
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.decks.monsters import ghoul, hippogriff, web_troll
from rumpus.smashup.cards.decks.treasures import tiger_steed
from rumpus.smashup.cards.factions.aliens import beam_up, scout
from rumpus.smashup.cards.factions.dinosaurs import king_rex, upgrade
from rumpus.smashup.cards.factions.halflings import lunch_run, rude_awakening, small_but_tough, sneaksy
from rumpus.smashup.cards.factions.ninjas import (
    assassination,
    ninja_master,
    poison,
    seeing_stars,
    shinobi,
    way_of_deception,
)
from rumpus.smashup.cards.factions.pirates import shanghai
from rumpus.smashup.cards.factions.tricksters import disenchant, flame_trap
from rumpus.smashup.cards.factions.warriors import taunter
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import given

DECKS = {"Alice": [walker] * 4, "Bob": [walker] * 4}

# -- Lunch Run ---------------------------------------------------------------------------------------------


def test_lunch_run_draws_a_card_after_each_minion_that_you_play_there() -> None:
    table = given(
        hands={"Alice": [lunch_run, king_rex, shinobi]},
        minions_left=2,
        bases={jungle_oasis: [], tar_pits: []},
        decks={"Alice": [walker, poison]},
    )
    table.plays("Alice", lunch_run)
    table.picks("Alice", "jungle_oasis")
    table.plays("Alice", king_rex, at=jungle_oasis)
    assert table.hand("Alice") == ["shinobi", "walker"]
    table.plays("Alice", shinobi, at=tar_pits)
    assert table.hand("Alice") == ["walker"]  # not there


def test_lunch_run_twice_draws_two() -> None:
    table = given(
        hands={"Alice": [king_rex]},
        bases={jungle_oasis: [("Alice", lunch_run), ("Alice", lunch_run)]},
        decks={"Alice": [walker, poison, walker]},
    )
    table.plays("Alice", king_rex, at=jungle_oasis)
    assert table.hand("Alice") == ["walker", "poison"]


def test_lunch_run_is_for_its_player_only_and_not_for_moves() -> None:
    table = given(
        hands={"Alice": [king_rex, way_of_deception]},
        bases={jungle_oasis: [("Bob", lunch_run)], tar_pits: [("Alice", shinobi)]},
        decks=DECKS,
    )
    table.plays("Alice", king_rex, at=jungle_oasis)
    assert (table.hand("Alice"), table.hand("Bob")) == (["way_of_deception"], [])

    table = given(
        hands={"Alice": [way_of_deception]},
        bases={jungle_oasis: [("Alice", lunch_run)], tar_pits: [("Alice", shinobi)]},
        decks=DECKS,
    )
    table.plays("Alice", way_of_deception)
    assert table.at("jungle_oasis") == ["Alice's lunch_run", "Alice's shinobi"]
    assert table.hand("Alice") == []


def test_lunch_run_draws_even_if_the_minion_is_gone_by_then() -> None:
    table = given(
        hands={"Alice": [shinobi]}, bases={jungle_oasis: [("Alice", lunch_run), ("Bob", flame_trap)]}, decks=DECKS
    )
    table.plays("Alice", shinobi, at=jungle_oasis)
    table.picks("Alice", "flame_trap")
    assert table.hand("Alice") == ["walker"]


def test_lunch_run_draws_for_every_monster_that_you_play() -> None:
    table = given(
        hands={"Alice": [taunter]},
        bases={jungle_oasis: [("Alice", lunch_run)]},
        decks={"Alice": [walker] * 4},
        monster_deck=[web_troll, ghoul],
    )
    table.plays("Alice", taunter, at=jungle_oasis)
    table.picks("Alice", "yes")
    assert len(table.at("jungle_oasis")) == 4
    assert table.hand("Alice") == ["walker"] * 3  # for the Taunter, for the Web Troll and for what that brings


def test_lunch_run_feeds_those_who_are_roused() -> None:
    table = given(
        hands={"Alice": [rude_awakening, shinobi, shinobi]},
        bases={jungle_oasis: [("Alice", lunch_run)]},
        decks={"Alice": [poison, walker]},
    )
    table.plays("Alice", rude_awakening)
    assert table.hand("Alice") == ["poison", "walker"]


# -- Small But Tough ---------------------------------------------------------------------------------------


def test_small_but_tough_is_played_on_one_of_your_minions() -> None:
    table = given(
        hands={"Alice": [small_but_tough]},
        bases={jungle_oasis: [("Alice", shinobi), ("Bob", scout), ("Alice", walker), ("", ghoul)]},
    )
    table.plays("Alice", small_but_tough)
    assert table.offers("Alice") == ["Alice's shinobi at jungle_oasis", "Alice's walker at jungle_oasis"]
    table.picks("Alice", "walker")
    assert table.at("jungle_oasis")[2] == "Alice's walker + Alice's small_but_tough"


def test_small_but_tough_finds_no_minion_of_yours() -> None:
    table = given(hands={"Alice": [small_but_tough]}, bases={jungle_oasis: [("Bob", scout)]})
    table.plays("Alice", small_but_tough)
    assert table.discard("Alice") == ["small_but_tough"]


def test_small_but_tough_brings_a_destroyed_minion_on_top_of_your_deck() -> None:
    table = given(
        hands={"Alice": [seeing_stars]},
        bases={jungle_oasis: [("Bob", shinobi, ("Alice", poison), ("Bob", small_but_tough), ("Bob", upgrade))]},
        decks={"Bob": [walker]},
    )
    table.plays("Alice", seeing_stars)
    assert table.deck("Bob") == ["shinobi", "walker"]
    assert sorted(table.discard("Bob")) == ["small_but_tough", "upgrade"]  # only the minion is saved
    assert table.discard("Alice") == ["poison", "seeing_stars"]


def test_small_but_tough_minion_was_destroyed_all_the_same() -> None:
    table = given(
        hands={"Alice": [seeing_stars]},
        bases={cave_of_shinies: [("Bob", shinobi, ("Bob", small_but_tough))]},
    )
    table.plays("Alice", seeing_stars)
    assert table.points("Bob") == 1
    assert table.deck("Bob") == ["shinobi"]


@pytest.mark.rule("SU-5.10")
def test_small_but_tough_saves_when_the_base_has_scored() -> None:
    table = given(
        active="Bob",
        bases={jungle_oasis: [("Bob", king_rex), ("Alice", king_rex, ("Alice", small_but_tough))], tar_pits: []},
        decks=DECKS,
    )
    table.ends_turn("Bob")
    assert table.deck("Alice")[0] == "king_rex"
    assert table.discard("Alice") == ["small_but_tough"]


def test_small_but_tough_leaves_a_return_to_the_hand_alone() -> None:
    table = given(hands={"Alice": [beam_up]}, bases={jungle_oasis: [("Bob", shinobi, ("Bob", small_but_tough))]})
    table.plays("Alice", beam_up)
    assert (table.hand("Bob"), table.deck("Bob"), table.discard("Bob")) == (["shinobi"], [], ["small_but_tough"])


@pytest.mark.rule("SU-7.2")
def test_small_but_tough_sends_a_minion_to_its_owners_deck() -> None:
    table = given(
        hands={"Alice": [seeing_stars]}, bases={jungle_oasis: [("Bob", shinobi, "Alice", ("Bob", small_but_tough))]}
    )
    table.plays("Alice", seeing_stars)
    assert (table.deck("Alice"), table.deck("Bob")) == (["shinobi"], [])


def test_small_but_tough_does_not_keep_a_treasure_or_a_monster() -> None:
    table = given(
        hands={"Alice": [seeing_stars]}, bases={jungle_oasis: [("Bob", tiger_steed, ("Bob", small_but_tough))]}
    )
    table.plays("Alice", seeing_stars)
    assert table.pile("treasure_discard") == ["tiger_steed"]
    assert table.deck("Bob") == []

    table = given(
        hands={"Alice": [seeing_stars]}, bases={jungle_oasis: [("Bob", hippogriff, ("Bob", small_but_tough))]}
    )
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "no")
    assert table.pile("monster_discard") == ["hippogriff"]
    assert table.deck("Bob") == []


def test_small_but_tough_that_is_gone_saves_nobody() -> None:
    table = given(
        hands={"Alice": [disenchant, seeing_stars]},
        actions_left=2,
        bases={jungle_oasis: [("Bob", shinobi, ("Bob", small_but_tough))]},
    )
    table.plays("Alice", disenchant)
    table.plays("Alice", seeing_stars)
    assert table.discard("Bob") == ["small_but_tough", "shinobi"]


# -- Sneaksy -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", [beam_up, poison, seeing_stars, shanghai])
def test_sneaksy_keeps_other_players_actions_off_your_minions_there(action: Card) -> None:
    table = given(hands={"Alice": [action]}, bases={jungle_oasis: [("Bob", shinobi), ("Bob", sneaksy)], tar_pits: []})
    table.plays("Alice", action)
    assert table.at("jungle_oasis") == ["Bob's shinobi", "Bob's sneaksy"]
    assert table.discard("Alice") == [action.id]


def test_sneaksy_does_not_keep_your_own_actions_off() -> None:
    table = given(hands={"Alice": [beam_up]}, bases={jungle_oasis: [("Alice", shinobi), ("Alice", sneaksy)]})
    table.plays("Alice", beam_up)
    assert table.hand("Alice") == ["shinobi"]


def test_sneaksy_guards_neither_minions_of_others_nor_those_elsewhere() -> None:
    for victim in ("Cid's scout at jungle_oasis", "Bob's shinobi at tar_pits"):
        table = given(
            players=("Alice", "Bob", "Cid"),
            hands={"Alice": [beam_up]},
            bases={
                jungle_oasis: [("Bob", king_rex), ("Cid", scout), ("Bob", sneaksy)],
                tar_pits: [("Bob", shinobi)],
            },
        )
        table.plays("Alice", beam_up)
        table.picks("Alice", victim)
        assert (table.hand("Bob"), table.hand("Cid")) in ((["shinobi"], []), ([], ["scout"]))


def test_sneaksy_lets_minions_bases_and_monsters_do_what_they_do() -> None:
    table = given(hands={"Alice": [ninja_master]}, bases={jungle_oasis: [("Bob", shinobi), ("Bob", sneaksy)]})
    table.plays("Alice", ninja_master, at=jungle_oasis)
    table.picks("Alice", "shinobi")
    assert table.discard("Bob") == ["shinobi"]

    table = given(bases={mushroom_kingdom: [], tar_pits: [("Alice", shinobi), ("Alice", sneaksy)]}, decks=DECKS)
    table.ends_turn("Alice")
    table.picks("Bob", "shinobi")
    assert table.at("mushroom_kingdom") == ["Alice's shinobi"]

    table = given(
        bases={
            jungle_oasis: [
                ("Alice", king_rex),
                ("Alice", king_rex),
                ("Alice", shinobi),
                ("", hippogriff),
                ("Alice", sneaksy),
            ],
            tar_pits: [],
        },
        decks=DECKS,
        treasure_deck=[],
    )
    table.ends_turn("Alice")
    assert "shinobi" in table.discard("Alice")[:1]  # the Hippogriff has destroyed it first


@pytest.mark.rule("SU-10.3")
def test_sneaksy_sheds_other_players_actions_when_it_comes() -> None:
    table = given(
        hands={"Alice": [sneaksy]},
        bases={
            jungle_oasis: [
                ("Alice", shinobi, ("Bob", poison), ("Alice", upgrade)),
                ("Bob", scout, ("Bob", assassination)),
            ]
        },
    )
    table.plays("Alice", sneaksy)
    assert table.at("jungle_oasis") == [
        "Alice's shinobi + Alice's upgrade",
        "Bob's scout + Bob's assassination",
        "Alice's sneaksy",
    ]
    assert table.discard("Bob") == ["poison"]


@pytest.mark.rule("SU-10.3")
def test_sneaksy_sheds_them_from_a_minion_that_is_moved_there() -> None:
    table = given(
        hands={"Alice": [way_of_deception]},
        bases={
            jungle_oasis: [("Alice", sneaksy)],
            tar_pits: [("Alice", shinobi, ("Bob", poison), ("Alice", upgrade))],
            the_homeworld: [],
        },
    )
    table.plays("Alice", way_of_deception)
    table.picks("Alice", "jungle_oasis")
    assert table.at("jungle_oasis") == ["Alice's sneaksy", "Alice's shinobi + Alice's upgrade"]


def test_sneaksy_does_not_guard_itself() -> None:
    table = given(hands={"Alice": [disenchant]}, bases={jungle_oasis: [("Bob", shinobi), ("Bob", sneaksy)]})
    table.plays("Alice", disenchant)
    assert table.at("jungle_oasis") == ["Bob's shinobi"]
