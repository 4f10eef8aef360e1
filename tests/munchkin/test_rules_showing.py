"""MU-8.13: cards in hand that are shown, to one or to all, and who knows them from then on."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.classes import professor, wandering_monster
from rumpus.munchkin.cards.decks.cthulhu.enhancers import rugose
from rumpus.munchkin.cards.decks.cthulhu.events import o_rlyeh
from rumpus.munchkin.cards.decks.cthulhu.items import fez_of_fazooli
from rumpus.munchkin.cards.decks.cthulhu.levels import mystic_visions
from rumpus.munchkin.cards.decks.cthulhu.monsters import polly_polyp
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink
from rumpus.munchkin.text import Speaker, read_view
from rumpus.munchkin.words import words_of
from tests.munchkin.given import Given, given

HANDS = {"Alice": [rugose, kitchen_sink, fez_of_fazooli], "Bob": [professor]}


def can_show(table: Given, name: str) -> bool:
    seat = table.seat(name)
    decision = table.game.decision
    return decision is not None and ("show hand",) in decision.offers.get(seat, ())


def sees(table: Given, viewer: str, whose: str) -> list[str]:
    """The hand of one player as another sees it."""
    seen = read_view(table.game.view(table.seat(viewer) if viewer else -1))
    return seen.heroes[table.seat(whose)].hand


@pytest.mark.rule("MU-8.13")
def test_some_cards_are_shown_to_one_player_and_nobody_else_learns_them() -> None:
    table = given(hands=HANDS)
    table.answer("Alice", "show hand")
    assert (table.prompt, table.offers("Alice")) == ("show to", ["everybody", "Bob", "Carol"])
    table.answer("Alice", "Bob")
    assert table.offers("Alice") == ["fez_of_fazooli", "kitchen_sink", "rugose", "whole hand", "cancel"]
    table.answer("Alice", "rugose")
    assert table.offers("Alice") == ["fez_of_fazooli", "kitchen_sink", "done", "cancel"]
    table.picks("Alice", "kitchen_sink", "done")
    assert sees(table, "Bob", "Alice") == ["kitchen_sink", "rugose", "treasure"]
    assert sees(table, "Carol", "Alice") == sees(table, "", "Alice") == ["door", "treasure", "treasure"]
    assert table.told("Bob")[-1] == table.told("Alice")[-1] == "shows to P0 P1 2 kitchen_sink rugose"
    assert table.told("Carol")[-1] == table.told()[-1] == "shows to P0 P1 2"
    assert (table.prompt, table.awaited) == ("start", ["Alice"])


@pytest.mark.rule("MU-8.13")
def test_the_whole_hand_is_shown_to_all_and_is_known_from_then_on() -> None:
    table = given(hands=HANDS)
    table.picks("Alice", "show hand", "everybody", "whole hand")
    for name in ("Bob", "Carol"):
        assert sees(table, name, "Alice") == ["fez_of_fazooli", "kitchen_sink", "rugose"]
        assert table.told(name)[-1] == "show hand P0 fez_of_fazooli kitchen_sink rugose"
    table.plays("Alice", fez_of_fazooli, "carry")
    assert sees(table, "Carol", "Alice") == ["kitchen_sink", "rugose"]


@pytest.mark.rule("MU-8.13")
def test_some_cards_are_shown_to_all() -> None:
    table = given(hands=HANDS)
    table.picks("Alice", "show hand", "everybody", "rugose", "done")
    assert sees(table, "Carol", "Alice") == ["rugose", "treasure", "treasure"]
    assert table.told()[-1] == "shows P0 rugose"


@pytest.mark.rule("MU-8.13")
def test_one_may_think_better_of_it_and_of_two_players_there_is_no_choice() -> None:
    table = given(hands=HANDS, players=("Alice", "Bob"))
    table.answer("Alice", "show hand")
    assert table.prompt == "show"
    table.picks("Alice", "rugose", "cancel")
    assert sees(table, "Bob", "Alice") == ["door", "treasure", "treasure"]
    assert not any("rugose" in line for line in table.told("Bob"))


@pytest.mark.rule("MU-8.13", "MU-2.10")
def test_cards_are_shown_at_any_time_in_fights_and_calls_too_but_not_while_something_is_under_way() -> None:
    hands = {**HANDS, "Carol": [mystic_visions]}
    table = given(hands=hands, doors=[polly_polyp], levels={"Alice": 5})
    assert can_show(table, "Bob")
    table.opens_door()
    assert can_show(table, "Alice")
    table.picks("Alice", "show hand", "Carol", "whole hand")
    table.picks("Alice", "ask Bob", "0")
    assert can_show(table, "Carol")
    table.answer("Bob", "refuse")
    table.answer("Alice", "call")
    table.answer("Carol", "pass")
    table.picks("Bob", "show hand", "Alice", "professor", "done")
    assert (table.prompt, table.awaited) == ("call", ["Bob"]), "the call stands, and so does what Carol has said"
    table.answer("Bob", "pass")
    assert table.level("Alice") == 6
    table.answer("Alice", "sell")
    assert not can_show(table, "Bob"), "a sale is under way"
    table.answer("Alice", "cancel")


@pytest.mark.rule("MU-8.13", "MU-2.17")
def test_what_came_just_before_can_still_be_answered() -> None:
    table = given(hands={"Alice": [mystic_visions], "Bob": [o_rlyeh], "Carol": [professor]})
    table.plays("Alice", mystic_visions, "Alice")
    table.picks("Carol", "show hand", "Alice", "whole hand")
    assert "play o_rlyeh mystic_visions" in table.offers("Bob")


@pytest.mark.rule("MU-8.13", "MU-2.16")
def test_cards_are_shown_three_times_in_a_turn_and_nobody_uses_up_what_is_anothers() -> None:
    table = given(hands=HANDS, phase="rest")
    for _ in range(3):
        table.picks("Alice", "show hand", "Bob", "rugose", "done")
    assert not can_show(table, "Alice")
    assert can_show(table, "Bob")
    assert repr(table.why_not("Alice", "show hand")) == "enough shown [MU-2.16]"
    assert not can_show(table, "Carol")
    assert repr(table.why_not("Carol", "show hand")) == "nothing to show [MU-8.13]"
    table.ends_turn()
    assert can_show(table, "Alice")


@pytest.mark.rule("MU-8.13")
def test_who_sees_one_of_two_copies_twice_does_not_know_both() -> None:
    table = given(hands={"Alice": [wandering_monster, wandering_monster, rugose]}, phase="rest")
    for _ in range(2):
        table.picks("Alice", "show hand", "Bob", "wandering_monster", "done")
    assert sees(table, "Bob", "Alice") == ["door", "door", "wandering_monster"]
    table.picks("Alice", "show hand", "everybody", "wandering_monster", "done")
    assert sees(table, "Bob", "Alice") == sees(table, "Carol", "Alice") == ["door", "door", "wandering_monster"]
    table.ends_turn()
    table.picks("Alice", "show hand", "Bob", "wandering_monster", "wandering_monster", "done")
    assert sees(table, "Bob", "Alice") == ["door", "wandering_monster", "wandering_monster"]
    assert sees(table, "Carol", "Alice") == ["door", "door", "wandering_monster"]


@pytest.mark.rule("MU-8.13")
@pytest.mark.parametrize("owner", ["Alice", "Bob", "Carol"])
def test_of_two_copies_the_better_known_is_shown_wherever_people_sit(owner: str) -> None:
    """The player to the left knows one, its holder is said to know the other: nothing of that hangs on the seats."""
    table = given(hands={owner: [wandering_monster, wandering_monster]}, phase="rest", active=owner)
    seat, known = table.seat(owner), table.state.known
    one, two = table.state.heroes[seat].hand
    left = (seat + 1) % 3
    known[one], known[two] = 1 << seat, 1 << left
    table.picks(owner, "show hand", ["Alice", "Bob", "Carol"][left], "wandering_monster", "done")
    assert (known[one], known[two]) == (1 << seat, 1 << left)


def test_what_each_reads_of_it() -> None:
    table = given(hands=HANDS)
    table.picks("Alice", "show hand", "Bob", "rugose", "fez_of_fazooli", "done")
    table.picks("Bob", "show hand", "everybody", "whole hand")
    english = words_of("en")
    told = {name: Speaker(table.names, table.seat(name), english).tell(table.game.log.events) for name in table.names}
    assert told["Alice"][0] == "You show Bob Fez of Fazooli and Rugose from your hand."
    assert told["Bob"][0] == "Alice shows you Fez of Fazooli and Rugose from hand."
    assert told["Carol"] == ["Alice shows Bob 2 cards from hand.", "Bob shows their hand: Professor."]
