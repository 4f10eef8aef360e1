"""The minions of the Steampunks, and the actions that are played and done."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.awesome import the_dread_gazebo
from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_central_brain
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.factions.bear_cavalry import bear_necessities
from rumpus.smashup.cards.factions.ghosts import incorporeal, make_contact
from rumpus.smashup.cards.factions.killer_plants import entangled, sleep_spores
from rumpus.smashup.cards.factions.ninjas import infiltrate, poison, seeing_stars, shinobi
from rumpus.smashup.cards.factions.steampunks import (
    aggromotive,
    captain_ahab,
    change_of_venue,
    mechanic,
    ornate_dome,
    rotary_slug_thrower,
    scrap_diving,
    steam_man,
    steam_queen,
    zeppelin,
)
from rumpus.smashup.cards.factions.tricksters import disenchant, mark_of_sleep, pay_the_piper
from rumpus.smashup.cards.factions.wizards import mass_enchantment
from rumpus.smashup.cards.factions.zombies import overrun, walker
from tests.smashup.given import given

# -- Steam Queen ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [disenchant, bear_necessities, infiltrate, ornate_dome], ids=lambda card: card.id)
def test_steam_queen_protects_your_actions_from_other_players(card: Card) -> None:
    table = given(
        hands={"Bob": [card]},
        bases={tar_pits: [("Alice", zeppelin)], jungle_oasis: [("Alice", steam_queen)]},
        active="Bob",
    )
    table.plays("Bob", card)
    if card.on == "base":
        table.picks("Bob", "tar_pits")
    assert "Alice's zeppelin" in table.at("tar_pits")


def test_steam_queen_protects_actions_on_minions() -> None:
    table = given(
        hands={"Bob": [disenchant]},
        bases={tar_pits: [("Bob", walker, ("Alice", poison)), ("Alice", steam_queen)]},
        active="Bob",
    )
    table.plays("Bob", disenchant)
    assert table.at("tar_pits")[0] == "Bob's walker + Alice's poison"


def test_steam_queen_does_not_protect_actions_of_others() -> None:
    table = given(
        hands={"Bob": [disenchant]}, bases={tar_pits: [("Bob", zeppelin), ("Alice", steam_queen)]}, active="Bob"
    )
    table.plays("Bob", disenchant)
    assert table.at("tar_pits") == ["Alice's steam_queen"]


def test_steam_queen_does_not_protect_from_your_own_cards() -> None:
    table = given(hands={"Alice": [disenchant]}, bases={tar_pits: [("Alice", zeppelin), ("Alice", steam_queen)]})
    table.plays("Alice", disenchant)
    assert table.at("tar_pits") == ["Alice's steam_queen"]


def test_steam_queen_does_not_keep_what_destroys_itself() -> None:
    table = given(bases={tar_pits: [("Alice", overrun), ("Alice", entangled), ("Alice", steam_queen)]}, step="start")
    table.picks("Alice", table.offers("Alice")[0])  # which of them goes first
    assert table.at("tar_pits") == ["Alice's steam_queen"]


@pytest.mark.rule("SU-7.3")
def test_steam_queen_does_not_keep_an_action_whose_minion_leaves() -> None:
    table = given(
        hands={"Bob": [seeing_stars]},
        bases={tar_pits: [("Bob", walker, ("Alice", poison)), ("Alice", steam_queen)]},
        active="Bob",
    )
    table.plays("Bob", seeing_stars)
    assert table.discard("Alice") == ["poison"]


def test_steam_queen_does_not_keep_actions_when_a_base_has_scored() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", steam_queen)] * 3 + [("Alice", zeppelin)]},
        decks={"Alice": [walker] * 3},
        base_deck=[tar_pits],
    )
    table.ends_turn("Alice")
    assert "zeppelin" in table.discard("Alice")


def test_steam_queen_does_not_protect_your_minions() -> None:
    table = given(
        hands={"Bob": [seeing_stars]}, bases={jungle_oasis: [("Alice", walker), ("Alice", steam_queen)]}, active="Bob"
    )
    table.plays("Bob", seeing_stars)
    assert table.discard("Alice") == ["walker"]


# -- Mechanic ------------------------------------------------------------------------------------------


def test_mechanic_plays_an_action_for_a_base_from_the_discard_pile() -> None:
    table = given(
        hands={"Alice": [mechanic, zeppelin]},
        discards={"Alice": [aggromotive, disenchant, poison, zeppelin, walker]},
        bases={tar_pits: [], jungle_oasis: []},
    )
    table.plays("Alice", mechanic, at=tar_pits)
    assert table.offers("Alice") == ["aggromotive", "zeppelin"]  # no plain action, none for a minion
    table.picks("Alice", "aggromotive", "jungle_oasis")
    assert table.at("jungle_oasis") == ["Alice's aggromotive"]
    assert "play zeppelin" in table.offers("Alice")  # the action of the turn is still free


def test_mechanic_has_to_play_the_only_one() -> None:
    table = given(hands={"Alice": [mechanic]}, discards={"Alice": [aggromotive]}, bases={tar_pits: []})
    table.plays("Alice", mechanic, at=tar_pits)
    assert table.at("tar_pits") == ["Alice's mechanic", "Alice's aggromotive"]


def test_mechanic_finds_nothing() -> None:
    table = given(
        hands={"Alice": [mechanic]}, discards={"Alice": [disenchant, poison], "Bob": [zeppelin]}, bases={tar_pits: []}
    )
    table.plays("Alice", mechanic, at=tar_pits)
    assert table.at("tar_pits") == ["Alice's mechanic"]
    assert table.prompt == "play"


def test_mechanic_obeys_what_forbids_actions_on_a_base() -> None:
    table = given(
        hands={"Alice": [mechanic]},
        discards={"Alice": [aggromotive]},
        bases={the_dread_gazebo: [], tar_pits: [("Bob", ornate_dome)], jungle_oasis: [], the_central_brain: []},
    )
    table.plays("Alice", mechanic, at=tar_pits)
    assert table.offers("Alice") == ["jungle_oasis", "the_central_brain"]
    table.picks("Alice", "jungle_oasis")


def test_mechanic_leaves_the_card_where_it_is_if_no_base_is_open() -> None:
    table = given(hands={"Alice": [mechanic]}, discards={"Alice": [aggromotive]}, bases={the_dread_gazebo: []})
    table.plays("Alice", mechanic, at=the_dread_gazebo)
    assert table.at("the_dread_gazebo") == ["Alice's mechanic"]
    assert table.discard("Alice") == ["aggromotive"]


def test_mechanic_plays_nothing_for_who_may_play_no_actions() -> None:
    table = given(
        hands={"Alice": [mark_of_sleep], "Bob": [mechanic]}, discards={"Bob": [aggromotive]}, bases={tar_pits: []}
    )
    table.plays("Alice", mark_of_sleep)
    table.picks("Alice", "Bob")
    table.ends_turn("Alice")
    table.plays("Bob", mechanic, at=tar_pits)
    assert table.at("tar_pits") == ["Bob's mechanic"]


# -- Steam Man -----------------------------------------------------------------------------------------


def test_steam_man_is_stronger_beside_one_of_your_actions_however_many_there_are() -> None:
    table = given(
        bases={
            tar_pits: [("Alice", steam_man), ("Alice", zeppelin), ("Alice", zeppelin)],
            jungle_oasis: [("Alice", steam_man), ("Bob", zeppelin)],
            the_dread_gazebo: [("Alice", steam_man, ("Alice", incorporeal))],
        }
    )
    assert table.power("tar_pits", "Alice's steam_man") == 4
    assert table.power("jungle_oasis", "Alice's steam_man") == 3  # not yours
    assert table.power("the_dread_gazebo", "Alice's steam_man") == 3  # not on the base


def test_steam_man_changes_with_the_actions() -> None:
    table = given(hands={"Alice": [zeppelin]}, bases={tar_pits: [("Alice", steam_man)]})
    table.plays("Alice", zeppelin)
    assert table.power("tar_pits", "Alice's steam_man") == 4
    table.ends_turn("Alice")


# -- Captain Ahab --------------------------------------------------------------------------------------


@pytest.mark.rule("SU-10.4")
def test_captain_ahab_moves_to_a_base_with_one_of_your_actions_once_a_turn() -> None:
    table = given(
        bases={
            tar_pits: [("Alice", captain_ahab)],
            jungle_oasis: [("Alice", zeppelin)],
            the_central_brain: [("Bob", zeppelin), ("Bob", walker, ("Alice", poison))],
            the_dread_gazebo: [],
        },
    )
    table.uses("Alice", captain_ahab)
    assert table.at("jungle_oasis") == ["Alice's zeppelin", "Alice's captain_ahab"]  # the only such base
    refusal = table.why_not("Alice", "use captain_ahab")
    assert refusal is not None
    assert refusal.reason == "used this turn"


def test_captain_ahab_chooses_among_several_bases() -> None:
    table = given(
        bases={
            tar_pits: [("Alice", captain_ahab), ("Alice", sleep_spores)],
            jungle_oasis: [("Alice", sleep_spores)],
            the_central_brain: [("Alice", aggromotive)],
        },
    )
    table.uses("Alice", captain_ahab)
    assert table.offers("Alice") == ["jungle_oasis", "the_central_brain"]  # not where he is
    table.picks("Alice", "the_central_brain")


def test_captain_ahab_stays_where_he_is_without_another_base_of_yours() -> None:
    table = given(bases={tar_pits: [("Alice", captain_ahab), ("Alice", sleep_spores)], jungle_oasis: []})
    assert table.offers("Alice") == ["end turn"]
    refusal = table.why_not("Alice", "use captain_ahab")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("cannot use now", "SU-10.4")


def test_captain_ahab_is_not_used_on_another_players_turn() -> None:
    table = given(bases={tar_pits: [("Alice", captain_ahab)], jungle_oasis: [("Alice", sleep_spores)]}, active="Bob")
    assert table.offers("Bob") == ["end turn"]


# -- Change of Venue, Scrap Diving ---------------------------------------------------------------------


def test_change_of_venue_plays_one_of_your_actions_anew() -> None:
    table = given(
        hands={"Alice": [change_of_venue]},
        bases={
            tar_pits: [("Alice", ornate_dome), ("Bob", walker, ("Alice", poison))],
            jungle_oasis: [("Bob", pay_the_piper)],
        },
    )
    table.plays("Alice", change_of_venue)
    assert table.offers("Alice") == ["Alice's poison at tar_pits", "Alice's ornate_dome at tar_pits"]
    table.picks("Alice", "Alice's ornate_dome at tar_pits", "jungle_oasis")
    assert table.at("jungle_oasis") == ["Alice's ornate_dome"]  # its first ability has happened again
    assert table.hand("Alice") == []
    assert table.discard("Alice") == ["change_of_venue"]
    assert table.offers("Alice") == ["end turn"]


def test_change_of_venue_without_an_action_in_play_does_nothing() -> None:
    table = given(hands={"Alice": [change_of_venue, zeppelin]}, bases={tar_pits: [("Bob", zeppelin)]})
    table.plays("Alice", change_of_venue)
    assert table.discard("Alice") == ["change_of_venue"]
    assert table.at("tar_pits") == ["Bob's zeppelin"]
    assert table.hand("Alice") == ["zeppelin"]


def test_change_of_venue_uses_up_no_other_action() -> None:
    table = given(
        hands={"Alice": [change_of_venue, scrap_diving]}, bases={tar_pits: [("Alice", aggromotive)]}, actions_left=2
    )
    table.plays("Alice", change_of_venue)
    assert table.at("tar_pits") == ["Alice's aggromotive"]
    assert "play scrap_diving" in table.offers("Alice")


@pytest.mark.rule("SU-7.2")
def test_change_of_venue_returns_a_borrowed_action_to_its_owner() -> None:
    table = given(
        hands={"Alice": [mass_enchantment, change_of_venue]},
        decks={"Bob": [rotary_slug_thrower]},
        bases={tar_pits: []},
        actions_left=2,
    )
    table.plays("Alice", mass_enchantment)
    assert table.at("tar_pits") == ["Alice's rotary_slug_thrower"]
    table.plays("Alice", change_of_venue)
    assert table.at("tar_pits") == []
    assert table.hand("Bob") == ["rotary_slug_thrower"]


def test_change_of_venue_cannot_play_make_contact_beside_other_cards() -> None:
    table = given(
        hands={"Alice": [make_contact]},
        decks={"Alice": [change_of_venue, walker]},
        bases={tar_pits: [("Bob", shinobi)]},
    )
    table.plays("Alice", make_contact)
    assert table.at("tar_pits") == ["Alice's shinobi + Alice's make_contact"]
    table.ends_turn("Alice")
    table.ends_turn("Bob")
    table.plays("Alice", change_of_venue)
    assert table.at("tar_pits") == ["Bob's shinobi"]
    assert sorted(table.hand("Alice")) == ["make_contact", "walker"]


def test_scrap_diving_takes_an_action_from_the_discard_pile() -> None:
    table = given(hands={"Alice": [scrap_diving]}, discards={"Alice": [walker, zeppelin, poison]}, bases={tar_pits: []})
    table.plays("Alice", scrap_diving)
    assert table.offers("Alice") == ["poison", "zeppelin"]  # no minion, and not itself
    table.picks("Alice", "poison")
    assert table.hand("Alice") == ["poison"]
    assert table.discard("Alice") == ["walker", "zeppelin", "scrap_diving"]


def test_scrap_diving_finds_no_action() -> None:
    table = given(hands={"Alice": [scrap_diving]}, discards={"Alice": [walker]}, bases={tar_pits: []})
    table.plays("Alice", scrap_diving)
    assert table.hand("Alice") == []


def test_scrap_diving_takes_the_other_copy() -> None:
    table = given(hands={"Alice": [scrap_diving]}, discards={"Alice": [scrap_diving]}, bases={tar_pits: []})
    table.plays("Alice", scrap_diving)
    assert table.hand("Alice") == ["scrap_diving"]
    assert table.discard("Alice") == ["scrap_diving"]
