"""The Wizards, card by card."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_great_library
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.factions.aliens import abduction
from rumpus.smashup.cards.factions.clerics import curse_of_imprisonment, remove_curse
from rumpus.smashup.cards.factions.dinosaurs import king_rex, tooth_and_claw_and_guns, upgrade, wildlife_preserve
from rumpus.smashup.cards.factions.elves import flower_child
from rumpus.smashup.cards.factions.ghosts import make_contact
from rumpus.smashup.cards.factions.killer_plants import choking_vines
from rumpus.smashup.cards.factions.ninjas import hidden_ninja, poison, seeing_stars, way_of_deception
from rumpus.smashup.cards.factions.tricksters import brownie, disenchant, flame_trap, gnome, gremlin, mark_of_sleep
from rumpus.smashup.cards.factions.wizards import (
    archmage,
    chronomage,
    enchantress,
    mass_enchantment,
    mystic_studies,
    neophyte,
    portal,
    sacrifice,
    scry,
    summon,
    time_loop,
    winds_of_change,
)
from tests.smashup.given import Given, given

# -- Archmage ----------------------------------------------------------------------------------------------


def test_archmage_gives_an_extra_action_in_the_turn_in_which_it_is_played() -> None:
    table = given(hands={"Alice": [archmage, *[disenchant] * 3]}, bases={the_great_library: []})
    table.plays("Alice", archmage, at=the_great_library)
    table.plays("Alice", disenchant)
    table.plays("Alice", disenchant)
    assert table.offers("Alice") == ["end turn"]


def test_archmage_gives_an_extra_action_in_each_turn_of_its_controller_only() -> None:
    table = given(
        hands={"Alice": [disenchant] * 4, "Bob": [disenchant] * 2},
        decks={"Alice": [enchantress] * 4, "Bob": [enchantress] * 2},
        bases={the_great_library: [("Alice", archmage)]},
        step="start",
    )
    for name, actions in (("Alice", 2), ("Bob", 1), ("Alice", 2)):
        for _ in range(actions):
            table.plays(name, disenchant)
        assert "play disenchant" not in table.offers(name)
        table.ends_turn(name)


def test_archmage_leaves_the_extra_action_of_the_turn_behind() -> None:
    hands = {"Alice": [sacrifice, disenchant, disenchant]}
    table = given(hands=hands, bases={the_great_library: [("Alice", archmage)]}, step="start")
    table.plays("Alice", sacrifice)
    assert table.at("the_great_library") == []
    table.plays("Alice", disenchant)
    assert table.asked == "Alice"
    assert "play disenchant" not in table.offers("Alice")


@pytest.mark.rule("SU-2.7")
@pytest.mark.parametrize("active", ["Alice", "Bob"])
def test_archmage_that_arrives_at_a_scoring_gives_no_action_then(active: str) -> None:
    table = given(
        hands={"Alice": [hidden_ninja, archmage, disenchant]},
        decks={"Alice": [enchantress] * 4, "Bob": [enchantress] * 4},
        bases={jungle_oasis: [("Alice", king_rex), ("Bob", king_rex)], the_great_library: []},
        active=active,
    )
    table.ends_turn(active)
    table.picks("Alice", "play hidden_ninja", "play archmage at jungle_oasis")
    assert table.prompt == "play"  # the next turn has begun
    assert table.asked != active


@pytest.mark.rule("SU-10.20")
def test_archmage_that_is_destroyed_at_the_start_of_the_turn_gives_nothing() -> None:
    table = given(
        hands={"Alice": [disenchant, disenchant]},
        bases={tar_pits: [("Alice", archmage, ("Alice", choking_vines))]},
        step="start",
    )
    assert table.at("tar_pits") == []
    assert table.state.actions_left == 1


@pytest.mark.rule("SU-10.20")
def test_archmage_gives_its_action_to_whoever_controls_it_in_step_2() -> None:
    table = given(
        hands={"Alice": [make_contact], "Bob": [disenchant, mystic_studies]},
        decks={"Alice": [enchantress] * 2, "Bob": [enchantress] * 6},
        bases={tar_pits: [("Bob", archmage)], the_great_library: []},
    )
    table.plays("Alice", make_contact)
    assert table.state.actions_left == 1
    table.ends_turn("Alice")
    assert table.state.actions_left == 1  # it is Alice's
    table.plays("Bob", disenchant)
    assert table.at("tar_pits") == ["Bob's archmage"]
    table.plays("Bob", mystic_studies)  # it is his again, in his own step 2
    assert table.state.actions_left == 0


@pytest.mark.rule("SU-10.20")
def test_archmage_that_meets_a_trap_has_been_there() -> None:
    table = given(hands={"Alice": [archmage, *[disenchant] * 2]}, bases={tar_pits: [("Bob", flame_trap)]})
    table.plays("Alice", archmage, at=tar_pits)
    assert table.at("tar_pits") == []
    assert table.state.actions_left == 2


@pytest.mark.rule("SU-10.20")
def test_archmage_played_again_is_a_new_card() -> None:
    table = given(
        hands={"Alice": [abduction, *[disenchant] * 3]}, bases={tar_pits: [("Alice", archmage)]}, step="start"
    )
    assert table.state.actions_left == 2
    table.plays("Alice", abduction)
    table.plays("Alice", archmage, at=tar_pits)
    assert table.state.actions_left == 2


@pytest.mark.rule("SU-10.20")
def test_archmage_that_is_moved_is_the_same_card() -> None:
    table = given(hands={"Alice": [way_of_deception]}, bases={tar_pits: [("Alice", archmage)], jungle_oasis: []})
    table.plays("Alice", way_of_deception)
    assert table.state.actions_left == 1


@pytest.mark.rule("SU-10.20")
def test_archmage_without_abilities_gives_nothing_until_it_has_them_again() -> None:
    table = given(
        hands={"Alice": [remove_curse]},
        bases={tar_pits: [("Alice", archmage, ("Bob", curse_of_imprisonment))]},
        step="start",
    )
    assert table.state.actions_left == 1
    table.plays("Alice", remove_curse)
    assert table.state.actions_left == 1


@pytest.mark.rule("SU-10.20")
def test_archmage_that_is_silenced_or_taken_in_step_2_has_given_its_action() -> None:
    table = given(
        hands={"Alice": [curse_of_imprisonment], "Bob": [flower_child]},
        decks={"Alice": [enchantress] * 2, "Bob": [enchantress] * 2},
        bases={tar_pits: [("Alice", archmage, ("Bob", poison))]},
        step="start",
    )
    table.plays("Alice", curse_of_imprisonment)
    assert table.state.actions_left == 1
    table.ends_turn("Alice")
    table.plays("Bob", flower_child, at=tar_pits)
    table.picks("Bob", "yes")
    assert table.at("tar_pits")[0].startswith("Bob's archmage")
    assert table.state.actions_left == 1  # it has no abilities


@pytest.mark.rule("SU-10.20")
def test_archmage_that_flower_child_brings_gives_its_action_at_once() -> None:
    table = given(hands={"Alice": [flower_child]}, bases={tar_pits: [("Bob", archmage, ("Bob", poison))]})
    table.plays("Alice", flower_child, at=tar_pits)
    table.picks("Alice", "yes")
    assert table.state.actions_left == 2


# -- Chronomage --------------------------------------------------------------------------------------------


def test_chronomage_gives_one_extra_action_this_turn() -> None:
    table = given(hands={"Alice": [chronomage, *[disenchant] * 4]}, bases={the_great_library: []})
    table.plays("Alice", chronomage, at=the_great_library)
    table.plays("Alice", disenchant)
    table.plays("Alice", disenchant)
    assert table.offers("Alice") == ["end turn"]
    table.ends_turn("Alice")
    table.ends_turn("Bob")
    table.plays("Alice", disenchant)
    assert "play disenchant" not in table.offers("Alice")


def test_chronomage_leaves_the_extra_action_behind() -> None:
    table = given(hands={"Alice": [chronomage, sacrifice, disenchant]}, bases={the_great_library: []})
    table.plays("Alice", chronomage, at=the_great_library)
    table.plays("Alice", sacrifice)
    table.plays("Alice", disenchant)
    assert table.at("the_great_library") == []


@pytest.mark.rule("SU-6.2")
@pytest.mark.parametrize("answer", ["seeing_stars", "none"])
def test_chronomage_at_a_scoring_gives_the_extra_action_at_once_or_not_at_all(answer: str) -> None:
    table = given(
        hands={"Alice": [hidden_ninja, chronomage, seeing_stars, hidden_ninja]},
        bases={jungle_oasis: [("Bob", king_rex), ("Bob", king_rex)], the_great_library: [("Bob", gnome)]},
        active="Bob",
    )
    table.ends_turn("Bob")
    table.picks("Alice", "play hidden_ninja", "play chronomage at jungle_oasis")
    assert table.offers("Alice") == ["seeing_stars", "none"]  # a special is no extra action
    table.picks("Alice", answer)
    if answer != "none":
        table.picks("Alice", "gnome")
    assert table.offers("Alice") == ["play hidden_ninja", "pass"]


# -- Enchantress -------------------------------------------------------------------------------------------


def test_enchantress_draws_a_card() -> None:
    table = given(hands={"Alice": [enchantress]}, decks={"Alice": [gnome, brownie]}, bases={tar_pits: []})
    table.plays("Alice", enchantress, at=tar_pits)
    assert (table.hand("Alice"), table.deck("Alice")) == (["gnome"], ["brownie"])


@pytest.mark.rule("SU-2.6")
def test_enchantress_draws_from_a_new_deck_if_there_is_one() -> None:
    table = given(hands={"Alice": [enchantress]}, discards={"Alice": [gnome]}, bases={tar_pits: []})
    table.plays("Alice", enchantress, at=tar_pits)
    assert (table.hand("Alice"), table.discard("Alice")) == (["gnome"], [])
    table = given(hands={"Alice": [enchantress]}, bases={tar_pits: []})
    table.plays("Alice", enchantress, at=tar_pits)
    assert table.hand("Alice") == []


# -- Neophyte ----------------------------------------------------------------------------------------------


def with_neophyte(*deck: Card) -> Given:
    bases = {the_great_library: [("Bob", king_rex)]}
    table = given(hands={"Alice": [neophyte, disenchant]}, decks={"Alice": deck}, bases=bases)
    table.plays("Alice", neophyte, at=the_great_library)
    return table


def test_neophyte_takes_the_action_on_top_of_the_deck() -> None:
    table = with_neophyte(mystic_studies, gnome)
    assert table.offers("Alice") == ["take", "play", "none"]
    table.picks("Alice", "take")
    assert (table.hand("Alice"), table.deck("Alice")) == (["disenchant", "mystic_studies"], ["gnome"])


def test_neophyte_plays_the_action_at_once_as_an_extra_action() -> None:
    table = with_neophyte(mystic_studies, gnome, brownie)
    table.picks("Alice", "play")
    assert table.hand("Alice") == ["disenchant", "gnome", "brownie"]
    assert table.discard("Alice") == ["mystic_studies"]
    table.plays("Alice", disenchant)  # the action of the turn is still there


def test_neophyte_plays_an_action_that_stays() -> None:
    table = with_neophyte(poison)
    table.picks("Alice", "play", "king_rex")
    assert table.at("the_great_library") == ["Bob's king_rex + Alice's poison", "Alice's neophyte"]


def test_neophyte_puts_back_an_action_that_is_not_wanted() -> None:
    table = with_neophyte(mystic_studies, gnome)
    table.picks("Alice", "none")
    assert table.deck("Alice") == ["mystic_studies", "gnome"]
    assert table.hand("Alice") == ["disenchant"]


@pytest.mark.rule("SU-10.11")
def test_neophyte_shows_a_minion_to_all_and_puts_it_back() -> None:
    table = with_neophyte(gnome, brownie)
    assert table.deck("Alice") == ["gnome", "brownie"]
    alice = table.game.view(1)["seats"][0]  # type: ignore[index]
    assert alice["deck known"] == [(0, "gnome")]


def test_neophyte_cannot_play_an_action_that_is_only_a_special() -> None:
    table = with_neophyte(hidden_ninja)
    assert table.offers("Alice") == ["take", "none"]
    table.picks("Alice", "take")


def test_neophyte_has_nothing_to_reveal_without_a_deck() -> None:
    table = with_neophyte()
    assert table.at("the_great_library")[-1] == "Alice's neophyte"


def test_neophyte_cannot_play_the_action_in_a_turn_of_sleep() -> None:
    table = given(
        hands={"Alice": [mark_of_sleep], "Bob": [neophyte]},
        decks={"Bob": [mystic_studies]},
        bases={the_great_library: []},
    )
    table.plays("Alice", mark_of_sleep)
    table.picks("Alice", "Bob")
    table.ends_turn("Alice")
    table.plays("Bob", neophyte, at=the_great_library)
    assert table.offers("Bob") == ["take", "none"]
    table.picks("Bob", "take")


# -- Mass Enchantment --------------------------------------------------------------------------------------


def with_mass_enchantment(bob: Sequence[Card], carol: Sequence[Card] = (), alice: Sequence[Card] = ()) -> Given:
    table = given(
        hands={"Alice": [mass_enchantment, disenchant]},
        decks={"Alice": alice, "Bob": bob, "Carol": carol},
        bases={the_great_library: [("Bob", king_rex), ("Carol", gremlin)]},
        players=["Alice", "Bob", "Carol"],
    )
    table.plays("Alice", mass_enchantment)
    return table


def test_mass_enchantment_plays_one_of_the_actions_on_top_of_the_other_decks() -> None:
    table = with_mass_enchantment([mystic_studies, gnome], [scry, gnome], alice=[summon, brownie, gnome])
    assert table.offers("Alice") == ["mystic_studies", "scry"]  # not her own; no way to decline
    table.picks("Alice", "mystic_studies")
    assert table.hand("Alice") == ["disenchant", "summon", "brownie"]
    assert table.deck("Carol") == ["scry", "gnome"]
    assert (table.discard("Alice"), table.discard("Bob")) == (["mass_enchantment"], ["mystic_studies"])
    assert table.offers("Alice")[-1] == "end turn"
    assert "play disenchant" not in table.offers("Alice")


@pytest.mark.rule("SU-7.2")
def test_mass_enchantment_gives_control_of_a_card_that_stays_but_not_the_card() -> None:
    table = with_mass_enchantment([upgrade, gnome])
    assert table.offers("Alice") == ["Bob's king_rex at the_great_library", "Carol's gremlin at the_great_library"]
    table.picks("Alice", "gremlin")
    assert table.at("the_great_library") == ["Bob's king_rex", "Carol's gremlin + Alice's upgrade"]
    assert table.state.owners[table.base("the_great_library").on[1].on[0].uid] == 1


def test_mass_enchantment_sends_a_borrowed_card_to_its_owners_discard_pile() -> None:
    table = given(
        hands={"Alice": [mass_enchantment, disenchant]},
        decks={"Bob": [wildlife_preserve]},
        bases={the_great_library: []},
        actions_left=2,
    )
    table.plays("Alice", mass_enchantment)
    assert table.at("the_great_library") == ["Alice's wildlife_preserve"]
    table.plays("Alice", disenchant)
    assert table.discard("Bob") == ["wildlife_preserve"]


def test_mass_enchantment_plays_nothing_if_no_action_is_revealed() -> None:
    table = with_mass_enchantment([gnome, scry], [hidden_ninja])  # a special has its own time
    assert (table.deck("Bob"), table.deck("Carol")) == (["gnome", "scry"], ["hidden_ninja"])
    assert table.discard("Alice") == ["mass_enchantment"]
    table = with_mass_enchantment([])
    assert table.discard("Alice") == ["mass_enchantment"]


def test_mass_enchantment_puts_the_others_back_only_when_the_action_is_done() -> None:
    table = with_mass_enchantment([seeing_stars], [enchantress, chronomage])
    assert table.discard("Carol") == ["gremlin"]
    assert (table.hand("Carol"), table.deck("Carol")) == (["chronomage"], ["enchantress"])


# -- Mystic Studies ----------------------------------------------------------------------------------------


def test_mystic_studies_draws_two_cards() -> None:
    table = given(hands={"Alice": [mystic_studies]}, decks={"Alice": [gnome, brownie, gnome]}, bases={tar_pits: []})
    table.plays("Alice", mystic_studies)
    assert (table.hand("Alice"), table.deck("Alice")) == (["gnome", "brownie"], ["gnome"])


def test_mystic_studies_does_not_draw_itself() -> None:
    table = given(hands={"Alice": [mystic_studies]}, decks={"Alice": [gnome]}, bases={tar_pits: []})
    table.plays("Alice", mystic_studies)
    assert (table.hand("Alice"), table.discard("Alice")) == (["gnome"], ["mystic_studies"])


# -- Portal ------------------------------------------------------------------------------------------------


def with_portal(*deck: Card) -> Given:
    table = given(hands={"Alice": [portal]}, decks={"Alice": deck}, bases={tar_pits: []})
    table.plays("Alice", portal)
    return table


def test_portal_takes_any_minions_of_five_cards_and_puts_the_others_back_in_any_order() -> None:
    table = with_portal(gnome, scry, brownie, summon, gremlin, king_rex)
    assert table.offers("Alice") == ["brownie", "gnome", "gremlin", "none"]  # not the sixth card
    table.picks("Alice", "gnome", "gremlin", "none")
    assert table.offers("Alice") == ["brownie", "scry", "summon"]
    table.picks("Alice", "scry", "brownie")
    assert table.hand("Alice") == ["gnome", "gremlin"]
    assert table.deck("Alice") == ["summon", "brownie", "scry", "king_rex"]


def test_portal_may_take_none_or_all() -> None:
    table = with_portal(gnome, gnome)
    table.picks("Alice", "none")
    assert table.deck("Alice") == ["gnome", "gnome"]
    table = with_portal(gnome, brownie)
    table.picks("Alice", "gnome", "brownie")
    assert (table.hand("Alice"), table.deck("Alice")) == (["gnome", "brownie"], [])


def test_portal_without_minions_only_arranges() -> None:
    table = with_portal(scry, summon)
    assert table.offers("Alice") == ["scry", "summon"]
    table.picks("Alice", "scry")
    assert (table.hand("Alice"), table.deck("Alice")) == ([], ["summon", "scry"])
    assert with_portal().discard("Alice") == ["portal"]


@pytest.mark.rule("SU-2.6")
def test_portal_goes_on_with_a_new_deck() -> None:
    table = given(
        hands={"Alice": [portal]}, decks={"Alice": [scry]}, discards={"Alice": [gnome] * 3}, bases={tar_pits: []}
    )
    table.plays("Alice", portal)
    table.picks("Alice", "gnome", "none")
    table.picks("Alice", "scry")
    assert (table.hand("Alice"), table.deck("Alice")) == (["gnome"], ["gnome", "gnome", "scry"])


# -- Sacrifice ---------------------------------------------------------------------------------------------


def test_sacrifice_draws_as_many_cards_as_the_minion_has_power_now() -> None:
    bases = {tar_pits: [("Alice", gnome, ("Alice", upgrade)), ("Alice", gremlin), ("Bob", king_rex)]}
    table = given(hands={"Alice": [sacrifice]}, decks={"Alice": [enchantress] * 9}, bases=bases)
    table.plays("Alice", sacrifice)
    assert table.offers("Alice") == ["Alice's gnome at tar_pits", "Alice's gremlin at tar_pits"]
    table.picks("Alice", "gnome")
    assert table.hand("Alice") == ["enchantress"] * 5
    assert table.at("tar_pits") == ["Alice's gremlin", "Bob's king_rex"]


def test_sacrifice_draws_before_the_minion_is_destroyed() -> None:
    decks = {"Alice": [enchantress, chronomage, gnome, brownie]}
    bases = {the_great_library: [("Alice", gremlin)]}
    table = given(hands={"Alice": [sacrifice], "Bob": [gnome]}, decks=decks, bases=bases)
    table.plays("Alice", sacrifice)
    assert table.hand("Alice") == ["enchantress", "chronomage", "gnome"]
    assert table.discard("Bob") == ["gnome"]


def test_sacrifice_draws_nothing_for_a_minion_of_power_0_or_without_a_minion() -> None:
    bases = {tar_pits: [("Alice", gnome, ("Bob", poison))]}
    table = given(hands={"Alice": [sacrifice]}, decks={"Alice": [brownie]}, bases=bases)
    table.plays("Alice", sacrifice)
    assert (table.hand("Alice"), table.at("tar_pits")) == ([], [])
    table = given(hands={"Alice": [sacrifice]}, decks={"Alice": [brownie]}, bases={tar_pits: [("Bob", gnome)]})
    table.plays("Alice", sacrifice)
    assert (table.hand("Alice"), table.at("tar_pits")) == ([], ["Bob's gnome"])


def test_sacrifice_draws_even_if_the_minion_is_not_destroyed() -> None:
    bases = {tar_pits: [("Alice", gremlin, ("Alice", tooth_and_claw_and_guns))]}
    table = given(hands={"Alice": [sacrifice]}, decks={"Alice": [brownie] * 3}, bases=bases)
    table.plays("Alice", sacrifice)
    assert (len(table.hand("Alice")), table.at("tar_pits")) == (2, ["Alice's gremlin"])


# -- Scry --------------------------------------------------------------------------------------------------


def test_scry_takes_an_action_from_the_deck_shown_to_all() -> None:
    table = given(hands={"Alice": [scry]}, decks={"Alice": [gnome, summon, portal, summon]}, bases={tar_pits: []})
    table.plays("Alice", scry)
    assert table.offers("Alice") == ["portal", "summon"]
    table.picks("Alice", "portal")
    assert table.hand("Alice") == ["portal"]
    assert sorted(table.deck("Alice")) == ["gnome", "summon", "summon"]
    alice = table.game.view(1)["seats"][0]  # type: ignore[index]
    assert alice["hand"] == ["portal"]


def test_scry_may_find_nothing() -> None:
    table = given(hands={"Alice": [scry]}, decks={"Alice": [gnome, gnome]}, bases={tar_pits: []})
    table.plays("Alice", scry)
    assert table.offers("Alice") == ["none"]
    table.picks("Alice", "none")
    assert (table.hand("Alice"), table.discard("Alice")) == ([], ["scry"])


@pytest.mark.rule("SU-2.6")
def test_scry_searches_a_new_deck_only_if_there_is_none_and_never_finds_itself() -> None:
    table = given(hands={"Alice": [scry]}, discards={"Alice": [summon]}, bases={tar_pits: []})
    table.plays("Alice", scry)
    assert (table.hand("Alice"), table.discard("Alice")) == (["summon"], ["scry"])
    table = given(hands={"Alice": [scry]}, decks={"Alice": [gnome]}, discards={"Alice": [summon]}, bases={tar_pits: []})
    table.plays("Alice", scry)
    assert (table.hand("Alice"), table.discard("Alice")) == ([], ["summon", "scry"])


# -- Summon ------------------------------------------------------------------------------------------------


def test_summon_gives_an_extra_minion_this_turn() -> None:
    table = given(hands={"Alice": [summon, *[king_rex] * 4]}, bases={the_great_library: [], tar_pits: []})
    table.plays("Alice", summon)
    table.plays("Alice", king_rex, at=tar_pits)
    table.plays("Alice", king_rex, at=the_great_library)
    assert table.offers("Alice") == ["end turn"]
    table.ends_turn("Alice")
    table.ends_turn("Bob")
    table.plays("Alice", king_rex, at=tar_pits)
    assert table.offers("Alice") == ["play summon", "end turn"]  # drawn again


# -- Time Loop ---------------------------------------------------------------------------------------------


def test_time_loop_gives_two_extra_actions_this_turn() -> None:
    table = given(hands={"Alice": [time_loop, *[disenchant] * 5]}, bases={tar_pits: []})
    table.plays("Alice", time_loop)
    table.plays("Alice", disenchant)
    table.plays("Alice", disenchant)
    assert table.offers("Alice") == ["end turn"]
    table.ends_turn("Alice")
    table.ends_turn("Bob")
    table.plays("Alice", disenchant)
    assert "play disenchant" not in table.offers("Alice")


@pytest.mark.rule("SU-6.2")
def test_time_loop_at_a_scoring_gives_both_at_once() -> None:
    table = given(
        hands={"Alice": [hidden_ninja, neophyte, seeing_stars, mystic_studies]},
        decks={"Alice": [time_loop, gnome, gnome]},
        bases={jungle_oasis: [("Bob", king_rex), ("Bob", king_rex)], tar_pits: [("Bob", gnome)]},
        active="Bob",
    )
    table.ends_turn("Bob")
    table.picks("Alice", "play hidden_ninja", "play neophyte at jungle_oasis", "play", "mystic_studies", "none")
    assert table.hand("Alice") == ["seeing_stars", "gnome", "gnome"]


# -- Winds of Change ---------------------------------------------------------------------------------------


def test_winds_of_change_exchanges_the_hand_for_five_cards_and_gives_an_extra_action() -> None:
    hands = {"Alice": [winds_of_change, *[disenchant] * 3]}
    table = given(hands=hands, decks={"Alice": [disenchant] * 4}, bases={tar_pits: []})
    table.plays("Alice", winds_of_change)
    assert (len(table.hand("Alice")), len(table.deck("Alice"))) == (5, 2)
    assert table.discard("Alice") == ["winds_of_change"]
    table.plays("Alice", disenchant)
    assert table.offers("Alice") == ["end turn"]


def test_winds_of_change_is_not_shuffled_in() -> None:
    table = given(hands={"Alice": [winds_of_change, gnome]}, decks={"Alice": [gnome]}, bases={tar_pits: []})
    table.plays("Alice", winds_of_change)
    assert (table.hand("Alice"), table.deck("Alice")) == (["gnome", "gnome"], [])
    table = given(hands={"Alice": [winds_of_change]}, bases={tar_pits: []})
    table.plays("Alice", winds_of_change)
    assert (table.hand("Alice"), table.discard("Alice")) == ([], ["winds_of_change"])
