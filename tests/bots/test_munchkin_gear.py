"""What greedy makes of armies, Big items, vehicles and what armies can do, outside fights."""

from __future__ import annotations

import pytest

from rumpus.bots import BOTS, chair_for
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.options import Options
from tests.bots.test_munchkin_bots import answer_of_greedy
from tests.munchkin.warhammer40k.cards import (
    alliance,
    attack_bike,
    bolter,
    cheat_40k,
    chitin_carapace,
    choppa,
    corroded_armor,
    disbanded,
    eldar,
    exterminatus,
    flak_armor,
    frenzied,
    gauss_flayer,
    grots,
    heresy,
    laspistol,
    leman_russ,
    melta_bomb,
    mortarion,
    necrodermis,
    necron,
    orbital_strike,
    ork,
    plague_armor,
    power_armor,
    ripper_swarm,
    sanctified,
    skarbrand,
    snotlings,
    squig,
    storm_shield,
    thunder_hammer,
    tyranid,
    ultramarine,
)
from tests.munchkin.warhammer40k.table import given40k

# -- armies ----------------------------------------------------------------------------------------------------


def test_greedy_joins_the_army_that_its_items_need() -> None:
    for item, expected in ((choppa, "play ork"), (gauss_flayer, "play necron")):
        table = given40k(hands={"Alice": [necron, ork]}, play={"Alice": [("carry", item)]})
        assert answer_of_greedy(table, "Alice") == expected


def test_greedy_changes_its_army_only_for_something_better() -> None:
    for item, expected in ((choppa, "play ork"), (gauss_flayer, "put on gauss_flayer")):
        table = given40k(hands={"Alice": [ork]}, play={"Alice": [necron, ("carry", item)]})
        assert answer_of_greedy(table, "Alice") == expected


def test_greedy_takes_a_second_army_with_an_alliance() -> None:
    table = given40k(hands={"Alice": [ork, alliance]}, play={"Alice": [necron]})
    assert answer_of_greedy(table, "Alice") == "play alliance"
    table.answer("Alice", "play alliance")
    assert answer_of_greedy(table, "Alice") == "play ork"


# -- Big items and vehicles ------------------------------------------------------------------------------------


def test_greedy_puts_down_the_best_big_item_and_keeps_the_others_in_hand() -> None:
    table = given40k(hands={"Alice": [storm_shield, thunder_hammer]})
    assert answer_of_greedy(table, "Alice") == "play thunder_hammer use"
    table.answer("Alice", "play thunder_hammer use")
    assert answer_of_greedy(table, "Alice") == "open door"


def test_greedy_does_not_carry_a_big_item_that_it_cannot_use() -> None:
    table = given40k(hands={"Alice": [plague_armor, chitin_carapace]})
    assert answer_of_greedy(table, "Alice") == "play chitin_carapace carry"
    table.answer("Alice", "play chitin_carapace carry")
    assert answer_of_greedy(table, "Alice") == "open door"


def test_greedy_throws_a_big_item_away_for_a_much_better_one() -> None:
    table = given40k(hands={"Alice": [thunder_hammer]}, play={"Alice": [("carry", plague_armor)]})
    assert answer_of_greedy(table, "Alice") == "throw away plague_armor"
    table = given40k(hands={"Alice": [plague_armor]}, play={"Alice": [thunder_hammer]})
    assert answer_of_greedy(table, "Alice") == "open door"


def test_greedy_as_ultramarine_puts_down_any_number_of_big_items() -> None:
    table = given40k(hands={"Alice": [power_armor]}, play={"Alice": [ultramarine, thunder_hammer]})
    assert answer_of_greedy(table, "Alice") == "play power_armor use"


def test_greedy_drives_the_better_vehicle() -> None:
    table = given40k(hands={"Alice": [attack_bike, leman_russ]})
    assert answer_of_greedy(table, "Alice") == "play leman_russ use"


def test_greedy_puts_what_strengthens_on_an_item_in_use() -> None:
    table = given40k(hands={"Alice": [sanctified]}, play={"Alice": [("carry", choppa), bolter]})
    assert answer_of_greedy(table, "Alice") == "play sanctified bolter"


def test_greedy_cheats_with_what_it_could_not_use() -> None:
    table = given40k(hands={"Alice": [cheat_40k]}, play={"Alice": [bolter, ("carry", gauss_flayer)]})
    assert answer_of_greedy(table, "Alice") == "play cheat_40k gauss_flayer"
    table.answer("Alice", "play cheat_40k gauss_flayer")
    assert answer_of_greedy(table, "Alice") == "put on gauss_flayer"


def test_greedy_is_rid_of_the_least_big_item_and_sells_it_if_a_level_can_be_bought() -> None:
    for level, expected in ((4, "yes"), (9, "no")):
        table = given40k(
            hands={"Alice": [disbanded, bolter]},
            play={"Alice": [ultramarine, thunder_hammer, power_armor]},
            levels={"Alice": level},
        )
        table.plays("Alice", disbanded, "Alice")
        table.everyone_passes()
        assert table.prompt.startswith("too big")
        assert answer_of_greedy(table, "Alice") == "power_armor", "which it cannot use any more"
        table.answer("Alice", "power_armor")
        assert answer_of_greedy(table, "Alice") == expected
        table.answer("Alice", "no")


# -- what armies can do ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("door", "expected"), [(heresy, "yes"), (mortarion, "yes"), (squig, "no"), (alliance, "no")])
def test_greedy_foresees_and_buries_what_would_hurt_it(door: Card, expected: str) -> None:
    table = given40k(doors=[door], hands={"Alice": [snotlings]}, play={"Alice": [eldar]}, levels={"Alice": 4})
    assert answer_of_greedy(table, "Alice") == "use eldar"
    table.uses("Alice", eldar)
    assert answer_of_greedy(table, "Alice") == expected


def test_greedy_does_not_bury_a_curse_for_a_card_that_is_worth_more() -> None:
    table = given40k(doors=[heresy], hands={"Alice": [orbital_strike]}, play={"Alice": [eldar]})
    table.uses("Alice", eldar)
    assert answer_of_greedy(table, "Alice") == "no"


def test_greedy_devours_what_is_worth_less_than_a_treasure() -> None:
    for item, expected in ((laspistol, "laspistol"), (chitin_carapace, "none")):
        table = given40k(doors=[snotlings], play={"Alice": [tyranid, item]}, levels={"Alice": 4})
        table.opens_door()
        table.fights_it_out()
        assert answer_of_greedy(table, "Alice") == expected
        table.answer("Alice", "none")


def test_greedy_fights_a_monster_from_a_looted_room_if_it_is_easy() -> None:
    for monster, expected in ((squig, "fight squig"), (mortarion, "keep")):
        table = given40k(doors=[monster], play={"Alice": [tyranid]}, levels={"Alice": 6}, phase="trouble")
        table.answer("Alice", "loot the room")
        assert answer_of_greedy(table, "Alice") == expected


def test_greedy_sends_a_monster_away_only_if_it_would_lose() -> None:
    for level, expected in ((4, "no"), (1, "yes")):
        table = given40k(doors=[ripper_swarm], play={"Alice": [tyranid]}, levels={"Alice": level})
        table.opens_door()
        assert answer_of_greedy(table, "Alice") == expected


def test_greedy_saves_a_good_item_for_poor_cards_and_no_poor_one_for_good_cards() -> None:
    for armor, hand, expected in (
        (necrodermis, [snotlings, squig], "yes"),
        (flak_armor, [melta_bomb, orbital_strike], "no"),
    ):
        table = given40k(hands={"Alice": hand, "Bob": [corroded_armor]}, play={"Alice": [necron, armor]})
        table.plays("Bob", corroded_armor, "Alice")
        table.everyone_passes()
        assert answer_of_greedy(table, "Alice") == expected
        table.answer("Alice", "no")


def test_greedy_keeps_its_best_items_in_death() -> None:
    table = given40k(doors=[skarbrand], play={"Alice": [necron, laspistol, thunder_hammer]}, levels={"Alice": 5})
    table.opens_door()
    table.next_roll(1)
    table.fights_it_out()
    table.runs("Alice", skarbrand)
    assert table.prompt.startswith("keep in death")
    assert answer_of_greedy(table, "Alice") == "thunder_hammer"


# -- curses and tokens -----------------------------------------------------------------------------------------


def test_greedy_plays_a_curse_for_all_only_if_it_has_least_to_lose() -> None:
    for own, expected in (([], "play exterminatus Alice"), ([laspistol, flak_armor], "pass")):
        table = given40k(
            doors=[grots],
            hands={"Bob": [exterminatus]},
            play={"Alice": [bolter], "Bob": own, "Carol": [attack_bike]},
            levels={"Alice": 8, "Bob": 3},
        )
        table.opens_door()
        table.answer("Alice", "call")
        assert answer_of_greedy(table, "Bob") == expected


def test_greedy_chooses_between_equal_leaders_by_chance() -> None:
    table = given40k(doors=[grots], hands={"Bob": [heresy]}, levels={"Alice": 8, "Bob": 3, "Carol": 8})
    table.opens_door()
    table.answer("Alice", "call")
    bots = [BOTS["fair"](seed) for seed in range(20)]
    said = {table.offers("Bob")[bot.decide(chair_for(bot, table.game, 1))] for bot in bots}
    assert said == {"play heresy Alice", "play heresy Carol"}


def test_greedy_hands_in_rations() -> None:
    table = given40k(options=Options(ration_tokens=True), levels={"Alice": 9})
    table.hero("Alice").rations = (1, 1, 1, 1)
    table.next_roll(1)
    assert answer_of_greedy(table, "Alice") == "hand in"


def test_greedy_takes_the_best_of_what_it_may_take_from_others() -> None:
    table = given40k(doors=[grots], play={"Alice": [flak_armor, bolter]}, hands={"Bob": [frenzied]})
    table.next_roll(1)
    table.opens_door()
    table.plays("Bob", frenzied, grots)
    table.fights_it_out()
    table.runs("Alice", grots)
    assert answer_of_greedy(table, "Bob") == "bolter"
    table.answer("Bob", "bolter")
