"""The actions of the Killer Plants."""

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
    blossom,
    budding,
    choking_vines,
    deep_roots,
    entangled,
    insta_grow,
    overgrowth,
    sleep_spores,
    water_lily,
    weed_eater,
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

# -- Blossom, Budding, Insta-Grow ----------------------------------------------------------------------


def test_blossom_gives_three_extra_minions_of_one_name() -> None:
    table = given(
        hands={"Alice": [blossom, water_lily, water_lily, water_lily, water_lily, weed_eater]},
        bases={tar_pits: [], jungle_oasis: []},
        minions_left=0,
    )
    table.plays("Alice", blossom)
    assert "play weed_eater at tar_pits" in table.offers("Alice")  # the first one decides
    table.plays("Alice", water_lily, at=tar_pits)
    assert "play weed_eater at tar_pits" not in table.offers("Alice")
    table.plays("Alice", water_lily, at=jungle_oasis)
    table.plays("Alice", water_lily, at=jungle_oasis)
    assert table.offers("Alice") == ["end turn"]  # three, not four


def test_blossom_leaves_the_minion_of_the_turn_free() -> None:
    table = given(hands={"Alice": [blossom, water_lily, weed_eater]}, bases={tar_pits: []}, minions_left=1)
    table.plays("Alice", blossom)
    table.plays("Alice", water_lily, at=tar_pits)
    assert table.prompt == "which extra"
    table.picks("Alice", "extra same_name")
    assert "play weed_eater at tar_pits" in table.offers("Alice")


def test_blossom_may_be_left_unused() -> None:
    table = given(hands={"Alice": [blossom, water_lily]}, bases={tar_pits: []})
    table.plays("Alice", blossom)
    table.ends_turn("Alice")
    assert table.at("tar_pits") == []


def test_budding_finds_a_card_of_the_name_of_any_minion_in_play() -> None:
    table = given(
        hands={"Alice": [budding]},
        decks={"Alice": [shinobi, water_lily, walker]},
        bases={tar_pits: [("Bob", shinobi)], jungle_oasis: [("Alice", water_lily)]},
    )
    table.plays("Alice", budding)
    assert table.offers("Alice") == ["Bob's shinobi at tar_pits", "Alice's water_lily at jungle_oasis"]
    table.picks("Alice", "shinobi")
    assert table.offers("Alice") == ["shinobi"]
    table.picks("Alice", "shinobi")
    assert table.hand("Alice") == ["shinobi"]
    assert sorted(table.deck("Alice")) == ["walker", "water_lily"]


def test_budding_may_find_nothing() -> None:
    table = given(hands={"Alice": [budding]}, decks={"Alice": [walker, walker]}, bases={tar_pits: [("Bob", shinobi)]})
    table.plays("Alice", budding)
    assert table.offers("Alice") == ["none"]
    table.picks("Alice", "none")
    assert table.hand("Alice") == []


@pytest.mark.rule("SU-14.12")
def test_budding_without_any_minion_in_play_does_nothing() -> None:
    table = given(hands={"Alice": [budding]}, decks={"Alice": [walker]}, bases={tar_pits: []})
    table.plays("Alice", budding)
    assert table.discard("Alice") == ["budding"]
    assert table.deck("Alice") == ["walker"]


def test_budding_may_choose_a_monster_and_finds_none() -> None:
    table = given(hands={"Alice": [budding]}, decks={"Alice": [walker, walker]}, bases={tar_pits: [("", ghoul)]})
    table.plays("Alice", budding)
    table.picks("Alice", "none")
    assert table.discard("Alice") == ["budding"]


def test_insta_grow_gives_an_extra_minion() -> None:
    table = given(hands={"Alice": [insta_grow, shinobi, shinobi]}, bases={tar_pits: []})
    table.plays("Alice", insta_grow)
    table.plays("Alice", shinobi, at=tar_pits)
    table.plays("Alice", shinobi, at=tar_pits)
    assert len(table.at("tar_pits")) == 2


def test_insta_grow_need_not_be_used() -> None:
    table = given(hands={"Alice": [insta_grow, shinobi]}, bases={tar_pits: []})
    table.plays("Alice", insta_grow)
    table.ends_turn("Alice")
    assert table.at("tar_pits") == []


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
    table.picks("Alice", "use the_mothership")
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
