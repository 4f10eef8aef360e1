"""What nobody with any sense does, at any level from fair up: each is a table at which bots once did it."""

from __future__ import annotations

import pytest

from rumpus.bots import BOTS, chair_for
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.classes import cultist
from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits
from rumpus.smashup.cards.factions.aliens import crop_circles
from rumpus.smashup.cards.factions.dinosaurs import king_rex
from rumpus.smashup.cards.factions.ninjas import seeing_stars
from tests.bots.quick import sensible_bot
from tests.munchkin.given import Given
from tests.munchkin.given import given as given_munchkin
from tests.munchkin.warhammer40k.cards import (
    bolter,
    cheat_40k,
    corroded_armor,
    dark_angel,
    exterminatus,
    flak_armor,
    gauss_flayer,
    grots,
    krak_grenade,
    laspistol,
    lord_of_change,
    mortarion,
    ork,
    power_sword,
    skarbrand,
    snotlings,
    squig,
    stomping_boots,
    thunder_hammer,
    too_heavy,
    twin,
    undersized,
    veteran,
    wandering_monster_40k,
    warscythe,
)
from tests.munchkin.warhammer40k.table import given40k
from tests.smashup.given import given

each_level = pytest.mark.parametrize("level", ["fair", "strong", "master"])


def answer_of(level: str, table: Given, name: str) -> str:
    bot = sensible_bot(level)
    return table.offers(name)[bot.decide(chair_for(bot, table.game, table.seat(name)))]


def called_by_alice(monster: Card, hand: list[Card], level: int, gear: list[Card] | None = None) -> Given:
    """Alice has called the result of her fight, and Bob may do something about it."""
    table = given40k(
        doors=[monster],
        hands={"Bob": hand},
        levels={"Alice": level, "Bob": 3},
        play={"Alice": gear or [thunder_hammer]},
    )
    table.opens_door()
    table.answer("Alice", "call")
    return table


@each_level
def test_no_curse_is_wasted_on_somebody_whom_it_does_nothing_to(level: str) -> None:
    """Alice has no armor, and nothing Big."""
    for curse in (corroded_armor, too_heavy):
        table = called_by_alice(grots, [curse], 8, [laspistol])
        assert answer_of(level, table, "Bob").startswith("pass"), curse


@each_level
def test_no_monster_is_added_by_which_somebody_wins(level: str) -> None:
    """Two levels instead of one would be Alice's tenth."""
    table = called_by_alice(squig, [wandering_monster_40k, snotlings], 8)
    assert answer_of(level, table, "Bob").startswith("pass")


@each_level
def test_nobody_strengthens_a_monster_that_may_kill_them(level: str) -> None:
    table = given40k(
        doors=[skarbrand],
        hands={"Alice": [veteran]},
        play={"Alice": [thunder_hammer, flak_armor, bolter]},
        levels={"Alice": 9, "Bob": 9},
    )
    table.opens_door()
    assert veteran.id not in answer_of(level, table, "Alice")


@each_level
def test_nobody_strengthens_monsters_since_the_dead_have_no_cards(level: str) -> None:
    """Two that may kill kill no more than one: what is played for nothing saves nothing."""
    table = given40k(doors=[skarbrand], hands={"Alice": [veteran], "Bob": [twin]}, levels={"Alice": 6, "Bob": 3})
    table.opens_door()
    table.plays("Bob", twin, skarbrand)
    assert veteran.id not in answer_of(level, table, "Alice")


@each_level
def test_nobody_strengthens_the_monster_that_the_game_is_won_by(level: str) -> None:
    table = given40k(
        doors=[squig],
        hands={"Alice": [veteran]},
        play={"Alice": [thunder_hammer, bolter, flak_armor]},
        levels={"Alice": 9, "Bob": 6},
    )
    table.opens_door()
    assert veteran.id not in answer_of(level, table, "Alice")


@each_level
def test_nobody_becomes_a_cultist_by_which_somebody_else_wins(level: str) -> None:
    """The last outsider gains a level: Carol's tenth."""
    for carol, is_played in ((9, False), (3, True)):
        table = given_munchkin(
            hands={"Alice": [cultist]}, play={"Bob": [cultist]}, levels={"Alice": 5, "Carol": carol}, phase="rest"
        )
        assert (answer_of(level, table, "Alice") == "play cultist") == is_played


@each_level
def test_nobody_turns_the_fight_in_which_they_help_a_winner(level: str) -> None:
    """Bob was made to help, and without his card Alice does not win."""
    table = given40k(doors=[lord_of_change], hands={"Bob": [undersized]}, levels={"Alice": 9, "Bob": 7})
    table.opens_door()
    table.is_helped("Bob")
    table.answer("Alice", "call")
    assert answer_of(level, table, "Bob").startswith("pass")


@each_level
def test_nobody_plays_a_curse_for_all_that_costs_themselves_most(level: str) -> None:
    """The least that Alice has is worth little; all that Bob has is his hammer."""
    table = given40k(
        doors=[grots],
        hands={"Bob": [exterminatus]},
        play={"Alice": [bolter, flak_armor], "Bob": [thunder_hammer], "Carol": [power_sword, stomping_boots]},
        levels={"Alice": 8, "Bob": 3},
    )
    table.opens_door()
    table.answer("Alice", "call")
    assert answer_of(level, table, "Bob").startswith("pass")


@each_level
def test_nobody_helps_whoever_wins_by_it(level: str) -> None:
    table = given40k(doors=[dark_angel], levels={"Alice": 9, "Carol": 6}, play={"Carol": [thunder_hammer]})
    table.opens_door()
    table.picks("Alice", "ask Carol", "2", "helper", *(["done"] if table.prompt == "pay" else []))
    assert answer_of(level, table, "Carol") in ("refuse", "counter")


@each_level
def test_nobody_asks_again_who_has_refused(level: str) -> None:
    table = given40k(doors=[dark_angel], levels={"Alice": 3, "Carol": 6}, play={"Carol": [thunder_hammer]})
    table.opens_door()
    assert answer_of(level, table, "Alice") == "ask Carol"
    table.picks("Alice", "ask Carol", "1", "helper", *(["done"] if table.prompt == "pay" else []))
    table.answer("Carol", "refuse")
    assert answer_of(level, table, "Alice") != "ask Carol"


@each_level
def test_nobody_gives_all_treasures_for_help_against_what_does_not_kill(level: str) -> None:
    table = given40k(doors=[dark_angel], levels={"Alice": 3, "Carol": 6}, play={"Carol": [thunder_hammer]})
    table.opens_door()
    most = table.table.treasures_at_stake()
    table.picks("Alice", "ask Carol")
    assert answer_of(level, table, "Alice") not in ("0", str(most))


@each_level
def test_nobody_cheats_for_what_they_may_use_anyway(level: str) -> None:
    table = given40k(hands={"Alice": [cheat_40k]}, play={"Alice": [bolter, flak_armor]})
    assert "cheat" not in answer_of(level, table, "Alice")


@each_level
def test_nobody_hurts_themselves_for_nothing(level: str) -> None:
    """An Ork may fire its cards into the fight, and still loses."""
    table = given40k(doors=[mortarion], hands={"Alice": [grots, snotlings]}, play={"Alice": [ork]}, levels={"Alice": 2})
    table.opens_door()
    assert "ork" not in answer_of(level, table, "Alice")


@each_level
def test_no_action_is_played_that_only_hurts_oneself_or_nobody(level: str) -> None:
    for card in (crop_circles, seeing_stars):
        table = given(hands={"Alice": [card]}, bases={jungle_oasis: [("Alice", king_rex)], tar_pits: []})
        bot = sensible_bot(level)
        assert table.offers("Alice")[bot.decide(chair_for(bot, table.game, 0))] == "end turn", card


@each_level
def test_nobody_throws_a_grenade_at_a_fight_that_it_does_not_change(level: str) -> None:
    table = given40k(doors=[mortarion], hands={"Alice": [krak_grenade]}, levels={"Alice": 2})
    table.opens_door()
    assert "krak" not in answer_of(level, table, "Alice")


def test_nobody_begins_a_sale_of_what_they_need() -> None:
    """Also at the easy level: to begin one and to sell nothing after all is tiring for everybody who watches."""
    table = given40k(hands={"Alice": [laspistol]}, play={"Alice": [thunder_hammer, flak_armor]}, phase="rest")
    assert "sell" in table.offers("Alice")
    bots = [BOTS["easy"](seed) for seed in range(60)]
    said = [table.offers("Alice")[bot.decide(chair_for(bot, table.game, table.seat("Alice")))] for bot in bots]
    assert "sell" not in said
    assert len(set(said)) > 1, "it errs in other ways"


def test_whoever_begins_a_sale_of_what_they_do_not_need_sells_something() -> None:
    table = given40k(hands={"Alice": [gauss_flayer, warscythe]}, play={"Alice": [ork, thunder_hammer]}, phase="rest")
    table.answer("Alice", "sell")
    for card in ("gauss_flayer", "warscythe"):
        assert "cancel" in table.offers("Alice")
        bots = [BOTS["easy"](seed) for seed in range(60)]
        said = [table.offers("Alice")[bot.decide(chair_for(bot, table.game, table.seat("Alice")))] for bot in bots]
        assert "cancel" not in said
        table.answer("Alice", card)
