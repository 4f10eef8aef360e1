"""Wishing Ring: it cancels a curse, either one that is striking now or a lasting one, whoever it is on."""

from __future__ import annotations

from rumpus.munchkin.cards.decks.cthulhu.classes import cultist, professor
from rumpus.munchkin.cards.decks.cthulhu.curses import (
    curse_amnesia,
    curse_change_sex,
    curse_learn_yet_another_awful_truth,
    curse_weapon_becomes_evil,
)
from rumpus.munchkin.cards.decks.cthulhu.events import corrupted_by_power, sudden_head_blow
from rumpus.munchkin.cards.decks.cthulhu.items import bowling_pin, flamethrower, miners_helmet
from rumpus.munchkin.cards.decks.cthulhu.levels import call_the_army
from rumpus.munchkin.cards.decks.cthulhu.monsters import geek_ones, polly_polyp, shallow_ones
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink, wishing_ring
from tests.munchkin.given import Given, given


def rings(table: Given, name: str) -> list[str]:
    return [offer for offer in table.offers(name) if "wishing_ring" in offer and "carry" not in offer]


def test_wishing_ring_cancels_a_curse_from_the_door() -> None:
    table = given(doors=[curse_amnesia], play={"Alice": [professor]}, hands={"Alice": [wishing_ring]})
    table.opens_door()
    assert table.prompt == "curse"
    table.plays("Alice", wishing_ring)
    table.everyone_passes()
    assert table.lying("Alice") == ["professor"]
    assert table.level("Alice") == 1
    assert table.discards() == ["curse_amnesia", "wishing_ring"]
    assert (wishing_ring.gold, wishing_ring.copies) == (500, 2)


def test_wishing_ring_cancels_a_curse_on_somebody_else() -> None:
    hands = {"Bob": [curse_learn_yet_another_awful_truth], "Carol": [wishing_ring]}
    table = given(hands=hands, levels={"Alice": 4})
    table.plays("Bob", curse_learn_yet_another_awful_truth, "Alice")
    assert "Carol" in table.awaited
    table.plays("Carol", wishing_ring)
    assert table.level("Alice") == 4
    assert table.prompt == "start"


def test_wishing_ring_works_from_the_table() -> None:
    table = given(hands={"Bob": [curse_amnesia]}, play={"Alice": [wishing_ring, professor]})
    table.plays("Bob", curse_amnesia, "Alice")
    table.uses("Alice", wishing_ring)
    assert table.lying("Alice") == ["professor"]


def test_wishing_ring_need_not_be_used() -> None:
    table = given(hands={"Bob": [curse_amnesia], "Alice": [wishing_ring]}, play={"Alice": [professor]})
    table.plays("Bob", curse_amnesia, "Alice")
    table.everyone_passes()
    assert table.lying("Alice") == []
    assert table.hand("Alice") == ["wishing_ring"]


def test_wishing_ring_question_does_not_tell_who_holds_one() -> None:
    table = given(hands={"Bob": [curse_amnesia, kitchen_sink], "Alice": [bowling_pin]})
    table.plays("Bob", curse_amnesia, "Alice")
    assert table.awaited == ["Bob", "Alice"]  # Carol has no card at all
    table.everyone_passes()
    assert table.prompt == "start"


def test_wishing_ring_is_no_use_without_a_curse() -> None:
    table = given(doors=[shallow_ones], hands={"Alice": [wishing_ring, call_the_army], "Bob": [wishing_ring]})
    assert rings(table, "Alice") == rings(table, "Bob") == []
    table.plays("Alice", call_the_army, "Alice")
    assert rings(table, "Bob") == []
    table.opens_door()
    assert rings(table, "Alice") == []


def test_wishing_ring_does_not_answer_what_is_no_curse() -> None:
    hands = {"Bob": [sudden_head_blow], "Alice": [wishing_ring]}
    table = given(hands=hands, play={"Alice": [cultist], "Carol": [cultist]})
    table.plays("Bob", sudden_head_blow, "Alice")
    assert rings(table, "Alice") == []
    table.everyone_passes()
    assert table.lying("Alice") == []


def test_wishing_ring_lifts_a_penalty_that_still_waits() -> None:
    table = given(doors=[curse_change_sex, shallow_ones], hands={"Carol": [wishing_ring]})
    table.opens_door()
    table.everyone_passes()
    assert [each.amount for each in table.hero("Alice").lasting] == [-5]
    assert rings(table, "Carol") == ["play wishing_ring curse_change_sex Alice"]
    table.plays("Carol", wishing_ring, "curse_change_sex", "Alice")
    assert table.hero("Alice").lasting == []
    assert table.hero("Alice").sex == "male"  # that was done at once
    assert sorted(table.discards()) == ["curse_change_sex", "wishing_ring"]


def test_wishing_ring_lifts_a_penalty_in_mid_fight() -> None:
    table = given(doors=[polly_polyp], hands={"Alice": [wishing_ring], "Bob": [curse_change_sex]}, levels={"Alice": 3})
    table.opens_door()
    table.answer("Alice", "call")
    table.plays("Bob", curse_change_sex, "Alice")
    table.everyone_passes()
    assert table.strengths() == (3 - 5, 2)
    table.plays("Alice", wishing_ring, "curse_change_sex", "Alice")
    assert table.strengths() == (3, 2)
    table.fights_it_out()
    assert table.level("Alice") == 4


def test_wishing_ring_frees_a_weapon_that_has_become_evil() -> None:
    table = given(
        play={"Alice": [miners_helmet, flamethrower]},
        hands={"Bob": [curse_weapon_becomes_evil], "Carol": [wishing_ring]},
    )
    table.plays("Bob", curse_weapon_becomes_evil, "Alice")
    table.everyone_passes()
    assert table.strength("Alice") == 1 + 2 - 4
    assert rings(table, "Carol") == ["play wishing_ring curse_weapon_becomes_evil Alice"]
    table.plays("Carol", wishing_ring, "curse_weapon_becomes_evil", "Alice")
    assert table.strength("Alice") == 1 + 2 + 4
    assert table.lying("Alice") == ["miners_helmet", "flamethrower"]
    assert "put away flamethrower" in table.offers("Alice")


def test_wishing_ring_chooses_among_curses_that_last() -> None:
    table = given(
        play={"Alice": [(flamethrower, curse_weapon_becomes_evil)]},
        hands={"Bob": [curse_change_sex], "Alice": [wishing_ring, wishing_ring]},
    )
    table.plays("Bob", curse_change_sex, "Carol")
    assert rings(table, "Alice") == ["play wishing_ring"]  # first the one in the air
    table.everyone_passes()
    assert rings(table, "Alice") == [
        "play wishing_ring curse_change_sex Carol",
        "play wishing_ring curse_weapon_becomes_evil Alice",
    ]
    table.plays("Alice", wishing_ring, "curse_weapon_becomes_evil", "Alice")
    assert rings(table, "Alice") == ["play wishing_ring curse_change_sex Carol"]


def test_wishing_ring_does_not_lift_what_a_monster_left_behind() -> None:
    table = given(doors=[geek_ones], hands={"Bob": [wishing_ring]}, sexes={"Alice": "male"})
    table.next_roll(1)
    table.opens_door()
    table.fights_it_out()
    table.runs("Alice", geek_ones)
    assert table.hero("Alice").lasting
    assert rings(table, "Bob") == []


def test_wishing_ring_frees_from_corruption() -> None:
    hands = {"Alice": [call_the_army, wishing_ring], "Bob": [corrupted_by_power]}
    table = given(hands=hands, doors=[shallow_ones])
    table.plays("Alice", call_the_army, "Alice")
    table.everyone_passes()
    table.plays("Bob", corrupted_by_power, "Alice")
    table.everyone_passes()
    assert [each.what for each in table.hero("Alice").lasting] == ["no help"]
    table.plays("Alice", wishing_ring, "corrupted_by_power", "Alice")
    assert table.hero("Alice").lasting == []
    table.opens_door()
    assert "ask Bob" in table.offers("Alice")
