"""Every number that is printed on a card, and what holds for all cards."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.catalog import CARDS, FACTIONS, SETS
from rumpus.smashup.words import words_of

Minions = dict[str, tuple[int, int]]  # power, copies
Actions = dict[str, int]  # copies

MINIONS: dict[str, Minions] = {
    "aliens": {
        "supreme_overlord": (5, 1),
        "invader": (3, 2),
        "scout": (3, 3),
        "collector": (2, 4),
    },
    "dinosaurs": {
        "king_rex": (7, 1),
        "laseratops": (4, 2),
        "armor_stego": (3, 3),
        "war_raptor": (2, 4),
    },
    "ninjas": {
        "ninja_master": (5, 1),
        "tiger_assassin": (4, 2),
        "shinobi": (3, 3),
        "ninja_acolyte": (2, 4),
    },
    "pirates": {
        "pirate_king": (5, 1),
        "buccaneer": (4, 2),
        "saucy_wench": (3, 3),
        "first_mate": (2, 4),
    },
    "robots": {
        "nukebot": (5, 1),
        "warbot": (4, 2),
        "hoverbot": (3, 3),
        "zapbot": (2, 4),
        "microbot_alpha": (1, 1),
        "microbot_archive": (1, 1),
        "microbot_fixer": (1, 2),
        "microbot_guard": (1, 2),
        "microbot_reclaimer": (1, 2),
    },
    "tricksters": {
        "leprechaun": (5, 1),
        "brownie": (4, 2),
        "gnome": (3, 3),
        "gremlin": (2, 4),
    },
    "wizards": {
        "archmage": (4, 1),
        "chronomage": (3, 2),
        "enchantress": (2, 3),
        "neophyte": (2, 4),
    },
    "zombies": {
        "zombie_lord": (5, 1),
        "grave_digger": (4, 2),
        "tenacious_z": (2, 3),
        "walker": (2, 4),
    },
}

ACTIONS: dict[str, Actions] = {
    "aliens": {
        "abduction": 1,
        "beam_up": 2,
        "crop_circles": 1,
        "disintegrator": 2,
        "invasion": 1,
        "jammed_signal": 1,
        "probe": 1,
        "terraforming": 1,
    },
    "dinosaurs": {
        "augmentation": 2,
        "howl": 2,
        "natural_selection": 1,
        "rampage": 1,
        "survival_of_the_fittest": 1,
        "tooth_and_claw_and_guns": 1,
        "upgrade": 1,
        "wildlife_preserve": 1,
    },
    "ninjas": {
        "assassination": 1,
        "disguise": 1,
        "hidden_ninja": 1,
        "infiltrate": 2,
        "poison": 1,
        "seeing_stars": 2,
        "smoke_bomb": 1,
        "way_of_deception": 1,
    },
    "pirates": {
        "broadside": 2,
        "cannon": 1,
        "dinghy": 2,
        "full_sail": 1,
        "powderkeg": 1,
        "sea_dogs": 1,
        "shanghai": 1,
        "swashbuckling": 1,
    },
    "robots": {
        "tech_center": 2,
    },
    "tricksters": {
        "block_the_path": 1,
        "disenchant": 2,
        "enshrouding_mist": 2,
        "flame_trap": 1,
        "hideout": 1,
        "mark_of_sleep": 1,
        "pay_the_piper": 1,
        "take_the_shinies": 1,
    },
    "wizards": {
        "mass_enchantment": 1,
        "mystic_studies": 2,
        "portal": 1,
        "sacrifice": 1,
        "scry": 1,
        "summon": 2,
        "time_loop": 1,
        "winds_of_change": 1,
    },
    "zombies": {
        "grave_robbing": 2,
        "lend_a_hand": 1,
        "mall_crawl": 1,
        "not_enough_bullets": 1,
        "outbreak": 1,
        "overrun": 1,
        "they_keep_coming": 2,
        "theyre_coming_to_get_you": 1,
    },
}

BASES: dict[str, tuple[str, int, tuple[int, int, int]]] = {
    "the_homeworld": ("aliens", 23, (4, 2, 1)),
    "the_mothership": ("aliens", 20, (4, 2, 1)),
    "jungle_oasis": ("dinosaurs", 12, (2, 0, 0)),
    "tar_pits": ("dinosaurs", 16, (4, 3, 2)),
    "ninja_dojo": ("ninjas", 18, (2, 3, 2)),
    "temple_of_goju": ("ninjas", 18, (2, 3, 2)),
    "the_grey_opal": ("pirates", 17, (3, 1, 1)),
    "tortuga": ("pirates", 21, (4, 3, 2)),
    "factory_436_1337": ("robots", 25, (2, 2, 1)),
    "the_central_brain": ("robots", 19, (4, 2, 1)),
    "cave_of_shinies": ("tricksters", 23, (4, 2, 1)),
    "mushroom_kingdom": ("tricksters", 20, (5, 3, 2)),
    "school_of_wizardry": ("wizards", 20, (3, 2, 1)),
    "the_great_library": ("wizards", 22, (4, 2, 1)),
    "evans_city_cemetery": ("zombies", 20, (5, 3, 2)),
    "rhodes_plaza_mall": ("zombies", 24, (0, 0, 0)),
}

WITHOUT_ABILITY = ["king_rex", "jungle_oasis"]

each_card = pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)
each_faction = pytest.mark.parametrize("faction", MINIONS)


@pytest.mark.rule("SU-1.9")
def test_base_set_is_complete() -> None:
    assert [faction.id for faction in SETS["base"].factions] == list(MINIONS)
    assert [base.id for base in SETS["base"].bases] == list(BASES)


@each_faction
def test_faction_has_twenty_cards(faction: str) -> None:
    assert sum(card.copies for card in FACTIONS[faction].cards) == 20


@each_faction
def test_faction_has_its_minions(faction: str) -> None:
    minions = [card for card in FACTIONS[faction].cards if card.kind == "minion"]
    assert {card.id: (card.power, card.copies) for card in minions} == MINIONS[faction]


@each_faction
def test_faction_has_its_actions(faction: str) -> None:
    actions = [card for card in FACTIONS[faction].cards if card.kind == "action"]
    assert {card.id: card.copies for card in actions} == ACTIONS[faction]
    assert all(card.power == 0 for card in actions)


@pytest.mark.parametrize("base", BASES)
def test_base_has_its_numbers(base: str) -> None:
    card = CARDS[base]
    assert card.kind == "base"
    assert (card.faction.id, card.breakpoint, card.vp) == BASES[base]


def test_ids_are_unique() -> None:
    cards = [card for faction in FACTIONS.values() for card in faction.cards]
    cards += [card for each in SETS.values() for card in [*each.bases, *each.monsters, *each.treasures]]
    assert sorted(card.id for card in cards) == sorted(CARDS)
    assert len({card.name for card in cards}) == len(cards)


@each_card
def test_card_has_a_text_unless_it_has_no_ability(card: Card) -> None:
    assert bool(words_of("en").text(card)) is (card.id not in WITHOUT_ABILITY)


@each_card
def test_texts_and_rulings_are_whole_sentences(card: Card) -> None:
    for text in (words_of("en").text(card), *card.rulings):
        assert text[:1] == text[:1].upper()
        assert text.endswith(".") or card.id in WITHOUT_ABILITY
        assert "  " not in text
