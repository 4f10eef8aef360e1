"""The actions of the Clerics that stay in play."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_homeworld
from rumpus.smashup.cards.decks.monsters import bigfoot, ghoul, king_tut
from rumpus.smashup.cards.factions.clerics import (
    bin_and_gone,
    cardinal,
    curse_of_imprisonment,
    curse_of_uselessness,
    deep_friar,
    remove_curse,
)
from rumpus.smashup.cards.factions.dinosaurs import king_rex, upgrade
from rumpus.smashup.cards.factions.ninjas import poison, seeing_stars, shinobi
from rumpus.smashup.cards.factions.robots import microbot_alpha, nukebot
from rumpus.smashup.cards.factions.tricksters import leprechaun
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import given

# -- Bin and Gone ------------------------------------------------------------------------------------------


def test_bin_and_gone_brings_one_of_your_minions_over_with_what_is_on_it() -> None:
    table = given(
        hands={"Alice": [bin_and_gone]},
        bases={
            jungle_oasis: [("Alice", king_rex), ("Alice", shinobi, 1, ("Bob", upgrade)), ("Bob", king_rex)],
            tar_pits: [("Alice", walker)],
            the_homeworld: [],
        },
        decks={"Alice": [walker] * 2},
    )
    table.plays("Alice", bin_and_gone)
    table.picks("Alice", "tar_pits")
    table.ends_turn("Alice")
    assert table.offers("Alice") == ["Alice's king_rex at jungle_oasis", "Alice's shinobi at jungle_oasis", "none"]
    table.picks("Alice", "shinobi")
    assert table.at("tar_pits") == ["Alice's walker", "Alice's bin_and_gone", "Alice's shinobi + Bob's upgrade"]
    assert table.power("tar_pits", "Alice's shinobi") == 3 + 1 + 2
    assert table.discard("Alice") == ["king_rex"]


def test_bin_and_gone_may_be_declined() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", king_rex), ("Alice", king_rex)], tar_pits: [("Alice", bin_and_gone)]},
        decks={"Alice": [walker] * 2},
    )
    table.ends_turn("Alice")
    table.picks("Alice", "none")
    assert table.discard("Alice") == ["king_rex", "king_rex"]


def test_bin_and_gone_works_for_every_other_base_and_on_anybodys_turn() -> None:
    table = given(
        active="Bob",
        bases={
            jungle_oasis: [("Bob", king_rex), ("Alice", king_rex)],
            tar_pits: [("Bob", king_rex), ("Bob", king_rex), ("Alice", shinobi)],
            the_homeworld: [("Alice", bin_and_gone)],
        },
        decks={"Bob": [walker] * 2},
    )
    table.ends_turn("Bob")
    table.picks("Bob", "jungle_oasis")
    table.picks("Alice", "king_rex")
    table.picks("Alice", "shinobi")
    assert table.at("the_homeworld") == ["Alice's bin_and_gone", "Alice's king_rex", "Alice's shinobi"]


def test_bin_and_gone_does_nothing_when_its_own_base_scores() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", king_rex), ("Alice", king_rex), ("Alice", bin_and_gone)], tar_pits: []},
        decks={"Alice": [walker] * 2},
    )
    table.ends_turn("Alice")
    assert table.asked == "Bob"
    assert sorted(table.discard("Alice")) == ["bin_and_gone", "king_rex", "king_rex"]


def test_bin_and_gone_has_nobody_of_yours_to_bring() -> None:
    table = given(
        bases={
            jungle_oasis: [("Bob", king_rex), ("Bob", king_rex), ("", bigfoot)],
            tar_pits: [("Alice", bin_and_gone)],
        },
        decks={"Alice": [walker] * 2},
    )
    table.ends_turn("Alice")
    assert table.asked == "Bob"
    assert table.at("jungle_oasis")  # 14 of 19: it does not score

    table = given(
        bases={jungle_oasis: [("Bob", king_rex), ("Bob", king_rex)], tar_pits: [("Alice", bin_and_gone)]},
        decks={"Alice": [walker] * 2},
    )
    table.ends_turn("Alice")
    assert table.asked == "Bob"
    assert table.discard("Bob") == ["king_rex", "king_rex"]


def test_bin_and_gone_comes_before_anybody_uses_a_special() -> None:
    table = given(
        bases={
            jungle_oasis: [("Alice", king_rex), ("Alice", deep_friar), ("Alice", shinobi)],
            tar_pits: [("Alice", bin_and_gone)],
        },
        decks={"Alice": [walker] * 2},
    )
    table.ends_turn("Alice")
    table.picks("Alice", "deep_friar")
    assert table.at("tar_pits") == ["Alice's bin_and_gone", "Alice's deep_friar"]
    assert table.asked == "Bob"  # the Friar has left the base and saves nobody


# -- Curse of Imprisonment ---------------------------------------------------------------------------------


def test_curse_of_imprisonment_makes_a_bigfoot_a_plain_minion() -> None:
    table = given(hands={"Alice": [curse_of_imprisonment]}, bases={jungle_oasis: [("", bigfoot)]})
    assert table.table.breakpoint(table.base("jungle_oasis")) == 12 + 7
    table.plays("Alice", curse_of_imprisonment)
    assert table.table.breakpoint(table.base("jungle_oasis")) == 12 + 4


def test_curse_of_imprisonment_is_played_on_any_minion() -> None:
    table = given(
        hands={"Alice": [curse_of_imprisonment]},
        bases={jungle_oasis: [("Alice", walker), ("Bob", shinobi), ("", ghoul)]},
    )
    table.plays("Alice", curse_of_imprisonment)
    assert table.offers("Alice") == [
        "Alice's walker at jungle_oasis",
        "Bob's shinobi at jungle_oasis",
        "ghoul at jungle_oasis",
    ]
    table.picks("Alice", "shinobi")
    assert table.at("jungle_oasis")[1] == "Bob's shinobi + Alice's curse_of_imprisonment"


def test_curse_of_imprisonment_stops_talents_and_specials() -> None:
    table = given(
        bases={
            jungle_oasis: [
                ("Alice", cardinal, ("Bob", curse_of_imprisonment)),
                ("Alice", deep_friar, ("Bob", curse_of_imprisonment)),
                ("Alice", king_rex),
            ],
            tar_pits: [],
        },
        discards={"Alice": [walker] * 6},
        decks={"Alice": [walker] * 2},
    )
    assert table.offers("Alice") == ["end turn"]
    table.ends_turn("Alice")
    assert table.at("tar_pits") == []


def test_curse_of_imprisonment_stops_ongoing_abilities() -> None:
    table = given(
        hands={"Alice": [shinobi]}, bases={jungle_oasis: [("Bob", leprechaun, ("Alice", curse_of_imprisonment))]}
    )
    table.plays("Alice", shinobi, at=jungle_oasis)
    assert table.at("jungle_oasis")[1] == "Alice's shinobi"  # Leprechaun would destroy it

    table = given(bases={jungle_oasis: [("Bob", microbot_alpha, ("Alice", curse_of_imprisonment)), ("Bob", nukebot)]})
    assert table.power("jungle_oasis", "Bob's microbot_alpha") == 1


def test_curse_of_imprisonment_leaves_the_actions_on_the_minion_alone() -> None:
    table = given(
        hands={"Alice": [curse_of_imprisonment]},
        bases={jungle_oasis: [("Bob", shinobi, ("Bob", upgrade), ("Alice", poison))]},
    )
    table.plays("Alice", curse_of_imprisonment)
    assert table.power("jungle_oasis", "Bob's shinobi") == 3 + 2 - 4


def test_curse_of_imprisonment_ends_with_the_card() -> None:
    table = given(
        hands={"Alice": [remove_curse]}, bases={jungle_oasis: [("", bigfoot, ("Bob", curse_of_imprisonment))]}
    )
    table.plays("Alice", remove_curse)
    assert table.table.breakpoint(table.base("jungle_oasis")) == 12 + 7
    assert table.discard("Bob") == ["curse_of_imprisonment"]


# -- Curse of Uselessness ----------------------------------------------------------------------------------


@pytest.mark.rule("SU-13.6")
def test_curse_of_uselessness_takes_the_minion_out_of_the_total() -> None:
    table = given(hands={"Alice": [curse_of_uselessness]}, bases={jungle_oasis: [("Bob", king_rex), ("Bob", shinobi)]})
    table.plays("Alice", curse_of_uselessness)
    table.picks("Alice", "king_rex")
    base = table.base("jungle_oasis")
    assert table.table.totals(base) == [-1, 3]
    assert table.table.total_power(base) == 3
    assert table.power("jungle_oasis", "Bob's king_rex") == 7


@pytest.mark.rule("SU-14.13")
def test_curse_of_uselessness_leaves_a_lone_minions_player_their_place() -> None:
    table = given(
        bases={tar_pits: [*[("Alice", king_rex)] * 3, ("Bob", king_rex, ("Alice", curse_of_uselessness))]},
        decks={"Alice": [walker] * 2},
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    assert (table.points("Alice"), table.points("Bob")) == (4, 3)


def test_curse_of_uselessness_leaves_a_lone_minions_player_their_share_of_the_loot() -> None:
    table = given(
        bases={
            tar_pits: [*[("Alice", king_rex)] * 3, ("Bob", shinobi, ("Alice", curse_of_uselessness)), ("", king_tut)]
        },
        decks={"Alice": [walker] * 2, "Bob": [walker] * 2},
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    assert table.prompt == "take loot"
    table.picks("Alice", table.offers("Alice")[0])
    assert len(table.hand("Bob")) == 1  # the other one of two
    while table.prompt != "play":
        name = table.asked
        table.picks(name, table.offers(name)[-1])


def test_curse_of_uselessness_takes_a_free_monster_out_of_the_breakpoint() -> None:
    table = given(hands={"Alice": [curse_of_uselessness]}, bases={jungle_oasis: [("", bigfoot)]})
    table.plays("Alice", curse_of_uselessness)
    assert table.table.breakpoint(table.base("jungle_oasis")) == 12


def test_curse_of_uselessness_leaves_the_power_for_everything_else() -> None:
    table = given(
        hands={"Alice": [seeing_stars]},
        bases={jungle_oasis: [("Bob", king_rex, ("Alice", curse_of_uselessness)), ("Bob", shinobi), ("Bob", walker)]},
    )
    table.plays("Alice", seeing_stars)
    assert table.offers("Alice") == ["Bob's shinobi at jungle_oasis", "Bob's walker at jungle_oasis"]
    table.picks("Alice", "walker")


def test_curse_of_uselessness_takes_all_power_in_another_reading() -> None:
    table = given(
        hands={"Alice": [seeing_stars]}, bases={jungle_oasis: [("Bob", king_rex, ("Alice", curse_of_uselessness))]}
    )
    table.state.edition = replace(table.state.edition, curse_of_uselessness_takes_power=True)
    assert table.power("jungle_oasis", "Bob's king_rex") == 0
    table.plays("Alice", seeing_stars)
    assert table.discard("Bob") == ["king_rex"]
