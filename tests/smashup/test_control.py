"""Several cards give control of one minion: the latest holds, and when it ends, the one before."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_homeworld, tortuga
from rumpus.smashup.cards.bases.munchkin import the_mines
from rumpus.smashup.cards.decks.monsters import bigfoot, ghoul
from rumpus.smashup.cards.decks.potions import potion_of_paralysis
from rumpus.smashup.cards.factions.clerics import remove_curse
from rumpus.smashup.cards.factions.dinosaurs import king_rex
from rumpus.smashup.cards.factions.elves import flower_child, run_away_more
from rumpus.smashup.cards.factions.ghosts import make_contact
from rumpus.smashup.cards.factions.mages import charm
from rumpus.smashup.cards.factions.ninjas import ninja_master, shinobi
from rumpus.smashup.cards.factions.thieves import mugging
from rumpus.smashup.cards.factions.tricksters import disenchant
from rumpus.smashup.cards.factions.wizards import archmage
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import Given, given

pytestmark = pytest.mark.rule("SU-7.6")


def gives_away(table: Given, to: str, taking: str = "") -> None:
    """Alice plays a Flower Child and gives it to somebody, perhaps for a minion of her choice."""
    table.plays("Alice", flower_child, at=tar_pits)
    table.picks("Alice", "yes", *([to] if len(table.names) > 2 else []), *([taking] if taking else []))


def test_a_flower_child_takes_what_somebody_else_has_made_contact_with() -> None:
    contacted = ("Bob", shinobi, "Carol", ("Bob", make_contact))
    table = given(
        hands={"Alice": [flower_child, disenchant]},
        bases={jungle_oasis: [contacted], tar_pits: []},
        players=["Alice", "Bob", "Carol"],
    )
    gives_away(table, "Bob")
    assert table.at("jungle_oasis") == ["Alice's shinobi + Bob's make_contact"]  # hers is the later one
    table.plays("Alice", disenchant)
    assert table.at("jungle_oasis") == ["Alice's shinobi"]  # until it leaves play


def test_contact_is_made_with_what_a_flower_child_has_taken_and_lost_again() -> None:
    table = given(
        hands={"Alice": [flower_child], "Bob": [make_contact], "Carol": [disenchant]},
        bases={jungle_oasis: [("Carol", shinobi)], tar_pits: []},
        players=["Alice", "Bob", "Carol"],
    )
    gives_away(table, "Carol")
    table.ends_turn("Alice")
    table.plays("Bob", make_contact)
    table.picks("Bob", "Alice's shinobi at jungle_oasis")
    assert table.at("jungle_oasis") == ["Bob's shinobi + Bob's make_contact"]
    table.ends_turn("Bob")
    table.plays("Carol", disenchant)
    assert table.at("jungle_oasis") == ["Alice's shinobi"]  # not its owner's


def test_contact_is_made_with_a_charmed_monster_and_outlasts_the_charm() -> None:
    table = given(
        hands={"Alice": [charm, make_contact], "Bob": [disenchant]},
        bases={the_mines: [("", ghoul)], tar_pits: []},
        actions_left=2,
        players=["Alice", "Bob"],
    )
    table.plays("Alice", charm)
    table.plays("Alice", make_contact)
    table.ends_turn("Alice")
    assert table.at("the_mines") == ["Alice's ghoul + Alice's make_contact"]
    table.plays("Bob", disenchant)
    assert table.at("the_mines") == ["ghoul"]


def test_a_charm_borrows_the_monster_from_who_has_made_contact_with_it() -> None:
    table = given(hands={"Alice": [charm]}, bases={the_mines: [("Bob", bigfoot, ("Bob", make_contact))], tar_pits: []})
    table.plays("Alice", charm)
    assert table.at("the_mines") == ["Alice's bigfoot + Bob's make_contact"]
    table.ends_turn("Alice")
    assert table.at("the_mines") == ["Bob's bigfoot + Bob's make_contact"]


def test_the_charm_goes_on_when_the_contact_below_it_breaks() -> None:
    table = given(
        hands={"Alice": [charm, disenchant]},
        bases={the_mines: [("Bob", bigfoot, ("Bob", make_contact))], tar_pits: []},
        actions_left=2,
    )
    table.plays("Alice", charm)
    table.plays("Alice", disenchant)
    assert table.at("the_mines") == ["Alice's bigfoot"]
    table.ends_turn("Alice")
    assert table.at("the_mines") == ["bigfoot"]


def test_of_two_contacts_the_later_holds_and_then_the_earlier_again() -> None:
    table = given(
        hands={"Alice": [make_contact], "Bob": [disenchant]},
        bases={jungle_oasis: [("Bob", shinobi, "Carol", ("Bob", make_contact))], tar_pits: []},
        players=["Alice", "Bob", "Carol"],
    )
    table.plays("Alice", make_contact)
    assert table.at("jungle_oasis") == ["Alice's shinobi + Bob's make_contact + Alice's make_contact"]
    table.ends_turn("Alice")
    table.plays("Bob", disenchant)
    table.picks("Bob", "Alice's make_contact at jungle_oasis")
    assert table.at("jungle_oasis") == ["Bob's shinobi + Bob's make_contact"]


def test_a_contact_that_is_carried_over_is_the_later_one_where_it_goes() -> None:
    """Mugging leaves its controller as it was."""
    table = given(
        hands={"Alice": [mugging]},
        bases={jungle_oasis: [("Bob", king_rex, "Alice", ("Bob", make_contact)), ("Alice", walker)], tar_pits: []},
    )
    table.plays("Alice", mugging)
    assert table.at("jungle_oasis") == ["Alice's king_rex", "Bob's walker + Bob's make_contact"]


def test_a_silenced_contact_gives_control_back_and_takes_it_again_when_the_turn_is_over() -> None:
    """The base that scores is paralysed; who flees from it to another base is contacted again there."""
    contacted = ("Bob", king_rex, "Alice", ("Bob", make_contact))
    table = given(
        hands={"Alice": [potion_of_paralysis, run_away_more]},
        bases={jungle_oasis: [contacted, ("Bob", ninja_master)], tortuga: []},
        base_deck=[the_homeworld],
    )
    table.ends_turn("Alice")
    table.plays("Alice", potion_of_paralysis)
    assert table.at("jungle_oasis")[0] == "Alice's king_rex + Bob's make_contact"
    table.plays("Alice", run_away_more)
    table.picks("Alice", "king_rex")
    assert table.at("tortuga") == ["Bob's king_rex + Bob's make_contact"]
    assert table.points("Bob") == 2


def test_a_silenced_contact_does_not_count_and_the_one_below_it_neither() -> None:
    table = given(
        hands={"Alice": [potion_of_paralysis]},
        bases={
            jungle_oasis: [
                ("Bob", king_rex, "Carol", ("Alice", make_contact), ("Bob", make_contact)),
                ("Bob", ninja_master),
            ],
            tortuga: [],
        },
        base_deck=[the_homeworld],
        players=["Alice", "Bob", "Carol"],
    )
    table.ends_turn("Alice")
    table.plays("Alice", potion_of_paralysis)
    assert [table.points(name) for name in ("Alice", "Bob", "Carol")] == [0, 0, 2]


def test_when_a_curse_is_removed_control_does_not_change() -> None:
    """A charm is no ongoing effect of a card in play: nothing silences it."""
    table = given(
        hands={"Alice": [charm, remove_curse]}, bases={the_mines: [("", ghoul)], tar_pits: []}, actions_left=2
    )
    table.plays("Alice", charm)
    table.plays("Alice", remove_curse)
    assert table.at("the_mines") == ["Alice's ghoul"]


@pytest.mark.rule("SU-10.20")
def test_an_archmage_that_goes_back_leaves_this_turns_action_and_gives_the_next_to_who_has_it_then() -> None:
    table = given(
        hands={"Alice": [mugging]},
        decks={"Alice": [walker] * 2, "Bob": [walker] * 2},
        bases={tar_pits: [("Alice", archmage, "Bob", ("Alice", make_contact))], jungle_oasis: [("Alice", shinobi)]},
        step="start",
    )
    assert table.state.actions_left == 2
    table.plays("Alice", mugging)  # the contact goes to her other minion
    assert table.at("tar_pits") == ["Bob's archmage"]
    assert table.state.actions_left == 1
    table.ends_turn("Alice")
    assert table.state.actions_left == 2
