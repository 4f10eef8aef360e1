"""Every event says why it happened: which card did it, by which ability, or which rule."""

from __future__ import annotations

import pytest

from rumpus.family.events import Cause, cause_of
from rumpus.munchkin.cards.ability import OwnWay
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.catalog import CARDS
from rumpus.munchkin.cards.decks.cthulhu.classes import professor
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_get_all_blobby
from rumpus.munchkin.cards.decks.cthulhu.items import galoshes, slime_proof_poncho
from rumpus.munchkin.cards.decks.cthulhu.levels import mystic_visions
from rumpus.munchkin.cards.decks.cthulhu.monsters import lloyd_lloigor, polly_polyp, shallow_ones
from rumpus.munchkin.table.state import Phase
from rumpus.munchkin.text import Speaker
from rumpus.munchkin.words import words_of
from tests.munchkin.given import Given, given
from tests.munchkin.warhammer40k.cards import laspistol, servo_skull, tyranid
from tests.munchkin.warhammer40k.table import given40k


@pytest.mark.parametrize("card", CARDS.values(), ids=repr)
def test_all_that_a_card_can_do_has_a_text(card: Card) -> None:
    named = {card.told_as.get(ability, ability) for ability in card.functions()}
    named |= {play.ability for play in card.plays if play.ability or not isinstance(play, OwnWay)}
    named |= {use.ability for use in card.uses} | {action.verb for action in card.turn_actions}
    assert named - {ability for ability, text in card.texts.items() if text} == set()


def causes(table: Given, kind: str) -> list[Cause]:
    return [cause_of(event) for event in table.game.log.events if event.kind == kind]


def test_a_death_is_caused_by_the_bad_stuff_of_a_monster() -> None:
    table = given(doors=[shallow_ones])
    table.opens_door()
    serial = table.table.fight.foes[0].serial
    table.next_roll(1)
    table.fights_it_out()
    table.runs("Alice", shallow_ones)
    assert causes(table, "die") == [Cause("shallow_ones", serial, -1, "bad stuff")]


def test_levels_come_by_a_kill_or_by_a_card() -> None:
    table = given(doors=[polly_polyp], hands={"Bob": [mystic_visions]}, levels={"Alice": 5})
    table.opens_door()
    table.fights_it_out()
    table.plays("Bob", mystic_visions, "Carol")
    assert causes(table, "gain levels") == [Cause(player=0, rule="MU-4.1"), Cause("mystic_visions", 0, 1, "play")]


def test_what_a_class_does_is_caused_by_it() -> None:
    hand = [polly_polyp, lloyd_lloigor, shallow_ones]
    table = given(play={"Alice": [professor]}, hands={"Alice": hand}, phase="rest")
    serial = table.hero("Alice").gear[0].serial
    table.ends_turn("Alice")
    table.picks("Alice", "yes", "polly_polyp", "lloyd_lloigor")
    assert causes(table, "gain levels") == [Cause("professor", serial, 0, "turn end")]


def test_what_deck_files_name_is_told_by_its_text() -> None:
    table = given40k(doors=[servo_skull], play={"Alice": [tyranid, laspistol]}, levels={"Alice": 5})
    table.opens_door()
    table.fights_it_out()
    table.picks("Alice", "laspistol")
    serial = table.hero("Alice").gear[0].serial
    (devoured,) = causes(table, "lose")
    assert devoured == Cause("tyranid", serial, 0, "devour")
    assert tyranid.texts[devoured.ability].startswith("Devour: ")


def test_a_card_that_does_what_all_of_its_kind_do_names_the_rule() -> None:
    table = given(hands={"Alice": [galoshes]})
    table.plays("Alice", galoshes, "use")
    assert causes(table, "play") == [Cause("galoshes", 0, 0, rule="MU-2.9")]


@pytest.mark.parametrize("phase", ["start", "trouble", "rest"])
def test_a_curse_strikes_by_the_rule_of_curses_whatever_phase_it_is(phase: Phase) -> None:
    table = given(hands={"Bob": [curse_get_all_blobby]}, play={"Alice": [slime_proof_poncho]}, phase=phase)
    table.plays("Bob", curse_get_all_blobby, "Alice")
    table.everyone_passes()
    assert causes(table, "cursed") == [Cause(player=0, rule="MU-9.2")]
    acts = [line.act for line in Speaker(table.names, 0, words_of("en")).lines(table.game.log.events, 0)]
    assert len(set(acts)) == 1, "it is played, strikes, and takes the armor: that is one act"


def test_a_turn_begins_because_the_one_before_it_is_over() -> None:
    table = given(phase="rest")
    table.ends_turn()
    assert causes(table, "turn") == [Cause(player=1, rule="MU-2.6")]
