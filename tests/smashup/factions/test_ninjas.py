"""The minions of the Ninjas."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.awesome import tsars_palace
from rumpus.smashup.cards.bases.core import cave_of_shinies, jungle_oasis, tar_pits, the_central_brain, the_homeworld
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.factions.dinosaurs import tooth_and_claw_and_guns
from rumpus.smashup.cards.factions.ghosts import spectre
from rumpus.smashup.cards.factions.killer_plants import entangled
from rumpus.smashup.cards.factions.ninjas import (
    hidden_ninja,
    ninja_acolyte,
    ninja_master,
    poison,
    seeing_stars,
    shinobi,
    tiger_assassin,
    way_of_deception,
)
from rumpus.smashup.cards.factions.zombies import overrun, tenacious_z, theyre_coming_to_get_you, walker
from tests.smashup.given import On, given


def test_ninja_master_destroys_any_minion_at_its_own_base() -> None:
    table = given(
        hands={"Alice": [ninja_master]},
        bases={cave_of_shinies: [("Bob", ninja_master), ("Alice", shinobi)], jungle_oasis: [("Bob", shinobi)]},
    )
    table.plays("Alice", ninja_master, at=cave_of_shinies)
    assert table.offers("Alice") == [
        "Bob's ninja_master at cave_of_shinies",
        "Alice's shinobi at cave_of_shinies",
        "Alice's ninja_master at cave_of_shinies",  # itself, too
        "none",
    ]
    table.picks("Alice", "Bob's ninja_master at cave_of_shinies")
    assert table.at("cave_of_shinies") == ["Alice's shinobi", "Alice's ninja_master"]
    assert table.discard("Bob") == ["ninja_master"]


def test_ninja_master_may_decline() -> None:
    table = given(hands={"Alice": [ninja_master]}, bases={jungle_oasis: [("Bob", shinobi)]})
    table.plays("Alice", ninja_master, at=jungle_oasis)
    table.picks("Alice", "none")
    assert table.at("jungle_oasis") == ["Bob's shinobi", "Alice's ninja_master"]


def test_ninja_master_alone_can_only_strike_itself() -> None:
    table = given(hands={"Alice": [ninja_master]}, bases={jungle_oasis: [], tar_pits: [("Bob", shinobi)]})
    table.plays("Alice", ninja_master, at=jungle_oasis)
    assert table.offers("Alice") == ["Alice's ninja_master at jungle_oasis", "none"]
    table.picks("Alice", "none")


def test_ninja_master_does_nothing_when_it_is_moved() -> None:
    table = given(
        hands={"Alice": [way_of_deception]},
        bases={jungle_oasis: [("Alice", ninja_master)], tar_pits: [("Bob", shinobi)]},
    )
    table.plays("Alice", way_of_deception)
    assert table.at("tar_pits") == ["Bob's shinobi", "Alice's ninja_master"]


def test_tiger_assassin_destroys_only_weak_minions_at_its_own_base() -> None:
    table = given(
        hands={"Alice": [tiger_assassin]},
        bases={tar_pits: [("Bob", shinobi), ("Bob", tiger_assassin)], jungle_oasis: [("Bob", shinobi)]},
    )
    table.plays("Alice", tiger_assassin, at=tar_pits)
    assert table.offers("Alice") == ["Bob's shinobi at tar_pits", "none"]  # not power 4, not at the oasis

    table.picks("Alice", "shinobi")
    assert table.at("tar_pits") == ["Bob's tiger_assassin", "Alice's tiger_assassin"]
    assert table.deck("Bob") == ["shinobi"]  # the tar pits


def test_tiger_assassin_may_decline() -> None:
    table = given(hands={"Alice": [tiger_assassin]}, bases={jungle_oasis: [("Bob", shinobi)]})
    table.plays("Alice", tiger_assassin, at=jungle_oasis)
    table.picks("Alice", "none")
    assert table.at("jungle_oasis") == ["Bob's shinobi", "Alice's tiger_assassin"]


def test_tiger_assassin_may_destroy_your_own_minion() -> None:
    table = given(hands={"Alice": [tiger_assassin]}, bases={jungle_oasis: [("Alice", walker)]})
    table.plays("Alice", tiger_assassin, at=jungle_oasis)
    table.picks("Alice", "walker")
    assert table.discard("Alice") == ["walker"]


def test_tiger_assassin_finds_nobody_weak() -> None:
    table = given(hands={"Alice": [tiger_assassin]}, bases={jungle_oasis: [("Bob", tiger_assassin)]})
    table.plays("Alice", tiger_assassin, at=jungle_oasis)
    assert table.offers("Alice") == ["end turn"]


def test_tiger_assassin_reads_the_power_that_a_minion_has_now() -> None:
    table = given(hands={"Alice": [tiger_assassin]}, bases={jungle_oasis: [("Bob", tiger_assassin, ("Alice", poison))]})
    assert table.power("jungle_oasis", "Bob's tiger_assassin") == 0
    table.plays("Alice", tiger_assassin, at=jungle_oasis)
    table.picks("Alice", "tiger_assassin")
    assert table.discard("Alice") == ["poison"]
    assert table.discard("Bob") == ["tiger_assassin"]


def test_tiger_assassin_spares_a_minion_that_is_stronger_now() -> None:
    table = given(hands={"Alice": [tiger_assassin]}, bases={the_central_brain: [("Bob", shinobi), ("Bob", walker)]})
    table.plays("Alice", tiger_assassin, at=the_central_brain)
    assert table.offers("Alice") == ["Bob's walker at the_central_brain", "none"]  # 3 + 1 is too strong, 2 + 1 is not
    table.picks("Alice", "walker")


def test_shinobi_appears_before_a_base_scores_on_anybodys_turn_once_per_base() -> None:
    table = given(
        hands={"Bob": [shinobi, shinobi]},
        bases={jungle_oasis: [("Alice", tiger_assassin)] * 3, tar_pits: []},
    )
    table.ends_turn("Alice")
    assert table.asked == "Bob"
    assert table.offers("Bob") == ["play shinobi", "pass"]
    table.picks("Bob", "play shinobi")
    assert table.at("jungle_oasis")[-1] == "Bob's shinobi"
    assert table.offers("Bob") == ["pass"]  # only one of them
    refusal = table.why_not("Bob", "play shinobi")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("used at this base", "SU-10.6")
    table.passes("Bob")
    assert table.points("Alice") == 2


def test_shinobi_counts_in_the_scoring_it_came_to() -> None:
    table = given(
        hands={"Bob": [shinobi]},
        bases={tar_pits: [*[("Alice", tiger_assassin)] * 2, ("Bob", ninja_master), ("Bob", shinobi)]},
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    table.picks("Bob", "play shinobi")
    assert (table.points("Alice"), table.points("Bob")) == (3, 4)  # 8 against 11


def test_shinobi_may_stay_in_hand() -> None:
    table = given(hands={"Bob": [shinobi]}, bases={jungle_oasis: [("Alice", tiger_assassin)] * 3}, base_deck=[tar_pits])
    table.ends_turn("Alice")
    table.passes("Bob")
    assert table.hand("Bob") == ["shinobi"]
    assert table.points("Bob") == 0


def test_shinobi_is_limited_for_each_player_and_for_each_base() -> None:
    table = given(
        hands={"Alice": [shinobi] * 3, "Bob": [shinobi]},
        bases={jungle_oasis: [("Alice", tiger_assassin)] * 3, tar_pits: [("Alice", tiger_assassin)] * 4},
        base_deck=[cave_of_shinies, the_homeworld],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "jungle_oasis", "play shinobi")
    assert table.offers("Bob") == ["play shinobi", "pass"]  # Alice's does not count for Bob
    table.picks("Bob", "play shinobi")
    assert table.offers("Alice") == ["pass"]
    table.passes("Alice")
    assert table.at("cave_of_shinies") == []  # the oasis has scored
    assert table.offers("Alice") == ["play shinobi", "pass"]  # the next base
    table.picks("Alice", "play shinobi")
    assert table.at("tar_pits")[-1] == "Alice's shinobi"
    table.passes("Alice")


def test_shinobi_played_in_another_way_does_not_block_it() -> None:
    table = given(
        hands={"Bob": [shinobi, shinobi, shinobi, hidden_ninja]},
        bases={jungle_oasis: [("Alice", tiger_assassin)] * 3},
        base_deck=[tar_pits],
    )
    table.ends_turn("Alice")
    table.picks("Bob", "play hidden_ninja", "play shinobi at jungle_oasis")
    assert table.offers("Bob") == ["play shinobi", "pass"]
    table.picks("Bob", "play shinobi")
    assert table.at("jungle_oasis")[3:] == ["Bob's shinobi", "Bob's shinobi"]
    table.passes("Bob")


def test_shinobi_in_play_does_not_block_it_and_cannot_use_it() -> None:
    table = given(
        hands={"Bob": [shinobi]},
        bases={jungle_oasis: [("Alice", tiger_assassin)] * 3 + [("Bob", shinobi)], tar_pits: [("Bob", shinobi)]},
        base_deck=[cave_of_shinies],
    )
    table.ends_turn("Alice")
    assert table.offers("Bob") == ["play shinobi", "pass"]  # nobody comes from the tar pits
    table.picks("Bob", "play shinobi")
    assert table.at("tar_pits") == ["Bob's shinobi"]
    assert table.points("Alice") == 2


def test_shinobi_is_an_ordinary_minion_on_your_turn() -> None:
    table = given(hands={"Alice": [shinobi]}, bases={jungle_oasis: [], tar_pits: []})
    assert table.offers("Alice") == ["play shinobi at jungle_oasis", "play shinobi at tar_pits", "end turn"]
    table.plays("Alice", shinobi, at=tar_pits)
    assert table.offers("Alice") == ["end turn"]


def test_shinobi_does_not_appear_where_playing_is_forbidden() -> None:
    table = given(
        hands={"Bob": [shinobi]},
        bases={jungle_oasis: [*[("Alice", tiger_assassin)] * 3, ("Alice", overrun)]},
        base_deck=[tar_pits],
    )
    table.ends_turn("Alice")
    assert table.offers("Bob") == ["pass"]
    table.passes("Bob")


def test_ninja_acolyte_changes_places_only_before_a_minion_was_played() -> None:
    table = given(hands={"Alice": [shinobi]}, bases={jungle_oasis: [("Alice", ninja_acolyte)], tar_pits: []})
    table.uses("Alice", ninja_acolyte)
    assert table.offers("Alice") == ["play shinobi at jungle_oasis", "play ninja_acolyte at jungle_oasis"]
    table.picks("Alice", "play shinobi at jungle_oasis")
    assert table.offers("Alice") == [
        "play ninja_acolyte at jungle_oasis",
        "play ninja_acolyte at tar_pits",
        "end turn",
    ]


def test_ninja_acolyte_cannot_change_places_after_a_minion_was_played() -> None:
    table = given(hands={"Alice": [shinobi]}, bases={jungle_oasis: [("Alice", ninja_acolyte)]})
    assert "use Alice's ninja_acolyte at jungle_oasis" in table.offers("Alice")
    table.plays("Alice", shinobi, at=jungle_oasis)
    assert table.offers("Alice") == ["end turn"]
    refusal = table.why_not("Alice", "use ninja_acolyte")
    assert refusal is not None
    assert refusal.rule == "SU-10.6"


def test_ninja_acolyte_cannot_change_places_after_an_extra_minion() -> None:
    table = given(discards={"Alice": [tenacious_z]}, bases={jungle_oasis: [("Alice", ninja_acolyte)]})
    table.uses("Alice", tenacious_z)
    assert table.offers("Alice") == ["end turn"]


def test_ninja_acolyte_may_be_the_extra_minion_itself() -> None:
    table = given(bases={jungle_oasis: [("Alice", ninja_acolyte, ("Bob", poison))]})
    table.uses("Alice", ninja_acolyte)
    assert table.offers("Alice") == ["play ninja_acolyte at jungle_oasis"]  # both halves are compulsory
    table.picks("Alice", "play ninja_acolyte at jungle_oasis")
    assert table.at("jungle_oasis") == ["Alice's ninja_acolyte"]
    assert table.discard("Bob") == ["poison"]


def test_ninja_acolyte_can_do_it_once_a_turn_for_all_copies() -> None:
    table = given(bases={jungle_oasis: [("Alice", ninja_acolyte)], tar_pits: [("Alice", ninja_acolyte)]})
    table.picks("Alice", "use Alice's ninja_acolyte at tar_pits", "play ninja_acolyte at tar_pits")
    assert table.offers("Alice") == ["end turn"]


def test_ninja_acolyte_leaves_the_minion_of_the_turn() -> None:
    table = given(hands={"Alice": [shinobi, seeing_stars]}, bases={jungle_oasis: [("Alice", ninja_acolyte)]})
    table.uses("Alice", ninja_acolyte)
    table.picks("Alice", "play shinobi at jungle_oasis")
    table.plays("Alice", ninja_acolyte, at=jungle_oasis)
    assert table.at("jungle_oasis") == ["Alice's shinobi", "Alice's ninja_acolyte"]


def test_ninja_acolyte_can_do_it_after_an_action() -> None:
    table = given(hands={"Alice": [seeing_stars]}, bases={jungle_oasis: [("Alice", ninja_acolyte), ("Bob", walker)]})
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "walker")
    table.uses("Alice", ninja_acolyte)
    table.picks("Alice", "play ninja_acolyte at jungle_oasis")


def test_ninja_acolyte_is_used_by_its_controller_on_their_own_turn() -> None:
    table = given(bases={jungle_oasis: [("Bob", ninja_acolyte)]})
    assert table.offers("Alice") == ["end turn"]
    table.ends_turn("Alice")
    assert table.offers("Bob") == ["use Bob's ninja_acolyte at jungle_oasis", "end turn"]


def test_ninja_acolyte_counts_only_minions_played_in_step_2_of_this_turn() -> None:
    table = given(
        hands={"Bob": [shinobi, shinobi]},
        bases={jungle_oasis: [("Alice", tiger_assassin)] * 3, tar_pits: [("Bob", ninja_acolyte)]},
        base_deck=[cave_of_shinies],
    )
    table.ends_turn("Alice")
    table.picks("Bob", "play shinobi", "pass")  # in Alice's turn
    assert "use Bob's ninja_acolyte at tar_pits" in table.offers("Bob")


@pytest.mark.parametrize(
    ("on_base", "on_acolyte"),
    [([("Bob", entangled), ("Bob", shinobi)], []), ([], [("Alice", tooth_and_claw_and_guns)])],
)
def test_ninja_acolyte_stays_where_he_cannot_be_returned(on_base: list[On], on_acolyte: list[On]) -> None:
    table = given(bases={jungle_oasis: [("Alice", ninja_acolyte, *on_acolyte), *on_base], tar_pits: []})
    assert table.offers("Alice") == ["end turn"]  # both parts or neither


def test_ninja_acolyte_is_not_held_by_a_tooth_and_claw_that_spares_ones_own_cards() -> None:
    armed = ("Alice", ninja_acolyte, ("Alice", tooth_and_claw_and_guns))
    table = given(bases={jungle_oasis: [armed], tar_pits: []}, edition="geekier_box")
    table.uses("Alice", ninja_acolyte)
    table.picks("Alice", "play ninja_acolyte at jungle_oasis")
    assert table.discard("Alice") == ["tooth_and_claw_and_guns"]


@pytest.mark.rule("SU-10.21")
def test_ninja_acolyte_counts_the_hand_that_he_comes_back_to() -> None:
    """He himself is too weak for the palace, and with him in hand three cards are too many for Spectre."""
    for hand in ([seeing_stars], [seeing_stars] * 2):
        table = given(
            hands={"Alice": hand},
            discards={"Alice": [spectre]},
            bases={tsars_palace: [("Alice", ninja_acolyte)], tar_pits: []},
        )
        assert ("use Alice's ninja_acolyte at tsars_palace" in table.offers("Alice")) is (len(hand) < 2)
    table = given(
        hands={"Alice": [seeing_stars] * 2},
        discards={"Alice": [spectre]},
        bases={tsars_palace: [("Alice", ninja_acolyte, "Bob")], tar_pits: []},
    )
    table.uses("Alice", ninja_acolyte)  # he goes to Bob's hand
    table.picks("Alice", "play spectre from_discard at tsars_palace")


@pytest.mark.rule("SU-10.21")
def test_ninja_acolyte_is_followed_by_a_minion_of_the_discard_pile_if_no_other_can_follow() -> None:
    table = given(
        discards={"Alice": [tiger_assassin, walker]},
        bases={tsars_palace: [("Alice", ninja_acolyte), ("Alice", theyre_coming_to_get_you)], tar_pits: []},
    )
    table.uses("Alice", ninja_acolyte)
    assert table.offers("Alice") == ["play tiger_assassin from_discard at tsars_palace"]  # both parts or neither
    table.picks("Alice", "play tiger_assassin from_discard at tsars_palace")
    assert table.state.minions_left == 1


@pytest.mark.parametrize(("hand", "offers"), [([], []), ([shinobi], ["use Alice's ninja_acolyte at jungle_oasis"])])
def test_ninja_acolyte_of_somebody_else_returns_to_them_and_needs_another_to_follow(
    hand: list[Card], offers: list[str]
) -> None:
    table = given(hands={"Alice": hand}, bases={jungle_oasis: [("Alice", ninja_acolyte, "Bob")]}, minions_left=0)
    assert table.offers("Alice") == [*offers, "end turn"]


@pytest.mark.rule("SU-12.2")
def test_ninja_acolyte_stays_where_no_minion_can_be_played() -> None:
    table = given(bases={jungle_oasis: [("Alice", ninja_acolyte), ("Bob", overrun)], tar_pits: []})
    assert table.offers("Alice") == ["end turn"]  # both parts or neither
