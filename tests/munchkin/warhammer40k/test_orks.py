"""Orks: levels for a great victory, and cards for strength; and who wins the game by them (MU-4.3, 10.1 to 10.3)."""

from __future__ import annotations

import pytest

from rumpus.kernel import Game, Log
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.monsters import the_bodiless
from rumpus.munchkin.options import Options
from rumpus.munchkin.turn import MUNCHKIN
from tests.munchkin.given import Given, Lying
from tests.munchkin.warhammer40k.cards import (
    alliance,
    bolter,
    carnifex,
    chaos_cultist,
    commissar,
    dark_angel,
    eldar,
    frag_grenade,
    great_unclean_one,
    heresy,
    krak_grenade,
    melta_bomb,
    nurgling,
    ork,
    praise_the_omnissiah,
    recaf,
    servo_skull,
    squig,
    stomping_boots,
    thunder_hammer,
    twin,
    vortex_grenade,
    wandering_monster_40k,
)
from tests.munchkin.warhammer40k.table import given40k, given_both

# -- WAAAGH! ---------------------------------------------------------------------------------------------------


def helps_against_two(alice: int, bob: int, *lying: Lying, **more: object) -> Given:
    """Bob helps Alice against a Servo-Skull and a Chaos Cultist, both of level 1; these are their levels."""
    hands = {"Carol": [wandering_monster_40k, chaos_cultist], **more.pop("hands", {})}  # type: ignore[dict-item]
    table = given40k(
        doors=[servo_skull],
        hands=hands,
        play={"Bob": lying or [ork]},
        levels={"Alice": alice, "Bob": bob},
        **more,  # type: ignore[arg-type]
    )
    table.opens_door()
    table.plays("Carol", wandering_monster_40k, chaos_cultist)
    table.is_helped("Bob")
    return table


@pytest.mark.rule("MU-13.16", "MU-4.3")
@pytest.mark.parametrize(("alice", "level"), [(7, 5), (8, 7)])
def test_ork_helper_gains_a_level_for_each_monster_beaten_by_more_than_ten(alice: int, level: int) -> None:
    table = helps_against_two(alice, 5)
    assert table.strengths() == (alice + 5, 2)
    table.fights_it_out()
    assert table.level("Bob") == level
    if alice == 7:
        assert table.level("Alice") == 9


@pytest.mark.rule("MU-13.16", "MU-10.1")
@pytest.mark.parametrize(("alice", "winners"), [(4, []), (5, [1])])
def test_ork_helper_may_win_the_game_from_level_8(alice: int, winners: list[int]) -> None:
    table = helps_against_two(alice, 8)
    table.fights_it_out()
    assert (table.level("Bob"), table.state.winners) == (10 if winners else 8, winners)
    assert table.level("Alice") == alice + 2


@pytest.mark.rule("MU-4.3", "MU-4.11")
def test_ork_helper_who_wins_ends_the_game_before_treasures_are_drawn() -> None:
    table = helps_against_two(5, 9)
    table.fights_it_out()
    assert (table.prompt, table.level("Bob"), table.hand("Alice")) == ("over", 10, [])


@pytest.mark.rule("MU-10.2", "MU-4.3")
def test_ork_helper_and_fighter_win_together() -> None:
    table = helps_against_two(8, 8)
    table.fights_it_out()
    assert (table.state.winners, table.level("Alice"), table.level("Bob")) == ([0, 1], 10, 10)


@pytest.mark.rule("MU-10.2")
def test_a_fighter_who_wins_leaves_behind_a_helper_who_does_not_get_there() -> None:
    table = helps_against_two(9, 7)
    table.fights_it_out()
    assert (table.state.winners, table.level("Bob")) == ([0], 9)


@pytest.mark.rule("MU-4.3")
@pytest.mark.parametrize("lying", [bolter, eldar])
def test_a_helper_who_is_no_ork_gains_no_level(lying: Card) -> None:
    table = helps_against_two(8, 5, lying)
    table.fights_it_out()
    assert table.level("Bob") == 5


@pytest.mark.rule("MU-4.3")
def test_ork_counts_the_monsters_at_the_decision() -> None:
    table = helps_against_two(8, 5, hands={"Alice": [vortex_grenade]})
    table.plays("Alice", vortex_grenade, chaos_cultist)
    table.fights_it_out()
    assert (table.level("Bob"), table.level("Alice")) == (6, 9), "one has left, without a level"


@pytest.mark.rule("MU-4.3", "MU-3.8")
def test_ork_counts_a_twin() -> None:
    table = given40k(doors=[servo_skull], hands={"Carol": [twin]}, play={"Bob": [ork]}, levels={"Alice": 6, "Bob": 7})
    table.opens_door()
    table.plays("Carol", twin, servo_skull)
    table.is_helped("Bob")
    table.fights_it_out()
    assert (table.level("Alice"), table.level("Bob")) == (8, 9)


@pytest.mark.rule("MU-4.3")
def test_ork_gains_one_level_for_a_monster_that_is_worth_two() -> None:
    table = given40k(
        doors=[great_unclean_one],
        hands={"Alice": [krak_grenade, melta_bomb]},
        play={"Alice": [thunder_hammer, stomping_boots], "Bob": [ork]},
        levels={"Alice": 5, "Bob": 8},
    )
    table.opens_door()
    table.is_helped("Bob")
    table.plays("Alice", krak_grenade, "for")
    table.plays("Alice", melta_bomb, "for")
    assert table.strengths() == (5 + 5 + 2 + 8 + 4 + 5, 16)
    table.fights_it_out()
    assert (table.level("Alice"), table.level("Bob")) == (7, 9)


@pytest.mark.rule("MU-4.3")
@pytest.mark.parametrize(("level", "after"), [(6, 7), (7, 9)])
def test_ork_fighter_gains_as_much_besides_the_kill(level: int, after: int) -> None:
    table = given40k(doors=[servo_skull], play={"Alice": [ork, thunder_hammer]}, levels={"Alice": level})
    table.opens_door()
    table.fights_it_out()
    assert (table.level("Alice"), table.prompt) == (after, "rest")


@pytest.mark.rule("MU-4.3", "MU-10.1")
def test_ork_fighter_does_not_win_by_the_extra_level_but_by_the_kill() -> None:
    table = given40k(doors=[servo_skull], play={"Alice": [ork, thunder_hammer]}, levels={"Alice": 8})
    table.opens_door()
    table.fights_it_out()
    assert (table.level("Alice"), table.prompt) == (9, "rest")

    other = given40k(doors=[servo_skull], play={"Alice": [ork, thunder_hammer]}, levels={"Alice": 9})
    other.opens_door()
    other.fights_it_out()
    assert (other.level("Alice"), other.state.winners) == (10, [0])


@pytest.mark.rule("MU-4.3")
def test_ork_fighter_and_ork_helper_gain_both_and_a_bystander_nothing() -> None:
    armies: dict[str, list[Lying]] = {"Alice": [ork], "Bob": [ork], "Carol": [ork]}
    table = given40k(doors=[servo_skull], play=armies, levels={"Alice": 6, "Bob": 6, "Carol": 6})
    table.opens_door()
    table.is_helped("Bob")
    table.fights_it_out()
    assert [table.level(name) for name in ("Alice", "Bob", "Carol")] == [8, 7, 6]


@pytest.mark.rule("MU-4.3", "MU-7.1")
def test_ork_who_drops_the_army_before_the_decision_gains_nothing() -> None:
    table = helps_against_two(8, 5)
    table.answer("Bob", "drop ork")
    table.fights_it_out()
    assert table.level("Bob") == 5


@pytest.mark.rule("MU-4.3", "MU-7.2")
def test_ork_with_alliance_gains_all_the_same() -> None:
    table = helps_against_two(8, 5, ork, alliance)
    table.fights_it_out()
    assert table.level("Bob") == 7


@pytest.mark.rule("MU-4.3", "MU-11.3")
def test_ork_helper_gains_levels_against_monsters_of_the_other_set() -> None:
    table = given_both(doors=[the_bodiless], play={"Bob": [ork]}, levels={"Alice": 7, "Bob": 8})
    table.opens_door()
    table.is_helped("Bob")
    assert table.strengths() == (15, 4)
    table.fights_it_out()
    assert table.level("Bob") == 9


# -- Dakka -----------------------------------------------------------------------------------------------------


def test_ork_fires_up_to_three_cards_in_a_fight() -> None:
    hand = [recaf, heresy, squig, frag_grenade]
    table = given40k(doors=[dark_angel], hands={"Alice": hand}, play={"Alice": [ork]})
    assert "use ork" not in table.offers("Alice"), "in a fight only"
    table.opens_door()
    table.uses("Alice", ork)
    assert table.prompt == "pay for bonus (ork)"
    assert table.offers("Alice") == ["frag_grenade", "heresy", "recaf", "squig"]
    table.answer("Alice", "heresy")
    assert (table.strengths(), table.discards()) == ((2, 6), ["heresy"])
    for card in (squig, recaf):
        table.uses("Alice", ork)
        table.answer("Alice", card.id)
    assert table.strengths() == (4, 6)
    assert ("use ork" in table.offers("Alice"), table.hand("Alice")) == (False, ["frag_grenade"])


def test_ork_without_cards_in_hand_has_nothing_to_fire() -> None:
    table = given40k(doors=[dark_angel], play={"Alice": [ork, bolter]})
    table.opens_door()
    assert "use ork" not in table.offers("Alice"), "what lies in play does not pay"


def test_ork_helper_may_fire_and_a_bystander_may_not() -> None:
    hands = {"Bob": [recaf], "Carol": [heresy]}
    table = given40k(doors=[dark_angel], hands=hands, play={"Bob": [ork], "Carol": [ork]})
    table.opens_door()
    assert "use ork" not in table.offers("Bob")
    table.is_helped("Bob")
    assert "use ork" not in table.offers("Carol")
    table.uses("Bob", ork)
    assert (table.strengths(), table.hand("Bob")) == ((1 + 1 + 1, 6), [])


def test_ork_keeps_what_was_fired_without_the_army_and_another_copy_fires_no_more() -> None:
    table = given40k(
        doors=[dark_angel], hands={"Alice": [recaf, heresy, squig, frag_grenade, ork]}, play={"Alice": [ork]}
    )
    table.opens_door()
    for card in (recaf, heresy, squig):
        table.uses("Alice", ork)
        table.answer("Alice", card.id)
    table.answer("Alice", "drop ork")
    assert table.strengths() == (1 + 3, 6), "it is paid for"
    table.plays("Alice", ork)
    assert "use ork" not in table.offers("Alice")


def test_ork_may_fire_again_in_the_next_fight_but_not_in_flight() -> None:
    hands = {"Alice": [recaf, heresy]}
    table = given40k(doors=[commissar, servo_skull], hands=hands, play={"Alice": [ork]}, players=("Alice", "Bob"))
    table.next_roll(6)
    table.opens_door()
    table.uses("Alice", ork)
    table.answer("Alice", "recaf")
    assert table.strengths() == (2, 6 + 3)
    table.fights_it_out()
    assert "use ork" not in table.offers("Alice")
    table.runs("Alice", commissar)
    assert table.strength("Alice") == 1
    table.ends_turn()
    table.opens_door("Bob")
    table.is_helped("Alice", "Bob")
    assert table.strengths() == (2, 1)
    table.uses("Alice", ork)
    assert table.strengths() == (3, 1)


def test_ork_whom_commissars_hate_is_not_hated_with_alliance() -> None:
    table = given40k(doors=[commissar], hands={"Alice": [alliance]}, play={"Alice": [ork]})
    table.opens_door()
    assert table.strengths()[1] == 6 + 3
    table.plays("Alice", alliance)
    assert table.strengths()[1] == 6


# -- ration tokens ---------------------------------------------------------------------------------------------

RATIONS = Options(ration_tokens=True)


def with_rations(table: Given, name: str, *counts: int) -> Given:
    """So many of each kind lie before a player: part of how the table is laid out."""
    table.hero(name).rations = counts
    table.game = Game(MUNCHKIN, table.game.state.copy(), [], log=Log())
    return table


@pytest.mark.rule("MU-10.3")
@pytest.mark.parametrize(("options", "count"), [(RATIONS, 2), (Options(), 0)])
def test_each_kill_brings_a_ration_token_where_the_table_wants_them(options: Options, count: int) -> None:
    table = helps_against_two(5, 5, bolter, options=options)
    table.fights_it_out()
    assert sum(table.hero("Alice").rations) == count
    assert sum(table.hero("Bob").rations) == 0, "to the fighter alone"
    assert sum(each.startswith("ration P0") for each in table.told()) == count


@pytest.mark.rule("MU-10.3")
def test_a_lost_fight_brings_no_ration_token() -> None:
    table = given40k(doors=[nurgling], options=RATIONS)
    table.next_roll(6)
    table.opens_door()
    table.fights_it_out()
    table.runs("Alice", nurgling)
    assert sum(table.hero("Alice").rations) == 0


@pytest.mark.rule("MU-10.3")
@pytest.mark.parametrize("counts", [(1, 1, 1, 0), (5, 0, 2, 1), ()])
def test_without_one_of_each_kind_nothing_is_handed_in(counts: tuple[int, ...]) -> None:
    table = with_rations(given40k(options=RATIONS), "Alice", *counts)
    assert "hand in" not in table.offers("Alice")


@pytest.mark.rule("MU-10.3")
def test_one_of_each_kind_is_a_level_in_the_own_turn_outside_combat() -> None:
    table = with_rations(given40k(doors=[nurgling], options=RATIONS), "Alice", 2, 1, 1, 1)
    with_rations(table, "Bob", 1, 1, 1, 1)
    assert "hand in" not in table.offers("Bob")
    table.answer("Alice", "hand in")
    assert (table.level("Alice"), table.hero("Alice").rations) == (2, (1, 0, 0, 0))
    assert "hand in" not in table.offers("Alice")

    other = with_rations(given40k(doors=[nurgling], options=RATIONS), "Alice", 1, 1, 1, 1)
    other.opens_door()
    assert "hand in" not in other.offers("Alice")


@pytest.mark.rule("MU-10.3", "MU-10.1")
def test_ration_tokens_may_bring_the_winning_level_which_a_level_card_does_not() -> None:
    table = given40k(options=RATIONS, levels={"Alice": 9}, hands={"Alice": [praise_the_omnissiah]})
    with_rations(table, "Alice", 1, 1, 1, 1)
    table.plays("Alice", praise_the_omnissiah, "Alice")
    assert table.level("Alice") == 9
    table.answer("Alice", "hand in")
    assert (table.prompt, table.level("Alice"), table.state.winners) == ("over", 10, [0])


@pytest.mark.rule("MU-10.3", "MU-5.1")
def test_the_dead_lose_their_ration_tokens() -> None:
    table = with_rations(given40k(doors=[carnifex], options=RATIONS), "Alice", 1, 2, 0, 0)
    table.next_roll(1)
    table.opens_door()
    table.fights_it_out()
    table.runs("Alice", carnifex)
    assert sum(table.hero("Alice").rations) == 0
