"""The ichors."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.classes import monster_whacker, wandering_monster
from rumpus.munchkin.cards.decks.cthulhu.enhancers import and_its_spawn
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bowling_pin,
    fake_tentacle,
    galoshes,
    monster_stompers,
    of_the_middle_aged_gods,
)
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    aughost_derwraith,
    elder_globs,
    gram_smoker,
    joggoth,
    polly_polyp,
    shallow_ones,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import (
    bicker_ichor,
    ichor_liquor,
    ichor_picker,
    kicker_ichor,
    kitchen_sink,
    quicker_ichor,
    sicker_ichor,
    sticker_ichor,
    thicker_ichor,
)
from tests.munchkin.given import Given, given


def check(card: Card, bonus: int, gold: int) -> None:
    """On either side of anybody's fight, from hand or from the table; used up with the fight."""
    for side, strengths in (("for", (1 + bonus, 8)), ("against", (1, 8 + bonus))):
        table = given(doors=[shallow_ones], hands={"Bob": [card]})
        table.opens_door()
        table.plays("Bob", card, side)
        assert table.strengths() == strengths

    table = given(doors=[polly_polyp], play={"Alice": [card]}, levels={"Alice": 2})
    assert table.strength("Alice") == 2  # lying there it gives nothing
    assert [table.table.value(gear) for gear in table.table.items(0)] == [gold]
    assert f"use {card.id}" not in " ".join(table.offers("Alice"))
    table.opens_door()
    table.uses("Alice", card, "for")
    assert (table.lying("Alice"), table.discards()) == ([], [])
    table.fights_it_out()
    assert table.level("Alice") == 3
    assert card.id in table.discards()


def test_ichor_liquor_gives_3_to_either_side() -> None:
    check(ichor_liquor, 3, 300)
    assert ichor_liquor.is_ichor


def test_sicker_ichor_gives_2_to_either_side() -> None:
    check(sicker_ichor, 2, 100)
    assert sicker_ichor.is_ichor


def test_sticker_ichor_gives_4_to_either_side() -> None:
    check(sticker_ichor, 4, 300)
    assert sticker_ichor.is_ichor


def in_flight(hands: dict[str, list[Card]], roll: int, foe: Card = polly_polyp) -> Given:
    """Alice, of level 2, is about to run."""
    table = given(doors=[foe], hands=hands, levels={"Alice": 2})
    table.next_roll(roll)
    table.opens_door()
    table.declines_goths()
    table.fights_it_out()
    return table


def two_monsters(hands: dict[str, list[Card]], first: Card = shallow_ones, second: Card = polly_polyp) -> Given:
    """Carol has added the second monster to Alice's fight."""
    table = given(doors=[first], hands={**hands, "Carol": [wandering_monster, second]})
    table.opens_door()
    table.plays("Carol", wandering_monster, second)
    return table


# -- Bicker Ichor ----------------------------------------------------------------------------------------------


def test_bicker_ichor_makes_the_lowest_of_several_monsters_leave() -> None:
    table = two_monsters({"Bob": [bicker_ichor]})
    assert [offer for offer in table.offers("Bob") if offer.startswith("play")] == ["play bicker_ichor polly_polyp"]
    table.plays("Bob", bicker_ichor, polly_polyp)
    assert table.foes() == ["shallow_ones"]
    assert table.strengths() == (1, 8)
    assert table.table.treasures_at_stake() == 2
    assert table.table.levels_at_stake() == 1
    assert "polly_polyp" in table.discards()
    assert (bicker_ichor.gold, bicker_ichor.is_ichor) == (600, True)


def test_bicker_ichor_needs_several_monsters() -> None:
    table = given(doors=[shallow_ones], hands={"Bob": [bicker_ichor]})
    table.opens_door()
    assert "bicker_ichor" not in " ".join(table.offers("Bob"))


def test_bicker_ichor_of_equals_its_player_chooses() -> None:
    table = two_monsters({"Bob": [bicker_ichor]}, aughost_derwraith, polly_polyp)
    assert [offer for offer in table.offers("Bob") if offer.startswith("play")] == [
        "play bicker_ichor aughost_derwraith",
        "play bicker_ichor polly_polyp",
    ]
    table.plays("Bob", bicker_ichor, aughost_derwraith)
    assert table.foes() == ["polly_polyp"]


@pytest.mark.rule("MU-3.21")
def test_bicker_ichor_looks_at_printed_levels() -> None:
    table = two_monsters({"Bob": [bicker_ichor, and_its_spawn]})
    table.plays("Bob", and_its_spawn, polly_polyp)
    offers = [offer for offer in table.offers("Bob") if offer.startswith("play")]
    assert offers == ["play bicker_ichor polly_polyp"]
    table.plays("Bob", bicker_ichor, polly_polyp)
    assert table.strengths() == (1, 8)  # its enhancer is gone with it


def test_bicker_ichor_lies_unused_where_ichors_do_nothing() -> None:
    table = two_monsters({"Bob": [bicker_ichor]}, elder_globs, polly_polyp)
    table.plays("Bob", bicker_ichor, polly_polyp)
    assert table.foes() == ["elder_globs", "polly_polyp"]


# -- Kicker Ichor ----------------------------------------------------------------------------------------------


def test_kicker_ichor_triples_all_footgear() -> None:
    table = given(
        doors=[shallow_ones],
        hands={"Carol": [kicker_ichor]},
        play={"Alice": [galoshes, bowling_pin], "Bob": [monster_whacker, (monster_stompers, of_the_middle_aged_gods)]},
    )
    table.opens_door()
    table.plays("Carol", kicker_ichor)
    assert table.strengths() == (1 + 3 + 2, 8)
    table.is_helped("Bob")
    assert table.strengths() == (1 + 3 + 2 + 1 + 2 + 15, 8)
    assert (kicker_ichor.gold, kicker_ichor.is_ichor) == (200, True)


def test_kicker_ichor_does_not_help_footgear_that_gives_nothing() -> None:
    table = given(doors=[joggoth], hands={"Bob": [kicker_ichor]}, play={"Alice": [galoshes, monster_stompers]})
    table.opens_door()
    table.declines_goths()
    table.plays("Bob", kicker_ichor)
    assert table.strengths() == (1, 1)


def test_kicker_ichor_ends_with_the_fight_and_is_played_in_one_only() -> None:
    table = given(doors=[polly_polyp], hands={"Alice": [kicker_ichor]}, play={"Alice": [galoshes]}, rest=False)
    assert [offer for offer in table.offers("Alice") if "kicker" in offer] == ["play kicker_ichor carry"]
    table.opens_door()
    table.plays("Alice", kicker_ichor)
    table.fights_it_out()
    assert table.strength("Alice") == 2 + 1


def test_kicker_ichor_does_nothing_against_elder_globs() -> None:
    table = given(doors=[elder_globs], hands={"Bob": [kicker_ichor]}, play={"Alice": [galoshes]})
    table.opens_door()
    table.plays("Bob", kicker_ichor)
    assert table.strengths() == (1 + 1, 10)


# -- Quicker Ichor ---------------------------------------------------------------------------------------------


def test_quicker_ichor_adds_or_takes_2_from_an_escape() -> None:
    for side, roll, level in (("for", 3, 2), ("for", 2, 1), ("against", 6, 1)):
        table = in_flight({"Bob": [quicker_ichor]}, roll)
        table.plays("Bob", quicker_ichor, side)
        table.runs("Alice", polly_polyp)
        assert table.level("Alice") == level
        assert table.discards() == ["polly_polyp", "quicker_ichor"]


def test_quicker_ichor_counts_for_everybody_who_runs() -> None:
    hands = {"Carol": [quicker_ichor, sticker_ichor]}
    table = given(doors=[polly_polyp], hands=hands, play={"Bob": [fake_tentacle]})
    table.next_roll(3, 2)
    table.opens_door()
    table.is_helped("Bob")
    table.plays("Carol", sticker_ichor, "against")
    table.fights_it_out()
    table.plays("Carol", quicker_ichor, "for")
    table.runs("Alice", polly_polyp)
    table.runs("Bob", polly_polyp)
    assert [line for line in table.told() if line.startswith("runs")] == [
        "runs P0 polly_polyp 3 2",
        "runs P1 polly_polyp 2 3",
    ]


def test_quicker_ichor_is_for_flights_only() -> None:
    table = given(doors=[polly_polyp], hands={"Alice": [quicker_ichor]})
    table.opens_door()
    assert "quicker_ichor" not in " ".join(table.offers("Alice"))
    assert (quicker_ichor.gold, quicker_ichor.is_ichor) == (400, True)


def test_quicker_ichor_comes_too_late_for_rolls_already_made() -> None:
    hands = {"Carol": [quicker_ichor, wandering_monster, gram_smoker]}
    table = given(doors=[polly_polyp], hands=hands, levels={"Alice": 4})
    table.next_roll(4, 4)
    table.opens_door()
    table.plays("Carol", wandering_monster, gram_smoker)
    table.fights_it_out()
    table.runs("Alice", polly_polyp)
    assert table.level("Alice") == 3
    table.plays("Carol", quicker_ichor, "for")
    table.runs("Alice", gram_smoker)
    assert "escapes P0 gram_smoker" in table.told()


# -- Ichor Picker ----------------------------------------------------------------------------------------------


def test_ichor_picker_takes_an_ichor_into_hand() -> None:
    table = given(doors=[shallow_ones], hands={"Alice": [ichor_picker], "Bob": [sticker_ichor, kitchen_sink]})
    table.opens_door()
    assert "ichor_picker" not in " ".join(table.offers("Alice"))  # nothing there yet
    table.plays("Bob", kitchen_sink, "against")
    assert "ichor_picker" not in " ".join(table.offers("Alice"))  # no ichor
    table.plays("Bob", sticker_ichor, "against")
    assert [offer for offer in table.offers("Alice") if offer.startswith("play")] == [
        "play ichor_picker sticker_ichor hand",
        "play ichor_picker sticker_ichor for",
    ]
    table.plays("Alice", ichor_picker, sticker_ichor, "hand")
    assert table.strengths() == (1, 8 + 3)
    assert table.hand("Alice") == ["sticker_ichor"]
    table.plays("Alice", sticker_ichor, "for")
    assert table.strengths() == (1 + 4, 8 + 3)


def test_ichor_picker_turns_an_ichor_to_the_other_side() -> None:
    for before, after, strengths in (("against", "for", (1 + 4, 8)), ("for", "against", (1, 8 + 4))):
        table = given(doors=[shallow_ones], hands={"Carol": [ichor_picker], "Bob": [sticker_ichor]})
        table.opens_door()
        table.plays("Bob", sticker_ichor, before)
        table.plays("Carol", ichor_picker, sticker_ichor, after)
        assert table.strengths() == strengths
        assert table.hand("Carol") == []


def test_ichor_picker_is_no_item() -> None:
    assert (ichor_picker.gold, ichor_picker.is_item, ichor_picker.is_ichor) == (None, False, True)
    table = given(hands={"Alice": [ichor_picker]})
    assert "ichor_picker" not in " ".join(table.offers("Alice"))


def test_ichor_picker_on_those_without_a_side_only_takes_them() -> None:
    table = two_monsters({"Alice": [ichor_picker], "Bob": [bicker_ichor]})
    table.plays("Bob", bicker_ichor, polly_polyp)
    assert [offer for offer in table.offers("Alice") if offer.startswith("play")] == [
        "play ichor_picker bicker_ichor hand"
    ]
    table.plays("Alice", ichor_picker, bicker_ichor, "hand")
    assert table.foes() == ["shallow_ones"]  # what is done is done

    table = given(
        doors=[shallow_ones], hands={"Alice": [ichor_picker], "Bob": [kicker_ichor]}, play={"Alice": [galoshes]}
    )
    table.opens_door()
    table.plays("Bob", kicker_ichor)
    assert table.strengths() == (1 + 3, 8)
    table.plays("Alice", ichor_picker, kicker_ichor, "hand")
    assert table.strengths() == (1 + 1, 8)


def test_ichor_picker_in_flight_is_for_quicker_ichor_only() -> None:
    table = given(
        doors=[polly_polyp], hands={"Alice": [ichor_picker], "Bob": [sticker_ichor, quicker_ichor]}, levels={"Alice": 2}
    )
    table.next_roll(3)
    table.opens_door()
    table.plays("Bob", sticker_ichor, "against")
    table.fights_it_out()
    assert "ichor_picker" not in " ".join(table.offers("Alice"))
    table.plays("Bob", quicker_ichor, "against")
    table.plays("Alice", ichor_picker, quicker_ichor, "for")
    table.runs("Alice", polly_polyp)
    assert table.level("Alice") == 2


# -- Thicker Ichor ---------------------------------------------------------------------------------------------


def test_thicker_ichor_doubles_another_ichor() -> None:
    table = given(doors=[shallow_ones], hands={"Alice": [sticker_ichor], "Bob": [thicker_ichor, kitchen_sink]})
    table.opens_door()
    table.plays("Bob", kitchen_sink, "against")
    assert "thicker_ichor" not in " ".join(table.offers("Bob"))
    table.plays("Alice", sticker_ichor, "for")
    table.plays("Bob", thicker_ichor, sticker_ichor)
    assert table.strengths() == (1 + 8, 8 + 3)
    assert (thicker_ichor.gold, thicker_ichor.is_ichor) == (300, True)


def test_thicker_ichor_doubles_what_kicker_ichor_does() -> None:
    table = given(doors=[shallow_ones], hands={"Bob": [kicker_ichor, thicker_ichor]}, play={"Alice": [galoshes]})
    table.opens_door()
    table.plays("Bob", kicker_ichor)
    table.plays("Bob", thicker_ichor, kicker_ichor)
    assert table.strengths() == (1 + 6, 8)


def test_thicker_ichor_doubles_what_quicker_ichor_does() -> None:
    table = in_flight({"Bob": [quicker_ichor, thicker_ichor]}, roll=1)
    assert "thicker_ichor" not in " ".join(table.offers("Bob"))
    table.plays("Bob", quicker_ichor, "for")
    table.plays("Bob", thicker_ichor, quicker_ichor)
    table.runs("Alice", polly_polyp)
    assert table.level("Alice") == 2


def test_thicker_ichor_makes_another_monster_leave_if_there_are_still_several() -> None:
    table = two_monsters({"Bob": [bicker_ichor, thicker_ichor]})
    table.plays("Bob", bicker_ichor, polly_polyp)
    assert "thicker_ichor" not in " ".join(table.offers("Bob"))

    hands = {
        "Carol": [wandering_monster, polly_polyp, wandering_monster, joggoth],
        "Bob": [bicker_ichor, thicker_ichor],
    }
    table = given(doors=[shallow_ones], hands=hands)
    table.opens_door()
    table.plays("Carol", wandering_monster, polly_polyp)
    table.plays("Carol", wandering_monster, joggoth)
    table.declines_goths()
    table.plays("Bob", bicker_ichor, joggoth)
    table.plays("Bob", thicker_ichor, bicker_ichor, polly_polyp)
    assert table.foes() == ["shallow_ones"]


def test_thicker_ichor_goes_with_the_ichor_to_the_other_side() -> None:
    hands = {"Alice": [ichor_picker], "Bob": [sticker_ichor, thicker_ichor]}
    table = given(doors=[shallow_ones], hands=hands)
    table.opens_door()
    table.plays("Bob", sticker_ichor, "against")
    table.plays("Bob", thicker_ichor, sticker_ichor)
    table.plays("Alice", ichor_picker, sticker_ichor, "for")
    assert table.strengths() == (1 + 8, 8)


def test_thicker_ichor_that_is_picked_out_doubles_nothing() -> None:
    hands = {"Alice": [ichor_picker], "Bob": [sticker_ichor, thicker_ichor]}
    table = given(doors=[shallow_ones], hands=hands)
    table.opens_door()
    table.plays("Bob", sticker_ichor, "against")
    table.plays("Bob", thicker_ichor, sticker_ichor)
    assert table.strengths() == (1, 8 + 8)
    table.plays("Alice", ichor_picker, thicker_ichor, "hand")
    assert table.strengths() == (1, 8 + 4)
    table.plays("Alice", thicker_ichor, sticker_ichor)
    assert table.strengths() == (1, 8 + 8)
    assert "thicker_ichor" not in " ".join(table.offers("Bob"))
