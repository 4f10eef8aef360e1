"""The minions of the Elves."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_central_brain, the_homeworld
from rumpus.smashup.cards.decks.monsters import bigfoot, ghoul, king_tut, web_troll
from rumpus.smashup.cards.decks.treasures import halfling_hireling
from rumpus.smashup.cards.factions.aliens import scout
from rumpus.smashup.cards.factions.clerics import curse_of_imprisonment
from rumpus.smashup.cards.factions.dinosaurs import king_rex, tooth_and_claw_and_guns, upgrade, wildlife_preserve
from rumpus.smashup.cards.factions.elves import elf_help_guru, fae_fighter, flower_child, lord_of_the_prance
from rumpus.smashup.cards.factions.ninjas import (
    ninja_acolyte,
    ninja_master,
    poison,
    seeing_stars,
    shinobi,
    tiger_assassin,
    way_of_deception,
)
from rumpus.smashup.cards.factions.robots import nukebot
from rumpus.smashup.cards.factions.tricksters import flame_trap
from rumpus.smashup.cards.factions.warriors import taunter
from rumpus.smashup.cards.factions.wizards import neophyte
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import given

THREE = ("Alice", "Bob", "Cid")

# -- Fae Fighter -------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-10.8")
def test_fae_fighter_puts_a_counter_on_another_players_new_minion_and_on_one_of_yours() -> None:
    table = given(
        hands={"Alice": [king_rex]},
        bases={jungle_oasis: [("Bob", fae_fighter), ("Bob", walker), ("Alice", shinobi)], tar_pits: [("Bob", scout)]},
    )
    table.plays("Alice", king_rex, at=tar_pits)
    assert table.asked == "Bob"
    assert table.offers("Bob") == ["Alice's king_rex at tar_pits", "none"]
    table.picks("Bob", "king_rex")
    assert table.offers("Bob") == ["Bob's fae_fighter at jungle_oasis", "Bob's walker at jungle_oasis"]
    table.picks("Bob", "walker")
    assert table.power("tar_pits", "Alice's king_rex") == 8
    assert table.power("jungle_oasis", "Bob's walker") == 3


def test_fae_fighter_may_strengthen_itself() -> None:
    table = given(hands={"Alice": [king_rex]}, bases={jungle_oasis: [("Bob", fae_fighter)], tar_pits: []})
    table.plays("Alice", king_rex, at=tar_pits)
    table.picks("Bob", "king_rex")
    assert table.power("jungle_oasis", "Bob's fae_fighter") == 6


def test_fae_fighter_may_decline() -> None:
    table = given(hands={"Alice": [king_rex]}, bases={jungle_oasis: [("Bob", fae_fighter)]})
    table.plays("Alice", king_rex, at=jungle_oasis)
    table.picks("Bob", "none")
    assert table.power("jungle_oasis", "Alice's king_rex") == 7
    assert table.power("jungle_oasis", "Bob's fae_fighter") == 5


def test_fae_fighter_does_not_look_at_your_own_minions_nor_at_moves() -> None:
    table = given(
        hands={"Alice": [king_rex, way_of_deception]},
        bases={jungle_oasis: [("Alice", fae_fighter)], tar_pits: [("Bob", shinobi)]},
    )
    table.plays("Alice", king_rex, at=jungle_oasis)
    assert table.asked == "Alice"
    assert table.offers("Alice") == ["play way_of_deception", "end turn"]

    table = given(
        hands={"Alice": [way_of_deception]},
        bases={jungle_oasis: [("Bob", fae_fighter), ("Alice", shinobi)], tar_pits: []},
    )
    table.plays("Alice", way_of_deception)
    assert table.offers("Alice") == ["end turn"]


@pytest.mark.rule("SU-8.2")
def test_fae_fighter_sees_every_monster_that_a_player_plays() -> None:
    table = given(
        hands={"Alice": [taunter]},
        bases={jungle_oasis: [("Bob", fae_fighter)], tar_pits: []},
        monster_deck=[web_troll, bigfoot, ghoul],
    )
    table.plays("Alice", taunter, at=tar_pits)
    table.picks("Alice", "yes")
    assert table.offers("Bob") == ["bigfoot at tar_pits", "none"]  # what her Web Troll brings is hers as well
    table.picks("Bob", "none")
    assert table.offers("Bob") == ["web_troll at tar_pits", "none"]
    table.picks("Bob", "web_troll")
    assert table.offers("Bob") == ["Alice's taunter at tar_pits", "none"]
    table.picks("Bob", "none")
    assert table.power("tar_pits", "web_troll") == 2
    assert table.power("jungle_oasis", "Bob's fae_fighter") == 6


def test_fae_fighter_gives_nothing_to_a_minion_that_is_gone() -> None:
    table = given(
        hands={"Alice": [shinobi]},
        bases={jungle_oasis: [("Cid", flame_trap)], tar_pits: [("Bob", fae_fighter)]},
        players=THREE,
    )
    table.plays("Alice", shinobi, at=jungle_oasis)
    assert table.prompt == "first"
    table.picks("Alice", "flame_trap")
    assert table.discard("Alice") == ["shinobi"]
    assert table.asked == "Alice"  # it is too late for a counter


@pytest.mark.rule("SU-10.13")
def test_fae_fighter_gets_no_counter_if_the_new_minion_gets_none() -> None:
    table = given(
        hands={"Alice": [neophyte]},
        bases={jungle_oasis: [("Bob", fae_fighter)]},
        decks={"Alice": [tooth_and_claw_and_guns]},
        edition="geekier_box",  # where counters affect a minion
    )
    table.plays("Alice", neophyte, at=jungle_oasis)
    table.picks("Alice", "play", "neophyte")
    assert table.at("jungle_oasis")[1] == "Alice's neophyte + Alice's tooth_and_claw_and_guns"
    table.picks("Bob", "neophyte")
    assert table.at("jungle_oasis") == ["Bob's fae_fighter", "Alice's neophyte"]
    assert table.power("jungle_oasis", "Bob's fae_fighter") == 5
    assert table.power("jungle_oasis", "Alice's neophyte") == 2


def test_fae_fighter_without_abilities_does_nothing() -> None:
    table = given(
        hands={"Alice": [king_rex]},
        bases={jungle_oasis: [("Bob", fae_fighter, ("Alice", curse_of_imprisonment))]},
    )
    table.plays("Alice", king_rex, at=jungle_oasis)
    assert table.asked == "Alice"


def test_fae_fighter_of_each_of_two_players_sees_the_third() -> None:
    table = given(
        hands={"Alice": [king_rex]},
        bases={jungle_oasis: [("Bob", fae_fighter)], tar_pits: [("Cid", fae_fighter)]},
        players=THREE,
    )
    table.plays("Alice", king_rex, at=jungle_oasis)
    table.picks("Alice", "Cid's fae_fighter at tar_pits")  # SU-6.3: the active player orders them
    table.picks("Cid", "king_rex")
    table.picks("Bob", "king_rex")
    assert table.power("jungle_oasis", "Alice's king_rex") == 9


# -- Lord of the Prance ------------------------------------------------------------------------------------


def test_lord_of_the_prance_lets_another_player_draw_and_then_you() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", lord_of_the_prance)]},
        decks={"Alice": [walker, shinobi], "Bob": [king_rex, walker]},
    )
    table.uses("Alice", lord_of_the_prance)
    assert (table.hand("Alice"), table.hand("Bob")) == (["walker"], ["king_rex"])
    assert "use Alice's lord_of_the_prance at jungle_oasis" not in table.offers("Alice")


def test_lord_of_the_prance_lets_you_choose_the_player() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", lord_of_the_prance), ("Alice", lord_of_the_prance)]},
        decks={"Alice": [walker] * 4, "Bob": [walker] * 4, "Cid": [walker] * 4},
        players=THREE,
    )
    table.picks("Alice", table.offers("Alice")[0])
    assert table.offers("Alice") == ["Bob", "Cid"]  # not yourself
    table.picks("Alice", "Cid")
    assert [len(table.hand(name)) for name in THREE] == [1, 0, 1]
    table.picks("Alice", next(option for option in table.offers("Alice") if option.startswith("use")), "Bob")
    assert [len(table.hand(name)) for name in THREE] == [2, 1, 1]  # each of them once


def test_lord_of_the_prance_lets_you_draw_even_if_the_other_cannot() -> None:
    table = given(bases={jungle_oasis: [("Alice", lord_of_the_prance)]}, decks={"Alice": [walker]})
    table.uses("Alice", lord_of_the_prance)
    assert (table.hand("Alice"), table.hand("Bob")) == (["walker"], [])


# -- Flower Child ------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-7.1")
def test_flower_child_goes_to_another_player_for_one_of_their_weak_minions() -> None:
    table = given(
        hands={"Alice": [flower_child]},
        bases={
            jungle_oasis: [("Bob", shinobi), ("Bob", tiger_assassin), ("", ghoul)],
            tar_pits: [("Bob", walker, ("Bob", upgrade), ("Bob", upgrade)), ("Bob", scout), ("Alice", walker)],
        },
    )
    table.plays("Alice", flower_child, at=jungle_oasis)
    table.picks("Alice", "yes")
    # Power 3 or less now: no Tiger Assassin, no strengthened Walker; no free monster, and not the Flower Child.
    assert table.offers("Alice") == ["Bob's shinobi at jungle_oasis", "Bob's scout at tar_pits"]
    table.picks("Alice", "scout")
    assert table.at("jungle_oasis")[-1] == "Bob's flower_child"
    assert table.at("tar_pits")[1] == "Alice's scout"  # where it was
    assert table.table.totals(table.base("jungle_oasis")) == [-1, 3 + 4 + 2]


def test_flower_child_may_stay_yours() -> None:
    table = given(hands={"Alice": [flower_child]}, bases={jungle_oasis: [("Bob", shinobi)]})
    table.plays("Alice", flower_child, at=jungle_oasis)
    table.picks("Alice", "no")
    assert table.at("jungle_oasis") == ["Bob's shinobi", "Alice's flower_child"]


def test_flower_child_may_be_given_for_nothing() -> None:
    table = given(hands={"Alice": [flower_child]}, bases={jungle_oasis: [("Bob", king_rex)]})
    table.plays("Alice", flower_child, at=jungle_oasis)
    table.picks("Alice", "yes")
    assert table.at("jungle_oasis") == ["Bob's king_rex", "Bob's flower_child"]


def test_flower_child_takes_a_minion_of_the_player_who_gets_it() -> None:
    table = given(
        hands={"Alice": [flower_child]},
        bases={jungle_oasis: [("Bob", shinobi), ("Cid", walker), ("Cid", scout)]},
        players=THREE,
    )
    table.plays("Alice", flower_child, at=jungle_oasis)
    table.picks("Alice", "yes")
    assert table.offers("Alice") == ["Bob", "Cid"]
    table.picks("Alice", "Cid")
    assert table.offers("Alice") == ["Cid's walker at jungle_oasis", "Cid's scout at jungle_oasis"]
    table.picks("Alice", "walker")
    assert table.at("jungle_oasis") == ["Bob's shinobi", "Alice's walker", "Cid's scout", "Cid's flower_child"]


@pytest.mark.rule("SU-13.5")
def test_flower_child_is_not_tied_to_the_other_minion() -> None:
    table = given(
        hands={"Alice": [flower_child, seeing_stars]},
        bases={jungle_oasis: [("Bob", shinobi)]},
        decks={"Alice": [walker] * 3, "Bob": [walker] * 3},
    )
    table.plays("Alice", flower_child, at=jungle_oasis)
    table.picks("Alice", "yes")
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "flower_child")
    assert table.at("jungle_oasis") == ["Alice's shinobi"]
    assert table.discard("Alice") == ["flower_child", "seeing_stars"]  # to its owner
    table.ends_turn("Alice")
    assert table.at("jungle_oasis") == ["Alice's shinobi"]  # for longer than a turn


def test_flower_child_lets_both_go_to_their_owners() -> None:
    table = given(
        hands={"Alice": [flower_child, seeing_stars]},
        bases={jungle_oasis: [("Bob", shinobi)]},
    )
    table.plays("Alice", flower_child, at=jungle_oasis)
    table.picks("Alice", "yes")
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "shinobi")
    assert table.at("jungle_oasis") == ["Bob's flower_child"]  # it does not come back
    assert table.discard("Bob") == ["shinobi"]


@pytest.mark.rule("SU-13.5")
def test_flower_child_takes_a_monster_only_from_who_controls_it() -> None:
    table = given(
        hands={"Alice": [flower_child]},
        bases={jungle_oasis: [("Bob", ghoul), ("Bob", king_tut), ("", ghoul)], tar_pits: []},
    )
    table.plays("Alice", flower_child, at=tar_pits)
    table.picks("Alice", "yes")
    assert table.at("jungle_oasis") == ["Alice's ghoul", "Bob's king_tut", "ghoul"]


@pytest.mark.rule("SU-3.3")
def test_flower_child_does_not_make_a_minion_play_again() -> None:
    table = given(hands={"Alice": [flower_child]}, bases={jungle_oasis: [("Bob", walker)]}, decks={"Alice": [shinobi]})
    table.plays("Alice", flower_child, at=jungle_oasis)
    table.picks("Alice", "yes")
    assert table.offers("Alice") == ["end turn"]
    assert table.deck("Alice") == ["shinobi"]


def test_flower_child_takes_abilities_along() -> None:
    table = given(
        hands={"Alice": [flower_child]},
        bases={jungle_oasis: [("Bob", elf_help_guru)], tar_pits: [("Bob", king_rex), ("Bob", shinobi)]},
    )
    table.plays("Alice", flower_child, at=jungle_oasis)
    table.picks("Alice", "yes", "elf_help_guru")
    table.uses("Alice", elf_help_guru)
    assert table.power("jungle_oasis", "Bob's flower_child") == 3


def test_flower_child_that_was_given_away_may_be_taken_with_another() -> None:
    table = given(
        hands={"Alice": [flower_child]},
        bases={jungle_oasis: [("Bob", flower_child, "Alice")]},
    )
    table.plays("Alice", flower_child, at=jungle_oasis)
    table.picks("Alice", "yes")
    assert table.at("jungle_oasis") == ["Alice's flower_child", "Bob's flower_child"]


def test_flower_child_takes_a_treasure_minion() -> None:
    table = given(hands={"Alice": [flower_child]}, bases={jungle_oasis: [("Bob", halfling_hireling)]})
    table.plays("Alice", flower_child, at=jungle_oasis)
    table.picks("Alice", "yes")
    assert table.at("jungle_oasis")[0] == "Alice's halfling_hireling"


def test_flower_child_in_the_hands_of_another_sets_off_his_own_cards() -> None:
    table = given(
        hands={"Alice": [flower_child, poison]},
        bases={jungle_oasis: [("Bob", shinobi), ("Bob", wildlife_preserve)]},
    )
    table.plays("Alice", flower_child, at=jungle_oasis)
    table.picks("Alice", "yes")
    table.plays("Alice", poison)
    table.picks("Alice", "flower_child")
    assert table.at("jungle_oasis") == ["Alice's shinobi", "Bob's wildlife_preserve", "Bob's flower_child"]


# -- Elf Help Guru -----------------------------------------------------------------------------------------


def test_elf_help_guru_strengthens_the_minions_of_others_here_for_the_turn() -> None:
    table = given(
        players=THREE,
        hands={"Alice": [ninja_acolyte]},
        bases={
            jungle_oasis: [
                ("Alice", elf_help_guru),
                ("Bob", shinobi),
                ("Cid", walker),
                ("Alice", scout),
                ("", bigfoot),
            ],
            tar_pits: [("Bob", scout)],
        },
        decks={"Alice": [walker] * 3},
    )
    table.uses("Alice", elf_help_guru)
    assert table.power("jungle_oasis", "Bob's shinobi") == 4
    assert table.power("jungle_oasis", "Cid's walker") == 3
    assert table.power("jungle_oasis", "Alice's scout") == 3
    assert table.power("jungle_oasis", "Alice's elf_help_guru") == 2
    assert table.power("jungle_oasis", "bigfoot") == 7  # a free monster is nobody's
    assert table.power("tar_pits", "Bob's scout") == 3
    table.ends_turn("Alice")
    assert table.power("jungle_oasis", "Bob's shinobi") == 3


def test_elf_help_guru_includes_a_monster_that_another_player_controls() -> None:
    table = given(bases={jungle_oasis: [("Alice", elf_help_guru), ("Bob", ghoul), ("Alice", ghoul)]})
    table.uses("Alice", elf_help_guru)
    assert table.power("jungle_oasis", "Bob's ghoul") == 4
    assert table.power("jungle_oasis", "Alice's ghoul") == 3


@pytest.mark.rule("SU-10.7")
def test_elf_help_guru_has_helped_even_if_it_leaves_but_not_who_comes_later() -> None:
    table = given(
        hands={"Alice": [seeing_stars, flower_child]},
        bases={jungle_oasis: [("Alice", elf_help_guru), ("Bob", tiger_assassin)], tar_pits: [("Bob", shinobi)]},
    )
    table.uses("Alice", elf_help_guru)
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "elf_help_guru")
    assert table.power("jungle_oasis", "Bob's tiger_assassin") == 5
    table.plays("Alice", flower_child, at=jungle_oasis)
    table.picks("Alice", "yes")
    assert table.power("jungle_oasis", "Bob's flower_child") == 2


def test_elf_help_guru_each_of_two_does_it_once() -> None:
    table = given(bases={the_central_brain: [("Alice", elf_help_guru), ("Alice", elf_help_guru), ("Bob", nukebot)]})
    for _ in range(2):
        table.picks("Alice", table.offers("Alice")[0])
    assert table.power("the_central_brain", "Bob's nukebot") == 5 + 1 + 2
    assert table.offers("Alice") == ["end turn"]


def test_elf_help_guru_alone_helps_nobody() -> None:
    table = given(bases={the_homeworld: [("Alice", elf_help_guru)], jungle_oasis: [("Bob", ninja_master)]})
    table.uses("Alice", elf_help_guru)
    assert table.power("jungle_oasis", "Bob's ninja_master") == 5
