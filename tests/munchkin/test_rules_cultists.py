"""MU-6.4 to 6.8: becoming a Cultist, staying one, the last outsider, and the end when all are."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.classes import cultist, investigator, professor, super_munchkin
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_amnesia, curse_dragged_off_to_snarkham_asylum
from rumpus.munchkin.cards.decks.cthulhu.events import sudden_head_blow
from rumpus.munchkin.cards.decks.cthulhu.items import cult_membership_card
from rumpus.munchkin.cards.decks.cthulhu.monsters import hp_munchcraft, polly_polyp, ruggoth
from rumpus.munchkin.options import Options
from tests.munchkin.given import Given, given

SIX = ("Alice", "Bob", "Carol", "Dave", "Eve", "Frank")


def struck(name: str, **more: object) -> Given:
    """Bob plays Sudden Head Blow on somebody."""
    table = given(**{"hands": {"Bob": [sudden_head_blow]}, **more})  # type: ignore[arg-type]
    table.plays("Bob", sudden_head_blow, name)
    table.everyone_passes()
    return table


# -- becoming one ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-6.4")
def test_who_must_become_a_cultist_takes_a_card_from_the_pile() -> None:
    table = struck("Alice", cultists=2)
    assert (table.lying("Alice"), len(table.state.piles["cultist"])) == (["cultist"], 1)


@pytest.mark.rule("MU-6.4")
def test_without_a_card_on_the_pile_nothing_happens() -> None:
    table = struck("Alice", cultists=0, play={"Alice": [professor]})
    assert table.lying("Alice") == ["professor"]
    assert "no cultist P0" in table.told()


@pytest.mark.rule("MU-6.4")
def test_who_is_a_cultist_already_takes_none() -> None:
    table = given(doors=[hp_munchcraft], cultists=2, play={"Alice": [cultist]})
    table.opens_door()
    assert (table.lying("Alice"), len(table.state.piles["cultist"])) == (["cultist"], 2)


@pytest.mark.rule("MU-6.4")
def test_a_lost_cultist_card_goes_to_its_own_pile_and_is_taken_from_there() -> None:
    table = given(hands={"Bob": [sudden_head_blow, sudden_head_blow]}, play={"Alice": [cultist], "Carol": [cultist]})
    table.plays("Bob", sudden_head_blow, "Alice")
    table.everyone_passes()
    assert (table.lying("Alice"), len(table.state.piles["cultist"])) == ([], 1)
    assert table.discards() == ["sudden_head_blow"]
    table.plays("Bob", sudden_head_blow, "Bob")
    assert (table.lying("Bob"), len(table.state.piles["cultist"])) == (["cultist"], 0)


@pytest.mark.rule("MU-6.4")
def test_nobody_drops_cultist_or_puts_another_class_in_its_place() -> None:
    table = given(hands={"Alice": [professor]}, play={"Alice": [cultist]})
    assert not {"drop cultist", "play professor"} & set(table.offers("Alice"))
    assert repr(table.why_not("Alice", "play professor")) == "bound [MU-6.7] professor cultist"


@pytest.mark.rule("MU-6.5", "MU-13.15")
@pytest.mark.parametrize("curse", [curse_amnesia, curse_dragged_off_to_snarkham_asylum])
def test_the_only_cultist_stays_one_whatever_happens(curse: object) -> None:
    table = given(hands={"Bob": [curse, sudden_head_blow]}, play={"Alice": [cultist]}, levels={"Alice": 4})  # type: ignore[list-item]
    table.answer("Bob", f"play {curse} Alice")
    table.everyone_passes()
    table.plays("Bob", sudden_head_blow, "Alice")
    table.everyone_passes()
    assert (table.lying("Alice"), table.level("Alice")) == (["cultist"], 4)


@pytest.mark.rule("MU-6.5")
def test_one_of_two_cultists_can_lose_it_and_then_the_other_cannot() -> None:
    table = given(hands={"Carol": [sudden_head_blow, sudden_head_blow]}, play={"Alice": [cultist], "Bob": [cultist]})
    table.plays("Carol", sudden_head_blow, "Alice")
    table.everyone_passes()
    table.plays("Carol", sudden_head_blow, "Bob")
    assert (table.lying("Alice"), table.lying("Bob")) == ([], ["cultist"])


@pytest.mark.rule("MU-6.7")
def test_who_becomes_one_discards_the_old_class_and_a_super_munchkin_keeps_one_of_choice() -> None:
    plain = given(doors=[hp_munchcraft], cultists=1, play={"Alice": [professor]})
    plain.opens_door()
    assert (plain.lying("Alice"), plain.discards()) == (["cultist"], ["professor"])

    half = given(doors=[hp_munchcraft], cultists=1, play={"Alice": [professor, super_munchkin]})
    half.opens_door()
    assert half.lying("Alice") == ["professor", "super_munchkin", "cultist"]

    both = given(doors=[hp_munchcraft], cultists=1, play={"Alice": [professor, investigator, super_munchkin]})
    both.opens_door()
    assert (both.prompt, both.offers("Alice")) == ("lose (hp_munchcraft)", ["professor", "investigator"])
    both.answer("Alice", "professor")
    assert both.lying("Alice") == ["investigator", "super_munchkin", "cultist"]


@pytest.mark.rule("MU-6.7")
def test_there_are_six_cultist_cards_and_one_from_hand_replaces_a_class() -> None:
    table = given(hands={"Alice": [cultist]}, play={"Alice": [professor]})
    assert sum(card is cultist for card in table.state.cards) == 6
    table.plays("Alice", cultist)
    assert (table.lying("Alice"), table.discards()) == (["cultist"], ["professor"])


@pytest.mark.rule("MU-6.7")
def test_a_super_munchkin_who_is_a_cultist_may_add_another_class() -> None:
    table = given(hands={"Alice": [professor]}, play={"Alice": [cultist, super_munchkin]})
    table.plays("Alice", professor)
    assert table.lying("Alice") == ["cultist", "super_munchkin", "professor"]


# -- the last outsider -------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-6.6")
def test_when_all_but_one_are_cultists_that_one_gains_a_level() -> None:
    table = struck("Alice", cultists=1, play={"Bob": [cultist]}, levels={"Carol": 4})
    assert (table.level("Carol"), table.level("Alice")) == (5, 1)


@pytest.mark.rule("MU-6.6")
def test_two_outsiders_gain_nothing() -> None:
    table = struck("Alice", cultists=1)
    assert [table.level(name) for name in ("Alice", "Bob", "Carol")] == [1, 1, 1]


@pytest.mark.rule("MU-6.6", "MU-10.1")
def test_the_outsiders_level_may_be_the_winning_one() -> None:
    table = struck("Alice", cultists=1, play={"Bob": [cultist]}, levels={"Carol": 9})
    assert (table.prompt, table.state.winners, table.level("Carol")) == ("over", [2], 10)


@pytest.mark.rule("MU-6.6")
def test_of_six_players_five_must_be_cultists() -> None:
    four = {name: [cultist] for name in ("Alice", "Bob", "Carol", "Dave")}
    table = given(players=SIX, hands={"Bob": [sudden_head_blow]}, cultists=1, play=four)
    assert table.level("Frank") == 1
    table.plays("Bob", sudden_head_blow, "Eve")
    table.everyone_passes()
    assert table.level("Frank") == 2


@pytest.mark.rule("MU-6.6", "MU-6.8")
def test_when_all_are_cultists_the_game_ends_in_mid_combat_and_the_highest_level_wins() -> None:
    table = given(
        doors=[polly_polyp],
        hands={"Bob": [sudden_head_blow]},
        cultists=1,
        play={"Bob": [cultist], "Carol": [cultist]},
        levels={"Alice": 2, "Bob": 6, "Carol": 5},
    )
    table.opens_door()
    table.plays("Bob", sudden_head_blow, "Alice")
    table.everyone_passes()
    assert (table.prompt, table.state.winners) == ("over", [1])


@pytest.mark.rule("MU-6.6", "MU-6.8", "MU-10.2")
def test_of_several_with_the_highest_level_all_win() -> None:
    table = struck(
        "Alice", cultists=1, play={"Bob": [cultist], "Carol": [cultist]}, levels={"Alice": 6, "Bob": 3, "Carol": 6}
    )
    assert (table.prompt, table.state.winners) == ("over", [0, 2])


@pytest.mark.rule("MU-6.8")
def test_the_level_is_gained_each_time_that_state_is_reached_but_not_while_it_lasts() -> None:
    table = given(
        hands={"Bob": [sudden_head_blow, sudden_head_blow], "Alice": [professor]},
        cultists=2,
        play={"Bob": [cultist], "Alice": [cultist], "Carol": [professor]},
        levels={"Carol": 4},
    )
    table.state.outsider = 2
    table.next_roll(1)
    table.answer("Carol", "drop professor")
    assert table.level("Carol") == 4, "she was the outsider before"
    table.plays("Bob", sudden_head_blow, "Alice")
    table.everyone_passes()
    assert (table.lying("Alice"), table.level("Carol")) == ([], 4)
    table.plays("Bob", sudden_head_blow, "Alice")
    table.everyone_passes()
    assert (table.lying("Alice"), table.level("Carol")) == (["cultist"], 5)


@pytest.mark.rule("MU-6.8")
def test_a_second_outsider_ends_that_state_without_a_level() -> None:
    table = given(
        hands={"Bob": [sudden_head_blow]},
        play={"Alice": [cultist], "Bob": [cultist]},
        levels={"Carol": 4, "Alice": 4},
    )
    table.state.outsider = 2
    table.next_roll(1)
    table.plays("Bob", sudden_head_blow, "Alice")
    assert (table.level("Alice"), table.level("Carol")) == (4, 4), "two outsiders"


@pytest.mark.rule("MU-6.8")
@pytest.mark.parametrize(("options", "level"), [(Options(), 1), (Options(cultist_level_from=2), 2)], ids=["3", "2"])
def test_of_two_players_the_outsider_gains_a_level_only_if_the_table_says_so(options: Options, level: int) -> None:
    table = struck("Alice", cultists=1, players=("Alice", "Bob"), options=options)
    assert (table.lying("Alice"), table.level("Bob"), table.prompt) == (["cultist"], level, "start")


@pytest.mark.rule("MU-6.8")
@pytest.mark.parametrize(("seats", "level"), [(4, 1), (3, 2)])
def test_the_number_of_players_from_which_it_counts_is_the_tables(seats: int, level: int) -> None:
    table = struck("Alice", cultists=1, play={"Bob": [cultist]}, options=Options(cultist_level_from=seats))
    assert table.level("Carol") == level


@pytest.mark.rule("MU-6.8")
def test_a_class_given_up_in_combat_is_counted_at_once() -> None:
    table = given(
        doors=[ruggoth],
        cultists=1,
        play={"Bob": [cultist]},
        levels={"Carol": 9},
    )
    table.next_roll(1)
    table.opens_door()
    table.fights_it_out()
    table.runs("Alice", ruggoth)
    assert (table.prompt, table.state.winners) == ("over", [2]), "bad stuff makes Alice the last but one"


# -- the Cult Membership Card ------------------------------------------------------------------------------------


@pytest.mark.rule("MU-6.6", "MU-12.1")
@pytest.mark.parametrize(("answer", "winners", "level"), [("yes", [1], 4), ("no", [], 5)])
def test_who_has_a_membership_card_decides_whether_all_are_cultists(
    answer: str, winners: list[int], level: int
) -> None:
    table = struck(
        "Alice",
        cultists=1,
        play={"Bob": [cultist], "Carol": [cult_membership_card]},
        levels={"Alice": 2, "Bob": 6, "Carol": 4},
    )
    assert (table.prompt, table.awaited) == ("pass for cultist (sudden_head_blow)", ["Carol"])
    table.answer("Carol", answer)
    assert (table.state.winners, table.level("Carol")) == (winners, level)


@pytest.mark.rule("MU-6.4", "MU-12.1")
def test_a_membership_card_does_not_empty_the_pile_unless_its_owner_wants_to_be_one() -> None:
    table = struck("Carol", cultists=1, play={"Carol": [cult_membership_card]}, hands={"Bob": [sudden_head_blow]})
    assert table.prompt == "pass for cultist (sudden_head_blow)"
    table.answer("Carol", "yes")
    assert (table.lying("Carol"), len(table.state.piles["cultist"])) == (["cult_membership_card"], 1)
