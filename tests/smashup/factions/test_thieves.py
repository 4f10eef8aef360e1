"""The Thieves, card by card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, rhodes_plaza_mall, tar_pits, the_central_brain
from rumpus.smashup.cards.decks.monsters import ghoul
from rumpus.smashup.cards.decks.potions import potion_of_cowardice
from rumpus.smashup.cards.decks.treasures import (
    bag_of_caltrops,
    boots_of_running_really_fast,
    chainsaw_of_bloody_dismemberment,
    chest_of_holding,
    cross_bow,
    magic_missile,
    tiger_steed,
    wishing_ring,
)
from rumpus.smashup.cards.edition import FIRST_PRINT
from rumpus.smashup.cards.factions.aliens import jammed_signal
from rumpus.smashup.cards.factions.dinosaurs import king_rex
from rumpus.smashup.cards.factions.ninjas import ninja_master, poison, shinobi, tiger_assassin, way_of_deception
from rumpus.smashup.cards.factions.orcs import dork_orc, too_tough
from rumpus.smashup.cards.factions.thieves import (
    backstab,
    cat_burglar,
    clever_distraction,
    fence,
    master_thief,
    mugging,
    pickpocket,
    potion_bandolier,
    secret_stash,
    smuggling,
    strip_bare,
    swipe,
)
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import Given, On, given

SCORES: list[On] = [("Alice", ninja_master), ("Alice", ninja_master), ("Alice", walker)]  # just the 12 of the oasis


def test_master_thief_draws_a_treasure_each_turn() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", master_thief)]}, treasure_deck=[tiger_steed, wishing_ring, chest_of_holding]
    )
    table.uses("Alice", master_thief)
    assert table.hand("Alice") == ["tiger_steed"]
    assert table.offers("Alice") == ["play tiger_steed at jungle_oasis", "end turn"]
    table.ends_turn("Alice")
    assert table.offers("Bob") == ["end turn"]
    table.ends_turn("Bob")
    table.uses("Alice", master_thief)
    assert table.hand("Alice") == ["tiger_steed", "wishing_ring"]


def test_master_thief_steals_in_secret_but_the_number_is_seen() -> None:
    table = given(bases={jungle_oasis: [("Alice", master_thief)]}, treasure_deck=[tiger_steed])
    table.uses("Alice", master_thief)
    seats = table.table.view(1)["seats"]  # type: ignore[attr-defined]
    assert (seats[0]["hand"], seats[0]["treasures"]) == ([""], 1)


def test_master_thief_finds_nothing_when_all_treasures_are_gone() -> None:
    table = given(bases={jungle_oasis: [("Alice", master_thief)]}, treasure_deck=[])
    table.uses("Alice", master_thief)
    assert table.hand("Alice") == []


def test_fence_buys_two_treasures_for_a_point() -> None:
    table = given(hands={"Alice": [fence, tiger_steed, wishing_ring, cross_bow, walker]}, bases={jungle_oasis: []})
    table.plays("Alice", fence, at=jungle_oasis)
    table.picks("Alice", "yes")
    assert table.offers("Alice") == ["cross_bow", "tiger_steed", "wishing_ring"]  # no walker
    table.picks("Alice", "cross_bow", "tiger_steed")
    assert table.points("Alice") == 1
    assert table.hand("Alice") == ["wishing_ring", "walker"]
    assert table.pile("treasure_discard") == ["cross_bow", "tiger_steed"]


def test_fence_may_be_left_alone() -> None:
    table = given(hands={"Alice": [fence, tiger_steed, wishing_ring]}, bases={jungle_oasis: []})
    table.plays("Alice", fence, at=jungle_oasis)
    table.picks("Alice", "no")
    assert table.points("Alice") == 0
    assert len(table.hand("Alice")) == 2


def test_fence_wants_two() -> None:
    table = given(hands={"Alice": [fence, tiger_steed, walker]}, bases={jungle_oasis: []})
    table.plays("Alice", fence, at=jungle_oasis)
    assert table.offers("Alice") == ["end turn"]
    assert table.points("Alice") == 0


def test_fence_buys_only_when_it_is_played() -> None:
    table = given(
        hands={"Alice": [tiger_steed, wishing_ring, way_of_deception]},
        bases={jungle_oasis: [("Alice", fence)], tar_pits: []},
    )
    assert "use" not in " ".join(table.offers("Alice"))
    table.plays("Alice", way_of_deception)
    assert table.at("tar_pits") == ["Alice's fence"]
    assert table.prompt == "play"


def test_cat_burglar_gets_a_counter_for_each_treasure_shown() -> None:
    table = given(
        hands={"Alice": [cat_burglar, tiger_steed, wishing_ring, cross_bow, walker]}, bases={jungle_oasis: []}
    )
    table.plays("Alice", cat_burglar, at=jungle_oasis)
    assert table.offers("Alice") == ["cross_bow", "tiger_steed", "wishing_ring", "none"]
    table.picks("Alice", "wishing_ring", "cross_bow", "none")
    assert table.power("jungle_oasis", "Alice's cat_burglar") == 3 + 2
    assert table.base("jungle_oasis").on[0].counters == 2
    assert table.hand("Alice") == ["tiger_steed", "wishing_ring", "cross_bow", "walker"]  # they stay
    seats = table.table.view(1)["seats"]  # type: ignore[attr-defined]
    assert seats[0]["hand"] == ["", "", "cross_bow", "wishing_ring"]  # now everybody knows them


def test_cat_burglar_may_show_all_or_none_and_can_show_only_treasures() -> None:
    table = given(hands={"Alice": [cat_burglar, tiger_steed]}, bases={jungle_oasis: []})
    table.plays("Alice", cat_burglar, at=jungle_oasis)
    table.picks("Alice", "tiger_steed")
    assert table.power("jungle_oasis", "Alice's cat_burglar") == 4
    table = given(hands={"Alice": [cat_burglar, tiger_steed]}, bases={jungle_oasis: []})
    table.plays("Alice", cat_burglar, at=jungle_oasis)
    table.picks("Alice", "none")
    assert table.power("jungle_oasis", "Alice's cat_burglar") == 3
    table = given(hands={"Alice": [cat_burglar, walker]}, bases={jungle_oasis: []})
    table.plays("Alice", cat_burglar, at=jungle_oasis)
    assert table.offers("Alice") == ["end turn"]


def test_pickpocket_draws_a_treasure_beside_anybodys_pickpocket() -> None:
    table = given(
        hands={"Alice": [pickpocket, pickpocket]},
        bases={jungle_oasis: [("Bob", pickpocket)], tar_pits: []},
        treasure_deck=[tiger_steed, wishing_ring],
        minions_left=2,
    )
    table.plays("Alice", pickpocket, at=jungle_oasis)
    assert table.hand("Alice") == ["pickpocket", "tiger_steed"]
    table.plays("Alice", pickpocket, at=tar_pits)
    assert table.hand("Alice") == ["tiger_steed"]  # alone there


def test_pickpocket_draws_only_one_however_many_there_are() -> None:
    table = given(
        hands={"Alice": [pickpocket]},
        bases={jungle_oasis: [("Bob", pickpocket), ("Alice", pickpocket), ("Alice", cat_burglar)]},
        treasure_deck=[tiger_steed, wishing_ring],
    )
    table.plays("Alice", pickpocket, at=jungle_oasis)
    assert table.hand("Alice") == ["tiger_steed"]


def test_backstab_costs_a_treasure_and_destroys_a_weak_minion() -> None:
    table = given(
        hands={"Alice": [backstab, tiger_steed, cross_bow, walker]},
        bases={jungle_oasis: [("Bob", shinobi), ("Bob", tiger_assassin)], tar_pits: [("", ghoul)]},
        treasure_deck=[wishing_ring],
    )
    table.plays("Alice", backstab)
    assert table.offers("Alice") == ["cross_bow", "tiger_steed"]
    table.picks("Alice", "cross_bow")
    assert table.offers("Alice") == ["Bob's shinobi at jungle_oasis", "ghoul at tar_pits"]  # 3, not 4
    table.picks("Alice", "ghoul at tar_pits", "yes")
    assert table.hand("Alice") == ["tiger_steed", "walker", "wishing_ring"]
    assert table.pile("treasure_discard") == ["cross_bow"]


def test_backstab_without_a_treasure_does_nothing() -> None:
    table = given(hands={"Alice": [backstab, walker]}, bases={jungle_oasis: [("Bob", shinobi)]})
    table.plays("Alice", backstab)
    assert table.at("jungle_oasis") == ["Bob's shinobi"]
    assert table.hand("Alice") == ["walker"]


@pytest.mark.rule("SU-12.2")
def test_backstab_costs_the_treasure_even_if_nobody_is_weak_enough() -> None:
    table = given(hands={"Alice": [backstab, cross_bow]}, bases={jungle_oasis: [("Bob", tiger_assassin)]})
    table.plays("Alice", backstab)
    assert table.pile("treasure_discard") == ["cross_bow"]
    assert table.at("jungle_oasis") == ["Bob's tiger_assassin"]


def scored_with(on: Sequence[On], bob: int = 0) -> Given:
    """The oasis scores for Alice, whose turn it is, and Bob holds the card."""
    table = given(
        hands={"Bob": [clever_distraction]},
        bases={jungle_oasis: [*SCORES, *on], tar_pits: [("Bob", shinobi)]},
        points={"Bob": bob},
        decks={"Alice": [walker, walker]},
        base_deck=[the_central_brain],
    )
    table.ends_turn("Alice")
    return table


def test_clever_distraction_robs_the_winner_of_a_point() -> None:
    table = scored_with([("Bob", walker)])
    assert table.offers("Bob") == ["play clever_distraction", "pass"]
    table.picks("Bob", "play clever_distraction")
    assert (table.points("Alice"), table.points("Bob")) == (1, 1)
    assert table.discard("Bob")[0] == "clever_distraction"


@pytest.mark.rule("SU-5.5")
def test_clever_distraction_takes_nothing_from_a_winner_who_has_nothing() -> None:
    table = given(
        hands={"Alice": [clever_distraction]},
        bases={rhodes_plaza_mall: [("Alice", king_rex), *[("Bob", king_rex)] * 3, ("Bob", jammed_signal)]},
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play clever_distraction")
    assert (table.points("Alice"), table.points("Bob")) == (1, 0)


def test_clever_distraction_may_be_kept() -> None:
    table = scored_with([("Bob", walker)])
    table.passes("Bob")
    assert (table.points("Alice"), table.points("Bob")) == (2, 0)
    assert table.hand("Bob") == ["clever_distraction"]


def test_clever_distraction_needs_a_minion_there() -> None:
    table = scored_with([])
    assert table.offers("Bob") == ["pass"]
    refusal = table.why_not("Bob", "play clever_distraction")
    assert refusal is not None
    table.passes("Bob")
    assert (table.points("Alice"), table.points("Bob")) == (2, 0)


def test_clever_distraction_is_no_card_for_step_two() -> None:
    table = given(hands={"Alice": [clever_distraction]}, bases={jungle_oasis: [("Alice", walker)]})
    assert table.offers("Alice") == ["end turn"]


def test_clever_distraction_of_the_winner_changes_nothing() -> None:
    table = scored_with([("Bob", ninja_master), ("Bob", ninja_master), ("Bob", shinobi)], bob=3)
    table.picks("Bob", "play clever_distraction")
    assert (table.points("Alice"), table.points("Bob")) == (0, 3 + 2)


def test_clever_distraction_robs_all_who_tie_but_gives_one_point() -> None:
    table = given(
        hands={"Carol": [clever_distraction]},
        bases={jungle_oasis: [("Alice", ninja_master), ("Bob", ninja_master), ("Carol", walker)]},
        players=("Alice", "Bob", "Carol"),
        decks={"Alice": [walker, walker]},
        base_deck=[the_central_brain],
    )
    table.ends_turn("Alice")
    table.picks("Carol", "play clever_distraction")
    assert [table.points(name) for name in ("Alice", "Bob", "Carol")] == [1, 1, 1]


def test_clever_distraction_robs_one_of_them_where_an_edition_reads_it_so() -> None:
    table = given(
        hands={"Carol": [clever_distraction]},
        bases={jungle_oasis: [("Alice", ninja_master), ("Bob", ninja_master), ("Carol", walker)]},
        players=("Alice", "Bob", "Carol"),
        decks={"Alice": [walker, walker]},
        base_deck=[the_central_brain],
    )
    table.state.edition = replace(FIRST_PRINT, distraction_robs_all_winners=False)
    table.ends_turn("Alice")
    table.picks("Carol", "play clever_distraction")
    assert table.offers("Carol") == ["Alice", "Bob"]
    table.picks("Carol", "Bob")
    assert [table.points(name) for name in ("Alice", "Bob", "Carol")] == [2, 1, 1]


def test_mugging_takes_an_action_from_any_minion_to_one_of_yours() -> None:
    table = given(
        hands={"Alice": [mugging]},
        bases={
            jungle_oasis: [("Bob", walker, ("Bob", chainsaw_of_bloody_dismemberment)), ("Bob", bag_of_caltrops)],
            tar_pits: [("Alice", shinobi, ("Bob", poison)), ("Alice", pickpocket), ("", ghoul, ("Bob", magic_missile))],
        },
    )
    table.plays("Alice", mugging)
    assert table.offers("Alice") == [
        "Bob's chainsaw_of_bloody_dismemberment at jungle_oasis",
        "Bob's poison at tar_pits",
        "Bob's magic_missile at tar_pits",
    ]  # none on a base
    table.picks("Alice", "Bob's chainsaw_of_bloody_dismemberment at jungle_oasis")
    assert table.offers("Alice") == ["Alice's shinobi at tar_pits", "Alice's pickpocket at tar_pits"]
    table.picks("Alice", "Alice's pickpocket at tar_pits")
    assert table.at("tar_pits")[1] == "Alice's pickpocket + Bob's chainsaw_of_bloody_dismemberment"  # still Bob's
    assert table.power("tar_pits", "Alice's pickpocket") == 4
    assert table.power("jungle_oasis", "Bob's walker") == 2


def test_mugging_leaves_the_use_of_the_action_to_who_controls_it() -> None:
    table = given(
        hands={"Alice": [mugging]},
        bases={
            jungle_oasis: [("Bob", walker, ("Bob", boots_of_running_really_fast))],
            tar_pits: [("Alice", shinobi)],
        },
    )
    table.plays("Alice", mugging)
    assert table.at("tar_pits") == ["Alice's shinobi + Bob's boots_of_running_really_fast"]
    assert table.offers("Alice") == ["end turn"]
    table.ends_turn("Alice")
    assert table.offers("Bob")[0] == "use Bob's boots_of_running_really_fast at tar_pits"


def test_mugging_never_puts_it_back_where_it_was() -> None:
    table = given(hands={"Alice": [mugging]}, bases={jungle_oasis: [("Alice", shinobi, ("Bob", poison))]})
    table.plays("Alice", mugging)
    assert table.at("jungle_oasis") == ["Alice's shinobi + Bob's poison"]
    table = given(hands={"Alice": [mugging]}, bases={jungle_oasis: [("Bob", shinobi, ("Bob", poison))]})
    table.plays("Alice", mugging)  # nobody to put it on
    assert table.at("jungle_oasis") == ["Bob's shinobi + Bob's poison"]


def test_mugging_does_not_affect_the_minion_that_loses_an_action() -> None:
    table = given(
        hands={"Alice": [mugging]},
        bases={
            jungle_oasis: [("Bob", dork_orc, ("Bob", too_tough), ("Bob", chest_of_holding))],
            tar_pits: [("Alice", walker)],
        },
    )
    table.plays("Alice", mugging)
    table.picks("Alice", "Bob's chest_of_holding at jungle_oasis")
    assert table.at("tar_pits") == ["Alice's walker + Bob's chest_of_holding"]
    assert table.at("jungle_oasis") == ["Bob's dork_orc + Bob's too_tough"]


@pytest.mark.rule("SU-13.4")
@pytest.mark.parametrize("edition", ["first_print", "geekier_box"])
def test_strip_bare_does_not_affect_the_minion_that_loses_a_treasure(
    edition: Literal["first_print", "geekier_box"],
) -> None:
    table = given(
        hands={"Alice": [strip_bare]},
        bases={jungle_oasis: [("Bob", dork_orc, ("Bob", too_tough), ("Bob", chest_of_holding))]},
        edition=edition,
    )
    table.plays("Alice", strip_bare)
    assert table.hand("Alice") == ["chest_of_holding"]
    assert table.at("jungle_oasis") == ["Bob's dork_orc + Bob's too_tough"]


def test_potion_bandolier_costs_a_treasure_and_gives_three_power_for_the_turn() -> None:
    table = given(
        hands={"Alice": [potion_bandolier, tiger_steed, cross_bow]},
        bases={jungle_oasis: [("Bob", shinobi), ("Alice", walker), ("", ghoul)]},
    )
    table.plays("Alice", potion_bandolier)
    assert len(table.offers("Alice")) == 3  # any minion
    table.picks("Alice", "Alice's walker at jungle_oasis")
    assert table.offers("Alice") == ["cross_bow", "tiger_steed"]
    table.picks("Alice", "cross_bow")
    assert table.power("jungle_oasis", "Alice's walker") == 5
    table.ends_turn("Alice")
    assert table.power("jungle_oasis", "Alice's walker") == 2


def test_potion_bandolier_without_a_treasure_or_a_minion_does_nothing() -> None:
    table = given(hands={"Alice": [potion_bandolier, walker]}, bases={jungle_oasis: [("Alice", shinobi)]})
    table.plays("Alice", potion_bandolier)
    assert table.power("jungle_oasis", "Alice's shinobi") == 3
    table = given(hands={"Alice": [potion_bandolier, cross_bow]}, bases={jungle_oasis: []})
    table.plays("Alice", potion_bandolier)
    assert table.hand("Alice") == ["cross_bow"]  # nobody to give it to


@pytest.mark.rule("SU-5.8")
def test_secret_stash_adds_two_treasures_to_the_loot_of_all() -> None:
    table = given(
        hands={"Alice": [secret_stash]},
        bases={jungle_oasis: [*SCORES, ("Bob", shinobi)], tar_pits: []},
        treasure_deck=[tiger_steed, wishing_ring, cross_bow],
        decks={"Alice": [walker, walker]},
        base_deck=[the_central_brain],
    )
    table.plays("Alice", secret_stash)
    table.picks("Alice", "jungle_oasis")
    table.ends_turn("Alice")
    assert table.offers("Alice") == ["tiger_steed", "wishing_ring"]  # no monsters there
    table.picks("Alice", "wishing_ring")
    assert table.hand("Alice")[0] == "wishing_ring"
    assert table.hand("Bob") == ["tiger_steed"]
    assert "secret_stash" in table.discard("Alice")


def test_secret_stash_comes_on_top_of_the_monsters_and_stays_until_its_base_scores() -> None:
    table = given(
        bases={
            jungle_oasis: [*SCORES, ("Alice", shinobi), ("", ghoul), ("Alice", secret_stash)],
            tar_pits: [("Bob", secret_stash)],
        },
        treasure_deck=[tiger_steed, wishing_ring, cross_bow, chest_of_holding],
        decks={"Alice": [walker, walker]},
        base_deck=[the_central_brain],
    )
    table.ends_turn("Alice")
    assert table.offers("Alice") == ["cross_bow", "tiger_steed", "wishing_ring"]
    table.picks("Alice", "cross_bow", "tiger_steed")
    assert table.hand("Alice")[:3] == ["cross_bow", "tiger_steed", "wishing_ring"]
    assert table.at("tar_pits") == ["Bob's secret_stash"]


def test_smuggling_turns_two_treasures_into_a_point_and_the_discard_pile_into_the_deck() -> None:
    table = given(
        hands={"Alice": [smuggling, tiger_steed, cross_bow, wishing_ring]},
        bases={jungle_oasis: []},
        decks={"Alice": [walker]},
        discards={"Alice": [shinobi, poison]},
    )
    table.plays("Alice", smuggling)
    assert table.offers("Alice") == ["cross_bow", "tiger_steed", "wishing_ring"]
    table.picks("Alice", "cross_bow", "tiger_steed")
    assert table.points("Alice") == 1
    assert sorted(table.deck("Alice")[:3]) == ["poison", "shinobi", "walker"]
    assert table.deck("Alice")[3] == "smuggling"
    assert table.discard("Alice") == []
    assert table.pile("treasure_discard") == ["cross_bow", "tiger_steed"]


def test_smuggling_without_two_treasures_only_shuffles() -> None:
    table = given(
        hands={"Alice": [smuggling, tiger_steed]}, bases={jungle_oasis: []}, discards={"Alice": [shinobi, poison]}
    )
    table.plays("Alice", smuggling)
    assert table.points("Alice") == 0
    assert table.hand("Alice") == ["tiger_steed"]
    assert sorted(table.deck("Alice")[:2]) == ["poison", "shinobi"]
    assert table.deck("Alice")[2] == "smuggling"
    assert table.state.resolving == []


def test_strip_bare_takes_any_treasure_in_play() -> None:
    table = given(
        hands={"Alice": [strip_bare]},
        bases={
            jungle_oasis: [("Bob", shinobi, ("Bob", chest_of_holding), ("Bob", poison)), ("Bob", bag_of_caltrops)],
            tar_pits: [("Bob", tiger_steed, ("Alice", magic_missile)), ("Alice", walker, ("Bob", potion_of_cowardice))],
        },
    )
    table.plays("Alice", strip_bare)
    assert table.offers("Alice") == [
        "Bob's tiger_steed at tar_pits",
        "Bob's chest_of_holding at jungle_oasis",
        "Bob's bag_of_caltrops at jungle_oasis",
        "Alice's magic_missile at tar_pits",
        "Bob's potion_of_cowardice at tar_pits",
    ]
    table.picks("Alice", "Bob's tiger_steed at tar_pits")
    assert table.hand("Alice") == ["tiger_steed"]
    assert table.pile("treasure_discard") == ["magic_missile"]  # what lay on it
    seats = table.table.view(1)["seats"]  # type: ignore[attr-defined]
    assert seats[0]["hand"] == ["tiger_steed"]  # all have seen it


def test_strip_bare_takes_a_card_that_another_player_controls() -> None:
    table = given(hands={"Alice": [strip_bare]}, bases={jungle_oasis: [("Bob", walker, ("Bob", chest_of_holding))]})
    table.plays("Alice", strip_bare)
    assert table.hand("Alice") == ["chest_of_holding"]
    assert table.at("jungle_oasis") == ["Bob's walker"]


def test_strip_bare_finds_no_treasure() -> None:
    table = given(hands={"Alice": [strip_bare]}, bases={jungle_oasis: [("Bob", walker, ("Bob", poison)), ("", ghoul)]})
    table.plays("Alice", strip_bare)
    assert table.at("jungle_oasis") == ["Bob's walker + Bob's poison", "ghoul"]


@pytest.mark.rule("SU-8.10")
def test_swipe_draws_a_treasure() -> None:
    table = given(hands={"Alice": [swipe]}, bases={jungle_oasis: []}, treasure_deck=[tiger_steed, cross_bow])
    table.plays("Alice", swipe)
    assert table.hand("Alice") == ["tiger_steed"]
    assert table.discard("Alice") == ["swipe"]
    table = given(
        hands={"Alice": [swipe]}, bases={jungle_oasis: []}, treasure_deck=[], treasure_discard=[tiger_steed, cross_bow]
    )
    table.plays("Alice", swipe)
    assert len(table.pile("treasure_deck")) == 1
    assert len(table.hand("Alice")) == 1
