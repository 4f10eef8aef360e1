"""The actions of the Bear Cavalry."""

from __future__ import annotations

from typing import Literal

import pytest

from rumpus.smashup.cards.bases.awesome import field_of_honor
from rumpus.smashup.cards.bases.core import jungle_oasis, mushroom_kingdom, tar_pits, the_central_brain
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.decks.monsters import ghoul
from rumpus.smashup.cards.factions.aliens import beam_up, disintegrator, invasion
from rumpus.smashup.cards.factions.bear_cavalry import (
    bear_hug,
    bear_necessities,
    bear_rider,
    bear_rides_you,
    commission,
    cub_scout,
    high_ground,
    superiority,
    youre_pretty_much_borscht,
    youre_screwed,
)
from rumpus.smashup.cards.factions.ghosts import spectre
from rumpus.smashup.cards.factions.killer_plants import sleep_spores
from rumpus.smashup.cards.factions.ninjas import (
    ninja_master,
    poison,
    seeing_stars,
    shinobi,
    tiger_assassin,
    way_of_deception,
)
from rumpus.smashup.cards.factions.pirates import shanghai
from rumpus.smashup.cards.factions.robots import warbot
from rumpus.smashup.cards.factions.tricksters import flame_trap
from rumpus.smashup.cards.factions.wizards import enchantress
from rumpus.smashup.cards.factions.zombies import overrun, walker
from tests.smashup.given import given

THREE = ["Alice", "Bob", "Carol"]


# -- Bear Hug ------------------------------------------------------------------------------------------


def test_bear_hug_makes_each_other_player_destroy_their_weakest_minion() -> None:
    table = given(
        hands={"Alice": [bear_hug]},
        bases={
            field_of_honor: [("Bob", walker), ("Alice", walker), ("Carol", ninja_master)],
            the_central_brain: [("Bob", shinobi), ("Carol", shinobi)],
        },
        players=THREE,
    )
    table.plays("Alice", bear_hug)
    assert (table.discard("Bob"), table.discard("Carol")) == (["walker"], ["shinobi"])
    assert table.at("field_of_honor") == ["Alice's walker", "Carol's ninja_master"]
    assert (table.points("Alice"), table.points("Bob"), table.points("Carol")) == (0, 1, 0)  # it is Bob who destroys


def test_bear_hug_reads_the_power_that_minions_have_now() -> None:
    table = given(
        hands={"Alice": [bear_hug]},
        bases={jungle_oasis: [("Bob", tiger_assassin, ("Alice", poison)), ("Bob", walker)]},
    )
    table.plays("Alice", bear_hug)
    assert table.discard("Bob") == ["tiger_assassin"]


def test_bear_hug_lets_them_choose_among_equally_weak_ones() -> None:
    table = given(
        hands={"Alice": [bear_hug]},
        bases={jungle_oasis: [("Bob", enchantress), ("Bob", shinobi)], tar_pits: [("Bob", walker)]},
    )
    table.plays("Alice", bear_hug)
    assert table.offers("Bob") == ["Bob's enchantress at jungle_oasis", "Bob's walker at tar_pits"]
    table.picks("Bob", "Bob's enchantress at jungle_oasis")
    assert table.discard("Bob") == ["enchantress"]


@pytest.mark.parametrize(("edition", "chooser"), [("first_print", "Carol"), ("geekier_box", "Bob")])
def test_bear_hug_asks_the_owner_or_the_controller(
    edition: Literal["first_print", "geekier_box"], chooser: str
) -> None:
    table = given(
        hands={"Alice": [bear_hug]},
        bases={jungle_oasis: [("Bob", enchantress, "Carol"), ("Bob", walker, "Carol")]},
        players=THREE,
        edition=edition,
    )
    table.plays("Alice", bear_hug)
    assert table.asked == chooser
    table.picks(chooser, "Bob's walker at jungle_oasis")
    assert table.discard("Carol") == ["walker"]


def test_bear_hug_asks_the_controller_if_the_owners_differ() -> None:
    table = given(
        hands={"Alice": [bear_hug]},
        bases={jungle_oasis: [("Bob", enchantress, "Carol"), ("Bob", walker), ("Bob", shinobi)]},
        players=THREE,
    )
    table.plays("Alice", bear_hug)
    assert table.asked == "Bob"
    table.picks("Bob", "Bob's walker at jungle_oasis")


def test_bear_hug_passes_over_who_has_no_minion() -> None:
    table = given(hands={"Alice": [bear_hug]}, bases={jungle_oasis: [("Carol", walker), ("", ghoul)]}, players=THREE)
    table.plays("Alice", bear_hug)
    assert table.at("jungle_oasis") == ["ghoul"]


def test_bear_hug_may_catch_one_that_cannot_be_destroyed() -> None:
    table = given(hands={"Alice": [bear_hug]}, bases={jungle_oasis: [("Bob", warbot), ("Bob", ninja_master)]})
    table.plays("Alice", bear_hug)
    assert table.at("jungle_oasis") == ["Bob's warbot", "Bob's ninja_master"]


# -- Bear Necessities, Bear Rides You ------------------------------------------------------------------


def test_bear_necessities_destroy_any_action_in_play() -> None:
    table = given(
        hands={"Alice": [bear_necessities]},
        bases={tar_pits: [("Bob", sleep_spores), ("Bob", walker, ("Alice", poison))]},
    )
    table.plays("Alice", bear_necessities)
    assert table.offers("Alice") == ["Alice's poison at tar_pits", "Bob's sleep_spores at tar_pits"]
    table.picks("Alice", "Bob's sleep_spores at tar_pits")
    assert table.discard("Bob") == ["sleep_spores"]


def test_bear_necessities_find_no_action() -> None:
    table = given(hands={"Alice": [bear_necessities]}, bases={tar_pits: [("Bob", walker)]})
    table.plays("Alice", bear_necessities)
    assert table.at("tar_pits") == ["Bob's walker"]


def test_bear_rides_you_moves_one_of_your_minions() -> None:
    table = given(
        hands={"Alice": [bear_rides_you]},
        bases={
            tar_pits: [("Alice", walker), ("Bob", walker)],
            jungle_oasis: [("Alice", shinobi)],
            the_central_brain: [],
        },
    )
    table.plays("Alice", bear_rides_you)
    assert table.offers("Alice") == ["Alice's walker at tar_pits", "Alice's shinobi at jungle_oasis"]
    table.picks("Alice", "Alice's shinobi at jungle_oasis", "the_central_brain")
    assert table.at("the_central_brain") == ["Alice's shinobi"]


def test_bear_rides_you_without_a_minion_does_nothing() -> None:
    table = given(hands={"Alice": [bear_rides_you]}, bases={tar_pits: [("Bob", walker)], jungle_oasis: []})
    table.plays("Alice", bear_rides_you)
    assert table.at("tar_pits") == ["Bob's walker"]


# -- Commission ----------------------------------------------------------------------------------------


def test_commission_plays_an_extra_minion_and_moves_another_players_minion_from_there() -> None:
    table = given(
        hands={"Alice": [commission, shinobi, enchantress]},
        bases={tar_pits: [("Bob", walker), ("Bob", ninja_master)], jungle_oasis: [("Bob", warbot)]},
        decks={"Alice": [walker] * 3},
    )
    table.plays("Alice", commission)
    table.picks("Alice", "tar_pits", "play shinobi at tar_pits")
    assert table.offers("Alice") == ["Bob's walker at tar_pits", "Bob's ninja_master at tar_pits"]  # not elsewhere
    table.picks("Alice", "Bob's walker at tar_pits")
    assert table.at("jungle_oasis") == ["Bob's warbot", "Bob's walker"]
    assert "play enchantress at tar_pits" in table.offers("Alice")  # the minion of the turn


def test_commission_carries_out_the_ability_of_the_minion_first() -> None:
    table = given(
        hands={"Alice": [commission, bear_rider]},
        bases={tar_pits: [("Bob", walker), ("Bob", ninja_master)], jungle_oasis: []},
    )
    table.plays("Alice", commission)
    table.picks("Alice", "tar_pits", "play bear_cavalry at tar_pits", "Bob's walker at tar_pits")
    assert table.at("jungle_oasis") == ["Bob's walker", "Bob's ninja_master"]


def test_commission_without_the_extra_minion_moves_nobody() -> None:
    table = given(
        hands={"Alice": [commission, shinobi]}, bases={tar_pits: [("Bob", walker)], jungle_oasis: []}, minions_left=0
    )
    table.plays("Alice", commission)
    table.picks("Alice", "none")
    assert table.at("tar_pits") == ["Bob's walker"]
    assert table.offers("Alice") == ["end turn"]  # it cannot be kept for later


def test_commission_without_a_minion_in_hand_moves_nobody() -> None:
    table = given(hands={"Alice": [commission, poison]}, bases={tar_pits: [("Bob", walker)], jungle_oasis: []})
    table.plays("Alice", commission)
    table.picks("Alice", "tar_pits", "none")
    assert table.at("tar_pits") == ["Bob's walker"]


def test_commission_obeys_what_forbids_minions() -> None:
    table = given(
        hands={"Alice": [commission, shinobi]}, bases={tar_pits: [("Bob", walker), ("Bob", overrun)], jungle_oasis: []}
    )
    table.plays("Alice", commission)
    table.picks("Alice", "tar_pits")
    assert table.offers("Alice") == ["none"]
    table.picks("Alice", "none")


def test_commission_moves_somebody_even_if_the_new_minion_is_gone() -> None:
    table = given(
        hands={"Alice": [commission, shinobi]},
        bases={jungle_oasis: [("Bob", walker), ("Bob", flame_trap)], tar_pits: []},
    )
    table.plays("Alice", commission)
    table.picks("Alice", "jungle_oasis", "play shinobi at jungle_oasis")
    assert table.discard("Alice") == ["shinobi", "commission"]
    assert table.at("tar_pits") == ["Bob's walker"]


def test_commission_finds_nobody_to_move() -> None:
    table = given(hands={"Alice": [commission, shinobi]}, bases={tar_pits: [], jungle_oasis: [("Bob", walker)]})
    table.plays("Alice", commission)
    table.picks("Alice", "tar_pits", "play shinobi at tar_pits")
    assert table.prompt == "play"


def test_commission_may_bring_a_spectre_from_the_discard_pile() -> None:
    table = given(
        hands={"Alice": [commission, poison]}, discards={"Alice": [spectre]}, bases={tar_pits: [], jungle_oasis: []}
    )
    table.plays("Alice", commission)
    table.picks("Alice", "tar_pits", "play spectre from_discard at tar_pits")
    assert table.at("tar_pits") == ["Alice's spectre"]


# -- You're Pretty Much Borscht, You're Screwed --------------------------------------------------------


def test_youre_pretty_much_borscht_moves_all_other_players_minions_from_one_of_your_bases() -> None:
    table = given(
        hands={"Alice": [youre_pretty_much_borscht]},
        bases={
            tar_pits: [("Alice", walker), ("Bob", shinobi), ("Carol", ninja_master), ("", ghoul)],
            jungle_oasis: [("Alice", shinobi)],
            the_central_brain: [("Bob", walker)],
        },
        players=THREE,
    )
    table.plays("Alice", youre_pretty_much_borscht)
    assert table.offers("Alice") == ["tar_pits", "jungle_oasis"]  # where Alice has a minion
    table.picks("Alice", "tar_pits")
    assert table.offers("Alice") == ["jungle_oasis", "the_central_brain"]
    table.picks("Alice", "the_central_brain")
    assert table.at("tar_pits") == ["Alice's walker", "ghoul"]
    assert table.at("the_central_brain") == ["Bob's walker", "Bob's shinobi", "Carol's ninja_master"]


def test_youre_pretty_much_borscht_without_a_minion_does_nothing() -> None:
    table = given(hands={"Alice": [youre_pretty_much_borscht]}, bases={tar_pits: [("Bob", shinobi)], jungle_oasis: []})
    table.plays("Alice", youre_pretty_much_borscht)
    assert table.at("tar_pits") == ["Bob's shinobi"]


def test_youre_pretty_much_borscht_moves_those_who_are_not_protected() -> None:
    table = given(
        hands={"Alice": [youre_pretty_much_borscht]},
        bases={
            tar_pits: [("Alice", walker), ("Bob", shinobi), ("Bob", superiority), ("Carol", ninja_master)],
            jungle_oasis: [],
        },
        players=THREE,
    )
    table.plays("Alice", youre_pretty_much_borscht)
    assert table.at("jungle_oasis") == ["Carol's ninja_master"]


def test_youre_pretty_much_borscht_sends_them_together_before_anything_follows() -> None:
    table = given(
        hands={"Alice": [youre_pretty_much_borscht]},
        bases={
            jungle_oasis: [("Alice", walker), ("Bob", walker), ("Bob", enchantress)],
            field_of_honor: [("Alice", cub_scout)],
        },
    )
    table.plays("Alice", youre_pretty_much_borscht)
    table.picks("Alice", "jungle_oasis")
    assert table.at("field_of_honor") == ["Alice's cub_scout"]
    assert table.points("Alice") == 2  # one after the other, they were destroyed by two effects


def test_youre_screwed_moves_one_minion_from_one_of_your_bases() -> None:
    table = given(
        hands={"Alice": [youre_screwed]},
        bases={
            tar_pits: [("Alice", walker), ("Bob", shinobi), ("", ghoul)],
            jungle_oasis: [("Alice", shinobi), ("Bob", walker)],
            the_central_brain: [("Bob", walker)],
        },
    )
    table.plays("Alice", youre_screwed)
    assert table.offers("Alice") == ["Bob's shinobi at tar_pits", "Bob's walker at jungle_oasis"]
    table.picks("Alice", "Bob's shinobi at tar_pits", "the_central_brain")
    assert table.at("the_central_brain") == ["Bob's walker", "Bob's shinobi"]


def test_youre_screwed_finds_nobody() -> None:
    table = given(
        hands={"Alice": [youre_screwed]}, bases={tar_pits: [("Alice", walker)], jungle_oasis: [("Bob", shinobi)]}
    )
    table.plays("Alice", youre_screwed)
    assert table.at("jungle_oasis") == ["Bob's shinobi"]


# -- High Ground ---------------------------------------------------------------------------------------


def test_high_ground_destroys_whoever_is_moved_there() -> None:
    table = given(
        hands={"Alice": [shanghai]},
        bases={
            field_of_honor: [("Alice", walker), ("Alice", high_ground)],
            jungle_oasis: [("Bob", ninja_master)],
        },
    )
    table.plays("Alice", shanghai)
    assert table.discard("Bob") == ["ninja_master"]
    assert table.points("Alice") == 1


def test_high_ground_works_on_other_players_moves() -> None:
    table = given(
        hands={"Bob": [way_of_deception]},
        bases={field_of_honor: [("Alice", walker), ("Alice", high_ground)], jungle_oasis: [("Bob", ninja_master)]},
        active="Bob",
    )
    table.plays("Bob", way_of_deception)
    assert table.discard("Bob") == ["ninja_master", "way_of_deception"]
    assert (table.points("Alice"), table.points("Bob")) == (1, 0)


def test_high_ground_needs_a_minion_of_yours_there() -> None:
    table = given(
        hands={"Alice": [shanghai]},
        bases={
            tar_pits: [("Alice", high_ground), ("Bob", shinobi)],
            jungle_oasis: [("Bob", walker), ("Alice", walker)],
        },
    )
    table.plays("Alice", shanghai)
    table.picks("Alice", "Bob's walker at jungle_oasis")
    assert table.at("tar_pits") == ["Bob's shinobi", "Alice's high_ground", "Bob's walker"]


def test_high_ground_lets_minions_be_played_and_your_own_and_monsters_come() -> None:
    table = given(
        hands={"Bob": [walker], "Alice": [invasion, invasion]},
        bases={tar_pits: [("Alice", shinobi), ("Alice", high_ground)], jungle_oasis: [("Alice", walker), ("", ghoul)]},
        actions_left=2,
    )
    table.plays("Alice", invasion)
    table.picks("Alice", "Alice's walker at jungle_oasis")
    table.plays("Alice", invasion)
    table.picks("Alice", "ghoul at jungle_oasis")
    table.ends_turn("Alice")
    table.plays("Bob", walker, at=tar_pits)
    assert len(table.at("tar_pits")) == 5


def test_high_ground_and_cub_scout_together_need_the_victim_once() -> None:
    table = given(
        hands={"Alice": [shanghai]},
        bases={field_of_honor: [("Alice", cub_scout), ("Alice", high_ground)], jungle_oasis: [("Bob", walker)]},
    )
    table.plays("Alice", shanghai)
    table.picks("Alice", "Alice's high_ground at field_of_honor")
    assert table.points("Alice") == 1


# -- Superiority ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [seeing_stars, invasion, beam_up], ids=lambda card: card.id)
def test_superiority_protects_your_minions_there_from_other_players(card: Card) -> None:
    table = given(
        hands={"Bob": [card]},
        bases={tar_pits: [("Alice", walker), ("Alice", superiority)], jungle_oasis: []},
        active="Bob",
    )
    table.plays("Bob", card)
    assert table.at("tar_pits") == ["Alice's walker", "Alice's superiority"]


@pytest.mark.parametrize("card", [seeing_stars, beam_up], ids=lambda card: card.id)
def test_superiority_protects_nobody_elsewhere_and_nobody_else(card: Card) -> None:
    table = given(
        hands={"Bob": [card, card]},
        bases={tar_pits: [("Bob", walker), ("Alice", superiority)], jungle_oasis: [("Alice", walker)]},
        active="Bob",
        actions_left=2,
    )
    table.plays("Bob", card)
    table.picks("Bob", "Alice's walker at jungle_oasis")
    table.plays("Bob", card)
    assert table.at("tar_pits") == ["Alice's superiority"]
    assert table.at("jungle_oasis") == []


def test_superiority_does_not_protect_from_your_own_cards() -> None:
    table = given(hands={"Alice": [seeing_stars]}, bases={jungle_oasis: [("Alice", walker), ("Alice", superiority)]})
    table.plays("Alice", seeing_stars)
    assert table.discard("Alice") == ["walker", "seeing_stars"]


def test_superiority_does_not_protect_from_being_placed() -> None:
    table = given(
        hands={"Bob": [disintegrator]}, bases={tar_pits: [("Alice", walker), ("Alice", superiority)]}, active="Bob"
    )
    table.plays("Bob", disintegrator)
    assert table.deck("Alice") == ["walker"]


def test_superiority_does_not_protect_from_bases() -> None:
    table = given(
        bases={tar_pits: [("Alice", walker), ("Alice", superiority)], mushroom_kingdom: []}, active="Bob", step="start"
    )
    table.picks("Bob", "Alice's walker at tar_pits")
    assert table.at("mushroom_kingdom") == ["Alice's walker"]
