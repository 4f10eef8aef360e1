"""MU-5: what the dead keep, who loots them in what order, and how they come back."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.classes import cheat, cultist, investigator, professor, super_munchkin
from rumpus.munchkin.cards.decks.cthulhu.enhancers import (
    frothing,
    gibbering,
    mephitic,
    raving,
    rugose,
    squamous,
    unnameable,
)
from rumpus.munchkin.cards.decks.cthulhu.events import corrupted_by_power
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bowling_pin,
    bug_spray,
    fez_of_fazooli,
    flamethrower,
    galoshes,
    miners_helmet,
    of_the_middle_aged_gods,
    official_mythos,
)
from rumpus.munchkin.cards.decks.cthulhu.monsters import froggoth, lloyd_lloigor, shallow_ones
from rumpus.munchkin.cards.decks.cthulhu.one_shots import canned_meat, kitchen_sink, loaded_die
from rumpus.munchkin.table.state import Lasting
from tests.munchkin.given import Given, Lying, given


def dying(*rolls: int, helper: str = "", monster: Card = shallow_ones, **more: object) -> Given:
    """Alice loses to the Shallow Ones and, by default, rolls a 1."""
    table = given(**{"doors": [monster], **more})  # type: ignore[arg-type]
    table.next_roll(*(rolls or (1,)))
    table.opens_door()
    table.declines_goths()
    if helper:
        table.is_helped(helper)
    table.fights_it_out()
    table.runs("Alice", monster)
    return table


def takes_none(table: Given) -> None:
    while table.prompt in ("loot", "arrive"):
        table.answer(table.awaited[0], "none" if table.prompt == "loot" else "done")


@pytest.mark.rule("MU-5.1")
def test_the_dead_keep_class_level_and_sex_and_lose_all_else() -> None:
    table = dying(
        levels={"Alice": 4},
        sexes={"Alice": "male"},
        hands={"Alice": [rugose, kitchen_sink]},
        play={"Alice": [professor, ("carry", miners_helmet), canned_meat]},
    )
    assert (table.prompt, table.offers("Bob")) == (
        "loot",
        ["canned_meat", "kitchen_sink", "miners_helmet", "rugose", "none"],
    )
    takes_none(table)
    assert (table.level("Alice"), table.hero("Alice").sex, table.hand("Alice")) == (4, "male", [])
    assert table.lying("Alice") == ["professor"]
    assert {"canned_meat", "kitchen_sink", "miners_helmet", "rugose"} <= set(table.discards())


@pytest.mark.rule("MU-5.1")
def test_a_cheat_comes_off_and_is_loot_by_itself_but_an_item_with_its_enhancers_is_one_card() -> None:
    lying: list[Lying] = [("carry", flamethrower, official_mythos), ("carry", fez_of_fazooli, cheat)]
    table = dying(play={"Alice": lying})
    assert table.offers("Bob") == ["cheat", "fez_of_fazooli", "flamethrower", "none"]
    takes_none(table)
    assert {"cheat", "fez_of_fazooli", "flamethrower", "official_mythos"} <= set(table.discards())


@pytest.mark.rule("MU-5.2")
def test_an_item_is_looted_with_its_enhancers_and_goes_into_play() -> None:
    lying: list[Lying] = [("carry", flamethrower, official_mythos, of_the_middle_aged_gods, cheat)]
    table = dying(levels={"Bob": 2}, play={"Alice": lying, "Bob": [bowling_pin]})
    assert table.offers("Bob") == ["cheat", "flamethrower", "none"]
    table.answer("Bob", "flamethrower")
    assert table.lying("Bob") == ["bowling_pin", "flamethrower + official_mythos + of_the_middle_aged_gods"]
    assert table.strength("Bob") == 2 + 2 + (4 + 2 + 2), "it takes one hand less"
    assert table.offers("Carol") == ["cheat", "none"]
    assert "loots P1 P0 flamethrower official_mythos of_the_middle_aged_gods" in table.told()
    takes_none(table)


@pytest.mark.rule("MU-5.2", "MU-8.11")
def test_an_item_with_an_enhancer_is_carried_if_there_is_no_place_for_it() -> None:
    table = dying(levels={"Bob": 2}, play={"Alice": [(flamethrower, official_mythos)], "Bob": [bowling_pin]})
    table.answer("Bob", "flamethrower")
    assert table.lying("Bob") == ["bowling_pin", "flamethrower + official_mythos (carried)"]
    takes_none(table)


@pytest.mark.rule("MU-5.2", "MU-5.5")
def test_whoever_still_runs_carries_what_they_loot_with_its_enhancer() -> None:
    table = dying(1, helper="Bob", levels={"Bob": 2}, play={"Alice": [(bowling_pin, official_mythos)]})
    table.answer("Bob", "bowling_pin")
    assert table.lying("Bob") == ["bowling_pin + official_mythos (carried)"]
    table.next_roll(6)
    table.runs("Bob", shallow_ones)


@pytest.mark.rule("MU-5.6")
def test_super_munchkin_and_what_lasts_stay_and_are_no_loot() -> None:
    lying: list[Lying] = [professor, investigator, super_munchkin, ("carry", miners_helmet)]
    table = given(doors=[shallow_ones], hands={"Bob": [corrupted_by_power]}, play={"Alice": lying})
    table.hero("Alice").lasting.append(Lasting("no help", corrupted_by_power, "lone kill", is_curse=True))
    table.next_roll(1)
    table.opens_door()
    table.fights_it_out()
    table.runs("Alice", shallow_ones)
    assert table.offers("Bob") == ["miners_helmet", "none"]
    takes_none(table)
    assert table.lying("Alice") == ["professor", "investigator", "super_munchkin"]
    assert [each.card.id for each in table.hero("Alice").lasting] == ["corrupted_by_power"]


@pytest.mark.rule("MU-5.1")
def test_what_goes_with_a_dead_cultist_is_discarded_as_it_came() -> None:
    lying = [cultist, raving, frothing, gibbering]
    table = given(doors=[froggoth], play={"Alice": lying}, cultists=2)
    table.hero("Alice").gear.reverse()
    table.next_roll(1)
    table.opens_door()
    table.declines_goths()
    table.fights_it_out()
    table.runs("Alice", froggoth)
    assert table.discards() == ["raving", "frothing", "gibbering", "froggoth"]


@pytest.mark.rule("MU-5.2")
def test_looting_goes_by_level_and_what_remains_is_discarded() -> None:
    names = ("Alice", "Bob", "Carol", "Dave", "Eve", "Frank")
    levels = {"Alice": 4, "Bob": 2, "Carol": 9, "Dave": 3, "Eve": 8, "Frank": 5}
    hand = [frothing, gibbering, mephitic, raving]
    table = dying(players=names, levels=levels, hands={"Alice": hand})
    order = []
    while table.prompt in ("loot", "arrive"):
        name = table.awaited[0]
        if table.prompt == "loot":
            order.append(name)
        table.answer(name, table.offers(name)[0] if name != "Eve" else "none")
    assert order == ["Carol", "Eve", "Frank", "Dave", "Bob"], "Eve took nothing, so one was left for Bob"
    assert [table.hand(name) for name in order] == [["frothing"], [], ["gibbering"], ["mephitic"], ["raving"]]
    assert (table.prompt, table.awaited) == ("start", ["Bob"])


@pytest.mark.rule("MU-5.2")
def test_when_nothing_is_left_the_others_get_nothing() -> None:
    table = dying(levels={"Alice": 1, "Bob": 2, "Carol": 3}, hands={"Alice": [rugose]})
    table.answer("Carol", "rugose")
    assert (table.prompt, table.awaited) == ("start", ["Bob"])


@pytest.mark.rule("MU-5.2")
@pytest.mark.parametrize(("said", "first"), [("loaded_die 6", "Bob"), ("keep", "Carol")])
def test_a_looters_roll_may_be_changed_like_any_other(said: str, first: str) -> None:
    """Bob rolls a 1, Carol a 3."""
    table = given(doors=[shallow_ones], hands={"Alice": [rugose]}, play={"Bob": [loaded_die]})
    table.next_roll(1, 1, 3)
    table.opens_door()
    table.fights_it_out()
    table.answer("Alice", "run shallow_ones")
    assert (table.prompt, table.awaited) == ("die", ["Bob"])
    table.answer("Bob", said)
    assert (table.prompt, table.awaited) == ("loot", [first])
    takes_none(table)


@pytest.mark.rule("MU-5.2")
@pytest.mark.parametrize(("rolls", "first"), [((1, 2, 6), "Carol"), ((1, 6, 2), "Bob")])
def test_of_the_same_level_a_die_decides(rolls: tuple[int, ...], first: str) -> None:
    table = dying(*rolls, hands={"Alice": [rugose]})
    assert (table.prompt, table.awaited) == ("loot", [first])
    takes_none(table)


@pytest.mark.rule("MU-5.2", "MU-2.12")
def test_loot_goes_to_hand_or_into_play() -> None:
    table = dying(levels={"Bob": 2}, hands={"Alice": [miners_helmet, professor]})
    table.answer("Bob", "miners_helmet")
    assert table.offers("Bob") == ["play miners_helmet use", "play miners_helmet carry", "done"]
    table.answer("Bob", "play miners_helmet use")
    table.picks("Carol", "professor", "done")
    assert (table.lying("Bob"), table.hand("Carol")) == (["miners_helmet"], ["professor"])


@pytest.mark.rule("MU-5.2")
def test_an_enhancer_or_a_cheat_that_is_looted_may_be_fixed_at_once() -> None:
    table = dying(levels={"Bob": 2}, hands={"Alice": [of_the_middle_aged_gods, cheat]}, play={"Bob": [flamethrower]})
    table.picks("Bob", "of_the_middle_aged_gods", "play of_the_middle_aged_gods flamethrower")
    assert table.lying("Bob") == ["flamethrower + of_the_middle_aged_gods"]
    table.answer("Carol", "cheat")
    assert (table.prompt, table.hand("Carol")) == ("start", ["cheat"]), "she has no item to play it on"


@pytest.mark.rule("MU-5.3", "MU-5.4")
def test_the_turn_of_who_died_is_over_without_charity_and_their_next_begins_with_new_cards() -> None:
    hand = [rugose, squamous, frothing, gibbering, mephitic, raving]
    table = dying(
        doors=[shallow_ones, unnameable], players=("Alice", "Bob"), levels={"Alice": 5}, hands={"Alice": hand}
    )
    assert (table.prompt, table.awaited) == ("loot", ["Bob"])
    table.answer("Bob", "none")
    assert (table.prompt, table.awaited, table.hand("Alice")) == ("start", ["Bob"], [])
    table.opens_door("Bob")
    table.ends_turn("Bob")
    assert (table.prompt, table.awaited) == ("start", ["Alice"])
    backs = [table.state.cards[uid].is_door for uid in table.hero("Alice").hand]
    assert (backs.count(True), backs.count(False)) == (4, 4)


@pytest.mark.rule("MU-5.3")
def test_a_new_character_puts_down_class_and_items_in_their_turn() -> None:
    mine = [professor, rugose, squamous, frothing]
    table = given(
        doors=[*mine, mephitic],
        treasures=[miners_helmet, bowling_pin, galoshes, bug_spray],
        active="Carol",
        phase="rest",
        levels={"Alice": 6},
    )
    table.hero("Alice").is_new = True
    table.next_roll(1)
    table.ends_turn("Carol")
    table.plays("Alice", professor)
    table.plays("Alice", miners_helmet, "use")
    assert table.strength("Alice") == 8
    table.opens_door()


@pytest.mark.rule("MU-5.3", "MU-5.7")
def test_a_new_character_can_help_at_once_and_receive_cards_before_their_turn() -> None:
    table = dying(
        levels={"Alice": 5, "Bob": 6, "Carol": 7},
        doors=[shallow_ones, lloyd_lloigor],
        hands={"Bob": [rugose, squamous, frothing, gibbering, raving, unnameable]},
    )
    assert table.awaited == ["Bob"]
    table.opens_door("Bob")
    table.picks("Bob", "ask Alice", "1", "helper")
    table.answer("Alice", "accept")
    assert table.strengths() == (11, 8)
    table.fights_it_out("Bob")
    while table.prompt in ("take treasure", "arrive"):
        table.answer(table.awaited[0], table.offers(table.awaited[0])[-1])
    assert len(table.hand("Alice")) == 1
    table.ends_turn("Bob")
    while table.prompt in ("charity", "arrive"):
        table.answer(table.awaited[0], table.offers(table.awaited[0])[-1])
    assert len(table.hand("Alice")) == 1 + 2, "charity goes to the lowest, new or not"


@pytest.mark.rule("MU-5.4", "MU-5.5")
def test_the_helper_still_runs_when_the_fighter_is_dead_and_looted() -> None:
    table = dying(1, 6, helper="Bob", hands={"Alice": [rugose]})
    assert table.prompt == "loot"
    takes_none(table)
    assert (table.prompt, table.awaited) == ("flight", ["Bob"])
    table.next_roll(5)
    table.runs("Bob", shallow_ones)
    assert (table.prompt, table.awaited) == ("start", ["Bob"])


@pytest.mark.rule("MU-5.5")
def test_a_helper_who_dies_is_looted_and_then_the_fighters_turn_goes_on() -> None:
    hand = [rugose, squamous, frothing, gibbering, mephitic]
    table = dying(6, helper="Bob", levels={"Alice": 2}, hands={"Alice": hand, "Bob": [miners_helmet]})
    table.next_roll(1)
    table.runs("Bob", shallow_ones)
    table.answer("Alice", "miners_helmet")
    assert (table.prompt, table.hand("Alice")[-1]) == ("rest", "miners_helmet")
    table.ends_turn()
    assert table.prompt == "charity", "six cards now"
    table.answer("Alice", "rugose Bob")
    table.answer("Bob", "done")
    assert (table.awaited, table.hand("Bob")[0], len(table.hand("Bob"))) == (["Bob"], "rugose", 1 + 8)


@pytest.mark.rule("MU-5.5", "MU-3.5")
def test_who_is_still_running_puts_no_loot_into_play() -> None:
    table = dying(1, helper="Bob", levels={"Bob": 2}, hands={"Alice": [miners_helmet, galoshes]})
    table.answer("Bob", "galoshes")
    assert table.awaited == ["Carol"], "it goes to his hand"
    table.picks("Carol", "miners_helmet", "play miners_helmet use")
    assert (table.hand("Bob"), table.lying("Carol")) == (["galoshes"], ["miners_helmet"])
    table.next_roll(6)
    table.runs("Bob", shallow_ones)


@pytest.mark.rule("MU-5.8")
def test_two_deaths_in_one_flight_are_looted_in_the_order_of_dying() -> None:
    table = dying(
        1, helper="Bob", levels={"Alice": 1, "Bob": 2, "Carol": 3}, hands={"Alice": [rugose], "Bob": [squamous]}
    )
    table.answer("Carol", "none")
    table.picks("Bob", "rugose")
    table.next_roll(1)
    table.runs("Bob", shallow_ones)
    assert (table.awaited, table.offers("Carol")) == (["Carol"], ["rugose", "squamous", "none"])
    table.answer("Carol", "squamous")
    assert table.offers("Alice") == ["rugose", "none"], "the dead loot, too"
    table.answer("Alice", "rugose")
    assert (table.hand("Alice"), table.hand("Carol")) == (["rugose"], ["squamous"])
    assert (table.prompt, table.awaited, len(table.hand("Bob"))) == ("start", ["Bob"], 8), "he draws new cards"


@pytest.mark.rule("MU-5.8")
def test_who_dies_again_before_their_turn_loses_what_they_have_received() -> None:
    table = dying(
        doors=[shallow_ones, froggoth],
        levels={"Alice": 3, "Bob": 3, "Carol": 3},
        play={"Carol": [miners_helmet]},
    )
    table.picks("Carol", "trade Alice", "miners_helmet")
    table.answer("Alice", "accept trade Carol")
    assert table.lying("Alice") == ["miners_helmet"]
    table.opens_door("Bob")
    table.is_helped("Alice", "Bob")
    table.next_roll(6, 1, 1, 2)
    table.fights_it_out("Bob")
    table.runs("Bob", froggoth)
    table.runs("Alice", froggoth)
    assert (table.prompt, table.lying("Alice")) == ("loot", [])
    takes_none(table)


@pytest.mark.rule("MU-5.2")
def test_equal_looters_roll_and_equal_rolls_are_rolled_again() -> None:
    table = given(
        doors=[froggoth], hands={"Alice": [rugose]}, levels={"Dan": 3}, players=("Alice", "Bob", "Carol", "Dan")
    )
    table.next_roll(1, 4, 4, 2, 5)
    table.opens_door()
    table.declines_goths()
    table.fights_it_out()
    table.runs("Alice", froggoth)
    rolls = [told for told in table.told() if told.startswith("roll ")]
    assert rolls == ["roll P0 1", "roll P1 4", "roll P2 4", "roll P1 2", "roll P2 5"]
    order = []
    while table.prompt == "loot":
        order.append(table.awaited[0])
        table.answer(table.awaited[0], "none")
    assert order == ["Dan", "Carol", "Bob"]
