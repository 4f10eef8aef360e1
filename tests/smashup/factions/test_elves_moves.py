"""The actions of the Elves that move minions."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import cave_of_shinies, jungle_oasis, tar_pits, the_homeworld
from rumpus.smashup.cards.decks.monsters import ghoul
from rumpus.smashup.cards.factions.aliens import scout
from rumpus.smashup.cards.factions.dinosaurs import king_rex, wildlife_preserve
from rumpus.smashup.cards.factions.elves import flower_child, run_away, run_away_more, traveling_elf
from rumpus.smashup.cards.factions.ninjas import poison, shinobi
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import given

DECKS = {"Alice": [walker] * 4, "Bob": [walker] * 4}

# -- Run Away! ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-5.3")
def test_run_away_moves_a_minion_of_yours_and_one_of_another_to_one_base() -> None:
    table = given(
        hands={"Alice": [run_away]},
        bases={
            tar_pits: [("Alice", king_rex), ("Alice", walker), ("Bob", king_rex), ("Bob", scout), ("Bob", king_rex)],
            the_homeworld: [],
            cave_of_shinies: [("Bob", shinobi)],
        },
        decks=DECKS,
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play run_away")
    assert table.offers("Alice") == ["Alice's king_rex at tar_pits", "Alice's walker at tar_pits"]
    table.picks("Alice", "king_rex")
    assert len(table.offers("Alice")) == 3
    table.picks("Alice", "scout")
    assert table.offers("Alice") == ["the_homeworld", "cave_of_shinies"]
    table.picks("Alice", "cave_of_shinies")
    assert table.at("cave_of_shinies") == ["Bob's shinobi", "Alice's king_rex", "Bob's scout"]
    assert (table.points("Alice"), table.points("Bob")) == (3, 4)  # 2 against 14: it scores with what is left


@pytest.mark.rule("SU-5.3")
def test_run_away_does_not_stop_the_scoring() -> None:
    table = given(
        hands={"Alice": [run_away]},
        bases={jungle_oasis: [("Alice", king_rex), ("Bob", king_rex)], tar_pits: []},
        decks=DECKS,
        base_deck=[the_homeworld],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play run_away")
    assert table.at("tar_pits") == ["Alice's king_rex", "Bob's king_rex"]
    assert [base.card.id for base in table.state.bases] == ["the_homeworld", "tar_pits"]
    assert (table.points("Alice"), table.points("Bob")) == (0, 0)


def test_run_away_goes_alone_where_nobody_else_is() -> None:
    table = given(
        hands={"Alice": [run_away]},
        bases={jungle_oasis: [("Alice", king_rex), ("Alice", king_rex)], tar_pits: []},
        decks=DECKS,
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play run_away", "Alice's king_rex at jungle_oasis")
    assert table.at("tar_pits") == ["Alice's king_rex"]
    assert table.points("Alice") == 2


def test_run_away_takes_no_monster_that_nobody_controls() -> None:
    table = given(
        hands={"Alice": [run_away]},
        bases={jungle_oasis: [("Alice", king_rex), ("Alice", king_rex), ("Alice", scout), ("", ghoul)], tar_pits: []},
        decks=DECKS,
        treasure_deck=[],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play run_away", "scout")
    assert table.at("tar_pits") == ["Alice's scout"]


def test_run_away_needs_a_minion_there() -> None:
    table = given(
        hands={"Alice": [run_away]},
        bases={jungle_oasis: [("Bob", king_rex), ("Bob", king_rex)], tar_pits: [("Alice", scout)]},
        decks=DECKS,
    )
    table.ends_turn("Alice")
    assert table.offers("Alice") == ["pass"]
    table.passes("Alice")
    assert table.points("Bob") == 2


def test_run_away_is_played_on_anybodys_turn_but_only_at_a_scoring() -> None:
    table = given(
        active="Bob",
        hands={"Alice": [run_away], "Bob": [run_away]},
        bases={jungle_oasis: [("Alice", king_rex), ("Bob", king_rex)], tar_pits: []},
        decks=DECKS,
    )
    assert table.offers("Bob") == ["end turn"]
    table.ends_turn("Bob")
    table.passes("Bob")
    table.picks("Alice", "play run_away")
    table.passes("Bob")  # he is asked again, but has nobody there any more
    assert table.at("tar_pits") == ["Alice's king_rex", "Bob's king_rex"]
    assert table.discard("Alice") == ["run_away"]


def test_run_away_moves_yours_even_if_the_other_is_protected() -> None:
    table = given(
        hands={"Alice": [run_away]},
        bases={jungle_oasis: [("Alice", king_rex), ("Bob", king_rex), ("Bob", wildlife_preserve)], tar_pits: []},
        decks=DECKS,
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play run_away")
    assert table.at("tar_pits") == ["Alice's king_rex"]
    assert table.points("Bob") == 2


def test_run_away_has_nowhere_to_go() -> None:
    table = given(
        hands={"Alice": [run_away]},
        bases={jungle_oasis: [("Alice", king_rex), ("Bob", king_rex)]},
        decks=DECKS,
        base_deck=[tar_pits],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play run_away")
    assert (table.points("Alice"), table.points("Bob")) == (2, 2)


# -- Run Away More! ----------------------------------------------------------------------------------------


def test_run_away_more_moves_any_number_of_yours_to_one_base() -> None:
    table = given(
        hands={"Alice": [run_away_more]},
        bases={
            jungle_oasis: [("Alice", king_rex), ("Alice", shinobi), ("Alice", scout), ("Bob", king_rex)],
            tar_pits: [("Alice", walker)],
            the_homeworld: [],
        },
        decks=DECKS,
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play run_away_more")
    assert table.offers("Alice")[-1] == "none"
    assert len(table.offers("Alice")) == 4  # those there, and only yours
    table.picks("Alice", "shinobi", "king_rex", "none")
    assert table.offers("Alice") == ["tar_pits", "the_homeworld"]
    table.picks("Alice", "the_homeworld")
    assert table.at("the_homeworld") == ["Alice's shinobi", "Alice's king_rex"]
    assert table.points("Bob") == 2


def test_run_away_more_may_move_none() -> None:
    table = given(
        hands={"Alice": [run_away_more]},
        bases={jungle_oasis: [("Alice", king_rex), ("Alice", king_rex)], tar_pits: []},
        decks=DECKS,
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play run_away_more", "none")
    assert table.at("tar_pits") == []
    assert table.points("Alice") == 2
    assert "run_away_more" in table.discard("Alice")


@pytest.mark.rule("SU-4.3")
def test_run_away_more_may_be_played_without_a_minion_there() -> None:
    table = given(
        hands={"Alice": [run_away_more]},
        bases={jungle_oasis: [("Bob", king_rex), ("Bob", king_rex)], tar_pits: [("Alice", scout)]},
        decks=DECKS,
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play run_away_more")
    assert table.discard("Alice") == ["run_away_more"]
    assert table.points("Bob") == 2


def test_run_away_more_takes_a_monster_that_you_control() -> None:
    table = given(
        hands={"Alice": [run_away_more]},
        bases={jungle_oasis: [("Alice", ghoul), ("Bob", king_rex), ("Bob", shinobi)], tar_pits: []},
        decks=DECKS,
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play run_away_more", "ghoul")
    assert table.at("tar_pits") == ["Alice's ghoul"]


# -- Traveling Elf -----------------------------------------------------------------------------------------


@pytest.mark.rule("SU-10.4")
def test_traveling_elf_moves_its_minion_once_in_each_of_your_turns() -> None:
    table = given(
        hands={"Alice": [traveling_elf]},
        bases={jungle_oasis: [("Alice", shinobi, 1, ("Bob", poison))], tar_pits: [], the_homeworld: []},
        decks=DECKS,
    )
    table.plays("Alice", traveling_elf)
    table.uses("Alice", traveling_elf)
    assert table.offers("Alice") == ["tar_pits", "the_homeworld"]
    table.picks("Alice", "tar_pits")
    assert table.at("tar_pits") == ["Alice's shinobi + Bob's poison + Alice's traveling_elf"]
    assert "use Alice's traveling_elf at tar_pits" not in table.offers("Alice")
    table.ends_turn("Alice")
    assert "use Alice's traveling_elf at tar_pits" not in table.offers("Bob")
    table.ends_turn("Bob")
    table.uses("Alice", traveling_elf)
    table.picks("Alice", "the_homeworld")
    assert table.at("the_homeworld") == ["Alice's shinobi + Bob's poison + Alice's traveling_elf"]


def test_traveling_elf_is_played_on_one_of_your_minions() -> None:
    table = given(
        hands={"Alice": [traveling_elf]},
        bases={jungle_oasis: [("Alice", shinobi), ("Alice", scout), ("Bob", scout), ("", ghoul), ("Alice", ghoul)]},
    )
    table.plays("Alice", traveling_elf)
    assert table.offers("Alice") == [
        "Alice's shinobi at jungle_oasis",
        "Alice's scout at jungle_oasis",
        "Alice's ghoul at jungle_oasis",
    ]
    table.picks("Alice", "Alice's scout at jungle_oasis")
    assert table.at("jungle_oasis")[1] == "Alice's scout + Alice's traveling_elf"


def test_traveling_elf_finds_no_minion_of_yours() -> None:
    table = given(hands={"Alice": [traveling_elf]}, bases={jungle_oasis: [("Bob", shinobi)]})
    table.plays("Alice", traveling_elf)
    assert table.discard("Alice") == ["traveling_elf"]


def test_traveling_elf_is_never_forced_and_has_nowhere_to_go() -> None:
    table = given(bases={jungle_oasis: [("Alice", shinobi, ("Alice", traveling_elf))]})
    table.uses("Alice", traveling_elf)
    assert table.at("jungle_oasis") == ["Alice's shinobi + Alice's traveling_elf"]
    assert table.offers("Alice") == ["end turn"]


@pytest.mark.rule("SU-7.1")
def test_traveling_elf_is_used_by_who_played_it_whoever_has_the_minion() -> None:
    table = given(
        active="Bob",
        hands={"Bob": [flower_child]},
        bases={jungle_oasis: [("Alice", shinobi, ("Alice", traveling_elf))], tar_pits: []},
        decks=DECKS,
    )
    table.plays("Bob", flower_child, at=jungle_oasis)
    table.picks("Bob", "yes")
    assert table.at("jungle_oasis")[0] == "Bob's shinobi + Alice's traveling_elf"
    assert "use Alice's traveling_elf at jungle_oasis" not in table.offers("Bob")
    table.ends_turn("Bob")
    table.uses("Alice", traveling_elf)
    assert table.at("tar_pits") == ["Bob's shinobi + Alice's traveling_elf"]
