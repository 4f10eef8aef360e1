"""The actions of the Clerics."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_central_brain, the_homeworld
from rumpus.smashup.cards.decks.monsters import bigfoot, ghoul, king_tut
from rumpus.smashup.cards.decks.treasures import chainsaw_of_bloody_dismemberment
from rumpus.smashup.cards.factions.aliens import invasion
from rumpus.smashup.cards.factions.clerics import (
    bin_and_gone,
    cardinal,
    collection_plate,
    curse_of_imprisonment,
    curse_of_uselessness,
    deep_friar,
    good_habits,
    join_the_club,
    remove_curse,
    word_of_recall,
)
from rumpus.smashup.cards.factions.dinosaurs import king_rex, upgrade
from rumpus.smashup.cards.factions.ninjas import hidden_ninja, infiltrate, poison, seeing_stars, shinobi, tiger_assassin
from rumpus.smashup.cards.factions.robots import microbot_alpha, nukebot
from rumpus.smashup.cards.factions.tricksters import leprechaun, mark_of_sleep
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


# -- Bin and Gone ------------------------------------------------------------------------------------------


def test_bin_and_gone_brings_one_of_your_minions_over_with_what_is_on_it() -> None:
    table = given(
        hands={"Alice": [bin_and_gone]},
        bases={
            jungle_oasis: [("Alice", king_rex), ("Alice", shinobi, 1, ("Bob", upgrade)), ("Bob", king_rex)],
            tar_pits: [("Alice", walker)],
            the_homeworld: [],
        },
        decks={"Alice": [walker] * 2},
    )
    table.plays("Alice", bin_and_gone)
    table.picks("Alice", "tar_pits")
    table.ends_turn("Alice")
    table.uses("Alice", bin_and_gone)
    assert table.offers("Alice") == ["Alice's king_rex at jungle_oasis", "Alice's shinobi at jungle_oasis"]
    table.picks("Alice", "shinobi")
    assert table.at("tar_pits") == ["Alice's walker", "Alice's bin_and_gone", "Alice's shinobi + Bob's upgrade"]
    assert table.power("tar_pits", "Alice's shinobi") == 3 + 1 + 2
    assert table.discard("Alice") == ["king_rex"]


def test_bin_and_gone_may_be_declined() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", king_rex), ("Alice", king_rex)], tar_pits: [("Alice", bin_and_gone)]},
        decks={"Alice": [walker] * 2},
    )
    table.ends_turn("Alice")
    table.passes("Alice")
    assert table.discard("Alice") == ["king_rex", "king_rex"]


def test_bin_and_gone_works_for_every_other_base_and_on_anybodys_turn() -> None:
    table = given(
        active="Bob",
        bases={
            jungle_oasis: [("Bob", king_rex), ("Alice", king_rex)],
            tar_pits: [("Bob", king_rex), ("Bob", king_rex), ("Alice", shinobi)],
            the_homeworld: [("Alice", bin_and_gone)],
        },
        decks={"Bob": [walker] * 2},
    )
    table.ends_turn("Bob")
    table.picks("Bob", "jungle_oasis")
    table.uses("Alice", bin_and_gone)
    table.uses("Alice", bin_and_gone)
    assert table.at("the_homeworld") == ["Alice's bin_and_gone", "Alice's king_rex", "Alice's shinobi"]


def test_bin_and_gone_does_nothing_when_its_own_base_scores() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", king_rex), ("Alice", king_rex), ("Alice", bin_and_gone)], tar_pits: []},
        decks={"Alice": [walker] * 2},
    )
    table.ends_turn("Alice")
    assert table.asked == "Bob"
    assert sorted(table.discard("Alice")) == ["bin_and_gone", "king_rex", "king_rex"]


def test_bin_and_gone_has_nobody_of_yours_to_bring() -> None:
    table = given(
        bases={
            jungle_oasis: [("Bob", king_rex), ("Bob", king_rex), ("", bigfoot)],
            tar_pits: [("Alice", bin_and_gone)],
        },
        decks={"Alice": [walker] * 2},
    )
    table.ends_turn("Alice")
    assert table.asked == "Bob"
    assert table.at("jungle_oasis")  # 14 of 19: it does not score

    table = given(
        bases={jungle_oasis: [("Bob", king_rex), ("Bob", king_rex)], tar_pits: [("Alice", bin_and_gone)]},
        decks={"Alice": [walker] * 2},
    )
    table.ends_turn("Alice")
    assert table.asked == "Bob"
    assert table.discard("Bob") == ["king_rex", "king_rex"]


@pytest.mark.rule("SU-6.1")
def test_bin_and_gone_is_used_in_the_round_of_specials() -> None:
    table = given(
        bases={
            jungle_oasis: [("Alice", king_rex), ("Alice", deep_friar), ("Alice", shinobi)],
            tar_pits: [("Alice", bin_and_gone)],
        },
        decks={"Alice": [walker] * 2},
    )
    table.ends_turn("Alice")
    assert table.offers("Alice") == [
        "use Alice's deep_friar at jungle_oasis",
        "use Alice's bin_and_gone at tar_pits",
        "pass",
    ]
    table.uses("Alice", bin_and_gone)
    table.picks("Alice", "deep_friar")
    assert table.at("tar_pits") == ["Alice's bin_and_gone", "Alice's deep_friar"]
    assert table.asked == "Bob"  # the Friar has left the base and saves nobody


# -- Curse of Imprisonment ---------------------------------------------------------------------------------


def test_curse_of_imprisonment_makes_a_bigfoot_a_plain_minion() -> None:
    table = given(hands={"Alice": [curse_of_imprisonment]}, bases={jungle_oasis: [("", bigfoot)]})
    assert table.table.breakpoint(table.base("jungle_oasis")) == 12 + 7
    table.plays("Alice", curse_of_imprisonment)
    assert table.table.breakpoint(table.base("jungle_oasis")) == 12 + 4


def test_curse_of_imprisonment_is_played_on_any_minion() -> None:
    table = given(
        hands={"Alice": [curse_of_imprisonment]},
        bases={jungle_oasis: [("Alice", walker), ("Bob", shinobi), ("", ghoul)]},
    )
    table.plays("Alice", curse_of_imprisonment)
    assert table.offers("Alice") == [
        "Alice's walker at jungle_oasis",
        "Bob's shinobi at jungle_oasis",
        "ghoul at jungle_oasis",
    ]
    table.picks("Alice", "shinobi")
    assert table.at("jungle_oasis")[1] == "Bob's shinobi + Alice's curse_of_imprisonment"


def test_curse_of_imprisonment_stops_talents_and_specials() -> None:
    table = given(
        bases={
            jungle_oasis: [
                ("Alice", cardinal, ("Bob", curse_of_imprisonment)),
                ("Alice", deep_friar, ("Bob", curse_of_imprisonment)),
                ("Alice", king_rex),
            ],
            tar_pits: [],
        },
        discards={"Alice": [walker] * 6},
        decks={"Alice": [walker] * 2},
    )
    assert table.offers("Alice") == ["end turn"]
    table.ends_turn("Alice")
    assert table.at("tar_pits") == []


def test_curse_of_imprisonment_stops_ongoing_abilities() -> None:
    table = given(
        hands={"Alice": [shinobi]}, bases={jungle_oasis: [("Bob", leprechaun, ("Alice", curse_of_imprisonment))]}
    )
    table.plays("Alice", shinobi, at=jungle_oasis)
    assert table.at("jungle_oasis")[1] == "Alice's shinobi"  # Leprechaun would destroy it

    table = given(bases={jungle_oasis: [("Bob", microbot_alpha, ("Alice", curse_of_imprisonment)), ("Bob", nukebot)]})
    assert table.power("jungle_oasis", "Bob's microbot_alpha") == 1


def test_curse_of_imprisonment_leaves_the_actions_on_the_minion_alone() -> None:
    table = given(
        hands={"Alice": [curse_of_imprisonment]},
        bases={jungle_oasis: [("Bob", shinobi, ("Bob", upgrade), ("Alice", poison))]},
    )
    table.plays("Alice", curse_of_imprisonment)
    assert table.power("jungle_oasis", "Bob's shinobi") == 3 + 2 - 4


def test_curse_of_imprisonment_ends_with_the_card() -> None:
    table = given(
        hands={"Alice": [remove_curse]}, bases={jungle_oasis: [("", bigfoot, ("Bob", curse_of_imprisonment))]}
    )
    table.plays("Alice", remove_curse)
    assert table.table.breakpoint(table.base("jungle_oasis")) == 12 + 7
    assert table.discard("Bob") == ["curse_of_imprisonment"]


# -- Curse of Uselessness ----------------------------------------------------------------------------------


@pytest.mark.rule("SU-13.6")
def test_curse_of_uselessness_takes_the_minion_out_of_the_total() -> None:
    table = given(hands={"Alice": [curse_of_uselessness]}, bases={jungle_oasis: [("Bob", king_rex), ("Bob", shinobi)]})
    table.plays("Alice", curse_of_uselessness)
    table.picks("Alice", "king_rex")
    base = table.base("jungle_oasis")
    assert table.table.totals(base) == [-1, 3]
    assert table.table.total_power(base) == 3
    assert table.power("jungle_oasis", "Bob's king_rex") == 7


@pytest.mark.rule("SU-14.13")
def test_curse_of_uselessness_leaves_a_lone_minions_player_their_place() -> None:
    table = given(
        bases={tar_pits: [*[("Alice", king_rex)] * 3, ("Bob", king_rex, ("Alice", curse_of_uselessness))]},
        decks={"Alice": [walker] * 2},
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    assert (table.points("Alice"), table.points("Bob")) == (4, 3)


def test_curse_of_uselessness_leaves_a_lone_minions_player_their_share_of_the_loot() -> None:
    table = given(
        bases={
            tar_pits: [*[("Alice", king_rex)] * 3, ("Bob", shinobi, ("Alice", curse_of_uselessness)), ("", king_tut)]
        },
        decks={"Alice": [walker] * 2, "Bob": [walker] * 2},
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    assert table.prompt == "take loot"
    table.picks("Alice", table.offers("Alice")[0])
    assert len(table.hand("Bob")) == 1  # the other one of two
    while table.prompt != "play":
        name = table.asked
        table.picks(name, table.offers(name)[-1])


def test_curse_of_uselessness_takes_a_free_monster_out_of_the_breakpoint() -> None:
    table = given(hands={"Alice": [curse_of_uselessness]}, bases={jungle_oasis: [("", bigfoot)]})
    table.plays("Alice", curse_of_uselessness)
    assert table.table.breakpoint(table.base("jungle_oasis")) == 12


def test_curse_of_uselessness_leaves_the_power_for_everything_else() -> None:
    table = given(
        hands={"Alice": [seeing_stars]},
        bases={jungle_oasis: [("Bob", king_rex, ("Alice", curse_of_uselessness)), ("Bob", shinobi), ("Bob", walker)]},
    )
    table.plays("Alice", seeing_stars)
    assert table.offers("Alice") == ["Bob's shinobi at jungle_oasis", "Bob's walker at jungle_oasis"]
    table.picks("Alice", "walker")


def test_curse_of_uselessness_takes_all_power_in_another_reading() -> None:
    table = given(
        hands={"Alice": [seeing_stars]}, bases={jungle_oasis: [("Bob", king_rex, ("Alice", curse_of_uselessness))]}
    )
    table.state.edition = replace(table.state.edition, curse_of_uselessness_takes_power=True)
    assert table.power("jungle_oasis", "Bob's king_rex") == 0
    table.plays("Alice", seeing_stars)
    assert table.discard("Bob") == ["king_rex"]
