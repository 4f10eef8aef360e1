"""The actions of the Clerics that do something at once."""

from __future__ import annotations

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_central_brain
from rumpus.smashup.cards.decks.monsters import ghoul
from rumpus.smashup.cards.decks.treasures import chainsaw_of_bloody_dismemberment
from rumpus.smashup.cards.factions.aliens import invasion
from rumpus.smashup.cards.factions.clerics import (
    collection_plate,
    good_habits,
    join_the_club,
    remove_curse,
    word_of_recall,
)
from rumpus.smashup.cards.factions.dinosaurs import king_rex, upgrade
from rumpus.smashup.cards.factions.ninjas import hidden_ninja, infiltrate, poison, seeing_stars, shinobi, tiger_assassin
from rumpus.smashup.cards.factions.tricksters import mark_of_sleep
from rumpus.smashup.cards.factions.warriors import dumbbells
from rumpus.smashup.cards.factions.wizards import mystic_studies, time_loop
from rumpus.smashup.cards.factions.zombies import overrun, walker
from tests.smashup.given import given

# -- Collection Plate --------------------------------------------------------------------------------------


def test_collection_plate_takes_two_cards_at_random() -> None:
    found = set()
    for seed in range(1, 13):
        table = given(
            hands={"Alice": [collection_plate]},
            bases={jungle_oasis: []},
            discards={"Alice": [walker, poison, king_rex], "Bob": [shinobi]},
            seed=seed,
        )
        table.plays("Alice", collection_plate)
        assert len(table.hand("Alice")) == 2
        assert table.discard("Alice")[-1] == "collection_plate"  # never itself
        found |= set(table.hand("Alice"))
    assert found == {"walker", "poison", "king_rex"}


def test_collection_plate_takes_what_is_there() -> None:
    for pile in ([], [walker]):
        table = given(hands={"Alice": [collection_plate]}, bases={jungle_oasis: []}, discards={"Alice": pile})
        table.plays("Alice", collection_plate)
        assert table.hand("Alice") == [card.id for card in pile]
        assert table.discard("Alice") == ["collection_plate"]


# -- Good Habits, Join the Club ----------------------------------------------------------------------------


def test_good_habits_gives_power_to_all_minions_at_all_bases_for_the_turn() -> None:
    table = given(
        hands={"Alice": [good_habits, walker]},
        bases={jungle_oasis: [("Alice", shinobi), ("Bob", shinobi)], tar_pits: [("Bob", king_rex), ("", ghoul)]},
        decks={"Alice": [walker] * 3},
    )
    table.plays("Alice", good_habits)
    assert table.power("jungle_oasis", "Alice's shinobi") == 4
    assert table.power("jungle_oasis", "Bob's shinobi") == 4
    assert table.power("tar_pits", "Bob's king_rex") == 8
    assert table.table.breakpoint(table.base("tar_pits")) == 16 + 3 + 1  # a monster that nobody controls
    table.plays("Alice", walker, at=jungle_oasis)
    table.picks("Alice", "none")
    assert table.power("jungle_oasis", "Alice's walker") == 2  # it came later
    table.ends_turn("Alice")
    assert table.power("jungle_oasis", "Bob's shinobi") == 3


def test_good_habits_may_be_played_without_any_minion() -> None:
    table = given(hands={"Alice": [good_habits]}, bases={jungle_oasis: []})
    table.plays("Alice", good_habits)
    assert table.discard("Alice") == ["good_habits"]


def test_good_habits_can_make_a_base_score() -> None:
    table = given(
        hands={"Alice": [good_habits]},
        bases={jungle_oasis: [("Alice", tiger_assassin)] * 2 + [("Bob", shinobi)], tar_pits: []},
        decks={"Alice": [walker] * 2},
    )
    table.plays("Alice", good_habits)  # 4 + 4 + 3 and 3 more
    table.ends_turn("Alice")
    assert table.points("Alice") == 2


def test_join_the_club_gives_power_to_all_minions_at_one_base() -> None:
    table = given(
        hands={"Alice": [join_the_club, walker]},
        bases={jungle_oasis: [("Alice", shinobi), ("Bob", shinobi), ("", ghoul)], tar_pits: [("Bob", king_rex)]},
        decks={"Alice": [walker] * 3},
    )
    table.plays("Alice", join_the_club)
    assert table.offers("Alice") == ["jungle_oasis", "tar_pits"]
    table.picks("Alice", "jungle_oasis")
    assert table.power("jungle_oasis", "Alice's shinobi") == 4
    assert table.power("jungle_oasis", "Bob's shinobi") == 4
    assert table.table.breakpoint(table.base("jungle_oasis")) == 12 + 3 + 1
    assert table.power("tar_pits", "Bob's king_rex") == 7
    table.plays("Alice", walker, at=jungle_oasis)
    table.picks("Alice", "none")
    assert table.power("jungle_oasis", "Alice's walker") == 2
    table.ends_turn("Alice")
    assert table.power("jungle_oasis", "Alice's shinobi") == 3


def test_join_the_club_may_be_played_at_an_empty_base() -> None:
    table = given(hands={"Alice": [join_the_club]}, bases={jungle_oasis: []})
    table.plays("Alice", join_the_club)
    assert table.discard("Alice") == ["join_the_club"]


# -- Remove Curse ------------------------------------------------------------------------------------------


def test_remove_curse_destroys_an_action_on_a_minion_or_a_base() -> None:
    table = given(
        hands={"Alice": [remove_curse]},
        bases={
            jungle_oasis: [("Alice", shinobi, ("Bob", poison)), ("Bob", infiltrate)],
            tar_pits: [("", ghoul, ("Alice", dumbbells))],
        },
    )
    table.plays("Alice", remove_curse)
    assert table.offers("Alice") == [
        "Bob's poison at jungle_oasis",
        "Bob's infiltrate at jungle_oasis",
        "Alice's dumbbells at tar_pits",
    ]
    table.picks("Alice", "infiltrate")
    assert table.discard("Bob") == ["infiltrate"]


def test_remove_curse_has_to_destroy_even_your_own() -> None:
    table = given(hands={"Alice": [remove_curse]}, bases={jungle_oasis: [("Alice", shinobi, ("Alice", upgrade))]})
    table.plays("Alice", remove_curse)
    assert table.at("jungle_oasis") == ["Alice's shinobi"]
    assert sorted(table.discard("Alice")) == ["remove_curse", "upgrade"]


def test_remove_curse_finds_nothing() -> None:
    table = given(hands={"Alice": [remove_curse]}, bases={jungle_oasis: [("Bob", shinobi)]})
    table.plays("Alice", remove_curse)
    assert table.discard("Alice") == ["remove_curse"]


def test_remove_curse_sends_a_treasure_to_the_treasure_discard_pile() -> None:
    table = given(
        hands={"Alice": [remove_curse]},
        bases={jungle_oasis: [("Bob", shinobi, ("Bob", chainsaw_of_bloody_dismemberment))]},
    )
    table.plays("Alice", remove_curse)
    assert table.pile("treasure_discard") == ["chainsaw_of_bloody_dismemberment"]
    assert table.discard("Bob") == []


# -- Word of Recall ----------------------------------------------------------------------------------------


def test_word_of_recall_plays_an_action_of_another_player() -> None:
    table = given(
        hands={"Alice": [word_of_recall]},
        bases={jungle_oasis: [("Bob", shinobi)]},
        discards={"Bob": [walker, mystic_studies], "Alice": [time_loop]},
        decks={"Alice": [walker] * 3, "Bob": [king_rex] * 3},
    )
    table.plays("Alice", word_of_recall)
    assert table.offers("Alice") == ["mystic_studies", "none"]  # no minion, nothing of your own
    table.picks("Alice", "mystic_studies")
    assert table.hand("Alice") == ["walker", "walker"]
    assert table.discard("Bob") == ["walker", "mystic_studies"]  # back to its owner
    assert table.discard("Alice") == ["time_loop", "word_of_recall"]
    assert table.offers("Alice") == ["play walker at jungle_oasis", "end turn"]  # it was an extra action


def test_word_of_recall_shows_one_action_of_each_other_player() -> None:
    found = set()
    for seed in range(1, 13):
        table = given(
            players=("Alice", "Bob", "Cid"),
            hands={"Alice": [word_of_recall]},
            bases={jungle_oasis: []},
            discards={"Bob": [mystic_studies, seeing_stars], "Cid": [time_loop, invasion]},
            seed=seed,
        )
        table.plays("Alice", word_of_recall)
        first, second, last = table.offers("Alice")
        found |= {frozenset((first, second))}
        table.picks("Alice", last)
        assert table.discard("Bob") == ["mystic_studies", "seeing_stars"]  # the others stay where they were
    assert len(found) == 4


def test_word_of_recall_gives_you_control_of_what_stays_in_play() -> None:
    table = given(
        hands={"Alice": [word_of_recall]},
        bases={jungle_oasis: [("Bob", shinobi)]},
        discards={"Bob": [poison]},
    )
    table.plays("Alice", word_of_recall)
    table.picks("Alice", "poison")
    assert table.at("jungle_oasis") == ["Bob's shinobi + Alice's poison"]
    assert table.discard("Bob") == []


def test_word_of_recall_finds_no_action() -> None:
    table = given(
        players=("Alice", "Bob", "Cid"),
        hands={"Alice": [word_of_recall]},
        bases={jungle_oasis: []},
        discards={"Bob": [walker], "Alice": [time_loop]},
    )
    table.plays("Alice", word_of_recall)
    assert table.offers("Alice") == ["end turn"]


def test_word_of_recall_cannot_play_what_is_only_for_a_scoring() -> None:
    table = given(hands={"Alice": [word_of_recall]}, bases={jungle_oasis: []}, discards={"Bob": [hidden_ninja]})
    table.plays("Alice", word_of_recall)
    assert table.offers("Alice") == ["end turn"]
    assert table.discard("Bob") == ["hidden_ninja"]


def test_word_of_recall_may_bring_another_mans_word_of_recall() -> None:
    table = given(
        hands={"Alice": [word_of_recall]},
        bases={the_central_brain: []},
        discards={"Bob": [word_of_recall], "Alice": [overrun, mark_of_sleep]},
    )
    table.plays("Alice", word_of_recall)
    table.picks("Alice", "word_of_recall")  # it looks into the piles of others, as seen from Alice
    assert table.offers("Alice") == ["end turn"]
    assert (table.discard("Alice")[-1], table.discard("Bob")) == ("word_of_recall", ["word_of_recall"])
