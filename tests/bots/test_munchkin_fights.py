"""What greedy does in fights of Munchkin Warhammer 40,000: its own, those that somebody would win the game by, and when
it runs."""

from __future__ import annotations

import pytest

from rumpus.bots import BOTS, chair_for
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.table.state import Lasting
from tests.bots.quick import sensible_bot
from tests.bots.test_munchkin_bots import answer_of_greedy
from tests.munchkin.given import Given, Lying
from tests.munchkin.warhammer40k.cards import (
    attack_bike,
    bloodletter,
    bolter,
    called_away,
    carnifex,
    catachan_devil,
    ceasefire,
    change_of_orders,
    chaos_cultist,
    chaos_spawn,
    cloning_vat,
    conscripted,
    daemonette,
    dark_angel,
    death_guard,
    flak_armor,
    fog_of_war,
    gene_scrambler,
    grots,
    heresy,
    holo_decoy,
    holy_grenade,
    hormagaunt,
    krak_grenade,
    laspistol,
    leman_russ,
    loaded_die_40k,
    melta_bomb,
    mortarion,
    nurgles_rot,
    ork,
    power_sword,
    psyk_out_grenade,
    purity_seal,
    ratling_sniper,
    recaf,
    requisition_order,
    servo_skull,
    skarbrand,
    smoke_launcher,
    snotlings,
    squig,
    stasis_trap,
    stomping_boots,
    swarmlord,
    teleport_homer,
    thunder_hammer,
    twin,
    undersized,
    unpainted_miniatures,
    vortex_grenade,
    vox_jammer,
    wandering_monster_40k,
    warp_rift,
    wrack,
)
from tests.munchkin.warhammer40k.table import given40k


def in_fight(monster: Card, hand: list[Card], level: int = 1, gear: list[Lying] | None = None) -> Given:
    """Alice meets a monster; nobody else can help her."""
    table = given40k(doors=[monster], hands={"Alice": hand}, play={"Alice": gear or []}, levels={"Alice": level})
    table.opens_door()
    return table


def about_to_win(monster: Card, hand: list[Card], gear: list[Lying] | None = None) -> Given:
    """Alice has called the result of the fight that wins her the game; Bob may do something about it."""
    table = given40k(
        doors=[monster],
        hands={"Bob": hand},
        levels={"Alice": 9, "Bob": 4},
        play={"Alice": gear or [], "Bob": [laspistol]},
    )
    table.opens_door()
    table.answer("Alice", "call")
    return table


# -- its own fights --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("monster", "hand", "expected"),
    [
        (dark_angel, [krak_grenade], "call"),  # it is not enough
        (dark_angel, [krak_grenade, melta_bomb], "play melta_bomb for"),  # it is just enough by itself
        (daemonette, [holy_grenade], "play holy_grenade for"),  # more against Chaos
        (dark_angel, [holy_grenade], "call"),
        (ratling_sniper, [krak_grenade, recaf], "play krak_grenade for"),  # Recaf is not enough
        (bloodletter, [undersized], "play undersized bloodletter"),
        (skarbrand, [ceasefire], "play ceasefire"),
        (skarbrand, [called_away], "play called_away"),
        (skarbrand, [vortex_grenade], "play vortex_grenade skarbrand"),
    ],
)
def test_greedy_plays_what_makes_the_difference(monster: Card, hand: list[Card], expected: str) -> None:
    level = 6 if monster is skarbrand else 1
    assert answer_of_greedy(in_fight(monster, hand, level, [flak_armor]), "Alice") == expected


def usual_answer_of_greedy(table: Given, name: str) -> str:
    """Where chance decides, it thinks of some worlds only, and may be unlucky with them."""
    bots = [BOTS["fair"](seed) for seed in range(15)]
    choices = [bot.decide(chair_for(bot, table.game, table.seat(name))) for bot in bots]
    return table.offers(name)[max(choices, key=choices.count)]


def test_greedy_seldom_swaps_a_monster_that_leaves_it_alone_for_one_that_may_not() -> None:
    assert usual_answer_of_greedy(in_fight(swarmlord, [warp_rift], 1, [flak_armor]), "Alice") == "call"


def test_greedy_offers_its_fight_to_nobody_who_loses_it_too() -> None:
    table = in_fight(dark_angel, [change_of_orders])
    bots = [BOTS["fair"](seed) for seed in range(15)]
    assert {table.offers("Alice")[bot.decide(chair_for(bot, table.game, 0))] for bot in bots} == {"call"}


def test_greedy_doubles_its_level_where_that_wins() -> None:
    assert answer_of_greedy(in_fight(dark_angel, [cloning_vat], 4), "Alice") == "play cloning_vat"
    assert answer_of_greedy(in_fight(dark_angel, [cloning_vat], 3), "Alice") == "call"


def test_greedy_fights_as_if_against_chaos() -> None:
    assert answer_of_greedy(in_fight(hormagaunt, [fog_of_war], 1, [power_sword]), "Alice") == "play fog_of_war"
    assert answer_of_greedy(in_fight(hormagaunt, [fog_of_war], 1, [laspistol]), "Alice") == "call"


def test_greedy_fires_its_cards_only_if_they_make_the_difference() -> None:
    hand = [grots, snotlings, servo_skull]
    assert answer_of_greedy(in_fight(hormagaunt, hand, 2, [ork]), "Alice") == "use ork"
    assert answer_of_greedy(in_fight(dark_angel, hand, 2, [ork]), "Alice") == "call"
    assert answer_of_greedy(in_fight(hormagaunt, hand, 5, [ork]), "Alice") == "call"


def test_greedy_takes_the_item_that_it_needs() -> None:
    table = given40k(
        doors=[dark_angel],
        hands={"Alice": [requisition_order]},
        play={"Bob": [laspistol], "Carol": [thunder_hammer]},
        levels={"Alice": 2},
    )
    table.opens_door()
    assert answer_of_greedy(table, "Alice") == "play requisition_order thunder_hammer"


def test_greedy_swaps_a_monster_for_one_that_it_beats() -> None:
    assert answer_of_greedy(in_fight(dark_angel, [holo_decoy, squig], 4), "Alice") == "play holo_decoy dark_angel squig"
    for last, expected in ((snotlings, "play gene_scrambler skarbrand"), (mortarion, "call")):
        table = given40k(doors=[skarbrand], hands={"Alice": [gene_scrambler]}, door_discard=[last], levels={"Alice": 6})
        table.opens_door()
        assert answer_of_greedy(table, "Alice") == expected


def test_greedy_forces_somebody_to_help_when_all_have_refused() -> None:
    table = given40k(
        doors=[dark_angel], hands={"Alice": [conscripted]}, play={"Bob": [thunder_hammer]}, levels={"Alice": 2}
    )
    table.opens_door()
    for name in ("Bob", "Carol"):
        table.picks("Alice", f"ask {name}", "0", *(["done"] if table.prompt == "pay" else []))
        table.answer(name, "refuse")
    assert answer_of_greedy(table, "Alice") == "play conscripted Bob"


def test_greedy_turns_a_newcomer_back() -> None:
    table = given40k(
        doors=[squig],
        hands={"Alice": [vox_jammer], "Bob": [wandering_monster_40k, dark_angel]},
        levels={"Alice": 4},
    )
    table.opens_door()
    table.plays("Bob", wandering_monster_40k, dark_angel)
    assert answer_of_greedy(table, "Alice") == "play vox_jammer wandering_monster_40k"


def test_greedy_adds_monsters_to_its_own_fight_if_it_beats_them_all_the_same() -> None:
    for level, expected in ((8, "play twin squig"), (4, "call")):
        assert answer_of_greedy(in_fight(squig, [twin], level), "Alice") == expected
    for level, expected in ((7, "play chaos_cultist"), (2, "call")):
        table = in_fight(bloodletter, [chaos_cultist], level, [thunder_hammer])
        assert answer_of_greedy(table, "Alice") == expected


def test_greedy_lifts_a_curse_that_costs_it_the_fight() -> None:
    for gear, expected in (([thunder_hammer], f"play purity_seal {unpainted_miniatures.id} Alice"), ([], "call")):
        table = given40k(
            doors=[hormagaunt], hands={"Alice": [purity_seal], "Bob": [unpainted_miniatures]}, play={"Alice": gear}
        )
        table.plays("Bob", unpainted_miniatures, "Alice")
        table.everyone_passes()
        table.opens_door()
        assert answer_of_greedy(table, "Alice") == expected


def test_greedy_lets_the_seal_answer_its_own_curse_only() -> None:
    for victim, expected in (("Bob", "play purity_seal"), ("Carol", "pass")):
        table = given40k(hands={"Alice": [heresy], "Bob": [purity_seal]}, levels={"Bob": 3, "Carol": 3})
        table.plays("Alice", heresy, victim)
        assert answer_of_greedy(table, "Bob") == expected
        table.everyone_passes()


# -- the fights of others --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ([psyk_out_grenade], "play psyk_out_grenade"),
        ([vortex_grenade], "play vortex_grenade squig"),
        ([change_of_orders], "play change_of_orders Bob"),
        ([holo_decoy, mortarion], "play holo_decoy squig mortarion"),
        ([wandering_monster_40k, mortarion], "play wandering_monster_40k mortarion"),
        ([recaf], "pass"),
    ],
)
def test_greedy_stops_who_would_win_the_game(hand: list[Card], expected: str) -> None:
    gear: list[Lying] = [thunder_hammer, flak_armor] if recaf in hand else []
    assert answer_of_greedy(about_to_win(squig, hand, gear), "Bob") == expected


def test_greedy_stops_a_winner_with_several_cards_if_it_takes_them() -> None:
    table = about_to_win(squig, [melta_bomb, krak_grenade])
    for _ in range(2):
        answer = answer_of_greedy(table, "Bob")
        assert answer in ("play melta_bomb against", "play krak_grenade against")
        table.answer("Bob", answer)
        table.answer("Alice", "call")
    assert table.strengths() == (9, 11)


def test_greedy_hopes_for_others_who_may_stop_a_winner() -> None:
    for hands, expected in (({}, "pass"), ({"Carol": [recaf]}, "play melta_bomb against")):
        table = given40k(doors=[squig], hands={"Bob": [melta_bomb], **hands}, levels={"Alice": 9, "Bob": 4})
        table.opens_door()
        table.answer("Alice", "call")
        assert answer_of_greedy(table, "Bob") == expected


@pytest.mark.parametrize("level", ["strong", "master"])
def test_a_search_leaves_it_to_others_to_stop_who_would_win(level: str) -> None:
    """Carol is asked after Bob, and everybody sees that she can stop Alice for certain."""
    for gear, expected in (([psyk_out_grenade], "pass"), ([], "play vortex_grenade squig")):
        table = given40k(
            doors=[squig],
            hands={"Bob": [vortex_grenade]},
            levels={"Alice": 9, "Bob": 4, "Carol": 4},
            play={"Alice": [thunder_hammer], "Bob": [laspistol], "Carol": gear},
        )
        table.opens_door()
        table.answer("Alice", "call")
        assert answer_of_greedy(table, "Bob") == "play vortex_grenade squig"
        bot = sensible_bot(level)
        assert table.offers("Bob")[bot.decide(chair_for(bot, table.game, table.seat("Bob")))] == expected


def test_greedy_lets_a_fight_be_that_matters_little() -> None:
    table = given40k(doors=[squig], hands={"Bob": [psyk_out_grenade, krak_grenade]}, levels={"Alice": 4, "Bob": 4})
    table.opens_door()
    table.answer("Alice", "call")
    assert answer_of_greedy(table, "Bob") == "pass"


def test_greedy_betrays_for_a_treasure() -> None:
    for gear, expected in (([death_guard], "play recaf against"), ([ork], "pass")):
        table = given40k(doors=[squig], hands={"Bob": [recaf]}, play={"Bob": gear}, levels={"Alice": 4, "Bob": 4})
        table.opens_door()
        table.answer("Alice", "call")
        assert answer_of_greedy(table, "Bob") == expected


def test_greedy_takes_over_a_fight_that_it_wins() -> None:
    for level, expected in ((4, "yes"), (1, "no")):
        table = given40k(
            doors=[squig], hands={"Carol": [change_of_orders]}, levels={"Alice": 4, "Bob": level, "Carol": 1}
        )
        table.opens_door()
        table.plays("Carol", change_of_orders, "Bob")
        table.everyone_passes()
        assert answer_of_greedy(table, "Bob") == expected
        table.answer("Bob", "no")


def test_greedy_does_not_ask_an_ork_who_would_win_by_helping() -> None:
    for level, expected in ((9, "call"), (8, "ask Bob")):
        table = given40k(
            doors=[squig], play={"Bob": [ork, thunder_hammer]}, levels={"Alice": 1, "Bob": level, "Carol": 1}
        )
        table.opens_door()
        assert answer_of_greedy(table, "Alice") == expected


# -- running away ----------------------------------------------------------------------------------------------


def running(monster: Card, face: int, hand: list[Card]) -> Given:
    """Alice, of level 6, has lost and runs; the next roll is known."""
    table = given40k(
        doors=[monster], hands={"Alice": hand}, play={"Alice": [bolter]}, levels={"Alice": 6, "Bob": 2, "Carol": 1}
    )
    table.next_roll(face)
    table.opens_door()
    table.fights_it_out()
    return table


def test_greedy_homes_in_before_it_rolls() -> None:
    table = running(skarbrand, 1, [teleport_homer])
    assert answer_of_greedy(table, "Alice") == "play teleport_homer Alice"


@pytest.mark.parametrize(("face", "expected"), [(2, "play smoke_launcher"), (1, "pass"), (5, "pass")])
def test_greedy_hides_in_smoke_if_it_is_enough(face: int, expected: str) -> None:
    table = running(skarbrand, face, [smoke_launcher])
    table.answer("Alice", "run skarbrand")
    table.keeps_roll()
    assert answer_of_greedy(table, "Alice") == expected


@pytest.mark.parametrize(("level", "expected"), [(8, "play stasis_trap"), (5, "pass")])
def test_greedy_traps_a_rival_near_the_goal(level: int, expected: str) -> None:
    table = given40k(
        doors=[skarbrand],
        hands={"Bob": [stasis_trap]},
        play={"Alice": [thunder_hammer, flak_armor]},
        levels={"Alice": level},
    )
    table.next_roll(6)
    table.opens_door()
    table.fights_it_out()
    table.answer("Alice", "run skarbrand")
    table.keeps_roll()
    assert usual_answer_of_greedy(table, "Bob") == expected


def test_greedy_leaves_a_slow_vehicle_behind_if_there_is_much_to_lose() -> None:
    for gear, expected in (
        ([thunder_hammer, flak_armor, leman_russ], "abandon leman_russ"),
        ([leman_russ], "run skarbrand"),
    ):
        table = given40k(doors=[skarbrand], play={"Alice": gear}, levels={"Alice": 5})
        table.opens_door()
        table.fights_it_out()
        assert answer_of_greedy(table, "Alice") == expected


def test_greedy_turns_the_die_to_escape_and_down_for_bad_stuff() -> None:
    table = running(mortarion, 3, [loaded_die_40k])
    table.answer("Alice", "run mortarion")
    assert answer_of_greedy(table, "Alice") == "loaded_die_40k 6"

    table = given40k(doors=[chaos_spawn], levels={"Alice": 6}, hands={"Alice": [loaded_die_40k]})
    table.next_roll(1, 6)
    table.opens_door()
    table.fights_it_out()
    table.answer("Alice", "run chaos_spawn")
    table.keeps_roll()
    table.everyone_passes()
    assert answer_of_greedy(table, "Alice") == "loaded_die_40k 1"


@pytest.mark.parametrize(("burden", "expected"), [(0, "keep"), (-1, "loaded_die_40k 6")])
def test_greedy_keeps_a_roll_that_is_enough_with_what_is_added_to_it(burden: int, expected: str) -> None:
    table = given40k(doors=[wrack], hands={"Alice": [loaded_die_40k, thunder_hammer, bolter]})
    table.hero("Alice").lasting.append(Lasting("rolls", nurgles_rot, "kill", burden))
    table.next_roll(4)
    table.opens_door()
    table.fights_it_out()
    table.answer("Alice", "run wrack")
    assert answer_of_greedy(table, "Alice") == expected


def test_greedy_gives_a_vehicle_for_its_life_and_footgear_for_a_level() -> None:
    for monster, item in ((carnifex, attack_bike), (catachan_devil, stomping_boots)):
        table = given40k(doors=[monster], play={"Alice": [item, thunder_hammer, flak_armor]}, levels={"Alice": 2})
        table.next_roll(1)
        table.opens_door()
        table.fights_it_out()
        table.runs("Alice", monster)
        assert answer_of_greedy(table, "Alice") == item.id
