"""What may be chosen, used or played although little comes of it: «all», «either ... or», both or neither, actions."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.awesome import the_dread_gazebo
from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_homeworld, tortuga
from rumpus.smashup.cards.card import CARDS, Card
from rumpus.smashup.cards.decks.monsters import ghoul, king_tut
from rumpus.smashup.cards.decks.potions import potion_of_redundancy_potion
from rumpus.smashup.cards.decks.treasures import cross_bow
from rumpus.smashup.cards.factions.aliens import collector, crop_circles
from rumpus.smashup.cards.factions.bear_cavalry import youre_pretty_much_borscht
from rumpus.smashup.cards.factions.clerics import good_habits, join_the_club, turner
from rumpus.smashup.cards.factions.dinosaurs import king_rex
from rumpus.smashup.cards.factions.elves import elf_help_guru
from rumpus.smashup.cards.factions.ninjas import disguise, infiltrate, ninja_acolyte, shinobi, smoke_bomb
from rumpus.smashup.cards.factions.pirates import broadside, sea_dogs
from rumpus.smashup.cards.factions.robots import tech_center, warbot
from rumpus.smashup.cards.factions.steampunks import change_of_venue, ornate_dome
from rumpus.smashup.cards.factions.warriors import big_hero, campaign, ruckus
from rumpus.smashup.cards.factions.zombies import overrun, walker
from tests.smashup.given import Given, given

ACTIONS = [card for card in CARDS.values() if card.is_action]
IN_STEP_2 = [card for card in ACTIONS if not card.is_special_only and card.play_if is None]
AT_A_SCORING = [card for card in ACTIONS if card.from_hand and card.from_hand_if is None]


def answer_little(table: Given) -> None:
    """Decline whatever can be declined, until nothing is left to be asked."""
    while not table.is_at_rest():
        offers = table.offers(table.asked)
        table.picks(table.asked, "none" if "none" in offers else offers[0])


# -- an action may always be played ------------------------------------------------------------------------


@pytest.mark.rule("SU-4.3")
@pytest.mark.parametrize("action", IN_STEP_2, ids=str)
def test_an_action_may_be_played_in_step_2_when_there_is_nothing_for_it(action: Card) -> None:
    table = given(
        hands={"Alice": [action]},
        discards={"Bob": [king_rex]},
        bases={the_dread_gazebo: []},
        base_deck=[],
        monster_deck=[],
        treasure_deck=[],
    )
    table.plays("Alice", action)
    answer_little(table)
    assert table.hand("Alice") == []
    assert table.at("the_dread_gazebo") == []


@pytest.mark.rule("SU-4.3")
@pytest.mark.parametrize("action", AT_A_SCORING, ids=str)
def test_a_special_may_be_played_at_a_scoring_when_there_is_nothing_for_it(action: Card) -> None:
    table = given(
        hands={"Alice": [action, walker]},
        bases={jungle_oasis: [("Bob", king_rex), ("Bob", king_rex), ("Bob", overrun)], tar_pits: []},
        base_deck=[the_homeworld],
        monster_deck=[],
        treasure_deck=[],
        active="Bob",
    )
    table.ends_turn("Bob")
    table.picks("Alice", f"play {action.id}")
    answer_little(table)
    assert "walker" in table.hand("Alice")
    assert action.id not in table.hand("Alice")


@pytest.mark.rule("SU-12.2")
def test_an_action_does_what_it_can_where_an_ability_could_not_be_used() -> None:
    """Ninja Acolyte cannot change places there, but Disguise returns the minion for which nobody can come."""
    table = given(
        hands={"Alice": [disguise, walker]},
        bases={jungle_oasis: [("Alice", ninja_acolyte), ("Bob", overrun)], tar_pits: []},
    )
    assert "use Alice's ninja_acolyte at jungle_oasis" not in table.offers("Alice")
    table.plays("Alice", disguise)
    table.picks("Alice", "none")
    assert table.at("jungle_oasis") == ["Bob's overrun"]
    assert sorted(table.hand("Alice")) == ["ninja_acolyte", "walker"]


@pytest.mark.rule("SU-12.2")
def test_an_action_that_is_played_again_and_finds_no_place_is_discarded() -> None:
    table = given(
        hands={"Alice": [change_of_venue]}, bases={jungle_oasis: [("Alice", king_rex, ("Alice", smoke_bomb))]}
    )
    table.plays("Alice", change_of_venue)
    assert table.at("jungle_oasis") == ["Alice's king_rex + Alice's smoke_bomb"]
    table = given(
        hands={"Alice": [change_of_venue]},
        bases={jungle_oasis: [("Alice", infiltrate), ("Bob", ornate_dome)], the_dread_gazebo: []},
    )
    table.plays("Alice", change_of_venue)
    assert table.discard("Alice") == ["infiltrate", "change_of_venue"]


# -- «all» -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-10.12")
@pytest.mark.parametrize(
    ("action", "answers"),
    [
        (crop_circles, ["tar_pits"]),
        (broadside, ["Bob"]),
        (sea_dogs, ["robots", "tar_pits"]),
        (youre_pretty_much_borscht, []),
        (join_the_club, ["tar_pits"]),
        (cross_bow, ["jungle_oasis", "robots"]),
        (tech_center, ["tar_pits"]),
        (campaign, []),
        (ruckus, ["tar_pits", "yes"]),
    ],
    ids=str,
)
def test_all_may_be_chosen_where_there_are_none(action: Card, answers: list[str]) -> None:
    table = given(
        hands={"Alice": [action]},
        discards={"Bob": [warbot]},
        bases={jungle_oasis: [("Alice", king_rex)], tar_pits: []},
        monster_deck=[ghoul],
        treasure_deck=[],
    )
    table.plays("Alice", action)
    table.picks("Alice", *answers)
    assert table.is_at_rest()
    assert (table.at("jungle_oasis"), table.at("tar_pits")) == (["Alice's king_rex"], [])
    assert table.power("jungle_oasis", "Alice's king_rex") == 7
    assert table.pile("monster_deck") == ["ghoul"]


@pytest.mark.rule("SU-10.12")
def test_a_talent_for_all_may_be_used_where_there_are_none() -> None:
    table = given(hands={"Alice": [good_habits]}, bases={jungle_oasis: [("Alice", elf_help_guru)]})
    table.uses("Alice", elf_help_guru)
    assert table.offers("Alice") == ["play good_habits", "end turn"]


# -- either, or --------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-10.12")
@pytest.mark.parametrize("is_open", [True, False])
def test_ruckus_where_monsters_are_offers_to_play_more_only_if_that_is_allowed(is_open: bool) -> None:
    table = given(
        hands={"Alice": [ruckus]},
        bases={jungle_oasis: [("", king_tut), ("Alice" if is_open else "Bob", overrun)]},
        monster_deck=[ghoul, ghoul],
    )
    table.plays("Alice", ruckus)
    assert (table.prompt == "destroy monsters (ruckus)") is is_open
    if is_open:
        table.picks("Alice", "no")
    assert ("king_tut" in table.at("jungle_oasis"), len(table.pile("monster_deck"))) == (is_open, 0 if is_open else 2)


@pytest.mark.rule("SU-10.12")
@pytest.mark.parametrize(("fallen", "is_asked"), [([walker], True), ([], False)])
def test_turner_destroys_the_undead_unless_there_is_a_minion_to_bury(fallen: list[Card], is_asked: bool) -> None:
    table = given(
        hands={"Alice": [turner]}, discards={"Alice": fallen}, bases={tortuga: [("", ghoul)]}, treasure_deck=[]
    )
    table.plays("Alice", turner, at=tortuga)
    assert ("none" in table.offers("Alice")) is is_asked
    answer_little(table)
    assert ("ghoul" in table.at("tortuga")) is is_asked


@pytest.mark.rule("SU-10.12")
def test_big_hero_copied_by_another_asks_what_is_allowed_to_that_player() -> None:
    """Bob's minion uses the talent as its own, and Alice's Overrun keeps his monsters away."""
    table = given(
        bases={
            jungle_oasis: [
                ("Bob", shinobi, ("Alice", potion_of_redundancy_potion)),
                ("", king_tut),
                ("Alice", overrun),
            ],
            tar_pits: [("Alice", big_hero), ("Bob", collector)],
        },
        monster_deck=[ghoul],
    )
    table.uses("Alice", potion_of_redundancy_potion)
    assert (table.asked, table.prompt) == ("Bob", "draw treasures (king_tut)")
    table.picks("Bob", "no")
    assert table.at("jungle_oasis") == ["Bob's shinobi + Alice's potion_of_redundancy_potion", "Alice's overrun"]
