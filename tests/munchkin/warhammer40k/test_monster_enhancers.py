"""The monster enhancers, but for Twin."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.monsters import gram_smoker
from tests.munchkin.cthulhu.cursing import plays_of
from tests.munchkin.given import Given, Lying
from tests.munchkin.warhammer40k.cards import (
    bolter,
    chaos_cultist,
    chaos_spawn,
    chaos_tainted,
    converted,
    dark_angel,
    flamer,
    flayed_one,
    frenzied,
    grots,
    laspistol,
    nurgling,
    ork,
    peaked_cap,
    plague_zombie,
    power_sword,
    poxwalker,
    primaris_psyker,
    psychically_awakened,
    ripper_swarm,
    snotlings,
    squig,
    undead,
    undersized,
    veteran,
    wandering_monster_40k,
    warlord,
)
from tests.munchkin.warhammer40k.table import given40k, given_both


def enhanced(*enhancers: Card, monster: Card = dark_angel, level: int = 1, lying: tuple[Lying, ...] = ()) -> Given:
    """Bob has played these on a monster that Alice fights."""
    table = given40k(
        doors=[monster], hands={"Bob": enhancers}, play={"Alice": lying}, levels={"Alice": level}, rest=False,
        treasures=[bolter, laspistol, flamer],
    )  # fmt: skip
    table.opens_door()
    for each in enhancers:
        table.plays("Bob", each, monster)
    return table


def treasures(table: Given) -> int:
    return table.table.treasures_at_stake()


# -- plain ones ------------------------------------------------------------------------------------------------

PLAIN = [(converted, 5, 1), (frenzied, 5, 1), (veteran, 10, 2), (warlord, 10, 2), (psychically_awakened, 8, 1)]


@pytest.mark.parametrize(("card", "bonus", "more"), [*PLAIN, (chaos_tainted, 5, 2), (undead, 5, 2)], ids=str)
def test_an_enhancer_strengthens_a_monster_and_brings_more_treasures(card: Card, bonus: int, more: int) -> None:
    table = enhanced(card)
    assert (table.strengths(), treasures(table)) == ((1, 6 + bonus), 2 + more)
    assert table.hand("Bob") == []


@pytest.mark.parametrize("card", [converted, frenzied, veteran, warlord, psychically_awakened, undersized], ids=str)
def test_an_enhancer_is_for_any_monster_in_an_open_fight_and_for_no_other_moment(card: Card) -> None:
    table = given40k(doors=[dark_angel], hands={"Bob": [card, wandering_monster_40k, nurgling], "Alice": [snotlings]})
    assert plays_of(table, "Bob", card.id) == []
    table.opens_door()
    table.plays("Bob", wandering_monster_40k, nurgling)
    assert plays_of(table, "Bob", card.id) == ["dark_angel", "nurgling"]
    table.fights_it_out()
    assert plays_of(table, "Bob", card.id) == []


def test_converted_adds_5_and_a_treasure_that_is_drawn() -> None:
    table = enhanced(converted, monster=squig, level=8)
    assert table.strengths() == (8, 2 + 5)
    table.fights_it_out()
    assert (table.level("Alice"), len(table.hand("Alice"))) == (9, 1 + 1)
    assert table.discards() == ["converted", "squig"]


def test_veteran_adds_10_and_2_treasures() -> None:
    table = enhanced(veteran)
    assert (table.strengths(), treasures(table)) == ((1, 6 + 10), 2 + 2)


@pytest.mark.rule("MU-3.8")
def test_frenzied_adds_up_with_other_enhancers_plus_and_minus() -> None:
    table = enhanced(frenzied, converted, undersized, veteran)
    assert (table.strengths(), treasures(table)) == ((1, 6 + 5 + 5 - 5 + 10), 2 + 1 + 1 - 1 + 2)


def test_frenzied_may_be_played_by_the_fighter_and_reopens_a_call() -> None:
    table = given40k(doors=[snotlings], hands={"Alice": [frenzied], "Bob": [converted]}, levels={"Alice": 9})
    table.opens_door()
    table.plays("Alice", frenzied, snotlings)
    table.answer("Alice", "call")
    table.plays("Bob", converted, snotlings)
    assert table.prompt == "fight"
    assert table.strengths() == (9, 1 + 5 + 5)


# -- Psychically Awakened, Warlord -----------------------------------------------------------------------------


def test_psychically_awakened_adds_3_more_against_anyone_without_headgear() -> None:
    assert enhanced(psychically_awakened).strengths() == (1, 6 + 5 + 3)
    assert enhanced(psychically_awakened, lying=(peaked_cap,)).strengths() == (1 + 1, 6 + 5)
    assert enhanced(psychically_awakened, lying=(("carry", peaked_cap),)).strengths() == (1, 6 + 5 + 3)


@pytest.mark.rule("MU-3.2")
def test_psychically_awakened_looks_at_fighter_and_helper() -> None:
    play: dict[str, list[Lying]] = {"Bob": [peaked_cap]}
    for fighter, strength in (("Alice", 6 + 5 + 3), ("Bob", 6 + 5 + 3)):
        helper = "Bob" if fighter == "Alice" else "Alice"
        table = given40k(doors=[dark_angel], hands={"Carol": [psychically_awakened]}, play=play, active=fighter)
        table.opens_door(fighter)
        table.is_helped(helper, fighter)
        table.plays("Carol", psychically_awakened, dark_angel)
        assert table.strengths()[1] == strength


def test_psychically_awakened_counts_headgear_whose_bonus_is_silenced() -> None:
    table = enhanced(psychically_awakened, monster=primaris_psyker, lying=(peaked_cap,))
    assert table.strengths() == (1, 8 + 5)


@pytest.mark.parametrize(("roll", "level"), [(6, 3), (5, 2)])
def test_warlord_costs_1_at_running_away(roll: int, level: int) -> None:
    table = given40k(doors=[dark_angel], hands={"Bob": [warlord]}, levels={"Alice": 3})
    table.next_roll(roll)
    table.opens_door()
    table.plays("Bob", warlord, dark_angel)
    table.fights_it_out()
    table.runs("Alice", dark_angel)
    assert table.level("Alice") == level


def test_warlord_counts_for_its_own_monster_only_and_with_what_that_has_itself() -> None:
    """A Squig has -1, a Nurgling nothing; the helper runs as badly as the fighter."""
    table = given40k(doors=[squig], hands={"Carol": [warlord, wandering_monster_40k, nurgling]}, levels={"Alice": 2})
    table.next_roll(6, 5, 6, 6)
    table.opens_door()
    table.plays("Carol", wandering_monster_40k, nurgling)
    table.plays("Carol", warlord, squig)
    table.is_helped("Bob")
    table.fights_it_out()
    assert [table.table.flight_modifier(0, foe) for foe in table.table.fight.foes] == [-2, 0]
    table.runs("Alice", squig)
    assert table.level("Alice") == 1  # 6 - 2
    table.runs("Alice", nurgling)
    table.runs("Bob", squig)
    table.runs("Bob", nurgling)
    assert (table.level("Alice"), table.level("Bob")) == (1, 1)


# -- Undersized ------------------------------------------------------------------------------------------------


def test_undersized_takes_5_and_a_treasure() -> None:
    table = enhanced(undersized)
    assert (table.strengths(), treasures(table)) == ((1, 6 - 5), 2 - 1)


def test_undersized_leaves_a_strength_of_1_and_a_treasure() -> None:
    for monster in (squig, snotlings, plague_zombie):
        table = enhanced(undersized, monster=monster)
        assert (table.strengths(), treasures(table)) == ((1, 1), 1)


@pytest.mark.rule("MU-3.8")
@pytest.mark.parametrize("order", [(undersized, converted), (converted, undersized)], ids=str)
def test_undersized_adds_up_with_others_in_any_order(order: tuple[Card, ...]) -> None:
    table = enhanced(*order, monster=squig)
    assert (table.strengths(), treasures(table)) == ((1, 2 - 5 + 5), 1)


def test_undersized_weighs_on_one_monster_only() -> None:
    table = given40k(doors=[snotlings], hands={"Bob": [undersized, wandering_monster_40k, dark_angel]})
    table.opens_door()
    table.plays("Bob", wandering_monster_40k, dark_angel)
    table.plays("Bob", undersized, snotlings)
    assert table.strengths() == (1, 1 + 6)


def test_undersized_does_not_let_a_monsters_weakness_push_it_below_1() -> None:
    """Squigs have -2 against Orks: 2 - 2 - 5."""
    assert enhanced(undersized, monster=squig, lying=(ork,)).strengths() == (1, 1)


# -- Chaos-Tainted, Undead -------------------------------------------------------------------------------------


@pytest.mark.rule("MU-13.19")
def test_chaos_tainted_makes_a_dark_angel_stronger_and_lets_chaos_follow() -> None:
    table = given40k(doors=[dark_angel], hands={"Alice": [nurgling, plague_zombie], "Bob": [chaos_tainted]})
    table.opens_door()
    assert plays_of(table, "Alice", "nurgling") == []
    table.plays("Bob", chaos_tainted, dark_angel)
    assert (table.strengths(), treasures(table)) == ((1, 11), 4)
    assert "play plague_zombie" not in table.offers("Alice")  # undead, not Chaos
    table.plays("Alice", nurgling)
    assert (table.foes(), table.strengths()) == (["dark_angel", "nurgling"], (1, 11 + 2))


@pytest.mark.rule("MU-13.19")
def test_chaos_tainted_is_not_for_what_is_chaos_already() -> None:
    table = given40k(doors=[nurgling], hands={"Bob": [chaos_tainted, undead]})
    table.opens_door()
    assert plays_of(table, "Bob", "chaos_tainted") == []
    assert plays_of(table, "Bob", "undead") == ["nurgling"]


@pytest.mark.rule("MU-3.9")
def test_chaos_tainted_brings_a_monster_from_hand_along_to_chaos() -> None:
    hand = [chaos_tainted, dark_angel, snotlings, chaos_spawn]
    table = given40k(doors=[nurgling], hands={"Bob": hand, "Carol": [grots]})
    table.opens_door()
    assert plays_of(table, "Bob", "chaos_tainted") == ["dark_angel", "snotlings"]  # a Chaos Spawn comes by itself
    table.plays("Bob", chaos_tainted, dark_angel)
    assert table.foes() == ["nurgling", "dark_angel"]
    assert (table.strengths(), treasures(table)) == ((1, 2 + 6 + 5), 1 + 2 + 2)
    assert table.hand("Bob") == ["snotlings", "chaos_spawn"]


@pytest.mark.rule("MU-3.9")
def test_chaos_tainted_brings_no_monster_into_a_fight_without_chaos() -> None:
    table = given40k(doors=[plague_zombie], hands={"Bob": [chaos_tainted, dark_angel]})
    table.opens_door()
    assert plays_of(table, "Bob", "chaos_tainted") == ["plague_zombie"]


def test_chaos_tainted_counts_for_bonuses_against_chaos() -> None:
    table = enhanced(chaos_tainted, lying=(power_sword,))
    assert table.strengths() == (1 + 2 + 2, 6 + 5)


@pytest.mark.rule("MU-3.9")
def test_undead_lets_the_undead_follow_and_not_chaos() -> None:
    hands = {"Alice": [chaos_cultist, plague_zombie, poxwalker], "Bob": [undead]}
    table = given40k(doors=[dark_angel], hands=hands)
    table.opens_door()
    table.plays("Bob", undead, dark_angel)
    followers = [offer for offer in table.offers("Alice") if offer.startswith("play")]
    assert followers == ["play plague_zombie", "play poxwalker"]
    table.plays("Alice", poxwalker)  # undead and Chaos, so Chaos may come as well
    assert "play chaos_cultist" in table.offers("Alice")


@pytest.mark.rule("MU-3.9")
def test_undead_brings_a_monster_from_hand_along_to_the_undead() -> None:
    table = given40k(doors=[plague_zombie], hands={"Bob": [undead, ripper_swarm, flayed_one]})
    table.opens_door()
    assert plays_of(table, "Bob", "undead") == ["ripper_swarm"]
    table.plays("Bob", undead, ripper_swarm)
    assert (table.foes(), table.strengths()) == (["plague_zombie", "ripper_swarm"], (1, 2 + 1 + 5))
    table.fights_it_out()
    assert plays_of(table, "Bob", "flayed_one") == []


def test_undead_and_chaos_tainted_work_on_the_same_monster() -> None:
    table = enhanced(undead, chaos_tainted)
    assert (table.strengths(), treasures(table)) == ((1, 6 + 5 + 5), 2 + 2 + 2)
    assert {"chaos", "undead"} <= table.table.tags_of(table.table.fight.foes[0])


@pytest.mark.rule("MU-11.7")
def test_undead_calls_the_undead_of_the_other_set() -> None:
    table = given_both(doors=[dark_angel], hands={"Alice": [gram_smoker], "Bob": [undead]})
    table.opens_door()
    assert plays_of(table, "Alice", "gram_smoker") == []
    table.plays("Bob", undead, dark_angel)
    table.plays("Alice", gram_smoker)
    assert table.foes() == ["dark_angel", "gram_smoker"]
