"""The one-shots that are not ichors."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.classes import cultist, professor, super_munchkin, wandering_monster
from rumpus.munchkin.cards.decks.cthulhu.items import bowling_pin, bug_spray, miners_helmet
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    froggoth,
    fun_guy_from_yuggoth,
    grape_old_ones,
    ozathoth,
    polly_polyp,
    shallow_ones,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import (
    canned_meat,
    innsmouth_yellow_pages,
    kitchen_sink,
    loaded_die,
    maniacal_laugh,
    piercing_shriek,
    song_of_madness,
)
from rumpus.munchkin.options import Options
from tests.munchkin.cthulhu.test_ichors import check
from tests.munchkin.given import Given, given


def plays_of(table: Given, name: str) -> list[str]:
    return [offer for offer in table.offers(name) if offer.startswith(("play", "use"))]


@pytest.mark.rule("MU-13.5")
def test_canned_meat_gives_3_to_either_side() -> None:
    check(canned_meat, 3, 100)
    assert not canned_meat.is_ichor


@pytest.mark.rule("MU-13.5")
def test_kitchen_sink_gives_3_to_either_side() -> None:
    check(kitchen_sink, 3, 300)
    assert not kitchen_sink.is_ichor


@pytest.mark.rule("MU-3.11")
def test_kitchen_sink_is_put_down_in_ones_own_turn_only_and_thrown_in_no_other_moment() -> None:
    table = given(doors=[shallow_ones], hands={"Alice": [kitchen_sink], "Bob": [canned_meat]})
    assert plays_of(table, "Alice") == ["play kitchen_sink carry"]
    assert plays_of(table, "Bob") == []
    table.plays("Alice", kitchen_sink, "carry")
    assert table.lying("Alice") == ["kitchen_sink (carried)"]
    table.opens_door()
    assert plays_of(table, "Alice") == ["use kitchen_sink for", "use kitchen_sink against"]
    table.fights_it_out()
    assert plays_of(table, "Alice") == plays_of(table, "Bob") == []  # the fight is decided


# -- Loaded Die ------------------------------------------------------------------------------------------------


def run(hands: dict[str, list[Card]], play: dict[str, list[Card]] | None = None, roll: int = 2) -> Given:
    """Alice, of level 2, has rolled for running from Polly Polyp."""
    table = given(doors=[polly_polyp], hands=hands, play=play, levels={"Alice": 2})
    table.next_roll(roll)
    table.opens_door()
    table.fights_it_out()
    table.answer("Alice", "run polly_polyp")
    return table


def test_loaded_die_turns_a_roll_of_ones_own_to_any_face() -> None:
    table = run({"Alice": [loaded_die]})
    assert table.prompt == "die"
    assert table.offers("Alice") == ["keep", *[f"loaded_die {face}" for face in (1, 3, 4, 5, 6)]]
    table.answer("Alice", "loaded_die 5")
    assert table.level("Alice") == 2
    assert table.hand("Alice") == []
    assert table.discards() == ["polly_polyp", "loaded_die"]
    assert loaded_die.gold == 300


def test_loaded_die_works_from_the_table_and_need_not_be_used() -> None:
    table = run({}, {"Alice": [loaded_die]})
    table.answer("Alice", "loaded_die 6")
    assert (table.level("Alice"), table.lying("Alice")) == (2, [])

    table = run({}, {"Alice": [loaded_die]})
    table.answer("Alice", "keep")
    assert (table.level("Alice"), table.lying("Alice")) == (1, ["loaded_die (carried)"])


def test_loaded_die_does_not_change_the_rolls_of_others() -> None:
    table = run({"Bob": [loaded_die]})
    assert table.prompt != "die"  # Alice has no card at all
    assert table.level("Alice") == 1


def test_loaded_die_question_does_not_tell_whether_one_holds_it() -> None:
    table = run({"Alice": [kitchen_sink]})
    assert table.offers("Alice") == ["keep"]
    table.answer("Alice", "keep")

    table = run({"Alice": [kitchen_sink]}, {"Bob": [loaded_die]})  # everybody sees where it is
    assert table.level("Alice") == 1


def test_loaded_die_is_used_for_nothing_else() -> None:
    table = given(doors=[polly_polyp], hands={"Alice": [loaded_die]})
    assert plays_of(table, "Alice") == ["play loaded_die carry"]
    table.opens_door()
    assert plays_of(table, "Alice") == []


# -- Maniacal Laugh, Piercing Shriek ---------------------------------------------------------------------------


def noise(card: Card, by: str, levels: dict[str, int]) -> Given:
    """Alice's fight with Polly Polyp, in which that card was played, is over."""
    table = given(doors=[polly_polyp], hands={by: [card]}, levels=levels, treasures=[bug_spray])
    table.opens_door()
    table.plays(by, card, "for")
    table.fights_it_out()
    return table


def check_noise(card: Card, neighbour: str, other: str) -> None:
    """It goes on to that neighbour of Alice's, if their level is lower and they want it."""
    assert (card.bonus, card.gold, card.is_item) == (2, None, False)
    table = given(hands={"Alice": [card]})
    assert plays_of(table, "Alice") == []  # no item, so it is not put down

    table = noise(card, "Alice", {"Alice": 2, "Bob": 2, "Carol": 2})
    assert table.prompt == f"take it ({card.id})"
    assert table.awaited == [neighbour]
    table.answer(neighbour, "yes")
    assert (table.hand(neighbour), table.hand(other)) == ([card.id], [])
    assert table.level("Alice") == 3
    assert table.discards() == ["polly_polyp"]

    table = noise(card, "Alice", {"Alice": 2})
    table.answer(neighbour, "no")
    assert table.discards() == ["polly_polyp", card.id]

    table = noise(card, "Alice", {"Alice": 2, neighbour: 3})  # of the same level now
    assert table.prompt == "rest"
    assert card.id in table.discards()


def test_maniacal_laugh_goes_on_to_the_right() -> None:
    check_noise(maniacal_laugh, "Carol", "Bob")


def test_piercing_shriek_goes_on_to_the_left() -> None:
    check_noise(piercing_shriek, "Bob", "Carol")


def test_maniacal_laugh_looks_at_the_neighbour_of_who_played_it() -> None:
    table = noise(maniacal_laugh, "Bob", {"Alice": 2, "Bob": 5})  # Alice is of level 3 now
    assert table.awaited == ["Alice"]
    table.answer("Alice", "yes")
    assert sorted(table.hand("Alice")) == ["bug_spray", "maniacal_laugh"]


def test_piercing_shriek_is_loud_for_monsters_too_and_comes_back_between_two() -> None:
    table = given(
        doors=[polly_polyp], hands={"Alice": [piercing_shriek]}, levels={"Alice": 2}, players=("Alice", "Bob")
    )
    table.next_roll(6)
    table.opens_door()
    table.plays("Alice", piercing_shriek, "against")
    assert table.strengths() == (2, 2 + 2)
    table.fights_it_out()
    table.runs("Alice", polly_polyp)
    table.answer("Bob", "yes")
    assert table.hand("Bob") == ["piercing_shriek"]


def test_maniacal_laugh_that_pays_a_cost_is_offered_too() -> None:
    table = given(
        hands={"Alice": [maniacal_laugh, kitchen_sink, innsmouth_yellow_pages]},
        door_discard=[polly_polyp],
        levels={"Alice": 5},
    )
    table.plays("Alice", innsmouth_yellow_pages)
    table.answer("Alice", "maniacal_laugh")
    assert (table.prompt, table.awaited) == ("take it (maniacal_laugh)", ["Carol"])
    table.answer("Carol", "yes")
    table.answer("Alice", "kitchen_sink")
    assert (table.hand("Carol"), table.hand("Alice")) == (["maniacal_laugh"], ["polly_polyp"])


def test_maniacal_laugh_and_piercing_shriek_lost_with_the_hand_are_offered_once_all_of_it_lies_there() -> None:
    hand = [maniacal_laugh, kitchen_sink, piercing_shriek]
    table = given(hands={"Alice": hand}, doors=[grape_old_ones], levels={"Alice": 5, "Bob": 2, "Carol": 5})
    table.next_roll(1)
    table.opens_door()
    table.fights_it_out()
    table.runs("Alice", grape_old_ones)
    assert (table.hand("Alice"), table.awaited) == ([], ["Bob"]), "Carol's level is no lower"
    assert table.prompt == "take it (piercing_shriek)"
    table.answer("Bob", "no")
    assert {"maniacal_laugh", "kitchen_sink", "piercing_shriek"} <= set(table.discards())


def test_maniacal_laugh_thrown_away_at_random_is_offered() -> None:
    table = given(hands={"Alice": [maniacal_laugh]}, doors=[fun_guy_from_yuggoth], levels={"Alice": 2})
    table.opens_door()
    table.declines_goths()
    assert (table.prompt, table.awaited) == ("take it (maniacal_laugh)", ["Carol"])
    table.answer("Carol", "yes")
    assert table.hand("Carol") == ["maniacal_laugh"]


@pytest.mark.rule("MU-5.2")
def test_maniacal_laugh_that_nobody_took_from_a_body_is_offered() -> None:
    table = given(
        doors=[shallow_ones],
        hands={"Alice": [maniacal_laugh, kitchen_sink]},
        levels={"Alice": 4, "Bob": 3, "Carol": 2},
    )
    table.next_roll(1)
    table.opens_door()
    table.fights_it_out()
    table.runs("Alice", shallow_ones)
    table.picks("Bob", "none")
    table.picks("Carol", "kitchen_sink", "done")
    assert (table.prompt, table.awaited) == ("take it (maniacal_laugh)", ["Carol"])
    table.answer("Carol", "yes")
    assert sorted(table.hand("Carol")) == ["kitchen_sink", "maniacal_laugh"]


# -- Song of Madness -------------------------------------------------------------------------------------------


def test_song_of_madness_gives_2_to_either_side() -> None:
    for side, strengths in (("for", (1 + 2, 8)), ("against", (1, 8 + 2))):
        table = given(doors=[shallow_ones], hands={"Bob": [song_of_madness]})
        table.opens_door()
        assert plays_of(table, "Bob") == ["play song_of_madness for", "play song_of_madness against"]
        table.plays("Bob", song_of_madness, side)
        assert table.strengths() == strengths
    assert (song_of_madness.bonus, song_of_madness.is_item, song_of_madness.is_ichor) == (2, False, False)


def test_song_of_madness_gives_5_where_the_table_asks_to_sing() -> None:
    for side, strengths in (("for", (1 + 5, 8)), ("against", (1, 8 + 5))):
        table = given(doors=[shallow_ones], hands={"Bob": [song_of_madness]}, options=Options(singing=True))
        table.opens_door()
        assert len(plays_of(table, "Bob")) == 4
        table.plays("Bob", song_of_madness, side, "sung")
        assert table.strengths() == strengths

    table = given(doors=[shallow_ones], hands={"Bob": [song_of_madness]}, options=Options(singing=True))
    table.opens_door()
    table.plays("Bob", song_of_madness, "for")
    assert table.strengths() == (1 + 2, 8)


def test_song_of_madness_helps_only_a_single_munchkin() -> None:
    table = given(doors=[shallow_ones], hands={"Carol": [song_of_madness]})
    table.opens_door()
    table.is_helped("Bob")
    assert plays_of(table, "Carol") == ["play song_of_madness against"]
    table.plays("Carol", song_of_madness, "against")
    assert table.strengths() == (1 + 1, 8 + 2)


def test_song_of_madness_no_longer_helps_once_somebody_joins() -> None:
    table = given(doors=[shallow_ones], hands={"Carol": [song_of_madness]})
    table.opens_door()
    table.plays("Carol", song_of_madness, "for")
    assert table.strengths() == (1 + 2, 8)
    table.is_helped("Bob")
    assert table.strengths() == (1 + 1, 8)


def test_song_of_madness_drives_ozathoth_off_and_makes_a_cultist() -> None:
    table = given(doors=[ozathoth], hands={"Bob": [song_of_madness]}, play={"Bob": [professor]}, cultists=2)
    table.opens_door()
    assert "play song_of_madness ozathoth" in table.offers("Bob")
    table.plays("Bob", song_of_madness, ozathoth)
    assert table.lying("Bob") == ["cultist"]
    assert table.lying("Alice") == []
    assert (table.level("Alice"), table.hand("Alice")) == (1, [])  # no reward
    assert table.prompt == "rest"
    assert table.discards() == ["ozathoth", "professor", "song_of_madness"]


def test_song_of_madness_works_on_ozathoth_for_cultists_and_without_a_cultist_card() -> None:
    table = given(doors=[ozathoth], hands={"Alice": [song_of_madness]}, play={"Alice": [cultist]}, cultists=1)
    table.opens_door()
    table.plays("Alice", song_of_madness, ozathoth)
    assert table.lying("Alice") == ["cultist"]

    table = given(doors=[ozathoth], hands={"Alice": [song_of_madness]}, play={"Alice": [professor]})
    table.opens_door()
    table.plays("Alice", song_of_madness, ozathoth)
    assert table.lying("Alice") == ["professor"]


def test_song_of_madness_leaves_half_a_super_munchkins_class_and_the_rest_of_the_fight() -> None:
    hands = {"Alice": [song_of_madness], "Carol": [wandering_monster, polly_polyp]}
    table = given(doors=[ozathoth], hands=hands, play={"Alice": [professor, super_munchkin]}, cultists=1)
    table.opens_door()
    table.plays("Carol", wandering_monster, polly_polyp)
    table.plays("Alice", song_of_madness, ozathoth)
    assert table.lying("Alice") == ["professor", "super_munchkin", "cultist"]
    assert table.foes() == ["polly_polyp"]


def test_song_of_madness_may_still_be_sung_for_or_against_ozathoth() -> None:
    table = given(doors=[ozathoth], hands={"Bob": [song_of_madness]}, cultists=1)
    table.opens_door()
    table.plays("Bob", song_of_madness, "against")
    assert table.strengths() == (1, 18 + 2)
    assert table.lying("Bob") == []


# -- Innsmouth Yellow Pages ------------------------------------------------------------------------------------


def test_innsmouth_yellow_pages_fetch_a_monster_for_two_cards_from_hand_or_play() -> None:
    table = given(
        hands={"Alice": [innsmouth_yellow_pages, kitchen_sink]},
        play={"Alice": [bowling_pin, ("carry", miners_helmet)]},
        door_discard=[polly_polyp, professor, froggoth],
    )
    table.plays("Alice", innsmouth_yellow_pages)
    assert table.prompt == "pay (innsmouth_yellow_pages)"
    assert table.offers("Alice") == ["kitchen_sink", "bowling_pin", "miners_helmet"]
    table.picks("Alice", "kitchen_sink", "miners_helmet")
    assert table.prompt == "fetch (innsmouth_yellow_pages)"
    assert table.offers("Alice") == ["froggoth", "polly_polyp"]
    table.answer("Alice", "froggoth")
    assert table.hand("Alice") == ["froggoth"]
    assert table.lying("Alice") == ["bowling_pin"]
    assert table.discards() == ["polly_polyp", "professor", "innsmouth_yellow_pages", "kitchen_sink", "miners_helmet"]
    assert innsmouth_yellow_pages.gold == 200


def test_innsmouth_yellow_pages_need_two_other_cards_and_a_monster() -> None:
    for hand, discard, can in (
        ([kitchen_sink], [polly_polyp], False),
        ([kitchen_sink, bug_spray], [polly_polyp], True),
        ([kitchen_sink, bug_spray], [professor], False),
    ):
        table = given(hands={"Alice": [innsmouth_yellow_pages, *hand]}, door_discard=discard)
        assert ("play innsmouth_yellow_pages" in table.offers("Alice")) is can


def test_innsmouth_yellow_pages_are_not_paid_with_a_cultist_in_play() -> None:
    table = given(
        hands={"Alice": [kitchen_sink]}, play={"Alice": [cultist, innsmouth_yellow_pages]}, door_discard=[polly_polyp]
    )
    assert "use innsmouth_yellow_pages" not in table.offers("Alice")

    table = given(
        hands={"Alice": [kitchen_sink, cultist]},
        play={"Alice": [professor, innsmouth_yellow_pages]},
        door_discard=[polly_polyp],
    )
    table.uses("Alice", innsmouth_yellow_pages)
    assert table.offers("Alice") == ["cultist", "kitchen_sink", "professor"]
    table.picks("Alice", "cultist", "professor")
    assert table.hand("Alice") == ["kitchen_sink", "polly_polyp"]
    assert len(table.state.piles["cultist"]) == 1


@pytest.mark.rule("MU-2.7")
def test_innsmouth_yellow_pages_are_read_in_ones_own_turn_even_in_combat() -> None:
    hands = {
        "Alice": [innsmouth_yellow_pages, kitchen_sink, bug_spray],
        "Bob": [canned_meat, miners_helmet, bowling_pin],
    }
    table = given(doors=[shallow_ones], hands=hands, door_discard=[polly_polyp])
    table.opens_door()
    table.plays("Alice", innsmouth_yellow_pages)
    table.picks("Alice", "kitchen_sink", "bug_spray")
    assert table.hand("Alice") == ["polly_polyp"]

    table = given(hands={"Bob": [innsmouth_yellow_pages, kitchen_sink, bug_spray]}, door_discard=[polly_polyp])
    assert plays_of(table, "Bob") == []  # not Bob's turn


def test_innsmouth_yellow_pages_may_fetch_what_was_paid_with() -> None:
    table = given(hands={"Alice": [innsmouth_yellow_pages, froggoth, bug_spray]}, door_discard=[polly_polyp])
    table.plays("Alice", innsmouth_yellow_pages)
    table.picks("Alice", "froggoth", "bug_spray", "froggoth")
    assert table.hand("Alice") == ["froggoth"]


def test_innsmouth_yellow_pages_are_paid_with_less_if_the_first_card_takes_the_second_along() -> None:
    """Without Super Munchkin one of two classes goes."""
    table = given(
        hands={"Alice": [innsmouth_yellow_pages]},
        play={"Alice": [super_munchkin, professor, cultist]},
        door_discard=[froggoth],
    )
    table.plays("Alice", innsmouth_yellow_pages)
    table.answer("Alice", "super_munchkin")
    assert table.lying("Alice") == ["cultist"]
    assert table.hand("Alice") == ["froggoth"]
