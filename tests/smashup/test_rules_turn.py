"""Chapters 2 and 9 of the rules: the turn, and winning."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import (
    cave_of_shinies,
    jungle_oasis,
    mushroom_kingdom,
    tar_pits,
    the_central_brain,
    the_homeworld,
)
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.factions.aliens import collector, invader, invasion, probe, scout
from rumpus.smashup.cards.factions.dinosaurs import armor_stego, augmentation, howl, king_rex, war_raptor
from rumpus.smashup.cards.factions.ninjas import assassination, ninja_acolyte, seeing_stars, shinobi, smoke_bomb
from rumpus.smashup.cards.factions.pirates import first_mate
from rumpus.smashup.cards.factions.robots import hoverbot
from rumpus.smashup.cards.factions.steampunks import aggromotive, captain_ahab
from rumpus.smashup.cards.factions.wizards import mystic_studies, neophyte, portal, scry, summon
from rumpus.smashup.cards.factions.zombies import mall_crawl, overrun, tenacious_z, walker
from rumpus.smashup.table.allowances import MOST_PLAYS
from rumpus.smashup.turn import MOST_TURNS
from rumpus.smashup.winning import winners
from tests.smashup.given import Given, given


def refusal(table: Given, name: str, text: str) -> tuple[str, str]:
    """(why not, by which rule)."""
    found = table.game.why_not(table.seat(name), text)
    assert found is not None
    return found.reason, found.rule


# -- the steps ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-2.1")
def test_abilities_of_the_start_of_turn_come_before_the_first_card() -> None:
    table = given(
        hands={"Bob": [scout]},
        bases={mushroom_kingdom: [], tar_pits: [("Alice", shinobi), ("Bob", overrun)]},
    )
    table.ends_turn("Alice")
    assert (table.asked, table.prompt) == ("Bob", "first")
    table.picks("Bob", "mushroom_kingdom", "shinobi")
    assert table.prompt == "play"
    assert table.at("mushroom_kingdom") == ["Alice's shinobi"]
    assert table.discard("Bob") == ["overrun"]


@pytest.mark.rule("SU-2.1")
def test_the_start_of_another_players_turn_is_not_the_start_of_yours() -> None:
    table = given(bases={tar_pits: [("Alice", shinobi, ("Alice", smoke_bomb))], jungle_oasis: []})
    table.ends_turn("Alice")
    assert table.at("tar_pits") == ["Alice's shinobi + Alice's smoke_bomb"]
    table.ends_turn("Bob")
    assert table.at("tar_pits") == ["Alice's shinobi"]


@pytest.mark.rule("SU-2.2")
@pytest.mark.parametrize("order", [("play scout at tar_pits", "play howl"), ("play howl", "play scout at tar_pits")])
def test_one_minion_and_one_action_in_any_order(order: tuple[str, str]) -> None:
    table = given(hands={"Alice": [scout, shinobi, howl, seeing_stars]}, bases={tar_pits: []})
    table.picks("Alice", *order)
    assert table.offers("Alice") == ["end turn"]
    assert refusal(table, "Alice", "play shinobi at tar_pits") == ("no minion left", "SU-2.2")
    assert refusal(table, "Alice", "play shinobi") == ("no minion left", "SU-2.2")
    assert refusal(table, "Alice", "play seeing_stars") == ("no action left", "SU-2.2")


@pytest.mark.rule("SU-2.2")
def test_either_or_both_may_be_left_out() -> None:
    table = given(hands={"Alice": [scout, howl]}, bases={tar_pits: []})
    table.ends_turn("Alice")
    assert table.asked == "Bob"
    assert table.hand("Alice") == ["scout", "howl"]


@pytest.mark.rule("SU-2.2")
def test_cards_are_played_from_ones_own_hand_on_ones_own_turn() -> None:
    table = given(hands={"Alice": [scout], "Bob": [shinobi]}, bases={tar_pits: []})
    assert refusal(table, "Alice", "play shinobi at tar_pits") == ("not in hand", "SU-2.2")
    assert refusal(table, "Bob", "play shinobi at tar_pits") == ("not your turn", "SU-2.2")
    assert refusal(table, "Alice", "play scout at tortuga") == ("no such base", "SU-3.1")
    assert refusal(table, "Alice", "play cards") == ("no such card", "SU-11.2")
    assert refusal(table, "Alice", "sing") == ("not a choice", "SU-12.1")


@pytest.mark.rule("SU-2.2")
def test_extra_plays_may_come_before_the_free_cards() -> None:
    table = given(hands={"Alice": [summon, scout, shinobi, war_raptor]}, bases={tar_pits: []})
    table.plays("Alice", summon)
    table.plays("Alice", scout, at=tar_pits)
    table.plays("Alice", shinobi, at=tar_pits)
    assert table.offers("Alice") == ["end turn"]


@pytest.mark.rule("SU-2.2")
def test_extra_plays_that_go_round_in_circles_end_after_forty_cards() -> None:
    table = given(
        hands={"Alice": [collector, invader]},
        bases={
            the_homeworld: [("Alice", collector), ("Alice", aggromotive)],
            tar_pits: [("Alice", captain_ahab)],
        },
    )
    for _ in range(MOST_PLAYS):
        table.plays("Alice", collector, at=the_homeworld)
        table.picks("Alice", "Alice's collector at the_homeworld")
    assert table.hand("Alice") == ["invader", "collector"]
    assert table.offers("Alice") == ["end turn"]
    for more in ("play collector at the_homeworld", "use captain_ahab"):
        assert refusal(table, "Alice", more) == ("too many plays", "SU-2.2")


@pytest.mark.rule("SU-2.3")
def test_a_base_that_reaches_its_breakpoint_scores_in_step_three_only() -> None:
    table = given(
        hands={"Alice": [king_rex, invasion]},
        bases={jungle_oasis: [("Alice", invader), ("Alice", invader)], tar_pits: []},
    )
    table.plays("Alice", king_rex, at=jungle_oasis)
    assert table.points("Alice") == 0  # 13 of 12, but this is step 2
    table.plays("Alice", invasion)
    table.picks("Alice", "king_rex")
    table.ends_turn("Alice")
    assert table.points("Alice") == 0
    assert len(table.at("jungle_oasis")) == 2


@pytest.mark.rule("SU-2.3")
def test_bases_are_not_checked_when_power_grows_at_another_time() -> None:
    table = given(bases={jungle_oasis: [("Alice", armor_stego), ("Alice", king_rex)], tar_pits: []})
    table.ends_turn("Alice")  # 10 of 12
    assert table.power("jungle_oasis", "Alice's armor_stego") == 5
    assert table.points("Alice") == 0  # 12 of 12, but Bob is in step 2
    table.ends_turn("Bob")
    assert table.points("Alice") == 2


@pytest.mark.rule("SU-2.3")
def test_a_base_that_is_up_must_score() -> None:
    table = given(bases={jungle_oasis: [("Bob", king_rex), ("Bob", king_rex)], tar_pits: []})
    table.ends_turn("Alice")  # nobody wants to ask her
    assert table.points("Bob") == 2


@pytest.mark.rule("SU-2.4")
def test_two_cards_are_drawn_and_the_active_player_discards_down_to_ten() -> None:
    table = given(
        hands={"Alice": [shinobi] * 10, "Bob": [shinobi] * 12},
        decks={"Alice": [scout, howl, probe]},
        bases={tar_pits: []},
    )
    table.ends_turn("Alice")
    assert len(table.hand("Alice")) == 12
    assert table.offers("Alice") == ["howl", "scout", "shinobi"]  # any of them; copies are one option
    table.picks("Alice", "howl")
    assert table.asked == "Alice"
    table.picks("Alice", "shinobi")
    assert table.hand("Alice") == [*["shinobi"] * 9, "scout"]
    assert table.discard("Alice") == ["howl", "shinobi"]
    assert table.asked == "Bob"
    assert len(table.hand("Bob")) == 12  # the limit is for one's own step 4


@pytest.mark.rule("SU-2.4")
def test_ten_cards_may_be_kept_and_there_is_no_limit_at_other_times() -> None:
    table = given(
        hands={"Alice": [shinobi] * 9 + [mystic_studies]},
        decks={"Alice": [scout, scout, scout, scout]},
        bases={tar_pits: []},
    )
    table.plays("Alice", mystic_studies)
    assert len(table.hand("Alice")) == 11
    table.plays("Alice", shinobi, at=tar_pits)
    table.ends_turn("Alice")  # to twelve
    table.picks("Alice", "scout", "scout")
    assert len(table.hand("Alice")) == 10
    assert table.asked == "Bob"


@pytest.mark.rule("SU-2.5")
def test_the_end_of_turn_comes_after_drawing_and_before_the_next_player() -> None:
    table = given(
        hands={"Alice": [assassination]},
        decks={"Alice": [scout, scout]},
        bases={tar_pits: [("Bob", king_rex)], jungle_oasis: []},
    )
    table.plays("Alice", assassination)
    table.ends_turn("Alice")
    told = [event.kind for event in table.game.log.events]
    assert told.index("draw") < told.index("destroy") < told.index("turn")
    assert table.at("tar_pits") == []
    assert table.asked == "Bob"


@pytest.mark.rule("SU-2.5")
def test_effects_of_the_turn_stop_with_it() -> None:
    table = given(hands={"Alice": [augmentation]}, bases={tar_pits: [("Alice", scout)], jungle_oasis: []})
    table.plays("Alice", augmentation)
    assert table.power("tar_pits", "Alice's scout") == 7
    table.ends_turn("Alice")
    assert table.power("tar_pits", "Alice's scout") == 3


@pytest.mark.rule("SU-2.5")
def test_points_of_the_end_of_turn_count_in_the_victory_check() -> None:
    table = given(
        hands={"Alice": [assassination]},
        bases={cave_of_shinies: [("Bob", scout)], tar_pits: []},
        points={"Bob": 14},
    )
    table.plays("Alice", assassination)
    table.ends_turn("Alice")
    assert table.points("Bob") == 15
    assert table.asked == ""  # the game is over


# -- when a deck runs out ----------------------------------------------------------------------------------


@pytest.mark.rule("SU-2.6")
def test_an_empty_deck_is_made_anew_when_a_card_is_missing_and_not_before() -> None:
    table = given(
        hands={"Alice": [mystic_studies]},
        decks={"Alice": [scout, howl]},
        discards={"Alice": [probe, shinobi, king_rex]},
        bases={tar_pits: []},
    )
    table.plays("Alice", mystic_studies)
    assert sorted(table.hand("Alice")) == ["howl", "scout"]
    assert table.deck("Alice") == []  # the last card has left, but none is missing
    assert table.discard("Alice") == ["probe", "shinobi", "king_rex", "mystic_studies"]
    table.ends_turn("Alice")
    assert table.discard("Alice") == []
    assert len(table.hand("Alice")) == 4
    assert len(table.deck("Alice")) == 2


@pytest.mark.rule("SU-2.6")
def test_who_has_drawn_the_last_card_goes_on_with_the_new_deck() -> None:
    table = given(decks={"Alice": [scout]}, discards={"Alice": [probe]}, bases={tar_pits: []})
    table.ends_turn("Alice")
    assert table.hand("Alice") == ["scout", "probe"]


@pytest.mark.rule("SU-2.6")
def test_without_deck_and_discard_pile_one_does_without() -> None:
    table = given(decks={"Alice": [scout]}, bases={tar_pits: []})
    table.ends_turn("Alice")
    assert table.hand("Alice") == ["scout"]
    assert table.asked == "Bob"


@pytest.mark.rule("SU-2.6")
@pytest.mark.parametrize("revealer", [hoverbot, neophyte, walker], ids=str)
def test_a_deck_is_made_anew_to_reveal_or_look_at_a_card(revealer: Card) -> None:
    table = given(hands={"Alice": [revealer]}, discards={"Alice": [shinobi, howl]}, bases={tar_pits: []})
    table.plays("Alice", revealer, at=tar_pits)
    assert table.discard("Alice") == []
    while table.prompt != "play":
        table.picks("Alice", "none")
    assert sorted(table.deck("Alice")) == ["howl", "shinobi"]


@pytest.mark.rule("SU-2.6")
def test_a_reveal_goes_on_with_the_new_deck() -> None:
    table = given(
        hands={"Alice": [portal]},
        decks={"Alice": [scout]},
        discards={"Alice": [shinobi, king_rex]},
        bases={tar_pits: []},
    )
    table.plays("Alice", portal)
    assert sorted(table.offers("Alice")) == ["king_rex", "none", "scout", "shinobi"]
    table.picks("Alice", "none")
    while table.prompt != "play":
        table.answer("Alice", table.offers("Alice")[0])
    assert len(table.deck("Alice")) == 3


@pytest.mark.rule("SU-2.6")
def test_a_search_goes_through_the_present_deck_alone_unless_that_is_empty() -> None:
    table = given(
        hands={"Alice": [scry]}, decks={"Alice": [howl, scout]}, discards={"Alice": [probe]}, bases={tar_pits: []}
    )
    table.plays("Alice", scry)
    assert table.offers("Alice") == ["howl"]
    table.picks("Alice", "howl")
    assert table.discard("Alice") == ["probe", "scry"]

    table = given(hands={"Alice": [mall_crawl]}, discards={"Alice": [probe, scout]}, bases={tar_pits: []})
    table.plays("Alice", mall_crawl)
    assert sorted(table.offers("Alice")) == ["none", "probe", "scout"]
    table.picks("Alice", "none")


@pytest.mark.rule("SU-2.7")
def test_on_your_turn_means_step_two_of_your_turn_only() -> None:
    table = given(
        hands={"Alice": [shinobi], "Bob": [shinobi]},
        discards={"Alice": [tenacious_z], "Bob": [tenacious_z]},
        bases={jungle_oasis: [("Alice", king_rex)] * 2, tar_pits: [("Alice", ninja_acolyte), ("Bob", ninja_acolyte)]},
    )
    assert table.offers("Alice")[-3:] == ["use Alice's ninja_acolyte at tar_pits", "use tenacious_z", "end turn"]
    table.ends_turn("Alice")
    assert table.offers("Alice") == ["play shinobi", "pass"]  # step 3
    assert refusal(table, "Alice", "use tenacious_z") == ("no special now", "SU-6.1")
    table.passes("Alice")
    assert table.offers("Bob") == ["play shinobi", "pass"]  # another player's turn
    table.passes("Bob")
    assert table.asked == "Bob"


# -- winning -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-9.1")
@pytest.mark.parametrize(("before", "winner"), [(11, ""), (12, "Alice"), (13, "Alice")])
def test_fifteen_points_win_at_the_end_of_the_turn(before: int, winner: str) -> None:
    table = given(
        hands={"Alice": [invader]},
        bases={jungle_oasis: [("Alice", king_rex)] * 2, tar_pits: []},
        points={"Alice": before},
    )
    table.plays("Alice", invader, at=tar_pits)
    table.ends_turn("Alice")
    assert table.points("Alice") == before + 3
    assert (table.asked == "") == bool(winner)
    won = [event.public[0] for event in table.game.log.events if event.kind == "win"]
    assert won == (["P0"] if winner else [])


@pytest.mark.rule("SU-9.1")
def test_whoever_has_the_most_wins_at_the_end_of_anybodys_turn() -> None:
    table = given(bases={tar_pits: []}, points={"Alice": 15, "Bob": 17, "Carol": 16}, players=("Alice", "Bob", "Carol"))
    table.ends_turn("Alice")
    assert table.asked == ""
    assert [event.public[0] for event in table.game.log.events if event.kind == "win"] == ["P1"]
    assert refusal(table, "Alice", "end turn") == ("game over", "SU-9.1")


@pytest.mark.rule("SU-9.1", "SU-9.2")
def test_on_a_tie_for_the_most_the_game_goes_on_turn_by_turn() -> None:
    table = given(
        hands={"Bob": [invader]},
        bases={tar_pits: []},
        points={"Alice": 16, "Bob": 16, "Carol": 15},
        players=("Alice", "Bob", "Carol"),
    )
    table.ends_turn("Alice")
    assert table.asked == "Bob"  # no shared win
    table.plays("Bob", invader, at=tar_pits)
    assert table.asked == "Bob"  # 17, but the turn goes on
    table.ends_turn("Bob")
    assert table.asked == ""  # after one more turn, not after a round


@pytest.mark.rule("SU-9.1")
def test_a_game_that_does_not_end_is_broken_off_and_nobody_has_won() -> None:
    table = given(bases={tar_pits: []}, points={"Alice": 14, "Bob": 3})
    table.state.turn = MOST_TURNS - 1
    table.ends_turn("Alice")
    assert (table.asked, table.state.turn) == ("Bob", MOST_TURNS)
    table.ends_turn("Bob")
    assert table.asked == ""
    assert winners(table.state) == []


@pytest.mark.rule("SU-9.2")
def test_fifteen_points_in_step_three_do_not_end_the_game_before_step_five() -> None:
    table = given(
        bases={
            jungle_oasis: [("Alice", king_rex), ("Alice", king_rex), ("Bob", first_mate)],
            the_central_brain: [("Bob", king_rex), ("Bob", king_rex), ("Bob", war_raptor)],
            tar_pits: [],
        },
        points={"Alice": 13, "Bob": 12},
    )
    table.ends_turn("Alice")
    table.picks("Alice", "jungle_oasis")
    assert table.points("Alice") == 15
    assert (table.asked, table.prompt) == ("Bob", "after scoring")  # nothing is decided yet
    table.passes("Bob")
    assert table.points("Bob") == 16
    assert table.asked == ""
    assert [event.public[0] for event in table.game.log.events if event.kind == "win"] == ["P1"]


@pytest.mark.rule("SU-2.2", "SU-10.5")
def test_extra_plays_are_lost_with_step_two() -> None:
    table = given(
        hands={"Alice": [summon, scout, shinobi]},
        decks={"Alice": [collector, collector]},
        bases={tar_pits: []},
    )
    table.plays("Alice", summon)
    table.ends_turn("Alice")
    table.ends_turn("Bob")
    table.plays("Alice", scout, at=tar_pits)
    assert table.offers("Alice") == ["end turn"]
