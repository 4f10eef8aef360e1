"""Robots, card by card: the Microbots."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_homeworld
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.factions.killer_plants import sprout
from rumpus.smashup.cards.factions.ninjas import (
    hidden_ninja,
    infiltrate,
    ninja_acolyte,
    ninja_master,
    poison,
    seeing_stars,
    shinobi,
    tiger_assassin,
)
from rumpus.smashup.cards.factions.pirates import pirate_king, powderkeg
from rumpus.smashup.cards.factions.robots import (
    is_microbot,
    microbot_alpha,
    microbot_archive,
    microbot_fixer,
    microbot_guard,
    microbot_reclaimer,
    tech_center,
    warbot,
    zapbot,
)
from tests.smashup.given import Given, given


def microbots(table: Given) -> list[str]:
    """The minions in play that count as Microbots."""
    return [table.owned(minion) for minion in table.table.minions() if is_microbot(table.table, minion)]


# -- Microbot Alpha ----------------------------------------------------------------------------------------


def test_microbot_alpha_makes_your_minions_microbots_and_is_stronger_for_each_other_one() -> None:
    table = given(
        hands={"Alice": [shinobi, seeing_stars]},
        bases={
            jungle_oasis: [("Alice", microbot_alpha), ("Bob", microbot_guard), ("Bob", shinobi)],
            the_homeworld: [("Alice", pirate_king)],
        },
    )
    assert table.power("jungle_oasis", "Alice's microbot_alpha") == 2  # all bases, not itself, not Bob's
    assert microbots(table) == ["Alice's microbot_alpha", "Bob's microbot_guard", "Alice's pirate_king"]
    table.plays("Alice", shinobi, at=the_homeworld)
    assert table.power("jungle_oasis", "Alice's microbot_alpha") == 3
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "Alice's shinobi at the_homeworld")
    assert table.power("jungle_oasis", "Alice's microbot_alpha") == 2


def test_microbot_alpha_alone_has_its_printed_power() -> None:
    table = given(bases={jungle_oasis: [("Alice", microbot_alpha), ("Bob", shinobi)]})
    assert table.power("jungle_oasis", "Alice's microbot_alpha") == 1


def test_microbot_alpha_changes_nothing_any_more_when_it_is_gone() -> None:
    table = given(
        hands={"Bob": [ninja_master]},
        active="Bob",
        bases={jungle_oasis: [("Alice", microbot_alpha), ("Alice", shinobi), ("Alice", microbot_fixer)]},
    )
    assert table.power("jungle_oasis", "Alice's shinobi") == 4
    table.plays("Bob", ninja_master, at=jungle_oasis)
    table.picks("Bob", "microbot_alpha")
    assert table.power("jungle_oasis", "Alice's shinobi") == 3
    assert microbots(table) == ["Alice's microbot_fixer"]


# -- Microbot Archive --------------------------------------------------------------------------------------


def test_microbot_archive_draws_for_each_microbot_of_yours_that_is_destroyed() -> None:
    table = given(
        hands={"Bob": [seeing_stars, seeing_stars]},
        decks={"Alice": [shinobi, zapbot]},
        active="Bob",
        actions_left=2,
        bases={jungle_oasis: [("Alice", microbot_archive)], the_homeworld: [("Alice", microbot_guard)]},
    )
    table.plays("Bob", seeing_stars)
    table.picks("Bob", "microbot_guard")
    assert table.hand("Alice") == ["shinobi"]
    table.plays("Bob", seeing_stars)  # the archive itself
    assert table.hand("Alice") == ["shinobi", "zapbot"]
    assert table.discard("Alice") == ["microbot_guard", "microbot_archive"]


def test_microbot_archive_does_not_draw_for_others() -> None:
    table = given(
        hands={"Bob": [seeing_stars, seeing_stars]},
        decks={"Alice": [shinobi, zapbot], "Bob": [zapbot]},
        active="Bob",
        actions_left=2,
        bases={jungle_oasis: [("Alice", microbot_archive), ("Alice", zapbot), ("Bob", microbot_guard)]},
    )
    table.plays("Bob", seeing_stars)
    table.picks("Bob", "zapbot")  # no Microbot
    table.plays("Bob", seeing_stars)
    table.picks("Bob", "microbot_guard")  # not hers
    assert table.hand("Alice") == []
    assert table.deck("Bob") == ["zapbot"]


def test_microbot_archive_draws_for_any_minion_of_yours_while_alpha_is_in_play() -> None:
    table = given(
        hands={"Bob": [seeing_stars]},
        decks={"Alice": [tech_center, tech_center]},
        active="Bob",
        bases={jungle_oasis: [("Alice", microbot_archive), ("Alice", zapbot), ("Alice", microbot_alpha)]},
    )
    table.plays("Bob", seeing_stars)
    table.picks("Bob", "zapbot")
    assert table.hand("Alice") == ["tech_center"]


def test_microbot_archive_does_not_draw_for_an_action_that_is_destroyed() -> None:
    table = given(
        hands={"Bob": [infiltrate]},
        decks={"Alice": [zapbot]},
        active="Bob",
        bases={jungle_oasis: [("Alice", microbot_archive), ("Alice", microbot_alpha), ("Alice", infiltrate)]},
    )
    table.plays("Bob", infiltrate)
    assert table.discard("Alice") == ["infiltrate"]
    assert table.hand("Alice") == []


def test_microbot_archive_sees_those_that_are_destroyed_together_with_it() -> None:
    table = given(
        hands={"Bob": [powderkeg]},
        decks={"Alice": [shinobi] * 5},
        active="Bob",
        bases={
            jungle_oasis: [
                ("Alice", microbot_archive),
                ("Alice", microbot_guard),
                ("Alice", microbot_reclaimer),
                ("Alice", zapbot),
                ("Bob", tiger_assassin),
            ]
        },
    )
    table.plays("Bob", powderkeg)
    assert table.at("jungle_oasis") == []
    assert table.hand("Alice") == ["shinobi"] * 3


def test_microbot_archive_and_the_base_are_ordered_once_each_by_the_active_player() -> None:
    table = given(
        hands={"Bob": [powderkeg]},
        active="Bob",
        bases={tar_pits: [("Alice", microbot_archive), ("Alice", microbot_guard), ("Bob", zapbot)]},
    )
    table.plays("Bob", powderkeg)
    assert table.offers("Bob") == ["tar_pits", "microbot_archive"]
    table.picks("Bob", "tar_pits")
    table.picks("Alice", "microbot_guard")
    assert sorted(table.hand("Alice")) == ["microbot_archive", "microbot_guard"]  # from under the deck


def test_microbot_archive_does_not_draw_after_a_scoring() -> None:
    table = given(
        decks={"Alice": [shinobi]},
        active="Bob",
        bases={jungle_oasis: [("Alice", microbot_archive), *[("Bob", warbot)] * 3], the_homeworld: []},
    )
    table.ends_turn("Bob")
    assert table.discard("Alice") == ["microbot_archive"]
    assert table.hand("Alice") == []


# -- Microbot Fixer ----------------------------------------------------------------------------------------


def test_microbot_fixer_as_the_first_minion_lets_you_play_an_extra_one() -> None:
    table = given(hands={"Alice": [microbot_fixer, shinobi, shinobi]}, bases={jungle_oasis: []})
    table.plays("Alice", microbot_fixer, at=jungle_oasis)
    assert table.offers("Alice") == ["play shinobi at jungle_oasis", "end turn"]  # of any power, and optional
    table.plays("Alice", shinobi, at=jungle_oasis)
    assert table.offers("Alice") == ["end turn"]


def test_microbot_fixer_as_the_second_minion_does_not() -> None:
    table = given(hands={"Alice": [zapbot, microbot_fixer, shinobi]}, bases={jungle_oasis: []})
    table.plays("Alice", zapbot, at=jungle_oasis)
    table.plays("Alice", microbot_fixer, at=jungle_oasis)
    assert table.offers("Alice") == ["end turn"]


def test_microbot_fixer_only_the_first_of_two_gives_an_extra_minion() -> None:
    table = given(hands={"Alice": [microbot_fixer, microbot_fixer, shinobi]}, bases={jungle_oasis: []})
    table.plays("Alice", microbot_fixer, at=jungle_oasis)
    table.plays("Alice", microbot_fixer, at=jungle_oasis)
    assert table.offers("Alice") == ["end turn"]


@pytest.mark.rule("SU-10.19")
@pytest.mark.parametrize("active", ["Alice", "Bob"])
def test_microbot_fixer_as_the_first_minion_of_the_turn_gives_the_extra_one_at_once_in_a_scoring(active: str) -> None:
    table = given(
        hands={"Alice": [hidden_ninja, microbot_fixer, zapbot]},
        active=active,
        bases={jungle_oasis: [("Alice", warbot)] * 3, the_homeworld: []},
    )
    table.ends_turn(active)
    table.plays("Alice", hidden_ninja)
    table.picks("Alice", "play microbot_fixer at jungle_oasis", "play zapbot at the_homeworld")
    assert table.at("the_homeworld") == ["Alice's zapbot"]


@pytest.mark.rule("SU-10.19")
@pytest.mark.parametrize("card", [microbot_fixer, microbot_reclaimer])
def test_microbot_fixer_and_reclaimer_give_nothing_in_a_scoring_after_another_minion_of_that_turn(card: Card) -> None:
    table = given(
        hands={"Alice": [hidden_ninja, card, zapbot, shinobi]},
        bases={jungle_oasis: [("Alice", warbot)] * 3, the_homeworld: []},
    )
    table.plays("Alice", shinobi, at=the_homeworld)
    table.ends_turn("Alice")
    table.plays("Alice", hidden_ninja)
    table.picks("Alice", f"play {card.id} at jungle_oasis")
    assert "zapbot" in table.hand("Alice")


@pytest.mark.rule("SU-10.19")
@pytest.mark.parametrize("first", [microbot_fixer, microbot_reclaimer])
def test_what_sprout_brings_at_the_start_of_the_turn_is_the_first_minion_of_it(first: Card) -> None:
    """And Ninja Acolyte, who looks at step 2 alone, may still change places."""
    table = given(
        hands={"Alice": [microbot_fixer, shinobi]},
        decks={"Alice": [first, zapbot, zapbot], "Bob": [zapbot] * 2},
        bases={jungle_oasis: [("Alice", sprout)], tar_pits: [("Alice", ninja_acolyte)]},
        active="Bob",
    )
    table.ends_turn("Bob")
    table.picks("Alice", "yes", f"play {first.id} at jungle_oasis", "play shinobi at tar_pits")
    assert "use Alice's ninja_acolyte at tar_pits" in table.offers("Alice")
    table.plays("Alice", microbot_fixer, at=jungle_oasis)
    assert table.state.minions_left == 0  # not the first one any more


def test_microbot_fixer_makes_all_your_microbots_stronger() -> None:
    table = given(
        bases={
            jungle_oasis: [("Alice", microbot_fixer), ("Alice", zapbot), ("Bob", microbot_guard)],
            the_homeworld: [("Alice", microbot_guard)],
        },
    )
    assert table.power("jungle_oasis", "Alice's microbot_fixer") == 2
    assert table.power("the_homeworld", "Alice's microbot_guard") == 2
    assert table.power("jungle_oasis", "Alice's zapbot") == 2  # no Microbot
    assert table.power("jungle_oasis", "Bob's microbot_guard") == 1


def test_microbot_fixer_adds_up_with_another_one() -> None:
    table = given(bases={jungle_oasis: [*[("Alice", microbot_fixer)] * 2, ("Alice", microbot_archive)]})
    assert table.power("jungle_oasis", "Alice's microbot_fixer") == 3
    assert table.power("jungle_oasis", "Alice's microbot_archive") == 3


def test_microbot_fixer_with_alpha_makes_everybody_stronger() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", microbot_fixer), ("Alice", microbot_alpha), ("Alice", warbot), ("Bob", warbot)]}
    )
    assert table.power("jungle_oasis", "Alice's microbot_alpha") == 1 + 2 + 1
    assert table.power("jungle_oasis", "Alice's warbot") == 5
    assert table.power("jungle_oasis", "Bob's warbot") == 4


# -- Microbot Guard ----------------------------------------------------------------------------------------


def test_microbot_guard_destroys_a_minion_weaker_than_you_are_many() -> None:
    table = given(
        hands={"Alice": [microbot_guard]},
        bases={
            jungle_oasis: [("Alice", warbot), ("Alice", shinobi), ("Bob", zapbot), ("Bob", shinobi)],
            the_homeworld: [("Alice", warbot), ("Bob", zapbot)],
        },
    )
    table.plays("Alice", microbot_guard, at=jungle_oasis)
    assert table.offers("Alice") == [  # three of hers: power 2 but not 3, only here, compulsory, also her own
        "Bob's zapbot at jungle_oasis",
        "Alice's microbot_guard at jungle_oasis",
    ]
    table.picks("Alice", "zapbot")
    assert table.at("jungle_oasis") == ["Alice's warbot", "Alice's shinobi", "Bob's shinobi", "Alice's microbot_guard"]


def test_microbot_guard_must_destroy_itself_if_nobody_else_is_weak_enough() -> None:
    table = given(hands={"Alice": [microbot_guard]}, bases={jungle_oasis: [("Alice", warbot), ("Bob", zapbot)]})
    table.plays("Alice", microbot_guard, at=jungle_oasis)
    assert table.at("jungle_oasis") == ["Alice's warbot", "Bob's zapbot"]
    assert table.discard("Alice") == ["microbot_guard"]


def test_microbot_guard_alone_does_nothing() -> None:
    table = given(hands={"Alice": [microbot_guard]}, bases={jungle_oasis: [("Bob", microbot_guard)]})
    table.plays("Alice", microbot_guard, at=jungle_oasis)
    assert table.at("jungle_oasis") == ["Bob's microbot_guard", "Alice's microbot_guard"]


def test_microbot_guard_reads_the_power_that_a_minion_has_now() -> None:
    table = given(hands={"Alice": [microbot_guard]}, bases={jungle_oasis: [("Bob", tiger_assassin, ("Bob", poison))]})
    table.plays("Alice", microbot_guard, at=jungle_oasis)  # one of hers: power 0
    assert table.at("jungle_oasis") == ["Alice's microbot_guard"]


# -- Microbot Reclaimer ------------------------------------------------------------------------------------


def test_microbot_reclaimer_shuffles_microbots_from_the_discard_pile_into_the_deck() -> None:
    table = given(
        hands={"Alice": [microbot_reclaimer]},
        decks={"Alice": [shinobi]},
        discards={"Alice": [microbot_guard, zapbot, microbot_guard, microbot_alpha, tech_center]},
        bases={jungle_oasis: []},
    )
    table.plays("Alice", microbot_reclaimer, at=jungle_oasis)
    assert table.offers("Alice") == ["microbot_alpha", "microbot_guard", "none"]
    table.picks("Alice", "microbot_guard")
    assert table.offers("Alice") == ["microbot_alpha", "microbot_guard", "none"]
    table.picks("Alice", "microbot_guard")
    assert table.offers("Alice") == ["microbot_alpha", "none"]
    table.picks("Alice", "none")
    assert table.discard("Alice") == ["zapbot", "microbot_alpha", "tech_center"]
    assert sorted(table.deck("Alice")) == ["microbot_guard", "microbot_guard", "shinobi"]


def test_microbot_reclaimer_takes_only_what_is_called_microbot_whatever_alpha_says() -> None:
    table = given(
        hands={"Alice": [microbot_reclaimer]},
        discards={"Alice": [zapbot, microbot_guard]},
        bases={jungle_oasis: [("Alice", microbot_alpha)]},
    )
    table.plays("Alice", microbot_reclaimer, at=jungle_oasis)
    assert table.offers("Alice") == ["microbot_guard", "none"]
    table.picks("Alice", "microbot_guard")
    assert table.discard("Alice") == ["zapbot"]


def test_microbot_reclaimer_may_leave_them_all() -> None:
    table = given(hands={"Alice": [microbot_reclaimer]}, discards={"Alice": [microbot_guard]}, bases={jungle_oasis: []})
    table.plays("Alice", microbot_reclaimer, at=jungle_oasis)
    table.picks("Alice", "none")
    assert table.discard("Alice") == ["microbot_guard"]


def test_microbot_reclaimer_looks_into_its_controllers_discard_pile_only() -> None:
    table = given(
        hands={"Alice": [microbot_reclaimer]},
        discards={"Alice": [zapbot], "Bob": [microbot_guard]},
        bases={jungle_oasis: []},
    )
    table.plays("Alice", microbot_reclaimer, at=jungle_oasis)
    assert table.offers("Alice") == ["end turn"]
    assert table.discard("Bob") == ["microbot_guard"]


def test_microbot_reclaimer_as_the_first_minion_lets_you_play_an_extra_one() -> None:
    table = given(hands={"Alice": [microbot_reclaimer, shinobi, zapbot]}, bases={jungle_oasis: []})
    table.plays("Alice", microbot_reclaimer, at=jungle_oasis)
    table.plays("Alice", shinobi, at=jungle_oasis)
    assert table.offers("Alice") == ["end turn"]


def test_microbot_reclaimer_as_the_second_minion_still_shuffles() -> None:
    table = given(
        hands={"Alice": [zapbot, microbot_reclaimer, shinobi]},
        discards={"Alice": [microbot_guard]},
        bases={jungle_oasis: []},
    )
    table.plays("Alice", zapbot, at=jungle_oasis)
    table.plays("Alice", microbot_reclaimer, at=jungle_oasis)
    table.picks("Alice", "microbot_guard")
    assert table.deck("Alice") == ["microbot_guard"]
    assert table.offers("Alice") == ["end turn"]
