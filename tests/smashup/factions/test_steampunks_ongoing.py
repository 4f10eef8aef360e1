"""The actions of the Steampunks that stay on a base."""

from __future__ import annotations

import dataclasses

import pytest

from rumpus.smashup.cards.bases.awesome import field_of_honor
from rumpus.smashup.cards.bases.core import jungle_oasis, ninja_dojo, tar_pits, the_central_brain
from rumpus.smashup.cards.decks.monsters import ghoul
from rumpus.smashup.cards.edition import EDITIONS
from rumpus.smashup.cards.factions.dinosaurs import rampage
from rumpus.smashup.cards.factions.ghosts import make_contact
from rumpus.smashup.cards.factions.killer_plants import sleep_spores
from rumpus.smashup.cards.factions.ninjas import (
    assassination,
    ninja_master,
    poison,
    seeing_stars,
    shinobi,
    tiger_assassin,
)
from rumpus.smashup.cards.factions.pirates import broadside, buccaneer
from rumpus.smashup.cards.factions.robots import nukebot
from rumpus.smashup.cards.factions.steampunks import (
    aggromotive,
    captain_ahab,
    difference_engine,
    escape_hatch,
    ornate_dome,
    rotary_slug_thrower,
    zeppelin,
)
from rumpus.smashup.cards.factions.tricksters import disenchant
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import given

# -- Aggromotive ---------------------------------------------------------------------------------------


def test_aggromotive_adds_5_to_your_total_while_you_have_a_minion_there() -> None:
    table = given(
        hands={"Alice": [aggromotive]},
        bases={tar_pits: [("Alice", walker), ("Bob", shinobi)], jungle_oasis: [("Alice", walker)]},
    )
    table.plays("Alice", aggromotive)
    table.picks("Alice", "tar_pits")
    assert table.table.totals(table.base("tar_pits")) == [7, 3]
    assert table.table.totals(table.base("jungle_oasis")) == [2, -1]
    assert table.power("tar_pits", "Alice's walker") == 2  # no minion has more


@pytest.mark.rule("SU-5.5")
def test_aggromotive_alone_counts_for_nothing() -> None:
    table = given(bases={tar_pits: [("Alice", aggromotive), ("Bob", shinobi)]})
    assert table.table.totals(table.base("tar_pits")) == [-1, 3]
    assert table.table.total_power(table.base("tar_pits")) == 3


@pytest.mark.rule("SU-5.1")
def test_aggromotive_counts_for_the_breakpoint_and_the_places_on_any_turn() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", walker), ("Alice", aggromotive), ("Bob", tiger_assassin), ("Bob", walker)]},
        active="Bob",
        base_deck=[tar_pits],
    )
    table.ends_turn("Bob")  # 2 + 5 against 6 is more than 12
    assert (table.points("Alice"), table.points("Bob")) == (2, 0)


# -- Difference Engine ---------------------------------------------------------------------------------


def test_difference_engine_draws_a_card_at_the_end_of_your_turn() -> None:
    table = given(
        bases={tar_pits: [("Alice", difference_engine), ("Alice", walker)]},
        decks={"Alice": [shinobi] * 5, "Bob": [shinobi] * 5},
    )
    table.ends_turn("Alice")
    assert len(table.hand("Alice")) == 3
    table.ends_turn("Bob")
    assert len(table.hand("Alice")) == 3  # not at the end of Bob's
    assert len(table.hand("Bob")) == 2


def test_difference_engine_needs_a_minion_of_yours_there() -> None:
    table = given(
        bases={tar_pits: [("Alice", difference_engine), ("Bob", walker)], jungle_oasis: [("Alice", walker)]},
        decks={"Alice": [shinobi] * 5},
    )
    table.ends_turn("Alice")
    assert len(table.hand("Alice")) == 2


@pytest.mark.rule("SU-2.4")
def test_difference_engine_draws_after_the_hand_limit() -> None:
    table = given(
        hands={"Alice": [walker] * 10},
        bases={tar_pits: [("Alice", difference_engine), ("Alice", walker)]},
        decks={"Alice": [shinobi] * 5},
    )
    table.ends_turn("Alice")
    table.picks("Alice", "walker", "walker")
    assert table.asked == "Bob"
    assert len(table.hand("Alice")) == 11


def test_difference_engine_comes_before_or_after_other_ends_of_turn_as_you_like() -> None:
    table = given(
        bases={tar_pits: [("Alice", walker, ("Bob", assassination)), ("Alice", difference_engine)]},
        decks={"Alice": [shinobi] * 5},
    )
    table.ends_turn("Alice")
    assert table.prompt == "first"
    table.picks("Alice", "Alice's difference_engine at tar_pits")
    assert len(table.hand("Alice")) == 3


# -- Escape Hatch --------------------------------------------------------------------------------------


def test_escape_hatch_brings_your_minions_to_your_hand_when_they_would_be_destroyed() -> None:
    table = given(
        hands={"Bob": [broadside]},
        bases={
            field_of_honor: [
                ("Alice", walker), ("Alice", captain_ahab), ("Alice", shinobi), ("Alice", escape_hatch), ("Bob", walker)
            ],
        },
        active="Bob",
    )  # fmt: skip
    table.plays("Bob", broadside)
    table.picks("Bob", "Alice")
    assert sorted(table.hand("Alice")) == ["captain_ahab", "walker"]
    assert table.at("field_of_honor") == ["Alice's shinobi", "Bob's walker", "Alice's escape_hatch"]
    assert table.points("Bob") == 0  # they were not destroyed


def test_escape_hatch_saves_nobody_else_and_nobody_elsewhere() -> None:
    table = given(
        hands={"Bob": [seeing_stars, seeing_stars]},
        bases={jungle_oasis: [("Bob", walker), ("Alice", escape_hatch)], the_central_brain: [("Alice", walker)]},
        active="Bob",
        actions_left=2,
    )
    table.plays("Bob", seeing_stars)
    table.picks("Bob", "Alice's walker at the_central_brain")
    table.plays("Bob", seeing_stars)
    assert (table.discard("Alice"), table.hand("Alice")) == (["walker"], [])
    assert "walker" in table.discard("Bob")


def test_escape_hatch_saves_from_your_own_cards_and_from_bases() -> None:
    table = given(
        hands={"Alice": [seeing_stars]},
        bases={jungle_oasis: [("Alice", walker), ("Alice", escape_hatch)]},
    )
    table.plays("Alice", seeing_stars)
    assert table.hand("Alice") == ["walker"]
    table = given(
        bases={ninja_dojo: [("Bob", ninja_master)] * 4, jungle_oasis: [("Alice", walker), ("Alice", escape_hatch)]},
        active="Bob",
    )
    table.ends_turn("Bob")
    table.picks("Bob", "use ninja_dojo", "Alice's walker at jungle_oasis")
    assert "walker" in table.hand("Alice")


def test_escape_hatch_leaves_no_destruction_to_react_to() -> None:
    table = given(
        hands={"Bob": [ninja_master]},
        bases={jungle_oasis: [("Alice", nukebot), ("Alice", escape_hatch)], tar_pits: []},
        active="Bob",
    )
    table.plays("Bob", ninja_master, at=jungle_oasis)
    table.picks("Bob", "Alice's nukebot at jungle_oasis")
    assert table.hand("Alice") == ["nukebot"]
    assert table.at("jungle_oasis") == ["Alice's escape_hatch", "Bob's ninja_master"]  # no explosion


def test_escape_hatch_discards_what_lies_on_the_minion() -> None:
    table = given(
        hands={"Bob": [seeing_stars]},
        bases={jungle_oasis: [("Alice", shinobi, ("Bob", poison)), ("Alice", escape_hatch)]},
        active="Bob",
    )
    table.plays("Bob", seeing_stars)
    assert table.hand("Alice") == ["shinobi"]
    assert table.discard("Bob") == ["poison", "seeing_stars"]


@pytest.mark.rule("SU-7.2")
def test_escape_hatch_sends_a_minion_to_its_owners_hand() -> None:
    table = given(
        hands={"Bob": [seeing_stars]},
        bases={jungle_oasis: [("Alice", walker, "Carol"), ("Alice", escape_hatch)]},
        players=["Alice", "Bob", "Carol"],
        active="Bob",
    )
    table.plays("Bob", seeing_stars)
    assert table.hand("Carol") == ["walker"]


@pytest.mark.rule("SU-8.5")
def test_escape_hatch_does_not_save_a_monster() -> None:
    table = given(
        hands={"Bob": [seeing_stars]},
        bases={jungle_oasis: [("Alice", ghoul), ("Alice", escape_hatch)]},
        active="Bob",
    )
    table.plays("Bob", seeing_stars)
    table.picks("Bob", "yes")
    assert table.at("jungle_oasis") == ["Alice's escape_hatch"]
    assert table.pile("monster_deck")[0] == "ghoul"


def test_escape_hatch_does_not_save_from_the_discard_after_a_scoring() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", tiger_assassin)] * 3 + [("Alice", escape_hatch)]},
        decks={"Alice": [walker] * 2},
        base_deck=[tar_pits],
    )
    table.ends_turn("Alice")
    assert sorted(table.discard("Alice")) == ["escape_hatch", *["tiger_assassin"] * 3]


@pytest.mark.rule("SU-10.13")
@pytest.mark.parametrize(("chosen", "hand"), [("escape_hatch", ["buccaneer"]), ("buccaneer", [])])
def test_the_active_player_says_whether_the_hatch_or_the_buccaneer_itself_saves_it(
    chosen: str, hand: list[str]
) -> None:
    table = given(
        hands={"Bob": [ninja_master]},
        bases={jungle_oasis: [("Alice", buccaneer), ("Alice", escape_hatch)], tar_pits: []},
        active="Bob",
    )
    table.plays("Bob", ninja_master, at=jungle_oasis)
    table.picks("Bob", "Alice's buccaneer at jungle_oasis", f"Alice's {chosen} at jungle_oasis")
    assert table.hand("Alice") == hand
    assert len(table.at("tar_pits")) == 1 - len(hand)


# -- Ornate Dome ---------------------------------------------------------------------------------------


def test_ornate_dome_destroys_other_players_actions_on_its_base() -> None:
    table = given(
        hands={"Alice": [ornate_dome]},
        bases={
            tar_pits: [
                ("Bob", sleep_spores), ("Carol", sleep_spores), ("Alice", zeppelin), ("Bob", walker, ("Bob", poison))
            ],
            jungle_oasis: [("Bob", zeppelin)],
        },
        players=["Alice", "Bob", "Carol"],
    )  # fmt: skip
    table.plays("Alice", ornate_dome)
    table.picks("Alice", "tar_pits")
    assert table.at("tar_pits") == ["Bob's walker + Bob's poison", "Alice's zeppelin", "Alice's ornate_dome"]
    assert table.at("jungle_oasis") == ["Bob's zeppelin"]
    assert (table.discard("Bob"), table.discard("Carol")) == (["sleep_spores"], ["sleep_spores"])


def test_ornate_dome_keeps_other_players_actions_off_its_base() -> None:
    table = given(
        hands={"Bob": [sleep_spores, sleep_spores]},
        bases={tar_pits: [("Alice", ornate_dome)], jungle_oasis: [], the_central_brain: []},
        active="Bob",
    )
    table.plays("Bob", sleep_spores)
    assert table.offers("Bob") == ["jungle_oasis", "the_central_brain"]
    table.picks("Bob", "jungle_oasis")


def test_ornate_dome_everywhere_leaves_nothing_to_play_on() -> None:
    table = given(hands={"Bob": [sleep_spores]}, bases={tar_pits: [("Alice", ornate_dome)]}, active="Bob")
    table.plays("Bob", sleep_spores)
    assert table.at("tar_pits") == ["Alice's ornate_dome"]
    assert table.discard("Bob") == ["sleep_spores"]


def test_ornate_dome_lets_you_play_on_its_base() -> None:
    table = given(hands={"Alice": [zeppelin]}, bases={tar_pits: [("Alice", ornate_dome)]})
    table.plays("Alice", zeppelin)
    assert table.at("tar_pits") == ["Alice's ornate_dome", "Alice's zeppelin"]


def test_ornate_dome_is_not_concerned_with_other_actions() -> None:
    table = given(
        hands={"Bob": [poison, rampage, disenchant]},
        bases={tar_pits: [("Alice", ornate_dome), ("Alice", walker), ("Bob", shinobi)]},
        active="Bob",
        actions_left=3,
    )
    table.plays("Bob", poison)
    table.picks("Bob", "Alice's walker at tar_pits")
    assert table.power("tar_pits", "Alice's walker") == 0
    table.plays("Bob", rampage)
    assert table.table.breakpoint(table.base("tar_pits")) == 13
    table.plays("Bob", disenchant)
    table.picks("Bob", "Alice's ornate_dome at tar_pits")
    assert table.discard("Alice") == ["ornate_dome"]


# -- Rotary Slug Thrower -------------------------------------------------------------------------------


def test_rotary_slug_thrower_strengthens_your_minions_there() -> None:
    table = given(
        hands={"Alice": [rotary_slug_thrower, make_contact]},
        bases={tar_pits: [("Alice", walker), ("Bob", shinobi), ("", ghoul)], jungle_oasis: [("Alice", walker)]},
        actions_left=2,
    )
    table.plays("Alice", rotary_slug_thrower)
    table.picks("Alice", "tar_pits")
    assert table.power("tar_pits", "Alice's walker") == 4
    assert table.power("tar_pits", "Bob's shinobi") == 3
    assert table.power("tar_pits", "ghoul") == 3
    assert table.power("jungle_oasis", "Alice's walker") == 2
    table.plays("Alice", make_contact)
    table.picks("Alice", "ghoul at tar_pits")
    assert table.power("tar_pits", "Alice's ghoul") == 5  # yours now


# -- Zeppelin ------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-10.4")
def test_zeppelin_carries_a_minion_of_yours_away_once_a_turn() -> None:
    table = given(
        hands={"Alice": [zeppelin]},
        bases={tar_pits: [("Alice", walker), ("Bob", shinobi)], jungle_oasis: [], the_central_brain: []},
    )
    table.plays("Alice", zeppelin)
    table.picks("Alice", "tar_pits")
    table.uses("Alice", zeppelin)  # in the turn it was played
    assert table.offers("Alice") == ["jungle_oasis", "the_central_brain"]
    table.picks("Alice", "jungle_oasis")
    assert table.at("jungle_oasis") == ["Alice's walker"]
    assert table.offers("Alice") == ["end turn"]


def test_zeppelin_brings_a_minion_of_yours_from_elsewhere() -> None:
    table = given(
        bases={
            tar_pits: [("Alice", zeppelin)],
            jungle_oasis: [("Alice", walker)],
            the_central_brain: [("Alice", shinobi)],
        }
    )
    table.uses("Alice", zeppelin)
    assert table.offers("Alice") == ["Alice's walker at jungle_oasis", "Alice's shinobi at the_central_brain"]
    table.picks("Alice", "walker")
    assert table.at("tar_pits") == ["Alice's zeppelin", "Alice's walker"]


def test_zeppelin_twice_flies_twice() -> None:
    table = given(bases={tar_pits: [("Alice", zeppelin), ("Alice", zeppelin)], jungle_oasis: [("Alice", walker)]})
    first, second = [key for key in table.keys("Alice") if key.startswith("use")]
    table.picks("Alice", first)
    assert table.at("tar_pits")[-1] == "Alice's walker"
    table.picks("Alice", second)
    assert table.at("jungle_oasis") == ["Alice's walker"]
    assert table.offers("Alice") == ["end turn"]


@pytest.mark.parametrize("owner", ["Bob", ""])
def test_zeppelin_carries_nobody_elses_minions(owner: str) -> None:
    table = given(bases={tar_pits: [("Alice", zeppelin), (owner, ghoul)], jungle_oasis: []})
    assert table.offers("Alice") == ["end turn"]


def test_zeppelin_has_nowhere_to_go() -> None:
    table = given(bases={tar_pits: [("Alice", zeppelin), ("Alice", walker)]})
    assert table.offers("Alice") == ["end turn"]


def test_zeppelin_serves_its_own_player_only() -> None:
    table = given(bases={tar_pits: [("Alice", zeppelin), ("Bob", walker)], jungle_oasis: []}, active="Bob")
    assert table.offers("Bob") == ["end turn"]


def test_zeppelin_may_need_a_minion_at_its_base(monkeypatch: pytest.MonkeyPatch) -> None:
    other = dataclasses.replace(EDITIONS["first_print"], zeppelin_flies_empty=False)
    monkeypatch.setitem(EDITIONS, "first_print", other)
    table = given(bases={tar_pits: [("Alice", zeppelin)], jungle_oasis: [("Alice", walker)]})
    assert table.offers("Alice") == ["end turn"]
