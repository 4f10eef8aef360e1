"""The bases of Awesome Level 9000."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.awesome import (
    field_of_honor,
    haunted_house,
    the_dread_gazebo,
    tsars_palace,
)
from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.decks.monsters import ghoul
from rumpus.smashup.cards.factions.aliens import jammed_signal
from rumpus.smashup.cards.factions.dinosaurs import king_rex, rampage, survival_of_the_fittest, upgrade
from rumpus.smashup.cards.factions.ghosts import ghost
from rumpus.smashup.cards.factions.killer_plants import sleep_spores, weed_eater
from rumpus.smashup.cards.factions.ninjas import (
    hidden_ninja,
    infiltrate,
    ninja_master,
    poison,
    seeing_stars,
    shinobi,
    way_of_deception,
)
from rumpus.smashup.cards.factions.pirates import broadside, cannon, powderkeg
from rumpus.smashup.cards.factions.tricksters import gremlin
from rumpus.smashup.cards.factions.warriors import taunter
from rumpus.smashup.cards.factions.wizards import enchantress
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import given

# -- Field of Honor ------------------------------------------------------------------------------------


def test_field_of_honor_pays_who_destroys_a_minion_there() -> None:
    table = given(hands={"Alice": [seeing_stars]}, bases={field_of_honor: [("Bob", shinobi)], jungle_oasis: []})
    table.plays("Alice", seeing_stars)
    assert (table.points("Alice"), table.points("Bob")) == (1, 0)


def test_field_of_honor_does_not_pay_for_other_bases_or_for_actions() -> None:
    table = given(
        hands={"Alice": [seeing_stars, infiltrate]},
        bases={field_of_honor: [("Bob", sleep_spores)], jungle_oasis: [("Bob", shinobi)]},
        actions_left=2,
    )
    table.plays("Alice", seeing_stars)
    table.plays("Alice", infiltrate)
    table.picks("Alice", "field_of_honor")
    assert table.discard("Bob") == ["shinobi", "sleep_spores"]
    assert table.points("Alice") == 0


@pytest.mark.parametrize(("card", "answers"), [(broadside, ["Bob"]), (powderkeg, [])], ids=["broadside", "powderkeg"])
def test_field_of_honor_pays_once_for_one_effect(card: Card, answers: list[str]) -> None:
    table = given(
        hands={"Alice": [card]},
        bases={field_of_honor: [("Alice", shinobi), ("Bob", walker), ("Bob", enchantress), ("Bob", walker)]},
    )
    table.plays("Alice", card)
    table.picks("Alice", *answers)
    assert len(table.discard("Bob")) == 3
    assert table.points("Alice") == 1


def test_field_of_honor_pays_once_where_one_effect_strikes_at_several_bases() -> None:
    table = given(
        hands={"Alice": [survival_of_the_fittest]},
        bases={
            jungle_oasis: [("Bob", walker), ("Alice", ninja_master)],
            field_of_honor: [("Bob", walker), ("Alice", ninja_master)],
        },
    )
    table.plays("Alice", survival_of_the_fittest)
    assert len(table.discard("Bob")) == 2
    assert table.points("Alice") == 1


def test_field_of_honor_pays_for_each_of_several_effects() -> None:
    table = given(
        hands={"Alice": [seeing_stars, seeing_stars]},
        bases={field_of_honor: [("Bob", shinobi), ("Bob", shinobi)]},
        actions_left=2,
    )
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "Bob's shinobi at field_of_honor")
    table.plays("Alice", seeing_stars)
    assert table.points("Alice") == 2


def test_field_of_honor_pays_for_your_own_minions_and_for_monsters() -> None:
    table = given(
        hands={"Alice": [cannon, seeing_stars]},
        bases={field_of_honor: [("Alice", walker), ("", ghoul)]},
        actions_left=2,
    )
    table.plays("Alice", cannon)
    table.picks("Alice", "Alice's walker at field_of_honor")
    assert table.points("Alice") == 1
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "yes")
    assert table.points("Alice") == 2


def test_field_of_honor_does_not_pay_for_the_discard_after_its_scoring() -> None:
    table = given(bases={field_of_honor: [("Alice", king_rex)] * 3}, base_deck=[tar_pits])
    table.ends_turn("Alice")
    assert table.points("Alice") == 3


def test_field_of_honor_is_silent_under_jammed_signal() -> None:
    table = given(hands={"Alice": [seeing_stars]}, bases={field_of_honor: [("Bob", shinobi), ("Bob", jammed_signal)]})
    table.plays("Alice", seeing_stars)
    assert table.points("Alice") == 0


def test_field_of_honor_pays_together_with_other_consequences() -> None:
    table = given(
        hands={"Alice": [seeing_stars, walker]}, bases={field_of_honor: [("Bob", gremlin)]}, decks={"Bob": [walker]}
    )
    table.plays("Alice", seeing_stars)
    assert table.points("Alice") == 1
    assert sorted(table.discard("Alice")) == ["seeing_stars", "walker"]  # what Gremlin did


# -- Tsar's Palace -------------------------------------------------------------------------------------


def test_tsars_palace_lets_no_weak_minion_be_played() -> None:
    table = given(hands={"Alice": [walker, shinobi]}, bases={tsars_palace: [("Alice", king_rex)], jungle_oasis: []})
    assert "play walker at tsars_palace" not in table.offers("Alice")
    assert "play walker at jungle_oasis" in table.offers("Alice")
    assert "play shinobi at tsars_palace" in table.offers("Alice")  # power 3
    refusal = table.why_not("Alice", "play walker at tsars_palace")
    assert refusal is not None
    assert (refusal.reason, refusal.about) == ("forbidden", ("tsars_palace",))


def test_tsars_palace_reads_the_printed_power_and_lets_minions_move_in() -> None:
    table = given(
        hands={"Alice": [way_of_deception, weed_eater]}, bases={tsars_palace: [], jungle_oasis: [("Alice", walker)]}
    )
    table.plays("Alice", weed_eater, at=tsars_palace)
    table.plays("Alice", way_of_deception)
    table.picks("Alice", "Alice's walker at jungle_oasis")
    assert table.at("tsars_palace") == ["Alice's weed_eater", "Alice's walker"]


def test_tsars_palace_does_not_bind_who_ignores_it() -> None:
    table = given(
        hands={"Alice": [walker]},
        bases={tsars_palace: [("Alice", infiltrate)], jungle_oasis: []},
    )
    assert "play walker at tsars_palace" in table.offers("Alice")
    table = given(hands={"Alice": [walker]}, bases={tsars_palace: [("Bob", infiltrate)], jungle_oasis: []})
    assert "play walker at tsars_palace" not in table.offers("Alice")
    table = given(hands={"Alice": [walker]}, bases={tsars_palace: [("Bob", jammed_signal)], jungle_oasis: []})
    assert "play walker at tsars_palace" in table.offers("Alice")


# -- Haunted House -------------------------------------------------------------------------------------


def test_haunted_house_makes_who_plays_a_minion_there_discard_a_card() -> None:
    table = given(hands={"Alice": [shinobi, walker, poison]}, bases={haunted_house: [], jungle_oasis: []})
    table.plays("Alice", shinobi, at=haunted_house)
    assert table.offers("Alice") == ["poison", "walker"]
    table.picks("Alice", "poison")
    assert table.discard("Alice") == ["poison"]


def test_haunted_house_comes_after_the_minions_own_ability() -> None:
    table = given(
        hands={"Alice": [ghost, walker, poison]},
        bases={haunted_house: [], jungle_oasis: []},
    )
    table.plays("Alice", ghost, at=haunted_house)
    assert table.prompt == "discard (ghost)"
    table.picks("Alice", "walker")
    assert table.discard("Alice") == ["walker", "poison"]  # the last card goes without a question


def test_haunted_house_leaves_an_empty_hand_alone() -> None:
    table = given(hands={"Alice": [shinobi]}, bases={haunted_house: [], jungle_oasis: []})
    table.plays("Alice", shinobi, at=haunted_house)
    assert table.prompt == "play"


def test_haunted_house_does_not_mind_moves_or_other_bases() -> None:
    table = given(hands={"Alice": [shinobi, way_of_deception, walker]}, bases={haunted_house: [], jungle_oasis: []})
    table.plays("Alice", shinobi, at=jungle_oasis)
    table.plays("Alice", way_of_deception)
    assert table.at("haunted_house") == ["Alice's shinobi"]
    assert table.hand("Alice") == ["walker"]


def test_haunted_house_strikes_on_any_turn() -> None:
    table = given(
        hands={"Bob": [hidden_ninja, shinobi, walker]},
        bases={haunted_house: [("Alice", king_rex)] * 3, jungle_oasis: []},
        base_deck=[tar_pits],
    )
    table.ends_turn("Alice")
    table.picks("Bob", "play hidden_ninja", "play shinobi at haunted_house")
    assert "walker" in table.discard("Bob")


def test_haunted_house_counts_a_monster_that_your_card_plays() -> None:
    table = given(
        hands={"Alice": [taunter, walker, poison]},
        bases={haunted_house: [], jungle_oasis: []},
        monster_deck=[ghoul],
        treasure_deck=[],
    )
    table.plays("Alice", taunter, at=haunted_house)
    table.picks("Alice", "yes")
    table.picks("Alice", "poison")
    assert table.discard("Alice") == ["poison", "walker"]  # one for each of the two minions


def test_haunted_house_may_be_ignored() -> None:
    table = given(hands={"Alice": [shinobi, walker]}, bases={haunted_house: [("Alice", infiltrate)], jungle_oasis: []})
    table.plays("Alice", shinobi, at=haunted_house)
    table.picks("Alice", "yes")
    assert table.hand("Alice") == ["walker"]


# -- The Dread Gazebo ----------------------------------------------------------------------------------


def test_the_dread_gazebo_lets_no_action_be_played_on_it() -> None:
    table = given(
        hands={"Alice": [sleep_spores]}, bases={the_dread_gazebo: [("Bob", shinobi)], jungle_oasis: [], tar_pits: []}
    )
    table.plays("Alice", sleep_spores)
    assert table.offers("Alice") == ["jungle_oasis", "tar_pits"]
    table.picks("Alice", "tar_pits")


def test_the_dread_gazebo_lets_other_actions_do_their_work() -> None:
    table = given(hands={"Alice": [upgrade, rampage]}, bases={the_dread_gazebo: [("Alice", shinobi)]}, actions_left=2)
    table.plays("Alice", upgrade)
    assert table.at("the_dread_gazebo") == ["Alice's shinobi + Alice's upgrade"]
    table.plays("Alice", rampage)
    assert table.table.breakpoint(table.base("the_dread_gazebo")) == 15
