"""Where cards of different factions meet that wait for something or protect from it."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_central_brain, the_homeworld
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.factions.aliens import (
    beam_up,
    crop_circles,
    disintegrator,
    invasion,
    jammed_signal,
    terraforming,
)
from rumpus.smashup.cards.factions.dinosaurs import king_rex, tooth_and_claw_and_guns, wildlife_preserve
from rumpus.smashup.cards.factions.ninjas import (
    assassination,
    disguise,
    hidden_ninja,
    ninja_acolyte,
    ninja_master,
    poison,
    seeing_stars,
    shinobi,
    smoke_bomb,
    tiger_assassin,
)
from rumpus.smashup.cards.factions.pirates import buccaneer, powderkeg, sea_dogs, shanghai
from rumpus.smashup.cards.factions.robots import microbot_alpha, microbot_archive, nukebot, tech_center, warbot, zapbot
from rumpus.smashup.cards.factions.tricksters import (
    brownie,
    flame_trap,
    gnome,
    gremlin,
    hideout,
    leprechaun,
    pay_the_piper,
)
from rumpus.smashup.cards.factions.wizards import enchantress, mass_enchantment, neophyte, sacrifice
from rumpus.smashup.cards.factions.zombies import walker
from rumpus.smashup.table.state import Extra
from tests.smashup.given import given

# -- a base that falls silent or leaves while a minion's ability is carried out --------------------------------


def test_the_homeworld_gives_nothing_when_the_new_minion_has_jammed_it() -> None:
    table = given(
        hands={"Alice": [neophyte, walker]}, decks={"Alice": [jammed_signal]}, bases={the_homeworld: [], tar_pits: []}
    )
    table.plays("Alice", neophyte, at=the_homeworld)
    table.picks("Alice", "play", "the_homeworld")
    assert table.offers("Alice") == ["end turn"]


def test_the_homeworld_gives_nothing_when_the_new_minion_has_exchanged_it() -> None:
    table = given(
        hands={"Alice": [neophyte, walker]},
        decks={"Alice": [terraforming]},
        bases={the_homeworld: [], tar_pits: []},
        base_deck=[jungle_oasis],
    )
    table.plays("Alice", neophyte, at=the_homeworld)
    table.picks("Alice", "play", "the_homeworld")
    assert table.offers("Alice") == ["play walker at jungle_oasis", "end turn"]  # that is Terraforming's


# -- protections ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-10.13")
def test_the_active_player_may_use_up_tooth_and_claw_on_a_buccaneer() -> None:
    table = given(
        hands={"Alice": [ninja_master]},
        bases={jungle_oasis: [("Bob", buccaneer, ("Bob", tooth_and_claw_and_guns))], tar_pits: []},
    )
    table.plays("Alice", ninja_master, at=jungle_oasis)
    table.picks("Alice", "buccaneer", "Bob's tooth_and_claw_and_guns at jungle_oasis")
    assert table.at("jungle_oasis") == ["Bob's buccaneer", "Alice's ninja_master"]
    assert table.discard("Bob") == ["tooth_and_claw_and_guns"]


@pytest.mark.rule("SU-10.13")
def test_the_active_player_may_use_up_a_hideout_for_a_buccaneer() -> None:
    weak = ("Bob", buccaneer, ("Alice", poison))
    table = given(hands={"Alice": [seeing_stars]}, bases={jungle_oasis: [weak, ("Bob", hideout)], tar_pits: []})
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "Bob's hideout at jungle_oasis")
    assert table.at("jungle_oasis") == ["Bob's buccaneer + Alice's poison"]
    assert table.discard("Bob") == ["hideout"]


@pytest.mark.rule("SU-10.3")
@pytest.mark.parametrize("action", [beam_up, invasion, seeing_stars, poison, shanghai, crop_circles, assassination])
def test_hideout_and_the_like_keep_off_whatever_affects(action: Card) -> None:
    for protected in (
        [("Bob", shinobi), ("Bob", hideout)],
        [("Bob", shinobi), ("Bob", wildlife_preserve)],
        [("Bob", shinobi, ("Bob", smoke_bomb))],
        [("Bob", shinobi, ("Bob", tooth_and_claw_and_guns))],
    ):
        table = given(hands={"Alice": [action]}, bases={jungle_oasis: protected, tar_pits: []})
        table.plays("Alice", action)
        while table.prompt != "play":
            table.picks("Alice", table.offers("Alice")[0])
        assert table.at("jungle_oasis")[0].startswith("Bob's shinobi")
        assert table.discard("Alice") == [action.id]


@pytest.mark.rule("SU-10.3")
def test_hideout_and_the_like_do_not_keep_off_placing() -> None:
    for protected in (
        [("Bob", shinobi), ("Bob", hideout)],
        [("Bob", shinobi), ("Bob", wildlife_preserve)],
        [("Bob", shinobi, ("Bob", smoke_bomb))],
        [("Bob", shinobi, ("Bob", tooth_and_claw_and_guns))],
    ):
        table = given(hands={"Alice": [disintegrator]}, bases={jungle_oasis: protected})
        table.plays("Alice", disintegrator)
        assert table.deck("Bob") == ["shinobi"]


def test_sea_dogs_leave_the_protected_behind_and_move_the_others() -> None:
    table = given(
        hands={"Alice": [sea_dogs]},
        bases={
            jungle_oasis: [
                ("Bob", shinobi, ("Bob", smoke_bomb)),
                ("Bob", tiger_assassin),
                ("Bob", walker),
                ("Cid", shinobi),
                ("Cid", ninja_acolyte),
                ("Alice", shinobi),
                ("Cid", hideout),
            ],
            tar_pits: [],
            the_homeworld: [],
        },
        players=("Alice", "Bob", "Cid"),
    )
    table.plays("Alice", sea_dogs)
    table.picks("Alice", "ninjas", "jungle_oasis", "tar_pits")
    assert table.at("tar_pits") == ["Bob's tiger_assassin"]
    assert table.discard("Cid") == ["hideout"]  # and it saves both of Cid's
    assert len(table.at("jungle_oasis")) == 5


def test_disguise_returns_the_minion_that_tooth_and_claw_does_not_hold() -> None:
    table = given(
        hands={"Alice": [disguise, walker]},
        bases={jungle_oasis: [("Alice", shinobi, ("Alice", tooth_and_claw_and_guns)), ("Alice", ninja_acolyte)]},
    )
    table.plays("Alice", disguise)
    table.picks("Alice", "shinobi", "ninja_acolyte", "play walker at jungle_oasis")
    assert table.at("jungle_oasis") == ["Alice's shinobi", "Alice's walker"]
    assert table.hand("Alice") == ["ninja_acolyte"]


# -- what tries again, and what goes on ---------------------------------------------------------------------------


def test_assassination_drives_a_buccaneer_from_base_to_base() -> None:
    table = given(bases={jungle_oasis: [("Bob", buccaneer, ("Alice", assassination))], tar_pits: [], the_homeworld: []})
    table.ends_turn("Alice")
    assert table.offers("Bob") == ["tar_pits", "the_homeworld"]  # the controller's choice
    table.picks("Bob", "tar_pits")
    table.ends_turn("Bob")
    table.picks("Bob", "jungle_oasis")
    assert table.at("jungle_oasis") == ["Bob's buccaneer + Alice's assassination"]


def test_assassination_uses_up_tooth_and_claw_and_strikes_at_the_end_of_the_next_turn() -> None:
    marked = ("Bob", king_rex, ("Alice", assassination), ("Bob", tooth_and_claw_and_guns))
    for edition in ("first_print", "geekier_box"):
        table = given(bases={jungle_oasis: [marked]}, edition=edition)
        table.ends_turn("Alice")
        assert table.at("jungle_oasis") == ["Bob's king_rex + Alice's assassination"]
        table.ends_turn("Bob")
        assert table.at("jungle_oasis") == []


def test_nukebots_that_go_together_explode_one_after_the_other() -> None:
    table = given(
        hands={"Alice": [powderkeg]},
        bases={
            jungle_oasis: [
                ("Alice", nukebot),
                ("Alice", king_rex),
                ("Bob", nukebot),
                ("Bob", king_rex, ("Bob", smoke_bomb)),
                ("Cid", king_rex, ("Cid", tooth_and_claw_and_guns)),
                ("Cid", warbot),
                ("Cid", buccaneer),
            ],
            tar_pits: [],
        },
        players=("Alice", "Bob", "Cid"),
    )
    table.plays("Alice", powderkeg)
    table.picks("Alice", "nukebot")  # Cid's Buccaneer can only go to the Tar Pits
    assert table.prompt == "first (powderkeg)"
    table.picks("Alice", table.offers("Alice")[0])
    assert table.at("jungle_oasis") == ["Cid's warbot"]  # one took Tooth and Claw off the king, the other the king
    assert table.at("tar_pits") == ["Cid's buccaneer"]


# -- Microbots: what counts when it is destroyed -----------------------------------------------------------


def test_a_minion_destroyed_together_with_microbot_alpha_still_was_a_microbot() -> None:
    table = given(
        hands={"Bob": [powderkeg]},
        decks={"Alice": [tech_center] * 5},
        active="Bob",
        bases={
            jungle_oasis: [
                ("Alice", microbot_archive),
                ("Alice", microbot_alpha),
                ("Alice", zapbot),
                ("Bob", tiger_assassin),
            ]
        },
    )
    table.plays("Bob", powderkeg)
    assert table.at("jungle_oasis") == []
    assert table.hand("Alice") == ["tech_center"] * 3


def test_a_microbot_counts_for_the_archive_even_if_alpha_goes_before_the_card_is_drawn() -> None:
    bases = {
        the_central_brain: [("Alice", nukebot), ("Bob", microbot_archive), ("Bob", microbot_alpha), ("Bob", gremlin)]
    }
    table = given(hands={"Alice": [sacrifice]}, decks={"Alice": [zapbot] * 9, "Bob": [tech_center] * 9}, bases=bases)
    table.plays("Alice", sacrifice)
    table.picks("Alice", "gremlin")
    assert table.at("the_central_brain") == []
    assert table.hand("Bob") == ["tech_center"] * 4  # the Gremlin's own card, and one for each Microbot


def test_gremlin_archive_and_tar_pits_come_in_the_order_that_the_active_player_says() -> None:
    table = given(
        hands={"Bob": [seeing_stars, walker]},
        decks={"Alice": [tech_center]},
        active="Bob",
        bases={tar_pits: [("Alice", microbot_archive), ("Alice", microbot_alpha), ("Alice", gremlin)]},
    )
    table.plays("Bob", seeing_stars)
    table.picks("Bob", "gremlin")
    assert table.offers("Bob") == ["tar_pits", "Alice's microbot_archive at tar_pits", "gremlin"]
    table.picks("Bob", "tar_pits")
    assert table.deck("Alice") == ["tech_center", "gremlin"]
    table.picks("Bob", "gremlin")
    assert table.hand("Alice") == ["tech_center", "gremlin"]  # the archive's card is the Gremlin itself
    assert table.discard("Bob") == ["walker", "seeing_stars"]


def test_a_warbot_can_be_put_under_a_deck_and_a_nukebot_that_is_put_there_does_not_explode() -> None:
    bases = {jungle_oasis: [("Alice", warbot, ("Bob", poison)), ("Alice", nukebot, ("Bob", poison)), ("Bob", king_rex)]}
    table = given(hands={"Bob": [disintegrator] * 2}, bases=bases, active="Bob", actions_left=2)
    table.plays("Bob", disintegrator)
    table.picks("Bob", "warbot")
    table.plays("Bob", disintegrator)
    assert table.at("jungle_oasis") == ["Bob's king_rex"]
    assert table.deck("Alice") == ["warbot", "nukebot"]


# -- a minion is played: Leprechaun, traps, the Piper, the base --------------------------------------------


@pytest.mark.rule("SU-6.3")
def test_all_that_wait_for_a_minion_at_one_base_are_ordered_by_the_active_player() -> None:
    bases = {the_homeworld: [("Bob", leprechaun), ("Bob", flame_trap), ("Bob", pay_the_piper)]}
    table = given(hands={"Alice": [zapbot, walker, enchantress, king_rex]}, bases=bases)
    table.plays("Alice", zapbot, at=the_homeworld)
    assert table.offers("Alice") == [
        "the_homeworld",
        "Bob's leprechaun at the_homeworld",
        "Bob's flame_trap at the_homeworld",
        "Bob's pay_the_piper at the_homeworld",
    ]
    table.picks("Alice", "Bob's leprechaun at the_homeworld")  # the trap finds nobody any more
    assert table.offers("Alice") == ["the_homeworld", "Bob's pay_the_piper at the_homeworld"]
    table.picks("Alice", "the_homeworld", "king_rex")
    assert table.at("the_homeworld") == ["Bob's leprechaun", "Bob's flame_trap", "Bob's pay_the_piper"]
    assert table.discard("Alice") == ["zapbot", "king_rex"]
    assert table.state.extras == [Extra(2)] * 2  # of the Zapbot and of the base


def test_a_trap_and_leprechaun_wait_in_a_scoring_too_and_the_piper_asks_who_played_the_minion() -> None:
    bases = {jungle_oasis: [("Bob", king_rex), ("Bob", leprechaun), ("Bob", pay_the_piper)], tar_pits: []}
    table = given(hands={"Alice": [shinobi, zapbot, walker]}, bases=bases, active="Bob")
    table.ends_turn("Bob")
    table.picks("Alice", "play shinobi")
    assert table.asked == "Bob"
    table.picks("Bob", "Bob's leprechaun at jungle_oasis")
    assert table.offers("Alice") == ["walker", "zapbot"]
    table.picks("Alice", "walker")
    assert table.discard("Alice") == ["shinobi", "walker"]


# -- Brownie -----------------------------------------------------------------------------------------------


def test_brownie_takes_revenge_on_a_minion_that_comes_in_a_scoring_and_only_once() -> None:
    bases = {jungle_oasis: [("Bob", king_rex), ("Bob", brownie, ("Alice", poison)), ("Bob", king_rex)], tar_pits: []}
    table = given(hands={"Alice": [hidden_ninja, tiger_assassin, *[gnome] * 5]}, bases=bases, active="Bob")
    table.ends_turn("Bob")
    table.picks("Alice", "play hidden_ninja", "play tiger_assassin at jungle_oasis", "brownie")
    assert len(table.hand("Alice")) == 3  # the Hidden Ninja has done nothing to it


def test_brownie_takes_revenge_on_who_plays_a_borrowed_action_and_not_on_its_owner() -> None:
    table = given(
        hands={"Alice": [mass_enchantment, gnome, gnome, gnome], "Carol": [walker, walker]},
        decks={"Carol": [beam_up]},
        bases={tar_pits: [("Bob", brownie)]},
        players=["Alice", "Bob", "Carol"],
    )
    table.plays("Alice", mass_enchantment)
    assert table.hand("Bob") == ["brownie"]
    assert (len(table.hand("Alice")), len(table.hand("Carol"))) == (1, 2)


def test_brownie_does_not_mind_what_the_card_sets_off_only_what_it_does() -> None:
    bases = {tar_pits: [("Alice", nukebot)], jungle_oasis: [("Alice", nukebot), ("Bob", brownie)]}
    table = given(hands={"Alice": [sacrifice, walker, walker]}, bases=bases)
    table.plays("Alice", sacrifice)
    table.picks("Alice", "Alice's nukebot at jungle_oasis")
    assert table.discard("Bob") == ["brownie"]
    assert table.hand("Alice") == ["walker", "walker"]
