"""MU-3.1 to 3.11: strengths, and who and what may come into a fight."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.classes import wandering_monster
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_learn_yet_another_awful_truth, curse_madness_takes_its_toll
from rumpus.munchkin.cards.decks.cthulhu.enhancers import in_a_million_year_sleep, rugose, squamous
from rumpus.munchkin.cards.decks.cthulhu.events import created_using_cinematic_rules, the_stars_are_wrong
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bowling_pin,
    brass_knucks,
    flamethrower,
    professor_teslas_electrical_protective_device,
)
from rumpus.munchkin.cards.decks.cthulhu.levels import mystic_visions
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    aughost_derwraith,
    buggoth,
    chibithulhu,
    coggoth,
    eldridge_hawrer,
    gram_smoker,
    joggoth,
    lloyd_lloigor,
    loggoth,
    nightie_gaunts,
    polly_polyp,
    ruggoth,
    shog_goth,
    the_cruller_out_of_space,
    the_king_in_pink,
    the_unpronounceable_evil,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import canned_meat, ichor_liquor, kitchen_sink
from tests.munchkin.cthulhu.fights import meets
from tests.munchkin.given import given

tesla_device = professor_teslas_electrical_protective_device

# -- strength ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-3.1")
@pytest.mark.parametrize(("level", "outcome"), [(3, "rest"), (2, "flight"), (1, "flight")])
def test_only_the_stronger_wins_and_monsters_win_ties(level: int, outcome: str) -> None:
    table = given(doors=[polly_polyp], levels={"Alice": level})
    meets(table)
    table.fights_it_out()
    assert table.prompt == outcome


@pytest.mark.rule("MU-3.2")
def test_what_a_monster_minds_counts_once_for_both() -> None:
    table = given(doors=[chibithulhu])
    assert meets(table) == (1, 2 + 4)
    table.is_helped("Bob")
    assert table.strengths() == (2, 2 + 4)


@pytest.mark.rule("MU-3.3")
def test_the_whole_strength_of_one_helper_is_added() -> None:
    table = given(doors=[nightie_gaunts], play={"Bob": [flamethrower]}, levels={"Bob": 4}, sexes={"Bob": "male"})
    assert meets(table) == (1, 14)
    table.is_helped("Bob")
    assert table.strengths() == (1 + 4 + 4, 14 + 3), "and what it has against men counts now"
    assert not [offer for offer in table.offers("Alice") if offer.startswith("ask")], "only one may help"
    assert "offer help" not in table.offers("Carol")


@pytest.mark.rule("MU-3.3")
def test_others_may_be_asked_one_by_one_until_one_agrees() -> None:
    table = given(doors=[lloyd_lloigor], levels={"Carol": 9})
    meets(table)
    table.picks("Alice", "ask Bob", "0")
    assert "ask Carol" not in table.offers("Alice"), "one at a time"
    table.answer("Bob", "refuse")
    table.picks("Alice", "ask Carol", "1", "fighter")
    table.answer("Carol", "accept")
    assert table.strengths() == (10, 8)


# -- what may be played --------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-3.5")
def test_everybody_plays_into_a_fight_as_often_as_they_like() -> None:
    table = given(
        doors=[polly_polyp],
        hands={
            "Alice": [kitchen_sink, canned_meat],
            "Bob": [rugose, squamous, curse_learn_yet_another_awful_truth],
            "Carol": [wandering_monster, lloyd_lloigor, mystic_visions],
        },
        levels={"Alice": 5},
    )
    meets(table)
    table.plays("Bob", rugose, polly_polyp)
    table.plays("Bob", squamous, polly_polyp)
    table.plays("Bob", curse_learn_yet_another_awful_truth, "Alice")
    table.everyone_passes()
    table.plays("Carol", wandering_monster, lloyd_lloigor)
    table.plays("Carol", mystic_visions, "Alice")
    table.plays("Alice", kitchen_sink, "for")
    table.plays("Alice", canned_meat, "for")
    assert table.strengths() == (5 - 1 + 1 + 6, 2 + 10 + 8)


@pytest.mark.rule("MU-3.5")
def test_during_a_combat_nobody_plays_other_items_sells_or_switches() -> None:
    mine = [brass_knucks, tesla_device, created_using_cinematic_rules]
    table = given(doors=[polly_polyp], hands={"Alice": mine}, play={"Alice": [flamethrower]})
    meets(table)
    assert table.offers("Alice") == ["call", "ask Bob", "ask Carol", "ask everybody"]
    assert repr(table.why_not("Alice", "play brass_knucks use")) == "not in a fight [MU-3.5] brass_knucks"


@pytest.mark.rule("MU-3.7")
def test_several_monsters_fight_as_one_and_each_gives_its_own() -> None:
    table = given(
        doors=[polly_polyp],
        levels={"Alice": 7},
        hands={"Bob": [wandering_monster, the_cruller_out_of_space]},
        treasures=[brass_knucks, bowling_pin, flamethrower],
    )
    meets(table)
    table.plays("Bob", wandering_monster, the_cruller_out_of_space)
    assert table.strengths() == (7, 2 + 4)
    table.fights_it_out()
    assert (table.level("Alice"), len(table.hand("Alice"))) == (9, 3)


@pytest.mark.rule("MU-3.7", "MU-3.16")
def test_without_one_of_them_the_fight_goes_on_and_it_gives_nothing() -> None:
    table = given(
        doors=[polly_polyp],
        levels={"Alice": 5},
        hands={"Bob": [wandering_monster, lloyd_lloigor], "Carol": [the_stars_are_wrong]},
    )
    meets(table)
    table.plays("Bob", wandering_monster, lloyd_lloigor)
    table.plays("Carol", the_stars_are_wrong, lloyd_lloigor)
    table.everyone_passes()
    assert (table.prompt, table.foes()) == ("fight", ["polly_polyp"])
    table.fights_it_out()
    assert (table.level("Alice"), len(table.hand("Alice"))) == (6, 1)


@pytest.mark.rule("MU-3.8")
def test_enhancers_add_up_on_the_monster_that_was_named_and_bring_treasures() -> None:
    table = given(
        doors=[lloyd_lloigor],
        levels={"Alice": 9},
        hands={"Bob": [rugose, squamous, in_a_million_year_sleep, wandering_monster, polly_polyp]},
    )
    meets(table)
    table.plays("Bob", wandering_monster, polly_polyp)
    assert {"play rugose lloyd_lloigor", "play rugose polly_polyp"} <= set(table.offers("Bob"))
    table.plays("Bob", rugose, lloyd_lloigor)
    table.plays("Bob", squamous, lloyd_lloigor)
    table.plays("Bob", in_a_million_year_sleep, polly_polyp)
    lloyd, polly = table.table.fight.foes
    assert [table.table.foe_strength(foe) for foe in (lloyd, polly)] == [8 + 5 + 5, 2 - 5]
    assert [table.table.treasures_of(foe) for foe in (lloyd, polly)] == [2 + 1 + 1, 1], "at least one"


@pytest.mark.rule("MU-3.9")
def test_undead_join_undead_from_any_hand() -> None:
    hands = {"Alice": [the_unpronounceable_evil], "Bob": [gram_smoker, eldridge_hawrer]}
    table = given(doors=[aughost_derwraith], hands=hands)
    meets(table)
    assert "play the_unpronounceable_evil" in table.offers("Alice")
    assert "play eldridge_hawrer" not in table.offers("Bob")
    table.plays("Bob", gram_smoker)
    assert table.foes() == ["aughost_derwraith", "gram_smoker"]


@pytest.mark.rule("MU-3.9")
def test_undead_need_an_undead_in_the_fight_which_is_still_open() -> None:
    table = given(
        doors=[polly_polyp], hands={"Bob": [gram_smoker, the_king_in_pink, wandering_monster]}, levels={"Alice": 1}
    )
    meets(table)
    assert "play the_king_in_pink" not in table.offers("Bob")
    table.plays("Bob", wandering_monster, gram_smoker)
    assert "play the_king_in_pink" in table.offers("Bob")
    table.fights_it_out()
    assert table.prompt == "flight"
    assert "play the_king_in_pink" not in table.offers("Bob")


@pytest.mark.rule("MU-3.10")
def test_goths_are_called_from_who_drew_it_to_the_left_until_one_comes() -> None:
    hands = {"Alice": [ruggoth], "Bob": [shog_goth], "Carol": [loggoth, kitchen_sink]}
    table = given(doors=[buggoth], active="Bob", hands=hands)
    table.opens_door("Bob")
    assert (table.prompt, table.awaited, table.offers("Bob")) == ("goth", ["Bob"], ["shog_goth", "none"])
    assert table.offers("Carol") == [], "before anything else"
    table.answer("Bob", "none")
    assert (table.awaited, table.offers("Carol")) == (["Carol"], ["loggoth", "none"])
    table.answer("Carol", "loggoth")
    assert (table.prompt, table.foes()) == ("fight", ["buggoth", "loggoth"]), "Alice has no chance, Loggoth calls none"


@pytest.mark.rule("MU-3.10")
def test_a_goth_that_wanders_in_calls_beginning_with_who_played_it() -> None:
    hands = {"Alice": [ruggoth], "Carol": [wandering_monster, loggoth, shog_goth]}
    table = given(doors=[polly_polyp], hands=hands)
    meets(table)
    table.plays("Carol", wandering_monster, loggoth)
    assert table.awaited == ["Carol"]
    table.answer("Carol", "none")
    assert table.awaited == ["Alice"]
    table.answer("Alice", "ruggoth")
    assert table.foes() == ["polly_polyp", "loggoth", "ruggoth"]


@pytest.mark.rule("MU-3.10")
def test_whoever_has_cards_is_asked_for_a_goth_and_who_has_none_is_not() -> None:
    table = given(doors=[joggoth], hands={"Carol": [kitchen_sink]})
    table.opens_door()
    assert (table.awaited, table.offers("Carol")) == (["Carol"], ["none"])
    table.answer("Carol", "none")
    assert table.prompt == "fight"


@pytest.mark.rule("MU-3.10")
def test_a_goth_calls_before_its_own_ability() -> None:
    table = given(doors=[coggoth], hands={"Alice": [ruggoth]})
    table.opens_door()
    table.answer("Alice", "ruggoth")
    assert table.strengths() == (1, 8 + 3 + 2), "her hand was counted after the call: none is even"


@pytest.mark.rule("MU-3.11")
def test_a_one_shot_in_a_fight_is_nobodys_and_goes_when_it_ends() -> None:
    table = given(
        doors=[polly_polyp],
        hands={"Bob": [curse_madness_takes_its_toll, kitchen_sink]},
        play={"Alice": [canned_meat, ichor_liquor]},
    )
    meets(table)
    table.uses("Alice", canned_meat, "for")
    table.plays("Bob", kitchen_sink, "against")
    table.plays("Bob", curse_madness_takes_its_toll, "Alice")
    table.everyone_passes()
    assert table.lying("Alice") == []
    assert (table.strengths(), "canned_meat" in table.discards()) == ((1 + 3, 2 + 3), False)
    table.next_roll(5)
    table.fights_it_out()
    table.runs("Alice", polly_polyp)
    assert {"canned_meat", "kitchen_sink"} <= set(table.discards())
