"""Cultist, Super Munchkin, Wandering Monster and Cheat!"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.classes import (
    cheat,
    cultist,
    investigator,
    monster_whacker,
    professor,
    super_munchkin,
    wandering_monster,
)
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_amnesia, curse_dragged_off_to_snarkham_asylum
from rumpus.munchkin.cards.decks.cthulhu.enhancers import rugose, squamous
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bowling_pin,
    cult_membership_card,
    elder_sign,
    fez_of_fazooli,
    flamethrower,
    miners_helmet,
    necrocomicon,
    necronomicon,
    prehistoric_axe,
)
from rumpus.munchkin.cards.decks.cthulhu.levels import mystic_visions, target_practice
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    buggoth,
    elder_globs,
    foggoth,
    froggoth,
    gnarlythotep,
    gram_smoker,
)
from rumpus.munchkin.cards.decks.cthulhu.monsters_more import (
    polly_polyp,
    ruggoth,
)
from tests.munchkin.given import Lying, given


def strengths_against(door: Card, play: Sequence[Lying], level: int = 1) -> tuple[int, int]:
    table = given(doors=[door], play={"Alice": play}, levels={"Alice": level})
    table.opens_door()
    table.declines_goths()
    return table.strengths()


# -- Cultist ---------------------------------------------------------------------------------------------------


def test_cultist_has_2_more_for_each_other_one_in_the_game() -> None:
    players = ("Alice", "Bob", "Carol", "Dave")
    table = given(doors=[polly_polyp], play={"Alice": [cultist], "Bob": [cultist], "Carol": [cultist]}, players=players)
    assert table.strength("Alice") == 1  # outside a fight
    table.opens_door()
    assert table.strengths() == (1 + 2 + 2, 2)


def test_cultist_alone_has_nothing() -> None:
    table = given(doors=[polly_polyp], play={"Alice": [cultist]})
    table.opens_door()
    assert table.strengths() == (1, 2)


def test_cultist_helped_by_one_counts_both_ways() -> None:
    table = given(doors=[polly_polyp], play={"Alice": [cultist], "Bob": [cultist]})
    table.opens_door()
    table.is_helped("Bob")
    assert table.strengths() == (1 + 2 + 1 + 2, 2)


def test_cultist_is_silenced_by_buggoth() -> None:
    table = given(doors=[buggoth], play={"Alice": [cultist], "Bob": [cultist]})
    table.opens_door()
    table.declines_goths()
    assert table.strengths() == (1, 1)


@pytest.mark.rule("MU-6.4")
def test_cultist_cannot_be_dropped() -> None:
    table = given(play={"Alice": [cultist], "Bob": [professor]})
    assert "drop cultist" not in table.offers("Alice")
    assert "drop professor" in table.offers("Bob")


@pytest.mark.rule("MU-6.7")
def test_cultist_takes_no_other_class() -> None:
    table = given(play={"Alice": [cultist]}, hands={"Alice": [professor, cultist]})
    assert "play professor" not in table.offers("Alice")
    assert "play cultist" not in table.offers("Alice")


@pytest.mark.rule("MU-6.1")
def test_cultist_from_hand_replaces_the_old_class() -> None:
    table = given(play={"Alice": [professor]}, hands={"Alice": [cultist]})
    table.plays("Alice", cultist)
    assert table.lying("Alice") == ["cultist"]
    assert table.discards() == ["professor"]


@pytest.mark.rule("MU-1.2")
def test_cultist_cards_have_a_pile_of_their_own() -> None:
    table = given(
        play={"Alice": [cultist], "Bob": [cultist]}, hands={"Carol": [curse_amnesia]}, levels={"Alice": 2}, rest=False
    )
    table.plays("Carol", curse_amnesia, "Alice")
    assert table.lying("Alice") == []
    assert len(table.state.cultist_pile) == 1
    assert table.discards() == ["curse_amnesia"]
    assert table.level("Alice") == 2


@pytest.mark.rule("MU-13.15")
def test_cultist_stays_while_it_is_the_only_one() -> None:
    table = given(play={"Alice": [cultist]}, hands={"Carol": [curse_amnesia]}, levels={"Alice": 2}, rest=False)
    table.plays("Carol", curse_amnesia, "Alice")
    assert table.lying("Alice") == ["cultist"]
    assert table.level("Alice") == 2


@pytest.mark.rule("MU-6.6")
def test_cultist_all_but_one_gives_the_last_a_level_even_the_winning_one() -> None:
    table = given(hands={"Alice": [cultist]}, play={"Bob": [cultist]}, levels={"Carol": 3})
    table.plays("Alice", cultist)
    assert table.level("Carol") == 4

    table = given(hands={"Alice": [cultist]}, play={"Bob": [cultist]}, levels={"Carol": 9})
    table.plays("Alice", cultist)
    assert table.prompt == "over"
    assert table.state.winners == [table.seat("Carol")]


@pytest.mark.rule("MU-6.6")
def test_cultist_all_of_them_end_the_game() -> None:
    table = given(
        hands={"Alice": [cultist]},
        play={"Bob": [cultist], "Carol": [cultist]},
        levels={"Alice": 2, "Bob": 5, "Carol": 5},
    )
    table.plays("Alice", cultist)
    assert table.state.winners == [table.seat("Bob"), table.seat("Carol")]


@pytest.mark.rule("MU-6.8")
def test_cultist_level_is_gained_each_time() -> None:
    table = given(
        hands={"Alice": [cultist], "Carol": [curse_amnesia]},
        play={"Bob": [cultist]},
        cultists=1,
        doors=[ruggoth],
        rest=False,
    )
    table.next_roll(1)
    table.plays("Alice", cultist)
    assert table.level("Carol") == 2
    table.plays("Carol", curse_amnesia, "Alice")
    table.everyone_passes()
    assert table.lying("Alice") == []
    table.opens_door()
    table.declines_goths()
    table.fights_it_out()
    table.runs("Alice", ruggoth)
    assert table.lying("Alice") == ["cultist"]
    assert table.level("Carol") == 3


def test_cultist_at_a_table_of_two_gives_nobody_a_level() -> None:
    table = given(hands={"Alice": [cultist]}, players=("Alice", "Bob"))
    table.plays("Alice", cultist)
    assert table.level("Bob") == 1


def test_cultist_counts_a_helper_with_a_membership_card() -> None:
    table = given(doors=[polly_polyp], play={"Alice": [cultist], "Bob": [cult_membership_card]})
    table.opens_door()
    assert table.strengths()[0] == 1
    table.is_helped("Bob")
    assert table.strengths()[0] >= 1 + 2 + 1


# -- Super Munchkin --------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-6.2")
def test_super_munchkin_needs_a_class() -> None:
    table = given(hands={"Alice": [super_munchkin], "Bob": [super_munchkin]}, play={"Bob": [professor]})
    assert "play super_munchkin" not in table.offers("Alice")

    table.plays("Bob", super_munchkin)  # any time
    assert table.lying("Bob") == ["professor", "super_munchkin"]


@pytest.mark.rule("MU-6.9")
def test_super_munchkin_is_played_once_and_for_two_classes_that_differ() -> None:
    table = given(
        hands={"Alice": [super_munchkin, professor, investigator, monster_whacker]},
        play={"Alice": [professor, super_munchkin]},
    )
    offers = table.offers("Alice")
    assert "play super_munchkin" not in offers
    assert "play professor" not in offers

    table.plays("Alice", investigator)
    assert table.lying("Alice") == ["professor", "super_munchkin", "investigator"]
    assert "play monster_whacker" not in table.offers("Alice")


@pytest.mark.rule("MU-6.2")
def test_super_munchkin_adds_the_second_class_in_anybodys_turn() -> None:
    table = given(hands={"Bob": [investigator]}, play={"Bob": [professor, super_munchkin]})
    table.plays("Bob", investigator)
    assert len(table.lying("Bob")) == 3


@pytest.mark.rule("MU-6.9")
def test_super_munchkin_puts_no_copy_of_a_class_down_when_one_arrives() -> None:
    hand = [professor, bowling_pin, necrocomicon, flamethrower, rugose, squamous]
    table = given(
        hands={"Alice": hand}, play={"Bob": [professor, super_munchkin]}, levels={"Alice": 3, "Carol": 3}, phase="rest"
    )
    table.ends_turn()
    table.answer("Alice", "professor Bob")
    assert table.offers("Bob") == ["done"]
    table.answer("Bob", "done")


@pytest.mark.rule("MU-13.13")
def test_super_munchkin_of_one_class_is_not_hated_for_it() -> None:
    assert strengths_against(polly_polyp, play=[professor]) == (1, 2 + 3)
    assert strengths_against(polly_polyp, play=[professor, super_munchkin]) == (1, 2)
    assert strengths_against(polly_polyp, play=[professor, investigator, super_munchkin]) == (1, 2 + 3)


def test_super_munchkin_of_one_class_is_liked_for_it() -> None:
    assert strengths_against(gnarlythotep, play=[professor, super_munchkin]) == (1, 14 - 2)


def test_super_munchkin_of_one_class_uses_its_items_and_those_it_may_not() -> None:
    assert strengths_against(polly_polyp, play=[professor, super_munchkin, necronomicon]) == (1 + 5, 2)
    table = given(play={"Alice": [monster_whacker, super_munchkin]}, hands={"Alice": [fez_of_fazooli]})
    assert "play fez_of_fazooli use" in table.offers("Alice")
    table = given(play={"Alice": [monster_whacker]}, hands={"Alice": [fez_of_fazooli]})
    assert "play fez_of_fazooli use" not in table.offers("Alice")


@pytest.mark.rule("MU-6.2")
def test_super_munchkin_goes_with_the_last_class() -> None:
    table = given(play={"Alice": [professor, super_munchkin]})
    table.answer("Alice", "drop professor")
    assert table.lying("Alice") == []
    assert table.discards() == ["professor", "super_munchkin"]


def test_super_munchkin_stays_with_the_other_class() -> None:
    table = given(play={"Alice": [professor, investigator, super_munchkin]})
    table.answer("Alice", "drop professor")
    assert table.lying("Alice") == ["investigator", "super_munchkin"]


def test_super_munchkin_keeps_an_old_class_beside_cultist() -> None:
    snarkham = curse_dragged_off_to_snarkham_asylum
    table = given(doors=[snarkham], play={"Alice": [professor, super_munchkin]}, cultists=1)
    table.opens_door()
    assert table.lying("Alice") == ["professor", "super_munchkin", "cultist"]

    table = given(doors=[snarkham], play={"Alice": [professor, investigator, super_munchkin]}, cultists=1)
    table.opens_door()
    assert table.offers("Alice") == ["professor", "investigator"]
    table.answer("Alice", "professor")
    assert table.lying("Alice") == ["investigator", "super_munchkin", "cultist"]


# -- Wandering Monster -----------------------------------------------------------------------------------------


@pytest.mark.rule("MU-13.22")
def test_wandering_monster_comes_into_ones_own_fight_as_into_anybodys() -> None:
    for name in ("Alice", "Bob"):
        table = given(doors=[polly_polyp], hands={name: [wandering_monster, elder_globs]})
        table.opens_door()
        table.plays(name, wandering_monster, elder_globs)
        assert table.foes() == ["polly_polyp", "elder_globs"]
        assert table.strengths() == (1, 2 + 10)
        assert table.hand(name) == []


def test_wandering_monster_needs_a_monster_and_a_fight() -> None:
    table = given(doors=[polly_polyp], hands={"Bob": [wandering_monster], "Carol": [wandering_monster, elder_globs]})
    assert not [offer for offer in table.offers("Carol") if "wandering_monster" in offer]
    table.opens_door()
    assert not [offer for offer in table.offers("Bob") if "wandering_monster" in offer]
    assert "play elder_globs" not in table.offers("Carol")  # it does not come alone


def test_wandering_monster_is_fled_from_in_the_runners_order() -> None:
    table = given(doors=[gram_smoker], hands={"Bob": [wandering_monster, elder_globs]})
    table.next_roll(5, 6)
    table.opens_door()
    table.plays("Bob", wandering_monster, elder_globs)
    table.fights_it_out()
    assert table.offers("Alice") == ["run gram_smoker", "run elder_globs"]

    table.runs("Alice", elder_globs)
    table.runs("Alice", gram_smoker)
    assert table.prompt == "rest"
    assert sorted(table.discards()) == ["elder_globs", "gram_smoker", "wandering_monster"]


def test_wandering_monster_that_is_a_goth_calls_goths() -> None:
    table = given(doors=[polly_polyp], hands={"Bob": [wandering_monster, foggoth], "Carol": [froggoth]})
    table.opens_door()
    table.plays("Bob", wandering_monster, foggoth)
    assert (table.prompt, table.awaited) == ("goth", ["Carol"])  # Bob's hand is empty
    table.answer("Carol", "froggoth")
    assert table.foes() == ["polly_polyp", "foggoth", "froggoth"]


def test_wandering_monster_ends_a_call() -> None:
    table = given(doors=[polly_polyp], hands={"Bob": [wandering_monster, elder_globs]}, levels={"Alice": 5})
    table.opens_door()
    table.answer("Alice", "call")
    table.plays("Bob", wandering_monster, elder_globs)
    assert table.prompt == "fight"


# -- Cheat! ----------------------------------------------------------------------------------------------------


def test_cheat_lets_an_item_be_used_whatever_the_class() -> None:
    table = given(hands={"Alice": [cheat]}, play={"Alice": [("carry", necronomicon)]})
    assert "put on necronomicon" not in table.offers("Alice")
    table.plays("Alice", cheat, necronomicon)
    table.answer("Alice", "put on necronomicon")
    assert table.lying("Alice") == ["necronomicon + cheat"]
    assert table.strength("Alice") == 1 + 5


def test_cheat_lets_an_item_be_used_beyond_hands_and_heads() -> None:
    table = given(hands={"Alice": [cheat]}, play={"Alice": [flamethrower, ("carry", bowling_pin)]})
    table.plays("Alice", cheat, bowling_pin)
    table.answer("Alice", "put on bowling_pin")
    assert table.strength("Alice") == 1 + 4 + 2

    table = given(hands={"Alice": [cheat]}, play={"Alice": [miners_helmet, ("carry", fez_of_fazooli)]})
    table.plays("Alice", cheat, fez_of_fazooli)
    table.answer("Alice", "put on fez_of_fazooli")
    assert table.strength("Alice") == 1 + 2 + 3


def test_cheat_on_what_is_used_makes_room_for_more() -> None:
    table = given(hands={"Alice": [cheat]}, play={"Alice": [flamethrower, ("carry", prehistoric_axe)]})
    table.plays("Alice", cheat, flamethrower)
    table.answer("Alice", "put on prehistoric_axe")
    assert table.lying("Alice") == ["flamethrower + cheat", "prehistoric_axe"]


def test_cheat_is_for_ones_own_items_in_ones_own_turn_outside_combat() -> None:
    table = given(
        doors=[polly_polyp], hands={"Bob": [cheat]}, play={"Alice": [bowling_pin], "Bob": [necrocomicon]}, levels={}
    )
    assert not [offer for offer in table.offers("Bob") if "cheat" in offer]

    table = given(doors=[polly_polyp], hands={"Alice": [cheat]}, play={"Alice": [bowling_pin], "Bob": [necrocomicon]})
    assert "play cheat necrocomicon" not in table.offers("Alice")
    table.opens_door()
    assert "play cheat bowling_pin" not in table.offers("Alice")


def test_cheat_goes_when_the_item_changes_hands() -> None:
    table = given(play={"Alice": [(elder_sign, cheat)]})
    assert table.strength("Alice") == 1 + 3
    table.says("Alice", "trade Bob", "elder_sign")
    table.answer("Bob", "accept trade Alice")
    assert table.lying("Bob") == ["elder_sign (carried)"]
    assert table.discards() == ["cheat"]


def test_cheat_goes_with_the_item() -> None:
    table = given(
        play={"Alice": [(elder_sign, cheat), (flamethrower)]}, hands={"Alice": [mystic_visions, target_practice]}
    )
    assert table.lying("Alice") == ["elder_sign + cheat", "flamethrower"]
    table.says("Alice", "sell", "elder_sign", "flamethrower", "done")
    assert table.discards() == ["cheat", "elder_sign", "flamethrower"]
