"""Chapters 5 and 6 of the rules: scoring a base, and its windows."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import (
    cave_of_shinies,
    evans_city_cemetery,
    factory_436_1337,
    jungle_oasis,
    ninja_dojo,
    rhodes_plaza_mall,
    tar_pits,
    temple_of_goju,
    the_central_brain,
    the_great_library,
    the_homeworld,
    the_mothership,
    tortuga,
)
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.factions.aliens import collector, invader, scout
from rumpus.smashup.cards.factions.dinosaurs import king_rex, upgrade, war_raptor
from rumpus.smashup.cards.factions.ninjas import (
    hidden_ninja,
    ninja_acolyte,
    ninja_master,
    poison,
    shinobi,
    tiger_assassin,
)
from rumpus.smashup.cards.factions.pirates import first_mate, full_sail, pirate_king
from rumpus.smashup.cards.factions.robots import zapbot
from rumpus.smashup.cards.factions.tricksters import flame_trap, gremlin, leprechaun
from rumpus.smashup.cards.factions.wizards import chronomage, mystic_studies
from tests.smashup.given import Given, given

THREE = ("Alice", "Bob", "Carol")
FOUR = ("Alice", "Bob", "Carol", "Dave")


def points(table: Given) -> list[int]:
    return [table.points(name) for name in table.names]


# -- a base is up ------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-5.1")
@pytest.mark.parametrize(("last", "scores"), [(zapbot, False), (scout, True)], ids=str)
def test_a_base_is_up_when_the_power_of_all_players_is_its_breakpoint(last: Card, scores: bool) -> None:
    table = given(bases={jungle_oasis: [("Alice", king_rex), ("Bob", zapbot), ("Bob", last)], tar_pits: []})
    table.ends_turn("Alice")  # 11, or 12
    if scores:
        table.passes("Bob")  # the scout
    assert points(table) == ([2, 0] if scores else [0, 0])


@pytest.mark.rule("SU-5.2")
def test_the_active_player_says_which_base_scores_first() -> None:
    strong = [("Bob", king_rex), ("Bob", king_rex), ("Bob", king_rex)]
    table = given(bases={tar_pits: strong, the_mothership: strong, the_homeworld: [("Bob", king_rex)]})
    table.ends_turn("Alice")
    assert table.prompt == "score"
    assert table.offers("Alice") == ["tar_pits", "the_mothership"]
    table.picks("Alice", "the_mothership")
    told = [event.public[0] for event in table.game.log.events if event.kind == "scoring"]
    assert told == ["the_mothership", "tar_pits"]


@pytest.mark.rule("SU-5.2")
def test_a_base_that_was_not_chosen_scores_only_if_it_is_still_up() -> None:
    table = given(
        bases={
            ninja_dojo: [("Alice", king_rex), ("Alice", king_rex), ("Alice", ninja_master)],
            jungle_oasis: [("Bob", king_rex), ("Bob", ninja_master)],
            tar_pits: [],
        }
    )
    table.ends_turn("Alice")
    table.picks("Alice", "ninja_dojo")
    table.picks("Alice", "use ninja_dojo", "Bob's king_rex at jungle_oasis")
    assert points(table) == [2, 0]
    assert table.at("jungle_oasis") == ["Bob's ninja_master"]


@pytest.mark.rule("SU-5.3")
def test_a_chosen_base_scores_even_if_its_power_falls() -> None:
    table = given(
        hands={"Bob": [full_sail]},
        bases={jungle_oasis: [("Alice", king_rex), ("Bob", ninja_master)], tar_pits: []},
    )
    table.ends_turn("Alice")
    table.picks("Bob", "play full_sail", "ninja_master")
    assert table.at("tar_pits") == ["Bob's ninja_master"]
    assert points(table) == [2, 0]  # at 7 of 12


@pytest.mark.rule("SU-5.4")
def test_before_the_scoring_all_players_may_use_their_specials() -> None:
    table = given(
        hands={"Alice": [hidden_ninja, tiger_assassin], "Bob": [shinobi]},
        bases={jungle_oasis: [("Alice", king_rex), ("Bob", ninja_master)], tar_pits: [("Bob", pirate_king)]},
    )
    table.ends_turn("Alice")
    assert table.offers("Alice") == ["play hidden_ninja", "pass"]
    table.picks("Alice", "play hidden_ninja", "play tiger_assassin at jungle_oasis")
    assert table.offers("Bob") == ["play shinobi", "use Bob's pirate_king at tar_pits", "pass"]
    table.picks("Bob", "play shinobi")
    table.uses("Bob", pirate_king)
    assert points(table) == [0, 2]  # 11 against 13: what came before the scoring counts


# -- victory points ----------------------------------------------------------------------------------------


@pytest.mark.rule("SU-5.5")
def test_the_places_get_their_values_and_the_fourth_nothing() -> None:
    table = given(
        bases={
            tar_pits: [("Dave", zapbot), ("Carol", invader), ("Alice", king_rex), ("Bob", ninja_master)],
            jungle_oasis: [],
        },
        players=FOUR,
    )
    table.ends_turn("Alice")
    assert points(table) == [4, 3, 2, 0]


@pytest.mark.rule("SU-5.5")
def test_a_minion_is_needed_for_a_place_and_power_zero_will_do() -> None:
    table = given(
        bases={
            tar_pits: [("Alice", king_rex), ("Alice", king_rex), ("Alice", king_rex), ("Bob", scout, ("Alice", poison)),
                       ("Carol", flame_trap)],
            jungle_oasis: [],
        },
        players=THREE,
    )  # fmt: skip
    table.ends_turn("Alice")
    table.passes("Bob")
    assert points(table) == [4, 3, 0]  # Carol has an action there; nobody is third


@pytest.mark.rule("SU-5.5")
def test_points_lie_open() -> None:
    table = given(bases={jungle_oasis: [("Alice", king_rex)] * 2, tar_pits: []})
    table.ends_turn("Alice")
    seats = table.game.view(1)["seats"]
    assert isinstance(seats, list)
    assert seats[0]["points"] == 2


@pytest.mark.rule("SU-5.6")
@pytest.mark.parametrize(
    ("minions", "awarded"),
    [
        ((king_rex, king_rex, ninja_master), [4, 4, 2]),  # two first, nobody second
        ((king_rex, ninja_master, ninja_master), [4, 3, 3]),  # two second, nobody third
        ((ninja_master, ninja_master, ninja_master), [0, 0, 0]),  # 15 of 16
        ((king_rex, king_rex, king_rex), [4, 4, 4]),
    ],
    ids=str,
)
def test_who_ties_shares_the_better_place_in_full(minions: tuple[Card, ...], awarded: list[int]) -> None:
    table = given(bases={tar_pits: list(zip(THREE, minions, strict=True)), jungle_oasis: []}, players=THREE)
    table.ends_turn("Alice")
    assert points(table) == awarded


@pytest.mark.rule("SU-5.6")
def test_two_who_tie_for_the_third_place_both_get_it() -> None:
    minions = [("Alice", king_rex), ("Bob", ninja_master), ("Carol", zapbot), ("Dave", zapbot)]
    table = given(bases={tar_pits: minions, jungle_oasis: []}, players=FOUR)
    table.ends_turn("Alice")
    assert points(table) == [4, 3, 2, 2]


@pytest.mark.rule("SU-5.7")
def test_all_who_tie_may_use_the_bases_ability_from_the_active_player_on() -> None:
    minions = [("Alice", king_rex), ("Bob", king_rex), ("Carol", king_rex)]
    table = given(bases={ninja_dojo: minions, tar_pits: [("Alice", scout)]}, players=THREE, active="Bob")
    table.ends_turn("Bob")
    for winner in ("Bob", "Carol", "Alice"):
        assert (table.asked, table.prompt) == (winner, "after scoring")
        assert table.offers(winner)[0] == "use ninja_dojo"
        table.passes(winner)
    assert points(table) == [2, 2, 2]


# -- afterwards --------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-5.10")
def test_all_cards_still_there_are_discarded_which_is_no_destruction() -> None:
    table = given(
        hands={"Bob": [scout]},
        bases={
            cave_of_shinies: [("Alice", king_rex), ("Alice", king_rex), ("Alice", king_rex, ("Bob", upgrade)),
                              ("Alice", gremlin), ("Bob", flame_trap)],
            tar_pits: [],
        },
    )  # fmt: skip
    table.ends_turn("Alice")
    assert points(table) == [4, 0]  # none for a destroyed minion
    assert table.hand("Bob") == ["scout"]  # the gremlin did not laugh
    assert table.discard("Bob") == ["upgrade", "flame_trap"]
    assert len(table.hand("Alice") + table.deck("Alice")) == 4  # her step 4 has made a new deck of them


@pytest.mark.rule("SU-5.11")
def test_a_new_base_takes_the_place_of_the_scored_one() -> None:
    table = given(bases={jungle_oasis: [("Alice", king_rex)] * 2, tar_pits: []}, base_deck=[tortuga, ninja_dojo])
    table.ends_turn("Alice")
    state = table.state
    assert [base.card.id for base in state.bases] == ["tortuga", "tar_pits"]
    assert [state.cards[uid].id for uid in state.base_discard] == ["jungle_oasis"]
    assert [state.cards[uid].id for uid in state.base_deck] == ["ninja_dojo"]


@pytest.mark.rule("SU-5.11")
def test_an_empty_base_deck_is_made_anew_with_the_base_just_scored() -> None:
    table = given(bases={jungle_oasis: [("Alice", king_rex)] * 2, tar_pits: []}, base_deck=[])
    table.ends_turn("Alice")
    assert points(table) == [2, 0]
    assert [base.card.id for base in table.state.bases] == ["jungle_oasis", "tar_pits"]
    assert table.state.base_discard == []


@pytest.mark.rule("SU-5.12")
def test_bases_are_checked_again_until_none_is_up() -> None:
    table = given(
        bases={
            jungle_oasis: [("Alice", first_mate), ("Alice", king_rex), ("Alice", invader)],
            tar_pits: [("Bob", king_rex), ("Bob", king_rex)],
        }
    )
    table.ends_turn("Alice")
    table.uses("Alice", first_mate)  # 14 + 2 of 16
    table.passes("Alice")
    assert points(table) == [2 + 3, 4]


@pytest.mark.rule("SU-5.12")
def test_the_new_base_is_checked_as_well() -> None:
    giant = ("Bob", king_rex, ("Bob", upgrade), ("Bob", upgrade), ("Bob", upgrade))  # power 13
    table = given(
        bases={tortuga: [("Alice", king_rex)] * 3 + [("Bob", invader)], tar_pits: [giant]},
        base_deck=[jungle_oasis, the_homeworld],
    )
    table.ends_turn("Alice")
    table.picks("Bob", "king_rex")  # the runner-up goes to the new base
    assert points(table) == [4, 3 + 2]
    assert [base.card.id for base in table.state.bases] == ["the_homeworld", "tar_pits"]


@pytest.mark.rule("SU-5.13")
def test_a_bases_ability_works_as_long_as_it_lies_open() -> None:
    table = given(bases={the_central_brain: [("Bob", scout)], tar_pits: []})
    assert table.power("the_central_brain", "Bob's scout") == 4
    table.ends_turn("Alice")
    assert table.power("the_central_brain", "Bob's scout") == 4


@pytest.mark.rule("SU-5.13")
def test_a_reward_of_the_base_comes_after_the_points_and_before_the_cards_are_discarded() -> None:
    table = given(bases={factory_436_1337: [("Alice", king_rex)] * 3 + [("Bob", ninja_master)], tar_pits: []})
    table.ends_turn("Alice")
    assert points(table) == [2 + 4, 2]  # 21 power there
    told = [event.kind for event in table.game.log.events]
    assert told.count("points") == 3
    assert max(i for i, kind in enumerate(told) if kind == "points") < told.index("new base")

    table = given(bases={rhodes_plaza_mall: [("Alice", king_rex)] * 3 + [("Bob", ninja_master)], tar_pits: []})
    table.ends_turn("Alice")
    assert points(table) == [3, 1]


# -- windows -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-6.1")
def test_the_window_goes_round_until_all_have_passed_in_a_row() -> None:
    table = given(
        hands={"Alice": [shinobi], "Bob": [shinobi], "Carol": [shinobi]},
        bases={jungle_oasis: [("Alice", king_rex)] * 2, tar_pits: []},
        players=THREE,
        active="Bob",
    )
    table.ends_turn("Bob")
    assert table.asked == "Bob"  # the active player first
    refusal = table.why_not("Alice", "play shinobi")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("not your turn", "SU-6.1")
    table.passes("Bob")
    table.picks("Carol", "play shinobi")
    table.passes("Alice")
    table.picks("Bob", "play shinobi")  # a pass binds nobody
    assert table.asked == "Alice"  # Carol has no card left to be asked about
    table.picks("Alice", "play shinobi")
    assert points(table) == [2, 0, 0]
    assert [len(table.discard(name)) for name in ("Alice", "Carol")] == [3, 1]


@pytest.mark.rule("SU-6.1")
def test_who_acted_last_is_asked_again() -> None:
    table = given(
        hands={"Alice": [hidden_ninja, shinobi, scout]},
        bases={jungle_oasis: [("Bob", king_rex)] * 2, tar_pits: []},
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play shinobi")
    assert table.offers("Alice") == ["play hidden_ninja", "pass"]  # Bob can have nothing, so he is not asked
    table.picks("Alice", "play hidden_ninja", "play scout at jungle_oasis")
    table.passes("Alice")
    assert points(table) == [0, 2]


@pytest.mark.rule("SU-6.2")
def test_an_extra_play_gained_in_a_scoring_is_used_at_once_or_lost() -> None:
    table = given(
        hands={"Bob": [hidden_ninja, zapbot, collector, chronomage, mystic_studies]},
        bases={jungle_oasis: [("Alice", king_rex)] * 2, tar_pits: []},
    )
    table.ends_turn("Alice")
    table.picks("Bob", "play hidden_ninja", "play zapbot at jungle_oasis")
    assert table.offers("Bob") == ["play collector at jungle_oasis", "play collector at tar_pits", "none"]
    table.picks("Bob", "none")
    assert table.prompt == "play"  # his own turn by now
    table.plays("Bob", chronomage, at=tar_pits)
    assert not any(text.startswith("play collector") for text in table.offers("Bob"))


@pytest.mark.rule("SU-6.2")
def test_an_extra_action_gained_in_a_scoring_is_used_at_once_or_lost() -> None:
    table = given(
        hands={"Bob": [hidden_ninja, chronomage, mystic_studies]},
        decks={"Bob": [scout, scout]},
        bases={jungle_oasis: [("Alice", king_rex)] * 2, tar_pits: []},
    )
    table.ends_turn("Alice")
    table.picks("Bob", "play hidden_ninja", "play chronomage at jungle_oasis")
    assert table.offers("Bob") == ["mystic_studies", "none"]
    table.picks("Bob", "mystic_studies")
    assert table.hand("Bob") == ["scout", "scout"]


@pytest.mark.rule("SU-6.3")
def test_of_abilities_that_trigger_together_the_active_player_chooses_the_order() -> None:
    table = given(
        hands={"Alice": [ninja_acolyte]},
        bases={tar_pits: [("Bob", leprechaun), ("Carol", flame_trap)], jungle_oasis: []},
        players=THREE,
    )
    table.plays("Alice", ninja_acolyte, at=tar_pits)
    assert (table.asked, table.prompt) == ("Alice", "first")
    assert table.offers("Alice") == ["Bob's leprechaun at tar_pits", "Carol's flame_trap at tar_pits"]
    table.picks("Alice", "leprechaun")
    assert table.at("tar_pits") == ["Bob's leprechaun", "Carol's flame_trap"]  # nobody was left for the trap


@pytest.mark.rule("SU-6.4")
def test_what_must_happen_after_a_scoring_happens_before_anybody_is_asked() -> None:
    table = given(
        bases={temple_of_goju: [("Alice", scout, ("Alice", upgrade)), ("Alice", scout), ("Bob", king_rex),
                                ("Bob", war_raptor), ("Bob", scout)],
               tar_pits: []},
    )  # fmt: skip
    table.ends_turn("Alice")
    assert table.deck("Alice") == ["scout"]  # her strongest, which so cannot go home
    assert table.offers("Alice") == ["use Alice's scout at temple_of_goju", "pass"]
    table.passes("Alice", "Bob")


@pytest.mark.rule("SU-6.4")
def test_the_bases_own_reward_comes_before_the_window_that_follows() -> None:
    table = given(
        hands={"Alice": [shinobi]},
        decks={"Alice": [king_rex] * 7},
        bases={evans_city_cemetery: [("Alice", king_rex)] * 3 + [("Alice", scout)], the_great_library: []},
    )
    table.ends_turn("Alice")
    table.passes("Alice")  # the shinobi stays in hand
    assert (table.asked, table.prompt) == ("Alice", "after scoring")
    assert table.hand("Alice") == ["king_rex"] * 5
    table.passes("Alice")
