"""Which monsters join which from hand, without a wandering monster card (MU-3.9)."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.monsters import aughost_derwraith, chibithulhu, gram_smoker
from tests.munchkin.cthulhu.fights import meet
from tests.munchkin.warhammer40k.cards import (
    BY_ID,
    bloodletter,
    daemonette,
    dark_angel,
    flayed_one,
    fog_of_war,
    great_unclean_one,
    legion_of_the_damned,
    nurgling,
    plague_zombie,
    poxwalker,
    psyk_out_grenade,
    skarbrand,
    squig,
    vortex_grenade,
)
from tests.munchkin.warhammer40k.table import given40k, given_both
from tests.munchkin.warhammer40k.test_monsters_all import FACTS


@pytest.mark.parametrize("name", FACTS)
@pytest.mark.rule("MU-3.9")
def test_each_monster_is_followed_by_its_like_only(name: str) -> None:
    tags = set(FACTS[name].tags.split())
    others = [BY_ID[other] for other in FACTS if other != name]
    table = given40k(doors=[BY_ID[name]], hands={"Bob": others})
    meet(table)
    offered = {offer.removeprefix("play ") for offer in table.offers("Bob") if offer.startswith("play ")}
    assert offered == {other.id for other in others if tags & set(FACTS[other.id].tags.split())}


@pytest.mark.rule("MU-3.9")
def test_poxwalker_brings_chaos_and_undead_together() -> None:
    hands = {"Alice": [poxwalker], "Bob": [flayed_one], "Carol": [plague_zombie, bloodletter, squig]}
    table = given40k(doors=[nurgling], hands=hands)
    meet(table)
    assert "play flayed_one" not in table.offers("Bob")
    assert "play plague_zombie" not in table.offers("Carol")

    table.plays("Alice", poxwalker)  # also by the fighter
    table.plays("Bob", flayed_one)
    table.plays("Carol", plague_zombie)
    table.plays("Carol", bloodletter)
    assert "play squig" not in table.offers("Carol")
    assert table.strengths() == (1, 2 + 4 + 6 + 2 + 4)


@pytest.mark.rule("MU-3.9")
def test_plague_zombie_finds_nobody_to_follow_once_the_undead_have_left() -> None:
    table = given40k(doors=[nurgling], hands={"Alice": [poxwalker, vortex_grenade], "Bob": [plague_zombie]})
    meet(table)
    table.plays("Alice", poxwalker)
    assert "play plague_zombie" in table.offers("Bob")
    table.plays("Alice", vortex_grenade, poxwalker)
    table.everyone_passes()
    assert table.foes() == ["nurgling"]
    assert "play plague_zombie" not in table.offers("Bob")


@pytest.mark.rule("MU-3.9", "MU-3.14")
def test_nurgling_follows_only_while_the_fight_is_open() -> None:
    table = given40k(doors=[daemonette], hands={"Bob": [nurgling, psyk_out_grenade]})
    assert "play nurgling" not in table.offers("Bob")
    meet(table)
    assert "play nurgling" in table.offers("Bob")
    table.plays("Bob", psyk_out_grenade)
    table.everyone_passes()
    assert table.prompt == "flight"
    assert "play nurgling" not in table.offers("Bob")


@pytest.mark.rule("MU-3.9")
def test_bloodletter_is_not_fooled_by_fog() -> None:
    table = given40k(doors=[dark_angel], hands={"Bob": [bloodletter, fog_of_war]})
    meet(table)
    table.plays("Bob", fog_of_war)
    assert "play bloodletter" not in table.offers("Bob")  # only bonuses count as against Chaos


@pytest.mark.rule("MU-3.9", "MU-4.1", "MU-4.4")
def test_great_unclean_one_and_nurgling_are_two_monsters_with_two_rolls() -> None:
    table = given40k(doors=[nurgling], hands={"Bob": [great_unclean_one]}, levels={"Alice": 4})
    meet(table, 6, 1)
    table.plays("Bob", great_unclean_one)
    table.fights_it_out()
    assert {"run nurgling", "run great_unclean_one"} <= set(table.offers("Alice"))
    table.runs("Alice", great_unclean_one)
    table.runs("Alice", nurgling)
    assert table.level("Alice") == 3


@pytest.mark.rule("MU-3.9")
def test_skarbrand_who_follows_lets_nobody_help_from_then_on() -> None:
    table = given40k(doors=[nurgling], hands={"Carol": [skarbrand]})
    meet(table)
    assert "ask Bob" in table.offers("Alice")
    table.plays("Carol", skarbrand)
    assert not [offer for offer in table.offers("Alice") if offer.startswith("ask")]
    assert "offer help" not in table.offers("Bob")


# -- with the other set ----------------------------------------------------------------------------------------


@pytest.mark.rule("MU-3.9", "MU-11.7")
def test_legion_of_the_damned_and_the_undead_of_the_other_set_follow_each_other() -> None:
    hands = {"Bob": [aughost_derwraith, chibithulhu], "Carol": [gram_smoker]}
    table = given_both(doors=[legion_of_the_damned], hands=hands)
    meet(table)
    assert "play chibithulhu" not in table.offers("Bob")
    table.plays("Bob", aughost_derwraith)
    table.plays("Carol", gram_smoker)
    assert table.foes() == ["legion_of_the_damned", "aughost_derwraith", "gram_smoker"]

    table = given_both(doors=[gram_smoker], hands={"Bob": [flayed_one, nurgling, poxwalker]})
    meet(table)
    assert "play nurgling" not in table.offers("Bob")
    table.plays("Bob", flayed_one)
    table.plays("Bob", poxwalker)
    assert "play nurgling" in table.offers("Bob")  # the Poxwalker is both
