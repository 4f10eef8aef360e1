"""Tricksters, card by card: actions that stay in play."""

from __future__ import annotations

from typing import Literal

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, rhodes_plaza_mall, tar_pits, the_great_library
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.factions.aliens import beam_up, collector, crop_circles, disintegrator, invasion
from rumpus.smashup.cards.factions.dinosaurs import king_rex, survival_of_the_fittest, wildlife_preserve
from rumpus.smashup.cards.factions.ninjas import (
    assassination,
    poison,
    seeing_stars,
    shinobi,
    tiger_assassin,
    way_of_deception,
)
from rumpus.smashup.cards.factions.tricksters import (
    block_the_path,
    brownie,
    enshrouding_mist,
    flame_trap,
    gnome,
    gremlin,
    hideout,
    pay_the_piper,
)
from rumpus.smashup.cards.factions.wizards import chronomage, enchantress
from tests.smashup.given import Given, given

EditionName = Literal["first_print", "geekier_box"]


# -- Block the Path ----------------------------------------------------------------------------------------


def blocked_for_ninjas() -> Given:
    table = given(
        hands={"Alice": [block_the_path, shinobi, gremlin], "Bob": [shinobi, king_rex, way_of_deception]},
        bases={jungle_oasis: [], tar_pits: [("Bob", tiger_assassin)]},
    )
    table.plays("Alice", block_the_path)
    table.picks("Alice", "jungle_oasis")
    assert table.offers("Alice") == ["dinosaurs", "ninjas", "tricksters"]
    table.picks("Alice", "ninjas")
    return table


@pytest.mark.rule("SU-12.1")
def test_block_the_path_keeps_out_the_named_faction_also_of_who_played_it() -> None:
    table = blocked_for_ninjas()
    assert table.offers("Alice") == [
        "play shinobi at tar_pits",
        "play gremlin at jungle_oasis",
        "play gremlin at tar_pits",
        "end turn",
    ]
    refusal = table.why_not("Alice", "play shinobi at jungle_oasis")
    assert refusal is not None
    assert (refusal.reason, refusal.about) == ("forbidden", ("block_the_path",))
    table.ends_turn("Alice")
    assert "play king_rex at jungle_oasis" in table.offers("Bob")
    assert "play shinobi at jungle_oasis" not in table.offers("Bob")


def test_block_the_path_does_not_stop_moves() -> None:
    table = blocked_for_ninjas()
    table.ends_turn("Alice")
    table.plays("Bob", way_of_deception)
    assert table.at("jungle_oasis") == ["Alice's block_the_path", "Bob's tiger_assassin"]


# -- Enshrouding Mist --------------------------------------------------------------------------------------


def test_enshrouding_mist_gives_an_extra_minion_at_its_base_each_turn_and_at_once() -> None:
    table = given(
        hands={"Alice": [enshrouding_mist, *[chronomage] * 5], "Bob": [chronomage] * 2},
        bases={the_great_library: [], rhodes_plaza_mall: []},
    )
    table.plays("Alice", enshrouding_mist)
    table.picks("Alice", "rhodes_plaza_mall")
    table.plays("Alice", chronomage, at=the_great_library)
    assert table.offers("Alice") == ["play chronomage at rhodes_plaza_mall", "end turn"]
    table.plays("Alice", chronomage, at=rhodes_plaza_mall)
    assert table.offers("Alice") == ["end turn"]
    table.ends_turn("Alice")
    table.plays("Bob", chronomage, at=rhodes_plaza_mall)
    assert table.offers("Bob") == ["end turn"]  # it is not Bob's
    table.ends_turn("Bob")
    table.plays("Alice", chronomage, at=rhodes_plaza_mall)
    table.plays("Alice", chronomage, at=the_great_library)
    assert table.offers("Alice") == ["end turn"]


def test_enshrouding_mist_twice_on_one_base_gives_two_extra_minions() -> None:
    mists = [("Alice", enshrouding_mist)] * 2
    table = given(hands={"Alice": [chronomage] * 4}, bases={the_great_library: mists, tar_pits: []})
    for _ in range(3):
        table.plays("Alice", chronomage, at=the_great_library)
    assert table.offers("Alice") == ["end turn"]


# -- Flame Trap --------------------------------------------------------------------------------------------


def test_flame_trap_destroys_the_new_minion_of_another_player_and_itself() -> None:
    table = given(hands={"Alice": [enchantress]}, decks={"Alice": [gnome]}, bases={jungle_oasis: [("Bob", flame_trap)]})
    table.plays("Alice", enchantress, at=jungle_oasis)
    assert table.hand("Alice") == ["gnome"]  # its ability came first
    assert table.at("jungle_oasis") == []
    assert (table.discard("Alice"), table.discard("Bob")) == (["enchantress"], ["flame_trap"])


def test_flame_trap_waits_for_a_minion_of_another_player_that_is_played_here_and_stays() -> None:
    bases = {jungle_oasis: [("Alice", flame_trap)], tar_pits: []}
    table = given(hands={"Alice": [gnome]}, bases=bases)
    table.plays("Alice", gnome, at=jungle_oasis)
    assert table.at("jungle_oasis") == ["Alice's flame_trap", "Alice's gnome"]

    bases = {jungle_oasis: [("Bob", flame_trap)], tar_pits: [("Alice", gnome)]}
    table = given(hands={"Alice": [way_of_deception, gnome, collector]}, bases=bases, minions_left=2)
    table.plays("Alice", way_of_deception)
    table.plays("Alice", gnome, at=tar_pits)
    table.plays("Alice", collector, at=jungle_oasis)
    table.picks("Alice", "Alice's collector at jungle_oasis")
    assert table.at("jungle_oasis") == ["Bob's flame_trap", "Alice's gnome"]


def test_flame_trap_is_used_up_even_if_the_minion_cannot_be_destroyed() -> None:
    bases = {jungle_oasis: [("Alice", wildlife_preserve), ("Bob", flame_trap)]}
    table = given(hands={"Alice": [king_rex]}, bases=bases)
    table.plays("Alice", king_rex, at=jungle_oasis)
    assert table.at("jungle_oasis") == ["Alice's wildlife_preserve", "Alice's king_rex"]


# -- Hideout -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [seeing_stars, beam_up, poison, invasion])
def test_hideout_is_destroyed_instead_and_the_action_affects_none_of_your_minions(card: Card) -> None:
    bases = {jungle_oasis: [("Bob", gnome), ("Bob", hideout)], tar_pits: []}
    table = given(hands={"Alice": [card]}, bases=bases)
    table.plays("Alice", card)
    assert table.at("jungle_oasis") == ["Bob's gnome"]
    assert (table.discard("Alice"), table.discard("Bob")) == ([card.id], ["hideout"])


def test_hideout_keeps_off_the_whole_action_from_all_minions_of_its_controller() -> None:
    here = [("Bob", gnome), ("Alice", gremlin), ("Bob", brownie), ("Bob", hideout)]
    table = given(hands={"Alice": [crop_circles]}, bases={jungle_oasis: here})
    table.plays("Alice", crop_circles)
    assert table.at("jungle_oasis") == ["Bob's gnome", "Bob's brownie"]
    assert table.hand("Alice") == ["gremlin"]

    bases = {
        jungle_oasis: [("Bob", gnome), ("Alice", king_rex), ("Bob", hideout)],
        tar_pits: [("Bob", gremlin), ("Alice", king_rex)],
    }
    table = given(hands={"Alice": [survival_of_the_fittest]}, bases=bases)
    table.plays("Alice", survival_of_the_fittest)
    assert table.at("jungle_oasis") == ["Bob's gnome", "Alice's king_rex"]
    assert table.at("tar_pits") == ["Bob's gremlin", "Alice's king_rex"]


def test_hideout_is_used_up_by_the_first_action() -> None:
    bases = {jungle_oasis: [("Bob", gnome), ("Bob", hideout)]}
    table = given(hands={"Alice": [seeing_stars] * 2}, bases=bases, actions_left=2)
    table.plays("Alice", seeing_stars)
    table.plays("Alice", seeing_stars)
    assert table.discard("Bob") == ["hideout", "gnome"]


def test_hideout_does_not_keep_off_minions() -> None:
    table = given(hands={"Alice": [tiger_assassin]}, bases={jungle_oasis: [("Bob", gnome), ("Bob", hideout)]})
    table.plays("Alice", tiger_assassin, at=jungle_oasis)
    table.picks("Alice", "gnome")
    assert table.at("jungle_oasis") == ["Bob's hideout", "Alice's tiger_assassin"]


def test_hideout_does_not_keep_off_its_controllers_own_actions() -> None:
    table = given(hands={"Alice": [seeing_stars]}, bases={jungle_oasis: [("Alice", gnome), ("Alice", hideout)]})
    table.plays("Alice", seeing_stars)
    assert table.at("jungle_oasis") == ["Alice's hideout"]


def test_hideout_hides_neither_others_nor_minions_elsewhere() -> None:
    table = given(
        hands={"Alice": [beam_up] * 2},
        bases={jungle_oasis: [("Carol", gnome), ("Bob", hideout)], tar_pits: [("Bob", gnome)]},
        players=["Alice", "Bob", "Carol"],
        actions_left=2,
    )
    table.plays("Alice", beam_up)
    table.picks("Alice", "Carol's gnome at jungle_oasis")
    table.plays("Alice", beam_up)
    assert (table.hand("Bob"), table.hand("Carol")) == (["gnome"], ["gnome"])
    assert table.at("jungle_oasis") == ["Bob's hideout"]


@pytest.mark.rule("SU-10.3")
@pytest.mark.parametrize(("edition", "left"), [("first_print", "Bob's hideout"), ("geekier_box", "Bob's gnome")])
def test_hideout_keeps_off_what_affects_in_the_edition(edition: EditionName, left: str) -> None:
    bases = {jungle_oasis: [("Bob", gnome), ("Bob", hideout)]}
    table = given(hands={"Alice": [disintegrator]}, bases=bases, edition=edition)
    table.plays("Alice", disintegrator)
    assert table.at("jungle_oasis") == [left]


def test_hideout_keeps_off_an_ongoing_action_until_the_end_of_the_turn() -> None:
    table = given(
        bases={jungle_oasis: [("Bob", gnome, ("Alice", assassination)), ("Bob", hideout)]},
        decks={"Alice": [enchantress] * 2, "Bob": [enchantress] * 2},
    )
    table.ends_turn("Alice")
    assert table.at("jungle_oasis") == ["Bob's gnome + Alice's assassination"]
    assert table.discard("Bob") == ["hideout"]
    table.ends_turn("Bob")
    assert table.at("jungle_oasis") == []


def test_hideout_saves_a_new_minion_from_a_trap() -> None:
    bases = {jungle_oasis: [("Alice", hideout), ("Bob", flame_trap)]}
    table = given(hands={"Alice": [chronomage]}, bases=bases)
    table.plays("Alice", chronomage, at=jungle_oasis)
    assert table.at("jungle_oasis") == ["Alice's chronomage"]


# -- Pay the Piper -----------------------------------------------------------------------------------------


def test_pay_the_piper_makes_another_player_who_plays_a_minion_here_discard_a_card_of_their_choice() -> None:
    bases = {jungle_oasis: [("Bob", pay_the_piper)]}
    table = given(hands={"Alice": [chronomage, king_rex, gnome], "Bob": [gnome]}, bases=bases)
    table.plays("Alice", chronomage, at=jungle_oasis)
    assert table.offers("Alice") == ["gnome", "king_rex"]
    table.picks("Alice", "gnome")
    assert (table.discard("Alice"), table.hand("Bob")) == (["gnome"], ["gnome"])
    assert table.at("jungle_oasis") == ["Bob's pay_the_piper", "Alice's chronomage"]


def test_pay_the_piper_takes_the_last_card_and_nothing_from_an_empty_hand() -> None:
    bases = {jungle_oasis: [("Bob", pay_the_piper)]}
    table = given(hands={"Alice": [chronomage] * 2}, bases=bases, minions_left=2)
    table.plays("Alice", chronomage, at=jungle_oasis)
    assert (table.hand("Alice"), table.discard("Alice")) == ([], ["chronomage"])
    table = given(hands={"Alice": [chronomage]}, bases=bases)
    table.plays("Alice", chronomage, at=jungle_oasis)
    assert table.discard("Alice") == []


def test_pay_the_piper_does_not_ask_its_controller_nor_for_moves_nor_elsewhere() -> None:
    bases = {jungle_oasis: [("Alice", pay_the_piper)], tar_pits: [("Bob", pay_the_piper), ("Bob", gnome)]}
    hands = {"Alice": [chronomage, way_of_deception, gnome]}
    table = given(hands=hands, bases=bases)
    table.plays("Alice", chronomage, at=jungle_oasis)
    table.plays("Alice", way_of_deception)
    assert table.at("tar_pits")[-1] == "Alice's chronomage"
    assert table.hand("Alice") == ["gnome"]


def test_pay_the_piper_is_paid_even_if_the_minion_has_left() -> None:
    table = given(hands={"Alice": [collector, gnome]}, bases={jungle_oasis: [("Bob", pay_the_piper)]})
    table.plays("Alice", collector, at=jungle_oasis)
    table.picks("Alice", "collector")
    assert table.offers("Alice") == ["collector", "gnome"]
    table.picks("Alice", "collector")
    assert table.hand("Alice") == ["gnome"]


@pytest.mark.rule("SU-6.3")
def test_pay_the_piper_and_a_trap_come_in_the_order_that_the_active_player_says() -> None:
    bases = {jungle_oasis: [("Bob", pay_the_piper), ("Bob", flame_trap)]}
    table = given(hands={"Alice": [chronomage, gnome]}, bases=bases)
    table.plays("Alice", chronomage, at=jungle_oasis)
    assert table.offers("Alice") == ["Bob's pay_the_piper at jungle_oasis", "Bob's flame_trap at jungle_oasis"]
    table.picks("Alice", "flame_trap")
    assert table.at("jungle_oasis") == ["Bob's pay_the_piper"]
    assert table.discard("Alice") == ["chronomage", "gnome"]
