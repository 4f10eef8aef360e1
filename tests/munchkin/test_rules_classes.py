"""MU-6.1 to 6.3 and 6.9: classes, Super Munchkins of one class and of two, and what abilities cost."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.classes import (
    cultist,
    investigator,
    monster_whacker,
    professor,
    super_munchkin,
)
from rumpus.munchkin.cards.decks.cthulhu.enhancers import frothing, gibbering, mephitic, raving, rugose, squamous
from rumpus.munchkin.cards.decks.cthulhu.events import o_rlyeh
from rumpus.munchkin.cards.decks.cthulhu.items import (
    fez_of_fazooli,
    mystic_scribble,
    railroad_spike,
    two_handed_flashlight,
)
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    great_cthulhu,
    polly_polyp,
    shog_goth,
    sluggoth,
    the_cruller_out_of_space,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import innsmouth_yellow_pages
from rumpus.munchkin.table.state import Phase
from tests.munchkin.cthulhu.fights import meets
from tests.munchkin.given import given

# -- taking and dropping ---------------------------------------------------------------------------------------


@pytest.mark.rule("MU-6.1")
def test_a_class_is_played_in_ones_own_turn_only() -> None:
    hands = {"Alice": [professor], "Bob": [professor]}
    phases: tuple[Phase, ...] = ("start", "trouble", "rest")
    for phase in phases:
        table = given(hands=hands, phase=phase)
        assert "play professor" in table.offers("Alice")
        assert "play professor" not in table.offers("Bob")
    assert repr(table.why_not("Bob", "play professor")) == "not in your turn [MU-6.1] professor"


@pytest.mark.rule("MU-6.1")
def test_a_class_is_dropped_any_time_even_in_combat_and_its_abilities_end() -> None:
    table = given(doors=[polly_polyp], play={"Alice": [monster_whacker], "Bob": [professor]})
    assert "drop professor" in table.offers("Bob"), "in somebody else's turn"
    assert meets(table) == (1 + 2, 2)
    table.answer("Alice", "drop monster_whacker")
    assert table.strengths() == (1, 2)
    assert table.discards() == ["monster_whacker"]
    table.answer("Bob", "drop professor")
    assert (table.lying("Alice"), table.lying("Bob")) == ([], [])


@pytest.mark.rule("MU-6.1")
def test_a_class_may_be_played_in_ones_own_flight_but_a_cultist_drops_none() -> None:
    table = given(doors=[great_cthulhu], hands={"Alice": [professor]}, play={"Bob": [cultist]})
    table.next_roll(6)
    meets(table)
    assert "drop cultist" not in table.offers("Bob")
    table.fights_it_out()
    table.plays("Alice", professor)
    table.runs("Alice", great_cthulhu)
    assert table.level("Alice") == 2, "a Professor learns by escaping from what kills"


@pytest.mark.rule("MU-6.1", "MU-2.12")
def test_a_class_that_one_gets_outside_ones_turn_may_be_put_down_at_once() -> None:
    six = [frothing, gibbering, mephitic, raving, rugose]
    table = given(hands={"Alice": [*six, professor]}, levels={"Alice": 3, "Carol": 2}, phase="rest")
    table.ends_turn()
    table.answer("Alice", "professor Bob")
    table.answer("Bob", "play professor")
    assert table.lying("Bob") == ["professor"]


@pytest.mark.rule("MU-2.12", "MU-6.1", "MU-6.2", "MU-6.7")
@pytest.mark.parametrize(
    ("lying", "after"),
    [
        ([investigator], ["professor"]),
        ([investigator, super_munchkin], ["investigator", "super_munchkin", "professor"]),
        ([cultist], None),
        ([cultist, super_munchkin], ["cultist", "super_munchkin", "professor"]),
        ([investigator, monster_whacker, super_munchkin], None),
        ([professor], None),
    ],
)
def test_a_class_that_one_gets_outside_ones_turn_takes_the_place_of_the_old_unless_that_binds(
    lying: list[Card], after: list[str] | None
) -> None:
    six = [frothing, gibbering, mephitic, raving, rugose]
    table = given(
        hands={"Alice": [*six, professor]}, levels={"Alice": 3, "Carol": 2}, play={"Bob": lying}, phase="rest"
    )
    table.ends_turn()
    table.answer("Alice", "professor Bob")
    assert table.offers("Bob") == (["done"] if after is None else ["play professor", "done"])
    table.answer("Bob", table.offers("Bob")[0])
    assert table.lying("Bob") == ([card.id for card in lying] if after is None else after)
    assert ("investigator" in table.discards()) == (after == ["professor"])


@pytest.mark.rule("MU-6.2")
def test_a_new_class_takes_the_place_of_the_old() -> None:
    table = given(hands={"Alice": [professor, investigator]}, play={"Alice": [investigator]})
    assert "play investigator" not in table.offers("Alice"), "never the same twice"
    table.plays("Alice", professor)
    assert (table.lying("Alice"), table.discards()) == (["professor"], ["investigator"])


# -- Super Munchkin --------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-6.2")
def test_super_munchkin_is_played_any_time_one_has_a_class() -> None:
    table = given(
        doors=[polly_polyp],
        hands={"Alice": [super_munchkin], "Bob": [super_munchkin]},
        play={"Bob": [professor]},
    )
    meets(table)
    assert "play super_munchkin" not in table.offers("Alice")
    assert repr(table.why_not("Alice", "play super_munchkin")) == "needs a class [MU-6.2] super_munchkin"
    table.plays("Bob", super_munchkin)
    assert table.lying("Bob") == ["professor", "super_munchkin"]


@pytest.mark.rule("MU-6.2", "MU-13.13")
def test_half_a_class_has_its_advantages_without_its_disadvantages() -> None:
    half = {"Alice": [monster_whacker, super_munchkin, railroad_spike, fez_of_fazooli]}
    table = given(doors=[the_cruller_out_of_space], play=half)
    assert meets(table) == (1 + 2 + 3 + 3, 4), "class bonus, class item, what is forbidden to it, and no +6"
    assert meets(given(doors=[sluggoth], play={"Alice": [monster_whacker, super_munchkin]}))[1] == 14 - 3
    assert meets(given(doors=[great_cthulhu], play={"Alice": [monster_whacker, super_munchkin]}))[0] == 1, "no -2"


@pytest.mark.rule("MU-6.2")
def test_two_classes_have_all_advantages_and_disadvantages_of_both() -> None:
    both = [monster_whacker, professor, super_munchkin]
    table = given(
        doors=[the_cruller_out_of_space],
        play={"Alice": [*both, railroad_spike, ("carry", fez_of_fazooli), ("carry", two_handed_flashlight)]},
    )
    assert not {"put on fez_of_fazooli", "put on two_handed_flashlight"} & set(table.offers("Alice"))
    assert meets(table) == (1 + 2 + 3, 4 + 6)
    assert meets(given(doors=[polly_polyp], play={"Alice": both}))[1] == 2 + 3
    assert meets(given(doors=[great_cthulhu], play={"Alice": both}))[0] == 1 - 2


@pytest.mark.rule("MU-6.2")
def test_the_second_class_is_added_any_time_and_makes_the_first_one_whole() -> None:
    table = given(
        doors=[the_cruller_out_of_space],
        hands={"Alice": [professor, investigator], "Bob": [professor, monster_whacker]},
        play={"Alice": [monster_whacker, super_munchkin], "Bob": [monster_whacker, super_munchkin]},
    )
    assert meets(table) == (3, 4)
    assert "play monster_whacker" not in table.offers("Bob")
    table.plays("Bob", professor)
    table.plays("Alice", professor)
    assert table.strengths() == (3, 4 + 6)
    assert "play investigator" not in table.offers("Alice"), "two are the most"
    table.answer("Alice", "drop professor")
    assert table.strengths() == (3, 4)
    table.plays("Alice", investigator)
    assert table.lying("Alice") == ["monster_whacker", "super_munchkin", "investigator"]


@pytest.mark.rule("MU-6.2")
def test_super_munchkin_goes_with_the_last_class() -> None:
    table = given(play={"Alice": [professor, investigator, super_munchkin]})
    table.answer("Alice", "drop professor")
    assert table.lying("Alice") == ["investigator", "super_munchkin"]
    table.answer("Alice", "drop investigator")
    assert table.lying("Alice") == []
    assert sorted(table.discards()) == ["investigator", "professor", "super_munchkin"]


@pytest.mark.rule("MU-6.2", "MU-6.7")
@pytest.mark.parametrize("lying", [[cultist, super_munchkin], [cultist, professor, super_munchkin]])
def test_a_super_munchkin_who_is_a_cultist_drops_the_other_class_only(lying: list[object]) -> None:
    table = given(play={"Alice": lying})  # type: ignore[dict-item]
    assert [offer for offer in table.offers("Alice") if "drop" in offer] == (
        ["drop professor"] if len(lying) > 2 else []
    )


@pytest.mark.rule("MU-6.2")
def test_half_a_cultist_has_strength_in_numbers_but_is_not_hated_as_one() -> None:
    table = given(
        doors=[shog_goth],
        play={"Alice": [cultist, super_munchkin, mystic_scribble], "Bob": [cultist]},
        players=("Alice", "Bob", "Carol", "Dave"),
    )
    assert meets(table) == (1 + 2 + 2, 1)
    table.is_helped("Bob")
    assert table.strengths() == (5 + 1 + 2, 1 + 3)
    assert meets(given(doors=[great_cthulhu], play={"Alice": [cultist, super_munchkin]}))[1] == 20


@pytest.mark.rule("MU-6.9")
def test_neither_the_same_class_twice_nor_a_second_super_munchkin() -> None:
    table = given(hands={"Alice": [professor, super_munchkin]}, play={"Alice": [professor, super_munchkin]})
    assert not {"play professor", "play super_munchkin"} & set(table.offers("Alice"))
    assert repr(table.why_not("Alice", "play professor")) == "same class [MU-6.9] professor"
    assert repr(table.why_not("Alice", "play super_munchkin")) == "already super [MU-6.2] super_munchkin"


@pytest.mark.rule("MU-6.2")
def test_a_third_class_needs_room() -> None:
    table = given(
        hands={"Alice": [investigator]}, play={"Alice": [professor, super_munchkin, monster_whacker]}, phase="rest"
    )
    assert repr(table.why_not("Alice", "play investigator")) == "two classes [MU-6.2] investigator"
    table.answer("Alice", "drop professor")
    table.plays("Alice", investigator)
    assert table.lying("Alice") == ["super_munchkin", "monster_whacker", "investigator"]


@pytest.mark.rule("MU-6.9")
def test_who_loses_super_munchkin_and_has_two_classes_discards_one_of_choice() -> None:
    table = given(hands={"Alice": [super_munchkin], "Bob": [o_rlyeh]}, play={"Alice": [professor]})
    table.plays("Alice", super_munchkin)
    table.plays("Bob", o_rlyeh, super_munchkin)
    assert table.lying("Alice") == ["professor"], "one is no trouble"

    other = given(
        hands={"Alice": [innsmouth_yellow_pages, rugose]},
        play={"Alice": [professor, investigator, super_munchkin]},
        door_discard=[polly_polyp],
    )
    other.answer("Alice", "play innsmouth_yellow_pages")
    other.answer("Alice", "super_munchkin")
    assert (other.prompt, other.offers("Alice")) == ("lose (innsmouth_yellow_pages)", ["professor", "investigator"])
    other.picks("Alice", "investigator", "rugose")
    assert other.lying("Alice") == ["professor"]


@pytest.mark.rule("MU-6.9", "MU-6.5")
def test_a_cultist_who_loses_super_munchkin_stays_a_cultist() -> None:
    table = given(
        hands={"Alice": [innsmouth_yellow_pages, rugose]},
        play={"Alice": [cultist, investigator, super_munchkin]},
        door_discard=[polly_polyp],
    )
    table.answer("Alice", "play innsmouth_yellow_pages")
    assert "cultist" not in table.offers("Alice"), "it never pays"
    table.picks("Alice", "super_munchkin", "rugose")
    assert table.lying("Alice") == ["cultist"]


# -- what abilities cost -----------------------------------------------------------------------------------------


@pytest.mark.rule("MU-6.3")
def test_an_ability_is_paid_with_cards_of_ones_own_and_never_with_the_class_itself() -> None:
    table = given(
        hands={"Alice": [rugose, squamous, frothing]}, play={"Alice": [investigator]}, doors=[mephitic, raving]
    )
    table.picks("Alice", "peek", "yes")
    assert table.offers("Alice") == ["frothing", "rugose", "squamous"]
    table.picks("Alice", "frothing", "rugose")
    assert (table.lying("Alice"), table.hand("Alice")) == (["investigator"], ["mephitic", "raving"])


@pytest.mark.rule("MU-6.3", "MU-13.14")
@pytest.mark.parametrize("hand", [[], [rugose, squamous]])
def test_who_cannot_pay_does_not_use_the_ability(hand: list[object]) -> None:
    table = given(hands={"Alice": hand}, play={"Alice": [investigator]}, doors=[mephitic])  # type: ignore[dict-item]
    table.answer("Alice", "peek")
    assert (table.prompt, table.hand("Alice")[-1]) == ("trouble", "mephitic"), "looked at and opened, for nothing else"

    student = given(hands={"Alice": hand}, play={"Alice": [professor]}, phase="rest")  # type: ignore[dict-item]
    student.ends_turn()
    assert (student.awaited, student.level("Alice")) == (["Bob"], 1)
