"""The minions of the Ghosts."""

from __future__ import annotations

import dataclasses
from typing import Literal

import pytest

from rumpus.smashup.cards.bases.awesome import secret_grove
from rumpus.smashup.cards.bases.core import jungle_oasis, mushroom_kingdom, tar_pits, the_homeworld
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.decks.monsters import ghoul
from rumpus.smashup.cards.edition import EDITIONS
from rumpus.smashup.cards.factions.aliens import beam_up, disintegrator, invasion
from rumpus.smashup.cards.factions.ghosts import door_to_the_beyond, ghost, haunting, spectre, spirit
from rumpus.smashup.cards.factions.ninjas import (
    hidden_ninja,
    ninja_master,
    poison,
    seeing_stars,
    shinobi,
    tiger_assassin,
)
from rumpus.smashup.cards.factions.robots import hoverbot, warbot, zapbot
from rumpus.smashup.cards.factions.tricksters import leprechaun
from rumpus.smashup.cards.factions.wizards import summon
from rumpus.smashup.cards.factions.zombies import overrun, tenacious_z, walker
from tests.smashup.given import given

# -- Spectre -------------------------------------------------------------------------------------------


def test_spectre_is_played_from_the_discard_pile_instead_of_a_minion_from_hand() -> None:
    table = given(
        hands={"Alice": [walker, walker]}, discards={"Alice": [spectre, walker]}, bases={tar_pits: [], jungle_oasis: []}
    )
    assert "play spectre from_discard at tar_pits" in table.offers("Alice")
    assert "play walker from_discard at tar_pits" not in table.offers("Alice")
    table.picks("Alice", "play spectre from_discard at tar_pits")
    assert table.at("tar_pits") == ["Alice's spectre"]
    assert table.offers("Alice") == ["end turn"]  # it was the minion of the turn


def test_spectre_stays_where_it_is_when_you_hold_three_cards() -> None:
    table = given(hands={"Alice": [walker] * 3}, discards={"Alice": [spectre]}, bases={tar_pits: []})
    assert not [offer for offer in table.offers("Alice") if "spectre" in offer]
    refusal = table.why_not("Alice", "play spectre from_discard at tar_pits")
    assert refusal is not None
    assert refusal.reason == "not in hand"


def test_spectre_needs_a_minion_to_play() -> None:
    table = given(discards={"Alice": [spectre]}, bases={tar_pits: []}, minions_left=0)
    assert table.offers("Alice") == ["end turn"]


def test_spectre_may_be_an_extra_minion() -> None:
    table = given(hands={"Alice": [summon]}, discards={"Alice": [spectre]}, bases={tar_pits: []}, minions_left=0)
    table.plays("Alice", summon)
    table.picks("Alice", "play spectre from_discard at tar_pits")
    assert table.at("tar_pits") == ["Alice's spectre"]


def test_spectre_may_come_with_hidden_ninja() -> None:
    table = given(
        hands={"Bob": [hidden_ninja, walker]},
        discards={"Bob": [spectre]},
        bases={jungle_oasis: [("Alice", tiger_assassin)] * 3, tar_pits: []},
    )
    table.ends_turn("Alice")
    table.picks("Bob", "play hidden_ninja")
    assert table.offers("Bob") == ["play walker at jungle_oasis", "play spectre from_discard at jungle_oasis"]
    table.picks("Bob", "play spectre from_discard at jungle_oasis")


def test_spectre_is_too_strong_for_extra_minions_with_a_limit() -> None:
    table = given(hands={"Alice": [zapbot]}, discards={"Alice": [spectre]}, bases={secret_grove: [], the_homeworld: []})
    table.plays("Alice", zapbot, at=the_homeworld)
    assert table.offers("Alice") == ["end turn"]


def test_spectre_is_no_extra_minion_that_must_be_another_card() -> None:
    table = given(
        hands={"Alice": [hoverbot]},
        decks={"Alice": [walker]},
        discards={"Alice": [spectre, tenacious_z]},
        bases={tar_pits: []},
    )
    table.plays("Alice", hoverbot, at=tar_pits)
    assert table.offers("Alice") == ["play walker at tar_pits", "none"]
    table.picks("Alice", "none")
    table.picks("Alice", "use tenacious_z")
    assert "Alice's tenacious_z" in table.at("tar_pits")
    assert not [offer for offer in table.offers("Alice") if "spectre" in offer]


def test_spectre_obeys_what_forbids_minions() -> None:
    table = given(discards={"Alice": [spectre]}, bases={tar_pits: [("Bob", overrun)], jungle_oasis: []})
    assert table.offers("Alice") == ["play spectre from_discard at jungle_oasis", "end turn"]


def test_spectre_is_played_from_hand_like_any_minion() -> None:
    table = given(hands={"Alice": [spectre] + [walker] * 4}, bases={tar_pits: []})
    table.plays("Alice", spectre, at=tar_pits)
    assert table.power("tar_pits", "Alice's spectre") == 5


# -- Haunting ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "power"), [(0, 6), (2, 6), (3, 3)])
def test_haunting_is_stronger_with_two_cards_or_fewer(count: int, power: int) -> None:
    table = given(hands={"Alice": [walker] * count, "Bob": [walker] * 5}, bases={tar_pits: [("Alice", haunting)]})
    assert table.power("tar_pits", "Alice's haunting") == power


def test_haunting_changes_with_the_number_of_cards() -> None:
    table = given(hands={"Alice": [ninja_master] * 3}, bases={tar_pits: [("Alice", haunting)], jungle_oasis: []})
    assert table.power("tar_pits", "Alice's haunting") == 3
    table.plays("Alice", ninja_master, at=jungle_oasis)
    table.picks("Alice", "none")
    assert table.power("tar_pits", "Alice's haunting") == 6


@pytest.mark.rule("SU-10.3")
@pytest.mark.parametrize("card", [invasion, beam_up, poison], ids=lambda card: card.id)
def test_haunting_is_not_affected_by_other_players_cards(card: Card) -> None:
    table = given(
        hands={"Alice": [walker] * 2, "Bob": [card]},
        bases={tar_pits: [("Alice", haunting)], jungle_oasis: []},
        active="Bob",
    )
    table.plays("Bob", card)
    assert table.at("tar_pits") == ["Alice's haunting"]


@pytest.mark.parametrize(("count", "survives"), [(2, True), (3, False)])
def test_haunting_is_safe_from_minions_only_with_few_cards(count: int, survives: bool) -> None:
    table = given(
        hands={"Alice": [walker] * count, "Bob": [ninja_master]},
        bases={jungle_oasis: [("Alice", haunting)]},
        active="Bob",
    )
    table.plays("Bob", ninja_master, at=jungle_oasis)
    table.picks("Bob", "Alice's haunting at jungle_oasis")
    assert ("Alice's haunting" in table.at("jungle_oasis")) is survives


def test_haunting_is_affected_by_your_own_cards_and_by_bases() -> None:
    table = given(hands={"Alice": [ninja_master]}, bases={jungle_oasis: [("Alice", haunting)]})
    table.plays("Alice", ninja_master, at=jungle_oasis)
    table.picks("Alice", "Alice's haunting at jungle_oasis")
    assert table.discard("Alice") == ["haunting"]
    table = given(bases={mushroom_kingdom: [], tar_pits: [("Alice", haunting)]}, active="Bob", step="start")
    table.picks("Bob", "Alice's haunting at tar_pits")
    assert table.at("mushroom_kingdom") == ["Alice's haunting"]


@pytest.mark.rule("SU-10.3")
@pytest.mark.parametrize(("edition", "deck"), [("first_print", ["haunting"]), ("geekier_box", [])])
def test_haunting_can_be_placed_in_the_first_print(
    edition: Literal["first_print", "geekier_box"], deck: list[str]
) -> None:
    table = given(
        hands={"Bob": [disintegrator]},
        bases={tar_pits: [("Alice", haunting, ("Alice", poison))]},
        active="Bob",
        edition=edition,
    )
    table.plays("Bob", disintegrator)
    assert table.deck("Alice") == deck


# -- Spirit --------------------------------------------------------------------------------------------


def test_spirit_destroys_a_minion_for_as_many_cards_as_it_has_power() -> None:
    table = given(
        hands={"Alice": [spirit, walker, shinobi, summon]},
        bases={jungle_oasis: [("Bob", tiger_assassin), ("Bob", shinobi)], tar_pits: [("Bob", walker)]},
    )
    table.plays("Alice", spirit, at=tar_pits)
    assert table.offers("Alice") == [
        "Bob's shinobi at jungle_oasis",  # power 3, and Alice has three cards left
        "Bob's walker at tar_pits",
        "Alice's spirit at tar_pits",
        "none",
    ]
    table.picks("Alice", "Bob's shinobi at jungle_oasis", "walker", "summon")
    assert table.hand("Alice") == []
    assert table.discard("Alice") == ["walker", "summon", "shinobi"]
    assert table.discard("Bob") == ["shinobi"]


def test_spirit_lets_you_choose_the_cards() -> None:
    table = given(hands={"Alice": [spirit, walker, shinobi, summon]}, bases={jungle_oasis: [("Bob", walker)]})
    table.plays("Alice", spirit, at=jungle_oasis)
    table.picks("Alice", "Bob's walker at jungle_oasis", "summon", "walker")
    assert table.hand("Alice") == ["shinobi"]


def test_spirit_need_not_do_anything() -> None:
    table = given(hands={"Alice": [spirit, walker, walker]}, bases={jungle_oasis: [("Bob", walker)]})
    table.plays("Alice", spirit, at=jungle_oasis)
    table.picks("Alice", "none")
    assert table.hand("Alice") == ["walker", "walker"]


def test_spirit_with_too_few_cards_can_do_nothing() -> None:
    table = given(hands={"Alice": [spirit, walker]}, bases={jungle_oasis: [("Bob", walker)]})
    table.plays("Alice", spirit, at=jungle_oasis)
    assert table.prompt == "play"
    assert table.hand("Alice") == ["walker"]


def test_spirit_destroys_a_minion_of_power_0_for_nothing() -> None:
    table = given(hands={"Alice": [spirit]}, bases={jungle_oasis: [("Bob", walker, ("Alice", poison))]})
    table.plays("Alice", spirit, at=jungle_oasis)
    table.picks("Alice", "Bob's walker at jungle_oasis")
    assert table.discard("Bob") == ["walker"]


def test_spirit_may_have_to_spare_minions_of_power_0(monkeypatch: pytest.MonkeyPatch) -> None:
    other = dataclasses.replace(EDITIONS["first_print"], spirit_takes_powerless=False)
    monkeypatch.setitem(EDITIONS, "first_print", other)
    table = given(hands={"Alice": [spirit]}, bases={jungle_oasis: [("Bob", walker, ("Alice", poison))]})
    table.plays("Alice", spirit, at=jungle_oasis)
    assert table.prompt == "play"


def test_spirit_pays_for_the_power_that_the_minion_had_when_it_was_chosen() -> None:
    table = given(
        hands={"Alice": [spirit, *[walker] * 4]},
        bases={jungle_oasis: [("Alice", walker), ("Alice", door_to_the_beyond)]},
    )
    table.plays("Alice", spirit, at=jungle_oasis)
    table.picks("Alice", "Alice's walker at jungle_oasis", "walker", "walker")
    assert len(table.hand("Alice")) == 2  # it has had power 4 since the second card
    assert "Alice's walker" not in table.at("jungle_oasis")


def test_spirit_pays_even_if_the_minion_survives() -> None:
    table = given(hands={"Alice": [spirit, *[walker] * 4]}, bases={jungle_oasis: [("Bob", warbot)]})
    table.plays("Alice", spirit, at=jungle_oasis)
    table.picks("Alice", "Bob's warbot at jungle_oasis", "walker", "walker", "walker")
    assert table.hand("Alice") == []
    assert "Bob's warbot" in table.at("jungle_oasis")


def test_spirit_may_destroy_a_monster() -> None:
    table = given(hands={"Alice": [spirit, *[walker] * 3]}, bases={jungle_oasis: [("", ghoul)]})
    table.plays("Alice", spirit, at=jungle_oasis)
    table.picks("Alice", "ghoul at jungle_oasis", "walker", "walker", "yes")
    assert len(table.hand("Alice")) == 1  # its treasure


# -- Ghost ---------------------------------------------------------------------------------------------


def test_ghost_lets_you_discard_a_card() -> None:
    table = given(hands={"Alice": [ghost, walker, summon]}, bases={tar_pits: []})
    table.plays("Alice", ghost, at=tar_pits)
    assert table.offers("Alice") == ["summon", "walker", "none"]
    table.picks("Alice", "summon")
    assert table.discard("Alice") == ["summon"]


def test_ghost_need_not() -> None:
    table = given(hands={"Alice": [ghost, walker]}, bases={tar_pits: []})
    table.plays("Alice", ghost, at=tar_pits)
    table.picks("Alice", "none")
    assert table.hand("Alice") == ["walker"]


def test_ghost_as_the_last_card_asks_nothing() -> None:
    table = given(hands={"Alice": [ghost]}, bases={tar_pits: []})
    table.plays("Alice", ghost, at=tar_pits)
    assert table.prompt == "play"


def test_ghost_discards_before_others_react() -> None:
    table = given(hands={"Alice": [ghost, walker, walker]}, bases={jungle_oasis: [("Bob", leprechaun)]})
    table.plays("Alice", ghost, at=jungle_oasis)
    assert table.at("jungle_oasis") == ["Bob's leprechaun", "Alice's ghost"]
    table.picks("Alice", "walker")
    assert table.discard("Alice") == ["walker", "ghost"]


def test_seeing_stars_reads_haunting_as_it_is_now() -> None:
    table = given(
        hands={"Alice": [walker] * 2, "Bob": [seeing_stars]},
        bases={tar_pits: [("Alice", haunting)], jungle_oasis: [("Alice", walker)]},
        active="Bob",
    )
    table.plays("Bob", seeing_stars)
    assert table.at("jungle_oasis") == []  # the only one of power 3 or less
