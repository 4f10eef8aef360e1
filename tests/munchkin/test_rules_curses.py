"""MU-9: curses from doors and from hands, in the air and after."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.curses import (
    curse_amnesia,
    curse_change_sex,
    curse_get_all_blobby,
    curse_hastur_hastur_hastur,
    curse_learn_yet_another_awful_truth,
    curse_solestealer,
    curse_weapon_becomes_evil,
)
from rumpus.munchkin.cards.decks.cthulhu.enhancers import rugose
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bowling_pin,
    brass_knucks,
    bug_spray,
    galoshes,
    miners_helmet,
    professor_teslas_electrical_protective_device,
)
from rumpus.munchkin.cards.decks.cthulhu.monsters import lloyd_lloigor, polly_polyp
from tests.munchkin.given import given

tesla_device = professor_teslas_electrical_protective_device
awful_truth = curse_learn_yet_another_awful_truth


@pytest.mark.rule("MU-9.1")
def test_a_curse_from_hand_is_played_on_anybody_at_any_time() -> None:
    table = given(doors=[lloyd_lloigor], hands={"Carol": [awful_truth]})
    table.next_roll(6)
    mine = [f"play {awful_truth.id} {name}" for name in ("Alice", "Bob", "Carol")]
    for _ in ("start", "fight", "flight", "rest"):
        assert set(mine) <= set(table.offers("Carol"))
        if table.prompt == "start":
            table.opens_door()
        elif table.prompt == "fight":
            table.fights_it_out()
        elif table.prompt == "flight":
            table.runs("Alice", lloyd_lloigor)
    assert table.prompt == "rest"


@pytest.mark.rule("MU-9.1")
def test_a_curse_drawn_unseen_goes_to_hand() -> None:
    table = given(doors=[rugose, awful_truth], levels={"Alice": 3})
    table.opens_door()
    table.answer("Alice", "loot the room")
    assert (table.level("Alice"), table.hand("Alice")) == (3, ["rugose", awful_truth.id])


@pytest.mark.rule("MU-9.2", "MU-13.10")
def test_a_penalty_for_the_next_combat_waits_before_its_victim() -> None:
    table = given(doors=[polly_polyp, lloyd_lloigor], hands={"Bob": [curse_change_sex]}, levels={"Alice": 9, "Bob": 3})
    table.plays("Bob", curse_change_sex, "Alice")
    assert (table.discards(), table.strength("Alice")) == ([], 9)
    table.opens_door()
    assert table.strengths() == (9 - 5, 2)
    table.picks("Alice", "call")
    assert table.state.winners == [0]


@pytest.mark.rule("MU-9.3", "MU-13.8")
def test_a_curse_on_what_the_victim_lacks_does_nothing() -> None:
    table = given(hands={"Bob": [curse_solestealer]}, play={"Alice": [("carry", galoshes), miners_helmet]})
    table.plays("Bob", curse_solestealer, "Alice")
    assert (table.lying("Alice"), table.discards()) == (["galoshes (carried)", "miners_helmet"], ["curse_solestealer"])


@pytest.mark.rule("MU-9.3")
def test_a_curse_that_says_otherwise_does_something_else() -> None:
    table = given(hands={"Bob": [curse_amnesia]}, levels={"Alice": 3})
    table.plays("Bob", curse_amnesia, "Alice")
    assert table.level("Alice") == 2


@pytest.mark.rule("MU-9.3")
def test_of_several_items_that_fit_the_victim_chooses_unless_it_says_otherwise() -> None:
    table = given(
        hands={"Bob": [curse_weapon_becomes_evil, curse_hastur_hastur_hastur]},
        play={"Alice": [bowling_pin, bug_spray, brass_knucks]},
    )
    table.plays("Bob", curse_weapon_becomes_evil, "Alice")
    table.everyone_passes()
    assert (table.awaited, table.offers("Alice")) == (["Alice"], ["bowling_pin", "bug_spray"])
    table.answer("Alice", "bug_spray")
    table.plays("Bob", curse_hastur_hastur_hastur, "Alice")
    table.everyone_passes()
    assert (table.awaited, table.offers("Carol")) == (["Carol"], ["bowling_pin", "bug_spray", "brass_knucks"])
    table.answer("Carol", "brass_knucks")


@pytest.mark.rule("MU-9.4")
def test_the_next_combat_is_also_one_in_which_one_helps() -> None:
    table = given(doors=[polly_polyp], hands={"Carol": [curse_change_sex]}, levels={"Bob": 8})
    table.plays("Carol", curse_change_sex, "Bob")
    table.opens_door()
    table.is_helped("Bob")
    assert table.strengths() == (1 + 8 - 5, 2)
    table.fights_it_out()
    assert table.hero("Bob").lasting == []


@pytest.mark.rule("MU-9.4")
def test_somebody_elses_combat_is_not_the_next_one() -> None:
    table = given(doors=[polly_polyp], hands={"Carol": [curse_change_sex]}, levels={"Alice": 3, "Bob": 8})
    table.plays("Carol", curse_change_sex, "Bob")
    table.opens_door()
    table.fights_it_out()
    assert [each.card.id for each in table.hero("Bob").lasting] == ["curse_change_sex"]


@pytest.mark.rule("MU-9.5")
def test_a_curse_may_strip_who_seems_to_have_won_up_to_the_decision() -> None:
    table = given(
        doors=[lloyd_lloigor],
        hands={"Bob": [curse_get_all_blobby]},
        play={"Alice": [tesla_device]},
        levels={"Alice": 5},
    )
    table.next_roll(6)
    table.opens_door()
    table.answer("Alice", "call")
    table.plays("Bob", curse_get_all_blobby, "Alice")
    table.everyone_passes()
    assert (table.prompt, table.strengths()) == ("fight", (5, 8))
    table.fights_it_out()
    assert table.prompt == "flight"


@pytest.mark.rule("MU-9.5")
def test_after_the_decision_the_result_stands() -> None:
    table = given(
        doors=[lloyd_lloigor],
        hands={"Bob": [curse_get_all_blobby]},
        play={"Alice": [tesla_device]},
        levels={"Alice": 5},
    )
    table.opens_door()
    table.fights_it_out()
    table.plays("Bob", curse_get_all_blobby, "Alice")
    table.everyone_passes()
    assert (table.level("Alice"), len(table.hand("Alice")), table.lying("Alice")) == (6, 2, [])
