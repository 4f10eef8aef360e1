"""MU-4.4 to 4.10: running away, monster by monster, and bad stuff."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.classes import professor, wandering_monster
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_learn_yet_another_awful_truth
from rumpus.munchkin.cards.decks.cthulhu.enhancers import rugose
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bowling_pin,
    brass_knucks,
    fake_tentacle,
    miners_helmet,
    necrotelecom,
    non_euclidean_map,
)
from rumpus.munchkin.cards.decks.cthulhu.levels import call_the_army
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    buggoth,
    joggoth,
    lloyd_lloigor,
    nightie_gaunts,
    polly_polyp,
    shallow_ones,
    shrub_niggurath,
    the_cruller_out_of_space,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import loaded_die
from tests.munchkin.given import Given, given


def losing(*rolls: int, helper: str = "", **more: object) -> Given:
    """Alice meets Lloyd Lloigor and what else comes, and loses; the rolls are these."""
    table = given(**{"doors": [lloyd_lloigor], "levels": {"Alice": 3, "Bob": 3}, **more})  # type: ignore[arg-type]
    table.next_roll(*rolls)
    table.opens_door()
    table.declines_goths()
    if helper:
        table.is_helped(helper)
    if "wandering_monster" in table.hand("Carol"):
        brought = next(card for card in table.hand("Carol") if card != "wandering_monster")
        table.answer("Carol", f"play wandering_monster {brought}")
        table.declines_goths()
    table.fights_it_out()
    return table


@pytest.mark.rule("MU-4.4")
@pytest.mark.parametrize(("face", "level"), [(5, 3), (6, 3), (4, 1), (1, 1)])
def test_five_or_more_escapes(face: int, level: int) -> None:
    table = losing(face)
    table.runs("Alice", lloyd_lloigor)
    assert (table.level("Alice"), table.prompt) == (level, "rest")


@pytest.mark.rule("MU-4.4")
@pytest.mark.parametrize(("item", "face", "level"), [(fake_tentacle, 4, 3), (non_euclidean_map, 5, 1)], ids=str)
def test_what_one_uses_modifies_the_roll(item: Card, face: int, level: int) -> None:
    table = losing(face, play={"Alice": [item]})
    table.runs("Alice", lloyd_lloigor)
    assert table.level("Alice") == level


@pytest.mark.rule("MU-4.4")
@pytest.mark.parametrize(
    ("items", "face", "is_away"), [([fake_tentacle], 6, True), ([fake_tentacle], 5, False), ([], 6, False)]
)
def test_what_the_monster_has_modifies_the_roll_and_all_adds_up(items: list[Card], face: int, is_away: bool) -> None:
    table = losing(face, doors=[joggoth], levels={"Alice": 1}, play={"Alice": items})
    table.runs("Alice", joggoth)
    assert ("escapes P0 joggoth" in table.told()) == is_away
    assert ("bad stuff P0 joggoth" in table.told()) != is_away


@pytest.mark.rule("MU-4.4", "MU-4.8")
def test_the_runner_chooses_the_order_and_bad_stuff_comes_right_after_its_roll() -> None:
    table = losing(1, 6, hands={"Carol": [wandering_monster, polly_polyp]})
    assert table.offers("Alice") == ["run lloyd_lloigor", "run polly_polyp"]
    table.runs("Alice", polly_polyp)
    assert (table.level("Alice"), table.prompt, table.offers("Alice")) == (2, "flight", ["run lloyd_lloigor"])
    table.runs("Alice", lloyd_lloigor)
    assert (table.level("Alice"), table.prompt) == (2, "rest")


@pytest.mark.rule("MU-4.4")
def test_what_bad_stuff_takes_is_missing_at_the_next_roll() -> None:
    table = losing(
        1,
        4,
        doors=[the_cruller_out_of_space],
        levels={"Alice": 4},
        play={"Alice": [fake_tentacle]},
        hands={"Carol": [wandering_monster, lloyd_lloigor]},
    )
    table.runs("Alice", the_cruller_out_of_space)
    assert table.lying("Alice") == []
    table.runs("Alice", lloyd_lloigor)
    assert table.level("Alice") == 2, "4 without the tentacle is not enough"


@pytest.mark.rule("MU-4.5")
@pytest.mark.parametrize(("level", "is_rolled"), [(3, False), (4, True)])
def test_who_is_not_pursued_escapes_without_a_roll(level: int, is_rolled: bool) -> None:
    table = losing(6, doors=[shrub_niggurath], levels={"Alice": level})
    table.runs("Alice", shrub_niggurath)
    assert any(told.startswith("roll") for told in table.told()) == is_rolled
    assert table.level("Alice") == level


@pytest.mark.rule("MU-4.5")
def test_pursuit_is_judged_when_the_roll_is_due() -> None:
    table = losing(
        1, doors=[shrub_niggurath], levels={"Alice": 4}, hands={"Bob": [curse_learn_yet_another_awful_truth]}
    )
    table.plays("Bob", curse_learn_yet_another_awful_truth, "Alice")
    table.runs("Alice", shrub_niggurath)
    assert table.level("Alice") == 3

    other = losing(1, doors=[shrub_niggurath], levels={"Alice": 3}, hands={"Bob": [call_the_army]})
    other.plays("Bob", call_the_army, "Alice")
    other.runs("Alice", shrub_niggurath)
    assert other.level("Alice") == 1, "three less than 4"


@pytest.mark.rule("MU-4.6", "MU-4.8")
def test_the_fighter_runs_first_then_the_helper_each_in_an_order_of_their_own() -> None:
    table = losing(6, 6, 1, 6, helper="Bob", hands={"Carol": [wandering_monster, nightie_gaunts]})
    assert (table.awaited, table.offers("Bob")) == (["Alice"], [])
    table.runs("Alice", lloyd_lloigor)
    assert table.offers("Bob") == []
    table.runs("Alice", nightie_gaunts)
    assert (table.awaited, table.offers("Bob")) == (["Bob"], ["run lloyd_lloigor", "run nightie_gaunts"])
    table.runs("Bob", lloyd_lloigor)
    table.runs("Bob", nightie_gaunts)
    assert (table.level("Alice"), table.level("Bob"), table.prompt) == (3, 1, "rest")


@pytest.mark.rule("MU-4.6", "MU-13.6")
def test_the_dead_make_no_further_rolls() -> None:
    table = losing(1, doors=[shallow_ones], hands={"Carol": [wandering_monster, polly_polyp]})
    table.runs("Alice", shallow_ones)
    assert (table.prompt, table.awaited, table.level("Alice")) == ("start", ["Bob"], 3)


@pytest.mark.rule("MU-4.7")
def test_the_monsters_are_discarded_with_all_that_was_played() -> None:
    table = given(doors=[lloyd_lloigor], hands={"Bob": [rugose], "Carol": [wandering_monster, polly_polyp]})
    table.next_roll(6, 6)
    table.opens_door()
    table.plays("Bob", rugose, lloyd_lloigor)
    table.plays("Carol", wandering_monster, polly_polyp)
    table.fights_it_out()
    table.runs("Alice", lloyd_lloigor)
    assert table.discards() == [], "not before the flight is over"
    table.runs("Alice", polly_polyp)
    assert sorted(table.discards()) == ["lloyd_lloigor", "polly_polyp", "rugose", "wandering_monster"]
    assert table.prompt == "rest"


@pytest.mark.rule("MU-4.9")
def test_the_loser_must_roll_and_gains_nothing() -> None:
    table = losing(6, helper="Bob", hands={"Alice": [professor]})
    assert table.offers("Alice") == ["run lloyd_lloigor", "play professor"]
    assert not {"pass", "end turn", "stay"} & set(table.offers("Alice"))
    table.next_roll(6, 6)
    table.runs("Alice", lloyd_lloigor)
    table.runs("Bob", lloyd_lloigor)
    assert (table.level("Alice"), table.level("Bob"), table.hand("Alice")) == (3, 3, ["professor"])


@pytest.mark.rule("MU-4.9")
def test_nobody_but_the_runner_rolls() -> None:
    table = losing(6, hands={"Bob": [loaded_die]})
    assert "run lloyd_lloigor" not in table.offers("Bob")
    table.answer("Alice", "run lloyd_lloigor")
    assert table.prompt == "rest", "a Loaded Die is for one's own rolls"


@pytest.mark.rule("MU-4.10")
def test_bad_stuff_against_what_one_lacks_does_nothing() -> None:
    table = losing(1, doors=[buggoth], play={"Alice": [("carry", miners_helmet)]}, levels={"Alice": 1})
    table.runs("Alice", buggoth)
    assert (table.level("Alice"), table.lying("Alice")) == (1, ["miners_helmet (carried)"])


@pytest.mark.rule("MU-4.10")
def test_of_several_items_that_fit_the_victim_chooses() -> None:
    lying = [miners_helmet, ("carry", necrotelecom), bowling_pin, brass_knucks]
    table = losing(1, doors=[nightie_gaunts], play={"Alice": lying})
    table.runs("Alice", nightie_gaunts)
    assert table.offers("Alice") == ["miners_helmet", "necrotelecom", "bowling_pin", "brass_knucks"]
    table.picks("Alice", "necrotelecom", "brass_knucks", "bowling_pin")
    assert table.lying("Alice") == ["miners_helmet"]
