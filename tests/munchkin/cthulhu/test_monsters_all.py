"""What monsters have in common: their numbers, whom they let go, how goths call each other."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.classes import professor
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bowling_pin,
    bug_spray,
    flamethrower,
    miners_helmet,
    necrocomicon,
    necrognomicon,
    necrotelecom,
    prehistoric_axe,
    professor_teslas_electrical_protective_device,
)
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    froggoth,
    loggoth,
    nightie_gaunts,
    nyukhees,
    ozathoth,
    polly_polyp,
    ruggoth,
    shallow_ones,
    shog_goth,
    shoggoth,
    shrub_niggurath,
    sluggoth,
    tchoo_tchoo_people,
    the_bodiless,
    the_borrower_from_beneath,
    the_cruller_out_of_space,
    the_dunwich_snorer,
    the_king_in_pink,
    the_unpronounceable_evil,
    tht_whch_hs_n_vwls,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink, sticker_ichor
from tests.munchkin.cthulhu.fights import caught_by, meet
from tests.munchkin.given import given

# -- the numbers -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("monster", "strength", "treasures", "levels"),
    [
        (loggoth, 4, 2, 1),
        (nightie_gaunts, 14, 4, 1),
        (nyukhees, 8, 2, 1),
        (ozathoth, 18, 5, 2),
        (polly_polyp, 2, 1, 1),
        (ruggoth, 2, 1, 1),
        (shallow_ones, 8, 2, 1),
        (shog_goth, 1, 1, 1),
        (shoggoth, 16, 4, 2),
        (shrub_niggurath, 16, 4, 2),
        (sluggoth, 14, 4, 1),
        (tchoo_tchoo_people, 6, 2, 1),
        (the_bodiless, 4, 2, 1),
        (the_borrower_from_beneath, 10 + 2, 3, 1),  # all are women here
        (the_cruller_out_of_space, 4, 2, 1),
        (the_dunwich_snorer, 1, 1, 1),
        (the_king_in_pink, 16, 4, 2),
        (the_unpronounceable_evil, 10, 3, 1),
        (tht_whch_hs_n_vwls, 18, 5, 2),
    ],
    ids=lambda value: str(value),
)
def test_killing_a_monster_gives_its_levels_and_treasures(
    monster: Card, strength: int, treasures: int, levels: int
) -> None:
    armed = [flamethrower, professor_teslas_electrical_protective_device, necrotelecom, kitchen_sink, sticker_ichor]
    prizes = [bowling_pin, bug_spray, necrocomicon, necrognomicon, prehistoric_axe, miners_helmet]
    table = given(doors=[monster], levels={"Alice": 8 - levels}, play={"Alice": armed}, treasures=prizes)
    meet(table)
    assert table.strengths() == (8 - levels + 4 + 4 + 2, strength)

    table.uses("Alice", kitchen_sink, "for")
    table.uses("Alice", sticker_ichor, "for")
    table.fights_it_out()
    assert table.level("Alice") == 8
    assert len([name for name in table.hand("Alice") if name in [card.id for card in prizes]]) == treasures


@pytest.mark.parametrize("goth", [loggoth, ruggoth, shog_goth, shoggoth, sluggoth], ids=lambda card: card.id)
@pytest.mark.rule("MU-3.10")
def test_a_goth_calls_another(goth: Card) -> None:
    table = given(doors=[goth], hands={"Bob": [froggoth, nyukhees]})
    table.opens_door()
    assert table.prompt == "goth"
    assert table.offers("Bob") == ["froggoth", "none"]

    table.answer("Bob", "froggoth")
    assert table.foes() == [goth.id, "froggoth"]


@pytest.mark.parametrize(
    ("monster", "level"),
    [
        (ozathoth, 4),
        (shoggoth, 3),
        (shrub_niggurath, 3),
        (the_king_in_pink, 3),
        (tht_whch_hs_n_vwls, 4),
    ],
    ids=lambda value: str(value),
)
@pytest.mark.rule("MU-4.5")
def test_some_monsters_leave_low_levels_alone(monster: Card, level: int) -> None:
    table = given(doors=[monster], levels={"Alice": level, "Bob": 9}, cultists=1)
    caught_by(monster, table)
    assert f"escapes P0 {monster.id}" in table.told()
    assert not any(line.startswith("roll ") for line in table.told())

    table = given(doors=[monster], levels={"Alice": level + 1, "Bob": 9}, cultists=1)
    caught_by(monster, table)
    assert f"bad stuff P0 {monster.id}" in table.told()


@pytest.mark.parametrize("monster", [ozathoth, shallow_ones, polly_polyp], ids=lambda card: card.id)
def test_professors_learn_by_escaping_from_monsters_that_kill(monster: Card) -> None:
    table = given(doors=[monster], play={"Alice": [professor]}, levels={"Alice": 5 if monster is ozathoth else 1})
    before = table.level("Alice")
    meet(table, 5)
    if monster is polly_polyp:
        assert table.strengths() == (1, 5)
    table.fights_it_out()
    table.runs("Alice", monster)
    assert table.level("Alice") == before + monster.kills
    assert monster.kills == (monster is not polly_polyp)
