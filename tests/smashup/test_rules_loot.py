"""The loot, the windows around it, and what becomes of monsters and treasures: SU-5.8, 5.9 and section 8."""

from __future__ import annotations

from random import Random

import pytest

import rumpus
from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits
from rumpus.smashup.cards.catalog import CARDS, SETS
from rumpus.smashup.cards.decks.monsters import bigfoot, ghoul, king_tut, plutonium_dragon, poultrygeist, web_troll
from rumpus.smashup.cards.decks.treasures import (
    bag_of_caltrops,
    buckler_of_swashing,
    chainsaw_of_bloody_dismemberment,
    kneepads_of_allure,
    tiger_steed,
)
from rumpus.smashup.cards.factions.aliens import beam_up, disintegrator
from rumpus.smashup.cards.factions.dinosaurs import king_rex
from rumpus.smashup.cards.factions.ninjas import shinobi, tiger_assassin
from rumpus.smashup.cards.factions.pirates import broadside
from rumpus.smashup.cards.factions.zombies import walker
from rumpus.smashup.text.seen import SeenTaken, read_view
from tests.smashup.given import Given, given

FIVE = [
    bag_of_caltrops,
    buckler_of_swashing,
    chainsaw_of_bloody_dismemberment,
    kneepads_of_allure,
    tiger_steed,
]


def scores(table: Given, *passing: str) -> None:
    """Alice ends her play step; whoever is asked before the scoring passes."""
    table.ends_turn("Alice")
    table.passes(*passing)


@pytest.mark.rule("SU-5.8", "SU-14.11")
def test_the_loot_is_picked_one_by_one_the_strongest_first() -> None:
    table = given(
        players=("Alice", "Bob", "Carol"),
        bases={
            jungle_oasis: [
                ("Bob", king_rex),
                *[("Alice", king_rex)] * 2,
                ("Alice", walker),
                ("", plutonium_dragon),
                ("", bigfoot),
            ],
            tar_pits: [],
        },
        treasure_deck=FIVE,
    )
    scores(table)
    assert table.asked == "Alice"
    assert table.prompt == "take loot"
    assert table.offers("Alice") == sorted(card.id for card in FIVE)
    table.picks("Alice", "tiger_steed")
    assert table.offers("Bob") == sorted(card.id for card in FIVE[:4])
    table.picks("Bob", "bag_of_caltrops")
    table.picks("Alice", "kneepads_of_allure")
    table.picks("Bob", "buckler_of_swashing")  # the last one needs no question
    assert table.hand("Alice")[:3] == ["tiger_steed", "kneepads_of_allure", "chainsaw_of_bloody_dismemberment"]
    assert table.hand("Bob") == ["bag_of_caltrops", "buckler_of_swashing"]
    assert table.hand("Carol") == []


def test_who_has_taken_what_is_seen_by_all() -> None:
    there = [*[("Bob", king_rex)] * 2, ("Alice", king_rex), ("", plutonium_dragon), ("", bigfoot)]
    table = given(bases={jungle_oasis: there, tar_pits: []}, treasure_deck=FIVE)
    scores(table)
    piles = read_view(table.game.view(0)).piles
    assert piles is not None
    place = piles.loot.index("tiger_steed")
    table.picks("Bob", "tiger_steed")
    for viewer in (0, 1, -1):
        scoring = read_view(table.game.view(viewer)).scoring
        assert scoring is not None
        assert scoring.taken == [SeenTaken("tiger_steed", 1, place)]


@pytest.mark.rule("SU-5.8")
def test_who_ties_picks_clockwise_from_the_active_player() -> None:
    table = given(
        players=("Alice", "Bob", "Carol"),
        active="Bob",
        bases={
            jungle_oasis: [("Alice", king_rex), ("Carol", king_rex), ("Bob", king_rex), ("", ghoul), ("", ghoul)],
            tar_pits: [],
        },
        treasure_deck=FIVE[:2],
    )
    table.ends_turn("Bob")
    table.picks("Bob", "bag_of_caltrops")
    assert table.hand("Carol")[:1] == ["buckler_of_swashing"]


@pytest.mark.rule("SU-5.8")
def test_no_loot_is_laid_out_where_nobody_has_a_minion() -> None:
    table = given(bases={jungle_oasis: [("", ghoul)], tar_pits: []}, treasure_deck=FIVE)
    base = table.base("jungle_oasis")
    assert base not in table.table.bases_up()
    assert table.pile("treasure_deck") == [card.id for card in FIVE]


@pytest.mark.rule("SU-8.9", "SU-13.19")
def test_a_controlled_monsters_treasures_are_loot_for_all() -> None:
    table = given(
        bases={jungle_oasis: [("Bob", king_tut), ("Bob", king_rex), ("Alice", walker)], tar_pits: []},
        treasure_deck=FIVE[:2],
    )
    scores(table)
    table.picks("Bob", "bag_of_caltrops")
    assert "buckler_of_swashing" in table.hand("Alice")


@pytest.mark.rule("SU-5.10", "SU-8.4")
def test_monsters_that_a_scoring_clears_away_pay_nothing_to_anybody_more() -> None:
    table = given(
        bases={jungle_oasis: [("Bob", king_rex), ("Bob", king_rex), ("", web_troll)], tar_pits: []},
        treasure_deck=FIVE,
        monster_deck=[],
    )
    scores(table)
    assert table.pile("monster_discard") == ["web_troll"]
    assert table.pile("treasure_deck") == [card.id for card in FIVE]


@pytest.mark.rule("SU-8.10")
def test_a_short_treasure_deck_is_made_anew_from_its_discard_pile() -> None:
    table = given(
        hands={"Alice": [tiger_assassin]},
        bases={jungle_oasis: [("", ghoul)], tar_pits: []},
        treasure_deck=[],
        treasure_discard=FIVE[:1],
    )
    table.plays("Alice", tiger_assassin, at=jungle_oasis)
    table.picks("Alice", "ghoul at jungle_oasis", "yes")
    assert table.hand("Alice") == ["bag_of_caltrops"]
    assert table.pile("treasure_discard") == []


@pytest.mark.rule("SU-8.5")
def test_a_card_that_speaks_of_owners_does_not_touch_monsters() -> None:
    bases = {jungle_oasis: [("", ghoul), ("Bob", shinobi), ("Bob", walker)], tar_pits: []}
    for card in (beam_up, disintegrator):
        table = given(hands={"Alice": [card]}, bases=bases)
        table.plays("Alice", card)
        assert table.offers("Alice") == ["Bob's shinobi at jungle_oasis", "Bob's walker at jungle_oasis"]
        table.picks("Alice", "Bob's walker at jungle_oasis")


@pytest.mark.rule("SU-8.5")
def test_a_monster_is_no_other_players_minion() -> None:
    table = given(hands={"Alice": [broadside]}, bases={jungle_oasis: [("", poultrygeist), ("Alice", shinobi)]})
    table.plays("Alice", broadside)
    table.picks("Alice", "Bob")
    assert table.at("jungle_oasis") == ["poultrygeist", "Alice's shinobi"]


@pytest.mark.rule("SU-8.6", "SU-7.2")
def test_a_treasure_has_no_owner_and_goes_to_its_own_discard_pile() -> None:
    table = given(
        hands={"Alice": [beam_up, tiger_steed]},
        bases={jungle_oasis: [("Bob", tiger_steed, ("Bob", buckler_of_swashing))], tar_pits: []},
        actions_left=1,
    )
    table.plays("Alice", beam_up)
    assert table.at("jungle_oasis") == []
    assert table.hand("Bob") == []
    assert table.pile("treasure_discard") == ["buckler_of_swashing", "tiger_steed"]
    table.plays("Alice", tiger_steed, at=tar_pits)
    assert table.at("tar_pits") == ["Alice's tiger_steed"]


@pytest.mark.rule("SU-8.8")
def test_only_what_says_so_is_undead() -> None:
    undead = {card.id for card in CARDS.values() if card.is_undead}
    assert undead == {"ghoul", "king_tut", "knight_of_the_living_dead", "poultrygeist"}


@pytest.mark.rule("SU-8.11", "SU-2.4")
def test_treasures_in_hand_count_as_hand_cards() -> None:
    table = given(
        hands={"Alice": [*[walker] * 8, *FIVE[:2]]}, decks={"Alice": [walker, walker]}, bases={jungle_oasis: []}
    )
    table.ends_turn("Alice")
    assert table.prompt == "discard"
    table.picks("Alice", "bag_of_caltrops", "walker")
    assert len(table.hand("Alice")) == 10
    assert table.pile("treasure_discard") == ["bag_of_caltrops"]
    assert table.discard("Alice") == ["walker"]


# -- set-up ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-1.5")
def test_monsters_and_treasures_are_in_the_game_whenever_their_set_is() -> None:
    without = rumpus.new_match(factions=[["ninjas", "pirates"], ["aliens", "robots"]], seed=3).game
    assert without.state.piles is None
    plain = [["ninjas", "pirates"], ["aliens", "robots"]]
    for game in (
        rumpus.new_match(factions=[["ninjas", "warriors"], ["aliens", "robots"]], seed=3).game,
        rumpus.new_match(factions=plain, bases="all", seed=3).game,
    ):
        state = game.state
        assert state.piles is not None
        dealt = len(state.piles.monster_deck) + sum(piece.card.is_monster for base in state.bases for piece in base.on)
        assert dealt == 20
        assert len(state.piles.treasure_deck) == 22


@pytest.mark.rule("SU-8.1", "SU-1.4")
def test_a_base_begins_with_its_monsters() -> None:
    game = rumpus.new_match(factions=[["warriors", "mages"], ["orcs", "elves"]], seed=1).game
    for base in game.state.bases:
        monsters = [piece.card for piece in base.on]
        trolls = monsters.count(web_troll)
        if base.card.id != "whack_a_ghoul":
            assert len(monsters) == base.card.monsters + trolls  # each Web Troll brings another


@pytest.mark.rule("SU-8.1", "SU-5.11")
def test_a_new_base_gets_its_monsters() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", king_rex), ("Alice", king_rex)], tar_pits: []},
        base_deck=[CARDS["bastion"]],
        monster_deck=[ghoul, king_tut, bigfoot, poultrygeist],
    )
    scores(table)
    assert table.at("bastion") == ["ghoul", "king_tut", "bigfoot"]
    assert table.pile("monster_deck") == ["poultrygeist"]


@pytest.mark.rule("SU-8.7")
def test_a_base_of_another_set_begins_without_monsters_but_may_get_them() -> None:
    assert all(base.monsters == 0 for each in ("base", "awesome9000") for base in SETS[each].bases)
    taunter = CARDS["taunter"]
    table = given(hands={"Alice": [taunter]}, bases={jungle_oasis: []}, monster_deck=[ghoul])
    table.plays("Alice", taunter, at=jungle_oasis)
    table.picks("Alice", "yes")
    assert table.at("jungle_oasis") == ["Alice's taunter", "ghoul"]


@pytest.mark.rule("SU-14.2")
@pytest.mark.parametrize(
    ("factions", "bases"),
    [
        ([["orcs", "ninjas"], ["ghosts", "halflings"]], 40),
        ([["orcs", "elves"], ["halflings", "thieves"]], 16),
    ],
)
def test_the_base_deck_is_that_of_the_chosen_sets(factions: list[list[str]], bases: int) -> None:
    state = rumpus.new_match(factions=factions, seed=Random(1).randrange(99)).game.state
    assert len(state.base_deck) + len(state.bases) == bases
