"""Necrons: two cards from hand for an item that a curse or bad stuff would take, of either set."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.curses import (
    curse_flashlight_goes_out,
    curse_get_all_blobby,
    curse_hair_stands_on_end,
    curse_hastur_hastur_hastur,
    curse_madness_takes_its_toll,
    curse_solestealer,
    curse_weapon_becomes_evil,
)
from rumpus.munchkin.cards.decks.cthulhu.items import galoshes, miners_helmet
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    buggoth,
    chibithulhu,
    nightie_gaunts,
    shrub_niggurath,
    tchoo_tchoo_people,
    the_borrower_from_beneath,
    the_cruller_out_of_space,
    the_dunwich_snorer,
)
from tests.munchkin.given import Given, Lying
from tests.munchkin.warhammer40k.cards import (
    alliance,
    attack_bike,
    bolter,
    carapace_armor,
    catachan_devil,
    corroded_armor,
    daemonette,
    exterminatus,
    flak_armor,
    flayed_one,
    frenzied,
    gauss_flayer,
    grots,
    heresy,
    imperial_tithe,
    incubi,
    laspistol,
    lord_of_change,
    machine_spirit_offended,
    minefield,
    necrodermis,
    necron,
    nork_deddog,
    orbital_strike,
    ork,
    poxbringer,
    rebreather,
    recaf,
    ripper_swarm,
    scarab_swarm,
    servo_skull,
    snotlings,
    sticky_grots,
    stomping_boots,
    thunder_hammer,
    too_heavy,
    veteran,
    youve_got_a_bird,
)
from tests.munchkin.warhammer40k.table import given40k, given_both

TWO = (frenzied, veteran)


def cursed(curse: Card, *lying: Lying, hand: tuple[Card, ...] = TWO, army: tuple[Card, ...] = (necron,)) -> Given:
    """Alice, by default a Necron of level 4 with two cards in hand, opens the door to this curse."""
    make = given40k if curse.set.name == "warhammer40k" else given_both
    play: dict[str, list[Lying]] = {"Alice": [*army, *lying]}
    table = make(doors=[curse], hands={"Alice": hand}, play=play, levels={"Alice": 4})
    table.opens_door()
    table.everyone_passes()
    return table


def is_asked(table: Given) -> bool:
    return table.prompt.startswith("save item")


# -- how it goes -----------------------------------------------------------------------------------------------


def test_necron_pays_two_cards_and_the_curse_takes_nothing() -> None:
    table = cursed(corroded_armor, necrodermis)
    assert (is_asked(table), table.offers("Alice")) == (True, ["yes", "no"])
    table.answer("Alice", "yes")
    table.answer("Alice", "veteran")
    assert (table.lying("Alice"), table.hand("Alice"), table.prompt) == (["necron", "necrodermis"], [], "trouble")
    assert table.discards() == ["frenzied", "veteran", "corroded_armor"]


def test_necron_may_let_the_item_go() -> None:
    table = cursed(corroded_armor, necrodermis)
    table.answer("Alice", "no")
    assert (table.lying("Alice"), len(table.hand("Alice"))) == (["necron"], 2)


@pytest.mark.parametrize(("hand", "asked"), [((), False), ((recaf,), False), (TWO, True), ((*TWO, recaf), True)])
def test_necron_needs_two_cards_in_hand(hand: tuple[Card, ...], asked: bool) -> None:
    table = cursed(corroded_armor, necrodermis, hand=hand)
    assert is_asked(table) == asked
    if asked:
        table.answer("Alice", "yes")
        while table.prompt.startswith("pay"):
            table.answer("Alice", table.offers("Alice")[0])
        assert (len(table.hand("Alice")), table.lying("Alice")) == (len(hand) - 2, ["necron", "necrodermis"])
    else:
        assert table.lying("Alice") == ["necron"]


def test_necron_is_not_asked_where_there_is_nothing_to_lose() -> None:
    table = cursed(corroded_armor, rebreather)
    assert (table.prompt, len(table.hand("Alice"))) == ("trouble", 2)
    bird = cursed(youve_got_a_bird, necrodermis)
    assert (bird.prompt, bird.level("Alice")) == ("trouble", 3), "a level cannot be bought back"


@pytest.mark.rule("MU-7.2")
def test_necron_with_alliance_pays_as_much_and_others_have_no_living_metal() -> None:
    half = cursed(corroded_armor, necrodermis, army=(necron, alliance))
    half.picks("Alice", "yes", "veteran")
    assert (half.lying("Alice"), half.hand("Alice")) == (["necron", "alliance", "necrodermis"], [])
    other = cursed(corroded_armor, flak_armor, army=(ork,))
    assert (other.prompt, other.lying("Alice")) == ("trouble", ["ork"])


# -- curses ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("curse", "item"),
    [
        (corroded_armor, flak_armor),
        (minefield, stomping_boots),
        (youve_got_a_bird, rebreather),
        (machine_spirit_offended, attack_bike),
        (machine_spirit_offended, thunder_hammer),
        (too_heavy, thunder_hammer),
        (sticky_grots, laspistol),
        (exterminatus, bolter),
        (imperial_tithe, bolter),
        (curse_get_all_blobby, flak_armor),
        (curse_hair_stands_on_end, rebreather),
        (curse_solestealer, stomping_boots),
        (curse_solestealer, galoshes),
        (curse_hastur_hastur_hastur, bolter),
    ],
)
def test_necron_saves_an_item_from_curses_of_both_sets(curse: Card, item: Card) -> None:
    table = cursed(curse, item)
    assert is_asked(table)
    table.picks("Alice", "yes", "veteran")
    assert (table.lying("Alice"), table.level("Alice")) == (["necron", item.id], 4), "and nothing comes instead"
    assert table.prompt == "trouble"


def test_necron_saves_the_item_before_anybody_picks_it() -> None:
    table = cursed(curse_hastur_hastur_hastur, bolter, rebreather)
    assert (is_asked(table), table.awaited) == (True, ["Alice"])
    table.answer("Alice", "no")
    table.answer("Carol", "bolter")
    assert table.lying("Alice") == ["necron", "rebreather"]


def test_necron_saves_their_own_item_from_a_curse_that_hits_everybody() -> None:
    play: dict[str, list[Lying]] = {"Alice": [laspistol], "Bob": [necron, bolter], "Carol": [rebreather]}
    table = given40k(doors=[exterminatus], hands={"Bob": TWO}, play=play)
    table.opens_door()
    table.everyone_passes()
    table.picks("Bob", "yes", "frenzied")
    assert [table.lying(name) for name in ("Alice", "Bob", "Carol")] == [[], ["necron", "bolter"], []]


def test_necron_has_to_let_all_of_a_kind_go() -> None:
    lights = cursed(curse_flashlight_goes_out, miners_helmet)
    assert (lights.prompt, lights.lying("Alice")) == ("trouble", ["necron"])
    gold = cursed(curse_madness_takes_its_toll, laspistol, rebreather)
    assert (gold.prompt, gold.lying("Alice")) == ("trouble", ["necron"])
    evil = cursed(curse_weapon_becomes_evil, bolter)
    assert evil.lying("Alice") == ["necron", "bolter + curse_weapon_becomes_evil"], "that is no loss"


# -- bad stuff -------------------------------------------------------------------------------------------------


def escapes_not(monster: Card, *lying: Lying, level: int = 4, both: bool = False) -> Given:
    """Alice loses to it, whatever its level, because Bob has strengthened it; and is caught."""
    play: dict[str, list[Lying]] = {"Alice": [necron, *lying]}
    hands = {"Alice": [heresy, daemonette], "Bob": [frenzied, veteran]}
    make = given_both if both else given40k
    table = make(doors=[monster], hands=hands, play=play, levels={"Alice": level})
    table.next_roll(1)
    table.opens_door()
    table.declines_goths()
    table.plays("Bob", frenzied, monster)
    table.plays("Bob", veteran, monster)
    table.fights_it_out()
    table.runs("Alice", monster)
    return table


@pytest.mark.parametrize(
    ("monster", "item", "level"),
    [
        (snotlings, laspistol, 4),
        (servo_skull, rebreather, 4),
        (ripper_swarm, stomping_boots, 4),
        (scarab_swarm, bolter, 4),
        (grots, laspistol, 4),
        (flayed_one, carapace_armor, 3),  # the level goes all the same
    ],
)
def test_necron_saves_an_item_from_bad_stuff(monster: Card, item: Card, level: int) -> None:
    table = escapes_not(monster, item)
    assert is_asked(table)
    table.picks("Alice", "yes", "heresy")
    assert (table.lying("Alice"), table.level("Alice"), table.hand("Alice")) == (["necron", item.id], level, [])


@pytest.mark.parametrize(
    ("monster", "item", "level"),
    [
        (buggoth, flak_armor, 4),
        (chibithulhu, laspistol, 4),
        (the_dunwich_snorer, laspistol, 4),
        (tchoo_tchoo_people, laspistol, 4),
        (the_cruller_out_of_space, rebreather, 4),
        (shrub_niggurath, stomping_boots, 1),
    ],
)
def test_necron_saves_an_item_from_bad_stuff_of_the_other_set(monster: Card, item: Card, level: int) -> None:
    table = escapes_not(monster, item, both=True)
    assert is_asked(table)
    table.picks("Alice", "yes", "heresy")
    assert (table.lying("Alice"), table.level("Alice"), table.hand("Alice")) == (["necron", item.id], level, [])


@pytest.mark.parametrize(
    ("monster", "lying"),
    [
        (poxbringer, [laspistol, rebreather]),
        (nork_deddog, [thunder_hammer]),
        (incubi, [bolter]),
        (lord_of_change, [bolter, rebreather]),
        (nightie_gaunts, [bolter, rebreather]),
        (the_cruller_out_of_space, [rebreather, stomping_boots]),
    ],
)
def test_necron_saves_nothing_from_what_takes_several_or_all(monster: Card, lying: list[Card]) -> None:
    table = escapes_not(monster, *lying, both=monster.set.name == "cthulhu")
    while table.prompt.startswith("lose"):
        table.answer("Alice", table.offers("Alice")[0])
    assert (table.lying("Alice"), len(table.hand("Alice")), table.prompt) == (["necron"], 2, "rest")


def test_necron_is_not_saved_from_their_own_choice_or_their_own_cards() -> None:
    devil = escapes_not(catachan_devil, stomping_boots)
    assert devil.prompt == "lose (catachan_devil)"
    devil.answer("Alice", "stomping_boots")
    assert (devil.lying("Alice"), devil.level("Alice")) == (["necron"], 2)

    strike = given40k(
        doors=[snotlings], hands={"Alice": [orbital_strike, *TWO]}, play={"Alice": [necron, laspistol]}, rest=False
    )
    strike.opens_door()
    strike.plays("Alice", orbital_strike, "for")
    strike.fights_it_out()
    assert strike.lying("Alice") == ["necron"]


@pytest.mark.rule("MU-11.3")
def test_the_borrower_from_beneath_takes_what_is_only_for_a_class_not_for_an_army() -> None:
    table = escapes_not(the_borrower_from_beneath, gauss_flayer, both=True)
    assert table.lying("Alice") == ["necron", "gauss_flayer"]
