"""The actions of the Ghosts."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, mushroom_kingdom, tar_pits, the_central_brain
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.decks.monsters import ghoul
from rumpus.smashup.cards.factions.aliens import beam_up, disintegrator, invasion
from rumpus.smashup.cards.factions.bear_cavalry import bear_hug
from rumpus.smashup.cards.factions.dinosaurs import upgrade
from rumpus.smashup.cards.factions.ghosts import (
    across_the_divide,
    door_to_the_beyond,
    ghost,
    ghostly_arrival,
    incorporeal,
    make_contact,
    seance,
    shady_deal,
    the_dead_rise,
)
from rumpus.smashup.cards.factions.killer_plants import sleep_spores
from rumpus.smashup.cards.factions.ninjas import poison, seeing_stars, shinobi, tiger_assassin, way_of_deception
from rumpus.smashup.cards.factions.pirates import first_mate
from rumpus.smashup.cards.factions.steampunks import captain_ahab, zeppelin
from rumpus.smashup.cards.factions.tricksters import disenchant
from rumpus.smashup.cards.factions.wizards import enchantress, neophyte, time_loop
from rumpus.smashup.cards.factions.zombies import overrun, walker
from tests.smashup.given import given

# -- Across the Divide ---------------------------------------------------------------------------------


def test_across_the_divide_takes_minions_of_one_name() -> None:
    table = given(
        hands={"Alice": [across_the_divide]},
        discards={"Alice": [walker, shinobi, walker, poison, walker]},
        bases={tar_pits: []},
    )
    table.plays("Alice", across_the_divide)
    assert table.offers("Alice") == ["shinobi", "walker", "none"]  # no action
    table.picks("Alice", "walker")
    assert table.offers("Alice") == ["walker", "none"]
    table.picks("Alice", "walker", "none")
    assert table.hand("Alice") == ["walker", "walker"]
    assert table.discard("Alice") == ["walker", "shinobi", "poison", "across_the_divide"]


def test_across_the_divide_may_take_none() -> None:
    table = given(hands={"Alice": [across_the_divide]}, discards={"Alice": [walker]}, bases={tar_pits: []})
    table.plays("Alice", across_the_divide)
    table.picks("Alice", "none")
    assert table.hand("Alice") == []


def test_across_the_divide_finds_no_minion() -> None:
    table = given(hands={"Alice": [across_the_divide]}, discards={"Alice": [poison]}, bases={tar_pits: []})
    table.plays("Alice", across_the_divide)
    assert table.prompt == "play"


# -- Door to the Beyond --------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "power"), [(2, 4), (3, 2)])
def test_door_to_the_beyond_strengthens_your_minions_there_while_you_hold_few_cards(count: int, power: int) -> None:
    table = given(
        hands={"Alice": [door_to_the_beyond, *[shinobi] * count]},
        bases={tar_pits: [("Alice", walker), ("Bob", walker), ("", ghoul)], jungle_oasis: [("Alice", walker)]},
    )
    table.plays("Alice", door_to_the_beyond)
    table.picks("Alice", "tar_pits")
    assert table.power("tar_pits", "Alice's walker") == power
    assert table.power("tar_pits", "Bob's walker") == 2
    assert table.power("tar_pits", "ghoul") == 3
    assert table.power("jungle_oasis", "Alice's walker") == 2


# -- Ghostly Arrival -----------------------------------------------------------------------------------


def test_ghostly_arrival_gives_an_extra_minion_and_an_extra_action() -> None:
    table = given(hands={"Alice": [ghostly_arrival, shinobi, shinobi, seance, seance]}, bases={tar_pits: []})
    table.plays("Alice", ghostly_arrival)
    table.plays("Alice", seance)
    table.plays("Alice", shinobi, at=tar_pits)
    table.plays("Alice", shinobi, at=tar_pits)
    assert table.offers("Alice") == ["end turn"]
    assert table.hand("Alice") == ["seance"]


def test_ghostly_arrival_need_not_be_used() -> None:
    table = given(hands={"Alice": [ghostly_arrival, shinobi]}, bases={tar_pits: []})
    table.plays("Alice", ghostly_arrival)
    table.ends_turn("Alice")
    assert table.at("tar_pits") == []


# -- Incorporeal ---------------------------------------------------------------------------------------


def test_incorporeal_is_played_on_one_of_your_minions() -> None:
    table = given(
        hands={"Alice": [incorporeal]},
        bases={tar_pits: [("Alice", walker), ("Bob", walker), ("", ghoul)], jungle_oasis: [("Alice", shinobi)]},
    )
    table.plays("Alice", incorporeal)
    assert table.offers("Alice") == ["Alice's walker at tar_pits", "Alice's shinobi at jungle_oasis"]
    table.picks("Alice", "Alice's walker at tar_pits")
    assert table.at("tar_pits")[0] == "Alice's walker + Alice's incorporeal"


def test_incorporeal_without_a_minion_is_discarded() -> None:
    table = given(hands={"Alice": [incorporeal]}, bases={tar_pits: [("Bob", walker)]})
    table.plays("Alice", incorporeal)
    assert table.discard("Alice") == ["incorporeal"]


@pytest.mark.rule("SU-10.3")
@pytest.mark.parametrize("card", [seeing_stars, invasion, beam_up, poison, upgrade], ids=lambda card: card.id)
def test_incorporeal_keeps_other_players_cards_off(card: Card) -> None:
    table = given(
        hands={"Bob": [card]},
        bases={tar_pits: [("Alice", walker, ("Alice", incorporeal))], jungle_oasis: []},
        active="Bob",
    )
    table.plays("Bob", card)
    assert table.at("tar_pits") == ["Alice's walker + Alice's incorporeal"]


def test_incorporeal_keeps_minions_off() -> None:
    table = given(
        hands={"Bob": [tiger_assassin]},
        bases={tar_pits: [("Alice", walker, ("Alice", incorporeal))]},
        active="Bob",
    )
    table.plays("Bob", tiger_assassin, at=tar_pits)
    table.picks("Bob", "Alice's walker at tar_pits")
    assert "Alice's walker + Alice's incorporeal" in table.at("tar_pits")


@pytest.mark.rule("SU-10.3")
def test_incorporeal_does_not_keep_off_what_is_not_affecting() -> None:
    table = given(
        hands={"Bob": [sleep_spores, disintegrator]},
        bases={tar_pits: [("Alice", walker, ("Alice", incorporeal))]},
        active="Bob",
        actions_left=2,
    )
    table.plays("Bob", sleep_spores)
    assert table.power("tar_pits", "Alice's walker") == 1
    table.plays("Bob", disintegrator)
    assert table.deck("Alice") == ["walker"]


def test_incorporeal_does_not_keep_off_your_own_cards_and_bases() -> None:
    table = given(
        hands={"Alice": [way_of_deception]},
        bases={tar_pits: [("Alice", walker, ("Alice", incorporeal))], jungle_oasis: []},
    )
    table.plays("Alice", way_of_deception)
    assert table.at("jungle_oasis") == ["Alice's walker + Alice's incorporeal"]
    table = given(
        bases={tar_pits: [("Alice", walker, ("Alice", incorporeal))], mushroom_kingdom: []}, active="Bob", step="start"
    )
    table.picks("Bob", "Alice's walker at tar_pits")
    assert table.at("mushroom_kingdom") == ["Alice's walker + Alice's incorporeal"]


def test_incorporeal_sheds_other_players_actions() -> None:
    table = given(
        hands={"Alice": [incorporeal]}, bases={tar_pits: [("Alice", shinobi, ("Bob", poison), ("Alice", upgrade))]}
    )
    table.plays("Alice", incorporeal)
    assert table.at("tar_pits") == ["Alice's shinobi + Alice's upgrade + Alice's incorporeal"]
    assert table.discard("Bob") == ["poison"]


def test_incorporeal_itself_can_be_destroyed() -> None:
    table = given(
        hands={"Bob": [disenchant]}, bases={tar_pits: [("Alice", walker, ("Alice", incorporeal))]}, active="Bob"
    )
    table.plays("Bob", disenchant)
    assert table.at("tar_pits") == ["Alice's walker"]


@pytest.mark.rule("SU-7.5")
def test_incorporeal_helps_when_another_players_card_makes_its_own_player_destroy() -> None:
    table = given(
        hands={"Bob": [bear_hug]}, bases={jungle_oasis: [("Alice", walker, ("Alice", incorporeal))]}, active="Bob"
    )
    table.plays("Bob", bear_hug)
    assert table.at("jungle_oasis") == ["Alice's walker + Alice's incorporeal"]


# -- Make Contact --------------------------------------------------------------------------------------


def test_make_contact_takes_control_of_a_minion() -> None:
    table = given(
        hands={"Alice": [make_contact]},
        bases={tar_pits: [("Bob", shinobi), ("Bob", walker)], jungle_oasis: [("", ghoul)]},
    )
    table.plays("Alice", make_contact)
    table.picks("Alice", "Bob's shinobi at tar_pits")
    assert table.at("tar_pits") == ["Alice's shinobi + Alice's make_contact", "Bob's walker"]
    assert table.table.totals(table.base("tar_pits")) == [3, 2]


def test_make_contact_can_be_played_only_as_the_last_card() -> None:
    table = given(hands={"Alice": [make_contact, walker]}, bases={tar_pits: [("Bob", shinobi)]})
    assert "play make_contact" not in table.offers("Alice")
    refusal = table.why_not("Alice", "play make_contact")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("forbidden", "SU-12.1")
    table.plays("Alice", walker, at=tar_pits)
    table.plays("Alice", make_contact)
    assert table.prompt == "play on (make_contact)"
    table.picks("Alice", "Bob's shinobi at tar_pits")


def test_make_contact_cannot_be_played_from_the_deck() -> None:
    table = given(hands={"Alice": [neophyte]}, decks={"Alice": [make_contact]}, bases={tar_pits: [("Bob", shinobi)]})
    table.plays("Alice", neophyte, at=tar_pits)
    assert table.offers("Alice") == ["take", "none"]
    table.picks("Alice", "none")


def test_make_contact_gives_the_control_back_when_it_leaves() -> None:
    table = given(
        hands={"Alice": [make_contact], "Bob": [disenchant]},
        decks={"Alice": [walker] * 2},
        bases={tar_pits: [("Bob", shinobi)]},
    )
    table.plays("Alice", make_contact)
    table.ends_turn("Alice")
    table.plays("Bob", disenchant)
    assert table.at("tar_pits") == ["Bob's shinobi"]
    assert table.discard("Alice") == ["make_contact"]


@pytest.mark.rule("SU-7.2")
def test_make_contact_lets_the_minion_leave_to_its_owner() -> None:
    table = given(
        hands={"Alice": [make_contact], "Bob": [seeing_stars]},
        decks={"Alice": [walker] * 2},
        bases={jungle_oasis: [("Bob", shinobi)]},
    )
    table.plays("Alice", make_contact)
    table.ends_turn("Alice")
    table.plays("Bob", seeing_stars)
    assert table.discard("Bob") == ["shinobi", "seeing_stars"]
    assert table.discard("Alice") == ["make_contact"]


@pytest.mark.rule("SU-7.1")
def test_make_contact_gives_talents_and_specials() -> None:
    table = given(
        hands={"Alice": [zeppelin, make_contact]},
        bases={tar_pits: [("Bob", captain_ahab)], jungle_oasis: []},
        actions_left=2,
    )
    table.plays("Alice", zeppelin)
    table.picks("Alice", "jungle_oasis")
    table.plays("Alice", make_contact)
    table.uses("Alice", captain_ahab)
    assert table.at("jungle_oasis") == ["Alice's zeppelin", "Alice's captain_ahab + Alice's make_contact"]


def test_make_contact_gives_what_happens_at_a_scoring() -> None:
    table = given(
        hands={"Alice": [make_contact]},
        bases={jungle_oasis: [("Bob", first_mate), *[("Alice", tiger_assassin)] * 3], tar_pits: []},
        base_deck=[the_central_brain],
    )
    table.plays("Alice", make_contact)
    table.picks("Alice", "Bob's first_mate at jungle_oasis")
    table.ends_turn("Alice")
    table.uses("Alice", first_mate)
    assert table.at("tar_pits") == ["Alice's first_mate + Alice's make_contact"]


@pytest.mark.rule("SU-8.3")
def test_make_contact_takes_control_of_a_monster() -> None:
    table = given(hands={"Alice": [make_contact]}, bases={tar_pits: [("", ghoul)]})
    assert table.table.breakpoint(table.base("tar_pits")) == 19
    table.plays("Alice", make_contact)
    assert table.table.breakpoint(table.base("tar_pits")) == 16
    assert table.table.totals(table.base("tar_pits")) == [3, -1]


def test_make_contact_does_not_reach_what_is_not_affected() -> None:
    table = given(hands={"Alice": [make_contact]}, bases={tar_pits: [("Bob", walker, ("Bob", incorporeal))]})
    table.plays("Alice", make_contact)
    assert table.at("tar_pits") == ["Bob's walker + Bob's incorporeal"]
    assert table.discard("Alice") == ["make_contact"]


# -- Séance, Shady Deal --------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "after"), [(0, 5), (2, 5), (3, 3)])
def test_seance_draws_up_to_five_cards_if_you_hold_two_or_fewer(count: int, after: int) -> None:
    table = given(hands={"Alice": [seance, *[walker] * count]}, decks={"Alice": [shinobi] * 9}, bases={tar_pits: []})
    table.plays("Alice", seance)
    assert len(table.hand("Alice")) == after


@pytest.mark.parametrize(("count", "points"), [(0, 1), (2, 1), (3, 0)])
def test_shady_deal_gives_a_point_if_you_hold_two_cards_or_fewer(count: int, points: int) -> None:
    table = given(hands={"Alice": [shady_deal, *[walker] * count]}, bases={tar_pits: []})
    table.plays("Alice", shady_deal)
    assert table.points("Alice") == points


# -- The Dead Rise -------------------------------------------------------------------------------------


def test_the_dead_rise_plays_a_minion_weaker_than_the_number_of_discarded_cards() -> None:
    table = given(
        hands={"Alice": [the_dead_rise, shinobi, walker, poison, time_loop]},
        discards={"Alice": [enchantress, tiger_assassin]},
        decks={"Alice": [ghost]},
        bases={tar_pits: []},
    )
    table.plays("Alice", the_dead_rise)
    table.picks("Alice", "poison", "shinobi", "walker", "none")
    assert table.offers("Alice") == [
        "play enchantress from_discard at tar_pits",
        "play walker from_discard at tar_pits",
        "end turn",
    ]  # power 2 and not 3
    table.picks("Alice", "play enchantress from_discard at tar_pits")
    assert table.at("tar_pits") == ["Alice's enchantress"]
    assert table.hand("Alice") == ["time_loop", "ghost"]
    assert table.discard("Alice") == ["tiger_assassin", "poison", "shinobi", "walker", "the_dead_rise"]


@pytest.mark.rule("SU-10.21")
def test_the_dead_rise_may_wait_or_lapse() -> None:
    table = given(
        hands={"Alice": [the_dead_rise, poison, poison, shinobi]},
        discards={"Alice": [first_mate]},
        bases={tar_pits: []},
    )
    table.plays("Alice", the_dead_rise)
    table.picks("Alice", "poison", "poison", "shinobi")
    assert table.offers("Alice") == ["play first_mate from_discard at tar_pits", "end turn"]
    table.ends_turn("Alice")
    assert table.at("tar_pits") == []


def test_the_dead_rise_may_play_a_card_just_discarded() -> None:
    table = given(hands={"Alice": [the_dead_rise, poison, poison, first_mate]}, bases={tar_pits: []})
    table.plays("Alice", the_dead_rise)
    table.picks("Alice", "poison", "poison", "first_mate", "play first_mate from_discard at tar_pits")
    assert table.at("tar_pits") == ["Alice's first_mate"]


@pytest.mark.parametrize("count", [0, 1])
def test_the_dead_rise_with_too_few_cards_raises_nobody(count: int) -> None:
    table = given(
        hands={"Alice": [the_dead_rise, poison, poison]}, discards={"Alice": [first_mate]}, bases={tar_pits: []}
    )
    table.plays("Alice", the_dead_rise)
    table.picks("Alice", *["poison"] * count, "none")
    assert table.at("tar_pits") == []


def test_the_dead_rise_leaves_the_minion_of_the_turn() -> None:
    table = given(
        hands={"Alice": [the_dead_rise, poison, poison, poison, shinobi]},
        discards={"Alice": [first_mate]},
        bases={tar_pits: [("Bob", overrun)], jungle_oasis: []},
    )
    table.plays("Alice", the_dead_rise)
    table.picks("Alice", "poison", "poison", "poison", "none", "play first_mate from_discard at jungle_oasis")
    assert "play shinobi at jungle_oasis" in table.offers("Alice")
