"""MU-7.1 to 7.4: armies, Alliance with one army and with two; and classes beside armies (MU-6.1, 6.2)."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.classes import investigator, monster_whacker, professor, super_munchkin
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_amnesia, curse_hair_turns_white_with_horror
from rumpus.munchkin.cards.decks.cthulhu.monsters import ruggoth, the_cruller_out_of_space, tht_whch_hs_n_vwls
from rumpus.munchkin.table.state import Lasting, Phase
from tests.munchkin.cthulhu.fights import meets
from tests.munchkin.given import Given, Lying
from tests.munchkin.warhammer40k.cards import (
    alliance,
    attack_bike,
    celestine_the_living_saint,
    chainsword,
    choppa,
    converted,
    daemonette,
    dark_angel,
    death_guard,
    disbanded,
    eldar,
    frenzied,
    genestealer,
    great_unclean_one,
    incubi,
    legion_of_the_damned,
    necron,
    nurgling,
    ork,
    shuriken_catapult,
    sloppity_bilepiper,
    snotlings,
    swarmlord,
    tyranid,
    ultramarine,
    undersized,
    veteran,
    warlord,
)
from tests.munchkin.warhammer40k.table import given40k, given_both

ARMIES = (eldar, death_guard, necron, ork, tyranid, ultramarine)
FIVE = (converted, frenzied, veteran, warlord, undersized)


def plays_of(table: Given, name: str, card: Card) -> list[str]:
    return [offer for offer in table.offers(name) if offer.split()[:2] == ["play", card.id]]


# -- taking and dropping ---------------------------------------------------------------------------------------


@pytest.mark.rule("MU-7.1")
@pytest.mark.parametrize("army", ARMIES)
def test_an_army_is_played_in_the_own_turn_only(army: Card) -> None:
    phases: tuple[Phase, ...] = ("start", "trouble", "rest")
    for phase in phases:
        table = given40k(hands={"Alice": [army], "Bob": [army]}, phase=phase)
        assert not plays_of(table, "Bob", army)
        assert repr(table.why_not("Bob", f"play {army.id}")) == f"not in your turn [MU-7.1] {army.id}"
        table.plays("Alice", army)
        assert (table.lying("Alice"), table.discards()) == ([army.id], [])


@pytest.mark.rule("MU-7.1", "MU-3.15")
def test_an_army_is_played_and_dropped_in_combat_and_in_flight() -> None:
    table = given40k(doors=[great_unclean_one], hands={"Alice": [death_guard]}, levels={"Alice": 5})
    table.next_roll(1)
    assert meets(table) == (5, 16)
    table.plays("Alice", death_guard)
    assert table.strengths() == (5, 12)
    table.answer("Alice", "drop death_guard")
    assert (table.strengths(), table.discards()) == ((5, 16), ["death_guard"])

    other = given40k(doors=[great_unclean_one], hands={"Alice": [death_guard]}, levels={"Alice": 5})
    other.next_roll(1)
    meets(other)
    other.fights_it_out()
    other.plays("Alice", death_guard)
    other.runs("Alice", great_unclean_one)
    assert (other.level("Alice"), other.hero("Alice").is_new) == (3, False), "he does not kill his own"


@pytest.mark.rule("MU-7.1")
def test_an_army_is_dropped_any_time_also_in_somebody_elses_turn() -> None:
    table = given40k(doors=[snotlings], play={"Bob": [ork], "Carol": [eldar]})
    table.answer("Bob", "drop ork")
    table.opens_door()
    table.answer("Carol", "drop eldar")
    assert (table.lying("Bob"), table.lying("Carol"), table.discards()) == ([], [], ["ork", "eldar"])


@pytest.mark.rule("MU-7.1")
def test_a_new_army_replaces_the_old_and_none_is_had_twice() -> None:
    table = given40k(hands={"Alice": [ork, eldar]}, play={"Alice": [ork]})
    assert repr(table.why_not("Alice", "play ork")) == "same army [MU-7.1] ork"
    table.plays("Alice", eldar)
    assert (table.lying("Alice"), table.discards()) == (["eldar"], ["ork"])
    assert plays_of(table, "Alice", ork) == ["play ork"]


@pytest.mark.rule("MU-7.1")
def test_a_civilian_is_neither_hated_nor_helped() -> None:
    for monster in (nurgling, dark_angel, legion_of_the_damned, snotlings, swarmlord):
        assert meets(given40k(doors=[monster]))[1] == monster.level
    table = given40k(hands={"Alice": [choppa]})
    assert plays_of(table, "Alice", choppa) == ["play choppa carry"]


@pytest.mark.rule("MU-7.1", "MU-2.12")
def test_an_army_that_one_gets_by_charity_may_be_put_down_at_once() -> None:
    for lying, offers in (
        ([], ["play ork", "done"]),
        ([eldar], ["play ork", "done"]),
        ([eldar, alliance], ["play ork", "done"]),
        ([ork, alliance], ["done"]),
        ([eldar, tyranid, alliance], ["done"]),
    ):
        table = given40k(
            hands={"Alice": [*FIVE, ork]}, levels={"Alice": 3, "Carol": 2}, play={"Bob": lying}, phase="rest"
        )
        table.ends_turn()
        table.answer("Alice", "ork Bob")
        assert (table.prompt, table.offers("Bob")) == ("arrive", offers)
        table.answer("Bob", offers[0])
        assert ("ork" in table.lying("Bob")) == (offers[0] == "play ork" or ork in lying)
        assert ("eldar" in table.discards()) == (lying == [eldar]), "a new army takes the place of the old"


@pytest.mark.rule("MU-7.1")
def test_who_may_play_nothing_from_hand_may_still_drop_an_army() -> None:
    table = given40k(hands={"Alice": [eldar, alliance]}, play={"Alice": [ork]})
    table.hero("Alice").lasting.append(Lasting("no playing", sloppity_bilepiper, "turn"))
    assert not plays_of(table, "Alice", eldar) + plays_of(table, "Alice", alliance)
    table.answer("Alice", "drop ork")
    assert table.lying("Alice") == []


# -- Alliance --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-7.2")
def test_alliance_is_played_any_time_one_has_an_army() -> None:
    hands = {name: [alliance] for name in ("Alice", "Bob", "Carol")}
    table = given40k(doors=[snotlings], hands=hands, play={"Bob": [eldar], "Carol": [ork]})
    assert repr(table.why_not("Alice", "play alliance")) == "needs an army [MU-7.2] alliance"
    table.plays("Carol", alliance)
    table.opens_door()
    table.plays("Bob", alliance)
    assert (table.lying("Bob"), table.lying("Carol")) == (["eldar", "alliance"], ["ork", "alliance"])
    assert not plays_of(table, "Alice", alliance)


@pytest.mark.rule("MU-7.2")
def test_alliance_is_enough_once() -> None:
    table = given40k(hands={"Alice": [alliance]}, play={"Alice": [ork, alliance]})
    assert repr(table.why_not("Alice", "play alliance")) == "already allied [MU-7.2] alliance"
    assert "drop alliance" not in table.offers("Alice")


@pytest.mark.rule("MU-7.2")
@pytest.mark.parametrize(
    ("monster", "army", "whole", "half"),
    [
        (nurgling, eldar, 6, 2),
        (daemonette, eldar, 10, 6),
        (incubi, eldar, 15, 12),
        (dark_angel, ultramarine, 9, 6),
        (legion_of_the_damned, necron, 15, 12),
        (celestine_the_living_saint, death_guard, 22, 18),
        (celestine_the_living_saint, ultramarine, 14, 14),  # what helps the munchkins stays
        (great_unclean_one, death_guard, 12, 12),
        (genestealer, tyranid, 5, 5),
        (swarmlord, ork, 18, 16),
    ],
)
def test_alliance_with_one_army_lifts_the_monsters_bonuses_only(
    monster: Card, army: Card, whole: int, half: int
) -> None:
    assert meets(given40k(doors=[monster], play={"Alice": [army]}))[1] == whole
    assert meets(given40k(doors=[monster], play={"Alice": [army, alliance]}))[1] == half
    second = next(each for each in (ork, tyranid, eldar) if each is not army)
    if not any(group.name == second.id for group, _ in monster.against):
        assert meets(given40k(doors=[monster], play={"Alice": [army, alliance, second]}))[1] == whole


@pytest.mark.rule("MU-7.2")
def test_alliance_lets_one_use_the_items_of_one_army_and_of_two() -> None:
    half = given40k(hands={"Alice": [choppa, chainsword]}, play={"Alice": [ork, alliance]})
    assert "play choppa use" in half.offers("Alice")
    assert plays_of(half, "Alice", chainsword) == ["play chainsword carry"]
    both = given40k(hands={"Alice": [choppa, chainsword]}, play={"Alice": [ork, ultramarine, alliance]})
    both.plays("Alice", choppa, "use")
    both.plays("Alice", chainsword, "use")
    assert both.strength("Alice") == 1 + 3 + 3


@pytest.mark.rule("MU-7.2", "MU-3.2")
def test_alliance_of_a_helper_lifts_the_bonus_but_not_that_for_the_fighter() -> None:
    table = given40k(doors=[nurgling], play={"Alice": [eldar], "Bob": [eldar, alliance]})
    assert meets(table)[1] == 6
    table.is_helped("Bob")
    assert table.strengths()[1] == 6
    table.answer("Alice", "drop eldar")
    assert table.strengths()[1] == 2


@pytest.mark.rule("MU-7.2")
def test_alliance_goes_with_the_last_army() -> None:
    table = given40k(play={"Alice": [ork, eldar, alliance]})
    table.answer("Alice", "drop ork")
    assert table.lying("Alice") == ["eldar", "alliance"], "it stays with the other"
    table.answer("Alice", "drop eldar")
    assert (table.lying("Alice"), sorted(table.discards())) == ([], ["alliance", "eldar", "ork"])


@pytest.mark.rule("MU-7.4", "MU-7.2")
def test_alliance_brings_back_the_advantages_when_one_of_two_armies_goes() -> None:
    table = given40k(doors=[nurgling], play={"Alice": [eldar, alliance, ork]})
    assert meets(table)[1] == 6
    table.answer("Alice", "drop ork")
    assert table.strengths()[1] == 2


@pytest.mark.rule("MU-7.4")
def test_the_second_army_is_not_added_any_time_but_in_the_own_turn() -> None:
    play: dict[str, list[Lying]] = {"Alice": [eldar, alliance], "Bob": [eldar, alliance]}
    table = given40k(doors=[snotlings], hands={"Alice": [ork, eldar], "Bob": [ork]}, play=play)
    assert not plays_of(table, "Bob", ork)
    assert not plays_of(table, "Alice", eldar), "never the same twice"
    assert meets(table) == (1, 1)
    table.plays("Alice", ork)
    assert (table.lying("Alice"), table.discards()) == (["eldar", "alliance", "ork"], [])
    assert table.strengths() == (1, 0)


@pytest.mark.rule("MU-7.4", "MU-7.1")
def test_a_third_army_needs_another_one_to_be_dropped() -> None:
    table = given40k(hands={"Alice": [tyranid]}, play={"Alice": [eldar, ork, alliance]})
    assert repr(table.why_not("Alice", "play tyranid")) == "two armies [MU-7.2] tyranid"
    table.answer("Alice", "drop ork")
    table.plays("Alice", tyranid)
    assert table.lying("Alice") == ["eldar", "alliance", "tyranid"]


@pytest.mark.rule("MU-7.4")
def test_alliance_lost_with_two_armies_takes_one_of_them_along() -> None:
    table = given_both(doors=[tht_whch_hs_n_vwls], play={"Alice": [necron, tyranid, alliance]}, levels={"Alice": 5})
    table.next_roll(1)
    table.opens_door()
    table.fights_it_out()
    table.runs("Alice", tht_whch_hs_n_vwls)
    assert table.offers("Alice") == ["necron", "tyranid"], "Alliance begins with a vowel"
    table.answer("Alice", "necron")
    assert table.lying("Alice") == ["tyranid"]


@pytest.mark.rule("MU-7.4", "MU-7.2")
def test_a_curse_takes_one_army_of_two_of_the_victims_choice() -> None:
    table = given40k(doors=[disbanded], play={"Alice": [necron, tyranid, alliance]})
    table.opens_door()
    table.answer("Alice", "tyranid")
    assert table.lying("Alice") == ["necron", "alliance"]


@pytest.mark.rule("MU-7.2", "MU-3.15")
def test_who_loses_an_army_in_a_fight_loses_its_items_bonus_at_once() -> None:
    table = given40k(doors=[nurgling], play={"Alice": [ork, eldar, alliance, shuriken_catapult, attack_bike]})
    assert meets(table) == (1 + 4 + 1, 6)
    table.answer("Alice", "drop eldar")
    assert table.strengths() == (1 + 1, 2)


# -- classes beside armies -------------------------------------------------------------------------------------


@pytest.mark.rule("MU-6.1", "MU-7.1", "MU-11.7")
def test_a_class_and_an_army_do_not_drive_each_other_out() -> None:
    table = given_both(hands={"Alice": [professor, ork, investigator, eldar]})
    for card in (professor, ork, investigator, eldar):
        table.plays("Alice", card)
    assert (table.lying("Alice"), table.discards()) == (["investigator", "eldar"], ["professor", "ork"])
    table.answer("Alice", "drop eldar")
    assert table.lying("Alice") == ["investigator"]


@pytest.mark.rule("MU-6.2", "MU-7.2", "MU-11.7")
def test_super_munchkin_is_for_classes_and_alliance_for_armies() -> None:
    hands = {"Alice": [super_munchkin, alliance, monster_whacker, ork]}
    table = given_both(hands=hands, play={"Alice": [eldar]})
    assert not plays_of(table, "Alice", super_munchkin)
    table.plays("Alice", alliance)
    table.plays("Alice", monster_whacker)
    table.plays("Alice", super_munchkin)
    table.plays("Alice", ork)
    assert table.lying("Alice") == ["eldar", "alliance", "monster_whacker", "super_munchkin", "ork"]

    other = given_both(hands={"Alice": [ork]}, play={"Alice": [professor, super_munchkin, eldar]})
    other.plays("Alice", ork)
    assert other.lying("Alice") == ["professor", "super_munchkin", "ork"], "a Super Munchkin makes no room for it"


@pytest.mark.rule("MU-6.2", "MU-7.2", "MU-11.7")
def test_half_a_class_is_not_half_an_army() -> None:
    whole: list[Lying] = [monster_whacker, eldar]
    for joker, cruller, aeldari_hater in ((super_munchkin, 4, 6), (alliance, 10, 2)):
        assert meets(given_both(doors=[the_cruller_out_of_space], play={"Alice": [*whole, joker]}))[1] == cruller
        assert meets(given_both(doors=[nurgling], play={"Alice": [*whole, joker]}))[1] == aeldari_hater


@pytest.mark.rule("MU-6.2", "MU-7.2")
def test_each_joker_goes_with_the_last_of_its_own() -> None:
    table = given_both(play={"Alice": [professor, super_munchkin, eldar, alliance]})
    table.answer("Alice", "drop professor")
    assert table.lying("Alice") == ["eldar", "alliance"]
    other = given_both(play={"Alice": [professor, super_munchkin, eldar, alliance]})
    other.answer("Alice", "drop eldar")
    assert other.lying("Alice") == ["professor", "super_munchkin"]


@pytest.mark.rule("MU-6.1", "MU-7.4")
def test_a_second_class_is_added_any_time_and_a_second_army_is_not() -> None:
    play: dict[str, list[Lying]] = {"Bob": [professor, super_munchkin, eldar, alliance]}
    table = given_both(hands={"Bob": [investigator, ork]}, play=play)
    assert plays_of(table, "Bob", ork) == []
    table.plays("Bob", investigator)
    assert "investigator" in table.lying("Bob")


@pytest.mark.rule("MU-6.1", "MU-7.1")
@pytest.mark.parametrize("curse", [curse_amnesia, curse_hair_turns_white_with_horror])
def test_what_takes_classes_leaves_armies_alone(curse: Card) -> None:
    table = given_both(doors=[curse], play={"Alice": [professor, ork, alliance]}, levels={"Alice": 3})
    table.opens_door()
    table.everyone_passes()
    assert (table.lying("Alice"), table.level("Alice")) == (["ork", "alliance"], 3)


@pytest.mark.rule("MU-6.1", "MU-7.1")
def test_a_cultist_has_an_army_like_anybody() -> None:
    table = given_both(doors=[ruggoth], hands={"Alice": [ork]}, play={"Alice": [professor, eldar]}, cultists=2)
    table.next_roll(1)
    table.opens_door()
    table.declines_goths()
    table.fights_it_out()
    table.runs("Alice", ruggoth)
    assert table.lying("Alice") == ["eldar", "cultist"], "the class goes, the army stays"
    assert ("drop cultist" in table.offers("Alice"), "drop eldar" in table.offers("Alice")) == (False, True)
    table.plays("Alice", ork)
    assert table.lying("Alice") == ["cultist", "ork"]
