"""The curses, from Hastur to Weapon Becomes Evil."""

from __future__ import annotations

from rumpus.munchkin.cards.decks.cthulhu.classes import cheat, professor
from rumpus.munchkin.cards.decks.cthulhu.curses import (
    curse_hastur_hastur_hastur,
    curse_madness_takes_its_toll,
    curse_weapon_becomes_evil,
)
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bowling_pin,
    brass_knucks,
    elder_sign,
    fez_of_fazooli,
    flamethrower,
    maaaaaaster,
    miners_helmet,
    necrocomicon,
    official_mythos,
    professor_teslas_electrical_protective_device,
    sushi_knife_of_doom,
    tentacle,
)
from rumpus.munchkin.cards.decks.cthulhu.monsters import foggoth
from rumpus.munchkin.cards.decks.cthulhu.monsters_more import shallow_ones, the_bodiless
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink, wishing_ring
from tests.munchkin.cthulhu.cursing import struck
from tests.munchkin.given import given

tesla_device = professor_teslas_electrical_protective_device

# -- Hastur Hastur Hastur --------------------------------------------------------------------------------------


def test_curse_hastur_hastur_hastur_lets_the_right_neighbour_pick() -> None:
    table = struck(curse_hastur_hastur_hastur, flamethrower, ("carry", bowling_pin), kitchen_sink, professor)
    assert table.awaited == ["Carol"]
    assert table.offers("Carol") == ["flamethrower", "bowling_pin", "kitchen_sink"]
    table.answer("Carol", "flamethrower")
    assert table.lying("Alice") == ["bowling_pin (carried)", "kitchen_sink (carried)", "professor"]


def test_curse_hastur_hastur_hastur_takes_what_lies_on_the_item_as_well() -> None:
    table = struck(curse_hastur_hastur_hastur, (flamethrower, official_mythos))
    assert table.lying("Alice") == []
    assert sorted(table.discards()) == ["curse_hastur_hastur_hastur", "flamethrower", "official_mythos"]


def test_curse_hastur_hastur_hastur_finds_nothing() -> None:
    assert struck(curse_hastur_hastur_hastur, professor).lying("Alice") == ["professor"]


# -- Madness Takes Its Toll ------------------------------------------------------------------------------------


def test_curse_madness_takes_its_toll_takes_1000_gold_of_the_victims_choice() -> None:
    table = struck(curse_madness_takes_its_toll, flamethrower, tesla_device, ("carry", necrocomicon), maaaaaaster)
    assert table.offers("Alice") == ["flamethrower", tesla_device.id, "necrocomicon"]  # nothing worthless
    table.says("Alice", tesla_device.id, "necrocomicon")  # 900 + 100
    assert table.lying("Alice") == ["flamethrower", "maaaaaaster"]


def test_curse_madness_takes_its_toll_goes_on_until_it_is_enough() -> None:
    table = struck(curse_madness_takes_its_toll, flamethrower, tesla_device, ("carry", brass_knucks))
    table.says("Alice", tesla_device.id, "flamethrower")
    assert table.lying("Alice") == ["brass_knucks (carried)"]


def test_curse_madness_takes_its_toll_takes_all_if_that_is_less() -> None:
    table = struck(curse_madness_takes_its_toll, flamethrower, ("carry", necrocomicon), maaaaaaster, professor)
    assert table.lying("Alice") == ["professor"]


# -- Weapon Becomes Evil ---------------------------------------------------------------------------------------

evil = curse_weapon_becomes_evil


def test_curse_weapon_becomes_evil_turns_the_biggest_bonus_around() -> None:
    table = struck(evil, sushi_knife_of_doom, fez_of_fazooli, ("carry", flamethrower))
    assert table.lying("Alice") == [
        "sushi_knife_of_doom",
        "fez_of_fazooli + curse_weapon_becomes_evil",
        "flamethrower (carried)",
    ]
    assert table.strength("Alice") == 1 + 2 - 3
    assert table.discards() == []


def test_curse_weapon_becomes_evil_counts_what_lies_on_the_item() -> None:
    table = struck(evil, (sushi_knife_of_doom, official_mythos), fez_of_fazooli)
    assert table.strength("Alice") == 1 - (2 + 2) + 3


def test_curse_weapon_becomes_evil_lets_the_victim_choose_of_equals() -> None:
    table = struck(evil, sushi_knife_of_doom, miners_helmet)
    assert table.offers("Alice") == ["sushi_knife_of_doom", "miners_helmet"]
    table.answer("Alice", "miners_helmet")
    assert table.lying("Alice")[1] == "miners_helmet + curse_weapon_becomes_evil"


def test_curse_weapon_becomes_evil_passes_over_what_gives_nothing() -> None:
    table = struck(evil, elder_sign)  # only for Investigators
    assert table.lying("Alice") == ["elder_sign"]
    assert table.discards() == ["curse_weapon_becomes_evil"]


def test_curse_weapon_becomes_evil_cannot_be_put_away_traded_or_sold() -> None:
    table = struck(evil, flamethrower, ("carry", bowling_pin), ("carry", tesla_device), level=2)
    offers = table.offers("Alice")
    assert "put away flamethrower" not in offers
    assert "put on bowling_pin" not in offers  # no hand is free
    assert "be rid of flamethrower" not in offers  # two levels cannot be paid
    assert "sell" in offers
    table.says("Alice", "sell")
    assert "flamethrower" not in table.offers("Alice")
    table.answer("Alice", "cancel")
    table.answer("Alice", "trade Bob")
    assert "flamethrower" not in table.offers("Alice")
    table.answer("Alice", "done")


def test_curse_weapon_becomes_evil_is_discarded_for_two_levels_even_in_a_fight() -> None:
    table = given(doors=[the_bodiless], play={"Alice": [(flamethrower, evil)]}, levels={"Alice": 3})
    table.opens_door()
    assert table.strengths() == (3 - 4, 4)
    table.answer("Alice", "be rid of flamethrower")
    assert table.strengths() == (1, 4)
    assert sorted(table.discards()) == ["curse_weapon_becomes_evil", "flamethrower"]


def test_curse_weapon_becomes_evil_is_lifted_by_a_wishing_ring() -> None:
    table = given(play={"Alice": [(flamethrower, evil)]}, hands={"Bob": [wishing_ring]})
    table.plays("Bob", wishing_ring, evil, "Alice")
    assert table.lying("Alice") == ["flamethrower"]
    assert table.strength("Alice") == 1 + 4


def test_curse_weapon_becomes_evil_goes_on_death_and_is_no_loot() -> None:
    table = given(doors=[shallow_ones], play={"Alice": [(flamethrower, evil)]}, levels={"Bob": 2})
    table.next_roll(1)
    table.opens_door()
    table.fights_it_out()
    table.runs("Alice", shallow_ones)
    assert table.offers("Bob") == ["flamethrower", "none"]
    assert "curse_weapon_becomes_evil" in table.discards()
    table.says("Bob", "none")
    table.says("Carol", "none")


def test_curse_weapon_becomes_evil_finds_no_bonus_in_the_fog() -> None:
    table = given(doors=[foggoth], play={"Alice": [bowling_pin]}, hands={"Bob": [evil]})
    table.opens_door()
    table.declines_goths()
    table.plays("Bob", evil, "Alice")
    table.everyone_passes()
    assert table.lying("Alice") == ["bowling_pin"]


def test_curse_weapon_becomes_evil_stays_in_hand_when_hands_get_fewer() -> None:
    table = given(
        doors=[curse_hastur_hastur_hastur], play={"Alice": [tentacle, (flamethrower, evil), bowling_pin]}, rest=False
    )
    table.opens_door()
    table.answer("Carol", "tentacle")
    assert table.lying("Alice") == ["flamethrower + curse_weapon_becomes_evil", "bowling_pin (carried)"]


def test_curse_weapon_becomes_evil_is_worn_beside_what_has_a_cheat() -> None:
    table = given(play={"Alice": [(miners_helmet, evil), ("carry", fez_of_fazooli, cheat)]})
    table.answer("Alice", "put on fez_of_fazooli")
    assert table.strength("Alice") == 1 - 2 + 3
