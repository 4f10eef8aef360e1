"""MU-11.3 to 11.7: both sets in one game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from rumpus.family import BadSetup
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.classes import (
    cheat,
    cultist,
    investigator,
    monster_whacker,
    professor,
    super_munchkin,
    wandering_monster,
)
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_madness_takes_its_toll, curse_weapon_becomes_evil
from rumpus.munchkin.cards.decks.cthulhu.events import cult_meeting, solar_eclipse
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bowling_pin,
    brass_knucks,
    cthulhu_bumper_sticker,
    elder_sign,
    fake_tentacle,
    flamethrower,
    necronookiecon,
    of_the_middle_aged_gods,
    official_mythos,
    shoes_of_only_having_to_run_faster_than_you,
)
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    aughost_derwraith,
    buggoth,
    elder_globs,
    foggoth,
    froggoth,
    gram_smoker,
    joggoth,
    nyukhees,
    polly_polyp,
    sluggoth,
    tchoo_tchoo_people,
    the_borrower_from_beneath,
    tht_whch_hs_n_vwls,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import canned_meat, loaded_die
from rumpus.munchkin.setup import new_state
from rumpus.munchkin.table.state import Lasting
from tests.munchkin.cthulhu.cursing import plays_of
from tests.munchkin.cthulhu.fights import meet, meets
from tests.munchkin.given import Given, Lying
from tests.munchkin.warhammer40k.cards import (
    alliance,
    attack_bike,
    bolter,
    carnifex,
    chainsword,
    change_of_orders,
    chaos_tainted,
    cheat_40k,
    dark_angel,
    disbanded,
    eldar,
    exterminatus,
    flak_armor,
    grav_boots,
    iron_halo,
    land_raider,
    laspistol,
    legion_of_the_damned,
    leman_russ,
    loaded_die_40k,
    lord_of_change,
    more_dakka,
    nurgling,
    ork,
    plague_zombie,
    plasma_gun,
    power_sword,
    sanctified,
    servo_arm,
    sloppity_bilepiper,
    squig,
    storm_shield,
    thunder_hammer,
    twin,
    ultramarine,
    undead,
    wandering_monster_40k,
)
from tests.munchkin.warhammer40k.table import given_both

BOTH = ["cthulhu", "warhammer40k"]

# -- setting up ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-11.3")
def test_all_doors_lie_in_one_deck_and_all_treasures_in_one() -> None:
    state = new_state({"players": 4, "sets": BOTH}, 3)
    assert len(state.cards) == 2 * 168
    for deck, is_door in ((state.doors, True), (state.treasures, False)):
        assert {state.cards[uid].is_door for uid in deck} == {is_door}
        assert {state.cards[uid].set.name for uid in deck} == set(BOTH)


@pytest.mark.rule("MU-11.4", "MU-1.1")
def test_eight_can_play_with_both_sets_and_six_with_one() -> None:
    assert len(new_state({"players": 8, "sets": BOTH}, 1).heroes) == 8
    for setup in ({"players": 9, "sets": BOTH}, {"players": 7, "sets": ["cthulhu"]}, {"players": 7, "sets": BOTH[1:]}):
        with pytest.raises(BadSetup, match=r"setup\.players"):
            new_state(setup, 1)


@pytest.mark.rule("MU-11.3")
def test_a_set_is_named_once_and_has_to_be_known() -> None:
    for sets in (["cthulhu", "cthulhu"], ["cthulhu", "munchkin"], []):
        with pytest.raises(BadSetup, match=r"setup\.sets"):
            new_state({"players": 4, "sets": sets}, 1)


@pytest.mark.rule("MU-11.5")
def test_faster_play_is_on_with_both_sets_unless_told_and_shared_victory_is_not() -> None:
    options = new_state({"players": 4, "sets": BOTH}, 1).options
    assert (options.faster, options.shared_victory) == (True, False)
    assert not new_state({"players": 4, "sets": BOTH, "options": {"faster": False}}, 1).options.faster
    assert not new_state({"players": 4, "sets": BOTH, "faster": False}, 1).options.faster
    assert new_state({"players": 4, "sets": BOTH, "shared_victory": True}, 1).options.shared_victory
    for alone in BOTH:
        assert not new_state({"players": 4, "sets": [alone]}, 1).options.faster


@pytest.mark.rule("MU-11.4")
def test_eight_take_their_turns_and_look_on_at_a_fight() -> None:
    names = ["Alice", "Bob", "Carol", "Dave", "Erin", "Frank", "Grace", "Heidi"]
    table = given_both(players=names, active="Heidi", doors=[dark_angel, professor], levels={"Grace": 6})
    table.opens_door("Heidi")
    assert [offer for offer in table.offers("Heidi") if offer.startswith("ask")] == [
        f"ask {name}" for name in ("Alice", "Bob", "Carol", "Dave", "Erin", "Frank", "Grace", "everybody")
    ]
    table.is_helped("Grace", "Heidi")
    table.fights_it_out("Heidi")
    assert table.level("Heidi") == 2
    table.ends_turn("Heidi")
    table.opens_door("Alice")
    assert table.hand("Alice") == ["professor"]


# -- a class and an army ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-11.7", "MU-1.4")
def test_a_class_and_an_army_are_put_down_and_no_second_of_either() -> None:
    table = given_both(
        phase="setup", hands={"Alice": [professor, investigator, ork, ultramarine, elder_sign, chainsword]}
    )
    table.picks("Alice", "play investigator", "play ultramarine")
    plays = [offer for offer in table.offers("Alice") if offer.startswith("play")]
    assert plays == ["play chainsword use", "play chainsword carry", "play elder_sign use", "play elder_sign carry"]
    table.picks("Alice", "play chainsword use", "play elder_sign use", "done")
    table.answer("Bob", "done")
    table.answer("Carol", "done")
    assert table.lying("Alice") == ["investigator", "ultramarine", "chainsword", "elder_sign"]
    assert table.strength("Alice") == 1 + 3 + 3


@pytest.mark.rule("MU-11.7")
def test_super_munchkin_is_for_classes_and_alliance_for_armies() -> None:
    hand = [super_munchkin, alliance, professor, ork, ultramarine, investigator]
    table = given_both(hands={"Alice": hand})
    assert not {"play super_munchkin", "play alliance"} & set(table.offers("Alice"))
    table.plays("Alice", ork)
    assert "play alliance" in table.offers("Alice")
    assert "play super_munchkin" not in table.offers("Alice"), "an army is no class"
    table.plays("Alice", professor)
    table.plays("Alice", super_munchkin)
    table.plays("Alice", investigator)
    table.plays("Alice", alliance)
    table.plays("Alice", ultramarine)
    assert table.lying("Alice") == [
        "ork", "professor", "super_munchkin", "investigator", "alliance", "ultramarine",
    ]  # fmt: skip


@pytest.mark.rule("MU-11.7", "MU-6.2", "MU-7.2")
def test_half_of_a_class_is_not_half_of_an_army() -> None:
    lying: list[Lying] = [monster_whacker, super_munchkin, eldar]
    assert meets(given_both(doors=[nurgling], play={"Alice": lying}))[1] == 2 + 4, "the army is blamed"
    assert meets(given_both(doors=[aughost_derwraith], play={"Alice": lying}))[1] == 2, "the class is not"
    lying = [monster_whacker, eldar, alliance]
    assert meets(given_both(doors=[nurgling], play={"Alice": lying}))[1] == 2
    assert meets(given_both(doors=[aughost_derwraith], play={"Alice": lying}))[1] == 2 + 3


@pytest.mark.rule("MU-11.7")
def test_a_class_is_dropped_without_the_army_and_an_army_is_changed_without_the_class() -> None:
    table = given_both(hands={"Alice": [ork]}, play={"Alice": [professor, super_munchkin, eldar, alliance]})
    table.answer("Alice", "drop professor")
    assert table.lying("Alice") == ["eldar", "alliance"]

    table = given_both(hands={"Alice": [ork], "Bob": [disbanded]}, play={"Alice": [professor, eldar]})
    table.plays("Alice", ork)
    assert table.lying("Alice") == ["professor", "ork"]
    table.plays("Bob", disbanded, "Alice")
    table.everyone_passes()
    assert table.lying("Alice") == ["professor"]


@pytest.mark.rule("MU-11.6")
def test_a_cultist_takes_no_other_class_but_an_army() -> None:
    table = given_both(hands={"Alice": [professor, ork]}, play={"Alice": [cultist]})
    assert plays_of(table, "Alice", "professor") == []
    table.plays("Alice", ork)
    assert table.lying("Alice") == ["cultist", "ork"]


@pytest.mark.rule("MU-11.7")
def test_what_silences_classes_does_not_silence_armies() -> None:
    lying: list[Lying] = [ultramarine, storm_shield]
    assert meets(given_both(doors=[buggoth], play={"Alice": lying}))[0] == 1 + 2 + 2


# -- monsters of both ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-11.7", "MU-3.9")
def test_undead_of_both_sets_join_each_other() -> None:
    table = meet(given_both(doors=[plague_zombie], hands={"Bob": [aughost_derwraith, polly_polyp]}))
    assert "play polly_polyp" not in table.offers("Bob")
    table.plays("Bob", aughost_derwraith)
    assert table.foes() == ["plague_zombie", "aughost_derwraith"]

    table = meet(given_both(doors=[gram_smoker], hands={"Bob": [legion_of_the_damned, nurgling]}))
    assert "play nurgling" not in table.offers("Bob"), "Chaos does not come to undead"
    table.plays("Bob", legion_of_the_damned)
    assert table.foes() == ["gram_smoker", "legion_of_the_damned"]


@pytest.mark.rule("MU-11.3")
def test_monsters_of_one_set_take_the_enhancers_of_the_other() -> None:
    table = meet(
        given_both(
            doors=[polly_polyp],
            hands={"Bob": [chaos_tainted, undead, twin, nurgling, gram_smoker]},
            play={"Alice": [power_sword, (laspistol, sanctified)]},
        )
    )
    assert table.strengths() == (1 + 2 + 2, 2)
    table.plays("Bob", chaos_tainted, polly_polyp)
    assert table.strengths() == (1 + 4 + 5, 2 + 5)
    table.plays("Bob", undead, polly_polyp)
    assert {"play nurgling", "play gram_smoker"} <= set(table.offers("Bob")), "Chaos to Chaos, undead to undead"
    table.plays("Bob", twin, polly_polyp)
    assert table.strengths()[1] == 2 * (2 + 5 + 5)


@pytest.mark.rule("MU-11.3")
def test_either_wandering_monster_brings_a_monster_of_either_set() -> None:
    hand = [wandering_monster, wandering_monster_40k, squig, polly_polyp]
    table = meet(given_both(doors=[dark_angel], hands={"Bob": hand}))
    for card in (wandering_monster, wandering_monster_40k):
        assert plays_of(table, "Bob", f"{card.id} ") == ["polly_polyp", "squig"]
    table.plays("Bob", wandering_monster, squig)
    table.everyone_passes()
    table.plays("Bob", wandering_monster_40k, polly_polyp)
    table.everyone_passes()
    assert table.foes() == ["dark_angel", "squig", "polly_polyp"]


@pytest.mark.rule("MU-11.3")
def test_fire_is_fire_in_both_sets() -> None:
    assert meets(given_both(doors=[foggoth], play={"Alice": [plasma_gun, flak_armor]}))[0] == 1 + 4 * 2
    assert meets(given_both(doors=[plague_zombie], play={"Alice": [flamethrower]})) == (1 + 4, 0)


@pytest.mark.rule("MU-11.7")
def test_what_borrows_the_items_of_a_class_spares_those_of_an_army() -> None:
    lying: list[Lying] = [investigator, ultramarine, elder_sign, chainsword, iron_halo]
    table = meet(given_both(doors=[the_borrower_from_beneath], play={"Alice": lying}, levels={"Alice": 1}), 1)
    assert table.strengths()[0] == 1 + 3 + 3 + 2
    table.fights_it_out()
    table.runs("Alice", the_borrower_from_beneath)
    assert table.lying("Alice") == ["investigator", "ultramarine", "chainsword", "iron_halo"]


@pytest.mark.rule("MU-11.3")
def test_vowels_are_those_of_the_names() -> None:
    table = meet(
        given_both(
            doors=[tht_whch_hs_n_vwls],
            hands={"Alice": [exterminatus, attack_bike]},
            play={"Alice": [alliance, ork, ultramarine, ("carry", thunder_hammer), ("carry", storm_shield)]},
            levels={"Alice": 5, "Bob": 2},
        ),
        1,
    )
    table.fights_it_out()
    table.runs("Alice", tht_whch_hs_n_vwls)
    assert table.hand("Alice") == ["exterminatus"], "it is called «Curse! Exterminatus»"
    table.answer("Alice", "storm_shield")
    assert table.lying("Alice") == ["thunder_hammer (carried)"], "no Ultramarine any more"
    assert table.lying("Carol") == ["storm_shield"]


# -- items of both ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-11.6", "MU-8.12")
def test_who_takes_items_takes_no_big_one_beside_another() -> None:
    lying: list[Lying] = [storm_shield, ("carry", attack_bike), ("carry", brass_knucks)]
    table = meet(
        given_both(doors=[nyukhees], play={"Alice": lying, "Bob": [thunder_hammer], "Carol": [land_raider]}), 1
    )
    table.fights_it_out()
    table.runs("Alice", nyukhees)
    assert table.offers("Bob") == ["attack_bike", "brass_knucks", "none"]
    table.answer("Bob", "none")
    assert table.offers("Carol") == ["storm_shield", "brass_knucks", "none"]
    table.answer("Carol", "storm_shield")
    assert table.lying("Carol") == ["land_raider", "storm_shield"]


@pytest.mark.rule("MU-11.6", "MU-8.5")
def test_an_evil_big_weapon_is_not_the_one_to_part_with() -> None:
    evil: Lying = (thunder_hammer, curse_weapon_becomes_evil)
    table = given_both(
        hands={"Bob": [disbanded]}, play={"Alice": [ultramarine, evil, ("carry", storm_shield)]}, levels={"Carol": 2}
    )
    table.plays("Bob", disbanded, "Alice")
    table.everyone_passes()
    assert table.lying("Alice") == ["thunder_hammer + curse_weapon_becomes_evil"]
    assert table.lying("Bob") == ["storm_shield"]


@pytest.mark.rule("MU-8.6", "MU-12.1")
def test_an_evil_vehicle_is_not_left_behind_nor_given_up_to_carnifex() -> None:
    evil: Lying = (leman_russ, curse_weapon_becomes_evil)
    table = meet(given_both(doors=[carnifex], play={"Alice": [evil]}, levels={"Alice": 5}), 1)
    table.fights_it_out()
    assert table.offers("Alice") == ["run carnifex", "be rid of leman_russ"]
    table.runs("Alice", carnifex)
    assert table.hero("Alice").is_new
    table.answer("Bob", "none")
    table.answer("Carol", "none")


@pytest.mark.rule("MU-11.3")
def test_who_fights_in_anothers_turn_ends_it_with_no_necronookiecon() -> None:
    table = meet(given_both(doors=[dark_angel], hands={"Bob": [change_of_orders]}, play={"Bob": [necronookiecon]}))
    table.plays("Bob", change_of_orders, "Bob")
    table.everyone_passes()
    table.answer("Bob", "yes")
    table.uses("Bob", necronookiecon, dark_angel)
    assert (table.prompt, table.awaited) == ("rest", ["Alice"])


@pytest.mark.rule("MU-11.6", "MU-3.10")
def test_a_goth_that_is_a_twin_calls_another_goth() -> None:
    hands = {"Alice": [sluggoth], "Bob": [froggoth], "Carol": [twin, joggoth]}
    table = meet(given_both(doors=[foggoth], hands=hands, levels={"Alice": 5}))
    table.declines_goths()
    table.plays("Carol", twin, foggoth)
    assert (table.prompt, table.awaited) == ("goth", ["Carol"])
    table.answer("Carol", "none")
    table.answer("Alice", "sluggoth")
    assert (table.foes(), table.prompt) == (["foggoth", "foggoth", "sluggoth"], "fight")


def taken_over(lying: Mapping[str, Sequence[Lying]], hands: Mapping[str, Sequence[Card]], *won: Card) -> Given:
    """Alice has looked for trouble, and by Change of Orders Bob fights it out in her place."""
    hands = {"Alice": [elder_globs, change_of_orders], **hands}
    levels = {"Alice": 4, "Bob": 8, "Carol": 4}
    table = given_both(hands=hands, play=lying, levels=levels, treasures=won, phase="trouble", rest=False)
    table.plays("Alice", elder_globs)
    table.plays("Alice", change_of_orders, "Bob")
    table.everyone_passes()
    table.answer("Bob", "yes")
    return table


def test_investigator_who_takes_over_has_not_looked_for_trouble() -> None:
    assert taken_over({"Alice": [investigator]}, {}).table.treasures_at_stake() == 3
    assert taken_over({"Bob": [investigator]}, {}).table.treasures_at_stake() == 3


@pytest.mark.parametrize("helper", ["Alice", "Carol"])
@pytest.mark.parametrize("promised", ["0", "3"])
def test_solar_eclipse_leaves_the_odd_one_to_whose_turn_it_is_though_another_fights(helper: str, promised: str) -> None:
    table = taken_over({}, {"Carol": [solar_eclipse]}, bowling_pin, brass_knucks, chainsword)
    table.picks("Bob", f"ask {helper}", promised)
    if table.prompt == "first pick":
        table.answer("Bob", "helper")
    table.answer(helper, "accept")
    table.answer("Bob", "call")
    while table.prompt == "call":
        table.answer(table.awaited[0], "pass")
    table.plays("Carol", solar_eclipse)
    while table.prompt == "arrive":
        table.answer(table.awaited[0], "done")
    got = {"Alice": 1, "Bob": 1, "Carol": 1} if helper == "Carol" else {"Alice": 2, "Bob": 1, "Carol": 0}
    assert {name: len(table.hand(name)) for name in got} == got


@pytest.mark.rule("MU-11.6", "MU-8.6")
def test_a_vehicle_replaces_what_items_of_the_other_set_add_to_run_away() -> None:
    for lying, modifier in (([fake_tentacle, grav_boots], 3), ([fake_tentacle, attack_bike], 1)):
        table = meet(given_both(doors=[dark_angel], play={"Alice": lying}))
        assert table.state.fight is not None
        assert table.table.flight_modifier(0, table.state.fight.foes[0]) == modifier


@pytest.mark.rule("MU-8.6")
def test_shoes_that_outrun_a_partner_hinder_who_drives() -> None:
    shoes = shoes_of_only_having_to_run_faster_than_you
    table = meet(given_both(doors=[lord_of_change], play={"Alice": [attack_bike], "Bob": [shoes]}))
    table.is_helped("Bob")
    assert table.state.fight is not None
    foe = table.state.fight.foes[0]
    assert table.table.flight_modifier(0, foe) == 1 - 2
    assert table.table.is_safe(1, foe)


@pytest.mark.rule("MU-11.3")
def test_item_enhancers_fit_items_of_both_sets() -> None:
    hand = [official_mythos, of_the_middle_aged_gods, more_dakka, sanctified]
    table = given_both(hands={"Alice": hand}, play={"Alice": [flamethrower, flak_armor, grav_boots, servo_arm]})
    assert plays_of(table, "Alice", "official_mythos") == ["flamethrower"]
    assert plays_of(table, "Alice", "more_dakka") == ["flamethrower"]
    assert plays_of(table, "Alice", "of_the_middle_aged_gods") == ["flamethrower", "flak_armor", "servo_arm"]
    assert len(plays_of(table, "Alice", "sanctified")) == 4
    for card in hand:
        table.plays("Alice", card, flamethrower)
    assert table.strength("Alice") == 1 + (4 + 2 + 2 + 3 + 1) + 1 + 2


@pytest.mark.rule("MU-8.10")
def test_a_second_cheat_is_of_no_use_on_the_same_item() -> None:
    table = given_both(hands={"Alice": [cheat_40k]}, play={"Alice": [(bolter, cheat), ("carry", chainsword)]})
    assert plays_of(table, "Alice", "cheat_40k") == ["chainsword"]
    table.plays("Alice", cheat_40k, chainsword)
    table.answer("Alice", "put on chainsword")
    assert table.strength("Alice") == 1 + 3 + 3


@pytest.mark.rule("MU-11.3")
def test_either_loaded_die_turns_a_roll() -> None:
    table = meet(given_both(doors=[dark_angel], hands={"Alice": [loaded_die, loaded_die_40k]}, levels={"Alice": 2}), 1)
    table.fights_it_out()
    table.answer("Alice", "run dark_angel")
    assert {"loaded_die 5", "loaded_die_40k 5", "keep"} <= set(table.offers("Alice"))
    table.answer("Alice", "loaded_die_40k 5")
    table.everyone_passes()
    assert (table.level("Alice"), table.hand("Alice")) == (2, ["loaded_die"])


@pytest.mark.rule("MU-11.3", "MU-8.7")
def test_gold_is_one_money() -> None:
    table = given_both(hands={"Alice": [flamethrower]}, play={"Alice": [flak_armor]})
    table.picks("Alice", "sell", "flak_armor", "flamethrower", "done")
    assert table.level("Alice") == 2, "200 and 800 gold"


@pytest.mark.rule("MU-11.3")
def test_a_toll_is_paid_with_items_of_both_sets() -> None:
    lying: list[Lying] = [attack_bike, storm_shield, ("carry", brass_knucks)]
    table = given_both(hands={"Bob": [curse_madness_takes_its_toll]}, play={"Alice": lying})
    table.plays("Bob", curse_madness_takes_its_toll, "Alice")
    table.everyone_passes()
    assert (table.lying("Alice"), table.lying("Bob"), table.lying("Carol")) == ([], [], []), "900 gold"


@pytest.mark.rule("MU-11.5", "MU-11.1")
def test_what_is_listened_for_and_looted_comes_from_both_sets() -> None:
    state = new_state({"players": 3, "sets": BOTH, "first": 0}, 5)
    assert state.options.faster
    table = given_both(options=state.options, doors=[ork, professor, polly_polyp], treasures=[bolter, brass_knucks])
    table.answer("Alice", "listen")
    table.plays("Alice", ork)
    table.opens_door()
    table.plays("Alice", professor)
    table.answer("Alice", "loot the room")
    assert (table.lying("Alice"), table.hand("Alice")) == (["ork", "professor"], ["bolter"])


# -- the bumper sticker ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-11.6")
@pytest.mark.parametrize(
    ("beside", "bonus"), [([], 2), ([laspistol], 2 + 1), ([attack_bike], 3 + 1), ([land_raider], 3 + 4)]
)
def test_a_bumper_sticker_gives_3_to_who_has_a_vehicle(beside: list[Lying], bonus: int) -> None:
    assert given_both(play={"Alice": [cthulhu_bumper_sticker, *beside]}).strength("Alice") == 1 + bonus


@pytest.mark.rule("MU-8.6")
def test_a_bumper_sticker_counts_a_vehicle_that_is_carried_but_not_somebody_elses() -> None:
    table = given_both(play={"Alice": [cthulhu_bumper_sticker, ("carry", attack_bike)], "Bob": [land_raider]})
    assert table.strength("Alice") == 1 + 3
    table.answer("Alice", "throw away attack_bike")
    assert table.strength("Alice") == 1 + 2


# -- Sloppity Bilepiper among the cards of Munchkin Cthulhu ----------------------------------------------------


@pytest.mark.rule("MU-12.1")
def test_who_may_play_nothing_from_hand_joins_no_cult_at_a_meeting() -> None:
    hands = {"Alice": [cult_meeting], "Bob": [cultist, bowling_pin], "Carol": [cultist]}
    table = given_both(hands=hands, play={"Alice": [cultist]})
    table.hero("Bob").lasting.append(Lasting("no playing", sloppity_bilepiper, "turn"))
    table.plays("Alice", cult_meeting)
    table.everyone_passes()
    assert (table.prompt, table.awaited) == ("join cult (cult_meeting)", ["Carol"])
    table.answer("Carol", "none")
    assert table.lying("Bob") == []


@pytest.mark.rule("MU-12.1")
def test_who_may_play_nothing_from_hand_wastes_nothing_on_tchoo_tchoo_people() -> None:
    hands = {"Alice": [wandering_monster, tchoo_tchoo_people], "Bob": [canned_meat], "Carol": [change_of_orders]}
    table = given_both(hands=hands, doors=[polly_polyp])
    table.hero("Bob").lasting.append(Lasting("no playing", sloppity_bilepiper, "turn"))
    table.opens_door()
    table.plays("Carol", change_of_orders, "Bob")
    table.everyone_passes()
    table.answer("Bob", "yes")
    table.plays("Alice", wandering_monster, tchoo_tchoo_people)
    table.everyone_passes()
    assert (table.foes(), table.hand("Bob")) == (["polly_polyp", "tchoo_tchoo_people"], ["canned_meat"])
