"""The monster enhancers."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.classes import (
    cultist,
    investigator,
    monster_whacker,
    professor,
    super_munchkin,
    wandering_monster,
)
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_amnesia
from rumpus.munchkin.cards.decks.cthulhu.enhancers import (
    and_its_spawn,
    blasphemous,
    four_dimensional,
    frothing,
    gibbering,
    in_a_million_year_sleep,
    indescribably_horrible,
    mephitic,
    raving,
    rugose,
    squamous,
    unnameable,
)
from rumpus.munchkin.cards.decks.cthulhu.events import o_rlyeh, the_stars_are_confused, the_stars_are_wrong
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    elder_globs,
    froggoth,
    gnarlythotep,
    shallow_ones,
    the_bodiless,
    the_dunwich_snorer,
)
from tests.munchkin.given import Given, given

FOR_CULTISTS = [blasphemous, frothing, gibbering, raving]
ALL = [
    (and_its_spawn, 5, 1),
    (blasphemous, 3, 0),
    (four_dimensional, 10, 2),
    (frothing, 3, 0),
    (gibbering, 3, 0),
    (in_a_million_year_sleep, -5, -1),
    (indescribably_horrible, 10, 2),
    (mephitic, 5, 1),
    (raving, 3, 0),
    (rugose, 5, 1),
    (squamous, 5, 1),
    (unnameable, 5, 1),
]


def enhanced(card: Card) -> Given:
    table = given(doors=[the_bodiless], hands={"Bob": [card]})
    table.opens_door()
    table.plays("Bob", card, the_bodiless)
    return table


@pytest.mark.parametrize(("card", "amount", "treasures"), ALL, ids=[card.id for card, _, _ in ALL])
def test_enhancers_change_strength_and_treasures(card: Card, amount: int, treasures: int) -> None:
    table = enhanced(card)
    assert table.strengths() == (1, 4 + amount)
    assert table.table.treasures_at_stake() == 2 + treasures


@pytest.mark.parametrize("card", [card for card, _, _ in ALL], ids=[card.id for card, _, _ in ALL])
def test_enhancers_need_an_open_fight(card: Card) -> None:
    table = given(doors=[the_bodiless], hands={"Alice": [card]}, levels={"Alice": 2})
    table.next_roll(6)
    assert not [offer for offer in table.offers("Alice") if card.id in offer]
    table.opens_door()
    assert f"play {card.id} the_bodiless" in table.offers("Alice")
    table.fights_it_out()
    assert table.prompt == "flight"
    assert not [offer for offer in table.offers("Alice") if card.id in offer]


@pytest.mark.rule("MU-3.8")
def test_rugose_and_others_add_up_on_the_monster_that_is_named() -> None:
    table = given(
        doors=[the_bodiless], hands={"Bob": [wandering_monster, elder_globs, rugose, squamous], "Carol": [mephitic]}
    )
    table.opens_door()
    table.plays("Bob", wandering_monster, elder_globs)
    assert {"play rugose the_bodiless", "play rugose elder_globs"} <= set(table.offers("Bob"))

    table.plays("Bob", rugose, the_bodiless)
    table.plays("Bob", squamous, the_bodiless)
    table.plays("Carol", mephitic, elder_globs)
    assert [table.table.foe_strength(foe) for foe in table.table.fight.foes] == [4 + 10, 10 + 5]
    assert table.table.treasures_at_stake() == (2 + 2) + (3 + 1)


def test_and_its_spawn_is_one_monster_for_level_and_roll() -> None:
    table = given(doors=[the_dunwich_snorer], hands={"Bob": [and_its_spawn]}, levels={"Alice": 7})
    table.opens_door()
    table.plays("Bob", and_its_spawn, the_dunwich_snorer)
    assert table.strengths() == (7, 1 + 5)
    table.fights_it_out()
    assert table.level("Alice") == 8
    assert len(table.hand("Alice")) == 2


def test_in_a_million_year_sleep_leaves_at_least_one_treasure() -> None:
    table = given(doors=[the_dunwich_snorer], hands={"Bob": [in_a_million_year_sleep]})
    table.opens_door()
    table.plays("Bob", in_a_million_year_sleep, the_dunwich_snorer)
    assert table.strengths() == (1, 1 - 5)  # below nothing, too
    assert table.table.treasures_at_stake() == 1


def test_in_a_million_year_sleep_takes_back_what_another_enhancer_added() -> None:
    table = given(doors=[the_dunwich_snorer], hands={"Bob": [in_a_million_year_sleep, four_dimensional]})
    table.opens_door()
    table.plays("Bob", in_a_million_year_sleep, the_dunwich_snorer)
    table.plays("Bob", four_dimensional, the_dunwich_snorer)
    assert table.strengths() == (1, 1 - 5 + 10)
    assert table.table.treasures_at_stake() == 1 - 1 + 2


def test_four_dimensional_does_not_change_the_printed_level() -> None:
    table = given(doors=[the_bodiless], hands={"Bob": [four_dimensional]}, play={"Alice": [monster_whacker]})
    table.opens_door()
    table.plays("Bob", four_dimensional, the_bodiless)
    assert table.strengths() == (1 + 2, 4 + 10)
    assert table.table.levels_at_stake() == 1


def test_indescribably_horrible_may_be_played_into_ones_own_fight() -> None:
    table = given(doors=[the_bodiless], hands={"Alice": [indescribably_horrible]}, levels={"Alice": 9})
    table.opens_door()
    table.plays("Alice", indescribably_horrible, the_bodiless)
    assert table.strengths() == (9, 4 + 10)


def test_mephitic_goes_with_a_monster_that_leaves() -> None:
    table = given(doors=[the_bodiless], hands={"Bob": [mephitic, the_stars_are_wrong]}, rest=False)
    table.opens_door()
    table.plays("Bob", mephitic, the_bodiless)
    table.plays("Bob", the_stars_are_wrong, the_bodiless)
    assert sorted(table.discards()) == ["mephitic", "the_bodiless", "the_stars_are_wrong"]
    assert table.prompt == "rest"


def test_squamous_comes_in_time_when_the_result_was_called() -> None:
    table = given(doors=[the_bodiless], hands={"Bob": [squamous]}, levels={"Alice": 5})
    table.opens_door()
    table.answer("Alice", "call")
    table.plays("Bob", squamous, the_bodiless)
    assert table.prompt == "fight"
    assert table.strengths() == (5, 4 + 5)


# -- Unnameable ------------------------------------------------------------------------------------------------


def test_unnameable_gives_10_while_a_professor_takes_part() -> None:
    table = given(doors=[elder_globs], hands={"Bob": [unnameable]}, play={"Alice": [professor]})
    table.opens_door()
    table.plays("Bob", unnameable, elder_globs)
    assert table.strengths() == (1, 10 + 10)
    assert table.table.treasures_at_stake() == 3 + 1

    table.answer("Alice", "drop professor")
    assert table.strengths() == (1, 10 + 5)


def test_unnameable_minds_a_professor_who_helps_but_none_who_looks_on() -> None:
    table = given(doors=[elder_globs], hands={"Carol": [unnameable]}, play={"Bob": [professor]})
    table.opens_door()
    table.plays("Carol", unnameable, elder_globs)
    assert table.strengths()[1] == 10 + 5
    table.is_helped("Bob")
    assert table.strengths()[1] == 10 + 10


def test_unnameable_does_not_mind_half_a_professor() -> None:
    table = given(doors=[elder_globs], hands={"Bob": [unnameable]}, play={"Alice": [professor, super_munchkin]})
    table.opens_door()
    table.plays("Bob", unnameable, elder_globs)
    assert table.strengths()[1] == 10 + 5


def test_unnameable_is_no_monster_that_the_stars_confuse() -> None:
    table = given(
        doors=[gnarlythotep], hands={"Bob": [unnameable, the_stars_are_confused]}, play={"Alice": [professor]}
    )
    table.opens_door()
    table.plays("Bob", unnameable, gnarlythotep)
    assert table.strengths()[1] == 14 - 2 + 10
    table.plays("Bob", the_stars_are_confused)
    assert table.strengths()[1] == 14 + 10


# -- for Cultists ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", FOR_CULTISTS, ids=lambda card: card.id)
def test_blasphemous_frothing_gibbering_and_raving_lie_before_any_cultist(card: Card) -> None:
    table = given(hands={"Bob": [card]}, play={"Alice": [cultist], "Carol": [investigator]}, rest=False)
    assert [offer for offer in table.offers("Bob") if card.id in offer] == [f"play {card.id} Alice"]

    table.plays("Bob", card, "Alice")
    assert table.lying("Alice") == ["cultist", card.id]
    assert table.strength("Alice") == 1 + 3


def test_blasphemous_may_be_put_before_oneself_even_in_a_fight() -> None:
    table = given(doors=[elder_globs], hands={"Alice": [blasphemous]}, play={"Alice": [cultist]}, rest=False)
    table.opens_door()
    offers = [offer for offer in table.offers("Alice") if "blasphemous" in offer]
    assert offers == ["play blasphemous elder_globs", "play blasphemous Alice"]

    table.plays("Alice", blasphemous, "Alice")
    assert table.strengths() == (1 + 3, 10)


def test_blasphemous_stays_after_the_fight() -> None:
    table = given(
        doors=[the_dunwich_snorer],
        hands={"Alice": [blasphemous]},
        play={"Alice": [cultist]},
        levels={"Bob": 2, "Carol": 2},
        rest=False,
    )
    table.opens_door()
    table.plays("Alice", blasphemous, "Alice")
    table.fights_it_out()
    assert table.level("Alice") == 2
    assert table.lying("Alice") == ["cultist", "blasphemous"]


def test_frothing_goes_when_the_cultist_class_goes() -> None:
    table = given(
        hands={"Carol": [curse_amnesia]}, play={"Alice": [cultist, frothing, raving], "Bob": [cultist]}, rest=False
    )
    table.plays("Carol", curse_amnesia, "Alice")
    assert table.lying("Alice") == []
    assert sorted(table.discards()) == ["curse_amnesia", "frothing", "raving"]


def test_frothing_stays_when_another_class_goes() -> None:
    table = given(play={"Alice": [cultist, professor, super_munchkin, frothing]})
    table.answer("Alice", "drop professor")
    assert table.lying("Alice") == ["cultist", "super_munchkin", "frothing"]


def test_gibbering_goes_on_death_and_is_no_loot() -> None:
    table = given(doors=[shallow_ones], play={"Alice": [cultist, gibbering]})
    table.next_roll(1)
    table.opens_door()
    table.fights_it_out()
    table.runs("Alice", shallow_ones)
    assert table.lying("Alice") == ["cultist"]
    assert "gibbering" in table.discards()
    assert table.hand("Bob") == table.hand("Carol") == []


def test_raving_is_no_item() -> None:
    table = given(play={"Alice": [cultist, raving]})
    assert [offer for offer in table.offers("Alice") if "raving" in offer or "trade" in offer] == []


def test_raving_before_a_cultist_can_be_cancelled() -> None:
    table = given(hands={"Alice": [raving], "Bob": [o_rlyeh]}, play={"Alice": [cultist]}, rest=False)
    table.plays("Alice", raving, "Alice")
    assert (table.prompt, table.awaited) == ("event", ["Bob"])
    table.plays("Bob", o_rlyeh, raving)
    assert table.lying("Alice") == ["cultist"]
    assert sorted(table.discards()) == ["o_rlyeh", "raving"]


def test_raving_counts_for_a_cultist_who_helps() -> None:
    table = given(doors=[froggoth], play={"Bob": [cultist, raving]})
    table.opens_door()
    table.declines_goths()
    table.is_helped("Bob")
    assert table.strengths() == (1 + 1 + 3, 12)
