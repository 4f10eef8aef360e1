"""MU-11, 12 and the worked examples of MU-13 that no other test shows."""

from __future__ import annotations

import pytest

from rumpus.family import BadSetup
from rumpus.munchkin.cards.card import CARDS
from rumpus.munchkin.cards.decks.cthulhu.classes import monster_whacker, professor, wandering_monster
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_hastur_hastur_hastur
from rumpus.munchkin.cards.decks.cthulhu.enhancers import rugose, squamous
from rumpus.munchkin.cards.decks.cthulhu.items import (
    brass_knucks,
    fake_tentacle,
    galoshes,
    miners_helmet,
    monster_stompers,
    necrotelecom,
    tommy_gun,
)
from rumpus.munchkin.cards.decks.cthulhu.levels import mystic_visions
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    geek_ones,
    grape_old_ones,
    lloyd_lloigor,
    polly_polyp,
    shallow_ones,
    the_bodiless,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink, song_of_madness
from rumpus.munchkin.options import Options
from rumpus.munchkin.setup import new_state
from tests.munchkin.given import given

# -- variants ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-11.1")
def test_in_faster_play_one_listens_before_the_door_once_and_unseen() -> None:
    table = given(options=Options(faster=True), doors=[professor, rugose])
    table.answer("Alice", "listen")
    assert (table.hand("Alice"), table.prompt) == (["professor"], "start")
    assert "draw P0 door" in table.told("Bob")
    assert "listen" not in table.offers("Alice")
    table.plays("Alice", professor)
    table.opens_door()
    assert table.hand("Alice") == ["rugose"]


@pytest.mark.rule("MU-11.1")
def test_in_faster_play_a_curse_or_monster_that_was_listened_for_goes_to_hand() -> None:
    table = given(options=Options(faster=True), doors=[polly_polyp, rugose], levels={"Alice": 3})
    table.answer("Alice", "listen")
    assert "play polly_polyp" not in table.offers("Alice")
    table.opens_door()
    table.plays("Alice", polly_polyp)
    assert table.foes() == ["polly_polyp"]


@pytest.mark.rule("MU-11.1")
def test_in_faster_play_one_need_not_listen_and_not_after_the_door() -> None:
    table = given(options=Options(faster=True), doors=[rugose])
    table.opens_door()
    assert "listen" not in table.offers("Alice")


@pytest.mark.rule("MU-11.1")
def test_in_faster_play_the_room_holds_a_treasure_unseen() -> None:
    table = given(options=Options(faster=True), doors=[rugose], treasures=[miners_helmet])
    table.opens_door()
    table.answer("Alice", "loot the room")
    assert table.hand("Alice") == ["rugose", "miners_helmet"]
    assert "draw P0 treasure" in table.told("Bob")


@pytest.mark.rule("MU-11.1")
def test_in_faster_play_everybody_listens_in_their_turn() -> None:
    table = given(options=Options(faster=True), doors=[rugose, squamous], phase="rest")
    table.ends_turn()
    table.answer("Bob", "listen")
    assert table.hand("Bob") == ["rugose"]


@pytest.mark.rule("MU-11.1")
def test_otherwise_nobody_listens() -> None:
    assert "listen" not in given().offers("Alice")


@pytest.mark.rule("MU-11.2", "MU-10.2")
def test_shared_victory_is_the_helpers_at_any_level() -> None:
    table = given(options=Options(shared_victory=True), doors=[lloyd_lloigor], levels={"Alice": 9, "Bob": 1})
    table.opens_door()
    table.is_helped("Bob")
    table.fights_it_out()
    assert (table.state.winners, table.level("Bob")) == ([0, 1], 1)


@pytest.mark.rule("MU-11.2", "MU-4.3")
def test_shared_victory_adds_nothing_to_an_ork_who_wins_by_helping() -> None:
    table = given(
        sets=["warhammer40k"],
        options=Options(shared_victory=True),
        doors=[CARDS["squig"]],
        play={"Bob": [CARDS["ork"]]},
        levels={"Alice": 8, "Bob": 9},
    )
    table.opens_door()
    table.is_helped("Bob")
    table.fights_it_out()
    assert (table.state.winners, table.level("Alice")) == ([1], 9)
    assert [told for told in table.told("Carol") if told.startswith("win")] == ["win P1"]


@pytest.mark.rule("MU-11.2")
def test_shared_victory_needs_a_helper_and_the_tenth_level() -> None:
    alone = given(options=Options(shared_victory=True), doors=[polly_polyp], levels={"Alice": 9})
    alone.opens_door()
    alone.fights_it_out()
    assert alone.state.winners == [0]

    early = given(options=Options(shared_victory=True), doors=[polly_polyp], levels={"Alice": 8, "Bob": 9})
    early.opens_door()
    early.is_helped("Bob")
    early.fights_it_out()
    assert (early.state.winners, early.prompt) == ([], "rest")


@pytest.mark.rule("MU-11.8")
@pytest.mark.parametrize("singing", [False, True])
def test_whether_one_sang_is_asked_only_where_the_table_wants_it(singing: bool) -> None:
    table = given(options=Options(singing=singing), doors=[lloyd_lloigor], hands={"Alice": [song_of_madness]})
    table.opens_door()
    assert ("play song_of_madness for sung" in table.offers("Alice")) == singing
    assert "play song_of_madness for" in table.offers("Alice")
    table.plays("Alice", song_of_madness, *(["for", "sung"] if singing else ["for"]))
    assert table.strengths() == (1 + (5 if singing else 2), 8)


# -- golden rules --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-12.1")
def test_a_card_beats_a_rule() -> None:
    table = given(play={"Alice": [monster_whacker, galoshes, monster_stompers, fake_tentacle, necrotelecom]})
    assert table.strength("Alice") == 1 + 1 + 3 + 2, "two on the feet, two on the head"


@pytest.mark.rule("MU-12.2", "MU-13.24")
@pytest.mark.parametrize("monster", [shallow_ones, grape_old_ones, geek_ones], ids=str)
def test_a_monster_with_a_plural_name_is_one(monster: object) -> None:
    table = given(doors=[monster], levels={"Alice": 1})  # type: ignore[list-item]
    table.next_roll(6)
    table.opens_door()
    assert len(table.foes()) == 1
    table.fights_it_out()
    assert table.offers("Alice") == [f"run {monster}"]


@pytest.mark.rule("MU-12.2", "MU-13.24")
def test_a_monster_with_a_plural_name_gives_one_level() -> None:
    table = given(doors=[shallow_ones], levels={"Alice": 8}, play={"Alice": [brass_knucks]})
    table.opens_door()
    table.fights_it_out()
    assert table.level("Alice") == 9


@pytest.mark.rule("MU-12.3")
def test_level_cards_are_played_any_time_and_monsters_are_added_only_in_combat() -> None:
    hand = [mystic_visions, wandering_monster, polly_polyp]
    table = given(doors=[lloyd_lloigor], hands={"Bob": hand})
    table.next_roll(6)
    for prompt, adds in (("start", False), ("fight", True), ("flight", False), ("rest", False)):
        assert table.prompt == prompt
        assert "play mystic_visions Alice" in table.offers("Bob")
        assert ("play wandering_monster polly_polyp" in table.offers("Bob")) == adds
        if prompt == "start":
            table.opens_door()
        elif prompt == "fight":
            table.fights_it_out()
        elif prompt == "flight":
            table.runs("Alice", lloyd_lloigor)


# -- worked examples -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-13.5")
@pytest.mark.parametrize(
    ("who", "side", "strengths"), [("Alice", "for", (4, 8)), ("Bob", "for", (4, 8)), ("Bob", "against", (1, 11))]
)
def test_a_one_shot_helps_oneself_another_or_the_monster(who: str, side: str, strengths: tuple[int, int]) -> None:
    table = given(doors=[lloyd_lloigor], hands={who: [kitchen_sink]})
    table.opens_door()
    table.plays(who, kitchen_sink, side)
    assert table.strengths() == strengths


@pytest.mark.rule("MU-13.22")
def test_a_wandering_monster_comes_into_ones_own_fight_too() -> None:
    table = given(doors=[polly_polyp], hands={"Alice": [wandering_monster, the_bodiless]}, levels={"Alice": 7})
    table.opens_door()
    table.plays("Alice", wandering_monster, the_bodiless)
    table.fights_it_out()
    assert table.level("Alice") == 9


@pytest.mark.rule("MU-11.9")
def test_the_name_is_said_three_times_only_where_the_table_wants_it() -> None:
    for speaking in (False, True):
        table = given(
            options=Options(speaking=speaking),
            hands={"Alice": [curse_hastur_hastur_hastur]},
            play={"Bob": [brass_knucks]},
            rest=False,
        )
        table.plays("Alice", curse_hastur_hastur_hastur, "Bob")
        if speaking:
            table.picks("Alice", "hastur", "hastur", "hastur")
        table.everyone_passes()
        assert table.lying("Bob") == []


@pytest.mark.rule("MU-11.9")
def test_who_falls_silent_has_wasted_the_card() -> None:
    table = given(
        options=Options(speaking=True), hands={"Alice": [curse_hastur_hastur_hastur]}, play={"Bob": [brass_knucks]}
    )
    table.plays("Alice", curse_hastur_hastur_hastur, "Bob")
    assert table.prompt == "speak (curse_hastur_hastur_hastur)"
    table.picks("Alice", "hastur", "silence")
    assert (table.lying("Bob"), table.hand("Alice")) == (["brass_knucks"], [])
    assert table.discards() == ["curse_hastur_hastur_hastur"]


@pytest.mark.rule("MU-11.10")
def test_who_is_called_tom_is_known_if_the_table_says_so() -> None:
    for toms in (None, [False, True, True]):
        heroes = new_state({"players": 3, "toms": toms}, 1).heroes
        assert [hero.is_tom for hero in heroes] == (toms or [False] * 3)
    with pytest.raises(BadSetup, match=r"setup\.toms"):
        new_state({"players": 3, "toms": [True]}, 1)
    table = given(play={"Alice": [tommy_gun]})
    assert table.strength("Alice") == 1 + 4
    table.hero("Alice").is_tom = True
    assert table.strength("Alice") == 1 + 5
