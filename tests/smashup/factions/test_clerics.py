"""The minions of the Clerics."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_homeworld
from rumpus.smashup.cards.decks.monsters import bigfoot, ghoul, king_tut, poultrygeist
from rumpus.smashup.cards.factions.clerics import cardinal, deep_friar, good_habits, holy_roller, turner
from rumpus.smashup.cards.factions.dinosaurs import king_rex
from rumpus.smashup.cards.factions.ninjas import ninja_master, poison, shinobi
from rumpus.smashup.cards.factions.pirates import first_mate
from rumpus.smashup.cards.factions.zombies import mall_crawl, overrun, walker
from tests.smashup.given import given

# -- Cardinal ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-10.4")
def test_cardinal_takes_two_of_at_least_five_discarded_cards_once_a_turn() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", cardinal)]},
        discards={"Alice": [walker, shinobi, poison, overrun, good_habits, king_rex]},
    )
    assert table.offers("Alice") == ["use Alice's cardinal at jungle_oasis", "end turn"]
    table.uses("Alice", cardinal)
    assert (len(table.hand("Alice")), len(table.discard("Alice"))) == (2, 4)
    assert not any(option.startswith("use") for option in table.offers("Alice"))
    refusal = table.why_not("Alice", "use cardinal")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("used this turn", "SU-10.4")


def test_cardinal_picks_by_chance() -> None:
    found = set()
    for seed in range(1, 13):
        table = given(
            bases={jungle_oasis: [("Alice", cardinal)]},
            discards={"Alice": [walker, shinobi, poison, overrun, king_rex]},
            seed=seed,
        )
        table.uses("Alice", cardinal)
        found |= set(table.hand("Alice"))
    assert found == {"walker", "shinobi", "poison", "overrun", "king_rex"}


def test_cardinal_needs_five_cards() -> None:
    for count in (4, 5):
        table = given(bases={jungle_oasis: [("Alice", cardinal)]}, discards={"Alice": [walker] * count})
        assert ("use Alice's cardinal at jungle_oasis" in table.offers("Alice")) == (count == 5)


def test_cardinal_counts_the_cards_when_it_is_used() -> None:
    table = given(
        hands={"Alice": [good_habits]},
        bases={jungle_oasis: [("Alice", cardinal)]},
        discards={"Alice": [walker] * 4, "Bob": [walker] * 9},
    )
    assert table.offers("Alice") == ["play good_habits", "end turn"]  # the cards of others do not count
    table.plays("Alice", good_habits)
    table.uses("Alice", cardinal)
    assert len(table.hand("Alice")) == 2


def test_cardinal_can_be_used_again_in_the_next_turn_and_by_nobody_else() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", cardinal)]},
        decks={"Alice": [walker] * 4, "Bob": [walker] * 4},
        discards={"Alice": [walker] * 9, "Bob": [walker] * 9},
    )
    table.uses("Alice", cardinal)
    table.ends_turn("Alice")
    assert "use Alice's cardinal at jungle_oasis" not in table.offers("Bob")
    table.ends_turn("Bob")
    assert "use Alice's cardinal at jungle_oasis" in table.offers("Alice")


def test_cardinal_may_be_used_in_the_turn_in_which_it_is_played() -> None:
    table = given(hands={"Alice": [cardinal]}, bases={jungle_oasis: []}, discards={"Alice": [walker] * 5})
    assert table.offers("Alice") == ["play cardinal at jungle_oasis", "end turn"]
    table.plays("Alice", cardinal, at=jungle_oasis)
    table.uses("Alice", cardinal)
    assert table.hand("Alice") == ["walker", "walker"]


# -- Deep Friar --------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-5.10")
def test_deep_friar_saves_another_minion_of_yours_with_what_is_on_it() -> None:
    table = given(
        bases={
            jungle_oasis: [
                ("Alice", king_rex),
                ("Alice", deep_friar),
                ("Alice", shinobi, 2, ("Bob", poison)),
                ("Bob", king_rex),
            ],
            tar_pits: [],
        },
        decks={"Alice": [walker] * 2},
    )
    table.ends_turn("Alice")
    assert table.prompt == "after scoring"
    table.uses("Alice", deep_friar)
    assert table.offers("Alice") == ["Alice's king_rex at jungle_oasis", "Alice's shinobi at jungle_oasis"]
    table.picks("Alice", "shinobi")
    assert table.at("tar_pits") == ["Alice's shinobi + Bob's poison"]
    assert table.power("tar_pits", "Alice's shinobi") == 1  # 3 + 2 - 4
    assert sorted(table.discard("Alice")) == ["deep_friar", "king_rex"]  # not itself


def test_deep_friar_may_let_them_go() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", king_rex), ("Alice", deep_friar), ("Bob", king_rex)], tar_pits: []},
        decks={"Alice": [walker] * 2},
    )
    table.ends_turn("Alice")
    assert table.offers("Alice") == ["use Alice's deep_friar at jungle_oasis", "pass"]
    table.passes("Alice")
    assert table.at("tar_pits") == []
    assert sorted(table.discard("Alice")) == ["deep_friar", "king_rex"]


def test_deep_friar_saves_neither_itself_nor_minions_of_others_nor_free_monsters() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", deep_friar), ("Bob", king_rex), ("Bob", king_rex), ("", ghoul)], tar_pits: []},
        decks={"Alice": [walker] * 2},
    )
    table.ends_turn("Alice")
    table.picks("Bob", table.offers("Bob")[0])  # the loot
    assert table.discard("Alice") == ["deep_friar"]  # nobody was asked: there was nobody to save


def test_deep_friar_at_another_base_is_of_no_use() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", king_rex), ("Alice", king_rex)], tar_pits: [("Alice", deep_friar)]},
        decks={"Alice": [walker] * 2},
    )
    table.ends_turn("Alice")
    assert table.at("tar_pits") == ["Alice's deep_friar"]
    assert table.discard("Alice") == ["king_rex", "king_rex"]


@pytest.mark.rule("SU-13.10")
def test_deep_friar_that_was_saved_cannot_save_the_other() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", deep_friar), ("Alice", deep_friar), ("Bob", king_rex)], tar_pits: []},
        decks={"Alice": [walker] * 2},
    )
    table.ends_turn("Alice")
    table.picks("Alice", table.offers("Alice")[0])
    assert table.at("tar_pits") == ["Alice's deep_friar"]
    assert table.discard("Alice") == ["deep_friar"]
    assert table.asked == "Bob"  # his turn


def test_deep_friar_each_of_two_saves_somebody_else() -> None:
    table = given(
        bases={
            jungle_oasis: [("Alice", deep_friar), ("Alice", deep_friar), ("Alice", shinobi), ("Alice", first_mate)],
            tar_pits: [],
        },
        decks={"Alice": [walker] * 2},
    )
    table.ends_turn("Alice")
    for saved in ("shinobi", "first_mate"):
        table.picks("Alice", "use Alice's deep_friar at jungle_oasis", saved)
    assert table.at("tar_pits") == ["Alice's shinobi", "Alice's first_mate"]
    assert table.discard("Alice") == ["deep_friar", "deep_friar"]


def test_deep_friar_does_it_in_the_turn_of_another_and_its_minion_may_choose_the_base() -> None:
    table = given(
        active="Bob",
        bases={
            jungle_oasis: [("Alice", deep_friar), ("Alice", first_mate), ("Bob", king_rex)],
            tar_pits: [],
            the_homeworld: [],
        },
        decks={"Bob": [walker] * 2},
    )
    table.ends_turn("Bob")
    table.uses("Alice", deep_friar)
    assert table.offers("Alice") == ["tar_pits", "the_homeworld"]
    table.picks("Alice", "the_homeworld")
    assert table.at("the_homeworld") == ["Alice's first_mate"]


def test_deep_friar_has_nowhere_to_lead_them() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", deep_friar), ("Alice", king_rex), ("Alice", shinobi)]},
        decks={"Alice": [walker] * 2},
        base_deck=[tar_pits],
    )
    table.ends_turn("Alice")
    assert len(table.discard("Alice")) == 3


# -- Turner ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-8.8")
def test_turner_destroys_an_undead_monster_here() -> None:
    table = given(
        hands={"Alice": [turner]},
        bases={
            jungle_oasis: [("", king_tut), ("", bigfoot), ("", ghoul), ("Bob", walker)],
            tar_pits: [("", poultrygeist)],
        },
        discards={"Alice": [shinobi]},
    )
    table.plays("Alice", turner, at=jungle_oasis)
    assert table.offers("Alice") == [
        "king_tut at jungle_oasis",
        "ghoul at jungle_oasis",
        "none",
    ]  # no Bigfoot, no Walker
    table.picks("Alice", "king_tut", "yes")
    assert len(table.hand("Alice")) == 2  # its treasures
    assert table.discard("Alice") == ["shinobi"]
    assert table.pile("monster_discard") == ["king_tut"]


def test_turner_shuffles_a_random_minion_into_your_deck_instead() -> None:
    found = set()
    for seed in range(1, 9):
        table = given(
            hands={"Alice": [turner]},
            bases={jungle_oasis: [("", ghoul)]},
            discards={"Alice": [shinobi, poison, walker], "Bob": [king_rex]},
            decks={"Alice": [overrun]},
            seed=seed,
        )
        table.plays("Alice", turner, at=jungle_oasis)
        table.picks("Alice", "none")
        assert "poison" in table.discard("Alice")
        found |= set(table.deck("Alice"))
        assert len(table.deck("Alice")) == 2
        assert table.at("jungle_oasis") == ["ghoul", "Alice's turner"]
    assert found == {"overrun", "shinobi", "walker"}


def test_turner_has_to_destroy_where_there_is_no_minion_to_shuffle_in() -> None:
    table = given(hands={"Alice": [turner]}, bases={jungle_oasis: [("", ghoul)]}, discards={"Alice": [poison]})
    table.plays("Alice", turner, at=jungle_oasis)
    assert table.prompt == "draw treasures (ghoul)"
    table.picks("Alice", "no")
    assert table.at("jungle_oasis") == ["Alice's turner"]


def test_turner_has_to_shuffle_where_there_is_no_undead_monster() -> None:
    table = given(
        hands={"Alice": [turner]}, bases={jungle_oasis: [("", bigfoot)]}, discards={"Alice": [poison, walker]}
    )
    table.plays("Alice", turner, at=jungle_oasis)
    assert table.deck("Alice") == ["walker"]
    assert table.discard("Alice") == ["poison"]


def test_turner_finds_nothing_to_do() -> None:
    table = given(
        hands={"Alice": [turner]},
        bases={jungle_oasis: [("Bob", walker)], tar_pits: [("", ghoul)]},
        discards={"Alice": [poison]},
    )
    table.plays("Alice", turner, at=jungle_oasis)
    assert table.offers("Alice") == ["end turn"]


def test_turner_destroys_a_monster_that_somebody_controls() -> None:
    table = given(hands={"Alice": [turner]}, bases={jungle_oasis: [("Bob", ghoul)]})
    table.plays("Alice", turner, at=jungle_oasis)
    table.picks("Alice", "yes")
    assert table.at("jungle_oasis") == ["Alice's turner"]


# -- Holy Roller -------------------------------------------------------------------------------------------


def test_holy_roller_shuffles_a_card_of_your_choice_into_your_deck() -> None:
    table = given(
        hands={"Alice": [holy_roller]},
        bases={jungle_oasis: []},
        discards={"Alice": [poison, walker, walker], "Bob": [shinobi]},
        decks={"Alice": [overrun]},
    )
    table.plays("Alice", holy_roller, at=jungle_oasis)
    assert table.offers("Alice") == ["poison", "walker", "none"]
    table.picks("Alice", "poison")
    assert sorted(table.deck("Alice")) == ["overrun", "poison"]
    assert table.discard("Alice") == ["walker", "walker"]  # only one


def test_holy_roller_may_decline_even_with_one_card() -> None:
    table = given(hands={"Alice": [holy_roller]}, bases={jungle_oasis: []}, discards={"Alice": [walker]})
    table.plays("Alice", holy_roller, at=jungle_oasis)
    table.picks("Alice", "none")
    assert (table.discard("Alice"), table.deck("Alice")) == (["walker"], [])


def test_holy_roller_is_not_asked_without_a_discarded_card() -> None:
    table = given(hands={"Alice": [holy_roller, mall_crawl]}, bases={jungle_oasis: [("Bob", ninja_master)]})
    table.plays("Alice", holy_roller, at=jungle_oasis)
    assert table.offers("Alice") == ["play mall_crawl", "end turn"]


def test_holy_roller_may_take_its_card_by_chance_in_another_reading() -> None:
    for answer, left in (("yes", 1), ("no", 2)):
        table = given(hands={"Alice": [holy_roller]}, bases={jungle_oasis: []}, discards={"Alice": [walker, poison]})
        table.state.edition = replace(table.state.edition, holy_roller_picks_at_random=True)
        table.plays("Alice", holy_roller, at=jungle_oasis)
        table.picks("Alice", answer)
        assert len(table.discard("Alice")) == left
