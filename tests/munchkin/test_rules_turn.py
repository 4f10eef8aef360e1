"""MU-2.1 to 2.6 and 2.14 to 2.16: the phases of a turn, charity, and what ends a turn."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.classes import professor
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_learn_yet_another_awful_truth
from rumpus.munchkin.cards.decks.cthulhu.enhancers import (
    frothing,
    gibbering,
    mephitic,
    raving,
    rugose,
    squamous,
    unnameable,
)
from rumpus.munchkin.cards.decks.cthulhu.events import the_stars_are_wrong
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bowling_pin,
    brass_knucks,
    flamethrower,
    galoshes,
    miners_helmet,
    necrotelecom,
    professor_teslas_electrical_protective_device,
)
from rumpus.munchkin.cards.decks.cthulhu.monsters import eldridge_hawrer, lloyd_lloigor, polly_polyp
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink
from tests.munchkin.given import Given, given

tesla_device = professor_teslas_electrical_protective_device
SIX = [frothing, gibbering, mephitic, raving, rugose, squamous]

# -- the start of the turn, and the door -----------------------------------------------------------------------


@pytest.mark.rule("MU-2.1")
def test_before_the_door_one_plays_switches_trades_and_sells() -> None:
    table = given(hands={"Alice": [professor, bowling_pin, tesla_device]}, play={"Alice": [flamethrower]})
    offers = table.offers("Alice")
    for offer in ("play professor", "play bowling_pin use", "play bowling_pin carry", "put away flamethrower"):
        assert offer in offers
    assert {"trade Bob", "sell", "open door"} <= set(offers)
    assert not {"loot the room", "end turn"} & set(offers), "the door comes first"


@pytest.mark.rule("MU-2.1", "MU-2.9")
def test_the_same_is_allowed_later_in_ones_own_turn_and_to_nobody_else() -> None:
    mine = [professor, bowling_pin, tesla_device]
    table = given(
        hands={"Alice": mine, "Bob": [professor, necrotelecom]},
        play={"Alice": [flamethrower], "Bob": [miners_helmet]},
        phase="rest",
    )
    assert {"play professor", "play bowling_pin use", "put away flamethrower", "sell"} <= set(table.offers("Alice"))
    assert table.offers("Bob") == ["trade Alice", "trade Carol"]


@pytest.mark.rule("MU-2.2", "MU-9.1")
def test_a_curse_behind_the_door_strikes_at_once_and_then_one_may_look_for_trouble() -> None:
    table = given(doors=[curse_learn_yet_another_awful_truth], levels={"Alice": 3}, hands={"Alice": [polly_polyp]})
    table.opens_door()
    table.everyone_passes()
    assert (table.level("Alice"), table.discards()) == (2, ["curse_learn_yet_another_awful_truth"])
    assert table.prompt == "trouble"
    assert {"play polly_polyp", "loot the room", "end turn"} <= set(table.offers("Alice"))


@pytest.mark.rule("MU-2.2")
def test_any_other_door_goes_to_hand_for_all_to_see_and_may_be_played_now() -> None:
    table = given(doors=[professor])
    table.opens_door()
    assert (table.prompt, table.hand("Alice")) == ("trouble", ["professor"])
    assert "open door P0 professor" in table.told("Bob")
    table.plays("Alice", professor)
    assert table.lying("Alice") == ["professor"]


# -- trouble and loot ------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-2.4")
def test_looting_draws_a_door_unseen_by_others_and_once() -> None:
    table = given(doors=[rugose, polly_polyp], hands={"Alice": [eldridge_hawrer]})
    assert "loot the room" not in table.offers("Alice")
    table.opens_door()
    table.answer("Alice", "loot the room")
    assert table.hand("Alice") == ["eldridge_hawrer", "rugose", "polly_polyp"]
    assert "draw P0 door polly_polyp" in table.told("Alice")
    assert "draw P0 door" in table.told("Bob")
    assert table.prompt == "rest"
    assert not {"loot the room", "play polly_polyp", "play eldridge_hawrer"} & set(table.offers("Alice"))


@pytest.mark.rule("MU-2.4", "MU-2.15")
def test_a_monster_that_left_unbeaten_rules_out_trouble_and_loot() -> None:
    table = given(doors=[lloyd_lloigor], hands={"Alice": [the_stars_are_wrong, polly_polyp]})
    table.opens_door()
    table.plays("Alice", the_stars_are_wrong, lloyd_lloigor)
    table.everyone_passes()
    assert (table.prompt, table.level("Alice")) == ("rest", 1)
    assert not {"loot the room", "play polly_polyp"} & set(table.offers("Alice"))


# -- charity ---------------------------------------------------------------------------------------------------


def resting(levels: dict[str, int], hand: int = 6, **more: object) -> Given:
    return given(levels=levels, hands={"Alice": [*SIX, unnameable, kitchen_sink][:hand]}, phase="rest", **more)  # type: ignore[arg-type]


@pytest.mark.rule("MU-2.5")
def test_five_cards_may_be_kept() -> None:
    table = resting({"Alice": 3}, hand=5)
    table.ends_turn()
    assert (table.prompt, table.awaited, len(table.hand("Alice"))) == ("start", ["Bob"], 5)


@pytest.mark.rule("MU-2.5")
def test_the_sixth_card_goes_to_the_lowest_level_seen_by_giver_and_receiver_only() -> None:
    table = resting({"Alice": 3, "Bob": 2})
    table.ends_turn()
    assert table.prompt == "charity"
    assert table.offers("Alice") == sorted(f"{card.id} Carol" for card in SIX)
    table.answer("Alice", "raving Carol")
    table.answer("Carol", "done")
    assert (table.hand("Carol"), len(table.hand("Alice"))) == (["raving"], 5)
    assert "give card P0 P2 door raving" in table.told("Carol")
    assert "give card P0 P2 door" in table.told("Bob")
    assert table.awaited == ["Bob"]


@pytest.mark.rule("MU-2.5")
def test_several_of_the_lowest_level_share_evenly_and_the_giver_decides_about_the_odd_one() -> None:
    table = resting({"Alice": 3}, hand=8)
    table.ends_turn()
    table.answer("Alice", "raving Carol")
    table.answer("Carol", "done")
    assert all(offer.endswith("Bob") for offer in table.offers("Alice")), "Carol has one more already"
    table.answer("Alice", "rugose Bob")
    table.answer("Bob", "done")
    assert {offer.split()[1] for offer in table.offers("Alice")} == {"Bob", "Carol"}
    table.answer("Alice", "frothing Carol")
    table.answer("Carol", "done")
    assert (table.hand("Bob"), table.hand("Carol")) == (["rugose"], ["raving", "frothing"])
    assert len(table.hand("Alice")) == 5


@pytest.mark.rule("MU-2.5")
def test_of_six_players_only_the_lowest_get_anything() -> None:
    table = given(
        players=("Alice", "Bob", "Carol", "Dave", "Eve", "Frank"),
        levels={"Alice": 5, "Bob": 2, "Carol": 3, "Dave": 2, "Eve": 2, "Frank": 9},
        hands={"Alice": [*SIX, unnameable]},
        phase="rest",
    )
    table.ends_turn()
    assert {offer.split()[1] for offer in table.offers("Alice")} == {"Bob", "Dave", "Eve"}
    table.answer("Alice", "raving Eve")
    table.answer("Eve", "done")
    assert {offer.split()[1] for offer in table.offers("Alice")} == {"Bob", "Dave"}
    table.answer("Alice", "rugose Bob")
    table.answer("Bob", "done")


@pytest.mark.rule("MU-2.5")
@pytest.mark.parametrize("bob", [1, 2])
def test_who_is_among_the_lowest_discards_what_is_too_much(bob: int) -> None:
    table = resting({"Alice": 1, "Bob": bob, "Carol": 2})
    table.ends_turn()
    assert table.offers("Alice") == sorted(card.id for card in SIX)
    table.answer("Alice", "raving")
    assert (table.discards(), table.hand("Bob"), table.awaited) == (["raving"], [], ["Bob"])


@pytest.mark.rule("MU-2.5", "MU-2.12")
def test_alms_may_be_put_down_at_once() -> None:
    table = given(
        levels={"Alice": 2},
        hands={"Alice": [*SIX, professor, miners_helmet]},
        players=("Alice", "Bob"),
        phase="rest",
    )
    table.ends_turn()
    table.answer("Alice", "professor Bob")
    table.answer("Bob", "play professor")
    table.answer("Alice", "miners_helmet Bob")
    table.answer("Bob", "play miners_helmet use")
    table.answer("Alice", "rugose Bob")
    table.answer("Bob", "done")
    assert (table.lying("Bob"), table.hand("Bob")) == (["professor", "miners_helmet"], ["rugose"])


# -- the end of the turn ---------------------------------------------------------------------------------------


@pytest.mark.rule("MU-2.6", "MU-1.7")
@pytest.mark.parametrize("names", [("Alice", "Bob"), ("Alice", "Bob", "Carol", "Dave", "Eve", "Frank")])
def test_turns_go_clockwise(names: tuple[str, ...]) -> None:
    table = given(players=names, doors=[rugose, *SIX[:4], squamous, unnameable])
    for name in (*names, names[0]):
        assert (table.prompt, table.awaited) == ("start", [name])
        table.opens_door(name)
        table.ends_turn(name)


@pytest.mark.rule("MU-2.6")
def test_nobody_else_opens_a_door_or_ends_the_turn() -> None:
    table = given()
    assert not {"open door", "end turn"} & set(table.offers("Bob"))
    assert repr(table.why_not("Bob", "open door")) == "not your turn [MU-2.6] P0"


@pytest.mark.rule("MU-2.14")
def test_the_hand_is_counted_only_when_the_turn_is_ended() -> None:
    table = given(hands={"Alice": [*SIX, galoshes], "Bob": [unnameable]}, phase="rest", levels={"Alice": 2})
    table.plays("Alice", galoshes, "carry")
    table.ends_turn()
    assert len(table.offers("Alice")) == 2 * 6, "one card too many, for Bob or Carol"
    table.answer("Alice", "raving Bob")
    table.answer("Bob", "done")


@pytest.mark.rule("MU-2.14")
def test_only_the_hand_of_the_active_player_is_counted() -> None:
    table = given(hands={"Bob": [*SIX, unnameable]}, phase="rest", levels={"Bob": 5})
    table.ends_turn()
    assert (table.awaited, len(table.hand("Bob"))) == (["Bob"], 7)


@pytest.mark.rule("MU-2.14", "MU-2.5")
def test_a_professor_studies_before_charity() -> None:
    table = given(hands={"Alice": SIX}, play={"Alice": [professor]}, phase="rest")
    table.ends_turn()
    table.picks("Alice", "yes", "raving", "rugose", "mephitic", "no")
    assert (table.level("Alice"), len(table.hand("Alice"))) == (2, 3)


@pytest.mark.rule("MU-2.16")
def test_after_forty_switches_there_are_no_more_this_turn_but_trades_and_throwing_away() -> None:
    table = given(play={"Alice": [miners_helmet], "Bob": [brass_knucks]})
    for _ in range(20):
        table.picks("Alice", "put away miners_helmet", "put on miners_helmet")
    assert table.offers("Alice") == ["open door", "throw away miners_helmet", "trade Bob", "trade Carol"]
    assert repr(table.why_not("Alice", "put away miners_helmet")) == "enough moves [MU-2.16] miners_helmet"


@pytest.mark.rule("MU-2.16")
def test_each_offers_each_other_player_five_trades_in_a_turn_and_uses_up_nothing_of_theirs() -> None:
    table = given(play={"Alice": [miners_helmet], "Bob": [brass_knucks]})
    for _ in range(5):
        table.picks("Bob", "trade Alice", "brass_knucks", "done")
        table.answer("Alice", "refuse trade Bob")
    assert [offer for offer in table.offers("Bob") if "trade" in offer] == ["trade Carol"]
    assert repr(table.why_not("Bob", "trade P0")) == "enough trades [MU-2.16] P0"
    assert {"put away miners_helmet", "trade Bob", "trade Carol"} <= set(table.offers("Alice"))
    table.picks("Alice", "trade Bob", "miners_helmet", "done")
    assert [offer for offer in table.offers("Bob") if "trade" in offer] == [
        "accept trade Alice", "refuse trade Alice", "trade Carol",
    ]  # fmt: skip


@pytest.mark.rule("MU-2.16")
def test_a_new_turn_brings_new_switches() -> None:
    table = given(play={"Alice": [miners_helmet], "Bob": [necrotelecom]}, phase="rest")
    for _ in range(20):
        table.picks("Alice", "put away miners_helmet", "put on miners_helmet")
    assert "put away miners_helmet" not in table.offers("Alice")
    table.ends_turn()
    assert "put away necrotelecom" in table.offers("Bob")


@pytest.mark.rule("MU-2.16")
@pytest.mark.parametrize(("turn", "prompt"), [(399, "start"), (400, "over")])
def test_after_400_turns_the_game_is_broken_off_without_a_winner(turn: int, prompt: str) -> None:
    table = given(turn=turn, phase="rest", levels={"Bob": 9})
    table.ends_turn()
    assert (table.prompt, table.state.winners) == (prompt, [])
