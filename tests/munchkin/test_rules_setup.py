"""MU-1: decks, the first cards, and what is put down before the first turn."""

from __future__ import annotations

import pytest

from rumpus.family import BadSetup
from rumpus.munchkin.cards.decks.cthulhu.classes import (
    cheat,
    cultist,
    investigator,
    monster_whacker,
    professor,
    super_munchkin,
    wandering_monster,
)
from rumpus.munchkin.cards.decks.cthulhu.curses import (
    curse_get_all_blobby,
    curse_learn_yet_another_awful_truth,
    curse_weapon_becomes_evil,
)
from rumpus.munchkin.cards.decks.cthulhu.enhancers import rugose
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bowling_pin,
    brass_knucks,
    elder_sign,
    fez_of_fazooli,
    flamethrower,
    miners_helmet,
    official_mythos,
)
from rumpus.munchkin.cards.decks.cthulhu.levels import mystic_visions
from rumpus.munchkin.cards.decks.cthulhu.monsters import eldridge_hawrer, lloyd_lloigor, polly_polyp, the_bodiless
from rumpus.munchkin.cards.decks.cthulhu.one_shots import canned_meat, kitchen_sink, song_of_madness, sticker_ichor
from rumpus.munchkin.setup import new_state
from rumpus.munchkin.turn import MUNCHKIN
from tests.munchkin.given import Given, given

# -- what is dealt ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-1.1")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_everybody_is_dealt_four_doors_and_four_treasures_of_168_cards(players: int) -> None:
    state = new_state({"players": players}, seed=3)
    assert len(state.cards) == 168
    assert len(state.doors) == 100 - 4 * players
    assert len(state.treasures) == 68 - 4 * players
    for hero in state.heroes:
        assert [state.cards[uid].is_door for uid in sorted(hero.hand)].count(True) == 4
        assert len(hero.hand) == 8


@pytest.mark.rule("MU-1.1")
@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_sit_at_the_table(players: int) -> None:
    with pytest.raises(BadSetup, match=r"2 to 6 can play \(rule MU-1\.1\)"):
        MUNCHKIN.start({"players": players}, seed=1)


@pytest.mark.rule("MU-1.1")
def test_both_decks_are_shuffled() -> None:
    first, other = (MUNCHKIN.start({"players": 3}, seed=seed).state for seed in (1, 2))
    assert first.doors != other.doors
    assert first.treasures != other.treasures
    assert all(first.cards[uid].is_door for uid in first.doors)
    assert not any(first.cards[uid].is_door for uid in first.treasures)


@pytest.mark.rule("MU-1.3")
def test_everybody_starts_at_level_1_without_class_and_with_a_sex_of_their_own() -> None:
    state = MUNCHKIN.start({"players": 3, "sexes": ["male", "male", "female"]}, seed=1).state
    assert [(hero.level, hero.sex, hero.gear) for hero in state.heroes] == [
        (1, "male", []),
        (1, "male", []),
        (1, "female", []),
    ]
    with pytest.raises(BadSetup, match="one for each player"):
        MUNCHKIN.start({"players": 3, "sexes": ["male"]}, seed=1)


@pytest.mark.rule("MU-1.7")
def test_chance_finds_the_start_player() -> None:
    firsts = {MUNCHKIN.start({"players": 3}, seed=seed).state.active for seed in range(20)}
    assert firsts == {0, 1, 2}
    assert MUNCHKIN.start({"players": 3, "first": 2}, seed=1).state.active == 2


# -- decks that run out ----------------------------------------------------------------------------------------


@pytest.mark.rule("MU-1.2")
def test_an_empty_deck_is_made_anew_only_when_the_next_card_is_needed() -> None:
    table = given(rest=False, doors=[rugose], door_discard=[lloyd_lloigor])
    table.opens_door()
    assert (table.hand("Alice"), table.discards()) == (["rugose"], ["lloyd_lloigor"])

    table.answer("Alice", "loot the room")
    assert (table.hand("Alice"), table.discards()) == (["rugose", "lloyd_lloigor"], [])


@pytest.mark.rule("MU-1.2")
def test_without_any_door_none_can_be_opened_or_looted() -> None:
    table = given(rest=False, hands={"Alice": [polly_polyp]}, treasure_discard=[kitchen_sink])
    table.opens_door()
    assert "no door P0" in table.told()
    assert table.prompt == "trouble"
    assert "play polly_polyp" in table.offers("Alice")
    table.answer("Alice", "loot the room")
    assert (table.hand("Alice"), table.prompt) == (["polly_polyp"], "rest")
    assert table.discards() == ["kitchen_sink"], "treasures are not made into doors"


@pytest.mark.rule("MU-1.2")
def test_who_wins_gets_as_many_treasures_as_there_are() -> None:
    table = given(
        rest=False,
        doors=[the_bodiless],
        levels={"Alice": 8},
        treasures=[brass_knucks],
        door_discard=[rugose],
    )
    table.opens_door()
    table.fights_it_out()
    assert "brass_knucks" in table.hand("Alice")
    assert len(table.hand("Alice")) == 2, "one of two treasures, and the door of The Bodiless"


@pytest.mark.rule("MU-1.2")
def test_treasures_won_together_are_as_many_as_there_are() -> None:
    table = given(rest=False, doors=[lloyd_lloigor], levels={"Alice": 5, "Bob": 5}, treasures=[brass_knucks])
    table.opens_door()
    table.picks("Alice", "ask Bob", "2", "helper")
    table.answer("Bob", "accept")
    table.fights_it_out()
    assert table.prompt == "arrive"
    table.answer("Bob", "done")
    assert (table.hand("Alice"), table.hand("Bob")) == ([], ["brass_knucks"])


@pytest.mark.rule("MU-1.2")
def test_cards_in_a_fight_are_not_shuffled_in() -> None:
    table = given(
        rest=False,
        doors=[lloyd_lloigor],
        levels={"Alice": 9, "Bob": 8},
        hands={"Alice": [kitchen_sink], "Bob": [rugose]},
        active="Bob",
    )
    table.opens_door("Bob")
    table.plays("Alice", kitchen_sink, "for")
    table.fights_it_out("Bob")
    assert table.hand("Bob") == ["rugose", "kitchen_sink"], "the sink was discarded first, then drawn"
    assert table.state.treasures == []


@pytest.mark.rule("MU-1.2")
def test_a_new_life_begins_with_what_there_is() -> None:
    table = given(rest=False, doors=[rugose], treasures=[canned_meat], active="Bob", phase="rest")
    table.hero("Carol").is_new = True
    table.next_roll(1)
    table.ends_turn("Bob")
    assert (table.hand("Carol"), table.prompt) == (["rugose", "canned_meat"], "start")


@pytest.mark.rule("MU-1.2")
def test_cultists_have_a_pile_of_their_own_which_is_never_shuffled_in() -> None:
    table = given(rest=False, hands={"Alice": [cultist] * 2 + [eldridge_hawrer] + [investigator] * 3}, phase="trouble")
    table.ends_turn()
    table.picks("Alice", "cultist")
    assert table.state.door_discard == []
    assert len(table.state.piles["cultist"]) == 1
    table.opens_door("Bob")
    assert "no door P1" in table.told()


# -- before the first turn -------------------------------------------------------------------------------------


def setting_up(**more: object) -> Given:
    return given(phase="setup", **more)  # type: ignore[arg-type]


@pytest.mark.rule("MU-1.4")
def test_one_after_the_other_puts_down_cards_clockwise_from_the_start_player() -> None:
    table = setting_up(active="Bob", hands={"Alice": [brass_knucks], "Carol": [bowling_pin]})
    assert (table.prompt, table.awaited) == ("set up", ["Bob"])
    table.answer("Bob", "done")
    table.picks("Carol", "play bowling_pin carry", "done")
    table.picks("Alice", "play brass_knucks use", "done")
    assert (table.lying("Alice"), table.lying("Carol")) == (["brass_knucks"], ["bowling_pin (carried)"])
    assert (table.prompt, table.awaited) == ("start", ["Bob"])


@pytest.mark.rule("MU-1.4")
def test_one_class_may_be_put_down_and_no_second_one() -> None:
    table = setting_up(hands={"Alice": [professor, investigator, cultist, elder_sign]})
    assert {"play professor", "play investigator", "play cultist", "play elder_sign carry"} <= set(
        table.offers("Alice")
    )
    assert "play elder_sign use" not in table.offers("Alice")
    table.plays("Alice", investigator)
    assert sorted(table.offers("Alice")) == ["done", "play elder_sign carry", "play elder_sign use"]
    assert repr(table.why_not("Alice", "play professor")) == "one of each [MU-1.4] professor"
    assert repr(table.why_not("Bob", "play brass_knucks")) == "not in hand [MU-1.6] brass_knucks"
    table.picks("Alice", "play elder_sign use", "done")
    table.answer("Bob", "done")
    table.answer("Carol", "done")
    assert table.lying("Alice") == ["investigator", "elder_sign"]


@pytest.mark.rule("MU-1.4")
def test_super_munchkin_a_second_class_and_what_is_fixed_to_items_may_be_put_down() -> None:
    table = setting_up(
        hands={
            "Alice": [professor, super_munchkin, monster_whacker, fez_of_fazooli, flamethrower, official_mythos, cheat]
        }
    )
    offers = table.offers("Alice")
    assert not {"play super_munchkin", "play cheat", "play official_mythos"} & set(offers), "they fit nothing yet"
    table.picks("Alice", "play professor", "play super_munchkin", "play monster_whacker")
    table.picks("Alice", "play flamethrower use", "play official_mythos flamethrower", "play fez_of_fazooli carry")
    table.picks("Alice", "play cheat fez_of_fazooli", "done")
    table.answer("Bob", "done")
    table.answer("Carol", "done")
    assert table.lying("Alice") == [
        "professor",
        "super_munchkin",
        "monster_whacker",
        "flamethrower + official_mythos",
        "fez_of_fazooli + cheat (carried)",
    ]


@pytest.mark.rule("MU-1.4")
def test_nothing_else_is_played_before_the_first_turn() -> None:
    table = setting_up(
        hands={
            "Alice": [
                eldridge_hawrer,
                curse_get_all_blobby,
                rugose,
                wandering_monster,
                mystic_visions,
                song_of_madness,
                kitchen_sink,
            ]
        }
    )
    assert table.offers("Alice") == ["done", "play kitchen_sink carry"]
    assert table.offers("Bob") == []
    for name in ("Alice", "Bob", "Carol"):
        table.answer(name, "done")


@pytest.mark.rule("MU-1.4", "MU-6.6")
def test_cultists_who_were_put_down_first_count_when_the_first_turn_begins() -> None:
    table = setting_up(hands={"Alice": [cultist], "Bob": [cultist], "Carol": [cultist]})
    table.picks("Alice", "play cultist", "done")
    table.picks("Bob", "play cultist", "done")
    assert table.level("Carol") == 1, "who may still join them"
    table.answer("Carol", "done")
    assert (table.level("Carol"), table.prompt) == (2, "start")


# -- levels and hands ------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-1.5")
def test_a_level_is_never_below_1_but_a_strength_may_be() -> None:
    curses = [curse_learn_yet_another_awful_truth, curse_weapon_becomes_evil]
    table = given(hands={"Bob": curses}, play={"Alice": [(flamethrower, official_mythos)]})
    for curse in curses:
        table.plays("Bob", curse, "Alice")
        table.everyone_passes()
    assert (table.level("Alice"), table.strength("Alice")) == (1, 1 - 4 - 2)


@pytest.mark.rule("MU-1.6")
def test_cards_in_hand_do_nothing_and_are_safe_from_what_does_not_name_them() -> None:
    table = given(hands={"Alice": [professor, flamethrower, miners_helmet], "Bob": [curse_get_all_blobby]})
    assert table.strength("Alice") == 1
    table.plays("Bob", curse_get_all_blobby, "Alice")
    table.everyone_passes()
    assert table.hand("Alice") == ["professor", "flamethrower", "miners_helmet"]


@pytest.mark.rule("MU-1.6")
def test_no_card_is_taken_back_to_hand_but_own_items_may_be_thrown_away() -> None:
    table = given(hands={"Alice": [rugose]}, play={"Alice": [professor, brass_knucks]})
    assert table.offers("Alice") == [
        "open door",
        "drop professor",
        "put away brass_knucks",
        "throw away brass_knucks",
        "trade Bob",
        "trade Carol",
    ]
    table.answer("Alice", "throw away brass_knucks")
    assert (table.lying("Alice"), table.discards()) == (["professor"], ["brass_knucks"])


@pytest.mark.rule("MU-1.6")
def test_a_one_shot_in_play_is_an_item_that_may_be_thrown_away() -> None:
    table = given(play={"Alice": [kitchen_sink], "Bob": [sticker_ichor]})
    assert "throw away sticker_ichor" not in table.offers("Bob")
    table.answer("Alice", "throw away kitchen_sink")
    assert (table.lying("Alice"), table.discards()) == ([], ["kitchen_sink"])


@pytest.mark.rule("MU-1.6")
def test_nothing_is_thrown_away_in_a_fight_or_in_another_players_turn() -> None:
    table = given(doors=[polly_polyp], play={"Alice": [brass_knucks], "Bob": [bowling_pin]})
    assert "throw away bowling_pin" not in table.offers("Bob")
    table.opens_door()
    assert "throw away brass_knucks" not in table.offers("Alice")
