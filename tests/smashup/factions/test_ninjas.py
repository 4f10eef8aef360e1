"""Ninjas, card by card."""

from __future__ import annotations

from rumpus.smashup.bases.core import jungle_oasis, tar_pits
from rumpus.smashup.factions.ninjas import (
    ninja_acolyte,
    poison,
    shinobi,
    tiger_assassin,
)
from tests.smashup.given import given


def test_tiger_assassin_destroys_only_weak_minions_at_its_own_base() -> None:
    table = given(
        hands={"Alice": [tiger_assassin]},
        bases={tar_pits: [("Bob", shinobi), ("Bob", tiger_assassin)], jungle_oasis: [("Bob", shinobi)]},
    )
    table.plays("Alice", tiger_assassin, at=tar_pits)
    assert table.offers("Alice") == ["Bob's shinobi at tar_pits", "none"]  # not power 4, not at the oasis

    table.picks("Alice", "shinobi")
    assert table.at("tar_pits") == ["Bob's tiger_assassin", "Alice's tiger_assassin"]
    assert table.deck("Bob") == ["shinobi"]  # the tar pits


def test_tiger_assassin_may_decline() -> None:
    table = given(hands={"Alice": [tiger_assassin]}, bases={jungle_oasis: [("Bob", shinobi)]})
    table.plays("Alice", tiger_assassin, at=jungle_oasis)
    table.picks("Alice", "none")
    assert table.at("jungle_oasis") == ["Bob's shinobi", "Alice's tiger_assassin"]


def test_tiger_assassin_reads_the_power_that_a_minion_has_now() -> None:
    table = given(hands={"Alice": [tiger_assassin]}, bases={jungle_oasis: [("Bob", tiger_assassin, ("Alice", poison))]})
    assert table.power("jungle_oasis", "Bob's tiger_assassin") == 0
    table.plays("Alice", tiger_assassin, at=jungle_oasis)
    table.picks("Alice", "tiger_assassin")
    assert table.discard("Alice") == ["poison"]
    assert table.discard("Bob") == ["tiger_assassin"]


def test_shinobi_appears_before_a_base_scores_on_anybodys_turn_once_per_base() -> None:
    table = given(
        hands={"Bob": [shinobi, shinobi]},
        bases={jungle_oasis: [("Alice", tiger_assassin)] * 3, tar_pits: []},
    )
    table.ends_turn("Alice")
    assert table.asked == "Bob"
    assert table.offers("Bob") == ["play shinobi", "pass"]
    table.picks("Bob", "play shinobi")
    assert table.at("jungle_oasis")[-1] == "Bob's shinobi"
    assert table.offers("Bob") == ["pass"]  # only one of them
    refusal = table.why_not("Bob", "play shinobi")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("used at this base", "SU-10.6")
    table.passes("Bob")
    assert table.points("Alice") == 2


def test_ninja_acolyte_changes_places_only_before_a_minion_was_played() -> None:
    table = given(hands={"Alice": [shinobi]}, bases={jungle_oasis: [("Alice", ninja_acolyte)], tar_pits: []})
    table.uses("Alice", ninja_acolyte)
    assert table.offers("Alice") == ["play shinobi at jungle_oasis", "play ninja_acolyte at jungle_oasis"]
    table.picks("Alice", "play shinobi at jungle_oasis")
    assert table.offers("Alice") == [
        "play ninja_acolyte at jungle_oasis",
        "play ninja_acolyte at tar_pits",
        "end turn",
    ]
