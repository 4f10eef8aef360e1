"""What all monsters have: their numbers, whom they like or hate, how fast they are, and whom they let go."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from rumpus.munchkin.cards.catalog import SETS
from tests.munchkin.cthulhu.fights import meet, meets
from tests.munchkin.given import Lying
from tests.munchkin.warhammer40k.cards import (
    BY_ID,
    alliance,
    carapace_armor,
    leman_russ,
    rebreather,
    servo_arm,
    stomping_boots,
    thunder_hammer,
)
from tests.munchkin.warhammer40k.fights import is_dead
from tests.munchkin.warhammer40k.table import given40k


class Facts(NamedTuple):
    level: int
    treasures: int
    tags: str = ""
    levels: int = 1
    run_away: int = 0
    lets_go: int = 0  # up to this level
    against: dict[str, int] = {}  # noqa: RUF012
    bare: int = 0  # against a civilian who has nothing at all


FACTS = {
    "snotlings": Facts(1, 1, against={"ork": -1}),
    "ripper_swarm": Facts(1, 1),
    "servo_skull": Facts(1, 1, run_away=1),
    "grots": Facts(1, 1, against={"ork": -1}),
    "chaos_cultist": Facts(1, 1, "chaos"),
    "nurgling": Facts(2, 1, "chaos", against={"eldar": 4}),
    "ratling_sniper": Facts(2, 1, bare=2),
    "scarab_swarm": Facts(2, 1, against={"necron": -2}),
    "squig": Facts(2, 1, run_away=-1, against={"ork": -2}),
    "plague_zombie": Facts(2, 1, "undead", run_away=1),
    "poxwalker": Facts(4, 1, "undead chaos"),
    "wrack": Facts(4, 1, run_away=1),
    "hormagaunt": Facts(4, 1, run_away=-1, against={"tyranid": -3}),
    "bloodletter": Facts(4, 2, "chaos"),
    "dark_angel": Facts(6, 2, against={"ultramarine": 3}),
    "daemonette": Facts(6, 2, "chaos", against={"eldar": 4}),
    "commissar": Facts(6, 2, against={"ork": 3}),
    "flayed_one": Facts(6, 2, "undead", against={"necron": -3}),
    "primaris_psyker": Facts(8, 2),
    "horror_of_tzeentch": Facts(8, 2, "chaos"),
    "genestealer": Facts(8, 2, against={"tyranid": -3}),
    "chaos_spawn": Facts(8, 2, "chaos", run_away=1),
    "catachan_devil": Facts(10, 3, against={"tyranid": 3}),
    "poxbringer": Facts(10, 3, "chaos", against={"death_guard": -3}),
    "khorne_berzerker": Facts(10, 3, "chaos", against={"ultramarine": 3}),
    "nork_deddog": Facts(11, 3, bare=4),
    "sloppity_bilepiper": Facts(12, 3, "chaos", run_away=-2),
    "incubi": Facts(12, 3, against={"eldar": 3}),
    "legion_of_the_damned": Facts(12, 3, "undead", against={"necron": 3, "death_guard": 3}),
    "carnifex": Facts(14, 4, run_away=1, against={"tyranid": -4}),
    "grey_knight": Facts(14, 4, against={"death_guard": 4}),
    "great_unclean_one": Facts(16, 4, "chaos", 2, lets_go=3, against={"death_guard": -4}),
    "lord_of_change": Facts(16, 4, "chaos", 2, lets_go=3, against={"necron": 3}),
    "swarmlord": Facts(16, 4, levels=2, lets_go=3, against={"tyranid": -4, "ork": 2}),
    "roboute_guilliman": Facts(18, 4, levels=2, against={"death_guard": 4}),
    "celestine_the_living_saint": Facts(18, 4, levels=2, lets_go=3, against={"ultramarine": -4, "death_guard": 4}),
    "skarbrand": Facts(18, 4, "chaos", 2, lets_go=4, against={"ork": -3}),
    "mortarion": Facts(20, 5, "chaos", 2, lets_go=4, against={"ultramarine": 4}),
}
ARMIES = ("eldar", "death_guard", "necron", "ork", "tyranid", "ultramarine")
MINDFUL = [name for name, facts in FACTS.items() if facts.against and name != "skarbrand"]  # nobody helps against him
TOUGH = [name for name, facts in FACTS.items() if facts.level >= 5]
each_monster = pytest.mark.parametrize("name", FACTS)


def against(name: str, alices: list[Lying], bobs: list[Lying] | None = None) -> int:
    """Its strength when Alice fights it, and Bob helps, if he has anything."""
    table = given40k(doors=[BY_ID[name]], play={"Alice": alices, "Bob": bobs or []})
    table.opens_door()
    if table.prompt.startswith("send away"):
        table.answer("Alice", "no")
    if bobs:
        table.is_helped("Bob")
    return table.strengths()[1]


@pytest.mark.rule("MU-12.2")
def test_the_list_has_all_monsters() -> None:
    monsters = {card.id: card.copies for card in SETS["warhammer40k"].cards if card.is_monster}
    assert monsters == dict.fromkeys(FACTS, 1)


@each_monster
@pytest.mark.rule("MU-3.9")
def test_each_monster_has_its_level_and_its_tags(name: str) -> None:
    facts = FACTS[name]
    table = given40k(doors=[BY_ID[name]])
    assert meets(table) == (1, facts.level + facts.bare)
    assert sorted(table.table.tags_of(table.table.fight.foes[0])) == sorted(facts.tags.split())


@each_monster
@pytest.mark.rule("MU-4.1")
def test_each_monster_gives_its_levels_and_treasures(name: str) -> None:
    facts = FACTS[name]
    lying = [leman_russ, thunder_hammer, carapace_armor, stomping_boots, rebreather, servo_arm]
    table = given40k(doors=[BY_ID[name]], play={"Alice": lying}, levels={"Alice": 7})
    meet(table)
    table.fights_it_out()
    assert table.level("Alice") == 7 + facts.levels
    assert len(table.hand("Alice")) == facts.treasures


@each_monster
@pytest.mark.rule("MU-3.2", "MU-7.2")
def test_each_monster_likes_and_hates_its_armies(name: str) -> None:
    facts = FACTS[name]
    plain = facts.level + facts.bare
    for each in ARMIES:
        army, amount = BY_ID[each], facts.against.get(each, 0)
        assert against(name, [army]) == plain + amount
        assert against(name, [army, alliance]) == plain + min(0, amount)  # half of it: only what is good


@pytest.mark.parametrize("name", MINDFUL)
@pytest.mark.rule("MU-3.2", "MU-3.3")
def test_each_monster_minds_helpers_as_well_but_counts_once(name: str) -> None:
    facts = FACTS[name]
    for each, amount in facts.against.items():
        army = BY_ID[each]
        assert against(name, [], [army]) == facts.level + amount
        assert against(name, [army], [army]) == facts.level + amount
        assert against(name, [army, alliance], [army]) == facts.level + amount  # half and whole


@each_monster
@pytest.mark.rule("MU-4.4")
def test_each_monster_is_as_fast_as_it_is(name: str) -> None:
    facts = FACTS[name]
    level = facts.lets_go + 1
    for face in range(1, 7):
        table = given40k(doors=[BY_ID[name]], levels={"Alice": level})
        meet(table, face, 1)
        table.fights_it_out()
        table.runs("Alice", BY_ID[name])
        has_escaped = face + facts.run_away >= 5
        assert (f"escapes P0 {name}" in table.told()) == has_escaped
        assert (f"bad stuff P0 {name}" in table.told()) != has_escaped


@each_monster
@pytest.mark.rule("MU-4.5")
def test_each_monster_lets_go_only_low_levels(name: str) -> None:
    facts = FACTS[name]
    for level in range(1, min(6, facts.level + 1)):
        table = given40k(doors=[BY_ID[name]], levels={"Alice": level})
        meet(table, 1, 1)
        table.fights_it_out()
        table.runs("Alice", BY_ID[name])
        rolls = [line for line in table.told() if line.startswith("roll P0")]
        assert (not rolls) == (level <= facts.lets_go)
        assert (f"bad stuff P0 {name}" in table.told()) == (level > facts.lets_go)


DEADLY = {
    "carnifex", "grey_knight", "great_unclean_one", "swarmlord", "roboute_guilliman", "celestine_the_living_saint",
    "skarbrand", "mortarion",
}  # fmt: skip


@each_monster
@pytest.mark.rule("MU-4.6")
def test_each_monster_that_can_kill_is_known_to(name: str) -> None:
    assert BY_ID[name].kills == (name in DEADLY)


@pytest.mark.parametrize("name", TOUGH)
def test_each_monster_kills_whom_it_kills(name: str) -> None:
    table = given40k(doors=[BY_ID[name]], levels={"Alice": 5})
    meet(table, 1, 1)
    table.fights_it_out()
    table.runs("Alice", BY_ID[name])
    only_death_guards = {"grey_knight", "roboute_guilliman", "celestine_the_living_saint"}
    assert is_dead(table) == (name in DEADLY - only_death_guards)
