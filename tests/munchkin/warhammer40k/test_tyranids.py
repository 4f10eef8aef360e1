"""Tyranids: they fight what they loot (MU-2.4), and devour their own items."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_weapon_becomes_evil
from rumpus.munchkin.options import Options
from rumpus.munchkin.table.state import Lasting
from tests.munchkin.given import Given, Lying
from tests.munchkin.warhammer40k.cards import (
    alliance,
    bolter,
    ceasefire,
    chaos_cultist,
    eldar,
    flak_armor,
    frag_grenade,
    heresy,
    laspistol,
    more_dakka,
    recaf,
    servo_skull,
    sloppity_bilepiper,
    tyranid,
    ultramarine,
)
from tests.munchkin.warhammer40k.table import given40k, given_both

# -- Tyranid: Insatiable ---------------------------------------------------------------------------------------


def loots(door: Card, *lying: Lying, **more: object) -> Given:
    """Alice, who has met no monster, loots the room."""
    table = given40k(doors=[door], play={"Alice": lying or [tyranid]}, phase="trouble", **more)  # type: ignore[arg-type]
    table.answer("Alice", "loot the room")
    return table


@pytest.mark.rule("MU-2.4", "MU-7.3")
def test_tyranid_may_fight_at_once_a_monster_from_looting_the_room() -> None:
    table = loots(servo_skull, levels={"Alice": 2})
    assert (table.prompt, table.offers("Alice")) == ("fight loot", ["keep", "fight servo_skull"])
    assert "servo_skull" not in " ".join(table.told("Bob"))
    table.answer("Alice", "fight servo_skull")
    assert (table.foes(), table.strengths()) == (["servo_skull"], (2, 1))
    table.fights_it_out()
    assert (table.level("Alice"), len(table.hand("Alice")), table.prompt) == (3, 1, "rest")
    assert not {"loot the room", "open door"} & set(table.offers("Alice"))


@pytest.mark.rule("MU-2.4")
def test_tyranid_may_keep_the_monster() -> None:
    table = loots(servo_skull)
    table.answer("Alice", "keep")
    assert (table.hand("Alice"), table.prompt) == (["servo_skull"], "rest")
    assert "play servo_skull" not in table.offers("Alice"), "at once, or not at all"


@pytest.mark.rule("MU-2.4")
def test_tyranid_keeps_what_is_no_monster_and_nobody_learns_that() -> None:
    table = loots(heresy)
    assert (table.prompt, table.offers("Alice")) == ("fight loot", ["keep"])
    table.answer("Alice", "keep")
    assert table.hand("Alice") == ["heresy"]


@pytest.mark.rule("MU-2.4")
@pytest.mark.parametrize("army", [eldar, ultramarine])
def test_nobody_but_a_tyranid_fights_what_they_loot(army: Card) -> None:
    table = loots(servo_skull, army)
    assert (table.prompt, table.hand("Alice")) == ("rest", ["servo_skull"])


@pytest.mark.rule("MU-2.4", "MU-7.2")
def test_tyranid_with_alliance_is_insatiable_too() -> None:
    table = loots(servo_skull, tyranid, alliance)
    table.answer("Alice", "fight servo_skull")
    assert table.foes() == ["servo_skull"]


@pytest.mark.rule("MU-2.4", "MU-11.1")
def test_tyranid_loots_a_treasure_in_faster_play() -> None:
    table = loots(servo_skull, tyranid, treasures=[recaf], options=Options(faster=True))
    assert (table.prompt, table.hand("Alice")) == ("rest", ["recaf"])


def test_tyranid_who_may_play_nothing_from_hand_fights_no_loot() -> None:
    table = given40k(doors=[servo_skull], play={"Alice": [tyranid]}, phase="trouble")
    table.hero("Alice").lasting.append(Lasting("no playing", sloppity_bilepiper, "turn"))
    table.answer("Alice", "loot the room")
    assert table.offers("Alice") == ["keep"]
    table.answer("Alice", "keep")


# -- Tyranid: Devour -------------------------------------------------------------------------------------------


def kills(*lying: Lying, **more: object) -> Given:
    """Alice, of level 5, kills a Servo-Skull, which is worth a treasure."""
    facts = {"doors": [servo_skull], "play": {"Alice": lying}, "levels": {"Alice": 5}, **more}
    table = given40k(**facts)  # type: ignore[arg-type]
    table.opens_door()
    table.fights_it_out()
    return table


def test_tyranid_devours_an_item_for_a_treasure() -> None:
    table = kills(tyranid, laspistol, ("carry", bolter, more_dakka), treasures=[recaf, frag_grenade])
    assert (table.prompt, table.offers("Alice")) == ("devour (tyranid)", ["laspistol", "bolter", "none"])
    table.answer("Alice", "bolter")
    assert table.hand("Alice") == ["recaf", "frag_grenade"], "one for the item, one for the monster"
    assert (table.level("Alice"), table.lying("Alice")) == (6, ["tyranid", "laspistol"])
    assert {"bolter", "more_dakka"} <= set(table.discards())


def test_tyranid_may_devour_nothing_and_has_to_have_an_item_in_play() -> None:
    table = kills(tyranid, laspistol, hands={"Alice": [bolter]})
    assert table.offers("Alice") == ["laspistol", "none"], "not what is in hand"
    table.answer("Alice", "none")
    assert len(table.hand("Alice")) == 1 + 1

    bare = kills(tyranid)
    assert (bare.prompt, len(bare.hand("Alice"))) == ("rest", 1)


def test_tyranid_devours_once_however_many_monsters_were_killed() -> None:
    table = given40k(
        doors=[servo_skull],
        hands={"Bob": [chaos_cultist]},
        play={"Alice": [tyranid, laspistol, ("carry", bolter)]},
        levels={"Alice": 5},
    )
    table.opens_door()
    assert "play chaos_cultist" not in table.offers("Bob"), "no Chaos there"
    table.fights_it_out()
    table.answer("Alice", "laspistol")
    assert (table.prompt, len(table.hand("Alice"))) == ("rest", 2)


def test_tyranid_devours_only_after_a_kill_of_their_own() -> None:
    helped = given40k(doors=[servo_skull], play={"Bob": [tyranid, laspistol]}, levels={"Alice": 5})
    helped.opens_door()
    helped.is_helped("Bob")
    helped.fights_it_out()
    assert helped.prompt == "rest", "who helps has killed nothing"

    left = given40k(doors=[servo_skull], hands={"Alice": [ceasefire]}, play={"Alice": [tyranid, laspistol]})
    left.opens_door()
    left.plays("Alice", ceasefire)
    assert (left.prompt, left.lying("Alice")) == ("trouble", ["tyranid", "laspistol"])


def test_tyranid_devours_for_a_treasure_of_their_own_and_shares_the_rest() -> None:
    table = given40k(
        doors=[servo_skull],
        play={"Alice": [tyranid, laspistol]},
        levels={"Alice": 5},
        treasures=[recaf, frag_grenade],
    )
    table.opens_door()
    table.picks("Alice", "ask Bob", "1", "helper", "done")
    table.answer("Bob", "accept")
    table.fights_it_out()
    table.answer("Alice", "laspistol")
    table.everyone_passes()
    table.answer("Bob", "done")
    assert (table.hand("Alice"), table.hand("Bob")) == (["recaf"], ["frag_grenade"])


def test_tyranid_who_wins_the_game_devours_nothing() -> None:
    table = kills(tyranid, laspistol, levels={"Alice": 9})
    assert (table.prompt, table.state.winners) == ("over", [0])


def test_tyranid_cannot_devour_a_weapon_that_has_become_evil() -> None:
    table = given_both(
        doors=[servo_skull],
        play={"Alice": [tyranid, (laspistol, curse_weapon_becomes_evil), flak_armor]},
        levels={"Alice": 5},
    )
    table.opens_door()
    table.fights_it_out()
    assert table.offers("Alice") == ["flak_armor", "none"]
    table.answer("Alice", "none")
