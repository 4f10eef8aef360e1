"""Every event says why it happened: which card did it, by which ability, or which rule."""

from __future__ import annotations

from random import Random

from rumpus import new_match
from rumpus.family.events import Cause, cause_of
from rumpus.kernel import Event
from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits
from rumpus.smashup.cards.decks.monsters import ghoul, king_tut
from rumpus.smashup.cards.decks.potions import potion_of_redundancy_potion
from rumpus.smashup.cards.factions.ninjas import shinobi
from rumpus.smashup.cards.factions.tricksters import block_the_path
from rumpus.smashup.cards.factions.warriors import big_hero
from rumpus.smashup.cards.factions.zombies import overrun, walker
from tests.smashup.given import Given, given


def told(seed: int) -> list[Event]:
    match, rng = new_match(players=2 + seed % 3, seed=seed), Random(seed)
    while (decision := match.game.decision) is not None:
        seat = decision.awaited[0]
        match.answer(seat, rng.randrange(len(decision.offers[seat])))
    return match.log.events


def test_the_cards_that_are_dealt_are_told_from_those_that_are_drawn() -> None:
    rules = {cause_of(event).rule for event in told(1) if event.kind == "draw"}
    assert {"SU-1.6", "SU-2.4"} <= rules


def test_points_for_a_place_come_by_the_rule_that_awards_them() -> None:
    rules = {cause_of(event).rule for seed in range(3) for event in told(seed) if event.kind == "points"}
    assert "SU-5.5" in rules
    assert rules <= {"SU-5.5", ""}  # or a card gives them


def causes(table: Given, kind: str) -> list[Cause]:
    return [cause_of(event) for event in table.game.log.events if event.kind == kind]


def test_an_action_that_merely_stays_names_the_rule_and_one_with_a_text_the_text() -> None:
    table = given(hands={"Alice": [overrun]}, bases={tar_pits: [("Bob", shinobi)]})
    table.plays("Alice", overrun)
    (cause,) = causes(table, "attach")
    assert (cause.card, cause.ability, cause.rule) == ("overrun", "", "SU-2.2")
    table = given(hands={"Alice": [block_the_path]}, bases={tar_pits: [("Bob", shinobi)]})
    table.plays("Alice", block_the_path)
    table.picks("Alice", "ninjas")
    (cause,) = causes(table, "attach")
    assert (cause.card, cause.ability, cause.rule) == ("block_the_path", "play", "")


def test_another_cards_talent_is_told_by_its_text() -> None:
    potion = ("Alice", potion_of_redundancy_potion)
    table = given(
        bases={jungle_oasis: [("Alice", walker, potion)], tar_pits: [("Bob", big_hero), ("", ghoul)]},
        monster_deck=[king_tut],
    )
    table.uses("Alice", potion_of_redundancy_potion)
    (cause,) = [cause for cause in causes(table, "monster") if cause.ability]
    assert (cause.card, cause.player, cause.ability) == ("big_hero", 0, "talent")
