"""Munchkin as a table knows it: its catalogue, its options, how a game stands, and what is shown apart from the log."""

from __future__ import annotations

from typing import Any

import pytest

import rumpus
from rumpus.families import FAMILIES
from rumpus.family import BadSetup, OptionInfo
from rumpus.kernel import SPECTATOR
from rumpus.munchkin.cards.catalog import CARDS
from rumpus.munchkin.cards.decks.cthulhu.classes import investigator
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_amnesia
from rumpus.munchkin.cards.decks.cthulhu.items import bagpipes
from rumpus.munchkin.cards.decks.cthulhu.levels import mystic_visions
from rumpus.munchkin.cards.decks.cthulhu.monsters import froggoth, polly_polyp
from rumpus.munchkin.family import MUNCHKIN
from rumpus.munchkin.options import VARIANTS, Options
from rumpus.munchkin.text import MunchkinView, Speaker, read_view
from rumpus.munchkin.text.notes import Decided, Died, Rolled, Struck
from rumpus.munchkin.words import words_of
from tests.munchkin.given import given

ENGLISH = words_of("en")


def test_it_is_a_game_that_can_be_played() -> None:
    info = FAMILIES["munchkin"].info()
    assert (info.title, info.fewest, info.most) == ("Munchkin", 2, 8)
    assert MunchkinView in MUNCHKIN.types


def test_its_title_names_the_sets_that_lie_on_the_table() -> None:
    assert MUNCHKIN.title({"players": 2}) == "Munchkin Cthulhu"
    for setup in ({"sets": ["warhammer40k"]}, {"table": {"sets": ["warhammer40k"], "players": {}}}):
        assert MUNCHKIN.title({"players": 2, **setup}) == "Munchkin Warhammer 40,000"


def test_the_rulebook_has_every_card_with_its_numbers() -> None:
    book = MUNCHKIN.rulebook()
    assert [card.id for card in book.cards] == list(CARDS)
    assert (book.goal, book.points) == (10, "level")
    assert book.sets.items() >= {"cthulhu": "Munchkin Cthulhu", "warhammer40k": "Munchkin Warhammer 40,000"}.items()
    assert [pile.id for pile in book.factions] == ["door", "treasure"]
    cards = {card.id: card for card in book.cards}
    monster = cards["froggoth"]
    assert (monster.faction, monster.group) == ("door", "monster")
    assert {fact.name: fact.value for fact in monster.facts} == {
        "level": 12, "treasures": 3, "levels": 1, "traits": "goth",
    }  # fmt: skip
    item = cards["elder_sign"]
    assert (item.faction, item.copies) == ("treasure", 1)
    assert [(fact.label, fact.value) for fact in item.facts] == [
        ("Bonus", 3), ("Hands", 1), ("Gold", 200), ("Only for", "Investigators"),
    ]  # fmt: skip
    assert all(card.faction in ("door", "treasure") for card in book.cards)


OF_HEROES = {"sexes": "sex", "toms": "is_tom"}


def values_of(options: Options) -> tuple[object, ...]:
    return options.faster, options.shared_victory, options.of_sets


def decided(options: Options, option: OptionInfo) -> object:
    usual = option.values[0].value
    return getattr(options, option.name) if option.name in VARIANTS else options.of_sets.get(option.name, usual)


def test_every_value_of_every_option_can_be_set_up_and_the_first_is_the_usual_one() -> None:
    usual = rumpus.new_game("munchkin", players=3, seed=1).state.options
    for option in MUNCHKIN.rulebook().options:
        for value in option.values:
            several = 3 if option.is_for_each_seat else option.is_several
            told: Any = [value.value] * several if several else value.value
            state = rumpus.new_game("munchkin", players=3, seed=1, **{option.name: told}).state
            if option.is_for_each_seat:
                assert [getattr(hero, OF_HEROES[option.name]) for hero in state.heroes] == told
            elif option.name == "sets":
                assert list(dict.fromkeys(card.set.name for card in state.cards)) == told
            else:
                assert decided(state.options, option) == told
                assert (values_of(state.options) == values_of(usual)) == (value is option.values[0])


def test_with_combined_sets_an_option_says_what_is_usual_then() -> None:
    book = MUNCHKIN.rulebook()
    options = rumpus.new_game("munchkin", players=MUNCHKIN.info().most, seed=1, sets=list(book.sets)).state.options
    for option in book.options:
        if not option.is_for_each_seat and not option.is_several:
            assert decided(options, option) == option.values[option.usual_combined].value
        assert set(option.sets) <= set(book.sets)
    with pytest.raises(BadSetup, match=r"setup\.players"):
        rumpus.new_game("munchkin", players=MUNCHKIN.info().most_with_one_set + 1, seed=1)


def test_an_option_of_the_wrong_kind_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"setup.options"):
        rumpus.new_game("munchkin", players=3, seed=1, faster="very")
    with pytest.raises(BadSetup, match="setup"):
        rumpus.new_game("munchkin", players=3, seed=1, slower=True)


def test_standing_is_the_levels() -> None:
    game = rumpus.new_game("munchkin", players=4, seed=1)
    assert MUNCHKIN.standing(game) == (0, game.state.active, [1, 1, 1, 1], [], ())
    table = given(hands={"Alice": [mystic_visions]})
    table.plays("Alice", mystic_visions, "Bob")
    assert MUNCHKIN.standing(table.game) == (1, 0, [1, 2, 1], [], ())


def test_notes_tell_of_dice_decisions_curses_and_bad_stuff() -> None:
    table = given(doors=[curse_amnesia], play={"Alice": [investigator]})
    table.opens_door()
    table.everyone_passes()
    assert MUNCHKIN.notes(table.game.log.events) == [Struck(0, "curse_amnesia", True)]
    table = given(doors=[polly_polyp], play={"Alice": [("carry", bagpipes)]})
    table.next_roll(4)
    table.opens_door()
    table.fights_it_out()
    table.runs("Alice", polly_polyp)
    events = table.game.log.events
    assert MUNCHKIN.notes(events) == [
        Decided(0, 1, 2, False),
        Rolled(0, 4, 0, 4, "polly_polyp", False, 1),
        Struck(0, "polly_polyp"),
    ]
    assert MUNCHKIN.notes(events, len(events)) == []
    assert MUNCHKIN.highlights(events) == ["polly_polyp"]


def test_notes_tell_of_rolls_for_other_things_and_of_deaths() -> None:
    table = given(doors=[froggoth], play={"Alice": [bagpipes]}, levels={"Bob": 2})
    table.next_roll(2, 1)
    table.opens_door()
    table.keeps_roll()
    table.declines_goths()
    table.fights_it_out()
    table.runs("Alice", froggoth)
    while table.prompt == "loot":
        table.answer(table.awaited[0], "none")
    notes = MUNCHKIN.notes(table.game.log.events)
    assert notes[0] == Rolled(0, 2, source="bagpipes")
    assert notes[-2:] == [Struck(0, "froggoth"), Died(0)]


def test_who_sees_all_hands_sees_each_as_its_own_seat_does() -> None:
    table = given(hands={"Alice": [froggoth], "Bob": [bagpipes]})
    assert [hero.hand for hero in read_view(table.game.view(SPECTATOR)).heroes] == [["door"], ["treasure"], []]
    opened = read_view(MUNCHKIN.open_view(table.game))
    assert [hero.hand for hero in opened.heroes] == [["froggoth"], ["bagpipes"], []]


def test_the_result_names_the_winner_first() -> None:
    table = given(doors=[polly_polyp], levels={"Alice": 9, "Bob": 4})
    table.opens_door()
    table.fights_it_out()
    assert Speaker(table.names, 1, ENGLISH).result(table.game.view(1)) == "Alice 10, you 4, Carol 1"
