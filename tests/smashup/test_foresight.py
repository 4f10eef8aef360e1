"""What would come of an answer: something, nothing, or nothing to what is protected."""

from __future__ import annotations

import pytest

from rumpus.family.foresight import Fate, foresee
from rumpus.smashup.cards.bases.core import cave_of_shinies, jungle_oasis, tar_pits, the_homeworld
from rumpus.smashup.cards.bases.munchkin import the_pits
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.decks.treasures import dungeon_rule_book
from rumpus.smashup.cards.factions.aliens import abduction, beam_up, collector, invader, scout
from rumpus.smashup.cards.factions.bear_cavalry import cub_scout, general_ivan
from rumpus.smashup.cards.factions.dinosaurs import (
    augmentation,
    king_rex,
    tooth_and_claw_and_guns,
    upgrade,
    war_raptor,
    wildlife_preserve,
)
from rumpus.smashup.cards.factions.ghosts import haunting, incorporeal, seance, spirit
from rumpus.smashup.cards.factions.killer_plants import deep_roots
from rumpus.smashup.cards.factions.mages import recover_arcane_wisdom
from rumpus.smashup.cards.factions.ninjas import (
    hidden_ninja,
    infiltrate,
    seeing_stars,
    shinobi,
    smoke_bomb,
)
from rumpus.smashup.cards.factions.orcs import crush, too_tough, topper_chopper
from rumpus.smashup.cards.factions.pirates import broadside, buccaneer, cannon, full_sail, shanghai
from rumpus.smashup.cards.factions.robots import microbot_alpha, tech_center, warbot, zapbot
from rumpus.smashup.cards.factions.tricksters import disenchant, hideout, mark_of_sleep
from rumpus.smashup.cards.factions.wizards import mystic_studies, scry, time_loop
from rumpus.smashup.cards.factions.zombies import grave_robbing, they_keep_coming, walker
from rumpus.smashup.family import SMASH_UP
from rumpus.smashup.foresight import SIGNS
from tests.smashup.given import Given, given

IDLE = Fate(is_idle=True)
HURTS = Fate(is_idle=False, harm="hurts")
HELPS = Fate(is_idle=False, harm="helps")


def fates(table: Given, name: str = "Alice") -> dict[str, Fate]:
    """Of each answer that does less than it seems, in words."""
    found = foresee(table.game, table.seat(name), SIGNS)
    offers = table.offers(name)
    return {offers[place]: fate._replace(missing="", card="") for place, fate in found.items()}


# -- nothing -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "card",
    [
        seeing_stars,  # nobody to destroy
        beam_up,  # nobody to return
        broadside,  # nobody to fire with
        shanghai,  # nobody to move
        full_sail,
        disenchant,  # no action to destroy
        tech_center,  # no minion to count
        augmentation,  # no minion to strengthen
        grave_robbing,  # nothing in the discard pile
    ],
    ids=lambda card: card.id,
)
def test_a_card_without_anything_to_do_it_to_does_nothing(card: Card) -> None:
    table = given(
        hands={"Alice": [card, king_rex]}, decks={"Alice": [walker] * 3}, bases={tar_pits: [], jungle_oasis: []}
    )
    assert fates(table) == {f"play {card.id}": IDLE}


@pytest.mark.parametrize("card", [seeing_stars, beam_up, shanghai, tech_center, augmentation], ids=lambda card: card.id)
def test_the_same_card_does_something_where_it_can(card: Card) -> None:
    table = given(
        hands={"Alice": [card]},
        decks={"Alice": [walker] * 3},
        bases={tar_pits: [("Bob", shinobi), ("Alice", walker)], jungle_oasis: []},
    )
    assert fates(table) == {}


def test_recover_arcane_wisdom_draws_only_up_to_five() -> None:
    rest = [king_rex] * 4
    table = given(hands={"Alice": [recover_arcane_wisdom, *rest, king_rex]}, decks={"Alice": [walker] * 9},
                  bases={tar_pits: []})  # fmt: skip
    assert fates(table) == {"play recover_arcane_wisdom": IDLE}
    table = given(hands={"Alice": [recover_arcane_wisdom, *rest]}, decks={"Alice": [walker] * 9}, bases={tar_pits: []})
    assert fates(table) == {}


def test_seance_draws_only_for_a_small_hand() -> None:
    table = given(hands={"Alice": [seance, *[walker] * 3]}, decks={"Alice": [walker] * 9}, bases={tar_pits: []})
    assert fates(table) == {"play seance": IDLE}


def test_what_is_drawn_or_revealed_is_something_and_an_empty_deck_is_nothing() -> None:
    table = given(hands={"Alice": [mystic_studies, scry]}, decks={"Alice": [walker]}, bases={tar_pits: []})
    assert fates(table) == {}
    table = given(hands={"Alice": [mystic_studies]}, bases={tar_pits: []})
    assert fates(table) == {"play mystic_studies": IDLE}


def test_extra_plays_and_what_stays_in_play_are_something() -> None:
    table = given(
        hands={"Alice": [time_loop, abduction, they_keep_coming, infiltrate]}, bases={tar_pits: [("Bob", shinobi)]}
    )
    assert fates(table) == {}


def test_what_comes_of_fewer_cards_in_hand_is_something() -> None:
    """Haunting is stronger as soon as its player holds only two cards."""
    for others, found in ((2, {}), (4, {"play disenchant": IDLE})):
        hand = [disenchant, *[walker] * others]
        table = given(hands={"Alice": hand}, bases={tar_pits: [("Alice", haunting)]})
        assert fates(table) == found


def test_a_minion_always_does_something() -> None:
    table = given(hands={"Alice": [collector]}, bases={tar_pits: []})
    assert fates(table) == {}


def test_a_talent_that_does_nothing_says_so() -> None:
    table = given(bases={tar_pits: [("Alice", topper_chopper)]})
    (found,) = fates(table).values()
    assert found == IDLE


def test_what_another_player_decides_is_something() -> None:
    table = given(hands={"Alice": [mark_of_sleep]}, bases={tar_pits: []})
    assert fates(table) == {}


# -- protected ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shield", [incorporeal, smoke_bomb, too_tough], ids=lambda card: card.id)
def test_a_protected_minion_shows_its_shield(shield: Card) -> None:
    table = given(
        hands={"Alice": [seeing_stars]},
        bases={tar_pits: [("Bob", shinobi, ("Bob", shield)), ("Bob", walker)], jungle_oasis: []},
    )
    assert fates(table) == {}  # there is a Walker to destroy
    table.plays("Alice", seeing_stars)
    assert fates(table) == {"Bob's shinobi at tar_pits": Fate(is_idle=True, shield=shield.id)}
    table.picks("Alice", "walker")


def test_what_cannot_be_destroyed_protects_itself() -> None:
    table = given(
        hands={"Alice": [crush]},
        bases={tar_pits: [("Bob", warbot), ("Bob", walker), *[("Alice", king_rex)] * 3], jungle_oasis: []},
    )
    table.plays("Alice", crush)
    assert fates(table) == {"Bob's warbot at tar_pits": Fate(is_idle=True, shield="warbot")}
    table.picks("Alice", "walker")


def test_a_base_or_an_action_there_protects_all_of_a_players_minions() -> None:
    table = given(
        hands={"Alice": [seeing_stars]},
        bases={tar_pits: [("Bob", shinobi), ("Alice", walker), ("Bob", wildlife_preserve)], the_pits: [("Bob", scout)]},
    )
    table.plays("Alice", seeing_stars)
    assert fates(table) == {
        "Bob's shinobi at tar_pits": Fate(is_idle=True, shield="wildlife_preserve"),
        "Bob's scout at the_pits": Fate(is_idle=True, shield="the_pits"),
        "Alice's walker at tar_pits": HURTS,
    }
    table.picks("Alice", "walker")


def test_what_is_used_up_to_protect_is_a_shield_too_but_something_happens() -> None:
    table = given(
        hands={"Alice": [seeing_stars]},
        bases={
            tar_pits: [("Bob", shinobi), ("Bob", hideout)],
            jungle_oasis: [("Bob", war_raptor, ("Bob", tooth_and_claw_and_guns))],
        },
    )
    table.plays("Alice", seeing_stars)
    assert fates(table) == {
        "Bob's shinobi at tar_pits": Fate(is_idle=False, shield="hideout"),
        "Bob's war_raptor at jungle_oasis": Fate(is_idle=False, shield="tooth_and_claw_and_guns"),
    }
    table.picks("Alice", "shinobi")
    assert table.at("tar_pits") == ["Bob's shinobi"]


def test_what_happens_instead_of_being_destroyed_is_something() -> None:
    table = given(
        hands={"Alice": [seeing_stars]},
        bases={
            tar_pits: [("Bob", zapbot), ("Bob", general_ivan)],
            jungle_oasis: [("Alice", invader), ("Carol", buccaneer)],
        },
        players=("Alice", "Bob", "Carol"),
    )
    table.plays("Alice", seeing_stars)
    assert fates(table) == {
        "Bob's zapbot at tar_pits": Fate(is_idle=True, shield="general_ivan"),
        "Alice's invader at jungle_oasis": HURTS,
    }
    table.picks("Alice", "invader")


def test_where_everything_is_protected_the_card_itself_does_nothing() -> None:
    table = given(
        hands={"Alice": [seeing_stars, beam_up]},
        bases={tar_pits: [("Bob", shinobi), ("Bob", walker), ("Bob", wildlife_preserve), ("Bob", deep_roots)]},
    )
    found = fates(table)
    assert found == {f"play {card.id}": Fate(True, are_shielded=True) for card in (seeing_stars, beam_up)}
    assert {fate.tab.name for fate in found.values()} == {"all shielded"}


def test_a_shield_of_ones_own_does_not_keep_off_ones_own_cards() -> None:
    table = given(
        hands={"Alice": [seeing_stars]},
        bases={tar_pits: [("Alice", shinobi), ("Alice", walker), ("Alice", wildlife_preserve)]},
    )
    table.plays("Alice", seeing_stars)
    assert fates(table) == {f"Alice's {card} at tar_pits": HURTS for card in ("shinobi", "walker")}
    table.picks("Alice", "walker")


# -- harm --------------------------------------------------------------------------------------------------------


def test_what_can_only_destroy_ones_own_minions_hurts() -> None:
    """Whatever is answered then: to decline would do nothing."""
    table = given(
        hands={"Alice": [seeing_stars, broadside, cannon]},
        bases={tar_pits: [("Alice", walker), ("Alice", shinobi), ("Bob", king_rex)]},
    )
    found = fates(table)
    assert found == {f"play {card.id}": HURTS for card in (seeing_stars, broadside, cannon)}
    assert {fate.tab.name for fate in found.values()} == {"hurts"}


def test_what_could_destroy_somebody_elses_does_not() -> None:
    table = given(
        hands={"Alice": [seeing_stars, broadside, cannon]},
        bases={tar_pits: [("Alice", walker), ("Alice", shinobi), ("Bob", zapbot)]},
    )
    assert fates(table) == {}
    table.plays("Alice", seeing_stars)
    assert fates(table) == {f"Alice's {card} at tar_pits": HURTS for card in ("shinobi", "walker")}
    table.picks("Alice", "zapbot")


def test_what_keeps_a_base_from_scoring_that_one_would_win_takes_that_away() -> None:
    minions = [("Alice", king_rex), ("Alice", king_rex), ("Bob", shinobi)]
    table = given(hands={"Alice": [seeing_stars]}, bases={tar_pits: minions, jungle_oasis: [("Bob", zapbot)]})
    assert fates(table) == {}
    table.plays("Alice", seeing_stars)
    assert fates(table) == {"Bob's shinobi at tar_pits": Fate(is_idle=False, harm="undoes")}
    table.picks("Alice", "zapbot")


def test_who_would_not_win_a_base_may_well_keep_it_from_scoring() -> None:
    minions = [("Alice", zapbot), ("Bob", king_rex), ("Bob", king_rex), ("Bob", shinobi)]
    table = given(hands={"Alice": [seeing_stars]}, bases={tar_pits: minions, jungle_oasis: [("Bob", zapbot)]})
    table.plays("Alice", seeing_stars)
    assert fates(table) == {"Alice's zapbot at tar_pits": HURTS}
    table.picks("Alice", "shinobi")


def test_after_the_first_of_two_targets_ones_own_still_only_hurts() -> None:
    """The first is destroyed whatever is said of the second."""
    table = given(hands={"Alice": [cannon]}, bases={tar_pits: [("Alice", walker), ("Bob", zapbot)]})
    table.plays("Alice", cannon)
    table.picks("Alice", "zapbot")
    assert fates(table) == {"Alice's walker at tar_pits": HURTS}
    table.picks("Alice", "none")


def test_to_destroy_ones_own_does_good_where_something_comes_of_it() -> None:
    """A point is gained by it."""
    table = given(hands={"Alice": [seeing_stars]}, bases={cave_of_shinies: [("Alice", walker), ("Bob", zapbot)]})
    table.plays("Alice", seeing_stars)
    assert fates(table) == {}
    table.picks("Alice", "zapbot")


def test_to_strengthen_somebody_elses_minion_helps_only_them() -> None:
    table = given(
        hands={"Alice": [upgrade]}, bases={jungle_oasis: [("Alice", walker), ("Bob", zapbot), ("Carol", king_rex)]},
        players=("Alice", "Bob", "Carol"),
    )  # fmt: skip
    table.plays("Alice", upgrade)
    assert fates(table) == {
        "Bob's zapbot at jungle_oasis": HELPS,
        "Carol's king_rex at jungle_oasis": HELPS,
    }
    table.picks("Alice", "walker")


def test_power_for_a_turn_is_good_for_whose_minion_it_is() -> None:
    table = given(hands={"Alice": [augmentation]}, bases={tar_pits: [("Bob", scout), ("Alice", collector)]})
    table.plays("Alice", augmentation)
    assert fates(table) == {"Bob's scout at tar_pits": HELPS}
    table.picks("Alice", "collector")


def test_a_treasure_does_nothing_where_there_is_nothing_for_it() -> None:
    table = given(hands={"Alice": [dungeon_rule_book]}, bases={tar_pits: [("Bob", scout)]})
    assert fates(table) == {"play dungeon_rule_book": IDLE}


# -- not now -----------------------------------------------------------------------------------------------------


def test_a_card_that_has_to_wait_says_until_when() -> None:
    table = given(hands={"Alice": [hidden_ninja, king_rex, scry]}, bases={tar_pits: []}, minions_left=0)
    later = SIGNS.later(table.game, 0)
    assert {card: tab.name for card, tab in later.items()} == {
        "hidden_ninja": "before scoring",
        "king_rex": "next turn",
    }


def test_a_card_that_is_too_strong_for_an_extra_minion_says_so() -> None:
    """Microbot Alpha is weak enough; an action has nothing to do with extra minions."""
    table = given(
        {"Alice": [zapbot, microbot_alpha, warbot, augmentation, augmentation]}, {tar_pits: [("Alice", scout)]}
    )
    table.plays("Alice", zapbot, at=tar_pits)
    table.plays("Alice", augmentation)
    table.picks("Alice", "zapbot")
    assert {card: tab.name for card, tab in SIGNS.later(table.game, 0).items()} == {
        "warbot": "too strong",
        "augmentation": "next turn",
    }


def test_during_a_question_cards_in_hand_come_after_it() -> None:
    table = given(
        hands={"Alice": [seeing_stars, spirit]},
        bases={tar_pits: [("Bob", shinobi), ("Bob", cub_scout)], the_homeworld: []},
    )
    table.plays("Alice", seeing_stars)
    assert {card: tab.name for card, tab in SIGNS.later(table.game, 0).items()} == {"spirit": "after this"}
    table.picks("Alice", "shinobi")


# -- why ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "why"),
    [
        (seeing_stars, "nothing to destroy"),
        (beam_up, "nothing to return"),
        (shanghai, "nothing to move"),
        (grave_robbing, "nothing to take"),
        (recover_arcane_wisdom, "your hand is full enough"),
    ],
    ids=lambda value: value.id if isinstance(value, Card) else "",
)
def test_it_is_said_why_nothing_would_happen(card: Card, why: str) -> None:
    table = given(
        hands={"Alice": [card, *[king_rex] * 5]}, decks={"Alice": [walker] * 3}, bases={tar_pits: [], jungle_oasis: []}
    )
    found = foresee(table.game, 0, SIGNS)
    tabs = {table.offers("Alice")[place]: fate.tab for place, fate in found.items()}
    speaker = SMASH_UP.speaker(table.names, 0)
    assert speaker.tab(tabs[f"play {card.id}"]) == why


def test_every_reason_has_room_at_the_foot_of_a_card() -> None:
    words = SMASH_UP.words()
    told = [*words.TABS.values(), *words.TABS_OF_CARDS.values()]
    assert max(map(len, told)) <= 24
