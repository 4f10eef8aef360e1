"""The bases of Smash Up: Munchkin: what they do when something is played or destroyed there."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_homeworld
from rumpus.smashup.cards.bases.munchkin import (
    birthday_party,
    dimension_doors,
    mages_tower,
    subterranean_lair,
    treasure_bath,
    treehouse,
    whack_a_ghoul,
)
from rumpus.smashup.cards.decks.monsters import (
    bigfoot,
    ghoul,
    hippogriff,
    king_tut,
    poultrygeist,
)
from rumpus.smashup.cards.decks.treasures import (
    tiger_steed,
    wand_of_dowsing,
    wishing_ring,
)
from rumpus.smashup.cards.factions.dinosaurs import upgrade
from rumpus.smashup.cards.factions.ninjas import (
    hidden_ninja,
    infiltrate,
    ninja_acolyte,
    ninja_master,
    shinobi,
    tiger_assassin,
    way_of_deception,
)
from rumpus.smashup.cards.factions.warriors import dungeon_bait, taunter
from rumpus.smashup.cards.factions.zombies import outbreak, walker
from tests.smashup.given import given

THREE = ("Alice", "Bob", "Carol")

# -- Whack-A-Ghoul -----------------------------------------------------------------------------------------


@pytest.mark.rule("SU-13.13", "SU-8.1")
def test_whack_a_ghoul_begins_with_the_monsters_that_are_not_undead() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", ninja_master)] * 3},
        base_deck=[whack_a_ghoul],
        monster_deck=[ghoul, bigfoot, king_tut, hippogriff],
    )
    table.ends_turn("Alice")
    assert table.at("whack_a_ghoul") == ["bigfoot"]  # three were played, two of them have gone
    assert table.pile("monster_deck") == ["hippogriff", "ghoul", "king_tut"]


def test_whack_a_ghoul_may_begin_with_none() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", ninja_master)] * 3},
        base_deck=[whack_a_ghoul],
        monster_deck=[ghoul, king_tut, poultrygeist, bigfoot],
    )
    table.ends_turn("Alice")
    assert table.at("whack_a_ghoul") == []
    assert table.pile("monster_deck") == ["bigfoot", "ghoul", "king_tut", "poultrygeist"]


def test_whack_a_ghoul_also_sends_away_what_a_player_plays_but_not_what_is_there() -> None:
    table = given(
        hands={"Alice": [taunter]},
        bases={whack_a_ghoul: [("", ghoul)], tar_pits: []},
        monster_deck=[king_tut, bigfoot],
    )
    table.plays("Alice", taunter, at=whack_a_ghoul)
    table.picks("Alice", "yes")
    assert table.at("whack_a_ghoul") == ["ghoul", "Alice's taunter"]
    assert table.pile("monster_deck") == ["bigfoot", "king_tut"]
    assert table.pile("monster_discard") == []


@pytest.mark.rule("SU-8.8")
def test_whack_a_ghoul_leaves_other_bases_and_minions_of_any_faction_alone() -> None:
    table = given(
        hands={"Alice": [taunter], "Bob": [walker]},
        bases={whack_a_ghoul: [], tar_pits: []},
        monster_deck=[king_tut],
        decks={"Alice": [walker] * 4},
    )
    table.plays("Alice", taunter, at=tar_pits)
    table.picks("Alice", "yes")
    assert table.at("tar_pits") == ["Alice's taunter", "king_tut"]
    table.ends_turn("Alice")
    table.plays("Bob", walker, at=whack_a_ghoul)  # a Zombie is not undead
    if table.prompt != "play":
        table.picks("Bob", table.offers("Bob")[-1])
    assert table.at("whack_a_ghoul") == ["Bob's walker"]


# -- Treasure Bath -----------------------------------------------------------------------------------------


def test_treasure_bath_gives_a_treasure_for_the_first_minion_in_a_turn() -> None:
    table = given(
        hands={"Alice": [ninja_acolyte, shinobi], "Bob": [shinobi]},
        bases={treasure_bath: [], tar_pits: []},
        minions_left=2,
        treasure_deck=[wishing_ring, tiger_steed, wand_of_dowsing],
        decks={"Alice": [tiger_assassin] * 2},
    )
    table.plays("Alice", ninja_acolyte, at=treasure_bath)
    assert table.hand("Alice") == ["shinobi", "wishing_ring"]
    table.plays("Alice", shinobi, at=treasure_bath)
    assert table.hand("Alice") == ["wishing_ring"]  # not again in this turn
    table.ends_turn("Alice")
    table.plays("Bob", shinobi, at=treasure_bath)
    assert table.hand("Bob") == ["tiger_steed"]


def test_treasure_bath_counts_for_each_player_and_turn() -> None:
    """Bob's minion in Alice's turn is his first one in this turn."""
    table = given(
        hands={"Alice": [ninja_acolyte], "Bob": [hidden_ninja, shinobi]},
        bases={treasure_bath: [("Alice", ninja_master)] * 2, tar_pits: []},
        base_deck=[the_homeworld],
        treasure_deck=[wishing_ring, tiger_steed, wand_of_dowsing],
    )
    table.plays("Alice", ninja_acolyte, at=treasure_bath)
    table.ends_turn("Alice")
    table.plays("Bob", shinobi)
    assert table.hand("Bob") == ["hidden_ninja", "tiger_steed"]
    table.passes("Bob")


def test_treasure_bath_ignores_moves_other_bases_and_its_own_monsters() -> None:
    table = given(
        hands={"Alice": [way_of_deception, ninja_acolyte]},
        bases={jungle_oasis: [], tar_pits: [("Alice", shinobi)], treasure_bath: []},
        treasure_deck=[wishing_ring],
    )
    table.plays("Alice", way_of_deception)
    table.picks("Alice", "treasure_bath")
    table.plays("Alice", ninja_acolyte, at=tar_pits)
    assert table.hand("Alice") == []
    table = given(
        bases={jungle_oasis: [("Alice", ninja_master)] * 3}, base_deck=[treasure_bath], treasure_deck=[wishing_ring]
    )
    table.ends_turn("Alice")
    assert len(table.at("treasure_bath")) >= 1  # the base has played a monster
    assert table.pile("treasure_deck") == ["wishing_ring"]


# -- Treehouse ---------------------------------------------------------------------------------------------


def test_treehouse_lets_a_player_of_your_choice_draw_a_card() -> None:
    table = given(
        hands={"Alice": [ninja_acolyte, shinobi]},
        bases={treehouse: [], tar_pits: []},
        decks={"Bob": [walker], "Carol": [walker, walker]},
        players=THREE,
        minions_left=2,
    )
    table.plays("Alice", ninja_acolyte, at=treehouse)
    assert table.prompt == "may draw (treehouse)"
    assert table.offers("Alice") == ["Bob", "Carol"]  # somebody else, and no «none»
    table.picks("Alice", "Carol")
    assert table.offers("Carol") == ["yes", "no"]
    table.picks("Carol", "yes")
    assert table.hand("Carol") == ["walker"]
    table.plays("Alice", shinobi, at=treehouse)  # every time
    table.picks("Alice", "Bob")
    table.picks("Bob", "no")
    assert table.hand("Bob") == []


def test_treehouse_is_not_for_moves_nor_for_other_bases() -> None:
    table = given(
        hands={"Alice": [way_of_deception, ninja_acolyte]},
        bases={treehouse: [], tar_pits: [("Alice", shinobi)]},
        decks={"Bob": [walker]},
    )
    table.plays("Alice", way_of_deception)
    table.plays("Alice", ninja_acolyte, at=tar_pits)
    assert table.hand("Bob") == []


# -- Birthday Party ----------------------------------------------------------------------------------------


def test_birthday_party_keeps_who_is_not_there_from_playing_minions_elsewhere() -> None:
    table = given(
        hands={"Alice": [shinobi, ninja_acolyte]},
        bases={birthday_party: [("Bob", walker)], tar_pits: [], jungle_oasis: []},
        minions_left=2,
    )
    assert table.offers("Alice") == [
        "play shinobi at birthday_party",
        "play ninja_acolyte at birthday_party",
        "end turn",
    ]
    refusal = table.why_not("Alice", "play shinobi at tar_pits")
    assert refusal is not None
    assert (refusal.reason, refusal.about) == ("forbidden", ("birthday_party",))
    table.plays("Alice", shinobi, at=birthday_party)
    assert "play ninja_acolyte at tar_pits" in table.offers("Alice")


def test_birthday_party_asks_for_a_minion_that_you_control() -> None:
    table = given(
        hands={"Alice": [shinobi], "Bob": [shinobi]},
        bases={birthday_party: [("Bob", walker, "Alice"), ("", ghoul)], tar_pits: []},
        decks={"Alice": [shinobi] * 2},
    )
    assert table.offers("Alice") == ["play shinobi at birthday_party", "end turn"]
    table.ends_turn("Alice")
    assert "play shinobi at tar_pits" in table.offers("Bob")


def test_birthday_party_is_content_with_a_monster_that_you_control() -> None:
    table = given(hands={"Alice": [shinobi]}, bases={birthday_party: [("Alice", ghoul)], tar_pits: []})
    assert "play shinobi at tar_pits" in table.offers("Alice")


def test_birthday_party_forbids_neither_moves_nor_actions_but_monsters_elsewhere() -> None:
    table = given(
        hands={"Alice": [dungeon_bait, way_of_deception]},
        bases={birthday_party: [], tar_pits: [("Alice", ninja_master)], jungle_oasis: []},
        actions_left=2,
        monster_deck=[bigfoot],
    )
    table.plays("Alice", dungeon_bait)
    assert table.at("birthday_party") == ["bigfoot"]  # there is no other choice
    table.plays("Alice", way_of_deception)
    table.picks("Alice", "jungle_oasis")
    assert table.at("jungle_oasis") == ["Alice's ninja_master"]


def test_birthday_party_also_forbids_specials_elsewhere() -> None:
    table = given(
        hands={"Bob": [shinobi, hidden_ninja]},
        bases={birthday_party: [], jungle_oasis: [("Alice", ninja_master)] * 3},
        base_deck=[the_homeworld],
    )
    table.ends_turn("Alice")
    assert table.offers("Bob") == ["play hidden_ninja", "pass"]  # the action may be played, for nothing
    table.plays("Bob", hidden_ninja)
    while table.prompt != "play":
        table.answer(table.asked, table.offers(table.asked)[-1])
    assert table.points("Alice") == 2


def test_birthday_party_can_be_ignored_by_an_infiltrator() -> None:
    table = given(
        hands={"Alice": [shinobi]}, bases={birthday_party: [("Alice", infiltrate)], tar_pits: []}, monster_deck=[]
    )
    assert "play shinobi at tar_pits" in table.offers("Alice")


# -- Subterranean Lair -------------------------------------------------------------------------------------


@pytest.mark.rule("SU-13.18", "SU-2.7")
def test_subterranean_lair_lets_you_play_an_extra_minion_where_you_have_none() -> None:
    table = given(
        hands={"Alice": [shinobi, ninja_acolyte, walker, way_of_deception]},
        bases={subterranean_lair: [("Bob", walker), ("", ghoul)], tar_pits: []},
    )
    table.plays("Alice", shinobi, at=subterranean_lair)  # on the Lair's extra minion, the narrower one
    assert table.state.minions_left == 1
    table.plays("Alice", way_of_deception)
    assert table.at("tar_pits") == ["Alice's shinobi"]
    table.plays("Alice", ninja_acolyte, at=subterranean_lair)  # again, since it is away
    assert table.state.minions_left == 1
    table.plays("Alice", walker, at=subterranean_lair)  # now only the free minion is left for it
    if table.prompt != "play":
        table.picks("Alice", table.offers("Alice")[-1])
    assert table.state.minions_left == 0


def test_subterranean_lair_without_the_free_minion() -> None:
    table = given(
        hands={"Alice": [shinobi, ninja_acolyte]}, bases={subterranean_lair: [], tar_pits: []}, minions_left=0
    )
    assert table.offers("Alice") == [
        "play shinobi at subterranean_lair",
        "play ninja_acolyte at subterranean_lair",
        "end turn",
    ]
    table.plays("Alice", shinobi, at=subterranean_lair)
    assert "play ninja_acolyte" not in " ".join(table.offers("Alice"))


def test_subterranean_lair_gives_nothing_to_who_controls_a_minion_there() -> None:
    table = given(
        hands={"Alice": [shinobi], "Bob": [shinobi]},
        bases={subterranean_lair: [("Alice", ghoul), ("Alice", walker, "Bob")], tar_pits: []},
        minions_left=0,
        decks={"Alice": [walker] * 2},
    )
    assert table.offers("Alice") == ["end turn"]
    table.ends_turn("Alice")
    table.plays("Bob", shinobi, at=subterranean_lair)
    assert table.state.minions_left == 1


# -- Dimension Doors ---------------------------------------------------------------------------------------


def test_dimension_doors_give_an_extra_minion_here_for_a_card_after_the_first_one() -> None:
    table = given(
        hands={"Alice": [ninja_acolyte, shinobi, walker, upgrade]},
        bases={dimension_doors: [], tar_pits: []},
        actions_left=0,
    )
    table.plays("Alice", ninja_acolyte, at=dimension_doors)
    assert table.offers("Alice") == ["shinobi", "upgrade", "walker", "none"]
    table.picks("Alice", "upgrade")
    assert table.offers("Alice") == [
        "play shinobi at dimension_doors",
        "play walker at dimension_doors",
        "end turn",
    ]  # only here
    table.plays("Alice", shinobi, at=dimension_doors)  # the second one: nobody is asked
    assert table.prompt == "play"
    assert table.offers("Alice") == ["end turn"]
    assert table.discard("Alice") == ["upgrade"]


def test_dimension_doors_ask_only_at_the_first_minion_of_a_turn() -> None:
    table = given(
        hands={"Alice": [ninja_acolyte, shinobi, walker], "Bob": [shinobi, walker]},
        bases={dimension_doors: [], tar_pits: []},
        minions_left=2,
        decks={"Alice": [walker] * 2},
    )
    table.plays("Alice", ninja_acolyte, at=dimension_doors)
    table.picks("Alice", "none")
    table.plays("Alice", shinobi, at=dimension_doors)
    assert table.prompt == "play"
    table.ends_turn("Alice")
    table.plays("Bob", shinobi, at=dimension_doors)
    assert table.prompt == "discard (dimension_doors)"
    table.picks("Bob", "walker")


def test_dimension_doors_need_a_card_and_a_minion_played_here() -> None:
    table = given(hands={"Alice": [shinobi, ninja_acolyte]}, bases={dimension_doors: [], tar_pits: []}, minions_left=2)
    table.plays("Alice", shinobi, at=tar_pits)
    assert table.prompt == "play"
    table.plays("Alice", ninja_acolyte, at=dimension_doors)
    assert table.offers("Alice") == ["end turn"]  # the hand is empty


# -- Mage's Tower ------------------------------------------------------------------------------------------


def test_mages_tower_lets_you_draw_a_card_every_time() -> None:
    table = given(
        hands={"Alice": [ninja_acolyte, shinobi]},
        bases={mages_tower: [], tar_pits: []},
        decks={"Alice": [walker] * 3},
        minions_left=2,
    )
    table.plays("Alice", ninja_acolyte, at=mages_tower)
    assert table.offers("Alice") == ["yes", "no"]
    table.picks("Alice", "yes")
    table.plays("Alice", shinobi, at=mages_tower)
    table.picks("Alice", "yes")
    assert table.hand("Alice") == ["walker", "walker"]


def test_mages_tower_is_for_who_plays_here_and_wants_to() -> None:
    table = given(
        hands={"Alice": [ninja_acolyte, outbreak], "Bob": []},
        bases={mages_tower: [("Bob", walker)], tar_pits: [("Alice", shinobi)]},
        decks={"Alice": [walker] * 3, "Bob": [walker]},
    )
    table.plays("Alice", ninja_acolyte, at=mages_tower)
    table.picks("Alice", "no")
    assert table.hand("Alice") == ["outbreak"]
    assert table.hand("Bob") == []
