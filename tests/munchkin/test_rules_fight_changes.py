"""MU-3.15 to 3.21 and 4.1 to 4.3: what changes while a fight is open, and what a victory brings."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.classes import cheat, cultist, monster_whacker, professor
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_amnesia, curse_change_sex, curse_hastur_hastur_hastur
from rumpus.munchkin.cards.decks.cthulhu.enhancers import in_a_million_year_sleep, rugose
from rumpus.munchkin.cards.decks.cthulhu.events import (
    ia_rlyeh,
    portal_of_mystery,
    sudden_head_blow,
    the_stars_are_wrong,
)
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bowling_pin,
    brass_knucks,
    bug_spray,
    flamethrower,
    miners_helmet,
    necronomicon,
    professor_teslas_electrical_protective_device,
    sushi_knife_of_doom,
    tentacle,
)
from rumpus.munchkin.cards.decks.cthulhu.monsters import lloyd_lloigor, nightie_gaunts, polly_polyp, the_king_in_pink
from rumpus.munchkin.turn import Munchkin
from tests.munchkin.cthulhu.fights import meets
from tests.munchkin.given import Given, given

tesla_device = professor_teslas_electrical_protective_device

# -- what changes --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-3.15")
def test_a_class_counts_from_the_moment_it_comes_or_goes() -> None:
    table = given(
        doors=[polly_polyp], hands={"Alice": [monster_whacker]}, play={"Alice": [professor, ("carry", brass_knucks)]}
    )
    assert meets(table) == (1, 2 + 3)
    table.answer("Alice", "drop professor")
    assert table.strengths() == (1, 2)
    table.plays("Alice", monster_whacker)
    assert table.strengths() == (1 + 2, 2)
    assert "put on brass_knucks" not in table.offers("Alice"), "nothing comes out of the backpack"


@pytest.mark.rule("MU-3.15")
def test_an_item_whose_class_is_lost_gives_nothing_as_long_as_that_lasts() -> None:
    table = given(
        doors=[lloyd_lloigor],
        hands={"Alice": [professor], "Bob": [curse_amnesia]},
        play={"Alice": [professor, necronomicon]},
    )
    assert meets(table) == (1 + 5, 8)
    table.plays("Bob", curse_amnesia, "Alice")
    table.everyone_passes()
    assert (table.strengths(), table.lying("Alice")) == ((1, 8), ["necronomicon"]), "in use all the same"
    table.plays("Alice", professor)
    assert table.strengths() == (1 + 5, 8)


@pytest.mark.rule("MU-3.15")
def test_a_helper_who_changes_sex_is_minded_from_now_on() -> None:
    table = given(doors=[nightie_gaunts], hands={"Carol": [curse_change_sex]})
    meets(table)
    table.is_helped("Bob")
    assert table.strengths() == (2, 14)
    table.plays("Carol", curse_change_sex, "Bob")
    assert table.strengths() == (2 - 5, 14 + 3)


@pytest.mark.rule("MU-3.15")
def test_who_loses_a_hand_picks_what_is_put_away() -> None:
    lying = {"Alice": [cultist, tentacle, bowling_pin, sushi_knife_of_doom, bug_spray], "Bob": [cultist]}
    table = given(doors=[polly_polyp], hands={"Carol": [sudden_head_blow]}, play=lying)
    assert meets(table) == (1 + 2 + 3 * 2, 2)
    table.plays("Carol", sudden_head_blow, "Alice")
    table.everyone_passes()
    assert table.prompt == "put away (sudden_head_blow)"
    assert table.offers("Alice") == ["bowling_pin", "sushi_knife_of_doom", "bug_spray"]
    table.answer("Alice", "bug_spray")
    assert table.strengths() == (1 + 2 * 2, 2)
    assert table.lying("Alice") == ["tentacle", "bowling_pin", "sushi_knife_of_doom", "bug_spray (carried)"]


@pytest.mark.rule("MU-3.16")
def test_when_the_last_monster_has_left_the_fight_is_over_without_flight() -> None:
    table = given(doors=[lloyd_lloigor], hands={"Bob": [the_stars_are_wrong]}, play={"Alice": [brass_knucks]})
    meets(table)
    table.is_helped("Carol")
    table.plays("Bob", the_stars_are_wrong, lloyd_lloigor)
    table.everyone_passes()
    assert (table.prompt, table.level("Alice"), table.hand("Alice")) == ("rest", 1, [])


# -- who is gone ---------------------------------------------------------------------------------------------------


def dies(table: Given, name: str) -> None:
    """No card of this box kills in an open fight: the verb alone."""
    verbs = table.table
    assert isinstance(verbs, Munchkin)
    with pytest.raises(StopIteration):
        verbs.die(table.seat(name)).send(None)
    table.next_roll(1)


@pytest.mark.rule("MU-3.17")
def test_a_helper_who_is_gone_counts_no_more_is_owed_nothing_and_has_no_successor() -> None:
    table = given(
        doors=[polly_polyp], levels={"Alice": 3, "Bob": 4}, treasures=[miners_helmet], hands={"Bob": [rugose]}
    )
    meets(table)
    table.picks("Alice", "ask Bob", "1", "helper")
    table.answer("Bob", "accept")
    dies(table, "Bob")
    table.answer("Alice", "none")
    table.answer("Carol", "rugose")
    assert table.strengths() == (3, 2)
    assert table.offers("Alice") == ["call"]
    assert "offer help" not in table.offers("Carol")
    table.fights_it_out()
    assert (table.level("Alice"), table.hand("Alice"), table.hand("Bob")) == (4, ["miners_helmet"], [])


@pytest.mark.rule("MU-3.17")
def test_without_its_fighter_a_fight_ends_without_result() -> None:
    table = given(doors=[polly_polyp], play={"Alice": [professor]})
    meets(table)
    table.is_helped("Bob")
    dies(table, "Alice")
    assert (table.prompt, table.awaited) == ("start", ["Bob"]), "nobody runs, and her turn is over"
    assert (table.lying("Alice"), table.discards()) == (["professor"], ["polly_polyp"])


# -- cards that come meanwhile ---------------------------------------------------------------------------------------


@pytest.mark.rule("MU-3.20")
def test_what_is_drawn_while_a_fight_is_open_goes_to_hand() -> None:
    table = given(
        doors=[polly_polyp, rugose, cheat], hands={"Alice": [portal_of_mystery]}, play={"Alice": [brass_knucks]}
    )
    meets(table)
    table.plays("Alice", portal_of_mystery)
    assert table.hand("Alice") == ["rugose", "cheat"]
    assert "play rugose polly_polyp" in table.offers("Alice")
    assert "play cheat brass_knucks" not in table.offers("Alice")


@pytest.mark.rule("MU-3.20")
def test_an_item_fetched_during_a_fight_waits_but_a_one_shot_may_be_used() -> None:
    table = given(
        doors=[polly_polyp],
        hands={"Bob": [ia_rlyeh], "Carol": [curse_hastur_hastur_hastur]},
        play={"Alice": [miners_helmet]},
    )
    meets(table)
    table.plays("Carol", curse_hastur_hastur_hastur, "Alice")
    table.everyone_passes()
    table.plays("Bob", ia_rlyeh, miners_helmet)
    assert (table.prompt, table.hand("Bob"), table.lying("Bob")) == ("fight", ["miners_helmet"], [])
    assert not [offer for offer in table.offers("Bob") if "miners_helmet" in offer]


@pytest.mark.rule("MU-3.21")
def test_a_monsters_level_is_the_printed_number() -> None:
    table = given(doors=[nightie_gaunts], hands={"Bob": [in_a_million_year_sleep]}, play={"Alice": [monster_whacker]})
    assert meets(table) == (1, 14)
    table.plays("Bob", in_a_million_year_sleep, nightie_gaunts)
    assert table.strengths() == (1, 14 - 5), "9 strong, but of level 14: no +2"


# -- what a victory brings ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-4.1")
@pytest.mark.parametrize(("monster", "levels", "count"), [(polly_polyp, 1, 1), (the_king_in_pink, 2, 4)], ids=str)
def test_a_kill_gives_its_levels_and_then_its_treasures(monster: Card, levels: int, count: int) -> None:
    table = given(doors=[monster], play={"Alice": [flamethrower, tesla_device, miners_helmet]}, levels={"Alice": 7})
    table.opens_door()
    table.fights_it_out()
    assert (table.level("Alice"), len(table.hand("Alice"))) == (7 + levels, count)


@pytest.mark.rule("MU-4.1")
def test_enhancers_add_treasures_but_no_levels() -> None:
    table = given(doors=[polly_polyp], levels={"Alice": 8}, hands={"Alice": [rugose]})
    meets(table)
    table.plays("Alice", rugose, polly_polyp)
    table.fights_it_out()
    assert (table.level("Alice"), len(table.hand("Alice"))) == (9, 2)


@pytest.mark.rule("MU-4.2")
def test_treasures_are_drawn_unseen_alone_and_openly_with_help() -> None:
    alone = given(doors=[polly_polyp], levels={"Alice": 3}, treasures=[miners_helmet])
    meets(alone)
    alone.fights_it_out()
    assert "draw P0 treasure" in alone.told("Bob")

    helped = given(doors=[polly_polyp], levels={"Alice": 3}, treasures=[miners_helmet])
    meets(helped)
    helped.is_helped("Bob")
    helped.fights_it_out()
    assert "takes P0 miners_helmet" in helped.told("Carol"), "even if the helper gets none"
    helped.plays("Alice", miners_helmet, "use")


@pytest.mark.rule("MU-4.3")
def test_the_helper_gains_no_level() -> None:
    table = given(doors=[polly_polyp], levels={"Alice": 1, "Bob": 5})
    meets(table)
    table.is_helped("Bob")
    table.fights_it_out()
    assert (table.level("Alice"), table.level("Bob")) == (2, 5)
