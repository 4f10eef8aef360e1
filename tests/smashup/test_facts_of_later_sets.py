"""Every number that is printed on the cards of Awesome Level 9000 and of the Munchkin set."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.catalog import CARDS, FACTIONS, SETS

Numbers = tuple[str, int, int, str]  # kind, power, copies, what an action stays on

CARDS_OF: dict[str, dict[str, Numbers]] = {
    "bear_cavalry": {
        "general_ivan": ("minion", 6, 1, ""),
        "polar_commando": ("minion", 4, 2, ""),
        "bear_cavalry": ("minion", 3, 3, ""),
        "cub_scout": ("minion", 3, 4, ""),
        "bear_hug": ("action", 0, 1, ""),
        "bear_necessities": ("action", 0, 1, ""),
        "bear_rides_you": ("action", 0, 1, ""),
        "commission": ("action", 0, 2, ""),
        "high_ground": ("action", 0, 1, "base"),
        "superiority": ("action", 0, 1, "base"),
        "youre_pretty_much_borscht": ("action", 0, 1, ""),
        "youre_screwed": ("action", 0, 2, ""),
    },
    "ghosts": {
        "spectre": ("minion", 5, 1, ""),
        "haunting": ("minion", 3, 2, ""),
        "spirit": ("minion", 3, 3, ""),
        "ghost": ("minion", 2, 4, ""),
        "across_the_divide": ("action", 0, 1, ""),
        "door_to_the_beyond": ("action", 0, 1, "base"),
        "ghostly_arrival": ("action", 0, 2, ""),
        "incorporeal": ("action", 0, 2, "minion"),
        "make_contact": ("action", 0, 1, "minion"),
        "seance": ("action", 0, 1, ""),
        "shady_deal": ("action", 0, 1, ""),
        "the_dead_rise": ("action", 0, 1, ""),
    },
    "killer_plants": {
        "venus_man_trap": ("minion", 5, 1, ""),
        "weed_eater": ("minion", 5, 2, ""),
        "water_lily": ("minion", 3, 3, ""),
        "sprout": ("minion", 2, 4, ""),
        "blossom": ("action", 0, 1, ""),
        "budding": ("action", 0, 1, ""),
        "choking_vines": ("action", 0, 1, "minion"),
        "deep_roots": ("action", 0, 1, "base"),
        "entangled": ("action", 0, 1, "base"),
        "insta_grow": ("action", 0, 2, ""),
        "overgrowth": ("action", 0, 1, "base"),
        "sleep_spores": ("action", 0, 2, "base"),
    },
    "steampunks": {
        "steam_queen": ("minion", 5, 1, ""),
        "mechanic": ("minion", 4, 2, ""),
        "steam_man": ("minion", 3, 3, ""),
        "captain_ahab": ("minion", 2, 4, ""),
        "aggromotive": ("action", 0, 1, "base"),
        "change_of_venue": ("action", 0, 1, ""),
        "difference_engine": ("action", 0, 1, "base"),
        "escape_hatch": ("action", 0, 1, "base"),
        "ornate_dome": ("action", 0, 1, "base"),
        "rotary_slug_thrower": ("action", 0, 1, "base"),
        "scrap_diving": ("action", 0, 2, ""),
        "zeppelin": ("action", 0, 2, "base"),
    },
    "clerics": {
        "cardinal": ("minion", 5, 1, ""),
        "deep_friar": ("minion", 4, 2, ""),
        "turner": ("minion", 3, 3, ""),
        "holy_roller": ("minion", 2, 4, ""),
        "bin_and_gone": ("action", 0, 1, "base"),
        "collection_plate": ("action", 0, 2, ""),
        "curse_of_imprisonment": ("action", 0, 1, "minion"),
        "curse_of_uselessness": ("action", 0, 1, "minion"),
        "good_habits": ("action", 0, 1, ""),
        "join_the_club": ("action", 0, 2, ""),
        "remove_curse": ("action", 0, 1, ""),
        "word_of_recall": ("action", 0, 1, ""),
    },
    "dwarves": {
        "dwarf_king": ("minion", 5, 1, ""),
        "loot_lover": ("minion", 4, 2, ""),
        "gold_digger": ("minion", 3, 3, ""),
        "gem_grabber": ("minion", 2, 4, ""),
        "anything_for_money": ("action", 0, 1, ""),
        "cash_out": ("action", 0, 1, ""),
        "cunning_plan": ("action", 0, 1, ""),
        "greed_is_good": ("action", 0, 2, ""),
        "hidden_assets": ("action", 0, 2, ""),
        "mine": ("action", 0, 1, ""),
        "no_my_precious": ("action", 0, 1, ""),
        "salvage": ("action", 0, 1, ""),
    },
    "elves": {
        "fae_fighter": ("minion", 5, 1, ""),
        "lord_of_the_prance": ("minion", 4, 2, ""),
        "flower_child": ("minion", 2, 3, ""),
        "elf_help_guru": ("minion", 2, 4, ""),
        "after_you": ("action", 0, 1, ""),
        "dancing_root": ("action", 0, 1, ""),
        "helping_hands": ("action", 0, 1, ""),
        "pumping_iron": ("action", 0, 2, ""),
        "run_away": ("action", 0, 1, ""),
        "run_away_more": ("action", 0, 1, ""),
        "trade": ("action", 0, 2, ""),
        "traveling_elf": ("action", 0, 1, "minion"),
    },
    "halflings": {
        "shire_marshal": ("minion", 4, 1, ""),
        "pestling": ("minion", 3, 2, ""),
        "bardling": ("minion", 2, 3, ""),
        "quarterling": ("minion", 2, 4, ""),
        "last_call": ("action", 0, 1, ""),
        "lunch_run": ("action", 0, 2, "base"),
        "out_of_nowhere": ("action", 0, 1, ""),
        "rude_awakening": ("action", 0, 1, ""),
        "small_but_tough": ("action", 0, 1, "minion"),
        "sneaksy": ("action", 0, 1, "base"),
        "spoiled_brats": ("action", 0, 1, ""),
        "unexpected_party": ("action", 0, 2, ""),
    },
    "mages": {
        "blaster_master": ("minion", 5, 1, ""),
        "happy_zapper": ("minion", 3, 2, ""),
        "wand_whiz": ("minion", 3, 3, ""),
        "scroll_shuffler": ("minion", 2, 4, ""),
        "charm": ("action", 0, 1, ""),
        "embiggen": ("action", 0, 1, ""),
        "mass_summoning": ("action", 0, 1, ""),
        "portal_to_beyond": ("action", 0, 1, "base"),
        "recover_arcane_wisdom": ("action", 0, 2, ""),
        "some_enchanted_evening": ("action", 0, 1, ""),
        "speed_reading": ("action", 0, 1, ""),
        "zzzzzap": ("action", 0, 2, ""),
    },
    "orcs": {
        "sword_lord": ("minion", 5, 1, ""),
        "topper_chopper": ("minion", 5, 2, ""),
        "hammer_slammer": ("minion", 3, 3, ""),
        "dork_orc": ("minion", 2, 4, ""),
        "and_stay_down": ("action", 0, 1, ""),
        "angry_pillagers": ("action", 0, 2, ""),
        "crush": ("action", 0, 1, ""),
        "death_breath": ("action", 0, 1, ""),
        "dogpile": ("action", 0, 2, ""),
        "gimme": ("action", 0, 1, ""),
        "stalling": ("action", 0, 1, "base"),
        "too_tough": ("action", 0, 1, "minion"),
    },
    "thieves": {
        "master_thief": ("minion", 5, 1, ""),
        "fence": ("minion", 3, 2, ""),
        "cat_burglar": ("minion", 3, 3, ""),
        "pickpocket": ("minion", 2, 4, ""),
        "backstab": ("action", 0, 1, ""),
        "clever_distraction": ("action", 0, 1, ""),
        "mugging": ("action", 0, 1, ""),
        "potion_bandolier": ("action", 0, 2, ""),
        "secret_stash": ("action", 0, 1, "base"),
        "smuggling": ("action", 0, 1, ""),
        "strip_bare": ("action", 0, 1, ""),
        "swipe": ("action", 0, 2, ""),
    },
    "warriors": {
        "big_hero": ("minion", 5, 1, ""),
        "star_player": ("minion", 4, 2, ""),
        "berserker": ("minion", 3, 3, ""),
        "taunter": ("minion", 2, 4, ""),
        "campaign": ("action", 0, 1, ""),
        "cleave": ("action", 0, 2, ""),
        "dumbbells": ("action", 0, 1, "minion"),
        "dungeon_bait": ("action", 0, 2, ""),
        "eternal_hero": ("action", 0, 1, "minion"),
        "ruckus": ("action", 0, 1, ""),
        "shield_of_ubiquity": ("action", 0, 1, "minion"),
        "war_cry": ("action", 0, 1, ""),
    },
}

BASES: dict[str, tuple[str, int, tuple[int, int, int], int]] = {  # faction, breakpoint, VP, monsters
    "field_of_honor": ("bear_cavalry", 18, (3, 2, 1), 0),
    "tsars_palace": ("bear_cavalry", 22, (5, 3, 2), 0),
    "haunted_house": ("ghosts", 18, (4, 3, 2), 0),
    "the_dread_gazebo": ("ghosts", 20, (4, 2, 1), 0),
    "secret_grove": ("killer_plants", 21, (3, 2, 1), 0),
    "the_greenhouse": ("killer_plants", 24, (4, 2, 1), 0),
    "inventors_salon": ("steampunks", 22, (4, 2, 1), 0),
    "workshop": ("steampunks", 20, (4, 2, 1), 0),
    "hotel_of_holiness": ("clerics", 15, (4, 3, 2), 2),
    "whack_a_ghoul": ("clerics", 12, (3, 2, 1), 3),
    "the_mines": ("dwarves", 18, (4, 2, 1), 2),
    "treasure_bath": ("dwarves", 12, (2, 0, 0), 1),
    "helpers_hollow": ("elves", 17, (3, 2, 1), 2),
    "treehouse": ("elves", 15, (4, 2, 1), 2),
    "birthday_party": ("halflings", 20, (4, 2, 1), 1),
    "subterranean_lair": ("halflings", 23, (5, 3, 2), 1),
    "dimension_doors": ("mages", 20, (4, 2, 1), 1),
    "mages_tower": ("mages", 18, (4, 3, 2), 1),
    "garrison": ("orcs", 12, (3, 2, 1), 2),
    "the_pits": ("orcs", 16, (4, 2, 1), 2),
    "the_coffers": ("thieves", 18, (4, 2, 1), 2),
    "thieves_guild": ("thieves", 19, (4, 3, 2), 1),
    "bastion": ("warriors", 11, (3, 2, 2), 3),
    "the_gauntlet": ("warriors", 14, (5, 3, 2), 3),
}

MONSTERS: dict[str, tuple[int, int, bool, int]] = {  # power, treasures, undead, copies
    "plutonium_dragon": (5, 3, False, 1),
    "bigfoot": (4, 2, False, 2),
    "hippogriff": (3, 1, False, 3),
    "web_troll": (1, 0, False, 4),
    "knight_of_the_living_dead": (5, 2, True, 1),
    "king_tut": (4, 2, True, 2),
    "ghoul": (3, 1, True, 3),
    "poultrygeist": (2, 1, True, 4),
}

TREASURES: dict[str, Numbers] = {
    "dwarf_hireling": ("minion", 2, 1, ""),
    "halfling_hireling": ("minion", 2, 1, ""),
    "tiger_steed": ("minion", 3, 1, ""),
    "bag_of_caltrops": ("action", 0, 1, "base"),
    "boots_of_butt_kicking": ("action", 0, 1, "minion"),
    "boots_of_running_really_fast": ("action", 0, 1, "minion"),
    "buckler_of_swashing": ("action", 0, 1, "minion"),
    "chainsaw_of_bloody_dismemberment": ("action", 0, 1, "minion"),
    "chest_of_holding": ("action", 0, 1, "minion"),
    "cross_bow": ("action", 0, 1, ""),
    "dungeon_rule_book": ("action", 0, 1, ""),
    "jetpack_of_anachronism": ("action", 0, 1, "minion"),
    "kneepads_of_allure": ("action", 0, 1, "minion"),
    "magic_missile": ("action", 0, 1, "minion"),
    "potion_of_cowardice": ("action", 0, 1, "minion"),
    "potion_of_halitosis": ("action", 0, 1, ""),
    "potion_of_idiotic_bravery": ("action", 0, 1, ""),
    "potion_of_line_cutting": ("action", 0, 1, ""),
    "potion_of_paralysis": ("action", 0, 1, ""),
    "potion_of_redundancy_potion": ("action", 0, 1, "minion"),
    "wand_of_dowsing": ("action", 0, 1, ""),
    "wishing_ring": ("action", 0, 1, ""),
}

SET_OF = {
    "bear_cavalry": "awesome9000",
    "ghosts": "awesome9000",
    "killer_plants": "awesome9000",
    "steampunks": "awesome9000",
    "clerics": "munchkin",
    "dwarves": "munchkin",
    "elves": "munchkin",
    "halflings": "munchkin",
    "mages": "munchkin",
    "orcs": "munchkin",
    "thieves": "munchkin",
    "warriors": "munchkin",
}


def numbers(card: Card) -> Numbers:
    return card.kind, card.power, card.copies, card.on or ""


@pytest.mark.rule("SU-1.9")
@pytest.mark.parametrize("card_set", ["awesome9000", "munchkin"])
def test_a_set_is_complete(card_set: str) -> None:
    assert {faction.id for faction in SETS[card_set].factions} == {each for each in SET_OF if SET_OF[each] == card_set}
    bases = {base for base, (faction, *_) in BASES.items() if SET_OF[faction] == card_set}
    assert {base.id for base in SETS[card_set].bases} == bases


@pytest.mark.rule("SU-1.9")
def test_there_are_twenty_monsters_and_twenty_two_treasures() -> None:
    assert sum(card.copies for card in SETS["munchkin"].monsters) == 20
    assert sum(card.copies for card in SETS["munchkin"].treasures) == 22


@pytest.mark.parametrize("faction", CARDS_OF)
def test_a_faction_has_its_twenty_cards(faction: str) -> None:
    assert sum(card.copies for card in FACTIONS[faction].cards) == 20
    assert {card.id: numbers(card) for card in FACTIONS[faction].cards} == CARDS_OF[faction]


@pytest.mark.parametrize("base", BASES)
def test_a_base_has_its_numbers(base: str) -> None:
    card = CARDS[base]
    assert (card.faction.id, card.breakpoint, card.vp, card.monsters) == BASES[base]


@pytest.mark.rule("SU-11.2")
def test_the_monsters_have_their_numbers() -> None:
    found = {each.id: (each.power, each.treasures, each.is_undead, each.copies) for each in SETS["munchkin"].monsters}
    assert found == MONSTERS


@pytest.mark.rule("SU-11.2")
def test_the_treasures_have_their_numbers() -> None:
    assert {each.id: numbers(each) for each in SETS["munchkin"].treasures} == TREASURES
