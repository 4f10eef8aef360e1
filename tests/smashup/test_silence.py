"""A silenced card says nothing at all; what is printed, and what it did when it was played, stays."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import evans_city_cemetery, jungle_oasis, tar_pits, tortuga
from rumpus.smashup.cards.bases.munchkin import bastion
from rumpus.smashup.cards.decks.monsters import bigfoot, ghoul, poultrygeist
from rumpus.smashup.cards.decks.potions import potion_of_cowardice, potion_of_paralysis
from rumpus.smashup.cards.decks.treasures import (
    boots_of_butt_kicking,
    chest_of_holding,
    jetpack_of_anachronism,
    magic_missile,
    wishing_ring,
)
from rumpus.smashup.cards.factions.aliens import jammed_signal
from rumpus.smashup.cards.factions.clerics import curse_of_imprisonment, curse_of_uselessness, remove_curse, turner
from rumpus.smashup.cards.factions.dinosaurs import king_rex, upgrade
from rumpus.smashup.cards.factions.dwarves import dwarf_king, salvage
from rumpus.smashup.cards.factions.elves import flower_child
from rumpus.smashup.cards.factions.ninjas import hidden_ninja, ninja_master, seeing_stars, shinobi
from rumpus.smashup.cards.factions.robots import (
    microbot_alpha,
    microbot_archive,
    microbot_fixer,
    tech_center,
    zapbot,
)
from rumpus.smashup.cards.factions.thieves import secret_stash
from rumpus.smashup.cards.factions.tricksters import brownie, gremlin, leprechaun
from rumpus.smashup.cards.factions.warriors import eternal_hero
from rumpus.smashup.cards.factions.wizards import neophyte
from rumpus.smashup.cards.factions.zombies import overrun, walker
from tests.smashup.given import given

pytestmark = pytest.mark.rule("SU-10.15")


def test_a_silenced_alpha_makes_no_microbots_but_is_still_called_one() -> None:
    bases = {tar_pits: [("Alice", microbot_alpha), ("Alice", microbot_fixer), ("Alice", zapbot)]}
    table = given(hands={"Bob": [curse_of_imprisonment]}, bases=bases, active="Bob")
    assert [table.power("tar_pits", f"Alice's {card}") for card in ("microbot_fixer", "zapbot")] == [2, 3]
    table.plays("Bob", curse_of_imprisonment)
    table.picks("Bob", "microbot_alpha")
    assert table.power("tar_pits", "Alice's microbot_alpha") == 2  # itself, and the Fixer's
    assert table.power("tar_pits", "Alice's zapbot") == 2


def test_the_archive_draws_for_no_minion_of_a_silenced_alpha() -> None:
    silenced = ("Alice", microbot_alpha, ("Bob", potion_of_cowardice))
    bases = {jungle_oasis: [silenced, ("Alice", microbot_archive), ("Alice", gremlin)], tar_pits: []}
    table = given(hands={"Bob": [seeing_stars] * 3}, decks={"Alice": [tech_center] * 5}, bases=bases, active="Bob",
                  actions_left=2)  # fmt: skip
    table.plays("Bob", seeing_stars)
    table.picks("Bob", "gremlin")
    while table.prompt != "play":
        table.picks("Bob", table.offers("Bob")[0])
    assert table.hand("Alice") == ["tech_center"]  # the Gremlin's own
    table.plays("Bob", seeing_stars)
    table.picks("Bob", "microbot_alpha")  # a Microbot by its name
    assert table.hand("Alice") == ["tech_center"] * 2


def test_all_is_as_before_once_the_curse_on_alpha_is_gone() -> None:
    silenced = ("Alice", microbot_alpha, ("Bob", curse_of_imprisonment))
    bases = {tar_pits: [silenced, ("Alice", microbot_fixer), ("Alice", zapbot)]}
    table = given(hands={"Alice": [remove_curse]}, bases=bases)
    assert table.power("tar_pits", "Alice's zapbot") == 2
    table.plays("Alice", remove_curse)
    assert table.power("tar_pits", "Alice's zapbot") == 3


def test_a_silenced_stash_adds_nothing_to_the_loot_but_monsters_keep_their_treasures() -> None:
    bases = {bastion: [("Alice", king_rex), ("Alice", king_rex), ("", ghoul), ("Alice", secret_stash)], tortuga: []}
    table = given(
        hands={"Alice": [potion_of_paralysis]},
        bases=bases,
        base_deck=[jungle_oasis],
        treasure_deck=[wishing_ring, magic_missile, chest_of_holding],
    )
    table.ends_turn("Alice")
    table.plays("Alice", potion_of_paralysis)
    assert table.hand("Alice")[0] == "wishing_ring"  # the Ghoul's, and no other
    assert not {"magic_missile", "chest_of_holding"} & set(table.hand("Alice"))


def test_a_silenced_undead_is_still_undead() -> None:
    bases = {tar_pits: [("", poultrygeist, ("Bob", curse_of_imprisonment)), ("", poultrygeist)]}
    table = given(hands={"Alice": [turner]}, bases=bases, monster_deck=[])
    powers = [table.table.power(each) for each in table.base("tar_pits").on]
    assert powers == [2, 3]  # it counts for the other, and nothing counts for it
    table.plays("Alice", turner, at=tar_pits)
    assert len(table.offers("Alice")) == 2
    table.picks("Alice", table.offers("Alice")[0])
    if table.prompt.startswith("draw treasures"):
        table.picks("Alice", "no")


def test_an_action_that_comes_to_a_paralysed_base_does_nothing_when_it_is_played() -> None:
    bases = {jungle_oasis: [("Alice", king_rex), ("Alice", ninja_master)], tortuga: []}
    table = given(
        hands={"Alice": [potion_of_paralysis, salvage, upgrade]},
        bases=bases,
        base_deck=[tar_pits],
        treasure_discard=[boots_of_butt_kicking],
    )
    table.ends_turn("Alice")
    table.plays("Alice", potion_of_paralysis)
    table.plays("Alice", salvage)
    table.picks("Alice", "king_rex")
    assert "upgrade" in table.hand("Alice")  # no extra action is offered
    assert "boots_of_butt_kicking" in table.pile("treasure_discard")


def test_nothing_saves_the_minions_of_a_paralysed_base() -> None:
    saved = ("Bob", shinobi, ("Bob", jetpack_of_anachronism))
    hero = ("Bob", walker, ("Bob", eternal_hero))
    bases = {jungle_oasis: [("Alice", king_rex), saved, hero, ("Bob", dwarf_king)], tortuga: []}
    table = given(hands={"Alice": [potion_of_paralysis]}, bases=bases, base_deck=[tar_pits])
    table.ends_turn("Alice")
    table.plays("Alice", potion_of_paralysis)
    assert table.hand("Bob") == []
    assert sorted(table.discard("Bob")) == ["dwarf_king", "eternal_hero", "shinobi", "walker"]
    assert "jetpack_of_anachronism" in table.pile("treasure_discard")


def test_a_useless_minion_counts_again_while_its_curse_is_silenced() -> None:
    cursed = ("Alice", king_rex, ("Bob", curse_of_uselessness))
    bases = {jungle_oasis: [cursed, ("Bob", ninja_master), ("Bob", ninja_master), ("Carol", king_rex)], tortuga: []}
    table = given(
        hands={"Alice": [potion_of_paralysis]}, bases=bases, base_deck=[tar_pits], players=["Alice", "Bob", "Carol"]
    )
    table.ends_turn("Alice")
    table.plays("Alice", potion_of_paralysis)
    events = [event.public for event in table.game.log.events if event.kind == "award"]
    assert events[0][2] == 24  # the total, with the seven of King Rex


def test_what_a_flower_child_did_when_it_was_played_stays_when_it_is_silenced() -> None:
    table = given(
        hands={"Alice": [flower_child, curse_of_imprisonment]},
        bases={jungle_oasis: [("Bob", shinobi)], tar_pits: []},
    )
    table.plays("Alice", flower_child, at=jungle_oasis)
    table.picks("Alice", "yes")
    table.plays("Alice", curse_of_imprisonment)
    table.picks("Alice", "flower_child")
    assert table.at("jungle_oasis") == ["Alice's shinobi", "Bob's flower_child + Alice's curse_of_imprisonment"]


def test_a_bigfoot_under_a_curse_is_a_plain_monster() -> None:
    table = given(bases={jungle_oasis: [("", bigfoot, ("Alice", curse_of_imprisonment)), ("Alice", king_rex)]})
    assert table.table.breakpoint(table.base("jungle_oasis")) == 12 + 4


def test_a_leprechaun_that_the_new_minion_has_silenced_does_not_strike_it() -> None:
    table = given(
        hands={"Alice": [neophyte]},
        decks={"Alice": [curse_of_imprisonment]},
        bases={tar_pits: [("Bob", leprechaun)]},
    )
    table.plays("Alice", neophyte, at=tar_pits)
    table.picks("Alice", "play", "Bob's leprechaun at tar_pits")
    assert table.at("tar_pits")[-1] == "Alice's neophyte"


def test_a_paralysed_ban_forbids_nothing() -> None:
    bases = {jungle_oasis: [("Bob", king_rex), ("Bob", ninja_master), ("Bob", overrun)], tortuga: []}
    hands, decks = {"Alice": [potion_of_paralysis, hidden_ninja, zapbot]}, {"Alice": [walker] * 3}
    table = given(hands=hands, decks=decks, bases=bases, base_deck=[tar_pits])
    table.ends_turn("Alice")
    table.plays("Alice", potion_of_paralysis)
    table.plays("Alice", hidden_ninja)
    table.picks("Alice", "play zapbot at jungle_oasis")
    assert "zapbot" in table.discard("Alice")  # it was there, and left with the base


def test_a_paralysed_signal_jams_no_base() -> None:
    crowd = [("Alice", king_rex), ("Alice", king_rex), ("Alice", king_rex), ("Alice", jammed_signal)]
    table = given(
        hands={"Alice": [potion_of_paralysis, walker]},
        decks={"Alice": [zapbot] * 9},
        bases={evans_city_cemetery: crowd, tortuga: []},
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    table.plays("Alice", potion_of_paralysis)
    assert "walker" in table.discard("Alice")


def test_a_brownie_that_the_card_has_silenced_takes_no_revenge() -> None:
    table = given(hands={"Alice": [curse_of_imprisonment, walker, walker]}, bases={tar_pits: [("Bob", brownie)]})
    table.plays("Alice", curse_of_imprisonment)
    assert len(table.hand("Alice")) == 2
