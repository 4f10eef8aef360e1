"""MU-8: items in use and carried, selling, enhancers, cheating, and items that come outside one's turn."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.classes import cheat, monster_whacker, professor
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_hair_stands_on_end, curse_weapon_becomes_evil
from rumpus.munchkin.cards.decks.cthulhu.enhancers import frothing, gibbering, mephitic, raving, rugose
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bagpipes,
    bowling_pin,
    brass_knucks,
    bug_spray,
    cthulhu_bumper_sticker,
    elder_sign,
    fez_of_fazooli,
    flamethrower,
    galoshes,
    miners_helmet,
    monster_stompers,
    necrotelecom,
    of_the_middle_aged_gods,
    official_mythos,
    professor_teslas_electrical_protective_device,
    shoes_of_only_having_to_run_faster_than_you,
    slime_proof_poncho,
    sushi_knife_of_doom,
    tommy_gun,
    triple_barreled_shotgun,
)
from rumpus.munchkin.cards.decks.cthulhu.monsters import lloyd_lloigor, nyukhees, polly_polyp
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink, song_of_madness
from tests.munchkin.given import Given, Lying, given

tesla_device = professor_teslas_electrical_protective_device

# -- what an item is, and where it may be ------------------------------------------------------------------------


@pytest.mark.rule("MU-8.1")
def test_any_number_of_items_may_be_carried_and_carried_ones_give_nothing() -> None:
    carried: list[Lying] = [
        ("carry", card) for card in (flamethrower, tommy_gun, bagpipes, fez_of_fazooli, tesla_device)
    ]
    table = given(play={"Alice": carried}, hands={"Alice": [miners_helmet]})
    assert table.strength("Alice") == 1
    table.plays("Alice", miners_helmet, "carry")
    assert table.strength("Alice") == 1


@pytest.mark.rule("MU-8.1")
def test_a_card_without_value_is_no_item() -> None:
    table = given(hands={"Alice": [song_of_madness, kitchen_sink]})
    assert "play kitchen_sink carry" in table.offers("Alice")
    assert not [offer for offer in table.offers("Alice") if "song_of_madness" in offer]


@pytest.mark.rule("MU-8.2")
@pytest.mark.parametrize(
    ("lying", "new"),
    [
        ([miners_helmet], necrotelecom),
        ([tesla_device], slime_proof_poncho),
        ([shoes_of_only_having_to_run_faster_than_you], monster_stompers),
        ([bowling_pin, bug_spray], sushi_knife_of_doom),
        ([flamethrower], bowling_pin),
        ([flamethrower], tommy_gun),
    ],
)
def test_there_is_one_place_of_each_kind_and_two_hands(lying: list[Card], new: Card) -> None:
    table = given(play={"Alice": [monster_whacker, *lying]}, hands={"Alice": [new]})
    table.plays("Alice", new, "use")
    if table.prompt.startswith("put away"):
        table.answer("Alice", lying[0].id)
    assert f"{lying[0].id} (carried)" in table.lying("Alice")
    assert new.id in table.lying("Alice")


@pytest.mark.rule("MU-8.2")
def test_what_has_no_place_needs_none() -> None:
    table = given(
        play={"Alice": [flamethrower, miners_helmet, tesla_device]}, hands={"Alice": [brass_knucks, galoshes]}
    )
    table.plays("Alice", brass_knucks, "use")
    table.plays("Alice", galoshes, "use")
    assert table.strength("Alice") == 1 + 4 + 2 + 4 + 1 + 1


@pytest.mark.rule("MU-8.3")
def test_items_are_switched_in_ones_own_turn_but_not_in_combat_or_flight() -> None:
    lying: list[Lying] = [miners_helmet, ("carry", brass_knucks)]
    table = given(doors=[lloyd_lloigor], play={"Alice": lying})
    table.next_roll(6)
    assert {"put away miners_helmet", "put on brass_knucks"} <= set(table.offers("Alice"))
    table.opens_door()
    assert not [offer for offer in table.offers("Alice") if offer.startswith("put")]
    table.fights_it_out()
    assert not [offer for offer in table.offers("Alice") if offer.startswith("put")]
    table.runs("Alice", lloyd_lloigor)
    assert {"put away miners_helmet", "put on brass_knucks"} <= set(table.offers("Alice"))
    table.ends_turn()
    assert not [offer for offer in table.offers("Alice") if offer.startswith("put")]


@pytest.mark.rule("MU-8.4", "MU-13.11")
def test_what_is_only_for_others_is_carried_but_not_used() -> None:
    table = given(hands={"Alice": [elder_sign]}, play={"Alice": [professor]})
    assert [offer for offer in table.offers("Alice") if "elder_sign" in offer] == ["play elder_sign carry"]
    table.plays("Alice", elder_sign, "carry")
    assert "put on elder_sign" not in table.offers("Alice")
    assert table.strength("Alice") == 1


# -- selling -----------------------------------------------------------------------------------------------------


def selling(*cards: Card, level: int = 1) -> Given:
    """Alice holds the first two, and the rest lies before her."""
    return given(
        hands={"Alice": cards[:2]}, play={"Alice": [("carry", card) for card in cards[2:]]}, levels={"Alice": level}
    )


@pytest.mark.rule("MU-8.7", "MU-13.25")
@pytest.mark.parametrize(
    ("cards", "levels"),
    [
        ([miners_helmet, flamethrower], 1),  # 1,200
        ([tesla_device, sushi_knife_of_doom, fez_of_fazooli], 1),  # 1,900
        ([tesla_device, flamethrower, sushi_knife_of_doom], 2),  # 2,000
        ([flamethrower, bowling_pin], 1),  # 1,000
    ],
)
def test_every_full_thousand_of_gold_is_a_level_without_change(cards: list[Card], levels: int) -> None:
    table = selling(*cards)
    table.answer("Alice", "sell")
    for card in cards:
        table.answer("Alice", card.id)
    if table.prompt == "sell":
        table.answer("Alice", "done")
    assert (table.level("Alice"), table.hand("Alice"), table.lying("Alice")) == (1 + levels, [], [])
    assert len(table.discards()) == len(cards)


@pytest.mark.rule("MU-8.7", "MU-13.25")
def test_nine_hundred_are_not_enough() -> None:
    assert "sell" not in selling(tesla_device).offers("Alice")
    table = selling(tesla_device, miners_helmet)
    table.answer("Alice", "sell")
    table.answer("Alice", tesla_device.id)
    assert table.offers("Alice") == ["miners_helmet", "cancel"], "no level yet, so there is no sale"
    table.answer("Alice", "cancel")
    assert (table.level("Alice"), len(table.hand("Alice"))) == (1, 2)


@pytest.mark.rule("MU-8.7")
def test_one_may_back_out_of_a_sale_until_it_is_done() -> None:
    table = selling(tesla_device, miners_helmet, flamethrower)
    table.picks("Alice", "sell", "flamethrower", tesla_device.id)
    assert table.offers("Alice") == ["miners_helmet", "done", "cancel"]
    table.answer("Alice", "cancel")
    assert (table.level("Alice"), len(table.hand("Alice")), len(table.lying("Alice"))) == (1, 2, 1)
    assert table.told("Bob")[-1] == "sells nothing P0"
    table.picks("Alice", "sell", "flamethrower", tesla_device.id, "done")
    assert table.level("Alice") == 2


@pytest.mark.rule("MU-8.7", "MU-2.16")
def test_nobody_backs_out_of_sales_for_ever() -> None:
    table = selling(tesla_device, miners_helmet)
    for _ in range(40):
        table.picks("Alice", "sell", "cancel")
    table.picks("Alice", "sell", tesla_device.id)
    assert table.offers("Alice") == ["miners_helmet"], "what is begun is done"
    table.picks("Alice", "miners_helmet", "done")
    assert table.level("Alice") == 2


@pytest.mark.rule("MU-8.7")
def test_nobody_sells_in_combat_or_outside_their_turn() -> None:
    both = {"Alice": [tesla_device, miners_helmet], "Bob": [flamethrower, fez_of_fazooli]}
    table = given(doors=[polly_polyp], hands=both)
    assert "sell" in table.offers("Alice")
    assert "sell" not in table.offers("Bob")
    table.opens_door()
    assert "sell" not in table.offers("Alice")


@pytest.mark.rule("MU-8.7")
def test_what_is_worth_nothing_or_has_become_evil_is_not_sold() -> None:
    evil: Lying = (flamethrower, curse_weapon_becomes_evil)
    table = given(
        play={"Alice": [evil, cthulhu_bumper_sticker, ("carry", miners_helmet)]}, hands={"Alice": [tommy_gun]}
    )
    table.answer("Alice", "sell")
    assert table.offers("Alice") == ["miners_helmet", "tommy_gun", "cancel"]
    table.answer("Alice", "cancel")


# -- what lies on items --------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-8.9")
def test_an_enhancer_is_played_on_an_item_in_play_in_ones_own_turn_and_never_alone() -> None:
    table = given(
        hands={"Alice": [official_mythos, bowling_pin], "Bob": [of_the_middle_aged_gods]},
        play={"Alice": [miners_helmet], "Bob": [bug_spray]},
    )
    assert not [offer for offer in table.offers("Alice") if "official_mythos" in offer], "nothing is held in hands"
    assert not [offer for offer in table.offers("Bob") if "middle_aged" in offer]
    table.plays("Alice", bowling_pin, "use")
    table.plays("Alice", official_mythos, bowling_pin)
    assert table.strength("Alice") == 1 + 2 + 2 + 2
    assert "put away bowling_pin" in table.offers("Alice")
    assert not [offer for offer in table.offers("Alice") if "official_mythos" in offer], "it never moves"


@pytest.mark.rule("MU-8.9")
def test_an_enhancer_is_discarded_with_its_item() -> None:
    table = given(
        hands={"Bob": [curse_hair_stands_on_end]},
        play={"Alice": [(miners_helmet, of_the_middle_aged_gods), brass_knucks]},
    )
    assert table.strength("Alice") == 1 + 4 + 1
    table.plays("Bob", curse_hair_stands_on_end, "Alice")
    table.everyone_passes()
    assert (table.strength("Alice"), table.lying("Alice")) == (2, ["brass_knucks"])
    assert {"miners_helmet", "of_the_middle_aged_gods"} <= set(table.discards())


@pytest.mark.rule("MU-8.10")
def test_a_cheat_lets_one_item_be_used_beyond_all_limits() -> None:
    lying: list[Lying] = [flamethrower, ("carry", triple_barreled_shotgun), ("carry", bowling_pin)]
    table = given(hands={"Alice": [cheat]}, play={"Alice": lying})
    assert "put on triple_barreled_shotgun" not in table.offers("Alice")
    table.plays("Alice", cheat, triple_barreled_shotgun)
    table.answer("Alice", "put on triple_barreled_shotgun")
    assert table.strength("Alice") == 1 + 4 + 4
    assert table.lying("Alice") == ["flamethrower", "triple_barreled_shotgun + cheat", "bowling_pin (carried)"]


@pytest.mark.rule("MU-8.10")
def test_a_cheat_takes_no_place_from_others() -> None:
    table = given(hands={"Alice": [necrotelecom]}, play={"Alice": [(fez_of_fazooli, cheat)]})
    table.plays("Alice", necrotelecom, "use")
    assert table.lying("Alice") == ["fez_of_fazooli + cheat", "necrotelecom"]


# -- items from others ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-8.11")
def test_an_item_from_somebodys_table_is_in_use_at_once_if_there_is_a_place() -> None:
    table = given(
        doors=[nyukhees],
        levels={"Alice": 2, "Bob": 4, "Carol": 3},
        play={"Alice": [("carry", miners_helmet), ("carry", elder_sign)], "Carol": [bowling_pin]},
    )
    table.next_roll(1)
    table.opens_door()
    table.fights_it_out()
    table.runs("Alice", nyukhees)
    table.answer("Bob", "miners_helmet")
    table.answer("Carol", "elder_sign")
    assert table.lying("Bob") == ["miners_helmet"]
    assert table.lying("Carol") == ["bowling_pin", "elder_sign (carried)"], "only Investigators use it"


@pytest.mark.rule("MU-8.11")
def test_an_item_that_comes_outside_ones_turn_moves_nothing() -> None:
    table = given(play={"Bob": [flamethrower], "Carol": [bowling_pin]})
    table.picks("Bob", "trade Carol", "flamethrower", "done")
    table.answer("Carol", "accept trade Bob")
    assert table.lying("Carol") == ["bowling_pin", "flamethrower (carried)"]


@pytest.mark.rule("MU-8.11", "MU-2.12")
def test_an_item_from_charity_may_be_put_to_use_or_carried_at_once() -> None:
    hand = [frothing, gibbering, mephitic, raving, rugose, miners_helmet]
    lying: dict[str, list[Lying]] = {"Bob": [necrotelecom], "Carol": []}
    for name, offers in (
        ("Bob", ["play miners_helmet carry"]),
        ("Carol", ["play miners_helmet use", "play miners_helmet carry"]),
    ):
        table = given(hands={"Alice": hand}, levels={"Alice": 2}, play=lying, phase="rest")
        table.ends_turn()
        table.answer("Alice", f"miners_helmet {name}")
        assert table.offers(name) == [*offers, "done"]
        table.answer(name, offers[0])
        assert table.lying(name)[-1] == ("miners_helmet (carried)" if name == "Bob" else "miners_helmet")


@pytest.mark.rule("MU-8.11")
def test_a_weapon_that_comes_outside_ones_turn_needs_free_hands() -> None:
    hand = [frothing, gibbering, mephitic, raving, rugose, flamethrower]
    table = given(hands={"Alice": hand}, levels={"Alice": 2, "Carol": 2}, play={"Bob": [bowling_pin]}, phase="rest")
    table.ends_turn()
    table.answer("Alice", "flamethrower Bob")
    assert table.offers("Bob") == ["play flamethrower carry", "done"]
    table.answer("Bob", "done")


# -- weapons that have become evil -----------------------------------------------------------------------------------


@pytest.mark.rule("MU-12.1", "MU-8.3")
def test_an_evil_weapon_stays_in_hand_and_in_the_way() -> None:
    evil: Lying = (flamethrower, curse_weapon_becomes_evil)
    table = given(play={"Alice": [evil]}, hands={"Alice": [bowling_pin]}, levels={"Alice": 3})
    offers = table.offers("Alice")
    assert "play bowling_pin use" not in offers
    assert not {"put away flamethrower", "trade Bob", "sell"} & set(offers)
    table.answer("Alice", "be rid of flamethrower")
    assert (table.level("Alice"), table.lying("Alice")) == (1, [])


@pytest.mark.rule("MU-12.1", "MU-1.5")
def test_who_cannot_pay_two_levels_keeps_the_evil_weapon() -> None:
    table = given(play={"Alice": [(flamethrower, curse_weapon_becomes_evil)]}, levels={"Alice": 2})
    assert "be rid of flamethrower" not in table.offers("Alice")
