"""The actions of the Killer Plants that stay in play."""

from __future__ import annotations

import dataclasses

import pytest

from rumpus.smashup.cards.bases.awesome import field_of_honor
from rumpus.smashup.cards.bases.core import jungle_oasis, mushroom_kingdom, tar_pits, the_central_brain, the_mothership
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.decks.monsters import bigfoot, ghoul
from rumpus.smashup.cards.edition import EDITIONS
from rumpus.smashup.cards.factions.aliens import beam_up, disintegrator, invasion, scout
from rumpus.smashup.cards.factions.dinosaurs import tooth_and_claw_and_guns
from rumpus.smashup.cards.factions.killer_plants import (
    choking_vines,
    deep_roots,
    entangled,
    overgrowth,
    sleep_spores,
)
from rumpus.smashup.cards.factions.ninjas import (
    infiltrate,
    ninja_master,
    poison,
    seeing_stars,
    shinobi,
    tiger_assassin,
    way_of_deception,
)
from rumpus.smashup.cards.factions.pirates import first_mate, full_sail, pirate_king
from rumpus.smashup.cards.factions.robots import warbot
from rumpus.smashup.cards.factions.tricksters import disenchant
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import given

# -- Choking Vines -------------------------------------------------------------------------------------


def test_choking_vines_destroy_the_minion_when_your_next_turn_starts() -> None:
    table = given(
        hands={"Alice": [choking_vines]}, bases={tar_pits: [("Bob", ninja_master)], field_of_honor: [("Bob", shinobi)]}
    )
    table.plays("Alice", choking_vines)
    table.picks("Alice", "Bob's shinobi at field_of_honor")
    table.ends_turn("Alice")
    assert table.at("field_of_honor") == ["Bob's shinobi + Alice's choking_vines"]  # not when Bob's turn starts
    table.ends_turn("Bob")
    assert table.at("field_of_honor") == []
    assert table.points("Alice") == 1  # it is Alice who destroys it
    assert (table.discard("Alice"), table.discard("Bob")) == (["choking_vines"], ["shinobi"])


def test_choking_vines_try_again_while_both_stay() -> None:
    table = given(
        bases={tar_pits: [("Bob", shinobi, ("Bob", tooth_and_claw_and_guns), ("Alice", choking_vines))]}, step="start"
    )
    assert table.at("tar_pits") == ["Bob's shinobi + Alice's choking_vines"]
    table.ends_turn("Alice")
    table.ends_turn("Bob")
    assert table.at("tar_pits") == []


def test_choking_vines_cannot_destroy_what_cannot_be_destroyed() -> None:
    table = given(bases={tar_pits: [("Bob", warbot, ("Alice", choking_vines))]}, step="start")
    assert table.at("tar_pits") == ["Bob's warbot + Alice's choking_vines"]


def test_choking_vines_may_be_played_on_a_monster() -> None:
    table = given(bases={tar_pits: [("", ghoul, ("Alice", choking_vines))]}, step="start")
    table.picks("Alice", "yes")
    assert table.at("tar_pits") == []
    assert len(table.hand("Alice")) == 1


# -- Deep Roots ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [invasion, beam_up], ids=lambda card: card.id)
def test_deep_roots_hold_your_minions_against_other_players(card: Card) -> None:
    table = given(hands={"Alice": [card]}, bases={tar_pits: [("Bob", shinobi), ("Bob", deep_roots)], jungle_oasis: []})
    table.plays("Alice", card)
    assert table.at("tar_pits") == ["Bob's shinobi", "Bob's deep_roots"]


def test_deep_roots_do_not_hold_others_nor_against_their_own_player() -> None:
    table = given(
        hands={"Alice": [way_of_deception, beam_up]},
        bases={tar_pits: [("Alice", shinobi), ("Alice", deep_roots), ("Bob", walker)], jungle_oasis: []},
        actions_left=2,
    )
    table.plays("Alice", way_of_deception)
    assert table.at("jungle_oasis") == ["Alice's shinobi"]
    table.plays("Alice", beam_up)
    table.picks("Alice", "Bob's walker at tar_pits")
    assert table.hand("Bob") == ["walker"]


def test_deep_roots_do_not_hold_your_minions_elsewhere() -> None:
    table = given(hands={"Alice": [beam_up]}, bases={tar_pits: [("Bob", deep_roots)], jungle_oasis: [("Bob", shinobi)]})
    table.plays("Alice", beam_up)
    assert table.hand("Bob") == ["shinobi"]


def test_deep_roots_do_not_help_against_destroying_and_placing() -> None:
    table = given(
        hands={"Alice": [seeing_stars, disintegrator]},
        bases={jungle_oasis: [("Bob", shinobi), ("Bob", walker), ("Bob", deep_roots)]},
        actions_left=2,
    )
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "shinobi")
    table.plays("Alice", disintegrator)
    assert table.at("jungle_oasis") == ["Bob's deep_roots"]
    assert (table.discard("Bob"), table.deck("Bob")) == (["shinobi"], ["walker"])


def test_deep_roots_do_not_help_against_bases() -> None:
    table = given(bases={mushroom_kingdom: [], tar_pits: [("Bob", shinobi), ("Bob", deep_roots)]}, step="start")
    table.picks("Alice", "Bob's shinobi at tar_pits")
    assert table.at("mushroom_kingdom") == ["Bob's shinobi"]


# -- Entangled -----------------------------------------------------------------------------------------


def test_entangled_binds_all_minions_at_every_base_where_you_have_one() -> None:
    table = given(
        hands={"Alice": [entangled, invasion, beam_up]},
        bases={
            tar_pits: [],
            jungle_oasis: [("Alice", shinobi), ("Bob", walker)],
            the_central_brain: [("Bob", ninja_master)],
        },
        actions_left=3,
    )
    table.plays("Alice", entangled)
    table.picks("Alice", "tar_pits")  # where it lies does not matter
    table.plays("Alice", invasion)
    table.picks("Alice", "Bob's walker at jungle_oasis", "tar_pits")
    assert table.at("jungle_oasis") == ["Alice's shinobi", "Bob's walker"]
    table.plays("Alice", beam_up)
    table.picks("Alice", "Alice's shinobi at jungle_oasis")  # your own, too
    assert table.at("jungle_oasis") == ["Alice's shinobi", "Bob's walker"]


def test_entangled_lets_minions_move_in_from_a_free_base() -> None:
    table = given(
        hands={"Alice": [invasion]},
        bases={
            tar_pits: [("Alice", entangled)],
            jungle_oasis: [("Alice", shinobi)],
            the_central_brain: [("Bob", walker)],
        },
    )
    table.plays("Alice", invasion)
    table.picks("Alice", "Bob's walker at the_central_brain", "jungle_oasis")
    assert table.at("jungle_oasis") == ["Alice's shinobi", "Bob's walker"]


def test_entangled_does_not_bind_the_base_it_lies_on_without_a_minion_of_yours() -> None:
    table = given(
        hands={"Bob": [way_of_deception]},
        bases={tar_pits: [("Alice", entangled), ("Bob", shinobi)], jungle_oasis: []},
        active="Bob",
    )
    table.plays("Bob", way_of_deception)
    assert table.at("jungle_oasis") == ["Bob's shinobi"]


def test_entangled_does_not_stop_destroying_and_placing() -> None:
    table = given(
        hands={"Alice": [seeing_stars, disintegrator]},
        bases={jungle_oasis: [("Alice", entangled), ("Alice", ninja_master), ("Bob", shinobi), ("Bob", walker)]},
        actions_left=2,
    )
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "shinobi")
    table.plays("Alice", disintegrator)
    assert table.at("jungle_oasis") == ["Alice's ninja_master", "Alice's entangled"]


def test_entangled_stops_specials_that_leave() -> None:
    table = given(
        bases={
            jungle_oasis: [("Bob", first_mate), *[("Alice", tiger_assassin)] * 3, ("Alice", entangled)],
            tar_pits: [],
        },
        hands={"Bob": [full_sail]},
    )
    table.ends_turn("Alice")
    table.passes("Bob")
    assert table.prompt == "after scoring"
    table.uses("Bob", first_mate)
    assert table.discard("Bob") == ["first_mate"]  # it did not get away


def test_entangled_keeps_pirate_king_where_he_is() -> None:
    table = given(
        bases={
            jungle_oasis: [("Bob", tiger_assassin)] * 3,
            tar_pits: [("Alice", pirate_king), ("Bob", walker), ("Bob", entangled)],
        },
        base_deck=[the_central_brain],
    )
    table.ends_turn("Alice")
    table.uses("Alice", pirate_king)
    assert table.at("tar_pits") == ["Alice's pirate_king", "Bob's walker"]  # Bob's turn has begun


def test_entangled_may_leave_specials_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    other = dataclasses.replace(EDITIONS["first_print"], entangled_binds_own_abilities=False)
    monkeypatch.setitem(EDITIONS, "first_print", other)
    table = given(
        bases={
            jungle_oasis: [("Bob", first_mate), *[("Alice", tiger_assassin)] * 3, ("Alice", entangled)],
            tar_pits: [],
        },
    )
    table.ends_turn("Alice")
    table.uses("Bob", first_mate)
    assert table.at("tar_pits") == ["Bob's first_mate"]


def test_entangled_does_not_stop_a_scout_which_is_taken_and_not_returned() -> None:
    table = given(
        bases={jungle_oasis: [("Bob", scout), *[("Alice", tiger_assassin)] * 3, ("Alice", entangled)], tar_pits: []},
    )
    table.ends_turn("Alice")
    table.uses("Bob", scout)
    assert table.hand("Bob") == ["scout"]


def test_entangled_stops_the_ability_of_a_base() -> None:
    table = given(
        bases={
            the_mothership: [("Alice", shinobi), *[("Alice", ninja_master)] * 4, ("Alice", entangled)],
            tar_pits: [],
        },
        decks={"Alice": [walker] * 2},
    )
    table.ends_turn("Alice")
    table.picks("Alice", "Alice's shinobi at the_mothership")
    assert table.discard("Alice").count("shinobi") == 1


def test_entangled_is_destroyed_at_the_start_of_your_turn() -> None:
    table = given(bases={jungle_oasis: [("Alice", entangled), ("Alice", shinobi)]}, active="Bob")
    table.ends_turn("Bob")
    assert table.at("jungle_oasis") == ["Alice's shinobi"]
    assert table.discard("Alice") == ["entangled"]


# -- Overgrowth ----------------------------------------------------------------------------------------


def test_overgrowth_lowers_the_breakpoint_to_0_at_the_start_of_your_turn_only() -> None:
    table = given(
        hands={"Alice": [overgrowth]},
        decks={"Alice": [walker] * 4},
        bases={tar_pits: [("Bob", shinobi)], jungle_oasis: []},
        base_deck=[the_central_brain],
    )
    table.plays("Alice", overgrowth)
    table.picks("Alice", "tar_pits")
    assert table.table.breakpoint(table.base("tar_pits")) == 16
    table.ends_turn("Alice")
    assert table.table.breakpoint(table.base("tar_pits")) == 16
    table.ends_turn("Bob")
    assert table.table.breakpoint(table.base("tar_pits")) == 0
    assert table.table.breakpoint(table.base("jungle_oasis")) == 12
    table.ends_turn("Alice")
    assert table.points("Bob") == 4  # it scored
    assert table.discard("Alice") == ["overgrowth"]


def test_overgrowth_lasts_the_turn_even_if_it_is_destroyed() -> None:
    table = given(
        hands={"Alice": [disenchant]},
        bases={tar_pits: [("Alice", shinobi), ("Alice", overgrowth)]},
        step="start",
        base_deck=[the_central_brain],
    )
    table.plays("Alice", disenchant)
    assert table.at("tar_pits") == ["Alice's shinobi"]
    table.ends_turn("Alice")
    assert table.points("Alice") == 4


def test_overgrowth_lets_a_base_score_where_nobody_has_power() -> None:
    table = given(bases={tar_pits: [("Alice", overgrowth)]}, step="start", base_deck=[the_central_brain])
    table.ends_turn("Alice")
    assert [base.card.id for base in table.state.bases] == ["the_central_brain"]
    assert (table.points("Alice"), table.points("Bob")) == (0, 0)


def test_overgrowth_may_need_some_power_to_score(monkeypatch: pytest.MonkeyPatch) -> None:
    other = dataclasses.replace(EDITIONS["first_print"], powerless_bases_score=False)
    monkeypatch.setitem(EDITIONS, "first_print", other)
    table = given(bases={tar_pits: [("Alice", overgrowth)]}, step="start", base_deck=[the_central_brain])
    table.ends_turn("Alice")
    assert [base.card.id for base in table.state.bases] == ["tar_pits"]


@pytest.mark.rule("SU-11.1")
def test_overgrowth_does_not_take_away_what_monsters_add() -> None:
    table = given(bases={tar_pits: [("", bigfoot), ("Alice", overgrowth)]}, step="start")
    assert table.table.breakpoint(table.base("tar_pits")) == 7


# -- Sleep Spores --------------------------------------------------------------------------------------


def test_sleep_spores_weaken_other_players_minions_there() -> None:
    table = given(
        hands={"Alice": [sleep_spores, sleep_spores]},
        bases={tar_pits: [("Bob", shinobi), ("Alice", shinobi), ("", ghoul)], jungle_oasis: [("Bob", shinobi)]},
        actions_left=2,
    )
    table.plays("Alice", sleep_spores)
    table.picks("Alice", "tar_pits")
    assert table.power("tar_pits", "Bob's shinobi") == 2
    assert table.power("tar_pits", "Alice's shinobi") == 3
    assert table.power("tar_pits", "ghoul") == 3  # no other player's
    assert table.power("jungle_oasis", "Bob's shinobi") == 3
    table.plays("Alice", sleep_spores)
    table.picks("Alice", "tar_pits")
    assert table.power("tar_pits", "Bob's shinobi") == 1  # two of them


@pytest.mark.rule("SU-11.1")
def test_sleep_spores_take_nobody_below_0_and_all_is_added_up_first() -> None:
    table = given(
        bases={the_central_brain: [("Bob", tiger_assassin, ("Alice", poison)), ("Alice", sleep_spores)], tar_pits: []}
    )
    assert table.power("the_central_brain", "Bob's tiger_assassin") == 0  # 4 - 4 + 1 - 1
    table = given(bases={tar_pits: [("Bob", walker), *[("Alice", sleep_spores)] * 3]})
    assert table.power("tar_pits", "Bob's walker") == 0


def test_sleep_spores_help_to_kill() -> None:
    table = given(hands={"Alice": [seeing_stars]}, bases={tar_pits: [("Bob", tiger_assassin), ("Alice", sleep_spores)]})
    table.plays("Alice", seeing_stars)
    assert table.at("tar_pits") == ["Alice's sleep_spores"]


def test_infiltrate_removes_sleep_spores() -> None:
    table = given(
        hands={"Bob": [infiltrate]}, bases={tar_pits: [("Bob", walker), ("Alice", sleep_spores)]}, active="Bob"
    )
    table.plays("Bob", infiltrate)
    assert table.power("tar_pits", "Bob's walker") == 2
