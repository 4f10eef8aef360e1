"""The minions of the Halflings."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_homeworld
from rumpus.smashup.cards.decks.monsters import bigfoot, ghoul
from rumpus.smashup.cards.decks.treasures import tiger_steed
from rumpus.smashup.cards.factions.aliens import invader, scout
from rumpus.smashup.cards.factions.clerics import curse_of_uselessness
from rumpus.smashup.cards.factions.dinosaurs import king_rex
from rumpus.smashup.cards.factions.halflings import bardling, last_call, pestling, quarterling, shire_marshal
from rumpus.smashup.cards.factions.ninjas import hidden_ninja, shinobi, tiger_assassin, way_of_deception
from rumpus.smashup.cards.factions.wizards import summon
from rumpus.smashup.cards.factions.zombies import overrun, walker
from tests.smashup.given import given

# -- Shire Marshal -----------------------------------------------------------------------------------------


def test_shire_marshal_lets_you_play_a_minion_where_another_player_has_more_power() -> None:
    table = given(
        minions_left=0,
        hands={"Alice": [king_rex, walker]},
        bases={
            jungle_oasis: [("Alice", shire_marshal), ("Bob", invader)],  # 4 against 3
            tar_pits: [("Alice", shinobi), ("Bob", tiger_assassin)],  # 3 against 4
            the_homeworld: [("Bob", walker), ("Bob", scout)],  # 0 against 5
        },
    )
    assert table.offers("Alice") == ["use Alice's shire_marshal at jungle_oasis", "end turn"]
    table.uses("Alice", shire_marshal)
    assert table.offers("Alice") == [
        "play king_rex at tar_pits",
        "play king_rex at the_homeworld",
        "play walker at tar_pits",
        "play walker at the_homeworld",
        "end turn",
    ]
    table.plays("Alice", king_rex, at=tar_pits)
    assert table.offers("Alice") == ["end turn"]  # one minion, one use


def test_shire_marshal_counts_power_that_is_equal_as_not_more() -> None:
    for other, is_open in ((invader, False), (tiger_assassin, True)):
        table = given(
            minions_left=0,
            hands={"Alice": [king_rex]},
            bases={jungle_oasis: [("Alice", shinobi), ("Bob", other)], tar_pits: [("Alice", shire_marshal)]},
        )
        table.uses("Alice", shire_marshal)
        assert ("play king_rex at jungle_oasis" in table.offers("Alice")) == is_open


def test_shire_marshal_compares_when_the_minion_is_played() -> None:
    table = given(
        minions_left=0,
        hands={"Alice": [king_rex, way_of_deception]},
        bases={jungle_oasis: [("Alice", shire_marshal), ("Bob", shinobi)], tar_pits: []},
    )
    table.uses("Alice", shire_marshal)
    assert table.offers("Alice") == ["play way_of_deception", "end turn"]
    table.plays("Alice", way_of_deception)
    assert "play king_rex at jungle_oasis" in table.offers("Alice")


def test_shire_marshal_compares_with_each_player_and_with_no_free_monster() -> None:
    table = given(
        players=("Alice", "Bob", "Cid"),
        minions_left=0,
        hands={"Alice": [king_rex]},
        bases={
            jungle_oasis: [("Alice", shire_marshal), ("Bob", invader), ("Cid", invader), ("", bigfoot)],
            tar_pits: [("", ghoul)],
            the_homeworld: [("Cid", king_rex, ("Bob", curse_of_uselessness))],
        },
    )
    table.uses("Alice", shire_marshal)
    assert table.offers("Alice") == ["end turn"]  # 3 and 3 are not more than 4, and a useless one has total 0


def test_shire_marshal_is_a_talent() -> None:
    table = given(
        minions_left=0,
        bases={jungle_oasis: [("Bob", shire_marshal)]},
        decks={"Alice": [walker] * 2},
    )
    assert table.offers("Alice") == ["end turn"]
    table.ends_turn("Alice")
    table.uses("Bob", shire_marshal)
    assert table.why_not("Bob", "use shire_marshal") is not None


# -- Pestling ----------------------------------------------------------------------------------------------


def test_pestling_lets_you_play_another_minion_here() -> None:
    table = given(hands={"Alice": [pestling, king_rex]}, bases={jungle_oasis: [], tar_pits: []})
    table.plays("Alice", pestling, at=jungle_oasis)
    assert table.offers("Alice") == ["play king_rex at jungle_oasis", "end turn"]
    table.plays("Alice", king_rex, at=jungle_oasis)
    assert table.at("jungle_oasis") == ["Alice's pestling", "Alice's king_rex"]
    assert table.offers("Alice") == ["end turn"]


def test_pestling_does_so_once_not_every_turn() -> None:
    table = given(
        minions_left=0,
        hands={"Alice": [king_rex]},
        bases={jungle_oasis: [("Alice", pestling)]},
    )
    assert table.offers("Alice") == ["end turn"]


def test_pestling_after_pestling() -> None:
    table = given(hands={"Alice": [pestling, pestling, walker]}, bases={jungle_oasis: [], tar_pits: []})
    for card in (pestling, pestling):
        table.plays("Alice", card, at=jungle_oasis)
    assert table.offers("Alice") == ["play walker at jungle_oasis", "end turn"]


def test_pestling_may_bring_a_treasure_later_in_the_turn() -> None:
    table = given(hands={"Alice": [pestling, tiger_steed, summon]}, bases={jungle_oasis: [], tar_pits: []})
    table.plays("Alice", pestling, at=jungle_oasis)
    table.plays("Alice", summon)
    table.plays("Alice", tiger_steed, at=jungle_oasis)
    assert table.at("jungle_oasis") == ["Alice's pestling", "Alice's tiger_steed"]


@pytest.mark.rule("SU-6.2")
def test_pestling_at_a_scoring_brings_the_other_at_once_or_not_at_all() -> None:
    for answer, count in (("play king_rex at jungle_oasis", 1), ("none", 0)):
        table = given(
            hands={"Alice": [hidden_ninja, pestling, king_rex]},
            bases={jungle_oasis: [("Bob", king_rex), ("Bob", king_rex)], tar_pits: []},
            decks={"Alice": [walker] * 4, "Bob": [walker] * 4},
        )
        table.ends_turn("Alice")
        table.picks("Alice", "play hidden_ninja", "play pestling at jungle_oasis")
        assert table.offers("Alice") == ["play king_rex at jungle_oasis", "none"]
        table.picks("Alice", answer)
        assert table.discard("Alice").count("king_rex") == count
        assert table.asked == "Bob"  # whose turn it is


# -- Bardling ----------------------------------------------------------------------------------------------


def test_bardling_brings_another_if_somebody_has_more_power_here() -> None:
    for other, is_open in ((walker, False), (shinobi, True)):  # 2 is not more than its own 2, 3 is
        table = given(
            hands={"Alice": [bardling, king_rex]},
            bases={jungle_oasis: [("Bob", other)], tar_pits: [("Bob", king_rex)]},
        )
        table.plays("Alice", bardling, at=jungle_oasis)
        expected = ["play king_rex at jungle_oasis"] if is_open else []
        assert table.offers("Alice") == [*expected, "end turn"]


def test_bardling_looks_only_once() -> None:
    table = given(hands={"Alice": [bardling, king_rex, walker]}, bases={jungle_oasis: [("Bob", king_rex)]})
    table.plays("Alice", bardling, at=jungle_oasis)
    table.plays("Alice", king_rex, at=jungle_oasis)
    assert table.offers("Alice") == ["end turn"]


def test_bardling_counts_all_of_yours_and_no_free_monster() -> None:
    table = given(
        hands={"Alice": [bardling, king_rex]},
        bases={jungle_oasis: [("Alice", shinobi), ("Bob", tiger_assassin), ("", bigfoot)]},
    )
    table.plays("Alice", bardling, at=jungle_oasis)  # 5 against 4
    assert table.offers("Alice") == ["end turn"]


def test_bardling_is_behind_one_of_two_others() -> None:
    table = given(
        players=("Alice", "Bob", "Cid"),
        hands={"Alice": [bardling, king_rex]},
        bases={jungle_oasis: [("Bob", walker), ("Cid", shinobi)]},
    )
    table.plays("Alice", bardling, at=jungle_oasis)
    assert "play king_rex at jungle_oasis" in table.offers("Alice")


# -- Quarterling -------------------------------------------------------------------------------------------


def test_quarterling_brings_another_if_you_have_no_other_minion_here() -> None:
    table = given(
        hands={"Alice": [quarterling, king_rex]},
        bases={jungle_oasis: [("Bob", walker), ("", ghoul)], tar_pits: [("Alice", shinobi)]},
    )
    table.plays("Alice", quarterling, at=jungle_oasis)
    assert table.offers("Alice") == ["play king_rex at jungle_oasis", "end turn"]


def test_quarterling_beside_another_of_yours_brings_none() -> None:
    for other in (walker, ghoul):
        table = given(hands={"Alice": [quarterling, king_rex]}, bases={jungle_oasis: [("Alice", other)], tar_pits: []})
        table.plays("Alice", quarterling, at=jungle_oasis)
        assert table.offers("Alice") == ["end turn"]


def test_quarterling_after_quarterling_brings_one_only() -> None:
    table = given(hands={"Alice": [quarterling, quarterling, king_rex]}, bases={jungle_oasis: []})
    table.plays("Alice", quarterling, at=jungle_oasis)
    table.plays("Alice", quarterling, at=jungle_oasis)  # there is a second minion by now
    assert table.offers("Alice") == ["end turn"]


def test_quarterling_gives_no_way_round_a_ban() -> None:
    table = given(
        hands={"Alice": [quarterling, king_rex]},
        bases={jungle_oasis: [("Alice", overrun)], tar_pits: [("Bob", overrun)]},
    )
    assert "play quarterling at tar_pits" not in table.offers("Alice")
    table.plays("Alice", quarterling, at=jungle_oasis)
    table.plays("Alice", king_rex, at=jungle_oasis)


def test_quarterling_that_hurries_in_without_abilities_brings_nobody() -> None:
    table = given(
        hands={"Alice": [last_call, quarterling, king_rex]},
        bases={jungle_oasis: [("Bob", king_rex), ("Bob", king_rex)], tar_pits: []},
        decks={"Alice": [walker] * 4, "Bob": [walker] * 4},
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play last_call", "play quarterling at jungle_oasis")
    assert table.hand("Alice")[:1] == ["king_rex"]
